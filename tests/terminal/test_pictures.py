"""The picture of the README can be made again, and needs nothing from elsewhere."""

import re
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[2]


def script() -> Any:
    loader = SourceFileLoader("pictures", str(ROOT / "scripts" / "pictures"))
    spec = spec_from_loader("pictures", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def check(svg: str) -> None:
    ElementTree.fromstring(svg)
    assert re.findall(r"https?://[^\"' ]+", svg) == ["http://www.w3.org/2000/svg"]
    assert "@font-face" not in svg
    assert "Your&#160;turn." in svg
    assert "Gaunerbande" in svg


def test_the_picture_can_be_made_again() -> None:
    check(script().draw())


def test_the_picture_that_is_there() -> None:
    check((ROOT / "docs" / "pictures" / "terminal.svg").read_text(encoding="utf-8"))
