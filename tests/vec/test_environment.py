"""Many matches at once: the same matches as one at a time, with what each seat knows and nothing else."""

import numpy as np
import pytest
from numpy.typing import NDArray

import stammtisch
from stammtisch import games, vec
from stammtisch.bots.seen import Seen
from stammtisch.core.errors import StammtischError
from stammtisch.core.match import Match
from stammtisch.vec.boxes import HISTORY


def anything(env: vec.Environment, dice: np.random.Generator) -> NDArray[np.int64]:
    """Any legal action for each match."""
    return (dice.random(env.masks.shape) * env.masks).argmax(1)


def row_of(env: vec.Environment, match: Match, seat: int) -> list[int]:
    """What a game shows of a match, move by move."""
    assert env.game.observation is not None
    out = [0] * env.game.observation.layout.size
    env.game.observation.observe(match._s, seat, out)
    return out


@pytest.mark.parametrize("game", games.NAMES)
def test_rows_are_matches(game: str) -> None:
    """Masks, seats, observations and words as `Match` has them, in whole matches and new ones after them."""
    env, dice = (
        vec.make(game, 6, players=games.get(game).players[1], seed=5, random_options=3),
        np.random.default_rng(3),
    )
    ended = 0
    for number in range(400):
        env.step(anything(env, dice))
        assert (env.done >= 0).all()
        ended += int((env.done == vec.ENDED).sum())
        if number % 40 == 7:
            for row in range(env.matches):
                match, seat = env.match(row), int(env.seats[row])
                assert seat in match.awaiting
                assert [env.to_move(row, action) for action in np.flatnonzero(env.masks[row])] == match.legal(seat)
                move = match.legal(seat)[-1]
                assert env.to_move(row, env.from_move(row, move)) == move
                shown = env.observations[row].tolist()
                own = row_of(env, match, seat)
                assert shown[: len(own)] == own
                assert shown[env.layout["seat"].start] == seat
                assert shown[env.layout["players"].start] == env.players
                asked = shown[env.layout["asked"].places]
                others = [(other - seat) % env.players for other in match.awaiting]
                assert sorted(others) == [place for place, flag in enumerate(asked) if flag]
                assert stammtisch.replay(match.record(), unfinished=True).record() == match.record()
    assert ended or game == "halt_mal_kurz"


def test_history_tells_what_the_seat_has_seen_of_the_round() -> None:
    env, dice = vec.make("gaunerbande", 1, seed=1), np.random.default_rng(1)
    entries = []
    for _ in range(30):
        chosen, seat = anything(env, dice), int(env.seats[0])
        entries.append((seat, int(chosen[0])))
        env.step(chosen)
    who = env.observations[0, env.layout["who"].places]
    what = env.observations[0, env.layout["what"].places]
    me = env.seats[0]
    assert who[:30].tolist() == [1 + seat for seat, _ in entries]
    passed = [1 + choice if seat == me else 0 for seat, choice in entries[:12]]
    assert what[:12].tolist() == passed, "cards are passed in secret: one knows one's own"
    assert what[12:30].tolist() == [1 + choice for _, choice in entries[12:]]
    assert not who[30:].any()
    assert HISTORY > 12 + 52


def test_rewards_add_up_to_the_totals() -> None:
    env, dice = vec.make("gaunerbande", 4, seed=2, rounds=2), np.random.default_rng(2)
    sums = np.zeros((4, 4), np.int64)
    for _ in range(400):
        env.step(anything(env, dice))
        sums += env.rewards
        for row in np.flatnonzero(env.done == vec.ENDED):
            assert (-sums[row] == env.totals[row]).all(), "few points are good"
            sums[row] = 0
    assert env.totals.any()


def test_opponents_play_by_themselves() -> None:
    opponents = {1: "geselle", 2: "random", 3: "lehrling"}
    env, dice = vec.make("gaunerbande", 8, seed=2, opponents=opponents, rounds=1), np.random.default_rng(2)
    for _ in range(60):
        assert not env.seats.any()
        env.step(anything(env, dice))
    assert env.totals.any()
    match = env.match(0)
    assert 0 in match.awaiting


def test_an_illegal_action_marks_its_row_and_changes_nothing() -> None:
    env = vec.make("zehn", 3, seed=2, players=3)
    before, records = env.observations.copy(), [env.match(row).record() for row in range(3)]
    illegal = [int(np.flatnonzero(~mask)[0]) for mask in env.masks]
    for wrong in (illegal, [-1, 63, 1000], [-5, -1, -(2**40)]):
        env.step(np.array(wrong))
        assert (env.done == vec.ILLEGAL).all()
        assert (env.observations == before).all()
        assert [env.match(row).record() for row in range(3)] == records
        assert not env.rewards.any()
    mixed = np.array([int(np.flatnonzero(env.masks[0])[0]), 63, int(np.flatnonzero(env.masks[2])[0])])
    env.step(mixed)
    assert env.done.tolist() == [vec.RUNNING, vec.ILLEGAL, vec.RUNNING]


