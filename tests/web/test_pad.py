"""The score pad: people with real cards enter what they took, and the pad does the rest."""

from typing import Any

import pytest

from stammtisch import games
from tests.tiers import first_of

pytest.importorskip("playwright")

PHONE, SMALL, DESKTOP = (390, 844), (360, 640), (1280, 800)
NAMES = ("Ada", "Bert", "Cleo", "Dov", "Eva", "Finn", "Gus", "Hal")


def begin(guest: Any, game: str, players: int, *options: str) -> None:
    """A new pad, by the form."""
    guest.go(f"/pad/new/{game}").sees(".pad-form")
    guest.page.locator(".pick button", has_text=str(players)).first.click()
    for seat in range(players):
        guest.page.locator(".seat-rows input").nth(seat).fill(NAMES[seat])
    for option in options:
        guest.page.check(f"[data-option='{option}']")
    guest.page.click(".pad-form [type=submit]")
    guest.sees(".pad-entry")


def answer(guest: Any, numbers: dict[str, list[int] | int] | None = None, *buttons: str) -> None:
    """Type numbers and press buttons, by the names that the fields have in the entry."""
    for name, typed in (numbers or {}).items():
        if isinstance(typed, int):
            guest.page.fill(f"[data-at='{name}']", str(typed))
        else:
            for seat, number in enumerate(typed):
                guest.page.fill(f"[data-at='{name}.{seat}']", str(number))
    for button in buttons:
        guest.page.click(f"[data-at='{button}']")


def enter(guest: Any) -> None:
    guest.page.click(".pad-entry [type=submit]")


def totals(guest: Any) -> list[int]:
    return [int(text.replace("−", "-")) for text in guest.page.locator(".pad .sum td").all_inner_texts()[1:]]


def test_a_match_of_gaunerbande_is_kept_to_its_end(invite: Any) -> None:
    ada = invite(size=PHONE)
    begin(ada, "gaunerbande", 4)
    page = ada.page
    answer(ada, {"crooks": [3, 4, 5]}, "politician.1")
    assert "noch 1" in page.locator(".rests").inner_text()
    enter(ada)
    assert "13" in page.locator(".pad-says.is-wrong").inner_text()
    assert page.locator(".pad-says .rule-link").inner_text() == "Regel GB-22"
    page.click(".pad-says .rule-link")
    ada.sees(".rule.is-here#GB-22")
    page.keyboard.press("Escape")
    page.click("[data-at='crooks.3.+']")
    assert "Bert 17" in page.locator(".pad-says").inner_text()
    enter(ada)
    ada.sees("[data-round='1']")
    assert totals(ada) == [3, 17, 5, 1]

    # the gang, and every trick of the round: the questions come with the answers
    answer(ada, {"crooks": [0, 0, 13, 0]}, "politician.2")
    question = page.locator("[data-at='gang.self']").bounding_box()
    assert question["y"] + question["height"] <= page.locator(".pad-entry .acts").bounding_box()["y"] + 1  # in sight
    enter(ada)
    assert "GB-25" in page.locator(".pad-says.is-wrong").inner_text()
    answer(ada, None, "every_trick", "gang.self")
    ada.shot("pad-phone")
    enter(ada)
    ada.sees("[data-round='2']")
    assert totals(ada) == [3, 17, 5 - 52, 1]

    # a slip of the pencil is put right, and taken back
    page.click("[data-round='1']")
    answer(ada, {"crooks": [4, 3, 5, 1]})
    enter(ada)
    ada.sees("text=Runde 3")
    assert totals(ada) == [4, 16, -47, 1]
    page.get_by_role("button", name="Rückgängig").click()
    assert totals(ada) == [3, 17, -47, 1]

    # a round half entered outlives the page, like everything else
    answer(ada, {"crooks": [0, 13, 0, 0]})
    page.reload()
    ada.sees(".pad-entry")
    assert page.input_value("[data-at='crooks.1']") == "13"
    for _ in range(4):
        answer(ada, {"crooks": [1, 12, 0, 0]}, "politician.1")
        enter(ada)
    ada.sees(".pad-end")
    assert "Cleo gewinnt" in page.locator(".pad-end h2").inner_text()
    assert "Bert steht auf 117, die Punktgrenze war 100" in page.locator(".pad-end").inner_text()
    assert "Runde 2: Cleo vereint die Bande" in page.locator(".decisive").inner_text()
    assert page.locator(".ranking b").all_inner_texts() == ["Cleo", "Dov", "Ada", "Bert"]
    ada.shot("pad-end-phone")

    page.get_by_role("button", name="Noch eine Partie, dieselben Leute").click()
    ada.sees(".pad-entry")
    assert page.locator(".tally-name b").all_inner_texts() == list(NAMES[:4])
    page.get_by_role("button", name="Zurück").click()
    ada.sees(".pad-list")
    assert page.locator(".pad-line").count() == 2
    assert "gewonnen: Cleo" in page.locator(".pad-list").inner_text()


