"""A card says what it does: in the slip when it is lifted, large when it is held up, and on the felt."""

from collections.abc import Callable
from typing import Any

import pytest

import stammtisch
from stammtisch.games.klaumau.cards import usual_deck
from tests.tiers import first_of
from tests.web.matches import CASES, views

pytest.importorskip("playwright")


def position(case: str, wanted: Callable[[dict[str, Any]], Any], seed: int = 3) -> dict[str, Any]:
    """The first view of a match that is as wanted; other matches of the kind are tried too."""
    return next(view for more in range(40) for view, _ in views(case, seed=seed + more) if wanted(view))


def my_turn(view: dict[str, Any]) -> bool:
    return view["step"] == "turn" and 0 in view["awaiting"]


def plays(view: dict[str, Any], ending: str) -> str | None:
    return next((move.split()[1] for move in view["legal"] if move.startswith("play ") and ending in move), None)


def lift(stage: Any, view: dict[str, Any], card: str) -> None:
    stage.evaluate("async () => stage.setLanguage('en')")
    stage.evaluate("view => stage.show(view)", view)
    stage.locator(f".hands .held[data-card='{card}']").first.evaluate("button => button.click()")


def test_a_lifted_safe_names_those_whom_it_hits(stage: Any) -> None:
    view = position("klaumau, all variants", lambda view: my_turn(view) and plays(view, "-bigsafe"))
    lift(stage, view, str(plays(view, "-bigsafe")))
    way = 1 if view["direction"] == "clockwise" else -1
    hit = [view["names"][way * step % view["players"]] for step in (1, 2)]
    assert stage.locator(".slip p").first.inner_text() == f"{hit[0]} and {hit[1]} miss a turn each."
    omens = stage.locator(".seat:has(.omen) .who").all_inner_texts()
    assert sorted(omens) == sorted(hit)
    stage.locator(".slip .btn", has_text="Play it").click()
    assert stage.evaluate("stage.sent.at(-1)")[1]["move"].endswith("-bigsafe")


def test_a_card_that_does_not_fit_says_what_it_does_and_what_would_fit(stage: Any) -> None:
    def wanted(view: dict[str, Any]) -> bool:
        crooks = [card for card in view["hand"] if card.endswith("-crook") and f"play {card}" not in view["legal"]]
        one = len(view["fits"]["motifs"]) == 1 and any(move.startswith("play") for move in view["legal"])
        return my_turn(view) and bool(crooks) and one

    view = position("klaumau, all variants", wanted)
    card = next(card for card in view["hand"] if card.endswith("-crook") and f"play {card}" not in view["legal"])
    lift(stage, view, card)
    sent = stage.evaluate("stage.sent.length")
    first, misfit = stage.locator(".slip p").all_inner_texts()
    assert first.startswith("You steal a card")
    assert misfit.startswith("Doesn’t fit now. You can play: ")
    assert view["fits"]["colours"][0] in misfit
    assert stage.locator(".slip .btn", has_text="Play it").count() == 0
    assert stage.evaluate("stage.sent.length") == sent


@pytest.mark.parametrize(
    ("case", "way_out"),
    [("klaumau of two", "can't"), ("klaumau of eight", "can't"), ("halt mal kurz of three", "draw")],
)
def test_where_nothing_fits_all_cards_step_back_and_say_what_would(stage: Any, case: str, way_out: str) -> None:
    view = position(case, lambda view: my_turn(view) and view["hand"] and view["legal"] == [way_out])
    lift(stage, view, view["hand"][0])
    assert stage.locator(".hands li:not(.is-off)").count() == 0
    assert stage.locator(".slip .misfit").inner_text().startswith("Doesn’t fit now. You can play: ")
    assert stage.locator(".slip .acts .btn").evaluate_all("all => all.map((button) => button.className)") == [
        "btn is-main"
    ]


def test_the_prompt_says_what_fits(stage: Any) -> None:
    view = position("halt mal kurz", lambda view: my_turn(view) and view["fits"]["symbols"] == ["p"])
    stage.evaluate("async () => stage.setLanguage('en')")
    stage.evaluate("view => stage.show(view)", view)
    category = {"funny": "something funny", "not_funny": "something unfunny"}[view["fits"]["categories"][0]]
    assert stage.locator(".slip p").first.inner_text() == f"You can play: {category} or a penguin. Or draw."


EFFECTS = """async ([players, cards]) => {
  await stage.setLanguage("en");
  const { effect } = await import("/static/games/gaunerbande/table.js");
  return cards.map((card) => effect({ players }, card));
}"""


