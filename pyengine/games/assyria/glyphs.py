"""The pieces of Assyria as symbols: foods, cards, huts, ziggurats, wells, dignitaries.

`food-grape` ...           a food in a medallion, as a hex shows it; `symbol-grape` the sign alone
`card-grape2` `card-joker` `card-plow`   cards of 100 x 142; `expansion-4` `expansion-bonus` `back-food` too
`hut-archer` ...           a hut; the four dynasties differ by roof as well as by colour and emblem
`zig-archer-1` ... `-3`    a ziggurat of one, two or three tiles, crowned like the huts
`well` `camel` `offering` `flood` `plow` `star`   signs of tracks and panels
`dignitary-high` ...       the three dignitaries, by their hats
`fed` `hungry`             what became of a hut in the supply
"""

from __future__ import annotations

import math
from functools import cache

from pyengine.core.glyphs import DYNASTIES, card, card_back
from pyengine.core.signs import CUT, SIGNS, coloured, sign, star
from pyengine.core.svg import circle, ellipse, line, mirrored, paint, path, place, rect, symbol, text
from pyengine.games.assyria.material import CARD_KEYS, DIGNITARY_KEYS, FOOD_KEYS


def _grain(y: int) -> str:
    return path(f"M48 {y}C33 {y - 2} 26 {y - 12} 27 {y - 24}C40 {y - 21} 48 {y - 12} 48 {y}z")


_EAR = path("M50 40C42 32 42 20 50 8 58 20 58 32 50 40z") + mirrored(_grain(58) + _grain(78))
_HEAD = "M30 50h40q4 14-4 24 14 6 18 22H16q4-16 18-22-8-10-4-24z"
_FACE = line("M42 58h4M54 58h4M44 68q6 4 12 0", 3.6, CUT)

# signs in a 100 x 100 box, body in `currentColor`, cut-outs in CUT
DRAWINGS: dict[str, str] = {
    "grape": "".join(
        circle(x, y, 11.5) for x, y in ((26, 42), (50, 42), (74, 42), (38, 61), (62, 61), (50, 80))
    )
    + line("M50 30V10", 5)
    + path("M52 24C60 4 80 4 92 12 88 28 70 34 52 24z"),
    "palm": SIGNS["palm"],
    "salt": path("M50 6l20 14v30L50 62 30 50V20z")
    + path("M27 52l18 11v22L27 95 8 85V63zM73 52l19 11v22L73 95 55 85V63z")
    + line("M31 21l19 11 19-11M50 32v28M9 64l18 10 17-10M27 74v20M56 64l17 10 18-10M73 74v20", 3.4, CUT),
    "barley": line("M50 96V30M50 96C44 78 34 68 24 62M50 96c6-18 16-28 26-34", 4.5)
    + "".join(
        f'<g transform="translate({x} {y}) rotate({turn}) scale(.52)">{_EAR}</g>'
        for x, y, turn in ((24, 0, 0), (-14, 30, -26), (39, 7, 26))
    ),
    "dates": line("M50 4C48 18 40 26 28 34M50 4c0 16 0 24 0 36M50 4c2 14 10 22 22 30", 4.5)
    + "".join(
        ellipse(x, y, 12, 19, transform=f"rotate({turn} {x} {y})")
        for x, y, turn in ((22, 54, 16), (78, 54, -16), (50, 60, 0))
    )
    + line("M20 46l-2 12M50 50v13M80 46l2 12", 3.4, CUT)
    + ellipse(34, 84, 10, 13)
    + ellipse(66, 84, 10, 13),
    "joker": path(star(50, 50, 8, 46, 19)) + circle(50, 50, 11, CUT) + circle(50, 50, 5),
    "plow": path("M6 60h48l30-34 8 7-30 37h-8q-4 20-26 24Q10 84 6 60z")
    + line("M58 62L36 14M30 18l13-7", 6)
    + line("M18 66q6 12 14 16", 3.4, CUT),
    "camel": SIGNS["camel"],
    "offering": path("M14 50h72q-2 24-26 28v8h12v8H28v-8h12v-8Q16 74 14 50z")
    + path("M50 4C66 20 66 34 58 46H42C32 34 40 26 50 4z")
    + path("M50 26q6 10 1 18-7-6-1-18z", CUT)
    + line("M24 59h52", 3.4, CUT),
    "dignitary-high": path(_HEAD)
    + path("M28 46q-2-10 6-14L44 6q6-6 12 0l10 26q8 4 6 14z")
    + line("M34 36h32", 3.4, CUT)
    + _FACE,
    "dignitary-middle": path(_HEAD)
    + path("M28 46V30q0-8 8-8h28q8 0 8 8v16z")
    + line("M32 38h36", 3.4, CUT)
    + _FACE,
    "dignitary-low": path(_HEAD) + path("M28 47q-1-14 22-14t22 14z") + _FACE,
    "star": path("M50 6l12 24 27 4-19 19 5 27-25-13-25 13 5-27-19-19 27-4z") + circle(50, 48, 10, CUT),
    "flood": "".join(line(f"M4 {y}q12-14 23 0t23 0 23 0 23 0", 8) for y in (28, 52, 76)),
    "hutsign": path("M10 90V58C10 30 28 14 50 14s40 16 40 44v32z")
    + path("M38 90V68a12 12 0 0 1 24 0v22z", CUT),
}


