"""What comes from elsewhere is data: it is shown as letters or refused in a sentence, and never runs."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from pyengine.core import record
from tests.browser.test_play import GAMES, see
from tests.browser.test_saves import bring, call, open_text
from tests.played import played

GAME = GAMES[0]
SCRIPTS = [
    "<img src=x onerror=hacked=1>",
    "<script>hacked=1</script>",
    "'\"><svg onload=hacked=1>",
    "{{7*7}}",
]
WATCH = """
globalThis.refused = [];
addEventListener("securitypolicyviolation", (event) => refused.push(event.effectiveDirective));
"""


def record_of(game: str, /, **changed: Any) -> dict[str, Any]:
    """Return a good record with some fields changed."""
    written: dict[str, Any] = json.loads(record.write(played(game, 12)))
    return written | changed


def assert_nothing_ran(page: Page) -> None:
    """Nothing ran, and the policy did not even have to step in."""
    assert page.evaluate("typeof hacked") == "undefined"
    assert page.evaluate("refused") == []
    assert page.locator("img[src=x], #app script, svg[onload]").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_names_with_scripts_are_letters(page: Page, site: str, game: str) -> None:
    page.add_init_script(WATCH)
    written = record_of(game)
    for seat, name in zip(written["seats"], SCRIPTS, strict=False):
        seat["name"] = name
    open_text(page, site, json.dumps(written))
    assert SCRIPTS[0] in page.locator("#app").inner_text()
    page.locator(".bar [data-act=menu]").click()
    expect(page.locator("#app")).to_contain_text("hacked=1")  # the game that waits
    page.locator("[data-act=saves]").click()
    expect(page.locator(".archive")).to_contain_text("hacked=1")
    assert_nothing_ran(page)


BAD: dict[str, str] = {
    "deep nesting": "[" * 200_000,
    "deep objects": '{"a":' * 50_000 + "1" + "}" * 50_000,
    "no json": "<html onload=hacked=1>",
    "a number": "17",
    "null": "null",
    "script as game": json.dumps(record_of(GAME, game="<script>hacked=1</script>")),
    "path as game": json.dumps(record_of(GAME, game="../../bridge")),
    "moves of wrong types": json.dumps(record_of(GAME, moves=[1, None, {"a": []}])),
    "a script as move": json.dumps(record_of(GAME, moves=["<img src=x onerror=hacked=1>"])),
    "seats of wrong types": json.dumps(record_of(GAME, seats={"0": "x"})),
    "a name of wrong type": json.dumps(record_of(GAME, seats=[{"name": ["x"]}, 7])),
    "a name too long": json.dumps(
        record_of(GAME, seats=[{"name": "x" * 5000, "colour": "bull", "kind": "person"}] * 2)
    ),
    "seed of wrong type": json.dumps(record_of(GAME, seed="1; drop")),
    "an endless seed": json.dumps(record_of(GAME, seed=10**400)),
    "options of wrong types": json.dumps(record_of(GAME, options=[[]])),
    "a wrong position": "two-rivers\n" + "seat " * 1000,
}


def test_bad_texts_are_refused_in_a_sentence(page: Page, site: str) -> None:
    """By the import's text field, as a person would paste them; the table stays as it was."""
    page.add_init_script(WATCH)
    open_text(page, site, json.dumps(record_of(GAME)))
    before = call(page, do="export")["text"]
    page.locator(".bar [data-act=menu]").click()
    page.locator("[data-act=saves]").click()
    for kind, text in BAD.items():
        answer = call(page, do="load", text=text, table="elsewhere")
        assert answer["ok"] is False, kind
        assert 5 < len(answer["error"]) < 400, (kind, answer["error"])
        assert not answer.get("fault"), (kind, answer)
        bring(page, text)
        told = page.locator(".archive .trouble").first
        expect(told).to_be_visible()
        assert 5 < len(told.inner_text()) < 400, kind
    assert call(page, do="export")["text"] == before
    assert_nothing_ran(page)


def test_a_record_of_ten_megabytes_is_refused_quickly(page: Page, site: str, tmp_path: Path) -> None:
    page.add_init_script(WATCH)
    open_text(page, site, json.dumps(record_of(GAME)))
    page.locator(".bar [data-act=menu]").click()
    page.locator("[data-act=saves]").click()
    huge = tmp_path / "huge.json"
    huge.write_text(json.dumps(record_of(GAME, moves=["skip " + "x" * 95] * 100_000)), "utf-8")
    assert huge.stat().st_size > 10_000_000
    page.locator(".archive input[type=file]").set_input_files(huge)
    expect(page.locator(".archive .trouble").first).to_be_visible(timeout=10_000)
    answer = call(page, do="load", text=huge.read_text("utf-8"), table="elsewhere")
    assert answer["ok"] is False
    assert len(answer["error"]) < 400
    see(page)
    assert_nothing_ran(page)


def test_wrong_requests_are_refused_in_a_sentence(page: Page, site: str) -> None:
    """As messages from a page around the board might be."""
    open_text(page, site, json.dumps(record_of(GAME)))
    wrong: list[Any] = [
        *(
            "",
            "[]",
            "7",
            "null",
            '"x"',
            "{}",
            '{"do": 3}',
            '{"do": ["new"]}',
            '{"do": "__class__"}',
            "[" * 100_000,
        ),
        *(
            '{"do": "new", "game": {}, "seats": 3}',
            '{"do": "play", "move": {"x": 1}}',
            '{"do": "load", "text": 7}',
        ),
        *(
            '{"do": "why", "targets": [[]]}',
            '{"do": "screen", "lang": {"a": 1}}',
            '{"do": "play", "targets": 9}',
        ),
    ]
    for text in wrong:
        answer = json.loads(page.evaluate("text => engine.call(text)", text))
        assert answer["ok"] or (5 < len(answer["error"]) < 400 and not answer.get("fault")), (
            text[:60],
            answer,
        )
