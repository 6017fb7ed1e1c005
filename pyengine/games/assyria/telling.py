"""Assyria in sentences: questions, commands, events, refusals, facts; and where to click for a move."""

from __future__ import annotations

from pyengine.core import game as core
from pyengine.core.game import Event, Move, Refusal, Standing, Table, names_of
from pyengine.games.assyria.building import TILE_KEYS
from pyengine.games.assyria.expanding import corner_target
from pyengine.games.assyria.forecast import forecast
from pyengine.games.assyria.material import (
    CARD_KEYS,
    CORNER_NAMES,
    DIGNITARY_KEYS,
    DIGNITARY_PRICES,
    FOOD_AT,
    FOOD_KEYS,
    FOOD_SETS,
    JOKER,
    NAMES,
    NO_CARD,
    PLOW,
    PRICES,
    TILE_PRICES,
    WELL_POINTS,
    HexSet,
)
from pyengine.games.assyria.moves import (
    FIRST_SPARE,
    NOTATION,
    RATION_KEYS,
    Buy,
    Done,
    Feed,
    FeedAll,
    Found,
    Harvest,
    Hut,
    Intrigue,
    Keep,
    Offer,
    Raise,
    Start,
    Well,
)
from pyengine.games.assyria.state import SOURCES, Step
from pyengine.games.assyria.view import View
from pyengine.games.assyria.words import WORDS


def tell(event: Event, table: Table, lang: str) -> str:
    return core.tell(WORDS, event, table, lang)


def explain(refusal: Refusal, table: Table, lang: str) -> str:
    return WORDS.say(lang, f"refusal.{refusal.key}", names_of(table), **refusal.facts)


# ---------------------------------------------------------------- questions


def question(view: View, table: Table, lang: str) -> str:
    """Ask the seat that looks, or tell it who is deciding what."""
    ask = view.ask
    if ask is None:
        return WORDS.say(lang, "question.over")
    hungry = view.huts[ask.seat] & ~view.fed
    key = f"question.{ask.kind}"
    if ask.seat != view.seat:
        key += ".other"
    elif ask.kind == "huts" and not view.left:
        key += ".done"
    elif ask.kind == "feed" and not feedable(view):
        key += ".famine" if hungry else ".full"
    return WORDS.say(
        lang,
        key,
        names_of(table),
        seat=ask.seat,
        next=view.order[view.place - 1],
        left=view.left,
        value=view.expansions[-1],
        hungry=hungry.bit_count(),
        huts=view.huts[ask.seat].bit_count(),
        points=WELL_POINTS[view.reign],
        camels=view.camels[ask.seat],
    )


def feedable(view: View) -> HexSet:
    """Return the hungry huts of the active seat that could still be fed (3.7)."""
    hand, hungry = view.hands[view.turn], view.huts[view.turn] & ~view.fed
    if hand[JOKER] or hand[PLOW]:
        return hungry
    foods = [food for food in range(len(FOOD_KEYS)) if view.spare[food] or any(hand[3 * food : 3 * food + 3])]
    return hungry & sum(FOOD_SETS[food] for food in foods)


# ---------------------------------------------------------------- moves as commands and as clicks


def label(view: View, move: Move, lang: str) -> str:
    """Return a move as a short command."""
    key = f"label.{NOTATION.by_move[type(move)].word}"
    facts: dict[str, object] = {}
    match move:
        case Start(one) | Found(one):
            facts = {"hex": NAMES[one]}
        case Keep(card):
            facts = {"card": CARD_KEYS[card]}
        case Harvest(column):
            cards = [
                CARD_KEYS[row[column]] for row in view.rows if row[column : column + 1] not in ([], [NO_CARD])
            ]
            key += "" if cards else ".none"
            facts = {"number": column + 1, "cards": cards}
        case Hut(one):
            facts = {"hex": NAMES[one], "food": FOOD_KEYS[FOOD_AT[one]]}
        case Feed(one, ration):
            facts = {"hex": NAMES[one], "ration": RATION_KEYS[ration]}
        case FeedAll():
            key += ".all"
        case Well(corner):
            facts = {"hexes": CORNER_NAMES[corner], "points": WELL_POINTS[view.reign]}
        case Raise(one):
            tile = 2 if view.floors[view.turn] >> one & 1 else 1
            facts = {"hex": NAMES[one], "tile": TILE_KEYS[tile], "price": TILE_PRICES[tile]}
        case Intrigue(dignitary):
            facts = {"dignitary": DIGNITARY_KEYS[dignitary], "price": DIGNITARY_PRICES[dignitary]}
        case Offer(camels):
            facts = {"camels": camels}
        case Buy(card):
            facts = {"card": CARD_KEYS[card], "price": PRICES[card]}
        case Done():
            key += f".{view.ask.kind}" if view.ask else ".act"
    return WORDS.say(lang, key, **facts)


def targets(view: View, move: Move) -> tuple[str, ...]:
    """Return what to click.

    `hex:c4` a hex, `card:dates2` a card in the hand of the seat that decides, `spare:barley` a spare symbol,
    `draft:dates2` a card going round, `column:3` of the sowing, `corner:b4-b5-c5` where hexes meet,
    `dignitary:high`, `market:dates2` or `market:plow` on sale, `camel:offer` once for each camel,
    `do:...` a button.
    """
    match move:
        case Start(one) | Hut(one) | Found(one) | Raise(one):
            bag = [f"hex:{NAMES[one]}"]
        case Keep(card):
            bag = [f"draft:{CARD_KEYS[card]}"]
        case Harvest(column):
            bag = [f"column:{column + 1}"]
        case Feed(one, ration):
            bag = [
                f"hex:{NAMES[one]}",
                f"{'card' if ration < FIRST_SPARE else 'spare'}:{RATION_KEYS[ration]}",
            ]
        case FeedAll():
            bag = ["do:feedall"]
        case Well(corner):
            bag = [corner_target(corner)]
        case Intrigue(dignitary):
            bag = [f"dignitary:{DIGNITARY_KEYS[dignitary]}"]
        case Offer(camels):
            bag = ["do:offer", *["camel:offer"] * camels]
        case Buy(card):
            bag = [f"market:{CARD_KEYS[card]}"]
        case _:
            bag = ["do:end" if view.step is Step.ACT else "do:done"]
    return tuple(sorted(bag))


# ---------------------------------------------------------------- standings and facts


def standings(view: View) -> list[Standing]:
    """Return points by source and places; equal totals share a place (7.3)."""
    totals = [view.total(seat) for seat in range(view.seats)]
    return [
        Standing(
            seat,
            1 + sum(other > totals[seat] for other in totals),
            totals[seat],
            dict(zip(SOURCES, view.points[seat], strict=True)),
        )
        for seat in range(view.seats)
    ]


def facts(view: View, lang: str) -> dict[str, object]:
    """Return what a player would want to know at a glance."""
    phase = view.ask.kind if view.ask else "over"
    time = WORDS.say(lang, "fact.time.value", reign=view.reign, round=view.round, phase=phase)
    seats = range(view.seats)
    hands = [
        [CARD_KEYS[card] for card, count in enumerate(hand) for _ in range(count)] for hand in view.hands
    ]
    found: dict[str, object] = {
        "fact.time": time,
        "fact.points": [view.total(seat) for seat in seats],
        "fact.camels": view.camels[:],
        "fact.hands": hands,
        "fact.stock": [view.stock(seat) for seat in seats],
    }
    if view.step is not Step.OVER:
        found["fact.flood"] = [one.points for one in forecast(view)]
    return {WORDS.say(lang, key): value for key, value in found.items()}
