"""Bundle the browser client by esbuild: scripts/bundle [FOLDER]. The wheel gets its bundle by the same function."""

import subprocess
import sys
from pathlib import Path

import npm

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "stammtisch"


def bundle(into: Path) -> str:
    """Write the bundle into a folder, which is emptied first; gives what esbuild made. Raises `npm.NotHereError` where
    there is no Node or no esbuild.
    """
    command = [npm.node(), str(ROOT / "scripts" / "bundle.mjs"), str(npm.fetch("esbuild")), str(PACKAGE), str(into)]
    done = subprocess.run(command, check=False, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if done.returncode:
        raise RuntimeError(f"the client cannot be bundled:\n{done.stdout}{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    try:
        print(bundle(Path(*sys.argv[1:2] or [PACKAGE / "bundle"])), end="")
    except (npm.NotHereError, RuntimeError) as error:
        sys.exit(f"stammtisch: {error}")
