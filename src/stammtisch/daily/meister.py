"""The Meister plays the deal too: from your seat, against the same company with the same dice."""

from stammtisch.core import chance
from stammtisch.core.match import Match
from stammtisch.core.notation import Move
from stammtisch.daily import house
from stammtisch.daily.deal import Deal

SIMULATIONS = 3000
"""How much it thinks about a decision: counted, not timed, so that it does the same on a slow machine."""
TITLE = "Meister"


def meister(deal: Deal) -> Match:
    """Its match, to the end. That takes some seconds."""
    from stammtisch.bots.search import Budget, SearchBot  # needs NumPy and compiled rules

    bot = SearchBot(budget=Budget(None, SIMULATIONS), seed=chance.derive_seed(deal.root, "meister"))
    match = deal.match(TITLE)
    house.play(match, deal.seat, deal.dice, bot.choose)
    return match


def moves(match: Match) -> list[tuple[int, Move]]:
    """All moves of a match in order: with its deal that is the whole of it."""
    return [(int(values[0]), str(values[1])) for kind, *values in match.story() if kind == "move"]


def again(deal: Deal, played: list[tuple[int, Move]], name: str = TITLE) -> Match:
    """The match of a deal with these moves."""
    match = deal.match(name)
    for seat, move in played:
        match.play_quietly(seat, move)
    return match
