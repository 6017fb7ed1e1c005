"""The table of Babylon before any piece lies on it: where everything stands, and the clay map itself.

Two registers like those of a relief, the rival's above and the own one below, and between them one river
that runs through all five lands. A land's name floats on the river; figures stand beside the name. In each
register a land has a channel for settlers, which begins at the river, and a site where the temple rises.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from pyengine.core.signs import sign
from pyengine.core.svg import circle, group, line, paint, path, place, rect, text, use
from pyengine.games.babylon.glyphs import EMBLEMS, LANDSCAPES, TIER_HEIGHT, TIER_WIDTH, courses, pattern
from pyengine.games.babylon.material import KEYS, TOP_LEVEL

ABOVE, BELOW = 0, 1  # the rival's register and the own one


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle on the table."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def middle(self) -> float:
        return self.x + self.width / 2


@dataclass(frozen=True, slots=True)
class Geometry:
    """Measures of one arrangement of the table."""

    width: float
    height: float
    tablet: Box  # the clay without its under-edge
    left: float  # where the first land begins
    land: float  # width of a land
    river: tuple[float, float]  # upper and lower bank
    horizon: tuple[float, float]  # of each register
    settler: float  # width of a settler's head
    head: float  # its height while there is room
    temple: float  # width of a full temple
    tier: float  # height of one level
    name: float  # font size of a land's name
    figure: float
    seal: float  # radius of a level seal
    quarry: Box
    stocks: tuple[Box, Box]  # of the rival, of the own side
    sideways: bool  # stocks fan out to the right, not downwards
    stock_card: float  # width of a temple card in a stock
    radius: float
    narrow: bool

    def land_left(self, land: int) -> float:
        return self.left + land * self.land

    def channel(self, register: int, land: int) -> Box:
        """Where settlers lie, from the river outwards."""
        inset = self.land * 0.034
        top, bottom = self.register(register)
        return Box(self.land_left(land) + inset, top, self.settler, bottom - top)

    def register(self, register: int) -> tuple[float, float]:
        """The rows of a register that pieces may use."""
        pad = 4 if self.narrow else 9
        if register == ABOVE:
            return self.tablet.y + pad, self.river[0] - pad + 1
        return self.river[1] + pad, self.tablet.bottom - pad

    def site(self, register: int, land: int) -> Box:
        """Where a temple rises; its lower edge is the ground."""
        top, bottom = self.register(register)
        height = self.tier * TOP_LEVEL
        x = self.land_left(land) + self.land - self.temple - self.land * 0.022
        ground = bottom - (2 if self.narrow else 5)
        start = max(top, ground - height - (3.3 if self.narrow else 2.2) * self.seal)
        return Box(x, start, self.temple, ground - start)

    def raft(self, land: int) -> Box:
        """Where a land's name floats on the river."""
        inset = 2.5 if self.narrow else 7
        edge = 8 if self.narrow else 12
        return Box(
            self.land_left(land) + inset,
            self.river[0] + edge,
            self.land - 2 * inset,
            self.river[1] - self.river[0] - 2 * edge,
        )

    def stand(self, register: int, place_: int) -> tuple[float, float]:
        """The middle of a figure's feet; `place_` is a land or the quarry."""
        if place_ < 0:
            box, share = self.quarry, (0.26, 0.74)[register]
            return box.x + box.width * share, box.y + box.height * (0.72 if register == ABOVE else 0.92)
        raft = self.raft(place_)
        share = (0.125, 0.875)[register] if not self.narrow else (0.17, 0.83)[register]
        return raft.x + raft.width * share, raft.y + raft.height * (0.64 if self.narrow else 0.84)


WIDE = Geometry(
    width=1000, height=668, tablet=Box(0, 0, 1000, 660), left=106, land=176.8, river=(280, 384),
    horizon=(196, 566), settler=46, head=31, temple=119, tier=34.5, name=22, figure=64, seal=16,
    quarry=Box(7, 290, 94, 84), stocks=(Box(14, 40, 78, 232), Box(14, 418, 78, 232)), sideways=False,
    stock_card=78, radius=18, narrow=False,
)  # fmt: skip

NARROW = Geometry(
    width=390, height=534, tablet=Box(0, 0, 390, 434), left=3, land=76.8, river=(177, 257),
    horizon=(120, 376), settler=27, head=21, temple=45.5, tier=17, name=13.5, figure=38, seal=9,
    quarry=Box(4, 462, 58, 46), stocks=(Box(70, 464, 92, 60), Box(168, 464, 92, 60)), sideways=True,
    stock_card=40, radius=10, narrow=True,
)  # fmt: skip


