"""Where this program keeps what it can do without."""

import os
from pathlib import Path


def cache() -> Path:
    """The user's folder for compiled rules and bug reports; it need not exist yet. STAMMTISCH_CACHE names another."""
    named = os.environ.get("STAMMTISCH_CACHE")
    return Path(named or os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "stammtisch"))
