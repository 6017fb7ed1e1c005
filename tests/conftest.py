"""Fixtures for the tests in a real browser: the built site, and a page that must stay clean."""

import os
import shutil
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from playwright.sync_api import ConsoleMessage, Page, Request

from web.prepare import alone, browser_on_path
from web.serve import Server
from web.site import DIST, is_current

QUIET = [
    *("--no-first-run", "--disable-gpu", "--disable-quic", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
]

settings.register_profile("everywhere", deadline=None)  # a busy machine is no fault
settings.load_profile("everywhere")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the Chromium of this machine, and have it talk to nobody by itself."""
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    flags = [*QUIET, *(["--no-sandbox"] if as_root else [])]
    return {**browser_type_launch_args, "executable_path": browser_on_path(), "args": flags}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve a copy of the built site, which a later build does not disturb, and give its address."""
    if not DIST.exists():
        pytest.exit("The browser tests need the built site: run python3 -m web build first.", 2)
    if not is_current():
        warnings.warn("dist/ is older than the sources: python3 -m web build renews it", stacklevel=1)
    copy = tmp_path_factory.mktemp("site") / "dist"
    with alone():
        shutil.copytree(DIST, copy)
    with serving(copy) as url:
        yield url


class serving:
    """Serve a folder in a thread while a `with` block runs."""

    def __init__(self, folder: Path) -> None:
        """Take any free port."""
        self.server = Server(folder)

    def __enter__(self) -> str:
        """Start, and give the address."""
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self.server.url

    def __exit__(self, *_: object) -> None:
        """Stop."""
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def page(page: Page, site: str) -> Iterator[Page]:
    """Give a page of the site's browser that fails the test on any error or any request to another host."""
    trouble: list[str] = []

    def note_message(message: ConsoleMessage) -> None:
        if message.type == "error":
            trouble.append(f"console: {message.text}")

    def note_request(request: Request) -> None:
        if not request.url.startswith((site, "blob:", "data:", "about:")):
            trouble.append(f"request to another host: {request.url}")

    page.on("console", note_message)
    page.on("pageerror", lambda error: trouble.append(f"error: {error}"))
    page.on("requestfailed", lambda request: trouble.append(f"failed: {request.url} {request.failure}"))
    page.context.on("request", note_request)
    yield page
    assert not trouble, "\n".join(trouble)
