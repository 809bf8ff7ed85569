"""Evenings at the table, in real browsers with a real server: from the invitation to the score sheet."""

import re
from typing import Any

import pytest

from stammtisch import games
from tests.tiers import first_of
from tests.web.matches import brief
from tests.web.steps import begins

pytest.importorskip("playwright")

BOTS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "geselle"}, {"kind": "bot", "level": "random"}]


def seated(invite: Any, house: Any, game: str, **more: Any) -> tuple[Any, Any, str]:
    """Ada has opened a table for two people and two bots; Bert has come by the link and sat down."""
    opened = house.open(game, players=4, seats=BOTS, options=brief(game, 10), **more)
    ada = invite("Ada", size=(1280, 800)).go(f"/t/{opened['code']}#{opened['token']}")
    ada.sees(".seat-rows")
    bert = invite("Bert").go(f"/t/{opened['code']}")
    bert.sees("[data-sit='1']")
    bert.page.click("[data-sit='1']")
    ada.sees("[data-act='start']:enabled")
    return ada, bert, opened["code"]


def begun(invite: Any, house: Any, game: str, **more: Any) -> tuple[Any, Any, str]:
    ada, bert, code = seated(invite, house, game, **more)
    ada.page.click("[data-act='start']")
    for guest in (ada, bert):
        guest.sees(".table .slip, .table .hit")
    return ada, bert, code


@pytest.mark.parametrize("game", games.NAMES)
def test_two_people_and_bots_play_a_match(invite: Any, house: Any, game: str) -> None:
    ada, bert, _ = begun(invite, house, game)
    ada.plays(3)
    bert.plays(5)
    ada.page.wait_for_function("() => window.clicks > 3", timeout=60_000)
    ada.shot(f"{game}-desktop")
    bert.shot(f"{game}-phone")
    for guest in (ada, bert):
        guest.sees("dialog[data-name='end']", 240)
    ada.shot(f"{game}-end-desktop")
    bert.shot(f"{game}-end-phone")
    assert ada.page.locator(".ranking li").count() == 4
    ada.page.click("dialog .btn:not(.is-quiet)")
    bert.sees(".seat-rows")
    assert bert.page.locator(".seat-rows b").all_inner_texts()[:2] == ["Ada", "Bert"]


@pytest.mark.parametrize("game", first_of(games.NAMES))
def test_playing_now_is_one_click_away(invite: Any, game: str) -> None:
    """For whoever has said who they are; that is asked once (test_start)."""
    guest = invite("Ada", size=(360, 640)).go()
    guest.sees(f"[data-play='{game}']")
    guest.page.click(f"[data-play='{game}']")
    guest.sees(".table .slip, .table .hit")
    assert len(guest.state()["hand"]) >= 4
    guest.shot(f"{game}-small-phone")


def test_reloading_changes_nothing(invite: Any, house: Any) -> None:
    ada, bert, _ = begun(invite, house, "gaunerbande")
    before = bert.state()
    bert.page.reload()
    bert.sees(".hands .held")
    assert bert.state() == before
    del ada


@pytest.mark.everything
def test_two_tabs_show_the_same(invite: Any, house: Any) -> None:
    ada, bert, code = begun(invite, house, "gaunerbande")
    other = bert.context.new_page()
    other.goto(f"{house.url}/t/{code}")
    other.wait_for_selector(".hands .held")
    for card in bert.state()["hand"][:3]:
        bert.page.click(f".held[data-card='{card}']", position={"x": 8, "y": 12})
    bert.page.click(".slip .btn:not(.is-quiet)")
    bert.sees(".slip.is-wait")
    other.wait_for_selector(".slip.is-wait")
    del ada


@pytest.mark.everything
def test_a_second_device_by_the_personal_link(invite: Any, house: Any) -> None:
    ada, bert, code = begun(invite, house, "gaunerbande")
    token = bert.page.evaluate(f"JSON.parse(localStorage.stammtisch).seats['{code}']")
    phone = invite().go(f"/t/{code}#{token}")
    phone.sees(".hands .held")
    assert phone.state()["hand"] == bert.state()["hand"]
    assert token not in phone.page.url
    del ada


def test_strangers_see_no_hand(invite: Any, house: Any) -> None:
    ada, bert, code = begun(invite, house, "klaumau")
    watcher = invite("Cleo").go(f"/t/{code}")
    watcher.sees(".table .slip")
    assert watcher.state()["hand"] == []
    assert len(watcher.state()["names"]) == 4
    in_hands = {*ada.state()["hand"], *bert.state()["hand"]}
    lying = set(re.findall(r'data-card="([\w-]+)"', ada.page.locator(".mid").inner_html()))
    shown = set(re.findall(r'data-card="([\w-]+)"', watcher.page.content()))
    assert shown & in_hands <= lying


