"""Beisl, a game of another package: no module for the browser, and everything that a plain table has to show.

All four kinds of decision, seats to point at, numbers, cards that lie elsewhere; a pile, a row, an open card, cards
before seats and caps. The rulebook is `book/en.md`.
"""

from dataclasses import dataclass
from typing import Any

from stammtisch.core import options
from stammtisch.core.agenda import answered, ask, ask_sealed, everyone, open_window, start_race, then
from stammtisch.core.bits import bit_count, lowest, members
from stammtisch.core.chance import pick, shuffle
from stammtisch.core.dice import Dice
from stammtisch.core.errors import BadMove, Fault
from stammtisch.core.events import Told, note
from stammtisch.core.game import Fact, Game
from stammtisch.core.look import Look, Suit
from stammtisch.core.mind import Marks, Mind, Temperatures
from stammtisch.core.notation import Deck, Move, card_words, one_of, split
from stammtisch.core.options import choice, variant, whole
from stammtisch.core.outcome import end_match, write_scores
from stammtisch.core.rule import rule
from stammtisch.core.state import I8, I64, SEATS, State, number, numbers
from stammtisch.core.worlds import deal_unseen, scratch

RANKS = ("7", "8", "9", "10", "j", "a")
EIGHT, NINE, TEN, JACK, ACE = range(1, 6)
DECK = Deck([f"{suit}{rank}" for suit in "csh" for rank in RANKS] + [f"d{rank}" for rank in RANKS])
SIZE, ALL, SUIT = 24, (1 << 24) - 1, (1 << 6) - 1
HAND, ROW, CAPS, KNOCKS = 4, 3, 3, 2
KNOCK = LET = 24
"""Choices beside the cards."""

STEPS = ("deal", "vote", "play", "poke", "take", "bet", "block", "resolve", "slap", "next", "score")
DEAL, VOTE, PLAY, POKE, TAKE, BET, BLOCK, RESOLVE, SLAP, NEXT, SCORE = range(11)
LIMIT, ROUNDS = 1, 2  # outcome.Reason


@dataclass(frozen=True)
class Options(options.Options):
    limit: int = whole("A total above this ends the match.", default=20, least=1)
    rounds: int = whole("How many rounds are played at most.", default=2, least=1)
    no_knocking: bool = variant("Nobody may knock.")
    first_card: str = choice("Who begins.", default="by_lot", of=("by_lot", "seat_one"))


class BeislState(State):
    hands: list[int] = numbers(I64, SEATS)
    trophies: list[int] = numbers(I64, SEATS)
    pile: list[int] = numbers(I8, SIZE)
    votes: list[int] = numbers(I8, SEATS)
    order: list[int] = numbers(I8, SEATS)
    points: list[int] = numbers(I8, SEATS)
    caps: list[int] = numbers(I8, SEATS)
    knocks: list[int] = numbers(I8, SEATS)
    row: int = number(I64)
    gone: int = number(I64)
    top: int = number(I8)
    turn: int = number(I8)
    stake: int = number(I8)
    blocked: int = number(I8)
    slaps: int = number(I8)
    limit: int = number(I8)
    rounds: int = number(I8)
    no_knocking: int = number(I8)
    by_lot: int = number(I8)


def setup(s: BeislState, agreed: Options) -> None:
    s.limit, s.rounds = min(agreed.limit, 100), min(agreed.rounds, 100)
    s.no_knocking, s.by_lot = int(agreed.no_knocking), int(agreed.first_card == "by_lot")
    s.pile = list(range(SIZE))
    then(s, DEAL)


# Rules


@rule
def run(s: BeislState, step: int) -> None:
    if step == DEAL:
        deal(s)
    elif step == RESOLVE:
        resolve(s)
    elif step == NEXT:
        go_on(s)
    else:
        score(s)


