"""What a move of Black Spy is for, true of the position and known to the seat."""

from dataclasses import replace

from stammtisch.core.bits import bit_count
from stammtisch.core.purpose import Purpose
from stammtisch.games.black_spy.cards import (
    ALL,
    BLACK,
    COLOUR,
    DECK,
    GOOD_SPIES,
    LAST_SPY,
    RANKS,
    SPY,
    minus,
    same_colour,
)
from stammtisch.games.black_spy.notation import COLOUR_WORDS
from stammtisch.games.black_spy.policy.holding import BLACK_COLOUR, above
from stammtisch.games.black_spy.policy.passing import colour_of
from stammtisch.games.black_spy.policy.playing import unseen
from stammtisch.games.black_spy.rules import apply, legal
from stammtisch.games.black_spy.scoring import CAPTURE_ALL, black_points, good_points
from stammtisch.games.black_spy.state import ANNOUNCE, MOLE, PASS, PLAY, State
from stammtisch.games.tricks.purposes import Cards, Trick, of_card, of_passed_card

WORDS = (*COLOUR_WORDS, "black")
assert len(WORDS) == BLACK_COLOUR + 1

CARDS = Cards(
    deck=DECK,
    colour_of=same_colour,
    above=lambda card: same_colour(card) & above(card),
    word=lambda card: WORDS[colour_of(card)],
    points=lambda s, cards: black_points(cards) + good_points(s, cards),
    unseen=unseen,
    legal=legal,
    minus=minus,
    counting=BLACK,
)


def purpose(s: State, seat: int, choice: int) -> Purpose | None:
    step = s.steps[s.depth - 1]
    if step == PLAY:
        trick = Trick(CARDS, s, seat, choice)
        return trick.sort(_of_play(trick))
    if step == PASS:
        return replace(_of_pass(s, seat, choice), kind="pass")
    if step == MOLE:
        return _of_pick(s, choice)
    if step == ANNOUNCE:
        held = bit_count(s.hands[seat] & COLOUR << RANKS * choice)
        return Purpose("announces", {"colour": COLOUR_WORDS[choice], "n": held})
    return _of_capture(s, seat, choice)


def _of_play(trick: Trick) -> Purpose:
    if trick.card == SPY and trick.cannot_take:
        return Purpose("sheds_spy", {"n": trick.own})
    return of_card(trick)


def _of_pass(s: State, seat: int, card: int) -> Purpose:
    if card == SPY:
        return Purpose("passes_spy", {"n": black_points(1 << card)})
    if card > LAST_SPY:
        return Purpose("passes_catcher", {"n": black_points(1 << card)})
    return of_passed_card(CARDS, s, seat, card, ALL)


def _of_pick(s: State, card: int) -> Purpose:
    if 1 << card & GOOD_SPIES and not s.no_good_spies:
        return Purpose("picks_good", {"n": -good_points(s, 1 << card)})
    return Purpose("beaten_by", {"colour": CARDS.word(card), "n": bit_count(ALL & CARDS.above(card))})


def _of_capture(s: State, seat: int, choice: int) -> Purpose:
    """What comes of either choice is certain: it is tried."""
    after = s.clone()
    after.notes = []
    apply(after, seat, choice)
    totals = after.totals[: s.players]
    ending = "goes_on" if not after.ended else "wins" if totals[seat] == min(totals) else "loses"
    key = "captures" if choice == CAPTURE_ALL else "releases"
    return Purpose(key, {"n": max(map(abs, after.scored[: s.players])), "ending": ending, "total": totals[seat]})
