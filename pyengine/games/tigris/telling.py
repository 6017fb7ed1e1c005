"""Tigris & Euphrates in sentences: questions, commands, events, refusals; and where to click for a move."""

from __future__ import annotations

from pyengine.core import game as core
from pyengine.core.game import Event, Move, Refusal, Standing, Table, names_of
from pyengine.core.rng import Rng
from pyengine.games.tigris import kingdoms, sites
from pyengine.games.tigris.effects import ranking, spheres, written
from pyengine.games.tigris.material import BUILDINGS, COLORS, HOME, NAMES, PAIRS, STRIDE, Cell, Cells, Color
from pyengine.games.tigris.moves import (
    NOTATION,
    Build,
    Choose,
    Keep,
    Monument,
    PlaceLeader,
    PlaceTile,
    Ruin,
    Skip,
    Support,
    Swap,
    War,
    Withdraw,
    Wonder,
)
from pyengine.games.tigris.state import State, lines_through
from pyengine.games.tigris.view import View, table_of
from pyengine.games.tigris.words import WORDS


def tell(event: Event, table: Table, lang: str) -> str:
    return core.tell(WORDS, event, table, lang)


def explain(refusal: Refusal, table: Table, lang: str) -> str:
    facts = dict(refusal.facts)
    if "tile" in facts:
        facts["color"] = facts["tile"]
    return WORDS.say(lang, f"refusal.{refusal.key}", names_of(table), **facts)


def board_of(view: View) -> State:
    """Return the open part of a table as a state, to ask it about kingdoms and sites."""
    return table_of(view, Rng(0))


def question(view: View, table: Table, lang: str) -> str:
    """Ask the seat that looks, or tell it who is deciding what."""
    ask = view.ask
    if ask is None:
        return WORDS.say(lang, "question.over")
    key = f"question.{ask.kind}"
    facts: dict[str, object] = {"seat": ask.seat, "count": view.actions}
    facts["color"], facts["building"] = view.placed_color.key, BUILDINGS[view.placed_color]
    if ask.kind == "build":
        lines = lines_through(board_of(view), view.placed_color, view.placed)
        facts["count"] = max(line.bit_count() for line in lines)
    if view.conflict is not None:
        facts |= _support_facts(view)
        facts["color"] = view.conflict.support_color.key
    if ask.seat != view.seat:
        key += ".other"
    elif ask.kind == "act" and not view.actions:
        key += ".done"
    elif ask.kind == "raise":
        return _raise_question(board_of(view), facts, lang)
    elif ask.kind == "support" and view.conflict is not None:
        key += ".attack" if view.conflict.attack_added is None else ".defence"
    return WORDS.say(lang, key, names_of(table), **facts)


def _raise_question(board: State, facts: dict[str, object], lang: str) -> str:
    """Ask what to build, and where if several places fit."""
    squares, crosses = len(sites.squares(board)), len(sites.crosses(board))
    key = "question.raise" if not crosses else "question.raise.both" if squares else "question.raise.wonder"
    asked = WORDS.say(lang, key, (), **facts)
    return f"{asked} {WORDS.say(lang, 'question.raise.where')}" if max(squares, crosses) > 1 else asked


def _support_facts(view: View) -> dict[str, object]:
    conflict = view.conflict
    assert conflict is not None
    if conflict.attack_added is None:
        return {"own": conflict.total_attack, "other": conflict.total_defence}
    return {"own": conflict.total_defence, "other": conflict.total_attack}


# ---------------------------------------------------------------- moves as commands and as clicks


def label(view: View, move: Move, lang: str) -> str:
    """Return a move as a short command."""
    key = f"label.{NOTATION.by_move[type(move)].word}"
    facts: dict[str, object] = {"color": view.placed_color.key, "building": BUILDINGS[view.placed_color]}
    match move:
        case PlaceTile(color, cell):
            facts = {"tile": color.key, "cell": NAMES[cell]}
        case PlaceLeader(color, cell):
            facts = {"leader": color.role, "cell": NAMES[cell]}
            key += "" if view.leaders[view.turn][color] == HOME else ".move"
        case Withdraw(color) | War(color):
            facts = {"leader": color.role}
        case Swap(counts):
            facts = {"tiles": [color.key for color in COLORS for _ in range(counts[color])]}
        case Support(count):
            facts = {"count": count, "color": view.conflict.support_color.key if view.conflict else "r"}
            key += "" if count else ".none"
        case Monument(pair, cell):
            facts = {"pair": PAIRS[pair], "cell": NAMES[cell]}
        case Choose(color):
            facts = {"color": color.key}
        case Ruin(cell) | Build(cell) | Wonder(cell) | Keep(cell):
            facts["cell"] = NAMES[cell]
    return WORDS.say(lang, key, (), **facts)


