"""Assemble the static site in `dist/`; runs in the virtual environment as `python -m web.build <node>`."""

import hashlib
import html
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from pyengine import bridge
from web.embedding import write_embedding
from web.inventory import SERVICE_WORKER, finish_service_worker, write_check
from web.library import write_library
from web.licences import write_licences
from web.one_file import BUNDLE, write_one_file
from web.pages import PAGE, app_page, json_block, palette_style
from web.prepare import BUILD, PACKAGES, ROOT, Missing, digest, step
from web.rules import write_rules
from web.site import DIST

WORKER = ROOT / "web" / "worker"
SITE = BUILD / "site"
CACHE = BUILD / "cache"
LIBRARY = BUILD / "python_stdlib.zip"  # what is used of the standard library, as bytecode
PYSCRIPT_FILES = ("core", "core-*", "deprecations-manager-*", "donkey-*", "error-*", "py-*")


def build(node: str) -> None:
    """Make the whole site beside the old one, then put it in its place."""
    shutil.rmtree(SITE, ignore_errors=True)
    SITE.mkdir(parents=True)
    CACHE.mkdir(exist_ok=True)
    with step("Building the engine's wheel"):
        whole = run_job(node, "standard-library", PACKAGES / "pyodide" / "python_stdlib.zip")
        engine, modules = add_engine(node, whole)
    with step("Collecting the Python runtime"):
        runtime = add_runtime(node, whole, modules)
        pyscript = add_pyscript()
    with step("Bundling the page"):
        bundled = json.loads(output_of([node, "web/bundle.mjs", SITE]))
        bundle = bundled["files"]
        shutil.copytree(PAGE / "public", SITE, dirs_exist_ok=True)
    with step("Asking the engine for its games, writing the rules"):
        shelf = bridge.shelf()
        write_rules(ROOT / "pyengine" / "games", SITE / "rules")
    boot = {**engine, **runtime, **pyscript, "offline": SERVICE_WORKER}
    styles = [add_palette(), bundle["page/app.css"]]
    write_index(bundle, [*bundled["early"], *core_files(boot)], styles, shelf, boot)
    write_embedding(SITE, bundle, styles[0], shelf, boot)
    with step("Putting everything into one file"):
        output_of([node, "web/bundle-one-file.mjs", BUNDLE])
        write_one_file(SITE, shelf, boot)
    write_licences(SITE)
    write_check(SITE, bundle, styles, boot)
    finish_service_worker(SITE)
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


def add_engine(node: str, library: Path) -> tuple[dict[str, Any], Path]:
    """Build the wheel, add bytecode, put it beside the worker's script; also list the modules it needs."""
    made = BUILD / "wheel"
    shutil.rmtree(made, ignore_errors=True)
    os.environ["SOURCE_DATE_EPOCH"] = "315532800"  # 1980: the same sources give the same bytes
    output_of([sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", made])
    wheel = next(made.glob("*.whl"))
    compiled = made / "site" / wheel.name
    compiled.parent.mkdir()
    shutil.copyfile(run_job(node, "wheel", wheel, library), compiled)
    folder = add_folder("engine", [compiled, WORKER / "engine.py"])
    modules = run_job(node, "modules", wheel, library)
    return {"engine": f"{folder}/engine.py", "wheel": f"{folder}/{wheel.name}"}, modules


def run_job(node: str, job: str, archive: Path, *library: Path) -> Path:
    """Have the page's Python work on an archive; return the result, from the cache if it was made before."""
    tools = [ROOT / "web" / name for name in ("compile.mjs", "compile_archive.py", "modules_used.py")]
    inputs = digest(archive, *tools, PACKAGES / "pyodide" / "package.json")
    made = CACHE / f"{job}-{inputs[:12]}"
    if not made.exists():
        for old in CACHE.glob(f"{job}-*"):
            old.unlink()
        output_of([node, "web/compile.mjs", job, archive, made.with_suffix(".part"), *library])
        made.with_suffix(".part").rename(made)
    return made


def add_runtime(node: str, library: Path, modules: Path) -> dict[str, Any]:
    """Add Pyodide with our module that starts it, and what is used of its standard library."""
    write_library(library, modules, LIBRARY)
    scripts = BUILD / "runtime"
    shutil.rmtree(scripts, ignore_errors=True)
    output_of([node, "web/bundle-runtime.mjs", scripts])
    files = [PACKAGES / "pyodide" / "pyodide.asm.wasm", LIBRARY, *scripts.iterdir()]
    sizes = {file.name: file.stat().st_size for file in files if file.suffix in (".wasm", ".zip")}
    return {"runtime": f"{add_folder('pyodide', files)}/runtime.mjs", "sizes": sizes}


def add_pyscript() -> dict[str, Any]:
    """Add the files of PyScript that the page loads."""
    dist = PACKAGES / "@pyscript" / "core" / "dist"
    files = {file for pattern in PYSCRIPT_FILES for file in dist.glob(f"{pattern}.js")}
    return {"pyscript": f"{add_folder('pyscript', files)}/core.js"}


def add_palette() -> str:
    """Write the engine's colours as a style sheet; return its name."""
    style = palette_style()
    name = f"palette-{hashlib.sha256(style.encode()).hexdigest()[:8]}.css"
    (SITE / name).write_text(style, encoding="utf-8")
    return name


def core_files(boot: dict[str, Any]) -> list[str]:
    """Return the addresses of what PyScript needs before it can run."""
    folder = (SITE / str(boot["pyscript"])).parent
    return [file.relative_to(SITE).as_posix() for file in sorted(folder.glob("core*.js"))]


def write_index(
    bundle: dict[str, str], early: list[str], styles: list[str], shelf: dict[str, Any], boot: dict[str, Any]
) -> None:
    """Write the page, with the addresses of its own files, those first that start the engine."""
    head = [
        json_block("boot", boot),
        f'<script type="module" async src="{html.escape(bundle["page/start.js"])}"></script>',
        *(f'<link rel="modulepreload" href="{html.escape(file)}">' for file in early),
        f'<link rel="preload" as="fetch" crossorigin href="{html.escape(boot["engine"])}">',
        *(f'<link rel="stylesheet" href="{html.escape(style)}">' for style in styles),
        f'<script type="module" src="{html.escape(bundle["page/app.js"])}"></script>',
    ]
    (SITE / "index.html").write_text(app_page(head, shelf), encoding="utf-8")


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
    except KeyboardInterrupt:
        sys.exit(130)
