"""What a game promises to a table that nobody has drawn: a view that can be shown, moves that can be taken apart."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from stammtisch.core.errors import Fault
from stammtisch.core.forms import fit
from stammtisch.core.game import Fact, Game
from stammtisch.core.match import Match
from stammtisch.core.notation import Deck
from stammtisch.lab.conformity.positions import found, walk


def shows(game: Game, number: int) -> Iterator[Fault]:
    """Every view has a hand, how many cards each seat holds, and the facts that are declared, as what they are."""
    here = walk(game, number)
    for _ in here.sampled(1):
        for looker in (*range(here.match.players), None):
            for fault in view_faults(here.match, looker):
                yield here.found(fault.key, **fault.parameters)
    for fault in view_faults(here.match, None):
        yield found(Fault("check.at_its_end", number=number), fault)


def view_faults(match: Match, looker: int | None) -> Iterator[Fault]:
    """What is wrong with the view of a seat, or of a spectator."""
    view, game = match.view(looker), match.game
    hand: Any = view.get("hand")
    counts: Any = view.get("counts")
    if not _cards(hand, game.deck):
        yield Fault("check.hand", seat=str(looker), got=repr(hand))
    elif looker is None and hand:
        yield Fault("check.spectator", got=repr(hand))
    if not _numbers(counts, match.players):
        yield Fault("check.counts", players=match.players, got=repr(counts))
    elif looker is not None and hand is not None and len(hand) != counts[looker]:
        yield Fault("check.count", cards=len(hand), seat=looker, got=counts[looker])
    for key, kind in game.facts.items():
        if key not in view:
            yield Fault("check.fact_missing", fact=repr(key))
        elif view[key] is not None and not KINDS[kind](view[key], match):
            expected = Fault(f"check.kind.{kind.name.lower()}")
            yield Fault("check.fact", fact=key, kind=expected, got=repr(view[key]))


def forms(game: Game, number: int) -> Iterator[Fault]:
    """Every move has exactly one of the forms that are declared for its step."""
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
                told = {"move": repr(move), "forms": str(declared), "has": str(fitting)}
                yield here.found("check.form", **told)


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
