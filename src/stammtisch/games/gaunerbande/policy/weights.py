"""What things cost in Gaunerbande, in tenths of a point (see `tricks.tables`)."""

from stammtisch.games.tricks.tables import table

HELD = table("""
honest, politician out, 0 guards: 4 1 6 7 8 -5 0 2 1 5 -5 0 2 3 3 -6 -3 -1 0 2 -5 -4 -3 0 1
honest, politician out, 1 guards: -4 3 6 7 11 1 4 0 3 5 3 2 1 3 6 -2 1 3 2 5 0 1 2 2 6
honest, politician out, 2 guards: -1 2 0 2 5 -3 -4 0 0 2 -8 -2 -4 -2 0 -3 -5 -3 -2 0 0 -4 -2 -2 -4
honest, politician out, 3 guards: 6 1 3 1 3 -11 -1 -1 -2 1 -1 -2 -7 -5 -3 -5 -7 -7 -6 -3 -5 -8 -1 -1 0
honest, politician out, 4 guards: -10 -5 3 5 4 -5 -1 -2 -1 0 -5 -4 -10 -1 -2 -8 -8 -2 -5 12 -1 5 3 -11 0
honest, 0 guards: 3 -17 -16 -15 -12 -20 -19 -17 -16 -16 -20 -18 -17 -15 -14 -19 -17 -16 -14 -15 -17 -17 -16 -15 -17
honest, 1 guards: 1 1 3 3 6 0 1 0 2 5 1 0 1 3 5 0 1 2 3 4 1 2 1 2 3
honest, 2 guards: 2 1 4 3 4 0 0 0 -1 3 1 -2 -1 0 2 1 0 0 0 0 -2 -1 1 1 3
honest, 3 guards: -1 0 0 0 3 -4 -1 2 -2 0 -1 2 -2 1 -1 -2 -1 0 -2 1 -1 3 -3 -2 0
honest, 4 guards: -3 -1 2 -2 1 -6 -6 -1 -3 2 -6 0 -5 -2 -7 4 -13 -8 -6 7 0 -2 -5 0 0
red, politician out, 0 guards: 0 0 0 0 0 -11 -9 -3 5 18 -5 -3 -3 -5 -3 -5 -4 -5 -5 -5 -7 -7 -6 -6 -2
red, politician out, 1 guards: 0 0 0 0 0 -3 1 6 11 26 -2 5 4 2 5 3 2 1 2 2 0 1 -1 3 1
red, politician out, 2 guards: 0 0 0 0 0 -2 -1 3 1 22 -6 1 -2 -5 3 -1 -2 -5 0 -1 0 -3 -1 -1 5
red, politician out, 3 guards: 0 0 0 0 0 -10 13 -7 1 13 -7 9 -10 -4 2 -2 2 -2 -2 -2 -1 2 1 -2 0
red, politician out, 4 guards: 0 0 0 0 0 -4 40 14 -8 -11 -4 4 -12 -10 -9 -6 -15 -11 -5 -7 -3 -1 -13 3 0
red, politician mine, 0 guards: 15 3 17 14 28 -2 9 6 9 8 7 8 9 5 12 5 8 8 9 11 2 6 5 11 14
red, politician mine, 1 guards: -8 -1 -5 -11 -8 -5 -7 -15 -6 -6 -3 -8 -10 -9 -8 -16 -11 -15 -13 -13 -14 -14 -12 -13
-28
red, politician mine, 2 guards: 4 0 3 -3 -8 -8 -12 -2 4 1 -1 -3 -10 -3 -3 5 4 3 0 -5 3 5 -3 7 0
red, politician mine, 3 guards: 0 13 1 -3 2 -22 -14 5 -1 9 0 -3 2 1 7 -12 -7 5 1 4 -10 12 7 -2 0
red, politician mine, 4 guards: -1 -5 1 -6 3 5 1 7 -4 2 8 -17 -7 -7 -24 -23 -10 1 4 0 -9 -15 24 0 0
black, 0 guards: 3 0 0 4 17 -7 -4 -1 5 15 -7 -4 0 5 11 -7 -5 -2 1 6 -7 -7 -6 -3 3
black, 1 guards: 9 2 2 7 14 2 2 4 7 10 0 3 5 7 8 2 3 5 4 5 1 1 2 2 7
black, 2 guards: -7 2 4 4 6 4 3 3 3 4 4 3 2 3 2 1 2 1 1 1 4 1 0 0 3
black, 3 guards: -4 1 0 2 2 0 3 5 -1 0 -4 -1 -3 -1 2 -4 -2 -1 -1 -1 1 -3 1 3 0
black, 4 guards: -12 8 0 1 0 14 3 2 -4 -3 -6 0 -2 -4 -1 -11 -1 0 -1 -1 12 0 5 9 0
catcher, 0 guards: 0 15 18 14 23 0 3 8 -3 6 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
catcher, 1 guards: 0 0 2 11 18 0 -8 5 2 7 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
catcher, 2 guards: 0 -2 -3 2 10 0 -17 -4 -11 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
catcher, 3 guards: 0 1 -2 0 7 0 15 -6 -17 -1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
catcher, 4 guards: 0 1 -8 -8 4 0 -2 1 -20 -8 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
politician, 0 guards: 16 21 25 33 41 -3 6 15 25 26 -13 14 -5 5 19 0 0 0 0 0 0 0 0 0 0
politician, 1 guards: -2 3 -2 9 22 -9 -7 -1 0 6 -11 -15 -2 -4 4 0 0 0 0 0 0 0 0 0 0
politician, 2 guards: 4 1 5 11 16 -10 -8 6 3 8 6 10 1 11 9 0 0 0 0 0 0 0 0 0 0
politician, 3 guards: -3 9 12 6 20 13 -3 5 6 7 -9 2 -3 7 5 0 0 0 0 0 0 0 0 0 0
politician, 4 guards: 16 -11 26 3 17 3 16 -9 6 2 6 7 -4 3 -1 0 0 0 0 0 0 0 0 0 0
""")
"""A card in hand. Rows: its kind, and how many lower cards of its colour guard it. Columns: how many of its colour are
still out above it (none, 1, 2, 3–4, more), and for each of these how many below.
"""

