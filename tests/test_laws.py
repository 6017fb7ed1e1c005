"""Laws over every game found: each walks seeded random games; the setting is in the test's name."""

from __future__ import annotations

import re
from dataclasses import replace
from importlib.resources import files
from typing import Any

import pytest

from pyengine import games
from pyengine.core import folding, record
from pyengine.core.errors import Fault
from pyengine.core.game import OPEN, SPECTATOR, AnyGame, Event, Screen
from pyengine.core.match import Match
from pyengine.core.rng import Rng
from pyengine.core.words import LANGUAGES
from tests.tables import Setting, every_setting, numbers_in_rules, parts, sparse, table_of, walk

SAMPLES = 3

every_game = pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.name)


def _game(setting: Setting) -> AnyGame:
    return games.get(setting.game)


def _eyes(setting: Setting) -> list[int]:
    return [SPECTATOR, *range(setting.seats)]


@every_setting
def test_games_end_and_every_state_is_sound(setting: Setting) -> None:
    decisions = walk(setting)
    for decision in decisions:
        decision.after.check()
    assert _game(setting).asking(decisions[-1].after) is None
    assert any(
        one.place == 1 for one in _game(setting).standings(_game(setting).view(decisions[-1].after, OPEN))
    )


@every_setting
def test_offers_and_refusals_agree(setting: Setting) -> None:
    game = _game(setting)
    for decision in sparse(walk(setting)):
        offered = set(decision.moves)
        assert len(offered) == len(decision.moves), "an offer stands twice"
        candidates = list(game.candidates(decision.state))
        assert offered <= set(candidates)
        for move in candidates:
            refusal = game.why_illegal(decision.state, move)
            assert (refusal is None) == (move in offered), (game.write_move(move), refusal)


@every_setting
def test_refused_move_changes_nothing(setting: Setting) -> None:
    game = _game(setting)
    for decision in sparse(walk(setting), 15):
        before = parts(decision.state)
        match = _match_at(setting, decision.state)
        for move in game.candidates(decision.state):
            if game.why_illegal(decision.state, move) is not None:
                with pytest.raises(Fault):
                    match.play(move)
        assert parts(decision.state) == before
        assert not match.steps


def _match_at(setting: Setting, state: Any) -> Match:
    game = _game(setting)
    match = Match(
        game, table_of(setting.seats), record.read_options(game, dict(setting.options)), setting.seed
    )
    match.first = state
    return match


@every_setting
def test_notation_round_trips(setting: Setting) -> None:
    game = _game(setting)
    for decision in sparse(walk(setting), 30):
        for move in game.candidates(decision.state):
            line = game.write_move(move)
            assert game.read_move(line) == move
            assert line == " ".join(line.split())


@every_setting
def test_record_replays_to_the_same_table(setting: Setting) -> None:
    match = _match_at(setting, walk(setting)[0].state)
    for decision in walk(setting):
        assert list(match.play(decision.move)) == decision.events
    text = record.write(match)
    again = record.read(text, games.get)
    assert [parts(step.state) for step in again.steps] == [parts(step.state) for step in match.steps]
    assert record.write(again) == text


@every_setting
def test_copy_is_deep_and_equal(setting: Setting) -> None:
    game = _game(setting)
    for decision in walk(setting):
        before = parts(decision.state)
        twin = decision.state.copy()
        assert parts(twin) == before
        game.advance(twin, decision.move)
        assert parts(decision.state) == before


@every_setting
def test_views_hide(setting: Setting) -> None:
    """A view is all that its seat knows: any deal that fits looks the same, and hidden things do vary."""
    game = _game(setting)
    varied = set()
    for decision in sparse(walk(setting), 25):
        truth = parts(decision.state)
        for seat in _eyes(setting):
            view = game.view(decision.state, seat)
            for seed in range(SAMPLES):
                sample = game.sample(view, Rng(seed))
                sample.check()
                assert game.view(sample, seat) == view
                dealt = parts(sample)
                varied |= {name for name in truth if dealt[name] != truth[name] and name != "rng"}
    assert varied, "nothing is hidden at all"


@every_setting
def test_legality_uses_only_the_deciders_view(setting: Setting) -> None:
    game = _game(setting)
    for decision in sparse(walk(setting)):
        ask = game.asking(decision.state)
        assert ask is not None
        for seed in range(SAMPLES):
            sample = game.sample(game.view(decision.state, ask.seat), Rng(seed))
            assert game.legal_moves(sample) == decision.moves


