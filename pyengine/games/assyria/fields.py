"""Time and farming of Assyria as panels: reign and turn order, sowing and market, the draft."""

from __future__ import annotations

from pyengine.core.game import Panel, Screen, Table, names_of
from pyengine.core.svg import circle, escape, group, layer, mark, paint, rect, text, touchable, use
from pyengine.games.assyria.material import BONUS, CARD_KEYS, NO_CARD, PLOW, PRICES, ROUNDS, Card
from pyengine.games.assyria.pens import column_width, disc, heading, kinds_in, tally
from pyengine.games.assyria.state import NOBODY, Step
from pyengine.games.assyria.view import View
from pyengine.games.assyria.words import WORDS

say = WORDS.say


# ------------------------------------------------------------------ reign, round, turn order
def draw_time(view: View, table: Table, screen: Screen) -> str:
    lang, width = screen.lang, column_width(screen)
    phase = view.ask.kind if view.ask else "over"
    title = heading(
        lang, "draw.title.time", reign=view.reign, round=view.round, rounds=ROUNDS[view.reign], phase=phase
    )
    cards = _expansions(view, lang)
    order = _order(view, table, width, lang)
    return title + layer(
        width, 70, cards + order, say(lang, "draw.order", names_of(table), seats=tuple(view.order))
    )


def _expansions(view: View, lang: str) -> str:
    """This reign's cards, the newest one ringed, places for those to come, the bonus card."""
    parts = []
    for place in range(ROUNDS[view.reign]):
        x = 2 + place * 41.0
        if place < len(view.expansions):
            parts.append(use(f"expansion-{view.expansions[place]}", x, 5, 38, 54))
            if place == len(view.expansions) - 1:
                parts.append(rect(x - 1, 4, 40, 54, 6, "none", stroke=paint("accent"), stroke_width=2.6))
        else:
            parts.append(
                rect(
                    x + 1,
                    6,
                    36,
                    50,
                    5,
                    "none",
                    stroke=paint("line2"),
                    stroke_width=1.2,
                    stroke_dasharray="5 4",
                )
            )
    x = 2 + ROUNDS[view.reign] * 41.0
    if view.seats == 4 and view.reign > 1:
        parts.append(use("expansion-bonus", x, 5, 38, 54))
        x += 41
    parts.append(group(use("flood", x + 2, 18, 25), color=paint("accent")))
    told = say(lang, "draw.expansions", cards=[str(value) for value in view.expansions])
    bonus = say(lang, "draw.bonus", value=BONUS) if view.seats == 4 and view.reign > 1 else ""
    return f'<g role="img" aria-label="{escape(told + bonus)}">{"".join(parts)}</g>'


def _order(view: View, table: Table, width: float, lang: str) -> str:
    """Tokens in turn order, two by two at the right, the active one ringed."""
    parts = ""
    for place, seat in enumerate(view.order):
        x, y = width - 66 + place % 2 * 33.0, 2 + place // 2 * 34.0
        parts += disc(table, seat, x, y, 29, "order")
        parts += text(x + 29, y + 30, str(place + 1), "t-label", 12, paint("ink"))
        if place == view.place and view.step is not Step.OVER:
            parts += circle(x + 14.5, y + 14.5, 16, "none", stroke=paint("accent"), stroke_width=2.6)
    return parts


# ------------------------------------------------------------------ sowing and market
def draw_sowing(view: View, table: Table, screen: Screen) -> str:
    lang, width = screen.lang, column_width(screen)
    columns = view.seats + 1
    step = min(54.0 if screen.narrow or view.step is Step.HARVEST else 46.0, (width - 6) / (columns + 1))
    across = step - 7
    harvesting = view.step is Step.HARVEST
    parts = []
    for column in range(columns):
        x = 2 + column * step
        if harvesting:
            parts.append(_column(view, table, column, x, across, lang))
        else:
            parts.append(_left_over(view, table, column, x, across, lang))
    parts.append(_plows(view, 8 + columns * step, across, lang))
    title = heading(
        lang, "draw.title.sowing" if harvesting or view.step < Step.HARVEST else "draw.title.market"
    )
    return title + layer(width, 30 + across * 2.9 + 4, "".join(parts), say(lang, "draw.title.sowing"))


def _disc(view: View, table: Table, column: int, x: float, across: float) -> str:
    """The disc above a column, or its empty place."""
    seat = view.discs[column]
    if seat == NOBODY:
        return circle(
            x + across / 2, 14, 9, "none", stroke=paint("line2"), stroke_width=1.2, stroke_dasharray="3 3"
        )
    return disc(table, seat, x + across / 2 - 13, 1, 26, "sowing")


