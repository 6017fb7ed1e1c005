"""The worked examples of the rulebooks, TE-E1 to TE-E13."""

from __future__ import annotations

import pytest

from pyengine.core.game import OPEN
from pyengine.games.tigris import GAME
from pyengine.games.tigris.effects import ranking, spheres
from pyengine.games.tigris.kingdoms import kingdoms
from tests.games.tigris_table import Story, at, cell, keys, position

START = {
    cell(column, row): "r*"
    for column, row in ((10, 0), (1, 1), (15, 1), (5, 2), (13, 4), (8, 6), (1, 7), (14, 8), (5, 9), (10, 10))
}


def test_first_round() -> None:
    """TE-E1"""
    hands = ["rrggkk", "bbbggk", "rrkkgg", "rrrrgk"]
    story = Story(position(START, hands, idle=False))
    story.play(f"leader king {cell(6, 2)}", f"leader priest {cell(8, 5)}")
    assert len(kingdoms(story.state)) == 2
    assert "drew" not in keys(story.play("end"))
    story.play(f"leader farmer {cell(5, 1)}")
    assert len(kingdoms(story.state)) == 2
    story.play(f"tile b {cell(4, 1)}")
    assert story.points(2) == "1b"
    assert [event.facts["count"] for event in story.play("end") if event.key == "drew"] == [1]
    story.play(f"leader king {cell(12, 4)}", f"tile r {cell(11, 4)}")
    assert story.points(3) == "1r"
    assert [event.facts["count"] for event in story.play("end") if event.key == "drew"] == [1]
    revolt = story.play(f"leader priest {cell(9, 6)}")[-1]
    assert (revolt.key, revolt.facts["attack"], revolt.facts["defence"]) == ("revolt", 1, 1)
    assert story.asked == "4 support"
    story.play("support 3")
    assert story.asked == "1 support"
    assert story.legal() == {"support 0", "support 1", "support 2"}
    won = story.play("support 0")[1]
    assert (won.key, won.seat, won.facts["attack"], won.facts["defence"]) == ("revolt_won", 3, 4, 1)
    assert story.leader(1, "priest") is None
    assert story.state.removed == [3, 0, 0, 0]
    story.play(f"tile r {cell(7, 6)}")
    assert story.points(4) == "2r"
    assert [event.facts["count"] for event in story.play("end") if event.key == "drew"] == [4]
    assert [story.points(seat) for seat in (1, 2, 3, 4)] == ["", "1b", "1r", "2r"]
    assert story.asked == "1 act"


def test_two_temples_would_not_have_tied_the_first_revolt() -> None:
    """TE-E1, the words about Andrew's two temples"""
    pieces = START | {cell(8, 5): "1r"}
    story = Story(position(pieces, ["rr", "", "", "rrrr"], idle=False, turn=4))
    story.play(f"leader priest {cell(9, 6)}", "support 3", "support 2")
    assert story.leader(4, "priest") == cell(9, 6)


REVOLT = at(c6r4="r", c5r3="r", c5r5="r", c8r4="r", c9r3="r", c7r4="g", c9r4="1g")


@pytest.mark.parametrize(
    ("missing", "attack", "defence"), [((), 3, 2), ((cell(5, 5), cell(9, 3)), 2, 1)], ids=["TE-E2", "TE-E3"]
)
def test_tied_revolt_goes_to_the_defender(missing: tuple[str, ...], attack: int, defence: int) -> None:
    pieces = {name: piece for name, piece in REVOLT.items() if name not in missing}
    story = Story(position(pieces, ["rrr", "rr"], turn=2))
    revolt = story.play(f"leader trader {cell(5, 4)}")[-1]
    assert (revolt.facts["attack"], revolt.facts["defence"]) == (attack, defence)
    removed = story.state.removed[0]
    story.play("support 2", "support 3")
    assert story.leader(2, "trader") is None
    assert story.leader(1, "trader") == cell(9, 4)
    assert (story.points(1), story.points(2)) == ("1r", "")
    assert story.state.removed[0] - removed == 5
    assert story.tile(cell(6, 4)) == "r"


