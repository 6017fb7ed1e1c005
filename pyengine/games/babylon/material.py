"""What is in the box: five tribes, temple cards of six levels; constants only."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Tribe(IntEnum):
    """A tribe, and its land."""

    MEDES = 0
    SUMERIANS = 1
    HITTITES = 2
    PERSIANS = 3
    ASSYRIANS = 4

    @property
    def key(self) -> str:
        return KEYS[self]


KEYS: Final = ("medes", "sumerians", "hittites", "persians", "assyrians")
LETTERS: Final = "MSHPA"
TRIBES: Final = tuple(Tribe)
LANDS: Final = TRIBES  # each tribe has one land
QUARRY: Final = -1  # where a figure stands before its first journey

TRIBE_CARDS: Final = 12  # of each tribe
TEMPLE_CARDS: Final = (0, 10, 9, 8, 7, 6, 5)  # by level; there is no level 0
TOP_LEVEL: Final = 6

DEALT: Final = 5  # tribe cards at the start
DEALT_STARTER_2013: Final = 3
DRAWN: Final = 3  # tribe cards at the start of a turn
REVEALED: Final = 2  # temple cards at the end of a turn
MIGRANTS: Final = 3
RUN: Final = 3  # equal cards in a row that make a power usable
ANNOUNCED: Final = 4  # a hand of this size is announced

WIN_LEAD: Final = 15  # enough if the rival has fewer than WIN_FLOOR
WIN_FLOOR: Final = 10
WIN_TOTAL: Final = 20  # always enough
