"""The engine's end of the page's one call: JSON text in, JSON text out."""

from pyengine.bridge import answer

__export__ = ["call"]


def call(request: str) -> str:
    """Answer the page."""
    return answer(request)
