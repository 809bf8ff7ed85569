"""The agenda and its four kinds of decision, at the table of a toy game that needs them all."""

from collections import Counter

import pytest

from stammtisch.core import agenda
from stammtisch.core.agenda import Decision, Kind
from stammtisch.core.bits import members
from stammtisch.core.errors import BadMove, IllegalMove, NotAsked
from stammtisch.core.match import Match
from stammtisch.core.state import AGENDA, State
from tests.core.toy import DECK, TOY
from tests.tables import play_all, positions, refused, state

# Four seats, hands of reds and blues, seat 1 starts
HANDS = ["r1 r2 b1", "r3 b2 b3", "r4 r5 b4", "r6 b5 b6"]


def toy(hands: list[str] = HANDS, starter: int = 1, **options: object) -> Match:
    order = [name for hand in hands for name in hand.split()]
    rest = [name for name in (DECK.name(i) for i in range(20)) if name not in order]
    players = len(hands)
    return Match(
        TOY,
        players=players,
        options=TOY.options.build(options),
        seed=1,
        given=[DECK.order(order + rest), (starter, players)],
    )


def voted(way: str = "on", **options: object) -> Match:
    match = toy(**options)
    for seat in range(4):
        match.play(seat, f"vote {way}")
    return match


# Turn


def test_a_turn_asks_one_seat() -> None:
    match = voted()
    assert match.decision == Decision("play", Kind.TURN, (1,))
    assert match.legal(1) == ["play r3", "play b2", "play b3"]
    for seat in (0, 2, 3):
        assert match.legal(seat) == []
        assert "expected a move of seat 1" in str(refused(match, seat, "play r1", NotAsked))
    match.play(1, "play r3")
    assert match.decision is not None
    assert match.decision.kind is Kind.WINDOW


def test_a_turn_can_be_handed_over() -> None:
    s = State()
    s.players = 3
    agenda.ask(s, 7, 0)
    agenda.hand_over(s, 2)
    assert (agenda.awaiting(s), agenda.acting(s), agenda.open_step(s)) == (0b100, 2, 7)


# Sealed


def test_a_sealed_decision_takes_answers_in_any_order() -> None:
    for order in ((0, 1, 2, 3), (3, 1, 0, 2)):
        match = toy()
        waiting = [0, 1, 2, 3]
        for seat in order:
            assert match.decision == Decision("vote", Kind.SEALED, tuple(waiting))
            match.play(seat, "vote on")
            waiting.remove(seat)
        assert match.decision == Decision("play", Kind.TURN, (1,))


def test_nobody_sees_a_sealed_answer_before_the_last() -> None:
    one, other = toy(), toy()
    one.play(2, "vote on")
    other.play(2, "vote back")
    for seat in (0, 1, 3, None):
        assert one.view(seat) == other.view(seat)
        assert one.events(seat) == other.events(seat)
    for seat in (0, 1, 3):
        one.play(seat, "vote on")
        other.play(seat, "vote on")
    assert one.events(None)[-1].data == {"votes": [0, 0, 0, 0]}
    assert other.events(None)[-1].data == {"votes": [0, 0, 1, 0]}


def test_a_sealed_answer_is_final() -> None:
    match = toy()
    match.play(2, "vote on")
    refused(match, 2, "vote back", NotAsked)


# Window


@pytest.mark.parametrize(("way", "order"), [("on", [2, 3, 0]), ("back", [0, 3, 2])])
def test_a_window_asks_one_after_the_other_either_way_round(way: str, order: list[int]) -> None:
    match = voted(way)
    match.play(1, "play r3")
    for seat in order:
        assert match.decision == Decision("answer", Kind.WINDOW, (seat,))
        for other in range(4):
            if other != seat:
                refused(match, other, "let", NotAsked)
        match.play(seat, "let")
    assert match.decision is not None
    assert match.decision.step == "slap"


def test_a_window_asks_those_who_cannot_help_it_too() -> None:
    """Otherwise it would betray who holds what."""
    match = toy(["b7 b8 b9", "r3 b2 b3", "b4 b10 b1", "r6 b5 b6"])
    for seat in range(4):
        match.play(seat, "vote on")
    match.play(1, "play r3")
    assert match.legal(2) == ["let"]
    play_all(match, "let")
    assert match.legal(3) == ["let", "block r6"] or match.legal(3) == ["block r6", "let"]
    play_all(match, "let")
    assert match.legal(0) == ["let"]


def test_windows_stack_and_the_outer_one_goes_on_where_it_was() -> None:
    match = voted("on")
    match.play(1, "play r3")
    play_all(match, "let")
    assert match.awaiting == (3,)
    play_all(match, "block r6")
    # Everyone but the blocker is asked, the other way round.
    assert match.decision == Decision("counter", Kind.WINDOW, (2,))
    play_all(match, "counter r4")
    # And again on top of that, the first way round.
    assert match.decision == Decision("counter", Kind.WINDOW, (3,))
    s = state(match)
    assert [Kind(kind) for kind in s.kinds[: s.depth]] == [Kind.RUNS, Kind.RUNS, Kind.RUNS, *[Kind.WINDOW] * 3]
    play_all(match, "let", "let", "let")
    # Seat 2 has answered the middle window; 1 and 0 are still to come there.
    assert match.awaiting == (1,)
    play_all(match, "let")
    assert match.awaiting == (0,)
    play_all(match, "let")
    # The outer window goes on with seat 0, for 2 let it pass and 3 blocked.
    assert match.decision == Decision("answer", Kind.WINDOW, (0,))
    play_all(match, "let")
    assert match.decision is not None
    assert match.decision.step == "slap"
    assert match.view(None)["blocked"] is False


