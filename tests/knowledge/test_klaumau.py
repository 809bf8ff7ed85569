"""What a seat knows in Klaumau: worlds that fit, all of them, and nothing that leaks.

The log of an imagined world is read here by a reader of its own, card by card.
"""

import json
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stammtisch import bots, games
from stammtisch.core.dice import new_dice
from stammtisch.core.match import Match
from stammtisch.core.playout import EVEN, RANDOM, make_playout
from stammtisch.games.klaumau.cards import FACES
from tests.knowledge.native import imagine
from tests.properties.klaumau import bookkeeping_agrees, cards_anywhere, cards_in_play
from tests.properties.strategies import matches
from tests.rules.klaumau.table import hand_of, table
from tests.tables import play_all, play_out

GAME = games.get("klaumau")
STOCK, OUT, SHOWN, MARKS = 8, 9, 100, 108
slow = settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])


@st.composite
def positions(draw: st.DrawFn) -> Match:
    """Somewhere in the first rounds of a match."""
    match = draw(matches(GAME))
    random = Random(draw(st.integers(0, 2**32)))
    for _ in range(random.choice([random.randrange(30), random.randrange(150)])):
        if match.over:
            break
        seat = random.choice(match.awaiting)
        match.play(seat, random.choice(match.legal(seat)))
    return match


def seen(s: Any, seat: int) -> list[Any]:
    """The log as a seat has seen it, told from the log alone: unseen cards are None, shown hands stand in full."""
    hands: list[Counter[int]] = [Counter() for _ in range(s.players)]
    told: list[Any] = []
    for way, face in zip(s.log_way[: s.moves], s.log_face[: s.moves], strict=True):
        if way >= MARKS:
            told.append((way, None))
            continue
        if way >= SHOWN:
            told.append((way, sorted(hands[way - SHOWN].elements())))
            continue
        giver, receiver = way // 10, way % 10
        if giver < STOCK:
            assert hands[giver][face] > 0, "a card left a hand that was not in it"
            hands[giver][face] -= 1
        if receiver < STOCK:
            hands[receiver][face] += 1
        told.append((way, face if seat in (giver, receiver) or receiver == OUT else None))
    for other in range(s.players):
        assert +hands[other] == +Counter(dict(enumerate(s.hands[other * FACES : (other + 1) * FACES])))
    own = iter(sorted(face for _, face in told[: s.dealt] if face is not None))  # their order means nothing
    return [(way, None if face is None else next(own)) for way, face in told[: s.dealt]] + told[s.dealt :]


def as_match(match: Match, world: Any) -> Match:
    """A match in which an imagined world is true."""
    twin = match.clone()
    notes = twin._s.notes
    twin._s = world.clone()
    twin._s.notes = notes
    return twin


def check(match: Match, seat: int, world: Any) -> None:
    s: Any = match._s
    assert seen(world, seat) == seen(s, seat)
    other = as_match(match, world)
    bookkeeping_agrees(other)
    assert cards_anywhere(other) == cards_in_play(match)
    assert json.dumps(other.view(seat)) == json.dumps(match.view(seat))
    assert world.sizes == s.sizes
    dealt = world.log_face[: s.dealt]
    assert GAME.deck.find("dog") not in dealt
    pile = list(world.pile[world.drawn : world.stock])
    if s.fence_high >= 0:
        assert s.fence_low <= world.drawn + pile.index(GAME.deck.find("fence")) <= s.fence_high
    told = {"log_way", "log_face", "pile", "hands", "held", "seed"}
    assert {text.partition(":")[0] for text in s.differences(world)} <= told
    if not match.over:
        finished = world.clone()
        make_playout(GAME)(finished, [RANDOM] * s.players, EVEN, [seat])
        assert finished.ended


@slow
@given(positions(), st.integers(0, 2**32))
def test_an_imagined_world_can_be_the_true_one(match: Match, seed: int) -> None:
    for seat in range(match.players):
        check(match, seat, match.imagine(seat, seed=seed))


@slow
@given(positions(), st.integers(0, 2**32))
def test_what_a_seat_cannot_know_changes_nothing(match: Match, seed: int) -> None:
    """In a world that looks the same to it, a seat sees, imagines and chooses the same, byte for byte."""
    random = Random(seed)
    seat = random.randrange(match.players)
    other = as_match(match, match.imagine(seat, seed=seed))
    assert json.dumps(other.view(seat)) == json.dumps(match.view(seat))
    assert other.legal(seat) == match.legal(seat)
    for move in ("police", "doubt", "play r1", "play dog", "pick r1", "give b2", "sell r3", "throw g1", "rob seat 1"):
        assert str(other.why_not(seat, move)) == str(match.why_not(seat, move))
    assert other.imagine(seat, seed=5).pack().tobytes() == match.imagine(seat, seed=5).pack().tobytes()
    if seat in match.awaiting:
        choices = {GAME.policy(each._s, seat, 20, new_dice(b"dice...")) for each in (match, other)}
        assert len(choices) == 1
        for name in bots.NAMES:
            assert bots.get(name, seed=3).choose(match, seat) == bots.get(name, seed=3).choose(other, seat)


