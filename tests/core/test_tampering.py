"""A record is right, or it is wrong at a certain line, and that line is named."""

from collections.abc import Callable
from typing import Any

import pytest

import stammtisch
from stammtisch.core.errors import BadRecord
from stammtisch.core.match import Match
from tests.core.records import Lines, lines_of, replay_toy, text_of
from tests.core.toy import TOY
from tests.tables import play_out


def wrong(lines: Lines, at: int | None, words: str = "", **more: Any) -> BadRecord:
    """Demand that a record is refused, at a certain line (counted from 1)."""
    with pytest.raises(BadRecord, match=words) as caught:
        replay_toy(text_of(lines), **more)
    assert caught.value.line == at
    assert str(caught.value).startswith(f"line {at}: ")
    return caught.value


def place(lines: Lines, kind: str, number: int = 0) -> int:
    """The place of a line of a kind."""
    return [i for i, line in enumerate(lines) if line["type"] == kind][number]


# Line by line


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"stammtisch": 2}, "format version 2 is not known: expected 1"),
        ({"stammtisch": 0}, "format version 0 is not known: expected 1"),
        ({"players": 1}, "Kneipe is for 2 to 6 players, got 1"),
        ({"players": 4}, "expected 4 names"),
        ({"names": ["Anna", "Tobi"]}, "expected 3 names"),
        ({"ages": [0, 1]}, "expected the seats 0 to 2"),
        ({"ages": [0, 1, 1]}, "expected the seats 0 to 2"),
        ({"options": {"limits": 3}}, "there is no option 'limits'"),
        ({"options": {"limit": "x"}}, "option 'limit': expected a whole number"),
        ({"options": {}}, "expected the header"),
        ({"options": {"limit": 90, "rounds": None}}, "expected the header"),
        ({"seed": "zz"}, "is not a seed"),
        ({"seed": ""}, "is not a seed"),
        ({"seed": 7}, "not a line of a record"),
        ({"names": "Anna"}, "not a line of a record"),
        ({"secret": 1}, "unknown field"),
    ],
)
def test_a_header_that_cannot_be(lines: Lines, change: dict[str, Any], words: str) -> None:
    wrong([{**lines[0], **change}, *lines[1:]], 1, words)


def test_an_unknown_game() -> None:
    match = stammtisch.new("gaunerbande", 4, seed=1)
    with pytest.raises(BadRecord, match=r"line 1: there is no game 'gaunerbanda'.*did you mean gaunerbande"):
        stammtisch.replay(match.record().replace("gaunerbande", "gaunerbanda"))


@pytest.mark.parametrize("change", [{"names": ["Anna", "Tobi", "Mina"]}, {"ages": [2, 1, 0]}])
def test_a_header_that_only_the_digest_gives_away(lines: Lines, change: dict[str, Any]) -> None:
    wrong([{**lines[0], **change}, *lines[1:]], len(lines), "does not match the lines before it")


def test_another_seed(lines: Lines) -> None:
    wrong([{**lines[0], "seed": f"{5:064x}"}, *lines[1:]], 2, "it follows from the seed")


@pytest.mark.parametrize("number", [0, 1])
def test_a_shuffle_that_the_seed_does_not_give(lines: Lines, number: int) -> None:
    at = place(lines, "shuffle", number)
    lines[at]["cards"][3], lines[at]["cards"][4] = lines[at]["cards"][4], lines[at]["cards"][3]
    wrong(lines, at + 1, "it follows from the seed")


def test_long_lines_are_told_shortly_and_short_ones_whole() -> None:
    match = stammtisch.new("gaunerbande", 4, seed=1)
    lines = lines_of(match)
    lines[1]["cards"].reverse()
    with pytest.raises(BadRecord, match="it follows from the seed") as caught:
        stammtisch.replay(text_of(lines))
    assert str(caught.value).count("…") == 2
    assert len(str(caught.value)) < 400
    with pytest.raises(BadRecord) as caught:
        stammtisch.replay(text_of([*lines_of(match), {"type": "pick", "choice": 1, "of": 3}]))
    assert str(caught.value).endswith('found {"type":"pick","choice":1,"of":3}')


