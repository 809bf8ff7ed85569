"""The journal: every finished deal is in it, and nothing that was not planned."""

import json

import pytest

from stammtisch.lab.arena import journal as module
from stammtisch.lab.arena.deals import play_deals
from stammtisch.lab.arena.journal import BadJournal, usual_place
from stammtisch.lab.arena.tournament import first_deals, play, units
from stammtisch.lab.crew import Threads
from tests.lab.arena.conftest import deal_of, journal_of, plan_of, tournament_of

MATCHES = [(1, 2, 3, 4)] * 4


@pytest.fixture
def tournament():
    return tournament_of()


@pytest.fixture
def path(tmp_path):
    return tmp_path / "journal.jsonl"


def fill(path, tournament, deals=3):
    with journal_of(path, tournament) as journal:
        for number in range(deals):
            journal.add("gaunerbande", deal_of(number, *MATCHES))


def test_what_was_written_is_read(path, tournament):
    fill(path, tournament)
    with journal_of(path, tournament) as journal:
        assert journal.results == {"gaunerbande": {number: deal_of(number, *MATCHES) for number in range(3)}}


def test_a_deal_is_on_disk_at_once(path, tournament):
    with journal_of(path, tournament) as journal:
        journal.add("gaunerbande", deal_of(0, *MATCHES))
        assert len(path.read_bytes().splitlines()) == 2


def test_wherever_the_last_line_is_torn_the_rest_is_kept(path, tournament):
    fill(path, tournament)
    whole = path.read_bytes()
    header = whole.splitlines(keepends=True)[0]
    for size in {*range(0, len(whole), 13), len(header) - 1, len(header), len(header) + 1, len(whole) - 1, len(whole)}:
        path.write_bytes(whole[:size])
        with journal_of(path, tournament) as journal:
            kept = max(0, whole[:size].count(b"\n") - 1)
            assert len(journal.results["gaunerbande"]) == kept
            journal.add("gaunerbande", deal_of(7, *MATCHES))
        with journal_of(path, tournament) as journal:
            assert set(journal.results["gaunerbande"]) == {*range(kept), 7}
        assert path.read_bytes().startswith(header)


@pytest.mark.parametrize(
    "line",
    [
        b"nonsense",
        b"[]",
        b"{}",
        b'{"game":"zehn","deal":1,"matches":[]}',
        b'{"game":"gaunerbande","deal":1,"matches":[]}',
        b'{"game":"gaunerbande","deal":1,"matches":[[[1,2],1,1,1],[[1,2],1,1,1],[[1,2],1,1,1],[[1,2],1,1,1]]}',
        b'{"game":"gaunerbande","deal":"x","matches":[[[1,2,3,4],1,1,1],[[1,2,3,4],1,1,1],[[1,2,3,4],1,1,1],[[1,2,3,4],1,1,1]]}',
        b"\xff\xfe",
    ],
)
def test_damage_in_the_middle_is_named(path, tournament, line):
    fill(path, tournament, 2)
    lines = path.read_bytes().splitlines()
    path.write_bytes(b"\n".join([lines[0], lines[1], line, lines[2], b""]))
    before = path.read_bytes()
    with pytest.raises(BadJournal, match="is damaged: line 3 is not a deal"):
        journal_of(path, tournament)
    assert path.read_bytes() == before


def test_a_journal_of_another_plan_is_refused_and_left_alone(path, tournament):
    fill(path, tournament)
    before = path.read_bytes()
    with pytest.raises(BadJournal, match=r"belongs to another plan, with other seed, rounds: expected another file"):
        journal_of(path, tournament_of(plan_of(seed=9, rounds=3)))
    assert path.read_bytes() == before


def test_a_journal_of_older_bots_is_refused(path, tournament, monkeypatch):
    fill(path, tournament)
    monkeypatch.setattr("stammtisch.lab.arena.tournament.sources", lambda: "improved")
    with pytest.raises(BadJournal, match="was played with other rules or bots than there are now"):
        journal_of(path, tournament)


@pytest.mark.parametrize("content", [b"Dear diary\n", b"Dear diary", b"[]\n", b"1", b'{"plan": {}}\n', b"\x00\x01"])
def test_another_file_is_never_overwritten(path, tournament, content):
    path.write_bytes(content)
    with pytest.raises(BadJournal, match="is not a journal of an arena"):
        journal_of(path, tournament)
    assert path.read_bytes() == content


def test_a_later_format_is_refused(path, tournament, monkeypatch):
    fill(path, tournament)
    monkeypatch.setattr(module, "FORMAT", 2)
    with pytest.raises(BadJournal, match="another version: expected format 2, got 1"):
        journal_of(path, tournament)


def test_one_writer_at_a_time(path, tournament):
    with journal_of(path, tournament), pytest.raises(BadJournal, match="is being written by another run"):
        journal_of(path, tournament)
    journal_of(path, tournament).close()


def test_a_place_where_nothing_can_be_written(tmp_path, tournament):
    with pytest.raises(BadJournal, match="cannot be written"):
        journal_of(tmp_path / "missing" / "journal", tournament)
    with pytest.raises(BadJournal, match="cannot be written"):
        journal_of(tmp_path, tournament)


def test_the_usual_place_is_in_the_cache(monkeypatch, tmp_path):
    monkeypatch.setenv("STAMMTISCH_CACHE", str(tmp_path))
    assert usual_place("abc") == tmp_path / "arena" / "abc.jsonl"
    tournament = tournament_of()
    fill(usual_place(tournament.digest), tournament)
    assert len(usual_place(tournament.digest).read_text().splitlines()) == 4


# Going on


class Interrupted(Exception):
    pass


def test_an_interrupted_run_goes_on_and_ends_as_any_other(path, tmp_path, tournament):
    (plan,) = tournament.plans
    first = []

    def interrupt(plan, finished):
        first.extend(finished)
        raise Interrupted

    with journal_of(path, tournament) as journal, pytest.raises(Interrupted), Threads(1) as crew:
        play(tournament, 100, crew, journal, interrupt)
    assert 0 < len(first) < 100
    with journal_of(path, tournament) as journal, Threads(2) as crew:
        left = [number for _, numbers in units(tournament, 100, journal.results) for number in numbers]
        assert sorted(left + [deal.number for deal in first]) == list(range(100))
        play(tournament, 100, crew, journal)
        assert first_deals(tournament, 100, journal.results) == [(plan, play_deals(plan, range(100)))]
    deals = [json.loads(line)["deal"] for line in path.read_text().splitlines()[1:]]
    assert sorted(deals) == list(range(100))


def test_more_deals_may_be_asked_for_later_and_fewer_too(path, tournament):
    with journal_of(path, tournament) as journal, Threads(1) as crew:
        play(tournament, 10, crew, journal)
        play(tournament, 20, crew, journal)
        assert len(journal.results["gaunerbande"]) == 20
        ((_, few),) = first_deals(tournament, 5, journal.results)
        assert [deal.number for deal in few] == list(range(5))
