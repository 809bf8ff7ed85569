"""Everything can be read: no word is cut off, in any language, on any screen, on every page and in real positions."""

from typing import Any

import pytest

from stammtisch import games
from tests.web.conftest import HERE
from tests.web.matches import CASES, views

pytest.importorskip("playwright")

LANGUAGES = ("de", "en", "fr", "it")
SIZES = ((360, 640), (390, 844), (1280, 800))
FITS = (HERE / "fits.js").read_text(encoding="utf-8").split("*/", 1)[1].strip().rstrip(";")


def positions(game: str) -> list[tuple[dict[str, Any], list[Any]]]:
    """One view of each kind: what is asked of us or of others, and how it ended, with what was told until then."""
    found: dict[Any, tuple[dict[str, Any], list[Any]]] = {}
    for case, (name, *_) in CASES.items():
        told: list[Any] = []
        for view, events in views(case) if name == game else ():
            told = [*told, *events][-30:]
            mine = 0 in view["awaiting"]
            found[view["step"] if mine else view["kind"], mine, bool(view["outcome"])] = view, told
    return list(found.values())


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", games.NAMES)
def test_the_table_can_be_read(stage: Any, game: str, size: tuple[int, int]) -> None:
    stage.set_viewport_size({"width": size[0], "height": size[1]})
    found = stage.evaluate(
        f"""async ([positions, languages]) => {{
          const fits = {FITS};
          const faults = {{}};
          for (const [view, told] of positions) {{
            stage.show(view, null, told);
            for (const language of languages) {{
              await stage.setLanguage(language);
              for (const fault of fits()) (faults[fault] ??= []).push(`${{language}} ${{view.step}}`);
            }}
            document.querySelector("dialog")?.close();
          }}
          await stage.setLanguage("de");
          return faults;
        }}""",
        [positions(game), LANGUAGES],
    )
    stage.set_viewport_size({"width": 390, "height": 844})
    assert not found, "\n".join(f"{fault} ({', '.join(sorted(set(where)))})" for fault, where in found.items())
