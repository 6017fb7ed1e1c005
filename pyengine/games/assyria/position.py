"""An Assyria table as text a person can write, and back.

two-rivers assyria 1
offerings: rulebook          # options; unsaid: rulebook, finished
ziggurats: finished
reign: 2                     # unsaid: 1
round: 1                     # within the reign; unsaid: 1
step: feed                   # start draft harvest huts feed wells act over; unsaid: act
order: 3 1 2                 # turn order; unsaid: 1 2 3
turn: 1                      # whose turn it is; unsaid: the first in order
expansions: 3                # this reign's cards, the newest last; unsaid: 4, then 3s
spent: 4 2                   # expansion cards of past reigns; unsaid: dealt from the seed
rows: dates1 grape2 - joker / palm1 - salt2 salt3     # sown cards, - is a gap; unsaid: gaps
discs: 3 - 1 2               # above the columns; unsaid: over the first ones in turn order
draft: dates1 joker          # cards going round
discard: 2 dates1 1 joker    # unsaid: nothing; every other food card lies in the deck
deck: palm3 joker            # the whole food deck, topmost first; unsaid: shuffled
expansion deck: 3 2 4        # the whole expansion deck, topmost first; unsaid: shuffled
wells: b4-b5-c5              # corners by their three hexes
high: 1 1                    # whose huts a dignitary has, the topmost first; also middle, low
left: 0                      # huts still to place, in step huts
fed: c4 d5                   # fed huts, in step feed
spare: 1 barley              # spare symbols of played cards
dug: 1                       # wells of this turn, in step wells
raised: b1                   # ziggurats that grew in this turn, in step act
offered: 2                   # camels offered in this turn
bought: yes                  # a food card was bought in this turn
seat 1
huts: c4 c5 d5
ziggurats: b1:1 e2:3         # hex and number of tiles
hand: 2 dates1 1 joker 1 plow
camels: 7
track: 2                     # spaces advanced on the offering track
points: 12 huts 6 wells      # by source; sources: huts ziggurats wells assur dignitary offerings final
seat 2
...
"""

from __future__ import annotations

from typing import Final, NoReturn

from pyengine.core.errors import BadPosition
from pyengine.core.position import FORMAT, Field, Reader
from pyengine.core.rng import Rng
from pyengine.games.assyria.material import (
    BY_NAME,
    CARD_COUNTS,
    CARD_KEYS,
    CORNER_NAMES,
    CORNER_OF,
    DIGNITARY_KEYS,
    EXPANSION_CARDS,
    FIRST_EXPANSION,
    FOOD_KEYS,
    HUTS,
    MOST_CAMELS,
    MOST_OFFERINGS,
    NAMES,
    NO_CARD,
    OFFERED_A_TURN,
    PLOW,
    REIGNS,
    ROUNDS,
    Card,
    HexSet,
    hexes_in,
    names_in,
)
from pyengine.games.assyria.state import NOBODY, SOURCES, State, Step
from pyengine.games.assyria.turn import ask_of
from pyengine.games.assyria.view import hidden_cards, hidden_expansions
from pyengine.games.assyria.words import WORDS

_COMMON: Final = (
    "offerings", "ziggurats", "reign", "round", "step", "order", "turn", "expansions", "spent", "rows",
    "discs", "draft", "discard", "deck", "expansion deck", "wells", *DIGNITARY_KEYS, "left", "fed", "spare",
    "dug", "raised", "offered", "bought",
)  # fmt: skip
_SEAT: Final = ("huts", "ziggurats", "hand", "camels", "track", "points")
_STEPS: Final = {
    "start": Step.START, "draft": Step.DRAFT, "harvest": Step.HARVEST, "huts": Step.HUTS, "feed": Step.FEED,
    "wells": Step.WELLS, "act": Step.ACT, "over": Step.OVER,
}  # fmt: skip
_FOOD_CARDS: Final = {key: card for card, key in enumerate(CARD_KEYS[:PLOW])}
_CARDS: Final = {key: card for card, key in enumerate(CARD_KEYS)}
_EXPANSIONS: Final = {str(value): value for value in EXPANSION_CARDS}


