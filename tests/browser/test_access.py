"""For everyone: axe finds nothing on any screen in either language, and the keyboard alone plays."""

import json
import re
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from pyengine.core import record
from tests.browser.test_play import GAMES, lift, open_menu, prefer, see, start
from tests.browser.test_saves import open_text
from tests.played import played
from web.prepare import PACKAGES

AXE = (PACKAGES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


# Goes where Tab and arrows lead: an answer that waits, else the next place that may be chosen.
NEXT = """() => (
    document.querySelector(".answers button, [data-act=confirm]:enabled") ??
    document.querySelector(".area [data-at][data-mark~=legal]:not([data-mark~=chosen])") ??
    document.querySelector("[data-do]:not([aria-disabled])")
)?.focus()"""


# Colours have reached where they are going.
SETTLED = """async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map((one) => one.finished));
}"""


def faults(page: Page) -> list[str]:
    """Return what axe finds on the page as it is now; under a sheet nothing can be reached."""
    page.evaluate(AXE)
    place = "document.querySelector('dialog[open]') ?? document"
    found = page.evaluate(f"axe.run({place}, {{resultTypes: ['violations']}})")
    return [
        f"{one['id']}: {one['help']} {[node['target'] for node in one['nodes'][:3]]}"
        for one in found["violations"]
    ]


def at_rest(page: Page) -> list[str]:
    """Return what axe finds once the screen has come to rest: what stays after a second look."""
    seen: list[str] = []
    for _ in range(3):
        page.evaluate(SETTLED)
        seen = faults(page)
        if not seen:
            break
        page.wait_for_timeout(500)
    return seen


def in_both_themes(page: Page) -> list[str]:
    """Return what axe finds in the light and in the dark."""
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        found += [f"{scheme}: {one}" for one in at_rest(page)]
    return found


@pytest.mark.parametrize(("lang", "rules"), [("en", "Rules"), ("ru", "Правила")])
def test_axe_finds_nothing_on_the_way_to_the_table(page: Page, site: str, lang: str, rules: str) -> None:
    open_menu(page, site, lang)
    expect(page.locator("[data-play]").first).to_be_visible()
    assert in_both_themes(page) == [], "menu"
    page.get_by_role("button", name=rules).first.click()
    expect(page.locator('[id="r-1.1"]')).to_be_visible()
    assert in_both_themes(page) == [], "rules"
    page.keyboard.press("Escape")
    page.locator("[data-play]").last.click()
    assert in_both_themes(page) == [], "set-up"
    page.locator("[data-act=start]").click()
    expect(page.locator(".curtain")).to_be_visible(timeout=60_000)
    assert in_both_themes(page) == [], "curtain"


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_the_table(page: Page, site: str, game: str) -> None:
    start(page, site, "ru", game=game)
    for steps in (0, 90):
        if steps:
            open_text(page, site, record.write(played(game, steps)))
        if see(page)["curtain"]:
            lift(page)
        assert in_both_themes(page) == [], f"after {steps} decisions"


@pytest.mark.parametrize(("lang", "scheme"), [("en", "light"), ("ru", "dark")])
def test_axe_finds_nothing_after_a_game(
    page: Page, site: str, lang: str, scheme: Literal["light", "dark"]
) -> None:
    """Result with its charts, the sheets of a game, the archive, looking back, and a fault."""
    prefer(page, lang)
    page.emulate_media(color_scheme=scheme)
    open_text(page, site, record.write(played("babylon")))
    expect(page.locator(".chart")).to_have_count(2)
    assert at_rest(page) == [], "result"
    page.locator(".result [data-act=look]").click()
    page.locator("[data-act=game]").click()
    page.locator("[data-act=export-link]").click()
    expect(page.locator("svg.code")).to_be_visible()
    assert at_rest(page) == [], "the sheet of the game, its link and its code"
    page.locator(".game-sheet [data-act=embed]").click()
    expect(page.locator(".embed-sheet")).to_be_visible()
    assert at_rest(page) == [], "embedding"
    page.keyboard.press("Escape")
    page.locator("[data-act=game]").click()
    page.locator(".game-sheet [data-act=saves]").click()
    expect(page.locator(".archive .save").first).to_be_visible()
    assert at_rest(page) == [], "archive"
    page.keyboard.press("Escape")
    page.locator("[data-act=game]").click()
    page.locator(".game-sheet [data-act=replay]").click()
    page.locator("[data-act=slider]").fill("40")
    see(page)
    assert at_rest(page) == [], "replay"
    page.evaluate("void (engine.call = () => Promise.reject(new Error('gone')))")
    page.locator("[data-act=next]").click()
    page.locator(".fault summary").click()
    assert at_rest(page) == [], "trouble"


def test_axe_finds_nothing_beside_the_page(page: Page, site: str) -> None:
    """The check of a copy, and a board in a frame before and after the first touch."""
    check = page.context.new_page()
    check.goto(f"{site}check.html")
    expect(check.locator("[data-verdict]")).to_be_visible(timeout=60_000)
    assert in_both_themes(check) == [], "check"
    check.close()
    page.goto(f"{site}embed.html#board=babylon&seed=8&lang=ru")
    expect(page.locator(".cover img")).to_be_visible()
    assert at_rest(page) == [], "cover"
    page.locator(".cover").click()
    expect(page.locator(".table")).to_be_visible(timeout=60_000)
    see(page)
    assert in_both_themes(page) == [], "board"


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_alone_plays(page: Page, site: str, game: str) -> None:
    """From the menu to the first decision without a pointer: Tab, arrows, Enter."""
    open_menu(page, site)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready", timeout=60_000)
    page.locator(f"[data-play={game}]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-act=start]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".table")).to_be_visible(timeout=60_000)
    if see(page)["curtain"]:
        page.keyboard.press("Enter")
        see(page)
    stops = page.locator('.area [data-at][tabindex="0"]')
    expect(stops).to_have_count(1)
    log = page.locator(".log")
    before = log.inner_text()
    for _ in range(60):
        if log.inner_text() != before:
            break
        page.evaluate(NEXT)
        page.keyboard.press("Enter")
        see(page)
    assert log.inner_text() != before, json.dumps(see(page))
    assert not re.search(r"undefined|null|NaN", page.locator("body").inner_text())
