"""Nobody sees two hands of one match, and whoever was sent away stays out."""

import random

import pytest

from stammtisch.table import Table, commands
from stammtisch.table.admission import KNOCKS, KNOCKS_FROM_ONE, SENT_AWAY, WAITING, WAITING_FROM_ONE
from stammtisch.table.log import LogLine, Row, decode_line, encode_line
from stammtisch.table.origin import Origin, origin_of, place_of
from tests.table.parlour import NAMES, START, Parlour, Somebody, token_of

BOTS = (commands.Place("me"), *[commands.Place("bot")] * 3)
HOME, ELSEWHERE, FAR = (Origin(f"browser {n}", f"address {n}") for n in range(3))


def playing(*, friends: int = 0, **agreed) -> tuple[Parlour, list[Somebody]]:
    """A match between the host, friends and bots. Everybody has a browser and an address of their own."""
    parlour = Parlour(seats=BOTS, think=False, browser=HOME.browser, address=HOME.address, **agreed)
    host = parlour.connect(token_of(NAMES[0]), HOME)
    people = [host]
    for number in range(1, friends + 1):
        friend = parlour.connect(token_of(NAMES[number]), Origin(f"browser {number}", f"address {number}"))
        assert friend.do(commands.Sit(parlour.id(), NAMES[number], number))["type"] == "ok"
        people.append(friend)
    assert host.do(commands.Start("s"))["type"] == "ok"
    return parlour, people


def sit(parlour: Parlour, somebody: Somebody, seat: int | None, name: str = "Zoe") -> dict:
    return somebody.do(commands.Sit(parlour.id(), name, seat))


def hands_seen(somebody: Somebody) -> set[int]:
    """The seats whose cards somebody was shown."""
    shown = [m for m in somebody.messages if m["type"] == "snapshot" and m["view"] and m["view"]["hand"]]
    return {m["you"]["seat"] for m in shown}


# Whoever has seen a hand


@pytest.mark.parametrize("game", ["gaunerbande", "klaumau", "zehn", "black_spy", "halt_mal_kurz"])
def test_getting_up_and_sitting_down_elsewhere_shows_nothing(game):
    """Leave, sit on each bot's seat, leave, sit back: once all hands were seen."""
    parlour, (host,) = playing(game=game)
    host.do(commands.Leave(parlour.id()))
    for seat in (1, 2, 3):
        refused = sit(parlour, host, seat)
        assert (refused["key"], refused["parameters"]) == ("seen_cards", {"seat": 0})
    assert sit(parlour, host, 0)["seat"] == 0
    assert hands_seen(host) == {0}
    assert parlour.rebuilt().door == parlour.table.door


def test_without_naming_a_seat_one_gets_ones_own():
    parlour, (host,) = playing()
    host.do(commands.Leave(parlour.id()))
    assert sit(parlour, host, None)["seat"] == 0


def test_a_second_window_of_the_same_browser_is_the_same_person():
    parlour, (host, ben) = playing(friends=1)
    second = parlour.connect("another token, same browser", Origin(HOME.browser, "somewhere else"))
    refused = sit(parlour, second, 3)
    assert (refused["key"], refused["parameters"]["seat"]) == ("seen_cards", 0)
    assert sit(parlour, second, 0)["key"] == "seat_taken"
    host.do(commands.Leave(parlour.id()))
    assert sit(parlour, second, 0)["seat"] == 0
    assert hands_seen(ben) == {1}


def test_a_second_window_from_the_same_address_needs_somebody_elses_word():
    """The host cannot let themselves in: not by another token, not by another browser."""
    parlour, (host, ben) = playing(friends=1)
    for number, origin in enumerate((Origin("another browser", HOME.address), Origin("", HOME.address))):
        second = parlour.connect(f"another token, number {number}", origin)
        guest = sit(parlour, second, 2 + number, f"Zoe {number}")["guest"]
        assert host.do(commands.LetIn(parlour.id(), guest))["key"] == "own_guest"
        assert second.you["seat"] is None
        assert ben.do(commands.LetIn(parlour.id(), guest))["type"] == "ok"
        assert second.you["seat"] == 2 + number


