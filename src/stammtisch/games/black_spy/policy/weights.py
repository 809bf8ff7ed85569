"""What things cost in Black Spy, in fifths of a point (see `tricks.tables`)."""

from stammtisch.games.tricks.tables import table

HELD = table("""
plain, 0 guards: 5 19 23 28 22 -9 4 11 17 17 -8 -2 3 9 11 -10 -7 -2 3 6 -12 -9 -6 -2 -1
plain, 1 guards: 6 8 11 16 18 -2 1 5 11 13 -6 -3 1 6 9 -7 -5 -2 1 7 -8 -6 -4 -2 0
plain, 2 guards: 4 5 8 10 14 -2 0 4 8 11 -5 -4 0 6 8 -8 -5 -1 2 5 -7 -4 -3 -1 0
plain, 3 guards: 3 5 5 8 11 -4 0 4 7 9 -5 -2 1 5 7 -5 -4 -1 3 0 -5 -4 -1 0 0
plain, 4 guards: -2 1 3 6 8 0 2 3 6 8 -3 0 2 5 0 -4 -2 -1 2 0 -5 -2 0 0 0
good spy, 0 guards: 4 9 11 14 15 -4 4 7 10 11 -9 2 4 8 8 -13 -4 -1 1 3 0 0 0 0 0
good spy, 1 guards: 1 1 2 3 2 -2 -1 0 3 3 -7 -5 -2 1 3 -7 -8 -5 -3 1 0 0 0 0 0
good spy, 2 guards: -4 -2 -2 -2 0 -2 -3 -2 -2 0 -6 -5 -5 -1 0 -8 -9 -6 -2 0 0 0 0 0 0
good spy, 3 guards: -9 -5 -4 -6 0 -6 -6 -4 -4 0 -5 -5 -4 -4 0 -3 -9 -5 -5 0 0 0 0 0 0
good spy, 4 guards: -21 -12 -7 0 0 1 -6 -5 0 0 0 -2 -2 0 0 -8 -4 -3 0 0 0 0 0 0 0
low black, 0 guards: -14 -7 -5 -1 -6 -14 -7 -5 3 3 -13 -8 -2 2 11 -17 -13 -9 -1 13 -17 -16 -13 -8 2
low black, 1 guards: 3 8 8 10 0 1 7 11 15 0 1 6 7 9 0 -1 -3 -4 3 0 -11 -11 -10 -6 0
low black, 2 guards: 1 12 8 10 0 5 5 14 6 0 2 1 8 10 0 -2 -3 -4 -4 0 -6 -7 -7 -6 0
low black, 3 guards: 6 -2 -1 0 0 2 -2 4 0 0 -4 -5 -2 0 0 -3 -11 -9 0 0 -6 -6 -5 0 0
low black, 4 guards: 2 -2 0 0 0 -4 1 0 0 0 -4 -7 0 0 0 -28 -16 0 0 0 -7 -7 0 0 0
black spy, 0 guards: 18 16 17 21 36 4 8 10 19 37 0 5 10 21 40 0 4 11 19 40 0 0 0 0 0
black spy, 1 guards: 5 10 11 14 21 -4 1 5 8 20 -7 -2 1 3 19 -7 -2 0 1 17 0 0 0 0 0
black spy, 2 guards: 9 12 14 13 15 -2 3 5 9 13 -4 -1 1 6 11 -5 -3 1 4 9 0 0 0 0 0
black spy, 3 guards: 12 14 11 12 12 -4 -1 5 9 11 -9 -3 -1 8 9 -6 -6 -1 7 6 0 0 0 0 0
black spy, 4 guards: 14 11 10 7 3 -3 7 6 4 3 -13 1 2 3 2 0 -2 3 2 2 0 0 0 0 0
high black, 0 guards: -9 -1 10 28 71 -17 -6 3 21 61 -21 -7 0 16 51 -19 -11 -3 9 41 0 0 0 0 0
high black, 1 guards: -5 -1 6 15 40 -6 -4 5 11 34 -8 -4 2 8 28 -6 2 -3 4 20 0 0 0 0 0
high black, 2 guards: -5 -3 0 8 25 -9 -4 0 8 21 -3 -6 -2 7 16 -3 -2 -3 6 14 0 0 0 0 0
high black, 3 guards: -3 -4 -2 4 19 -5 -8 -3 5 16 6 -3 -1 5 13 3 7 9 2 9 0 0 0 0 0
high black, 4 guards: 1 0 1 3 11 -1 -5 4 6 10 4 -1 3 6 8 0 9 21 4 7 0 0 0 0 0
plain, few spies out, 0 guards: 4 11 14 20 23 -7 4 9 16 18 -6 1 6 11 14 -8 -4 -1 5 7 -11 -8 -4 1 2
plain, few spies out, 1 guards: 7 7 9 14 19 1 3 6 12 15 -2 -3 2 8 10 -6 -7 -3 3 8 -11 -10 -6 -3 0
plain, few spies out, 2 guards: 6 5 7 11 17 1 2 6 12 12 -7 -4 2 9 11 -14 -9 0 6 6 -14 -10 -7 -2 0
plain, few spies out, 3 guards: 6 2 4 9 16 -2 1 7 10 13 -10 -4 5 10 8 -14 -3 2 7 0 -15 -11 -5 0 0
plain, few spies out, 4 guards: -4 -3 2 6 10 0 5 7 6 9 4 7 8 8 0 1 -1 9 2 0 3 5 0 0 0
plain, no spies out, 0 guards: 8 10 9 12 14 -8 2 5 12 11 -8 1 6 11 19 -6 0 2 4 16 -4 -1 1 5 2
plain, no spies out, 1 guards: 8 7 8 9 14 3 7 5 8 10 1 0 2 5 9 0 0 -2 1 11 -3 -15 -4 -3 0
plain, no spies out, 2 guards: 6 2 1 5 13 6 10 7 11 8 3 2 0 21 8 -3 1 -7 8 7 -9 -10 -5 1 0
plain, no spies out, 3 guards: 4 -3 -1 -1 13 1 5 7 3 6 13 -3 2 5 9 0 -10 -3 10 0 1 -1 6 0 0
plain, no spies out, 4 guards: -12 -16 -21 -9 -1 -4 1 2 12 -6 -3 -4 7 -22 0 2 -4 7 -18 0 0 -1 0 0 0
""")
"""A card in hand. Rows: its kind, and how many lower cards of its colour guard it. Columns: how many of its colour are
still out above it (none, 1, 2, 3–4, more), and for each of these how many below.
"""

