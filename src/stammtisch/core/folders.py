"""Where this program keeps things: what it can do without, and what should last."""

import os
from pathlib import Path


def cache() -> Path:
    """The user's folder for compiled rules and bug reports; it need not exist yet. STAMMTISCH_CACHE names another."""
    named = os.environ.get("STAMMTISCH_CACHE")
    return Path(named or os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "stammtisch"))


def data() -> Path:
    """The user's folder for what should last, such as running matches. STAMMTISCH_DATA names another."""
    named = os.environ.get("STAMMTISCH_DATA")
    home = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(named or os.path.join(home, "stammtisch"))
