"""A review adds up, blames nobody without proof, and finds what was planted."""

from math import sqrt

import pytest

from stammtisch import bots, games
from stammtisch.bots.review import Effort, Review, Verdict
from stammtisch.bots.review.judging import BLUNDER, MISTAKE, Judged, verdict
from stammtisch.bots.review.par import chances, fair_share, par
from stammtisch.bots.search import Budget, SearchBot
from stammtisch.bots.thought import Candidate
from stammtisch.core.bits import bit_count
from stammtisch.core.match import Match
from stammtisch.core.playout import play_match
from stammtisch.core.purpose import Purpose
from tests.everygame import TRICK_GAMES, short

GAMES = games.every()
SMALL = Effort(simulations=96, playouts=120, chances=20)
SEED = b"seed" * 8

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def played(game, *, players=4, limit=30, seed=7):
    options = game.options.build(short(game, limit))
    match = Match(game, players=players, options=options, seed=seed)
    temperatures = game.mind.temperatures
    play_match(match, [temperatures.lehrling] + [temperatures.geselle] * (players - 1), [5])
    return match


# Par


def first_deal(game, players=4):
    return Match(game, players=players, seed=11)._start


def turned(start, by):
    """The same deal, everybody moved on by some seats."""
    s = start.clone()
    for seat in range(s.players):
        s.hands[(seat + by) % s.players] = start.hands[seat]
    return s


@pytest.mark.parametrize("by", [1, 2, 3])
@pytest.mark.parametrize("game", TRICK_GAMES, ids=lambda game: game.name)
def test_whoever_gets_the_cards_makes_the_same_of_them(game, by):
    """At the next seat and at the opposite one: nothing but the cards tells the seats of a fresh round apart."""
    start = first_deal(game)
    here, there = par(game, start, SEED, 1500), par(game, turned(start, by), b"other" * 8, 1500)
    for seat in range(4):
        other = (seat + by) % 4
        error = sqrt(here.errors[seat] ** 2 + there.errors[other] ** 2)
        assert abs(here.means[seat] - there.means[other]) < 4.5 * error + 1e-9


@each_game
def test_par_follows_from_the_seed(game):
    start = first_deal(game)
    assert par(game, start, SEED, 50) == par(game, start, SEED, 50)
    assert par(game, start, SEED, 50) != par(game, start, b"other" * 8, 50)


@each_game
def test_chances_of_winning_add_up(game):
    assert sum(chances(game, first_deal(game), SEED, 60).means) == pytest.approx(1)


def test_a_fair_share_is_what_many_deals_come_to():
    game = TRICK_GAMES[0]
    mean, error = fair_share(game, 4, game.options().settled(4), SEED, 1000)
    deals = [par(game, Match(game, players=4, seed=seed)._start, SEED, 20).means for seed in range(60)]
    average = sum(map(sum, deals)) / 240
    assert abs(mean - average) < 4 * error + 3


# The bill


@each_game
def test_the_parts_add_up(game):
    match = played(game)
    review = Review(match, 0, effort=Effort(simulations=32, playouts=40, chances=10))
    told = review.finish()
    assert told["complete"]
    assert [row["round"] for row in told["rounds"]] == [row.round for row in match.sheet]
    for row, scored in zip(told["rounds"], match.sheet, strict=True):
        bill = row["bill"]
        assert bill["points"] == row["points"] == scored.points[0]
        parts = [bill[name]["value"] for name in ("fair", "deal", "decisions", "others")]
        assert sum(parts) == pytest.approx(scored.points[0], abs=1e-6)
        assert row["par"] == pytest.approx(bill["fair"]["value"] + bill["deal"]["value"], abs=0.01)
        assert all(bill[name]["half"] >= 0 for name in ("fair", "deal", "decisions", "others"))
    whole = told["bill"]
    assert whole["points"] == sum(row.points[0] for row in match.sheet)
    assert sum(whole[name]["value"] for name in ("fair", "deal", "decisions", "others")) == pytest.approx(
        whole["points"], abs=1e-6
    )
    # Pars are found apart from each other; the fair share is one estimate, which is wrong in every round alike.
    halves = {name: [row["bill"][name]["half"] for row in told["rounds"]] for name in ("fair", "deal", "decisions")}
    assert whole["fair"]["half"] == pytest.approx(sum(halves["fair"]), abs=0.01)
    assert sqrt(sum(half**2 for half in halves["deal"])) <= whole["deal"]["half"] + 0.01
    assert whole["decisions"]["half"] == pytest.approx(sqrt(sum(half**2 for half in halves["decisions"])), abs=0.01)
    sure = [each for each in told["decisions"] if each["verdict"] in ("slip", "mistake", "blunder")]
    given = sum(each["points"] for each in sure) * (1 if game.low_wins else -1)
    assert whole["decisions"]["value"] == pytest.approx(given, abs=0.01 * max(1, len(sure)))
    assert {each["number"] for each in sure} >= set(told["moments"])
    assert len(told["moments"]) == min(3, len(sure))
    for point in told["curve"]:
        assert sum(point["chances"]) == pytest.approx(1, abs=0.01)


def test_the_same_match_is_reviewed_the_same_however_the_work_is_shared():
    match = played(TRICK_GAMES[0])
    assert Review(match, 1, effort=SMALL).finish(1) == Review(match, 1, effort=SMALL).finish(3)