ZEHN_LEFT = {"chips": [5, 9], "hand_normal": [2, 4], "hand_jokers": [1, 0]}
ENDS: dict[str, tuple[int, tuple[str, ...], list[list[Any]], list[str], str]] = {
    "gaunerbande": (
        3,
        (),
        [[{"crooks": [0, 0, 12]}, "politician.2", "gang.others"]] * 5,
        ["Cleo", "Ada", "Bert"],
        "Ada has 120; the point limit was 100.",
    ),
    "black_spy": (
        6,
        ("no_good_spies", "reduce_points"),
        [[{"low": [6, 0, 0, 0, 0, 0], "spies": [0, 0, 0, 0, 0, 6]}, *(f"high.k{n}.5" for n in (8, 9, 10, 11))]] * 2,
        ["Bert", "Cleo", "Dov", "Eva", "Ada", "Finn"],
        "Finn has 148; the point limit was 100.",
    ),
    "zehn": (
        2,
        (),
        [
            [{"normal": 2, "jokers": 1}, "loser.0", "round_card.9", "penalties.p2"],
            ["loser.1", "round_card.1", {"normal": 4}, "last", ZEHN_LEFT, "held.p8.0"],
        ],
        ["Bert", "Ada"],
        "The pile is empty.",
    ),
    "klaumau": (
        2,
        ("fence", "watchdog", "forgery"),
        [
            ["top.red", "top.blue", {"n4": [1, 0], "n1": [0, 2], "other": [2, 0], "sold": [0, 3], "dogs": [1, 0]}],
            ["top.green", {"n3": [2, 0]}],
        ],
        ["Ada", "Bert"],
        "The last round has been played.",
    ),
    "halt_mal_kurz": (
        3,
        (),
        [["winners.1", "left.0.+", "left.0.+"]],
        ["Bert", "Cleo", "Ada"],
        "Somebody has no cards left.",
    ),
}
"""For each game: players, variants, what is entered round by round, who comes where, and why it is over."""


@pytest.mark.parametrize("game", games.NAMES)
def test_every_game_can_be_kept(invite: Any, game: str) -> None:
    players, options, rounds, order, why = ENDS[game]
    guest = invite(size=DESKTOP, locale="en-GB")
    begin(guest, game, players, *options)
    for steps in rounds:
        for step in steps:
            answer(guest, step) if isinstance(step, dict) else answer(guest, None, step)
        enter(guest)
    guest.sees(".pad-end")
    guest.shot(f"pad-{game}-desktop")
    assert guest.page.locator(".ranking b").all_inner_texts() == order
    assert why in guest.page.locator(".pad-end").inner_text()


