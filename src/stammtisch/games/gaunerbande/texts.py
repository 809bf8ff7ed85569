"""What Gaunerbande says to people: prompts, the story, and why a move is refused."""

from stammtisch.core.events import Told
from stammtisch.core.game import Refusal
from stammtisch.games.gaunerbande.cards import BLACK, DECK, POLITICIAN_MASK, RANKS, opening_card
from stammtisch.games.gaunerbande.state import PASS, PLAY, State

COLOUR_NAMES = {"g": "green", "b": "blue", "r": "red", "k": "black"}

PROMPTS = {
    "pass": "Choose three cards to pass on.",
    "play": "Play a card.",
    "gang": "You united the gang: push its points to the others, or take them off your own total?",
}

EVENTS = {
    "deals": Told(("round", "distance"), "Round {round} is dealt."),
    "passes": Told(
        ("giver", "receiver", "cards"), "{giver} passes three cards to {receiver}.", ("cards",), ("giver", "receiver")
    ),
    "opens": Told(("seat",), "{seat} holds the opening card and begins."),
    "plays": Told(("seat", "card"), "{seat} plays {card}."),
    "takes": Told(("seat", "points"), "{seat} takes the trick: {points} points."),
    "unites": Told(("seat", "all_tricks"), "{seat} has united the gang!", words={"all_tricks": (False, True)}),
    "charges": Told(("seat", "worth"), "{seat} pushes {worth} points to everybody else."),
    "clears": Told(("seat", "worth"), "{seat} takes {worth} points off their own total."),
}


def explain(s: State, seat: int, choice: int) -> Refusal:
    """Why a choice is not legal. `legal` decides; this only finds the words."""
    name, bit = DECK.name(choice), 1 << choice
    if not s.hands[seat] & bit:
        return Refusal(
            "not_in_hand",
            "GB-7" if s.steps[s.depth - 1] == PASS else "GB-11",
            f"{name} is not in your hand: expected one of your own cards",
            {"card": name},
        )
    if s.steps[s.depth - 1] == PASS:
        return Refusal(
            "chosen_already", "GB-7", f"{name} is chosen already: expected three different cards", {"card": name}
        )
    assert s.steps[s.depth - 1] == PLAY
    if s.played:
        led = DECK.name(s.trick[0])[0]
        if s.hands[seat] >> RANKS * (s.trick[0] // RANKS) & (1 << RANKS) - 1:
            return Refusal(
                "must_follow",
                "GB-14",
                f"{COLOUR_NAMES[led]} was led and you hold it: expected a {COLOUR_NAMES[led]} card",
                {"colour": COLOUR_NAMES[led]},
            )
        return Refusal(
            "first_trick", "GB-19", "in the first trick no black card and no red 10 while you hold anything else"
        )
    if s.tricks == 0:
        opening = DECK.name(opening_card(s.players))
        return Refusal("opening", "GB-12", f"the round begins with {opening}: expected that card", {"card": opening})
    if s.hands[seat] & ~BLACK == POLITICIAN_MASK:
        return Refusal(
            "politician_first",
            "GB-18",
            "black is not open: with nothing but black cards and the red 10, expected the red 10",
        )
    return Refusal(
        "black_closed", "GB-17", "no black card has been played in this round yet: expected a card that is not black"
    )
