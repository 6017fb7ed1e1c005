"""A second, plain reading of the rules with sets of (column, row), held against the engine's bits."""

from __future__ import annotations

import pytest

from pyengine.games.tigris import GAME
from pyengine.games.tigris.material import COLORS, HEIGHT, HOME, STRIDE, WIDTH, Color, cells_of
from pyengine.games.tigris.moves import PlaceLeader, PlaceTile
from pyengine.games.tigris.state import State, wonder_cells
from tests.games.test_tigris_laws import walk

Space = tuple[int, int]


def spaces(cells: int) -> set[Space]:
    return {(cell % STRIDE, cell // STRIDE) for cell in cells_of(cells)}


def near(space: Space) -> set[Space]:
    x, y = space
    around = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
    return {(a, b) for a, b in around if 0 <= a < WIDTH and 0 <= b < HEIGHT}


def groups(pieces: set[Space]) -> list[set[Space]]:
    left, found = set(pieces), []
    while left:
        group, waiting = set(), [left.pop()]
        while waiting:
            space = waiting.pop()
            group.add(space)
            for other in near(space) & left:
                left.discard(other)
                waiting.append(other)
        found.append(group)
    return found


class Plain:
    """The board of a state as sets."""

    def __init__(self, state: State) -> None:
        self.tiles = [spaces(state.tiles[color]) for color in COLORS]
        self.leaders = {
            (cell % STRIDE, cell // STRIDE): (seat, color)
            for seat, own in enumerate(state.leaders)
            for color, cell in enumerate(own)
            if cell != HOME
        }
        self.dead = spaces(state.turned | wonder_cells(state))
        self.ruins = spaces(state.ruins)
        self.river = spaces(state.rules.map.river)
        self.all = {(x, y) for x in range(WIDTH) for y in range(HEIGHT)}

    def pieces(self) -> set[Space]:
        return set().union(*self.tiles, self.dead, self.leaders)

    def kingdoms(self) -> list[set[Space]]:
        return [group for group in groups(self.pieces()) if group & set(self.leaders)]

    def empty(self) -> set[Space]:
        return self.all - self.pieces() - self.ruins

    def touched(self, space: Space) -> int:
        return sum(bool(near(space) & kingdom) for kingdom in self.kingdoms())

    def tile_spaces(self, color: int) -> set[Space]:
        ground = self.river if color == Color.BLUE else self.all - self.river
        return {space for space in self.empty() & ground if self.touched(space) <= 2}

    def leader_spaces(self, seat: int, color: int) -> set[Space]:
        """Lift the leader first, then look."""
        here = next((space for space, who in self.leaders.items() if who == (seat, color)), None)
        if here is not None:
            del self.leaders[here]
        found = {
            space
            for space in self.empty() - self.river - {here}
            if near(space) & self.tiles[Color.RED] and self.touched(space) <= 1
        }
        if here is not None:
            self.leaders[here] = (seat, color)
        return found


@pytest.mark.parametrize("seed", range(8))
def test_legal_spaces_are_those_of_the_plain_rules(seed: int) -> None:
    """3.2, 3.3, 3.6 to 3.8"""
    for number, (state, moves, _) in enumerate(walk(seed)):
        if state.asks[-1].kind != "act" or not state.actions or number % 23:
            continue
        plain = Plain(state)
        for color in COLORS:
            tiles = {one.cell for one in moves if isinstance(one, PlaceTile) and one.color == color}
            wanted = plain.tile_spaces(color) if state.hands[state.turn][color] else set()
            assert {(cell % STRIDE, cell // STRIDE) for cell in tiles} == wanted
            leaders = {one.cell for one in moves if isinstance(one, PlaceLeader) and one.color == color}
            assert {(cell % STRIDE, cell // STRIDE) for cell in leaders} == plain.leader_spaces(
                state.turn, color
            )


@pytest.mark.parametrize("seed", range(24))
def test_wars_end_as_in_the_plain_rules(seed: int) -> None:
    """4.5, 4.8, 4.10, 4.12: sides, strengths, losses and points, counted by hand."""
    for state, _, choice in walk(seed):
        conflict = state.conflict
        if conflict is None or conflict.revolt or conflict.attack_added is None:
            continue
        color, plain = conflict.color, Plain(state)
        union = (state.union % STRIDE, state.union // STRIDE)
        sides = {}
        for seat in (conflict.attacker, conflict.defender):
            cell = state.leaders[seat][color]
            home = (cell % STRIDE, cell // STRIDE)
            sides[seat] = next(group for group in groups(plain.pieces() - {union}) if home in group)
        assert conflict.attack == len(sides[conflict.attacker] & plain.tiles[color])
        assert conflict.defence == len(sides[conflict.defender] & plain.tiles[color])
        after = state.copy()
        GAME.advance(after, choice)
        added = after.removed[color] - state.removed[color]
        won = conflict.total_attack > conflict.defence + getattr(choice, "count", 0)
        winner, loser = conflict.attacker, conflict.defender
        if not won:
            winner, loser = loser, winner
        fallen = _losses(state, plain, sides[loser], loser, color)
        assert after.points[winner][color] - state.points[winner][color] >= 1 + len(fallen)
        assert not fallen & spaces(after.tiles[color])
        assert sides[winner] & plain.tiles[color] <= spaces(
            after.tiles[color] | after.turned | wonder_cells(after)
        )
        assert added >= len(fallen)
        assert after.leaders[loser][color] == HOME


def _losses(state: State, plain: Plain, side: set[Space], loser: int, color: Color) -> set[Space]:
    spared = {(cell % STRIDE, cell // STRIDE) for cell in state.buildings if cell != HOME}
    if color == Color.RED:
        spared |= spaces(state.treasures)
        for space, who in plain.leaders.items():
            if who != (loser, color):
                spared |= near(space)
    return (side & plain.tiles[color]) - spared
