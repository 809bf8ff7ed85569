"""The page of a round: what it says is what was counted, and it stays as long as somebody reads and nobody waits."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import stammtisch
from tests.tiers import first_of
from tests.web.conftest import SHOTS
from tests.web.matches import CASES, NAMES, views
from tests.web.test_screens import SIZES

pytest.importorskip("playwright")

from playwright.sync_api import expect

Round = tuple[dict[str, Any], dict[str, Any], list[Any], dict[str, Any]]
RECKONED = ["gaunerbande", "black spy of three", "zehn", "zehn of seven", "klaumau, all variants"]
PHONE = (390, 844)
LOOKED_AT = (PHONE, (844, 390), (1920, 1080))


def rounds(case: str, seed: int = 3) -> Iterator[Round]:
    """The scored rounds of random matches: the view before and after the last move, what happened, the reckoning."""
    name, players, variants = CASES[case]
    options: dict[str, Any] = {"limit": 60} if name in ("gaunerbande", "black_spy") else {}
    match = stammtisch.new(name, players, variants=variants, seed=seed, names=NAMES[:players], **options)
    dice = random.Random(seed)
    while not match.over:
        before, start, rows = match.view(0), match.story_length, len(match.sheet)
        asked = dice.choice(match.awaiting)
        match.play(asked, dice.choice(match.legal(asked)))
        if len(match.sheet) > rows:
            reckoning = match.reckoning()
            assert reckoning is not None
            events = [event.as_json() for event in match.events(0, start)]
            yield before, match.view(0), events, reckoning.as_json()


SCORE = """([before, after, events, reckoning, more]) => {
  const { people = false, deadline = null } = more;
  stage.show(before);
  const { table } = stage.page;
  if (people) table.tell({ type: "table", number: 1, table: {
    ...table.company, seats: table.company.seats.map((seat, i) => ({ ...seat, kind: "person", person: i + 1 })) } });
  const opened = Date.now();
  const decision = after.outcome ? null : { number: 2, opened, deadline: deadline && opened + deadline };
  table.pace(60);
  stage.page.bubbles.say(1, "Das auch noch!", 60_000);
  table.tell({ type: "match", number: 2, now: Date.now(), events, view: after, decision, reckoning });
}"""


def score(stage: Any, scored: Round, size: tuple[int, int] = PHONE, **more: Any) -> Any:
    """Let a round be scored on the stage."""
    stage.set_viewport_size({"width": size[0], "height": size[1]})
    stage.evaluate(SCORE, [*scored, more])
    return stage.wait_for_selector(".reckon")


def shown(stage: Any) -> dict[str, Any]:
    """What the page says."""
    said: dict[str, Any] = stage.evaluate(
        """() => ({
          title: document.querySelector(".reckon h2").textContent,
          means: document.querySelector(".reckon header p").textContent,
          rows: [...document.querySelectorAll(".took")].map((row) => ({
            who: row.querySelector(".who").textContent,
            plus: row.querySelector(".plus").textContent,
            total: row.querySelector(".total").textContent,
            cards: row.querySelectorAll(".heap-cards .card").length,
          })),
          button: document.querySelector(".reckon [data-act=continue]").textContent,
        })"""
    )
    return said


def minus(number: int) -> str:
    return str(number).replace("-", "−")


@pytest.mark.parametrize("case", RECKONED)
def test_everybodys_points_are_on_the_page(stage: Any, case: str) -> None:
    scored = next(rounds(case))
    _, after, _, reckoning = scored
    score(stage, scored)
    assert stage.locator(".table .bubble").count() == 0, "the page is alone"
    page = shown(stage)
    names = ["Du", *after["names"][1:]]
    rows = {row["who"]: row for row in page["rows"]}
    assert set(rows) == set(names)
    for seat, share in enumerate(reckoning["shares"]):
        row = rows[names[seat]]
        points = reckoning["points"][seat]
        assert row["plus"] == (f"+{points}" if points > 0 else minus(points) if points or not share["laid"] else "")
        assert row["cards"] == sum(len(heap["cards"]) for heap in share["heaps"])
    assert page["means"].strip()
    stage.click("[data-act=continue]")
    stage.wait_for_selector(".reckon", state="detached")
    assert stage.evaluate("stage.page.table.isCaughtUp")


def test_the_readers_number_comes_first_and_what_it_means(stage: Any) -> None:
    before, after, events, reckoning = next(rounds("gaunerbande"))
    after["totals"] = reckoning["totals"] = [13, 1, 51, 20]
    reckoning["points"] = [13, 1, 51, 20]
    after["sheet"] = [{"round": 1, "points": [13, 1, 51, 20], "totals": [13, 1, 51, 20]}]
    score(stage, (before, after, events, reckoning))
    page = shown(stage)
    assert page["title"] == "13 Punkte für dich"
    _, tobi, mona, _ = after["names"]
    assert page["means"] == f"{tobi} führt, du bist 12 dahinter. {mona} fehlen 9 Punkte bis zur Punktgrenze 60."
    assert [row["who"] for row in page["rows"]] == [after["names"][1], "Du", after["names"][3], after["names"][2]]
    assert "13" in stage.get_attribute(".ruler", "aria-label")


def test_the_last_round_leads_to_the_result(stage: Any) -> None:
    *_, last = rounds("gaunerbande")
    score(stage, last)
    assert shown(stage)["button"] == "Zum Ergebnis"
    assert stage.locator("dialog[data-name=end]").count() == 0
    stage.click("[data-act=continue]")
    stage.wait_for_selector("dialog[data-name=end]")
    stage.keyboard.press("Escape")


BEATS = """async (views) => {
  await stage.setLanguage("en");
  const { pot } = await import("/static/games/zehn/table.js");
  const said = views.map((view) => pot(view).words);
  await stage.setLanguage("de");
  return said;
}"""


def test_zehn_says_why_a_ten_beats_other_tens(stage: Any) -> None:
    """One card beats two; among as many, whoever comes earlier; and nothing is said where nobody came to as much."""
    counted = [
        view
        for case in ("zehn", "zehn of seven")
        for seed in range(8)
        for view, events in views(case, seed=seed)
        if any(event["kind"] == "wins" for event in events)
    ]
    reasons = set()
    for view, said in zip(counted, stage.evaluate(BEATS, counted), strict=True):
        last = view["last_round"]
        winner, values, cards = last["winner"], last["values"], last["cards"]
        rivals = [seat for seat in range(view["players"]) if seat != winner and values[seat] == values[winner]]
        single = cards[winner][1] is None
        alike = any((cards[seat][1] is None) == single for seat in rivals)
        reason = ", as good, but earlier in turn" if alike else ", one card beats two" if rivals else ""
        assert said.endswith(reason), (last, said)
        assert reason or not {"beats", "good"} & set(said.split())
        assert reason != ", one card beats two" or single
        reasons.add(reason)
    assert len(reasons) == 3


@pytest.mark.parametrize("key", ["Enter", "Escape"])
def test_the_page_is_put_away_by_key(stage: Any, key: str) -> None:
    score(stage, next(rounds("zehn")))
    assert stage.evaluate("document.querySelector('.stage').inert && document.querySelector('.me').inert")
    stage.keyboard.press(key)
    stage.wait_for_selector(".reckon", state="detached")
    assert not stage.evaluate("document.querySelector('.stage').inert || document.querySelector('.me').inert")


def test_it_can_be_opened_again_from_the_pad(stage: Any) -> None:
    scored = next(rounds("black spy of three"))
    score(stage, scored)
    first = shown(stage)
    stage.click("[data-act=continue]")
    stage.click(".top .only-phone")
    stage.click("dialog [data-act=reckoning]")
    again = shown(stage)
    assert again["rows"] == first["rows"]
    assert again["button"] == "Zurück"
    stage.click("[data-act=continue]")


def left(stage: Any) -> float | None:
    """How long the page would stay, in seconds."""
    found: float | None = stage.evaluate(
        "stage.page.reckoning.deadline === null ? null : (stage.page.reckoning.deadline - Date.now()) / 1000"
    )
    return found


def test_it_waits_for_one_person_for_ever_and_with_others_half_a_minute(stage: Any) -> None:
    scored = next(rounds("gaunerbande"))
    score(stage, scored)
    assert left(stage) is None
    score(stage, scored, people=True)
    found = left(stage)
    assert found is not None
    assert 5 < found <= 30


def test_it_says_who_still_reads(stage: Any) -> None:
    """Until everybody else has gone on; and those who have read that somebody whom they wait for has not."""
    before, after, events, reckoning = next(rounds("gaunerbande"))
    _, tobi, mona, heinz = after["names"]
    scored: Round = (before, {**after, "awaiting": [1], "kind": "turn"}, events, reckoning)
    score(stage, scored, people=True)
    foot, slip = stage.locator(".reckon-foot p"), stage.locator(".slip p:not(.happened)")
    read = "([seat, round]) => stage.page.table.tell({ type: 'read', number: 3, person: seat + 1, seat, round })"
    expect(foot).to_have_text(f"Es fehlen noch {tobi}, {mona} und {heinz}.")
    stage.evaluate(read, [2, reckoning["round"] + 1])  # of another round
    expect(foot).to_have_text(f"Es fehlen noch {tobi}, {mona} und {heinz}.")
    for seat in (2, 3):
        stage.evaluate(read, [seat, reckoning["round"]])
    expect(foot).to_have_text(f"Es fehlt noch {tobi}.")
    stage.evaluate("() => { stage.sent.length = 0; }")
    stage.click("[data-act=continue]")
    expect(slip).to_have_text(f"{tobi} liest noch die Abrechnung.")
    assert stage.evaluate("stage.sent") == [["read", {"round": reckoning["round"]}]]
    stage.evaluate(read, [1, reckoning["round"]])
    expect(slip).to_have_count(0)
    score(stage, scored, people=True)
    for seat in (1, 2, 3):
        stage.evaluate(read, [seat, reckoning["round"]])
    expect(foot).to_have_text(f"Als Nächstes gefragt: {tobi}. Alle anderen sind schon weiter.")
    stage.click("[data-act=continue]")


def asked_next(scored: Round) -> Round:
    before, after, events, reckoning = scored
    return before, {**after, "awaiting": [0], "kind": "turn"}, events, reckoning


def test_a_turn_with_a_clock_keeps_its_time(stage: Any) -> None:
    """The page is gone when half of the time for an answer is left, fifteen seconds at least."""
    scored = asked_next(next(rounds("gaunerbande")))
    score(stage, scored, deadline=40_000)
    found = left(stage)
    assert found is not None
    assert found <= 20
    stage.evaluate(
        """() => stage.page.table.tell({ type: "match", number: 3, now: Date.now(), events: [], view: { awaiting: [0] },
             decision: { number: 3, opened: Date.now(), deadline: Date.now() + 12000 } })"""
    )
    stage.wait_for_selector(".reckon", state="detached")


def test_a_race_puts_it_away(stage: Any) -> None:
    score(stage, next(rounds("gaunerbande")))
    stage.evaluate(
        """() => stage.page.table.tell({ type: "match", number: 3, now: Date.now(), events: [],
             view: { kind: "race", awaiting: [0] }, decision: { number: 3, opened: 0, deadline: 5000 } })"""
    )
    stage.wait_for_selector(".reckon", state="detached")


FITS = """() => {
  const boxOf = (part) => part.getBoundingClientRect();
  const all = (selector) => [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility());
  const page = boxOf(document.querySelector(".reckon"));
  const button = boxOf(document.querySelector("[data-act=continue]"));
  const scroll = boxOf(document.querySelector(".took-scroll"));
  const faults = [];
  if (document.documentElement.scrollWidth > innerWidth) faults.push("it is wider than the window");
  const reached = button.height > 43.5 && button.bottom <= innerHeight && button.right <= innerWidth;
  if (!reached) faults.push("continue is out of reach");
  if (scroll.height < 120) faults.push(`${scroll.height} px for the rows`);
  for (const part of all(".reckon header *, .ruler, .rule-mat, .took :is(.plus, .total, .who, .why, .heap)"))
    if (boxOf(part).right > page.right + 1 || boxOf(part).left < page.left - 1) faults.push(`${part.className} is cut`);
  const clash = (one, two) => {
    const [a, b] = [boxOf(one), boxOf(two)];
    const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (w > 2 && h > 2) faults.push(`${one.className} lies on ${two.className}: ${Math.round(w)} x ${Math.round(h)}`);
  };
  const apart = (parts) => parts.forEach((one, i) => parts.slice(i + 1).forEach((two) => clash(one, two)));
  apart(all(".reckon > *"));
  apart(all(".rule-mat .mat"));
  apart(all(".ruler text"));
  const there = (part) => part.checkVisibility() && part.childElementCount + part.textContent.length > 0;
  for (const row of all(".took")) apart([...row.children].filter(there));
  if (!all(".ruler").length) faults.push("nobody stands on the ruler");
  const [, round, sum] = document.querySelectorAll(".took-head > span");
  round.textContent = "Manche 10"; // the longest, in French
  const words = document.createRange();
  words.selectNodeContents(round);
  if (words.getClientRects().length > 1) faults.push("the round is broken");
  clash(round, sum);
  const seen = (part) => part.checkVisibility({ visibilityProperty: true });
  if (all(".stage .mat").some(seen)) faults.push("a mat looks out from under it");
  const lines = (part) => boxOf(part).height / parseFloat(getComputedStyle(part).fontSize);
  if (innerWidth >= 700 && innerHeight > 480)
    for (const part of all(".took .stand small"))
      if (lines(part) > 2) faults.push(`a sum in two lines: ${part.textContent}`);
  return faults;
}"""


@pytest.mark.parametrize("case", first_of(RECKONED))
def test_it_fits_every_screen(stage: Any, case: str) -> None:
    """Nothing on it lies on anything else, the ruler is there, and everything that is said is on the page."""
    made = list(rounds(case))
    score(stage, made[min(1, len(made) - 1)], people=True)
    stage.evaluate("() => { stage.page.reckoning.deadline = null; }")  # however long it takes here
    SHOTS.mkdir(parents=True, exist_ok=True)
    found = {}
    for width, height in SIZES:
        stage.set_viewport_size({"width": width, "height": height})
        stage.evaluate("() => { stage.page.fit.changed(); stage.page.reckoning.draw(); }")
        if (width, height) in LOOKED_AT:
            stage.screenshot(path=SHOTS / f"round-{case.replace(' ', '-').replace(',', '')}-{width}x{height}.png")
        found[f"{width}x{height}"] = stage.evaluate(FITS)
    stage.keyboard.press("Escape")
    assert not {size: faults for size, faults in found.items() if faults}
