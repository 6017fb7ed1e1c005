"""What lies round the map of Assyria: hands, seats, reign and order, sowing, dignitaries, tracks, forecast.

Panels are drawn in a box as wide as their column: `WIDE` beside the board, `NARROW` on a phone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pyengine.core.game import Panel, Screen, Seat, Table, names_of
from pyengine.core.svg import (
    circle,
    escape,
    group,
    icon,
    layer,
    line,
    mark,
    paint,
    rect,
    text,
    touchable,
    use,
)
from pyengine.games.assyria.effects import river_income, tiles_of
from pyengine.games.assyria.flood import offering_factor
from pyengine.games.assyria.forecast import Outlook, forecast
from pyengine.games.assyria.material import (
    BASES,
    BETWEEN,
    BETWEEN_POINTS,
    BONUS,
    CARD_KEYS,
    DIGNITARIES,
    DIGNITARY_KEYS,
    DIGNITARY_PRICES,
    DIGNITARY_SLOTS,
    FOOD_KEYS,
    FOOD_SETS,
    JOKER,
    MOST_CAMELS,
    MOST_OFFERINGS,
    NO_CARD,
    NORTH,
    OUTSIDE,
    PLOW,
    PRICES,
    ROUNDS,
    SOUTH,
    WELL_POINTS,
    Card,
)
from pyengine.games.assyria.state import NOBODY, Step
from pyengine.games.assyria.view import View
from pyengine.games.assyria.words import WORDS

say = WORDS.say

WIDE, NARROW = 274.0, 374.0
EXPANDING = (Step.HUTS, Step.FEED, Step.WELLS)


def _width(screen: Screen) -> float:
    return NARROW if screen.narrow else WIDE


def _title(lang: str, key: str, **facts: object) -> str:
    return f'<h3 class="panel-title">{icon("wedge")}{escape(say(lang, key, **facts))}</h3>'


def _token(table: Table, seat: Seat, x: float, y: float, size: float) -> str:
    return use(f"token-{table[seat].colour}", x, y, size)


def sides(view: View, table: Table, screen: Screen) -> list[Panel]:
    """Everything beside the board, the most wanted first."""
    names = ["time", "supply", "sowing", "dignitaries", "tracks", "hands", "forecast"]
    if view.step not in EXPANDING:
        names.remove("supply")
    if view.step is Step.HARVEST:
        names.remove("sowing")  # it is the question now, see focus()
    if not screen.narrow:
        names.remove("hands")
    elif view.step is Step.ACT:  # on a phone what can be touched comes first
        names = [*names[1:4], "time", *names[4:]]
    if view.step is Step.OVER:
        names.remove("forecast")
    return [Panel("side", name, _SIDES[name](view, table, screen)) for name in names]


# ------------------------------------------------------------------ hands and seats
def _kinds(hand: list[int]) -> list[Card]:
    return [card for card, count in enumerate(hand) if count]


def hands(view: View, table: Table, screen: Screen) -> list[Panel]:
    """The cards of the seat that looks, each kind once; a spectator sees them at the seats."""
    if view.seat < 0:
        return []
    return [Panel("hand", f"hand-{view.seat}", _hand(view, table, screen), seat=view.seat)]


def _hand(view: View, table: Table, screen: Screen) -> str:
    hand, lang = view.hands[view.seat], screen.lang
    width, tall, across = (NARROW, 98.0, 56.0) if screen.narrow else (760.0, 116.0, 66.0)
    spare = view.spare if view.step is Step.FEED and view.turn == view.seat else [0] * len(FOOD_KEYS)
    things = len(_kinds(hand)) + sum(map(bool, spare))
    if not things and screen.narrow:
        none = text(8, 22, say(lang, "draw.hand.none"), "t-note", 15, paint("ink2"), "start")
        return layer(width, 32, none, say(lang, "draw.hand.none"))
    room = width - (0 if screen.narrow else 260)
    step = min(across + 12, (room - across) / max(1, things - 1))
    parts = []
    for index, card in enumerate(_kinds(hand)):
        parts.append(_own_card(card, hand[card], 4 + index * step, across, lang))
    x = 4 + len(_kinds(hand)) * step
    for food, count in enumerate(spare):
        if count:
            parts.append(_spare(food, count, x, across, lang))
            x += step
    if not screen.narrow:
        parts.append(_stock(view, table, width, lang))
    label = say(lang, "draw.hand" if things else "draw.hand.none")
    return layer(width, tall, "".join(parts), label)


def _own_card(card: Card, count: int, x: float, across: float, lang: str) -> str:
    key, tall = CARD_KEYS[card], across * 1.42
    label = say(lang, "draw.card", card=key, count=count)
    markup = "".join(use(f"card-{key}", x + shift * 5, 8 - shift * 3, across, tall) for shift in range(count))
    markup += _number(count, x + across - 6, 4 + tall, across * 0.15) if count > 1 else ""
    return touchable(f"card:{key}", label, markup + mark(x - 1, 7, across + 2, tall - 2, 8, dot=6))


def _number(count: int, x: float, y: float, radius: float) -> str:
    return circle(x, y, radius, paint("ivory"), stroke=paint("pieceline"), stroke_width=1.2) + text(
        x, y + radius * 0.48, str(count), "t-num", radius * 1.4, paint("paperink")
    )


def _spare(food: int, count: int, x: float, across: float, lang: str) -> str:
    """Symbols left over from cards played in this turn."""
    key, tall = FOOD_KEYS[food], across * 1.42
    size = across * 0.62
    signs = rect(
        x,
        8,
        across,
        tall - 4,
        8,
        paint("panel2"),
        stroke=paint(key),
        stroke_width=1.6,
        stroke_dasharray="5 4",
    )
    signs += use(f"food-{key}", x + (across - size) / 2, 8 + tall * 0.2, size)
    signs += _number(count, x + across - 6, 4 + tall, across * 0.15)
    label = say(lang, "draw.spare", food=key, count=count)
    return touchable(f"spare:{key}", label, signs + mark(x - 1, 7, across + 2, tall - 2, 8, dot=6))


def _stock(view: View, table: Table, width: float, lang: str) -> str:
    """What the seat has left to build with: huts, bases, floors, roofs."""
    seat, colour = view.seat, table[view.seat].colour
    built = (view.bases[seat], view.floors[seat], view.roofs[seat])
    things = [(f"hut-{colour}", view.stock(seat))]
    things += [(f"zig-{colour}-{tile + 1}", BASES - pieces.bit_count()) for tile, pieces in enumerate(built)]
    drawn = ""
    for index, (name, count) in enumerate(things):
        x = width - 236 + index * 60
        drawn += use(name, x, 20, 48, opacity=1 if count else 0.3)
        drawn += text(x + 24, 92, str(count), "t-num", 22, paint("ink"))
    counts = [count for _, count in things]
    told = say(lang, "draw.stock", huts=counts[0], bases=counts[1], floors=counts[2], roofs=counts[3])
    return f'<g role="img" aria-label="{escape(told)}">{drawn}</g>'


def seats(view: View, table: Table, screen: Screen) -> list[Panel]:
    """One panel a player, in seat order."""
    return [
        Panel("seat", f"seat-{seat}", _seat(view, table, screen, seat), seat=seat)
        for seat in range(view.seats)
    ]


def _seat(view: View, table: Table, screen: Screen, seat: Seat) -> str:
    chair, lang, over = table[seat], screen.lang, view.step is Step.OVER
    best = max(view.total(one) for one in range(view.seats))
    state = ["seat-panel"] + ["narrow"] * screen.narrow
    state += ["turn"] * (view.turn == seat and not over)
    state += ["asked"] * (view.ask is not None and view.ask.seat == seat)
    state += ["won"] * (over and view.total(seat) == best)
    bot = chair.kind == "bot" and not screen.narrow
    kind = f'<span class="seat-kind">{escape(say(lang, "draw.word.bot"))}</span>' if bot else ""
    told = say(lang, "draw.seat", names_of(table), seat=seat, camels=view.camels[seat], huts=view.stock(seat))
    note = f"{icon('camel')}<b>{view.camels[seat]}</b>"
    if not screen.narrow:
        note += f"{icon(f'hut-{chair.colour}')}<b>{view.stock(seat)}</b>"
    won = say(lang, "draw.word.won") if "won" in state else ""
    banner = f'<span class="seat-banner">{escape(won)}</span>' if won else ""
    note = f'<div class="seat-note" role="img" aria-label="{escape(told)}">{kind}{note}{banner}</div>'
    points = f'<span class="seat-points t-num">{view.total(seat)}</span>'
    token = icon(f"token-{chair.colour}", "seat-token")
    if screen.narrow and view.seats > 2:  # no room for names
        return f'<div class="{" ".join(state)}">{token}<div class="seat-score">{points}{note}</div></div>'
    return (
        f'<div class="{" ".join(state)}">{token}'
        f'<div class="seat-who"><div class="seat-name t-title">{escape(chair.name)}</div>{note}</div>'
        f'<div class="seat-score">{points}</div></div>'
        + ("" if screen.narrow else _small_hand(view, table, seat, lang))
    )


def _small_hand(view: View, table: Table, seat: Seat, lang: str) -> str:
    """A hand face up in one line of small cards."""
    cards = _small_cards(view.hands[seat], 0, 0, 236)
    return layer(236, 39, cards, _hand_told(view, table, seat, lang))


def _hand_told(view: View, table: Table, seat: Seat, lang: str) -> str:
    held = [CARD_KEYS[card] for card, count in enumerate(view.hands[seat]) for _ in range(count)]
    key = "draw.hand.of" if held else "draw.hand.of.none"
    return say(lang, key, names_of(table), seat=seat, cards=held)


def _small_cards(hand: list[int], x: float, y: float, width: float) -> str:
    cards = [card for card, count in enumerate(hand) for _ in range(count)]
    step = min(29.0, (width - 26) / max(1, len(cards) - 1))
    if not cards:
        return line(f"M{x + 4} {y + 19}h24", 2, paint("line2"), stroke_dasharray="4 4")
    return "".join(
        use(f"card-{CARD_KEYS[card]}", x + index * step, y + 1, 26, 37) for index, card in enumerate(cards)
    )


def _all_hands(view: View, table: Table, screen: Screen) -> str:
    """All hands face up, one line a player, for a phone."""
    rows = ""
    for row, seat in enumerate(view.order):
        told = escape(_hand_told(view, table, seat, screen.lang))
        cards = _small_cards(view.hands[seat], 40, row * 44, NARROW - 44)
        rows += f'<g role="img" aria-label="{told}">{_token(table, seat, 2, row * 44 + 4, 30)}{cards}</g>'
    return _title(screen.lang, "draw.title.hands") + layer(
        NARROW, view.seats * 44, rows, say(screen.lang, "draw.title.hands")
    )


# ------------------------------------------------------------------ reign, round, turn order
def _time(view: View, table: Table, screen: Screen) -> str:
    lang, width = screen.lang, _width(screen)
    phase = view.ask.kind if view.ask else "over"
    title = _title(
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
        parts += _token(table, seat, x, y, 29)
        parts += text(x + 29, y + 30, str(place + 1), "t-label", 12, paint("ink"))
        if place == view.place and view.step is not Step.OVER:
            parts += circle(x + 14.5, y + 14.5, 16, "none", stroke=paint("accent"), stroke_width=2.6)
    return parts


# ------------------------------------------------------------------ sowing and market
def _sowing(view: View, table: Table, screen: Screen) -> str:
    lang, width = screen.lang, _width(screen)
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
    title = _title(
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
    return _token(table, seat, x + across / 2 - 13, 1, 26)


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
    label = say(lang, "draw.sale", card=key, price=price, count=count)
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
    return below + _for_sale(PLOW, x, y, across, PRICES[PLOW], lang, free) + _number(free, x + 7, y + 4, 9)


# ------------------------------------------------------------------ dignitaries
def _dignitaries(view: View, table: Table, screen: Screen) -> str:
    lang, width = screen.lang, _width(screen)
    rows = "".join(_dignitary(view, table, one, width, lang) for one in DIGNITARIES)
    title = _title(lang, "draw.title.dignitaries")
    return title + layer(width, 127, rows, say(lang, "draw.title.dignitaries"))


def _dignitary(view: View, table: Table, one: int, width: float, lang: str) -> str:
    y, key, row = one * 42.0, DIGNITARY_KEYS[one], view.dignitaries[one]
    price = DIGNITARY_PRICES[one]
    markup = group(use(f"dignitary-{key}", 2, y + 4, 34), color=paint("ink"))
    for slot in range(DIGNITARY_SLOTS[one]):
        x = 42 + slot * 31.0
        markup += rect(
            x,
            y + 8,
            28,
            28,
            5,
            paint("panel2"),
            stroke=paint("line2"),
            stroke_width=1,
            stroke_dasharray="4 3",
        )
        if slot < len(row):
            markup += use(f"hut-{table[row[slot]].colour}", x - 1, y + 6, 30)
    markup += group(use("camel", width - 38, y + 12, 19), color=paint("gold"))
    markup += text(width - 10, y + 28, str(price), "t-label", 17, paint("ink"))
    facts = {
        "dignitary": key,
        "price": price,
        "taken": len(row),
        "slots": DIGNITARY_SLOTS[one],
        "seats": tuple(row),
    }
    told = say(lang, "draw.dignitary" if row else "draw.dignitary.none", names_of(table), **facts)
    return touchable(f"dignitary:{key}", told, markup + mark(0, y + 2, width - 1, 40, 8, dot=6))


# ------------------------------------------------------------------ tracks
def _tracks(view: View, table: Table, screen: Screen) -> str:
    lang, width = screen.lang, _width(screen)
    camels = _track_title("camel", "gold", 0, lang, "draw.track.camels")
    camels += _track(view, table, view.camels, [str(n) for n in range(MOST_CAMELS + 1)], 24, width)
    spaces = [f"×{offering_factor(n, view.printed_track)}" for n in range(MOST_OFFERINGS + 1)]
    offerings = _track_title("offering", "seal", 86, lang, "draw.track.offerings")
    offerings += _track(view, table, view.offerings, spaces, 110, width)
    told = [
        say(
            lang,
            "draw.tracks",
            names_of(table),
            seat=seat,
            camels=view.camels[seat],
            spaces=view.offerings[seat],
        )
        for seat in range(view.seats)
    ]
    offer = touchable(
        "camel:offer", say(lang, "draw.offer"), offerings + mark(0, 84, width - 1, 80, 8, dot=6)
    )
    return _title(lang, "draw.title.tracks") + layer(width, 166, camels + offer, "; ".join(told))


def _track_title(sign: str, token: str, y: float, lang: str, key: str) -> str:
    return group(use(sign, 4, y + 1, 20), color=paint(token)) + text(
        30, y + 17, say(lang, key), "t-label", 15, paint("ink"), "start"
    )


def _track(view: View, table: Table, at: list[int], names: list[str], y: float, width: float) -> str:
    """A row of spaces with the discs of all players, two by two where they meet."""
    step = (width - 4) / len(names)
    parts = ""
    for space, name in enumerate(names):
        x = 2 + space * step
        parts += rect(x + 1, y, step - 2, 52, 5, paint("panel2"), stroke=paint("line"), stroke_width=1)
        parts += text(x + step / 2, y + 14, name, "t-label", 12.5, paint("ink2"))
        here = [seat for seat in view.order if at[seat] == space]
        across = 1 if len(here) < 3 else 2
        size = (min(21.0, step - 3), min(16.0, step - 4), min(16.0, (step - 2) / 2))[min(len(here), 3) - 1]
        for index, seat in enumerate(here):
            row, column = divmod(index, across)
            parts += _token(
                table, seat, x + (step - across * size) / 2 + column * size, y + 18 + row * (size + 0.5), size
            )
    return parts


# ------------------------------------------------------------------ supply, income, prestige
def _supply(view: View, table: Table, screen: Screen) -> str:
    """What the active seat's huts ask for and what its hand gives, and what a confirmation would bring."""
    lang, width = screen.lang, _width(screen)
    seat = view.turn
    if view.step is Step.WELLS:
        title = say(lang, "draw.title.yield")
        return _title(lang, "draw.title.yield") + layer(width, 34, _yield(view, seat, 0, lang), title)
    rows = "".join(_demand(view, seat, food, width, lang) for food in range(len(FOOD_KEYS)))
    rows += _wild(view, seat, width, lang)
    rows += line(f"M4 86H{width - 4}", 1, paint("line"))
    rows += text(
        4,
        106,
        say(lang, f"draw.yield.{view.ask.kind if view.ask else 'huts'}"),
        "t-note",
        14,
        paint("ink2"),
        "start",
    )
    rows += _yield(view, seat, 114, lang)
    return _title(lang, "draw.title.supply") + layer(width, 148, rows, say(lang, "draw.title.supply"))


