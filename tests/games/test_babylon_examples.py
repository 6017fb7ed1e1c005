"""Every worked example of Babylon's rulebook, step by step."""

from __future__ import annotations

import pytest

from pyengine import games
from pyengine.games.babylon.effects import has_won, in_final_phase
from pyengine.games.babylon.state import points
from tests.games.babylon_story import Story

GAME = games.get("babylon")


def test_settling() -> None:
    """BA-E1, 3.1, 3.2"""
    story = Story("seat 1\nhand: APASS\nfigure: sumerians\nsumerians: AA\nseat 2\nhand: ?3")
    story.play("settle assyrians", "settle persians")
    assert story.column(1, "sumerians") == "AAAP"
    story.play("go assyrians", "settle sumerians", "settle sumerians")
    assert story.column(1, "assyrians") == "SS"
    assert story.hand(1) == ""


def test_building() -> None:
    """BA-E2, 3.3, 3.4"""
    story = Story(
        "seat 1\nhand: MMP\nfigure: persians\nmedes: SHPA / 1\nstock: 62\nseat 2\nstock: 543\nhand: ?2"
    )
    story.play("go medes", "build own", "build rival", "build rival")
    assert story.temple(1, "medes") == [1, 2, 3, 4]
    assert story.refused("build rival") == ("build.settlers", "3.3")
    story.play("settle medes", "settle persians", "build rival", "build own")
    assert story.temple(1, "medes") == [1, 2, 3, 4, 5, 6]
    assert story.points(1) == 6


def test_migration() -> None:
    """BA-E3, 3.6"""
    story = Story(
        "seat 1\nhand: PP\nfigure: hittites\nmedes: ASSH / 1234\npersians: PS\nassyrians: HH\nstock: 5\n"
        "seat 2\nhand: ?2"
    )
    assert story.refused("migrate assyrians medes") == ("migrate.few", "3.6")
    story.play("migrate medes persians")
    assert story.column(1, "persians") == "PSSSH"
    assert story.column(1, "medes") == "A"
    assert story.temple(1, "medes") == [1, 2, 3, 4]
    assert story.refused("migrate persians medes") == ("migrate.spent", "3.6")
    assert story.refused("persuade") == ("power.no_run", "4.1")
    story.play("go persians")
    assert story.refused("persuade") == ("persuade.nobody", "4.6")
    assert "halve sumerians" in [GAME.write_move(move) for move in story.match.legal_moves()]


def test_level_five_needs_five_settlers_after_migration() -> None:
    """BA-E3, 3.3"""
    story = Story("seat 1\nhand: M\nfigure: hittites\nmedes: ASSH / 1234\nstock: 5\nseat 2\nhand: ?2")
    story.play("migrate medes persians", "go medes")
    assert story.refused("build own") == ("build.settlers", "3.3")


@pytest.mark.parametrize(("size", "left"), [(5, 3), (7, 4), (4, 2), (2, 1), (3, 2)])
def test_half_hand(size: int, left: int) -> None:
    """BA-E4, 4.8"""
    story = Story(f"seat 1\nfigure: medes\nmedes: PPP\nseat 2\nhand: {'M' * size}")
    story.play("halve persians", f"discard {size - left} medes")
    assert story.hand(2) == "M" * left


def test_the_puzzle() -> None:
    """BA-E5: destroy a level 6 temple without laying cards from the hand, move by move."""
    story = Story(
        "seat 1\nhand: AHS\nfigure: hittites\nhittites: SSSSAPP\nsumerians: PP\nassyrians: HH\n"
        "seat 2\nhand: ?7\nhittites: PSAAM / 123456\nassyrians: / 123"
    )
    assert story.points(2) == 9
    story.play("persuade")
    assert (story.column(1, "hittites"), story.column(2, "hittites")) == ("SSSAPPM", "PSAA")
    story.play("migrate hittites sumerians")
    assert (story.column(1, "hittites"), story.column(1, "sumerians")) == ("SSSA", "PPPPM")
    story.play("persuade")
    assert (story.column(1, "hittites"), story.column(2, "hittites")) == ("SSAAA", "PS")
    story.play("destroy")
    assert story.column(1, "hittites") == "SSAA"
    assert story.temple(2, "hittites") == []
    assert story.state.temple_deck[-6:] == [6, 5, 4, 3, 2, 1]
    assert story.points(2) == 3
    story.play("go assyrians", "settle hittites")
    assert (story.column(1, "assyrians"), story.hand(1)) == ("HHH", "S")
    story.play("steal")
    assert (story.column(1, "assyrians"), story.temple(1, "assyrians")) == ("HH", [3])
    assert story.temple(2, "assyrians") == [1, 2]
    assert (story.points(1), story.points(2)) == (3, 2)
    story.play("go sumerians")
    for left in (4, 2):
        story.play("halve persians")
        story.play(_any_discard(story))
        assert len(story.hand(2)) == left
    assert story.column(1, "sumerians") == "PPM"
    assert story.hand(1) == ""
    story.play("end")
    assert story.state.stocks[0] == [2, 1]
    assert story.state.turn == 1


