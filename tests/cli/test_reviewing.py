"""`stammtisch review`: a recorded match looked back at, in words, as data and as a page."""

import json
import re
from html.parser import HTMLParser
from itertools import pairwise

import pytest

from stammtisch import games, words
from stammtisch.bots.review import Effort
from stammtisch.bots.review import review as module
from stammtisch.cli import reviewed, reviewpage
from stammtisch.core.match import Match
from stammtisch.core.purpose import Purpose


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    monkeypatch.setattr(module, "Effort", lambda: Effort(simulations=64, playouts=60, chances=10))


def test_in_words_it_adds_up(stammtisch, record):
    ran = stammtisch("review", record, "--seat", "1", "--match", "2")
    assert (ran.code, ran.err) == (0, "")
    told = json.loads(stammtisch("review", record, "--seat", "1", "--match", "2", "--json").out)
    assert told["complete"]
    bill, _, rest = ran.out.partition("Round by round")
    numbers = [float(line.split()[-1].replace("−", "-")) for line in bill.splitlines() if re.match(r"\S.* .*\d$", line)]
    assert numbers[-1] == pytest.approx(sum(numbers[:-1]))
    assert numbers[-1] == told["bill"]["points"]
    assert f"{-reviewed.good(told, told['bill']['decisions']['value']) / told['bill']['rounds']:.1f} a round" in bill
    listed = rest.partition("Every decision")[2].splitlines()
    assert [line.split()[0] for line in listed[4:]] == [
        f"{each['round']}/{each['number'] + 1}" for each in told["decisions"]
    ]
    assert f"Par was {reviewed.number(told['rounds'][0]['par'])}. You took {told['rounds'][0]['points']}." in ran.flat


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_a_page_is_one_file_in_the_language_of_its_reader(stammtisch, record, tmp_path, language):
    file = tmp_path / "page.html"
    assert stammtisch("--language", language, "review", record, "--seat", "0", "--html", file).code == 0
    text = file.read_text(encoding="utf-8")
    assert f'lang="{language}"' in text
    assert not re.search(r"(src|href)=", text), "nothing else is loaded"
    assert text.count("<svg") == 1
    seen = []
    parser = HTMLParser()
    parser.handle_starttag = lambda tag, attrs: seen.append(tag)
    parser.feed(text)
    assert seen.count("section") >= 4
    heading = {"en": "Round by round", "de": "Runde für Runde", "fr": "Manche par manche", "it": "Giro per giro"}
    assert heading[language] in text


def test_a_seat_that_is_not_there_and_a_match_that_is_not_over(stammtisch, record, tmp_path):
    assert "there is no seat 7: expected 0 to 2" in stammtisch("review", record, "--seat", "7").err
    assert stammtisch("review", record).code == 2
    lines = record.read_text().splitlines(keepends=True)
    short = tmp_path / "short.jsonl"
    short.write_text("".join(lines[:12]))
    ran = stammtisch("review", short, "--seat", "0")
    assert ran.code != 0
    assert ran.err


def test_a_mistake_says_what_either_move_does_in_the_language_of_its_reader():
    match = Match(games.get("gaunerbande"), players=3, seed=1)
    ducks = Purpose("ducks", {"card": "r7", "n": 4}).as_json()
    takes = Purpose("takes", {"n": 4}).as_json()
    moment = {"move": "play r9", "best": "play r3", "why": ducks, "yours": takes, "kind": "under_above"}
    with words.speaking("de"):
        assert reviewed.title(moment) == "Unter der höchsten Karte bleiben"
        assert reviewed.because(match, moment) == (
            "Du: spiele r9. Nimmt den Stich, 4 Punkte. "
            "Der Meister: spiele r3. Bleibt unter der führenden Karte (r7): "
            "Die 4 Punkte im Stich gehen an jemand anderen."
        )
        assert reviewed.because(match, {**moment, "yours": ducks}).startswith(
            "Du: spiele r9. Der Meister: spiele r3. Bleibt"
        )
    assert reviewed.title({**moment, "kind": "of another game"}) == ""


def test_names_at_the_end_of_the_curve_do_not_lie_on_each_other():
    """Most have no chance in the end."""
    heights = sorted(reviewpage._apart([reviewpage._height(chance) for chance in (0.0, 1.0, 0.0, 0.02, 0.0)]))
    assert all(lower - upper >= 15 for upper, lower in pairwise(heights))
    assert heights[0] > 0
    assert heights[-1] <= reviewpage.HIGH


def test_small_differences_are_no_luck():
    parts = {"fair": {"value": 5.9}, "deal": {"value": 0.2}, "decisions": {"value": 0.0}, "others": {"value": -0.1}}
    told = {"low_wins": True, "bill": {**parts, "points": 6}}
    assert reviewed.luck(told) == "Average cards"
    assert reviewed.verdict({**told, "moments": []}) == "Average cards, nothing given away."
    assert reviewed.others(told) == "The others made no difference."


def test_what_is_said_of_the_others_is_what_stands_on_the_bill():
    """Each part is rounded, and the others make up for it: in the sentence as well."""
    parts = {"fair": 20.64, "deal": 21.14, "decisions": 41.24, "others": -15.02}
    told = {"low_wins": True, "bill": {name: {"value": value, "half": 1.0} for name, value in parts.items()}}
    told["bill"] |= {"points": 68, "rounds": 2}
    assert reviewed.bill_rows(told)[3][2] == "\N{MINUS SIGN}14.9"
    assert reviewed.others(told) == "The others gave you 14.9 back."


@pytest.mark.parametrize(("low", "value", "said"), [(True, 8.0, "bad luck"), (False, 8.0, "points of luck")])
def test_few_are_good_or_many(low, value, said):
    told = {"low_wins": low, "bill": {"deal": {"value": value}}}
    assert said in reviewed.luck(told)
