"""The form of the client that tests get: single files as in a checkout; with CLIENT=bundled, as in the wheel."""

import hashlib
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
IS_BUNDLED = os.environ.get("CLIENT") == "bundled"


@cache
def folder() -> str:
    """Where the bundle of the client as it is now lies; empty for single files."""
    if not IS_BUNDLED:
        return ""
    sources = [*(ROOT / "scripts").glob("bundle.mjs"), *(ROOT / "src").rglob("*.js"), *(ROOT / "src").rglob("*.css")]
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in sorted(sources))).hexdigest()[:12]
    made = ROOT / "build" / f"bundle-{digest}"
    if not made.exists():
        new = made.with_suffix(f".{os.getpid()}")
        subprocess.run([sys.executable, ROOT / "scripts" / "bundling.py", new], check=True, stdout=subprocess.DEVNULL)
        try:
            new.rename(made)
        except OSError:  # another process of this run was quicker
            assert made.exists()
    return str(made)
