"""Tigris & Euphrates: kingdoms, leaders and conflicts between two rivers, for two to four."""

from __future__ import annotations

from typing import Final

from pyengine.core.game import Game, Option, Preset
from pyengine.games.tigris import actions, drawing, glyphs, position, telling, turn
from pyengine.games.tigris.moves import NOTATION
from pyengine.games.tigris.preview import preview
from pyengine.games.tigris.state import State
from pyengine.games.tigris.view import View, sample, view
from pyengine.games.tigris.words import WORDS


class Tigris:
    """Joins the files of this folder to the protocol; no logic of its own."""

    name = "tigris"
    seats = range(2, 5)
    version = 1
    options: tuple[Option, ...] = (
        Option("board", ("standard", "advanced"), "standard"),
        Option("buildings", ("off", "on"), "off"),
        Option("wonder", ("off", "on"), "off"),
        Option("english", ("off", "on"), "off"),
        Option("scores", ("hidden", "open"), "hidden"),
        Option("starter", ("random", "1", "2", "3", "4"), "random", names_seats=True),
    )
    presets: tuple[Preset, ...] = (
        Preset("classic", ("scores", "starter")),
        Preset("newer", ("board", "buildings", "wonder", "english", "scores", "starter")),
    )
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


GAME: Final[Game[State, View]] = Tigris()
