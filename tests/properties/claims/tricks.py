"""Claims about tricks."""

from typing import Any

from stammtisch.core.match import Match
from tests.properties.claims import Check, Claim

COLOURS = {"g": "green", "b": "blue", "r": "red", "y": "yellow", "k": "black"}


def points(claim: Claim, card: str) -> int:
    """What a card counts, by the reckoning that players are shown."""
    counted = claim.match.game.worth
    assert counted is not None
    return counted(claim.match._s).get(card, 0)


def taken(claim: Claim) -> list[list[str]]:
    """What each seat has taken, whether or not one may look back."""
    s, printed = claim.match._s, claim.match.game.deck
    return [printed.names(won) for won in s.won[: s.players]]


def deck(claim: Claim) -> list[str]:
    """Every card of the round."""
    return [card for hand in range(claim.match.players) for card in claim.match.view(hand)["hand"]] + [
        *(card for won in taken(claim) for card in won),
        *(played["card"] for played in claim.view["trick"]),
    ]


def rank(card: str) -> int:
    return int(card[1:])


def lying(claim: Claim) -> list[str]:
    return [played["card"] for played in claim.view["trick"]]


def held(claim: Claim, colour: str) -> dict[int, list[str]]:
    """The real cards of a colour in the hands of the others."""
    return {
        seat: [card for card in claim.match.view(seat)["hand"] if COLOURS[card[0]] == colour]
        for seat in range(claim.match.players)
        if seat != claim.seat
    }


def elsewhere(claim: Claim, colour: str) -> list[int]:
    return [rank(card) for cards in held(claim, colour).values() for card in cards]


def to_play(claim: Claim) -> list[int]:
    """Who plays to the trick after the seat."""
    players = claim.match.players
    return [(claim.seat + step) % players for step in range(1, players - len(lying(claim)))]


def still(claim: Claim, colour: str) -> list[int]:
    """The ranks of a colour with those who are still to play."""
    return [rank(card) for seat in to_play(claim) for card in held(claim, colour)[seat]]


def taker(claim: Claim, after: Match) -> int:
    """Who takes the trick."""
    return claim.happens(after, "takes")[0].seat()


def lost(claim: Claim) -> bool:
    return taker(claim, claim.until("takes")) != claim.seat


def won(claim: Claim) -> bool:
    return taker(claim, claim.until("takes")) == claim.seat


def leads_again(claim: Claim) -> bool:
    """The trick is taken, and the seat is asked for the next card of this round."""
    after = claim.until("takes")
    again = after.decision is not None and after.decision.step == "play" and after.awaiting == (claim.seat,)
    return taker(claim, after) == claim.seat and again and after.shared_view()["round"] == claim.view["round"]


def worth(claim: Claim) -> int:
    """What the trick counts with the card."""
    return sum(points(claim, card) for card in [*lying(claim), claim.card])


def is_best(claim: Claim) -> bool:
    led = lying(claim)[0][0]
    best = max(rank(card) for card in lying(claim) if card[0] == led)
    return bool(claim.given["card"] == f"{led}{best}")


def below(claim: Claim) -> bool:
    return lost(claim) and is_best(claim) and claim.card[0] == lying(claim)[0][0]


def highest_below(claim: Claim) -> bool:
    best = rank(claim.given["card"])
    led = lying(claim)[0][0]
    others = [card for card in claim.view["hand"] if card[0] == led and rank(card) <= best]
    return below(claim) and rank(claim.card) == max(map(rank, others))


def counting(claim: Claim, cards: Any) -> list[str]:
    """The cards that count, which in Gaunerbande one may want all; in Black Spy these are the black ones."""
    return [card for card in cards if (card[0] == "k" if claim.match.game.name == "black_spy" else points(claim, card))]


def collectors(claim: Claim) -> list[int]:
    return [seat for seat, cards in enumerate(taken(claim)) if counting(claim, cards)]


def empties(claim: Claim) -> bool:
    """There are other cards, and from now on none of this colour."""
    rest = claim.played().own_view(claim.seat)["hand"]
    for after in claim.course(most=20):
        if after.over or after.shared_view()["round"] != claim.view["round"]:
            break
        assert all(card[0] != claim.card[0] for card in after.own_view(claim.seat)["hand"])
    return rest != [] and COLOURS[claim.card[0]] == claim.given["colour"]


def below_politician(claim: Claim) -> bool:
    """The politician is out; and if it falls on this trick, the seat does not take it."""
    after = claim.until("takes")
    fell = any(event.data["card"] == "r10" for event in claim.happens(after, "plays"))
    red = not lying(claim) and claim.card[0] == "r" and 10 in elsewhere(claim, "red")
    return red and not (fell and taker(claim, after) == claim.seat)


def of_colour(claim: Claim, *, chosen: bool = False) -> list[str]:
    """The cards of the colour of a card in hand; while one passes, without those that are chosen."""
    gone = claim.view["passing"]["chosen"] if chosen else []
    hand = list(claim.view["hand"])
    for card in gone:
        hand.remove(card)
    return [card for card in hand if card[0] == claim.card[0]]


