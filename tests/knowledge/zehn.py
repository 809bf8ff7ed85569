"""A match of Zehn as its secrets: how the cards lay when they were shuffled, and what was laid face down.

Both can be changed and the match played again. A seat that has seen the same then must be told the same.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from stammtisch import games
from stammtisch.core.errors import StammtischError
from stammtisch.core.match import Match
from stammtisch.games.zehn.cards import DECK
from tests.tables import state

ZEHN = games.get("zehn")
Lay = Callable[[Match, int, str], str]
"""Which card a seat lays face down, given the match before, the seat, and the card it really laid."""


@dataclass(frozen=True)
class Secrets:
    dealer: tuple[int, ...]
    rounds: tuple[str, ...]
    order: tuple[str, ...]
    """The shuffled cards, first dealt first."""

    @classmethod
    def of(cls, match: Match) -> "Secrets":
        dealer, *shuffles = [note for note in match.story() if note[0] in ("pick", "shuffle")]
        rounds, order = (tuple(DECK.name(card) for card in note[1:]) for note in shuffles)
        return cls(tuple(dealer[1:]), rounds, order)

    def owners(self, match: Match) -> list[int]:
        """Which seat got the card at each place of the order, as far as cards have been drawn. No secret."""
        players = match.players
        owners = [(self.dealer[0] + 1 + place) % players for place in range(3 * players)]
        for note in match.story():
            if note[0] == "draws":
                owners += [note[1]] * len(DECK.names(note[2]))
        return owners


def moves(match: Match) -> list[tuple[int, str]]:
    return [(note[1], note[2]) for note in match.story() if note[0] == "move"]


def again(match: Match, secrets: Secrets, lay: Lay) -> Match | None:
    """The same match with other secrets; None if it cannot have gone like that."""
    given = [secrets.dealer, DECK.order(secrets.rounds), DECK.order(secrets.order)]
    twin = Match(ZEHN, players=match.players, options=match.options, seed=match.seed, names=match.names, given=given)
    try:
        for seat, move in moves(match):
            verb, *rest = move.split()
            card = lay(twin, seat, rest[0]) if verb == "lay" and rest[1] == "hidden" else ""
            twin.play_quietly(seat, f"lay {card} hidden" if card else move)
    except StammtischError:
        return None
    return twin if twin.over == match.over else None


def as_laid(match: Match, seat: int, card: str) -> str:
    return card


def as_seen(match: Match, seat: int) -> list[Any]:
    """All that a seat has seen, told once more: its own cards, what lay open, and what came before it face down."""
    secrets = Secrets.of(match)
    dealt = [
        name
        for name, owner in zip(secrets.order, secrets.owners(match)[: 3 * match.players], strict=False)
        if owner == seat
    ]
    seen: list[Any] = [secrets.dealer, dealt]
    before: dict[int, tuple[str, bool]] = {}
    for kind, *told in match.story():
        if kind in ("hides", "lays"):
            before[told[0]] = (DECK.name(told[1]), kind == "hides")
            seen.append((kind, told[0], DECK.name(told[1]) if kind == "lays" or told[0] == seat else None))
        elif kind in ("swaps", "buys"):
            one, two = told[:2]
            before[one], before[two] = before[two], before[one]
            seen.append((kind, *told, before[seat] if seat in (one, two) else None))
        elif kind == "draws":
            names = DECK.names(told[1])
            seen.append((kind, told[0], names if told[0] == seat else len(names)))
        elif kind not in ("shuffle", "pick", "move", "looks"):
            seen.append((kind, *told))
    return seen


def alternatives(match: Match, seat: int, random: Random, tries: int) -> Iterator[Match]:
    """Other matches that look the same to a seat, each a step further away from the true one."""
    secrets = Secrets.of(match)
    seen, owners, turned = as_seen(match, seat), secrets.owners(match), state(match).round
    for _ in range(tries):
        order, rounds = list(secrets.order), list(secrets.rounds)
        mine = {place for place, owner in enumerate(owners) if owner == seat}
        others = [place for place in range(len(order)) if place not in mine]
        for _ in range(random.randrange(1, 4)):
            one, two = random.choice(others), random.choice(others)
            order[one], order[two] = order[two], order[one]
        rest = rounds[turned:]
        random.shuffle(rest)
        changed = Secrets(secrets.dealer, (*rounds[:turned], *rest), tuple(order))

        def lay(twin: Match, other: int, card: str) -> str:
            hand = DECK.names(state(twin).hands[other])  # type: ignore[attr-defined]
            if other == seat or (card in hand and random.random() < 0.6):
                return card
            return random.choice(hand)

        twin = again(match, changed, lay)
        if twin is not None and as_seen(twin, seat) == seen:
            secrets = changed
            yield twin


def secrets_of(match: Match, seat: int, world: Any) -> tuple[Secrets, dict[int, str]]:
    """An imagined world taken apart: how the cards must have been shuffled, and what each seat has laid in this round.

    Everybody laid what they had first, except that the joker they were given came before everything.
    """
    true, players = Secrets.of(match), match.players
    owners = true.owners(match)
    now = {world.layer[place]: DECK.name(world.laid[place]) for place in range(players) if world.laid[place] >= 0}
    had: list[list[str]] = [[] for _ in range(players)]
    number = 0
    for kind, *told in match.story():
        if kind == "turns":
            number = told[0]
        elif kind in ("lays", "hides") and number == world.round and told[0] in now:
            had[told[0]].append(now[told[0]])  # in the round that is on: as the world has it
        elif kind in ("lays", "hides", "adds"):
            had[told[0]].append(DECK.name(told[1]))
    for other in range(players):
        had[other] += DECK.names(world.hands[other])
        assert "j" in had[other], "everybody was given a joker"
        had[other].remove("j")
    queues = [list(cards) for cards in had]
    mine = [name for name, owner in zip(true.order, owners, strict=False) if owner == seat]
    assert Counter(mine) == Counter(had[seat])
    queues[seat] = mine
    order = [queues[owner].pop(0) for owner in owners]
    assert not any(queues)
    order += [DECK.name(face) for face in world.pile[world.top : world.size]]
    return Secrets(true.dealer, tuple(map(DECK.name, world.rounds)), tuple(order)), now
