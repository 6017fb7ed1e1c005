"""A view of Tigris & Euphrates as panels: the map in two layers, hands, seats, what lies beside, conflicts.

Targets (`data-at`) are those of `telling.targets`: every space is `cell:f5`; a war that waits to be chosen
lies as `war:k` over both its leaders. Pieces that reach over their space are drawn above all spaces and let
touches through. A leader's space tells its strength on request (`data-tells`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from pyengine.core.game import Panel, Screen, Seat, Table, names_of
from pyengine.core.svg import circle, escape, layer, line, paint, path, place, rect, touchable, use
from pyengine.games.tigris import focus, kingdoms, panels
from pyengine.games.tigris.effects import written
from pyengine.games.tigris.material import (
    BUILDINGS,
    CELLS,
    COLORS,
    CROSSES,
    HOME,
    LETTERS,
    MAPS,
    NAMES,
    PAIRS,
    ROLES,
    STANDARD,
    Cell,
    Cells,
    Color,
    cells_of,
)
from pyengine.games.tigris.scenery import RIM, UNIT, corner, outline, scenery, size
from pyengine.games.tigris.state import State
from pyengine.games.tigris.telling import board_of
from pyengine.games.tigris.view import View
from pyengine.games.tigris.words import WORDS

say = WORDS.say
EMBER = "#FF8A5C"  # everything about a conflict


def draw(view: View, table: Table, screen: Screen) -> list[Panel]:
    """Return all panels of a table for the seat that looks."""
    board = board_of(view)
    return [
        _map(view.rules.map.name, screen),
        Panel("board", "pieces", _pieces(view, board, table, screen)),
        *focus.focus(view, board, table, screen),
        *panels.hands(view, table, screen),
        *panels.seats(view, table, screen),
        *panels.side(view, screen),
    ]


def empty(screen: Screen) -> str:
    """Return the map with its first temples, for the menu."""
    wide, tall = size(screen.narrow)
    temples = "".join(
        use("tile-r", *corner(cell), UNIT) + _treasure(cell) for cell in cells_of(STANDARD.temples)
    )
    rim = RIM[screen.narrow]
    return layer(wide, tall, scenery(STANDARD, screen.narrow) + place(temples, rim, rim))


def _map(name: str, screen: Screen) -> Panel:
    markup = layer(*size(screen.narrow), scenery(MAPS[name], screen.narrow))
    return Panel("board", f"map.{name}-{'narrow' if screen.narrow else 'wide'}", markup, fixed=True)


def _pieces(view: View, board: State, table: Table, screen: Screen) -> str:
    """Return kingdoms, spaces with their tiles, then everything that reaches over its space."""
    rim = RIM[screen.narrow]
    parts = [_kingdoms(board), _spaces(view, board, table, screen.lang)]
    parts.append(_untouched(_tall(view, table) + _conflict(view, board)))
    parts += [_wars(view, board, screen.lang), _untouched(_leaders(view, table))]
    label = say(screen.lang, "draw.board")
    return layer(*size(screen.narrow), place("".join(parts), rim, rim), label)


def _untouched(markup: str) -> str:
    return f'<g pointer-events="none">{markup}</g>'


def _kingdoms(board: State) -> str:
    """Return a border round every kingdom; while kingdoms are at war the uniting tile lies between them."""
    groups = kingdoms.kingdoms(board)
    if board.union != HOME:
        within = kingdoms.occupied(board) & ~(1 << board.union)
        groups = kingdoms.kingdoms_of(board.standing, within)
    return "".join(_border(group) for group in groups)


@cache
def _border(group: Cells) -> str:
    border = outline(group)
    wash = path(
        border,
        paint("kingdom"),
        fill_opacity=0.3,
        stroke=paint("kingdomline"),
        stroke_width=10,
        stroke_linejoin="round",
    )
    return wash + path(border, "none", stroke=paint("kingdom"), stroke_width=5.5, stroke_linejoin="round")


# ------------------------------------------------------------------ spaces
def _spaces(view: View, board: State, table: Table, lang: str) -> str:
    """Return every space as a touchable group with the flat piece that lies on it."""
    names = names_of(table)
    lies = dict.fromkeys(CELLS, "")
    for color in COLORS:
        lies |= dict.fromkeys(cells_of(view.tiles[color]), f"tile-{LETTERS[color]}")
    lies |= dict.fromkeys(cells_of(view.turned), "tile-back")
    lies |= dict.fromkeys(cells_of(view.ruins), "ruin")
    if view.wonder != HOME:
        lies |= dict.fromkeys(cells_of(CROSSES[view.wonder]), "wonder")
    river, treasures, buildings = view.rules.map.river, view.treasures, set(view.buildings)
    leaders = {
        cell: (seat, color)
        for seat, own in enumerate(view.leaders)
        for color, cell in zip(COLORS, own, strict=True)
    }
    found = []
    for cell, piece in lies.items():
        extra, tells = "", None
        if treasures >> cell & 1:
            extra = say(lang, "draw.treasure")
        if cell in buildings:
            extra += (", " if extra else "") + say(lang, f"building.{BUILDINGS[view.buildings.index(cell)]}")
        if cell in leaders:
            extra, tells = _strength(board, *leaders[cell], names, lang)
        found.append(_space(cell, piece, bool(river >> cell & 1), tells, extra, lang))
    return "".join(found)


def _strength(board: State, seat: Seat, color: Color, names: Sequence[str], lang: str) -> tuple[str, Cells]:
    """Return whose leader this is and how strong it is in a war and in a revolt, and the tiles that count."""
    war = kingdoms.war_support(board, seat, color)
    revolt = kingdoms.revolt_support(board, seat, color)
    counts = {"war": war.bit_count(), "revolt": revolt.bit_count()}
    said = say(lang, "draw.strength", names, leader=color.role, seat=seat, color=color.key, **counts)
    return said, war | revolt


@cache
def _space(cell: Cell, piece: str, river: bool, tells: Cells | None, extra: str, lang: str) -> str:
    """Return one space; remembered, because most spaces look the same from decision to decision."""
    x, y = corner(cell)
    led = tells is not None
    ground = say(lang, "draw.river" if river else "draw.land")
    what = extra if led else say(lang, f"draw.on.{piece or 'nothing'}") + (f", {extra}" if extra else "")
    drawn = use(piece, x, y, UNIT) if piece not in ("", "wonder") else ""
    # on an empty space the dot lies in the middle, on a piece at its upper edge
    dot = (50, 13) if not piece and not led else (12, 10)
    box = f'x="{x + 4}" y="{y + 4}" width="92" height="92" rx="14" fill="none"'
    at = f'cx="{x + 50}" cy="{y + dot[0]}" r="{dot[1]}" fill="none"'
    kind = "mark" if piece or led else "mark wash"
    outlined = f'<rect class="halo" {box}/><rect class="{kind}" {box} pointer-events="all"/>'
    label = escape(f"{NAMES[cell]}, {ground}, {what}")
    inside = f'{drawn}{outlined}<circle class="dot" {at}/>'
    about = "" if tells is None else f' data-tells="{" ".join(f"cell:{one}" for one in written(tells))}"'
    return f'<g data-at="cell:{NAMES[cell]}" role="button" aria-label="{label}"{about}>{inside}</g>'


# ------------------------------------------------------------------ pieces that reach over their space
@cache
def _treasure(cell: Cell) -> str:
    x, y = corner(cell)
    return use("treasure", x + 56, y - 8, 50)


def _tall(view: View, table: Table) -> str:
    """Return monuments, wonder, treasures and buildings."""
    parts = []
    for pair, cell in zip(PAIRS, view.monuments, strict=True):
        if cell != HOME:
            x, y = corner(cell)
            parts.append(use(f"monument-{pair}", x + 4, y + 2, 192))
    if view.wonder != HOME:
        x, y = corner(view.wonder)
        parts.append(use("wonder", x - UNIT, y - UNIT, 3 * UNIT))
    for name, cell in zip(BUILDINGS, view.buildings, strict=True):
        if cell != HOME:
            x, y = corner(cell)
            parts.append(use(f"building-{name}", x + 42, y + 40, 62))
    parts += [_treasure(cell) for cell in cells_of(view.treasures)]
    return "".join(parts)


def _leaders(view: View, table: Table) -> str:
    """Return all leaders from the top down, so that a crest lies over the space behind it."""
    found = sorted(
        (cell, f"leader-{ROLES[color]}-{table[seat].colour}")
        for seat, own in enumerate(view.leaders)
        for color, cell in enumerate(own)
        if cell != HOME
    )
    parts = []
    for cell, name in found:
        x, y = corner(cell)
        parts.append(use(name, x - 7, y - 13, 114, data_key=name))
    return "".join(parts)


# ------------------------------------------------------------------ conflicts
def _conflict(view: View, board: State) -> str:
    """Return rings round both leaders, dashes round the uniting tile, a plus on every supporting tile."""
    parts = []
    if view.union != HOME:
        x, y = corner(view.union)
        for token, width, dashes in ((paint("kingdomline"), 13, "none"), (EMBER, 7, "18 10")):
            ring = rect(
                x - 4, y - 6, 108, 110, 18, "none", stroke=token, stroke_width=width, stroke_dasharray=dashes
            )
            parts.append(ring)
    conflict = view.conflict
    if conflict is not None:
        support = kingdoms.revolt_support if conflict.revolt else kingdoms.war_support
        sides = (conflict.attacker, conflict.defender)
        parts += [_ring(view.leaders[seat][conflict.color]) for seat in sides]
        for seat in sides:
            for cell in cells_of(support(board, seat, conflict.color)):
                parts.append(_plus(cell, seat == conflict.attacker))
    return "".join(parts)


def _ring(cell: Cell) -> str:
    x, y = corner(cell)
    dark = circle(x + 50, y + 50, 63, "none", stroke=paint("kingdomline"), stroke_width=14)
    return dark + circle(x + 50, y + 50, 63, "none", stroke=EMBER, stroke_width=8)


def _plus(cell: Cell, attacking: bool) -> str:
    """A supporter's mark: round on the right for the attack, square on the left for the defence."""
    x, y = corner(cell)
    if attacking:
        seal = circle(x + 84, y + 16, 16, EMBER, stroke=paint("kingdomline"), stroke_width=5)
        return seal + line(f"M{x + 84} {y + 9}v14M{x + 77} {y + 16}h14", 5, "#2A0E08")
    seal = rect(x + 2, y + 2, 30, 30, 4, EMBER, stroke=paint("kingdomline"), stroke_width=5)
    return seal + line(f"M{x + 17} {y + 10}v14M{x + 10} {y + 17}h14", 5, "#2A0E08")


def _wars(view: View, board: State, lang: str) -> str:
    """Return a touchable ring round both leaders of every war that waits to be chosen."""
    if view.ask is None or view.ask.kind != "war":
        return ""
    parts = []
    for color in kingdoms.warring_colors(board):
        label = focus.war_label(board, color, lang)
        for seat in kingdoms.opponents(board, color):
            cell = view.leaders[seat][color]
            x, y = corner(cell)
            box = f'cx="{x + 50}" cy="{y + 50}" r="60" fill="none"'
            marked = f'<circle class="halo" {box}/><circle class="mark" {box} pointer-events="all"/>'
            parts.append(touchable(f"war:{color.key}", label, _ring(cell) + marked))
    return "".join(parts)
