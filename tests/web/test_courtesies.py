"""Small things that would jar: notes that follow, codes that are lost, buttons that are hard to hit."""

from pathlib import Path
from typing import Any

import pytest

from tests.web.test_access import MENU
from tests.web.test_fits import positions
from tests.web.test_pad import begin
from tests.web.test_replays import brought, simulated

pytest.importorskip("playwright")

from playwright.sync_api import expect

GO = "address => import('/static/shared/router.js').then(({ go }) => go(address))"
SMALL = """(selector) => [...document.querySelectorAll(selector)].flatMap((each) => {
  const { width, height } = each.getBoundingClientRect();
  return width && (width < 43.5 || height < 43.5) ? [`${each.outerHTML.slice(0, 80)}: ${width} x ${height}`] : [];
})"""


@pytest.mark.parametrize(
    ("path", "where"),
    [("/new/__proto__", "[data-play]"), ("/pad/new/__proto__", ".pad-games"), ("/pad/new/constructor", ".pad-games")],
)
def test_a_game_that_is_none_is_not_opened(invite: Any, path: str, where: str) -> None:
    invite().go(path).sees(where)


def test_a_wrong_code_is_there_to_be_mended_and_the_note_is_read(invite: Any) -> None:
    ada = invite("Ada").go("/")
    page = ada.page
    ada.sees(".join .btn:enabled")
    page.fill("#code", "k7m4fqxx")
    page.click(".join .btn")
    expect(page.locator(".toast.is-no")).to_have_count(1)
    expect(page.locator("#code")).to_have_value("k7m4fqxx")
    page.evaluate(GO, "/gallery")
    ada.sees("main")
    page.evaluate(GO, "/")
    ada.sees("#code")
    expect(page.locator("#code")).to_have_value("")


def test_a_note_stays_on_its_page(invite: Any) -> None:
    ada = invite("").go("/new/zehn")
    ada.sees("form [type='submit']")
    ada.page.click("form [type='submit']")
    ada.sees(".toast.is-no")
    ada.page.evaluate(GO, "/")
    ada.sees("[data-play]")
    assert ada.page.locator(".toast").count() == 0
    ada.faults[:] = [fault for fault in ada.faults if "422" not in fault]  # a table without a name was refused


def test_bots_fill_a_new_table_up_before_it_is_opened(invite: Any) -> None:
    ada = invite("Ada").go("/new/zehn")
    ada.sees("[data-act='fill']")
    ada.page.click("[data-act='fill']")
    expect(ada.page.locator("[data-act='fill']")).to_have_count(0)
    ada.page.click("form [type='submit']")
    ada.sees("[data-act='start']:enabled", 60)


def test_ages_are_given_where_a_rule_asks_for_them(invite: Any) -> None:
    """Black Spy's mole is held by the eldest at first; a game without such a rule does not ask."""
    ada = invite("Ada").go("/new/black_spy")
    ada.sees("[data-act='fill']")
    ada.page.click("[data-act='fill']")
    ada.page.click("details.more:has([data-age]) > summary")
    for seat in (2, 3, 0, 3):  # the second tap takes it back
        ada.page.click(f"[data-age='{seat}']")
    ada.page.click("form .tick:has-text('Zuschauer')")
    said = ada.page.locator("[data-age]").all_inner_texts()
    assert said == ["2. Platz 1", "Platz 2", "1. Platz 3", "Platz 4"]
    with ada.page.expect_request("**/api/tables") as asked:
        ada.page.click("form [type='submit']")
    assert asked.value.post_data_json["ages"] == [2, 0, 1, 3]
    ada.sees("[data-act='start']:enabled", 60)
    ada.go("/new/gaunerbande")
    ada.sees("[data-act='fill']")
    assert ada.page.locator("[data-age]").count() == 0


def test_a_guest_reads_who_invites_to_what_and_needs_one_button(invite: Any, house: Any) -> None:
    opened = house.open("zehn", players=3, name="Ada")
    bert = invite("Bert").go(f"/t/{opened['code']}")
    page = bert.page
    bert.sees(".welcome")
    assert page.locator(".welcome p").inner_text() == "Ada lädt dich zu Zehn ein."
    assert page.locator("main").count() == 1
    tops = page.evaluate(
        "() => ['.welcome', '.seat-rows', '.invitation'].map((each) => document.querySelector(each).offsetTop)"
    )
    assert tops == sorted(tops)
    page.click("[data-act='join']")
    page.wait_for_selector(".welcome", state="detached")
    assert page.locator(".seat-rows >> text=Bert").count() == 1
    bots = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2]
    other = house.open("zehn", players=3, seats=bots, name="Ada")
    bert.go(f"/t/{other['code']}").sees("[data-act='join']")  # a bot makes room


