"""The check of a deal in the browser: it agrees with the library, and finds out whoever tampers."""

import json
from dataclasses import asdict
from hashlib import sha256
from typing import Any

import pytest

from stammtisch import games
from stammtisch.core import record
from stammtisch.core.fairness import commit, prove
from stammtisch.core.match import Match
from tests.playthroughs import golden
from tests.tables import play_out

pytest.importorskip("playwright")

CHECK = """async ([record, kept, proof]) =>
  (await import("/static/fairness/check.js")).checkDeal(record, kept ?? undefined, proof ?? undefined)"""
CHECK_ALL = """async (all) => {
  const { checkDeal, dealtTo, firstDealt } = await import("/static/fairness/check.js");
  return Promise.all(all.map(async ([record, kept, proof, view, hands]) => {
    const first = firstDealt(view);
    const lines = record.split("\\n").filter(Boolean).map((line) => JSON.parse(line));
    const same = hands.every(
      (hand, seat) => dealtTo(lines[0], lines, seat, first).sort().join() === hand.toSorted().join());
    return [await checkDeal(record, { ...kept, first }, proof), same];
  }));
}"""
THROWN = ["ein Wurf", "", "ö", "4"]


@pytest.mark.parametrize("own", [True, False], ids=["our own", "the browser's"])
def test_the_hash_is_sha_256(stage: Any, own: bool) -> None:
    texts = ["", "abc", "ö", "a" * 55, "a" * 56, "a" * 63, "a" * 64, "a" * 119, "b" * 1000]
    found = stage.evaluate(
        """async ([texts, own]) => {
          const { hex, plainSha256, sha256, utf8 } = await import("/static/fairness/check.js");
          return Promise.all(texts.map(async (text) => hex(await (own ? plainSha256 : sha256)(utf8(text)))));
        }""",
        [texts, own],
    )
    assert found == [sha256(text.encode()).hexdigest() for text in texts]
    assert stage.evaluate("Boolean(globalThis.crypto.subtle)")


def dealt(path: Any) -> Match:
    """A match like a golden one, dealt anew from a secret and what players threw in."""
    (_, lines), *_ = record.read(path.read_text(encoding="utf-8"))
    head = lines[0]
    game = games.get(head.game)
    thrown = [THROWN[seat % 4] for seat in range(head.players)]
    options = game.options.build(head.options)
    proof = prove(bytes(range(32)), thrown)
    return play_out(Match(game, players=head.players, options=options, proof=proof, names=head.names))


@pytest.mark.parametrize("game", games.NAMES)
def test_every_shuffle_of_every_variant_is_recomputed(stage: Any, game: str) -> None:
    """And everybody's first cards follow from them."""
    matches = [dealt(path) for path in sorted(golden.folder(game).glob("*.jsonl"))]
    asked = []
    for match in matches:
        assert match.proof is not None
        begun, _ = next(match.retrace())
        hands = [begun.view(seat)["hand"] for seat in range(match.players)]
        kept = {"commitment": match.proof.commitment, "text": "ein Wurf", "thrown": True}
        kept |= {"seat": 0, "hand": hands[0]}
        asked.append([match.record(), kept, asdict(match.proof), begun.view(0), hands])
    for match, (findings, same) in zip(matches, stage.evaluate(CHECK_ALL, asked), strict=True):
        assert [finding["key"] for finding in findings if not finding["right"]] == []
        keys = [finding["key"] for finding in findings]
        assert keys == ["shown", "secret", "mine", "proof", "seed", "chance", "hand", "digest"]
        assert findings[5]["n"] == sum(kind in ("shuffle", "pick") for kind, *_ in match.story())
        assert same


@pytest.fixture(scope="module")
def match() -> Match:
    return dealt(golden.folder("klaumau") / "4-plan-anticlockwise.jsonl")


def changed(match: Match, number: int, **more: Any) -> str:
    lines = match.record().splitlines()
    lines[number] = json.dumps({**json.loads(lines[number]), **more}, ensure_ascii=False, separators=(",", ":"))
    return "\n".join(lines)


def wrong(stage: Any, record: str, kept: Any = None, proof: Any = None) -> list[str]:
    return [each["key"] for each in stage.evaluate(CHECK, [record, kept, proof]) if not each["right"]]


def test_whoever_tampers_is_found_out(stage: Any, match: Match) -> None:
    text = match.record()
    other = prove(bytes(32), ["a", "b", "c", "d"])
    assert wrong(stage, text) == []
    assert "secret" in wrong(stage, changed(match, 1, secret="00" * 32))
    assert "seed" in wrong(stage, changed(match, 1, secret="00" * 32, commitment=commit(bytes(32))))
    assert "seed" in wrong(stage, changed(match, 1, contributions=["x", "", "ö", "4"]))
    assert "seed" in wrong(stage, changed(match, 0, seed="ab" * 32))
    assert wrong(stage, text, {"commitment": other.commitment}) == ["shown"]
    assert wrong(stage, text, {"text": "not thrown in", "thrown": True, "seat": 1}) == ["mine"]
    assert wrong(stage, text, {"text": "came too late", "seat": 1}) == []
    assert wrong(stage, text, {"seat": 0, "hand": ["r1"] * 4, "first": 0}) == ["hand"]
    assert wrong(stage, text, None, asdict(other)) == ["proof"]


def test_cards_that_were_moved_are_found_with_their_line(stage: Any, match: Match) -> None:
    lines = match.record().splitlines()
    places = [number for number, line in enumerate(lines) if '"type":"shuffle"' in line]
    for number in places[:3]:
        cards = json.loads(lines[number])["cards"]
        swapped = [*cards[:-2], cards[-1], cards[-2]] if cards[-1] != cards[-2] else cards[::-1]
        found = stage.evaluate(CHECK, [changed(match, number, cards=swapped), None, None])
        (chance,) = [each for each in found if each["key"] == "chance"]
        assert (chance["right"], chance["line"]) == (False, number + 1)
    picks = [number for number, line in enumerate(lines) if '"type":"pick"' in line]
    line = json.loads(lines[picks[0]])
    found = wrong(stage, changed(match, picks[0], choice=(line["choice"] + 1) % line["of"]))
    assert "chance" in found or line["of"] == 1
    assert wrong(stage, changed(match, len(lines) - 2, seat=7)) == ["digest"]


def test_what_is_no_proof_is_said_to_be_none(stage: Any, match: Match) -> None:
    lines = match.record().splitlines()
    assert wrong(stage, "hello") == ["unread"]
    assert wrong(stage, "[1]") == ["unread"]
    assert wrong(stage, "\n".join([lines[0], *lines[2:]])) == ["alone"]
