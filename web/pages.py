"""The HTML of the site: the root `index.html` with the regions filled that are marked for the build."""

import json
import re
from pathlib import Path
from typing import Any

from pyengine.core import palette
from web.prepare import ROOT, Missing

PAGE = ROOT / "web" / "page"


def app_page(head: list[str], shelf: dict[str, Any], *blocks: str) -> str:
    """Return the app's page: what it says and shows before Python is up, and data for its script."""
    shown = {key: value for key, value in shelf.items() if key not in ("sprite", "pieces")}
    body = [
        (PAGE / "body.html").read_text(encoding="utf-8"),
        shelf["sprite"],
        f'<template id="pieces">{shelf["pieces"]}</template>',
        *(json_block(name, value) for name, value in {"shelf": shown, "words": words()}.items()),
        *blocks,
    ]
    return page_with(ROOT / "index.html", head, body)


def page_with(template: Path, head: list[str], body: list[str]) -> str:
    """Return a page with its two regions filled."""
    page = template.read_text(encoding="utf-8")
    return fill(fill(page, "head", "\n".join(head)), "body", "\n".join(body))


def fill(page: str, region: str, content: str) -> str:
    """Replace what stands between the two marks of a region."""
    marks = re.compile(f"<!-- build:{region} -->.*?<!-- /build:{region} -->", re.DOTALL)
    filled, count = marks.subn(lambda _: content, page)
    if count != 1:
        raise Missing(f"A page must have exactly one region build:{region}.")
    return filled


def words() -> dict[str, dict[str, str]]:
    """Return the page's own words."""
    found: dict[str, dict[str, str]] = json.loads((PAGE / "words.json").read_text(encoding="utf-8"))
    return found


def json_block(name: str, value: object) -> str:
    """Return data for the page's script as a block that the browser does not run."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{text}</script>'


def palette_style() -> str:
    """Return the engine's colours as a style sheet: dark by the page's switch, else by the system."""
    light, dark = palette.css("light"), palette.css("dark")
    return (
        f":root{{color-scheme:light;{light}}}"
        f"@media(prefers-color-scheme:dark){{:root:not([data-theme=light]){{color-scheme:dark;{dark}}}}}"
        f":root[data-theme=dark]{{color-scheme:dark;{dark}}}\n"
    )
