"""Every kind of move in Babylon and its notation.

A power names its run only where its tribe has two in the column: `destroy`, `destroy 2`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pyengine.core.game import Move
from pyengine.core.notation import Kind, Notation, Term, read_counts, write_counts
from pyengine.games.babylon.material import KEYS, LANDS, TRIBES, Tribe

OWN: Final = 0
RIVAL: Final = 1
START: Final = 2
SOURCES: Final = {"own": OWN, "rival": RIVAL, "start": START}
MOST_RUNS: Final = 4  # twelve cards of a tribe make four runs at the most


@dataclass(frozen=True, slots=True)
class Go(Move):
    """Discard a tribe card and walk to its land (3.1)."""  # written: go medes

    tribe: Tribe


@dataclass(frozen=True, slots=True)
class Settle(Move):
    """Lay a tribe card at the end of the own column where the figure stands (3.2)."""  # settle medes

    tribe: Tribe


@dataclass(frozen=True, slots=True)
class Build(Move):
    """Put a stock's top card, or the start card, on the temple where the figure stands (3.3)."""  # build own

    source: int


@dataclass(frozen=True, slots=True)
class Migrate(Move):
    """Move the last three cards of one own column to the end of another (3.6)."""  # migrate medes persians

    origin: Tribe
    destination: Tribe


@dataclass(frozen=True, slots=True)
class Destroy(Move):
    """Assyrians: the rival's temple here goes back on the deck (4.3)."""  # destroy

    run: int


@dataclass(frozen=True, slots=True)
class Steal(Move):
    """Hittites: take the top level of the rival's temple here (4.4)."""  # steal

    run: int


@dataclass(frozen=True, slots=True)
class Expel(Move):
    """Medes: the rival discards all cards of one tribe here (4.5)."""  # expel persians

    tribe: Tribe
    run: int


@dataclass(frozen=True, slots=True)
class Persuade(Move):
    """Sumerians: all cards of the tribe of the rival's last card here change sides (4.6)."""  # persuade

    run: int


@dataclass(frozen=True, slots=True)
class Skip(Move):
    """Persians: build and leave out one level (4.7)."""  # skip rival

    source: int
    run: int


@dataclass(frozen=True, slots=True)
class Halve(Move):
    """Any tribe: the rival discards half a hand (4.8)."""  # halve persians

    tribe: Tribe
    run: int


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Give up these cards from the hand (4.8)."""  # discard 2 medes 1 persians

    cards: tuple[tuple[Tribe, int], ...]  # in tribe order, counts of at least one


@dataclass(frozen=True, slots=True)
class End(Move):
    """End the actions (2.4)."""  # end


_TRIBE: Final = Term("tribe", dict(zip(KEYS, TRIBES, strict=True)))
_SOURCE: Final = Term("source", SOURCES)
_STOCK: Final = Term("stock", {"own": OWN, "rival": RIVAL})
_RUN: Final = Term("run", {str(number + 1): number for number in range(MOST_RUNS)}, unsaid=0)


def _read_discard(line: str, words: Sequence[str]) -> Move:
    return Discard(tuple(sorted(read_counts(_TRIBE, line, words, "discard NUMBER TRIBE …"))))


NOTATION: Final = Notation(
    Kind("go", Go, (_TRIBE,)),
    Kind("settle", Settle, (_TRIBE,)),
    Kind("build", Build, (_SOURCE,)),
    Kind("migrate", Migrate, (_TRIBE, _TRIBE)),
    Kind("destroy", Destroy, (_RUN,)),
    Kind("steal", Steal, (_RUN,)),
    Kind("expel", Expel, (_TRIBE, _RUN)),
    Kind("persuade", Persuade, (_RUN,)),
    Kind("skip", Skip, (_STOCK, _RUN)),
    Kind("halve", Halve, (_TRIBE, _RUN)),
    Kind(
        "discard",
        Discard,
        tail=("NUMBER TRIBE …", _read_discard, lambda move: write_counts(_TRIBE, move.cards)),
    ),
    Kind("end", End),
)

# Built once: an offer is a look-up, not a new object.
GO: Final = [Go(tribe) for tribe in TRIBES]
SETTLE: Final = [Settle(tribe) for tribe in TRIBES]
BUILD: Final = [Build(source) for source in (OWN, RIVAL, START)]
MIGRATE: Final = [[Migrate(origin, destination) for destination in LANDS] for origin in LANDS]
DESTROY: Final = [Destroy(run) for run in range(MOST_RUNS)]
STEAL: Final = [Steal(run) for run in range(MOST_RUNS)]
EXPEL: Final = [[Expel(tribe, run) for tribe in TRIBES] for run in range(MOST_RUNS)]
PERSUADE: Final = [Persuade(run) for run in range(MOST_RUNS)]
SKIP: Final = [[Skip(source, run) for source in (OWN, RIVAL)] for run in range(MOST_RUNS)]
HALVE: Final = [[Halve(tribe, run) for tribe in TRIBES] for run in range(MOST_RUNS)]
END: Final = End()
