"""Signs: line-art motifs of Mesopotamia in a 100 x 100 box, cut in two colours.

A sign is a template: the body is `currentColor`, the engraved cut-outs are `CUT`. `sign` writes both
colours into the markup, so a sign needs no custom property of its own. What a motif means is the
business of the games: the horse is only a horse here, and the Medes' emblem in Babylon.
"""

from __future__ import annotations

import math
from functools import cache

from pyengine.core.svg import circle, ellipse, line, mirrored, path, place

CUT = "@cut"


def star(x: float, y: float, points: int, outer: float, inner: float) -> str:
    """The outline of a star with its first point upwards."""
    corners = []
    for index in range(2 * points):
        radius = inner if index % 2 else outer
        angle = math.pi * index / points - math.pi / 2
        corners.append(f"{x + radius * math.cos(angle):.1f} {y + radius * math.sin(angle):.1f}")
    return "M" + "L".join(corners) + "z"


def scallop(x: float, y: float, petals: int, radius: float, bulge: float) -> str:
    """The outline of a flower: arcs between points on a circle."""
    outline = f"M{x:.1f} {y - radius:.1f}"
    for index in range(1, petals + 1):
        angle = 2 * math.pi * index / petals - math.pi / 2
        middle = angle - math.pi / petals
        outline += (
            f"Q{x + (radius + bulge) * math.cos(middle):.1f} {y + (radius + bulge) * math.sin(middle):.1f} "
            f"{x + radius * math.cos(angle):.1f} {y + radius * math.sin(angle):.1f}"
        )
    return outline + "z"


def spokes(x: float, y: float, count: int, inner: float, outer: float) -> str:
    """Short lines on the radii of a circle."""
    angles = [2 * math.pi * index / count - math.pi / 2 for index in range(count)]
    return "".join(
        f"M{x + inner * math.cos(a):.1f} {y + inner * math.sin(a):.1f}"
        f"L{x + outer * math.cos(a):.1f} {y + outer * math.sin(a):.1f}"
        for a in angles
    )


def _grain(y: float) -> str:
    return path(f"M48 {y}C33 {y - 2} 26 {y - 12} 27 {y - 24}C40 {y - 21} 48 {y - 12} 48 {y}z")


_ROBE = (
    "M50 29C60 29 67 33 76 39C83 44 85 54 80 62L69 63L84 93Q50 100 16 93L31 63L20 62"
    "C15 54 17 44 24 39C33 33 40 29 50 29z"
)