@rule
def deal(s: BeislState) -> None:
    s.round += 1
    s.gone, s.row, s.top, s.stake = 0, 0, -1, 0
    shuffle(s, s.pile, SIZE)
    for seat in range(s.players):
        s.points[seat], s.trophies[seat], s.hands[seat] = 0, 0, 0
        s.caps[seat], s.knocks[seat] = CAPS, 0
        for i in range(HAND):
            s.hands[seat] |= 1 << s.pile[seat * HAND + i]
        note(s, "gets", seat, s.hands[seat])
    for i in range(ROW):
        s.row |= 1 << s.pile[s.players * HAND + i]
    s.turn = pick(s, s.players)
    if not s.by_lot:
        s.turn = 0
    then(s, SCORE)
    ask(s, PLAY, s.turn)
    ask_sealed(s, VOTE, everyone(s))


@rule
def go_on(s: BeislState) -> None:
    for seat in range(s.players):
        if not s.hands[seat]:
            return
    s.turn = (s.turn + 1) % s.players
    ask(s, PLAY, s.turn)


@rule
def resolve(s: BeislState) -> None:
    if not s.blocked:
        for other in range(s.players):
            if other != s.turn:
                s.points[other] += 1
    note(s, "resolves", s.blocked)


@rule
def score(s: BeislState) -> None:
    over = False
    for seat in range(s.players):
        s.scored[seat] = s.points[seat] + s.stake * bit_count(s.hands[seat])
        s.totals[seat] += s.scored[seat]
        over = over or s.totals[seat] > s.limit
    write_scores(s)
    if over:
        end_match(s, LIMIT)
    elif s.round == s.rounds:
        end_match(s, ROUNDS)
    else:
        then(s, DEAL)


