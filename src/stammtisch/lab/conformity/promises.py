"""What a game promises about its moves, its words and its records."""

from collections.abc import Iterator

from stammtisch.core import record, written
from stammtisch.core.agenda import awaiting
from stammtisch.core.bits import members
from stammtisch.core.errors import Fault, IllegalMove, StammtischError
from stammtisch.core.events import read_note
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.mind import CHOICES
from stammtisch.core.rulebook import NoRulebook
from stammtisch.games.outside import english, faults
from stammtisch.lab.conformity.positions import Walk, crash, in_match, walk


def declares(game: Game, _: int) -> Iterator[Fault]:
    """What it declares makes sense."""
    for text in faults(game):
        yield Fault("plain", text=text)


def written_well(game: Game, _: int) -> Iterator[Fault]:
    """Rules have nothing in them but what means the same when it is compiled."""
    for text in written.forbidden(game):
        yield Fault("plain", text=text)


def ends(game: Game, number: int) -> Iterator[Fault]:
    """Every match ends, somebody can always move, and the outcome fits the totals."""
    here = walk(game, number)
    for _ in here:
        for seat in members(awaiting(here.match._s)):
            if not here.match.legal(seat):
                yield here.found("check.no_move", seat=seat)
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
    for _ in here.now_and_then():
        for seat in range(here.match.players):
            yield from _refused(here, here.match, seat)


def _refused(here: Walk, match: Match, seat: int) -> Iterator[Fault]:
    game, s = match.game, match._s
    listed, before, told_so_far = set(match.legal(seat)), s.bare(), len(s.notes)
    for choice in range(CHOICES):
        try:
            move = game.say(s, seat, choice)
        except (IndexError, KeyError):
            continue  # no choice of this step
        reason = match.why_not(seat, move)
        told = {"seat": seat, "move": repr(move)}
        if reason is None and move not in listed:
            yield here.found("check.unlisted", **told)
        if reason is not None and move in listed:
            yield here.found("check.listed", **told, reason=reason.fault)
        if s != before or len(s.notes) != told_so_far:
            yield here.found("check.asking_changes", **told)
            return
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
                yield here.found("check.crash", typed=repr(typed), error=crash(game, error))
        if here.rng.random() < 0.7:
            return


def clones(game: Game, number: int) -> Iterator[Fault]:
    """A clone stands where its match does, and goes its own way."""
    here = walk(game, number)
    for _ in here.now_and_then():
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
    """Every note is an event that was declared, and its sentence can be said; so can what is asked."""
    here, prompts = walk(game, number), {f"prompt-{step}" for step in game.prompts} | english(game)
    for _ in here:
        step = here.match.decision.step if here.match.decision else ""
        if f"prompt-{step}" not in prompts:
            yield here.found("check.no_prompt", prompt=f"prompt-{step}")
    silent = {"move", "shuffle", "pick"}
    for raw in here.match.story():
        if raw[0] in silent:
            continue
        try:
            event = read_note(game.told, game.deck, raw)
        except Exception as error:
            yield in_match(number, "check.note_untold", note=repr(raw[0]), error=crash(game, error))
            continue
        if event is None:
            told = {"note": repr(raw[0]), "at": str(written.noting(game, raw[0]))}
            yield in_match(number, "check.note_unknown", **told)


def cites(game: Game, number: int) -> Iterator[Fault]:
    """Its rulebook, if it brings one, can be read, and has every paragraph that a refusal names."""
    try:
        known = game.book().paragraphs
    except NoRulebook:
        return
    here = walk(game, number)
    for seat in here.now_and_then():
        for choice in range(CHOICES):
            try:
                reason = here.match.why_not(seat, game.say(here.match._s, seat, choice))
            except (IndexError, KeyError):
                continue  # no choice of this step
            paragraph = getattr(reason, "paragraph", None)
            if paragraph and paragraph not in known:
                yield here.found("check.unknown_paragraph", seat=seat, paragraph=paragraph)