def _chip(place: int, width: float, sign: str, said: str, short: bool, told: str) -> str:
    across = (width - 8) / 3
    x, y = 2 + place % 3 * (across + 2), place // 3 * 40.0
    chip = rect(
        x,
        y + 2,
        across - 2,
        34,
        9,
        paint("panel2"),
        stroke=paint("seal" if short else "line"),
        stroke_width=1.6 if short else 1,
    )
    chip += use(sign, x + 6, y + 5, 28) + text(
        x + 40, y + 25, said, "t-label", 16, paint("seal" if short else "ink"), "start"
    )
    return f'<g role="img" aria-label="{escape(told)}">{chip}</g>'


def _demand(view: View, seat: Seat, food: int, width: float, lang: str) -> str:
    """Have and need of one food: symbols in hand against hungry huts."""
    hand = view.hands[seat]
    hungry = (view.huts[seat] & ~view.fed & FOOD_SETS[food]).bit_count()
    have = sum(symbols * hand[3 * food + symbols - 1] for symbols in (1, 2, 3)) + view.spare[food]
    told = say(lang, "draw.demand", food=FOOD_KEYS[food], have=have, need=hungry)
    return _chip(food, width, f"food-{FOOD_KEYS[food]}", f"{have} / {hungry}", have < hungry, told)


