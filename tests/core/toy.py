"""Kneipe, a game of no merit that uses the whole kit: all four kinds of decision, stacked windows, shuffles, picks.

TY-1  Everybody gets three cards; somebody is picked to start. All vote, unseen, which way round questions go.
TY-2  Whoever's turn it is lays a card. The others, one after the other, may block it with a card of its colour, or
      let it pass.
TY-3  A block may be countered by everyone but its player, asked the other way round, and so may a counter, three deep.
TY-4  A card that stays unblocked starts a race: all slap or stay. The first slap is worth -1, the last of several 2;
      if nobody slaps, everybody gets a point.
TY-5  When no cards are left the round is scored. A total above the limit ends the match, or else the last round does.
"""

from dataclasses import dataclass
from typing import Any

from stammtisch.core import options
from stammtisch.core.agenda import answered, ask, ask_sealed, everyone, open_window, start_race, then
from stammtisch.core.bits import bit_count, lowest
from stammtisch.core.chance import pick, shuffle
from stammtisch.core.dice import Dice
from stammtisch.core.errors import BadMove, Fault
from stammtisch.core.events import Told, note
from stammtisch.core.game import Game
from stammtisch.core.layout import Layout, Observation, Row, put_set
from stammtisch.core.mind import Marks, Mind, Temperatures
from stammtisch.core.notation import Deck, Move, card_words, one_of, split
from stammtisch.core.options import choice, variant, whole
from stammtisch.core.outcome import end_match, write_scores
from stammtisch.core.rule import rule
from stammtisch.core.state import I8, I64, SEATS, State, number, numbers
from stammtisch.core.worlds import deal_unseen, scratch

DECK = Deck([f"{colour}{rank}" for colour in "rb" for rank in range(1, 11)])
SIZE, RED, ALL = 20, (1 << 10) - 1, (1 << 20) - 1
LET = 20
"""The choice to let something pass; lower ones are cards."""
HAND, DEEPEST = 3, 3

STEPS = ("deal", "vote", "play", "answer", "counter", "resolve", "slap", "next", "score")
DEAL, VOTE, PLAY, ANSWER, COUNTER, RESOLVE, SLAP, NEXT, SCORE = range(9)
LIMIT, ROUNDS = 1, 2  # outcome.Reason


@dataclass(frozen=True)
class Options(options.Options):
    limit: int = whole("A total above this ends the match.", default=9, least=1)
    rounds: int | None = whole("How many rounds are played.", default=None, least=1)
    quiet: bool = variant("Nobody slaps.")
    eldest: bool = variant("The eldest starts.")
    deal: str = choice("How cards are dealt.", default="three", of=("three", "two"))

    def usual(self, players: int) -> dict[str, Any]:
        return {"rounds": players}


class ToyState(State):
    hands: list[int] = numbers(I64, SEATS)
    pile: list[int] = numbers(I8, SIZE)
    votes: list[int] = numbers(I8, SEATS)
    order: list[int] = numbers(I8, SEATS)
    """Who slapped, in order."""
    points: list[int] = numbers(I8, SEATS)
    gone: int = number(I64)
    """The cards that have been seen."""
    way_round: int = number(I8)
    turn: int = number(I8)
    top: int = number(I8)
    level: int = number(I8)
    """How many windows lie on each other."""
    blocked: int = number(I8)
    slaps: int = number(I8)
    limit: int = number(I8)
    rounds: int = number(I8)
    hand_size: int = number(I8)
    quiet: int = number(I8)
    eldest: int = number(I8)


def setup(s: ToyState, agreed: Options) -> None:
    assert agreed.rounds is not None
    s.limit, s.rounds, s.hand_size = agreed.limit, agreed.rounds, {"three": 3, "two": 2}[agreed.deal]
    s.quiet, s.eldest = int(agreed.quiet), int(agreed.eldest)
    s.pile = list(range(SIZE))
    then(s, DEAL)


# Rules


