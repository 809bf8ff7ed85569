"""What may be agreed before a match of Klaumau."""

from dataclasses import dataclass
from typing import Any

from stammtisch.core import options
from stammtisch.core.options import HOUSE, choice, table, variant, whole
from stammtisch.games.klaumau.bomb import wrong_rule
from stammtisch.games.klaumau.cards import wrong_deck


@dataclass(frozen=True)
class Options(options.Options):
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
    )
    wrong_doubt: str = choice(
        default="free",
        of=("free", "pays"),
        group=HOUSE,
    )
    last_card: str = choice(
        default="acts",
        of=("acts", "ends"),
        group=HOUSE,
    )
    surrounded_ends: str = choice(
        default="round",
        of=("round", "match"),
        group=HOUSE,
        needs="surrounded",
    )
    keyhole: str = choice(
        default="fits",
        of=("fits", "anything"),
        group=HOUSE,
    )
    drawn_card: str = choice(
        default="waits",
        of=("waits", "playable"),
        group=HOUSE,
    )
    empty_pile: str = choice(
        default="ends",
        of=("ends", "reshuffled"),
        group=HOUSE,
    )
