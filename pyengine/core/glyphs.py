"""Glyphs that all games and the page share: dynasties, icons, ornaments, cards, the frieze.

Symbols in the sprite (`symbols()`), each in a 100 x 100 box unless it is a card:

`archer bull potter lion`   the emblem of a dynasty, body in `currentColor`, cut-outs in `--panel`
`token-archer` ...          the flat token of a player
`i-undo` ...                icons of the interface, one colour
`wedge rosette ishtar logo temple`   ornaments

Games add their own with the same functions: `engraved` for a sign in glaze, `card` and `card_back`.
"""

from __future__ import annotations

from functools import cache

from pyengine.core.signs import CUT, coloured, engraved, sign
from pyengine.core.svg import circle, line, paint, path, place, rect, symbol

DYNASTIES = ("archer", "bull", "potter", "lion")
CARD = (100, 142)  # the box of every card

ICONS: dict[str, str] = {
    "undo": line("M22 40h40q20 0 20 20t-20 20H40M36 24L20 40l16 16", 7.5),
    "redo": line("M78 40H38q-20 0-20 20t20 20h22M64 24l16 16-16 16", 7.5),
    "swap": line("M16 36h62M64 20l16 16-16 16M84 66H22M36 50L20 66l16 16", 7.5),
    "end": line("M20 18v64M34 50h46M62 30l20 20-20 20", 7.5),
    "log": line("M24 12h52v76H24zM36 32h28M36 50h28M36 68h16", 7.5),
    "book": line("M50 26Q34 14 12 18v60q22-4 38 8 16-12 38-8V18Q66 14 50 26zM50 26v60", 7.5),
    "gear": line("M14 26h72M14 50h72M14 74h72", 7)
    + circle(66, 26, 10)
    + circle(34, 50, 10)
    + circle(62, 74, 10),
    "moon": path("M64 12A40 40 0 1 0 90 66 34 34 0 0 1 64 12z"),
    "sun": circle(50, 50, 18)
    + line("M50 8v12M50 80v12M8 50h12M80 50h12M20 20l9 9M71 71l9 9M80 20l-9 9M29 71l-9 9", 7),
    "menu": line("M16 28h68M16 50h68M16 72h68", 7.5),
    "people": circle(36, 32, 15)
    + path("M8 84q0-30 28-30t28 30z")
    + circle(72, 38, 11)
    + path("M70 84h24q0-26-22-26-6 0-9 2 8 8 7 24z"),
    "person": circle(50, 32, 17) + path("M18 88q0-34 32-34t32 34z"),
    "bot": path("M20 34h60v44H20zM46 16h8v16h-8z")
    + circle(50, 14, 7)
    + circle(37, 54, 6, CUT)
    + circle(63, 54, 6, CUT)
    + path("M8 46h8v20H8zM84 46h8v20h-8z"),
    "play": path("M28 14l56 36-56 36z"),
    "pause": path("M24 16h18v68H24zM58 16h18v68H58z"),
    "check": line("M16 54l22 22 46-52", 10),
    "close": line("M24 24l52 52M76 24L24 76", 9),
    "plus": line("M50 20v60M20 50h60", 10),
    "minus": line("M20 50h60", 10),
    "next": line("M36 18l32 32-32 32", 9),
    "prev": line("M64 18L32 50l32 32", 9),
    "first": line("M24 20v60M74 18L42 50l32 32", 9),
    "last": line("M76 20v60M26 18l32 32-32 32", 9),
    "hand": line("M30 88V20q0-6 6-6h30q6 0 6 6v68zM30 30L16 36l12 44M72 30l14 6-12 44", 7.5),
    "bag": path("M34 26q-26 22-20 50 4 14 36 14t36-14q6-28-20-50z")
    + line("M32 24h36M38 22L30 8h40l-8 14", 6),
    "home": line("M14 50L50 18l36 32M26 44v40h48V44", 7.5),
    "zoom": circle(42, 42, 26, "none", stroke="currentColor", stroke_width=7.5)
    + line("M62 62l24 24M42 30v24M30 42h24", 7.5),
    "globe": circle(50, 50, 38, "none", stroke="currentColor", stroke_width=7)
    + line("M12 50h76M50 12q-22 38 0 76M50 12q22 38 0 76", 6),
    "eye": line("M8 50Q50 8 92 50 50 92 8 50z", 7) + circle(50, 50, 13),
    "hint": line("M36 68Q22 56 26 38 32 18 50 18t24 20q4 18-10 30v6H36zM40 86h20", 7),
    "info": circle(50, 50, 38, "none", stroke="currentColor", stroke_width=7)
    + line("M50 48v22", 9)
    + circle(50, 31, 6),
    "save": line("M50 14v46M30 42l20 20 20-20M16 70v16h68V70", 7.5),
    "open": line("M50 62V16M30 34l20-20 20 20M16 70v16h68V70", 7.5),
    "copy": line("M34 30h46v56H34zM22 70V14h42", 7),
    "link": line(
        "M42 58q-10-12 2-24l14-14q12-10 22 0t0 22l-10 10M58 42q10 12-2 24L42 80q-12 10-22 0t0-22l10-10", 7.5
    ),
    "pen": line("M18 82l5-22 44-44q4-4 8 0l9 9q4 4 0 8L40 77zM58 26l16 16", 7),
    "trash": line("M18 28h64M38 28V16h24v12M28 28l4 58h36l4-58M43 44v26M57 44v26", 7),
    "sound": path("M14 38h18l22-18v60L32 62H14z") + line("M66 36q12 14 0 28M76 26q20 24 0 48", 7),
}


