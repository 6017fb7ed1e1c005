"""The one door for the page: JSON text in, JSON text out. No browser import; tested in CPython.

`answer(text)` takes `{"do": ..., "lang": "en", "narrow": false, ...}` and returns `{"ok": true, ...}` or
`{"ok": false, "error": "one sentence"}`. What changes the table answers with the whole screen for the seat
that looks, and with the record so far, for the page to keep. While a curtain is due the screen is a
spectator's: it holds nothing secret.
"""

from __future__ import annotations

import json
import sys
import traceback
from collections.abc import Callable
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from pyengine import games
from pyengine.core import folding, glyphs, goals, record, svg
from pyengine.core.errors import BadRequest, Fault, IllegalMove
from pyengine.core.game import OPEN, SPECTATOR, AnyGame, Move, Screen, Seat
from pyengine.core.match import Match
from pyengine.core.nesting import read_json
from pyengine.core.palette import Theme
from pyengine.core.words import CORE, LANGUAGES, Words
from pyengine.screens import (
    Answer,
    capital,
    eyes_of,
    past_screen,
    picture,
    public,
    screen,
    sources,
    told_preview,
    totals,
)

WORDS = Words(CORE)
TRACE_LINES = 12  # of an unexpected fault, for the report that a player may send


class Desk:
    """One open table and what its page has been sent."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.looking: Seat = SPECTATOR  # the person before the screen
        self.sent: set[str] = set()  # fixed panels that the page has

    # -- requests

    def new(self, ask: Answer) -> Answer:
        game = games.get(_text(ask, "game"))
        table = record.read_table(_list(ask, "seats"))
        seed = ask.get("seed")
        if not isinstance(seed, int):
            raise BadRequest(WORDS.both("request.field", field="seed"))
        return self._open(record.new_match(game, table, ask.get("options") or {}, seed), ask)

    def load(self, ask: Answer) -> Answer:
        """Open a record or a position; `names` are for the seats of a position, which has none."""
        text = _text(ask, "text")
        match = record.read_any(text, games.get)
        if "names" in ask and record.is_position(text):
            names = [str(name)[: record.MOST_NAME] for name in _list(ask, "names")][: len(match.table)]
            pairs = zip_longest(match.table, names)
            match.table = tuple(replace(chair, name=name or chair.name) for chair, name in pairs)
        return self._open(match, ask)

    def _open(self, match: Match, ask: Answer) -> Answer:
        self.match = match
        self.looking = SPECTATOR
        return self.screen({**ask, "seat": None})

    def screen(self, ask: Answer) -> Answer:
        match = self._match()
        seat = ask.get("seat")
        if isinstance(seat, int) and 0 <= seat < len(match.table):
            self.looking = seat
        if ask.get("open") is True and match.ask:  # one person learns: no curtain between the seats
            self.looking = match.ask.seat
        shown = screen(match, self.looking, _screen(ask), self.sent)
        return {"screen": shown, "record": record.write(match)}

    def play(self, ask: Answer) -> Answer:
        match = self._match()
        if isinstance(ask.get("targets"), list):
            match.play(_move_of(match, ask["targets"]))
        else:
            match.play(_text(ask, "move"))
        return self.screen({**ask, "seat": None})

    def undo(self, ask: Answer) -> Answer:
        self._match().undo()
        return self.screen({**ask, "seat": None})

    def redo(self, ask: Answer) -> Answer:
        self._match().redo()
        return self.screen({**ask, "seat": None})

    def take_back(self, ask: Answer) -> Answer:
        match = self._match()
        fallen = match.take_back(_number(ask, "index", len(match.steps)))
        lang = _lang(ask)
        view = match.view(eyes_of(match, self.looking))
        return {
            **self.screen({**ask, "seat": None}),
            "fallen": [match.game.label(view, one, lang) for one in fallen],
        }

    def why(self, ask: Answer) -> Answer:
        """Say why the clicked targets lead nowhere: the first refusal in the order of the rules."""
        match, lang = self._match(), _lang(ask)
        clicked = [one for one in _list(ask, "targets") if isinstance(one, str)]
        view = match.view(eyes_of(match, self.looking))
        for move in match.game.candidates(match.state):
            if folding.holds(match.game.targets(view, move), clicked):
                refusal = match.why_illegal(move)
                if refusal is not None:
                    text = match.game.explain(refusal, match.table, lang)
                    return {"refusal": {"text": capital(text), "rule": refusal.rule, "at": list(refusal.at)}}
        question = match.game.question(view, match.table, lang)
        return {"refusal": {"text": question, "rule": match.ask.rule if match.ask else "", "at": []}}

    def preview(self, ask: Answer) -> Answer:
        """Say what some of the offered moves are called and what they would do."""
        match, lang = self._match(), _lang(ask)
        view = match.view(eyes_of(match, self.looking))
        legal = {match.game.write_move(move): move for move in match.legal_moves()}
        found = []
        for line in _list(ask, "moves"):
            if line in legal:
                found.append(told_preview(match, view, legal[line], line, lang))
        return {"previews": found}

    def replay(self, ask: Answer) -> Answer:
        """Show the table after so many steps: as the seat that looks may see it, or after the end as any."""
        match = self._match()
        steps = _number(ask, "step", len(match.steps))
        seat = ask.get("seat")
        eyes = eyes_of(match, self.looking)
        if match.over and isinstance(seat, int) and OPEN <= seat < len(match.table):
            eyes = seat
        return {"screen": past_screen(match, eyes, steps, _screen(ask), self.sent)}

    def timeline(self, ask: Answer) -> Answer:
        """Return every step with who decided, and the moments worth finding again."""
        match, lang = self._match(), _lang(ask)
        found = []
        for number, step in enumerate(match.steps, 1):
            told = [capital(match.tell(public(event), lang)) for event in step.events if event.moment]
            turn = any(event.key == "turn" for event in step.events)
            found.append({"step": number, "seat": step.seat, "turn": turn, "moment": " ".join(told)})
        return {"timeline": found}

    def history(self, ask: Answer) -> Answer:
        """Return, after the end, where the points came from and how they grew."""
        match, lang = self._match(), _lang(ask)
        if not match.over:
            raise BadRequest(WORDS.both("request.unfinished"))
        return {"sources": sources(match, lang), "totals": totals(match)}

    def branch(self, ask: Answer) -> Answer:
        """Go on from an earlier step as a new game with the same deal to come."""
        match = self._match()
        return self._open(match.branch(_number(ask, "step", len(match.steps))), ask)

    def export(self, ask: Answer) -> Answer:
        return {"text": record.write(self._match())}

    def position(self, ask: Answer) -> Answer:
        """Return the table as text, with everything that lies hidden on it."""
        match = self._moment(ask)
        return {"text": match.game.write_position(match.state)}

    def picture(self, ask: Answer) -> Answer:
        """Return the board as a picture that stands alone, for a page that shows it before Python is up."""
        match = self._moment(ask)
        theme: Theme = "dark" if ask.get("theme") == "dark" else "light"
        eyes = OPEN if match.ask is None else match.ask.seat
        return {"svg": picture(match, eyes, _screen(ask), theme)}

    def goal(self, ask: Answer) -> Answer:
        """Say whether a goal has been reached since a step, and by which of its parts."""
        match = self._match()
        since = _number(ask, "since", len(match.steps))
        return {"reached": goals.reached(match, _text(ask, "goal"), since)}

    def _moment(self, ask: Answer) -> Match:
        """Return the match, or what it was after `step` decisions."""
        match = self._match()
        return match.branch(_number(ask, "step", len(match.steps))) if "step" in ask else match

    def _match(self) -> Match:
        if self.match is None:
            raise BadRequest(WORDS.both("request.table"))
        return self.match


_REQUESTS = (
    *("new", "load", "screen", "play", "undo", "redo", "take_back", "why", "preview", "export"),
    *("replay", "timeline", "history", "branch", "position", "picture", "goal"),
)
_DESKS: dict[str, Desk] = {}


def answer(text: str) -> str:
    """Answer one request of the page; every fault is one sentence in the asker's language."""
    lang = "en"
    try:
        ask = _request(text)
        lang = _lang(ask)
        found = {"ok": True, **_handler(ask)(ask)}
    except IllegalMove as fault:
        refusal = {"rule": fault.refusal.rule, "at": list(fault.refusal.at)}
        found = {"ok": False, "error": fault.text(lang), "refusal": refusal}
    except Fault as fault:
        found = {"ok": False, "error": fault.text(lang)}
    except Exception:
        traceback.print_exc(file=sys.stderr)
        trace = "".join(traceback.format_exc().splitlines(keepends=True)[-TRACE_LINES:])
        found = {"ok": False, "error": WORDS.say(lang, "request.fault"), "fault": True, "trace": trace}
    return json.dumps(found, ensure_ascii=False)


