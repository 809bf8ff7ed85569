"""Why everybody has the points they have after a round of Klaumau."""

from collections.abc import Sequence

from stammtisch.core.events import Event
from stammtisch.core.reckoning import Entry, Heap, Share, heaped
from stammtisch.games.klaumau.cards import DECK, FACES, NUMBERS, PRINTED, WORTH
from stammtisch.games.klaumau.rules.drawing import PRICE
from stammtisch.games.klaumau.state import State


def worth(s: State) -> dict[str, int]:
    """KM-44: what a card in hand counts."""
    return {DECK.name(face): WORTH[face] for face in range(FACES)}


def reckon(s: State, events: Sequence[Event]) -> list[Share]:
    """KM-44, KM-47, KM-51, KM-58, KM-62."""
    counts = worth(s)
    heaps: list[tuple[Heap, ...]] = [()] * s.players
    sold: list[list[str]] = [[] for _ in range(s.players)]
    gained, guarded = [0] * s.players, [False] * s.players
    for event in events:
        if event.kind == "forged":
            void = PRINTED[DECK.find(str(event.data["card"]))]
            worthless = [face for face in range(FACES) if NUMBERS >> face & 1 and PRINTED[face] & void]
            counts |= {DECK.name(face): 0 for face in worthless}
        elif event.kind == "sells":
            sold[event.seat("seat")].append(str(event.data["card"]))
        elif event.kind == "gains":
            gained[event.seat("seat")] += event.number("points")
        elif event.kind == "guards":
            guarded[event.seat("seat")] = True
        elif event.kind == "holds":
            heaps[event.seat("seat")] = heaped(event.cards("cards"), counts)
    return [
        Share(
            (*heaps[seat], *([Heap(tuple(sold[seat]), PRICE, "sold")] if sold[seat] else [])),
            (
                *([Entry("watchdog", 1)] if guarded[seat] else []),
                *([Entry("bomb", gained[seat])] if gained[seat] else []),
            ),
        )
        for seat in range(s.players)
    ]
