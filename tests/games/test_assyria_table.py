"""Stories of Assyria: positions, sentences, clicks, pictures, and random games with everything checked."""

from __future__ import annotations

import json

import pytest

from pyengine import bridge
from pyengine.core.errors import BadPosition
from pyengine.core.game import SPECTATOR, Screen
from pyengine.core.rng import Rng
from pyengine.games.assyria import GAME
from tests.games.assyria_story import dealt, story, table

SUPPLY = "step: feed\nseat 1\nziggurats: b1:1\nhuts: c4 d3\nhand: 1 barley2 1 plow\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("seat 1\nhuts: c4 z9\n", "'z9' in 'huts' is no hex"),
        ("seat 1\nhand: 2 figs\n", "'figs' in 'hand' is no card"),
        ("seat 1\nhand: dates1\n", "not written like"),
        ("seat 1\nhand: 3 dates3\n", "there are 3 cards 'dates3'"),
        ("seat 1\nhuts: c4\nseat 2\nhuts: c4\n", "cannot stand like this"),
        ("seat 1\nziggurats: b2:1\n", "cannot stand like this"),
        ("seat 1\nziggurats: b1:4\n", "b1:4"),
        ("order: 1 1 2 3\n", "every seat once"),
        ("step: sleep\n", "'step' cannot be 'sleep'"),
        ("expansions: 4 4\n", "1 expansion card must lie open"),
        ("expansions: 5\n", "is no expansion card"),
        ("wells: a1-b1-c9\n", "is no corner"),
        ("rows: dates1 / dates1\n", "two rows of 5 cards"),
        ("discs: 1 1 2 3 4\n", "each seat once"),
        ("deck: joker\n", "this deck names 1 cards"),
        ("camels: 3\n", "'camels' is not known here"),
    ],
)
def test_a_position_that_cannot_be_is_one_sentence(text: str, said: str) -> None:
    with pytest.raises(BadPosition) as caught:
        story(text)
    assert said in caught.value.text("en")
    assert caught.value.text("ru")


def test_seats_must_be_two_to_four() -> None:
    with pytest.raises(BadPosition):
        GAME.read_position("two-rivers assyria 1\nseat 1\n", 1)
    with pytest.raises(BadPosition):
        GAME.read_position("two-rivers assyria 1\nseat 1\nseat 3\n", 1)


def test_a_position_keeps_the_order_of_both_decks() -> None:
    match = dealt(3, seed=5)
    text = GAME.write_position(match.state)
    again = GAME.read_position(text, 99)
    assert (again.deck, again.expansion_deck) == (match.state.deck, match.state.expansion_deck)


def test_the_duty_is_explained_in_one_sentence() -> None:
    """3.7"""
    match = story(SUPPLY)
    match.go("feed c4 plow")
    wording = match.explained(match.read("feed c4 barley2"), match.refused("feed c4 barley2"))
    assert wording["en"] == "feed c4 barley2: the hut on c4 is fed already. (Assyria 3.5)"
    match = story(SUPPLY)
    said = match.explained(match.read("done"), match.refused("done"))
    assert said["en"].startswith("done: feeding is a duty: c4 can still be fed with barley ×2.")
    assert said["en"].endswith("(Assyria 3.7)")


def test_every_offer_is_a_hut_and_a_card() -> None:
    """3.6"""
    match = story(SUPPLY)
    view = match.view(0)
    bags = {match.game.write_move(move): match.game.targets(view, move) for move in match.legal_moves()}
    assert bags == {
        "feed c4 barley2": ("card:barley2", "hex:c4"),
        "feed c4 plow": ("card:plow", "hex:c4"),
        "feed d3 plow": ("card:plow", "hex:d3"),
    }


def _ask(**request: object) -> dict[str, object]:
    found: dict[str, object] = json.loads(bridge.answer(json.dumps({"table": "assyria", **request})))
    return found


def test_the_page_hears_why_it_cannot_stop_and_what_a_confirmation_brings() -> None:
    """3.7, 3.11, 3.13"""
    seats = [{"name": one.name, "colour": one.colour, "kind": "person"} for one in table(2)]
    assert _ask(do="new", game="assyria", seats=seats, seed=3)["ok"]
    chance = Rng(3)
    kinds = set()
    for _ in range(120):
        screen = _ask(do="screen")["screen"]
        assert isinstance(screen, dict)
        kinds.add(screen["decider"]["kind"])
        buttons = {one["target"]: one["able"] for one in screen["buttons"]}
        if buttons.get("do:done") is False:
            refusal = _ask(do="why", targets=["do:done"])["refusal"]
            assert isinstance(refusal, dict)
            assert refusal["rule"] in ("3.4", "3.7")
        match = bridge._DESKS["assyria"].match
        assert match is not None
        move = match.game.write_move(chance.choice(match.legal_moves()))
        assert _ask(do="preview", moves=[move])["ok"]
        assert _ask(do="play", move=move)["ok"]
    assert kinds >= {"start", "draft", "harvest", "huts", "feed", "act"}


def test_amounts_of_camels_are_one_stepper() -> None:
    """4.6"""
    match = story("seat 1\ncamels: 3\n")
    view = match.view(0)
    bags = [match.game.targets(view, match.read(f"offer {camels}")) for camels in (1, 2)]
    assert bags == [("camel:offer", "do:offer"), ("camel:offer", "camel:offer", "do:offer")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_map_is_sent_once_and_cut_for_the_players(seats: int) -> None:
    """1.2"""
    match = dealt(seats)
    panels = GAME.draw(match.view(SPECTATOR), match.table, Screen("ru"))
    fixed = [panel for panel in panels if panel.fixed]
    assert [panel.name for panel in fixed] == [f"map.{seats}.wide"]
    pieces = next(panel for panel in panels if panel.name == "pieces")
    assert pieces.markup.count('data-at="hex:') == {2: 38, 3: 51, 4: 64}[seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [("rulebook", "finished"), ("printed", "every")])
def test_random_games_keep_every_piece(seats: int, options: tuple[str, str]) -> None:
    """Cards and pieces conserved, no two pieces on a hex, tracks in range, at every step of some games."""
    for seed in range(8):
        state, _ = GAME.setup(seats, {"offerings": options[0], "ziggurats": options[1]}, seed)
        chance = Rng(seed)
        while GAME.asking(state) is not None:
            state.check()
            GAME.advance(state, chance.choice(GAME.legal_moves(state)))
        state.check()
        assert state.reign == 3
        assert len(state.spent) == 8
