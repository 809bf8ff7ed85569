"""The client as an app: it can be installed, opens without a connection, and is never older than the server's."""

import json
import os
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stammtisch.core import languages
from stammtisch.service import browser_games
from stammtisch.words import catalogues
from tests import bundled
from tests.tiers import first_of
from tests.web.conftest import GAMES, WEB, Guest

pytest.importorskip("playwright")

READY = """async () => {
  if (!navigator.serviceWorker?.controller || !(await caches.has("stammtisch-rules"))) return false;
  return (await (await caches.open("stammtisch-rules")).keys()).length >= 5;
}"""
"""A worker looks after this page, and has its copy and the rulebooks."""

RENEWED = """async (version) => {
  const names = (await caches.keys()).filter((name) => name !== "stammtisch-rules");
  if (names.join() !== `stammtisch-${version}`) return false;
  return Boolean(await (await caches.open(names[0])).match("/"));
}"""
"""There is one copy, of this version, and it is whole."""


def until(guest: Any, script: str, argument: Any = None) -> None:
    """Wait for a promise to say yes; the browser's own waiting takes any promise for one."""
    for _ in range(300):
        if guest.page.evaluate(script, argument):
            return
        guest.page.wait_for_timeout(200)
    pytest.fail("it never came to that")


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Any, Path]]:
    """A server with a client of its own, whose files may be changed."""
    house = pytest.importorskip("tests.server.house")
    folder = tmp_path_factory.mktemp("own")
    client = folder / "web"
    shutil.copytree(WEB, client)
    shutil.copytree(catalogues.FOLDERS[catalogues.HOUSE], folder / "texts")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(languages.OWN, str(folder / "texts"))
        running = house.House(folder, client=client).start()
    with running:
        yield running, client


@pytest.fixture
def visit(browser: Any, own: Any) -> Iterator[Any]:
    guests: list[Guest] = []

    def one(name: str = "", **how: Any) -> Guest:
        guests.append(Guest(browser, own[0].url, name, service_workers="allow", **how))
        return guests[-1]

    yield one
    for guest in guests:
        guest.context.close()
    wrong = [fault for guest in guests for fault in guest.faults if "ERR_" not in fault]
    assert wrong == []


