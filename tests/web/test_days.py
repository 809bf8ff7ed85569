"""The deal of the day and challenges in a real browser: played, left, taken up again, compared, sent."""

import json
from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any

import pytest

from tests.server.evenings import spend
from tests.server.guest import Guest as Client
from tests.web.steps import is_sound, speaks

pytest.importorskip("playwright")

PHONE, DESKTOP = (390, 844), (1280, 800)
LONG = 200
"""Seconds: Gesellen and the Meister have to play it too."""
TODAY = date.today()
GAME, TITLE = "zehn", "Zehn"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A server that has its searches ready, as people's have."""
    house = pytest.importorskip("tests.server.house")
    with house.House(tmp_path_factory.mktemp("house"), warm_up=True).start() as running:
        yield running


def one_line_each(guest: Any, selector: str) -> list[str]:
    """Those of one word that stand on more than one line."""
    found: list[str] = guest.page.eval_on_selector_all(
        selector,
        "all => all.filter((one) => !/\\s/.test(one.textContent) && one.getClientRects().length && "
        "one.getBoundingClientRect().height > 1.6 * parseFloat(getComputedStyle(one).lineHeight))"
        ".map((one) => one.textContent)",
    )
    return found


def kept(guest: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(guest.page.evaluate("() => localStorage.getItem('stammtisch-days') ?? '{}'"))
    return found


async def play(house: Any, code: str, token: str) -> None:
    """Somebody plays on from another window, as quickly as can be."""
    client = await Client(house, code, token).come()
    await client.do("settle", pace="instant")
    await client.play(lambda legal: legal[0])
    await client.go()


def test_a_deal_is_left_taken_up_again_and_measured_against_par(invite: Any, house: Any) -> None:
    ada = invite("Ada", size=PHONE).go("/")
    ada.sees(".leaf [data-act='leaf']")
    assert ada.page.locator(".leaf-backs .card").count() == 5
    assert ada.page.locator(".leaf [data-act='leaf']").inner_text().startswith("Anfangen: "), "nothing was begun"
    ada.page.click(".leaf h2 a")
    ada.sees(".day-games li")
    is_sound(ada)
    ada.page.click(f".day-games [data-keep='{GAME}']")
    ada.sees("[data-act='sit']")
    seat = next(each for each in house.get(f"/api/day/{TODAY}")[1]["games"] if each["game"] == GAME)["seat"]
    ada.go(f"/day/{TODAY}/{GAME}#WzEsIiIsIiJd")  # a link that says nothing is none
    ada.sees("[data-act='sit']")
    result = ada.page.evaluate(
        "([day, game]) => import('/static/deals/days.js').then(({ written }) => "
        "written(day, game, { name: 'Yusuf', face: 6, points: 31 }))",
        [TODAY.isoformat(), GAME],
    )
    ada.page.evaluate("(result) => { location.hash = result; }", result)
    ada.sees(".day-rows .mat.is-empty")
    before = ada.page.inner_text(".day-main")
    assert "Yusuf" in before
    assert "31" not in before, "nothing of it before one has played"
    assert "Par" not in before.replace("Partie", ""), "nor par"
    assert ada.page.evaluate("location.hash") == ""
    is_sound(ada)

    assert ada.page.locator(".day-facts dt").all_inner_texts() == ["Dein Platz", "Regeln", "Versuche"]
    assert "Nur der erste zählt." in ada.page.inner_text(".day-facts")
    assert "Nicht alles steht so in der Anleitung: Runden: 3 (Regel von uns)" in ada.page.inner_text(".day-facts")
    assert ada.page.locator(".day-seats .is-me").inner_text().split() == [str(seat + 1), "Du"]
    assert one_line_each(ada, ".backs b") == [], "no name is broken within a word"
    ada.page.press("[data-act='sit']", "Enter")
    ada.sees(".hands .held")
    assert ada.page.locator("[data-act='hint']:visible").count() == 0, "a try is one's own"
    code = ada.page.url.rpartition("/")[2]
    ada.go("/")
    ada.sees(".leaf [data-act='leaf']")
    assert ada.page.locator(".back-slip").count() == 0, "the leaf is the way back to it"
    ada.page.click(".leaf [data-act='leaf']")
    ada.page.wait_for_url(f"**/t/{code}")
    ada.sees(".hands .held")
    spend(play(house, code, kept(ada)["days"][TODAY.isoformat()][GAME]["token"]))
    ada.page.reload()
    ada.sees("dialog[data-name='end']", LONG)
    assert ada.page.locator("dialog [data-act='rematch']").count() == 0
    ada.page.click("dialog [data-act='onward']")
    ada.page.wait_for_url(f"**/day/{TODAY}/{GAME}")
    ada.sees(".field-place svg[aria-label]", LONG)
    ada.sees("[data-act='beside']", LONG)
    mine = kept(ada)["days"][TODAY.isoformat()][GAME]
    assert mine["try"] == 1
    told = house.post(f"/api/day/{TODAY}/{GAME}/result", {"code": mine["code"], "token": mine["token"]})[1]
    assert told["points"] == mine["points"]
    assert ada.page.locator(".field-place .stroke").count() == 100
    assert ada.page.locator(".day-rows").first.locator("li").count() == 3, "you, the Meister, Yusuf"
    assert "31" in ada.page.inner_text(".day-rows")
    assert ada.page.evaluate(
        "() => import('/static/day/rows.js').then(({ matOf }) => "
        "matOf({ name: 'Ada', face: null, points: 1 }).outerHTML === "
        "document.querySelector('.day-rows .is-me .mat').outerHTML)"
    ), "one looks as one does everywhere"
    away = abs(mine["points"] - round(told["par"]["mean"], 1))
    said = f"{away:.1f}".replace(".", ",") if away > 0.5 else "genau Par"
    assert said in ada.page.inner_text(".day-rows .is-me .stands"), "beside the numbers, to a tenth: so they add up"
    assert ada.page.locator(".calendar .is-today .glass-sign").count() == 1
    verdicts = {
        speaks(ada, language) and ada.page.inner_text(".verdict-day h2") for language in ("en", "fr", "it", "de")
    }
    assert len(verdicts) == 4
    is_sound(ada)
    ada.shot("day-phone")

    ada.page.fill("#list-name", "Ada L.")
    ada.page.press("#list-name", "Enter")
    ada.sees(".is-house .day-rows li.is-me")
    assert "Ada L." in ada.page.inner_text(".is-house")

    ada.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    for language in ("en", "fr", "it", "de"):
        speaks(ada, language)
        assert ada.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), language
    is_sound(ada)
    ada.shot("day-desktop")
    with ada.page.expect_download() as saved:
        ada.page.click("[data-act='picture']")
    assert saved.value.suggested_filename == "stammtisch.png"

    ada.page.click("[data-act='beside']")
    ada.sees(".beside [data-beside='1']")
    ada.page.click(".beside [data-beside='1']")
    ada.sees(".beside [data-beside='1'][aria-pressed='true']")
    ada.page.keyboard.press("ArrowRight")
    ada.page.go_back()
    ada.sees("[data-act='looking']")

    ada.go("/stats")
    with ada.page.expect_download() as saved:
        ada.page.click("[data-act='export-days']")
    exported = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert exported["days"][TODAY.isoformat()][GAME]["points"] == mine["points"]
    assert "token" not in json.dumps(exported)

    ben = invite("Ben", size=PHONE).go(f"/day/{TODAY}/{GAME}")
    ben.sees("[data-act='sit']")
    assert "Ada L." not in ben.page.inner_text("body"), "the list is for those who have played"
    for path in (f"/day/{TODAY + timedelta(days=3)}", "/day/2025-01-01", "/day/nonsense", f"/day/{TODAY}/skat"):
        ben.faults.clear()
        ben.go(path)
        ben.sees(".trouble[role='alert']")
        assert ben.page.inner_text(".trouble").strip()
    ben.faults.clear()  # the browser says 404 by itself


