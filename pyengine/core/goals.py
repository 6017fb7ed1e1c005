"""What a learner is to reach on a table, as text a person can write: any one of its parts is enough.

play tile r f5     this move is made; `play tile r f5, support 0`: these, one after another
points 5           the seat that decided first has at least 5 points
rule 5.7           something happens that is told with this rule
event war_won      something happens that has this key

Parts are separated by semicolons. Only what was decided since the beginning of the task counts, and of
events those that concern nobody in particular or the seat that decided first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from pyengine.core.errors import BadRequest
from pyengine.core.game import OPEN, Event, Seat
from pyengine.core.match import Match
from pyengine.core.words import CORE, Words

WORDS = Words(CORE)
MOST_PARTS = 40

Test = Callable[[Match, int, str], bool]


def reached(match: Match, goal: str, since: int) -> str | None:
    """Return the first part of the goal that is reached after the given step; None: none is yet."""
    parts = [part.strip() for part in goal.split(";") if part.strip()]
    if not 0 < len(parts) <= MOST_PARTS:
        raise BadRequest(WORDS.both("goal.empty", most=MOST_PARTS))
    found = [part for part in parts if _is_reached(match, part, since)]
    return found[0] if found else None


def _is_reached(match: Match, part: str, since: int) -> bool:
    word, _, rest = part.partition(" ")
    if word not in _TESTS or not rest.strip():
        raise BadRequest(WORDS.both("goal.part", part=part[:60], known=list(_TESTS)))
    return _TESTS[word](match, since, rest.strip())


def _plays(match: Match, since: int, lines: str) -> bool:
    wanted = [match.read(line.strip()) for line in lines.split(",")]
    made = [step.move for step in match.steps[since:]]
    return any(made[start : start + len(wanted)] == wanted for start in range(len(made)))


def _has_points(match: Match, since: int, number: str) -> bool:
    if not number.isdecimal():
        raise BadRequest(WORDS.both("goal.part", part=f"points {number}"[:60], known=list(_TESTS)))
    learner = _learner(match, since)
    if learner is None or len(match.steps) == since:
        return False
    view = match.view(OPEN if match.over else learner)
    total = match.game.standings(view)[learner].total
    return total is not None and total >= int(number)


def _follows_rule(match: Match, since: int, rule: str) -> bool:
    return any(event.rule == rule for event in _events(match, since))


def _happens(match: Match, since: int, key: str) -> bool:
    if not match.game.words.has(f"event.{key}"):
        raise BadRequest(WORDS.both("goal.event", key=key[:40]))
    return any(event.key == key for event in _events(match, since))


def _learner(match: Match, since: int) -> Seat | None:
    """Return the seat that decided first."""
    ask = match.game.asking(match.state_after(since))
    return ask.seat if ask else None


def _events(match: Match, since: int) -> Iterator[Event]:
    own = (None, _learner(match, since))
    return (event for step in match.steps[since:] for event in step.events if event.seat in own)


_TESTS: Mapping[str, Test] = {
    "play": _plays,
    "points": _has_points,
    "rule": _follows_rule,
    "event": _happens,
}
