"""The one door for the page: JSON text in, JSON text out. No browser import; tested in CPython.

`answer(text)` takes `{"do": ..., "lang": "en", "narrow": false, ...}` and returns `{"ok": true, ...}` or
`{"ok": false, "error": "one sentence"}`. What changes the table answers with the whole screen for the seat
that looks. While a curtain is due the screen is a spectator's: it holds nothing secret.
"""

from __future__ import annotations

import json
import sys
import traceback
from collections.abc import Callable
from typing import Any

from pyengine import games
from pyengine.core import folding, glyphs, record, svg
from pyengine.core.errors import BadRequest, Fault
from pyengine.core.game import OPEN, SPECTATOR, AnyGame, Ask, Event, Move, Panel, Screen, Seat
from pyengine.core.match import Match
from pyengine.core.words import CORE, LANGUAGES, Words

WORDS = Words(CORE)
LOG_LINES = 120  # the newest lines of the log that a screen carries

Answer = dict[str, Any]


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
        return self._open(record.read_any(_text(ask, "text"), games.get), ask)

    def _open(self, match: Match, ask: Answer) -> Answer:
        self.match = match
        self.looking = SPECTATOR
        return self.screen({**ask, "seat": None})

    def screen(self, ask: Answer) -> Answer:
        match = self._match()
        seat = ask.get("seat")
        if isinstance(seat, int) and 0 <= seat < len(match.table):
            self.looking = seat
        return {"screen": screen(match, self.looking, _screen(ask), self.sent)}

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
        if not isinstance(ask.get("index"), int):
            raise BadRequest(WORDS.both("request.field", field="index"))
        fallen = match.take_back(ask["index"])
        lang = _lang(ask)
        view = match.view(_eyes(match, self.looking))
        return {
            **self.screen({**ask, "seat": None}),
            "fallen": [match.game.label(view, one, lang) for one in fallen],
        }

    def why(self, ask: Answer) -> Answer:
        """Say why the clicked targets lead nowhere: the first refusal in the order of the rules."""
        match, lang = self._match(), _lang(ask)
        clicked = [one for one in _list(ask, "targets") if isinstance(one, str)]
        view = match.view(_eyes(match, self.looking))
        for move in match.game.candidates(match.state):
            if folding.holds(match.game.targets(view, move), clicked):
                refusal = match.why_illegal(move)
                if refusal is not None:
                    text = match.game.explain(refusal, match.table, lang)
                    return {"refusal": {"text": _capital(text), "rule": refusal.rule, "at": list(refusal.at)}}
        question = match.game.question(view, match.table, lang)
        return {"refusal": {"text": question, "rule": match.ask.rule if match.ask else "", "at": []}}

    def preview(self, ask: Answer) -> Answer:
        """Say what some of the offered moves are called and what they would do."""
        match, lang = self._match(), _lang(ask)
        view = match.view(_eyes(match, self.looking))
        legal = {match.game.write_move(move): move for move in match.legal_moves()}
        found = []
        for line in _list(ask, "moves"):
            if line in legal:
                found.append(_preview(match, view, legal[line], line, lang))
        return {"previews": found}

    def export(self, ask: Answer) -> Answer:
        return {"text": record.write(self._match())}

    def _match(self) -> Match:
        if self.match is None:
            raise BadRequest(WORDS.both("request.table"))
        return self.match


_REQUESTS = ("new", "load", "screen", "play", "undo", "redo", "take_back", "why", "preview", "export")
_DESKS: dict[str, Desk] = {}


def answer(text: str) -> str:
    """Answer one request of the page; every fault is one sentence in the asker's language."""
    lang = "en"
    try:
        ask = json.loads(text)
        lang = _lang(ask)
        found = {"ok": True, **_handler(ask)(ask)}
    except Fault as fault:
        found = {"ok": False, "error": fault.text(lang)}
    except (ValueError, RecursionError):
        found = {"ok": False, "error": WORDS.say(lang, "request.json")}
    except Exception:
        traceback.print_exc(file=sys.stderr)
        found = {"ok": False, "error": WORDS.say(lang, "request.fault"), "fault": True}
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


# ---------------------------------------------------------------- one screen


def screen(match: Match, looking: Seat, shown: Screen, sent: set[str]) -> Answer:
    """Return everything the page paints, as the seat that looks may see it."""
    game, ask, lang = match.game, match.ask, shown.lang
    eyes = _eyes(match, looking)
    view = match.view(eyes)
    curtain = ask is not None and eyes != ask.seat and _needs_curtain(match)
    deciding = ask is not None and eyes == ask.seat
    bags = (
        {game.write_move(move): game.targets(view, move) for move in match.legal_moves()} if deciding else {}
    )
    offers, folds = folding.fold(bags)
    block = match.undo_block()
    return {
        "game": game.name,
        "title": game.words.say(lang, "title"),
        "viewer": eyes,
        "seats": [{"name": one.name, "colour": one.colour, "kind": one.kind} for one in match.table],
        "decider": _decider(match),
        "curtain": curtain,
        "question": _capital(game.question(view, match.table, lang)),
        "panels": [_panel(one, sent) for one in game.draw(view, match.table, shown)],
        "offers": [{"move": line, "targets": list(bag)} for line, bag in offers.items()],
        "folds": folds,
        "buttons": _buttons(game, ask if deciding else None, bags, lang),
        "log": [_log_line(match, index, event, lang) for index, event in list(match.log(eyes))[-LOG_LINES:]],
        "standings": _standings(match, eyes, lang),
        "over": _result(match, lang),
        "undo": {"able": block is None, "why": WORDS.say(lang, block) if block else ""},
        "redo": bool(match.undone),
        "last": _last(match, eyes),
        "steps": len(match.steps),
    }


