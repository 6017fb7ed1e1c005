"""A view of Babylon as panels: the table in two layers, hands, seats and what lies beside the table.

Targets (`data-at`) are those of `telling.targets`, and `deck:temples`, `deck:tribes`, `discard` to look at.
For a spectator seat 0 is the own side.

Classes beside those of `core.svg`: `bracket` round a run, `usable` where its power can be used now.
"""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.core.game import Panel, Screen, Seat, Table, names_of
from pyengine.core.svg import circle, group, layer, line, mark, paint, rect, text, touchable, use
from pyengine.games.babylon import panels
from pyengine.games.babylon.glyphs import DARK_NUMERAL
from pyengine.games.babylon.material import KEYS, LANDS
from pyengine.games.babylon.scenery import ABOVE, BELOW, Box, Geometry, geometry, scenery
from pyengine.games.babylon.state import runs
from pyengine.games.babylon.view import View
from pyengine.games.babylon.words import WORDS

say = WORDS.say


@dataclass(frozen=True, slots=True)
class Side:
    """One player's side of the table as it is drawn."""

    register: int  # ABOVE or BELOW
    seat: Seat
    dynasty: str


def draw(view: View, table: Table, screen: Screen) -> list[Panel]:
    """All panels of a table for the seat that looks."""
    own = view.seat if view.seat in (0, 1) else 0
    return [
        _map(screen),
        Panel("board", "pieces", _pieces(view, table, screen, own)),
        *panels.hands(view, table, screen, own),
        *panels.seats(view, table, screen),
        *panels.side(view, screen),
    ]


def empty(screen: Screen) -> str:
    """The table before a game, for the menu."""
    return _map(screen).markup


def _map(screen: Screen) -> Panel:
    shape = geometry(screen.narrow)
    names = tuple(say(screen.lang, f"land.{land}") for land in KEYS)
    markup = layer(shape.width, shape.height, scenery(screen.narrow, names))
    return Panel("board", f"map.{screen.lang}.{'narrow' if screen.narrow else 'wide'}", markup, fixed=True)


def _pieces(view: View, table: Table, screen: Screen, own: Seat) -> str:
    shape, names, lang = geometry(screen.narrow), names_of(table), screen.lang
    sides = (Side(ABOVE, 1 - own, table[1 - own].colour), Side(BELOW, own, table[own].colour))
    parts = []
    for land in LANDS:
        parts.append(_land(view, shape, sides, land, names, lang))
        for side in sides:
            parts.append(_settlers(view, shape, side, land, names, lang))
            parts.append(_temple(view, shape, side, land, names, lang))
    for side in sides:
        parts.append(_stock(view, shape, side, names, lang))
    if screen.narrow:
        parts.append(panels.deck_strip(view, lang))
    parts.extend(_figure(view, shape, side) for side in sides)
    return layer(shape.width, shape.height, "".join(parts), say(lang, "draw.table", names))


# ------------------------------------------------------------------ lands
def _land(
    view: View, shape: Geometry, sides: tuple[Side, Side], land: int, names: tuple[str, ...], lang: str
) -> str:
    label = say(lang, f"land.{KEYS[land]}")
    for side in sides:
        if view.figures[side.seat] == land:
            label += "; " + say(lang, "draw.figure", names, seat=side.seat)
    raft = shape.raft(land)
    grown = 1.5 if shape.narrow else 3
    outline = mark(
        raft.x - grown,
        raft.y - grown,
        raft.width + 2 * grown,
        raft.height + 2 * grown,
        7 if shape.narrow else 13,
        dot=3.4 if shape.narrow else 7,
    )
    return touchable(f"land:{KEYS[land]}", label, outline)


def _figure(view: View, shape: Geometry, side: Side) -> str:
    x, y = shape.stand(side.register, view.figures[side.seat])
    size = shape.figure
    name = f"figure-{side.dynasty}"
    figure = use(name, x - size / 2, y - size * 0.95, size, data_key=name)
    return group(figure, pointer_events="none")


