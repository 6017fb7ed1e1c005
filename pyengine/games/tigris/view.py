"""What one seat may know in Tigris & Euphrates, and a state that a view could be hiding."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.core.game import OPEN, Ask, Seat
from pyengine.core.rng import Rng
from pyengine.games.tigris.bag import draw
from pyengine.games.tigris.material import COLORS, TILES, Cell, Cells, Color
from pyengine.games.tigris.state import Conflict, Rules, State, Step


@dataclass(frozen=True, slots=True)
class Memory:
    """What an attentive player would know but nobody is shown; for sample and bots only (1.6)."""

    points: list[list[int]]
    treasures_won: list[int]
    removed: list[int]  # tiles seen leaving the game, by colour
    swapped: list[list[int] | None]  # the kinds a seat put aside; None: unseen
    swapped_sizes: list[int]


@dataclass(frozen=True, slots=True)
class View:
    """What lies open, the own hand and points, and what an attentive player would know.

    Lists are indexed as in State. The bag is not here: nobody may count it (1.6).
    """

    seat: Seat  # who looks: a seat, SPECTATOR or OPEN
    ask: Ask | None
    rules: Rules
    turn: Seat
    number: int
    actions: int
    step: Step
    result: str | None
    tiles: list[Cells]
    turned: Cells
    ruins: Cells
    treasures: Cells
    leaders: list[list[Cell]]
    monuments: list[Cell]
    buildings: list[Cell]
    wonder: Cell
    union: Cell
    placed: Cell
    placed_color: Color
    conflict: Conflict | None
    ruins_left: list[int]
    hand_sizes: list[int]
    hands: list[list[int] | None]  # None: hidden from this seat
    points: list[list[int] | None]
    treasures_won: list[int | None]
    memory: Memory

    @property
    def seats(self) -> int:
        return len(self.hand_sizes)


def view(state: State, seat: Seat) -> View:
    """Name what a seat may know (1.6)."""
    owners = range(state.seats)
    own = [seat in (OPEN, owner) for owner in owners]
    scores = [known or state.rules.open_scores for known in own]
    return View(
        seat=seat,
        ask=state.asks[-1] if state.asks else None,
        rules=state.rules,
        turn=state.turn,
        number=state.number,
        actions=state.actions,
        step=state.step,
        result=state.result,
        tiles=state.tiles[:],
        turned=state.turned,
        ruins=state.ruins,
        treasures=state.treasures,
        leaders=[cells[:] for cells in state.leaders],
        monuments=state.monuments[:],
        buildings=state.buildings[:],
        wonder=state.wonder,
        union=state.union,
        placed=state.placed,
        placed_color=state.placed_color,
        conflict=state.conflict,
        ruins_left=state.ruins_left[:],
        hand_sizes=[sum(hand) for hand in state.hands],
        hands=[state.hands[owner][:] if own[owner] else None for owner in owners],
        points=[state.points[owner][:] if scores[owner] else None for owner in owners],
        treasures_won=[state.treasures_won[owner] if scores[owner] else None for owner in owners],
        memory=Memory(
            points=[one[:] for one in state.points],
            treasures_won=state.treasures_won[:],
            removed=state.removed[:],
            swapped=[state.swapped[owner][:] if own[owner] else None for owner in owners],
            swapped_sizes=[sum(one) for one in state.swapped],
        ),
    )


def table_of(seen: View, rng: Rng) -> State:
    """Return a state with everything that lies open; hands, bag, points and unseen tiles are not set."""
    state = State(seen.seats, seen.rules, rng)
    state.asks = [seen.ask] if seen.ask else []
    state.turn, state.number, state.actions = seen.turn, seen.number, seen.actions
    state.step, state.result = seen.step, seen.result
    state.tiles = seen.tiles[:]
    state.turned, state.ruins, state.treasures = seen.turned, seen.ruins, seen.treasures
    state.leaders = [cells[:] for cells in seen.leaders]
    state.standing = sum(1 << cell for cells in seen.leaders for cell in cells if cell >= 0)
    state.monuments, state.buildings = seen.monuments[:], seen.buildings[:]
    state.wonder, state.union = seen.wonder, seen.union
    state.placed, state.placed_color = seen.placed, seen.placed_color
    state.conflict = seen.conflict
    state.ruins_left = seen.ruins_left[:]
    return state


def sample(seen: View, rng: Rng) -> State:
    """Deal the hidden tiles anew, as any of the deals that fit the view."""
    state = table_of(seen, Rng(rng.next()))
    state.points = [own[:] for own in seen.memory.points]
    state.treasures_won = seen.memory.treasures_won[:]
    state.removed = seen.memory.removed[:]
    left = [TILES[color] - state.removed[color] - state.tiles[color].bit_count() for color in COLORS]
    known = [*seen.hands, *seen.memory.swapped]
    for one in known:
        for color in COLORS:
            left[color] -= one[color] if one else 0
    sizes = [*seen.hand_sizes, *seen.memory.swapped_sizes]
    dealt = [
        one[:] if one is not None else draw(left, size, rng) for one, size in zip(known, sizes, strict=True)
    ]
    state.hands, state.swapped = dealt[: seen.seats], dealt[seen.seats :]
    state.bag = left
    return state
