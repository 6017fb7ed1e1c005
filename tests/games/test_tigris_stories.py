"""One rule a story: kingdoms, leaders, conflicts, monuments, treasures, the end."""

from __future__ import annotations

import pytest

from pyengine.core.game import OPEN, SPECTATOR
from pyengine.core.rng import Rng
from pyengine.games.tigris import GAME
from pyengine.games.tigris.kingdoms import kingdoms
from tests.games.tigris_table import Story, at, cell, keys, position

# ---------------------------------------------------------------- tiles and kingdoms


def test_three_kingdoms_around_one_space() -> None:
    """3.3: three kingdoms are refused, two kingdoms and two leaderless regions are not."""
    pieces = at(c6r3="1k", c6r2="r", c5r4="2r", c4r4="r", c7r4="2g", c8r4="r", c6r5="g")
    story = Story(position(pieces, ["k", ""]))
    assert story.refused(f"tile k {cell(6, 4)}") == "tile.joins 3.3"
    assert f"tile k {cell(6, 4)}" not in story.legal("tile")
    story = Story(position({**pieces, cell(7, 4): "g"}, ["k", ""]))
    assert keys(story.play(f"tile k {cell(6, 4)}")) == ["tile", "union"]


def test_farms_on_the_river_and_nothing_else() -> None:
    """3.2"""
    story = Story(position({}, ["rgkb", ""]))
    assert story.refused(f"tile b {cell(5, 4)}") == "tile.land 3.2"
    assert story.refused(f"tile r {cell(4, 0)}") == "tile.river 3.2"
    assert story.refused("tile r b2") == "taken 3.2"
    assert story.legal("tile b") == {f"tile b {name}" for name in _river()}


def _river() -> set[str]:
    from pyengine.games.tigris.material import NAMES, STANDARD, cells_of

    return {NAMES[one] for one in cells_of(STANDARD.river)}


def test_hand_without_the_tile() -> None:
    """3.2"""
    story = Story(position({}, ["r", ""]))
    assert story.refused(f"tile g {cell(6, 4)}") == "not_in_hand 3.2"


def test_tile_joining_a_region_to_a_kingdom_scores() -> None:
    """3.4: the region brings no marker and no second kingdom."""
    pieces = at(c6r4="r", c5r4="2g", c8r4="g")
    story = Story(position(pieces, ["g", ""]))
    assert keys(story.play(f"tile g {cell(7, 4)}")) == ["tile", "points"]
    assert story.points(2) == "1g"


def test_nobody_scores_without_leader_and_king() -> None:
    """3.4"""
    story = Story(position(at(c6r4="r", c5r4="1b"), ["g", ""]))
    assert keys(story.play(f"tile g {cell(7, 4)}")) == ["tile"]


def test_kingdoms_without_equal_leaders_join_in_peace() -> None:
    """3.5, 4.13: no war, and no point either."""
    pieces = at(c5r4="1k", c4r4="r", c7r4="2g", c8r4="r")
    story = Story(position(pieces, ["gg", ""]))
    assert keys(story.play(f"tile g {cell(6, 4)}")) == ["tile", "union"]
    assert (story.points(1), story.points(2), story.asked) == ("", "", "1 act")
    assert len(kingdoms(story.state)) == 1
    assert story.state.union == -1


# ---------------------------------------------------------------- leaders


def test_leader_may_not_join_kingdoms() -> None:
    """3.7: not even where no equal leaders would meet; leaderless regions may be joined."""
    pieces = at(c5r4="r", c4r4="1k", c7r4="r", c8r4="2g")
    story = Story(position(pieces, ["", ""]))
    assert story.refused(f"leader farmer {cell(6, 4)}") == "leader.joins 3.7"
    assert f"leader farmer {cell(6, 4)}" not in story.legal("leader")
    story = Story(position(at(c5r4="r", c4r4="1k", c7r4="r", c6r3="g"), ["", ""]))
    story.play(f"leader farmer {cell(6, 4)}")
    assert len(kingdoms(story.state)) == 1


def test_where_a_leader_may_stand() -> None:
    """3.6"""
    story = Story(position(at(c4r8="r", c9r4="g"), ["", ""]))
    assert story.refused(f"leader king {cell(4, 7)}") == "leader.river 3.6"
    assert story.refused(f"leader king {cell(9, 5)}") == "leader.temple 3.6"
    assert story.refused(f"leader king {cell(9, 4)}") == "taken 3.6"
    story.play(f"leader king {cell(3, 8)}")
    assert story.refused(f"leader king {cell(3, 8)}") == "leader.same 3.8"


LINK = at(c4r4="r", c3r4="2g", c5r4="1k", c6r4="r", c7r4="2b")


