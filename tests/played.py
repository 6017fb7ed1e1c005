"""Games played to some point, as the texts and links that bring a page there at once."""

import base64
import zlib
from functools import cache

from pyengine import games
from pyengine.core import record
from pyengine.core.match import Match
from pyengine.core.rng import Rng
from tests.tables import table_of


@cache
def played(game: str, steps: int | None = None, seed: int = 4, seats: int = 2) -> Match:
    """Return a match after so many random decisions, or after the end."""
    match = record.new_match(games.get(game), table_of(seats), {}, seed)
    chance = Rng(seed)
    while not match.over and (steps is None or len(match.steps) < steps):
        match.play(chance.choice(match.legal_moves()))
    return match


@cache
def interrupted(game: str) -> Match:
    """Return a match in the middle of a turn, where another seat is asked than its own, if ever."""
    whole = played(game)
    turn = None
    for number, step in enumerate(whole.steps, 1):
        turn = next((event.seat for event in step.events if event.key == "turn"), turn)
        ask = whole.game.asking(step.state)
        if ask is not None and turn is not None and ask.seat != turn:
            return whole.branch(number)
    return whole.branch(len(whole.steps) // 2)


def link_to(text: str) -> str:
    """Return the fragment that carries a text, as the page writes it."""
    packer = zlib.compressobj(9, wbits=-15)
    packed = packer.compress(text.encode()) + packer.flush()
    return "#game=1." + base64.urlsafe_b64encode(packed).decode().rstrip("=")