def _wild(view: View, seat: Seat, width: float, lang: str) -> str:
    wild = view.hands[seat][JOKER] + view.hands[seat][PLOW]
    told = say(lang, "draw.wild", jokers=view.hands[seat][JOKER], plows=view.hands[seat][PLOW])
    return _chip(5, width, "symbol-joker", f"+{wild}", False, told)


def _yield(view: View, seat: Seat, y: float, lang: str) -> str:
    """Income and prestige if the huts that are safe now were counted."""
    huts = view.huts[seat] if view.step is not Step.FEED else view.fed
    camels = river_income(huts, NORTH) + river_income(huts, SOUTH)
    gained = min(camels, MOST_CAMELS - view.camels[seat])
    points = BETWEEN_POINTS * (huts & BETWEEN).bit_count() + (huts & OUTSIDE).bit_count()
    points += (
        tiles_of(view.bases[seat], view.floors[seat], view.roofs[seat]) + view.dug * WELL_POINTS[view.reign]
    )
    drawn = group(use("camel", 4, y + 2, 24), color=paint("gold"))
    drawn += text(34, y + 21, f"+{gained}", "t-num", 22, paint("ink"), "start")
    drawn += group(use("star", 110, y + 1, 25), color=paint("seal"))
    drawn += text(140, y + 21, f"+{points}", "t-num", 22, paint("ink"), "start")
    told = say(lang, "draw.yield.told", camels=gained, points=points)
    return f'<g role="img" aria-label="{escape(told)}">{drawn}</g>'


