"""Sound house play for Klaumau, from what the seat can see: its hand, the open table, how many cards others hold.

Everything is counted in points. A card in hand is worth what it will count, and a card to be drawn what cards count on
average; what somebody else loses is worth something too, the more the nearer they are to winning. So a crook
pays for itself, a policeman is a free card, and an "I can't" that is doubted in vain is the best turn there is.

Doubting costs the doubter nothing, so doubts are frequent, and bluffs are for hands that have little to lose by them:
those that would have to lay down a good card anyway.
"""

from stammtisch.core.bits import bit_count, lowest
from stammtisch.core.mind import Marks, Mind, Temper
from stammtisch.core.rule import rule, rule_apart
from stammtisch.core.worlds import scratch
from stammtisch.games.klaumau.bomb import ALL, CHOSEN, DRAW, GAIN, HALF, LOSE, MISS, PAY
from stammtisch.games.klaumau.cards import (
    BIGSAFE,
    BOMB,
    CROOK,
    DOG,
    FACES,
    FENCE,
    KEY,
    MOTIF,
    NUMBERS,
    OF_COLOUR,
    POLICE,
    PRINTED,
    SAFE,
    WORTH,
    fitting,
)
from stammtisch.games.klaumau.cards import TRADE as TRADING
from stammtisch.games.klaumau.rules.bombs import hit
from stammtisch.games.klaumau.scoring import hand_points
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
    OUT,
    ROB,
    SELL,
    SHOWN,
    STOCK,
    TARGET,
    THROW,
    TRADE,
    TURN,
    WARD,
    WISH,
    State,
)

CARD = 140
"""What a card counts on average, in hundredths of a point."""
TURN_WORTH = 60
"""What a turn is worth to whoever has it."""
BELIEVED = (0, 10, 10, 5)
"""How often in a hundred a bluff is believed, by how many cards one holds; with more it is as with the most here."""
FITS = 42
"""How often in a hundred a card fits, policemen among them."""
SUSPICION = (0, 90, 40, 15)
"""How often in a hundred those who could play say that they can't, by how many cards they hold."""
SUSPICION_OF_ONE = (0, 60, 30, 5)
"""The same with two players: a doubt in vain brings the only rival a card, so doubts, and bluffs, are rarer."""
NERVE = 10
"""Some doubt remains at any time, or bluffs would cost nothing."""
LATE = 6
"""With so few cards in the pile a round is nearly over."""
WARDED = 8
"""How often in a hundred a card in hand is a policeman."""


@rule
def judge(s: State, seat: int, choices: int, marks: Marks) -> None:
    step = s.steps[s.depth - 1]
    if step == TURN:
        judge_turn(s, seat, choices, marks)
    elif step == DOUBT:
        marks[BELIEVE] = 0
        marks[DOUBTS] = doubting(s, seat)
    elif step == ANSWER:
        marks[0] = -mean_of(s, seat) * (100 + threat(s, seat, s.turn)) // 100
        marks[WARD] = draw_worth(s) - keeping(s, POLICE)
    elif step == FORCE:
        judge_force(s, seat, choices, marks)
    elif step == WISH:
        judge_wish(s, seat, marks)
    elif step == SELL:
        judge_sale(s, choices, marks)
    elif step == GIVE or step == THROW:
        rest = choices
        while rest:
            face = lowest(rest)
            rest &= rest - 1
            marks[face] = -keeping(s, face)
            if step == GIVE:
                marks[face] -= 100 * WORTH[face] * threat(s, seat, s.other) // 100
    elif step == TARGET:
        judge_target(s, seat, choices, marks)
    else:
        judge_victims(s, seat, step, choices, marks)


# What things are worth


@rule
def left_in_pile(s: State) -> int:
    return s.stock - s.drawn


@rule
def draw_worth(s: State) -> int:
    """What drawing a card brings: nothing, and the end of the round, if there is none."""
    return CARD if s.stock > s.drawn else 0