@pytest.mark.parametrize("number", [0, 1])
def test_a_pick_that_the_seed_does_not_give(lines: Lines, number: int) -> None:
    at = place(lines, "pick", number)
    lines[at]["choice"] = (lines[at]["choice"] + 1) % 3
    wrong(lines, at + 1, "it follows from the seed")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"move": "play r99"}, "was not possible: "),
        ({"move": ""}, "was not possible: expected a move"),
        ({"move": "VOTE on"}, "expected one move in its plain words, such as 'vote on', found 'VOTE on'"),
        ({"move": "vote  on"}, "expected one move in its plain words"),
        ({"seat": 3}, "there is no seat 3"),
        ({"seat": -1}, "there is no seat -1"),
        ({"seat": "0"}, "not a line of a record"),
        ({"move": None}, "not a line of a record"),
        ({"time": 3}, "unknown field"),
    ],
)
def test_a_move_that_cannot_be(lines: Lines, change: dict[str, Any], words: str) -> None:
    at = place(lines, "move")
    lines[at] |= change
    wrong(lines, at + 1, words)


def test_a_move_of_a_seat_that_was_not_asked(lines: Lines) -> None:
    at = place(lines, "move", 1)
    lines[at]["seat"] = lines[place(lines, "move", 0)]["seat"]
    wrong(lines, at + 1, "has nothing to decide now")


def test_three_cards_in_one_move_are_three_lines() -> None:
    match = stammtisch.new("gaunerbande", 4, seed=1)
    lines = lines_of(match)
    lines.append({"type": "move", "seat": 0, "move": "pass " + " ".join(match.view(0)["hand"][:3])})
    with pytest.raises(BadRecord, match="line 3: expected one move in its plain words"):
        stammtisch.replay(text_of(lines), unfinished=True)


@pytest.mark.parametrize(("key", "value"), [("round", 2), ("points", [0, 0, 0]), ("totals", [99, 99, 99])])
def test_scores_that_do_not_follow(lines: Lines, key: str, value: Any) -> None:
    at = place(lines, "scores")
    lines[at][key] = value
    wrong(lines, at + 1, "expected .*scores")


@pytest.mark.parametrize(
    ("key", "value"),
    [("reason", "limit"), ("totals", [0, 0, 0]), ("places", [1, 1, 1]), ("digest", "0" * 64), ("digest", "")],
)
def test_an_end_that_does_not_follow(lines: Lines, key: str, value: Any) -> None:
    lines[-1][key] = value
    wrong(lines, len(lines), "does not match the lines before it" if key == "digest" else "expected .*end")


def test_lines_after_the_end(lines: Lines) -> None:
    for extra in (lines[place(lines, "move")], lines[-1], lines[1]):
        wrong(
            [*lines, extra],
            len(lines) + 1,
            "expected nothing after the end of the match|nothing to decide|match is over",
        )


def test_a_missing_line(lines: Lines) -> None:
    for at in range(1, len(lines)):
        with pytest.raises(BadRecord) as caught:
            replay_toy(text_of(lines[:at] + lines[at + 1 :]))
        assert caught.value.line is not None
        assert caught.value.line >= at


def test_a_line_that_stands_twice(lines: Lines) -> None:
    for at in range(1, len(lines)):
        with pytest.raises(BadRecord) as caught:
            replay_toy(text_of([*lines[: at + 1], *lines[at:]]))
        assert caught.value.line is not None
        assert caught.value.line > at


def test_a_record_cut_off_at_any_line(lines: Lines) -> None:
    for at in range(1, len(lines)):
        with pytest.raises(BadRecord, match=r"breaks off|expected"):
            replay_toy(text_of(lines[:at]))


