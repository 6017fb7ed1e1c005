"""What a move would do in Assyria: all that happens before a hidden card is turned.

Only the decks are hidden, so famine, income, prestige, a flood and the final count are certain.
"""

from __future__ import annotations

from pyengine.core.game import Event, Move, Preview
from pyengine.core.rng import Rng
from pyengine.games.assyria import actions
from pyengine.games.assyria.view import View, sample


def preview(view: View, move: Move) -> Preview:
    certain: list[Event] = []
    for event in actions.advance(sample(view, Rng(0)), move):
        if event.reveals:
            break
        certain.append(event)
    return Preview(tuple(certain))
