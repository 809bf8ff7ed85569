"""Options: validated as a whole, documented where they are declared."""

import json
import re
from dataclasses import FrozenInstanceError, dataclass
from typing import Any

import pytest

import stammtisch
from stammtisch import games, vec
from stammtisch.cli.guard import run
from stammtisch.core import options
from stammtisch.core.errors import BadOption, Fault
from stammtisch.core.options import OURS, choice, table, variant, whole
from stammtisch.lab.arena.plan import Plan
from stammtisch.lab.compare.study import Study
from stammtisch.research.agreed import kind_of
from stammtisch.table.agreement import read_options
from stammtisch.table.refusals import Refused
from stammtisch.words import option_doc
from tests.core.toy import TOY, Options


def test_defaults() -> None:
    assert Options.build({}) == Options() == Options(limit=9, rounds=None, quiet=False, eldest=False, deal="three")
    assert Options().changed() == {}


def test_what_was_asked_for() -> None:
    agreed = Options.build({"limit": 3, "deal": "two"}, ["quiet"])
    assert agreed == Options(limit=3, quiet=True, deal="two")
    assert agreed.changed() == {"limit": 3, "quiet": True, "deal": "two"}
    assert agreed.as_json() == {"limit": 3, "rounds": None, "quiet": True, "eldest": False, "deal": "two"}
    assert Options.build(agreed.as_json()) == agreed
    assert Options.build({"limit": 1}).limit == 1


def test_a_variant_may_be_named_or_switched() -> None:
    assert Options.build({"quiet": True}) == Options.build({}, ["quiet"]) == Options.build({"quiet": True}, ["quiet"])
    assert Options.build({}, iter(["quiet", "eldest"])) == Options(quiet=True, eldest=True)
    assert Options.variants() == ["quiet", "eldest"]


