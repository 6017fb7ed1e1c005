"""Pieces move rather than jump: they glide from where they were, unless the system asks for calm."""

import json
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from pyengine import games
from pyengine.core import record
from pyengine.core.match import Match
from tests.browser.test_play import lift, press, see
from tests.browser.test_saves import call, open_text
from tests.played import played

NEAR = 3  # pixels
MOST_STEPS = 40

# Holds every glide at its beginning.
HOLD = """(() => {
    const { animate } = Element.prototype;
    globalThis.glides = [];
    Element.prototype.animate = function (frames, options) {
        const motion = animate.call(this, frames, options);
        if (options.id === "glide") motion.pause(), glides.push(motion);
        return motion;
    };
})()"""
PLACES = """() => {
    const places = {};
    for (const piece of document.querySelectorAll(".layer [data-key]")) {
        const box = piece.getBoundingClientRect();
        (places[piece.dataset.key] ??= []).push([box.x + box.width / 2, box.y + box.height / 2]);
    }
    return places;
}"""
GLIDING = "() => glides.splice(0).map((motion) => [motion.effect.target.dataset.key, motion.playState])"

Places = dict[str, list[list[float]]]


def is_among(place: list[float], places: list[list[float]]) -> bool:
    return any(abs(place[0] - x) < NEAR and abs(place[1] - y) < NEAR for x, y in places)


@pytest.mark.parametrize("game", games.names())
def test_pieces_glide_from_their_old_place(page: Page, site: str, game: str) -> None:
    page.add_init_script(HOLD)
    open_text(page, site, record.write(played(game)))
    page.locator(".result [data-act=replay]").click()
    expect(page.locator(".replay")).to_be_visible()
    page.emulate_media(reduced_motion="no-preference")
    for _ in range(MOST_STEPS):
        before: Places = page.evaluate(PLACES)
        press(page, ".controls [data-act=next]")
        gliding: list[tuple[str, str]] = page.evaluate(GLIDING)
        if gliding:
            break
    assert gliding, f"nothing moved in {MOST_STEPS} decisions"
    now: Places = page.evaluate(PLACES)
    for key, state in gliding:
        assert state == "paused"
        assert any(is_among(place, before[key]) for place in now[key])


def another_moves(match: Match) -> tuple[int, int]:
    """Return two moments at which the first seat is asked, between which the other's figure has travelled."""
    asks = [match.game.asking(step.state) for step in match.steps]
    own = [number for number, ask in enumerate(asks, 1) if ask and ask.seat == 0]
    for one, other in pairwise(own):
        figures: list[Any] = [match.view(0, number).figures[1] for number in (one, other)]
        if figures[0] != figures[1]:
            return one, other
    pytest.fail("the figure never moves")


def play_elsewhere(page: Page, lines: list[str]) -> None:
    """Play without the page's knowledge; another language has it draw the table anew."""
    for line in lines:
        assert call(page, do="play", move=line)["ok"]
    page.locator("[data-act=language]").click()
    see(page)


@pytest.mark.parametrize("calm", [False, True])
def test_what_another_did_is_seen_moving(page: Page, site: str, calm: bool) -> None:
    """Not behind the curtain, but when it is gone."""
    match = played("babylon")
    before, after = another_moves(match)
    page.add_init_script(HOLD)
    open_text(page, site, record.write(match.branch(before)))
    lift(page)
    page.emulate_media(reduced_motion="reduce" if calm else "no-preference")
    figure = f"figure-{match.table[1].colour}"
    [old] = page.evaluate(PLACES)[figure]
    lines = json.loads(record.write(match))["moves"][before:after]
    play_elsewhere(page, lines[:1])
    expect(page.locator("[data-act=lift]")).to_be_visible()
    assert page.evaluate(GLIDING) == []
    play_elsewhere(page, lines[1:])
    expect(page.locator(".curtain")).to_be_hidden()
    gliding = [key for key, _ in page.evaluate(GLIDING)]
    [now] = page.evaluate(PLACES)[figure]
    assert (figure in gliding) is not calm
    assert is_among(now, [old]) is not calm
