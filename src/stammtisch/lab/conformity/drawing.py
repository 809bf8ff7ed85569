"""What a game promises to a table that nobody has drawn: a view that can be shown, moves that can be taken apart."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from stammtisch.core.forms import fit
from stammtisch.core.game import Fact, Game
from stammtisch.core.match import Match
from stammtisch.core.notation import Deck
from stammtisch.lab.conformity.positions import walk


def shows(game: Game, number: int) -> Iterator[str]:
    """Every view has a hand, how many cards each seat holds, and the facts that are declared, as what they are"""
    here = walk(game, number)
    for _ in here:
        for looker in (*range(here.match.players), None):
            for fault in view_faults(here.match, looker):
                yield f"{here.where()}: {fault}"
    for fault in view_faults(here.match, None):
        yield f"match {number}, at its end: {fault}"


def view_faults(match: Match, looker: int | None) -> Iterator[str]:
    """What is wrong with the view of a seat, or of a spectator."""
    view, game = match.view(looker), match.game
    hand: Any = view.get("hand")
    counts: Any = view.get("counts")
    if not _cards(hand, game.deck):
        yield f"hand of seat {looker}: expected a list of cards, got {hand!r}"
    elif looker is None and hand:
        yield f"hand of a spectator: expected no cards, got {hand!r}"
    if not _numbers(counts, match.players):
        yield f"counts: expected a number for each of {match.players} seats, got {counts!r}"
    elif looker is not None and hand is not None and len(hand) != counts[looker]:
        yield f"counts: expected {len(hand)} cards for seat {looker}, got {counts[looker]}"
    for key, kind in game.facts.items():
        if key not in view:
            yield f"facts: expected {key!r} in the view"
        elif view[key] is not None and not KINDS[kind](view[key], match):
            yield f"{key}: expected {EXPECTED[kind]}, got {view[key]!r}"


def forms(game: Game, number: int) -> Iterator[str]:
    """Every move has exactly one of the forms that are declared for its step"""
    here = walk(game, number)
    for seat, _ in here:
        decision = here.match.decision
        assert decision is not None
        declared = game.moves.get(decision.step)
        if declared is None:
            continue
        for move in here.match.legal(seat):
            fitting = [form for form in declared if fit(form, move, game.deck)]
            if len(fitting) != 1:
                yield f"{here.where()}: expected {move!r} to have one of the forms {declared}, it has {fitting}"


def _number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _numbers(value: object, players: int) -> bool:
    return isinstance(value, list) and len(value) == players and all(map(_number, value))


def _cards(value: object, deck: Deck) -> bool:
    return isinstance(value, list) and all(card in deck for card in value)


def _seat(value: object, match: Match) -> bool:
    return _number(value) and value in range(match.players)


def _played(value: object, match: Match) -> bool:
    return isinstance(value, list) and all(
        isinstance(each, Mapping) and _seat(each.get("seat"), match) and each.get("card") in match.game.deck
        for each in value
    )


def _open(value: object, match: Match) -> bool:
    return (
        isinstance(value, list)
        and len(value) == match.players
        and all(_cards(cards, match.game.deck) for cards in value)
    )


def _auction(value: object, match: Match) -> bool:
    return isinstance(value, Mapping) and _seat(value.get("target"), match) and {"bidder", "bid"} <= {*value}


KINDS: dict[Fact, Callable[[Any, Match], bool]] = {
    Fact.FLAG: lambda value, _: isinstance(value, bool),
    Fact.NUMBER: lambda value, _: _number(value),
    Fact.WORD: lambda value, _: isinstance(value, str),
    Fact.STEPS: lambda value, _: isinstance(value, list) and all(isinstance(step, dict) for step in value),
    Fact.SEAT: _seat,
    Fact.CARD: lambda value, match: value in match.game.deck,
    Fact.CARDS: lambda value, match: _cards(value, match.game.deck),
    Fact.AUCTION: _auction,
    Fact.PILE: lambda value, _: _number(value) and value >= 0,
    Fact.PLAYED: _played,
    Fact.OPEN: _open,
    Fact.NUMBERS: lambda value, match: _numbers(value, match.players),
}
"""Whether something is what it is declared to be."""

EXPECTED = {
    Fact.FLAG: "yes or no",
    Fact.NUMBER: "a whole number",
    Fact.WORD: "a word",
    Fact.STEPS: "a list of steps, each by name and value",
    Fact.SEAT: "a seat",
    Fact.CARD: "a card",
    Fact.CARDS: "a list of cards",
    Fact.AUCTION: "target, bidder and bid",
    Fact.PILE: "how many cards lie there",
    Fact.PLAYED: "a list of seat and card",
    Fact.OPEN: "a list of cards for each seat",
    Fact.NUMBERS: "a number for each seat",
}
