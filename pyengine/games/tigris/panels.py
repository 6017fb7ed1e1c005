"""What lies round the map of Tigris & Euphrates: hand, seats, supply, the panel of a conflict or a choice."""

from __future__ import annotations

from collections.abc import Iterable

from pyengine.core.game import Panel, Screen, Seat, Table, names_of
from pyengine.core.svg import circle, escape, icon, layer, line, mark, paint, path, rect, text, touchable, use
from pyengine.games.tigris import kingdoms, sites
from pyengine.games.tigris.effects import ranking, spheres
from pyengine.games.tigris.material import (
    BUILDINGS,
    COLORS,
    HOME,
    LETTERS,
    MONUMENTS,
    NAMES,
    PAIRS,
    ROLES,
    RUINS,
    Cells,
    cells_of,
)
from pyengine.games.tigris.state import Conflict, State
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
            parts.append(_touch(f"hand:{color.key}", label, fan, (x - 1, 8, reach + 2, unit + 4), touch))
            x += reach + (8 if screen.narrow else 14)
    x, y = (4.0, unit + 28) if screen.narrow else (max(x + 18, 470.0), 14.0)
    small = 48.0 if screen.narrow else 70.0
    for color in COLORS:
        away = view.leaders[seat][color] != HOME
        piece = use(f"leader-{color.role}-{table[seat].colour}", x, y, small, opacity=0.45 if away else 1)
        where = NAMES[view.leaders[seat][color]] if away else ""
        if away:
            piece += _place_tag(x + small / 2, y + small * 0.99, where, screen.narrow)
        key = "draw.own.away" if away else "draw.own.home"
        label = say(lang, key, leader=color.role, cell=where) if away else say(lang, key, leader=color.role)
        box = (x, y - 6, small, small + 8)
        parts.append(_touch(f"leader:{color.role}", label, piece, box, touch))
        x += small + 8
    parts.append(_ruins(view.ruins_left[seat], x + 8, y + 2, small - 10, lang, touch))
    label = say(lang, "draw.hand.size", names, seat=seat, count=sum(hand))
    return layer(*((374, 148) if screen.narrow else (960, 108)), "".join(parts), label) + _purse(
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
        parts.append(use(f"leader-{role}-{dynasty}", 2 + index * 34, 6, 32, opacity=0.35 if away else 1))
    for index in range(RUINS):
        left = index < view.ruins_left[seat]
        parts.append(use("ruin", 156 + index * 30, 11, 26, opacity=1 if left else 0.2))
    points, won = view.points[seat], view.treasures_won[seat]
    tall = 44
    label = say(lang, "draw.ruins", count=view.ruins_left[seat])
    if points is not None and won is not None:
        tall = 74
        parts.append(f'<g transform="translate(0 44)">{_points_row(points, won, 0, 22, 46, 19)}</g>')
        label = points_label(lang, points, won) + "; " + label
    name = f'role="img" aria-label="{escape(label)}"'
    return f'<svg class="seat-bricks" viewBox="0 0 230 {tall}" {name}>{"".join(parts)}</svg>'


# ------------------------------------------------------------------ beside the map
def side(view: View, screen: Screen) -> list[Panel]:
    """Return what is left beside the map, and who scores which tile."""
    lang = screen.lang
    guide = Panel("reference", f"tigris-guide-{lang}", _guide(lang), fixed=True)
    return [Panel("side", "supply", _supply(view, lang)), guide]


def _supply(view: View, lang: str) -> str:
    """Treasures on the map, monuments, buildings and wonder not yet built."""
    count = view.treasures.bit_count()
    parts = [use("treasure", 0, 2, 26), text(32, 22, str(count), "t-num", 22, paint("ink"), "start")]
    parts.append(text(62, 21, say(lang, "draw.left", count=count), "t-note", 15, paint("ink2"), "start"))
    free = [pair for pair, cell in zip(PAIRS, view.monuments, strict=True) if cell == HOME]
    parts += [use(f"monument-{pair}", index * 44, 38, 40) for index, pair in enumerate(free)]
    tall = 84
    if view.rules.buildings or view.rules.wonder:
        tall = 130
        homes = [
            f"building-{name}" for name, cell in zip(BUILDINGS, view.buildings, strict=True) if cell == HOME
        ]
        shown = homes if view.rules.buildings else []
        parts += [use(name, index * 44, 86, 38) for index, name in enumerate(shown)]
        if view.rules.wonder and view.wonder == HOME:
            parts.append(use("wonder", 190, 84, 42))
    label = (
        say(lang, "draw.supply", count=count, pairs=free)
        if free
        else say(lang, "draw.supply.none", count=count)
    )
    return title(lang, "draw.title.map") + layer(266, tall, "".join(parts), label)


def _guide(lang: str) -> str:
    """Which leader scores which tile."""
    rows = "".join(
        _row(color.key, f"{say(lang, f'tile.{color.key}')} — {say(lang, f'leader.{color.role}')}")
        for color in COLORS
    )
    note = f'<p class="panel-note">{escape(say(lang, "draw.guide"))}</p>'
    return f'{title(lang, "draw.title.guide")}<ul class="powers">{rows}</ul>{note}'


def _row(letter: str, said: str) -> str:
    """A line of text behind a tile."""
    chip = (
        f'<svg class="chip" viewBox="0 0 60 40" aria-hidden="true">{use(f"tile-{letter}", 10, 0, 40)}</svg>'
    )
    return f"<li>{chip}<span>{escape(said)}</span></li>"


# ------------------------------------------------------------------ conflicts and choices
def focus(view: View, board: State, table: Table, screen: Screen) -> list[Panel]:
    """Return the panel of the conflict or choice that is due."""
    ask = view.ask
    if view.conflict is not None and ask is not None:
        return [Panel("focus", "conflict", _conflict(view, board, view.conflict, table, screen.lang))]
    if ask is None or ask.kind not in ("war", "raise", "colour"):
        return []
    drawn = {"war": _choose_war, "raise": _choose_monument, "colour": _choose_colour}[ask.kind]
    return [Panel("focus", ask.kind, drawn(view, board, table, screen.lang))]


def _conflict(view: View, board: State, conflict: Conflict, table: Table, lang: str) -> str:
    """Both sides with their strength, tile by tile, and who decides now."""
    names, role = names_of(table), conflict.color.role
    head = title(lang, "draw.revolt" if conflict.revolt else "draw.war", leader=role)
    sides = ((conflict.attacker, True), (conflict.defender, False))
    parts = [_fighter(conflict, table, seat, attacking, lang) for seat, attacking in sides]
    parts.append(_balance(conflict, table))
    label = say(
        lang,
        "draw.strengths",
        names,
        attacker=conflict.attacker,
        defender=conflict.defender,
        attack=conflict.total_attack,
        defence=conflict.total_defence,
    )
    picture = layer(270, 196, "".join(parts), label)
    support = kingdoms.revolt_support if conflict.revolt else kingdoms.war_support
    rows = "".join(
        _supporters(support(board, seat, conflict.color), conflict, attacking, lang)
        for seat, attacking in sides
    )
    assert view.ask is not None
    key = "draw.decides.attack" if conflict.attack_added is None else "draw.decides.defence"
    now = say(lang, key, names, seat=view.ask.seat, tile=conflict.support_color.key)
    note = f'<p class="panel-note">{escape(now)} {escape(_need(conflict, lang))}</p>'
    return f'{head}{picture}<ul class="powers">{rows}</ul>{note}'


def _fighter(conflict: Conflict, table: Table, seat: Seat, attacking: bool, lang: str) -> str:
    """One side: its leader, name, role in the conflict, total, and where the total comes from."""
    x = 68 if attacking else 202
    total = conflict.total_attack if attacking else conflict.total_defence
    on_map = conflict.attack if attacking else conflict.defence
    added = conflict.attack_added if attacking else conflict.defence_added
    name = table[seat].name if len(table[seat].name) <= 14 else table[seat].name[:13] + "…"
    key = "draw.word.attack" if attacking else "draw.word.defence"
    origin = (
        say(lang, "draw.sum", board=on_map, hand=added)
        if added is not None
        else say(lang, "draw.sum.open", board=on_map)
    )
    ink = paint("ink") if attacking else paint("seal")
    return (
        use(f"leader-{conflict.color.role}-{table[seat].colour}", x - 36, 8, 72)
        + text(x, 106, name, "t-title", 19, paint("ink"))
        + text(x, 122, say(lang, key), "t-note", 13, paint("ink2"))
        + text(x, 156, str(total), "t-num", 36, ink)
        + text(x, 172, origin, "t-note", 12.5, paint("ink2"))
    )


def _balance(conflict: Conflict, table: Table) -> str:
    """A beam whose notch shows how the strengths lie; crossed blades between the leaders."""
    whole = conflict.total_attack + conflict.total_defence
    share = conflict.total_attack / whole if whole else 0.5
    notch = 10 + 250 * share
    left, right = paint(table[conflict.attacker].colour + "d"), paint(table[conflict.defender].colour + "d")
    beam = rect(10, 182, 250, 10, 5, right) + rect(10, 182, max(0.0, notch - 10), 10, 5, left)
    blades = line("M123 40l24 26M147 40l-24 26M121 60l8 8M149 60l-8 8", 4, paint("gold"))
    return beam + path(f"M{notch - 7:.1f} 176h14l-7 9z", paint("ink")) + blades


def _supporters(cells: Cells, conflict: Conflict, attacking: bool, lang: str) -> str:
    """One line a side: the tiles on the map that count, by their spaces."""
    names = [NAMES[cell].upper() for cell in cells_of(cells)]
    side_key = "draw.word.attack" if attacking else "draw.word.defence"
    said = say(lang, "draw.support" if names else "draw.support.none", side=say(lang, side_key), cells=names)
    return _row(conflict.support_color.key, said)


def _need(conflict: Conflict, lang: str) -> str:
    """How many tiles the side that decides now needs at least."""
    ahead = conflict.total_attack - conflict.total_defence
    if conflict.attack_added is None:
        return say(lang, "draw.need.attack", count=1 - ahead) if ahead < 1 else say(lang, "draw.need.ahead")
    return say(lang, "draw.need.defence", count=ahead) if ahead > 0 else say(lang, "draw.need.held")


def _choose_war(view: View, board: State, table: Table, lang: str) -> str:
    """The wars that wait, each with both leaders and their strengths on the map."""
    colors = kingdoms.warring_colors(board)
    parts = []
    for index, color in enumerate(colors):
        y = 4 + index * 66
        pair = kingdoms.opponents(board, color)
        strengths = [kingdoms.war_support(board, seat, color).bit_count() for seat in pair]
        row = rect(2, y, 262, 60, 12, paint("panel2"), stroke=paint("line"), stroke_width=1)
        for place, seat in enumerate(pair):
            row += use(f"leader-{color.role}-{table[seat].colour}", 12 + place * 190, y + 10, 46)
        row += text(133, y + 26, say(lang, "draw.war", leader=color.role), "t-label", 15, paint("ink"))
        row += text(133, y + 48, f"{strengths[0]} : {strengths[1]}", "t-num", 22, paint("ink"))
        label = say(lang, "label.war", leader=color.role) + f", {strengths[0]} : {strengths[1]}"
        parts.append(touchable(f"war:{color.key}", label, row + mark(2, y, 262, 60, 12, dot=5)))
    heading = title(lang, "draw.title.wars")
    return heading + layer(266, 8 + 66 * len(colors), "".join(parts), say(lang, "draw.title.wars"))


def _choose_monument(view: View, board: State, table: Table, lang: str) -> str:
    """The monuments that may stand on the new square, and the wonder on the new cross."""
    parts, x = [], 4.0
    free = sites.free_monuments(board) if sites.squares(board) else []
    for pair in free:
        drawn = use(f"monument-{PAIRS[pair]}", x + 4, 8, 76) + _pays(MONUMENTS[pair], x + 12, 90)
        label = say(lang, "draw.monument", pair=PAIRS[pair])
        parts.append(touchable(f"monument:{PAIRS[pair]}", label, drawn + mark(x, 2, 84, 122, 10, dot=5)))
        x += 90
    if sites.crosses(board):
        x, y = (4.0, 130.0) if len(free) > 2 else (x, 2.0)
        drawn = use("wonder", x + 4, y + 4, 80)
        parts.append(touchable("wonder", say(lang, "draw.wonder"), drawn + mark(x, y, 88, 92, 10, dot=5)))
    tall = 226 if len(free) > 2 and sites.crosses(board) else 128
    return title(lang, "draw.title.raise") + layer(274, tall, "".join(parts), say(lang, "draw.title.raise"))


def _pays(colors: Iterable[int], x: float, y: float) -> str:
    return "".join(
        use(f"point-{LETTERS[color]}", x + index * 32, y, 28) for index, color in enumerate(colors)
    )


def _choose_colour(view: View, board: State, table: Table, lang: str) -> str:
    """The four points the wonder may pay."""
    parts = []
    for color in COLORS:
        x = 4 + 66 * color
        drawn = use(f"point-{color.key}", x + 6, 6, 48)
        label = say(lang, "label.colour", color=color.key)
        parts.append(touchable(f"colour:{color.key}", label, drawn + mark(x, 2, 60, 58, 10, dot=5)))
    return title(lang, "draw.title.colour") + layer(270, 64, "".join(parts), say(lang, "draw.title.colour"))
