"""What Black Spy tells: the story, and why a move is refused. The words for it are in the folder `texts`."""

from typing import Any

from stammtisch.core.errors import Fault
from stammtisch.core.events import Told
from stammtisch.games.black_spy.cards import BLACK, DECK, FACES, same_colour, same_rank
from stammtisch.games.black_spy.notation import COLOUR_WORDS
from stammtisch.games.black_spy.options import Options
from stammtisch.games.black_spy.state import ANNOUNCE, MOLE, PASS, State

EVENTS = {
    "draws": Told(("seat", "card")),
    "deals": Told(("round", "dealer", "distance")),
    "picks": Told(("seat", "cards"), secret=("cards",), known_to=("seat",)),
    "passes": Told(("giver", "receiver", "cards"), secret=("cards",), known_to=("giver", "receiver")),
    "announces": Told(("seat", "colour"), words={"colour": COLOUR_WORDS}),
    "cannot_open": Told(("seat",)),
    "opens": Told(("seat",)),
    "plays": Told(("seat", "card")),
    "takes": Told(("seat", "points")),
    "captures_all": Told(("seat",)),
    "captures": Told(("seat",)),
    "releases": Told(("seat",)),
    "reduces": Told(("seat", "before", "after")),
}


def fits(s: State, seat: int, card: int) -> bool:
    """Whether a card might follow, if it were not for its colour."""
    led, hand, bit = s.trick[0], s.hands[seat] & FACES, 1 << card
    wanted = same_colour(led) | same_rank(led)
    if s.follow_the_rank:
        wanted |= same_rank(s.trick[s.played - 1])
    return bit & wanted != 0 or hand & (same_colour(led) | same_rank(led)) == 0


def explain(s: State, seat: int, choice: int) -> Fault:
    """Why a choice is not legal. `legal` decides; this only finds the words."""
    name, step = DECK.name(choice), s.steps[s.depth - 1]
    if step == ANNOUNCE:
        return Fault("no_black_announced", "BS-32")
    if step == MOLE:
        return Fault("not_in_pile", "BS-31", card=name)
    hand = s.hands[seat] & FACES
    if not hand >> choice & 1:
        paragraph = "BS-8" if step == PASS else "BS-15"
        return Fault("not_in_hand", paragraph, card=name)
    if step == PASS:
        return Fault("chosen_already", "BS-8", card=name)
    if s.played == 0:
        if s.colour >= 0:
            colour = COLOUR_WORDS[s.colour]
            return Fault("announced", "BS-33", colour=colour)
        return Fault("no_black_lead", "BS-13")
    if s.clean and s.tricks == 0 and BLACK >> choice & 1 and fits(s, seat, choice):
        return Fault("first_trick", "BS-40")
    led = DECK.name(s.trick[0])
    assert hand & (same_colour(s.trick[0]) | same_rank(s.trick[0]))
    last = {"last": DECK.name(s.trick[s.played - 1])} if s.follow_the_rank and s.played > 1 else {}
    return Fault("must_follow", "BS-16", led=led, **last)


WORTH = {7: 10, 8: 2, 9: 3, 10: 4, 11: 5}
"""BS-21: what black cards count that count more than one."""


def does(card: str, options: Options) -> tuple[str, dict[str, Any]]:
    """What a card does, by its name."""
    rank = int(card[1:])
    if card[0] == "k":
        return "black", {"n": WORTH.get(rank, 1)}
    if rank == 7 and not options.no_good_spies:
        return "good", {}
    return "opens" if card == "r1" and not options.announce_a_colour else "plain", {}
