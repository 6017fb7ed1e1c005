"""The pieces of Babylon as symbols: tribes, temples tier by tier, cards, figures, the quarry.

`card-medes` `card-temple-4` `back-tribe` `back-temple`   cards of 100 x 142
`emblem-medes`   the ivory sign of a tribe; `strip-medes` its colour and pattern, stretched to any box
`medes`          the same sign in one colour for lines of text
`tier-1` ... `tier-6`   one level of a temple in a box of 120 x 30; `gap-2` ... the scaffold of a skipped one
`figure-archer` ...     the worshipper of a dynasty
`quarry`         the stones where both figures start
"""

from __future__ import annotations

import math
from functools import cache

from pyengine.core.glyphs import DYNASTIES, card, card_back, engraved
from pyengine.core.signs import CUT, SIGNS, coloured, sign
from pyengine.core.svg import circle, ellipse, line, paint, path, place, rect, symbol, text, use
from pyengine.games.babylon.material import KEYS, TOP_LEVEL

EMBLEMS = {
    "medes": "horse",
    "sumerians": "lyre",
    "hittites": "standard",
    "persians": "lotus",
    "assyrians": "wings",
}
DARK_NUMERAL = (3, 4)  # levels whose glaze is too light for an ivory numeral

TIER_WIDTH, TIER_HEIGHT = 120, 30


def _rows(top: int, bottom: int, step: int, row: str) -> str:
    return "".join(f"M0 {y}{row}" for y in range(top, bottom, step))


# one pattern a tribe over a box of 100 x 140
PATTERNS = {
    "medes": _rows(24, 160, 28, "l16-12 16 12 16-12 16 12 16-12 20 12"),
    "sumerians": _rows(14, 140, 20, "q8-9 16.6 0t16.6 0 16.6 0 16.6 0 16.6 0 17 0"),
    "hittites": "".join(
        f"M50 62L{50 + 110 * math.cos(i * math.pi / 10):.0f} {62 + 110 * math.sin(i * math.pi / 10):.0f}"
        for i in range(20)
    ),
    "persians": "".join(  # beads: strokes of no length with round ends
        f"M{x} {y}h.01" for j, y in enumerate(range(12, 140, 18)) for x in range(14 if j % 2 else 26, 100, 24)
    ),
    "assyrians": "".join(
        f"M{x} {y}a12 12 0 0 0 24 0"
        for j, y in enumerate(range(4, 140, 16))
        for x in range(-12 * (1 - j % 2), 100, 24)
    ),
}

# engraved landscapes of 100 x 60 standing on their lower edge
LANDSCAPES = {
    "medes": path("M0 60L22 20l11 17L56 4l22 32 8-9 14 31v2z", opacity=0.5)
    + line("M46 19l6 9 6-6 6 8M16 31l6 6 4-4M80 34l5 6", 2),
    "sumerians": path("M16 40q34 14 68 0l7-11q3 15-9 22H20Q6 45 9 29z", opacity=0.55)
    + line("M48 44V10M48 12q16 6 20 26M40 18l8-6", 2)
    + line("M0 58q8-6 16.6 0t16.6 0 16.6 0 16.6 0 16.6 0 17 0", 2.4)
    + line("M94 50V18M98 52V26M4 50V20M0 52V30", 2)
    + path("M92.500 20q1.500-12 3 0zM2.500 22q1.500-12 3 0zM97 28q1-10 2 0z"),
    "hittites": circle(72, 15, 8, opacity=0.55)
    + line("M72 1v3M72 26v3M58 15h3M83 15h3M62 5l2 2M80 23l2 2M82 5l-2 2M64 23l-2 2", 2)
    + path("M0 60q6-28 26-24 8-14 24 4 10-8 20 2 18-6 30 18z", opacity=0.5)
    + line("M12 46q6-8 12-6M40 46q8-8 16-2", 2),
    "persians": path(
        "M12 60C2 42 5 22 12 10c7 12 10 32 0 50zM90 60C80 42 83 22 90 10c7 12 10 32 0 50z", opacity=0.5
    )
    + path("M27 60c-7-13-5-27 0-36 5 9 7 23 0 36z", opacity=0.5)
    + path(
        "M42 60V24h4v36zM53 60V24h4v36zM64 60V24h4v36zM75 60V24h4v36zM38 22h45v-5H38zM43 15h35l-17-9z",
        opacity=0.6,
    ),
    "assyrians": path(
        "M2 60V30h7v6h7v-6h7v6h7v-6h8V12h5v6h5v-6h5v6h5v-6h5v6h4v18h7v-6h7v6h7v-6h7v30H61V46"
        "a11 11 0 0 0-22 0v14z",
        opacity=0.5,
    )
    + line("M46 28h8M12 46h10M80 46h10", 2),
}


