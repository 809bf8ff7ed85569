"""Several people at one device: seated when the table is opened, each with a hand of their own."""

import random

import pytest

import stammtisch
from stammtisch import games
from stammtisch.table import Refused, Table, commands, key_of
from stammtisch.table.origin import Origin
from tests.table.parlour import CODE, SECRET, START, Parlour

MONA = "the token of Mona, who sits at the same device"


def seats(*kinds: str) -> tuple[commands.Place, ...]:
    return tuple(
        commands.Place("here", name="Mona", key=key_of(MONA)) if kind == "here" else commands.Place(kind)
        for kind in kinds
    )


def test_everybody_at_the_device_has_a_hand_and_the_table_waits() -> None:
    parlour = Parlour("gaunerbande", seats=seats("me", "here", "bot", "bot"), absence=0)
    ada = parlour.host()
    assert ada.do(commands.Start(parlour.id()))["type"] == "ok"
    mona = parlour.connect(MONA)
    assert (mona.you["seat"], mona.table["seats"][1]["name"]) == (1, "Mona")
    assert ada.view
    assert mona.view
    assert not set(ada.view["hand"]) & set(mona.view["hand"])
    assert len(mona.view["hand"]) == 13
    parlour.disconnect(mona)
    parlour.wait(600_000)  # whoever does not hold the device is not away
    assert 1 in parlour.table.flow.match.awaiting
    again = parlour.rebuilt()
    assert again.participants.keys[key_of(MONA)].seat == 1


@pytest.mark.parametrize(
    ("game", "kinds", "key"),
    [
        ("halt_mal_kurz", ("me", "here", "bot", "bot"), "races_on_one_device"),
        ("gaunerbande", ("me", "here", "open", "bot"), "open_beside_device"),
    ],
)
def test_what_several_at_one_device_cannot_play(game: str, kinds: tuple[str, ...], key: str) -> None:
    opened = commands.Open(code=CODE, game=game, name="Ada", secret=SECRET, players=4, seats=seats(*kinds))
    with pytest.raises(Refused) as refused:
        Table.open(opened, key_of("the token of Ada, whatever it is"), START)
    assert refused.value.key == key


def test_nobody_joins_a_device_that_sees_several_hands() -> None:
    """Whichever way a seat could come free: more players, a bot that goes, somebody who leaves."""
    parlour = Parlour("gaunerbande", seats=seats("me", "here", "bot", "bot"), absence=0)
    ada, mona = parlour.host(), parlour.connect(MONA)
    friend = parlour.connect("the token of a friend elsewhere", Origin("elsewhere", "elsewhere"))
    assert ada.do(commands.Kick(parlour.id(), 2))["key"] == "open_beside_device"
    assert ada.do(commands.Settle(parlour.id(), players=5))["type"] == "ok"
    assert [seat.kind for seat in parlour.table.participants.seats] == ["person", "person", "bot", "bot", "bot"]
    for seat in (None, 4):
        assert friend.do(commands.Sit(parlour.id(), "Zoe", seat))["key"] == "open_beside_device"
    assert mona.do(commands.Leave(parlour.id()))["type"] == "ok"
    assert parlour.table.participants.seats[1].kind == "bot"
    assert friend.do(commands.Sit(parlour.id(), "Zoe", 1))["key"] == "open_beside_device"
    assert ada.do(commands.Start(parlour.id()))["type"] == "ok"
    assert friend.do(commands.Sit(parlour.id(), "Zoe"))["key"] == "open_beside_device"
    assert parlour.rebuilt().participants.seats == parlour.table.participants.seats


@pytest.mark.parametrize("name", games.NAMES)
def test_games_say_whether_they_have_races(name: str) -> None:
    match, dice = stammtisch.new(name, games.get(name).players[-1], seed=5), random.Random(5)
    kinds = set()
    for _ in range(400):
        if match.over:
            break
        kinds.add(match.view(None)["kind"])
        seat = dice.choice(match.awaiting)
        match.play(seat, dice.choice(match.legal(seat)))
    assert games.get(name).races == ("race" in kinds)