VOID = table("""
-3 -4 -2 0
""")
"""No card of a colour: while many, few, no spies are out; no black card."""

OTHERS_VOID = table("""
many spies out: 1 0 1 1 3 3 4 4
few spies out: 0 0 0 2 3 4 4 7
no spies out: 5 3 2 3 10 10 8 6
black: 4 0 0 3 12 5 7 10
""")
"""A colour of which others have none. Columns: one such player or several; cards out above our lowest."""

OVER = table("""
many spies out, 0 to come: 3 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
many spies out, 1 to come: 14 5 3 4 4 1 0 2 2 18 15 12 5 10 3 0 2 -1
many spies out, 2 to come: 17 4 3 6 2 -1 -1 2 -1 16 15 13 8 8 10 0 3 1
many spies out, 3 to come: 19 4 1 4 0 -1 -1 -1 -4 13 12 7 5 8 10 0 1 0
few spies out, 0 to come: -4 8 10 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
few spies out, 1 to come: 6 15 12 -2 17 9 -9 10 11 16 27 26 -3 11 13 0 6 11
few spies out, 2 to come: 0 6 11 -7 4 4 -12 4 7 10 23 15 -1 12 9 0 7 4
few spies out, 3 to come: -7 0 8 -12 -7 -2 -16 -8 3 8 8 5 2 4 8 0 0 7
no spies out, 0 to come: -39 -15 -2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
no spies out, 1 to come: -35 -11 11 -34 -4 14 -33 -9 15 7 22 23 -1 -2 11 0 -3 22
no spies out, 2 to come: -37 -9 -1 -32 -10 -9 -29 -17 8 2 10 8 3 1 3 0 1 -5
no spies out, 3 to come: -45 -23 -5 -36 -21 -3 -34 -20 2 5 6 2 4 -5 2 0 -4 -2
coloured 7, 0 to come: -16 -1 4 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
coloured 7, 1 to come: -3 6 9 3 13 9 3 10 15 1 18 25 0 0 0 0 0 0
coloured 7, 2 to come: 2 20 15 11 18 12 5 25 6 1 13 25 0 0 0 0 0 0
coloured 7, 3 to come: 6 31 13 14 31 14 5 33 10 7 31 19 0 0 0 0 0 0
black, 0 to come: -39 3 -3 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
black, 1 to come: -28 21 24 -23 19 24 -21 18 29 8 32 45 8 27 24 0 11 4
black, 2 to come: -17 39 47 -24 27 43 -25 29 50 7 30 66 -1 10 42 0 -2 1
black, 3 to come: -5 53 72 -26 34 63 -29 34 70 -4 30 83 -8 0 62 0 -9 -6
""")
"""A card that would win the trick so far. Rows: what was led, and how many are still to play. Columns: how many of
those may have a higher card, and how often the colour can still go round.
"""

SHARE = table("""
68 0 0 0 0 0
57 62 64 70 61 73
59 62 52 56 52 35
54 61 41 41 30 10
""")
"""The hundredths of the points in the trick that such a card gets. Rows: players to come; columns: higher cards."""

EXITS = table("""
98 47 25 11
78 40 23 11
71 35 20 11
""")
"""Having to lead afterwards. Rows: higher cards out. Columns: colours in which the lead can be lost."""

