"""Studies: the same matches with each setting, honest differences, words, pages and files."""

import csv
import json
import re
import subprocess
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from xml.etree import ElementTree

import numpy as np
import pytest

from stammtisch import games, words
from stammtisch.core.errors import BadOption, BadPlayers
from stammtisch.core.languages import LANGUAGES
from stammtisch.lab.compare import drawing, files, telling, worker
from stammtisch.lab.compare.findings import Findings, find
from stammtisch.lab.compare.measures import difference, estimate, over, per_match
from stammtisch.lab.compare.page import write_page
from stammtisch.lab.compare.playing import Played, join, play, play_study, play_unit, won
from stammtisch.lab.compare.reading import read_setting, read_sweep
from stammtisch.lab.compare.study import Study, read_study
from stammtisch.lab.crew import Threads
from tests.client import NODE

GAME = games.get("halt_mal_kurz")
MATCHES = 300


@pytest.fixture(scope="module")
def study() -> Study:
    return Study.make(GAME, 3, [GAME.options(), read_setting(GAME, "hand=3, well=never")])


@pytest.fixture(scope="module")
def played(study: Study) -> list[Played]:
    with Threads(2) as crew:
        return play_study(study, MATCHES, crew)


@pytest.fixture(scope="module")
def findings(study: Study, played: list[Played]) -> Findings:
    return find(study, played)


# What is asked


def test_rules_are_read_as_people_write_them() -> None:
    klaumau = games.get("klaumau")
    read = read_setting(
        klaumau, ' wrong-doubt = pays, bomb, bomb_rule=[{"who":"left","what":"miss","count":1}], fence=off'
    )
    assert read.changed() == {
        "wrong_doubt": "pays",
        "bomb": True,
        "bomb_rule": [{"who": "left", "what": "miss", "count": 1}],
    }
    assert read_setting(klaumau, "").changed() == {}
    spy = games.get("black_spy")
    name, settings = read_sweep(spy, "limit=25, 50,100", read_setting(spy, "mole"))
    assert (name, [each.changed() for each in settings]) == (
        "limit",
        [{"limit": limit, "mole": True} for limit in (25, 50, 100)],
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("wrong_doubt=maybe", "'free' or 'pays'"),
        ("wrong_doubt", "expected a value"),
        ("doubt=pays", "no option 'doubt'"),
        ("rounds=3,rounds=4", "named twice"),
        ("rounds=many", "whole number"),
        ("rounds=900", "from 0 to 100"),
        ("surrounded_ends=match", "surrounded"),
        ('deck={"b4": 900}', "deck"),
    ],
)
def test_nonsense_is_refused_before_anything_runs(text: str, said: str) -> None:
    game = games.get("klaumau")
    with pytest.raises(BadOption) as refused:
        Study.make(game, 4, [game.options(), read_setting(game, text)])
    assert said in str(refused.value)
    for language in LANGUAGES:
        assert not re.search(r"\b(lab|refused|fault)[.-]\w+", words.explain(refused.value, language))


@pytest.mark.parametrize("text", ["limit", "limit=50", "limit=50,,60", "deck=1,2", "limit=1,2,3,4,5,6,7,8,9", "x=1,2"])
def test_sweeps_of_nonsense_are_refused(text: str) -> None:
    with pytest.raises(BadOption):
        read_sweep(games.get("zehn" if "deck" in text else "black_spy"), text, games.get("black_spy").options())


def test_the_same_rules_are_not_compared() -> None:
    spy = games.get("black_spy")
    with pytest.raises(BadOption, match="the same rules"):
        Study.make(spy, 4, [spy.options(), spy.options(limit=150)])  # which is usual for four
    with pytest.raises(BadOption):
        Study.make(spy, 4, [spy.options()])
    with pytest.raises(BadPlayers):
        Study.make(spy, 2, [spy.options(), spy.options(limit=9)])


# What is played


def test_a_study_is_data_and_gives_the_same_however_it_is_shared_out(study: Study, played: list[Played]) -> None:
    again = read_study(study.text)
    assert (again.settings, again.text) == (study.settings, study.text)
    odd = [play_unit(study.text, tuple(range(170, MATCHES))), play_unit(study.text, tuple(range(170)))]
    for setting in range(2):
        joined = join([part[setting] for part in odd])
        for name in Played.__annotations__:
            assert np.array_equal(getattr(joined, name), getattr(played[setting], name)), name


