"""Which spaces hang together: kingdoms, sides of a war, strengths on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyengine.core.game import Seat
from pyengine.games.tigris.material import BOARD, CROSSES, HOME, NEAR, STRIDE, Cell, Cells, Color, around

if TYPE_CHECKING:
    from pyengine.games.tigris.state import State


def occupied(state: State) -> Cells:
    """Return every space that connects: tiles of either face, wonder, leaders (2.3)."""
    red, green, black, blue = state.tiles
    cells = red | green | black | blue | state.turned | state.standing
    return cells if state.wonder == HOME else cells | CROSSES[state.wonder]


def fill(seed: Cells, within: Cells) -> Cells:
    """Return all spaces of a set that hang together with the seed (2.2)."""
    grown = seed
    while True:
        seed = grown
        grown |= (seed << 1 | seed >> 1 | seed << STRIDE | seed >> STRIDE) & within
        if grown == seed:
            return seed


def kingdoms_of(standing: Cells, within: Cells) -> list[Cells]:
    """Return the connected groups that have a leader (2.2)."""
    found = []
    while standing:
        kingdom = fill(standing & -standing, within)
        found.append(kingdom)
        standing &= ~kingdom
    return found


def kingdoms(state: State) -> list[Cells]:
    """Return all kingdoms; looked up again only after something left the board."""
    if state.kingdoms is None:
        state.kingdoms = kingdoms_of(state.standing, occupied(state))
    return state.kingdoms


def grow(state: State, cell: Cell) -> Cells:
    """Return the group of a piece just put on the board, and keep the remembered kingdoms right."""
    group = fill(1 << cell, occupied(state))
    if state.kingdoms is not None:
        apart = [kingdom for kingdom in state.kingdoms if not kingdom & group]
        if len(apart) < len(state.kingdoms) or state.standing & group:
            apart.append(group)
            state.kingdoms = apart
    return group


def kingdom_at(state: State, cell: Cell) -> Cells:
    """Return the kingdom of a leader's space."""
    for kingdom in kingdoms(state):
        if kingdom >> cell & 1:
            return kingdom
    raise AssertionError("no kingdom here")


def pieces_without(state: State, kingdom: Cells, cell: Cell) -> list[Cells]:
    """Return the kingdoms that one kingdom leaves when the leader on a space is lifted (3.8)."""
    rest = kingdom ^ 1 << cell
    standing = state.standing & rest
    beside = NEAR[cell] & rest
    if standing and not beside & (beside - 1):  # a leader with one neighbour links nothing
        return [rest]
    return kingdoms_of(standing, rest)


def kingdoms_without(state: State, cell: Cell) -> list[Cells]:
    """Return all kingdoms as they are once the leader on a space is lifted (3.8)."""
    found = []
    for kingdom in kingdoms(state):
        if kingdom >> cell & 1:
            found += pieces_without(state, kingdom, cell)
        else:
            found.append(kingdom)
    return found


def touching(groups: list[Cells], cell: Cell) -> list[Cells]:
    """Return those of some groups that a space touches."""
    return [group for group in groups if group & NEAR[cell]]


def rims(groups: list[Cells]) -> list[Cells]:
    """Return what lies beside or in each of some kingdoms, spaces off the map included."""
    return [one << 1 | one >> 1 | one << STRIDE | one >> STRIDE for one in groups]


def crowded(rims: list[Cells]) -> tuple[Cells, Cells]:
    """Return the spaces in two or more rims, and those in three or more."""
    one = two = three = 0
    for rim in rims:
        three |= two & rim
        two |= one & rim
        one |= rim
    return two, three


def empty_cells(state: State) -> Cells:
    return BOARD & ~(occupied(state) | state.ruins)


def leader_in(state: State, color: Color, area: Cells) -> Seat | None:
    """Return whose leader of a colour stands in an area."""
    for seat, own in enumerate(state.leaders):
        if own[color] != HOME and area >> own[color] & 1:
            return seat
    return None


# ---------------------------------------------------------------- conflicts


def side(state: State, cell: Cell) -> Cells:
    """Return a leader's side in a war: what hangs together with it without the uniting tile (4.5)."""
    within = occupied(state)
    if state.union != HOME:
        within &= ~(1 << state.union)
    return fill(1 << cell, within)


def warring_colors(state: State) -> list[Color]:
    """Return the colours of which two leaders stand in groups that touch the uniting tile (4.6)."""
    within = occupied(state) & ~(1 << state.union)
    joined = fill(NEAR[state.union] & within, within)
    counts = [0, 0, 0, 0]
    for own in state.leaders:
        for color, cell in enumerate(own):
            if cell != HOME and joined >> cell & 1:
                counts[color] += 1
    return [Color(color) for color, count in enumerate(counts) if count > 1]


def opponents(state: State, color: Color) -> tuple[Seat, Seat]:
    """Return attacker and defender of a war: first the active player, else clockwise from there (4.7)."""
    within = occupied(state) & ~(1 << state.union)
    joined = fill(NEAR[state.union] & within, within)
    seats = state.seats
    order = [(state.turn + step) % seats for step in range(seats)]
    found = [s for s in order if state.leaders[s][color] != HOME and joined >> state.leaders[s][color] & 1]
    return found[0], found[1]


def revolt_support(state: State, seat: Seat, color: Color) -> Cells:
    """Return the temples beside a leader (4.2)."""
    return NEAR[state.leaders[seat][color]] & state.tiles[Color.RED]


def war_support(state: State, seat: Seat, color: Color) -> Cells:
    """Return a leader's supporters on the board: tiles of its colour on its side (4.8)."""
    return side(state, state.leaders[seat][color]) & state.tiles[color]


def war_losses(state: State, loser: Seat, color: Color) -> Cells:
    """Return the tiles that leave the board when this seat loses a war (4.10, 4.12, 9.3)."""
    cell = state.leaders[loser][color]
    lost = war_support(state, loser, color)
    if state.buildings[color] != HOME:
        lost &= ~(1 << state.buildings[color])
    if color == Color.RED:
        lost &= ~(state.treasures | around(state.standing & ~(1 << cell)))
    return lost
