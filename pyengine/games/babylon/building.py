"""Building in Babylon: where cards come from, what a level needs; offer it, refuse it, do it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pyengine.core.game import Event, Gain, Move, Refusal, Seat
from pyengine.games.babylon import moves
from pyengine.games.babylon.material import KEYS, LANDS, QUARRY, TOP_LEVEL
from pyengine.games.babylon.moves import OWN, RIVAL, START, Build
from pyengine.games.babylon.state import State, top

SOURCE_NAMES: Final = ("own", "rival", "start")


def settlers_at(seat: Seat, land: int) -> str:
    """Return the click target of a column."""
    return f"settlers:{seat}:{KEYS[land]}"


def site_at(seat: Seat, land: int) -> str:
    """Return the click target of a temple."""
    return f"site:{seat}:{KEYS[land]}"


def card_of(state: State, source: int) -> int:
    """Return the level a source offers now, 0 if none (3.4)."""
    if source == START:
        return 1 if state.start_cards[state.turn] else 0
    return top(state.stocks[state.turn if source == OWN else 1 - state.turn])


def take_from(state: State, source: int) -> int:
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
            if card_of(state, source) == level:
                yield moves.BUILD[source]


def refuse_build(state: State, move: Build) -> Refusal | None:
    """3.3, 3.4"""
    here = state.figures[state.turn]
    if here == QUARRY:
        return Refusal("build.quarry", "3.3")
    level, target = card_of(state, move.source), top(state.temples[state.turn][here]) + 1
    if not level:
        return Refusal(f"no_card.{SOURCE_NAMES[move.source]}", "3.4")
    if level != target:
        return out_of_order("build.order", "3.3", state.turn, level, target, here)
    return too_few_settlers(state, "3.3", level, here)


def do_build(state: State, move: Build) -> list[Event]:
    here = LANDS[state.figures[state.turn]]
    level = take_from(state, move.source)
    state.temples[state.turn][here].append(level)
    facts = {"level": level, "land": here.key, "source": SOURCE_NAMES[move.source]}
    gains = (Gain(state.turn, "built", 1),)
    return [Event("built", "3.3", state.turn, facts, at=(site_at(state.turn, here),), gains=gains)]


def out_of_order(key: str, rule: str, seat: Seat, level: int, target: int, here: int) -> Refusal:
    facts = {"level": level, "next": target, "land": KEYS[here]}
    return Refusal(key if target <= TOP_LEVEL else "build.complete", rule, facts, (site_at(seat, here),))


def too_few_settlers(state: State, rule: str, level: int, here: int) -> Refusal | None:
    have = len(state.columns[state.turn][here])
    if have >= level:
        return None
    return Refusal("build.settlers", rule, {"level": level, "have": have}, (settlers_at(state.turn, here),))
