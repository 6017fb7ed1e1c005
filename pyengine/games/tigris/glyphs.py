"""The pieces of Tigris & Euphrates as symbols.

`tile-r` `tile-g` `tile-k` `tile-b` `tile-back`   tiles: colour, sign and pattern say the same
`leader-king-bull` ...   a leader: disc in the colour, ring, emblem and crest in the dynasty's inlay
`treasure` `ruin`        the star of Ishtar; a torn hole with ember cracks
`building-palace` ...    the four buildings; `monument-rb` ... the six monuments in a box of 200
`wonder`                 the cross of five spaces in a box of 300
`point-r` ...            a point: the sign of its colour on a small seal
"""

from __future__ import annotations

from functools import cache

from pyengine.core.game import DYNASTIES
from pyengine.core.signs import CUT, SIGNS, coloured, engraved, sign, star
from pyengine.core.svg import circle, line, mirrored, paint, path, place, rect, symbol
from pyengine.games.tigris.material import BUILDINGS, LETTERS, PAIRS, ROLES

GLAZES = ("red", "green", "black", "blue")  # by Color
TILE_SIGNS = ("temple", "scales", "gate", "ear")

PATTERNS = (
    line(
        "M8 29h84M8 49h84M8 69h84M30 9v20M70 9v20M50 29v20M14 29v20M86 29v20M30 49v20M70 49v20M50 69v19"
        "M14 69v19M86 69v19",
        2.6,
        paint("redp"),
        "butt",
    ),
    line(
        "M8 32L32 8M8 56L56 8M8 80L80 8M24 88L92 20M48 88L92 44M72 88L92 68M68 8l24 24M44 8l48 48M20 8l72 72"
        "M8 20l68 68M8 44l44 44M8 68l20 20",
        2.4,
        paint("greenp"),
        "butt",
    ),
    line(
        "".join(
            f"M{x} {y}h.01"
            for y in (14, 30, 46, 62, 78)
            for x in ((14, 32, 50, 68, 86) if y % 32 == 14 else (23, 41, 59, 77))
        ),
        6.6,
        paint("blackp"),
    ),
    line(
        "".join(
            f"M6 {y}q7.33-9 14.67 0t14.66 0 14.67 0 14.66 0 14.67 0 14.67 0" for y in (18, 34, 50, 66, 82)
        ),
        2.8,
        paint("bluep"),
        "butt",
    ),
)

# crests of the four roles, worn on top of the disc
CRESTS = {
    "king": path("M12 84L4 26l25 24L50 12l21 38 25-24-8 58z")
    + circle(50, 12, 9)
    + circle(5, 26, 8)
    + circle(95, 26, 8),
    "priest": path("M6 86V64h16V44h16V20h24v24h16v20h16v22z"),
    "farmer": path("M50 4C66 24 66 56 50 88 34 56 34 24 50 4z")
    + mirrored(path("M42 88C14 82 0 58 3 30 28 38 42 58 42 88z")),
    "trader": path("M44 2h12v76H44z") + path("M0 20h100v12H0z") + mirrored(path("M19 24L46 84H-8z")),
}

HOUSES = {
    "palace": path("M10 90v-9h80v9zM15 79V44h12v35zM33 79V44h12v35zM55 79V44h12v35zM73 79V44h12v35z")
    + path("M8 41V22h9v7h9v-7h9v7h10v-7h10v7h10v-7h9v7h9v-7h9v19z"),
    "library": path(
        "M14 14q0-4 4-4h28q4 0 4 4v44q0 4-4 4H18q-4 0-4-4zM50 38q0-4 4-4h28q4 0 4 4v48q0 4-4 4H54q-4 0-4-4z",
        stroke=CUT,
        stroke_width=4,
    )
    + line("M22 22h20M22 31h14M22 40h20M22 49h12M58 46h20M58 56h14M58 66h20M58 76h12", 4, CUT),
    "market_hall": path("M10 40L18 16h64l8 24q0 9-10 9t-10-9q0 9-10 9t-10-9q0 9-10 9t-10-9q0 9-10 9t-10-9z")
    + line("M34 18l-3 21M50 18v21M66 18l3 21", 3.4, CUT)
    + path("M15 52h7v38h-7zM78 52h7v38h-7zM26 68h48v22H26z")
    + mirrored(circle(38, 62, 7))
    + circle(50, 60, 7),
    "granary": path("M6 90V56q0-22 17-28 17 6 17 28v34zM60 90V56q0-22 17-28 17 6 17 28v34z")
    + path("M30 90V44q0-26 20-34 20 8 20 34v46z", stroke=CUT, stroke_width=4)
    + path("M43 90V72a7 7 0 0 1 14 0v18zM46 40h8v9h-8z", CUT),
}


