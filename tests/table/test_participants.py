"""Before a match: sitting down, seats, bots, settings, the host."""

import json

import msgspec
import pytest

from stammtisch.table import Refused, Table, commands
from stammtisch.table.names import read_line, read_name, visible
from stammtisch.table.origin import Origin
from tests.table.parlour import NAMES, Parlour


def kinds(parlour: Parlour) -> list[str]:
    return [seat.kind for seat in parlour.table.participants.seats]


def names(parlour: Parlour) -> list[str | None]:
    return [seat.called for seat in parlour.table.participants.seats]


def test_friends_sit_down_and_the_host_starts(parlour):
    host = parlour.host()
    assert host.do(commands.Start("s0")) == {
        "type": "refused",
        "id": "s0",
        "key": "seats_open",
        "text": "3 seats are free: expected somebody on each",
        "paragraph": None,
        "parameters": {"count": 3},
    }
    guest = parlour.connect("a friend's token ..........")
    assert guest.you == {"person": None, "seat": None, "token": None}
    assert guest.do(commands.Sit("c1", "Ben")) == {"type": "ok", "id": "c1", "person": 2, "seat": 1}
    assert guest.you["seat"] == 1
    assert host.table["seats"][1]["name"] == "Ben"
    for seat in (2, 3):
        host.do(commands.AddBot(parlour.id(), seat, "lehrling"))
    assert guest.do(commands.Start("c2"))["key"] == "not_host"
    assert host.do(commands.Start("s1"))["type"] == "ok"
    assert guest.view["seat"] == 1
    assert len(guest.view["hand"]) > 0


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (commands.Sit("x", "Ada"), "seated_already"),
        (commands.Sit("x", "Ada", 3), "seated_already"),
        (commands.Swap("x", 0, 7), "no_such_seat"),
        (commands.AddBot("x", 0), "seat_taken"),
        (commands.AddBot("x", 5), "no_such_seat"),
        (commands.Kick("x", 0), "not_now"),
        (commands.Settle("x", players=2), "bad_players"),
        (commands.Settle("x", options={"limit": "many"}), "bad_option"),
        (commands.Settle("x", options={"nonsense": 1}), "bad_option"),
        (commands.Settle("x", ages=[0, 0, 1, 2]), "bad_players"),
        (commands.Settle("x", absence=0, clock=30), "clock_while_waiting"),
        (commands.PassHost("x", 9), "no_such_person"),
        (commands.Rename("x", "\u200b\u0007 "), "bad_name"),
        (commands.Rematch("x"), "not_now"),
        (commands.Rest("x", True), "not_now"),
        (commands.Play("x", 1, "play r1"), "not_now"),
        (commands.Chat("x", "\u0000\u202e"), "bad_message"),
    ],
)
def test_what_is_refused_changes_nothing(parlour, command, key):
    host = parlour.host()
    before, rows = host.table, len(parlour.rows)
    assert host.do(command)["key"] == key
    assert len(parlour.rows) == rows
    assert host.table == before


@pytest.mark.parametrize(
    "command",
    [
        commands.Start("x"),
        commands.Settle("x", clock=30),
        commands.Swap("x", 0, 1),
        commands.AddBot("x", 3),
        commands.Kick("x", 0),
        commands.PassHost("x", 1),
    ],
)
def test_only_the_host_decides_for_others(parlour, command):
    parlour.host()
    assert parlour.join(1).do(command)["key"] == "not_host"


@pytest.mark.parametrize(
    "command", [commands.Chat("x", "hi"), commands.Leave("x"), commands.Emote("x", "laugh"), commands.Read("x", 1)]
)
def test_those_who_watch_only_watch(parlour, command):
    parlour.host()
    assert parlour.connect("just looking ............").do(command)["key"] == "not_seated"


def test_seats_change(parlour):
    host, ben = parlour.host(), parlour.join(1)
    assert ben.do(commands.ChangeSeat("a", 3))["seat"] == 3
    assert ben.you["seat"] == 3
    assert ben.do(commands.ChangeSeat("b", 0))["key"] == "seat_taken"
    host.do(commands.Swap("c", 0, 3))
    assert (host.you["seat"], ben.you["seat"]) == (3, 0)
    assert names(parlour) == ["Ben", None, None, "Ada"]
    assert [p.seat for p in parlour.table.participants.people.values()] == [3, 0]


