"""The fixed map: a clay tablet with its rim, incised grid, dunes and the glazed rivers.

One space is `UNIT` wide. A wide board has a rim with coordinates, a narrow one only a thin edge.
"""

from __future__ import annotations

import math
from functools import cache

from pyengine.core.rng import Rng
from pyengine.core.signs import sign
from pyengine.core.svg import ellipse, line, paint, path, place, rect, text
from pyengine.games.tigris.material import (
    CELLS,
    COLUMNS,
    HEIGHT,
    STRIDE,
    WIDTH,
    Cell,
    Cells,
    Map,
    cells_of,
)

UNIT = 100
RIM = {False: 64, True: 10}  # by narrow
STREAM = 84.0  # how wide the water is

Point = tuple[float, float]

# the courses of the rivers from space to space; where they leave the map they go on for one space
COURSES: dict[str, tuple[str, ...]] = {
    "standard": (
        "i0 i1 h1 g1 f1 e1 e2 e3 d3 d4 c4 b4 a4 @4",
        "m0 m1 m2 m3 n3 n4 o4 o5 o6 o7 n7 m7 m8 m9 l9 k9 j9 i9 h9 g9 g8 f8 e8 d8 d7 c7 b7 a7 @7",
        "q4 p4 o4 o4<",
        "q5 p5 o5",
    ),
    "advanced": (
        "c0 c1 c2 c3 c4 c5 c6 c7 d7 d8 e8 f8 f9 g9 g10 g11 g12",
        "d0 d1 d2 d3 c3",
        "p0 p1 p2 p3 p4 o4 n4 m4 m5 m6 m7 n7 n8 n9 n10 m10 l10 k10 j10 i10 h10 g10",
        "g9< g9 h9 h10",
    ),
}
# where two courses run side by side the water between them is one sheet: (left, top, right, bottom) in spaces
POOLS = {"standard": ((14.5, 3.5, 16.4, 4.5),), "advanced": ((2.5, -0.4, 3.5, 2.5), (6.5, 8.5, 7.5, 9.5))}
# ... and this much of it hides the streaks of the two
COVERS = {
    "standard": ((14.57, 3.19, 16.4, 4.81),),
    "advanced": ((2.19, -0.4, 3.81, 2.5), (6.5, 8.5, 7.5, 9.5)),
}


def corner(cell: Cell) -> tuple[int, int]:
    """Return the upper left point of a space.

    >>> corner(BY_NAME["b3"])
    (100, 200)
    """
    return cell % STRIDE * UNIT, cell // STRIDE * UNIT


def size(narrow: bool) -> tuple[int, int]:
    """Return width and height of the whole board."""
    rim = RIM[narrow]
    return WIDTH * UNIT + 2 * rim, HEIGHT * UNIT + 2 * rim + (0 if narrow else 12)


@cache
def scenery(board: Map, narrow: bool) -> str:
    """Return everything of the map that never changes."""
    rim = RIM[narrow]
    marks = "".join(_framed(cell) for cell in cells_of(board.framed))
    return _tablet(narrow) + place(_clay(board, narrow) + _rivers(board) + _vignette() + marks, rim, rim)


# ------------------------------------------------------------------ the tablet
def _tablet(narrow: bool) -> str:
    rim, (width, height) = RIM[narrow], size(narrow)
    if narrow:
        return rect(0, 0, width, height, 16, paint("frame2")) + rect(
            2, 2, width - 4, height - 4, 14, paint("frame")
        )
    height -= 12
    parts = [
        rect(0, 12, width, height, 54, paint("shadow"), opacity=0.35),
        rect(0, 0, width, height, 54, paint("frame2")),
        rect(0, 0, width, height - 9, 54, paint("frame")),
        rect(6, 6, width - 12, height - 22, 48, "none", stroke=paint("framehi"), stroke_width=3),
    ]
    for column, letter in enumerate(COLUMNS):
        x = rim + column * UNIT
        parts.append(text(x + 50, rim - 18, letter.upper(), "t-title", 40, paint("frameink")))
        if column:
            parts.append(place(sign("wedge", paint("framehi")), x - 12, height - rim + 14, 0.24))
    for row in range(HEIGHT):
        parts.append(text(rim - 32, rim + row * UNIT + 64, str(row + 1), "t-title", 40, paint("frameink")))
    for x in (12, width - 54):
        for y in (12, height - 56):
            parts.append(place(sign("rosette", paint("framehi"), paint("frame")), x, y, 0.42))
    return "".join(parts) + rect(
        rim - 9, rim - 9, width - 2 * rim + 18, height - 2 * rim + 18, 18, paint("frame2")
    )


