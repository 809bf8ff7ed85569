"""`stammtisch review`: a recorded match looked back at, in words, as data and as a page."""

import json
import re
from html.parser import HTMLParser

import pytest

from stammtisch.bots.review import Effort
from stammtisch.bots.review import review as module
from stammtisch.cli import reviewed


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    monkeypatch.setattr(module, "Effort", lambda: Effort(simulations=64, playouts=60, chances=10))


def test_in_words_it_adds_up(stammtisch, record):
    ran = stammtisch("review", record, "--seat", "1", "--match", "2")
    assert (ran.code, ran.err) == (0, "")
    told = json.loads(stammtisch("review", record, "--seat", "1", "--match", "2", "--json").out)
    assert told["complete"]
    numbers = [
        float(line.split()[-1].replace("−", "-")) for line in ran.out.splitlines() if re.match(r"\S.* .*\d$", line)
    ]
    assert numbers[-1] == pytest.approx(sum(numbers[:-1]))
    assert numbers[-1] == told["bill"]["points"]
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


def test_small_differences_are_no_luck():
    told = {"low_wins": True, "bill": {"deal": {"value": 0.2}, "decisions": {"value": 0.0}, "others": {"value": -0.1}}}
    assert reviewed.luck(told) == "Cards like everybody’s"
    assert reviewed.verdict({**told, "moments": []}) == "Cards like everybody’s, nothing given away."
    assert reviewed.others(told) == "The others made no difference."


@pytest.mark.parametrize(("low", "value", "said"), [(True, 8.0, "bad luck"), (False, 8.0, "points of luck")])
def test_few_are_good_or_many(low, value, said):
    told = {"low_wins": low, "bill": {"deal": {"value": value}}}
    assert said in reviewed.luck(told)
