"""What one seat may know in Assyria: all but the order of the two decks; and a state a view may hide."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.core.game import Ask, Seat
from pyengine.core.rng import Rng
from pyengine.games.assyria.material import (
    CARD_COUNTS,
    EXPANSION_CARDS,
    NO_CARD,
    PLOW,
    WELLS,
    Card,
    CornerSet,
    HexSet,
)
from pyengine.games.assyria.state import State, Step, hut_stock


@dataclass(frozen=True, slots=True)
class View:
    """What lies open (1.8); fields mean the same as in State."""

    seat: Seat  # who looks: a seat, SPECTATOR or OPEN
    ask: Ask | None
    seats: int
    step: Step
    reign: int
    round: int
    order: list[Seat]
    place: int
    printed_track: bool
    every_tile: bool
    huts: list[HexSet]
    bases: list[HexSet]
    floors: list[HexSet]
    roofs: list[HexSet]
    wells: CornerSet
    dignitaries: list[list[Seat]]
    camels: list[int]
    offerings: list[int]
    points: list[list[int]]
    hands: list[list[int]]
    rows: list[list[Card]]
    discs: list[Seat]
    draft: list[int]
    discard: list[int]
    deck_size: int
    expansions: list[int]
    spent: list[int]
    expansion_deck_size: int
    left: int
    fed: HexSet
    spare: list[int]
    dug: int
    raised: HexSet
    offered: int
    bought: bool

    @property
    def turn(self) -> Seat:
        return self.order[self.place]

    def stock(self, seat: Seat) -> int:
        """Return how many huts a seat has left."""
        return hut_stock(self.huts[seat], self.dignitaries, seat)

    def total(self, seat: Seat) -> int:
        return sum(self.points[seat])

    def plows_free(self) -> int:
        return self.seats - sum(hand[PLOW] for hand in self.hands)

    def wells_free(self) -> int:
        return WELLS[self.seats] - self.wells.bit_count()


# Fields that State and View share; lists and lists of lists are copied.
_PLAIN = (
    "seats", "step", "reign", "round", "place", "printed_track", "every_tile", "wells", "left", "fed", "dug",
    "raised", "offered", "bought",
)  # fmt: skip
_LISTS = (
    "order", "huts", "bases", "floors", "roofs", "camels", "offerings", "discs", "draft", "discard",
    "expansions", "spent", "spare",
)  # fmt: skip
_NESTED = ("dignitaries", "points", "hands", "rows")


def view(state: State, seat: Seat) -> View:
    """Name what a seat may know: all seats know the same (1.8)."""
    shared = {name: getattr(state, name) for name in _PLAIN}
    shared |= {name: getattr(state, name)[:] for name in _LISTS}
    shared |= {name: [one[:] for one in getattr(state, name)] for name in _NESTED}
    return View(
        seat=seat,
        ask=state.asks[-1] if state.asks else None,
        deck_size=len(state.deck),
        expansion_deck_size=len(state.expansion_deck),
        **shared,
    )


def sample(seen: View, rng: Rng) -> State:
    """Shuffle what the decks must hold, as any of the orders that fit the view."""
    state = State(seen.seats, Rng(rng.next()))
    for name in _PLAIN:
        setattr(state, name, getattr(seen, name))
    for name in _LISTS:
        setattr(state, name, getattr(seen, name)[:])
    for name in _NESTED:
        setattr(state, name, [one[:] for one in getattr(seen, name)])
    state.asks = [seen.ask] if seen.ask else []
    state.deck = hidden_cards(state)
    rng.shuffle(state.deck)
    state.expansion_deck = hidden_expansions(state)
    rng.shuffle(state.expansion_deck)
    return state


def hidden_cards(state: State) -> list[Card]:
    """Return the food cards that lie nowhere else, so they are in the deck."""
    counts = list(CARD_COUNTS)
    for pile in (state.discard, state.draft, *state.hands):
        for card in range(PLOW):
            counts[card] -= pile[card]
    for row in state.rows:
        for card in row:
            if card != NO_CARD:
                counts[card] -= 1
    return [card for card, count in enumerate(counts) for _ in range(count)]


def hidden_expansions(state: State) -> list[int]:
    """Return the expansion cards that have not been turned."""
    seen = state.expansions + state.spent
    return [value for value, count in EXPANSION_CARDS.items() for _ in range(count - seen.count(value))]
