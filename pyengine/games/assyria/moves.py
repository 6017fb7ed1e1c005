"""Every kind of move in Assyria and its notation.

Cards are named by kind: `barley2` has two symbols of barley. A food alone is a symbol that a card played
before has to spare: `feed c4 barley`. A well names the three hexes that meet at its corner.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pyengine.core.errors import BadNotation
from pyengine.core.game import Move
from pyengine.core.notation import WORDS, Kind, Notation, Term, read_term
from pyengine.games.assyria.material import (
    BY_NAME,
    CARD_KEYS,
    CORNER_NAMES,
    CORNER_OF,
    DIGNITARIES,
    DIGNITARY_KEYS,
    FOOD_AT,
    FOOD_KEYS,
    FOODS,
    HEXES,
    JOKER,
    OFFERED_A_TURN,
    PLOW,
    Card,
    Corner,
    Hex,
)

Ration = int  # what feeds a hut: a card, or FIRST_SPARE + food for a spare symbol
FIRST_SPARE: Final = PLOW + 1
RATION_KEYS: Final = (*CARD_KEYS, *FOOD_KEYS)
MOST_COLUMNS: Final = 5


@dataclass(frozen=True, slots=True)
class Start(Move):
    """Found the first ziggurat on a starting space (1.6)."""  # written: start b1

    hex: Hex


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """Keep one card of the draft (1.7)."""  # keep dates2

    card: Card


@dataclass(frozen=True, slots=True)
class Harvest(Move):
    """Lay the disc above a column and take its cards (2.3)."""  # harvest 3

    column: int


@dataclass(frozen=True, slots=True)
class Hut(Move):
    """Place a new hut (3.3)."""  # hut c4

    hex: Hex


@dataclass(frozen=True, slots=True)
class Feed(Move):
    """Feed a hut with a card, or with a spare symbol of a card played before (3.6)."""  # feed c4 barley2

    hex: Hex
    ration: Ration


@dataclass(frozen=True, slots=True)
class FeedAll(Move):
    """Feed in one go, where only one result is possible (3.7)."""  # feed all

    whole: str = "all"


@dataclass(frozen=True, slots=True)
class Well(Move):
    """Build a well where three hexes meet (3.9)."""  # well c4 c5 d4

    corner: Corner


@dataclass(frozen=True, slots=True)
class Found(Move):
    """Turn an own hut into the base of a ziggurat (4.2)."""  # found c4

    hex: Hex


@dataclass(frozen=True, slots=True)
class Raise(Move):
    """Put the next tile on an own ziggurat (4.3)."""  # raise c4

    hex: Hex


@dataclass(frozen=True, slots=True)
class Intrigue(Move):
    """Send a hut to a dignitary (4.5)."""  # intrigue high

    dignitary: int


@dataclass(frozen=True, slots=True)
class Offer(Move):
    """Offer camels to the gods (4.6)."""  # offer 2

    camels: int


@dataclass(frozen=True, slots=True)
class Buy(Move):
    """Buy a left-over food card or a plow (4.7, 4.8)."""  # buy dates3

    card: Card


@dataclass(frozen=True, slots=True)
class Done(Move):
    """Confirm the step (3.1, 4.1)."""  # done


_HEX: Final = Term("hex", BY_NAME)
_FOOD_CARD: Final = Term("card", {key: card for card, key in enumerate(CARD_KEYS[: JOKER + 1])})
_CARD: Final = Term("card", {key: card for card, key in enumerate(CARD_KEYS)})
_RATION: Final = Term("ration", {key: ration for ration, key in enumerate(RATION_KEYS)})
_COLUMN: Final = Term("column", {str(number + 1): number for number in range(MOST_COLUMNS)})
_DIGNITARY: Final = Term("dignitary", {key: one for one, key in enumerate(DIGNITARY_KEYS)})
_CAMELS: Final = Term("camels", {str(camels): camels for camels in range(1, OFFERED_A_TURN + 1)})
_ALL: Final = Term("all", {"all": "all"})
_THREE: Final = "HEX HEX HEX"


def _read_well(line: str, words: Sequence[str]) -> Move:
    """Read three hexes in any order."""
    for word in words:
        read_term(_HEX, line, word)
    names = tuple(sorted(words))
    if len(names) != 3:
        raise BadNotation(WORDS.both("notation.count", line=line, word="well", shape=f"well {_THREE}"))
    if names not in CORNER_OF:
        known = sorted(" ".join(corner) for corner in CORNER_NAMES if names[0] in corner)
        value = " ".join(names)
        raise BadNotation(WORDS.both("notation.value", line=line, value=value, what="a corner", known=known))
    return WELL[CORNER_OF[names]]


def _write_well(move: Well) -> str:
    return " ".join(CORNER_NAMES[move.corner])


NOTATION: Final = Notation(
    Kind("start", Start, (_HEX,)),
    Kind("keep", Keep, (_FOOD_CARD,)),
    Kind("harvest", Harvest, (_COLUMN,)),
    Kind("hut", Hut, (_HEX,)),
    Kind("feed", Feed, (_HEX, _RATION)),
    Kind("feed", FeedAll, (_ALL,)),
    Kind("well", Well, tail=(_THREE, _read_well, _write_well)),
    Kind("found", Found, (_HEX,)),
    Kind("raise", Raise, (_HEX,)),
    Kind("intrigue", Intrigue, (_DIGNITARY,)),
    Kind("offer", Offer, (_CAMELS,)),
    Kind("buy", Buy, (_CARD,)),
    Kind("done", Done),
)

# Built once: an offer is a look-up, not a new object.
START: Final = {one: Start(one) for one in HEXES}
KEEP: Final = [Keep(card) for card in range(JOKER + 1)]
HARVEST: Final = [Harvest(column) for column in range(MOST_COLUMNS)]
HUT: Final = {one: Hut(one) for one in HEXES}
FEED: Final = {one: [Feed(one, ration) for ration in range(len(RATION_KEYS))] for one in HEXES}
FEED_ALL: Final = FeedAll()
WELL: Final = [Well(corner) for corner in range(len(CORNER_NAMES))]
FOUND: Final = {one: Found(one) for one in HEXES}
RAISE: Final = {one: Raise(one) for one in HEXES}
INTRIGUE: Final = [Intrigue(dignitary) for dignitary in DIGNITARIES]
OFFER: Final = [Offer(camels) for camels in range(OFFERED_A_TURN + 1)]  # OFFER[0] is never offered
BUY: Final = [Buy(card) for card in range(PLOW + 1)]
DONE: Final = Done()

RATIONS_FOR: Final = tuple(  # by food: what can feed such a hut, in the order of the cards
    (*range(3 * food, 3 * food + 3), JOKER, PLOW, FIRST_SPARE + food) for food in FOODS
)
FEEDS: Final = {one: [FEED[one][ration] for ration in RATIONS_FOR[FOOD_AT[one]]] for one in HEXES}