def test_fewer_and_more_seats(parlour):
    host, dov = parlour.host(), parlour.join(3, "Dov")
    host.do(commands.AddBot("a", 1))
    assert host.do(commands.Settle("b", players=3))["type"] == "ok"
    assert kinds(parlour) == ["person", "bot", "person"]
    assert dov.you["seat"] == 2
    host.do(commands.Settle("c", players=5))
    assert kinds(parlour) == ["person", "bot", "person", "open", "open"]
    assert host.table["ages"] == [0, 1, 2, 3, 4]
    for seat, name in ((3, "Edda"), (4, "Finn")):
        parlour.join(seat, name)
    assert host.do(commands.Settle("d", players=3))["key"] == "table_full"


def test_a_guest_is_sent_away_and_may_come_back_when_the_host_lets_them_in(parlour):
    host, ben = parlour.host(), parlour.join(1)
    host.do(commands.Kick("k", 1))
    assert kinds(parlour)[1] == "open"
    assert ben.you["seat"] is None
    assert ben.do(commands.Sit("too soon", "Ben"))["key"] == "sent_away"
    assert host.do(commands.LetIn("l", host.table["door"][0]["guest"]))["type"] == "ok"
    assert ben.do(commands.Sit("again", "Ben"))["person"] == 3


def test_the_host_leaves_and_the_next_one_is_host(parlour):
    host, ben = parlour.host(), parlour.join(1)
    host.do(commands.Leave("l"))
    assert ben.table["host"] == 2
    assert ben.do(commands.AddBot("b", 0))["type"] == "ok"


def test_the_host_passes_it_on(parlour):
    host, ben = parlour.host(), parlour.join(1)
    host.do(commands.PassHost("p", 2))
    assert ben.table["host"] == 2
    assert host.do(commands.Start("s"))["key"] == "not_host"


def test_in_a_match_most_things_are_settled(parlour):
    host, *_ = parlour.everyone()
    for command in (
        commands.Settle("a", clock=30),
        commands.Settle("b", options={}),
        commands.Swap("c", 0, 1),
        commands.ChangeSeat("d", 1),
        commands.Contribute("e", "x"),
        commands.Start("f"),
        commands.Rename("g", "Zoe"),
    ):
        assert host.do(command)["key"] == "not_now"
    assert host.do(commands.Settle("h", pace="calm", stand_in="meister"))["type"] == "ok"
    assert (host.table["pace"], host.table["stand_in"]) == ("calm", "meister")


def test_without_spectators_nobody_else_sees_cards():
    parlour = Parlour(pace="instant", spectators=False)
    people = parlour.everyone()
    watcher = parlour.connect("somebody who only watches")
    assert (watcher.view, watcher.decision, watcher.events) == (None, None, [])
    people[0].do(commands.Play("m", people[0].decision["number"], people[0].view["legal"][0]))
    assert set(watcher.messages[-1]) == {"type", "number", "now"}


def test_spectators_may_be_sent_out_and_let_in_again(parlour):
    people = parlour.everyone()
    watcher = parlour.connect("somebody who only watches")
    assert watcher.view["counts"]
    people[0].do(commands.Settle("a", spectators=False))
    assert watcher.view is None
    for number in range(2):
        people[number].do(commands.Play(f"m{number}", people[0].decision["number"], people[number].view["legal"][0]))
        assert set(watcher.messages[-1]) == {"type", "number", "now"}
    people[0].do(commands.Settle("b", spectators=True))
    assert watcher.view == {**people[0].view, "seat": None, "legal": [], "hand": [], "passing": watcher.view["passing"]}
    people[2].do(commands.Play("m2", people[0].decision["number"], people[2].view["legal"][0]))
    assert watcher.decision == people[0].decision


def test_a_newcomer_takes_the_seat_of_a_bot_in_a_running_match():
    seats = (commands.Place("me"), *[commands.Place("bot")] * 3)
    parlour = Parlour(seats=seats, think=False)
    host = parlour.host()
    host.do(commands.Start("s"))
    ben = parlour.connect("a friend's token ..........")
    assert ben.do(commands.Sit("c", "Ben", 2)) == {"type": "ok", "id": "c", "guest": 1}
    assert ben.view["hand"] == []
    assert host.do(commands.LetIn("l", 1))["type"] == "ok"
    assert ben.you["seat"] == 2
    assert len(ben.view["hand"]) == ben.view["counts"][2]
    assert ben.do(commands.Play("m", ben.decision["number"], ben.view["legal"][0]))["type"] == "ok"


