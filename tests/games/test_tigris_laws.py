"""Walks through seeded games that seek out conflicts, squares and crosses; laws that hold at every step."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from pyengine import games
from pyengine.core.game import DYNASTIES, OPEN, SPECTATOR, Chair, Move, Preview
from pyengine.core.rng import Rng
from pyengine.games.tigris import GAME
from pyengine.games.tigris.actions import candidates
from pyengine.games.tigris.material import COLORS, NEAR, Color
from pyengine.games.tigris.moves import Build, Monument, PlaceLeader, PlaceTile, Support, Wonder
from pyengine.games.tigris.state import State

TABLE = tuple(
    Chair(name, dynasty) for name, dynasty in zip(("Анна", "Bob", "Карен", "Lu"), DYNASTIES, strict=True)
)


def options(number: int) -> dict[str, str]:
    """Return one of the 64 combinations of maps and variants."""
    values = [one.values[:2] for one in GAME.options]
    chosen = list(product(*values))[number % 64]
    return {one.key: value for one, value in zip(GAME.options, chosen, strict=True)}


def lively(state: State, moves: list[Move], rng: Rng) -> Move:
    """Choose at random, with a taste for building, for leaders and for tiles beside their like."""
    rare: list[Move] = [one for one in moves if isinstance(one, Monument | Wonder | Build)]
    if rare and rng.below(4):
        wonders: list[Move] = [one for one in rare if isinstance(one, Wonder)]
        return rng.choice(wonders or rare)
    if isinstance(moves[0], Support):
        return rng.choice(moves)
    kind = rng.below(10)
    if kind < 6:
        tiles = [one for one in moves if isinstance(one, PlaceTile)]
        beside = [one for one in tiles if NEAR[one.cell] & state.tiles[one.color]]
        dense = [one for one in beside if (NEAR[one.cell] & state.tiles[one.color]).bit_count() > 1]
        pool = dense if kind < 2 else beside if kind < 4 else tiles
        return rng.choice(list(pool or tiles or moves))
    if kind < 8:
        leaders = [one for one in moves if isinstance(one, PlaceLeader)]
        return rng.choice(list(leaders or moves))
    return rng.choice(moves)


def walk(seed: int) -> Iterator[tuple[State, list[Move], Move]]:
    """Yield every decision of one game: the table, the offers, the choice."""
    rng = Rng(seed * 2 + 1)
    state, _ = GAME.setup(2 + seed % 3, options(seed * 7), seed)
    while state.asks:
        moves = GAME.legal_moves(state)
        choice = lively(state, moves, rng)
        yield state, moves, choice
        GAME.advance(state, choice)
    state.check()
    assert state.result in ("treasures", "bag")


@pytest.mark.parametrize("seed", range(12))
def test_games_end_and_every_table_is_sound(seed: int) -> None:
    for state, moves, _ in walk(seed):
        state.check()
        assert moves
        assert len(set(moves)) == len(moves)


@pytest.mark.parametrize("seed", range(6))
def test_offers_and_refusals_agree(seed: int) -> None:
    for number, (state, moves, _) in enumerate(walk(seed)):
        if number % 17 == 0 or state.asks[-1].kind not in ("act",):
            offered = set(moves)
            for move in candidates(state):
                assert (GAME.why_illegal(state, move) is None) == (move in offered), GAME.write_move(move)


@pytest.mark.parametrize("seed", range(6))
def test_copies_positions_and_views(seed: int) -> None:
    for number, (state, moves, choice) in enumerate(walk(seed)):
        if number % 13 and state.asks[-1].kind == "act":
            continue
        text = GAME.write_position(state)
        assert GAME.write_position(GAME.read_position(text, seed)) == text
        twin = state.copy()
        assert GAME.write_position(twin) == text
        GAME.advance(twin, choice)
        assert GAME.write_position(state) == text
        for seat in (*range(state.seats), SPECTATOR, OPEN):
            seen = GAME.view(state, seat)
            found = GAME.sample(seen, Rng(number))
            found.check()
            assert GAME.view(found, seat) == seen
        seen = GAME.view(state, state.asks[-1].seat)
        assert GAME.legal_moves(GAME.sample(seen, Rng(7))) == moves


def test_copy_shares_no_list() -> None:
    state = next(iter(walk(3)))[0]
    state.kingdoms = None
    twin = state.copy()
    for slot in State.__slots__:
        own, other = getattr(state, slot), getattr(twin, slot)
        assert own == other, slot
        if isinstance(own, list):
            assert own is not other, slot
            assert all(one is not two for one, two in zip(own, other, strict=True) if isinstance(one, list))


@pytest.mark.parametrize("seed", range(4))
def test_previews_come_true(seed: int) -> None:
    for number, (state, moves, choice) in enumerate(walk(seed)):
        if number % 5 and state.asks[-1].kind == "act":
            continue
        seat = state.asks[-1].seat
        seen = GAME.view(state, seat)
        for move in {choice, moves[0], moves[-1]}:
            said: Preview = GAME.preview(seen, move)
            other = GAME.preview(GAME.view(GAME.sample(seen, Rng(number)), seat), move)
            assert said == other
            happened = [
                event.without(secret=event.seat != seat) for event in GAME.advance(state.copy(), move)
            ]
            assert tuple(happened[: len(said.events)]) == said.events
            for outcome in said.outcomes:
                for lang in ("en", "ru"):
                    names = tuple(chair.name for chair in TABLE)
                    assert GAME.words.say(lang, f"outcome.{outcome.key}", names, **outcome.facts)
                    assert all(GAME.tell(event, TABLE, lang) for event in outcome.events)


@pytest.mark.parametrize("seed", range(4))
def test_everything_is_told_in_both_languages(seed: int) -> None:
    numbers = {lang: games.rules("tigris", lang) for lang in ("en", "ru")}
    rng = Rng(seed)
    for state, moves, choice in walk(seed):
        ask = state.asks[-1]
        seen = [GAME.view(state, seat) for seat in (ask.seat, SPECTATOR)]
        events = GAME.advance(state.copy(), choice)
        refusal = GAME.why_illegal(state, rng.choice(list(candidates(state))))
        rules = [ask.rule, *(event.rule for event in events), *([refusal.rule] if refusal else [])]
        for lang in ("en", "ru"):
            for one in seen:
                assert GAME.question(one, TABLE, lang)
            for event in events:
                for told in (event, event.without(secret=True), event.without(secret=True, passing=True)):
                    assert "{" not in GAME.tell(told, TABLE, lang)
            if refusal:
                assert GAME.explain(refusal, TABLE, lang)
            assert GAME.label(seen[0], choice, lang)
            for rule in rules:
                assert f"**{rule}** " in numbers[lang], rule
        bags = [GAME.targets(seen[0], move) for move in moves]
        assert all(bags)
        assert len(set(bags)) == len(bags)
        assert GAME.read_move(GAME.write_move(choice)) == choice


def test_points_are_forgotten_by_others() -> None:
    """1.6: an event about points names nobody once it has passed."""
    for state, _, choice in walk(5):
        for event in GAME.advance(state.copy(), choice):
            if event.key in ("points", "treasures", "lost"):
                assert event.seat is None
                assert not event.facts
                assert not event.at


def test_no_wonder_of_farms() -> None:
    """10.1: neither map has a cross of river spaces."""
    from pyengine.games.tigris.material import CROSSES, MAPS

    for board in MAPS.values():
        assert not any(board.river & cross == cross for cross in CROSSES.values())
    assert len(COLORS) == 4
    assert Color.BLUE.role == "farmer"
