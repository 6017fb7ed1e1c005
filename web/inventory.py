"""The list of the site's files with their hashes: the service worker keeps them, `check.html` checks them."""

import base64
import hashlib
import html
import json
import re
from pathlib import Path
from typing import Any, NamedTuple

from web.embedding import ONLY_FOR_OTHERS
from web.one_file import NAME as ONE_FILE
from web.pages import PAGE, json_block, page_with, words

SERVICE_WORKER = "sw.js"
CHECK = "check.html"
NAMED_BY_CONTENTS = re.compile(r"^(engine|pyodide|pyscript)/[0-9a-f]{12}/|-[0-9A-Za-z]{8}\.(js|css|woff2)$")


class File(NamedTuple):
    """One file of the site."""

    path: str
    size: int
    hash: str  # SHA-256, base64

    @property
    def revision(self) -> str | None:
        """Return what changes with the contents, unless the name does."""
        return None if NAMED_BY_CONTENTS.search(self.path) else self.hash


def files_of(site: Path) -> list[File]:
    """Return every file of the site but the service worker, which the others do not need to run."""
    paths = (path.relative_to(site).as_posix() for path in sorted(site.rglob("*")) if path.is_file())
    return [measure(site, path) for path in paths if path != SERVICE_WORKER]


def kept_files(site: Path) -> list[File]:
    """Return what the service worker keeps: all but the one file, a download, and what is for other sites."""
    others = (ONE_FILE, *ONLY_FOR_OTHERS)
    return [file for file in files_of(site) if not file.path.startswith(others)]


def measure(site: Path, path: str) -> File:
    """Return one file's line of the list."""
    content = (site / path).read_bytes()
    return File(path, len(content), base64.b64encode(hashlib.sha256(content).digest()).decode("ascii"))


def write_check(site: Path, bundle: dict[str, str], styles: list[str], boot: dict[str, Any]) -> None:
    """Write the page that checks a copy of the site wherever it lies."""
    head = [
        *(f'<link rel="stylesheet" href="{html.escape(style)}">' for style in styles),
        f'<script type="module" src="{html.escape(bundle["page/check.js"])}"></script>',
    ]
    listed = [file._asdict() for file in files_of(site)]
    said = {
        lang: {key: text for key, text in own.items() if key.startswith(("check", "title"))}
        for lang, own in words().items()
    }
    data = {"words": said, "boot": boot, "inventory": listed}
    body = [json_block(name, value) for name, value in data.items()]
    (site / CHECK).write_text(page_with(PAGE / CHECK, head, body), encoding="utf-8")


def finish_service_worker(site: Path) -> None:
    """Put the list of what is kept in front of the service worker."""
    kept = [
        {"url": file.path, "revision": file.revision, "integrity": f"sha256-{file.hash}"}
        for file in kept_files(site)
    ]
    worker = site / SERVICE_WORKER
    code = worker.read_text(encoding="utf-8")
    worker.write_text(f"self.FILES={json.dumps(kept, separators=(',', ':'))};\n{code}", encoding="utf-8")