def test_threads_and_seeds_give_the_same() -> None:
    one, two = vec.make("zehn", 9, seed=4), vec.make("zehn", 9, seed=4, threads=2)
    other, dice = vec.make("zehn", 9, seed=5), np.random.default_rng(7)
    for _ in range(80):
        actions = anything(one, dice)
        assert (one.step(actions) == two.step(actions)).all()
        assert (one.rewards == two.rewards).all()
    assert (one.reset(4) == two.reset(4)).all()
    assert (one.observations != other.observations).any()
    two.close()


def test_arrays_are_written_in_place() -> None:
    env = vec.make("zehn", 2, seed=4)
    kept = env.observations
    assert env.step(np.array([int(np.flatnonzero(mask)[0]) for mask in env.masks])) is kept
    for array in (env.observations, env.masks, env.rewards, env.seats, env.done, env.totals):
        taken = np.from_dlpack(array)
        assert np.shares_memory(taken, array)
        assert taken.shape == array.shape
    before = np.from_dlpack(env.observations)
    env.step(np.array([int(np.flatnonzero(mask)[0]) for mask in env.masks]))
    assert (before == env.observations).all(), "what was taken over is written too"


def test_another_library_takes_the_arrays_over() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch IS NOT INSTALLED, which nothing here needs")
    env = vec.make("zehn", 2, seed=4)
    taken = torch.from_dlpack(env.observations)
    assert taken.data_ptr() == env.observations.ctypes.data


def test_a_long_match_is_kept_whole() -> None:
    env, dice = vec.make("gaunerbande", 2, seed=3, limit=900), np.random.default_rng(1)
    for _ in range(1100):
        env.step(anything(env, dice))
    assert (env.done != vec.ENDED).all()
    match = env.match(1)
    assert sum(note[0] == "move" for note in match.story()) == 1100
    assert int(env.seats[1]) in match.awaiting


def test_what_is_known_in_the_end() -> None:
    env, dice = vec.make("gaunerbande", 3, seed=2, rounds=1), np.random.default_rng(2)
    ended = 0
    while ended < 3:
        env.step(anything(env, dice))
        for row in np.flatnonzero(env.done == vec.ENDED):
            ended += 1
            final, places = env.finals[row], env.layout["totals"].places
            seat = int(final[env.layout["seat"].start])
            totals = final[places].reshape(-1, 2)[: env.players] @ [100, 1]
            assert totals.tolist() == [int(env.totals[row, (seat + away) % 4]) for away in range(4)]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"matches": 0}, "matches"),
        ({"matches": 2.5}, "matches"),
        ({"players": 99}, "players"),
        ({"opponents": {0: "geselle", 1: "geselle", 2: "geselle", 3: "geselle"}}, "bots play all"),
        ({"opponents": {9: "geselle"}}, "opponents"),
        ({"opponents": "geselle"}, "expected opponents as bots by seat, such as {1: \"geselle\"}, got 'geselle'"),
        ({"opponents": {1: "meister"}}, "meister"),
        ({"rounds": 0}, "rounds"),
        ({"threads": -1}, "threads"),
        ({"random_options": 2, "limit": 30}, "random_options"),
        ({"limit": -3}, "limit"),
        ({"nonsense": 1}, "nonsense"),
    ],
)
def test_nonsense_is_refused(given: dict[str, object], said: str) -> None:
    with pytest.raises(StammtischError, match=said):
        vec.make("gaunerbande", **{"matches": 2, **given})  # type: ignore[arg-type]


@pytest.mark.parametrize("actions", [[1], [1.0, 2.0], [[1, 2]], ["a", "b"], None])
def test_actions_are_whole_numbers(actions: object) -> None:
    env = vec.make("zehn", 2, seed=1)
    with pytest.raises(vec.BadEnvironment, match="2 whole numbers"):
        env.step(actions)
    with pytest.raises(vec.BadEnvironment, match="row"):
        env.match(2)
    with pytest.raises(vec.BadEnvironment, match="not legal"):
        env.to_move(0, int(np.flatnonzero(~env.masks[0])[0]))


@pytest.mark.parametrize("game", games.NAMES)
def test_one_match_in_words_is_observed_as_a_row_is(game: str) -> None:
    """So that what was learned on many matches can be seated at a table."""
    env, dice = vec.make(game, 3, seed=8), np.random.default_rng(8)
    assert list(vec.layout(game)) == list(env.layout)
    for number in range(60):
        env.step(anything(env, dice))
        if number % 12 == 5:
            for row in range(env.matches):
                match, seat = env.match(row), int(env.seats[row])
                assert list(vec.actions(match, seat).values()) == match.legal(seat)
                assert list(vec.actions(match, seat)) == np.flatnonzero(env.masks[row]).tolist()
                told = env.layout["who"].start
                for known in (match, Seen(match, seat)):
                    assert vec.observe(known, seat)[:told].tolist() == env.observations[row, :told].tolist()
