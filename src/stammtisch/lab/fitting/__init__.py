"""Where tables of weights come from: a game's `policy/weights.py`, fitted from nothing by self-play.

    scripts/fit GAME

A mark that a mind gives is a sum of entries of its tables, and the mind's own code says of which (`forms`). Positions
are reached by noisy self-play; in each of them every open choice is played on to the end of the round several times,
with the same luck, natively (`sampling`). Least squares then find the entries with which marks differ as the points
did (`squares`). With the new tables the same is done again, a few times (`fit`). `duel` compares two files of tables.

No game is named here: whatever game has a module `policy/weights.py` can be fitted, and its form is kept (`tables`).
"""
