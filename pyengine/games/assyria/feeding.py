"""Supply in Assyria: which huts can still be fed, with what, and whether there is anything to decide."""

from __future__ import annotations

from pyengine.games.assyria.material import FOOD_SETS, FOODS, JOKER, PLOW, HexSet
from pyengine.games.assyria.moves import FIRST_SPARE, RATIONS_FOR, Ration
from pyengine.games.assyria.state import State


def hungry(state: State) -> HexSet:
    """Return the active seat's huts that are not fed (3.5)."""
    return state.huts[state.turn] & ~state.fed


def has_ration(state: State, ration: Ration) -> bool:
    """Does the active seat have this card, or this spare symbol (3.6)?"""
    if ration < FIRST_SPARE:
        return state.hands[state.turn][ration] > 0
    return state.spare[ration - FIRST_SPARE] > 0


def feedable(state: State) -> HexSet:
    """Return the hungry huts that a card in hand or a spare symbol could feed: the duty (3.7)."""
    hand = state.hands[state.turn]
    unfed = hungry(state)
    if hand[JOKER] or hand[PLOW]:
        return unfed
    able = 0
    for food in FOODS:
        first = 3 * food
        if hand[first] or hand[first + 1] or hand[first + 2] or state.spare[food]:
            able |= FOOD_SETS[food]
    return unfed & able


def has_only_result(state: State) -> bool:
    """Is exactly one result of the feeding possible: the same huts fed, the same cards left (3.7)?"""
    hand = state.hands[state.turn]
    unfed = hungry(state)
    wild = hand[JOKER] + hand[PLOW]
    demands = [
        (int(food), (unfed & FOOD_SETS[food]).bit_count()) for food in FOODS if unfed & FOOD_SETS[food]
    ]
    if wild:
        return _only_with_wild(state, demands, wild)
    return all(
        _only_for_food(hand[3 * food : 3 * food + 3], state.spare[food], huts) for food, huts in demands
    )


def _only_with_wild(state: State, demands: list[tuple[int, int]], wild: int) -> bool:
    """With jokers or a plow there is no choice only if all of them are needed, or all are alike and alone."""
    hand = state.hands[state.turn]
    huts = sum(count for _, count in demands)
    symbols = sum(
        hand[3 * food] + 2 * hand[3 * food + 1] + 3 * hand[3 * food + 2] + state.spare[food]
        for food, _ in demands
    )
    if symbols:
        return len(demands) == 1 and symbols + wild == huts
    return huts == wild or (huts < wild and not hand[PLOW])


def _only_for_food(cards: list[int], spare: int, huts: int) -> bool:
    """Is there one way to feed so many huts of one food with its own cards?

    >>> _only_for_food([1, 1, 0], 0, 3), _only_for_food([1, 1, 0], 0, 1), _only_for_food([1, 0, 0], 0, 2)
    (True, False, False)
    """
    symbols = cards[0] + 2 * cards[1] + 3 * cards[2] + spare
    if symbols <= huts:
        return symbols in (0, huts)
    ways = sum(
        ones + twos + threes <= huts <= ones + 2 * twos + 3 * threes + spare
        for ones in range(cards[0] + 1)
        for twos in range(cards[1] + 1)
        for threes in range(cards[2] + 1)
    )
    return ways == 1


def rations_for(state: State, food: int) -> list[int]:
    """Return what the active seat could feed a hut on this food with, as places in RATIONS_FOR."""
    return [place for place, ration in enumerate(RATIONS_FOR[food]) if has_ration(state, ration)]