def test_a_change_that_ends_the_match_earlier_cuts_what_came_after(invite: Any) -> None:
    guest = invite(size=SMALL)
    begin(guest, "gaunerbande", 3)
    for _ in range(3):
        answer(guest, {"crooks": [4, 4, 4]}, "politician.0")
        enter(guest)
    guest.sees("[data-round='3']")
    guest.page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage["stammtisch-pads"]);
          kept[0].options.limit = 30;
          localStorage["stammtisch-pads"] = JSON.stringify(kept);
        }"""
    )
    guest.page.reload()
    guest.sees(".pad-end")
    guest.page.click("[data-round='2']")
    enter(guest)
    guest.sees(".toast")
    assert "nach Runde 2" in guest.page.locator(".toast").inner_text()
    assert guest.page.locator(".pad-round").count() == 2


def keep(guest: Any, **pad: Any) -> None:
    """A pad as some browser has kept it, opened."""
    usual: dict[str, Any] = {
        "id": "kept",
        "options": {},
        "entries": [],
        "draft": None,
        "undo": [],
        "redo": [],
        "changed": 1,
    }
    guest.go("/pad").sees(".pad-games")
    guest.page.evaluate("pads => localStorage.setItem('stammtisch-pads', JSON.stringify(pads))", [{**usual, **pad}])
    guest.go("/pad/kept").sees(".pad-beside")


def kept(guest: Any) -> dict[str, Any]:
    found: dict[str, Any] = guest.page.evaluate("JSON.parse(localStorage['stammtisch-pads'])[0]")
    return found


def tap_twice(guest: Any) -> None:
    """At one place, whatever is there the second time."""
    box = guest.page.locator(".pad-entry [type=submit]").bounding_box()
    for _ in range(2):
        guest.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_two_taps_enter_one_round(invite: Any) -> None:
    """The second finds a round in which nothing stands, which is not entered; at the end it presses nothing."""
    guest = invite(size=SMALL)
    begin(guest, "klaumau", 2)
    answer(guest, {"n4": [1, 0]})
    tap_twice(guest)
    guest.sees(".pad-says.is-wrong")
    assert "Noch ist nichts eingetragen" in guest.page.locator(".pad-says").inner_text()
    assert len(kept(guest)["entries"]) == 1
    enter(guest)
    assert len(kept(guest)["entries"]) == 1
    answer(guest, {"n4": [0, 1]})
    tap_twice(guest)
    guest.sees(".pad-end")
    assert guest.page.evaluate("JSON.parse(localStorage['stammtisch-pads']).length") == 1  # no second match was begun
    assert len(kept(guest)["entries"]) == 2


def test_a_round_of_nothing_can_be_meant(invite: Any) -> None:
    guest = invite(size=PHONE)
    begin(guest, "klaumau", 3)
    enter(guest)
    guest.page.click("[data-at='nobody']")
    guest.sees("[data-round='1']")
    assert totals(guest) == [0, 0, 0]


def test_what_is_no_count_is_said(invite: Any) -> None:
    """What somebody typed stays, is marked, and the sentence says why it cannot be."""
    guest = invite(size=PHONE)
    begin(guest, "gaunerbande", 3)
    answer(guest, {"crooks": [-3, 9, 6]}, "politician.1")
    assert "−3: Weniger als keine" in guest.page.locator(".pad-says").inner_text()
    assert guest.page.get_attribute("[data-at='crooks.0']", "aria-invalid") == "true"
    assert guest.page.input_value("[data-at='crooks.0']") == "−3"
    enter(guest)
    assert "GB-22" in guest.page.locator(".pad-says.is-wrong").inner_text()
    guest.page.fill("[data-at='crooks.0']", "drei")
    assert "„drei“ ist keine Anzahl" in guest.page.locator(".pad-says").inner_text()
    guest.page.fill("[data-at='crooks.0']", "0")
    guest.page.fill("[data-at='crooks.1']", "6")
    enter(guest)
    guest.sees("[data-round='1']")
    assert totals(guest) == [0, 18, 6]


def test_undo_fills_the_round_in_again_and_redo_brings_it_back(invite: Any) -> None:
    guest = invite(size=PHONE)
    begin(guest, "gaunerbande", 3)
    redo = guest.page.get_by_role("button", name="Wiederholen")
    assert redo.is_disabled()
    answer(guest, {"crooks": [4, 4, 4]}, "politician.0")
    enter(guest)
    answer(guest, {"crooks": [0, 7, 0]})  # half a round
    guest.page.get_by_role("button", name="Rückgängig").click()
    assert [guest.page.input_value(f"[data-at='crooks.{seat}']") for seat in range(3)] == ["4", "4", "4"]
    assert guest.page.get_attribute("[data-at='politician.0']", "aria-pressed") == "true"
    assert guest.page.locator("[data-round]").count() == 0
    redo.click()
    assert totals(guest) == [16, 4, 4]
    assert guest.page.input_value("[data-at='crooks.1']") == "7"
    guest.page.get_by_role("button", name="Rückgängig").click()
    answer(guest, {"crooks": [5, 3, 4]})
    enter(guest)
    assert totals(guest) == [17, 3, 4]
    assert redo.is_disabled()  # what was put right is not brought back


def test_points_alone_will_do(invite: Any) -> None:
    guest = invite(size=SMALL)
    begin(guest, "gaunerbande", 4)
    answer(guest, {"crooks": [3, 4, 5, 1]}, "politician.1", "way")
    assert [guest.page.input_value(f"[data-at='plain.{seat}']") for seat in range(4)] == ["3", "17", "5", "1"]
    answer(guest, {"plain": [3, 17, 52, 1]}, "plain.2.±")
    assert "Cleo −52" in guest.page.locator(".pad-says").inner_text()
    guest.shot("pad-plain-phone")
    enter(guest)
    guest.sees("[data-round='1']")
    assert totals(guest) == [3, 17, -52, 1]
    answer(guest, {"plain": [101, 0, 0, 0]})  # the next round is asked for in the same way
    enter(guest)
    guest.sees(".pad-end")
    assert "Ada steht auf 104" in guest.page.locator(".pad-end").inner_text()


@pytest.mark.parametrize("game", first_of(["black_spy", "gaunerbande", "klaumau", "zehn"]))
def test_a_long_match_is_entered_without_scrolling(invite: Any, game: str) -> None:
    """After twenty rounds too the round that comes, and its button, are in sight on a small phone."""
    guest = invite(size=SMALL)
    players = games.get(game).players[-1]
    rounds = 9 if game == "zehn" else 20
    options = {"rounds": 30} if game == "klaumau" else {} if game == "zehn" else {"limit": 10_000}
    entries = [{"plain": [at, *[2] * (players - 1)]} for at in range(rounds)]
    keep(guest, game=game, names=list(NAMES[:players]), options=options, entries=entries)
    guest.shot(f"pad-long-{game}-small")
    assert guest.page.evaluate("() => document.documentElement.scrollWidth") == SMALL[0], (
        "the sheet scrolls, not the page"
    )
    who = (
        guest.page.locator(".pad tbody tr")
        .first.locator("th, td")
        .first.evaluate(
            "cell => [cell.getBoundingClientRect().left, cell.closest('.pad-scroll').getBoundingClientRect().left]"
        )
    )
    assert abs(who[0] - who[1]) < 2, "whose line it is stays in sight"
    for _ in range(2):
        first = guest.page.locator(".pad-entry .ask [data-at]").first.bounding_box()
        button = guest.page.locator(".pad-entry [type=submit]").bounding_box()
        assert guest.page.evaluate("scrollY") == 0
        assert first["y"] > 0
        assert first["y"] + first["height"] <= button["y"]
        assert button["y"] + button["height"] <= SMALL[1]
        if guest.page.get_attribute("[data-at='way']", "aria-pressed") == "false":
            guest.page.click("[data-at='way']")
        answer(guest, {"plain": [1] * players})
        if game == "zehn":
            break  # the tenth round is the last
        enter(guest)
        guest.sees(f"[data-round='{rounds + 1}']")


def test_what_was_agreed_can_be_put_right(invite: Any) -> None:
    """A plan that the usual deck has not: the sentence says where to say so, and what is entered stays."""
    guest = invite(size=PHONE)
    begin(guest, "klaumau", 2, "forgery")
    answer(guest, {"n4": [1, 0]}, "top.red", "top.green")
    enter(guest)
    assert "Namen und Regeln" in guest.page.locator(".pad-says.is-wrong").inner_text()
    guest.page.get_by_role("button", name="Namen und Regeln").click()
    guest.sees(".pad-form")
    assert guest.page.is_checked("[data-option='forgery']")
    guest.page.check("[data-option='own_deck']")
    guest.page.locator(".seat-rows input").nth(0).fill("Adele")
    guest.page.click(".pad-form [type=submit]")
    guest.sees(".pad-entry")
    enter(guest)
    guest.sees("[data-round='1']")
    assert totals(guest) == [4, 0]
    assert "Adele" in guest.page.locator(".pad-standing").inner_text()


def test_an_own_deck_of_zehn_is_added_up(invite: Any) -> None:
    guest = invite(size=PHONE)
    begin(guest, "zehn", 2, "own_deck")
    answer(guest, {"on_table": 120}, "loser.1", "round_card.4")
    enter(guest)
    guest.sees("[data-round='1']")
    assert totals(guest) == [0, 124]


def test_names_are_asked_for(invite: Any) -> None:
    guest = invite(size=PHONE)
    guest.go("/pad").sees(".pad-games")
    guest.page.click("[data-game='klaumau']")
    guest.sees(".pad-form")
    guest.page.click(".pad-form [type=submit]")
    guest.sees(".toast.is-no")
    assert guest.page.evaluate("document.activeElement.getAttribute('aria-label')") == "1. Name"
    for seat in range(4):
        guest.page.locator(".seat-rows input").nth(seat).fill("Ada")
    guest.page.click(".pad-form [type=submit]")
    guest.sees("text=So heißt hier schon jemand.")


def test_a_pad_can_be_thrown_away(invite: Any) -> None:
    guest = invite(size=PHONE)
    begin(guest, "halt_mal_kurz", 3)
    guest.page.get_by_role("button", name="Block wegwerfen").click()
    guest.page.click("dialog .btn.is-alarm")
    guest.sees(".pad-games")
    assert guest.page.locator(".pad-line").count() == 0


@pytest.mark.parametrize("game", first_of(games.NAMES))
def test_nothing_sticks_out_on_a_phone(invite: Any, game: str) -> None:
    """With as many people as there can be, and every variant."""
    guest = invite(size=SMALL)
    most = games.get(game).players[-1]
    variants = {"black_spy": ("capture_or_release",), "klaumau": ("forgery", "fence", "watchdog", "bomb")}
    begin(guest, game, most, *variants.get(game, ()))
    if game == "zehn":
        answer(guest, None, "last")
    for width, height in (SMALL, PHONE):
        guest.page.set_viewport_size({"width": width, "height": height})
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= width
        small = guest.page.evaluate(
            """() => [...document.querySelectorAll(".pad-entry button, .pad-entry input")].filter((each) => {
              const target = each.closest("label") ?? each;
              const at = target.getBoundingClientRect();
              return at.height < 44 || (at.width < 44 && each.tagName === "BUTTON");
            }).map((each) => each.dataset.at ?? each.className)"""
        )
        assert small == []
        tops = guest.page.locator(".tally-row.is-many").evaluate_all(
            "rows => rows.map((row) => [...row.querySelectorAll('.cell')].map((cell) => cell.offsetTop))"
        )
        assert all(len(set(row)) <= (len(row) + 1) // 2 for row in tops)  # side by side, as far as there is room
