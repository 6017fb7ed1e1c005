"""What lies round the map of Tigris & Euphrates: hand, seats, supply, the panel of a conflict or a choice."""

from __future__ import annotations

from pyengine.core.game import Panel, Screen, Seat, Table, names_of
from pyengine.core.svg import circle, escape, icon, layer, mark, paint, rect, text, touchable, use
from pyengine.games.tigris.effects import ranking, spheres
from pyengine.games.tigris.material import (
    BUILDINGS,
    COLORS,
    HOME,
    LETTERS,
    NAMES,
    PAIRS,
    ROLES,
    RUINS,
)
from pyengine.games.tigris.view import View
from pyengine.games.tigris.words import WORDS

say = WORDS.say


def title(lang: str, key: str, sign: str = "wedge", **facts: object) -> str:
    return f'<h3 class="panel-title">{icon(sign)}{escape(say(lang, key, (), **facts))}</h3>'


# ------------------------------------------------------------------ hands
def hands(view: View, table: Table, screen: Screen) -> list[Panel]:
    """Return the own hand, and all of them after the end when all is open; a spectator sees none."""
    found = []
    for seat in range(view.seats):
        hand = view.hands[seat]
        if hand is not None:
            markup = _hand(view, table, screen, seat, hand)
            found.append(Panel("hand", f"hand-{seat}", markup, seat=seat))
    return found


def _hand(view: View, table: Table, screen: Screen, seat: Seat, hand: list[int]) -> str:
    """Tiles by colour, then the four leaders and the catastrophes; on a phone in two rows."""
    names, lang, touch = names_of(table), screen.lang, view.seat == seat
    unit = 54.0 if screen.narrow else 84.0
    parts, x = [], 4.0
    for color in COLORS:
        if hand[color]:
            fan, reach = _fan(color.key, hand[color], x, 10.0, unit)
            label = say(lang, "draw.hand", tile=color.key, count=hand[color])
            parts.append(_touch(f"hand:{color.key}", label, fan, (x - 1, 8, reach + 6, unit + 5), touch))
            x += reach + (12 if screen.narrow else 14)
    x, y = (4.0, unit + 28) if screen.narrow else (466.0, 14.0)
    small = 48.0 if screen.narrow else 70.0
    for color in COLORS:
        away = view.leaders[seat][color] != HOME
        piece = use(f"leader-{color.role}-{table[seat].colour}", x, y, small, opacity=0.45 if away else 1)
        where = NAMES[view.leaders[seat][color]] if away else ""
        if away:
            piece += _place_tag(x + small / 2, y + small * 0.99, where, screen.narrow)
        key = "draw.own.away" if away else "draw.own.home"
        label = say(lang, key, leader=color.role, cell=where) if away else say(lang, key, leader=color.role)
        box = (x, y - 6, small, small + (14 if away else 8))
        parts.append(_touch(f"leader:{color.role}", label, piece, box, touch))
        x += small + 8
    parts.append(_ruins(view.ruins_left[seat], x + 8, y + 2, small - 10, lang, touch))
    label = say(lang, "draw.hand.size", names, seat=seat, count=sum(hand))
    return layer(*((374, 148) if screen.narrow else (884, 104)), "".join(parts), label) + _purse(
        view, screen, seat
    )


def _touch(at: str, label: str, markup: str, box: tuple[float, float, float, float], touch: bool) -> str:
    if not touch:
        return markup
    return touchable(at, label, markup + mark(*box, 10, dot=5))


def _fan(letter: str, count: int, x: float, y: float, unit: float) -> tuple[str, float]:
    """Equal tiles laid over each other, with their number; and how wide they lie."""
    step = unit * 0.42
    reach = unit + (count - 1) * step
    tiles = "".join(use(f"tile-{letter}", x + index * step, y, unit) for index in range(count))
    if count == 1:
        return tiles, reach
    radius = unit * 0.17
    at_x, at_y = x + reach - radius * 0.7, y + unit - radius * 0.9
    seal = circle(at_x, at_y, radius, paint("ivory"), stroke=paint("pieceline"), stroke_width=1.2)
    return tiles + seal + text(
        at_x, at_y + radius * 0.48, str(count), "t-num", radius * 1.5, paint("paperink")
    ), reach


