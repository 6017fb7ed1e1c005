"""The flood in Assyria and the end of the game: ranking, payouts, dignitaries, offerings, final points.

Ranking, payouts and offering points are plain functions of what lies open, so that a forecast of the flood
asks the same ones.
"""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.core.game import Event, Seat
from pyengine.games.assyria.effects import at_hexes, gains_of, tiles_of
from pyengine.games.assyria.material import (
    BONUS,
    DIGNITARIES,
    DIGNITARY_KEYS,
    HIGH_POINTS,
    INFLUENCE,
    MOST_CAMELS,
    PLOW,
    PRINTED_TRACK,
    RIVER,
    HexSet,
    names_in,
)
from pyengine.games.assyria.state import SOURCES, State, Step

ASSUR, DIGNITARY, OFFERINGS, FINAL = (
    SOURCES.index(key) for key in ("assur", "dignitary", "offerings", "final")
)
HIGH, MIDDLE, LOW = DIGNITARIES


# ---------------------------------------------------------------- what a flood is worth


def influence(dignitaries: Sequence[Sequence[Seat]], seat: Seat) -> int:
    """Return a seat's influence: 3, 2 or 1 for each hut at the high, middle or low dignitary (6.2)."""
    return sum(INFLUENCE[one] * dignitaries[one].count(seat) for one in DIGNITARIES)


def ranking(dignitaries: Sequence[Sequence[Seat]], seats: int) -> list[Seat]:
    """Return the ranked seats, the best first: influence, then huts, then the topmost single hut (6.2).

    >>> ranking([[0, 0], [2], [0, 1, 1]], 4)
    [0, 1, 2]
    """
    huts = [seat for row in dignitaries for seat in row]
    keys = {
        seat: (-influence(dignitaries, seat), -huts.count(seat), huts.index(seat))
        for seat in range(seats)
        if seat in huts
    }
    return sorted(keys, key=keys.__getitem__)


def flood_cards(expansions: Sequence[int], seats: int, reign: int) -> list[int]:
    """Return the cards that Assur pays with: the reign's expansions, and the bonus card (6.3, 6.4)."""
    return [*expansions, BONUS] if seats == 4 and reign > 1 else list(expansions)


def payouts(cards: Sequence[int], seats: int, reign: int, ranked: int) -> list[int]:
    """Return what each rank is paid, the best first.

    Each ranked player scores the sum of the cards that are left and takes the highest away (6.3); with two
    players the second one scores the lowest card, and nothing in the first reign (6.5).

    >>> payouts([3, 3, 2, 4], 4, 2, 4), payouts([4, 3, 2], 2, 2, 2)
    ([12, 8, 5, 2], [9, 2])
    """
    if seats == 2:
        return [sum(cards), 0 if reign == 1 else min(cards)][:ranked]
    left = sorted(cards)
    paid = []
    for _ in range(ranked):
        paid.append(sum(left))
        left = left[:-1]
    return paid


def offering_factor(spaces: int, printed_track: bool) -> int:
    """Return what a place on the offering track multiplies with (6.10)."""
    return PRINTED_TRACK[spaces] if printed_track else spaces


# ---------------------------------------------------------------- the flood, step by step


def flood(state: State) -> list[Event]:
    """Everything a flood does, except the beginning of a new reign (6.1)."""
    events = [Event("flood", "6.1", facts={"reign": state.reign}, moment=True)]
    events += _wash_away(state) + _assur(state) + _high(state) + _middle(state) + _low(state)
    if any(state.dignitaries):
        state.dignitaries = [[], [], []]
        events.append(Event("home", "6.9"))
    return events + _offerings(state)


def _wash_away(state: State) -> list[Event]:
    """Huts on the rivers go back to the stock (6.1)."""
    events = []
    for seat in state.order:
        washed: HexSet = state.huts[seat] & RIVER
        if washed:
            state.huts[seat] ^= washed
            facts = {"count": washed.bit_count(), "hexes": tuple(names_in(washed))}
            events.append(Event("washed", "6.1", seat, facts, at=at_hexes(washed)))
    return events