def test_two_browsers_are_two_people_where_nothing_tells_that_they_are_not():
    """What no server can prevent (docs/design/threats.md): a host lets them in, or is that person at two addresses."""
    parlour, (host, ben) = playing(friends=1)
    second = parlour.connect("another token of Ben", Origin("another browser", "address 1"))
    guest = sit(parlour, second, 3)["guest"]
    assert host.do(commands.LetIn(parlour.id(), guest))["type"] == "ok"
    assert (hands_seen(ben), hands_seen(second)) == ({1}, {3})
    parlour, (host,) = playing()
    second = parlour.connect("another token of the host", Origin("another browser", "the address of a phone"))
    guest = sit(parlour, second, 3)["guest"]
    assert host.do(commands.LetIn(parlour.id(), guest))["type"] == "ok"
    assert (hands_seen(host), hands_seen(second)) == ({0}, {3})


def test_alone_with_bots_nobody_can_let_a_second_window_in():
    parlour, (host,) = playing()
    second = parlour.connect("another token, same address", Origin("", HOME.address))
    assert sit(parlour, second, 2)["key"] == "seen_from_here"
    host.do(commands.Leave(parlour.id()))
    assert sit(parlour, second, 2)["key"] == "seen_from_here"
    assert hands_seen(second) == set()


def test_the_host_who_sends_somebody_away_does_not_see_their_cards():
    parlour, (host, ben, cleo) = playing(friends=2)
    host.do(commands.Kick(parlour.id(), 1))
    host.do(commands.Leave(parlour.id()))
    second = parlour.connect("another token, same address", Origin("", HOME.address))
    assert sit(parlour, host, 1)["key"] == "seen_cards"
    assert sit(parlour, second, 1)["guest"]  # and Cleo is host now, and decides
    cleo.do(commands.Leave(parlour.id()))
    assert sit(parlour, cleo, 1, "Cleo")["key"] == "seen_cards"
    assert sit(parlour, ben, 1, "Ben")["key"] == "sent_away"


def test_after_the_match_everybody_sits_where_they_like():
    parlour, (host,) = playing()
    host.do(commands.Leave(parlour.id()))
    zoe = parlour.connect("somebody new, from far away", FAR)
    assert sit(parlour, zoe, 1)["seat"] == 1  # nobody is left whom one could ask
    parlour.think = True
    parlour.table.flow.think_again()
    parlour.settle(parlour.table._give())
    parlour.play_out(random.Random(1).choice)
    assert sit(parlour, host, 3, "Ada")["seat"] == 3
    assert zoe.do(commands.Rematch("r"))["type"] == "ok"
    assert host.do(commands.ChangeSeat("c", 2))["seat"] == 2
    assert zoe.do(commands.Start("s2"))["type"] == "ok"
    host.do(commands.Leave("l"))
    assert sit(parlour, host, 3, "Ada")["parameters"] == {"seat": 2}  # of this match


# At the door


def test_the_host_lets_a_friend_in_who_comes_late():
    parlour, (host, ben) = playing(friends=1)
    zoe = parlour.connect("somebody new, from far away", FAR)
    assert sit(parlour, zoe, 2) == {"type": "ok", "id": f"c{parlour.ids}", "guest": 1}
    assert host.table["door"] == [{"guest": 1, "name": "Zoe", "sent_away": False, "seat": 2}]
    assert sit(parlour, zoe, 2)["key"] == "asked_already"
    assert ben.do(commands.LetIn("b", 1))["key"] == "not_host"
    assert zoe.do(commands.LetIn("z", 1))["key"] == "not_seated"
    assert host.do(commands.LetIn("h", 2))["key"] == "no_such_person"
    assert hands_seen(zoe) == set()
    assert host.do(commands.LetIn("i", 1))["type"] == "ok"
    assert (zoe.you["seat"], host.table["door"]) == (2, [])
    assert hands_seen(zoe) == {2}
    assert host.do(commands.LetIn("j", 1))["key"] == "no_such_person"
    again = parlour.rebuilt()
    assert (again.door, again.participants) == (parlour.table.door, parlour.table.participants)
    zoe.do(commands.Leave("l"))
    assert sit(parlour, zoe, 3)["key"] == "seen_cards"


