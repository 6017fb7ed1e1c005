"""What follows by itself in Tigris & Euphrates: points, conflicts, treasures, refills, the final score."""

from __future__ import annotations

from dataclasses import replace

from pyengine.core.game import Ask, Event, Gain, Seat
from pyengine.games.tigris import bag, kingdoms
from pyengine.games.tigris.material import (
    BUILDINGS,
    COLORS,
    CROSSES,
    HAND,
    HOME,
    LETTERS,
    MONUMENTS,
    NAMES,
    NEAR,
    PAIRS,
    SQUARES,
    Cell,
    Cells,
    Color,
    cells_of,
)
from pyengine.games.tigris.state import Conflict, State, Step


def at(*cells: Cell) -> tuple[str, ...]:
    return tuple(f"cell:{NAMES[cell]}" for cell in cells)


def written(cells: Cells) -> tuple[str, ...]:
    return tuple(NAMES[cell] for cell in cells_of(cells))


def unseen_later(
    state: State, key: str, rule: str, passing: dict[str, object], gains: tuple[Gain, ...] = ()
) -> Event:
    """Return an event about points: told when it happens, kept only where scores are open (1.6).

    It has no seat, so that not even the emblem beside a log line tells later who scored.
    """
    if state.rules.open_scores:
        return Event(f"{key}.passing", rule, facts=passing, gains=gains)
    return Event(key, rule, passing=passing, gains=gains)


def weakest(state: State, seat: Seat) -> int:
    """Return a seat's lowest colour with its treasures put there: what the game is about (8.5)."""
    return min(spheres(state.points[seat], state.treasures_won[seat]))


def gained(state: State, seat: Seat, source: str, before: int) -> tuple[Gain, ...]:
    """Return by how much the weakest colour has grown."""
    grown = weakest(state, seat) - before
    return (Gain(seat, source, grown),) if grown else ()


def score(state: State, seat: Seat, color: Color, count: int, rule: str, source: str) -> Event:
    before = weakest(state, seat)
    state.points[seat][color] += count
    passing: dict[str, object] = {"owner": seat, "color": color.key, "count": count, "cause": source}
    return unseen_later(state, "points", rule, passing, gained(state, seat, source, before))


# ---------------------------------------------------------------- leaders


def stand(state: State, seat: Seat, color: Color, cell: Cell) -> Cells:
    """Put a leader on a space; return the group it stands in."""
    state.leaders[seat][color] = cell
    state.standing |= 1 << cell
    return kingdoms.grow(state, cell)


def lift(state: State, seat: Seat, color: Color) -> None:
    """Take a leader off the board."""
    state.standing &= ~(1 << state.leaders[seat][color])
    state.leaders[seat][color] = HOME
    state.kingdoms = None


def send_home(state: State, rule: str) -> list[Event]:
    """Send home every leader that has no face-up temple beside it (3.11, 5.5)."""
    events = []
    temples = state.tiles[Color.RED]
    for seat, own in enumerate(state.leaders):
        for color in COLORS:
            cell = own[color]
            if cell != HOME and not NEAR[cell] & temples:
                lift(state, seat, color)
                facts = {"leader": color.role, "cell": NAMES[cell]}
                events.append(Event("home", rule, seat, facts, at=at(cell)))
    return events


# ---------------------------------------------------------------- points of a tile


def tile_points(state: State, color: Color, group: Cells) -> list[Event]:
    """Score a tile laid in one kingdom: its colour's leader, else the king (3.4, 9.2)."""
    owner = kingdoms.leader_in(state, color, group)
    if owner is None:
        owner = kingdoms.leader_in(state, Color.BLACK, group)
    if owner is None:
        return []
    building = state.buildings[color]
    if building != HOME and group >> building & 1:
        return [score(state, owner, color, 2, "9.2", "tile")]
    return [score(state, owner, color, 1, "3.4", "tile")]


# ---------------------------------------------------------------- conflicts


def begin_revolt(state: State, color: Color, rival: Seat) -> list[Event]:
    """Start the revolt between a leader just placed and the one of its colour (4.2)."""
    strengths = [kingdoms.revolt_support(state, seat, color).bit_count() for seat in (state.turn, rival)]
    return begin(state, Conflict(True, color, state.turn, rival, *strengths), "revolt", "4.2")


def begin_war(state: State, color: Color) -> list[Event]:
    """Start the war between the two leaders of a colour (4.7, 4.8)."""
    attacker, defender = kingdoms.opponents(state, color)
    strengths = [kingdoms.war_support(state, seat, color).bit_count() for seat in (attacker, defender)]
    return begin(state, Conflict(False, color, attacker, defender, *strengths), "war", "4.8")


