"""What a move would do in Tigris & Euphrates, from one seat's view, by the code that settles it.

Everything that happens before a tile is drawn is certain. A conflict that waits for support is open: both
endings are settled on a copy.
"""

from __future__ import annotations

from dataclasses import replace

from pyengine.core.game import Event, Move, Outcome, Preview
from pyengine.core.rng import Rng
from pyengine.games.tigris import actions, effects, kingdoms
from pyengine.games.tigris.state import Conflict, State, Step
from pyengine.games.tigris.view import View, sample


def preview(view: View, move: Move) -> Preview:
    state = sample(view, Rng(0))
    certain: list[Event] = []
    for event in actions.advance(state, move):
        if event.reveals:
            return Preview(tuple(certain))
        certain.append(event.without(secret=event.seat != view.seat))
    return Preview(tuple(certain), tuple(_outcomes(state)))


def _outcomes(state: State) -> list[Outcome]:
    """Return the two endings of the conflict being fought, or of each war that waits, under its name."""
    if state.conflict is not None:
        return _endings(state, state.conflict)
    found = []
    if state.step is Step.WARS and state.asks:
        for color in kingdoms.warring_colors(state):
            fought = state.copy()
            effects.begin_war(fought, color)
            assert fought.conflict is not None
            found += [Outcome("war", _facts(fought.conflict)), *_endings(fought, fought.conflict)]
    return found


def _facts(conflict: Conflict) -> dict[str, object]:
    return {
        "leader": conflict.color.role,
        "color": conflict.support_color.key,
        "attacker": conflict.attacker,
        "defender": conflict.defender,
        "attack": conflict.total_attack,
        "defence": conflict.total_defence,
    }


def _endings(state: State, conflict: Conflict) -> list[Outcome]:
    facts = _facts(conflict)
    ahead = conflict.total_attack - conflict.total_defence
    attack, defend = facts | {"need": max(0, 1 - ahead)}, facts | {"need": max(0, ahead)}
    if conflict.attack_added is None:
        keys = ("attack" if ahead < 1 else "attack.now", "defend" if ahead > 0 else "defend.now")
        return [_ending(state, keys[0], attack, True), _ending(state, keys[1], defend, False)]
    found = []
    if ahead > 0:
        found.append(_ending(state, "stands", defend, True))
    if ahead <= sum(state.hands[conflict.defender]):
        found.append(_ending(state, "holds", defend, False))
    return found


def _ending(state: State, key: str, facts: dict[str, object], attacker_wins: bool) -> Outcome:
    """Settle a conflict on a copy; its first event tells strengths that are still open, so it is left out."""
    ended = state.copy()
    ended.asks.clear()
    won, *rest = effects.settle(ended, attacker_wins)
    loser = won.facts["loser"]
    assert isinstance(loser, int)
    gone = Event("leaves", won.rule, loser, {"leader": won.facts["leader"]}, at=won.at[1:])
    return Outcome(key, facts, (gone, *(_lit(event) for event in rest)))


def _lit(event: Event) -> Event:
    """Light the tiles that would leave the board; in the log they are not kept (1.6)."""
    cells = event.passing.get("cells") or event.facts.get("cells")
    if not isinstance(cells, tuple):
        return event
    return replace(event, at=tuple(f"cell:{cell}" for cell in cells))
