"""Black Spy (Alan R. Moon): keep clear of the black spies."""

from stammtisch.core.game import Daily, Game, Lesson
from stammtisch.games.black_spy import (
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
from stammtisch.games.black_spy.cards import DECK
from stammtisch.games.black_spy.options import Options
from stammtisch.games.black_spy.state import STEPS, State
from stammtisch.games.tricks.view import bygone

GAME = Game(
    name="black_spy",
    title="Black Spy",
    minutes="45–60",
    code="BS",
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
        variants=tuple({name: True} for name in Options.variants() if name != "mole"),
    ),
    lengths={"short": {"limit": 60}, "long": {"limit": 250}},
    counters=counters.COUNTERS,
    fan=("b1", "k7", "y8"),
    ages=True,
    borrows=("stammtisch.games.tricks",),
)