LEAD = table("""
many spies out: 119 99 77 24 -33 -26 33 27 -11 -52 -39 -10 -20 -37 -62 -54 -42 -48 -62 -68 -63 -61 -66 -70 -73 -70
-72 -72 -74 -74
few spies out: 107 96 87 70 -5 2 60 60 25 -33 -11 24 14 -5 -44 -23 -5 -13 -37 -52 -30 -28 -43 -51 -53 -46 -49 -54 -59
-58
no spies out: 78 62 48 39 4 -6 45 46 33 -8 -21 24 25 9 -19 -20 11 5 -3 -21 -21 -10 -14 -20 -2 -23 -15 -15 -34 -4
coloured 7: 108 91 68 32 -13 57 75 57 17 -17 33 56 32 -6 -26 12 37 13 -17 -31 -1 10 -7 -29 -33 0 0 0 0 0
low black: -35 -18 11 30 -28 -44 -14 12 13 -20 -50 -20 3 -9 -29 -54 -29 -19 -23 -45 -55 -47 -38 -41 -52 -73 -67 -61
-62 -69
high black: 109 109 112 111 70 56 73 83 87 48 45 56 64 69 33 42 48 50 53 18 30 45 32 33 3 0 0 0 0 0
""")
"""A card that is led. Columns: cards out above it, and for each number those below."""

LEAD_VOID = table("""
many spies out: 32 20 10 40 28 23
few spies out: 13 15 16 21 22 19
no spies out: 16 17 9 28 30 10
coloured 7: 10 18 22 7 21 24
low black: 3 4 7 3 9 3
high black: 13 14 11 15 13 2
""")
"""The same into a colour of which others have none: one such player or several; cards out above."""

KEPT = table("""
plain, 0 guards: -6 -4 0 3 6 8 31 14 16 20 25
plain, 1 guards: 0 -11 -9 -6 -3 -1 13 6 9 12 17
plain, 2 guards: 0 0 -10 -7 -5 -3 6 5 8 12 15
plain, 3 guards: 0 0 0 -8 -7 -4 2 5 8 11 14
plain, 4 guards: 0 0 0 0 -8 -5 -1 3 7 10 12
good spy, 0 guards: 0 0 0 0 0 0 16 0 0 0 0
good spy, 1 guards: 0 0 0 0 0 0 6 0 0 0 0
good spy, 2 guards: 0 0 0 0 0 0 5 0 0 0 0
good spy, 3 guards: 0 0 0 0 0 0 4 0 0 0 0
good spy, 4 guards: 0 0 0 0 0 0 4 0 0 0 0
low black, 0 guards: -26 -26 -25 -22 -19 -13 0 0 0 0 0
low black, 1 guards: 0 -24 -23 -22 -20 -16 0 0 0 0 0
low black, 2 guards: 0 0 -16 -16 -15 -13 0 0 0 0 0
low black, 3 guards: 0 0 0 -16 -15 -13 0 0 0 0 0
low black, 4 guards: 0 0 0 0 -13 -11 0 0 0 0 0
black spy, 0 guards: 0 0 0 0 0 0 30 0 0 0 0
black spy, 1 guards: 0 0 0 0 0 0 10 0 0 0 0
black spy, 2 guards: 0 0 0 0 0 0 5 0 0 0 0
black spy, 3 guards: 0 0 0 0 0 0 4 0 0 0 0
black spy, 4 guards: 0 0 0 0 0 0 5 0 0 0 0
high black, 0 guards: 0 0 0 0 0 0 0 28 32 31 38
high black, 1 guards: 0 0 0 0 0 0 0 15 18 22 29
high black, 2 guards: 0 0 0 0 0 0 0 10 11 15 22
high black, 3 guards: 0 0 0 0 0 0 0 9 12 15 17
high black, 4 guards: 0 0 0 0 0 0 0 8 10 13 16
""")
"""A card that is not passed on. Rows as for cards in hand. Columns: its rank."""

KEPT_VOID = table("""
5 5
""")
"""No card of a colour when passing, and no black card."""

STOPPERS = table("""
5 1 4
15 7 3
26 18 6
39 26 10
58 45 29
""")
"""Somebody else has all black cards so far. Rows, here and below: how alarming that is. Columns: colours in which we
keep the highest card.
"""

CATCH = table("""
-5 -5 -6
-14 -15 -15
-27 -30 -30
-43 -48 -49
-92 -85 -59
""")
"""A card that would win the trick so far, with a black one in it. Columns: higher cards out."""

TAKE = table("""
-1 -2 -3
-12 -14 -13
-26 -27 -25
-42 -37 -33
-53 -46 -35
""")
"""The same without a black card."""

FEED = table("""
1 7 10 18 16
""")
"""A black card that the collector may get."""

DIVERT = table("""
-5 -15 -24 -35 -63
""")
"""A black card that somebody else will get."""

LEAD_BLACK = table("""
-39 -27 -13
-34 -28 -20
-32 -37 -32
-41 -38 -47
-88 -38 -44
""")
"""A black card that is led. Columns: higher cards out."""

LEAD_COLOUR = table("""
-16 -3 -7
-38 -24 -20
-46 -48 -33
-76 -55 -57
-100 -52 -44
""")
"""Any other card that is led."""