def geometry(narrow: bool) -> Geometry:
    return NARROW if narrow else WIDE


@cache
def scenery(narrow: bool, names: tuple[str, ...]) -> str:
    """The whole fixed map with the lands' names on it."""
    shape = geometry(narrow)
    lands = range(len(KEYS))
    return (
        _tablet(shape)
        + "".join(_ground(shape, register, land) for register in (ABOVE, BELOW) for land in lands)
        + _borders(shape)
        + _river(shape)
        + "".join(_raft(shape, land, names[land]) for land in lands)
        + _yard(shape)
    )


def _tablet(shape: Geometry) -> str:
    box, rim = shape.tablet, 3 if shape.narrow else 5
    return (
        rect(box.x, box.y + rim + 2, box.width, box.height, shape.radius, paint("shadow"), opacity=0.28)
        + rect(box.x, box.y + rim, box.width, box.height, shape.radius, paint("frame2"))
        + rect(box.x, box.y, box.width, box.height, shape.radius, paint("frame"))
        + rect(
            box.x + rim,
            box.y + rim,
            box.width - 2 * rim,
            box.height - 2 * rim,
            shape.radius - rim,
            paint("land"),
        )
    )


def _ground(shape: Geometry, register: int, land: int) -> str:
    """One land in one register: sky and skyline, the channel for settlers, the site with its courses."""
    tribe, x = KEYS[land], shape.land_left(land)
    rim = 3 if shape.narrow else 5
    top, bottom = (
        (shape.tablet.y + rim, shape.river[0])
        if register == ABOVE
        else (shape.river[1], shape.tablet.bottom - rim)
    )
    horizon = shape.horizon[register]
    scale = shape.land / 100
    skyline = place(LANDSCAPES[tribe], x, horizon - 60 * scale, scale, color=paint("landline"), opacity=0.45)
    channel, site = shape.channel(register, land), shape.site(register, land)
    return (
        rect(x, top, shape.land, horizon - top, 0, paint("sky"), opacity=0.75)
        + skyline
        + line(f"M{x:.1f} {horizon}h{shape.land:.1f}", 1.2, paint("landline"), "butt")
        + rect(x, top, shape.land, bottom - top, 0, paint(tribe), opacity=0.1)
        + rect(
            channel.x - 2,
            channel.y,
            channel.width + 4,
            channel.height,
            6 if not shape.narrow else 4,
            paint("well"),
            opacity=0.62,
        )
        + line(_channel_edge(channel), 1, paint("landline"), opacity=0.8)
        + _plinth(shape, site)
    )


def _channel_edge(box: Box) -> str:
    return f"M{box.x - 2:.1f} {box.bottom - 6:.1f}V{box.y + 6:.1f}q0-6 6-6h{box.width - 8:.1f}q6 0 6 6"


def _plinth(shape: Geometry, site: Box) -> str:
    across, up = shape.temple / TIER_WIDTH, shape.tier / TIER_HEIGHT
    ground = site.bottom
    move = f"translate({site.x:.1f} {ground - shape.tier * TOP_LEVEL:.1f}) scale({across:.3f} {up:.3f})"
    return path(
        f"M{site.x - 1:.1f} {ground:.1f}h{site.width + 2:.1f}l{2.5 if not shape.narrow else 1} "
        f"{4 if not shape.narrow else 2}h{-site.width - (7 if not shape.narrow else 4):.1f}z",
        paint("landhi"),
        stroke=paint("landline"),
        stroke_width=0.8,
    ) + group(
        courses(),
        transform=move,
        stroke=paint("landline"),
        stroke_width=1.2 if not shape.narrow else 1.8,
        stroke_dasharray="3 4" if not shape.narrow else "4 5",
        opacity=0.7,
    )


def _borders(shape: Geometry) -> str:
    """Incised lines between the lands: a dark one and its lit edge."""
    rim = 3 if shape.narrow else 5
    first = 0 if not shape.narrow else 1
    d = "".join(
        f"M{shape.land_left(n):.1f} {rim}V{shape.tablet.bottom - rim:.1f}" for n in range(first, len(KEYS))
    )
    lit = line(d, 1.2, paint("landhi"), "butt", transform="translate(1.3 0)")
    return line(d, 1.4, paint("landline"), "butt") + lit


