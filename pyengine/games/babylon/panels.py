"""What lies round the table of Babylon: hands, seats, decks, and the five powers in a line each.

Classes: `seat-panel` with `turn` (whose turn it is), `asked` (who decides), `won`; `powers`, `decks`,
`discards` for the side; `chip` for a settler's head in a line of text.
"""

from __future__ import annotations

from pyengine.core.game import OPEN, Panel, Screen, Seat, Table, names_of
from pyengine.core.svg import circle, escape, group, icon, layer, mark, paint, rect, text, touchable, use
from pyengine.games.babylon.glyphs import DARK_NUMERAL
from pyengine.games.babylon.material import KEYS, TRIBES, WIN_FLOOR, WIN_LEAD, WIN_TOTAL
from pyengine.games.babylon.state import Step, points
from pyengine.games.babylon.view import View
from pyengine.games.babylon.words import WORDS

say = WORDS.say


# ------------------------------------------------------------------ hands
def hands(view: View, table: Table, screen: Screen, own: Seat) -> list[Panel]:
    """The own hand, and both after the end when all is open; a spectator sees none."""
    names = names_of(table)
    shown = [own] if view.seat == own else [own, 1 - own] if view.seat == OPEN else []
    found = []
    for seat in shown:
        hand = view.hands[seat]
        if hand is not None:
            found.append(
                Panel("hand", f"hand-{seat}", _hand(hand, seat == own, seat, names, screen), seat=seat)
            )
    return found


def _hand(hand: list[int], touch: bool, seat: Seat, names: tuple[str, ...], screen: Screen) -> str:
    """Cards sorted by tribe, each tribe one fan with its number."""
    width, tall, gap, spread = (374.0, 94.0, 9.0, 16.0) if screen.narrow else (760.0, 138.0, 16.0, 26.0)
    across = 56.0 if screen.narrow else 84.0
    tribes = [tribe for tribe in TRIBES if hand[tribe]]
    behind = sum(hand) - len(tribes)
    room = width - len(tribes) * across - (len(tribes) - 1) * gap - 8
    step = min(spread, room / behind) if behind else 0.0
    x = 4.0
    if screen.narrow:
        x = max(4.0, (width - len(tribes) * across - (len(tribes) - 1) * gap - behind * step) / 2)
    parts = []
    for tribe in tribes:
        fan = _fan(KEYS[tribe], hand[tribe], x, 10.0, across, step)
        reach = across + (hand[tribe] - 1) * step
        if touch:
            label = say(screen.lang, "draw.hand", tribe=KEYS[tribe], count=hand[tribe])
            outline = mark(
                x - 1,
                8,
                reach + 2,
                across * 1.42 + 2,
                6 if screen.narrow else 9,
                dot=4 if screen.narrow else 6,
            )
            fan = touchable(f"hand:{KEYS[tribe]}", label, fan + outline)
        parts.append(fan)
        x += reach + gap
    label = say(screen.lang, "draw.hand.size", names, seat=seat, count=sum(hand))
    return layer(width, tall, "".join(parts), label)


def _fan(tribe: str, count: int, x: float, y: float, across: float, step: float) -> str:
    cards = "".join(
        use(f"card-{tribe}", x + index * step, y, across, across * 1.42) for index in range(count)
    )
    if count == 1:
        return cards
    radius = across * 0.155
    at_x, at_y = x + (count - 1) * step + across - radius * 0.9, y + across * 1.36 - radius * 0.9
    return (
        cards
        + circle(at_x, at_y, radius, paint("ivory"), stroke=paint("pieceline"), stroke_width=1.2)
        + text(at_x, at_y + radius * 0.48, str(count), "t-num", radius * 1.4, paint("paperink"))
    )


# ------------------------------------------------------------------ seats
def seats(view: View, table: Table, screen: Screen) -> list[Panel]:
    """One panel a player, in seat order."""
    return [Panel("seat", f"seat-{seat}", _seat(view, table, screen, seat), seat=seat) for seat in range(2)]