# ------------------------------------------------------------------ draft
def focus(view: View, table: Table, screen: Screen) -> list[Panel]:
    """What is chosen from now: the cards of the draft, or the columns of the sowing."""
    if view.step is Step.HARVEST:
        return [Panel("focus", "sowing", _sowing(view, table, screen))]
    if view.step is not Step.DRAFT:
        return []
    lang, width = screen.lang, _width(screen)
    parts = ""
    for index, card in enumerate(_kinds(view.draft)):
        x = 4 + index * 66.0
        key = CARD_KEYS[card]
        label = say(lang, "draw.draft", card=key, count=view.draft[card])
        drawn = use(f"card-{key}", x, 6, 58, 82)
        drawn += _number(view.draft[card], x + 52, 86, 10) if view.draft[card] > 1 else ""
        parts += touchable(f"draft:{key}", label, drawn + mark(x - 1, 5, 60, 82, 8, dot=6))
    title = _title(lang, "draw.title.draft")
    return [Panel("focus", "draft", title + layer(width, 100, parts, say(lang, "draw.title.draft")))]


# ------------------------------------------------------------------ forecast
def _forecast(view: View, table: Table, screen: Screen) -> str:
    """What if the flood came now: rank and influence, then points from Assur, dignitary and offerings."""
    lang, width = screen.lang, _width(screen)
    outlooks = sorted(forecast(view), key=lambda one: (one.rank or 9, -one.points, one.seat))
    heads = ("rank", "assur", "high", "offerings", "total")
    columns = [width * share for share in (0.3, 0.46, 0.6, 0.77, 0.94)]
    drawn = "".join(
        text(x, 13, say(lang, f"draw.head.{head}"), "t-note", 12, paint("ink2"))
        for head, x in zip(heads, columns, strict=True)
    )
    for row, one in enumerate(outlooks):
        drawn += _outlook(table, one, 22 + row * 34.0, columns, width, lang)
    told = say(lang, "draw.title.forecast")
    return _title(lang, "draw.title.forecast") + layer(width, 26 + 34 * view.seats, drawn, told)


