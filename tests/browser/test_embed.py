"""Boards in a page of another origin: pictures, one runtime, events, commands, and nothing from strangers."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, FrameLocator, Page, expect

from tests.conftest import serving
from web.prepare import alone
from web.site import DIST

EVENTS = ["ready", "resize", "move", "refused", "goal", "position", "failed"]
SLOW = 60_000

# Writes down everything that the boards tell.
LISTEN = """(kinds) => {
    window.heard = [];
    for (const board of document.querySelectorAll("two-rivers-board"))
        for (const kind of kinds)
            board.addEventListener(kind, ({ detail }) => heard.push({ board: board.id, kind, ...detail }));
}"""

# A raw host: an iframe, the protocol, no script of ours.
RAW = """<!doctype html><title>Elsewhere</title><iframe id="board" width="760" height="400"></iframe>
<iframe id="stranger" srcdoc="<p>Another frame</p>"></iframe>
<script>
window.heard = [];
const frame = document.getElementById("board");
addEventListener("message", ({ data, origin }) => heard.push({ ...data, origin }));
window.send = (facts) => frame.contentWindow.postMessage({ "two-rivers": 1, ...facts }, "*");
</script>"""


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """Serve a folder as another site; `localhost` and `127.0.0.1` are different sites for a browser."""
    with serving(tmp_path) as url:
        yield tmp_path, url.replace("127.0.0.1", "localhost")


@pytest.fixture
def host(context: BrowserContext) -> Iterator[Page]:
    """Give a page that must stay without errors."""
    page = context.new_page()
    trouble: list[str] = []
    page.on("pageerror", lambda error: trouble.append(str(error)))
    page.emulate_media(reduced_motion="reduce")
    yield page
    assert not trouble, "\n".join(trouble)


def heard(page: Page, kind: str, board: str = "") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("heard")
    named = [one for one in found if kind in (one.get("kind"), one.get("event"))]
    return [one for one in named if not board or one["board"] == board]


def wait_for(page: Page, kind: str, count: int = 1, board: str = "") -> dict[str, Any]:
    """Wait until so many events of a kind were told, and return the last one."""
    for _ in range(600):
        found = heard(page, kind, board)
        if len(found) >= count:
            return found[count - 1]
        page.wait_for_timeout(50)
    pytest.fail(f"{board} told no {kind}: {page.evaluate('heard.slice(-8)')}")


def touch(frame: FrameLocator, target: str) -> None:
    frame.locator(f'[data-at="{target}"]').first.click()
    expect(frame.locator("html")).not_to_have_attribute("data-asking", "")


def wake(page: Page, board: str) -> FrameLocator:
    page.locator(f"#{board}").scroll_into_view_if_needed()
    page.wait_for_timeout(200)  # until the browser knows where the frames are now
    page.locator(f"#{board}").click()
    wait_for(page, "ready", board=board)
    return page.frame_locator(f"#{board} iframe")


def test_ten_pictures_then_one_runtime(host: Page, site: str, elsewhere: tuple[Path, str]) -> None:
    folder, address = elsewhere
    with alone():
        shutil.copytree(DIST / "examples", folder, dirs_exist_ok=True)
    text = (folder / "teaching.html").read_text("utf-8")
    (folder / "teaching.html").write_text(text.replace("../embed.js", f"{site}embed.js"), "utf-8")
    asked: list[str] = []
    host.context.on("request", lambda request: asked.append(request.url))
    host.goto(f"{address}teaching.html")

    pictures = host.locator("two-rivers-board img")
    expect(pictures).to_have_count(10)
    for picture in pictures.all():
        expect(picture).to_be_visible()
        assert picture.evaluate("(image) => image.decode().then(() => image.clientHeight)") > 100
    assert [url for url in asked if url.startswith(site)] == [f"{site}embed.js"]

    host.evaluate(LISTEN, EVENTS)
    board = wake(host, "point")
    ready = heard(host, "ready")[0]
    assert (ready["mode"], ready["lang"], ready["steps"]) == ("goal", "en", 0)
    assert heard(host, "position")[0]["text"].startswith("two-rivers ")
    assert_fits(host, "point")

    touch(board, "hand:b")
    touch(board, "cell:g2")  # farms go on rivers
    refused = wait_for(host, "refused")
    assert re.fullmatch(r"\d+\.\d+", refused["rule"])
    assert refused["text"]
    expect(board.locator(".bubble")).to_be_visible()
    board.locator("[data-act=cancel]").click()
    touch(board, "hand:r")
    touch(board, "cell:g2")
    move = wait_for(host, "move")
    assert (move["move"], move["seat"], move["steps"]) == ("tile r g2", 0, 1)
    assert move["told"]
    assert wait_for(host, "goal")["goal"] == "event points"
    expect(board.locator(".goal.reached")).to_be_visible()
    expect(host.locator("[data-for=point]")).not_to_be_empty()

    commands = """async () => {
        const board = document.getElementById("point");
        await board.undo();
        await board.play("tile r g4");
        const refused = await board.play("tile b g2").catch((error) => error.message);
        await board.setLanguage("ru");
        await board.setTheme("dark");
        const bad = await board.set("two-rivers nothing 1").catch((error) => error.message);
        return [refused, bad];
    }"""
    refusal, bad = host.evaluate(commands)
    assert refusal == heard(host, "refused")[-1]["text"]
    assert "nothing" in bad
    assert [one["move"] for one in heard(host, "move")] == ["tile r g2", "tile r g4"]
    assert heard(host, "refused")[-1]["move"] == "tile b g2"
    assert heard(host, "refused")[-1]["rule"]
    expect(board.locator("html")).to_have_attribute("lang", "ru")
    expect(board.locator("html")).to_have_attribute("data-theme", "dark")
    assert re.search("[а-яё]", board.locator(".question-text").inner_text())

    wake(host, "persuade")
    reading = wake(host, "record")
    expect(reading.locator(".past .question-note")).to_contain_text("24")
    reading.locator("[data-act=next]").click()
    expect(reading.locator(".past .question-note")).to_contain_text("25")
    assert_fits(host, "record")
    assert len([url for url in asked if url.endswith(".wasm")]) == 1
    assert [url for url in asked if not url.startswith((site, f"blob:{site}", address))] == []
    assert not heard(host, "failed")


def assert_fits(page: Page, board: str) -> None:
    """The frame is as high as what is in it: nothing to scroll, nothing empty."""
    page.wait_for_timeout(300)
    inside = page.frame_locator(f"#{board} iframe").locator("#frame")
    wanted = inside.evaluate("(element) => element.getBoundingClientRect().height")
    given = page.locator(f"#{board} iframe").evaluate("(element) => element.clientHeight")
    assert abs(wanted - given) <= 1


def test_a_bare_frame_obeys_its_parent_only(host: Page, site: str, elsewhere: tuple[Path, str]) -> None:
    folder, address = elsewhere
    (folder / "index.html").write_text(RAW, "utf-8")
    asked: list[str] = []
    host.context.on("request", lambda request: asked.append(request.url))
    host.goto(address)
    host.evaluate(
        "(src) => new Promise((go) => { frame.onload = () => go(); frame.src = src; })",
        f"{site}embed.html#board=babylon&seed=8&lang=ru",
    )
    board = host.frame_locator("#board")
    expect(board.locator(".cover img")).to_be_visible()
    assert not [url for url in asked if url.endswith(".wasm")]

    host.evaluate("""() => {
        send({ do: "start" });                      // no hello yet
        send({ "two-rivers": 2, do: "hello" });     // another version
        frame.contentWindow.postMessage("hello", "*");
        frame.contentWindow.postMessage([1], "*");
    }""")
    host.wait_for_timeout(300)
    assert host.evaluate("heard") == []
    host.evaluate("send({ do: 'hello' })")
    resize = wait_for(host, "resize")
    assert (resize["origin"], resize["height"] > 100) == (site.rstrip("/"), True)

    board.locator(".cover").click()
    ready = wait_for(host, "ready")
    assert ready["lang"] == "ru"
    stranger = host.frame_locator("#stranger").locator("body")
    stranger.evaluate("""() => {
        const target = parent.document.getElementById("board").contentWindow;
        const wishes = [{ do: "hello" }, { do: "restart" }, { do: "language", lang: "en" }];
        for (const facts of wishes.map((one) => ({ ...one, id: 9 })))
            target.postMessage({ "two-rivers": 1, ...facts }, "*");
    }""")
    host.evaluate("send({ do: 'dance', id: 1 })")
    host.evaluate("send({ do: 'play', id: 2 })")
    host.evaluate("send({ do: 'language', lang: 'xx', id: 3 })")
    assert "dance" in wait_for(host, "failed")["text"]
    assert "move" in wait_for(host, "failed", 2)["text"]
    assert wait_for(host, "done")["id"] == 3
    assert not [one for one in host.evaluate("heard") if one.get("id") == 9]
    expect(board.locator("html")).to_have_attribute("lang", "ru")


def test_a_runtime_serves_no_stranger(host: Page, site: str, elsewhere: tuple[Path, str]) -> None:
    folder, address = elsewhere
    (folder / "index.html").write_text(RAW, "utf-8")
    host.goto(address)
    answered = host.evaluate(
        """(src) => new Promise((go) => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = ({ data }) => go(data);
            frame.onload = () => {
                frame.contentWindow.postMessage({ "two-rivers": 1, do: "runtime" }, "*", [port2]);
                setTimeout(() => go(null), 700);
            };
            frame.src = src;
        })""",
        f"{site}runtime.html",
    )
    assert answered is None


def test_the_app_gives_the_lines_to_paste(page: Page, site: str) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'languages', {value: ['en']})")
    page.goto(site)
    page.locator("[data-play=babylon]").click()
    page.locator("[data-act=start]").click()
    page.locator("[data-act=lift]").click(timeout=SLOW)
    page.locator("[data-act=game]").click()
    page.locator("[data-act=embed]").click()
    lines = page.locator(".embed-sheet [name=script]")
    expect(lines).to_have_value(
        re.compile(r"^<script async src=\"http.*embed\.js\"></script>\n<two-rivers-board .*two-rivers")
    )
    with page.expect_download() as download:
        page.locator("[data-act=save-picture]").click()
    assert download.value.suggested_filename == "babylon-0.svg"
    assert Path(download.value.path()).read_text("utf-8").startswith("<svg xmlns")
    page.locator(".embed-sheet [name=mode]").select_option("goal")
    page.locator(".embed-sheet .goal-part input").fill("sing")
    expect(page.locator(".embed-sheet .told")).to_contain_text("'sing' is no goal")
    page.locator(".embed-sheet .goal-part input").fill("points 2")
    page.locator(".embed-sheet [name=what]").select_option("record")
    expect(lines).to_have_value(re.compile(r'goal="points 2" step="0" text="{&quot;format'))

    page.locator(".embed-sheet summary").click()
    frame = page.locator(".embed-sheet [name=frame]").input_value()
    address = re.search(r'src="([^"]+)"', frame)
    assert address
    page.goto(address[1].replace("&amp;", "&"))
    page.locator(".cover").click()
    expect(page.locator(".live .hand [data-at]").first).to_be_visible(timeout=SLOW)
    expect(page.locator("#frame")).to_have_attribute("data-mode", "goal")
