"""Moves <-> one line of text: `build own`, `discard 2 medes 1 persians`.

A game lists its kinds of move; each field has a Term that reads and writes one word. Text is the only form
of a move that leaves the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from pyengine.core.errors import BadNotation
from pyengine.core.game import Move
from pyengine.core.words import CORE, Words

WORDS = Words(CORE)


@dataclass(frozen=True, slots=True)
class Term:
    """One word of a move: how a field's value is read and written."""

    name: str  # what it is called in the shape of a move: `tile COLOUR CELL`
    values: Mapping[str, Any]  # word -> value
    unsaid: Any = None  # a last word may be left out for this value

    def write(self, value: Any) -> str:
        for word, known in self.values.items():
            if known == value:
                return word
        raise AssertionError(f"{value!r} is no {self.name}")


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of move: its word, its class, a Term for each field; or a `tail` that reads its own rest."""

    word: str
    move: type[Move]
    terms: tuple[Term, ...] = ()
    tail: tuple[str, Callable[[str, Sequence[str]], Move], Callable[[Any], str]] | None = None

    @property
    def shape(self) -> str:
        rest = (
            [self.tail[0]] if self.tail else [term.name.upper() for term in self.terms if term.unsaid is None]
        )
        return " ".join([self.word, *rest])

    def fits(self, count: int) -> bool:
        """May this kind be written with so many words after the first?"""
        least = sum(term.unsaid is None for term in self.terms)
        return least <= count <= len(self.terms)


class Notation:
    """All kinds of move of one game."""

    def __init__(self, *kinds: Kind) -> None:
        self.by_word: dict[str, list[Kind]] = {}
        self.by_move = {kind.move: kind for kind in kinds}
        for kind in kinds:
            self.by_word.setdefault(kind.word, []).append(kind)
        self._words: dict[Move, str] = {}

    def write(self, move: Move) -> str:
        """Return the line of a move; remembered, because the same few thousand moves come again and again."""
        line = self._words.get(move)
        if line is None:
            kind = self.by_move[type(move)]
            if kind.tail:
                line = f"{kind.word} {kind.tail[2](move)}".rstrip()
            else:
                values = [getattr(move, one.name) for one in fields(move)]  # type: ignore[arg-type]
                pairs = zip(kind.terms, values, strict=True)
                words = [
                    term.write(value) for term, value in pairs if term.unsaid is None or value != term.unsaid
                ]
                line = " ".join([kind.word, *words])
            self._words[move] = line
        return line

    def read(self, line: str) -> Move:
        """Return the move of a line, or say what is wrong with it."""
        words = line.split()
        shown = " ".join(words)[:60]
        if not words:
            raise BadNotation(WORDS.both("notation.empty"))
        kinds = self.by_word.get(words[0])
        if kinds is None:
            raise BadNotation(
                WORDS.both("notation.kind", line=shown, word=words[0][:40], known=sorted(self.by_word))
            )
        for kind in kinds:
            if kind.tail:
                return kind.tail[1](shown, words[1:])
            if kind.fits(len(words) - 1):
                return kind.move(*self._values(kind, shown, words[1:]))
        shape = " / ".join(kind.shape for kind in kinds)
        raise BadNotation(WORDS.both("notation.count", line=shown, word=words[0], shape=shape))

    @staticmethod
    def _values(kind: Kind, line: str, words: Sequence[str]) -> list[Any]:
        said = [read_term(term, line, word) for term, word in zip(kind.terms, words, strict=False)]
        return said + [term.unsaid for term in kind.terms[len(said) :]]


def read_term(term: Term, line: str, word: str) -> Any:
    """Return the value of one word, or say which words there are."""
    if word not in term.values:
        known = list(term.values)
        shown = known if len(known) <= 12 else [*known[:3], "…", known[-1]]
        raise BadNotation(WORDS.both("notation.value", line=line, value=word[:40], known=shown))
    return term.values[word]


def read_counts(term: Term, line: str, words: Sequence[str], shape: str) -> list[tuple[Any, int]]:
    """Read `2 medes 1 persians` as pairs, each value once and each count at least one.

    A lone `0` is the empty selection.
    """
    if list(words) == ["0"]:
        return []
    pairs: list[tuple[Any, int]] = []
    if not words or len(words) % 2:
        raise BadNotation(WORDS.both("notation.count", line=line, word=line.split()[0], shape=shape))
    for count, word in zip(words[::2], words[1::2], strict=True):
        value = read_term(term, line, word)
        if not (count.isascii() and count.isdigit() and 0 < int(count) < 1000) or value in dict(pairs):
            raise BadNotation(WORDS.both("notation.count", line=line, word=line.split()[0], shape=shape))
        pairs.append((value, int(count)))
    return pairs


def write_counts(term: Term, pairs: Sequence[tuple[Any, int]]) -> str:
    return " ".join(f"{count} {term.write(value)}" for value, count in pairs) or "0"
