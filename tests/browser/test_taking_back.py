"""Own steps are taken back one by one until something is revealed; the others stay as far as they can."""

import pytest
from playwright.sync_api import Page, expect

from pyengine.core import record
from pyengine.core.match import Match
from tests.browser.test_play import see
from tests.browser.test_saves import exported, open_text
from tests.played import played


def one_of_several_steps(game: str, bearing: bool) -> tuple[Match, int, Match]:
    """Return a match, a step before the last that others hang on or not, and what is left without it."""
    whole = played(game)
    for number in range(len(whole.steps)):
        match = whole.branch(number)
        for index in match.open_steps()[:-1]:
            left = whole.branch(number)
            if bool(left.take_back(index)) == bearing:
                return match, index, left
    raise AssertionError("no such moment in this game")


@pytest.mark.parametrize("bearing", [False, True])
def test_a_step_before_the_last_is_taken_back(page: Page, site: str, bearing: bool) -> None:
    match, index, left = one_of_several_steps("assyria", bearing)
    open_text(page, site, record.write(match))
    expect(page.locator("[data-take-back]")).to_have_count(len(match.open_steps()))
    step = page.locator(f'[data-take-back="{index}"]')
    step.hover()
    expect(page.locator(".area [data-mark~=last]").first).to_be_visible()
    step.click()
    see(page)
    assert exported(page)["moves"] == left.lines()
    told = page.locator(".bubble", has_text="went too")
    expect(told).to_have_count(1 if bearing else 0)
