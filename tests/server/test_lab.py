"""The lab over HTTP: real studies in real processes, told while they run."""

import http.client
import json
import os
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stammtisch.core.languages import LANGUAGES
from stammtisch.server import lab
from stammtisch.server.config import Limits
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


def test_whoever_leaves_ends_it(house: House) -> None:
    asked = {"game": "halt_mal_kurz", "players": 5, "settings": [{"hand": number} for number in range(3, 9)]}
    connection, response = stream(house, asked)
    response.readline()
    until(lambda: len(workers(house)) == 1, "a study should have begun")
    (process,) = workers(house)
    assert os.getpriority(os.PRIO_PROCESS, process) >= 0
    connection.close()
    response.close()
    until(lambda: workers(house) == [], "nobody follows the study any more")


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


def test_a_study_without_end_is_ended(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Compiling has its time; once that is done, matches without end have little."""
    forever = f"import time; print({json.dumps({'prepared': 'zehn'})!r}, flush=True); time.sleep(600)"
    monkeypatch.setattr(lab, "WORKER", (sys.executable, "-c", forever))
    monkeypatch.setattr(lab, "LATE", 0.1)

    async def evening() -> None:
        found = lab.Lab(Limits(study_seconds=0.1))
        study = found.ask({"game": "zehn", "matches": 1}, "here")
        told = [line async for line in found.hear(study)]
        assert b"lab_busy" in told[-1]
        assert study.process is not None
        assert await study.process.wait() < 0
        await found.close()

    spend(evening())
    assert "a study of zehn failed" in caplog.text


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
