"""Putting pieces on the map: tiles, leaders, catastrophes; each kind is offered, refused and done."""

from __future__ import annotations

from pyengine.core.game import Event, Move, Refusal, Seat
from pyengine.games.tigris import effects, kingdoms, moves
from pyengine.games.tigris.effects import at
from pyengine.games.tigris.material import BUILDINGS, COLORS, HOME, NAMES, NEAR, Cell, Cells, Color, around
from pyengine.games.tigris.moves import PlaceLeader, PlaceTile, Ruin, Withdraw
from pyengine.games.tigris.state import State, Step, wonder_cells


def _taken(state: State, cell: Cell, rule: str) -> Refusal | None:
    """Say what already lies on a space (3.2, 3.6)."""
    kind = lies_on(state, cell)
    if kind is None:
        return None
    return Refusal("taken", rule, {"cell": NAMES[cell], "thing": kind}, at(cell))


def lies_on(state: State, cell: Cell) -> str | None:
    """Return the key of what lies on a space, None if it is empty."""
    for color in COLORS:
        if state.tiles[color] >> cell & 1:
            return color.key
    layers = (("leader", state.standing), ("ruin", state.ruins), ("monument", state.turned))
    for key, layer in (*layers, ("wonder", wonder_cells(state))):
        if layer >> cell & 1:
            return key
    return None


# ---------------------------------------------------------------- laying a tile


def offer_tile(state: State, offered: list[Move], empty: Cells, triple: Cells) -> None:
    """3.2, 3.3"""
    hand = state.hands[state.turn]
    free = empty & ~triple
    land, river = free & state.rules.map.land, free & state.rules.map.river
    for color in COLORS:
        if hand[color]:
            moves.TILE_OFFERS[color].add(offered, river if color == Color.BLUE else land)


def refuse_tile(state: State, move: PlaceTile) -> Refusal | None:
    """3.2, 3.3"""
    if not state.hands[state.turn][move.color]:
        return Refusal("not_in_hand", "3.2", {"tile": move.color.key}, (f"hand:{move.color.key}",))
    taken = _taken(state, move.cell, "3.2")
    if taken:
        return taken
    river = bool(state.rules.map.river >> move.cell & 1)
    if river != (move.color == Color.BLUE):
        key = "tile.river" if river else "tile.land"
        return Refusal(key, "3.2", {"tile": move.color.key, "cell": NAMES[move.cell]}, at(move.cell))
    count = len(kingdoms.touching(kingdoms.kingdoms(state), move.cell))
    if count > 2:
        return Refusal("tile.joins", "3.3", {"cell": NAMES[move.cell], "count": count}, at(move.cell))
    return None


def do_tile(state: State, move: PlaceTile) -> list[Event]:
    """3.2 to 3.5: the tile lies; it scores in one kingdom, and joins two without a point."""
    color, cell = move.color, move.cell
    joined = kingdoms.touching(kingdoms.kingdoms(state), cell)
    state.hands[state.turn][color] -= 1
    state.tiles[color] |= 1 << cell
    state.placed, state.placed_color = cell, color
    group = kingdoms.grow(state, cell)
    facts = {"tile": color.key, "cell": NAMES[cell]}
    events = [Event("tile", "3.2", state.turn, facts, at=at(cell))]
    if len(joined) == 2:
        state.union = cell
        state.step = Step.WARS
        return [*events, Event("union", "3.5", facts={"cell": NAMES[cell]}, at=at(cell))]
    state.step = Step.BUILD
    return events + effects.tile_points(state, color, group)


# ---------------------------------------------------------------- leaders


def offer_leader(state: State, offered: list[Move], empty: Cells, double: Cells, rims: list[Cells]) -> None:
    """3.6 to 3.8"""
    beside = around(state.tiles[Color.RED]) & empty & state.rules.map.land
    for color, cell in enumerate(state.leaders[state.turn]):
        crowd = double if cell == HOME else _crowded_without(state, rims, cell)
        moves.LEADER_OFFERS[color].add(offered, beside & ~crowd)


def _crowded_without(state: State, rims: list[Cells], cell: Cell) -> Cells:
    """Return the spaces beside two kingdoms once the leader on a space is lifted (3.8)."""
    left = []
    for kingdom, rim in zip(kingdoms.kingdoms(state), rims, strict=True):
        if kingdom >> cell & 1:
            left += kingdoms.rims(kingdoms.pieces_without(state, kingdom, cell))
        else:
            left.append(rim)
    return kingdoms.crowded(left)[0]


