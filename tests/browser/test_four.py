"""Four people at one table: the set-up offers seats for them, and they play to the end by clicks."""

from playwright.sync_api import Page, expect

from tests.browser.test_play import SEED, Clicker, open_menu, see


def test_four_play_to_the_end(page: Page, site: str) -> None:
    open_menu(page, site)
    page.locator("[data-play=assyria]").click()
    page.locator('[name="count"][value="4"]').check(force=True)
    expect(page.locator(".seat-fields")).to_have_count(4)
    page.locator(".more summary").click()
    page.locator("#seed").fill(str(SEED))
    page.locator("[data-act=start]").click()
    expect(page.locator(".table")).to_be_visible(timeout=60_000)
    see(page)
    expect(page.locator(".seat-panel")).to_have_count(4)
    Clicker(page, SEED).play()
    expect(page.locator(".result")).to_be_visible()
