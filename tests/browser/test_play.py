"""A person at the page: whole games by real clicks, refusals, the curtain, undo, both languages."""

import json
import random
import re
import subprocess
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from web.prepare import ROOT, find_node
from web.site import DIST

GAMES = [
    path.name for path in sorted((ROOT / "pyengine" / "games").iterdir()) if (path / "__init__.py").exists()
]
GAME = "babylon"  # the tests of single habits are told with its table
PHONE = {"width": 390, "height": 844}
SEED = 7
MOST_CLICKS = 2000
HASTE = {"tigris": "do:swap"}  # what brings a long game to its end: the bag runs out

# What a person could click now: every legal place with a point that really belongs to it.
SIGHT = """async () => {
    while (document.documentElement.hasAttribute("data-asking")) await new Promise((go) => setTimeout(go, 3));
    const visible = (element) => element.getClientRects().length > 0;
    const names = (selector, attribute) =>
        [...document.querySelectorAll(selector)].filter(visible).map((one) => one.getAttribute(attribute));
    return {
        curtain: document.querySelector(".curtain:not([hidden])") !== null,
        over: document.querySelector(".result[open]") !== null,
        confirm: document.querySelector("[data-act=confirm]:enabled") !== null,
        moves: names("[data-move]", "data-move"),
        buttons: names("[data-do]:not([aria-pressed], [aria-disabled])", "data-do"),
        legal: [...new Set(names(".area [data-at][data-mark~=legal]", "data-at"))],
        chosen: names("[aria-pressed=true]", "data-at").length > 0,
        steppers: document.querySelectorAll(".stepper").length,
    };
}"""

# A point of the element that no other thing covers; scrolls to it like a person.
POINT = """(selector) => {
    const free = (element) => {
        const box = element.getBoundingClientRect();
        for (const down of [0.5, 0.85, 0.15, 0.95, 0.05]) for (const right of [0.5, 0.2, 0.8, 0.05, 0.95]) {
            const [x, y] = [box.x + box.width * right, box.y + box.height * down];
            if (document.elementFromPoint(x, y)?.closest("[data-at], button") === element) return [x, y];
        }
    };
    for (const element of document.querySelectorAll(selector)) {
        const point = free(element);
        if (point) return point;
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const later = free(element);
        if (later) return later;
    }
    return null;
}"""


def prefer(page: Page, lang: str) -> None:
    """Be a browser that prefers this language."""
    page.add_init_script(f"Object.defineProperty(navigator, 'languages', {{value: ['{lang}']}})")


def open_menu(page: Page, site: str, lang: str = "en") -> None:
    """Open the menu in a language, and without motion."""
    page.emulate_media(reduced_motion="reduce")
    prefer(page, lang)
    page.goto(site)


def start(page: Page, site: str, lang: str = "en", seed: int = SEED, game: str = GAME) -> None:
    """Go from the menu to the first curtain or question."""
    open_menu(page, site, lang)
    page.locator(f"[data-play={game}]").click()
    page.locator(".more summary").click()
    page.locator("#seed").fill(str(seed))
    page.locator("[data-act=start]").click()
    expect(page.locator(".table")).to_be_visible(timeout=60_000)
    see(page)


def see(page: Page) -> dict[str, Any]:
    """Wait for the engine and say what can be clicked."""
    sight: dict[str, Any] = page.evaluate(SIGHT)
    return sight


def lift(page: Page) -> None:
    page.locator("[data-act=lift]").click()
    see(page)
    expect(page.locator(".curtain")).to_be_hidden()


def press(page: Page, selector: str) -> None:
    """Click with the mouse where nothing lies over it, and wait for what follows."""
    point = page.evaluate(POINT, selector)
    assert point, f"{selector} cannot be clicked"
    page.mouse.click(*point)
    see(page)


def touch(page: Page, target: str) -> None:
    """Click a drawn place."""
    press(page, f'.area [data-at="{target}"]')


