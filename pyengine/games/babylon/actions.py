"""For each kind of move in Babylon: offer it, refuse it, do it.

`offer_x` lists the legal moves of a kind, `refuse_x` says why one is not legal, `do_x` plays it.
A law of the tests holds offers and refusals together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

from pyengine.core.game import Ask, Event, Move, Refusal, Seat
from pyengine.games.babylon import effects, moves
from pyengine.games.babylon.material import KEYS, LANDS, MIGRANTS, QUARRY, TOP_LEVEL, TRIBES, Tribe
from pyengine.games.babylon.moves import (
    OWN,
    RIVAL,
    START,
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
from pyengine.games.babylon.state import State, Step, points, runs, top
from pyengine.games.babylon.turn import proceed


def _settlers(seat: Seat, land: int) -> str:
    return f"settlers:{seat}:{KEYS[land]}"


def _site(seat: Seat, land: int) -> str:
    return f"site:{seat}:{KEYS[land]}"


# ---------------------------------------------------------------- walking, settling, migrating


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
    return [Event("settled", "3.2", state.turn, facts, at=(_settlers(state.turn, land),))]


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
        return Refusal("migrate.few", "3.6", facts, (_settlers(state.turn, move.origin),))
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
    at = (_settlers(state.turn, move.origin), _settlers(state.turn, move.destination))
    return [Event("migrated", "3.6", state.turn, facts, at=at)]


# ---------------------------------------------------------------- building


def _card(state: State, source: int) -> int:
    """Return the level a source offers now, 0 if none (3.4)."""
    if source == START:
        return 1 if state.start_cards[state.turn] else 0
    return top(state.stocks[state.turn if source == OWN else 1 - state.turn])


def _take(state: State, source: int) -> int:
    if source == START:
        state.start_cards[state.turn] = False
        return 1
    return state.stocks[state.turn if source == OWN else 1 - state.turn].pop()


def offer_build(state: State) -> Iterator[Move]:
    here = state.figures[state.turn]
    if here == QUARRY:
        return
    level = top(state.temples[state.turn][here]) + 1
    if len(state.columns[state.turn][here]) >= level:
        for source in (OWN, RIVAL, START):
            if _card(state, source) == level:
                yield moves.BUILD[source]


def refuse_build(state: State, move: Build) -> Refusal | None:
    """3.3, 3.4"""
    here = state.figures[state.turn]
    if here == QUARRY:
        return Refusal("build.quarry", "3.3")
    level, target = _card(state, move.source), top(state.temples[state.turn][here]) + 1
    if not level:
        return Refusal(f"no_card.{_SOURCE_NAMES[move.source]}", "3.4")
    if level != target:
        return _out_of_order("build.order", "3.3", state.turn, level, target, here)
    return _too_few_settlers(state, "3.3", level, here)


def do_build(state: State, move: Build) -> list[Event]:
    here = LANDS[state.figures[state.turn]]
    level = _take(state, move.source)
    state.temples[state.turn][here].append(level)
    facts = {"level": level, "land": here.key, "source": _SOURCE_NAMES[move.source]}
    return [Event("built", "3.3", state.turn, facts, at=(_site(state.turn, here),))]


def _out_of_order(key: str, rule: str, seat: Seat, level: int, target: int, here: int) -> Refusal:
    facts = {"level": level, "next": target, "land": KEYS[here]}
    return Refusal(key if target <= TOP_LEVEL else "build.complete", rule, facts, (_site(seat, here),))


def _too_few_settlers(state: State, rule: str, level: int, here: int) -> Refusal | None:
    have = len(state.columns[state.turn][here])
    if have >= level:
        return None
    return Refusal("build.settlers", rule, {"level": level, "have": have}, (_settlers(state.turn, here),))


_SOURCE_NAMES = ("own", "rival", "start")


# ---------------------------------------------------------------- powers


def _usable(state: State) -> list[tuple[int, int, int]]:
    """Return (tribe, ordinal among the tribe's runs, first card) of every run where the figure stands (4.1)."""
    here = state.figures[state.turn]
    if here == QUARRY:
        return []
    column = state.columns[state.turn][here]
    seen = [0 for _ in TRIBES]
    found = []
    for first, _ in runs(column):
        tribe = column[first]
        found.append((tribe, seen[tribe], first))
        seen[tribe] += 1
    return found


def _refuse_run(state: State, tribe: Tribe, run: int) -> Refusal | None:
    """4.1"""
    here = state.figures[state.turn]
    if here == QUARRY:
        return Refusal("power.quarry", "4.1", {"tribe": tribe.key})
    have = sum(one == tribe for one, _, _ in _usable(state))
    if run >= have:
        key = "power.no_run" if not have else "power.no_second_run"
        facts = {"tribe": tribe.key, "land": KEYS[here], "number": run + 1}
        return Refusal(key, "4.1", facts, (_settlers(state.turn, here),))
    return None


def _spend(state: State, tribe: Tribe, run: int) -> Tribe:
    """Discard one card of a run; return the land it happened in."""
    here = LANDS[state.figures[state.turn]]
    first = next(first for one, ordinal, first in _usable(state) if (one, ordinal) == (tribe, run))
    del state.columns[state.turn][here][first]
    state.discard[tribe] += 1
    return here


def offer_powers(state: State) -> Iterator[Move]:
    """Return every legal use of a power (4.1 to 4.8)."""
    usable = _usable(state)
    if not usable:
        return
    here, rival = state.figures[state.turn], 1 - state.turn
    for tribe, run, _ in usable:
        if tribe == Tribe.MEDES:
            present = set(state.columns[rival][here])
            yield from (moves.EXPEL[run][one] for one in TRIBES if one in present)
        elif tribe == Tribe.SUMERIANS and state.columns[rival][here]:
            yield moves.PERSUADE[run]
        elif tribe == Tribe.HITTITES and refuse_steal(state, moves.STEAL[run]) is None:
            yield moves.STEAL[run]
        elif tribe == Tribe.PERSIANS:
            yield from (one for one in moves.SKIP[run] if refuse_skip(state, one) is None)
        elif tribe == Tribe.ASSYRIANS and state.temples[rival][here]:
            yield moves.DESTROY[run]
        if sum(state.hands[rival]) > 1:
            yield moves.HALVE[run][tribe]


def refuse_destroy(state: State, move: Destroy) -> Refusal | None:
    """4.3"""
    refusal = _refuse_run(state, Tribe.ASSYRIANS, move.run)
    here = state.figures[state.turn]
    if refusal or state.temples[1 - state.turn][here]:
        return refusal
    return Refusal("destroy.nothing", "4.3", {"land": KEYS[here]}, (_site(1 - state.turn, here),))


def do_destroy(state: State, move: Destroy) -> list[Event]:
    here = _spend(state, Tribe.ASSYRIANS, move.run)
    temple = state.temples[1 - state.turn][here]
    levels = tuple(temple)
    state.temple_deck += reversed(temple)
    state.known += len(temple)
    temple.clear()
    facts = {"land": here.key, "level": levels[-1], "levels": levels, "rival": 1 - state.turn}
    return [Event("destroyed", "4.3", state.turn, facts, at=(_site(1 - state.turn, here),))]


def refuse_steal(state: State, move: Steal) -> Refusal | None:
    """4.4"""
    refusal = _refuse_run(state, Tribe.HITTITES, move.run)
    if refusal:
        return refusal
    here = state.figures[state.turn]
    theirs, own = top(state.temples[1 - state.turn][here]), top(state.temples[state.turn][here])
    at = (_site(1 - state.turn, here),)
    if not theirs:
        return Refusal("steal.nothing", "4.4", {"land": KEYS[here]}, at)
    if theirs <= own:
        return Refusal("steal.lower", "4.4", {"level": theirs, "own": own}, at)
    return _too_few_settlers(state, "4.4", theirs, here)


def do_steal(state: State, move: Steal) -> list[Event]:
    here = _spend(state, Tribe.HITTITES, move.run)
    level = state.temples[1 - state.turn][here].pop()
    state.temples[state.turn][here].append(level)
    facts = {"land": here.key, "level": level, "rival": 1 - state.turn}
    return [Event("stole", "4.4", state.turn, facts, at=(_site(1 - state.turn, here), _site(state.turn, here)))]


def refuse_expel(state: State, move: Expel) -> Refusal | None:
    """4.5"""
    refusal = _refuse_run(state, Tribe.MEDES, move.run)
    here = state.figures[state.turn]
    if refusal or move.tribe in state.columns[1 - state.turn][here]:
        return refusal
    facts = {"land": KEYS[here], "tribe": move.tribe.key}
    return Refusal("expel.absent", "4.5", facts, (_settlers(1 - state.turn, here),))


def do_expel(state: State, move: Expel) -> list[Event]:
    here = _spend(state, Tribe.MEDES, move.run)
    column = state.columns[1 - state.turn][here]
    count = column.count(move.tribe)
    column[:] = [tribe for tribe in column if tribe != move.tribe]
    state.discard[move.tribe] += count
    facts = {"land": here.key, "tribe": move.tribe.key, "count": count, "rival": 1 - state.turn}
    return [Event("expelled", "4.5", state.turn, facts, at=(_settlers(1 - state.turn, here),))]


def refuse_persuade(state: State, move: Persuade) -> Refusal | None:
    """4.6"""
    refusal = _refuse_run(state, Tribe.SUMERIANS, move.run)
    here = state.figures[state.turn]
    if refusal or state.columns[1 - state.turn][here]:
        return refusal
    return Refusal("persuade.nobody", "4.6", {"land": KEYS[here]}, (_settlers(1 - state.turn, here),))


def do_persuade(state: State, move: Persuade) -> list[Event]:
    here = _spend(state, Tribe.SUMERIANS, move.run)
    column = state.columns[1 - state.turn][here]
    tribe = column[-1]
    count = column.count(tribe)
    column[:] = [one for one in column if one != tribe]
    state.columns[state.turn][here] += [tribe] * count
    facts = {"land": here.key, "tribe": KEYS[tribe], "count": count, "rival": 1 - state.turn}
    at = (_settlers(1 - state.turn, here), _settlers(state.turn, here))
    return [Event("persuaded", "4.6", state.turn, facts, at=at)]


def refuse_skip(state: State, move: Skip) -> Refusal | None:
    """4.7"""
    refusal = _refuse_run(state, Tribe.PERSIANS, move.run)
    if refusal:
        return refusal
    here = state.figures[state.turn]
    level, target = _card(state, move.source), top(state.temples[state.turn][here]) + 2
    if not level:
        return Refusal(f"no_card.{_SOURCE_NAMES[move.source]}", "3.4")
    if level != target:
        return _out_of_order("skip.order", "4.7", state.turn, level, target, here)
    return _too_few_settlers(state, "4.7", level, here)


def do_skip(state: State, move: Skip) -> list[Event]:
    here = _spend(state, Tribe.PERSIANS, move.run)
    level = _take(state, move.source)
    state.temples[state.turn][here].append(level)
    facts = {"level": level, "skipped": level - 1, "land": here.key, "source": _SOURCE_NAMES[move.source]}
    return [Event("skipped", "4.7", state.turn, facts, at=(_site(state.turn, here),))]


def refuse_halve(state: State, move: Halve) -> Refusal | None:
    """4.8"""
    refusal = _refuse_run(state, move.tribe, move.run)
    have = sum(state.hands[1 - state.turn])
    if refusal or have > 1:
        return refusal
    return Refusal("halve.small", "4.8", {"have": have}, (f"cards:{1 - state.turn}",))


def do_halve(state: State, move: Halve) -> list[Event]:
    _spend(state, move.tribe, move.run)
    rival = 1 - state.turn
    have = sum(state.hands[rival])
    state.asks.append(Ask(rival, "discard", "4.8"))
    facts = {"tribe": move.tribe.key, "rival": rival, "count": have // 2, "have": have}
    return [Event("halved", "4.8", state.turn, facts, at=(f"cards:{1 - state.turn}",))]


# ---------------------------------------------------------------- giving up half a hand


def _selections(hand: list[int], count: int) -> Iterator[tuple[tuple[Tribe, int], ...]]:
    """Return every way to take so many cards out of a hand, by kinds."""
    for picked in product(*(range(min(have, count), -1, -1) for have in hand)):
        if sum(picked) == count:
            yield tuple((tribe, picked[tribe]) for tribe in TRIBES if picked[tribe])


def offer_discard(state: State) -> Iterator[Move]:
    hand = state.hands[state.asks[-1].seat]
    return (Discard(cards) for cards in _selections(hand, sum(hand) // 2))


def refuse_discard(state: State, move: Discard) -> Refusal | None:
    """4.8"""
    hand = state.hands[state.asks[-1].seat]
    for tribe, count in move.cards:
        if count > hand[tribe]:
            facts = {"tribe": tribe.key, "have": hand[tribe], "count": count}
            return Refusal("discard.have", "4.8", facts, (f"hand:{tribe.key}",))
    need, given = sum(hand) // 2, sum(count for _, count in move.cards)
    if given != need:
        return Refusal("discard.count", "4.8", {"need": need, "given": given})
    return None


def do_discard(state: State, move: Discard) -> list[Event]:
    seat = state.asks.pop().seat
    tribes = []
    for tribe, count in move.cards:
        for _ in range(count):
            effects.leave_hand(state, seat, tribe)
            state.discard[tribe] += 1
            tribes.append(tribe.key)
    return [Event("discarded", "4.8", seat, {"tribes": tuple(tribes), "count": len(tribes)}, at=("discard", f"cards:{seat}"))]


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
    Build: refuse_build,
    Migrate: refuse_migrate,
    Destroy: refuse_destroy,
    Steal: refuse_steal,
    Expel: refuse_expel,
    Persuade: refuse_persuade,
    Skip: refuse_skip,
    Halve: refuse_halve,
    Discard: refuse_discard,
    End: refuse_end,
}

_DO: dict[type[Move], Callable[[State, Any], list[Event]]] = {
    Go: do_go,
    Settle: do_settle,
    Build: do_build,
    Migrate: do_migrate,
    Destroy: do_destroy,
    Steal: do_steal,
    Expel: do_expel,
    Persuade: do_persuade,
    Skip: do_skip,
    Halve: do_halve,
    Discard: do_discard,
    End: do_end,
}


def legal_moves(state: State) -> list[Move]:
    """Return every answer to the Ask, in the order of the rules."""
    if not state.asks:
        return []
    if state.asks[-1].kind == "discard":
        return list(offer_discard(state))
    offered = [*offer_go(state), *offer_settle(state), *offer_build(state), *offer_migrate(state)]
    offered += offer_powers(state)
    if refuse_end(state, moves.END) is None:
        offered.append(moves.END)
    return offered


def candidates(state: State) -> Iterator[Move]:
    """Return every well-formed answer, legal or not; what a click can mean comes in the order of the rules."""
    if not state.asks:
        return
    if state.asks[-1].kind == "discard":
        hand = state.hands[state.asks[-1].seat]
        for count in range(1, sum(hand) + 1):
            yield from (Discard(cards) for cards in _selections(hand, count))
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
        return do_discard(state, move)
    final = effects.in_final_phase(*map(points, state.temples))
    events = _DO[type(move)](state, move)
    if effects.has_won(state, state.turn):
        return events + effects.finish(state, "6.2", state.turn)
    if not final and effects.in_final_phase(*map(points, state.temples)):
        events.append(Event("final_phase", "6.3"))
    return events + proceed(state)


