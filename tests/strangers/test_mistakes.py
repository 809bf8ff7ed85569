"""Typical mistakes of whoever writes a game, made in Mau-Mau one by one: what `check-game` says of each, once and with
the place where it was made.
"""

import importlib
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from stammtisch.core.rule import RULES
from stammtisch.lab.conformity import check_game
from tests.strangers.installing import MAUMAU

RULES_PY, WORDS, BOTS, GAME = "rules.py", "words.py", "bots.py", "__init__.py"

MISTAKES: dict[str, tuple[str, str, str, str, str]] = {
    # the mistake: its file, what stands there, what is written instead, the check that finds it, its sentence
    "a rule that is not marked": (
        RULES_PY,
        "@rule\ndef take(",
        "def take(",
        "declaration",
        "rules.py:@s.drawn = take@: the rule 'draw' calls 'take': expected a rule, marked @rule",
    ),
    "a helper of plain Python in a rule": (
        BOTS,
        "step, hand = open_step(s), s.hands[seat]",
        "step, hand = open_step(s), sum(1 << card for card in range(CARDS) if has(s, seat, card))\n\n\n"
        "def has(s: State, seat: int, card: int) -> bool:\n    return bool(s.hands[seat] >> card & 1)\n\n\n"
        "def rest(s: State, seat: int, choices: int, marks: Marks, step: int, hand: int) -> None:",
        "declaration",
        "bots.py:@has(s, seat, card))@: the rule 'judge' calls 'has': expected a rule, marked @rule",
    ),
    "a rule of the game that is not marked": (
        RULES_PY,
        "@rule\ndef apply(",
        "def apply(",
        "declaration",
        "apply: expected a rule, marked @rule, got 'apply'",
    ),
    "a step that there is not": (
        RULES_PY,
        "ask(s, DRAWN, seat)",
        "ask(s, 9, seat)",
        "declaration",
        "rules.py:@ask(s, 9, seat)@: ask: expected a step of the game, 0 to 6, got 9",
    ),
    "a seat that no table has": (
        RULES_PY,
        "ask(s, DRAWN, seat)",
        "ask(s, DRAWN, 9)",
        "declaration",
        "rules.py:@ask(s, DRAWN, 9)@: ask: expected a seat, 0 to 4, got 9",
    ),
    "a seat before the first": (
        RULES_PY,
        "ask(s, DRAWN, seat)",
        "ask(s, DRAWN, -1)",
        "declaration",
        "rules.py:@ask(s, DRAWN, -1)@: ask: expected a seat, 0 to 4, got -1",
    ),
    "a list in a rule": (
        RULES_PY,
        "    most = 0\n",
        "    most = max([0, 0])\n",
        "rules",
        "rules.py:@most = max@: a list in the rule 'count': expected whole numbers, masks and lists of the state",
    ),
    "a table that is a dict": (
        RULES_PY,
        "WORTH = (7, 8, 9, 10, 20, 3, 4, 11)",
        "WORTH = dict(enumerate((7, 8, 9, 10, 20, 3, 4, 11)))",
        "rules",
        "rules.py:@points += WORTH@: the dict 'WORTH' in the rule 'worth'",
    ),
    "a text in a rule": (
        RULES_PY,
        'note(s, "mau", seat)',
        'note(s, f"mau{seat}", seat)',
        "rules",
        "rules.py:@mau{seat}@: an f-string in the rule 'lay'",
    ),
    "an exception in a rule": (
        RULES_PY,
        '        note(s, "finds_none", seat)',
        '        if s.laid:\n            raise ValueError(s.laid)\n        note(s, "finds_none", seat)',
        "rules",
        "rules.py:@raise ValueError@: an exception in the rule 'take'",
    ),
    "a method of lists in a rule": (
        RULES_PY,
        "s.stock[card] = card",
        "s.stock.insert(card, card)",
        "rules",
        "rules.py:@s.stock.insert@: .insert() in the rule 'deal'",
    ),
    "a seat too many": (
        RULES_PY,
        "s.turn = (s.turn + 1) % s.players\n    if s.miss",
        "s.turn += 1\n    if s.miss",
        "ending",
        "somebody is asked who does not sit here, raised in go_on (maumau/rules.py:@ask(s, PLAY, s.turn)@2)",
    ),
    "a place that a table does not have": (
        RULES_PY,
        "WORTH[lowest(cards) % 8]",
        "WORTH[lowest(cards)]",
        "ending",
        "match 0: IndexError: tuple index out of range, raised in worth (maumau/rules.py:@WORTH[lowest(cards)]@)",
    ),
    "a field that is spelled otherwise": (
        RULES_PY,
        "    s.left = CARDS\n",
        "    s.lfet = CARDS\n",
        "ending",
        "match 0: AttributeError: 'State' object has no attribute 'lfet', raised in deal (maumau/rules.py:@s.lfet@)",
    ),
    "a loop without an end": (
        RULES_PY,
        "        cards &= cards - 1\n    return points",
        "    return points",
        "ending",
        "match 0: worth does not come to an end (maumau/rules.py:",
    ),
    "a match without an end": (
        RULES_PY,
        "        end_match(s, LIMIT)  # MM-16",
        "        then(s, DEAL)",
        "ending",
        "match 0: it does not end",
    ),
    "nobody who goes on": (
        RULES_PY,
        '        note(s, "passes", seat)\n        then(s, NEXT)',
        '        note(s, "passes", seat)',
        "ending",
        "nobody is asked, and the match is not over (apply, maumau/rules.py:",
    ),
    "somebody who cannot move": (
        RULES_PY,
        "fitting(s) | 1 << DRAW  # MM-7",
        "fitting(s)",
        "ending",
        "is asked and has no move (legal, maumau/rules.py:",
    ),
    "words that are read as something else": (
        WORDS,
        "return [PASS if step == DRAWN else DRAW]",
        "return [DRAW]",
        "notation",
        "'pass' is choice 33, and is read as [32] (read, maumau/words.py:",
    ),
    "a refusal by a paragraph that there is not": (
        WORDS,
        '"not_a_seven", "MM-9"',
        '"not_a_seven", "MM-99"',
        "rulebook",
        "is refused by MM-99: expected a paragraph of the rulebook (explain, maumau/words.py:",
    ),
    "an event that is spelled otherwise": (
        RULES_PY,
        'note(s, "misses", s.turn)',
        'note(s, "mises", s.turn)',
        "events",
        "the note 'mises' is no event of the game (maumau/rules.py:@mises@)",
    ),
    "a step without a prompt": (
        WORDS,
        '    "drawn": "Lay the card that you have drawn, or pass.",\n',
        "",
        "events",
        "expected the message prompt-drawn in texts/en.ftl, or a sentence among prompts",
    ),
    "a fact of another name": (
        WORDS,
        '"stock": s.left,',
        '"pile": s.left,',
        "views",
        "facts: expected 'stock' in the view (shared, maumau/words.py:",
    ),
    "a move of another form": (
        GAME,
        "facts=words.FACTS",
        'moves={"wish": ("wish for {card}",)}, facts=words.FACTS',
        "forms",
        "to have one of the forms ('wish for {card}',), it has [] (say, maumau/words.py:",
    ),
    "a view that shows what a neighbour holds": (
        WORDS,
        '{"hand": [] if seat is None else DECK.names(s.hands[seat])}',
        '{"hand": [], "next": [] if seat is None else DECK.names(s.hands[(seat + 1) % s.players])}',
        "secrets",
        "depends on what it cannot know (own, maumau/words.py:",
    ),
    "a view that shows the top card of the stock": (
        WORDS,
        '"stock": s.left,',
        '"stock": s.left, "peek": DECK.name(s.stock[s.left - 1]),',
        "secrets",
        "the shared view (peek) of seat",
    ),
    "a bot that looks at what a neighbour holds": (
        BOTS,
        "threat = bit_count(s.hands[(seat + 1) % s.players]) <= 2",
        "threat = s.hands[(seat + 1) % s.players] & 0x0F0F0F0F != 0",
        "secrets",
        "depends on what it cannot know (judge, maumau/bots.py:",
    ),
    "a draw that everybody is told of": (
        WORDS,
        '"{seat} draws a card.", ("card",), ("seat",)',
        '"{seat} draws a card."',
        "telling",
        "is told 'draws'",
    ),
    "imagining what is really there": (
        BOTS,
        "    unseen = (1 << CARDS) - 1",
        "    return\n    unseen = 1",
        "dealing",
        "looks the same to it (sample, maumau/bots.py:",
    ),
    "a number that is too wide when it is compiled": (
        RULES_PY,
        "    return s.hands[seat] & fitting(s) | 1 << DRAW",
        "    return s.hands[seat] & fitting(s) << 62 >> 62 | 1 << DRAW",
        "two_worlds",
        "compiled rules list other moves for seat",
    ),
}


