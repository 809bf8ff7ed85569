"""Matches seen again, deals checked, and people who watch: in real browsers with a real server."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from stammtisch import games
from stammtisch.lab.simulate import Plan, play_plain
from tests.tiers import first_of
from tests.web.steps import begins

pytest.importorskip("playwright")

ALONE = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2]


A_WHILE = "() => new Promise((done) => setTimeout(done, 300))"
"""The page's own timers keep their order: whatever was due sooner has happened by then, however busy the machine is."""


def simulated(folder: Path, *names: str, count: int = 1) -> Path:
    """A file such as `stammtisch simulate --record` writes."""
    path = folder / "evening.jsonl"
    plans = [Plan.make(games.get(name), 4, seed=5) for name in names]
    path.write_text("".join(play_plain(plan, number)[0].record() for plan in plans for number in range(count)))
    return path


def brought(guest: Any, path: Path) -> Any:
    guest.go("/replay")
    guest.sees(".record-drop")
    guest.page.set_input_files("#record", path)
    return guest


COPIED = "navigator.clipboard.writeText = async (text) => { window.copied = text }"


def items(guest: Any) -> list[list[str]]:
    """What a menu offers, group by group."""
    rows = "[...group.querySelectorAll('[data-item]')].map((item) => item.dataset.item)"
    groups: list[list[str]] = guest.page.locator(".is-menu section").evaluate_all(f"all => all.map((group) => {rows})")
    return groups


def at(guest: Any) -> int:
    return int(guest.page.locator(".rb-knob").input_value())


def moved(guest: Any, key: str, step: int) -> None:
    guest.page.keyboard.press(key)
    assert at(guest) == step


def test_a_match_is_played_its_deal_checked_and_the_match_seen_again(invite: Any, house: Any) -> None:
    """From the commitment in the lobby to a link for a friend; a forged record is found out on the way."""
    opened = house.open("zehn", players=3, seats=ALONE)
    ada = invite("Ada").go(f"/t/{opened['code']}#{opened['token']}")
    ada.sees("[data-act='start']:enabled")
    ada.sees(".deal [data-thrown='1']")
    shown = ada.page.locator(".deal .hash").inner_text().split()[0]
    ada.page.click(".deal [data-act='fair']")
    ada.sees("dialog[data-name='fair']")
    assert ada.page.locator("dialog .hash").first.inner_text().startswith(shown)
    assert "Ada" in ada.page.locator("dialog .fair-facts").inner_text()
    assert ada.page.locator("[data-act='check']").count() == 0
    ada.page.keyboard.press("Escape")
    ada.page.click("[data-act='start']")
    ada.sees(".hands .held")
    ada.plays(3)
    ada.sees("dialog[data-name='end']", 120)
    ada.stops()

    ada.page.evaluate(COPIED)
    ada.page.click("dialog [data-act='share']")
    ada.page.wait_for_function("() => window.copied")
    title, *_, shared = ada.page.evaluate("window.copied").splitlines()
    assert "gewinn" in title.lower()
    assert shared.startswith(f"{house.url}/replay/")
    assert opened["code"] not in shared

    check = "dialog[data-name='end'] [data-act='fair']"
    ada.page.click(check)
    ada.page.click("[data-act='check']")
    ada.sees(".verdict.is-right")
    found = ada.page.locator(".finding").evaluate_all("all => all.map((one) => one.dataset.finding)")
    assert found == ["shown", "secret", "mine", "proof", "seed", "chance", "hand", "digest"]
    ada.shot("proof-phone")

    def forge(route: Any) -> None:
        lines = route.fetch().text().splitlines()
        number = next(number for number, line in enumerate(lines) if '"type":"shuffle"' in line)
        cards = json.loads(lines[number])
        cards["cards"] = [*cards["cards"][1:], cards["cards"][0]]
        lines[number] = json.dumps(cards, separators=(",", ":"))
        route.fulfill(body="\n".join(lines), content_type="application/jsonl")

    ada.page.route("**/record", forge)
    ada.page.click("[data-act='check']")
    ada.sees(".verdict.is-wrong")
    assert ada.page.locator(".finding.is-wrong").evaluate_all("all => all.map((one) => one.dataset.finding)") == [
        "chance",
        "digest",
    ]
    ada.page.unroute("**/record")

    ada.page.reload()
    ada.sees("[data-act='replay']")
    ada.page.click("[data-act='replay']")
    ada.sees(".replay-bar")
    assert ada.page.url.partition("#")[0] == shared
    assert ada.page.locator(".rb-word").first.inner_text() == "Ada"  # from one's own seat at first
    assert ada.page.locator(".seat .open-hand:visible").count() == 0
    moved(ada, "o", 0)
    assert ada.page.locator(".seat .open-hand:visible").count() == 2
    ada.page.keyboard.press("PageDown")
    ada.shot("replay-phone")
    step = at(ada)
    assert step > 3
    assert ada.page.url.endswith(f"#{step}")

    ada.page.evaluate(COPIED)
    ada.page.click(".top .ib >> nth=0")
    assert items(ada) == [
        ["view", "whatif", "review", "practise", "log", "rules", "fair"],
        ["share-open", "share-own", "download"],
        ["settings", "keys", "bring"],
        ["home"],
    ]
    ada.page.keyboard.press("Escape")
    links = []
    for item in ("share-open", "share-own"):
        ada.page.click(".top .ib >> nth=0")
        ada.page.click(f"[data-item='{item}']")
        ada.page.keyboard.press("Escape")
        links.append(ada.page.evaluate("window.copied").removeprefix(house.url))
    friend = invite(size=(1280, 800)).go(links[1])
    friend.sees(".replay-bar")
    assert at(friend) == step
    assert friend.page.locator(".own b").first.inner_text() == "Ada"  # a friend is not called by her part
    moved(friend, "o", step)
    assert friend.page.locator(".seat .open-hand:visible").count() == 0
    friend.page.click(".top .ib >> nth=0")
    assert friend.page.locator("[data-item='download'], [data-item='fair']").count() == 0
    friend.page.keyboard.press("Escape")
    assert links[0] == f"{shared.removeprefix(house.url)}#{step}"  # what the result was sent with
    friend.go(links[0])
    friend.sees(".replay-bar")
    friend.page.keyboard.press("Home")  # where nothing lies before the seats yet: there is room for all hands
    friend.sees(".seat .open-hand:visible")
    with friend.page.expect_download() as download:
        friend.page.click(".top .ib >> nth=0")
        friend.page.click("[data-item='download']")
    again = brought(friend, Path(download.value.path()))
    again.sees(".replay-bar")

    ada.go("/")
    ada.sees(".again")
    ada.page.click(".again")
    ada.sees(".replay-bar")


