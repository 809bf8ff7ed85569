### Deutsch: per Du, kurz und trocken.

## house

language = Deutsch
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-comma = ,{ " " }
colon = :{ " " }
close = Schließen
back = Zurück
cancel = Doch nicht
ok = Gut
aloud = { $text }!
you-name = Du
you-place = Dein Platz
colour-green = Grün
colour-blue = Blau
colour-red = Rot
colour-yellow = Gelb
colour-black = Schwarz
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
card_count = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
card-back = verdeckte Karte
menu-title = Menü
menu-settings = Einstellungen
menu-rules = Regeln
menu-invite = Einladen
menu-link = Persönlicher Link
menu-link_text = Damit sitzt du auf jedem Gerät auf deinem Platz. Gib ihn nicht weiter.
menu-copy = Link kopieren
menu-copied = Kopiert.
menu-gallery = Alle Karten
menu-home = Zur Startseite
menu-leave = Tisch verlassen
menu-leave_text = Ein Bot übernimmt deinen Platz für immer.
menu-leave_sure = Wirklich gehen?
menu-rest = Einen Bot für mich spielen lassen
menu-unrest = Ich spiele wieder selbst
menu-qr = Für ein anderes Gerät
settings-title = Einstellungen
settings-language = Sprache
settings-theme = Licht
settings-evening = Abend
settings-day = Biergarten
settings-evening_short = Abend
settings-day_short = Tag
settings-system = wie das Gerät
settings-speed = Tempo der Bewegungen
settings-slow = gemächlich
settings-usual = normal
settings-quick = flott
settings-pace = Tempo der Bots (für alle)
settings-paces-calm = gemächlich
settings-paces-usual = normal
settings-paces-brisk = flott
settings-paces-instant = sofort
settings-sound = Geräusche: Karten, Klopfen, Fiches
settings-hand = Mit welcher Hand spielst du?
settings-right = rechts
settings-left = links
start-tagline = Fünf Spiele für Halunken. Setz dich dazu.
start-code = Tischcode
start-join = Dazusetzen
start-games = Spiele
start-people = { $from }–{ $to } Leute
start-play = Jetzt spielen
start-learn = Lernen
start-learn_label = Lernen: { $game }
start-invite = Einladen
start-invite_label = Neuer Tisch: { $game }
start-yours = Deine Tische
start-past = Letzte Abende
start-your_turn = Du bist dran
start-running = läuft
start-lobby = wartet
start-again = Nachspielen
start-bring = Aufzeichnung ansehen
start-look = Ansehen
start-nobody = Noch niemand da. Das erste Spiel geht auf uns.
start-gallery = Alle Karten ansehen
start-gallery_text = Fünf Blätter, jedes Gesicht, und was es kann.
start-foot = Stammtisch ist freie Software. Alle Zeichnungen und Texte sind unsere eigenen.
start-more = Außerdem
start-pad = Der Block
start-pad_text = Zählt mit, wenn ihr mit echten Karten spielt.
start-stats = Dein Strafregister
start-stats_text = Partien, Siege und Untaten.
start-offline = Keine Verbindung. Block, Karten und Regeln gehen trotzdem.
start-try_again = Noch einmal versuchen
start-loading = Einen Augenblick …
name-title = Wie heißt du?
name-label = Dein Name
name-guest = Gast
levels-random = Zufall
levels-lehrling = Lehrling
levels-geselle = Geselle
levels-meister = Meister
connection-lost = Keine Verbindung. Ich versuche es weiter …
news-away = { $name } ist kurz weg.
news-away_small = Gleich setzt sich ein Bot hin.
news-bot = Für { $name } spielt jetzt ein Bot.
news-back = { $name } ist wieder da.
news-joined = { $name } setzt sich dazu.
news-host = { $name } ist jetzt Gastgeber.
news-your_turn = Du bist dran
news-kicked = Du wurdest vom Tisch gebeten.
news-restarting = Der Wirt stellt kurz um. Gleich geht es weiter.
rules-title = Regeln: { $game }
rules-found = { $n ->
    [0] Dazu steht nichts im Buch.
    [one] { $n } Paragraph
   *[other] { $n } Paragraphen
}
rules-search = Suchen
rules-rule = Regel { $n }
rules-offer = Lieber gleich probieren? Eine erste Runde mit Erklärungen.
rules-learn = Erste Runde spielen
refused-bad_message = Das hat der Server nicht verstanden.
refused-wrong_origin = Das kam von einer fremden Website.
refused-too_large = Das ist zu viel auf einmal.
refused-too_fast = Langsam, langsam. Versuch es gleich noch einmal.
refused-no_such_table = Diesen Tisch gibt es nicht (mehr).
refused-no_such_game = Dieses Spiel gibt es nicht.
refused-bad_option = Das lässt sich so nicht vereinbaren.
refused-bad_players = So viele können nicht mitspielen.
refused-bad_name = Ein Name hat 1 bis 24 Zeichen.
refused-name_taken = So heißt hier schon jemand.
refused-table_full = Der Tisch ist voll.
refused-seat_taken = Der Platz ist besetzt.
refused-no_such_seat = Diesen Platz gibt es nicht.
refused-not_seated = Dazu musst du am Tisch sitzen.
refused-seated_already = Du sitzt schon.
refused-not_host = Das darf nur der Gastgeber.
refused-not_now = Das geht gerade nicht.
refused-seats_open = Es sind noch Plätze frei.
refused-no_such_person = Diese Person sitzt hier nicht.
refused-not_asked = Du bist gerade nicht gefragt.
refused-too_late = Zu spät, das ist schon entschieden.
refused-bad_move = Diesen Zug gibt es nicht.
refused-no_such_replay = Diesen Link gibt es nicht, oder die Partie läuft noch.
refused-bad_record = { KNOWN($line) ->
    [yes] Zeile { $line }: { $why }
   *[no] { $why }
}
refused-still_playing = Es wird noch gespielt.
refused-too_many_tables = Das Wirtshaus ist voll.
refused-no_hints = An diesem Tisch gibt es keine Tipps.
refused-restarting = Der Wirt stellt kurz um.
refused-offline = Keine Verbindung.
refused-server_fault = Beim Wirt ist etwas schiefgegangen. Versuch es gleich noch einmal.
refused-unknown = Das hat nicht geklappt.
new-seat_n = Platz { $n }