def test_leaving_and_coming_back(invite: Any, house: Any) -> None:
    """Whoever goes away is missed, and finds the seat as it was."""
    ada, bert, code = begun(invite, house, "gaunerbande", clock=0)
    hand = bert.state()["hand"]
    bert.go("/")
    bert.sees(".games")
    ada.sees(".seat.is-away")
    bert.sees(f".back-slip a[href='/t/{code}']")
    bert.page.click(f".back-slip a[href='/t/{code}']")
    bert.sees(".hands .held")
    assert bert.state()["hand"] == hand
    ada.page.wait_for_selector(".seat.is-away", state="detached")


def test_the_server_dies_and_everything_goes_on(invite: Any, house: Any) -> None:
    ada, bert, _ = begun(invite, house, "zehn")
    before = ada.state()["hand"]
    house.kill()
    ada.sees(".offline")
    house.start()
    ada.page.wait_for_selector(".offline", state="detached", timeout=60_000)
    ada.sees(".hands .held")
    assert ada.state()["hand"] == before
    ada.plays(2)
    bert.plays(3)
    ada.page.wait_for_function("() => window.clicks > 2", timeout=60_000)
    for guest in (ada, bert):
        guest.faults[:] = [fault for fault in guest.faults if "WebSocket" not in fault and "ERR_" not in fault]


def test_a_refused_card_says_why(invite: Any, house: Any) -> None:
    opened = house.open("klaumau", players=2, seats=[{"kind": "me"}, {"kind": "bot", "level": "geselle"}])
    ada = invite("Ada").go(f"/t/{opened['code']}#{opened['token']}")
    ada.sees("[data-act='start']:enabled")
    ada.page.click("[data-act='start']")
    for _ in range(40):
        ada.sees(".slip:not(.is-wait), .hit", 30)
        wrong = ada.page.locator(".hands li.is-off .held")
        if ada.page.locator(".slip.is-turn").count() and wrong.count():
            wrong.first.click(position={"x": 8, "y": 12})
            ada.sees(".slip .misfit")
            assert "KM-" in ada.page.locator(".slip .misfit").inner_text()
            return
        ada.plays(4)
        ada.page.wait_for_function("() => window.clicks > 0 || document.querySelector('dialog.sheet')")
        ada.stops()
    pytest.fail("there was always a card that fits")


@pytest.mark.everything
def test_the_language_changes_in_the_middle_of_a_match(invite: Any, house: Any) -> None:
    ada, bert, _ = begun(invite, house, "gaunerbande")
    assert "Drei Karten" in bert.state()["title"]
    bert.page.keyboard.press("Escape")
    bert.page.click(".top .ib >> nth=0")
    bert.page.get_by_role("button", name="Einstellungen").click()
    bert.page.get_by_role("button", name="English").click()
    bert.sees("dialog[aria-label='Settings']")
    bert.page.keyboard.press("Escape")
    bert.sees("text=Three cards to")
    assert bert.page.evaluate("document.documentElement.lang") == "en"
    assert "Drei Karten" in ada.state()["title"]
    for guest, heading in ((ada, "Phase 1: Karten weitergeben"), (bert, "Phase 1: passing cards")):
        guest.page.click("[data-tool='rules']:visible")
        guest.sees(".rule.is-here")
        assert guest.page.locator(".rulebook section:has(.is-here) h3").inner_text() == heading


def test_words_of_people_stay_words(invite: Any, house: Any) -> None:
    ada, bert, _ = begun(invite, house, "zehn")
    ada.page.keyboard.press("c")
    ada.page.fill(".talk-form input", "<img src=x onerror=alert(1)> & <b>laut</b>")
    ada.page.keyboard.press("Enter")
    bert.page.click("[data-tool='talk']")
    bert.sees(".talk-lines li")
    ada.sees(".talk-lines li")
    assert "Noch hat niemand" not in ada.page.locator(".talk-place").inner_text()  # beside the table: hers is wide
    assert "<img src=x" in bert.page.locator(".talk-lines li").last.inner_text()
    assert bert.page.locator(".talk-lines img, .talk-lines b b").count() == 0


