"""Positions of Klaumau for tests: chosen hands, a chosen start card, chosen cards to draw."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from stammtisch import games
from stammtisch.core.match import Match
from tests.tables import state

GAME = games.get("klaumau")
FACES = len(GAME.deck)


def deck(players: int) -> Counter[str]:
    """KM-2 and KM-3, told once more in the words of the rulebook."""
    whole = {"1": 3, "2": 2, "3": 2, "4": 2, "-key": 2, "-safe": 2, "-bigsafe": 2, "-trade": 2, "-crook": 4, "-plan": 2}
    part = {"1": 2, "2": 2, "3": 2, "4": 1, "-key": 1, "-safe": 2, "-bigsafe": 1, "-trade": 2, "-crook": 3, "-plan": 1}
    counts = whole if players > 5 else part
    cards = Counter({f"{colour}{kind}": count for colour in "rygb" for kind, count in counts.items()})
    cards.update(["ry-plan", "yg-plan", "gb-plan", "br-plan"])
    cards["police"] = 8 if players > 5 else 6
    return cards


def table(
    hands: Sequence[str],
    *,
    top: str = "r1",
    draw: str = "",
    ages: Sequence[int] | None = None,
    **options: Any,
) -> Match:
    """A match before its first turn: seat 0 is the eldest and starts. Hands are filled up to four cards with blue and
    green ones; the cards to draw come in order after those that are turned over for the start (`top`).
    """
    players = len(hands)
    rest = deck(players)
    rest["bomb"] += bool(options.get("bomb"))
    dogs = 2 if options.get("watchdog") else 0
    dealt = [hand.split() for hand in hands]
    first = [*top.split(), *draw.split()]
    for name in [name for hand in dealt for name in hand] + first:
        if name != "dog":
            assert rest[name] > 0, f"there is no {name} left"
            rest[name] -= 1
    spare = sorted(rest.elements())
    for hand in dealt:
        while len(hand) < 4:
            hand.append(spare.pop(0))
    starter = ages[0] if ages else 0
    order = [dealt[(starter + place) % players][place // players] for place in range(4 * players)]
    names = GAME.deck.order
    if dogs:
        left = [name for name in first if name != "dog"] + spare
        pile = first + spare + ["dog"] * (dogs - first.count("dog"))
        given = [names(order + left), names(pile)]
    else:
        pile = first + spare
        given = [names(order + pile)]
    if options.get("fence"):
        given.append((0, len(pile) - 2 * (len(pile) // 3) + 1))
    match = Match(GAME, players=players, options=GAME.options.build(options), seed=1, ages=ages, given=given)
    assert [Counter(hand_of(match, seat)) for seat in range(players)] == [Counter(hand) for hand in dealt]
    return match


# Looking and changing


def hand_of(match: Match, seat: int) -> list[str]:
    s: Any = state(match)
    return GAME.deck.names(s.hands[seat * FACES : (seat + 1) * FACES])  # type: ignore[arg-type]


def give_hand(match: Match, seat: int, cards: str) -> None:
    """Put other cards into a hand, wherever they come from."""
    s: Any = state(match)
    counts = Counter(cards.split())
    for face in range(FACES):
        s.hands[seat * FACES + face] = counts[GAME.deck.name(face)]
    s.held[seat] = sum(1 << GAME.deck.find(name) for name in counts)
    s.sizes[seat] = counts.total()


def next_cards(match: Match, cards: str) -> None:
    """Put cards on top of the draw pile, each in the place of whatever lay there."""
    s: Any = state(match)
    for place, name in enumerate(cards.split()):
        s.pile[s.drawn + place] = GAME.deck.find(name)


def leave_in_pile(match: Match, count: int) -> None:
    """Take away all but the top cards of the draw pile."""
    s: Any = state(match)
    s.stock = s.drawn + count


def asked(match: Match) -> tuple[str, tuple[int, ...]]:
    """The open decision and who is asked."""
    decision = match.decision
    assert decision is not None
    return decision.step, decision.seats


def kinds(match: Match, start: int = 0) -> list[str]:
    return [event.kind for event in match.events(None, start)]


def points(match: Match, round_: int = 1) -> tuple[int, ...]:
    """What was written down for a round."""
    return match.sheet[round_ - 1].points
