"""Claims of Halt mal kurz."""

from collections import Counter
from typing import Any

from stammtisch.core.match import Match
from tests.properties.claims import Check, Claim

LISTS = ("reacts", "nothing_left")
"""What may come between: a list, or that no card is left to be drawn."""


def hand(match: Match, seat: int) -> Counter[str]:
    return Counter(match.own_view(seat)["hand"])


def counts(match: Match) -> Any:
    return match.shared_view()["counts"]


def others(claim: Claim) -> list[int]:
    return [count for seat, count in enumerate(claim.view["counts"]) if seat != claim.seat]


def at(claim: Claim) -> int:
    """How many cards somebody holds who is named."""
    return int(claim.view["counts"][claim.given["seat"]])


def after_turn(claim: Claim, prefer: str = "", after: Match | None = None) -> Match:
    """The match when this turn is over."""
    return claim.until(step="turn", prefer=prefer, after=after)


def happens(claim: Claim, after: Match, *kinds: str) -> bool:
    return any(event.kind in kinds for event in claim.told(after))


def has_won(claim: Claim, after: Match) -> bool:
    return after.outcome is not None and claim.seat in after.outcome.winners


def draws(claim: Claim, after: Match) -> list[int]:
    return [event.seat() for event in claim.told(after) if event.kind in ("draws", "draws_openly")]


def gifts(claim: Claim, after: Match) -> list[tuple[int, int]]:
    told = [event for event in claim.told(after) if event.kind in ("gives", "gives_openly")]
    return [(event.seat("giver"), event.seat("receiver")) for event in told]


def beaten(claim: Claim, after: Match) -> list[tuple[int, int]]:
    return [(event.seat(), event.seat("target")) for event in claim.happens(after, "beats")]


def left(claim: Claim) -> int:
    return len(claim.view["hand"]) - (claim.view["step"] in ("turn", "give"))


# A turn


def nazi(claim: Claim) -> bool:
    """Whoever stays draws, or if nobody does whoever slaps last; the player of the card does not."""
    after = after_turn(claim)
    stayed = [event.seat() for event in claim.happens(after, "stays")]
    slapped = [event.seat() for event in claim.happens(after, "slaps")]
    hit = stayed or slapped[-1:]
    return happens(claim, after, *LISTS) or sorted(draws(claim, after)) == sorted(hit)


def police(claim: Claim) -> bool:
    """Nobody plays open when somebody is named, by the seat; who then does, unless there is a list."""
    naming = claim.until(step="name")
    if naming.over or naming.awaiting != (claim.seat,) or naming.shared_view()["open_seat"] is not None:
        return False
    move = claim.rng.choice(naming.legal(claim.seat))
    naming.play(claim.seat, move)
    after = after_turn(claim, after=naming)
    return happens(claim, after, "nobody_opens") or after.shared_view()["open_seat"] == int(move.split()[-1])


def halt(claim: Claim) -> bool:
    target = claim.rng.choice(claim.played().legal(claim.seat))
    after = after_turn(claim, after=claim.played(target))
    given = [(claim.seat, int(target.split()[-1]))] * claim.given["n"]
    return left(claim) == claim.given["left"] and (happens(claim, after, *LISTS) or gifts(claim, after) == given)


def swaps(claim: Claim, *, better: bool) -> bool:
    """Whoever is named has so many; after the swap the seat has those."""
    target = f"swap seat {claim.given['seat']}"
    after = claim.played(target) if claim.view["step"] == "turn" else claim.played()
    after = after_turn(claim, after=after)
    swapped = happens(claim, after, *LISTS) or counts(after)[claim.seat] == claim.given["n"]
    fewer = at(claim) < claim.given["left"]
    return swapped and (at(claim), left(claim)) == (claim.given["n"], claim.given["left"]) and fewer == better


def shares_out(claim: Claim) -> bool:
    after = after_turn(claim)
    return left(claim) == claim.given["left"] and (
        happens(claim, after, *LISTS) or counts(after)[claim.seat] == claim.given["n"]
    )


def capitalism(claim: Claim, *, me: bool = False, several: bool = False) -> bool:
    """Those who have the most draw two."""
    after, have = after_turn(claim), [*claim.view["counts"]]
    have[claim.seat] -= 1
    richest = [seat for seat, count in enumerate(have) if count == max(have) == claim.given["n"]]
    drawn = happens(claim, after, *LISTS) or sorted(draws(claim, after)) == sorted(2 * richest)
    if me:
        return draws(claim, after).count(claim.seat) == 2 or happens(claim, after, "nothing_left")
    return drawn and (len(richest) > 1 if several else richest == [claim.given["seat"]])