def read_position(text: str, seed: int) -> State:
    """Read a table; what it leaves unsaid of the decks is dealt from the seed."""
    reader = Reader("assyria", text, WORDS)
    reader.only(reader.common, _COMMON)
    seats = max(reader.seats, default=-1) + 1
    if not 2 <= seats <= 4 or len(reader.seats) != seats:
        reader.fail(1, "position.seats")
    state = State(seats, Rng(seed))
    _read_time(state, reader)
    _read_farming(state, reader)
    _read_turn(state, reader)
    for seat in range(seats):
        _read_seat(state, reader, seat)
    _read_decks(state, reader)
    if state.step is not Step.OVER:
        state.asks.append(ask_of(state))
    _check(state)
    return state


# ---------------------------------------------------------------- words of a line


def _words(reader: Reader, field: Field, values: dict[str, int], what: str) -> list[int]:
    """Read a line of words, each one of these."""
    for word in field.value.split():
        if word not in values:
            reader.fail(field.line, "position.word", key=field.key, value=word[:20], what=what)
    return [values[word] for word in field.value.split()]


def _counts(reader: Reader, field: Field, values: dict[str, int], what: str) -> list[int]:
    """Read `2 dates1 1 joker` as counts by value."""
    counts = [0] * len(values)
    words = field.value.split()
    if len(words) % 2:
        reader.fail(field.line, "position.pairs", key=field.key, value=field.value[:40])
    for count, word in zip(words[::2], words[1::2], strict=True):
        if word not in values:
            reader.fail(field.line, "position.word", key=field.key, value=word[:20], what=what)
        if not (count.isascii() and count.isdigit() and len(count) < 4):
            reader.fail(field.line, "position.pairs", key=field.key, value=field.value[:40])
        counts[values[word]] += int(count)
    return counts


def _hexes(reader: Reader, field: Field) -> HexSet:
    return sum({1 << one for one in _words(reader, field, BY_NAME, "hex")})


def _seat_words(state: State) -> dict[str, int]:
    return {str(seat + 1): seat for seat in range(state.seats)}


# ---------------------------------------------------------------- what is common to all


def _read_time(state: State, reader: Reader) -> None:
    """Read options, reign, round, order and step."""
    common = reader.common
    if "offerings" in common:
        state.printed_track = bool(reader.word(common["offerings"], {"rulebook": 0, "printed": 1}))
    if "ziggurats" in common:
        state.every_tile = bool(reader.word(common["ziggurats"], {"finished": 0, "every": 1}))
    state.reign = reader.number(common["reign"], 1, REIGNS) if "reign" in common else 1
    state.round = reader.number(common["round"], 1, ROUNDS[state.reign]) if "round" in common else 1
    state.step = Step(reader.word(common["step"], _STEPS)) if "step" in common else Step.ACT
    if "order" in common:
        state.order = _words(reader, common["order"], _seat_words(state), "seat")
        if sorted(state.order) != list(range(state.seats)):
            reader.fail(common["order"].line, "position.order", value=common["order"].value[:40])
    if "turn" in common:
        state.place = state.order.index(reader.number(common["turn"], 1, state.seats) - 1)


def _read_farming(state: State, reader: Reader) -> None:
    """Read the sown rows, the discs, the draft and the discards."""
    common = reader.common
    columns = state.seats + 1
    if "rows" in common:
        field = common["rows"]
        rows = [part.split() for part in field.value.split("/")]
        if [len(row) for row in rows] != [columns, columns]:
            reader.fail(field.line, "position.rows", columns=columns)
        flat = Field(field.key, " ".join(word for row in rows for word in row), field.line)
        cards = _words(reader, flat, {"-": NO_CARD, **_FOOD_CARDS}, "card")
        state.rows = [cards[:columns], cards[columns:]]
    if "discs" in common:
        state.discs = _words(reader, common["discs"], {"-": NOBODY, **_seat_words(state)}, "seat")
        laid = [seat for seat in state.discs if seat != NOBODY]
        if len(state.discs) != columns or len(set(laid)) != len(laid):
            reader.fail(common["discs"].line, "position.discs", columns=columns)
    elif state.step in (Step.HUTS, Step.FEED, Step.WELLS, Step.ACT):
        state.discs = [*state.order, NOBODY]
    for card in _words(reader, common["draft"], _FOOD_CARDS, "card") if "draft" in common else ():
        state.draft[card] += 1
    if "discard" in common:
        state.discard = _counts(reader, common["discard"], _FOOD_CARDS, "card")


