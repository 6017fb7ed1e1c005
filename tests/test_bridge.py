"""The page's one door, in CPython: the same texts that the browser gets."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pyengine import bridge, games
from pyengine.core.rng import Rng

SEATS = [
    {"name": "Ann", "colour": "bull", "kind": "person"},
    {"name": "Инанна", "colour": "lion", "kind": "person"},
    {"name": "Cyrus", "colour": "archer", "kind": "person"},
    {"name": "Devi", "colour": "potter", "kind": "person"},
]


def call(do: str, **more: Any) -> Any:
    return json.loads(bridge.answer(json.dumps({"do": do, "lang": "en", **more})))


def screen(do: str, **more: Any) -> Any:
    found = call(do, **more)
    assert found["ok"], found
    return found["screen"]


@pytest.fixture(autouse=True)
def _empty_desks() -> None:
    bridge._DESKS.clear()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("name", games.names())
def test_a_whole_game_by_clicks(name: str, lang: str) -> None:
    """Random targets through the bridge, as the page sends them, to the end of the game."""
    game = games.get(name)
    chance = Rng(4)
    seen = screen("new", game=name, seats=SEATS[: game.seats[0]], options={}, seed=8, lang=lang)
    for _ in range(5000):
        if seen["over"]:
            break
        if seen["curtain"]:
            assert not seen["offers"]
            assert not seen["folds"]
            assert "hand" not in [panel["slot"] for panel in seen["panels"]]
            seen = screen("screen", seat=seen["decider"]["seat"], lang=lang)
        seen = screen("play", targets=_choose(seen, chance), lang=lang)
    assert seen["over"]["headline"]
    assert seen["standings"]
    assert call("play", move="end")["ok"] is False
    _look_back(seen, lang)


def _look_back(seen: Any, lang: str) -> None:
    """After the end: charts, every moment of the replay with open hands, and a branch from the middle."""
    steps = seen["steps"]
    history = call("history", lang=lang)
    assert len(history["totals"]) == steps + 1
    assert history["totals"][-1] == [one["total"] for one in seen["standings"]]
    assert [sum(column) for column in zip(*(one["points"] for one in history["sources"]), strict=True)] == (
        history["totals"][-1]
    )
    timeline = call("timeline", lang=lang)["timeline"]
    assert [one["step"] for one in timeline] == list(range(1, steps + 1))
    assert timeline[-1]["moment"]
    for step in (0, steps // 2, steps):
        past = screen("replay", step=step, seat=-2, lang=lang)
        assert past["step"] == step
        assert past["panels"]
    branched = screen("branch", step=steps // 2, lang=lang)
    assert branched["steps"] == steps // 2
    assert branched["over"] is None
    assert call("history", lang=lang)["ok"] is False


def test_replay_before_the_end_shows_only_the_own_view() -> None:
    seen = screen("new", game="babylon", seats=SEATS[:2], options={"starter": "1"}, seed=8)
    seen = screen("screen", seat=0)
    screen("play", targets=seen["offers"][0]["targets"])
    assert screen("replay", step=0, seat=1)["viewer"] == 0
    assert screen("replay", step=1, seat=-2)["viewer"] == 0
    assert call("replay", step=9)["ok"] is False


def _choose(seen: Any, chance: Rng) -> list[str]:
    picks = len(seen["offers"]) + len(seen["folds"])
    number = chance.below(picks)
    if number < len(seen["offers"]):
        targets: list[str] = seen["offers"][number]["targets"]
        return targets
    fold = seen["folds"][number - len(seen["offers"])]
    least, most = fold["totals"]
    pool = [target for target, times in fold["items"].items() for _ in range(times)]
    chance.shuffle(pool)
    return [fold["button"], *pool[: least + chance.below(most - least + 1)]]


def test_the_curtain_hides_by_construction() -> None:
    seen = screen("new", game="babylon", seats=SEATS[:2], options={"starter": "1"}, seed=8)
    assert (seen["curtain"], seen["viewer"], seen["decider"]["seat"]) == (True, -1, 0)
    assert not any(line["text"].count(":") and "draws" in line["text"] for line in seen["log"])
    seen = screen("screen", seat=0)
    assert (seen["curtain"], seen["viewer"]) == (False, 0)
    assert "hand" in [panel["slot"] for panel in seen["panels"]]
    assert call("preview", moves=["go medes"])["ok"]


def test_fixed_layers_are_sent_once() -> None:
    screen("new", game="babylon", seats=SEATS[:2], options={}, seed=8)
    again = screen("screen")
    fixed = [panel for panel in again["panels"] if panel["fixed"]]
    assert fixed
    assert all("markup" not in panel for panel in fixed)


def test_another_game_at_the_same_desk_gets_its_own_map() -> None:
    """Fixed layers are remembered by game: a page that changes games never shows the other's map."""
    for name in (*games.names(), *games.names()):
        seen = screen("new", game=name, seats=SEATS[:2], options={}, seed=8)
        assert all(panel["name"].startswith(f"{name}.") for panel in seen["panels"] if panel["fixed"])


