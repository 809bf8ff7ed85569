"""Whole numbers of any kind are fine, and matches can be pickled and read from anywhere."""

import gzip
import io
import pickle
from pathlib import Path

import numpy as np
import pytest

import stammtisch
from stammtisch import games
from stammtisch.core.errors import BadOption, BadPlayers, BadRecord, BadSeat
from tests.core.conftest import play_out


@pytest.mark.parametrize("kind", [np.int8, np.int64, np.uint16])
def test_numbers_of_numpy_are_numbers(kind: type) -> None:
    match = stammtisch.new("gaunerbande", kind(4), seed=kind(7), limit=kind(30), ages=[kind(n) for n in (3, 1, 0, 2)])
    same = stammtisch.new("gaunerbande", 4, seed=7, limit=30, ages=[3, 1, 0, 2])
    seat = kind(match.awaiting[0])
    assert match.view(seat) == same.view(int(seat))
    match.play(seat, match.legal(seat)[0])
    same.play(int(seat), same.legal(int(seat))[0])
    assert match.record() == same.record()


@pytest.mark.parametrize("seat", [True, np.bool_(1), 1.0, np.float64(1), "1", np.array([1]), None])
def test_other_things_are_no_seats(seat: object) -> None:
    match = stammtisch.new("gaunerbande", 4, seed=7)
    with pytest.raises(BadSeat):
        match.legal(seat)  # type: ignore[arg-type]
    with pytest.raises(BadPlayers):
        stammtisch.new("gaunerbande", seat)  # type: ignore[arg-type]
    if seat is not None:
        with pytest.raises(BadOption):
            stammtisch.new("gaunerbande", 4, limit=seat)


@pytest.mark.parametrize("game", games.NAMES)
def test_a_match_can_be_pickled_at_any_time(game: str) -> None:
    match = stammtisch.new(game, 4, seed=11)
    for number in range(40):
        twin = pickle.loads(pickle.dumps(match))
        assert twin.record() == match.record()
        seat = match.awaiting[number % len(match.awaiting)]
        move = match.legal(seat)[-1]
        assert twin.play(seat, move) == match.play(seat, move)
        if match.over:
            break
    assert twin.view(0) == match.view(0)


def test_matches_are_read_one_after_the_other(tmp_path: Path) -> None:
    matches = [play_out(stammtisch.new(game, 3, seed=seed)) for seed, game in enumerate(games.NAMES)]
    text = "".join(match.record() for match in matches)
    file = tmp_path / "matches.jsonl"
    file.write_text(text)
    with file.open() as opened:
        for source in (file, str(file), text, text.encode(), text.splitlines(), io.StringIO(text), opened):
            assert [match.outcome for match in stammtisch.read(source)] == [match.outcome for match in matches]
    with gzip.open(tmp_path / "matches.gz", "wb") as packed:
        packed.write(text.encode())
    with file.open("rb") as raw, gzip.open(tmp_path / "matches.gz") as unpacked:
        for opened_as_bytes in (raw, unpacked):
            assert len(list(stammtisch.read(opened_as_bytes))) == len(matches)
    with pytest.raises(BadRecord, match="bytes"):
        stammtisch.replay(io.BytesIO(b"\xff\xfe"))
    one = matches[0].record()
    for source in (one.encode(), one.splitlines(keepends=True), io.StringIO(one)):
        assert stammtisch.replay(source).record() == one


@pytest.mark.parametrize("source", [7, None, "", "\n", b"", [b"{}"], object()])
def test_what_is_no_record_is_said_to_be_none(source: object) -> None:
    with pytest.raises(BadRecord, match="expected a record"):
        stammtisch.replay(source)  # type: ignore[arg-type]
    with pytest.raises(BadRecord, match="expected a record"):
        next(stammtisch.read(source))  # type: ignore[arg-type]


def test_a_file_that_breaks_off_gives_what_comes_before(tmp_path: Path) -> None:
    match = play_out(stammtisch.new("zehn", 3, seed=1))
    file = tmp_path / "two.jsonl"
    file.write_text(match.record() + "{")
    found = stammtisch.read(file)
    assert next(found).outcome == match.outcome
    with pytest.raises(BadRecord):
        next(found)
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BadRecord):
        next(stammtisch.read(file))
