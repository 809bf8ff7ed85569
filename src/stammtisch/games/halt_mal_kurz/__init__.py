"""Halt mal kurz (Marc-Uwe Kling): get rid of your cards, at whoever's expense."""

from stammtisch.core.game import Daily, Game, Lesson
from stammtisch.games.halt_mal_kurz import (
    counters,
    forms,
    knowledge,
    notation,
    observe,
    policy,
    purposes,
    rules,
    texts,
    view,
)
from stammtisch.games.halt_mal_kurz.cards import DECK
from stammtisch.games.halt_mal_kurz.options import Options
from stammtisch.games.halt_mal_kurz.state import STEPS, State

GAME = Game(
    name="halt_mal_kurz",
    title="Halt mal kurz",
    minutes="20",
    code="HK",
    players=range(3, 6),
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
    extras=forms.extras,
    silence=texts.SILENCE,
    races=True,
    naming={"turn": "play", "react": "react", "give": "give"},
    unit="cards",
    linger={"shows": 1500, "throws": 700, "swaps": 900},
    facts=view.FACTS,
    lesson=Lesson(players=4, deal=2),
    daily=Daily(
        players=(3, 4, 5),
        variants=({"well": "always"}, {"majority": "most"}, {"hand": 4}),
    ),
    counters=counters.COUNTERS,
    fan=("halt-k", "nazi-p", "schnick-a"),
)
