"""The plain table, for games that bring no modules: a stranger's game in a browser, and ours without theirs."""

import json
import random
import time
from collections.abc import Iterator
from functools import cache, partial
from typing import Any

import pytest

from stammtisch import games
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.service import browser_games
from stammtisch.words import prompts
from tests.strangers.beisl import GAME as BEISL
from tests.strangers.installing import package
from tests.tiers import first_of
from tests.web import steps
from tests.web.conftest import PATIENCE, Guest, watch
from tests.web.matches import CASES, NAMES, brief, views
from tests.web.test_access import KEYS, SCRIPT, looked_at, told, walk_to_the_next
from tests.web.test_fits import FITS, REACH, SIZES, readable
from tests.web.test_views import SHOWN

sync = pytest.importorskip("playwright.sync_api")

EVERY = (*games.every(), BEISL)
LONG = ("de", "fr")
"""The languages with the longest words."""
LISTED = {
    **json.loads(browser_games.listing()),
    "games": [{**browser_games.describe(game), "client": []} for game in EVERY],
}
"""A list in which no game has brought anything."""


@pytest.fixture(scope="module")
def stage(browser: Any, files: str) -> Iterator[Any]:
    """The stage of the other tests, with plain tables only."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="de-DE", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    faults = watch(page)
    page.route("**/static/games/list.json", lambda route: route.fulfill(json=LISTED))
    page.route("**/static/games/beisl/plain.json", lambda route: route.fulfill(json=browser_games.plain(BEISL)))
    page.goto(f"{files}/stage")
    page.wait_for_selector("html[data-ready]", state="attached")
    yield page
    context.close()
    assert not faults


def seen(game: Game, players: int, seed: int = 3) -> Iterator[tuple[dict[str, Any], list[Any]]]:
    """Each view of a match of random moves, with what happened since the last."""
    match = Match(game, players=players, seed=seed, names=NAMES[:players])
    dice, start = random.Random(seed), 0
    while True:
        yield match.view(0), [event.as_json() for event in match.events(0, start)]
        if match.over:
            return
        start = match.story_length
        asked = dice.choice(match.awaiting)
        match.play(asked, dice.choice(match.legal(asked)))


@cache
def kinds(players: int) -> list[tuple[dict[str, Any], list[Any]]]:
    """A view of Beisl for everything that can be asked of us, of others, and for its end."""
    found: dict[Any, tuple[dict[str, Any], list[Any]]] = {}
    for seed in range(12):
        story: list[Any] = []
        for view, events in seen(BEISL, players, seed):
            story = [*story, *events][-20:]
            mine = 0 in view["awaiting"]
            found[view["step"] if mine else view["kind"], mine] = view, story
    assert {step for step, mine in found if mine} == set(prompts(BEISL))
    return list(found.values())


# What can be done, read and heard


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_move_of_a_strangers_game_can_be_made(stage: Any, players: int) -> None:
    asked = [view for seed in range(4) for view, _ in seen(BEISL, players, seed) if 0 in view["awaiting"]]
    offered = stage.evaluate("views => views.map((view) => stage.offers(view))", asked)
    for view, offer in zip(asked, offered, strict=True):
        assert sorted(offer["moves"]) == sorted(view["legal"]), view["step"]
        assert offer["title"].strip()


@pytest.mark.parametrize("case", first_of(CASES))
def test_every_move_of_our_own_games_can_be_made_too(stage: Any, case: str) -> None:
    asked = [view for view, _ in views(case) if 0 in view["awaiting"]]
    offered = stage.evaluate("views => views.map((view) => stage.offers(view))", asked)
    for view, offer in zip(asked, offered, strict=True):
        assert sorted(set(offer["moves"])) == sorted(set(view["legal"])), view["step"]


@pytest.mark.parametrize("case", first_of(CASES))
def test_every_view_of_our_own_games_is_shown(stage: Any, case: str) -> None:
    every = [view for view, _ in views(case)]
    wanted = every[::25] + every[-1:]
    for view, (hand, seats, asked, trick) in zip(wanted, stage.evaluate(SHOWN, wanted), strict=True):
        assert sorted(hand) == sorted(view["hand"])
        assert seats == view["players"] - 1
        assert trick == len(view.get("trick", []))
        assert asked.strip()


@pytest.mark.parametrize("players", first_of([2, 5]))
def test_nobody_is_left_out(stage: Any, players: int) -> None:
    stage.evaluate(SCRIPT)
    faults: dict[str, list[str]] = {}
    for view, events in kinds(players):
        stage.evaluate("([view, told]) => stage.show(view, Date.now() + 30_000, told)", [view, events])
        looked_at(stage, faults, view["step"] or "over")
        stage.evaluate("() => document.querySelector('dialog')?.close()")
    assert not faults, told(faults)


@pytest.mark.parametrize("size", first_of(SIZES), ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("players", [4, 5])
def test_everything_can_be_read_and_pressed(stage: Any, players: int, size: tuple[int, int]) -> None:
    stage.set_viewport_size({"width": size[0], "height": size[1]})
    found = stage.evaluate(
        f"""async ([positions, languages]) => {{
          const [fits, reach] = [{FITS}, {REACH}];
          const faults = {{}};
          for (const [view, told] of positions) {{
            for (const language of languages) {{
              await stage.setLanguage(language);
              stage.show(view, null, told);
              while (view.outcome && !document.querySelector("dialog[open]")) await new Promise(requestAnimationFrame);
              for (const fault of [...fits(), ...reach()]) (faults[fault] ??= []).push(`${{language}} ${{view.step}}`);
            }}
            document.querySelector("dialog")?.close();
          }}
          await stage.setLanguage("de");
          return faults;
        }}""",
        [kinds(players), LONG],
    )
    stage.set_viewport_size({"width": 390, "height": 844})
    assert not found, readable(found)


def test_an_event_without_a_sentence_is_told_all_the_same(stage: Any) -> None:
    """Who, what, and which cards; in the words of the game where it has some, and never a blank."""
    say = """events => events.map((event) => stage.story.plain(
      stage.story.tell("beisl", event, 0, ["Ada", "Tobi"]), (card) => stage.cardName("beisl", card).long))"""
    events = [
        {"kind": "plays", "seat": 1, "card": "h10"},
        {"kind": "takes", "seat": 1, "card": "sj"},
        {"kind": "blocks", "seat": 0, "card": "ca"},
        {"kind": "gets", "seat": 0, "cards": ["h7", "c8"]},
        {"kind": "gets", "seat": 1, "cards": None},
        {"kind": "pokes", "seat": 0, "target": 1},
        {"kind": "scores", "round": 2, "points": [1, 2], "totals": [1, 2]},
    ]
    assert stage.evaluate(say, events) == [
        "Tobi plays Hearts 10.",
        "Tobi takes Spades J.",
        "Ada blocks: Clubs A.",
        "Ada gets four cards: Hearts 7, Clubs 8.",
        "Tobi gets four cards.",
        "Ada pokes Tobi.",
        "Runde 2 ist gezählt.",
    ]


def test_what_was_played_lies_still_before_it_is_taken(stage: Any) -> None:
    between = "([before, after, events]) => stage.scenes.scenesOf(before, after, events).map(({ view }) => view.trick)"
    before: dict[str, Any] | None = None
    for view, events in views("gaunerbande"):
        if before and len(before["trick"]) == 3 and not view["trick"] and events[0]["kind"] == "plays":
            scenes = stage.evaluate(between, [before, view, events])
            assert scenes[0] == [*before["trick"], {"seat": events[0]["seat"], "card": events[0]["card"]}]
            return
        before = view
    pytest.fail("no trick was finished")


# With a real server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A real server on a machine where somebody has installed Beisl."""
    house = pytest.importorskip("tests.server.house")
    folder = tmp_path_factory.mktemp("strangers")
    there = package(folder / "there", "beisl_of_others", "from tests.strangers.beisl import GAME\n", game="beisl")
    with house.House(folder, packages=there).start() as running:
        yield running


