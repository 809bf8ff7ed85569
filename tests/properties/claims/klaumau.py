"""Claims of Klaumau."""

from collections import Counter
from typing import Any

from stammtisch.core.match import Match
from tests.properties.claims import Check, Claim

LETTERS = {"red": "r", "yellow": "y", "green": "g", "blue": "b"}


def worth(card: str) -> int:
    """What a card counts in hand in Klaumau."""
    return 0 if card in ("police", "fence") else int(card[1]) if card[1:] in ("1", "2", "3", "4") else 1


def shows(card: str, colour: str) -> bool:
    letters = card.partition("-")[0] if card.endswith("-plan") else card[0]
    return card not in ("police", "dog", "bomb", "fence") and LETTERS[colour] in letters


def hand(match: Match, seat: int) -> Counter[str]:
    return Counter(match.own_view(seat)["hand"])


def gained(claim: Claim, after: Match) -> Counter[str]:
    """The cards that the seat has more of."""
    return hand(after, claim.seat) - hand(claim.match, claim.seat)


def lost(claim: Claim, after: Match) -> Counter[str]:
    return hand(claim.match, claim.seat) - hand(after, claim.seat)


def playable(claim: Claim) -> list[str]:
    return [move.split()[1] for move in claim.match.legal(claim.seat) if move.startswith("play ")]


def costs(claim: Claim) -> bool:
    """So much less lies in the hand of the seat."""
    after = claim.played()
    return is_over(claim, after) or sum(map(worth, lost(claim, after).elements())) == int(claim.given["n"])


def fence_is_in(claim: Claim) -> bool:
    """Whether the fence may turn up: others then sell, and draw from the same pile."""
    return "fence" not in claim.view["gone"] and bool(claim.match.options.as_json().get("fence"))


def pile(claim: Claim) -> int:
    """The cards that can be drawn; the fence is none."""
    return int(claim.view["draw_pile"]) + int(claim.view["discards"] or 0) - fence_is_in(claim)


def after_round(claim: Claim) -> Match:
    """The match when the next turn is asked, in this round or the next."""
    return claim.until(step="turn")


def is_over(claim: Claim, after: Match) -> bool:
    return after.over or after.shared_view()["round"] != claim.view["round"]


def misses(claim: Claim, *names: str) -> bool:
    missed = [event.seat() for event in claim.happens(after_round(claim), "misses")]
    return {claim.given[name] for name in names} <= set(missed)


def next_turn(claim: Claim, seat: int) -> bool:
    after = after_round(claim)
    return is_over(claim, after) or after.shared_view()["turn"] == seat


def step(claim: Claim, name: str) -> bool:
    decision = claim.played().decision
    return decision is not None and decision.step == name


def heard(claim: Claim, *answers: str) -> Match:
    """The match after everybody has answered to "I can't" in the same way."""
    after = claim.played()
    while after.decision and after.decision.step == "doubt":
        after.play(after.awaiting[0], answers[0])
    return after


def believed(claim: Claim) -> bool:
    """Nothing goes, and one card comes, whoever does not happen to meet the fence."""
    after = heard(claim, "believe")
    return bool(claim.happens(after, "fence")) or (
        not lost(claim, after) and gained(claim, after).total() == 1 and bool(claim.happens(after, "draws"))
    )


def may_draw(claim: Claim, after: Match, seat: int, number: int) -> bool:
    """A seat is asked whether it draws so many cards, of which one may be the fence."""
    asked = after.decision is not None and after.decision.step == "offer" and after.awaiting == (seat,)
    return asked and 0 <= after.shared_view()["offered"] - number <= fence_is_in(claim)


def doubted(claim: Claim) -> bool:
    return may_draw(claim, heard(claim, "doubt"), claim.seat, claim.given["n"])


