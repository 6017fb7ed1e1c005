"""Drawing as text: small functions that write SVG elements, the sprite, and a picture that stands alone.

Nothing here writes a `style` attribute or element, because the page's content policy refuses both.
Colours are tokens: `paint("land")` is `var(--land)`, which works as the value of `fill`, `stroke` and
`color`. Fonts are classes (`FONTS`), so that a picture in the page and one in a file look alike.

Classes the page's style sheet knows (`web/page/board.css`):

`mark`  the outline of a touchable group; invisible until the page sets `data-mark` on the group
`halo`  its bright partner below, because a border is always a pair of lines
`wash`  a mark that may be filled, because it lies under the pieces
`dot`   the dot of a mark: a legal place differs by shape, not only by hue
`t-title` `t-num` `t-label` `t-note`   fonts

A piece with a `data-key` glides when it changes place (`web/page/glide.js`); equal pieces have equal keys.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from pyengine.core.palette import Theme, colours

Number = float | int
Value = str | float | int

# what a font class means in a file of its own, where no style sheet reaches
FONTS: dict[str, str] = {
    "t-title": 'font-family="Forum, Palatino Linotype, Palatino, Georgia, serif"',
    "t-num": 'font-family="Forum, Palatino Linotype, Palatino, Georgia, serif"',
    "t-label": 'font-family="Alegreya Sans, Candara, Noto Sans, sans-serif" font-weight="700"',
    "t-note": 'font-family="Alegreya Sans, Candara, Noto Sans, sans-serif" font-weight="500"',
}


_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;"})

Symbols = Mapping[str, str]  # name -> its <symbol> element


def number(value: Value) -> str:
    """A coordinate as short text.

    >>> number(3.0), number(2 / 3), number("50%")
    ('3', '0.67', '50%')
    """
    if isinstance(value, str):
        return value
    return str(value) if isinstance(value, int) else f"{value:.2f}".rstrip("0").rstrip(".")


def escape(content: str) -> str:
    """Text made safe between tags and inside quoted attributes.

    Not `html.escape`: its module brings a table of two thousand names, and the page would wait for it.

    >>> escape('<b title="x">R&D</b>')
    '&lt;b title=&quot;x&quot;&gt;R&amp;D&lt;/b&gt;'
    """
    return content.translate(_ESCAPES)


def attributes(more: Mapping[str, Value]) -> str:
    """Keyword arguments as attributes; `stroke_width` becomes `stroke-width`, `class_` becomes `class`."""
    return "".join(f' {name.rstrip("_").replace("_", "-")}="{number(value)}"' for name, value in more.items())


def paint(token: str) -> str:
    """A colour token as an attribute value."""
    return f"var(--{token})"


def path(d: str, fill: str = "currentColor", **more: Value) -> str:
    """A filled path."""
    return f'<path d="{d}" fill="{fill}"{attributes(more)}/>'


def line(d: str, width: Number = 4, stroke: str = "currentColor", cap: str = "round", **more: Value) -> str:
    """A stroked path without a fill."""
    return (
        f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{number(width)}" '
        f'stroke-linecap="{cap}" stroke-linejoin="round"{attributes(more)}/>'
    )


def circle(x: Number, y: Number, radius: Number, fill: str = "currentColor", **more: Value) -> str:
    """A circle by its centre."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"{attributes(more)}/>'


def ellipse(
    x: Number, y: Number, across: Number, down: Number, fill: str = "currentColor", **more: Value
) -> str:
    """An ellipse by its centre and two radii."""
    return (
        f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(across)}" ry="{number(down)}" '
        f'fill="{fill}"{attributes(more)}/>'
    )


def rect(
    x: Number,
    y: Number,
    width: Number,
    height: Number,
    radius: Number = 0,
    fill: str = "currentColor",
    **more: Value,
) -> str:
    """A rectangle by its upper left corner."""
    round_ = f' rx="{number(radius)}"' if radius else ""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"{round_} '
        f'fill="{fill}"{attributes(more)}/>'
    )


def group(markup: str, **more: Value) -> str:
    """A group of elements."""
    return f"<g{attributes(more)}>{markup}</g>"


def place(markup: str, x: Number, y: Number, scale: Number = 1, **more: Value) -> str:
    """Markup moved to a point and scaled."""
    size = "" if scale == 1 else f" scale({scale:.4g})"
    return f'<g transform="translate({number(x)} {number(y)}){size}"{attributes(more)}>{markup}</g>'


def mirrored(markup: str, width: Number = 100) -> str:
    """Markup and its mirror image in a box of this width."""
    return f'{markup}<g transform="matrix(-1 0 0 1 {number(width)} 0)">{markup}</g>'


def text(
    x: Number,
    y: Number,
    content: str,
    font: str,
    size: Number,
    fill: str,
    anchor: str = "middle",
    **more: Value,
) -> str:
    """One line of text, escaped; `font` is a class of `FONTS`."""
    return (
        f'<text x="{number(x)}" y="{number(y)}" class="{font}" font-size="{number(size)}" fill="{fill}" '
        f'text-anchor="{anchor}"{attributes(more)}>{escape(content)}</text>'
    )