def refuse_leader(state: State, move: PlaceLeader) -> Refusal | None:
    """3.6 to 3.8: a leader on the board is lifted before its new place is judged."""
    here = state.leaders[state.turn][move.color]
    facts = {"leader": move.color.role, "cell": NAMES[move.cell]}
    if here == move.cell:
        return Refusal("leader.same", "3.8", facts, at(move.cell))
    taken = _taken(state, move.cell, "3.6")
    if taken:
        return taken
    if state.rules.map.river >> move.cell & 1:
        return Refusal("leader.river", "3.6", facts, at(move.cell))
    if not NEAR[move.cell] & state.tiles[Color.RED]:
        return Refusal("leader.temple", "3.6", facts, at(move.cell))
    groups = kingdoms.kingdoms(state) if here == HOME else kingdoms.kingdoms_without(state, here)
    if len(kingdoms.touching(groups, move.cell)) > 1:
        return Refusal("leader.joins", "3.7", facts, at(move.cell))
    return None


def do_leader(state: State, move: PlaceLeader) -> list[Event]:
    """3.6, 4.1: the leader stands; another of its colour in the kingdom means revolt."""
    color, seat = move.color, state.turn
    here = state.leaders[seat][color]
    facts = {"leader": color.role, "cell": NAMES[move.cell]}
    if here != HOME:
        effects.lift(state, seat, color)
        facts["origin"] = NAMES[here]
    groups = kingdoms.kingdoms(state)
    rival = _rival_beside(state, groups, color, move.cell)
    effects.stand(state, seat, color, move.cell)
    key = "leader" if here == HOME else "leader_moved"
    events = [Event(key, "3.6", seat, facts, at=at(move.cell))]
    if rival is not None:
        return events + effects.begin_revolt(state, color, rival)
    state.step = Step.TREASURES
    return events


def _rival_beside(state: State, groups: list[Cells], color: Color, cell: Cell) -> Seat | None:
    """Return whose leader of this colour is in the kingdom that a space touches (4.1)."""
    for kingdom in kingdoms.touching(groups, cell):
        return kingdoms.leader_in(state, color, kingdom)
    return None


def offer_withdraw(state: State, offered: list[Move]) -> None:
    """3.9"""
    own = state.leaders[state.turn]
    offered += [moves.WITHDRAW[color] for color in COLORS if own[color] != HOME]


def refuse_withdraw(state: State, move: Withdraw) -> Refusal | None:
    """3.9"""
    if state.leaders[state.turn][move.color] == HOME:
        return Refusal("withdraw.home", "3.9", {"leader": move.color.role}, (f"leader:{move.color.role}",))
    return None


def do_withdraw(state: State, move: Withdraw) -> list[Event]:
    cell = state.leaders[state.turn][move.color]
    effects.lift(state, state.turn, move.color)
    state.step = Step.TREASURES
    facts = {"leader": move.color.role, "cell": NAMES[cell]}
    return [Event("withdrew", "3.9", state.turn, facts, at=at(cell))]


# ---------------------------------------------------------------- catastrophes


def _guarded(state: State) -> Cells:
    """Return the tiles that no catastrophe may hit: under a treasure or a building (3.10, 9.3)."""
    return state.treasures | sum(1 << cell for cell in state.buildings if cell != HOME)


def offer_ruin(state: State, offered: list[Move], empty: Cells) -> None:
    """3.10"""
    if state.ruins_left[state.turn]:
        red, green, black, blue = state.tiles
        moves.RUIN_OFFERS.add(offered, (empty | red | green | black | blue) & ~_guarded(state))


def refuse_ruin(state: State, move: Ruin) -> Refusal | None:
    """3.10, 9.3"""
    if not state.ruins_left[state.turn]:
        return Refusal("ruin.none", "3.10", at=("ruin",))
    cell = move.cell
    if state.treasures >> cell & 1:
        return Refusal("ruin.treasure", "3.10", {"cell": NAMES[cell]}, at(cell))
    if cell in state.buildings:
        color = COLORS[state.buildings.index(cell)]
        return Refusal("ruin.building", "9.3", {"cell": NAMES[cell], "building": BUILDINGS[color]}, at(cell))
    kind = lies_on(state, cell)
    if kind in ("leader", "ruin", "monument", "wonder"):
        return Refusal("ruin.taken", "3.10", {"cell": NAMES[cell], "thing": kind}, at(cell))
    return None


def do_ruin(state: State, move: Ruin) -> list[Event]:
    """3.11: the space is a hole for good; leaders without a temple go home at once."""
    bit = 1 << move.cell
    state.ruins_left[state.turn] -= 1
    state.ruins |= bit
    facts = {"cell": NAMES[move.cell]}
    event = Event("ruin", "3.10", state.turn, facts, at=at(move.cell))
    for color in COLORS:
        if state.tiles[color] & bit:
            state.tiles[color] ^= bit
            state.removed[color] += 1
            state.kingdoms = None
            event = Event("ruin_tile", "3.11", state.turn, {**facts, "tile": color.key}, at=at(move.cell))
    state.step = Step.TREASURES
    return [event, *effects.send_home(state, "3.11")]
