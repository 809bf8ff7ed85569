"""Phase 2: winning tricks (GB-11 to GB-16, GB-21)."""

import pytest

import stammtisch
from stammtisch.core.errors import BadMove, IllegalMove, NotAsked
from tests.rules.gaunerbande.table import SIZES, at_play, dealt, deck, midway
from tests.tables import play_all, play_out, refused, words

GREENS = {0: "g0 g5 g6", 1: "g7 g8", 2: "g9 g10", 3: "g1 g2"}


@pytest.mark.rule("GB-11")
def test_players_take_turns_clockwise_round_the_end_of_the_table() -> None:
    match = at_play({2: "g0 g1", 3: "g2", 0: "g3", 1: "g4"})
    for seat, move in ((2, "play g0"), (3, "play g2"), (0, "play g3"), (1, "play g4")):
        assert match.awaiting == (seat,)
        match.play(seat, move)


@pytest.mark.rule("GB-11")
def test_out_of_turn_is_refused() -> None:
    match = at_play(GREENS)
    for seat in (1, 2, 3):
        assert "expected a move of seat 0" in str(refused(match, seat, f"play {match.view(seat)['hand'][0]}", NotAsked))
        assert match.legal(seat) == []


@pytest.mark.rule("GB-11")
def test_only_one_card_and_only_from_the_own_hand() -> None:
    match = at_play(GREENS)
    refused(match, 0, "play g0 g5", BadMove)
    match.play(0, "play g0")
    assert refused(match, 1, "play g9", IllegalMove).paragraph == "GB-11"
    assert refused(match, 1, "play g0", IllegalMove).paragraph == "GB-11"
    refused(match, 1, "pass g7", BadMove)


@pytest.mark.rule("GB-11")
def test_cards_are_played_face_up() -> None:
    match = at_play(GREENS)
    play_all(match, "play g0", "play g8")
    for looker in (0, 1, 2, 3, None):
        assert match.view(looker)["trick"] == [{"seat": 0, "card": "g0"}, {"seat": 1, "card": "g8"}]
    assert "g8" not in match.view(1)["hand"]
    assert match.view(None)["counts"] == [12, 12, 13, 13]


@pytest.mark.rule("GB-12")
@pytest.mark.parametrize(("players", "opening"), [(3, "g1"), (4, "g0"), (5, "g0"), (6, "g1")])
@pytest.mark.parametrize("holder", [0, 2])
def test_whoever_holds_the_opening_card_must_lead_it(players: int, opening: str, holder: int) -> None:
    match = at_play({holder: f"{opening} g12 b12"}, players)
    assert match.awaiting == (holder,)
    assert match.legal(holder) == [f"play {opening}"]
    error = refused(match, holder, "play g12", IllegalMove)
    assert error.paragraph == "GB-12"
    assert opening in str(error)
    assert refused(match, holder, "play b12", IllegalMove).paragraph == "GB-12"


@pytest.mark.rule("GB-12")
def test_the_opening_card_counts_where_it_is_after_passing() -> None:
    match = dealt({1: "g0 g1 g2"})
    match.play(1, "pass g0 g1 g2")
    for seat in (0, 2, 3):
        match.play(seat, "pass " + " ".join(match.view(seat)["hand"][:3]))
    assert match.awaiting == (2,)
    assert match.legal(2) == ["play g0"]


@pytest.mark.rule("GB-13")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_trick_has_one_card_of_everybody(players: int) -> None:
    match = play_out(stammtisch.new("gaunerbande", players, seed=12), until=lambda match: len(match.sheet) == 1)
    story = [event for event in match.events(None) if event.kind in ("plays", "takes")]
    leader = next(event.data["seat"] for event in match.events(None) if event.kind == "opens")
    for place in range(0, len(story), players + 1):
        *plays, takes = story[place : place + players + 1]
        assert [event.data["seat"] for event in plays] == [(leader + i) % players for i in range(players)]
        assert takes.kind == "takes"
        leader = takes.data["seat"]


@pytest.mark.rule("GB-14")
def test_the_led_colour_must_be_followed() -> None:
    match = at_play({0: "g0", 1: "g3 g11 b5 r10 k2 k12"})
    play_all(match, "play g0")
    assert words(match, 1) == {name for name in match.view(1)["hand"] if name[0] == "g"}
    for card in ("b5", "r10", "k2", "k12"):
        error = refused(match, 1, f"play {card}", IllegalMove)
        assert error.paragraph == "GB-14"
        assert "green" in str(error)


