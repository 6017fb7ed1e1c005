"""What one seat may know in Babylon, and a state that a view could be hiding."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.core.game import OPEN, Ask, Seat
from pyengine.core.rng import Rng
from pyengine.games.babylon.material import TEMPLE_CARDS, TOP_LEVEL, TRIBE_CARDS, TRIBES
from pyengine.games.babylon.state import State, Step, act


@dataclass(frozen=True, slots=True)
class View:
    """What lies open, the own hand, and what an attentive player would know.

    Outer lists are indexed by seat as in State.
    """

    seat: Seat  # who looks: a seat, SPECTATOR or OPEN
    ask: Ask | None
    turn: Seat
    number: int
    step: Step
    result: Seat | None
    migrated: bool
    figures: list[int]
    columns: list[list[list[int]]]
    temples: list[list[list[int]]]
    stocks: list[list[int]]
    start_cards: list[bool]
    discard: list[int]
    hand_sizes: list[int]
    tribe_deck_size: int
    temple_deck_size: int
    known: list[int]  # cards on top of the temple deck that both saw going there, the topmost last
    hands: list[list[int] | None]  # hands[seat][tribe]; None: hidden from this seat
    memory: list[
        list[int] | None
    ]  # what must be in a hidden hand since the last shuffle; for sample and bots


def view(state: State, seat: Seat) -> View:
    """Name what a seat may know (1.6)."""
    seen = [seat in (OPEN, owner) for owner in range(2)]
    return View(
        seat=seat,
        ask=state.asks[-1] if state.asks else None,
        turn=state.turn,
        number=state.number,
        step=state.step,
        result=state.result,
        migrated=state.migrated,
        figures=state.figures[:],
        columns=[[column[:] for column in side] for side in state.columns],
        temples=[[temple[:] for temple in side] for side in state.temples],
        stocks=[stock[:] for stock in state.stocks],
        start_cards=state.start_cards[:],
        discard=state.discard[:],
        hand_sizes=[sum(hand) for hand in state.hands],
        tribe_deck_size=len(state.tribe_deck),
        temple_deck_size=len(state.temple_deck),
        known=state.temple_deck[len(state.temple_deck) - state.known :],
        hands=[state.hands[owner][:] if seen[owner] else None for owner in range(2)],
        memory=[state.held[owner][:] if seat in (OPEN, 1 - owner) else None for owner in range(2)],
    )


def sample(seen: View, rng: Rng) -> State:
    """Deal the hidden cards anew, as any of the deals that fit the view."""
    state = State(Rng(rng.next()))
    if seen.ask:
        state.asks = [act(seen.turn)] if seen.ask.kind == "act" else [act(seen.turn), seen.ask]
    state.turn, state.number, state.step, state.result = seen.turn, seen.number, seen.step, seen.result
    state.migrated = seen.migrated
    state.figures = seen.figures[:]
    state.columns = [[column[:] for column in side] for side in seen.columns]
    state.temples = [[temple[:] for temple in side] for side in seen.temples]
    state.stocks = [stock[:] for stock in seen.stocks]
    state.start_cards = seen.start_cards[:]
    state.discard = seen.discard[:]
    _deal_tribes(state, seen, rng)
    _deal_temples(state, seen, rng)
    return state


def _deal_tribes(state: State, seen: View, rng: Rng) -> None:
    pool = [TRIBE_CARDS - state.discard[tribe] for tribe in TRIBES]
    for side in state.columns:
        for column in side:
            for tribe in column:
                pool[tribe] -= 1
    for owner in range(2):
        known = seen.hands[owner]
        state.hands[owner] = known[:] if known is not None else (seen.memory[owner] or [0] * len(TRIBES))[:]
        state.held[owner] = (seen.memory[owner] or [0] * len(TRIBES))[:]
        for tribe in TRIBES:
            pool[tribe] -= state.hands[owner][tribe]
    deck = [int(tribe) for tribe in TRIBES for _ in range(pool[tribe])]
    rng.shuffle(deck)
    for owner in range(2):
        for _ in range(seen.hand_sizes[owner] - sum(state.hands[owner])):
            state.hands[owner][deck.pop()] += 1
    state.tribe_deck = deck


def _deal_temples(state: State, seen: View, rng: Rng) -> None:
    pool = list(TEMPLE_CARDS)
    pool[1] -= sum(state.start_cards)
    for pile in (*state.stocks, *state.temples[0], *state.temples[1], seen.known):
        for level in pile:
            pool[level] -= 1
    deck = [level for level in range(1, TOP_LEVEL + 1) for _ in range(pool[level])]
    rng.shuffle(deck)
    state.temple_deck = deck + seen.known
    state.known = len(seen.known)
