"""Measure the built site in Chromium beside a bare `loadPyodide` page; runs as `python -m web.bench`.

Both are served by the same server, compressed, with the headers of a plain static host. In each round
each of the two gets a browser profile of its own: the first visit is cold, the fourth is warm. Then the
site may make its picture of Python's memory, and the visit after the next is called restored.
"""

import gzip
import json
import os
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Any, ClassVar

from playwright.sync_api import BrowserContext, BrowserType, Page, sync_playwright

from web.prepare import BUILD, PACKAGES, browser_on_path
from web.serve import HOST, Handler
from web.site import DIST

ROUNDS = 5
COLD, WARM, MAKING, RESTORED = 0, 3, 4, 6  # the numbers of the visits that count
CLICKS = 60  # measured in each game
DECISIONS = 150  # of the engine alone, likewise
COMPRESSED = (".css", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".wasm", ".webmanifest")
LIMIT = 120  # seconds for one visit
SETTLING = 3  # seconds that a new browser is left alone: its own windows load too
RESULT = BUILD / "bench.json"
FLAGS = ("--no-first-run", "--disable-gpu", "--disable-background-networking", "--disable-component-update")

BARE = """<!doctype html><meta charset="utf-8"><title>bare</title><script type="module">
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide();
python.runPython("1 + 1");
globalThis.answered = performance.now();
</script>"""

# Notes when a board is on the screen, and when the engine has answered the first legal move.
WATCH = """
const frame = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
const board = () => [...document.querySelectorAll(".picture svg")].some((one) => one.clientWidth > 200);
const watch = async () => {
    while (!board()) await frame();
    await frame();
    globalThis.painted = performance.now();
    while (!globalThis.engine) await new Promise((go) => setTimeout(go, 1));
    const ask = async (request) => JSON.parse(await engine.call(JSON.stringify(request)));
    const { games } = JSON.parse(document.getElementById("shelf").textContent);
    const colours = ["bull", "lion", "archer", "potter"].slice(0, Math.min(...games[0].seats));
    const seats = colours.map((colour) => ({ name: colour, colour, kind: "person" }));
    const { screen: first } = await ask({ do: "new", game: games[0].name, seats, seed: 1 });
    const { screen } = await ask({ do: "screen", seat: first.decider.seat });
    const told = await ask({ do: "play", move: screen.offers[0].move });
    if (!told.ok) throw new Error(told.error);
    globalThis.answered = performance.now();
};
if (location.pathname.startsWith("/site/")) addEventListener("DOMContentLoaded", watch);
"""

# Plays at random by clicks; a click counts until the frame after the engine's answer is painted.
PLAY = """async (clicks) => {
    const frame = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
    const asking = () => document.documentElement.hasAttribute("data-asking");
    const seen = (one) => one.getClientRects().length > 0;
    const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
    let random = 7;
    const any = (list) => list[(random = (random * 48271) % 2147483647) % list.length];
    const times = [];
    let idle = 0;
    while (times.length < clicks) {
        if (document.querySelector(".result[open]")) break;
        const lift = all("[data-act=lift]")[0];
        const sure = all("[data-act=confirm]:enabled")[0] ?? any(all("[data-move]"));
        const end = idle > 6 ? all('[data-do="do:end"]')[0] : undefined;
        const legal = all(".area [data-at][data-mark~=legal]:not([data-mark~=chosen])");
        const ahead = legal.filter((one) => !one.dataset.at.startsWith("hand:"));
        const next = lift ?? sure ?? end ?? any(ahead.length ? ahead : legal) ?? any(all("[data-do]"));
        if (!next) break;
        idle = lift ? 0 : idle + 1;
        const start = performance.now();
        next.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        while (asking()) await new Promise((go) => setTimeout(go));
        await frame();
        if (!lift) times.push(performance.now() - start);
    }
    return times;
}"""

# Plays at random by asking the engine alone; a decision is enumerated, played, viewed, drawn and answered.
DECIDE = """async ([game, decisions]) => {
    const ask = async (request) => JSON.parse(await engine.call(JSON.stringify(request)));
    let random = 7;
    const any = (list) => list[(random = (random * 48271) % 2147483647) % list.length];
    const fill = ({ button, items, totals }) => {
        const stock = Object.entries(items).flatMap(([item, count]) => Array(count).fill(item));
        return { targets: [button, ...stock.slice(0, totals[0])] };
    };
    const seats = ["bull", "lion"].map((colour) => ({ name: colour, colour, kind: "person" }));
    let { screen } = await ask({ do: "new", game, seats, seed: 7 });
    const times = [];
    while (times.length < decisions && screen.decider) {
        if (screen.curtain) ({ screen } = await ask({ do: "screen", seat: screen.decider.seat }));
        const offer = any(screen.offers);
        const choice = offer ? { move: offer.move } : fill(any(screen.folds));
        const start = performance.now();
        const told = await ask({ do: "play", ...choice });
        times.push(performance.now() - start);
        if (!told.ok) throw new Error(told.error);
        screen = told.screen;
    }
    return times;
}"""

