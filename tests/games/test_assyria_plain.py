"""A second, plain reading of Assyria's rules: from the text of a position to the moves and the counting.

It shares nothing with the engine but the text: coordinates instead of bits, sets instead of tables.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from pyengine.core.rng import Rng
from pyengine.games.assyria import GAME
from pyengine.games.assyria.state import Step

MAP = {  # column: first r, then food and region from north to south
    0: (0, "P/o D/o G/n S/b B/s G/o"),
    1: (0, "B/o S/n P/b G/s S/o P/o"),
    2: (-1, "S/o D/n G/b B/b D/s B/o D/o"),
    3: (-1, "B/o P/n D/b P/s G/o P/o"),
    4: (-2, "G/o D/o B/n G/b S/s B/o S/o"),
    5: (-2, "S/o G/n P/b D/b P/s D/o"),
    6: (-3, "P/o B/o D/n S/b B/s G/o P/o"),
    7: (-3, "S/o G/o P/n G/b S/s D/o"),
    8: (-4, "D/o P/o S/n B/b D/s G/o P/o"),
    9: (-4, "B/o D/o G/n S/b B/s S/o"),
}
FOODS = {"G": "grape", "P": "palm", "S": "salt", "B": "barley", "D": "dates"}
HEXES = {}  # name -> (q, r, food, region)
for column, (first, line) in MAP.items():
    for number, code in enumerate(line.split()):
        name = f"{'abcdefghij'[column]}{number + 1}"
        HEXES[name] = (column, first + number, FOODS[code[0]], code[2])


def beside(one: str, other: str) -> bool:
    (q, r, *_), (p, s, *_) = HEXES[one], HEXES[other]
    return (p - q, s - r) in {(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)}


def board(seats: int) -> list[str]:
    return [name for name, (q, *_) in HEXES.items() if q < {2: 6, 3: 8, 4: 10}[seats]]


CORNERS = {
    seats: [
        three
        for three in combinations(sorted(board(seats)), 3)
        if all(beside(one, other) for one, other in combinations(three, 2))
    ]
    for seats in (2, 3, 4)
}


class Plain:
    """A position text as dictionaries of words."""

    def __init__(self, text: str) -> None:
        self.common: dict[str, str] = {}
        self.parts: list[dict[str, str]] = []
        for line in text.splitlines()[1:]:
            if line.startswith("seat "):
                self.parts.append({})
            else:
                key, value = line.split(": ")
                (self.parts[-1] if self.parts else self.common)[key] = value
        self.seats = len(self.parts)
        self.turn = int(self.common["turn"]) - 1
        self.own = self.parts[self.turn]

    def words(self, key: str, part: dict[str, str] | None = None) -> list[str]:
        return (self.common if part is None else part).get(key, "").split()

    def huts(self, seat: int) -> list[str]:
        return self.words("huts", self.parts[seat])

    def ziggurats(self, seat: int) -> dict[str, int]:
        pairs = [word.split(":") for word in self.words("ziggurats", self.parts[seat])]
        return {name: int(tiles) for name, tiles in pairs}

    def counts(self, key: str, part: dict[str, str] | None = None) -> dict[str, int]:
        words = self.words(key, part)
        return {word: int(count) for count, word in zip(words[::2], words[1::2], strict=True)}

    def stock(self, seat: int) -> int:
        at = sum(self.words(one).count(str(seat + 1)) for one in ("high", "middle", "low"))
        return 10 - len(self.huts(seat)) - at

    def moves(self) -> set[str]:
        return {"huts": self.new_huts, "feed": self.feeding, "wells": self.digging, "act": self.acting}[
            self.common["step"]
        ]()

    def new_huts(self) -> set[str]:
        taken = {name for seat in range(self.seats) for name in (*self.huts(seat), *self.ziggurats(seat))}
        own = [*self.huts(self.turn), *self.ziggurats(self.turn)]
        free = [name for name in board(self.seats) if name not in taken]
        left = int(self.common.get("left", 0))
        found = {f"hut {name}" for name in free if left and any(beside(name, one) for one in own)}
        return found or {"done"}

    def feeding(self) -> set[str]:
        hand, spare, fed = self.counts("hand", self.own), self.counts("spare"), self.words("fed")
        found = set()
        for name in self.huts(self.turn):
            if name not in fed:
                food = HEXES[name][2]
                fits = [card for card in hand if card in ("joker", "plow") or card[:-1] == food]
                found |= {f"feed {name} {card}" for card in fits}
                found |= {f"feed {name} {food}"} if food in spare else set()
        return found or {"done"}

    def digging(self) -> set[str]:
        huts, wells = set(self.huts(self.turn)), self.words("wells")
        stock = {2: 8, 3: 12, 4: 16}[self.seats] - len(wells)
        sites = [
            three
            for three in CORNERS[self.seats]
            if huts >= set(three) and "-".join(three) not in wells and stock
            if all(HEXES[name][3] != "b" for name in three)
        ]
        return {f"well {' '.join(three)}" for three in sites} | {"done"}

    def acting(self) -> set[str]:
        camels, own = int(self.own["camels"]), self.ziggurats(self.turn)
        wet = {name for corner in self.words("wells") for name in corner.split("-")}
        found = {"done"}
        if camels >= 6 and len(own) < 4:
            dry = [name for name in self.huts(self.turn) if HEXES[name][3] in "ob" and name not in wet]
            found |= {f"found {name}" for name in dry}
        for name, tiles in own.items():
            if tiles < 3 and camels >= {1: 3, 2: 2}[tiles] and name not in self.words("raised"):
                found.add(f"raise {name}")
        for one, price, slots in (("high", 4, 3), ("middle", 3, 4), ("low", 2, 6)):
            if camels >= price and len(self.words(one)) < slots and self.stock(self.turn):
                found.add(f"intrigue {one}")
        most = min(3 - int(self.common.get("offered", 0)), 7 - int(self.own["track"]), camels)
        found |= {f"offer {number}" for number in range(1, most + 1)}
        return found | self.buying(camels)

    def buying(self, camels: int) -> set[str]:
        found = set()
        for card in self.words("rows"):
            price = 1 if card.endswith("1") else 2
            if card not in "-/" and camels >= price and "bought" not in self.common:
                found.add(f"buy {card}")
        if camels >= 2 and "plow" not in self.counts("hand", self.own):
            found.add("buy plow")
        return found

    # -- counting

    def income(self) -> int:
        total = 0
        for river in "ns":
            huts = sum(HEXES[name][3] == river for name in self.huts(self.turn))
            total += 3 + 2 * (huts - 1) if huts else 0
        return min(10, int(self.own["camels"]) + total)

    def prestige(self) -> int:
        huts = sum({"o": 1, "b": 2}.get(HEXES[name][3], 0) for name in self.huts(self.turn))
        wells = int(self.common.get("dug", 0)) * {"1": 6, "2": 5, "3": 4}[self.common["reign"]]
        return self.points(self.turn) + huts + wells + sum(self.ziggurats(self.turn).values())

    def points(self, seat: int) -> int:
        return sum(self.counts("points", self.parts[seat]).values())

    def after_flood(self) -> list[int]:
        """Points of every seat after a flood that comes now, without the final count."""
        rows = {one: [int(word) - 1 for word in self.words(one)] for one in ("high", "middle", "low")}
        ranks = []
        for seat in range(self.seats):
            huts = [
                (row, slot)
                for row, one in enumerate(rows.values())
                for slot, owner in enumerate(one)
                if owner == seat
            ]
            if huts:
                ranks.append((-sum(3 - row for row, _ in huts), -len(huts), min(huts), seat))
        reign, cards = int(self.common["reign"]), [int(word) for word in self.words("expansions")]
        cards += [4] if self.seats == 4 and reign > 1 else []
        totals = [self.points(seat) for seat in range(self.seats)]
        for rank, (*_, seat) in enumerate(sorted(ranks)):
            if self.seats == 2:
                totals[seat] += sum(cards) if rank == 0 else (min(cards) if reign > 1 else 0)
            elif cards:
                totals[seat] += sum(cards)
                cards.remove(max(cards))
        for seat in range(self.seats):
            spaces = int(self.parts[seat]["track"])
            factor = spaces if self.common["offerings"] == "rulebook" else [0, 1, 2, 2, 3, 3, 3, 4][spaces]
            totals[seat] += [0, 1, 4, 8][rows["high"].count(seat)] + factor * len(self.ziggurats(seat))
        return totals

    def final(self, seat: int, camels: int, plow: bool) -> int:
        tiles = self.ziggurats(seat).values()
        counted = sum(tiles) if self.common["ziggurats"] == "every" else 3 * sum(one == 3 for one in tiles)
        return counted + plow + camels // 2


def _flood(before: Plain, after: Any) -> None:
    totals = before.after_flood()
    for seat in range(before.seats):
        if after.reign == 3 and not after.asks:
            plow = "plow" in before.counts("hand", before.parts[seat]) or str(seat + 1) in before.words(
                "middle"
            )
            low = before.words("low").count(str(seat + 1))
            totals[seat] += before.final(seat, min(10, int(before.parts[seat]["camels"]) + low), plow)
    assert [sum(sources) for sources in after.points] == totals
    for seat in range(before.seats):
        dry = [name for name in before.huts(seat) if HEXES[name][3] in "ob"]
        assert after.huts[seat].bit_count() == len(dry)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [("rulebook", "finished"), ("printed", "every")])
def test_the_plain_reading_agrees(seats: int, options: tuple[str, str]) -> None:
    checked = {"moves": 0, "yield": 0, "flood": 0}
    for seed in range(4):
        state, _ = GAME.setup(seats, {"offerings": options[0], "ziggurats": options[1]}, 100 + seed)
        chance = Rng(seed)
        while GAME.asking(state) is not None:
            plain = Plain(GAME.write_position(state))
            lines = [GAME.write_move(move) for move in GAME.legal_moves(state)]
            step, turn, reign = plain.common["step"], plain.turn, state.reign
            if step in ("huts", "feed", "wells", "act"):
                assert set(lines) - {"feed all"} == plain.moves()
                checked["moves"] += 1
            line = chance.choice(lines)
            events = GAME.advance(state, GAME.read_move(line))
            if step == "feed":
                plain.own["huts"] = plain.common.get("fed", "")  # whoever is not fed is gone
            flooded = any(event.key == "flood" for event in events)
            waiting = state.step is Step.WELLS and state.turn == turn
            if step in ("feed", "wells") and line == "done" and not waiting and not flooded:
                assert state.camels[turn] == plain.income()
                assert sum(state.points[turn]) == plain.prestige()
                checked["yield"] += 1
            if step == "act" and flooded:
                assert reign != state.reign or not state.asks
                _flood(plain, state)
                checked["flood"] += 1
    assert checked["moves"] > 400
    assert checked["yield"] > 50
    assert checked["flood"] >= 6
