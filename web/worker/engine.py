"""The engine's end of the page's one call: JSON text in, JSON text out.

The wheel is imported as it is, a zip archive of bytecode: unpacking it would take longer than reading it.
"""

import os
import sys

WHEEL = os.path.abspath("pyengine.whl")

if WHEEL not in sys.path:
    sys.path.insert(0, WHEEL)

from pyengine.bridge import answer  # noqa: E402 - it comes out of the wheel

__export__ = ["call"]


def call(request: str) -> str:
    """Answer the page."""
    return answer(request)
