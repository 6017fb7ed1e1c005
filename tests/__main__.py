"""`python3 -m tests`: set up what the tests need, build the site, run pytest with the arguments given."""

import os
import subprocess
import sys

from web.prepare import ROOT, Missing, alone, complain, environment, find_browser, python_with
from web.site import bring_up_to_date

# With these pytest is to stay one process, so that it can stop, talk or only list.
ALONE = ("-n", "--numprocesses", "-x", "--exitfirst", "--maxfail", "--pdb", "--trace", "-s", "--capture=no")
LISTING = ("-h", "--help", "--version", "--co", "--collect-only", "--fixtures", "--markers")


def workers(arguments: list[str]) -> list[str]:
    """Return pytest's option for one process a core, unless the arguments speak against it."""
    if any(argument.startswith(ALONE) or argument in LISTING for argument in arguments):
        return []
    return ["--numprocesses", str(os.cpu_count() or 1), "--dist", "worksteal"]


def main(arguments: list[str]) -> int:
    """Prepare and run; return pytest's exit code."""
    try:
        with alone():
            python = python_with("web/requirements.txt", "tests/requirements.txt")
            find_browser(python)
        bring_up_to_date(tools=True)
        sys.stdout.flush()
        command = [str(python), "-m", "pytest", *workers(arguments), *arguments]
        return subprocess.run(command, cwd=ROOT, env=environment(), check=False).returncode
    except (Missing, OSError) as trouble:
        return complain(trouble)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