def _clay(board: Map, narrow: bool) -> str:
    """Land with a faint chequer, dunes and palms where nothing starts, and an incised grid."""
    wide, tall = WIDTH * UNIT, HEIGHT * UNIT
    parts = [rect(0, 0, wide, tall, 10, paint("land"))]
    chequer = "".join(
        f"M{x} {y}h{UNIT}v{UNIT}h-{UNIT}z" for x, y in map(corner, CELLS) if (x + y) // UNIT % 2
    )
    parts.append(path(chequer, paint("land2"), opacity=0.55))
    if not narrow:
        parts.append(_dunes(board))
    grid = "".join(f"M{column * UNIT} 0V{tall}" for column in range(1, WIDTH))
    grid += "".join(f"M0 {row * UNIT}H{wide}" for row in range(1, HEIGHT))
    parts.append(path(grid, "none", stroke=paint("landhi"), stroke_width=3, transform="translate(2 2)"))
    return "".join(parts) + path(grid, "none", stroke=paint("landline"), stroke_width=2.4)


def _dunes(board: Map) -> str:
    """Grit everywhere, and on some empty spaces a dune, a palm or an ear."""
    chance = Rng(7)
    ink = paint("landline")
    parts = []
    for _ in range(110):
        x, y = 10 + chance.below(WIDTH * UNIT - 20), 10 + chance.below(HEIGHT * UNIT - 20)
        across, down = 1.5 + chance.below(35) / 10, 1 + chance.below(16) / 10
        parts.append(ellipse(x, y, across, down, ink, opacity=0.15 + chance.below(25) / 100))
    for cell in cells_of(board.land & ~board.temples):
        x, y = corner(cell)
        kind = chance.below(20)
        if kind < 4:
            dune = f"M{x + 18} {y + 66}q18-24 34-6 14-18 32 4M{x + 34} {y + 78}q12-12 24-2"
            parts.append(line(dune, 3, ink, opacity=0.55))
        elif kind == 4:
            parts.append(place(sign("palm", ink), x + 26, y + 26, 0.48, opacity=0.5))
        elif kind == 5:
            parts.append(place(sign("ear", ink), x + 30, y + 30, 0.4, opacity=0.5))
    return "".join(parts)


def _vignette() -> str:
    shadow, wide, tall = paint("shadow"), WIDTH * UNIT, HEIGHT * UNIT
    return "".join(
        rect(0, 0, wide, depth, 0, shadow, opacity=0.07)
        + rect(0, 0, depth * 0.7, tall, 0, shadow, opacity=0.05)
        for depth in (6, 12, 20, 30)
    )


def _framed(cell: Cell) -> str:
    """The gold double frame of a space whose treasure goes first."""
    x, y = corner(cell)
    return rect(
        x - 9, y - 9, 118, 118, 23, "none", stroke=paint("kingdomline"), stroke_width=2.5, opacity=0.7
    ) + rect(x - 5, y - 5, 110, 110, 20, "none", stroke=paint("goldhi"), stroke_width=7)


# ------------------------------------------------------------------ rivers
def _course(names: str) -> list[Point]:
    """Return the centres of a course's spaces; `@` and `q` lie beside the map, `<` is a space's left edge."""
    found = []
    for name in names.split():
        across = ord(name[0]) - ord("a") + (0 if name.endswith("<") else 0.5)
        found.append((across * UNIT, (int(name[1:].rstrip("<")) - 0.5) * UNIT))
    return found


