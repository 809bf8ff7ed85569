"""`stammtisch verify`: a fair deal is told from a forged one."""

import json
import re
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from stammtisch import games
from stammtisch.core.fairness import Proof, commit, prove
from stammtisch.core.match import Match
from stammtisch.words import say
from tests.tables import play_out

PROOF = prove(bytes(range(32)), ["ein Wurf", "", "ö"])


@pytest.fixture
def dealt(tmp_path) -> Path:
    """A match that was dealt at a table, with what two of three players threw in."""
    game = games.get("gaunerbande")
    match = play_out(Match(game, players=3, options=game.options(limit=10), proof=PROOF))
    path = tmp_path / "dealt.jsonl"
    path.write_text(match.record(), encoding="utf-8")
    return path


def forge(path: Path, **changed: object) -> None:
    """Change the line that says how the seed came about."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[1] = json.dumps({**json.loads(lines[1]), **changed}, ensure_ascii=False, separators=(",", ":")) + "\n"
    path.write_text("".join(lines), encoding="utf-8")


def test_a_fair_deal_is_confirmed(stammtisch, dealt):
    ran = stammtisch("verify", dealt)
    assert (ran.code, ran.err) == (0, "")
    right, fair = ran.out.splitlines()
    assert right == say("cli.all_right", n=1)
    assert re.search(rf"{PROOF.commitment}\W+2\D+3\D+$", fair), fair  # two of three have added something


def test_the_commitment_that_was_shown_is_compared(stammtisch, dealt, record):
    assert stammtisch("verify", dealt, "--commitment", PROOF.commitment.upper()).code == 0
    ran = stammtisch("verify", dealt, "--commitment", "0" * 64)
    assert ran.code == 1
    assert say("cli.other_commitment", commitment=PROOF.commitment) in ran.err
    assert say("cli.no_fair_line") in stammtisch("verify", record, "--commitment", "0" * 64).err


FORGED = {
    "another secret": ({"secret": "00" * 32}, "not the one committed to"),
    "another secret and its own commitment": (
        {"secret": "00" * 32, "commitment": commit(bytes(32))},
        "the seed of the match is not the SHA-256 of the secret and what was thrown in",
    ),
    "another contribution": ({"contributions": ["ein Wurf", "", "o"]}, "the seed of the match is not"),
    "one contribution too few": ({"contributions": ["ein Wurf", ""]}, "expected 3 contributions, one for each seat"),
    "no secret": ({"secret": "geheim"}, "expected a secret of 64 hexadecimal digits"),
    "numbers": ({"contributions": [1, 2, 3]}, "not a line of a record"),
}


@pytest.mark.parametrize("case", FORGED)
def test_a_forged_deal_is_found_out(stammtisch, dealt, case):
    changed, words = FORGED[case]
    forge(dealt, **changed)
    ran = stammtisch("verify", dealt)
    assert ran.code == 1
    assert ran.out == ""
    assert ran.err.startswith(f"{dealt}: line 2: ")
    assert words in ran.err


def test_another_seed_in_the_header_is_found_out(stammtisch, dealt):
    dealt.write_text(dealt.read_text(encoding="utf-8").replace(PROOF.seed().hex(), "ab" * 32), encoding="utf-8")
    assert "line 2: the seed of the match is not" in stammtisch("verify", dealt).err


def test_cards_that_do_not_follow_from_the_seed_are_found_out(stammtisch, dealt):
    lines = dealt.read_text(encoding="utf-8").splitlines(keepends=True)
    shuffle = json.loads(lines[2])
    shuffle["cards"][0], shuffle["cards"][1] = shuffle["cards"][1], shuffle["cards"][0]
    lines[2] = json.dumps(shuffle, separators=(",", ":")) + "\n"
    dealt.write_text("".join(lines), encoding="utf-8")
    ran = stammtisch("verify", dealt)
    assert "line 3: expected" in ran.err
    assert "it follows from the seed" in ran.err


def written(path: Path, proof: Proof) -> Path:
    path.write_text(json.dumps(asdict(proof), indent=1), encoding="utf-8")
    return path


def test_a_proof_alone_is_checked(stammtisch, tmp_path):
    ran = stammtisch("verify", written(tmp_path / "proof.json", PROOF))
    assert ran.code == 0
    assert f"the seed that follows is {PROOF.seed().hex()}" in ran.out
    forged = stammtisch("verify", written(tmp_path / "proof.json", replace(PROOF, secret="11" * 32)))
    assert forged.code == 1
    assert "the secret is not the one committed to" in forged.err
    odd = tmp_path / "odd.json"
    odd.write_text('{"secret": 3}')
    assert "not a proof: " in stammtisch("verify", odd).err
