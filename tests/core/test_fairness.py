"""Commit and reveal: a deal that nobody could have fixed."""

from dataclasses import replace
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

import stammtisch
from stammtisch.core.errors import BadSeed
from stammtisch.core.fairness import Proof, commit, draw_secret, mix, prove

SECRET = bytes(range(32))


def test_the_seed_is_what_the_docs_say() -> None:
    parts = b"".join(sha256(text.encode()).digest() for text in ("anna", "", "ö"))
    assert mix(SECRET, ["anna", "", "ö"]) == sha256(SECRET + parts).digest()
    assert commit(SECRET) == sha256(SECRET).hexdigest()


def test_a_proof_gives_the_seed_that_was_played_with() -> None:
    secret = draw_secret()
    shown_before = commit(secret)
    match = stammtisch.new("gaunerbande", 3, seed=mix(secret, ["a", "b", "c"]))
    proof = prove(secret, ["a", "b", "c"])
    assert proof.commitment == shown_before
    assert proof.seed() == match.seed
    assert stammtisch.new("gaunerbande", 3, seed=proof.seed()).view(0) == match.view(0)


@given(st.lists(st.text(max_size=5), min_size=1, max_size=6), st.data())
def test_every_contribution_counts(contributions: list[str], data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, len(contributions) - 1))
    other = data.draw(st.text(max_size=5).filter(lambda text: text != contributions[seat]))
    changed = [*contributions[:seat], other, *contributions[seat + 1 :]]
    assert mix(SECRET, contributions) != mix(SECRET, changed)


def test_contributions_cannot_run_into_each_other() -> None:
    assert mix(SECRET, ["ab", "c"]) != mix(SECRET, ["a", "bc"])
    assert mix(SECRET, ["a", ""]) != mix(SECRET, ["a"])
    assert mix(SECRET, ["a", "b"]) != mix(SECRET, ["b", "a"])


def test_another_secret_is_found_out() -> None:
    proof = prove(SECRET, ["a"])
    with pytest.raises(BadSeed, match="not the one committed to"):
        replace(proof, secret=bytes(32).hex()).seed()
    with pytest.raises(BadSeed, match="not the one committed to"):
        replace(proof, commitment=commit(bytes(32))).seed()


@pytest.mark.parametrize("secret", ["", "00", "zz" * 32, "00" * 33, "not hexadecimal"])
def test_a_secret_that_is_none_is_refused(secret: str) -> None:
    with pytest.raises(BadSeed, match="expected a secret of 64 hexadecimal digits"):
        Proof(commit(SECRET), secret, ()).seed()


def test_secrets_are_long_and_fresh() -> None:
    assert len({draw_secret() for _ in range(20)}) == 20
    assert len(draw_secret()) == 32


def test_a_match_keeps_its_proof_in_its_record() -> None:
    proof = prove(SECRET, ["a", "", "c"])
    match = stammtisch.Match(stammtisch.games.get("gaunerbande"), players=3, proof=proof)
    assert match.seed == proof.seed()
    assert match.clone().proof == proof
    assert match.clone(seed=3).proof is None
    again = stammtisch.replay(match.record(), unfinished=True)
    assert again.proof == proof
    assert again.record() == match.record()


def test_a_match_cannot_have_a_foreign_proof() -> None:
    game = stammtisch.games.get("gaunerbande")
    with pytest.raises(BadSeed, match="the seed of the match is not"):
        stammtisch.Match(game, players=3, seed=3, proof=prove(SECRET, ["a", "", "c"]))
    with pytest.raises(BadSeed, match="expected 4 contributions, one for each seat, found 3"):
        stammtisch.Match(game, players=4, proof=prove(SECRET, ["a", "", "c"]))


def test_cards_dealt_by_hand_prove_nothing() -> None:
    proof = prove(SECRET, ["a", "", "c"])
    text = stammtisch.Match(stammtisch.games.get("gaunerbande"), players=3, proof=proof).record()
    with pytest.raises(stammtisch.StammtischError, match=r"line 2: the seed of the match .* found –"):
        stammtisch.replay(text.replace(f'"{proof.seed().hex()}"', "null"), unfinished=True)


def test_a_proof_stands_after_the_header_and_nowhere_else() -> None:
    proof = prove(SECRET, ["a", "", "c"])
    lines = stammtisch.Match(stammtisch.games.get("gaunerbande"), players=3, proof=proof).record().splitlines()
    lines[1], lines[2] = lines[2], lines[1]
    with pytest.raises(stammtisch.StammtischError, match=r'line 3: .*found {"type":"fair"'):
        stammtisch.replay("\n".join(lines), unfinished=True)
