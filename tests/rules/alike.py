"""What tests of several games ask in the same way: of the house's play, of tricks and of the number of rounds."""

from collections.abc import Callable, Iterable, Sequence

from stammtisch import Reason
from stammtisch.bots.search import Budget, SearchBot
from stammtisch.core.bits import members
from stammtisch.core.errors import NotAsked
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.mind import CHOICES
from stammtisch.core.state import State
from stammtisch.lab.simulate import Plan, simulate
from tests.tables import by_policy, positions, refused, state

# The house's play


def marks(match: Match, seat: int | None = None) -> dict[str, int]:
    """What the house thinks of each move of a seat, or else of the one that is asked."""
    if seat is None:
        (seat,) = match.awaiting
    game, s, found = match.game, state(match), [0] * CHOICES
    choices = game.legal(s, seat)
    game.mind.judge(s, seat, choices, found)
    return {game.say(s, seat, choice): found[choice] for choice in members(choices)}


def best(match: Match, seat: int) -> set[str]:
    thoughts = marks(match, seat)
    return {move for move, mark in thoughts.items() if mark == max(thoughts.values())}


def appraised_as_the_outcome(match: Match) -> None:
    """At the end the house thinks of the standing what the totals say."""
    mind = match.game.mind
    assert match.outcome is not None
    standing = [mind.appraise(state(match), seat) for seat in range(match.players)]
    assert standing == [100 * total for total in match.outcome.totals]
    assert mind.spread(state(match)) == 0


def spreads(match: Match, totals: Iterable[int]) -> list[int]:
    """How much may still change, with each of these totals at seat 2."""
    found = []
    for total in totals:
        other = match.clone()
        state(other).totals[2] = total
        found.append(match.game.mind.spread(state(other)))
    return found


def clearly_better(game: Game, players: int, geselle: float, variants: Sequence[str] = ()) -> None:
    """One against a table of the next lower level: its total stays clearly below theirs."""
    for better, worse, part in (("lehrling", "random", 0.6), ("geselle", "lehrling", geselle)):
        bots = (better, *(worse,) * (players - 1))
        plan = Plan.make(game, players, seed=7, bots=bots, options=game.options.build({}, variants))
        first, *others = simulate(plan, 400).totals[:players]
        assert first < part * sum(others) / (players - 1)


def recalled(match: Match, number: int, steps: Sequence[int], unseen: Sequence[str]) -> int:
    """Let seats 0 and 3 recall each decision of a round of four from its end, where they forgot what was unseen; gives
    how many there were.
    """
    past: list[tuple[int, State]] = []
    for position in positions(match):
        s = state(position)
        if s.round > number:
            break
        if s.round == number and s.steps[s.depth - 1] in steps:
            past.append((position.awaiting[0], s.clone()))
    world = past[-1][1]
    recall = match.game.mind.recall
    assert recall is not None
    for seat, then in past:
        for me in {0, 3} - {seat}:
            blurred = then.clone()
            for other in {0, 1, 2, 3} - {me}:
                for name in unseen:
                    getattr(blurred, name)[other] = 0
            recall(blurred, world, me)
            assert blurred == then
    return len(past)


def searched_to_the_end(match: Match, late: Callable[[Match], bool]) -> None:
    """Bots by rules of thumb begin, a searching one takes over when it is late; a number of rounds ends the match."""
    meister, dice = SearchBot(budget=Budget(None, 8), seed=1, native=False), [1]
    while not match.over:
        seat = match.awaiting[0]
        if late(match):
            match.play(seat, meister.choose(match, seat))
        else:
            by_policy(match, seat, dice)
    assert match.outcome is not None
    assert match.outcome.reason is Reason.ROUNDS


# Rounds and tricks


def ended_after(match: Match, rounds: int) -> None:
    assert match.outcome is not None
    assert match.outcome.reason is Reason.ROUNDS
    assert len(match.sheet) == rounds
    assert match.view(None)["rounds"] == rounds
    assert match.view(None)["limit"] is None


def distances(match: Match) -> list[int]:
    """How far cards were passed in each round."""
    return [event.data["distance"] for event in match.events(None) if event.kind == "deals"]


def pass_first_three(match: Match, *but: int) -> dict[int, list[str]]:
    """Every seat that still has to choose, except `but`, passes its first three cards."""
    given = {}
    for seat in match.awaiting:
        if seat not in but:
            given[seat] = match.view(seat)["hand"][:3]
            match.play(seat, "pass " + " ".join(given[seat]))
    return given


def passed_in_threes(match: Match, size: int) -> None:
    """Everybody passes two cards and then one, and neither more nor less."""
    for seat in range(match.players):
        first, second, third, fourth = match.view(seat)["hand"][:4]
        match.play(seat, f"pass {first} {second}")
        assert seat in match.awaiting
        refused(match, seat, f"pass {third} {fourth}", NotAsked)
        match.play(seat, f"pass {third}")
        assert seat not in match.awaiting or match.decision.step == "play"
    assert match.view(None)["counts"] == [size] * match.players


def after_tricks(match: Match, count: int) -> Match:
    """So many tricks later, with the first card that may be played each time."""
    while match.view(None)["tricks"] < count:
        (seat,) = match.awaiting
        match.play(seat, match.legal(seat)[0])
    return match


def play_last(match: Match) -> Match:
    """Everyone lays down the last card."""
    for _ in range(match.players):
        (seat,) = match.awaiting
        (move,) = match.legal(seat)
        match.play(seat, move)
    return match
