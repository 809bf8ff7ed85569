"""Rock, paper, scissors and the well: duels, and duels against everybody."""

from stammtisch.core.agenda import answered, ask, ask_sealed, everyone, then
from stammtisch.core.bits import bit_count, lowest, nth
from stammtisch.core.chance import pick
from stammtisch.core.events import note
from stammtisch.core.rule import rule, rule_apart
from stammtisch.games.halt_mal_kurz.rules.reactions import about_to_hit
from stammtisch.games.halt_mal_kurz.state import (
    ALWAYS,
    BY_CALL,
    GIFTS,
    GIVE,
    IN_WELL,
    PAPER,
    ROCK,
    SCISSORS,
    THROW,
    TURN,
    WELL,
    WITHOUT_WELL,
    State,
    duellists,
)

MOST_DRAWS = 1000
"""HK-25: a duel that has been a draw so often has no winner."""


@rule
def beats(one: int, two: int) -> bool:
    """HK-20."""
    if one == PAPER:
        return two == ROCK or two == IN_WELL
    if one == SCISSORS:
        return two == PAPER
    return two == SCISSORS or (one == IN_WELL and two == ROCK)


@rule
def start_duel(s: State, target: int) -> None:
    """Against one player, or with -1 against all."""
    s.target = target
    s.draws = 0
    s.well_allowed = 0 if s.well > ALWAYS else 1  # HK-22
    clear_answers(s)
    ask_sealed(s, THROW, duellists(s))
    if s.well == BY_CALL:
        ask_sealed(s, WELL, everyone(s))


@rule_apart
def throw_for_start(s: State) -> None:
    """HK-52: all throw for who begins; about the well they are asked once."""
    s.contenders = everyone(s)
    start_duel(s, -1)


@rule_apart
def judge_start(s: State) -> None:
    """HK-52: whoever is beaten by anybody is out, unless all are, until one is left."""
    beaten = 0
    for seat in range(s.players):
        for other in range(s.players):
            if s.contenders >> seat & s.contenders >> other & 1 and beats(s.answers[other], s.answers[seat]):
                beaten |= 1 << seat
    clear_answers(s)
    if beaten == 0 or beaten == s.contenders:
        s.draws += 1
        if s.draws == MOST_DRAWS:
            note(s, "no_winner")
            begin(s, nth(s.contenders, pick(s, bit_count(s.contenders))))
            return
        note(s, "draw")
    else:
        s.contenders &= ~beaten
        for seat in range(s.players):
            if beaten >> seat & 1:
                note(s, "drops_out", seat)
    if bit_count(s.contenders) == 1:
        begin(s, lowest(s.contenders))
    else:
        ask_sealed(s, THROW, s.contenders)


@rule
def begin(s: State, seat: int) -> None:
    """HK-6: the first turn."""
    s.active = seat
    s.turns = 1
    note(s, "begins", seat)
    ask(s, TURN, seat)


@rule
def clear_answers(s: State) -> None:
    for seat in range(s.players):
        s.answers[seat] = 0


@rule
def call(s: State, seat: int, choice: int) -> None:
    """HK-21: one call is enough to do without the well."""
    s.answers[seat] = choice
    if not answered(s, seat):
        return
    for other in range(s.players):
        if s.answers[other] == WITHOUT_WELL:
            s.well_allowed = 0
            note(s, "without_well", other)
    if s.well_allowed:
        note(s, "with_well")
    clear_answers(s)


@rule
def throw(s: State, seat: int, choice: int) -> None:
    s.answers[seat] = choice
    if not answered(s, seat):
        return
    for step in range(s.players):
        other = (s.active + step) % s.players
        if duellists(s) >> other & 1:
            note(s, "throws", other, s.answers[other])
    if s.turns == 0:
        judge_start(s)
    elif s.target < 0:
        judge_group(s)
    else:
        judge_duel(s)


@rule_apart
def judge_duel(s: State) -> None:
    """HK-23 to HK-25: the winner gives a card; a draw is repeated."""
    mine, theirs = s.answers[s.active], s.answers[s.target]
    clear_answers(s)
    if mine == theirs:
        s.draws += 1
        if s.draws < MOST_DRAWS:
            note(s, "draw")
            ask_sealed(s, THROW, duellists(s))
        else:
            note(s, "no_winner")
        return
    s.giver, s.receiver = s.active, s.target
    if beats(theirs, mine):
        s.giver, s.receiver = s.target, s.active
    note(s, "beats", s.giver, s.receiver)
    if s.hands[s.giver]:
        about_to_hit(s, 1 << s.receiver)
    else:
        note(s, "cannot_give", s.giver)


@rule_apart
def judge_group(s: State) -> None:
    """HK-26 to HK-28: who gives the active player a card, and who gets one."""
    mine = s.answers[s.active]
    s.givers = beaten = 0
    for seat in range(s.players):
        if beats(s.answers[seat], mine):
            s.givers |= 1 << seat
        elif beats(mine, s.answers[seat]):
            beaten |= 1 << seat
    clear_answers(s)
    enough = bit_count(s.hands[s.active]) + bit_count(s.givers)
    s.receivers = 0
    for step in range(1, s.players):
        seat = (s.active + step) % s.players
        if s.givers >> seat & 1:
            note(s, "beats", seat, s.active)
        if beaten >> seat & 1:
            note(s, "beats", s.active, seat)
            if enough > 0:
                s.receivers |= 1 << seat
                enough -= 1
    about_to_hit(s, s.receivers)


@rule_apart
def next_gift(s: State) -> None:
    """HK-27: first the cards for the active player, then those from them, clockwise."""
    for step in range(1, s.players):
        seat = (s.active + step) % s.players
        if s.givers >> seat & 1:
            s.givers &= ~(1 << seat)
            ask_gift(s, seat, s.active)
            return
    for step in range(1, s.players):
        seat = (s.active + step) % s.players
        if s.receivers >> seat & 1:
            s.receivers &= ~(1 << seat)
            ask_gift(s, s.active, seat)
            return


@rule
def ask_gift(s: State, giver: int, receiver: int) -> None:
    s.giver, s.receiver = giver, receiver
    then(s, GIFTS)
    ask(s, GIVE, giver)
