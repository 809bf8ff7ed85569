"""Databases as each version wrote them, kept for ever: every later version has to open them.

`python -m tests.server.kept_databases` plays tables of scripted people and keeps them under the number of this version:
the log (`fixtures/VERSION.jsonl`), and what its tables were when they were written (`fixtures/VERSION.json`, views and
stories as digests). Files of a version that is out are never written again.
"""

import json
import random
from collections.abc import Callable, Collection, Iterator
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Any

from stammtisch import __version__
from stammtisch.core.agenda import Kind
from stammtisch.daily import find
from stammtisch.games.klaumau.bomb import READY
from stammtisch.service.lessons import deal_of, of
from stammtisch.table import Row, Table, commands, key_of, replaying
from stammtisch.table.agreement import find_game
from stammtisch.table.clocks import GRACE
from stammtisch.table.facts import facts
from stammtisch.table.origin import Origin
from stammtisch.table.updates import encode
from tests.table.parlour import Parlour

FIXTURES = Path(__file__).parent / "fixtures"
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
BOT, ME, OPEN = commands.Place("bot"), commands.Place("me"), commands.Place("open")
GAMES: dict[str, dict[str, Any]] = {
    "gaunerbande": {"players": 4, "options": {"limit": 12}},
    "black_spy": {"players": 3, "options": {"limit": 30, "mole": True, "follow_the_rank": True}},
    "zehn": {"players": 3, "options": {"tie": "highest_card", "deck": {"p1": {"points": 10}, "n0": {"count": 4}}}},
    "klaumau": {"players": 4, "options": {"doubters": "anyone", "watchdog": True, "forgery": True}},
    "halt_mal_kurz": {"players": 3, "options": {"police": "anyone", "list": "all", "well": "always"}},
}
"""Short matches, with something agreed that is not usual."""


class Evening(Parlour):
    """A table that will be kept, with people who choose by a seed."""

    count = 0

    def __init__(self, game: str, **agreed: Any) -> None:
        Evening.count += 1
        secret = sha256(f"the secret of evening {Evening.count}".encode()).hexdigest()
        code = "".join(random.Random(Evening.count).choices(LETTERS, k=8))
        super().__init__(game, **{"code": code, "secret": secret, **agreed})
        self.rng = random.Random(Evening.count)
        self.people = [self.host()]

    def come(self, *seats: int) -> "Evening":
        self.people += [self.join(seat) for seat in seats]
        return self

    def all_come(self) -> "Evening":
        return self.come(*self.table.participants.free())

    def do(self, kind: Callable[..., Any], *values: Any, who: int = 0, **named: Any) -> dict[str, Any]:
        answer = self.people[who].do(kind(self.id(), *values, **named))
        assert answer["type"] == "ok", answer
        return answer

    def begin(self) -> "Evening":
        self.do(commands.Start)
        return self

    def play(self, moves: int = 10_000, *, slow: bool = False, until: Kind | None = None) -> "Evening":
        """Whoever is asked chooses anything, at once or after a while, until so many moves or a kind of decision."""
        for _ in range(moves):
            flow = self.table.flow
            if self.table.phase != "playing" or flow is None or flow.decision is None:
                break
            if until is not None and flow.decision.kind is until:
                return self
            asked = [each for each in self.around if each.you["seat"] is not None and each.view and each.view["legal"]]
            asked = [each for each in asked if not flow.has_slapped(each.you["seat"])]
            if not asked:
                self.wait(1000)
                continue
            if slow:
                self.wait(self.rng.randrange(200, 3000))
                if self.table.flow.number != flow.number or self.table.phase != "playing":
                    continue
            somebody = self.rng.choice(asked)
            if not somebody.view["legal"]:
                continue
            move = self.rng.choice(somebody.view["legal"])
            somebody.do(commands.Play(self.id(), somebody.decision["number"], move), self.rng.randrange(250))
        return self


# The evenings