def test_moving_the_leader_that_links_its_kingdom() -> None:
    """3.8: lifting it splits the kingdom; the new place may not touch both halves."""
    pieces = LINK | at(c4r5="g", c6r5="g", c6r6="r", c4r6="r")
    story = Story(position(pieces, ["", ""]))
    assert len(kingdoms(story.state)) == 1
    # between the two halves: before the king is lifted they are one kingdom
    assert story.refused(f"leader king {cell(5, 5)}") == "leader.temple 3.6"
    assert story.refused(f"leader king {cell(5, 6)}") == "leader.joins 3.7"
    assert f"leader king {cell(5, 6)}" not in story.legal("leader king")
    assert f"leader priest {cell(5, 6)}" in story.legal("leader priest")
    story.play(f"leader king {cell(4, 3)}")
    assert len(kingdoms(story.state)) == 2


def test_moving_the_only_leader_inside_its_own_kingdom() -> None:
    """3.8: what it leaves is a mere region, so it may stand beside it again."""
    story = Story(position(at(c5r4="1k", c6r4="r", c7r4="g", c7r3="r"), ["", ""]))
    events = story.play(f"leader king {cell(6, 3)}")
    assert keys(events) == ["leader_moved"]
    assert story.leader(1, "king") == cell(6, 3)


def test_moving_a_leader_into_a_kingdom_of_its_colour() -> None:
    """4.1: a move can start a revolt like a placement."""
    pieces = at(c5r4="1k", c6r4="r", c9r4="2k", c10r4="r")
    story = Story(position(pieces, ["", ""]))
    assert keys(story.play(f"leader king {cell(11, 4)}")) == ["leader_moved", "revolt"]
    story.play("support 0", "support 0")
    assert story.leader(1, "king") is None
    # 3.1: the same leader may try again with the second action
    assert keys(story.play(f"leader king {cell(11, 4)}")) == ["leader", "revolt"]


def test_withdrawing_splits_and_costs_an_action() -> None:
    """3.9"""
    story = Story(position(LINK, ["", ""]))
    assert story.refused("withdraw farmer") == "withdraw.home 3.9"
    story.play("withdraw king")
    assert len(kingdoms(story.state)) == 2
    assert story.state.actions == 1


def test_two_actions_at_the_most() -> None:
    """3.1: then only the end is left; a turn may also end at once."""
    story = Story(position({}, ["rrg", ""]))
    story.play(f"tile r {cell(6, 4)}", f"tile r {cell(8, 4)}")
    assert story.legal() == {"end"}
    assert story.refused(f"tile g {cell(9, 1)}") == "spent 3.1"
    story.play("end")
    assert story.asked == "2 act"
    story.play("end")
    assert story.asked == "1 act"


# ---------------------------------------------------------------- catastrophes


def test_catastrophe_spaces() -> None:
    """3.10, 9.3"""
    square = {cell(column, row): "M" for column in (9, 10) for row in (4, 5)}
    pieces = square | at(c6r4="r", c5r4="1k", c4r0="b", c7r8="X", c6r1="g+", c7r1="g", c8r1="g")
    monuments = f"rb {cell(9, 4)}"
    story = Story(position(pieces, ["", ""], variants="buildings", monuments=monuments, removed="4 r"))
    assert story.refused("ruin b2") == "ruin.treasure 3.10"
    assert story.refused(f"ruin {cell(5, 4)}") == "ruin.taken 3.10"
    assert story.refused(f"ruin {cell(9, 4)}") == "ruin.taken 3.10"
    assert story.refused(f"ruin {cell(7, 8)}") == "ruin.taken 3.10"
    assert story.refused(f"ruin {cell(6, 1)}") == "ruin.building 9.3"
    legal = story.legal("ruin")
    assert {f"ruin {cell(4, 0)}", f"ruin {cell(5, 0)}", f"ruin {cell(7, 1)}", f"ruin {cell(15, 5)}"} <= legal
    story.play(f"ruin {cell(4, 0)}", f"ruin {cell(15, 5)}", "end", "end")
    assert story.refused(f"ruin {cell(0, 0)}") == "ruin.none 3.10"
    assert story.refused(f"leader king {cell(15, 5)}").startswith("taken")


def test_catastrophe_splits_and_sends_leaders_home() -> None:
    """3.11: of every player, at once; the tile leaves the game and nobody scores."""
    pieces = at(c4r4="r", c3r4="2g", c5r4="r", c5r5="2k", c6r4="1b", c7r4="r", c5r3="1r")
    story = Story(position(pieces, ["", ""]))
    events = story.play(f"ruin {cell(5, 4)}")
    assert keys(events) == ["ruin_tile", "home", "home"]
    assert (story.leader(1, "priest"), story.leader(2, "king")) == (None, None)
    assert (story.leader(2, "trader"), story.leader(1, "farmer")) == (cell(3, 4), cell(6, 4))
    assert len(kingdoms(story.state)) == 2
    assert story.state.removed[0] == 1


