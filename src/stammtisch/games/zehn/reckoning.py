"""Why everybody has the points they have after a round of Zehn."""

from collections.abc import Sequence

from stammtisch.core.events import Event
from stammtisch.core.reckoning import Entry, Heap, Share, heaped
from stammtisch.games.zehn.cards import DECK, FACES, FIRST_ROUND_CARD, ROUNDS
from stammtisch.games.zehn.scoring import CHIP_POINTS
from stammtisch.games.zehn.state import State


def worth(s: State) -> dict[str, int]:
    """ZE-2: the penalty points of every card, as this table plays."""
    rounds = {DECK.name(FIRST_ROUND_CARD + place): place + 1 for place in range(ROUNDS)}
    return {**{DECK.name(face): s.points[face] for face in range(FACES)}, **rounds}


def reckon(s: State, events: Sequence[Event]) -> list[Share]:
    """ZE-27 to ZE-38: what everybody laid, the bill of the loser, and after the last round what is left."""
    counts = worth(s)
    laid: list[list[str]] = [[] for _ in range(s.players)]
    values: list[int | None] = [None] * s.players
    heaps: list[tuple[Heap, ...]] = [()] * s.players
    entries: list[list[Entry]] = [[] for _ in range(s.players)]
    card = ""
    for event in events:
        if event.kind == "turns":
            card = str(event.data["card"])
            continue
        if "seat" not in event.data:
            continue
        seat = event.seat("seat")
        if event.kind in ("hides", "lays"):
            laid[seat] = [str(event.data["card"])]
        elif event.kind in ("swaps", "buys"):
            giver = event.seat("giver")
            laid[seat], laid[giver] = laid[giver], laid[seat]
        elif event.kind == "adds":
            laid[seat].append(str(event.data["card"]))
        elif event.kind in ("reveals", "shows"):
            laid[seat][0] = str(event.data["card"])
        elif event.kind == "comes_to":
            values[seat] = event.number("value")
        elif event.kind == "loses":
            heaps[seat] = (*heaped(event.cards("cards"), counts), Heap((card,), counts[card], "round_card"))
        elif event.kind == "takes_rest":
            entries[seat].append(Entry("round_cards", event.number("points")))
        elif event.kind == "reckons":
            heaps[seat] += heaped(event.cards("cards"), counts, "held")
            chips = event.number("chips")
            if chips:
                entries[seat].append(Entry("chips", -CHIP_POINTS * chips, chips))
    return [
        Share(heaps[seat], tuple(entries[seat]), laid=tuple(laid[seat]), value=values[seat])
        for seat in range(s.players)
    ]
