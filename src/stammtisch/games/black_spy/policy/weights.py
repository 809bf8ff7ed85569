"""What things cost in Black Spy, in fifths of a point (see `tricks.tables`)."""

from stammtisch.games.tricks.tables import table

HELD = table("""
plain, 0 guards: 5 18 23 27 22 -10 4 11 18 17 -8 -2 4 10 12 -10 -7 -2 3 7 -12 -9 -6 -2 -2
plain, 1 guards: 5 8 11 16 18 -2 0 5 11 13 -6 -4 1 6 10 -7 -5 -2 1 8 -8 -6 -4 -2 0
plain, 2 guards: 4 6 7 10 14 -2 0 4 9 11 -5 -4 1 5 8 -7 -5 -2 2 4 -5 -5 -3 -2 0
plain, 3 guards: 4 5 6 8 11 -1 0 4 6 9 -4 -3 0 5 6 -5 -4 -2 2 0 -6 -4 -3 0 0
plain, 4 guards: -1 2 4 6 8 0 2 4 6 7 -1 0 3 4 0 -4 -2 1 2 0 -4 1 0 0 0
good spy, 0 guards: 3 9 10 16 17 -4 3 6 11 12 -7 3 6 8 9 -17 -3 -1 2 3 0 0 0 0 0
good spy, 1 guards: 0 1 1 2 3 -2 -1 0 2 3 -7 -6 -2 1 3 -11 -9 -5 -3 0 0 0 0 0 0
good spy, 2 guards: -5 -2 -3 -2 0 -1 -3 -2 -1 0 -6 -6 -3 -1 0 -10 -8 -6 -3 0 0 0 0 0 0
good spy, 3 guards: -7 -4 -5 -8 0 -3 -2 -4 -5 0 -10 -6 -6 -4 0 -15 -9 -6 -4 0 0 0 0 0 0
good spy, 4 guards: -22 -11 -13 0 0 -9 -1 -5 0 0 -6 -1 -3 0 0 -2 -4 -4 0 0 0 0 0 0 0
low black, 0 guards: -16 -8 -5 -2 -9 -15 -7 -4 1 3 -14 -9 -1 3 5 -18 -14 -9 -1 12 -17 -15 -12 -7 2
low black, 1 guards: -2 7 5 10 0 3 6 8 10 0 1 6 6 7 0 -1 -3 -5 1 0 -11 -11 -10 -6 0
low black, 2 guards: 3 30 13 9 0 4 8 10 16 0 2 6 6 8 0 -1 -3 -3 -1 0 -6 -7 -7 -6 0
low black, 3 guards: 10 11 7 0 0 -2 -3 14 0 0 -9 -9 -9 0 0 -8 -9 -7 0 0 -4 -5 -3 0 0
low black, 4 guards: 0 0 0 0 0 7 -1 0 0 0 -1 -5 0 0 0 -21 -19 0 0 0 -9 -8 0 0 0
black spy, 0 guards: 19 16 17 21 34 6 9 11 20 36 3 6 11 22 39 1 8 11 20 40 0 0 0 0 0
black spy, 1 guards: 5 11 12 14 19 -4 2 5 8 19 -6 1 3 3 18 -10 -4 -2 0 17 0 0 0 0 0
black spy, 2 guards: 12 12 13 13 14 1 4 5 9 13 -7 -2 0 6 11 -1 -1 0 5 8 0 0 0 0 0
black spy, 3 guards: 15 13 14 11 13 0 0 5 9 10 -6 -7 1 7 9 -14 -4 1 4 7 0 0 0 0 0
black spy, 4 guards: 8 11 6 6 1 -11 3 7 5 4 -5 1 4 5 3 -7 -3 2 3 2 0 0 0 0 0
high black, 0 guards: -8 0 10 28 68 -18 -5 4 22 59 -22 -11 0 15 51 -6 -7 -4 1 40 0 0 0 0 0
high black, 1 guards: -6 -1 5 15 39 -7 -6 3 11 33 -13 -5 0 6 28 -11 5 6 4 20 0 0 0 0 0
high black, 2 guards: -5 -3 0 9 25 -7 -6 -4 6 21 -8 -6 -3 6 16 0 0 0 6 12 0 0 0 0 0
high black, 3 guards: -3 -3 -2 5 19 -10 -10 -6 4 16 -9 -3 -3 4 13 2 -1 -2 5 9 0 0 0 0 0
high black, 4 guards: -5 -3 2 5 11 -1 -7 1 5 10 1 -6 -5 2 8 -3 8 1 4 7 0 0 0 0 0
plain, few spies out, 0 guards: 3 11 14 20 24 -7 3 10 18 18 -7 1 7 12 14 -8 -4 -1 5 10 -10 -8 -4 0 0
plain, few spies out, 1 guards: 7 7 9 14 19 1 3 7 13 15 -2 -2 2 9 11 -6 -6 -3 4 11 -12 -10 -6 -2 0
plain, few spies out, 2 guards: 7 7 7 11 17 1 2 8 11 14 -7 -5 6 10 11 -11 -8 -1 4 5 -9 -12 -8 -6 0
plain, few spies out, 3 guards: 5 1 5 7 13 -6 3 5 8 11 -12 -2 3 7 10 -8 -7 1 8 0 -16 -5 1 0 0
plain, few spies out, 4 guards: -1 -2 1 7 10 4 1 4 6 11 -10 -4 4 3 0 -16 0 -5 -2 0 -15 -14 0 0 0
plain, no spies out, 0 guards: 7 10 9 11 18 -9 2 6 12 19 -7 1 8 11 8 -6 0 3 3 8 -2 -3 -2 -3 10
plain, no spies out, 1 guards: 9 7 7 9 11 2 6 6 10 13 2 2 6 8 13 -2 -1 -1 3 6 -2 -12 0 -8 0
plain, no spies out, 2 guards: 6 4 2 6 8 9 6 11 11 15 8 1 2 12 15 0 -11 -9 5 26 -23 -9 -4 5 0
plain, no spies out, 3 guards: 8 -9 -7 1 0 -1 2 -1 2 12 -2 12 -7 7 2 1 3 -6 -14 0 -1 -5 -8 0 0
plain, no spies out, 4 guards: -11 -14 -15 4 6 4 6 -13 13 11 0 -4 -8 5 0 -4 -2 -2 3 0 -3 1 0 0 0
""")
"""A card in hand. Rows: its kind, and how many lower cards of its colour guard it. Columns: how many of its colour are
still out above it (none, 1, 2, 3–4, more), and for each of these how many below.
"""