@pytest.mark.parametrize(("matches", "seconds"), [(4000, 30), (10, 30)])
def test_a_study_keeps_to_its_seconds_however_long_its_matches_are(
    matches: int, seconds: int, study: Study, played: list[Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each match with each setting takes two seconds, on a clock of its own."""
    clock, one = SimpleNamespace(now=0.0), play(study, study.settings[0], (0,))

    def slowly(_: Study, options: object, numbers: tuple[int, ...]) -> Played:
        clock.now += 2 * len(numbers)
        return replace(one, numbers=np.array(numbers))

    monkeypatch.setattr(worker, "play", slowly)
    monkeypatch.setattr(worker, "time", SimpleNamespace(monotonic=lambda: clock.now))
    monkeypatch.setattr(worker, "find", lambda study, played: SimpleNamespace(as_json=dict, matches=played[0].matches))
    monkeypatch.setattr(worker.os, "cpu_count", lambda: 1)
    found = worker.play_study(study, matches, seconds)
    assert found.matches > 0
    assert seconds < clock.now <= seconds + 4


def test_rules_that_never_matter_make_exactly_no_difference() -> None:
    """Both settings have the same cards and the same chance."""
    zehn = games.get("zehn")
    same = Study(zehn, 3, (zehn.options().settled(3),) * 2, ({}, {}), bytes(32))
    found = find(same, play_unit(same.text, tuple(range(60))))
    assert not any(each.seen_to_differ for each in (*found.measures, *found.seats))
    assert found.telling == []
    assert telling.headline(found) == "Nothing changes that 60 matches would show."


def test_wins_are_shared() -> None:
    assert won(np.array([[3, 1, 1], [0, 5, 9]]), True).tolist() == [[0, 0.5, 0.5], [1, 0, 0]]
    assert won(np.array([[3, 1, 1]]), False).tolist() == [[1, 0, 0]]


# What it says


def test_an_estimate_holds_the_truth_as_often_as_it_says() -> None:
    chance = np.random.default_rng(1)
    held = shown = 0
    for _ in range(400):
        below = chance.poisson(6, 200) + 1
        above = chance.binomial(below, 0.3)
        found = estimate(over(above, below))
        assert found is not None
        held += abs(found.mean - 0.3) <= found.half
        noise = chance.normal(0, 5, 200)
        paired = difference(per_match(noise), per_match(noise + 0.5 + chance.normal(0, 1, 200)), 10)
        assert paired is not None
        shown += paired.certain and abs(paired.estimate.mean - 0.5) < 0.5
    assert 360 <= held <= 398
    assert shown > 390  # although single matches differ by five


def test_a_share_of_nothing_is_no_number() -> None:
    nothing = over([0, 0, 0], [0, 0, 0])
    assert estimate(nothing) is None
    assert difference(nothing, per_match([1, 2, 3]), 1) is None


def test_fewer_cards_make_shorter_matches(findings: Findings) -> None:
    measures = {each.name: each for each in findings.measures}
    change = measures["turns"].differences[1]
    assert change is not None
    assert change.certain
    assert change.estimate.mean < 0
    assert measures["turns"].own
    assert re.search("shorter|fewer", telling.headline(findings).lower())
    assert {"rounds", "seats"} <= set(findings.as_json()["same"])
    assert measures["rounds"].is_fixed
    json.dumps(findings.as_json(), allow_nan=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_speaks_every_language_and_needs_nothing_else(findings: Findings, language: str) -> None:
    with words.speaking(language):
        page = write_page(findings)
        assert telling.headline(findings) in page
    assert not re.search(r">[^<]*\b(lab|option)[.-][a-z_]+\.?\w*<", page), "a key without words"
    assert not re.search(r"https?://|<script|\bsrc=|@import|url\(", page)
    drawings = re.findall(r"<svg class=.*?</svg>", page, re.DOTALL)
    assert len(drawings) > 6
    for each in drawings:
        assert "nan" not in each.lower()
        assert ElementTree.fromstring(each).get("aria-label")


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_that_a_game_counts_has_words(game, language: str) -> None:
    with words.speaking(language):
        for thing in game.counters.things:
            for part in ("", ".more", ".less", ".says", ".name"):
                assert words.known(f"{game.name}.lab.{thing.name}{part}")


# Files


def test_files_have_a_row_for_each_setting_match_and_seat(study: Study, played: list[Played], tmp_path: Path) -> None:
    files.write_csv(tmp_path / "a.csv", study, played, force=False)
    rows = list(csv.DictReader((tmp_path / "a.csv").read_text(encoding="utf-8").splitlines()))
    assert len(rows) == 2 * MATCHES * 3
    last = rows[-1]
    assert (last["setting"], last["match"], last["seat"]) == ("B", str(MATCHES - 1), "2")
    assert int(last["total"]) == played[1].totals[-1, 2]
    assert sum(float(row["win"]) for row in rows) == pytest.approx(2 * MATCHES)
    files.write_npz(tmp_path / "a.npz", study, played, force=False)
    with np.load(tmp_path / "a.npz") as kept:
        assert set(kept) == {*rows[0], "study"}
        assert kept["total"].tolist() == [int(row["total"]) for row in rows]
        assert str(kept["study"]) == study.text


def test_parquet_is_written_or_refused_in_a_sentence(study: Study, played: list[Played], tmp_path: Path) -> None:
    try:
        from pyarrow import parquet
    except ImportError:
        with pytest.raises(files.NoParquet, match="pyarrow"):
            files.write_parquet(tmp_path / "a.parquet", study, played, force=False)
    else:
        files.write_parquet(tmp_path / "a.parquet", study, played, force=False)
        assert parquet.read_table(tmp_path / "a.parquet").num_rows == 2 * MATCHES * 3


# The pen


def test_both_pens_draw_the_same() -> None:
    web = Path(files.__file__).parents[2] / "web" / "shared" / "art" / "plot.js"
    lines = [[[0, 0], [311.5, 0]], [[3, 4], [10, 90], [200.25, 17]], [[5, 5], [5, 5]]]
    values = [[22.3, 29.8], [0.176, 0.5], [3, 3.0001], [93.5, 99.9]]
    source = re.sub(r"^import .*$", "", web.read_text(encoding="utf-8"), flags=re.MULTILINE)
    asked = f"""
        console.log(JSON.stringify([
          {json.dumps(lines)}.map((line, i) => pen(line, {{ seed: 3 + i, tremor: 0.5 }})),
          {json.dumps(values)}.map((each) => scaleOf(each, {{ least: 0, most: 100 }}).ticks),
        ]));"""
    run = subprocess.run(
        [NODE, "--input-type=module", "-e", source.replace("export ", "") + asked],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    paths, ticks = json.loads(run.stdout)
    assert paths == [drawing.pen([tuple(p) for p in line], seed=3 + i, tremor=0.5) for i, line in enumerate(lines)]
    for each, drawn in zip(values, ticks, strict=True):
        assert drawing.scale_of(each, least=0, most=100).ticks == tuple(drawn)