@pytest.mark.parametrize("path", ["/", "/new/zehn", "/replay"])
def test_a_page_says_where_its_main_part_is(invite: Any, path: str) -> None:
    ada = invite("Ada").go(path)
    ada.sees("#app h1")
    assert ada.page.locator("main").count() == 1


def test_keys_are_not_offered_where_there_are_none(invite: Any, house: Any) -> None:
    opened = house.open("zehn", players=4, seats=[{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3])
    for touch in (True, False):
        ada = invite("Ada", touch=touch).go(f"/t/{opened['code']}#{opened['token']}")
        if touch:
            ada.sees("[data-act='start']:enabled")
            ada.page.click("[data-act='start']")
        ada.sees(".hands .held")
        ada.page.click(MENU)
        ada.sees(".is-menu")
        assert ada.page.locator(".is-menu .btn:has-text('Tasten')").count() == (0 if touch else 1)


def test_what_the_slip_says_already_is_not_said_beside_it(stage: Any) -> None:
    view = next(view for view, _ in positions("gaunerbande") if view["awaiting"] == [0] and view["step"] == "play")
    stage.evaluate("view => stage.show(view)", {**view, "duty": "opening", "trick": []})
    said = "Die Runde beginnt mit der Anfangskarte."
    expect(stage.locator(".slip p")).to_contain_text(said.rstrip("."))
    stage.evaluate("() => stage.page.refused({ key: 'opening', paragraph: 'GB-8', parameters: {} })")
    assert stage.locator(".toast").count() == 0
    assert stage.locator(".is-insisting").count() == 1
    stage.evaluate("() => stage.page.refused({ key: 'not_asked', parameters: {} })")
    assert stage.locator(".toast").count() == 1
    # it is read, another answer is taken, and nothing is asked of us now: what it spoke of is gone
    stage.locator(".toast").evaluate("toast => { toast.dataset.at = 0; }")
    stage.evaluate(
        """view => stage.page.table.tell({ type: "match", events: [], view, decision: { number: 2 } })""",
        {"awaiting": [1], "legal": []},
    )
    expect(stage.locator(".toast")).to_have_count(0, timeout=4000)
    # a trick that was taken: the slip says it with its points, the line above it rests
    took = {**view, "taker": 0, "took": 3, "awaiting": [], "legal": []}
    told = [{"kind": "takes", "seat": 0, "points": 3}]
    stage.evaluate("([view, told]) => stage.show(view, null, told)", [took, told])
    expect(stage.locator(".slip h2")).to_have_text("Du nimmst den Stich: 3 Punkte")
    assert not stage.locator(".ticker").is_visible()
    stage.evaluate("view => stage.show(view)", view)
    assert stage.locator(".ticker").is_visible()


def test_what_is_pressed_at_a_table_is_large_enough(stage: Any) -> None:
    """The coach's word, the hint's, what lies beside; cards and mats have rules of their own."""
    view = next(view for view, _ in positions("gaunerbande") if view["step"] == "play")
    stage.set_viewport_size({"width": 390, "height": 844})
    stage.evaluate(
        """view => { stage.show(view); stage.page.coach.show("Drei Karten weg", "Gib her.", [], []); }""", view
    )
    assert stage.evaluate(SMALL, ".coach button, .slip button, .tools button, .top button") == []
    stage.evaluate("() => stage.page.board.openMenu()")
    assert stage.evaluate(SMALL, "dialog button") == []
    stage.keyboard.press("Escape")


def test_what_is_pressed_is_large_enough(invite: Any, tmp_path: Path) -> None:
    ada = invite("Ada", size=(390, 844))
    begin(ada, "zehn", 4)
    assert ada.page.evaluate(SMALL, ".pad-entry button, .pad-entry .pick button") == []
    brought(ada, simulated(tmp_path, "gaunerbande")).sees(".rb-knob")
    assert ada.page.evaluate(SMALL, ".rb-knob, .replay-bar button") == []


FELT = "() => document.querySelector('.stage').getBoundingClientRect().toJSON()"


BESIDE = """([view, what]) => {
  stage.show(view, Date.now() + 30_000);
  const { table, coach, advice, slip, viewer } = stage.page;
  const { asked, cards } = viewer;
  table.choose([cards.findIndex((card) => asked.cards.has(card))]);
  const words = "Gib her, womit du Stiche fängst, die du nicht haben willst. ".repeat(6);
  if (what === "coach") coach.show("Drei Karten weg", words, [], []);
  else advice.show(Object.assign(document.createElement("p"), { textContent: words }));
  const place = slip.element;
  const button = place.querySelector(".acts .btn").getBoundingClientRect();
  return [button.bottom, place.getBoundingClientRect().bottom, place.scrollHeight - place.clientHeight];
}"""


@pytest.mark.parametrize("what", ["coach", "hint"])
def test_on_a_phone_on_its_side_what_is_asked_is_seen_whole(stage: Any, what: str) -> None:
    """However much is said about it above."""
    view = next(view for view, _ in positions("gaunerbande") if view["step"] == "play" and 0 in view["awaiting"])
    stage.set_viewport_size({"width": 844, "height": 390})
    button, place, hidden = stage.evaluate(BESIDE, [view, what])
    stage.set_viewport_size({"width": 390, "height": 844})
    assert button <= place
    assert hidden <= 1


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 800)])
def test_the_felt_stays_where_it_is_when_the_hand_runs_empty(stage: Any, size: tuple[int, int]) -> None:
    view = next(view for view, _ in positions("gaunerbande") if view["step"] == "play")
    stage.set_viewport_size({"width": size[0], "height": size[1]})
    felts = []
    for held in (view["hand"][:1], []):
        stage.evaluate("view => stage.show(view)", {**view, "hand": held, "awaiting": [1], "legal": []})
        felts.append(stage.evaluate(FELT))
    assert felts[0] == felts[1]


