"""Two Rivers: a rules engine for three board games set between the Tigris and the Euphrates."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("pyengine")
except PackageNotFoundError:  # run from a checkout that was never installed
    __version__ = "0"
