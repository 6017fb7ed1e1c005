"""The licences of what others wrote and the site carries, in one text beside it."""

import json
from pathlib import Path

from web.prepare import PACKAGES, ROOT

NAME = "licences.txt"
ONLY_FOR_BUILDING = "esbuild"


def write_licences(site: Path) -> None:
    """Write each package's name, version, licence, source, and the licence's text where it brings one."""
    wanted = json.loads((PACKAGES.parent / "package.json").read_text("utf-8"))["dependencies"]
    packages = [PACKAGES / name for name in wanted if name != ONLY_FOR_BUILDING]
    own = "Two Rivers\n\n" + (ROOT / "LICENSE").read_text("utf-8")
    (site / NAME).write_text("\n\n".join([own, *map(licence_of, packages)]), encoding="utf-8")


def licence_of(package: Path) -> str:
    """Return a package's part of the text."""
    facts = json.loads((package / "package.json").read_text("utf-8"))
    source = facts.get("repository", {})
    address = source if isinstance(source, str) else source.get("url", "")
    texts = [file.read_text("utf-8").strip() for file in sorted(package.glob("LICENSE*"))]
    head = f"{'-' * 80}\n{facts['name']} {facts['version']}: {facts['license']}\n{address}"
    return "\n\n".join([head, *texts])
