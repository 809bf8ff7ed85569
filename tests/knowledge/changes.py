"""Small changes to the secrets of a round. Many lead to something that can have happened too; the rest are dropped."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from stammtisch.core.match import Match
from tests.knowledge.histories import PASSED, Position, Secrets, as_seen


def alternatives(position: Position, seat: int, random: Random, tries: int) -> Iterator[tuple[Secrets, Match]]:
    """Other rounds that look the same to a seat, each a step further away from the true one."""
    true = position.secrets()
    seen = as_seen(position, true, seat)
    secrets = true
    for _ in range(tries):
        change = random.choice(CHANGES)
        changed = secrets.copy()
        change(position, changed, seat, random)
        if changed.as_sets() == secrets.as_sets() or as_seen(position, changed, seat) != seen:
            continue
        match = position.again(changed)
        if match is not None:
            secrets = changed
            yield secrets, match


def _others(position: Position, seat: int, random: Random) -> list[int]:
    others = [other for other in range(position.match.players) if other != seat]
    random.shuffle(others)
    return others


def trade_places(position: Position, secrets: Secrets, seat: int, random: Random) -> None:
    """Two cards take each other's part in everything."""
    groups = [secrets.dealt[other] for other in _others(position, seat, random)] + [secrets.aside] * bool(secrets.aside)
    one, two = random.choice(groups), random.choice(groups)
    i, j = random.randrange(len(one)), random.randrange(len(two))
    one[i], two[j] = two[j], one[i]
    for group, out, into in ((one, two[j], one[i]), (two, one[i], two[j])):
        if group is secrets.aside:
            takers = [other for other, picks in enumerate(secrets.picks) if out in picks]
            if not takers or (out in group and random.random() < 0.5):  # of equal cards it may be another
                continue
            holder = random.choice(takers)
            _replace(secrets.picks[holder], out, into)
        else:
            holder = next(other for other, cards in enumerate(secrets.dealt) if cards is group)
        if secrets.passes[holder].count(out) > secrets.before_passing(holder)[out] or random.random() < 0.5:
            _replace(secrets.passes[holder], out, into)


def pass_another(position: Position, secrets: Secrets, seat: int, random: Random) -> None:
    """Somebody passed another card."""
    other = _others(position, seat, random)[0]
    if secrets.passes[other]:
        kept = list((secrets.before_passing(other) - Counter(secrets.passes[other])).elements())
        secrets.passes[other][random.randrange(len(secrets.passes[other]))] = random.choice(kept)


def dealt_or_passed(position: Position, secrets: Secrets, seat: int, random: Random) -> None:
    """A card that somebody got by passing was dealt to them, and one that was dealt came by passing."""
    for giver in _others(position, seat, random):
        receiver = (giver + position.state.pass_to) % position.match.players
        given = [name for name in secrets.passes[giver] if name in secrets.dealt[giver]]
        kept = [name for name in secrets.dealt[receiver] if name not in secrets.passes[receiver]]
        if receiver not in (giver, seat) and given and kept:
            one, two = random.choice(given), random.choice(kept)
            _replace(secrets.dealt[giver], one, two)
            _replace(secrets.dealt[receiver], two, one)
            _replace(secrets.passes[giver], one, two)
            return


def picked_by_another(position: Position, secrets: Secrets, seat: int, random: Random) -> None:
    """Two seats picked each other's card, and perhaps passed it on instead."""
    one, two, *_ = _others(position, seat, random)
    if secrets.picks[one] and secrets.picks[two]:
        first, second = random.choice(secrets.picks[one]), random.choice(secrets.picks[two])
        for other, out, into in ((one, first, second), (two, second, first)):
            _replace(secrets.picks[other], out, into)
            if random.random() < 0.7:
                _replace(secrets.passes[other], out, into)


def picked_another(position: Position, secrets: Secrets, seat: int, random: Random) -> None:
    """Somebody picked a card that is still in the pile."""
    other = _others(position, seat, random)[0]
    pile = list((Counter(secrets.aside) - Counter(name for cards in secrets.picks for name in cards)).elements())
    if pile and secrets.picks[other]:
        _replace(secrets.picks[other], random.choice(secrets.picks[other]), random.choice(pile))


def dealt_or_picked(position: Position, secrets: Secrets, seat: int, random: Random) -> None:
    """A card that somebody picked was dealt to them, and one that was dealt lay in the pile."""
    other = _others(position, seat, random)[0]
    if secrets.picks[other]:
        one, two = random.choice(secrets.picks[other]), random.choice(secrets.dealt[other])
        _replace(secrets.picks[other], one, two)
        _replace(secrets.aside, one, two)
        _replace(secrets.dealt[other], two, one)


def half_made(position: Position, secrets: Secrets, seat: int, random: Random) -> None:
    """Somebody who still chooses what to pass has chosen more, or less, or something else."""
    waiting = [other for other in position.match.awaiting if other != seat]
    if position.step == "pass" and waiting:
        other = random.choice(waiting)
        hand = list(secrets.before_passing(other).elements())
        secrets.passes[other] = random.sample(hand, random.randrange(PASSED))


def _replace(group: list[str], out: str, into: str) -> None:
    if out in group:
        group[group.index(out)] = into


CHANGES: list[Callable[[Position, Secrets, int, Random], None]] = [
    trade_places,
    trade_places,
    pass_another,
    dealt_or_passed,
    picked_by_another,
    picked_another,
    dealt_or_picked,
    half_made,
]
