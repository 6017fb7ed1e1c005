"""What can be wrong with what a person gave us: one sentence in each language, never a traceback."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pyengine.core.game import Refusal


class Fault(Exception):
    """Bad input, told in every language; the table is as it was."""

    def __init__(self, said: Mapping[str, str]) -> None:
        super().__init__(said["en"])
        self.said = dict(said)

    def text(self, lang: str) -> str:
        return self.said[lang]


class BadNotation(Fault):
    """A move line that cannot be read."""


class BadPosition(Fault):
    """A position text that cannot be read, or a table that cannot be."""


class BadRecord(Fault):
    """A record that cannot be read or does not replay."""


class BadRequest(Fault):
    """A call to the bridge or the command line that names something that is not there."""


class IllegalMove(Fault):
    """A readable move that the rules forbid now."""

    def __init__(self, said: Mapping[str, str], refusal: Refusal) -> None:
        super().__init__(said)
        self.refusal = refusal