WAR = at(c2r4="1k", c3r4="r", c4r4="1g", c5r4="g", c7r4="g", c8r4="g", c9r4="2g", c10r4="r", c11r4="2k")


def test_war_of_traders() -> None:
    """TE-E4"""
    story = Story(position(WAR, ["gggggk", "gg"]))
    events = story.play(f"tile k {cell(6, 4)}")
    assert keys(events) == ["tile", "union"]
    assert (story.asked, story.legal()) == ("1 war", {"war g", "war k"})
    war = story.play("war g")[0]
    assert (war.seat, war.facts["attack"], war.facts["defence"]) == (0, 1, 2)
    story.play("support 4", "support 1")
    assert story.points(1) == "3g"
    assert story.leader(2, "trader") is None
    assert (story.tile(cell(7, 4)), story.tile(cell(8, 4))) == (None, None)
    assert story.tile(cell(6, 4)) == "k"
    assert story.state.removed == [0, 7, 0, 0]
    assert story.asked == "1 act"
    assert (story.leader(1, "king"), story.leader(2, "king")) == (cell(2, 4), cell(11, 4))


def test_uniting_market_counts_for_neither_side() -> None:
    """TE-E4, first twin"""
    story = Story(position(WAR, ["gggggk", "gg"]))
    story.play(f"tile g {cell(6, 4)}")
    war = story.play("war g")[0]
    assert (war.facts["attack"], war.facts["defence"]) == (1, 2)


def test_kings_first_leaves_the_traders_to_fight() -> None:
    """TE-E4, second twin"""
    story = Story(position(WAR, ["gggggk", "gg"]))
    story.play(f"tile k {cell(6, 4)}", "war k", "support 0")
    events = story.play("support 0")
    assert story.points(2) == "1k"
    assert story.leader(1, "king") is None
    assert keys(events)[-1] == "war"
    assert story.asked == "1 support"


def test_monument_sends_a_trader_home_and_pays() -> None:
    """TE-E5"""
    pieces = at(c6r4="r", c7r4="r", c6r5="r", c4r4="r", c8r4="2g", c5r4="1b", c4r5="2r")
    story = Story(position(pieces, ["r", ""]))
    story.play(f"tile r {cell(7, 5)}")
    assert story.points(2) == "1r"
    assert story.asked == "1 raise"
    events = story.play(f"monument rb {cell(6, 4)}")
    assert keys(events) == ["monument", "home"]
    assert story.leader(2, "trader") is None
    story.play("end")
    assert story.points(1) == "1b"
    story.play("end")
    assert story.points(2) == "2r"


def test_monument_in_the_classic_edition() -> None:
    """TE-E6"""
    pieces = at(c6r4="r", c7r4="r", c6r5="r", c4r4="r", c8r4="2b", c5r4="1k", c4r5="2r")
    story = Story(position(pieces, ["r", ""]))
    story.play(f"tile r {cell(7, 5)}", f"monument rk {cell(6, 4)}")
    assert story.leader(2, "farmer") is None
    story.play("end")
    assert story.points(1) == "1k"
    story.play("end")
    assert story.points(2) == "2r"


def test_framed_treasure_is_taken() -> None:
    """TE-E7"""
    pieces = at(c13r4="r*", c12r4="1g", c13r5="2b", c13r3="b", c14r3="b", c15r1="r*", c15r2="g")
    story = Story(position(pieces, ["b", ""]))
    events = story.play(f"tile b {cell(15, 3)}")
    assert keys(events) == ["tile", "points", "treasures"]
    assert story.points(2) == "1b"
    assert story.state.treasures_won == [1, 0]
    assert cell(13, 4) in story.treasures()
    assert cell(15, 1) not in story.treasures()


TABLE = {  # settlements, temples, farms, markets before treasures; treasures; with treasures
    "potter": ([10, 10, 14, 10], 3, [11, 11, 14, 11]),
    "lion": ([12, 10, 7, 13], 3, [12, 10, 10, 13]),
    "bull": ([10, 10, 11, 18], 0, [10, 10, 11, 18]),
    "archer": ([22, 6, 17, 11], 3, [22, 9, 17, 11]),
}


