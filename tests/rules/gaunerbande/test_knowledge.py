"""What a seat knows of the others, case by case; that nothing more is known is tested for all games together."""

from collections.abc import Iterator

import pytest

from stammtisch.core.match import Match
from stammtisch.games.gaunerbande.state import State
from tests.rules.alike import play_last
from tests.rules.gaunerbande.table import GAME, at_play, dealt, last_trick, midway
from tests.tables import mask, names_of, play_all, state


def worlds(match: Match, seat: int, count: int = 25) -> Iterator[State]:
    for seed in range(count):
        world = match.imagine(seat, seed=seed)
        assert isinstance(world, State)
        yield world


def hands(world: State) -> list[set[str]]:
    return [names_of(GAME, world.hands[seat]) for seat in range(world.players)]


def test_while_passing_only_the_own_hand_is_known() -> None:
    match = dealt({0: "g0 k1 k2"})
    match.play(1, "pass " + " ".join(match.view(1)["hand"][:3]))
    match.play(2, f"pass {match.view(2)['hand'][0]}")
    holders = set()
    for world in worlds(match, 0):
        assert hands(world)[0] == set(match.view(0)["hand"])
        assert len(names_of(GAME, world.chosen[1])) == 3, "has chosen, though nobody knows what"
        assert world.chosen[1] & ~world.hands[1] == 0
        assert world.chosen[2] == 0, "a beginning is not seen"
        holders.add(next(seat for seat in (1, 2, 3) if "k12" in hands(world)[seat]))
    assert holders == {1, 2, 3}


def test_the_cards_one_passed_on_are_known_until_they_are_played() -> None:
    match = at_play({0: "g0 g5", 1: "r10 k11 k12 g7", 2: "g8", 3: "g9"})  # seat 1 got its first three from seat 0
    for world in worlds(match, 0):
        assert {"r10", "k11", "k12"} <= hands(world)[1]
        assert names_of(GAME, world.chosen[0]) == {"r10", "k11", "k12"}
    for world in worlds(match, 1):
        assert names_of(GAME, world.chosen[0]) == {"r10", "k11", "k12"}, "the receiver saw them too"
    elsewhere = {seat for world in worlds(match, 2) for seat in (0, 1, 3) if "r10" in hands(world)[seat]}
    assert elsewhere == {0, 1, 3}, "the others did not"


def test_who_is_to_open_holds_the_opening_card() -> None:
    match = at_play({2: "g0 g1"})
    for seat in (0, 1, 3):
        for world in worlds(match, seat):
            assert "g0" in hands(world)[2]


def test_whoever_did_not_follow_has_none_of_that_colour() -> None:
    match = at_play({0: "g0 g2", 1: "b1-b10 r1 r2 r3", 2: "g5", 3: "g6"})
    play_all(match, "play g0", "play b1")
    for world in worlds(match, 3):
        assert not {card for card in hands(world)[1] if card[0] == "g"}


def test_the_colour_that_was_led_is_the_one_that_is_lacking() -> None:
    match = midway(["b3 b4 g1", "g2 g3 b5", "r1 r2 g4", "b7 g5 g6"])
    play_all(match, "play b3", "play b5", "play r1")
    for world in worlds(match, 0):
        assert not {card for card in hands(world)[2] if card[0] == "b"}
        assert len(hands(world)[2]) == 2
    assert any({card for card in hands(world)[2] if card[0] == "g"} for world in worlds(match, 0))


def test_a_second_colour_that_is_lacking_does_not_make_one_forget_the_first() -> None:
    match = midway(["b3 r4 g1", "b9 r9 g2", "k1 k2 k3", "b7 r7 g6"])
    play_all(match, "play b3", "play b9", "play k1", "play b7", "play r9", "play k2")
    assert state(match).lacks[2] == mask(GAME.deck, "b0-b12 r0-r12")  # type: ignore[attr-defined]
    for world in worlds(match, 0):
        assert hands(world)[2] <= {f"{colour}{rank}" for colour in "gk" for rank in range(13)}


@pytest.mark.parametrize("place", [1, 2, 3])
def test_the_first_card_of_the_trick_says_what_was_led(place: int) -> None:
    trick = ["b3 g1", "b5 g2", "b6 g3", "b7 g4"]
    trick[place] = "r1 r2"
    match = midway(trick)
    play_all(match, *(f"play {trick[seat].split()[0]}" for seat in range(place + 1)))
    lacking = [0] * 4
    lacking[place] = mask(GAME.deck, "b0-b12")
    assert state(match).lacks[:4] == lacking  # type: ignore[attr-defined]


def test_a_new_deal_forgets_what_was_laid_and_what_was_lacking() -> None:
    match = last_trick(["g1", "g2", "r3", "g4"], {0: "k1"}, rest=1)
    play_last(match)
    s = state(match)
    assert s.round == 2
    assert s.laid == s.lacks == s.won == s.chosen == [0] * 8  # type: ignore[attr-defined]
    assert {len(hand) for hand in hands(match.imagine(0, seed=1))} == {13}  # type: ignore[arg-type]


def test_crooks_in_the_first_trick_show_a_hand_of_nothing_else() -> None:
    match = at_play({0: "g1", 1: "k1-k7 r10", 2: "g3"}, players=6)
    play_all(match, "play g1", "play k7")
    for world in worlds(match, 4):
        assert hands(world)[1] <= {f"k{rank}" for rank in range(13)} | {"r10"}


def test_black_led_before_it_is_open_shows_a_hand_of_nothing_else() -> None:
    match = at_play({0: "g1", 1: "g12 k1-k7", 2: "g2", 3: "g3", 4: "g4", 5: "g5"}, players=6)
    play_all(match, "play g1", "play g12", "play g2", "play g3", "play g4", "play g5", "play k4")
    for world in worlds(match, 3):
        assert hands(world)[1] <= {f"k{rank}" for rank in range(13)}


@pytest.mark.parametrize("choice", ["others", "self"])
def test_a_world_can_be_imagined_at_the_end_of_a_round_too(choice: str) -> None:
    match = last_trick(["g1", "g2", "g3", "g4"], {0: "k0-k12 r10"}, rest=1, totals=[0, 90, 0, 0])
    play_last(match)
    for world in worlds(match, 2, 3):
        assert hands(world) == [set()] * 4
    match.play(0, f"gang {choice}")
    world = match.imagine(0, seed=1)
    assert world.totals == state(match).totals


def test_in_a_round_without_passing_nothing_was_passed() -> None:
    match = at_play(limit=1000)
    s = state(match)
    s.pass_to, s.chosen = 0, [0] * 8
    for world in worlds(match, 1, 5):
        assert world.chosen == [0] * 8
        assert world.hands[1] == mask(GAME.deck, " ".join(match.view(1)["hand"]))


def test_the_order_of_the_pile_is_forgotten() -> None:
    match = at_play()
    pile = state(match).pile
    assert all(world.pile != pile and sorted(world.pile) == sorted(pile) for world in worlds(match, 0, 3))
