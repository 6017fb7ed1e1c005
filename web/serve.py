"""A plain static server for the built site: right types, no special headers."""

import errno
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from web.prepare import Missing

HOST = "127.0.0.1"
FIRST_PORT = 8000
PORTS_TRIED = 50


class Handler(SimpleHTTPRequestHandler):
    """Answers with files; pages are asked for anew each time, hashed files may be kept."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # else a small answer waits for the browser's acknowledgement
    extensions_map = {  # noqa: RUF012 - the base class has it as a plain dictionary
        "": "application/octet-stream",
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".md": "text/markdown; charset=utf-8",
        ".mjs": "text/javascript; charset=utf-8",
        ".png": "image/png",
        ".py": "text/x-python; charset=utf-8",
        ".svg": "image/svg+xml",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".whl": "application/zip",
        ".woff2": "font/woff2",
        ".zip": "application/zip",
    }

    def end_headers(self) -> None:
        """Have pages revalidated, so that a new build shows at once."""
        if self.path.split("?")[0].endswith(("/", ".html")):
            self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Stay quiet."""


class Server(ThreadingHTTPServer):
    """Serves one folder on this machine only."""

    daemon_threads = True
    allow_reuse_address = sys.platform != "win32"

    def __init__(self, folder: Path, port: int = 0) -> None:
        """Listen on a port; 0 takes any free one."""
        super().__init__((HOST, port), partial(Handler, directory=str(folder)))

    @property
    def url(self) -> str:
        """Return the address of the site."""
        return f"http://{HOST}:{self.server_port}/"

    def handle_error(self, request: object, client_address: object) -> None:
        """Ignore browsers that hang up early."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def open_server(folder: Path, port: int | None) -> Server:
    """Listen on the given port, or on the first free one from `FIRST_PORT` on."""
    for number in range(FIRST_PORT, FIRST_PORT + PORTS_TRIED) if port is None else [port]:
        try:
            return Server(folder, number)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise Missing(f"Port {number} cannot be opened ({error.strerror}): try another.") from error
    place = f"Port {port} is" if port is not None else f"All ports from {FIRST_PORT} on are"
    raise Missing(f"{place} in use or not allowed: choose another with --port.")
