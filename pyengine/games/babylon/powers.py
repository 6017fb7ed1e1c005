"""The tribes' powers in Babylon: a run pays one card; offer them, refuse them, do them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from pyengine.core.game import Ask, Event, Gain, Move, Refusal
from pyengine.games.babylon import effects, moves
from pyengine.games.babylon.building import (
    SOURCE_NAMES,
    card_of,
    out_of_order,
    settlers_at,
    site_at,
    take_from,
    too_few_settlers,
)
from pyengine.games.babylon.material import KEYS, LANDS, QUARRY, TRIBES, Tribe
from pyengine.games.babylon.moves import Destroy, Discard, Expel, Halve, Persuade, Skip, Steal
from pyengine.games.babylon.state import State, runs, top


def _usable(state: State) -> list[tuple[int, int, int]]:
    """Return (tribe, which of its runs, first card) of every run where the figure stands (4.1)."""
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
        return Refusal(key, "4.1", facts, (settlers_at(state.turn, here),))
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
    return Refusal("destroy.nothing", "4.3", {"land": KEYS[here]}, (site_at(1 - state.turn, here),))


def do_destroy(state: State, move: Destroy) -> list[Event]:
    here = _spend(state, Tribe.ASSYRIANS, move.run)
    temple = state.temples[1 - state.turn][here]
    levels = tuple(temple)
    state.temple_deck += reversed(temple)
    state.known += len(temple)
    temple.clear()
    facts = {"land": here.key, "level": levels[-1], "levels": levels, "rival": 1 - state.turn}
    gains = (Gain(1 - state.turn, "destroyed", -levels[-1]),)
    at = (site_at(1 - state.turn, here),)
    return [Event("destroyed", "4.3", state.turn, facts, at=at, gains=gains, moment=True)]


def refuse_steal(state: State, move: Steal) -> Refusal | None:
    """4.4"""
    refusal = _refuse_run(state, Tribe.HITTITES, move.run)
    if refusal:
        return refusal
    here = state.figures[state.turn]
    theirs, own = top(state.temples[1 - state.turn][here]), top(state.temples[state.turn][here])
    at = (site_at(1 - state.turn, here),)
    if not theirs:
        return Refusal("steal.nothing", "4.4", {"land": KEYS[here]}, at)
    if theirs <= own:
        return Refusal("steal.lower", "4.4", {"level": theirs, "own": own}, at)
    return too_few_settlers(state, "4.4", theirs, here)


def do_steal(state: State, move: Steal) -> list[Event]:
    here = _spend(state, Tribe.HITTITES, move.run)
    theirs, own = state.temples[1 - state.turn][here], state.temples[state.turn][here]
    level = theirs.pop()
    gains = (
        Gain(state.turn, "stolen", level - top(own)),
        Gain(1 - state.turn, "robbed", top(theirs) - level),
    )
    own.append(level)
    facts = {"land": here.key, "level": level, "rival": 1 - state.turn}
    at = (site_at(1 - state.turn, here), site_at(state.turn, here))
    return [Event("stole", "4.4", state.turn, facts, at=at, gains=gains, moment=True)]


def refuse_expel(state: State, move: Expel) -> Refusal | None:
    """4.5"""
    refusal = _refuse_run(state, Tribe.MEDES, move.run)
    here = state.figures[state.turn]
    if refusal or move.tribe in state.columns[1 - state.turn][here]:
        return refusal
    facts = {"land": KEYS[here], "tribe": move.tribe.key}
    return Refusal("expel.absent", "4.5", facts, (settlers_at(1 - state.turn, here),))


def do_expel(state: State, move: Expel) -> list[Event]:
    here = _spend(state, Tribe.MEDES, move.run)
    column = state.columns[1 - state.turn][here]
    count = column.count(move.tribe)
    column[:] = [tribe for tribe in column if tribe != move.tribe]
    state.discard[move.tribe] += count
    facts = {"land": here.key, "tribe": move.tribe.key, "count": count, "rival": 1 - state.turn}
    return [Event("expelled", "4.5", state.turn, facts, at=(settlers_at(1 - state.turn, here),))]


def refuse_persuade(state: State, move: Persuade) -> Refusal | None:
    """4.6"""
    refusal = _refuse_run(state, Tribe.SUMERIANS, move.run)
    here = state.figures[state.turn]
    if refusal or state.columns[1 - state.turn][here]:
        return refusal
    return Refusal("persuade.nobody", "4.6", {"land": KEYS[here]}, (settlers_at(1 - state.turn, here),))


def do_persuade(state: State, move: Persuade) -> list[Event]:
    here = _spend(state, Tribe.SUMERIANS, move.run)
    column = state.columns[1 - state.turn][here]
    tribe = column[-1]
    count = column.count(tribe)
    column[:] = [one for one in column if one != tribe]
    state.columns[state.turn][here] += [tribe] * count
    facts = {"land": here.key, "tribe": KEYS[tribe], "count": count, "rival": 1 - state.turn}
    at = (settlers_at(1 - state.turn, here), settlers_at(state.turn, here))
    return [Event("persuaded", "4.6", state.turn, facts, at=at)]


def refuse_skip(state: State, move: Skip) -> Refusal | None:
    """4.7"""
    refusal = _refuse_run(state, Tribe.PERSIANS, move.run)
    if refusal:
        return refusal
    here = state.figures[state.turn]
    level, target = card_of(state, move.source), top(state.temples[state.turn][here]) + 2
    if not level:
        return Refusal(f"no_card.{SOURCE_NAMES[move.source]}", "3.4")
    if level != target:
        return out_of_order("skip.order", "4.7", state.turn, level, target, here)
    return too_few_settlers(state, "4.7", level, here)


def do_skip(state: State, move: Skip) -> list[Event]:
    here = _spend(state, Tribe.PERSIANS, move.run)
    level = take_from(state, move.source)
    state.temples[state.turn][here].append(level)
    facts = {"level": level, "skipped": level - 1, "land": here.key, "source": SOURCE_NAMES[move.source]}
    gains = (Gain(state.turn, "skipped", 2),)
    return [Event("skipped", "4.7", state.turn, facts, at=(site_at(state.turn, here),), gains=gains)]


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


def selections(hand: list[int], count: int) -> Iterator[tuple[tuple[Tribe, int], ...]]:
    """Return every way to take so many cards out of a hand, by kinds."""
    for picked in product(*(range(min(have, count), -1, -1) for have in hand)):
        if sum(picked) == count:
            yield tuple((tribe, picked[tribe]) for tribe in TRIBES if picked[tribe])


def offer_discard(state: State) -> Iterator[Move]:
    hand = state.hands[state.asks[-1].seat]
    return (Discard(cards) for cards in selections(hand, sum(hand) // 2))


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
    return [
        Event(
            "discarded",
            "4.8",
            seat,
            {"tribes": tuple(tribes), "count": len(tribes)},
            at=("discard", f"cards:{seat}"),
        )
    ]