@every_setting
def test_previews_come_true(setting: Setting) -> None:
    """Every sample gives the same preview, and what it promises happens in that order."""
    game = _game(setting)
    for decision in sparse(walk(setting), 40):
        ask = game.asking(decision.state)
        assert ask is not None
        view = game.view(decision.state, ask.seat)
        preview = game.preview(view, decision.move)
        sample = game.sample(view, Rng(5))
        assert game.preview(game.view(sample, ask.seat), decision.move) == preview
        happened = iter(decision.events)
        assert all(event in happened for event in preview.events), preview.events


@every_setting
def test_what_reveals_nothing_is_the_same_in_every_sample(setting: Setting) -> None:
    game = _game(setting)
    for decision in sparse(walk(setting)):
        ask = game.asking(decision.state)
        assert ask is not None
        if any(event.reveals for event in decision.events):
            continue
        known = game.view(decision.after, ask.seat)
        for seed in range(SAMPLES):
            sample = game.sample(game.view(decision.state, ask.seat), Rng(seed))
            game.advance(sample, decision.move)
            assert game.view(sample, ask.seat) == known


@every_setting
def test_quick_answers_tell_nothing(setting: Setting) -> None:
    """The page may answer by itself only where everybody knows the only answer."""
    game = _game(setting)
    for decision in walk(setting):
        ask = game.asking(decision.state)
        assert ask is not None
        if ask.quick and len(decision.moves) == 1:
            for seed in range(SAMPLES):
                sample = game.sample(game.view(decision.state, SPECTATOR), Rng(seed))
                assert game.legal_moves(sample) == decision.moves


@every_setting
def test_every_offer_can_be_pointed_at(setting: Setting) -> None:
    """No offer without a target, no two alike; what is no button is drawn; folds stand for what they fold."""
    game = _game(setting)
    table = table_of(setting.seats)
    for decision in sparse(walk(setting), 30):
        ask = game.asking(decision.state)
        assert ask is not None
        view = game.view(decision.state, ask.seat)
        bags = {game.write_move(move): game.targets(view, move) for move in decision.moves}
        assert all(bag and tuple(sorted(bag)) == bag for bag in bags.values())
        assert len(set(bags.values())) == len(bags)
        kept, folds = folding.fold(bags)
        unfolded = [bag for one in folds for bag in folding.unfold(one)]
        assert sorted([*kept.values(), *unfolded]) == sorted(bags.values())
        for narrow in (False, True):
            panels = game.draw(view, table, Screen("en", narrow))
            drawn = set(re.findall(r'data-at="([^"]+)"', "".join(panel.markup for panel in panels)))
            wanted = {one for bag in bags.values() for one in bag if not one.startswith("do:")}
            assert wanted <= drawn, wanted - drawn
        for one in (*ask.buttons, *(one for bag in bags.values() for one in bag if one.startswith("do:"))):
            assert game.words.has(one.replace(":", ".", 1)), one


@every_setting
def test_drawings_are_safe_and_hide_memory(setting: Setting) -> None:
    """No style, no script, names escaped; what an attentive player might know is not drawn or counted."""
    game = _game(setting)
    table = table_of(setting.seats)
    for decision in sparse(walk(setting), 12):
        for seat in _eyes(setting):
            view = game.view(decision.state, seat)
            for lang in LANGUAGES:
                panels = game.draw(view, table, Screen(lang, lang == "ru"))
                markup = "".join(panel.markup for panel in panels)
                assert not re.search(r"<style|style=|<script|\son\w+=|<b>[^<]*Co", markup)
                assert "Þorgerðr <b>" not in markup
                if hasattr(view, "memory"):
                    blank = replace(view, memory=None)
                    assert game.draw(blank, table, Screen(lang, lang == "ru")) == panels
                    assert game.standings(blank) == game.standings(view)


@every_setting
def test_everything_is_told_in_both_languages(setting: Setting) -> None:
    """Every event, question, command and refusal is a sentence, and its rule stands in the rules."""
    game = _game(setting)
    table = table_of(setting.seats)
    known = set(numbers_in_rules(game, "en"))
    for decision in sparse(walk(setting), 40):
        ask = game.asking(decision.state)
        assert ask is not None
        assert ask.rule in known
        view = game.view(decision.state, ask.seat)
        refusals = [game.why_illegal(decision.state, move) for move in game.candidates(decision.state)]
        for lang in LANGUAGES:
            for seat in _eyes(setting):
                _sentence(game.question(game.view(decision.state, seat), table, lang), lang)
            for move in decision.moves:
                _sentence(game.label(view, move, lang), lang)
            for event in decision.events:
                assert event.rule in known, event
                _sentence(game.tell(event, table, lang), lang)
                _sentence(game.tell(event.without(secret=True, passing=True), table, lang), lang)
            for refusal in refusals:
                if refusal is not None:
                    assert refusal.rule in known, refusal
                    _sentence(game.explain(refusal, table, lang), lang)