def test_cards_are_sent_played_by_a_friend_and_compared(invite: Any, house: Any) -> None:
    quick = {"game": "gaunerbande", "name": "Ada", "players": 3, "pace": "instant", "options": {"rounds": 1}}
    _, table, _ = house.post("/api/quick", quick)
    ada = invite("Ada", size=DESKTOP)

    spend(play(house, table["code"], table["token"]))
    ada.go(f"/t/{table['code']}#{table['token']}")
    ada.sees("dialog[data-name='end'] [data-act='challenge']")
    ada.page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.said = text; }; }")
    ada.page.click("dialog [data-act='challenge']")
    ada.page.wait_for_function("() => window.said")
    said = ada.page.evaluate("window.said")
    link = said.split("\n")[-1].removeprefix(house.url)
    assert link.startswith("/challenge/")

    ben = invite("Ben", size=PHONE).go(link)
    ben.sees("[data-act='sit']")
    for language in ("en", "fr", "it", "de"):
        assert "Ada" in speaks(ben, language)
    assert "Runden: 1 (Regel von uns)" in ben.page.inner_text(".verdict-day")
    is_sound(ben)
    ben.page.click("[data-act='sit']")
    ben.sees(".hands .held")
    code = ben.page.url.rpartition("/")[2]
    spend(play(house, code, kept(ben)["taken"][link.rpartition("/")[2]]["token"]))
    ben.page.reload()
    ben.sees("dialog[data-name='end']", LONG)
    ben.page.click("dialog [data-act='onward']")
    ben.page.wait_for_url(f"**{link}")
    ben.sees(".day-rows li.is-me")
    assert ben.page.locator(".day-rows li").count() == 2
    assert ben.page.locator(".day-rows [data-replay]").count() == 2
    is_sound(ben)
    ada.go(link)
    ada.sees(".day-rows [data-replay='Ben']")
    is_sound(ada)
    ada.shot("challenge-desktop")
    ada.page.click("[data-replay='Ben']")
    ada.page.wait_for_url("**/replay/*")
    ada.sees(".replay-bar")
