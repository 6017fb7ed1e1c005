"""For each kind of move in Tigris & Euphrates: offer it, refuse it, do it.

`offer_x` adds the legal moves of a kind, `refuse_x` says why one is not legal, `do_x` plays it.
A law of the tests holds offers and refusals together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from pyengine.core.game import Event, Move, Refusal, Seat
from pyengine.games.tigris import effects, kingdoms, moves, sites
from pyengine.games.tigris.effects import at
from pyengine.games.tigris.material import (
    BUILDINGS,
    COLORS,
    HOME,
    MONUMENTS,
    NAMES,
    NEAR,
    PAIRS,
    SQUARES,
    Cell,
    Cells,
    Color,
    around,
    cells_of,
)
from pyengine.games.tigris.moves import (
    Build,
    Choose,
    End,
    Keep,
    Monument,
    PlaceLeader,
    PlaceTile,
    Ruin,
    Skip,
    Support,
    Swap,
    War,
    Withdraw,
    Wonder,
)
from pyengine.games.tigris.state import State, Step, wonder_cells
from pyengine.games.tigris.turn import proceed


def _spent(state: State) -> Refusal | None:
    """3.1: two actions a turn."""
    return None if state.actions else Refusal("spent", "3.1", at=("do:end",))


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


# ---------------------------------------------------------------- swapping tiles, ending the turn


def offer_swap(state: State, offered: list[Move]) -> None:
    """3.12"""
    red, green, black, blue = state.hands[state.turn]
    offered += moves.swaps((red, green, black, blue))


def refuse_swap(state: State, move: Swap) -> Refusal | None:
    """3.12"""
    if not any(move.counts):
        return Refusal("swap.nothing", "3.12")
    hand = state.hands[state.turn]
    for color in COLORS:
        if move.counts[color] > hand[color]:
            facts = {"tile": color.key, "have": hand[color], "count": move.counts[color]}
            return Refusal("swap.have", "3.12", facts, (f"hand:{color.key}",))
    return None


def do_swap(state: State, move: Swap) -> list[Event]:
    """3.12, 8.3: put aside unseen, then draw as many; a missing tile ends the game at once."""
    for color in COLORS:
        state.hands[state.turn][color] -= move.counts[color]
        state.swapped[state.turn][color] += move.counts[color]
    state.step = Step.TREASURES
    tiles = tuple(color.key for color in COLORS for _ in range(move.counts[color]))
    event = Event("swapped", "3.12", state.turn, {"count": len(tiles)}, {"tiles": tiles})
    return [event, *effects.draw(state, state.turn, len(tiles), "3.12")]


def refuse_end(state: State, move: End) -> Refusal | None:
    """3.1: a turn may always be ended."""
    return None


def do_end(state: State, move: End) -> list[Event]:
    state.actions = 0
    state.step = Step.MONUMENTS
    return [Event("ended", "7.1", state.turn)]


# ---------------------------------------------------------------- wars and support


def offer_war(state: State) -> list[Move]:
    return [moves.WAR[color] for color in kingdoms.warring_colors(state)]


def refuse_war(state: State, move: War) -> Refusal | None:
    """4.6"""
    if move.color in kingdoms.warring_colors(state):
        return None
    return Refusal("war.peace", "4.6", {"leader": move.color.role}, (f"war:{move.color.key}",))


def do_war(state: State, move: War) -> list[Event]:
    return effects.begin_war(state, move.color)


def offer_support(state: State) -> list[Move]:
    return [one for one in moves.SUPPORT if refuse_support(state, one) is None]


def refuse_support(state: State, move: Support) -> Refusal | None:
    """4.3, 4.9"""
    conflict = state.conflict
    assert conflict is not None
    color = conflict.support_color
    have = state.hands[state.asks[-1].seat][color]
    if move.count > have:
        facts = {"tile": color.key, "have": have, "count": move.count}
        return Refusal("support.have", state.asks[-1].rule, facts, (f"hand:{color.key}",))
    if state.rules.english and move.count:
        return _refuse_english(state, move.count)
    return None


def _refuse_english(state: State, count: int) -> Refusal | None:
    """4.14: the attacker adds only to get ahead, the defender only to draw level."""
    conflict = state.conflict
    assert conflict is not None
    attack, defence = conflict.total_attack, conflict.total_defence
    if conflict.attack_added is None:
        if attack + count > defence:
            return None
        return Refusal("support.ahead", "4.14", {"need": defence - attack + 1, "count": count})
    if defence + count == attack:
        return None
    if defence >= attack:
        return Refusal("support.enough", "4.14", {"count": count})
    return Refusal("support.level", "4.14", {"need": attack - defence, "count": count})


def do_support(state: State, move: Support) -> list[Event]:
    return effects.add_support(state, move.count)


# ---------------------------------------------------------------- buildings, monuments, the wonder


def offer_build(state: State) -> list[Move]:
    return [*(moves.BUILD[cell] for cell in cells_of(sites.building_sites(state))), moves.SKIP]


def refuse_build(state: State, move: Build) -> Refusal | None:
    """9.1, 9.4"""
    if sites.building_sites(state) >> move.cell & 1:
        return None
    key = "build.line" if state.buildings[state.placed_color] == HOME else "build.longer"
    facts = {"cell": NAMES[move.cell], "building": BUILDINGS[state.placed_color]}
    return Refusal(key, "9.1" if key == "build.line" else "9.4", facts, at(move.cell))


def do_build(state: State, move: Build) -> list[Event]:
    here = state.buildings[state.placed_color]
    state.buildings[state.placed_color] = move.cell
    state.step = Step.RAISE
    facts = {"building": BUILDINGS[state.placed_color], "cell": NAMES[move.cell]}
    if here == HOME:
        return [Event("built", "9.1", state.turn, facts, at=at(move.cell))]
    return [Event("rebuilt", "9.4", state.turn, {**facts, "origin": NAMES[here]}, at=at(here, move.cell))]


def offer_raise(state: State) -> list[Move]:
    """5.1, 10.1: every free monument on every square, the wonder on every cross, or nothing."""
    found: list[Move] = [
        moves.MONUMENT[pair][corner]
        for corner in sites.squares(state)
        for pair in sites.free_monuments(state)
    ]
    found += [moves.WONDER[centre] for centre in sites.crosses(state)]
    return [*found, moves.SKIP]


def refuse_monument(state: State, move: Monument) -> Refusal | None:
    """5.1, 5.2"""
    facts = {"pair": PAIRS[move.pair], "cell": NAMES[move.cell], "tile": state.placed_color.key}
    target = (f"monument:{PAIRS[move.pair]}",)
    if state.monuments[move.pair] != HOME:
        return Refusal("monument.built", "5.2", facts, target)
    if state.placed_color not in MONUMENTS[move.pair]:
        return Refusal("monument.colour", "5.2", facts, target)
    if move.cell not in sites.squares(state):
        return Refusal("monument.square", "5.1", facts, at(move.cell))
    return None


def do_monument(state: State, move: Monument) -> list[Event]:
    state.step = Step.HOMECOMING
    return effects.turn_tiles(state, move.pair, move.cell)


def refuse_wonder(state: State, move: Wonder) -> Refusal | None:
    """10.1"""
    if not state.rules.wonder:
        return Refusal("wonder.off", "1.8")
    if state.wonder != HOME:
        return Refusal("wonder.built", "10.1", at=at(state.wonder))
    if move.cell not in sites.crosses(state):
        return Refusal("wonder.cross", "10.1", {"cell": NAMES[move.cell]}, at(move.cell))
    return None


def do_wonder(state: State, move: Wonder) -> list[Event]:
    state.step = Step.HOMECOMING
    return effects.raise_wonder(state, move.cell)


def refuse_skip(state: State, move: Skip) -> Refusal | None:
    """5.4, 9.1: nothing has to be built."""
    return None


def do_skip(state: State, move: Skip) -> list[Event]:
    state.step = Step.RAISE if state.step is Step.BUILD else Step.TREASURES
    return []


# ---------------------------------------------------------------- treasures, the wonder's point


def _due(state: State) -> tuple[Seat, Cells]:
    due = effects.next_treasures(state)
    assert due is not None
    return due


def offer_keep(state: State) -> list[Move]:
    return [moves.KEEP[cell] for cell in cells_of(effects.stayable(state, _due(state)[1]))]


def refuse_keep(state: State, move: Keep) -> Refusal | None:
    """6.2"""
    found = _due(state)[1]
    facts = {"cell": NAMES[move.cell]}
    if not found >> move.cell & 1:
        return Refusal("keep.none", "6.2", facts, at(move.cell))
    if not effects.stayable(state, found) >> move.cell & 1:
        return Refusal("keep.framed", "6.2", facts, at(move.cell))
    return None


def do_keep(state: State, move: Keep) -> list[Event]:
    return effects.take_treasures(state, *_due(state), move.cell)


def refuse_choose(state: State, move: Choose) -> Refusal | None:
    """10.3: any colour."""
    return None


def do_choose(state: State, move: Choose) -> list[Event]:
    state.step = Step.REFILL
    return [effects.score(state, state.turn, move.color, 1, "10.3", "wonder")]


# ---------------------------------------------------------------- all kinds together

_REFUSE: dict[type[Move], Callable[[State, Any], Refusal | None]] = {
    PlaceTile: refuse_tile,
    PlaceLeader: refuse_leader,
    Withdraw: refuse_withdraw,
    Ruin: refuse_ruin,
    Swap: refuse_swap,
    War: refuse_war,
    Support: refuse_support,
    Build: refuse_build,
    Monument: refuse_monument,
    Wonder: refuse_wonder,
    Skip: refuse_skip,
    Keep: refuse_keep,
    Choose: refuse_choose,
    End: refuse_end,
}

_DO: dict[type[Move], Callable[[State, Any], list[Event]]] = {
    PlaceTile: do_tile,
    PlaceLeader: do_leader,
    Withdraw: do_withdraw,
    Ruin: do_ruin,
    Swap: do_swap,
    War: do_war,
    Support: do_support,
    Build: do_build,
    Monument: do_monument,
    Wonder: do_wonder,
    Skip: do_skip,
    Keep: do_keep,
    Choose: do_choose,
    End: do_end,
}

_ACTIONS = frozenset((PlaceTile, PlaceLeader, Withdraw, Ruin, Swap))
_ANSWERS: dict[str, frozenset[type[Move]]] = {
    "act": _ACTIONS | {End},
    "war": frozenset((War,)),
    "support": frozenset((Support,)),
    "build": frozenset((Build, Skip)),
    "raise": frozenset((Monument, Wonder, Skip)),
    "keep": frozenset((Keep,)),
    "colour": frozenset((Choose,)),
}


def offer_act(state: State) -> list[Move]:
    """Return every action and the end of the turn (3.1)."""
    offered: list[Move] = []
    if state.actions:
        empty = kingdoms.empty_cells(state)
        rims = kingdoms.rims(kingdoms.kingdoms(state))
        double, triple = kingdoms.crowded(rims)
        offer_tile(state, offered, empty, triple)
        offer_leader(state, offered, empty, double, rims)
        offer_withdraw(state, offered)
        offer_ruin(state, offered, empty)
        offer_swap(state, offered)
    offered.append(moves.END)
    return offered


_OFFER: dict[str, Callable[[State], list[Move]]] = {
    "act": offer_act,
    "war": offer_war,
    "support": offer_support,
    "build": offer_build,
    "raise": offer_raise,
    "keep": offer_keep,
    "colour": lambda state: [*moves.CHOOSE],
}

_CANDIDATES: dict[str, Callable[[], Iterator[Move]]] = {
    "act": lambda: chain(
        *(one.values() for one in moves.TILE),
        *(one.values() for one in moves.LEADER),
        moves.WITHDRAW,
        moves.RUIN.values(),
        moves.all_swaps(),
        (moves.END,),
    ),
    "war": lambda: iter(moves.WAR),
    "support": lambda: iter(moves.SUPPORT),
    "build": lambda: chain(moves.BUILD.values(), (moves.SKIP,)),
    "raise": lambda: chain(*(one.values() for one in moves.MONUMENT), moves.WONDER.values(), (moves.SKIP,)),
    "keep": lambda: iter(moves.KEEP.values()),
    "colour": lambda: iter(moves.CHOOSE),
}


def legal_moves(state: State) -> list[Move]:
    """Return every answer to the Ask, in the order of the rules."""
    return _OFFER[state.asks[-1].kind](state) if state.asks else []


def candidates(state: State) -> Iterator[Move]:
    """Return every well-formed answer to the Ask, legal or not."""
    return _CANDIDATES[state.asks[-1].kind]() if state.asks else iter(())


def why_illegal(state: State, move: Move) -> Refusal | None:
    """Return why a move is not an answer now, None if it is."""
    ask = state.asks[-1]
    if type(move) not in _ANSWERS[ask.kind]:
        return Refusal(f"asked.{ask.kind}", ask.rule)
    if isinstance(move, Monument) and move.cell not in SQUARES:
        return Refusal("monument.edge", "5.1", {"cell": NAMES[move.cell]}, at(move.cell))
    if type(move) in _ACTIONS and not state.actions:
        return _spent(state)
    return _REFUSE[type(move)](state, move)


def advance(state: State, move: Move) -> list[Event]:
    """Play a move in place, then everything that follows by itself."""
    state.asks.pop()
    if type(move) in _ACTIONS:
        state.actions -= 1
    events = _DO[type(move)](state, move)
    return events + proceed(state)
