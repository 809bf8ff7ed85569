"""The lab over HTTP: real studies in real processes, told while they run."""

import asyncio
import http.client
import json
import os
import socket
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stammtisch.core.languages import LANGUAGES
from stammtisch.server.work import lab
from stammtisch.service.limits import Limits
from stammtisch.service.metrics import Metrics
from tests.server.evenings import spend
from tests.server.house import House

ASKED = {"game": "halt_mal_kurz", "players": 3, "settings": [{}, {"hand": 3}]}


def stream(house: House, asked: dict[str, Any]) -> tuple[http.client.HTTPConnection, http.client.HTTPResponse]:
    connection = http.client.HTTPConnection("127.0.0.1", house.port, timeout=200)
    connection.request("POST", "/api/lab", json.dumps(asked), {"Content-Type": "application/json"})
    return connection, connection.getresponse()


def until(fine: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + 100
    while not fine():
        assert time.monotonic() < end, what
        time.sleep(0.05)


def workers(house: House) -> list[int]:
    """The processes that the server has started for studies."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            stat, line = (folder / "stat").read_text(), (folder / "cmdline").read_bytes()
        except OSError:
            continue
        parent, state = int(stat.rpartition(")")[2].split()[1]), stat.rpartition(")")[2].split()[0]
        if parent == house.process and state != "Z" and b"stammtisch.lab.compare.worker" in line:
            found.append(int(folder.name))
    return found


def test_a_study_is_told_while_it_runs_and_kept(house: House) -> None:
    connection, response = stream(house, ASKED)
    assert (response.status, response.getheader("content-type")) == (200, "application/x-ndjson")
    lines = [json.loads(line) for line in response]
    connection.close()
    assert (lines[0]["done"], lines[0]["findings"]) == (0, None)
    last = lines[-1]
    assert last["finished"]
    assert last["done"] == last["of"] == last["findings"]["matches"] == 4000
    measures = {each["name"]: each for each in last["findings"]["measures"]}
    assert measures["turns"]["differences"][1]["mean"] < 0
    assert "minutes" in last["findings"]["words"] or "turns" in last["findings"]["words"]
    connection, response = stream(house, {**ASKED, "settings": [{}, {"hand": 3, "well": "call"}]})
    assert [json.loads(line) for line in response] == [last]  # the same rules
    connection.close()
    for language in LANGUAGES:
        with urllib.request.urlopen(f"{house.url}/api/lab/{last['study']}/report?language={language}") as saved:
            assert f'<html lang="{language}">' in saved.read().decode()
            assert "attachment" in saved.headers["content-disposition"]
    assert house.get("/api/lab/nothing/report")[0] == 404


def test_whoever_leaves_ends_it(tmp_path: Path) -> None:
    """At any moment, also before they have heard anything: these studies would go on for days."""
    with House(tmp_path, study=10**9, study_seconds=10**6, studies=0).start() as house:
        for hand in (3, 4, 5):
            body = json.dumps({**ASKED, "settings": [{}, {"hand": hand}]})
            with socket.create_connection(("127.0.0.1", house.port)) as line:
                line.sendall(
                    f"POST /api/lab HTTP/1.1\r\nHost: here\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode()
                )
        connection, response = stream(house, {**ASKED, "players": 5})
        response.readline()
        assert not json.loads(response.readline())["finished"]  # it is under way, whatever the others have left behind
        (process,) = workers(house)
        assert os.getpriority(os.PRIO_PROCESS, process) >= 0
        connection.close()
        response.close()
        until(lambda: workers(house) == [], "nobody follows the study any more")
        assert house.stop() == 0
        assert "Traceback" not in house.log


def fake_worker(monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    """Studies are made by a script that has read what was asked."""
    read = "import json, sys, time; asked = json.loads(sys.stdin.readline()); say = lambda it: print(it, flush=True)"
    monkeypatch.setattr(lab, "WORKER", (sys.executable, "-c", f"{read}\n{script}"))


def test_whoever_leaves_while_its_process_is_being_started_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    fake_worker(monkeypatch, "time.sleep(600)")

    async def evening() -> None:
        found = lab.Lab(Limits(), Metrics())
        study = found.ask({"game": "zehn", "matches": 1}, "here")
        await asyncio.sleep(0)
        assert study.process is None
        found.leave(study)
        await asyncio.wait(found._pool.tasks)
        assert study.process is not None
        assert await study.process.wait() < 0

    spend(evening())


def test_a_neighbour_does_not_have_all_places(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever they have asked for before, and however long it takes: a study of somebody else begins at once."""
    fake_worker(monkeypatch, "time.sleep(600 * (asked['game'] == 'zehn')); say(json.dumps({'finished': True}))")

    async def evening() -> None:
        found = lab.Lab(Limits(), Metrics())
        theirs = [found.ask({"game": "zehn", "matches": number}, "there") for number in range(3)]
        mine = found.ask({"game": "klaumau", "matches": 1}, "here")
        assert json.loads([told async for told in found.hear(mine)][-1])["finished"]
        assert not any(each.over for each in theirs)
        await found.close()

    spend(evening(), 60)


def test_what_cannot_be_compared_is_refused_before_anything_runs(house: House) -> None:
    for settings, key in (
        ([{}, {}], "same_rules"),
        ([{}, {"hand": 900}], "bad_option"),
        ([{}, {"first_seat": 1}], "bad_option"),
        ([{}], "bad_message"),
        ([{}, {"hand": None}], "same_rules"),
    ):
        status, refused, _ = house.post("/api/lab", {**ASKED, "settings": settings})
        assert (status, refused["key"]) == (422, key), settings
    few = house.post("/api/lab", {**ASKED, "settings": [{}]})[1]["text"]
    assert few.startswith("settings: expected a list of 2 to 6")
    assert house.post("/api/lab", {**ASKED, "players": 8})[1]["key"] == "bad_players"
    assert house.post("/api/lab", {**ASKED, "game": "poker"})[0] == 404
    assert workers(house) == []


@pytest.mark.parametrize(
    ("script", "said"),
    [
        (f"say({json.dumps({'prepared': 'zehn'})!r}); time.sleep(600)", "it took too long"),
        ("sys.exit(1)", "its process ended too soon"),
        ("say('nonsense')", "Expecting value"),
        ("say('{}')", "finished"),
        ("say('x' * 5_000_000)", "limit"),
    ],
)
def test_a_study_that_fails_leaves_a_sentence(
    script: str, said: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Compiling has its time; once that is done, matches without end have little."""
    fake_worker(monkeypatch, script)
    monkeypatch.setattr(lab, "LATE", 0.1)

    async def evening() -> None:
        found = lab.Lab(Limits(study_seconds=0.1), Metrics())
        study = found.ask({"game": "zehn", "matches": 1}, "here")
        told = [line async for line in found.hear(study)]
        assert b"lab_busy" in told[-1]
        assert study.process is not None
        await study.process.wait()
        await found.close()

    spend(evening())
    (record,) = caplog.records
    assert record.levelname == "WARNING"
    assert record.exc_info is None
    assert record.message.startswith("a study of zehn ")
    assert said in record.message


def test_nobody_may_ask_for_too_much(tmp_path: Path) -> None:
    with House(tmp_path, studies=0.001, studies_burst=2).start() as house:
        answers = []
        open_ = []
        for hand in (3, 4, 5):
            connection, response = stream(house, {**ASKED, "settings": [{}, {"hand": hand}]})
            answers.append(response.status)
            open_.append((connection, response))
        assert answers == [200, 200, 429]
        for connection, response in open_:
            response.close()
            connection.close()
        until(lambda: workers(house) == [], "all have left")
        assert house.stop() == 0
        assert "Traceback" not in house.log
