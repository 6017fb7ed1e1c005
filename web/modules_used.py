"""Find out which modules the page needs; Pyodide runs this in Node.js with the engine's wheel."""

import ast
import importlib
import json
import pkgutil
import sys
import traceback
from contextlib import suppress
from pathlib import Path
from typing import Any
from zipfile import ZipFile

PACKAGE = "pyengine"
PLAYED = ("core", "games", "bots")  # the page may come to need any module of these
COLOURS = ("bull", "lion", "archer", "potter")
STEPS = 4  # so many decisions of each game are tried


def modules_used(wheel: str) -> str:
    """Return, as JSON, the modules that Pyodide's start and the engine make use of."""
    with ZipFile(wheel) as archive:
        archive.extractall("unpacked")
    sys.path.insert(0, "unpacked")
    import_what_is_played()
    scanned: set[str] = set()
    while new := {name for name in sys.modules if name.split(".")[0] == PACKAGE} - scanned:
        scanned |= new
        for name in new:
            import_what_it_names(name)
    play()
    fail()
    return json.dumps(sorted(sys.modules.keys() - {__name__}))


def import_what_is_played() -> None:
    """Import the bridge and every module of the games."""
    importlib.import_module(f"{PACKAGE}.bridge")
    for found in pkgutil.walk_packages(sys.modules[PACKAGE].__path__, f"{PACKAGE}."):
        if found.name.split(".")[1] in PLAYED:
            importlib.import_module(found.name)


def import_what_it_names(name: str) -> None:
    """Import what a module's source names anywhere, also inside functions, as far as it is here."""
    file = getattr(sys.modules[name], "__file__", None)
    for node in ast.walk(ast.parse(Path(file).read_text("utf-8"))) if file else ():
        if isinstance(node, ast.Import):
            for one in node.names:
                with suppress(ImportError):
                    importlib.import_module(one.name)
        elif isinstance(node, ast.ImportFrom) and node.module:
            with suppress(ImportError):
                importlib.import_module(node.module)


def play() -> None:
    """Play the start of each game through the bridge: some things are imported late."""
    bridge: Any = sys.modules[f"{PACKAGE}.bridge"]

    def ask(**request: object) -> Any:
        return json.loads(bridge.answer(json.dumps(request)))

    for game in bridge.shelf()["games"]:
        people = [{"name": one, "colour": one, "kind": "person"} for one in COLOURS[: game["seats"][0]]]
        told = ask(do="new", game=game["name"], seats=people, seed=1)
        for _ in range(STEPS):
            if told["ok"] and told["screen"]["decider"]:
                told = ask(do="screen", seat=told["screen"]["decider"]["seat"])
            if told["ok"] and told["screen"]["offers"]:
                told = ask(do="play", move=told["screen"]["offers"][0]["move"])
        ask(do="load", text=ask(do="export").get("text", ""))


def fail() -> None:
    """Have an error told, as one would be in the page."""
    try:
        raise LookupError
    except LookupError:
        traceback.format_exc()