def test_a_record_cut_off_within_a_line(played: Match) -> None:
    text = played.record()
    for at in range(1, len(text) - 1, 37):
        with pytest.raises(BadRecord):
            replay_toy(text[:at])


# Dealt by hand


def by_hand(change: Callable[[Lines], None] = lambda lines: None) -> tuple[str, Lines]:
    match = play_out(Match(TOY, players=3, seed=4, options=TOY.options(rounds=2, limit=90)).clone(seed=5))
    lines = lines_of(match)[:-1]
    change(lines)
    return text_of(lines), lines


def test_a_deal_by_hand_may_be_anything_possible() -> None:
    def other_deal(lines: Lines) -> None:
        lines[1]["cards"].reverse()
        lines[2]["choice"] = (lines[2]["choice"] + 1) % 3
        del lines[3:]

    text, lines = by_hand(other_deal)
    match = replay_toy(text, unfinished=True)
    assert lines_of(match) == lines


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize(
    ("kind", "change", "words"),
    [
        ("shuffle", {"cards": ["r1", "r2"]}, "expected a shuffle of 20 cards, found 2 entries"),
        ("shuffle", {"cards": []}, "expected a shuffle of 20 cards, found 0 entries"),
        ("shuffle", {"cards": ["r1"] * 20}, "the card r1 occurs more often than the deck has it"),
        ("shuffle", {"cards": ["r99"] * 20}, "there is no card 'r99'"),
        ("pick", {"choice": 3}, "expected a pick of one among 3, found \\(3, 3\\)"),
        ("pick", {"choice": -1}, "expected a pick of one among 3"),
        ("pick", {"of": 4}, "expected a pick of one among 3"),
    ],
)
def test_impossible_chance_by_hand(kind: str, change: dict[str, Any], words: str, number: int) -> None:
    at = 0

    def tamper(lines: Lines) -> None:
        nonlocal at
        at = place(lines, kind, number)
        lines[at] |= change

    text, _ = by_hand(tamper)
    with pytest.raises(BadRecord, match=words) as caught:
        replay_toy(text, unfinished=True)
    assert caught.value.line == at + 1


@pytest.mark.parametrize(("kind", "number"), [("shuffle", 0), ("shuffle", 1), ("pick", 0), ("pick", 1)])
def test_missing_chance_by_hand(kind: str, number: int) -> None:
    """What it should have been nobody can know; only that something is missing, and about where."""
    at = 0

    def tamper(lines: Lines) -> None:
        nonlocal at
        at = place(lines, kind, number)
        del lines[at]

    text, _ = by_hand(tamper)
    with pytest.raises(BadRecord, match=r"expected (the result of )?a (shuffle|pick)") as caught:
        replay_toy(text, unfinished=True)
    assert "seed" not in str(caught.value)
    assert caught.value.line is not None
    assert caught.value.line >= at + 1


def test_no_more_chance_by_hand() -> None:
    """After the last result that was written down, what is missing is only known by its kind."""
    _, lines = by_hand()
    shuffle, pick = place(lines, "shuffle", 1), place(lines, "pick", 1)
    assert pick == shuffle + 1
    wrong(lines[:shuffle] + lines[pick + 1 :], shuffle + 1, 'expected the result of a shuffle, found .*"move"')
    wrong(lines[:pick] + lines[pick + 1 :], pick + 1, 'expected the result of a pick, found .*"move"')


def test_cards_of_another_deck_by_hand() -> None:
    match = play_out(stammtisch.new("gaunerbande", 6, seed=1, limit=1).clone(seed=2))
    lines = lines_of(match)
    lines[1]["cards"][0] = "g0"  # not in play with six
    with pytest.raises(BadRecord, match="line 2: the shuffled cards are not the cards that were there"):
        stammtisch.replay(text_of(lines))


def test_a_header_alone_by_hand_begins_a_match() -> None:
    _, lines = by_hand()
    match = replay_toy(text_of(lines[:1]), unfinished=True)
    assert not match.over
    assert lines_of(match)[1]["type"] == "shuffle"
