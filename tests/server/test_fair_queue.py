"""The line before the bots' heads: fair to addresses, then to tables, and never too long."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from stammtisch.server.work.fair_queue import FairQueue


def line(most: int = 1000, per_address: int = 1000, per_table: int = 1000) -> FairQueue[str]:
    return FairQueue(most=most, per_address=per_address, per_table=per_table)


def serve(queue: FairQueue[str], seconds: float = 0.1) -> str:
    turn = queue.take()
    assert turn is not None
    queue.done(turn, seconds)
    return turn.what


def test_first_come_first_served_at_one_table():
    queue = line()
    for what in "abc":
        assert queue.put("here", "t", what, 0)
    assert [serve(queue) for _ in range(3)] == ["a", "b", "c"]
    assert queue.take() is None


def test_a_flood_is_passed_by_whoever_asks_once():
    """However long the line of one address is, another one is next."""
    queue = line()
    for number in range(100):
        queue.put("flood", f"f{number % 28}", "flood", 0)
    serve(queue)
    queue.put("bystander", "b", "bystander", 0)
    assert serve(queue) == "bystander"
    assert serve(queue) == "flood"


def test_it_cannot_be_passed_twice():
    """Whoever comes back again and again gets half the time, not all of it: the flood plays too."""
    queue = line()
    for number in range(100):
        queue.put("flood", f"f{number}", "flood", 0)
    served = []
    for _ in range(40):
        if queue.of_address("bystander") == 0:
            queue.put("bystander", "b", "bystander", 0)
        served.append(serve(queue))
    assert Counter(served) == {"flood": 20, "bystander": 20}


def test_time_counts_and_not_how_often():
    """Ten short thoughts or one long one: what is shared is the thread."""
    queue = line()
    used = Counter[str]()
    for number in range(200):
        queue.put("long", f"l{number % 3}", "long", 0)
        queue.put("short", "s", "short", 0)
    while used.total() < 20:
        turn = queue.take()
        assert turn is not None
        seconds = 1.0 if turn.what == "long" else 0.1
        used[turn.what] += seconds
        queue.done(turn, seconds)
    assert abs(used["long"] - used["short"]) < 2


def test_tables_of_one_address_share_too():
    queue = line()
    for _ in range(50):
        queue.put("home", "greedy", "greedy", 0)
    for number in range(5):
        queue.put("home", f"t{number}", f"t{number}", 0)
    assert {serve(queue) for _ in range(7)} >= {f"t{number}" for number in range(5)}


def test_lines_have_a_length():
    queue = line(most=10, per_address=6, per_table=2)
    assert [bool(queue.put("a", "t", "x", 0)) for _ in range(3)] == [True, True, False]
    assert [bool(queue.put("a", f"t{number}", "x", 0)) for number in range(5)] == [True] * 4 + [False]
    assert [bool(queue.put("b", f"u{number}", "x", 0)) for number in range(5)] == [True] * 4 + [False]
    assert len(queue) == 10
    serve(queue)
    assert queue.put("b", "u9", "x", 0)


def test_what_nobody_wants_is_forgotten():
    queue = line()
    for what in "abcd":
        queue.put("home", "gone" if what in "bd" else "here", what, 0)
    turn = queue.take()
    assert turn is not None
    assert turn.what == "a"
    assert queue.drop("gone") == ["b", "d"]
    assert queue.drop("nowhere") == []
    assert len(queue) == 1
    queue.done(turn, None)
    assert serve(queue) == "c"
    assert queue.addresses == 0


def test_several_are_served_at_once():
    """What is being done counts before it is done: two threads do not both serve the flood."""
    queue = line()
    for number in range(10):
        queue.put("flood", f"f{number}", "flood", 0)
    queue.put("bystander", "b", "bystander", 0)
    first, second = queue.take(), queue.take()
    assert first is not None
    assert second is not None
    assert {first.what, second.what} == {"flood", "bystander"}


ADDRESSES = st.sampled_from("abc")


@given(st.lists(st.tuples(ADDRESSES, st.sampled_from("xyz"), st.integers(0, 3), st.sampled_from([0.01, 0.1, 1.0]))))
def test_nothing_is_lost_and_nothing_is_kept(asked: list[tuple[str, str, int, float]]) -> None:
    """Whatever is asked for and served in between, everything comes out once, and the books are empty in the end."""
    queue, put, served = line(per_table=3), list[str](), list[str]()
    for number, (address, table, turns, seconds) in enumerate(asked):
        if queue.put(address, address + table, str(number), 0):
            put.append(str(number))
        for _ in range(min(turns, len(queue))):
            served.append(serve(queue, seconds))
    while len(queue):
        served.append(serve(queue))
    assert sorted(served) == sorted(put)
    assert queue.addresses == 0
    assert queue.take() is None
