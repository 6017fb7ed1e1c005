"""One table: play, undo, take back, log, view. The only checked way in.

A published state is never touched again: `play` copies, advances the copy and publishes it, so undo is `pop`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pyengine.core.errors import BadRequest, IllegalMove
from pyengine.core.game import (
    OPEN,
    SPECTATOR,
    AnyGame,
    Ask,
    Event,
    Move,
    Options,
    Refusal,
    Seat,
    Standing,
    Table,
)
from pyengine.core.words import CORE, LANGUAGES, Words

WORDS = Words(CORE)


@dataclass(frozen=True, slots=True)
class Step:
    """One decision that was made."""

    seat: Seat
    move: Move
    events: tuple[Event, ...]
    state: Any  # the table after it

    @property
    def reveals(self) -> bool:
        return any(event.reveals for event in self.events)


class Match:
    """A table being played, from a deal or from a written position."""

    def __init__(
        self, game: AnyGame, table: Table, options: Options, seed: int, start: str | None = None
    ) -> None:
        self.game = game
        self.table = table
        self.options = dict(options)
        self.seed = seed
        self.start = start
        self.dealt: tuple[Event, ...] = ()
        if start is None:
            self.first, dealt = game.setup(len(table), self.options, seed)
            self.dealt = tuple(dealt)
        else:
            self.first = game.read_position(start, seed)
        self.steps: list[Step] = []
        self.undone: list[Move] = []

    @property
    def state(self) -> Any:
        return self.steps[-1].state if self.steps else self.first

    @property
    def ask(self) -> Ask | None:
        return self.game.asking(self.state)

    @property
    def over(self) -> bool:
        return self.ask is None

    def legal_moves(self) -> list[Move]:
        return self.game.legal_moves(self.state)

    def lines(self) -> list[str]:
        """Return the moves so far as text."""
        return [self.game.write_move(step.move) for step in self.steps]

    # -- playing

    def read(self, line: str) -> Move:
        return self.game.read_move(line)

    def why_illegal(self, move: Move) -> Refusal | None:
        if self.over:
            return Refusal("over", "")
        return self.game.why_illegal(self.state, move)

    def play(self, move: Move | str) -> tuple[Event, ...]:
        """Play one move, or raise and change nothing."""
        if isinstance(move, str):
            move = self.read(move)
        refusal = self.why_illegal(move)
        if refusal is not None:
            raise IllegalMove(self.explained(move, refusal), refusal)
        events = self._publish(move)
        self.undone.clear()
        return events

    def _publish(self, move: Move) -> tuple[Event, ...]:
        ask = self.ask
        assert ask is not None
        state = self.state.copy()
        events = tuple(self.game.advance(state, move))
        self.steps.append(Step(ask.seat, move, events, state))
        return events

    def explained(self, move: Move, refusal: Refusal) -> dict[str, str]:
        """Return a refusal as the rulebook speaks: what was tried, what is wrong, which rule."""
        words = self.game.words
        if refusal.key == "over":
            return words.both("illegal.over")
        line = self.game.write_move(move)
        return {
            lang: words.say(
                lang,
                "illegal",
                move=line,
                why=self.game.explain(refusal, self.table, lang),
                rule=refusal.rule,
            )
            for lang in LANGUAGES
        }

    # -- taking back

    def undo_block(self) -> str | None:
        """Return the key of the reason why the last step stays; None: it may be undone."""
        if not self.steps:
            return "undo.nothing"
        persons = [seat for seat, chair in enumerate(self.table) if chair.kind == "person"]
        if len(persons) == 1:
            return None if any(step.seat in persons for step in self.steps) else "undo.nothing"
        last = self.steps[-1]
        if last.reveals:
            return "undo.revealed"
        if self.ask is not None and self.ask.seat != last.seat:
            return "undo.other"
        return None

    def undo(self) -> None:
        """Take the last step back; with one person at the table, back to that person's last decision."""
        block = self.undo_block()
        if block:
            raise BadRequest(WORDS.both(block))
        self.undone.append(self.steps.pop().move)
        while self.steps and self.ask is not None and self.table[self.ask.seat].kind != "person":
            self.undone.append(self.steps.pop().move)

    def redo(self) -> tuple[Event, ...]:
        """Play the step again that was undone last."""
        if not self.undone:
            raise BadRequest(WORDS.both("redo.nothing"))
        return self._publish(self.undone.pop())

    def take_back(self, index: int) -> list[Move]:
        """Drop one own step since the last revelation and play the later ones again.

        Those no longer legal fall out too and are returned.
        """
        if index not in self.open_steps():
            raise BadRequest(WORDS.both("undo.nothing"))
        later = [step.move for step in self.steps[index + 1 :]]
        del self.steps[index:]
        self.undone.clear()
        fallen = []
        for move in later:
            if self.why_illegal(move) is None:
                self._publish(move)
            else:
                fallen.append(move)
        return fallen

    def open_steps(self) -> range:
        """Return the steps that the present decider may still take back."""
        first = len(self.steps)
        while first and self.ask is not None:
            step = self.steps[first - 1]
            if step.reveals or step.seat != self.ask.seat:
                break
            first -= 1
        return range(first, len(self.steps))

    # -- looking

    def view(self, seat: Seat, steps: int | None = None) -> Any:
        """Return what a seat may know now, or after so many steps; OPEN only after the end."""
        assert seat != OPEN or self.over
        return self.game.view(self.state_after(steps), seat)

    def state_after(self, steps: int | None) -> Any:
        if steps is None:
            return self.state
        return self.steps[steps - 1].state if steps else self.first

    def branch(self, steps: int) -> Match:
        """Return a new match that shares the deal and the first so many steps."""
        twin = Match(self.game, self.table, self.options, self.seed, self.start)
        twin.steps = self.steps[:steps]
        return twin

    def standings(self, seat: Seat = SPECTATOR) -> list[Standing]:
        return self.game.standings(self.view(OPEN if self.over else seat))

    def log(self, seat: Seat) -> Iterator[tuple[int, Event]]:
        """Yield (step, event) as a seat may know it; the deal is step -1."""
        forgotten = self._forgotten(seat)
        for index, event in self._told():
            own = self.over or event.seat == seat
            yield index, event.without(secret=not own, passing=not own and index < forgotten)

    def _told(self) -> Iterator[tuple[int, Event]]:
        for event in self.dealt:
            yield -1, event
        for index, step in enumerate(self.steps):
            for event in step.events:
                yield index, event

    def _forgotten(self, seat: Seat) -> int:
        """Return the step before which passing facts are gone: those before the seat's last finished turn."""
        openings = [(index, event.seat) for index, event in self._told() if event.key == "turn"]
        for number in range(len(openings) - 2, -1, -1):
            if openings[number][1] == seat:
                return openings[number][0]
        return 0

    def tell(self, event: Event, lang: str) -> str:
        return self.game.tell(event, self.table, lang)
