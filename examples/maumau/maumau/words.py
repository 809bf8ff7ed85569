"""What people read and type: the moves in words, views, the story, and why a move is refused."""

from typing import Any

from maumau.rules import ANSWER, DECK, DRAW, DRAWN, JACK, PASS, SUITS, WISH, State
from stammtisch.core.agenda import open_step
from stammtisch.core.bits import bit_count
from stammtisch.core.errors import Fault
from stammtisch.core.events import Told
from stammtisch.core.game import Fact
from stammtisch.core.look import Look, Suit
from stammtisch.core.notation import Move, card_words, one_of, split

PROMPTS = {
    "play": "Lay a card of the same suit or rank, or draw one.",
    "answer": "Lay a seven on the seven, or draw.",
    "drawn": "Lay the card that you have drawn, or pass.",
    "wish": "Which suit do you wish for?",
}

EVENTS = {
    "gets": Told(("seat", "cards"), "{seat} gets five cards.", ("cards",), ("seat",)),
    "turns": Told(("card", "seat"), "{card} is turned up, and {seat} starts."),
    "plays": Told(("seat", "card"), "{seat} lays {card}."),
    "mau": Told(("seat",), "{seat} says “Mau!”"),
    "wishes": Told(("seat", "suit"), "{seat} wishes for {suit}.", words={"suit": SUITS}),
    "draws": Told(("seat", "card"), "{seat} draws a card.", ("card",), ("seat",)),
    "reshuffles": Told((), "The cards below the top card are shuffled and drawn from again."),
    "finds_none": Told(("seat",), "There is no card for {seat} to draw."),
    "passes": Told(("seat",), "{seat} passes."),
    "misses": Told(("seat",), "{seat} misses a turn."),
    "counts": Told(("seat", "cards", "points"), "{seat} has {cards} left: {points} points."),
}


def say(s: State, seat: int, choice: int) -> Move:
    if open_step(s) == WISH:
        return f"wish {SUITS[choice]}"
    return {DRAW: "draw", PASS: "pass"}.get(choice) or f"play {DECK.name(choice)}"


def read(s: State, seat: int, move: Move) -> list[int]:
    words, step = split(move), open_step(s)
    if step == WISH:
        return [one_of([f"wish {suit}" for suit in SUITS], " ".join(words))]
    if words == ["pass" if step == DRAWN else "draw"]:
        return [PASS if step == DRAWN else DRAW]
    return card_words("play", DECK.find, words, 1)


def explain(s: State, seat: int, choice: int) -> Fault:
    """Why a choice is not legal. `legal` decides; this only finds the words."""
    card = DECK.name(choice)
    if not s.hands[seat] >> choice & 1:
        return Fault("not_in_hand", "MM-6", card=card)
    if open_step(s) == ANSWER:
        return Fault("not_a_seven", "MM-9", card=card)
    if open_step(s) == DRAWN and choice != s.drawn:
        return Fault("not_drawn", "MM-7", card=card)
    if choice % 8 == JACK:
        return Fault("jack_on_jack", "MM-12")
    return Fault("does_not_fit", "MM-6", card=card, suit=SUITS[s.suit], top=DECK.name(s.top))


FACTS = {"top": Fact.CARD, "stock": Fact.PILE, "suit": Fact.WORD, "due": Fact.NUMBER}
INKS = ("black", "blue", "red", "yellow")
LOOK = Look({suit[0]: Suit(ink, suit[:-1], suit.title()) for suit, ink in zip(SUITS, INKS, strict=True)})


def shared(s: State) -> dict[str, Any]:
    return {
        "counts": [bit_count(hand) for hand in s.hands[: s.players]],
        "turn": s.turn,
        "top": DECK.name(s.top),
        "suit": SUITS[s.suit],
        "due": s.due or None,
        "stock": s.left,
    }


def own(s: State, seat: int | None) -> dict[str, Any]:
    return {"hand": [] if seat is None else DECK.names(s.hands[seat])}