def beaten_by(claim: Claim) -> bool:
    printed = claim.match.game.deck
    same = [card for card in map(printed.name, range(len(printed))) if card[0] == claim.card[0]]
    if claim.match.game.name == "gaunerbande":
        same = [card for card in deck(claim) if card[0] == claim.card[0]]
    return bool(sum(rank(card) > rank(claim.card) for card in same) == claim.given["n"])


def anyway(claim: Claim) -> bool:
    return all(won(claim.instead(move)) for move in claim.match.legal(claim.seat))


def choice(claim: Claim, others: int, mine: int) -> bool:
    """What comes of uniting or capturing: so many points for the others and for the seat, and the end or not."""
    after, ending = claim.played(), claim.given["ending"]
    row = after.sheet[-1]
    scored = [
        mine * claim.given["n"] if seat == claim.seat else others * claim.given["n"] for seat in range(len(row.points))
    ]
    won = after.outcome is not None and claim.seat in after.outcome.winners
    least = row.totals[claim.seat] == min(row.totals)
    ends = "goes_on" if not after.over else "wins" if won else "loses"
    return (
        list(row.points) == scored
        and ends == ending
        and (ends == "goes_on" or won == least)
        and (row.totals[claim.seat] == claim.given["total"])
    )


def announces(claim: Claim) -> bool:
    """Who opens: somebody else if the seat has none of the colour, or if anybody else has."""
    after = claim.until("opens")
    opener, letter = claim.happens(after, "opens")[0].seat(), claim.given["colour"][0]
    have = [seat for seat in range(after.players) if any(card[0] == letter for card in after.own_view(seat)["hand"])]
    held = sum(card[0] == letter for card in claim.view["hand"])
    return held == claim.given["n"] and (opener == claim.seat) == (have == [claim.seat])


CHECKS: dict[str, Check] = {
    "ducks": lambda c: below(c) and sum(points(c, card) for card in lying(c)) == c.given["n"] > 0,
    "highest_below": highest_below,
    "below": below,
    "empties": empties,
    "high": lambda c: (
        lost(c)
        and sum(each > rank(c.card) for each in elsewhere(c, c.given["colour"])) == c.given["n"] < 3
        and points(c, c.card) == 0
    ),
    "cannot_take": lost,
    "collects": lambda c: won(c) and collectors(c) == [c.seat] and counting(c, [*lying(c), c.card]),
    "stops": lambda c: won(c) and collectors(c) == [c.given["seat"]] and counting(c, [*lying(c), c.card]),
    "clean": lambda c: won(c) and worth(c) == 0 and not to_play(c),
    "leads_top": lambda c: leads_again(c) and all(each <= rank(c.card) for each in elsewhere(c, c.given["colour"])),
    "alone": lambda c: won(c) and not elsewhere(c, c.given["colour"]),
    "anyway_highest": lambda c: anyway(c) and rank(c.card) == max(rank(m.split()[1]) for m in c.match.legal(c.seat)),
    "anyway": anyway,
    "takes": lambda c: won(c) and worth(c) == c.given["n"] > 0 and not to_play(c),
    "takes_surely": lambda c: won(c) and all(each <= rank(c.card) for each in still(c, c.given["colour"])),
    "may_be_beaten": lambda c: (
        sum(each > rank(c.card) for each in still(c, c.given["colour"]))
        <= c.given["n"]
        <= sum(each > rank(c.card) for each in elsewhere(c, c.given["colour"]))
    ),
    "lowest": lambda c: not lying(c) and all(each > rank(c.card) for each in elsewhere(c, c.given["colour"])),
    "leads": lambda c: (
        not lying(c) and sum(each > rank(c.card) for each in elsewhere(c, c.given["colour"])) == c.given["n"] > 0
    ),
    "passes_last": lambda c: len(of_colour(c, chosen=True)) == 1,
    "can_empty": lambda c: len(of_colour(c, chosen=True)) == c.given["n"] <= 3 - len(c.view["passing"]["chosen"]),
    "bare": lambda c: sum(rank(card) < rank(c.card) for card in of_colour(c, chosen=True)) == c.given["n"] <= 3,
    "beaten_by": beaten_by,
}
GAUNERBANDE: dict[str, Check] = {
    "sheds_politician": lambda c: lost(c) and c.card == "r10",
    "sheds_crook": lambda c: lost(c) and c.card[0] == "k",
    "below_politician": below_politician,
    "passes_politician": lambda c: c.card == "r10" and points(c, "r10") == c.given["n"],
    "passes_catcher": lambda c: c.card in ("r11", "r12"),
    "charges": lambda c: choice(c, 1, 0),
    "clears": lambda c: choice(c, 0, -1),
}
BLACK_SPY: dict[str, Check] = {
    "gives": lambda c: lost(c) and points(c, c.card) == c.given["n"] > 0,
    "good": lambda c: won(c) and worth(c) == -c.given["n"] < 0 and not to_play(c),
    "sheds_spy": lambda c: lost(c) and c.card == "k7" and c.given["n"] == 10,
    "passes_spy": lambda c: c.card == "k7" and c.given["n"] == 10,
    "passes_catcher": lambda c: c.card in ("k8", "k9", "k10", "k11"),
    "picks_good": lambda c: points(c, c.card) == -c.given["n"] < 0,
    "announces": announces,
    "captures": lambda c: choice(c, 1, 0),
    "releases": lambda c: choice(c, 0, -1),
}