# ---------------------------------------------------------------- swaps, refills, hidden things


def test_swap_draws_as_many() -> None:
    """3.12: not up to six after an earlier tile."""
    story = Story(position({}, ["rrggkb", ""]))
    story.play(f"tile r {cell(6, 4)}")
    assert story.refused("swap 0") == "swap.nothing 3.12"
    assert story.refused("swap 3 g") == "swap.have 3.12"
    events = story.play("swap 2 g 1 b")
    assert [event.facts["count"] for event in events] == [3, 3]
    assert story.hand(1) == 5
    assert story.state.swapped[0] == [0, 2, 0, 1]


def test_all_refill_only_at_the_end_of_the_turn() -> None:
    """7.2: whoever added tiles, active player first, then clockwise."""
    pieces = at(c6r4="r", c5r4="2k", c7r4="r")
    story = Story(position(pieces, ["rrrkkk", "rrrkkk", "rrrkkk"]))
    story.play(f"leader king {cell(8, 4)}", "support 2", "support 1")
    assert (story.hand(1), story.hand(2)) == (4, 5)
    story.play(f"leader trader {cell(6, 3)}")
    assert (story.hand(1), story.hand(2)) == (4, 5)
    drawn = [(event.seat, event.facts["count"]) for event in story.play("end") if event.key == "drew"]
    assert drawn == [(0, 2), (1, 1)]


def test_bag_runs_out_in_a_swap() -> None:
    """8.2, 8.3: the game ends at once, and the turn's monuments are not scored."""
    square = {cell(column, row): "M" for column in (6, 7) for row in (4, 5)}
    pieces = square | at(c8r4="1b", c9r4="r")
    story = Story(position(pieces, ["rrgg", "kkkkkk"], monuments=f"rb {cell(6, 4)}", bag="1 r 2 k"))
    assert keys(story.play("swap 2 r 2 g")) == ["swapped", "drew", "over.shared"]
    assert story.asked == "over"
    assert story.points(1) == ""
    assert story.state.result == "bag"


def test_emptying_the_bag_exactly_does_not_end_the_game() -> None:
    """8.2"""
    story = Story(position({}, ["rrrrrr", "kkkkkk"], bag="1 r 2 k"))
    story.play("swap 3 r", "end")
    assert story.asked == "2 act"
    assert sum(story.state.bag) == 0
    story.play("end")
    assert story.asked == "1 act"
    story.play(f"tile k {cell(6, 4)}" if story.state.hands[0][2] else f"tile r {cell(6, 4)}")
    assert story.asked == "1 act"
    story.play("end")
    assert story.asked == "over"


def test_bag_runs_out_at_the_refill_after_monuments_paid() -> None:
    """8.2"""
    square = {cell(column, row): "M" for column in (6, 7) for row in (4, 5)}
    pieces = square | at(c8r4="1b", c9r4="r")
    story = Story(position(pieces, ["rrgg", "kkkkkk"], monuments=f"rb {cell(6, 4)}", bag="1 r"))
    assert keys(story.play("end")) == ["ended", "points", "drew", "over"]
    assert story.points(1) == "1b"


def test_game_ends_only_at_the_end_of_a_turn() -> None:
    """8.1: with two treasures left the active player still acts."""
    pieces = at(c5r2="r*", c6r2="1g", c8r6="r*", c7r5="r", c1r1="r*")
    pieces |= at(c6r3="k", c6r4="k", c6r5="k", c6r6="k")
    story = Story(position(pieces, ["kk", "kkkkkk"], idle=False))
    story.play(f"tile k {cell(7, 6)}")
    assert story.asked == "1 keep"
    story.play(f"keep {cell(8, 6)}")
    assert story.state.treasures.bit_count() == 2
    assert story.asked == "1 act"
    story.play(f"tile k {cell(9, 1)}")
    assert keys(story.play("end"))[-1] == "over"
    assert story.state.result == "treasures"


def test_true_ties_share_the_victory() -> None:
    """8.6: equal in all four spheres, whatever the colours; the third place follows."""
    own = {0: "points: 3 r 4 g 5 k 6 b", 1: "points: 6 r 5 g 4 k 2 b; treasures: 1"}
    own[2] = "points: 9 r 9 g 9 k 2 b"
    text = position({cell(1, 1): "r*"}, ["", "", ""], idle=False, own=own, over="treasures")
    found = GAME.standings(GAME.view(GAME.read_position(text, 1), OPEN))
    assert [one.place for one in found] == [1, 1, 3]


