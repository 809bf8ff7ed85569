"""The command line.

    app          the commands
    serving      opening the table for browsers
    simulating   the longest of them
    arena        and the next
    flags        what may be asked of them; the options of each game as flags
    guard        running them, so that whatever goes wrong ends in one clear line
    output       printing, for people and for pipes
    reading      the shelf of games and the rulebooks, for the terminal
    retell       a recorded match, told in words

Starting is quick: rich, the records and everything compiled are imported only by the commands that need them.
"""

from stammtisch.cli.app import app
from stammtisch.cli.guard import main, run

__all__ = ["app", "main", "run"]
