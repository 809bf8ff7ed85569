"""What things cost in Black Spy, in fifths of a point (see `tricks.tables`)."""

from stammtisch.games.tricks.tables import table

HELD = table("""
plain, 0 guards: 1 3 6 14 15 -10 -2 3 8 10 -7 -4 1 4 8 -10 -6 -2 0 1 -9 -7 -3 0 -1
plain, 1 guards: 1 3 6 12 17 -1 1 4 8 12 -3 1 3 6 10 -2 -2 1 3 5 -3 -2 0 2 0
plain, 2 guards: 2 3 3 9 12 -2 0 3 6 9 -6 -3 1 5 5 -6 -2 -1 -1 2 -3 -2 -2 -1 0
plain, 3 guards: 4 3 3 6 9 -8 -4 3 4 8 -1 -3 -6 2 5 -7 -7 -4 -1 0 -7 -2 -3 0 0
plain, 4 guards: 6 6 8 8 6 1 -1 6 2 8 -5 4 -3 4 0 -20 -2 -1 -7 0 -6 7 0 0 0
good spy, 0 guards: -3 -3 -1 -1 -3 -5 -2 0 -2 2 -4 -6 0 0 -1 -13 -2 -5 -2 -1 0 0 0 0 0
good spy, 1 guards: -2 -1 -1 -1 -3 0 -2 -1 1 5 -1 -1 -1 1 2 -9 0 -2 0 2 0 0 0 0 0
good spy, 2 guards: 2 0 -1 -3 0 -2 -4 -4 -1 0 -2 -1 -3 1 0 -6 1 -3 -1 0 0 0 0 0 0
good spy, 3 guards: 6 0 -3 3 0 -3 -3 -3 -3 0 1 -7 -5 1 0 5 -5 -2 -2 0 0 0 0 0 0
good spy, 4 guards: -10 2 9 0 0 -21 -1 4 0 0 -1 -7 1 0 0 2 -8 2 0 0 0 0 0 0 0
low black, 0 guards: -2 -23 -17 -8 0 -11 -10 -12 -6 -13 -9 -8 -6 2 -4 -9 -8 -6 -4 -16 -10 -11 -10 -9 -8
low black, 1 guards: -2 8 -13 2 0 -1 -10 -3 -8 0 0 -2 -9 -4 0 -1 1 2 2 0 1 1 -2 -1 0
low black, 2 guards: 38 -2 -4 -3 0 8 8 -5 2 0 2 5 -11 -23 0 0 -4 -2 -3 0 1 4 -1 -1 0
low black, 3 guards: -2 -40 3 0 0 50 -14 -16 0 0 5 10 -7 0 0 -13 -6 -3 0 0 -2 -5 -2 0 0
low black, 4 guards: 0 0 0 0 0 0 0 0 0 0 0 2 0 0 0 -11 16 0 0 0 0 -4 0 0 0
black spy, 0 guards: 4 -7 -5 -1 11 -9 -9 -6 0 17 -2 -4 0 5 20 -5 -8 -3 7 23 0 0 0 0 0
black spy, 1 guards: -4 0 4 4 11 8 -5 -2 6 10 2 -3 -2 4 13 -2 12 5 9 14 0 0 0 0 0
black spy, 2 guards: -8 22 7 4 6 21 -2 -1 2 4 -4 1 -2 5 7 5 0 3 4 6 0 0 0 0 0
black spy, 3 guards: -44 0 4 5 4 -15 -8 9 -2 -1 3 -14 4 -3 -1 0 -2 0 3 2 0 0 0 0 0
black spy, 4 guards: -75 -11 -11 2 2 15 6 -8 -12 -14 -36 -16 2 -16 -10 -6 -14 -12 -13 0 0 0 0 0 0
high black, 0 guards: 13 7 7 13 30 5 -5 9 9 27 4 -6 9 7 28 2 0 17 10 27 0 0 0 0 0
high black, 1 guards: -2 -4 6 11 22 23 -4 3 14 23 -13 1 11 14 26 -5 2 1 0 24 0 0 0 0 0
high black, 2 guards: 9 11 1 8 14 50 5 -1 7 14 -2 -3 14 14 16 0 -12 -2 -24 15 0 0 0 0 0
high black, 3 guards: -45 2 6 3 11 -9 5 2 1 8 3 -12 2 3 12 0 -3 -21 -4 14 0 0 0 0 0
high black, 4 guards: -39 -1 -11 3 12 12 -3 -20 -6 4 0 -8 -27 -12 11 0 1 6 -9 16 0 0 0 0 0
plain, few spies out, 0 guards: 1 2 3 5 9 -2 -1 0 2 10 -3 -2 0 0 7 -4 -3 -3 -1 1 -6 -4 -7 5 2
plain, few spies out, 1 guards: -1 1 0 3 10 -2 -2 -2 1 3 -1 -3 -3 -1 4 -3 -3 -1 2 6 -4 -6 -4 3 0
plain, few spies out, 2 guards: 2 2 0 3 3 -2 -5 -3 5 2 -3 4 -2 1 11 0 -5 -2 -5 -1 -6 -5 -13 15 0
plain, few spies out, 3 guards: -4 -2 6 0 -2 -7 6 -6 4 -3 -2 -30 -2 -5 1 -17 -11 -12 0 0 8 1 -18 0 0
plain, few spies out, 4 guards: 9 -6 -3 5 -5 -13 22 -12 6 28 3 12 5 -8 0 24 -16 11 18 0 34 -5 0 0 0
plain, no spies out, 0 guards: 1 2 1 0 8 -1 -2 1 -1 4 0 0 2 5 15 0 0 4 2 -21 3 4 8 2 -4
plain, no spies out, 1 guards: -3 0 -1 2 2 2 1 -1 -3 -6 2 -1 -4 -1 -1 1 0 -1 -5 4 -11 7 -9 -4 0
plain, no spies out, 2 guards: 17 -3 -2 2 -7 -4 -6 1 -5 11 7 -6 -6 -4 -20 26 0 -7 3 3 -11 -39 -3 0 0
plain, no spies out, 3 guards: -6 -7 -5 -1 9 0 -9 0 5 -64 -21 24 20 -10 84 27 7 6 23 0 0 -16 0 0 0
plain, no spies out, 4 guards: -5 -2 34 -14 -5 0 -8 17 5 -26 -2 -36 -5 4 0 0 -20 0 10 0 0 0 0 0 0
""")
"""A card in hand. Rows: its kind, and how many lower cards of its colour guard it. Columns: how many of its colour are
still out above it (none, 1, 2, 3–4, more), and for each of these how many below.
"""

