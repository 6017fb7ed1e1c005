"""What is on the table in Assyria: one class, copied by hand, checked in tests."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from pyengine.core.game import Ask, Seat
from pyengine.core.rng import Rng
from pyengine.games.assyria.material import (
    BASES,
    BETWEEN,
    BOARDS,
    CARD_COUNTS,
    CORNER_HEXES,
    DIGNITARY_SLOTS,
    EXPANSION_CARDS,
    FOODS,
    HUTS,
    MOST_CAMELS,
    MOST_OFFERINGS,
    NO_CARD,
    OFFERED_A_TURN,
    PLOW,
    REIGNS,
    RIVER,
    ROUNDS,
    WELLS,
    Card,
    CornerSet,
    HexSet,
)


class Step(IntEnum):
    """What proceed() looks at next."""

    START = 0  # starting spaces (1.6)
    DRAFT = 1  # the first food card (1.7)
    HARVEST = 2  # columns, then the new order (2.3, 2.4)
    HUTS = 3  # new huts (3.2)
    FEED = 4  # supply (3.5)
    WELLS = 5  # wells, then income and prestige (3.9)
    ACT = 6  # actions (4)
    CLOSE = 7  # end of round, perhaps a flood (5, 6)
    OVER = 8


SOURCES: Final = ("huts", "ziggurats", "wells", "assur", "dignitary", "offerings", "final")  # of points
NOBODY: Final = -1


class State:
    """Everything on the table. Lists are indexed by seat unless a line says otherwise."""

    __slots__ = (
        "asks",
        "bases",
        "bought",
        "camels",
        "deck",
        "dignitaries",
        "discard",
        "discs",
        "draft",
        "dug",
        "every_tile",
        "expansion_deck",
        "expansions",
        "fed",
        "floors",
        "hands",
        "huts",
        "left",
        "offered",
        "offerings",
        "order",
        "place",
        "points",
        "printed_track",
        "raised",
        "reign",
        "rng",
        "roofs",
        "round",
        "rows",
        "seats",
        "spare",
        "spent",
        "step",
        "wells",
    )

    asks: list[Ask]  # decisions already due; the last one is answered next
    bases: list[HexSet]  # ziggurats; floors and roofs are subsets
    bought: bool  # the food card of this action phase is bought (4.7)
    camels: list[int]
    deck: list[Card]  # food cards, the last one on top
    dignitaries: list[list[Seat]]  # by dignitary: whose huts, the topmost first
    discard: list[int]  # food cards out of play, counted by kind
    discs: list[Seat]  # by column of the sowing: whose disc lies above it, or NOBODY
    draft: list[int]  # cards going round in the draft, counted by kind
    dug: int  # wells built in this turn
    every_tile: bool  # option: final points for every tile, not only for finished ziggurats (7.1)
    expansion_deck: list[int]  # the last one on top
    expansions: list[int]  # this reign's cards, the newest last
    fed: HexSet  # huts of the active seat that are fed
    floors: list[HexSet]
    hands: list[list[int]]  # hands[seat][card]: how many, the plow included
    huts: list[HexSet]  # huts on the map
    left: int  # huts the active seat still has to place
    offered: int  # camels offered in this action phase (4.6)
    offerings: list[int]  # spaces advanced on the offering track
    order: list[Seat]  # turn order
    place: int  # whose turn: an index into order
    points: list[list[int]]  # points[seat][source], see SOURCES
    printed_track: bool  # option: multipliers of the printed offering track (6.10)
    raised: HexSet  # ziggurats that got a tile in this action phase (4.4)
    reign: int  # 1 to 3
    rng: Rng
    roofs: list[HexSet]
    round: int  # 1 to 3, counted within the reign
    rows: list[list[Card]]  # the two sown rows, by column; NO_CARD is a gap
    seats: int  # number of players
    spare: list[int]  # by food: unused symbols of cards the active seat has played
    spent: list[int]  # expansion cards of past reigns
    step: Step
    wells: CornerSet

    def __init__(self, seats: int, rng: Rng) -> None:
        self.asks = []
        self.bases = [0] * seats
        self.bought = False
        self.camels = [0] * seats
        self.deck = []
        self.dignitaries = [[], [], []]
        self.discard = [0] * len(CARD_COUNTS)
        self.discs = [NOBODY] * (seats + 1)
        self.draft = [0] * len(CARD_COUNTS)
        self.dug = 0
        self.every_tile = False
        self.expansion_deck = []
        self.expansions = []
        self.fed = 0
        self.floors = [0] * seats
        self.hands = [[0] * (PLOW + 1) for _ in range(seats)]
        self.huts = [0] * seats
        self.left = 0
        self.offered = 0
        self.offerings = [0] * seats
        self.order = list(range(seats))
        self.place = 0
        self.points = [[0] * len(SOURCES) for _ in range(seats)]
        self.printed_track = False
        self.raised = 0
        self.reign = 1
        self.rng = rng
        self.roofs = [0] * seats
        self.round = 1
        self.rows = [[NO_CARD] * (seats + 1) for _ in range(2)]
        self.seats = seats
        self.spare = [0] * len(FOODS)
        self.spent = []
        self.step = Step.START
        self.wells = 0

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.asks = self.asks[:]
        twin.bases = self.bases[:]
        twin.bought = self.bought
        twin.camels = self.camels[:]
        twin.deck = self.deck[:]
        twin.dignitaries = [row[:] for row in self.dignitaries]
        twin.discard = self.discard[:]
        twin.discs = self.discs[:]
        twin.draft = self.draft[:]
        twin.dug = self.dug
        twin.every_tile = self.every_tile
        twin.expansion_deck = self.expansion_deck[:]
        twin.expansions = self.expansions[:]
        twin.fed = self.fed
        twin.floors = self.floors[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.huts = self.huts[:]
        twin.left = self.left
        twin.offered = self.offered
        twin.offerings = self.offerings[:]
        twin.order = self.order[:]
        twin.place = self.place
        twin.points = [sources[:] for sources in self.points]
        twin.printed_track = self.printed_track
        twin.raised = self.raised
        twin.reign = self.reign
        twin.rng = self.rng.copy()
        twin.roofs = self.roofs[:]
        twin.round = self.round
        twin.rows = [row[:] for row in self.rows]
        twin.seats = self.seats
        twin.spare = self.spare[:]
        twin.spent = self.spent[:]
        twin.step = self.step
        twin.wells = self.wells
        return twin

    @property
    def turn(self) -> Seat:
        """Whose turn it is."""
        return self.order[self.place]

    def occupied(self) -> HexSet:
        """Return every hex with a piece on it."""
        taken = 0
        for pieces in (*self.huts, *self.bases):
            taken |= pieces
        return taken

    def stock(self, seat: Seat) -> int:
        """Return how many huts a seat has left: not on the map and not with a dignitary (1.3)."""
        return hut_stock(self.huts[seat], self.dignitaries, seat)

    def plows_free(self) -> int:
        return self.seats - sum(hand[PLOW] for hand in self.hands)

    def wells_free(self) -> int:
        return WELLS[self.seats] - self.wells.bit_count()

    def bonus(self) -> bool:
        """Does the bonus card lie beside the expansion cards (6.4)?"""
        return self.seats == 4 and self.reign > 1

    def check(self) -> None:
        """Assert what must hold between any two decisions: nothing lost, nothing made, tracks in range."""
        self._check_cards()
        self._check_map()
        self._check_tracks()
        self._check_step()
        assert (self.step is Step.OVER) == (not self.asks)

    def _check_cards(self) -> None:
        cards = [out + going for out, going in zip(self.discard, self.draft, strict=True)]
        for card in (*self.deck, *(card for row in self.rows for card in row if card != NO_CARD)):
            cards[card] += 1
        for hand in self.hands:
            assert min(hand) >= 0, hand
            assert hand[PLOW] <= 1, hand
            for card in range(PLOW):
                cards[card] += hand[card]
        assert cards == list(CARD_COUNTS), cards
        expansions = [*self.expansion_deck, *self.expansions, *self.spent]
        assert {value: expansions.count(value) for value in (2, 3, 4)} == EXPANSION_CARDS, expansions
        assert all(symbols >= 0 for symbols in self.spare)

    def _check_map(self) -> None:
        pieces = [*self.huts, *self.bases]
        assert sum(one.bit_count() for one in pieces) == self.occupied().bit_count(), "two pieces on a hex"
        assert not self.occupied() & ~BOARDS[self.seats], "a piece beside the board"
        for seat in range(self.seats):
            assert self.stock(seat) >= 0
            assert self.bases[seat].bit_count() <= BASES
            assert not self.floors[seat] & ~self.bases[seat]
            assert not self.roofs[seat] & ~self.floors[seat]
            assert not self.bases[seat] & RIVER, "a ziggurat on a river"
        assert self.wells_free() >= 0
        for corner, three in enumerate(CORNER_HEXES):
            if self.wells >> corner & 1:
                assert not three & (BETWEEN | ~BOARDS[self.seats])
                assert not any(three & bases for bases in self.bases), "a ziggurat beside a well"

    def _check_tracks(self) -> None:
        assert all(0 <= camels <= MOST_CAMELS for camels in self.camels), self.camels
        assert all(0 <= spaces <= MOST_OFFERINGS for spaces in self.offerings), self.offerings
        assert all(points >= 0 for sources in self.points for points in sources)
        assert all(len(row) <= most for row, most in zip(self.dignitaries, DIGNITARY_SLOTS, strict=True))
        assert 1 <= self.reign <= REIGNS
        assert 1 <= self.round <= ROUNDS[self.reign]
        assert sorted(self.order) == list(range(self.seats))
        assert 0 <= self.place < self.seats
        assert len(self.expansions) == (0 if self.step is Step.OVER else self.round)

    def _check_step(self) -> None:
        """What a step keeps for itself exists only in that step."""
        step, laid = self.step, [seat for seat in self.discs if seat != NOBODY]
        assert sum(self.draft) == (self.place + 1 if step is Step.DRAFT else 0), self.draft
        assert not self.fed & ~(self.huts[self.turn] if step is Step.FEED else 0)
        assert 0 <= self.left <= (self.stock(self.turn) if step is Step.HUTS else 0)
        assert step is Step.FEED or not any(self.spare)
        assert 0 <= self.dug <= (self.wells.bit_count() if step is Step.WELLS else 0)
        assert step is Step.ACT or not (self.raised or self.offered or self.bought)
        assert not self.raised & ~self.bases[self.turn]
        assert 0 <= self.offered <= OFFERED_A_TURN
        if step is Step.START:
            assert [seat for seat in self.order if self.bases[seat]] == self.order[: self.place]
        if step is Step.HARVEST:
            assert sorted(laid) == sorted(self.order[: self.place]), laid
        elif step in (Step.HUTS, Step.FEED, Step.WELLS, Step.ACT):
            assert laid == self.order, laid
        else:
            assert not laid
        harvested = [column for column, seat in enumerate(self.discs) if seat != NOBODY]
        assert all(row[column] == NO_CARD for row in self.rows for column in harvested)


def hut_stock(huts: HexSet, dignitaries: list[list[Seat]], seat: Seat) -> int:
    """Return how many of a seat's ten huts are neither on the map nor with a dignitary (1.3)."""
    return HUTS - huts.bit_count() - sum(row.count(seat) for row in dignitaries)