def test_a_block_that_stands_closes_the_matter() -> None:
    match = voted("on")
    match.play(1, "play r3")
    play_all(match, "block r4", "let", "let", "let", "let", "let")
    assert match.view(None)["blocked"] is True
    assert match.decision == Decision("play", Kind.TURN, (2,))
    assert "blocked" in match.events(None)[-1].data.values()


def test_windows_stack_only_so_deep() -> None:
    match = toy(["r1 r2 r7", "r3 r8 b3", "r4 r5 b4", "r6 r9 b6"])
    for seat in range(4):
        match.play(seat, "vote on")
    match.play(1, "play r3")
    play_all(match, "block r4", "counter r8", "counter r5")
    assert state(match).level == 3
    depth = state(match).depth
    play_all(match, "let", "counter r1")
    assert state(match).level == 3
    assert state(match).depth == depth, "the fourth cannot be countered"


def test_a_refused_answer_names_its_rule() -> None:
    match = voted("on")
    match.play(1, "play r3")
    assert refused(match, 2, "block b4", IllegalMove).paragraph == "TY-2"
    assert refused(match, 2, "block r9", IllegalMove).key == "not_in_hand"
    refused(match, 2, "counter r4", BadMove)
    refused(match, 2, "slap", BadMove)


# Race


def raced(*order: tuple[int, str]) -> Match:
    match = voted("on")
    match.play(1, "play r3")
    play_all(match, "let", "let", "let")
    assert match.decision == Decision("slap", Kind.RACE, (0, 1, 2, 3))
    for seat, move in order:
        match.play(seat, move)
    return match


@pytest.mark.parametrize(
    ("order", "points"),
    [
        ([(2, "slap"), (0, "slap"), (3, "slap"), (1, "slap")], [0, 2, -1, 0]),
        ([(1, "slap"), (3, "slap"), (0, "slap"), (2, "slap")], [0, -1, 2, 0]),
        ([(1, "stay"), (3, "slap"), (0, "stay"), (2, "slap")], [0, 0, 2, -1]),
        ([(3, "slap"), (0, "stay"), (1, "stay"), (2, "stay")], [0, 0, 0, -1]),
        ([(0, "stay"), (1, "stay"), (2, "stay"), (3, "stay")], [1, 1, 1, 1]),
    ],
)
def test_in_a_race_the_order_counts(order: list[tuple[int, str]], points: list[int]) -> None:
    match = raced(*order)
    assert state(match).points[:4] == points
    assert match.decision == Decision("play", Kind.TURN, (2,))


def test_each_runs_a_race_once() -> None:
    match = raced((2, "slap"))
    assert match.awaiting == (0, 1, 3)
    refused(match, 2, "slap", NotAsked)


# All together


@pytest.mark.parametrize("players", TOY.players)
def test_all_kinds_of_decision_in_random_matches(players: int) -> None:
    kinds: Counter[Kind] = Counter()
    for seed in range(10):
        match = Match(TOY, players=players, seed=seed)
        for _ in positions(match, seed):
            assert match.decision is not None
            kinds[match.decision.kind] += 1
            asked = tuple(members(agenda.awaiting(state(match))))
            assert match.awaiting == asked == match.decision.seats
            assert agenda.acting(state(match)) == asked[0]
            if match.decision.kind in (Kind.TURN, Kind.WINDOW):
                assert len(asked) == 1
        assert (match.over, match.decision, match.awaiting) == (True, None, ())
        assert agenda.open_step(state(match)) == -1
    assert set(kinds) == {Kind.TURN, Kind.SEALED, Kind.WINDOW, Kind.RACE}


def test_the_last_step_put_on_the_agenda_happens_first() -> None:
    s = State()
    s.players = 2
    for step in (3, 1, 2):
        agenda.then(s, step)
    assert [agenda.drop(s) for _ in range(3)] == [2, 1, 3]


def test_an_agenda_that_is_full_takes_no_more() -> None:
    s = State()
    for _ in range(AGENDA):
        agenda.then(s, 1)
    with pytest.raises(AssertionError):
        agenda.then(s, 1)


@pytest.mark.parametrize(
    "nobody", [agenda.ask_sealed, agenda.start_race, lambda s, step, seats: agenda.open_window(s, step, seats, 0, 1)]
)
def test_a_decision_that_asks_nobody_is_a_mistake(nobody: object) -> None:
    """It would wait for ever, and a window would look for its next seat without end."""
    s = State()
    s.players = 4
    with pytest.raises(AssertionError):
        nobody(s, 1, 0)  # type: ignore[operator]
