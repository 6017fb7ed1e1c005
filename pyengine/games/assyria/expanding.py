"""The moves of the expansion in Assyria: huts, supply, wells; offered, refused, done."""

from __future__ import annotations

from pyengine.core.game import Event, Move, Refusal
from pyengine.games.assyria import feeding, moves
from pyengine.games.assyria.effects import at_hexes
from pyengine.games.assyria.material import (
    BETWEEN,
    BOARDS,
    CORNER_HEXES,
    CORNER_NAMES,
    FOOD_AT,
    FOOD_KEYS,
    JOKER,
    NAMES,
    WELL_POINTS,
    food_of,
    hexes_in,
    names_in,
    symbols_on,
)
from pyengine.games.assyria.moves import FIRST_SPARE, RATION_KEYS, RATIONS_FOR, Feed, FeedAll, Hut, Well
from pyengine.games.assyria.state import State
from pyengine.games.assyria.turn import reach, well_sites

# ---------------------------------------------------------------- new huts


def offer_huts(state: State) -> list[Move]:
    """Return the hexes for the next hut; only when there is none may the seat stop (3.3, 3.4)."""
    open_hexes = reach(state) if state.left else 0
    if not open_hexes:
        return [moves.DONE]
    return [moves.HUT[one] for one in hexes_in(open_hexes)]


def refuse_hut(state: State, move: Hut) -> Refusal | None:
    """3.2, 3.3"""
    facts = {"hex": NAMES[move.hex]}
    at = (f"hex:{NAMES[move.hex]}",)
    if not BOARDS[state.seats] >> move.hex & 1:
        return Refusal("hex.cut", "1.2", {**facts, "seats": state.seats})
    if not state.left:
        return Refusal("hut.enough", "3.2", {"value": state.expansions[-1]})
    if state.occupied() >> move.hex & 1:
        return Refusal("hut.taken", "3.3", facts, at)
    if not reach(state) >> move.hex & 1:
        return Refusal("hut.far", "3.3", facts, at)
    return None


def do_hut(state: State, move: Hut) -> list[Event]:
    seat = state.turn
    state.huts[seat] |= 1 << move.hex
    state.left -= 1
    facts = {"hex": NAMES[move.hex], "food": FOOD_KEYS[FOOD_AT[move.hex]], "left": state.left}
    return [Event("hut", "3.3", seat, facts, at=(f"hex:{NAMES[move.hex]}",))]


# ---------------------------------------------------------------- supply


def offer_feeding(state: State) -> list[Move]:
    """Return each hungry hut with each card that fits it, or the end when none is left (3.6, 3.7)."""
    able = feeding.feedable(state)
    if not able:
        return [moves.DONE]
    places: list[list[int] | None] = [None] * len(RATIONS_FOR)
    offered: list[Move] = []
    for one in hexes_in(able):
        food = FOOD_AT[one]
        fitting = places[food]
        if fitting is None:
            fitting = places[food] = feeding.rations_for(state, food)
        feeds = moves.FEEDS[one]
        offered += [feeds[place] for place in fitting]
    if feeding.has_only_result(state):
        offered.append(moves.FEED_ALL)
    return offered


def refuse_feed(state: State, move: Feed) -> Refusal | None:
    """3.5, 3.6"""
    name, ration = NAMES[move.hex], RATION_KEYS[move.ration]
    at = (f"hex:{name}",)
    if not state.huts[state.turn] >> move.hex & 1:
        key = "feed.ziggurat" if state.bases[state.turn] >> move.hex & 1 else "feed.nobody"
        return Refusal(key, "3.5", {"hex": name}, at)
    if state.fed >> move.hex & 1:
        return Refusal("feed.fed", "3.5", {"hex": name}, at)
    if move.ration not in RATIONS_FOR[FOOD_AT[move.hex]]:
        facts = {"hex": name, "food": FOOD_KEYS[FOOD_AT[move.hex]], "ration": ration}
        return Refusal("feed.food", "3.6", facts, at)
    if not feeding.has_ration(state, move.ration):
        key = "feed.absent" if move.ration < FIRST_SPARE else "feed.no_spare"
        return Refusal(key, "3.6", {"ration": ration})
    return None


