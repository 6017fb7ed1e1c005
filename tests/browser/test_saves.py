"""Nothing is lost: every decision is kept, games come back by menu, name, file, text, link and QR code."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from pyengine import games
from pyengine.core import record
from tests.browser.test_play import Clicker, hand_labels, lift, open_menu, play_any, press, see, start
from tests.played import interrupted, link_to, played
from web.prepare import ROOT, find_node

GAME = "babylon"  # habits that all games share are told with its table
SAVED = """() => Object.entries(localStorage)
    .filter(([key]) => key.startsWith("two-rivers / game "))
    .map(([, text]) => JSON.parse(text))"""


def open_text(page: Page, site: str, text: str) -> None:
    """Open a game by a link, without motion."""
    page.emulate_media(reduced_motion="reduce")
    page.goto(site + link_to(text))
    expect(page.locator(".table")).to_be_visible(timeout=60_000)
    see(page)


def call(page: Page, **request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(page.evaluate("text => engine.call(text)", json.dumps(request)))
    return answer


def exported(page: Page) -> Any:
    return json.loads(call(page, do="export")["text"])


def saved(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(SAVED)
    return found


def reload(page: Page) -> None:
    page.wait_for_load_state("networkidle")  # an interrupted download counts as a fault of the page
    page.reload()


def board(page: Page) -> str:
    return str(page.locator("[data-slot=board]").inner_html())


@pytest.mark.parametrize("game", games.names())
def test_a_reload_comes_back_to_exactly_there(page: Page, site: str, game: str) -> None:
    """Also while somebody else is asked in the middle of a turn, as in a conflict."""
    match = interrupted(game)
    open_text(page, site, record.write(match))
    drawn, question = board(page), page.locator(".question-text").inner_text()
    assert "#" not in page.url
    reload(page)
    expect(page.locator(".area")).to_be_visible(timeout=60_000)
    see(page)
    assert board(page) == drawn
    assert page.locator(".question-text").inner_text() == question
    assert exported(page) == json.loads(record.write(match))


def test_every_decision_is_kept_at_once(page: Page, site: str) -> None:
    start(page, site)
    lift(page)
    play_any(page)
    after = hand_labels(page)
    assert [len(json.loads(save["record"])["moves"]) for save in saved(page)] == [1]
    reload(page)
    expect(page.locator("[data-act=lift]")).to_be_visible(timeout=60_000)
    lift(page)
    assert hand_labels(page) == after


def test_continue_and_once_more_on_the_menu(page: Page, site: str) -> None:
    open_menu(page, site)
    expect(page.locator("[data-act=resume]")).to_have_count(0)
    expect(page.locator("[data-act=quick]")).to_have_count(0)
    page.locator(f"[data-play={GAME}]").click()
    page.locator("#seat-0").fill("Enheduanna")
    page.locator("[data-act=start]").click()
    lift(page)
    play_any(page)
    kept = exported(page)
    page = page.context.new_page()  # another window, opened later
    page.goto(site)
    page.locator("[data-act=resume]").click()
    expect(page.locator("[data-act=lift]")).to_be_visible(timeout=60_000)
    lift(page)
    assert exported(page) == kept
    page.locator(".bar [data-act=menu]").click()
    page.locator("[data-act=quick]").click()
    lift(page)
    again = exported(page)
    assert (again["seats"], again["options"], again["moves"]) == (kept["seats"], kept["options"], [])
    assert again["seed"] != kept["seed"]
    assert len(saved(page)) == 2


def test_two_windows_with_one_game_do_not_harm_each_other(page: Page, site: str) -> None:
    open_text(page, site, record.write(played(GAME, 20)))
    other = page.context.new_page()
    other.goto(site)
    other.locator("[data-act=resume]").click()
    expect(other.locator("[data-act=lift]")).to_be_visible(timeout=60_000)
    for window in (other, page):
        lift(window)
        Clicker(window, 1).play(until="curtain")
    assert len(saved(page)) == 2
    assert exported(page)["moves"] in [json.loads(save["record"])["moves"] for save in saved(page)]


def test_names_keep_a_moment(page: Page, site: str) -> None:
    """Save as, play on, open the moment again, rename it, delete it."""
    open_text(page, site, record.write(played(GAME, 20)))
    lift(page)
    page.locator("[data-act=game]").click()
    page.locator("[name=save-name]").fill("Before <b>the</b> flood")
    page.locator("[data-act=save-as]").click()
    expect(page.locator(".game-sheet .told")).to_contain_text("Before <b>the</b> flood")
    page.locator(".game-sheet [data-act=close]").click()
    Clicker(page, 1).play(until="curtain")
    assert len(exported(page)["moves"]) > 20
    page.locator("[data-act=game]").click()
    page.locator(".game-sheet [data-act=saves]").click()
    slot = page.locator(".save", has_text="Before <b>the</b> flood")
    slot.locator("[data-act=open]").click()
    lift(page)
    assert len(exported(page)["moves"]) == 20
    page.locator(".bar [data-act=menu]").click()
    page.locator(".menu [data-act=saves]").click()
    slot.get_by_role("button", name="Rename").click()
    page.locator(".save input").fill("After")
    page.keyboard.press("Enter")
    renamed = page.locator(".save", has_text="After")
    expect(renamed).to_have_count(1)
    before = page.locator(".save").count()
    renamed.locator("[data-act=delete]").click()
    page.locator("[data-act=delete-sure]").click()
    expect(page.locator(".save")).to_have_count(before - 1)
    assert not any(save["name"] for save in saved(page))


@pytest.mark.parametrize(
    ("kind", "refusal"),
    [
        (
            "full",
            """const set = Storage.prototype.setItem;
            Storage.prototype.setItem = function (key, value) {
                if (key.includes(" game ")) throw new DOMException("full", "QuotaExceededError");
                set.call(this, key, value);
            };""",
        ),
        (
            "blocked",
            """Object.defineProperty(window, "localStorage", {
                get() { throw new DOMException("refused", "SecurityError"); } });""",
        ),
    ],
)
def test_without_room_the_game_goes_on_and_says_so(page: Page, site: str, kind: str, refusal: str) -> None:
    page.add_init_script(refusal)
    open_text(page, site, record.write(played(GAME, 20)))
    expect(page.locator(".notice")).to_have_attribute("data-kept", kind)
    lift(page)
    Clicker(page, 1).play(until="curtain")
    with page.expect_download() as download:
        page.locator(".notice .button").first.click()
    text = Path(download.value.path()).read_text("utf-8")
    assert json.loads(text) == exported(page)
    page.locator(".bar [data-act=menu]").click()
    expect(page.locator("[data-act=resume]")).to_be_visible()


def test_a_damaged_save_is_set_aside_and_can_be_taken_out(page: Page, site: str) -> None:
    open_text(page, site, record.write(played(GAME, 20)))
    page.evaluate(
        """() => {
            const key = Object.keys(localStorage).find((key) => key.includes(" game "));
            const save = JSON.parse(localStorage[key]);
            localStorage[key] = JSON.stringify({ ...save, record: save.record.replace('"moves"', '"mov') });
            localStorage[key + "x"] = "{ torn";
        }"""
    )
    reload(page)
    expect(page.locator(".archive .trouble:visible")).to_contain_text("broken JSON", timeout=60_000)
    expect(page.locator(".archive .save")).to_have_count(2)
    with page.expect_download() as download:
        page.locator(".archive .save", has_text="broken JSON").get_by_role("button", name="Save to").click()
    assert '"mov' in Path(download.value.path()).read_text("utf-8")
    page.locator(".archive [data-act=close]").click()
    expect(page.locator("[data-act=resume]")).to_have_count(0)
    page.locator(f"[data-play={GAME}]").click()
    page.locator("[data-act=start]").click()
    lift(page)


def test_records_and_positions_go_out_and_come_in(page: Page, site: str, tmp_path: Path) -> None:
    match = played(GAME, 20)
    open_text(page, site, record.write(match))
    page.locator("[data-act=game]").click()
    expect(page.locator(".game-sheet .careful")).to_contain_text("all hands")
    with page.expect_download() as download:
        page.locator("[data-act=export-file]").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert json.loads(file.read_text("utf-8")) == json.loads(record.write(match))
    page.locator("[data-act=export-text]").click()
    expect(page.locator(".game-sheet .told")).to_have_text("Copied.")
    page.locator(".game-sheet [data-act=saves]").click()
    old = json.loads(record.write(match)) | {"version": 0}
    bring(page, json.dumps(old))
    expect(page.locator(".archive .trouble:visible")).to_contain_text("rules version 0")
    bring(page, match.game.write_position(match.state))
    expect(page.locator(".archive")).to_be_hidden()
    assert "start" in exported(page)
    page.locator(".bar [data-act=menu]").click()
    page.locator(".menu [data-act=saves]").click()
    page.locator(".archive input[type=file]").set_input_files(file)
    expect(page.locator("[data-act=lift]")).to_be_visible()
    assert exported(page) == json.loads(record.write(match))


def bring(page: Page, text: str) -> None:
    page.locator(".archive textarea").fill(text)
    page.locator("[data-act=import-text]").click()
    see(page)


def test_a_link_and_its_code_carry_the_whole_game(page: Page, site: str) -> None:
    match = played(GAME)
    open_text(page, site, record.write(match))
    page.locator(".result [data-act=look]").click()
    page.locator("[data-act=game]").click()
    page.locator("[data-act=export-link]").click()
    code = page.locator("svg.code")
    expect(code).to_be_visible()
    link = page.locator(".shared .link").input_value()
    assert link.startswith(f"{site}#game=1.")
    assert read_code(str(code.locator("path").get_attribute("d")), str(code.get_attribute("viewBox"))) == link
    other = page.context.new_page()
    other.goto(link)
    expect(other.locator(".result[open]")).to_be_visible(timeout=60_000)
    assert exported(other) == json.loads(record.write(match))


def read_code(path: str, box: str) -> str:
    """Read a QR code with the other half of the package that draws it."""
    script = """
        import decode from "qr/decode.js";
        const [path, box] = process.argv.slice(1);
        const size = Number(box.split(" ")[2]), scale = 4;
        const data = new Uint8Array(size * size * scale * scale * 4).fill(255);
        for (const [, x, y, run] of path.matchAll(/M(\\d+) (\\d+)h(\\d+)/g))
            for (let down = y * scale; down < (+y + 1) * scale; down++)
                for (let right = x * scale; right < (+x + +run) * scale; right++)
                    data.fill(0, (down * size * scale + right) * 4, (down * size * scale + right) * 4 + 3);
        console.log(decode({ width: size * scale, height: size * scale, data }));"""
    node = [find_node().node, "--input-type=module", "--eval", script, path, box]
    done = subprocess.run(node, cwd=ROOT / "web", capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_a_link_too_long_for_a_code_says_so_and_a_torn_one_too(page: Page, site: str) -> None:
    match = played(GAME, 20)
    noise = "".join(f"\n# {number**9}" for number in range(1, 400))
    open_text(page, site, match.game.write_position(match.state) + noise)
    page.locator("[data-act=game]").click()
    page.locator("[data-act=export-link]").click()
    expect(page.locator(".shared .careful")).to_contain_text("too long for a QR code")
    expect(page.locator("[data-act=export-file]")).to_be_visible()
    other = page.context.new_page()
    other.goto(site + link_to(record.write(match))[:80])
    expect(other.locator(".archive .trouble:visible")).to_contain_text("link is damaged")


def test_a_fault_keeps_the_game_and_offers_a_report(page: Page, site: str) -> None:
    match = played(GAME, 20)
    open_text(page, site, record.write(match))
    page.evaluate("void (engine.call = () => Promise.reject(new Error('the worker is gone')))")
    page.locator("[data-act=lift]").click()
    expect(page.locator(".fault")).to_be_visible()
    report = page.locator(".fault .report").input_value()
    assert "the worker is gone" in report
    assert '"two-rivers-record 1"' in report
    page.locator("[data-act=restart]").click()
    expect(page.locator(".fault")).to_be_hidden(timeout=60_000)
    lift(page)
    expect(page.locator("[data-slot=hand] [data-panel]")).to_have_count(1)
    press(page, '[data-do="do:end"]')
    assert len(saved(page)) == 1
