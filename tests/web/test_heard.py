"""Playing by ear: what a screen reader finds on the table of each game, and what it is told without asking."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.matches import views

pytest.importorskip("playwright")

View = dict[str, Any]


def position(case: str, fits: Callable[[View], bool]) -> View:
    return next(view for view, _ in views(case) if 0 in view["awaiting"] and fits(view))


def heard(stage: Any, view: View, **more: Any) -> str:
    """The accessibility tree of the table in one decision."""
    stage.evaluate("view => stage.show(view, Date.now() + 30_000)", {**view, **more})
    stage.wait_for_selector(".table .slip, .table .hit")
    return stage.locator(".table").aria_snapshot()


def spoken(stage: Any, game: str, cards: list[str]) -> list[str]:
    return stage.evaluate("([game, cards]) => cards.map((card) => stage.cardName(game, card).long)", [game, cards])


def words(stage: Any, key: str, **parameters: Any) -> str:
    return stage.evaluate("([key, parameters]) => stage.t(key, parameters)", [key, parameters])


def has(tree: str, *lines: str) -> None:
    for line in lines:
        assert line in tree, f"{line}\n\n{tree}"
        assert tree.count(line) == 1 or line.startswith("button"), f"told twice: {line}\n\n{tree}"


def has_hand(stage: Any, tree: str, view: View, playable: set[str]) -> None:
    """Every card by its name, with whether it may be played, in the order of the hand."""
    shown = stage.locator(".hands .held").evaluate_all("cards => cards.map((card) => card.dataset.card)")
    assert sorted(shown) == sorted(view["hand"])
    names = spoken(stage, view["game"], shown)
    notes = ["spielbar" if card in playable else "jetzt nicht" for card in shown]
    places = [tree.index(f'button "{name}, {note}"') for name, note in zip(names, notes, strict=True)]
    assert len(set(view["hand"])) < len(view["hand"]) or places == sorted(places)
    assert f'group "Deine Karten, {len(shown)}"' in tree


def of_moves(view: View, verb: str) -> set[str]:
    return {move.split()[1] for move in view["legal"] if move.startswith(f"{verb} ")}


@pytest.mark.parametrize(("case", "asked"), [("gaunerbande", " bedienen."), ("black spy of three", " oder eine ")])
def test_a_trick(stage: Any, case: str, asked: str) -> None:
    """Who played what and who leads, what has to be followed, and what everybody has taken."""

    def fits(view: View) -> bool:
        return view["step"] == "play" and len(view["trick"]) == 2 and 0 < len(view["legal"]) < len(set(view["hand"]))

    view = position(case, fits)
    tree = heard(stage, view)
    lying = [
        f"{view['names'][played['seat']]}: {name}"
        for played, name in zip(
            view["trick"], spoken(stage, view["game"], [played["card"] for played in view["trick"]]), strict=True
        )
    ]
    has(tree, 'group "In der Mitte"', *lying, ", führt", 'heading "Du bist dran"', asked)
    assert re.search(r"noch (?:30|2\d) Sekunden", tree), tree
    for seat in range(1, view["players"]):
        points = "1 Punkt" if view["totals"][seat] == 1 else f"{view['totals'][seat]} Punkte"
        has(tree, f'button "{view["names"][seat]}, {view["counts"][seat]} Karten, Bot')
        assert points in next(line for line in tree.splitlines() if f'button "{view["names"][seat]},' in line)
    has_hand(stage, tree, view, of_moves(view, "play"))


def test_klaumau(stage: Any) -> None:
    """The card on top, the wish, the way round, the pile, a dog; and who is still to be asked."""
    view = position("klaumau, all variants", lambda view: view["step"] == "turn" and bool(of_moves(view, "play")))
    view["watchdogs"] = [0, 0, 1, *[0] * (view["players"] - 3)]
    [top] = spoken(stage, "klaumau", [view["top"]])
    tree = heard(stage, view, wish="blue", direction="anticlockwise")
    has(
        tree,
        f'img "Oben: {top}"',
        'img "Blau ist gewünscht."',
        'img "gegen den Uhrzeigersinn"',
        f"Stapel, noch {view['draw_pile']}",
        'button "Ich kann nicht"',
    )
    assert "Wachhund" in next(line for line in tree.splitlines() if f'button "{view["names"][2]},' in line)
    has_hand(stage, tree, view, of_moves(view, "play"))
    tree = heard(stage, view, direction="clockwise", wish=None)
    assert 'img "im Uhrzeigersinn"' in tree
    assert "gewünscht" not in tree


def test_an_auction_of_zehn(stage: Any) -> None:
    """What lies before everybody, with its caps; what is for sale, who bids how much, and what it would cost."""

    def fits(view: View) -> bool:
        return view["step"] == "raise" and view["auction"]["bid"] > 0 and view["auction"]["target"] != 0

    view = position("zehn of seven", fits)
    tree = heard(stage, view)
    auction = view["auction"]
    names = view["names"]
    has(tree, 'group "Rundenkarte"', 'group "Deine Karte"', 'button "weniger"', 'button "mehr"', 'button "Passen"')
    has(tree, f'group "Vor {names[auction["target"]]}, wird versteigert"', f"Stapel, noch {view['pile']}")
    bidder = next(line for line in tree.splitlines() if f'button "{names[auction["bidder"]]},' in line)
    assert f"bietet {auction['bid']}" in bidder
    assert words(stage, "zehn.caps", n=view["chips"][auction["bidder"]]) in bidder
    for seat, lying in enumerate(view["table"]):
        if seat == 0 or not lying:
            continue
        before = tree.split(f'group "Vor {names[seat]}')[1].split("button")[0]
        card = spoken(stage, "zehn", [lying["card"]])[0] if lying["card"] and not lying["hidden"] else "verdeckte Karte"
        assert f'img "{card}"' in before
        if lying["shield"]:
            assert words(stage, "zehn.guarded", n=lying["shield"]) in before


def test_a_window_of_halt_mal_kurz(stage: Any) -> None:
    """What happens to me, what I can do about it, whose hand lies open and what is in it."""
    view = position("halt mal kurz", lambda view: view["step"] == "react" and view["action"] == "halt")
    open_hand = ["liste-k", "halt-p"]
    tree = heard(stage, view, open_seat=2, open_hand=open_hand)
    has(tree, 'heading "Betrifft dich"', f"{view['names'][view['active']]} will dir die halbe Hand geben.")
    has(tree, 'button "Not-to-do-Liste!"', 'button "Geschehen lassen"', f'group "{view["names"][2]}, offene Hand"')
    for name in spoken(stage, "halt_mal_kurz", open_hand):
        assert f'img "{name}"' in tree.split("offene Hand")[1]


# What is told without asking

TOLD = """() => Object.fromEntries([...document.querySelectorAll("body > .voice")].map(
  (place) => [place.dataset.voice, [...place.children].map((line) => line.textContent)]))"""


def told(stage: Any, tone: str = "polite") -> list[str]:
    return stage.evaluate(TOLD)[tone]


def until_told(stage: Any, words: str) -> None:
    stage.wait_for_function(
        "words => [...document.querySelectorAll('.voice')].some((place) => place.textContent.includes(words))",
        arg=words,
    )


def test_what_is_asked_is_told_once_with_the_time_there_is(stage: Any) -> None:
    view = position("gaunerbande", lambda view: view["step"] == "play" and len(view["trick"]) == 2)
    heard(stage, view)
    until_told(stage, "Du bist dran")
    assert [bool(re.fullmatch(r"Du bist dran\. .* noch (?:30|2\d) Sekunden\.", line)) for line in told(stage)] == [True]
    card = next(iter(of_moves(view, "play")))
    stage.evaluate("card => stage.page.viewer.lift([card])", card)
    [name] = spoken(stage, "gaunerbande", [card])
    until_told(stage, name)
    does = stage.locator(".slip p").inner_text()
    assert told(stage)[1:] == [f"{name}. {does}"]
    assert stage.locator(".table [aria-live]:not([aria-live='off']), .table [role='status']").count() == 0


def test_what_happens_is_told_once_and_then_what_is_asked(stage: Any) -> None:
    """In the order in which it happened, and without saying whose turn it was in between."""
    told_views = list(views("klaumau of two"))
    at = next(
        i
        for i, (view, events) in enumerate(told_views)
        if i and 0 in view["awaiting"] and view["step"] == "turn" and events[0]["kind"] == "plays"
    )
    (before, _), (view, events) = told_views[at - 1], told_views[at]
    stage.evaluate("view => { stage.show(view); }", before)
    stage.evaluate(
        "telling => { stage.page.table.tell(telling); }",
        {"type": "match", "events": events, "view": view, "decision": {"number": 2, "deadline": None}},
    )
    until_told(stage, "Du bist dran")
    lines = told(stage)
    [card] = spoken(stage, "klaumau", [events[0]["card"]])
    assert lines[0].startswith(f"Tobi legt {card}")
    assert lines[-1].startswith("Du bist dran.")
    assert len(lines) == len(set(lines)) == 2


def test_a_race_is_told_at_once(stage: Any) -> None:
    view = position("halt mal kurz", lambda view: view["step"] == "slap" and view["action"] == "nazi")
    heard(stage, view)
    [line] = told(stage, "assertive")
    assert line.startswith(words(stage, "halt_mal_kurz.slap"))


def test_a_note_in_a_sheet_is_seen_and_heard_there(stage: Any) -> None:
    """What is below an open sheet is neither seen nor heard."""
    view = position("gaunerbande", lambda view: view["step"] == "play")
    heard(stage, view)
    stage.evaluate("() => { navigator.clipboard.writeText = async () => {}; }")
    stage.click(".top .ib >> nth=0")
    stage.get_by_role("button", name="Einladen").click()
    stage.wait_for_selector("dialog .toast")
    stage.locator("dialog > .voice p", has_text=re.compile(r"^Kopiert\.$")).wait_for(state="attached")
    box = stage.locator("dialog .toast").bounding_box()
    assert stage.evaluate(
        "([x, y]) => Boolean(document.elementFromPoint(x, y).closest('.toast'))", [box["x"] + 9, box["y"] + 9]
    )
    stage.keyboard.press("Escape")
    stage.locator("body > .toasts .toast").wait_for(state="attached")  # the sheet's end is told a moment later
