"""Without the libraries: a clear word, and nothing else of Stammtisch needs them."""

import subprocess
import sys

import pytest

from stammtisch import words
from stammtisch.research.agreed import NotObserved, observed
from stammtisch.research.needing import NotInstalled, needing


@pytest.mark.parametrize("module", ["pettingzoo", "gymnasium", "openspiel"])
def test_what_is_missing_is_named(module: str) -> None:
    hidden = "import sys; sys.modules.update(dict.fromkeys(['pettingzoo', 'gymnasium', 'pyspiel']))"
    code = f"{hidden}\nimport stammtisch.vec, stammtisch.research\nfrom stammtisch.research import {module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "pip install 'stammtisch[research]'" in done.stderr.splitlines()[-1]


def test_it_is_said_in_every_language() -> None:
    with pytest.raises(NotInstalled) as caught, needing("pettingzoo"):
        import no_such_thing  # noqa: F401
    assert "no_such_thing" in str(caught.value)
    for language in ("de", "en", "fr", "it"):
        assert "pettingzoo" in words.explain(caught.value, language)


def test_a_game_that_cannot_be_observed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    import dataclasses

    from stammtisch import games

    blind = dataclasses.replace(games.get("zehn"), observation=None)
    monkeypatch.setattr(games, "get", lambda name: blind)
    with pytest.raises(NotObserved, match="Zehn"):
        observed("zehn")
