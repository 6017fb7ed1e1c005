"""Stories of Assyria: ziggurats, intrigue, offerings, buying."""

from __future__ import annotations

from tests.games.assyria_story import story


def test_founding_and_raising_in_one_turn() -> None:
    """4.2, 4.3, AS-E8"""
    match = story("seat 1\nziggurats: i6:1\nhuts: c4\ncamels: 9\n")
    match.go("found c4", "raise i6")
    assert (match.tiles(1, "c4"), match.tiles(1, "i6")) == (1, 2)
    assert match.state.camels[0] == 0
    assert match.huts(1) == []
    assert match.state.stock(0) == 10


def test_one_floor_a_ziggurat_a_turn_founding_included() -> None:
    """4.4"""
    match = story("seat 1\nziggurats: i6:1 b1:2\nhuts: c4\ncamels: 10\n")
    match.go("found c4")
    assert match.refused("raise c4").key == "raise.again"
    match.go("raise b1")
    assert match.refused("raise b1").key == "raise.finished"
    grown = story("seat 1\nziggurats: i6:1\ncamels: 10\n")
    grown.go("raise i6")
    refusal = grown.refused("raise i6")
    assert (refusal.key, refusal.rule) == ("raise.again", "4.4")


def test_several_ziggurats_may_each_get_one_tile() -> None:
    """4.4"""
    match = story("seat 1\nziggurats: i6:1 b1:2\ncamels: 5\n")
    match.go("raise i6", "raise b1")
    assert (match.tiles(1, "i6"), match.tiles(1, "b1"), match.state.camels[0]) == (2, 3, 0)


def test_where_a_ziggurat_may_not_stand() -> None:
    """4.2"""
    match = story("wells: c5-c6-d5\nseat 1\nhuts: c5 c6 b2 c3 b5\ncamels: 10\nseat 2\nhuts: a1\n")
    assert match.refused("found b2").key == "found.river"
    assert match.refused("found c6").key == "found.well"
    assert match.refused("found a1").key == "found.hut"
    assert match.offers("found b5"), "beside the well, but not one of its three hexes"
    match.go("found c3")
    assert match.tiles(1, "c3") == 1, "between the rivers is allowed"


def test_four_bases_are_all() -> None:
    """4.2"""
    match = story("seat 1\nziggurats: b1:1 b5:1 c1:1 c6:1\nhuts: c3\ncamels: 10\n")
    assert match.refused("found c3").key == "found.stock"


def test_what_costs_too_much_is_refused_with_the_price() -> None:
    """4.1"""
    match = story("seat 1\nziggurats: b1:1 b5:2\nhuts: c3\ncamels: 1\n")
    for line, price in (
        ("found c3", 6),
        ("raise b1", 3),
        ("raise b5", 2),
        ("intrigue low", 2),
        ("offer 2", 2),
    ):
        refusal = match.refused(line)
        assert (refusal.key, refusal.facts["price"], refusal.facts["have"]) == ("camels", price, 1)


def test_intrigue_goes_to_the_topmost_free_slot() -> None:
    """4.5, AS-E9"""
    match = story("high: 2\nseat 1\ncamels: 10\n")
    match.go("intrigue high", "intrigue high")
    assert match.state.dignitaries[0] == [1, 0, 0]
    assert match.state.camels[0] == 2
    assert match.state.stock(0) == 8


def test_full_dignitary_rows_are_closed() -> None:
    """4.5: three, four and six slots"""
    match = story("high: 2 2 3\nmiddle: 2 3 3 4\nlow: 2 2 3 3 4 4\nseat 1\ncamels: 10\n")
    for one, slots in (("high", 3), ("middle", 4), ("low", 6)):
        refusal = match.refused(f"intrigue {one}")
        assert (refusal.key, refusal.facts["slots"]) == ("intrigue.full", slots)
    assert not any(match.offers(f"intrigue {one}") for one in ("high", "middle", "low"))


def test_intrigue_needs_a_hut_in_stock() -> None:
    """4.5"""
    match = story("seat 1\nhuts: a1 a2 a3 a4 a5 a6 b1 b2 b3 b4\ncamels: 10\n")
    assert match.refused("intrigue low").key == "intrigue.stock"


def test_offerings_move_the_disc() -> None:
    """4.6, AS-E10"""
    match = story("seat 1\ncamels: 5\n")
    match.go("offer 2")
    assert (match.state.offerings[0], match.state.camels[0]) == (2, 3)


