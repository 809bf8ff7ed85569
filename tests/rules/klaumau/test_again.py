"""The same once more: discards that become the pile, draws that the fence breaks off, hands shown twice, new rounds."""

from collections import Counter
from typing import Any

import pytest

from stammtisch.core.match import Match
from stammtisch.games.klaumau.retelling import MANY
from stammtisch.games.klaumau.state import LOG, SHOWN
from tests.rules.klaumau.table import FACES, GAME, asked, give_hand, hand_of, kinds, leave_in_pile, next_cards, table
from tests.tables import play_all, state

# The empty pile


def played_on() -> Match:
    """On the pile lie r1, r2, r2, r3 and r4 on top; beside it the fence, whom seat 0 has drawn, and a policeman."""
    match = table(["r2 r3 police b2", "r2 y4 y3 y2", "r4 b3 b4 g2"], fence=True, empty_pile="reshuffled")
    next_cards(match, "fence g3 g4 y1")
    play_all(match, "play r2", "can't", "believe", "done", "done", "done", "can't", "believe")
    play_all(match, "play police", "play r2", "can't", "believe", "play r3", "can't", "believe", "play r4")
    return match


def pile(match: Match) -> list[str]:
    s: Any = state(match)
    return [GAME.deck.name(face) for face in s.pile[s.drawn : s.stock]]


@pytest.mark.rule("KM-74", "KM-53", "KM-38")
def test_every_discard_is_shuffled_again_and_nothing_else() -> None:
    match = played_on()
    assert match.view(None)["gone"] == ["r1", "r2", "fence", "police", "r2", "r3", "r4"]
    leave_in_pile(match, 0)
    play_all(match, "can't", "believe")
    (number,) = [event.data["number"] for event in match.events(None) if event.kind == "restacks"]
    assert number == 4
    assert match.view(None)["gone"] == ["fence", "police", "r4"]
    drawn = [event.data["card"] for event in match.events(0) if event.kind == "draws" and event.data["seat"] == 0][-1]
    assert Counter([drawn, *pile(match)]) == Counter(["r1", "r2", "r2", "r3"])
    assert (match.view(None)["draw_pile"], match.view(None)["discards"], match.view(None)["top"]) == (3, 0, "r4")
    shuffled = [raw[1:] for raw in match.story() if raw[0] == "shuffle"][-1]
    assert GAME.deck.name(shuffled[0]) == drawn
    assert [GAME.deck.name(card) for card in shuffled[1:4]] == pile(match)


@pytest.mark.rule("KM-74")
def test_it_happens_whenever_the_pile_is_empty() -> None:
    match = table(["b2 b3 b4 g2", "", ""], empty_pile="reshuffled")
    s: Any = state(match)
    for often in range(1, 4):
        give_hand(match, s.turn, "r2 r3 b2 b3")
        play_all(match, "play r2")
        leave_in_pile(match, 0)
        play_all(match, "can't", "believe")
        assert kinds(match).count("restacks") == often
        assert s.restacked == often


@pytest.mark.rule("KM-74", "KM-55", "KM-37")
def test_a_watchdog_that_nobody_has_seen_is_in_a_hand_then() -> None:
    """For no watchdog lies on the discard pile."""
    match = table(["r2 r3 r4 b2", "", ""], draw="dog dog", watchdog=True, empty_pile="reshuffled")
    play_all(match, "play r2", "can't", "believe", "can't", "believe", "play r3")
    s: Any = state(match)
    for name in pile(match):  # as if these had not been in the deck
        s.deck[GAME.deck.find(name)] -= 1
    leave_in_pile(match, 0)
    play_all(match, "can't", "believe")
    assert len(pile(match)) == 1
    for seed in range(20):
        world: Any = match.imagine(0, seed=seed)
        hands = Counter(
            GAME.deck.names(world.hands[FACES : 2 * FACES]) + GAME.deck.names(world.hands[2 * FACES : 3 * FACES])
        )
        assert hands["dog"] == 2


# The fence in the middle of drawing


@pytest.mark.rule("KM-53", "KM-62")
def test_after_the_fence_a_duty_goes_on_where_it_was() -> None:
    rule = [{"who": "self", "what": "draw", "count": 3}]
    match = table(["bomb b3 b4 g4", "", ""], fence=True, bomb=True, bomb_rule=rule)
    next_cards(match, "y2 fence y3 y4 g1 g2")
    play_all(match, "play bomb", "done", "done", "done")
    assert Counter(hand_of(match, 0)) == Counter(["b3", "b4", "g4", "y2", "y3", "y4"])


