"""Other libraries are installed for `scripts/test everything` only; without them these tests are not even looked at."""

from importlib.util import find_spec

NEEDED = ("gymnasium", "pettingzoo", "pyspiel")

collect_ignore = [] if all(map(find_spec, NEEDED)) else [f"test_{n}.py" for n in ("outside", "openspiel", *NEEDED[:2])]
