"""Running commands so that no traceback ever reaches a user.

Exit codes: 0 all right, 1 a record that is wrong, 2 something was asked for that cannot be done, 70 a bug of ours,
130 interrupted.
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
from stammtisch.cli.app import app
from stammtisch.core import folders
from stammtisch.core.errors import StammtischError

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
            code = _complain(f"the output cannot be written: {error.strerror}")
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python would try again, and complain itself
    sys.exit(code)


def run(args: Sequence[str]) -> int:
    """Run a command line and give back its exit code, whatever happens."""
    try:
        result = typer.main.get_command(app).main(list(args), prog_name="stammtisch", standalone_mode=False)
    except typer.TyperException as error:
        return _usage(error)
    except StammtischError as error:
        return _complain(str(error))
    except (typer.Abort, KeyboardInterrupt):
        result = INTERRUPTED
    except OSError as error:
        return _complain(
            f"{error.filename or 'a file or the output'} cannot be read or written: {error.strerror or error}"
        )
    except Exception as error:
        return _bug(error, args)
    if result == INTERRUPTED:
        print("\nGoodbye.", file=sys.stderr)
    return result if isinstance(result, int) else 0


def _usage(error: typer.TyperException) -> int:
    """What typer could not make sense of."""
    message = " ".join(error.format_message().split())
    context = getattr(error, "ctx", None)
    if message:  # without one, the help itself has just been shown
        _complain(f"{message.rstrip('.')}. Help: {context.command_path} --help" if context else message)
    return WRONG


def _complain(message: str) -> int:
    from stammtisch.cli.output import complain

    complain(message)
    return WRONG


def _bug(error: Exception, args: Sequence[str]) -> int:
    details = "\n".join(
        [
            f"Stammtisch {stammtisch.__version__}, Python {platform.python_version()}, {platform.platform()}",
            f"stammtisch {' '.join(args)}",
            "",
            *traceback.format_exception(error),
        ]
    )
    summary = " ".join(f"this is a bug in Stammtisch, not your fault: {type(error).__name__}: {error}".split())
    file = _write_report(details)
    _complain(f"{summary}. {f'Details are in {file}' if file else 'Its details could not be written to a file'}")
    return BUG


def _write_report(details: str) -> Path | None:
    file = folders.cache() / f"bug-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.txt"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(details, encoding="utf-8", errors="backslashreplace")
    except OSError:
        return None
    return file