def _seat(view: View, table: Table, screen: Screen, seat: Seat) -> str:
    chair, lang = table[seat], screen.lang
    score, rival_score = points(view.temples[seat]), points(view.temples[1 - seat])
    over = view.step is Step.OVER
    state = ["seat-panel"] + ["narrow"] * screen.narrow
    state += ["turn"] * (view.turn == seat and not over)
    state += ["asked"] * (view.ask is not None and view.ask.seat == seat)
    state += ["won"] * (over and view.result == seat)
    count = view.hand_sizes[seat]
    told = say(lang, "draw.hand.size", names_of(table), seat=seat, count=count)
    hand = f"{icon('i-hand')}<b>{count}</b>"
    hand = (
        f'<span class="seat-hand" data-at="cards:{seat}" role="button" aria-label="{escape(told)}">'
        f'{hand}<span class="mark"></span></span>'
    )
    goal = WIN_TOTAL if rival_score >= WIN_FLOOR else WIN_LEAD
    kind = (
        f'<span class="seat-kind">{escape(say(lang, "draw.word.bot"))}</span>' if chair.kind == "bot" else ""
    )
    banner = _banner(view, lang, seat, score, rival_score)
    return (
        f'<div class="{" ".join(state)}">{icon(f"token-{chair.colour}", "seat-token")}'
        f'<div class="seat-who"><div class="seat-name t-title">{escape(chair.name)}</div>'
        f'<div class="seat-note">{kind}{hand}{banner}</div></div>'
        f'<div class="seat-score"><span class="seat-points t-num">{score}</span>'
        f'<span class="seat-goal">{escape(say(lang, "draw.word.goal", goal=goal))}</span></div>'
        f"{_bricks(chair.colour, score, goal)}</div>"
    )


def _banner(view: View, lang: str, seat: Seat, score: int, rival_score: int) -> str:
    """The final phase, a victory, or nothing."""
    if view.step is Step.OVER and view.result == seat:
        key = "draw.word.won"
    elif view.step is not Step.OVER and score >= WIN_LEAD and rival_score >= WIN_FLOOR:
        key = "draw.word.final"
    else:
        return ""
    return f'<span class="seat-banner">{escape(say(lang, key))}</span>'


def _bricks(dynasty: str, score: int, goal: int) -> str:
    """Twenty bricks, the built ones in the dynasty's inlay, a red wedge over the goal of the moment."""
    wall = ""
    for index in range(WIN_TOTAL):
        x = index * 10.9 + index // 5 * 3
        fill, edge = (
            (paint(dynasty + "d"), paint(dynasty)) if index < score else (paint("panel2"), paint("line"))
        )
        wall += rect(x + 0.6, 6, 9.6, 7.5, 1.6, fill, stroke=edge, stroke_width=1.2)
    at = (goal - 1) * 10.9 + (goal - 1) // 5 * 3 + 11.4
    wall += f'<path d="M{at - 3.6:.1f} 0h7.2l-2.7 4.500v10.500h-1.800V4.500z" fill="{paint("seal")}"/>'
    return f'<svg class="seat-bricks" viewBox="0 0 230 16" aria-hidden="true">{wall}</svg>'


# ------------------------------------------------------------------ decks and discards
def side(view: View, screen: Screen) -> list[Panel]:
    """Decks, discards and powers; on a phone the decks lie on the board."""
    lang = screen.lang
    powers = Panel("side", f"powers.{lang}", _powers(lang), fixed=True)
    if screen.narrow:
        return [
            Panel("side", "discards", _title(lang, "draw.title.discards") + _discards(view, lang)),
            powers,
        ]
    return [Panel("side", "decks", _decks(view, lang) + _discards(view, lang)), powers]


def _title(lang: str, key: str) -> str:
    return f'<h3 class="panel-title">{icon("wedge")}{escape(say(lang, key))}</h3>'


def _decks(view: View, lang: str) -> str:
    markup = "".join(
        _pile(view, lang, name, 6 + index * 76.0, 6.0, 60.0)
        for index, name in enumerate(("temples", "tribes", "discard"))
    )
    return _title(lang, "draw.title.decks") + layer(224, 134, markup, say(lang, "draw.title.decks"))


def deck_strip(view: View, lang: str) -> str:
    """The three piles on a phone's board, to the right of the stocks."""
    return "".join(
        _pile(view, lang, name, 268 + index * 41.0, 464.0, 37.0)
        for index, name in enumerate(("temples", "tribes", "discard"))
    )


