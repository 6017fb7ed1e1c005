"""Every kind of move in Tigris & Euphrates and its notation.

A space is a column letter a to p and a row 1 to 11 from the top. Colours: r temples, g markets,
k settlements, b farms.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from struct import Struct
from typing import Final

from pyengine.core.game import Move
from pyengine.core.notation import Kind, Notation, Term, read_counts, write_counts
from pyengine.games.tigris.material import (
    BY_NAME,
    CELLS,
    COLORS,
    CROSSES,
    HAND,
    LETTERS,
    PAIRS,
    ROLES,
    SQUARES,
    Cell,
    Cells,
    Color,
)

Counts = tuple[int, int, int, int]  # tiles by colour


@dataclass(frozen=True, slots=True)
class PlaceTile(Move):
    """Lay a tile from the hand on an empty space (3.2)."""  # written: tile r f5

    color: Color
    cell: Cell


@dataclass(frozen=True, slots=True)
class PlaceLeader(Move):
    """Put a leader on the board, or move it (3.6)."""  # leader king f5

    color: Color
    cell: Cell


@dataclass(frozen=True, slots=True)
class Withdraw(Move):
    """Take a leader back from the board (3.9)."""  # withdraw king

    color: Color


@dataclass(frozen=True, slots=True)
class Ruin(Move):
    """Play a catastrophe (3.10)."""  # ruin f5

    cell: Cell


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """Put tiles aside and draw as many (3.12)."""  # swap 2 r 1 b

    counts: Counts


@dataclass(frozen=True, slots=True)
class War(Move):
    """Choose which war is fought next (4.6)."""  # war r

    color: Color


@dataclass(frozen=True, slots=True)
class Support(Move):
    """Add so many tiles from the hand in a conflict (4.3)."""  # support 3

    count: int


@dataclass(frozen=True, slots=True)
class Build(Move):
    """Put the building of the laid tile's colour on a space of its line (9.1)."""  # build f5

    cell: Cell


@dataclass(frozen=True, slots=True)
class Monument(Move):
    """Build a monument on the square with this upper left space (5.1)."""  # monument rb f5

    pair: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class Wonder(Move):
    """Build the wonder on the cross with this centre (10.1)."""  # wonder f5

    cell: Cell


@dataclass(frozen=True, slots=True)
class Skip(Move):
    """Build nothing now (5.4, 9.1, 10.1)."""  # skip


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """Leave this treasure on the board and take the others (6.2)."""  # keep f5

    cell: Cell


@dataclass(frozen=True, slots=True)
class Choose(Move):
    """Take the wonder's point in this colour (10.3)."""  # colour r

    color: Color


@dataclass(frozen=True, slots=True)
class End(Move):
    """End the turn (3.1)."""  # end


_COLOR: Final = Term("colour", dict(zip(LETTERS, COLORS, strict=True)))
_ROLE: Final = Term("leader", dict(zip(ROLES, COLORS, strict=True)))
_CELL: Final = Term("space", BY_NAME)
_PAIR: Final = Term("monument", {pair: index for index, pair in enumerate(PAIRS)})
_COUNT: Final = Term("number", {str(count): count for count in range(HAND + 1)})


def _read_swap(line: str, words: Sequence[str]) -> Move:
    counts = dict(read_counts(_COLOR, line, words, "swap NUMBER COLOUR …"))
    return Swap((counts.get(0, 0), counts.get(1, 0), counts.get(2, 0), counts.get(3, 0)))


def _write_swap(move: Swap) -> str:
    return write_counts(_COLOR, [(color, move.counts[color]) for color in COLORS if move.counts[color]])


NOTATION: Final = Notation(
    Kind("tile", PlaceTile, (_COLOR, _CELL)),
    Kind("leader", PlaceLeader, (_ROLE, _CELL)),
    Kind("withdraw", Withdraw, (_ROLE,)),
    Kind("ruin", Ruin, (_CELL,)),
    Kind("swap", Swap, tail=("NUMBER COLOUR …", _read_swap, _write_swap)),
    Kind("war", War, (_COLOR,)),
    Kind("support", Support, (_COUNT,)),
    Kind("build", Build, (_CELL,)),
    Kind("monument", Monument, (_PAIR, _CELL)),
    Kind("wonder", Wonder, (_CELL,)),
    Kind("skip", Skip),
    Kind("keep", Keep, (_CELL,)),
    Kind("colour", Choose, (_COLOR,)),
    Kind("end", End),
)

