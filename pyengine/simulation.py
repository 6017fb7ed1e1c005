"""Random play over any game: how long games are, who wins, how fast the rules are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from time import perf_counter
from typing import Any

from pyengine.core import record
from pyengine.core.game import OPEN, AnyGame
from pyengine.core.rng import Rng


def simulate(
    game: AnyGame, seats: int, options: Mapping[str, str], count: int, seed: int, check: bool = False
) -> dict[str, Any]:
    """Play random games and return figures; with `check` the state's invariants hold at each step."""
    opened = record.new_match(game, record.unnamed_table(seats), options, seed)  # refuses what cannot be
    lengths, winners, offered = [], Counter[str](), 0
    began = perf_counter()
    for number in range(count):
        state, _ = game.setup(seats, opened.options, seed + number)
        chance = Rng(seed + number)
        length = 0
        while game.asking(state) is not None:
            moves = game.legal_moves(state)
            offered += len(moves)
            state = state.copy()
            game.advance(state, chance.choice(moves))
            length += 1
            if check:
                state.check()
        lengths.append(length)
        winners["+".join(_winners(game, state))] += 1
    seconds = perf_counter() - began
    return {
        "game": game.name,
        "players": seats,
        "options": opened.options,
        "seed": seed,
        "games": count,
        "checked": check,
        "games/s": round(count / seconds, 1),
        "decisions/s": round(sum(lengths) / seconds),
        "legal moves/s": round(offered / seconds),
        "decisions": {"least": min(lengths), "mean": round(sum(lengths) / count, 1), "most": max(lengths)},
        "won by seat": dict(sorted(winners.items())),
    }


def _winners(game: AnyGame, state: Any) -> list[str]:
    return [str(one.seat + 1) for one in game.standings(game.view(state, OPEN)) if one.place == 1]
