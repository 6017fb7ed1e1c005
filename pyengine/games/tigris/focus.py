"""The panel of what is being decided in Tigris & Euphrates: a conflict with both sides, or a choice."""

from __future__ import annotations

from collections.abc import Iterable

from pyengine.core.game import Panel, Screen, Seat, Table, names_of
from pyengine.core.svg import escape, layer, line, mark, paint, path, rect, text, touchable, use
from pyengine.games.tigris import kingdoms, sites
from pyengine.games.tigris.material import COLORS, LETTERS, MONUMENTS, NAMES, PAIRS, Cells, Color, cells_of
from pyengine.games.tigris.panels import row, title
from pyengine.games.tigris.state import Conflict, State
from pyengine.games.tigris.view import View
from pyengine.games.tigris.words import WORDS

say = WORDS.say


def focus(view: View, board: State, table: Table, screen: Screen) -> list[Panel]:
    """Return the panel of the conflict or choice that is due; low on a phone, to stand above the dock."""
    ask = view.ask
    if view.conflict is not None and ask is not None:
        return [Panel("focus", "conflict", _conflict(ask.seat, board, view.conflict, table, screen))]
    if ask is None or ask.kind not in ("war", "raise", "colour"):
        return []
    drawn = {"war": _choose_war, "raise": _choose_monument, "colour": _choose_colour}[ask.kind]
    return [Panel("focus", ask.kind, drawn(board, table, screen))]


def _conflict(decider: Seat, board: State, conflict: Conflict, table: Table, screen: Screen) -> str:
    """Both sides with their strength, tile by tile, and who decides now."""
    names, role, lang = names_of(table), conflict.color.role, screen.lang
    head = title(lang, "draw.revolt" if conflict.revolt else "draw.war", leader=role)
    sides = ((conflict.attacker, True), (conflict.defender, False))
    parts = [_fighter(conflict, table, seat, attacking, screen) for seat, attacking in sides]
    parts.append(_balance(conflict, table, screen.narrow))
    label = say(
        lang,
        "draw.strengths",
        names,
        attacker=conflict.attacker,
        defender=conflict.defender,
        attack=conflict.total_attack,
        defence=conflict.total_defence,
    )
    picture = layer(270, 92 if screen.narrow else 196, "".join(parts), label)
    support = kingdoms.revolt_support if conflict.revolt else kingdoms.war_support
    rows = "".join(
        _supporters(support(board, seat, conflict.color), conflict, attacking, lang)
        for seat, attacking in sides
    )
    key = "draw.decides.attack" if conflict.attack_added is None else "draw.decides.defence"
    now = say(lang, key, names, seat=decider, tile=conflict.support_color.key)
    note = f'<p class="panel-note">{escape(now)} {escape(_need(conflict, lang))}</p>'
    return f'{head}{picture}<ul class="powers">{rows}</ul>{note}'


def _fighter(conflict: Conflict, table: Table, seat: Seat, attacking: bool, screen: Screen) -> str:
    """One side: its leader, name, role in the conflict, total, and where the total comes from."""
    lang = screen.lang
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
    leader = f"leader-{conflict.color.role}-{table[seat].colour}"
    if screen.narrow:
        x = 82 if attacking else 188
        return (
            use(leader, 0 if attacking else 222, 0, 48)
            + text(x, 28, str(total), "t-num", 32, ink)
            + text(x, 44, origin, "t-note", 12.5, paint("ink2"))
            + text(0 if attacking else 270, 84, name, "t-title", 16, paint("ink"), _anchor(attacking))
        )
    x = 68 if attacking else 202
    return (
        use(leader, x - 36, 8, 72)
        + text(x, 106, name, "t-title", 19, paint("ink"))
        + text(x, 122, say(lang, key), "t-note", 13, paint("ink2"))
        + text(x, 156, str(total), "t-num", 36, ink)
        + text(x, 172, origin, "t-note", 12.5, paint("ink2"))
    )


def _anchor(attacking: bool) -> str:
    return "start" if attacking else "end"


def _balance(conflict: Conflict, table: Table, narrow: bool) -> str:
    """A beam whose notch shows how the strengths lie; crossed blades between the leaders."""
    whole = conflict.total_attack + conflict.total_defence
    share = conflict.total_attack / whole if whole else 0.5
    notch = 10 + 250 * share
    left, right = paint(table[conflict.attacker].colour + "d"), paint(table[conflict.defender].colour + "d")
    y, blade_y = (57, 8) if narrow else (182, 40)
    beam = rect(10, y, 250, 10, 5, right) + rect(10, y, max(0.0, notch - 10), 10, 5, left)
    blades = line(f"M123 {blade_y}l24 26m0 -26l-24 26m-2 -6l8 8m20 -8l-8 8", 4, paint("gold"))
    return beam + path(f"M{notch - 7:.1f} {y - 6}h14l-7 9z", paint("ink")) + blades