def test_score_table() -> None:
    """TE-E8"""
    for points, treasures, totals in TABLE.values():
        assert spheres(points, treasures) == totals
    assert sorted(spheres([8, 11, 14, 11], 3)) == [11, 11, 11, 14]
    ranked = ranking([sorted(spheres(points, treasures)) for points, treasures, _ in TABLE.values()])
    assert ranked == [1, 2, 3, 4]
    assert sum(treasures for _, treasures, _ in TABLE.values()) == 9


def test_score_table_as_standings() -> None:
    """TE-E8, on a finished table"""
    rows = [
        "points: 10 k 10 r 14 b 10 g; treasures: 3",
        "points: 12 k 10 r 7 b 13 g; treasures: 3",
        "points: 10 k 10 r 11 b 18 g",
        "points: 22 k 6 r 17 b 11 g; treasures: 3",
    ]
    text = position({cell(1, 1): "r*"}, [""] * 4, idle=False, own=dict(enumerate(rows)), over="treasures")
    state = GAME.read_position(text, 1)
    found = GAME.standings(GAME.view(state, OPEN))
    assert [(one.place, one.total) for one in found] == [(1, 11), (2, 10), (3, 10), (4, 9)]
    assert list(found[1].parts.values()) == [10, 10, 12, 13]


def test_what_is_a_kingdom() -> None:
    """TE-E9"""
    story = Story(position(at(c6r4="r", c5r3="r", c6r3="1k", c8r8="b"), ["gg", ""]))
    assert [kingdom.bit_count() for kingdom in kingdoms(story.state)] == [3]
    events = story.play(f"tile g {cell(7, 2)}")  # diagonal to the king: another region
    assert keys(events) == ["tile"]
    assert story.points(1) == ""
    assert keys(story.play(f"tile g {cell(7, 3)}")) == ["tile", "points"]


def test_points_of_a_tile() -> None:
    """TE-E10"""
    pieces = at(c6r4="r", c5r4="2k", c7r4="2g")
    story = Story(position(pieces, ["gk", ""]))
    story.play(f"tile g {cell(6, 5)}")
    assert story.points(2) == "1g"
    story = Story(position(at(c6r4="r", c5r4="2k"), ["gk", ""]))
    story.play(f"tile g {cell(6, 5)}")
    assert story.points(2) == "1g"


@pytest.mark.parametrize(
    ("laid", "last", "sites"),
    [
        (at(c6r8="b", c7r8="b"), f"tile b {cell(8, 8)}", [(6, 8), (7, 8), (8, 8)]),
        (at(c6r3="r", c6r4="r"), f"tile r {cell(6, 5)}", [(6, 3), (6, 4), (6, 5)]),
        (at(c9r3="g", c9r4="g"), f"tile g {cell(10, 4)}", []),
        (at(c8r5="k", c10r5="k"), f"tile k {cell(9, 5)}", [(8, 5), (9, 5), (10, 5)]),
    ],
    ids="ABCD",
)
def test_buildings(laid: dict[str, str], last: str, sites: list[tuple[int, int]]) -> None:
    """TE-E11"""
    story = Story(position(laid, ["rgkb", ""], variants="buildings"))
    story.play(last)
    assert story.legal("build") == {f"build {cell(*site)}" for site in sites}
    assert story.asked == ("1 build" if sites else "1 act")


@pytest.mark.parametrize(("length", "moves"), [(3, False), (4, True)])
def test_moving_a_building_needs_a_longer_line(length: int, moves: bool) -> None:
    """TE-E11, move tests"""
    pieces = at(c5r1="k+", c6r1="k", c7r1="k") | {cell(4 + step, 4): "k" for step in range(length - 1)}
    story = Story(position(pieces, ["k", ""], variants="buildings"))
    story.play(f"tile k {cell(3 + length, 4)}")
    assert (story.asked == "1 build") == moves
    if moves:
        assert story.legal("build") == {f"build {cell(4 + step, 4)}" for step in range(4)}
        assert story.refused(f"build {cell(6, 1)}") == "build.longer 9.4"


