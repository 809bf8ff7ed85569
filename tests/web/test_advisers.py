"""Hints of bots of somebody's own, in a real browser: who is asked, what they say, and that it is remembered."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.tiers import first_of
from tests.web.steps import begins, is_sound

pytest.importorskip("playwright")

NAUGHTY = Path(__file__).parents[1] / "bots" / "naughty.py"
SEATS = [{"kind": "me"}, *[{"kind": "bot", "level": "geselle"}] * 3]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A server with bots of somebody's own."""
    house = pytest.importorskip("tests.server.house")
    own = [f"talker={NAUGHTY}:Talker", f"naughty={NAUGHTY}:Naughty"]
    with house.House(tmp_path_factory.mktemp("house"), own_bots=own).start() as running:
        yield running


def at_a_table(invite: Any, house: Any, name: str = "Ada", **how: Any) -> Any:
    opened = house.open("gaunerbande", name=name, players=4, seats=SEATS, clock=0)
    guest = invite(name, **how).go(f"/t/{opened['code']}#{opened['token']}")
    begins(guest)
    return guest


@pytest.mark.parametrize(
    ("language", "size", "heading"),
    first_of(
        [
            ("de", (390, 844), "Die Wahl von talker"),
            ("en", (1280, 800), "What talker would do"),
            ("fr", (360, 640), "Ce que ferait talker"),
            ("it", (844, 390), "Che cosa farebbe talker"),
        ],
        named=3,
    ),
)
def test_another_bot_is_asked_and_asked_again_next_time(
    language: str, size: tuple[int, int], heading: str, invite: Any, house: Any
) -> None:
    ada = at_a_table(invite, house, size=size, locale=language)
    page = ada.page
    page.keyboard.press("t")
    ada.sees(".advice .pick button[aria-pressed='true']:not(:has-text('talker'))")
    assert page.locator(".advice .pick button").count() == 3, "the house's own, and two of somebody's"
    page.focus(".advice .pick button:text-is('talker')")
    page.keyboard.press("Enter")
    ada.sees(".advice .pick button[aria-pressed='true']:text-is('talker')")
    assert heading in page.inner_text(".advice-words h2")
    assert "Because it is the [31mlast one." in page.inner_text(".advice-says")
    assert "\x1b" not in page.inner_text(".advice-says")
    assert page.locator(".hands li.is-up").count() == 3
    is_sound(ada, ".advice")
    ada.shot(f"adviser-{language}")
    page.keyboard.press("Escape")
    page.reload()
    ada.sees(".hands .held")
    page.keyboard.press("t")
    ada.sees(".advice .pick button[aria-pressed='true']:text-is('talker')")
    assert "talker" in page.inner_text(".advice-words h2")


def test_a_bot_without_reasons_and_one_that_fails_are_told_as_such(invite: Any, house: Any) -> None:
    for name, heading, reason in (
        ("Ada", "Die Wahl von naughty", "Diese drei zusammen."),
        ("Raises", "naughty weiß hier keinen Rat. Die Wahl des Gesellen", "Diese drei zusammen."),
    ):
        guest = at_a_table(invite, house, name)
        guest.page.keyboard.press("t")
        guest.page.click(".advice .pick button:text-is('naughty')")
        guest.sees(f".advice-words h2:has-text('{heading}')")
        assert reason in guest.page.inner_text(".advice-words")
        assert guest.page.locator(".advice-says").count() == 0