def test_the_rules_open_at_what_is_asked(invite: Any, house: Any) -> None:
    ada, bert, _ = begun(invite, house, "gaunerbande")
    bert.page.click("[data-tool='rules']")
    bert.sees(".rule.is-here")
    assert bert.page.locator(".rule.is-here .rule-number").inner_text() == "GB-7"
    bert.shot("rules-phone")
    del ada


def test_a_table_is_opened_by_the_form(invite: Any) -> None:
    """Klaumau with a bomb of one's own making, said in words."""
    guest = invite(size=(390, 844)).go("/new/klaumau")
    guest.sees("#my-name")
    guest.page.fill("#my-name", "Ada")
    guest.page.locator("label.tick", has_text="Bombe").click()
    guest.page.get_by_role("button", name="Eigene Regel").click()
    guest.page.locator(".bomb select").nth(0).select_option("others")
    guest.page.locator(".bomb select").nth(1).select_option("pay")
    guest.page.locator(".bomb select").nth(2).select_option("2")
    said = guest.page.locator(".bomb-says").inner_text()
    assert said.startswith("Alle anderen geben zwei Karten, zufällig gezogen, an ")
    guest.shot("new-table-phone")
    guest.page.click("button[type=submit]")
    guest.sees(".invitation .code")
    assert "Bombe" in guest.page.locator(".facts").inner_text()
    guest.page.wait_for_function("() => document.querySelector('.invitation img').naturalWidth > 0")  # it is fetched
    guest.shot("invitation-phone")


def test_a_deck_of_ones_own(invite: Any) -> None:
    guest = invite("Ada", size=(360, 640)).go("/new/zehn")
    guest.sees("#my-name")
    guest.page.locator("label.tick", has_text="Anderer Kartensatz").click()
    assert guest.page.locator(".deck-sum").inner_text() == "70 Karten"
    guest.page.locator("[data-deck='n0']").nth(0).fill("3")
    guest.page.locator("[data-deck='p1']").nth(1).fill("10")
    assert guest.page.locator(".deck-sum").inner_text() == "68 Karten"
    with guest.page.expect_request("**/api/tables") as asked:
        guest.page.click("button[type=submit]")
    assert asked.value.post_data_json["options"] == {"deck": {"n0": {"count": 3}, "p1": {"points": 10}}}
    guest.sees(".invitation .code")
    assert "Anderer Kartensatz" in guest.page.locator(".facts").inner_text()


def test_a_hint_lifts_what_is_advised_and_is_seen_by_nobody_else(invite: Any, house: Any) -> None:
    ada, bert, _ = begun(invite, house, "gaunerbande")
    bert.page.keyboard.press("t")
    bert.sees(".advice-words")
    advised = bert.page.locator(".advice-words b").inner_text().split(" · ")
    lifted = bert.page.locator(".hands li.is-up .held").evaluate_all("cards => cards.map((card) => card.ariaLabel)")
    assert sorted(lifted) == sorted(advised)
    assert len(advised) == 3
    assert bert.page.locator(".advice-list li").count() >= 3
    purposes = bert.page.locator(".advice-purpose").all_inner_texts()  # what each of the three is for
    assert [said.partition(": ")[0] for said in purposes] == advised
    assert all(said.endswith(".") for said in purposes)
    assert bert.page.locator(".advice-list li .advice-why").count() >= 2
    assert bert.page.locator(".slip .btn:not(.is-quiet)").is_enabled()
    bert.shot("hint-phone")
    assert ada.page.locator(".advice:not([hidden])").count() == 0
    bert.page.keyboard.press("Escape")
    assert not bert.page.locator(".advice").is_visible()
    ada.page.click(".top .ib >> nth=0")
    ada.page.get_by_role("button", name="Einstellungen").click()
    ada.page.locator("label.tick", has_text="Tipps erlaubt").click()
    bert.page.wait_for_selector(".me [data-tool='hint']", state="hidden")


@pytest.mark.everything
def test_long_and_strange_names_have_room(invite: Any, house: Any) -> None:
    opened = house.open(
        "klaumau", players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    )
    ada = invite("Ada").go(f"/t/{opened['code']}#{opened['token']}")
    ada.sees(".seat-rows")
    guest = invite("Wolfgang <Amadé> Mozartkugel"[:24]).go(f"/t/{opened['code']}")
    guest.sees("[data-sit='1']")
    guest.page.click("[data-sit='1']")
    begins(ada, "section.seat")
    assert ada.state()["names"][0] == "Wolfgang <Amadé> Mozartkugel"[:24]
    box = ada.page.locator("section.seat .who").first.bounding_box()
    assert box["x"] >= 0
    assert box["width"] <= 110


