"""The panel of what is being decided in Tigris & Euphrates: a conflict with both sides, or a choice."""

from __future__ import annotations

from collections.abc import Iterable

from pyengine.core.game import Panel, Screen, Seat, Table, names_of
from pyengine.core.svg import escape, layer, line, mark, paint, path, rect, text, touchable, use
from pyengine.games.tigris import kingdoms, sites
from pyengine.games.tigris.material import COLORS, LETTERS, MONUMENTS, NAMES, PAIRS, Cells, cells_of
from pyengine.games.tigris.panels import row, title
from pyengine.games.tigris.state import Conflict, State
from pyengine.games.tigris.view import View
from pyengine.games.tigris.words import WORDS

say = WORDS.say


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
    return row(conflict.support_color.key, said)


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
