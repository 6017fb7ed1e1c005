"""The games are the folders beside this file; each is imported when it is first used."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import get_data, iter_modules

from pyengine.core.errors import BadRequest
from pyengine.core.game import AnyGame
from pyengine.core.words import CORE, Words


@cache
def names() -> tuple[str, ...]:
    """Return the folder names in the order in which they are shown."""
    return tuple(sorted(found.name for found in iter_modules(__path__) if found.ispkg))


@cache
def get(name: str) -> AnyGame:
    """Return one game by its folder name."""
    if name not in names():
        raise BadRequest(Words(CORE).both("game.unknown", name=name[:40], known=list(names())))
    game: AnyGame = import_module(f"{__name__}.{name}").GAME
    return game


def all_games() -> list[AnyGame]:
    return [get(name) for name in names()]


@cache
def rules(name: str, lang: str) -> str:
    """Return a game's rules in our own words, as Markdown."""
    content = get_data(f"{__name__}.{name}", f"rules.{lang}.md")
    assert content is not None, "every way of importing that is in use can read a package's files"
    return content.decode("utf-8")