@pytest.mark.rule("KM-53", "KM-24")
@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("cards", ["fence y2 y3 y4 g1", "y2 fence y3 y4 g1"])
def test_whoever_may_draw_two_gets_two_beside_the_fence(cards: str, seat: int) -> None:
    match = table(["", "", ""], fence=True, ages=[seat, *({0, 1, 2} - {seat})])
    give_hand(match, seat, "b2 b3 b4 g4")
    next_cards(match, cards)
    play_all(match, "can't", "doubt", "draw", "done", "done", "done")
    assert Counter(hand_of(match, seat)) == Counter(["b2", "b3", "b4", "g4", "y2", "y3"])
    assert asked(match) == ("turn", ((seat + 1) % 3,))
    assert state(match).fence_high == -1, "nobody looks for it in the pile"  # type: ignore[attr-defined]


@pytest.mark.rule("KM-53", "KM-22")
def test_so_does_a_doubter_who_may_draw_one() -> None:
    match = table(["r2 b3 b4 g4", "y1 y2 y3 y4", ""], fence=True)
    next_cards(match, "fence g1 g2 g3")
    play_all(match, "can't", "doubt", "pick r2", "draw", "done", "done", "done")
    assert Counter(hand_of(match, 1)) == Counter(["y1", "y2", "y3", "y4", "g1"])
    assert asked(match) == ("turn", (1,))


@pytest.mark.rule("KM-53", "KM-24", "KM-42")
@pytest.mark.parametrize(("cards", "ends"), [("fence y2", False), ("y2 fence", True), ("fence", True)])
def test_only_what_takes_the_place_of_the_fence_has_to_be_drawn(cards: str, ends: bool) -> None:
    match = table(["b2 b3 b4 g4", "", ""], fence=True)
    next_cards(match, cards)
    leave_in_pile(match, len(cards.split()))
    play_all(match, "can't", "doubt", "draw", "done", "done", "done")
    assert len(match.sheet) == ends
    assert ("runs_out" in kinds(match)) == ends
    if not ends:
        assert Counter(hand_of(match, 0)) == Counter(["b2", "b3", "b4", "g4", "y2"])


@pytest.mark.rule("KM-24", "KM-22")
def test_that_somebody_declines_is_told() -> None:
    match = table(["b2 b3 b4 g4", "", ""])
    play_all(match, "can't", "doubt", "decline")
    assert [event.data for event in match.events(None) if event.kind == "declines"] == [{"seat": 0}]
    assert "draws" not in kinds(match)


# Hands that are shown


def showings(match: Match, seat: int) -> int:
    """How often it is written down that a hand was shown."""
    s: Any = state(match)
    return s.log_way[: s.moves].count(SHOWN + seat)


@pytest.mark.rule("KM-21", "KM-37")
@pytest.mark.parametrize("seat", range(3))
def test_a_hand_that_is_shown_again_as_it_was_is_nothing_new(seat: int) -> None:
    match = table(["", "", ""], ages=[seat, *({0, 1, 2} - {seat})])
    once = ["can't", "doubt", "decline"]
    give_hand(match, seat, "b2 b3 b4 g2")
    play_all(match, *once)
    assert showings(match, seat) == 1
    play_all(match, "can't", "believe", "can't", "believe", *once)  # the others have drawn
    assert showings(match, seat) == 1
    for other in {0, 1, 2} - {seat}:
        give_hand(match, other, "b2 b3 b4 g2")
    play_all(match, *once * 6)  # theirs are shown meanwhile
    assert [showings(match, other) for other in range(3)] == [1, 1, 1]


@pytest.mark.rule("KM-21", "KM-37", "KM-32")
@pytest.mark.parametrize("seat", range(3))
def test_it_is_when_a_card_has_come_or_gone(seat: int) -> None:
    match = table(["", "", ""], ages=[seat, *({0, 1, 2} - {seat})])
    s: Any = state(match)
    following = (seat + 1) % 3
    for other in range(3):
        give_hand(match, other, "b2 b3 b4 g2 g3")
    once = ["can't", "doubt", "decline"]
    play_all(match, *once)
    give_hand(match, following, "r-crook b2 b3 b4")
    play_all(match, "play r-crook", f"rob seat {seat}", "let", "can't", "believe", *once)  # taken by the next
    assert showings(match, seat) == 2
    give_hand(match, following, "b2 b3 b4 g2")
    play_all(match, "can't", "believe", "can't", "believe", "can't", "doubt", "draw")  # drawn, after it was shown
    assert showings(match, seat) == 2
    play_all(match, "can't", "believe", "can't", "believe", *once)
    assert showings(match, seat) == 3
    s.top = GAME.deck.find("g1")
    play_all(match, "can't", "believe", "can't", "believe", "play g2", "can't", "believe", "can't", "believe")
    s.top = GAME.deck.find("r1")
    play_all(match, *once)  # after one was laid
    assert showings(match, seat) == 4


