"""What tables agree on beyond the booklet (HK-51 to HK-55), and the words of moves."""

from collections import Counter

import pytest

import stammtisch
from stammtisch import games
from stammtisch.core.errors import BadMove, BadOption, StammtischError
from stammtisch.games.halt_mal_kurz.cards import names_of
from tests.everygame import cards_anywhere
from tests.rules.halt_mal_kurz.table import each, hands, kinds, step, table
from tests.tables import by_policy, play_out, refused, state

GAME = games.get("halt_mal_kurz")


@pytest.mark.rule("HK-51")
def test_house_rules_are_off_unless_agreed():
    house = [option.name for option in GAME.options.describe() if option.group == "house"]
    assert house == ["majority", "hand", "deck"]
    assert GAME.options().changed() == {}


@pytest.mark.rule("HK-51")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_of_them_together(players):
    match = stammtisch.new("halt_mal_kurz", players, seed=players, starts="duel", majority="most", hand=3, list="all")
    assert play_out(match, players).over


# Who begins


def thrown(match, *signs):
    each(match, [f"throw {sign}" for sign in signs])


@pytest.mark.rule("HK-52")
def test_a_duel_decides_who_begins():
    match = stammtisch.new("halt_mal_kurz", 4, seed=1, starts="duel", well="never")
    assert (step(match), match.awaiting) == ("throw", (0, 1, 2, 3))
    view = match.view(None)
    assert (view["turns"], view["contenders"], view["action"]) == (0, [0, 1, 2, 3], None)
    thrown(match, "rock", "paper", "rock", "paper")
    assert match.awaiting == (1, 3)
    assert match.view(None)["contenders"] == [1, 3]
    assert [event.data["seat"] for event in match.events(None) if event.kind == "drops_out"] == [0, 2]
    thrown(match, "paper", "scissors")
    assert (step(match), match.awaiting) == ("turn", (3,))
    assert (match.view(None)["turns"], match.view(None)["active"]) == (1, 3)
    assert match.view(None)["contenders"] is None
    assert kinds(match)[-1] == "begins"


@pytest.mark.rule("HK-52")
@pytest.mark.parametrize("signs", [("rock", "rock", "rock"), ("rock", "paper", "scissors")])
def test_if_nobody_or_everybody_is_beaten_all_throw_again(signs):
    match = stammtisch.new("halt_mal_kurz", 3, seed=1, starts="duel", well="never")
    thrown(match, *signs)
    assert match.awaiting == (0, 1, 2)
    assert kinds(match)[-1] == "draw"


@pytest.mark.rule("HK-52")
def test_after_a_thousand_idle_throws_chance_picks_one_of_those_left():
    match = stammtisch.new("halt_mal_kurz", 3, seed=1, starts="duel", well="never")
    thrown(match, "paper", "paper", "rock")
    state(match).draws = 999
    thrown(match, "rock", "rock")
    assert step(match) == "turn"
    assert match.awaiting[0] in (0, 1)
    assert any(note[0] == "pick" and note[2] == 2 for note in match.story())
    assert "no_winner" in kinds(match)


@pytest.mark.rule("HK-52", "HK-21")
def test_the_well_is_called_once_for_all_throws():
    match = stammtisch.new("halt_mal_kurz", 3, seed=1, starts="duel")
    assert (step(match), match.awaiting) == ("well", (0, 1, 2))
    each(match, ["with well", "without well", "with well"])
    thrown(match, "rock", "rock", "rock")
    assert step(match) == "throw"
    assert "throw well" not in match.legal(0)
    match = stammtisch.new("halt_mal_kurz", 3, seed=1, starts="duel", well="always")
    assert "throw well" in match.legal(0)


@pytest.mark.rule("HK-52")
def test_the_throws_are_unseen():
    match = stammtisch.new("halt_mal_kurz", 3, seed=1, starts="duel", well="never")
    match.play(0, "throw rock")
    assert match.view(0)["answer"] == "throw rock"
    assert match.view(1)["answer"] is None
    assert "throws" not in kinds(match)


@pytest.mark.rule("HK-52", "HK-6")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_certain_seat_begins(seat):
    match = stammtisch.new("halt_mal_kurz", 3, seed=1, starts="seat", first_seat=seat)
    assert match.awaiting == (seat,)