VOID = table("""
-6 -2 1 -9
""")
"""No card of a colour: while many, few, no spies are out; no black card."""

OTHERS_VOID = table("""
many spies out: 1 1 0 -1 3 0 -2 0
few spies out: 1 -2 2 1 -3 -1 -1 0
no spies out: 1 1 1 -3 -1 2 1 3
black: -2 -2 -3 -2 -6 -8 -7 -7
""")
"""A colour of which others have none. Columns: one such player or several; cards out above our lowest."""

OVER = table("""
many spies out, 0 to come: -4 -5 -6 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
many spies out, 1 to come: -3 -5 -9 -2 -9 -10 -3 -8 -9 17 11 3 5 7 12 0 17 -3
many spies out, 2 to come: 8 -4 -1 1 -9 -8 -3 -10 -14 7 5 -2 27 5 12 0 0 2
many spies out, 3 to come: 17 -2 -5 0 -10 -14 -2 -7 -14 3 3 -5 -9 4 6 0 2 -2
few spies out, 0 to come: -21 -15 -7 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
few spies out, 1 to come: -17 -3 -14 -11 0 -33 -8 -10 -25 2 18 -14 -6 6 -3 0 -14 -12
few spies out, 2 to come: -18 -2 -22 -20 -11 -37 -15 -7 -53 3 2 4 1 11 -14 0 20 -36
few spies out, 3 to come: -6 8 -39 -8 -6 22 -20 -6 1 5 21 3 3 -4 -8 0 18 12
no spies out, 0 to come: -49 7 -30 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
no spies out, 1 to come: -50 -10 41 -33 -22 -11 7 -3 4 0 24 5 0 11 4 0 0 0
no spies out, 2 to come: -35 -11 30 -29 -55 0 -17 -1 0 5 11 3 0 2 0 0 0 0
no spies out, 3 to come: -37 -1 0 -22 -1 0 -9 -12 0 -4 -8 0 0 1 0 0 -3 0
coloured 7, 0 to come: 17 4 -5 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
coloured 7, 1 to come: 22 -5 6 6 12 0 -21 -8 16 0 23 13 0 0 0 0 0 0
coloured 7, 2 to come: 28 15 23 24 19 25 -8 14 41 -7 52 6 0 0 0 0 0 0
coloured 7, 3 to come: 75 35 10 47 22 11 29 13 12 0 -2 34 0 0 0 0 0 0
black, 0 to come: -18 -3 -7 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
black, 1 to come: -16 8 12 5 22 6 -7 19 24 14 37 25 -1 18 5 0 1 3
black, 2 to come: -8 39 38 -11 42 47 -1 44 48 -8 44 63 -4 35 55 0 11 9
black, 3 to come: 17 71 79 19 81 68 -17 66 76 -6 56 90 -21 22 61 0 -3 1
""")
"""A card that would win the trick so far. Rows: what was led, and how many are still to play. Columns: how many of
those may have a higher card, and how often the colour can still go round.
"""

SHARE = table("""
89 0 0 0 0 0
87 69 56 60 84 57
76 64 44 35 32 24
63 23 32 23 17 36
""")
"""The hundredths of the points in the trick that such a card gets. Rows: players to come; columns: higher cards."""

EXITS = table("""
76 22 11 10
58 20 13 14
49 19 13 13
""")
"""Having to lead afterwards. Rows: higher cards out. Columns: colours in which the lead can be lost."""

