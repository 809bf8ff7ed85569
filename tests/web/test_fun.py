"""What makes an evening: a proper ending, what you did, sounds, and a table for either hand."""

from itertools import pairwise
from typing import Any

import pytest

from tests.tiers import first_of
from tests.web.matches import views

pytest.importorskip("playwright")

PHONE, DESKTOP = (390, 844), (1280, 800)


def sized(stage: Any, size: tuple[int, int]) -> None:
    stage.set_viewport_size({"width": size[0], "height": size[1]})


def ended(case: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The last view of a match, and its whole story."""
    told = list(views(case, most=4000))
    assert told[-1][0]["outcome"]
    return told[-1][0], [event for _, events in told for event in events]


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("case", ["gaunerbande", "halt mal kurz of three"])
def test_a_match_ends_properly(stage: Any, case: str, size: tuple[int, int]) -> None:
    sized(stage, size)
    view, story = ended(case)
    stage.evaluate("([view, story]) => stage.show(view, null, story)", [view, story[-400:]])
    stage.wait_for_selector("dialog[data-name='end']")
    first = view["outcome"]["places"].index(1)
    alone = view["outcome"]["places"].count(1) == 1
    expected = "Du gewinnst!" if first == 0 and alone else view["names"][first]
    assert expected in stage.locator("dialog h2").inner_text()
    assert stage.locator("dialog .cheers").count() == 1
    top = max(view["outcome"]["totals"])
    why = stage.locator("dialog .why").inner_text()
    assert (f"{top}, die Punktgrenze war {view['limit']}" if case == "gaunerbande" else "keine Karte mehr") in why
    if alone and (case != "gaunerbande" or len(view["sheet"]) > 1):
        assert stage.locator("dialog .decisive").inner_text().strip()
    assert stage.evaluate("document.documentElement.scrollWidth") <= size[0]
    stage.keyboard.press("Escape")


ROUNDS = [
    {"round": 1, "points": [3, 20, 3], "totals": [3, 20, 3]},
    {"round": 2, "points": [20, 1, 5], "totals": [23, 21, 8]},
    {"round": 3, "points": [2, 2, 22], "totals": [25, 23, 30]},
]

# the most points of a round are not always those that matter: who was nearest fell back
RIVALS = [
    {"round": 1, "points": [2, 0, 0, 24], "totals": [2, 0, 0, 24]},
    {"round": 2, "points": [16, 10, 0, 0], "totals": [18, 10, 0, 24]},
    {"round": 3, "points": [2, 7, 16, 1], "totals": [20, 17, 16, 25]},
]
LOOT = [
    {"round": 1, "points": [11, 0, 7, 11], "totals": [11, 0, 7, 11]},
    {"round": 2, "points": [0, 9, 9, 2], "totals": [11, 9, 16, 13]},
]


@pytest.mark.parametrize(
    ("rows", "winner", "low", "expected"),
    [
        (ROUNDS, 1, True, {"round": 3, "gain": 15, "seat": 2, "points": 22, "tookLead": True}),
        (ROUNDS, 2, False, {"round": 3, "gain": 20, "seat": 2, "points": 22, "tookLead": True}),
        (ROUNDS[:1], 0, True, None),
        (RIVALS, 2, True, {"round": 2, "gain": 10, "seat": 1, "points": 10, "tookLead": True}),
        (LOOT, 2, False, {"round": 2, "gain": 7, "seat": 2, "points": 9, "tookLead": True}),
        (
            [*ROUNDS, {"round": 4, "points": [-26, 0, 0], "totals": [-1, 23, 30]}],
            0,
            True,
            {"round": 4, "gain": 26, "seat": 0, "points": -26, "tookLead": True},
        ),
    ],
)
def test_the_round_that_decided_it(stage: Any, rows: list[Any], winner: int, low: bool, expected: Any) -> None:
    found = stage.evaluate(
        """async ([rows, winner, low]) =>
          (await import("/static/result/decisive.js")).decisiveRound(rows, winner, low)""",
        [rows, winner, low],
    )
    assert found == expected


DEEDS = """async (told) => {
  const { deedsOf } = await import("/static/stats/diary.js");
  return told.map(([before, after, events, seat]) => deedsOf(before, after, events, seat));
}"""


@pytest.mark.parametrize("case", ["gaunerbande", "black spy of three", "zehn", "klaumau, all variants"])
def test_deeds_are_what_everybody_saw(stage: Any, case: str) -> None:
    """Over a whole match: each politician has one taker in a round, each robbery one robber, and so on."""
    told = list(views(case, most=1200 if "trick" in next(views(case))[0] else 300))
    players = told[0][0]["players"]
    asked = [
        [before, after, events, seat]
        for (before, _), (after, events) in pairwise(told)
        for seat in range(players)
        if events
    ]
    counts: dict[str, int] = {}
    for found in stage.evaluate(DEEDS, asked):
        for deed, often in found.items():
            counts[deed] = counts.get(deed, 0) + often
    story = [event for _, events in told[1:] for event in events]
    kinds = [event["kind"] for event in story]
    if case == "gaunerbande":
        rounds = kinds.count("scores")
        assert rounds <= counts["politicians"] <= rounds + 1
    elif case.startswith("black spy"):
        assert counts["spies"] // 6 in (kinds.count("scores"), kinds.count("scores") + 1)
    elif case == "zehn":
        assert counts.get("bought", 0) == kinds.count("swaps") + kinds.count("buys")
    else:
        assert counts.get("robberies", 0) == kinds.count("steals")
        assert counts.get("fenced", 0) == kinds.count("sells")
        assert counts.get("doubts", 0) <= kinds.count("doubts")


def test_the_diary_counts_everything_once(stage: Any) -> None:
    """However often it is told: two tabs, a reload, the end seen again. A rematch is another match."""
    counted = stage.evaluate(
        """async () => {
          localStorage.removeItem("stammtisch-diary");
          const { diary } = await import("/static/stats/diary.js");
          const seats = [{ presence: "here" }, { presence: "here" }];
          const view = { game: "klaumau", step: "turn", outcome: null };
          const state = (match) => ({ table: { code: "abc", match, seats }, you: { seat: 0 }, view });
          const steal = { kind: "steals", receiver: 0, giver: 1, card: null };
          const last = { number: 9, events: [], view: { outcome: { places: [1, 2] } } };
          for (let twice = 0; twice < 2; twice++) {
            diary.told(state(1), { number: 5, events: [steal], view: {} });
            diary.told(state(1), last);
            diary.over({ ...state(1), view: { ...view, outcome: { places: [1, 2] } } });
          }
          diary.told(state(2), { number: 12, events: [steal, steal], view: {} });
          diary.told({ ...state(2), you: { seat: null } }, { number: 13, events: [steal], view: {} });
          const { games, deeds } = diary.all;
          diary.erase();
          diary.told(state(1), last);
          return [games, deeds, diary.all.games, diary.all.deeds];
        }"""
    )
    assert counted == [{"klaumau": {"played": 1, "won": 1}}, {"robberies": 3}, {"klaumau": {"played": 1, "won": 1}}, {}]


@pytest.mark.parametrize("size", first_of([PHONE, DESKTOP]))
def test_what_you_did_can_be_seen_and_erased(invite: Any, size: tuple[int, int]) -> None:
    guest = invite(size=size)
    kept = '{"since":0,"games":{"zehn":{"played":3,"won":1},"klaumau":{"played":2,"won":0}},"deeds":{"robberies":7}}'
    guest.context.add_init_script(f"localStorage['stammtisch-diary'] ??= '{kept}'")
    guest.go().sees(".more-links")
    guest.page.click(".more-links a[href='/stats']")
    guest.sees(".crimes")
    assert guest.page.locator(".pad tbody tr").count() == 2
    assert guest.page.locator(".pad .sum td").all_inner_texts()[1:] == ["5", "1"]
    assert "7" in guest.page.locator("[data-deed='robberies']").inner_text()
    guest.shot(f"stats-{size[0]}")
    guest.page.get_by_role("button", name="Alles löschen").click()
    guest.page.click("dialog .btn.is-alarm")
    guest.sees(".stats-none")


def test_what_happens_can_be_heard(stage: Any) -> None:
    heard = stage.evaluate(
        """async () => {
          const { noisesOf } = await import("/static/table/view/sounds.js");
          const of = (game, ...kinds) => noisesOf(game, kinds.map((kind) => ({ kind })));
          return [
            of("gaunerbande", "plays", "takes", "plays"),
            of("zehn", "protects", "lays"),
            of("halt_mal_kurz", "slaps", "slaps"),
            of("klaumau", "scores", "deals"),
          ];
        }"""
    )
    assert heard == [["card"], ["cap", "card"], ["slap"], []]


NOISY = """async (sound) => {
  let made = 0;
  const node = () => new Proxy(function () {}, {
    get: (_, name) =>
      name === "getChannelData" ? () => new Float32Array(8) : name === "connect" ? (next) => next : node(),
    set: () => true,
    apply: () => node(),
  });
  window.AudioContext = class {
    currentTime = 0; sampleRate = 100; state = "running"; destination = node();
    createOscillator() { made++; return node(); }
    createBufferSource() { made++; return node(); }
    createGain = node; createBiquadFilter = node; createBuffer = () => node()();
  };
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true }, configurable: true });
  const { memory } = await import("/static/shared/memory.js");
  memory.like({ sound });
  const sounds = await import("/static/table/view/sounds.js");
  sounds.soundsOf("zehn", [{ kind: "lays" }, { kind: "bids" }]);
  sounds.sound("slap");
  sounds.knock();
  return made;
}"""


def test_it_is_silent_unless_one_wants_to_hear_it(stage: Any) -> None:
    assert stage.evaluate(NOISY, False) == 0
    assert stage.evaluate(NOISY, True) == 1 + 2 + 2  # a card, a cap, a slap; and it has knocked a moment ago


PLACES = """(hand) => {
  document.documentElement.dataset.hand = hand;
  const middle = (selector) => {
    const box = [...document.querySelectorAll(selector)].find((each) => each.getBoundingClientRect().width);
    const { x, width } = box.getBoundingClientRect();
    return (x + width / 2) / innerWidth;
  };
  const found = [middle(".top .ib"), middle(".slip .acts .btn:not(.is-quiet)"), middle(".stage"), middle(".hands")];
  document.documentElement.dataset.hand = "right";
  return found;
}"""


def test_the_table_is_mirrored_for_the_left_hand(stage: Any) -> None:
    """What is pressed changes sides; on a phone the hand stays as it is, for a card shows its corner on the left."""
    view = next(view for view, _ in views("klaumau of two") if view["step"] == "doubt" and 0 in view["awaiting"])
    for size in (PHONE, DESKTOP):
        sized(stage, size)
        stage.evaluate("view => stage.show(view)", view)
        stage.wait_for_selector(".slip .acts .btn")
        menu, first, felt, hand = stage.evaluate(PLACES, "right")
        left_menu, left_first, left_felt, left_hand = stage.evaluate(PLACES, "left")
        assert menu < 0.2
        assert left_menu > 0.8
        assert first < left_first
        if size == PHONE:
            assert abs(hand - left_hand) < 0.01
        else:
            assert felt < 0.5 < left_felt
    sized(stage, PHONE)
