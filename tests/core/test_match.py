"""A match, as people hold it: words and views in and out, never the state."""

import json
from typing import Any

import pytest

import stammtisch
from stammtisch import games
from stammtisch.core.errors import BadMove, BadPlayers, BadSeat, IllegalMove, NotAsked, UnknownGame
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.words import prompts
from tests.core.toy import TOY
from tests.tables import play_out, positions, refused, snapshot, state

GAMES = [TOY, *games.every()]


def match_of(game: Game, **more: Any) -> Match:
    return Match(game, players=max(game.players), **{"seed": 5, **more})


# Beginning


def test_unknown_games_get_a_suggestion() -> None:
    with pytest.raises(UnknownGame, match=r"'Black Spy'.*black_spy\W*$"):  # the one that is meant, at the end
        stammtisch.new("Black Spy", 4)
    with pytest.raises(UnknownGame, match=rf"'chess'.*{'.*'.join(games.NAMES)}$"):
        stammtisch.new("chess", 2)
    with pytest.raises(UnknownGame):
        stammtisch.new(None, 4)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [2, 7, 0, -4, True, "4", 4.0, None])
def test_wrong_numbers_of_players(players: Any) -> None:
    with pytest.raises(BadPlayers, match="Gaunerbande is for 3 to 6 players, got"):
        stammtisch.new("gaunerbande", players)
    with pytest.raises(BadPlayers, match="Gaunerbande is for 3 to 6 players, got"):
        Match(games.get("gaunerbande"), players=players)


@pytest.mark.parametrize(
    "names",
    [
        ["a", "b"],
        ["a", "b", "c", "d"],
        ["a", "b", ""],
        ["a", "b", "  "],
        ["a", "b", 3],
        ["a", "b", None],
        "abc",
        ["a", "b", "x" * 41],
        ["a", "b", " " * 40 + "x"],
        ["a", "b", "\ud800"],
        ["a", "b", "c\n"],
        ["a", "b", "\x1b[2J"],
        ["a", "b", "c\u2028"],
        [],
    ],
)
def test_wrong_names(names: Any) -> None:
    with pytest.raises(BadPlayers, match="expected 3 names of 1 to 40 printable characters"):
        stammtisch.new("gaunerbande", 3, names=names)


def test_names_may_be_anything_people_are_called() -> None:
    names = ["Zoë", "👨‍👩‍👧" + "a" * 35, "Мария d'Arc"]
    assert len(names[1]) == 40
    match = stammtisch.new("gaunerbande", 3, seed=1, names=names)
    assert match.view(None)["names"] == names
    assert stammtisch.replay(match.record(), unfinished=True).names == tuple(names)
    assert stammtisch.new("gaunerbande", 3).names == ("Seat 0", "Seat 1", "Seat 2")


@pytest.mark.parametrize("ages", [[0, 1], [0, 1, 2, 3], [0, 0, 1], [1, 2, 3], [0, 1, True], [0.0, 1, 2], "012", []])
def test_wrong_ages(ages: Any) -> None:
    with pytest.raises(BadPlayers, match="expected the seats 0 to 2 from the eldest to the youngest"):
        stammtisch.new("gaunerbande", 3, ages=ages)


def test_ages_reach_the_rules() -> None:
    match = Match(TOY, players=3, seed=1, ages=[2, 0, 1], options=TOY.options(eldest=True))
    assert state(match).ages[:3] == [1, 2, 0]
    for seat in range(3):
        match.play(seat, "vote on")
    assert match.awaiting == (2,)


# Asking and playing


@pytest.mark.parametrize("seat", [-1, 4, True, "0", 1.0, None])
def test_seats_that_do_not_exist(seat: Any) -> None:
    match = stammtisch.new("gaunerbande", 4, seed=1)
    for ask in (match.legal, match.imagine, lambda seat: match.play(seat, "pass g0")):
        with pytest.raises(BadSeat, match=r"there is no seat .*: expected 0 to 3"):
            ask(seat)
    assert isinstance(match.why_not(seat, "pass g0"), BadSeat)
    if seat is not None:  # a spectator
        with pytest.raises(BadSeat):
            match.view(seat)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_listed_is_accepted_and_the_rest_refused(game: Game) -> None:
    every = {
        f"{verb} {game.deck.name(card)}" for verb in ("play", "pass", "pick", "block") for card in range(len(game.deck))
    }
    for turn, match in enumerate(positions(match_of(game), 2)):
        if turn % 7:
            continue
        for seat in range(match.players):
            listed = match.legal(seat)
            assert len(listed) == len(set(listed))
            assert bool(listed) == (seat in match.awaiting)
            assert all(match.why_not(seat, move) is None for move in listed)
            assert all(match.why_not(seat, move) for move in every - set(listed))
        if turn > 150:
            break


def test_a_move_of_several_cards_is_all_or_nothing() -> None:
    match = stammtisch.new("gaunerbande", 4, seed=1)
    first, second, third = match.view(0)["hand"][:3]
    foreign = match.view(1)["hand"][0]
    assert isinstance(refused(match, 0, f"pass {first} {second} {foreign}"), IllegalMove)
    assert isinstance(refused(match, 0, f"pass {first} {second} nonsense"), BadMove)
    assert isinstance(refused(match, 0, f"pass {first} {first}"), IllegalMove)
    match.play(0, f"pass {first}")
    assert isinstance(refused(match, 0, f"pass {second} {third} {match.view(0)['hand'][3]}"), NotAsked)
    match.play(0, f"pass {second} {third}")
    assert 0 not in match.awaiting


