"""What a seat knows in Halt mal kurz: its own cards, open hands, what it gave and got and saw move, and nothing more.

The trick games have secrets of another kind (`histories`); here a match is replayed with two cards of the first shuffle
exchanged, and as long as a seat has seen and heard the same, it must be shown the same and think the same.
"""

import json
from collections import Counter
from itertools import permutations
from random import Random

import pytest

from stammtisch import bots, games
from stammtisch.core.bits import members
from stammtisch.core.dice import new_dice
from stammtisch.core.errors import StammtischError
from stammtisch.core.match import Match
from stammtisch.core.playout import EVEN, RANDOM, make_playout
from stammtisch.games.halt_mal_kurz.cards import CARDS, DECK, alike
from stammtisch.games.halt_mal_kurz.rules.moving import give, show_hand
from stammtisch.games.halt_mal_kurz.state import PLACES, STOCK
from tests.knowledge.native import imagine
from tests.rules.halt_mal_kurz.table import let_all, slap_all, table

GAME = games.get("halt_mal_kurz")


def places(s):
    """Where every card is, by place; -1 is the discard pile."""
    where = {seat: Counter(DECK.names(s.hands[seat])) for seat in range(s.players)}
    where[STOCK] = Counter(DECK.name(card) for card in s.pile[s.drawn : s.size])
    where[-1] = Counter([*DECK.names(s.under), DECK.name(s.top)])
    return where


def possible(s, seat):
    """Whether a seat holds the truth for possible: each card in one of its places, whichever equal card it is, and no
    more new ones in a hand than have come.
    """
    where = places(s)
    came = [s.came[PLACES * seat + place] if place < s.players else CARDS for place in range(PLACES)]
    sums = {(0,) * PLACES}
    for card in members(s.faces):
        tokens = list(members(alike(s, card)))
        true = [place for place, cards in where.items() for _ in range(cards[DECK.name(card)])]
        news = set()
        for order in set(permutations(true)):
            if all(_may(s, seat, token, place) for token, place in zip(tokens, order, strict=True)):
                new = [0] * PLACES
                for token, place in zip(tokens, order, strict=True):
                    if place >= 0 and not s.base[PLACES * seat + place] >> token & 1:
                        new[place] += 1
                news.add(tuple(new))
        sums = {tuple(map(sum, zip(one, two, strict=True))) for one in sums for two in news}
        sums = {each for each in sums if all(x <= most for x, most in zip(each, came, strict=True))}
    return bool(sums)


def _may(s, seat, token, place):
    if place < 0:
        return not any(s.may[PLACES * seat + other] >> token & 1 for other in range(PLACES))
    return s.may[PLACES * seat + place] >> token & 1 == 1


def played(seed, moves=None):
    """A match at random, with sensible and with any options."""
    random = Random(seed)
    options = {"well": random.choice(["call", "never"]), "list": random.choice(["player", "player", "all"])}
    match = Match(GAME, players=random.choice([3, 4, 5]), seed=seed, options=GAME.options.build(options))
    for _ in range(random.randrange(60) if moves is None else moves):
        if match.over:
            break
        step(match, random)
    return match


def step(match, random):
    seat = random.choice(match.awaiting)
    moves = match.legal(seat)
    if len(moves) > 1 and "draw" in moves and random.random() < 0.8:
        moves.remove("draw")
    match.play(seat, random.choice(moves))


@pytest.mark.parametrize("seed", range(25))
def test_the_truth_is_always_possible(seed):
    match, random = played(seed, 0), Random(seed)
    for _ in range(220):
        if match.over:
            break
        step(match, random)
        for seat in range(match.players):
            s = match._s
            assert possible(s, seat)
            for other, cards in enumerate(match.view(seat)["known"]):
                assert Counter(cards) <= Counter(DECK.names(s.hands[other]))
            own = s.may[PLACES * seat + seat]
            others = 0
            for place in range(PLACES):
                if place != seat:
                    others |= s.may[PLACES * seat + place]
            assert own & others == 0
            assert Counter(DECK.name(card) for card in members(own)) == Counter(DECK.names(s.hands[seat]))


