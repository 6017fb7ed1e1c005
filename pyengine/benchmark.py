"""How fast the rules are: random play with full enumeration, beside python-chess in the same run.

Rounds of all players of the bench follow each other on one core, so that a busy machine slows all alike;
the ratios are medians over the rounds.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from statistics import median, quantiles
from time import perf_counter
from typing import Any

from pyengine import bridge, games
from pyengine.core import record
from pyengine.core.errors import BadRequest
from pyengine.core.game import DYNASTIES, AnyGame
from pyengine.core.rng import Rng
from pyengine.core.words import CORE, Words

Counts = tuple[int, int, int]  # games, decisions, legal moves
FIGURES = ("games/s", "decisions/s", "legal moves/s")


def bench(rounds: int, seconds: float) -> dict[str, Any]:
    """Return figures for each game and chess, ratios to chess, and what a decision for the page takes."""
    players: dict[str, Callable[[int], Counts]] = {"chess": chess_player()}
    for game in games.all_games():
        players |= {f"{game.name} {seats}": game_player(game, seats) for seats in game.seats}
    measured: dict[str, list[list[float]]] = {name: [] for name in players}
    for number in range(rounds):
        for name, play in players.items():
            measured[name].append(speed(play, seconds, number * 1000))
    found: dict[str, Any] = {
        "rounds": rounds,
        "seconds": seconds,
        "speed": {},
        "ratio to chess": {},
        "page": {},
    }
    for name, runs in measured.items():
        found["speed"][name] = {
            key: round(median(run[at] for run in runs), 1) for at, key in enumerate(FIGURES)
        }
        ratios = [
            [own / chess for own, chess in zip(run, base, strict=True)]
            for run, base in zip(runs, measured["chess"], strict=True)
        ]
        found["ratio to chess"][name] = {
            key: round(median(one[at] for one in ratios), 2) for at, key in enumerate(FIGURES)
        }
    for game in games.all_games():
        found["page"][game.name] = page_decisions(game)
    return found


def speed(play: Callable[[int], Counts], seconds: float, seed: int) -> list[float]:
    """Play whole games until the time is up; return games, decisions and legal moves per second."""
    total = [0, 0, 0]
    began = perf_counter()
    while (passed := perf_counter() - began) < seconds:
        seed += 1
        for at, count in enumerate(play(seed)):
            total[at] += count
    return [count / passed for count in total]


def game_player(game: AnyGame, seats: int) -> Callable[[int], Counts]:
    options = record.read_options(game, {})

    def play(seed: int) -> Counts:
        state, _ = game.setup(seats, options, seed)
        chance = Rng(seed)
        decisions = offered = 0
        while game.asking(state) is not None:
            moves = game.legal_moves(state)
            offered += len(moves)
            decisions += 1
            game.advance(state, chance.choice(moves))
        return 1, decisions, offered

    return play


def chess_player() -> Callable[[int], Counts]:
    """Return random chess with the same generator; draws by the fifty-move rule end a game."""
    try:
        import chess
    except ImportError:
        raise BadRequest(Words(CORE).both("cli.chess")) from None

    def play(seed: int) -> Counts:
        board = chess.Board()
        chance = Rng(seed)
        decisions = offered = 0
        while moves := list(board.legal_moves):
            offered += len(moves)
            decisions += 1
            board.push(chance.choice(moves))
            if board.halfmove_clock >= 100 or board.is_insufficient_material():
                break
        return 1, decisions, offered

    return play


def page_decisions(game: AnyGame) -> dict[str, float]:
    """Return what a whole decision for the page takes in ms: enumerate, play, view, draw, answer."""
    times = [passed * 1000 for passed in _page_times(game)]
    return {"median ms": round(median(times), 2), "95% ms": round(quantiles(times, n=20)[-1], 2)}


def _page_times(game: AnyGame) -> Iterator[float]:
    seats = [
        {"name": str(seat + 1), "colour": DYNASTIES[seat], "kind": "person" if seat == 0 else "bot"}
        for seat in range(game.seats[-1])
    ]

    def ask(**request: object) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(
            bridge.answer(json.dumps({"lang": "en", "table": "bench", **request}))
        )
        assert answer["ok"], answer
        return answer

    ask(do="new", game=game.name, seats=seats, seed=1, options={})
    desk = bridge.desk("bench")
    chance = Rng(1)
    while desk.match is not None and not desk.match.over:
        line = game.write_move(chance.choice(desk.match.legal_moves()))
        began = perf_counter()
        ask(do="play", move=line)
        yield perf_counter() - began
