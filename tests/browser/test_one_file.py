"""The app as one file, opened from a disk: no server, no flag, nothing fetched, its own strict policy."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.test_play import GAMES, Clicker, see, start
from web.one_file import NAME
from web.prepare import alone
from web.site import DIST


@pytest.fixture
def file(tmp_path: Path) -> str:
    """Give the address of a copy of the file, alone in a folder."""
    with alone():
        return Path(shutil.copy(DIST / NAME, tmp_path)).as_uri()


@pytest.fixture
def page(context: BrowserContext, file: str) -> Iterator[Page]:
    """Give a page that fails the test on any error and on any request but for the file itself."""
    page = context.new_page()
    trouble: list[str] = []
    page.on("console", lambda message: trouble.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: trouble.append(f"error: {error}"))
    context.on(
        "request",
        lambda request: (
            None if request.url.startswith((file, "data:", "blob:")) else trouble.append(request.url)
        ),
    )
    yield page
    assert not trouble, "\n".join(trouble)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_clicks_from_a_disk(page: Page, file: str, game: str) -> None:
    start(page, file, game=game)
    clicker = Clicker(page, seed=1)
    for _ in range(25):
        clicker.step(see(page))
    assert page.locator(".log li, .log p").count() > 0 or page.locator(".log").count() > 0


def test_the_rulebook_is_inside(page: Page, file: str) -> None:
    start(page, file, "ru")
    page.locator(".bar [data-act=rules]").click()
    expect(page.locator(".rules .book [id^='r-']").first).to_be_visible()


def test_nothing_can_be_fetched(context: BrowserContext, file: str) -> None:
    page = context.new_page()
    page.goto(file)
    refused = page.evaluate(
        """() => new Promise((resolve) => {
            addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective));
            fetch("https://elsewhere.invalid/").catch(() => {});
        })"""
    )
    assert refused == "connect-src"