def do_feed(state: State, move: Feed) -> list[Event]:
    """Play a card, or use a spare symbol; a plow goes to its space, other cards are discarded (3.6)."""
    seat, ration = state.turn, move.ration
    state.fed |= 1 << move.hex
    facts = {"hex": NAMES[move.hex], "ration": RATION_KEYS[ration]}
    at = (f"hex:{NAMES[move.hex]}",)
    if ration >= FIRST_SPARE:
        state.spare[ration - FIRST_SPARE] -= 1
        return [Event("fed_spare", "3.6", seat, facts, at=at)]
    state.hands[seat][ration] -= 1
    if ration <= JOKER:
        state.discard[ration] += 1
    if ration < JOKER:
        state.spare[food_of(ration)] += symbols_on(ration) - 1
    return [Event("fed", "3.6", seat, facts, at=at)]


def refuse_feed_all(state: State, move: FeedAll) -> Refusal | None:
    """3.7"""
    if not feeding.feedable(state):
        return Refusal("feed_all.nothing", "3.7")
    return None if feeding.has_only_result(state) else Refusal("feed_all.choice", "3.7")


def do_feed_all(state: State, move: FeedAll) -> list[Event]:
    """Feed in any order: it leads to the only result there is (3.7)."""
    events: list[Event] = []
    able = feeding.feedable(state)
    while able:
        one = hexes_in(able)[0]
        place = feeding.rations_for(state, FOOD_AT[one])[-1]  # spare symbols before cards
        events += do_feed(state, moves.FEEDS[one][place])
        able = feeding.feedable(state)
    return events


def duty(state: State) -> Refusal | None:
    """Refuse to stop while a card in hand or a spare symbol could feed a hungry hut (3.7)."""
    able = feeding.feedable(state)
    if not able:
        return None
    one = hexes_in(able)[0]
    food = FOOD_AT[one]
    ration = RATIONS_FOR[food][feeding.rations_for(state, food)[0]]
    key = "done.feed" if ration < FIRST_SPARE else "done.spare"
    facts = {"hex": NAMES[one], "ration": RATION_KEYS[ration], "count": able.bit_count()}
    return Refusal(key, "3.7", facts, at_hexes(able))


# ---------------------------------------------------------------- wells


def offer_wells(state: State) -> list[Move]:
    return [*(moves.WELL[corner] for corner in well_sites(state)), moves.DONE]


def refuse_well(state: State, move: Well) -> Refusal | None:
    """3.9, 3.10"""
    three = CORNER_HEXES[move.corner]
    names = CORNER_NAMES[move.corner]
    at = (corner_target(move.corner),)
    if three & ~BOARDS[state.seats]:
        return Refusal("hex.cut", "1.2", {"hex": names[-1], "seats": state.seats})
    if three & BETWEEN:
        return Refusal("well.between", "3.9", {"hexes": tuple(names_in(three & BETWEEN))}, at)
    if state.wells >> move.corner & 1:
        return Refusal("well.taken", "3.9", at=at)
    missing = three & ~state.huts[state.turn]
    if missing:
        facts = {"hexes": tuple(names_in(missing))}
        return Refusal("well.huts", "3.9", facts, at_hexes(missing))
    return None if state.wells_free() else Refusal("well.stock", "3.10")


def do_well(state: State, move: Well) -> list[Event]:
    """Place a well; it is counted with this turn's prestige (3.9, 3.14)."""
    state.wells |= 1 << move.corner
    state.dug += 1
    facts = {"hexes": CORNER_NAMES[move.corner], "points": WELL_POINTS[state.reign]}
    return [Event("well", "3.9", state.turn, facts, at=(corner_target(move.corner),))]


def corner_target(corner: int) -> str:
    """Return what to point at for a corner: `corner:c4-c5-d4`."""
    return f"corner:{'-'.join(CORNER_NAMES[corner])}"