# ------------------------------------------------------------------ settlers
def _settlers(view: View, shape: Geometry, side: Side, land: int, names: tuple[str, ...], lang: str) -> str:
    """A column of settlers from the river outwards, its runs in gold, its number at the end."""
    column, box = view.columns[side.seat][land], shape.channel(side.register, land)
    cards = [KEYS[tribe] for tribe in column]
    room = box.height - (15 if shape.narrow else 24)  # the rest is for the number
    pitch = min(shape.head + (1.2 if shape.narrow else 2), room / max(1, len(cards)))
    places = [_head_box(box, side.register, index, pitch) for index in range(len(cards))]
    heads = [
        group(_head(shape, tribe, place), data_key=f"settler-{side.seat}-{tribe}")
        for tribe, place in zip(cards, places, strict=True)
    ]
    if side.seat != view.turn and view.figures[view.turn] == land:
        for index, tribe in enumerate(cards):
            told = say(lang, "draw.settler", names, seat=side.seat, tribe=tribe)
            heads[index] = touchable(
                f"settler:{side.seat}:{tribe}", told, heads[index] + _head_mark(places[index])
            )
    for first, length in runs(column):
        last = first + length
        heads[first:last] = [
            _run(view, shape, side, land, first, "".join(heads[first:last]), places[first:last], lang)
        ]
        heads[first + 1 : first + 1] = [""] * (length - 1)
    key = "draw.settlers" if cards else "draw.settlers.none"
    label = say(lang, key, names, seat=side.seat, land=KEYS[land], cards=cards, count=len(cards))
    radius, dot = (5, 3.4) if shape.narrow else (8, 6)
    outline = mark(box.x - 3, box.y, box.width + 6, box.height, radius, dot, wash=True)
    inside = outline + "".join(heads) + _count(shape, side, places)
    return touchable(f"settlers:{side.seat}:{KEYS[land]}", label, inside)


def _run(
    view: View, shape: Geometry, side: Side, land: int, first: int, heads: str, places: list[Box], lang: str
) -> str:
    """A run in its clasp; it can be pointed at where the active figure stands."""
    top, bottom = min(place.y for place in places), max(place.bottom for place in places)
    around = Box(places[0].x, top, places[0].width, bottom - top)
    usable = view.figures[side.seat] == land
    markup = heads + _bracket(shape, around, usable)
    if not usable or side.seat != view.turn:
        return markup
    tribe = KEYS[view.columns[side.seat][land][first]]
    told = say(lang, "draw.run", count=len(places), tribe=tribe)
    return touchable(f"run:{first}", told, markup + _around(shape, around))


def _head_box(box: Box, register: int, index: int, pitch: float) -> Box:
    """Where a settler's head lies; the first one is nearest to the river."""
    gap = 1.2 if pitch < 26 else 2
    y = box.y + 2 + index * pitch if register == BELOW else box.bottom - 2 - (index + 1) * pitch + gap
    return Box(box.x, y, box.width, pitch - gap)


def _head(shape: Geometry, tribe: str, box: Box) -> str:
    edge = 1.3 if shape.narrow else 2
    size = min(box.height - 2 * edge, box.width * 0.56)
    lifted = rect(
        box.x,
        box.y,
        box.width,
        box.height,
        2.5 if shape.narrow else 4,
        paint("paper"),
        stroke=paint("pieceline"),
        stroke_width=0.7 if shape.narrow else 1,
    )
    return (
        lifted
        + use(f"strip-{tribe}", box.x + edge, box.y + edge, box.width - 2 * edge, box.height - 2 * edge)
        + use(f"emblem-{tribe}", box.middle - size / 2, box.y + (box.height - size) / 2, size)
    )


def _head_mark(box: Box) -> str:
    return mark(box.x - 1, box.y - 1, box.width + 2, box.height + 2, 4)


def _bracket(shape: Geometry, box: Box, usable: bool) -> str:
    """A gold clasp round a run: closed and heavy where its power can be used, thin elsewhere."""
    grown, wide = (2.2, 2.0) if shape.narrow else (3.5, 3.4)
    x, y, width, height = box.x - grown, box.y - grown, box.width + 2 * grown, box.height + 2 * grown
    radius = 4 if shape.narrow else 7
    if not usable:
        arm, straight = width * 0.3, f"{height - 2 * radius:.1f}"
        clasp = (
            f"M{x + arm:.1f} {y:.1f}h{radius - arm:.1f}q{-radius} 0 {-radius} {radius}v{straight}"
            f"q0 {radius} {radius} {radius}h{arm - radius:.1f}"
            f"M{x + width - arm:.1f} {y:.1f}h{arm - radius:.1f}q{radius} 0 {radius} {radius}v{straight}"
            f"q0 {radius} {-radius} {radius}h{radius - arm:.1f}"
        )
        return line(clasp, wide * 1.1, paint("kingdomline")) + line(clasp, wide * 0.6, paint("goldhi"))
    return rect(
        x, y, width, height, radius, "none", stroke=paint("kingdomline"), stroke_width=wide * 1.75
    ) + rect(
        x,
        y,
        width,
        height,
        radius,
        "none",
        stroke=paint("goldhi"),
        stroke_width=wide,
        class_="bracket usable",
    )


