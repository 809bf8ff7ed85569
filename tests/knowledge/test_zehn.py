"""What a seat may know in Zehn: nothing leaks, nothing is forgotten, and no world that can be is left out."""

import json
from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from stammtisch.core.match import Match
from stammtisch.core.playout import EVEN, RANDOM, make_playout
from stammtisch.games.zehn.cards import DECK
from tests.knowledge.native import imagine
from tests.knowledge.test_nothing_leaks import imagined, thought
from tests.knowledge.zehn import ZEHN, Secrets, again, alternatives, as_laid, as_seen, moves, secrets_of
from tests.properties.strategies import options
from tests.tables import state

WORDS = (
    *(
        "lay n3 open",
        "lay n3 hidden",
        "lay j hidden",
        "protect 0",
        "protect 2",
        "protect 3",
        "swap seat 0",
        "swap seat 1",
    ),
    *(
        "auction seat 0",
        "auction seat 1",
        "auction seat 2",
        "decline",
        "bid 1",
        "bid 2",
        "bid 9",
        "pass",
        "reveal",
        "keep",
    ),
    *("add n3", "add p4", "add j", "done", "name seat 1", "nonsense", ""),
)


@st.composite
def positions(draw: st.DrawFn) -> Match:
    """A position of a random match, often one with cards that have been swapped face down."""
    players = draw(st.sampled_from(ZEHN.players))
    match = Match(ZEHN, players=players, options=draw(options(ZEHN)), seed=draw(st.integers(0, 2**32)))
    random = Random(draw(st.integers(0, 2**32)))
    for _ in range(random.choice([random.randrange(40), random.randrange(40), random.randrange(120), 400])):
        if match.over:
            break
        play_at_random(match, random)
    return match


def play_at_random(match: Match, random: Random) -> None:
    """Any move, but more often one that makes secrets: cards laid face down, and swapped."""
    (seat,) = match.awaiting
    legal = match.legal(seat)
    secretive = [move for move in legal if move.endswith("hidden") or move.split()[0] in ("swap", "auction")]
    match.play(seat, random.choice(secretive if secretive and random.random() < 0.6 else legal))


def told(match: Match, seat: int | None) -> dict[str, Any]:
    """All that leaves the table for one seat, or for a spectator."""
    everything: dict[str, Any] = {
        "view": json.dumps(match.view(seat)),
        "events": json.dumps([event.as_json() for event in match.events(seat)]),
        "decision": match.decision,
    }
    if seat is not None:
        everything["legal"] = match.legal(seat)
        everything["refusals"] = [str(match.why_not(seat, move)) for move in WORDS]
    return everything


@settings(max_examples=80)
@given(positions(), st.data())
def test_hidden_changes_change_nothing(match: Match, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, match.players - 1))
    others = list(alternatives(match, seat, Random(data.draw(st.integers(0, 2**32))), 10))
    assume(others)
    view, open_view, mind, native = told(match, seat), told(match, None), thought(match, seat), imagined(match, seat)
    for other in others[-2:]:
        assert told(other, seat) == view
        assert told(other, None) == open_view
        assert thought(other, seat) == mind
        assert imagined(other, seat) == native


def test_changes_do_reach_everything_that_is_hidden() -> None:
    """The test above would be worth little if its changes left some kind of secret alone."""
    reached = set()
    for seed in range(60):
        random = Random(seed)
        match = Match(ZEHN, players=random.choice(ZEHN.players), seed=seed)
        for _ in range(random.randrange(40)):
            play_at_random(match, random)
        for other in alternatives(match, 0, random, 10):
            assert as_seen(other, 0) == as_seen(match, 0)
            for field in ("hands", "laid", "pile", "rounds"):
                if getattr(state(other), field) != getattr(state(match), field):
                    reached.add(field)
    assert reached == {"hands", "laid", "pile", "rounds"}


