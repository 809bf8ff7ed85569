"""The rules of Klaumau. Paragraph numbers refer to book/en.md.

A round is dealt, played turn by turn and counted. A turn lays a card, whose action may ask for more, or says "I
can't", which may be doubted; then comes `next`. Drawing is a step of its own, because the fence may turn up in it.
"""

from stammtisch.core.agenda import everyone, then
from stammtisch.core.rule import rule
from stammtisch.games.klaumau.bomb import steps_of
from stammtisch.games.klaumau.cards import DECK, DOG, KEYS, NUMBERS, POLICE, usual_deck
from stammtisch.games.klaumau.options import Options
from stammtisch.games.klaumau.rules.actions import answer, give, rob, take, trade, wish
from stammtisch.games.klaumau.rules.bombs import explode, target, throw
from stammtisch.games.klaumau.rules.dealing import deal
from stammtisch.games.klaumau.rules.drawing import accept, draw, help_oneself, next_seller, offer, sell
from stammtisch.games.klaumau.rules.turns import doubt, fine, force, go_on, take_turn, use_drawn
from stammtisch.games.klaumau.scoring import count
from stammtisch.games.klaumau.state import (
    ANSWER,
    CANT,
    COUNT,
    DEAL,
    DONE,
    DOUBT,
    DRAW,
    DRAWN,
    EXPLODE,
    FENCED,
    FORCE,
    GIVE,
    HELP,
    KEEP,
    MAY,
    NEXT,
    NOBODY,
    OFFER,
    ROB,
    SELL,
    TAKE,
    TARGET,
    THROW,
    TRADE,
    TURN,
    WISH,
    State,
    fits,
)


def setup(s: State, options: Options) -> None:
    s.anyone, s.anticlockwise = int(options.doubters == "anyone"), int(options.plan == "anticlockwise")
    s.forced_card_acts, s.forgery = int(options.forced_card_acts), int(options.forgery)
    s.surrounded, s.fence = int(options.surrounded), int(options.fence)
    s.watchdog, s.bomb = int(options.watchdog), int(options.bomb)
    s.last_round = options.rounds or s.players
    s.doubt_costs, s.last_card_ends = int(options.wrong_doubt == "pays"), int(options.last_card == "ends")
    s.surrounded_ends, s.drawn_playable = int(options.surrounded_ends == "match"), int(options.drawn_card == "playable")
    s.reshuffles, s.fits_always = int(options.empty_pile == "reshuffled"), KEYS if options.keyhole == "anything" else 0
    for name, often in (options.deck or usual_deck(s.players)).items():
        s.deck[DECK.find(name)] = often
    if s.bomb:
        steps = steps_of(options.bomb_rule)
        s.bomb_steps = len(steps)
        for number, (who, what, how_many) in enumerate(steps):
            s.bomb_who[number], s.bomb_what[number], s.bomb_count[number] = who, what, how_many
    then(s, DEAL)


@rule
def run(s: State, step: int) -> None:
    if step == NEXT:
        go_on(s)
    elif step == DRAW:
        draw(s, s.first[s.depth], s.way[s.depth])  # as `then_draw` put it there
    elif step == DEAL:
        deal(s)
    elif step == COUNT:
        count(s)
    elif step == FENCED:
        next_seller(s)
    elif step == EXPLODE:
        explode(s)
    elif step == MAY:
        offer(s, s.first[s.depth], s.way[s.depth])
    elif step == HELP:
        help_oneself(s, s.first[s.depth], s.way[s.depth])
    else:
        fine(s)


@rule
def legal(s: State, seat: int) -> int:
    step = s.steps[s.depth - 1]
    if step == TURN:
        playable = s.held[seat] & fits(s) | 1 << CANT
        if s.held[seat] >> DOG & 1 and s.dogs >> seat & 1 == 0:
            playable |= 1 << DOG  # KM-56
        return playable
    if step == DOUBT or step == ANSWER or step == OFFER:
        if step == ANSWER and s.held[seat] >> POLICE & 1 == 0:
            return 0b01
        return 0b11
    if step == FORCE:
        return s.held[s.turn] & fits(s)
    if step == DRAWN:
        return 1 << s.log_face[s.latest] & fits(s) | 1 << KEEP
    if step == WISH:
        return 0b1111
    if step == GIVE or step == THROW:
        return s.held[seat]
    if step == SELL:
        return s.held[seat] & NUMBERS | 1 << DONE
    others = everyone(s) & ~(1 << seat)
    if step == TARGET:
        return others
    if step == ROB:
        others &= ~s.dogs  # KM-57
    choices = 1 << NOBODY
    for other in range(s.players):
        if others >> other & 1 and s.sizes[other] > 0:
            choices |= 1 << other
    return choices


@rule
def apply(s: State, seat: int, choice: int) -> None:
    step = s.steps[s.depth - 1]
    if step == TURN or step == FORCE:
        if step == FORCE:
            force(s, choice)
        else:
            take_turn(s, seat, choice)
    elif step == DOUBT:
        doubt(s, seat, choice)
    elif step == WISH:
        wish(s, seat, choice)
    elif step == ROB:
        rob(s, seat, choice)
    elif step == ANSWER:
        answer(s, seat, choice)
    elif step == TRADE:
        trade(s, seat, choice)
    elif step == GIVE:
        give(s, seat, choice)
    elif step == TAKE:
        take(s, seat, choice)
    elif step == SELL:
        sell(s, seat, choice)
    elif step == TARGET:
        target(s, seat, choice)
    elif step == OFFER:
        accept(s, seat, choice)
    elif step == DRAWN:
        use_drawn(s, seat, choice)
    else:
        throw(s, seat, choice)