def _around(shape: Geometry, box: Box) -> str:
    grown = 2.2 if shape.narrow else 3.5
    return mark(
        box.x - grown,
        box.y - grown,
        box.width + 2 * grown,
        box.height + 2 * grown,
        4 if shape.narrow else 7,
        dot=3 if shape.narrow else 5,
    )


def _count(shape: Geometry, side: Side, places: list[Box]) -> str:
    """How many settlers lie here, just beyond the last one."""
    if not places:
        return ""
    size, end = 12 if shape.narrow else 17, places[-1]
    y = end.bottom + size if side.register == BELOW else end.y - size * 0.4
    return text(end.middle, y, str(len(places)), "t-label", size, paint("ink"))


# ------------------------------------------------------------------ temples
def _temple(view: View, shape: Geometry, side: Side, land: int, names: tuple[str, ...], lang: str) -> str:
    levels, box = view.temples[side.seat][land], shape.site(side.register, land)
    top, tall = levels[-1] if levels else 0, shape.tier
    radius, dot = (5, 3.4) if shape.narrow else (9, 7)
    parts = [mark(box.x - 2, box.y, box.width + 4, box.height + 3, radius, dot, wash=True)]
    for level in range(1, top + 1):
        y = box.bottom - tall * level
        if level in levels:
            parts.append(use(f"tier-{level}", box.x, y, shape.temple, tall, data_key=f"temple-{level}"))
        else:
            parts.append(use(f"gap-{level}", box.x, y, shape.temple, tall))
    if levels:
        parts.append(_seal(shape, side, box, top))
    key = "draw.temple" if len(levels) == top else "draw.temple.gap"
    label = say(
        lang,
        key if levels else "draw.temple.none",
        names,
        seat=side.seat,
        land=KEYS[land],
        level=top,
        levels=levels,
    )
    return touchable(f"site:{side.seat}:{KEYS[land]}", label, "".join(parts))


def _seal(shape: Geometry, side: Side, box: Box, level: int) -> str:
    """The level seal in the free upper corner of a site."""
    radius, inlay, deep = shape.seal, paint(side.dynasty), paint(side.dynasty + "d")
    x, y = box.right - radius - 1, box.y + radius + 2
    return (
        circle(x, y + radius * 0.13, radius, paint("shadow"), opacity=0.35)
        + circle(x, y, radius, deep)
        + circle(x, y, radius * 0.86, "none", stroke=inlay, stroke_width=radius * 0.1)
        + text(x, y + radius * 0.46, str(level), "t-num", radius * 1.42, inlay)
    )


# ------------------------------------------------------------------ stocks
def _stock(view: View, shape: Geometry, side: Side, names: tuple[str, ...], lang: str) -> str:
    """A stock: every level shows, the last card lies on top and may be taken.

    The reserved start card lies under the stock with its owner's token on it.
    """
    levels = view.stocks[side.seat]
    reserved = view.start_cards[side.seat]
    shown = [1, *levels] if reserved else levels
    parts = [_stock_title(shape, side, lang)]
    for index, (level, box) in enumerate(zip(shown, _stock_boxes(shape, side, len(shown)), strict=True)):
        markup = _stock_card(shape, level, box, index == len(shown) - 1)
        if reserved and index == 0:
            size = min(shape.stock_card * 0.34, box.width)
            markup += use(f"token-{side.dynasty}", box.right - size * 0.9, box.y - size * 0.12, size)
            told = say(lang, "draw.start", names, seat=side.seat)
            markup = touchable(f"start:{side.seat}", told, markup + _card_mark(shape, box))
        elif index == len(shown) - 1:
            told = say(lang, "draw.stock", names, seat=side.seat, level=level, levels=levels)
            markup = touchable(f"stock:{side.seat}", told, markup + _card_mark(shape, box))
        parts.append(markup)
    return "".join(parts)