def duel(claim: Claim, *, group: bool = False) -> bool:
    """Cards go from winners to losers only; in a duel one does, if there is a winner and no list."""
    after = after_turn(claim)
    given, won = gifts(claim, after), beaten(claim, after)
    return set(given) <= set(won) and (group or happens(claim, after, "no_winner", *LISTS) or given == won)


def last_in_duel(claim: Claim) -> bool:
    after = after_turn(claim)
    lost = any(loser == claim.seat for _, loser in beaten(claim, after))
    return left(claim) == 0 and (lost or has_won(claim, after))


def sheds(claim: Claim) -> bool:
    """Nothing happens until the next turn."""
    after = claim.played()
    same = [count - (seat == claim.seat) for seat, count in enumerate(claim.view["counts"])] == counts(after)
    return same and (after.over or (after.decision is not None and after.decision.step == "turn"))


def assembly(claim: Claim) -> bool:
    after = after_turn(claim)
    decided = [(event.seat("giver"), event.seat("receiver")) for event in claim.happens(after, "decides")]
    return claim.played().view(None)["step"] == "propose" and set(gifts(claim, after)) <= set(decided)


# What is about to happen


def spared(claim: Claim) -> Match:
    """The match when all that is about to happen has happened, with nobody else's list."""
    return after_turn(claim, prefer="let")


def list_spares(claim: Claim) -> bool:
    """The list goes, and a card comes; what the other alone had begun goes past the seat."""
    after, card = spared(claim), claim.card
    gone = hand(claim.match, claim.seat) - hand(after, claim.seat)
    opened = after.shared_view()["open_seat"] == claim.seat != claim.view["open_seat"]
    same = gone <= Counter([card]) and counts(after)[claim.seat] == claim.view["counts"][claim.seat]
    alone = claim.given["seat"] == claim.view["active"] and claim.view["action"] != "versammlung"
    return alone and same and not opened


def list_refuses(claim: Claim) -> bool:
    after = spared(claim)
    without = after_turn(claim.instead("let"))
    return (
        not gifts(claim, after)
        and draws(claim, after) == [claim.seat]
        and (happens(claim, without, "reacts") or gifts(claim, without) == [(claim.given["seat"], claim.seat)])
    )


def list_draws(claim: Claim) -> bool:
    """With it, and without it, a card is drawn, unless somebody else has a list that spares the seat."""
    one, other = claim.until(step="name", prefer="let"), claim.instead("let").until(step="name", prefer="let")
    drawn = claim.seat in draws(claim, other)
    return claim.view["action"] in ("nazi", "polizei") and draws(claim, one)[:1] == [claim.seat] and drawn


def lets_draw(claim: Claim) -> bool:
    after = claim.until(step="name") if claim.view["action"] == "polizei" else after_turn(claim)
    kept = not hand(claim.match, claim.seat) - hand(after, claim.seat)
    drawn = draws(claim, after).count(claim.seat) == claim.given["n"]
    return kept and (drawn or happens(claim, after, "nothing_left"))


def lets(claim: Claim, number: int) -> bool:
    """So many cards come from whoever acts."""
    after = after_turn(claim)
    came = gifts(claim, after).count((claim.given["seat"], claim.seat))
    return came == number == claim.given["n"] and claim.given["seat"] == claim.view["active"]


def lets_swap(claim: Claim) -> bool:
    after, mine = after_turn(claim), len(claim.view["hand"])
    return (
        (at(claim), mine)
        == (claim.given["n"], claim.given["left"])
        == (
            counts(after)[claim.seat],
            counts(after)[claim.given["seat"]],
        )
    )


def lets_card(claim: Claim) -> bool:
    return [receiver for _, receiver in gifts(claim, after_turn(claim, prefer="let"))].count(claim.seat) == 1


def fits(claim: Claim) -> bool:
    """Whether a card fits the top one, by its category and symbol."""
    wanted, (kind, _, symbol) = claim.view["fits"], claim.card.partition("-")
    if kind == "razupaltuff":
        return False
    category = "not_funny" if kind in ("nazi", "polizei", "kapitalismus") else "funny"
    return kind == "kommunismus" or category in wanted["categories"] or symbol in wanted["symbols"]


# People


def owes_nothing(claim: Claim) -> bool:
    """No proposal is there that was not before."""
    after = claim.played().shared_view()["proposals"] or []
    return claim.move == "propose nothing" and after == (claim.view["proposals"] if after else after)


def decided(claim: Claim) -> Match | None:
    """The match after the pair that is proposed or voted for is decided on, if there is more than a vote to it."""
    after, wanted = claim.played(), ""
    for _ in range(100):
        if after.over or after.decision is None or after.decision.step == "turn":
            return None
        if after.decision.step in ("react", "give"):
            return after
        seat, legal = after.awaiting[0], after.legal(after.awaiting[0])
        votes = [move for move in legal if move.startswith("vote") and concerns(claim, move)]
        wanted = votes[0] if votes else "propose nothing" if "propose nothing" in legal else legal[-1]
        after.play(seat, wanted)
    raise AssertionError("the assembly does not end")


