"""Babylon, published as Babel: a duel of temple builders for two."""

from __future__ import annotations

from typing import Final

from pyengine.core.game import Game, Option, Preset
from pyengine.games.babylon import actions, drawing, glyphs, position, telling, turn
from pyengine.games.babylon.moves import NOTATION
from pyengine.games.babylon.preview import preview
from pyengine.games.babylon.state import State
from pyengine.games.babylon.view import View, sample, view
from pyengine.games.babylon.words import WORDS


class Babylon:
    """Joins the files of this folder to the protocol; no logic of its own."""

    name = "babylon"
    seats = range(2, 3)
    version = 1
    options: tuple[Option, ...] = (
        Option("hands", ("5-5", "3-5"), "5-5"),
        Option("starter", ("random", "1", "2"), "random", names_seats=True),
    )
    presets: tuple[Preset, ...] = ()
    secret_seats = True
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


GAME: Final[Game[State, View]] = Babylon()
