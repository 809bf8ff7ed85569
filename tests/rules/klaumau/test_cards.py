"""The cards, the deal and what fits on what (KM-1 to KM-16)."""

from collections import Counter
from typing import Any

import pytest

import stammtisch
from stammtisch.core.errors import BadMove, BadOption, IllegalMove
from stammtisch.core.match import Match
from tests.rules.klaumau.table import GAME, asked, deck, give_hand, hand_of, kinds, next_cards, points, table
from tests.tables import play_all, refused, state, words


def shuffles(match: Match) -> list[Counter[str]]:
    return [Counter(map(GAME.deck.name, note[1:])) for note in match.story() if note[0] == "shuffle"]


@pytest.mark.rule("KM-1", "KM-44")
def test_the_loot_in_hand_is_what_counts() -> None:
    match = table(["r2", "r4 g4 y4 b3"], top="r1")
    give_hand(match, 0, "r2")
    play_all(match, "play r2")
    assert points(match) == (0, 15)


@pytest.mark.rule("KM-2")
@pytest.mark.parametrize("players", [6, 7, 8])
def test_the_whole_deck(players: int) -> None:
    (cards,) = shuffles(Match(GAME, players=players, seed=1))
    assert cards == deck(players)
    assert cards.total() == 104
    assert sum(count for name, count in cards.items() if name[-1] in "1234") == 36
    assert sum(count for name, count in cards.items() if name.endswith("-plan")) == 12