def _read_turn(state: State, reader: Reader) -> None:
    """Read wells, dignitaries and what the active seat has done in its turn."""
    common = reader.common
    if "wells" in common:
        field = common["wells"]
        corners = {"-".join(names): corner for names, corner in CORNER_OF.items()}
        state.wells = sum({1 << corner for corner in _words(reader, field, corners, "corner")})
    for one, key in enumerate(DIGNITARY_KEYS):
        if key in common:
            state.dignitaries[one] = _words(reader, common[key], _seat_words(state), "seat")
    for name, most in (("left", HUTS), ("dug", 16), ("offered", OFFERED_A_TURN)):
        if name in common:
            setattr(state, name, reader.number(common[name], 0, most))
    for name in ("fed", "raised"):
        if name in common:
            setattr(state, name, _hexes(reader, common[name]))
    if "spare" in common:
        foods = {key: food for food, key in enumerate(FOOD_KEYS)}
        state.spare = _counts(reader, common["spare"], foods, "food")
    if "bought" in common:
        state.bought = bool(reader.word(common["bought"], {"no": 0, "yes": 1}))


def _read_decks(state: State, reader: Reader) -> None:
    """Read or deal expansion cards and decks; food cards that lie nowhere else are the deck."""
    common = reader.common
    _read_expansions(state, reader)
    _check_counts(state)
    state.deck = hidden_cards(state)
    if "deck" in common:
        said = _words(reader, common["deck"], _FOOD_CARDS, "card")[::-1]
        if sorted(said) != sorted(state.deck):
            reader.fail(common["deck"].line, "position.deck", have=len(said), need=len(state.deck))
        state.deck = said
    else:
        state.rng.shuffle(state.deck)


def _read_expansions(state: State, reader: Reader) -> None:
    common = reader.common
    laid = 0 if state.step is Step.OVER else state.round
    state.expansions = [FIRST_EXPANSION, 3, 3][:laid] if state.reign == 1 else [3, 3, 3][:laid]
    for name in ("expansions", "spent"):
        if name in common:
            setattr(state, name, _words(reader, common[name], _EXPANSIONS, "expansion"))
    past = sum(ROUNDS[: state.reign + (state.step is Step.OVER)])
    if len(state.expansions) != laid or ("spent" in common and len(state.spent) != past):
        _impossible("position.expansions", laid=laid, past=past)
    for value, count in EXPANSION_CARDS.items():
        if (state.expansions + state.spent).count(value) > count:
            _impossible("position.too_many_expansions", value=value, most=count)
    hidden = hidden_expansions(state)
    state.rng.shuffle(hidden)
    if "spent" not in common:
        state.spent, hidden = hidden[:past], hidden[past:]
    if "expansion deck" in common:
        field = common["expansion deck"]
        said = _words(reader, field, _EXPANSIONS, "expansion")[::-1]
        if sorted(said) != sorted(hidden):
            reader.fail(field.line, "position.deck", have=len(said), need=len(hidden))
        hidden = said
    state.expansion_deck = hidden


# ---------------------------------------------------------------- one seat


def _read_seat(state: State, reader: Reader, seat: int) -> None:
    part = reader.seats[seat]
    reader.only(part, _SEAT)
    if "huts" in part:
        state.huts[seat] = _hexes(reader, part["huts"])
    if "ziggurats" in part:
        _read_ziggurats(state, reader, seat)
    if "hand" in part:
        state.hands[seat] = _counts(reader, part["hand"], _CARDS, "card")
    if "camels" in part:
        state.camels[seat] = reader.number(part["camels"], 0, MOST_CAMELS)
    if "track" in part:
        state.offerings[seat] = reader.number(part["track"], 0, MOST_OFFERINGS)
    if "points" in part:
        sources = {key: source for source, key in enumerate(SOURCES)}
        state.points[seat] = _counts(reader, part["points"], sources, "source")


def _read_ziggurats(state: State, reader: Reader, seat: int) -> None:
    field = reader.seats[seat]["ziggurats"]
    for word in field.value.split():
        name, _, tiles = word.partition(":")
        if name not in BY_NAME or tiles not in ("1", "2", "3"):
            reader.fail(field.line, "position.ziggurat", value=word[:20])
        bit = 1 << BY_NAME[name]
        for level, sets in enumerate((state.bases, state.floors, state.roofs), 1):
            if int(tiles) >= level:
                sets[seat] |= bit


