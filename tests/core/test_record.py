"""The record is the game: it replays bit for bit."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

import stammtisch
from stammtisch import games
from stammtisch.core import record
from stammtisch.core.errors import BadRecord
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from tests.core.records import Lines, lines_of, replay_toy
from tests.core.toy import DECK, TOY, get_toy
from tests.tables import play_out, snapshot

# Writing


def test_the_form_of_a_record(played: Match, lines: Lines) -> None:
    head, *middle, end = lines
    assert head == {
        "type": "match",
        "stammtisch": 1,
        "game": "kneipe",
        "players": 3,
        "names": ["Anna", "Tobi", "Mona"],
        "ages": [0, 1, 2],
        "options": {"limit": 90, "rounds": 2, "quiet": False, "eldest": False, "deal": "three"},
        "seed": f"{4:064x}",
    }
    assert middle[0]["type"] == "shuffle"
    assert sorted(middle[0]["cards"]) == sorted(DECK.name(card) for card in range(20))
    assert middle[1]["type"] == "pick"
    assert middle[1]["of"] == 3
    assert middle[2] == {"type": "move", "seat": middle[2]["seat"], "move": middle[2]["move"]}
    assert played.outcome is not None
    scores = [line for line in middle if line["type"] == "scores"]
    assert [line["round"] for line in scores] == [1, 2]
    assert scores[-1]["totals"] == end["totals"] == list(played.outcome.totals)
    assert end["reason"] == "rounds"
    assert end["places"] == list(played.outcome.places)
    assert set(end) == {"type", "reason", "totals", "places", "digest"}


def test_the_digest_is_over_all_lines_before(played: Match, lines: Lines) -> None:
    *before, last = played.record().splitlines(keepends=True)
    assert sha256("".join(before).encode()).hexdigest() == lines[-1]["digest"]
    assert last.endswith("\n")


def test_a_running_match_has_a_record_without_an_end() -> None:
    match = play_out(Match(TOY, players=3, seed=4), until=lambda match: match.story_length > 20)
    assert lines_of(match)[-1]["type"] != "end"
    with pytest.raises(BadRecord, match="breaks off: expected a move of seat"):
        replay_toy(match.record())


# Replaying


def test_a_record_replays_bit_for_bit(played: Match) -> None:
    again = replay_toy(played.record())
    assert again.record() == played.record()
    assert again.outcome == played.outcome
    assert snapshot(again) == snapshot(played)


@pytest.mark.parametrize("game", [TOY, *games.every()], ids=lambda game: game.name)
def test_records_of_all_games_replay_at_any_point(game: Game) -> None:
    match = Match(game, players=min(game.players), seed=8)
    for length in (0, 10, 50, 200):
        play_out(match, seed=length + 1, until=lambda match, n=length: match.story_length >= n)
        ((_, lines),) = record.read(match.record())
        again = record.replay(lines, lambda name: game, unfinished=True)
        assert snapshot(again) == snapshot(match)
        assert again.record() == match.record()


def test_a_match_that_broke_off_can_be_continued(played: Match) -> None:
    for cut in range(1, len(lines_of(played))):
        head = "".join(played.record().splitlines(keepends=True)[:cut])
        again = replay_toy(head, unfinished=True)
        assert played.record().startswith(again.record()[: len(head)])
        play_out(again)
        assert again.over
        assert replay_toy(again.record()).outcome == again.outcome


@pytest.mark.parametrize("game", [TOY, *games.every()], ids=lambda game: game.name)
def test_a_match_dealt_by_hand_replays_too(game: Game) -> None:
    match = Match(game, players=max(game.players), seed=8)
    twin = play_out(match.clone(seed=9))
    assert lines_of(twin)[0]["seed"] is None
    ((_, lines),) = record.read(twin.record())
    again = record.replay(lines, lambda name: game)
    assert again.record() == twin.record()
    assert again.outcome == twin.outcome


def test_spaces_and_the_order_of_keys_do_not_matter(played: Match, lines: Lines) -> None:
    careless = "".join(json.dumps(dict(reversed(line.items()))) + " \r\n" for line in lines)
    assert replay_toy(careless).record() == played.record()


def test_several_matches_in_one_file(played: Match) -> None:
    other = play_out(Match(TOY, players=2, seed=1))
    text = played.record() + other.record() + played.record()
    matches = record.read(text)
    length, second = len(lines_of(played)), len(lines_of(other))
    assert [first for first, _ in matches] == [1, 1 + length, 1 + length + second]
    for (first, lines), match in zip(matches, (played, other, played), strict=True):
        assert record.replay(lines, get_toy, first=first).record() == match.record()
    broken = [*matches[1][1][:-1]]
    with pytest.raises(BadRecord, match=r'the record breaks off: expected \{"type":"end"') as caught:
        record.replay(broken, get_toy, first=matches[1][0])
    assert caught.value.line == length + second


def test_one_match_is_expected_where_one_is_meant(tmp_path: Path) -> None:
    match = play_out(stammtisch.new("gaunerbande", 6, seed=1, limit=1))
    path = tmp_path / "two.jsonl"
    path.write_text(match.record() * 2, encoding="utf-8")
    with pytest.raises(BadRecord, match="expected one match, found 2") as caught:
        stammtisch.replay(path)
    assert caught.value.line == len(match.record().splitlines()) + 1


def test_a_record_may_be_a_file_or_a_text(tmp_path: Path) -> None:
    match = play_out(stammtisch.new("gaunerbande", 6, seed=1, limit=1))
    path = tmp_path / "one.jsonl"
    path.write_text(match.record(), encoding="utf-8")
    for source in (path, str(path), match.record()):
        assert stammtisch.replay(source).outcome == match.outcome


# Files that are no records


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "line 1: the record is empty"),
        (b"\n", "line 1: expected a JSON object, found ''"),
        (b"hello", "line 1: expected a JSON object, found 'hello'"),
        (b"\xff\xfe\x00", "not a record: expected UTF-8 text"),
        (b"[1,2]", "line 1: not a line of a record"),
        (b"{}", "line 1: not a line of a record"),
        (b'{"type":"match"}', "line 1: not a line of a record: .*missing required field"),
        (b'{"type":"chess"}', "line 1: not a line of a record"),
        (b'{"type":"move","seat":0,"move":"play g0"}', "line 1: expected the header of a match"),
        (b"[" * 100_000, "line 1: "),
        (b'{"type":"move","seat":' + b"9" * 5000 + b',"move":"x"}', "line 1: "),
        (b"\xef\xbb\xbf{}", "line 1: expected a JSON object"),
    ],
)
def test_foreign_files(content: bytes, words: str, tmp_path: Path) -> None:
    path = tmp_path / "foreign"
    path.write_bytes(content)
    with pytest.raises(BadRecord, match=words):
        stammtisch.replay(path)


@pytest.mark.parametrize("path", ["/nowhere/at/all.jsonl", ".", "bad\0name", "x" * 5000])
def test_files_that_cannot_be_read(path: str) -> None:
    with pytest.raises(BadRecord, match="cannot be read"):
        stammtisch.replay(path)


def test_blank_lines_are_no_lines(played: Match) -> None:
    with pytest.raises(BadRecord, match="expected a JSON object, found ''") as caught:
        replay_toy(played.record() + "\n")
    assert caught.value.line == len(lines_of(played)) + 1


def test_reading_gives_what_came_before_a_broken_line(played: Match) -> None:
    matches = record.each([*played.record().splitlines(), "{broken"])
    first, lines = next(matches)
    assert (first, len(lines)) == (1, len(lines_of(played)))
    with pytest.raises(BadRecord, match="expected a JSON object"):
        next(matches)


def test_only_a_line_feed_ends_a_line() -> None:
    """Other characters that Python takes for the end of a line may stand inside a text."""
    line = record.Play(0, "a\u2028b\x85c")
    text = Match(TOY, players=3, seed=1).record() + json.dumps(
        {"type": "move", "seat": 0, "move": line.move}, ensure_ascii=False
    )
    ((_, lines),) = record.read(text)
    assert lines[-1] == line
