"""The record is the game: one JSON object per line, from the header to the outcome. See docs/records.md.

Writing reads a match's story. Replaying plays the moves again and compares every line that follows from them (shuffles,
scores, the end) with the line that stands there, so a record is either right or wrong at a certain line.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from io import StringIO
from typing import Any

import msgspec

from stammtisch.core import chance
from stammtisch.core.errors import BadChance, BadRecord, Fault, StammtischError
from stammtisch.core.fairness import Proof
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.outcome import Reason

VERSION = 1


class RecordLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """One line of a record."""


class Header(RecordLine, tag="match", frozen=True):
    stammtisch: int
    """The version of the format."""
    game: str
    players: int
    names: list[str]
    ages: list[int]
    """Seats from the eldest to the youngest."""
    options: dict[str, Any]
    seed: str | None
    """64 hexadecimal digits, or null where the cards were dealt by hand."""


class Fair(RecordLine, tag="fair", frozen=True):
    """Where the seed came from, if players had a part in it; the line after the header."""

    commitment: str
    """SHA-256 of the secret, as it was shown before the deal."""
    secret: str
    contributions: list[str]
    """What each seat threw in; an empty text for those who threw in nothing."""


class Shuffle(RecordLine, tag="shuffle", frozen=True):
    cards: list[str]


class Pick(RecordLine, tag="pick", frozen=True):
    choice: int
    of: int


class Play(RecordLine, tag="move", frozen=True):
    seat: int
    move: str


class Scores(RecordLine, tag="scores", frozen=True):
    round: int
    points: list[int]
    totals: list[int]


class End(RecordLine, tag="end", frozen=True):
    reason: str
    totals: list[int]
    places: list[int]
    digest: str
    """SHA-256 of all lines before this one, each with its line feed."""


AnyLine = Header | Fair | Shuffle | Pick | Play | Scores | End
_decoder = msgspec.json.Decoder(AnyLine)
_encode = msgspec.json.Encoder().encode


# Writing


def write(match: Match) -> str:
    """The record of a match; without an end line while it runs."""
    lines: list[AnyLine] = [header(match), *_fair(match), *_lines(match, 0)]
    return "".join(f"{text}\n" for text in _texts(lines))


def header(match: Match) -> Header:
    seed = match.seed.hex() if match.from_seed else None
    names, ages, options = list(match.names), list(match.ages), match.options.as_json()
    return Header(VERSION, match.game.name, match.players, names, ages, options, seed)


def _fair(match: Match) -> Iterator[Fair]:
    proof = match.proof
    if proof is not None:
        yield Fair(proof.commitment, proof.secret, list(proof.contributions))


def _texts(lines: Sequence[AnyLine]) -> Iterator[str]:
    """The lines as text, with the digest filled in."""
    digest = sha256()
    for line in lines:
        text = _encode(_sealed(line, digest.hexdigest()) if isinstance(line, End) else line)
        digest.update(text + b"\n")
        yield text.decode()


def _sealed(end: End, digest: str) -> End:
    return msgspec.structs.replace(end, digest=digest)


def _lines(match: Match, start: int) -> Iterator[AnyLine]:
    """What the story says from note number `start` on, in lines. The digest of an end is left empty."""
    name = match.game.deck.name
    for kind, *values in match.story(start):
        if kind == "shuffle":
            yield Shuffle([name(card) for card in values])
        elif kind == "pick":
            yield Pick(*values)
        elif kind == "move":
            yield Play(*values)
        elif kind == "scores":
            yield Scores(*values)
        elif kind == "ends":
            outcome = match.outcome
            assert outcome is not None
            yield End(Reason(values[0]).word, list(outcome.totals), list(outcome.places), "")


# Reading


def read(text: str) -> list[tuple[int, list[AnyLine]]]:
    """The matches of a file, each with the number of its first line. Only the form of the lines is checked."""
    return list(each(StringIO(text)))


def each(lines: Iterable[str]) -> Iterator[tuple[int, list[AnyLine]]]:
    """The same, match by match, for files that are too long to be held in memory.

    Lines end with a line feed, and with nothing else that Python would take for the end of a line. At a line that
    cannot be read, the match is given as far as it went before the error is raised.
    """
    first, match = 1, list[AnyLine]()
    for number, raw in enumerate(lines, 1):
        try:
            line = _parse(raw.rstrip("\r\n"), number)
        except BadRecord:
            if match:
                yield first, match
            raise
        if isinstance(line, Header):
            if match:
                yield first, match
            first, match = number, []
        elif not match:
            raise BadRecord("no_header", header='{"type":"match","stammtisch":1,…}', line=1)
        match.append(line)
    if not match:
        raise BadRecord("empty_record", line=1)
    yield first, match


def one_match(found: int) -> Fault:
    """Where a file holds several and one is meant."""
    return Fault("several_matches", got=found)


def _parse(raw: str, number: int) -> AnyLine:
    try:
        line: AnyLine = _decoder.decode(raw)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadRecord("not_a_line", reason=str(error), line=number) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRecord("not_json", found=repr(raw[:40]), reason=str(error), line=number) from None
    return line


# Replaying


def replay(
    lines: Sequence[AnyLine],
    get_game: Callable[[str], Game],
    *,
    first: int = 1,
    unfinished: bool = False,
    pause: Callable[[], None] = lambda: None,
) -> Match:
    """Play a record again. Raises at the first line that cannot have happened so.

    `first` is the number of the header's line in its file. With `unfinished` the record may break off.
    `pause` is called between moves, and may raise.
    """
    replayer = _Replayer(lines, get_game, first)
    replayer.pause = pause
    match = replayer.run()
    missing = replayer.missing()
    if missing and not unfinished:
        raise BadRecord("breaks_off", missing=missing, line=first + len(lines))
    return match


class _Replayer:
    def __init__(self, lines: Sequence[AnyLine], get_game: Callable[[str], Game], first: int) -> None:
        self.lines = lines
        self.first = first
        self.place = 1
        """The next line that has not been compared."""
        self.seen = 0
        """How many notes of the story have been compared."""
        self.untold: AnyLine | None = None
        """The first line that should follow where the record breaks off."""
        head = lines[0]
        assert isinstance(head, Header)
        if head.stammtisch != VERSION:
            raise BadRecord("record_version", got=head.stammtisch, version=VERSION, line=first)
        self.by_hand = head.seed is None
        self.proof = self._proven(head)
        self.chance_lines = [i for i, line in enumerate(lines) if isinstance(line, Shuffle | Pick)]
        self.match = self._begin(head, get_game)
        self.pause: Callable[[], None] = lambda: None

    def _proven(self, head: Header) -> Proof | None:
        """How the seed came about, if the record says so: checked, and behind us."""
        line = self.lines[1] if len(self.lines) > 1 else None
        if not isinstance(line, Fair):
            return None
        proof = Proof(line.commitment, line.secret, tuple(line.contributions))
        try:
            proof.check(None if head.seed is None else chance.read_seed(head.seed), head.players)
        except StammtischError as error:
            raise BadRecord(error.fault, line=self.first + 1) from None
        self.place = 2
        return proof

    def _begin(self, head: Header, get_game: Callable[[str], Game]) -> Match:
        try:
            game = get_game(head.game)
            options = game.options.build(head.options)
        except StammtischError as error:
            raise BadRecord(error.fault, line=self.first) from None
        given = self._given(game) if self.by_hand else []
        try:
            match = Match(
                game,
                players=head.players,
                options=options,
                seed=head.seed,
                names=head.names,
                ages=head.ages,
                given=given,
                proof=self.proof,
            )
        except BadChance as error:
            raise self._misfit(error) from None
        except StammtischError as error:
            raise BadRecord(error.fault, line=self.first) from None
        if msgspec.structs.replace(header(match), seed=head.seed) != head:
            raise BadRecord("header_differs", header=_text(header(match)), line=self.first)
        return match

    def _given(self, game: Game) -> list[tuple[int, ...]]:
        """The results of chance, as the record dictates them."""
        given: list[tuple[int, ...]] = []
        for i in self.chance_lines:
            line = self.lines[i]
            try:
                given.append(game.deck.order(line.cards) if isinstance(line, Shuffle) else (line.choice, line.of))  # type: ignore[union-attr]
            except StammtischError as error:
                raise BadRecord(error.fault.of(game.name), line=self.first + i) from None
        return given

    def run(self) -> Match:
        self._compare()
        while self.place < len(self.lines):
            number = self.first + self.place
            line = self.lines[self.place]
            if not isinstance(line, Play):
                raise BadRecord(self._found_no_move(line), line=number)
            self._play(line, number)
            self._compare()
            self.pause()
        return self.match

    def missing(self) -> Fault | str | None:
        """What a record that breaks off should go on with."""
        if self.untold is not None:
            return self._wanted(self.untold)
        decision = self.match.decision
        return self._move_of(decision.seats) if decision else None

    def _play(self, line: Play, number: int) -> None:
        try:
            legal = self.match.legal(line.seat)
            self.match.play(line.seat, line.move)
        except BadChance as error:
            raise self._misfit(error) from None
        except StammtischError as error:
            fault = Fault("move_impossible", move=line.move, seat=line.seat, fault=error.fault)
            raise BadRecord(fault, line=number) from None
        if line.move not in legal:
            raise BadRecord("move_not_plain", example=legal[0], move=line.move, line=number)

    def _misfit(self, error: BadChance) -> BadRecord:
        return BadRecord(error.fault, line=self.first + self.chance_lines[error.number])

    def _compare(self) -> None:
        """Compare everything that has happened with the lines that should tell it."""
        start, self.seen = self.seen, self.match.story_length
        for told in _lines(self.match, start):
            if self.place == len(self.lines):
                self.untold = told
                return
            found, number = self.lines[self.place], self.first + self.place
            expected = _sealed(told, self._digest()) if isinstance(told, End) else told
            if found != expected:
                raise BadRecord(self._differs(expected, found), line=number)
            self.place += 1

    def _differs(self, expected: AnyLine, found: AnyLine) -> Fault:
        if isinstance(expected, End) and isinstance(found, End) and _sealed(found, expected.digest) == expected:
            return Fault("digest_differs", wanted=expected.digest, found=found.digest)
        return Fault("line_differs", wanted=self._wanted(expected), found=_text(found))

    def _wanted(self, line: AnyLine) -> Fault | str:
        """What should stand in a line."""
        if not isinstance(line, Shuffle | Pick):
            return _text(line)
        if not self.by_hand:
            return Fault("from_the_seed", line=_text(line))
        if isinstance(line, Shuffle):  # what it should have been, nobody can know
            return Fault("a_shuffle")
        return Fault("a_pick")

    def _found_no_move(self, line: AnyLine) -> Fault:
        if self.match.over:
            return Fault("after_the_end", found=_text(line))
        wanted = self._move_of(self.match.awaiting)
        return Fault("line_differs", wanted=wanted, found=_text(line))

    def _move_of(self, seats: Sequence[int]) -> Fault:
        return Fault("a_move", seats=[str(seat) for seat in seats])

    def _digest(self) -> str:
        return sha256(b"".join(_encode(line) + b"\n" for line in self.lines[: self.place])).hexdigest()


def _text(line: AnyLine) -> str:
    text = _encode(line).decode()
    return text if len(text) <= 160 else text[:157] + "…"
