"""Claims of Klaumau and Halt mal kurz."""

from tests.properties.claims import Check, Claim

LETTERS = {"red": "r", "yellow": "y", "green": "g", "blue": "b"}


def worth(card: str) -> int:
    """What a card counts in hand in Klaumau."""
    return 0 if card in ("police", "fence") else int(card[1]) if card[1:] in ("1", "2", "3", "4") else 1


def shows(card: str, colour: str) -> bool:
    letters = card.partition("-")[0] if card.endswith("-plan") else card[0]
    return card not in ("police", "dog", "bomb", "fence") and LETTERS[colour] in letters


def playable(claim: Claim) -> list[str]:
    return [move.split()[1] for move in claim.match.legal(claim.seat) if move.startswith("play ")]


def costs(claim: Claim) -> bool:
    return bool(worth(claim.card) == claim.given["n"])


def ends(claim: Claim, *kinds: str, prefer: str = "") -> bool:
    _, found = claim.until(set(kinds), {"turn"}, prefer)
    return found is not None


def misses(claim: Claim, *names: str) -> bool:
    after, _ = claim.until({"no such thing"}, {"turn", "fence"})
    missed = [event.seat() for event in claim.told(after) if event.kind == "misses"]
    return {claim.given[name] for name in names} <= set(missed)


def next_turn(claim: Claim, seat: int) -> bool:
    after, _ = claim.until({"no such thing"}, {"turn"})
    return after.over or after.view(None)["round"] != claim.view["round"] or after.view(None)["turn"] == seat


def step(claim: Claim, name: str) -> bool:
    decision = claim.played().decision
    return decision is not None and decision.step == name


def counts(claim: Claim, name: str = "seat") -> int:
    return int(claim.view["counts"][claim.given[name]])


def given_worths(claim: Claim) -> list[int]:
    return [worth(move.split()[1]) for move in claim.match.legal(claim.seat) if " " in move]


def pile(claim: Claim) -> int:
    return int(claim.view["draw_pile"]) + int(claim.view["discards"] or 0)


def best_total(claim: Claim) -> bool:
    others = [total for seat, total in enumerate(claim.view["totals"]) if seat != claim.seat]
    return bool(max(others) == claim.view["totals"][claim.given["seat"]] == claim.given["total"])


def believed(claim: Claim) -> bool:
    after = claim.played()
    while after.decision and after.decision.step == "doubt":
        after.play(after.awaiting[0], "believe")
    return any(event.kind == "runs_out" for event in claim.told(after))


KLAUMAU: dict[str, Check] = {
    "cannot": lambda c: not playable(c),
    "cannot_at_the_end": lambda c: pile(c) == 0 and believed(c),
    "bluffs": lambda c: sum(c.view["hand"].count(card) for card in playable(c)) == c.given["n"] > 0,
    "guards": lambda c: c.played().view(None)["watchdogs"][c.seat],
    "ends_round": lambda c: len(c.view["hand"]) == 1 and ends(c, "empties"),
    "calls_police": lambda c: c.card == "police" and pile(c) > 0,
    "police_at_the_end": lambda c: ends(c, "runs_out"),
    "surrounds": lambda c: ends(c, "surrounded"),
    "explodes": lambda c: c.card == "bomb",
    "unlocks": lambda c: costs(c) and c.card.endswith("-key") and step(c, "wish"),
    "skips": lambda c: costs(c) and misses(c, "seat"),
    "skips_two": lambda c: costs(c) and misses(c, "seat", "target"),
    "plays_again": lambda c: costs(c) and next_turn(c, c.seat),
    "turns_round": lambda c: next_turn(c, c.given["seat"]) and c.given["seat"] != c.given["target"],
    "steals": lambda c: costs(c) and step(c, "rob"),
    "trades": lambda c: step(c, "trade"),
    "cheapest": lambda c: costs(c) and worth(c.card) == min(map(worth, playable(c))),
    "costs": costs,
    "keeps_drawn": lambda c: worth(c.view["drawn"]) == c.given["n"],
    "believes": lambda c: c.given["seat"] == c.view["turn"] and pile(c) > 0,
    "believes_at_the_end": lambda c: pile(c) == 0,
    "doubts": lambda c: c.given["seat"] == c.view["turn"] and counts(c) == c.given["n"],
    "wards": lambda c: pile(c) > 0 and "police" in c.view["hand"],
    "lets": lambda c: (
        len(c.view["hand"]) == c.given["n"] == c.played().view(None)["counts"][c.seat] + 1
        or c.played().view(None)["round"] != c.view["round"]
        or c.played().over
    ),
    "draws": lambda c: c.view["offered"] == c.given["n"],
    "declines": lambda c: pile(c) == c.given["n"],
    "wishes": lambda c: sum(shows(card, c.given["colour"]) for card in c.view["hand"]) == c.given["n"],
    "spares": lambda c: c.move.endswith("nobody"),
    "hits_leader": best_total,
    "hits": lambda c: counts(c) == c.given["n"],
    "sells": lambda c: costs(c) and c.played().view(None)["totals"][c.seat] == c.view["totals"][c.seat] + 2,
    "sells_at_the_end": costs,
    "sells_no_more": lambda c: sum(card[1:] in ("1", "2", "3", "4") for card in c.view["hand"]) == c.given["n"],
    "takes_dearest": lambda c: costs(c) and worth(c.card) == max(given_worths(c)),
    "takes": lambda c: costs(c) and c.given["seat"] == c.view["turn"],
    "gives_least": lambda c: costs(c) and worth(c.card) == min(map(worth, c.view["hand"])),
    "gives_more": lambda c: costs(c) and worth(c.card) > min(map(worth, c.view["hand"])),
    "throws_least": lambda c: costs(c) and worth(c.card) == min(map(worth, c.view["hand"])),
    "throws_more": lambda c: costs(c) and worth(c.card) > min(map(worth, c.view["hand"])),
}


