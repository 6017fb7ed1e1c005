"""Stories of Babylon: one rule, its number, a small table, one thing to see."""

from __future__ import annotations

import pytest

from pyengine import games
from pyengine.core.game import Move
from pyengine.core.rng import Rng
from pyengine.games.babylon.actions import can_still_build_start_card
from pyengine.games.babylon.state import State
from tests.games.babylon_story import Story

GAME = games.get("babylon")
RIVAL = "seat 2\nhand: ?3"


def test_travel_from_the_quarry_and_not_to_where_you_stand() -> None:
    """3.1"""
    story = Story(f"seat 1\nhand: MM\n{RIVAL}")
    assert story.refused("settle medes") == ("settle.quarry", "3.2")
    assert story.refused("build own") == ("build.quarry", "3.3")
    assert story.refused("halve medes") == ("power.quarry", "4.1")
    story.play("go medes")
    assert story.refused("go medes") == ("go.here", "3.1")


def test_both_figures_may_share_a_land() -> None:
    """3.1"""
    story = Story("seat 1\nhand: M\nseat 2\nhand: ?3\nfigure: medes")
    assert story.play("go medes").state.figures == [0, 0]


def test_start_cards_are_reserved() -> None:
    """3.5: the rival's start card is in no stock."""
    story = Story("seat 1\nhand: MM\nfigure: medes\nmedes: M\nseat 2\nhand: ?3\nstart card: waiting")
    assert story.refused("build start") == ("no_card.start", "3.4")
    assert story.refused("build rival") == ("no_card.rival", "3.4")


def test_first_turn_must_build_the_start_card() -> None:
    """3.5"""
    story = Story(f"seat 1\nhand: MS\nstart card: waiting\n{RIVAL}")
    assert story.refused("end") == ("end.start", "3.5")
    story.play("go medes", "settle sumerians", "build start")
    assert story.temple(1, "medes") == [1]
    story.play("end")


def test_nobody_is_trapped_in_a_turn() -> None:
    """3.5: where no way is left the turn may end, and the duty goes on."""
    story = Story(f"seat 1\nhand: M\nstart card: waiting\n{RIVAL}")
    story.play("go medes", "end")
    assert story.state.start_cards == [True, False]


def test_start_card_duty_matches_a_search() -> None:
    """3.5: the closed form agrees with a search over everything this turn allows."""
    chance = Rng(5)
    agreed = {True: 0, False: 0}
    for _ in range(400):
        state = _small_state(chance)
        assert can_still_build_start_card(state) == _search(state)
        agreed[_search(state)] += 1
    assert min(agreed.values()) > 40


def _small_state(chance: Rng) -> State:
    hand = "".join("MSHPA"[chance.below(5)] for _ in range(chance.below(3)))
    lines = [f"seat 1\nhand: {hand}\nstart card: waiting"]
    if chance.below(4):
        lines.append(f"figure: {('medes', 'sumerians')[chance.below(2)]}")
    for land in ("medes", "sumerians", "hittites", "persians", "assyrians"):
        column = "".join("MSHPA"[chance.below(5)] for _ in range(chance.below(5) if chance.below(2) else 0))
        lines.append(f"{land}: {column}{' / 2' if chance.below(3) else ''}")
    migrated = "migrated: yes\n" if chance.below(2) else ""
    return Story(f"turn: 1\n{migrated}" + "\n".join(lines) + "\nseat 2\nhand: M").state


def _search(state: State) -> bool:
    """Try every order of travelling, settling and migrating."""
    todo, seen = [state], set()
    while todo:
        one = todo.pop()
        for move in GAME.legal_moves(one):
            line = GAME.write_move(move)
            if line == "build start":
                return True
            if line.split()[0] not in ("go", "settle", "migrate"):
                continue
            after = one.copy()
            GAME.advance(after, move)
            if after.asks and GAME.write_position(after) not in seen:
                seen.add(GAME.write_position(after))
                todo.append(after)
    return False


def test_no_level_is_built_twice_or_out_of_order() -> None:
    """3.3"""
    story = Story("seat 1\nhand: M\nfigure: medes\nmedes: MMPP / 12\nstock: 2\nseat 2\nhand: ?3\nstock: 4")
    assert story.refused("build own") == ("build.order", "3.3")
    assert story.refused("build rival") == ("build.order", "3.3")


def test_nothing_is_built_on_a_finished_temple() -> None:
    """3.3"""
    story = Story("seat 1\nhand: M\nfigure: medes\nmedes: MMPPSSM / 123456\nstock: 6\nseat 2\nhand: ?3")
    assert story.refused("build own") == ("build.complete", "3.3")


