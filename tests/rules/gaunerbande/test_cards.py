"""The idea, the cards and the deal (GB-1 to GB-6)."""

import pytest

import stammtisch
from stammtisch.games.gaunerbande import cards
from tests.rules.alike import play_last
from tests.rules.gaunerbande.table import GAME, SIZES, at_play, dealt, deck, last_trick
from tests.tables import names_of, play_all, play_out, state

COUNTS = [3, 4, 5, 6]


@pytest.mark.rule("GB-1")
def test_the_highest_card_of_the_led_colour_wins_them_all() -> None:
    match = at_play({0: "g0 g5", 1: "g7", 2: "g12", 3: "g3"})
    play_all(match, "play g0", "play g7", "play g12", "play g3")
    assert set(match.view(2)["taken"][2]) == {"g0", "g7", "g12", "g3"}
    assert match.view(2)["taken"][0] == []


@pytest.mark.rule("GB-1")
def test_the_fewest_points_win() -> None:
    match = last_trick(["g1", "g2", "g3", "k12"], {1: "r10"}, rest=2, limit=1)
    play_last(match)
    assert match.outcome is not None
    assert match.outcome.totals == (0, 13, 13, 0)
    assert match.outcome.winners == (0, 3)


@pytest.mark.rule("GB-2")
def test_there_are_52_cards_from_0_to_12_in_four_colours() -> None:
    names = [GAME.deck.name(card) for card in range(len(GAME.deck))]
    assert len(names) == len(set(names)) == 52
    assert set(names) == {f"{colour}{rank}" for colour in "gbrk" for rank in range(13)}


@pytest.mark.rule("GB-2")
def test_the_professions_that_matter() -> None:
    assert names_of(GAME, cards.BLACK) == {f"k{rank}" for rank in range(13)}
    assert names_of(GAME, cards.POLITICIAN_MASK) == {"r10"}
    assert names_of(GAME, cards.SALESMEN) == {"g0", "b0", "r0"}
    assert names_of(GAME, cards.THUG) == {"k0"}
    assert cards.NAMES["g1"] == "car salesman"
    assert cards.NAMES["r10"] == "corrupt politician"
    assert all("vacuum-cleaner" in cards.NAMES[name] for name in ("g0", "b0", "r0"))


@pytest.mark.rule("GB-3")
def test_a_round_is_passing_then_tricks_then_points() -> None:
    match = play_out(stammtisch.new("gaunerbande", 4, seed=3), until=lambda match: len(match.sheet) == 2)
    steps = [event.kind for event in match.events(None) if event.kind in ("deals", "passes", "takes", "scores")]
    one_round = ["deals"] + ["passes"] * 4 + ["takes"] * 13 + ["scores"]
    assert steps == one_round * 2 + ["deals"]


@pytest.mark.rule("GB-4")
@pytest.mark.parametrize(
    ("players", "left_out"),
    [(3, "g0 b0 r0 k0"), (4, ""), (5, "r0 b0"), (6, "g0 b0 r0 k0")],
)
def test_which_cards_are_left_out(players: int, left_out: str) -> None:
    match = stammtisch.new("gaunerbande", players, seed=1)
    held = [name for seat in range(players) for name in match.view(seat)["hand"]]
    everything = {f"{colour}{rank}" for colour in "gbrk" for rank in range(13)}
    assert set(held) == everything - set(left_out.split())
    assert len(held) == len(set(held))


@pytest.mark.rule("GB-5")
@pytest.mark.parametrize(("players", "size"), [(3, 16), (4, 13), (5, 10), (6, 8)])
def test_how_many_cards_everybody_gets(players: int, size: int) -> None:
    match = stammtisch.new("gaunerbande", players, seed=2)
    assert match.view(None)["counts"] == [size] * players
    assert all(len(match.view(seat)["hand"]) == size for seat in range(players))
    assert SIZES[players] == size


@pytest.mark.rule("GB-6")
@pytest.mark.parametrize("players", COUNTS)
def test_cards_are_dealt_one_by_one_round_the_table(players: int) -> None:
    pile = deck(players)
    match = dealt([" ".join(pile[seat::players]) for seat in range(players)], players)
    for seat in range(players):
        assert match.view(seat)["hand"] == pile[seat::players]
    assert '"shuffle","cards":["' + '","'.join(pile[:5]) in match.record()


@pytest.mark.rule("GB-6", "GB-28")
@pytest.mark.parametrize("players", COUNTS)
def test_every_round_has_a_shuffle_of_its_own(players: int) -> None:
    match = stammtisch.new("gaunerbande", players, seed=5, limit=1000)
    hands = []
    for round_ in range(1, 4):
        play_out(match, seed=round_, until=lambda match, r=round_: match.view(None)["round"] == r)
        assert match.view(None)["counts"] == [SIZES[players]] * players
        assert state(match).shuffles == round_
        hands.append(match.view(0)["hand"])
    assert hands[0] != hands[1] != hands[2]
