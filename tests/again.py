"""After a failed run: the few tests that failed once more, each alone in a process of its own.

`python -m tests.again` ends well if all of them pass now. They are named loudly, since a test that fails beside others
and passes alone is a defect of its own, to be mended; but it says nothing about the change that was to be tested.
`python -m tests.again covered` fails as well if the run covered too little.
"""

import json
import subprocess
import sys
from pathlib import Path

AT_MOST = 5
"""More failures than that are no accident."""

FAILED = Path(".pytest_cache/v/cache/lastfailed")


def main(*, covered: bool) -> int:
    """Exit status: 0 if all pass now."""
    failed = list(json.loads(FAILED.read_text())) if FAILED.exists() else []
    if not 0 < len(failed) <= AT_MOST:
        return 1
    coverage = [sys.executable, "-m", "coverage", "report", "--fail-under=95"]
    if covered and subprocess.run(coverage, check=False).returncode:
        return 1
    print(f"\nOnce more, each alone: {len(failed)} of the tests failed.", flush=True)
    for name in failed:
        if subprocess.run([sys.executable, "-m", "pytest", "-p", "no:cacheprovider", name], check=False).returncode:
            return 1
    print("\nUNSTEADY, to be mended: these failed beside the others and pass alone.")
    print(*(f"  {name}" for name in failed), sep="\n", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(covered="covered" in sys.argv[1:]))
