"""Hints: for the one who asks, from what the seat knows, and nowhere in the log."""

import json
from typing import Any

import stammtisch
from stammtisch.server.work.thinking import advise
from stammtisch.table import commands
from stammtisch.table.flow import Think
from stammtisch.table.hints import Asked
from tests.table.parlour import Parlour, Somebody


class Advised(Parlour):
    """A table whose hints wait until the test has them thought of."""

    def __init__(self, game: str = "gaunerbande", **agreed: Any) -> None:
        self.asked: list[Asked] = []
        super().__init__(game, **agreed)

    def settle(self, effects: Any) -> None:
        self.asked += effects.hints
        super().settle(effects)

    def hint(self, somebody: Somebody, decision: int | None = None) -> dict[str, Any]:
        number = somebody.decision["number"] if decision is None else decision
        return somebody.do(commands.Hint(self.id(), number))

    def think(self) -> None:
        for asked in self.asked:
            self.settle(self.table.explained(asked, advise(asked.think)))
        self.asked.clear()


def test_a_hint_is_told_to_the_one_who_asked_and_not_logged():
    parlour = Advised()
    ada, ben, *_ = parlour.everyone()
    rows, heard = len(parlour.rows), len(ben.messages)
    assert parlour.hint(ada) == {}  # it is being thought of
    Advised.think(parlour)
    hint = ada.messages[-1]["hint"]
    assert hint["decision"] == ada.decision["number"]
    assert hint["level"] == "geselle"
    assert len(hint["moves"]) == 3  # three cards are passed on
    cards = [move.split()[1] for move in hint["moves"]]
    assert len(set(cards)) == 3
    assert set(cards) <= set(ada.view["hand"])
    assert hint["moves"][0] == hint["candidates"][0]["move"]  # what is advised is what comes first
    assert all(candidate["move"] in ada.view["legal"] for candidate in hint["candidates"])
    assert len(parlour.rows) == rows
    assert len(ben.messages) == heard
    assert set(ada.view["hand"]) == set(parlour.table.flow.match.view(0)["hand"])  # nothing was passed


def test_who_asks_again_is_told_the_same_without_new_thought():
    parlour = Advised()
    ada, *_ = parlour.everyone()
    parlour.hint(ada)
    assert parlour.hint(ada)["key"] == "too_fast"
    Advised.think(parlour)
    first = ada.messages[-1]["hint"]
    assert parlour.hint(ada)["hint"] == first
    assert parlour.asked == []


def test_hints_are_refused_where_they_make_no_sense():
    parlour = Advised("klaumau")
    people = parlour.everyone()
    asked = parlour.table.flow.decision.seats[0]
    other = people[(asked + 1) % 4]
    assert parlour.hint(other)["key"] == "not_asked"
    assert parlour.hint(people[asked], 99)["key"] == "too_late"
    watcher = parlour.connect("somebody who only watches the others")
    assert parlour.hint(watcher, 1)["key"] == "not_seated"


def test_the_host_can_switch_hints_off():
    parlour = Advised(hints=False)
    ada, ben, *_ = parlour.everyone()
    assert ada.table["hints"] is False
    assert parlour.hint(ben)["key"] == "no_hints"
    assert ben.do(commands.Settle(parlour.id(), hints=True))["key"] == "not_host"
    ada.do(commands.Settle(parlour.id(), hints=True))
    assert ben.table["hints"] is True
    assert parlour.hint(ben) == {}
    assert parlour.rebuilt().agreed.hints is True


def test_a_hint_that_comes_too_late_says_so():
    parlour = Advised("klaumau")
    people = parlour.everyone()
    somebody = people[parlour.table.flow.decision.seats[0]]
    parlour.hint(somebody)
    somebody.do(commands.Play(parlour.id(), somebody.decision["number"], somebody.view["legal"][0]))
    Advised.think(parlour)
    late = next(message for message in reversed(somebody.messages) if "id" in message and "key" in message)
    assert late["key"] == "too_late"


def test_advice_does_not_depend_on_what_the_seat_cannot_know():
    """The same view and the same dice: the same advice, whoever holds the other cards."""
    match = stammtisch.new("gaunerbande", 4, seed=3)
    seat = match.awaiting[0]
    advised = []
    for other in range(3):
        world = match.clone()
        world._s = match.imagine(seat, seed=bytes([other]) * 32)
        assert world.view(seat) == match.view(seat)
        advised.append(json.dumps(advise(Think(seat, 0, "meister", world, bytes(32)))))
    assert len({match.imagine(seat, seed=bytes([n]) * 32).hands[1] for n in range(3)}) > 1
    assert len(set(advised)) == 1
