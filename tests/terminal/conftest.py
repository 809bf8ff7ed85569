import pytest

from stammtisch.bots import warming


@pytest.fixture(autouse=True)
def without_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks ahead here unless a test says so: whole matches are played by hints, and none should compile."""
    monkeypatch.setattr(warming, "is_warm", lambda game: False)
    monkeypatch.setattr(warming, "warm_elsewhere", lambda games: None)
