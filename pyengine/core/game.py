"""The Game protocol and the few types every game speaks in: read this file first.

A state is mutable inside and copied at the door: only `Match` and bots call `advance`. A decision is one
`Ask` to one seat; a move is one answer. What a seat may know is a `View`, a type of its own; drawing,
questions, previews and bots get views only.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Protocol, TypeVar

from pyengine.core.rng import Rng
from pyengine.core.words import Words

Seat = int
SPECTATOR: Final = -1  # sees what lies open
OPEN: Final = -2  # sees everything; given out only after the end

DYNASTIES: Final = ("archer", "bull", "potter", "lion")  # the players' colours, alike in all games

Options = Mapping[str, str]


class Move:
    """One answer to an Ask; every kind of move is a frozen dataclass that inherits from this."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Option:
    """A rule variant chosen once at set-up; its words are `option.KEY` and `option.KEY.VALUE`."""

    key: str
    values: tuple[str, ...]
    default: str
    names_seats: bool = False  # values that are numbers are seats; those beyond the table are not offered


@dataclass(frozen=True, slots=True)
class Preset:
    """An edition at set-up: which options it leaves open; its words are `preset.KEY` and `preset.KEY.why`."""

    key: str
    offers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ask:
    """A decision that is due: who answers, what kind of answer, and the rule that asks."""

    seat: Seat
    kind: str
    rule: str
    quick: bool = False  # the page may give the only answer by itself
    buttons: tuple[str, ...] = ()  # `do:` targets to show even while no legal move has them


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not allowed: the key `refusal.KEY` with its numbers, a rule, the cells at fault."""

    key: str
    rule: str
    facts: Mapping[str, object] = field(default_factory=dict)
    at: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Gain:
    """Points that an event gave or took; the key `gain.KEY` names where they came from."""

    seat: Seat
    source: str
    points: int


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened; the key `event.KEY` tells it.

    Every turn opens with `Event("turn", seat=...)`: the log groups by it. The last event of a game tells
    the result.
    """

    key: str
    rule: str
    seat: Seat | None = None
    facts: Mapping[str, object] = field(default_factory=dict)
    secret: Mapping[str, object] = field(default_factory=dict)  # for `seat` alone: told by `event.KEY.secret`
    passing: Mapping[str, object] = field(default_factory=dict)  # open now, not kept: `event.KEY.passing`
    at: tuple[str, ...] = ()  # the cells to light
    reveals: bool = False  # a draw, a shuffle, a hidden card turned: undo stops before it
    gains: tuple[Gain, ...] = ()  # for the charts after the end; shown to nobody before
    moment: bool = False  # one that people want to find again in a replay

    def without(self, *, secret: bool = False, passing: bool = False) -> Event:
        """Return the event as somebody sees it who may not know those parts."""
        if not ((secret and self.secret) or (passing and self.passing)):
            return self
        return replace(self, secret={} if secret else self.secret, passing={} if passing else self.passing)


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits in a seat."""

    name: str
    colour: str  # one of DYNASTIES
    kind: str = "person"  # or "bot"


Table = tuple[Chair, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """How a seat stands; a total this seat may not know is None until the end."""

    seat: Seat
    place: int | None  # 1 is best, equal places share it; None while nobody may know
    total: int | None
    parts: Mapping[str, int] = field(
        default_factory=dict
    )  # the key `part.KEY` names each; ties break in order


@dataclass(frozen=True, slots=True)
class Screen:
    """For whom a picture is drawn: the language, and whether it must fit a phone held upright."""

    lang: str
    narrow: bool = False


@dataclass(frozen=True, slots=True)
class Panel:
    """A drawn part of the screen for a fixed slot: board, hand, seat, side or focus.

    Board panels lie on each other in order. A `fixed` one never changes while its name stays the same.
    A `data-at` group that has `data-tells` says its `aria-label` when it is pointed at, or touched while it
    cannot be chosen, and lights the targets that `data-tells` lists.
    """

    slot: str
    name: str
    markup: str
    fixed: bool = False
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """One way an undecided thing may end, with what would follow: the key `outcome.KEY` names it.

    One without events is a heading for those that come after it.
    """

    key: str
    facts: Mapping[str, object] = field(default_factory=dict)
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Preview:
    """What a move would do as far as this seat can know: events that are certain, and open endings."""

    events: tuple[Event, ...]
    outcomes: tuple[Outcome, ...] = ()


class View(Protocol):
    """What one seat may know; built by naming what is public. It holds no State, seed or rng."""

    @property
    def seat(self) -> Seat: ...
    @property
    def ask(self) -> Ask | None: ...


class State(Protocol):
    """Everything on the table."""

    asks: list[Ask]  # decisions already due; the last one is answered next
    rng: Rng

    def copy(self) -> Any: ...
    def check(self) -> None: ...


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Game(Protocol[S, V]):
    """One board game as rules: no clock, no browser, no `random`, no global state."""

    name: str  # folder name, and the key in saved records
    seats: range  # range(2, 5) means two to four players
    version: int  # raised when an old record would replay differently
    options: tuple[Option, ...]  # rule variants on offer; chosen once, saved in the record
    presets: tuple[Preset, ...]  # editions to choose from first; none: all options are open
    secret_seats: bool  # do seats see different things? If not, the page needs no curtain
    words: Words

    def setup(self, seats: int, options: Options, seed: int) -> tuple[S, list[Event]]:
        """Deal a new table and go on to the first decision; tell what happened on the way."""

    def asking(self, state: S) -> Ask | None:
        """Return who must answer what; None: the game is over."""

    def legal_moves(self, state: S) -> list[Move]:
        """Return every answer, in a fixed order."""

    def candidates(self, state: S) -> Iterator[Move]:
        """Return every well-formed answer to the Ask, legal or not, in a fixed order."""

    def why_illegal(self, state: S, move: Move) -> Refusal | None: ...

    def advance(self, state: S, move: Move) -> list[Event]:
        """Play a move in place; trusts the move."""

    def view(self, state: S, seat: Seat) -> V:
        """Return what a seat, SPECTATOR or OPEN may know."""

    def sample(self, view: V, rng: Rng) -> S:
        """Return a full state that this view could be hiding."""

    def standings(self, view: V) -> list[Standing]:
        """Return one Standing a seat, in seat order."""

    def preview(self, view: V, move: Move) -> Preview: ...

    def read_move(self, line: str) -> Move: ...

    def write_move(self, move: Move) -> str: ...

    def targets(self, view: V, move: Move) -> tuple[str, ...]:
        """Return what to click for a move, as a sorted bag: a target may stand in it several times."""

    def label(self, view: V, move: Move, lang: str) -> str:
        """Return a move as a short command, for a button."""

    def question(self, view: V, table: Table, lang: str) -> str:
        """Return what is asked now, as the seat that looks should hear it."""

    def tell(self, event: Event, table: Table, lang: str) -> str: ...

    def explain(self, refusal: Refusal, table: Table, lang: str) -> str:
        """Return the sentence of a refusal, without move and rule number."""

    def facts(self, view: V, lang: str) -> dict[str, object]:
        """Return what `inspect` prints beside the moves."""

    def draw(self, view: V, table: Table, screen: Screen) -> list[Panel]: ...

    def empty(self, screen: Screen) -> str:
        """Return a picture of the table before a game, for the menu."""

    def symbols(self) -> Mapping[str, str]:
        """Return the glyphs this game draws with: name -> <symbol> markup."""

    def read_position(self, text: str, seed: int) -> S:
        """Read a table as a person writes it; what it leaves unsaid is dealt from the seed."""

    def write_position(self, state: S) -> str: ...


AnyGame = Game[Any, Any]


def names_of(table: Table) -> tuple[str, ...]:
    return tuple(chair.name for chair in table)


def tell(words: Words, event: Event, table: Table, lang: str) -> str:
    """Tell an event by the fullest template that its facts allow."""
    key = f"event.{event.key}"
    facts = {"seat": event.seat, **event.facts, **event.passing, **event.secret}
    for part, known in (("secret", event.secret), ("passing", event.passing)):
        if known and words.has(f"{key}.{part}"):
            key = f"{key}.{part}"
            break
    return words.say(lang, key, names_of(table), **facts)
