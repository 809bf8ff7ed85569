"""Where the golden records lie."""

from pathlib import Path


def folder(game: str) -> Path:
    """The golden records of a game."""
    return Path(__file__).parent / game


def every() -> list[Path]:
    """All golden records of all games, by the rulings of today."""
    return sorted(Path(__file__).parent.glob("*/*.jsonl"))


def of_before() -> list[Path]:
    """Those that were made under earlier rulings. They are never made anew."""
    return sorted(Path(__file__).parent.glob("*/rulings-*/*.jsonl"))


def game_of(path: Path) -> str:
    """The name of the game that a golden record is of."""
    return path.relative_to(Path(__file__).parent).parts[0]
