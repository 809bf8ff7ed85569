"""What a seat cannot know must make no difference to it.

In every world that a seat can imagine it sees the same, may do the same and thinks the same as in the real one; and
whoever imagines from there imagines just what they would from the real one. A view, a list of moves, a bot or a way of
imagining that looks at a neighbour's hand differs in some of these worlds.
"""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from stammtisch.core import chance
from stammtisch.core.agenda import is_asked
from stammtisch.core.bits import members
from stammtisch.core.dice import new_dice
from stammtisch.core.errors import Fault
from stammtisch.core.events import Event, Told, read_note
from stammtisch.core.game import Game
from stammtisch.core.layout import Observation
from stammtisch.core.match import Match
from stammtisch.core.mind import CHOICES
from stammtisch.core.purpose import Purpose
from stammtisch.core.state import State
from stammtisch.lab.conformity.positions import deal, in_match, walk

SHARE = 0.2
"""The share of positions that are looked at."""
WORLDS = 3
"""So many worlds are imagined for each seat."""
OTHER_DEALS = 30
"""So many deals with two cards exchanged are compared with the real one."""


def keeps_secrets(game: Game, number: int) -> Iterator[Fault]:
    """No view, observation, list of moves, mark or purpose depends on what the seat cannot know."""
    here = walk(game, number)
    stories: list[list[tuple[Any, ...]]] = [[] for _ in range(here.match.players)]
    for count, _, _ in here.sampled(SHARE):
        match = here.match
        open_view = game.shared(match._s)
        for seat, story in enumerate(stories):
            story.extend(disguised(game, raw, seat) for raw in match.story(len(story)))
            real = knows(game, match._s, seat, open_view)
            for again in range(WORLDS):
                world = match.imagine(seat, seed=1000 * count + again)
                world.notes = story
                for what in differing(game, real, knows(game, world, seat, game.shared(world))):
                    yield here.found("check.depends", what=what, seat=seat)


class Known(NamedTuple):
    """What a seat sees, may do and thinks."""

    shared: Mapping[str, Any]
    own: Mapping[str, Any]
    observation: list[int]
    choices: int
    marks: list[int]
    purposes: list[Purpose | None]


def knows(game: Game, s: State, seat: int, shared: Mapping[str, Any]) -> Known:
    """All of that in a world."""
    choices = game.legal(s, seat) if is_asked(s, seat) else 0
    purposes = [] if game.purpose is None else [game.purpose(s, seat, choice) for choice in members(choices)]
    row = [] if game.observation is None else _row(game.observation, s, seat)
    return Known(shared, game.own(s, seat), row, choices, marks(game, s, seat, choices) if choices else [], purposes)


def differing(game: Game, real: Known, other: Known) -> Iterator[Fault]:
    """What a seat would see, may do or think otherwise in another world."""
    for view, one, two in (
        ("check.shared_view", real.shared, other.shared),
        ("check.own_view", real.own, other.own),
    ):
        for key in one:
            if one[key] != two.get(key):
                yield Fault(view, key=key)
    for block in game.observation.layout.values() if game.observation is not None else ():
        if real.observation[block.places] != other.observation[block.places]:
            yield Fault("check.observation", key=block.name)
    if real.choices != other.choices:
        yield Fault("check.list_of_moves")
        return
    if real.marks != other.marks:
        yield Fault("check.mark")
    if real.purposes != other.purposes:
        yield Fault("check.purpose")


def _row(observation: Observation, s: State, seat: int) -> list[int]:
    out = [0] * observation.layout.size
    observation.observe(s, seat, out)
    return out


def disguised(game: Game, raw: tuple[Any, ...], seat: int) -> tuple[Any, ...]:
    """A note with something else in place of whatever the seat was not told, for views that read the story."""
    if raw[0] == "shuffle":
        return raw[0], *reversed(raw[1:])
    event, how = read_note(game.told, game.deck, raw), game.told.get(raw[0])
    if event is None or how is None or not event.secret or seat in event.known_to:
        return raw
    values = zip(how.parameters, raw[1:], strict=True)
    return raw[0], *(_other(game, how, name, value) if name in how.secret else value for name, value in values)


def _other(game: Game, how: Told, name: str, value: Any) -> Any:
    """Another value that a parameter might have."""
    if name == "cards":
        return 0 if isinstance(value, int) else [0] * len(value)
    if name in how.words:
        return (value + 1) % len(how.words[name])
    return (value + 1) % len(game.deck) if name == "card" else value


def marks(game: Game, s: State, seat: int, choices: int) -> list[int]:
    written = [0] * CHOICES
    game.mind.judge(s, seat, choices, written)
    return [written[choice] for choice in members(choices)]


def imagines_fairly(game: Game, number: int) -> Iterator[Fault]:
    """A world is imagined from what the seat knows, and from nothing else."""
    here = walk(game, number)
    for count, _, _ in here.sampled(SHARE):
        match = here.match
        for seat in range(match.players):
            first = match.imagine(seat, seed=7000 + count)
            again = imagine_in(game, first, seat, count)
            direct = imagine_in(game, match._s, seat, count)
            if again != direct:
                field = next(iter(direct.differences(again))).partition(":")[0]
                yield here.found("check.imagines", seat=seat, field=field)


