"""Every world that a seat imagines can be the true one, as far as that seat knows."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch import games
from stammtisch.core.match import Match
from stammtisch.core.playout import EVEN, RANDOM, make_playout
from stammtisch.core.state import State
from tests.knowledge.histories import PASSED, Position, as_seen, secrets_of, take
from tests.knowledge.native import imagine
from tests.knowledge.positions import GAMES, played, positions
from tests.rules.black_spy.table import passed_on
from tests.rules.gaunerbande.table import at_play
from tests.tables import play_all

UNKNOWABLE = {"seed", "pile"}
"""What no history says: the chance to come, and the order of the cards in the shuffle before the deal."""


def check(position: Position, seat: int, world: State) -> None:
    """Demand that a world fits all that a seat knows, and that one can play on in it."""
    match = position.match
    true = position.secrets()
    imagined = secrets_of(position, world)
    assert as_seen(position, imagined, seat) == as_seen(position, true, seat)
    again = position.again(imagined)
    assert again is not None, "no round by the rules leads to this world"
    differences = [text for text in again._s.differences(world) if text.partition(":")[0] not in UNKNOWABLE]
    assert differences == []
    assert json.dumps(again.view(seat)) == json.dumps(match.view(seat))
    assert again.legal(seat) == match.legal(seat)
    assert again.events(seat) == match.events(seat)
    conserved(match, world)
    voids_respected(position, world)
    if "mole" in match.options.as_json() and seat in true.pickers:
        spread_over_later_pickers(position, seat, world)
    if not match.over:
        finished = world.clone()
        finished.limit = 1  # type: ignore[attr-defined]
        make_playout(match.game)(finished, [RANDOM] * match.players, EVEN, [seat])
        assert finished.ended


def conserved(match: Match, world: Any) -> None:
    """Every card is in one place, and every seat holds as many as it does."""
    names, true = match.game.deck.names, match._s
    places = [*world.hands, *world.laid, getattr(world, "aside", 0)]
    last = next(note for note in reversed(true.notes) if note[0] == "shuffle")
    assert Counter(name for place in places for name in names(place)) == Counter(map(match.game.deck.name, last[1:]))
    assert [hand.bit_count() for hand in world.hands] == [hand.bit_count() for hand in true.hands]
    assert world.laid == true.laid
    assert world.won == true.won


def voids_respected(position: Position, world: Any) -> None:
    """Nobody holds what they have shown not to hold: said once more, from the cards on the table."""
    match = position.match
    trick: list[str] = []
    ranks = getattr(position.state, "follow_the_rank", 0)
    for seat, move in position.moves:
        verb, _, card = move.partition(" ")
        if verb != "play":
            continue
        if trick:
            colour, rank = trick[0][0], trick[0][1:]
            if match.game.name == "black_spy":
                shown = card[0] != colour and card[1:] != rank and not (ranks and card[1:] == trick[-1][1:])
            else:
                shown, rank = card[0] != colour, "none"
            if shown:
                hand = match.game.deck.names(world.hands[seat])
                assert not [name for name in hand if name[0] == colour or name[1:] == rank]
        trick = [*trick, card] if len(trick) < match.players - 1 else []


def spread_over_later_pickers(position: Position, seat: int, world: Any) -> None:
    """What a seat left in the pile is with those who picked later, three each, or has been passed on by them."""
    names, true = position.match.game.deck.names, position.secrets()
    left = true.left_by(seat)
    place = true.pickers.index(seat)
    whole = sum(map(len, true.picks)) == len(true.aside)
    for other in range(world.players):
        picks = Counter(names(world.picks[other]))
        if other in true.pickers[place + 1 :]:
            left = take(left, picks)
            if whole:
                assert picks.total() == PASSED
        else:
            assert picks.total() == len(true.picks[other])
    assert left == Counter(names(world.aside))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@settings(max_examples=120)
@given(data=st.data())
def test_an_imagined_world_can_be_the_true_one(game: Any, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    for seat in range(position.match.players):
        check(position, seat, position.match.imagine(seat, seed=data.draw(st.integers(0, 2**32))))


@settings(max_examples=80)
@given(positions(games.get("black_spy"), mole=True), st.integers(0, 2**32))
def test_what_the_mole_brought_is_not_forgotten(position: Position, seed: int) -> None:
    for seat in range(position.match.players):
        check(position, seat, position.match.imagine(seat, seed=seed))


@settings(max_examples=80)
@given(positions(games.get("black_spy"), announce_a_colour=True), st.integers(0, 2**32))
def test_what_an_announced_colour_shows_is_not_forgotten(position: Position, seed: int) -> None:
    """Those who let it pass have none of it; whoever is to lead it has some."""
    match = position.match
    view = match.view(None)
    for seat in range(match.players):
        world: Any = match.imagine(seat, seed=seed)
        check(position, seat, world)
        if view["announced"]:
            hands = [match.game.deck.names(hand) for hand in world.hands]
            colour = view["announced"][0]
            for event in match.events(None, position.start):
                if event.kind == "cannot_open":
                    assert not any(name[0] == colour for name in hands[event.data["seat"]])
            if view["tricks"] == 0 and not view["trick"]:
                assert any(name[0] == colour for name in hands[view["opener"]])


@pytest.mark.parametrize(
    ("mine", "possible"),
    [
        ("g1-g10", [{"g11"}]),
        ("g1-g9", [{"g10"}, {"g11"}, {"g10", "g11"}]),
    ],
)
def test_whoever_is_to_lead_the_announced_colour_has_it(mine: str, possible: list[set[str]]) -> None:
    """Seat 3 holds most of the green cards and seat 0 has none: seat 1, who is to lead, has the rest or part of it."""
    match = passed_on({1: "b1 b2 b3 g11", 3: mine}, 6, dealer=5, variants=["announce_a_colour"])
    match.play(5, "announce green")
    assert match.awaiting == (1,)
    found = []
    for seed in range(60):
        world: Any = match.imagine(3, seed=seed)
        check(Position(match), 3, world)
        found.append({name for name in match.game.deck.names(world.hands[1]) if name[0] == "g"})
    assert all(greens in possible for greens in found)
    assert all(greens in found for greens in possible)


@settings(max_examples=60)
@given(positions(games.get("black_spy"), announce_a_colour=False), st.integers(0, 2**32))
def test_the_opener_keeps_the_red_1_until_it_is_played(position: Position, seed: int) -> None:
    match = position.match
    opener = match.view(None)["opener"]
    out = any(move == "play r1" for _, move in position.moves)
    for seat in range(match.players):
        world: Any = match.imagine(seat, seed=seed)
        if opener is not None and not out:
            assert "r1" in match.game.deck.names(world.hands[opener])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_opener_of_a_round_is_known_before_it_has_led(game: Any) -> None:
    for seed in range(30):
        position = Position(Match(game, players=4, seed=seed))
        while position.step != "play":
            position.play_at_random(Random(seed))
        (opener,) = position.match.awaiting
        for seat in range(4):
            held = game.deck.names(position.match.imagine(seat, seed=seed).hands[opener])  # type: ignore[attr-defined]
            assert ("r1" if game.name == "black_spy" else "g0") in held


@pytest.mark.parametrize(
    ("hands", "moves", "seat"),
    [
        # GB-19: a crook in the first trick, so nothing else is left
        ({0: "g1", 1: "g2", 2: "k1-k8"}, "g1 g2 k3", 2),
        ({0: "g1", 1: "g2", 2: "k1-k7 r10"}, "g1 g2 r10", 2),
        # GB-18: black is led before it is open
        ({0: "g12 k1-k7", 1: "g1", 2: "g2", 3: "g3", 4: "g4", 5: "g5"}, "g1 g2 g3 g4 g5 g12 k5", 0),
    ],
)
def test_a_hand_of_nothing_but_crooks_is_not_forgotten(hands: dict[int, str], moves: str, seat: int) -> None:
    match = at_play(hands, players=6)
    play_all(match, *(f"play {name}" for name in moves.split()))
    for looker in range(6):
        for seed in range(20):
            world: Any = match.imagine(looker, seed=seed)
            check(Position(match), looker, world)
            held = match.game.deck.names(world.hands[seat])
            assert all(name[0] == "k" or name == "r10" for name in held)


# Somebody has taken everything, and must choose


def catch_everything(match: Match, seat: int) -> str:
    """Seat 0 leads from the top, the others throw in what comes first."""
    if match.view(None)["step"] != "play":
        return ""
    moves = match.legal(seat)
    strongest = sorted(moves, key=lambda move: (move[5] == "k", int(move[6:])))
    return strongest[-1] if seat == 0 else moves[0]


@pytest.mark.parametrize(
    ("name", "hand", "step"),
    [
        ("black_spy", "k1-k11 k7 k7 k7 k7 k7 r11 b11 y11 r1", "capture"),
        ("gaunerbande", "k1-k12 r10 r11 r12 g12", "gang"),
    ],
)
def test_a_round_in_which_somebody_took_everything(name: str, hand: str, step: str) -> None:
    game = games.get(name)
    wanted = {"capture_or_release": True} if step == "capture" else {}
    hands = {0: hand} if step == "capture" else {0: hand, 1: "g1"}
    position = played(game, hands, 3, catch_everything, **wanted)
    assert position.step == step
    assert position.match.awaiting == (0,)
    for seat in range(3):
        for seed in range(20):
            check(position, seat, position.match.imagine(seat, seed=seed))


# And natively


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@settings(max_examples=60)
@given(data=st.data())
def test_both_worlds_imagine_the_same(game: Any, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    first = data.draw(st.integers(0, 2**48 - 1))
    for seat in range(position.match.players):
        packed = imagine(game, position.state, seat, first, 3)
        dice = [first]
        for place in range(3):
            world = position.state.clone()
            game.sample(world, seat, dice)
            assert list(game.state.unpack(packed, place).differences(world)) == []
