"""Where a tile just laid lets something be built: lines, squares, crosses."""

from __future__ import annotations

from pyengine.games.tigris.material import CROSSES, HOME, LINE, MONUMENTS, SQUARES, STRIDE, Cell, Cells
from pyengine.games.tigris.state import State, lines_through


def building_sites(state: State) -> Cells:
    """Return the spaces that may take the building of the laid tile's colour (9.1, 9.4)."""
    if state.placed == HOME:
        return 0
    color = state.placed_color
    here = state.buildings[color]
    least = LINE
    if here != HOME:
        least = max(LINE, 1 + max(line.bit_count() for line in lines_through(state, color, here)))
    found = 0
    for line in lines_through(state, color, state.placed):
        if line.bit_count() >= least and (here == HOME or not line >> here & 1):
            found |= line
    return found


_CORNERS = (0, 1, STRIDE, STRIDE + 1)


def squares(state: State) -> list[Cell]:
    """Return the squares of one colour that hold the laid tile, if a monument is left for it (5.1, 5.2)."""
    if state.placed == HOME or not free_monuments(state):
        return []
    tiles = state.tiles[state.placed_color]
    found = []
    for corner in (state.placed - back for back in reversed(_CORNERS)):
        square = SQUARES.get(corner)
        if square is not None and tiles & square == square:
            found.append(corner)
    return found


def free_monuments(state: State) -> list[int]:
    """Return the monuments still unbuilt that have the laid tile's colour (5.2)."""
    color = state.placed_color
    return [
        pair for pair, corner in enumerate(state.monuments) if corner == HOME and color in MONUMENTS[pair]
    ]


def crosses(state: State) -> list[Cell]:
    """Return the centres of crosses of one colour that the laid tile is part of (10.1)."""
    if state.placed == HOME or not state.rules.wonder or state.wonder != HOME:
        return []
    tiles = state.tiles[state.placed_color]
    found = []
    for centre in (state.placed + shift for shift in (-STRIDE, -1, 0, 1, STRIDE)):
        cross = CROSSES.get(centre)
        if cross is not None and tiles & cross == cross:
            found.append(centre)
    return found