SIGNS: dict[str, str] = {
    # emblems of the four dynasties
    "archer": (
        line("M9 60C16 16 84 16 91 60", 9.5)
        + line("M9 60L50 79L91 60", 3.4)
        + line("M50 84V24", 5.5)
        + path("M50 3l13 23q-13-6-26 0z")
        + path("M50 74l11 11v12L50 88 39 97V85z")
    ),
    "bull": (
        path("M6 8C0 34 14 49 34 47h32C86 49 100 34 94 8 89 25 78 32 62 30H38C22 32 11 25 6 8z")
        + mirrored(path("M31 46L8 53q6 12 22 9z"))
        + path("M33 36h34l4 20-8 28c-2 8-8 12-13 12s-11-4-13-12l-8-28z")
        + mirrored(path("M35 58q6-5 10 2-6 3-10-2z", CUT) + circle(44, 86, 3, CUT))
        + path("M42 36h16l-8 15z", CUT)
        + line("M38 75q12 5 24 0", 3, CUT)
    ),
    "potter": (
        path("M34 6h32v8l-5 4v9H39v-9l-5-4z")
        + path("M39 27C14 37 12 62 35 88h30C88 62 86 37 61 27z")
        + path("M32 90h36v7H32z")
        + mirrored(line("M38 19C18 15 12 32 22 42", 6))
        + line("M20 52h60M24 70h52", 3.6, CUT, "butt")
        + line("M22 65l7-8 7 8 7-8 7 8 7-8 7 8 7-8 7 8", 3.6, CUT)
    ),
    "lion": (
        path(scallop(50, 50, 11, 41, 17))
        + mirrored(circle(31, 27, 9, stroke=CUT, stroke_width=4.5))
        + path(
            "M50 25C67 25 74 38 71 51 69 60 65 63 64 72 61 85 39 85 36 72 35 63 31 60 29 51"
            " 26 38 33 25 50 25z",
            stroke=CUT,
            stroke_width=7,
        )
        + mirrored(path("M33 45q9-7 14 4-9 4-14-4z", CUT) + line("M50 70q-5 7-11 3", 4, CUT))
        + path("M39 56h22L50 70z", CUT)
        + line("M50 66v5", 4, CUT)
        + line(spokes(50, 50, 11, 39, 44), 3, CUT)
    ),
    # buildings, tools, plants and animals
    "temple": (
        path("M36 29v-9h6v5h16v-5h6v9zM36 31.5h28V44H36zM25 46.5h50V60H25zM12 62.5h76V81H12z")
        + path("M45.5 44h9L60 81H40z", CUT)
        + line("M46 50.5h8M45 58h10M44 65.5h12M43 73h14", 3.2, cap="butt")
    ),
    "scales": (
        line("M50 24v52", 6.5)
        + line("M18 35Q34 27 50 32T82 35", 6)
        + circle(50, 22, 6.5)
        + path("M31 83q0-8 19-8t19 8z")
        + mirrored(line("M20 36L9 60M20 36l11 24", 2.8) + path("M5 60h30q-2 13-15 13T5 60z"))
    ),
    "gate": (
        path("M12 81V42h8v7h7v-7h7V20h8v8h5v-8h6v8h5v-8h8v22h7v7h7v-7h8v39z")
        + path("M41 81V65a9 9 0 0 1 18 0v16zM47 38h6v10h-6zM20 58h5v11h-5zM75 58h5v11h-5z", CUT)
    ),
    "ear": (
        line("M50 90V40", 4.5)
        + path("M50 36C40 27 40 16 50 5C60 16 60 27 50 36z")
        + mirrored(_grain(50) + _grain(66) + _grain(82))
    ),
    "palm": (
        path("M46 92C50 74 50 60 47 46l8-1c3 16 3 30 1 47z")
        + mirrored(
            path(
                "M50 44C40 26 22 22 6 34c16-3 28 1 44 10zM50 42C46 20 32 8 14 10c16 6 26 16 36 32z"
                "M50 46C36 40 20 44 12 62c12-10 24-14 38-16z"
            )
        )
        + path("M50 42C44 26 45 14 50 3c5 11 6 23 0 39z")
        + line("M36 92h28", 5)
    ),
    "camel": (
        path(
            "M4 26q2-12 14-12 10 0 11 10l1 22q6-20 17-20 10 0 12 16 3-16 13-16 14 0 18 22l6 20-6 2-5-14-4 8 2"
            " 30h-8l-4-24H40l-3 24h-8l-1-28Q18 60 18 34l-12-1z"
        )
        + circle(16, 22, 2.8, CUT)
    ),
    "horse": (
        path(
            "M36 96C40 74 36 66 28 64c-8 2-12 6-18 3-6-4-6-10-3-15C16 40 24 26 36 18L37 4l11 10"
            "C72 16 90 40 92 96z"
        )
        + circle(38, 36, 4.2, CUT)
        + line("M13 56l6 4", 3.5, CUT)
        + line("M54 24C68 34 76 58 77 94M48 40C60 50 64 70 63 94", 3.6, CUT)
        + line("M26 62C36 60 42 54 44 46", 3.2, CUT)
    ),
    "lyre": (
        path(
            "M12 92q-4-12 4-18l14-4 10-46q-2-12-14-14 14-8 23 4l2 9 37-15v8L53 33l-8 36h36l2-50h8l-2 56"
            "q2 12-6 17z"
        )
        + line("M56 30L53 69M64 26.6L61 69M72 23.2L69 69M80 19.8L77 69", 3)
        + line("M20 82h62", 3.6, CUT)
    ),
    "standard": (
        circle(50, 42, 33)
        + circle(50, 42, 24.5, CUT)
        + line("M50 18v48M26 42h48M33 25l34 34M67 25L33 59", 4.6)
        + circle(50, 42, 8)
        + path("M44 73h12v12h12v11H32V85h12z")
        + mirrored(path("M26 68C8 72 2 88 12 97q-2-14 22-20z") + circle(23, 12, 6))
        + circle(50, 4.5, 5.5)
    ),
    "lotus": (
        path("M50 4C63 22 63 46 50 64 37 46 37 22 50 4z")
        + mirrored(
            path("M25 15C42 26 48 44 46 64 30 58 22 38 25 15z")
            + path("M4 34C24 36 38 48 44 66 24 70 8 56 4 34z")
        )
        + path("M20 72h60q-4 9-14 9H34q-10 0-14-9zM40 84h20l8 12H32z")
    ),
    "wings": (
        circle(50, 44, 17)
        + circle(50, 44, 9.5, CUT)
        + circle(50, 44, 4.5)
        + mirrored(path("M33 34C22 28 10 28 0 32v6h31zM32 41H1q1 8 6 11h26zM34 55H10q3 8 10 10h20z"))
        + path("M38 62h24l12 30-9-3-4 6-5-6-6 7-6-7-5 6-4-6-9 3z")
        + path("M40 12q-6 10 3 14h14q9-4 3-14-2 7-10 7t-10-7z")
    ),
    "worshipper": (
        path("M35 17C35 5 42 1 50 1s15 4 15 16l-1 12c0 4-5 8-14 8s-14-4-14-8z")
        + path(_ROBE)
        + line("M34 13.5q16 4.5 32 0M34.500 19q15.500 4.500 31 0", 3, CUT)
        + path("M39 29q11 4 22 0l-2 14q-9 7-18 0z")
        + line("M39 28q-1 9 2 15 9 8 18 0 3-6 2-15M46 34v12M54 34v12", 2.6, CUT)
        + line("M28 46q4 14 20 12M72 46q-4 14-20 12", 3.4, CUT)
        + line("M31 63q19 7 38 0M25.500 74q24.500 8 49 0M20 85q30 9 60 0", 3, CUT)
    ),
    # ornament
    "wedge": path("M22 6h56q-4 18-22 24l-3 64h-6l-3-64Q26 24 22 6z"),
    "rosette": (
        "".join(ellipse(50, 24, 10.5, 19, transform=f"rotate({angle} 50 50)") for angle in range(0, 360, 45))
        + circle(50, 50, 11, CUT)
        + circle(50, 50, 6.5)
    ),
    "ishtar": path(star(50, 50, 8, 48, 17)) + circle(50, 50, 13, CUT) + circle(50, 50, 6),
    "logo": (
        circle(50, 50, 48)
        + circle(50, 50, 42, "none", stroke=CUT, stroke_width=2.6)
        + path("M42 22h16v8H42zM35 32h30v8H35zM28 42h44v9H28z", CUT)
        + line("M13 62q9-9 18.5 0t18.5 0 18.5 0 18.5 0M19 75q8-8 15.5 0t15.5 0 15.5 0 15.5 0", 5.5, CUT)
    ),
}


@cache
def sign(name: str, ink: str = "currentColor", cut: str = "none") -> str:
    """A sign with its body in one colour and its cut-outs in another."""
    return coloured(SIGNS[name], ink, cut)


def coloured(template: str, ink: str = "currentColor", cut: str = "none") -> str:
    """A template of any game with its two colours put in."""
    return template.replace(CUT, cut).replace("currentColor", ink)


def engraved(
    template: str,
    ink: str,
    cut: str,
    x: float,
    y: float,
    scale: float,
    depth: float = 2.2,
    shade: float = 0.38,
) -> str:
    """A sign cut into glaze: a soft dark under-edge and the bright body."""
    under = place(coloured(template, "#000", "none"), 0, depth, opacity=shade) if depth else ""
    return place(under + coloured(template, ink, cut), x, y, scale)