def _rounded(points: list[Point]) -> tuple[str, list[Point]]:
    """Return a path through centres with quarter arcs in the bends, and points along it."""
    outline = f"M{points[0][0]:.0f} {points[0][1]:.0f}"
    along = [points[0]]
    for before, here, after in zip(points, points[1:], points[2:], strict=False):
        enter = ((before[0] + here[0]) / 2, (before[1] + here[1]) / 2)
        leave = ((here[0] + after[0]) / 2, (here[1] + after[1]) / 2)
        straight = before[0] == after[0] or before[1] == after[1]
        if straight:
            outline += f"L{leave[0]:.0f} {leave[1]:.0f}"
        else:
            outline += (
                f"L{enter[0]:.0f} {enter[1]:.0f}Q{here[0]:.0f} {here[1]:.0f} {leave[0]:.0f} {leave[1]:.0f}"
            )
        for part in range(8):
            along.append(_between(enter, here, leave, part / 8, straight))
    along.append(points[-1])
    return outline + f"L{points[-1][0]:.0f} {points[-1][1]:.0f}", along


def _between(enter: Point, here: Point, leave: Point, part: float, straight: bool) -> Point:
    if straight:
        return enter[0] + (leave[0] - enter[0]) * part, enter[1] + (leave[1] - enter[1]) * part
    first, second, third = (1 - part) ** 2, 2 * part * (1 - part), part * part
    return (
        first * enter[0] + second * here[0] + third * leave[0],
        first * enter[1] + second * here[1] + third * leave[1],
    )


def _beside(points: list[Point], offset: float, sway: float = 0, phase: float = 0) -> list[Point]:
    """Return a line parallel to another one, swaying a little."""
    found = []
    run = 0.0
    for index, (x, y) in enumerate(points):
        before, after = points[max(0, index - 1)], points[min(len(points) - 1, index + 1)]
        across, down = after[0] - before[0], after[1] - before[1]
        length = math.hypot(across, down) or 1
        if index:
            run += math.hypot(x - points[index - 1][0], y - points[index - 1][1])
        shift = offset + sway * math.sin(2 * math.pi * run / (STREAM * 0.75) + phase)
        found.append((x - down / length * shift, y + across / length * shift))
    return found


def _smooth(points: list[Point]) -> str:
    """Return a soft path through points (Catmull-Rom as cubic pieces)."""
    if len(points) < 3:
        return ""
    outline = f"M{points[0][0]:.0f} {points[0][1]:.0f}"
    framed = [points[0], *points, points[-1]]
    for back, here, there, on in zip(framed, framed[1:], framed[2:], framed[3:], strict=False):
        bends = (
            (here[0] + (there[0] - back[0]) / 6, here[1] + (there[1] - back[1]) / 6),
            (there[0] - (on[0] - here[0]) / 6, there[1] - (on[1] - here[1]) / 6),
        )
        outline += "C" + " ".join(f"{x:.0f} {y:.0f}" for x, y in (*bends, there))
    return outline


def _rivers(board: Map) -> str:
    """Bank, deep edge, glaze, a lit and a dark streak, broken flow lines; clipped to the map by its box."""
    courses = [_rounded(_course(names)) for names in COURSES[board.name]]
    pools = _boxes(POOLS[board.name])
    parts = []
    for share, token in ((1.15, "bank2"), (1.06, "bank"), (1.0, "water2"), (0.92, "water")):
        outline = "".join(course for course, _ in courses)
        parts.append(
            path(outline, "none", stroke=paint(token), stroke_width=STREAM * share, stroke_linejoin="round")
        )
        parts.append(path(pools, paint(token)))
    for _, along in courses:
        lit, dark = _smooth(_beside(along, -0.385 * STREAM)[::2]), _smooth(_beside(along, 0.4 * STREAM)[::2])
        parts.append(line(lit, STREAM * 0.06, paint("waterhi"), "butt", opacity=0.38))
        parts.append(line(dark, STREAM * 0.07, paint("water2"), "butt", opacity=0.5))
    parts.append(_pool_cover(board))
    parts.append(_flow([along for _, along in courses]) + _ripples(board.river))
    wide, tall = WIDTH * UNIT, HEIGHT * UNIT
    box = f'width="{wide}" height="{tall}" viewBox="0 0 {wide} {tall}"'
    return f"<svg {box}>{''.join(parts)}</svg>"


def _pool_cover(board: Map) -> str:
    """Hide the streaks of two courses where their water is one sheet."""
    return path(_boxes(COVERS[board.name]), paint("water"))


