"""Events tell the story, and only to those who may know."""

import json

import pytest

from stammtisch import games, words
from stammtisch.core.events import Story, Told, note, read_note
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.state import State
from tests.core.toy import DECK, TOY
from tests.tables import play_out
from tests.words import reading

TOLD = {
    "shows": Told(("seat", "card")),
    "gives": Told(("giver", "receiver", "cards"), secret=("cards",), known_to=("giver", "receiver")),
    "hides": Told(
        ("seat", "card", "colour"), secret=("card", "colour"), known_to=("seat",), words={"colour": ("red", "blue")}
    ),
    "rings": Told(("times",)),
}


def test_cards_are_told_in_notation() -> None:
    event = read_note(TOLD, DECK, ("shows", 2, 0))
    assert event is not None
    assert (event.kind, event.data) == ("shows", {"seat": 2, "card": "r1"})
    event = read_note(TOLD, DECK, ("gives", 0, 1, 0b11))
    assert event is not None
    assert event.data == {"giver": 0, "receiver": 1, "cards": ("r1", "r2")}


def test_small_numbers_are_told_in_words() -> None:
    event = read_note(TOLD, DECK, ("hides", 2, 0, 1))
    assert event is not None
    assert event.data["colour"] == "blue"


def test_notes_for_the_record_alone_are_no_events() -> None:
    assert read_note(TOLD, DECK, ("shuffle", 1, 2, 3)) is None
    assert read_note(TOLD, DECK, ("move", 0, "play r1")) is None


@pytest.mark.parametrize(("looker", "knows"), [(0, True), (1, True), (2, False), (None, False)])
def test_secrets_are_for_those_concerned(looker: int | None, knows: bool) -> None:
    event = read_note(TOLD, DECK, ("gives", 0, 1, 0b11))
    assert event is not None
    seen = event.seen_by(looker)
    assert seen.data == {"giver": 0, "receiver": 1, "cards": ("r1", "r2") if knows else None}
    assert seen.seen_by(looker) == seen
    assert json.loads(json.dumps(seen.as_json())) == {
        "kind": "gives",
        "giver": 0,
        "receiver": 1,
        "cards": ["r1", "r2"] if knows else None,
    }


def test_what_was_hidden_stays_hidden() -> None:
    """An event as a stranger saw it cannot be looked at again by somebody who knows."""
    event = read_note(TOLD, DECK, ("gives", 0, 1, 0b11))
    assert event is not None
    assert event.seen_by(None).seen_by(0).data["cards"] is None


def test_all_secret_parameters_are_hidden() -> None:
    event = read_note(TOLD, DECK, ("hides", 2, 0, 1))
    assert event is not None
    assert event.seen_by(1).data == {"seat": 2, "card": None, "colour": None}


def test_a_note_with_the_wrong_number_of_values_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="rings tells 2 things, expected 1"):
        read_note(TOLD, DECK, ("rings", 1, 2))


def test_notes_keep_their_order() -> None:
    s = State()
    note(s, "rings", 1)
    note(s, "rings", 2)
    assert s.notes == [("rings", 1), ("rings", 2)]


@pytest.mark.parametrize("game", [TOY, *games.every()], ids=lambda game: game.name)
def test_every_note_of_a_game_can_be_told(game: Game) -> None:
    """Every event that a game declares fits its notes, and its sentence only names what it has."""
    match = play_out(Match(game, players=max(game.players), seed=3))
    speech = words.speech(words.SOURCE)
    for seat in (None, *range(match.players)):
        for event in match.events(seat):
            if game is not TOY:  # which has no catalogue
                sentence = speech.messages[f"{game.name}-event-{event.kind}"]
                assert reading.parameters(sentence, speech.messages) <= set(event.data), event.kind
            json.dumps(event.as_json())
    silent = {raw[0] for raw in match.story()} - set(game.told)
    assert silent <= {"shuffle", "pick", "move"}


@pytest.mark.parametrize("game", [TOY, *games.every()], ids=lambda game: game.name)
def test_secrets_are_declared_completely(game: Game) -> None:
    for kind, told in game.told.items():
        assert set(told.secret) <= set(told.parameters), kind
        assert set(told.known_to) <= set(told.parameters), kind
        assert set(told.words) <= set(told.parameters), kind
        assert not set(told.known_to) & set(told.secret), kind


def test_only_the_new_events_come_back_from_a_move() -> None:
    match = Match(TOY, players=3, seed=1)
    for seat in (0, 1):
        assert match.play(seat, "vote on") == []
    (told,) = match.play(2, "vote on")
    assert told.kind == "voted"
    start = match.story_length
    (seat,) = match.awaiting
    played = match.play(seat, match.legal(seat)[0])
    assert [event.kind for event in played] == ["plays"]
    assert match.events(seat, start) == played


def test_a_story_makes_events_of_what_is_looked_at() -> None:
    story = Story(TOLD, DECK, [("move", 0, "x"), ("hides", 2, 0, 1), ("rings", 1), ("hides", 0, 1, 0)])
    assert len(story) == 3  # what only the record keeps is not told
    assert [event.kind for event in story] == ["hides", "rings", "hides"]
    assert story.of("rings") == [story[1]] == story[1:2]
    assert story[0].data == {"seat": 2, "card": None, "colour": None}  # as everybody may know it
