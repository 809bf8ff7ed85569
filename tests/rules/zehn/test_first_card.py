"""The round card, the first card and its protection."""

import pytest

from stammtisch.core.errors import BadMove, IllegalMove
from tests.rules.zehn.table import deal, finish, lay, seen
from tests.tables import play_all, refused


@pytest.mark.rule("ZE-9")
def test_a_round_card_is_turned_at_the_start_of_each_round() -> None:
    match = deal("n9 n8 n8", "n2 n3 n3", rounds="rc7 rc2")
    assert match.view(None)["round_card"] == "rc7"
    assert match.view(None)["rounds_left"] == 9
    finish(lay(match, "n9", "n2"))
    assert match.view(None)["totals"] == [0, 2 + 7]
    assert match.view(None)["taken_rounds"] == [[], ["rc7"]]
    play_all(match, "name seat 0")
    assert match.view(None)["round_card"] == "rc2"
    finish(lay(match, "n8", "n3"))
    assert match.view(None)["totals"] == [0, 9 + 2 + 2]


@pytest.mark.rule("ZE-10")
def test_a_card_is_laid_open_or_hidden() -> None:
    match = deal("n9 n8 p7", "n2 n3 n4", "n1 n1 n1")
    assert set(match.legal(0)) == {
        f"lay {card} {way}" for card in ("n8", "n9", "p7", "j") for way in ("open", "hidden")
    }
    play_all(match, "lay p7 open", "protect 0")
    assert match.view(None)["table"][0]["hidden"] is False
    assert seen(match, 2) == ["p7", None, None]
    play_all(match, "lay n2 hidden", "protect 0")
    assert match.view(None)["table"][1]["hidden"] is True
    assert seen(match, 1) == ["p7", "n2", None]
    assert seen(match, 0) == seen(match, None) == ["p7", None, None]
    told = {
        seat: [(e.kind, e.data["card"]) for e in match.events(seat) if "card" in e.data][1:] for seat in (0, 1, None)
    }
    assert told[1] == [("lays", "p7"), ("hides", "n2")]
    assert told[0] == told[None] == [("lays", "p7"), ("hides", None)]
    assert match.view(1)["hand"] == ["n3", "n4", "j"]
    assert match.view(0)["counts"] == [3, 3, 4]


@pytest.mark.rule("ZE-10")
def test_only_a_card_of_the_own_hand() -> None:
    match = deal("n9 n8 n7", "n2 n3 n4")
    error = refused(match, 0, "lay n2 open", IllegalMove)
    assert error.paragraph == "ZE-10"
    for words in ("lay n9", "lay open", "lay n9 open hidden", "lay n9 n8 open", "play n9 open", "n9", "lay x3 open"):
        refused(match, 0, words, BadMove)
    refused(match, 0, "lay rc3 open", BadMove)
    assert match.why_not(0, "LAY  hidden N9") is None, "the order of the words does not matter"


@pytest.mark.rule("ZE-11")
def test_none_one_or_two_chips_protect_a_card() -> None:
    match = deal("n9 n8 n7", "n2 n3 n4", "n5 n5 n5")
    play_all(match, "lay n9 hidden")
    assert match.legal(0) == ["protect 0", "protect 1", "protect 2"]
    assert refused(match, 0, "protect 3", IllegalMove).paragraph == "ZE-11"
    for words in ("protect", "protect two", "protect 10", "protect -1", "protect 1 1"):
        refused(match, 0, words, BadMove)
    play_all(match, "protect 2", "lay n2 open", "protect 1", "lay n5 open", "protect 0")
    view = match.view(None)
    assert [card["shield"] for card in view["table"]] == [2, 1, 0]
    assert view["chips"] == [5, 6, 7]
    assert view["pot"] == 0


@pytest.mark.rule("ZE-11")
@pytest.mark.parametrize(("chips", "most"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_only_with_chips_one_has(chips: int, most: int) -> None:
    match = deal("n9 n8 n7", "n2 n3 n4")
    match._s.chips[0] = chips  # type: ignore[attr-defined]
    play_all(match, "lay n9 open")
    assert match.awaiting == (0,), "asked even if there is nothing to choose"
    assert match.legal(0) == [f"protect {number}" for number in range(most + 1)]
    if most < 2:
        assert refused(match, 0, "protect 2", IllegalMove).paragraph == "ZE-11"