def _handler(ask: Answer) -> Callable[[Answer], Answer]:
    name = ask.get("do")
    if name not in _REQUESTS:
        raise BadRequest(WORDS.both("request.unknown", name=str(name)[:40]))
    handler: Callable[[Answer], Answer] = getattr(desk(str(ask.get("table", ""))), name)
    return handler


def desk(name: str) -> Desk:
    """Return the desk of a table; a page with several boards has several."""
    return _DESKS.setdefault(name, Desk())


def _move_of(match: Match, targets: list[Any]) -> Move:
    """Return the move whose bag of targets was chosen."""
    bag = tuple(sorted(str(one) for one in targets))
    view = match.view(match.ask.seat) if match.ask else None
    for move in match.legal_moves():
        if match.game.targets(view, move) == bag:
            return move
    raise BadRequest(WORDS.both("request.field", field="targets"))


# ---------------------------------------------------------------- what the build takes into the page


def shelf() -> Answer:
    """Return what the page shows before Python is up: games, options, empty tables, and the symbols.

    The sprite has the symbols that the page and the empty tables show; the pieces come with a game.
    """
    shared, pieces = glyphs.symbols(), dict[str, str]()
    for game in games.all_games():
        pieces.update(game.symbols())
    shelved = [_on_shelf(game) for game in games.all_games()]
    pictures = "".join(one for game in shelved for both in game["pictures"].values() for one in both.values())
    first = {name: pieces.pop(name) for name in svg.used(pictures, pieces)}
    return {
        "games": shelved,
        "sprite": svg.sprite({**shared, **first}),
        "pieces": svg.sprite(pieces),
        "frieze": glyphs.frieze(),
    }


