"""Stories of Assyria: set-up, sowing, harvest, the new order, the end of a round."""

from __future__ import annotations

import pytest

from pyengine.core.rng import Rng
from pyengine.games.assyria import effects
from pyengine.games.assyria.material import (
    BETWEEN,
    BOARDS,
    BY_NAME,
    CARD_COUNTS,
    CARD_KEYS,
    CORNER_HEXES,
    CORNERS,
    HEXES,
    NAMES,
    NO_CARD,
    NORTH,
    OUTSIDE,
    SOUTH,
    STARTS,
    WELL_CORNERS,
    hex_at,
)
from pyengine.games.assyria.state import State
from tests.games.assyria_story import dealt, facts_of, story


def test_the_map_has_the_hexes_of_the_box() -> None:
    """1.2"""
    assert len(HEXES) == 64
    assert [BOARDS[seats].bit_count() for seats in (2, 3, 4)] == [38, 51, 64]
    assert [one.bit_count() for one in (NORTH, SOUTH, BETWEEN, OUTSIDE)] == [10, 10, 12, 32]
    assert NAMES[hex_at(4, -2)] == "e1"
    assert NAMES[hex_at(9, 1)] == "j6"


def test_wells_have_58_44_or_31_corners() -> None:
    """3.9"""
    fitting = [
        sum(not CORNER_HEXES[corner] & ~BOARDS[seats] for corner in WELL_CORNERS) for seats in (2, 3, 4)
    ]
    assert (len(CORNERS), fitting) == (98, [31, 44, 58])


def test_food_cards_are_forty() -> None:
    """1.4"""
    assert sum(CARD_COUNTS) == 40
    assert [CARD_COUNTS[CARD_KEYS.index(key)] for key in ("salt1", "salt2", "salt3", "joker")] == [3, 2, 2, 5]


@pytest.mark.parametrize(("seats", "names"), [(4, "b1 b5 i2 i6"), (3, "b5 e2 g6"), (2, "b1 b5 e2 e6")])
def test_starting_spaces(seats: int, names: str) -> None:
    """1.6"""
    assert [NAMES[one] for one in STARTS[seats]] == names.split()
    match = dealt(seats)
    assert [match.game.write_move(move) for move in match.legal_moves()] == [
        f"start {one}" for one in names.split()
    ]


def test_the_last_of_three_has_no_choice_of_start() -> None:
    """1.6"""
    match = dealt(3)
    match.go("start b5", "start g6")
    assert match.ask is not None
    assert match.ask.quick
    assert match.refused("start g6").key == "start.taken"
    assert match.refused("start a1").key == "start.ordinary"


def test_everybody_begins_with_a_plow_and_no_camels() -> None:
    """1.3, 1.4, 1.5"""
    match = dealt(4)
    assert [match.hand(seat, "plow") for seat in (1, 2, 3, 4)] == [1, 1, 1, 1]
    assert match.state.camels == [0, 0, 0, 0]
    assert match.state.expansions == [4]
    assert sorted(match.state.expansion_deck) == [2, 2, 3, 3, 3, 3, 4, 4]
    assert [len(row) for row in match.state.rows] == [5, 5]


def test_the_draft_goes_backwards_and_the_first_gets_the_last_card() -> None:
    """1.7"""
    match = dealt(4)
    order = match.state.order[:]
    match.go("start b1", "start b5", "start i2", "start i6")
    assert sum(match.state.draft) == 4
    asked = []
    while match.ask is not None and match.ask.kind == "draft":
        asked.append(match.ask.seat)
        match.play(match.legal_moves()[0])
    assert asked == order[:0:-1]
    assert all(sum(hand) == 2 for hand in match.state.hands)
    assert match.ask is not None
    assert (match.ask.kind, match.ask.seat) == ("harvest", order[0])


def test_the_first_round_is_not_sown_again() -> None:
    """1.5"""
    match = dealt(2)
    rows = [row[:] for row in match.state.rows]
    match.go("start b1", "start b5")
    match.play(match.legal_moves()[0])
    assert match.ask is not None
    assert match.ask.kind == "harvest"
    assert match.state.rows == rows


