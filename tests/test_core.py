"""The core on its own: words, notation, the generator, match and record."""

from __future__ import annotations

import doctest
import importlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyengine import games
from pyengine.core import folding, record
from pyengine.core.errors import BadNotation, BadPosition, BadRecord, BadRequest, Fault, IllegalMove
from pyengine.core.game import SPECTATOR, Chair
from pyengine.core.match import Match
from pyengine.core.rng import Rng
from tests.tables import table_of

MODULES = [file.stem for file in (Path(__file__).parent.parent / "pyengine" / "core").glob("*.py")]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name: str) -> None:
    module = importlib.import_module(f"pyengine.core.{name}".removesuffix(".__init__"))
    assert doctest.testmod(module).failed == 0


def test_generator_gives_the_published_numbers() -> None:
    """SplitMix64 from state 0, as its authors print them."""
    rng = Rng(0)
    assert [rng.next() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_generator_is_fair_enough() -> None:
    rng = Rng(1)
    counts = [0] * 6
    for _ in range(6000):
        counts[rng.below(6)] += 1
    assert all(850 < count < 1150 for count in counts)


@pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.name)
class TestAnything:
    """Whatever is typed, the answer is a move or one sentence."""

    @given(line=st.text(max_size=60))
    def test_any_line_is_read_or_refused(self, game: Any, line: str) -> None:
        _read_or_refuse(lambda: game.read_move(line), BadNotation)

    @given(text=st.text(alphabet="two-rivers babylon1\nseat :/?MSHPA#0123456789turnhad", max_size=200))
    def test_any_position_is_read_or_refused(self, game: Any, text: str) -> None:
        head = f"two-rivers {game.name} 1\n"
        _read_or_refuse(lambda: game.read_position(text, 1), BadPosition)
        _read_or_refuse(lambda: game.read_position(head + text, 1), BadPosition)

    @given(data=st.data())
    def test_any_broken_move_of_its_own_words_is_read_or_refused(
        self, game: Any, data: st.DataObject
    ) -> None:
        state, _ = game.setup(game.seats[0], record.read_options(game, {}), 1)
        words = [word for move in game.candidates(state) for word in game.write_move(move).split()]
        line = " ".join(data.draw(st.lists(st.sampled_from(sorted(set(words))), max_size=5)))
        _read_or_refuse(lambda: game.read_move(line), BadNotation)


def _read_or_refuse(read: Callable[[], object], kind: type[Fault]) -> None:
    try:
        read()
    except kind as caught:
        fault = caught
    else:
        return
    assert set(fault.said) == {"en", "ru"}
    assert all("\n" not in said and said for said in fault.said.values())


# ---------------------------------------------------------------- match


def _match(seed: int = 1) -> Match:
    return record.new_match(games.get("babylon"), table_of(2), {"starter": "1"}, seed)


def test_undo_stops_at_a_revelation_and_at_another_person() -> None:
    match = _match()
    with pytest.raises(BadRequest, match="nothing to take back"):
        match.undo()
    first = match.legal_moves()[0]
    match.play(first)
    after = match.state
    match.undo()
    assert match.state is match.first
    match.redo()
    assert match.game.write_position(match.state) == match.game.write_position(after)
    with pytest.raises(BadRequest, match="nothing to repeat"):
        match.redo()
    _play_until(match, lambda: match.ask is not None and match.ask.seat == 1)
    with pytest.raises(BadRequest, match="revealed"):
        match.undo()


def test_undo_stops_after_another_persons_decision() -> None:
    start = "two-rivers babylon 1\nturn: 1\nseat 1\nfigure: medes\nmedes: PPP\nseat 2\nhand: MMMM"
    match = Match(games.get("babylon"), table_of(2), {}, 1, start)
    match.play("halve persians")
    with pytest.raises(BadRequest, match="another player"):
        match.undo()
    match.play("discard 2 medes")
    with pytest.raises(BadRequest, match="another player"):
        match.undo()


def test_one_person_may_undo_everything() -> None:
    table = (Chair("Ann", "bull"), Chair("Bot", "lion", "bot"))
    match = record.new_match(games.get("babylon"), table, {"starter": "1"}, 1)
    _play_until(match, lambda: len(match.steps) >= 40)
    while match.steps:
        match.undo()
        assert match.ask is not None
        assert match.ask.seat == 0 or not match.steps


def _play_until(match: Match, done: Callable[[], bool]) -> None:
    chance = Rng(3)
    while not done():
        match.play(chance.choice(match.legal_moves()))


def test_take_back_drops_one_step_and_names_what_falls() -> None:
    start = "two-rivers babylon 1\nturn: 1\nseat 1\nhand: MSS\nfigure: persians\nseat 2\nhand: M"
    match = Match(games.get("babylon"), table_of(2), {}, 1, start)
    for line in ("go medes", "settle sumerians", "settle sumerians"):
        match.play(line)
    assert list(match.open_steps()) == [0, 1, 2]
    assert match.take_back(1) == []
    assert match.lines() == ["go medes", "settle sumerians"]
    match.take_back(0)
    assert match.lines() == ["settle sumerians"]
    assert match.state.columns[0][3] == [1]
    with pytest.raises(BadRequest):
        match.take_back(4)


def test_secrets_are_told_after_the_end() -> None:
    match = _match()
    _play_until(match, lambda: match.over)
    assert any(event.secret for _, event in match.log(SPECTATOR))
    with pytest.raises(IllegalMove, match="over"):
        match.play("end")


# ---------------------------------------------------------------- records


def _record(**changed: object) -> str:
    match = _match()
    for _ in range(3):
        match.play(match.legal_moves()[0])
    whole = {**json.loads(record.write(match)), **changed}
    return json.dumps({key: value for key, value in whole.items() if value is not None})


