"""One table: who sits there, what is agreed, the match that runs, and its log.

    table           the table itself: takes commands and the time, gives effects
    commands        what can be asked of it
    handlers        what each command does
    moves           how a move gets into the match, a person's or one that the table plays for a seat
    checks          what has to be so before something is done
    participants    who sits where
    agreement       what was agreed
    presence        who is connected
    absence         people who drop out and come back
    replication     a table that several servers have in memory
    flow            the running match: decisions, deadlines, what the table answers for others, races
    clocks          how long things take
    hints           what a strong bot would do in somebody's place
    recalling       what somebody's seat knows, for programs that think there
    updates         what everybody is told of a match: the only way out
    facts           what anybody with the code may know
    log             the lines from which a table is rebuilt
    answers         what people were answered, in case they ask again
    names           what people may call themselves and write
    refusals        why something is not done

It does no I/O and has no clock of its own.
"""

from stammtisch.table.log import Answer, Damaged, Effects, Row
from stammtisch.table.refusals import Refused
from stammtisch.table.table import Table, key_of

__all__ = ["Answer", "Damaged", "Effects", "Refused", "Row", "Table", "key_of"]
