"""Texts from elsewhere that are nested without end are refused before a parser sees them."""

import json

import pytest

from pyengine.bridge import answer
from pyengine.core.nesting import MOST_DEEP, read_json


@pytest.mark.parametrize(
    "deep", ["[" * 200_000, '{"a":' * 50_000, '["' + '[]",' * 9 + "[" * 100, "[" * 61 + "]" * 61]
)
def test_deep_texts_are_refused(deep: str) -> None:
    with pytest.raises(ValueError, match=r"deep|Expecting|delimiter"):
        read_json(deep)
    assert json.loads(answer(deep))["ok"] is False
    assert json.loads(answer(json.dumps({"do": "load", "text": deep})))["ok"] is False


def test_wide_texts_and_brackets_in_strings_are_read() -> None:
    wide = [["[" * 100, '\\"', {}] for _ in range(1000)]
    assert read_json(json.dumps(wide)) == wide
    nested = "[" * MOST_DEEP + "]" * MOST_DEEP
    assert json.dumps(read_json(nested)) == nested
