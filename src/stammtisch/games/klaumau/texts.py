"""What Klaumau says to people: prompts, the story, and why a move is refused."""

from stammtisch.core.events import Told
from stammtisch.core.game import Refusal
from stammtisch.games.klaumau.cards import COLOUR_WORDS, DECK, DOG, FACES
from stammtisch.games.klaumau.state import (
    ANSWER,
    DRAWN,
    FORCE,
    GIVE,
    ROB,
    SELL,
    TAKE,
    TARGET,
    TRADE,
    TURN,
    State,
)

PROMPTS = {
    "turn": "Play a card that fits, or say “I can't”.",
    "doubt": "“I can't”: do you believe it?",
    "force": "Caught! Which card must be laid?",
    "wish": "Wish for a colour.",
    "rob": "Whom does your crook rob?",
    "answer": "A crook! Let it happen, or call the police?",
    "trade": "With whom do you trade?",
    "give": "Which card do you give in return?",
    "take": "Surrounded! From whom do you take a last card?",
    "sell": "The fence pays 2 points for each number card: sell, or be done.",
    "target": "Who is the target of your bomb?",
    "throw": "The bomb! Which card do you throw away?",
    "offer": "You may draw: do you?",
    "drawn": "Play the card you have just drawn, or keep it?",
}

_BOTH = ("giver", "receiver")

EVENTS = {
    "deals": Told(("round", "seat"), "Round {round}: {seat} starts."),
    "turns": Told(("seat", "card"), "{seat} turns over {card}."),
    "plays": Told(("seat", "card"), "{seat} lays {card}."),
    "cannot": Told(("seat",), "{seat} says: I can't."),
    "believes": Told(("seat",), "{seat} believes it."),
    "doubts": Told(("seat",), "{seat} doubts it!"),
    "shows": Told(("seat", "cards"), "{seat} shows {cards}."),
    "draws": Told(("seat", "card"), "{seat} draws a card.", ("card",), ("seat",)),
    "declines": Told(("seat",), "{seat} declines to draw."),
    "keeps": Told(("seat",), "{seat} keeps the card."),
    "fined": Told(("giver", "receiver", "card"), "{giver} pays {receiver} a card for the doubt.", ("card",), _BOTH),
    "restacks": Told(("number",), "The discards are shuffled: {number} cards to draw from."),
    "guards": Told(("seat",), "{seat} lays a watchdog open."),
    "wishes": Told(("seat", "colour"), "{seat} wishes for {colour}.", words={"colour": COLOUR_WORDS}),
    "turns_round": Told(("seat",), "The direction of play turns round."),
    "misses": Told(("seat",), "{seat} misses a turn."),
    "robs": Told(("seat", "giver"), "{seat} sets a crook on {giver}."),
    "spares": Told(("seat",), "{seat} names nobody."),
    "wards": Told(("seat", "card"), "{seat} calls the police: {card}."),
    "steals": Told(("receiver", "giver", "card"), "{receiver} takes a card from {giver}.", ("card",), _BOTH),
    "trades": Told(
        ("receiver", "giver", "card"), "{receiver} draws a card from {giver} for a trade.", ("card",), _BOTH
    ),
    "gives": Told(("giver", "receiver", "card"), "{giver} gives {receiver} a card.", ("card",), _BOTH),
    "surrounded": Told(("seat",), "The last policeman: everybody is surrounded!"),
    "fence": Told(("seat",), "{seat} draws the fence: number cards can be sold."),
    "sells": Told(("seat", "card"), "{seat} sells {card} for 2 points."),
    "targets": Told(("seat", "giver"), "{seat} aims the bomb at {giver}."),
    "throws": Told(("seat", "card"), "{seat} throws away {card}."),
    "loses": Told(("seat", "card"), "{seat} loses {card}."),
    "pays": Told(("giver", "receiver", "card"), "{giver} pays {receiver} a card.", ("card",), _BOTH),
    "stunned": Told(("seat", "turns"), "{seat} must miss turns: {turns}."),
    "gains": Told(("seat", "points"), "{seat} gains points: {points}."),
    "empties": Told(("seat",), "{seat} has no cards left."),
    "runs_out": Told(("seat",), "{seat} must draw, and the pile is empty."),
    "too_long": Told(("turns",), "After {turns} turns the round is over."),
    "forged": Told(("card",), "Forgery! {card} lies on top: numbers in its colours count nothing."),
    "holds": Told(("seat", "cards"), "{seat} ends with {cards}."),
}