def left(claim: Claim, name: str = "n") -> bool:
    """So many cards the seat has after the move."""
    return bool(len(claim.view["hand"]) - 1 == claim.given[name])


def others(claim: Claim) -> list[int]:
    return [count for seat, count in enumerate(claim.view["counts"]) if seat != claim.seat]


def wins(claim: Claim) -> bool:
    after, _ = claim.until({"no such thing"}, {"turn"})
    return after.outcome is not None and claim.seat in after.outcome.winners


def fits(claim: Claim) -> bool:
    """Whether a card fits the top one, by its category and symbol."""
    wanted, (kind, _, symbol) = claim.view["fits"], claim.card.partition("-")
    if kind == "razupaltuff":
        return False
    category = "not_funny" if kind in ("nazi", "polizei", "kapitalismus") else "funny"
    return kind == "kommunismus" or category in wanted["categories"] or symbol in wanted["symbols"]


def swaps(claim: Claim, better: bool) -> bool:
    """Before the card is laid it is about who has the fewest, after it about who is chosen."""
    mine = len(claim.view["hand"]) - (1 if claim.view["step"] == "turn" else 0)
    return mine == claim.given["left"] and counts(claim) == claim.given["n"] and (counts(claim) < mine) == better


BEATS = {
    "rock": {"scissors"},
    "paper": {"rock", "well"},
    "scissors": {"paper"},
    "well": {"rock", "scissors"},
}
"""HK-20; what each sentence about a throw has to say is read off this."""

HALT_MAL_KURZ: dict[str, Check] = {
    "draws": lambda c: len(c.view["hand"]) + 1 == c.given["n"],
    "nothing_fits": lambda c: c.match.legal(c.seat) == ["draw"],
    "wins": wins,
    "nazi": left,
    "police": left,
    "ends_open_play": lambda c: left(c) and c.view["open_seat"] == c.seat,
    "halt": lambda c: left(c, "left") and c.given["n"] == c.given["left"] // 2 > 0,
    "sheds": left,
    "swaps_well": lambda c: swaps(c, better=True),
    "swaps_badly": lambda c: swaps(c, better=False),
    "shares_out": lambda c: left(c, "left") and (c.given["left"] + sum(others(c))) // c.match.players == c.given["n"],
    "capitalism": lambda c: counts(c) == max(others(c)) == c.given["n"] > len(c.view["hand"]) - 1,
    "capitalism_hits_several": lambda c: others(c).count(max(others(c))) > 1,
    "capitalism_hits_me": lambda c: max(others(c)) <= len(c.view["hand"]) - 1 == c.given["n"],
    "duel": left,
    "group_duel": left,
    "assembly": left,
    "list_spares": lambda c: c.given["seat"] == c.view["active"],
    "lets_draw": lambda c: (
        c.view["action"] in ("nazi", "polizei", "kapitalismus")
        and c.given["n"] == (2 if c.view["action"] == "kapitalismus" else 1)
        and c.given["lists"] == sum(card.startswith("liste") for card in c.view["hand"])
    ),
    "lets_open": lambda c: c.view["action"] == "polizei" and c.view["target"] == c.seat,
    "lets_half": lambda c: c.view["counts"][c.view["active"]] // 2 == c.given["n"],
    "lets_swap": lambda c: c.view["counts"][c.view["active"]] == c.given["n"],
    "lets_share": lambda c: c.view["action"] == "kommunismus",
    "lets_card": lambda c: c.view["action"] in ("schnick", "versammlung", "gruppe"),
    "gives": lambda c: left(c) and fits(c),
    "gives_unfit": lambda c: left(c) and not fits(c),
    "nearest": lambda c: counts(c) == min(others(c)) == c.given["n"],
    "hits": lambda c: counts(c) == c.given["n"] > min(others(c)),
    "names_self": lambda c: c.move == f"name seat {c.seat}",
    "proposes_nothing": lambda c: c.move == "propose nothing",
    "gives_myself": left,
    "lets_give": lambda c: counts(c) - 1 == c.given["n"],
    "takes_myself": lambda c: c.given["seat"] == c.seat,
    "abstains": lambda c: c.move == "abstain",
    "leaves_well": lambda c: len(BEATS["well"]) == 2,
    "calls_off_well": lambda c: all(len(beaten - {"well"}) == 1 for sign, beaten in BEATS.items() if sign != "well"),
    **{f"throws_{sign}": lambda c: c.given["well"] == ("yes" if c.view["well"] else "no") for sign in BEATS},
}
