"""What a move would do, shown before it is made: by pointing, and by a first touch on a small place."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.test_play import lift, see, start, touch
from tests.browser.test_saves import open_text
from tests.games.tigris_table import at, cell, position

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


WAR = at(c2r4="1k", c3r4="r", c4r4="1g", c5r4="g", c7r4="g", c8r4="g", c9r4="2g", c10r4="r", c11r4="2k")


def test_a_leader_tells_its_strength(page: Page, site: str) -> None:
    """By pointing, by a touch and by keyboard; the tiles that count are lit."""
    open_text(page, site, position(WAR, ["kg", ""]))
    lift(page)
    note, bubble = page.locator(".question-note"), page.locator(".bubble")
    lit = page.locator(".area [data-mark~=last]")
    leader = page.locator(f'.area [data-at="cell:{cell(9, 4)}"]')
    leader.hover()
    expect(note).to_contain_text("strength in a war 2")
    expect(lit).to_have_count(3)
    page.mouse.move(2, 2)
    expect(note).to_be_hidden()
    expect(lit).to_have_count(0)
    touch(page, f"cell:{cell(9, 4)}")
    expect(bubble).to_contain_text("in a revolt 1")
    page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()
    page.locator(f'.area [data-at="cell:{cell(4, 4)}"]').focus()
    page.keyboard.press("Enter")
    expect(bubble).to_contain_text("strength in a war 1")


def test_two_wars_are_foreseen_beside_the_board(page: Page, site: str) -> None:
    open_text(page, site, position(WAR, ["kg", ""]))
    lift(page)
    touch(page, "hand:k")
    page.locator(f'.area [data-at="cell:{cell(6, 4)}"]').hover()
    endings = page.locator(".question-endings")
    expect(endings.locator(".heading")).to_have_text(
        ["War of the traders, 1 to 2 on the board:", "War of the kings, 0 to 0 on the board:"]
    )
    expect(endings.locator("li")).to_have_count(6)
    expect(endings).to_contain_text("Off the board: markets")
    box, board = endings.bounding_box(), page.locator("[data-slot=board]").bounding_box()
    assert box
    assert board
    assert box["x"] >= board["x"] + board["width"]
    page.mouse.move(2, 2)
    expect(endings).to_be_hidden()
