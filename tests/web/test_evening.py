"""An evening of several matches: its form, its pad at the table, its winner; and the same with real cards."""

from typing import Any

import pytest

from tests.web.test_pad import NAMES, answer, enter

pytest.importorskip("playwright")

from playwright.sync_api import expect

from tests.tiers import first_of

PHONE, SMALL, WIDE, DESKTOP = (390, 844), (360, 640), (844, 390), (1280, 800)
BOT, ME, OPEN = {"kind": "bot"}, {"kind": "me"}, {"kind": "open"}
PROGRAMME = [{"game": "zehn", "options": {"rounds": 1}}, {"game": "klaumau", "options": {"rounds": 1}}]
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def opened(house: Any, **how: Any) -> tuple[str, str]:
    asked = {"game": "zehn", "name": "Ada", "players": 3, "pace": "instant", "seats": [ME, OPEN, BOT], **how}
    status, answered, _ = house.post("/api/tables", asked)
    assert status == 201, answered
    return answered["code"], answered["token"]


def words(guest: Any, selector: str) -> str:
    """What stands there; French signs have spaces of their own."""
    return guest.page.locator(selector).inner_text().replace("\u00a0", " ").replace("\u202f", " ")


def rows(guest: Any, within: str) -> list[list[str]]:
    """What stands on the evening's pad."""
    return guest.page.eval_on_selector_all(
        f"{within} .evening-pad tr", "rows => rows.map(row => [...row.children].map(cell => cell.textContent))"
    )


def test_two_people_play_an_evening_of_two_games(invite: Any, house: Any) -> None:
    """By phone and by desktop, in two languages: each match gives points, and the evening a winner."""
    code, token = opened(house, programme=PROGRAMME)
    ada, ben = invite(size=PHONE), invite("Ben", size=DESKTOP, locale="fr-FR")
    ada.go(f"/t/{code}#{token}").sees("section.evening")
    assert "Als Nächstes: Zehn" in ada.page.locator("section.evening").inner_text()
    ben.go(f"/t/{code}").sees("[data-act=join]")
    assert "Zehn" in ben.page.locator("section.evening").inner_text()
    ben.page.click("[data-act=join]")
    ada.page.wait_for_selector("[data-act=start]:enabled")
    totals: dict[str, float] = {}
    for number, game in enumerate(("Zehn", "Klaumau")):
        ada.page.click("[data-act=start]")
        for guest in (ada, ben):
            guest.sees(".slip")
            guest.plays(number + 1)
        for guest in (ada, ben):
            guest.sees("dialog[data-name=end] .evening-pad")
            guest.stops()
        head, *played, total = rows(ada, "dialog")
        assert [row[0] for row in played] == ["Zehn", "Klaumau"]
        gained = [float(cell.replace(",", ".")) for cell in played[number][1:]]
        assert (game, sum(gained)) == (played[number][0], 3)
        for name, points in zip(head[1:], gained, strict=True):
            totals[name] = totals.get(name, 0) + points
        assert [float(cell.replace(",", ".")) for cell in total[1:]] == [totals[name] for name in head[1:]]
        if number == 0:
            assert words(ben, "dialog [data-act=rematch]") == "Proposer la suite : Klaumau"
            assert ada.page.locator("dialog [data-act=rematch]").inner_text() == "Weiter mit Klaumau"
            ada.page.click("dialog [data-act=rematch]")
            ben.page.wait_for_selector("dialog[data-name=end]", state="detached")  # it shows the evening, too
            ben.sees("section.evening")
            assert "Ensuite : Klaumau" in words(ben, "section.evening")
            assert "(2 sur 2)" in words(ben, "section.evening")
            ada.sees("[data-act=start]")
    best = max(totals.values())
    assert ada.page.locator("dialog section.evening[data-over=true] h3.serif").count() == 1
    said = ada.page.locator("dialog section.evening h3.serif").inner_text()
    winners = [name for name, points in totals.items() if points == best]
    assert all(name in said for name in winners if name != "Du"), (said, totals)
    ada.shot("evening-phone")
    with ada.page.expect_download() as saved:
        ada.page.click("dialog [data-act=picture-evening]")
    assert saved.value.suggested_filename == "stammtisch.png"
    ada.page.click("dialog [data-act=rematch]")
    ada.page.click("[data-act=same-evening]")
    ada.page.wait_for_selector("section.evening[data-over=false]")
    assert [row[1:] for row in rows(ada, "section")[1:3]] == [["", "", ""], ["", "", ""]]