def use(name: str, x: Number, y: Number, width: Number, height: Number | None = None, **more: Value) -> str:
    """A symbol of the sprite in a box, a square one unless a height is given."""
    tall = width if height is None else height
    return (
        f'<use href="#{name}" x="{number(x)}" y="{number(y)}" width="{number(width)}" '
        f'height="{number(tall)}"{attributes(more)}/>'
    )


def mark(
    x: Number,
    y: Number,
    width: Number,
    height: Number,
    radius: Number = 6,
    dot: Number = 0,
    wash: bool = False,
) -> str:
    """The outline of a touchable box with its halo and, given a radius, a dot on its upper edge.

    A legal place is washed with ivory where `wash` is set: only for areas that lie under the pieces.
    """
    box = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    box += f' rx="{number(radius)}" fill="none"'
    spot = (
        f'<circle class="dot" cx="{number(x + width / 2)}" cy="{number(y)}" r="{number(dot)}" fill="none"/>'
    )
    kind = "mark wash" if wash else "mark"
    return f'<rect class="halo" {box}/><rect class="{kind}" {box} pointer-events="all"/>{spot if dot else ""}'


def touchable(at: str, label: str, markup: str) -> str:
    """A group the page can point at; its markup holds one child of class `mark`.

    One that holds others is no button: a screen reader finds nothing inside of a button.
    """
    role = "group" if 'data-at="' in markup else "button"
    return f'<g data-at="{escape(at)}" role="{role}" aria-label="{escape(label)}">{markup}</g>'


def picture(width: Number, height: Number, markup: str, label: str = "", classes: str = "") -> str:
    """An outer `svg`: a named picture with a label, decoration without one."""
    name = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    style = f' class="{classes}"' if classes else ""
    return f'<svg{style} viewBox="0 0 {number(width)} {number(height)}" {name}>{markup}</svg>'


def layer(width: Number, height: Number, markup: str, label: str = "") -> str:
    """An outer `svg` whose groups are touched one by one, so it is a group for a screen reader."""
    name = f'role="group" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return f'<svg class="layer" viewBox="0 0 {number(width)} {number(height)}" {name}>{markup}</svg>'


def icon(name: str, classes: str = "", width: Number = 100, height: Number = 100) -> str:
    """A symbol as a small decoration in a line of HTML, sized by its class."""
    style = f"icon {classes}".strip()
    return (
        f'<svg class="{style}" viewBox="0 0 {number(width)} {number(height)}" aria-hidden="true">'
        f'<use href="#{name}" width="{number(width)}" height="{number(height)}"/></svg>'
    )


def symbol(name: str, markup: str, width: Number = 100, height: Number = 100, stretch: bool = False) -> str:
    """One `symbol` element; `stretch` follows the box of the `use` instead of keeping proportions."""
    ratio = ' preserveAspectRatio="none"' if stretch else ""
    box = f"0 0 {number(width)} {number(height)}"
    return f'<symbol id="{name}" viewBox="{box}" overflow="visible"{ratio}>{markup}</symbol>'


def sprite(symbols: Symbols) -> str:
    """All symbols in one hidden `svg`, to stand once in the page."""
    return f'<svg class="sprite" width="0" height="0" aria-hidden="true">{"".join(symbols.values())}</svg>'


_REFERENCE = re.compile(r'href="#([^"]+)"')
_TOKEN = re.compile(r"var\(--([a-z0-9]+)\)")
_CLASS = re.compile(r'class="([^"]*)"')
_BOX = re.compile(r'viewBox="([^"]*)"')


def used(markup: str, symbols: Symbols) -> list[str]:
    """The names of the symbols that markup refers to, directly or through another symbol."""
    found: list[str] = []
    waiting = _REFERENCE.findall(markup)
    while waiting:
        name = waiting.pop()
        if name in symbols and name not in found:
            found.append(name)
            waiting += _REFERENCE.findall(symbols[name])
    return sorted(found)


def standalone(markup: str | Iterable[str], symbols: Symbols, theme: Theme = "light") -> str:
    """One or several layers as a complete SVG file: symbols inside, colours literal, fonts named."""
    layers = markup if isinstance(markup, str) else "".join(markup)
    box = _BOX.search(layers)
    assert box, "a layer is an svg element with a viewBox"
    inside = "".join(symbols[name] for name in used(layers, symbols))
    whole = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box[1]}"><defs>{inside}</defs>{layers}</svg>'
    palette = colours(theme)
    whole = _TOKEN.sub(lambda token: palette[token[1]], whole)
    return _CLASS.sub(_fonts, whole)


def _fonts(found: re.Match[str]) -> str:
    return " ".join(FONTS[name] for name in found[1].split() if name in FONTS)
