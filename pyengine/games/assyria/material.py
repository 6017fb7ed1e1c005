"""What is in the box: the map with its hexes, rivers and corners, the cards, all counts; constants only.

A hex is one small number, and a set of hexes is one Python int with a bit for each. Hexes are numbered
along the axes of the map so that the six neighbours lie at six fixed distances: a whole set moves by a
shift. A point where three hexes meet is a corner; a set of corners is an int as well.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

Hex = int
HexSet = int
Corner = int
CornerSet = int
Card = int


class Food(IntEnum):
    """What a hex asks for and a card gives."""

    GRAPE = 0
    PALM = 1
    SALT = 2
    BARLEY = 3
    DATES = 4


FOODS: Final = tuple(Food)
FOOD_KEYS: Final = ("grape", "palm", "salt", "barley", "dates")

# Each row is a column from west to east: the first r, then food and region of each hex from north to south.
# Regions: o outside, n on the north river, b between the rivers, s on the south river.
MAP: Final = (
    (0, "Po Do Gn Sb Bs Go"),
    (0, "Bo Sn Pb Gs So Po"),
    (-1, "So Dn Gb Bb Ds Bo Do"),
    (-1, "Bo Pn Db Ps Go Po"),
    (-2, "Go Do Bn Gb Ss Bo So"),
    (-2, "So Gn Pb Db Ps Do"),
    (-3, "Po Bo Dn Sb Bs Go Po"),
    (-3, "So Go Pn Gb Ss Do"),
    (-4, "Do Po Sn Bb Ds Go Po"),
    (-4, "Bo Do Gn Sb Bs So"),
)

STRIDE: Final = 11  # the numbers of (q, r) and (q + 1, r) differ by this
NORTHMOST: Final = 4  # r begins at -4
HEX_LIMIT: Final = STRIDE * len(MAP)  # every hex number is below this; not every number is a hex


def hex_at(q: int, r: int) -> Hex:
    """Return the number of the hex in column q, row r of the map file."""
    return q * STRIDE + r + NORTHMOST


HEXES: Final = tuple(
    hex_at(q, first + place) for q, (first, line) in enumerate(MAP) for place in range(len(line.split()))
)
NAMES: Final = {
    hex_at(q, first + place): f"{'abcdefghij'[q]}{place + 1}"
    for q, (first, line) in enumerate(MAP)
    for place in range(len(line.split()))
}
BY_NAME: Final = {name: one for one, name in NAMES.items()}
COLUMN_OF: Final = {one: one // STRIDE for one in HEXES}
ROW_OF: Final = {one: one % STRIDE - NORTHMOST for one in HEXES}
CODES: Final = {
    hex_at(q, first + place): code
    for q, (first, line) in enumerate(MAP)
    for place, code in enumerate(line.split())
}
FOOD_AT: Final = {one: "GPSBD".index(code[0]) for one, code in CODES.items()}
REGION_AT: Final = {one: code[1] for one, code in CODES.items()}
BIT: Final = {one: 1 << one for one in HEXES}


def set_of(region: str) -> HexSet:
    """Return the hexes whose code holds this letter."""
    return sum(1 << one for one, code in CODES.items() if region in code)


OUTSIDE: Final = set_of("o")
NORTH: Final = set_of("n")
SOUTH: Final = set_of("s")
RIVER: Final = NORTH | SOUTH
BETWEEN: Final = set_of("b")
FOOD_SETS: Final = tuple(set_of(letter) for letter in "GPSBD")

COLUMNS_USED: Final = (0, 0, 6, 8, 10)  # by number of players
BOARDS: Final = tuple(sum(1 << one for one in HEXES if one < STRIDE * used) for used in COLUMNS_USED)


def near(hexes: HexSet) -> HexSet:
    """Return every number beside one of these hexes; mask with a board to be left with its hexes.

    >>> sorted(NAMES[one] for one in HEXES if near(1 << BY_NAME["a1"]) >> one & 1)
    ['a2', 'b1']
    """
    return (
        hexes << 1
        | hexes >> 1
        | hexes << STRIDE
        | hexes >> STRIDE
        | hexes << (STRIDE - 1)
        | hexes >> (STRIDE - 1)
    )


def hexes_in(hexes: HexSet) -> list[Hex]:
    """Return the members of a set, in the order of HEXES."""
    found = []
    while hexes:
        low = hexes & -hexes
        found.append(low.bit_length() - 1)
        hexes ^= low
    return found


def names_in(hexes: HexSet) -> list[str]:
    return [NAMES[one] for one in hexes_in(hexes)]


def _corners() -> list[tuple[Hex, Hex, Hex]]:
    """Return every point where three hexes meet: (q,r) (q+1,r) (q+1,r-1) and (q,r) (q+1,r-1) (q,r-1)."""
    triples = [
        triple
        for one in HEXES
        for triple in (
            (one, one + STRIDE - 1, one + STRIDE),
            (one - 1, one, one + STRIDE - 1),
        )
        if all(hex_ in BIT for hex_ in triple)
    ]
    return sorted(triples, key=lambda triple: (max(triple), triple))


CORNERS: Final = tuple(_corners())
CORNER_HEXES: Final = tuple(sum(1 << one for one in triple) for triple in CORNERS)
CORNER_NAMES: Final = tuple(tuple(sorted(NAMES[one] for one in triple)) for triple in CORNERS)
CORNER_OF: Final = {names: corner for corner, names in enumerate(CORNER_NAMES)}
WELL_CORNERS: Final = tuple(corner for corner, three in enumerate(CORNER_HEXES) if not three & BETWEEN)

STARTS: Final = (  # by number of players
    (),
    (),
    tuple(hex_at(q, r) for q, r in ((1, 0), (1, 4), (4, -1), (4, 3))),
    tuple(hex_at(q, r) for q, r in ((1, 4), (4, -1), (6, 2))),
    tuple(hex_at(q, r) for q, r in ((1, 0), (1, 4), (8, -3), (8, 1))),
)

# Cards: three kinds of each food (one, two, three symbols), then the joker, then the plow.
JOKER: Final[Card] = 15
PLOW: Final[Card] = 16
FOOD_CARDS: Final = tuple(range(JOKER + 1))
CARD_KEYS: Final = (*(f"{food}{symbols}" for food in FOOD_KEYS for symbols in (1, 2, 3)), "joker", "plow")
CARD_COUNTS: Final = (*((3, 2, 2) * len(FOODS)), 5)  # food cards by kind; plows are one a player
PRICES: Final = (*((1, 2, 2) * len(FOODS)), 2, 2)
NO_CARD: Final[Card] = -1  # a gap in a sown row


def food_of(card: Card) -> int:
    """Return the food of a card that is neither joker nor plow."""
    return card // 3


def symbols_on(card: Card) -> int:
    """Return how many huts a card can feed (3.6)."""
    return card % 3 + 1 if card < JOKER else 1


def sowing_rank(card: Card) -> int:
    """Return what rows are sorted by: symbols, jokers last (2.1)."""
    return 4 if card == JOKER else card % 3 + 1


FIRST_EXPANSION: Final = 4
EXPANSION_CARDS: Final = {2: 2, 3: 4, 4: 3}  # value -> how many, the first one included
BONUS: Final = 4  # the bonus card's value
ROUNDS: Final = (0, 2, 3, 3)  # by reign
REIGNS: Final = 3

HUTS: Final = 10
BASES: Final = 4  # as many floors and roofs
WELLS: Final = (0, 0, 8, 12, 16)  # by number of players
WELL_POINTS: Final = (0, 6, 5, 4)  # by reign
FIRST_ON_RIVER: Final = 3  # camels for the first hut on a river
NEXT_ON_RIVER: Final = 2
MOST_CAMELS: Final = 10
BETWEEN_POINTS: Final = 2

TILE_PRICES: Final = (6, 3, 2)  # base, second floor, roof
DIGNITARIES: Final = (0, 1, 2)
DIGNITARY_KEYS: Final = ("high", "middle", "low")
DIGNITARY_PRICES: Final = (4, 3, 2)
DIGNITARY_SLOTS: Final = (3, 4, 6)
INFLUENCE: Final = (3, 2, 1)
HIGH_POINTS: Final = (0, 1, 4, 8)  # by huts at the high dignitary
MOST_OFFERINGS: Final = 7  # spaces on the track
OFFERED_A_TURN: Final = 3
PRINTED_TRACK: Final = (0, 1, 2, 2, 3, 3, 3, 4)  # multipliers of the printed board, by space
