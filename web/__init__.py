"""The page, and the build that assembles and serves the site."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - said here so that an old Python gives a sentence, not a traceback
    sys.stderr.write("Two Rivers needs Python 3.11 or newer: install one and run the command with it.\n")
    raise SystemExit(2)
