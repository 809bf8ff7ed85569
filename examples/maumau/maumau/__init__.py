"""Mau-Mau: follow suit or rank, and be the first to have no card left."""

from maumau import bots, rules, words
from stammtisch.core.game import Game

GAME = Game(
    name="maumau",
    title="Mau-Mau",
    about="Follow suit or rank, make others draw and miss, wish with a jack, and be rid of your cards first.",
    minutes="15",
    code="MM",
    players=range(2, 6),
    low_wins=True,
    options=rules.Options,
    state=rules.State,
    deck=rules.DECK,
    steps=rules.STEPS,
    prompts=words.PROMPTS,
    events=words.EVENTS,
    setup=rules.setup,
    run=rules.run,
    legal=rules.legal,
    apply=rules.apply,
    sample=bots.sample,
    mind=bots.MIND,
    say=words.say,
    read=words.read,
    explain=words.explain,
    shared=words.shared,
    own=words.own,
    facts=words.FACTS,
    look=words.LOOK,
    linger={"plays": 500, "wishes": 900, "misses": 500},
    fan=("s7", "h8", "cj"),
)