# ------------------------------------------------------------------ tiles
def face(color: int) -> str:
    """A glazed tile without its sign: shadow, under-edge, glaze, pattern, rim, one lit edge."""
    glaze = GLAZES[color]
    return (
        rect(4, 7, 92, 92, 12, paint("shadow"), opacity=0.32)
        + rect(4, 3, 92, 92, 12, paint(glaze + "d"))
        + rect(4, 3, 92, 87, 12, paint(glaze))
        + PATTERNS[color]
        + rect(7, 6, 86, 81, 9, "none", stroke=paint("rim"), stroke_width=2.2, stroke_opacity=paint("rimo"))
        + line("M14 4.8h72", 2, "#fff", opacity=0.45)
    )


def tile(color: int) -> str:
    return face(color) + engraved(SIGNS[TILE_SIGNS[color]], paint("ivory"), paint(GLAZES[color]), 9, 6, 0.82)


def tile_back() -> str:
    return (
        rect(4, 7, 92, 92, 12, paint("shadow"), opacity=0.3)
        + rect(4, 3, 92, 92, 12, paint("clayd"))
        + rect(4, 3, 92, 87, 12, paint("clay"))
        + rect(10, 9, 80, 75, 8, "none", stroke=paint("clayd"), stroke_width=2.4, opacity=0.7)
        + place(sign("wedge", paint("clayd")), 30, 24, 0.4)
    )


def point(color: int) -> str:
    """A point: a small seal in the glaze with the sign of the colour."""
    glaze = paint(GLAZES[color])
    return (
        rect(6, 6, 88, 88, 24, paint(GLAZES[color] + "d"))
        + rect(6, 3, 88, 86, 24, glaze, stroke=paint("rim"), stroke_width=3, stroke_opacity=paint("rimo"))
        + place(sign(TILE_SIGNS[color], paint("ivory"), glaze), 14, 9, 0.72)
    )


# ------------------------------------------------------------------ leaders
def leader(color: int, dynasty: str) -> str:
    """A disc in the colour; ring, emblem and crest in the inlay; the crest names the role without colour."""
    glaze, deep, inlay = paint(GLAZES[color]), paint(GLAZES[color] + "d"), paint(dynasty)
    disc = (
        circle(50, 62, 40.5, paint("shadow"), opacity=0.4)
        + circle(50, 59, 40.5, deep, stroke=paint("rim"), stroke_width=2.2)
        + circle(50, 56.5, 39.5, glaze)
        + circle(50, 56.5, 36, "none", stroke=inlay, stroke_width=2.8)
        + line("M25 30A36 36 0 0 1 75 30", 1.8, "#fff", opacity=0.35)
    )
    crest = CRESTS[ROLES[color]]
    outline = f'<g stroke="{deep}" stroke-width="24" stroke-linejoin="round">{coloured(crest, deep)}</g>'
    worn = f'<g transform="translate(29 -5) scale(.42 .35)">{outline}{coloured(crest, inlay)}</g>'
    return disc + engraved(SIGNS[dynasty], inlay, glaze, 23.5, 32.5, 0.53, 3) + worn


# ------------------------------------------------------------------ treasure, catastrophe, buildings
def treasure() -> str:
    return (
        circle(50, 55, 42, paint("shadow"), opacity=0.4)
        + circle(50, 50, 43, paint("treasured"))
        + circle(50, 48, 41, paint("treasure"))
        + circle(50, 48, 34.5, "none", stroke=paint("treasured"), stroke_width=2.6, opacity=0.7)
        + path(star(50, 48, 8, 33, 13), paint("treasured"))
        + circle(50, 48, 9.5, paint("treasurehi"))
        + circle(50, 48, 4, paint("treasured"))
        + line("M20 26A38 38 0 0 1 74 17", 3, "#FFF3C8", opacity=0.9)
    )


def ruin() -> str:
    """A catastrophe: the only jagged outline on the table."""
    hole = "M8 20L26 6 50 10 74 5 94 22 90 48 95 76 78 94 52 90 26 96 6 80 11 50z"
    inside = "M16 26L30 14 50 18 72 13 86 27 82 50 87 72 74 86 52 82 28 87 14 76 19 50z"
    crack = (
        "M50 8l-5 21 9 10-6 11 22-13 22-7-19 13-13 9 8 13 21 20-26-14-8-9-7 14 3 20-9-19 4-15-15 3-22 17 "
        "17-22 14-7-9-9L8 24l24 11 8 6 4-9z"
    )
    ember = "M50 30l5 9-5 10 11-4 10-3-13 9-3 6 4 10-9-8-4 10-1-13-12 2 9-7-6-9 10 3z"
    return (
        path(hole, "#100A07", stroke=paint("bank2"), stroke_width=2.4, stroke_linejoin="round")
        + path(inside, "#2B1A12")
        + path(crack, "#F0893E", stroke="#5A1D08", stroke_width=2.5, stroke_linejoin="round")
        + path(ember, "#FFE3A6")
    )


