"""A small integer generator: the same numbers on every Python, cheap to copy."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Rng:
    """SplitMix64: one 64-bit integer of state.

    >>> Rng(7).below(100), Rng(7).below(100)
    (87, 87)
    """

    __slots__ = ("word",)

    def __init__(self, word: int) -> None:
        self.word = word & _MASK

    def copy(self) -> Rng:
        return Rng(self.word)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and other.word == self.word

    __hash__ = None  # type: ignore[assignment]  # mutable

    def next(self) -> int:
        """Return the next 64 random bits."""
        self.word = (self.word + 0x9E3779B97F4A7C15) & _MASK
        mixed = self.word
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1, each equally likely."""
        assert limit > 0
        edge = (1 << 64) - (1 << 64) % limit
        while True:
            bits = self.next()
            if bits < edge:
                return bits % limit

    def choice(self, items: list[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place (Fisher-Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
