"""A round of a trick game as its secrets, which can be changed and played again."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from stammtisch.core.errors import StammtischError
from stammtisch.core.match import Match
from stammtisch.core.state import State

Cards = Counter[str]
PASSED = 3


@dataclass
class Secrets:
    """What nobody knows all of. Cards are names; equal cards cannot be told apart."""

    dealt: list[list[str]]
    """What each seat was dealt."""
    aside: list[str]
    """The mole's pile before anyone picked."""
    picks: list[list[str]]
    """What each seat has taken from the pile so far."""
    passes: list[list[str]]
    """What each seat has chosen to pass on so far."""
    pickers: list[int] = field(default_factory=list)
    """Who has taken cards from the pile, one after the other. No secret."""

    def copy(self) -> "Secrets":
        return Secrets(
            [list(cards) for cards in self.dealt],
            list(self.aside),
            [list(cards) for cards in self.picks],
            [list(cards) for cards in self.passes],
            list(self.pickers),
        )

    def before_passing(self, seat: int) -> Cards:
        return Counter(self.dealt[seat]) + Counter(self.picks[seat])

    def pile_for(self, seat: int) -> Cards:
        """The pile as it lay before a seat that has picked."""
        pile = Counter(self.aside)
        for other in self.pickers[: self.pickers.index(seat)]:
            pile -= Counter(self.picks[other])
        return pile

    def left_by(self, seat: int) -> Cards:
        """What a seat that has picked left in the pile."""
        return self.pile_for(seat) - Counter(self.picks[seat])

    def as_sets(self) -> tuple[Any, ...]:
        """The secrets without the order in which cards were chosen."""
        return tuple(
            tuple(tuple(sorted(cards)) for cards in seats)
            for seats in (self.dealt, [self.aside], self.picks, self.passes)
        )