# A new round


@pytest.mark.rule("KM-11", "KM-65", "KM-7")
def test_a_round_begins_as_if_there_had_been_none() -> None:
    match = table(["b2 b3 b4 g2", "", ""], surrounded=True, watchdog=True, empty_pile="reshuffled")
    s: Any = state(match)
    s.wish, s.skips, s.policemen, s.dogs, s.direction, s.restacked, s.passed = 3, 1, 2, 1, -1, 2, 9
    s.bomb_chosen, s.fence_high, s.under, s.dealt = 1, 5, 0, 0
    s.misses[:3], s.noted[:3] = [1, 2, 3], [4, 0, 5]
    leave_in_pile(match, 0)
    play_all(match, "can't", "believe")
    assert (s.round, s.depth) == (2, 1), "nothing of the first round is left to be done"
    assert (s.wish, s.bomb_chosen, s.fence_high, s.direction) == (-1, -1, -1, 1)
    assert (s.skips, s.policemen, s.dogs, s.under, s.restacked, s.encircled, s.passed) == (0,) * 7
    assert (s.misses[:3], s.noted[:3]) == ([0] * 3, [0] * 3)
    assert [s.sizes[seat] for seat in range(3)] == [len(hand_of(match, seat)) for seat in range(3)] == [4, 4, 4]
    for seat in range(3):
        assert GAME.deck.names(s.hands[seat * FACES : (seat + 1) * FACES]) == hand_of(match, seat)
        assert s.held[seat] == sum(1 << GAME.deck.find(name) for name in set(hand_of(match, seat)))
    assert s.dealt == 12, "what was dealt is told from what came later: no watchdog is among it"
    assert sum(s.pool) == 78 + 2
    assert s.away == 1 + sum(name in ("police", "dog") for name in match.view(None)["gone"])


@pytest.mark.rule("KM-5", "KM-53", "KM-65")
def test_cards_of_the_variants_are_back_in_the_next_round() -> None:
    match = table(["b2 b3 b4 g2", "", ""], fence=True, bomb=True, watchdog=True)
    s: Any = state(match)
    special = [GAME.deck.find(name) for name in ("bomb", "dog", "fence")]
    for face in special:
        s.pool[face] = 0  # as if all of them had gone
    leave_in_pile(match, 0)
    play_all(match, "can't", "believe")
    assert s.round == 2
    assert [s.pool[face] for face in special] == [1, 2, 1]


@pytest.mark.rule("KM-72", "KM-13")
def test_keyholes_alone_fit_on_anything_and_only_if_agreed() -> None:
    for keyhole, legal in (("fits", ["can't"]), ("anything", ["play r-key", "can't"])):
        match = table(["r1 r2 r3 r-key", "", ""], top="b4", keyhole=keyhole)
        assert match.legal(0) == legal


# The log of a round


@pytest.mark.parametrize(("passed", "told_anew"), [(MANY, False), (MANY + 1, True)])
def test_when_too_many_cards_have_changed_hands_nobody_can_follow_them(passed: int, told_anew: bool) -> None:
    """Only house rules make a round so long, and following every card through it would take a bot for ever."""
    match = table(["r2 r3 b2 b3", "r4 y4 y3 y2", "b4 g2 g3 g4"])
    s: Any = state(match)
    s.passed = passed
    play_all(match, "play r2")
    assert s.passed == (0 if told_anew else passed)
    assert s.dealt == (0 if told_anew else 12)
    assert s.moves == (11 if told_anew else 14), "every card in a hand; or the deal, the start card and the card laid"


@pytest.mark.parametrize(("moves", "told_anew"), [(LOG // 2, False), (LOG - 10, True)])
def test_before_the_log_is_full_it_is_told_anew(moves: int, told_anew: bool) -> None:
    match = table(["r2 r3 b2 b3", "r4 y4 y3 y2", "b4 g2 g3 g4"])
    s: Any = state(match)
    s.moves = moves  # as if there had been so many
    play_all(match, "play r2")
    assert s.moves == (11 if told_anew else moves + 1)
