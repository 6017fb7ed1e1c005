"""The built site starts Python in a real browser, from plain static files."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.conftest import serving
from web.serve import Handler
from web.site import DIST

Steps = list[dict[str, int]]


def start(page: Page, site: str) -> None:
    """Open the page and wait until the engine is up."""
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready", timeout=30_000)


def call(page: Page, request: dict[str, Any]) -> dict[str, Any]:
    """Ask the engine of an open page."""
    answer: dict[str, Any] = json.loads(page.evaluate("text => engine.call(text)", json.dumps(request)))
    return answer


def test_engine_answers_the_page(page: Page, site: str) -> None:
    start(page, site)
    answer = call(page, {"do": "dance"})
    assert answer["ok"] is False
    assert "dance" in answer["error"]


def test_no_special_headers_are_needed(page: Page, site: str) -> None:
    start(page, site)
    assert page.evaluate("crossOriginIsolated") is False
    assert page.evaluate("typeof SharedArrayBuffer") == "undefined"


def test_requests_of_the_worker_are_watched_and_stay_on_the_site(page: Page, site: str) -> None:
    seen: list[str] = []
    page.context.on("request", lambda request: seen.append(request.url))
    start(page, site)
    assert any(url.endswith("pyodide.asm.wasm") for url in seen)
    assert all(url.startswith((site, f"blob:{site}")) for url in seen)


def test_two_engines_run_side_by_side_and_one_can_be_stopped(page: Page, site: str) -> None:
    start(page, site)
    second = """async () => {
        const second = await startEngine();
        const answer = await second.call('{"do": "dance"}');
        second.stop();
        return answer;
    }"""
    assert json.loads(page.evaluate(second)) == call(page, {"do": "dance"})


def test_progress_counts_bytes_up_to_the_total(page: Page, site: str) -> None:
    start(page, site)
    steps: Steps = page.evaluate(
        """async () => {
            const steps = [];
            (await startEngine((progress) => steps.push(progress))).stop();
            return steps;
        }"""
    )
    loaded = [step["loaded"] for step in steps]
    assert loaded[0] == 0
    assert loaded == sorted(loaded)
    assert loaded[-1] == steps[-1]["total"] > 1_000_000
    assert len(steps) > 5


def test_starts_in_a_frame_of_another_site(context: BrowserContext, site: str, tmp_path: Path) -> None:
    frame = f'<!doctype html><title>Elsewhere</title><iframe src="{site}" width="900" height="600"></iframe>'
    (tmp_path / "index.html").write_text(frame)
    with serving(tmp_path) as elsewhere:
        page = context.new_page()
        page.goto(elsewhere.replace("127.0.0.1", "localhost"))
        inside = page.frame_locator("iframe").locator("html")
        expect(inside).to_have_attribute("data-engine", "ready", timeout=30_000)


def test_policy_refuses_other_hosts(context: BrowserContext, site: str) -> None:
    page = context.new_page()
    page.goto(site)
    refused = page.evaluate(
        """() => new Promise((resolve) => {
            addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective));
            new Image().src = "https://elsewhere.invalid/picture.png";
        })"""
    )
    assert refused == "img-src"


def test_starts_from_a_host_that_does_not_know_web_assembly(
    page: Page, site: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(Handler.extensions_map, ".wasm", "application/octet-stream")
    start(page, site)


def test_a_missing_file_is_told_and_can_be_tried_again(context: BrowserContext, tmp_path: Path) -> None:
    copy = Path(shutil.copytree(DIST, tmp_path / "site"))
    wasm = next(copy.rglob("pyodide.asm.wasm"))
    content = wasm.read_bytes()
    wasm.unlink()
    with serving(copy) as site:
        page = context.new_page()
        page.goto(site)
        expect(page.locator(".progress")).to_contain_text("could not be loaded", timeout=30_000)
        wasm.write_bytes(content)
        page.locator(".progress button").click()
        expect(page.locator("html")).to_have_attribute("data-engine", "ready", timeout=30_000)
