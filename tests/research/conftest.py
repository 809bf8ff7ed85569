"""Where these libraries are not installed, their tests are not even looked at; `scripts/test` installs them."""

from importlib.util import find_spec

NEEDED = ("gymnasium", "pettingzoo", "pyspiel")

collect_ignore = [] if all(map(find_spec, NEEDED)) else [f"test_{n}.py" for n in ("outside", "openspiel", *NEEDED[:2])]
