"""What things cost in Gaunerbande, in tenths of a point (see `tricks.tables`)."""

from stammtisch.games.tricks.tables import table

HELD = table("""
honest, politician out, 0 guards: -6 9 14 15 12 -19 0 7 10 10 -14 -1 3 7 8 -9 -3 1 4 6 -5 -3 0 2 2
honest, politician out, 1 guards: 0 5 5 6 8 1 0 0 4 6 -4 -3 1 3 5 -6 -2 0 2 4 -4 -2 0 2 2
honest, politician out, 2 guards: 1 1 1 2 3 0 0 0 1 2 -1 -1 0 0 2 -2 -2 -1 0 1 -4 -2 -1 0 1
honest, politician out, 3 guards: -2 1 1 1 0 -1 1 1 -1 0 2 -2 -1 -1 0 -2 0 0 0 0 -3 -2 -1 -1 0
honest, politician out, 4 guards: -4 -3 -2 -2 -2 -3 -4 -3 -3 -3 0 -2 -2 -2 -2 -2 -2 -3 -4 -2 -2 -3 -2 -2 0
honest, 0 guards: -4 4 6 9 10 -14 -2 2 5 8 -13 -2 1 4 6 -9 -2 1 3 5 -6 -1 1 3 2
honest, 1 guards: -3 2 4 5 7 -2 0 1 2 5 -3 -2 0 2 5 -4 -2 0 2 5 -2 0 1 3 3
honest, 2 guards: -3 0 1 1 3 -1 -1 -1 1 2 -2 -2 -1 0 2 -1 -2 -2 0 2 -3 -1 1 1 6
honest, 3 guards: -3 -1 -1 0 0 -2 -2 -1 -1 0 -2 -1 -1 -2 -1 -3 -1 -3 -1 -1 -3 0 -1 0 0
honest, 4 guards: -3 -3 -3 -3 -4 -3 -4 -4 -4 -4 -1 -5 -4 -3 -3 -1 -4 -3 -4 -7 1 -3 -2 -1 0
red, politician out, 0 guards: 0 0 0 0 0 -30 -12 -3 -3 1 -16 -5 -3 -2 0 -8 -5 -4 -3 -1 -4 -3 -3 -2 -3
red, politician out, 1 guards: 0 0 0 0 0 -3 -8 -3 -1 1 -6 -5 -2 -1 2 -4 -3 -2 -1 1 -2 -1 0 1 1
red, politician out, 2 guards: 0 0 0 0 0 -3 -3 -11 -4 -1 -3 -11 -2 -4 -1 -7 -5 -5 -2 -2 -2 -2 -2 -1 -4
red, politician out, 3 guards: 0 0 0 0 0 2 -4 -1 -8 -6 -3 0 -8 -6 -4 -5 -6 -6 -4 -5 -7 -6 -4 -4 0
red, politician out, 4 guards: 0 0 0 0 0 -2 -4 -5 -4 -3 -7 -6 -5 -5 -6 -3 -4 -6 -7 -8 -6 -5 -6 -6 0
red, politician mine, 0 guards: 12 10 11 18 19 1 12 15 22 25 4 14 18 22 27 13 18 20 22 26 20 22 22 24 27
red, politician mine, 1 guards: -9 -8 -8 -5 -1 -8 -15 -5 -5 -3 -19 -7 -7 -6 -3 -8 -8 -7 -6 -4 -9 -7 -7 -6 0
red, politician mine, 2 guards: -6 3 -2 -13 -7 5 -1 -11 -10 -9 -3 -12 -11 -9 -6 -14 -11 -9 -7 -8 -9 -9 -10 -8 0
red, politician mine, 3 guards: -4 4 1 -5 -7 -1 0 -3 -5 -6 1 -4 -1 -5 -4 -4 -4 -3 -3 -8 -6 -7 -5 -9 0
red, politician mine, 4 guards: -8 -7 -5 -7 -7 -4 -2 -7 -7 -7 1 -3 -5 -9 -7 -3 -7 -10 -10 0 -7 -5 -14 0 0
black, 0 guards: 0 5 9 17 33 -11 -2 4 14 29 -10 -4 4 13 26 -9 -3 3 12 23 0 1 4 10 18
black, 1 guards: -1 2 7 8 19 -1 4 6 7 18 -1 2 3 6 16 -2 -1 1 6 13 -1 0 2 5 9
black, 2 guards: -1 2 1 6 9 0 1 5 6 8 -3 2 5 6 7 0 3 5 5 6 2 3 3 3 2
black, 3 guards: 0 -1 1 3 2 -3 -1 0 5 2 2 -2 3 3 2 4 4 5 2 2 3 2 2 2 0
black, 4 guards: 1 1 3 1 -3 -2 -1 2 2 -1 1 1 4 1 -1 3 4 2 0 1 1 3 4 0 0
catcher, 0 guards: 0 19 33 33 33 0 10 30 20 26 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
catcher, 1 guards: 0 6 13 12 21 0 2 9 10 18 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
catcher, 2 guards: 0 -1 2 2 11 0 6 -3 4 9 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
catcher, 3 guards: 0 5 0 1 4 0 -2 -1 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
catcher, 4 guards: 0 -2 -1 -1 0 0 3 -2 -1 -2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
politician, 0 guards: 22 38 50 68 84 -3 26 52 59 80 -8 27 39 48 73 0 0 0 0 0 0 0 0 0 0
politician, 1 guards: 3 2 14 25 37 -6 -8 14 21 39 -17 -2 7 12 29 0 0 0 0 0 0 0 0 0 0
politician, 2 guards: 3 11 9 14 15 -1 6 3 10 22 -1 -8 -2 6 17 0 0 0 0 0 0 0 0 0 0
politician, 3 guards: 4 8 13 19 14 -4 6 9 12 12 -1 3 5 3 10 0 0 0 0 0 0 0 0 0 0
politician, 4 guards: 1 1 8 17 14 -1 2 8 10 6 -4 -4 -2 1 1 0 0 0 0 0 0 0 0 0 0
""")
"""A card in hand. Rows: its kind, and how many lower cards of its colour guard it. Columns: how many of its colour are
still out above it (none, 1, 2, 3–4, more), and for each of these how many below.
"""

