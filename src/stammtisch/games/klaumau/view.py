"""What a seat, or a spectator, may see of a match of Klaumau."""

from typing import Any, Literal, TypedDict

from stammtisch.core.game import Fact
from stammtisch.core.view import AnyView
from stammtisch.games.klaumau.bomb import COUNTS, WHAT, WHO, describe
from stammtisch.games.klaumau.cards import COLOUR_WORDS, DECK, FACES, MOTIFS
from stammtisch.games.klaumau.state import DRAWN, FORCE, OFFER, SELL, THROW, State, cards_of, fits


class FitsColours(TypedDict):
    """Colours and motifs of which every card fits now."""

    colours: list[str]
    motifs: list[str]


class BombStep(TypedDict):
    """A step of the bomb's rule."""

    who: str
    what: str
    count: int | str


class View(AnyView):
    """What a seat sees of Klaumau."""

    rounds: int
    turn: int
    top: str
    wish: str | None
    fits: FitsColours
    direction: Literal["clockwise", "anticlockwise"]
    draw_pile: int
    discards: int | None
    offered: int | None
    drawn: str | None
    policemen: int
    noted: list[int] | None
    watchdogs: list[int] | None
    misses: list[int] | None
    shown: list[str] | None
    sold: int | None
    to_throw: int | None
    gone: list[str]
    bomb_rule: list[BombStep] | None
    bomb_does: str | None


FACTS = {
    "turn": Fact.SEAT,
    "top": Fact.CARD,
    "wish": Fact.WORD,
    "direction": Fact.WORD,
    "draw_pile": Fact.PILE,
    "discards": Fact.NUMBER,
    "policemen": Fact.NUMBER,
    "offered": Fact.NUMBER,
    "drawn": Fact.CARD,
    "sold": Fact.NUMBER,
    "to_throw": Fact.NUMBER,
    "bomb_rule": Fact.STEPS,
    "watchdogs": Fact.NUMBERS,
    "misses": Fact.NUMBERS,
}
"""What a screen of text shows in a line."""


def shared(s: State) -> dict[str, Any]:
    step = s.steps[s.depth - 1] if s.depth else -1
    return {
        "rounds": s.last_round,
        "counts": s.sizes[: s.players],
        "turn": s.turn,
        "top": DECK.name(s.top),
        "wish": COLOUR_WORDS[s.wish] if s.wish >= 0 else None,
        "fits": what_fits(s),
        "direction": "clockwise" if s.direction > 0 else "anticlockwise",
        "draw_pile": s.stock - s.drawn,
        "discards": s.under if s.reshuffles else None,
        "policemen": s.policemen,
        "noted": s.noted[: s.players] if any(s.noted) else None,
        "watchdogs": [s.dogs >> other & 1 for other in range(s.players)] if s.dogs else None,
        "misses": s.misses[: s.players] if any(s.misses) else None,
        "shown": DECK.names(cards_of(s, s.turn)) if step == FORCE else None,
        "offered": s.offered if step == OFFER else None,
        "sold": s.sold if step == SELL else None,
        "to_throw": s.throws if step == THROW else None,
        "gone": gone(s),
        "bomb_rule": bomb_rule(s) if s.bomb else None,
        "bomb_does": describe(bomb_rule(s)) if s.bomb else None,
    }


def own(s: State, seat: int | None) -> dict[str, Any]:
    asked = s.depth > 0 and s.steps[s.depth - 1] == DRAWN and seat == s.turn
    return {
        "hand": [] if seat is None else DECK.names(cards_of(s, seat)),
        "drawn": DECK.name(s.log_face[s.latest]) if asked else None,
    }


def what_fits(s: State) -> dict[str, list[str]]:
    """The colours and motifs of which every card fits now, read off the rule (KM-13 to KM-15, KM-27, KM-72)."""
    mask, width = fits(s), len(MOTIFS)
    colours = [[colour * width + motif for motif in range(width)] for colour in range(len(COLOUR_WORDS))]
    motifs = [[colour * width + motif for colour in range(len(COLOUR_WORDS))] for motif in range(width)]
    return {
        "colours": [
            word for word, faces in zip(COLOUR_WORDS, colours, strict=True) if all(mask >> face & 1 for face in faces)
        ],
        "motifs": [
            word.removeprefix("-")
            for word, faces in zip(MOTIFS, motifs, strict=True)
            if all(mask >> face & 1 for face in faces)
        ],
    }


def gone(s: State) -> list[str]:
    """The cards that all have seen leave play in this round, in the order in which they did: the start card first."""
    return [DECK.name(face % FACES) for face in s.gone[: s.away]]


def bomb_rule(s: State) -> list[dict[str, Any]]:
    """The rule of the bomb, as it stands in the state."""
    return [
        {"who": WHO[s.bomb_who[i]], "what": WHAT[s.bomb_what[i]], "count": COUNTS[s.bomb_count[i] - 1]}
        for i in range(s.bomb_steps)
    ]
