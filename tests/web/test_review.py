"""The after-match page in a real browser: it fills in, adds up, and lets one play on from a mistake."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from tests.web.steps import begins, is_sound, speaks

pytest.importorskip("playwright")

PHONE, DESKTOP = (390, 844), (1280, 800)
ALONE = [{"kind": "me"}, *[{"kind": "bot", "level": "geselle"}] * 2]
SHORT = {"players": 3, "seats": ALONE, "pace": "instant"}
LONG = 200
"""Seconds: a search has to be loaded, and a match looked at."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A server that has its searches ready, as people's have."""
    house = pytest.importorskip("tests.server.house")
    with house.House(tmp_path_factory.mktemp("house"), warm_up=True).start() as running:
        yield running


def numbers(guest: Any) -> list[float]:
    """The lines of the bill."""
    written = guest.page.locator(".parts b").all_inner_texts()
    return [float(text.replace("\N{MINUS SIGN}", "-").replace("+", "").replace(",", ".").strip()) for text in written]


def read(guest: Any, opened: dict[str, Any], seed: int) -> Any:
    """Somebody plays a match to its end, and looks at its review until all of it is there."""
    begins(guest.go(f"/t/{opened['code']}#{opened['token']}"))
    guest.plays(seed)
    guest.sees("dialog[data-name='end']", LONG)
    guest.stops()
    guest.page.click("dialog [data-act='review']")
    guest.sees(".review .parts li.is-points")
    guest.page.wait_for_function(
        "() => ![...document.querySelectorAll('.parts b')].some((one) => one.textContent === '–')", timeout=LONG * 1000
    )
    return guest


def test_a_match_is_lost_read_and_played_on(invite: Any, house: Any) -> None:
    ada = read(invite("Ada", size=DESKTOP), house.open("gaunerbande", options={"rounds": 1}, **SHORT), 11)
    fair, deal, decisions, others, points = numbers(ada)
    assert fair + deal + decisions + others == pytest.approx(points, abs=0.3), "each is rounded"
    ada.sees(".squared svg.plot[aria-label]")
    assert ada.page.locator(".rounds li").count() == 1
    labels = ada.page.locator("[data-part='curve'] svg text").all_text_contents()
    assert {"0 %", "33 %", "50 %", "100 %"} <= set(labels), "what the lines mean stands at them"
    assert ada.page.locator(".rounds .key-one").count() == 5
    seals = ada.page.eval_on_selector_all(".wax-blot", "all => all.map((one) => one.getBoundingClientRect().x).sort()")
    assert all(later - former > 20 for former, later in pairwise(sorted(seals))), "no seal covers another"
    assert "Du" in ada.page.inner_text("[data-part='curve'] .key")
    moments = ada.page.locator(".moment[data-moment]")
    assert moments.count() <= 3
    titles = moments.evaluate_all(
        "all => all.map((one) => ['h3', '.small-leads'].map((part) => one.querySelector(part)?.textContent))"
    )
    assert all((leads is not None) == (title == "Eine andere Karte ausspielen") for title, leads in titles), titles
    ada.shot("review-desktop")
    is_sound(ada)

    judged = ada.page.evaluate(
        "() => fetch(`/api/replays/${location.pathname.split('/')[2]}/review?seat=0`)"
        ".then((found) => found.json()).then(({ decisions }) => decisions)"
    )
    ada.page.press(".every summary", "Enter")
    ada.sees(".every li")
    rows = ada.page.eval_on_selector_all(".every li", "all => all.map((one) => [one.dataset.verdict, one.innerText])")
    assert [verdict for verdict, _ in rows] == [each["verdict"] for each in judged], "every decision is told"
    for (verdict, text), each in zip(rows, judged, strict=True):
        assert f"Zug {each['number'] + 1}" in text
        assert ("Der Meister: " in text) == (verdict != "best")
    assert ada.page.evaluate("document.activeElement.tagName") == "SUMMARY"
    ada.page.press(".every summary", "Enter")
    ada.page.wait_for_selector(".every li", state="detached")

    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert ada.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    ada.shot("review-phone")
    assert moments.count(), "somebody who plays anything gives something away"
    move = moments.first.get_attribute("data-moment")
    ada.page.locator("[data-seal]").first.click()  # the first seal is the first moment, wherever there was room for it
    ada.page.wait_for_url(f"**/replay/*#{move}")
    ada.page.go_back()
    ada.sees(".moment [data-act='look']", LONG)
    moments.first.locator("[data-act='look']").press("Enter")
    ada.page.wait_for_url(f"**/replay/*#{move}")
    ada.page.go_back()
    ada.sees(".moment [data-act='practise']", LONG)
    ada.page.locator(".moment [data-act='practise']").first.click()
    ada.page.wait_for_url("**/t/*")
    ada.sees(".hands .held")


@pytest.mark.everything
def test_it_is_read_in_every_language(invite: Any, house: Any) -> None:
    """No word is missing, whatever is shown, and nothing is wider than the screen."""
    ada = read(invite("Ada", size=PHONE), house.open("zehn", options={"rounds": 2}, **SHORT), 5)
    ada.page.click(".every summary")
    ada.sees(".every li")
    moves = ada.page.locator(".every li span").all_inner_texts()
    assert not [move for move in moves if "verdeckt" in move.partition(".")[0]], "one's own moves are no secret to one"
    for language in ("de", "en", "fr", "it"):
        speaks(ada, language)
        for wide, high in (DESKTOP, PHONE):
            ada.page.set_viewport_size({"width": wide, "height": high})
            assert ada.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), (language, wide)
    ada.shot("review-phone-it")
