"""What a move would do in Babylon, from one seat's view: all that happens before a hidden card is turned."""

from __future__ import annotations

from pyengine.core.game import Event, Move, Preview
from pyengine.core.rng import Rng
from pyengine.games.babylon import actions
from pyengine.games.babylon.view import View, sample


def preview(view: View, move: Move) -> Preview:
    certain: list[Event] = []
    for event in actions.advance(sample(view, Rng(0)), move):
        if event.reveals:
            break
        certain.append(event)
    return Preview(tuple(certain))