# Built once: an offer is a look-up, not a new object.
TILE: Final = [{cell: PlaceTile(color, cell) for cell in CELLS} for color in COLORS]
LEADER: Final = [{cell: PlaceLeader(color, cell) for cell in CELLS} for color in COLORS]
WITHDRAW: Final = [Withdraw(color) for color in COLORS]
RUIN: Final = {cell: Ruin(cell) for cell in CELLS}
WAR: Final = [War(color) for color in COLORS]
SUPPORT: Final = [Support(count) for count in range(HAND + 1)]
BUILD: Final = {cell: Build(cell) for cell in CELLS}
MONUMENT: Final = [{cell: Monument(pair, cell) for cell in SQUARES} for pair in range(len(PAIRS))]
WONDER: Final = {cell: Wonder(cell) for cell in CROSSES}
SKIP: Final = Skip()
KEEP: Final = {cell: Keep(cell) for cell in CELLS}
CHOOSE: Final = [Choose(color) for color in COLORS]
END: Final = End()


@cache
def swaps(hand: Counts) -> tuple[Swap, ...]:
    """Return every way to put tiles of a hand aside, at least one (3.12)."""
    picks = product(*(range(have + 1) for have in hand))
    next(picks)  # nothing at all
    return tuple(Swap((r, g, k, b)) for r, g, k, b in picks)


@cache
def all_swaps() -> tuple[Swap, ...]:
    """Return every well-formed swap of at most a full hand."""
    return tuple(one for one in swaps((HAND,) * 4) if sum(one.counts) <= HAND)


_SIXTEENS: Final = Struct("<12H")  # the spaces of the map as twelve numbers of sixteen bits
_REMEMBERED: Final = 4096  # patterns kept for each of them


class _Eight(dict[int, tuple[Move, ...]]):
    """The moves of eight spaces by the pattern of their bits, made when a pattern is first seen."""

    __slots__ = ("by_cell", "first")

    def __init__(self, by_cell: Mapping[Cell, Move], first: Cell) -> None:
        super().__init__()
        self.by_cell = by_cell
        self.first = first

    def __missing__(self, bits: int) -> tuple[Move, ...]:
        found = tuple(self.by_cell[self.first + bit] for bit in range(8) if bits >> bit & 1)
        self[bits] = found
        return found


class _Sixteen(dict[int, tuple[Move, ...]]):
    """The same for sixteen spaces; only so many patterns are kept."""

    __slots__ = ("high", "low")

    def __init__(self, by_cell: Mapping[Cell, Move], first: Cell) -> None:
        super().__init__()
        self.low = _Eight(by_cell, first)
        self.high = _Eight(by_cell, first + 8)

    def __missing__(self, bits: int) -> tuple[Move, ...]:
        if len(self) >= _REMEMBERED:
            self.clear()
        found = self.low[bits & 255] + self.high[bits >> 8]
        self[bits] = found
        return found


class Offers:
    """The moves of one kind by space, looked up sixteen spaces at a time."""

    __slots__ = ("_sixteens",)

    def __init__(self, by_cell: Mapping[Cell, Move]) -> None:
        self._sixteens = [_Sixteen(by_cell, 16 * index) for index in range(12)]

    def add(self, offered: list[Move], cells: Cells) -> None:
        """Add the move of each space of a set, in the order of the spaces."""
        for sixteen, bits in zip(self._sixteens, _SIXTEENS.unpack(cells.to_bytes(24, "little")), strict=True):
            if bits:
                offered += sixteen[bits]


TILE_OFFERS: Final = [Offers(TILE[color]) for color in COLORS]
LEADER_OFFERS: Final = [Offers(LEADER[color]) for color in COLORS]
RUIN_OFFERS: Final = Offers(RUIN)
