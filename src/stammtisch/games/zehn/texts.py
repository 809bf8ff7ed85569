"""What Zehn says to people: prompts, the story, and why a move is refused."""

from stammtisch.core.events import Told
from stammtisch.core.game import Refusal
from stammtisch.games.zehn.cards import DECK, count_of
from stammtisch.games.zehn.notation import OTHER_WORD
from stammtisch.games.zehn.rules import MOST_SHIELD
from stammtisch.games.zehn.state import ADD, BID, LAY, OPEN, PROTECT, RAISE, State

PROMPTS = {
    "lay": "Lay a card, open or hidden (n normal, p penalty, j joker).",
    "protect": "How many chips shall lie on your card? Two at most.",
    "open": "Swap for a chip, open an auction, or decline?",
    "bid": "Your opening bid: at least as many chips as lie on the card.",
    "raise": "Bid more, or pass.",
    "reveal": "Turn your card up, or keep it hidden and be done?",
    "add": "Add a second card, to 10 at most, or leave it at that.",
    "name": "You won the round: who starts the next one?",
}

EVENTS = {
    "deals": Told(("dealer", "seat"), "{dealer} deals."),
    "turns": Told(("round", "card", "seat"), "Round {round}: the round card is {card}, and {seat} starts."),
    "lays": Told(("seat", "card"), "{seat} lays {card}."),
    "hides": Told(("seat", "card"), "{seat} lays a card face down.", ("card",), ("seat",)),
    "protects": Told(
        ("seat", "chips"), "{seat} has {chips} on their card now.", words={"chips": ("", "1 chip", "2 chips")}
    ),
    "declines": Told(("seat",), "{seat} does not open."),
    "swaps": Told(("seat", "giver"), "{seat} pays a chip into the pot and swaps cards with {giver}."),
    "opens": Told(("seat", "giver"), "{seat} opens an auction for the card of {giver}."),
    "bids": Told(("seat", "chips"), "{seat} bids {chips}."),
    "passes": Told(("seat",), "{seat} passes."),
    "buys": Told(("seat", "giver", "chips"), "{seat} pays {giver} {chips} and swaps cards."),
    "looks": Told(("seat", "card"), "{seat} looks at the new card.", ("card",), ("seat",)),
    "collects": Told(("pot",), "The chips on the cards go into the pot; that makes {pot}."),
    "keeps": Told(("seat",), "{seat} keeps the card face down."),
    "reveals": Told(("seat", "card"), "{seat} turns up {card}."),
    "adds": Told(("seat", "card"), "{seat} adds {card}."),
    "shows": Told(("seat", "card"), "{seat} had {card}."),
    "comes_to": Told(("seat", "value"), "{seat} comes to {value}."),
    "loses": Told(
        ("seat", "cards", "points"), "{seat} loses the round and takes {cards}: {points} points with the round card."
    ),
    "wins": Told(("seat", "chips"), "{seat} wins the round and the pot of {chips}."),
    "draws": Told(("seat", "cards"), "{seat} fills up the hand.", ("cards",), ("seat",)),
    "cannot_draw": Told(("seat",), "{seat} cannot fill up the hand: the pile is empty."),
    "names": Told(("seat", "receiver"), "{seat} says who starts: {receiver}."),
    "takes_rest": Told(("seat", "points"), "{seat} takes the round cards that are left: {points} points."),
    "reckons": Told(
        ("seat", "cards", "points", "chips", "total"),
        "{seat} has {cards} left ({points} points), and {chips} chips: {total} in the end.",
    ),
}


def explain(s: State, seat: int, choice: int) -> Refusal:
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
        return Refusal(
            "not_in_hand", paragraph, f"{name} is not in your hand: expected one of your own cards", {"card": name}
        )
    first = DECK.name(s.laid[seat])
    return Refusal(
        "above_ten",
        "ZE-26",
        f"{first} and {name} make more than 10: expected a lower card, or 'done'",
        {"card": name, "first": first},
    )


def _not_opened(s: State, seat: int, choice: int) -> Refusal:
    target = choice % OTHER_WORD
    if target == seat:
        return Refusal("own_card", "ZE-12", "that is your own card: expected the seat of another player")
    shield = s.shield[target]
    if choice >= OTHER_WORD:
        if shield:
            return Refusal(
                "protected",
                "ZE-14",
                f"{_chips(shield)} on the card of seat {target}: expected 'auction seat {target}'",
                {"seat": target, "chips": shield},
            )
        return Refusal(
            "unprotected",
            "ZE-13",
            f"no chip lies on the card of seat {target}: expected 'swap seat {target}'",
            {"seat": target},
        )
    return Refusal(
        "cannot_pay",
        "ZE-17",
        f"that takes at least {max(1, shield)}, and you have {s.chips[seat]}: expected another card",
        {"least": max(1, shield), "chips": s.chips[seat]},
    )


def _not_protected(s: State, seat: int, choice: int) -> Refusal:
    if choice > MOST_SHIELD:
        return Refusal("two_at_most", "ZE-11", f"two chips at most may lie on a card: expected 0 to 2, got {choice}")
    if choice < s.shield[seat]:
        return Refusal(
            "never_lower",
            "ZE-20",
            f"{_chips(s.shield[seat])} on your card already: expected as many or more",
            {"chips": s.shield[seat]},
        )
    return Refusal(
        "too_few_chips",
        "ZE-11",
        f"you have only {s.chips[seat]} in front of you: expected fewer chips",
        {"chips": s.chips[seat]},
    )


def _not_bid(s: State, seat: int, choice: int, step: int) -> Refusal:
    if choice > s.chips[seat]:
        return Refusal(
            "beyond_chips",
            "ZE-17",
            f"you have {s.chips[seat]} in front of you: expected no more than that",
            {"chips": s.chips[seat]},
        )
    if step == BID:
        shield = s.shield[s.target]
        return Refusal(
            "opening_bid",
            "ZE-14",
            f"{_chips(shield)} on the card: expected a bid of at least {shield}",
            {"chips": shield},
        )
    return Refusal(
        "no_raise", "ZE-15", f"the last bid is {s.bid}: expected at least one chip more, or 'pass'", {"bid": s.bid}
    )


def _chips(count: int) -> str:
    return "one chip lies" if count == 1 else f"{count} chips lie"