@pytest.mark.parametrize(("length", "moves"), [(4, False), (5, True)])
def test_building_on_a_crossing(length: int, moves: bool) -> None:
    """TE-E11, crossing of 3 and 4"""
    pieces = at(c5r1="k", c6r1="k+", c7r1="k", c8r1="k", c6r2="k", c6r3="k")
    pieces |= {cell(4 + step, 5): "k" for step in range(length - 1)}
    story = Story(position(pieces, ["k", ""], variants="buildings"))
    story.play(f"tile k {cell(3 + length, 5)}")
    assert (story.asked == "1 build") == moves


def test_own_line_grows_without_a_move() -> None:
    """TE-E11, own run extended from three to four"""
    story = Story(position(at(c5r4="k+", c6r4="k", c7r4="k"), ["k", ""], variants="buildings"))
    story.play(f"tile k {cell(8, 4)}")
    assert story.asked == "1 act"


FARMS = at(c6r8="b+", c7r8="b", c8r8="b", c6r9="r", c5r9="r*")


@pytest.mark.parametrize("leader", ["2b", "2k"], ids=["farmer", "king"])
def test_granary_doubles_a_farm(leader: str) -> None:
    """TE-E11, bonus"""
    story = Story(position(FARMS | at(c7r9=leader), ["b", ""], variants="buildings"))
    story.play(f"tile b {cell(9, 8)}")
    assert story.points(2) == "2b"


def test_uniting_farm_scores_nothing() -> None:
    """TE-E11, bonus"""
    pieces = FARMS | at(c7r9="2b", c10r8="b", c10r9="1k", c11r9="r")
    story = Story(position(pieces, ["b", ""], variants="buildings"))
    story.play(f"tile b {cell(9, 8)}")
    assert (story.points(1), story.points(2)) == ("", "")


CROSS = at(c6r4="r", c5r4="r", c7r4="r", c6r3="r")


def test_wonder_pays_the_king() -> None:
    """TE-E12"""
    story = Story(position(CROSS | at(c9r4="r", c8r4="1k"), ["r", ""], variants="wonder"))
    story.play(f"tile r {cell(6, 5)}")
    assert story.points(1) == "1r"
    assert story.legal() == {f"wonder {cell(6, 4)}", "skip"}
    story.play(f"wonder {cell(6, 4)}")
    assert story.leader(1, "king") == cell(8, 4)
    assert story.state.removed[0] == 5
    story.play("end")
    assert story.asked == "1 colour"
    story.play("colour b")
    assert story.points(1) == "1r 1b"


def test_wonder_pays_only_in_the_kings_own_turn() -> None:
    """TE-E12, twin A"""
    story = Story(position(CROSS | at(c9r4="r", c8r4="2k"), ["r", ""], variants="wonder"))
    story.play(f"tile r {cell(6, 5)}", f"wonder {cell(6, 4)}", "end")
    assert story.asked == "2 act"
    story.play("end")
    assert story.asked == "2 colour"


def test_wonder_sends_a_king_home() -> None:
    """TE-E12, twin B"""
    story = Story(position(CROSS | at(c8r4="1k"), ["r", ""], variants="wonder"))
    story.play(f"tile r {cell(6, 5)}", f"wonder {cell(6, 4)}")
    assert story.leader(1, "king") is None
    story.play("end")
    assert story.asked == "2 act"


def test_monument_pays_every_own_turn() -> None:
    """TE-E13, farmer and red-blue monument"""
    square = {cell(column, row): "M" for column in (6, 7) for row in (4, 5)}
    pieces = square | at(c8r4="1b", c9r4="r")
    story = Story(position(pieces, ["", ""], monuments=f"rb {cell(6, 4)}", removed="4 r"))
    story.play("end", "end", "end")
    assert story.points(1) == "2b"
    assert story.points(2) == ""


def test_hand_tiles_never_score() -> None:
    """TE-E13: traders with three and four supporters, both add two; the stronger wins four"""
    pieces = at(c2r4="1g", c1r4="r", c3r4="g", c4r4="g", c5r4="g")
    pieces |= at(c7r4="g", c8r4="g", c9r4="g", c10r4="g", c11r4="2g", c12r4="r")
    story = Story(position(pieces, ["kgg", "gg"]))
    story.play(f"tile k {cell(6, 4)}", "support 2", "support 2")
    assert story.points(2) == "4g"
