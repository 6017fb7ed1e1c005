"""Bring `dist/` up to date: nothing is done when no input changed."""

import hashlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from web.prepare import BUILD, ROOT, Missing, alone, environment, find_node, install_packages, python_with

DIST = ROOT / "dist"
STAMP = BUILD / "site.stamp"
INPUTS = ("index.html", "pyproject.toml", "LICENSE", "pyengine", "web")
IGNORED = {"node_modules", "__pycache__"}


def inputs() -> Iterator[Path]:
    """Yield every file that the site is made from, in a fixed order."""
    for name in INPUTS:
        place = ROOT / name
        yield from [place] if place.is_file() else files_under(place)


def files_under(folder: Path) -> Iterator[Path]:
    """Yield the files below a folder, in a fixed order."""
    for place in sorted(folder.iterdir()) if folder.is_dir() else ():
        if place.is_dir() and place.name not in IGNORED:
            yield from files_under(place)
        elif place.is_file():
            yield place


def state_of_inputs() -> str:
    """Return one hash of the inputs' names and contents."""
    total = hashlib.sha256()
    for file in inputs():
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        total.update(f"{file.relative_to(ROOT).as_posix()} {content}\n".encode())
    return total.hexdigest()


def is_current() -> bool:
    """Tell whether `dist/` was made from the inputs as they are now."""
    made = (DIST / "index.html").exists() and STAMP.exists()
    return made and STAMP.read_text() == state_of_inputs()


def bring_up_to_date(tools: bool = False) -> None:
    """Install what is missing and build the site if an input changed; `tools` adds the checking tools."""
    if is_current() and not tools:
        return
    with alone():
        python = python_with("web/requirements.txt")
        node = find_node()
        install_packages(node.npm, tools)
        state = state_of_inputs()
        if not is_current():
            build(python, node.node)
            STAMP.write_text(state)


def build(python: Path, node: str) -> None:
    """Run the build in the virtual environment."""
    sys.stdout.flush()
    done = subprocess.run([python, "-m", "web.build", node], cwd=ROOT, env=environment(), check=False)
    if done.returncode:
        raise Missing("The site could not be built: mend what is shown above and run the command again.")
