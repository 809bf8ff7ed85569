"""What Halt mal kurz tells: the story, and why a move is refused. The words for it are in the folder `texts`."""

from typing import Any

from stammtisch.core.errors import Fault
from stammtisch.core.events import Told
from stammtisch.games.halt_mal_kurz.cards import MOST_CARDS, fitting, name_of
from stammtisch.games.halt_mal_kurz.notation import THROWS
from stammtisch.games.halt_mal_kurz.options import Options
from stammtisch.games.halt_mal_kurz.state import GIVE, NAME, PASS, PROPOSE, REACT, THROW, TURN, VOTE, State

EVENTS = {
    "deals": Told(("number",)),
    "turns_razupaltuff": Told(()),
    "turns_up": Told(("card",)),
    "drops_out": Told(("seat",)),
    "begins": Told(("seat",)),
    "plays": Told(("seat", "card")),
    "draws": Told(("seat", "card"), secret=("card",), known_to=("seat",)),
    "draws_openly": Told(("seat", "card")),
    "recycles": Told(("number",)),
    "nothing_left": Told(("seat",)),
    "razupaltuff": Told(("seat",)),
    "nothing_to_give": Told(("seat",)),
    "holds": Told(("seat", "target")),
    "hands_over": Told(("giver", "receiver", "number")),
    "gives": Told(("giver", "receiver", "card"), secret=("card",), known_to=("giver", "receiver")),
    "gives_openly": Told(("giver", "receiver", "card")),
    "proposes": Told(("seat", "giver", "receiver")),
    "proposes_nothing": Told(("seat",)),
    "no_proposal": Told(()),
    "votes": Told(("seat", "giver", "receiver")),
    "abstains": Told(("seat",)),
    "no_majority": Told(()),
    "decides": Told(("giver", "receiver")),
    "challenges": Told(("seat", "target")),
    "without_well": Told(("seat",)),
    "with_well": Told(()),
    "throws": Told(("seat", "sign"), words={"sign": THROWS}),
    "draw": Told(()),
    "no_winner": Told(()),
    "beats": Told(("seat", "target")),
    "cannot_give": Told(("seat",)),
    "wants_to_swap": Told(("seat", "target")),
    "swaps": Told(("giver", "receiver", "got", "gave")),
    "sees_hand": Told(("seat", "cards"), secret=("cards",), known_to=("seat",)),
    "shares_out": Told(("number",)),
    "slaps": Told(("seat", "place")),
    "stays": Told(("seat",)),
    "has_to_draw": Told(("seat",)),
    "names": Told(("seat", "target")),
    "opens": Told(("seat",)),
    "shows": Told(("seat", "cards")),
    "nobody_opens": Told(()),
    "closes": Told(("seat",)),
    "has_most": Told(("seat", "number")),
    "reacts": Told(("seat", "card")),
    "lets": Told(("seat",)),
}


SILENCE = {"propose": "propose nothing", "vote": "abstain", "slap": "stay", "react": "let"}
"""What it means to say nothing."""


def explain(s: State, seat: int, choice: int) -> Fault:
    """Why a choice is not legal. `legal` decides; this only finds the words."""
    step = s.steps[s.depth - 1]
    if step in (TURN, REACT, GIVE):
        return _explain_card(s, seat, choice, step)
    if step == VOTE:
        return Fault("not_proposed", "HK-18")
    if step == PROPOSE:
        if s.giver >= 0:
            return Fault("same_seat", "HK-17")
        return Fault("no_card_to_give", "HK-17")
    if step == THROW:
        paragraph = "HK-22" if s.well == 2 else "HK-21"
        return Fault("no_well", paragraph)
    if step == NAME and choice == s.last_open:
        return Fault("open_last", "HK-37")
    paragraph = "HK-37" if step == NAME else "HK-43"
    return Fault("yourself", paragraph)


def _explain_card(s: State, seat: int, choice: int, step: int) -> Fault:
    name = name_of(s, choice)
    held = s.hands[seat] >> choice & 1
    if step == REACT and not 1 << choice & s.lists:
        return Fault("no_list", "HK-43", card=name)
    if not held:
        paragraph = "HK-7" if step == TURN else "HK-43" if step == REACT else "HK-23"
        return Fault("not_in_hand", paragraph, card=name)
    if choice == s.raz:
        return Fault("razupaltuff", "HK-49")
    assert not fitting(s, s.top) >> choice & 1
    paragraph, other = ("HK-8", "draw") if step == TURN else ("HK-44", "let")
    top = name_of(s, s.top)
    return Fault("does_not_fit", paragraph, card=name, top=top, other=other)


assert PASS not in range(MOST_CARDS)


def does(card: str, options: Options) -> tuple[str, dict[str, Any]]:
    """What a card does, by its name: that of its kind."""
    kind = card.partition("-")[0]
    return kind + ("_all" if kind == "liste" and options.list == "all" else ""), {}
