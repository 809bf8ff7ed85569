"""How the house plays Halt mal kurz: what each choice is worth, in hundredths of a card, from what the seat can see.

It sees its hand, the table, open hands, and how many cards everybody has. Whoever is closest to winning is the one to
burden (`standing`); each card is worth what its action brings (`effects`), and what is kept should fit next time.
"""

from stammtisch.core.bits import bit_count, lowest
from stammtisch.core.mind import Marks, Mind, Temperatures
from stammtisch.core.rule import rule, rule_apart
from stammtisch.games.halt_mal_kurz.cards import (
    GRUPPE,
    HALT,
    KAPITALISMUS,
    KOMMUNISMUS,
    MEIN,
    NAZI,
    SCHNICK,
    VERSAMMLUNG,
    fitting,
    kind_of,
    without,
)
from stammtisch.games.halt_mal_kurz.policy.effects import OPEN, after_kommunismus, against, effect
from stammtisch.games.halt_mal_kurz.policy.standing import (
    AS_LAST,
    KEPT,
    LOG_ODDS,
    WON,
    changed,
    danger,
    odds,
    readiness,
    standing,
    worth,
)
from stammtisch.games.halt_mal_kurz.state import (
    GIVE,
    HOLD,
    NAME,
    PAIR,
    PASS,
    PROPOSE,
    REACT,
    ROCK,
    SLAP,
    SLAPPED,
    STAYED,
    SWAP,
    THROW,
    TURN,
    VOTE,
    WELL,
    WITHOUT_WELL,
    State,
)

REFLEX = 600
"""How much better it looks to slap a Nazi than not to."""


@rule
def judge(s: State, seat: int, choices: int, marks: Marks) -> None:
    step = s.steps[s.depth - 1]
    if step == TURN:
        judge_cards(s, seat, choices, marks)
    elif step == REACT:
        judge_reaction(s, seat, choices, marks)
    elif step == GIVE:
        judge_gifts(s, seat, choices, marks)
    elif step == VOTE:
        judge_pairs(s, seat, choices, marks)
    elif step == PROPOSE:
        judge_proposals(s, seat, choices, marks)
    elif step == SLAP:
        judge_slap(s, marks)
    elif step == THROW:
        for sign in range(4):
            marks[sign] = -50 if sign == ROCK and s.well_allowed else 0  # the well does all that rock does, and more
    elif step == WELL:
        marks[0], marks[WITHOUT_WELL] = 0, -40  # who knows about rock is glad of it
    else:
        judge_targets(s, seat, step, choices, marks)


@rule_apart
def judge_cards(s: State, seat: int, choices: int, marks: Marks) -> None:
    """A turn: what the action brings, and how good what is kept will be."""
    hand = s.hands[seat]
    held, others = bit_count(hand), danger(s, seat)
    total = worth(s, hand)
    marks[PASS] = standing(s, seat, held + 1, others) + readiness(s, hand, s.top) // 2 + denied(s, seat, s.top)
    cards = choices & ~(1 << PASS)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        kind = kind_of(s, card)
        rest = without(s, hand, card)
        marks[card] = effect(s, seat, kind, held - 1, others) - KEPT[kind]
        if kind == MEIN or kind == KOMMUNISMUS:
            marks[card] -= total - KEPT[kind]  # all that goes away
        else:
            marks[card] += readiness(s, rest, card)
            if kind == HALT:
                marks[card] -= (total - KEPT[kind]) // 2
        marks[card] += denied(s, seat, card)


@rule_apart
def denied(s: State, seat: int, top: int) -> int:
    """What it is worth that an open hand which comes next cannot be ended on a top card."""
    after = seat + 1 if seat + 1 < s.players else 0
    if s.open != after or after == seat:
        return 0
    hand = s.hands[after]
    if hand & (hand - 1) or AS_LAST[kind_of(s, lowest(hand))] < -100:
        return 0
    return 0 if hand & fitting(s, top) else WON // 3


@rule_apart
def judge_targets(s: State, seat: int, step: int, choices: int, marks: Marks) -> None:
    """Whom to choose, after laying a card."""
    left, others = bit_count(s.hands[seat]), danger(s, seat)
    kind = HALT if step == HOLD else MEIN if step == SWAP else SCHNICK
    while choices:
        other = lowest(choices)
        choices &= choices - 1
        if step == NAME:
            marks[other] = -OPEN if other == seat else OPEN * odds(s, other, bit_count(s.hands[other])) // others
        else:
            marks[other] = against(s, seat, other, kind, left, others)


@rule
def judge_slap(s: State, marks: Marks) -> None:
    """Slap a Nazi, never the Polizei. This is a reflex: few get it wrong, although a card more is no disaster."""
    marks[SLAPPED] = REFLEX if s.action == NAZI else -REFLEX // 2
    marks[STAYED] = 0


@rule_apart
def judge_reaction(s: State, seat: int, choices: int, marks: Marks) -> None:
    """A list costs no card, for one is drawn in its place; it is only gone."""
    hand = s.hands[seat]
    held = bit_count(hand)
    marks[PASS] = after_hit(s, seat, held)
    if s.action == MEIN or s.action == KOMMUNISMUS:
        marks[PASS] -= worth(s, hand)
    lists = choices & ~(1 << PASS)
    if lists == 0:
        return
    spared = after_spared(s, seat, held)
    while lists:
        card = lowest(lists)
        lists &= lists - 1
        marks[card] = spared - KEPT[kind_of(s, card)] + readiness(s, without(s, hand, card), card) // 2