def _seats(**changed: object) -> list[dict[str, object]]:
    return [
        {"name": "A", "colour": "bull", "kind": "person", **changed},
        {"name": "B", "colour": "lion", "kind": "bot"},
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "broken JSON at line 1, column 2"),
        ("[" * 100_000, "nested too deeply"),
        ("[]", "must be one JSON object"),
        ("{}", "no 'format'"),
        (_record(format="chess 1"), "format is 'chess 1'"),
        (_record(game="go"), "no game is called 'go'"),
        (_record(version=99), "rules version 99 of Babylon"),
        (_record(version="1"), "'version' must be a whole number"),
        (_record(seed=None), "no 'seed'"),
        (_record(seed=-1), "seed must be from 0"),
        (_record(seed=True), "'seed' must be a whole number"),
        (_record(extra=1), "a field 'extra'"),
        (_record(options={"wonder": "on"}), "no option 'wonder'"),
        (_record(options={"hands": "9-9"}), "'hands' cannot be '9-9'"),
        (_record(options={"hands": []}), "'hands' cannot be"),
        (_record(seats=_seats()[:1]), "for 2 to 2 players, not 1"),
        (_record(seats=_seats(colour="pink")), "colour 'pink'"),
        (_record(seats=_seats(colour="lion")), "two seats have the colour 'lion'"),
        (_record(seats=_seats(kind="dog")), "seat 1 is 'dog'"),
        (_record(seats=_seats(name="")), "seat 1 needs a name"),
        (_record(seats=_seats(name="x" * 41)), "seat 1 needs a name"),
        (_record(seats=_seats(age=3)), "seats[1].age"),
        (_record(seats=["A", "B"]), "'seats[1]' must be an object"),
        (_record(moves=["end", "fly"]), "move 1: end: the start temple must be built"),
        (_record(moves=[*json.loads(_record())["moves"], "fly"]), "move 4: 'fly': no move is called 'fly'"),
        (_record(moves=[3]), "'moves[1]' must be a move line"),
        (
            _record(start="two-rivers babylon 1\nturn: 7\nseat 1\nseat 2"),
            "'turn' must be a number from 1 to 2",
        ),
        (_record(start=5), "'start' must be a text"),
    ],
)
def test_bad_records_say_what_and_where(text: str, said: str) -> None:
    with pytest.raises((BadRecord, BadPosition)) as caught:
        record.read(text, games.get)
    assert said in caught.value.text("en")
    assert caught.value.text("ru")


POSITION = "two-rivers babylon 1\nturn: 1\nseat 1\n{}\nseat 2\n{}\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the position is empty"),
        ("two-rivers babylon 2", "begins with 'two-rivers babylon 1'"),
        ("two-rivers babylon 1\nseat 1\nseat 2", "'turn' is missing"),
        ("two-rivers babylon 1\nturn: 1\nseat 1", "'seat 2' is missing"),
        (POSITION.format("hand", ""), "line 4: 'hand' is not 'name: value'"),
        (POSITION.format("hands: M", ""), "line 4: 'hands' is not known here"),
        (POSITION.format("hand: MX", ""), "'X' in 'hand' is no tribe letter"),
        (POSITION.format("hand: M ?x", ""), "is not written like"),
        (POSITION.format("hand: M\nhand: M", ""), "line 5: 'hand' stands here twice"),
        (POSITION.format("figure: rome", ""), "'figure' cannot be 'rome'"),
        (POSITION.format("stock: 7", ""), "'7' in 'stock' is no temple level"),
        (POSITION.format("medes: / 321", ""), "does not rise"),
        (POSITION.format("hand: MMMMMMM", "hand: MMMMMM"), "there are 13 Medes"),
        (POSITION.format("stock: 666666", ""), "6 temple cards of level 6"),
        (POSITION.format("hand: ?61", ""), "only 60 are left"),
        (POSITION.format("medes: / 6\nsumerians: / 6\nhittites: / 6\npersians: / 6", ""), "over already"),
    ],
)
def test_bad_positions_say_what_and_where(text: str, said: str) -> None:
    with pytest.raises(BadPosition) as caught:
        record.new_match(games.get("babylon"), table_of(2), {}, 1, text)
    assert said in caught.value.text("en")
    assert caught.value.text("ru")


def test_what_a_position_leaves_unsaid_is_dealt_from_the_seed() -> None:
    text = POSITION.format("hand: ?5", "hand: ?5")
    dealt = [games.get("babylon").read_position(text, seed).hands for seed in (1, 1, 2)]
    assert dealt[0] == dealt[1] != dealt[2]


# ---------------------------------------------------------------- folding


@given(
    st.dictionaries(st.sampled_from(["hand:a", "hand:b", "hand:c"]), st.integers(1, 3), min_size=1), st.data()
)
def test_folds_stand_for_exactly_what_they_fold(items: dict[str, int], data: st.DataObject) -> None:
    least = data.draw(st.integers(0, sum(items.values())))
    most = data.draw(st.integers(least, sum(items.values())))
    bags = list(folding.unfold({"button": "do:x", "items": items, "totals": [least, most]}))
    kept, folds = folding.fold({str(index): bag for index, bag in enumerate(bags)})
    assert sorted([*kept.values(), *(bag for one in folds for bag in folding.unfold(one))]) == sorted(bags)


def test_choices_that_are_no_amounts_stay_unfolded() -> None:
    bags = {"a": ("do:m", "from:x", "to:y"), "b": ("do:m", "from:y", "to:x"), "end": ("do:end",)}
    assert folding.fold(bags) == (bags, [])