# ------------------------------------------------------------------ tribes
def pattern(tribe: str, width: float = 3) -> str:
    """The pattern of a tribe over 100 x 140, in its lighter glaze."""
    return line(PATTERNS[tribe], 8 if tribe == "persians" else width, paint(tribe + "p"))


def tribe_card(tribe: str) -> str:
    """A tribe card: pattern, emblem in a medallion, the small emblem in a plain head."""
    colour, ivory = paint(tribe), paint("ivory")
    emblem = SIGNS[EMBLEMS[tribe]]
    ground = rect(0, 0, 100, 148, 8, colour) + pattern(tribe)
    return card(
        '<svg x="8" y="7" width="84" height="124" viewBox="0 0 100 148" preserveAspectRatio="none">'
        f"{ground}</svg>"
        + path("M13 7h38l-8 29H8V12q0-5 5-5z", colour)
        + engraved(emblem, ivory, colour, 12, 9, 0.25, 2)
        + circle(50, 84, 34, colour)
        + circle(50, 84, 34, "none", stroke=ivory, stroke_width=2, opacity=0.85)
        + engraved(emblem, ivory, colour, 23, 57, 0.54, 2.4)
    )


def strip(tribe: str) -> str:
    """The colour and pattern of a settler's head in a box of 100 x 64, quiet behind the emblem."""
    inside = place(pattern(tribe), 0, -30) + circle(50, 32, 31, paint(tribe))
    return rect(0, 0, 100, 64, 0, paint(tribe)) + f'<svg width="100" height="64">{inside}</svg>'


# ------------------------------------------------------------------ temples
def tier_width(level: int) -> float:
    """The width of a level in the box of a temple.

    >>> [tier_width(level) for level in (1, 6)]
    [116, 41]
    """
    return 116 - (level - 1) * 15


def _stair(level: int) -> str:
    """The part of the great stair that climbs this level, wider towards the ground."""
    upper, lower = 5 + (6 - level) * 1.35, 5 + (7 - level) * 1.35
    start = 12 if level == TOP_LEVEL else 0.8
    steps = "".join(f"M{60 - upper:.1f} {y}h{2 * upper:.1f}" for y in (8, 14, 20, 26) if y > start)
    return path(
        f"M{60 - upper:.2f} {start}h{2 * upper:.2f}L{60 + lower:.2f} 30H{60 - lower:.2f}z",
        paint("tier4h"),
        stroke=paint("pieceline"),
        stroke_width=1.2,
    ) + line(steps, 1.1, paint("clayd"), "butt")


