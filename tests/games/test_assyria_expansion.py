"""Stories of Assyria: huts, supply, famine, wells, income, prestige."""

from __future__ import annotations

import pytest

from pyengine.core.rng import Rng
from pyengine.games.assyria import GAME, actions, feeding, moves
from pyengine.games.assyria.material import CARD_KEYS, FOOD_SETS, hexes_in
from pyengine.games.assyria.state import State, Step
from tests.games.assyria_story import facts_of, story

NEW_HUTS = """
step: huts
left: 4
seat 1
ziggurats: b1:1
hand: 1 barley2 1 grape3 1 palm1 1 plow
seat 2
huts: d2
"""


def test_huts_grow_from_the_own_pieces_and_from_each_other() -> None:
    """3.3, AS-E3"""
    match = story(NEW_HUTS)
    match.go("hut b2", "hut c3")
    assert match.refused("hut d2").key == "hut.taken"
    assert match.refused("hut f4").key == "hut.far"
    match.go("hut d3", "hut c4")
    assert match.huts(1) == ["b2", "c3", "c4", "d3"]
    assert match.refused("hut a1").key == "hut.enough"


def test_new_huts_are_a_duty() -> None:
    """3.4"""
    match = story(NEW_HUTS)
    refusal = match.refused("done")
    assert (refusal.key, refusal.rule, refusal.facts["count"]) == ("done.huts", "3.4", 4)


def test_the_stock_limits_new_huts() -> None:
    """3.2"""
    text = "step: harvest\nround: 2\nexpansions: 4 4\norder: 2 1\nturn: 1\ndiscs: - 2 -\n"
    text += "high: 1 1 1\nlow: 1 1 1 1 1\n"
    match = story(text + "seat 1\nziggurats: b1:1\nhuts: a1\n", seats=2)
    match.go("harvest 1")
    assert match.state.left == 1
    match.go("hut a2", "done")
    assert match.ask is not None
    assert match.ask.kind == "feed"


def test_whoever_is_walled_in_stops_early() -> None:
    """3.4"""
    match = story("step: huts\nleft: 4\nseat 1\nziggurats: a1:1\nseat 2\nhuts: b1\n", seats=2)
    match.go("hut a2", "hut b2", "hut a3")
    assert match.refused("done").key == "done.huts"
    alone = story("step: huts\nleft: 4\nseat 1\nziggurats: a1:1\nseat 2\nhuts: a2 b1\n", seats=2)
    assert alone.game.write_move(alone.legal_moves()[0]) == "done"


def test_only_the_newest_expansion_card_counts() -> None:
    """3.2"""
    match = story(
        "round: 2\nexpansions: 4 2\nstep: harvest\norder: 2 1\nturn: 1\ndiscs: - - 2\n"
        "seat 1\nziggurats: b1:1\n",
        2,
    )
    match.go("harvest 1")
    assert match.state.left == 2


def test_supply_famine_income_and_prestige() -> None:
    """3.6, 3.8, AS-E4"""
    match = story(NEW_HUTS)
    match.go("hut b2", "hut c3", "hut c4", "hut d3", "done")
    match.go("feed c4 barley2", "feed b2 plow", "feed c3 grape3")
    events = match.go("done")
    assert match.huts(1) == ["b2", "c3", "c4"]
    assert match.hand(1, "palm1") == 1
    assert match.hand(1, "plow") == 0
    assert match.state.plows_free() == 4
    assert match.state.camels[0] == 3
    assert match.points(1) == 5
    assert [facts["hexes"] for _, facts in facts_of(events, "famine")] == [("d3",)]


def test_the_player_chooses_who_starves() -> None:
    """3.7, AS-E4"""
    match = story(NEW_HUTS)
    match.go("hut b2", "hut c3", "hut c4", "hut d3", "done")
    match.go("feed c4 barley2", "feed c3 grape3")
    refusal = match.refused("done")
    assert (refusal.key, refusal.rule) == ("done.feed", "3.7")
    assert refusal.at == ("hex:b2", "hex:d3")
    match.go("feed d3 plow", "done")
    assert match.huts(1) == ["c3", "c4", "d3"]


DUTY = """
step: feed
seat 1
ziggurats: b1:1
huts: c4 c6 d3
hand: 1 barley1 1 dates1 1 joker
"""


def test_feeding_is_a_duty_but_not_an_optimum() -> None:
    """3.7: the joker may be spent on a hut that a card could feed."""
    match = story(DUTY)
    match.go("feed c4 joker", "feed c6 barley1")
    assert match.refused("done").facts["hex"] == "d3"
    match.go("feed d3 dates1", "done")
    wasteful = story(DUTY)
    wasteful.go("feed d3 joker", "feed c4 barley1", "done")
    assert wasteful.huts(1) == ["c4", "d3"]
    assert wasteful.hand(1, "dates1") == 1