def test_whoever_is_let_in_gets_another_seat_if_theirs_is_taken():
    parlour, (host, _) = playing(friends=1)
    for name in ("Zoe", "Yan", "Xia"):
        somebody = parlour.connect(f"a token of {name}, from far away", Origin(name, name))
        sit(parlour, somebody, 2, name)
    first, second, third = (guest["guest"] for guest in host.table["door"])
    assert host.do(commands.LetIn("a", second))["type"] == "ok"
    assert host.do(commands.LetIn("b", third))["type"] == "ok"
    assert [seat["name"] for seat in host.table["seats"]][2:] == ["Yan", "Xia"]
    assert host.do(commands.LetIn("c", first))["key"] == "table_full"


def test_whoever_goes_is_no_longer_at_the_door():
    parlour, (host, _) = playing(friends=1)
    zoe = parlour.connect("somebody new, from far away", FAR)
    sit(parlour, zoe, 2)
    parlour.disconnect(zoe)
    assert host.table["door"] == []
    host.do(commands.LetIn("l", 1))  # they may have gone just now: a bot steps in after a while
    parlour.wait(31_000)
    assert host.table["seats"][2]["presence"] == "bot"


def test_a_crowd_at_the_door_locks_nobody_out():
    parlour, (host, _) = playing(friends=1)
    zoe = parlour.connect("somebody new, from far away", FAR)
    sit(parlour, zoe, 2)
    for number in range(20):
        eve = parlour.connect(f"one of many windows, {number}", Origin("", "Eve's address"))
        last = sit(parlour, eve, 3, f"Eve {number}")
    assert last["key"] == "asked_already"
    names = [guest["name"] for guest in host.table["door"]]
    assert names == ["Zoe", f"Eve {KNOCKS_FROM_ONE - 2}", f"Eve {KNOCKS_FROM_ONE - 1}"]
    assert len(names) == 1 + WAITING_FROM_ONE
    for number in range(KNOCKS):
        somebody = parlour.connect(f"one of very many people, {number}", Origin("", f"address {number} of many"))
        last = sit(parlour, somebody, None, f"M {number}")
    assert last["key"] == "asked_already"
    assert len(host.table["door"]) == WAITING
    rows = len(parlour.rows)
    sit(parlour, parlour.connect("and one more of them ...."), None)
    assert len(parlour.rows) == rows
    assert parlour.rebuilt().door == parlour.table.door


def test_nobody_at_the_door_is_called_like_somebody_else_there():
    parlour, (host, _) = playing(friends=1)
    sit(parlour, parlour.connect("somebody new, from far away", FAR), 2)
    eve = parlour.connect("somebody who listens in", Origin("Eve", "Eve"))
    for name in ("Zoe", "zoe", "Ada"):
        assert sit(parlour, eve, 3, name)["key"] == "name_taken"
    assert [guest["name"] for guest in host.table["door"]] == ["Zoe"]


# Whoever was sent away


def test_somebody_sent_away_stays_out_until_they_are_let_in(parlour):
    host = parlour.host()
    ben = parlour.connect("the token of Ben, whatever", ELSEWHERE)
    sit(parlour, ben, 1, "Ben")
    host.do(commands.Kick("k", 1))
    again = parlour.connect("a new token, same browser", Origin(ELSEWHERE.browser, "another address"))
    for somebody in (ben, again):
        assert sit(parlour, somebody, 1, "Ben")["key"] == "sent_away"
        assert parlour.table.door.is_sent_away(somebody.key, somebody.origin)
    near = parlour.connect("a new token, same address", Origin("another browser", ELSEWHERE.address))
    waiting = sit(parlour, near, 1, "Bea")["guest"]
    assert near.you["seat"] is None
    cleo = parlour.connect("somebody else altogether", FAR)
    assert sit(parlour, cleo, 2, "Cleo")["seat"] == 2
    assert cleo.do(commands.LetIn("c", waiting))["key"] == "not_host"
    assert Table.rebuild(parlour.rows).door == parlour.table.door
    assert host.do(commands.LetIn("l", waiting))["type"] == "ok"
    assert near.you["seat"] == 1
    (shown,) = host.table["door"]
    assert (shown["name"], shown["sent_away"]) == ("Ben", True)
    host.do(commands.LetIn("m", shown["guest"]))
    assert sit(parlour, again, 3, "Ben")["seat"] == 3


