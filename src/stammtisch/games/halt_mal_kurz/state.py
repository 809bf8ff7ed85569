"""The state of a match of Halt mal kurz."""

from stammtisch.core import state
from stammtisch.core.agenda import everyone
from stammtisch.core.rule import rule
from stammtisch.core.state import I8, I16, I64, SEATS, number, numbers
from stammtisch.games.halt_mal_kurz.cards import FACE_NAMES, MOST_CARDS

STEPS = (
    *("deal", "turn", "hold", "challenge", "swap", "propose", "vote", "well", "throw", "slap", "name", "react"),
    *("give", "resolve", "gifts", "next"),
)
DEAL, TURN, HOLD, CHALLENGE, SWAP, PROPOSE, VOTE, WELL, THROW, SLAP, NAME, REACT, GIVE, RESOLVE, GIFTS, NEXT = range(16)

MOST_PLAYERS = 5
STOCK = MOST_PLAYERS
"""The draw pile, where places of cards are numbered; hands go by their seats."""
PLACES = MOST_PLAYERS + 1

PASS = 60
"""The choice to draw, to let something pass, to propose nothing, to abstain. Lower ones are cards, seats or pairs."""
PAIR = 8
"""A pair of giver and receiver is PAIR * giver + receiver."""

ROCK, PAPER, SCISSORS, IN_WELL = range(4)
SLAPPED, STAYED = 0, 1
WITH_WELL, WITHOUT_WELL = 0, 1
BY_CALL, ALWAYS, NEVER = range(3)
CHANCE, DUEL, CERTAIN = range(3)


class State(state.State):
    well: int = number(I8)
    """The option: the well is allowed unless called off, always, or never."""
    police_anyone: int = number(I8)
    """1 if the Polizei may name its own player."""
    list_ends: int = number(I8)
    """1 if a list spares all who were to be hit."""

    starts: int = number(I8)
    """The option: who begins is up to chance, to a duel, or agreed."""
    first_seat: int = number(I8)
    """The seat that begins, where that is agreed."""
    most_votes: int = number(I8)
    """1 if a proposal needs no more than the most votes."""
    dealt: int = number(I8)
    """How many cards everybody is dealt."""

    usual: int = number(I8)
    """1 if the deck is the usual one."""
    deck: int = number(I64)
    """All cards of the match. For this and what follows see `cards`."""
    faces: int = number(I64)
    """The first card of each face: what a seat chooses among."""
    funny: int = number(I64)
    not_funny: int = number(I64)
    lists: int = number(I64)
    razupaltuffs: int = number(I64)
    symbols: list[int] = numbers(I64, 3)
    """The cards with a kangaroo, a penguin, an artist."""
    raz: int = number(I8)
    """The first Razupaltuff; -1 if the deck has none."""
    front: list[int] = numbers(I8, MOST_CARDS)
    """For each card, the first of those that look like it."""
    often: list[int] = numbers(I8, MOST_CARDS)
    """How many there are of them."""
    sorts: list[int] = numbers(I8, MOST_CARDS)
    """Its kind, as a place in KIND_WORDS."""
    looks: list[int] = numbers(I8, MOST_CARDS)
    """The number of such a card in DECK; -1 beyond the deck."""
    places: list[int] = numbers(I8, len(FACE_NAMES))
    """For each face its first card; -1 if the deck has none."""

    hands: list[int] = numbers(I64, SEATS)
    """The cards of each seat."""
    pile: list[int] = numbers(I16, MOST_CARDS)
    """The draw pile from the top, as it was shuffled, as numbers in DECK; those drawn since are still there."""
    drawn: int = number(I8)
    """How many cards of the pile have been drawn: the place of its top card."""
    size: int = number(I8)
    """How many cards the pile had when it was shuffled."""
    top: int = number(I8)
    """The top card of the discard pile."""
    under: int = number(I64)
    """The cards beneath it."""
    pool: list[int] = numbers(I16, MOST_CARDS)
    """Cards that are being shuffled by hand: half a hand, or all hands together. Empty between."""

    active: int = number(I8)
    """Whose turn it is."""
    turns: int = number(I16)
    """The turn being played, counted from 1; 0 while it is thrown for who begins."""
    open: int = number(I8)
    """Who plays open; -1 if nobody does."""
    last_open: int = number(I8)
    """Who played open last, and may not be named; -1 before the first."""

    action: int = number(I8)
    """The kind of the card whose action is being carried out."""
    stage: int = number(I8)
    """For the Polizei: 0 until those who slapped have drawn, then 1."""
    hit: int = number(I16)
    """The seats that the action is about to hit."""
    spared: int = number(I16)
    """Those of them who are spared because of a list."""
    target: int = number(I8)
    """The seat that was chosen, challenged or named; -1 if none is."""
    giver: int = number(I8)
    """Who gives the next card, and who gets it."""
    receiver: int = number(I8)
    givers: int = number(I16)
    """In a group duel: those who have yet to give the active player a card, and those who have yet to get one."""
    receivers: int = number(I16)
    proposals: int = number(I64)
    """What has been proposed to the assembly, as a set of pairs."""
    answers: list[int] = numbers(I8, SEATS)
    """Sealed answers: votes, calls about the well, throws. 0 for whoever has not given one."""
    contenders: int = number(I16)
    """Who may still begin, while it is thrown for that."""
    well_allowed: int = number(I8)
    """Whether the well may be shown in this duel."""
    draws: int = number(I16)
    """How many throws of this duel have been a draw."""
    slaps: int = number(I8)
    """How many have slapped."""
    slapped: int = number(I16)
    """Who has slapped, and who has chosen to stay."""
    stayed: int = number(I16)
    slowest: int = number(I8)
    """Who slapped last; -1 before the first slap."""

    may: list[int] = numbers(I64, MOST_PLAYERS * PLACES)
    """What each seat knows: PLACES * seat + place is the set of the cards which, as far as that seat knows, may be in
    that place. See `knowledge`."""
    base: list[int] = numbers(I64, MOST_PLAYERS * PLACES)
    """Those of them that may have been there all along."""
    came: list[int] = numbers(I8, MOST_PLAYERS * PLACES)
    """How many cards, as far as the seat knows, may have come to that place unseen: so many of the others at most."""


@rule
def sealed_choices(s: State, step: int) -> int:
    """The answers that are open in a sealed decision, to everyone alike."""
    if step == VOTE:
        return s.proposals | 1 << PASS  # HK-18
    if step == THROW and s.well_allowed:
        return 0b1111
    return 0b111 if step == THROW else 0b11


@rule
def duellists(s: State) -> int:
    """Who throws in the running duel: two, everyone in a group duel, or all who may still begin."""
    if s.turns == 0:
        return s.contenders
    return everyone(s) if s.target < 0 else 1 << s.active | 1 << s.target