@pytest.mark.everything
def test_a_replay_by_keyboard(invite: Any, tmp_path: Path) -> None:
    guest = brought(invite(size=(1280, 800)), simulated(tmp_path, "gaunerbande"))
    guest.sees(".replay-bar")
    last = int(guest.page.locator(".rb-knob").get_attribute("max"))
    assert guest.page.locator(".rb-ticks i").count() > 2
    moved(guest, "ArrowRight", 1)
    assert "gibt weiter" in guest.state()["title"]
    moved(guest, "ArrowLeft", 0)
    moved(guest, "ArrowLeft", 0)
    moved(guest, "End", last)
    assert "gewinn" in guest.state()["title"]
    moved(guest, "ArrowRight", last)
    moved(guest, "Home", 0)
    guest.page.keyboard.press("PageDown")
    first = at(guest)
    guest.page.keyboard.press("Shift+ArrowRight")
    second = at(guest)
    assert {first, second - first} <= {64, 65}, "three cards passed and thirteen played by each, and perhaps a gang"
    moved(guest, "ArrowRight", second + 1)
    moved(guest, "PageUp", second)
    moved(guest, "PageUp", first)
    guest.page.keyboard.press("Space")
    guest.sees(".is-play[aria-label='Anhalten']")
    guest.page.wait_for_function(f"() => Number(document.querySelector('.rb-knob').value) > {first + 4}")
    guest.page.keyboard.press("Space")
    guest.sees(".is-play[aria-label='Abspielen']")
    here = at(guest)
    guest.page.evaluate(A_WHILE)
    assert at(guest) == here
    guest.page.keyboard.press("+")
    assert guest.page.locator(".is-pace").inner_text() == "2×"
    guest.page.locator(".rb-knob").focus()
    moved(guest, "ArrowRight", here + 1)
    assert guest.page.locator(".rb-knob").get_attribute("aria-valuetext").startswith(f"Zug {here + 1} von {last}")
    seats = guest.state()["names"]
    guest.page.click("[data-act='view']")
    guest.page.get_by_role("button", name="Platz 3", exact=True).click()
    guest.page.keyboard.press("Escape")
    assert guest.state()["names"] != seats
    assert at(guest) == here + 1