def test_views_hide() -> None:
    """1.6: no view shows another hand, other points or treasures, or the bag."""
    story = Story(position({}, ["rrggkb", "rrrrrr", "bbbbbb"], own={1: "points: 5 r; treasures: 2"}))
    seen = GAME.view(story.state, 0)
    assert (seen.hands[1], seen.points[1], seen.treasures_won[1]) == (None, None, None)
    assert seen.hands[0] == [2, 2, 1, 1]
    assert not hasattr(seen, "bag")
    assert GAME.view(story.state, SPECTATOR).hands == [None, None, None]
    assert [one.total for one in GAME.standings(seen)] == [0, None, None]
    hands = {tuple(map(tuple, GAME.sample(seen, Rng(seed)).hands)) for seed in range(20)}
    assert len(hands) > 10
    assert {hand[0] for hand in hands} == {(2, 2, 1, 1)}


def test_open_scores_are_open() -> None:
    """1.8"""
    pieces = at(c6r4="r", c5r4="2k")
    story = Story(position(pieces, ["k", ""], variants="open"))
    event = story.play(f"tile k {cell(7, 4)}")[1]
    assert event.facts == {"owner": 1, "color": "k", "count": 1, "cause": "tile"}
    assert GAME.view(story.state, 0).points[1] == [0, 0, 1, 0]


# ---------------------------------------------------------------- wars


def test_leaderless_region_at_the_uniting_tile_takes_no_side() -> None:
    """4.5: its markets neither support nor leave the board."""
    pieces = at(c4r4="1g", c3r4="r", c5r4="g", c7r4="g", c8r4="2g", c9r4="r", c6r3="g", c6r2="g", c6r5="g")
    story = Story(position(pieces, ["kg", ""]))
    war = story.play(f"tile k {cell(6, 4)}")[-1]
    assert (war.facts["attack"], war.facts["defence"]) == (1, 1)
    story.play("support 1", "support 0")
    assert story.points(1) == "2g"
    assert {story.tile(cell(6, 3)), story.tile(cell(6, 2)), story.tile(cell(6, 5))} == {"g"}


def test_second_and_third_war_after_a_split() -> None:
    """4.11: after each war the sides are looked at again; some pairs no longer meet, others fight on."""
    own = at(c5r4="g", c4r4="1g", c3r4="r", c4r5="1b", c4r3="1k", c5r3="r", c3r5="r")
    other = at(c7r4="g", c8r4="2g", c8r6="2b", c8r5="r", c9r4="g", c10r4="2k", c11r4="r")
    story = Story(position(own | other, ["kggg", ""], turn=1))
    story.play(f"tile k {cell(6, 4)}")
    assert story.legal() == {"war g", "war k", "war b"}
    # the defender's market beside the uniting tile goes, and with it everything behind it
    story.play("war g", "support 3", "support 0")
    assert story.points(1) == "3g"
    assert (story.leader(2, "farmer"), story.leader(2, "king")) == (cell(8, 6), cell(10, 4))
    assert story.asked == "1 act"
    # twin: two temples keep the farmer in touch, only the king is cut off
    story = Story(position(own | other | at(c6r5="r", c7r5="r"), ["kggg", ""]))
    story.play(f"tile k {cell(6, 4)}", "war g", "support 3")
    events = story.play("support 0")
    assert keys(events)[-1] == "war"
    assert events[-1].facts["leader"] == "farmer"
    story.play("support 0", "support 0")
    assert story.points(2) == "1b"
    assert (story.leader(1, "farmer"), story.leader(1, "king")) == (None, cell(4, 3))
    assert story.asked == "1 act"


def test_three_wars_one_after_another() -> None:
    """4.6, 4.11: the active player chooses each time; the last one begins by itself."""
    own = at(c5r4="r", c4r4="1g", c5r3="1b", c5r5="1k")
    other = at(c7r4="r", c8r4="2g", c7r3="2b", c7r5="2k")
    story = Story(position(own | other, ["gggk", "bb"]))
    story.play(f"tile k {cell(6, 4)}")
    assert story.legal() == {"war g", "war k", "war b"}
    story.play("war g", "support 1", "support 0")
    assert (story.asked, story.legal()) == ("1 war", {"war k", "war b"})
    assert story.refused("war g") == "war.peace 4.6"
    story.play("war b", "support 0")
    assert keys(story.play("support 2"))[-1] == "war"
    story.play("support 0", "support 0")
    assert (story.points(1), story.points(2)) == ("1g", "1k 1b")
    assert story.state.removed == [0, 1, 0, 2]
    assert story.asked == "1 act"


