"""What a seat remembers of the hands of others."""

from stammtisch.core.rule import rule_apart
from stammtisch.core.worlds import scratch
from stammtisch.games.klaumau.cards import FACES
from stammtisch.games.klaumau.state import JUST, OUT, SHOWN, State


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
            just = entry > 0 and s.log_way[entry - 1] == JUST  # it had only just come
            if giver == other and (receiver == OUT or receiver == seat) and not just:
                counts[s.log_face[entry]] -= 1
            elif receiver == other and giver == seat:
                counts[s.log_face[entry]] += 1
    faces = 0
    for face in range(FACES):
        if counts[face] > 0:
            faces |= 1 << face
    return faces
