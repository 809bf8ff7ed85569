"""The drawings as they are rendered: every face its own, no part missing or idle, no name that leaves its band."""

import base64
import re
import struct
from typing import Any

import pytest

from stammtisch import games
from stammtisch.table.commands import EMOTES
from tests.web.conftest import MODULES, WEB

pytest.importorskip("playwright")

KIT = (WEB / "shared" / "art" / "figures.svg").read_text(encoding="utf-8")
PARTS = set(re.findall(r' id="([\w-]+)"', KIT))
HAND = 56
"""The width of a card in a hand, in pixels: there it must be recognised."""

LAY_OUT = """([game, width]) => {
  const { FACES } = stage;
  const board = document.createElement("div");
  board.id = "board";
  board.style.cssText = `position:absolute; inset:0 auto auto 0; z-index:99; display:grid; background:#fff;
    grid-template-columns:repeat(12, ${width}px); --card-w:${width}px`;
  board.innerHTML = FACES[game].map((card) => stage.cardSource(game, card)).join("");
  for (const word of board.querySelectorAll('use[href^="#d"], text')) word.remove();
  document.body.append(board);
  const { width: w, height: h } = board.getBoundingClientRect();
  return { x: 0, y: 0, width: w, height: h };
}"""

COMPARE = """async ([game, picture]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.drawImage(image, 0, 0);
  const cards = [...document.querySelectorAll("#board .card")].map((card) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    const { data } = pen.getImageData(Math.round(x), Math.round(y), Math.floor(width), Math.floor(height));
    const grey = new Float32Array(data.length / 4);
    for (let i = 0; i < grey.length; i++)
      grey[i] = 0.3 * data[4 * i] + 0.59 * data[4 * i + 1] + 0.11 * data[4 * i + 2];
    return { name: card.dataset.card, data, grey };
  });
  document.querySelector("#board").remove();
  let [nearest, nearestGrey] = [{ share: 1 }, { share: 1 }];
  for (const [i, one] of cards.entries())
    for (const two of cards.slice(0, i)) {
      let [apart, greyApart] = [0, 0];
      for (let p = 0; p < one.grey.length; p++) {
        if (Math.abs(one.grey[p] - two.grey[p]) > 40) greyApart++;
        const q = 4 * p;
        const far = Math.abs(one.data[q] - two.data[q]) + Math.abs(one.data[q + 1] - two.data[q + 1]) +
          Math.abs(one.data[q + 2] - two.data[q + 2]);
        if (far > 90) apart++;
      }
      const pair = [one.name, two.name];
      if (apart / one.grey.length < nearest.share) nearest = { pair, share: apart / one.grey.length };
      if (greyApart / one.grey.length < nearestGrey.share) nearestGrey = { pair, share: greyApart / one.grey.length };
    }
  return { cards: cards.length, nearest, nearestGrey };
}"""


@pytest.mark.parametrize("game", games.NAMES)
def test_no_two_cards_look_the_same_in_a_hand(stage: Any, game: str) -> None:
    """Rendered at the size of a hand, without their numbers: in colour, and for those who see none."""
    stage.set_viewport_size({"width": 700, "height": 600})
    clip = stage.evaluate(LAY_OUT, [game, HAND])
    picture = base64.b64encode(stage.screenshot(clip=clip, full_page=True)).decode()
    found = stage.evaluate(COMPARE, [game, picture])
    stage.set_viewport_size({"width": 390, "height": 844})
    deck = games.get(game).deck
    assert found["cards"] == len({deck.name(card) for card in range(len(deck))})
    assert found["nearest"]["share"] > 0.02, found["nearest"]
    assert found["nearestGrey"]["share"] > 0.008, found["nearestGrey"]


def test_every_part_is_there_and_used(stage: Any) -> None:
    drawn = stage.evaluate(
        """() => {
          const { FACES } = stage;
          const { GUESTS, PORTRAITS } = stage.people;
          const pictures = Object.entries(FACES).flatMap(([game, cards]) => [
            stage.backSource(game),
            ...cards.flatMap((card) => ["s", "l"].map((cut) => stage.cardSource(game, card, { cut }))),
          ]);
          const people = [...Object.values(PORTRAITS), ...GUESTS, ...Object.values(stage.people.EMOTES)];
          return [pictures.join(""), people.map(([, art]) => art).join(" ")];
        }"""
    )
    scripts = "".join(
        path.read_text(encoding="utf-8") for path in MODULES if path.parent.name != "art" and path.stem != "deck"
    )
    used = set(re.findall(r'href="#([\w-]+)"|url\(#([\w-]+)\)', drawn[0] + KIT))
    names = {part for pair in used for part in pair if part} | set(drawn[1].split())
    icons = set(re.findall(r'"(i-\w+)"', scripts))
    assert names | icons <= PARTS
    assert not PARTS - names - icons, "parts that nothing is drawn with"


