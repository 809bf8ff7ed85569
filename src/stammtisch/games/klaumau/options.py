"""What may be agreed before a match of Klaumau."""

from dataclasses import dataclass
from typing import Any

from stammtisch.core import options
from stammtisch.core.options import BOOKLET, EITHER, OPEN, OURS, VARIANT, choice, table, variant, whole
from stammtisch.games.klaumau.bomb import wrong_rule
from stammtisch.games.klaumau.cards import COLOURS, last_policeman, usual_deck, wrong_deck


@dataclass(frozen=True)
class Options(options.Options):
    doubters: str = choice(
        default="next",
        of=("next", "anyone"),
        source={"next": OPEN, "anyone": OPEN},  # the German booklet and the three others
    )
    forced_card_acts: bool = variant(source=dict.fromkeys(EITHER, OPEN))
    plan: str = choice(
        default="turns",
        of=("turns", "anticlockwise"),
        source={"turns": OURS, "anticlockwise": BOOKLET},
    )
    forgery: bool = variant()
    surrounded: bool = variant()
    fence: bool = variant()
    watchdog: bool = variant()
    bomb: bool = variant()
    bomb_rule: Any = table(
        check=wrong_rule,
        source=VARIANT,
        needs="bomb",
    )
    deck: dict[str, int] | None = table(check=wrong_deck, source=dict.fromkeys(EITHER, OPEN))
    rounds: int = whole(
        default=0,
        least=0,
        most=100,
        source=OURS,
    )
    wrong_doubt: str = choice(
        default="free",
        of=("free", "pays"),
        source=OURS,
    )
    last_card: str = choice(
        default="acts",
        of=("acts", "ends"),
        source=OURS,
    )
    surrounded_ends: str = choice(
        default="round",
        of=("round", "match"),
        source={"round": OURS, "match": BOOKLET},
        needs="surrounded",
    )
    keyhole: str = choice(
        default="fits",
        of=("fits", "anything"),
        source=OURS,
    )
    drawn_card: str = choice(
        default="waits",
        of=("waits", "playable"),
        source=OURS,
    )
    empty_pile: str = choice(
        default="ends",
        of=("ends", "reshuffled"),
        source=OURS,
    )

    def check(self, players: int) -> None:
        super().check(players)
        counts = usual_deck(players) if self.deck is None else self.deck
        numbers = sum(often for name, often in counts.items() if name[1:].isdecimal())
        self.check_cards("surrounded", counts.get("police", 0), last_policeman(players))
        self.check_cards("keyhole", sum(counts.get(f"{colour}-key", 0) for colour in COLOURS))
        self.check_cards("plan", sum(often for name, often in counts.items() if name.endswith("-plan")))
        self.check_cards("forgery", numbers)
        self.check_cards("fence", numbers)
