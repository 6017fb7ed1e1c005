"""Two Rivers: a rules engine for three board games set between the Tigris and the Euphrates."""


def __getattr__(name: str) -> str:
    """Look the version up when it is asked for: the page starts sooner without it."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(__name__)
    except PackageNotFoundError:  # run from a checkout that was never installed
        return "0"
