"""Playing in a terminal: one person at seat 0, bots at the others, any game of the registry.

Nothing in here knows a game. What is shown comes from `match.view(0)` and `match.events(0)`, what may be done from
`match.legal(0)`; so no secret can reach the screen, and a new game can be played as soon as it has rules.

- `look`, `cards`, `canvas`: colours and shapes, cards as they are drawn, a grid to draw on.
- `seats`, `hand`, `screen`: the table, the hand, and both with everything around them.
- `story`, `sheet`: what happened, in words; the score sheet and the final ranking.
- `choices`: what is open to the person, and which move is meant by what was typed.
- `stage`, `keyboard`: the only places that print, read and wait.
- `play`, `commands`: a whole match. `menu`: choosing one. `keeping`: files.
"""