@pytest.mark.rule("GB-14")
def test_even_the_politician_must_follow() -> None:
    match = midway(["r3 r12", "r10 b1", "b2 b3", "b4 b5"])
    match.play(0, "play r12")
    assert match.legal(1) == ["play r10"]
    assert refused(match, 1, "play b1", IllegalMove).paragraph == "GB-14"


@pytest.mark.rule("GB-14")
def test_black_follows_black() -> None:
    match = midway(["k3 r12", "k4 k5 r10 b12", "r1 b3 b4", "k12 b5 b6"])
    match.play(0, "play k3")
    assert words(match, 1) == {"k4", "k5"}
    error = refused(match, 1, "play r10", IllegalMove)
    assert error.paragraph == "GB-14"
    assert "black was led" in str(error)
    play_all(match, "play k5")
    assert words(match, 2) == {"r1", "b3", "b4"}
    play_all(match, "play r1")
    assert words(match, 3) == {"k12"}


@pytest.mark.rule("GB-14")
def test_the_first_card_counts_not_the_last() -> None:
    match = midway(["b3 b4", "r4 r5", "r1 b9", "r6 b10"])
    play_all(match, "play b3", "play r4")
    assert words(match, 2) == {"b9"}
    play_all(match, "play b9")
    assert words(match, 3) == {"b10"}


@pytest.mark.rule("GB-15")
def test_whoever_cannot_follow_may_play_anything() -> None:
    """From the second trick on that means anything: black cards and the politician too."""
    match = at_play({0: "g0 g1", 1: "g12 g11", 2: "g2 b4 r10 r3 k0 k12 b5-b9 k1 k2", 3: "g3 g4 g5-g10"})
    play_all(match, "play g0", "play g12", "play g2", "play g3", "play g11")
    assert words(match, 2) == set(match.view(2)["hand"])
    assert {"b4", "r3", "r10", "k0", "k12"} <= words(match, 2)
    match.play(2, "play r10")


@pytest.mark.rule("GB-16")
@pytest.mark.parametrize(
    ("trick", "taker"),
    [
        (["b5", "b6", "b4", "b3"], 1),
        (["b9", "b10", "b2", "b3"], 1),  # by rank, not by letters
        (["b2", "b3", "b12", "b11"], 2),
        (["b1", "b2", "b3", "b4"], 3),
        (["b7", "b6", "b5", "b4"], 0),
        (["b2", "r12", "k12", "g12"], 0),  # other colours do not count, however high
        (["b2", "r12", "b3", "k12"], 2),
        (["r9", "r10", "b12", "k12"], 1),  # the politician is a red 10 like any other
        (["k1", "k12", "r12", "g12"], 1),
        (["g0", "b1", "r2", "k3"], 0),  # even the lowest card wins if nobody follows
    ],
)
@pytest.mark.parametrize("leader", [0, 1, 3])
def test_who_takes_the_trick(trick: list[str], taker: int, leader: int) -> None:
    others = [
        name for name in deck(4) if name not in trick and name[0] != trick[0][0]
    ]  # nobody could follow with these
    hands = [f"{trick[(seat - leader) % 4]} {others[seat]}" for seat in range(4)]
    match = midway(hands, leader=leader)
    play_all(match, *(f"play {card}" for card in trick))
    taker = (leader + taker) % 4
    assert match.awaiting == (taker,)
    assert set(match.view(None)["taken"][taker]) >= set(trick)
    assert match.view(None)["last_trick"] == {
        "cards": [{"seat": (leader + place) % 4, "card": card} for place, card in enumerate(trick)],
        "taker": taker,
    }


@pytest.mark.rule("GB-16")
def test_the_winner_leads_the_next_trick_with_any_card() -> None:
    match = at_play({0: "g0 g1", 1: "g12 g4 b3 r2 r10", 2: "g2", 3: "g3"})
    play_all(match, "play g0", "play g12", "play g2", "play g3")
    assert match.awaiting == (1,)
    assert words(match, 1) == {name for name in match.view(1)["hand"] if name[0] != "k"}
    assert {"g4", "b3", "r2", "r10"} <= words(match, 1)


@pytest.mark.rule("GB-21")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_phase_ends_when_all_cards_are_played(players: int) -> None:
    match = play_out(
        stammtisch.new("gaunerbande", players, seed=13),
        until=lambda match: match.view(None)["counts"] == [1] * players,
    )
    assert match.view(None)["tricks"] == SIZES[players] - 1
    assert match.decision.step == "play"
    for _ in range(players):
        assert len(match.sheet) == 0
        (seat,) = match.awaiting
        match.play(seat, match.legal(seat)[0])
    assert match.decision.step != "play"
    plays = [event for event in match.events(None) if event.kind == "plays"]
    assert len(plays) == len({event.data["card"] for event in plays}) == players * SIZES[players]