def test_a_dead_click_gets_the_rule() -> None:
    seen = screen("new", game="babylon", seats=SEATS[:2], options={"starter": "1"}, seed=8)
    screen("screen", seat=seen["decider"]["seat"])
    refusal = call("why", targets=["do:end"])["refusal"]
    assert refusal["rule"] == "3.5"
    assert refusal["text"].startswith("The start temple must be built")
    assert call("why", targets=["deck:tribes"])["refusal"]["rule"] == "2.3"


def test_offers_say_what_they_would_do() -> None:
    seen = screen("new", game="babylon", seats=SEATS[:2], options={"starter": "1"}, seed=8)
    seen = screen("screen", seat=0)
    previews = call("preview", moves=[seen["offers"][0]["move"], "fly"])["previews"]
    assert len(previews) == 1
    assert previews[0]["label"].startswith("Travel to")
    assert previews[0]["told"][0].startswith("Ann travels to")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not JSON"),
        ("[]", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ('{"do": "fly"}', "nothing is called 'fly'"),
        ('{"do": "play", "move": "end"}', "no game is open"),
        ('{"do": "new", "game": "go", "seats": [], "seed": 1}', "no game is called 'go'"),
        ('{"do": "new", "game": "babylon", "seats": 3, "seed": 1}', "'seats' is missing or wrong"),
        ('{"do": "new", "game": "babylon", "seats": [], "seed": 1}', "for 2 to 2 players, not 0"),
        ('{"do": "new", "game": "babylon", "seats": [], "seed": "x"}', "'seed' is missing or wrong"),
        ('{"do": "load", "text": "{"}', "broken JSON"),
        ('{"do": "load", "text": "two-rivers chess 1"}', "no game is called 'chess'"),
    ],
)
def test_bad_requests_get_one_sentence(text: str, said: str) -> None:
    found = json.loads(bridge.answer(text))
    assert found["ok"] is False
    assert said in found["error"]
    assert "fault" not in found


def test_a_record_travels_through_export_and_load() -> None:
    seen = screen("new", game="babylon", seats=SEATS[:2], options={"starter": "1"}, seed=8)
    seen = screen("screen", seat=0)
    text = call("play", targets=seen["offers"][0]["targets"])["record"]
    assert text == call("export")["text"]
    again = screen("load", text=text, table="other")
    assert again["steps"] == 1
    assert call("export", table="other")["text"] == text


def test_a_position_becomes_a_game() -> None:
    game = games.get("babylon")
    state, _ = game.setup(2, {"hands": "5-5", "starter": "1"}, 8)
    seen = screen("load", text=game.write_position(state))
    assert (seen["steps"], len(seen["seats"])) == (0, 2)


LESSON = """two-rivers babylon 1
turn: 1
seat 1
hand: AHS
figure: hittites
hittites: SSSSAPP
sumerians: PP
assyrians: HH
seat 2
hand: ?7
hittites: PSAAM / 123456
assyrians: / 123
"""


