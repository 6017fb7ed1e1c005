"""What the drawing tells on request: a leader's strength, by the code that settles conflicts."""

from __future__ import annotations

import re

import pytest

from pyengine.core.game import SPECTATOR, Screen
from pyengine.games.tigris import GAME
from tests.games.tigris_table import Story, at, cell, position

WAR = at(c2r4="1k", c3r4="r", c4r4="1g", c5r4="g", c7r4="g", c8r4="g", c9r4="2g", c10r4="r", c11r4="2k")


def told(story: Story, space: str, lang: str = "en", seat: int = SPECTATOR) -> tuple[str, set[str]]:
    """Return what a space says of itself, and the spaces it lights."""
    panels = GAME.draw(GAME.view(story.state, seat), story.match.table, Screen(lang))
    pieces = next(panel.markup for panel in panels if panel.name == "pieces")
    found = re.search(
        rf'data-at="cell:{space}" role="button" aria-label="([^"]*)" data-tells="([^"]*)"', pieces
    )
    assert found
    return found[1], {one.removeprefix("cell:") for one in found[2].split()}


def test_leader_tells_its_strength() -> None:
    """4.2, 4.8"""
    story = Story(position(WAR, ["k", ""]))
    said, lit = told(story, cell(9, 4))
    assert "trader of B; strength in a war 2 (markets of the kingdom), in a revolt 1 (temples" in said
    assert lit == {cell(7, 4), cell(8, 4), cell(10, 4)}
    said, lit = told(story, cell(2, 4), "ru")
    assert "царь, A; сила в войне 0 (поселения царства), в бунте 1 (храмы рядом)" in said
    assert lit == {cell(3, 4)}


def test_uniting_tile_supports_nobody() -> None:
    """4.5: while a war lasts the sides are told apart."""
    story = Story(position(WAR, ["g", ""]))
    story.play(f"tile g {cell(6, 4)}")
    assert "war 1 (" in told(story, cell(4, 4))[0]
    assert "war 2 (" in told(story, cell(9, 4))[0]


def test_an_empty_space_tells_nothing() -> None:
    story = Story(position(WAR, ["k", ""]))
    with pytest.raises(AssertionError):
        told(story, cell(6, 4))


@pytest.mark.parametrize("narrow", [False, True])
def test_every_war_can_be_chosen_on_map_and_panel(narrow: bool) -> None:
    """4.6"""
    story = Story(position(WAR, ["k", ""]))
    story.play(f"tile k {cell(6, 4)}")
    panels = GAME.draw(GAME.view(story.state, 0), story.match.table, Screen("en", narrow))
    for panel, times in (("pieces", 2), ("war", 1)):
        markup = next(one.markup for one in panels if one.name == panel)
        for letter in "gk":
            assert markup.count(f'data-at="war:{letter}"') == times


def test_question_says_when_several_squares_fit() -> None:
    """5.3"""
    one = at(c6r4="g", c6r5="g", c7r5="g")
    for pieces, several in ((one, False), (one | at(c8r4="g", c8r5="g"), True)):
        story = Story(position(pieces, ["g", ""]))
        story.play(f"tile g {cell(7, 4)}")
        asked = GAME.question(GAME.view(story.state, 0), story.match.table, "en")
        assert ("Several places" in asked) == several
