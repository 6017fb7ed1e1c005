"""What the page paints, as one seat may see it: panels, question, offers, log, standings; and the charts."""

from __future__ import annotations

from typing import Any

from pyengine.core import folding, glyphs, svg
from pyengine.core.game import (
    OPEN,
    SPECTATOR,
    AnyGame,
    Ask,
    Event,
    Move,
    Outcome,
    Panel,
    Screen,
    Seat,
    names_of,
)
from pyengine.core.match import Match
from pyengine.core.palette import Theme

LOG_LINES = 120  # the newest lines of the log that a screen carries
OPEN_STEPS = 12  # the newest own steps that may be taken back singly

Answer = dict[str, Any]


def screen(match: Match, looking: Seat, shown: Screen, sent: set[str]) -> Answer:
    """Return everything the page paints, as the seat that looks may see it."""
    game, ask, lang = match.game, match.ask, shown.lang
    eyes = eyes_of(match, looking)
    view = match.view(eyes)
    curtain = ask is not None and eyes != ask.seat and needs_curtain(match)
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
        "question": capital(game.question(view, match.table, lang)),
        "panels": [_panel(game.name, one, sent) for one in game.draw(view, match.table, shown)],
        "offers": [{"move": line, "targets": list(bag)} for line, bag in offers.items()],
        "folds": folds,
        "buttons": _buttons(game, ask if deciding else None, bags, lang),
        "log": [_log_line(match, index, event, lang) for index, event in list(match.log(eyes))[-LOG_LINES:]],
        "standings": _standings(match, eyes, lang),
        "over": _result(match, lang),
        "undo": {"able": block is None, "why": game.words.say(lang, block) if block else ""},
        "redo": bool(match.undone),
        "taken": _taken(match, lang) if deciding else [],
        "last": _last(match, eyes),
        "steps": len(match.steps),
    }


def past_screen(match: Match, eyes: Seat, steps: int, shown: Screen, sent: set[str]) -> Answer:
    """Return the screen after so many steps: nothing to decide, the log up to there."""
    game, lang = match.game, shown.lang
    view = match.view(eyes, steps)
    log = [(index, event) for index, event in match.log(eyes) if index < steps]
    return {
        "game": game.name,
        "title": game.words.say(lang, "title"),
        "viewer": eyes,
        "seats": [{"name": one.name, "colour": one.colour, "kind": one.kind} for one in match.table],
        "question": capital(game.question(view, match.table, lang)),
        "panels": [_panel(game.name, one, sent) for one in game.draw(view, match.table, shown)],
        "log": [_log_line(match, index, event, lang) for index, event in log[-LOG_LINES:]],
        "last": list(dict.fromkeys(one for index, event in log if index == steps - 1 for one in event.at)),
        "step": steps,
        "steps": len(match.steps),
    }


def picture(match: Match, eyes: Seat, shown: Screen, theme: Theme) -> str:
    """Return the board as a picture that stands alone."""
    panels = match.game.draw(match.view(eyes), match.table, shown)
    layers = [panel.markup for panel in panels if panel.slot == "board"]
    return svg.standalone(layers, {**glyphs.symbols(), **match.game.symbols()}, theme)


def public(event: Event) -> Event:
    return event.without(secret=True, passing=True)


def sources(match: Match, lang: str) -> list[Answer]:
    """Return each source of points with what it gave to each seat, in the order of its first gain."""
    found: dict[str, list[int]] = {}
    for gain in (gain for step in match.steps for event in step.events for gain in event.gains):
        found.setdefault(gain.source, [0] * len(match.table))[gain.seat] += gain.points
    say = match.game.words.say
    return [{"title": say(lang, f"gain.{key}"), "points": points} for key, points in found.items()]


def totals(match: Match) -> list[list[int]]:
    """Return every seat's points after each step."""
    found = [[0] * len(match.table)]
    for step in match.steps:
        now = found[-1][:]
        for gain in (gain for event in step.events for gain in event.gains):
            now[gain.seat] += gain.points
        found.append(now)
    return found


def needs_curtain(match: Match) -> bool:
    return match.game.secret_seats and sum(one.kind == "person" for one in match.table) > 1


def eyes_of(match: Match, looking: Seat) -> Seat:
    """Return whose view the screen shows: never another person's while a curtain is due."""
    if match.ask is None:
        return OPEN
    if not needs_curtain(match):
        persons = [seat for seat, one in enumerate(match.table) if one.kind == "person"]
        return persons[0] if len(persons) == 1 and match.game.secret_seats else match.ask.seat
    return looking if looking == match.ask.seat else SPECTATOR


def _taken(match: Match, lang: str) -> list[Answer]:
    """Return the decider's own steps that may be taken back singly, the newest first.

    A lone one is what undo takes.
    """
    found = match.open_steps()[: -OPEN_STEPS - 1 : -1]
    return [_open_step(match, index, lang) for index in found] if len(found) > 1 else []


def _open_step(match: Match, index: int, lang: str) -> Answer:
    game, step = match.game, match.steps[index]
    view = match.view(step.seat, index)
    label = capital(game.label(view, step.move, lang))
    return {"index": index, "label": label, "at": list(game.targets(view, step.move))}


def _decider(match: Match) -> Answer | None:
    ask = match.ask
    if ask is None:
        return None
    chair = match.table[ask.seat]
    return {"seat": ask.seat, "name": chair.name, "kind": ask.kind, "rule": ask.rule, "quick": ask.quick}


def _panel(game: str, panel: Panel, sent: set[str]) -> Answer:
    """Return a panel for the page; a fixed one carries its game in its name and its markup only once."""
    name = f"{game}.{panel.name}" if panel.fixed else panel.name
    found: Answer = {"slot": panel.slot, "name": name, "fixed": panel.fixed, "seat": panel.seat}
    if name not in sent:
        found["markup"] = panel.markup
    if panel.fixed:
        sent.add(name)
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
        "text": capital(match.tell(event, lang)),
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
    told = [capital(match.tell(event, lang)) for event in events[-3:]]
    return {"headline": told[-1] if told else "", "lines": told[:-1]}


def _last(match: Match, eyes: Seat) -> list[str]:
    """Return the cells that others touched since the own last decision, or those of the last decision."""
    cells: dict[str, None] = {}
    for step in reversed(match.steps[-1:] if match.over else match.steps):
        if step.seat == eyes and cells:
            break
        cells.update(dict.fromkeys(one for event in step.events for one in event.at))
        if step.seat == eyes:
            break
    return list(cells)


def told_preview(match: Match, view: Any, move: Move, line: str, lang: str) -> Answer:
    ahead = match.game.preview(view, move)
    return {
        "move": line,
        "label": match.game.label(view, move, lang),
        "told": [capital(match.tell(event, lang)) for event in ahead.events],
        "endings": [
            {"text": told_outcome(match, one, lang), "heading": not one.events} for one in ahead.outcomes
        ],
        "at": [one for event in ahead.events for one in event.at],
    }


def told_outcome(match: Match, outcome: Outcome, lang: str) -> str:
    """Return one way an undecided thing may end: when it ends so, then what follows."""
    names = names_of(match.table)
    when = match.game.words.say(lang, f"outcome.{outcome.key}", names, **outcome.facts)
    told = [match.tell(event, lang) for event in outcome.events]
    return " ".join([f"{capital(when)}:", *told[:1], *(capital(one) for one in told[1:])])


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