def doubts(claim: Claim) -> bool:
    """What comes of a doubt, whether it is right or wrong."""
    after = claim.played()
    cards, turn, counted = claim.view["counts"][claim.given["seat"]], claim.view["turn"], claim.given["costs"] == "yes"
    if (turn, cards) != (claim.given["seat"], claim.given["n"]):
        return False
    if step(claim, "force"):
        if after.awaiting != (claim.seat,) or (cards == 1 and len(after.legal(claim.seat)) > 1):
            return False
        after.play(claim.seat, claim.rng.choice(after.legal(claim.seat)))
        if claim.given["draws"] == "no":
            return True
        while not after.over and after.decision and after.decision.step not in ("offer", "turn"):
            after.play(after.awaiting[0], claim.rng.choice(after.legal(after.awaiting[0])))
        exploded = any(event.data.get("card") == "bomb" for event in claim.happens(after, "plays"))
        return exploded or bool(claim.happens(after, "fence")) or may_draw(claim, after, claim.seat, 1)
    later = after_round(claim)
    fined = [event.seat("giver") for event in claim.happens(later, "fined")]
    return bool(claim.happens(later, "fence")) or fined == [claim.seat] * counted


def in_vain(claim: Claim) -> bool:
    """Whoever doubts in vain lets the other draw up to two."""
    after = claim.instead("doubt").played()
    return (
        after.decision is None or after.decision.step == "force" or may_draw(claim, after, claim.given["seat"], 2)
    ) and claim.view["turn"] == claim.given["seat"]


def never_robbed(claim: Claim) -> bool:
    """Nobody who has a crook may send it to the seat any more."""
    for after in claim.course(most=60):
        if is_over(claim, after):
            return True
        asked = after.decision
        if asked and asked.step == "rob" and after.awaiting[0] != claim.seat:
            assert f"rob seat {claim.seat}" not in after.legal(after.awaiting[0])
    return True


def draws_one(claim: Claim) -> bool:
    """The first that happens is that the seat draws a card, or meets the fence."""
    kinds = ("draws", "fence", "empties", "runs_out", "scores")
    first = next(event for event in claim.told(claim.until(*kinds)) if event.kind in kinds)
    return first.kind in ("draws", "fence") and first.seat() == claim.seat


def wards(claim: Claim) -> bool:
    """Only the policeman goes, and a card comes for him."""
    after = claim.played()
    return draws_one(claim) and (is_over(claim, after) or lost(claim, after) <= Counter(["police"]))


def surrounds(claim: Claim) -> bool:
    after = claim.played()
    asked = after.decision is not None and after.decision.step == "take" and after.awaiting == (claim.seat,)
    another = asked and any(move != "take nobody" for move in after.legal(claim.seat))
    ended = claim.until("scores")
    last = claim.view["round"] == claim.view["rounds"]
    return another and is_over(claim, ended) and (last or ended.over == (claim.given["ending"] == "match"))


def wishing(claim: Claim) -> bool:
    """The wish is asked for, and whoever is named comes next."""
    return costs(claim) and step(claim, "wish") and next_turn(claim, claim.given["seat"])


def robbing(claim: Claim) -> bool:
    """Somebody can be robbed, who either lays a policeman or loses a card to the seat."""
    after = claim.played()
    after.play(claim.seat, claim.rng.choice([move for move in after.legal(claim.seat) if move != "rob nobody"]))
    before = hand(after, claim.seat).total()
    after.play(after.awaiting[0], claim.rng.choice(after.legal(after.awaiting[0])))
    stolen = hand(after, claim.seat).total() == before + 1
    return costs(claim) and (is_over(claim, after) or stolen != bool(claim.happens(after, "wards")))


def trading(claim: Claim) -> bool:
    after = claim.played()
    after.play(claim.seat, claim.rng.choice([move for move in after.legal(claim.seat) if move != "trade nobody"]))
    asked = after.decision is not None and after.decision.step == "give" and after.awaiting == (claim.seat,)
    return asked and {move.split()[1] for move in after.legal(claim.seat)} == set(hand(after, claim.seat))


def lets(claim: Claim) -> bool:
    """One card goes, and with it perhaps the policeman."""
    before, after = claim.view["hand"], claim.played()
    if is_over(claim, after):
        return True
    gone, police = lost(claim, after), before.count("police")
    left = hand(after, claim.seat)["police"]
    return (
        (len(before), police, gone.total()) == (claim.given["n"], claim.given["police"], 1)
        and len(before) > 1
        and (left > 0 if police > 1 else left == (0 if gone["police"] else 1))
    )


def draws(claim: Claim) -> bool:
    after = claim.played()
    told = after.events(None, claim.match.story_length, everything=True)
    cards = [str(event.data["card"]) for event in told if event.kind == "draws"]
    right = len(cards) == claim.given["n"] and all(worth(card) or card == "police" for card in cards)
    return right or bool(claim.happens(after, "fence"))