VOID = table("""
-1 1 -4 0 -3
""")
"""No card of a colour of each kind."""

OTHERS_VOID = table("""
honest, politician out: 6 5 4 3 8 7 7 5
honest: 3 4 5 4 8 11 11 9
red, politician out: 4 6 6 5 11 15 11 7
red, politician mine: 13 8 8 5 19 10 5 1
black: 2 5 5 1 6 11 11 7
""")
"""A colour of which others have none. Columns: one such player or several; cards out above our lowest."""

OVER = table("""
honest, politician out, 0 to come: -10 -17 -20 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
honest, politician out, 1 to come: 16 -8 -15 4 -8 -14 7 -2 -5 8 1 -1 6 -1 -2 0 1 -3
honest, politician out, 2 to come: 34 -2 -11 14 -1 -9 10 4 -1 8 6 4 2 2 2 0 1 1
honest, politician out, 3 to come: 45 1 -8 19 1 -5 11 6 3 2 8 7 -6 5 7 0 5 5
honest, 0 to come: -10 -11 -9 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
honest, 1 to come: -6 -7 -8 -10 -7 -7 -7 0 0 -6 3 5 -7 1 5 0 0 3
honest, 2 to come: -3 -6 -6 -6 -5 -4 -4 1 3 -2 4 7 -7 2 5 0 0 5
honest, 3 to come: -1 -5 -6 -5 -4 -5 -2 2 3 4 7 6 0 4 8 0 3 4
red, politician out, 0 to come: -14 -17 -20 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
red, politician out, 1 to come: 7 7 9 -15 4 11 -7 -10 -11 -5 -4 -5 -5 -1 -6 0 -5 -5
red, politician out, 2 to come: 30 29 34 -5 13 32 -9 -7 -5 -2 -3 -2 -1 -3 -3 0 -2 -2
red, politician out, 3 to come: 49 42 53 0 27 51 -8 -6 -1 -4 -1 0 -4 -1 1 0 -1 0
red, politician mine, 0 to come: -9 -8 -4 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
red, politician mine, 1 to come: -9 -14 -6 -10 -4 -8 -4 1 0 6 0 3 0 0 4 0 0 3
red, politician mine, 2 to come: 2 -10 -4 -7 -9 -4 -4 5 12 0 0 8 0 -4 3 0 -4 1
red, politician mine, 3 to come: 15 -9 15 -10 -6 9 -9 4 13 4 -5 -1 1 -8 6 0 -10 1
black, 0 to come: -10 -3 -7 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
black, 1 to come: -9 -2 -8 -5 5 0 -3 5 4 2 8 11 -7 13 5 0 4 0
black, 2 to come: -4 7 6 -2 12 10 -5 11 16 2 13 24 -1 5 19 0 -3 3
black, 3 to come: -1 18 16 0 16 21 -5 12 24 2 15 29 -2 3 24 0 -3 3
""")
"""A card that would win the trick so far. Rows: the kind of its colour, and how many are still to play. Columns: how
many of those may have a higher card, and how often the colour can still go round.
"""

