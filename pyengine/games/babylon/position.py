"""A Babylon table as text a person can write, and back.

two-rivers babylon 1
turn: 1                      # whose turn it is; actions are being chosen
migrated: yes                # the migration of this turn is spent; unsaid: no
asking: 2                    # this seat must discard half its hand; unsaid: nobody
known temples: 123           # seen going on top of the temple deck, topmost first
discard: MMA                 # unsaid: nothing; every other card lies in the deck
seat 1
hand: AHS ?2                 # letters of tribes M S H P A; ?2: two more from the deck
figure: hittites             # or quarry, which is also what unsaid means
start card: waiting          # unsaid: built
stock: 652                   # the last one lies on top
hittites: SSSSAPP / 12346    # settlers from the land outwards / temple from the ground up
seat 2
...
"""

from __future__ import annotations

from typing import Final, NoReturn

from pyengine.core.errors import BadPosition
from pyengine.core.game import Ask
from pyengine.core.position import FORMAT, Field, Reader
from pyengine.core.rng import Rng
from pyengine.games.babylon.effects import has_won
from pyengine.games.babylon.material import (
    KEYS,
    LANDS,
    LETTERS,
    QUARRY,
    TEMPLE_CARDS,
    TOP_LEVEL,
    TRIBE_CARDS,
    TRIBES,
)
from pyengine.games.babylon.state import State, Step, act, points
from pyengine.games.babylon.words import WORDS

_COMMON: Final = ("turn", "number", "migrated", "asking", "known temples", "discard", "over")
_SEAT: Final = ("hand", "figure", "start card", "stock", *KEYS)
_YES_NO: Final = {"no": 0, "yes": 1}
_FIGURES: Final = {"quarry": QUARRY, **{key: land for land, key in enumerate(KEYS)}}
_OVER: Final = {"1": 0, "2": 1, "draw": 2}


def read_position(text: str, seed: int) -> State:
    """Read a table; hidden cards that it leaves unsaid are dealt from the seed."""
    reader = Reader("babylon", text, WORDS)
    reader.only(reader.common, _COMMON)
    state = State(Rng(seed))
    state.step = Step.ACT
    for seat in (0, 1):
        if seat not in reader.seats:
            reader.fail(1, "position.missing", key=f"seat {seat + 1}")
    if len(reader.seats) > 2:
        reader.fail(1, "position.seats")
    _read_common(state, reader)
    unknown = [_read_seat(state, reader, seat) for seat in (0, 1)]
    _deal(state, unknown)
    _read_ask(state, reader)
    return state


def _read_common(state: State, reader: Reader) -> None:
    common = reader.common
    if "turn" not in common:
        reader.fail(1, "position.missing", key="turn")
    state.turn = reader.number(common["turn"], 1, 2) - 1
    state.number = reader.number(common["number"], 1, 9999) if "number" in common else 1
    if "migrated" in common:
        state.migrated = bool(reader.word(common["migrated"], _YES_NO))
    if "known temples" in common:
        state.temple_deck = _levels(reader, common["known temples"], common["known temples"].value)[::-1]
        state.known = len(state.temple_deck)
    if "discard" in common:
        for tribe in _letters(reader, common["discard"], common["discard"].value):
            state.discard[tribe] += 1


def _read_seat(state: State, reader: Reader, seat: int) -> int:
    """Read one side; return how many cards of its hand are unsaid."""
    part = reader.seats[seat]
    reader.only(part, _SEAT)
    unknown = _read_hand(state, reader, seat) if "hand" in part else 0
    if "figure" in part:
        state.figures[seat] = reader.word(part["figure"], _FIGURES)
    state.start_cards[seat] = False
    if "start card" in part:
        state.start_cards[seat] = bool(reader.word(part["start card"], {"built": 0, "waiting": 1}))
    if "stock" in part:
        state.stocks[seat] = _levels(reader, part["stock"], part["stock"].value)
    for land in LANDS:
        if land.key in part:
            field = part[land.key]
            settlers, _, temple = field.value.partition("/")
            state.columns[seat][land] = _letters(reader, field, settlers)
            state.temples[seat][land] = levels = _levels(reader, field, temple)
            if levels != sorted(set(levels)):
                reader.fail(field.line, "position.temple", value=temple.strip()[:40])
    return unknown


def _read_hand(state: State, reader: Reader, seat: int) -> int:
    field = reader.seats[seat]["hand"]
    known, _, hidden = field.value.partition("?")
    for tribe in _letters(reader, field, known):
        state.hands[seat][tribe] += 1
    if "?" not in field.value:
        return 0
    if not (hidden.isascii() and hidden.isdigit() and len(hidden) < 3):
        reader.fail(field.line, "position.hand", value=field.value[:40])
    return int(hidden)