VOID = table("""
-7 -21 -10 0 -9
""")
"""No card of a colour of each kind."""

OTHERS_VOID = table("""
honest, politician out: 0 -1 -2 1 4 2 1 2
honest: -1 -1 -1 -2 1 1 0 -2
red, politician out: 3 5 1 1 14 6 -3 0
red, politician mine: -1 -5 -2 -5 -2 -5 -10 -13
black: -2 -2 -2 -1 -5 -5 -2 -3
""")
"""A colour of which others have none. Columns: one such player or several; cards out above our lowest."""

OVER = table("""
honest, politician out, 0 to come: -11 -14 -9 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
honest, politician out, 1 to come: 6 -10 -7 -1 -9 -4 0 -3 2 1 -2 -1 3 -2 -1 0 -1 -2
honest, politician out, 2 to come: 15 -11 -13 4 -4 -10 -1 -1 -3 0 -1 -3 -10 -2 0 0 -1 -1
honest, politician out, 3 to come: 31 -6 -15 11 -3 -8 3 1 0 6 3 4 1 3 4 0 4 3
honest, 0 to come: -10 -12 -12 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
honest, 1 to come: -7 -10 -7 -9 -8 -5 -5 1 1 -2 6 0 0 11 4 0 5 -3
honest, 2 to come: -3 -8 -3 -4 -7 -7 1 -4 -2 4 1 -1 0 -1 3 0 7 4
honest, 3 to come: 1 -5 -15 -5 -6 -2 -4 0 -5 2 4 -5 -1 5 1 0 3 1
red, politician out, 0 to come: -18 -17 -14 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
red, politician out, 1 to come: 4 19 13 -5 -1 8 6 -9 -7 9 -1 -10 1 -3 -3 0 -4 -3
red, politician out, 2 to come: 44 31 58 4 19 38 -2 -5 7 -5 -5 3 4 0 3 0 4 3
red, politician out, 3 to come: 51 58 55 -3 13 15 -10 -4 -4 -9 -3 1 3 2 -1 0 0 -4
red, politician mine, 0 to come: -5 -10 -17 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
red, politician mine, 1 to come: -9 -10 -24 -11 -7 -10 3 7 -2 -4 0 4 0 4 -3 0 -9 -2
red, politician mine, 2 to come: 2 -14 -1 -8 -2 -4 -10 2 1 13 -5 -6 0 6 8 0 4 6
red, politician mine, 3 to come: -14 -8 -12 3 -4 3 -5 -2 12 -5 -7 7 0 -10 -3 0 -7 8
black, 0 to come: -9 -10 -16 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
black, 1 to come: 3 1 -5 3 7 2 5 9 3 10 14 12 2 16 14 0 11 8
black, 2 to come: 3 14 4 5 17 9 -6 11 12 1 14 14 0 4 12 0 3 7
black, 3 to come: 16 23 14 0 19 19 0 14 19 3 14 20 -1 6 12 0 -2 -2
""")
"""A card that would win the trick so far. Rows: the kind of its colour, and how many are still to play. Columns: how
many of those may have a higher card, and how often the colour can still go round.
"""