@pytest.mark.parametrize(
    ("players", "opening", "politician"), [(3, "g1", 12), (4, "g0", 13), (5, "g0", 13), (6, "g1", 12)]
)
def test_a_card_says_what_it_does_among_so_many(stage: Any, players: int, opening: str, politician: int) -> None:
    """And not what it would do among others: that is for the gallery."""
    match = stammtisch.new("gaunerbande", players, seed=1)
    cards = [card for seat in range(players) for card in match.view(seat)["hand"]]
    said = dict(zip(cards, stage.evaluate(EFFECTS, [players, cards]), strict=True))
    assert said.pop("r10") == f"{politician} points."
    assert said.pop(opening) == "Counts nothing. Opens the round."
    assert {card: words for card, words in said.items() if words != "Counts nothing."} == {
        card: "1 point." for card in cards if card[0] == "k"
    }
    assert sum(match.worth.values()) == politician + sum(card[0] == "k" for card in cards)


@pytest.mark.parametrize("case", first_of(CASES, 3))
def test_every_card_of_the_hand_is_explained_when_it_is_held_up(stage: Any, case: str) -> None:
    view = position(case, lambda view: 0 in view["awaiting"] and view["hand"])
    stage.evaluate("view => stage.show(view)", view)
    for place in range(len(view["hand"])):
        stage.evaluate("place => stage.page.hand.buttons[place].focus()", place)
        stage.keyboard.press("i")
        assert stage.locator("dialog[data-name='zoom'] .does").inner_text().strip()
        stage.keyboard.press("Escape")
        stage.wait_for_selector("dialog[data-name='zoom']", state="detached")


@pytest.mark.parametrize("case", ["klaumau of two", "klaumau of eight"])
def test_a_card_that_is_held_up_says_how_often_it_is_in_this_deck(stage: Any, case: str) -> None:
    view = position(case, lambda view: 0 in view["awaiting"] and len(view["hand"]) > 2)
    deck = usual_deck(view["players"])
    stage.evaluate("async () => stage.setLanguage('en')")
    stage.evaluate("view => stage.show(view)", view)
    for place, card in enumerate(stage.evaluate("stage.page.viewer.cards")):
        stage.evaluate("place => stage.page.hand.buttons[place].focus()", place)
        stage.keyboard.press("i")
        assert stage.locator("dialog[data-name='zoom'] .small").inner_text() == f"{deck[card]}× in the deck"
        stage.keyboard.press("Escape")
        stage.wait_for_selector("dialog[data-name='zoom']", state="detached")


def test_the_card_on_the_pile_says_what_it_does(stage: Any) -> None:
    view = position("klaumau of two", my_turn)
    stage.evaluate("view => stage.show(view)", view)
    stage.locator("[data-anchor='discard']").click()
    assert stage.locator("dialog[data-name='zoom'] .does").inner_text().strip()
    stage.keyboard.press("Escape")


def test_pointing_at_a_card_explains_it_in_the_slip_and_is_not_read_out(stage: Any) -> None:
    view = position("klaumau of two", my_turn)
    stage.evaluate("view => stage.show(view)", view)
    stage.mouse.move(2, 2)
    stage.wait_for_function("() => stage.page.viewer.pointed === null")
    before = stage.locator(".slip p").first.inner_text()
    stage.locator(".hands .held").first.hover()
    stage.wait_for_function("before => document.querySelector('.slip p').textContent !== before", arg=before)
    name = stage.evaluate("stage.cardName('klaumau', stage.page.viewer.cards[0]).long")
    assert stage.locator(".slip p").first.inner_text().startswith(name)
    assert stage.evaluate("stage.page.slip.heard").count(name) == 0
    stage.mouse.move(2, 2)
    stage.wait_for_function("before => document.querySelector('.slip p').textContent === before", arg=before)


ASK_AGAIN = """view => {
  const note = document.querySelector(".toast");
  if (note) note.dataset.at = Date.now() - 2000;
  const decision = { number: 2, opened: Date.now(), deadline: null };
  stage.page.table.tell({ type: "match", number: 2, now: Date.now(), events: [], view, decision });
}"""


def test_a_new_question_is_read_first(stage: Any) -> None:
    """Wherever the mouse happens to rest; and what was said of the last answer goes with it."""
    view = position("klaumau of two", my_turn)
    stage.evaluate("view => stage.show(view)", view)
    stage.mouse.move(2, 2)
    before = stage.locator(".slip p").first.inner_text()
    stage.locator(".hands .held").first.hover()
    stage.wait_for_function("before => document.querySelector('.slip p').textContent !== before", arg=before)
    stage.evaluate("() => stage.page.refused({ key: 'not_asked', parameters: {} })")
    assert stage.locator(".toast").count() == 1
    stage.evaluate(ASK_AGAIN, view)
    stage.wait_for_function("before => document.querySelector('.slip p').textContent === before", arg=before)
    assert stage.locator(".toast").count() == 0
    stage.locator(".hands .held").last.hover()
    stage.wait_for_function("before => document.querySelector('.slip p').textContent !== before", arg=before)
    stage.mouse.move(2, 2)


