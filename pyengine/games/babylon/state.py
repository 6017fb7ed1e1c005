"""What is on the table in Babylon: one class, copied by hand, checked in tests."""

from __future__ import annotations

from enum import IntEnum

from pyengine.core.game import Ask, Seat
from pyengine.core.rng import Rng
from pyengine.games.babylon.material import (
    LANDS,
    QUARRY,
    RUN,
    TEMPLE_CARDS,
    TOP_LEVEL,
    TRIBE_CARDS,
    TRIBES,
    Tribe,
)

Land = Tribe


class Step(IntEnum):
    """What proceed() looks at next."""

    DRAW = 0  # the active player draws tribe cards (2.1)
    ACT = 1  # actions in any order (3)
    REVEAL = 2  # temple cards are turned (5.1)
    OVER = 3


class State:
    """Everything on the table. Outer lists are indexed by seat, the next ones by Tribe or Land."""

    __slots__ = (
        "asks",
        "columns",
        "discard",
        "figures",
        "hands",
        "held",
        "known",
        "migrated",
        "number",
        "result",
        "rng",
        "start_cards",
        "step",
        "stocks",
        "temple_deck",
        "temples",
        "tribe_deck",
        "turn",
    )

    asks: list[Ask]  # decisions already due; the last one is answered next
    columns: list[list[list[int]]]  # columns[seat][land]: tribe cards, first laid first
    discard: list[int]  # face-up tribe cards out of play, counted by tribe
    figures: list[int]  # figures[seat]: the land it stands in, or QUARRY
    hands: list[list[int]]  # hands[seat][tribe]: how many
    held: list[list[int]]  # held[seat][tribe]: how many the rival must know to be in that hand (1.6)
    known: int  # so many cards on top of the temple deck were seen going there
    migrated: bool  # the migration of this turn is spent
    number: int  # turns begun so far
    result: Seat | None  # the winner once step is OVER; None: a draw
    rng: Rng
    start_cards: list[bool]  # is the reserved first level still unbuilt?
    step: Step
    stocks: list[list[int]]  # stocks[seat]: temple levels, the last one on top
    temple_deck: list[int]  # the last one on top
    temples: list[list[list[int]]]  # temples[seat][land]: levels, the last one on top
    tribe_deck: list[int]  # the last one on top
    turn: Seat

    def __init__(self, rng: Rng) -> None:
        self.asks = []
        self.columns = [[[] for _ in LANDS] for _ in range(2)]
        self.discard = [0 for _ in TRIBES]
        self.figures = [QUARRY, QUARRY]
        self.hands = [[0 for _ in TRIBES] for _ in range(2)]
        self.held = [[0 for _ in TRIBES] for _ in range(2)]
        self.known = 0
        self.migrated = False
        self.number = 0
        self.result = None
        self.rng = rng
        self.start_cards = [True, True]
        self.step = Step.DRAW
        self.stocks = [[], []]
        self.temple_deck = []
        self.temples = [[[] for _ in LANDS] for _ in range(2)]
        self.tribe_deck = []
        self.turn = 0

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.asks = self.asks[:]
        twin.columns = [[column[:] for column in side] for side in self.columns]
        twin.discard = self.discard[:]
        twin.figures = self.figures[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.held = [hand[:] for hand in self.held]
        twin.known = self.known
        twin.migrated = self.migrated
        twin.number = self.number
        twin.result = self.result
        twin.rng = self.rng.copy()
        twin.start_cards = self.start_cards[:]
        twin.step = self.step
        twin.stocks = [stock[:] for stock in self.stocks]
        twin.temple_deck = self.temple_deck[:]
        twin.temples = [[temple[:] for temple in side] for side in self.temples]
        twin.tribe_deck = self.tribe_deck[:]
        twin.turn = self.turn
        return twin

    def check(self) -> None:
        """Assert what must hold between any two decisions: no card lost, none made."""
        tribes = self.discard[:]
        for tribe in self.tribe_deck:
            tribes[tribe] += 1
        for seat in range(2):
            for tribe in TRIBES:
                assert 0 <= self.held[seat][tribe] <= self.hands[seat][tribe]
                tribes[tribe] += self.hands[seat][tribe]
            for column in self.columns[seat]:
                for tribe in column:
                    tribes[tribe] += 1
        assert tribes == [TRIBE_CARDS] * len(TRIBES), tribes
        levels = [0] * (TOP_LEVEL + 1)
        piles = [self.temple_deck, *self.stocks, *self.temples[0], *self.temples[1]]
        for level in (level for pile in piles for level in pile):
            levels[level] += 1
        levels[1] += sum(self.start_cards)
        assert levels == list(TEMPLE_CARDS), levels
        for temple in (*self.temples[0], *self.temples[1]):
            assert temple == sorted(set(temple)), temple
        assert 0 <= self.known <= len(self.temple_deck)
        assert (self.step is Step.OVER) == (not self.asks)


def act(seat: Seat) -> Ask:
    """Ask for actions (2.3)."""
    return Ask(seat, "act", "2.3", buttons=("do:migrate", "do:end"))


def top(pile: list[int]) -> int:
    """Return the level on top of a stock or temple, 0 if there is none."""
    return pile[-1] if pile else 0


def points(temples: list[list[int]]) -> int:
    """Return what a side's temples are worth: the level on top of each (6.1)."""
    return sum(temple[-1] for temple in temples if temple)


def runs(column: list[int]) -> list[tuple[int, int]]:
    """Return (first card, length) of every maximal run of three or more equal cards (4.1).

    >>> runs([1, 1, 1, 1, 4, 3, 3])
    [(0, 4)]
    """
    found = []
    first = 0
    for index in range(1, len(column) + 1):
        if index == len(column) or column[index] != column[first]:
            if index - first >= RUN:
                found.append((first, index - first))
            first = index
    return found
