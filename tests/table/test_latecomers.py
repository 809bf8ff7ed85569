"""Whoever comes after a match has no part in it, and no power over whoever opened the table."""

import random

import pytest

from stammtisch.table import clocks, commands
from stammtisch.table.origin import Origin
from tests.table.parlour import Parlour, Somebody

BOTS = (commands.Place("me"), *[commands.Place("bot")] * 2)
FRIEND = (commands.Place("me"), commands.Place("open"), commands.Place("bot"))
HOUR = 3_600_000


def over(parlour: Parlour) -> None:
    parlour.play_out(random.Random(1).choice)
    assert parlour.table.phase == "over"


def alone(**agreed) -> tuple[Parlour, Somebody]:
    """Somebody has played a match against bots."""
    parlour = Parlour("halt_mal_kurz", pace="instant", players=3, seats=BOTS, **agreed)
    ada = parlour.host()
    ada.do(commands.Start("s"))
    over(parlour)
    return parlour, ada


def two() -> tuple[Parlour, Somebody, Somebody]:
    """Two people have played a match against a bot."""
    parlour = Parlour("halt_mal_kurz", pace="instant", players=3, seats=FRIEND)
    ada, ben = parlour.host(), parlour.join(1)
    ada.do(commands.Start("s"))
    over(parlour)
    return parlour, ada, ben


def comes(parlour: Parlour) -> Somebody:
    """A stranger sits down on the seat of a bot: between matches anybody with the code may."""
    eve = parlour.connect("the token of Eve, whatever it is", Origin("eve", "eve"))
    assert eve.do(commands.Sit(parlour.id(), "Eve", 2))["type"] == "ok"
    return eve


def proofs(somebody: Somebody) -> set[bool]:
    """Whether a proof has ever been shown to somebody since they are here."""
    return {m["table"]["proof"] is not None for m in somebody.messages if "table" in m}


def test_only_those_who_sat_in_a_match_are_told_what_proves_its_deal():
    """All cards follow from it: whoever has a link that shows one seat would know the others."""
    parlour, ada = alone()
    watcher = parlour.connect("the token of somebody who looks", Origin("w", "w"))
    eve = comes(parlour)
    ada.do(commands.Rename("n", "Adele"))
    assert ada.table["proof"]["commitment"] == ada.table["commitment"]
    assert proofs(eve) == proofs(watcher) == {False}
    assert proofs(parlour.connect(ada.token)) == {True}
    ada.do(commands.Leave("l"))
    assert ada.table["proof"] is None, "the seats are told, and hers is somebody else's from now on"
    assert proofs(eve) == {False}


@pytest.mark.parametrize("spectators", [True, False])
def test_a_seat_taken_after_a_match_shows_no_hand_of_it(spectators):
    """Nor the story of the bot that sat there; and nothing at all where nobody may watch."""
    parlour, ada = alone(spectators=spectators)
    eve = comes(parlour)
    assert eve.you["seat"] == 2
    if spectators:
        assert (eve.view["seat"], eve.view["hand"]) == (None, [])
    else:
        assert (eve.view, eve.events) == (None, [])
    assert parlour.connect(ada.token).view["seat"] == 0
    ada.do(commands.Rematch("r"))
    ada.do(commands.Start("again"))
    assert eve.view["seat"] == 2
    assert eve.view["hand"]


def test_another_seat_after_a_match_shows_no_other_hand_of_it():
    """Whoever played it and gets up is no exception: they are shown one hand, or none."""
    parlour, ada = alone()
    ada.do(commands.Leave("l"))
    assert ada.do(commands.Sit(parlour.id(), "Ada", 2))["seat"] == 2
    assert (ada.you["seat"], ada.view["seat"], ada.view["hand"]) == (2, None, [])
    ada.do(commands.Leave("m"))
    assert ada.do(commands.Sit(parlour.id(), "Ada", 1))["seat"] == 1
    assert ada.table["proof"] is not None, "they sat in it all the same"
    assert {m["view"]["seat"] for m in ada.messages if m.get("view") and m["type"] == "snapshot"} == {0, None}
    assert parlour.rebuilt().finished == parlour.table.finished


def test_who_comes_later_is_never_host_over_whoever_opened_the_table():
    parlour, ada = alone()
    eve = comes(parlour)
    parlour.disconnect(ada)
    parlour.wait(HOUR)
    assert eve.table["host"] == 1
    assert parlour.table.next_wake is None, "there is nothing that it could wait for"
    for command in (commands.Kick("k", 0), commands.PassHost("p", 2), commands.Settle("s", hints=False)):
        assert eve.do(command)["key"] == "not_host"
    assert eve.do(commands.Rematch("r"))["type"] == "ok"
    assert eve.table["phase"] == "over", "a vote without her is none"