SHARE = table("""
74 0 0 0 0 0
77 67 71 56 47 36
79 66 62 37 28 17
82 66 62 22 22 6
""")
"""The hundredths of the points in the trick that such a card gets. Rows: players to come; columns: higher cards."""

EXITS = table("""
42 22 17 17
30 16 12 14
25 7 5 5
""")
"""Having to lead afterwards. Rows: higher cards out. Columns: colours in which the lead can be lost."""

LEAD = table("""
honest, politician out: 82 64 52 35 13 -34 15 12 3 -17 -27 -5 -10 -14 -24 -31 -19 -23 -23 -27 -31 -29 -27 -28 -28 -32
-31 -31 -30 -31
honest: 30 27 27 26 25 -9 12 16 17 19 -8 9 13 18 21 -5 8 13 17 24 -1 11 14 18 26 -6 17 19 22 27
red, politician out: 0 68 51 51 43 -45 -25 -7 4 22 -42 -36 -38 -37 -36 -39 -39 -37 -38 -36 -38 -39 -38 -35 -36 -37
-37 -36 -36 -35
red, politician mine: 79 -37 -27 -33 -24 -47 -18 -32 -32 -27 -9 -35 -32 -31 -30 -30 -31 -33 -29 -31 -31 -33 -29 -33
-30 -32 -32 -34 -32 -26
black: 38 48 57 63 55 -6 18 34 48 41 -9 6 20 29 28 -11 -4 6 17 18 -13 -10 -1 5 13 -14 -12 -6 0 12
politician: 155 155 152 137 127 22 135 116 103 109 20 104 85 88 105 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
""")
"""A card that is led. Rows: its kind. Columns: cards out above it, and for each number those below."""

LEAD_VOID = table("""
honest, politician out: 18 10 2 41 15 7
honest: 5 5 6 19 13 8
red, politician out: 27 2 5 54 16 14
red, politician mine: 7 5 1 40 11 27
black: 3 11 10 7 19 13
""")
"""The same into a colour of which others have none: one such player or several; cards out above."""

