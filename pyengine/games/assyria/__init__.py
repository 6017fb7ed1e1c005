"""Assyria: tribes of the desert, their food and their ziggurats, for two to four."""

from __future__ import annotations

from typing import Final

from pyengine.core.game import Game, Option, Preset
from pyengine.games.assyria import actions, drawing, glyphs, position, telling, turn
from pyengine.games.assyria.moves import NOTATION
from pyengine.games.assyria.preview import preview
from pyengine.games.assyria.state import State
from pyengine.games.assyria.view import View, sample, view
from pyengine.games.assyria.words import WORDS


class Assyria:
    """Joins the files of this folder to the protocol; no logic of its own."""

    name = "assyria"
    seats = range(2, 5)
    version = 1
    options: tuple[Option, ...] = (
        Option("offerings", ("rulebook", "printed"), "rulebook"),
        Option("ziggurats", ("finished", "every"), "finished"),
    )
    presets: tuple[Preset, ...] = ()
    secret_seats = False
    words = WORDS

    setup = staticmethod(turn.setup)
    asking = staticmethod(turn.asking)
    legal_moves = staticmethod(actions.legal_moves)
    candidates = staticmethod(actions.candidates)
    why_illegal = staticmethod(actions.why_illegal)
    advance = staticmethod(actions.advance)
    view = staticmethod(view)
    sample = staticmethod(sample)
    standings = staticmethod(telling.standings)
    preview = staticmethod(preview)
    read_move = staticmethod(NOTATION.read)
    write_move = staticmethod(NOTATION.write)
    targets = staticmethod(telling.targets)
    label = staticmethod(telling.label)
    question = staticmethod(telling.question)
    tell = staticmethod(telling.tell)
    explain = staticmethod(telling.explain)
    facts = staticmethod(telling.facts)
    draw = staticmethod(drawing.draw)
    empty = staticmethod(drawing.empty)
    symbols = staticmethod(glyphs.symbols)
    read_position = staticmethod(position.read_position)
    write_position = staticmethod(position.write_position)


GAME: Final[Game[State, View]] = Assyria()
