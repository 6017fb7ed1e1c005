"""Counting in Assyria as panels: dignitaries, tracks, supply with its yield, the flood forecast."""

from __future__ import annotations

from pyengine.core.game import Screen, Seat, Table, names_of
from pyengine.core.svg import escape, group, layer, line, mark, paint, rect, text, touchable, use
from pyengine.games.assyria.effects import river_income, tiles_of
from pyengine.games.assyria.flood import offering_factor
from pyengine.games.assyria.forecast import Outlook, forecast
from pyengine.games.assyria.material import (
    BETWEEN,
    BETWEEN_POINTS,
    DIGNITARIES,
    DIGNITARY_KEYS,
    DIGNITARY_PRICES,
    DIGNITARY_SLOTS,
    FOOD_KEYS,
    FOOD_SETS,
    JOKER,
    MOST_CAMELS,
    MOST_OFFERINGS,
    NORTH,
    OUTSIDE,
    PLOW,
    SOUTH,
    WELL_POINTS,
)
from pyengine.games.assyria.pens import column_width, disc, heading
from pyengine.games.assyria.state import Step
from pyengine.games.assyria.view import View
from pyengine.games.assyria.words import WORDS

say = WORDS.say


# ------------------------------------------------------------------ dignitaries
def draw_dignitaries(view: View, table: Table, screen: Screen) -> str:
    lang, width = screen.lang, column_width(screen)
    rows = "".join(_dignitary(view, table, one, width, lang) for one in DIGNITARIES)
    title = heading(lang, "draw.title.dignitaries")
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
def draw_tracks(view: View, table: Table, screen: Screen) -> str:
    lang, width = screen.lang, column_width(screen)
    camels = _track_title("camel", "gold", 0, lang, "draw.track.camels")
    camels += _track(view, table, "camels", [str(n) for n in range(MOST_CAMELS + 1)], 24, width)
    spaces = [f"×{offering_factor(n, view.printed_track)}" for n in range(MOST_OFFERINGS + 1)]
    offerings = _track_title("offering", "seal", 86, lang, "draw.track.offerings")
    offerings += _track(view, table, "offerings", spaces, 110, width)
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
    place = rect(0, 84, width - 1, 80, 8, "transparent") + mark(0, 84, width - 1, 80, 8, dot=6)
    offer = offerings + touchable("camel:offer", say(lang, "draw.offer"), place)
    return heading(lang, "draw.title.tracks") + layer(width, 166, camels + offer, "; ".join(told))


def _track_title(sign: str, token: str, y: float, lang: str, key: str) -> str:
    return group(use(sign, 4, y + 1, 20), color=paint(token)) + text(
        30, y + 17, say(lang, key), "t-label", 15, paint("ink"), "start"
    )


def _track(view: View, table: Table, kind: str, names: list[str], y: float, width: float) -> str:
    """A row of spaces with the discs of all players, two by two where they meet."""
    at = view.camels if kind == "camels" else view.offerings
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
            left, top = x + (step - across * size) / 2 + column * size, y + 18 + row * (size + 0.5)
            parts += disc(table, seat, left, top, size, kind)
    return parts


# ------------------------------------------------------------------ supply, income, prestige
def draw_supply(view: View, table: Table, screen: Screen) -> str:
    """What the active seat's huts ask for and what its hand gives, and what a confirmation would bring."""
    lang, width = screen.lang, column_width(screen)
    seat = view.turn
    if view.step is Step.WELLS:
        title = say(lang, "draw.title.yield")
        return heading(lang, "draw.title.yield") + layer(width, 34, _yield(view, seat, 0, lang), title)
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
    return heading(lang, "draw.title.supply") + layer(width, 148, rows, say(lang, "draw.title.supply"))


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


# ------------------------------------------------------------------ forecast
def draw_forecast(view: View, table: Table, screen: Screen) -> str:
    """What if the flood came now: rank and influence, then points from Assur, dignitary and offerings."""
    lang, width = screen.lang, column_width(screen)
    outlooks = sorted(forecast(view), key=lambda one: (one.rank or 9, -one.points, one.seat))
    heads = ("rank", "assur", "high", "offerings", "total")
    columns = [width * share for share in (0.29, 0.45, 0.6, 0.77, 0.94)]
    drawn = "".join(
        text(x, 13, say(lang, f"draw.head.{head}"), "t-note", 12, paint("ink2"))
        for head, x in zip(heads, columns, strict=True)
    )
    for row, one in enumerate(outlooks):
        drawn += _outlook(table, one, 22 + row * 34.0, columns, width, lang)
    told = say(lang, "draw.title.forecast")
    return heading(lang, "draw.title.forecast") + layer(width, 26 + 34 * view.seats, drawn, told)


def _outlook(table: Table, one: Outlook, y: float, columns: list[float], width: float, lang: str) -> str:
    rank = f"{one.rank} ({one.influence})" if one.rank else "–"
    offerings = f"{one.sites}×{one.factor}={one.offerings}"
    said = (rank, f"+{one.assur}", f"+{one.high}", offerings)
    drawn = line(f"M2 {y:.0f}H{width - 2:.0f}", 1, paint("line")) + disc(table, one.seat, 4, y + 4, 27)
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
