"""Mau-Mau keeps what every game promises, and its own rules."""

from maumau import GAME
from maumau.rules import DECK, Options

from stammtisch.core.match import Match
from stammtisch.lab.conformity import check_game


def position(top: str, *hands: str, stack: bool = False) -> Match:
    """A match in which seat 0 begins, with these hands."""
    match = Match(GAME, players=len(hands), options=Options(stack=stack), seed=1)
    s = match._s
    s.turn, s.top, s.suit, s.asked[0] = 0, DECK.find(top), DECK.find(top) // 8, 1
    for seat, hand in enumerate(hands):
        s.hands[seat] = sum(1 << DECK.find(card) for card in hand.split())
    return match


def test_promises() -> None:
    assert [report.found for report in check_game(GAME, matches=2) if report.found] == []


def test_what_fits_and_wishes() -> None:
    match = position("h9", "h7 s9 cj d8 dk", "sq sj", "ck")
    assert match.legal(0) == ["play cj", "play s9", "play h7", "draw"]  # MM-6, MM-7, MM-11
    assert "[MM-6]" in str(match.why_not(0, "play dk"))
    match.play(0, "play cj")
    match.play(0, "wish spades")
    assert match.legal(1) == ["play sq", "draw"]  # MM-12


def test_sevens_and_eights() -> None:
    assert len(position("h9", "h7 ck", "s7 sa", "sk").play(0, "play h7")) == 4  # MM-8, MM-13: lays, Mau, draws two
    match = position("h9", "h7 h8 ck", "s7 sa", "sk sq", stack=True)
    match.play(0, "play h7")
    match.play(1, "play s7")
    assert [event.kind for event in match.play(2, "draw")] == ["draws"] * 4  # MM-9
    match.play(0, "draw")
    assert match.why_not(1, "draw") is not None  # MM-7: the drawn card is still to be laid, or not
    match = position("h9", "h8 ck ca", "s7", "sk")
    match.play(0, "play h8")
    assert match.awaiting == (2,)  # MM-10


def test_the_last_card_ends_the_round() -> None:
    match = position("h9", "h7", "cj sa")
    match.play(0, "play h7")
    assert match.sheet[0].points == (0, 31)  # MM-14
