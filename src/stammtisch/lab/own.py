"""Bots of one's own in the lab: one process for each bot and worker, and a count of what they lost to a Geselle."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from stammtisch.bots import Spec
from stammtisch.bots.own.address import Address, BadBot
from stammtisch.bots.own.process import Limits, Process
from stammtisch.bots.own.sitter import Forfeit, Sitter
from stammtisch.words import figure, known, listing, say

_running: dict[tuple[Address, Limits], Process] = {}


def process_of(spec: Spec, limits: Limits, digest: str = "") -> Process:
    """The process of a bot, one for each program. With a hash, its sources have to be those of the plan."""
    assert spec.own is not None
    process = _running.get((spec.own, limits))
    if process is None:
        process = _running[spec.own, limits] = Process(spec.own, limits)
    process.start()
    if digest and process.digest != digest:
        raise BadBot("own.other_sources", bot=spec.level.name)
    return process


def digests(specs: Iterable[Spec], limits: Limits) -> dict[str, str]:
    """A hash of the sources of each bot that is somebody's own, by its name. Raises if one cannot be had."""
    found: dict[str, str] = {}
    for spec in specs:
        if spec.own is not None:
            process = Process(spec.own, limits)
            process.start()
            process.stop()
            found[spec.level.name] = process.digest
    return found


@dataclass
class Losses:
    """What bots lost to a Geselle in a match: for each seat how often and why, and the first time in words."""

    counts: dict[int, dict[str, int]] = field(default_factory=dict)
    first: dict[int, str] = field(default_factory=dict)

    def hear(self, forfeit: Forfeit) -> None:
        counts = self.counts.setdefault(forfeit.seat, {})
        counts[forfeit.kind] = counts.get(forfeit.kind, 0) + 1
        self.first.setdefault(forfeit.seat, str(forfeit.fault))

    def as_json(self) -> dict[str, Any]:
        return {str(seat): [counts, self.first[seat]] for seat, counts in self.counts.items()}

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> "Losses":
        losses = cls()
        for seat, (counts, first) in data.items():
            losses.counts[int(seat)] = {str(kind): int(count) for kind, count in counts.items()}
            losses.first[int(seat)] = str(first)
        return losses


def seat_bot(spec: Spec, limits: Limits, seed: bytes, losses: Losses, digest: str = "") -> Sitter:
    """A bot of somebody's own, ready to play."""
    return Sitter(process_of(spec, limits, digest), spec.level.name, seed=seed, tell=losses.hear)


def add_up(losses: Iterable[Mapping[str, int]]) -> dict[str, int]:
    """How many were lost, by why."""
    found: dict[str, int] = {}
    for counts in losses:
        for kind, count in counts.items():
            found[kind] = found.get(kind, 0) + count
    return dict(sorted(found.items()))


def forfeited(name: str, losses: Mapping[str, int], first: str) -> str:
    """What a bot of somebody's own lost to a Geselle, in a sentence."""
    named: dict[str, int] = {}
    for kind, count in losses.items():
        key = kind if known(f"own.lost.{kind}") else "other"
        named[key] = named.get(key, 0) + count
    why = [say(f"own.lost.{kind}", count=figure(count)) for kind, count in named.items()]
    return say("own.lost", bot=name, count=sum(losses.values()), why=listing(why), first=first)
