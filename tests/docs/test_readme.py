"""What the README shows of the library runs as it stands, by whoever copies it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SNIPPETS = [
    pytest.param(code, id=f"{file}-{number}")
    for file in ("README.md", "docs/pypi.md")
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", (ROOT / file).read_text(encoding="utf-8"), re.S))
]


def test_there_is_something_to_run() -> None:
    assert len(SNIPPETS) == 3


@pytest.mark.parametrize("code", SNIPPETS)
def test_what_is_shown_runs_as_it_stands(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "README", "exec"), {})
    assert capsys.readouterr().out
