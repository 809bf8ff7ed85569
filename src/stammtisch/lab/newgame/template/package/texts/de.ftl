## house

mood = Lege eine Karte, und hoffe, dass niemand eine höhere hat.

## table

about = Lege eine Karte; die höchste bekommt den Stich.
prompt-lay = Lege eine Karte.
option-limit = Punkte
    .doc = Die Partie endet, wenn jemand so viele Punkte hat.
event-gets = { $seat } bekommt fünf Karten{ known-cards }.
event-lays = { $seat } legt { $card }.
event-takes = { $seat } bekommt den Stich.