## table

known-card = { KNOWN($card) ->
    [yes] { colon }{ $card }
   *[no] { "" }
}
known-cards = { KNOWN($cards) ->
    [yes] { colon }{ $cards }
   *[no] { "" }
}
said-colour = { $colour ->
    [green] Grün
    [blue] Blau
    [red] Rot
    [yellow] Gelb
   *[black] Schwarz
}
sign-rock = Stein
sign-paper = Papier
sign-scissors = Schere
sign-well = Brunnen
pile-left = { $n ->
    [0] leer
   *[other] noch { $n }
}
pile-label = { $n ->
    [0] Stapel, leer
   *[other] Stapel, noch { $n }
}
pile-top = Oben: { $card }
middle-label = In der Mitte
where-round = Runde { $round }
where-round_of = Runde { $round } von { $of }
where-trick = Runde { $round } · Stich { $trick }/{ $of }
where-turn = Zug { $n }
where-over = Feierabend
hand-label = Deine Karten, { $n }
hand-playable = spielbar
hand-unplayable = jetzt nicht
seat-label = { $n ->
    [one] { $name }, { $n } Karte
   *[other] { $name }, { $n } Karten
}
seat-bot = Bot
seat-away = kurz weg
seat-stand_in = Bot spielt
seat-sealed = hat gewählt
seat-dog = Wachhund
seat-host = Gastgeber
seat-turn = ist dran
seat-choice = zur Wahl
seat-before = Vor { $name }
seat-open_hand = offene Hand
slip-your_turn = Du bist dran
slip-turn_of = { $name } ist dran
slip-waiting = Alle überlegen
slip-waiting_for = Noch: { $names }
slip-again = Tipp sie noch einmal an, dann liegt sie.
slip-gathered = { $n } von { $of } gewählt.
slip-put_back = Zurücklegen
slip-seconds = { $n ->
    [one] noch { $n } Sekunde
   *[other] noch { $n } Sekunden
}
slip-race_time = Zeit zum Draufschlagen
slip-fewer = weniger
slip-more = mehr
slip-take = Nehmen ({ $n } von { $of })
slip-resting = Ein Bot spielt für dich
slip-you_take = Du nimmst den Stich
slip-you_win = Du gewinnst die Runde
slip-arrived = Drei Karten von { $name }
slip-takes = { $name } nimmt den Stich
slip-wins = { $name } gewinnt die Runde
slip-thrown = Schnick, Schnack, Schnuck!
slip-moment = Augenblick …
slip-over = Feierabend
slip-slapped = Draufgeschlagen!
slip-judged = Mal sehen, wer der Letzte war.
slip-watching = Du schaust zu
slip-sit = Platz nehmen
tools-log = Verlauf
tools-rules = Regeln
tools-hint = Tipp
tools-last = Letzter Stich
tools-talk = Reden
tools-pad = Block
tools-menu = Menü
tools-label = Werkzeuge
log-label = Verlauf
log-empty = Noch ist nichts passiert.
pad-label = Block
pad-sum = Summe
pad-round = Runde
pad-cards = Karten
pad-until = { $game }, bis { $n }
talk-label = Reden
talk-placeholder = Sag was …
talk-send = Sagen
talk-empty = Noch hat niemand was gesagt.
talk-emotes = Schnell gesagt
emote-laugh = Haha!
emote-cheer = Prost!
emote-groan = Oje …
emote-shock = Was?!
emote-wink = Na, na.
emote-hurry = Tick, tack.
emote-well_played = Gut gespielt.
emote-thanks = Danke!
person-open = Offene Hand
person-known = Diese Karten kennst du
person-taken = Genommen
person-nothing = Mehr weiß man noch nicht.
person-replace = Durch einen Bot ersetzen
new-title = Neuer Tisch: { $game }
new-players = Wie viele spielen mit?
new-seats = Wer sitzt wo?
new-me = Du
new-open = frei
new-bot = Bot
new-options = Was gilt?
new-variants = Varianten
new-clock = Bedenkzeit
new-no_clock = keine
new-seconds = { $n } s
new-spectators = Zuschauer erlaubt
new-spectators_text = Wer den Link hat, darf zusehen. Zuschauer sehen nur, was offen liegt.
new-stand_in = Wer springt ein?
new-stand_in_text = Verliert jemand die Verbindung, spielt ein Bot, bis die Leitung wieder steht.
new-pace = Tempo der Bots
new-open_table = Tisch aufmachen
new-usual_depends = üblich (je nach Spielerzahl)
new-ages = Vom Ältesten zum Jüngsten
new-ages_text = Bei manchen Spielen beginnt der Älteste. Tipp die Plätze in dieser Reihenfolge an.
new-more = Weitere Einstellungen
deck-sum = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
deck-count = Stück
deck-points = Punkte
lobby-text = Schick den Link oder zeig den Code.
lobby-copy = Link kopieren
lobby-share = Teilen
lobby-code = Tischcode
lobby-qr = QR-Code zum Dazusetzen
lobby-sit = Hier hinsetzen
lobby-free = frei
lobby-you = du
lobby-add_bot = Bot dazu
lobby-fill_bots = Mit Bots auffüllen
lobby-remove = Platz frei machen
lobby-swap_with = Mit wem tauschen?
lobby-start = Anfangen
lobby-start_wait = { $n ->
    [one] Ein Platz ist noch frei
   *[other] { $n } Plätze sind noch frei
}
lobby-waiting_host = { $name } fängt an, wenn alle sitzen.
lobby-watchers = { $n ->
    [one] { $n } schaut zu
   *[other] { $n } schauen zu
}
lobby-options = Was gilt
lobby-change = Ändern
lobby-level = Stärke
lobby-away = kurz weg
lobby-won = { $n ->
    [one] { $n } Sieg
   *[other] { $n } Siege
}
lobby-usual = Alles wie üblich
lobby-make_host = Zum Gastgeber machen
end-title = { $name } gewinnt!
end-title_you = Du gewinnst!
end-title_many = { $names } gewinnen!
end-reason-limit = Die Punktgrenze ist erreicht.
end-reason-rounds = Die letzte Runde ist gespielt.
end-reason-hand_empty = Jemand hat keine Karten mehr.
end-reason-stock_empty = Der Stapel ist leer.
end-reason-bound = Nach so langer Zeit ist einfach Schluss.
end-rematch = Revanche
end-wait_host = { $name } kann eine Revanche ansetzen.
end-home = Zur Startseite
end-place = { $n }.
end-share = Ergebnis teilen
end-why-limit = { $name } steht auf { $total }, die Punktgrenze war { $limit }.
end-why-limit_you = Du stehst auf { $total }, die Punktgrenze war { $limit }.
end-why-rounds = Alle { $n } Runden sind gespielt.
end-why-hand_empty = Keine Karte mehr: { $names }.
end-ahead = { $n ->
    [one] Vorsprung: ein Punkt.
   *[other] Vorsprung: { $n } Punkte.
}
end-decisive = Der entscheidende Augenblick
end-decisive_round = Runde { $round }: { $what } { $then }
refused-not_in_hand = Diese Karte hast du nicht.
refused-chosen_already = Diese Karte hast du schon gewählt.
refused-must_follow = Du kannst bedienen, also musst du.
refused-does_not_fit = Diese Karte passt nicht.
tricks-leads = führt
tricks-takes = nimmt
tricks-lead = Du spielst aus.
tricks-free = Du kannst nicht bedienen: Wirf ab, was du willst.
tricks-follow = { said-colour } bedienen.
tricks-count = { $n ->
    [one] { $n } Stich
   *[other] { $n } Stiche
}
tricks-pass = Drei Karten an { $name }
tricks-pass_text = Such drei Karten aus und versiegle sie.
tricks-passed = Versiegelt
tricks-seal = Versiegeln
tricks-last = Letzter Stich
tricks-last_by = an { $name }
tricks-no_last = In dieser Runde ist noch kein Stich gefallen.
end-decisive_strikes = { ROLE($who) ->
    [reader] Du streichst dir
   *[other] { $who } streicht sich
} { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}.
end-decisive_gets = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} für { ROLE($who) ->
    [reader] dich
   *[other] { $who }
}.
end-decisive_leads = { ROLE($who) ->
    [reader] Damit liegst du vorn.
   *[other] Damit liegt { $who } vorn.
}
end-decisive_ahead = Das bringt { ROLE($who) ->
    [reader] dir
   *[other] { $who }
} { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} mehr Abstand.