def _place_tag(x: float, y: float, name: str, narrow: bool) -> str:
    """The space a leader stands on, on a plain pill."""
    high, wide = (14, 26) if narrow else (18, 34)
    pill = rect(
        x - wide / 2,
        y - high * 0.8,
        wide,
        high,
        high / 2,
        paint("panel"),
        stroke=paint("line2"),
        stroke_width=1,
    )
    return pill + text(x, y, name.upper(), "t-label", high * 0.8, paint("ink"))


def _ruins(count: int, x: float, y: float, unit: float, lang: str, touch: bool) -> str:
    """The catastrophes left; an empty place still explains itself."""
    if count:
        drawn = "".join(use("ruin", x + index * unit * 0.5, y, unit) for index in range(count))
    else:
        drawn = rect(x, y, unit, unit, 8, "none", stroke=paint("line2"), stroke_dasharray="4 4")
    box = (x - 2, y - 2, unit * (1.5 if count > 1 else 1) + 4, unit + 4)
    return _touch("ruin", say(lang, "draw.ruins", count=count), drawn, box, touch)


def _purse(view: View, screen: Screen, seat: Seat) -> str:
    """On a phone the own points lie under the hand, because the seat panels are small there."""
    points, won = view.points[seat], view.treasures_won[seat]
    if not screen.narrow or points is None or won is None:
        return ""
    return layer(374, 34, _points_row(points, won, 4, 30, 70, 18), points_label(screen.lang, points, won))


def points_label(lang: str, points: list[int], won: int) -> str:
    said = [f"{say(lang, f'color.{LETTERS[color]}')} {points[color]}" for color in COLORS]
    return say(lang, "draw.points", points=said, count=won)


def _points_row(points: list[int], won: int, x: float, unit: float, step: float, size: float) -> str:
    """Four seals with numbers, then the treasures."""
    parts = []
    for color in COLORS:
        parts.append(use(f"point-{color.key}", x, 2, unit))
        parts.append(
            text(x + unit + 5, 2 + unit * 0.72, str(points[color]), "t-num", size, paint("ink"), "start")
        )
        x += step
    parts.append(use("treasure", x, 2, unit))
    parts.append(text(x + unit + 5, 2 + unit * 0.72, str(won), "t-num", size, paint("ink"), "start"))
    return "".join(parts)


# ------------------------------------------------------------------ seats
def seats(view: View, table: Table, screen: Screen) -> list[Panel]:
    """Return one panel a player, in seat order."""
    return [
        Panel("seat", f"seat-{seat}", _seat(view, table, screen, seat), seat=seat)
        for seat in range(view.seats)
    ]


def _seat(view: View, table: Table, screen: Screen, seat: Seat) -> str:
    chair, lang, names = table[seat], screen.lang, names_of(table)
    over = view.ask is None
    classes = ["seat-panel"] + ["narrow"] * screen.narrow
    classes += ["turn"] * (view.turn == seat and not over)
    classes += ["asked"] * (view.ask is not None and view.ask.seat == seat)
    classes += ["won"] * (over and seat in winners(view))
    told = say(lang, "draw.hand.size", names, seat=seat, count=view.hand_sizes[seat])
    hand = (
        f'<span class="seat-hand" role="img" aria-label="{escape(told)}">{icon("i-hand")}'
        f"<b>{view.hand_sizes[seat]}</b></span>"
    )
    kind = (
        f'<span class="seat-kind">{escape(say(lang, "draw.word.bot"))}</span>' if chair.kind == "bot" else ""
    )
    return (
        f'<div class="{" ".join(classes)}">{icon(f"token-{chair.colour}", "seat-token")}'
        f'<div class="seat-who"><div class="seat-name t-title">{escape(chair.name)}</div>'
        f'<div class="seat-note">{hand}{kind}{_banner(view, lang, seat)}</div></div>'
        f"{'' if screen.narrow else _belongings(view, chair.colour, lang, seat)}</div>"
    )


def winners(view: View) -> list[Seat]:
    """Return who has won, where all points are open."""
    totals = [
        sorted(spheres(points, won))
        for points, won in zip(view.points, view.treasures_won, strict=True)
        if points is not None and won is not None
    ]
    if len(totals) < view.seats:
        return []
    return [seat for seat, place in enumerate(ranking(totals)) if place == 1]