WHOLE = """(place) => {
  stage.page.table.choose([place]);
  const { left, top, width, height } = document.querySelector(".hands .is-up .held").getBoundingClientRect();
  const at = (part) => document.elementFromPoint(left + part * width, top + 0.2 * height);
  return [0.1, 0.5, 0.9].map((part) => at(part)?.closest("li")?.classList.contains("is-up") ?? false);
}"""


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_no_card_lies_on_one_that_is_lifted(stage: Any, size: tuple[int, int]) -> None:
    """Neither of its neighbours: the picture and both corners are seen."""
    view = next(view for view, _ in positions("gaunerbande") if view["awaiting"] == [0] and view["step"] == "play")
    stage.set_viewport_size({"width": size[0], "height": size[1]})
    stage.evaluate("view => stage.show(view)", {**view, "duty": "lead", "legal": [f"play {c}" for c in view["hand"]]})
    for place in range(len(view["hand"])):
        assert stage.evaluate(WHOLE, place) == [True, True, True], place


def test_whoever_reads_is_called_you(stage: Any) -> None:
    """In the last trick and in a duel, whatever name they have at the table."""
    stage.set_viewport_size({"width": 390, "height": 844})
    view = next(view for view, _ in positions("gaunerbande") if view["last_trick"])
    stage.evaluate("view => stage.show(view)", {**view, "last_trick": {**view["last_trick"], "taker": 0}})
    stage.click(".me [data-tool='last']")
    assert "Du" in stage.locator("dialog figcaption").all_inner_texts()
    assert view["names"][0] not in stage.locator("dialog").inner_text()
    stage.keyboard.press("Escape")
    view = next(view for view, _ in positions("halt_mal_kurz"))
    thrown = [{"seat": seat, "name": view["names"][seat], "sign": "rock"} for seat in (0, 1)]
    stage.evaluate("view => stage.show(view)", {**view, "thrown": thrown})
    assert [said.split(":")[0].strip() for said in stage.locator(".thrown").all_inner_texts()] == [
        "Du",
        view["names"][1],
    ]


def test_oneself_is_you_also_among_those_who_can_be_chosen(stage: Any) -> None:
    view = next(view for view, _ in positions("zehn") if view["step"] == "name" and 0 in view["awaiting"])
    stage.evaluate("view => stage.show(view)", view)
    assert stage.locator(".slip .acts .btn").all_inner_texts() == ["Du"]


def test_a_chosen_card_is_named_not_only_its_number(stage: Any) -> None:
    view = next(view for view, _ in positions("zehn") if view["step"] == "lay" and view["awaiting"] == [0])
    stage.evaluate("view => stage.show(view)", view)
    at = next(place for place, card in enumerate(stage.evaluate("stage.page.viewer.cards")) if card[0] == "n")
    stage.evaluate("place => stage.page.table.choose([place])", at)
    assert stage.locator(".slip h2").inner_text().startswith("Zahl ")
    for language in ("en", "fr", "it", "de"):
        stage.evaluate("language => stage.setLanguage(language)", language)
        assert stage.locator(".slip h2").inner_text()[0].isalpha(), language


def test_a_press_before_a_match_is_not_lost_when_somebody_comes_in(invite: Any, house: Any) -> None:
    opened = house.open("zehn", players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    ada, ben = invite("Ada"), invite("Ben")
    heard: list[str] = []
    ada.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.extend([text])))
    ada.go(f"/t/{opened['code']}#{opened['token']}").sees("[data-act=programme]")
    ada.page.locator("[data-act=programme]").hover()
    ada.page.mouse.down()
    ben.go(f"/t/{opened['code']}").sees("[data-act=join]")
    ben.page.click("[data-act=join]")
    house.wait_for(lambda: ada.page.evaluate("1") and any('"Ben"' in frame for frame in heard))
    assert "Ben" not in ada.page.inner_text(".lobby")
    ada.page.mouse.up()
    ada.sees("dialog[data-name=programme]")
    expect(ada.page.locator(".lobby")).to_contain_text("Ben")
