"""The rules of Halt mal kurz. Paragraph numbers refer to book/en.md.

A match is one deal and then turns. A turn runs: a card is laid (or drawn), its action asks whom it needs to ask, those
about to be hit may react, the action is carried out, and it is seen whether somebody has no cards left.

`moving` moves cards, `reactions` has the lists, `duels` and `actions` what the cards do.
"""

from stammtisch.core.agenda import ask, drop, then
from stammtisch.core.chance import pick, shuffle
from stammtisch.core.events import note
from stammtisch.core.rule import rule, rule_apart
from stammtisch.games.halt_mal_kurz import options
from stammtisch.games.halt_mal_kurz.cards import USUAL, add, fitting, piled, set_out
from stammtisch.games.halt_mal_kurz.knowledge import start_knowing
from stammtisch.games.halt_mal_kurz.options import Options
from stammtisch.games.halt_mal_kurz.rules.actions import (
    choose,
    proposable,
    propose,
    resolve,
    slap,
    start_action,
    targets,
    vote,
)
from stammtisch.games.halt_mal_kurz.rules.duels import begin, call, next_gift, throw, throw_for_start
from stammtisch.games.halt_mal_kurz.rules.moving import draw, give, lay, spread
from stammtisch.games.halt_mal_kurz.rules.reactions import react, reactions
from stammtisch.games.halt_mal_kurz.scoring import finish
from stammtisch.games.halt_mal_kurz.state import (
    CERTAIN,
    DEAL,
    DUEL,
    GIFTS,
    GIVE,
    NEXT,
    PASS,
    PROPOSE,
    REACT,
    RESOLVE,
    SLAP,
    THROW,
    TURN,
    VOTE,
    WELL,
    State,
    sealed_choices,
)


def setup(s: State, agreed: Options) -> None:
    s.well = options.WELL.index(agreed.well)
    s.police_anyone = options.POLICE.index(agreed.police)
    s.list_ends = options.LIST.index(agreed.list)
    s.starts, s.first_seat = options.STARTS.index(agreed.starts), agreed.first_seat or 0
    s.most_votes, s.dealt = options.MAJORITY.index(agreed.majority), agreed.hand or options.TOGETHER - s.players
    set_out(s, USUAL if agreed.deck is None else agreed.deck)
    s.open = s.last_open = s.target = s.slowest = -1
    then(s, DEAL)


# Steps that run by themselves


@rule
def run(s: State, step: int) -> None:
    if step == RESOLVE:
        resolve(s)
    elif step == GIFTS:
        next_gift(s)
    elif step == NEXT:
        go_on(s)
    else:
        deal(s)


@rule_apart
def deal(s: State) -> None:
    """HK-4 to HK-6."""
    s.round = 1
    s.size = spread(s, s.deck, s.pile)
    shuffle(s, s.pile, s.size)
    for _ in range(s.dealt):
        for seat in range(s.players):
            s.hands[seat] = add(s, s.hands[seat], piled(s, s.pile[s.drawn]))
            s.drawn += 1
    note(s, "deals", s.dealt)
    shuffled_back = False
    while piled(s, s.pile[s.drawn]) == s.raz:
        rest = 0
        for place in range(s.drawn, s.size):
            rest = add(s, rest, piled(s, s.pile[place]))
        s.size = spread(s, rest, s.pile)
        s.drawn = 0
        shuffle(s, s.pile, s.size)
        note(s, "turns_razupaltuff")
        shuffled_back = True
    s.top = piled(s, s.pile[s.drawn])
    s.drawn += 1
    note(s, "turns_up", s.looks[s.top])
    start_knowing(s, shuffled_back)
    if s.starts == DUEL:
        throw_for_start(s)
    elif s.starts == CERTAIN:
        begin(s, s.first_seat)
    else:
        begin(s, pick(s, s.players))


@rule_apart
def go_on(s: State) -> None:
    """HK-7: the next player clockwise, unless the match is over."""
    if finish(s):
        return
    s.active = s.active + 1 if s.active + 1 < s.players else 0
    s.turns += 1
    ask(s, TURN, s.active)


# Decisions


@rule
def legal(s: State, seat: int) -> int:
    step = s.steps[s.depth - 1]
    if step == TURN:
        return s.hands[seat] & s.faces & fitting(s, s.top) | 1 << PASS  # HK-8, HK-10; a Razupaltuff fits nothing
    if step == REACT:
        return reactions(s, seat)
    if step == SLAP:
        return 0b11
    if step == GIVE:
        return s.hands[seat] & s.faces
    if step == VOTE or step == WELL or step == THROW:
        return sealed_choices(s, step)
    if step == PROPOSE:
        return proposable(s)
    return targets(s, step)


@rule
def apply(s: State, seat: int, choice: int) -> None:
    step = s.steps[s.depth - 1]
    if step == TURN:
        take_turn(s, seat, choice)
    elif step == REACT:
        react(s, seat, choice)
    elif step == SLAP:
        slap(s, seat, choice)
    elif step == GIVE:
        drop(s)
        give(s, s.giver, s.receiver, choice)
    elif step == VOTE:
        vote(s, seat, choice)
    elif step == THROW:
        throw(s, seat, choice)
    elif step == WELL:
        call(s, seat, choice)
    elif step == PROPOSE:
        propose(s, seat, choice)
    else:
        choose(s, step, choice)


@rule
def take_turn(s: State, seat: int, choice: int) -> None:
    drop(s)
    then(s, NEXT)
    if choice == PASS:
        draw(s, seat)
        return
    note(s, "plays", seat, s.looks[choice])
    lay(s, seat, choice)
    start_action(s, seat, choice)