def _banner(view: View, lang: str, seat: Seat) -> str:
    """Who attacks or defends, who has won, or nothing."""
    conflict = view.conflict
    if view.ask is None and seat in winners(view):
        key = "draw.word.won"
    elif conflict is not None and seat in (conflict.attacker, conflict.defender):
        key = "draw.word.attack" if seat == conflict.attacker else "draw.word.defence"
    else:
        return ""
    return f'<span class="seat-banner">{escape(say(lang, key))}</span>'


def _belongings(view: View, dynasty: str, lang: str, seat: Seat) -> str:
    """Leaders at home in full colour, those on the map as shadows, catastrophes, points if they are known."""
    parts = []
    for index, role in enumerate(ROLES):
        away = view.leaders[seat][index] != HOME
        name = f"leader-{role}-{dynasty}"
        state = {"opacity": "0.35"} if away else {"data_key": name}
        parts.append(use(name, 2 + index * 34, 6, 32, None, **state))
    for index in range(RUINS):
        left = index < view.ruins_left[seat]
        parts.append(use("ruin", 156 + index * 30, 11, 26, opacity=1 if left else 0.2))
    points, won = view.points[seat], view.treasures_won[seat]
    tall = 44
    label = say(lang, "draw.ruins", count=view.ruins_left[seat])
    if points is not None and won is not None:
        tall = 74
        parts.append(f'<g transform="translate(0 44)">{_points_row(points, won, 0, 20, 46, 18)}</g>')
        label = points_label(lang, points, won) + "; " + label
    name = f'role="img" aria-label="{escape(label)}"'
    return f'<svg class="seat-bricks" viewBox="0 0 230 {tall}" {name}>{"".join(parts)}</svg>'


# ------------------------------------------------------------------ beside the map
def side(view: View, screen: Screen) -> list[Panel]:
    """Return what is left beside the map, and who scores which tile."""
    lang = screen.lang
    guide = Panel("reference", f"guide.{lang}", _guide(lang), fixed=True)
    return [Panel("side", "supply", _supply(view, lang)), guide]


def _supply(view: View, lang: str) -> str:
    """Treasures on the map, monuments, buildings and wonder not yet built."""
    count = view.treasures.bit_count()
    parts = [use("treasure", 0, 2, 26), text(32, 22, str(count), "t-num", 22, paint("ink"), "start")]
    parts.append(text(62, 21, say(lang, "draw.left", count=count), "t-note", 15, paint("ink2"), "start"))
    free = [pair for pair, cell in zip(PAIRS, view.monuments, strict=True) if cell == HOME]
    homes = [f"building-{name}" for name, cell in zip(BUILDINGS, view.buildings, strict=True) if cell == HOME]
    later = homes if view.rules.buildings else []
    later += ["wonder"] if view.rules.wonder and view.wonder == HOME else []
    tall = 38
    for shelf in ([f"monument-{pair}" for pair in free], later):
        parts += [use(name, index * 44, tall, 40) for index, name in enumerate(shelf)]
        tall += 46 if shelf else 0
    label = (
        say(lang, "draw.supply", count=count, pairs=free)
        if free
        else say(lang, "draw.supply.none", count=count)
    )
    return title(lang, "draw.title.map") + layer(266, tall, "".join(parts), label)


def _guide(lang: str) -> str:
    """Which leader scores which tile."""
    rows = "".join(
        row(color.key, f"{say(lang, f'tile.{color.key}')} — {say(lang, f'leader.{color.role}')}")
        for color in COLORS
    )
    note = f'<p class="panel-note">{escape(say(lang, "draw.guide"))}</p>'
    return f'{title(lang, "draw.title.guide")}<ul class="powers">{rows}</ul>{note}'


def row(letter: str, said: str) -> str:
    """A line of text behind a tile."""
    chip = (
        f'<svg class="chip" viewBox="0 0 60 40" aria-hidden="true">{use(f"tile-{letter}", 10, 0, 40)}</svg>'
    )
    return f"<li>{chip}<span>{escape(said)}</span></li>"