def test_active_player_not_involved_in_a_war() -> None:
    """4.7: the first involved player clockwise from the active one attacks."""
    pieces = at(c5r4="r", c4r4="1k", c7r4="r", c8r4="3k")
    for active, attacker in ((2, 3), (4, 1)):
        story = Story(position(pieces, ["k", "k", "kk", "k"], turn=active))
        war = story.play(f"tile k {cell(6, 4)}")[-1]
        assert (war.key, war.seat) == ("war", attacker - 1)
        assert story.asked == f"{attacker} support"
        defender = 4 - attacker
        story.play("support 1")
        assert story.asked == f"{defender} support"
        story.play("support 0")
        assert story.points(attacker) == "1k"
        assert story.asked == f"{active} act"


def test_temples_beside_other_leaders_survive_a_war_of_priests() -> None:
    """4.12: spared are temples with a treasure, beside another leader, or under a building."""
    own = at(c5r4="r", c4r4="1r", c3r4="r")
    other = at(
        c7r4="r", c8r4="2r", c9r4="r", c8r3="r", c9r3="2k", c8r5="r+", c7r5="r", c9r5="r",
        c10r5="r", c10r4="r", c11r4="r", c12r4="r", c13r4="r*",
    )  # fmt: skip
    story = Story(position(own | other, ["krrrrr", ""], variants="buildings"))
    war = story.play(f"tile k {cell(6, 4)}", "support 0")[-2]
    assert (war.facts["attack"], war.facts["defence"]) == (2, 11)
    story = Story(position(own | other, ["krrrrr", "kkkkkk"], variants="buildings", turn=1))
    story.play(f"tile k {cell(6, 4)}")
    story.play("support 5", "support 0")  # 7 to 11: the attacker loses
    assert story.leader(1, "priest") is None
    # c5r4 and c3r4 stand beside the losing priest alone, so they go
    assert (story.tile(cell(5, 4)), story.tile(cell(3, 4))) == (None, None)
    assert story.points(2) == "3r"


def test_losing_defender_of_a_war_of_priests() -> None:
    """4.12: the other half, with the many-templed side losing."""
    own = at(c5r4="r", c4r4="1r", c3r4="r", c5r3="r", c4r3="r")
    other = at(c7r4="r", c8r4="2r", c9r4="r+", c8r3="r", c9r3="2k", c8r5="r", c13r4="r*")
    other |= at(c9r5="g", c10r5="g", c11r5="g", c12r5="g", c13r5="g")
    story = Story(position(own | other, ["krrrr", ""], variants="buildings"))
    war = story.play(f"tile k {cell(6, 4)}")[-1]
    assert (war.facts["attack"], war.facts["defence"]) == (4, 5)
    story.play("support 2", "support 0")
    assert story.leader(2, "priest") is None
    spared = {name: story.tile(name) for name in (cell(8, 3), cell(9, 4), cell(13, 4))}
    assert set(spared.values()) == {"r"}  # beside the king, under the library, under a treasure
    gone = {name: story.tile(name) for name in (cell(7, 4), cell(8, 5))}
    assert set(gone.values()) == {None}
    assert story.points(1) == "3r"


def test_tile_under_a_building_supports_and_survives() -> None:
    """9.3"""
    pieces = at(c4r4="1g", c3r4="r", c5r4="g", c7r4="g+", c8r4="2g", c9r4="r", c7r3="g", c7r2="g")
    story = Story(position(pieces, ["kgggg", ""], variants="buildings"))
    war = story.play(f"tile k {cell(6, 4)}")[-1]
    assert (war.facts["attack"], war.facts["defence"]) == (1, 3)
    story.play("support 4", "support 0")
    assert story.tile(cell(7, 4)) == "g"
    assert story.points(1) == "3g"


def test_english_variant() -> None:
    """4.14"""
    pieces = at(c4r4="1g", c3r4="r", c5r4="g", c7r4="g", c8r4="2g", c9r4="r", c7r3="g", c7r2="g")
    story = Story(position(pieces, ["kggggg", "gggggg"], variants="english"))
    story.play(f"tile k {cell(6, 4)}")
    assert story.legal() == {"support 0", "support 3", "support 4", "support 5"}
    assert story.refused("support 2") == "support.ahead 4.14"
    story.play("support 4")
    assert story.legal() == {"support 0", "support 2"}
    assert story.refused("support 3") == "support.level 4.14"
    story.play("support 2")
    assert story.points(2) == "2g"


# ---------------------------------------------------------------- monuments


def test_trader_sent_home_by_a_monument_gets_no_treasure() -> None:
    """3.13: first the leaders go home, then treasures are shared."""
    pieces = at(c5r2="r*", c6r2="r", c5r3="r", c6r1="1g", c7r3="k", c7r4="g", c8r4="k", c8r5="k", c8r6="r*")
    story = Story(position(pieces, ["r", ""]))
    story.play(f"tile r {cell(6, 3)}")
    assert story.asked == "1 raise"
    events = story.play(f"monument rb {cell(5, 2)}")
    assert keys(events) == ["monument", "home"]
    assert story.leader(1, "trader") is None
    assert story.state.treasures_won == [0, 0]
    # twin: without the monument the trader stays and takes one of the two
    story = Story(position(pieces, ["r", ""]))
    story.play(f"tile r {cell(6, 3)}", "skip")
    assert story.asked == "1 keep"