def _pile(view: View, lang: str, name: str, x: float, y: float, width: float) -> str:
    """A pile with its number; cards known to lie on top of the temple deck peep out."""
    tall = width * 1.42
    count = {"temples": view.temple_deck_size, "tribes": view.tribe_deck_size, "discard": sum(view.discard)}[
        name
    ]
    label = say(lang, f"draw.pile.{name}", count=count)
    back = {"temples": "back-temple", "tribes": "back-tribe"}.get(name)
    place = rect(
        x,
        y,
        width,
        tall - 3,
        width * 0.09,
        paint("panel2"),
        stroke=paint("line2"),
        stroke_width=1,
        stroke_dasharray="4 4",
    )
    drawing = place
    if back and count:
        lift = width * 0.035
        drawing = "".join(
            use(back, x + n * lift, y - n * lift, width, tall) for n in range(min(3, (count + 9) // 10))
        )
    elif count:
        drawing = _open_pile(view.discard, x, y, width)
    if name == "temples" and view.known:
        label += "; " + say(lang, "draw.known", levels=view.known[::-1])
        drawing += _known(view.known[::-1], x, y, width)
    size = width * 0.3
    at = y + tall + (size * 0.15 if width < 50 else 20)
    numeral = (
        rect(
            x + width / 2 - size,
            at - size * 0.85,
            size * 2,
            size * 1.12,
            size * 0.5,
            paint("panel"),
            stroke=paint("line2"),
            stroke_width=0.8,
        )
        + text(x + width / 2, at, str(count), "t-label", size * 0.95, paint("ink"))
        if width < 50
        else text(x + width / 2, at, str(count), "t-num", 21, paint("ink"))
        + text(x + width / 2, at + 17, say(lang, f"draw.word.{name}"), "t-note", 14, paint("ink2"))
    )
    at_name = "discard" if name == "discard" else f"deck:{name}"
    return touchable(at_name, label, drawing + mark(x - 2, y - 2, width + 4, tall + 2, 6)) + numeral


def _open_pile(discard: list[int], x: float, y: float, width: float) -> str:
    """The discards as one card with the signs of the tribes that lie there."""
    size = width * 0.36
    card = rect(
        x, y, width, width * 1.38, width * 0.09, paint("paper"), stroke=paint("pieceline"), stroke_width=1
    )
    places = ((0.27, 0.27), (0.73, 0.27), (0.5, 0.68), (0.27, 1.09), (0.73, 1.09))
    for tribe, (across, down) in zip(KEYS, places, strict=True):
        at_x, at_y = x + width * across, y + width * down
        sign = circle(at_x, at_y, size * 0.56, paint(tribe)) + use(
            f"emblem-{tribe}", at_x - size * 0.36, at_y - size * 0.36, size * 0.72
        )
        card += group(sign, opacity=1 if discard[KEYS.index(tribe)] else 0.18)
    return card


def _known(levels: list[int], x: float, y: float, width: float) -> str:
    """Small level marks along the upper edge, the topmost card first."""
    size = width * 0.24
    marks = ""
    for index, level in enumerate(levels[:4]):
        at = x + width * 0.14 + index * size * 1.02
        ink = paint("paperink") if level in DARK_NUMERAL else paint("ivory")
        marks += rect(
            at - size * 0.46,
            y + width * 0.08,
            size * 0.92,
            size * 1.2,
            2,
            paint(f"tier{level}"),
            stroke=paint("pieceline"),
            stroke_width=0.8,
        ) + text(at, y + width * 0.08 + size * 0.93, str(level), "t-label", size * 0.95, ink)
    return marks


def _discards(view: View, lang: str) -> str:
    """How many cards of each tribe lie face up among the discards."""
    rows = ""
    for tribe, count in zip(KEYS, view.discard, strict=True):
        label = escape(say(lang, "draw.discarded", tribe=tribe, count=count))
        rows += f'<li aria-label="{label}">{chip(tribe)}<b>{count}</b></li>'
    return f'<ul class="discards">{rows}</ul>'


def _powers(lang: str) -> str:
    rows = "".join(
        f"<li>{chip(tribe)}<span>{escape(say(lang, f'draw.power.{tribe}'))}</span></li>" for tribe in KEYS
    )
    half = f"<li>{icon('i-hand', 'power-any')}<span>{escape(say(lang, 'draw.power.any'))}</span></li>"
    return f'{_title(lang, "draw.title.powers")}<ul class="powers">{rows}{half}</ul>'


def chip(tribe: str) -> str:
    """A settler's head in a line of text."""
    inside = (
        rect(0.5, 0.5, 39, 25, 4, paint("paper"), stroke=paint("pieceline"), stroke_width=1)
        + use(f"strip-{tribe}", 2.5, 2.5, 35, 21)
        + use(f"emblem-{tribe}", 10.5, 3.5, 19)
    )
    return f'<svg class="chip" viewBox="0 0 40 26" aria-hidden="true">{inside}</svg>'
