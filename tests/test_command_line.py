"""The command line as a stranger types it; bad input gives one sentence and exit code 2."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from pyengine import games
from pyengine.__main__ import main
from pyengine.core import record
from pyengine.core.rng import Rng
from tests.tables import table_of

ROOT = Path(__file__).parent.parent
PUZZLE = """two-rivers babylon 1
turn: 1
seat 1
hand: AHS
figure: hittites
hittites: SSSSAPP
sumerians: PP
assyrians: HH
seat 2
hand: ?7
hittites: PSAAM / 123456
assyrians: / 123
"""


@pytest.fixture
def puzzle(tmp_path: Path) -> str:
    file = tmp_path / "puzzle.txt"
    file.write_text(PUZZLE, "utf-8")
    return str(file)


@pytest.fixture
def finished(tmp_path: Path) -> str:
    match = record.new_match(games.get("babylon"), table_of(2), {}, 5)
    chance = Rng(5)
    while not match.over:
        match.play(chance.choice(match.legal_moves()))
    file = tmp_path / "game.json"
    file.write_text(record.write(match), "utf-8")
    return str(file)


def _json(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert main([*arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert [one["name"] for one in _json(capsys, "games")] == list(games.names())
    assert main(["games", "--lang", "ru"]) == 0
    assert "Вавилон" in capsys.readouterr().out


@pytest.mark.parametrize("name", games.names())
def test_simulate(capsys: pytest.CaptureFixture[str], name: str) -> None:
    for players in games.get(name).seats:
        found = _json(capsys, "simulate", name, "--players", str(players), "--games", "2", "--check")
        assert found["games"] == 2
        assert found["players"] == players
        assert found["decisions/s"] > 0
        assert sum(found["won by seat"].values()) == 2


def test_simulate_with_an_option(capsys: pytest.CaptureFixture[str]) -> None:
    found = _json(capsys, "simulate", "babylon", "--games", "1", "--option", "hands=3-5")
    assert found["options"]["hands"] == "3-5"


def test_replay(capsys: pytest.CaptureFixture[str], finished: str) -> None:
    found = _json(capsys, "replay", finished)
    assert found["over"] is True
    assert min(one["place"] for one in found["standings"]) == 1
    assert main(["replay", finished]) == 0
    assert "the game is over after" in capsys.readouterr().out


def test_inspect(capsys: pytest.CaptureFixture[str], puzzle: str, finished: str) -> None:
    found = _json(capsys, "inspect", puzzle)
    assert found["decides"]["seat"] == 1
    assert "persuade" in found["moves"]
    assert found["facts"]["points"] == [0, 9]
    assert found["facts"]["usable powers"] == ["Sumerians"]
    assert found["facts"]["reachable levels"]["Hatti"] == 0
    assert _json(capsys, "inspect", finished)["decides"] is None
    assert main(["inspect", puzzle, "--lang", "ru"]) == 0
    assert "доступные силы: шумеры" in capsys.readouterr().out


def test_why(capsys: pytest.CaptureFixture[str], puzzle: str) -> None:
    assert main(["why", puzzle, "destroy"]) == 0
    said = "destroy: three Assyrians in a row are needed in Hatti. (Babylon 4.1)\n"
    assert capsys.readouterr().out == said
    assert _json(capsys, "why", puzzle, "persuade")["allowed"] is True


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_draw(capsys: pytest.CaptureFixture[str], puzzle: str, tmp_path: Path, theme: str) -> None:
    import xml.etree.ElementTree as ElementTree

    output = tmp_path / "board.svg"
    assert _json(capsys, "draw", puzzle, "-o", str(output), "--theme", theme)["bytes"] > 10_000
    picture = output.read_text("utf-8")
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert "var(--" not in picture
    assert "style=" not in picture


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "go"], "no game is called 'go'"),
        (["simulate", "babylon", "--players", "3"], "for 2 to 2 players, not 3"),
        (["simulate", "babylon", "--option", "x"], "'x' is not key=value"),
        (["simulate", "babylon", "--option", "x=1"], "no option 'x'"),
        (["simulate", "babylon", "--seed", "-4"], "seed must be from 0"),
        (["replay", "nowhere.json"], "cannot read nowhere.json"),
        (["replay", "."], "cannot read ."),
        (["replay", "PUZZLE"], "broken JSON at line 1, column 1"),
        (["why", "PUZZLE", "fly"], "no move is called 'fly'"),
        (["draw", "PUZZLE", "-o", "no/such/folder.svg"], "cannot write"),
        (["draw", "PUZZLE", "-o", "x.svg", "--seat", "5"], "there is no seat 5"),
        (["inspect", "PUZZLE", "--seed", "-1"], "seed must be from 0"),
    ],
)
def test_bad_input_is_one_sentence(
    capsys: pytest.CaptureFixture[str], puzzle: str, arguments: list[str], said: str
) -> None:
    assert main([puzzle if one == "PUZZLE" else one for one in arguments]) == 2
    captured = capsys.readouterr()
    assert said in captured.err
    assert captured.err.count("\n") == 1
    assert captured.out == ""


def test_an_illegal_move_is_found_at_its_line(capsys: pytest.CaptureFixture[str], finished: str) -> None:
    whole = json.loads(Path(finished).read_text("utf-8"))
    whole["moves"][11] = "destroy"
    Path(finished).write_text(json.dumps(whole), "utf-8")
    assert main(["replay", finished]) == 2
    assert capsys.readouterr().err.startswith("move 12: destroy: ")


def test_it_runs_as_a_module() -> None:
    found = subprocess.run(
        [sys.executable, "-m", "pyengine", "games"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "babylon" in found.stdout
