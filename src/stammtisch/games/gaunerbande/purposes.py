"""What a move of Gaunerbande is for, true of the position and known to the seat."""

from dataclasses import replace

from stammtisch.core.bits import bit_count
from stammtisch.core.purpose import Purpose
from stammtisch.games.gaunerbande.cards import BLACK, DECK, GANG, POLITICIAN, POLITICIAN_MASK, RANKS, RED, SUITS
from stammtisch.games.gaunerbande.policy.playing import unseen
from stammtisch.games.gaunerbande.rules import apply, legal
from stammtisch.games.gaunerbande.scoring import OTHERS, card_points, gang_worth
from stammtisch.games.gaunerbande.state import PASS, PLAY, State
from stammtisch.games.tricks.purposes import Cards, Trick, of_card, of_passed_card

COLOUR_WORDS = ("green", "blue", "red", "black")

CARDS = Cards(
    deck=DECK,
    colour_of=lambda card: SUITS[card // RANKS],
    above=lambda card: SUITS[card // RANKS] & -2 << card,
    word=lambda card: COLOUR_WORDS[card // RANKS],
    points=card_points,
    unseen=unseen,
    legal=legal,
    minus=lambda cards, fewer: cards & ~fewer,
    counting=GANG,
)


def purpose(s: State, seat: int, choice: int) -> Purpose | None:
    step = s.steps[s.depth - 1]
    if step == PLAY:
        trick = Trick(CARDS, s, seat, choice)
        return trick.sort(_of_play(trick))
    if step == PASS:
        return replace(_of_pass(s, seat, choice), kind="pass")
    return _of_gang(s, seat, choice)


def _of_play(trick: Trick) -> Purpose:
    s, card = trick.s, trick.card
    if card == POLITICIAN and trick.cannot_take:
        return Purpose("sheds_politician", {"n": s.worth // 2})
    if 1 << card & BLACK and not trick.follows:
        return Purpose("sheds_crook")
    if trick.leads and 1 << card & RED and card < POLITICIAN and trick.out & POLITICIAN_MASK:
        return Purpose("below_politician", {"n": bit_count(trick.higher)})
    return of_card(trick)


def _of_pass(s: State, seat: int, card: int) -> Purpose:
    if card == POLITICIAN:
        return Purpose("passes_politician", {"n": s.worth // 2})
    if 1 << card & RED and card > POLITICIAN:
        return Purpose("passes_catcher")
    return of_passed_card(CARDS, s, seat, card, s.deck)


def _of_gang(s: State, seat: int, choice: int) -> Purpose:
    """What comes of either choice is certain: it is tried."""
    after = s.clone()
    after.notes = []
    apply(after, seat, choice)
    totals = after.totals[: s.players]
    ending = "goes_on" if not after.ended else "wins" if totals[seat] == min(totals) else "loses"
    return Purpose(
        "charges" if choice == OTHERS else "clears", {"n": gang_worth(s, seat), "ending": ending, "total": totals[seat]}
    )
