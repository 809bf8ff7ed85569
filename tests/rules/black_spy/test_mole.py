"""The mole (BS-30, BS-31)."""

import json
from collections import Counter

import pytest

from stammtisch.core.errors import BadMove, IllegalMove, NotAsked
from stammtisch.core.match import Match
from tests.rules.black_spy.table import GAME, LIMITS, NAMES, SIZES, in_round, new
from tests.tables import cards, play_out, refused, words

MOLE = ("mole",)
DEALT = {3: 17, 4: 12, 5: 9, 6: 7}
"""BS-30: how many cards everybody is dealt beside the pile."""
ASIDE = "b1 b2 b3 y1 y2 y3 k7 k7 k7 g7 k11 r1"
"""A pile for four players."""


def picking(totals: tuple[int, ...], ages: tuple[int, ...] | None = None, aside: str = ASIDE) -> Match:
    """The second round, with the pile on the table."""
    return in_round(2, players=len(totals), totals=totals, ages=ages, aside=aside, variants=MOLE, limit=1000)


def order(match: Match) -> list[int]:
    """Who gets cards from the pile, one after the other, if everyone picks what comes first."""
    start = match.story_length
    while match.decision and match.decision.step == "mole":
        (seat,) = match.awaiting
        match.play(seat, match.legal(seat)[0])
    return [event.data["seat"] for event in match.events(None, start) if event.kind == "picks"]


@pytest.mark.rule("BS-30")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_there_is_no_pile_in_the_first_round(players: int) -> None:
    match = new(players, variants=MOLE, seed=2)
    assert match.view(None)["step"] == "pass"
    assert match.view(None)["mole"] is None
    assert match.view(None)["counts"] == [SIZES[players]] * players


@pytest.mark.rule("BS-30")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_from_the_second_round_on_three_cards_per_player_are_set_aside(players: int) -> None:
    match = new(players, variants=MOLE, seed=2, limit=1000)
    for number in (2, 3, 4):
        play_out(match, seed=number, until=lambda match, n=number: match.view(None)["round"] == n)
        view = match.view(None)
        assert view["step"] == "mole"
        assert view["mole"]["count"] == 3 * players
        assert view["counts"] == [DEALT[players]] * players
        # Set aside before the deal: the top of the shuffled cards; the dealer's left neighbour gets the next.
        shuffled = [GAME.deck.name(card) for card in [note for note in match.story() if note[0] == "shuffle"][-1][1:]]
        (picker,) = match.awaiting
        assert Counter(match.view(picker)["mole"]["pile"]) == Counter(shuffled[: 3 * players])
        for place in range(players):
            seat = (view["dealer"] + 1 + place) % players
            assert Counter(match.view(seat)["hand"]) == Counter(shuffled[3 * players + place :: players])


@pytest.mark.rule("BS-30")
def test_without_the_variant_all_cards_are_dealt() -> None:
    match = in_round(2, totals=(10, 20, 30, 40))
    assert match.view(None)["step"] == "pass"
    assert match.view(None)["counts"] == [15] * 4
    assert match.view(0)["mole"] is None


@pytest.mark.rule("BS-31")
@pytest.mark.parametrize(
    ("totals", "ages", "expected"),
    [
        ((10, 30, 20, 0), None, [1, 2, 0, 3]),
        ((-10, -30, -20, 5), None, [3, 0, 2, 1]),
        ((40, 40, 10, 40), None, [3, 1, 0, 2]),  # without ages the last seat is the youngest
        ((40, 40, 10, 40), (3, 1, 0, 2), [0, 1, 3, 2]),  # from the eldest to the youngest: seat 3 is the eldest
        ((40, 40, 10, 40), (0, 3, 2, 1), [1, 3, 0, 2]),
        ((7, 7, 7, 7), None, [3, 2, 1, 0]),
        ((7, 7, 7, 7), (2, 0, 3, 1), [1, 3, 0, 2]),
        ((0, 5, 5, 0), (1, 2, 3, 0), [2, 1, 0, 3]),
    ],
)
def test_the_highest_total_picks_first_and_of_equals_the_younger(
    totals: tuple[int, ...], ages: tuple[int, ...] | None, expected: list[int]
) -> None:
    assert order(picking(totals, ages)) == expected


@pytest.mark.rule("BS-31")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_order_follows_the_totals_of_a_real_match(players: int) -> None:
    match = new(players, variants=MOLE, seed=1, limit=1000)
    for number in range(2, 7):
        play_out(match, seed=number, until=lambda match, n=number: match.view(None)["round"] == n)
        totals = match.view(None)["totals"]
        assert order(match) == sorted(range(players), key=lambda seat: (-totals[seat], -seat))


