"""Bots of one's own in arena and simulations."""

import io
import json
from pathlib import Path

import pytest

from stammtisch import games
from stammtisch.bots.own.address import BadBot
from stammtisch.bots.own.process import Limits
from stammtisch.core.record import each, replay
from stammtisch.lab.arena.deals import Deal, Played, play_unit
from stammtisch.lab.arena.journal import Journal
from stammtisch.lab.arena.plan import Plan
from stammtisch.lab.arena.report import report
from stammtisch.lab.arena.standings import judge
from stammtisch.lab.arena.tournament import Tournament, play
from stammtisch.lab.crew import Processes
from stammtisch.lab.own import forfeited
from stammtisch.lab.plain import simulate_plain
from stammtisch.lab.simulate import Plan as Simulation

BOTS = """
class Clumsy:
    def __init__(self, seed): self.count, self.seed = 0, seed
    def choose(self, match, seat):
        self.count += 1
        if self.count == 2: return None
        return match.legal()[self.seed % len(match.legal())]
class Fine:
    def choose(self, match, seat): return match.legal()[0]
"""


@pytest.fixture
def shy(tmp_path: Path) -> Path:
    path = tmp_path / "shy.py"
    path.write_text(BOTS)
    return path


def plan(shy: Path, kind: str = "Clumsy") -> Plan:
    return Plan.make(games.get("gaunerbande"), 3, f"shy={shy}:{kind},geselle", seed=3, rounds=1, limits=Limits(30))


def test_an_arena_seats_it_counts_what_it_lost_and_goes_on(shy: Path, tmp_path: Path) -> None:
    tournament = Tournament((plan(shy),))
    kept = tmp_path / "journal"
    with Journal(kept, tournament.as_json(), tournament.shape) as journal, Processes(1) as crew:
        play(tournament, 1, crew, journal)
    with Journal(kept, tournament.as_json(), tournament.shape) as journal:
        deals = list(journal.results["gaunerbande"].values())
    [result] = [judge(tournament.plans[0], deals)]
    one, other = result.standings
    assert (one.contestant.name, one.losses, other.losses) == ("shy", {"no_move": 3}, {})
    assert "it answered None (NoneType)" in one.first_loss
    assert one.as_json()["forfeits"]["no_move"] == 3
    told = forfeited("shy", one.losses, one.first_loss)
    assert any(told in str(part) for part in report([result], None))
    again = play_unit(tournament.plans[0].text, [0])
    assert again == deals, "with its seed it plays the same anywhere"


def test_the_plan_knows_its_sources(shy: Path) -> None:
    first = Tournament((plan(shy, "Fine"),))
    text = first.plans[0].text
    shy.write_text(BOTS + "\n# better now\n")
    assert Tournament((plan(shy, "Fine"),)).digest != first.digest
    with pytest.raises(BadBot, match="sources of shy"):
        play_unit(text, [0])
    usual = Plan.make(games.get("gaunerbande"), 3, "geselle,lehrling", seed=3).as_json()
    assert not {"own", "limits"} & {*usual}, "plans without such bots are what they were"


def test_results_of_before_are_read(shy: Path) -> None:
    old = [[3, 2, 1], 1, 40, 0]
    assert Played.read(old).as_json() == old
    assert Deal(0, (Played.read(old),)).matches[0].losses.counts == {}


def test_a_simulation_is_played_move_by_move(shy: Path) -> None:
    simulation = Simulation.make(
        games.get("gaunerbande"), 3, seed=5, bots=[f"shy={shy}:Clumsy", "geselle", "random"], limits=Limits(30)
    )
    assert not simulation.native
    file, options = io.StringIO(), {"limit": 5}
    simulation = Simulation.make(
        simulation.game,
        3,
        seed=5,
        options=simulation.game.options.build(options),
        bots=list(simulation.bots),
        limits=Limits(30),
    )
    tally, lost = simulate_plain(simulation, 2, file=file, jobs=1)
    assert tally.matches == 2
    assert lost["shy"][0] == {"no_move": 2}
    assert "shy" in forfeited("shy", *lost["shy"])
    records = list(each(iter(file.getvalue().splitlines(keepends=True))))
    assert len(records) == 2
    for number, (_, lines) in enumerate(records):
        match = replay(lines, games.get)
        assert match.names == ("shy 0", "geselle 1", "random 2")
        assert match.seed == simulation.match_seed(number), "in order"
    assert json.loads(file.getvalue().splitlines()[0])["names"][0] == "shy 0"
