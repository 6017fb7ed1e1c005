"""What is in the box: two maps, 153 tiles in four colours, leaders, monuments; constants only.

A space is one number, `row * STRIDE + column`; a set of spaces is one int with a bit for each. A row has one
number more than spaces, so that stepping left or right never leads into the next row.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

Cell = int
Cells = int  # a set of spaces


class Color(IntEnum):
    """A colour: of a tile, of the leader who scores it, and of points."""

    RED = 0
    GREEN = 1
    BLACK = 2
    BLUE = 3

    @property
    def key(self) -> str:
        return LETTERS[self]

    @property
    def role(self) -> str:
        return ROLES[self]


COLORS: Final = tuple(Color)
LETTERS: Final = "rgkb"
ROLES: Final = ("priest", "trader", "king", "farmer")  # the leader of each colour
TILES: Final = (57, 30, 30, 36)  # by colour: temples, markets, settlements, farms

HAND: Final = 6
ACTIONS: Final = 2
RUINS: Final = 2  # catastrophes a player
LAST_TREASURES: Final = 2  # so few on the map end the game
LINE: Final = 3  # tiles in a row that carry a building
HOME: Final = -1  # where a leader, monument or building is that stands on no space

# ---------------------------------------------------------------- spaces

WIDTH: Final = 16
HEIGHT: Final = 11
STRIDE: Final = WIDTH + 1
COLUMNS: Final = "abcdefghijklmnop"


def cell_at(column: int, row: int) -> Cell:
    return row * STRIDE + column


def cell_name(cell: Cell) -> str:
    """Return how a space is written.

    >>> cell_name(cell_at(5, 4))
    'f5'
    """
    return f"{COLUMNS[cell % STRIDE]}{cell // STRIDE + 1}"


CELLS: Final = tuple(cell_at(column, row) for row in range(HEIGHT) for column in range(WIDTH))
NAMES: Final = {cell: cell_name(cell) for cell in CELLS}
BY_NAME: Final = {name: cell for cell, name in NAMES.items()}
BOARD: Final[Cells] = sum(1 << cell for cell in CELLS)


def around(cells: Cells) -> Cells:
    """Return the spaces that share an edge with any of these (2.1)."""
    return (cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE) & BOARD


NEAR: Final = tuple(around(1 << cell) if BOARD >> cell & 1 else 0 for cell in range(CELLS[-1] + 1))


def cells_of(cells: Cells) -> list[Cell]:
    """Return the spaces of a set, from the upper left.

    >>> cells_of(0b1001)
    [0, 3]
    """
    found = []
    while cells:
        lowest = cells & -cells
        found.append(lowest.bit_length() - 1)
        cells ^= lowest
    return found


# a square is named by its upper left space, a cross by its centre
SQUARES: Final = {
    cell: 0b11 << cell | 0b11 << cell + STRIDE
    for cell in CELLS
    if cell % STRIDE < WIDTH - 1 and cell // STRIDE < HEIGHT - 1
}
CROSSES: Final = {cell: 1 << cell | NEAR[cell] for cell in CELLS if NEAR[cell].bit_count() == 4}

# ---------------------------------------------------------------- maps


@dataclass(frozen=True, slots=True)
class Map:
    """One side of the board (1.3)."""

    name: str
    rows: tuple[str, ...]
    river: Cells
    land: Cells
    temples: Cells  # start temples with treasures
    framed: Cells  # those whose treasure goes first


def _map(name: str, drawing: str) -> Map:
    rows = tuple(drawing.split())
    signs = {cell: rows[cell // STRIDE][cell % STRIDE] for cell in CELLS}

    def where(letters: str) -> Cells:
        return sum(1 << cell for cell, sign in signs.items() if sign in letters)

    return Map(name, rows, where("~"), where(".TF"), where("TF"), where("F"))


# .  land   ~  river   T  temple with a treasure   F  the same, framed
STANDARD: Final = _map(
    "standard",
    """
    ....~~~~~.T.~...
    .F..~.......~..F
    ...~~T......~~..
    ~~~~.........~~~
    .............T~~
    ..............~.
    ~~~~....T...~~~.
    .F.~~~~.....~...
    ......~~~~~~~.F.
    .....T..........
    ..........T.....
    """,
)
ADVANCED: Final = _map(
    "advanced",
    """
    ..~~T....T.....~
    ..~~..........T~
    .F~~...........~
    ..~...T....T~~~~
    ..~.........~...
    ..~T........~..F
    ..~~........~~..
    F..~~~.T....T~..
    .....~~~.....~..
    ....F.~~~~~~~~..
    ......~..F....F.
    """,
)
MAPS: Final = {one.name: one for one in (STANDARD, ADVANCED)}

# ---------------------------------------------------------------- monuments and buildings

MONUMENTS: Final = (
    (Color.RED, Color.BLUE),
    (Color.GREEN, Color.BLACK),
    (Color.BLACK, Color.BLUE),
    (Color.GREEN, Color.BLUE),
    (Color.RED, Color.GREEN),
    (Color.RED, Color.BLACK),
)
PAIRS: Final = tuple(one.key + other.key for one, other in MONUMENTS)  # how a monument is written
BUILDINGS: Final = ("library", "market_hall", "palace", "granary")  # by colour