def targets(view: View, move: Move) -> tuple[str, ...]:
    """Return what to click for a move, as a bag.

    `hand:r` is a tile, `leader:king` an own leader, `ruin` a catastrophe, `cell:f5` a space;
    `war:r` is either leader of a war, `monument:rb` and `wonder` lie beside the board, `colour:r` is a point;
    where there are several squares one is shown by its corner opposite to the laid tile, which no other has.
    """
    match move:
        case PlaceTile(color, cell):
            bag = [_cell(cell), f"hand:{color.key}"]
        case PlaceLeader(color, cell):
            bag = [_cell(cell), f"leader:{color.role}"]
        case Withdraw(color):
            bag = ["do:withdraw", f"leader:{color.role}"]
        case Ruin(cell):
            bag = [_cell(cell), "ruin"]
        case Swap(counts):
            bag = ["do:swap", *(f"hand:{color.key}" for color in COLORS for _ in range(counts[color]))]
        case War(color):
            bag = [f"war:{color.key}"]
        case Support(count):
            color = view.conflict.support_color if view.conflict else Color.RED
            bag = ["do:support", *[f"hand:{color.key}"] * count]
        case Build(cell) | Keep(cell):
            bag = [_cell(cell)]
        case Monument(pair, cell):
            bag = [f"monument:{PAIRS[pair]}"]
            if sites.squares(board_of(view)) != [cell]:
                bag.append(_cell(opposite(cell, view.placed)))
        case Wonder(cell):
            bag = ["wonder"] if sites.crosses(board_of(view)) == [cell] else [_cell(cell), "wonder"]
        case Choose(color):
            bag = [f"colour:{color.key}"]
        case Skip():
            bag = ["do:skip"]
        case _:
            bag = ["do:end"]
    return tuple(sorted(bag))


def _cell(cell: Cell) -> str:
    return f"cell:{NAMES[cell]}"


def opposite(corner: Cell, placed: Cell) -> Cell:
    """Return the space of a square that lies diagonally from the laid tile; else its upper left one."""
    across = 2 * corner + STRIDE + 1 - placed
    return across if placed - corner in (0, 1, STRIDE, STRIDE + 1) else corner


# ---------------------------------------------------------------- standings and facts

_PARTS = ("least", "second", "third", "most")


def standings(view: View) -> list[Standing]:
    """Return the four spheres, weakest first, treasures as jokers; places once all is open (8.4 to 8.6)."""
    known = [
        sorted(spheres(points, treasures)) if points is not None and treasures is not None else None
        for points, treasures in zip(view.points, view.treasures_won, strict=True)
    ]
    whole = [totals for totals in known if totals is not None]
    places = ranking(whole) if len(whole) == view.seats else None
    return [
        Standing(seat, places[seat] if places else None, totals[0], dict(zip(_PARTS, totals, strict=True)))
        if totals is not None
        else Standing(seat, None, None)
        for seat, totals in enumerate(known)
    ]


def facts(view: View, lang: str) -> dict[str, object]:
    """Return what a player would want to know: each kingdom with its leaders, supporters and treasures."""
    board = board_of(view)
    found: dict[str, object] = {
        WORDS.say(lang, "fact.kingdoms"): [_kingdom(board, one, lang) for one in kingdoms.kingdoms(board)],
        WORDS.say(lang, "fact.treasures_left"): view.treasures.bit_count(),
    }
    conflict = view.conflict
    if conflict is not None:
        sides = ((conflict.attacker, conflict.total_attack), (conflict.defender, conflict.total_defence))
        words = ("draw.word.attack", "draw.word.defence")
        found[WORDS.say(lang, "fact.conflict")] = {
            f"{seat + 1}, {WORDS.say(lang, word)}": strength
            for (seat, strength), word in zip(sides, words, strict=True)
        }
    return found


def _kingdom(board: State, kingdom: Cells, lang: str) -> dict[str, object]:
    leaders = [
        f"{seat + 1} {WORDS.say(lang, f'leader.{color.role}')} {NAMES[own[color]]}"
        for seat, own in enumerate(board.leaders)
        for color in COLORS
        if own[color] != HOME and kingdom >> own[color] & 1
    ]
    tiles = {WORDS.say(lang, f"tiles.{c.key}"): (board.tiles[c] & kingdom).bit_count() for c in COLORS}
    return {
        WORDS.say(lang, "fact.leaders"): leaders,
        WORDS.say(lang, "fact.strength"): tiles,
        WORDS.say(lang, "fact.treasures"): list(written(board.treasures & kingdom)),
        WORDS.say(lang, "fact.spaces"): list(written(kingdom)),
    }
