"""Why everybody has the points they have after a round of Gaunerbande."""

from stammtisch.core.events import Story
from stammtisch.core.reckoning import Entry, Share
from stammtisch.games.gaunerbande.cards import BLACK, DECK, POLITICIAN
from stammtisch.games.gaunerbande.state import State
from stammtisch.games.tricks.reckoning import share, taken


def worth(s: State) -> dict[str, int]:
    """GB-22: a point for each crook; for the politician as many as there are crooks."""
    return {**dict.fromkeys(DECK.names(BLACK & s.deck), 1), DECK.name(POLITICIAN): s.worth // 2}


def reckon(s: State, story: Story) -> list[Share]:
    """GB-22 to GB-27."""
    united = story.of("clears", "charges")
    if not united:
        counts = worth(s)
        return [share(tricks, counts, DECK) for tricks in taken(story, s.players, DECK)]
    gang = united[0]
    points, seat = gang.number("worth"), gang.seat("seat")
    if gang.kind == "clears":
        return [Share(entries=(Entry("clears", -points),) if other == seat else ()) for other in range(s.players)]
    return [Share(entries=() if other == seat else (Entry("charges", points),)) for other in range(s.players)]