@rule
def legal(s: BeislState, seat: int) -> int:
    step = s.steps[s.depth - 1]
    if step == PLAY:
        return s.hands[seat] | (1 << KNOCK if s.knocks[seat] < KNOCKS and not s.no_knocking else 0)
    if step == POKE:
        return everyone(s) & ~(1 << seat)
    if step == TAKE:
        return s.row
    if step == BET:
        return (1 << s.caps[seat] + 1) - 1
    if step == BLOCK:
        return 1 << LET | s.hands[seat] & (SUIT << s.top // 6 * 6)
    return 0b11


@rule
def apply(s: BeislState, seat: int, made: int) -> None:
    step = s.steps[s.depth - 1]
    if step == PLAY:
        play(s, seat, made)
    elif step == VOTE:
        vote(s, seat, made)
    elif step == SLAP:
        slap(s, seat, made)
    elif step == BLOCK:
        block(s, seat, made)
    else:
        answered(s, seat)
        if step == POKE:
            s.points[made] += 1
            note(s, "pokes", seat, made)
        elif step == TAKE:
            s.row &= ~(1 << made)
            s.trophies[seat] |= 1 << made
            s.points[seat] -= 1
            note(s, "takes", seat, made)
        else:
            s.caps[seat] -= made
            s.points[seat] -= made
            note(s, "bets", seat, made)


@rule
def vote(s: BeislState, seat: int, made: int) -> None:
    s.votes[seat] = made
    if answered(s, seat):
        high = 0
        for other in range(s.players):
            high += s.votes[other]
            s.votes[other] = 0
        s.stake = 2 if 2 * high > s.players else 1
        note(s, "voted", s.stake)


@rule
def play(s: BeislState, seat: int, made: int) -> None:
    answered(s, seat)
    then(s, NEXT)
    if made == KNOCK:
        s.knocks[seat] += 1
        s.points[seat] += 1
        note(s, "knocks", seat)
        return
    s.hands[seat] &= ~(1 << made)
    s.gone |= 1 << made
    s.top, s.blocked, s.slaps = made, 0, 0
    note(s, "plays", seat, made)
    rank = made % 6
    if rank == TEN:
        ask(s, POKE, seat)
    elif rank == JACK and s.row:
        ask(s, TAKE, seat)
    elif rank == ACE:
        ask(s, BET, seat)
    elif rank == EIGHT:
        then(s, RESOLVE)
        open_window(s, BLOCK, everyone(s) & ~(1 << seat), (seat + 1) % s.players, 1)
    elif rank == NINE:
        start_race(s, SLAP, everyone(s))


@rule
def block(s: BeislState, seat: int, made: int) -> None:
    answered(s, seat)
    if made == LET:
        note(s, "lets", seat)
        return
    s.hands[seat] &= ~(1 << made)
    s.gone |= 1 << made
    s.blocked = 1
    note(s, "blocks", seat, made)


@rule
def slap(s: BeislState, seat: int, made: int) -> None:
    if made == 0:
        s.order[s.slaps] = seat
        s.slaps += 1
        note(s, "slaps", seat)
    if answered(s, seat) and s.slaps:
        s.points[s.order[0]] -= 1
        if s.slaps > 1:
            s.points[s.order[s.slaps - 1]] += 1


# What a seat knows, and what it does


@rule
def sample(s: BeislState, seat: int, dice: Dice) -> None:
    unseen = ALL & ~s.gone & ~s.row & ~s.hands[seat]
    for other in range(s.players):
        unseen &= ~s.trophies[other]
    holders = s.players + 1  # the last one is the stock
    hands, room, never = scratch(holders), scratch(holders), scratch(holders)
    room[s.players], never[seat] = bit_count(unseen), ALL
    for other in range(s.players):
        if other != seat:
            room[other] = bit_count(s.hands[other])
            room[s.players] -= room[other]
    fits = deal_unseen(dice, unseen, hands, room, never, holders)
    assert fits
    for other in range(s.players):
        if other != seat:
            s.hands[other] = hands[other]
    for i in range(SIZE):
        s.pile[i] = i
    for other in range(s.players):
        if other != seat:
            s.votes[other] = 0


@rule
def judge(s: BeislState, seat: int, choices: int, marks: Marks) -> None:
    """High cards first, knocking last."""
    while choices:
        made = lowest(choices)
        choices &= choices - 1
        marks[made] = 10 * made if made < KNOCK else 0


@rule
def appraise(s: BeislState, seat: int) -> int:
    return 100 * s.totals[seat]


@rule
def spread(s: BeislState) -> int:
    return 0 if s.ended else 1000


# Words

CARDS = {PLAY: "play", TAKE: "take", BLOCK: "block"}
BESIDE = {PLAY: "knock", BLOCK: "let"}
ANSWERS = {
    VOTE: ["vote low", "vote high"],
    SLAP: ["slap", "stay"],
    POKE: [f"poke seat {seat}" for seat in range(SEATS)],
    BET: [f"bet {caps}" for caps in range(CAPS + 1)],
}
MOVES = {
    "vote": ("vote low", "vote high"),
    "play": ("play {card}", "knock"),
    "poke": ("poke {seat}",),
    "take": ("take {shown}",),
    "bet": ("bet {number}",),
    "block": ("block {card}", "let"),
    "slap": ("slap", "stay"),
}


def say(s: BeislState, seat: int, made: int) -> Move:
    step = s.steps[s.depth - 1]
    if step in ANSWERS:
        return ANSWERS[step][made]
    return BESIDE[step] if made == LET and step in BESIDE else f"{CARDS[step]} {DECK.name(made)}"


def read(s: BeislState, seat: int, move: Move) -> list[int]:
    words, step = split(move), s.steps[s.depth - 1]
    if step in ANSWERS:
        return [one_of(ANSWERS[step], " ".join(words))]
    if step in BESIDE and words == [BESIDE[step]]:
        return [LET]
    if len(words) != 2:
        raise BadMove(f"expected {CARDS[step]!r} and the name of a card, got {' '.join(words)!r}")
    return card_words(CARDS[step], DECK.find, words, 1)


def explain(s: BeislState, seat: int, made: int) -> Fault:
    step = s.steps[s.depth - 1]
    if step == PLAY and made == KNOCK:
        return Fault("no_knocking", "BE-2", text="you may not knock again")
    if step == BLOCK and s.hands[seat] >> made & 1:
        return Fault("suit", "BE-4", text=f"expected a card of the suit of {DECK.name(s.top)}")
    if step == TAKE:
        return Fault("not_in_row", "BE-3", text=f"{DECK.name(made)} does not lie in the row")
    if step in (POKE, BET):
        return Fault("not_there", "BE-3", text="expected somebody else, and no more caps than you have")
    return Fault("not_in_hand", "BE-2", text=f"{DECK.name(made)} is not in your hand")


def own(s: BeislState, seat: int | None) -> dict[str, Any]:
    return {"hand": [] if seat is None else DECK.names(s.hands[seat])}


def shared(s: BeislState) -> dict[str, Any]:
    seats = range(s.players)
    return {
        "counts": [bit_count(s.hands[seat]) for seat in seats],
        "stock": SIZE - ROW - HAND * s.players,
        "top": DECK.name(s.top) if s.top >= 0 else None,
        "row": DECK.names(s.row),
        "trophies": [DECK.names(s.trophies[seat]) for seat in seats],
        "caps": s.caps[: s.players],
        "stake": s.stake or None,
        "turn": s.turn,
        "knocked": [seat for seat in seats if s.knocks[seat]] != [],
        "seen": [DECK.name(card) for card in members(s.gone)],
    }


EVENTS = {
    "gets": Told(("seat", "cards"), "{seat} gets four cards.", ("cards",), ("seat",)),
    "voted": Told(("stake",), "A card left in hand costs {stake}.", words={"stake": ("", "one", "two")}),
    "plays": Told(("seat", "card"), "{seat} plays {card}."),
    "knocks": Told(("seat",), "{seat} knocks."),
    "pokes": Told(("seat", "target"), "{seat} pokes {target}."),
    "takes": Told(("seat", "card"), ""),
    "bets": Told(("seat", "number"), "{seat} bets {number}."),
    "blocks": Told(("seat", "card"), "{seat} blocks."),
    "lets": Told(("seat",), "{seat} lets it pass."),
    "resolves": Told(("blocked",), "The eight is {blocked}.", words={"blocked": ("paid", "blocked")}),
    "slaps": Told(("seat",), "{seat} slaps."),
}
"""The sentence of one is missing, and one names no card, as somebody may forget it."""

GAME = Game(
    name="beisl",
    title="Beisl",
    about="Everything that a plain table can show, in a small pub.",
    minutes="3",
    code="BE",
    players=range(2, 6),
    low_wins=True,
    options=Options,
    state=BeislState,
    deck=DECK,
    steps=STEPS,
    prompts={
        "vote": "What does a card in hand cost?",
        "play": "Play a card, or knock.",
        "poke": "Whom do you poke?",
        "take": "Take a card of the row.",
        "bet": "How many caps do you bet?",
        "block": "Block the eight?",
        "slap": "Slap the nine!",
    },
    events=EVENTS,
    setup=setup,
    run=run,
    legal=legal,
    apply=apply,
    sample=sample,
    mind=Mind(
        judge=judge, temperatures=Temperatures(lehrling=20, geselle=2, rollout=5), appraise=appraise, spread=spread
    ),
    say=say,
    read=read,
    explain=explain,
    shared=shared,
    own=own,
    silence={"block": "let", "slap": "stay"},
    facts={
        "stock": Fact.PILE,
        "top": Fact.CARD,
        "row": Fact.CARDS,
        "trophies": Fact.OPEN,
        "caps": Fact.NUMBERS,
        "stake": Fact.NUMBER,
        "turn": Fact.SEAT,
        "knocked": Fact.FLAG,
    },
    moves=MOVES,
    look=Look(
        suits={
            "c": Suit("black", "club", "Clubs"),
            "s": Suit("blue", "spade", "Spades"),
            "h": Suit("red", "heart", "Hearts"),
            "d": Suit("yellow", "diamond", "Diamonds"),
        },
        back="red",
    ),
    fan=("h8", "sj", "d10"),
)
