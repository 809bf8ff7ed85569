## house

mood = Alle kennen es, und alle ein wenig anders.
card = { card-suit } { card-rank }
card-suit = { $head ->
    [c] Kreuz
    [s] Pik
    [h] Herz
   *[d] Karo
}
card-rank = { $tail ->
    [j] Bube
    [q] Dame
    [k] König
    [a] Ass
   *[other] { $tail }
}

## table

about = Bediene Farbe oder Wert, lass andere ziehen und aussetzen, wünsche mit dem Buben, und sei als Erstes alle Karten los.
prompt-play = Lege eine Karte von gleicher Farbe oder gleichem Wert, oder ziehe eine.
prompt-answer = Lege eine Sieben auf die Sieben, oder ziehe.
prompt-drawn = Lege die gezogene Karte, oder passe.
prompt-wish = Welche Farbe wünschst du dir?
button-draw = Ziehen
button-pass = Passen
button-wish_clubs = Kreuz
button-wish_spades = Pik
button-wish_hearts = Herz
button-wish_diamonds = Karo
shown-top = oben
shown-suit = zu bedienen
shown-due = zu ziehen
shown-stock = Stapel
word-clubs = Kreuz
word-spades = Pik
word-hearts = Herz
word-diamonds = Karo
suit = { $suit ->
    [clubs] Kreuz
    [spades] Pik
    [hearts] Herz
   *[diamonds] Karo
}
option-limit = Punkte
    .doc = Die Partie endet, wenn jemand so viele Punkte hat.
option-stack = Sieben auf Sieben
    .doc = Auf eine Sieben darf eine Sieben gelegt werden: Die nächste Person zieht für beide.
refused-not_a_seven = { $card } ist keine Sieben: erwartet wird eine Sieben, oder Ziehen
refused-not_drawn = { $card } wurde nicht eben gezogen: erwartet wird die gezogene Karte, oder Passen
refused-jack_on_jack = auf einen Buben darf kein Bube: erwartet wird eine andere Karte, oder Ziehen
refused-does_not_fit = { $card } passt nicht: erwartet wird { suit }, der Wert von { $top } oder ein Bube
event-gets = { $seat } bekommt fünf Karten{ known-cards }.
event-turns = { $card } wird aufgedeckt, und { $seat } fängt an.
event-plays = { $seat } legt { $card }.
event-mau = { $seat } sagt „Mau!“
event-wishes = { $seat } wünscht sich { suit }.
event-draws = { $seat } zieht eine Karte{ known-card }.
event-reshuffles = Die Karten unter der obersten werden gemischt und neu gezogen.
event-finds_none = Für { $seat } ist keine Karte zu ziehen.
event-passes = { $seat } passt.
event-misses = { $seat } setzt aus.
event-counts = { $seat } hat { KNOWN($cards) ->
    [yes] { $cards }
   *[no] nichts
} übrig: { $points }.
