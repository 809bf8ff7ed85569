"""Where the golden records lie."""

from pathlib import Path


def folder(game: str) -> Path:
    """The golden records of a game."""
    return Path(__file__).parent / game


def every() -> list[Path]:
    """All golden records of all games."""
    return sorted(Path(__file__).parent.glob("*/*.jsonl"))


def game_of(path: Path) -> str:
    """The name of the game that a golden record is of."""
    return path.relative_to(Path(__file__).parent).parts[0]
