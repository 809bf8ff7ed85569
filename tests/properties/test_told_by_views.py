"""What a client need not work out by itself: views tell it."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import stammtisch
from stammtisch import games
from stammtisch.core.game import Game
from stammtisch.core.match import Match

VARIANTS = {"black_spy": ("mole", "announce_a_colour", "capture_or_release", "follow_the_rank", "reduce_points")}


def decisions(
    game: Game, *, variants: tuple[str, ...] = (), seeds: int = 4, most: int = 250
) -> Iterator[tuple[Match, int]]:
    """Random matches before each decision, with a seat that is asked."""
    for seed in range(seeds):
        players = game.players[min(seed + 1, len(game.players) - 1)]
        match = stammtisch.new(game.name, players, seed=seed, variants=variants)
        dice = random.Random(seed)
        for _ in range(most):
            if match.over:
                break
            seat = dice.choice(match.awaiting)
            yield match, seat
            match.play(seat, dice.choice(match.legal(seat)))


def views(game: Game, **how: Any) -> Iterator[dict[str, Any]]:
    """Views of such matches, each of the seat that is asked."""
    return (match.view(seat) for match, seat in decisions(game, **how))


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_a_card_of_ones_hand_is_played_with_the_verb_of_the_view(game: Game) -> None:
    verbs = set()
    for view in views(game):
        moves = [move.split() for move in view["legal"]]
        if view["verb"] is None:
            continue
        named = [move for move in moves if len(move) > 1 and move[1] in view["hand"]]
        assert all(move[0] == view["verb"] for move in named), (view["step"], view["legal"])
        verbs.update(move[0] for move in named)
    assert verbs, "no card was ever played"


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_a_card_that_may_not_be_played_has_a_reason(game: Game) -> None:
    """Whoever taps it is never told that there is no such move."""
    reasons = set()
    for match, seat in decisions(game):
        view = match.view(seat)
        playable = {word for move in view["legal"] for word in move.split()[1:]}
        for card in set(view["hand"]) - playable if view["verb"] else ():
            why = match.why_not(seat, f"{view['verb']} {card}")
            assert why is not None
            assert why.paragraph, (view["step"], str(why))
            reasons.add(why.key)
    assert reasons


@pytest.mark.parametrize("variants", [(), VARIANTS["black_spy"]], ids=["plain", "all variants"])
@pytest.mark.parametrize("game", ["gaunerbande", "black_spy"])
def test_the_duty_of_a_card_is_what_may_be_played(game: str, variants: tuple[str, ...]) -> None:
    """In each of the words that there are, with the cards that it leaves."""
    if game == "gaunerbande" and variants:
        variants = ()
    seen = set()
    for view in views(games.get(game), variants=variants, seeds=8):
        duty, hand, trick = view["duty"], view["hand"], view["trick"]
        assert (duty is None) == (view["step"] != "play")
        if duty is None:
            continue
        seen.add(duty)
        legal = [move.split()[1] for move in view["legal"]]
        led = trick[0]["card"] if trick else None
        every = set(legal) == set(hand)
        fits = {card for card in hand if led and (card[0] == led[0] or (game == "black_spy" and card[1:] == led[1:]))}
        assert {
            "opening": len(legal) == 1 and view["tricks"] == 0,
            "lead": not trick and every,
            "lead_closed": not trick and view["tricks"] > 0 and not view.get("black_open"),
            "announced": not trick and view["tricks"] == 0 and bool(view.get("announced")),
            "no_black": not trick and all(card[0] != "k" for card in legal),
            "follow": bool(fits) and fits <= set(legal),
            "first_free": bool(trick) and not fits and not every and view["tricks"] == 0,
            "free": bool(trick) and not fits and every,
        }[duty], (duty, view)
    assert {"lead", "follow", "free"} <= seen
    wanted = {
        "gaunerbande": {"opening", "lead_closed", "first_free"},
        "black_spy": {"announced" if variants else "no_black"},
    }
    assert wanted[game] <= seen


@pytest.mark.parametrize("game", ["gaunerbande", "black_spy"])
def test_tricks_are_counted(game: str) -> None:
    for view in views(games.get(game)):
        assert sum(view["tricks_taken"]) == view["tricks"]
        if view["step"] == "play":
            left = max(view["counts"])
            assert view["of_tricks"] == view["tricks"] + left
