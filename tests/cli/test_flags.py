"""The options of a game are its flags, and nothing else is."""

import inspect
from dataclasses import dataclass, replace

import pytest

from stammtisch import games
from stammtisch.cli.app import play, simulate
from stammtisch.cli.flags import game_command
from stammtisch.core import options
from stammtisch.core.errors import BadOption
from stammtisch.core.options import choice, variant, whole
from stammtisch.words import option_doc

GAMES = games.every()
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_group = pytest.mark.parametrize("group", ["play", "simulate"])


@each_game
@each_group
def test_the_help_of_a_game_lists_exactly_its_options(stammtisch, game, group):
    ran = stammtisch(group, game.name, "--help")
    assert ran.code == 0
    text = ran.flat.replace(" │ │ ", " ").replace("│", " ")
    for option in game.options.describe():
        assert f"--{option.name.replace('_', '-')}" in text
        assert option_doc(option).split(".")[0].split()[0] in text
    for other in GAMES:
        for name in {each.name for each in other.options.describe()} - {each.name for each in game.options.describe()}:
            assert f"--{name.replace('_', '-')} " not in text
    assert ("--variant" in text) == bool(game.options.variants())
    assert "…" not in text.replace("BOT[,BOT…]", "").replace("NUMBER[,NUMBER…]", "")


@each_group
def test_a_group_without_a_game_shows_the_games(stammtisch, group):
    for args, code in (([], 2), (["--help"], 0)):
        ran = stammtisch(group, *args)
        assert ran.code == code
        assert ran.err == ""
        for game in GAMES:
            assert game.name in ran.out


@each_game
@pytest.mark.parametrize("body", [play, simulate])
def test_no_option_of_a_game_hides_a_flag_of_the_command(game, body):
    taken = {*inspect.signature(body).parameters, "variant", "continue", "games", "json", "help"}
    assert not taken & {each.name for each in game.options.describe()}


# A game with options of every kind


@dataclass(frozen=True)
class ToyOptions(options.Options):
    limit: int | None = whole("How far to go.", default=None, least=1)
    cards: int = whole("How many [cards] each.", default=7, least=2)
    mode: str = choice("How to play.", default="calm", of=("calm", "wild"))
    watch_dog: bool = variant("A dog watches.")
    cat: bool = variant("A cat sleeps.")


TOY = replace(GAMES[0], options=ToyOptions)


def asked(*args: str) -> ToyOptions:
    got = []

    def body(game, options, players):
        """Toy with TITLE."""
        got.append(options)

    game_command(TOY, body, "").main(list(args), standalone_mode=False)
    (options,) = got
    return options


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        ([], ToyOptions()),
        (["--limit", "5", "--cards", "9"], ToyOptions(limit=5, cards=9)),
        (["--mode", "wild"], ToyOptions(mode="wild")),
        (["--watch-dog"], ToyOptions(watch_dog=True)),
        (["--no-watch-dog"], ToyOptions()),
        (["--variant", "cat", "--variant", "watch_dog"], ToyOptions(watch_dog=True, cat=True)),
        (["--cat", "--variant", "cat"], ToyOptions(cat=True)),
    ],
)
def test_flags_become_options(args, expected):
    assert asked(*args) == expected


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["--cards", "1"], "option 'cards': expected a whole number of at least 2, got 1"),
        (["--limit", "0"], "option 'limit': expected a whole number of at least 1, got 0"),
        (["--cat", "--no-cat"], "asked for and switched off at once"),
        (["--variant", "cat", "--no-cat"], "asked for and switched off at once"),
        (["--variant", "cats"], "there is no variant 'cats': expected watch_dog or cat; did you mean 'cat'"),
    ],
)
def test_flags_are_checked_by_the_options(args, reason):
    with pytest.raises(BadOption, match=reason):
        asked(*args)


def test_help_shows_defaults_and_brackets(capsys):
    assert game_command(TOY, lambda game, options, players: None, "").main(["--help"], standalone_mode=False) == 0
    text = " ".join(capsys.readouterr().out.split())
    assert "How many [cards] each. (left open by the" in text
    assert "calm|wild" in text
    assert "[default: calm]" in text


def test_a_table_that_has_a_name_is_given_by_it(stammtisch):
    assert "blast, collection, panic, smoke" in " ".join(
        stammtisch("simulate", "klaumau", "--help").out.replace("│", " ").split()
    )
    ran = stammtisch("simulate", "klaumau", "--games", 1, "--bomb", "--bomb-rule", "smoke")
    assert "bomb_rule smoke" in " ".join(ran.out.split())


@pytest.mark.parametrize(
    "args",
    [
        ("play", "klaumau", "--bomb-rule", "smoke"),
        ("simulate", "klaumau", "--games", 1, "--bomb-rule", "smoke", "--no-bomb"),
        ("arena", "klaumau", "--bots", "geselle,random", "--option", "bomb-rule=smoke"),
    ],
)
def test_a_rule_for_a_bomb_that_is_not_there_is_refused(stammtisch, args):
    ran = stammtisch(*args)
    assert ran.code == 2
    assert "option 'bomb_rule' means nothing without the variant 'bomb'" in " ".join(ran.err.split())


def test_a_table_is_given_as_json_or_as_a_file(stammtisch, tmp_path):
    file = tmp_path / "deck.json"
    file.write_text('{"p1": {"points": 10}}')
    plain = ["simulate", "zehn", "--players", 2, "--games", 1, "--seed", 1]
    totals = {
        table: stammtisch(*plain, "--deck", table).out.split("per match")[1] for table in (file, file.read_text())
    }
    assert len({text.split("decisions a second")[0].rsplit("\n", 1)[0] for text in totals.values()}) == 1
    for table, reason in (
        ('{"p9": {"points": 1}}', "option 'deck': there is no card 'p9'"),
        ("{", "the table is not JSON"),
        (tmp_path / "missing.json", "cannot be read"),
        ("usual", "option 'deck': expected a table"),
    ):
        ran = stammtisch(*plain, "--deck", table)
        assert ran.code == 2
        assert reason in " ".join(ran.err.split())
