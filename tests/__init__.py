"""All tests: `python3 -m tests` sets up what they need and runs them."""

import web  # noqa: F401 - it has the sentence for a Python that is too old