def _facade(level: int) -> str:
    """What is built into the wall of a level: a different order on each, so levels differ by form too."""
    left, dark, lit = 60 - tier_width(level) / 2, paint(f"tier{level}d"), paint(f"tier{level}h")
    bays = {1: 5, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1}[level]
    free = tier_width(level) / 2 - 14 + level
    bay = free / bays
    marks = ""
    for index in range(bays):
        for x in (left + 3.5 + (index + 0.5) * bay, 120 - left - 3.5 - (index + 0.5) * bay):
            if level == 1:  # buttresses
                marks += rect(x - 2.6, 11, 5.2, 19, 0, lit, opacity=0.55)
            elif level == 2:  # arched niches
                marks += path(f"M{x - 2.4:.1f} 26v-9a2.4 2.4 0 0 1 4.8 0v9z", dark)
            elif level == 3:  # narrow double slits
                marks += line(f"M{x - 1.8:.1f} 13v12M{x + 1.8:.1f} 13v12", 1.7, dark, "butt")
            elif level == 4:  # stepped panels
                marks += path(f"M{x - 3.4:.1f} 26v-8h2v-4h2.8v4h2v8z", dark)
            elif level == 5:  # rosettes
                marks += circle(x, 18, 3.4, paint("treasure"), stroke=dark, stroke_width=1.2) + circle(
                    x, 18, 1.1, dark
                )
    return marks


def tier(level: int) -> str:
    """One level of a temple: wall, lit cornice, its own order of niches, the stair; on top the shrine."""
    width = tier_width(level)
    left, edge = 60 - width / 2, paint("pieceline")
    body = (
        rect(left, 1, width, 29, 1.5, paint(f"tier{level}"), stroke=edge, stroke_width=1.5)
        + rect(left + 0.8, 6, width - 1.6, 3, 0, "#000", opacity=0.22)
        + _facade(level)
        + rect(left - 2.5, 0, width + 5, 6, 1.4, paint(f"tier{level}h"), stroke=edge, stroke_width=1.3)
    )
    if level < TOP_LEVEL:
        return body + _stair(level)
    gold, dark = paint("treasure"), paint("treasured")
    horns = path(
        f"M{left} 0c-7-5-7-13-1-17c0 7 5 10 11 11v6zM{120 - left} 0c7-5 7-13 1-17c0 7-5 10-11 11v6z"
        f"M{left + 12} 0v-8h17v8z",
        gold,
        stroke=dark,
        stroke_width=1.3,
        stroke_linejoin="round",
    )
    door = path("M53.500 30V17a6.500 6.500 0 0 1 13 0v13z", dark, stroke=gold, stroke_width=1.6)
    studs = "".join(circle(x, 18, 2, gold) for x in (left + 6, 114 - left))
    return horns + body + door + studs


def gap(level: int) -> str:
    """A skipped level: the scaffold that holds what stands above it."""
    width = tier_width(level + 1)
    left, right = 60 - width / 2 + 3, 60 + width / 2 - 3
    wood, edge = paint("clayhi"), paint("treasured")
    poles = f"M{left} 30V1M{right} 30V1M{left + 12} 30V1M{right - 12} 30V1"
    braces = f"M{left} 28l12-24M{left + 12} 28l-12-24M{right} 28l-12-24M{right - 12} 28l12-24"
    ladder = "M55 30V0M65 30V0M55 6h10M55 12h10M55 18h10M55 24h10"
    deck = f"M{left - 5} 29h{right - left + 10}"
    return (
        line(braces, 1.5, edge)
        + line(poles + deck, 4.4, edge, "butt")
        + line(poles + deck, 2, wood, "butt")
        + line(ladder, 1.8, edge, "butt")
    )


def courses() -> str:
    """The six dashed courses of a site, over 120 x 180."""
    return "".join(
        rect(60 - tier_width(n) / 2, 180 - 30 * n + 1.5, tier_width(n), 27, 2, "none")
        for n in range(1, TOP_LEVEL + 1)
    )