# ------------------------------------------------------------------ foods and cards
def medallion(food: str) -> str:
    """A food in its medallion: ink on paper, ring in the food's colour."""
    return (
        circle(50, 56, 46, paint("shadow"), opacity=0.28)
        + circle(50, 50, 46, paint("paper"), stroke=paint(food), stroke_width=6.5)
        + place(coloured(DRAWINGS[food], paint(food), paint("paper")), 17, 16, 0.66)
    )


_SPOTS = {
    1: ((21, 27, 0.58),),
    2: ((12, 12, 0.46), (42, 60, 0.46)),
    3: ((29, 10, 0.42), (10, 62, 0.4), (50, 62, 0.4)),
}


def food_card(kind: str, symbols_: int) -> str:
    """A food card: as many signs as symbols, and the same number as dots in the foot."""
    ink = paint(kind)
    signs = "".join(
        place(coloured(DRAWINGS[kind], ink, paint("paper")), x, y, size) for x, y, size in _SPOTS[symbols_]
    )
    dots = "".join(
        circle(50 + (index - (symbols_ - 1) / 2) * 15, 121.5, 4.6, paint("ivory"))
        for index in range(symbols_)
    )
    return card(
        rect(8, 7, 84, 124, 6, "none", stroke=ink, stroke_width=2.4)
        + signs
        + rect(8, 112, 84, 19, 5, ink)
        + dots
    )


def plow_card() -> str:
    ground = "#6B4A22"
    return card(
        rect(8, 7, 84, 124, 6, ground)
        + place(coloured(DRAWINGS["plow"], paint("ivory"), ground), 19, 36, 0.62)
        + rect(13, 12, 74, 114, 4, "none", stroke=paint("ivory"), stroke_width=1.4, opacity=0.55)
    )


def expansion_card(value: str) -> str:
    """An expansion card: the number of huts above a hut; the bonus card is gold."""
    bonus = value == "bonus"
    ground, ink = (paint("treasured"), paint("treasurehi")) if bonus else (paint("joker"), paint("ivory"))
    below = place(coloured(DRAWINGS["star" if bonus else "hutsign"], ink, ground), 31, 76, 0.38)
    return card(
        rect(8, 7, 84, 124, 6, ground)
        + text(50, 64, "4" if bonus else value, "t-num", 60, ink)
        + below
        + line("M20 124h60", 3, paint("lion"), stroke_dasharray="7 5")
    )


# ------------------------------------------------------------------ huts and ziggurats
_DOME = "M10 87V58C10 34 27 20 50 20s40 14 40 38v29z"
_ROOFS = {
    "archer": ("M8 87V54L50 6l42 48v33z",),
    "bull": (_DOME, "M34 29C16 32 4 22 5 2c7 12 16 15 33 14z", "M66 29c18 3 30-7 29-27-7 12-16 15-33 14z"),
    "potter": (_DOME, "M35 24l-5-16h40l-5 16z"),
    "lion": ("M9 87V22h15v11h15V22h22v11h15V22h15v65z",),
}


def hut(dynasty: str) -> str:
    """Four roofs, so that players differ by outline too: tent, horned dome, jar neck, crenels."""
    deep, inlay = paint(dynasty + "d"), paint(dynasty)
    outlines = _ROOFS[dynasty]
    return (
        ellipse(50, 90, 46, 8, paint("shadow"), opacity=0.4)
        + "".join(path(one, deep, stroke=deep, stroke_width=11, stroke_linejoin="round") for one in outlines)
        + "".join(path(one, inlay) for one in outlines)
        + circle(50, 60, 28.5, deep)
        + place(sign(dynasty, inlay, deep), 28.5, 38, 0.43)
        + line("M16 78v6M84 78v6", 3.4, deep)
    )


_TIERS = (  # lower left, upper left, foot, top: each tier is a sloped block round x = 50
    (2, 7, 93, 60),
    (17, 21, 60, 35),
    (31, 34, 35, 13),
)
_ALONE = (2, 8, 93, 49)  # a base without a floor stands taller, to be seen
_CROWNS = {  # on a line at y = 0, 26 wide
    "archer": "M-13 0L0-15 13 0z",
    "bull": "M-5 0C-17-1-17-9-14-15-10-8-6-6 0-6S10-8 14-15C17-9 17-1 5 0z",
    "potter": "M-7 0l-5-13h24L7 0z",
    "lion": "M-13 0v-13h7v6h3.500v-6h5v6H6v-6h7V0z",
}