def test_several_squares_at_once() -> None:
    """5.3: the active player picks one; the placed tile is then face down."""
    pieces = at(c5r3="g", c6r3="g", c7r3="g", c5r4="g", c7r4="g")
    story = Story(position(pieces, ["gg", ""]))
    story.play(f"tile g {cell(6, 4)}")
    corners = (cell(5, 3), cell(6, 3))
    pairs = ("gk", "gb", "rg")
    assert story.legal("monument") == {f"monument {pair} {one}" for pair in pairs for one in corners}
    targets = {GAME.targets(GAME.view(story.state, 0), move) for move in story.match.legal_moves()}
    assert len(targets) == 7
    assert story.refused(f"monument rb {cell(5, 3)}") == "monument.colour 5.2"
    assert story.refused(f"monument gk {cell(6, 4)}") == "monument.square 5.1"
    story.play(f"monument gk {cell(6, 3)}")
    assert story.asked == "1 act"
    assert story.tile(cell(5, 3)) == "g"


def test_old_square_cannot_be_used_later() -> None:
    """5.1, 5.4"""
    pieces = at(c5r3="g", c6r3="g", c5r4="g")
    story = Story(position(pieces, ["gg", ""]))
    story.play(f"tile g {cell(6, 4)}", "skip", f"tile g {cell(7, 4)}")
    assert story.asked == "1 act"


def test_no_monument_left_of_the_colour() -> None:
    """5.2"""
    pieces = at(c5r3="g", c6r3="g", c5r4="g")
    corners = {"gk": (8, 1), "gb": (10, 1), "rg": (9, 4)}
    for column, row in corners.values():
        pieces |= {cell(column + right, row + down): "M" for right in (0, 1) for down in (0, 1)}
    monuments = " ".join(f"{pair} {cell(*corner)}" for pair, corner in corners.items())
    story = Story(position(pieces, ["g", ""], monuments=monuments, removed="12 g"))
    story.play(f"tile g {cell(6, 4)}")
    assert story.asked == "1 act"


def test_two_leaders_and_two_monuments_add_up() -> None:
    """5.6: no king for another colour, only the active player, not adjacency."""
    square = {cell(column, row): "M" for column in (6, 7) for row in (4, 5)}
    square |= {cell(column, row): "M" for column in (8, 9) for row in (4, 5)}
    pieces = square | at(c10r4="r", c11r4="1k", c10r3="1r", c10r5="2b")
    monuments = f"rb {cell(6, 4)} rk {cell(8, 4)}"
    story = Story(position(pieces, ["", ""], monuments=monuments, removed="8 r"))
    story.play("end")
    assert (story.points(1), story.points(2)) == ("2r 1k", "")
    story.play("end")
    assert story.points(2) == "1b"


def test_turned_tiles_connect_and_never_count() -> None:
    """5.5"""
    square = {cell(column, row): "M" for column in (6, 7) for row in (4, 5)}
    pieces = square | at(c5r4="1k", c5r3="r", c8r4="2r", c8r3="r")
    story = Story(position(pieces, ["r", ""], monuments=f"rb {cell(6, 4)}", removed="4 r"))
    assert len(kingdoms(story.state)) == 1
    assert story.refused(f"leader trader {cell(6, 6)}") == "leader.temple 3.6"
    assert story.refused(f"tile r {cell(6, 4)}") == "taken 3.2"


# ---------------------------------------------------------------- treasures


def test_framed_treasures_first() -> None:
    """6.2: framed ones never stay while another one can; among the others the owner chooses."""
    pieces = at(c1r1="r*", c5r2="r*", c2r1="k", c2r2="k", c1r2="k", c5r3="k", c4r3="k", c4r4="k", c3r4="k")
    pieces |= at(c2r4="k", c2r5="k", c13r4="r*", c8r6="r*", c10r0="r*", c6r2="1g")
    pieces |= at(c6r3="k", c6r4="k", c6r5="k", c6r6="k", c2r3="b")
    story = Story(position(pieces, ["k", ""], idle=False))
    story.play(f"tile k {cell(7, 6)}")
    assert story.asked == "1 keep"
    assert story.legal() == {f"keep {cell(5, 2)}", f"keep {cell(8, 6)}"}
    assert story.refused(f"keep {cell(1, 1)}") == "keep.framed 6.2"
    assert story.refused(f"keep {cell(13, 4)}") == "keep.none 6.2"
    story.play(f"keep {cell(5, 2)}")
    assert story.state.treasures_won == [2, 0]
    assert {cell(5, 2), cell(13, 4), cell(10, 0)} == story.treasures()