SHARE = table("""
78 0 0 0 0 0
69 60 53 32 21 12
77 48 44 24 32 -2
76 48 35 12 16 1
""")
"""The hundredths of the points in the trick that such a card gets. Rows: players to come; columns: higher cards."""

EXITS = table("""
32 14 12 11
19 10 10 7
14 6 5 1
""")
"""Having to lead afterwards. Rows: higher cards out. Columns: colours in which the lead can be lost."""

LEAD = table("""
honest, politician out: 46 27 18 16 4 -30 -5 -3 0 -6 -19 -8 -4 -5 -7 -23 -12 -8 -9 -12 -21 -14 -10 -11 -12 -16 -16
-13 -12 -15
honest: 6 5 2 -1 -3 -9 -3 -2 -3 -6 -5 -5 -5 -5 -7 -6 -7 -5 -5 -8 -7 -8 -8 -6 -7 -7 -8 -6 -5 -14
red, politician out: 0 87 64 64 68 -36 -13 -11 2 28 -22 -17 -17 -18 -18 -16 -17 -19 -18 -19 -19 -17 -18 -18 -16 -18
-17 -18 -19 -16
red, politician mine: 10 -5 -11 -4 -1 -26 -1 -6 -5 -14 -5 -9 -8 -9 -6 0 -3 -4 -3 -6 -14 -4 -8 -11 -4 -10 -7 -9 -10 1
black: 8 21 22 25 25 -24 -2 10 10 15 -8 -3 5 4 8 -9 -11 -7 -4 2 -13 -13 -9 -8 -4 -17 -18 -17 -14 -7
politician: 63 77 71 79 87 -29 46 51 52 51 4 24 24 29 40 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
""")
"""A card that is led. Rows: its kind. Columns: cards out above it, and for each number those below."""

LEAD_VOID = table("""
honest, politician out: 8 4 -1 14 9 4
honest: 0 -2 -1 2 0 -3
red, politician out: 8 -2 -1 19 5 -6
red, politician mine: 10 -4 3 13 -3 1
black: -6 3 3 -11 3 4
""")
"""The same into a colour of which others have none: one such player or several; cards out above."""

