"""Opening, auctions, swaps, and the protection that stays with its player."""

import pytest

from stammtisch.core.errors import BadMove, IllegalMove, NotAsked
from stammtisch.core.match import Match
from tests.rules.zehn.table import deal, decline, lay, seen, table
from tests.tables import play_all, refused

MANY = {name: {"count": 7} for name in ("n2", "n3", "n4")}


def four(*cards: str, starter: int = 0) -> Match:
    """Four players with the cards 9, 2, 5 and 7 before them, or as given."""
    match = deal("n9 n0 n0", "n2 n1 n1", "n5 n3 n3", "n7 n4 n4", starter=starter)
    return lay(match, *(cards or ("n9 hidden 2", "n2 open", "n5 hidden", "n7 open 1")))


# Opening


@pytest.mark.rule("ZE-12")
def test_everyone_has_one_chance_and_may_decline() -> None:
    match = four()
    asked = []
    while match.view(None)["step"] == "open":
        asked += match.awaiting
        play_all(match, "decline")
    assert asked == [0, 1, 2, 3]
    assert match.view(None)["step"] == "reveal"
    assert table(match) == ["n9", "n2", "n5", "n7"]


@pytest.mark.rule("ZE-12")
def test_one_chance_is_one_even_after_a_swap() -> None:
    match = four()
    play_all(match, "swap seat 1", "protect 2", "protect 0")
    assert match.awaiting == (1,)
    assert match.view(None)["step"] == "open"


@pytest.mark.rule("ZE-12")
def test_not_for_the_own_card() -> None:
    match = four()
    assert match.legal(0) == ["swap seat 1", "swap seat 2", "auction seat 3", "decline"]
    assert refused(match, 0, "auction seat 0", IllegalMove).paragraph == "ZE-12"
    assert refused(match, 0, "swap seat 0", IllegalMove).paragraph == "ZE-12"
    for words in ("swap", "swap seat", "swap seat 4", "open 1", "swap seat x", "pass", "swap seat 1 2"):
        refused(match, 0, words, BadMove)
    assert match.why_not(0, "swap 1") is None


# Swaps against the pot


@pytest.mark.rule("ZE-13")
def test_an_unprotected_card_is_swapped_at_once_for_a_chip_into_the_pot() -> None:
    match = four()
    play_all(match, "swap seat 2")
    assert table(match) == ["n5", "n2", "n9", "n7"]
    view = match.view(None)
    assert view["chips"] == [4, 7, 7, 6]
    assert view["pot"] == 1
    assert view["step"] == "protect", "no auction"


@pytest.mark.rule("ZE-13", "ZE-14")
def test_each_kind_of_card_has_its_own_word() -> None:
    match = four()
    assert refused(match, 0, "swap seat 3", IllegalMove).paragraph == "ZE-14"
    assert refused(match, 0, "auction seat 1", IllegalMove).paragraph == "ZE-13"


# Auctions


@pytest.mark.rule("ZE-14")
@pytest.mark.parametrize("shield", [1, 2])
def test_the_opening_bid_is_at_least_what_lies_on_the_card(shield: int) -> None:
    match = four("n9", "n2", "n5", f"n7 {shield}")
    play_all(match, "auction seat 3")
    assert match.view(None)["auction"] == {"target": 3, "bidder": None, "bid": 0}
    assert match.awaiting == (0,)
    assert match.legal(0) == [f"bid {chips}" for chips in range(shield, 8)]
    if shield == 2:
        assert refused(match, 0, "bid 1", IllegalMove).paragraph == "ZE-14"
    refused(match, 0, "bid 0", BadMove)
    refused(match, 0, "pass", BadMove)
    assert refused(match, 0, "bid 8", IllegalMove).paragraph == "ZE-17"


@pytest.mark.rule("ZE-15")
def test_the_others_are_asked_clockwise_from_the_openers_left_without_the_owner() -> None:
    match = four("n9", "n2 1", "n5", "n7", starter=0)
    play_all(match, "decline", "decline", "auction seat 1", "bid 1")  # seat 2 opens
    asked = []
    while match.view(None)["step"] == "raise":
        asked += match.awaiting
        refused(match, 1, "bid 5", NotAsked)
        play_all(match, "pass")
    assert asked == [3, 0]


@pytest.mark.rule("ZE-15")
def test_a_bid_is_at_least_one_above_the_last() -> None:
    match = four()
    play_all(match, "auction seat 3", "bid 2")
    assert match.legal(1) == ["pass", *(f"bid {chips}" for chips in range(3, 8))]
    assert refused(match, 1, "bid 2", IllegalMove).paragraph == "ZE-15"
    assert refused(match, 1, "bid 1", IllegalMove).paragraph == "ZE-15"
    for words in ("bid 0", "raise 3", "bid", "bid 99", "decline"):
        refused(match, 1, words, BadMove)
    play_all(match, "bid 5")
    assert match.legal(2) == ["pass", "bid 6", "bid 7"]


