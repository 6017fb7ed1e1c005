"""A whole game as seed and moves, in JSON: save, load, replay.

{"format": "two-rivers-record 1", "game": "babylon", "version": 1, "options": {"hands": "5-5"},
 "seats": [{"name": "Ann", "colour": "bull", "kind": "person"}, ...], "seed": 7, "moves": ["go medes", ...]}

`start`, if it is there, is a position text to begin from.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, NoReturn

from pyengine.core.errors import BadPosition, BadRecord, BadRequest, Fault
from pyengine.core.game import DYNASTIES, AnyGame, Chair, Options, Table
from pyengine.core.match import Match
from pyengine.core.nesting import read_json
from pyengine.core.words import CORE, Words

FORMAT = "two-rivers-record 1"
WORDS = Words(CORE)
MOST_SEED = 2**53 - 1  # what JSON keeps exactly everywhere
MOST_NAME = 40

_FIELDS: Mapping[str, tuple[type, str]] = {
    "format": (str, "text"),
    "game": (str, "text"),
    "version": (int, "number"),
    "options": (dict, "object"),
    "seats": (list, "list"),
    "seed": (int, "number"),
    "moves": (list, "list"),
}


def write(match: Match) -> str:
    """Return a match as the text of its record."""
    record: dict[str, object] = {
        "format": FORMAT,
        "game": match.game.name,
        "version": match.game.version,
        "options": match.options,
        "seats": [{"name": one.name, "colour": one.colour, "kind": one.kind} for one in match.table],
        "seed": match.seed,
        "moves": match.lines(),
    }
    if match.start is not None:
        record["start"] = match.start
    return json.dumps(record, ensure_ascii=False, indent=1) + "\n"


def read(text: str, find: Callable[[str], AnyGame]) -> Match:
    """Replay a record and return its match, or say in one sentence what is wrong with it.

    `find` gives a game by its name.
    """
    record = _object(text)
    try:
        match = _open(record, find)
    except BadRequest as fault:
        raise BadRecord(fault.said) from None
    for number, line in enumerate(record["moves"], 1):
        if not isinstance(line, str):
            _fail("record.type", field=f"moves[{number}]", what="line")
        try:
            match.play(line)
        except Fault as fault:
            raise BadRecord(
                {
                    lang: WORDS.say(lang, "place.move", line=number, why=why)
                    for lang, why in fault.said.items()
                }
            ) from None
    return match


def read_any(text: str, find: Callable[[str], AnyGame], seed: int = 0) -> Match:
    """Return the match of a record, or a new one that begins at a position."""
    if not is_position(text):
        return read(text, find)
    lines = [line.split("#")[0].split() for line in text.splitlines()]
    head = next((line for line in lines if line), [])
    try:
        game = find(head[1] if len(head) > 1 else "")
    except BadRequest as fault:
        raise BadPosition(fault.said) from None
    seats = 1 + sum(line[:1] == ["seat"] for line in lines[1:])
    count = min(max(seats - 1, game.seats[0]), game.seats[-1])
    return new_match(game, unnamed_table(count), {}, seed, text)


def is_position(text: str) -> bool:
    """A position begins with its format's name, after comments and empty lines; a record with a brace."""
    lines = (line.split("#")[0].strip() for line in text.splitlines())
    return next((line for line in lines if line), "").startswith("two-rivers")


def unnamed_table(seats: int) -> Table:
    """Return chairs for a table whose players have given no names."""
    return tuple(Chair(str(seat + 1), DYNASTIES[seat], "person") for seat in range(seats))


def _open(record: Mapping[str, Any], find: Callable[[str], AnyGame]) -> Match:
    """Return the match of a record before its first move."""
    game = find(record["game"])
    if record["version"] != game.version:
        raise BadRecord(game.words.both("record.version", version=record["version"], known=game.version))
    table = read_table(record["seats"])
    return new_match(game, table, record["options"], record["seed"], record.get("start"))


def new_match(
    game: AnyGame, table: Table, options: Mapping[str, Any], seed: int, start: str | None = None
) -> Match:
    """Return a new match after checking everything a person may have chosen."""
    if len(table) not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise BadRequest(game.words.both("game.seats", least=least, most=most, count=len(table)))
    if not 0 <= seed <= MOST_SEED:
        raise BadRequest(WORDS.both("record.seed", most=MOST_SEED))
    return Match(game, table, read_options(game, options), seed, start)


def read_options(game: AnyGame, chosen: Mapping[str, Any]) -> Options:
    """Return every option of the game with its chosen or default value."""
    known = {option.key: option for option in game.options}
    for key, value in chosen.items():
        if key not in known:
            raise BadRequest(game.words.both("option.unknown", key=str(key)[:40], known=list(known)))
        if value not in known[key].values:
            values = known[key].values
            raise BadRequest(WORDS.both("option.value", key=key, value=str(value)[:40], known=values))
    return {key: chosen.get(key, option.default) for key, option in known.items()}


def read_table(seats: list[Any]) -> Table:
    """Return the chairs of a record's `seats`."""
    chairs: list[Chair] = []
    for number, seat in enumerate(seats, 1):
        place = f"seats[{number}]"
        if not isinstance(seat, dict):
            _fail("record.type", field=place, what="object")
        for field in seat:
            if field not in ("name", "colour", "kind"):
                _fail("record.extra", field=f"{place}.{str(field)[:40]}")
        name, colour, kind = (seat.get(key) for key in ("name", "colour", "kind"))
        if not isinstance(name, str) or not name.strip() or len(name) > MOST_NAME or not name.isprintable():
            _fail("record.name", seat=number, most=MOST_NAME)
        if colour not in DYNASTIES:
            _fail("record.colour", seat=number, value=str(colour)[:40], known=DYNASTIES)
        if colour in [chair.colour for chair in chairs]:
            _fail("record.same_colour", value=colour)
        if kind not in ("person", "bot"):
            _fail("record.kind", seat=number, value=str(kind)[:40])
        chairs.append(Chair(name.strip(), colour, kind))
    return tuple(chairs)


def _object(text: str) -> dict[str, Any]:
    """Return a record's JSON object with every field there and of its type."""
    try:
        record = read_json(text)
    except json.JSONDecodeError as error:
        _fail("record.json", line=error.lineno, column=error.colno)
    except (RecursionError, ValueError):
        _fail("record.deep")
    if not isinstance(record, dict):
        _fail("record.shape")
    if record.get("format") != FORMAT:
        if "format" not in record:
            _fail("record.missing", field="format")
        _fail("record.format", format=str(record["format"])[:40], known=FORMAT)
    for field, (kind, what) in _FIELDS.items():
        if field not in record:
            _fail("record.missing", field=field)
        if not isinstance(record[field], kind) or isinstance(record[field], bool):
            _fail("record.type", field=field, what=what)
    for field in record:
        if field not in _FIELDS and field != "start":
            _fail("record.extra", field=field[:40])
    if not isinstance(record.get("start", ""), str):
        _fail("record.type", field="start", what="text")
    return record


def _fail(key: str, **facts: object) -> NoReturn:
    raise BadRecord(WORDS.both(key, **facts))
