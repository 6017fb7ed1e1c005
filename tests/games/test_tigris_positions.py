"""Position texts: what a person may write, what is refused and why, and that nothing else ever happens."""

from __future__ import annotations

import pytest

from pyengine.core.errors import BadPosition
from pyengine.core.rng import Rng
from pyengine.games.tigris import GAME
from tests.games.test_tigris_laws import walk
from tests.games.tigris_table import Story, at, cell, position

SOUND = position(at(c6r4="r", c5r4="1k"), ["rrggkb", "rrggkb"])


def test_short_text_is_enough() -> None:
    """Hands that are not named are dealt; the first seat acts with two actions."""
    lines = [line for line in SOUND.splitlines() if not line.startswith("hand")]
    story = Story("\n".join(lines))
    assert story.asked == "1 act"
    assert (story.hand(1), story.hand(2), story.state.actions) == (6, 6, 2)


def test_middle_of_a_war_round_trips() -> None:
    pieces = at(c4r4="1g", c3r4="r", c5r4="g", c7r4="g", c8r4="2g", c9r4="r")
    story = Story(position(pieces, ["kggg", "gg"]))
    story.play(f"tile k {cell(6, 4)}", "support 2")
    again = Story(GAME.write_position(story.state))
    assert again.asked == "2 support"
    again.play("support 2")
    assert again.points(2) == "2g"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("two-rivers tigris 1", "two-rivers tigris 9", "begins with"),
        ("variants: ", "variants: sideways", "variants"),
        ("row 3: . ", "row 3: ", "15 spaces instead of 16"),
        (" 1k r ", " 1k b ", "'b' cannot stand on g5"),
        (" 1k r ", " 1k r* ", "'r*' cannot stand on g5"),
        (" 1k r ", " 1k g ", "cannot be"),
        (" 1k r ", " 3k r ", "'3k' cannot stand on f5"),
        (" 1k r ", " 1k 1k ", "'1k' cannot stand on g5"),
        ("hand: 2 r 2 g 1 k 1 b", "hand: 3 r 3 g 1 k 1 b", "at most 6"),
        ("hand: 2 r 2 g 1 k 1 b", "hand: lots", "is not written like"),
        ("seat 2", "seat 3", "two to four seats"),
        ("seat 1", "removed: 57 r\nseat 1", "more than 57 temples"),
        ("seat 1", "monuments: rb a1\nseat 1", "cannot be"),
        ("seat 1", "monuments: xy a1\nseat 1", "is no monument"),
        ("seat 1", "step: war\nseat 1", "'union' is missing"),
        ("seat 1", "union: z9\nseat 1", "is no space"),
        ("seat 1", "step: support\nconflict: war king 1 2\nseat 1", "a conflict needs"),
        ("seat 1", "turn: 5\nseat 1", "from 1 to 2"),
        ("seat 1", "banner: red\nseat 1", "'banner' is not known"),
    ],
)
def test_faults_are_named(old: str, new: str, said: str) -> None:
    assert old in SOUND
    with pytest.raises(BadPosition) as caught:
        GAME.read_position(SOUND.replace(old, new, 1), 1)
    assert said in caught.value.text("en")
    assert caught.value.text("ru") != caught.value.text("en")


WORDS = ["r", "g*", "b", "M", "M*", "W", "X", "1k", "2r", "4b", ".", "~", "r+", "f5", "p11", "0", "9", "-1"]
WORDS += ["war", "revolt", "king", "step:", "seat", "é"]


@pytest.mark.parametrize("seed", range(4))
def test_garbled_texts_are_read_or_refused(seed: int) -> None:
    """Whatever is written, the answer is a sound table or one sentence."""
    chance = Rng(seed)
    texts = [GAME.write_position(state) for number, (state, _, _) in enumerate(walk(seed)) if number % 9 == 0]
    for _ in range(150):
        lines = chance.choice(texts).split("\n")
        for _ in range(1 + chance.below(3)):
            place = chance.below(len(lines))
            words = lines[place].split(" ")
            words[chance.below(len(words))] = chance.choice(WORDS)
            lines[place] = " ".join(words)
        try:
            state = GAME.read_position("\n".join(lines), 1)
        except BadPosition:
            continue
        for _ in range(3):
            if state.asks:
                GAME.advance(state, chance.choice(GAME.legal_moves(state)))
                state.check()