def _boxes(boxes: tuple[tuple[float, float, float, float], ...]) -> str:
    return "".join(
        f"M{left * UNIT:.0f} {top * UNIT:.0f}H{right * UNIT:.0f}V{bottom * UNIT:.0f}H{left * UNIT:.0f}z"
        for left, top, right, bottom in boxes
    )


def _flow(courses: list[list[Point]]) -> str:
    chance = Rng(1)
    found = []
    for along in courses:
        for offset, sway, width in ((-0.30, 0.022, 0.035), (-0.02, 0.03, 0.03), (0.27, 0.022, 0.035)):
            lane = _beside(along, offset * STREAM, sway * STREAM, offset * 9)
            at = 1
            pieces = ""
            while at < len(lane) - 4:
                length = 4 + chance.below(6)
                pieces += _smooth(lane[at : at + length])
                at += length + 3 + chance.below(5)
            if pieces:
                found.append(line(pieces, STREAM * width, paint("waterhi"), opacity=0.85))
    return "".join(found)


def _ripples(river: Cells) -> str:
    """Dotted marks between neighbouring river spaces."""
    dots = ""
    for cell in cells_of(river):
        x, y = corner(cell)
        if river >> cell + 1 & 1:
            dots += f"M{x + UNIT} {y + 12}v76"
        if river >> cell + STRIDE & 1:
            dots += f"M{x + 12} {y + UNIT}h76"
    return line(dots, 3, paint("water2"), opacity=0.95, stroke_dasharray="2 11")


# ------------------------------------------------------------------ outlines of kingdoms
@cache
def outline(cells: Cells, grown: int = 2, radius: int = 26) -> str:
    """Return the rounded border of a set of spaces, a little outside them."""
    edges = _edges(cells)
    found = ""
    while edges:
        found += _loop(_walk(edges), grown, radius)
    return found


def _edges(cells: Cells) -> dict[Point, list[Point]]:
    """Return the border's edges, each from its start, with the set on the right hand."""
    edges: dict[Point, list[Point]] = {}
    for cell in cells_of(cells):
        x, y = cell % STRIDE, cell // STRIDE
        sides = (
            ((x, y), (x + 1, y), -STRIDE),
            ((x + 1, y), (x + 1, y + 1), 1),
            ((x + 1, y + 1), (x, y + 1), STRIDE),
            ((x, y + 1), (x, y), -1),
        )
        for start, end, step in sides:
            other = cell + step
            if other < 0 or not cells >> other & 1:
                edges.setdefault(start, []).append(end)
    return edges


def _walk(edges: dict[Point, list[Point]]) -> list[Point]:
    """Take one closed loop out of the edges."""
    start = next(iter(edges))
    loop, here, before = [start], start, start
    while True:
        ways = edges[here]
        if len(ways) > 1 and before != here:
            across, down = here[0] - before[0], here[1] - before[1]
            turns = [across * (way[1] - here[1]) - down * (way[0] - here[0]) for way in ways]
            way = ways.pop(turns.index(max(turns)))
        else:
            way = ways.pop(0)
        if not ways:
            del edges[here]
        before, here = here, way
        if here == start:
            return loop
        loop.append(here)


def _loop(loop: list[Point], grown: int, radius: int) -> str:
    """Draw one loop with round corners."""
    bends = []
    for index, here in enumerate(loop):
        before, after = loop[index - 1], loop[(index + 1) % len(loop)]
        come = (here[0] - before[0], here[1] - before[1])
        go = (after[0] - here[0], after[1] - here[1])
        if come != go:
            bends.append((here, come, go))
    drawn = ""
    for index, ((x, y), come, go) in enumerate(bends):
        # the outside lies to the left of a step
        px = x * UNIT + (come[1] + go[1]) * grown
        py = y * UNIT - (come[0] + go[0]) * grown
        start = "L" if index else "M"
        drawn += f"{start}{px - come[0] * radius:.0f} {py - come[1] * radius:.0f}"
        drawn += f"Q{px:.0f} {py:.0f} {px + go[0] * radius:.0f} {py + go[1] * radius:.0f}"
    return drawn + "z"