# Names and chat


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("<b>Ada</b>", "<b>Ada</b>"),
        ("A\u202eda\u0000", "Ada"),
        ("Zoe\u0308", "Zoë"),
        ("e" + "\u0301" * 30, "é\u0301\u0301"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\ud800x", "x"),
    ],
)
def test_names_are_made_visible(typed, shown):
    assert visible(typed) == shown


@pytest.mark.parametrize("name", ["", " ", "\u200d", "\u0007", "x" * 25])
def test_names_that_cannot_be_read_are_refused(name):
    with pytest.raises(Refused, match="visible"):
        read_name(name, [])


def test_two_people_have_two_names(parlour):
    parlour.host()
    guest = parlour.connect("a friend's token ..........")
    refused = guest.do(commands.Sit("c", "ADA"))
    assert (refused["key"], refused["parameters"]) == ("name_taken", {"name": "ADA"})


def test_bots_have_names_of_their_own(parlour):
    host = parlour.host()
    host.do(commands.Rename("n", "Mona"))
    for seat in (1, 2, 3):
        host.do(commands.AddBot(parlour.id(), seat))
    assert len(set(names(parlour))) == 4


def test_chat_reaches_everybody_as_text_and_is_kept(parlour):
    host, ben = parlour.host(), parlour.join(1)
    ben.do(commands.Chat("c", "<img src=x onerror=alert(1)>\u202e\n hello"))
    said = host.messages[-1]
    assert (said["type"], said["name"], said["text"]) == ("chat", NAMES[1], "<img src=x onerror=alert(1)> hello")
    late = parlour.connect("just looking ............")
    assert late.messages[0]["chat"][0]["text"] == said["text"]
    assert [line["text"] for line in parlour.rebuilt().chat] == [said["text"]]
    assert len(read_line("x" * 500)) == 300


def test_an_emote_is_told_and_not_kept(parlour):
    host, ben = parlour.host(), parlour.join(1)
    rows = len(parlour.rows)
    ben.do(commands.Emote("e", "groan"))
    assert (host.messages[-1]["key"], host.messages[-1]["seat"]) == ("groan", 1)
    assert len(parlour.rows) == rows


def test_who_has_read_a_round_is_told_and_not_kept(parlour):
    host, ben = parlour.host(), parlour.join(1)
    rows = len(parlour.rows)
    ben.do(commands.Read("r", 3))
    assert host.messages[-1] | {"number": 0} == {"type": "read", "number": 0, "person": 2, "seat": 1, "round": 3}
    assert len(parlour.rows) == rows


def faces(table):
    return [seat["face"] for seat in table["seats"]]


def test_a_face_is_chosen_and_nobody_else_has_it():
    """Whoever sits down later with the same one has none: clients give them another. Others are told whose it is."""
    parlour = Parlour(face=5)
    host = parlour.host()
    guest, other = parlour.connect("a friend's token .........."), parlour.connect("another friend's token ....")
    assert guest.do(commands.Sit("c1", "Ben", face=5))["type"] == "ok"
    assert other.do(commands.Sit("c2", "Cleo", face=23))["type"] == "ok"
    assert faces(host.table) == [5, None, 23, None]
    refused = guest.do(commands.Rename("c3", "Benno", 23))
    assert (refused["key"], refused["parameters"]) == ("face_taken", {"name": "Cleo"})
    assert guest.table["seats"][1]["name"] == "Ben"
    guest.do(commands.Rename("c4", "Benno", 0))
    other.do(commands.Rename("c5", "Cleo"))  # an old client says nothing of faces: hers stays
    other.do(commands.Rename("c6", "Cleo", 23))
    assert faces(host.table) == [5, 0, 23, None]
    rebuilt = Table.rebuild(parlour.rows)
    assert [seat.person.face for seat in rebuilt.participants.seats if seat.person] == [5, 0, 23]


def test_whoever_waits_at_the_door_keeps_their_face():
    parlour = Parlour("zehn", players=3)
    people = parlour.everyone()
    people[2].do(commands.Leave("l"))
    guest = parlour.connect("a stranger's token ........", Origin("elsewhere", "elsewhere"))
    assert guest.do(commands.Sit("c1", "Zoe", face=7))["type"] == "ok"
    (waiting,) = parlour.table.door.guests.values()
    people[0].do(commands.LetIn("i", waiting.number))
    assert faces(people[0].table)[2] == 7


@pytest.mark.parametrize("face", [-1, 24, "chef", 1.5])
def test_a_face_is_one_of_those_there_are(face):
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps({"type": "sit", "id": "c", "name": "Ada", "face": face}), type=commands.Sit)