@settings(slow, max_examples=25)
@given(positions(), st.integers(0, 2**48 - 1))
def test_both_worlds_imagine_the_same(match: Match, first: int) -> None:
    for seat in range(match.players):
        packed = imagine(GAME, match._s, seat, first, 2)
        dice = [first]
        for place in range(2):
            world = match._s.clone()
            GAME.sample(world, seat, dice)
            assert list(GAME.state.unpack(packed, place).differences(world)) == []


@settings(slow, max_examples=25)
@given(positions())
def test_everyone_is_asked_whatever_they_hold(match: Match) -> None:
    """Who is asked what is the same in every world that somebody else could take for true."""
    for seat in range(match.players):
        other = as_match(match, match.imagine(seat, seed=1))
        assert other.awaiting == match.awaiting
        assert other.decision == match.decision


# All worlds that can be, and no others


def imagined_hands(match: Match, seat: int, other: int, count: int = 400) -> set[tuple[str, ...]]:
    found = set()
    for seed in range(count):
        world = as_match(match, match.imagine(seat, seed=seed))
        found.add(tuple(sorted(hand_of(world, other))))
    return found


def every_world(s: Any, seat: int) -> set[tuple[Any, ...]]:
    """By brute force: all that can have moved unseen, and the hands it leads to, as far as a seat knows."""
    faces = [face for face in range(FACES) if s.deck[face]]
    told = seen(s, seat)
    drawn = Counter(face for way, face in told if way < SHOWN and way // 10 == STOCK and face is not None)
    spare = tuple(s.deck[face] - drawn[face] for face in faces)
    worlds = {(((0,) * len(faces),) * s.players, spare, ())}
    for way, face in told:
        after = set()
        for hands, left, moved in worlds:
            if way >= SHOWN:
                if [faces[i] for i, count in enumerate(hands[way - SHOWN]) for _ in range(count)] == face:
                    after.add((hands, left, moved))
                continue
            giver, receiver = way // 10, way % 10
            for i in range(len(faces)) if face is None else [faces.index(face)]:
                counts, rest = [list(hand) for hand in hands], list(left)
                source = counts[giver] if giver < STOCK else rest
                if giver < STOCK or face is None:  # what the seat sees come off the pile is counted already
                    source[i] -= 1
                if receiver < STOCK:
                    counts[receiver][i] += 1
                if source[i] >= 0:
                    hidden = (i,) if giver < STOCK and face is None else ()
                    after.add((tuple(map(tuple, counts)), tuple(rest), moved + hidden))
        worlds = after
    return {(hands, moved) for hands, _, moved in worlds}


def as_world(s: Any, seat: int) -> tuple[Any, ...]:
    """An imagined world as `every_world` says it."""
    faces = [face for face in range(FACES) if s.deck[face]]
    moved = [
        faces.index(face)
        for way, face in zip(s.log_way[: s.moves], s.log_face[: s.moves], strict=True)
        if way < 80 and way % 10 < STOCK and seat not in (way // 10, way % 10)
    ]
    return tuple(tuple(s.hands[other * FACES + face] for face in faces) for other in range(s.players)), tuple(moved)


@pytest.mark.no_cover  # compiled code, compared with what is counted here
@pytest.mark.parametrize("first", [0, 100])
def test_all_that_may_have_moved_comes_up_and_nothing_else(first: int) -> None:
    """Three kinds of cards, three players, and much that changes hands: few enough worlds to count them."""
    assert sum(compared(Random(seed), seed) for seed in range(first, first + 5)) > 10


def compared(random: Random, seed: int) -> int:
    """Compare what is imagined with what can be, now and then in a round; how often."""
    deck = {"r-crook": 12, "r-trade": 11, "r1": 11}
    options = GAME.options.build({"deck": deck, "doubters": "anyone", "forced_card_acts": True})
    match = Match(GAME, players=3, options=options, seed=seed)
    hidden = count = 0
    while hidden < 5:
        seat = random.choice(match.awaiting)
        match.play(seat, random.choice([move for move in match.legal(seat) if "nobody" not in move]))
        if match._s.round > 1:
            break
        before, hidden = hidden, len(as_world(match._s, 0)[1])
        if hidden and (hidden > before or random.random() < 0.3):
            expected = every_world(match._s, 0)
            found: set[tuple[Any, ...]] = set()
            for batch in range(40):
                packed = imagine(GAME, match._s, 0, 7_777 * batch + seed, 1_000)
                _, rows = np.unique(np.hstack([packed["hands"], packed["log_face"]]), axis=0, return_index=True)
                found |= {as_world(GAME.state.unpack(packed, row), 0) for row in rows}
                if {moved for _, moved in found} == {moved for _, moved in expected}:
                    break
            assert found <= expected
            assert {moved for _, moved in found} == {moved for _, moved in expected}
            count += 1
    return count


def test_a_shown_hand_is_remembered() -> None:
    match = table(["b2 b3 b4 g2", "", ""])
    play_all(match, "can't", "doubt", "draw")
    for seat in (1, 2):
        hands = imagined_hands(match, seat, 0, 30)
        assert all(Counter(["b2", "b3", "b4", "g2"]) <= Counter(hand) for hand in hands)
        assert len(hands) > 10  # two cards were drawn since


def test_at_the_end_all_hands_are_known() -> None:
    match = play_out(Match(GAME, players=4, seed=2))
    for seat in range(4):
        world = as_match(match, match.imagine(seat, seed=seat))
        assert [hand_of(world, other) for other in range(4)] == [hand_of(match, other) for other in range(4)]


def test_a_card_taken_from_a_shown_hand_may_be_any_of_it() -> None:
    match = table(["b2 b3 b4 g2", "r-crook", ""], draw="y1 y2")
    play_all(match, "can't", "doubt", "draw", "play r-crook", "rob seat 0", "let")
    worlds = [as_match(match, match.imagine(2, seed=seed)) for seed in range(200)]
    missing = set()
    for world in worlds:
        gone = Counter(["b2", "b3", "b4", "g2"]) - Counter(hand_of(world, 0))
        assert gone.total() <= 1
        assert gone <= Counter(hand_of(world, 1))
        missing |= {tuple(gone)}
    assert missing == {(), ("b2",), ("b3",), ("b4",), ("g2",)}
    for seat in (0, 1):  # the two of them know
        stayed = Counter(hand_of(match, 0)) & Counter(["b2", "b3", "b4", "g2"])
        taken = Counter(["b2", "b3", "b4", "g2"]) - stayed
        for seed in range(20):
            world = as_match(match, match.imagine(seat, seed=seed))
            assert stayed <= Counter(hand_of(world, 0)), "what was drawn since may be another card like the one taken"
            assert taken <= Counter(hand_of(world, 1))


def test_what_is_seen_later_tells_what_was_taken() -> None:
    """Seat 1 took a card of the shown hand; when seat 0 shows again, all know which."""
    match = table(["b2 b3 b4 g2", "r-crook", "r4 r3 r2 y4"], draw="y1 y2", top="r1")
    play_all(match, "can't", "doubt", "draw", "play r-crook", "rob seat 0", "let", "can't", "believe", "can't", "doubt")
    match.play(1, match.legal(1)[0]) if match.decision and match.decision.step == "force" else None
    lost = Counter(["b2", "b3", "b4", "g2", "y1", "y2"]) - Counter(hand_of(match, 0))
    for seed in range(60):
        world = as_match(match, match.imagine(2, seed=seed))
        held = Counter(hand_of(world, 1)) + Counter(match.view(None)["gone"])
        assert lost <= held


@pytest.mark.parametrize("seat", [0, 1])
def test_traded_cards_are_known_to_both(seat: int) -> None:
    match = table(["r-trade b2 b3 b4", "y1 y2 y3 y4", ""])
    play_all(match, "play r-trade", "trade seat 1", "give b2")
    (drawn,) = Counter(["y1", "y2", "y3", "y4"]) - Counter(hand_of(match, 1))
    for seed in range(20):
        world = as_match(match, match.imagine(seat, seed=seed))
        assert drawn in hand_of(world, 0)
        assert "b2" in hand_of(world, 1)


def test_a_hard_case_is_found_in_good_time() -> None:
    """Eight players, everything shown all the time, and cards that change hands at every turn."""
    deck = {
        f"{colour}{kind}": count
        for colour in "rygb"
        for kind, count in (("-crook", 6), ("-trade", 5), ("1", 4), ("3", 3))
    }
    options = GAME.options.build({"deck": deck, "doubters": "anyone", "forced_card_acts": True})
    match = Match(GAME, players=5, options=options, seed=3)
    random = Random(3)
    while not match.over and match._s.round == 1:
        seat = random.choice(match.awaiting)
        match.play(seat, random.choice(match.legal(seat)))
        if random.random() < 0.1 and match._s.round == 1:
            packed = imagine(GAME, match._s, 0, random.randrange(2**40), 3)
            for place in range(3):
                assert seen(GAME.state.unpack(packed, place), 0) == seen(match._s, 0)
