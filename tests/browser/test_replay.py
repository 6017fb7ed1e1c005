"""Looking back: charts and ranking at the end, every moment of a game, and a branch from any of them."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from pyengine import games
from pyengine.core import record
from pyengine.core.match import Match
from tests.browser.test_play import lift, see
from tests.browser.test_saves import call, exported, open_text, saved
from tests.played import played

GAME = "babylon"


def numbers(page: Page, chart: int) -> list[list[str]]:
    """Return the rows of a chart's table."""
    rows = page.locator(".chart").nth(chart).locator("tbody tr").all()
    return [row.locator("th, td").all_text_contents() for row in rows]


def tied(game: str, seats: int) -> Match:
    """Return a finished match in which two have the same total."""
    for seed in range(1, 200):
        match = played(game, seed=seed, seats=seats)
        totals = [one.total for one in match.standings()]
        if len(set(totals)) < len(totals):
            return match
    pytest.fail("no tie in 200 games")


@pytest.mark.parametrize("game", games.names())
def test_the_end_shows_where_the_points_came_from(page: Page, site: str, game: str) -> None:
    match = played(game)
    open_text(page, site, record.write(match))
    standings = {one.seat: one.total for one in match.standings()}
    totals = [str(standings[seat]) for seat in range(len(match.table))]
    expect(page.locator(".chart")).to_have_count(2)
    assert numbers(page, 0)[-1] == [str(len(match.steps)), *totals]
    assert numbers(page, 1)[-1][1:] == totals
    for drawing in page.locator(".chart > svg").all():
        assert all(chair.name in str(drawing.get_attribute("aria-label")) for chair in match.table)
    assert page.locator(".chart [style], .result [style]").count() == 0
    page.locator(".result [data-act=look]").click()
    page.locator("[data-act=game]").click()
    page.locator(".game-sheet [data-act=result]").click()
    expect(page.locator(".result[open]")).to_be_visible()


def test_a_tie_is_spelled_out(page: Page, site: str) -> None:
    match = tied("tigris", 4)
    open_text(page, site, record.write(match))
    expect(page.locator(".tie").first).to_contain_text(re.compile("What decided: |share the place"))


def test_every_moment_can_be_seen_again(page: Page, site: str) -> None:
    """Slider, steps, autoplay, moments, and the eyes of each seat or of all."""
    match = played(GAME)
    steps = len(match.steps)
    open_text(page, site, record.write(match))
    page.locator(".result [data-act=replay]").click()
    place = page.locator(".past .question-note")
    expect(place).to_have_text(f"Decision 0 of {steps}")
    page.locator("[data-act=slider]").fill("40")
    expect(place).to_have_text(f"Decision 40 of {steps}")
    page.locator(".controls [data-act=prev]").click()
    expect(place).to_have_text(f"Decision 39 of {steps}")
    page.keyboard.press("Enter")  # the key keeps the focus
    expect(place).to_have_text(f"Decision 38 of {steps}")
    expect(page.locator("[data-slot=hand] [data-panel]")).to_have_count(2)
    page.locator("[data-act=eyes]").select_option("0")
    see(page)
    expect(page.locator("[data-slot=hand] [data-panel]")).to_have_count(1)
    page.locator(".moment").last.click()
    expect(place).to_have_text(f"Decision {steps} of {steps}")
    expect(page.locator("[data-act=branch]")).to_be_disabled()
    page.locator("[data-act=speed]").select_option("4")
    page.locator("[data-act=play]").click()  # from the end it begins again
    expect(place).to_have_text(f"Decision 3 of {steps}", timeout=20_000)
    page.locator("[data-act=pause]").click()
    page.locator("[data-act=language]").click()
    expect(page.locator(".past .question-note")).to_contain_text("Решение")
    page.locator("[data-act=back]").click()
    expect(page.locator(".replay")).to_have_count(0)


def test_a_branch_is_a_new_game_with_the_same_deal(page: Page, site: str) -> None:
    match = played(GAME)
    whole = json.loads(record.write(match))
    open_text(page, site, record.write(match))
    page.locator(".result [data-act=replay]").click()
    page.locator("[data-act=slider]").fill("40")
    see(page)
    page.locator("[data-act=branch]").click()
    expect(page.locator(".past")).to_contain_text("The deal is the same")
    page.locator("[data-act=branch-go]").click()
    lift(page)
    assert exported(page) == whole | {"moves": whole["moves"][:40]}
    assert sorted(save["steps"] for save in saved(page)) == [40, len(match.steps)]


def test_before_the_end_looking_back_shows_only_the_own_view(page: Page, site: str) -> None:
    match = played(GAME, 30)
    open_text(page, site, record.write(match))
    lift(page)
    page.locator("[data-act=game]").click()
    page.locator(".game-sheet [data-act=replay]").click()
    expect(page.locator(".past .question-note")).to_have_text("Decision 30 of 30")
    page.locator(".controls [data-act=first]").click()
    see(page)
    expect(page.locator("[data-act=eyes]")).to_be_hidden()
    expect(page.locator("[data-slot=hand] [data-panel]")).to_have_count(1)
    assert call(page, do="history")["ok"] is False
