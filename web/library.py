"""The page's copy of the standard library: bytecode of what is used, nothing else."""

import json
from collections.abc import Iterable
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

# What no trial run sees: texts in other encodings, and what PyScript imports in every worker but the first.
KEPT = (
    *("encodings.ascii", "encodings.latin_1", "encodings.utf_8_sig", "encodings.cp437"),
    *("html", "html.entities", "base64", "io"),
)

# What the library itself can do without: Pyodide's start imports archives that are never opened here.
LEFT_OUT = ("bz2", "compression", "lzma")


def write_library(whole: Path, modules: Path, target: Path) -> None:
    """Write the part of the whole compiled library that these modules need."""
    used: Iterable[str] = json.loads(modules.read_text(encoding="utf-8"))
    wanted = {name for name in (*used, *KEPT) if name.split(".")[0] not in LEFT_OUT}
    with ZipFile(whole) as library, ZipFile(target, "w") as trimmed:
        for name in library.namelist():
            if not name.endswith(".pyc") or module_name(name) in wanted:
                entry = ZipInfo(name)  # dated 1980, so that the same input gives the same bytes
                entry.external_attr = 0o644 << 16
                trimmed.writestr(entry, library.read(name), ZIP_DEFLATED, 9)


def module_name(path: str) -> str:
    """Return the module that a file of bytecode holds.

    >>> module_name("email/__init__.pyc"), module_name("json/decoder.pyc")
    ('email', 'json.decoder')
    """
    return path.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
