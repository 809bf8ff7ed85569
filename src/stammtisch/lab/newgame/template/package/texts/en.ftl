### Words in English besides what the code declares. What another language lacks is said in English.

## house

mood = Lay a card, and hope that nobody has a higher one.

## table

option-limit = Points