def test_only_own_settlers_count() -> None:
    """3.3"""
    story = Story("seat 1\nhand: M\nfigure: medes\nmedes: / 1\nstock: 2\nseat 2\nhand: ?3\nmedes: MMMM")
    assert story.refused("build own") == ("build.settlers", "3.3")


def test_levels_may_alternate_between_stocks() -> None:
    """3.4: each take uncovers the next."""
    story = Story("seat 1\nhand: M\nfigure: medes\nmedes: MSMS\nstock: 31\nseat 2\nhand: ?3\nstock: 42")
    story.play("build own", "build rival", "build own", "build rival")
    assert story.temple(1, "medes") == [1, 2, 3, 4]


def test_a_run_may_lie_anywhere_and_pays_several_times() -> None:
    """4.1: a run of five can be used three times."""
    story = Story("seat 1\nfigure: medes\nmedes: SPPPPPS\nseat 2\nhand: MMMMMMMMMMMM")
    story.play("halve persians", "discard 6 medes", "halve persians", "discard 3 medes", "halve persians")
    story.play("discard 1 medes")
    assert story.column(1, "medes") == "SPPS"
    assert story.refused("halve persians") == ("power.no_run", "4.1")


def test_two_runs_of_one_tribe_are_told_apart() -> None:
    """4.1"""
    story = Story("seat 1\nfigure: medes\nmedes: PPPSPPP\nseat 2\nhand: MMMM")
    lines = [GAME.write_move(move) for move in story.match.legal_moves()]
    assert {"halve persians", "halve persians 2"} <= set(lines)
    story.play("halve persians 2", "discard 2 medes")
    assert story.column(1, "medes") == "PPPSPP"
    assert story.refused("halve persians 2") == ("power.no_second_run", "4.1")


def test_one_run_can_be_spent_on_different_powers() -> None:
    """4.8: its own, then half a hand."""
    story = Story("seat 1\nfigure: medes\nmedes: MMMM\nseat 2\nhand: SSSS\nmedes: P")
    story.play("expel persians", "halve medes", "discard 2 sumerians")
    assert story.column(1, "medes") == "MM"


def test_the_figure_must_be_where_the_run_is() -> None:
    """4.1"""
    story = Story(
        "seat 1\nhand: M\nfigure: sumerians\nmedes: AAA\nseat 2\nhand: ?3\nmedes: / 12\nsumerians: / 1"
    )
    assert story.refused("destroy") == ("power.no_run", "4.1")
    story.play("go medes", "destroy")
    assert story.temple(2, "medes") == []
    assert story.temple(2, "sumerians") == [1]


@pytest.mark.parametrize(
    ("column", "line", "refusal"),
    [
        ("AAA", "destroy", ("destroy.nothing", "4.3")),
        ("HHH", "steal", ("steal.nothing", "4.4")),
        ("MMM", "expel persians", ("expel.absent", "4.5")),
        ("SSS", "persuade", ("persuade.nobody", "4.6")),
        ("PPP", "skip own", ("no_card.own", "3.4")),
        ("PPP", "halve persians", ("halve.small", "4.8")),
    ],
)
def test_no_power_without_effect(column: str, line: str, refusal: tuple[str, str]) -> None:
    """4.2"""
    assert Story(f"seat 1\nfigure: medes\nmedes: {column}\nseat 2\nhand: M").refused(line) == refusal


def test_steal_needs_a_higher_level_and_enough_settlers() -> None:
    """4.4"""
    story = Story("seat 1\nfigure: medes\nmedes: HHH / 2\nseat 2\nhand: MM\nmedes: / 12")
    assert story.refused("steal") == ("steal.lower", "4.4")
    story = Story("seat 1\nfigure: medes\nmedes: HHH\nseat 2\nhand: MM\nmedes: / 1234")
    assert story.refused("steal") == ("build.settlers", "4.4")


def test_expelling_closes_the_column() -> None:
    """4.5: a run may appear in the rival's column."""
    story = Story("seat 1\nfigure: medes\nmedes: MMM\nseat 2\nhand: MM\nfigure: medes\nmedes: PPSSP")
    story.play("expel sumerians")
    assert story.column(2, "medes") == "PPP"


def test_persuaded_cards_count_at_once() -> None:
    """4.6: they can make a level possible in the same turn."""
    story = Story("seat 1\nfigure: medes\nmedes: SSS / 123\nstock: 4\nseat 2\nhand: MM\nmedes: APA")
    assert story.refused("build own") == ("build.settlers", "3.3")
    story.play("persuade", "build own")
    assert story.column(1, "medes") == "SSAA"


def test_skipping_is_exactly_one_level() -> None:
    """4.7"""
    story = Story("seat 1\nfigure: medes\nmedes: PPPPP\nstock: 3\nseat 2\nhand: MM\nstock: 1")
    assert story.refused("skip own") == ("skip.order", "4.7")
    assert story.refused("skip rival") == ("skip.order", "4.7")


