"""The table of Assyria before any piece lies on it: where every hex and corner is, and the clay map itself.

The map is cut for fewer players, so there are three maps; a phone gets the same hexes in a thinner frame.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache

from pyengine.core.signs import sign
from pyengine.core.svg import line, paint, path, place, rect, text
from pyengine.games.assyria.material import (
    COLUMN_OF,
    COLUMNS_USED,
    CORNERS,
    HEXES,
    NAMES,
    REGION_AT,
    ROW_OF,
    STARTS,
    Corner,
    Hex,
)

SIZE = 100.0  # from the middle of a hex to its corners
HIGH = SIZE * math.sqrt(3)  # from edge to edge
RIVER_WIDTH = 74.0
RIVER_LOW = 24.0  # the river runs this far below the middles, beside the food

Point = tuple[float, float]
GROUNDS = {"o": "land", "n": "riverland", "s": "riverland", "b": "fertile"}


@dataclass(frozen=True, slots=True)
class Geometry:
    """Measures of one map."""

    seats: int
    narrow: bool

    @property
    def rim(self) -> float:
        return 14.0 if self.narrow else 34.0

    @property
    def width(self) -> float:
        return 1.5 * SIZE * (COLUMNS_USED[self.seats] - 1) + 2 * SIZE + 2 * self.rim

    @property
    def height(self) -> float:
        return 7 * HIGH + 2 * self.rim + self.edge

    @property
    def edge(self) -> float:
        """The under-edge of the tablet."""
        return 8.0 if self.narrow else 14.0

    def middle(self, one: Hex) -> Point:
        """The middle of a hex."""
        q, r = COLUMN_OF[one], ROW_OF[one]
        return self.rim + SIZE * (1 + 1.5 * q), self.rim + HIGH * (r + q / 2 + 0.5)

    def corner(self, corner: Corner) -> Point:
        """The point where three hexes meet."""
        points = [self.middle(one) for one in CORNERS[corner]]
        return sum(x for x, _ in points) / 3, sum(y for _, y in points) / 3

    def hexes(self) -> list[Hex]:
        return [one for one in HEXES if COLUMN_OF[one] < COLUMNS_USED[self.seats]]


@cache
def geometry(seats: int, narrow: bool) -> Geometry:
    return Geometry(seats, narrow)


def outline(middle: Point, size: float) -> str:
    """A hex as a closed path."""
    x, y = middle
    half, tall = size / 2, size * math.sqrt(3) / 2
    return (
        f"M{x + size:.1f} {y:.1f}l{-half:.1f} {tall:.1f}h{-size:.1f}l{-half:.1f} {-tall:.1f}"
        f"l{half:.1f} {-tall:.1f}h{size:.1f}z"
    )


@cache
def scenery(seats: int, narrow: bool) -> str:
    """The fixed layer: clay, deserts and fields, both rivers, edges, starting spaces, the rim on top."""
    shape = geometry(seats, narrow)
    middles = {one: shape.middle(one) for one in shape.hexes()}
    edges = "".join(outline(middle, SIZE) for middle in middles.values())
    return "".join(
        (
            _clay(shape),
            *(_ground(one, middle) for one, middle in middles.items()),
            _rivers(shape),
            line(edges, 9, paint("landhi"), opacity=0.55),
            line(edges, 4, paint("bank")),
            *(_start(middles[one]) for one in STARTS[seats]),
            *(() if narrow else (_name(one, middle) for one, middle in middles.items())),
            _ornaments(shape),
            _rim(shape),
        )
    )


def _clay(shape: Geometry) -> str:
    """The tablet: its under-edge, and the clay that the rim will frame."""
    width, height = shape.width, shape.height - shape.edge
    under = rect(0, shape.rim, width, shape.height - shape.rim, shape.rim, paint("frame2"))
    return under + rect(2, 2, width - 4, height - 4, shape.rim, paint("land2"))


def _rim(shape: Geometry) -> str:
    """The frame of the tablet, laid over the ends of the rivers."""
    width, height, rim = shape.width, shape.height - shape.edge, shape.rim
    inner = rim * 0.55
    outer = _rounded(0, 0, width, height, rim)
    hole = _rounded(inner, inner, width - 2 * inner, height - 2 * inner, rim)
    return (
        path(outer + hole, paint("frame"), fill_rule="evenodd")
        + line(hole, 3, paint("frame2"))
        + line(outer, 3, paint("framehi"), opacity=0.7)
    )


def _rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """A rectangle with round corners as a closed path."""
    across, down, arc = width - 2 * radius, height - 2 * radius, f"a{radius:g} {radius:g} 0 0 1"
    return (
        f"M{x + radius:.1f} {y:.1f}h{across:.1f}{arc} {radius:g} {radius:g}"
        f"v{down:.1f}{arc} {-radius:g} {radius:g}h{-across:.1f}{arc} {-radius:g} {-radius:g}"
        f"v{-down:.1f}{arc} {radius:g} {-radius:g}z"
    )


# ------------------------------------------------------------------ land
def _scatter(one: Hex, count: int) -> list[Point]:
    """Some points round a middle, the same ones each time."""
    return [
        ((one * 0.618 + index * 0.757) % 1 * 2 - 1, (one * 0.414 + index * 0.569) % 1 * 2 - 1)
        for index in range(count)
    ]


def _ground(one: Hex, middle: Point) -> str:
    x, y = middle
    region = REGION_AT[one]
    drawing = path(outline(middle, SIZE), paint(GROUNDS[region]))
    if region == "o":
        dunes = "".join(
            f"M{x - 20 + across * 30:.0f} {y + 44 + down * 24:.0f}q14-15 28 0 12-13 26 1"
            for across, down in _scatter(one, 2)
        )
        return drawing + line(dunes, 3, paint("landline"), opacity=0.5)
    if region == "b":
        shoots = "".join(
            f"M{x + across * 56:.0f} {y + 14 + down * 52:.0f}v-14m0 14q-9-3-10-12m10 12q9-3 10-12"
            for across, down in _scatter(one, 5)
        )
        return drawing + line(shoots, 3, paint("palm"), opacity=0.4)
    return drawing


def _start(middle: Point) -> str:
    return line(outline(middle, SIZE * 0.88), 6, paint("goldhi"), stroke_dasharray="16 9")


def _name(one: Hex, middle: Point) -> str:
    return text(middle[0] - 73, middle[1] + 7, NAMES[one], "t-note", 20, paint("ink2"), opacity=0.85)


def _ornaments(shape: Geometry) -> str:
    """A rosette and some wedges in the corner below the first column."""
    x, y = shape.rim + 14, shape.height - shape.edge - shape.rim - 92
    ink, ground = paint("landline"), paint("land2")
    wedges = "".join(place(sign("wedge", ink), x + 78 + index * 17, y + 44, 0.24) for index in range(3))
    return place(sign("rosette", ink, ground), x, y, 0.74, opacity=0.75) + f'<g opacity=".6">{wedges}</g>'


# ------------------------------------------------------------------ rivers
def _rivers(shape: Geometry) -> str:
    courses = [_course(shape, region) for region in "ns"]
    drawn = [_smooth(course) for course in courses]
    layers = ((1.15, "bank2"), (1.06, "bank"), (1.0, "water2"), (0.92, "water"))
    water = "".join(
        line("".join(drawn), RIVER_WIDTH * share, paint(token), "butt") for share, token in layers
    )
    return water + "".join(_flow(course) for course in courses)


def _course(shape: Geometry, region: str) -> list[Point]:
    """The points a river runs through, from rim to rim."""
    middles = [shape.middle(one) for one in shape.hexes() if REGION_AT[one] == region]
    points = [(x, y + RIVER_LOW) for x, y in middles]
    (first_x, first_y), (last_x, last_y) = points[0], points[-1]
    left = (first_x - SIZE - shape.rim + 9, first_y + (points[1][1] - first_y) * -0.35)
    right = (last_x + SIZE + shape.rim - 9, last_y + (last_y - points[-2][1]) * 0.35)
    return _fine([left, *points, right])


def _fine(points: list[Point]) -> list[Point]:
    """Many points on the smooth curve through a few (Catmull-Rom)."""
    found = []
    for index in range(len(points) - 1):
        a, b, c, d = (points[min(max(index + step, 0), len(points) - 1)] for step in (-1, 0, 1, 2))
        for tenth in range(5):
            found.append(_between(a, b, c, d, tenth / 5))
    return [*found, points[-1]]


def _between(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    def on(k: int) -> float:
        return 0.5 * (
            2 * b[k]
            + (c[k] - a[k]) * t
            + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t
            + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t**3
        )

    return on(0), on(1)


def _smooth(points: list[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _beside(course: list[Point], distance: float) -> list[Point]:
    """The same course moved to one side."""
    moved = []
    for index, (x, y) in enumerate(course):
        before, after = course[max(0, index - 1)], course[min(len(course) - 1, index + 1)]
        across, down = after[0] - before[0], after[1] - before[1]
        length = math.hypot(across, down)
        moved.append((x - down / length * distance, y + across / length * distance))
    return moved


def _flow(course: list[Point]) -> str:
    """One lit and one dark streak along the banks, and broken flow lines."""
    lit = line(
        _smooth(_beside(course, -0.385 * RIVER_WIDTH)), RIVER_WIDTH * 0.06, paint("waterhi"), opacity=0.4
    )
    dark = line(_smooth(_beside(course, 0.4 * RIVER_WIDTH)), RIVER_WIDTH * 0.07, paint("water2"), opacity=0.5)
    flows = "".join(
        line(
            _smooth(_beside(course, share * RIVER_WIDTH)),
            2.4,
            paint("waterhi"),
            stroke_dasharray=dashes,
            opacity=0.85,
        )
        for share, dashes in ((-0.27, "64 48 90 70"), (0.0, "40 80 76 56"), (0.26, "80 64 50 92"))
    )
    return lit + dark + flows
