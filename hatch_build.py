"""What is done when a wheel is built: it gets the browser client bundled besides its single files.

That takes Node, and esbuild from npm's registry. Where one of them is missing, the wheel has single files only: that is
said, and fails only where CI=true.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Bundling(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        sys.path.insert(0, str(Path(self.root) / "scripts"))
        import bundling
        import npm

        self._folder = tempfile.TemporaryDirectory()
        try:
            bundling.bundle(Path(self._folder.name) / "bundle")
        except npm.NotHereError as error:
            self.app.display_warning(
                f"THE CLIENT IS NOT BUNDLED: {error}; single files are served, which takes longer."
            )
            if os.environ.get("CI") == "true":
                raise
        else:
            build_data["force_include"][str(Path(self._folder.name) / "bundle")] = "stammtisch/bundle"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_folder"):
            self._folder.cleanup()
