"""Real rounds, as somebody with the cards before them would enter them on a pad, with what the rules make of them."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import stammtisch
from stammtisch import games
from stammtisch.core.bits import members
from stammtisch.core.errors import BadOption
from stammtisch.games.black_spy import rules as black_spy
from stammtisch.games.black_spy.cards import plus
from stammtisch.games.gaunerbande import rules as gaunerbande
from stammtisch.games.klaumau.cards import COLOUR_WORDS, MOTIF, NUMBERS, POLICE, PRINTED
from stammtisch.games.klaumau.cards import DOG as DOG_FACE

Counted = dict[str, Any]
"""A match on the pad: `game`, `players`, `options`, `entries`, and what must come out: `rows` and `outcome`."""

HIGH = ("k8", "k9", "k10", "k11")


def matches(name: str, rounds: int, seed: int) -> Iterator[Counted]:
    """Whole matches of random moves with random variants, until so many rounds have been scored."""
    dice = random.Random(seed)
    game = games.get(name)
    while rounds > 0:
        players = dice.choice(game.players)
        options = agreed(name, players, dice)
        match = stammtisch.new(name, players, seed=dice.getrandbits(64), **options)
        while not match.over:
            seat = dice.choice(match.awaiting)
            match.play_quietly(seat, dice.choice(match.legal(seat)))
        assert match.outcome is not None
        if match.outcome.reason.word == "bound":
            continue  # nobody sits that long
        rounds -= len(match.sheet)
        yield {
            "game": name,
            "players": players,
            "options": on_the_pad(name, options),
            "entries": ENTRIES[name](match),
            "rows": match.sheet.as_json(),
            "outcome": match.outcome.as_json(),
        }


def agreed(name: str, players: int, dice: random.Random) -> dict[str, Any]:
    chosen: dict[str, Any] = {}
    for option in games.get(name).options.describe():
        if option.kind == "variant":
            chosen[option.name] = dice.random() < 0.5
        elif option.kind == "choice":
            chosen[option.name] = dice.choice(option.of)
        elif option.name == "limit" and dice.random() < 0.7:
            chosen["limit"] = dice.choice((26, 60, 75, 100, 120, 150))
        elif option.name == "rounds":
            chosen["rounds"] = dice.choice((10, 10, 9, 3, 1) if name == "zehn" else (0, 0, 1, 3))
        elif option.name == "chips":
            chosen["chips"] = dice.choice((7, 7, 3, 15))
    if name == "zehn" and dice.random() < 0.5:
        chosen["deck"] = {card: {"points": dice.randrange(30)} for card in ("p1", "p4", "p8", "j")}
        if dice.random() < 0.5:
            chosen["deck"] |= {"n3": {"points": 7}, "n0": {"count": 7}, "p2": {"count": 4, "points": 12}}
    if name == "klaumau" and dice.random() < 0.4:
        chosen["deck"] = {"rg-plan": 9, "rygb-plan": 9, "r4": 12, "y4": 12, "g1": 12, "b2": 12, "police": 6}
    if chosen.get("starts") == "seat":
        chosen["first_seat"] = dice.randrange(players)
    if chosen.get("bomb"):
        chosen["bomb_rule"] = dice.choice(
            ("jackpot", "blast", "panic", [{"who": "others", "what": "gain", "count": 4}])
        )
    while True:  # what contradicts something else, or means nothing beside it, is as usual
        try:
            games.get(name).options.build(chosen).check(players)
        except BadOption as error:
            del chosen[error.fault.parameters["option"]]
        else:
            return chosen


def on_the_pad(name: str, options: dict[str, Any]) -> dict[str, Any]:
    """What a pad asks of what was agreed: whether the deck is their own, and not what is in it."""
    deck = options.get("deck") or {}
    own = (name == "klaumau" and bool(deck)) or any("count" in row or card[0] == "n" for card, row in deck.items())
    return {**options, "deck": None, "own_deck": True} if own else options


# From the story of a match to entries


def tricks(match: Any) -> Iterator[tuple[list[list[str]], list[Any]]]:
    """For each round the cards that each seat took, and the notes of the round."""
    won, trick, notes = [[] for _ in range(match.players)], [], []
    for kind, *told in match.story():
        notes.append((kind, *told))
        if kind == "plays":
            trick.append(match.game.deck.name(told[1]))
        elif kind == "takes":
            won[told[0]] += trick
            trick = []
        elif kind == "scores":
            yield won, notes
            won, notes = [[] for _ in range(match.players)], []


def of_gaunerbande(match: Any) -> list[dict[str, Any]]:
    return [
        gang(
            won, next(({"charges": "others", "clears": "self"}[note[0]] for note in notes if note[0] in CHOICES), None)
        )
        for won, notes in tricks(match)
    ]


CHOICES = ("charges", "clears", "captures", "releases")


def gang(won: list[list[str]], choice: str | None) -> dict[str, Any]:
    return {
        "crooks": [sum(card[0] == "k" for card in cards) for cards in won],
        "politician": next(seat for seat, cards in enumerate(won) if "r10" in cards),
        "every_trick": [len(cards) > 0 for cards in won].count(True) == 1,
        "gang": choice,
    }


def of_black_spy(match: Any) -> list[dict[str, Any]]:
    return [
        spies(won, next(({"captures": "capture", "releases": "release"}[n[0]] for n in notes if n[0] in CHOICES), None))
        for won, notes in tricks(match)
    ]


def spies(won: list[list[str]], choice: str | None) -> dict[str, Any]:
    low = {f"k{rank}" for rank in range(1, 7)}
    return {
        "low": [sum(card in low for card in cards) for cards in won],
        "spies": [cards.count("k7") for cards in won],
        "good": [sum(card[0] != "k" and card[1:] == "7" for card in cards) for cards in won],
        "high": {card: next(seat for seat, cards in enumerate(won) if card in cards) for card in HIGH},
        "spy": choice,
    }


def of_zehn(match: Any) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = []
    names = match.game.deck.names
    points = match.options.points()
    turned = 0
    for kind, *told in match.story():
        if kind == "turns":
            turned = int(match.game.deck.name(told[1])[2:])
        elif kind == "loses":
            cards = names(told[1])
            entries.append({"loser": told[0], "round_card": turned, **_kinds(cards)})
            entries[-1]["penalties"] = [card for card in cards if card[0] == "p"]
            entries[-1]["on_table"] = sum(points[card] for card in cards)
        elif kind == "reckons":
            last = entries[-1]
            cards, kinds = names(told[1]), _kinds(names(told[1]))
            last["last"] = True
            last.setdefault("chips", []).append(told[3])
            last.setdefault("in_hand", []).append(sum(points[card] for card in cards))
            last.setdefault("hand_normal", []).append(kinds["normal"])
            last.setdefault("hand_jokers", []).append(kinds["jokers"])
            last.setdefault("held", {}).update({card: told[0] for card in cards if card[0] == "p"})
    s = match._s
    if s.last_round < len(s.rounds):
        entries[-1]["unturned"] = [match.game.deck.name(card) for card in s.rounds[s.round : s.last_round]]
    return entries


def _kinds(cards: list[str]) -> dict[str, int]:
    return {"normal": sum(card[0] == "n" for card in cards), "jokers": cards.count("j")}


def of_klaumau(match: Any) -> list[dict[str, Any]]:
    entries = []
    entry, void = _blank(match.players), 0
    for kind, *told in match.story():
        if kind == "sells":
            entry["sold"][told[0]] += 1
        elif kind == "gains":
            entry["gained"][told[0]] += told[1]
        elif kind == "surrounded":
            entry["encircled"] = True
        elif kind == "guards":
            entry["dogs"][told[0]] += 1
        elif kind == "forged":
            void = PRINTED[told[0]]
            entry["top"] = [word for colour, word in enumerate(COLOUR_WORDS) if void >> colour & 1]
        elif kind == "holds":
            for face, often in enumerate(told[1]):
                column = _column(face, void)
                if column:
                    entry[column][told[0]] += often
        elif kind == "scores":
            entries.append(entry)
            entry, void = _blank(match.players), 0
    return entries


def _blank(players: int) -> dict[str, Any]:
    return {name: [0] * players for name in ("n1", "n2", "n3", "n4", "other", "dogs", "sold", "gained")}


def _column(face: int, void: int) -> str | None:
    """Where a card is counted on the pad; worthless ones are not."""
    if NUMBERS >> face & 1:
        return None if PRINTED[face] & void else f"n{MOTIF[face] + 1}"
    return None if face == POLICE else "dogs" if face == DOG_FACE else "other"


def of_halt_mal_kurz(match: Any) -> list[dict[str, Any]]:
    (row,) = match.sheet
    return [{"winners": [seat for seat, left in enumerate(row.totals) if not left], "left": list(row.totals)}]


ENTRIES: dict[str, Callable[[Any], list[dict[str, Any]]]] = {
    "gaunerbande": of_gaunerbande,
    "black_spy": of_black_spy,
    "zehn": of_zehn,
    "klaumau": of_klaumau,
    "halt_mal_kurz": of_halt_mal_kurz,
}


# Rounds that seldom happen: the cards are put before people, and the rules count them


def put(name: str, count: int, seed: int) -> Iterator[Counted]:
    """Matches of a trick game in which often one seat takes all that counts, or everything, or all but one card."""
    dice = random.Random(seed)
    rules = {"gaunerbande": gaunerbande, "black_spy": black_spy}[name]
    make: Callable[..., dict[str, Any]] = {"gaunerbande": gang, "black_spy": spies}[name]
    game = games.get(name)
    for _ in range(count):
        players = dice.choice(game.players)
        options = agreed(name, players, dice)
        match = stammtisch.new(name, players, seed=dice.getrandbits(64), **options)
        s: Any = match._s
        cards = [*members(s.deck)] if name == "gaunerbande" else [*range(len(game.deck))]
        counting = [card for card in cards if game.deck.name(card)[0] == "k" or game.deck.name(card) == "r10"]
        s.round, s.totals[:players], entries, rows = 0, [0] * players, [], []
        while not s.ended:
            s.round += 1
            s.depth = 0
            piles: list[list[int]] = [[] for _ in range(players)]
            mine, lucky = dice.choice((counting, cards, [])), dice.randrange(players)
            for card in cards:
                piles[lucky if card in mine else dice.randrange(players)].append(card)
            if dice.random() < 0.2 and piles[lucky]:
                piles[lucky - 1].append(piles[lucky].pop())
            for seat, pile in enumerate(piles):
                s.won[seat] = 0
                for card in pile:
                    s.won[seat] = plus(s.won[seat], 1 << card) if name == "black_spy" else s.won[seat] | 1 << card
            rules.count(s)
            choice = None
            if s.depth and game.steps[s.steps[s.depth - 1]] in ("gang", "capture"):
                asked = match.awaiting[0]
                number = dice.randrange(2)
                choice = (("others", "self") if name == "gaunerbande" else ("capture", "release"))[number]
                rules.apply(s, asked, number)
            entries.append(make([[game.deck.name(card) for card in pile] for pile in piles], choice))
            rows.append({"round": s.round, "points": s.scored[:players], "totals": s.totals[:players]})
        assert match.outcome is not None
        yield {
            "game": name,
            "players": players,
            "options": options,
            "entries": entries,
            "rows": rows,
            "outcome": match.outcome.as_json(),
        }
