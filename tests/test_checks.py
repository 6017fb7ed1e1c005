"""Formatting, linting and strict types, each as a test that fails with the tool's own words."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from web.prepare import PACKAGES, ROOT, find_node

PYTHON_TOOLS = {
    "ruff check": ["ruff", "check", "--output-format=concise", "."],
    "ruff format": ["ruff", "format", "--check", "--output-format=concise", "."],
    "mypy": ["mypy", "--strict", "pyengine", "web", "tests"],
}
NODE_TOOLS = {
    "biome": ["@biomejs/biome/bin/biome", "ci", "--colors=off", "--error-on-warnings", "."],
    "tsc": ["typescript/bin/tsc", "--project", "."],
}


def check(command: list[str], folder: Path) -> None:
    """Fail with what the tool says, when it is not content."""
    environment = {**os.environ, "NO_COLOR": "1"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.fail(f"{' '.join(command[1:])}\n{done.stdout}{done.stderr}", pytrace=False)


@pytest.mark.parametrize("tool", PYTHON_TOOLS)
def test_python_passes(tool: str) -> None:
    check([sys.executable, "-m", *PYTHON_TOOLS[tool]], ROOT)


@pytest.mark.parametrize("tool", NODE_TOOLS)
def test_javascript_passes(tool: str) -> None:
    program, *arguments = NODE_TOOLS[tool]
    check([find_node().node, str(PACKAGES / program), *arguments], ROOT / "web")
