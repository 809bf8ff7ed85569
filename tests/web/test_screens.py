"""Every screen: in real positions of all games, for fewest and most people, nothing overlaps or is cut off."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import stammtisch
from stammtisch import games
from tests.everygame import short
from tests.tiers import first_of
from tests.web.conftest import HERE
from tests.web.matches import NAMES
from tests.web.test_fits import RARE

pytest.importorskip("playwright")

SIZES = (
    (360, 640),
    (844, 390),
    (1280, 800),
    (375, 553),
    (390, 664),
    (412, 732),
    (390, 844),
    (768, 1024),
    (1024, 768),
    (1920, 1080),
    (2560, 1440),
)
FAULTS = (HERE / "screens.js").read_text(encoding="utf-8").split("*/", 1)[1].strip().rstrip(";")
MOST = 24
"""Cards in a hand that has become very long."""
Position = dict[str, Any]


def played(game: str, players: int, seed: int = 5) -> Iterator[tuple[dict[str, Any], list[Any], list[list[str]]]]:
    """Views of a match of random moves, with what was told lately and what everybody holds."""
    declared = games.get(game)
    options = short(declared, 30) if game != "klaumau" else {}
    match = stammtisch.new(game, players, seed=seed, names=NAMES[:players], **options)
    dice = random.Random(seed)
    for _ in range(260):
        told = [event.as_json() for event in match.events(0, max(0, match.story_length - 8))]
        yield match.view(0), told, [match.view(seat)["hand"] for seat in range(players)]
        if match.over:
            return
        asked = dice.choice(match.awaiting)
        legal = match.legal(asked)
        active = [move for move in legal if move not in ("can't", "draw", "decline")]
        match.play(asked, dice.choice(active if active and dice.random() < 0.8 else legal))


@cache
def positions(game: str, players: int) -> list[Position]:
    """The fullest position for each thing that is asked, and what is seldom asked; one in which all hands lie open."""
    found: dict[str, tuple[int, Position]] = {}
    for view, told, hands in played(game, players):
        mine = 0 in view["awaiting"]
        name = view["step"] if mine else f"{view['kind']} of others"
        full = len(view["hand"]) + 10 * len(view.get("trick") or ()) + 10 * sum(map(bool, view.get("table") or ()))
        if view["outcome"] is None and full >= found.get(name, (-1, {}))[0]:
            found[name] = full, {"name": name, "view": view, "told": told, "hands": hands}
    made = [position for _, position in found.values()]
    base = next(each for each in made if 0 in each["view"]["awaiting"])
    seldom = {each["step"]: each for each in RARE.get(game, []) if each["step"] not in found}
    rare = [{**base, "name": step, "view": {**base["view"], "kind": "turn", **each}} for step, each in seldom.items()]
    if "tricks_taken" in base["view"]:  # as if the others had taken them all, to lines as long as they may be
        each = base["view"]["of_tricks"] // (players - 1)
        late = {"tricks_taken": [0] + [each] * (players - 1), "totals": [99] * players, "points": [12] * players}
        made.append({**base, "name": "many tricks", "view": {**base["view"], **late}})
    fullest = max(made, key=lambda each: max(map(len, each["hands"])))
    made += [*rare, {**fullest, "name": "open", "open": fullest["hands"]}]
    if game in ("klaumau", "halt_mal_kurz"):
        deck = [card for each in made for hand in each["hands"] for card in hand]
        long = (deck * MOST)[:MOST]
        made.append({**base, "name": "long hand", "view": {**base["view"], "hand": long}})
        made.append(
            {**base, "name": "long open hand", "open": [long if seat == 1 else None for seat in range(players)]}
        )
    return made


TALLEST = """(positions) => positions.map(({ view, told }) => {
  stage.show(view, Date.now() + 30_000, told);
  return [stage.page.slip.element.offsetHeight, Boolean(document.querySelector(".slip.is-line"))];
})"""
LOOK = f"""(positions) => {{
  const faultsOf = {FAULTS};
  return positions.map(({{ view, told, open, lifted, coached }}) => {{
    stage.show(view, Date.now() + 30_000, told, open);
    const {{ table, bubbles, coach, fit, viewer }} = stage.page;
    const {{ cards }} = viewer;
    if (lifted) table.choose([Math.floor(cards.length / 2)]);
    if (coached) coach.show("Drei Karten weg", "Gib her, womit du Stiche fängst, die du nicht haben willst.", [], []);
    const others = view.names.map((_, seat) => seat).filter((seat) => seat !== view.seat);
    for (const seat of [view.seat, others[0], others.at(-1)]) bubbles.say(seat, "Das glaube ich nicht!", 60_000);
    fit.seating = null; // as if the page was opened in this window
    fit.changed(); // at once, and not only before the next picture
    return fit.seating ? faultsOf() : ["nobody has a place"];
  }});
}}"""
"""
Positions, one after the other, with a card lifted and the coach's word on it perhaps, and with three people who say
something. Nothing is painted in between, which would take longer than everything else.
"""


def telling(stage: Any, every: list[Position]) -> list[Position]:
    """Those with the tallest slips, a person to choose, open hands, long lines; the fullest hand coached, and lifted.

    The others have more room.
    """
    asked = [each for each in every if "open" not in each]
    high = stage.evaluate(TALLEST, asked)
    by_height = sorted(range(len(asked)), key=lambda i: -high[i][0])
    person = [i for i in by_height if high[i][1]][:1]
    full = max(
        range(len(asked)), key=lambda i: len(asked[i]["view"]["hand"]) + 5 * len(asked[i]["view"].get("trick") or ())
    )
    coached = {**asked[full], "name": f"{asked[full]['name']}, coached", "coached": True}
    lifted = {**coached, "name": f"{asked[full]['name']}, lifted", "lifted": True}
    late = [i for i, each in enumerate(asked) if each["name"] == "many tricks"]
    others = [asked[i] for i in {*by_height[:2], *person, *late} - {full}]
    return [*others, coached, lifted, *(each for each in every if "open" in each)]


def readable(found: dict[str, list[str]]) -> str:
    return "\n".join(f"{fault} ({', '.join(sorted(set(where)))})" for fault, where in found.items())


@pytest.mark.parametrize("sizes", first_of([SIZES[:3], SIZES[3:]]), ids=["usual", "others"])
@pytest.mark.parametrize("which", first_of(["most", "fewest"]))
@pytest.mark.parametrize("game", games.NAMES)
def test_nothing_overlaps_on_any_screen(stage: Any, game: str, which: str, sizes: list[tuple[int, int]]) -> None:
    players = games.get(game).players[0 if which == "fewest" else -1]
    found: dict[str, list[str]] = {}
    stage.set_viewport_size({"width": 390, "height": 664})
    stage.evaluate("() => { stage.undrawn = true; }")
    shown = telling(stage, positions(game, players))
    for width, height in sizes:
        stage.set_viewport_size({"width": width, "height": height})
        for position, faults in zip(shown, stage.evaluate(LOOK, shown), strict=True):
            for fault in faults:
                found.setdefault(f"{width}x{height} {fault}", []).append(position["name"])
    assert not found, readable(found)
