"""Values, jokers, ties, winner and loser."""

import pytest

from stammtisch.core.match import Match
from stammtisch.games.zehn.cards import DECK
from stammtisch.games.zehn.scoring import merit, worth
from tests.rules.zehn.table import deal, decline, finish, last, lay, played_round
from tests.tables import play_all


def value(first: str, second: str = "") -> int:
    return worth(DECK.find(first), DECK.find(second) if second else -1)


def counted(*seats: str, starter: int = 0, rounds: str = "rc3", **options: str) -> Match:
    """A round in which each seat has these one or two cards, all open."""
    hands = [" ".join([*(name for name in text.split() if name != "j"), "n0", "n1", "n0"][:3]) for text in seats]
    filler = {"n0": {"count": 7}, "n1": {"count": 7}}
    match = deal(*hands, starter=starter, rounds=rounds, deck=filler, **options)
    order = [(starter + place) % len(seats) for place in range(len(seats))]
    lay(match, *(seats[seat].split()[0] for seat in order))
    decline(match)
    for seat in order:
        second = seats[seat].split()[1:]
        play_all(match, f"add {second[0]}" if second else "done")
    return match


@pytest.mark.rule("ZE-27")
def test_everything_is_turned_up_and_added() -> None:
    match = lay(deal("n4 n3 n0", "n2 n1 n1", "p5 n3 n3"), "n4 hidden", "n2", "p5")
    result = played_round(match, ["decline"] * 3 + ["keep", "add n1", "add n3"])
    assert result["values"] == [4, 3, 8]
    assert result["cards"] == [["n4", None], ["n2", "n1"], ["p5", "n3"]]
    shown = [event.data for event in match.events(None) if event.kind == "shows"]
    assert shown == [{"seat": 0, "card": "n4"}]


@pytest.mark.rule("ZE-28")
def test_a_joker_makes_ten_of_anything() -> None:
    assert value("j") == 10
    assert value("j", "j") == 10
    for card in ("n0", "n1", "n9", "n10", "p1", "p8"):
        assert value("j", card) == value(card, "j") == 10
    assert value("n10", "n0") == 10
    assert value("p3", "n4") == 7
    assert counted("n5 j", "n9", "n1").view(None)["last_round"]["values"] == [10, 9, 1]


@pytest.mark.rule("ZE-29")
@pytest.mark.parametrize(
    ("seats", "winner"),
    [
        (("n8", "n9", "n1"), 1),
        (("n4 n5", "n9", "n1"), 1),  # one card beats two
        (("n9", "n6 n4", "n1"), 1),  # but only of equal values
        (("n10 n0", "j", "n1"), 1),
        (("n4 n5", "n8 n1", "n1"), 0),  # two of two: the earlier
        (("n9", "n9", "n1"), 0),
        (("j j", "n7", "n1"), 0),
        (("n2 j", "n1", "n10"), 2),
    ],
)
def test_who_wins(seats: tuple[str, ...], winner: int) -> None:
    if "j j" in seats:
        match = deal("j n0 n0", "n7 n1 n1", "n1 n1 n1")
        lay(match, "j", "n7", "n1")
        assert played_round(match, ["decline"] * 3 + ["add j"])["winner"] == winner
    else:
        assert last(counted(*seats))["winner"] == winner


@pytest.mark.rule("ZE-29")
def test_earlier_is_counted_from_the_start_player() -> None:
    assert last(counted("n9", "n9", "n9", "n1", starter=2))["winner"] == 2
    assert last(counted("n9", "n9", "n1", "n1", starter=2))["winner"] == 0


@pytest.mark.rule("ZE-30")
@pytest.mark.parametrize(
    ("seats", "winner", "usual"),
    [
        (("n4 n5", "n8 n1", "n1"), 1, 0),
        (("n9", "n5 n5", "n1"), 1, 1),  # only of equal values
        (("n9 n0", "n9", "n1"), 0, 1),  # nine and nine: the earlier
        (("n4 n5", "n9", "n1"), 1, 1),
        (("n8 j", "n9 j", "n1"), 1, 0),
        (("n3 j", "n6 n4", "n1"), 0, 0),  # the joker stands for 7
        (("n4 n6", "n3 j", "n1"), 1, 0),
        (("n0 j", "n10", "n1"), 0, 1),  # the joker stands for 10
        (("n5 j", "j", "n1"), 1, 1),
    ],
)
def test_the_highest_single_card_decides(seats: tuple[str, ...], winner: int, usual: int) -> None:
    assert last(counted(*seats, tie="highest_card"))["winner"] == winner
    assert last(counted(*seats))["winner"] == usual


@pytest.mark.rule("ZE-30")
def test_two_jokers_count_ten() -> None:
    joker = DECK.find("j")
    assert merit(1, joker, joker) == 10
    assert merit(1, joker, -1) == 10, "one alone is worth no more than a ten"
    assert merit(1, joker, DECK.find("n10")) == 10
    assert merit(1, joker, DECK.find("p3")) == 7
    assert merit(1, DECK.find("n5"), joker) == 5
    assert merit(0, joker, joker) == 0


