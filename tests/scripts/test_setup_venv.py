"""How .venv is made ready, with stand-ins for venv and pip."""

import fcntl
import importlib.util
import json
import sys
import tomllib
from itertools import chain
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("setup_venv", ROOT / "scripts/setup_venv.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


setup = load()


class Stage:
    """A checkout in which commands are written down and only pretended to run."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.commands: list[list[str]] = []
        self.fails = ""
        """Commands with this word in them fail."""
        self.interrupted = ""
        """Commands with this word in them are interrupted."""

    def run(self, doing: str, command: list[str]) -> None:
        self.commands.append(command)
        bin_ = self.root / ".venv/bin"
        if self.interrupted and self.interrupted in command:
            raise KeyboardInterrupt
        if self.fails and self.fails in command:
            raise setup.SetupError(f"{doing} failed")
        if "venv" in command:
            bin_.mkdir(parents=True)
            (bin_ / "python").touch()
            (self.root / ".venv/lib/python3/site-packages/pip").mkdir(parents=True)
            (self.root / ".venv/lib/python3/site-packages/pip/__main__.py").touch()
        else:
            (bin_ / "stammtisch").touch()

    def start(self, *arguments: str) -> list[str]:
        """What is done when somebody starts it: the modules that are run."""
        self.commands.clear()
        self.status = setup.main(list(arguments), self.root)
        return [command[command.index("-m") + 1] for command in self.commands]


@pytest.fixture
def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Stage:
    for name in ("pyproject.toml", "constraints.txt"):
        (tmp_path / name).write_text(name)
    stage = Stage(tmp_path)
    monkeypatch.setattr(setup.Environment, "run", stage.run)
    monkeypatch.setattr(setup.Environment, "works", lambda environment: environment.python.exists())
    return stage


def test_nothing_is_done_twice(stage: Stage, capsys: pytest.CaptureFixture[str]) -> None:
    assert stage.start("--ready") == []
    assert stage.status == 1
    assert stage.start() == ["venv", "pip"]
    assert "making an environment" in capsys.readouterr().err
    assert stage.start() == []
    assert stage.start("--ready") == []
    assert stage.status == 0
    assert capsys.readouterr().err == ""


def test_extras_are_added_and_stay(stage: Stage) -> None:
    stage.start()
    assert stage.commands[-1][-1] == "."
    assert stage.start("test") == ["pip"]
    assert stage.commands[-1][-1] == ".[test]"
    assert stage.start() == stage.start("test") == []
    stage.start("bench")
    assert stage.commands[-1][-1] == ".[bench,test]"


@pytest.mark.parametrize("name", ["pyproject.toml", "constraints.txt"])
def test_what_it_was_made_from_has_changed(stage: Stage, name: str) -> None:
    stage.start("test")
    (stage.root / name).write_text("other versions")
    assert stage.start() == ["pip"]
    assert stage.commands[-1][-1] == ".[test]"


def test_another_python(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    stage.start()
    monkeypatch.setattr(sys, "version", "4.0")
    monkeypatch.setattr(setup.Environment, "works", lambda environment: False)
    assert stage.start() == ["venv", "pip"]


@pytest.mark.parametrize("stamp", ["", "{", "[]", "7", '{"key": 3}', '{"key": "", "extras": 3}'])
def test_a_broken_stamp(stage: Stage, stamp: str) -> None:
    stage.start()
    (stage.root / ".venv/stammtisch.json").write_text(stamp)
    assert stage.start() == ["pip"]


def test_the_command_is_gone(stage: Stage) -> None:
    stage.start()
    (stage.root / ".venv/bin/stammtisch").unlink()
    assert stage.start() == ["pip"]


@pytest.mark.parametrize("when", ["venv", "pip"])
def test_an_interrupted_run_is_begun_again(stage: Stage, when: str, capsys: pytest.CaptureFixture[str]) -> None:
    stage.interrupted = when
    stage.start()
    assert stage.status == 130
    assert "interrupted" in capsys.readouterr().err
    stage.interrupted = ""
    assert stage.start() == ["venv", "pip"]
    assert stage.start() == []


def test_a_failed_installation_is_tried_again(stage: Stage, capsys: pytest.CaptureFixture[str]) -> None:
    stage.start()
    stage.fails = "pip"
    stage.start("test")
    assert stage.status == 1
    assert "Installing packages failed" in capsys.readouterr().err
    stage.fails = ""
    assert stage.start() == ["venv", "pip"]


@pytest.mark.parametrize("kind", ["file", "link", "folder"])
def test_whatever_is_in_the_way_is_replaced(stage: Stage, kind: str, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "kept").touch()
    place = stage.root / ".venv"
    if kind == "file":
        place.touch()
    elif kind == "link":
        place.symlink_to(elsewhere)
    else:
        (place / "lib").mkdir(parents=True)
        (place / "lib64").symlink_to(elsewhere)
    assert stage.start() == ["venv", "pip"]
    assert (elsewhere / "kept").exists()
    assert stage.start() == []


@pytest.mark.parametrize(
    ("there", "expected"),
    [({"venv", "ensurepip"}, 0), ({"venv", "pip"}, 0), ({"ensurepip", "pip"}, 1), ({"venv"}, 1)],
)
def test_systems_that_leave_things_out(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], there: set[str], expected: int
) -> None:
    monkeypatch.setattr(setup, "has", lambda module: module in there)
    stage.start()
    assert stage.status == expected
    if expected:
        assert "python3-venv" in capsys.readouterr().err
    else:
        assert ("--without-pip" in stage.commands[0]) == ("ensurepip" not in there)


def test_the_pip_of_whoever_asks(stage: Stage) -> None:
    stage.start()
    (stage.root / ".venv/lib/python3/site-packages/pip/__main__.py").unlink()
    (stage.root / "constraints.txt").write_text("changed")
    stage.start()
    assert stage.commands[-1][:5] == [sys.executable, "-m", "pip", "--python", str(stage.root / ".venv/bin/python")]


def test_one_at_a_time(tmp_path: Path) -> None:
    (tmp_path / "constraints.txt").touch()
    with setup.alone(tmp_path), open(tmp_path / "constraints.txt") as other, pytest.raises(BlockingIOError):
        fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
    with setup.alone(tmp_path):
        pass


def test_unknown_extras(stage: Stage, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        stage.start("tset")
    assert "expected test or bench or cluster or postgres or research or learn, got tset" in capsys.readouterr().err


def test_a_checkout_without_its_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert setup.main([], tmp_path) == 1
    assert "constraints.txt" in capsys.readouterr().err


def test_commands_are_quiet_unless_they_fail(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    environment = setup.Environment(tmp_path)
    environment.run("Talking", [sys.executable, "-c", "print('hello')"])
    assert capsys.readouterr().err == ""
    with pytest.raises(setup.SetupError, match="Talking failed"):
        environment.run("Talking", [sys.executable, "-c", "print('hello'); raise SystemExit(1)"])
    assert "hello" in capsys.readouterr().err


def test_an_environment_must_keep_its_packages_to_itself(tmp_path: Path) -> None:
    environment = setup.Environment(tmp_path)
    assert not environment.works()
    environment.python.parent.mkdir(parents=True)
    environment.python.symlink_to(sys.executable)  # starts, but is the system's: there is no pyvenv.cfg
    assert not environment.works()


def test_pins_are_plain_and_complete() -> None:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    pins = dict(line.split("==") for line in lines)
    assert lines == sorted(lines)
    assert all(name == name.lower().replace("_", "-") and version[0].isdigit() for name, version in pins.items())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = project["project"]["optional-dependencies"]
    assert set(extras) == set(setup.EXTRAS)
    needs = [project["build-system"]["requires"], project["project"]["dependencies"], *extras.values()]
    assert {Requirement(need).name.lower().replace("_", "-") for need in chain(*needs)} <= set(pins)


def test_what_people_install_begins_with_what_was_tried() -> None:
    pins = dict(line.split("==") for line in (ROOT / "constraints.txt").read_text().splitlines())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    ours = ("test", "bench")  # extras for those who work on it
    offered = [each for name, each in project["optional-dependencies"].items() if name not in ours]
    for need in map(Requirement, chain(project["dependencies"], *offered)):
        tried = pins[need.name.lower().replace("_", "-")]
        assert any(bound.operator == ">=" for bound in need.specifier), f"{need} has no lower bound"
        assert need.specifier.contains(tried), f"{need} leaves out {tried}, which was tried"


def test_the_stamp_names_its_extras(stage: Stage) -> None:
    stage.start("test")
    assert json.loads((stage.root / ".venv/stammtisch.json").read_text())["extras"] == ["test"]
