"""The action phase in Assyria: ziggurats, intrigue, offerings, buying; offered, refused, done."""

from __future__ import annotations

from typing import Final

from pyengine.core.game import Event, Move, Refusal
from pyengine.games.assyria import moves
from pyengine.games.assyria.material import (
    BASES,
    BOARDS,
    CARD_KEYS,
    CORNER_HEXES,
    DIGNITARIES,
    DIGNITARY_KEYS,
    DIGNITARY_PRICES,
    DIGNITARY_SLOTS,
    HEXES,
    MOST_OFFERINGS,
    NAMES,
    NO_CARD,
    OFFERED_A_TURN,
    PLOW,
    PRICES,
    RIVER,
    TILE_PRICES,
    Card,
    HexSet,
    hexes_in,
)
from pyengine.games.assyria.moves import Buy, Found, Intrigue, Offer, Raise
from pyengine.games.assyria.state import State

TILE_KEYS: Final = ("base", "floor", "roof")
_CORNERS_AT: Final = {  # by hex: the corners it touches
    one: sum(1 << corner for corner, three in enumerate(CORNER_HEXES) if three >> one & 1) for one in HEXES
}


def offer_actions(state: State) -> list[Move]:
    """Return every action the active seat can pay for, and the end of its turn (4.1)."""
    camels = state.camels[state.turn]
    offered = [] if camels < TILE_PRICES[2] else offer_ziggurats(state, camels)
    if camels >= DIGNITARY_PRICES[-1] and state.stock(state.turn):
        offered += [
            moves.INTRIGUE[one]
            for one in DIGNITARIES
            if camels >= DIGNITARY_PRICES[one] and len(state.dignitaries[one]) < DIGNITARY_SLOTS[one]
        ]
    room = MOST_OFFERINGS - state.offerings[state.turn]
    offered += moves.OFFER[1 : 1 + min(camels, OFFERED_A_TURN - state.offered, room)]
    offered += offer_cards(state, camels)
    offered.append(moves.DONE)
    return offered


def _refuse_price(state: State, rule: str, price: int) -> Refusal | None:
    have = state.camels[state.turn]
    return Refusal("camels", rule, {"price": price, "have": have}) if have < price else None


# ---------------------------------------------------------------- ziggurats


def beside_well(state: State, one: int) -> bool:
    """Does a well stand on a corner of this hex (4.2)?"""
    return bool(state.wells & _CORNERS_AT[one])


def offer_ziggurats(state: State, camels: int) -> list[Move]:
    """Return where a base, a floor or a roof can be put (4.2 to 4.4)."""
    seat = state.turn
    bases, floors = state.bases[seat], state.floors[seat]
    offered: list[Move] = []
    if camels >= TILE_PRICES[0] and bases.bit_count() < BASES:
        huts = hexes_in(state.huts[seat] & ~RIVER)
        offered += [moves.FOUND[one] for one in huts if not beside_well(state, one)]
    grows: HexSet = floors & ~state.roofs[seat]
    if camels >= TILE_PRICES[1]:
        grows |= bases & ~floors
    offered += [moves.RAISE[one] for one in hexes_in(grows & ~state.raised)]
    return offered


def refuse_found(state: State, move: Found) -> Refusal | None:
    """4.2"""
    seat, name = state.turn, NAMES[move.hex]
    facts, at = {"hex": name}, (f"hex:{name}",)
    if not BOARDS[state.seats] >> move.hex & 1:
        return Refusal("hex.cut", "1.2", {**facts, "seats": state.seats})
    if not state.huts[seat] >> move.hex & 1:
        return Refusal("found.hut", "4.2", facts, at)
    if RIVER >> move.hex & 1:
        return Refusal("found.river", "4.2", facts, at)
    if beside_well(state, move.hex):
        return Refusal("found.well", "4.2", facts, at)
    if state.bases[seat].bit_count() >= BASES:
        return Refusal("found.stock", "4.2", {"count": BASES})
    return _refuse_price(state, "4.2", TILE_PRICES[0])


def do_found(state: State, move: Found) -> list[Event]:
    seat, bit = state.turn, 1 << move.hex
    state.huts[seat] ^= bit
    state.bases[seat] |= bit
    return [_build(state, move.hex, 0)]


def _build(state: State, one: int, tile: int) -> Event:
    """Pay for a tile and remember that its ziggurat has grown in this turn (4.4)."""
    seat = state.turn
    state.raised |= 1 << one
    state.camels[seat] -= TILE_PRICES[tile]
    facts = {"hex": NAMES[one], "tile": TILE_KEYS[tile], "price": TILE_PRICES[tile]}
    return Event(
        "founded" if tile == 0 else "raised",
        "4.2" if tile == 0 else "4.3",
        seat,
        facts,
        at=(f"hex:{NAMES[one]}",),
    )


def next_tile(state: State, one: int) -> int:
    """Return what an own ziggurat lacks: 1 the second floor, 2 the roof, 3 nothing (4.3)."""
    seat = state.turn
    return 1 + (state.floors[seat] >> one & 1) + (state.roofs[seat] >> one & 1)