EMPTY = """async () => {
    const times = [];
    for (let count = 0; count < 200; count += 1) {
        const start = performance.now();
        await engine.call("{}");
        times.push(performance.now() - start);
    }
    return times;
}"""


class Host(ThreadingHTTPServer):
    """Serves the site under /site/ and the bare page under /bare/, and notes what it sent when."""

    daemon_threads = True

    def __init__(self, folder: Path) -> None:
        """Take any free port."""
        super().__init__((HOST, 0), Compressing)
        self.folder = folder
        self.sent: list[tuple[float, int]] = []

    def handle_error(self, request: object, client_address: object) -> None:
        """Ignore browsers that hang up early."""


class Compressing(BaseHTTPRequestHandler):
    """Answers as a common static host does: text and WebAssembly gzipped, kept for ten minutes."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # else a small answer waits for the browser's acknowledgement
    server: Host
    kinds: ClassVar[dict[str, str]] = Handler.extensions_map

    def do_GET(self) -> None:
        """Send a file."""
        path = self.path.split("?")[0].lstrip("/")
        file = self.server.folder / (path + "index.html" if path.endswith("/") else path)
        if not file.is_file():
            self.send_error(404)
            return
        body = served(file)
        self.server.sent.append((time.monotonic(), len(body)))
        self.send_response(200)
        self.send_header("Content-Type", self.kinds.get(file.suffix, "application/octet-stream"))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=600")
        if file.suffix in COMPRESSED:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Stay quiet."""


@cache
def served(file: Path) -> bytes:
    """Return a file's bytes as they travel."""
    content = file.read_bytes()
    return gzip.compress(content, 6) if file.suffix in COMPRESSED else content


@contextmanager
def hosting() -> Iterator[tuple[Host, str]]:
    """Serve a copy of the site and the bare page."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        shutil.copytree(DIST, folder / "site")
        (folder / "bare").mkdir()
        (folder / "bare" / "index.html").write_text(BARE)
        for name in (
            "pyodide.mjs",
            "pyodide.asm.mjs",
            "pyodide.asm.wasm",
            "python_stdlib.zip",
            "pyodide-lock.json",
        ):
            shutil.copyfile(PACKAGES / "pyodide" / name, folder / "bare" / name)
        for file in folder.rglob("*.*"):
            served(file)
        host = Host(folder)
        threading.Thread(target=host.serve_forever, daemon=True).start()
        try:
            yield host, f"http://{HOST}:{host.server_port}/"
        finally:
            host.shutdown()


@contextmanager
def profile(chromium: BrowserType) -> Iterator[BrowserContext]:
    """Start a browser that has never seen the site."""
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    flags = [*FLAGS, *(["--no-sandbox"] if as_root else [])]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        browser = chromium.launch_persistent_context(folder, executable_path=browser_on_path(), args=flags)
        browser.add_init_script(WATCH)
        time.sleep(SETTLING)
        yield browser
        browser.close()


def visit(browser: BrowserContext, url: str, plain: bool = False) -> tuple[Page, dict[str, float]]:
    """Open a tab, wait for the answer, return what the page noted; a plain visit makes no picture."""
    page = browser.new_page()
    if plain:
        page.add_init_script("Object.defineProperty(navigator, 'deviceMemory', { value: 1 })")
    page.goto(url)
    wait_for(page, "globalThis.answered !== undefined")
    return page, page.evaluate(
        "({answered, painted: globalThis.painted ?? 0, origin: performance.timeOrigin})"
    )


def measure_round(chromium: BrowserType, host: Host, url: str) -> dict[str, dict[str, float]]:
    """Return one round's figures: the two pages take turns, so that a busy machine slows both alike."""
    found: dict[str, dict[str, float]] = {"site": {}, "bare": {}}
    with profile(chromium) as one, profile(chromium) as other:
        for number in range(RESTORED + 1):
            found["site"] |= measure_visit(one, host, f"{url}site/", number)
            found["bare"] |= measure_visit(other, host, f"{url}bare/", number)
    return found


def measure_visit(browser: BrowserContext, host: Host, url: str, number: int) -> dict[str, float]:
    """Return the figures of one visit, if it is one that counts."""
    found: dict[str, float] = {}
    host.sent.clear()
    page, noted = visit(browser, url, plain=number < MAKING)
    kind = {COLD: "cold", WARM: "warm", RESTORED: "restored"}.get(number)
    if kind:
        found |= {f"{kind} answered": noted["answered"], f"{kind} painted": noted["painted"]}
    if number == COLD:
        end = time.monotonic() - time.time() + (noted["origin"] + noted["answered"]) / 1000
        found["bytes"] = sum(size for moment, size in list(host.sent) if moment <= end)
    if number == WARM:
        found["memory"] = memory(browser, page)
    settle(page)
    if "/site/" in url and number == MAKING:
        wait_for(page, "document.documentElement.dataset.snapshot === 'kept'")
    if "/site/" in url and number == RESTORED:
        assert page.evaluate("performance.getEntriesByName('restored').length"), "no picture was used"
    page.close()
    return found