def test_a_bot_plays_for_somebody_until_they_are_back(invite: Any, house: Any) -> None:
    ada, bert, _ = begun(invite, house, "gaunerbande")
    bert.page.click(".top .ib >> nth=0")
    bert.page.get_by_role("button", name="Einen Bot für mich spielen lassen").click()
    bert.sees("text=Ein Bot spielt für dich")
    ada.sees(".seat.is-away")
    bert.page.get_by_role("button", name="Ich spiele wieder selbst").click()
    bert.page.wait_for_selector("text=Ein Bot spielt für dich", state="detached")
    ada.page.wait_for_selector(".seat.is-away", state="detached")


def test_the_rules_can_be_searched(invite: Any) -> None:
    """Several words, whatever their case; what is found is marked and counted."""
    guest = invite(size=(390, 844)).go("/rules/klaumau")
    guest.sees(".rule")
    whole = guest.page.locator(".rule:visible").count()
    guest.page.fill(".rules-search input", "ZWEIF karte")
    found = guest.page.locator(".rule:visible").all_inner_texts()
    assert 0 < len(found) < whole
    assert all("zweif" in text.lower() and "karte" in text.lower() for text in found)
    assert guest.page.locator(".rules-count").inner_text() == f"{len(found)} Paragraphen"
    assert {text.lower() for text in guest.page.locator(".rule:visible mark").all_inner_texts()} == {"zweif", "karte"}
    guest.shot("rules-search-phone")
    guest.page.fill(".rules-search input", "xylophon")
    assert guest.page.locator(".rule:visible").count() == 0
    assert "nichts" in guest.page.locator(".rules-count").inner_text()
    guest.page.fill(".rules-search input", "")
    assert guest.page.locator(".rule:visible").count() == whole
    assert guest.page.locator(".rulebook mark").count() == 0


def test_a_first_round_is_explained(invite: Any, house: Any) -> None:
    """From the start page, on the same cards for everybody, once for each kind of question, and it can be skipped."""
    ada = invite("Ada", size=(390, 844)).go()
    ada.sees("[data-learn='gaunerbande']")
    ada.page.click("[data-learn='gaunerbande']")
    ada.sees(".coach h2")
    assert ada.page.locator(".coach h2").inner_text() == "Drei Karten weg"
    ada.shot("lesson-phone")
    bert = invite("Bert", size=(360, 640), locale="fr-FR").go("/rules/gaunerbande")
    bert.sees(".rules-offer [data-learn]")
    bert.page.click(".rules-offer [data-learn]")
    bert.sees(".coach h2")
    assert bert.page.locator(".coach h2").inner_text() == "Trois cartes à donner"
    assert bert.state()["hand"] == ada.state()["hand"]
    slip = bert.page.locator(".slip").bounding_box()
    note = bert.page.locator(".coach-paper").bounding_box()
    assert note["y"] + note["height"] <= slip["y"] + 1
    ada.page.click("[data-coach='understood']")
    assert not ada.page.locator(".coach").is_visible()
    for card in ada.state()["hand"][-3:]:
        ada.page.click(f".held[data-card='{card}']", position={"x": 8, "y": 12})
    ada.page.click(".slip .btn:not(.is-quiet)")
    ada.sees(".coach h2", 60)
    assert ada.page.locator(".coach h2").inner_text() != "Drei Karten weg"
    ada.page.click("[data-coach='skip']")
    ada.page.reload()
    ada.sees(".hands .held")
    ada.page.wait_for_load_state("networkidle")  # the tips are there by now
    assert not ada.page.locator(".coach").is_visible()


STOP_AT = """(selector) => {
  new MutationObserver((_, watching) => {
    if (!document.querySelector(selector)) return;
    clearInterval(window.clicker);
    watching.disconnect();
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Whoever clicks by themselves stops as soon as something is there."""


def test_a_first_round_ends_with_a_choice(invite: Any, house: Any) -> None:
    _, opened, _ = house.post("/api/quick", {"game": "zehn", "name": "Ada", "lesson": True, "pace": "instant"})
    ada = invite("Ada").go(f"/t/{opened['code']}#{opened['token']}")
    ada.sees(".coach h2")
    ada.page.evaluate(STOP_AT, "[data-coach='play_on']")  # or another click would be an answer
    ada.plays(3)
    ada.sees("[data-coach='play_on']", 90)
    ada.page.click("[data-coach='new_table']")
    ada.sees("#my-name")
    assert ada.page.url.endswith("/new/zehn")
