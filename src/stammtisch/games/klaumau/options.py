"""What may be agreed before a match of Klaumau."""

from dataclasses import dataclass
from typing import Any

from stammtisch.core import options
from stammtisch.core.options import HOUSE, choice, table, variant, whole
from stammtisch.games.klaumau.bomb import wrong_rule
from stammtisch.games.klaumau.cards import wrong_deck


@dataclass(frozen=True)
class Options(options.Options):
    RULINGS = 2
    """With the second came house rules, plans of any colours, and that whoever may draw is asked."""

    doubters: str = choice(
        default="next",
        of=("next", "anyone"),
    )
    forced_card_acts: bool = variant()
    forgery: bool = variant()
    surrounded: bool = variant()
    fence: bool = variant()
    watchdog: bool = variant()
    bomb: bool = variant()
    bomb_rule: Any = table(
        check=wrong_rule,
        needs="bomb",
    )
    deck: dict[str, int] | None = table(check=wrong_deck)
    rounds: int = whole(
        default=0,
        least=0,
        most=100,
        group=HOUSE,
        since=2,
    )
    wrong_doubt: str = choice(
        default="free",
        of=("free", "pays"),
        group=HOUSE,
        since=2,
    )
    last_card: str = choice(
        default="acts",
        of=("acts", "ends"),
        group=HOUSE,
        since=2,
    )
    surrounded_ends: str = choice(
        default="round",
        of=("round", "match"),
        group=HOUSE,
        since=2,
        needs="surrounded",
    )
    keyhole: str = choice(
        default="fits",
        of=("fits", "anything"),
        group=HOUSE,
        since=2,
    )
    drawn_card: str = choice(
        default="waits",
        of=("waits", "playable"),
        group=HOUSE,
        since=2,
    )
    empty_pile: str = choice(
        default="ends",
        of=("ends", "reshuffled"),
        group=HOUSE,
        since=2,
    )