def _lobby(game: str) -> Evening:
    """Much is agreed, and nobody has begun."""
    evening = Evening(game, **GAMES[game], seats=(ME, *(OPEN,) * (GAMES[game]["players"] - 1))).come(1, 2)
    evening.do(commands.Rename, "Ada „die Erste“ O'Hara", who=0)
    evening.do(commands.Settle, clock=30, pace="calm", spectators=False, hints=False, stand_in="lehrling")
    evening.do(commands.Settle, players=GAMES[game]["players"] + 1)
    evening.do(commands.AddBot, evening.table.agreed.players - 1, "meister")
    evening.do(commands.Swap, 0, 1)
    evening.do(commands.Settle, ages=list(reversed(range(evening.table.agreed.players))))
    evening.do(commands.Contribute, "eine Prise Salz 🧂 \\ \" ' \t", who=1)
    evening.do(commands.Chat, "Na, wer fängt an? <b>Ich</b> & 🦊", who=2)
    evening.do(commands.PassHost, 2)
    evening.do(commands.ChangeSeat, evening.table.agreed.players - 1, who=2)
    return evening


def _middle(game: str) -> Evening:
    """People and bots at the usual pace; somebody rests, somebody is lost and a bot plays for them."""
    players = GAMES[game]["players"]
    evening = Evening(game, **GAMES[game], clock=60, pace="usual", seats=(ME, OPEN, *(BOT,) * (players - 2))).come(1)
    evening.do(commands.Contribute, "zehn")
    evening.begin().play(12, slow=True)
    evening.do(commands.Rest, True, who=1)
    evening.wait(9_000)
    evening.do(commands.Rest, False, who=1)
    evening.do(commands.Chat, "Da bin ich wieder.", who=1)
    evening.play(8, slow=True)
    evening.disconnect(evening.people[0])
    evening.wait(GRACE + 4_000)  # a bot plays for the host, whose duty has gone to the other one
    return evening


def _again(game: str) -> Evening:
    """After a match another one, with something else agreed, and not yet over."""
    evening = Evening(game, **GAMES[game], pace="instant", seats=(ME, OPEN, *(BOT,) * (GAMES[game]["players"] - 2)))
    evening.come(1).begin().play()
    evening.do(commands.Chat, "Revanche!", who=1)
    evening.do(commands.Rematch)
    evening.do(commands.Contribute, "noch einmal", who=1)
    evening.do(commands.Settle, pace="brisk")
    return evening.begin().play(15, slow=True)


def _door() -> Evening:
    """Somebody comes in the middle of a match and is let in, is sent away, waits at the door and is let in again."""
    evening = Evening("gaunerbande", players=4, pace="usual", seats=(ME, OPEN, BOT, BOT), address="home").come(1)
    evening.begin().play(6)
    evening.do(commands.Leave, who=1)
    evening.do(commands.Sit, "Ben wieder", 1, who=1)
    carla = evening.connect("the token of Carla", Origin("a browser", "an address"))
    evening.people.append(carla)
    evening.do(commands.Sit, "Carla", 3, who=2)
    evening.do(commands.LetIn, _waiting(evening))
    evening.play(4, slow=True)
    evening.do(commands.Kick, 3)
    evening.people[2] = evening.connect("another token of Carla", Origin("another browser", "an address"))
    evening.do(commands.Sit, "Carla B", 3, who=2)
    evening.do(commands.LetIn, _waiting(evening))
    evening.people.append(evening.connect("the token of Dora", Origin("a third browser", "a third address")))
    evening.do(commands.Sit, "Dora", 2, who=3)
    return evening.play(6, slow=True)


def _waiting(evening: Evening) -> int:
    """The number of whoever waits at the door."""
    return int(facts(evening.table)["door"][-1]["guest"])


def _lesson(game: str) -> Evening:
    players, deal = of(find_game(game)).players, deal_of(find_game(game)).hex()
    evening = Evening(game, players=players, deal=deal, lesson=True, seats=(ME, *(BOT,) * (players - 1)))
    return evening.begin().play(5, slow=True)