def imagine_in(game: Game, s: State, seat: int, number: int) -> State:
    world = s.clone()
    world.notes, world.given = [], None
    seed = chance.derive_seed(bytes(32), number)
    chance.set_seed(world, seed)
    game.sample(world, seat, new_dice(seed))
    return world


def plays_on(game: Game, number: int) -> Iterator[Fault]:
    """In an imagined world a match can be played to its end."""
    here = walk(game, number)
    act, _ = game.flow
    for count, _, _ in here.sampled(SHARE / 4):
        seat = here.rng.choice(here.match.awaiting)
        world = here.match.imagine(seat, seed=count)
        for _ in range(200):
            if world.ended:
                break
            asked = [each for each in range(world.players) if is_asked(world, each)]
            if not asked or not game.legal(world, asked[0]):
                yield here.found("check.stuck", seat=seat)
                break
            act(world, asked[0], here.rng.choice(list(members(game.legal(world, asked[0])))))


def seals(game: Game, number: int) -> Iterator[Fault]:
    """A sealed answer is unseen until the last one is given."""
    here = walk(game, number)
    for _, seat, move in here.sampled(1):
        decision = here.match.decision
        assert decision is not None
        if decision.kind.name != "SEALED" or len(decision.seats) < 2:
            continue
        twin = here.match.clone()
        others = [other for other in (*range(twin.players), None) if other != seat]
        before = [_still(twin, other) for other in others]
        start = twin.story_length
        twin.play(seat, move)
        for other, saw in zip(others, before, strict=True):
            if _still(twin, other) != saw or twin.events(other, start):
                yield here.found("check.noticed", other=str(other), seat=seat)


def _still(match: Match, seat: int | None) -> dict[str, object]:
    return {key: value for key, value in match.view(seat).items() if key != "awaiting"}


def tells_no_secrets(game: Game, number: int) -> Iterator[Fault]:
    """A card that an event tells a seat of is one that the seat knows of from then on."""
    here = walk(game, number)
    for count, actor, move in here.sampled(SHARE):
        match = here.match
        choice = game.read(match._s, actor, move)[0]
        for seat in range(match.players):
            if seat == actor:
                continue
            world = match.imagine(seat, seed=3000 + count)
            if not game.legal(world, actor) >> choice & 1:
                continue
            for event in _leaks(game, match, world, actor, choice, seat):
                told = f"{event.kind!r} {dict(event.data)}"
                yield here.found("check.told_too_much", move=repr(move), seat=seat, event=told)


def _leaks(game: Game, match: Match, world: State, actor: int, choice: int, seat: int) -> Iterator[Event]:
    """Events that differ for a seat between the real world and one it imagined, although it cannot tell these two apart
    after the move. Where the move makes chance speak, nothing can be said.
    """
    act, _ = game.flow
    real, other = match._s.clone(), world.clone()
    real.notes, other.notes, real.given = [], [], None
    other.seed, other.shuffles = real.seed[:], real.shuffles
    act(real, actor, choice)
    act(other, actor, choice)
    if any(raw[0] in ("shuffle", "pick") for raw in (*real.notes, *other.notes)) or real.round != match._s.round:
        return
    told = [[event.seen_by(seat) for event in _events(game, s)] for s in (real, other)]
    if told[0] == told[1] or len(told[0]) != len(told[1]):
        return
    first = imagine_in(game, real, seat, choice)
    second = imagine_in(game, other, seat, choice)
    if first == second:  # afterwards the seat cannot tell one world from the other
        here, there = (Counter((event.kind, card) for event in events for card in _cards(event)) for events in told)
        yield from (event for event in told[0] if any((event.kind, card) in here - there for card in _cards(event)))


def _cards(event: Event) -> list[Any]:
    """The cards that an event names."""
    cards, card = event.data.get("cards") or (), event.data.get("card")
    assert isinstance(cards, tuple)
    return [*cards, *([card] if card is not None else [])]


def _events(game: Game, s: State) -> list[Event]:
    return [event for event in (read_note(game.told, game.deck, raw) for raw in s.notes) if event is not None]


def deals_in_secret(game: Game, number: int) -> Iterator[Fault]:
    """Deals that look the same to a seat are told to it in the same words, and it imagines the same after them."""
    match, rng = deal(game, number), random.Random(number)
    drawn = [list(values) for kind, *values in match.story() if kind in ("shuffle", "pick")]
    piles = [values for values in drawn if len(values) > 2]
    for again in range(OTHER_DEALS if piles else 0):
        pile = piles[-1]  # what was shuffled before may have been seen: cards drawn for the deal
        one, two = rng.sample(range(len(pile)), 2)
        pile[one], pile[two] = pile[two], pile[one]
        other = Match(
            game,
            players=match.players,
            options=match.options,
            seed=match.seed,
            ages=match.ages,
            given=[tuple(values) for values in drawn],
        )
        pile[one], pile[two] = pile[two], pile[one]
        for seat in range(match.players):
            same = imagine_in(game, match._s, seat, again) == imagine_in(game, other._s, seat, again)
            if match.events(seat) == other.events(seat):
                if not same and match.view(seat) == other.view(seat):
                    yield in_match(number, "check.imagines_otherwise", seat=seat)
            elif same:
                told = next(event for event in match.events(seat) if event not in other.events(seat))
                event = f"{told.kind!r} {dict(told.data)}"
                yield in_match(number, "check.told_the_deal", seat=seat, event=event)
