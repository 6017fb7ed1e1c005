"""What follows by itself within a round: drawing, sowing, the new order, famine, income, prestige."""

from __future__ import annotations

from pyengine.core.game import Event, Gain, Seat
from pyengine.games.assyria.material import (
    BETWEEN,
    BETWEEN_POINTS,
    CARD_COUNTS,
    CARD_KEYS,
    FIRST_ON_RIVER,
    MOST_CAMELS,
    NEXT_ON_RIVER,
    NO_CARD,
    NORTH,
    OUTSIDE,
    SOUTH,
    WELL_POINTS,
    Card,
    HexSet,
    names_in,
    sowing_rank,
)
from pyengine.games.assyria.state import NOBODY, SOURCES, State

HUT_POINTS, ZIGGURAT_POINTS, WELL_SOURCE = (SOURCES.index(key) for key in ("huts", "ziggurats", "wells"))


def at_hexes(hexes: HexSet) -> tuple[str, ...]:
    return tuple(f"hex:{name}" for name in names_in(hexes))


# ---------------------------------------------------------------- cards


def draw_card(state: State, events: list[Event]) -> Card:
    """Take the top food card; an empty deck is made anew of the discards (2.2)."""
    if not state.deck:
        if not any(state.discard):
            return NO_CARD
        state.deck = [card for card in range(len(CARD_COUNTS)) for _ in range(state.discard[card])]
        state.discard = [0] * len(CARD_COUNTS)
        state.rng.shuffle(state.deck)
        events.append(Event("shuffled", "2.2", facts={"count": len(state.deck)}, reveals=True))
    return state.deck.pop()


def sow(state: State) -> list[Event]:
    """The first player lays out two rows, each sorted by symbols, jokers last (2.1)."""
    events: list[Event] = []
    columns = state.seats + 1
    state.discs = [NOBODY] * columns
    for row in range(2):
        cards = [draw_card(state, events) for _ in range(columns)]
        sown = sorted((card for card in cards if card != NO_CARD), key=sowing_rank)
        state.rows[row] = sown + [NO_CARD] * (columns - len(sown))
        facts = {"row": row + 1, "cards": tuple(CARD_KEYS[card] for card in sown)}
        key = "sown" if sown else "sown_none"
        events.append(Event(key, "2.1" if sown else "2.2", state.order[0], facts, reveals=True))
    return events


def take_column(state: State, column: int) -> list[Card]:
    """Lift the cards of a column."""
    taken = [row[column] for row in state.rows if row[column] != NO_CARD]
    for row in state.rows:
        row[column] = NO_CARD
    return taken


def new_order(state: State) -> list[Event]:
    """From now on turns go by the discs from left to right (2.4)."""
    state.order = [seat for seat in state.discs if seat != NOBODY]
    return [Event("order", "2.4", facts={"seats": tuple(state.order)})]


def discard_leftover(state: State) -> list[Event]:
    """The cards nobody harvested or bought leave the table (2.5)."""
    left = [card for column in range(state.seats + 1) for card in take_column(state, column)]
    for card in left:
        state.discard[card] += 1
    if not left:
        return []
    return [Event("leftover", "2.5", facts={"cards": tuple(CARD_KEYS[card] for card in left)})]


def lay_expansion(state: State) -> list[Event]:
    """Turn the next expansion card (5.2)."""
    value = state.expansion_deck.pop()
    state.expansions.append(value)
    facts = {"value": value, "reign": state.reign, "round": state.round}
    return [Event("expansion", "5.2", state.order[0], facts, reveals=True)]


# ---------------------------------------------------------------- the end of an expansion


def famine(state: State) -> list[Event]:
    """Huts that were not fed go back to the stock (3.8)."""
    seat = state.turn
    starved = state.huts[seat] & ~state.fed
    state.huts[seat] &= state.fed
    state.fed = 0
    state.spare = [0] * len(state.spare)
    if not starved:
        return []
    facts = {"count": starved.bit_count(), "hexes": tuple(names_in(starved))}
    return [Event("famine", "3.8", seat, facts, at=at_hexes(starved))]


def river_income(huts: HexSet, river: HexSet) -> int:
    """Return what the huts on one river bring: 3 camels for the first, 2 for each further one (3.11)."""
    count = (huts & river).bit_count()
    return FIRST_ON_RIVER + NEXT_ON_RIVER * (count - 1) if count else 0


def income(state: State) -> list[Event]:
    """Camels come from the river huts, up to the end of the track (3.11, 3.12)."""
    seat = state.turn
    north, south = (river_income(state.huts[seat], river) for river in (NORTH, SOUTH))
    if not north + south:
        return [Event("income_none", "3.11", seat)]
    before = state.camels[seat]
    state.camels[seat] = min(MOST_CAMELS, before + north + south)
    gained = state.camels[seat] - before
    facts = {"north": north, "south": south, "camels": gained, "total": state.camels[seat]}
    lost = north + south - gained
    at = at_hexes(state.huts[seat] & (NORTH | SOUTH))
    if lost:
        return [Event("income_capped", "3.12", seat, {**facts, "lost": lost}, at=at)]
    return [Event("income", "3.11", seat, facts, at=at)]


def prestige(state: State) -> list[Event]:
    """Points for huts between and outside the rivers, ziggurat tiles, and this turn's wells (3.13, 3.14)."""
    seat = state.turn
    huts = state.huts[seat]
    between = BETWEEN_POINTS * (huts & BETWEEN).bit_count()
    outside = (huts & OUTSIDE).bit_count()
    tiles = tiles_of(state.bases[seat], state.floors[seat], state.roofs[seat])
    wells = state.dug * WELL_POINTS[state.reign]
    points = state.points[seat]
    points[HUT_POINTS] += between + outside
    points[ZIGGURAT_POINTS] += tiles
    points[WELL_SOURCE] += wells
    facts = {
        "points": between + outside + tiles + wells,
        "between": between,
        "outside": outside,
        "tiles": tiles,
        "wells": wells,
    }
    gains = gains_of(seat, huts=between + outside, ziggurats=tiles, wells=wells)
    return [Event("prestige", "3.13", seat, facts, gains=gains)]


def gains_of(seat: Seat, **sources: int) -> tuple[Gain, ...]:
    """Return where points came from, without what gave none."""
    return tuple(Gain(seat, source, points) for source, points in sources.items() if points)


def tiles_of(bases: HexSet, floors: HexSet, roofs: HexSet) -> int:
    """Return how many ziggurat tiles stand on the map."""
    return bases.bit_count() + floors.bit_count() + roofs.bit_count()