def _supporters(cells: Cells, conflict: Conflict, attacking: bool, lang: str) -> str:
    """One line a side: the tiles on the map that count, by their spaces."""
    names = [NAMES[cell].upper() for cell in cells_of(cells)]
    side_key = "draw.word.attack" if attacking else "draw.word.defence"
    said = say(lang, "draw.support" if names else "draw.support.none", side=say(lang, side_key), cells=names)
    return row(conflict.support_color.key, said)


def _need(conflict: Conflict, lang: str) -> str:
    """How many tiles the side that decides now needs at least."""
    ahead = conflict.total_attack - conflict.total_defence
    if conflict.attack_added is None:
        return say(lang, "draw.need.attack", count=1 - ahead) if ahead < 1 else say(lang, "draw.need.ahead")
    return say(lang, "draw.need.defence", count=ahead) if ahead > 0 else say(lang, "draw.need.held")


def war_label(board: State, color: Color, lang: str) -> str:
    """Return which war this is, with both strengths on the map."""
    return f"{say(lang, 'label.war', leader=color.role)}, {_war_strengths(board, color)}"


def _war_strengths(board: State, color: Color) -> str:
    pair = kingdoms.opponents(board, color)
    return " : ".join(str(kingdoms.war_support(board, seat, color).bit_count()) for seat in pair)


def _choose_war(board: State, table: Table, screen: Screen) -> str:
    """The wars that wait, each with both leaders and their strengths on the map; on a phone two in a row."""
    lang = screen.lang
    wide, tall, leader, across = (130, 50, 38, 2) if screen.narrow else (262, 60, 46, 1)
    colors = kingdoms.warring_colors(board)
    parts = []
    for index, color in enumerate(colors):
        x, y = 2 + index % across * (wide + 4), 6 + index // across * (tall + 8)
        middle, edge = x + wide / 2, 6 if screen.narrow else 10
        drawn = rect(x, y, wide, tall, 12, paint("panel2"), stroke=paint("line"), stroke_width=1)
        for place, seat in zip(
            (x + edge, x + wide - edge - leader), kingdoms.opponents(board, color), strict=True
        ):
            drawn += use(f"leader-{color.role}-{table[seat].colour}", place, y + (tall - leader) / 2, leader)
        if not screen.narrow:
            name = say(lang, "draw.war", leader=color.role)
            drawn += text(middle, y + 26, name, "t-label", 15, paint("ink")) + " "  # two words for the ear
        drawn += text(middle, y + tall - 12, _war_strengths(board, color), "t-num", 22, paint("ink"))
        touched = drawn + mark(x, y, wide, tall, 12, dot=5)
        parts.append(touchable(f"war:{color.key}", war_label(board, color, lang), touched))
    rows = -(-len(colors) // across)
    picture = layer(266, 4 + (tall + 8) * rows, "".join(parts), say(lang, "draw.title.wars"))
    return title(lang, "draw.title.wars") + picture


def _choose_monument(board: State, table: Table, screen: Screen) -> str:
    """The monuments that may stand on the new square, and the wonder on the new cross, in one row."""
    lang = screen.lang
    free = sites.free_monuments(board) if sites.squares(board) else []
    wonder = bool(sites.crosses(board))
    wide = 61.0 if screen.narrow or len(free) + wonder > 3 else 84.0
    parts, seal = [], wide / 3
    tall = wide + seal + 10
    for index, pair in enumerate(free):
        x = 4 + index * (wide + 6)
        drawn = use(f"monument-{PAIRS[pair]}", x + 4, 8, wide - 8)
        drawn += _pays(MONUMENTS[pair], x + wide / 2, wide + 4, seal)
        label = say(lang, "draw.monument", pair=PAIRS[pair])
        parts.append(touchable(f"monument:{PAIRS[pair]}", label, drawn + mark(x, 4, wide, tall, 10, dot=5)))
    if wonder:
        x = 4 + len(free) * (wide + 6)
        drawn = use("wonder", x + 2, 4 + (tall - wide + 4) / 2, wide - 4)
        parts.append(touchable("wonder", say(lang, "draw.wonder"), drawn + mark(x, 4, wide, tall, 10, dot=5)))
    picture = layer(274, tall + 8, "".join(parts), say(lang, "draw.title.raise"))
    return title(lang, "draw.title.raise") + picture


def _pays(colors: Iterable[int], middle: float, y: float, unit: float) -> str:
    """The points a monument pays, left and right of its middle."""
    left = middle - unit - 2
    return "".join(
        use(f"point-{LETTERS[color]}", left + index * (unit + 4), y, unit)
        for index, color in enumerate(colors)
    )


def _choose_colour(board: State, table: Table, screen: Screen) -> str:
    """The four points the wonder may pay."""
    lang, parts = screen.lang, []
    for color in COLORS:
        x = 4 + 66 * color
        drawn = use(f"point-{color.key}", x + 6, 6, 48)
        label = say(lang, "label.colour", color=color.key)
        parts.append(touchable(f"colour:{color.key}", label, drawn + mark(x, 2, 60, 58, 10, dot=5)))
    return title(lang, "draw.title.colour") + layer(270, 64, "".join(parts), say(lang, "draw.title.colour"))