def check(match: Match, seat: int, world: Any) -> None:
    """Demand that a world fits all that a seat knows: a match by the rules leads to just this one."""
    secrets, laid = secrets_of(match, seat, world)
    number = world.round

    def lay(twin: Match, other: int, card: str) -> str:
        return laid.get(other, card) if state(twin).round == number else card

    twin = again(match, secrets, lay)
    assert twin is not None, "no match by the rules leads to this world"
    assert as_seen(twin, seat) == as_seen(match, seat)
    differences = [text for text in state(twin).differences(world) if not text.startswith("seed:")]
    assert differences == []
    assert json.dumps(twin.view(seat)) == json.dumps(match.view(seat))
    assert twin.events(seat) == match.events(seat)
    if not match.over:
        finished = world.clone()
        make_playout(ZEHN)(finished, [RANDOM] * match.players, EVEN, [seat])
        assert finished.ended


@settings(max_examples=120)
@given(positions(), st.integers(0, 2**32))
def test_an_imagined_world_can_be_the_true_one(match: Match, seed: int) -> None:
    for seat in range(match.players):
        check(match, seat, match.imagine(seat, seed=seed))


@settings(max_examples=40)
@given(positions(), st.integers(0, 2**48 - 1))
def test_both_worlds_imagine_the_same(match: Match, first: int) -> None:
    for seat in range(match.players):
        packed = imagine(ZEHN, state(match), seat, first, 3)
        dice = [first]
        for place in range(3):
            world = state(match).clone()
            ZEHN.sample(world, seat, dice)
            assert list(ZEHN.state.unpack(packed, place).differences(world)) == []


# Every world, by trying them all, with a deck so small that this can be done

FEW = {name: {"count": 0} for name in (*(f"n{v}" for v in range(11)), *(f"p{v}" for v in range(1, 9)))}
FEW |= {"n1": {"count": 3}, "n4": {"count": 3}, "n8": {"count": 1}}
World = tuple[Any, ...]


def world_of(s: Any) -> World:
    """Where the cards are, the order of the pile aside."""
    return (*s.hands[: s.players], *s.laid[: s.players], tuple(sorted(s.pile[s.top : s.size])))


def every_world(match: Match, seat: int) -> set[World]:
    """All worlds that some match by the rules leads to, in which the seat has seen what it has."""
    true, seen, found = Secrets.of(match), as_seen(match, seat), set()
    hidden = [other for other, move in moves(match) if move.endswith("hidden")]
    for order in set(permutations(true.order)):
        secrets = Secrets(true.dealer, true.rounds, order)
        if as_seen_dealt(match, secrets, seat) != as_seen_dealt(match, true, seat):
            continue
        for cards in laid_by_others(len([other for other in hidden if other != seat])):
            queue = list(cards)
            twin = again(match, secrets, lambda _, other, card, q=queue: card if other == seat else q.pop(0))  # type: ignore[misc]
            if twin is not None and as_seen(twin, seat) == seen:
                found.add(world_of(state(twin)))
    return found


def as_seen_dealt(match: Match, secrets: Secrets, seat: int) -> list[str]:
    return [name for name, owner in zip(secrets.order, secrets.owners(match), strict=False) if owner == seat]


def laid_by_others(count: int) -> list[tuple[str, ...]]:
    if count == 0:
        return [()]
    return [(card, *rest) for card in ("n1", "n4", "n8", "j") for rest in laid_by_others(count - 1)]


@pytest.mark.parametrize("spare", ["in", "out"])
@pytest.mark.parametrize("seed", range(6))
def test_all_worlds_come_up_and_no_other(spare: str, seed: int) -> None:
    deck = {**FEW, "j": {"count": 3}}
    agreed = ZEHN.options.build({"deck": deck, "spare_jokers": spare})
    match = Match(ZEHN, players=2, options=agreed, seed=seed)
    random = Random(seed)
    for _ in range(random.randrange(1, 9)):  # within the first round: later there would be too many
        play_at_random(match, random)
    assert state(match).round == 1
    for seat in range(2):
        expected = every_world(match, seat)
        assert world_of(state(match)) in expected
        worlds = imagine(ZEHN, state(match), seat, 77 + seed, 6_000)
        found = {world_of(ZEHN.state.unpack(worlds, row)) for row in range(0, 6_000)}
        assert found == expected


def test_as_it_was_laid_it_is_the_same_match() -> None:
    match = Match(ZEHN, players=4, seed=3)
    random = Random(1)
    for _ in range(60):
        play_at_random(match, random)
    twin = again(match, Secrets.of(match), as_laid)
    assert twin is not None
    assert state(twin) == state(match)
    assert DECK.names(state(twin).deck)  # type: ignore[attr-defined]