def test_the_form_of_a_new_table_makes_a_programme(invite: Any, house: Any) -> None:
    ada = invite("Ada", size=PHONE)
    page = ada.page
    ada.go("/new/zehn").sees("form.sheet-page")
    page.click("[data-part=evening] summary")
    page.locator("[data-part=evening] .pick button", has_text="2").click()
    page.click("[data-act=add-match]")
    ada.sees("dialog[data-name=match] .options")
    page.locator("dialog .pick button", has_text="Halt mal kurz").click()
    ada.sees("dialog #option-hand")
    page.fill("dialog #option-hand", "5")
    page.click("dialog [data-act=take]")
    assert "5" in page.locator(".programme-lines li").inner_text()
    page.locator(".pick button", has_text="6").first.click()  # too many for the second game
    page.locator("[data-part=evening]").scroll_into_view_if_needed()
    assert "3 bis 5" in page.locator(".programme-lines .trouble").inner_text()
    page.click("button[type=submit]")
    ada.sees(".toast.is-no")
    assert "Halt mal kurz ist für 3 bis 5" in page.locator(".toast.is-no").inner_text()
    ada.faults.clear()  # the browser notes what the server refuses
    page.locator(".pick button", has_text="4").first.click()
    page.click("button[type=submit]")
    ada.sees("section.evening")
    code = page.url.rsplit("/", 1)[1]
    _, table, _ = house.get(f"/api/tables/{code}")
    planned = [(each["game"], each["options"]) for each in table["evening"]["matches"]]
    assert planned == [("zehn", {}), ("zehn", {}), ("halt_mal_kurz", {"hand": 5})]
    # the host changes it, by the keyboard
    page.focus("[data-act=programme]")
    page.keyboard.press("Enter")
    ada.sees("dialog[data-name=programme]")
    page.focus("dialog li:nth-child(2) [data-act=earlier]")
    page.keyboard.press("Enter")
    page.focus("dialog li:nth-child(2) [data-act=drop]")
    page.keyboard.press("Enter")
    page.click("dialog [data-act=agree]")
    ada.sees("h1:text-is('Halt mal kurz')")
    assert [row[0] for row in rows(ada, "section")[1:2]] == ["Halt mal kurz"]
    page.click("[data-act=programme]")
    page.click("dialog [data-act=end-evening]")
    ada.sees("section.evening [data-act=programme]")
    expect(page.locator(".evening-pad")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "size"), first_of([("de", WIDE), ("en", SMALL), ("fr", SMALL), ("it", DESKTOP)], named=2)
)
def test_it_fits_every_screen_in_every_language(language: str, size: tuple[int, int], invite: Any, house: Any) -> None:
    long = [*PROGRAMME, {"game": "gaunerbande", "options": {"limit": 30}, "matches": 3}, {"game": "halt_mal_kurz"}]
    seats = [ME, BOT, BOT, BOT, BOT]
    code, token = opened(house, players=5, seats=seats, programme=long)
    ada = invite(size=size, locale=language)
    ada.go(f"/t/{code}#{token}").sees("section.evening [data-act=programme]")
    assert ada.page.evaluate(WIDER) <= 0
    lefts = ada.page.eval_on_selector_all(
        ".sheet-page > header, section.evening, .facts", "all => all.map((each) => each.getBoundingClientRect().left)"
    )
    beside = lefts[-1] > lefts[1] + 200
    assert beside == (size in (WIDE, DESKTOP)), "where there is room, what is agreed stands beside who comes"
    ada.page.locator("section.evening .evening-pad").scroll_into_view_if_needed()
    ada.page.click("[data-act=programme]")
    ada.sees("dialog .programme-lines")
    sizes = ada.page.eval_on_selector_all(
        "dialog .programme-lines .ib", "all => all.map(each => [each.offsetWidth, each.offsetHeight])"
    )
    assert min(min(each) for each in sizes) >= 44, sizes
    assert (
        ada.page.evaluate(
            "(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)(document.querySelector('dialog .sheet-body'))"
        )
        <= 0
    )
    ada.shot(f"evening-{language}")


def test_an_evening_with_real_cards_is_kept_on_one_pad(invite: Any) -> None:
    ada = invite("Ada", size=PHONE)
    page = ada.page
    ada.go("/pad").sees("[data-act=new-evening]")
    page.click("[data-act=new-evening]")
    ada.sees(".pad-game[data-game=gaunerbande]")
    page.click(".pad-game[data-game=gaunerbande]")
    ada.sees(".pad-form")
    page.locator(".pick button", has_text="4").first.click()
    for seat in range(4):
        page.locator(".seat-rows input").nth(seat).fill(NAMES[seat])
    page.fill("#option-limit", "5")
    page.click(".pad-form [type=submit]")
    ada.sees(".pad-entry")
    answer(ada, {"crooks": [3, 4, 5, 1]}, "politician.1")
    enter(ada)
    page.click("[data-act=evening]")
    ada.sees(".evening-pad")
    assert rows(ada, "main")[1] == ["Gaunerbande", "2", "0", "1", "3"]
    page.click(".pad-game[data-game=gaunerbande]")  # the same people, without being asked
    ada.sees(".pad-form")
    assert [each.input_value() for each in page.locator(".seat-rows input").all()] == list(NAMES[:4])
    page.locator(".seat-rows input").nth(3).fill("Zoe")
    page.fill("#option-limit", "5")
    page.click(".pad-form [type=submit]")
    answer(ada, {"crooks": [4, 4, 4, 1]}, "politician.0")
    enter(ada)
    page.click("[data-act=evening]")
    ada.sees(".evening-pad")
    page.reload()
    ada.sees(".evening-pad")
    # five people by now: they stand below each other; who shares a place shares its points
    assert rows(ada, "main")[1:] == [
        ["Ada", "2", "0", "2"],
        ["Bert", "0", "1,5", "1,5"],
        ["Cleo", "1", "1,5", "2,5"],
        ["Dov", "3", "·", "3"],
        ["Zoe", "·", "3", "3"],
    ]
    page.click("[data-act=end-evening]")
    assert page.locator(".pad-end h2").inner_text() == "Dov und Zoe teilen sich den Abend mit je 3 Abendpunkten!"
    ada.shot("evening-pad")
    for width, height in (WIDE, DESKTOP):
        page.set_viewport_size({"width": width, "height": height})
        pad, acts = (page.locator(each).bounding_box() for each in (".evening-pad", ".page-part > .acts"))
        assert acts["x"] >= pad["x"] + pad["width"], "what can be done stands beside the pad"
        assert page.evaluate(WIDER) <= 0
    page.click("header .ib")
    ada.sees(".pad-list")
    assert "Dov und Zoe" in page.locator(".pad-list").first.inner_text()