def begin(state: State, conflict: Conflict, key: str, rule: str) -> list[Event]:
    state.conflict = conflict
    state.step = Step.SUPPORT
    facts = {
        "leader": conflict.color.role,
        "defender": conflict.defender,
        "attack": conflict.attack,
        "defence": conflict.defence,
    }
    color = conflict.color
    cells = at(state.leaders[conflict.attacker][color], state.leaders[conflict.defender][color])
    return [Event(key, rule, conflict.attacker, facts, at=cells)]


def settle(state: State, attacker_wins: bool) -> list[Event]:
    """End the conflict being fought; the loser's leader goes home (4.4, 4.10)."""
    conflict = state.conflict
    assert conflict is not None
    state.conflict = None
    winner, loser = conflict.attacker, conflict.defender
    if not attacker_wins:
        winner, loser = loser, winner
    facts = {"leader": conflict.color.role, "loser": loser}
    facts |= {"attack": conflict.total_attack, "defence": conflict.total_defence}
    cells = at(state.leaders[winner][conflict.color], state.leaders[loser][conflict.color])
    if conflict.revolt:
        won = Event("revolt_won", "4.4", winner, facts, at=cells, moment=True)
        return [won, *_end_revolt(state, conflict, winner, loser)]
    won = Event("war_won", "4.10", winner, facts, at=cells, moment=True)
    return [won, *_end_war(state, conflict, winner, loser)]


def _end_revolt(state: State, conflict: Conflict, winner: Seat, loser: Seat) -> list[Event]:
    """4.4: one red point, and nothing else leaves the board."""
    lift(state, loser, conflict.color)
    state.step = Step.TREASURES
    return [score(state, winner, Color.RED, 1, "4.4", "revolt")]


def _end_war(state: State, conflict: Conflict, winner: Seat, loser: Seat) -> list[Event]:
    """4.10: the losses are fixed while the losing leader still stands, then all go at once."""
    color = conflict.color
    lost = kingdoms.war_losses(state, loser, color)
    count = lost.bit_count()
    lift(state, loser, color)
    state.tiles[color] &= ~lost
    state.removed[color] += count
    state.step = Step.WARS
    events = []
    if lost:
        passing: dict[str, object] = {"color": color.key, "count": count, "cells": written(lost)}
        events.append(unseen_later(state, "lost", "4.12" if color == Color.RED else "4.10", passing))
    return [*events, score(state, winner, color, 1 + count, "4.10", "war")]


def add_support(state: State, count: int) -> list[Event]:
    """Lay tiles from the hand before the screen, for the side whose answer is due (4.3)."""
    conflict = state.conflict
    assert conflict is not None
    color = conflict.support_color
    attacking = conflict.attack_added is None
    seat = conflict.attacker if attacking else conflict.defender
    state.hands[seat][color] -= count
    state.removed[color] += count
    if attacking:
        state.conflict = replace(conflict, attack_added=count)
    else:
        state.conflict = replace(conflict, defence_added=count)
    rule = "4.3" if conflict.revolt else "4.9"
    return [Event("supported", rule, seat, {"count": count, "color": color.key})]


# ---------------------------------------------------------------- building on the board


def turn_tiles(state: State, pair: int, corner: Cell) -> list[Event]:
    """Turn a square face down and put a monument on it (5.5)."""
    square = SQUARES[corner]
    color = state.placed_color
    state.tiles[color] &= ~square
    state.removed[color] += 4
    state.turned |= square
    state.monuments[pair] = corner
    facts = {"pair": PAIRS[pair], "cell": NAMES[corner]}
    event = Event("monument", "5.5", state.turn, facts, at=at(*cells_of(square)), moment=True)
    return [event, *_building_back(state, color, square)]


def raise_wonder(state: State, centre: Cell) -> list[Event]:
    """Replace a cross of tiles by the wonder (10.2)."""
    cross = CROSSES[centre]
    color = state.placed_color
    state.tiles[color] &= ~cross
    state.removed[color] += 5
    state.wonder = centre
    facts = {"cell": NAMES[centre]}
    event = Event("wonder", "10.2", state.turn, facts, at=at(*cells_of(cross)), moment=True)
    return [event, *_building_back(state, color, cross)]


def _building_back(state: State, color: Color, cells: Cells) -> list[Event]:
    """Return a building to the supply when its tile goes (9.5)."""
    cell = state.buildings[color]
    if cell == HOME or not cells >> cell & 1:
        return []
    state.buildings[color] = HOME
    facts = {"building": BUILDINGS[color], "cell": NAMES[cell]}
    return [Event("building_back", "9.5", facts=facts, at=at(cell))]


