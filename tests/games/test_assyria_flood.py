"""Stories of Assyria: the flood, its payouts, the next reign and the end."""

from __future__ import annotations

import pytest

from pyengine.core.game import SPECTATOR
from pyengine.games.assyria.flood import payouts, ranking
from pyengine.games.assyria.forecast import forecast
from tests.games.assyria_story import Story, facts_of, story


def flood_now(text: str, seats: int, reign: int, cards: str) -> Story:
    """Return a match after the last decision of a reign."""
    rounds = 2 if reign == 1 else 3
    head = f"reign: {reign}\nround: {rounds}\nexpansions: {cards}\nturn: {seats}\n"
    if f"seat {seats}\n" not in text:
        text += f"\nseat {seats}\n"
    match = story(head + text, seats)
    match.go("done")
    return match


def assur(match: Story) -> list[int]:
    return [match.points(seat, "assur") for seat in range(1, match.state.seats + 1)]


ASSUR = "high: 1 1\nmiddle: 3\nlow: 1 2 2\n"


def test_assur_ranks_by_influence_then_huts() -> None:
    """6.2, 6.3, AS-E12"""
    match = flood_now(ASSUR, 3, 2, "4 4 2")
    assert assur(match) == [10, 6, 2]


def test_dignitaries_give_points_plows_and_camels() -> None:
    """6.6, 6.7, 6.8, 6.9, AS-E13"""
    match = flood_now(ASSUR, 3, 2, "4 4 2")
    assert [match.points(seat, "dignitary") for seat in (1, 2, 3)] == [4, 0, 0]
    assert match.state.camels == [1, 2, 0]
    assert [match.hand(seat, "plow") for seat in (1, 2, 3)] == [0, 0, 1]
    assert match.state.dignitaries == [[], [], []]
    assert [match.state.stock(seat) for seat in range(3)] == [10, 10, 10]


def test_the_high_dignitary_gives_one_four_or_eight() -> None:
    """6.6"""
    for huts, points in (("1", 1), ("1 1", 4), ("1 1 1", 8)):
        assert flood_now(f"high: {huts}\n", 3, 1, "4 3").points(1, "dignitary") == points


def test_the_middle_dignitary_gives_no_second_plow() -> None:
    """6.7"""
    match = flood_now("middle: 1 2\nseat 1\nhand: 1 plow\n", 2, 1, "4 3")
    assert [match.hand(seat, "plow") for seat in (1, 2)] == [1, 1]


def test_the_low_dignitary_stops_at_ten_camels() -> None:
    """6.8, 3.12"""
    match = flood_now("low: 1 1 1\nseat 1\ncamels: 9\nseat 2\ncamels: 1\n", 2, 1, "4 3")
    assert match.state.camels == [10, 1]


@pytest.mark.parametrize(
    ("cards", "seats", "reign", "ranked", "paid"),
    [
        ([4, 3], 4, 1, 3, [7, 3, 0]),
        ([4, 3], 4, 1, 4, [7, 3, 0, 0]),
        ([3, 3, 2, 4], 4, 2, 4, [12, 8, 5, 2]),
        ([3, 3, 2, 4], 4, 3, 2, [12, 8]),
        ([4, 4, 2], 3, 2, 3, [10, 6, 2]),
        ([4, 2], 3, 1, 3, [6, 2, 0]),
        ([4, 2], 2, 1, 2, [6, 0]),
        ([4, 3, 2], 2, 2, 2, [9, 2]),
        ([4, 3, 2], 2, 2, 1, [9]),
        ([4, 3, 2], 2, 3, 0, []),
    ],
)
def test_payouts(cards: list[int], seats: int, reign: int, ranked: int, paid: list[int]) -> None:
    """6.3, 6.4, 6.5, AS-E15"""
    assert payouts(cards, seats, reign, ranked) == paid


def test_first_flood_of_four_has_no_bonus_card() -> None:
    """6.3, 6.4, AS-E15"""
    match = flood_now("high: 1\nmiddle: 2\nlow: 3\n", 4, 1, "4 3")
    assert assur(match) == [7, 3, 0, 0]


def test_later_floods_of_four_have_the_bonus_card() -> None:
    """6.4, AS-E15"""
    match = flood_now("high: 1 2\nmiddle: 3\nlow: 4\n", 4, 2, "3 3 2")
    assert assur(match) == [12, 8, 5, 2]


def test_unranked_players_score_nothing_and_others_move_up() -> None:
    """6.2, 6.4"""
    match = flood_now("middle: 4\nlow: 2\n", 4, 2, "3 3 2")
    assert assur(match) == [0, 8, 0, 12]


def test_three_players_never_have_the_bonus_card() -> None:
    """6.4"""
    assert assur(flood_now("high: 1\nlow: 2\n", 3, 2, "3 3 2")) == [8, 5, 0]


@pytest.mark.parametrize(
    ("reign", "cards", "huts", "paid"),
    [
        (1, "4 2", "high: 1\nlow: 2\n", [6, 0]),
        (2, "4 3 2", "high: 1\nlow: 2\n", [9, 2]),
        (2, "4 3 2", "low: 2\n", [0, 9]),
        (3, "4 3 2", "", [0, 0]),
    ],
)
def test_two_players(reign: int, cards: str, huts: str, paid: list[int]) -> None:
    """6.5, AS-E15"""
    assert assur(flood_now(huts, 2, reign, cards)) == paid