def test_it_can_be_installed(visit: Any) -> None:
    """The browser itself finds nothing wrong, and every picture that the manifest names is there."""
    guest = visit().go()
    until(guest, READY)
    devtools = guest.context.new_cdp_session(guest.page)
    wrong = {error["errorId"] for error in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert wrong <= {"in-incognito"}  # as every page of a test is
    manifest = json.loads(devtools.send("Page.getAppManifest")["data"])
    assert manifest["name"] == "Stammtisch"
    for icon in manifest["icons"]:
        answer = guest.page.request.get(guest.url + icon["src"])
        assert answer.ok, icon
        assert answer.headers["content-type"] == icon["type"]


@pytest.mark.parametrize("size", first_of([(390, 844), (1280, 800)]))
def test_the_start_page_opens_without_a_connection(visit: Any, size: tuple[int, int]) -> None:
    guest = visit(size=size).go()
    until(guest, READY)
    guest.context.set_offline(True)
    guest.page.reload()
    guest.sees(".no-line")
    assert "Keine Verbindung" in guest.page.locator(".no-line").inner_text()
    assert guest.page.locator("[data-play='zehn']").is_disabled()
    guest.shot(f"offline-{size[0]}")
    guest.page.click("[data-rules='klaumau']")
    guest.sees(".rule#KM-17")
    guest.page.keyboard.press("Escape")
    guest.page.click(".more-links a[href='/pad']")
    guest.sees(".pad-games")
    guest.context.set_offline(False)
    guest.go()
    guest.page.wait_for_function("() => !document.querySelector('[data-play]')?.disabled")
    guest.page.wait_for_selector(".no-line", state="detached")


def test_the_example_of_a_booklet_is_there_without_a_connection(visit: Any) -> None:
    guest = visit(locale="it-IT").go()
    until(guest, READY)
    guest.context.set_offline(True)
    guest.go("/rules/gaunerbande").sees("#GB-3 a")
    guest.page.click("#GB-3 a")
    guest.sees(".replay-bar")
    assert "Anna, Tobi, Mona e Chris" in guest.page.locator(".slip p").inner_text()


def test_a_pad_is_kept_without_a_connection(visit: Any) -> None:
    """From nothing to the end of a match; none of its modules had been looked at before."""
    guest = visit(locale="fr-FR").go()
    until(guest, READY)
    guest.context.set_offline(True)
    guest.go("/pad/new/halt_mal_kurz").sees(".pad-form")
    guest.page.locator(".pick button", has_text="3").first.click()
    for seat, name in enumerate(("Ada", "Bert", "Cleo")):
        guest.page.locator(".seat-rows input").nth(seat).fill(name)
    guest.page.click(".pad-form [type=submit]")
    guest.page.click("[data-at='winners.2']")
    guest.page.click(".pad-entry [type=submit]")
    guest.sees(".pad-end")
    assert "Cleo gagne" in guest.page.locator(".pad-end h2").inner_text()
    guest.page.reload()
    guest.sees(".pad-end")
    guest.page.click("[data-act=evening]")  # it is the first of several
    guest.sees(".evening-pad")
    guest.page.reload()
    guest.sees(".evening-pad .is-best")
    assert "Cleo mène" in guest.page.locator(".pad-end").inner_text()


@pytest.fixture
def change(own: Any) -> Iterator[Any]:
    """Changes files of the client; in the end all are as they were."""
    _, client = own
    before: dict[Path, str] = {}

    def one(name: str, old: str, new: str) -> None:
        path = client / name
        text = before.setdefault(path, path.read_text(encoding="utf-8"))
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")

    yield one
    for path, text in before.items():
        path.write_text(text, encoding="utf-8")


def tagline(guest: Guest) -> str:
    guest.sees(".tagline")
    return guest.page.locator(".tagline").inner_text()


@pytest.mark.everything
def test_a_changed_file_is_seen_at_the_next_look(visit: Any, change: Any) -> None:
    guest = visit().go()
    until(guest, READY)
    for told in ("Nehmt Platz", "Hereinspaziert"):
        change("../texts/de.ftl", "Setz dich dazu", told)
        guest.page.reload()
        assert told in tagline(guest)
    # and beside it a new copy is made, of one version, which takes the place of the old one
    until(guest, RENEWED, guest.page.request.get(guest.url).headers["stammtisch-version"])
    guest.context.set_offline(True)
    guest.page.reload()
    assert "Hereinspaziert" in tagline(guest)


@pytest.mark.everything
def test_a_new_client_needs_no_new_worker(visit: Any, own: Any, change: Any) -> None:
    """Workers that take over from each other can lose a page that is opened at that moment."""
    house, _ = own
    script = house.get("/worker.js")[1]
    guest = visit().go()
    until(guest, READY)
    guest.page.evaluate("() => { navigator.serviceWorker.oncontrollerchange = () => { window.taken = true; }; }")
    change("../texts/de.ftl", "Setz dich dazu", "Nehmt Platz")
    another = guest.context.new_page()
    another.goto(guest.url)
    until(guest, RENEWED, house.get("/client.json")[1]["version"])
    guest.page.evaluate("async () => { await (await navigator.serviceWorker.getRegistration()).update(); }")
    workers = "async () => { const { installing, waiting } = await navigator.serviceWorker.getRegistration();"
    assert guest.page.evaluate(f"{workers} return [installing, waiting, window.taken ?? null]; }}") == [None] * 3
    assert house.get("/worker.js")[1] == script


NEVER_TWICE = "if (await caches.match(PAGE)) await new Promise(() => {});"


@pytest.mark.everything
def test_until_a_new_copy_is_whole_the_old_one_serves(visit: Any, change: Any) -> None:
    """Each page with files of its own version."""
    change("worker.js", "await cache.addAll(", f"{NEVER_TWICE}\n    await cache.addAll(")
    guest = visit().go()
    until(guest, READY)
    change("../texts/de.ftl", "Setz dich dazu", "Nehmt Platz")
    guest.page.reload()
    assert "Nehmt Platz" in tagline(guest)
    guest.context.set_offline(True)
    guest.page.reload()
    assert "Setz dich dazu" in tagline(guest)


def test_a_silent_line_is_as_good_as_none(visit: Any, own: Any, change: Any) -> None:
    """The server takes every call and says nothing: page, line and rulebook come from what is kept."""
    house, _ = own
    for name in ("worker.js", "start/line.js"):
        change(name, "PATIENCE = 5000", "PATIENCE = 500")
    guest = visit().go()
    until(guest, READY)
    os.kill(house.process, signal.SIGSTOP)
    try:
        guest.page.reload()
        guest.sees(".no-line")
        guest.page.click("[data-rules='zehn']")
        guest.sees(".rule#ZE-1")
    finally:
        os.kill(house.process, signal.SIGCONT)


def test_tables_are_never_kept(visit: Any, own: Any) -> None:
    house, _ = own
    opened = house.open("zehn", players=2, seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    guest = visit("Ada").go(f"/t/{opened['code']}#{opened['token']}")
    guest.sees(".seat-rows")
    until(guest, READY)
    guest.go().sees(".back-slip")
    kept = guest.page.evaluate(
        """async () => {
          const caught = await Promise.all((await caches.keys()).map(async (name) =>
            (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)));
          return caught.flat();
        }"""
    )
    assert len(kept) > 80
    assert [path for path in kept if not path.startswith(("/static/", "/api/rules/")) and path != "/"] == []


def of_the_bundle(single: set[str]) -> set[str]:
    """What there is in place of single files: chunks, sheets, and chapters of the catalogues together."""
    folder = Path(bundled.folder())
    made = json.loads((folder / "made.json").read_text())
    joined = {path for path in single if path.startswith("/static/words/") and Path(path).stem in made["words"]}
    chunks = {f"/static/{path.relative_to(folder).as_posix()}" for path in (folder / made["folder"]).iterdir()}
    assert len(chunks) > 20
    rooms = {f"/static/words/{tag}/{name}.json" for tag in languages.LANGUAGES for name in {*made["words"].values()}}
    return {path for path in single - joined if not path.endswith((".js", ".css"))} | chunks | rooms


def test_the_copy_is_whole(own: Any) -> None:
    """Everything the client may ever load is in it, but for the worker itself."""
    house, client = own
    _, facts, headers = house.get("/client.json")
    here = {f"/static/{path.relative_to(client).as_posix()}" for path in client.rglob("*") if path.is_file()}
    brought = {
        f"/static/games/{game}/{path.relative_to(folder).as_posix()}"
        for game, folder in GAMES.items()
        for path in folder.rglob("*.js")
    }
    assert len(brought) > 30
    words = {f"/static/{name}" for name in catalogues.files()}
    assert len(words) > 30
    made = {f"/static/{name}" for name in browser_games.files()}
    assert "/static/games/list.json" in made
    single = here - {"/static/worker.js"} | brought | words | made
    assert set(facts["files"]) == (of_the_bundle(single) if bundled.IS_BUNDLED else single)
    for path in facts["files"]:
        assert house.get(path)[0] == 200, path
    assert headers["cache-control"] == "no-cache"
    assert house.get("/")[2]["stammtisch-version"] == facts["version"]