def ziggurat(dynasty: str, tiles: int) -> str:
    """One to three sloped storeys with buttresses, the emblem on the lowest, the dynasty's crown on top."""
    deep, inlay = paint(dynasty + "d"), paint(dynasty)
    parts = [ellipse(50, 94, 48, 7, paint("shadow"), opacity=0.42)]
    tiers = _TIERS[:tiles] if tiles > 1 else (_ALONE,)
    for foot_x, top_x, foot, top in tiers:
        block = f"M{foot_x} {foot}L{top_x} {top}H{100 - top_x}L{100 - foot_x} {foot}z"
        parts.append(path(block, inlay, stroke=deep, stroke_width=5, stroke_linejoin="round"))
        parts.append(line(f"M{top_x + 4} {top + 4.5}H{96 - top_x}", 4, paint("ivory"), opacity=0.6))
    top = 72 if tiles > 1 else 62
    parts.append(line(f"M14 {top}V87M25 {top}V87M75 {top}V87M86 {top}V87", 4.2, deep, "butt"))
    if tiles > 1:
        parts.append(line("M28 45v10M72 45v10", 4.2, deep, "butt") + line("M44 43h12M44 49h12", 3, deep))
    if tiles > 2:
        parts.append(path("M44 35V26a6 6 0 0 1 12 0v9z", deep))
    crown_at = tiers[-1][3] - 2
    parts.append(place(path(_CROWNS[dynasty], deep), 50, crown_at, 1 if tiles < 3 else 0.8))
    y, radius = (76, 18.0) if tiles > 1 else (71, 21.0)
    emblem = place(sign(dynasty, inlay, deep), 50 - radius * 0.75, y - radius * 0.75, radius * 0.015)
    parts.append(circle(50, y, radius, deep) + emblem)
    return "".join(parts)


def well() -> str:
    """A ring of stones round dark water."""
    stones = "".join(
        f"M{50 + 27 * math.cos(angle):.1f} {48 + 27 * math.sin(angle):.1f}"
        f"L{50 + 40 * math.cos(angle):.1f} {48 + 40 * math.sin(angle):.1f}"
        for angle in (index * math.pi / 5 for index in range(10))
    )
    return (
        circle(50, 56, 42, paint("shadow"), opacity=0.45)
        + circle(50, 50, 43, paint("kingdomline"))
        + circle(50, 48, 40, paint("paper2"))
        + line(stones, 3, paint("clayd"))
        + circle(50, 48, 27, "#123F47", stroke=paint("kingdomline"), stroke_width=3)
        + path("M27 54q6-7 12 0t11 0 11 0 12 0q-4 18-23 20Q31 72 27 54z", "#58BDB6")
        + line("M34 62q5-5 10 0t10 0 10 0", 3, "#E4FAF3")
    )


def _fed() -> str:
    return circle(50, 50, 46, paint("green"), stroke=paint("ivory"), stroke_width=8) + line(
        "M28 52l15 15 30-34", 12, paint("ivory")
    )


def _hungry() -> str:
    return (
        circle(50, 50, 46, paint("red"), stroke=paint("ivory"), stroke_width=8)
        + line("M24 46h52M30 46q2 26 20 26t20-26", 9, paint("ivory"))
        + line("M50 20v12", 9, paint("ivory"))
    )


@cache
def symbols() -> dict[str, str]:
    """Everything this game draws with: name -> `<symbol>`."""
    panel = paint("panel")
    drawings = {f"food-{food}": medallion(food) for food in FOOD_KEYS}
    drawings |= {
        f"symbol-{food}": coloured(DRAWINGS[food], paint(food), paint("paper"))
        for food in (*FOOD_KEYS, "joker")
    }
    drawings |= {f"hut-{one}": hut(one) for one in DYNASTIES}
    drawings |= {f"zig-{one}-{tiles}": ziggurat(one, tiles) for one in DYNASTIES for tiles in (1, 2, 3)}
    drawings |= {"well": well(), "fed": _fed(), "hungry": _hungry()}
    signs = (
        "camel",
        "offering",
        "flood",
        "plow",
        "star",
        "hutsign",
        *(f"dignitary-{one}" for one in DIGNITARY_KEYS),
    )
    drawings |= {name: coloured(DRAWINGS[name], cut=panel) for name in signs}
    found = {name: symbol(name, markup) for name, markup in drawings.items()}
    cards = {f"card-{key}": food_card(key[:-1], int(key[-1])) for key in CARD_KEYS[:15]}
    cards |= {"card-joker": food_card("joker", 1), "card-plow": plow_card()}
    cards |= {f"expansion-{value}": expansion_card(value) for value in ("2", "3", "4", "bonus")}
    cards["back-food"] = card_back(paint("backfood"))
    return found | {name: symbol(name, markup, 100, 142) for name, markup in cards.items()}
