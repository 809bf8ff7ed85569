"""Klaumau (Frank Stark): keep your loot, steal theirs, and never say you can when you can't be made to."""

from stammtisch.core.game import Game, Lesson
from stammtisch.games.klaumau import (
    forms,
    knowledge,
    notation,
    observe,
    policy,
    purposes,
    reckoning,
    rules,
    sights,
    texts,
    view,
)
from stammtisch.games.klaumau.cards import DECK
from stammtisch.games.klaumau.options import Options
from stammtisch.games.klaumau.state import STEPS, State

GAME = Game(
    name="klaumau",
    title="Klaumau",
    minutes="30",
    code="KM",
    players=range(2, 9),
    low_wins=False,
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
    shared=view.shared,
    own=view.own,
    observation=observe.OBSERVATION,
    purpose=purposes.purpose,
    reckon=reckoning.reckon,
    worth=reckoning.worth,
    silence=texts.SILENCE,
    naming={"turn": "play", "give": "give", "sell": "sell", "throw": "throw"},
    linger={"shows": 1500, "throws": 700, "turns": 500},
    facts=view.FACTS,
    lesson=Lesson(players=3, deal=14),
    extras=forms.extras,
    sayings=forms.sayings,
    lengths={"short": {"rounds": 2}, "long": {"rounds": 8}},
    sights=sights.SIGHTS,
    fan=("b4", "g-crook", "police"),
    ages=True,
)
