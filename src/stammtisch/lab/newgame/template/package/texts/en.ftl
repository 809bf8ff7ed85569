### All words in English. What another language lacks is said as it stands here.

## house

mood = Lay a card, and hope that nobody has a higher one.

## table

about = Lay a card; the highest takes the trick.
prompt-lay = Lay a card.
option-limit = Points
    .doc = The match ends when somebody has so many points.
event-gets = { $seat } gets five cards{ known-cards }.
event-lays = { $seat } lays { $card }.
event-takes = { $seat } takes the trick.