def settle(page: Page) -> None:
    """Wait until the page has done what it does after the start."""
    if "/site/" in page.url:
        wait_for(page, "['ready', 'none'].includes(document.querySelector('.offline')?.dataset.offline)")


def wait_for(page: Page, condition: str) -> None:
    """Wait until something holds in the page."""
    start = time.monotonic()
    while not page.evaluate(condition):
        if time.monotonic() - start > LIMIT:
            raise TimeoutError(f"{page.url}: {condition} does not hold after {LIMIT} s")
        time.sleep(0.02)


def memory(browser: BrowserContext, page: Page) -> float:
    """Return the megabytes of the page's own process, where the system tells them."""
    listed = browser.browser and browser.browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    sizes = [0]
    for process in (listed or {}).get("processInfo", []):
        rollup = Path(f"/proc/{process['id']}/smaps_rollup")
        if process["type"] == "renderer" and rollup.exists():
            lines = rollup.read_text().splitlines()
            sizes += [int(line.split()[1]) for line in lines if line.startswith("Pss:")]
    return max(sizes) / 1024


def measure_clicks(chromium: BrowserType, url: str) -> dict[str, list[float]]:
    """Return the milliseconds of clicks in each game and of empty calls."""
    times: dict[str, list[float]] = {}
    with profile(chromium) as browser:
        page, _ = visit(browser, url)
        settle(page)
        times["empty call"] = page.evaluate(EMPTY)
        shelf = json.loads(page.locator("#shelf").text_content() or "{}")
        for game in shelf["games"]:
            times[f"{game['name']}, engine"] = page.evaluate(DECIDE, [game["name"], DECISIONS])
        for game in shelf["games"]:
            page.close()  # a tab comes back to its game
            page, _ = visit(browser, url)
            page.locator(f"[data-play={game['name']}]").click()
            page.locator(".more summary").click()
            page.locator("#seed").fill("7")
            page.locator("[data-act=start]").click()
            page.locator(".table").wait_for(timeout=LIMIT * 1000)
            times[game["name"]] = page.evaluate(PLAY, CLICKS)
    return times


def report_visits(rounds: dict[str, list[dict[str, float]]]) -> dict[str, Any]:
    """Print the medians of the visits and their ratios; return them."""
    middle = {kind: {key: median(one[key] for one in own) for key in own[0]} for kind, own in rounds.items()}
    site, bare = middle["site"], middle["bare"]
    wanted = {"cold answered": 0.5, "warm answered": 0.5, "restored answered": 0.35, "bytes": 1.0}
    wanted |= {f"{kind} painted": 0.15 for kind in ("cold", "warm", "restored")}
    print(f"\nMedians of {len(rounds['site'])} rounds; times in ms from navigation, memory in MB.")
    print("A ratio is the median of the rounds' own ratios.\n")
    print(f"{'':20}{'this site':>12}{'bare':>12}{'ratio':>8}{'wanted':>8}")
    ratios = {}
    for key, value in site.items():
        like = key.replace("painted", "answered")
        beside = bare[like]
        pairs = zip(rounds["site"], rounds["bare"], strict=True)
        ratios[key] = median(own[key] / (other[like] or 1) for own, other in pairs)
        goal = f"{wanted[key]:8.2f}" if key in wanted else ""
        print(f"{key:20}{value:12,.0f}{beside:12,.0f}{ratios[key]:8.2f}{goal}")
    return {"medians": middle, "ratios": ratios, "rounds": rounds}


def report_clicks(clicks: dict[str, list[float]]) -> dict[str, Any]:
    """Print the medians of the clicks; return all."""
    print(f"\n{'click to frame':20}{'median':>12}{'95 %':>12}{'clicks':>8}")
    for name, times in clicks.items():
        ordered = sorted(times)
        print(f"{name:20}{median(times):12.1f}{ordered[int(len(times) * 0.95)]:12.1f}{len(times):8}")
    return {"clicks": clicks}


def bench() -> None:
    """Measure everything in one run."""
    rounds: dict[str, list[dict[str, float]]] = {"site": [], "bare": []}
    with hosting() as (host, url), sync_playwright() as play:
        for number in range(ROUNDS):
            for kind, measured in measure_round(play.chromium, host, url).items():
                rounds[kind].append(measured)
            print(f"round {number + 1} of {ROUNDS}", file=sys.stderr, flush=True)
        found = report_visits(rounds)
        found |= report_clicks(measure_clicks(play.chromium, f"{url}site/"))
    RESULT.write_text(json.dumps(found, indent=1))


if __name__ == "__main__":
    bench()