@pytest.mark.rule("ZE-31")
@pytest.mark.parametrize(
    ("seats", "starter", "loser"),
    [
        (("n9", "n2", "n5"), 0, 1),
        (("n9", "n2", "n2"), 0, 2),
        (("n2", "n9", "n2"), 2, 0),
        (("n2", "n2", "n9"), 1, 0),
        (("n9", "n2", "n1 n1"), 0, 2),  # one card or two is for winning only
        (("n9", "n1 n1", "n2"), 0, 2),
    ],
)
def test_who_loses(seats: tuple[str, ...], starter: int, loser: int) -> None:
    assert last(counted(*seats, starter=starter))["loser"] == loser


@pytest.mark.rule("ZE-31")
def test_the_winner_is_never_the_loser() -> None:
    match = counted("n5", "n5", "n5")
    assert (last(match)["winner"], last(match)["loser"]) == (0, 2)
    match = counted("n3 n2", "n4 n1", "n5")  # the last wins with one card
    assert (last(match)["winner"], last(match)["loser"]) == (2, 1)
    match = counted("n4", "n4")
    assert (last(match)["winner"], last(match)["loser"]) == (0, 1)


@pytest.mark.rule("ZE-32")
def test_the_loser_takes_all_cards_and_the_round_card() -> None:
    match = counted("n4 j", "p3", "p8", rounds="rc9")
    assert last(match)["loser"] == 1
    view = match.view(None)
    assert view["taken"] == [[], ["n4", "p3", "p8", "j"], []]
    assert view["taken_rounds"] == [[], ["rc9"], []]
    assert view["totals"] == [0, 1 + 10 + 5 + 10 + 9, 0]
    assert view["table"] == [None] * 3


@pytest.mark.rule("ZE-33")
def test_the_winner_takes_the_pot() -> None:
    match = lay(deal("n9 n0 n0", "n2 n1 n1", "n5 n3 n3"), "n9 2", "n2 1", "n5")
    finish(match)
    assert match.view(None)["chips"] == [8, 6, 7]
    assert match.view(None)["pot"] == 0


@pytest.mark.rule("ZE-29", "ZE-31", "ZE-32", "ZE-33", "ZE-34")
@pytest.mark.parametrize("starter", range(4))
@pytest.mark.parametrize("best", range(4))
def test_anybody_may_win_and_lose_whoever_starts(starter: int, best: int) -> None:
    """Seats are looked at from the starter on, once round the table."""
    worst = (best + 1) % 4
    firsts = ["n9" if seat == best else "n1" if seat == worst else "n4" for seat in range(4)]
    match = deal(
        *(f"{first} n0 n3" for first in firsts),
        starter=starter,
        deck={"n4": {"count": 7}, "n0": {"count": 7}, "n3": {"count": 7}},
    )
    lay(match, *(f"{firsts[(starter + place) % 4]} hidden" for place in range(4)))
    finish(match)
    assert [note[1:] for note in match.story() if note[0] == "comes_to"] == [
        (seat % 4, {"n9": 9, "n1": 1, "n4": 4}[firsts[seat % 4]]) for seat in range(starter, starter + 4)
    ]
    assert (last(match)["winner"], last(match)["loser"]) == (best, worst)
    assert [note[1] for note in match.story() if note[0] == "draws"] == [
        seat % 4 for seat in range(starter, starter + 4)
    ]
    assert match.awaiting == (best,)


@pytest.mark.rule("ZE-27")
def test_everybody_who_laid_a_joker_is_known_to_have_done_so() -> None:
    match = lay(deal("n9 n0 n0", "n2 n1 n1", "n5 n3 n3"), "j", "n2", "j")
    play_all(match, "swap seat 1", "protect 0", "protect 0")  # the joker of seat 0 lies before seat 1 now
    finish(match)
    assert match._s.jokers == 0b101  # type: ignore[attr-defined]
    play_all(match, "name seat 1")
    lay(match, *(match.view(seat)["hand"][0] for seat in (1, 2, 0)))
    decline(match)
    play_all(match, "add j")
    finish(match)
    assert match._s.jokers == 0b111, "what was seen in earlier rounds is not forgotten"  # type: ignore[attr-defined]


@pytest.mark.rule("ZE-32")
@pytest.mark.parametrize("second", ["n0", "n1"])
def test_second_cards_are_taken_too(second: str) -> None:
    match = decline(lay(deal("n9 n0 n1", "n2 n1 n1", "n5 n3 n3"), "n9", "n2", "n5"))
    play_all(match, f"add {second}", "done", "done")
    ((seat, cards),) = [note[1:3] for note in match.story() if note[0] == "loses"]
    assert seat == 1
    assert sorted(DECK.names(cards)) == sorted(["n9", second, "n2", "n5"])
