"""Every world that fits what a seat knows, found by trying them all. Only for positions with few cards unseen."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from stammtisch.core.match import Match
from tests.knowledge.histories import PASSED, Cards, Position

Hands = tuple[tuple[str, ...], ...]
"""The cards in each hand, sorted by name."""


def hands_of(match: Match, s: Any) -> Hands:
    names = match.game.deck.names
    return tuple(tuple(sorted(names(s.hands[seat]))) for seat in range(s.players))


def unseen(match: Match, seat: int) -> Cards:
    """The cards in the hands of the others."""
    names, s = match.game.deck.names, match._s
    return Counter(name for other, hand in enumerate(s.hands) if other != seat for name in names(hand))


def shares(cards: Cards, sizes: list[int]) -> Iterator[tuple[tuple[str, ...], ...]]:
    """Every way to share cards out; equal cards make no difference."""
    if not sizes:
        yield ()
        return
    for hand in sorted(set(combinations(sorted(cards.elements()), sizes[0]))):
        for rest in shares(cards - Counter(hand), sizes[1:]):
            yield (hand, *rest)


class Oracle:
    """What one seat knows in one position, and whether certain hands fit it."""

    def __init__(self, position: Position, first_lead: Any, seat: int) -> None:
        """`first_lead` is the state before the first card of the round."""
        self.match, self.s, self.seat = position.match, position.state, seat
        self.first_lead = first_lead
        self.secrets = position.secrets()
        self.view = position.match.view(None)
        find = self.match.game.deck.find
        self.plays = [(other, find(move[5:])) for other, move in position.moves if move.startswith("play ")]

    def every_world(self) -> set[Hands]:
        """All hands that can be."""
        others = [other for other in range(self.s.players) if other != self.seat]
        own = hands_of(self.match, self.s)[self.seat]
        found = set()
        for dealt in shares(unseen(self.match, self.seat), [self.s.hands[other].bit_count() for other in others]):
            hands = (*dealt[: self.seat], own, *dealt[self.seat :])
            if self.fits(hands):
                found.add(hands)
        return found

    def fits(self, hands: Hands) -> bool:
        names, laid = self.match.game.deck.names, self.s.laid
        after = [Counter(hand) + Counter(names(laid[other])) for other, hand in enumerate(hands)]
        return (
            self.what_was_passed_is_there(after)
            and self.the_opener_opens(after)
            and self.the_pile_is_spread(after)
            and self.every_card_was_legal(after)
        )

    def what_was_passed_is_there(self, after: list[Cards]) -> bool:
        receiver = (self.seat + self.s.pass_to) % self.s.players
        return self.s.pass_to == 0 or after[receiver] >= Counter(self.secrets.passes[self.seat])

    def the_opener_opens(self, after: list[Cards]) -> bool:
        """BS-13, BS-33: with the red 1, or the announced colour. The opening card of GB-12 is on the table by then."""
        if self.match.game.name != "black_spy":
            return True
        if not self.view["announced"]:
            return "r1" in after[self.view["opener"]]
        seat = (self.view["dealer"] + 1) % self.s.players
        while not any(name[0] == self.view["announced"][0] for name in after[seat]):
            seat = (seat + 1) % self.s.players
        return bool(seat == self.view["opener"])

    def every_card_was_legal(self, after: list[Cards]) -> bool:
        game, s = self.match.game, self.first_lead.clone()
        act, _ = game.flow
        for seat, cards in enumerate(after):
            s.hands[seat] = sum(1 << card for card in game.deck.order(cards.elements()))
        for seat, card in self.plays:
            if not game.legal(s, seat) >> card & 1:
                return False
            act(s, seat, card)
        return True

    def the_pile_is_spread(self, after: list[Cards]) -> bool:
        """BS-31: what the seat left in the pile came to those who picked later, three each; some of it was passed on.

        Of a black spy one cannot say whether it lay in the pile; of every other card one can. So it is known within
        bounds how many cards from the pile each seat has after passing, and that must follow from how many each later
        picker gave away.
        """
        if not self.secrets.aside:
            return True
        seats, passes = range(self.s.players), self.secrets.passes
        left = self.secrets.left_by(self.seat)
        later = self.secrets.pickers[self.secrets.pickers.index(self.seat) + 1 :]
        giver = [(other - self.s.pass_to) % self.s.players for other in seats]
        least, most = [], []
        for other in seats:
            if other == self.seat:
                cards = Counter(passes[giver[other]])
            else:
                cards = after[other] - Counter(passes[self.seat] if giver[other] == self.seat else ())
            sure = sum(cards[name] for name in left if name != "k7")
            least.append(sure)
            most.append(sure + min(cards["k7"], left["k7"]))
        for gave in product(range(PASSED + 1), repeat=len(later)):
            given = dict(zip(later, gave, strict=True))
            have = [PASSED * (other in given) - given.get(other, 0) + given.get(giver[other], 0) for other in seats]
            if all(least[other] <= have[other] <= most[other] for other in seats):
                return True
        return False