def test_several_cards_do_not_reach_into_the_next_decision() -> None:
    """The last of three cards closes the passing; a fourth would already be a card for the trick."""
    match = stammtisch.new("gaunerbande", 4, seed=1)
    for seat in (1, 2, 3):
        match.play(seat, "pass " + " ".join(match.view(seat)["hand"][:3]))
    hand = match.view(0)["hand"]
    match.play(0, f"pass {hand[0]} {hand[1]}")
    assert isinstance(refused(match, 0, f"pass {hand[2]} {hand[3]}"), NotAsked)


def test_words_may_be_written_carelessly() -> None:
    match = stammtisch.new("gaunerbande", 4, seed=1)
    first, second = match.view(2)["hand"][:2]
    match.play(2, f"  PASS   {first.upper()}\t{second} ")
    assert f'"seat":2,"move":"pass {first}"' in match.record()


# Looking


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_views_are_plain_data(game: Game) -> None:
    match = match_of(game)
    for turn, _ in enumerate(positions(match, 3)):
        if turn % 25 == 0:
            for seat in (None, *range(match.players)):
                view = match.view(seat)
                assert json.loads(json.dumps(view)) == view
                assert view["seat"] == seat
                assert view["outcome"] is None
                assert (view["hand"] == []) if seat is None else (len(view["hand"]) == view["counts"][seat])
                assert match.decision is not None
                assert view["step"] == match.decision.step
                assert view["kind"] == match.decision.kind.name.lower()
                assert view["awaiting"] == list(match.awaiting)
    view = match.view(None)
    assert (view["step"], view["kind"], view["awaiting"]) == (None, None, [])
    assert match.outcome is not None
    assert view["outcome"] == match.outcome.as_json()
    told = [event for event in match.events(None) if event.kind == "scores"]
    assert [row["points"] for row in view["sheet"]] == [list(event.numbers("points")) for event in told] != []
    assert match.clone().sheet == match.bare().sheet == match.sheet


def test_a_view_is_a_copy() -> None:
    match = stammtisch.new("gaunerbande", 4, seed=1)
    before = snapshot(match)
    match.view(0)["totals"][0] = 99
    match.view(0)["hand"].clear()
    match.story().clear()
    match.legal(0).clear()
    assert snapshot(match) == before


def test_a_match_prints_as_something_readable() -> None:
    match = stammtisch.new("gaunerbande", 3, seed=1, limit=1)
    assert repr(match) == "<Match gaunerbande with 3 players: round 1, awaiting (0, 1, 2)>"
    play_out(match)
    assert repr(match) == f"<Match gaunerbande with 3 players: {match.outcome}>"


def test_there_is_no_outcome_before_the_end() -> None:
    match = stammtisch.new("gaunerbande", 3, seed=1)
    assert match.outcome is None
    assert not match.over


# Other worlds


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_clone_plays_the_same_match_and_leaves_the_first_alone(game: Game) -> None:
    match = play_out(match_of(game), until=lambda match: match.story_length > 40)
    before, twin = snapshot(match), match.clone()
    assert snapshot(twin) == before
    play_out(twin, seed=9)
    assert snapshot(match) == before
    play_out(match, seed=9)
    assert match.record() == twin.record()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_clone_with_a_seed_has_chance_of_its_own(game: Game) -> None:
    match = play_out(match_of(game), until=lambda match: match.story_length > 20)
    twin, same = match.clone(seed=77), match.clone(seed=77)
    assert twin.view(0) == match.view(0)
    chance = [note for note in match.story() if note[0] in ("shuffle", "pick")]
    for each in (match, twin, same):
        play_out(each, seed=9)
    assert twin.record() == same.record()
    later = [note for note in twin.story() if note[0] in ("shuffle", "pick")]
    assert later[: len(chance)] == chance
    if len(later) > len(chance):  # in some games all chance comes before the first move
        assert later != [note for note in match.story() if note[0] in ("shuffle", "pick")]
    assert '"seed":null' in twin.record()
    assert not twin.from_seed


def test_a_clone_with_a_seed_forgets_dictated_chance() -> None:
    """Otherwise a search could foresee what a record is about to tell."""
    order = tuple(range(20))
    match = Match(TOY, players=3, seed=1, given=[order, (1, 3), order[::-1], (2, 3)])
    twin = match.clone(seed=3)
    assert state(twin).given is None
    assert state(match).given == [order[::-1], (2, 3)]
    play_out(twin, until=lambda match: match.view(None)["round"] == 2)
    assert [note for note in twin.story() if note[0] == "shuffle"][1] != ("shuffle", *order[::-1])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_imagined_world_keeps_what_the_seat_knows_and_nothing_else(game: Game) -> None:
    match = play_out(match_of(game), until=lambda match: match.story_length > 60)
    before, s, seat = snapshot(match), state(match), match.awaiting[0]
    worlds = [match.imagine(seat, seed=i) for i in range(12)]
    assert snapshot(match) == before
    for world in worlds:
        assert game.view(world, seat)["hand"] == match.view(seat)["hand"]
        assert game.view(world, seat)["counts"] == match.view(seat)["counts"]
        assert world.seed != s.seed
        assert (world.notes, world.given) == ([], None)
        assert game.legal(world, seat) == game.legal(s, seat)
    others = [json.dumps([game.view(world, other)["hand"] for other in range(match.players)]) for world in worlds]
    assert len(set(others)) > 6, "worlds differ in what the seat does not know"
    assert match.imagine(seat, seed=1) == match.imagine(seat, seed=1)
    assert match.imagine(seat) != match.imagine(seat)


def test_the_registry_knows_every_game_by_the_name_of_its_folder() -> None:
    for game in games.every():
        assert games.get(game.name) is game
        assert game.name in games.NAMES
        assert set(prompts(game)) <= set(game.steps)
    assert len({game.code for game in games.every()}) == len(games.NAMES)
