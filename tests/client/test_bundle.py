"""The client as the wheel brings it: a few chunks, and under every old address the same names as before."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from stammtisch.server.http import client
from stammtisch.service import browser_games

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bundle") / "made"
    command = [sys.executable, str(ROOT / "scripts" / "bundling.py"), str(folder)]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=200)
    if "npm could not fetch" in done.stderr:
        pytest.skip(f"the client was NOT BUNDLED: {done.stderr}")
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module")
def made(bundle: Path) -> Any:
    return json.loads((bundle / "made.json").read_text())


def addresses() -> dict[str, Path]:
    """Every module of the house, by the name under which it is served."""
    folders = {"": client.WEB, **{f"games/{name}/": folder for name, folder in browser_games.folders().items()}}
    found = {
        below + path.relative_to(folder).as_posix(): path
        for below, folder in folders.items()
        for path in folder.rglob("*.js")
    }
    return {name: path for name, path in found.items() if name != "worker.js" and not name.startswith("shared/types/")}


def exports(text: str) -> set[str]:
    """What a module of ours exports."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    named = re.findall(r"^export (?:async )?(?:function\*?|class|const|let) (\w+)", text, re.MULTILINE)
    named += re.findall(r"^export (default) ", text, re.MULTILINE)
    several = re.findall(r"^export (?:const )?[\[{]([^\]}]*)[\]}]", text, re.MULTILINE)
    return {*named, *(each.split()[-1] for one in several for each in one.split(",") if each.strip())}


def test_every_module_keeps_its_address_and_its_names(bundle: Path) -> None:
    """Games from outside import them; each only passes on what lies in one chunk, so there is one instance of it."""
    modules = addresses()
    assert len(modules) > 100
    places: dict[str, set[str]] = {}
    for name, path in modules.items():
        passed = (bundle / name).read_text()
        if name in ("app.js", "shared/packed.js"):
            continue
        told = set(re.findall(r"^export \{ \w+ as (\w+) \}", passed, re.MULTILINE))
        assert told == exports(path.read_text(encoding="utf-8")), name
        for short, place in re.findall(r'^export \{ (\w+) as \w+ \} from "([^"]+)";$', passed, re.MULTILINE):
            chunk = (bundle / name).parent / place
            assert short not in places.setdefault(str(chunk.resolve()), set()), (
                "two modules have the same name in a chunk"
            )
            places[str(chunk.resolve())].add(short)
    for chunk, names in places.items():
        text = Path(chunk).read_text()
        exported = set(re.findall(r"(?:\bas )?(\w+)[,}]", text[text.rindex("export{") :]))
        assert names <= exported, chunk


def test_two_are_alike(bundle: Path, tmp_path: Path) -> None:
    """The name of the folder is made of the sources alone, so what lies below it may differ in nothing."""
    command = [sys.executable, str(ROOT / "scripts" / "bundling.py"), str(tmp_path / "again")]
    subprocess.run(command, check=True, capture_output=True, timeout=200)
    files = {path.relative_to(bundle): path.read_bytes() for path in bundle.rglob("*") if path.is_file()}
    again = tmp_path / "again"
    assert files == {path.relative_to(again): path.read_bytes() for path in again.rglob("*") if path.is_file()}


def test_it_fits_what_it_was_made_of(bundle: Path) -> None:
    copy = client.Client(bundle=str(bundle)).look()
    assert copy.bundle is not None
    text = copy.page("/t/abcdefgh", "de", "zehn").content.decode()  # type: ignore[union-attr]
    named = set(re.findall(r'"/static/([^"]+)"', text))
    assert named <= {*copy.files}
    assert len([name for name in named if name.endswith((".js", ".css"))]) < 12
    packed = sum(len(copy.files[name].packed or copy.files[name].content) for name in named if ".png" not in name)
    assert packed < 215_000, packed


def test_chunks_import_in_no_circle(made: Any, bundle: Path) -> None:
    folder = bundle / made["folder"]
    needs = {
        path.name: {*re.findall(r'from"\./([\w-]+\.js)"', path.read_text())} - {path.name}
        for path in folder.glob("*.js")
    }
    assert len(needs) > 15
    while done := [name for name, others in needs.items() if not others & {*needs}]:
        for name in done:
            del needs[name]
    assert needs == {}
