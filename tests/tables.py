"""Setting a table for a test: chosen hands, chosen moves, and refusals that leave everything as it was.

Nothing in here knows a game. Cards are written as people write them, `"g0 g12 r10"`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import pytest

from stammtisch.core.bits import members
from stammtisch.core.dice import Dice, new_dice, roll
from stammtisch.core.errors import StammtischError
from stammtisch.core.events import Event
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.notation import Deck
from stammtisch.core.state import State

Hands = Mapping[int, str] | Sequence[str]
"""What each seat holds; seats that are left out, and hands that are too short, are filled up."""

E = TypeVar("E", bound=StammtischError)


# Dealing by hand


def cards(text: str) -> list[str]:
    """`"g0 g12"` as a list; `"k1-k3"` stands for all ranks between."""
    names: list[str] = []
    for word in text.split():
        low, _, high = word.partition("-")
        if high:
            names += [f"{low[0]}{rank}" for rank in range(int(low[1:]), int(high[1:]) + 1)]
        else:
            names.append(word)
    return names


def mask(deck: Deck, text: str) -> int:
    """The cards of a text, as a mask."""
    return sum(1 << card for card in deck.order(cards(text)))


def filled(hands: Hands, pile: Iterable[str], players: int) -> list[list[str]]:
    """Whole hands: what is asked for, and the rest of the pile shared out so that everyone has the same number."""
    asked = dict(hands) if isinstance(hands, Mapping) else dict(enumerate(hands))
    full = [cards(asked.get(seat, "")) for seat in range(players)]
    rest = list(pile)
    size = len(rest) // players
    for name in (name for hand in full for name in hand):
        assert name in rest, f"{name} is not in the pile, or was given twice"
        rest.remove(name)
    for hand in full:
        missing = size - len(hand)
        assert missing >= 0, f"a hand of more than {size} cards: {hand}"
        hand.extend(rest[:missing])
        del rest[:missing]
    return full


def before_passing(hands: list[list[str]], distance: int, count: int = 3) -> tuple[list[list[str]], list[list[str]]]:
    """The hands to deal, and what each seat must pass on, so that these hands result.

    Each seat is dealt the first cards of the hand of whoever it passes to.
    """
    players = len(hands)
    passed = [hands[(seat + distance) % players][:count] for seat in range(players)]
    return [hands[seat][count:] + passed[seat] for seat in range(players)], passed


def shuffled(deck: Deck, hands: Sequence[Sequence[str]], first: int = 0) -> tuple[int, ...]:
    """The shuffle that deals these hands one by one, beginning with seat `first`."""
    players = len(hands)
    return deck.order(hands[(first + place) % players][place // players] for place in range(players * len(hands[0])))


# Playing


def play_all(match: Match, *moves: str) -> list[Event]:
    """Play moves in the order of turns; each goes to the one seat that is awaited."""
    events: list[Event] = []
    for move in moves:
        (seat,) = match.awaiting
        events += match.play(seat, move)
    return events


def at_random(match: Match, dice: Dice) -> tuple[int, str]:
    """One random move of a random seat, played."""
    seats = match.awaiting
    seat = seats[roll(dice, len(seats))]
    moves = match.legal(seat)
    move = moves[roll(dice, len(moves))]
    match.play(seat, move)
    return seat, move


def by_policy(match: Match, seat: int, dice: Dice, temperature: int = 0) -> str:
    """One move as the game's own policy makes it, played."""
    s, game = state(match), match.game
    move = game.say(s, seat, game.policy(s, seat, temperature, dice))
    match.play(seat, move)
    return move


def play_out(match: Match, seed: bytes | int = 1, *, until: Callable[[Match], bool] = lambda match: False) -> Match:
    """Play at random to the end, or until something holds."""
    dice = new_dice(seed.to_bytes(6, "big") if isinstance(seed, int) else seed)
    for _ in range(7):  # small seeds look alike in the first rolls
        roll(dice, 2)
    while not match.over and not until(match):
        at_random(match, dice)
    return match


def positions(match: Match, seed: int = 1) -> Iterator[Match]:
    """The match before each decision of a random playout; always the same object."""
    dice = new_dice(seed.to_bytes(6, "big"))
    while not match.over:
        yield match
        at_random(match, dice)


# Looking


def state(match: Match) -> State:
    """The state inside a match. Only tests look there."""
    return match._s


def snapshot(match: Match) -> tuple[Any, ...]:
    """Everything that a refused move must leave alone: the state, the story, the chance still to come."""
    s = state(match)
    return s.pack().tobytes(), list(s.notes), list(s.given or []), match.awaiting


def words(match: Match, seat: int) -> set[str]:
    """The legal moves of a seat, without their first word: `{"g0", "r10"}`."""
    return {move.partition(" ")[2] for move in match.legal(seat)}


def refused(match: Match, seat: int, move: Any, kind: type[E] = StammtischError) -> E:  # type: ignore[assignment]
    """Demand that a move is refused, by `play` and by `why_not` alike, and that the match stays as it was."""
    before = snapshot(match)
    with pytest.raises(kind) as caught:
        match.play(seat, move)
    why = match.why_not(seat, move)
    assert type(why) is type(caught.value)
    assert str(why) == str(caught.value)
    assert snapshot(match) == before
    return caught.value


def told(match: Match, start: int = 0) -> list[str]:
    """All that happened, with all secrets: `"steals 2 1 b4"`, a word and what it is about."""

    def word(value: Any) -> str:
        return "+".join(map(word, value)) if isinstance(value, list | tuple) else str(value)

    events = match.events(None, start, everything=True)
    return [" ".join([event.kind, *map(word, event.data.values())]) for event in events]


def names_of(game: Game, held: int) -> set[str]:
    """The cards of a mask."""
    return {game.deck.name(card) for card in members(held)}