COVERED = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)]
    .filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect());
  const over = (one, two) =>
    Math.min(one.right, two.right) - Math.max(one.left, two.left) > 8 &&
    Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 8;
  const cards = boxes(".lot-cards > .card, .round-card .card");
  return boxes(".seat .open-hand > .card").some((hand) => cards.some((card) => over(hand, card)));
}"""
"""Whether an open hand of Zehn lies over what somebody else has laid, or over the round card."""


@pytest.mark.parametrize("game", first_of(games.NAMES))
def test_a_simulated_match_is_brought(invite: Any, tmp_path: Path, game: str) -> None:
    guest = brought(invite(size=(360, 640)), simulated(tmp_path, game))
    guest.sees(".replay-bar")
    last = int(guest.page.locator(".rb-knob").get_attribute("max"))
    told = set()
    for step in range(1, last + 1, max(1, last // 12)):
        guest.page.locator(".rb-knob").fill(str(step))
        guest.page.keyboard.press("ArrowRight")
        told.add(guest.state()["title"])
    guest.page.keyboard.press("End")
    assert len(told) > 5
    assert not any(re.search(r"undefined|NaN|null|[a-z]+\.[a-z_]+\.", words) for words in told), told
    if game == "zehn":
        assert not guest.page.evaluate(COVERED)
    guest.page.click(".top .ib >> nth=0")
    guest.page.click("[data-item='fair']")
    guest.page.click("[data-act='check']")
    guest.sees("[data-finding='alone']")  # bots commit themselves to nothing, which is no fault
    assert guest.page.locator(".verdict.is-wrong").count() == 0
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("Home")
    guest.shot(f"{game}-replay-small")


def test_a_file_with_several_matches(invite: Any, tmp_path: Path) -> None:
    path = simulated(tmp_path, "zehn", "klaumau", count=2)
    guest = brought(invite(), path)
    guest.sees(".record-list")
    assert guest.page.locator(".record-list li").count() == 4
    guest.page.click("[data-match='2']")
    guest.sees(".replay-bar")
    assert guest.page.locator(".top h1").inner_text() == "Klaumau"


def test_a_broken_file_says_which_line(invite: Any, tmp_path: Path) -> None:
    path = simulated(tmp_path, "zehn", count=2)
    lines = path.read_text().splitlines()
    second = lines.index(next(line for line in lines[1:] if '"type":"match"' in line))
    lines[second + 9] = lines[second + 9].replace('"move":"', '"move":"not ')
    path.write_text("\n".join(lines))
    guest = brought(invite(), path)
    guest.page.click("[data-match='1']")
    guest.sees(".trouble")
    assert guest.page.locator(".trouble").inner_text().startswith(f"Zeile {second + 10}: ")
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe" * 20)
    brought(guest, picture).sees(".trouble")
    assert guest.page.locator(".replay-bar").count() == 0
    large = tmp_path / "large.jsonl"
    large.write_text("x" * 1_100_000)
    brought(guest, large).sees(".trouble")
    guest.go("/replay/k7m4fqx2-1-open-0123456789").sees(".trouble")
    guest.faults[:] = [fault for fault in guest.faults if "422" not in fault and "404" not in fault]


def test_people_watch_what_lies_open(invite: Any, house: Any) -> None:
    """Live, without a hand; and when the host wants no spectators, nothing at all."""
    opened = house.open("gaunerbande", players=3, seats=ALONE, options={"limit": 10})
    ada = invite("Ada").go(f"/t/{opened['code']}#{opened['token']}")
    begins(ada)
    assert ada.page.locator(".audience:visible").count() == 0
    cleo = invite("Cleo", size=(390, 844)).go(f"/t/{opened['code']}")
    cleo.sees(".table .slip")
    ada.sees(".audience")
    assert ada.page.locator(".audience").inner_text() == "1"
    assert "Du schaust zu" in cleo.page.locator(".own").inner_text()
    assert cleo.state()["hand"] == []
    cleo.shot("watching-phone")
    ada.plays(3)
    cleo.sees(".lies[data-key], .round-note", 30)  # cards are laid while one looks
    cleo.page.click("[data-tool='talk']")
    cleo.sees("dialog[data-name='talk']")
    assert cleo.page.locator(".talk-form").count() == 0
    assert "am Tisch sitzt" in cleo.page.locator("dialog").inner_text()
    cleo.page.keyboard.press("Escape")
    ada.stops()


def test_no_spectators_means_none(invite: Any, house: Any) -> None:
    opened = house.open("klaumau", players=3, seats=ALONE, spectators=False)
    ada = invite("Ada").go(f"/t/{opened['code']}#{opened['token']}")
    cleo = invite("Cleo")
    frames: list[str] = []
    cleo.page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    cleo.go(f"/t/{opened['code']}")
    cleo.sees("[data-sit]")
    assert frames
    begins(ada)
    cleo.sees(".closed")
    assert cleo.page.locator(".table, .card").count() == 0
    ada.page.keyboard.press("c")
    ada.page.fill(".talk-form input", "unter uns")
    ada.page.keyboard.press("Enter")
    ada.sees(".talk-lines li")
    cleo.page.reload()  # what was on its way to her has come, and she is told anew
    cleo.sees(".closed")
    assert "unter uns" not in cleo.page.content()
    assert not any("unter uns" in frame for frame in frames)


def test_playing_at_once_has_a_fair_deal_too(invite: Any) -> None:
    guest = invite("Ada", size=(360, 640)).go()
    guest.sees("[data-play='klaumau']")
    guest.page.click("[data-play='klaumau']")
    guest.sees(".hands .held")
    guest.page.click(".top .ib >> nth=0")
    guest.page.get_by_role("button", name="Faires Austeilen").click()
    kept = guest.page.evaluate("Object.values(JSON.parse(localStorage.stammtisch).deals)[0]")
    assert guest.page.locator("dialog .hash").all_inner_texts() == [kept["commitment"], kept["text"]]
    assert sorted(kept["hand"]) == sorted(guest.state()["hand"])
