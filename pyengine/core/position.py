"""The shape that all position texts share: a first line, `name: value` lines, one part a seat.

    two-rivers babylon 1
    turn: 1
    seat 1
    hand: A H S

`#` begins a comment. Every fault names its line.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NoReturn

from pyengine.core.errors import BadPosition
from pyengine.core.words import Words

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Field:
    """One `name: value` line."""

    key: str
    value: str
    line: int


class Reader:
    """Reads the lines of one position; the game asks for the fields it knows."""

    def __init__(self, game: str, text: str, words: Words) -> None:
        self.words = words
        self.common: dict[str, Field] = {}
        self.seats: dict[int, dict[str, Field]] = {}
        part = self.common
        lines = [(number, line.split("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
        lines = [(number, line) for number, line in lines if line]
        if not lines:
            raise BadPosition(words.both("position.empty"))
        head = f"two-rivers {game} {FORMAT}"
        if lines[0][1].split() != head.split():
            self.fail(lines[0][0], "position.head", known=head, line=lines[0][1][:60])
        for number, line in lines[1:]:
            if line.startswith("seat ") and line[5:].strip() in {"1", "2", "3", "4"}:
                seat = int(line[5:]) - 1
                if seat in self.seats:
                    self.fail(number, "position.twice", key=line)
                part = self.seats[seat] = {}
                continue
            key, colon, value = line.partition(":")
            if not colon:
                self.fail(number, "position.shape", line=line[:60])
            key = " ".join(key.split())
            if key in part:
                self.fail(number, "position.twice", key=key[:40])
            part[key] = Field(key, " ".join(value.split()), number)

    def fail(self, line_number: int, key: str, /, **facts: object) -> NoReturn:
        """Raise BadPosition with the line of the fault."""
        said = self.words.both(key, **facts)
        raise BadPosition(
            {
                lang: self.words.say(lang, "place.line", line=line_number, why=why)
                for lang, why in said.items()
            }
        )

    def only(self, part: Mapping[str, Field], known: Iterable[str]) -> None:
        """Refuse a field that the game does not know."""
        known = list(known)
        for field in part.values():
            if field.key not in known:
                self.fail(field.line, "position.key", key=field.key[:40], known=known)

    def number(self, field: Field, least: int, most: int) -> int:
        value = field.value
        if not (value.isascii() and value.isdigit() and least <= int(value[:9]) <= most):
            self.fail(field.line, "position.number", key=field.key, least=least, most=most, value=value[:40])
        return int(value)

    def word(self, field: Field, values: Mapping[str, int]) -> int:
        if field.value not in values:
            self.fail(field.line, "position.value", key=field.key, value=field.value[:40], known=list(values))
        return values[field.value]