class Clicker:
    """Plays at random by what the page shows; goes on to the end by ending turns."""

    def __init__(self, page: Page, seed: int, patience: int = 3, haste: str = "") -> None:
        self.page = page
        self.haste = haste  # a button to press nearly always, and then with all that fits
        self.random = random.Random(seed)
        self.patience = patience  # so many clicks in one turn, then the turn is ended
        self.clicks = 0
        self.idle = 0

    def play(self, until: str = "over") -> int:
        """Click until the result or the curtain is shown; return how often."""
        while self.clicks < MOST_CLICKS:
            sight = see(self.page)
            if sight[until]:
                return self.clicks
            self.step(sight)
            self.clicks += 1
        pytest.fail(f"no end after {MOST_CLICKS} clicks: {see(self.page)}")

    def step(self, sight: dict[str, Any]) -> None:
        choose = self.random.choice
        others = [one for one in sight["buttons"] if one != "do:end"]
        if sight["curtain"]:
            self.idle = 0
            press(self.page, "[data-act=lift]")
        elif sight["confirm"] and not (sight["legal"] and (self.haste or self.random.random() < 0.6)):
            press(self.page, "[data-act=confirm]")
        elif sight["moves"]:
            press(self.page, f'[data-move="{choose(sight["moves"])}"]')
        elif "do:end" in sight["buttons"] and self.idle >= self.patience and not sight["steppers"]:
            self.idle = 0
            press(self.page, '[data-do="do:end"]')
        elif self.haste in others and self.random.random() < 0.8:
            press(self.page, f'[data-do="{self.haste}"]')
        elif others and not sight["steppers"] and (not sight["legal"] or self.random.random() < 0.3):
            self.idle += 1
            press(self.page, f'[data-do="{choose(others)}"]')
        elif sight["legal"]:
            self.idle += 1
            touch(self.page, choose(self.ahead(sight["legal"])))
        else:
            press(self.page, "[data-act=cancel]" if sight["chosen"] else "[data-do]:not([aria-disabled])")

    def ahead(self, legal: list[str]) -> list[str]:
        """Prefer what lies on the table over the cards: it brings the game forward."""
        return [one for one in legal if not one.startswith("hand:")] or legal


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks(page: Page, site: str, game: str, lang: str) -> None:
    start(page, site, lang, game=game)
    Clicker(page, SEED, haste=HASTE.get(game, "")).play()
    expect(page.locator(".result .standing")).to_have_count(2)
    expect(page.locator(".result h2")).not_to_be_empty()
    letters = re.search("[а-яё]" if lang == "ru" else "[a-z]", page.locator(".result").inner_text())
    assert letters
    page.locator(".result [data-act=menu]").click()
    expect(page.locator("[data-play]").first).to_be_visible()


