"""Claims of Zehn."""

from collections import Counter
from typing import Any

from stammtisch.core.match import Match
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


def lays(claim: Claim, right: bool) -> bool:
    """What is said of the card is right; and if it lies face down nobody else can see it."""
    after, hidden = claim.played(), claim.given["hidden"] == "yes"
    seen = [
        after.own_view(seat)["table"][claim.seat]["card"] for seat in range(claim.match.players) if seat != claim.seat
    ]
    return right and all((card is None) == hidden for card in seen)


def round_ends(claim: Claim) -> dict[str, Any]:
    """Who wins and who loses, and what everybody came to, in the order of the round."""
    after = claim.until("wins")
    values = {event.seat(): event.number("value") for event in claim.happens(after, "comes_to")}
    return {
        "values": values,
        "winner": claim.happens(after, "wins")[0].seat(),
        "loser": claim.happens(after, "loses")[0].seat(),
    }


def comes_to(claim: Claim, *, wins: bool = False, loses: bool = False) -> bool:
    """What the seat comes to, and whether it wins or loses."""
    end = round_ends(claim)
    rest = [value for seat, value in end["values"].items() if seat != claim.seat]
    right = (end["winner"] == claim.seat, end["loser"] == claim.seat) == (wins, loses)
    return right and end["values"][claim.seat] == claim.given["n"] and (not loses or min(rest) >= claim.given["n"])


def owner(claim: Claim) -> int:
    """Whose card it is about."""
    return int(claim.move.split()[-1]) if "seat" in claim.move else int(claim.view["auction"]["target"])


def compares(claim: Claim, better: bool) -> bool:
    card = theirs(claim, owner(claim))
    found, own = best(card, claim.view["hand"]), mine(claim)
    said = claim.given.get("mine", claim.given.get("n"))
    same = claim.given.get("card", card) == card and claim.given.get("seat", owner(claim)) == owner(claim)
    return same and (found, own) == (claim.given["best"], said) and (found > own) == better


def bids(claim: Claim) -> bool:
    """If nobody bids more, the seat has so many chips left."""
    after = claim.until("buys", prefer="pass")
    bought = claim.happens(after, "buys")[0].seat() == claim.seat
    return claim.given["seat"] == owner(claim) and (
        not bought or after.shared_view()["chips"][claim.seat] == claim.given["left"]
    )


def openers(claim: Claim) -> list[Match]:
    """The positions in which somebody else may open for a card, in this round."""
    found = []
    for after in claim.course():
        if claim.happens(after, "collects"):
            return found
        if after.decision and after.decision.step == "open" and after.awaiting != (claim.seat,):
            found.append(after.clone())
    raise AssertionError("nobody collects")


def wanted(claim: Claim, after: Match) -> Match | None:
    """Somebody opens for the card of the seat, if they can."""
    opening = [move for move in after.legal(after.awaiting[0]) if move.endswith(f"seat {claim.seat}")]
    for move in opening:
        after.play(after.awaiting[0], move)
    return after if opening else None


def guards(claim: Claim) -> bool:
    """Somebody may still open for the card, and every bid for it is high enough, and comes to the seat."""
    positions = openers(claim)
    for after in positions:
        auction = wanted(claim, after)
        if auction is not None:
            chips, bought = auction.shared_view()["chips"][claim.seat], len(claim.happens(auction, "buys"))
            sold = next(each for each in claim.course(auction) if len(claim.happens(each, "buys")) > bought)
            event = claim.happens(sold, "buys")[-1]
            paid = event.number("chips")
            assert event.seat("giver") == claim.seat
            assert paid >= claim.given["n"]
            assert sold.shared_view()["chips"][claim.seat] == chips + paid
            break
    return bool(positions) and claim.played().shared_view()["guard"][claim.seat] == claim.given["n"] > 0


def no_guard(claim: Claim) -> bool:
    """Somebody may still open for the card, and pays one chip to the pot."""
    positions = openers(claim)
    for after in positions:
        before = after.shared_view()
        if before["guard"][claim.seat] == 0 and (swapped := wanted(claim, after)) is not None:
            view = swapped.shared_view()
            assert (view["pot"], view["chips"][claim.seat]) == (before["pot"] + 1, before["chips"][claim.seat])
    return bool(positions) and claim.played().shared_view()["guard"][claim.seat] == 0


def stays_down(claim: Claim) -> bool:
    kept = not Counter(claim.view["hand"]) - Counter(claim.played().own_view(claim.seat)["hand"])
    return kept and round_ends(claim)["values"][claim.seat] == claim.given["n"]


def reveals(claim: Claim) -> bool:
    added = [move.split()[1] for move in claim.played().legal(claim.seat) if move != "done"]
    first = claim.view["table"][claim.seat]["card"]
    return max(value(first), *(value(first, card) for card in added)) == claim.given["best"] if added else False


def comes_first(claim: Claim) -> bool:
    """The seat lays first; and of those who are equally low the last loses."""
    end = round_ends(claim)
    rest = {seat: value for seat, value in end["values"].items() if seat != end["winner"]}
    lowest = [seat for seat, value in rest.items() if value == min(rest.values())]
    return next(iter(end["values"])) == claim.seat and end["loser"] == lowest[-1]


CHECKS: dict[str, Check] = {
    "lays_ten": lambda c: lays(c, value(c.card) == TEN),
    "lays_half": lambda c: lays(c, c.given["card"] in rest(c) and value(c.card, c.given["card"]) == TEN),
    "lays": lambda c: lays(
        c, best(c.card, rest(c)) == c.given["best"] < TEN and c.match.worth.get(c.card, 0) == c.given["points"]
    ),
    "guards": guards,
    "no_guard": no_guard,
    "guards_too_late": lambda c: not openers(c),
    "has_ten": lambda c: mine(c) == TEN,
    "stays_out": lambda c: mine(c) == c.given["n"],
    "wants_unknown": lambda c: theirs(c, owner(c)) is None and mine(c) == c.given["n"] and owner(c) == c.given["seat"],
    "wants_better": lambda c: compares(c, better=True),
    "wants_worse": lambda c: compares(c, better=False),
    "bids_unknown": lambda c: theirs(c, owner(c)) is None and bids(c),
    "bids_better": lambda c: compares(c, better=True) and bids(c),
    "bids_worse": lambda c: compares(c, better=False) and bids(c),
    "keeps_down": lambda c: value(c.view["table"][c.seat]["card"]) == c.given["n"] and stays_down(c),
    "reveals_ten": lambda c: value(c.view["table"][c.seat]["card"], c.given["card"]) == TEN,
    "reveals": reveals,
    "wins_round": lambda c: comes_to(c, wins=True) and c.view["pot"] == c.given["pot"],
    "loses_round": lambda c: comes_to(c, loses=True),
    "gets_away": lambda c: comes_to(c) and round_ends(c)["winner"] == c.given["seat"],
    "comes_to_ten": lambda c: second(c) == TEN,
    "names_self": comes_first,
    "names_next": lambda c: list(round_ends(c)["values"])[-1] == c.seat,
}
