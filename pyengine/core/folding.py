"""Offers as bags of click targets, and amounts folded into one stepper, once for all games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

Bag = tuple[str, ...]


def holds(bag: Sequence[str], clicked: Sequence[str]) -> bool:
    """Does a bag contain everything that was clicked, as often as it was clicked?"""
    return Counter(clicked) <= Counter(bag)


def fold(bags: Mapping[str, Bag]) -> tuple[dict[str, Bag], list[dict[str, Any]]]:
    """Fold the offers that are amounts: moves that share a button and differ only in how many of what.

    Return the offers that stay, and `{button, items: {target: most}, totals: [least, most]}` for each group.

    >>> fold({"support 0": ("do:support",), "support 1": ("do:support", "hand:r"), "end": ("do:end",)})
    ({'end': ('do:end',)}, [{'button': 'do:support', 'items': {'hand:r': 1}, 'totals': [0, 1]}])
    """
    groups: dict[str, dict[str, Bag]] = {}
    for line, bag in bags.items():
        buttons = [one for one in bag if one.startswith("do:")]
        if len(buttons) == 1:
            groups.setdefault(buttons[0], {})[line] = bag
    folds = []
    kept = dict(bags)
    for button, group in groups.items():
        folded = _folded(button, group)
        if folded is not None:
            folds.append(folded)
            for line in group:
                del kept[line]
    return kept, folds


def _folded(button: str, group: Mapping[str, Bag]) -> dict[str, Any] | None:
    """Return the fold of a group if it stands for exactly these bags and is an amount at all."""
    counts = [Counter(one for one in bag if one != button) for bag in group.values()]
    totals = sorted({count.total() for count in counts})
    if len(group) < 2 or totals[-1] - totals[0] + 1 != len(totals) or totals == [1]:
        return None
    items: dict[str, int] = {}
    for count in counts:
        for target, times in count.items():
            items[target] = max(items.get(target, 0), times)
    found = {"button": button, "items": items, "totals": [totals[0], totals[-1]]}
    return found if set(unfold(found)) == {tuple(sorted(bag)) for bag in group.values()} else None


def unfold(folded: Mapping[str, Any]) -> Iterator[Bag]:
    """Return every bag that a fold stands for."""
    least, most = folded["totals"]
    items = list(folded["items"].items())
    for picked in product(*(range(times + 1) for _, times in items)):
        if least <= sum(picked) <= most:
            chosen = [target for (target, _), times in zip(items, picked, strict=True) for _ in range(times)]
            yield tuple(sorted([folded["button"], *chosen]))
