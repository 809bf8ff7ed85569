"""The command `verify`: is a record right, and was the deal fair?"""

from collections.abc import Iterator
from pathlib import Path

from stammtisch import words
from stammtisch.cli.output import progress
from stammtisch.core.errors import BadRecord, BadSeed
from stammtisch.core.fairness import Proof
from stammtisch.lab import records
from stammtisch.words import say


def check_file(file: Path, commitment: str | None) -> Iterator[str]:
    """What can be said for a file, in lines. Raises `BadRecord` if something in it is wrong."""
    proof = records.read_proof(file)
    if proof is None:
        yield from _record(file, commitment)
        return
    _shown(commitment, [proof])
    try:
        seed = proof.seed()
    except BadSeed as error:
        raise BadRecord(error.fault) from None
    yield say("cli.proof_right", fair=_fair(proof))
    yield say("cli.seed_follows", seed=seed.hex())


def _record(file: Path, commitment: str | None) -> Iterator[str]:
    proofs: list[Proof] = []
    with progress() as bar:
        task = bar.add_task(say("cli.checking"), total=file.stat().st_size if file.is_file() else None)
        count = records.verify(file, lambda size: bar.advance(task, size), proofs.append)
    _shown(commitment, proofs)
    yield words.say("cli.all_right", n=count)
    for proof in proofs:
        yield say("cli.fair_deal", fair=_fair(proof))


def _shown(commitment: str | None, proofs: list[Proof]) -> None:
    """Raise unless one of the deals is the one that a table had committed to."""
    if commitment is None:
        return
    if not proofs:
        raise BadRecord("cli.no_fair_line")
    if commitment.strip().lower() not in (proof.commitment for proof in proofs):
        found = proofs[0].commitment
        raise BadRecord("cli.other_commitment", commitment=found)


def _fair(proof: Proof) -> str:
    given = sum(text != "" for text in proof.contributions)
    seats = len(proof.contributions)
    return say(
        "cli.commitment",
        commitment=proof.commitment,
        given=given,
        seats=seats,
    )
