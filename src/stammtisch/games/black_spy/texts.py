"""What Black Spy says to people: prompts, the story, and why a move is refused."""

from stammtisch.core.events import Told
from stammtisch.core.game import Refusal
from stammtisch.games.black_spy.cards import DECK, FACES, same_colour, same_rank
from stammtisch.games.black_spy.notation import COLOUR_WORDS
from stammtisch.games.black_spy.state import ANNOUNCE, MOLE, PASS, State

PROMPTS = {
    "mole": "Pick three cards from the mole's pile.",
    "pass": "Choose three cards to pass on.",
    "announce": "Announce the colour that opens the round.",
    "play": "Play a card.",
    "capture": "You took all black cards: capture (60 points for everyone else) or release (60 off your own total)?",
}

EVENTS = {
    "draws": Told(("seat", "card"), "{seat} draws {card} for the deal."),
    "deals": Told(("round", "dealer", "distance"), "Round {round}: {dealer} deals."),
    "picks": Told(("seat", "cards"), "{seat} takes three cards from the mole's pile.", ("cards",), ("seat",)),
    "passes": Told(
        ("giver", "receiver", "cards"), "{giver} passes three cards to {receiver}.", ("cards",), ("giver", "receiver")
    ),
    "announces": Told(("seat", "colour"), "{seat} announces {colour}.", words={"colour": COLOUR_WORDS}),
    "cannot_open": Told(("seat",), "{seat} cannot open with the announced colour."),
    "opens": Told(("seat",), "{seat} opens the round."),
    "plays": Told(("seat", "card"), "{seat} plays {card}."),
    "takes": Told(("seat", "points"), "{seat} takes the trick: {points} points."),
    "captures_all": Told(("seat",), "{seat} has taken all 16 black cards!"),
    "captures": Told(("seat",), "{seat} captures: 60 points for everybody else."),
    "releases": Told(("seat",), "{seat} releases: 60 points off their own total."),
    "reduces": Told(("seat", "before", "after"), "{seat} comes to exactly {before} points and is cut to {after}."),
}


def explain(s: State, seat: int, choice: int) -> Refusal:
    """Why a choice is not legal. `legal` decides; this only finds the words."""
    name, step = DECK.name(choice), s.steps[s.depth - 1]
    if step == ANNOUNCE:
        return Refusal("no_black_announced", "BS-32", "black cannot be announced: expected blue, yellow, red or green")
    if step == MOLE:
        return Refusal(
            "not_in_pile", "BS-31", f"{name} is not in the mole's pile: expected one of its cards", {"card": name}
        )
    hand = s.hands[seat] & FACES
    if not hand >> choice & 1:
        paragraph = "BS-8" if step == PASS else "BS-15"
        return Refusal(
            "not_in_hand", paragraph, f"{name} is not in your hand: expected one of your own cards", {"card": name}
        )
    if step == PASS:
        return Refusal(
            "chosen_already", "BS-8", f"{name} is chosen already: expected three cards of your hand", {"card": name}
        )
    if s.played == 0:
        if s.colour >= 0:
            colour = COLOUR_WORDS[s.colour]
            return Refusal(
                "announced", "BS-33", f"{colour} was announced: expected a {colour} card", {"colour": colour}
            )
        return Refusal(
            "no_black_lead", "BS-13", "the first trick may not be led with black: expected a card of another colour"
        )
    led = DECK.name(s.trick[0])
    assert hand & (same_colour(s.trick[0]) | same_rank(s.trick[0]))
    also = f" or the rank of {DECK.name(s.trick[s.played - 1])}" if s.follow_the_rank and s.played > 1 else ""
    return Refusal(
        "must_follow", "BS-16", f"{led} was led and you can follow: expected its colour or its rank{also}", {"led": led}
    )
