"""Bots that installed packages bring."""

from pathlib import Path

from tests.strangers.installing import asked

FINE = 'class Shy:\n    """Lays the first card."""\n    def choose(self, match, seat): return match.legal()[0]\n'


def package(folder: Path, name: str, code: str, bot: str) -> None:
    """A package of one module that brings a bot, as pip would lay it into a folder."""
    (folder / f"{name}.py").write_text(code)
    facts = folder / f"{name}-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(f"[stammtisch.bots]\n{bot} = {name}:Shy\n")


def test_an_installed_bot_is_asked_for_by_its_name_and_a_broken_one_is_left_out(tmp_path: Path) -> None:
    package(tmp_path, "ashy", FINE, "shy")
    package(tmp_path, "other", FINE, "shy")
    package(tmp_path, "usurper", FINE, "meister")
    package(tmp_path, "broken", "import nothing_like_it\n", "broken")
    listed = asked(tmp_path, "bots")
    assert "Lays the first card. (ashy)" in listed.stdout
    for left_out in (
        "the bot 'shy' of the package other is left out: the name is taken by ashy",
        "the bot 'meister' of the package usurper is left out: the name is taken by Stammtisch",
        "the bot 'broken' of the package broken is left out: broken cannot be loaded: ModuleNotFoundError",
    ):
        assert left_out in listed.stderr
    played = asked(tmp_path, "simulate", "zehn", "--players", "2", "--games", "1", "--bots", "shy,geselle", "--json")
    assert played.returncode == 0, played.stderr
    assert '"shy"' in played.stdout
    wrong = asked(tmp_path, "arena", "zehn", "--bots", "broken,geselle", "--games", "1")
    assert wrong.returncode == 2
    assert "broken cannot be loaded: ModuleNotFoundError: No module named 'nothing_like_it'" in wrong.stderr
