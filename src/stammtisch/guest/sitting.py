"""A bot at somebody else's table: sits down, plays whatever it is asked, match after match, and comes back when the
line breaks. It behaves as the house's bots do: it takes a moment to think, and to react.
"""

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

from stammtisch.bots import Level, Player
from stammtisch.bots.seen import Seen
from stammtisch.core.dice import new_dice
from stammtisch.core.errors import Fault, StammtischError
from stammtisch.guest.line import Closed, TableLine
from stammtisch.guest.link import Invitation, NoTable, refusal, shown
from stammtisch.table import clocks

PAUSES = (0.25, 0.5, 1.0, 2.0, 5.0, 10.0)
"""Seconds before each try to connect again."""
LOOK = 0.5
"""Seconds between two looks around while nothing is told."""
NAMES = 9
"""So many names are tried: shy, shy 2, …"""

Tell = Callable[[Fault], None]


class Guest:
    """A bot on its way to a table, and at it. `new` makes it, for each match anew; it is as quick as its level."""

    def __init__(
        self,
        invitation: Invitation,
        name: str,
        level: Level,
        new: Callable[[], Player],
        tell: Tell,
        *,
        wished: int | None = None,
    ) -> None:
        self.invitation, self.name, self._wished, self._tell = invitation, name, wished, tell
        self._level, self._new = level, new
        self._token = invitation.token
        self._browser = secrets.token_urlsafe(24)
        self._match = 0
        """The number of the match for which there is a bot."""
        self._bot: Player | None = None
        self._story: Sequence[tuple[Any, ...]] = ()
        self._told: set[str] = set()
        """What has been told once."""

    # Coming and going

    def stay(self) -> None:
        """Until the table is no more, or somebody presses Ctrl-C. Raises `NoTable` if it cannot sit down."""
        tries = 0
        while True:
            try:
                line = TableLine(self.invitation, self._token, self._browser)
            except NoTable:
                if "sat" not in self._told:
                    raise
                line = None
            if line is not None:
                try:
                    tries = 0
                    if self._be_there(line):
                        return
                except Closed as closed:
                    final = self._for_good(closed.code)
                    if final is not None:
                        raise NoTable(final) from None
                except KeyboardInterrupt:
                    self._leave(line)
                    raise
                finally:
                    line.close()
            self._tell(Fault("sit.again", seconds=PAUSES[tries]))
            time.sleep(PAUSES[tries])
            tries = min(tries + 1, len(PAUSES) - 1)

    def _for_good(self, code: int) -> Fault | None:
        """Why a server has closed that does not want to see us again."""
        why = {
            4003: Fault("sit.sent_away"),
            4004: Fault("no_such_table", code=self.invitation.code),
            4009: Fault("sit.elsewhere"),
            4010: Fault("damaged_table"),
        }
        return why.get(code)

    @staticmethod
    def _leave(line: TableLine) -> None:
        """Somebody else may have the seat."""
        try:
            if line.seat is not None:
                line.send("leave")
                for _ in range(20):
                    if any(message["type"] == "ok" for message in line.hear(0.1)):
                        return
        except Closed:
            return

    def _be_there(self, line: TableLine) -> bool:
        """One connection, until there is nothing left to do (True) or it breaks (`Closed`). Raises `NoTable` if what
        comes is nothing that a table says.
        """
        try:
            return self._answer_whatever_comes(line)
        except StammtischError:
            raise
        except (KeyError, IndexError, TypeError, AttributeError, ValueError) as error:
            raise NoTable("seen_form", what=shown(f"{type(error).__name__}: {error}")) from None

    def _answer_whatever_comes(self, line: TableLine) -> bool:
        asking: dict[str, str] = {}
        while True:
            for message in line.hear(LOOK):
                if message["type"] in ("ok", "refused") and message["id"] in asking:
                    self._answered(line, asking, asking.pop(message["id"]), message)
                elif message["type"] == "bye" and message["key"] == "kicked":
                    raise NoTable("sit.sent_away")
            self._token = line.token
            if line.fresh and not asking and self._go_on(line, asking):
                return True

    def _go_on(self, line: TableLine, asking: dict[str, str]) -> bool:
        """What there is to do now. Whether nothing is left."""
        table = line.table
        if line.seat is None:
            if "door" not in self._told:
                seat = {} if self._wished is None else {"seat": self._wished}
                asking[line.send("sit", name=self.name, **seat)] = "sit"
            return False
        if "sat" not in self._told:
            self._once("sat", Fault("sit.sat", name=shown(table["seats"][line.seat]["name"]), seat=line.seat + 1))
        others = [each["person"] for each in table["seats"] if each["person"] not in (None, line.person)]
        if table["host"] == line.person and others:
            asking[line.send("host", person=others[0])] = "host"  # a bot is no host
        elif table["phase"] == "lobby" and not table["seats"][line.seat]["contributed"]:
            asking[line.send("contribute", text=secrets.token_hex(16))] = "contribute"
        elif table["phase"] == "over":
            return self._match_is_over(line, asking, others)
        elif table["phase"] == "playing" and line.view and line.decision and line.seat in line.view["awaiting"]:
            self._is_asked(line, asking)
        return False

    def _match_is_over(self, line: TableLine, asking: dict[str, str], others: list[int]) -> bool:
        number, outcome = line.table["match"], (line.view or {}).get("outcome")
        if outcome:
            self._once(f"over {number}", Fault("sit.over", number=number, place=outcome["places"][line.seat or 0]))
        if not others:
            self._tell(Fault("sit.alone"))
            self._leave(line)
            return True
        if f"again {number}" not in self._told and not line.table["seats"][line.seat or 0]["again"]:
            self._told.add(f"again {number}")
            asking[line.send("rematch")] = "rematch"
        return False

    def _once(self, what: str, told: Fault) -> None:
        if what not in self._told:
            self._told.add(what)
            self._tell(told)

    # Playing

    def _is_asked(self, line: TableLine, asking: dict[str, str]) -> None:
        assert line.decision is not None
        if self._match != line.table["match"] or self._bot is None:
            self._match, self._story, self._bot = line.table["match"], (), self._new()
            self._once(f"match {self._match}", Fault("sit.match", number=self._match))
        asking[line.send("seen", decision=line.decision["number"], since=len(self._story))] = "seen"

    def _answered(self, line: TableLine, asking: dict[str, str], what: str, message: dict[str, Any]) -> None:
        if message["type"] == "ok":
            if what == "seen":
                self._play(line, asking, message["seen"])
            elif what == "sit" and "guest" in message:
                self._once("door", Fault("sit.door"))
        elif what == "sit":
            self._refused_a_seat(message)
        elif message["key"] in ("too_fast", "busy"):
            time.sleep(1)
        elif message["key"] in ("too_late", "not_asked", "not_now"):
            return
        elif what == "seen":
            raise NoTable(refusal(message))
        elif what == "move" and line.decision and line.view and line.view["legal"]:
            self._tell(refusal(message))  # rules that are not quite ours: anything that is legal there will do
            asking[line.send("move", decision=line.decision["number"], move=line.view["legal"][0])] = "anything"

    def _refused_a_seat(self, message: dict[str, Any]) -> None:
        first, _, number = self.name.rpartition(" ")
        turn = int(number) if first and number.isdecimal() else 1
        if message["key"] != "name_taken" or turn >= NAMES:
            raise NoTable(refusal(message))
        self.name = f"{first if turn > 1 else self.name} {turn + 1}"

    def _play(self, line: TableLine, asking: dict[str, str], data: dict[str, Any]) -> None:
        """Have the bot decide, wait as long as one does, and say it."""
        begun, decision, view = time.monotonic(), line.decision, line.view
        if decision is None or view is None or line.seat is None or self._bot is None:
            return
        try:
            seen = Seen.read(data, line.seat, self._story)
        except StammtischError:
            raise
        except Exception as error:  # whatever a server sends that is none of ours
            raise NoTable("seen_form", what=shown(f"{type(error).__name__}: {error}")) from None
        self._story = seen.told
        move = self._bot.choose(seen, line.seat)
        dice = new_dice(secrets.token_bytes(32))
        if view["kind"] == "race":
            pause = self._level.reacts_after(dice)
        else:
            pause = clocks.bot_pause(self._level.name, line.table["pace"], dice)
        time.sleep(max(0.0, pause / 1000 - (time.monotonic() - begun)))
        asking[line.send("move", decision=decision["number"], move=move)] = "move"
