"""What if the flood came now? Ranking, payouts, dignitaries and offerings for each seat, from a view."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.core.game import Seat
from pyengine.games.assyria.flood import (
    HIGH,
    LOW,
    MIDDLE,
    flood_cards,
    influence,
    offering_factor,
    payouts,
    ranking,
)
from pyengine.games.assyria.material import HIGH_POINTS, MOST_CAMELS, PLOW, RIVER
from pyengine.games.assyria.view import View


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a flood would do to one seat."""

    seat: Seat
    rank: int | None  # None: no hut with a dignitary
    influence: int
    assur: int  # points for the rank
    high: int  # points from the high dignitary
    sites: int
    factor: int  # of the offering track
    plow: bool  # would the middle dignitary give one?
    camels: int  # from the low dignitary
    washed: int  # river huts that would be lost

    @property
    def offerings(self) -> int:
        return self.sites * self.factor

    @property
    def points(self) -> int:
        return self.assur + self.high + self.offerings


def forecast(view: View) -> list[Outlook]:
    """Return one Outlook a seat, in seat order (6.1 to 6.10)."""
    ranked = ranking(view.dignitaries, view.seats)
    cards = flood_cards(view.expansions, view.seats, view.reign)
    paid = payouts(cards, view.seats, view.reign, len(ranked))
    return [_outlook(view, seat, ranked, paid) for seat in range(view.seats)]


def _outlook(view: View, seat: Seat, ranked: list[Seat], paid: list[int]) -> Outlook:
    rank = ranked.index(seat) if seat in ranked else None
    row = view.dignitaries
    return Outlook(
        seat=seat,
        rank=None if rank is None else rank + 1,
        influence=influence(row, seat),
        assur=0 if rank is None else paid[rank],
        high=HIGH_POINTS[row[HIGH].count(seat)],
        sites=view.bases[seat].bit_count(),
        factor=offering_factor(view.offerings[seat], view.printed_track),
        plow=seat in row[MIDDLE] and not view.hands[seat][PLOW],
        camels=min(row[LOW].count(seat), MOST_CAMELS - view.camels[seat]),
        washed=(view.huts[seat] & RIVER).bit_count(),
    )