## faults

fault-a_move = ein Zug von Platz { $seats }
fault-a_pick = das Ergebnis eines Losens
fault-a_shuffle = das Ergebnis eines Mischens
fault-after_the_end = Die Partie ist hier schon zu Ende.
fault-bad_seed = Das ist kein Startwert.
fault-bomb_no_such_rule = Die fertige Regel „{ $rule }“ gibt es nicht.
fault-bomb_self = Niemand zahlt an sich selbst.
fault-bomb_step = { $number }. Schritt: { $fault }
fault-bomb_steps = Eine Regel hat einen bis { $most } Schritte, nicht { $got }.
fault-breaks_off = Die Aufzeichnung bricht ab. Es fehlt: { $missing }
fault-cannot_be_read = Die Datei kann nicht gelesen werden.
fault-card_too_often = Die Karte { $card } kommt öfter vor, als das Blatt sie hat.
fault-choice_expected = Möglich ist { $of }, nicht { $got }.
fault-contributions = Nötig sind { $players } Würfe, einer für jeden Platz, nicht { $got }.
fault-deck_hands = { $players } Leute brauchen außer dem Joker je drei Karten, es gibt nur { $got }.
fault-deck_jokers = { $players } Leute brauchen je einen Joker, es gibt nur { $got }.
fault-deck_no_such_card = Die Karte „{ $card }“ gibt es nicht.
fault-deck_too_large = Ein Blatt hat höchstens { $most } Karten, nicht { $got }.
fault-deck_too_small = Mindestens { $least } Karten müssen eine Farbe haben, es sind nur { $got }.
fault-empty_record = Die Aufzeichnung ist leer.
fault-from_the_seed = was aus dem Startwert folgt
fault-header_differs = Der Kopf der Partie stimmt nicht.
fault-impossible = Das geht nicht.
fault-line_differs = Hier müsste etwas anderes stehen: { $wanted }
fault-digest_differs = Die Prüfsumme passt nicht zu den Zeilen davor: Jemand hat die Aufzeichnung geändert.
fault-not_asked = Platz { $seat } ist da nicht gefragt.
fault-match_over = Die Partie ist schon zu Ende.
fault-move_impossible = „{ $move }“ von Platz { $seat } war nicht möglich. { $fault }
fault-move_not_plain = „{ $move }“ ist kein Zug, wie er in einer Aufzeichnung steht.
fault-needs_variant = { $option } bewirkt ohne „{ $variant }“ nichts.
fault-no_header = Hier müsste eine Partie anfangen.
fault-no_proof = Das ist kein Beweis.
fault-no_secret = Das Geheimnis hat nicht { $digits } hexadezimale Ziffern.
fault-no_such_match = Die Partie { $number } gibt es nicht.
fault-no_such_option = „{ $option }“ gibt es in diesem Spiel nicht.
fault-no_such_variant = Die Variante „{ $option }“ gibt es in diesem Spiel nicht.
fault-not_a_line = So eine Zeile gibt es in Aufzeichnungen nicht.
fault-not_json = Das ist kein JSON.
fault-not_text = Das ist keine Aufzeichnung.
fault-number_expected = Nötig ist eine Zahl von { $least } bis { $most }, nicht { $got }.
fault-on_and_off = „{ $option }“ kann nicht zugleich gelten und nicht gelten.
fault-record_version = Diese Aufzeichnung hat die Version { $got }, bekannt ist nur { $version }.
fault-several_matches = Hier sind { $got } Partien statt einer.
fault-truth_expected = Nötig ist Ja oder Nein, nicht { $got }.
fault-whole_expected = Nötig ist eine ganze Zahl ab { $least }, nicht { $got }.
fault-wrong_ages = Jeder Platz gehört genau einmal in die Reihenfolge der Alter.
fault-wrong_form = So ist das nicht aufgeschrieben.
fault-wrong_names = Nötig sind { $players } Namen aus 1 bis 40 Zeichen.
fault-wrong_pick = So kann nicht gelost worden sein.
fault-wrong_players = { $game } ist für { $least } bis { $most } Leute, nicht für { $got }.
fault-wrong_secret = Das Geheimnis passt nicht zum Fingerabdruck.
fault-wrong_seed = Geheimnis und Würfe ergeben einen anderen Startwert.
fault-wrong_shuffle = So kann nicht gemischt worden sein.
fault-wrong_value = { $option }: { $fault }