def _on_shelf(game: AnyGame) -> Answer:
    words = game.words
    return {
        "name": game.name,
        "title": words.both("title"),
        "tagline": words.both("tagline"),
        "seats": list(game.seats),
        "pictures": {
            lang: {shape: game.empty(Screen(lang, shape == "narrow")) for shape in ("wide", "narrow")}
            for lang in LANGUAGES
        },
        "presets": [
            {
                "key": preset.key,
                "title": words.both(f"preset.{preset.key}"),
                "why": words.both(f"preset.{preset.key}.why"),
                "offers": list(preset.offers),
            }
            for preset in game.presets
        ],
        "options": [
            {
                "key": option.key,
                "title": words.both(f"option.{option.key}"),
                "why": words.both(f"option.{option.key}.why"),
                "default": option.default,
                "namesSeats": option.names_seats,
                "values": [
                    {"value": value, "title": words.both(f"option.{option.key}.{value}")}
                    for value in option.values
                ],
            }
            for option in game.options
        ],
    }


# ---------------------------------------------------------------- reading a request


def _request(text: str) -> Answer:
    try:
        ask = read_json(text)
    except (ValueError, RecursionError):
        ask = None
    if not isinstance(ask, dict):
        raise BadRequest(WORDS.both("request.json"))
    return ask


def _lang(ask: Answer) -> str:
    return ask["lang"] if ask.get("lang") in LANGUAGES else "en"


def _screen(ask: Answer) -> Screen:
    return Screen(_lang(ask), bool(ask.get("narrow")))


def _text(ask: Answer, field: str) -> str:
    if not isinstance(ask.get(field), str):
        raise BadRequest(WORDS.both("request.field", field=field))
    found: str = ask[field]
    return found


def _list(ask: Answer, field: str) -> list[Any]:
    if not isinstance(ask.get(field), list):
        raise BadRequest(WORDS.both("request.field", field=field))
    found: list[Any] = ask[field]
    return found


def _number(ask: Answer, field: str, most: int) -> int:
    found = ask.get(field)
    if not isinstance(found, int) or not 0 <= found <= most:
        raise BadRequest(WORDS.both("request.field", field=field))
    return found
