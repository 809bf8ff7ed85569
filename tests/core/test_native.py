"""Compiled code is kept on disk by the hash of our sources: an edited rule is noticed, in whatever file it is."""

import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numba
import pytest

import stammtisch
from stammtisch.core import folders, native

SCRIPT = """
import sys
from stammtisch.core import native
from stammtisch.core.bits import nth

def entry(mask, index):
    return nth(mask, index)

if "--one-key" in sys.argv:
    native.source_key = lambda home=None: "always-the-same"
run = native.compiled(entry)
print(native.source_key(), run(0b10110, 1), sum(run.stats.cache_hits.values()))
"""


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of the package, and a script whose entry function calls a rule of another file."""
    source = Path(stammtisch.__file__).parent
    shutil.copytree(source, tmp_path / "src" / "stammtisch", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "script.py").write_text(SCRIPT)
    return tmp_path


def run(folder: Path, *flags: str) -> tuple[str, int, int]:
    """The key, the result and the number of cache hits of a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "STAMMTISCH_CACHE": str(folder / "cache")}
    done = subprocess.run(
        [sys.executable, str(folder / "script.py"), *flags],
        check=False,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    key, result, hits = done.stdout.split()
    return key, int(result), int(hits)


def edit(folder: Path) -> None:
    """Change a rule: `nth` now counts from the member after."""
    file = folder / "src" / "stammtisch" / "core" / "bits.py"
    text = file.read_text()
    assert "for _ in range(index):" in text
    file.write_text(text.replace("for _ in range(index):", "for _ in range(index + 1):"))


def test_an_edited_rule_in_another_file_is_noticed(copied: Path) -> None:
    key, result, hits = run(copied)
    assert (result, hits) == (2, 0)
    assert run(copied) == (key, 2, 1), "the same sources are loaded from disk"
    edit(copied)
    new_key, result, hits = run(copied)
    assert new_key != key
    assert (result, hits) == (4, 0)


def test_with_one_key_for_all_it_would_not_be(copied: Path) -> None:
    """The danger is real: this is what Numba does on its own."""
    assert run(copied, "--one-key")[1] == 2
    edit(copied)
    assert run(copied, "--one-key")[1:] == (2, 1), "if this fails, Numba has learned to look further: think again"


@pytest.mark.parametrize(
    "change",
    [
        lambda package: (package / "core" / "bits.py").write_text("# other"),
        lambda package: (package / "games" / "new.py").write_text(""),
        lambda package: (package / "games" / "__init__.py").unlink(),
        lambda package: (package / "core" / "dice.py").rename(package / "core" / "cubes.py"),
    ],
)
def test_the_key_depends_on_every_source(
    copied: Path, change: Callable[[Path], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    package = copied / "src" / "stammtisch"
    monkeypatch.setattr(native, "PACKAGE", package)
    original = native.source_key.__wrapped__()
    assert native.source_key.__wrapped__() == original
    change(package)
    assert native.source_key.__wrapped__() != original


def test_the_key_depends_on_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    key = native.source_key.__wrapped__()
    monkeypatch.setattr(numba, "__version__", "99")
    assert native.source_key.__wrapped__() != key


# Where it is kept


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("STAMMTISCH_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_the_folder_is_named_by_the_key(fresh: Path) -> None:
    folder = native.cache_folder.__wrapped__()
    assert folder == fresh / f"native-{native.source_key()}"
    assert folder.is_dir()
    assert list(folder.iterdir()) == []


def test_folders_of_long_gone_sources_are_thrown_away(fresh: Path) -> None:
    for age in range(12):
        old = fresh / f"native-{age}"
        old.mkdir(parents=True)
        os.utime(old, (1000 - age, 1000 - age))
    (fresh / "reports").mkdir()
    folder = native.cache_folder.__wrapped__()
    left = {path.name for path in fresh.iterdir()}
    assert left == {folder.name, *(f"native-{age}" for age in range(native.KEPT_FOLDERS - 1)), "reports"}


def test_folders_in_use_stay_however_many_there_are(fresh: Path) -> None:
    """Several checkouts at work side by side, each with its own sources."""
    now = time.time()
    for number in range(12):
        old = fresh / f"native-{number}"
        old.mkdir(parents=True)
        used = now - native.IN_USE * (0.9 if number < 10 else 1.1)
        os.utime(old, (used, used))
    folder = native.cache_folder.__wrapped__()
    assert {path.name for path in fresh.iterdir()} == {folder.name, *(f"native-{number}" for number in range(10))}


def test_whoever_compiles_or_loads_something_uses_the_folder() -> None:
    folder = native.cache_folder()
    os.utime(folder, (1000, 1000))
    try:
        native.compiled(lambda: None)
        assert folder.stat().st_mtime > 1000
    finally:
        os.utime(folder)


def test_where_nothing_can_be_written_a_private_folder_serves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("STAMMTISCH_CACHE", str(tmp_path / "file"))
    folder = native.cache_folder.__wrapped__()
    assert folder.is_dir()
    assert folder.stat().st_mode & 0o077 == 0, "nobody else may put code there"
    assert native.cache_folder.__wrapped__() != folder
    assert (tmp_path / "file").read_text() == "in the way"


def test_numba_keeps_its_own_setting() -> None:
    before = numba.config.CACHE_DIR
    native.compiled(lambda: None)
    assert before == numba.config.CACHE_DIR


def test_one_thread_at_a_time_has_the_setting(tmp_path: Path) -> None:
    """Or one that leaves would put the setting back under another's hands, whose code then lands anywhere."""
    entered, left = threading.Event(), threading.Event()

    def folder_of_the_other() -> str:
        with native._cached_in(tmp_path / "other"):
            entered.set()
            left.wait(10)
            return str(numba.config.CACHE_DIR)

    with ThreadPoolExecutor(1) as pool:
        with native._cached_in(tmp_path):
            other = pool.submit(folder_of_the_other)
            assert not entered.wait(0.3)
        left.set()
        assert other.result(10) == str(tmp_path / "other")


def test_the_cache_folder_follows_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STAMMTISCH_CACHE", "/somewhere")
    assert folders.cache() == Path("/somewhere")
    monkeypatch.delenv("STAMMTISCH_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", "/home/cache")
    assert folders.cache() == Path("/home/cache/stammtisch")
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", "/home/me")
    assert folders.cache() == Path("/home/me/.cache/stammtisch")
