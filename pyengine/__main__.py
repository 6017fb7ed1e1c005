"""The command line: `python -m pyengine games | simulate | bench | replay | inspect | why | draw`.

Bad input gives one sentence and exit code 2.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from pyengine import benchmark, games, simulation
from pyengine.core import record
from pyengine.core.errors import BadRequest, Fault
from pyengine.core.game import OPEN, SPECTATOR, AnyGame, Screen, names_of
from pyengine.core.match import Match
from pyengine.core.words import CORE, LANGUAGES, Words
from pyengine.screens import picture

WORDS = Words(CORE)


def main(arguments: Sequence[str] | None = None) -> int:
    chosen = _parser().parse_args(arguments)
    try:
        found, text = chosen.run(chosen)
    except Fault as fault:
        print(fault.text(chosen.lang), file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 0
    print(json.dumps(found, ensure_ascii=False, indent=1) if chosen.json else text)
    return 0


# ---------------------------------------------------------------- commands


def list_games(chosen: argparse.Namespace) -> tuple[Any, str]:
    found = [_about(game, chosen.lang) for game in games.all_games()]
    lines = []
    for one in found:
        lines.append(f"{one['name']:<10} {one['title']} ({one['players'][0]}-{one['players'][-1]})")
        lines += [f"  --option {o['key']}={'|'.join(o['values'])}   {o['why']}" for o in one["options"]]
    return found, "\n".join(lines)


def _about(game: AnyGame, lang: str) -> dict[str, Any]:
    say = game.words.say
    return {
        "name": game.name,
        "title": say(lang, "title"),
        "players": list(game.seats),
        "version": game.version,
        "options": [
            {
                "key": one.key,
                "values": list(one.values),
                "default": one.default,
                "why": say(lang, f"option.{one.key}.why"),
            }
            for one in game.options
        ],
    }


def simulate(chosen: argparse.Namespace) -> tuple[Any, str]:
    game = games.get(chosen.game)
    options = dict(_pair(one) for one in chosen.option)
    seats = chosen.players or game.seats[0]
    found = simulation.simulate(game, seats, options, chosen.games, chosen.seed, chosen.check)
    return found, "\n".join(f"{key:<20} {value}" for key, value in found.items())


def _pair(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals:
        raise BadRequest(WORDS.both("cli.option", text=text[:40]))
    return key, value


def replay(chosen: argparse.Namespace) -> tuple[Any, str]:
    match = record.read(_read(chosen.file), games.get)
    found: dict[str, Any] = {
        "game": match.game.name,
        "moves": len(match.steps),
        "over": match.over,
        "standings": _standings(match, chosen.lang),
    }
    return found, "\n".join(_standing_lines(match, found["standings"], chosen.lang))


def inspect(chosen: argparse.Namespace) -> tuple[Any, str]:
    match = record.read_any(_read(chosen.file), games.get, chosen.seed)
    game, ask, lang = match.game, match.ask, chosen.lang
    view = match.view(OPEN if ask is None else ask.seat)
    moves = {game.write_move(move): game.label(view, move, lang) for move in match.legal_moves()}
    found = {
        "game": game.name,
        "decides": ask and {"seat": ask.seat + 1, "name": match.table[ask.seat].name, "kind": ask.kind},
        "question": game.question(view, match.table, lang),
        "moves": list(moves),
        "facts": game.facts(view, lang),
        "standings": _standings(match, lang),
    }
    lines = [f"{names_of(match.table)[ask.seat]}: {found['question']}" if ask else str(found["question"])]
    lines += [f"{key}: {_shown(value)}" for key, value in game.facts(view, lang).items()]
    lines += [f"  {line:<28} {label}" for line, label in moves.items()]
    return found, "\n".join(lines)


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {one}" for key, one in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(map(str, value)) or "-"
    return str(value)


def why(chosen: argparse.Namespace) -> tuple[Any, str]:
    match = record.read_any(_read(chosen.file), games.get, chosen.seed)
    move = match.read(chosen.move)
    refusal = match.why_illegal(move)
    if refusal is None:
        said = WORDS.say(chosen.lang, "cli.allowed", move=match.game.write_move(move))
        return {"allowed": True, "text": said}, said
    said = match.explained(move, refusal)[chosen.lang]
    return {"allowed": False, "text": said, "rule": refusal.rule, "at": list(refusal.at)}, said


def draw(chosen: argparse.Namespace) -> tuple[Any, str]:
    match = record.read_any(_read(chosen.file), games.get, chosen.seed)
    seat = SPECTATOR if chosen.seat is None else chosen.seat - 1
    if seat not in (SPECTATOR, *range(len(match.table))):
        raise BadRequest(WORDS.both("cli.seat", seat=chosen.seat, most=len(match.table)))
    drawn = picture(match, seat, Screen(chosen.lang, chosen.narrow), chosen.theme)
    try:
        Path(chosen.output).write_text(drawn, "utf-8")
    except OSError as error:
        raise BadRequest(WORDS.both("cli.write", file=chosen.output, why=error.strerror or "")) from None
    return {"file": chosen.output, "bytes": len(drawn.encode())}, chosen.output


# ---------------------------------------------------------------- helping them


def measure(chosen: argparse.Namespace) -> tuple[Any, str]:
    found = benchmark.bench(chosen.rounds, chosen.seconds)
    lines = [f"{'':<14}" + "".join(f"{key:>16}" for key in (*benchmark.FIGURES, *("x chess",) * 3))]
    for name, figures in found["speed"].items():
        ratios = found["ratio to chess"][name]
        lines.append(f"{name:<14}" + "".join(f"{one:>16}" for one in (*figures.values(), *ratios.values())))
    lines += [f"a decision for the page, {name}: {_shown(times)}" for name, times in found["page"].items()]
    return found, "\n".join(lines)


def _read(name: str) -> str:
    try:
        return Path(name).read_text("utf-8")
    except OSError as error:
        raise BadRequest(WORDS.both("cli.read", file=name, why=error.strerror or "")) from None
    except UnicodeDecodeError:
        raise BadRequest(WORDS.both("cli.text", file=name)) from None


def _standings(match: Match, lang: str) -> list[dict[str, Any]]:
    say = match.game.words.say
    return [
        {
            "seat": one.seat + 1,
            "name": match.table[one.seat].name,
            "place": one.place,
            "total": one.total,
            "parts": {say(lang, f"part.{key}"): value for key, value in one.parts.items()},
        }
        for one in match.standings()
    ]


def _standing_lines(match: Match, standings: list[dict[str, Any]], lang: str) -> list[str]:
    state = "cli.over" if match.over else "cli.unfinished"
    lines = [WORDS.say(lang, state, count=len(match.steps))]
    for one in sorted(standings, key=lambda one: (one["place"] or 9, one["seat"])):
        lines.append(f"{one['place'] or '-'}. {one['name']}  {_shown(one['parts'])}")
    return lines


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "python -m pyengine", description="Rules, records and pictures of the games."
    )
    commands = parser.add_subparsers(required=True, metavar="command")

    def command(
        name: str, run: Callable[[argparse.Namespace], tuple[Any, str]], about: str
    ) -> argparse.ArgumentParser:
        one = commands.add_parser(name, help=about, description=about)
        one.add_argument("--json", action="store_true", help="print JSON")
        one.add_argument("--lang", choices=LANGUAGES, default="en")
        one.set_defaults(run=run)
        return one

    command("games", list_games, "list the games and their options")
    one = command("simulate", simulate, "play random games and measure")
    one.add_argument("game")
    one.add_argument("--players", type=int, default=0)
    one.add_argument("--games", type=_count, default=100)
    one.add_argument("--seed", type=int, default=1)
    one.add_argument("--option", action="append", default=[], metavar="key=value")
    one.add_argument("--check", action="store_true", help="check the state's own invariants at each step")
    one = command("bench", measure, "measure random play beside python-chess in the same run")
    one.add_argument("--rounds", type=_count, default=5)
    one.add_argument("--seconds", type=float, default=1.0, help="for each player of the bench in each round")
    one = command("replay", replay, "verify a record and print the standings")
    one.add_argument("file", metavar="record")
    for name, run, about in (
        ("inspect", inspect, "say who decides, every legal move and what a player would want to know"),
        ("why", why, "say why a move is not allowed"),
        ("draw", draw, "draw the board as a picture that stands alone"),
    ):
        one = command(name, run, about)
        one.add_argument("file", metavar="position-or-record")
        one.add_argument("--seed", type=int, default=0, help="deals what a position leaves unsaid")
        if name == "why":
            one.add_argument("move")
        if name == "draw":
            one.add_argument("-o", "--output", required=True, metavar="board.svg")
            one.add_argument("--seat", type=int, help="look as this player; unsaid: as a spectator")
            one.add_argument("--theme", choices=("light", "dark"), default="light")
            one.add_argument("--narrow", action="store_true", help="the shape for a phone")
    return parser


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


if __name__ == "__main__":
    sys.exit(main())