def _letters(reader: Reader, field: Field, text: str) -> list[int]:
    for letter in text.replace(" ", ""):
        if letter not in LETTERS:
            reader.fail(field.line, "position.letters", value=letter, key=field.key)
    return [LETTERS.index(letter) for letter in text.replace(" ", "")]


def _levels(reader: Reader, field: Field, text: str) -> list[int]:
    for digit in text.replace(" ", ""):
        if digit not in "123456":
            reader.fail(field.line, "position.levels", value=digit, key=field.key)
    return [int(digit) for digit in text.replace(" ", "")]


def _deal(state: State, unknown: list[int]) -> None:
    """Put every card that is not on the table into the decks, and deal the hidden part of the hands."""
    tribes = state.discard[:]
    for seat in (0, 1):
        for tribe in TRIBES:
            tribes[tribe] += state.hands[seat][tribe] + sum(
                column.count(tribe) for column in state.columns[seat]
            )
    for tribe in TRIBES:
        if tribes[tribe] > TRIBE_CARDS:
            _impossible("position.too_many_tribes", tribe=tribe.key, count=tribes[tribe])
    deck = [int(tribe) for tribe in TRIBES for _ in range(TRIBE_CARDS - tribes[tribe])]
    state.rng.shuffle(deck)
    if sum(unknown) > len(deck):
        _impossible("position.deck", need=sum(unknown), have=len(deck))
    for seat in (0, 1):
        for _ in range(unknown[seat]):
            state.hands[seat][deck.pop()] += 1
    state.tribe_deck = deck
    _deal_temples(state)


def _deal_temples(state: State) -> None:
    piles = [state.temple_deck, *state.stocks, *state.temples[0], *state.temples[1]]
    rest: list[int] = []
    for level in range(1, TOP_LEVEL + 1):
        count = sum(pile.count(level) for pile in piles) + (sum(state.start_cards) if level == 1 else 0)
        if count > TEMPLE_CARDS[level]:
            _impossible("position.too_many_levels", level=level, count=count, most=TEMPLE_CARDS[level])
        rest += [level] * (TEMPLE_CARDS[level] - count)
    state.rng.shuffle(rest)
    state.temple_deck = rest + state.temple_deck


def _read_ask(state: State, reader: Reader) -> None:
    if "over" in reader.common:
        result = reader.word(reader.common["over"], _OVER)
        state.step, state.result = Step.OVER, None if result == 2 else result
        return
    for seat in (0, 1):
        if has_won(state, seat):
            own, other = points(state.temples[seat]), points(state.temples[1 - seat])
            _impossible("position.won", seat=seat + 1, own=own, other=other)
    state.asks.append(act(state.turn))
    if "asking" in reader.common:
        field = reader.common["asking"]
        seat = reader.number(field, 1, 2) - 1
        if seat == state.turn or sum(state.hands[seat]) < 2:
            reader.fail(field.line, "position.asked", seat=seat + 1, have=sum(state.hands[seat]))
        state.asks.append(Ask(seat, "discard", "4.8"))


def _impossible(key: str, **facts: object) -> NoReturn:
    """Refuse a table that reads well but cannot be."""
    raise BadPosition(WORDS.both(key, **facts))


def write_position(state: State) -> str:
    """Write a table with both hands; only the order of the hidden decks is left out."""
    lines = [f"two-rivers babylon {FORMAT}", f"turn: {state.turn + 1}", f"number: {state.number}"]
    if state.migrated:
        lines.append("migrated: yes")
    if state.asks and state.asks[-1].kind == "discard":
        lines.append(f"asking: {state.asks[-1].seat + 1}")
    if state.step is Step.OVER:
        lines.append(f"over: {'draw' if state.result is None else state.result + 1}")
    if state.known:
        lines.append(f"known temples: {_digits(state.temple_deck[-state.known :][::-1])}")
    if any(state.discard):
        lines.append(f"discard: {_counted(state.discard)}")
    for seat in (0, 1):
        lines += _write_seat(state, seat)
    return "\n".join(lines) + "\n"


def _write_seat(state: State, seat: int) -> list[str]:
    figure = state.figures[seat]
    lines = [f"seat {seat + 1}", f"hand: {_counted(state.hands[seat])}".rstrip()]
    lines.append(f"figure: {'quarry' if figure == QUARRY else KEYS[figure]}")
    if state.start_cards[seat]:
        lines.append("start card: waiting")
    if state.stocks[seat]:
        lines.append(f"stock: {_digits(state.stocks[seat])}")
    for land in LANDS:
        column, temple = state.columns[seat][land], state.temples[seat][land]
        if column or temple:
            settlers = "".join(LETTERS[tribe] for tribe in column)
            lines.append(f"{land.key}: {settlers}{f' / {_digits(temple)}' if temple else ''}")
    return lines


def _digits(levels: list[int]) -> str:
    return "".join(map(str, levels))


def _counted(counts: list[int]) -> str:
    return "".join(LETTERS[tribe] * counts[tribe] for tribe in TRIBES)