def test_at_most_three_camels_a_turn_are_offered_split_or_not() -> None:
    """4.6"""
    match = story("seat 1\ncamels: 10\n")
    match.go("offer 1", "offer 1")
    assert match.refused("offer 2").key == "offer.turn"
    match.go("offer 1")
    assert match.refused("offer 1").key == "offer.turn"


def test_the_offering_track_ends_at_seven() -> None:
    """4.6"""
    match = story("seat 1\ncamels: 10\ntrack: 6\n")
    assert match.refused("offer 2").key == "offer.end"
    match.go("offer 1")
    assert match.refused("offer 1").key == "offer.end"


SALE = """
rows: - - - - dates3 / - - - - joker
seat 1
camels: 10
seat 2
hand: 1 plow
seat 3
hand: 1 plow
seat 4
hand: 1 plow
camels: 5
"""


def test_buying_a_food_card_and_a_plow_in_the_same_turn() -> None:
    """4.7, 4.8, AS-E11"""
    match = story(SALE)
    match.go("buy dates3")
    assert (match.hand(1, "dates3"), match.state.camels[0]) == (1, 8)
    assert match.refused("buy joker").key == "buy.again"
    match.go("buy plow")
    assert (match.hand(1, "plow"), match.state.camels[0]) == (1, 6)
    assert match.refused("buy plow").key == "buy.has_plow"
    match.go("done")
    assert match.offers("buy joker"), "the other card stays on sale"
    assert match.refused("buy dates3").key == "buy.absent"
    assert match.refused("buy plow").key == "buy.has_plow"


def test_prices_of_cards() -> None:
    """4.7, AS-E11"""
    for card, price in (("dates1", 1), ("dates2", 2), ("dates3", 2), ("joker", 2)):
        match = story(f"rows: - - - - {card} / - - - - -\nseat 1\ncamels: 3\n")
        match.go(f"buy {card}")
        assert match.state.camels[0] == 3 - price


def test_of_two_equal_cards_one_is_left() -> None:
    """4.7"""
    match = story("rows: - - - - salt1 / - - - - salt1\nseat 1\ncamels: 3\nseat 2\ncamels: 1\n")
    match.go("buy salt1", "done", "buy salt1")
    assert (match.hand(1, "salt1"), match.hand(2, "salt1")) == (1, 1)


def test_a_played_plow_may_be_bought_back_at_once() -> None:
    """4.8"""
    text = "step: feed\norder: 2 3 4 1\nturn: 1\nseat 1\nhuts: b2\nhand: 1 plow\n"
    match = story(text + "seat 2\nhand: 1 plow\nseat 3\nhand: 1 plow\nseat 4\nhand: 1 plow\n")
    assert match.state.plows_free() == 0
    match.go("feed b2 plow", "done")
    assert match.ask is not None
    assert (match.ask.kind, match.ask.seat) == ("act", 0)
    match.go("buy plow")
    assert match.hand(1, "plow") == 1


def test_there_is_a_plow_for_everybody_at_all_times() -> None:
    """4.8: with one plow a player, whoever has none finds one free"""
    match = story("seat 1\ncamels: 2\nseat 2\nhand: 1 plow\n", seats=2)
    assert match.state.plows_free() == 1
    assert match.offers("buy plow")


def test_unspent_camels_are_kept() -> None:
    """4.1"""
    match = story("order: 1 2 3 4\nseat 1\ncamels: 7\nseat 2\ncamels: 1\n")
    match.go("done")
    assert match.state.camels[0] == 7


def test_without_camels_there_is_no_action_phase() -> None:
    """4.1"""
    match = story("order: 1 2 3 4\nseat 1\ncamels: 7\nseat 3\ncamels: 1\n")
    events = match.go("done")
    assert [event.seat for event in events if event.key == "no_camels"] == [1]
    assert match.ask is not None
    assert match.ask.seat == 2


def test_other_moves_are_refused_with_the_present_step() -> None:
    match = story("seat 1\ncamels: 7\n")
    for line in (
        "hut a1",
        "feed all",
        "feed a1 joker",
        "well a1 a2 b1",
        "harvest 1",
        "keep joker",
        "start b1",
    ):
        assert match.refused(line).key == "asked.act"
