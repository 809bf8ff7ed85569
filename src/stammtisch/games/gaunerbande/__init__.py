"""Gaunerbande (Perdix Spiele): avoid crooks, or catch them all."""

from stammtisch.core.game import Daily, Game, Lesson
from stammtisch.games.gaunerbande import (
    counters,
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
from stammtisch.games.gaunerbande.cards import DECK
from stammtisch.games.gaunerbande.options import Options
from stammtisch.games.gaunerbande.state import STEPS, State
from stammtisch.games.tricks.view import bygone

GAME = Game(
    name="gaunerbande",
    title="Gaunerbande",
    minutes="45–90",
    from_age=10,
    code="GB",
    players=range(3, 7),
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
    bygone=bygone,
    reckon=reckoning.reckon,
    worth=reckoning.worth,
    naming={"pass": "pass", "play": "play"},
    linger={"takes": 1100},
    facts=view.FACTS,
    lesson=Lesson(players=4, deal=2),
    daily=Daily(
        players=(3, 4, 5),
        options={"rounds": 1},
        variants=({"passing": "none"}, {"passing": "hearts"}),
    ),
    lengths={"short": {"limit": 40}, "long": {"limit": 150}},
    counters=counters.COUNTERS,
    fan=("k0", "r10", "k12"),
    borrows=("stammtisch.games.tricks",),
)
