"""Bad input gets an error in words and changes nothing, whatever it is."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import stammtisch
from stammtisch import games
from stammtisch.core import record
from stammtisch.core.errors import BadRecord, StammtischError
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.words import prompts
from tests.core.toy import TOY
from tests.tables import at_random, play_out, snapshot

GAMES = [TOY, *games.every()]


# Moves


@cache
def decisions(game: Game) -> list[Match]:
    """One match before each kind of decision that a game asks for, as far as a few random matches get."""
    found: dict[str, Match] = {}
    for seed in range(12):
        agreed: dict[str, Any] = {name: True for name in game.options.variants() if name != "quiet"}  # no race then
        agreed |= {each.name: each.of[seed % len(each.of)] for each in game.options.describe() if each.kind == "choice"}
        if agreed.get("starts") == "seat":
            agreed["first_seat"] = 0  # or it would contradict itself
        match = Match(
            game, players=game.players[seed % len(game.players)], seed=seed, options=game.options.build(agreed)
        )
        dice = [seed]
        while not match.over:
            assert match.decision is not None
            if match.decision.step not in found:
                found[match.decision.step] = match.clone()
            at_random(match, dice)
    return list(found.values())


def moves(game: Game) -> st.SearchStrategy[Any]:
    names = [game.deck.name(card) for card in range(len(game.deck))]
    verbs = sorted(
        {move.split()[0] for match in decisions(game) for seat in match.awaiting for move in match.legal(seat)}
    )
    words = st.sampled_from([*names, *verbs, "others", "self", "on", "red", "black", "g", "10", "-1", "pass", "play"])
    sentences = st.lists(words, max_size=5).map(" ".join)
    return sentences | st.builds("{} {}".format, st.sampled_from(verbs), words) | st.text() | st.none() | st.integers()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@given(data=st.data())
def test_any_text_is_a_legal_move_or_an_error(game: Game, data: st.DataObject) -> None:
    match = data.draw(st.sampled_from(decisions(game))).clone()
    seat = data.draw(st.sampled_from(match.awaiting) | st.integers(-2, 9))
    move = data.draw(moves(game))
    before = snapshot(match)
    try:
        match.play(seat, move)
    except StammtischError:
        assert snapshot(match) == before
        assert str(match.why_not(seat, move))
    else:
        assert seat in match.awaiting or snapshot(match) != before
        made = [note[2] for note in match.story()[len(before[1]) :] if note[0] == "move"]
        assert made, "an accepted move is in the story"


def test_the_fuzzed_positions_are_of_every_kind() -> None:
    assert {match.decision.step for match in decisions(TOY) if match.decision} == set(prompts(TOY))
    for game in games.every():
        steps = {match.decision.step for match in decisions(game) if match.decision}
        assert steps >= set(prompts(game)) - {"capture", "gang", "throw"}, "all but those that need a rare feat"


# Records


@cache
def finished(by_hand: bool) -> Match:
    match = stammtisch.new("gaunerbande", 6, seed=3, limit=1)
    return play_out(match.clone(seed=4) if by_hand else match)


def same_or_refused(text: str | Path, original: Match, *, unfinished: bool = False) -> None:
    try:
        match = stammtisch.replay(text, unfinished=unfinished)
    except BadRecord:
        return
    if not unfinished:
        assert match.outcome == original.outcome
        assert match.record() == original.record()


@pytest.mark.parametrize("by_hand", [False, True])
@given(data=st.data())
def test_a_record_with_changed_bytes_is_refused_or_the_same(
    by_hand: bool, tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    original = finished(by_hand)
    raw = bytearray(original.record().encode())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(raw) - 1))
        kind = data.draw(st.sampled_from(["replace", "delete", "insert"]))
        byte = data.draw(st.integers(0, 255) | st.sampled_from(list(b' \n\r\t{}[]",:0123456789gbrk')))
        if kind == "replace":
            raw[at] = byte
        elif kind == "delete":
            del raw[at : at + data.draw(st.integers(1, 30))]
        else:
            raw.insert(at, byte)
    path = tmp_path_factory.getbasetemp() / f"fuzz-{by_hand}.jsonl"
    path.write_bytes(bytes(raw))
    same_or_refused(path, original)
    same_or_refused(path, original, unfinished=True)


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=8)
    | st.sampled_from(["g1", "play g1"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


@pytest.mark.parametrize("by_hand", [False, True])
@given(data=st.data())
def test_a_record_with_changed_values_is_refused_or_the_same(by_hand: bool, data: st.DataObject) -> None:
    original = finished(by_hand)
    lines = [json.loads(line) for line in original.record().splitlines()]
    at = data.draw(st.integers(0, 4) | st.integers(0, len(lines) - 1))
    line = lines[at]
    key = data.draw(st.sampled_from(sorted(line)))
    if isinstance(line[key], list) and line[key] and data.draw(st.booleans()):
        line[key][data.draw(st.integers(0, len(line[key]) - 1))] = data.draw(VALUES)
    elif isinstance(line[key], dict) and data.draw(st.booleans()):
        line[key][data.draw(st.sampled_from([*line[key], "mole"]))] = data.draw(VALUES)
    else:
        line[key] = data.draw(VALUES)
    text = "".join(json.dumps(line) + "\n" for line in lines)
    same_or_refused(text, original)
    same_or_refused(text, original, unfinished=True)


@pytest.mark.parametrize("by_hand", [False, True])
@given(data=st.data())
def test_a_record_with_changed_lines_is_refused_or_the_same(by_hand: bool, data: st.DataObject) -> None:
    original = finished(by_hand)
    lines = original.record().splitlines(keepends=True)
    for _ in range(data.draw(st.integers(1, 3))):
        one, other = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        kind = data.draw(st.sampled_from(["swap", "drop", "repeat", "cut"]))
        if kind == "swap":
            lines[one], lines[other] = lines[other], lines[one]
        elif kind == "drop" and len(lines) > 1:
            del lines[one]
        elif kind == "repeat":
            lines.insert(one, lines[other])
        else:
            del lines[max(one, 1) :]
    same_or_refused("".join(lines), original)
    same_or_refused("".join(lines), original, unfinished=True)


@given(st.text())
@example("{")
@example('{"type":"match"')
@example("\ud800")
@example('{"type":"\ud800"}')
@example('{"type":"move","seat":1e400,"move":""}')
def test_any_text_as_a_record(text: str) -> None:
    with pytest.raises(BadRecord):
        record.read(text)
    with pytest.raises(BadRecord):
        stammtisch.replay(text)