@rule
def run(s: ToyState, step: int) -> None:
    if step == DEAL:
        deal(s)
    elif step == RESOLVE:
        resolve(s)
    elif step == NEXT:
        go_on(s)
    else:
        score(s)


@rule
def deal(s: ToyState) -> None:
    s.round += 1
    s.gone = 0
    shuffle(s, s.pile, SIZE)
    for seat in range(s.players):
        s.points[seat] = 0
        s.hands[seat] = 0
        for i in range(s.hand_size):
            s.hands[seat] |= 1 << s.pile[seat * s.hand_size + i]
        note(s, "gets", seat, s.hands[seat])
    s.turn = pick(s, s.players)
    if s.eldest:
        for seat in range(s.players):
            if s.ages[seat] == 0:
                s.turn = seat
    then(s, SCORE)
    ask(s, PLAY, s.turn)
    ask_sealed(s, VOTE, everyone(s))


@rule
def resolve(s: ToyState) -> None:
    note(s, "resolves", s.blocked)
    if not s.blocked and not s.quiet:
        s.slaps = 0
        start_race(s, SLAP, everyone(s))


@rule
def go_on(s: ToyState) -> None:
    for step in range(1, s.players + 1):
        seat = (s.turn + step) % s.players
        if s.hands[seat]:
            s.turn = seat
            ask(s, PLAY, seat)
            return


@rule
def score(s: ToyState) -> None:
    over = False
    for seat in range(s.players):
        s.scored[seat] = s.points[seat]
        s.totals[seat] += s.points[seat]
        over = over or s.totals[seat] > s.limit
    write_scores(s)
    if over:
        end_match(s, LIMIT)
    elif s.round == s.rounds:
        end_match(s, ROUNDS)
    else:
        then(s, DEAL)


@rule
def legal(s: ToyState, seat: int) -> int:
    step = s.steps[s.depth - 1]
    if step == VOTE or step == SLAP:
        return 0b11
    if step == PLAY:
        return s.hands[seat]
    return 1 << LET | s.hands[seat] & (RED if s.top < 10 else RED << 10)


@rule
def apply(s: ToyState, seat: int, made: int) -> None:
    step = s.steps[s.depth - 1]
    if step == VOTE:
        vote(s, seat, made)
    elif step == PLAY:
        play(s, seat, made)
    elif step == SLAP:
        slap(s, seat, made)
    else:
        answer(s, seat, made)


@rule
def vote(s: ToyState, seat: int, made: int) -> None:
    s.votes[seat] = made
    if answered(s, seat):
        against = 0
        for other in range(s.players):
            against += s.votes[other]
        s.way_round = -1 if 2 * against > s.players else 1
        note(s, "voted", s.votes[: s.players])


@rule
def play(s: ToyState, seat: int, card: int) -> None:
    answered(s, seat)
    note(s, "plays", seat, card)
    show(s, seat, card)
    s.top, s.level, s.blocked = card, 0, 0
    then(s, NEXT)
    then(s, RESOLVE)
    ask_others(s, ANSWER, seat, s.way_round)


@rule
def answer(s: ToyState, seat: int, made: int) -> None:
    way = s.way[s.depth - 1]
    if answered(s, seat) and s.level:
        s.level -= 1
    if made == LET:
        note(s, "lets", seat)
        return
    note(s, "blocks", seat, made)
    show(s, seat, made)
    s.blocked = 1 - s.blocked
    if s.level < DEEPEST:
        s.level += 1
        ask_others(s, COUNTER, seat, -way)


@rule
def ask_others(s: ToyState, step: int, seat: int, way: int) -> None:
    open_window(s, step, everyone(s) & ~(1 << seat), (seat + way) % s.players, way)


@rule
def show(s: ToyState, seat: int, card: int) -> None:
    s.hands[seat] &= ~(1 << card)
    s.gone |= 1 << card