@pytest.mark.parametrize("seed", range(60))
def test_an_imagined_world_fits(seed):
    match = played(seed)
    for seat in range(match.players):
        world = match.imagine(seat, seed=seed)
        everything = sum(places(world).values(), Counter())
        assert everything == Counter(DECK.name(card) for card in range(CARDS))
        twin = match.clone()
        twin._s = world
        assert world.may[PLACES * seat : PLACES * (seat + 1)] == match._s.may[PLACES * seat : PLACES * (seat + 1)]
        shown, real = twin.view(seat), match.view(seat)
        assert {key: shown[key] for key in shown if key != "sheet"} == {
            key: real[key] for key in real if key != "sheet"
        }
        assert all(possible(world, other) for other in range(match.players))
        for other, cards in enumerate(real["known"]):
            assert Counter(cards) <= Counter(DECK.names(world.hands[other]))


@pytest.mark.parametrize("seed", range(60))
def test_what_is_imagined_depends_on_nothing_that_is_hidden(seed):
    match = played(seed)
    for seat in range(match.players):
        first = match.imagine(seat, seed=3)
        twin = match.clone()
        twin._s = match.imagine(seat, seed=4)
        again = twin.imagine(seat, seed=3)
        assert list(again.differences(first)) == []


@pytest.mark.parametrize("seed", range(20))
def test_one_can_play_on_in_an_imagined_world(seed):
    match, play_out = played(seed), make_playout(GAME)
    for seat in range(match.players):
        world = match.imagine(seat, seed=seed)
        if not world.ended:
            play_out(world, [RANDOM] * 8, EVEN, [seed + 5])
        assert world.ended


def other_deal(match, random, seat):
    """The same moves with two cards of the first shuffle exchanged; None if a seat would have noticed."""
    chances = [raw for raw in match.story() if raw[0] in ("shuffle", "pick")]
    order = list(chances[0][1:])
    one, two = random.sample(range(CARDS), 2)
    order[one], order[two] = order[two], order[one]
    names = {DECK.name(order[one]), DECK.name(order[two])}
    given = [DECK.order(DECK.name(card) for card in order), *(raw[1:] for raw in chances[1:])]
    try:
        again = Match(GAME, players=match.players, seed=9, options=match.options, given=given)
        for raw in match.story():
            if raw[0] == "move":
                move = raw[2]
                if move not in again.legal(raw[1]) and move.startswith("give ") and move[5:] in names:
                    move = f"give {(names - {move[5:]}).pop()}"
                again.play(raw[1], move)
    except (StammtischError, KeyError):
        return None
    same = heard(again, seat) == heard(match, seat) and places(again._s) != places(match._s)
    return again if same and again.awaiting == match.awaiting else None


def heard(match, seat):
    """The dealt hand, and all that was told since."""
    size = 10 - match.players
    dealt = sorted(DECK.name(card) for card in match.story()[0][1 + seat : 1 + size * match.players : match.players])
    return dealt, json.dumps([event.as_json() for event in match.events(seat)])


def test_who_has_seen_the_same_is_shown_the_same_and_thinks_the_same():
    found = 0
    for seed in range(150):
        match, random = played(seed), Random(seed)
        if match.over:
            continue
        seat = random.randrange(match.players)
        for _ in range(6):
            again = other_deal(match, random, seat)
            if again is None:
                continue
            found += 1
            assert json.dumps(again.view(seat)) == json.dumps(match.view(seat))
            assert again.view(None) == match.view(None) or match.view(None)["open_hand"] is not None
            assert list(again.imagine(seat, seed=1).differences(match.imagine(seat, seed=1))) == []
            if seat in match.awaiting:
                dice = new_dice(b"dice..")
                assert GAME.policy(again._s, seat, 20, list(dice)) == GAME.policy(match._s, seat, 20, list(dice))
                for name in bots.NAMES:
                    assert bots.get(name, seed=2).choose(again, seat) == bots.get(name, seed=2).choose(match, seat)
    assert found > 100


def test_a_window_asks_the_same_people_whatever_they_hold():
    """Law 3: who is asked follows from what everybody sees."""
    for seed in range(60):
        match, random = played(seed, 0), Random(seed)
        for _ in range(60):
            if match.over:
                break
            if match.decision.step == "react":
                for seat in range(match.players):
                    twin = match.clone()
                    twin._s = match.imagine(seat, seed=seed)
                    assert twin.awaiting == match.awaiting
                    assert twin._s.asked == match._s.asked
                (asked,) = match.awaiting
                assert "let" in match.legal(asked)
            step(match, random)


