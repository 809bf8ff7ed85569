"""What every game is made of. Nothing in here knows a game.

The laws of the core, in the order in which the modules keep them:

1. A rule is a plain function over a state, marked with `@rule` (`rule.py`). It runs as it stands over
   a plain `State` object, and compiled by Numba over a NumPy record of the same fields (`native`).
   Whatever a rule calls is a rule itself, or one of the few kit functions that have a native twin.
2. The state is data (`state.py`): integers and fixed lists of integers. What is still to happen is the
   agenda, a small stack of steps in the state (`agenda.py`). A step either runs by itself or asks seats
   for a decision: a Turn, a Sealed round, a Window or a Race.
3. A choice is a small integer whose meaning belongs to the open step; `legal(s, seat)` is a mask of
   the choices open to a seat, so at most 63 of them. Words live outside (`notation.py`).
4. All chance is drawn from the state's seed (`chance.py`) and nothing else.
5. Rules tell what happens with `note` (`events.py`); the plain state keeps the story, compiled rules
   do not. Records, logs and animations are read off it.
6. `Match` (`match.py`) is the only thing people hold. It hands out words and views, never the state.
"""