def token(dynasty: str) -> str:
    """The flat token of a player: emblem and ring in the inlay on the deep ground."""
    inlay, deep = paint(dynasty), paint(dynasty + "d")
    return (
        circle(50, 55, 43, paint("shadow"), opacity=0.35)
        + circle(50, 50, 44, deep)
        + circle(50, 50, 38.5, "none", stroke=inlay, stroke_width=3.6)
        + place(sign(dynasty, inlay, deep), 24, 23, 0.52)
    )


def card(face: str) -> str:
    """A card of 100 x 142: flat shadow, paper, dark edge, and its face inside 8..92 by 7..131."""
    return (
        rect(2, 5, 96, 135, 9, paint("shadow"), opacity=0.35)
        + rect(2, 1, 96, 136, 9, paint("paper"), stroke=paint("pieceline"), stroke_width=1.6)
        + face
    )


def card_back(ground: str, motif: str = "rosette") -> str:
    """The back of a card: one glaze, an inner hairline, a sign in the middle."""
    ink = paint("paper")
    return card(
        rect(8, 7, 84, 124, 6, ground)
        + rect(13, 12, 74, 114, 4, "none", stroke=ink, stroke_width=1.6, opacity=0.7)
        + place(sign(motif, ink, ground), 24, 43, 0.52)
        + "".join(place(sign("wedge", ink), x, y, 0.09, opacity=0.8) for x in (19, 72) for y in (19, 110))
    )


@cache
def symbols() -> dict[str, str]:
    """The symbols that every page needs: name -> `<symbol>`."""
    panel = paint("panel")
    drawings = {name: sign(name, cut=panel) for name in DYNASTIES}
    drawings |= {f"token-{name}": token(name) for name in DYNASTIES}
    drawings |= {name: sign(name, cut=panel) for name in ("wedge", "rosette", "ishtar", "logo", "temple")}
    drawings |= {f"i-{name}": coloured(template, cut=panel) for name, template in ICONS.items()}
    return {name: symbol(name, markup) for name, markup in drawings.items()}


# ------------------------------------------------------------------ the frieze of the start page
MOTIFS = (
    "worshipper", "temple", "palm", "bull", "ishtar", "lion", "ear", "wings", "potter", "gate", "archer",
    "camel", "scales", "horse", "rosette", "lyre", "lotus", "standard",
)  # fmt: skip