# ---------------------------------------------------------------- treasures


def next_treasures(state: State) -> tuple[Seat, Cells] | None:
    """Return whose trader must take treasures now, and those in his kingdom (6.1)."""
    if state.treasures.bit_count() < 2:
        return None
    for step in range(state.seats):
        seat = (state.turn + step) % state.seats
        cell = state.leaders[seat][Color.GREEN]
        if cell != HOME:
            found = kingdoms.kingdom_at(state, cell) & state.treasures
            if found & (found - 1):
                return seat, found
    return None


def stayable(state: State, found: Cells) -> Cells:
    """Return which treasures of a kingdom may stay: framed ones go first (6.2)."""
    return found & ~state.rules.map.framed or found


def take_treasures(state: State, seat: Seat, found: Cells, stays: Cell) -> list[Event]:
    """Give a trader's owner all treasures of the kingdom but one (6.1)."""
    taken = found & ~(1 << stays)
    before = weakest(state, seat)
    state.treasures &= ~taken
    state.treasures_won[seat] += taken.bit_count()
    passing: dict[str, object] = {"owner": seat, "count": taken.bit_count(), "cells": written(taken)}
    return [unseen_later(state, "treasures", "6.1", passing, gained(state, seat, "treasure", before))]


# ---------------------------------------------------------------- the end of a turn


def monument_points(state: State) -> list[Event]:
    """Score the monuments of the active player's kingdoms (5.6)."""
    events = []
    for pair, corner in enumerate(state.monuments):
        if corner == HOME:
            continue
        for color in MONUMENTS[pair]:
            cell = state.leaders[state.turn][color]
            if cell != HOME and kingdoms.kingdom_at(state, cell) >> corner & 1:
                events.append(score(state, state.turn, color, 1, "5.6", "monument"))
    return events


def wonder_pays(state: State) -> bool:
    """Does the active player's king stand in the wonder's kingdom (10.3)?"""
    king = state.leaders[state.turn][Color.BLACK]
    if state.wonder == HOME or king == HOME:
        return False
    return bool(kingdoms.kingdom_at(state, king) >> state.wonder & 1)


def draw(state: State, seat: Seat, count: int, rule: str) -> list[Event]:
    """Draw tiles; a tile that is not there ends the game at once (8.2)."""
    drawn = bag.draw(state.bag, min(count, sum(state.bag)), state.rng)
    hand = state.hands[seat]
    for color in COLORS:
        hand[color] += drawn[color]
    events = []
    if any(drawn):
        tiles = tuple("".join(map(str.__mul__, LETTERS, drawn)))
        facts, secret = {"count": len(tiles)}, {"tiles": tiles}
        events.append(Event("drew", rule, seat, facts, secret, reveals=True))
    if sum(drawn) < count:
        events += finish(state, "bag")
    return events


def refill(state: State) -> list[Event]:
    """Refill hands to six, the active player first, then clockwise (7.2)."""
    events: list[Event] = []
    seats = state.seats
    for seat in range(state.turn, state.turn + seats):
        missing = HAND - sum(state.hands[seat % seats])
        if missing:
            events += draw(state, seat % seats, missing, "7.2")
            if state.step is Step.OVER:
                break
    return events


# ---------------------------------------------------------------- the end of the game


def finish(state: State, reason: str) -> list[Event]:
    state.step = Step.OVER
    state.result = reason
    state.asks.clear()
    rule = "8.1" if reason == "treasures" else "8.2"
    winners = tuple(seat for seat, place in enumerate(places(state)) if place == 1)
    # `reveals` also because nobody may read in a preview that the bag has run out (1.6)
    key = "over" if len(winners) == 1 else "over.shared"
    return [Event(key, rule, facts={"reason": reason, "winners": winners}, reveals=True, moment=True)]


def spheres(points: list[int], treasures: int) -> list[int]:
    """Return the four totals with every treasure put where it helps most: to the weakest (8.4).

    >>> spheres([10, 10, 14, 10], 3)
    [11, 11, 14, 11]
    """
    totals = points[:]
    for _ in range(treasures):
        totals[totals.index(min(totals))] += 1
    return totals


def places(state: State) -> list[int]:
    """Return every seat's place: weakest sphere first, then the next (8.5, 8.6)."""
    return ranking([sorted(spheres(*one)) for one in zip(state.points, state.treasures_won, strict=True)])


def ranking(totals: list[list[int]]) -> list[int]:
    """Return the place of each list of sorted totals; equal lists share a place (8.6)."""
    return [1 + sum(other > own for other in totals) for own in totals]


def ask(state: State, seat: Seat, kind: str, rule: str) -> None:
    state.asks.append(Ask(seat, kind, rule))