def test_half_hand_interrupts_and_returns() -> None:
    """4.8: the rival chooses, then the same player goes on."""
    story = Story("seat 1\nhand: S\nfigure: medes\nmedes: PPP\nseat 2\nhand: MMSSA")
    story.play("halve persians")
    assert story.match.ask is not None
    assert story.match.ask.seat == 1
    assert story.refused("end") == ("asked.discard", "4.8")
    assert story.refused("discard 3 medes") == ("discard.have", "4.8")
    assert story.refused("discard 1 medes") == ("discard.count", "4.8")
    story.play("discard 1 medes 1 assyrians")
    assert story.match.ask.seat == 0
    assert story.refused("discard 1 sumerians") == ("asked.act", "2.3")
    assert story.hand(2) == "MSS"


def test_revealed_temples_go_lower_on_top() -> None:
    """5.1: and they are first usable by the rival."""
    story = Story("known temples: 36\nseat 1\nhand: MM\nfigure: medes\nseat 2\nhand: ?3")
    story.play("end")
    assert story.state.stocks[0] == [6, 3]
    assert story.state.known == 0


def test_four_cards_are_announced() -> None:
    """5.2"""
    for hand, told in (("MMM", False), ("MMMM", True)):
        story = Story(f"seat 1\nhand: {hand}\nfigure: medes\n{RIVAL}")
        assert any(event.key == "announced" for event in story.match.play("end")) == told


def test_tribe_deck_is_shuffled_when_a_card_is_needed() -> None:
    """2.2"""
    story = Story(f"seat 1\nhand: M\nfigure: medes\n{RIVAL}")
    state = story.state.copy()
    for tribe in state.tribe_deck[1:]:
        state.discard[tribe] += 1
    del state.tribe_deck[1:]
    events = GAME.advance(state, GAME.read_move("end"))
    assert [event.key for event in events if event.rule in ("2.1", "2.2")] == ["turn", "shuffled", "drew"]
    assert sum(state.hands[1]) == 6
    state.check()


def test_without_any_card_fewer_are_drawn() -> None:
    """2.2"""
    story = Story(f"seat 1\nhand: M\nfigure: medes\n{RIVAL}")
    state = story.state.copy()
    state.columns[0][1] += state.tribe_deck[1:]
    del state.tribe_deck[1:]
    GAME.advance(state, GAME.read_move("end"))
    assert sum(state.hands[1]) == 4


def test_the_first_player_of_2013_has_three_cards() -> None:
    """1.4: three dealt and three drawn."""
    for hands, count in (("5-5", 8), ("3-5", 6)):
        state, _ = GAME.setup(2, {"hands": hands, "starter": "2"}, 4)
        assert state.turn == 1
        assert [sum(hand) for hand in state.hands] == [5, count]


def test_lots_decide_who_starts() -> None:
    """1.5"""
    starters = {GAME.setup(2, {"hands": "5-5", "starter": "random"}, seed)[0].turn for seed in range(20)}
    assert starters == {0, 1}


def test_a_view_knows_what_a_counting_player_knows() -> None:
    """1.6: after a shuffle the rival's hand can be told from what is missing."""
    story = Story("seat 1\nhand: M\nfigure: medes\nseat 2\nhand: SSA")
    state = story.state.copy()
    for tribe in state.tribe_deck:
        state.discard[tribe] += 1
    state.tribe_deck.clear()
    GAME.advance(state, GAME.read_move("end"))
    view = GAME.view(state, 0)
    assert view.hands[1] is None
    assert view.memory[1] == [0, 2, 0, 0, 1]
    assert all(GAME.sample(view, Rng(seed)).hands[1][1] >= 2 for seed in range(20))


def test_final_phase_is_told_once() -> None:
    """6.3"""
    story = Story(
        "seat 1\nhand: M\nfigure: medes\nmedes: MPMPM / 12\nsumerians: / 123456\nhittites: / 123456\n"
        "stock: 3\n"
        "seat 2\nhand: ?3\nmedes: / 1234\npersians: / 123456"
    )
    events = story.match.play("build own")
    assert [event.key for event in events] == ["built", "final_phase"]


def test_refusals_speak_like_the_rulebook() -> None:
    """3.3"""
    story = Story("seat 1\nhand: M\nfigure: medes\nmedes: MMM / 123\nstock: 4\nseat 2\nhand: ?3")
    move: Move = story.match.read("build own")
    refusal = story.match.why_illegal(move)
    assert refusal is not None
    assert story.match.explained(move, refusal) == {
        "en": "build own: level 4 needs 4 settlers here, you have 3. (Babylon 3.3)",
        "ru": "build own: для уровня 4 здесь нужно 4 поселенца, а у вас 3. (Вавилон 3.3)",
    }