def test_trader_arriving_later_takes_the_treasures() -> None:
    """6.3: also another player's trader, and in a leader's action."""
    pieces = at(c5r2="r*", c6r2="2k", c6r3="k", c6r4="k", c6r5="k", c6r6="k", c7r6="k", c8r6="r*")
    story = Story(position(pieces, ["", ""]))
    story.play(f"leader trader {cell(5, 1)}")
    assert story.asked == "1 keep"


def test_owner_of_the_trader_takes_them_not_the_active_player() -> None:
    """6.1"""
    pieces = at(c5r2="r*", c6r2="2g", c6r3="k", c6r4="k", c6r5="k", c6r6="k", c8r6="r*")
    story = Story(position(pieces, ["k", ""]))
    story.play(f"tile k {cell(7, 6)}")
    assert story.asked == "2 keep"
    story.play(f"keep {cell(5, 2)}")
    assert story.state.treasures_won == [0, 1]
    assert story.asked == "1 act"


def test_treasures_after_a_split() -> None:
    """6.4: each part is looked at on its own."""
    own = at(c5r2="r*", c5r3="1g", c5r4="g", c4r3="r")
    other = at(c7r4="g", c8r4="g", c8r5="2g", c8r6="r*")
    story = Story(position(own | other, ["kgg", ""]))
    story.play(f"tile k {cell(6, 4)}", "support 2", "support 0")
    assert story.points(1) == "3g"
    assert story.state.treasures_won == [0, 0]


# ---------------------------------------------------------------- buildings and the wonder


def test_building_under_a_monument_goes_back() -> None:
    """9.5: it may be put there in the same action, and is free again at once."""
    pieces = at(c5r3="g", c6r3="g", c5r4="g", c7r4="g")
    story = Story(position(pieces, ["gg", ""], variants="buildings"))
    story.play(f"tile g {cell(6, 4)}")
    assert story.asked == "1 build"
    events = story.play(f"build {cell(6, 4)}", f"monument gk {cell(5, 3)}")
    assert keys(events) == ["built", "monument", "building_back"]
    assert story.state.buildings == [-1] * 4


def test_building_of_a_joined_region_counts() -> None:
    """9.2: the kingdom is looked at after the tile lies; a building placed now is too late."""
    pieces = at(c5r4="1g", c4r4="r", c7r4="g+", c8r4="g", c9r4="g")
    story = Story(position(pieces, ["g", ""], variants="buildings"))
    story.play(f"tile g {cell(6, 4)}")
    assert story.points(1) == "2g"
    pieces = at(c5r4="1g", c4r4="r", c7r4="g", c8r4="g")
    story = Story(position(pieces, ["g", ""], variants="buildings"))
    story.play(f"tile g {cell(6, 4)}", f"build {cell(7, 4)}")
    assert story.points(1) == "1g"


def test_building_moves_to_the_other_line_of_a_crossing() -> None:
    """9.4: a longer line that does not hold the building is open to it; its own line is not."""
    pieces = at(c5r2="k", c6r2="k", c7r2="k+", c8r3="k", c8r4="k", c8r5="k", c8r6="k")
    story = Story(position(pieces, ["k", ""], variants="buildings"))
    story.play(f"tile k {cell(8, 2)}")  # across: 4 with the building; down: 5
    assert story.legal("build") == {f"build {cell(8, row)}" for row in (2, 3, 4, 5, 6)}


def test_shortened_line_counts_as_it_is_now() -> None:
    """9.4"""
    pieces = at(c5r2="k+", c9r5="k", c10r5="k")
    story = Story(position(pieces, ["k", ""], variants="buildings"))
    story.play(f"tile k {cell(11, 5)}")
    assert story.asked == "1 build"


def test_wonder_over_a_treasure() -> None:
    """10.2: the treasure stays in play on its space, framed or not, and can still be collected."""
    pieces = at(c8r6="r*", c7r6="r", c9r6="r", c8r5="r", c10r6="1g", c11r6="r")
    story = Story(position(pieces, ["rk", ""], variants="wonder"))
    story.play(f"tile r {cell(8, 7)}", f"wonder {cell(8, 6)}")
    assert cell(8, 6) in story.treasures()
    assert story.refused(f"ruin {cell(8, 6)}").startswith("ruin.treasure")
    assert story.refused(f"ruin {cell(8, 5)}") == "ruin.taken 3.10"
    assert story.leader(1, "trader") == cell(10, 6)
    story.play("end", "end")
    assert story.asked == "1 act"  # a trader is no king: the wonder pays nothing


