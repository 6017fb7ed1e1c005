"""For each kind of move in Assyria: offer it, refuse it, do it.

`offer_x` lists the legal moves of a kind, `refuse_x` says why one is not legal, `do_x` plays it.
A law of the tests holds offers and refusals together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from pyengine.core.game import Event, Move, Refusal
from pyengine.games.assyria import building, effects, expanding, moves
from pyengine.games.assyria.building import (
    do_buy,
    do_found,
    do_intrigue,
    do_offer,
    do_raise,
    refuse_buy,
    refuse_found,
    refuse_intrigue,
    refuse_offer,
    refuse_raise,
)
from pyengine.games.assyria.expanding import (
    do_feed,
    do_feed_all,
    do_hut,
    do_well,
    refuse_feed,
    refuse_feed_all,
    refuse_hut,
    refuse_well,
)
from pyengine.games.assyria.material import (
    BOARDS,
    CARD_KEYS,
    CORNER_HEXES,
    HEXES,
    NAMES,
    PLOW,
    hexes_in,
)
from pyengine.games.assyria.moves import (
    Buy,
    Done,
    Feed,
    FeedAll,
    Found,
    Harvest,
    Hut,
    Intrigue,
    Keep,
    Offer,
    Raise,
    Start,
    Well,
)
from pyengine.games.assyria.state import NOBODY, State, Step
from pyengine.games.assyria.turn import close_expansion, free_starts, keep, pass_on, proceed, reach

# ---------------------------------------------------------------- set-up and farming


def offer_start(state: State) -> list[Move]:
    return [moves.START[one] for one in hexes_in(free_starts(state))]


def refuse_start(state: State, move: Start) -> Refusal | None:
    """1.6"""
    if free_starts(state) >> move.hex & 1:
        return None
    key = "start.taken" if state.occupied() >> move.hex & 1 else "start.ordinary"
    return Refusal(key, "1.6", {"hex": NAMES[move.hex]}, (f"hex:{NAMES[move.hex]}",))


def do_start(state: State, move: Start) -> list[Event]:
    seat = state.asks.pop().seat
    state.bases[seat] |= 1 << move.hex
    pass_on(state, Step.DRAFT)
    if state.step is Step.DRAFT:
        state.place = state.seats - 1
    facts = {"hex": NAMES[move.hex]}
    return [Event("started", "1.6", seat, facts, at=(f"hex:{NAMES[move.hex]}",))]


def offer_keep(state: State) -> list[Move]:
    return [moves.KEEP[card] for card, count in enumerate(state.draft) if count]


def refuse_keep(state: State, move: Keep) -> Refusal | None:
    """1.7"""
    if state.draft[move.card]:
        return None
    return Refusal("keep.absent", "1.7", {"card": CARD_KEYS[move.card]})


def do_keep(state: State, move: Keep) -> list[Event]:
    state.asks.pop()
    return keep(state, move.card)


def offer_harvest(state: State) -> list[Move]:
    return [moves.HARVEST[column] for column, owner in enumerate(state.discs) if owner == NOBODY]


def refuse_harvest(state: State, move: Harvest) -> Refusal | None:
    """2.3"""
    number, columns = move.column + 1, len(state.discs)
    if move.column >= columns:
        return Refusal("harvest.absent", "2.3", {"number": number, "columns": columns})
    if state.discs[move.column] != NOBODY:
        facts = {"number": number, "owner": state.discs[move.column]}
        return Refusal("harvest.taken", "2.3", facts, (f"column:{number}",))
    return None


def do_harvest(state: State, move: Harvest) -> list[Event]:
    """Take both cards; after the last disc comes the new order (2.3, 2.4)."""
    seat = state.asks.pop().seat
    state.discs[move.column] = seat
    taken = effects.take_column(state, move.column)
    for card in taken:
        state.hands[seat][card] += 1
    facts = {"number": move.column + 1, "cards": tuple(CARD_KEYS[card] for card in taken)}
    key = "harvested" if taken else "harvested_none"
    events = [Event(key, "2.3" if taken else "2.2", seat, facts, at=(f"column:{move.column + 1}",))]
    pass_on(state, Step.HUTS)
    return events + effects.new_order(state) if state.step is Step.HUTS else events


# ---------------------------------------------------------------- confirming a step


def refuse_done(state: State, move: Done) -> Refusal | None:
    """3.4, 3.7"""
    if state.step is Step.HUTS:
        open_hexes = reach(state) if state.left else 0
        return Refusal("done.huts", "3.4", {"count": state.left}) if open_hexes else None
    if state.step is Step.FEED:
        return expanding.duty(state)
    return None


def do_done(state: State, move: Done) -> list[Event]:
    """Go on to what follows the confirmed step."""
    seat = state.asks.pop().seat
    if state.step is Step.HUTS:
        state.left = 0
        state.step = Step.FEED
        return []
    if state.step is Step.FEED:
        state.step = Step.WELLS
        return effects.famine(state)
    if state.step is Step.WELLS:
        return close_expansion(state)
    pass_on(state, Step.CLOSE)
    return [Event("ended", "4.1", seat, {"camels": state.camels[seat]})]


# ---------------------------------------------------------------- all kinds together

_REFUSE: Final[dict[type[Move], Callable[[State, Any], Refusal | None]]] = {
    Start: refuse_start,
    Keep: refuse_keep,
    Harvest: refuse_harvest,
    Hut: refuse_hut,
    Feed: refuse_feed,
    FeedAll: refuse_feed_all,
    Well: refuse_well,
    Found: refuse_found,
    Raise: refuse_raise,
    Intrigue: refuse_intrigue,
    Offer: refuse_offer,
    Buy: refuse_buy,
    Done: refuse_done,
}

_DO: Final[dict[type[Move], Callable[[State, Any], list[Event]]]] = {
    Start: do_start,
    Keep: do_keep,
    Harvest: do_harvest,
    Hut: do_hut,
    Feed: do_feed,
    FeedAll: do_feed_all,
    Well: do_well,
    Found: do_found,
    Raise: do_raise,
    Intrigue: do_intrigue,
    Offer: do_offer,
    Buy: do_buy,
    Done: do_done,
}

_ANSWERS: Final[dict[Step, tuple[type[Move], ...]]] = {
    Step.START: (Start,),
    Step.DRAFT: (Keep,),
    Step.HARVEST: (Harvest,),
    Step.HUTS: (Hut, Done),
    Step.FEED: (Feed, FeedAll, Done),
    Step.WELLS: (Well, Done),
    Step.ACT: (Found, Raise, Intrigue, Offer, Buy, Done),
}

_OFFER: Final[dict[Step, Callable[[State], list[Move]]]] = {
    Step.START: offer_start,
    Step.DRAFT: offer_keep,
    Step.HARVEST: offer_harvest,
    Step.HUTS: expanding.offer_huts,
    Step.FEED: expanding.offer_feeding,
    Step.WELLS: expanding.offer_wells,
    Step.ACT: building.offer_actions,
}


def legal_moves(state: State) -> list[Move]:
    """Return every answer to the Ask, in the order of the rules."""
    return _OFFER[state.step](state) if state.asks else []


def candidates(state: State) -> Iterator[Move]:
    """Return every well-formed answer, legal or not; what a click most likely means comes first."""
    if not state.asks:
        return
    board = [one for one in HEXES if BOARDS[state.seats] >> one & 1]
    if state.step is Step.START:
        yield from (moves.START[one] for one in board)
    elif state.step is Step.DRAFT:
        yield from moves.KEEP
    elif state.step is Step.HARVEST:
        yield from moves.HARVEST[: state.seats + 1]
    elif state.step is Step.ACT:
        yield from _acts(state)
    else:
        if state.step is Step.HUTS:
            yield from (moves.HUT[one] for one in board)
        elif state.step is Step.FEED:
            yield from _feeds(state, board)
            yield moves.FEED_ALL
        else:
            outside = ~BOARDS[state.seats]
            yield from (
                moves.WELL[corner] for corner, three in enumerate(CORNER_HEXES) if not three & outside
            )
        yield moves.DONE


def _feeds(state: State, board: list[int]) -> Iterator[Move]:
    """The own huts come first, and for each hex what fits it."""
    huts = state.huts[state.turn]
    for one in sorted(board, key=lambda one: not huts >> one & 1):
        fitting = moves.FEEDS[one]
        yield from fitting
        yield from (move for move in moves.FEED[one] if move not in fitting)


def _acts(state: State) -> Iterator[Move]:
    bases = state.bases[state.turn]
    for one in hexes_in(BOARDS[state.seats]):
        pair: tuple[Move, Move] = (moves.RAISE[one], moves.FOUND[one])
        yield from pair if bases >> one & 1 else pair[::-1]
    yield from moves.INTRIGUE
    yield from moves.OFFER[1:]
    yield from moves.BUY[: PLOW + 1]
    yield moves.DONE


def why_illegal(state: State, move: Move) -> Refusal | None:
    """Return why a move is not an answer now, None if it is."""
    ask = state.asks[-1]
    if not isinstance(move, _ANSWERS[state.step]):
        return Refusal(f"asked.{ask.kind}", ask.rule)
    return _REFUSE[type(move)](state, move)


def advance(state: State, move: Move) -> list[Event]:
    """Play a move in place, then everything that follows by itself."""
    events = _DO[type(move)](state, move)
    return events if state.asks else events + proceed(state)
