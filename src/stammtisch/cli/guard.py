"""Running commands so that no traceback ever reaches a user.

Exit codes: 0 all right, 1 a record or a database that is wrong, 2 something was asked for that cannot be done, 70 a
bug of ours, 130 interrupted.
"""

import os
import platform
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import typer

import stammtisch
from stammtisch import words
from stammtisch.cli.app import EXAMPLES, app
from stammtisch.cli.spoken import chosen, speak, speak_frame
from stammtisch.cli.usage import Misused, misused
from stammtisch.core import folders
from stammtisch.core.errors import StammtischError
from stammtisch.core.places import places
from stammtisch.words import explain, say
from stammtisch.words.fluent import NotFluent

WRONG, BUG, INTERRUPTED = 2, 70, 130


def main() -> None:
    """The command `stammtisch`."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError, ValueError, OSError):  # no stream at all, or not one of text
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    code = run(sys.argv[1:])
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        if not isinstance(error, BrokenPipeError):  # otherwise whoever read has seen enough
            with words.speaking(_language()):
                code = _complain(say("cli.no_output", reason=error.strerror))
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python would try again, and complain itself
    sys.exit(code)


def _language() -> str:
    """The language of the command line, as far as it says one that there is."""
    try:
        return chosen(sys.argv[1:])[0]
    except StammtischError:
        return words.SOURCE


def run(args: Sequence[str]) -> int:
    """Run a command line and give back its exit code, whatever happens."""
    try:
        language, rest = chosen(args)
    except StammtischError as error:
        return _complain(str(error))  # which language to say it in is what is not known
    try:
        with words.speaking(language):
            return _run(rest)
    except NotFluent as error:  # a catalogue of one's own: nothing can be said in that language
        return _complain(str(error))


def _run(args: Sequence[str]) -> int:
    speak_frame()
    try:
        commands = speak(typer.main.get_command(app), **EXAMPLES)
        result = commands.main(list(args), prog_name="stammtisch", standalone_mode=False)
    except typer.TyperException as error:
        return _usage(misused(error))
    except Misused as error:
        return _usage(error)
    except StammtischError as error:
        return _complain(explain(error))
    except (typer.Abort, KeyboardInterrupt):
        result = INTERRUPTED
    except OSError as error:
        where = error.filename or say("cli.a_file_or_the_output")
        return _complain(say("cli.unreadable", where=where, reason=error.strerror or error))
    except Exception as error:
        return _bug(error, args)
    if result == INTERRUPTED:
        print(f"\n{say('cli.goodbye')}", file=sys.stderr)
    return result if isinstance(result, int) else 0


def _usage(error: Misused | None) -> int:
    """What could not be made sense of, and where there is help; without an error, that has just been shown."""
    if error is not None:
        message = explain(error)
        _complain(say("cli.with_help", message=message, command=error.command) if error.command else message)
    return WRONG


def _complain(message: str) -> int:
    from stammtisch.cli.output import complain

    complain(message)
    return WRONG


def _of_a_game(error: Exception, fault: str) -> str | None:
    """What to say if the code of somebody else's game was at work."""
    from stammtisch import games

    told = "".join(traceback.format_exception(error))
    for game in (games.get(name) for name in games.names() if name not in games.NAMES):
        for name, at, _ in reversed(places(told, game.folder)):
            return say("cli.game_fails", game=game.name, name=name, at=at, fault=fault)
    return None


def _bug(error: Exception, args: Sequence[str]) -> int:
    details = "\n".join(
        [
            f"Stammtisch {stammtisch.__version__}, Python {platform.python_version()}, {platform.platform()}",
            f"stammtisch {' '.join(args)}",
            "",
            *traceback.format_exception(error),
        ]
    )
    fault = f"{type(error).__name__}: {error}"
    of_a_game = _of_a_game(error, fault)
    summary = " ".join((of_a_game or say("cli.bug", fault=fault)).split())
    file = _write_report(details)
    where = say("cli.details_are_in", file=file) if file else say("cli.no_details")
    _complain(f"{summary}. {where}")
    return WRONG if of_a_game else BUG


def _write_report(details: str) -> Path | None:
    file = folders.cache() / f"bug-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.txt"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(details, encoding="utf-8", errors="backslashreplace")
    except OSError:
        return None
    return file