@pytest.mark.rule("ZE-16")
def test_a_pass_is_not_final() -> None:
    match = four()
    play_all(match, "auction seat 3", "bid 1", "pass", "bid 2")  # seat 2 overbids
    asked = []
    for move in ("pass", "bid 3", "bid 4", "pass"):
        asked += match.awaiting
        play_all(match, move)
    assert asked == [0, 1, 2, 0], "seats 0 and 1 had passed before"
    assert match.view(None)["auction"] == {"target": 3, "bidder": 2, "bid": 4}
    play_all(match, "pass")
    assert match.view(None)["auction"] is None
    assert table(match) == ["n9", "n2", "n7", "n5"]


@pytest.mark.rule("ZE-16")
def test_it_ends_when_all_others_have_passed_since_the_last_bid() -> None:
    match = four()
    play_all(match, "auction seat 3", "bid 1", "pass")
    assert match.view(None)["step"] == "raise"
    play_all(match, "pass")
    assert match.view(None)["step"] == "protect"
    assert match.awaiting == (0,)


@pytest.mark.rule("ZE-16")
def test_the_next_auction_begins_anew() -> None:
    match = four()
    play_all(match, "auction seat 3", "bid 4", "pass", "pass", "protect 2", "protect 2", "auction seat 3")
    assert match.view(None)["auction"] == {"target": 3, "bidder": None, "bid": 0}
    assert match.legal(1) == [f"bid {chips}" for chips in range(2, 8)], "the last bid does not count any more"


@pytest.mark.rule("ZE-16", "ZE-36")
@pytest.mark.parametrize("players", range(3, 8))
def test_the_longest_auction_ends_when_the_chips_do(players: int) -> None:
    """Everyone always bids as little more as they can: no bid is above the chips of the richest."""
    match = lay(deal(*["n9 n0 n1", *["n2 n3 n4"] * (players - 1)], deck=MANY), "n9 1", *["n2"] * (players - 1))
    play_all(match, "decline", "auction seat 0", "bid 1")
    bids = [1]
    while match.view(None)["step"] == "raise":
        (seat,) = match.awaiting
        more = [move for move in match.legal(seat) if move != "pass"]
        play_all(match, more[0] if more else "pass")
        bids += [int(more[0].split()[1])] if more else []
    assert bids == list(range(1, 8)), "each above the last, up to all chips that a player has"


@pytest.mark.rule("ZE-16")
def test_with_two_players_the_opener_wins_at_once() -> None:
    match = lay(deal("n9 n0 n0", "n2 n1 n1"), "n9 hidden 1", "n2 2")
    play_all(match, "auction seat 1", "bid 2")
    assert table(match) == ["n2", "n9"]
    assert match.view(None)["chips"] == [4, 7]


@pytest.mark.rule("ZE-17")
def test_bids_are_limited_by_the_chips_in_front_without_those_on_the_card() -> None:
    match = four()  # seat 0 has two of its seven chips on its card
    play_all(match, "auction seat 3")
    assert match.legal(0) == [f"bid {chips}" for chips in range(1, 6)]
    assert refused(match, 0, "bid 6", IllegalMove).paragraph == "ZE-17"
    play_all(match, "bid 5", "pass")
    assert refused(match, 2, "bid 8", IllegalMove).paragraph == "ZE-17"
    match._s.chips[2] = 3  # type: ignore[attr-defined]
    assert match.legal(2) == ["pass"], "asked even so"


@pytest.mark.rule("ZE-17")
@pytest.mark.parametrize(
    ("chips", "moves"),
    [
        (0, ["decline"]),
        (1, ["swap seat 2", "auction seat 3", "decline"]),
        (2, ["auction seat 1", "swap seat 2", "auction seat 3", "decline"]),
    ],
)
def test_who_could_not_pay_cannot_open(chips: int, moves: list[str]) -> None:
    match = four("n9", "n2 2", "n5", "n7 1")
    match._s.chips[0] = chips  # type: ignore[attr-defined]
    assert match.legal(0) == moves
    if chips < 2:
        assert refused(match, 0, "auction seat 1", IllegalMove).paragraph == "ZE-17"
    if chips == 0:
        assert refused(match, 0, "swap seat 2", IllegalMove).paragraph == "ZE-17"


@pytest.mark.rule("ZE-18")
def test_the_highest_bidder_pays_the_owner() -> None:
    match = four()
    play_all(match, "auction seat 3", "bid 1", "bid 4", "pass", "pass")
    view = match.view(None)
    assert view["chips"] == [5, 3, 7, 10]
    assert view["pot"] == 0
    assert table(match) == ["n9", "n7", "n5", "n2"]


# Protection


@pytest.mark.rule("ZE-19")
def test_protection_stays_with_its_player() -> None:
    match = four()
    play_all(match, "auction seat 3", "bid 1", "pass", "pass")
    view = match.view(None)
    assert table(match) == ["n7", "n2", "n5", "n9"]
    assert [card["shield"] for card in view["table"]] == [2, 0, 0, 1]
    assert [card["laid_by"] for card in view["table"]] == [3, 1, 2, 0]