def _day() -> Evening:
    """A deal of the day, half-way: dice that are the same for everybody, and a company with names."""
    deal = find(find_game("halt_mal_kurz"), date(2026, 11, 16))
    seats = tuple(commands.Place("bot", name=name) if name else ME for name in deal.company)
    begun = commands.Begun(deal.seed.hex(), dice=deal.dice.hex())
    given = {"seats": seats, "begun": begun, "day": deal.day.isoformat(), "absence": 0, "hints": False}
    return (
        Evening(deal.game.name, players=deal.players, options=dict(deal.options), **given).begin().play(30, slow=True)
    )


def _challenge() -> Evening:
    """Cards that somebody has sent, played to the end."""
    begun = commands.Begun("cd" * 32, dice="ef" * 32)
    seats = (BOT, ME, commands.Place("bot", "lehrling", "Kurt"))
    link = "abcdefgh-1-0123456789abcdef01234567"
    evening = Evening("zehn", players=3, options={"rounds": 2}, seats=seats, begun=begun, challenge=link, absence=0)
    return evening.begin().play()


def _race() -> Evening:
    """Races with ways of their own, one of them still open, with a slap that waits for its judging."""
    evening = Evening("halt_mal_kurz", players=4, seats=(ME, OPEN, OPEN, BOT)).come(1, 2).begin()
    evening.play(20, slow=True).play(until=Kind.RACE)
    evening.play(1)
    return evening


def _bomb() -> Evening:
    rule = [{"who": "others", "what": "lose", "count": 1}, {"who": "left", "what": "draw", "count": 2}]
    options = {"bomb": True, "bomb_rule": rule, "fence": True, "surrounded": True, "forced_card_acts": True}
    return Evening("klaumau", players=5, options=options, pace="instant").all_come().begin().play(60)


def _own_deck() -> Evening:
    deck = {"r1": 9, "r2": 4, "g3": 6, "y-key": 3, "b-safe": 4, "g-crook": 5, "br-plan": 3, "b4": 6, "police": 4}
    options = {"bomb": True, "bomb_rule": next(iter(READY)), "deck": deck}
    return Evening("klaumau", players=3, options=options, clock=15, pace="brisk").all_come().begin().play(40, slow=True)


def _silence() -> Evening:
    """Nobody answers: clocks run down and windows lapse; then everybody goes, the table sleeps and is woken."""
    evening = Evening("klaumau", players=3, options={"doubters": "anyone"}, clock=15).all_come().begin()
    evening.play(12, slow=True)
    evening.wait(60_000)
    for somebody in evening.people:
        evening.disconnect(somebody)
    evening.wait(5 * GRACE)
    evening.people[1] = evening.connect(evening.people[1].token)
    evening.wait(3_000)
    return evening.play(4)


def _mole() -> Evening:
    options = {"limit": 40, "capture_or_release": True, "announce_a_colour": True, "reduce_points": True}
    return Evening("black_spy", players=6, options=options, pace="instant").all_come().begin().play(40)


def _house_rules(game: str, **options: Any) -> Evening:
    """House rules, and somebody who has chosen a face."""
    evening = Evening(game, players=3, options=options, pace="instant").all_come()
    evening.do(commands.Rename, "Ada", face=17)
    return evening.begin().play(30)


def _rounds() -> Evening:
    return _house_rules("gaunerbande", rounds=2, passing="hearts", exactly="half", looking_back="last_trick", limit=20)


def _clean() -> Evening:
    return _house_rules("black_spy", rounds=2, first_trick="clean", keep_every=2, looking_back="last_trick")


def _chips() -> Evening:
    return _house_rules("zehn", rounds=4, chips=5, last_refill="no", next_start="left")


def _small_deck() -> Evening:
    deck = {"nazi-k": 4, "halt-p": 4, "schnick-a": 6, "liste-k": 4, "mein-p": 4, "versammlung-k": 2, "razupaltuff": 1}
    return _house_rules("halt_mal_kurz", hand=4, starts="duel", majority="most", deck=deck)