## learning

hint-thinking = Der Meister denkt nach …
hint-meister = Die Wahl des Meisters
hint-geselle = Die Wahl des Gesellen
hint-only = Etwas anderes geht nicht.
hint-first_thought = Eher als „{ $other }“. Der Meister wärmt sich noch auf; das ist der erste Gedanke des Gesellen.
hint-better = Im Schnitt { $n } Punkte besser als „{ $other }“.
hint-likelier = Die Siegchance ist um { $n } Prozentpunkte höher als mit „{ $other }“.
hint-close = Kaum besser als „{ $other }“: Nimm, was dir lieber ist.
hint-mixed = Etwa so gut wie „{ $other }“. Der Meister wechselt ab, damit ihn niemand durchschaut.
hint-habit = Etwa so gut wie „{ $other }“. Der Meister geht hier nach Erfahrung, nicht nach den Zahlen.
hint-these = Diese drei
hint-together = Diese drei zusammen. Ein Tippen auf den Knopf genügt.
hint-nothing = Gerade hast du nichts zu entscheiden.
hint-compare = Züge im Vergleich
hint-key-few = Punkte bis zum Rundenende, wenig ist gut
hint-key-many = Punkte bis zum Rundenende, viel ist gut
hint-key-chance = Siegchance
hint-key-liking = Wie gern der Geselle das tut
hint-allowed = Tipps erlaubt
hint-allowed_text = Wer dran ist, darf fragen, was der Meister täte. Niemand sonst sieht die Antwort.
lesson-understood = Verstanden
lesson-skip = Keine Tipps mehr
lesson-play_on = Weiterspielen
lesson-new_table = Neuer Tisch
lesson-end = Das war die erste Runde
    .text = So zählt sich’s. Spiel hier weiter, oder mach einen Tisch auf und hol dir Leute dazu.