@rule
def keeping(s: State, face: int) -> int:
    """What a card is worth that one keeps: its points, unless they are forged, and what it may do before the round
    ends.
    """
    late = s.stock - s.drawn < LATE
    if face == POLICE:
        return 0 if s.stock == s.drawn else 30 if late else 130
    points = 100 * WORTH[face]
    if NUMBERS >> face & 1:
        if s.forgery and late and PRINTED[face] & PRINTED[s.top]:
            return points // 2
        return points
    if late:
        return points
    motif = MOTIF[face]
    return points + (30 if motif == CROOK else 10 if face < BOMB else 20)


@rule
def mean_of(s: State, seat: int) -> int:
    """What a card of one's own hand counts on average."""
    total, held = 0, s.held[seat]
    while held:
        face = lowest(held)
        held &= held - 1
        total += s.hands[seat * FACES + face] * keeping(s, face)
    return total // max(1, s.sizes[seat])


@rule
def standing(s: State, other: int) -> int:
    """Where somebody stands, as far as all can see."""
    return 100 * (s.totals[other] + (s.dogs >> other & 1)) + CARD * s.sizes[other]


@rule
def threat(s: State, seat: int, other: int) -> int:
    """What it is worth, in hundredths, that somebody else has one point less: more if they lead the others."""
    if s.players == 2:
        return 100
    best = -1
    for each in range(s.players):
        if each != seat and (best < 0 or standing(s, each) > standing(s, best)):
            best = each
    share = 80 // (s.players - 1)
    return share + 20 if other == best else share