def test_a_learner_sees_the_deciding_seat_without_a_curtain() -> None:
    seen = screen("load", text=LESSON, open=True)
    assert (seen["curtain"], seen["viewer"], seen["decider"]["seat"]) == (False, 0, 0)
    while seen["decider"]["seat"] == 0:
        seen = screen("play", targets=seen["offers"][-1]["targets"], open=True)
    assert (seen["curtain"], seen["viewer"]) == (False, 1)


def test_a_position_gets_names_and_a_refused_move_its_rule() -> None:
    seen = screen("load", text=LESSON, names=["Ann"], open=True)
    assert [chair["name"] for chair in seen["seats"]] == ["Ann", "2"]
    found = call("play", move="build own", open=True)
    assert (found["ok"], bool(found["refusal"]["rule"])) == (False, True)


def test_the_table_as_text_and_as_picture() -> None:
    screen("load", text=LESSON, open=True)
    text = call("position")["text"]
    screen("load", text=text, table="other")
    assert call("position", table="other")["text"] == text
    light, dark = call("picture")["svg"], call("picture", theme="dark")["svg"]
    assert light.startswith('<svg xmlns="http://www.w3.org/2000/svg"')
    assert "var(" not in light
    assert light != dark
    assert call("picture", table="none")["ok"] is False
    screen("play", move=screen("screen", open=True)["offers"][0]["move"], open=True)
    assert (call("position", step=0)["text"], call("picture", step=0)["svg"]) == (text, light)
    assert call("position")["text"] != text
    assert call("position", step=2)["ok"] is False


def test_goals() -> None:
    seen = screen("load", text=LESSON, open=True)
    wanted, other = (offer["move"] for offer in seen["offers"][:2])
    assert call("goal", goal=f"play {wanted}; points 99", since=0)["reached"] is None
    screen("play", move=wanted, open=True)
    for goal, since, reached in (
        (f"play {wanted}", 0, f"play {wanted}"),
        (f"play {other} ; play {wanted}", 0, f"play {wanted}"),
        (f"play {wanted}, {wanted}", 0, None),
        (f"play {wanted}", 1, None),
        ("points 0", 0, "points 0"),
        ("points 99", 0, None),
        ("rule 99.9", 0, None),
    ):
        assert call("goal", goal=goal, since=since)["reached"] == reached, goal
    event = bridge.desk("").match.steps[0].events[0]  # type: ignore[union-attr]
    assert call("goal", goal=f"event {event.key}", since=0)["reached"]
    assert call("goal", goal=f"rule {event.rule}", since=0)["reached"]


@pytest.mark.parametrize(
    ("goal", "said"),
    [
        ("", "1 to 40 parts"),
        ("win", "'win' is no goal; goals begin with play, points, rule, event"),
        ("points many", "'points many' is no goal"),
        ("event flood_of_frogs", "no event is called 'flood_of_frogs'"),
        ("play fly", "no move is called 'fly'"),
    ],
)
def test_a_bad_goal_is_told(goal: str, said: str) -> None:
    screen("load", text=LESSON, open=True)
    assert said in call("goal", goal=goal, since=0)["error"]


def test_an_unexpected_fault_is_told_and_traced(monkeypatch: pytest.MonkeyPatch) -> None:
    screen("new", game="babylon", seats=SEATS[:2], options={}, seed=8)
    monkeypatch.setattr(bridge, "screen", lambda *_: [][0])
    found = call("screen")
    assert (found["ok"], found["fault"]) == (False, True)
    assert found["trace"].rstrip().endswith("list index out of range")
    assert call("export")["ok"]


def test_shelf_is_ready_for_the_page() -> None:
    shelf = json.loads(json.dumps(bridge.shelf()))
    assert [game["name"] for game in shelf["games"]] == list(games.names())
    for game in shelf["games"]:
        assert set(game["title"]) == {"en", "ru"}
        for lang in ("en", "ru"):
            for shape in ("wide", "narrow"):
                assert game["pictures"][lang][shape].startswith("<svg")