def _needs_curtain(match: Match) -> bool:
    return match.game.secret_seats and sum(one.kind == "person" for one in match.table) > 1


def _eyes(match: Match, looking: Seat) -> Seat:
    """Return whose view the screen shows: never another person's while a curtain is due."""
    if match.ask is None:
        return OPEN
    if not _needs_curtain(match):
        persons = [seat for seat, one in enumerate(match.table) if one.kind == "person"]
        return persons[0] if len(persons) == 1 and match.game.secret_seats else match.ask.seat
    return looking if looking == match.ask.seat else SPECTATOR


def _decider(match: Match) -> Answer | None:
    ask = match.ask
    if ask is None:
        return None
    chair = match.table[ask.seat]
    return {"seat": ask.seat, "name": chair.name, "kind": ask.kind, "rule": ask.rule, "quick": ask.quick}


def _panel(panel: Panel, sent: set[str]) -> Answer:
    found: Answer = {"slot": panel.slot, "name": panel.name, "fixed": panel.fixed, "seat": panel.seat}
    if not (panel.fixed and panel.name in sent):
        found["markup"] = panel.markup
    if panel.fixed:
        sent.add(panel.name)
    return found


def _buttons(game: AnyGame, ask: Ask | None, bags: dict[str, tuple[str, ...]], lang: str) -> list[Answer]:
    """Return the question's buttons; one that is not able explains itself when it is pressed."""
    able = dict.fromkeys(one for bag in bags.values() for one in bag if one.startswith("do:"))
    names = dict.fromkeys([*(ask.buttons if ask else ()), *able])
    return [
        {"target": one, "label": game.words.say(lang, one.replace(":", ".", 1)), "able": one in able}
        for one in names
    ]


def _log_line(match: Match, step: int, event: Event, lang: str) -> Answer:
    return {
        "step": step,
        "seat": event.seat,
        "text": _capital(match.tell(event, lang)),
        "rule": event.rule,
        "at": list(event.at),
        "turn": event.key == "turn",
    }


def _standings(match: Match, eyes: Seat, lang: str) -> list[Answer]:
    words = match.game.words
    return [
        {
            "seat": one.seat,
            "name": match.table[one.seat].name,
            "colour": match.table[one.seat].colour,
            "place": one.place,
            "total": one.total,
            "parts": [
                {"label": words.say(lang, f"part.{key}"), "value": value} for key, value in one.parts.items()
            ],
        }
        for one in match.standings(eyes)
    ]


def _result(match: Match, lang: str) -> Answer | None:
    """Return the end as the last events tell it: the last one is the result."""
    if not match.over:
        return None
    events = match.steps[-1].events if match.steps else ()
    told = [_capital(match.tell(event, lang)) for event in events[-3:]]
    return {"headline": told[-1] if told else "", "lines": told[:-1]}


def _last(match: Match, eyes: Seat) -> list[str]:
    """Return the cells that others touched since the own last decision, or those of the last decision."""
    cells: dict[str, None] = {}
    for step in reversed(match.steps):
        if step.seat == eyes and cells:
            break
        cells.update(dict.fromkeys(one for event in step.events for one in event.at))
        if step.seat == eyes:
            break
    return list(cells)


def _preview(match: Match, view: Any, move: Move, line: str, lang: str) -> Answer:
    ahead = match.game.preview(view, move)
    return {
        "move": line,
        "label": match.game.label(view, move, lang),
        "told": [_capital(match.tell(event, lang)) for event in ahead.events],
        "at": [one for event in ahead.events for one in event.at],
    }


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
    """Return what the page shows before Python is up: games, options, empty tables, the sprite."""
    symbols = dict(glyphs.symbols())
    for game in games.all_games():
        symbols.update(game.symbols())
    return {
        "games": [_on_shelf(game) for game in games.all_games()],
        "sprite": svg.sprite(symbols),
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
        "options": [
            {
                "key": option.key,
                "title": words.both(f"option.{option.key}"),
                "why": words.both(f"option.{option.key}.why"),
                "default": option.default,
                "values": [
                    {"value": value, "title": words.both(f"option.{option.key}.{value}")}
                    for value in option.values
                ],
            }
            for option in game.options
        ],
    }


# ---------------------------------------------------------------- reading a request


def _lang(ask: Any) -> str:
    if not isinstance(ask, dict):
        raise BadRequest(WORDS.both("request.json"))
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


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