@rule
def after_spared(s: State, seat: int, held: int) -> int:
    """How likely a seat is to win if the action does not strike it."""
    return standing(s, seat, held, danger(s, seat)) if s.hands[s.active] else 0


@rule_apart
def after_hit(s: State, seat: int, held: int) -> int:
    """How likely a seat is to win if it lets the action pass."""
    kind, active = s.action, s.active
    theirs = bit_count(s.hands[active])
    if kind == KOMMUNISMUS:
        return after_kommunismus(s, seat, active, theirs)
    others = danger(s, seat)
    if kind == MEIN:
        return changed(s, seat, theirs, others, active, held)
    if theirs == 0:
        return 0  # whatever happens to others
    if kind == HALT:
        return changed(s, seat, held + theirs // 2, others, active, theirs - theirs // 2)
    if kind == SCHNICK or kind == VERSAMMLUNG:
        return changed(s, seat, held + 1, others, s.giver, bit_count(s.hands[s.giver]) - 1)
    if kind == GRUPPE:
        return changed(s, seat, held + 1, others, active, theirs - 1)
    if kind == KAPITALISMUS:
        return standing(s, seat, held + 2, others)
    if kind == NAZI or s.stage == 0:
        return standing(s, seat, held + 1, others)
    return standing(s, seat, held, others) - OPEN


@rule_apart
def judge_gifts(s: State, seat: int, choices: int, marks: Marks) -> None:
    """Which card to give away: the one that the rest of the hand is best without."""
    hand = s.hands[seat]
    while choices:
        card = lowest(choices)
        choices &= choices - 1
        kind = kind_of(s, card)
        marks[card] = readiness(s, without(s, hand, card), s.top) - KEPT[kind]
        if kind == MEIN or kind == KOMMUNISMUS:
            marks[card] += 10  # of use to whoever has many cards


# The assembly


@rule_apart
def gain(s: State, seat: int, giver: int, receiver: int) -> int:
    """What a seat would have of it if somebody gave a card to somebody."""
    before, after, mine, winners = 0, 0, 0, 0
    for other in range(s.players):
        held = bit_count(s.hands[other])
        then = held + (1 if other == receiver else 0) - (1 if other == giver else 0)
        if then == 0:
            winners += 1
        if other == seat:
            mine = then
        else:
            before += odds(s, other, held)
            after += odds(s, other, then)
    now = standing(s, seat, bit_count(s.hands[seat]), before)
    if s.hands[s.active] == 0:
        now = WON if seat == s.active else 0
    if winners:
        return (WON // winners if mine == 0 else 0) - now
    return standing(s, seat, mine, after) - now


@rule_apart
def judge_proposals(s: State, seat: int, choices: int, marks: Marks) -> None:
    """Propose what helps oneself and what the others could agree to: a card for whoever is closest to winning."""
    if s.giver >= 0:
        while choices:
            receiver = lowest(choices)
            choices &= choices - 1
            marks[receiver] = gain(s, seat, s.giver, receiver)
        return
    marks[PASS] = 0
    givers = choices & ~(1 << PASS)
    while givers:
        giver = lowest(givers)
        givers &= givers - 1
        marks[giver] = -WON
        for receiver in range(s.players):
            if receiver != giver and receiver != seat:
                marks[giver] = max(marks[giver], gain(s, seat, giver, receiver))


@rule_apart
def judge_pairs(s: State, seat: int, choices: int, marks: Marks) -> None:
    """Votes count only together. Whoever gives a card is for it anyway; the proposal that helps the others most is the
    one on which they will agree.
    """
    common, most = -1, 0
    pairs = choices & ~(1 << PASS)
    while pairs:
        pair = lowest(pairs)
        pairs &= pairs - 1
        total, friends = 0, 0
        for other in range(s.players):
            value = gain(s, other, pair // PAIR, pair % PAIR)
            if value > 0:
                friends += 1
                if other != pair // PAIR:
                    total += value
        if (2 * friends > s.players or (s.most_votes and friends > 0)) and total > most:
            common, most = pair, total
    marks[PASS] = 0
    pairs = choices & ~(1 << PASS)
    while pairs:
        pair = lowest(pairs)
        pairs &= pairs - 1
        value = gain(s, seat, pair // PAIR, pair % PAIR)
        marks[pair] = value if pair == common or value < 0 else value // 4


# The mind as a whole


SPREAD = 300
_APPRAISED = tuple(round(SPREAD * (LOG_ODDS[5] - each)) + 500 for each in LOG_ODDS)


@rule
def appraise(s: State, seat: int) -> int:
    """Cards in hand, in hundredths; while the match lasts they count by what they do to the chance of winning."""
    hand = s.hands[seat]
    if s.ended:
        return 100 * bit_count(hand)
    return _APPRAISED[bit_count(hand)] - worth(s, hand) // 2


@rule
def spread(s: State) -> int:
    return 0 if s.ended else SPREAD


MIND = Mind(
    judge=judge,
    temperatures=Temperatures(lehrling=180, geselle=5, rollout=25),
    appraise=appraise,
    spread=spread,
    secret=(GIVE,),
    bluffs=True,
    mixed=(THROW, VOTE, WELL),
)
