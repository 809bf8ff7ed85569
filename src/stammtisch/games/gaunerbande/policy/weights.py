"""What things cost in Gaunerbande, in tenths of a point (see `tricks.tables`)."""

from stammtisch.games.tricks.tables import table

HELD = table("""
honest, politician out, 0 guards: -2 14 19 23 22 -12 7 15 19 19 -8 6 11 16 16 -3 4 9 12 13 1 4 6 8 9
honest, politician out, 1 guards: -3 1 4 5 9 -1 -1 1 5 7 -6 -3 1 4 6 -7 -3 0 3 4 -5 -2 0 2 2
honest, politician out, 2 guards: -3 0 -1 1 3 -1 -1 -1 1 2 0 -3 -1 0 2 -4 -3 -2 -1 1 -5 -3 -2 -1 1
honest, politician out, 3 guards: -4 -2 -2 -1 0 -1 -2 -1 -1 0 -4 -2 -2 -1 -1 -3 -3 -3 -1 -1 -5 -3 -3 -3 0
honest, politician out, 4 guards: -6 -4 -3 -3 -2 -4 -5 -4 -3 -3 -4 -4 -4 -3 -3 -3 -3 -4 -4 -3 -1 -3 -5 -6 0
honest, 0 guards: -3 -1 2 6 9 -12 -2 2 5 7 -11 -1 2 5 7 -7 1 3 5 6 -4 3 4 5 3
honest, 1 guards: -4 0 1 2 4 -2 0 0 1 4 -3 -2 0 1 4 -5 -2 -1 2 4 -4 0 1 3 4
honest, 2 guards: -5 -2 -2 -1 1 -1 -2 -1 0 1 -1 -2 -1 0 1 -3 -2 -2 -1 1 -4 -1 0 1 5
honest, 3 guards: -4 -3 -4 -2 -1 -3 -3 -2 -1 0 -5 -2 -2 -1 0 -4 -3 -3 -1 -1 -5 -2 -1 -2 0
honest, 4 guards: -6 -6 -5 -4 -4 -4 -4 -5 -3 -3 -3 -4 -4 -3 -2 -1 -4 -3 -4 -3 -6 -4 -4 -7 0
red, politician out, 0 guards: 0 0 0 0 0 -28 -12 -3 -2 0 -15 -7 -5 -3 -1 -7 -7 -5 -4 -2 -6 -6 -5 -5 -5
red, politician out, 1 guards: 0 0 0 0 0 -6 -15 -4 -2 1 -13 -6 -4 -2 3 -7 -4 -3 -1 2 -2 -1 0 0 0
red, politician out, 2 guards: 0 0 0 0 0 -6 -4 -13 -6 0 -3 -13 -5 -5 -1 -9 -6 -6 -3 -1 -6 -4 -3 -2 -3
red, politician out, 3 guards: 0 0 0 0 0 0 -5 -7 -9 -5 -5 -5 -9 -7 -3 -7 -9 -8 -5 -4 -7 -6 -5 -6 0
red, politician out, 4 guards: 0 0 0 0 0 -3 -3 -5 -5 -9 -2 -6 -6 -8 -9 -4 -7 -8 -8 -8 -9 -9 -8 -8 0
red, politician mine, 0 guards: -14 1 6 17 19 -6 8 16 22 28 7 16 19 24 32 18 21 23 26 31 25 26 26 28 34
red, politician mine, 1 guards: 1 -3 -8 -7 -3 -4 -13 -8 -7 -4 -22 -9 -9 -7 -3 -10 -8 -8 -6 -4 -10 -8 -7 -7 5
red, politician mine, 2 guards: -1 2 -6 -15 -11 -1 0 -12 -12 -11 1 -12 -13 -11 -10 -13 -13 -12 -12 -12 -12 -13 -14
-14 0
red, politician mine, 3 guards: -3 -1 -2 -7 -10 -1 -2 -7 -10 -11 0 -7 -6 -11 -10 -6 -10 -13 -11 -13 -16 -12 -10 -16 0
red, politician mine, 4 guards: -3 -7 -3 -8 -9 -5 -4 -6 -8 -9 -4 -7 -4 -9 -12 -7 -9 -9 -13 0 -11 -7 -17 0 0
black, 0 guards: 2 5 7 13 27 -6 0 4 10 22 -7 -3 3 9 19 -8 -6 -2 5 13 -6 -6 -4 0 8
black, 1 guards: -2 2 4 7 15 -1 3 4 6 12 -2 1 2 5 10 -4 -3 -1 2 7 -6 -5 -3 1 5
black, 2 guards: -3 -1 1 4 7 0 1 2 4 5 -1 0 2 2 4 -2 -2 -1 1 3 -3 -3 -1 0 -1
black, 3 guards: -2 0 1 2 2 0 -1 1 1 2 0 1 0 1 1 -4 -2 -1 0 0 -4 -1 -1 -1 0
black, 4 guards: -3 -3 -4 -3 -3 -7 -4 -3 -2 -1 -4 -3 -3 -2 -1 -4 -3 -1 -1 -1 0 -3 -1 -3 0
catcher, 0 guards: 0 14 40 35 33 0 15 26 24 29 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
catcher, 1 guards: 0 0 9 11 22 0 -10 15 12 20 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
catcher, 2 guards: 0 -5 0 0 11 0 4 -2 5 10 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
catcher, 3 guards: 0 3 -3 -3 3 0 0 -2 1 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
catcher, 4 guards: 0 -6 -4 -4 -3 0 3 -7 -5 -4 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
politician, 0 guards: 3 19 41 67 89 -5 23 59 70 93 -7 26 51 62 88 0 0 0 0 0 0 0 0 0 0
politician, 1 guards: 8 3 12 21 33 -1 -8 15 20 42 -17 -3 13 16 36 0 0 0 0 0 0 0 0 0 0
politician, 2 guards: 0 7 7 10 14 -3 8 6 13 23 -1 -9 4 10 19 0 0 0 0 0 0 0 0 0 0
politician, 3 guards: -8 1 11 16 11 0 6 10 11 13 -1 0 4 4 13 0 0 0 0 0 0 0 0 0 0
politician, 4 guards: -13 -3 4 16 15 -8 2 11 14 12 -2 4 1 8 7 0 0 0 0 0 0 0 0 0 0
""")
"""A card in hand. Rows: its kind, and how many lower cards of its colour guard it. Columns: how many of its colour are
still out above it (none, 1, 2, 3–4, more), and for each of these how many below.
"""