@pytest.mark.rule("KM-3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_small_deck(players: int) -> None:
    (cards,) = shuffles(Match(GAME, players=players, seed=1))
    assert cards == deck(players)
    assert cards.total() == 78
    assert cards["police"] == 6


@pytest.mark.rule("KM-4")
def test_a_deck_of_ones_own() -> None:
    own = {"r1": 20, "b-key": 14, "police": 2}
    match = stammtisch.new("klaumau", 4, seed=1, deck=own)
    assert shuffles(match) == [Counter(own)]
    assert stammtisch.replay(match.record(), unfinished=True).options.deck == own


@pytest.mark.rule("KM-4")
@pytest.mark.parametrize(
    ("own", "says"),
    [
        ([], "expected a table"),
        ({"r5": 40}, "no card 'r5'"),
        ({"bomb": 1, "r1": 40}, "no card 'bomb'"),
        ({"r1": -1, "b1": 40}, "whole number"),
        ({"r1": True, "b1": 40}, "whole number"),
        ({"r1": 32, "police": 9}, "at least 33"),
        ({"r1": 100, "police": 13}, "at most 112"),
    ],
)
def test_a_deck_that_cannot_be(own: Any, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        stammtisch.new("klaumau", 4, deck=own)


@pytest.mark.rule("KM-5", "KM-46")
def test_variant_cards_come_only_with_their_variants() -> None:
    plain = stammtisch.new("klaumau", 4, seed=1)
    assert not {"dog", "bomb", "fence"} & set(shuffles(plain)[0])
    match = stammtisch.new("klaumau", 4, seed=1, variants=["fence", "watchdog", "bomb"])
    first, second = shuffles(match)
    assert first["bomb"] == 1
    assert first["dog"] == 0
    assert second["dog"] == 2
    s: Any = state(match)
    assert [GAME.deck.name(face) for face in s.pile[s.drawn : s.stock]].count("fence") == 1


@pytest.mark.rule("KM-6")
@pytest.mark.parametrize(
    ("written", "card"),
    [
        ("r3", "r3"),
        ("red 3", "r3"),
        ("R3", "r3"),
        ("red keyhole", "r-key"),
        ("r-key", "r-key"),
        ("red-crook", "r-crook"),
        ("yellow red plan", "ry-plan"),
        ("policeman", "police"),
    ],
)
def test_cards_are_written_in_words(written: str, card: str) -> None:
    match = table(["r3 r-key r-crook ry-plan", ""])
    give_hand(match, 0, "r3 r-key r-crook ry-plan police r2")
    match.play(0, f"play {written}")
    assert card not in hand_of(match, 0)


@pytest.mark.rule("KM-6")
@pytest.mark.parametrize("move", ["play", "play r5", "play purple 3", "r3", "believe", "play r3 r2", ""])
def test_words_that_are_no_move(move: str) -> None:
    refused(table(["r3", ""]), 0, move, BadMove)


@pytest.mark.rule("KM-7")
@pytest.mark.parametrize("players", range(2, 9))
def test_four_cards_each_beginning_with_the_starter(players: int) -> None:
    ages = [*range(1, players), 0]
    match = Match(GAME, players=players, seed=3, ages=ages)
    pile = [GAME.deck.name(face) for face in match.story()[0][1:]]
    for seat in range(players):
        place = (seat - 1) % players
        assert Counter(hand_of(match, seat)) == Counter(pile[place : 4 * players : players])
    view = match.view(None)
    assert view["counts"] == [4] * players
    assert view["gone"][-1] == view["top"]
    assert view["draw_pile"] == len(pile) - 4 * players - len(view["gone"])


@pytest.mark.rule("KM-8")
def test_the_eldest_starts_and_later_the_leader() -> None:
    match = table(["", "", ""], ages=[2, 0, 1])
    assert match.awaiting == (2,)
    for totals, starter in (([0, 9, 3], 1), ([9, 9, 3], 0), ([9, 9, 9], 2)):
        match = table(["", "", ""], ages=[2, 0, 1])
        state(match).totals[:3] = totals
        give_hand(match, 2, "r1")
        give_hand(match, 0, "police")
        give_hand(match, 1, "police")
        match.play(2, "play r1")
        assert match.view(None)["round"] == 2
        assert match.awaiting == (starter,)


@pytest.mark.rule("KM-9")
@pytest.mark.parametrize("start", ["r-safe", "r-bigsafe", "r-plan", "r-crook", "r-trade", "r-key"])
def test_the_start_card_has_no_action(start: str) -> None:
    match = table(["r2", "", "", ""], top=start)
    assert asked(match) == ("turn", (0,))
    view = match.view(None)
    assert (view["top"], view["wish"], view["direction"]) == (start, None, "clockwise")
    play_all(match, "play r2")
    assert match.awaiting == (1,)


@pytest.mark.rule("KM-10")
def test_some_cards_are_not_kept_as_start_card() -> None:
    match = table(["", ""], top="police bomb dog police b2", bomb=True, watchdog=True, surrounded=True)
    view = match.view(None)
    assert view["top"] == "b2"
    assert view["gone"] == ["police", "bomb", "dog", "police", "b2"]
    assert view["policemen"] == 0
    assert kinds(match).count("turns") == 5
    assert asked(match) == ("turn", (0,))


@pytest.mark.rule("KM-11", "KM-31")
def test_every_round_begins_clockwise() -> None:
    match = table(["r-plan", "", ""])
    play_all(match, "play r-plan")
    assert match.view(None)["direction"] == "anticlockwise"
    give_hand(match, 2, "r2")
    play_all(match, "play r2")
    assert match.view(None)["round"] == 2
    assert match.view(None)["direction"] == "clockwise"


@pytest.mark.rule("KM-12")
def test_what_a_turn_offers() -> None:
    match = table(["r2 g4 police b1", ""], top="r1")
    assert set(match.legal(0)) == {"play r2", "play b1", "play police", "can't"}
    assert match.legal(1) == []
    assert refused(match, 0, "play y3", IllegalMove).paragraph == "KM-12"


@pytest.mark.rule("KM-13")
@pytest.mark.parametrize(
    ("top", "fits", "fits_not"),
    [
        ("r3", "r1 r-key r-crook b3 ry-plan br-plan r-safe", "b1 g-key yg-plan y-crook"),
        ("g-crook", "y-crook g1 gb-plan", "y1 y-trade ry-plan"),
        ("b-trade", "r-trade b4", "r-crook g4"),
        ("y-plan", "b-plan gb-plan ry-plan y1", "b1 g-safe"),
    ],
)
def test_colour_or_motif(top: str, fits: str, fits_not: str) -> None:
    match = table(["", ""], top=top)
    give_hand(match, 0, f"{fits} {fits_not}")
    assert words(match, 0) - {""} == set(fits.split())
    for name in fits_not.split():
        assert refused(match, 0, f"play {name}", IllegalMove).paragraph == "KM-13"


@pytest.mark.rule("KM-14")
@pytest.mark.parametrize(("top", "card"), [("r-safe", "g-bigsafe"), ("r-bigsafe", "g-safe"), ("r-safe", "g-safe")])
def test_safes_fit_on_each_other(top: str, card: str) -> None:
    match = table([card, ""], top=top)
    assert f"play {card}" in match.legal(0)


@pytest.mark.rule("KM-15")
def test_plans_of_two_colours() -> None:
    match = table(["ry-plan r2 y2 g2", "", ""], top="y1")
    play_all(match, "play ry-plan")
    give_hand(match, 2, "r2 y2 g2 b2 b-plan gb-plan yg-plan")
    assert words(match, 2) - {""} == {"r2", "y2", "b-plan", "gb-plan", "yg-plan"}
    for top in ("g1", "b1"):
        match = table(["ry-plan", ""], top=top)
        assert "play ry-plan" not in match.legal(0)


@pytest.mark.rule("KM-16", "KM-26")
def test_playing_a_number_is_all_there_is_to_it() -> None:
    match = table(["r2", "", ""])
    before = match.view(None)["draw_pile"]
    play_all(match, "play r2")
    assert match.view(None)["counts"] == [3, 4, 4]
    assert match.view(None)["draw_pile"] == before
    assert asked(match) == ("turn", (1,))


@pytest.mark.rule("KM-37")
def test_who_knows_what_was_drawn() -> None:
    match = table(["b1", ""], draw="y4")
    next_cards(match, "y4")
    play_all(match, "can't", "believe")
    told = [match.events(seat)[-1].data["card"] for seat in (0, 1, None)]
    assert told == ["y4", None, None]
