"""What follows by itself in Babylon: drawing, shuffling, revealing, the end of the game."""

from __future__ import annotations

from pyengine.core.game import Event, Seat
from pyengine.games.babylon.material import (
    ANNOUNCED,
    DRAWN,
    KEYS,
    REVEALED,
    TRIBES,
    WIN_FLOOR,
    WIN_LEAD,
    WIN_TOTAL,
    Tribe,
)
from pyengine.games.babylon.state import State, Step, points


def draw_tribes(state: State, count: int = DRAWN) -> list[Event]:
    """The active player takes tribe cards; an empty deck is shuffled anew (2.1, 2.2)."""
    events: list[Event] = []
    drawn: list[str] = []
    for _ in range(count):
        if not state.tribe_deck and not _shuffle(state, events):
            break
        tribe = state.tribe_deck.pop()
        state.hands[state.turn][tribe] += 1
        drawn.append(KEYS[tribe])
    drawn.sort(key=KEYS.index)
    facts = {"count": len(drawn)}
    events.append(Event("drew", "2.1", state.turn, facts, secret={"tribes": tuple(drawn)}, reveals=True))
    return events


def _shuffle(state: State, events: list[Event]) -> bool:
    """Make a new tribe deck of the discards; whoever counts then knows each hand (2.2, 1.6)."""
    if not any(state.discard):
        return False
    state.tribe_deck = [int(tribe) for tribe in TRIBES for _ in range(state.discard[tribe])]
    state.discard = [0 for _ in TRIBES]
    state.rng.shuffle(state.tribe_deck)
    state.held = [hand[:] for hand in state.hands]
    events.append(Event("shuffled", "2.2", facts={"count": len(state.tribe_deck)}, reveals=True))
    return True


def leave_hand(state: State, seat: Seat, tribe: Tribe) -> None:
    """Take one card out of a hand; what the rival knew to be there shrinks with it."""
    state.hands[seat][tribe] -= 1
    state.held[seat][tribe] = max(0, state.held[seat][tribe] - 1)


def reveal_temples(state: State) -> list[Event]:
    """The active player turns temple cards into the own stock, the lower one on top (5.1)."""
    deck = state.temple_deck
    turned = sorted((deck.pop() for _ in range(min(REVEALED, len(deck)))), reverse=True)
    hidden = len(turned) > state.known
    state.known = max(0, state.known - len(turned))
    state.stocks[state.turn] += turned
    events = [
        Event(
            "revealed",
            "5.1",
            state.turn,
            {"levels": tuple(turned)},
            at=(f"stock:{state.turn}",),
            reveals=hidden,
        )
    ]
    hand = sum(state.hands[state.turn])
    if hand >= ANNOUNCED:
        events.append(Event("announced", "5.2", state.turn, {"count": hand}))
    return events


def has_won(state: State, seat: Seat) -> bool:
    """6.2: 20 points, or 15 while the rival has fewer than 10."""
    own, other = points(state.temples[seat]), points(state.temples[1 - seat])
    return own >= WIN_TOTAL or (own >= WIN_LEAD and other < WIN_FLOOR)


def in_final_phase(own: int, other: int) -> bool:
    """6.3: somebody has 15 and the other at least 10."""
    return max(own, other) >= WIN_LEAD and min(own, other) >= WIN_FLOOR


def finish(state: State, rule: str, winner: Seat | None) -> list[Event]:
    """End the game (6.2, 6.4)."""
    state.step = Step.OVER
    state.asks.clear()
    state.result = winner
    totals = tuple(points(side) for side in state.temples)
    facts = {"first": totals[0], "second": totals[1]}
    if winner is None:
        return [Event("drawn", rule, None, facts, moment=True)]
    facts = {"own": totals[winner], "other": totals[1 - winner]}
    return [Event("won", rule, winner, facts, moment=True)]


def finish_by_deck(state: State) -> list[Event]:
    """The last temple card was turned: more points win, then more cards in hand (6.4)."""
    rank = [(points(state.temples[seat]), sum(state.hands[seat])) for seat in range(2)]
    winner = None if rank[0] == rank[1] else int(rank[1] > rank[0])
    return [Event("deck_out", "6.4"), *finish(state, "6.4", winner)]
