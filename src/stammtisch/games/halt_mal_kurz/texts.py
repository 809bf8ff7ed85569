"""What Halt mal kurz says to people: prompts, the story, and why a move is refused."""

from stammtisch.core.events import Told
from stammtisch.core.game import Refusal
from stammtisch.games.halt_mal_kurz.cards import DECK, LISTS, RAZ, fitting
from stammtisch.games.halt_mal_kurz.notation import THROWS
from stammtisch.games.halt_mal_kurz.state import GIVE, NAME, PASS, PROPOSE, REACT, THROW, TURN, VOTE, State

PROMPTS = {
    "turn": "Play a card that fits, or draw one.",
    "hold": "“Halt mal kurz.” Who gets half of your hand?",
    "challenge": "Whom do you challenge to a duel?",
    "swap": "Whose hand do you want for yours?",
    "propose": "Who shall give a card, and to whom?",
    "vote": "Vote for a proposal, or abstain.",
    "well": "May the well be shown in this duel?",
    "throw": "Throw!",
    "slap": "Slap, or stay?",
    "name": "Who has to play open?",
    "react": "Play a Not-to-do-Liste against it, or let it pass?",
    "give": "Choose a card to give away.",
}

EVENTS = {
    "deals": Told(("number",), "The cards are dealt, {number} each."),
    "turns_razupaltuff": Told((), "A Razupaltuff was turned up; it is shuffled back."),
    "turns_up": Told(("card",), "{card} is turned up."),
    "drops_out": Told(("seat",), "{seat} is beaten, and out."),
    "begins": Told(("seat",), "{seat} begins."),
    "plays": Told(("seat", "card"), "{seat} plays {card}."),
    "draws": Told(("seat", "card"), "{seat} draws a card.", ("card",), ("seat",)),
    "draws_openly": Told(("seat", "card"), "{seat} draws {card}."),
    "recycles": Told(("number",), "The discards are shuffled: {number} cards to draw from."),
    "nothing_left": Told(("seat",), "There is nothing left for {seat} to draw."),
    "razupaltuff": Told(("seat",), "{seat} says: “Razupaltuff!”"),
    "nothing_to_give": Told(("seat",), "{seat} has nothing to hand over."),
    "holds": Told(("seat", "target"), "{seat} says to {target}: “Halt mal kurz.”"),
    "hands_over": Told(("giver", "receiver", "number"), "{giver} hands over half a hand ({number}) to {receiver}."),
    "gives": Told(("giver", "receiver", "card"), "{giver} gives {receiver} a card.", ("card",), ("giver", "receiver")),
    "gives_openly": Told(("giver", "receiver", "card"), "{giver} gives {receiver} {card}."),
    "proposes": Told(("seat", "giver", "receiver"), "{seat} proposes: {giver} gives {receiver} a card."),
    "proposes_nothing": Told(("seat",), "{seat} proposes nothing."),
    "no_proposal": Told((), "Nobody proposed anything."),
    "votes": Told(("seat", "giver", "receiver"), "{seat} votes for {giver} giving {receiver} a card."),
    "abstains": Told(("seat",), "{seat} abstains."),
    "no_majority": Told((), "There is no majority."),
    "decides": Told(("giver", "receiver"), "The assembly decides: {giver} gives {receiver} a card."),
    "challenges": Told(("seat", "target"), "{seat} challenges {target}."),
    "without_well": Told(("seat",), "{seat} says: “Without the well.”"),
    "with_well": Told((), "The well may be shown."),
    "throws": Told(("seat", "sign"), "{seat} shows {sign}.", words={"sign": THROWS}),
    "draw": Told((), "A draw: once more."),
    "no_winner": Told((), "So many draws: the duel has no winner."),
    "beats": Told(("seat", "target"), "{seat} beats {target}."),
    "cannot_give": Told(("seat",), "{seat} has no card to give."),
    "wants_to_swap": Told(
        ("seat", "target"),
        "{seat} wants the hand of {target}: “Ach – mein, dein … das sind doch bürgerliche Kategorien.”",
    ),
    "swaps": Told(("giver", "receiver", "got", "gave"), "{giver} and {receiver} swap hands, {got} cards for {gave}."),
    "sees_hand": Told(("seat", "cards"), "{seat} looks at the new hand.", ("cards",), ("seat",)),
    "shares_out": Told(("number",), "All {number} cards are shared out anew."),
    "slaps": Told(("seat", "place"), "{seat} slaps."),
    "stays": Told(("seat",), "{seat} does not slap."),
    "has_to_draw": Told(("seat",), "{seat} has to draw."),
    "names": Told(("seat", "target"), "{seat} sends the Polizei to {target}."),
    "opens": Told(("seat",), "{seat} has to play open."),
    "shows": Told(("seat", "cards"), "{seat} lays open {cards}."),
    "nobody_opens": Told((), "Nobody plays open."),
    "closes": Told(("seat",), "{seat} no longer plays open."),
    "has_most": Told(("seat", "number"), "{seat} has the most cards: {number}."),
    "reacts": Told(("seat", "card"), "{seat} says: “Das steht auf meiner Not-to-do-Liste.” ({card})"),
    "lets": Told(("seat",), "{seat} lets it pass."),
}


SILENCE = {"propose": "propose nothing", "vote": "abstain", "slap": "stay", "react": "let"}
"""What it means to say nothing."""


def explain(s: State, seat: int, choice: int) -> Refusal:
    """Why a choice is not legal. `legal` decides; this only finds the words."""
    step = s.steps[s.depth - 1]
    if step in (TURN, REACT, GIVE):
        return _explain_card(s, seat, choice, step)
    if step == VOTE:
        return Refusal("not_proposed", "HK-18", "that was not proposed: expected one of the proposals, or 'abstain'")
    if step == PROPOSE:
        if s.giver >= 0:
            return Refusal("same_seat", "HK-17", "nobody gives cards to themselves: expected two different seats")
        return Refusal("no_card_to_give", "HK-17", "that giver holds no card: expected somebody who does")
    if step == THROW:
        paragraph = "HK-22" if s.well == 2 else "HK-21"
        return Refusal("no_well", paragraph, "this duel is without the well: expected rock, paper or scissors")
    if step == NAME and choice == s.last_open:
        return Refusal("open_last", "HK-37", "that player was the last to play open: expected somebody else")
    paragraph = "HK-37" if step == NAME else "HK-43"
    return Refusal("yourself", paragraph, "you cannot choose yourself: expected another player")


def _explain_card(s: State, seat: int, choice: int, step: int) -> Refusal:
    name = DECK.name(choice)
    held = s.hands[seat] >> choice & 1
    if step == REACT and not 1 << choice & LISTS:
        return Refusal(
            "no_list", "HK-43", f"{name} is no reaction: expected a Not-to-do-Liste, or 'let'", {"card": name}
        )
    if not held:
        paragraph = "HK-7" if step == TURN else "HK-43" if step == REACT else "HK-23"
        return Refusal(
            "not_in_hand", paragraph, f"{name} is not in your hand: expected one of your own cards", {"card": name}
        )
    if choice == RAZ:
        return Refusal("razupaltuff", "HK-49", "a Razupaltuff cannot be laid down: expected another card, or 'draw'")
    assert not fitting(s.top) >> choice & 1
    paragraph, other = ("HK-8", "draw") if step == TURN else ("HK-44", "let")
    top = DECK.name(s.top)
    return Refusal(
        "does_not_fit",
        paragraph,
        f"{name} does not fit on {top}: expected its category or its symbol, or {other!r}",
        {"card": name, "top": top},
    )


assert PASS not in range(len(DECK))