def test_wonder_or_monument_but_not_both() -> None:
    """10.4"""
    pieces = at(c6r4="g", c5r4="g", c7r4="g", c6r3="g", c5r5="g")
    story = Story(position(pieces, ["g", ""], variants="wonder"))
    story.play(f"tile g {cell(6, 5)}")
    assert story.legal("wonder") == {f"wonder {cell(6, 4)}"}
    assert story.legal("monument") == {f"monument {pair} {cell(5, 4)}" for pair in ("gk", "gb", "rg")}
    story.play(f"monument gk {cell(5, 4)}")
    assert story.asked == "1 act"


def test_no_wonder_without_the_option() -> None:
    """1.8"""
    pieces = at(c6r4="g", c5r4="g", c7r4="g", c6r3="g")
    story = Story(position(pieces, ["g", ""]))
    story.play(f"tile g {cell(6, 5)}")
    assert story.asked == "1 act"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("board", "treasures"), [("standard", 10), ("advanced", 14)])
def test_set_up(seats: int, board: str, treasures: int) -> None:
    """1.3, 1.4: the same bag for every number of players."""
    story = Story(seats=seats, options={"board": board, "starter": "2"})
    state = story.state
    assert state.treasures.bit_count() == treasures
    assert sum(state.bag) == 153 - treasures - 6 * seats
    assert state.ruins_left == [2] * seats
    assert story.asked == "2 act"
    assert state.rules.map.framed.bit_count() == (4 if board == "standard" else 6)


# ---------------------------------------------------------------- easy to miss


def test_log_forgets_who_scored() -> None:
    """1.6: told when it happens, gone from everybody's log after the own next turn."""
    pieces = at(c6r4="r", c5r4="2k")
    story = Story(position(pieces, ["kkkkkk", "kkkkkk"]))
    story.play(f"tile k {cell(7, 4)}")

    def lines(seat: int) -> list[str]:
        return [story.match.tell(event, "en") for _, event in story.match.log(seat) if event.key == "points"]

    assert lines(0) == lines(1) == ["B: +1 black for the tile."]
    story.play("end", "end", "end", "end")
    assert lines(0) == lines(1) == ["Points go behind a screen."]


def test_leaders_of_different_colours_live_in_peace() -> None:
    """2.4: whoever owns them, and in anybody's kingdom."""
    pieces = at(c6r4="r", c5r4="2k", c7r4="2r")
    story = Story(position(pieces, ["", ""]))
    assert keys(story.play(f"leader trader {cell(6, 3)}", f"leader farmer {cell(6, 5)}")) == [
        "leader",
        "leader",
    ]
    assert len(kingdoms(story.state)) == 1


def test_catastrophes_are_not_tiles_of_the_hand() -> None:
    """1.5, 3.10: playing one is a whole action and changes no hand."""
    story = Story(position({}, ["rrrrrr", ""]))
    story.play(f"ruin {cell(6, 4)}")
    assert (story.hand(1), story.state.actions) == (6, 1)
    assert "drew" not in [event.key for event in story.play("end") if event.seat == 0]


def test_revolt_counts_only_neighbouring_temples() -> None:
    """4.2: the temples of the whole kingdom do not count, and one temple may count for both."""
    pieces = at(c6r4="r", c7r4="2g", c8r5="r", c8r4="r", c9r5="r", c9r6="r")
    story = Story(position(pieces, ["", ""]))
    revolt = story.play(f"leader trader {cell(6, 3)}")[-1]
    assert (revolt.facts["attack"], revolt.facts["defence"]) == (1, 2)


def test_lost_revolt_takes_its_links_away() -> None:
    """4.4: regions that only the losing attacker joined fall apart again."""
    pieces = at(c6r4="r", c7r4="2k", c5r3="g")
    story = Story(position(pieces, ["", ""]))
    story.play(f"leader king {cell(6, 3)}", "support 0", "support 0")
    assert story.leader(1, "king") is None
    assert [group.bit_count() for group in kingdoms(story.state)] == [2]


def test_uniting_farm_starts_a_war_of_traders() -> None:
    """4.8: the colour of the uniting tile does not matter."""
    pieces = at(c3r4="1g", c3r5="r", c5r3="2g", c5r2="r", c4r3="g")  # d4 touches the trader and e4
    story = Story(position(pieces, ["b", ""]))
    assert keys(story.play(f"tile b {cell(3, 3)}"))[-1] == "war"


def test_a_turn_of_a_player_without_leaders_scores_nothing() -> None:
    """3.4, 5.6"""
    story = Story(position(at(c6r4="r"), ["rrrrrr", ""]))
    story.play(f"tile r {cell(7, 4)}", f"tile r {cell(6, 5)}", "end")
    assert story.points(1) == ""
