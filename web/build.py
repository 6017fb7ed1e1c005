"""Assemble the static site in `dist/`; runs in the virtual environment as `python -m web.build <node>`."""

import hashlib
import html
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from pyengine import bridge
from pyengine.core import palette
from web.prepare import BUILD, PACKAGES, ROOT, Missing, digest, step
from web.rules import write_rules
from web.site import DIST

PAGE = ROOT / "web" / "page"
WORKER = ROOT / "web" / "worker"
SITE = BUILD / "site"
CACHE = BUILD / "cache"
LIBRARY = BUILD / "python_stdlib.zip"  # the standard library as bytecode
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PYSCRIPT_FILES = ("core", "core-*", "deprecations-manager-*", "donkey-*", "error-*", "py-*")


def build(node: str) -> None:
    """Make the whole site beside the old one, then put it in its place."""
    shutil.rmtree(SITE, ignore_errors=True)
    SITE.mkdir(parents=True)
    CACHE.mkdir(exist_ok=True)
    with step("Collecting the Python runtime"):
        runtime = add_runtime(node)
        pyscript = add_pyscript()
    with step("Building the engine's wheel"):
        engine = add_engine(node)
    with step("Bundling the page"):
        bundle = json.loads(output_of([node, "web/bundle.mjs", SITE]))
        shutil.copytree(PAGE / "public", SITE, dirs_exist_ok=True)
    with step("Asking the engine for its games, writing the rules"):
        shelf = bridge.shelf()
        write_rules(ROOT / "pyengine" / "games", SITE / "rules")
    write_index(bundle, shelf, {**engine, **runtime, **pyscript})
    put_in_place()


def output_of(command: list[str | Path]) -> str:
    """Run a tool and return what it printed; what it complained of goes to the user."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Missing(f"\n{done.stdout}{done.stderr}".rstrip())
    return done.stdout


def add_folder(kind: str, files: Iterable[Path]) -> str:
    """Copy files to a folder named by their contents, so that no cache goes stale; return its address."""
    files = sorted(files, key=lambda file: file.name)
    names = "".join(file.name for file in files)
    folder = SITE / kind / hashlib.sha256((names + digest(*files)).encode()).hexdigest()[:12]
    folder.mkdir(parents=True)
    for file in files:
        shutil.copyfile(file, folder / file.name)
    return folder.relative_to(SITE).as_posix()


def add_engine(node: str) -> dict[str, Any]:
    """Build the wheel, add bytecode for the page's Python, and put it beside the worker's script."""
    made = BUILD / "wheel"
    shutil.rmtree(made, ignore_errors=True)
    os.environ["SOURCE_DATE_EPOCH"] = "315532800"  # 1980: the same sources give the same bytes
    output_of([sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", made])
    wheel = next(made.glob("*.whl"))
    compiled = made / "site" / wheel.name
    compiled.parent.mkdir()
    shutil.copyfile(compile_archive(node, "wheel", wheel, LIBRARY), compiled)
    folder = add_folder("engine", [compiled, WORKER / "engine.py"])
    return {"engine": f"{folder}/engine.py", "wheel": f"{folder}/{wheel.name}"}


def compile_archive(node: str, job: str, archive: Path, *library: Path) -> Path:
    """Return the archive with its Python files compiled, from the cache if that was done before."""
    tools = [ROOT / "web" / "compile.mjs", ROOT / "web" / "compile_archive.py"]
    inputs = digest(archive, *tools, PACKAGES / "pyodide" / "package.json")
    compiled = CACHE / f"{job}-{inputs[:12]}.zip"
    if not compiled.exists():
        for old in CACHE.glob(f"{job}-*"):
            old.unlink()
        output_of([node, "web/compile.mjs", job, archive, compiled.with_suffix(".part"), *library])
        compiled.with_suffix(".part").rename(compiled)
    return compiled


def add_runtime(node: str) -> dict[str, Any]:
    """Add Pyodide, its standard library as bytecode, and our module that starts it."""
    pyodide = PACKAGES / "pyodide"
    shutil.copyfile(compile_archive(node, "standard-library", pyodide / LIBRARY.name), LIBRARY)
    lock = BUILD / "pyodide-lock.json"
    lock.write_text(json.dumps({**json.loads((pyodide / lock.name).read_text()), "packages": {}}))
    files = [*(pyodide / name for name in PYODIDE_FILES), LIBRARY, lock, *WORKER.glob("*.mjs")]
    sizes = {file.name: file.stat().st_size for file in files if file.suffix in (".wasm", ".zip")}
    return {"runtime": f"{add_folder('pyodide', files)}/runtime.mjs", "sizes": sizes}


def add_pyscript() -> dict[str, Any]:
    """Add the files of PyScript that the page loads."""
    dist = PACKAGES / "@pyscript" / "core" / "dist"
    files = {file for pattern in PYSCRIPT_FILES for file in dist.glob(f"{pattern}.js")}
    return {"pyscript": f"{add_folder('pyscript', files)}/core.js"}


def add_palette() -> str:
    """Write the engine's colours as a style sheet: the dark ones by the page's switch, else by the system."""
    light, dark = palette.css("light"), palette.css("dark")
    text = (
        f":root{{color-scheme:light;{light}}}"
        f"@media(prefers-color-scheme:dark){{:root:not([data-theme=light]){{color-scheme:dark;{dark}}}}}"
        f":root[data-theme=dark]{{color-scheme:dark;{dark}}}\n"
    )
    name = f"palette-{hashlib.sha256(text.encode()).hexdigest()[:8]}.css"
    (SITE / name).write_text(text, encoding="utf-8")
    return name


def write_index(bundle: dict[str, str], shelf: dict[str, Any], boot: dict[str, Any]) -> None:
    """Fill the regions of the root `index.html` that are marked for the build."""
    words = json.loads((PAGE / "words.json").read_text(encoding="utf-8"))
    sprite = shelf.pop("sprite", "")
    head = [
        f'<link rel="stylesheet" href="{add_palette()}">',
        f'<link rel="stylesheet" href="{html.escape(bundle["page/app.css"])}">',
        f'<script type="module" src="{html.escape(bundle["page/app.js"])}"></script>',
    ]
    body = [
        (PAGE / "body.html").read_text(encoding="utf-8"),
        sprite,
        *(json_block(name, value) for name, value in (("shelf", shelf), ("words", words), ("boot", boot))),
    ]
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    page = fill(fill(page, "head", "\n".join(head)), "body", "\n".join(body))
    (SITE / "index.html").write_text(page, encoding="utf-8")


def fill(page: str, region: str, content: str) -> str:
    """Replace what stands between the two marks of a region."""
    marks = re.compile(f"<!-- build:{region} -->.*?<!-- /build:{region} -->", re.DOTALL)
    filled, count = marks.subn(lambda _: content, page)
    if count != 1:
        raise Missing(f"index.html must have exactly one region build:{region}.")
    return filled


def json_block(name: str, value: object) -> str:
    """Return data for the page's script as a block that the browser does not run."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{text}</script>'


def put_in_place() -> None:
    """Exchange the old site for the new one."""
    old = BUILD / "old"
    shutil.rmtree(old, ignore_errors=True)
    if DIST.exists():
        DIST.rename(old)
    SITE.rename(DIST)
    shutil.rmtree(old, ignore_errors=True)


if __name__ == "__main__":
    try:
        build(sys.argv[1])
    except Missing as missing:
        sys.exit(str(missing))