KEPT = table("""
honest, politician out, 0 guards: 0 0 0 0 0 0 0 0 0 0 0 0 0
honest, politician out, 1 guards: 0 0 0 0 0 0 0 0 0 0 0 0 0
honest, politician out, 2 guards: 0 0 0 0 0 0 0 0 0 0 0 0 0
honest, politician out, 3 guards: 0 0 0 0 0 0 0 0 0 0 0 0 0
honest, politician out, 4 guards: 0 0 0 0 0 0 0 0 0 0 0 0 0
honest, 0 guards: 2 -1 -2 -2 0 0 1 1 1 1 2 2 3
honest, 1 guards: 0 1 -1 1 1 3 3 3 5 5 7 7 7
honest, 2 guards: 0 0 -4 -3 -1 -1 0 0 1 2 2 3 6
honest, 3 guards: 0 0 0 -14 -5 -2 -4 -4 -3 -3 -2 -1 4
honest, 4 guards: 0 0 0 0 -6 -6 -11 -5 -7 -7 -7 -3 -2
red, politician out, 0 guards: -6 -4 -4 -4 -4 -4 -3 -3 -4 -3 0 0 0
red, politician out, 1 guards: 0 -5 -3 -3 -3 -2 -2 -1 0 2 0 0 0
red, politician out, 2 guards: 0 0 -8 -7 -5 -2 -3 -4 -2 -3 0 0 0
red, politician out, 3 guards: 0 0 0 5 -6 -2 -5 -3 -5 -4 0 0 0
red, politician out, 4 guards: 0 0 0 0 12 -2 1 1 -8 -7 0 0 0
red, politician mine, 0 guards: -4 -3 -1 1 0 4 4 0 4 2 0 0 0
red, politician mine, 1 guards: 0 -5 -2 -5 -2 3 2 1 4 0 0 14 19
red, politician mine, 2 guards: 0 0 4 -7 -5 2 1 -2 3 -2 0 6 12
red, politician mine, 3 guards: 0 0 0 -4 10 -1 -6 -3 -2 -3 0 2 2
red, politician mine, 4 guards: 0 0 0 0 7 2 -1 -3 6 0 0 -1 -1
black, 0 guards: -12 -7 -6 -4 -2 1 3 4 3 6 3 8 13
black, 1 guards: 0 -7 -4 -5 -5 -3 0 2 5 5 6 8 12
black, 2 guards: 0 0 -1 0 -2 -1 0 -1 2 2 4 6 8
black, 3 guards: 0 0 0 -7 -4 -1 1 -1 -2 -4 -1 -1 1
black, 4 guards: 0 0 0 0 7 -5 -4 2 -3 -5 -5 -6 -9
catcher, 0 guards: 0 0 0 0 0 0 0 0 0 0 0 4 19
catcher, 1 guards: 0 0 0 0 0 0 0 0 0 0 0 11 20
catcher, 2 guards: 0 0 0 0 0 0 0 0 0 0 0 7 10
catcher, 3 guards: 0 0 0 0 0 0 0 0 0 0 0 4 7
catcher, 4 guards: 0 0 0 0 0 0 0 0 0 0 0 -4 1
politician, 0 guards: 0 0 0 0 0 0 0 0 0 0 9 0 0
politician, 1 guards: 0 0 0 0 0 0 0 0 0 0 14 0 0
politician, 2 guards: 0 0 0 0 0 0 0 0 0 0 7 0 0
politician, 3 guards: 0 0 0 0 0 0 0 0 0 0 2 0 0
politician, 4 guards: 0 0 0 0 0 0 0 0 0 0 -8 0 0
""")
"""A card that is not passed on. Rows as for cards in hand. Columns: its rank."""

KEPT_VOID = table("""
-6 -5 -6 -5
""")
"""No green, blue, red, black card when passing."""

STOPPERS = table("""
0 -1 0
3 0 -2
4 1 -5
7 1 -8
6 1 -4
""")
"""Somebody else has all crooks so far. Rows, here and below: how alarming that is. Columns: colours in which we keep
the highest card.
"""

CATCH = table("""
5 0 1
-10 -10 -6
-26 -22 -16
-55 -33 -22
-35 -8 0
""")
"""A card that would win the trick so far, with a crook in it. Columns: higher cards out."""

TAKE = table("""
1 -1 -2
2 4 -6
-6 -9 1
-27 -5 -8
-39 -17 -7
""")
"""The same without a crook."""

FEED = table("""
-2 0 1 7 5
""")
"""A crook that the collector may get."""

DIVERT = table("""
-3 -5 -6 -8 -8
""")
"""A crook that somebody else will get."""

LEAD_CROOK = table("""
5 -5 1
8 -12 5
2 -2 -9
-25 -8 14
-9 0 6
""")
"""A crook that is led. Columns: higher cards out."""

LEAD_HONEST = table("""
2 0 0
1 0 -3
-3 4 4
-1 5 15
-6 6 2
""")
"""Any other card that is led."""
