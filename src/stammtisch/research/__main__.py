"""What an observation of a game holds, as a table of Markdown: `python -m stammtisch.research GAME`."""

import sys

from stammtisch import games
from stammtisch.core.errors import StammtischError
from stammtisch.research.agreed import observed
from stammtisch.vec.boxes import layout_of


def table(name: str) -> str:
    """The layout of a game."""
    game = observed(name)
    layout = layout_of(game)
    rows = [f"| {each.start} | {each.size} | `{each.name}` | {each.about} |" for each in layout.values()]
    head = f"### {game.title} ({layout.size} numbers)"
    return "\n".join([head, "", "| from | numbers | part | what stands there |", "|---:|---:|---|---|", *rows, ""])


def main(names: list[str]) -> int:
    try:
        print("\n".join(table(name) for name in names or games.NAMES))
    except StammtischError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