def _stock_boxes(shape: Geometry, side: Side, count: int) -> list[Box]:
    """What is to be seen of each card: a fan while its heads can be read, small tiles in rows beyond that."""
    box, wide = shape.stocks[side.register], shape.stock_card
    tall = wide * 1.42
    room = box.width - wide if shape.sideways else box.height - tall
    step = min(wide * 0.4, room / max(1, count - 1))
    if step >= (12 if shape.sideways else 19):
        if shape.sideways:
            fan = [Box(box.x + index * step, box.y, step, tall) for index in range(count)]
        else:
            fan = [Box(box.x, box.y + index * step, wide, step) for index in range(count)]
        return [*fan[:-1], Box(fan[-1].x, fan[-1].y, wide, tall)] if fan else []
    across, rows = 4 if shape.sideways else 5, -(-(count - 1) // (4 if shape.sideways else 5))
    tile = (box.width - wide - 3) / across if shape.sideways else wide / across
    high = min(tile * 1.2, (tall if shape.sideways else room - 4) / rows)
    grid = [
        Box(box.x + index % across * tile, box.y + index // across * high, tile - 1, high - 1)
        for index in range(count - 1)
    ]
    if shape.sideways:
        return [*grid, Box(box.right - wide, box.y, wide, tall)]
    return [*grid, Box(box.x, box.y + rows * high + 4, wide, tall)]


def _stock_card(shape: Geometry, level: int, box: Box, on_top: bool) -> str:
    if on_top:
        name = f"card-temple-{level}"
        return use(name, box.x, box.y, box.width, box.height, data_key=f"temple-{level}")
    if box.height < shape.stock_card and box.width < shape.stock_card:
        size = min(box.width * 1.1, box.height * 0.92)
        return rect(
            box.x,
            box.y,
            box.width,
            box.height,
            2,
            paint(f"tier{level}"),
            stroke=paint("pieceline"),
            stroke_width=0.8,
        ) + text(box.middle, box.y + box.height / 2 + size * 0.33, str(level), "t-num", size, _numeral(level))
    return _covered(shape, level, box.x, box.y, box.width if shape.sideways else box.height)


def _numeral(level: int) -> str:
    return paint("paperink") if level in DARK_NUMERAL else paint("ivory")


def _card_mark(shape: Geometry, box: Box) -> str:
    return mark(box.x, box.y, box.width, box.height - 2, 4 if shape.narrow else 8, 3 if shape.narrow else 6)


def _covered(shape: Geometry, level: int, x: float, y: float, step: float) -> str:
    """A temple card under another: its glazed head with the numeral made to fit what is left to see."""
    wide, tall, edge = shape.stock_card, shape.stock_card * 1.38, shape.stock_card * 0.06
    head = wide * 0.33
    size = min(wide * 0.36, (step - edge) * (1.25 if shape.sideways else 1.1))
    if shape.sideways:
        at_x, at_y = x + edge + (step - edge) / 2, y + edge + head / 2 + size * 0.34
    else:
        at_x, at_y = x + wide * 0.25, y + edge + (min(step, head + edge) - edge) / 2 + size * 0.33
    return (
        rect(
            x,
            y,
            wide,
            tall,
            wide * 0.09,
            paint("paper"),
            stroke=paint("pieceline"),
            stroke_width=wide * 0.016,
        )
        + rect(x + edge, y + edge, wide - 2 * edge, head, wide * 0.05, paint(f"tier{level}"))
        + text(at_x, at_y, str(level), "t-num", size, _numeral(level))
    )


def _stock_title(shape: Geometry, side: Side, lang: str) -> str:
    box = shape.stocks[side.register]
    size = 14 if shape.narrow else 22
    y = box.y - size - (3 if shape.narrow else 6)
    return use(f"token-{side.dynasty}", box.x, y, size) + text(
        box.x + size + 4,
        y + size * 0.76,
        say(lang, "draw.word.stock"),
        "t-label",
        12 if shape.narrow else 15,
        paint("ink"),
        "start",
    )