def _column_cards(view: View, column: int, x: float, across: float) -> str:
    places = ""
    for row in range(2):
        card = view.rows[row][column]
        y = 30 + row * across * 1.45
        if card == NO_CARD:
            places += rect(
                x,
                y + 1,
                across,
                across * 1.34,
                4,
                "none",
                stroke=paint("line"),
                stroke_width=1,
                stroke_dasharray="4 4",
            )
        else:
            places += use(f"card-{CARD_KEYS[card]}", x, y, across, across * 1.42)
    return places


def _column(view: View, table: Table, column: int, x: float, across: float, lang: str) -> str:
    cards = [CARD_KEYS[row[column]] for row in view.rows if row[column] != NO_CARD]
    seat = view.discs[column]
    key = "draw.column" if cards else "draw.column.none" if seat == NOBODY else "draw.column.taken"
    label = say(lang, key, names_of(table), number=column + 1, cards=cards, seat=seat)
    markup = _disc(view, table, column, x, across) + _column_cards(view, column, x, across)
    return touchable(
        f"column:{column + 1}", label, markup + mark(x - 3, 27, across + 6, across * 2.9 + 2, 7, dot=6)
    )


def _left_over(view: View, table: Table, column: int, x: float, across: float, lang: str) -> str:
    """A column after the harvest: its cards, if it has any, are on sale one by one."""
    markup = _disc(view, table, column, x, across) + _column_cards(view, column, x, across)
    for row in range(2):
        card = view.rows[row][column]
        if card != NO_CARD:
            y = 30 + row * across * 1.45
            markup += _for_sale(card, x, y, across, PRICES[card], lang, 1)
    return markup


def _for_sale(card: Card, x: float, y: float, across: float, price: int, lang: str, count: int) -> str:
    key = CARD_KEYS[card]
    tall = across * 1.42
    left = x + across - 29
    tag = rect(left, y + tall - 20, 31, 18, 8, paint("panel"), stroke=paint("gold"), stroke_width=1)
    tag += group(use("camel", left + 4, y + tall - 18.5, 15), color=paint("gold"))
    tag += text(left + 24, y + tall - 6.5, str(price), "t-label", 13.5, paint("ink"))
    label = say(lang, "draw.sale.plow" if card == PLOW else "draw.sale", card=key, price=price, count=count)
    outline = mark(x - 1, y, across + 2, tall - 1, 6, dot=6)
    return touchable(f"market:{key}", label, use(f"card-{key}", x, y, across, tall) + tag + outline)


def _plows(view: View, x: float, across: float, lang: str) -> str:
    """The plow space: the top plow is for sale."""
    free = view.plows_free()
    y = 30 + across * 0.72
    if not free:
        place = rect(
            x,
            y + 1,
            across,
            across * 1.34,
            4,
            "none",
            stroke=paint("line"),
            stroke_width=1,
            stroke_dasharray="4 4",
        )
        told = escape(say(lang, "draw.plows.none"))
        sign = group(
            use("plow", x + across * 0.2, y + across * 0.4, across * 0.6), color=paint("line2"), opacity=0.5
        )
        return f'<g role="img" aria-label="{told}">{place}{sign}</g>'
    below = "".join(
        use("card-plow", x + shift * 2, y - shift * 3, across, across * 1.42) for shift in range(free)
    )
    return below + _for_sale(PLOW, x, y, across, PRICES[PLOW], lang, free) + tally(free, x + 7, y + 4, 9)


# ------------------------------------------------------------------ draft
def focus(view: View, table: Table, screen: Screen) -> list[Panel]:
    """What is chosen from now: the cards of the draft, or the columns of the sowing."""
    if view.step is Step.HARVEST:
        return [Panel("focus", "sowing", draw_sowing(view, table, screen))]
    if view.step is not Step.DRAFT:
        return []
    lang, width = screen.lang, column_width(screen)
    parts = ""
    for index, card in enumerate(kinds_in(view.draft)):
        x = 4 + index * 66.0
        key = CARD_KEYS[card]
        label = say(lang, "draw.draft", card=key, count=view.draft[card])
        drawn = use(f"card-{key}", x, 6, 58, 82)
        drawn += tally(view.draft[card], x + 52, 86, 10) if view.draft[card] > 1 else ""
        parts += touchable(f"draft:{key}", label, drawn + mark(x - 1, 5, 60, 82, 8, dot=6))
    title = heading(lang, "draw.title.draft")
    return [Panel("focus", "draft", title + layer(width, 100, parts, say(lang, "draw.title.draft")))]
