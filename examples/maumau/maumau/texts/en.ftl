## house

mood = Everybody knows it, and everybody a little differently.

## table

shown-suit = to follow
shown-due = to draw
option-limit = Points
option-stack = Seven on seven