SILENCE = {"doubt": "believe", "answer": "let", "offer": "draw"}
"""What it means to say nothing."""


def explain(s: State, seat: int, choice: int) -> Refusal:
    """Why a choice is not legal. `legal` decides; this only finds the words."""
    step = s.steps[s.depth - 1]
    if step == ANSWER:
        return Refusal("no_police", "KM-39", "you hold no policeman: expected 'let'")
    if step in (ROB, TRADE, TAKE, TARGET):
        return _explain_seat(s, seat, choice, step)
    name = DECK.name(choice)
    holder = s.turn if step == FORCE else seat
    held = choice < FACES and s.held[holder] >> choice & 1 == 1
    if step == FORCE:
        if not held:
            return Refusal(
                "not_shown", "KM-22", f"{name} is not in the shown hand: expected a fitting card of it", {"card": name}
            )
        return Refusal(
            "does_not_fit", "KM-22", f"{name} does not fit: expected a fitting card of the shown hand", {"card": name}
        )
    if step == DRAWN and choice != s.log_face[s.latest]:
        return Refusal(
            "not_drawn", "KM-73", f"{name} is not the card you drew: expected that one, or 'keep'", {"card": name}
        )
    if not held:
        paragraph = "KM-12" if step == TURN else "KM-34" if step == GIVE else "KM-51" if step == SELL else "KM-62"
        return Refusal(
            "not_in_hand", paragraph, f"{name} is not in your hand: expected one of your own cards", {"card": name}
        )
    if step == SELL:
        return Refusal(
            "no_number", "KM-51", f"{name} is not a number card: the fence buys nothing else", {"card": name}
        )
    if step == DRAWN:
        return Refusal(
            "does_not_fit",
            "KM-73",
            f"{name} does not fit on {DECK.name(s.top)}: expected 'keep'",
            {"card": name, "top": DECK.name(s.top)},
        )
    if choice == DOG:
        return Refusal("one_dog", "KM-56", 'a watchdog guards you already: expected a card that fits, or "can\'t"')
    top = DECK.name(s.top)
    if s.wish >= 0:
        colour = COLOUR_WORDS[s.wish]
        return Refusal(
            "wished",
            "KM-27",
            f'{colour} was wished: expected a {colour} card, a keyhole, or "can\'t"',
            {"colour": colour},
        )
    return Refusal(
        "does_not_fit",
        "KM-13",
        f'{name} does not fit on {top}: expected its colour or motif, or "can\'t"',
        {"card": name, "top": top},
    )


def _explain_seat(s: State, seat: int, choice: int, step: int) -> Refusal:
    if choice == seat:
        paragraph = "KM-32" if step == ROB else "KM-34" if step == TRADE else "KM-49" if step == TAKE else "KM-61"
        return Refusal("not_yourself", paragraph, "that is your own seat: expected another player")
    if step == ROB and s.dogs >> choice & 1:
        return Refusal(
            "guarded",
            "KM-57",
            f"seat {choice} has a watchdog: expected another player, or 'rob nobody'",
            {"seat": choice},
        )
    paragraph = "KM-32" if step == ROB else "KM-34" if step == TRADE else "KM-49"
    return Refusal(
        "no_cards", paragraph, f"seat {choice} has no cards: expected another player, or 'nobody'", {"seat": choice}
    )
