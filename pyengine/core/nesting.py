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
    if opened > MOST_DEEP and is_deep(text):
        raise ValueError("nested too deeply")
    return json.loads(text)


def is_deep(text: str) -> bool:
    """Tell whether brackets are nested too deeply; those inside strings do not count.

    >>> is_deep('{"a": ["' + "[" * 100 + '"]}'), is_deep("[" * 100)
    (False, True)
    """
    level = 0
    for found in _PARTS.finditer(text):
        if found[0] in ("[", "{"):
            level += 1
            if level > MOST_DEEP:
                return True
        elif found[0] in ("]", "}"):
            level -= 1
    return False