KEPT = table("""
honest, politician out, 0 guards: 0 0 0 0 0 0 0 0 0 0 0 0 0
honest, politician out, 1 guards: 0 0 0 0 0 0 0 0 0 0 0 0 0
honest, politician out, 2 guards: 0 0 0 0 0 0 0 0 0 0 0 0 0
honest, politician out, 3 guards: 0 0 0 0 0 0 0 0 0 0 0 0 0
honest, politician out, 4 guards: 0 0 0 0 0 0 0 0 0 0 0 0 0
honest, 0 guards: 18 16 15 16 18 18 19 20 21 22 22 23 23
honest, 1 guards: 0 1 3 5 7 8 9 10 11 12 12 13 13
honest, 2 guards: 0 0 1 1 3 5 6 6 7 7 8 8 8
honest, 3 guards: 0 0 0 0 4 3 3 4 4 4 4 5 4
honest, 4 guards: 0 0 0 0 2 2 2 0 2 1 1 1 0
red, politician out, 0 guards: -1 -1 0 0 0 0 0 0 1 2 0 0 0
red, politician out, 1 guards: 0 0 1 2 2 2 3 3 3 4 0 0 0
red, politician out, 2 guards: 0 0 2 1 -1 1 1 2 2 2 0 0 0
red, politician out, 3 guards: 0 0 0 -2 -4 -1 -1 1 -1 -2 0 0 0
red, politician out, 4 guards: 0 0 0 0 7 -2 -2 -2 -4 -4 0 0 0
red, politician mine, 0 guards: 5 3 4 3 5 5 9 9 8 3 0 0 0
red, politician mine, 1 guards: 0 -3 2 3 4 1 4 5 3 4 0 17 18
red, politician mine, 2 guards: 0 0 -2 -3 0 2 2 2 4 2 0 6 11
red, politician mine, 3 guards: 0 0 0 5 -4 5 2 -1 -2 -3 0 1 2
red, politician mine, 4 guards: 0 0 0 0 4 11 -11 1 -6 -5 0 2 0
black, 0 guards: -3 -1 0 3 7 10 14 17 18 19 19 20 17
black, 1 guards: 0 -5 -4 -2 0 2 6 8 11 12 13 14 17
black, 2 guards: 0 0 1 3 2 4 5 6 7 8 8 9 11
black, 3 guards: 0 0 0 8 4 5 5 5 4 5 5 5 5
black, 4 guards: 0 0 0 0 -7 3 1 1 2 2 2 0 -1
catcher, 0 guards: 0 0 0 0 0 0 0 0 0 0 0 20 26
catcher, 1 guards: 0 0 0 0 0 0 0 0 0 0 0 20 21
catcher, 2 guards: 0 0 0 0 0 0 0 0 0 0 0 12 13
catcher, 3 guards: 0 0 0 0 0 0 0 0 0 0 0 5 7
catcher, 4 guards: 0 0 0 0 0 0 0 0 0 0 0 2 2
politician, 0 guards: 0 0 0 0 0 0 0 0 0 0 35 0 0
politician, 1 guards: 0 0 0 0 0 0 0 0 0 0 29 0 0
politician, 2 guards: 0 0 0 0 0 0 0 0 0 0 17 0 0
politician, 3 guards: 0 0 0 0 0 0 0 0 0 0 5 0 0
politician, 4 guards: 0 0 0 0 0 0 0 0 0 0 2 0 0
""")
"""A card that is not passed on. Rows as for cards in hand. Columns: its rank."""

KEPT_VOID = table("""
6 8 -3 -7
""")
"""No green, blue, red, black card when passing."""

STOPPERS = table("""
-3 -4 -5
20 17 14
28 22 15
48 44 41
72 67 54
""")
"""Somebody else has all crooks so far. Rows, here and below: how alarming that is. Columns: colours in which we keep
the highest card.
"""

CATCH = table("""
-5 -5 -8
-34 -39 -36
-43 -49 -50
-86 -91 -84
-100 -100 -11
""")
"""A card that would win the trick so far, with a crook in it. Columns: higher cards out."""

TAKE = table("""
-9 -6 -8
-28 -27 -29
-35 -34 -34
-63 -62 -53
-66 -77 -59
""")
"""The same without a crook."""

FEED = table("""
14 15 22 22 19
""")
"""A crook that the collector may get."""

DIVERT = table("""
-15 -38 -45 -72 -97
""")
"""A crook that somebody else will get."""

LEAD_CROOK = table("""
-16 -7 -29
-16 -26 -46
-49 -17 -55
-50 -23 -37
-98 -19 -2
""")
"""A crook that is led. Columns: higher cards out."""

LEAD_HONEST = table("""
-60 -37 -24
-7 -18 -22
-46 -34 -31
-100 -48 -65
-100 -67 -54
""")
"""Any other card that is led."""