@pytest.fixture
def forgotten() -> Iterator[None]:
    """What is imported here is no game of those who come next."""
    known = RULES[:]
    yield
    RULES[:] = known
    for name in [name for name in sys.modules if name.partition(".")[0] == "maumau"]:
        del sys.modules[name]


@pytest.mark.usefixtures("forgotten")
@pytest.mark.parametrize("mistake", MISTAKES)
def test_what_is_said_of_a_mistake(mistake: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, right, wrong, check, sentence = MISTAKES[mistake]
    folder = tmp_path / "maumau"
    shutil.copytree(MAUMAU / "maumau", folder, ignore=shutil.ignore_patterns("__pycache__"))
    code = (folder / file).read_text(encoding="utf-8")
    assert right in code
    (folder / file).write_text(code.replace(right, wrong, 1), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    game = importlib.import_module("maumau").GAME
    seconds = 1 if "come to an end" in sentence else 20
    (report,) = check_game(game, matches=4, only=(check,), seconds=seconds)
    expected = with_lines(sentence, folder)
    found = [str(each) for each in report.found]
    assert [expected in each for each in found].count(True) == 1, (expected, found)
    same_key = [re.sub(r"\d+", "", each.partition(": ")[2]) for each in found]
    assert len(set(same_key)) == len(same_key), found


def with_lines(sentence: str, folder: Path) -> str:
    """With the number of the line in place of `@what stands there@`, or of its second place with a 2 behind it."""
    for marked, text, place in re.findall(r"(@([^@]+)@(2?))", sentence.replace("marked @rule", "")):
        file = re.search(r"(\w+\.py):@", sentence)
        assert file is not None
        lines = (folder / file[1]).read_text(encoding="utf-8").splitlines()
        numbers = [number for number, line in enumerate(lines, 1) if text in line]
        sentence = sentence.replace(marked, str(numbers[1 if place else 0]))
    return sentence
