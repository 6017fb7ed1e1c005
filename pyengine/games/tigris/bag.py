"""Drawing tiles unseen from so many of each colour."""

from __future__ import annotations

from pyengine.core.rng import Rng


def draw(bag: list[int], count: int, rng: Rng) -> list[int]:
    """Take tiles out of a bag, each tile equally likely; return how many of each colour came."""
    drawn = [0, 0, 0, 0]
    left = sum(bag)
    for size in range(left, left - count, -1):
        pick = rng.below(size)
        color = 0
        while pick >= bag[color]:
            pick -= bag[color]
            color += 1
        bag[color] -= 1
        drawn[color] += 1
    return drawn
