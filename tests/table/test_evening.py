"""A programme of several matches at one table: what it gives, who may agree on it, and that the log knows it all."""

import random

import pytest

from stammtisch.table import Refused, Table, commands
from stammtisch.table.evening import MOST, points_for
from stammtisch.table.facts import facts
from tests.table.parlour import Parlour, Somebody, token_of

SHORT, OTHER = commands.Item("gaunerbande", {"limit": 1}), commands.Item("zehn", {"rounds": 2})


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((1, 2, 3, 4), [3, 2, 1, 0]),
        ((2, 1), [0, 1]),
        ((1, 1, 3, 4), [2.5, 2.5, 1, 0]),
        ((1, 2, 2, 2), [3, 1, 1, 1]),
        ((1, 1, 1), [1, 1, 1]),
        ((4, 1, 2, 2, 5), [1, 4, 2.5, 2.5, 0]),
    ],
)
def test_places_give_points_and_those_who_share_a_place_share_them(places, points):
    assert points_for(places) == points
    assert sum(points) == len(places) * (len(places) - 1) / 2


def evening(*items: commands.Item, **agreed: object) -> tuple[Parlour, list[Somebody]]:
    parlour = Parlour(pace="instant", programme=items, **{"options": items[0].options, **agreed})
    return parlour, [parlour.host(), *(parlour.join(seat) for seat in parlour.table.participants.free())]


def begin(host: Somebody) -> None:
    assert host.do(commands.Start(host.parlour.id()))["type"] == "ok"


def play(parlour: Parlour, host: Somebody, seed: int = 1) -> None:
    begin(host)
    parlour.play_out(random.Random(seed).choice)


def go_on(host: Somebody) -> None:
    assert host.do(commands.Rematch(host.parlour.id()))["type"] == "ok"


def agree(host: Somebody, *items: commands.Item) -> dict:
    return host.do(commands.Programme(host.parlour.id(), list(items)))


def test_a_whole_evening_of_two_games_has_a_pad_and_winners():
    parlour, (host, *_) = evening(SHORT, commands.Item("zehn", {"rounds": 2}, 2))
    pad = host.table["evening"]
    assert [each["name"] for each in pad["people"]] == ["Ada", "Ben", "Cleo", "Dov"]
    assert [(each["game"], each["points"]) for each in pad["matches"]] == [
        ("gaunerbande", None),
        ("zehn", None),
        ("zehn", None),
    ]
    expected = [0.0] * 4
    for number, game in enumerate(("gaunerbande", "zehn", "zehn")):
        assert (host.table["game"], host.table["evening"]["over"]) == (game, False)
        play(parlour, host, number)
        places = host.view["outcome"]["places"]
        expected = [sum(both) for both in zip(expected, points_for(places), strict=True)]
        pad = host.table["evening"]
        assert pad["matches"][number]["points"] == points_for(places)
        assert [each["points"] for each in pad["people"]] == expected
        if number < 2:
            go_on(host)
            assert (host.table["game"], host.table["phase"]) == ("zehn", "lobby")
    best = max(expected)
    assert pad["over"]
    assert [each["place"] == 1 for each in pad["people"]] == [each == best for each in expected]
    assert facts(parlour.rebuilt())["evening"] == pad
    go_on(host)
    assert host.table["evening"] == pad  # it can still be looked at, until something else begins
    begin(host)
    assert host.table["evening"] is None


def test_the_programme_is_agreed_in_the_lobby_and_by_the_host_alone():
    parlour = Parlour(pace="instant", options={"limit": 1})
    host, ben = parlour.host(), parlour.join(1)
    assert agree(ben, OTHER)["key"] == "not_host"
    assert agree(host, OTHER, SHORT)["type"] == "ok"
    assert (ben.table["game"], ben.table["options"]["rounds"]) == ("zehn", 2)
    assert agree(host)["type"] == "ok"
    assert host.table["evening"] is None
    agree(host, SHORT)
    for seat in (2, 3):
        parlour.join(seat)
    begin(host)
    assert agree(host, OTHER)["key"] == "not_now"


def test_what_is_still_to_come_may_change_and_what_was_played_stays():
    parlour, (host, *_) = evening(SHORT, SHORT, SHORT)
    play(parlour, host)
    before = host.table["evening"]
    go_on(host)
    agree(host, OTHER)
    after = host.table["evening"]
    assert [each["game"] for each in after["matches"]] == ["gaunerbande", "zehn"]
    assert (after["matches"][0], after["people"]) == (before["matches"][0], before["people"])
    host.do(commands.Settle(parlour.id(), options={"rounds": 3}))
    assert host.table["evening"]["matches"][1]["options"] == {"rounds": 3}
    agree(host)
    assert host.table["evening"]["over"]
    agree(host, OTHER)
    assert [each["points"] for each in host.table["evening"]["matches"]] == [None]
    assert Table.rebuild(parlour.rows).agreed.game.name == "zehn"