def _programme() -> Evening:
    """Several games in one evening: one is over, somebody has gone and is back, the rest is agreed anew."""
    items = (commands.Item("zehn", {"rounds": 1}, 2), commands.Item("gaunerbande", {"limit": 12}))
    evening = Evening("zehn", players=4, options={"rounds": 1}, pace="instant", programme=items).all_come()
    evening.begin().play()
    evening.do(commands.Rematch)
    evening.do(commands.Leave, who=1)
    evening.do(commands.AddBot, 1)
    evening.begin().play()
    evening.do(commands.Rematch)
    evening.do(commands.Sit, "Ben wieder", 1, who=1)
    evening.do(commands.Programme, [commands.Item("klaumau", {"rounds": 1}), commands.Item("zehn", {"chips": 5})])
    return evening.begin().play(30)


def _evening_over() -> Evening:
    """A programme that was played to its end."""
    items = (commands.Item("zehn", {"rounds": 2}), commands.Item("halt_mal_kurz", {"hand": 4}))
    evening = Evening("zehn", players=3, options={"rounds": 2}, pace="instant", programme=items).all_come()
    evening.begin().play()
    evening.do(commands.Rematch)
    return evening.begin().play()


def evenings() -> Iterator[Evening]:
    """All of them, one after the other."""
    for game in GAMES:
        yield _middle(game)
    yield from (_lobby("klaumau"), _again("gaunerbande"), _lesson("black_spy"))
    yield from (_door(), _race(), _bomb(), _own_deck(), _silence(), _mole())
    yield from (_rounds(), _clean(), _chips(), _small_deck(), _day(), _challenge())
    yield from (_programme(), _evening_over())


# What is kept of a table


def digest(data: Any) -> str:
    text = data if isinstance(data, str) else json.dumps(data, ensure_ascii=False, sort_keys=True)
    return sha256(text.encode()).hexdigest()[:24]


def lasting(table: Table, names: Collection[str] = ()) -> dict[str, str]:
    """What anybody may know of a table, but for who is connected, or waits at the door."""
    known = json.loads(encode(facts(table)))
    del known["watchers"], known["door"]
    for seat in known["seats"]:
        del seat["presence"], seat["stand_in_at"]
    return {name: digest(known[name]) for name in names or known}


def shown(table: Table, token: str) -> dict[str, Any]:
    return json.loads(table.snapshot(key_of(token), table.changed))


def glance(snapshot: dict[str, Any], names: str = "") -> dict[str, Any]:
    """What somebody sees: later versions may show more, never less or anything else. How long there is for a
    decision is theirs to say.
    """
    view, decision = snapshot["view"] or {}, snapshot["decision"]
    names = names or " ".join(sorted(view))
    return {
        "seat": snapshot["you"]["seat"],
        "names": names,
        "view": digest({name: view[name] for name in names.split()}),
        "decision": decision and [decision["number"], decision["opened"]],
        "story": digest(snapshot["story"]),
        "chat": digest(snapshot["chat"]),
    }


def records(rows: list[Row], table: Table) -> dict[str, str]:
    """The texts of all matches, by number."""
    found = {str(each.number): digest(replaying.recall(rows, each.number).record()) for each in table.finished}
    if table.flow is not None:
        found[str(table.matches)] = digest(table.flow.match.record())
    return found


def _kept(evening: Evening) -> dict[str, Any]:
    table = evening.table
    seated = [each.token for each in evening.people if each.key in table.participants.keys]
    return {
        "game": table.agreed.game.name,
        "phase": table.phase,
        "match": table.matches,
        "rows": len(evening.rows),
        "changed": table.changed,
        "facts": lasting(table),
        "people": {token: glance(shown(table, token)) for token in seated},
        "watcher": glance(shown(table, "somebody who only watches")),
        "records": records(evening.rows, table),
    }


def main() -> None:
    played = list(evenings())
    rows = [(evening.table.code, row.number, row.at, row.line.decode()) for evening in played for row in evening.rows]
    kept = {evening.table.code: _kept(evening) for evening in played}
    assert len(kept) == len(played)
    FIXTURES.mkdir(exist_ok=True)
    for ending, lines in ((".jsonl", rows), (".json", kept.items())):
        text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
        (FIXTURES / f"{__version__}{ending}").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
