"""Looking ahead is fair, repeatable, the same in both worlds, and gives its reasons."""

import time
from dataclasses import replace

import numpy as np
import pytest

from stammtisch import games
from stammtisch.bots import search as searching
from stammtisch.bots.levels import MEISTER
from stammtisch.bots.lookahead import CODE, NEXT, NODE, SHARED, VISITS, make_equity
from stammtisch.bots.search import AT_LEAST, Budget, Search, SearchBot
from stammtisch.core.agenda import SEALED, Kind
from stammtisch.core.bits import bit_count
from stammtisch.core.match import Match
from tests.core.toy import LET, TOY
from tests.everygame import short
from tests.tables import positions, state

GAMES = games.every()

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def some_positions(game, count, players=None, seed=3):
    """Positions of a match in which somebody has something to choose."""
    options = game.options.build({**short(game, 1), **dict.fromkeys(game.options.variants(), True)})
    match = Match(game, players=players or game.players[-1], options=options, seed=seed)
    found = []
    for number, position in enumerate(positions(match)):
        seat = position.awaiting[0]
        if number % 7 == 0 and bit_count(game.legal(state(position), seat)) > 1:
            found.append((position.clone(), seat))
        if len(found) == count:
            break
    return found


def think(position, seat, *, simulations=200, seed=5, native=True):
    return SearchBot(budget=Budget(None, simulations), seed=seed, native=native).explain(position, seat)


@each_game
def test_the_same_seed_and_simulations_give_the_same_thought(game):
    for position, seat in some_positions(game, 3):
        assert think(position, seat) == think(position, seat)


@each_game
def test_both_worlds_think_alike(game):
    for position, seat in some_positions(game, 3, players=game.players[0]):
        assert think(position, seat, simulations=64, native=False) == think(position, seat, simulations=64)


@each_game
def test_a_search_knows_no_more_than_its_seat(game):
    """In any world that looks the same from its seat now, it thinks the same. (That it remembers no more of what came
    before than its seat does, is tested with everything else that a seat may know: tests/knowledge.)
    """
    for number, (position, seat) in enumerate(some_positions(game, 4)):
        thoughts = []
        for world in range(3):
            twin = position.clone()
            if world:
                notes = state(twin).notes
                twin._s = position.imagine(seat, seed=number + 10 * world)
                twin._s.notes = notes
            thoughts.append(think(twin, seat))
        assert thoughts[0] == thoughts[1] == thoughts[2]


@each_game
def test_thoughts_add_up(game):
    for position, seat in some_positions(game, 3):
        before = state(position).clone()
        thought = think(position, seat)
        assert state(position) == before
        assert {candidate.move for candidate in thought.candidates} == set(position.legal(seat))
        assert sum(candidate.share for candidate in thought.candidates) == pytest.approx(1)
        assert sum(candidate.visits for candidate in thought.candidates) == thought.simulations
        for candidate in thought.candidates:
            assert 0 <= candidate.winning <= 1
            assert candidate.points is not None
        assert {c.move: c.share for c in thought.candidates}[thought.move] > 0


def test_a_forced_move_takes_no_thought():
    match = Match(games.get("gaunerbande"), players=4, options=None, seed=1)
    match = next(p.clone() for p in positions(match) if len(p.legal(p.awaiting[0])) == 1)
    thought = think(match, match.awaiting[0])
    assert thought.simulations == 0
    assert [candidate.move for candidate in thought.candidates] == [thought.move]


def test_a_budget_of_time_is_kept():
    game = games.get("gaunerbande")
    ((position, seat),) = some_positions(game, 1)
    think(position, seat)  # loaded
    start = time.perf_counter()
    SearchBot(budget=Budget(100), seed=1).choose(position, seat)
    assert time.perf_counter() - start < 5  # generous: the machine may be busy


def test_a_budget_ends_by_whichever_comes_first():
    assert Budget(300, 1000).spent(0.15, 100) == 0.5
    assert Budget(300, 1000).spent(0.03, 800) == 0.8
    assert Budget(None, 1000).spent(1e9, 100) == 0.1


# Giving time to what might be best


def toy_search(seed=1):
    match = Match(TOY, players=4, seed=seed)
    while match.decision.kind != Kind.TURN or len(match.legal(match.awaiting[0])) < 3:
        match.play(match.awaiting[0], match.legal(match.awaiting[0])[0])
    seat = match.awaiting[0]
    return Search(TOY, match.imagine(seat, seed=1), seat, [], b"seed" * 8, native=False)


def test_what_is_clearly_worse_is_dropped_and_the_rest_is_not():
    search = toy_search()
    rng = np.random.default_rng(1)
    luck = rng.normal(0.5, 0.3, (AT_LEAST, 1))
    noise = rng.normal(0, 0.01, (AT_LEAST, len(search.choices)))
    search._won = luck + noise
    search._won[:, 1] -= 0.1
    search.drop_the_clearly_worse()
    assert search.live == [number != 1 for number in range(len(search.choices))]