def test_a_review_grows_piece_by_piece():
    review = Review(played(TRICK_GAMES[0]), 0, effort=SMALL)
    assert review.as_json()["bill"] is None
    seen = [len(review.as_json()["decisions"]) for _ in review.run()]
    assert seen == sorted(seen)
    assert review.complete
    assert review.as_json()["done"] == len(review.pieces)


# Verdicts


@each_game
def test_a_forced_move_is_never_blamed(game):
    """Nor looked at: every position of a review has a choice, and is one of the seat."""
    match = played(game)
    review = Review(match, 1, effort=SMALL)
    assert review.positions
    for at in review.positions:
        assert at.seat == 1
        assert bit_count(game.legal(at.match._s, 1)) > 1
        assert at.move in at.match.legal(1)


def candidate(move, loss=0.0, error=0.0, share=0.0):
    return Candidate(move, share, points=0.0, winning=0.5, loss=loss, loss_error=error)


@pytest.mark.parametrize(
    ("loss", "error", "share", "expected"),
    [
        (0.0, 0.0, 0.0, Verdict.AS_GOOD),
        (0.019, 0.001, 0.0, Verdict.SLIP),
        (MISTAKE, 0.001, 0.0, Verdict.MISTAKE),
        (BLUNDER, 0.001, 0.0, Verdict.BLUNDER),
        (BLUNDER, 0.03, 0.0, Verdict.AS_GOOD),
        (BLUNDER, 0.001, 0.2, Verdict.AS_GOOD),
        (-0.02, 0.001, 0.0, Verdict.AS_GOOD),
    ],
)
def test_only_what_is_beyond_the_error_is_blamed(loss, error, share, expected):
    assert verdict(candidate("play b2", loss, error, share), candidate("play b3", share=1.0)) is expected
    assert verdict(candidate("play b3"), candidate("play b3")) is Verdict.BEST


def judged(best, mine, *, asked="play", kind=Verdict.SLIP):
    why, yours = (Purpose("below", kind=each) if each else None for each in (best, mine))
    return Judged(0, 1, asked, "play b2", "play b3", kind, 0.01, 0.001, 1.0, 0.1, (), why, yours)


def test_mistakes_are_grouped_by_what_went_wrong():
    """In a game of tricks nearly all of them come with the same question."""
    review = Review(played(TRICK_GAMES[0]), 0)
    found = [
        *[judged("under", "above")] * 4,
        *[judged("lead", "lead")] * 2,
        judged("lead", "lead", kind=Verdict.AS_GOOD),
        judged("under", "nonsense"),
        judged(None, None, asked="pass"),
    ]
    for number, each in enumerate(found):
        review._judged[number] = each
    kinds = [(each["asked"], each["kind"], each["count"]) for each in review.kinds()]
    assert kinds == [("play", "under_above", 4), ("play", "lead", 2), ("play", "", 1), ("pass", "", 1)]
    habit = review.habit()
    assert (habit["count"], habit["of"]) == (4, 8)
    assert habit["said"]["de"] == "Unter der höchsten Karte bleiben"
    assert len(set(habit["said"].values())) == 4


def test_the_kind_of_a_card_is_true_of_the_trick():
    """Whoever leads leads, whoever cannot follow throws away, and what lies below does not take the trick."""
    seen = set()
    for match, _ in played(games.get("gaunerbande"), limit=5).retrace():
        if match.over:
            continue
        seat, trick = match.awaiting[0], [each["card"] for each in match.view(match.awaiting[0])["trick"]]
        for move, purpose in zip(moves := match.legal(seat), match.purposes(seat, moves), strict=True):
            card, above = move.split()[-1], [int(each[1:]) for each in trick if each[0] == trick[0][0]]
            if move.startswith("pass"):
                expected = "pass"
            elif not move.startswith("play"):
                expected = ""
            elif not trick:
                expected = "lead"
            elif card[0] != trick[0][0]:
                expected = "throw"
            else:
                expected = "above" if int(card[1:]) > max(above) else "under"
            assert purpose.kind == expected, (move, trick)
            seen.add(expected)
    assert seen >= {"pass", "lead", "throw", "under", "above"}


def with_a_blunder(game, seed):
    """A match of Gesellen in which seat 2 once makes the move that gives most away, if one is bad enough; and which."""
    match = Match(game, players=4, options=game.options.build(short(game, 5)), seed=seed)
    geselle, number, planted = bots.get("geselle", seed=1), 0, None
    while not match.over:
        seat = match.awaiting[0]
        move = geselle.choose(match, seat)
        if planted is None and seat == 2 and len(match.legal(2)) > 2:
            thought = SearchBot(budget=Budget(None, 600), seed=2).explain(match, 2)
            worst = max(thought.candidates, key=lambda each: each.loss)
            if worst.loss > 1.4 * BLUNDER and worst.loss > 5 * worst.loss_error:
                planted, move = (number, worst.move), worst.move
        match.play(seat, move)
        number += 1
    return match, planted


def test_a_planted_blunder_is_found_and_named():
    match, planted = next(found for seed in range(20) if (found := with_a_blunder(TRICK_GAMES[0], seed))[1])
    told = Review(match, 2, effort=Effort(simulations=800, playouts=60, chances=10)).finish()
    found = next(each for each in told["decisions"] if each["number"] == planted[0])
    assert (found["move"], found["verdict"]) == (planted[1], "blunder")
    assert found["best"] != planted[1]
    assert planted[0] in told["moments"]