## keys

keys-title = Tasten
keys-hand = durch die Hand
keys-place = zur ersten bis neunten Karte
keys-take = Karte wählen, noch einmal: legen
keys-asked = zu dem, was gefragt ist
keys-back = zurücklegen, Zettel schließen
keys-hint = Tipp
keys-rules = Regeln zur Stelle
keys-log = Verlauf
keys-last = letzter Stich
keys-pad = Block
keys-talk = reden
keys-menu = Menü
keys-keys = diese Liste
keys-step = Zug zurück, Zug weiter
keys-round = Runde zurück, Runde weiter
keys-ends = zum Anfang, zum Ende
keys-play = abspielen, anhalten
keys-open = alle Karten auf, wieder zu
keys-pace = schneller, langsamer
keys-cap-enter = Enter
keys-cap-esc = Esc
keys-cap-home = Pos1
keys-cap-end = Ende
keys-cap-space = Leertaste
keys-letters = Einzelne Buchstaben gelten
keys-letters_text = Wer diktiert, schaltet sie hier aus. Pfeile, Tab, Enter und Esc gehen immer.

## replay

fair-title = Faires Austeilen
fair-text = Vor dem Geben legt sich der Server fest: Er zeigt den Fingerabdruck eines Geheimnisses, das er danach nicht mehr ändern kann. Dann wirft jeder Browser am Tisch etwas Zufälliges dazu, und aus beidem zusammen wird alles gemischt. Nach der Partie liegt das Geheimnis offen, und jeder kann nachrechnen, dass niemand an den Karten gedreht hat.
fair-commitment = Darauf hat sich der Server festgelegt
fair-thrown_in = Das wurde dazugeworfen
fair-nothing = Noch nichts.
fair-later = Nachrechnen kannst du nach der Partie.
fair-check = Jetzt nachrechnen
fair-only_table = Nachrechnen kann, wer mit am Tisch saß.
fair-lobby = Der Server hat sich schon festgelegt:
fair-how = Was heißt das?
fair-count = { $n ->
    [0] Noch keine Browser haben etwas dazugeworfen.
    [one] Ein Browser hat etwas dazugeworfen.
   *[other] { $n } Browser haben etwas dazugeworfen.
}
fair-right-shown = Der Fingerabdruck ist der, den dieser Browser vor dem Geben gesehen hat.
fair-right-secret = Das Geheimnis passt zum Fingerabdruck.
fair-right-mine = Was dein Browser dazugeworfen hat, ist drin.
fair-right-proof = Der Tisch zeigt dasselbe wie die Aufzeichnung.
fair-right-seed = Geheimnis und Würfe zusammen ergeben den Startwert der Partie.
fair-right-chance = { $n ->
    [one] Das eine Mischen folgt daraus.
   *[other] Jedes Mischen und Losen folgt daraus, alle { $n }.
}
fair-right-hand = Deine ersten Karten sind die, die daraus gegeben wurden.
fair-right-digest = Die Aufzeichnung ist unverändert.
fair-wrong-shown = Vor dem Geben hat dieser Browser einen anderen Fingerabdruck gesehen.
fair-wrong-secret = Das Geheimnis passt nicht zum Fingerabdruck.
fair-wrong-mine = Was dein Browser dazugeworfen hat, fehlt.
fair-wrong-proof = Der Tisch zeigt etwas anderes als die Aufzeichnung.
fair-wrong-seed = Geheimnis und Würfe ergeben nicht den Startwert dieser Partie.
fair-wrong-chance = Zeile { $line } folgt nicht daraus: So wurde nicht gemischt.
fair-wrong-hand = Du hattest am Anfang andere Karten.
fair-wrong-digest = Die Aufzeichnung wurde verändert.
fair-wrong-unread = Das ist keine Aufzeichnung.
fair-wrong-alone = Diese Partie wurde ohne Festlegung gegeben. Da gibt es nichts zu beweisen.
fair-fair = Alles stimmt. Niemand hat an den Karten gedreht.
fair-forged = Das geht nicht auf.
fair-elsewhere = Gerechnet hat dein Browser. Ohne ihn geht es mit der Aufzeichnung und
replay-title = Nachspielen
replay-bar = Nachspielen
replay-move = Schritt
replay-at = Schritt { $n } von { $of } · Runde { $round }
replay-round_back = Runde zurück
replay-back = Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Schritt weiter
replay-round_on = Runde weiter
replay-pace = Tempo: { $n }-fach
replay-view = Blick
replay-open = Offen
replay-closed = Nur dieser Platz
replay-cards = Welche Karten?
replay-from = Von welchem Platz?
replay-one_view = Dieser Link zeigt die Partie so, wie { $name } sie gesehen hat.
replay-begins = Die Karten sind gegeben.
replay-decides = { $name } entscheidet verdeckt.
replay-moves-pass = { $name } gibt weiter: { $card }.
replay-moves-pick = { $name } nimmt aus dem Stapel: { $card }.
replay-moves-throw = { $name } zeigt: { $sign }.
replay-moves-with = { $name } will mit Brunnen.
replay-moves-without = { $name } will ohne Brunnen.
replay-moves-propose = { $name } schlägt vor, dass { $one } eine Karte abgibt.
replay-moves-propose_to = { $name } schlägt vor: an { $one }.
replay-moves-propose_nothing = { $name } schlägt nichts vor.
replay-moves-vote = { $name } stimmt dafür: { $one } an { $two }.
replay-moves-abstain = { $name } enthält sich.
replay-moves-protect = { $n ->
    [0] { $name } legt keinen Fiche auf die Karte.
    [one] { $name } legt einen Fiche auf die Karte.
   *[other] { $name } legt { $n } Fiches auf die Karte.
}
replay-moves-done = { $name } ist fertig.
replay-share = Link kopieren
replay-share_open = Link kopieren: alle Karten offen
replay-share_own = Link kopieren: nur mein Blick
replay-download = Aufzeichnung laden
replay-bring = Aufzeichnung ansehen
replay-bring_text = Eine Partie als Datei: hier geladen, im Terminal mitgeschrieben oder von Bots gespielt. Sie wird Zeile für Zeile geprüft und nirgends aufgehoben.
replay-choose = Datei wählen
replay-drop = oder hierher ziehen
replay-which = { $n } Partien. Welche?
watch-title = Du schaust zu
watch-text = Du siehst nur, was offen liegt.
watch-silent = Mitreden kann, wer mit am Tisch sitzt.
watch-closed = Hier wird ohne Zuschauer gespielt.