VOID = table("""
-3 -3 -2 0
""")
"""No card of a colour: while many, few, no spies are out; no black card."""

OTHERS_VOID = table("""
many spies out: 1 0 1 1 3 3 4 4
few spies out: 0 0 0 2 3 5 5 7
no spies out: 4 4 2 2 9 12 7 6
black: 4 0 0 2 10 5 6 9
""")
"""A colour of which others have none. Columns: one such player or several; cards out above our lowest."""

OVER = table("""
many spies out, 0 to come: 4 2 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
many spies out, 1 to come: 15 6 4 4 5 3 1 2 4 15 16 14 9 11 5 0 4 0
many spies out, 2 to come: 16 3 3 5 2 0 1 3 1 15 16 14 2 8 10 0 2 1
many spies out, 3 to come: 19 3 1 4 0 -2 -2 -1 -2 12 14 10 5 8 11 0 2 0
few spies out, 0 to come: -5 8 12 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
few spies out, 1 to come: 5 14 12 -2 17 12 -8 9 13 15 28 27 6 15 16 0 9 13
few spies out, 2 to come: -2 5 11 -7 3 5 -9 4 2 11 22 20 0 9 10 0 0 5
few spies out, 3 to come: -7 -3 4 -13 -8 -6 -16 -7 -2 9 10 9 -2 3 12 0 -2 0
no spies out, 0 to come: -40 -15 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
no spies out, 1 to come: -34 -2 17 -32 -3 9 -29 -10 7 1 19 26 1 6 15 0 3 13
no spies out, 2 to come: -39 -9 3 -33 -4 3 -32 -3 -5 7 18 16 -2 10 8 0 1 2
no spies out, 3 to come: -46 -14 1 -37 -20 -5 -34 -8 0 8 8 3 0 0 2 0 0 1
coloured 7, 0 to come: -16 -3 4 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
coloured 7, 1 to come: -3 7 0 5 12 6 1 11 18 3 3 10 0 0 0 0 0 0
coloured 7, 2 to come: 3 13 13 8 19 10 2 18 7 7 24 14 0 0 0 0 0 0
coloured 7, 3 to come: 7 27 12 11 27 15 9 16 14 2 29 17 0 0 0 0 0 0
black, 0 to come: -38 3 -2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
black, 1 to come: -27 22 24 -19 20 22 -17 18 27 11 29 40 5 25 24 0 9 2
black, 2 to come: -17 38 44 -22 29 40 -25 30 50 3 28 60 -3 8 43 0 -1 1
black, 3 to come: -6 53 69 -25 33 62 -28 33 70 -3 27 79 -7 0 70 0 -10 -5
""")
"""A card that would win the trick so far. Rows: what was led, and how many are still to play. Columns: how many of
those may have a higher card, and how often the colour can still go round.
"""