def building(color: int) -> str:
    """An arch in the colour with the house cut into ivory."""
    glaze, ivory = paint(GLAZES[color]), paint("ivory")
    arch = "M12 95V47C12 20 30 5 50 5s38 15 38 42v48z"
    return (
        path(arch, paint("shadow"), opacity=0.35, transform="translate(0 4)")
        + path(arch, glaze, stroke=ivory, stroke_width=3.4)
        + path("M20 88V48C20 26 34 13 50 13s30 13 30 35v40z", ivory)
        + place(coloured(HOUSES[BUILDINGS[color]], glaze, ivory), 25, 30, 0.5)
        + rect(12, 86, 76, 9, 0, glaze)
        + line("M20 90.5h60", 2.4, ivory, "butt", stroke_dasharray="6 4")
    )


# ------------------------------------------------------------------ monuments and the wonder
TIERS = ((8, 112, 184, 80), (34, 68, 132, 44), (60, 34, 80, 34), (78, 10, 44, 24))


def monument(pair: str) -> str:
    """A ziggurat on two by two spaces: one colour left, one right, both signs on the bottom tier."""
    left, right = (LETTERS.index(letter) for letter in pair)
    parts = [path("M6 190h188v8H6z", paint("shadow"), opacity=0.4)]
    for x, y, width, height in TIERS:
        parts.append(rect(x, y, width / 2, height, 3, paint(GLAZES[left])))
        parts.append(rect(100, y, width / 2, height, 3, paint(GLAZES[right])))
    for color, x in ((left, 8), (right, 108)):
        parts.append(f'<g transform="translate({x} 112) scale(.84 .82)" opacity=".8">{PATTERNS[color]}</g>')
    for x, y, width, height in TIERS:
        parts.append(rect(x - 3, y - 3, width + 6, 8, 2.5, paint("ivory")))
        parts.append(rect(x - 3, y + 3.5, width + 6, 2.6, 0, paint("shadow"), opacity=0.3))
        parts.append(rect(x, y, width, height, 3, "none", stroke=paint("pieceline"), stroke_width=2.2))
    stair = "".join(
        f"M{87 - (y - 46) * 0.043:.1f} {y}H{113 + (y - 46) * 0.043:.1f}" for y in range(46, 192, 10)
    )
    parts.append(path("M88 36h24l8 156H80z", paint("ivory"), stroke=paint("pieceline"), stroke_width=2.4))
    parts.append(line(stair, 2.4, paint("bank"), "butt"))
    parts.append(path("M91 34V24a9 9 0 0 1 18 0v10z", "#1A100A"))
    for color, x in ((left, 9), (right, 121)):
        parts.append(engraved(SIGNS[TILE_SIGNS[color]], paint("ivory"), paint(GLAZES[color]), x, 117, 0.7, 3))
    parts.append(line("M8 192h184", 3, paint("pieceline")))
    return "".join(parts)


def wonder() -> str:
    """The hanging gardens: a glazed cross of five spaces in a box of 300."""
    outer = (
        "M104 8h92q4 0 4 4v88h88q4 0 4 4v92q0 4-4 4h-88v88q0 4-4 4h-92q-4 0-4-4v-88H12q-4 0-4-4v-92q0-4 4-4"
        "h88V12q0-4 4-4z"
    )
    inner = "M114 20h72v94h94v72h-94v94h-72v-94H20v-72h94z"
    studs = "translate(150 146) scale(.9) translate(-150 -150)"
    garden = "".join(
        engraved(SIGNS["palm"], "#CFE9A8", "#16708A", x, y, 0.74, 4)
        for x, y in ((113, 22), (113, 196), (25, 108), (201, 108))
    )
    return (
        path(outer, paint("shadow"), opacity=0.4, transform="translate(0 8)")
        + path(outer, "#0E4F66")
        + path(outer, "#16708A", transform="translate(0 -4)")
        + path(inner, "none", stroke=paint("archer"), stroke_width=4, transform="translate(0 -4)")
        + path(inner, "none", stroke=paint("ivory"), stroke_width=5, stroke_dasharray="5 7", transform=studs)
        + garden
        + path(star(150, 146, 8, 52, 28), paint("archer"), stroke=paint("treasured"), stroke_width=3)
        + circle(150, 146, 24, paint("ivory"), stroke=paint("treasured"), stroke_width=3)
        + place(sign("temple", paint("treasured"), paint("ivory")), 133, 129, 0.34)
    )


@cache
def symbols() -> dict[str, str]:
    """All symbols of this game: name -> `<symbol>`."""
    drawings = {f"tile-{letter}": tile(color) for color, letter in enumerate(LETTERS)}
    drawings |= {f"point-{letter}": point(color) for color, letter in enumerate(LETTERS)}
    drawings |= {f"building-{name}": building(color) for color, name in enumerate(BUILDINGS)}
    drawings |= {
        f"leader-{role}-{dynasty}": leader(color, dynasty)
        for color, role in enumerate(ROLES)
        for dynasty in DYNASTIES
    }
    drawings |= {"tile-back": tile_back(), "treasure": treasure(), "ruin": ruin()}
    found = {name: symbol(name, markup) for name, markup in drawings.items()}
    found |= {f"monument-{pair}": symbol(f"monument-{pair}", monument(pair), 200, 200) for pair in PAIRS}
    found["wonder"] = symbol("wonder", wonder(), 300, 300)
    return found
