"""Tables for tests: seeded random games over every game found, and small ways to look at states."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Any

import pytest

from pyengine import games
from pyengine.core import record
from pyengine.core.game import AnyGame, Chair, Event, Move, Table
from pyengine.core.rng import Rng

NAMES = ("Карен", "Инанна", "Þorgerðr <b>", "O'Neil & Co")
COLOURS = ("bull", "lion", "archer", "potter")


def table_of(seats: int) -> Table:
    return tuple(Chair(NAMES[seat], COLOURS[seat]) for seat in range(seats))


@dataclass(frozen=True)
class Setting:
    """One way to play one game: seats, options, seed."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: int

    def __str__(self) -> str:
        chosen = ",".join(f"{key}={value}" for key, value in self.options)
        return f"{self.game}-{self.seats}p-{chosen or 'default'}-seed{self.seed}"


@dataclass(frozen=True)
class Decision:
    """A table before a decision, what could be played, and what was."""

    state: Any
    moves: list[Move]
    move: Move
    events: list[Event]
    after: Any


def settings(seeds: int = 1) -> list[Setting]:
    """Return every game with every number of seats, plain and with each option changed once."""
    found = []
    seed = count(1)
    for game in games.all_games():
        for seats in game.seats:
            for _ in range(seeds):
                found.append(Setting(game.name, seats, (), next(seed)))
            changed = tuple((one.key, one.values[-1]) for one in game.options if one.key != "starter")
            found.append(Setting(game.name, seats, changed, next(seed)))
    return found


every_setting = pytest.mark.parametrize("setting", settings(), ids=str)


@cache
def walk(setting: Setting) -> list[Decision]:
    """Play one random game and keep every step of it."""
    game = games.get(setting.game)
    options = record.read_options(game, dict(setting.options))
    state, _ = game.setup(setting.seats, options, setting.seed)
    chance = Rng(setting.seed)
    found = []
    while game.asking(state) is not None:
        moves = game.legal_moves(state)
        move = chance.choice(moves)
        after = state.copy()
        found.append(Decision(state, moves, move, game.advance(after, move), after))
        state = after
    return found


def sparse(decisions: list[Decision], most: int = 60) -> Iterator[Decision]:
    """Return about so many decisions, spread over the whole game."""
    step = max(1, len(decisions) // most)
    return iter(decisions[::step])


def parts(state: Any) -> dict[str, Any]:
    """Return every slot of a state as plain values that can be compared."""
    return {name: _plain(getattr(state, name)) for name in type(state).__slots__}


def _plain(value: Any) -> Any:
    if isinstance(value, Rng):
        return ("rng", value.word)
    if isinstance(value, list):
        return [_plain(one) for one in value]
    if isinstance(value, dict):
        return {key: _plain(one) for key, one in value.items()}
    return value


def numbers_in_rules(game: AnyGame, lang: str) -> list[str]:
    """Return the rule numbers that a game's rules text defines, in their order."""
    return re.findall(r"^\*\*(\d+\.\d+)\*\*", games.rules(game.name, lang), re.MULTILINE)