SHARE = table("""
68 0 0 0 0 0
56 64 66 76 62 72
59 62 53 62 49 17
54 65 44 49 31 14
""")
"""The hundredths of the points in the trick that such a card gets. Rows: players to come; columns: higher cards."""

EXITS = table("""
98 47 26 12
77 40 23 12
70 34 19 10
""")
"""Having to lead afterwards. Rows: higher cards out. Columns: colours in which the lead can be lost."""

LEAD = table("""
many spies out: 119 98 76 24 -34 -25 32 26 -8 -48 -38 -10 -17 -33 -59 -52 -42 -43 -59 -65 -60 -59 -64 -68 -71 -68 -69
-70 -72 -72
few spies out: 106 96 85 64 -6 0 57 56 30 -30 -13 19 14 -4 -42 -22 -7 -11 -24 -48 -30 -30 -38 -50 -54 -43 -45 -52 -57
-54
no spies out: 77 60 45 35 5 -7 39 42 29 -9 -23 20 20 10 -10 -19 8 0 -7 -15 -18 -11 -22 -16 6 -21 -9 -22 -15 3
coloured 7: 107 89 69 25 -6 58 76 55 19 -15 36 58 37 2 -27 14 38 12 -16 -27 2 6 -9 -23 -31 0 0 0 0 0
low black: -37 -24 8 16 -1 -46 -16 2 11 -34 -51 -25 -6 -14 -26 -56 -30 -22 -31 -42 -57 -47 -37 -43 -52 -74 -68 -62
-63 -68
high black: 108 107 110 108 64 54 72 81 85 52 44 56 63 68 33 41 41 45 52 20 22 36 32 36 12 0 0 0 0 0
""")
"""A card that is led. Columns: cards out above it, and for each number those below."""

LEAD_VOID = table("""
many spies out: 32 19 11 38 27 23
few spies out: 12 16 16 20 23 20
no spies out: 16 14 10 27 27 10
coloured 7: 8 17 16 6 21 17
low black: 6 5 7 2 8 4
high black: 14 14 12 16 14 7
""")
"""The same into a colour of which others have none: one such player or several; cards out above."""

KEPT = table("""
plain, 0 guards: -5 -4 0 3 6 8 28 14 17 20 22
plain, 1 guards: 0 -11 -9 -6 -4 -1 13 6 9 12 16
plain, 2 guards: 0 0 -10 -8 -6 -4 6 5 8 12 15
plain, 3 guards: 0 0 0 -9 -7 -5 2 5 8 11 14
plain, 4 guards: 0 0 0 0 -9 -5 -2 3 7 10 11
good spy, 0 guards: 0 0 0 0 0 0 16 0 0 0 0
good spy, 1 guards: 0 0 0 0 0 0 6 0 0 0 0
good spy, 2 guards: 0 0 0 0 0 0 4 0 0 0 0
good spy, 3 guards: 0 0 0 0 0 0 4 0 0 0 0
good spy, 4 guards: 0 0 0 0 0 0 4 0 0 0 0
low black, 0 guards: -26 -26 -25 -23 -20 -14 0 0 0 0 0
low black, 1 guards: 0 -23 -22 -21 -19 -15 0 0 0 0 0
low black, 2 guards: 0 0 -17 -17 -16 -13 0 0 0 0 0
low black, 3 guards: 0 0 0 -16 -15 -13 0 0 0 0 0
low black, 4 guards: 0 0 0 0 -13 -13 0 0 0 0 0
black spy, 0 guards: 0 0 0 0 0 0 29 0 0 0 0
black spy, 1 guards: 0 0 0 0 0 0 10 0 0 0 0
black spy, 2 guards: 0 0 0 0 0 0 5 0 0 0 0
black spy, 3 guards: 0 0 0 0 0 0 4 0 0 0 0
black spy, 4 guards: 0 0 0 0 0 0 5 0 0 0 0
high black, 0 guards: 0 0 0 0 0 0 0 31 35 32 37
high black, 1 guards: 0 0 0 0 0 0 0 16 20 22 23
high black, 2 guards: 0 0 0 0 0 0 0 9 12 15 19
high black, 3 guards: 0 0 0 0 0 0 0 8 11 14 16
high black, 4 guards: 0 0 0 0 0 0 0 8 11 13 16
""")
"""A card that is not passed on. Rows as for cards in hand. Columns: its rank."""

KEPT_VOID = table("""
5 4
""")
"""No card of a colour when passing, and no black card."""
