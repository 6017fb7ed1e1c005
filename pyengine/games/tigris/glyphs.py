"""The pieces of Tigris & Euphrates as symbols."""

from __future__ import annotations

from collections.abc import Mapping


def symbols() -> Mapping[str, str]:
    return {}