VOID = table("""
3 2 -6 0 -2
""")
"""No card of a colour of each kind."""

OTHERS_VOID = table("""
honest, politician out: 3 2 2 2 5 5 4 3
honest: 4 4 5 4 9 12 13 10
red, politician out: 3 5 6 5 11 13 13 8
red, politician mine: 10 7 5 4 17 9 2 0
black: 1 4 5 6 5 9 11 13
""")
"""A colour of which others have none. Columns: one such player or several; cards out above our lowest."""

OVER = table("""
honest, politician out, 0 to come: -4 -13 -18 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
honest, politician out, 1 to come: 17 -5 -14 5 -6 -12 8 3 -2 15 5 -1 11 4 -1 0 0 -2
honest, politician out, 2 to come: 37 0 -8 14 1 -6 12 8 3 10 8 5 4 4 4 0 1 2
honest, politician out, 3 to come: 47 2 -6 19 3 -3 11 8 5 4 8 7 -3 5 6 0 4 5
honest, 0 to come: -13 -8 -6 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
honest, 1 to come: -10 -5 -4 -11 -5 -4 -9 2 6 -8 7 9 -16 3 8 0 -2 7
honest, 2 to come: -8 -5 -5 -9 -3 -3 -7 2 6 -5 8 10 -10 3 8 0 -1 6
honest, 3 to come: -7 -6 -5 -9 -4 -5 -7 1 4 -1 4 5 -4 1 5 0 1 2
red, politician out, 0 to come: -12 -15 -19 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
red, politician out, 1 to come: 6 10 11 -10 9 15 -5 -5 -8 -4 0 -3 -6 0 -4 0 0 -3
red, politician out, 2 to come: 28 30 37 -4 20 40 -7 -3 -2 -3 -1 0 -3 0 -1 0 -2 -1
red, politician out, 3 to come: 47 45 59 -1 33 60 -7 -3 2 -5 0 1 -3 -2 2 0 -2 0
red, politician mine, 0 to come: -5 -4 -3 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
red, politician mine, 1 to come: -3 -12 -8 -5 -5 -7 3 5 3 8 4 3 3 0 4 0 -8 0
red, politician mine, 2 to come: 6 -13 -2 -2 -4 -3 3 14 18 10 0 4 3 -1 3 0 -8 3
red, politician mine, 3 to come: 18 -14 7 -11 -10 -2 -7 0 13 2 -7 -4 3 -12 -2 0 -14 -4
black, 0 to come: -18 -9 -11 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
black, 1 to come: -15 -4 -5 -15 1 3 -16 -3 5 -4 8 21 -13 10 10 0 -1 5
black, 2 to come: -14 5 8 -13 6 12 -20 5 15 -8 11 29 -8 1 22 0 -7 3
black, 3 to come: -13 12 13 -19 8 16 -24 3 16 -12 9 29 -14 -4 21 0 -10 -1
""")
"""A card that would win the trick so far. Rows: the kind of its colour, and how many are still to play. Columns: how
many of those may have a higher card, and how often the colour can still go round.
"""

SHARE = table("""
73 0 0 0 0 0
75 72 76 54 47 36
80 72 66 34 26 15
84 77 73 26 21 5
""")
"""The hundredths of the points in the trick that such a card gets. Rows: players to come; columns: higher cards."""

EXITS = table("""
40 23 18 15
31 18 14 12
28 11 5 2
""")
"""Having to lead afterwards. Rows: higher cards out. Columns: colours in which the lead can be lost."""

