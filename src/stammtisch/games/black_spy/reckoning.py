"""Why everybody has the points they have after a round of Black Spy."""

from dataclasses import replace

from stammtisch.core.bits import members
from stammtisch.core.events import Story
from stammtisch.core.reckoning import Entry, Share
from stammtisch.games.black_spy.cards import BLACK, BLACK_CARDS, DECK, GOOD_SPIES
from stammtisch.games.black_spy.scoring import ALL_BLACK, black_points, good_points
from stammtisch.games.black_spy.state import State
from stammtisch.games.tricks.reckoning import cards_of, share, taken


def worth(s: State) -> dict[str, int]:
    """BS-21, BS-28: what black cards and coloured spies count."""
    good = {} if s.no_good_spies else {DECK.name(card): good_points(s, 1 << card) for card in members(GOOD_SPIES)}
    return {DECK.name(card): black_points(1 << card) for card in members(BLACK)} | good


def reckon(s: State, story: Story) -> list[Share]:
    """BS-21, BS-23, BS-29."""
    chose = story.of("captures", "releases")
    if chose:
        seat = chose[0].seat("seat")
        if chose[0].kind == "releases":
            return [Share(entries=(Entry("releases", -ALL_BLACK),) if o == seat else ()) for o in range(s.players)]
        return [Share(entries=() if o == seat else (Entry("all_black", ALL_BLACK),)) for o in range(s.players)]
    counts = worth(s)
    tricks = taken(story, s.players, DECK)
    black = {DECK.name(card) for card in members(BLACK)}
    shot = [sum(card in black for card in cards_of(each)) == BLACK_CARDS for each in tricks]
    if not any(shot):
        return [share(each, counts, DECK) for each in tricks]
    spies = {card: points for card, points in counts.items() if card not in black}
    others = Entry("all_black", ALL_BLACK)
    return [
        replace(share(each, spies, DECK), entries=() if did else (others,))
        for each, did in zip(tricks, shot, strict=True)
    ]
