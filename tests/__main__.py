"""`python3 -m tests`: set up what the tests need, build the site, run pytest with the arguments given."""

import os
import subprocess
import sys
from contextlib import suppress

from web.prepare import ROOT, Missing, alone, complain, environment, find_browser, python_with
from web.site import bring_up_to_date

# With these pytest is to stay one process, so that it can stop, talk or only list.
ALONE = ("-n", "--numprocesses", "-x", "--exitfirst", "--maxfail", "--pdb", "--trace", "-s", "--capture=no")
MOST_WORKERS = 8  # each has a browser of its own
LISTING = ("-h", "--help", "--version", "--co", "--collect-only", "--fixtures", "--markers")


def workers(arguments: list[str]) -> list[str]:
    """Return pytest's option for one process a core, unless the arguments speak against it."""
    if any(argument.startswith(ALONE) or argument in LISTING for argument in arguments):
        return []
    return ["--numprocesses", str(min(os.cpu_count() or 1, MOST_WORKERS)), "--dist", "worksteal"]


def wait_for(process: subprocess.Popen[bytes]) -> int:
    """Wait for the exit code; Ctrl-C is for pytest, which then ends with its summary."""
    while True:
        with suppress(KeyboardInterrupt):
            return process.wait()


def main(arguments: list[str]) -> int:
    """Prepare and run; return pytest's exit code."""
    try:
        with alone():
            python = python_with("web/requirements.txt", "tests/requirements.txt")
            find_browser(python)
        bring_up_to_date(tools=True)
        sys.stdout.flush()
        command = [str(python), "-m", "pytest", *workers(arguments), *arguments]
        return wait_for(subprocess.Popen(command, cwd=ROOT, env=environment()))
    except (Missing, OSError) as trouble:
        return complain(trouble)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
