"""How long a guest on a phone waits for the cards: the client over a slow line, as Chromium throttles it.

A guest opens the link of a running match, and the start page, with an empty browser and with one that keeps a copy of
the client. What counts is the time from the click on the link until the cards of their hand (the games of the start
page) are painted, and the requests and bytes until then. Server and browser run on this machine, which may be busy:
each visit is made several times, and the quickest counts.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from rich.console import Console
from rich.table import Table

HAND, GAMES = ".hands .held", ".game [data-play]"
SEEN = """(selector) => {
  const look = () => {
    if (!document.querySelector(selector) || !document.querySelector("body > svg")) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => { window.seen = performance.now(); }));
  };
  look();
}"""
"""Notes when something is painted: after the first frame that has it."""
COPIED = """async () => {
  const names = (await caches.keys()).filter((name) => name !== "stammtisch-rules");
  return names.length > 0 && Boolean(await (await caches.open(names[0])).match("/"));
}"""
PATIENCE = 120
BUNDLING = Path(__file__).resolve().parents[1] / "scripts" / "bundling.py"


@dataclass(frozen=True)
class Line:
    """A line as Chromium imitates it: milliseconds for each request, bits a second down and up."""

    latency: float
    down: float
    up: float = 750_000

    @property
    def conditions(self) -> dict[str, Any]:
        return {
            "offline": False,
            "latency": self.latency,
            "downloadThroughput": self.down / 8,
            "uploadThroughput": self.up / 8,
        }


@dataclass(frozen=True)
class Look:
    """What one visit took."""

    seconds: float
    files: int
    kilobytes: float


@contextmanager
def server(folder: Path, bundle: str) -> Iterator[str]:
    """A server of this checkout, and its address."""
    environment = {**os.environ, "STAMMTISCH_DATA": str(folder), "STAMMTISCH_BUNDLE": bundle}
    command = [
        sys.executable,
        "-c",
        "import sys; from stammtisch.cli import main; sys.exit(main())",
        "serve",
        "--port",
        "0",
        "--rate",
        "0",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment) as run:
        assert run.stdout is not None
        said = ""
        while "The table is set: " not in said:
            line = run.stdout.readline()
            if not line:
                raise RuntimeError(f"the server ended: {said}")
            said += line
        try:
            yield said.rpartition("The table is set: ")[2].split()[0].rstrip("/")
        finally:
            run.terminate()


def invitation(url: str, game: str) -> str:
    """The link of a match that has begun, for somebody who sits there."""
    body = json.dumps({"game": game, "name": "Ada", "level": "lehrling"}).encode()
    asked = urllib.request.Request(f"{url}/api/quick", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked) as answer:
        opened = json.load(answer)
    return f"{url}/t/{opened['code']}#{opened['token']}"


def throttled(context: BrowserContext, line: Line) -> Page:
    """A window on a slow line."""
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", line.conditions)
    return page


def slow_workers(browser: Browser, line: Line) -> None:
    """What a worker fetches goes over the same line; it is not part of any window."""
    devtools = browser.new_browser_cdp_session()
    for target in devtools.send("Target.getTargets")["targetInfos"]:
        if target["type"] == "service_worker":
            session = devtools.send("Target.attachToTarget", {"targetId": target["targetId"], "flatten": False})
            for number, (method, given) in enumerate(
                [("Network.enable", {}), ("Network.emulateNetworkConditions", line.conditions)]
            ):
                message = json.dumps({"id": number, "method": method, "params": given})
                devtools.send("Target.sendMessageToTarget", {"sessionId": session["sessionId"], "message": message})


def look(page: Page, address: str, selector: str) -> Look:
    page.add_init_script(f"({SEEN})({json.dumps(selector)})")
    page.goto(address, wait_until="commit", timeout=PATIENCE * 1000)
    page.wait_for_function("() => window.seen", timeout=PATIENCE * 1000)
    seen, files, size = page.evaluate(
        """() => {
          const all = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
          const until = all.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= window.seen);
          return [window.seen, until.length, until.reduce((sum, { transferSize }) => sum + transferSize, 0)];
        }"""
    )
    return Look(seen / 1000, files, size / 1000)


def visit(browser: Browser, line: Line, url: str, game: str, *, cached: bool) -> tuple[Look, Look]:
    """The invited guest, then the start page, each in a browser of its own."""
    found = []
    for selector in (HAND, GAMES):
        address = invitation(url, game) if selector == HAND else url + "/"
        context = browser.new_context(
            viewport={"width": 390, "height": 844},
            locale="de-DE",
        )
        if cached:
            before = context.new_page()
            before.goto(url)
            until = time.monotonic() + PATIENCE
            while not before.evaluate(COPIED):
                assert time.monotonic() < until, "no copy of the client was made"
                before.wait_for_timeout(200)
            before.close()
            slow_workers(browser, line)
        found.append(look(throttled(context, line), address, selector))
        context.close()
    return found[0], found[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--latency", type=float, default=150, help="milliseconds for each request")
    parser.add_argument("--down", type=float, default=1600, help="kbit/s")
    parser.add_argument("--times", type=int, default=3, help="visits of each kind; the quickest counts")
    parser.add_argument("--game", default="gaunerbande")
    parser.add_argument("--form", choices=["single", "bundled", "both"], default="both")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    line = Line(given.latency, given.down * 1000)
    found: dict[str, dict[str, Look]] = {}
    path = os.environ.get("CHROME") or shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        bundle = Path(folder) / "bundle"
        if given.form != "single":
            subprocess.run([sys.executable, BUNDLING, bundle], check=True, stdout=subprocess.DEVNULL)
        for form in ("single", "bundled") if given.form == "both" else (given.form,):
            with server(Path(folder) / form, "" if form == "single" else str(bundle)) as url:
                for cached in (False, True):
                    tries = [visit(browser, line, url, given.game, cached=cached) for _ in range(given.times)]
                    how = "cached" if cached else "cold"
                    found[f"{form} files"] = found.get(f"{form} files", {}) | {
                        f"cards, {how}": min((hand for hand, _ in tries), key=lambda each: each.seconds),
                        f"start page, {how}": min((start for _, start in tries), key=lambda each: each.seconds),
                    }
        browser.close()
    if given.json:
        print(json.dumps({form: {what: vars(one) for what, one in looks.items()} for form, looks in found.items()}))
        return
    table = Table("", "seconds", "requests", "kB", title=f"{given.latency:g} ms, {given.down:g} kbit/s")
    for form, looks in found.items():
        for what, one in looks.items():
            table.add_row(f"{what}, {form}", f"{one.seconds:.2f}", str(one.files), f"{one.kilobytes:.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()
