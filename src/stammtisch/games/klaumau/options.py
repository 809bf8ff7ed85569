"""What may be agreed before a match of Klaumau."""

from dataclasses import dataclass
from typing import Any

from stammtisch.core import options
from stammtisch.core.options import HOUSE, choice, table, variant, whole
from stammtisch.games.klaumau.bomb import READY, wrong_rule
from stammtisch.games.klaumau.cards import wrong_deck


@dataclass(frozen=True)
class Options(options.Options):
    RULINGS = 2
    """With the second came house rules, plans of any colours, and that whoever may draw is asked."""

    doubters: str = choice(
        "Who may doubt an “I can't”: the next player, or anyone, one after the other.",
        default="next",
        of=("next", "anyone"),
    )
    forced_card_acts: bool = variant("A card that is laid because of a doubt has its action.")
    forgery: bool = variant("At the end of a round, numbers in the colours of the top card are worthless.")
    surrounded: bool = variant("The 8th policeman (fewer than six players: the 6th) ends the round.")
    fence: bool = variant("A fence in the draw pile buys number cards from everybody, 2 points each.")
    watchdog: bool = variant("Two watchdogs, laid open, keep crooks away.")
    bomb: bool = variant("A bomb, with a rule of your own.")
    bomb_rule: Any = table(
        f"What the bomb does: {', '.join(READY)}, or up to three steps of who, what and count.",
        check=wrong_rule,
        needs="bomb",
    )
    deck: dict[str, int] | None = table(
        "How often each card is in the deck; usually that depends on the number of players.", check=wrong_deck
    )
    rounds: int = whole(
        "How many rounds are played; 0 stands for as many as there are players.",
        default=0,
        least=0,
        most=100,
        group=HOUSE,
        since=2,
    )
    wrong_doubt: str = choice(
        "What a doubt in vain costs: nothing, or a card for whoever told the truth, drawn blind.",
        default="free",
        of=("free", "pays"),
        group=HOUSE,
        since=2,
    )
    last_card: str = choice(
        "Whether somebody's last card still acts, or laying it ends the round at once.",
        default="acts",
        of=("acts", "ends"),
        group=HOUSE,
        since=2,
    )
    surrounded_ends: str = choice(
        "What the last policeman ends: the round, or the whole match.",
        default="round",
        of=("round", "match"),
        group=HOUSE,
        since=2,
        needs="surrounded",
    )
    keyhole: str = choice(
        "What a keyhole may be laid on: what it fits on, or anything.",
        default="fits",
        of=("fits", "anything"),
        group=HOUSE,
        since=2,
    )
    drawn_card: str = choice(
        "Whether the card drawn after an “I can't” that was believed has to wait, or may be played at once.",
        default="waits",
        of=("waits", "playable"),
        group=HOUSE,
        since=2,
    )
    empty_pile: str = choice(
        "What an empty draw pile does: it ends the round, or the discards are shuffled and drawn again.",
        default="ends",
        of=("ends", "reshuffled"),
        group=HOUSE,
        since=2,
    )