# ---------------------------------------------------------------- tables that cannot be


def _impossible(key: str, **facts: object) -> NoReturn:
    """Refuse a table that reads well but cannot be."""
    raise BadPosition(WORDS.both(key, **facts))


def _check_counts(state: State) -> None:
    sown = [card for row in state.rows for card in row]
    for card, most in enumerate(CARD_COUNTS):
        piles = (state.discard, state.draft, *state.hands)
        count = sum(pile[card] for pile in piles) + sown.count(card)
        if count > most:
            _impossible("position.too_many_cards", card=CARD_KEYS[card], count=count, most=most)


def _check(state: State) -> None:
    """Turn a broken rule of the table into one sentence."""
    try:
        state.check()
    except AssertionError:
        _impossible("position.pieces")


# ---------------------------------------------------------------- writing


def write_position(state: State) -> str:
    """Write a table with everything on it, the order of the decks included."""
    lines = [f"two-rivers assyria {FORMAT}", *_write_time(state), *_write_cards(state), *_write_turn(state)]
    for seat in range(state.seats):
        lines += _write_seat(state, seat)
    return "\n".join(lines) + "\n"


def _listed(key: str, words: list[str]) -> list[str]:
    return [f"{key}: {' '.join(words)}"] if words else []


def _counted(counts: list[int], keys: tuple[str, ...]) -> list[str]:
    return [f"{count} {key}" for count, key in zip(counts, keys, strict=False) if count]


def _cards(cards: list[Card]) -> list[str]:
    return ["-" if card == NO_CARD else CARD_KEYS[card] for card in cards]


def _seats(seats: list[int]) -> list[str]:
    return ["-" if seat == NOBODY else str(seat + 1) for seat in seats]


def _write_time(state: State) -> list[str]:
    step = next(key for key, step in _STEPS.items() if step is state.step)
    return [
        f"offerings: {'printed' if state.printed_track else 'rulebook'}",
        f"ziggurats: {'every' if state.every_tile else 'finished'}",
        f"reign: {state.reign}",
        f"round: {state.round}",
        f"step: {step}",
        f"order: {' '.join(_seats(state.order))}",
        f"turn: {state.turn + 1}",
    ]


def _write_cards(state: State) -> list[str]:
    return [
        *_listed("expansions", [str(value) for value in state.expansions]),
        *_listed("spent", [str(value) for value in state.spent]),
        f"rows: {' '.join(_cards(state.rows[0]))} / {' '.join(_cards(state.rows[1]))}",
        f"discs: {' '.join(_seats(state.discs))}",
        *_listed("draft", [CARD_KEYS[card] for card, count in enumerate(state.draft) for _ in range(count)]),
        *_listed("discard", _counted(state.discard, CARD_KEYS)),
        *_listed("deck", _cards(state.deck[::-1])),
        *_listed("expansion deck", [str(value) for value in state.expansion_deck[::-1]]),
    ]


def _write_turn(state: State) -> list[str]:
    wells = ["-".join(names) for corner, names in enumerate(CORNER_NAMES) if state.wells >> corner & 1]
    lines = _listed("wells", wells)
    for one, key in enumerate(DIGNITARY_KEYS):
        lines += _listed(key, _seats(state.dignitaries[one]))
    for name in ("left", "dug", "offered"):
        if getattr(state, name):
            lines.append(f"{name}: {getattr(state, name)}")
    lines += _listed("fed", names_in(state.fed)) + _listed("raised", names_in(state.raised))
    lines += _listed("spare", _counted(state.spare, FOOD_KEYS))
    return [*lines, "bought: yes"] if state.bought else lines


def _write_seat(state: State, seat: int) -> list[str]:
    tiles = [
        f"{NAMES[one]}:{1 + (state.floors[seat] >> one & 1) + (state.roofs[seat] >> one & 1)}"
        for one in hexes_in(state.bases[seat])
    ]
    return [
        f"seat {seat + 1}",
        *_listed("huts", names_in(state.huts[seat])),
        *_listed("ziggurats", tiles),
        *_listed("hand", _counted(state.hands[seat], CARD_KEYS)),
        f"camels: {state.camels[seat]}",
        f"track: {state.offerings[seat]}",
        *_listed("points", _counted(state.points[seat], SOURCES)),
    ]
