"""For everyone: axe finds nothing on any screen in either language, and the keyboard alone plays."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_play import GAMES, lift, open_menu, see, start
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
    """Return what axe finds on the page as it is now."""
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['help']} {[node['target'] for node in one['nodes'][:3]]}"
        for one in found["violations"]
    ]


def in_both_themes(page: Page) -> list[str]:
    """Return what axe finds once the screen has come to rest: what stays after a second look."""
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        for _ in range(3):
            page.evaluate(SETTLED)
            seen = faults(page)
            if not seen:
                break
            page.wait_for_timeout(500)
        found += [f"{scheme}: {one}" for one in seen]
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
    if see(page)["curtain"]:
        lift(page)
    assert in_both_themes(page) == []


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
