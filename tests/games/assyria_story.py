"""Assyria tables for stories: a written position becomes a match."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pyengine.core.errors import IllegalMove
from pyengine.core.game import Chair, Event, Refusal
from pyengine.core.match import Match
from pyengine.games.assyria import GAME
from pyengine.games.assyria.material import BY_NAME, names_in
from pyengine.games.assyria.state import SOURCES, State

NAMES = ("Саргон", "Инанна", "Нингаль", "Набу")
COLOURS = ("archer", "bull", "potter", "lion")


class Story(Match):
    """A match with short ways to ask about the table."""

    state: State

    def go(self, *lines: str) -> list[Event]:
        """Play some moves and return what happened."""
        return [event for line in lines for event in self.play(line)]

    def refused(self, line: str) -> Refusal:
        """Return the refusal of a move that must be refused."""
        with pytest.raises(IllegalMove) as caught:
            self.play(line)
        assert caught.value.text("ru")
        return caught.value.refusal

    def offers(self, line: str) -> bool:
        return self.read(line) in self.legal_moves()

    def huts(self, seat: int) -> list[str]:
        return sorted(names_in(self.state.huts[seat - 1]))

    def hand(self, seat: int, card: str) -> int:
        return self.state.hands[seat - 1][GAME.read_move(f"buy {card}").card]  # type: ignore[attr-defined]

    def points(self, seat: int, source: str | None = None) -> int:
        points = self.state.points[seat - 1]
        return sum(points) if source is None else points[SOURCES.index(source)]

    def tiles(self, seat: int, name: str) -> int:
        one = BY_NAME[name]
        sets = (self.state.bases, self.state.floors, self.state.roofs)
        return sum(pieces[seat - 1] >> one & 1 for pieces in sets)


def story(text: str, seats: int = 4) -> Story:
    """Return a match that begins with a position; seats the text does not name are empty."""
    for seat in range(1, seats + 1):
        if f"seat {seat}\n" not in text:
            text += f"\nseat {seat}\n"
    return Story(GAME, table(seats), {}, 1, "two-rivers assyria 1\n" + text)


def dealt(seats: int, seed: int = 1, **options: str) -> Story:
    chosen = {option.key: option.default for option in GAME.options} | options
    return Story(GAME, table(seats), chosen, seed)


def table(seats: int) -> tuple[Chair, ...]:
    return tuple(Chair(name, colour) for name, colour in zip(NAMES, COLOURS, strict=True))[:seats]


def facts_of(events: list[Event], key: str) -> Iterator[tuple[int | None, dict[str, object]]]:
    """Yield seat number (from 1) and facts of the events with this key."""
    for event in events:
        if event.key == key:
            yield None if event.seat is None else event.seat + 1, dict(event.facts)
