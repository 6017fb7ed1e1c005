"""Fixed seeds give fixed games: how many tables a few decisions reach, and a fingerprint of whole games.

If one of these changes, old records replay differently: raise the game's version, then these figures.
"""

from __future__ import annotations

import hashlib
import json

import pytest

from pyengine import games
from pyengine.core import record
from pyengine.core.game import AnyGame
from pyengine.core.rng import Rng

COUNTS = {
    ("assyria", 2): [4, 12, 24, 72, 144, 828, 5292],
    ("assyria", 3): [3, 6, 6, 12, 18, 72, 216, 432],
    ("assyria", 4): [4, 12, 24, 24, 96, 288, 576, 2880],
    ("babylon", 2): [4, 27, 184, 1160],
    ("tigris", 2): [563, 315760],
    ("tigris", 3): [750, 534981],
    ("tigris", 4): [613, 357678],
}
FINGERPRINTS = {
    ("assyria", 2): "9c6c7d2b5f4416ff",
    ("assyria", 3): "1732c2786f814d96",
    ("assyria", 4): "cdcd7dbfcaf6e544",
    ("babylon", 2): "cef5aa0d6381799e",
    ("tigris", 2): "9e442a7e3c5f6f9e",
    ("tigris", 3): "3f36daaf2616df55",
    ("tigris", 4): "795fcca5af8f7804",
}


def _count(game: AnyGame, state: object, depth: int) -> int:
    """Return how many ways there are to play so many decisions."""
    moves = game.legal_moves(state)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()  # type: ignore[attr-defined]
        game.advance(after, move)
        total += _count(game, after, depth - 1)
    return total


def _fingerprint(game: AnyGame, seats: int) -> str:
    """Return a hash over every step of three games: the move, the sentences, the table."""
    total = hashlib.sha256()
    for seed in (1, 2, 3):
        match = record.new_match(game, record.unnamed_table(seats), {}, seed)
        chance = Rng(seed)
        while not match.over:
            events = match.play(chance.choice(match.legal_moves()))
            told = [[event.key, event.rule, event.seat] for event in events]
            step = [game.write_move(match.steps[-1].move), told, game.write_position(match.state)]
            total.update(json.dumps(step).encode())
    return total.hexdigest()[:16]


@pytest.mark.parametrize(("name", "seats"), COUNTS, ids=str)
def test_position_counts(name: str, seats: int) -> None:
    game = games.get(name)
    state, _ = game.setup(seats, record.read_options(game, {}), 1)
    assert [_count(game, state, depth) for depth in range(1, len(COUNTS[name, seats]) + 1)] == COUNTS[
        name, seats
    ]


@pytest.mark.parametrize(("name", "seats"), FINGERPRINTS, ids=str)
def test_whole_games(name: str, seats: int) -> None:
    assert _fingerprint(games.get(name), seats) == FINGERPRINTS[name, seats]


def test_every_game_is_here() -> None:
    wanted = {(game.name, seats) for game in games.all_games() for seats in game.seats}
    assert set(COUNTS) == set(FINGERPRINTS) == wanted