def test_games_that_do_not_fit_the_company_are_refused_before_they_begin():
    five = commands.Item("halt_mal_kurz")
    parlour = Parlour(pace="instant", players=6)
    host = parlour.host()
    refused = agree(host, SHORT, five)
    assert (refused["key"], refused["parameters"]["why"]["key"]) == ("bad_players", "wrong_players")
    assert refused["parameters"]["why"]["parameters"]["game"] == "Halt mal kurz"
    assert agree(host, commands.Item("gaunerbande", {"limit": 0}))["key"] == "bad_option"
    assert agree(host, commands.Item("poker"))["key"] == "no_such_game"
    assert agree(host, *[commands.Item("gaunerbande", {}, 9)] * 4)["parameters"] == {"most": MOST}
    assert host.table["evening"] is None
    host.do(commands.Settle(parlour.id(), players=4))
    assert agree(host, SHORT, five)["type"] == "ok"
    assert host.do(commands.Settle(parlour.id(), players=6))["key"] == "bad_players"  # the second match could not be
    with pytest.raises(Refused):
        Parlour(players=6, programme=(SHORT, five))


def test_races_are_for_devices_of_ones_own():
    places = (commands.Place("me"), commands.Place("here", name="Ben", key="b"), *[commands.Place("bot")] * 2)
    parlour = Parlour(pace="instant", seats=places, absence=0)
    assert agree(parlour.host(), SHORT, commands.Item("halt_mal_kurz"))["key"] == "races_on_one_device"


def test_those_who_go_keep_their_points_and_come_back_to_them():
    parlour, (host, ben, *_) = evening(SHORT, SHORT, SHORT)
    play(parlour, host)
    points = {each["name"]: each["points"] for each in host.table["evening"]["people"]}
    go_on(host)
    ben.do(commands.Leave(parlour.id()))
    host.do(commands.AddBot(parlour.id(), 1))
    play(parlour, host, 2)
    people = {each["name"]: each for each in host.table["evening"]["people"]}
    bot = host.table["seats"][1]["name"]
    assert (people["Ben"]["points"], people["Ben"]["seat"]) == (points["Ben"], None)
    assert people[bot]["points"] == host.table["evening"]["matches"][1]["points"][4]
    assert host.table["evening"]["matches"][1]["points"][1] is None
    go_on(host)
    answer = ben.do(commands.Sit(parlour.id(), "Ben II", 1))
    assert answer["type"] == "ok", answer
    assert [each["name"] for each in host.table["evening"]["people"]] == ["Ada", "Ben II", "Cleo", "Dov", bot]
    assert host.table["evening"]["people"][1]["points"] == points["Ben"]


def test_a_bot_that_takes_over_in_a_match_has_its_points():
    parlour, (host, ben, *_) = evening(SHORT, SHORT)
    begin(host)
    ben.do(commands.Leave(parlour.id()))
    parlour.play_out(random.Random(1).choice)
    bot = host.table["seats"][1]["name"]
    assert [each["name"] for each in host.table["evening"]["people"]] == ["Ada", bot, "Cleo", "Dov"]


def test_nobody_is_told_a_key():
    parlour, (host, *_) = evening(SHORT, OTHER)
    play(parlour, host)
    told = b"".join(host.raw).decode()
    assert token_of("Ben") not in told
    assert not any(person.key in told for person in parlour.table.participants.people.values())


def test_a_long_programme_costs_its_table_little(monkeypatch):
    """It is told with every change, and whoever comes and goes makes one: what differs from the usual is found once."""
    parlour, (host, *_) = evening(*[commands.Item("gaunerbande", {"limit": 1}, matches=9)] * 3)
    facts(parlour.table)
    asked = []
    options = type(parlour.table.agreed.options)
    real = options.changed
    monkeypatch.setattr(options, "changed", lambda self: asked.append(1) or real(self))
    assert [each["options"] for each in facts(parlour.table)["evening"]["matches"]] == [{"limit": 1}] * 27
    assert not asked
    assert host.do(commands.Settle(parlour.id(), options={"limit": 2}))["type"] == "ok"
    assert [each["options"]["limit"] for each in facts(parlour.table)["evening"]["matches"]] == [2, *[1] * 26]


def test_a_lesson_is_no_evening():
    parlour = Parlour(pace="instant", lesson=True)
    assert agree(parlour.host(), SHORT)["key"] == "not_now"
