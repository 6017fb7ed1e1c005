"""Playing without a network: kept whole, also after a restart and under a sub-path; updates at one's word."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Page, expect

from tests.browser.test_play import GAMES, Clicker, press, see, start
from tests.conftest import serving
from web.inventory import SERVICE_WORKER, finish_service_worker, kept_files
from web.prepare import alone
from web.site import DIST

PLACE = "shelf/two-rivers/"  # as on a host where many sites share one address
Browser = Callable[[], Any]

KEPT = """async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, urls: requests.flat().map((request) => request.url.split("?")[0]) };
}"""


@pytest.fixture
def hosted(tmp_path: Path) -> Path:
    """Copy the site to a sub-folder of a host's root; return the root."""
    with alone():
        shutil.copytree(DIST, tmp_path / "host" / PLACE)
    return tmp_path / "host"


@pytest.fixture
def profile(browser_type: BrowserType, browser_type_launch_args: dict[str, Any], tmp_path: Path) -> Browser:
    """Give a way to start a browser that remembers what it kept the last time."""

    @contextmanager
    def open_browser() -> Iterator[BrowserContext]:
        context = browser_type.launch_persistent_context(tmp_path / "profile", **browser_type_launch_args)
        yield context
        context.close()

    return open_browser


def open_and_keep(page: Page, url: str) -> None:
    """Open the menu and wait until everything is kept."""
    page.goto(url)
    expect(page.locator(".offline")).to_have_attribute("data-offline", "ready", timeout=60_000)


def play_a_little(page: Page, url: str, game: str) -> None:
    start(page, url, game=game)
    clicker = Clicker(page, seed=2)
    for _ in range(12):
        clicker.step(see(page))


def publish(site: Path, mark: str) -> None:
    """Change the site as a new build would."""
    page = site / "index.html"
    page.write_text(page.read_text("utf-8").replace("<body>", f'<body data-version="{mark}">'), "utf-8")
    worker = site / SERVICE_WORKER
    worker.write_text(worker.read_text("utf-8").split("\n", 1)[1], "utf-8")
    finish_service_worker(site)


def test_all_games_play_without_a_network_and_after_a_restart(profile: Browser, hosted: Path) -> None:
    with serving(hosted) as host, profile() as browser:
        url = host + PLACE
        page = browser.new_page()
        open_and_keep(page, url)
        kept = page.evaluate(KEPT)
        assert set(kept["urls"]) == {url + one.path for one in kept_files(hosted / PLACE)}
        assert all(PLACE in name for name in kept["names"])
        browser.set_offline(True)
        play_a_little(page, url, GAMES[0])
        page.locator(".bar [data-act=rules]").click()
        expect(page.locator(".rules .book [id^='r-']").first).to_be_visible()
    with profile() as browser:  # the server is gone, the browser has been started anew
        for game in GAMES:
            play_a_little(browser.new_page(), f"{url}?from=home", game)


def test_the_page_can_be_installed(profile: Browser, hosted: Path) -> None:
    with serving(hosted) as host, profile() as browser:
        page = browser.new_page()
        page.goto(host + PLACE)
        devtools = browser.new_cdp_session(page)
        assert devtools.send("Page.getAppManifest")["errors"] == []
        assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_an_update_waits_for_the_players_word(context: BrowserContext, hosted: Path) -> None:
    with serving(hosted) as host:
        url = host + PLACE
        page, other = context.new_page(), context.new_page()
        open_and_keep(page, url)
        start(page, url)
        press(page, "[data-act=lift]")
        publish(hosted / PLACE, "next")
        page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
        note = page.locator(".offline")
        expect(note).to_have_attribute("data-offline", "update", timeout=30_000)
        expect(note).to_be_hidden()  # nothing disturbs the table
        clicker = Clicker(page, seed=2)
        for _ in range(6):
            clicker.step(see(page))
        other.goto(url)
        assert other.locator("body").get_attribute("data-version") is None
        page.locator(".bar [data-act=menu]").click()
        page.locator("[data-act=update]").click()
        expect(note).to_have_attribute("data-offline", "others")  # a game may be open there
        other.close()
        page.locator("[data-act=update]").click()
        expect(page.locator("body")).to_have_attribute("data-version", "next")
        expect(page.locator("[data-act=resume]")).to_be_visible(timeout=30_000)  # the game is still there
        expect(note).to_have_attribute("data-offline", "ready", timeout=30_000)


def test_a_copy_is_checked(context: BrowserContext, hosted: Path) -> None:
    with serving(hosted) as host:
        url = host + PLACE
        page = context.new_page()
        open_and_keep(page, url)
        page.goto(f"{url}check.html")
        expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "true", timeout=60_000)
        broken = next((hosted / PLACE / "fonts").iterdir())
        broken.write_bytes(b"?" + broken.read_bytes()[1:])
        page.reload()
        expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "false", timeout=60_000)
        expect(page.locator("[data-check=files]")).to_contain_text(broken.name)
        expect(page.locator("[data-check=worker]")).to_have_attribute("data-good", "true")


def test_a_damaged_copy_is_never_called_ready(context: BrowserContext, hosted: Path) -> None:
    rules = next((hosted / PLACE / "rules").iterdir())
    rules.write_text("cut off", "utf-8")
    with serving(hosted) as host:
        page = context.new_page()
        page.goto(host + PLACE)
        expect(page.locator(".offline")).to_have_attribute("data-offline", "none", timeout=60_000)


def test_without_storage_the_page_says_that_nothing_is_kept(context: BrowserContext, site: str) -> None:
    page = context.new_page()
    page.add_init_script("Object.defineProperty(window, 'localStorage', {get() { throw new Error('no') }})")
    page.goto(site)
    expect(page.locator(".offline")).to_have_attribute("data-offline", "nothing", timeout=30_000)


def test_later_visits_start_from_a_picture_of_the_memory(context: BrowserContext, hosted: Path) -> None:
    """It is made once in the background; one that does not fit is thrown away and nobody notices."""
    restored = "performance.getEntriesByName('restored').length"
    with serving(hosted) as host:
        url = host + PLACE
        page = context.new_page()
        open_and_keep(page, url)
        assert page.evaluate(restored) == 0
        expect(page.locator("html")).to_have_attribute("data-snapshot", "kept", timeout=60_000)
        page = context.new_page()
        play_a_little(page, url, GAMES[-1])
        assert page.evaluate(restored) == 1
        page.evaluate(
            """async () => {
                const name = (await caches.keys()).find((one) => one.includes("snapshot"));
                const cache = await caches.open(name);
                const wrong = () => new Response(new Uint8Array(65536));
                for (const key of await cache.keys()) await cache.put(key, wrong());
            }"""
        )
        page = context.new_page()
        play_a_little(page, url, GAMES[0])
        assert page.evaluate(restored) == 0
