"""What must hold in a state, worked out in NumPy from the names of the cards and the numbers in the rulebooks.

Not a single rule is called here: these are the same games, thought through a second time. There are two laws for each
game. The first is about every moment of a match: each card is in exactly one place. The second is about the end of a
round: its points follow from the cards, and the match ends exactly when it has to.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stammtisch.core.game import Game
from stammtisch.core.outcome import MOST_ROUNDS
from stammtisch.games.klaumau.cards import FACES

States = NDArray[Any]


class Broken(Exception):
    """Something did not add up."""


def ensure(holds: Any, what: str) -> None:
    if not np.all(holds):
        raise Broken(f"{what}: not so in {np.size(holds) - np.count_nonzero(holds):,} of {np.size(holds):,} cases")


def mask(game: Game, *names: str) -> int:
    return sum(1 << game.deck.find(name) for name in names)


def counts(sets: NDArray[Any], within: int) -> NDArray[Any]:
    """How many of certain cards each set holds."""
    found: NDArray[Any] = np.bitwise_count(sets & within).astype(np.int64)
    return found


def check_cards(state: States, players: int, deck: int, equal: int) -> None:
    """Every card of the deck was played once and taken once. Of the `equal` ones only the number is known."""
    ensure(state["hands"] == 0, "all hands are empty")
    everything = deck.bit_count()
    for name in ("laid", "won"):
        sets = state[name][:, :players]
        ensure(np.bitwise_or.reduce(sets & ~equal, axis=1) == deck & ~equal, f"{name}: no card is missing")
        ensure(counts(sets, ~equal).sum(axis=1) == (deck & ~equal).bit_count(), f"{name}: no card is there twice")
        ensure(counts(sets, equal).sum(axis=1) == (deck & equal).bit_count(), f"{name}: no equal card more or less")
        ensure(state[name][:, players:] == 0, f"{name}: nothing with seats that nobody has")
    hand = everything // players
    ensure(state["tricks"] == hand, "as many tricks as everyone had cards")
    ensure(counts(state["laid"][:, :players], -1) == hand, "everyone has played a whole hand")
    ensure(counts(state["won"][:, :players], -1) % players == 0, "whole tricks only have been taken")


def all_else(rows: NDArray[np.bool_], worth: NDArray[Any]) -> NDArray[Any]:
    """What everyone gets when one seat pushes its points to the others."""
    return np.where(rows, 0, worth[:, None])


def gaunerbande_deck(game: Game, players: int) -> int:
    left_out = {3: ("g0", "b0", "r0", "k0"), 4: (), 5: ("r0", "b0"), 6: ("g0", "b0", "r0", "k0")}[players]
    return (1 << len(game.deck)) - 1 & ~mask(game, *left_out)


def check_gaunerbande(game: Game, played: States, scored: States, players: int) -> int:
    """GB-22 to GB-27: 26 points a round, 24 with three or six players; unless somebody united the gang."""
    deck = gaunerbande_deck(game, players)
    check_cards(played, players, deck, 0)
    black, politician = mask(game, *(f"k{rank}" for rank in range(13))) & deck, mask(game, "r10")
    gang = 26 if players in (4, 5) else 24
    won = played["won"][:, :players]
    points, written = counts(won, black) + gang // 2 * counts(won, politician), scored["scored"][:, :players]
    united = (won & (black | politician)) == black | politician
    once = united.any(axis=1)
    ensure(written[~once] == points[~once], "everyone has the points of their crooks")
    ensure(written[~once].sum(axis=1) == gang, f"a round without a united gang has {gang} points")
    worth = gang * (1 + (won[once] == deck).any(axis=1))
    others, off = all_else(united[once], worth), np.where(united[once], -worth[:, None], 0)
    ensure(
        (written[once] == others).all(axis=1) | (written[once] == off).all(axis=1),
        "a united gang counts for all others, or off one's own total",
    )
    totals, limit = played["totals"][:, :players] + written, scored["limit"][:, None]
    totals = np.where((played["half"][:, None] == 1) & (totals == limit), (totals + 1) // 2, totals)
    ensure(scored["totals"][:, :players] == totals, "what was scored is added to the totals, exactly the limit halved")
    check_end(played, scored, (totals > limit).any(axis=1))
    return int(once.sum())


def check_black_spy(game: Game, played: States, scored: States, players: int) -> int:
    """BS-21 to BS-24, BS-28, BS-29, BS-35, BS-36: 60 points a round, 80 without good spies; unless somebody took
    all black cards.
    """
    spies = 0b111111 << game.deck.find("k7")
    check_cards(played, players, (1 << len(game.deck)) - 1, spies)
    worth = {"k8": 2, "k9": 3, "k10": 4, "k11": 5} | {f"k{rank}": 1 for rank in range(1, 7)}
    black = mask(game, *worth) | spies
    won, written = played["won"][:, :players], scored["scored"][:, :players].astype(np.int64)
    points = 10 * counts(won, spies) + sum(value * counts(won, mask(game, name)) for name, value in worth.items())
    good = -5 * counts(won, mask(game, "b7", "y7", "r7", "g7")) * (1 - played["no_good_spies"][:, None])
    shot = counts(won, black) == 16
    once, chosen = shot.any(axis=1), played["capture_or_release"] == 1
    ensure(written[~once] == (points + good)[~once], "everyone has the points of their cards")
    sums = np.where(played["no_good_spies"] == 1, 80, 60)
    ensure(written.sum(axis=1)[~once] == sums[~once], "a round has 60 points, or 80 without good spies")
    others = all_else(shot, np.full(len(shot), 60))
    forced, free = once & ~chosen, once & chosen
    ensure(written[forced] == (others + good)[forced], "whoever took all black cards gives 60 to all others")
    ensure(
        (written[free] == others[free]).all(axis=1) | (written[free] == np.where(shot, -60, 0)[free]).all(axis=1),
        "whoever took all black cards captures or releases",
    )
    totals, limit = played["totals"][:, :players] + written, scored["limit"][:, None]
    reduced = played["reduce_points"][:, None] == 1
    cut = reduced & (written != 0) & ((totals == limit) | (2 * totals == limit))
    totals = np.where(cut, totals - totals // 2, totals)
    ensure(scored["totals"][:, :players] == totals, "what was scored is added to the totals, and cut where it must be")
    check_end(played, scored, ((totals > limit) | ((totals == limit) & ~reduced)).any(axis=1))
    return int(once.sum())


def check_end(played: States, scored: States, over: NDArray[Any]) -> None:
    """Whether the match ended exactly when it had to. Which round it was says the state before it was scored: after
    that, the next one may have been dealt.
    """
    agreed, number = played["last_round"] > 0, played["round"]
    ensure((scored["ended"] == 1) == (over & ~agreed), "the match ends when the limit says so, if no rounds are agreed")
    ensure((scored["ended"] == 2) == (agreed & (number == played["last_round"])), "or after those rounds")
    ensure((scored["ended"] == 5) <= (number == MOST_ROUNDS), "and otherwise not before the last round")


# Anywhere in a round of a trick game


def cards_of_tricks(state: States, players: int, deck: int, equal: int, aside: Any) -> None:
    """Every card is in a hand, has been played, or lies aside."""
    places = np.concatenate([state["hands"][:, :players], state["laid"][:, :players], aside], axis=1)
    ensure(np.bitwise_or.reduce(places & ~equal, axis=1) == deck & ~equal, "no card is missing")
    ensure(counts(places, ~equal).sum(axis=1) == (deck & ~equal).bit_count(), "no card is in two places")
    ensure(counts(places, equal).sum(axis=1) == (deck & equal).bit_count(), "no equal card more or less")


def gaunerbande_cards(game: Game, state: States, players: int) -> None:
    cards_of_tricks(state, players, gaunerbande_deck(game, players), 0, np.zeros((len(state), 1), np.int64))


def black_spy_cards(game: Game, state: States, players: int) -> None:
    spies = 0b111111 << game.deck.find("k7")
    cards_of_tricks(state, players, (1 << len(game.deck)) - 1, spies, state["aside"][:, None])


# Zehn: a set of cards has three bits for each of 20 faces

ZEHN_FACES = np.arange(20)


def by_face(sets: NDArray[Any]) -> NDArray[Any]:
    """How many of each face there are in sets of cards."""
    return sets[..., None] >> 3 * ZEHN_FACES & 7


def tally(faces: NDArray[Any], there: NDArray[Any], most: int) -> NDArray[Any]:
    """For each row of cards, how many of each face are there."""
    rows = np.broadcast_to(np.arange(len(faces))[:, None], faces.shape)
    found = np.bincount((rows * most + faces)[there], minlength=len(faces) * most)
    return found.reshape(len(faces), most)


def within(pile: NDArray[Any], low: NDArray[Any], high: NDArray[Any]) -> NDArray[Any]:
    """Which places of a pile still hold a card."""
    place = np.arange(pile.shape[1])
    return (place >= low[:, None]) & (place < high[:, None])


def zehn_cards(game: Game, state: States, players: int) -> None:
    """ZE-2, ZE-6: all cards in hands, in the pile, on the table or taken; all chips somewhere."""
    found = (by_face(state["hands"]) + by_face(state["taken"])).sum(axis=1)
    found += tally(state["pile"].astype(np.int64), within(state["pile"], state["top"], state["size"]), 20)
    for name in ("laid", "added"):
        table = state[name][:, :players].astype(np.int64)
        found += tally(table, table >= 0, 20)
    ensure(found == by_face(state["deck"]), "every card is in exactly one place")
    chips = state["chips"].astype(int).sum(axis=1) + state["shield"].astype(int).sum(axis=1) + state["pot"]
    ensure(chips == state["first_chips"].astype(int) * players, "all chips are somewhere")
    ensure(
        (state["chips"] >= 0) & (state["shield"] >= 0) & (state["shield"] <= 2), "no chips owed, two on a card at most"
    )
    cards = counts(state["taken_rounds"], -1).sum(axis=1)
    ensure(cards == np.bitwise_count(np.bitwise_or.reduce(state["taken_rounds"], axis=1)), "no round card taken twice")


def zehn_value(first: NDArray[Any], second: NDArray[Any], singles: bool) -> NDArray[Any]:
    """ZE-27, ZE-28: what cards come to, or the higher of two; a joker makes ten."""
    value = np.array([*range(11), *range(1, 9), 10])
    alone, joker = second < 0, 19
    one, two = value[first], np.where(alone, 0, value[second])
    jokers = ~alone & ((first == joker) | (second == joker))
    if not singles:
        return np.where(jokers, 10, one + two)
    lone = np.where(first == joker, two, one)  # beside a joker: the card that is none
    return np.where(
        jokers, np.where((first == joker) & (second == joker), 10, np.maximum(lone, 10 - lone)), np.maximum(one, two)
    )


def zehn_round(game: Game, played: States, scored: States, players: int) -> int:
    """ZE-29 to ZE-38. How many matches ended because there was nothing left to draw."""
    zehn_cards(game, played, players)
    zehn_cards(game, scored, players)
    row, seats = np.arange(len(played)), np.arange(players)
    first, second = (played[name][:, :players].astype(int) for name in ("laid", "added"))
    value, turn = zehn_value(first, second, False), (seats - played["starter"][:, None]) % players
    merit = np.where(played["tie"][:, None] == 1, zehn_value(first, second, True), second < 0)
    winner = np.argmax((16 * value + merit) * 8 - turn, axis=1)
    ensure(scored["winner"] == winner, "the best value wins, and of equal ones whose cards or turn say so")
    rest = value * 8 - turn
    rest[row, winner] = 1000
    loser = np.argmin(rest, axis=1)
    ensure(scored["loser"] == loser, "the lowest value of the others loses")
    table = tally(first, first >= 0, 20) + tally(second, second >= 0, 20)
    cards = played["rounds"].astype(int) - game.deck.find("rc1") + 1
    ensure(np.sort(cards, axis=1) == np.arange(1, 11), "ten round cards, of 1 to 10 points")
    points, number, over = played["points"].astype(int), played["round"].astype(int), scored["ended"] > 0
    expected = np.zeros((len(played), players), int)
    expected[row, loser] = (table * points).sum(axis=1) + cards[row, number - 1]
    agreed = played["last_round"].astype(int)
    left = (np.arange(10) >= number[:, None]) & (np.arange(10) < agreed[:, None])
    expected[row, loser] += np.where(over, np.where(left, cards, 0).sum(axis=1), 0)
    held = by_face(scored["hands"][:, :players])
    reckoned = (held * points[:, None]).sum(axis=2) - 2 * scored["chips"][:, :players].astype(int)
    expected += np.where(over[:, None], reckoned, 0)
    ensure(scored["scored"][:, :players] == expected, "the loser has the table, and in the end hands and chips count")
    ensure(scored["totals"][:, :players] == played["totals"][:, :players] + expected, "scores are added to the totals")
    won = played["chips"].astype(int)
    won[row, winner] += played["pot"]
    ensure(scored["chips"] == won, "the winner has the pot")
    full = (held.sum(axis=2) == 4).all(axis=1)
    reason = np.where(number == agreed, 2, np.where(full, 0, 4))
    ensure(scored["ended"] == reason, "the match ends after the agreed rounds, or when somebody cannot draw up to four")
    bare = (number == agreed) & (played["no_refill"] == 1)
    ensure(full | bare | (scored["top"] == scored["size"]), "nobody goes short while there are cards")
    ensure(~bare | (scored["top"] == played["top"]), "nobody draws after the last round where that is agreed")
    ensure(
        counts(scored["taken_rounds"], -1).sum(axis=1) == np.where(over, agreed, number),
        "each round card is taken once",
    )
    return int((scored["ended"] == 4).sum())


# Klaumau: how often each of its faces is held


def klaumau_cards(game: Game, state: States, players: int) -> None:
    """KM-2, KM-50, KM-54, KM-59: all cards in hands, in the pile or out of play, by what is known of them."""
    hands = state["hands"].reshape(len(state), -1, FACES).astype(int)
    ensure(hands >= 0, "nobody holds less than nothing")
    ensure(hands.sum(axis=2) == state["sizes"], "hands are as large as they are said to be")
    ensure(((hands > 0) << np.arange(FACES)).sum(axis=2) == state["held"], "what is held is what is counted")
    ensure(hands[:, players:] == 0, "nothing with seats that nobody has")
    pile, low, high = state["pile"].astype(int), state["drawn"].astype(int), state["stock"].astype(int)
    gone, away = state["gone"].astype(int), state["away"].astype(int)
    out = within(gone, 0 * away, away)
    found = hands.sum(axis=1) + tally(pile, within(pile, low, high), FACES) + tally(gone % FACES, out, FACES)
    deck = state["deck"].astype(int)
    for name, often in (("bomb", 1), ("dog", 2), ("fence", 1)):
        option = "watchdog" if name == "dog" else name
        deck[:, game.deck.find(name)] += often * state[option]
    ensure(found == deck, "every card is in exactly one place")


def klaumau_round(game: Game, played: States, scored: States, players: int) -> int:
    """KM-41 to KM-45, KM-47, KM-48, KM-58. How many rounds the police ended."""
    klaumau_cards(game, played, players)
    names = [game.deck.name(face) for face in range(FACES)]
    number = [int(name[1:]) if name[1:].isdecimal() else 0 for name in names]
    worth = np.array([0 if name in ("police", "fence") else number[face] or 1 for face, name in enumerate(names)])
    colours = [
        set(name.partition("-")[0]) if "-" in name else set(name[:1]) if number[f] else set()
        for f, name in enumerate(names)
    ]
    forged = np.array(
        [[0 if number[f] and colours[f] & colours[top] else worth[f] for f in range(FACES)] for top in range(FACES)]
    )
    counted = np.where(played["forgery"][:, None] == 1, forged[played["top"]], worth)
    hands = played["hands"].reshape(len(played), -1, FACES)[:, :players].astype(int)
    points = (hands * counted[:, None]).sum(axis=2) + (played["dogs"][:, None] >> np.arange(players) & 1)
    ensure(
        scored["scored"][:, :players] == points + played["noted"][:, :players],
        "cards in hand count, and what was noted",
    )
    ensure(scored["totals"][:, :players] == played["totals"][:, :players] + points, "the cards are added to the totals")
    police = (played["surrounded"] == 1) & (played["policemen"] == (8 if players >= 6 else 6))
    empty = (played["sizes"][:, :players] == 0).any(axis=1)
    stopped = (played["drawn"] == played["stock"]) | (played["turns"] >= 1000)
    ensure(empty | police | stopped, "a round ends with an empty hand or pile, surrounded, or after a thousand turns")
    match_over = (played["encircled"] == 1) | (scored["round"] == played["last_round"])
    why = np.where(played["encircled"] == 1, 6, 2)
    ensure(scored["ended"] == np.where(match_over, why, 0), "there are as many rounds as were agreed")
    ensure(scored["round"] <= played["last_round"], "and no more")
    return int(police.sum())


# Halt mal kurz: equal cards are the lowest bits of their face


def halt_mal_kurz_cards(game: Game, state: States, players: int) -> None:
    """HK-2, HK-55: all cards in hands, in the draw pile or in the discard pile. All states are of one deck."""
    looks, places = state["looks"][0].astype(int), state["places"][0].astype(int)
    names = [game.deck.name(card) for card in looks if card >= 0]
    kinds = sorted({game.deck.name(number) for number in range(len(game.deck))})
    kind = np.array([kinds.index(game.deck.name(number)) for number in range(len(game.deck))])
    low, high = state["drawn"].astype(int), state["size"].astype(int)
    found = tally(kind[state["pile"]], within(state["pile"], low, high), len(kinds))
    found += tally(kind[looks[state["top"]]][:, None], np.ones((len(state), 1), bool), len(kinds))
    own = np.array([kinds.index(name) for name in names])
    ensure(len(names) == int(state["deck"][0]).bit_count(), "the deck has as many cards as were agreed")
    ensure((places >= 0).sum() == len(set(names)), "every face has its place")
    for place, each in enumerate(kinds):
        of_kind = mask_of(own == place)
        found[:, place] += counts(state["hands"], of_kind).sum(axis=1) + counts(state["under"], of_kind)
        ensure(found[:, place] == names.count(each), f"{each}: every card is in exactly one place")
    ensure(state["hands"][:, players:] == 0, "nothing with seats that nobody has")
    ensure(state["pool"] == 0, "nothing is left in shuffling hands")


def mask_of(there: NDArray[Any]) -> int:
    return sum(1 << int(card) for card in np.flatnonzero(there))


def halt_mal_kurz_end(game: Game, played: States, scored: States, players: int) -> int:
    """HK-12 to HK-14. How many matches the bound ended."""
    halt_mal_kurz_cards(game, scored, players)
    left = counts(scored["hands"][:, :players], -1)
    ensure(scored["scored"][:, :players] == left, "a card in hand is a point")
    ensure(scored["totals"][:, :players] == left, "and there is one round only")
    empty = (left == 0).any(axis=1)
    ensure(scored["ended"] == np.where(empty, 3, 5), "the match ends when a hand is empty, or is stopped")
    ensure(empty | (scored["turns"] == 1000), "it is stopped after 1000 turns")
    ensure((scored["turns"] <= 1000) & (scored["round"] == 1), "and never lasts longer")
    return int((~empty).sum())


@dataclass(frozen=True)
class Law:
    """What must hold in a game."""

    ends: str
    """The step that ends a round."""
    at_once: bool
    """Whether that step also scores it; otherwise somebody may have to choose first."""
    always: Callable[[Game, States, int], None]
    """At every moment."""
    after: Callable[[Game, States, States, int], int]
    """Of a round before and after it was scored. Counts something rare, to see that it was met with."""
    rare: str
    rounds: int = MOST_ROUNDS
    """The most rounds a match can have."""


LAWS = {
    "gaunerbande": Law("count", False, gaunerbande_cards, check_gaunerbande, "united gangs"),
    "black_spy": Law("count", False, black_spy_cards, check_black_spy, "times all black cards"),
    "zehn": Law("count", True, zehn_cards, zehn_round, "empty piles", 10),
    "klaumau": Law("count", True, klaumau_cards, klaumau_round, "surrounded", 100),
    "halt_mal_kurz": Law("next", True, halt_mal_kurz_cards, halt_mal_kurz_end, "stopped", 1),
}
