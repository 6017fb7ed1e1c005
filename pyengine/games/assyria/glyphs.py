"""The pieces of Assyria as symbols."""

from __future__ import annotations

from functools import cache


@cache
def symbols() -> dict[str, str]:
    return {}