@pytest.mark.rule("BS-31")
def test_any_three_cards_of_the_pile_may_be_picked() -> None:
    match = picking((40, 30, 20, 10))
    assert match.awaiting == (0,)
    assert words(match, 0) == set(cards(ASIDE))
    hand = Counter(match.view(0)["hand"])
    match.play(0, "pick k7")
    assert match.view(0)["mole"]["picked"] == ["k7"]
    assert words(match, 0) == set(cards(ASIDE))  # there are two more spies
    match.play(0, "pick g7 k7")
    assert Counter(match.view(0)["hand"]) == hand + Counter(["k7", "k7", "g7"])
    assert match.awaiting == (1,)
    assert words(match, 1) == {"b1", "b2", "b3", "y1", "y2", "y3", "k7", "k11", "r1"}


@pytest.mark.rule("BS-31")
def test_what_is_not_in_the_pile_cannot_be_picked() -> None:
    match = picking((40, 30, 20, 10))
    error = refused(match, 0, "pick b4", IllegalMove)
    assert (error.paragraph, error.key) == ("BS-31", "not_in_pile")
    own = match.view(0)["hand"][0]
    assert refused(match, 0, f"pick {own}", IllegalMove).paragraph == "BS-31"
    assert refused(match, 0, "pick b1 b1", IllegalMove).paragraph == "BS-31"
    refused(match, 0, "pick b1 b2 b3 y1", BadMove)
    refused(match, 0, "pass b1", BadMove)
    match.play(0, "pick b1 b2")
    refused(match, 0, "pick b3 y1", NotAsked)
    match.play(0, "pick b3")
    assert refused(match, 1, "pick b1", IllegalMove).paragraph == "BS-31"
    refused(match, 0, "pick y1", NotAsked)


@pytest.mark.rule("BS-31")
def test_one_after_the_other_not_all_at_once() -> None:
    match = picking((40, 30, 20, 10))
    for seat in (1, 2, 3):
        refused(match, seat, "pick b1", NotAsked)
        assert match.legal(seat) == []


@pytest.mark.rule("BS-31")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_last_gets_the_last_three_without_being_asked(players: int) -> None:
    match = play_out(
        new(players, variants=MOLE, seed=9, limit=1000), until=lambda match: match.view(None)["round"] == 2
    )
    (first,) = match.awaiting
    pile = Counter(match.view(first)["mole"]["pile"])
    asked = []
    before = [Counter(match.view(seat)["hand"]) for seat in range(players)]
    while match.decision and match.decision.step == "mole":
        (seat,) = match.awaiting
        asked.append(seat)
        match.play(seat, match.legal(seat)[-1])
    assert len(asked) == 3 * (players - 1)
    (last,) = set(range(players)) - set(asked)
    picked = [Counter(match.view(seat)["mole"]["picked"]) for seat in range(players)]
    assert all(each.total() == 3 for each in picked)
    assert sum(picked, Counter()) == pile
    for seat in range(players):
        assert Counter(match.view(seat)["hand"]) == before[seat] + picked[seat]
    assert match.view(last)["mole"]["left"] == []
    assert match.view(None)["counts"] == [SIZES[players]] * players


@pytest.mark.rule("BS-31")
def test_only_whoever_picks_sees_the_pile() -> None:
    match = picking((40, 30, 20, 10))
    one, other = match, picking((40, 30, 20, 10))
    for move, another in (("pick b1 b2 b3", "pick k7 k7 k7"), ("pick k7 k7 k7", "pick b1 b2 b3")):
        (seat,) = match.awaiting
        for looker in (0, 1, 2, 3, None):
            assert (one.view(looker)["mole"]["pile"] is not None) == (looker == seat)
        one.play(seat, move)
        other.play(seat, another)
        for looker in (2, 3, None):  # who has not seen the pile cannot tell what was taken from it
            if looker not in one.awaiting:
                assert json.dumps(one.view(looker)) == json.dumps(other.view(looker))
                assert one.events(looker) == other.events(looker)
    left = {"y1", "y2", "y3", "g7", "k11", "r1"}
    assert set(one.view(2)["mole"]["pile"]) == set(one.view(1)["mole"]["left"]) == left
    assert one.view(1)["mole"]["pile"] is None
    # Seat 0 knows what it left, not who took what of it.
    assert Counter(one.view(0)["mole"]["left"]) == Counter([*left, "k7", "k7", "k7"])


