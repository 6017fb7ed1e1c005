"""What a move would do, shown before it is made: by pointing, and by a first touch on a small place."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.test_play import lift, see, start, touch

LEGAL_CELL = '.area [data-at^="cell:"][data-mark~="legal"]'


def test_pointing_shows_what_a_move_would_do(page: Page, site: str) -> None:
    start(page, site, game="tigris")
    lift(page)
    touch(page, "leader:king")
    before = see(page)
    page.locator(LEGAL_CELL).first.hover()
    note = page.locator(".question-note")
    expect(note).to_contain_text("king")
    assert see(page)["legal"] == before["legal"], "pointing plays nothing"
    page.mouse.move(2, 2)
    expect(note).not_to_contain_text("king")


def test_a_finger_on_a_small_place_is_asked_again(browser: Browser, site: str) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page = context.new_page()
    start(page, site, game="tigris")
    page.locator("[data-act=lift]").tap()
    see(page)
    page.locator('.area [data-at="leader:king"]').first.tap()
    see(page)
    cell = page.locator(LEGAL_CELL).first
    name = cell.get_attribute("data-at")
    cell.tap()
    see(page)
    expect(page.locator("[data-move]")).to_have_count(1)
    expect(page.locator(".question-note")).to_contain_text("king")
    page.locator(f'.area [data-at="{name}"]').first.tap()
    see(page)
    expect(page.locator("[data-move]")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("king")
    context.close()
