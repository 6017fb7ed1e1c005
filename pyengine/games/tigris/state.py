"""What is on the table in Tigris & Euphrates: one class, copied by hand, checked in tests."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from pyengine.core.game import Ask, Seat
from pyengine.core.rng import Rng
from pyengine.games.tigris.kingdoms import kingdom_at, kingdoms_of, occupied, opponents, warring_colors
from pyengine.games.tigris.material import (
    ACTIONS,
    BOARD,
    COLORS,
    CROSSES,
    HAND,
    HOME,
    MONUMENTS,
    NEAR,
    RUINS,
    SQUARES,
    STANDARD,
    STRIDE,
    TILES,
    Cell,
    Cells,
    Color,
    Map,
)


class Step(IntEnum):
    """What proceed() looks at next."""

    TURN = 0  # a turn begins
    ACT = 1  # the active player chooses an action or ends the turn (3.1)
    WARS = 2  # the wars that a uniting tile started, one after another (4.6)
    SUPPORT = 3  # both sides of a conflict add tiles from the hand (4.3)
    BUILD = 4  # a building on a line just made (9.1)
    RAISE = 5  # a monument or the wonder on tiles just completed (5.1, 10.1)
    HOMECOMING = 6  # leaders without a temple go home (5.5)
    TREASURES = 7  # traders take treasures (6.1)
    MONUMENTS = 8  # the turn ends: points of monuments (5.6)
    WONDER = 9  # ... a point of the wonder (10.3)
    REFILL = 10  # ... hands are refilled, then the end is tested (7.2, 8.1)
    OVER = 11


@dataclass(frozen=True, slots=True)
class Rules:
    """What was chosen at set-up (1.8)."""

    map: Map = STANDARD
    buildings: bool = False
    wonder: bool = False
    english: bool = False
    open_scores: bool = False


@dataclass(frozen=True, slots=True)
class Conflict:
    """A revolt or war being fought; the leaders are those of this colour of the two seats."""

    revolt: bool
    color: Color  # of the leaders
    attacker: Seat
    defender: Seat
    attack: int  # strength on the board
    defence: int
    attack_added: int | None = None  # tiles from the hand; None: not yet decided
    defence_added: int | None = None

    @property
    def support_color(self) -> Color:
        """Return which tiles give strength: temples in a revolt (4.2), else those of the leaders (4.8)."""
        return Color.RED if self.revolt else self.color

    @property
    def total_attack(self) -> int:
        return self.attack + (self.attack_added or 0)

    @property
    def total_defence(self) -> int:
        return self.defence + (self.defence_added or 0)


class State:
    """Everything on the table. Outer lists are indexed by seat or Color, inner ones by Color."""

    __slots__ = (
        "actions",
        "asks",
        "bag",
        "buildings",
        "conflict",
        "hands",
        "kingdoms",
        "leaders",
        "monuments",
        "number",
        "placed",
        "placed_color",
        "points",
        "removed",
        "result",
        "rng",
        "ruins",
        "ruins_left",
        "rules",
        "standing",
        "step",
        "swapped",
        "tiles",
        "treasures",
        "treasures_won",
        "turn",
        "turned",
        "union",
        "wonder",
    )

    actions: int  # actions left this turn
    asks: list[Ask]  # decisions already due; the last one is answered next
    bag: list[int]  # tiles in the bag, counted by colour
    buildings: list[Cell]  # where the building of each colour stands, or HOME
    conflict: Conflict | None
    hands: list[list[int]]  # hands[seat][color]: how many
    kingdoms: list[Cells] | None  # remembered by kingdoms.kingdoms(); None: look again
    leaders: list[list[Cell]]  # leaders[seat][color]: where it stands, or HOME
    monuments: list[Cell]  # the upper left space of each monument's square, or HOME
    number: int  # turns begun so far
    placed: Cell  # the tile laid in this action, or HOME
    placed_color: Color
    points: list[list[int]]  # points[seat][color]
    removed: list[int]  # tiles seen leaving the game or lying face down, counted by colour
    result: str | None  # why the game ended: "treasures" or "bag"
    rng: Rng
    ruins: Cells
    ruins_left: list[int]  # catastrophes each seat still has
    rules: Rules
    standing: Cells  # the spaces of all leaders
    step: Step
    swapped: list[list[int]]  # swapped[seat][color]: tiles that seat put aside unseen
    tiles: list[Cells]  # tiles[color]: face-up tiles
    treasures: Cells  # where treasures still lie
    treasures_won: list[int]
    turn: Seat
    turned: Cells  # face-down tiles under monuments
    union: Cell  # the tile that joined two kingdoms, while its wars last, or HOME
    wonder: Cell  # its centre, or HOME

    def __init__(self, seats: int, rules: Rules, rng: Rng) -> None:
        self.actions = ACTIONS
        self.asks = []
        self.bag = list(TILES)
        self.buildings = [HOME for _ in COLORS]
        self.conflict = None
        self.hands = [[0 for _ in COLORS] for _ in range(seats)]
        self.kingdoms = None
        self.leaders = [[HOME for _ in COLORS] for _ in range(seats)]
        self.monuments = [HOME for _ in MONUMENTS]
        self.number = 0
        self.placed = HOME
        self.placed_color = Color.RED
        self.points = [[0 for _ in COLORS] for _ in range(seats)]
        self.removed = [0 for _ in COLORS]
        self.result = None
        self.rng = rng
        self.ruins = 0
        self.ruins_left = [RUINS] * seats
        self.rules = rules
        self.standing = 0
        self.step = Step.TURN
        self.swapped = [[0 for _ in COLORS] for _ in range(seats)]
        self.tiles = [0 for _ in COLORS]
        self.treasures = 0
        self.treasures_won = [0] * seats
        self.turn = 0
        self.turned = 0
        self.union = HOME
        self.wonder = HOME

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.actions = self.actions
        twin.asks = self.asks[:]
        twin.bag = self.bag[:]
        twin.buildings = self.buildings[:]
        twin.conflict = self.conflict
        twin.hands = [hand[:] for hand in self.hands]
        twin.kingdoms = self.kingdoms  # the list is replaced, never changed
        twin.leaders = [own[:] for own in self.leaders]
        twin.monuments = self.monuments[:]
        twin.number = self.number
        twin.placed = self.placed
        twin.placed_color = self.placed_color
        twin.points = [own[:] for own in self.points]
        twin.removed = self.removed[:]
        twin.result = self.result
        twin.rng = self.rng.copy()
        twin.ruins = self.ruins
        twin.ruins_left = self.ruins_left[:]
        twin.rules = self.rules
        twin.standing = self.standing
        twin.step = self.step
        twin.swapped = [own[:] for own in self.swapped]
        twin.tiles = self.tiles[:]
        twin.treasures = self.treasures
        twin.treasures_won = self.treasures_won[:]
        twin.turn = self.turn
        twin.turned = self.turned
        twin.union = self.union
        twin.wonder = self.wonder
        return twin

    @property
    def seats(self) -> int:
        return len(self.hands)

    def check(self) -> None:
        """Assert what must hold between any two decisions."""
        self._check_supply()
        self._check_spaces()
        self._check_leaders()
        self._check_kingdoms()
        self._check_conflict()
        assert (self.step is Step.OVER) == (not self.asks)
        assert (self.step is Step.OVER) == (self.result is not None)
        assert 0 <= self.actions <= ACTIONS
        for own in self.points:
            assert min(own) >= 0

    def _check_supply(self) -> None:
        """Assert that no tile and no treasure is lost or made."""
        for color in COLORS:
            held = sum(hand[color] for hand in self.hands) + sum(own[color] for own in self.swapped)
            counted = self.tiles[color].bit_count() + self.bag[color] + self.removed[color] + held
            assert counted == TILES[color], (color, counted)
            assert min(self.bag[color], self.removed[color]) >= 0
        for hand in self.hands:
            assert min(hand) >= 0
            assert sum(hand) <= HAND
        assert self.treasures & ~(self.tiles[Color.RED] | self.turned | wonder_cells(self)) == 0
        assert self.treasures & ~self.rules.map.temples == 0

    def _check_spaces(self) -> None:
        """Assert that every space holds one thing, farms on the river and the rest on land."""
        layers = [*self.tiles, self.turned, self.ruins, self.standing, wonder_cells(self)]
        seen = 0
        for layer in layers:
            assert layer & ~BOARD == 0
            assert seen & layer == 0
            seen |= layer
        river = self.rules.map.river
        assert self.tiles[Color.BLUE] & ~river == 0
        assert (self.tiles[0] | self.tiles[1] | self.tiles[2] | self.standing) & river == 0
        squares = 0
        for corner in self.monuments:
            if corner != HOME:
                assert squares & SQUARES[corner] == 0
                squares |= SQUARES[corner]
        assert squares == self.turned
        for color, cell in enumerate(self.buildings):
            assert cell == HOME or self.tiles[color] >> cell & 1

    def _check_leaders(self) -> None:
        """Assert that leaders stand where `standing` says and beside a temple (5.5)."""
        cells = [cell for own in self.leaders for cell in own if cell != HOME]
        assert len(set(cells)) == len(cells)
        assert sum(1 << cell for cell in cells) == self.standing
        for cell in cells:
            assert NEAR[cell] & self.tiles[Color.RED], cell

    def _check_kingdoms(self) -> None:
        """Assert that the remembered kingdoms are those of the board and live in peace (2.4)."""
        fresh = kingdoms_of(self.standing, occupied(self))
        assert self.kingdoms is None or sorted(self.kingdoms) == sorted(fresh)
        if self.union != HOME:  # each side of the uniting tile is at peace with itself
            fresh = kingdoms_of(self.standing, occupied(self) & ~(1 << self.union))
        rebel = self.conflict.color if self.conflict is not None and self.conflict.revolt else None
        for kingdom in fresh:
            for color in COLORS:
                count = sum(own[color] != HOME and kingdom >> own[color] & 1 for own in self.leaders)
                assert count <= 1 or (count == 2 and color == rebel)

    def _check_conflict(self) -> None:
        """Assert that the conflict being fought is one that the board shows (4.1, 4.6, 4.7)."""
        conflict, union = self.conflict, self.union
        assert (conflict is not None) == (self.step is Step.SUPPORT)
        assert union == HOME or (self.tiles[self.placed_color] >> union & 1 and union == self.placed)
        if conflict is None:
            assert union == HOME or self.step is Step.WARS
        elif conflict.revolt:
            assert union == HOME
            assert conflict.attacker == self.turn != conflict.defender
            cells = [self.leaders[seat][conflict.color] for seat in (conflict.attacker, conflict.defender)]
            assert kingdom_at(self, cells[0]) >> cells[1] & 1
        else:
            assert union != HOME
            assert conflict.color in warring_colors(self)
            assert opponents(self, conflict.color) == (conflict.attacker, conflict.defender)


def wonder_cells(state: State) -> Cells:
    return 0 if state.wonder == HOME else CROSSES[state.wonder]


def line_cells(state: State, color: Color, cell: Cell, step: int) -> Cells:
    """Return the run of face-up tiles of a colour through a space, across (1) or down (STRIDE) (9.1)."""
    tiles = state.tiles[color]
    run = 1 << cell
    for shift in (step, -step):
        after = cell + shift
        while after >= 0 and tiles >> after & 1:
            run |= 1 << after
            after += shift
    return run


def lines_through(state: State, color: Color, cell: Cell) -> tuple[Cells, Cells]:
    return line_cells(state, color, cell, 1), line_cells(state, color, cell, STRIDE)