def _assur(state: State) -> list[Event]:
    """Assur pays by rank and the cards leave the table (6.2 to 6.5)."""
    cards = flood_cards(state.expansions, state.seats, state.reign)
    ranked = ranking(state.dignitaries, state.seats)
    events = [] if ranked else [Event("assur_nobody", "6.2")]
    rule = "6.5" if state.seats == 2 else "6.3"
    paid = payouts(cards, state.seats, state.reign, len(ranked))
    for rank, (seat, points) in enumerate(zip(ranked, paid, strict=True), 1):
        state.points[seat][ASSUR] += points
        facts = {"rank": rank, "influence": influence(state.dignitaries, seat), "points": points}
        at = tuple(
            f"dignitary:{DIGNITARY_KEYS[one]}" for one in DIGNITARIES if seat in state.dignitaries[one]
        )
        events.append(Event("assur", rule, seat, facts, at=at, gains=gains_of(seat, assur=points)))
    state.spent += state.expansions
    state.expansions = []
    return events


def _high(state: State) -> list[Event]:
    """The high dignitary gives 1, 4 or 8 points (6.6)."""
    events = []
    for seat in state.order:
        count = state.dignitaries[HIGH].count(seat)
        if count:
            state.points[seat][DIGNITARY] += HIGH_POINTS[count]
            facts = {"count": count, "points": HIGH_POINTS[count]}
            gains = gains_of(seat, dignitary=HIGH_POINTS[count])
            events.append(Event("high", "6.6", seat, facts, at=("dignitary:high",), gains=gains))
    return events


def _middle(state: State) -> list[Event]:
    """The middle dignitary gives a plow to whoever has none (6.7)."""
    events = []
    for seat in state.order:
        if seat in state.dignitaries[MIDDLE]:
            key = "middle_has" if state.hands[seat][PLOW] else "middle"
            state.hands[seat][PLOW] = 1
            events.append(Event(key, "6.7", seat, at=("dignitary:middle",)))
    return events


def _low(state: State) -> list[Event]:
    """The low dignitary gives a camel a hut, up to the end of the track (6.8)."""
    events = []
    for seat in state.order:
        count = state.dignitaries[LOW].count(seat)
        if count:
            before = state.camels[seat]
            state.camels[seat] = min(MOST_CAMELS, before + count)
            facts = {"count": count, "camels": state.camels[seat] - before, "total": state.camels[seat]}
            events.append(Event("low", "6.8", seat, facts, at=("dignitary:low",)))
    return events


def _offerings(state: State) -> list[Event]:
    """Offerings score sites times spaces, and the discs go back (6.10)."""
    events = []
    for seat in state.order:
        if state.offerings[seat]:
            sites = state.bases[seat].bit_count()
            factor = offering_factor(state.offerings[seat], state.printed_track)
            state.points[seat][OFFERINGS] += sites * factor
            facts = {"sites": sites, "factor": factor, "points": sites * factor}
            gains = gains_of(seat, offerings=sites * factor)
            at = at_hexes(state.bases[seat])
            events.append(Event("offerings", "6.10", seat, facts, at=at, gains=gains))
            state.offerings[seat] = 0
    return events


# ---------------------------------------------------------------- the end of the game


def final_parts(state: State, seat: Seat) -> tuple[int, int, int]:
    """Return a seat's last points: ziggurats, plow, camels (7.1, 7.2)."""
    every = tiles_of(state.bases[seat], state.floors[seat], state.roofs[seat])
    ziggurats = every if state.every_tile else 3 * state.roofs[seat].bit_count()
    return ziggurats, state.hands[seat][PLOW], state.camels[seat] // 2


def finish(state: State) -> list[Event]:
    """Count the last points and name whoever has most, all of them if several (7.3)."""
    events = []
    for seat in state.order:
        ziggurats, plow, camels = final_parts(state, seat)
        state.points[seat][FINAL] += ziggurats + plow + camels
        facts = {"points": ziggurats + plow + camels, "tiles": ziggurats, "plow": plow, "camels": camels}
        gains = gains_of(seat, final=ziggurats + plow + camels)
        events.append(Event("final", "7.1", seat, facts, gains=gains))
    state.step = Step.OVER
    totals = [sum(sources) for sources in state.points]
    best = max(totals)
    winners = tuple(seat for seat in range(state.seats) if totals[seat] == best)
    alone = len(winners) == 1
    key, winner = ("won", winners[0]) if alone else ("won_together", None)
    return [*events, Event(key, "7.3", winner, {"seats": winners, "points": best}, moment=True)]