def test_ties_go_to_more_huts_then_to_the_topmost() -> None:
    """6.2, AS-E15"""
    assert ranking([[0], [], [1, 1, 1]], 2) == [1, 0]
    assert ranking([[], [1, 0], []], 2) == [1, 0]
    assert ranking([[0], [], [1, 1, 0, 0, 1]], 2) == [0, 1]
    assert ranking([[0], [1, 1], [0]], 2) == [0, 1], "equal influence, equal huts: the high dignitary decides"


def test_the_flood_washes_river_huts_away_and_leaves_the_rest() -> None:
    """6.1"""
    text = "wells: b1-b2-c2\nseat 1\nhuts: b1 b2 c2 c3 b4\nhigh: 1\n"
    text = "high: 1\n" + text.replace("high: 1\n", "")
    match = flood_now(text, 2, 1, "4 3")
    assert match.huts(1) == ["b1", "c3"]
    assert match.state.wells.bit_count() == 1
    assert assur(match)[0] == 7, "the hut with the dignitary still counts"


def test_offerings_multiply_sites_and_spaces() -> None:
    """6.10, AS-E14"""
    seats = "seat 1\nziggurats: b1:3 b5:1 c1:2\ntrack: 3\n"
    match = flood_now(seats, 2, 1, "4 3")
    assert match.points(1, "offerings") == 9
    assert match.state.offerings == [0, 0]
    for space, points in ((3, 6), (4, 9), (5, 9), (6, 9), (7, 12)):
        printed = "offerings: printed\n" + seats.replace("track: 3", f"track: {space}")
        assert flood_now(printed, 2, 1, "4 3").points(1, "offerings") == points


def test_the_next_reign_keeps_huts_food_plows_and_camels() -> None:
    """6.11, 6.4"""
    match = flood_now("seat 1\nhuts: b1\nhand: 1 joker 1 plow\ncamels: 4\n", 4, 1, "4 3")
    assert (match.state.reign, match.state.round, len(match.state.expansions)) == (2, 1, 1)
    assert match.huts(1) == ["b1"]
    assert (match.hand(1, "joker"), match.hand(1, "plow"), match.state.camels[0]) == (1, 1, 4)
    assert match.state.bonus()
    assert len(match.state.spent) == 2


LAST = "seat 1\nziggurats: b1:3 b5:2 c1:1\nhand: 1 plow 3 salt1\ncamels: 7\n"


def test_final_points() -> None:
    """7.1, 7.2, AS-E15"""
    match = flood_now(LAST, 2, 3, "4 3 2")
    assert match.over
    assert match.points(1, "final") == 7
    every = flood_now("ziggurats: every\n" + LAST, 2, 3, "4 3 2")
    assert every.points(1, "final") == 10


def test_camels_of_the_low_dignitary_count_in_the_halves() -> None:
    """7.2"""
    match = flood_now("low: 1\nseat 1\ncamels: 7\n", 2, 3, "4 3 2")
    assert match.points(1, "final") == 4


def test_victory_is_shared() -> None:
    """7.3"""
    match = flood_now(
        "seat 1\npoints: 101 huts\nseat 2\npoints: 101 wells\nseat 3\npoints: 7 huts\n", 3, 3, "4 3 2"
    )
    assert [one.place for one in match.standings()] == [1, 1, 3]
    assert [one.total for one in match.standings()] == [101, 101, 7]
    assert [event.key for event in match.steps[-1].events][-1] == "won_together"


def test_one_player_wins() -> None:
    """7.3"""
    match = flood_now("seat 1\npoints: 5 huts\n", 2, 3, "4 3 2")
    last = match.steps[-1].events[-1]
    assert (last.key, last.seat) == ("won", 0)


def test_the_forecast_is_what_the_flood_does() -> None:
    """6.1 to 6.10"""
    text = "reign: 2\nround: 3\nexpansions: 3 3 2\nturn: 4\nhigh: 1 2\nmiddle: 3 1\nlow: 4 2 4\n"
    text += "seat 1\nziggurats: b1:3 b5:1\nhuts: b2\ntrack: 3\n"
    text += "seat 2\nziggurats: c1:1\ntrack: 7\ncamels: 10\nseat 3\nhand: 1 plow\n"
    match = story(text)
    expected = forecast(match.view(SPECTATOR))
    match.go("done")
    for one in expected:
        seat = one.seat + 1
        assert match.points(seat) == one.points
        assert match.points(seat, "assur") == one.assur
        assert match.points(seat, "offerings") == one.offerings
    assert [one.camels for one in expected] == [0, 0, 0, 2]
    assert [one.plow for one in expected] == [True, False, False, False]
    assert [one.washed for one in expected] == [1, 0, 0, 0]


def test_the_last_confirmation_previews_the_whole_flood() -> None:
    """6.1"""
    match = story(f"reign: 3\nround: 3\nexpansions: 4 3 2\nturn: 2\n{LAST}\nseat 2\n", seats=2)
    preview = match.game.preview(match.view(1), match.read("done"))
    assert preview.events[-1].key == "won"
    assert [seat for seat, _ in facts_of(list(preview.events), "final")] == [1, 2]