def test_few_worlds_prove_nothing():
    search = toy_search()
    search._won = np.zeros((AT_LEAST - 1, len(search.choices)))
    search._won[:, 0] = 1.0
    search.drop_the_clearly_worse()
    assert all(search.live)


def test_halving_keeps_the_better_half():
    search = toy_search()
    search._won = np.tile(np.arange(len(search.choices)) / 10, (4, 1))
    search.halve()
    assert search.live == [number >= len(search.choices) // 2 for number in range(len(search.choices))]


def test_mixing_favours_the_better_and_spares_the_bad():
    search = toy_search()
    count = len(search.choices)
    search._won = np.tile(np.array([0.50, 0.497] + [0.2] * (count - 2)), (50, 1))
    shares = search.mixed([0] * count)
    assert shares[0] > shares[1] > 0
    assert shares[2:] == [0.0] * (count - 2)


def test_what_wins_clearly_less_often_is_no_part_of_a_mixture_whatever_its_marks():
    search = toy_search()
    count = len(search.choices)
    search._won = np.tile(np.array([0.50, 0.498] + [0.48] * (count - 2)), (50, 1))
    shares = search.mixed([0, 100] + [1000] * (count - 2))
    assert shares[1] > shares[0] > 0 or shares[1] == 1
    assert shares[2:] == [0.0] * (count - 2)


@pytest.mark.parametrize(("worse", "picked"), [(0.0, 1), (0.02, 1), (0.2, 0)])
def test_of_moves_that_may_as_well_be_best_marks_decide(worse, picked):
    search = toy_search()
    count, rng = len(search.choices), np.random.default_rng(1)
    search._won = np.full((64, count), 0.1)
    search._won[:, 0] = 0.5
    search._won[:, 1] = 0.5 - worse + 0.3 * np.repeat([1, -1], 32)
    rng.shuffle(search._won[:, 1])
    assert search.greedy([0, 10] + [100] * (count - 2)) == [float(number == picked) for number in range(count)]


# The trees


@pytest.fixture
def one_tree(monkeypatch):
    monkeypatch.setattr(searching, "TREES", 1)


def test_trees_take_turns_and_each_grows_by_itself():
    search = toy_search()
    for _ in range(searching.TREES + 1):
        search.run()
    roots = [desk.tree[NODE + VISITS] for desk in search._desks]
    assert roots == [2 * searching.WORLDS] + [searching.WORLDS] * (searching.TREES - 1)
    assert len({tuple(desk.tree[: 50 * NODE]) for desk in search._desks}) == searching.TREES


@each_game
def test_trees_take_turns_natively_too(game):
    ((position, seat),) = some_positions(game, 1)
    search = Search(game, position.imagine(seat, seed=1), seat, [], b"seed" * 8)
    for _ in range(searching.TREES + 1):
        search.run()
    assert [int(desk.tree[NODE + VISITS]) for desk in search._desks] == [2 * searching.WORLDS] + [searching.WORLDS] * (
        searching.TREES - 1
    )


def test_what_we_want_to_know_about_is_tried_to_the_end():
    search = toy_search()
    search.keep = 1
    search._won = (
        np.tile(np.arange(len(search.choices), 0, -1) / 10, (AT_LEAST, 1))
        + 0.001 * np.eye(AT_LEAST)[:, : len(search.choices)]
    )
    search.drop_the_clearly_worse()
    search.halve()
    assert search.live[:2] == [True, True]
    assert not any(search.live[2:])


def test_losses_are_told_in_the_same_worlds():
    """Whatever luck the worlds had, it is the same for both."""
    search = toy_search()
    luck = np.random.default_rng(1).normal(0.5, 0.3, (AT_LEAST, 1))
    search._won = luck - 0.05 * np.arange(len(search.choices))
    search._stood = 100 * search._won
    losses = search.losses(0)
    assert losses.winning == pytest.approx(0.05 * np.arange(len(search.choices)))
    assert losses.winning_error == pytest.approx(0, abs=1e-9)
    assert losses.points == pytest.approx((-1 if TOY.low_wins else 1) * losses.winning)


def test_the_tree_counts_every_visit_once():
    search = toy_search()
    search.run()
    desk = search._desks[0]
    tree = desk.tree
    roots = [tree[NODE * (number + 1) + VISITS] for number in range(len(search.choices))]
    assert sum(roots) == search.simulations
    for node in range(1, desk.used[0]):
        children, child = 0, tree[NODE * node]
        while child:
            children += tree[NODE * child + VISITS]
            child = tree[NODE * child + 1]
        assert children <= tree[NODE * node + VISITS]


@pytest.mark.usefixtures("one_tree")
def test_what_a_seat_would_not_see_is_no_branch():
    """Sealed answers of others are part of the world: the tree of a seat never branches on them."""
    match = Match(TOY, players=4, seed=2)
    while match.decision.kind != Kind.SEALED:
        match.play(match.awaiting[0], match.legal(match.awaiting[0])[0])
    seat, step = match.awaiting[0], state(match).steps[state(match).depth - 1]
    search = Search(TOY, match.imagine(seat, seed=1), seat, [], b"seed" * 8, native=False)
    for _ in range(4):
        search.run()
    tree = search._desks[0].tree
    codes = {tree[NODE * node + CODE] for node in range(1, search._desks[0].used[0])}
    assert state(match).kinds[state(match).depth - 1] == SEALED
    assert any(code // SHARED != seat for code in codes), "others have branches where they can be seen"
    assert not any(code // SHARED != seat and code % SHARED // 64 == step for code in codes)


@pytest.mark.usefixtures("one_tree")
def test_secret_steps_are_no_branches():
    step = TOY.steps.index("answer")
    quiet = replace(TOY, mind=replace(TOY.mind, secret=(step,)))
    match = Match(TOY, players=4, seed=2)
    while match.decision.step != "play" or len(match.legal(match.awaiting[0])) < 2:
        match.play(match.awaiting[0], match.legal(match.awaiting[0])[0])
    seat = match.awaiting[0]
    for game, branches in ((TOY, True), (quiet, False)):
        search = Search(game, match.imagine(seat, seed=1), seat, [], b"seed" * 8, native=False)
        for _ in range(4):
            search.run()
        tree = search._desks[0].tree
        codes = {tree[NODE * node + CODE] for node in range(1, search._desks[0].used[0])}
        assert any(code // SHARED != seat and code % SHARED // 64 == step for code in codes) == branches


@pytest.mark.usefixtures("one_tree")
@pytest.mark.parametrize("bluffs", [False, True])
def test_where_a_game_turns_on_bluffs_others_find_nothing_out(bluffs):
    """Others take a branch as often as their marks would, however well it went for them; elsewhere they jump at it."""
    match = Match(TOY, players=4, seed=2)
    while match.decision.step != "play" or len(match.legal(match.awaiting[0])) < 2:
        match.play(match.awaiting[0], match.legal(match.awaiting[0])[0])
    seat = match.awaiting[0]
    game = replace(TOY, mind=replace(TOY.mind, bluffs=bluffs, judge=lambda s, seat, choices, marks: None))
    search = Search(game, match.imagine(seat, seed=1), seat, [], b"seed" * 8, native=False, temperature=1)
    for _ in range(6):
        search.run()
    desk = search._desks[0]
    tree = desk.tree
    tempting = [  # letting a card pass, for whoever is asked first
        child
        for candidate in range(1, len(search.choices) + 1)
        for child in siblings(tree, tree[NODE * candidate])
        if tree[NODE * child + CODE] % 64 == LET and tree[NODE * child + CODE] // SHARED != seat
    ]
    assert tempting
    for child in tempting:
        desk.values[child] = 1e6
    before = list(tree)
    for _ in range(12):
        search.run()
    taken = sum(tree[NODE * child + VISITS] - before[NODE * child + VISITS] for child in tempting)
    asked = sum(
        tree[NODE * child + VISITS] - before[NODE * child + VISITS]
        for candidate in range(1, len(search.choices) + 1)
        for child in siblings(tree, tree[NODE * candidate])
    )
    assert asked > 100
    assert taken / asked < 0.8 if bluffs else taken / asked > 0.9


def siblings(tree, child):
    while child:
        yield child
        child = tree[NODE * child + NEXT]


# What a position is worth


def equity(totals, spread, low_wins=True, margin=0):
    game = replace(TOY, low_wins=low_wins, mind=replace(TOY.mind, spread=lambda s: spread))
    s = game.state()
    s.players = len(totals)
    s.totals[: len(totals)] = totals
    shares = [0.0] * 8
    make_equity(game)(s, margin, shares)
    return shares[: len(totals)]


def test_equity_is_the_chance_of_winning():
    assert equity([3, 3, 3], 1000) == pytest.approx([1 / 3] * 3)
    assert equity([3, 5, 3], 0) == [0.5, 0, 0.5], "at the end ties share"
    assert equity([3, 5, 4], 0, low_wins=False) == [0, 1, 0]
    near, far = equity([0, 10], 500)[0], equity([0, 10], 5000)[0]
    assert 0.5 < far < near < 1


def test_a_lead_is_worth_something_in_itself():
    """Second place with few points is better than with many, even when the match is over."""
    close, far = equity([0, 1], 0, margin=1000), equity([0, 50], 0, margin=1000)
    assert close[0] > close[1] > far[1]
    assert sum(far) == pytest.approx(1)


def test_the_level_of_a_search_is_the_master():
    assert SearchBot().level is MEISTER