@pytest.mark.rule("HK-52")
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"starts": "seat"}, "expected 'first_seat'"),
        ({"first_seat": 1}, "'first_seat' means nothing without"),
        ({"starts": "duel", "first_seat": 1}, "'first_seat' means nothing without"),
        ({"starts": "seat", "first_seat": 3}, "'first_seat': .*from 0 to 2, got 3"),
        ({"starts": "seat", "first_seat": 5}, "from 0 to 4"),
    ],
)
def test_contradictions_are_refused(options, message):
    with pytest.raises(BadOption, match=message):
        stammtisch.new("halt_mal_kurz", 3, **options)


# How many cards


@pytest.mark.rule("HK-53", "HK-4")
@pytest.mark.parametrize(("players", "hand", "dealt"), [(3, None, 7), (5, None, 5), (3, 3, 3), (5, 10, 10)])
def test_so_many_cards(players, hand, dealt):
    match = stammtisch.new("halt_mal_kurz", players, seed=2, hand=hand)
    assert [len(cards) for cards in hands(match)] == [dealt] * players
    assert match.options.hand == dealt


# Majority


def assembly(*votes, **options):
    match = table("versammlung-k nazi-k", "nazi-a nazi-a", "nazi-p nazi-p", "nazi-k", top="halt-p", **options)
    match.play(0, "play versammlung-k")
    each(match, ["propose seat 1 to seat 0", "propose seat 2 to seat 0", "propose seat 3 to seat 0", "propose nothing"])
    each(match, list(votes))
    return match


ONE, TWO, THREE = (f"vote seat {giver} to seat 0" for giver in (1, 2, 3))


@pytest.mark.rule("HK-54", "HK-19")
@pytest.mark.parametrize(
    ("votes", "giver"),
    [
        ((ONE, "abstain", "abstain", "abstain"), 1),
        ((ONE, TWO, TWO, "abstain"), 2),
        ((ONE, ONE, TWO, TWO), None),
        ((ONE, TWO, THREE, "abstain"), None),
        ((ONE, THREE, TWO, THREE), 3),
        (("abstain",) * 4, None),
        ((TWO, TWO, TWO, ONE), 2),
    ],
)
def test_the_most_votes_are_enough(votes, giver):
    match = assembly(*votes, majority="most")
    if giver is None:
        assert "no_majority" in kinds(match)
        assert step(match) == "turn"
    else:
        assert (step(match), state(match).giver) == ("react", giver)


@pytest.mark.rule("HK-19")
def test_usually_they_are_not():
    assert "no_majority" in kinds(assembly(ONE, TWO, TWO, "abstain"))
    assert state(assembly(ONE, TWO, TWO, TWO)).giver == 2


# Words


@pytest.mark.rule("HK-17")
def test_a_move_that_is_not_listed_is_not_read():
    """Whatever is half proposed, other words are no receiver."""
    match = table("versammlung-k nazi-k", "nazi-a nazi-a", "nazi-p nazi-p", top="halt-p")
    match.play(0, "play versammlung-k")
    for words in ("to seat 1", "seat 1", "1", "propose to seat 1", "propose seat 1 seat 2", "swap seat 1"):
        refused(match, 0, words, BadMove)
    match.play(0, "propose seat 2")
    for words in ("propose seat 1", "propose nothing", "propose seat 1 to seat 0", "seat 1"):
        refused(match, 0, words, BadMove)
    match.play(0, "to seat 1")
    assert kinds(match)[-1] == "proposes"


@pytest.mark.rule("HK-20", "HK-29", "HK-37", "HK-15")
@pytest.mark.parametrize(
    ("card", "verb"), [("schnick-k", "challenge"), ("mein-k", "swap"), ("polizei-k", "name"), ("halt-k", "to")]
)
def test_every_action_has_its_own_verb(card, verb):
    match = table(f"{card} nazi-k nazi-p", "nazi-a nazi-a", "nazi-p nazi-p", top="halt-k")
    match.play(0, f"play {card}")
    while step(match) == "slap":
        match.play(match.awaiting[0], "stay")
    for other in ("challenge", "swap", "name", "to", "propose", "vote", ""):
        words = f"{other} seat 1".strip()
        assert (words in match.legal(0)) == (match.why_not(0, words) is None) == (other == verb), words
    assert match.why_not(0, f"{verb} 1") is None
    assert isinstance(match.why_not(0, f"{verb} seat 1 to seat 2"), StammtischError)


