"""`stammtisch new-game` writes a game that works as it is."""

import subprocess
import sys
from pathlib import Path

import pytest

from stammtisch.cli import run as cli
from stammtisch.core.rulebook import parse
from stammtisch.lab import newgame
from tests.strangers.installing import ROOT, asked, install, run

NAME = "hoch_hinaus"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game as it was written."""
    folder = tmp_path_factory.mktemp("new") / "game"
    assert cli(["new-game", NAME, str(folder)]) == 0
    return folder


@pytest.fixture(scope="module")
def installed(written: Path) -> Path:
    return install(written, written.parent / "installed")


def test_it_passes_all_checks(installed: Path) -> None:
    checked = asked(installed, "check-game", NAME, "--matches", "2")
    assert checked.returncode == 0, checked.stdout
    assert "two_worlds" in checked.stdout


def test_it_passes_its_own_tests(written: Path, installed: Path) -> None:
    tests = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "not promises", str(written / "tests")]
    ran = run(installed, *tests)  # its promises are checked above
    assert "1 passed, 1 deselected" in ran.stdout, ran.stdout


def test_it_is_played_and_its_record_verified(installed: Path, tmp_path: Path) -> None:
    shown = asked(installed, "--language", "de", "play", NAME, "--players", "2", "--seed", "1", typed="\nxyzzy\n")
    assert "Lege eine Karte." in shown.stdout, shown.stderr
    file = tmp_path / "match.jsonl"
    code = (
        f"import stammtisch\nmatch = stammtisch.new({NAME!r}, 3, seed=1, limit=3)\n"
        "while not match.over:\n    match.play(match.awaiting[0], match.legal(match.awaiting[0])[-1])\n"
        f"open({str(file)!r}, 'w').write(match.record())\nprint(match.outcome)\n"
    )
    assert "the point limit decided it" in run(installed, "-c", code).stdout
    assert asked(installed, "verify", str(file)).returncode == 0


def test_it_is_written_cleanly(written: Path) -> None:
    """By our own rules of style, and nothing of the template is left."""
    package = written / NAME
    ruff = [
        "ruff",
        "check",
        "--isolated",
        "--no-cache",
        "--select",
        "E,F,W,B,UP,SIM,C4,I",
        "--line-length",
        "120",
        str(written),
    ]
    for tool in (ruff, ["ruff", "format", "--isolated", "--no-cache", "--line-length", "120", "--check", str(written)]):
        done = subprocess.run([sys.executable, "-m", *tool], check=False, capture_output=True, text=True, cwd=written)
        assert done.returncode == 0, done.stdout + done.stderr
    assert "@" not in "".join(
        path.read_text().replace("@rule", "").replace("@dataclass", "")
        for path in written.rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    )
    book = parse((package / "book" / "en.md").read_text(encoding="utf-8"))
    assert book.title == "Hoch Hinaus"
    cited = "".join(path.read_text() for path in package.glob("*.py"))
    assert {number for number in book.paragraphs if number not in cited} <= {"HH-1"}  # which says what it is about


@pytest.mark.parametrize(
    ("language", "name", "sentence"),
    [
        ("en", "Hoch", "Hoch cannot be the name of a game: expected 2 to 32 small letters"),
        ("de", "x", "x kann kein Spiel heißen: erwartet werden 2 bis 32 Kleinbuchstaben"),
        ("fr", "zehn", "un jeu s’appelle déjà zehn\N{NO-BREAK SPACE}: il faut un autre nom"),
        ("it", "tricks", "un gioco si chiama già tricks: serve un altro nome"),
        ("en", "class", "class is the name of a module of Python"),
        ("de", "numpy", "numpy heißt schon ein Modul von Python oder ein installiertes Paket"),
        ("fr", "../up", "../up ne peut pas être le nom d’un jeu"),
    ],
)
def test_names_that_a_game_cannot_have(
    language: str, name: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli(["--language", language, "new-game", name, str(tmp_path / "new")]) == 2
    assert sentence in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "is there already: expected a folder that is not, or an empty one"),
        ("de", "gibt es schon: erwartet wird ein Ordner, den es nicht gibt, oder ein leerer"),
        ("fr", "existe déjà\N{NO-BREAK SPACE}: il faut un dossier qui n’existe pas encore, ou un dossier vide"),
        ("it", "esiste già: serve una cartella che non esiste ancora, o una vuota"),
    ],
)
def test_what_is_there_is_left_alone(
    language: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine").write_text("do not touch")
    for folder in (tmp_path, tmp_path / "mine"):
        assert cli(["--language", language, "new-game", NAME, str(folder)]) == 2
        assert sentence in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]
    (tmp_path / "empty").mkdir()
    assert cli(["--language", language, "new-game", NAME, str(tmp_path / "empty")]) == 0
    assert "pip install --editable" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "code"), [("hoch", "HO"), ("hoch_hinaus", "HH"), ("a_b_c_d_e", "ABCD"), ("k9", "K"), ("x_1", "X")]
)
def test_codes(name: str, code: str) -> None:
    assert newgame.code_of(name) == code


def test_the_template_is_part_of_the_package() -> None:
    assert newgame.TEMPLATE.is_relative_to(ROOT / "src" / "stammtisch")