def _sentence(text: str, lang: str) -> None:
    assert text.strip() == text != ""
    assert not re.search(r"[{}|]|  ", text), text
    if lang == "ru":
        plain = re.sub(r"Þorgerðr <b>|O'Neil & Co", "", text)
        assert not re.search(r"[A-Za-z]{4,}", plain), f"untranslated: {text}"


@every_setting
def test_positions_round_trip(setting: Setting) -> None:
    game = _game(setting)
    for decision in sparse(walk(setting), 40):
        text = game.write_position(decision.state)
        again = game.read_position(text, 9)
        again.check()
        assert game.write_position(again) == text
        assert game.legal_moves(again) == decision.moves
        assert game.asking(again) == game.asking(decision.state)


@every_setting
def test_gains_add_up_to_the_total(setting: Setting) -> None:
    """The chart of where points came from tells the whole score, and every source has a name."""
    game = _game(setting)
    totals = [0] * setting.seats
    for decision in walk(setting):
        for gain in (gain for event in decision.events for gain in event.gains):
            totals[gain.seat] += gain.points
            assert game.words.has(f"gain.{gain.source}")
    final = game.standings(game.view(walk(setting)[-1].after, OPEN))
    assert totals == [one.total for one in final]


@every_setting
def test_a_replay_has_moments(setting: Setting) -> None:
    """The last event of a game is its result, and people can find it again."""
    events = [event for decision in walk(setting) for event in decision.events]
    assert events[-1].moment
    assert sum(event.moment for event in events) < len(events) / 4


@every_setting
def test_each_turn_opens_with_its_event(setting: Setting) -> None:
    """The log groups by turns, and passing facts are forgotten by them."""
    opened = [event for decision in walk(setting) for event in decision.events if event.key == "turn"]
    assert len(opened) >= setting.seats
    assert all(event.seat is not None for event in opened)


@every_setting
def test_log_keeps_secrets(setting: Setting) -> None:
    match = _match_at(setting, walk(setting)[0].state)
    for decision in walk(setting)[: len(walk(setting)) // 2]:
        match.play(decision.move)
    for seat in _eyes(setting):
        for _, event in match.log(seat):
            assert not event.secret or event.seat == seat
    hidden = [event for step in match.steps for event in step.events if event.secret]
    assert bool(hidden) <= match.game.secret_seats


@every_game
def test_rules_are_numbered_alike(game: AnyGame) -> None:
    english, russian = (numbers_in_rules(game, lang) for lang in LANGUAGES)
    assert english == russian
    assert len(set(english)) == len(english)


@every_game
def test_words_are_complete(game: AnyGame) -> None:
    """Both languages, the same facts in both, every option named and explained."""
    for key, (english, russian) in game.words.catalogue.items():
        assert english.strip(), key
        assert russian.strip(), key
        fields = [set(re.findall(r"\{(=?[\w.]+)", one)) for one in (english, russian)]
        assert fields[0] == fields[1], key
    for option in game.options:
        assert option.default in option.values
        for part in ("", ".why", *(f".{value}" for value in option.values)):
            assert game.words.has(f"option.{option.key}{part}"), (option.key, part)
    for preset in game.presets:
        assert set(preset.offers) <= {option.key for option in game.options}
        assert game.words.has(f"preset.{preset.key}")
        assert game.words.has(f"preset.{preset.key}.why")


@every_game
def test_rules_cited_in_the_code_exist(game: AnyGame) -> None:
    """Every number that a docstring or a literal of a game's rules code cites stands in its rules."""
    known = set(numbers_in_rules(game, "en"))
    cited = set()
    for file in files(f"pyengine.games.{game.name}").iterdir():
        source = file.read_text("utf-8") if file.name.endswith(".py") else ""
        if "core.svg" not in source:  # drawings are full of other numbers
            cited |= set(re.findall(r'"(\d\.\d+)"', source))
            for group in re.findall(r"\(((?:\d\.\d+(?:, | to | and )?)+)\)", source):
                cited |= set(re.findall(r"\d\.\d+", group))
    assert cited <= known, cited - known
    assert cited


def test_an_event_hides_what_it_should() -> None:
    event = Event("x", "1.1", 0, secret={"a": 1}, passing={"b": 2})
    assert not event.without(secret=True).secret
    assert event.without(secret=True).passing == {"b": 2}
    assert event.without() is event