@pytest.mark.rule("ZE-20")
def test_first_the_buyer_then_the_owner_may_raise_the_protection() -> None:
    match = four()
    play_all(match, "decline", "auction seat 3", "bid 1", "pass", "pass")
    assert match.awaiting == (1,)
    assert match.legal(1) == ["protect 0", "protect 1", "protect 2"]
    play_all(match, "protect 2")
    assert match.awaiting == (3,)
    assert match.legal(3) == ["protect 1", "protect 2"]
    assert refused(match, 3, "protect 0", IllegalMove).paragraph == "ZE-20"
    assert refused(match, 3, "protect 3", IllegalMove).paragraph == "ZE-11"
    play_all(match, "protect 2")
    view = match.view(None)
    assert [card["shield"] for card in view["table"]] == [2, 2, 0, 2]
    assert view["chips"] == [5, 4, 7, 6]
    assert match.awaiting == (2,), "the next to open"
    assert view["step"] == "open"


@pytest.mark.rule("ZE-20")
def test_with_chips_just_received_and_after_a_swap_against_the_pot_too() -> None:
    match = four()
    match._s.chips[3] = 0  # type: ignore[attr-defined]
    play_all(match, "auction seat 3", "bid 1", "pass", "pass", "protect 2")
    assert match.legal(3) == ["protect 1", "protect 2"]
    play_all(match, "protect 2")
    assert match.view(None)["chips"][3] == 0
    play_all(match, "swap seat 2", "protect 1", "protect 2")
    assert [card["shield"] for card in match.view(None)["table"]] == [2, 1, 2, 2]
    assert match.view(None)["chips"] == [4, 5, 5, 0]


# What lies there, and who has seen it


@pytest.mark.rule("ZE-21")
def test_a_swapped_card_stays_as_it_lay_and_its_new_owner_looks_at_it() -> None:
    match = four()  # 9 hidden, 2 open, 5 hidden, 7 open
    play_all(match, "swap seat 1")
    assert [card["hidden"] for card in match.view(None)["table"]] == [False, True, True, False]
    assert seen(match, 0) == ["n2", "n9", None, "n7"], "who laid it knows it where it lies now"
    assert seen(match, 1) == ["n2", "n9", None, "n7"], "the new owner has looked"
    assert seen(match, 2) == ["n2", None, "n5", "n7"]
    assert seen(match, 3) == seen(match, None) == ["n2", None, None, "n7"]
    assert match.view(None)["table"][1]["seen_by"] == [0, 1]
    looks = {seat: [e.data["card"] for e in match.events(seat) if e.kind == "looks"] for seat in (0, 1, 2, None)}
    assert looks == {0: [None], 1: ["n9"], 2: [None], None: [None]}


@pytest.mark.rule("ZE-21")
def test_both_look_when_two_hidden_cards_are_swapped() -> None:
    match = four()
    play_all(match, "swap seat 2")
    assert seen(match, 0) == seen(match, 2) == ["n5", "n2", "n9", "n7"]
    assert seen(match, 1) == [None, "n2", None, "n7"]


@pytest.mark.rule("ZE-21", "ZE-22")
def test_what_was_seen_once_stays_known_through_later_swaps() -> None:
    match = four("n9 hidden", "n2 hidden", "n5 hidden", "n7 hidden")
    play_all(match, "swap seat 1", "protect 0", "protect 0")  # 0 and 1: both know 9 and 2
    play_all(match, "swap seat 2", "protect 0", "protect 0")  # the 9 goes on to 2, the 5 to 1
    assert table(match) == ["n2", "n5", "n9", "n7"]
    assert seen(match, 0) == ["n2", None, "n9", None], "0 laid the 9, which has gone two seats further"
    assert seen(match, 1) == ["n2", "n5", "n9", None]
    assert seen(match, 2) == [None, "n5", "n9", None]
    assert seen(match, 3) == [None, None, None, "n7"]
    play_all(match, "swap seat 3", "protect 0", "protect 0")  # 2 gets the 7, 3 the 9
    assert seen(match, 3) == [None, None, "n7", "n9"]
    assert seen(match, 2) == [None, "n5", "n7", "n9"]
    assert [card["seen_by"] for card in match.view(None)["table"]] == [[0, 1], [1, 2], [2, 3], [0, 1, 2, 3]]
    play_all(match, "swap seat 0", "protect 0", "protect 0")  # 3 takes the 2: the 9 is back where it began
    assert table(match) == ["n9", "n5", "n7", "n2"]
    assert seen(match, 3) == ["n9", None, "n7", "n2"]
    assert seen(match, 1) == ["n9", "n5", None, "n2"], "1 has seen the 2 when it lay there, and knows where it went"


@pytest.mark.rule("ZE-22")
def test_a_card_may_be_aimed_at_again() -> None:
    match = four("n9", "n2", "n5", "n7")
    play_all(match, "decline", "swap seat 0", "protect 0", "protect 0", "swap seat 1", "protect 0", "protect 0")
    assert table(match) == ["n2", "n5", "n9", "n7"]
    play_all(match, "swap seat 2", "protect 0", "protect 0")
    assert table(match) == ["n2", "n5", "n7", "n9"]
    decline(match)
    assert match.view(None)["pot"] == 3
