"""The worked example of the booklet, from the passes to the start of the second round."""

import pytest

import stammtisch
from stammtisch.core.errors import IllegalMove
from tests.rules.gaunerbande import booklet
from tests.rules.gaunerbande.booklet import ANNA, CHRIS, COMPLETED, MONA, NAMES, PASSES, PRINTED, TOBI
from tests.rules.gaunerbande.table import GAME
from tests.tables import cards, play_all, refused, words


@pytest.mark.rule("GB-7", "GB-8", "GB-10")
def test_the_passes() -> None:
    match = booklet.begin()
    before = [set(match.view(seat)["hand"]) for seat in range(4)]
    for seat, given in enumerate(PASSES):
        assert set(cards(given)) <= before[seat]
        match.play(seat, f"pass {given}")
    for giver, receiver in ((ANNA, TOBI), (TOBI, MONA), (MONA, CHRIS), (CHRIS, ANNA)):
        assert set(cards(PASSES[giver])) <= set(match.view(receiver)["hand"])
        assert not set(cards(PASSES[giver])) & set(match.view(giver)["hand"])


@pytest.mark.rule("GB-12", "GB-14", "GB-15", "GB-16", "GB-17", "GB-19")
def test_the_printed_tricks() -> None:
    match = booklet.begin()
    for seat, given in enumerate(PASSES):
        match.play(seat, f"pass {given}")

    # "Anna holds the green 0 and begins." Tobi must follow. Mona has no green card, and no black one is allowed yet.
    assert match.awaiting == (ANNA,)
    assert match.legal(ANNA) == ["play g0"]
    play_all(match, "play g0")
    assert {card[0] for card in words(match, TOBI)} == {"g"}
    play_all(match, "play g9")
    assert words(match, MONA) == {card for card in match.view(MONA)["hand"] if card[0] == "b"}
    assert refused(match, MONA, "play k12", IllegalMove).paragraph == "GB-19"
    play_all(match, "play b10", "play g12")

    # Chris opens the second trick; now Mona "may decide whether to play blue or black".
    assert match.awaiting == (CHRIS,)
    play_all(match, "play g3", "play g6", "play g1")
    assert words(match, MONA) == set(match.view(MONA)["hand"])
    assert {card[0] for card in words(match, MONA)} == {"b", "k"}
    play_all(match, "play k12")

    # A black card has been played, so Anna may lead one. Chris holds none and is free to throw in the politician.
    assert match.awaiting == (ANNA,)
    assert "play k1" in match.legal(ANNA)
    play_all(match, "play k1")
    assert {card[0] for card in words(match, TOBI)} == {"k"}
    play_all(match, "play k0")
    assert {card[0] for card in words(match, MONA)} == {"k"}
    play_all(match, "play k6")
    assert words(match, CHRIS) == set(match.view(CHRIS)["hand"])
    play_all(match, "play r10")
    assert match.awaiting == (MONA,)


@pytest.mark.rule("GB-22", "GB-23", "GB-8")
def test_the_stored_record_tells_all_of_it() -> None:
    match = stammtisch.replay(GAME.examples["round"], unfinished=True)
    assert list(match.names) == NAMES
    assert not match.from_seed
    story = match.events(None)
    tricks, plays = [], []
    for event in story:
        if event.kind == "plays":
            plays.append(event)
        elif event.kind == "takes":
            tricks.append((plays[0].data["seat"], " ".join(play.data["card"] for play in plays), event.data["seat"]))
            plays = []
    assert tricks[:3] == PRINTED
    assert tricks[3:13] == COMPLETED

    # One crook for Anna, none for Tobi, politician and three crooks for Mona in the third trick, the others for Chris.
    assert match.sheet[0].points == (1, 0, 16, 9)

    # "Anna now gives her cards to Mona, Tobi to Chris, Mona to Anna and Chris to Tobi."
    second = [event for event in story if event.kind == "passes"][4:8]
    assert {e.data["giver"]: e.data["receiver"] for e in second} == {ANNA: MONA, TOBI: CHRIS, MONA: ANNA, CHRIS: TOBI}