def concerns(claim: Claim, vote: str) -> bool:
    """Whether a vote is for the pair of this move, as far as the move says."""
    words = claim.move.split()
    if claim.view["step"] == "vote":
        return vote == claim.move
    if claim.view["giver"] is not None:
        return vote == f"vote seat {claim.view['giver']} to {' '.join(words[-2:])}"
    return vote.startswith(f"vote {' '.join(words[-2:])} to ")


def given(claim: Claim, giver: int | None = None, receiver: int | None = None) -> bool:
    """If it is decided, and nobody has a list, a card goes so."""
    after = decided(claim)
    if after is None:
        return True
    event = claim.happens(after, "decides")[0]
    pair = event.seat("giver"), event.seat("receiver")
    if giver not in (None, pair[0]) or receiver not in (None, pair[1]):
        return True  # others have voted for something else
    after = after_turn(claim, prefer="let", after=after)
    return happens(claim, after, *LISTS) or gifts(claim, after) == [pair]


def would_have(claim: Claim, seat: int) -> bool:
    return bool(claim.view["counts"][seat] - 1 == claim.given["n"])


def nearest(claim: Claim) -> bool:
    return at(claim) == min(others(claim)) == claim.given["n"]


BEATS = {
    "rock": {"scissors"},
    "paper": {"rock", "well"},
    "scissors": {"paper"},
    "well": {"rock", "scissors"},
}
"""HK-20; what each sentence about a throw has to say is read off this."""


def throws(claim: Claim) -> bool:
    """Against each sign that the others may still throw, it beats those that the table says, and loses likewise."""
    signs = ["rock", "paper", "scissors"] + ["well"] * claim.view["well"]
    waiting = [seat for seat in claim.match.awaiting if seat != claim.seat]
    for sign in signs:
        after = claim.played()
        for seat in waiting:
            after.play(seat, f"throw {sign}")
        thrown = {event.seat(): str(event.data["sign"]) for event in claim.happens(after, "throws")}
        won = beaten(claim, after)
        if any(thrown[loser] not in BEATS[thrown[winner]] for winner, loser in won):
            return False
        if claim.view["target"] is not None and not won and len({*thrown.values()}) > 1:
            return False  # in a duel one of two beats the other
    return claim.given["well"] == ("yes" if claim.view["well"] else "no")


CHECKS: dict[str, Check] = {
    "wins": lambda c: has_won(c, after_turn(c)),
    "nazi": nazi,
    "police": police,
    "ends_open_play": lambda c: c.view["open_seat"] == c.seat and c.played().shared_view()["open_seat"] is None,
    "halt": halt,
    "sheds": sheds,
    "swaps_well": lambda c: swaps(c, better=True),
    "swaps_badly": lambda c: swaps(c, better=False),
    "shares_out": shares_out,
    "capitalism": capitalism,
    "capitalism_hits_several": lambda c: capitalism(c, several=True),
    "capitalism_hits_me": lambda c: capitalism(c, me=True),
    "duel": duel,
    "duel_last": last_in_duel,
    "group_duel": lambda c: duel(c, group=True),
    "group_duel_last": last_in_duel,
    "assembly": assembly,
    "list_spares": list_spares,
    "list_refuses": list_refuses,
    "list_draws": list_draws,
    "lets_draw": lets_draw,
    "lets_open": lambda c: after_turn(c).shared_view()["open_seat"] == c.seat,
    "lets_half": lambda c: lets(c, at(c) // 2),
    "lets_swap": lets_swap,
    "lets_win": lambda c: at(c) == 0 and has_won(c, after_turn(c)),
    "lets_share": lambda c: happens(c, c.until("shares_out", step="turn"), "shares_out"),
    "lets_card": lets_card,
    "gives_last": lambda c: len(c.view["hand"]) == 1,
    "gives_unfit": lambda c: not fits(c),
    "nearest": nearest,
    "hits": lambda c: at(c) > min(others(c)),
    "names_self": lambda c: after_turn(c).shared_view()["open_seat"] == c.seat,
    "proposes_nothing": owes_nothing,
    "gives_myself": lambda c: would_have(c, c.seat) and given(c, giver=c.seat),
    "lets_give": lambda c: would_have(c, c.given["seat"]) and given(c, giver=c.given["seat"]),
    "takes_myself": lambda c: given(c, receiver=c.seat),
    "leaves_well": lambda c: len(BEATS["well"]) == 2 and "well" in BEATS["paper"],
    "calls_off_well": lambda c: all(len(beats - {"well"}) == 1 for sign, beats in BEATS.items() if sign != "well"),
    **{f"throws_{sign}": throws for sign in BEATS},
}