LEAD = table("""
many spies out: 12 6 5 1 -6 -43 -25 -19 -17 -13 -28 -25 -22 -19 -20 -28 -26 -22 -24 -22 -28 -25 -25 -23 -16 -25 -24
-24 -21 -23
few spies out: 15 14 10 10 -3 -15 0 -2 -3 -2 -11 -2 -5 -7 -6 -12 -10 -6 0 -6 -10 -10 -18 -8 15 -10 -8 -14 2 19
no spies out: 4 8 8 19 25 33 28 43 11 23 25 29 35 30 99 33 40 44 17 29 21 20 28 61 -28 29 35 -5 37 6
coloured 7: 11 12 8 6 -9 -10 3 -2 -3 -10 -2 -4 1 -5 -7 -17 -7 -6 -9 -13 -8 -14 -8 -13 -11 0 0 0 0 0
low black: -88 -13 25 47 0 32 6 29 10 1 -4 -3 -16 -16 -12 -24 -24 -29 -16 -6 -30 -29 -22 -34 -40 -35 -32 -32 -31 -32
high black: -38 15 31 40 52 -27 0 15 22 44 2 7 10 16 47 0 0 8 20 46 0 3 28 23 37 0 0 0 0 0
""")
"""A card that is led. Columns: cards out above it, and for each number those below."""

LEAD_VOID = table("""
many spies out: 7 5 -2 12 9 -3
few spies out: 5 0 -5 3 0 2
no spies out: -2 9 -13 0 -18 0
coloured 7: 6 4 1 6 -5 -6
low black: -46 28 -3 -100 -2 -8
high black: -5 1 3 -46 3 -3
""")
"""The same into a colour of which others have none: one such player or several; cards out above."""

KEPT = table("""
plain, 0 guards: -6 -5 -3 -1 1 0 0 3 4 5 2
plain, 1 guards: 0 -6 -5 -2 -1 -1 0 5 7 10 7
plain, 2 guards: 0 0 -9 -5 -3 -4 0 1 6 8 9
plain, 3 guards: 0 0 0 -1 -1 -5 0 0 2 5 8
plain, 4 guards: 0 0 0 0 -4 -4 0 -3 0 1 3
good spy, 0 guards: 0 0 0 0 0 0 3 0 0 0 0
good spy, 1 guards: 0 0 0 0 0 0 6 0 0 0 0
good spy, 2 guards: 0 0 0 0 0 0 2 0 0 0 0
good spy, 3 guards: 0 0 0 0 0 0 0 0 0 0 0
good spy, 4 guards: 0 0 0 0 0 0 0 0 0 0 0
low black, 0 guards: -13 -13 -15 -13 -10 -6 0 0 0 0 0
low black, 1 guards: 0 -13 -14 -11 -10 -9 0 0 0 0 0
low black, 2 guards: 0 0 -7 -7 -6 -7 0 0 0 0 0
low black, 3 guards: 0 0 0 2 -3 -7 0 0 0 0 0
low black, 4 guards: 0 0 0 0 -23 -14 0 0 0 0 0
black spy, 0 guards: 0 0 0 0 0 0 18 0 0 0 0
black spy, 1 guards: 0 0 0 0 0 0 11 0 0 0 0
black spy, 2 guards: 0 0 0 0 0 0 3 0 0 0 0
black spy, 3 guards: 0 0 0 0 0 0 1 0 0 0 0
black spy, 4 guards: 0 0 0 0 0 0 -7 0 0 0 0
high black, 0 guards: 0 0 0 0 0 0 0 13 10 12 16
high black, 1 guards: 0 0 0 0 0 0 0 12 11 15 13
high black, 2 guards: 0 0 0 0 0 0 0 7 10 15 11
high black, 3 guards: 0 0 0 0 0 0 0 5 6 6 5
high black, 4 guards: 0 0 0 0 0 0 0 -3 -1 -3 -9
""")
"""A card that is not passed on. Rows as for cards in hand. Columns: its rank."""

KEPT_VOID = table("""
-5 1
""")
"""No card of a colour when passing, and no black card."""

STOPPERS = table("""
4 -2 -3
4 -1 -3
6 -1 -6
6 -1 -6
6 1 -7
""")
"""Somebody else has all black cards so far. Rows, here and below: how alarming that is. Columns: colours in which we
keep the highest card.
"""

CATCH = table("""
0 2 3
0 -7 -2
-17 -10 -7
-25 -22 -22
-66 -36 -43
""")
"""A card that would win the trick so far, with a black one in it. Columns: higher cards out."""

TAKE = table("""
-1 -3 0
-4 -3 2
0 0 -4
-10 -2 -13
-25 -7 -11
""")
"""The same without a black card."""

FEED = table("""
-3 -3 -1 0 4
""")
"""A black card that the collector may get."""

DIVERT = table("""
-4 -7 -10 -11 -9
""")
"""A black card that somebody else will get."""

LEAD_BLACK = table("""
6 -8 3
-4 -2 2
3 -9 -4
12 -23 16
6 -22 29
""")
"""A black card that is led. Columns: higher cards out."""

LEAD_COLOUR = table("""
-4 2 1
-3 4 5
-4 6 10
-21 4 13
-5 -5 -2
""")
"""Any other card that is led."""