@pytest.mark.rule("BS-31")
def test_what_was_taken_is_told_to_its_taker_alone() -> None:
    match = picking((40, 30, 20, 10))
    match.play(0, "pick k7 k11 r1")
    for looker in (0, 1, 2, 3, None):
        (event,) = [event for event in match.events(looker) if event.kind == "picks"]
        assert event.data["cards"] == (("r1", "k7", "k11") if looker == 0 else None)


@pytest.mark.rule("BS-31")
def test_what_one_knows_of_the_pile_stays_the_same_to_the_end() -> None:
    """The totals change when the last round is scored; who saw which part of the pile does not."""
    changed = 0
    for seed in range(20):
        match = new(4, variants=MOLE, seed=seed, limit=60)
        known = []
        before = match.view(None)["totals"]
        while not match.over:
            if sum(hand.bit_count() for hand in match._s.hands) <= 1:  # of all that was known the last is kept
                assert match.view(None)["step"] != "mole"
                known = [match.view(seat)["mole"] for seat in (0, 1, 2, 3, None)]
                before = match.view(None)["totals"]
            seat = match.awaiting[0]
            match.play(seat, match.legal(seat)[seed % 3 % len(match.legal(seat))])
        if len(match.sheet) > 1:
            assert [match.view(seat)["mole"] for seat in (0, 1, 2, 3, None)] == known
            after = match.view(None)["totals"]
            changed += sorted(range(4), key=lambda seat: before[seat]) != sorted(range(4), key=lambda seat: after[seat])
    assert changed > 3


@pytest.mark.rule("BS-31")
def test_then_cards_are_passed_as_usual() -> None:
    """In the second round to the right; what came from the pile may go on at once."""
    match = picking((40, 30, 20, 10))
    match.play(0, "pick k7 k7 k7")
    order(match)
    assert match.view(None)["step"] == "pass"
    assert match.awaiting == (0, 1, 2, 3)
    match.play(0, "pass k7 k7 k7")
    for seat in (1, 2, 3):
        match.play(seat, "pass " + " ".join(match.view(seat)["hand"][:3]))
    assert match.view(3)["passing"]["received"] == ["k7", "k7", "k7"]
    assert match.view(None)["step"] == "play"
    assert match.view(None)["counts"] == [15] * 4


@pytest.mark.rule("BS-31", "BS-13")
@pytest.mark.parametrize(("pass_it", "opener"), [(False, 0), (True, 3)])
def test_a_red_1_from_the_pile_opens(pass_it: bool, opener: int) -> None:
    match = picking((40, 30, 20, 10))
    match.play(0, "pick r1 b1 b2")
    order(match)
    match.play(0, "pass r1 b1 b2" if pass_it else "pass b1 b2 b4")
    for seat in (1, 2, 3):
        match.play(seat, "pass " + " ".join(match.view(seat)["hand"][:3]))
    assert match.awaiting == (opener,)


@pytest.mark.rule("BS-31")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_has_an_idea_of_what_the_others_hold_until_cards_have_been_passed(players: int) -> None:
    """Whether first or last to pick: what is not in the own hand and not left in the pile is in other hands."""
    match = new(players, variants=MOLE, seed=1)
    while match.view(None)["round"] < 2:
        match.play(match.awaiting[0], match.legal(match.awaiting[0])[0])
    seen = set()
    while match.view(None)["tricks"] == 0:
        seen.add(match.view(None)["step"])
        for seat in range(players):
            world = match.imagine(seat, seed=3)
            assert GAME.deck.names(world.hands[seat]) == match.view(seat)["hand"]
            assert [hand.bit_count() for hand in world.hands[:players]] == match.view(None)["counts"]
        match.play(match.awaiting[0], match.legal(match.awaiting[0])[-1])
    assert seen == {"mole", "pass", "play"}


@pytest.mark.rule("BS-30", "BS-31")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_whole_matches_with_the_mole(players: int) -> None:
    match = play_out(new(players, variants=MOLE, seed=players))
    assert max(match.sheet[-1].totals) >= LIMITS[players]
    assert len(match.sheet) > 1
    starts = [i for i, note in enumerate(match.story()) if note[0] == "deals"]
    for number, start in enumerate(starts, 1):
        end = starts[number] if number < len(starts) else match.story_length
        notes = match.story()[start:end]
        assert sum(1 for note in notes if note[0] == "picks") == (players if number > 1 else 0)
        assert Counter(GAME.deck.name(note[2]) for note in notes if note[0] == "plays") == Counter(NAMES)