class Position:
    """A match in the middle, and all it takes to play its last round again with other secrets."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._before: tuple[Match, int, str] | None = None
        """The match before the move that ended the round before; None in the first round."""

    @property
    def state(self) -> State:
        return self.match._s

    @property
    def step(self) -> str | None:
        return step_of(self.match)

    def play(self, seat: int, move: str) -> None:
        last = sum(hand.bit_count() for hand in self.state.hands) <= 1
        before = (self.match.clone(), seat, move) if last else None
        number = self.state.round
        self.match.play_quietly(seat, move)
        if self.state.round > number:
            self._before = before

    def play_at_random(self, random: Random) -> None:
        seat = random.choice(self.match.awaiting)
        self.play(seat, random.choice(self.match.legal(seat)))

    # The round so far

    @property
    def start(self) -> int:
        """The note with which the round begins: its shuffle."""
        notes = self.state.notes
        return max(i for i, note in enumerate(notes) if note[0] == "shuffle")

    @property
    def moves(self) -> list[tuple[int, str]]:
        """The moves of this round."""
        return [(note[1], note[2]) for note in self.state.notes[self.start :] if note[0] == "move"]

    def secrets(self) -> Secrets:
        s, players, deck = self.state, self.match.players, self.match.game.deck
        pile = [deck.name(card) for card in self.state.notes[self.start][1:]]
        size = PASSED * players if getattr(s, "mole", 0) and s.round > 1 else 0
        first = first_dealt(self.match)
        secrets = Secrets([[] for _ in range(players)], pile[:size], *([[] for _ in range(players)] for _ in range(2)))
        for place, name in enumerate(pile[size:]):
            secrets.dealt[(first + place) % players].append(name)
        for seat, move in self.moves:
            verb, _, name = move.partition(" ")
            if verb == "pick":
                secrets.picks[seat].append(name)
                if seat not in secrets.pickers:
                    secrets.pickers.append(seat)
            elif verb == "pass":
                secrets.passes[seat].append(name)
        self.last_picks(secrets)
        return secrets

    def last_picks(self, secrets: Secrets) -> None:
        """The last seat gets the last three cards of the pile without a move."""
        players = self.match.players
        if secrets.aside and sum(map(len, secrets.picks)) == PASSED * (players - 1):
            (last,) = set(range(players)) - set(secrets.pickers)
            secrets.pickers.append(last)
            taken = Counter(name for cards in secrets.picks for name in cards)
            secrets.picks[last] = list((Counter(secrets.aside) - taken).elements())

    # The round again

    def again(self, secrets: Secrets, seed: int = 99) -> Match | None:
        """The same round with other secrets and other chance to come; None if it cannot have gone like that."""
        match = self._begin(secrets, seed)
        picks, passes = ([list(cards) for cards in each] for each in (secrets.picks, secrets.passes))
        try:
            for seat, move in self.moves:
                verb = move.partition(" ")[0]
                if verb == "pick":
                    match.play_quietly(seat, f"pick {picks[seat].pop(0)}")
                elif verb == "pass":
                    if passes[seat]:  # a half-made choice may have been made to a lesser part
                        match.play_quietly(seat, f"pass {passes[seat].pop(0)}")
                else:
                    match.play_quietly(seat, move)
            for seat, rest in enumerate(passes):  # or to a greater
                for name in rest:
                    match.play_quietly(seat, f"pass {name}")
        except StammtischError:
            return None
        same = match.awaiting == self.match.awaiting and step_of(match) == self.step
        return match if same else None

    def _begin(self, secrets: Secrets, seed: int) -> Match:
        match, deck, players = self.match, self.match.game.deck, self.match.players
        first = first_dealt(match)
        size = len(secrets.dealt[0])
        dealt = [secrets.dealt[(first + place) % players][place // players] for place in range(size * players)]
        order = deck.order([*secrets.aside, *dealt])
        if self._before is None:
            given = [note[1:] for note in match.story()[: self.start] if note[0] == "shuffle"]
            return Match(
                match.game,
                players=players,
                options=match.options,
                seed=seed,
                names=match.names,
                ages=match.ages,
                given=[*given, order],
            )
        before, seat, move = self._before
        twin = before.clone(seed=seed)
        twin._s.given = [order]
        twin.play_quietly(seat, move)
        return twin


def step_of(match: Match) -> str | None:
    """What is asked now, as the view says it too."""
    return match.decision.step if match.decision else None


def first_dealt(match: Match) -> int:
    """The seat that is dealt the first card."""
    return (match._s.dealer + 1) % match.players if hasattr(match._s, "dealer") else 0


def as_seen(position: Position, secrets: Secrets, seat: int) -> tuple[Any, ...]:
    """All that a seat has seen of the secrets. The open story comes on top of that."""
    s = position.state
    passing = position.step in ("mole", "pass")
    giver = (seat - s.pass_to) % s.players
    return (
        Counter(secrets.dealt[seat]),
        secrets.picks[seat],
        secrets.passes[seat],
        secrets.pile_for(seat) if seat in secrets.pickers else _pile_now(position, secrets, seat),
        None if passing else Counter(secrets.passes[giver]),
    )


def _pile_now(position: Position, secrets: Secrets, seat: int) -> Cards | None:
    if position.step == "mole" and seat in position.match.awaiting:
        return Counter(secrets.aside) - Counter(name for cards in secrets.picks for name in cards)
    return None


def secrets_of(position: Position, world: State) -> Secrets:
    """An imagined world taken apart: what must have been dealt, picked and passed if it is the true one."""
    s: Any = world
    names, players = position.match.game.deck.names, s.players
    true = position.secrets()
    passing = position.step in ("mole", "pass")
    passes = [Counter(names(s.chosen[seat])) for seat in range(players)]
    picks = [Counter(names(s.picks[seat])) if hasattr(s, "picks") else Counter() for seat in range(players)]
    dealt = []
    for seat in range(players):
        held = Counter(names(s.hands[seat])) + Counter(names(s.laid[seat]))
        if not passing and s.pass_to:
            held = take(held, passes[(seat - s.pass_to) % players]) + passes[seat]
        dealt.append(sorted(take(held, picks[seat]).elements()))
    aside = sum(picks, Counter(names(s.aside) if hasattr(s, "aside") else []))
    return Secrets(
        dealt,
        sorted(aside.elements()),
        [in_order(cards, true.picks[seat]) for seat, cards in enumerate(picks)],
        [in_order(cards, true.passes[seat]) for seat, cards in enumerate(passes)],
        true.pickers,
    )


def take(cards: Cards, away: Cards) -> Cards:
    """Cards without others, which must be among them."""
    assert cards >= away, f"{dict(away - cards)} cannot be taken away"
    return cards - away


def in_order(cards: Cards, order: Iterable[str]) -> list[str]:
    """The cards, in the given order where that names just them."""
    order = list(order)
    return order if Counter(order) == cards else sorted(cards.elements())
