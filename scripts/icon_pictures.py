"""Draw the icons of the web app from `icon.svg`, their one source, with Chromium: python scripts/icon_pictures.py"""

import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

ART = Path(__file__).resolve().parents[1] / "src" / "stammtisch" / "web" / "shared" / "art"
FELT = "#1b4334"
SIZES = {"icon-192.png": (192, False), "icon-512.png": (512, False), "icon-maskable-512.png": (512, True)}
SAFE = 0.8
"""Of a maskable icon systems may cut off all but a circle of this size."""


def page_of(source: str, size: int, maskable: bool) -> str:
    """The icon in the middle of a page of its size; on felt up to the edge if it may be cut to any shape."""
    inner = round(size * SAFE) if maskable else size
    ground = FELT if maskable else "transparent"
    return (
        f"<style>body {{ margin: 0; background: {ground}; display: grid; place-items: center; height: {size}px }}"
        f"svg {{ width: {inner}px; height: {inner}px }}</style>{source}"
    )


def main() -> None:
    names = (os.environ.get("CHROME"), "chromium", "google-chrome", "chromium-browser", "chrome")
    path = next(filter(None, (shutil.which(name) for name in names if name)), None)
    source = (ART / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for name, (size, maskable) in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(page_of(source, size, maskable))
            page.screenshot(path=ART / name, omit_background=not maskable)
        browser.close()


if __name__ == "__main__":
    main()
