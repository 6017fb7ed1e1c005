"""The whole app as one HTML file that opens from a disk: everything inside, nothing is loaded."""

import base64
import gzip
import hashlib
import re
from pathlib import Path
from typing import Any

from web.pages import app_page, json_block, palette_style
from web.prepare import BUILD, Missing, digest

NAME = "two-rivers.html"
BUNDLE = BUILD / "one-file"  # where web/bundle-one-file.mjs leaves the page and its worker
CACHE = BUILD / "cache"

# The inline script and style are named by their hashes; the worker is a text; nothing can be fetched.
POLICY = (
    "default-src 'none'; script-src {script} 'wasm-unsafe-eval'; worker-src data:; style-src {style}; "
    "img-src data: blob:; font-src data:; connect-src 'none'; base-uri 'none'; form-action 'none'"
)


def write_one_file(site: Path, shelf: dict[str, Any], boot: dict[str, Any]) -> None:
    """Write the file from the finished site and from what was bundled for it."""
    script = (BUNDLE / "app.js").read_text(encoding="utf-8")
    style = palette_style() + (BUNDLE / "app.css").read_text(encoding="utf-8")
    runtime = (site / str(boot["runtime"])).parent
    rules = {f"rules/{file.name}": file.read_text(encoding="utf-8") for file in (site / "rules").iterdir()}
    parts = {
        "worker": packed(BUNDLE / "worker.js"),
        "wasm": packed(runtime / "pyodide.asm.wasm"),
        "library": (runtime / "python_stdlib.zip").read_bytes(),
        "wheel": (site / str(boot["wheel"])).read_bytes(),
        "script": (site / str(boot["engine"])).read_bytes(),
    }
    head = [f"<style>{style}</style>", f'<script type="module">{script}</script>']
    blocks = [json_block("files", rules), *(part(name, content) for name, content in parts.items())]
    page = app_page(head, shelf, *blocks)
    page = with_policy(without_links(page, site / "icon.svg"), script, style)
    (site / NAME).write_text(page, encoding="utf-8")


def with_policy(page: str, script: str, style: str) -> str:
    """Exchange the hosted site's content-security policy for the one file's own."""
    policy = POLICY.format(script=source_hash(script), style=source_hash(style))
    return replace_once(page, r'(http-equiv="Content-Security-Policy" content=")[^"]*', policy)


def without_links(page: str, icon: Path) -> str:
    """Take out the links to other files; the icon comes along as an address that holds it."""
    page = re.sub(r'<link rel="(?:manifest|apple-touch-icon)"[^>]*>\n', "", page)
    address = f"data:image/svg+xml;base64,{base64_of(icon.read_bytes())}"
    return replace_once(page, r'(<link rel="icon" href=")[^"]*', address)


def replace_once(page: str, pattern: str, replacement: str) -> str:
    """Put the replacement after the pattern's first group, which must be there exactly once."""
    page, count = re.subn(pattern, lambda found: found[1] + replacement, page)
    if count != 1:
        raise Missing(f"index.html must have exactly one place like {pattern}.")
    return page


def source_hash(text: str) -> str:
    """Return the policy's name for an inline script or style."""
    return f"'sha256-{base64_of(hashlib.sha256(text.encode()).digest())}'"


def part(name: str, content: bytes) -> str:
    """Return bytes as a block that the browser does not run."""
    return f'<script type="text/plain" id="part-{name}">{base64_of(content)}</script>'


def base64_of(content: bytes) -> str:
    """Return bytes as base64 text."""
    return base64.b64encode(content).decode("ascii")


def packed(file: Path) -> bytes:
    """Return a file gzipped as well as it goes, from the cache if that was done before."""
    kept = CACHE / f"packed-{file.name}-{digest(file)[:12]}.gz"
    if not kept.exists():
        for old in CACHE.glob(f"packed-{file.name}-*"):
            old.unlink()
        kept.write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
    return kept.read_bytes()
