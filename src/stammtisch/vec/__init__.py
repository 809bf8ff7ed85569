"""Many matches at once, native: for programs that learn.

from stammtisch import vec

env = vec.make(game, 1024, players=4, opponents={1: "geselle", 2: "geselle", 3: "geselle"}, seed=7)
while training:
    env.step(policy(env.observations, env.masks))     # one action for each match
    learn(env.rewards, env.done)

All arrays are the environment's own and are written in place: copy what is to be kept. They are NumPy's and go to other
libraries without a copy (`torch.from_dlpack(env.observations)`).
"""

from stammtisch.vec.env import BEGUN, ENDED, ILLEGAL, RUNNING, BadEnvironment, Environment, make
from stammtisch.vec.looking import actions, layout, observe

__all__ = [
    "BEGUN",
    "ENDED",
    "ILLEGAL",
    "RUNNING",
    "BadEnvironment",
    "Environment",
    "actions",
    "layout",
    "make",
    "observe",
]