# The deck

OWN = {"nazi-k": 12, "halt-p": 9, "liste-a": 5, "mein-k": 4, "kommunismus": 3, "razupaltuff": 6}


@pytest.mark.rule("HK-55")
def test_another_deck_has_just_those_cards():
    match = stammtisch.new("halt_mal_kurz", 3, seed=2, deck=OWN)
    assert cards_anywhere(match) == Counter(OWN)
    view = match.view(None)
    assert view["stock"] + sum(view["counts"]) + view["discards"] == sum(OWN.values())
    assert stammtisch.replay(play_out(match).record())._s == match._s
    assert cards_anywhere(match) == Counter(OWN)


@pytest.mark.rule("HK-55")
def test_cards_of_another_deck_do_what_they_do():
    """Hands, moves and what is told go by names, whatever the numbers."""
    match = stammtisch.new("halt_mal_kurz", 3, seed=2, starts="seat", first_seat=0, deck=OWN)
    hand = match.view(0)["hand"]
    assert Counter(hand) <= Counter(OWN)
    playable = [move[5:] for move in match.legal(0) if move.startswith("play ")]
    assert set(playable) <= set(hand)
    refused(match, 0, "play schnick-k", BadMove)
    assert "no schnick-k in this deck" in str(match.why_not(0, "play schnick-k"))
    if playable:
        match.play(0, f"play {playable[0]}")
        assert match.view(None)["top"] == playable[0]
        assert next(event.data["card"] for event in match.events(1) if event.kind == "plays") == playable[0]


@pytest.mark.rule("HK-55")
def test_every_kommunismus_bears_all_three_symbols():
    match = stammtisch.new("halt_mal_kurz", 3, seed=2, deck={**OWN, "kommunismus": 20, "nazi-k": 2, "halt-p": 3})
    s = state(match)
    assert all(s.symbols[each].bit_count() >= 20 for each in range(3))


@pytest.mark.rule("HK-55")
def test_a_seat_knows_how_many_of_each_there_are():
    match = play_out(
        stammtisch.new("halt_mal_kurz", 4, seed=5, deck=OWN), until=lambda match: match.view(0)["turns"] > 9
    )
    for seat in range(4):
        for seed in range(6):
            world = match.imagine(seat, seed=seed)
            held = [name for other in range(4) for name in names_of(world, world.hands[other])]
            assert Counter(held) <= Counter(OWN)
            assert names_of(world, world.hands[seat]) == match.view(seat)["hand"]


@pytest.mark.rule("HK-55")
@pytest.mark.parametrize(
    ("deck", "words"),
    [
        ([], "expected a table of cards"),
        ({"nazi": 3}, "there is no card 'nazi'"),
        ({"nazi-k": -1}, "from 0 to 60"),
        ({"nazi-k": True}, "from 0 to 60"),
        ({"nazi-k": 61}, "from 0 to 60"),
        ({"nazi-k": 30, "nazi-p": 31}, "at most 60 cards"),
    ],
)
def test_an_impossible_deck_is_refused(deck, words):
    with pytest.raises(BadOption, match=words):
        GAME.options.build({"deck": deck})


@pytest.mark.rule("HK-55")
def test_a_deck_must_be_enough_for_all_hands_and_a_start_card():
    enough = {"nazi-k": 22, "razupaltuff": 30}
    assert not stammtisch.new("halt_mal_kurz", 3, seed=1, deck=enough).over
    with pytest.raises(BadOption, match="at least 22 cards other than Razupaltuff"):
        stammtisch.new("halt_mal_kurz", 3, seed=1, deck={"nazi-k": 21, "razupaltuff": 30})
    with pytest.raises(BadOption, match="at least 31"):
        stammtisch.new("halt_mal_kurz", 3, seed=1, hand=10, deck=enough)


@pytest.mark.rule("HK-55")
def test_bots_play_with_another_deck():
    match, dice = stammtisch.new("halt_mal_kurz", 3, seed=3, deck=OWN), [7]
    while not match.over and match.view(None)["turns"] < 60:
        by_policy(match, match.awaiting[0], dice)
