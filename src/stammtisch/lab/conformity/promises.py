"""What a game promises about its moves, its words and its records."""

from collections.abc import Iterator

from stammtisch.core import record
from stammtisch.core.agenda import awaiting
from stammtisch.core.bits import members
from stammtisch.core.errors import Fault, IllegalMove, StammtischError
from stammtisch.core.events import read_note
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.mind import CHOICES
from stammtisch.core.rulebook import NoRulebook
from stammtisch.games.outside import faults
from stammtisch.lab.conformity.positions import Endless, Walk, in_match, walk

NOW_AND_THEN = 7
"""What takes long is looked at in every so-manyth position."""


def declares(game: Game, _: int) -> Iterator[Fault]:
    """What it declares makes sense."""
    for text in faults(game):
        yield Fault("plain", text=text)


def ends(game: Game, number: int) -> Iterator[Fault]:
    """Every match ends, somebody can always move, and the outcome fits the totals."""
    here = walk(game, number)
    try:
        for _ in here:
            match = here.match
            for seat in members(awaiting(match._s)):
                if not match.legal(seat):
                    yield here.found("check.no_move", seat=seat)
    except Endless:
        yield in_match(number, "check.endless")
        return
    except IndexError:  # nobody is asked, or somebody has no move
        yield here.found("check.nobody_moves")
        return
    outcome = here.match.outcome
    assert outcome is not None
    best = min(outcome.totals) if game.low_wins else max(outcome.totals)
    winners = tuple(seat for seat, total in enumerate(outcome.totals) if total == best)
    if outcome.winners != winners:
        told = {"winners": str(outcome.winners), "totals": str(outcome.totals), "right": str(winners)}
        yield in_match(number, "check.winners", **told)


def says_and_reads(game: Game, number: int) -> Iterator[Fault]:
    """Moves in words lead to the same choices again, and differ from each other."""
    here = walk(game, number)
    for seat, _ in here:
        s = here.match._s
        said = {choice: game.say(s, seat, choice) for choice in members(game.legal(s, seat))}
        if len(set(said.values())) < len(said):
            yield here.found("check.same_words", moves=str(sorted(said.values())))
        for choice, move in said.items():
            if move != " ".join(move.lower().split()):
                yield here.found("check.spelling", move=repr(move))
            elif (read := game.read(s, seat, move)) != [choice]:
                yield here.found("check.read_otherwise", move=repr(move), choice=choice, read=str(read))


def refuses(game: Game, number: int) -> Iterator[Fault]:
    """A move is accepted if and only if it is listed; a refusal changes nothing and names a paragraph."""
    here = walk(game, number)
    for count, _ in enumerate(here):
        if count % NOW_AND_THEN:
            continue
        match = here.match
        for seat in range(match.players):
            yield from _refused(here, match, seat)


def _refused(here: Walk, match: Match, seat: int) -> Iterator[Fault]:
    game, s = match.game, match._s
    listed = set(match.legal(seat))
    for choice in range(CHOICES):
        try:
            move = game.say(s, seat, choice)
        except (IndexError, KeyError):
            continue  # no choice of this step
        before = s.clone()
        reason = match.why_not(seat, move)
        told = {"seat": seat, "move": repr(move)}
        if reason is None and move not in listed:
            yield here.found("check.unlisted", **told)
        if reason is not None and move in listed:
            yield here.found("check.listed", **told, reason=reason.fault)
        if match._s != before or match._s.notes != before.notes:
            yield here.found("check.asking_changes", **told)
        if reason is not None and not str(reason):
            yield here.found("check.wordless", **told)
        if isinstance(reason, IllegalMove) and not reason.paragraph:
            yield here.found("check.no_paragraph", **told)


def nonsense(game: Game, number: int) -> Iterator[Fault]:
    """Whatever is typed instead of a move is refused in words, never by a crash."""
    here = walk(game, number)
    for seat, move in here:
        for typed in (
            "",
            "   ",
            "xyzzy",
            move + " and more",
            move.split()[0],
            "play " * 60,
            move.upper() + "\x00",
            "ß",
        ):
            try:
                here.match.why_not(seat, typed)
            except StammtischError:
                raise
            except Exception as error:
                yield here.found("check.crash", typed=repr(typed), error=f"{type(error).__name__}: {error}")
        if here.rng.random() < 0.7:
            return


def clones(game: Game, number: int) -> Iterator[Fault]:
    """A clone is equal and independent."""
    here = walk(game, number)
    for count, _ in enumerate(here):
        if count % NOW_AND_THEN:
            continue
        match = here.match
        twin, before = match.clone(), match._s.clone()
        for _ in range(3):
            if not twin.over:
                seat = twin.awaiting[0]
                twin.play(seat, twin.legal(seat)[-1])
        if match._s != before:
            yield here.found("check.clone_changes", field=next(iter(match._s.differences(before))))


def records(game: Game, number: int) -> Iterator[Fault]:
    """A record plays the same match again, from every seat and in every event."""
    here = walk(game, number)
    for _ in here:
        pass
    match = here.match
    again = record.replay(record.read(match.record())[0][1], lambda name: game)
    if again.record() != match.record():
        yield in_match(number, "check.replay_record")
    for looker in (*range(match.players), None):
        if again.view(looker) != match.view(looker):
            yield in_match(number, "check.replay_view", seat=str(looker))
        if again.events(looker) != match.events(looker):
            yield in_match(number, "check.replay_events", seat=str(looker))


def tells(game: Game, number: int) -> Iterator[Fault]:
    """Every note is an event that was declared, and its sentence can be said."""
    here = walk(game, number)
    for _ in here:
        pass
    silent = {"move", "shuffle", "pick"}
    for raw in here.match.story():
        if raw[0] in silent:
            continue
        try:
            event = read_note(game.told, game.deck, raw)
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            yield in_match(number, "check.note_untold", note=str(raw), error=why)
            continue
        if event is None:
            yield in_match(number, "check.note_unknown", note=repr(raw[0]))


def cites(game: Game, number: int) -> Iterator[Fault]:
    """Its rulebook, if it brings one, can be read, and has every paragraph that a refusal names."""
    try:
        known = game.book().paragraphs
    except NoRulebook:
        return
    here = walk(game, number)
    for count, (seat, _) in enumerate(here):
        for choice in range(0 if count % NOW_AND_THEN else CHOICES):
            try:
                reason = here.match.why_not(seat, game.say(here.match._s, seat, choice))
            except (IndexError, KeyError):
                continue  # no choice of this step
            paragraph = getattr(reason, "paragraph", None)
            if paragraph and paragraph not in known:
                yield here.found("check.unknown_paragraph", seat=seat, paragraph=paragraph)
