"""Zehn (Hans van Tol): come to ten, and do not come last."""

from stammtisch.core.game import Daily, Game, Lesson
from stammtisch.games.zehn import (
    counters,
    forms,
    knowledge,
    notation,
    observe,
    policy,
    purposes,
    reckoning,
    rules,
    texts,
    view,
)
from stammtisch.games.zehn.cards import DECK
from stammtisch.games.zehn.options import Options
from stammtisch.games.zehn.state import STEPS, State

GAME = Game(
    name="zehn",
    title="Zehn",
    minutes="30",
    code="ZE",
    players=range(2, 8),
    low_wins=True,
    options=Options,
    state=State,
    deck=DECK,
    steps=STEPS,
    events=texts.EVENTS,
    setup=rules.setup,
    run=rules.run,
    legal=rules.legal,
    apply=rules.apply,
    sample=knowledge.sample,
    mind=policy.MIND,
    say=notation.say,
    read=notation.read,
    explain=texts.explain,
    does=texts.does,
    shared=view.shared,
    own=view.own,
    observation=observe.OBSERVATION,
    purpose=purposes.purpose,
    reckon=reckoning.reckon,
    worth=reckoning.worth,
    naming={"lay": "lay", "add": "add"},
    linger={"shows": 1500, "wins": 2200, "turns": 500, "swaps": 900},
    facts=view.FACTS,
    lesson=Lesson(players=4, deal=25),
    daily=Daily(
        players=(3, 4, 5),
        options={"rounds": 3},
        variants=({"tie": "highest_card"}, {"chips": 4}, {"next_start": "winner"}),
    ),
    lengths={"short": {"rounds": 5}},
    extras=forms.extras,
    counters=counters.COUNTERS,
    fan=("n7", "j", "n3"),
)