## gallery

gallery-title = Alle Karten
gallery-jump = Zu einem Spiel
gallery-previous = Vorige
gallery-next = Nächste
gallery-count = { $n }×
gallery-counts = { $n }×, bis zu fünft { $fewer }×

## pad

scorepad-title = Der Block
scorepad-about = Für Leute, die mit echten Karten am Tisch sitzen: eintragen, was jeder genommen hat. Gerechnet wird hier.
scorepad-yours = Deine Blöcke
scorepad-begin = Neuer Block
scorepad-kept_here = Die Blöcke liegen nur in diesem Browser. Sie gehen auch ohne Verbindung.
scorepad-won_by = gewonnen: { $names }
scorepad-rounds = { $n ->
    [0] angefangen
    [one] { $n } Runde
   *[other] { $n } Runden
}
scorepad-new = Neuer Block: { $game }
scorepad-names = Wer spielt mit?
scorepad-names_text = Im Uhrzeigersinn, wie ihr sitzt.
scorepad-name_n = { $n }. Name
scorepad-name_missing = Wie heißt die { $n }. Person?
scorepad-limit_wrong = Die Punktgrenze ist eine ganze Zahl, mindestens 1.
scorepad-options_text = Gefragt wird nur, was beim Zählen eine Rolle spielt.
scorepad-own_deck = Unser Blatt ist anders
scorepad-own_deck_text = Dann wird nicht geprüft, ob es von einer Karte so viele gibt.
scorepad-worth = Was zählen Strafkarten und Joker?
scorepad-worth_text = Wenn auf euren Karten etwas anderes steht, trag es hier ein.
scorepad-start = Block aufschlagen
scorepad-people = { $n } Leute
scorepad-tap_round = Auf die Rundenzahl tippen, um etwas zu ändern.
scorepad-change_round = Runde { $n } ändern
scorepad-how_it_ended = Wie ging es aus?
scorepad-enter = Eintragen
scorepad-change = Ändern
scorepad-strike = Runde streichen
scorepad-undo = Rückgängig
scorepad-again = Noch eine Partie, dieselben Leute
scorepad-throw_away = Block wegwerfen
scorepad-throw_sure = Block wegwerfen?
scorepad-throw_text = Alle Runden darauf sind dann weg.
scorepad-cut = Damit ist nach Runde { $n } Schluss. Die Runden danach fallen weg.
scorepad-comes_to = Macht: { $list }
scorepad-left = { $what }: noch { $n }
scorepad-over = { $what }: { $n } zu viel
scorepad-done = { $what }: stimmt
scorepad-least_wins = Wer die wenigsten Punkte hat, gewinnt.
scorepad-most_wins = Wer die meisten Punkte hat, gewinnt.
scorepad-series = Siege in { $n } Partien: { $list }
scorepad-column-crooks = Gauner
scorepad-column-low = 1 bis 6
scorepad-column-spies = Schwarze Spione
scorepad-column-good = Farbige Spione
scorepad-column-chips = Fiches
scorepad-column-hand_normal = Normale
scorepad-column-hand_jokers = Joker
scorepad-column-normal = Normale Karten
scorepad-column-jokers = Joker
scorepad-column-n1 = Einser
scorepad-column-n2 = Zweier
scorepad-column-n3 = Dreier
scorepad-column-n4 = Vierer
scorepad-column-numbers = Zahlen
scorepad-column-other = Andere
scorepad-column-dogs = Hunde
scorepad-column-sold = Verkauft
scorepad-column-gained = Bombe: +
scorepad-column-left = Karten
scorepad-value-gang-others = Allen anderen +{ $n }
scorepad-value-gang-self = Sich selbst −{ $n }
scorepad-value-spy-capture = Gefangen nehmen: allen anderen +60
scorepad-value-spy-release = Freilassen: sich selbst −60
scorepad-deed-charges = Runde { $round }: { $name } vereint die Bande, alle anderen bekommen { $worth }.
scorepad-deed-clears = Runde { $round }: { $name } vereint die Bande und streicht sich { $worth }.
scorepad-deed-captures = Runde { $round }: { $name } hat alle schwarzen Karten, alle anderen bekommen 60.
scorepad-deed-releases = Runde { $round }: { $name } hat alle schwarzen Karten und streicht sich 60.
scorepad-deed-reduces = Runde { $round }: { $name } steht auf genau { $before } und fällt auf { $after }.
scorepad-deed-takes_rest = { $points ->
    [one] Runde { $round }: { $name } nimmt die übrigen Rundenkarten, { $points } Punkt.
   *[other] Runde { $round }: { $name } nimmt die übrigen Rundenkarten, { $points } Punkte.
}
scorepad-wrong-no_number = „{ $got }“ ist keine Anzahl.
scorepad-wrong-too_few = { $missing ->
    [one] { $what }: Es fehlt noch { $missing }. Zusammen müssen es { $of } sein.
   *[other] { $what }: Es fehlen noch { $missing }. Zusammen müssen es { $of } sein.
}
scorepad-wrong-too_many = { $what }: { $missing } zu viel. Zusammen müssen es { $of } sein.
scorepad-wrong-more_than_there_are = { $what }: { $got } sind zu viele, es gibt nur { $of }.
scorepad-wrong-no_politician = Irgendwer muss den Politiker haben.
scorepad-wrong-no_gang = Wer die Bande vereint, sucht sich aus, was geschieht.
scorepad-wrong-nobody_has = Irgendwer muss die schwarze { $card } haben.
scorepad-wrong-no_spy_choice = Gefangen nehmen oder freilassen?
scorepad-wrong-no_loser = Irgendwer verliert die Runde.
scorepad-wrong-no_round_card = Welche Rundenkarte lag aus?
scorepad-wrong-round_card_again = Die Rundenkarte { $card } ist schon weg.
scorepad-wrong-few_on_table = Jeder legt eine Karte: mindestens { $least }, nicht { $got }.
scorepad-wrong-many_on_table = Jeder legt höchstens zwei Karten: höchstens { $most }, nicht { $got }.
scorepad-wrong-penalty_again = Die Strafkarte { $card } ist schon weg.
scorepad-wrong-hand_too_large = { $name } hat { $got } Karten, mehr als { $most } gehen nicht.
scorepad-wrong-hand_too_small = { $got ->
    [one] { $name } hat nur { $got } Karte. Auch ohne Nachziehen bleiben mindestens { $least }.
   *[other] { $name } hat nur { $got } Karten. Auch ohne Nachziehen bleiben mindestens { $least }.
}
scorepad-wrong-no_top = Welche Farbe liegt oben?
scorepad-wrong-no_such_plan = Einen Plan mit diesen Farben gibt es nicht.
scorepad-wrong-gained_too_much = Eine Bombe bringt höchstens { $most } Punkte, nicht { $got }.
scorepad-wrong-nobody_is_out = Das Spiel ist aus, wenn jemand keine Karte mehr hat.
scorepad-wrong-all_are_out = Irgendwer muss noch Karten haben.

## stats

stats-title = Dein Strafregister
stats-none = Noch keine Partie zu Ende gespielt. Ein unbeschriebenes Blatt.
stats-since = Seit dem { $day }.
stats-matches = Partien
stats-played = gespielt
stats-won = gewonnen
stats-crimes = Was du getan hast
stats-about = Das wird nur in diesem Browser gezählt und verlässt ihn nicht. Der Server weiß nichts davon.
stats-erase = Alles löschen
stats-erase_sure = Alles löschen?
stats-erase_text = Partien, Siege und Taten werden vergessen. Deine Tische und Blöcke bleiben.
stats-deed-gangs = Gaunerbanden vereint
stats-deed-politicians = Korrupte Politiker eingesteckt
stats-deed-black_hands = Alle schwarzen Karten erwischt
stats-deed-spies = Schwarze Spione am Hals
stats-deed-bought = Karten abgeluchst
stats-deed-pots = Töpfe abgeräumt
stats-deed-robberies = Karten geklaut
stats-deed-doubts = Bluffs durchschaut
stats-deed-fenced = Zahlen beim Hehler verkauft
stats-deed-halts = „Halt mal kurz“ gesagt
stats-deed-slaps = Als Erster draufgeschlagen
