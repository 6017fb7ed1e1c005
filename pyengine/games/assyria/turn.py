"""Set-up, and what happens or is asked next in Assyria."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pyengine.core.game import Ask, Event, Options
from pyengine.core.rng import Rng
from pyengine.games.assyria import effects, flood
from pyengine.games.assyria.material import (
    BETWEEN,
    BOARDS,
    CARD_COUNTS,
    CARD_KEYS,
    CORNERS,
    EXPANSION_CARDS,
    FIRST_EXPANSION,
    PLOW,
    REIGNS,
    ROUNDS,
    STARTS,
    STRIDE,
    Corner,
    HexSet,
    hexes_in,
    near,
)
from pyengine.games.assyria.state import NOBODY, State, Step

ASKED: Final = {  # what each step asks, and the rule that asks it
    Step.START: ("start", "1.6"),
    Step.DRAFT: ("draft", "1.7"),
    Step.HARVEST: ("harvest", "2.3"),
    Step.HUTS: ("huts", "3.2"),
    Step.FEED: ("feed", "3.5"),
    Step.WELLS: ("wells", "3.9"),
    Step.ACT: ("act", "4.1"),
}

BUTTONS: Final = {  # shown even while they are refused, so that they can say why
    "huts": ("do:done",),
    "feed": ("do:feedall", "do:done"),
    "wells": ("do:done",),
    "act": ("do:end",),
}


def setup(seats: int, options: Options, seed: int) -> tuple[State, list[Event]]:
    """Shuffle, draw the order, lay the first expansion, sow, ask for starting spaces (1.4 to 1.6)."""
    state = State(seats, Rng(seed))
    state.printed_track = options["offerings"] == "printed"
    state.every_tile = options["ziggurats"] == "every"
    for hand in state.hands:
        hand[PLOW] = 1
    state.rng.shuffle(state.order)
    state.deck = [card for card, count in enumerate(CARD_COUNTS) for _ in range(count)]
    state.rng.shuffle(state.deck)
    state.expansion_deck = [value for value, count in EXPANSION_CARDS.items() for _ in range(count)]
    state.expansion_deck.remove(FIRST_EXPANSION)
    state.rng.shuffle(state.expansion_deck)
    state.expansions = [FIRST_EXPANSION]
    events = [
        Event("dealt", "1.5", facts={"seats": tuple(state.order)}, reveals=True),
        Event("expansion_first", "1.5", facts={"value": FIRST_EXPANSION}),
    ]
    return state, events + effects.sow(state) + proceed(state)


def asking(state: State) -> Ask | None:
    return state.asks[-1] if state.asks else None


def ask_of(state: State) -> Ask:
    """Return the question of the present step; a starting space without a choice is quick (1.6)."""
    kind, rule = ASKED[state.step]
    quick = state.step is Step.START and free_starts(state).bit_count() == 1
    return Ask(state.turn, kind, rule, quick, BUTTONS.get(kind, ()))


def proceed(state: State) -> list[Event]:
    """Do what happens by itself until somebody must decide or the game is over."""
    events: list[Event] = []
    while not state.asks and state.step is not Step.OVER:
        events += _STEPS[state.step](state)
    return events


def pass_on(state: State, then: Step) -> None:
    """The next seat is to answer, or the next step begins with the first."""
    state.place += 1
    if state.place == state.seats:
        state.place = 0
        state.step = then


def _opening(state: State) -> Event:
    """Every turn opens with this event: the log groups by it."""
    kind, rule = ASKED[state.step]
    return Event("turn", rule, state.turn, {"phase": kind})


# ---------------------------------------------------------------- set-up and farming


def free_starts(state: State) -> HexSet:
    """Return the starting spaces that are still free (1.6)."""
    return sum(1 << one for one in STARTS[state.seats]) & ~state.occupied()


def _start(state: State) -> list[Event]:
    state.asks.append(ask_of(state))
    return [_opening(state)]


def _draft(state: State) -> list[Event]:
    """The last player draws, and the cards go round backwards; the first gets what is left (1.7)."""
    events: list[Event] = []
    if not any(state.draft):
        for _ in range(state.seats):
            state.draft[effects.draw_card(state, events)] += 1
        cards = tuple(CARD_KEYS[card] for card, count in enumerate(state.draft) for _ in range(count))
        events.append(Event("drafting", "1.7", state.turn, {"cards": cards}, reveals=True))
    if state.place:
        state.asks.append(ask_of(state))
        return [*events, _opening(state)]
    return events + keep(state, state.draft.index(1))


def keep(state: State, card: int) -> list[Event]:
    """Take one card of the draft and pass the others on, or begin the harvest (1.7)."""
    seat = state.turn
    state.draft[card] -= 1
    state.hands[seat][card] += 1
    key = "kept" if state.place else "kept_last"
    if state.place:
        state.place -= 1
    else:
        state.step = Step.HARVEST
    return [Event(key, "1.7", seat, {"card": CARD_KEYS[card]})]


def _harvest(state: State) -> list[Event]:
    state.asks.append(ask_of(state))
    return [_opening(state)]


# ---------------------------------------------------------------- expansion


def reach(state: State) -> HexSet:
    """Return the empty hexes beside the active seat's huts and ziggurats (3.3)."""
    seat = state.turn
    own = state.huts[seat] | state.bases[seat]
    return near(own) & BOARDS[state.seats] & ~state.occupied()