def test_sealed_answers_of_others_are_imagined_anew():
    match = table("schnick-k nazi-k", "nazi-a nazi-a", "nazi-p", top="halt-p", well="always")
    match.play(0, "play schnick-k")
    match.play(0, "challenge seat 1")
    match.play(0, "throw well")
    seen = {match.imagine(1, seed=seed).answers[0] for seed in range(60)}
    assert seen == {0, 1, 2, 3}
    assert {match.imagine(0, seed=seed).answers[0] for seed in range(20)} == {3}


def worlds(match, seat, other, number=400):
    """The hands that a seat imagines another has."""
    found = imagine(GAME, match._s, seat, 99, number)["hands"][:, other]
    return {tuple(DECK.names(int(held))) for held in found}


def test_all_that_can_be_comes_up_and_nothing_else():
    """Seat 2 sees an open hand of two cards, of which one is then given away unseen: it is one of the two."""
    match = table("polizei-k nazi-a mein-a", "halt-k halt-a", "nazi-p nazi-p", "nazi-k", top="polizei-p")
    match.play(0, "play polizei-k")
    for seat in (1, 2, 3):
        match.play(seat, "stay")
    match.play(0, "name seat 1")
    let_all(match)
    assert worlds(match, 2, 1) == {("halt-k", "halt-a")}
    s = match._s
    s.open = -1
    give(s, 1, 3, DECK.find("halt-a"))
    assert worlds(match, 2, 1) == {("halt-k",), ("halt-a",)}
    assert worlds(match, 1, 3) == {pair for pair in worlds(match, 1, 3) if "halt-a" in pair}
    assert match.view(1)["known"][3] == ["halt-a"]
    assert match.view(2)["known"][1] == []


def test_of_several_known_cards_only_one_has_gone():
    """Seat 2 knows two of the cards of seat 1. One card goes from there to seat 3, unseen: never both of the two."""
    match = table("nazi-a nazi-a", "halt-k halt-a nazi-p", "mein-p mein-a nazi-p", "nazi-k mein-k", top="polizei-p")
    give(match._s, 2, 1, DECK.find("mein-p"))
    give(match._s, 2, 1, DECK.find("mein-a"))
    assert match.view(2)["known"][1] == ["mein-p", "mein-a"]
    give(match._s, 1, 3, DECK.find("halt-k"))
    found = worlds(match, 2, 3)
    assert any("mein-p" in hand for hand in found)
    assert any("mein-a" in hand for hand in found)
    assert not any({"mein-p", "mein-a"} <= set(hand) for hand in found)


def test_a_razupaltuff_that_was_shuffled_back_is_in_the_draw_pile():
    raz = DECK.find("razupaltuff")
    rest = [card for card in range(CARDS) if card != raz]
    order = (*rest[:21], raz, *rest[21:])
    left = [DECK.name(card) for card in order[21:]]
    back = DECK.order(sorted(left))
    match = Match(GAME, players=3, given=[order, back, (0, 3)])
    assert match.view(0)["top"] != "razupaltuff"
    for seat in range(3):
        piles = imagine(GAME, match._s, seat, 5, 200)
        stacks = {tuple(pile[:size]).count(raz) for pile, size in zip(piles["pile"], piles["size"], strict=True)}
        assert stacks == {1, 2}


def test_what_came_to_an_empty_hand_is_from_where_it_came():
    """Seat 2 knows what seat 1 has. Seat 0 lays its last card, of which seat 2 knew nothing, and gets one of these."""
    match = table("schnick-k", "halt-a nazi-p", "nazi-a nazi-a", "nazi-k mein-k", top="halt-p", well="never")
    s = match._s
    give(s, 1, 2, DECK.find("halt-a"))
    give(s, 1, 2, DECK.find("nazi-p"))
    give(s, 2, 1, DECK.find("halt-a"))
    give(s, 2, 1, DECK.find("nazi-p"))
    match.play(0, "play schnick-k")
    match.play(0, "challenge seat 1")
    match.play(0, "throw rock")
    match.play(1, "throw paper")
    match.play(1, "give halt-a")
    match.play(1, "draw")
    assert worlds(match, 2, 0) == {("halt-a",), ("nazi-p",)}


