"""What each card does, from laying it to its end."""

from stammtisch.core.agenda import answered, ask, ask_sealed, drop, everyone, open_window, start_race
from stammtisch.core.bits import bit_count, lowest
from stammtisch.core.events import note
from stammtisch.core.rule import rule, rule_apart
from stammtisch.games.halt_mal_kurz.cards import (
    GRUPPE,
    HALT,
    KAPITALISMUS,
    KOMMUNISMUS,
    MEIN,
    NAZI,
    POLIZEI,
    SCHNICK,
    VERSAMMLUNG,
    kind_of,
)
from stammtisch.games.halt_mal_kurz.rules.duels import clear_answers, next_gift, start_duel
from stammtisch.games.halt_mal_kurz.rules.moving import draw, give_half, share_out, show_hand, swap
from stammtisch.games.halt_mal_kurz.rules.reactions import about_to_hit, is_hit
from stammtisch.games.halt_mal_kurz.state import (
    CHALLENGE,
    GIVE,
    HOLD,
    NAME,
    PAIR,
    PASS,
    PROPOSE,
    SLAP,
    SLAPPED,
    SWAP,
    VOTE,
    State,
)


@rule
def others(s: State) -> int:
    return everyone(s) & ~(1 << s.active)


@rule
def start_action(s: State, seat: int, card: int) -> None:
    """HK-9: the card is laid, its action begins."""
    kind = kind_of(s, card)
    s.action = kind
    s.target = -1
    if kind == NAZI or kind == POLIZEI:
        if kind == POLIZEI and s.open >= 0:
            end_open_play(s)  # HK-36
        s.stage = s.slaps = s.slapped = s.stayed = 0
        s.slowest = -1
        start_race(s, SLAP, others(s))
    elif kind == HALT:
        if bit_count(s.hands[seat]) >= 2:
            ask(s, HOLD, seat)
        else:
            note(s, "nothing_to_give", seat)  # HK-16
    elif kind == VERSAMMLUNG:
        s.proposals = 0
        s.giver = -1
        open_window(s, PROPOSE, everyone(s), seat, 1)  # HK-17
    elif kind == SCHNICK:
        ask(s, CHALLENGE, seat)
    elif kind == GRUPPE:
        start_duel(s, -1)
    elif kind == MEIN:
        ask(s, SWAP, seat)
    elif kind == KOMMUNISMUS:
        about_to_hit(s, everyone(s))
    elif kind == KAPITALISMUS:
        about_to_hit(s, richest(s))


@rule_apart
def resolve(s: State) -> None:
    """The reactions are over: what the action does to those who did not react."""
    kind = s.action
    if kind == NAZI:
        punish(s, 1)
    elif kind == POLIZEI:
        if s.stage == 0:
            punish(s, 1)  # HK-35
            s.stage = 1
            ask(s, NAME, s.active)
        elif is_hit(s, s.target):
            s.open = s.last_open = s.target  # HK-37
            note(s, "opens", s.target)
            show_hand(s, s.target)
        else:
            note(s, "nobody_opens")  # HK-39
    elif kind == KAPITALISMUS:
        punish(s, 2)
    elif kind == HALT:
        if is_hit(s, s.target):
            give_half(s, s.active, s.target)
    elif kind == MEIN:
        if is_hit(s, s.target):
            swap(s, s.active, s.target)
    elif kind == KOMMUNISMUS:
        if s.open >= 0:
            end_open_play(s)  # HK-31
        if s.hit & ~s.spared:
            share_out(s, s.hit & ~s.spared, (s.active + 1) % s.players)
    elif kind == GRUPPE:
        s.receivers &= ~s.spared
        if s.list_ends and s.spared:
            s.givers = 0
        next_gift(s)
    elif is_hit(s, s.receiver):  # a duel or the assembly
        ask(s, GIVE, s.giver)


# Choosing somebody


@rule
def targets(s: State, step: int) -> int:
    """Whom the active player may choose."""
    if step != NAME:
        return others(s)
    seats = everyone(s) if s.police_anyone else others(s)  # HK-40
    return seats & ~(1 << s.last_open) if s.last_open >= 0 else seats  # HK-37