@rule_apart
def seen_in(s: State, seat: int, other: int) -> int:
    """The faces that a seat (or, with -1, anybody) has seen in somebody's hand, when it was shown or by giving them,
    and not seen leave it since. Where somebody else has taken a card meanwhile, that is a guess.
    """
    first = s.moves
    while first > 0 and s.log_way[first - 1] != SHOWN + other:
        first -= 1
    counts = scratch(FACES)
    if first > 0:
        for face in range(FACES):
            counts[face] = s.hands[other * FACES + face]
        for entry in range(first, s.moves):  # what was shown then, told from what is there now
            way = s.log_way[entry]
            if way < SHOWN:
                counts[s.log_face[entry]] += (way // 10 == other) - (way % 10 == other)
    for entry in range(first, s.moves):
        way = s.log_way[entry]
        if way < SHOWN:
            giver, receiver = way // 10, way % 10
            if giver == other and (receiver == OUT or receiver == seat):
                counts[s.log_face[entry]] -= 1
            elif receiver == other and giver == seat:
                counts[s.log_face[entry]] += 1
    faces = 0
    for face in range(FACES):
        if counts[face] > 0:
            faces |= 1 << face
    return faces


# A turn


@rule
def judge_turn(s: State, seat: int, choices: int, marks: Marks) -> None:
    follower = (seat + s.direction) % s.players
    harm = threat(s, seat, follower)
    dearest, rest = -1000, choices & ~(1 << CANT)
    while rest:
        face = lowest(rest)
        rest &= rest - 1
        if face == DOG:
            marks[DOG] = 40 if s.stock - s.drawn >= LATE else 0
            continue
        marks[face] = playing(s, seat, face, harm)
        if face != POLICE:
            dearest = max(dearest, keeping(s, face))
    if choices & fitting(s.top, s.wish):
        caught = (dearest if dearest >= 0 else 0) + draw_worth(s) * harm // 100
        if dearest < 0:
            caught -= draw_worth(s) - keeping(s, POLICE)
        known = seen_in(s, -1, seat)
        unknown = max(0, min(3, s.sizes[seat] - bit_count(known)))  # what was seen may have been taken meanwhile
        believed = BELIEVED[unknown] if known & fitting(s.top, s.wish) == 0 else 0
        marks[CANT] = (believed * draw_worth(s) - (100 - believed) * caught) // 100
    else:
        marks[CANT] = 2 * draw_worth(s)


@rule
def playing(s: State, seat: int, face: int, harm: int) -> int:
    """What it brings to play a card: what it does, without what it would have counted."""
    if face == POLICE:
        return draw_worth(s) - keeping(s, POLICE) + 40
    if face == BOMB:
        return exploding(s, seat) - keeping(s, BOMB)
    mark, motif = -keeping(s, face), MOTIF[face]
    if motif == CROOK:
        best = best_victim(s, seat, everybody_else(s, seat) & ~s.dogs, ROB)
        return mark + max(0, best)
    if motif == TRADING:
        best = best_victim(s, seat, everybody_else(s, seat), TRADE)
        return mark + max(0, best)
    if motif == SAFE or motif == BIGSAFE:
        if s.players == 2:
            return mark + 2 * TURN_WORTH
        mark += TURN_WORTH * harm // 100
        if motif == BIGSAFE:
            mark += TURN_WORTH * harm // 200 if s.players > 3 else TURN_WORTH
    elif motif == KEY:
        mark += 5
    return mark


@rule
def everybody_else(s: State, seat: int) -> int:
    return ((1 << s.players) - 1) & ~(1 << seat)


@rule
def best_victim(s: State, seat: int, seats: int, step: int) -> int:
    """What taking a card brings from whoever it brings the most, or -1: a glance, without looking at what is known."""
    best = -1
    while seats:
        other = lowest(seats)
        seats &= seats - 1
        if s.sizes[other] > 0:
            best = max(best, taking(s, seat, other, step, 0))
    return best


@rule_apart
def taking(s: State, seat: int, other: int, step: int, known: int) -> int:
    """What it brings to take a card from a hand of which some faces are known: a crook may be warded off, a trade costs
    the least of one's own.
    """
    harm = threat(s, seat, other)
    unknown = s.sizes[other] - bit_count(known)
    worth, rest = CARD * unknown, known
    while rest:
        worth += keeping(s, lowest(rest))
        rest &= rest - 1
    gain = worth // s.sizes[other] * (100 + harm) // 100
    if step == ROB:
        warded = 90 if known >> POLICE & 1 else min(60, WARDED * unknown)
        gain = (gain * (100 - warded) - warded * draw_worth(s) * harm // 100) // 100
    elif step == TRADE:
        back, rest = CARD, s.held[seat]
        while rest:
            face = lowest(rest)
            rest &= rest - 1
            back = min(back, keeping(s, face))
        gain -= back * (100 + harm) // 100
    return gain


# "I can't"


@rule
def doubting(s: State, seat: int) -> int:
    """What doubting brings: a card and a loss for the other if it was a bluff, a second card for them if not. The more
    cards somebody has, the likelier one of them fits.
    """
    harm = threat(s, seat, s.turn)
    known = seen_in(s, seat, s.turn)
    truly = 100
    for _ in range(s.sizes[s.turn] - bit_count(known)):
        truly = truly * (100 - FITS) // 100
    if known & fitting(s.top, s.wish):
        truly = 0
    cards = min(3, s.sizes[s.turn])
    bluff = (100 - truly) * (SUSPICION[cards] if s.players > 2 else SUSPICION_OF_ONE[cards]) // 100
    gain = draw_worth(s) + (180 + draw_worth(s)) * harm // 100
    if left_in_pile(s) == 0:
        gain = 180 * harm // 100
    return max(-NERVE, (bluff * gain - truly * draw_worth(s) * harm // 100) // max(1, bluff + truly))


@rule
def judge_force(s: State, seat: int, choices: int, marks: Marks) -> None:
    """The dearest card hurts most; a policeman brings them another, and a card that acts may act against one."""
    harm = threat(s, seat, s.turn)
    while choices:
        face = lowest(choices)
        choices &= choices - 1
        loss = keeping(s, face)
        if face == POLICE:
            loss -= draw_worth(s)
        elif s.forced_card_acts:
            if face == BOMB:
                loss -= 200
            elif MOTIF[face] == CROOK or MOTIF[face] == TRADING:
                loss -= 120
        marks[face] = loss * harm // 100


# Other decisions


@rule
def judge_wish(s: State, seat: int, marks: Marks) -> None:
    """A colour that others are likely to hold, since those who can't play get cards: not one's own."""
    for colour in range(4):
        faces, mine = s.held[seat] & OF_COLOUR[colour], 0
        while faces:
            mine += s.hands[seat * FACES + lowest(faces)]
            faces &= faces - 1
        marks[colour] = -10 * mine


@rule
def judge_sale(s: State, choices: int, marks: Marks) -> None:
    """Points that are noted cannot be stolen, and there is a new card for each."""
    enough = s.stock - s.drawn > s.sold
    marks[DONE] = 0
    rest = choices & NUMBERS
    while rest:
        face = lowest(rest)
        rest &= rest - 1
        marks[face] = 200 + (CARD if enough else 0) - keeping(s, face) * 90 // 100


@rule
def judge_victims(s: State, seat: int, step: int, choices: int, marks: Marks) -> None:
    marks[NOBODY] = 0
    rest = choices & ~(1 << NOBODY)
    while rest:
        other = lowest(rest)
        rest &= rest - 1
        marks[other] = taking(s, seat, other, step, seen_in(s, seat, other))


# The bomb


@rule
def blow(s: State, seat: int, what: int, count: int) -> int:
    """What a step of the bomb's rule does to somebody, in hundredths of a point."""
    size = s.sizes[seat]
    cards = size // 2 if count == HALF else size if count == ALL else min(count, size)
    if what == DRAW:
        return min(count, s.stock - s.drawn) * CARD
    if what == LOSE or what == PAY:
        return -cards * CARD
    if what == MISS:
        return -count * TURN_WORTH
    if what == GAIN:
        return 100 * count
    return -cards * CARD * (2 if cards < size else 3) // 3  # thrown away by choice: the least


@rule_apart
def exploding(s: State, seat: int) -> int:
    """What it brings to play the bomb."""
    total, chosen, best = 0, 0, -(1 << 40)
    for step in range(s.bomb_steps):
        who, what, count = s.bomb_who[step], s.bomb_what[step], s.bomb_count[step]
        if who == CHOSEN:
            chosen = 1
            continue
        seats = hit(s, seat, who)
        while seats:
            other = lowest(seats)
            seats &= seats - 1
            if other == seat:
                total += blow(s, seat, what, count) if what != PAY else 0
            else:
                total -= blow(s, other, what, count) * threat(s, seat, other) // 100
                if what == PAY:
                    total -= blow(s, other, what, count)
    if chosen:
        for other in range(s.players):
            if other != seat:
                best = max(best, aiming(s, seat, other))
        total += best
    return total


@rule
def aiming(s: State, seat: int, other: int) -> int:
    """What the steps that hit whoever is chosen bring, if that is somebody."""
    total = 0
    for step in range(s.bomb_steps):
        if s.bomb_who[step] == CHOSEN:
            done = blow(s, other, s.bomb_what[step], s.bomb_count[step])
            total -= done * threat(s, seat, other) // 100
            if s.bomb_what[step] == PAY:
                total -= done
    return total


@rule
def judge_target(s: State, seat: int, choices: int, marks: Marks) -> None:
    while choices:
        other = lowest(choices)
        choices &= choices - 1
        marks[other] = aiming(s, seat, other)


# The match


@rule
def appraise(s: State, seat: int) -> int:
    """The total and what is in hand; cards that were just dealt are all luck, and count for nobody."""
    if s.ended or fresh(s):
        return 100 * s.totals[seat]
    return 100 * (s.totals[seat] + hand_points(s, seat))


@rule
def fresh(s: State) -> bool:
    """Whether nobody has had a turn in this round: the last thing that happened is the start card."""
    return s.moves > 0 and s.log_way[s.moves - 1] == STOCK * 10 + OUT and s.log_face[s.moves - 1] != FENCE


SWING = 400
"""How large a lead has to be, one round before the end, to be worth a great deal; measured in simulations."""
ROOTS = (0, 100, 141, 173, 200, 224, 245, 265, 283)
"""A hundred times the square roots: luck adds up like that."""


@rule
def spread(s: State) -> int:
    if s.ended:
        return 0
    rounds = min(8, s.players - s.round + 1)
    return SWING * ROOTS[max(0, rounds)] // 100


MIND = Mind(
    judge=judge,
    temper=Temper(lehrling=150, geselle=8, rollout=25),
    appraise=appraise,
    spread=spread,
    secret=(GIVE,),
    bluffs=True,
    mixed=(TURN, DOUBT),
)