def _any_discard(story: Story) -> str:
    return GAME.write_move(story.match.legal_moves()[0])


@pytest.mark.parametrize(
    ("own", "other", "won"),
    [
        ((6, 6, 3), (6, 3), True),  # 15 : 9
        ((6, 6, 3), (6, 4), False),  # 15 : 10
        ((6, 6, 2), (), False),  # 14 : 0
        ((6, 6, 6, 1), (6, 4), False),  # 19 : 10
        ((6, 6, 6, 2), (6, 6, 6, 1), True),  # 20 : 19
        ((6, 6, 4), (6, 4), False),  # 16 : 10
        ((6, 6, 4), (6, 3), True),  # 16 : 9
    ],
)
def test_end_condition(own: tuple[int, ...], other: tuple[int, ...], won: bool) -> None:
    """BA-E6, 6.2, 6.3"""
    story = Story("seat 1\nhand: M\nseat 2\nhand: ?2")
    state = story.state.copy()
    for seat, levels in enumerate((own, other)):
        for land, level in enumerate(levels):
            state.temples[seat][land] = [level]
    assert has_won(state, 0) == won
    total = points(state.temples[0]), points(state.temples[1])
    assert in_final_phase(*total) == (max(total) >= 15 and min(total) >= 10)


def test_an_attack_can_win() -> None:
    """BA-E6, 6.2: at 16 points, pushing the rival from 10 to 9 wins at once, and no temples are turned."""
    story = Story(
        "seat 1\nhand: M\nfigure: medes\nmedes: HHHH / 123\nsumerians: / 123456\nhittites: / 123456\n"
        "seat 2\nhand: ?3\nmedes: / 1234\npersians: / 123456"
    )
    assert (story.points(1), story.points(2)) == (15, 10)
    story.play("steal")
    assert story.match.over
    assert story.state.result == 0
    assert story.state.stocks == [[], []]


@pytest.mark.parametrize(
    ("hands", "result"), [(("MMMM", "SSS"), 0), (("MMMM", "SSSS"), None), (("MMM", "SSSS"), 1)]
)
def test_last_temple_card(hands: tuple[str, str], result: int | None) -> None:
    """BA-E6, 6.4: points are equal, so cards in hand decide."""
    story = Story(
        f"seat 1\nhand: {hands[0]}\nfigure: medes\nmedes: / 123456\nsumerians: / 123456\n"
        f"seat 2\nhand: {hands[1]}\nmedes: / 123456\nsumerians: / 123456"
    )
    state = story.state.copy()
    state.stocks[0] += state.temple_deck[1:]
    del state.temple_deck[1:]
    events = GAME.advance(state, GAME.read_move("end"))
    assert state.result == result
    assert events[-1].key == ("drawn" if result is None else "won")
    assert state.asks == []


def test_natural_length() -> None:
    """BA-E6: 43 temple cards, two a turn: the 22nd reveal turns the last single card."""
    state, _ = GAME.setup(2, {"hands": "5-5", "starter": "1"}, 3)
    reveals = 0
    while GAME.asking(state):
        moves = [GAME.write_move(move) for move in GAME.legal_moves(state)]
        line = "end" if "end" in moves else next(move for move in moves if not move.startswith("migrate"))
        if line != "end" and "build start" in moves:
            line = "build start"
        events = GAME.advance(state, GAME.read_move(line))
        reveals += sum(event.key == "revealed" for event in events)
        last = [event for event in events if event.key == "revealed"]
    assert reveals == 22
    assert len(last[0].facts["levels"]) == 1  # type: ignore[arg-type]


def test_persians_on_an_empty_site() -> None:
    """BA-E7, 4.7"""
    story = Story("seat 1\nhand: M\nfigure: medes\nmedes: PPP\nstock: 2\nseat 2\nhand: ?2")
    story.play("skip own")
    assert (story.temple(1, "medes"), story.column(1, "medes")) == ([2], "PP")


def test_persians_count_the_discarded_card() -> None:
    """BA-E7, 4.7: level 3 on level 1 with exactly three cards, the discarded one included."""
    story = Story("seat 1\nhand: M\nfigure: medes\nmedes: PPP / 1\nseat 2\nstock: 3\nhand: ?2")
    story.play("skip rival")
    assert story.temple(1, "medes") == [1, 3]
    assert story.points(1) == 3


def test_assyrians_on_a_temple_with_a_gap() -> None:
    """BA-E7, 4.3"""
    story = Story("seat 1\nhand: M\nfigure: medes\nmedes: AAA\nseat 2\nhand: ?2\nmedes: / 124")
    story.play("destroy")
    assert story.state.temple_deck[-3:] == [4, 2, 1]
    assert story.state.known == 3
