"""`python3 -m web`: build the site if something changed, serve it and open the browser."""

import argparse
import os
import subprocess
import sys
import webbrowser
from contextlib import suppress

from web.prepare import ROOT, Missing, alone, complain, environment, find_browser, python_with
from web.serve import open_server
from web.site import DIST, bring_up_to_date


def port_number(text: str) -> int:
    """Read a port number."""
    if not text.isdecimal() or not 0 < int(text) < 65536:
        raise argparse.ArgumentTypeError(f"'{text}' is not a port: give a number from 1 to 65535")
    return int(text)


def read_arguments(arguments: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python3 -m web", description="Build Two Rivers and open it.")
    parser.add_argument("what", nargs="?", choices=["build", "bench"], help="only build dist/, or measure it")
    parser.add_argument("--port", type=port_number, help="serve on this port (else the first free from 8000)")
    parser.add_argument("--no-open", action="store_true", help="do not open the browser")
    return parser.parse_args(arguments)


def has_screen() -> bool:
    """Tell whether a browser window can be opened here."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def serve(port: int | None, show: bool) -> None:
    """Serve the built site until the user stops it."""
    with open_server(DIST, port) as server:
        print(f"Two Rivers is at {server.url} (Ctrl-C ends it)", flush=True)
        if show and has_screen():
            webbrowser.open(server.url)
        with suppress(KeyboardInterrupt):
            server.serve_forever()
        print()


def bench() -> int:
    """Measure the built site in a browser; return the exit code."""
    with alone():
        python = python_with("web/requirements.txt", "tests/requirements.txt")
        find_browser(python)
    return subprocess.run([python, "-m", "web.bench"], cwd=ROOT, env=environment(), check=False).returncode


def main(arguments: list[str]) -> int:
    """Do what the command line asks; return the exit code."""
    options = read_arguments(arguments)
    try:
        bring_up_to_date()
        if options.what == "build":
            print("The site is in dist/", flush=True)
        elif options.what == "bench":
            return bench()
        else:
            serve(options.port, show=not options.no_open)
    except (Missing, OSError) as trouble:
        return complain(trouble)
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
