"""Answers in the middle of an action: wars, support, what is built, which treasure stays."""

from __future__ import annotations

from pyengine.core.game import Event, Move, Refusal, Seat
from pyengine.games.tigris import effects, kingdoms, moves, sites
from pyengine.games.tigris.effects import at
from pyengine.games.tigris.material import BUILDINGS, HOME, MONUMENTS, NAMES, PAIRS, Cells, cells_of
from pyengine.games.tigris.moves import Build, Choose, Keep, Monument, Skip, Support, War, Wonder
from pyengine.games.tigris.state import State, Step

# ---------------------------------------------------------------- wars and support


def offer_war(state: State) -> list[Move]:
    return [moves.WAR[color] for color in kingdoms.warring_colors(state)]


def refuse_war(state: State, move: War) -> Refusal | None:
    """4.6"""
    if move.color in kingdoms.warring_colors(state):
        return None
    return Refusal("war.peace", "4.6", {"leader": move.color.role}, (f"war:{move.color.key}",))


def do_war(state: State, move: War) -> list[Event]:
    return effects.begin_war(state, move.color)


def offer_support(state: State) -> list[Move]:
    return [one for one in moves.SUPPORT if refuse_support(state, one) is None]


def refuse_support(state: State, move: Support) -> Refusal | None:
    """4.3, 4.9"""
    conflict = state.conflict
    assert conflict is not None
    color = conflict.support_color
    have = state.hands[state.asks[-1].seat][color]
    if move.count > have:
        facts = {"tile": color.key, "have": have, "count": move.count}
        return Refusal("support.have", state.asks[-1].rule, facts, (f"hand:{color.key}",))
    if state.rules.english and move.count:
        return _refuse_english(state, move.count)
    return None


def _refuse_english(state: State, count: int) -> Refusal | None:
    """4.14: the attacker adds only to get ahead, the defender only to draw level."""
    conflict = state.conflict
    assert conflict is not None
    attack, defence = conflict.total_attack, conflict.total_defence
    if conflict.attack_added is None:
        if attack + count > defence:
            return None
        return Refusal("support.ahead", "4.14", {"need": defence - attack + 1, "count": count})
    if defence + count == attack:
        return None
    if defence >= attack:
        return Refusal("support.enough", "4.14", {"count": count})
    return Refusal("support.level", "4.14", {"need": attack - defence, "count": count})


def do_support(state: State, move: Support) -> list[Event]:
    return effects.add_support(state, move.count)


# ---------------------------------------------------------------- buildings, monuments, the wonder


def offer_build(state: State) -> list[Move]:
    return [*(moves.BUILD[cell] for cell in cells_of(sites.building_sites(state))), moves.SKIP]


def refuse_build(state: State, move: Build) -> Refusal | None:
    """9.1, 9.4"""
    if sites.building_sites(state) >> move.cell & 1:
        return None
    key = "build.line" if state.buildings[state.placed_color] == HOME else "build.longer"
    facts = {"cell": NAMES[move.cell], "building": BUILDINGS[state.placed_color]}
    return Refusal(key, "9.1" if key == "build.line" else "9.4", facts, at(move.cell))


def do_build(state: State, move: Build) -> list[Event]:
    here = state.buildings[state.placed_color]
    state.buildings[state.placed_color] = move.cell
    state.step = Step.RAISE
    facts = {"building": BUILDINGS[state.placed_color], "cell": NAMES[move.cell]}
    if here == HOME:
        return [Event("built", "9.1", state.turn, facts, at=at(move.cell))]
    return [Event("rebuilt", "9.4", state.turn, {**facts, "origin": NAMES[here]}, at=at(here, move.cell))]


def offer_raise(state: State) -> list[Move]:
    """5.1, 10.1: every free monument on every square, the wonder on every cross, or nothing."""
    found: list[Move] = [
        moves.MONUMENT[pair][corner]
        for corner in sites.squares(state)
        for pair in sites.free_monuments(state)
    ]
    found += [moves.WONDER[centre] for centre in sites.crosses(state)]
    return [*found, moves.SKIP]


def refuse_monument(state: State, move: Monument) -> Refusal | None:
    """5.1, 5.2"""
    facts = {"pair": PAIRS[move.pair], "cell": NAMES[move.cell], "tile": state.placed_color.key}
    target = (f"monument:{PAIRS[move.pair]}",)
    if state.monuments[move.pair] != HOME:
        return Refusal("monument.built", "5.2", facts, target)
    if state.placed_color not in MONUMENTS[move.pair]:
        return Refusal("monument.colour", "5.2", facts, target)
    if move.cell not in sites.squares(state):
        return Refusal("monument.square", "5.1", facts, at(move.cell))
    return None


def do_monument(state: State, move: Monument) -> list[Event]:
    state.step = Step.HOMECOMING
    return effects.turn_tiles(state, move.pair, move.cell)


def refuse_wonder(state: State, move: Wonder) -> Refusal | None:
    """10.1"""
    if not state.rules.wonder:
        return Refusal("wonder.off", "1.8")
    if state.wonder != HOME:
        return Refusal("wonder.built", "10.1", at=at(state.wonder))
    if move.cell not in sites.crosses(state):
        return Refusal("wonder.cross", "10.1", {"cell": NAMES[move.cell]}, at(move.cell))
    return None


def do_wonder(state: State, move: Wonder) -> list[Event]:
    state.step = Step.HOMECOMING
    return effects.raise_wonder(state, move.cell)


def refuse_skip(state: State, move: Skip) -> Refusal | None:
    """5.4, 9.1: nothing has to be built."""
    return None


def do_skip(state: State, move: Skip) -> list[Event]:
    building = state.step is Step.BUILD
    state.step = Step.RAISE if building else Step.TREASURES
    return [Event("declined", "9.1" if building else "5.4", state.turn)]


# ---------------------------------------------------------------- treasures, the wonder's point


def _due(state: State) -> tuple[Seat, Cells]:
    due = effects.next_treasures(state)
    assert due is not None
    return due


def offer_keep(state: State) -> list[Move]:
    return [moves.KEEP[cell] for cell in cells_of(effects.stayable(state, _due(state)[1]))]


def refuse_keep(state: State, move: Keep) -> Refusal | None:
    """6.2"""
    found = _due(state)[1]
    facts = {"cell": NAMES[move.cell]}
    if not found >> move.cell & 1:
        return Refusal("keep.none", "6.2", facts, at(move.cell))
    if not effects.stayable(state, found) >> move.cell & 1:
        return Refusal("keep.framed", "6.2", facts, at(move.cell))
    return None


def do_keep(state: State, move: Keep) -> list[Event]:
    return effects.take_treasures(state, *_due(state), move.cell)


def refuse_choose(state: State, move: Choose) -> Refusal | None:
    """10.3: any colour."""
    return None


def do_choose(state: State, move: Choose) -> list[Event]:
    state.step = Step.REFILL
    return [effects.score(state, state.turn, move.color, 1, "10.3", "wonder")]
