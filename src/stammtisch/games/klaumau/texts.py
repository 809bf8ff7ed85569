"""What Klaumau tells: the story, and why a move is refused. The words for it are in the folder `texts`."""

from typing import Any

from stammtisch.core.errors import Fault
from stammtisch.core.events import Told
from stammtisch.games.klaumau.cards import COLOUR_WORDS, DECK, DOG, FACES
from stammtisch.games.klaumau.options import Options
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

_BOTH = ("giver", "receiver")

EVENTS = {
    "deals": Told(("round", "seat")),
    "turns": Told(("seat", "card")),
    "plays": Told(("seat", "card")),
    "cannot": Told(("seat",)),
    "believes": Told(("seat",)),
    "doubts": Told(("seat",)),
    "shows": Told(("seat", "cards")),
    "draws": Told(("seat", "card"), secret=("card",), known_to=("seat",)),
    "declines": Told(("seat",)),
    "keeps": Told(("seat",)),
    "fined": Told(("giver", "receiver", "card"), secret=("card",), known_to=_BOTH),
    "restacks": Told(("number",)),
    "guards": Told(("seat",)),
    "wishes": Told(("seat", "colour"), words={"colour": COLOUR_WORDS}),
    "turns_round": Told(("seat",)),
    "misses": Told(("seat",)),
    "robs": Told(("seat", "giver")),
    "spares": Told(("seat",)),
    "wards": Told(("seat", "card")),
    "steals": Told(("receiver", "giver", "card"), secret=("card",), known_to=_BOTH),
    "trades": Told(("receiver", "giver", "card"), secret=("card",), known_to=_BOTH),
    "gives": Told(("giver", "receiver", "card"), secret=("card",), known_to=_BOTH),
    "surrounded": Told(("seat",)),
    "fence": Told(("seat",)),
    "sells": Told(("seat", "card")),
    "targets": Told(("seat", "giver")),
    "throws": Told(("seat", "card")),
    "loses": Told(("seat", "card")),
    "pays": Told(("giver", "receiver", "card"), secret=("card",), known_to=_BOTH),
    "stunned": Told(("seat", "turns")),
    "gains": Told(("seat", "points")),
    "empties": Told(("seat",)),
    "runs_out": Told(("seat",)),
    "too_long": Told(("turns",)),
    "forged": Told(("card",)),
    "holds": Told(("seat", "cards")),
}


SILENCE = {"doubt": "believe", "answer": "let", "offer": "draw"}
"""What it means to say nothing."""


def explain(s: State, seat: int, choice: int) -> Fault:
    """Why a choice is not legal. `legal` decides; this only finds the words."""
    step = s.steps[s.depth - 1]
    if step == ANSWER:
        return Fault("no_police", "KM-39")
    if step in (ROB, TRADE, TAKE, TARGET):
        return _explain_seat(s, seat, choice, step)
    name = DECK.name(choice)
    holder = s.turn if step == FORCE else seat
    held = choice < FACES and s.held[holder] >> choice & 1 == 1
    if step == FORCE:
        if not held:
            return Fault("not_shown", "KM-22", card=name)
        return Fault("does_not_fit", "KM-22", card=name)
    if step == DRAWN and choice != s.log_face[s.latest]:
        return Fault("not_drawn", "KM-73", card=name)
    if not held:
        paragraph = "KM-12" if step == TURN else "KM-34" if step == GIVE else "KM-51" if step == SELL else "KM-62"
        return Fault("not_in_hand", paragraph, card=name)
    if step == SELL:
        return Fault("no_number", "KM-51", card=name)
    if step == DRAWN:
        return Fault("does_not_fit", "KM-73", card=name, top=DECK.name(s.top))
    if choice == DOG:
        return Fault("one_dog", "KM-56")
    top = DECK.name(s.top)
    if s.wish >= 0:
        colour = COLOUR_WORDS[s.wish]
        return Fault("wished", "KM-27", colour=colour)
    return Fault("does_not_fit", "KM-13", card=name, top=top)


def _explain_seat(s: State, seat: int, choice: int, step: int) -> Fault:
    if choice == seat:
        paragraph = "KM-32" if step == ROB else "KM-34" if step == TRADE else "KM-49" if step == TAKE else "KM-61"
        return Fault("not_yourself", paragraph)
    if step == ROB and s.dogs >> choice & 1:
        return Fault("guarded", "KM-57", seat=choice)
    paragraph = "KM-32" if step == ROB else "KM-34" if step == TRADE else "KM-49"
    return Fault("no_cards", paragraph, seat=choice)


def does(card: str, options: Options) -> tuple[str, dict[str, Any]]:
    """What a card does, by its name."""
    colours, _, motif = card.partition("-")
    if motif == "plan":
        way = "" if options.plan == "turns" else "_anticlockwise"
        return ("two_colours" if len(colours) > 1 else motif) + way, {}
    if motif:
        return motif + ("_anything" if motif == "key" and options.keyhole == "anything" else ""), {}
    if card == "police" and options.surrounded:
        return f"police_{options.surrounded_ends}", {}
    return (card, {}) if card[1:].isalpha() else ("number" + "_forgery" * options.forgery, {"n": int(card[1:])})
