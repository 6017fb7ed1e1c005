"""Previews: the point and its owner, kingdoms joined, both endings of a conflict, from the own view only."""

from __future__ import annotations

from pyengine.core.game import Outcome, Preview
from pyengine.games.tigris import GAME
from tests.games.tigris_table import Story, at, cell, keys, position


def ahead(story: Story, line: str) -> Preview:
    ask = story.match.ask
    assert ask is not None
    said: Preview = GAME.preview(GAME.view(story.state, ask.seat), GAME.read_move(line))
    return said


def followed(outcome: Outcome) -> list[str]:
    return [f"{event.key} {','.join(event.at)}" for event in outcome.events]


WAR = at(c2r4="1k", c3r4="r", c4r4="1g", c5r4="g", c7r4="g", c8r4="g", c9r4="2g", c10r4="r", c11r4="2k")


def test_point_and_its_owner() -> None:
    story = Story(position(at(c6r4="r", c5r4="2k"), ["g", ""]))
    said = ahead(story, f"tile g {cell(7, 4)}")
    assert keys(said.events) == ["tile", "points"]
    assert said.events[1].passing == {"owner": 1, "color": "g", "count": 1, "cause": "tile"}
    assert not said.outcomes


def test_revolt_with_both_strengths_and_the_tiles_needed() -> None:
    pieces = at(c6r4="r", c7r4="2k", c7r3="r", c7r5="r", c5r4="r")
    story = Story(position(pieces, ["rr", "rr"]))
    said = ahead(story, f"leader king {cell(6, 3)}")
    assert keys(said.events) == ["leader", "revolt"]
    attack, defend = said.outcomes
    assert (attack.key, attack.facts["attack"], attack.facts["defence"], attack.facts["need"]) == (
        "attack",
        2,
        3,
        2,
    )
    assert defend.key == "defend.now"
    assert followed(attack) == [f"leaves cell:{cell(7, 4)}", "points "]
    assert followed(defend) == [f"leaves cell:{cell(6, 3)}", "points "]


def test_each_war_with_what_would_leave_the_board() -> None:
    story = Story(position(WAR, ["gggggk", "gg"]))
    said = ahead(story, f"tile k {cell(6, 4)}")
    assert keys(said.events) == ["tile", "union"]
    assert [f"{one.facts['leader']} {one.key}" for one in said.outcomes] == [
        *("trader war", "trader attack", "trader defend.now"),
        *("king war", "king attack", "king defend.now"),
    ]
    lost = f"lost cell:{cell(7, 4)},cell:{cell(8, 4)}"
    assert followed(said.outcomes[1]) == [f"leaves cell:{cell(9, 4)}", lost, "points "]
    assert said.outcomes[1].events[-1].passing["count"] == 3


def test_support_shows_what_the_defender_needs() -> None:
    story = Story(position(WAR, ["gggggk", "gg"]))
    story.play(f"tile k {cell(6, 4)}", "war g")
    stands, holds = ahead(story, "support 3").outcomes
    assert (stands.key, stands.facts["need"], holds.key) == ("stands", 2, "holds")
    # the defender holds two tiles, which everybody may know: four more cannot be matched
    assert [one.key for one in ahead(story, "support 5").outcomes] == ["stands"]
    # a tie on the board is enough for the defender
    assert [one.key for one in ahead(story, "support 1").outcomes] == ["holds"]
    story.play("support 3")
    assert keys(ahead(story, "support 2").events)[:2] == ["supported", "war_won"]


def test_nothing_is_told_of_the_bag() -> None:
    """1.6: a preview ends before tiles are drawn, and does not tell that none are left."""
    story = Story(position({}, ["rrr", "kkkkkk"], bag="1 r"))
    assert keys(ahead(story, "end").events) == ["ended"]
    assert keys(ahead(story, "swap 3 r").events) == ["swapped"]