def test_a_fourth_card_does_not_drop_the_first(stage: Any) -> None:
    view = position("gaunerbande", lambda view: view["step"] == "pass" and 0 in view["awaiting"])
    stage.evaluate("view => stage.show(view)", view)
    for place in range(view["to_pass"] + 1):
        stage.evaluate("place => stage.page.hand.buttons[place].click()", place)
    assert stage.evaluate("stage.page.table.chosen") == list(range(view["to_pass"]))
    assert stage.locator(".toast").count()


def test_an_own_deck_is_printed_and_named(stage: Any) -> None:
    """A penalty card says what it costs in the deck that is played with, and as usual when the table is left."""
    view = position("zehn", lambda view: 0 in view["awaiting"])
    stage.evaluate("async () => stage.setLanguage('en')")
    own = {**view, "options": {**view["options"], "deck": {"p3": {"points": 42}}}, "hand": ["n1", "p3"]}
    stage.evaluate("view => stage.show(view)", own)
    card = stage.locator(".hands .held[data-card='p3']")
    assert "+42" in card.text_content()
    assert "42 penalty points" in card.get_attribute("aria-label")
    stage.evaluate("view => stage.show(view)", {**view, "hand": ["n1", "p3"]})
    assert "+5" in stage.locator(".hands .held[data-card='p3']").text_content()
    assert stage.evaluate("[1, 2].map((n) => stage.cardName('zehn', `rc${n}`).long)") == [
        "Round card, 1 penalty point",
        "Round card, 2 penalty points",
    ]


@pytest.mark.parametrize(("low_wins", "order"), [(True, ["a", "b", "c"]), (False, ["c", "b", "a"])])
def test_hints_are_sorted_by_what_is_shown_and_the_better_is_longer(
    stage: Any, low_wins: bool, order: list[str]
) -> None:
    rows = stage.evaluate(
        """async (low) => {
          const { barsOf } = await import('/static/table/state/hints.js');
          const moves = [['b', 4], ['a', 1], ['c', 9]].map(([move, points]) => ({ move, points, winning: 0.5 }));
          return barsOf(moves, true, low).map(({ candidate, size }) => [candidate.move, size]);
        }""",
        low_wins,
    )
    assert [move for move, _ in rows] == order
    sizes = [size for _, size in rows]
    assert sizes == sorted(sizes, reverse=True)
    assert 0 < sizes[-1] < sizes[0] == 1


def test_who_slapped_the_police_reads_about_the_penalty(stage: Any) -> None:
    view = position("halt mal kurz", lambda view: view["step"] == "react" and 0 in view["awaiting"])
    stage.evaluate("async () => stage.setLanguage('en')")
    stage.evaluate("view => stage.show(view)", {**view, "action": "polizei", "target": None})
    assert stage.locator(".slip p").first.inner_text() == "You slapped the police and have to draw a card."
    stage.evaluate("view => stage.show(view)", {**view, "action": "polizei", "target": 0})
    assert "sends the police to you" in stage.locator(".slip p").first.inner_text()


def test_whoever_gives_a_card_reads_why(stage: Any) -> None:
    """The winner of a duel, and whom the assembly has chosen, who has won nothing."""
    stage.evaluate("async () => stage.setLanguage('de')")
    view = position("halt mal kurz", lambda view: 0 in view["awaiting"] and view["step"] == "turn")
    give = {**view, "step": "give", "legal": [f"give {card}" for card in dict.fromkeys(view["hand"])]}
    said = []
    for action in ("schnick", "versammlung"):
        stage.evaluate("view => stage.show(view)", {**give, "action": action})
        said.append(stage.locator(".slip p").first.inner_text())
    assert "gewonnen" in said[0]
    assert "Vollversammlung" in said[1]
    assert "gewonnen" not in said[1]


def test_a_card_is_only_named_where_none_is_asked_for(stage: Any) -> None:
    view = position("zehn", lambda view: view["step"] == "open" and 0 in view["awaiting"] and len(view["legal"]) > 1)
    stage.evaluate("view => { stage.sent.length = 0; stage.show(view) }", view)
    title = stage.locator(".slip h2").inner_text()
    stage.locator(".hands .held").first.evaluate("button => button.click()")
    assert stage.evaluate("stage.sent") == []
    assert stage.locator(".slip h2").inner_text() == title
    name = stage.evaluate("stage.cardName('zehn', stage.page.viewer.cards[0]).long")
    assert stage.locator(".slip p").first.inner_text().startswith(name)