@rule
def slap(s: ToyState, seat: int, made: int) -> None:
    if made == 0:
        s.order[s.slaps] = seat
        s.slaps += 1
        note(s, "slaps", seat)
    if answered(s, seat):
        if s.slaps:
            s.points[s.order[0]] -= 1
            if s.slaps > 1:
                s.points[s.order[s.slaps - 1]] += 2
        else:
            for other in range(s.players):
                s.points[other] += 1


# What a seat knows, and what it does


@rule
def sample(s: ToyState, seat: int, dice: Dice) -> None:
    unseen = ALL & ~s.gone & ~s.hands[seat]
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
    if s.depth and s.steps[s.depth - 1] == VOTE:
        for other in range(s.players):
            if other != seat:
                s.votes[other] = 0


@rule
def judge(s: ToyState, seat: int, choices: int, marks: Marks) -> None:
    """High cards first, but never counter."""
    sign = -1 if s.steps[s.depth - 1] == COUNTER else 1
    while choices:
        choice = lowest(choices)
        choices &= choices - 1
        marks[choice] = sign * 10 * choice


@rule
def appraise(s: ToyState, seat: int) -> int:
    return 100 * s.totals[seat]


@rule
def spread(s: ToyState) -> int:
    return 0 if s.ended else 1000


# Words

VERBS = {PLAY: "play", ANSWER: "block", COUNTER: "counter"}
ANSWERS = {VOTE: ["vote on", "vote back"], SLAP: ["slap", "stay"]}


def say(s: ToyState, seat: int, made: int) -> Move:
    step = s.steps[s.depth - 1]
    if step in ANSWERS:
        return ANSWERS[step][made]
    return "let" if made == LET else f"{VERBS[step]} {DECK.name(made)}"


def read(s: ToyState, seat: int, move: Move) -> list[int]:
    words, step = split(move), s.steps[s.depth - 1]
    if step in ANSWERS:
        return [one_of(ANSWERS[step], " ".join(words))]
    if words == ["let"] and step != PLAY:
        return [LET]
    if words == ["let"]:
        raise BadMove("there is nothing to let pass: expected 'play' and the name of a card")
    return card_words(VERBS[step], DECK.find, words, 1)


def explain(s: ToyState, seat: int, made: int) -> Fault:
    if not s.hands[seat] >> made & 1:
        return Fault("not_in_hand", "TY-2", card=DECK.name(made))
    return Fault("colour", "TY-2", top=DECK.name(s.top))


def own(s: ToyState, seat: int | None) -> dict[str, Any]:
    return {"hand": [] if seat is None else DECK.names(s.hands[seat])}


def shared(s: ToyState) -> dict[str, Any]:
    return {
        "counts": [bit_count(hand) for hand in s.hands[: s.players]],
        "seen": DECK.names(s.gone),
        "blocked": s.blocked == 1,
    }


EVENTS = {
    "gets": Told(("seat", "cards"), secret=("cards",), known_to=("seat",)),
    "voted": Told(("votes",)),
    "plays": Told(("seat", "card")),
    "blocks": Told(("seat", "card")),
    "lets": Told(("seat",)),
    "resolves": Told(("blocked",), words={"blocked": ("stands", "blocked")}),
    "slaps": Told(("seat",)),
}

SEEN = Layout(("hand", SIZE, "one's cards"), ("gone", SIZE, "the cards that have been seen"))


@rule
def observe(s: ToyState, seat: int, out: Row) -> None:
    put_set(out, 0, s.hands[seat], SIZE)
    put_set(out, SIZE, s.gone, SIZE)


TOY = Game(
    name="kneipe",
    title="Kneipe",
    about="Everything the kit can do, and nothing else.",
    minutes="1",
    code="TY",
    players=range(2, 7),
    low_wins=True,
    options=Options,
    state=ToyState,
    deck=DECK,
    steps=STEPS,
    prompts={"vote": "Which way?", "play": "Play.", "answer": "Block?", "counter": "Counter?", "slap": "Slap!"},
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
    observation=Observation(observe, SEEN, opened=(VOTE,)),
)


def get_toy(name: str) -> Game:
    """A registry with nothing else in it."""
    assert name == TOY.name
    return TOY