def begins(guest: Guest, house: Any, game: str, *others: str, **more: Any) -> str:
    """Somebody opens a table with bots and starts."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in others)]
    opened = house.open(game, players=len(seats), seats=seats, clock=0, **more)
    guest.go(f"/t/{opened['code']}#{opened['token']}")
    steps.begins(guest, ".table .slip, .table .hit")
    return str(opened["code"])


def record(guest: Guest, code: str) -> list[dict[str, Any]]:
    """The record of the match, as the server has it."""
    text = guest.page.evaluate(
        """async (code) => {
          const { getRecord, getReplays } = await import("/static/shared/replays.js");
          const { seats } = JSON.parse(localStorage.stammtisch);
          const { replays } = await getReplays(code, seats[code]);
          return (await getRecord(replays.at(-1).open)).record;
        }""",
        code,
    )
    return [json.loads(line) for line in text.splitlines()]


def verbs(lines: list[dict[str, Any]]) -> set[str]:
    """What the first seat has done."""
    return {line["move"].split()[0] for line in lines if line["type"] == "move" and line["seat"] == 0}


ROUNDS = 8
"""So many that everything comes up that can be asked, whatever is dealt."""


@pytest.mark.parametrize("size", first_of([(390, 844), (1280, 800)]), ids=["phone", "desktop"])
def test_a_strangers_game_is_played_by_clicks(invite: Any, house: Any, size: tuple[int, int]) -> None:
    """From the start page to the ranking, the replay and what is counted of it, with all four kinds of decision."""
    ada = invite("Ada", size=size).go("/")
    ada.sees("[data-invite=beisl]")
    assert "in a small pub" in ada.page.inner_text(".game:has([data-play=beisl])")
    assert ada.page.query_selector("[data-learn=beisl]") is None
    ada.page.click("[data-invite=beisl]")
    ada.sees("#option-rounds")
    assert "No knocking" in ada.page.inner_text(".options")
    assert "How many rounds are played at most." in ada.page.inner_text(".options")
    code = begins(ada, house, "beisl", "random", "random", options={"rounds": ROUNDS, "limit": 100})
    ada.plays(size[0])
    ada.sees("dialog[data-name='end']", 240)
    ada.stops()
    lines = record(ada, code)
    done = verbs(lines)
    assert {"vote", "play", "slap"} < done
    assert done & {"block", "let"}
    assert done & {"poke", "take", "bet"}
    (end,) = [line for line in lines if line["type"] == "end"]
    ranked = sorted(end["places"])
    assert [int(text.split()[0].strip(".")) for text in ada.page.locator(".ranking li").all_inner_texts()] == ranked
    assert ada.page.locator("dialog .pad tbody tr").count() == ROUNDS
    ada.shot(f"plain-end-{size[0]}")
    ada.page.click("[data-act='replay']")
    ada.sees(".replay-bar")
    for _ in range(5):
        ada.page.keyboard.press("ArrowRight")
        assert ada.page.locator(".slip h2").inner_text().strip()
    ada.page.keyboard.press("o")
    assert ada.page.locator(".seat .open-hand:visible").count() == 2
    ada.go("/stats")
    ada.sees(".pad")
    assert "Beisl" in ada.page.inner_text(".pad")
    ada.go("/gallery")
    ada.sees(".deck")
    assert ada.page.query_selector("#deck-beisl") is None


@pytest.mark.everything
def test_a_strangers_game_is_played_by_keyboard(invite: Any, house: Any) -> None:
    ada = invite("Ada")
    code = begins(ada, house, "beisl", "random", options={"rounds": 4, "limit": 100})
    until, pressed = time.monotonic() + 240, 0
    while not ada.page.locator("dialog[data-name='end']").count():
        assert time.monotonic() < until, ada.page.evaluate("() => document.querySelector('.slip, .hit')?.outerHTML")
        if ada.page.evaluate(KEYS, pressed) and walk_to_the_next(ada.page):
            ada.page.keyboard.press("Enter")
            pressed += 1
        else:
            ada.page.wait_for_timeout(20)
    assert {"vote", "play"} < verbs(record(ada, code))


def test_rules_hints_and_refusals(invite: Any, house: Any) -> None:
    """All of a table, with the words that the game has: those of its author."""
    ada = invite("Ada")
    begins(ada, house, "beisl", "random", options={"first_card": "seat_one", "no_knocking": True})
    ada.page.click(".choice, .slip .btn")
    ada.sees(".slip.is-turn h2:text-is('Du bist dran')")
    ada.page.keyboard.press("t")
    ada.sees(".advice-words")
    lifted = ada.page.locator(".hands li.is-up .held").evaluate_all("cards => cards.map((card) => card.ariaLabel)")
    assert len(lifted) == 1
    assert ada.page.locator(".advice-words b").inner_text() in lifted[0]
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("r")
    ada.sees("dialog .rulebook")
    assert "BE-3" in ada.page.inner_text("dialog .rulebook")
    ada.page.keyboard.press("Escape")
    ada.page.evaluate(
        "() => document.querySelector('.table').dispatchEvent(new CustomEvent('move', { detail: { move: 'knock' } }))"
    )
    ada.sees(".toast")
    assert "you may not knock again" in ada.page.inner_text(".toast")
    assert "BE-2" in ada.page.inner_text(".toast")


@pytest.mark.parametrize("game", first_of(games.NAMES))
def test_our_own_games_are_played_on_the_plain_table(invite: Any, house: Any, game: str) -> None:
    """At random, until a round is over or much has been done: whatever a game asks, the plain table has an answer."""
    ada = invite("Ada")
    ada.page.route(
        "**/static/games/list.json", lambda route: route.fulfill(json=LISTED | {"games": LISTED["games"][:5]})
    )
    declared = games.get(game)
    begins(ada, house, game, *["random"] * (max(3, declared.players[0]) - 1), options=brief(game))
    assert ada.page.evaluate("() => document.querySelector('.mid').classList.contains('is-plain')")
    ada.plays(3)
    ada.page.wait_for_function(
        "() => window.clicks > 40 || document.querySelector('dialog[data-name=end]')",
        timeout=120_000,
    )
    ada.stops()
    ada.shot(f"plain-{game}")
    assert ada.page.evaluate("() => window.clicks") > 3
    assert ada.page.locator(".toast.is-no").count() == 0


# Modules of strangers that fail


def brings(guest: Guest, *parts: str, **bodies: str) -> list[str]:
    """Beisl has modules now, and these are in them; gives what the console is told."""
    listed = json.loads(browser_games.listing())
    listed["games"] = [*listed["games"], {**browser_games.describe(BEISL), "client": [*parts]}]
    guest.page.route("**/static/games/list.json", lambda route: route.fulfill(json=listed))
    for part, body in bodies.items():
        answer = partial(sync.Route.fulfill, content_type="text/javascript", body=body)
        guest.page.route(f"**/static/games/beisl/{part}.js", answer)
    warned: list[str] = []
    guest.page.on("console", lambda message: warned.append(message.text) if message.type == "warning" else None)
    return warned


WHOLE = """
export const ask = (view, { mine }) => (mine ? { tone: "turn", title: "by hand", text: "" } : null);
"""
BROKEN = {
    "does not parse": "export const = 1;",
    "throws when it is fetched": "throw new Error('no');",
    "throws while it draws": WHOLE + "export const middle = () => { throw new Error('no middle'); };",
    "draws nonsense": WHOLE + "export const middle = () => undefined;",
}


@pytest.mark.parametrize("fault", first_of(BROKEN))
def test_a_module_that_fails_makes_room_for_the_plain_table(invite: Any, house: Any, fault: str) -> None:
    ada = invite("Ada")
    warned = brings(ada, "table", table=BROKEN[fault])
    begins(ada, house, "beisl", "random", options={"first_card": "seat_one"})
    ada.sees(".mid.is-plain .card.back")
    ada.sees(".slip h2:text-is('Alle wählen')")
    assert [line for line in warned if "table of beisl cannot be used" in line]
    ada.page.click(".choice, .slip .btn")
    ada.sees(".slip h2:text-is('Du bist dran')")


def test_a_module_that_works_is_used(invite: Any, house: Any) -> None:
    ada = invite("Ada")
    warned = brings(ada, "table", table=WHOLE + "export const middle = () => ({ things: [], y: '50%', dy: '50%' });")
    begins(ada, house, "beisl", "random")
    ada.sees(".slip h2:text-is('by hand')")
    assert not [line for line in warned if "beisl" in line]


SHARING = """
import { TITLES } from "/static/shared/games.js";
export const ask = (view, { mine }) => (mine ? { tone: "turn", title: `by hand: ${TITLES.beisl}`, text: "" } : null);
"""


def test_a_module_shares_those_of_the_house(invite: Any, house: Any) -> None:
    """There is one instance of each, which knows what the page has fetched; bundled or not."""
    ada = invite("Ada")
    brings(ada, "table", table=SHARING)
    begins(ada, house, "beisl", "random")
    ada.sees(".slip h2:text-is('by hand: Beisl')")


def test_what_a_module_lacks_is_plain(invite: Any, house: Any) -> None:
    ada = invite("Ada")
    warned = brings(ada, "table", table="export const where = () => 'round the corner';")
    begins(ada, house, "beisl", "random")
    ada.sees(".slip h2:text-is('Alle wählen')")
    ada.sees(".mid.is-plain .card.back")
    assert ada.page.inner_text(".where") == "round the corner"
    assert not [line for line in warned if "beisl" in line]


def test_a_deck_that_fails_is_drawn_plainly(invite: Any, house: Any) -> None:
    ada = invite("Ada")
    warned = brings(ada, "deck", deck="export const look = () => { throw new Error('no'); }; export const back = [];")
    begins(ada, house, "beisl", "random")
    ada.sees(".hands .held .card[class*='ink-']")
    assert [line for line in warned if "deck of beisl cannot be used" in line]
