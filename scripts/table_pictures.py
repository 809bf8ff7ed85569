#!/usr/bin/env python3
"""Make the pictures of the browser table in the README: real positions on the real page, in a real Chromium.

    .venv/bin/python scripts/table_pictures.py

It needs what the tests need (`scripts/test` sets that up). The house plays for everybody until something is going on;
the same seeds give the same positions.
"""

import base64
import sys
import threading
from collections.abc import Callable
from http.server import ThreadingHTTPServer
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.conftest import FLAGS, Files, chromium  # noqa: E402

import stammtisch  # noqa: E402
from stammtisch.terminal.opponents import House  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
NAMES = ["Anna", "Tobi", "Mona", "Kurt"]
PHONE, DESKTOP = (390, 844), (1280, 800)

View = dict[str, Any]
Lively = Callable[[View], bool]


def is_trick(view: View) -> bool:
    """Last to play, in a later round, with a choice."""
    return view["round"] > 1 and len(view["trick"]) == 3 and len(view["hand"]) > 8 and 1 < len(view["legal"]) < 9


def is_auction(view: View) -> bool:
    return view["round"] > 2 and view["step"] == "bid"


def is_doubt(view: View) -> bool:
    return view["round"] > 1 and view["step"] == "doubt" and len({card[0] for card in view["hand"]}) > 3


def is_choice(view: View) -> bool:
    return view["round"] > 1 and view["step"] == "turn" and len(view["hand"]) > 5 and len(view["legal"]) > 3


def is_duel(view: View) -> bool:
    return view["turns"] > 8 and view["step"] == "throw" and len(view["hand"]) > 5


PHONES: dict[str, Lively] = {
    "gaunerbande": is_trick,
    "black_spy": is_trick,
    "zehn": is_auction,
    "klaumau": is_doubt,
    "halt_mal_kurz": is_duel,
}


def position(game: str, lively: Lively) -> tuple[View, list[dict[str, Any]]]:
    """What seat 0 sees when it is asked something worth seeing, and all that was told until then."""
    for seed in count(1):
        match = stammtisch.new(game, players=4, seed=seed, names=NAMES)
        while not match.over:
            seat = 0 if 0 in match.awaiting else match.awaiting[0]
            if seat == 0 and lively(match.view(0)):
                return match.view(0), [event.as_json() for event in match.events(0)][-60:]
            match.play(seat, House().bot(match).choose(match, seat))
    raise AssertionError


def shoot(page: Page, game: str, lively: Lively) -> str:
    view, story = position(game, lively)
    page.evaluate("([view, story]) => stage.show(view, Date.now() + 15_000, story)", [view, story])
    page.wait_for_timeout(600)
    return base64.b64encode(page.screenshot(scale="device")).decode()


TOGETHER = """async ([shots, [width, height], gap, scale]) => {
  const canvas = document.createElement("canvas");
  canvas.width = (shots.length * (width + gap) - gap) * scale;
  canvas.height = height * scale;
  const paper = canvas.getContext("2d");
  for (const [place, shot] of shots.entries()) {
    const picture = new Image();
    picture.src = `data:image/png;base64,${shot}`;
    await picture.decode();
    paper.save();
    paper.beginPath();
    paper.roundRect(place * (width + gap) * scale, 0, width * scale, height * scale, 18 * scale);
    paper.clip();
    paper.drawImage(picture, place * (width + gap) * scale, 0, width * scale, height * scale);
    paper.restore();
  }
  return canvas.toDataURL("image/webp", 0.86).split(",")[1];
}"""
"""Pictures side by side, with round corners."""


def keep(page: Page, name: str, shots: list[str], size: tuple[int, int], scale: float) -> None:
    picture = page.evaluate(TOGETHER, [shots, size, 24, scale])
    path = PICTURES / f"{name}.webp"
    path.write_bytes(base64.b64decode(picture))
    print(path)


def main() -> None:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Files)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(device_scale_factor=2, locale="en", reduced_motion="reduce")
        page.goto(f"http://127.0.0.1:{server.server_port}/stage")
        page.wait_for_selector("html[data-ready]", state="attached")
        page.evaluate("stage.setLanguage('en')")
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        keep(page, "phones", [shoot(page, game, lively) for game, lively in PHONES.items()], PHONE, 0.84)
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        keep(page, "desktop", [shoot(page, "klaumau", is_choice)], DESKTOP, 1.25)
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