def test_they_stay_out_after_a_match_too():
    parlour, (host, ben) = playing(friends=1, game="zehn")
    host.do(commands.Kick("k", 1))
    parlour.think = True
    parlour.table.flow.think_again()
    parlour.settle(parlour.table._give())
    parlour.play_out(random.Random(1).choice)
    assert sit(parlour, ben, 1, "Ben")["key"] == "sent_away"
    host.do(commands.Rematch("r"))
    assert sit(parlour, ben, 1, "Ben")["key"] == "sent_away"


def test_so_many_are_remembered(parlour):
    host = parlour.host()
    for number in range(SENT_AWAY + 3):
        somebody = parlour.connect(f"the token of number {number}", Origin(f"browser {number}", f"address {number}"))
        assert sit(parlour, somebody, 1, f"Guest {number}")["seat"] == 1
        host.do(commands.Kick(parlour.id(), 1))
    assert len(parlour.table.door.guests) == SENT_AWAY


def test_one_browser_sits_on_one_seat(parlour):
    parlour.host()
    ben = parlour.connect("the token of Ben, whatever", ELSEWHERE)
    sit(parlour, ben, 1, "Ben")
    second = parlour.connect("a new token, same browser", ELSEWHERE)
    refused = sit(parlour, second, 2, "Bea")
    assert (refused["key"], refused["parameters"]) == ("seated_already", {"seat": 1})


# The log


def test_what_older_logs_say_happened_has_happened():
    """Then anybody sat down anywhere, and somebody sent away was back at once: lines of then are carried out."""
    opened = commands.Open("k7m4fqx2", "gaunerbande", "Ada", "ab" * 32, players=4, seats=BOTS)
    lines = [
        LogLine(0, opened, "ada"),
        LogLine(0, commands.Sit("a", "Ben", 1), "ben"),
        LogLine(1, commands.Kick("b", 1)),
        LogLine(0, commands.Sit("c", "Ben", 2), "ben"),
        LogLine(1, commands.AddBot("d", 1)),
        LogLine(1, commands.Start("e")),
        LogLine(3, commands.Leave("f")),
        LogLine(0, commands.Sit("g", "Ben", 3), "ben"),
    ]
    rows = [Row(number, START, encode_line(line)) for number, line in enumerate(lines, 1)]
    table = Table.rebuild(rows)
    assert table.participants.keys["ben"].seat == 3
    assert table.door.guests == {}
    assert sorted(table.door.seats_seen("ben", Origin())) == [2, 3]


def test_a_line_names_no_address_and_no_browser():
    parlour = Parlour()
    origin = origin_of(b"secret", "what the browser keeps to itself", "192.0.2.7")
    ben = parlour.connect("the token of Ben, whatever", origin)
    sit(parlour, ben, 1, "Ben")
    line = parlour.rows[-1].line
    assert b"192.0.2" not in line
    assert b"keeps" not in line
    assert decode_line(line).command == commands.SatDown(
        f"c{parlour.ids}", "Ben", 1, None, origin.browser, origin.address
    )
    assert origin_of(b"other", "what the browser keeps to itself", "192.0.2.7") != origin


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("?", ""),
        ("testclient", ""),
    ],
)
def test_a_line_of_ipv6_is_one_place(address, place):
    assert place_of(address) == place