def test_sowing_sorts_by_symbols_with_jokers_last() -> None:
    """2.1, AS-E1"""
    state = State(4, Rng(1))
    drawn = ["joker", "dates1", "barley2", "grape1", "grape3"]
    second = ["salt3", "joker", "palm3", "joker", "salt1"]
    state.deck = [CARD_KEYS.index(key) for key in drawn + second][::-1]
    effects.sow(state)
    assert [CARD_KEYS[card] for card in state.rows[0]] == ["dates1", "grape1", "barley2", "grape3", "joker"]
    assert [CARD_KEYS[card] for card in state.rows[1]] == ["salt1", "salt3", "palm3", "joker", "joker"]


FARM = """
step: harvest
rows: dates1 grape1 barley2 grape3 joker / salt1 palm2 grape3 salt3 joker
order: 1 2 3 4
"""


def test_harvest_takes_both_cards_and_discs_make_the_order() -> None:
    """2.3, 2.4, AS-E2"""
    match = story(FARM)
    match.go("harvest 3")
    assert match.hand(1, "barley2") == match.hand(1, "grape3") == 1
    assert match.refused("harvest 3").key == "harvest.taken"
    events = match.go("harvest 1", "harvest 5", "harvest 2")
    assert match.state.order == [1, 3, 0, 2]
    assert match.hand(3, "joker") == 2
    assert [facts["seats"] for _, facts in facts_of(events, "order")] == [(1, 3, 0, 2)]


def test_a_column_beyond_the_sowing_is_refused() -> None:
    """2.3"""
    match = story("step: harvest\nrows: dates1 grape1 barley2 / salt1 palm2 grape3\n", seats=2)
    assert match.refused("harvest 4").key == "harvest.absent"


def test_leftover_cards_are_discarded_at_the_end_of_the_round() -> None:
    """2.5, 5.1, 5.2"""
    match = story("rows: - - - - dates1 / - - - - joker\norder: 2 3 4 1\nturn: 1\nseat 1\ncamels: 1\n")
    match.go("done")
    assert (
        match.state.discard[CARD_KEYS.index("dates1")] == match.state.discard[CARD_KEYS.index("joker")] == 1
    )
    assert (match.state.round, len(match.state.expansions)) == (2, 2)
    assert match.ask is not None
    assert (match.ask.kind, match.ask.seat) == ("harvest", 1)


OUT = (
    "discard: 3 grape1 2 grape2 2 grape3 3 palm1 2 palm2 2 palm3 "
    "3 salt1 2 salt2 2 salt3 3 barley1 2 barley2 2 barley3"
)


def test_an_empty_deck_is_made_of_the_discards() -> None:
    """2.2"""
    match = story(
        f"{OUT}\nturn: 2\nseat 1\nhand: 3 dates1 2 dates2 2 dates3 2 joker\nseat 2\ncamels: 1\n", seats=2
    )
    assert len(match.state.deck) == 3
    events = match.go("done")
    assert [facts["count"] for _, facts in facts_of(events, "shuffled")] == [28]
    assert all(card != NO_CARD for row in match.state.rows for card in row)
    assert len(match.state.deck) == 25
    assert not any(match.state.discard)
    match.state.check()


def test_without_any_card_left_places_stay_empty() -> None:
    """2.2"""
    hand = OUT.replace("discard", "hand")
    match = story(
        f"turn: 2\nseat 1\n{hand}\nseat 2\nhand: 3 dates1 2 dates2 2 dates3 3 joker\ncamels: 1\n", seats=2
    )
    match.go("done")
    assert [row.count(NO_CARD) for row in match.state.rows] == [1, 3]
    match.go("harvest 3", "harvest 1")
    assert match.state.order == [1, 0]
    match.state.check()


def test_the_board_is_cut_for_fewer_players() -> None:
    """1.2"""
    match = story("step: huts\nleft: 3\nseat 1\nziggurats: e6:1\n", seats=2)
    assert match.refused("hut g5").key == "hex.cut"
    assert not any(BOARDS[2] >> BY_NAME[name] & 1 for name in ("g1", "j6"))