LEAD = table("""
honest, politician out: 63 39 20 4 -11 -32 13 7 -3 -15 -21 -5 -9 -11 -19 -26 -18 -18 -18 -21 -28 -24 -24 -22 -24 -29
-28 -27 -27 -26
honest: 16 10 9 12 16 -1 12 15 17 20 0 11 15 18 23 3 13 17 19 27 6 17 19 23 29 0 24 27 30 30
red, politician out: 0 66 41 34 35 -43 -21 -3 7 29 -35 -33 -34 -32 -32 -34 -34 -33 -33 -32 -33 -33 -34 -32 -33 -33
-34 -33 -33 -32
red, politician mine: 34 -34 -30 -37 -28 -24 -15 -31 -30 -28 4 -31 -31 -29 -31 -22 -27 -31 -29 -31 -24 -30 -27 -31
-31 -31 -31 -33 -33 -28
black: 24 27 26 23 20 11 25 31 32 28 9 18 23 26 26 8 10 18 21 23 7 7 12 16 20 5 5 7 12 18
politician: 60 56 70 75 79 -25 58 68 66 73 -25 52 54 54 71 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
""")
"""A card that is led. Rows: its kind. Columns: cards out above it, and for each number those below."""

LEAD_VOID = table("""
honest, politician out: 23 8 4 36 12 9
honest: 9 6 8 12 15 13
red, politician out: 5 -2 4 13 9 11
red, politician mine: 4 0 1 3 2 12
black: 2 12 10 -7 27 18
""")
"""The same into a colour of which others have none: one such player or several; cards out above."""

KEPT = table("""
honest, politician out, 0 guards: 13 9 9 11 12 14 15 16 17 18 19 20 21
honest, politician out, 1 guards: 0 -3 1 4 6 8 9 10 11 12 13 14 15
honest, politician out, 2 guards: 0 0 -2 0 2 4 5 7 7 8 9 10 10
honest, politician out, 3 guards: 0 0 0 0 1 2 3 4 5 6 7 7 7
honest, politician out, 4 guards: 0 0 0 0 2 -1 0 1 2 3 4 4 4
honest, 0 guards: 20 16 16 17 18 17 16 17 17 16 17 15 15
honest, 1 guards: 0 9 7 10 8 10 10 10 10 10 12 10 11
honest, 2 guards: 0 0 4 2 0 4 5 6 7 6 8 8 8
honest, 3 guards: 0 0 0 2 4 0 0 7 5 5 4 3 4
honest, 4 guards: 0 0 0 0 1 3 0 3 -2 1 -1 2 0
red, politician out, 0 guards: 2 3 3 3 4 4 5 6 7 8 0 0 0
red, politician out, 1 guards: 0 -1 0 0 1 1 2 3 4 5 0 0 0
red, politician out, 2 guards: 0 0 -1 -1 -1 0 1 1 2 2 0 0 0
red, politician out, 3 guards: 0 0 0 -4 -1 -2 -1 -2 -1 1 0 0 0
red, politician out, 4 guards: 0 0 0 0 4 -4 -3 -3 -3 -4 0 0 0
red, politician mine, 0 guards: 6 5 5 6 7 5 4 7 6 2 0 0 0
red, politician mine, 1 guards: 0 -1 3 3 3 2 3 3 3 5 0 9 17
red, politician mine, 2 guards: 0 0 3 -2 -2 -1 1 0 2 3 0 -1 2
red, politician mine, 3 guards: 0 0 0 2 -3 4 -1 -2 -1 0 0 -5 -3
red, politician mine, 4 guards: 0 0 0 0 2 -9 10 -3 1 -3 0 -3 -3
black, 0 guards: -1 2 3 5 9 13 17 21 23 26 28 27 29
black, 1 guards: 0 -5 -4 -2 0 3 6 9 11 12 13 14 16
black, 2 guards: 0 0 0 0 1 3 4 6 7 8 9 10 11
black, 3 guards: 0 0 0 0 2 3 4 5 5 6 7 7 7
black, 4 guards: 0 0 0 0 5 1 1 3 3 4 4 4 4
catcher, 0 guards: 0 0 0 0 0 0 0 0 0 0 0 32 33
catcher, 1 guards: 0 0 0 0 0 0 0 0 0 0 0 20 22
catcher, 2 guards: 0 0 0 0 0 0 0 0 0 0 0 13 15
catcher, 3 guards: 0 0 0 0 0 0 0 0 0 0 0 6 7
catcher, 4 guards: 0 0 0 0 0 0 0 0 0 0 0 2 2
politician, 0 guards: 0 0 0 0 0 0 0 0 0 0 42 0 0
politician, 1 guards: 0 0 0 0 0 0 0 0 0 0 32 0 0
politician, 2 guards: 0 0 0 0 0 0 0 0 0 0 19 0 0
politician, 3 guards: 0 0 0 0 0 0 0 0 0 0 5 0 0
politician, 4 guards: 0 0 0 0 0 0 0 0 0 0 -1 0 0
""")
"""A card that is not passed on. Rows as for cards in hand. Columns: its rank."""

KEPT_VOID = table("""
1 4 2 7
""")
"""No green, blue, red, black card when passing."""