def test_a_whole_game_on_a_phone(page: Page, site: str) -> None:
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    start(page, site, "ru", seed=3)
    Clicker(page, 3).play()
    expect(page.locator(".result .standing.first")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_playing_before_the_engine_is_up(page: Page, site: str) -> None:
    """The menu stands at once; a game ordered early shows the empty table and starts by itself."""
    held: list[Route] = []
    page.context.route("**/*.wasm", lambda route: held.append(route))
    open_menu(page, site)
    page.locator(f"[data-play={GAME}]").click()
    page.locator("[data-act=start]").click()
    expect(page.locator(".waiting-table .picture > svg")).to_be_visible()
    expect(page.locator(".waiting-table .progress")).to_be_visible()
    while not held:
        page.wait_for_timeout(20)
    for route in held:
        route.continue_()
    expect(page.locator("[data-act=lift]")).to_be_visible(timeout=60_000)


def test_the_curtain_hides_the_hand(page: Page, site: str) -> None:
    start(page, site)
    hand = page.locator("[data-slot=hand] [data-panel]")
    expect(page.locator("[data-act=lift]")).to_be_visible()
    expect(hand).to_have_count(0)
    lift(page)
    expect(hand).to_have_count(1)
    Clicker(page, SEED).play(until="curtain")
    expect(hand).to_have_count(0)
    expect(page.locator("[data-at^='hand:']")).to_have_count(0)
    expect(page.locator(".area")).to_have_attribute("inert", "")


def test_a_dead_click_is_refused_by_the_rulebook(page: Page, site: str) -> None:
    start(page, site)
    lift(page)
    site_of_own = page.locator("[data-at^='site:']").last.get_attribute("data-at")
    assert site_of_own
    touch(page, site_of_own)
    bubble = page.locator(".bubble")
    expect(bubble).to_be_visible()
    expect(page.locator(".bubble-place")).to_have_attribute("role", "status")
    sentence = bubble.locator("p").inner_text()
    assert sentence.endswith(".")
    assert page.locator("[data-mark~=guilty]").count() > 0
    rule = bubble.locator(".button")
    number = rule.inner_text().removeprefix("Rule ").strip()
    rule.click()
    meant = page.locator(".book .meant")
    expect(meant).to_be_in_viewport()
    assert meant.get_attribute("id") in (f"r-{number}", f"r-{number.split('.')[0]}")
    page.keyboard.press("Escape")
    expect(page.locator(".rules")).to_be_hidden()


def test_the_language_changes_in_the_middle_of_a_game(page: Page, site: str) -> None:
    start(page, site)
    lift(page)
    places = "() => [...document.querySelectorAll('[data-at]')].map((element) => element.dataset.at)"
    before = page.evaluate(places)
    english = page.locator(".question-text").inner_text()
    page.locator("[data-act=language]").click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    see(page)
    expect(page.locator(".question-text")).not_to_have_text(english)
    assert re.search("[а-яё]", page.locator(".question-text").inner_text())
    assert page.evaluate(places) == before
    expect(page.locator(".curtain")).to_be_hidden()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ru")


def test_undo_and_redo(page: Page, site: str) -> None:
    start(page, site)
    lift(page)
    undo = page.locator("[data-act=undo]")
    expect(undo).to_have_attribute("aria-disabled", "true")
    press(page, "[data-act=undo]")
    expect(page.locator(".bubble")).to_be_visible()
    before = hand_labels(page)
    play_any(page)
    after = hand_labels(page)
    assert after != before
    press(page, "[data-act=undo]")
    assert hand_labels(page) == before
    press(page, "[data-act=redo]")
    assert hand_labels(page) == after


def hand_labels(page: Page) -> list[str]:
    see(page)
    labels: list[str] = page.locator("[data-at^='hand:']").evaluate_all(
        "(all) => all.map((element) => element.ariaLabel)"
    )
    return labels


def play_any(page: Page) -> None:
    """Play a card: touch the first legal one, then take the first of what it could become."""
    touch(page, next(one for one in see(page)["legal"] if one.startswith("hand:")))
    moves = see(page)["moves"]
    press(page, f'[data-move="{moves[0]}"]')


def test_a_choice_can_be_given_back(page: Page, site: str) -> None:
    start(page, site)
    lift(page)
    card = next(one for one in see(page)["legal"] if one.startswith("hand:"))
    chosen = page.locator(f'[data-at="{card}"][data-mark~=chosen]')
    ways: list[Callable[[], None]] = [
        lambda: touch(page, card),
        lambda: page.keyboard.press("Escape"),
        lambda: press(page, "[data-act=cancel]"),
    ]
    for give_back in ways:
        touch(page, card)
        expect(chosen).to_have_count(1)
        give_back()
        expect(chosen).to_have_count(0)


def test_the_board_by_keyboard(page: Page, site: str) -> None:
    """One tab stop, arrows to the nearest place, Enter to choose."""
    start(page, site)
    lift(page)
    stops = page.locator(".area [data-at][tabindex='0']")
    expect(stops).to_have_count(1)
    stops.focus()
    seen = set()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
        seen.add(page.evaluate("document.activeElement.dataset.at"))
        expect(stops).to_have_count(1)
    assert len(seen) > 2
    card = next(one for one in see(page)["legal"] if one.startswith("hand:"))
    focused: Locator = page.locator(f'[data-at="{card}"]')
    focused.focus()
    page.keyboard.press("Enter")
    see(page)
    expect(focused).to_have_attribute("aria-pressed", "true")
    expect(focused).to_be_focused()


def test_the_game_waits_while_the_menu_is_open(page: Page, site: str) -> None:
    start(page, site)
    lift(page)
    press(page, ".bar [data-act=menu]")
    page.locator("[data-act=resume]").click()
    expect(page.locator("[data-slot=hand] [data-panel]")).to_have_count(1)
    page.go_back()
    expect(page.locator("[data-play]").first).to_be_visible()


def test_everything_works_without_storage(page: Page, site: str) -> None:
    refusal = "{get() { throw new DOMException('refused', 'SecurityError') }}"
    page.add_init_script(f"Object.defineProperty(window, 'localStorage', {refusal})")
    start(page, site)
    page.locator("[data-act=language]").click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    page.locator("[data-act=theme]").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def choose(call: str) -> Any:
    """Evaluate a call of `choose.js` in Node: narrowing needs no page."""
    module = (ROOT / "web" / "page" / "choose.js").as_uri()
    script = f"import * as choose from '{module}'; console.log(JSON.stringify(choose.{call}))"
    command = [find_node().node, "--input-type=module", "--eval", script]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


OFFERS = """{offers: [
    {move: "go", targets: ["hand:a", "land:x"]},
    {move: "stay", targets: ["hand:b", "land:x"]},
    {move: "pair", targets: ["hand:a", "hand:a"]},
    {move: "end", targets: ["do:end"]},
], folds: [{button: "do:give", items: {"hand:b": 2, "hand:c": 1}, totals: [2, 3]}]}"""


@pytest.mark.parametrize(
    ("chosen", "path", "taken"),
    [
        ([], ["hand:a"], {"chosen": ["hand:a"]}),
        (["hand:a"], ["hand:a"], {"chosen": ["hand:a", "hand:a"]}),  # a bag may hold a target twice
        (["hand:a", "hand:a"], ["hand:a"], {"chosen": ["hand:a"]}),  # else a second touch gives it back
        (["land:x"], ["cell:y", "land:x"], {"chosen": []}),  # the inner one leads nowhere
        (["hand:a", "land:x"], ["hand:b"], {"chosen": ["land:x", "hand:b"]}),  # another card instead
        (["hand:a"], ["do:end"], {"chosen": ["do:end"]}),  # a button is a command of its own
        (["do:give"], ["hand:c"], {"chosen": ["do:give", "hand:c"]}),
        (["do:give", "hand:c"], ["hand:c"], {"chosen": ["do:give"]}),  # there is only one of it
        (["hand:a"], ["cell:y"], {"chosen": ["hand:a"], "dead": "cell:y"}),
    ],
)
def test_touching_narrows(chosen: list[str], path: list[str], taken: dict[str, Any]) -> None:
    assert choose(f"take({OFFERS}, {json.dumps(chosen)}, {json.dumps(path)})") == taken


@pytest.mark.parametrize(
    ("chosen", "plays"),
    [
        (["hand:a", "land:x"], "go"),
        (["do:end"], "end"),
        (["land:x"], None),
        (["hand:a"], None),
        (["do:give", "hand:b", "hand:b"], None),  # amounts are always confirmed
    ],
)
def test_only_a_certain_choice_plays_by_itself(chosen: list[str], plays: str | None) -> None:
    narrowed = choose(f"narrow({OFFERS}, {json.dumps(chosen)})")
    assert narrowed.get("plays", {}).get("move") == plays


def test_the_page_names_no_game_and_speaks_both_languages() -> None:
    sources = {path: path.read_text(encoding="utf-8") for path in (ROOT / "web" / "page").glob("*.js")}
    for path, text in sources.items():
        assert not re.search("babylon|tigris|assyria", text, re.IGNORECASE), path
    words = json.loads((ROOT / "web" / "page" / "words.json").read_text(encoding="utf-8"))
    assert words["en"].keys() == words["ru"].keys()
    said = {key for text in sources.values() for key in re.findall(r'\bsay\("([^"]+)"', text)}
    assert said <= words["en"].keys()
    assert (DIST / "index.html").exists()
