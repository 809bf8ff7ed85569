"""The command `verify`: is a record right, and was the deal fair?"""

from collections.abc import Iterator
from pathlib import Path

from stammtisch.cli.output import progress
from stammtisch.core.errors import BadRecord, BadSeed
from stammtisch.core.fairness import Proof
from stammtisch.lab import records


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
        raise BadRecord(str(error)) from None
    yield "the proof is right: " + _fair(proof)
    yield f"the seed that follows is {seed.hex()}"


def _record(file: Path, commitment: str | None) -> Iterator[str]:
    proofs: list[Proof] = []
    with progress() as bar:
        task = bar.add_task("checking", total=file.stat().st_size if file.is_file() else None)
        count = records.verify(file, lambda size: bar.advance(task, size), proofs.append)
    _shown(commitment, proofs)
    yield f"{count} {'match' if count == 1 else 'matches'}, all right"
    for proof in proofs:
        yield "a fair deal: " + _fair(proof)


def _shown(commitment: str | None, proofs: list[Proof]) -> None:
    """Raise unless one of the deals is the one that a table had committed to."""
    if commitment is None:
        return
    if not proofs:
        raise BadRecord("the record does not say how its seed came about: expected a line of the type fair")
    if commitment.strip().lower() not in (proof.commitment for proof in proofs):
        raise BadRecord(f"another commitment was shown before the deal: found {proofs[0].commitment}")


def _fair(proof: Proof) -> str:
    given = sum(text != "" for text in proof.contributions)
    seats = len(proof.contributions)
    return f"commitment {proof.commitment}, {given} of {seats} seats threw something in"
