"""The pad counts as the rules count: whole matches, entered as people with real cards would enter them."""

import re
from itertools import chain
from typing import Any

import pytest

from stammtisch import games
from tests.web import counted
from tests.web.conftest import MODULES

pytest.importorskip("playwright")

ROUNDS = {"gaunerbande": 700, "black_spy": 500, "zehn": 900, "klaumau": 350, "halt_mal_kurz": 15}
"""So many rounds of each game are played for real; in Halt mal kurz a match is one round, and a long one."""

KEEP = """async matches => {
  const { keep, nowOf, openPads, tidy, wrongOf } = await import("/static/pad/scoring.js");
  await openPads();
  return matches.map(({ game, players, options, entries }) => {
    const refused = entries.map((entry, at) => {
      const now = nowOf(game, players, options, entries, at);
      return wrongOf(game, now, tidy(game, now, entry));
    });
    const { rows, outcome } = keep(game, players, options, entries);
    return { rows: rows.map(({ deeds, ...row }) => row), outcome, refused };
  });
}"""


def compare(stage: Any, matches: list[counted.Counted]) -> None:
    for match, kept in zip(matches, stage.evaluate(KEEP, matches), strict=True):
        assert kept["rows"] == match["rows"], match
        assert kept["outcome"] == match["outcome"], match
        assert [wrong for wrong in kept["refused"] if wrong] == [], match


@pytest.mark.parametrize("game", games.NAMES)
def test_the_pad_counts_as_the_rules_do(stage: Any, game: str) -> None:
    """Points, totals, when the match ends, why, and who won; and nothing that happens is refused."""
    played = list(counted.matches(game, ROUNDS[game], seed=11))
    assert sum(len(match["rows"]) for match in played) >= ROUNDS[game]
    compare(stage, played)


@pytest.mark.parametrize("game", [name for name in games.NAMES if name != "halt_mal_kurz"])
def test_points_alone_end_a_match_as_the_rules_do(stage: Any, game: str) -> None:
    """Whoever counts by themselves enters what each round brought: totals, end and places are the same."""
    played = list(counted.matches(game, 120, seed=3))
    for match in played:
        match["entries"] = [
            {"plain": row["points"], **{name: entry[name] for name in ("last", "encircled") if entry.get(name)}}
            for row, entry in zip(match["rows"], match["entries"], strict=True)
        ]
    compare(stage, played)


@pytest.mark.parametrize("game", ["gaunerbande", "black_spy"])
def test_the_pad_counts_what_seldom_happens(stage: Any, game: str) -> None:
    """Gangs united and not quite united, all black cards captured and released, totals cut by half."""
    put = list(counted.put(game, 300, seed=5))
    rounds = list(chain.from_iterable(match["entries"] for match in put))
    assert len(rounds) > 700
    choices = {entry.get("gang") or entry.get("spy") for entry in rounds}
    assert choices >= ({"others", "self"} if game == "gaunerbande" else {"capture", "release"})
    compare(stage, put)