def test_names_stay_within_their_band(stage: Any) -> None:
    """In every language there is; measured as the browser sets them."""
    wide = stage.evaluate(
        """async () => {
          const board = document.createElement("div");
          document.body.append(board);
          const found = [];
          for (const language of Object.keys(stage.LANGUAGES)) {
            await stage.setLanguage(language);
            for (const [game, cards] of Object.entries(stage.FACES))
              for (const card of cards) {
                board.innerHTML = stage.cardSource(game, card, { cut: "l" });
                for (const text of board.querySelectorAll("text")) {
                  const { x, y, width, height } = text.getBBox();
                  const inBand = y < 100 || (y >= 148 && y + height <= 181.5);
                  const size = Number(text.getAttribute("font-size"));
                  if (x < 3 || x + width > 115 || !inBand || size < 9.5)
                    found.push([language, game, card, text.textContent, x, y, width, height, size]);
                }
              }
          }
          board.remove();
          await stage.setLanguage("de");
          return found;
        }"""
    )
    assert wide == []


def test_nobody_at_a_table_looks_like_somebody_else(stage: Any) -> None:
    """Whatever they are called: guests differ by seat, and no guest looks like a regular of the house."""
    arts = stage.evaluate(
        """() => {
          const names = ["", "Ada", "ada", "Ümit", "Tobi", "Mona", "x".repeat(24), "李雷", "Bruno ", "constructor"];
          return names.map((name) => Array.from({ length: 8 }, (_, seat) => stage.portraitOf(seat, name)[1]));
        }"""
    )
    regulars = set(stage.evaluate("() => Object.values(stage.people.PORTRAITS).map(([, art]) => art)"))
    guests = stage.evaluate("() => stage.people.GUESTS.map(([, art]) => art)")
    assert len(set(guests)) == len(guests) == 24
    assert not regulars & set(guests)
    for row in arts:
        assert len(set(row)) == 8 or (len(set(row)) == 1 and row[0] in regulars)
    columns = [{row[seat] for row in arts} - regulars for seat in range(8)]
    assert all(not one & two for i, one in enumerate(columns) for two in columns[:i])


def test_every_bot_has_a_face() -> None:
    from stammtisch.bots.regulars import REGULARS

    people = (WEB / "shared" / "art" / "faces.js").read_text(encoding="utf-8")
    assert [name.lower() for name in REGULARS] == re.findall(r"^  (\w+): \[\"\w+\", \"[bt]-", people, re.MULTILINE)


def test_emotes_are_drawn_where_they_are_chosen_and_where_they_are_said(stage: Any) -> None:
    """A drawing and its words; for those who do not see it, the words are enough."""
    from tests.web.matches import views

    view, _ = next(views("gaunerbande"))
    stage.evaluate("view => stage.show(view)", view)
    for key in EMOTES:
        stage.evaluate("key => stage.page.table.tell({ type: 'emote', seat: 1, key })", key)
        bubble = stage.locator(".seat .bubble")
        assert bubble.locator("svg.emote use").count() > 0, key
        assert bubble.inner_text().strip(), key
    stage.locator("[data-tool=talk]:visible").first.click()
    buttons = stage.locator(".emotes button")
    assert [button.get_attribute("data-emote") for button in buttons.all()] == list(EMOTES)
    assert all(button.inner_text().strip() for button in buttons.all())
    stage.locator("[data-emote=cheer]").click()
    assert stage.evaluate("stage.sent.at(-1)") == ["emote", {"key": "cheer"}]


def test_the_web_app_has_its_icons() -> None:
    """PNG pictures of the sizes that systems ask for, drawn from icon.svg by scripts/icon_pictures.py."""
    for name, size in (("icon-192", 192), ("icon-512", 512), ("icon-maskable-512", 512)):
        picture = (WEB / "shared" / "art" / f"{name}.png").read_bytes()
        assert picture[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", picture[16:24]) == (size, size)
        assert len(picture) < 40_000
