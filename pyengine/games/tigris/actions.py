"""For each kind of move in Tigris & Euphrates: offer it, refuse it, do it.

`offer_x` adds the legal moves of a kind, `refuse_x` says why one is not legal, `do_x` plays it; what goes on
the map is in `placing`, what is answered in the middle of an action in `answers`. A law of the tests holds
offers and refusals together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from pyengine.core.game import Event, Move, Refusal
from pyengine.games.tigris import answers, effects, kingdoms, moves, placing
from pyengine.games.tigris.effects import at
from pyengine.games.tigris.material import COLORS, NAMES, SQUARES
from pyengine.games.tigris.moves import (
    Build,
    Choose,
    End,
    Keep,
    Monument,
    PlaceLeader,
    PlaceTile,
    Ruin,
    Skip,
    Support,
    Swap,
    War,
    Withdraw,
    Wonder,
)
from pyengine.games.tigris.state import State, Step
from pyengine.games.tigris.turn import proceed


def _spent(state: State) -> Refusal | None:
    """3.1: two actions a turn."""
    return None if state.actions else Refusal("spent", "3.1", at=("do:end",))


# ---------------------------------------------------------------- swapping tiles, ending the turn


def offer_swap(state: State, offered: list[Move]) -> None:
    """3.12"""
    red, green, black, blue = state.hands[state.turn]
    offered += moves.swaps((red, green, black, blue))


def refuse_swap(state: State, move: Swap) -> Refusal | None:
    """3.12"""
    if not any(move.counts):
        return Refusal("swap.nothing", "3.12")
    hand = state.hands[state.turn]
    for color in COLORS:
        if move.counts[color] > hand[color]:
            facts = {"tile": color.key, "have": hand[color], "count": move.counts[color]}
            return Refusal("swap.have", "3.12", facts, (f"hand:{color.key}",))
    return None


def do_swap(state: State, move: Swap) -> list[Event]:
    """3.12, 8.3: put aside unseen, then draw as many; a missing tile ends the game at once."""
    for color in COLORS:
        state.hands[state.turn][color] -= move.counts[color]
        state.swapped[state.turn][color] += move.counts[color]
    state.step = Step.TREASURES
    tiles = tuple(color.key for color in COLORS for _ in range(move.counts[color]))
    event = Event("swapped", "3.12", state.turn, {"count": len(tiles)}, {"tiles": tiles})
    return [event, *effects.draw(state, state.turn, len(tiles), "3.12")]


def refuse_end(state: State, move: End) -> Refusal | None:
    """3.1: a turn may always be ended."""
    return None


def do_end(state: State, move: End) -> list[Event]:
    state.actions = 0
    state.step = Step.MONUMENTS
    return [Event("ended", "7.1", state.turn)]


# ---------------------------------------------------------------- all kinds together

_REFUSE: dict[type[Move], Callable[[State, Any], Refusal | None]] = {
    PlaceTile: placing.refuse_tile,
    PlaceLeader: placing.refuse_leader,
    Withdraw: placing.refuse_withdraw,
    Ruin: placing.refuse_ruin,
    Swap: refuse_swap,
    War: answers.refuse_war,
    Support: answers.refuse_support,
    Build: answers.refuse_build,
    Monument: answers.refuse_monument,
    Wonder: answers.refuse_wonder,
    Skip: answers.refuse_skip,
    Keep: answers.refuse_keep,
    Choose: answers.refuse_choose,
    End: refuse_end,
}

_DO: dict[type[Move], Callable[[State, Any], list[Event]]] = {
    PlaceTile: placing.do_tile,
    PlaceLeader: placing.do_leader,
    Withdraw: placing.do_withdraw,
    Ruin: placing.do_ruin,
    Swap: do_swap,
    War: answers.do_war,
    Support: answers.do_support,
    Build: answers.do_build,
    Monument: answers.do_monument,
    Wonder: answers.do_wonder,
    Skip: answers.do_skip,
    Keep: answers.do_keep,
    Choose: answers.do_choose,
    End: do_end,
}

_ACTIONS = frozenset((PlaceTile, PlaceLeader, Withdraw, Ruin, Swap))
_ANSWERS: dict[str, frozenset[type[Move]]] = {
    "act": _ACTIONS | {End},
    "war": frozenset((War,)),
    "support": frozenset((Support,)),
    "build": frozenset((Build, Skip)),
    "raise": frozenset((Monument, Wonder, Skip)),
    "keep": frozenset((Keep,)),
    "colour": frozenset((Choose,)),
}


def offer_act(state: State) -> list[Move]:
    """Return every action and the end of the turn (3.1)."""
    offered: list[Move] = []
    if state.actions:
        empty = kingdoms.empty_cells(state)
        rims = kingdoms.rims(kingdoms.kingdoms(state))
        double, triple = kingdoms.crowded(rims)
        placing.offer_tile(state, offered, empty, triple)
        placing.offer_leader(state, offered, empty, double, rims)
        placing.offer_withdraw(state, offered)
        placing.offer_ruin(state, offered, empty)
        offer_swap(state, offered)
    offered.append(moves.END)
    return offered


_OFFER: dict[str, Callable[[State], list[Move]]] = {
    "act": offer_act,
    "war": answers.offer_war,
    "support": answers.offer_support,
    "build": answers.offer_build,
    "raise": answers.offer_raise,
    "keep": answers.offer_keep,
    "colour": lambda state: [*moves.CHOOSE],
}

_CANDIDATES: dict[str, Callable[[], Iterator[Move]]] = {
    "act": lambda: chain(
        *(one.values() for one in moves.TILE),
        *(one.values() for one in moves.LEADER),
        moves.WITHDRAW,
        moves.RUIN.values(),
        moves.all_swaps(),
        (moves.END,),
    ),
    "war": lambda: iter(moves.WAR),
    "support": lambda: iter(moves.SUPPORT),
    "build": lambda: chain(moves.BUILD.values(), (moves.SKIP,)),
    "raise": lambda: chain(*(one.values() for one in moves.MONUMENT), moves.WONDER.values(), (moves.SKIP,)),
    "keep": lambda: iter(moves.KEEP.values()),
    "colour": lambda: iter(moves.CHOOSE),
}


def legal_moves(state: State) -> list[Move]:
    """Return every answer to the Ask, in the order of the rules."""
    return _OFFER[state.asks[-1].kind](state) if state.asks else []


def candidates(state: State) -> Iterator[Move]:
    """Return every well-formed answer to the Ask, legal or not."""
    return _CANDIDATES[state.asks[-1].kind]() if state.asks else iter(())


def why_illegal(state: State, move: Move) -> Refusal | None:
    """Return why a move is not an answer now, None if it is."""
    ask = state.asks[-1]
    if type(move) not in _ANSWERS[ask.kind]:
        return Refusal(f"asked.{ask.kind}", ask.rule)
    if isinstance(move, Monument) and move.cell not in SQUARES:
        return Refusal("monument.edge", "5.1", {"cell": NAMES[move.cell]}, at(move.cell))
    if type(move) in _ACTIONS and not state.actions:
        return _spent(state)
    return _REFUSE[type(move)](state, move)


def advance(state: State, move: Move) -> list[Event]:
    """Play a move in place, then everything that follows by itself."""
    state.asks.pop()
    if type(move) in _ACTIONS:
        state.actions -= 1
    events = _DO[type(move)](state, move)
    return events + proceed(state)
