"""What whoever runs a server is told, and given: options that exist, files that are there, settings that are read."""

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
from typer.main import get_command

from stammtisch.cli.app import app

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
UNIT = ROOT / "deploy" / "stammtisch.service"
CONTAINER = (ROOT / "Containerfile").read_text(encoding="utf-8")


def options(name: str) -> set[str]:
    """The options of one of our commands."""
    command = get_command(app).commands[name]  # type: ignore[attr-defined]
    return {option for parameter in command.params for option in parameter.opts}


def test_the_image_has_what_the_package_is_built_of() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = {project["project"]["readme"], *project["tool"]["hatch"]["build"]["targets"]["wheel"]["only-include"]}
    copied = {word for line in re.findall(r"^COPY (?!-)(.*) \S+$", CONTAINER, re.MULTILINE) for word in line.split()}
    assert {each.partition("/")[0] for each in needed} <= copied
    ignore = (ROOT / ".containerignore").read_text(encoding="utf-8").splitlines()
    assert copied == {line[1:] for line in ignore if line.startswith("!")}


@pytest.mark.parametrize("text", [PAGE, UNIT.read_text(encoding="utf-8"), CONTAINER], ids=["page", "unit", "container"])
def test_every_option_that_is_named_exists(text: str) -> None:
    """Wherever the server is called or configured; other programs have options of their own."""
    known = options("serve")
    called = re.findall(r'(?:stammtisch serve|"serve"|OPTIONS=|run -d .* stammtisch)(.*)', text)
    named = {option for line in called for option in re.findall(r"(?<![\w-])--[a-z-]+", line)}
    named |= set(re.findall(r"`(--(?:name|proxy|keep|database|log-json|metrics-token)\b)", text))
    assert named
    assert named <= known


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", PAGE):
        assert (ROOT / "docs" / target).resolve().exists(), target


def test_the_image_is_made_of_what_is_there() -> None:
    for line in re.findall(r"^COPY (?!--from)(.*)$", CONTAINER, re.MULTILINE):
        *sources, _ = line.split()
        for source in sources:
            assert (ROOT / source).exists(), source
            assert f"!{source}" in (ROOT / ".containerignore").read_text().splitlines()


def test_systemd_can_read_the_unit(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd-analyze is not here")
    unit = tmp_path / "stammtisch.service"
    unit.write_text(UNIT.read_text().replace("/opt/stammtisch/bin/stammtisch", shutil.which("true") or ""))
    done = subprocess.run([analyze, "verify", unit], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