def temple_card(level: int) -> str:
    """A temple card: the level in a glazed head that shows when cards overlap, the temple so high below."""
    glaze = paint(f"tier{level}")
    ink = paint("paperink") if level in DARK_NUMERAL else paint("ivory")
    tiers = "".join(use(f"tier-{n}", 25, 124 - 12.5 * n, 50, 12.5) for n in range(1, level + 1))
    ghosts = place(
        courses(),
        25,
        49,
        0.4167,
        stroke=paint("clayd"),
        stroke_width=1.6,
        stroke_dasharray="4 4",
        opacity=0.5,
    )
    return card(
        rect(8, 7, 84, 124, 6, paint("paper2"))
        + path("M14 7h72q6 0 6 6v26H8V13q0-6 6-6z", glaze)
        + rect(8, 39, 84, 1.8, 0, paint("pieceline"), opacity=0.55)
        + text(25, 35.5, str(level), "t-num", 36, ink)
        + line("M42 23h" + str(42 - 5 * level), 1.6, ink, opacity=0.5)
        + line("".join(f"M{88 - 5 * n} 18v10" for n in range(1, level + 1)), 2.4, ink, "butt", opacity=0.8)
        + line("M14 124.500h72", 2, paint("clayd"))
        + ghosts
        + tiers
    )


# ------------------------------------------------------------------ figures, quarry
def figure(dynasty: str) -> str:
    """The worshipper in a player's inlay with the emblem on the robe."""
    inlay, deep = paint(dynasty), paint(dynasty + "d")
    outline = coloured(SIGNS["worshipper"], deep, "none")
    return (
        ellipse(50, 95, 38, 6, paint("shadow"), opacity=0.4)
        + f'<g stroke="{deep}" stroke-width="8" stroke-linejoin="round">{outline}</g>'
        + sign("worshipper", inlay, deep)
        + circle(50, 74, 17, deep)
        + place(sign(dynasty, inlay, deep), 37.5, 61, 0.25)
    )


def quarry() -> str:
    """Hewn blocks in steps, over 100 x 70."""
    edge, blocks = paint("pieceline"), ""
    for x, y, width, height in (
        (4, 44, 30, 24), (35, 44, 32, 24), (68, 44, 28, 24),
        (16, 22, 28, 22), (45, 22, 34, 22), (30, 4, 26, 18),
    ):  # fmt: skip
        blocks += (
            rect(x, y, width, height, 2, paint("clay"), stroke=edge, stroke_width=1.4)
            + rect(x + 1, y + 1, width - 2, 4, 1, paint("clayhi"))
            + rect(x + 1, y + height - 4, width - 2, 3, 1, paint("clayd"), opacity=0.7)
        )
    return blocks + line("M10 56h8M44 54h10M76 58h10M52 34h12M22 33h6", 1.8, paint("clayd"))


@cache
def symbols() -> dict[str, str]:
    """The symbols of this game: name -> `<symbol>`."""
    found: dict[str, str] = {}

    def add(name: str, markup: str, width: float = 100, height: float = 100, stretch: bool = False) -> None:
        found[name] = symbol(name, markup, width, height, stretch)

    for tribe in KEYS:
        emblem = EMBLEMS[tribe]
        add(f"card-{tribe}", tribe_card(tribe), 100, 142)
        add(f"emblem-{tribe}", sign(emblem, paint("ivory"), paint(tribe)))
        add(f"strip-{tribe}", strip(tribe), 100, 64, stretch=True)
        add(tribe, sign(emblem, cut=paint("panel")))
    for level in range(1, TOP_LEVEL + 1):
        add(f"tier-{level}", tier(level), TIER_WIDTH, TIER_HEIGHT, stretch=True)
        add(f"card-temple-{level}", temple_card(level), 100, 142)
        if level < TOP_LEVEL:
            add(f"gap-{level}", gap(level), TIER_WIDTH, TIER_HEIGHT, stretch=True)
    add("back-tribe", card_back(paint("backtribe")), 100, 142)
    add("back-temple", card_back(paint("backtemple"), "temple"), 100, 142)
    for dynasty in DYNASTIES:
        add(f"figure-{dynasty}", figure(dynasty))
    add("quarry", quarry(), 100, 70)
    return found


__all__ = ["CUT", "EMBLEMS", "LANDSCAPES", "courses", "pattern", "symbols", "tier_width"]
