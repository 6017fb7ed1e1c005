"""The tree is the architecture: who may import whom, the same files in each game, no game in JavaScript."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from pyengine import games

ROOT = Path(__file__).parent.parent
ENGINE = ROOT / "pyengine"
ALIKE = {
    *(
        "__init__.py",
        "material.py",
        "state.py",
        "moves.py",
        "turn.py",
        "actions.py",
        "effects.py",
        "preview.py",
    ),
    *(
        "position.py",
        "view.py",
        "drawing.py",
        "telling.py",
        "words.py",
        "glyphs.py",
        "rules.en.md",
        "rules.ru.md",
    ),
}
OUTSIDE = {"js", "pyodide", "pyscript", "random", "time", "datetime", "os", "socket", "urllib", "asyncio"}


def _imports(file: Path) -> set[str]:
    """Return the modules a file imports, with the names it takes from packages."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are written in full"
            found |= {str(node.module), *(f"{node.module}.{one.name}" for one in node.names)}
    return found


def test_core_knows_no_game_and_nothing_outside() -> None:
    for file in (ENGINE / "core").glob("*.py"):
        for name in _imports(file):
            assert not name.startswith("pyengine.") or name.startswith("pyengine.core"), (file.name, name)
            assert name.split(".")[0] not in OUTSIDE, (file.name, name)


@pytest.mark.parametrize("game", games.names())
def test_games_import_core_and_themselves(game: str) -> None:
    for file in (ENGINE / "games" / game).glob("*.py"):
        for name in _imports(file):
            own = name.startswith(("pyengine.core", f"pyengine.games.{game}"))
            assert own or not name.startswith("pyengine"), (file.name, name)
            assert name.split(".")[0] not in OUTSIDE, (file.name, name)


@pytest.mark.parametrize("game", games.names())
def test_games_have_the_same_files(game: str) -> None:
    assert {file.name for file in (ENGINE / "games" / game).iterdir()} >= ALIKE


def test_shared_code_names_no_game() -> None:
    """Neither core nor bridge nor the page knows a game by its name."""
    names = re.compile(rf"\b({'|'.join({*games.names(), 'tigris', 'assyria'})})\b", re.IGNORECASE)
    shared = [*(ENGINE / "core").glob("*.py"), ENGINE / "bridge.py", ENGINE / "simulation.py"]
    shared += [file for file in (ROOT / "web").rglob("*.js") if "node_modules" not in file.parts]
    shared += [file for file in (ROOT / "web").rglob("*.css") if "node_modules" not in file.parts]
    for file in shared:
        code = _without_docstrings(file) if file.suffix == ".py" else file.read_text("utf-8")
        assert not names.search(code), (file.name, names.search(code))


def _without_docstrings(file: Path) -> str:
    """Return a module's code; docstrings may give examples."""
    tree = ast.parse(file.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value = ast.Constant(None)
    return ast.unparse(tree)


def test_the_engine_has_no_dependency() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["dependencies"] == []
