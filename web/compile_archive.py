"""Compile the Python files inside a zip archive; Pyodide runs this in Node.js, so the bytecode fits it."""

import py_compile
import tempfile
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo


def compile_archive(job: str, source: str, target: str) -> None:
    """Write the archive `target`: `source` with bytecode for a standard library or for a wheel."""
    members = standard_library if job == "standard-library" else wheel
    with ZipFile(source) as archive, ZipFile(target, "w") as compiled:
        for name, content in members(archive):
            entry = ZipInfo(name)  # dated 1980, so that the same input gives the same bytes
            entry.external_attr = 0o644 << 16
            compiled.writestr(entry, content, ZIP_DEFLATED, 9)


def standard_library(archive: ZipFile) -> Iterator[tuple[str, bytes]]:
    """Yield bytecode in the place of sources, without docstrings and asserts."""
    for name in archive.namelist():
        if name.endswith(".py"):
            yield f"{name}c", bytecode(name, archive.read(name), optimize=2)
        elif not name.endswith("/"):
            yield name, archive.read(name)


def wheel(archive: ZipFile) -> Iterator[tuple[str, bytes]]:
    """Yield the files of a wheel, bytecode in the place of sources, asserts included."""
    for name in archive.namelist():
        if name.endswith(".py"):
            yield f"{name}c", bytecode(name, archive.read(name), optimize=0)
        else:
            yield name, archive.read(name)


def bytecode(name: str, content: bytes, optimize: int) -> bytes:
    """Return the bytecode of one source file, good without looking at the source again."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "source.py"), Path(folder, "target.pyc")
        source.write_bytes(content)
        unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
        py_compile.compile(str(source), str(target), name, True, optimize, unchecked)
        return target.read_bytes()
