"""What Zehn tells: the story, and why a move is refused. The words for it are in the folder `texts`."""

from typing import Any

from stammtisch.core.errors import Fault
from stammtisch.core.events import Told
from stammtisch.games.zehn.cards import DECK, count_of
from stammtisch.games.zehn.notation import OTHER_WORD
from stammtisch.games.zehn.options import Options
from stammtisch.games.zehn.rules import MOST_SHIELD
from stammtisch.games.zehn.state import ADD, BID, LAY, OPEN, PROTECT, RAISE, State

EVENTS = {
    "deals": Told(("dealer", "seat")),
    "turns": Told(("round", "card", "seat")),
    "lays": Told(("seat", "card")),
    "hides": Told(("seat", "card"), secret=("card",), known_to=("seat",)),
    "protects": Told(("seat", "chips"), words={"chips": ("", "1 chip", "2 chips")}),
    "declines": Told(("seat",)),
    "swaps": Told(("seat", "giver")),
    "opens": Told(("seat", "giver")),
    "bids": Told(("seat", "chips")),
    "passes": Told(("seat",)),
    "buys": Told(("seat", "giver", "chips")),
    "looks": Told(("seat", "card"), secret=("card",), known_to=("seat",)),
    "collects": Told(("pot",)),
    "keeps": Told(("seat",)),
    "reveals": Told(("seat", "card")),
    "adds": Told(("seat", "card")),
    "shows": Told(("seat", "card")),
    "comes_to": Told(("seat", "value")),
    "loses": Told(("seat", "cards", "points")),
    "wins": Told(("seat", "chips")),
    "draws": Told(("seat", "cards"), secret=("cards",), known_to=("seat",)),
    "cannot_draw": Told(("seat",)),
    "names": Told(("seat", "receiver")),
    "takes_rest": Told(("seat", "points")),
    "reckons": Told(("seat", "cards", "points", "chips", "total")),
}


def explain(s: State, seat: int, choice: int) -> Fault:
    """Why a choice is not legal. `legal` decides; this only finds the words."""
    step = s.steps[s.depth - 1]
    if step == OPEN:
        return _not_opened(s, seat, choice)
    if step == PROTECT:
        return _not_protected(s, seat, choice)
    if step in (BID, RAISE):
        return _not_bid(s, seat, choice, step)
    assert step in (LAY, ADD)
    name = DECK.name(choice // 3)
    if count_of(s.hands[seat], choice // 3) == 0:
        paragraph = "ZE-10" if step == LAY else "ZE-25"
        return Fault("not_in_hand", paragraph, card=name)
    first = DECK.name(s.laid[seat])
    return Fault("above_ten", "ZE-26", card=name, first=first)


def _not_opened(s: State, seat: int, choice: int) -> Fault:
    target = choice % OTHER_WORD
    if target == seat:
        return Fault("own_card", "ZE-12")
    shield = s.shield[target]
    if choice >= OTHER_WORD:
        if shield:
            return Fault("protected", "ZE-14", seat=target, chips=shield)
        return Fault("unprotected", "ZE-13", seat=target)
    return Fault("cannot_pay", "ZE-17", least=max(1, shield), chips=s.chips[seat])


def _not_protected(s: State, seat: int, choice: int) -> Fault:
    if choice > MOST_SHIELD:
        return Fault("two_at_most", "ZE-11", got=choice)
    if choice < s.shield[seat]:
        return Fault("never_lower", "ZE-20", chips=s.shield[seat])
    return Fault("too_few_chips", "ZE-11", chips=s.chips[seat])


def _not_bid(s: State, seat: int, choice: int, step: int) -> Fault:
    if choice > s.chips[seat]:
        return Fault("beyond_chips", "ZE-17", chips=s.chips[seat])
    if step == BID:
        shield = s.shield[s.target]
        return Fault("opening_bid", "ZE-14", chips=shield)
    return Fault("no_raise", "ZE-15", bid=s.bid)


def does(card: str, options: Options) -> tuple[str, dict[str, Any]]:
    """What a card does, by its name: what it is worth, and to whom."""
    if card.startswith("rc"):
        return "round", {"n": int(card[2:])}
    given = {"n": int(card[1:] or 0), "points": options.points()[card]}
    return {"j": "joker", "p": "penalty", "n": "number"}[card[0]], given