@rule
def choose(s: State, step: int, target: int) -> None:
    drop(s)
    s.target = target
    if step == CHALLENGE:
        note(s, "challenges", s.active, target)
        start_duel(s, target)
        return
    if step == HOLD:
        note(s, "holds", s.active, target)
    elif step == SWAP:
        note(s, "wants_to_swap", s.active, target)
    else:
        note(s, "names", s.active, target)
    about_to_hit(s, 1 << target)


# The assembly


@rule
def proposable(s: State) -> int:
    """HK-17: who can be proposed as giver, or nothing; and then as receiver."""
    if s.giver >= 0:
        return everyone(s) & ~(1 << s.giver)
    seats = 1 << PASS
    for giver in range(s.players):
        if s.hands[giver]:
            seats |= 1 << giver
    return seats


@rule
def propose(s: State, seat: int, choice: int) -> None:
    if choice == PASS:
        note(s, "proposes_nothing", seat)
    elif s.giver < 0:
        s.giver = choice
        return
    else:
        note(s, "proposes", seat, s.giver, choice)
        s.proposals |= 1 << PAIR * s.giver + choice
        s.giver = -1
    if answered(s, seat):
        if s.proposals:
            clear_answers(s)
            ask_sealed(s, VOTE, everyone(s))
        else:
            note(s, "no_proposal")


@rule_apart
def vote(s: State, seat: int, choice: int) -> None:
    """HK-18, HK-19: more than half of all players, for one pair."""
    s.answers[seat] = choice
    if not answered(s, seat):
        return
    for other in range(s.players):
        if s.answers[other] == PASS:
            note(s, "abstains", other)
        else:
            note(s, "votes", other, s.answers[other] // PAIR, s.answers[other] % PAIR)
    agreed = PASS
    left = s.proposals
    needed = 1 if s.most_votes else s.players // 2 + 1  # HK-19, HK-54
    while left:
        pair = lowest(left)
        left &= left - 1
        votes = 0
        for other in range(s.players):
            if s.answers[other] == pair:
                votes += 1
        if votes >= needed:
            agreed = pair
            needed = votes + 1
        elif votes == needed - 1 and votes > 0 and s.most_votes:
            agreed = PASS  # as many as the best so far
    clear_answers(s)
    if agreed == PASS:
        note(s, "no_majority")
        return
    s.giver, s.receiver = agreed // PAIR, agreed % PAIR
    note(s, "decides", s.giver, s.receiver)
    about_to_hit(s, 1 << s.receiver)


# Slapping, drawing, playing open


@rule
def slap(s: State, seat: int, choice: int) -> None:
    """HK-32 to HK-35: slaps count in the order in which they come."""
    if choice == SLAPPED:
        s.slaps += 1
        s.slapped |= 1 << seat
        s.slowest = seat
        note(s, "slaps", seat, s.slaps)
    else:
        s.stayed |= 1 << seat
        note(s, "stays", seat)
    if answered(s, seat):
        seats = s.slapped
        if s.action == NAZI:
            seats = s.stayed if s.stayed else 1 << s.slowest
        for step in range(1, s.players):
            other = (s.active + step) % s.players
            if seats >> other & 1:
                note(s, "has_to_draw", other)
        about_to_hit(s, seats)


@rule_apart
def punish(s: State, number: int) -> None:
    """Whoever is hit draws, clockwise, the active player last."""
    for step in range(1, s.players + 1):
        seat = (s.active + step) % s.players
        if is_hit(s, seat):
            for _ in range(number):
                draw(s, seat)


@rule_apart
def richest(s: State) -> int:
    """HK-41: all who hold the most cards."""
    most, seats = -1, 0
    for seat in range(s.players):
        held = bit_count(s.hands[seat])
        if held > most:
            most, seats = held, 0
        if held == most:
            seats |= 1 << seat
    for seat in range(s.players):
        if seats >> seat & 1:
            note(s, "has_most", seat, most)
    return seats


@rule
def end_open_play(s: State) -> None:
    note(s, "closes", s.open)
    s.open = -1
