"""Sensible house play for Klaumau, from what the seat can see: its hand, the open table, how many cards others hold.

Keep what is worth something, rob those who have much, bluff with good cards, and doubt those who hold many.
"""

from stammtisch.core.bits import highest, lowest
from stammtisch.core.dice import Dice, roll
from stammtisch.core.mind import Marks, Mind, Temper
from stammtisch.core.rule import rule
from stammtisch.core.worlds import scratch
from stammtisch.games.klaumau.cards import BOMB, CROOK, DOG, FACES, KEY, MOTIF, NUMBERS, OF_COLOUR, POLICE, WORTH
from stammtisch.games.klaumau.cards import TRADE as TRADING
from stammtisch.games.klaumau.rules import legal
from stammtisch.games.klaumau.state import (
    ANSWER,
    BELIEVE,
    CANT,
    DONE,
    DOUBT,
    DOUBTS,
    FORCE,
    GIVE,
    NOBODY,
    SELL,
    THROW,
    TURN,
    WISH,
    State,
)


@rule
def favourite(s: State, seat: int, dice: Dice) -> int:
    step, choices = s.steps[s.depth - 1], legal(s, seat)
    if step == TURN:
        return choose_turn(s, seat, choices, dice)
    if step == DOUBT:
        # The more cards, the likelier one of them fits; four in ten cards do.
        return DOUBTS if roll(dice, 12) < s.sizes[s.turn] else BELIEVE
    if step == ANSWER:
        return highest(choices)  # a policeman in hand counts nothing, and brings a card
    if step == FORCE:
        return dearest(choices)
    if step == WISH:
        return best_colour(s, seat)
    if step == GIVE or step == THROW:
        return cheapest(choices)
    if step == SELL:
        return to_sell(choices)
    return richest(s, seat, choices)


@rule
def keeping(face: int) -> int:
    """How much one would rather keep a card: its points first, then its use."""
    if face == POLICE:
        return 5  # worth nothing, but it brings a card
    use = 0
    if face == DOG or face == BOMB or MOTIF[face] == CROOK or MOTIF[face] == TRADING:
        use = 3
    elif MOTIF[face] >= KEY:
        use = 1
    return 4 * WORTH[face] + use


@rule
def cheapest(faces: int) -> int:
    """The card one would rather part with."""
    best, least = -1, 1000
    while faces:
        face = lowest(faces)
        faces &= faces - 1
        if keeping(face) < least:
            best, least = face, keeping(face)
    return best


@rule
def dearest(faces: int) -> int:
    """The card that somebody else would rather keep."""
    best, most = -1, -1
    while faces:
        face = lowest(faces)
        faces &= faces - 1
        worth = 0 if face == POLICE else keeping(face)
        if worth > most:
            best, most = face, worth
    return best


@rule
def choose_turn(s: State, seat: int, choices: int, dice: Dice) -> int:
    playable = choices & ~(1 << CANT)
    if playable == 0:
        return CANT
    if playable >> POLICE & 1 and roll(dice, 2):
        return POLICE
    if s.sizes[seat] == 1:
        return CANT  # the last card would end the round, with nothing in hand
    if playable >> BOMB & 1 and roll(dice, 2):
        return BOMB
    if playable >> DOG & 1 and s.sizes[seat] > 3:
        return DOG
    acting = 0
    rest = playable
    while rest:
        face = lowest(rest)
        rest &= rest - 1
        if MOTIF[face] == CROOK or MOTIF[face] == TRADING:
            acting |= 1 << face
    if acting and roll(dice, 4):
        return lowest(acting)
    face = (
        cheapest(playable & ~(1 << POLICE) & ~(1 << DOG))
        if playable & ~(1 << POLICE) & ~(1 << DOG)
        else lowest(playable)
    )
    # Being caught costs the best fitting card; being believed brings a new one. Few cards make a bluff believable.
    risk = s.sizes[seat] - WORTH[face]
    return face if roll(dice, 8) < risk else CANT


@rule
def best_colour(s: State, seat: int) -> int:
    """The colour one holds most of."""
    best, most = 0, -1
    for colour in range(4):
        cards = 0
        faces = s.held[seat] & OF_COLOUR[colour]
        while faces:
            cards += s.hands[seat * FACES + lowest(faces)]
            faces &= faces - 1
        if cards > most:
            best, most = colour, cards
    return best


@rule
def to_sell(choices: int) -> int:
    """A new card is worth nearly 2: only the 4 is better kept than sold."""
    numbers = choices & NUMBERS
    best = cheapest(numbers) if numbers else DONE
    return best if best != DONE and WORTH[best] < 4 else DONE


@rule
def richest(s: State, seat: int, choices: int) -> int:
    """Whoever holds the most cards; of several, whoever has the most points."""
    best = NOBODY
    seats = choices & ~(1 << NOBODY)
    while seats:
        other = lowest(seats)
        seats &= seats - 1
        if best == NOBODY or (s.sizes[other], s.totals[other]) > (s.sizes[best], s.totals[best]):
            best = other
    return best


@rule
def judge(s: State, seat: int, choices: int, marks: Marks) -> None:
    rest = choices
    while rest:
        marks[lowest(rest)] = 0
        rest &= rest - 1
    dice = scratch(1)
    dice[0] = s.hands[seat] * 977 + s.shuffles * 7919
    marks[favourite(s, seat, dice)] = 100


@rule
def appraise(s: State, seat: int) -> int:
    return 100 * s.totals[seat]


@rule
def spread(s: State) -> int:
    return 0 if s.ended else 4000


MIND = Mind(judge=judge, temper=Temper(lehrling=60, geselle=5, rollout=25), appraise=appraise, spread=spread)
