"""What Gaunerbande tells: the story, and why a move is refused. The words for it are in the folder `texts`."""

from typing import Any

from stammtisch.core.errors import Fault
from stammtisch.core.events import Told
from stammtisch.games.gaunerbande.cards import BLACK, DECK, POLITICIAN_MASK, RANKS, opening_card
from stammtisch.games.gaunerbande.options import Options
from stammtisch.games.gaunerbande.state import PASS, PLAY, State

COLOUR_NAMES = {"g": "green", "b": "blue", "r": "red", "k": "black"}

EVENTS = {
    "deals": Told(("round", "distance")),
    "passes": Told(("giver", "receiver", "cards"), secret=("cards",), known_to=("giver", "receiver")),
    "opens": Told(("seat",)),
    "plays": Told(("seat", "card")),
    "takes": Told(("seat", "points")),
    "unites": Told(("seat", "all_tricks"), words={"all_tricks": (False, True)}),
    "charges": Told(("seat", "worth")),
    "clears": Told(("seat", "worth")),
    "halves": Told(("seat", "before", "after")),
}


def explain(s: State, seat: int, choice: int) -> Fault:
    """Why a choice is not legal. `legal` decides; this only finds the words."""
    name, bit = DECK.name(choice), 1 << choice
    if not s.hands[seat] & bit:
        return Fault("not_in_hand", "GB-7" if s.steps[s.depth - 1] == PASS else "GB-11", card=name)
    if s.steps[s.depth - 1] == PASS:
        return Fault("chosen_already", "GB-7", card=name)
    assert s.steps[s.depth - 1] == PLAY
    if s.played:
        led = DECK.name(s.trick[0])[0]
        if s.hands[seat] >> RANKS * (s.trick[0] // RANKS) & (1 << RANKS) - 1:
            return Fault("must_follow", "GB-14", colour=COLOUR_NAMES[led])
        return Fault("first_trick", "GB-19")
    if s.tricks == 0:
        opening = DECK.name(opening_card(s.players))
        return Fault("opening", "GB-12", card=opening)
    if s.hands[seat] & ~BLACK == POLITICIAN_MASK:
        return Fault("politician_first", "GB-18")
    return Fault("black_closed", "GB-17")


SPECIAL = {"r10": "politician", "g0": "opens", "g1": "opens_instead", "k0": "thug"}
"""Cards that do something of their own."""


def does(card: str, options: Options) -> tuple[str, dict[str, Any]]:
    """What a card does, by its name."""
    if card in SPECIAL:
        return SPECIAL[card], {}
    return "crook" if card[0] == "k" else "only_four" if card[1:] == "0" else "plain", {}
