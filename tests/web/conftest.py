"""A real Chromium, pages served as the server serves them, and real matches to show."""

import http.server
import mimetypes
import os
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import stammtisch

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Page, sync_playwright

WEB = Path(stammtisch.__file__).parent / "web"
HERE = Path(__file__).parent
SHOTS = HERE.parents[1] / "build" / "screens"
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'"


def chromium() -> str | None:
    """Where a Chromium is, on this machine."""
    names = ("chromium", "chromium-browser", "google-chrome", "chrome")
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        pytest.skip("there is no Chromium here; set CHROMIUM to the path of one")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        running.close()


class Files(http.server.BaseHTTPRequestHandler):
    """The files of the client, and a stage on which tests put views, under the policy of the real server."""

    def do_GET(self) -> None:
        path = self.path.split("?")[0]
        if path == "/stage":
            page = (WEB / "index.html").read_text(encoding="utf-8").replace("/static/app.js", "/stage.js")
            self.answer(page.encode(), "text/html; charset=utf-8")
        elif path == "/stage.js":
            self.answer((HERE / "stage.js").read_bytes(), "text/javascript")
        elif path.startswith("/static/") and (WEB / path[8:]).is_file():
            self.answer((WEB / path[8:]).read_bytes(), mimetypes.guess_type(path)[0] or "text/plain")
        else:
            self.send_error(404)

    def answer(self, body: bytes, kind: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Content-Security-Policy", POLICY)
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
    page = context.new_page()
    faults = watch(page)
    page.goto(f"{files}/stage")
    page.wait_for_selector("html[data-ready]", state="attached")
    yield page
    context.close()
    assert not faults