def _outlook(table: Table, one: Outlook, y: float, columns: list[float], width: float, lang: str) -> str:
    rank = f"{one.rank} ({one.influence})" if one.rank else "–"
    offerings = f"{one.sites}×{one.factor}={one.offerings}"
    said = (rank, f"+{one.assur}", f"+{one.high}", offerings)
    drawn = line(f"M2 {y:.0f}H{width - 2:.0f}", 1, paint("line")) + _token(table, one.seat, 4, y + 4, 27)
    drawn += "".join(
        text(x, y + 22, content, "t-label", 14, paint("ink"))
        for x, content in zip(columns, said, strict=False)
    )
    drawn += text(columns[-1], y + 24, f"+{one.points}", "t-num", 20, paint("seal"))
    extras = ""
    if one.plow:
        extras += group(use("plow", 33, y + 4, 13), color=paint("ink2"))
    if one.camels:
        extras += group(use("camel", 33, y + 18, 13), color=paint("gold"))
        extras += text(51, y + 30, f"{one.camels}", "t-label", 11, paint("ink2"))
    told = say(
        lang,
        "draw.outlook" if one.rank else "draw.outlook.none",
        names_of(table),
        seat=one.seat,
        rank=one.rank,
        influence=one.influence,
        assur=one.assur,
        high=one.high,
        offerings=one.offerings,
        points=one.points,
        washed=one.washed,
    )
    return f'<g role="img" aria-label="{escape(told)}">{drawn}{extras}</g>'


_SIDES: Final[dict[str, Callable[[View, Table, Screen], str]]] = {
    "time": _time,
    "supply": _supply,
    "sowing": _sowing,
    "dignitaries": _dignitaries,
    "tracks": _tracks,
    "hands": _all_hands,
    "forecast": _forecast,
}
