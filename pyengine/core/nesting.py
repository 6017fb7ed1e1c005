"""JSON from elsewhere: read it, unless it is nested so deeply that the reader itself would break."""

from __future__ import annotations

import json
import re
from typing import Any

MOST_DEEP = 60  # nothing of ours is nested deeper than ten

_PARTS = re.compile(r'"(?:[^"\\]++|\\.)*+"|[\[{]|[\]}]', re.DOTALL)


def read_json(text: str) -> Any:
    """Return what the text says; a `ValueError` says that it is no JSON or too deep.

    In the browser a deep text would use up WebAssembly's stack, which ends Python before it can refuse.
    """
    opened = text.count("[") + text.count("{")
    if opened > MOST_DEEP and depth(text) > MOST_DEEP:
        raise ValueError("nested too deeply")
    return json.loads(text)


def depth(text: str) -> int:
    """Return how deeply a text is nested.

    >>> depth('{"a": [1, "[[["]}'), depth("7")
    (2, 0)
    """
    level = deepest = 0
    for found in _PARTS.finditer(text):
        if found[0] in ("[", "{"):
            level += 1
            deepest = max(deepest, level)
        elif found[0] in ("]", "}"):
            level -= 1
    return deepest
