"""Set-up, and what happens or is asked next in Babylon."""

from __future__ import annotations

from pyengine.core.game import Ask, Event, Options
from pyengine.core.rng import Rng
from pyengine.games.babylon import effects
from pyengine.games.babylon.material import (
    DEALT,
    DEALT_STARTER_2013,
    TEMPLE_CARDS,
    TOP_LEVEL,
    TRIBE_CARDS,
    TRIBES,
)
from pyengine.games.babylon.state import State, Step, act


def setup(seats: int, options: Options, seed: int) -> tuple[State, list[Event]]:
    """Shuffle, deal, choose who starts and begin the first turn (1.4, 1.5)."""
    assert seats == 2
    state = State(Rng(seed))
    rng = state.rng
    starter = rng.below(2) if options["starter"] == "random" else int(options["starter"]) - 1
    state.temple_deck = [level for level in range(1, TOP_LEVEL + 1) for _ in range(TEMPLE_CARDS[level])]
    state.temple_deck.remove(1)
    state.temple_deck.remove(1)
    rng.shuffle(state.temple_deck)
    state.tribe_deck = [int(tribe) for tribe in TRIBES for _ in range(TRIBE_CARDS)]
    rng.shuffle(state.tribe_deck)
    for seat in range(2):
        few = seat == starter and options["hands"] == "3-5"
        for _ in range(DEALT_STARTER_2013 if few else DEALT):
            state.hands[seat][state.tribe_deck.pop()] += 1
    state.turn = starter
    return state, proceed(state)


def asking(state: State) -> Ask | None:
    return state.asks[-1] if state.asks else None


def proceed(state: State) -> list[Event]:
    """Do what happens by itself until somebody must decide or the game is over."""
    events: list[Event] = []
    while not state.asks and state.step is not Step.OVER:
        if state.step is Step.DRAW:
            events += _begin_turn(state)
        elif state.step is Step.REVEAL:
            events += _end_turn(state)
    return events


def _begin_turn(state: State) -> list[Event]:
    """2.1: draw three cards, then act."""
    state.number += 1
    state.migrated = False
    state.step = Step.ACT
    state.asks.append(act(state.turn))
    return [Event("turn", "2.1", state.turn, {"number": state.number}), *effects.draw_tribes(state)]


def _end_turn(state: State) -> list[Event]:
    """5.1: turn temple cards; the rival is next unless the deck has run out (6.4)."""
    events = effects.reveal_temples(state)
    if not state.temple_deck:
        return events + effects.finish_by_deck(state)
    state.turn = 1 - state.turn
    state.step = Step.DRAW
    return events