def test_a_card_seen_in_its_new_place_settles_where_the_others_are():
    """Seat 2 knows the hand of seat 1, of which one card goes to seat 3. Once seat 3 lays it, the rest has stayed."""
    match = table("nazi-k nazi-k", "nazi-a", "halt-a polizei-p polizei-a nazi-p", "mein-k", top="halt-p", active=3)
    s = match._s
    for name in ("halt-a", "polizei-p", "polizei-a"):
        give(s, 2, 1, DECK.find(name))
    show_hand(s, 3)
    give(s, 1, 3, DECK.find("halt-a"))
    assert match.view(2)["known"][1] == []
    match.play(3, "play halt-a")
    assert match.view(2)["known"][1] == ["polizei-p", "polizei-a"]


def test_a_hand_has_no_more_of_a_new_pile_than_was_drawn_from_it():
    """What seat 1 drew before the discards were shuffled cannot have been one of them."""
    held = ("nazi-k nazi-k", "nazi-a nazi-p", "polizei-p nazi-p")
    match = table(*held, top="polizei-a", stock="liste-k halt-a", active=1)
    for seat in (1, 2, 0, 1, 2):
        match.play(seat, "draw")
    old = {"nazi-a", "nazi-p", "polizei-p", "liste-k", "halt-a"}
    new = {sum(name not in old for name in hand) for hand in worlds(match, 0, 1)}
    assert new == {0, 1}  # it may have drawn an equal one


def test_a_card_like_one_that_came_is_counted_once():
    """Seat 1 gives away one of three cards that seat 2 knows, draws one, and lays one: was it known, or drawn?"""
    held = ("nazi-k nazi-k", "mein-k", "halt-p nazi-k versammlung-p nazi-p", "nazi-a")
    match = table(*held, top="halt-a", active=1)
    s = match._s
    show_hand(s, 1)
    for name in ("halt-p", "nazi-k", "versammlung-p"):
        give(s, 2, 1, DECK.find(name))
    give(s, 1, 0, DECK.find("mein-k"))
    show_hand(s, 0)
    give(s, 1, 3, DECK.find("nazi-k"))
    match.play(1, "draw")
    for seat in (2, 3, 0):
        match.play(seat, "draw")
    match.play(1, "play versammlung-p")
    hands = worlds(match, 2, 1)
    strange = {sum(name not in ("halt-p", "nazi-k") for name in hand) for hand in hands}
    assert max(strange) == 1


def test_where_one_of_two_equal_cards_has_stayed_that_is_known():
    match = table("nazi-k nazi-k", "mein-k", "halt-p halt-p versammlung-p nazi-p", "nazi-a", top="polizei-a")
    s = match._s
    show_hand(s, 1)
    for name in ("halt-p", "halt-p"):
        give(s, 2, 1, DECK.find(name))
    give(s, 1, 3, DECK.find("mein-k"))
    assert match.view(2)["known"][1] == ["halt-p"]  # one has gone: mein-k, or one of two


def test_nothing_is_forgotten_through_a_reshuffle():
    """A card that was seen in a hand is still there, or was laid; the new draw pile is what was laid."""
    match = table("nazi-k nazi-p", "nazi-a halt-k", "nazi-p halt-a", top="nazi-a", stock="liste-k")
    match.play(0, "play nazi-k")
    slap_all(match, 1, 2)
    let_all(match)
    s = match._s
    assert s.size - s.drawn == 0
    match.play(1, "draw")
    for seat in range(3):
        stock = s.may[PLACES * seat + STOCK]
        assert len(list(members(stock))) >= s.size - s.drawn
        assert possible(s, seat)


@pytest.mark.parametrize("seed", range(12))
def test_both_worlds_imagine_the_same(seed):
    match = played(seed)
    for seat in range(match.players):
        packed, dice = imagine(GAME, match._s, seat, seed + 1, 3), [seed + 1]
        for place in range(3):
            world = match._s.clone()
            GAME.sample(world, seat, dice)
            assert list(GAME.state.unpack(packed, place).differences(world)) == []