def _huts(state: State) -> list[Event]:
    """Take as many huts as the newest card says, or as many as there are (3.2)."""
    state.left = min(state.expansions[-1], state.stock(state.turn))
    opening = _opening(state)
    if state.left and reach(state):
        state.asks.append(ask_of(state))
        return [opening]
    state.left = 0
    state.step = Step.FEED
    return [opening, Event("huts_none", "3.4", state.turn)]


def _feed(state: State) -> list[Event]:
    state.fed = 0
    state.spare = [0] * len(state.spare)
    if state.huts[state.turn]:
        state.asks.append(ask_of(state))
    else:
        state.step = Step.WELLS
    return []


# By lowest hex: the corners whose three hexes are (h, h + S - 1, h + S) and (h, h + 1, h + S).
_FIRST: Final = {three[0]: corner for corner, three in enumerate(CORNERS) if three[1] != three[0] + 1}
_SECOND: Final = {three[0]: corner for corner, three in enumerate(CORNERS) if three[1] == three[0] + 1}


def well_sites(state: State) -> list[Corner]:
    """Return the corners where the active seat may build a well now (3.9, 3.10)."""
    huts = state.huts[state.turn] & ~BETWEEN
    pairs = huts & huts >> STRIDE
    first, second = pairs & huts >> (STRIDE - 1), pairs & huts >> 1
    if not (first or second) or not state.wells_free():
        return []
    corners = [_FIRST[one] for one in hexes_in(first)] + [_SECOND[one] for one in hexes_in(second)]
    return sorted(corner for corner in corners if not state.wells >> corner & 1)


def _wells(state: State) -> list[Event]:
    """Ask for wells while one can be built; then come income and prestige (3.9, 3.11, 3.13)."""
    state.dug = 0
    if well_sites(state):
        state.asks.append(ask_of(state))
        return []
    return close_expansion(state)


def close_expansion(state: State) -> list[Event]:
    """Count income and prestige and pass the turn on (3.11, 3.13)."""
    events = effects.income(state) + effects.prestige(state)
    state.dug = 0
    state.step = Step.HUTS
    pass_on(state, Step.ACT)
    return events


# ---------------------------------------------------------------- actions and the end of a round


def _act(state: State) -> list[Event]:
    """Ask for actions; without a camel there is nothing to do (4.1)."""
    state.raised = 0
    state.offered = 0
    state.bought = False
    opening = _opening(state)
    if state.camels[state.turn]:
        state.asks.append(ask_of(state))
        return [opening]
    event = Event("no_camels", "4.1", state.turn)
    pass_on(state, Step.CLOSE)
    return [opening, event]


def _close(state: State) -> list[Event]:
    """End the round: a flood after the last one of a reign, else a new expansion (5.1, 5.2)."""
    events = effects.discard_leftover(state)
    state.discs = [NOBODY] * (state.seats + 1)
    state.raised = 0
    state.offered = 0
    state.bought = False
    if state.round == ROUNDS[state.reign]:
        events += flood.flood(state)
        if state.reign == REIGNS:
            return events + flood.finish(state)
        events += _next_reign(state)
    else:
        state.round += 1
    state.step = Step.HARVEST
    return events + effects.lay_expansion(state) + effects.sow(state)


def _next_reign(state: State) -> list[Event]:
    """A new reign begins; with four players the bonus card is laid out (6.4, 6.11)."""
    state.reign += 1
    state.round = 1
    events = [Event("reign", "6.11", facts={"reign": state.reign})]
    if state.bonus():
        events.append(Event("bonus", "6.4"))
    return events


_STEPS: Final[dict[Step, Callable[[State], list[Event]]]] = {
    Step.START: _start,
    Step.DRAFT: _draft,
    Step.HARVEST: _harvest,
    Step.HUTS: _huts,
    Step.FEED: _feed,
    Step.WELLS: _wells,
    Step.ACT: _act,
    Step.CLOSE: _close,
}
