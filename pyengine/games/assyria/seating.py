"""The players of Assyria as panels: the own hand, the seats, all hands face up."""

from __future__ import annotations

from pyengine.core.game import Panel, Screen, Seat, Table, names_of
from pyengine.core.svg import escape, icon, layer, line, mark, paint, rect, text, touchable, use
from pyengine.games.assyria.material import BASES, CARD_KEYS, FOOD_KEYS, Card
from pyengine.games.assyria.pens import NARROW, disc, heading, kinds_in, tally
from pyengine.games.assyria.state import Step
from pyengine.games.assyria.view import View
from pyengine.games.assyria.words import WORDS

say = WORDS.say


# ------------------------------------------------------------------ hands and seats
def hands(view: View, table: Table, screen: Screen) -> list[Panel]:
    """The cards of the seat that looks, each kind once; a spectator sees them at the seats."""
    if view.seat < 0:
        return []
    return [Panel("hand", f"hand-{view.seat}", _hand(view, table, screen), seat=view.seat)]


def _hand(view: View, table: Table, screen: Screen) -> str:
    hand, lang = view.hands[view.seat], screen.lang
    width, tall, across = (NARROW, 98.0, 56.0) if screen.narrow else (760.0, 116.0, 66.0)
    spare = view.spare if view.step is Step.FEED and view.turn == view.seat else [0] * len(FOOD_KEYS)
    things = len(kinds_in(hand)) + sum(map(bool, spare))
    if not things and screen.narrow:
        none = text(8, 22, say(lang, "draw.hand.none"), "t-note", 15, paint("ink2"), "start")
        return layer(width, 32, none, say(lang, "draw.hand.none"))
    room = width - (0 if screen.narrow else 260)
    step = min(across + 12, (room - across) / max(1, things - 1))
    parts = []
    for index, card in enumerate(kinds_in(hand)):
        parts.append(_own_card(card, hand[card], 4 + index * step, across, lang))
    x = 4 + len(kinds_in(hand)) * step
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
    markup += tally(count, x + across - 6, 4 + tall, across * 0.15) if count > 1 else ""
    return touchable(f"card:{key}", label, markup + mark(x - 1, 7, across + 2, tall - 2, 8, dot=6))


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
    signs += tally(count, x + across - 6, 4 + tall, across * 0.15)
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


def draw_hands(view: View, table: Table, screen: Screen) -> str:
    """All hands face up, one line a player, for a phone."""
    rows = ""
    for row, seat in enumerate(view.order):
        told = escape(_hand_told(view, table, seat, screen.lang))
        cards = _small_cards(view.hands[seat], 40, row * 44, NARROW - 44)
        rows += f'<g role="img" aria-label="{told}">{disc(table, seat, 2, row * 44 + 4, 30)}{cards}</g>'
    return heading(screen.lang, "draw.title.hands") + layer(
        NARROW, view.seats * 44, rows, say(screen.lang, "draw.title.hands")
    )
