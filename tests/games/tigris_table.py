"""A small table for stories: drawn positions, moves as text, short questions about what lies there."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from pyengine.core.errors import IllegalMove
from pyengine.core.game import DYNASTIES, Chair, Event
from pyengine.core.match import Match
from pyengine.games.tigris import GAME
from pyengine.games.tigris.material import (
    ADVANCED,
    BY_NAME,
    COLORS,
    HEIGHT,
    HOME,
    LETTERS,
    NAMES,
    ROLES,
    STANDARD,
    WIDTH,
    cell_at,
    cell_name,
)
from pyengine.games.tigris.state import State

IDLE = {"b2": "r*", "b8": "r*", "o9": "r*"}  # three treasures that touch nothing, so that the game goes on


def cell(column: int, row: int) -> str:
    """Return the written form of a space given by column and row from 0."""
    return cell_name(cell_at(column, row))


def at(**pieces: str) -> dict[str, str]:
    """Return spaces given as `c6r4="r"`: column 6, row 4, both from 0."""
    found = {}
    for name, piece in pieces.items():
        column, row = name[1:].split("r")
        found[cell(int(column), int(row))] = piece
    return found


def position(
    pieces: dict[str, str],
    hands: Iterable[str],
    *,
    idle: bool = True,
    variants: str = "",
    own: dict[int, str] | None = None,
    **fields: object,
) -> str:
    """Write a position: pieces by space, one hand a seat (`rrb`), other fields as they are written."""
    board = STANDARD if "advanced" not in variants else ADVANCED
    pieces = {**(IDLE if idle else {}), **pieces}
    lines = ["two-rivers tigris 1", f"variants: {variants}"]
    for row in range(HEIGHT):
        signs = (
            pieces.get(name := cell(column, row), "~" if board.river >> BY_NAME[name] & 1 else ".")
            for column in range(WIDTH)
        )
        lines.append(f"row {row + 1}: " + " ".join(signs))
    lines += [f"{key}: {value}" for key, value in fields.items()]
    for seat, hand in enumerate(hands):
        counts = " ".join(f"{hand.count(letter)} {letter}" for letter in LETTERS if letter in hand)
        lines += [f"seat {seat + 1}", f"hand: {counts or '0'}"]
        if own and seat in own:
            lines += own[seat].split("; ")
    return "\n".join(lines)


class Story:
    """A match that a test talks to."""

    def __init__(
        self, start: str | None = None, seats: int = 4, options: dict[str, str] | None = None
    ) -> None:
        chairs = [Chair(name, dynasty) for name, dynasty in zip("ABCD", DYNASTIES, strict=True)]
        if start is not None:
            seats = start.count("\nseat ")
        chosen = {option.key: option.default for option in GAME.options} | (options or {})
        self.match = Match(GAME, tuple(chairs[:seats]), chosen, 1, start)
        self.events: list[Event] = list(self.match.dealt)

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    def play(self, *lines: str) -> list[Event]:
        """Play moves; return the events of all of them."""
        told: list[Event] = []
        for line in lines:
            told += self.match.play(line)
            self.state.check()
        self.events += told
        return told

    def refused(self, line: str) -> str:
        """Return `key rule` of the refusal of a move."""
        with pytest.raises(IllegalMove) as caught:
            self.match.play(line)
        assert set(caught.value.said) == {"en", "ru"}
        return f"{caught.value.refusal.key} {caught.value.refusal.rule}"

    def legal(self, kind: str = "") -> set[str]:
        lines = {GAME.write_move(move) for move in self.match.legal_moves()}
        return {line for line in lines if line.startswith(kind)}

    @property
    def asked(self) -> str:
        """Return `seat kind` of the decision that is due, seats from 1."""
        ask = self.match.ask
        return "over" if ask is None else f"{ask.seat + 1} {ask.kind}"

    def points(self, seat: int) -> str:
        """Return a seat's points, like `2r 1b`."""
        own = self.state.points[seat - 1]
        return " ".join(f"{own[color]}{color.key}" for color in COLORS if own[color])

    def leader(self, seat: int, role: str) -> str | None:
        found = self.state.leaders[seat - 1][ROLES.index(role)]
        return None if found == HOME else NAMES[found]

    def tile(self, name: str) -> str | None:
        at = BY_NAME[name]
        return next((color.key for color in COLORS if self.state.tiles[color] >> at & 1), None)

    def treasures(self) -> set[str]:
        return {name for name, at in BY_NAME.items() if self.state.treasures >> at & 1}

    def hand(self, seat: int) -> int:
        return sum(self.state.hands[seat - 1])


def keys(events: Iterable[Event]) -> list[str]:
    return [event.key for event in events]