def test_spare_symbols_are_a_duty_too() -> None:
    """3.7"""
    match = story("step: feed\nseat 1\nhuts: c4 c6\nhand: 1 barley3\n")
    match.go("feed c4 barley3")
    refusal = match.refused("done")
    assert (refusal.key, refusal.facts["ration"]) == ("done.spare", "barley")
    match.go("feed c6 barley", "done")
    assert match.huts(1) == ["c4", "c6"]
    assert match.state.discard[CARD_KEYS.index("barley3")] == 1
    assert not any(match.state.spare)


def test_two_cards_may_feed_what_one_could() -> None:
    """3.7: the result is maximal, so it is allowed to play more cards than needed."""
    match = story("step: feed\nseat 1\nhuts: c4 c6\nhand: 1 barley3 1 barley2\n")
    match.go("feed c4 barley3", "feed c6 barley2", "done")
    assert match.hand(1, "barley2") == 0


def test_a_card_feeds_only_its_food_and_ziggurats_eat_nothing() -> None:
    """3.5, 3.6"""
    match = story(DUTY)
    assert match.refused("feed c4 dates1").key == "feed.food"
    assert match.refused("feed b1 joker").key == "feed.ziggurat"
    assert match.refused("feed a1 joker").key == "feed.nobody"
    assert match.refused("feed c4 barley2").key == "feed.absent"
    assert match.refused("feed c4 barley").key == "feed.no_spare"
    match.go("feed c4 barley1")
    assert match.refused("feed c4 joker").key == "feed.fed"


def test_a_hut_that_starves_still_carried_the_chain() -> None:
    """3.3, 3.8"""
    match = story("step: huts\nleft: 2\nround: 1\nseat 1\nziggurats: b1:1\nhand: 1 dates1\n")
    match.go("hut b2", "hut c2", "done", "feed c2 dates1", "done")
    assert match.huts(1) == ["c2"]


def test_feed_all_is_offered_when_there_is_nothing_to_decide() -> None:
    """3.7"""
    match = story("step: feed\nseat 1\nhuts: c4 c6 d5\nhand: 1 barley2 1 grape1 1 palm1\n")
    match.go("feed all")
    assert match.state.fed == match.state.huts[0]
    assert match.hand(1, "palm1") == 1
    match.go("done")
    choice = story("step: feed\nseat 1\nhuts: c4 c6 d5\nhand: 1 barley1 1 grape1\n")
    assert choice.refused("feed all").key == "feed_all.choice"
    nothing = story("step: feed\nseat 1\nhuts: c4\nhand: 1 dates1\n")
    assert nothing.refused("feed all").key == "feed_all.nothing"


def _results(state: State) -> set[tuple[int, tuple[int, ...]]]:
    """Return every result of a feeding by trying all ways."""
    found, waiting, seen = set(), [state], set()
    while waiting:
        now = waiting.pop()
        offered = [move for move in actions.legal_moves(now) if isinstance(move, moves.Feed)]
        if not offered:
            found.add((now.fed, tuple(now.hands[0])))
        for move in offered:
            after = now.copy()
            actions.advance(after, move)
            mark = (after.fed, tuple(after.hands[0]), tuple(after.spare))
            if mark not in seen:
                seen.add(mark)
                waiting.append(after)
    return found


def test_feed_all_is_offered_exactly_when_one_result_is_possible() -> None:
    """3.7, by trying all ways of feeding in a few hundred random tables"""
    chance = Rng(4)
    board = [one for food in (0, 3) for one in hexes_in(FOOD_SETS[food])]
    offered = 0
    for _ in range(400):
        state = GAME.read_position("two-rivers assyria 1\nstep: feed\nseat 1\nseat 2\nseat 3\nseat 4\n", 1)
        huts = 1 + chance.below(4)
        while state.huts[0].bit_count() < huts:
            state.huts[0] |= 1 << chance.choice(board)
        for card, most in ((0, 2), (1, 1), (9, 2), (10, 1), (11, 1), (15, 2), (16, 1)):
            if not chance.below(3):
                state.hands[0][card] = 1 + chance.below(most)
        if not chance.below(4):
            state.spare[3] = 1
        if feeding.feedable(state):
            single = len(_results(state)) == 1
            assert feeding.has_only_result(state) == single, (state.hands[0], state.spare, state.huts[0])
            offered += single
    assert offered > 20


WELLS = """
step: wells
reign: {reign}
seat 1
ziggurats: b5:1
huts: c4 c6 d5 c5
"""


def test_a_well_needs_three_own_huts_and_no_land_between_the_rivers() -> None:
    """3.9, AS-E5"""
    match = story("step: wells\nseat 1\nhuts: c5 c6 d5 c3 c4 d3\nseat 2\nhuts: b5\n")
    assert match.refused("well c3 c4 d3").key == "well.between"
    assert match.refused("well b5 c5 c6").facts["hexes"] == ("b5",)
    match.go("well d5 c5 c6")
    assert match.refused("well c5 c6 d5").key == "well.taken"