def test_asked_for_and_switched_off_at_once_is_a_contradiction() -> None:
    with pytest.raises(BadOption, match="'quiet' is asked for and switched off at once"):
        Options.build({"quiet": False}, ["quiet"])


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (
            {"limits": 5},
            r"there is no option 'limits': expected limit, rounds, quiet, eldest or deal; did you mean 'limit'\?",
        ),
        ({"xyz": 5}, r"there is no option 'xyz': expected limit, rounds, quiet, eldest or deal$"),
        ({"limit": 0}, "option 'limit': expected a whole number of at least 1, got 0"),
        ({"limit": None}, "got None"),
        ({"limit": "5"}, "got '5'"),
        ({"limit": 5.0}, "got 5.0"),
        ({"limit": True}, "got True"),
        ({"rounds": 0}, "option 'rounds': expected a whole number of at least 1, got 0"),
        ({"quiet": 1}, "option 'quiet': expected true or false, got 1"),
        ({"quiet": None}, "got None"),
        ({"quiet": "yes"}, "got 'yes'"),
        ({"deal": "four"}, "option 'deal': expected 'three' or 'two', got 'four'"),
        ({"deal": 3}, "got 3"),
        ({"deal": ["two"]}, r"got \['two'\]"),
    ],
)
def test_wrong_options_say_what_was_expected(given: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        Options.build(given)


@pytest.mark.parametrize(
    ("variants", "message"),
    [
        (["quite"], r"there is no variant 'quite': expected quiet or eldest; did you mean 'quiet'\?"),
        (["limit"], "there is no variant 'limit'"),
        ([None], "there is no variant 'None'"),
        ([["quiet"]], "there is no variant"),
        ("quiet", "expected a list of variants, got the text 'quiet'"),
    ],
)
def test_wrong_variants_say_what_was_expected(variants: Any, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        Options.build({}, variants)


def test_a_game_without_variants_says_so() -> None:
    with pytest.raises(BadOption, match="there is no variant 'mole': this game has none"):
        stammtisch.new("gaunerbande", 4, variants=["mole"])


def test_an_option_without_a_default_may_be_left_open() -> None:
    assert Options.build({"rounds": None}).rounds is None
    assert Options().settled(4).rounds == 4
    assert Options(rounds=2).settled(4).rounds == 2


def test_options_are_checked_however_they_are_made() -> None:
    with pytest.raises(BadOption, match="'limit'"):
        Options(limit=-1)


def test_options_do_not_change() -> None:
    agreed: Any = Options()
    with pytest.raises(FrozenInstanceError):
        agreed.limit = 5


def test_every_option_is_described() -> None:
    limit, rounds, quiet, eldest, deal = Options.describe()
    assert (limit.name, limit.kind, limit.default, limit.least) == ("limit", "whole", 9, 1)
    assert (rounds.default, quiet.default, eldest.kind) == (None, False, "variant")
    assert (deal.of, deal.kind) == (("three", "two"), "choice")


@pytest.mark.parametrize("game", [TOY, *games.every()], ids=lambda game: game.name)
def test_options_of_all_games_have_docs_and_survive_json(game: Any) -> None:
    for option in game.options.describe():
        assert option_doc(option).endswith(".")
        assert option.kind in ("whole", "variant", "choice", "table")
    for players in game.players:
        settled = game.options().settled(players)
        assert game.options.build(settled.as_json()) == settled
        assert settled.settled(players) == settled
        tables = {option.name for option in game.options.describe() if option.kind == "table"}
        tables |= {"first_seat"}  # which means nothing unless a certain seat begins
        assert all(value is not None or name in tables for name, value in settled.as_json().items())


@dataclass(frozen=True)
class Cooked(options.Options):
    deck: dict[str, int] | None = table(
        "How many of each card.",
        check=lambda deck: None if isinstance(deck, dict) else Fault("object_expected", got=repr(deck)),
    )


def test_a_table_is_checked_by_its_own_function() -> None:
    assert Cooked().deck is None
    assert Cooked.build({"deck": {"joker": 3}}).as_json() == {"deck": {"joker": 3}}
    with pytest.raises(BadOption, match=r"'deck': expected an object, got 7"):
        Cooked.build({"deck": 7})
    assert Cooked.describe()[0].kind == "table"


def test_tables_are_read_from_json_from_files_and_as_words(tmp_path: Any) -> None:
    file = tmp_path / "deck.json"
    file.write_text('{"r1": 3}', encoding="utf-8")
    assert options.read_table(str(file)) == {"r1": 3}
    assert options.read_table(' [{"who": "self"}]') == [{"who": "self"}]
    assert options.read_table("panic") == "panic"
    for text, says in (("{", "not JSON"), (str(tmp_path / "none.json"), "cannot be read")):
        with pytest.raises(BadOption, match=says):
            options.read_table(text)


@dataclass(frozen=True)
class Grown(options.Options):
    """Options of the booklet and of the house."""

    limit: int = whole("When it ends.", default=9, least=1)
    rounds: int = whole("How many rounds.", default=0, least=0, most=100, source=OURS)
    mole: bool = variant("A mole.")
    depth: str = choice("How deep.", default="flat", of=("flat", "deep"), source=OURS, needs="mole")


def test_a_whole_number_may_have_a_largest_one() -> None:
    assert Grown.build({"rounds": 100}).rounds == 100
    assert (Grown.describe()[1].least, Grown.describe()[1].most) == (0, 100)
    for wrong in (101, -1, True, 2.0):
        with pytest.raises(BadOption, match="'rounds': expected a whole number from 0 to 100, got"):
            Grown.build({"rounds": wrong})


def test_an_option_belongs_to_the_house_where_all_but_the_usual_is_ours() -> None:
    assert [option.group for option in Grown.describe()] == ["booklet", "house", "booklet", "house"]


ORIGINS = {
    "gaunerbande": "limit=variant looking_back: open=ours last_trick=open",
    "black_spy": "no_good_spies=variant capture_or_release=variant mole=variant announce_a_colour=variant "
    "follow_the_rank=variant reduce_points=variant looking_back: open=ours last_trick=open",
    "zehn": "tie: one_card=open highest_card=open deck=open",
    "klaumau": "doubters: next=open anyone=open forced_card_acts=open plan: turns=ours anticlockwise=booklet "
    "forgery=variant surrounded=variant fence=variant watchdog=variant bomb=variant bomb_rule=variant deck=open "
    "surrounded_ends: round=ours match=booklet",
    "halt_mal_kurz": "well: call=booklet always=variant never=variant police: others=open anyone=open "
    "list: player=open all=open starts: chance=ours duel=open seat=open first_seat=open",
}
"""Where options and their values are from, checked against the booklets. Of all others the usual is the booklet's, and
the rest is ours.
"""


@pytest.mark.parametrize("game", ORIGINS)
def test_every_option_says_where_it_is_from(game: str) -> None:
    found = []
    for option in games.get(game).options.describe():
        assert set(option.sources.values()) <= set(options.SOURCES)
        if option.group == "house":
            usual = option.default if option.of else "usual"
            assert option.sources[usual] == "booklet", option.name
        elif option.of:
            found += [f"{option.name}:", *(f"{value}={source}" for value, source in option.sources.items())]
        else:
            found.append(f"{option.name}={option.sources['other']}")
    assert found == ORIGINS[game].split()


BAD: list[tuple[str, int, dict[str, Any], str]] = [
    ("klaumau", 4, {"surrounded_ends": "match"}, "without the variant 'surrounded'"),
    ("klaumau", 4, {"bomb_rule": "smoke"}, "without the variant 'bomb'"),
    ("klaumau", 4, {"surrounded": True, "deck": {"r1": 40, "police": 5}}, "expected at least 6 of its cards, got 5"),
    ("klaumau", 6, {"surrounded": True, "deck": {"r1": 40, "police": 7}}, "expected at least 8 of its cards, got 7"),
    ("klaumau", 4, {"keyhole": "anything", "deck": {"r1": 40}}, "'keyhole' means nothing with this deck"),
    ("klaumau", 4, {"plan": "anticlockwise", "deck": {"r1": 40}}, "'plan' means nothing with this deck"),
    ("klaumau", 4, {"fence": True, "deck": {"r-plan": 40}}, "'fence' means nothing with this deck"),
    ("klaumau", 4, {"forgery": True, "deck": {"r-plan": 40}}, "'forgery' means nothing with this deck"),
    ("black_spy", 4, {"mole": True, "rounds": 1}, "'mole' means nothing in so few rounds: expected at least 2"),
    ("black_spy", 4, {"keep_every": 3, "rounds": 2}, "'keep_every' means nothing in so few rounds"),
    ("zehn", 4, {"next_start": "left", "rounds": 1}, "'next_start' means nothing in so few rounds"),
    ("halt_mal_kurz", 4, {"list": "all", "deck": {"nazi-k": 50}}, "'list' means nothing with this deck"),
    ("halt_mal_kurz", 4, {"police": "anyone", "deck": {"nazi-k": 50}}, "'police' means nothing with this deck"),
    ("halt_mal_kurz", 4, {"majority": "most", "deck": {"nazi-k": 50}}, "'majority' means nothing with this deck"),
    ("halt_mal_kurz", 4, {"well": "never", "deck": {"nazi-k": 50}}, "'well' means nothing with this deck"),
]


@pytest.mark.parametrize(("game", "players", "agreed", "why"), BAD)
def test_what_does_not_go_together_is_refused_at_every_door(
    game: str, players: int, agreed: dict[str, Any], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The library, a table, the lab, environments that learn and the command line, in the same words."""
    with pytest.raises(BadOption, match=why) as library:
        stammtisch.new(game, players, **agreed)
    assert library.value.fault.parameters["option"] in agreed
    with pytest.raises(Refused) as table:
        read_options(games.get(game), players, agreed)
    assert table.value.fault.parameters["why"].key == library.value.fault.key
    kind = games.get(game)
    with pytest.raises(BadOption, match=why):
        Study.make(kind, players, [kind.options(), kind.options.build(agreed)])
    with pytest.raises(BadOption, match=why):
        kind_of(game, players, (), None, agreed)
    flags = [text for name, value in agreed.items() for text in _flag(name, value)]
    assert run(["simulate", game, "--players", str(players), "--games", "1", *flags]) != 0
    assert re.search(why, " ".join(capsys.readouterr().err.split()))


def _flag(name: str, value: Any) -> list[str]:
    flag = f"--{name.replace('_', '-')}"
    return [flag] if value is True else [flag, json.dumps(value) if isinstance(value, dict) else str(value)]


def test_other_options_with_the_same_deck_are_none_of_its_business() -> None:
    deck = {"r1": 40, "police": 6}
    assert stammtisch.new("klaumau", 4, surrounded=True, deck=deck).options.surrounded
    assert stammtisch.new("halt_mal_kurz", 4, starts="duel", well="never", deck={"nazi-k": 50}).options.well == "never"


def test_what_means_nothing_without_a_variant_is_refused() -> None:
    Grown.build({"depth": "deep", "mole": True}).check(3)
    with pytest.raises(BadOption, match="'depth' means nothing without the variant 'mole'"):
        Grown.build({"depth": "deep"}).settled(3)


@pytest.mark.parametrize(
    ("game", "agreed", "least"),
    [
        ("black_spy", {"mole": True}, 2),
        ("black_spy", {"keep_every": 3}, 3),
        ("black_spy", {"mole": True, "rounds": 5}, 2),
        ("zehn", {"next_start": "left"}, 2),
    ],
)
def test_what_means_nothing_before_a_match_is_stopped_is_refused(game: str, agreed: dict[str, Any], least: int) -> None:
    """By environments and arenas that play so many rounds of each match, and what they draw by chance leaves it out."""
    kind = games.get(game)
    named = {"game_rounds" if name == "rounds" else name: value for name, value in agreed.items()}
    why = rf"^with rounds=1, option '\w+' means nothing: give rounds={least} or more$"
    with pytest.raises(BadOption, match=why):
        kind_of(game, 4, (), 1, named)
    with pytest.raises(BadOption, match=why):
        vec.make(game, 4, players=4, rounds=1, **named)
    with pytest.raises(BadOption, match=why):
        Plan.make(kind, 4, "geselle", seed=1, options=kind.options.build(agreed), rounds=1)
    for rounds in (least, None):
        Plan.make(kind, 4, "geselle", seed=1, options=kind.options.build(agreed), rounds=rounds)
    drawing = Plan.make(kind, 4, "geselle", seed=1, random_variants=True, rounds=1)
    for deal in range(20):
        drawing.options_of(deal).settled(4, 1)
