"""What all panels of Assyria draw with: headings, discs, tallies, the width of a column."""

from __future__ import annotations

from pyengine.core.game import Screen, Seat, Table
from pyengine.core.svg import circle, escape, icon, paint, text, use
from pyengine.games.assyria.material import Card
from pyengine.games.assyria.words import WORDS

say = WORDS.say

WIDE, NARROW = 274.0, 374.0


def column_width(screen: Screen) -> float:
    """How wide a panel is drawn: beside the board, or on a phone."""
    return NARROW if screen.narrow else WIDE


def heading(lang: str, key: str, **facts: object) -> str:
    """The heading of a panel, behind a wedge."""
    return f'<h3 class="panel-title">{icon("wedge")}{escape(say(lang, key, **facts))}</h3>'


def disc(table: Table, seat: Seat, x: float, y: float, size: float, row: str = "") -> str:
    """A player's disc; one that wanders belongs to a row of spaces."""
    wandering = {"data_key": f"{row}-{seat}"} if row else {}
    return use(f"token-{table[seat].colour}", x, y, size, None, **wandering)


def tally(count: int, x: float, y: float, radius: float) -> str:
    """A small number on a card."""
    return circle(x, y, radius, paint("ivory"), stroke=paint("pieceline"), stroke_width=1.2) + text(
        x, y + radius * 0.48, str(count), "t-num", radius * 1.4, paint("paperink")
    )


def kinds_in(hand: list[int]) -> list[Card]:
    """The kinds of card that a hand has."""
    return [card for card, count in enumerate(hand) if count]
