"""A view of Assyria as panels: the map in two layers, and what lies beside it.

Targets (`data-at`) are those of `telling.targets`, and every hex of the board at all times.
"""

from __future__ import annotations

from functools import cache

from pyengine.core.game import Panel, Screen, Seat, Table, names_of
from pyengine.core.svg import circle, escape, layer, paint, path, touchable, use
from pyengine.games.assyria import panels
from pyengine.games.assyria.expanding import corner_target
from pyengine.games.assyria.material import (
    BOARDS,
    CORNER_HEXES,
    CORNER_NAMES,
    FOOD_AT,
    FOOD_KEYS,
    NAMES,
    REGION_AT,
    Hex,
)
from pyengine.games.assyria.scenery import SIZE, Geometry, geometry, outline, scenery
from pyengine.games.assyria.state import Step
from pyengine.games.assyria.view import View
from pyengine.games.assyria.words import WORDS

say = WORDS.say

FOOD_FREE, FOOD_UNDER = 82.0, 62.0  # the medallion on an empty hex, and above a piece
PIECE, TEMPLE = 96.0, 112.0


def draw(view: View, table: Table, screen: Screen) -> list[Panel]:
    """All panels of a table for the seat that looks."""
    return [
        _map(view.seats, screen),
        Panel("board", "pieces", _pieces(view, table, screen)),
        *panels.hands(view, table, screen),
        *panels.seats(view, table, screen),
        *panels.focus(view, table, screen),
        *panels.sides(view, table, screen),
    ]


def empty(screen: Screen) -> str:
    """The map of four players before a game, for the menu."""
    shape = geometry(4, screen.narrow)
    foods = "".join(_food(shape, one, False) for one in shape.hexes())
    return layer(shape.width, shape.height, scenery(4, screen.narrow) + foods)


def _map(seats: int, screen: Screen) -> Panel:
    shape = geometry(seats, screen.narrow)
    markup = layer(shape.width, shape.height, scenery(seats, screen.narrow))
    return Panel("board", f"map.{seats}.{'narrow' if screen.narrow else 'wide'}", markup, fixed=True)


def _pieces(view: View, table: Table, screen: Screen) -> str:
    shape, names, lang = geometry(view.seats, screen.narrow), names_of(table), screen.lang
    owners = _owners(view)
    feeding = view.step is Step.FEED
    parts = []
    for one in shape.hexes():
        parts.append(_hex(view, table, shape, one, owners.get(one), feeding, names, lang))
    parts += [
        use("well", *_well_box(shape, corner))
        for corner in range(len(CORNER_HEXES))
        if view.wells >> corner & 1
    ]
    if view.step is Step.WELLS:
        parts += _corners(view, shape, lang)
    return layer(shape.width, shape.height, "".join(parts), say(lang, "draw.table"))


# ------------------------------------------------------------------ hexes
def _owners(view: View) -> dict[Hex, tuple[Seat, int]]:
    """Return whose piece stands where: seat and number of ziggurat tiles, 0 for a hut."""
    found: dict[Hex, tuple[Seat, int]] = {}
    for seat in range(view.seats):
        for one in NAMES:
            if view.huts[seat] >> one & 1:
                found[one] = (seat, 0)
            elif view.bases[seat] >> one & 1:
                found[one] = (seat, 1 + (view.floors[seat] >> one & 1) + (view.roofs[seat] >> one & 1))
    return found


@cache
def _mark(seats: int, narrow: bool, one: Hex) -> str:
    """The outline, halo and dot of a hex, and the food of an empty one."""
    shape = geometry(seats, narrow)
    x, y = shape.middle(one)
    edge = outline((x, y), SIZE * 0.87)
    return (
        f'<path class="halo" d="{edge}" fill="none"/>'
        f'<path class="mark wash" d="{edge}" fill="none" pointer-events="all"/>'
        f'<circle class="dot" cx="{x:.0f}" cy="{y + 50:.0f}" r="15" fill="none"/>'
    )


@cache
def _called(one: Hex, lang: str) -> str:
    """What a hex is called, without what stands on it."""
    return escape(say(lang, "draw.hex", hex=NAMES[one], food=FOOD_KEYS[FOOD_AT[one]], region=REGION_AT[one]))


def _hex(
    view: View,
    table: Table,
    shape: Geometry,
    one: Hex,
    owner: tuple[Seat, int] | None,
    feeding: bool,
    names: tuple[str, ...],
    lang: str,
) -> str:
    label = _called(one, lang)
    mark = _mark(shape.seats, shape.narrow, one)
    if owner is None:
        markup = mark + _food(shape, one, False)
    else:
        seat, tiles = owner
        asked = feeding and seat == view.turn and not tiles
        fed = bool(view.fed >> one & 1)
        colour = table[seat].colour
        markup = _tint(shape, one, colour) + mark + _piece(shape, one, colour, tiles)
        markup += _badge(shape, one, fed) if asked else ""
        key = "draw.zig" if tiles else "draw.hut"
        label += "; " + escape(say(lang, key, names, seat=seat, tiles=tiles))
        if asked:
            label += ", " + escape(say(lang, "draw.fed" if fed else "draw.hungry"))
    return f'<g data-at="hex:{NAMES[one]}" role="button" aria-label="{label}">{markup}</g>'


@cache
def _food(shape: Geometry, one: Hex, under: bool) -> str:
    x, y = shape.middle(one)
    size = FOOD_UNDER if under else FOOD_FREE
    top = y - 82 if under else y - 62
    return use(f"food-{FOOD_KEYS[FOOD_AT[one]]}", x - size / 2, top, size)


@cache
def _tint(shape: Geometry, one: Hex, dynasty: str) -> str:
    """The owner's colour over the ground of a hex."""
    edge = outline(shape.middle(one), SIZE * 0.95)
    return path(edge, paint(dynasty), opacity=0.34, stroke=paint(dynasty + "d"), stroke_width=5)


@cache
def _piece(shape: Geometry, one: Hex, dynasty: str, tiles: int) -> str:
    """The food above and the piece below."""
    x, y = shape.middle(one)
    size = TEMPLE if tiles else PIECE
    top = y - 28 if tiles else y - 17
    name = f"zig-{dynasty}-{tiles}" if tiles else f"hut-{dynasty}"
    return _food(shape, one, True) + use(name, x - size / 2, top, size)


@cache
def _badge(shape: Geometry, one: Hex, fed: bool) -> str:
    x, y = shape.middle(one)
    return use("fed" if fed else "hungry", x + 24, y - 62, 40)


# ------------------------------------------------------------------ corners
def _well_box(shape: Geometry, corner: int) -> tuple[float, float, float]:
    x, y = shape.corner(corner)
    return x - 31, y - 31, 62


def _corners(view: View, shape: Geometry, lang: str) -> list[str]:
    """The corners with three own huts: places for wells, and those that are none to say why."""
    huts, board = view.huts[view.turn], BOARDS[view.seats]
    return [
        _corner(shape, corner, lang)
        for corner, three in enumerate(CORNER_HEXES)
        if not three & ~(huts & board) and not view.wells >> corner & 1
    ]


def _corner(shape: Geometry, corner: int, lang: str) -> str:
    x, y = shape.corner(corner)
    ring = (
        circle(x, y, 34, "none", class_="halo")
        + circle(x, y, 34, "none", class_="mark wash", pointer_events="all")
        + circle(x, y, 14, "none", class_="dot")
    )
    return touchable(corner_target(corner), say(lang, "draw.corner", hexes=CORNER_NAMES[corner]), ring)
