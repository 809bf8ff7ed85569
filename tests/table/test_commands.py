"""Commands are idempotent and are checked against the open decision."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.table import Refused, Table, commands
from tests.table.parlour import Parlour


def test_a_repeated_command_gets_the_first_answer_and_does_nothing():
    parlour = Parlour(pace="instant")
    people = parlour.everyone()
    move = commands.Play("same", people[0].decision["number"], people[0].view["legal"][0])
    first = people[0].do(move)
    rows, told = len(parlour.rows), len(people[1].messages)
    assert people[0].do(move) == first
    assert (len(parlour.rows), len(people[1].messages)) == (rows, told)


def test_also_after_a_restart():
    parlour = Parlour(pace="instant")
    people = parlour.everyone()
    move = commands.Play("same", people[0].decision["number"], people[0].view["legal"][0])
    first = people[0].do(move)
    parlour.table = Table.rebuild(parlour.rows)
    parlour.around.clear()
    back = parlour.connect(people[0].token)
    rows = len(parlour.rows)
    assert back.do(move) == first
    assert len(parlour.rows) == rows


def test_a_refusal_is_repeated_too(parlour):
    host = parlour.host()
    first = host.do(commands.Start("s"))
    for seat in (1, 2, 3):
        host.do(commands.AddBot(parlour.id(), seat))
    assert host.do(commands.Start("s")) == first
    assert host.do(commands.Start("t"))["type"] == "ok"


def test_ids_belong_to_one_person(parlour):
    host, ben = parlour.host(), parlour.join(1)
    host.do(commands.Chat("same", "one"))
    ben.do(commands.Chat("same", "two"))
    assert [line["text"] for line in parlour.table.chat] == ["one", "two"]


def test_sitting_down_twice_with_one_token_and_id_gives_one_seat(parlour):
    parlour.host()
    token = "a friend's token .........."
    first = parlour.connect(token).do(commands.Sit("c", "Ben"))
    assert parlour.connect(token).do(commands.Sit("c", "Ben")) == first
    assert len(parlour.table.participants.people) == 2


def test_a_closed_decision_is_too_late():
    parlour = Parlour(pace="instant")
    people = parlour.everyone()
    number = people[0].decision["number"]
    refused = people[0].do(commands.Play("x", number - 1, people[0].view["legal"][0]))
    assert (refused["key"], refused["parameters"]) == ("too_late", {"decision": number - 1})


def test_simultaneous_answers_do_not_collide():
    """Four people pass cards on at once: all answer the same decision."""
    parlour = Parlour(pace="instant")
    people = parlour.everyone()
    number = people[0].decision["number"]
    for somebody in people:
        cards = " ".join(somebody.view["hand"][:3])
        assert somebody.do(commands.Play(parlour.id(), number, f"pass {cards}"))["type"] == "ok"
    assert people[0].decision["number"] == number + 1
    assert people[0].view["step"] == "play"


def test_a_refused_move_says_why():
    parlour = Parlour(pace="instant")
    people = parlour.everyone()
    strange = people[1].view["hand"][0]
    refused = people[0].do(commands.Play("x", people[0].decision["number"], f"pass {strange}"))
    assert refused["key"] == "not_in_hand"
    assert refused["paragraph"].startswith("GB-")
    assert "[" not in refused["text"]
    assert refused["parameters"]["move"] == f"pass {strange}"
    bad = people[0].do(commands.Play("y", people[0].decision["number"], "dance"))
    assert (bad["key"], bad["paragraph"]) == ("bad_move", None)


def test_out_of_turn():
    parlour = Parlour(pace="instant")
    people = parlour.everyone()
    for somebody in people:
        cards = " ".join(somebody.view["hand"][:3])
        somebody.do(commands.Play(parlour.id(), somebody.decision["number"], f"pass {cards}"))
    asked = people[0].view["awaiting"][0]
    other = people[(asked + 1) % 4]
    refused = other.do(commands.Play("x", other.decision["number"], f"play {other.view['hand'][0]}"))
    assert refused["key"] == "not_asked"


ANY = st.one_of(
    st.builds(commands.Sit, st.just("i"), st.text(min_size=1, max_size=8), st.none() | st.integers(0, 7)),
    st.builds(commands.Leave, st.just("i")),
    st.builds(commands.Swap, st.just("i"), st.integers(0, 7), st.integers(0, 7)),
    st.builds(commands.AddBot, st.just("i"), st.integers(0, 7), st.sampled_from(["random", "geselle"])),
    st.builds(commands.Kick, st.just("i"), st.integers(0, 7)),
    st.builds(
        commands.Settle,
        st.just("i"),
        st.none() | st.integers(2, 8),
        st.none() | st.just({"limit": 20}),
        st.none() | st.permutations(range(4)),
    ),
    st.builds(
        commands.Programme,
        st.just("i"),
        st.lists(st.sampled_from([commands.Item("gaunerbande", {"limit": 20}), commands.Item("zehn")]), max_size=2),
    ),
    st.builds(commands.ChangeSeat, st.just("i"), st.integers(0, 7)),
    st.builds(commands.PassHost, st.just("i"), st.integers(0, 5)),
    st.builds(commands.Start, st.just("i")),
    st.builds(commands.Rematch, st.just("i")),
    st.builds(commands.Rest, st.just("i"), st.booleans()),
    st.builds(commands.Chat, st.just("i"), st.text(min_size=1, max_size=20)),
    st.builds(commands.Contribute, st.just("i"), st.text(max_size=5)),
)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 4), ANY | st.just("move") | st.just("wait")), max_size=40))
def test_whatever_people_do_the_log_makes_the_same_table(acts):
    parlour = Parlour(pace="instant")
    people = [parlour.host(), *(parlour.connect(f"token number {n} ............") for n in range(4))]
    rng = random.Random(1)
    for number, (who, act) in enumerate(acts):
        somebody = people[who]
        if act == "wait":
            parlour.wait(40_000)
        elif act == "move":
            if somebody.view and somebody.view["legal"]:
                move = rng.choice(somebody.view["legal"])
                assert somebody.do(commands.Play(f"m{number}", somebody.decision["number"], move))["type"] == "ok"
        else:
            fields = {name: getattr(act, name) for name in act.__struct_fields__}
            somebody.do(type(act)(**{**fields, "id": f"c{number}"}))
        participants = parlour.table.participants
        assert [p.seat for p in participants.people.values()] == [
            next(n for n, seat in enumerate(participants.seats) if seat.person is p)
            for p in participants.people.values()
        ]
        assert (participants.host in participants.people) == bool(participants.people)
    again = parlour.rebuilt()
    mine, its = parlour.table, again
    assert again.participants.seats == mine.participants.seats
    assert (its.evening, its.agreed.game) == (mine.evening, mine.agreed.game)
    assert (its.participants.host, its.phase, its.matches, its.length) == (
        mine.participants.host,
        mine.phase,
        mine.matches,
        mine.length,
    )
    assert (its.flow is None) == (mine.flow is None)
    if mine.flow:
        assert its.flow.match.story() == mine.flow.match.story()


def test_a_table_that_cannot_be_is_refused():
    for wrong in (
        {"game": "poker"},
        {"players": 9},
        {"options": {"limit": 0}},
        {"seats": (commands.Place("open"),) * 4},
        {"ages": (1, 2, 3, 4)},
    ):
        try:
            Parlour(**wrong)
        except Refused:
            continue
        raise AssertionError(wrong)
