"""Set-up, and what happens or is asked next in Tigris & Euphrates."""

from __future__ import annotations

from collections.abc import Callable

from pyengine.core.game import Ask, Event, Options
from pyengine.core.rng import Rng
from pyengine.games.tigris import effects, kingdoms, sites
from pyengine.games.tigris.effects import ask
from pyengine.games.tigris.material import ACTIONS, HAND, HOME, LAST_TREASURES, MAPS, Color, cells_of
from pyengine.games.tigris.state import Rules, State, Step


def read_rules(options: Options) -> Rules:
    """Return the rules of a table from the options chosen at set-up (1.8)."""
    return Rules(
        map=MAPS[options["board"]],
        buildings=options["buildings"] == "on",
        wonder=options["wonder"] == "on",
        english=options["english"] == "on",
        open_scores=options["scores"] == "open",
    )


def setup(seats: int, options: Options, seed: int) -> tuple[State, list[Event]]:
    """Lay out the map, deal the hands, choose who starts (1.3, 1.4, 1.7)."""
    state = State(seats, read_rules(options), Rng(seed))
    temples = state.rules.map.temples
    state.tiles[Color.RED] = state.treasures = temples
    state.bag[Color.RED] -= temples.bit_count()
    events: list[Event] = []
    for seat in range(seats):
        events += effects.draw(state, seat, HAND, "1.4")
    starter = options["starter"]
    state.turn = state.rng.below(seats) if starter == "random" else (int(starter) - 1) % seats
    return state, events + proceed(state)


def asking(state: State) -> Ask | None:
    return state.asks[-1] if state.asks else None


def proceed(state: State) -> list[Event]:
    """Do what happens by itself until somebody must decide or the game is over (3.13)."""
    events: list[Event] = []
    while not state.asks and state.step is not Step.OVER:
        events += _STEPS[state.step](state)
    kingdoms.kingdoms(state)  # remembered before anybody looks, so that looking changes nothing
    return events


def _begin_turn(state: State) -> list[Event]:
    state.number += 1
    state.actions = ACTIONS
    state.step = Step.ACT
    return [Event("turn", "3.1", state.turn, {"number": state.number})]


# built once, because it is asked more often than all other questions together
ACTING = [Ask(seat, "act", "3.1", buttons=("do:swap", "do:withdraw", "do:end")) for seat in range(4)]


def _act(state: State) -> list[Event]:
    state.placed = HOME
    state.asks.append(ACTING[state.turn])
    return []


def _next_war(state: State) -> list[Event]:
    """4.6: the last war begins by itself, among several the active player chooses."""
    colors = kingdoms.warring_colors(state)
    if not colors:
        state.union = HOME
        state.step = Step.BUILD
        return []
    if len(colors) == 1:
        return effects.begin_war(state, colors[0])
    ask(state, state.turn, "war", "4.6")
    return []


def _support(state: State) -> list[Event]:
    """4.3: first the attacker adds tiles, then the defender; then the stronger side wins."""
    conflict = state.conflict
    assert conflict is not None
    rule = "4.3" if conflict.revolt else "4.9"
    if conflict.attack_added is None:
        ask(state, conflict.attacker, "support", rule)
    elif conflict.defence_added is None:
        ask(state, conflict.defender, "support", rule)
    else:
        return effects.settle(state, conflict.total_attack > conflict.total_defence)
    return []


def _build(state: State) -> list[Event]:
    if state.rules.buildings and sites.building_sites(state):
        ask(state, state.turn, "build", "9.1")
    else:
        state.step = Step.RAISE
    return []


def _raise(state: State) -> list[Event]:
    if sites.squares(state) or sites.crosses(state):
        ask(state, state.turn, "raise", "5.1")
    else:
        state.step = Step.TREASURES
    return []


def _homecoming(state: State) -> list[Event]:
    state.step = Step.TREASURES
    return effects.send_home(state, "5.5")


def _treasures(state: State) -> list[Event]:
    """6.1, 6.2: the only treasure that may stay does so by itself."""
    due = effects.next_treasures(state)
    if due is None:
        state.step = Step.ACT
        return []
    seat, found = due
    staying = effects.stayable(state, found)
    if staying & (staying - 1):
        ask(state, seat, "keep", "6.2")
        return []
    return effects.take_treasures(state, seat, found, cells_of(staying)[0])


def _monuments(state: State) -> list[Event]:
    state.step = Step.WONDER
    return effects.monument_points(state)


def _wonder(state: State) -> list[Event]:
    if effects.wonder_pays(state):
        ask(state, state.turn, "colour", "10.3")
    else:
        state.step = Step.REFILL
    return []


def _refill(state: State) -> list[Event]:
    """7.2, 8.1: hands are refilled, then the game may end; else the next turn begins."""
    events = effects.refill(state)
    if state.step is Step.OVER:
        return events
    if state.treasures.bit_count() <= LAST_TREASURES:
        return events + effects.finish(state, "treasures")
    state.turn = (state.turn + 1) % state.seats
    state.step = Step.TURN
    return events


_STEPS: dict[Step, Callable[[State], list[Event]]] = {
    Step.TURN: _begin_turn,
    Step.ACT: _act,
    Step.WARS: _next_war,
    Step.SUPPORT: _support,
    Step.BUILD: _build,
    Step.RAISE: _raise,
    Step.HOMECOMING: _homecoming,
    Step.TREASURES: _treasures,
    Step.MONUMENTS: _monuments,
    Step.WONDER: _wonder,
    Step.REFILL: _refill,
}
