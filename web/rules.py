"""The rulebooks as HTML: every numbered rule and heading can be linked to."""

import re
from itertools import pairwise
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

NUMBER = re.compile(r"(\d+(?:\.\d+)*)\.?(?:\s|$)")


def write_rules(games: Path, target: Path) -> None:
    """Write `<game>.<language>.html` for each `games/<game>/rules.<language>.md`."""
    for source in sorted(games.glob("*/rules.*.md")):
        language = source.name.split(".")[1]
        target.mkdir(exist_ok=True)
        page = target / f"{source.parent.name}.{language}.html"
        page.write_text(render_rules(source.read_text(encoding="utf-8")), encoding="utf-8")


def render_rules(text: str) -> str:
    """Return the HTML of a rulebook: rule 3.2 has the id `r-3.2`, the heading `## 3 Actions` has `r-3`.

    >>> render_rules("**3.2** Lay a tile.")
    '<p id="r-3.2"><strong>3.2</strong> Lay a tile.</p>\\n'
    """
    markdown = MarkdownIt("commonmark", {"html": False, "typographer": False}).enable("table")
    tokens = markdown.parse(text)
    for opening, inline in pairwise(tokens):
        opening.attrs.pop("style", None)  # the page's policy refuses it; tables would have it
        number = rule_number(opening, inline)
        if number:
            opening.attrSet("id", f"r-{number}")
    return str(markdown.renderer.render(tokens, markdown.options, {}))


def rule_number(opening: Token, inline: Token) -> str | None:
    """Return the number that a heading starts with, or a paragraph in bold."""
    if opening.type == "heading_open":
        start = inline.content
    elif opening.type == "paragraph_open" and inline.content.startswith("**"):
        start = inline.content[2:].replace("**", " ", 1)
    else:
        return None
    found = NUMBER.match(start)
    return found[1] if found else None