def refuse_raise(state: State, move: Raise) -> Refusal | None:
    """4.3, 4.4"""
    name = NAMES[move.hex]
    facts, at = {"hex": name}, (f"hex:{name}",)
    if not state.bases[state.turn] >> move.hex & 1:
        return Refusal("raise.none", "4.3", facts, at)
    tile = next_tile(state, move.hex)
    if tile == len(TILE_PRICES):
        return Refusal("raise.finished", "4.3", facts, at)
    if state.raised >> move.hex & 1:
        return Refusal("raise.again", "4.4", facts, at)
    return _refuse_price(state, "4.3", TILE_PRICES[tile])


def do_raise(state: State, move: Raise) -> list[Event]:
    seat, bit = state.turn, 1 << move.hex
    tile = next_tile(state, move.hex)
    (state.floors if tile == 1 else state.roofs)[seat] |= bit
    return [_build(state, move.hex, tile)]


# ---------------------------------------------------------------- intrigue and offerings


def refuse_intrigue(state: State, move: Intrigue) -> Refusal | None:
    """4.5"""
    one = move.dignitary
    facts = {"dignitary": DIGNITARY_KEYS[one], "slots": DIGNITARY_SLOTS[one]}
    if len(state.dignitaries[one]) >= DIGNITARY_SLOTS[one]:
        return Refusal("intrigue.full", "4.5", facts, (f"dignitary:{DIGNITARY_KEYS[one]}",))
    if not state.stock(state.turn):
        return Refusal("intrigue.stock", "4.5")
    return _refuse_price(state, "4.5", DIGNITARY_PRICES[one])


def do_intrigue(state: State, move: Intrigue) -> list[Event]:
    """A hut goes from the stock to the topmost free slot (4.5)."""
    seat, one = state.turn, move.dignitary
    state.camels[seat] -= DIGNITARY_PRICES[one]
    state.dignitaries[one].append(seat)
    facts = {
        "dignitary": DIGNITARY_KEYS[one],
        "slot": len(state.dignitaries[one]),
        "price": DIGNITARY_PRICES[one],
    }
    return [Event("intrigue", "4.5", seat, facts, at=(f"dignitary:{DIGNITARY_KEYS[one]}",))]


def refuse_offer(state: State, move: Offer) -> Refusal | None:
    """4.6"""
    if state.offered + move.camels > OFFERED_A_TURN:
        return Refusal("offer.turn", "4.6", {"most": OFFERED_A_TURN, "offered": state.offered})
    room = MOST_OFFERINGS - state.offerings[state.turn]
    if move.camels > room:
        return Refusal("offer.end", "4.6", {"room": room, "most": MOST_OFFERINGS})
    return _refuse_price(state, "4.6", move.camels)


def do_offer(state: State, move: Offer) -> list[Event]:
    seat = state.turn
    state.camels[seat] -= move.camels
    state.offered += move.camels
    state.offerings[seat] += move.camels
    facts = {"camels": move.camels, "space": state.offerings[seat]}
    return [Event("offered", "4.6", seat, facts, at=("track:offerings",))]


# ---------------------------------------------------------------- buying


def on_sale(state: State) -> list[Card]:
    """Return the kinds of food card left over from the harvest (4.7)."""
    return sorted({card for row in state.rows for card in row if card != NO_CARD})


def offer_cards(state: State, camels: int) -> list[Move]:
    """Return the cards the active seat may buy (4.7, 4.8)."""
    offered: list[Move] = []
    if not state.bought:
        offered += [moves.BUY[card] for card in on_sale(state) if camels >= PRICES[card]]
    if camels >= PRICES[PLOW] and not state.hands[state.turn][PLOW]:
        offered.append(moves.BUY[PLOW])
    return offered


def refuse_buy(state: State, move: Buy) -> Refusal | None:
    """4.7, 4.8; with a plow for every player, whoever has none finds one free."""
    if move.card == PLOW:
        if state.hands[state.turn][PLOW]:
            return Refusal("buy.has_plow", "4.8")
        return _refuse_price(state, "4.8", PRICES[PLOW])
    if state.bought:
        return Refusal("buy.again", "4.7")
    if move.card not in on_sale(state):
        return Refusal("buy.absent", "4.7", {"card": CARD_KEYS[move.card]})
    return _refuse_price(state, "4.7", PRICES[move.card])


def do_buy(state: State, move: Buy) -> list[Event]:
    seat, card = state.turn, move.card
    state.camels[seat] -= PRICES[card]
    state.hands[seat][card] += 1
    facts = {"card": CARD_KEYS[card], "price": PRICES[card]}
    if card == PLOW:
        return [Event("bought", "4.8", seat, facts)]
    for row in state.rows:
        if card in row:
            row[row.index(card)] = NO_CARD
            break
    state.bought = True
    return [Event("bought", "4.7", seat, facts)]
