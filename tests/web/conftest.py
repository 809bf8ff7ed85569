"""A real Chromium, pages served as the server serves them, and real matches to show."""

import http.server
import json
import os
import re
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import stammtisch
from stammtisch.server.http.client import Client
from stammtisch.service import browser_games, catalogue
from tests import bundled

try:
    from playwright.sync_api import Browser, Page, expect, sync_playwright

    expect.set_options(timeout=60_000)  # as long as PATIENCE
except ImportError:  # each file of tests says that it is skipped
    Browser = Page = Any  # type: ignore[misc, assignment]

PATIENCE = 60_000
"""Milliseconds for anything that is waited for: a machine may be busy with other things."""
WEB = Path(stammtisch.__file__).parent / "web"
GAMES = browser_games.folders()
"""The browser's half of each game."""
MODULES = [*WEB.rglob("*.js"), *(path for folder in GAMES.values() for path in folder.rglob("*.js"))]
"""All modules of the client."""
HERE = Path(__file__).parent
SHOTS = HERE.parents[1] / "build" / "screens"
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Each window would get suggestions for its address line, two pages that take longer than ours. The last
    # such list counts: the rest is what Playwright has on its own.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,AvoidUnnecessaryBeforeUnloadCheckSync,"
    "DestroyProfileOnBrowserClose,HttpsUpgrades,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,"
    "PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning",
]
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'"


def chromium() -> str | None:
    """Where a Chromium is, on this machine."""
    names = (os.environ.get("CHROME"), "chromium", "google-chrome", "chromium-browser", "chrome")
    return next(filter(None, (shutil.which(name) for name in names if name)), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        pytest.skip("there is no Chromium here; set CHROME to the path of one")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        running.close()


class Files(http.server.BaseHTTPRequestHandler):
    """The files of the client, and a stage on which tests put views, under the policy of the real server.

    Nothing changes while tests run: a connection stays open for the next of some 200 files, and what a browser has once
    it keeps, such as the words of a language that is chosen again and again.
    """

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # the body would wait until the head has been acknowledged

    copy = Client(bundle=bundled.folder()).look()

    def do_GET(self) -> None:
        path = self.path.split("?")[0]
        page = self.copy.page(path, "de")
        assert page is not None
        if path == "/stage":
            staged = re.sub(rb'(<script type="module" src=")[^"]*', rb"\1/stage.js", page.content)
            self.answer(staged, "text/html; charset=utf-8")
        elif path.startswith("/gallery"):
            self.answer(page.content, "text/html; charset=utf-8")
        elif path == "/api/games":
            self.answer(json.dumps(catalogue.catalogue()).encode(), "application/json")
        elif path == "/stage.js":
            self.answer((HERE / "stage.js").read_bytes(), "text/javascript")
        elif path[8:] in self.copy.files:
            self.answer(self.copy.files[path[8:]].content, self.copy.files[path[8:]].kind)
        else:
            self.send_error(404)

    def answer(self, body: bytes, kind: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", "max-age=3600")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture(scope="session")
def files() -> Iterator[str]:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Files)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def watch(page: Page) -> list[str]:
    """Collects whatever goes wrong in a page."""
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    return faults


@pytest.fixture(scope="module")
def stage(browser: Browser, files: str) -> Iterator[Page]:
    """A page with the table on which tests put views; it must not have had an error in the end."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="de-DE", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    faults = watch(page)
    page.goto(f"{files}/stage")
    page.wait_for_selector("html[data-ready]", state="attached")
    yield page
    context.close()
    assert not faults


CLICKER = (HERE / "clicker.js").read_text(encoding="utf-8").split("*/", 1)[1].strip().rstrip(";")
LIKES = {"likes": {"speed": 60, "sound": False}}
"""Nothing is waited for: tests look at what happens, people at how."""


class Guest:
    """Somebody with a browser of their own."""

    def __init__(self, browser: Browser, url: str, name: str = "", *, size: tuple[int, int] = (390, 844), **how: Any):
        self.url = url
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=how.get("locale", "de-DE"),
            reduced_motion="reduce",
            has_touch=how.get("touch", False),
            service_workers=how.get("service_workers", "block"),  # each would copy the whole client
        )
        self.context.set_default_timeout(PATIENCE)
        kept = {**LIKES, "name": name}
        self.context.add_init_script(
            f"localStorage.getItem('stammtisch') ?? localStorage.setItem('stammtisch', {json.dumps(json.dumps(kept))})"
        )
        self.page = self.context.new_page()
        self.faults = watch(self.page)

    def go(self, path: str = "/") -> "Guest":
        self.page.goto(self.url + path)
        return self

    def sees(self, selector: str, seconds: float = PATIENCE / 1000) -> None:
        self.page.wait_for_selector(selector, timeout=seconds * 1000)

    def plays(self, seed: int = 1) -> None:
        """From now on they click by themselves."""
        self.page.evaluate(CLICKER, seed)

    def stops(self) -> None:
        self.page.evaluate("clearInterval(window.clicker)")

    def shot(self, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png")

    def state(self) -> dict[str, Any]:
        """What they see of the match, as far as tests care."""
        seen: dict[str, Any] = self.page.evaluate(
            """() => ({
              hand: [...document.querySelectorAll(".hands .held")].map((card) => card.dataset.card),
              where: document.querySelector(".where")?.textContent,
              title: document.querySelector(".slip h2")?.textContent,
              names: [...document.querySelectorAll(".seat .who")].map((name) => name.textContent),
            })"""
        )
        return seen


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A real server with a real database."""
    house = pytest.importorskip("tests.server.house")
    with house.House(tmp_path_factory.mktemp("house")).start() as running:
        yield running


@pytest.fixture
def invite(browser: Browser, house: Any) -> Iterator[Any]:
    """Invites guests, who must not have had an error in the end."""
    guests: list[Guest] = []

    def one(name: str = "", **how: Any) -> Guest:
        guests.append(Guest(browser, house.url, name, **how))
        return guests[-1]

    yield one
    for guest in guests:
        guest.context.close()
    assert [fault for guest in guests for fault in guest.faults] == []
