"""What lies round the map of Assyria, the most wanted first.

Panels are drawn in a box as wide as their column: `WIDE` beside the board, `NARROW` on a phone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pyengine.core.game import Panel, Screen, Table
from pyengine.games.assyria.fields import draw_sowing, draw_time, focus
from pyengine.games.assyria.seating import draw_hands, hands, seats
from pyengine.games.assyria.state import Step
from pyengine.games.assyria.tracks import draw_dignitaries, draw_forecast, draw_supply, draw_tracks
from pyengine.games.assyria.view import View

EXPANDING: Final = (Step.HUTS, Step.FEED, Step.WELLS)


_SIDES: Final[dict[str, Callable[[View, Table, Screen], str]]] = {
    "time": draw_time,
    "supply": draw_supply,
    "sowing": draw_sowing,
    "dignitaries": draw_dignitaries,
    "tracks": draw_tracks,
    "hands": draw_hands,
    "forecast": draw_forecast,
}


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


__all__ = ["focus", "hands", "seats", "sides"]
