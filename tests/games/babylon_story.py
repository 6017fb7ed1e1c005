"""A Babylon table for stories: from a few lines of position text, with short ways to look at it."""

from __future__ import annotations

import pytest

from pyengine import games
from pyengine.core.errors import IllegalMove
from pyengine.core.match import Match
from pyengine.core.record import unnamed_table
from pyengine.games.babylon.material import LETTERS, Tribe
from pyengine.games.babylon.state import State, points

GAME = games.get("babylon")


class Story:
    """A Babylon table from a position text, with short ways to look at it."""

    def __init__(self, text: str, seed: int = 1) -> None:
        head = "" if "turn:" in text else "turn: 1\n"
        self.match = Match(GAME, unnamed_table(2), {}, seed, f"two-rivers babylon 1\n{head}{text}")

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    def play(self, *lines: str) -> Story:
        for line in lines:
            self.match.play(line)
        return self

    def refused(self, line: str) -> tuple[str, str]:
        """Return (key, rule) of the refusal that a move meets."""
        with pytest.raises(IllegalMove) as caught:
            self.match.play(line)
        return caught.value.refusal.key, caught.value.refusal.rule

    def column(self, seat: int, land: str) -> str:
        return "".join(LETTERS[tribe] for tribe in self.state.columns[seat - 1][Tribe[land.upper()]])

    def temple(self, seat: int, land: str) -> list[int]:
        return self.state.temples[seat - 1][Tribe[land.upper()]]

    def hand(self, seat: int) -> str:
        hand = self.state.hands[seat - 1]
        return "".join(LETTERS[tribe] * hand[tribe] for tribe in range(5))

    def points(self, seat: int) -> int:
        return points(self.state.temples[seat - 1])