def _river(shape: Geometry) -> str:
    """One band of water from rim to rim with waved banks and broken flow lines."""
    rim = 3 if shape.narrow else 5
    left, right = shape.tablet.x + rim, shape.tablet.right - rim
    upper, lower = shape.river
    half, swell = (22.0, 3.0) if shape.narrow else (44.0, 6.0)
    count = int((right - left) / half) + 1
    half = (right - left) / count

    def band(grow: float) -> str:
        there = f"q{half / 2:.2f} {-swell:g} {half:.2f} 0" + f"t{half:.2f} 0" * (count - 1)
        back = f"q{-half / 2:.2f} {swell:g} {-half:.2f} 0" + f"t{-half:.2f} 0" * (count - 1)
        return f"M{left:g} {upper - grow:g}{there}V{lower + grow:g}{back}z"

    unit = 1 if shape.narrow else 2
    flow = ""
    for row in range(5):
        y = upper + (row + 0.5) * (lower - upper) / 5
        step = half * (3.2 + row % 3)
        x = left + half * (0.3 + row * 0.9 % 2)
        while x < right - 2.2 * half:
            flow += f"M{x:.1f} {y:.1f}q{half / 2:.1f} {-swell * 0.8:.1f} {half:.1f} 0t{half:.1f} 0"
            x += step
    return (
        path(band(3 * unit), paint("bank2"))
        + path(band(1.5 * unit), paint("bank"))
        + path(band(0), paint("water2"))
        + path(band(-2 * unit), paint("water"))
        + line(flow, unit, paint("waterhi"), opacity=0.85)
    )


def _raft(shape: Geometry, land: int, name: str) -> str:
    """The glazed plaque of a land: pattern, emblem, name, and a stand at each end."""
    tribe, box = KEYS[land], shape.raft(land)
    colour, ivory = paint(tribe), paint("ivory")
    radius = 6 if shape.narrow else 11
    down = 2 if shape.narrow else 4
    scale = box.width / 100
    patterned = (
        f'<svg x="{box.x:.1f}" y="{box.y:.1f}" width="{box.width:.1f}" height="{box.height:.1f}" '
        f'viewBox="0 {62 - 50 * box.height / box.width:.1f} 100 {100 * box.height / box.width:.1f}">'
        f"{group(pattern(tribe, 2.4), opacity=0.75)}</svg>"
    )
    size = box.height * (0.5 if not shape.narrow else 0.4)
    x, y = box.middle, box.y + box.height * (0.37 if not shape.narrow else 0.36)
    emblem = circle(x, y, size * 0.66, colour) + place(
        sign(EMBLEMS[tribe], ivory, colour), x - size / 2, y - size / 2, size / 100
    )
    label = text(
        x,
        box.bottom - box.height * (0.13 if not shape.narrow else 0.12),
        name,
        "t-label" if shape.narrow else "t-title",
        shape.name,
        ivory,
    )
    pill = rect(
        x - box.width * 0.33,
        box.bottom - box.height * 0.37,
        box.width * 0.66,
        box.height * 0.32,
        box.height * 0.16,
        colour,
    )
    return (
        rect(box.x, box.y + down, box.width, box.height, radius, paint("shadow"), opacity=0.45)
        + rect(
            box.x,
            box.y,
            box.width,
            box.height,
            radius,
            colour,
            stroke=paint("pieceline"),
            stroke_width=down * 0.4,
        )
        + patterned
        + rect(
            box.x + 2.2 * scale,
            box.y + 2.2 * scale,
            box.width - 4.4 * scale,
            box.height - 4.4 * scale,
            radius - 2,
            "none",
            stroke=ivory,
            stroke_width=1.1 if shape.narrow else 1.6,
            opacity=0.85,
        )
        + pill
        + emblem
        + label
    )


def _yard(shape: Geometry) -> str:
    """The quarry and the places of the two stocks."""
    box = shape.quarry
    stones = use("quarry", box.x, box.y, box.width, box.height)
    places = "".join(
        rect(
            stock.x,
            stock.y,
            shape.stock_card,
            shape.stock_card * 1.38,
            6 if not shape.narrow else 4,
            paint("well"),
            fill_opacity=0.5 if not shape.narrow else 0.35,
            stroke=paint("landline"),
            stroke_width=1.2,
            stroke_dasharray="4 4",
        )
        for stock in shape.stocks
    )
    if shape.narrow:
        return stones + places
    return places + stones
