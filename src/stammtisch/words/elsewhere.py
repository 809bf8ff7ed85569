"""Messages that are put together elsewhere, in English, by parts that know no other language: `words.reword` recognises
them by these texts. A name that begins with `either` stands for several things with "or" between them.
"""

MESSAGES = (
    # Typer
    "No such option: {option} (Possible options: {options})",
    "No such option: {option}",
    "No such command {command}",
    "Missing argument {argument}",
    "Missing option {option}",
    "Invalid value for {option}: {reason}",
    "{value} is not one of {choices}",
    "Got unexpected extra argument(s) ({rest})",
    "Option {option} requires an argument",
    "Option {option} does not take a value",
    # What may be asked for
    "there is no paragraph {number} in {game}: expected {first} to {last}",
    "a whole number of at least {least}",
    "a table of data",
    "cannot listen at {host}, port {port}: {reason}",
    "there is no bot {name}: expected {either}; did you mean {near}?",
    "there is no bot {name}: expected {either}",
    # Moves
    "there is no card {card}: expected {form}, such as {example}; did you mean {near}?",
    "there is no card {card}: expected {form}, such as {example}",
    "expected {verb} and the name of a card, got {typed}",
    "expected {verb} and the name of a card, or {other}, got {typed}",
    "expected {verb} and one card, got {typed}",
    "expected {verb} and one to {most} cards, got {typed}",
    "expected {verb} and a number up to {most}, got {typed}",
    "the move names more cards than are asked for",
    "expected a move of at most 200 characters",
    "expected a move, such as 'play r10', got nothing",
    # What the bomb does, a step each
    *(f"{{who}} {verb} {{amount}} of their own choice" for verb in ("throws away", "throw away")),
    *(f"{{who}} {verb} {{amount}} at random" for verb in ("loses", "lose")),
    *(f"{{who}} {verb} {{amount}} at random to the bomb's player" for verb in ("pays", "pay")),
    *(f"{{who}} {verb} {{amount}}" for verb in ("throws away", "throw away", "loses", "lose")),
    *(f"{{who}} {verb} {{amount}}" for verb in ("draws", "draw", "misses", "miss", "gains", "gain")),
    "the bomb's player",
    "the left neighbour",
    "the right neighbour",
    "the chosen player",
    "all others",
    "everyone",
    "whoever holds the most cards",
    "whoever leads",
    *(f"{number} {thing}s" for number in ("two", "three", "four") for thing in ("card", "turn", "point")),
    *(f"one {thing}" for thing in ("card", "turn", "point")),
    "half of their cards",
    "all their cards",
)