def test_wells_next_to_the_rivers_but_not_between_them() -> None:
    """3.9: two river hexes and one outside are a place for a well, with one between they are not."""
    match = story("step: wells\nseat 1\nhuts: b2 c2 c1 c3 b1\n")
    assert match.offers("well b1 b2 c2")
    assert match.offers("well b1 c1 c2")
    assert match.refused("well b2 c2 c3").key == "well.between"


def test_a_hut_may_serve_two_wells_and_several_are_built_in_a_turn() -> None:
    """3.10"""
    match = story("step: wells\nseat 1\nhuts: b1 b2 c1 c2\n")
    match.go("well b1 b2 c2", "well b1 c1 c2", "done")
    assert match.state.wells.bit_count() == 2
    assert match.points(1, "wells") == 12


def test_the_stock_of_wells_is_limited() -> None:
    """3.10"""
    corners = "a1-a2-b1 a5-a6-b5 a6-b5-b6 b1-b2-c2 b1-c1-c2 b4-b5-c5 b5-b6-c6 b5-c5-c6"
    match = story(f"step: wells\nwells: {corners}\nseat 1\nhuts: c1 c2 d1 d2\n", seats=2)
    assert match.refused("well c1 c2 d1").key == "well.stock"


@pytest.mark.parametrize(("reign", "points"), [(1, 11), (2, 10), (3, 9)])
def test_prestige_with_a_well(reign: int, points: int) -> None:
    """3.13, 3.14, AS-E7"""
    hand = "hand: 1 barley2 1 grape1 1 dates1\n"
    match = story(WELLS.format(reign=reign).replace("wells", "feed", 1) + hand)
    match.go("feed c4 barley2", "feed c6 barley", "feed d5 grape1", "feed c5 dates1", "done")
    match.go("well c5 c6 d5")
    events = match.go("done")
    assert match.points(1) == points
    assert match.state.camels[0] == 3
    facts = dict(facts_of(events, "prestige"))[1]
    assert (facts["between"], facts["outside"], facts["tiles"]) == (2, 2, 1)


def test_wells_need_huts_that_were_fed() -> None:
    """3.8, 3.9"""
    match = story("step: feed\nseat 1\nhuts: c5 c6 d5\nhand: 1 dates1 1 barley1\n")
    match.go("feed c5 dates1", "feed c6 barley1", "done")
    assert match.ask is not None
    assert match.ask.kind == "act"


@pytest.mark.parametrize(("before", "after"), [(0, 8), (5, 10), (10, 10)])
def test_income_of_two_rivers_and_the_end_of_the_track(before: int, after: int) -> None:
    """3.11, 3.12, AS-E6"""
    hand = "hand: 1 salt1 1 dates1 1 grape1\n"
    match = story(f"step: feed\nseat 1\nhuts: b2 c2 b4\n{hand}camels: {before}\n")
    match.go("feed b2 salt1", "feed c2 dates1", "feed b4 grape1")
    preview = match.game.preview(match.view(0), match.read("done"))
    events = match.go("done")
    assert match.state.camels[0] == after
    told = [*facts_of(events, "income"), *facts_of(events, "income_capped")]
    assert [(facts["north"], facts["south"]) for _, facts in told] == [(5, 3)]
    assert list(preview.events) == events[: len(preview.events)]
    assert {"prestige"} <= {event.key for event in preview.events}


def test_huts_with_dignitaries_are_not_fed() -> None:
    """3.5"""
    match = story("step: feed\nhigh: 1 1\nseat 1\nhuts: c4\nhand: 1 barley3\n")
    match.go("feed c4 barley3", "done")
    assert match.state.dignitaries[0] == [0, 0]


def test_ziggurats_carry_the_expansion() -> None:
    """3.3"""
    match = story("step: huts\nleft: 1\nseat 1\nziggurats: d5:3\n")
    assert match.offers("hut c5")
    assert match.offers("hut e5")


def test_huts_can_be_rearranged_before_the_step_is_confirmed() -> None:
    """3.1"""
    match = story(NEW_HUTS)
    match.go("hut b2", "hut c3", "hut c4")
    fallen = match.take_back(0)
    assert [match.game.write_move(move) for move in fallen] == ["hut c3", "hut c4"]
    assert match.huts(1) == []
    match.go("hut c2", "hut c3", "hut b2")
    assert match.take_back(2) == []
    assert match.huts(1) == ["c2", "c3"]
    assert match.state.left == 2


def test_every_own_step_of_an_expansion_can_be_taken_back() -> None:
    """3.1"""
    match = story(NEW_HUTS)
    match.go("hut b2", "hut c3", "hut c4", "hut d3", "done", "feed c4 barley2")
    assert list(match.open_steps()) == [0, 1, 2, 3, 4, 5]
    match.take_back(3)
    assert match.state.step is Step.HUTS
