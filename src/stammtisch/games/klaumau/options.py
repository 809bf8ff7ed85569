"""What may be agreed before a match of Klaumau."""

from dataclasses import dataclass
from typing import Any

from stammtisch.core import options
from stammtisch.core.options import choice, table, variant
from stammtisch.games.klaumau.bomb import READY, wrong_rule
from stammtisch.games.klaumau.cards import wrong_deck


@dataclass(frozen=True)
class Options(options.Options):
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
