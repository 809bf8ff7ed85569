## house

mood = Everybody knows it, and everybody a little differently.

## table

shown-suit = to follow
shown-due = to draw
option-limit = Points
option-stack = Seven on seven
refused-not_a_seven = { $card } is no seven: expected a seven, or to draw
refused-not_drawn = { $card } was not drawn just now: expected the drawn card, or to pass
refused-jack_on_jack = a jack may not be laid on a jack: expected another card, or to draw
refused-does_not_fit = { $card } does not fit: expected { $suit }, the same rank as { $top }, or a jack
