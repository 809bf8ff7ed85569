"""Claims of Zehn."""

from typing import Any

from tests.properties.claims import Check, Claim

TEN = 10


def value(*cards: str) -> int:
    """What one card or two come to."""
    if "j" in cards:
        return TEN
    return sum(int(card[1:]) for card in cards)


def best(first: str, hand: list[str]) -> int:
    """The most that a card comes to with a hand."""
    return max([value(first), *(value(first, card) for card in hand if value(first, card) <= TEN)])


def mine(claim: Claim) -> int:
    return best(claim.view["table"][claim.seat]["card"], claim.view["hand"])


def theirs(claim: Claim, seat: int) -> Any:
    """The card before another, as the seat knows it."""
    return claim.view["table"][seat]["card"]


def rest(claim: Claim) -> list[str]:
    hand = list(claim.view["hand"])
    hand.remove(claim.card)
    return hand


def second(claim: Claim) -> int:
    first = claim.view["table"][claim.seat]["card"]
    return value(first) if claim.move == "done" else value(first, claim.card)


def chips(claim: Claim) -> int:
    return int(claim.played().view(claim.seat)["chips"][claim.seat])


def told(claim: Claim, kind: str) -> int:
    _, found = claim.until({kind})
    assert found is not None
    return found.seat()


def compares(claim: Claim, better: bool) -> bool:
    found = best(theirs(claim, claim.given["seat"]), claim.view["hand"])
    own = claim.given["mine"] if "mine" in claim.given else claim.given["n"]
    return bool(found == claim.given["best"] and own == mine(claim) and (found > own) == better)


def guard(claim: Claim, before: bool = False) -> int:
    """The chips on the card of the seat; those that have just gone into the pot lay there, too."""
    after = claim.match if before else claim.played()
    view = after.view(claim.seat)
    if not before and any(event.kind == "collects" for event in claim.told(after)):
        others = sum(chips for seat, chips in enumerate(claim.view["guard"]) if seat != claim.seat)
        return int(view["pot"] - claim.view["pot"] - others)
    return int(view["guard"][claim.seat])


def comes_to(claim: Claim) -> bool:
    return bool(second(claim) == claim.given["n"])


CHECKS: dict[str, Check] = {
    "lays_ten": lambda c: value(c.card) == TEN,
    "lays_half": lambda c: c.given["card"] in rest(c) and value(c.card, c.given["card"]) == TEN,
    "lays": lambda c: best(c.card, rest(c)) == c.given["best"] < TEN,
    "guards": lambda c: guard(c) == c.given["n"] > guard(c, before=True) and chips(c) == c.given["left"],
    "keeps_guard": lambda c: guard(c) == guard(c, before=True) == c.given["n"] > 0,
    "no_guard": lambda c: guard(c) == 0 and chips(c) == c.given["left"],
    "has_ten": lambda c: mine(c) == TEN,
    "stays_out": lambda c: mine(c) == c.given["n"] and chips(c) == c.given["left"],
    "wants_unknown": lambda c: theirs(c, c.given["seat"]) is None and mine(c) == c.given["n"],
    "wants_better": lambda c: compares(c, better=True),
    "wants_worse": lambda c: compares(c, better=False),
    "lets_go": lambda c: c.view["auction"]["bidder"] == c.given["seat"] and c.view["auction"]["bid"] == c.given["n"],
    "bids_unknown": lambda c: theirs(c, c.given["seat"]) is None,
    "bids_better": lambda c: compares(c, better=True),
    "bids_worse": lambda c: compares(c, better=False),
    "keeps_down": lambda c: value(c.view["table"][c.seat]["card"]) == c.given["n"],
    "reveals_ten": lambda c: value(c.view["table"][c.seat]["card"], c.given["card"]) == TEN,
    "reveals": lambda c: mine(c) == c.given["best"],
    "wins_round": lambda c: told(c, "wins") == c.seat and comes_to(c) and c.view["pot"] == c.given["pot"],
    "loses_round": lambda c: told(c, "loses") == c.seat and comes_to(c),
    "gets_away": lambda c: c.seat != told(c, "loses") and told(c, "wins") == c.given["seat"] != c.seat,
    "comes_to_ten": lambda c: second(c) == TEN,
    "comes_to": comes_to,
    "leaves": comes_to,
    "names_self": lambda c: c.played().awaiting == (c.seat,),
    "names_next": lambda c: c.played().awaiting == ((c.seat + 1) % c.match.players,),
    "names": lambda c: c.played().awaiting == (c.given["seat"],),
}
