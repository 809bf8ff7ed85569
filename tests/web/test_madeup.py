"""A made-up language in the browser: chosen on the first page, and spoken at a table."""

from collections.abc import Iterator
from typing import Any

import pytest

from stammtisch.core import languages
from stammtisch.words import catalogues
from stammtisch.words.speech import Speech
from tests.web.conftest import Guest
from tests.words import madeup
from tests.words.madeup import NAME, TAG, turned

pytest.importorskip("playwright")

ENGLISH = Speech("en", catalogues.messages("en"))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    houses = pytest.importorskip("tests.server.house")
    folder = tmp_path_factory.mktemp("madeup")
    (folder / "texts").mkdir()
    madeup.write(folder / "texts")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(languages.OWN, str(folder / "texts"))
        running = houses.House(folder).start()
    with running:
        yield running


@pytest.mark.everything
def test_a_match_in_the_browser(browser: Any, house: Any) -> None:
    guest = Guest(browser, house.url, "Anna").go()
    guest.sees(".tongue select")
    guest.page.select_option(".tongue select", label=NAME)
    guest.page.wait_for_function("tag => document.documentElement.lang === tag", arg=TAG)
    assert turned(ENGLISH.text("start.tagline")) in guest.page.locator(".tagline").inner_text()
    guest.page.click("[data-play='zehn']")
    guest.sees(".slip h2")
    guest.plays()
    guest.page.wait_for_function("() => document.querySelectorAll('.log li').length > 12", timeout=120_000)
    guest.stops()
    told = guest.page.locator(".log").inner_text()
    assert " syal " in told  # somebody lays a card
    assert " lays " not in told
    guest.page.wait_for_function(
        "words => [...document.querySelectorAll('[data-tool]')].some((tool) => tool.textContent.includes(words))",
        arg=turned(ENGLISH.text("tools.rules")),
    )
    assert guest.faults == []
    guest.context.close()