WRONG = """async ([game, players, options, entry, before]) => {
  const { nowOf, openPads, wrongOf } = await import("/static/pad/scoring.js");
  await openPads();
  return wrongOf(game, nowOf(game, players, options, before, before.length), entry);
}"""
FOUR = {
    "low": [6, 0, 0, 0],
    "spies": [0, 6, 0, 0],
    "good": [0, 0, 4, 0],
    "high": {"k8": 0, "k9": 1, "k10": 2, "k11": 3},
}
LOST = {"loser": 0, "round_card": 3, "normal": 4, "jokers": 0, "penalties": []}
LAST = {**LOST, "last": True, "chips": [7, 7, 7], "hand_normal": [4, 4, 4], "hand_jokers": [0, 0, 0]}
CASES: dict[str, tuple[str, int, dict[str, Any], dict[str, Any], list[dict[str, Any]], str, str | None]] = {
    "fewer than no crooks": (
        "gaunerbande",
        4,
        {},
        {"crooks": [-3, 13, 3, 0], "politician": 1},
        [],
        "negative",
        "GB-22",
    ),
    "no points": ("gaunerbande", 4, {}, {"plain": [1, "x", 0, 0]}, [], "no_points", None),
    "points beyond measure": ("klaumau", 2, {}, {"plain": [1, 10000]}, [], "no_points", None),
    "round cards that nobody knows": (
        "zehn",
        3,
        {"own_deck": True},
        {**LOST, "last": True, "chips": [7, 7, 7]},
        [{"plain": [7, 0, 0]}],
        "rest_unknown",
        "ZE-37",
    ),
    "a card less than none in a deck of one's own": (
        "zehn",
        3,
        {"own_deck": True},
        {**LAST, "in_hand": [0, -1, 0]},
        [],
        "negative",
        "ZE-34",
    ),
    "a crook is missing": ("gaunerbande", 4, {}, {"crooks": [3, 4, 5, 0], "politician": 1}, [], "too_few", "GB-22"),
    "a thug too many": ("gaunerbande", 3, {}, {"crooks": [3, 4, 6], "politician": 1}, [], "too_many", "GB-22"),
    "nobody has the politician": ("gaunerbande", 4, {}, {"crooks": [13, 0, 0, 0]}, [], "no_politician", "GB-22"),
    "half a crook": ("gaunerbande", 4, {}, {"crooks": [6.5, 6.5, 0, 0], "politician": 0}, [], "no_number", "GB-22"),
    "the gang, and no choice": (
        "gaunerbande",
        4,
        {},
        {"crooks": [0, 13, 0, 0], "politician": 1},
        [],
        "no_gang",
        "GB-25",
    ),
    "a black spy is missing": ("black_spy", 4, {}, {**FOUR, "spies": [0, 5, 0, 0]}, [], "too_few", "BS-21"),
    "five coloured spies": ("black_spy", 4, {}, {**FOUR, "good": [0, 1, 4, 0]}, [], "too_many", "BS-21"),
    "nobody has the eleven": (
        "black_spy",
        4,
        {},
        {**FOUR, "high": {"k8": 0, "k9": 1, "k10": 2}},
        [],
        "nobody_has",
        "BS-21",
    ),
    "captured, and no choice": (
        "black_spy",
        4,
        {"capture_or_release": True},
        {"low": [6, 0, 0, 0], "spies": [6, 0, 0, 0], "high": dict.fromkeys(counted.HIGH, 0)},
        [],
        "no_spy_choice",
        "BS-29",
    ),
    "nobody lost": ("zehn", 3, {}, {**LOST, "loser": None}, [], "no_loser", "ZE-31"),
    "no round card": ("zehn", 3, {}, {**LOST, "round_card": None}, [], "no_round_card", "ZE-9"),
    "a round card twice": ("zehn", 3, {}, LOST, [LOST], "round_card_again", "ZE-9"),
    "too few cards lay there": ("zehn", 3, {}, {**LOST, "normal": 2}, [], "few_on_table", "ZE-10"),
    "too many cards lay there": ("zehn", 3, {}, {**LOST, "normal": 7}, [], "many_on_table", "ZE-25"),
    "a penalty card twice": (
        "zehn",
        3,
        {},
        {**LOST, "penalties": ["p4"]},
        [{**LOST, "round_card": 1, "penalties": ["p4"]}],
        "penalty_again",
        "ZE-2",
    ),
    "a joker too many": (
        "zehn",
        3,
        {"spare_jokers": "out"},
        {**LOST, "jokers": 2},
        [{**LOST, "round_card": 1, "jokers": 2}],
        "more_than_there_are",
        "ZE-2",
    ),
    "a chip is missing": ("zehn", 3, {}, {**LAST, "chips": [7, 7, 6]}, [], "too_few", "ZE-6"),
    "a round card that was left is missing": ("zehn", 3, {"rounds": 3}, LAST, [], "unturned_count", "ZE-41"),
    "four cards in hand, and nobody drew": (
        "zehn",
        3,
        {"rounds": 1, "last_refill": "no"},
        {**LAST, "hand_normal": [3, 4, 3]},
        [],
        "hand_too_large",
        "ZE-43",
    ),
    "five cards in hand": ("zehn", 3, {}, {**LAST, "hand_jokers": [1, 0, 0]}, [], "hand_too_large", "ZE-34"),
    "one card in hand": ("zehn", 3, {}, {**LAST, "hand_normal": [1, 4, 4]}, [], "hand_too_small", "ZE-34"),
    "more fours than there are": ("klaumau", 4, {}, {"n4": [2, 3, 0, 0]}, [], "more_than_there_are", "KM-3"),
    "fours of a forged colour": (
        "klaumau",
        4,
        {"forgery": True},
        {"top": ["red"], "n4": [4, 0, 0, 0]},
        [],
        "more_than_there_are",
        "KM-3",
    ),
    "no card on top": ("klaumau", 4, {"forgery": True}, {}, [], "no_top", "KM-47"),
    "a plan that is not there": (
        "klaumau",
        4,
        {"forgery": True},
        {"top": ["red", "green"]},
        [],
        "no_such_plan",
        "KM-4",
    ),
    "three dogs": ("klaumau", 6, {"watchdog": True}, {"dogs": [1, 1, 1, 0, 0, 0]}, [], "more_than_there_are", "KM-54"),
    "a bomb that pays too well": (
        "klaumau",
        6,
        {"bomb": True},
        {"gained": [13, 0, 0, 0, 0, 0]},
        [],
        "gained_too_much",
        "KM-62",
    ),
    "nobody is out": ("halt_mal_kurz", 4, {}, {"winners": []}, [], "nobody_is_out", "HK-12"),
    "less than none, before it is said who is out": (
        "halt_mal_kurz",
        3,
        {},
        {"winners": [], "left": [-3, 0, 5]},
        [],
        "negative",
        "HK-13",
    ),
    "less than none, before it is said who lost": (
        "zehn",
        3,
        {},
        {**LOST, "loser": None, "normal": -3},
        [],
        "negative",
        "ZE-32",
    ),
    "all are out": ("halt_mal_kurz", 3, {}, {"winners": [0, 1, 2]}, [], "all_are_out", "HK-12"),
    "more cards than there are": (
        "halt_mal_kurz",
        3,
        {},
        {"winners": [0], "left": [0, 30, 30]},
        [],
        "more_than_there_are",
        "HK-2",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_what_cannot_be_is_refused_with_its_paragraph(stage: Any, case: str) -> None:
    *given, key, paragraph = CASES[case]
    wrong = stage.evaluate(WRONG, given)
    assert wrong is not None
    assert (wrong["key"], wrong["paragraph"]) == (key, paragraph)


def test_every_refusal_is_tried_and_cites_a_paragraph_that_exists() -> None:
    """A reason that no test asks for may be one that nobody ever gets."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in MODULES if path.stem in ("scoring", "sums"))
    cited = set(re.findall(r'"((?:GB|BS|ZE|KM|HK)-\d+)"', source))
    known = {number for game in games.every() for number in game.book().paragraphs}
    assert cited <= known
    keys = set(re.findall(r'key: "(\w+)"', source)) | {"too_few", "too_many", "few_on_table", "many_on_table"}
    assert keys == {case[-2] for case in CASES.values()}


@pytest.mark.parametrize("game", games.NAMES)
def test_the_pad_knows_players_and_options(stage: Any, game: str) -> None:
    """As many people as the game allows, the same side wins, and each option it asks for is one of the game's."""
    facts = stage.evaluate(
        """async name => {
          const { SCORING, openPads } = await import("/static/pad/scoring.js");
          await openPads();
          const { players, lowWins, options } = SCORING[name];
          return { players, lowWins, options };
        }""",
        game,
    )
    real = games.get(game)
    assert facts["players"] == [real.players[0], real.players[-1]]
    assert facts["lowWins"] == real.low_wins
    known = {option.name: option for option in real.options.describe()}
    for option in facts["options"]:
        if option["name"] == "own_deck":  # the pad's own: KM-4
            continue
        assert option["default"] == known[option["name"]].default
        assert option.get("least", 0) == known[option["name"]].least
