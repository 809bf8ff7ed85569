"""Small arenas."""

from stammtisch import games
from stammtisch.lab.arena.deals import Deal, Played
from stammtisch.lab.arena.journal import Journal
from stammtisch.lab.arena.plan import Plan
from stammtisch.lab.arena.tournament import Tournament

GAME = games.get("gaunerbande")


def plan_of(bots="geselle,random", players=4, game=GAME, **given):
    return Plan.make(game, players, bots, **{"seed": 5, "rounds": 1, **given})


def tournament_of(*plans):
    return Tournament(plans or (plan_of(),))


def deal_of(number, *totals, rounds=1, reason=1):
    """A deal whose rotations ended with these totals."""
    return Deal(number, tuple(Played(tuple(each), rounds, 10, reason) for each in totals))


def journal_of(path, tournament):
    return Journal(path, tournament.as_json(), tournament.shape)