def frieze(width: float = 1312, height: float = 108, cylinder: bool = True) -> str:
    """A strip of clay with signs pressed into it, and the lapis cylinder seal that rolled them."""
    size = (height - 46) / 100
    start = 84.0 if cylinder else 14.0
    pitch = size * 124
    count = int((width - start - size * 100 - 8) / pitch) + 1
    spread = (width - start - 16 - size * 100) / max(1, count - 1)  # the last sign ends at the right rim
    names = [MOTIFS[index % len(MOTIFS)] for index in range(count)]
    defs = "".join(f'<g id="frieze-{name}">{sign(name)}</g>' for name in dict.fromkeys(names))
    pressed = "".join(_pressed(name, start + index * spread, size) for index, name in enumerate(names))
    wedges = "".join(
        place(
            f'<g transform="scale(.38 1)">{sign("wedge", paint("framehi"))}</g>',
            start + index * spread + size * 50 + spread / 2 - size * 8,
            height / 2 - size * 26,
            size * 0.42,
        )
        for index in range(count - 1)
    )
    seal, glazes = (_cylinder(height), _GLAZES) if cylinder else ("", "")
    return (
        f'<svg class="frieze" viewBox="0 0 {width:g} {height:g}" aria-hidden="true" overflow="visible">'
        f"<defs>{defs}{glazes}</defs>{_strip(width, height)}{wedges}{pressed}{seal}</svg>"
    )


def _strip(width: float, height: float) -> str:
    low = height - 21
    return (
        rect(0, 4, width, height - 4, 10, paint("shadow"), opacity=0.3)
        + rect(0, 0, width, height - 5, 10, paint("frame2"))
        + rect(0, 0, width, height - 9, 10, paint("frame"))
        + line(f"M8 13H{width - 8:g}M8 {low:g}H{width - 8:g}", 1.6, paint("frame2"))
        + line(f"M8 14.5H{width - 8:g}M8 {low + 1.5:g}H{width - 8:g}", 1, paint("framehi"))
    )


def _pressed(name: str, x: float, size: float) -> str:
    """A sign in relief: lit from above, shaded below."""
    ghost = f'<use href="#frieze-{name}"/>'
    return (
        place(ghost, x - 1.3, 17.6, size, color=paint("reliefhi"))
        + place(ghost, x + 1.5, 21.2, size, color=paint("reliefsh"))
        + place(sign(name, paint("relief"), paint("reliefsh")), x, 19, size)
    )


_GLAZES = (
    '<linearGradient id="frieze-lapis"><stop offset="0" stop-color="#12265A"/>'
    '<stop offset=".3" stop-color="#2B4D97"/><stop offset=".45" stop-color="#3C63B0"/>'
    '<stop offset=".7" stop-color="#284890"/><stop offset="1" stop-color="#101F49"/></linearGradient>'
    '<linearGradient id="frieze-gold"><stop offset="0" stop-color="#7A4E00"/>'
    '<stop offset=".42" stop-color="#F3CF72"/><stop offset="1" stop-color="#7A4E00"/></linearGradient>'
)


def _cylinder(height: float) -> str:
    """The seal: lapis with specks of pyrite, three signs round it, gold caps."""
    width = min(58.0, height * 0.56)
    left = 12.0
    specks = "".join(
        circle(
            left + 4 + (index * 0.618034 % 1) * (width - 8),
            6 + (index * 0.754878 % 1) * (height - 24),
            0.5 + index * 0.38 % 0.8,
            "#E8C46A",
            opacity=round(0.25 + index * 0.27 % 0.45, 2),
        )
        for index in range(1, 44)
    )
    tall = (height - 30) / 100
    round_it = ""
    for name, at, wide in (("bull", 0.02, 0.34), ("palm", 0.5, 0.62), ("lion", 0.98, 0.34)):
        for shift, ink, strength in ((1, "#7FA0E0", 0.55), (0, "#0B1838", 0.9)):
            x = width * at - 50 * tall * wide + shift
            round_it += (
                f'<g transform="translate({x:.1f} {11 + shift}) scale({tall * wide:.3f} {tall:.3f})" '
                f'opacity="{strength}">{sign(name, ink)}</g>'
            )
    return (
        '<g class="cylinder">'
        + rect(left + 6, -4, width, height + 2, 8, "#2A1506", opacity=0.4)
        + rect(left, -7, width, height + 4, 7, "url(#frieze-lapis)")
        + specks
        + f'<svg x="{left:g}" y="0" width="{width:g}" height="{height:g}">{round_it}</svg>'
        + rect(left - 2, -9, width + 4, 9, 3, "url(#frieze-gold)")
        + rect(left - 2, height - 11, width + 4, 9, 3, "url(#frieze-gold)")
        + "</g>"
    )


__all__ = [
    "CARD", "CUT", "DYNASTIES", "ICONS", "MOTIFS", "card", "card_back", "coloured", "engraved", "frieze",
    "sign", "symbols", "token",
]  # fmt: skip