def declines(claim: Claim) -> bool:
    """The last card is drawn, and whoever must draw then ends the round."""
    drawn = claim.until("draws", "empties")
    if is_over(claim, drawn) or claim.happens(drawn, "empties"):
        return True
    told = [event for event in claim.told(claim.until("runs_out", "scores", after=drawn)) if event.kind == "draws"]
    return pile(claim) == 1 and len(told) == 1


def spares(claim: Claim) -> bool:
    after = after_round(claim)
    return claim.move == "rob nobody" and not claim.happens(after, "wards") and not claim.happens(after, "steals")


def leads(claim: Claim) -> bool:
    totals = claim.view["totals"]
    others = [total for seat, total in enumerate(totals) if seat not in (claim.seat, claim.given["seat"])]
    return bool(others) and totals[claim.given["seat"]] == claim.given["total"] > max(others)


def sold(claim: Claim) -> Match:
    """The match after the card is handed in, and no other."""
    return claim.played("done")


def sells(claim: Claim) -> bool:
    before, after = claim.view["totals"][claim.seat], claim.played().shared_view()["totals"][claim.seat]
    return costs(claim) and after == before + claim.given["price"]


def wished(claim: Claim) -> bool:
    held = {colour: sum(shows(card, colour) for card in claim.view["hand"]) for colour in LETTERS}
    return held[claim.given["colour"]] == claim.given["n"] == max(held.values())


def choices(claim: Claim) -> list[int]:
    return [worth(move.split()[1]) for move in claim.match.legal(claim.seat) if " " in move]


def gives(claim: Claim, *, least: bool) -> Any:
    return costs(claim) and (worth(claim.card) == min(choices(claim))) == least


def to_seat(claim: Claim) -> bool:
    """It goes to whom it is said to go."""
    seat, after = claim.given["seat"], claim.played()
    return is_over(claim, after) or hand(after, seat) - hand(claim.match, seat) == Counter([claim.card])


def claims_end(claim: Claim) -> bool:
    """If everybody believes it, the round is over for want of a card."""
    return claim.surely("runs_out", "turn", prefer="believe")


CHECKS: dict[str, Check] = {
    "cannot": lambda c: not playable(c) and believed(c) and doubted(c),
    "cannot_at_the_end": claims_end,
    "bluffs": lambda c: sum(hand(c.match, c.seat)[card] for card in playable(c)) == c.given["n"] and believed(c),
    "guards": never_robbed,
    "ends_round": lambda c: len(c.view["hand"]) == 1 and c.surely("empties", "turn"),
    "calls_police": lambda c: c.card == "police" and worth(c.card) == 0 and draws_one(c),
    "police_at_the_end": lambda c: c.surely("runs_out", "turn"),
    "surrounds": surrounds,
    "unlocks": wishing,
    "skips": lambda c: costs(c) and misses(c, "seat"),
    "skips_two": lambda c: costs(c) and misses(c, "seat", "target"),
    "plays_again": lambda c: costs(c) and next_turn(c, c.seat),
    "turns_round": lambda c: next_turn(c, c.given["seat"]) and c.given["seat"] != c.given["target"],
    "steals": robbing,
    "trades": trading,
    "cheapest": lambda c: costs(c) and worth(c.card) == min(map(worth, playable(c))),
    "believes": in_vain,
    "believes_at_the_end": claims_end,
    "doubts": doubts,
    "wards": wards,
    "lets": lets,
    "draws": draws,
    "declines": declines,
    "wishes": wished,
    "spares": spares,
    "hits_leader": leads,
    "sells": lambda c: sells(c) and len(c.happens(sold(c), "draws")) > 0,
    "sells_at_the_end": lambda c: sells(c) and len(c.happens(sold(c), "runs_out")) == 1,
    "takes_dearest": lambda c: worth(c.card) == max(choices(c)) == c.given["n"] and c.given["seat"] == c.view["turn"],
    "gives_least": lambda c: gives(c, least=True) and to_seat(c),
    "gives_more": lambda c: gives(c, least=False) and to_seat(c),
    "throws_least": lambda c: gives(c, least=True),
    "throws_more": lambda c: gives(c, least=False),
}
