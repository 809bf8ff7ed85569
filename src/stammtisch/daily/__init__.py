"""The deal of the day: for each game one short deal a day, the same for everybody.

    deal     which cards, seat, rules and opponents a date has
    house    how the others play: everybody who plays the same moves meets the same table
    par      what Gesellen make of the deal at your seat
    meister  and what the Meister does with it

Everything follows from the date and the name of the game, so that no server has to ask another.
"""

from stammtisch.daily.deal import Deal, find, of_the_day

__all__ = ["Deal", "find", "of_the_day"]
