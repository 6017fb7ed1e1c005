"""A view of Tigris & Euphrates as panels."""

from __future__ import annotations

from pyengine.core.game import Panel, Screen, Table
from pyengine.games.tigris.view import View


def draw(view: View, table: Table, screen: Screen) -> list[Panel]:
    return []


def empty(screen: Screen) -> str:
    return ""
