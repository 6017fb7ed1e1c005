"""Babylon in sentences: questions, commands, events, refusals, facts; and where to click for a move."""

from __future__ import annotations

from pyengine.core import game as core
from pyengine.core.game import Event, Move, Refusal, Seat, Standing, Table, names_of
from pyengine.games.babylon.effects import in_final_phase
from pyengine.games.babylon.material import KEYS, LANDS, QUARRY, Tribe
from pyengine.games.babylon.moves import (
    NOTATION,
    OWN,
    START,
    Build,
    Destroy,
    Discard,
    Expel,
    Go,
    Halve,
    Migrate,
    Persuade,
    Settle,
    Skip,
    Steal,
)
from pyengine.games.babylon.state import points, runs, top
from pyengine.games.babylon.view import View
from pyengine.games.babylon.words import WORDS

_SOURCES = ("own", "rival", "start")


def tell(event: Event, table: Table, lang: str) -> str:
    return core.tell(WORDS, event, table, lang)


def explain(refusal: Refusal, table: Table, lang: str) -> str:
    return WORDS.say(lang, f"refusal.{refusal.key}", names_of(table), **refusal.facts)


def question(view: View, table: Table, lang: str) -> str:
    """Ask the seat that looks, or tell it who is deciding what."""
    ask = view.ask
    if ask is None:
        return WORDS.say(lang, "question.over")
    key = f"question.{ask.kind}"
    if ask.seat != view.seat:
        key += ".other"
    elif ask.kind == "act" and view.start_cards[ask.seat]:
        key += ".start"
    return WORDS.say(lang, key, names_of(table), seat=ask.seat, count=view.hand_sizes[ask.seat] // 2)


# ---------------------------------------------------------------- moves as commands and as clicks


def label(view: View, move: Move, lang: str) -> str:
    """Return a move as a short command."""
    key = f"label.{NOTATION.by_move[type(move)].word}"
    facts: dict[str, object] = {}
    match move:
        case Go(tribe):
            facts = {"land": tribe.key}
        case Settle(tribe):
            here = view.figures[view.turn]
            facts = {"tribe": tribe.key, "land": KEYS[here]}
            key += ".quarry" if here == QUARRY else ""
        case Build(source) | Skip(source, _):
            key += f".{_SOURCES[source]}"
            facts = {"level": _level(view, source)}
        case Migrate(origin, destination):
            facts = {"origin": origin.key, "land": destination.key}
        case Expel(tribe, _) | Halve(tribe, _):
            facts = {"tribe": tribe.key}
        case Discard(cards):
            facts = {"tribes": [tribe.key for tribe, count in cards for _ in range(count)]}
    said = WORDS.say(lang, key, **facts)
    run = getattr(move, "run", 0)
    return said + (WORDS.say(lang, "run.second", number=run + 1) if run else "")


def _level(view: View, source: int) -> int:
    if source == START:
        return 1
    return top(view.stocks[view.turn if source == OWN else 1 - view.turn])


def targets(view: View, move: Move) -> tuple[str, ...]:
    """Return what to click: a power is its run and what it hits, a building a card and a site.

    Names carry the seat, so they mean the same to both players: `hand:TRIBE` in the own hand, `land:LAND`,
    `settlers:SEAT:LAND` a column, `run:FIRST` a run in the column where the active figure stands,
    `settler:SEAT:TRIBE` the cards of a tribe in that land, `site:SEAT:LAND` a temple, `stock:SEAT` the top
    card of a stock, `start:SEAT` a start card, `cards:SEAT` a hand as a number, `do:...` a button.
    """
    own, rival = view.turn, 1 - view.turn
    here = KEYS[view.figures[own]] if view.figures[own] != QUARRY else "quarry"
    match move:
        case Go(tribe):
            bag = [f"hand:{tribe.key}", f"land:{tribe.key}"]
        case Settle(tribe):
            bag = [f"hand:{tribe.key}", f"settlers:{own}:{here}"]
        case Build(source):
            bag = [_stock(own, source), f"site:{own}:{here}"]
        case Migrate(origin, destination):
            bag = ["do:migrate", f"settlers:{own}:{origin.key}", f"land:{destination.key}"]
        case Destroy(run):
            bag = [_run(view, Tribe.ASSYRIANS, run), f"site:{rival}:{here}"]
        case Steal(run):
            bag = [_run(view, Tribe.HITTITES, run), f"site:{rival}:{here}"]
        case Expel(tribe, run):
            bag = [_run(view, Tribe.MEDES, run), f"settler:{rival}:{tribe.key}"]
        case Persuade(run):
            bag = [_run(view, Tribe.SUMERIANS, run), f"settler:{rival}:{_last_rival(view)}"]
        case Skip(source, run):
            bag = [_run(view, Tribe.PERSIANS, run), _stock(own, source)]
        case Halve(tribe, run):
            bag = [_run(view, tribe, run), f"cards:{rival}"]
        case Discard(cards):
            bag = ["do:discard", *(f"hand:{tribe.key}" for tribe, count in cards for _ in range(count))]
        case _:
            bag = ["do:end"]
    return tuple(sorted(bag))


def _stock(own: Seat, source: int) -> str:
    return f"start:{own}" if source == START else f"stock:{own if source == OWN else 1 - own}"


def _run(view: View, tribe: int, ordinal: int) -> str:
    """Return the target of a tribe's run where the figure stands, by the place of its first card."""
    here = view.figures[view.turn]
    column = view.columns[view.turn][here] if here != QUARRY else []
    found = [first for first, _ in runs(column) if column[first] == tribe]
    return f"run:{found[ordinal]}" if ordinal < len(found) else f"norun:{KEYS[tribe]}:{ordinal}"


def _last_rival(view: View) -> str:
    here = view.figures[view.turn]
    column = view.columns[1 - view.turn][here] if here != QUARRY else []
    return KEYS[column[-1]] if column else "nobody"


# ---------------------------------------------------------------- standings and facts


def standings(view: View) -> list[Standing]:
    """Return points and places; at the end the result decides, cards in hand break a tie (6.4)."""
    totals = [points(side) for side in view.temples]
    if view.ask is None:
        places = [1 if view.result in (None, seat) else 2 for seat in range(2)]
    else:
        places = [1 + (totals[1 - seat] > totals[seat]) for seat in range(2)]
    return [
        Standing(seat, places[seat], totals[seat], {"points": totals[seat], "hand": view.hand_sizes[seat]})
        for seat in range(2)
    ]


def facts(view: View, lang: str) -> dict[str, object]:
    """Return what a player would want to know: points, usable powers, reachable levels."""
    totals = [points(side) for side in view.temples]
    found: dict[str, object] = {
        WORDS.say(lang, "fact.points"): totals,
        WORDS.say(lang, "fact.final"): in_final_phase(*totals),
    }
    here = view.figures[view.turn]
    column = view.columns[view.turn][here] if here != QUARRY else []
    found[WORDS.say(lang, "fact.powers")] = [
        WORDS.say(lang, f"tribe.{KEYS[column[first]]}") for first, _ in runs(column)
    ]
    found[WORDS.say(lang, "fact.levels")] = {
        WORDS.say(lang, f"land.{land.key}"): reachable_level(view, view.turn, land) for land in LANDS
    }
    return found


def reachable_level(view: View, seat: Seat, land: Tribe) -> int:
    """Return how high a temple can grow now by building alone, with the settlers and stocks as they lie."""

    def climb(level: int, own: int, rival: int, start: bool) -> int:
        if level >= settlers:
            return level
        best = level
        stocks = view.stocks[seat], view.stocks[1 - seat]
        if own and stocks[0][own - 1] == level + 1:
            best = max(best, climb(level + 1, own - 1, rival, start))
        if rival and stocks[1][rival - 1] == level + 1:
            best = max(best, climb(level + 1, own, rival - 1, start))
        if start and level == 0:
            best = max(best, climb(1, own, rival, False))
        return best

    settlers = len(view.columns[seat][land])
    level = top(view.temples[seat][land])
    return climb(level, len(view.stocks[seat]), len(view.stocks[1 - seat]), view.start_cards[seat])