def test_before_the_first_match_a_stranger_is_not_host_either():
    parlour = Parlour("gaunerbande")
    ada = parlour.host()
    eve = comes(parlour)
    parlour.disconnect(ada)
    parlour.wait(HOUR)
    assert eve.table["host"] == 1
    back = parlour.connect(ada.token)
    assert back.do(commands.Kick("k", 2))["type"] == "ok"


def test_who_played_along_is_host_meanwhile_and_sends_whoever_opened_it_nowhere():
    parlour, ada, ben = two()
    eve = comes(parlour)
    parlour.disconnect(ada)
    parlour.wait(clocks.GRACE)
    assert ben.table["host"] == 2
    assert ben.do(commands.Kick("k", 0))["key"] == "opened_here"
    assert ben.do(commands.PassHost("p", 3))["key"] == "opened_here", "nor through a friend"
    parlour.disconnect(ben)
    parlour.wait(HOUR)
    assert eve.table["host"] == 2
    back, friend = parlour.connect(ada.token), parlour.connect(ben.token)
    friend.do(commands.Leave("l"))
    assert back.table["host"] == 1, "before all others"
    assert back.do(commands.PassHost("p", 3))["type"] == "ok", "they may do so themselves"
    assert eve.do(commands.Kick("k", 0))["key"] == "opened_here", "and stay all the same"
    assert parlour.rebuilt().participants == parlour.table.participants


def test_a_match_stays_with_those_who_played_it():
    """Who is sent away, leaves, or sits down again, and who sits on their seat now."""
    parlour, ada, ben = two()
    (match,) = parlour.table.finished
    ada.do(commands.Kick("k", 1))
    assert parlour.table.seat_in(1, ben.key) == match.seats[ben.key]
    eve = comes(parlour)
    assert parlour.table.seat_in(1, eve.key) is None
    assert eve.do(commands.Look("o", 1))["key"] == "no_such_replay"
    ada.do(commands.LetIn("i", ada.table["door"][0]["guest"]))
    ada.do(commands.Rematch("r"))
    assert ben.do(commands.Sit("b", "Ben"))["type"] == "ok"
    assert ben.you["person"] == 4
    assert ben.do(commands.Look("o", 1))["together"]["match"] == 1
    assert parlour.rebuilt().finished == parlour.table.finished


@pytest.mark.parametrize("gone", ["kick", "leave", "replaced", "back"])
def test_who_goes_during_a_match_keeps_their_part_in_it(gone):
    """Whether a bot plays on, somebody else, or they themselves under a new name."""
    parlour = Parlour("halt_mal_kurz", pace="instant", players=3, seats=FRIEND)
    ada, ben = parlour.host(), parlour.join(1)
    ada.do(commands.Start("s"))
    answer = ada.do(commands.Kick("k", 1)) if gone == "kick" else ben.do(commands.Leave("l"))
    assert answer["type"] == "ok"
    expected = {ada.key: 0, ben.key: 1}
    if gone == "replaced":
        cleo = parlour.connect("the token of Cleo, whatever it is", Origin("cleo", "cleo"))
        guest = cleo.do(commands.Sit("c", "Cleo", 1))["guest"]
        assert ada.do(commands.LetIn("i", guest))["type"] == "ok"
        expected[cleo.key] = 1
    elif gone == "back":
        assert ben.do(commands.Sit("b", "Benno"))["seat"] == 1
    over(parlour)
    (match,) = parlour.table.finished
    assert match.seats == expected
    assert parlour.rebuilt().finished == parlour.table.finished


def test_two_windows_of_one_person_are_one_voice():
    parlour, _, ben = two()
    again = parlour.connect(ben.token)
    for window in (ben, again):
        window.do(commands.Rematch(parlour.id()))
    assert parlour.table.phase == "over"


@pytest.mark.parametrize("how", [{"lesson": True}, {"begun": commands.Begun("ab" * 32)}], ids=["lesson", "practice"])
def test_nobody_sits_down_where_somebody_knows_the_cards(how):
    parlour = Parlour("halt_mal_kurz", pace="instant", players=3, seats=BOTS, **how)
    ada = parlour.host()
    eve = parlour.connect("the token of Eve, whatever it is", Origin("eve", "eve"))
    for act in (lambda: ada.do(commands.Start("s")), lambda: over(parlour), lambda: ada.do(commands.Rematch("r"))):
        assert eve.do(commands.Sit(parlour.id(), "Eve"))["key"] == "plays_alone"
        act()
    assert eve.do(commands.Sit(parlour.id(), "Eve", 1))["key"] == "plays_alone"
    assert ada.do(commands.LetIn("i", 1))["key"] == "plays_alone"
