"""What other pages take from the site: the frames, the pictures of empty tables, and the example page."""

import html
import shutil
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from pyengine import games
from pyengine.core import glyphs, record, svg
from pyengine.core.game import SPECTATOR, Screen
from pyengine.core.palette import Theme
from pyengine.core.words import LANGUAGES
from pyengine.screens import picture
from web.pages import json_block, page_with, words
from web.prepare import ROOT, Missing

EMBED = ROOT / "web" / "embed"
EXAMPLES = "examples"
PICTURES = "pictures"
ONLY_FOR_OTHERS = (f"{EXAMPLES}/", f"{PICTURES}/")  # what the app itself never needs
THEMES: tuple[Theme, ...] = ("light", "dark")

Attributes = dict[str, str]


def write_embedding(
    site: Path, bundle: dict[str, str], palette: str, shelf: dict[str, Any], boot: dict[str, Any]
) -> None:
    """Write the frames and everything around them; `embed.js` is there already."""
    style = [
        f'<link rel="stylesheet" href="{html.escape(name)}">' for name in (palette, bundle["embed/frame.css"])
    ]
    names = [{key: game[key] for key in ("name", "title", "seats")} for game in shelf["games"]]
    data = {"shelf": {"games": names}, "words": words(), "boot": boot}
    body = [shelf["sprite"], shelf["pieces"], *(json_block(name, value) for name, value in data.items())]
    write_page(site, "embed.html", [*style, script(bundle["embed/frame.js"])], body)
    write_page(site, "runtime.html", [script(bundle["embed/runtime.js"])], [json_block("boot", boot)])
    write_empty_tables(site / PICTURES)
    write_examples(site / EXAMPLES)


def script(name: str) -> str:
    """Return the line that loads a script of the page."""
    return f'<script type="module" src="{html.escape(name)}"></script>'


def write_page(site: Path, name: str, head: list[str], body: list[str]) -> None:
    """Write one of the frames' pages."""
    (site / name).write_text(page_with(EMBED / name, head, body), encoding="utf-8")


def write_empty_tables(folder: Path) -> None:
    """Draw every game's empty table: what a board shows that has no picture of its own."""
    folder.mkdir()
    for game in games.all_games():
        symbols = {**glyphs.symbols(), **game.symbols()}
        for lang in LANGUAGES:
            for theme in THEMES:
                drawn = svg.standalone(game.empty(Screen(lang)), symbols, theme)
                (folder / f"{game.name}.{lang}.{theme}.svg").write_text(drawn, encoding="utf-8")


class Boards(HTMLParser):
    """Finds the boards of a page, each with the language it stands in."""

    def __init__(self, page: str) -> None:
        """Read the page."""
        super().__init__()
        self.found: list[Attributes] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a board."""
        if tag == "two-rivers-board":
            self.found.append({name: value or "" for name, value in attrs})


def write_examples(folder: Path) -> None:
    """Copy the example page and draw the pictures that its boards name."""
    shutil.copytree(EMBED / EXAMPLES, folder)
    for board in Boards((folder / "teaching.html").read_text(encoding="utf-8")).found:
        for name, theme in zip(("picture", "picture-dark"), THEMES, strict=True):
            if board.get(name):
                (folder / board[name]).write_text(drawing(folder, board, theme), encoding="utf-8")


def drawing(folder: Path, board: Attributes, theme: Theme) -> str:
    """Return the picture of a board as it will stand when it is live."""
    if "src" not in board:
        raise Missing(f"A board of the example page names no file: {board}")
    match = record.read_any((folder / board["src"]).read_text(encoding="utf-8"), games.get)
    match = match.branch(int(board.get("step", len(match.steps))))
    seat = match.ask.seat if match.ask else SPECTATOR
    return picture(match, seat, Screen(board.get("lang", "en")), theme)
