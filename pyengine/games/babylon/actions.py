"""For each kind of move in Babylon: offer it, refuse it, do it.

`offer_x` lists the legal moves of a kind, `refuse_x` says why one is not legal, `do_x` plays it.
A law of the tests holds offers and refusals together. Building and powers have files of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from pyengine.core.game import Event, Move, Refusal
from pyengine.games.babylon import building, effects, moves, powers
from pyengine.games.babylon.building import settlers_at
from pyengine.games.babylon.material import KEYS, LANDS, MIGRANTS, QUARRY, TRIBES
from pyengine.games.babylon.moves import (
    Build,
    Destroy,
    Discard,
    End,
    Expel,
    Go,
    Halve,
    Migrate,
    Persuade,
    Settle,
    Skip,
    Steal,
)
from pyengine.games.babylon.state import State, Step, points
from pyengine.games.babylon.turn import proceed


def offer_go(state: State) -> Iterator[Move]:
    hand, here = state.hands[state.turn], state.figures[state.turn]
    return (moves.GO[tribe] for tribe in TRIBES if hand[tribe] and tribe != here)


def refuse_go(state: State, move: Go) -> Refusal | None:
    """3.1"""
    if not state.hands[state.turn][move.tribe]:
        return Refusal("not_in_hand", "3.1", {"tribe": move.tribe.key}, (f"hand:{move.tribe.key}",))
    if state.figures[state.turn] == move.tribe:
        return Refusal("go.here", "3.1", {"land": move.tribe.key}, (f"land:{move.tribe.key}",))
    return None


def do_go(state: State, move: Go) -> list[Event]:
    effects.leave_hand(state, state.turn, move.tribe)
    state.discard[move.tribe] += 1
    state.figures[state.turn] = move.tribe
    return [Event("went", "3.1", state.turn, {"land": move.tribe.key}, at=(f"land:{move.tribe.key}",))]


def offer_settle(state: State) -> Iterator[Move]:
    if state.figures[state.turn] == QUARRY:
        return iter(())
    hand = state.hands[state.turn]
    return (moves.SETTLE[tribe] for tribe in TRIBES if hand[tribe])


def refuse_settle(state: State, move: Settle) -> Refusal | None:
    """3.2"""
    if state.figures[state.turn] == QUARRY:
        return Refusal("settle.quarry", "3.2")
    if not state.hands[state.turn][move.tribe]:
        return Refusal("not_in_hand", "3.2", {"tribe": move.tribe.key}, (f"hand:{move.tribe.key}",))
    return None


def do_settle(state: State, move: Settle) -> list[Event]:
    land = LANDS[state.figures[state.turn]]
    effects.leave_hand(state, state.turn, move.tribe)
    state.columns[state.turn][land].append(move.tribe)
    facts = {"tribe": move.tribe.key, "land": land.key}
    return [Event("settled", "3.2", state.turn, facts, at=(settlers_at(state.turn, land),))]


def offer_migrate(state: State) -> Iterator[Move]:
    if state.migrated:
        return
    for origin in LANDS:
        if len(state.columns[state.turn][origin]) >= MIGRANTS:
            for destination in LANDS:
                if destination != origin:
                    yield moves.MIGRATE[origin][destination]


def refuse_migrate(state: State, move: Migrate) -> Refusal | None:
    """3.6"""
    if state.migrated:
        return Refusal("migrate.spent", "3.6")
    if move.origin == move.destination:
        return Refusal("migrate.same", "3.6", {"land": move.origin.key}, (f"land:{move.origin.key}",))
    have = len(state.columns[state.turn][move.origin])
    if have < MIGRANTS:
        facts = {"land": move.origin.key, "have": have}
        return Refusal("migrate.few", "3.6", facts, (settlers_at(state.turn, move.origin),))
    return None


def do_migrate(state: State, move: Migrate) -> list[Event]:
    origin = state.columns[state.turn][move.origin]
    migrants = origin[-MIGRANTS:]
    del origin[-MIGRANTS:]
    state.columns[state.turn][move.destination] += migrants
    state.migrated = True
    facts = {
        "origin": move.origin.key,
        "land": move.destination.key,
        "tribes": tuple(KEYS[tribe] for tribe in migrants),
    }
    at = (settlers_at(state.turn, move.origin), settlers_at(state.turn, move.destination))
    return [Event("migrated", "3.6", state.turn, facts, at=at)]


# ---------------------------------------------------------------- ending the turn


def can_still_build_start_card(state: State) -> bool:
    """3.5: is there a way, in this turn, to build the reserved first level?"""
    seat = state.turn
    hand, columns, here = state.hands[seat], state.columns[seat], state.figures[seat]
    for land in LANDS:
        if state.temples[seat][land] or (here != land and not hand[land]):
            continue
        left = sum(hand) - (here != land)
        others = (len(columns[other]) >= MIGRANTS for other in LANDS if other != land)
        if columns[land] or left or (not state.migrated and any(others)):
            return True
    return False


def refuse_end(state: State, move: End) -> Refusal | None:
    """2.4, 3.5"""
    if state.start_cards[state.turn] and can_still_build_start_card(state):
        return Refusal("end.start", "3.5", at=(f"start:{state.turn}",))
    return None


def do_end(state: State, move: End) -> list[Event]:
    state.asks.pop()
    state.step = Step.REVEAL
    return [Event("ended", "2.4", state.turn)]


# ---------------------------------------------------------------- all kinds together

_REFUSE: dict[type[Move], Callable[[State, Any], Refusal | None]] = {
    Go: refuse_go,
    Settle: refuse_settle,
    Build: building.refuse_build,
    Migrate: refuse_migrate,
    Destroy: powers.refuse_destroy,
    Steal: powers.refuse_steal,
    Expel: powers.refuse_expel,
    Persuade: powers.refuse_persuade,
    Skip: powers.refuse_skip,
    Halve: powers.refuse_halve,
    Discard: powers.refuse_discard,
    End: refuse_end,
}

_DO: dict[type[Move], Callable[[State, Any], list[Event]]] = {
    Go: do_go,
    Settle: do_settle,
    Build: building.do_build,
    Migrate: do_migrate,
    Destroy: powers.do_destroy,
    Steal: powers.do_steal,
    Expel: powers.do_expel,
    Persuade: powers.do_persuade,
    Skip: powers.do_skip,
    Halve: powers.do_halve,
    Discard: powers.do_discard,
    End: do_end,
}


def legal_moves(state: State) -> list[Move]:
    """Return every answer to the Ask, in the order of the rules."""
    if not state.asks:
        return []
    if state.asks[-1].kind == "discard":
        return list(powers.offer_discard(state))
    offered = [*offer_go(state), *offer_settle(state), *building.offer_build(state), *offer_migrate(state)]
    offered += powers.offer_powers(state)
    if refuse_end(state, moves.END) is None:
        offered.append(moves.END)
    return offered


def candidates(state: State) -> Iterator[Move]:
    """Return every well-formed answer, legal or not, in the order of the rules."""
    if not state.asks:
        return
    if state.asks[-1].kind == "discard":
        hand = state.hands[state.asks[-1].seat]
        for count in range(1, sum(hand) + 1):
            yield from (Discard(cards) for cards in powers.selections(hand, count))
        return
    yield from (*moves.GO, *moves.SETTLE, *moves.BUILD)
    for row in moves.MIGRATE:
        yield from row
    for run in range(moves.MOST_RUNS):
        yield from (moves.DESTROY[run], moves.STEAL[run], *moves.EXPEL[run], moves.PERSUADE[run])
        yield from (*moves.SKIP[run], *moves.HALVE[run])
    yield moves.END


def why_illegal(state: State, move: Move) -> Refusal | None:
    """Return why a move is not an answer now, None if it is."""
    ask = state.asks[-1]
    if (ask.kind == "discard") != isinstance(move, Discard):
        return Refusal(f"asked.{ask.kind}", ask.rule)
    return _REFUSE[type(move)](state, move)


def advance(state: State, move: Move) -> list[Event]:
    """Play a move in place, then everything that follows by itself."""
    if isinstance(move, Discard):
        return powers.do_discard(state, move)
    final = effects.in_final_phase(*map(points, state.temples))
    events = _DO[type(move)](state, move)
    if effects.has_won(state, state.turn):
        return events + effects.finish(state, "6.2", state.turn)
    if not final and effects.in_final_phase(*map(points, state.temples)):
        events.append(Event("final_phase", "6.3", moment=True))
    return events + proceed(state)
