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
    [0] keine Karten
    [one] { $n } Karte
   *[other] { $n } Karten
}
card-back = verdeckte Karte
menu-title = Menü
menu-settings = Einstellungen
menu-rules = Regeln
menu-copy = Link kopieren
menu-copied = Kopiert.
menu-gallery = Alle Karten
menu-home = Zur Startseite
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
settings-sound = Geräusche: Karten, Klopfen, Chips
settings-vibrate = Vibrieren, wenn ich dran bin und beim Draufschlagen
settings-call = Bescheid geben, wenn ich dran bin und gerade woanders hinschaue
calls-blocked = Dein Browser lässt das nicht zu. In seinen Einstellungen kannst du das ändern.
settings-hand = Mit welcher Hand spielst du?
settings-right = rechts
settings-left = links
settings-taps = Wie oft tippen?
settings-taps-one = einmal spielt
settings-taps-two = Karten zweimal
settings-taps-both = Leute auch zweimal
settings-sort = Hand sortieren
settings-sort-colour = nach Farbe
settings-sort-rank = nach Wert
settings-volume = Lautstärke
start-tagline = Fünf Spiele für Halunken. Setz dich dazu.
start-code = Tischcode
start-join = Dazusetzen
start-games = Spiele
start-people = { $from }–{ $to } Leute
start-minutes = { $n } min
start-age = ab { $n } Jahren
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
start-back = Zurück an deinen Tisch
start-go_on = Weiterspielen
start-change = ändern
start-change_label = Ändern, wie du { $game } spielst
start-how = { $game }: Wie spielst du?
start-strength = Wie stark sind die anderen?
start-length = Wie lang?
start-rules = Regeln
start-people_count = { $n } Leute
length-short = kurz
length-usual = üblich
length-long = lang
length-by-limit = Punktgrenze: { $n }.
length-by-rounds = { $n } Runden.
start-gallery = Alle Karten ansehen
start-gallery_text = Fünf Spiele, jede Karte, und was sie kann.
start-foot = Stammtisch ist freie Software. Alle Zeichnungen und Texte sind unsere eigenen.
start-more = Außerdem
start-pad = Der Block
start-pad_text = Zählt mit, wenn ihr mit echten Karten spielt.
start-stats = Dein Strafregister
start-stats_text = Partien, Siege und Untaten.
start-lab = Was macht eine Regel?
start-lab_text = Tausende Partien, in Sekunden gespielt.
start-offline = Keine Verbindung. Block, Karten und Regeln gehen trotzdem.
start-no_line = Keine Verbindung
start-try_again = Noch einmal versuchen
start-loading = Einen Augenblick …
name-title = Wie heißt du?
name-label = Dein Name
start-me = { $name }: Namen und Gesicht ändern
levels-random = Zufall
levels-lehrling = Lehrling
levels-geselle = Geselle
levels-meister = Meister
connection-lost = Keine Verbindung. Ich versuche es weiter …
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
rules-example = Beispiel der Anleitung
refused-wrong_host = So heißt dieser Server nicht. Wer ihn betreibt, kann ihm den Namen sagen (--name).
refused-busy = Der Meister hat gerade alle Hände voll zu tun. Frag gleich noch einmal.
refused-damaged_table = Die Aufzeichnung dieses Tisches ist beschädigt.
refused-bad_message = Das hat der Server nicht verstanden.
    .full = { KNOWN($why) ->
        [yes] { $why }
       *[no] { refused-bad_message }
    }
refused-wrong_origin = Das kam von einer fremden Website.
refused-too_large = Das ist zu viel auf einmal.
    .full = das ist zu viel auf einmal{ KNOWN($most) ->
        [yes] : nötig sind höchstens { $most }
       *[no] { "" }
    }
refused-too_fast = Langsam, langsam. Versuch es gleich noch einmal.
    .full = zu viele Anfragen auf einmal: versuch es gleich noch einmal
refused-no_such_table = Diesen Tisch gibt es nicht (mehr).
    .full = den Tisch { $code } gibt es nicht
refused-no_such_game = Dieses Spiel gibt es nicht.
    .full = das Spiel '{ $game }' gibt es nicht: möglich ist { $known }{ fault-near }
refused-bad_option = So lassen sich diese Regeln nicht einstellen.
    .full = { $why }
refused-bad_players = So viele können nicht mitspielen.
    .full = { $why }
refused-bad_name = Ein Name hat 1 bis 24 Zeichen.
    .full = nötig ist ein Name aus 1 bis 24 sichtbaren Zeichen
refused-name_taken = So heißt hier schon jemand.
    .full = { $name } heißt schon jemand am Tisch: nötig ist ein anderer Name
refused-table_full = Der Tisch ist voll.
refused-no_such_replay = Diesen Link gibt es nicht, oder die Partie läuft noch.
    .full = das ist nicht der Link einer beendeten Partie
refused-bad_record = { KNOWN($line) ->
    [yes] Zeile { $line }: { $why }
   *[no] { $why }
}
    .full = { KNOWN($line) ->
        [yes] Zeile { $line }: { $why }
       *[no] { $why }
    }
refused-clock_while_waiting = Ein Tisch, der auf alle wartet, hat keine Uhr.
    .full = ein Tisch, der auf alle wartet, hat keine Uhr: nötig ist 0
refused-too_many_tables = Der Server ist voll: vorerst keine neuen Tische.
refused-races_on_one_device = Hier geht es darum, wer zuerst ist: Dafür brauchen alle ein eigenes Gerät.
refused-open_beside_device = Mehrere an einem Gerät spielen unter sich und mit Bots: Kein Platz kann frei bleiben.
refused-restarting = Der Server startet kurz neu. Versuch es gleich noch einmal.
refused-offline = Keine Verbindung.
refused-server_fault = Auf dem Server ist etwas schiefgegangen. Versuch es gleich noch einmal.
refused-unknown = Das hat nicht geklappt.
new-seat_n = Platz { $n }

## table

menu-match = Die Partie
menu-table = Der Tisch
menu-you = Für dich
menu-share = Teilen
menu-invite = Einladen
menu-link = Persönlicher Link
menu-link_text = Damit sitzt du auf jedem Gerät auf deinem Platz. Gib ihn nicht weiter.
menu-leave = Tisch verlassen
menu-leave_text = Ein Bot übernimmt deinen Platz endgültig.
menu-leave_sure = Wirklich gehen?
menu-rest = Einen Bot für mich spielen lassen
menu-unrest = Ich spiele wieder selbst
menu-qr = Für ein anderes Gerät
calls-title = Du warst dran
calls-text = Soll dein Gerät dir Bescheid geben, wenn der Tisch auf dich wartet und du woanders hinschaust?
calls-yes = Ja, gern
calls-no = Nein, danke
door-title = An der Tür
door-waiting = möchte mitspielen
door-sent_away = wurde gebeten zu gehen
door-let_in = Hereinlassen
door-let_in_name = { $name } hereinlassen
door-asked = Der Gastgeber ist gefragt, ob er dich hereinlässt.
door-waits = { $name } möchte mitspielen.
door-where = Menü, „An der Tür“.
door-nobody = Niemand ist an der Tür.
news-elsewhere = Du hast diesen Tisch zu oft offen: Der älteste Tab ist zu.
news-away = { $name } ist kurz weg.
news-away_small = Gleich setzt sich ein Bot hin.
news-away_waits = Der Tisch wartet.
news-bot = Für { $name } spielt jetzt ein Bot.
news-back = { $name } ist wieder da.
news-joined = { $name } setzt sich dazu.
news-host = { $name } ist jetzt Gastgeber.
news-your_turn = Du bist dran
news-kicked = Du wurdest vom Tisch gebeten.
news-restarting = Der Server startet kurz neu. Gleich geht es weiter.
refused-plays_alone = An diesem Tisch spielt jemand allein. Mach einen eigenen auf.
refused-opened_here = Wer den Tisch aufgemacht hat, bleibt sitzen, und Gastgeber wird nur, wer schon mitgespielt hat.
refused-sent_away = Der Gastgeber hat dich gebeten zu gehen. Du kannst wiederkommen, wenn man dich hereinlässt.
refused-seen_cards = Du hast in dieser Partie schon die Karten eines anderen Platzes gesehen. Du kannst deinen eigenen wieder nehmen, oder nach der Partie jeden.
    .full = du hast in dieser Partie die Karten von Platz { $seat } gesehen: nötig ist dieser Platz oder die nächste Partie
refused-seen_from_here = Von deinem Anschluss aus hat schon jemand Karten dieser Partie gesehen. Du kannst dich setzen, wenn sie aus ist.
refused-asked_already = Der Gastgeber ist gefragt. Bitte warte einen Augenblick.
refused-own_guest = Der Gast kommt von deinem eigenen Anschluss. Jemand anders muss ihn hereinlassen.
refused-log_full = Das Gästebuch dieses Tisches ist voll. Macht einen neuen Tisch auf.
refused-face_taken = So sieht hier schon { $name } aus.
refused-seat_taken = Der Platz ist besetzt.
    .full = Platz { $seat } ist besetzt: nötig ist ein anderer
refused-no_such_seat = Diesen Platz gibt es nicht.
    .full = den Platz { $seat } gibt es nicht: es sind 0 bis { $last }
refused-not_seated = Dazu musst du am Tisch sitzen.
refused-seated_already = Du sitzt schon.
    .full = du sitzt auf Platz { $seat }
refused-not_host = Das darf nur der Gastgeber.
refused-not_now = Das geht gerade nicht.
    .full = der Tisch ist in der Phase '{ $phase }': nötig ist eine andere
refused-seats_open = Es sind noch Plätze frei.
    .full = { $count ->
        [one] { $count } Platz ist frei: nötig ist jemand darauf
       *[other] { $count } Plätze sind frei: nötig ist jemand auf jedem
    }
refused-no_such_person = Diese Person sitzt hier nicht.
refused-not_asked = Du bist gerade nicht gefragt.
refused-too_late = Zu spät, das ist schon entschieden.
refused-bad_move = Diesen Zug gibt es nicht.
    .full = { $why }
refused-still_playing = Es wird noch gespielt.
refused-no_hints = An diesem Tisch gibt es keine Tipps.
refused-not_alone = Am Tisch sitzen noch andere: Hier wird niemand gehetzt.
refused-as_it_lies = Dieses Blatt wird gespielt, wie es liegt: Alle treffen denselben Tisch.
    .full = an diesem Tisch wird nichts geändert: erwartet wird ein Zug, ein Wort oder ein anderes Tempo
end-day = Wie es lief
end-compare = Vergleichen
end-challenge = Jemanden herausfordern
plain-sealed = Alle wählen
plain-scores = Runde { $round } ist gezählt.
plain-window = Reagierst du?
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
shared-give = Gib das Gerät an { $name }
shared-who = Wer hat das Gerät?
shared-hidden = Alle Karten sind verdeckt.
shared-am = Ich bin { $name }
new-here = Leute an diesem Gerät
new-here_text = Zwischen den Zügen verdeckt der Bildschirm alle Karten. Auf den übrigen Plätzen sitzen Bots, und der Tisch wartet auf alle.
new-here_name = Name von Person { $n }
hand-ready = liegt bereit
hand-put = { $card }: Platz { $n } von { $of }
hand-sorted_colour = Nach Farbe sortiert.
hand-sorted_rank = Nach Wert sortiert.
ready-laid = { $card } liegt für deinen Zug bereit.
ready-taken = { $card } ist wieder in der Hand.
ready-waits = Liegt für deinen Zug bereit: { $card }. Tippen nimmt sie zurück.
ready-again = Noch einmal tippen legt sie bereit.
ready-returned = { $card } geht jetzt nicht und ist wieder in der Hand.
slip-aimed = { $name }: noch einmal tippen.
gone-title = Was gefallen ist
gone-closed = An diesem Tisch schaut niemand weiter zurück als bis zum letzten Stich.
gone-none = In dieser Runde ist noch keine Karte gefallen.
gone-row = { $n ->
    [one] Eine ist gefallen
   *[other] { $n } sind gefallen
}{ $mine ->
    [0] { "" }
   *[other] , { $mine } in deiner Hand
}
seat-label = { $n ->
    [0] { $name }, keine Karten
    [one] { $name }, { $n } Karte
   *[other] { $name }, { $n } Karten
}
seat-bot = Bot
seat-away = kurz weg
seat-bot_in = in { $time } ein Bot
seat-waits = weg, wir warten
seat-stand_in = Bot spielt
seat-sealed = hat gewählt
seat-dog = Wachhund
seat-host = Gastgeber
seat-turn = ist dran
seat-choice = zur Wahl
seat-barred = gerade nicht
seat-before = Vor { $name }
seat-open_hand = offene Hand
slip-your_turn = Du bist dran
slip-turn_of = { $name } ist dran
slip-waiting = Alle überlegen
slip-waiting_for = Noch: { $names }
slip-lay = Legen
slip-named = { $card }: { $does }
slip-no_fit = Das passt gerade nicht. Gesucht: { $what }.
zoom-in_deck = { $n }× im Kartensatz
gallery-count = { $n }×
gallery-counts = { $n }×, bis zu fünft { $fewer }×
slip-gathered = { $n } von { $of } gewählt.
slip-enough = { $n ->
    [one] Nur eine Karte. Leg sie zurück, um eine andere zu nehmen.
   *[other] { $n } Karten sind genug. Leg eine zurück, um eine andere zu nehmen.
}
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
slip-judged = Mal sehen, wer zu langsam war.
slip-kept = Dein Zug ist notiert
slip-kept_text = Er wird geschickt, sobald es wieder eine Verbindung gibt.
slip-away_waits = { $name } ist weg. Der Tisch wartet.
slip-away_bot = { $name } ist weg. Bald spielt ein Bot.
slip-reading = { $count ->
    [one] { $names } liest noch die Abrechnung.
   *[other] { $names } lesen noch die Abrechnung.
}
slip-back_to_table = Du bist dran: zurück an den Tisch
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
pad-rounds = { $game }, { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
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
sets-title = Regeln
sets-usual = Wie üblich
sets-keep = Diese Regeln merken
sets-keep_text = Unter einem Namen, in diesem Browser. Wer über deine Einladung kommt, sieht, wie am Tisch gespielt wird, und kann es sich auch merken.
sets-name = Name dieser Regeln
sets-placeholder = Wie immer
sets-keep_act = Merken
sets-kept = Gemerkt als „{ $name }“.
sets-called = Diese Regeln heißen „{ $name }“.
sets-drop = „{ $name }“ vergessen
sets-rule = Die Regel
sets-no_rule = Die Spielregel sagt dazu nichts weiter.
new-options = Was gilt?
new-house_rules = Hausregeln
new-lab = Was macht das?
new-variants = Varianten
new-clock = Bedenkzeit
new-no_clock = keine
new-seconds = { $n } s
new-spectators = Zuschauer erlaubt
new-spectators_text = Wer den Link hat, darf zusehen. Zuschauer sehen nur, was offen liegt.
new-stand_in = Wer springt ein?
new-stand_in_text = Verliert jemand die Verbindung, spielt ein Bot, bis die Leitung wieder steht.
new-absence = Ist jemand weg, spielt ein Bot
new-absence_text = An einem Tisch, der wartet, lässt sich über Tage spielen. Er hat keine Bedenkzeit.
new-after = nach { $time }
new-never = nie: der Tisch wartet
new-pace = Tempo der Bots
new-open_table = Tisch aufmachen
new-usual_depends = üblich, je nach Zahl der Leute
new-ages = Ältere zuerst
new-ages_text = Bei manchen Spielen beginnt, wer am ältesten ist, oder das Alter entscheidet bei Gleichstand. Tipp die Plätze nach dem Alter an, zuerst den ältesten.
new-more = Weitere Einstellungen
deck-sum = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
deck-count = Stück
deck-points = Punkte
lobby-text = Schick den Link oder zeig den Code.
lobby-invites = { $name } lädt dich zu { $game } ein.
lobby-join = Mitspielen
lobby-full = Alle Plätze sind besetzt.
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
lobby-booklet = Nach der Anleitung.
lobby-booklet_with = Nach der Anleitung, mit:
lobby-differs = Nicht alles steht so in der Anleitung:
source-booklet = wie gedruckt
source-variant = Variante der Anleitung
source-open = lässt die Anleitung offen
source-ours = Regel von uns
lobby-make_host = Zum Gastgeber machen
reckon-label = Runde { $round }: wer was bekam
reckon-round = Runde { $round } ist zu Ende
reckon-you = { $n ->
    [0] Keine Punkte für dich
    [one] { $n } Punkt für dich
   *[other] { $n } Punkte für dich
}
reckon-you_off = { $n ->
    [one] { $n } Punkt weniger für dich
   *[other] { $n } Punkte weniger für dich
}
reckon-lead = { $count ->
    [one] { $names } führt.
   *[other] { $names } führen.
}
reckon-behind = { $count ->
    [one] { $names } führt
   *[other] { $names } führen
}, du bist { $n } dahinter.
reckon-ahead = Du führst, { $n } vor { $names }.
reckon-level = Du führst, gleichauf mit { $names }.
reckon-all_level = Alle liegen gleichauf.
reckon-missing = { ROLE($who) ->
    [reader] Dir
   *[other] { $who }
} { $n ->
    [one] fehlt { $n } Punkt
   *[other] fehlen { $n } Punkte
} bis zur Punktgrenze { $limit }.
reckon-rounds_left = { $n ->
    [one] Noch eine Runde.
   *[other] Noch { $n } Runden.
}
reckon-over = Damit ist die Partie zu Ende.
reckon-flag = Schluss bei { $n }
reckon-nothing = nichts
reckon-value = kommt auf { $n }
reckon-why = Stich { $trick }: { ROLE($seat) ->
    [reader] Du nimmst mit { $card }
   *[other] { $seat } nimmt mit { $card }
}, { ROLE($giver) ->
    [reader] du wirfst { $dear } dazu.
   *[other] { $giver } wirft { $dear } dazu.
}
reckon-why_own = Stich { $trick }: { ROLE($seat) ->
    [reader] Du nimmst selbst mit { $card }.
   *[other] { $seat } nimmt selbst mit { $card }.
}
reckon-continue = Weiter
reckon-to_result = Zum Ergebnis
reckon-next_you = Du bist als Nächstes gefragt.
reckon-next = Als Nächstes gefragt: { $names }.
reckon-reading = { $count ->
    [one] Es fehlt noch { $names }.
   *[other] Es fehlen noch { $names }.
}
reckon-all_read = Alle anderen sind schon weiter.
end-title = { $name } gewinnt!
end-title_you = Du gewinnst!
end-title_many = { $names } gewinnen!
end-reason-limit = Die Punktgrenze beendet die Partie.
end-reason-rounds = Die letzte Runde ist gespielt.
end-reason-hand_empty = Jemand hat keine Karten mehr.
end-reason-stock_empty = Der Stapel ist leer.
end-reason-surrounded = Alle sind umstellt.
end-reason-bound = Nach so langer Zeit ist einfach Schluss.
end-rematch = Revanche
end-wait_host = { $name } kann eine Revanche ansetzen.
end-result = Ergebnis
end-propose = Revanche vorschlagen
end-proposed = Du hast eine Revanche vorgeschlagen.
end-wants = { $count ->
    [one] { $names } möchte eine Revanche.
   *[other] { $names } möchten eine Revanche.
}
end-picture = Bild zum Ergebnis
end-no_picture = Das Bild ließ sich nicht machen.
end-last_card = Die letzte Karte
end-home = Zur Startseite
end-place = { $n }.
end-share = Ergebnis teilen
end-why-limit = { $name } steht auf { $total }, die Punktgrenze war { $limit }.
end-why-limit_you = Du stehst auf { $total }, die Punktgrenze war { $limit }.
end-why-rounds = { $n ->
    [1] Die einzige Runde ist gespielt.
   *[other] Alle { $n } Runden sind gespielt.
}
end-why-hand_empty = { ROLE($who) ->
    [reader] Du hast keine Karte mehr.
   *[other] { $who } hat keine Karte mehr.
}
end-why-hands_empty = Keine Karte mehr haben { $names }.
end-ahead = { ROLE($who) ->
    [reader] Du gewinnst
   *[other] { $who } gewinnt
} mit { $n ->
    [one] einem Punkt
   *[other] { $n } Punkten
} Vorsprung.
end-decisive = Der entscheidende Augenblick
end-decisive_round = Runde { $round }: { $what } { $then }
refused-not_in_hand = Diese Karte hast du nicht.
    .full = { $card } hast du nicht auf der Hand
refused-chosen_already = Diese Karte hast du schon gewählt.
refused-must_follow = Du kannst bedienen, also musst du.
refused-does_not_fit = Diese Karte passt nicht.
tricks-leads = führt
tricks-takes = nimmt
tricks-takes_points = nimmt: { $n }
tricks-lead = Du eröffnest den Stich.
tricks-free = Du kannst nicht bedienen: Wirf ab, was du willst.
tricks-follow = { said-colour } bedienen.
tricks-count = { $n ->
    [one] { $n } Stich
   *[other] { $n } Stiche
}
tricks-pass = Drei Karten an { $name }
tricks-pass_text = Such drei Karten aus und gib sie weiter.
tricks-passed = Weitergegeben
tricks-seal = Weitergeben
tricks-last = Letzter Stich
tricks-last_by = an { $name }
tricks-last_you = an dich
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
lobby-own_bot = Gast-Bot
lobby-bot_gone = { $name } ist nicht da: ein Geselle spielt

## faults

refused-same_rules = Das sind dieselben Regeln.
refused-lab_busy = Das Labor ist beschäftigt. Versuch es gleich noch einmal.
refused-no_such_study = Diese Untersuchung gibt es nicht mehr. Vergleich noch einmal.
fault-a_move = ein Zug von Platz { $seats }
    .full = ein Zug von Platz { $seats }
fault-a_pick = das Ergebnis eines Losens
    .full = das Ergebnis eines Losens
fault-a_shuffle = das Ergebnis eines Mischens
    .full = das Ergebnis eines Mischens
fault-after_the_end = Die Partie ist hier schon zu Ende.
    .full = nach dem Ende der Partie darf nichts mehr kommen, hier steht { $found }
fault-bad_seed = Das ist kein Startwert.
    .full = { $got } ist kein Startwert: nötig ist eine ganze Zahl von 0 bis 2**256 - 1, 64 hexadezimale Ziffern oder 32 Bytes
fault-breaks_off = Die Aufzeichnung bricht ab. Es fehlt: { $missing }
    .full = die Aufzeichnung bricht ab: es fehlt { $missing }
fault-cannot_be_read = Die Datei kann nicht gelesen werden.
    .full = { $file } kann nicht gelesen werden: { $reason }
fault-card_too_often = Die Karte { $card } kommt öfter vor, als es sie im Kartensatz gibt.
    .full = die Karte { $card } kommt öfter vor, als es sie im Kartensatz gibt
fault-choice_expected = Möglich ist { $of }, nicht { $got }.
    .full = möglich ist { $of }, nicht { $got }
fault-contributions = Nötig sind { $players } Würfe, einer für jeden Platz, nicht { $got }.
    .full = nötig sind { $players } Würfe, einer für jeden Platz, gefunden { $got }
fault-empty_record = Die Aufzeichnung ist leer.
    .full = die Aufzeichnung ist leer: es fehlt der Kopf einer Partie
fault-from_the_seed = was aus dem Startwert folgt
    .full = { $line } (das folgt aus dem Startwert)
fault-header_differs = Der Kopf der Partie stimmt nicht.
    .full = der Kopf müsste { $header } sein
fault-impossible = Das geht nicht.
fault-line_differs = Hier müsste etwas anderes stehen: { $wanted }
    .full = hier müsste { $wanted } stehen, da steht { $found }
fault-digest_differs = Die Prüfsumme passt nicht zu den Zeilen davor: Jemand hat die Aufzeichnung geändert.
    .full = die Prüfsumme passt nicht zu den Zeilen davor: nötig ist { $wanted }, nicht { $found }
fault-not_asked = Platz { $seat } ist da nicht gefragt.
    .full = Platz { $seat } hat jetzt nichts zu entscheiden: dran ist Platz { $others }
fault-match_over = Die Partie ist schon zu Ende.
    .full = die Partie ist zu Ende: es kommt kein Zug mehr
fault-move_impossible = „{ $move }“ von Platz { $seat } war nicht möglich. { $fault }
    .full = '{ $move }' von Platz { $seat } war nicht möglich: { $fault }
fault-move_not_plain = „{ $move }“ ist kein Zug, wie er in einer Aufzeichnung steht.
    .full = nötig ist ein einzelner Zug in einfacher Schreibweise wie '{ $example }', nicht '{ $move }'
fault-needs_cards = { $option } bewirkt mit diesem Kartensatz nichts: Nötig sind mindestens { $least } der Karten dafür, es sind { $got }. Ändere den Kartensatz oder lass die Option weg.
    .full = Option '{ $option }' bewirkt mit diesem Kartensatz nichts: nötig sind mindestens { $least } der Karten dafür, nicht { $got }
fault-too_few_rounds = { $option } bewirkt in so wenigen Runden nichts: Nötig sind mindestens { $least }.
    .full = Option '{ $option }' bewirkt in so wenigen Runden nichts: nötig sind mindestens { $least }
fault-stopped_too_soon = Mit rounds={ $rounds } bewirkt { $option } nichts: Gib rounds={ $least } oder mehr an.
    .full = mit rounds={ $rounds } bewirkt Option '{ $option }' nichts: gib rounds={ $least } oder mehr an
fault-needs_variant = { $option } bewirkt ohne „{ $variant }“ nichts.
    .full = Option '{ $option }' bewirkt ohne die Variante '{ $variant }' nichts: nötig sind beide oder keine
fault-no_header = Hier müsste eine Partie anfangen.
    .full = hier müsste der Kopf einer Partie stehen, { $header }
fault-no_proof = Das ist kein Beweis.
    .full = kein Beweis
fault-no_secret = Das Geheimnis hat nicht { $digits } hexadezimale Ziffern.
    .full = nötig ist ein Geheimnis aus { $digits } hexadezimalen Ziffern
fault-no_such_match = Die Partie { $number } gibt es nicht.
    .full = { KNOWN($count) ->
        [yes] die Partie { $number } gibt es nicht: es sind 1 bis { $count }
       *[no] die Partie { $number } gibt es nicht: es ist nur eine darin
    }
fault-no_such_option = „{ $option }“ gibt es in diesem Spiel nicht.
    .full = die Option '{ $option }' gibt es nicht: möglich ist { $known }{ fault-near_word }
fault-no_such_variant = Die Variante „{ $option }“ gibt es in diesem Spiel nicht.
    .full = die Variante '{ $option }' gibt es nicht: { KNOWN($known) ->
        [yes] möglich ist { $known }
       *[no] dieses Spiel hat keine
    }{ fault-near_word }
fault-not_a_line = So eine Zeile gibt es in Aufzeichnungen nicht.
    .full = keine Zeile einer Aufzeichnung
fault-not_json = Das ist kein JSON.
    .full = nötig ist ein JSON-Objekt, nicht { $found }
fault-not_text = Das ist keine Aufzeichnung.
    .full = { KNOWN($file) ->
        [yes] { $file } ist keine Aufzeichnung: nötig ist UTF-8-Text mit einem JSON-Objekt je Zeile
       *[no] keine Aufzeichnung: nötig ist UTF-8-Text mit einem JSON-Objekt je Zeile
    }
fault-number_expected = Nötig ist eine Zahl von { $least } bis { $most }, nicht { $got }.
    .full = nötig ist eine ganze Zahl von { $least } bis { $most }, nicht { $got }
fault-on_and_off = „{ $option }“ kann nicht zugleich gelten und nicht gelten.
    .full = Variante '{ $option }' soll zugleich an und aus sein: nur eins davon
fault-record_version = Diese Aufzeichnung hat die Version { $got }, bekannt ist nur { $version }.
    .full = die Version { $got } des Formats ist nicht bekannt: nötig ist { $version }
fault-imagined_match = Zu einer gedachten Partie gibt es keine Aufzeichnung.
    .full = zu einer gedachten Partie gibt es keine Aufzeichnung: Ihre Karten wurden nie ausgeteilt
fault-no_record = Das ist keine Aufzeichnung.
    .full = nötig ist eine Aufzeichnung: der Pfad einer Datei, eine offene Datei, ihr Text oder ihre Zeilen, gefunden { $got }
fault-not_your_seat = Ein Bot sieht nur von seinem eigenen Platz aus.
    .full = ein Bot auf Platz { $seat } darf nur nach diesem Platz fragen, gefragt war { $got }
fault-research_missing = Dafür braucht es { $package }, das ist nicht installiert.
    .full = dafür braucht es { $package } ({ $missing } fehlt): pip install 'stammtisch[research]'
fault-research_unobserved = Programme können { $game } nicht lernen: Es sagt nicht, was ein Platz davon sieht.
    .full = { $game } erklärt keine Beobachtung: nötig ist ein Spiel mit einer Regel observe(s, seat, out)
fault-research_observer = Beobachter haben hier keine Parameter.
    .full = nötig ist ein Beobachter ohne Parameter, gegeben ist { $got }
fault-several_matches = Hier sind { $got } Partien statt einer.
    .full = nötig ist eine einzige Partie, gefunden { $got }
fault-truth_expected = Nötig ist Ja oder Nein, nicht { $got }.
    .full = nötig ist true oder false, nicht { $got }
fault-vec_actions = Für jede Partie braucht es eine ganze Zahl.
    .full = nötig sind { $matches } ganze Zahlen, eine Aktion je Partie, gefunden { $got }
fault-vec_nobody = Irgendjemand muss spielen, dessen Aktionen von außen kommen.
    .full = nötig ist mindestens ein Platz ohne Gegner: Alle werden von Bots gespielt
fault-vec_not_legal = Diese Aktion ist gerade nicht erlaubt.
    .full = Aktion { $action } ist dort nicht erlaubt: nötig ist eine aus { $legal }
fault-vec_opponents = Gegner sind Bots nach Plätzen, etwa { $like }.
    .full = erwartet werden Gegner als Bots nach Plätzen, etwa { $like }, nicht { $got }
fault-vec_options = Regeln werden abgemacht oder ausgelost, nicht beides.
    .full = nötig sind Optionen oder random_options, nicht beides
fault-vec_too_long = Diese Partie war zu lang zum Nacherzählen.
    .full = diese Partie hat mehr als { $most } Entscheidungen und wurde nicht ganz aufgehoben
fault-whole_expected = Nötig ist eine ganze Zahl ab { $least }, nicht { $got }.
    .full = nötig ist eine ganze Zahl ab { $least }, nicht { $got }
fault-wrong_ages = Jeder Platz gehört genau einmal in die Reihenfolge der Alter.
    .full = nötig sind die Plätze 0 bis { $last } vom ältesten zum jüngsten, nicht { $got }
fault-wrong_form = So ist das nicht aufgeschrieben.
fault-wrong_names = Nötig sind { $players } Namen aus 1 bis 40 Zeichen.
    .full = nötig sind { $players } Namen aus 1 bis 40 sichtbaren Zeichen, nicht { $got }
fault-wrong_pick = So kann nicht gelost worden sein.
    .full = gelost wird eins aus { $size }, hier steht { $got }
fault-wrong_players = { $game } ist für { $least } bis { $most } Leute, nicht für { $got }.
    .full = { $game } ist für { $least } bis { $most } Leute, nicht für { $got }
fault-wrong_secret = Das Geheimnis passt nicht zum Fingerabdruck.
    .full = das Geheimnis ist nicht das, auf das sich der Tisch festgelegt hat: Sein SHA-256 ist nicht der Fingerabdruck
fault-wrong_seed = Geheimnis und Würfe ergeben einen anderen Startwert.
    .full = der Startwert der Partie ist nicht das SHA-256 aus dem Geheimnis und dem, was dazugeworfen wurde: nötig ist { $seed }, gefunden { $got }
fault-wrong_shuffle = So kann nicht gemischt worden sein.
    .full = { KNOWN($size) ->
        [yes] gemischt werden { $size } Karten, hier stehen { $got }
       *[no] die gemischten Karten sind nicht die, die da waren
    }
fault-wrong_value = { $option }: { $fault }
    .full = Option '{ $option }': { $fault }
fault-message_not_json = Das ist kein JSON.
    .full = nötig ist eine Nachricht in JSON
fault-object_expected = Nötig ist ein Objekt, nicht { $got }.
    .full = nötig ist ein Objekt, nicht { $got }
fault-field_missing = „{ $field }“ fehlt.
    .full = das Feld '{ $field }' fehlt
fault-wrong_field = { $field }: { $fault }
fault-text_expected = Nötig ist ein anderer Text, nicht { $got }.
    .full = { KNOWN($most) ->
        [yes] nötig ist ein Text von { $least } bis { $most } Zeichen, nicht { $got }
       *[no] nötig ist ein Text, nicht { $got }
    }
fault-list_expected = Nötig ist eine andere Liste, nicht { $got }.
    .full = { KNOWN($most) ->
        [yes] { KNOWN($least) ->
            [yes] nötig ist eine Liste von { $least } bis { $most }, nicht { $got }
           *[no] nötig ist eine Liste von höchstens { $most }, nicht { $got }
        }
       *[no] nötig ist eine Liste, nicht { $got }
    }
fault-nothing_said = Da steht nichts.
    .full = nötig ist etwas zu sagen
fault-token_expected = Der Schlüssel fehlt.
    .full = nötig ist ein Schlüssel
fault-seats_expected = Einer von { $players } Plätzen muss deiner sein.
    .full = nötig sind { $players } Plätze, einer davon deiner
fault-no_lesson = Für { $game } gibt es keine Lehrstunde.
    .full = für { $game } gibt es keine Lehrstunde: nötig ist ein anderes Spiel
fault-json_expected = Das ist kein JSON.
    .full = nötig ist Content-Type: application/json
fault-hello_expected = Die erste Nachricht muss hello sein.
    .full = nötig ist hello als erste Nachricht
fault-nothing_there = Dort ist nichts.

## me

me-title = Wer bist du?
me-text = So sitzt du an jedem Tisch.
me-faces = Dein Gesicht
me-face = Gesicht { $n }
me-face_of = Gesicht { $n }, hat schon { $name }
me-done = So bin ich
me-name_missing = Wie sollen wir dich nennen?
me-change = Namen und Gesicht ändern

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
hint-key-few = Punkte bis zum Rundenende: je weniger, desto besser
hint-key-many = Punkte bis zum Rundenende: je mehr, desto besser
hint-key-chance = Siegchance
hint-key-liking = Wie gern der Geselle das tut
hint-thinking_own = { $name } denkt nach …
hint-own = Die Wahl von { $name }
hint-instead = { $name } weiß hier keinen Rat. Die Wahl des Gesellen
hint-says = „{ $text }“
hint-no_reason = Warum, sagt { $name } nicht.
hint-rather = Eher als „{ $other }“.
hint-ask = Wen fragst du?
hint-key-liking_own = Wie gern { $name } das tut
hint-allowed = Tipps erlaubt
hint-allowed_text = Wer dran ist, darf fragen, was der Meister täte. Niemand sonst sieht die Antwort.
lesson-understood = Verstanden
lesson-skip = Keine Tipps mehr
lesson-play_on = Weiterspielen
lesson-new_table = Neuer Tisch
lesson-example = Beispiel ansehen
lesson-end = Das war die erste Runde
    .text = So zählt sich’s. Spiel hier weiter, oder mach einen Tisch auf und hol dir Leute dazu.

## hints

purpose-points = { $n ->
    [0] keine Punkte
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
purpose-coloured = { $colour ->
    [green] grüne
    [blue] blaue
    [red] rote
    [yellow] gelbe
   *[black] schwarze
}
purpose-ducks = Bleibt unter der führenden Karte ({ $card }): { $n ->
    [one] Der Punkt im Stich geht
   *[other] Die { $n } Punkte im Stich gehen
} an jemand anderen.
purpose-highest_below = Deine höchste unter der führenden Karte ({ $card }): Den Stich bekommst du nicht.
purpose-below = Bleibt unter der führenden Karte ({ $card }): Den Stich bekommst du nicht.
purpose-gives = Du wirst { purpose-points } los, während jemand anders den Stich nehmen muss.
purpose-empties = Deine letzte { purpose-coloured } Karte: Danach musst du { said-colour } nicht mehr bedienen.
purpose-high = { $n ->
    [0] Du wirst eine hohe Karte los, wo sie nicht schadet: Niemand hat eine höhere { purpose-coloured }.
    [one] Du wirst eine hohe Karte los, wo sie nicht schadet: Nur eine höhere { purpose-coloured } Karte ist noch draußen.
   *[other] Du wirst eine hohe Karte los, wo sie nicht schadet: Nur { $n } höhere { purpose-coloured } Karten sind noch draußen.
}
purpose-cannot_take = Damit kannst du den Stich nicht bekommen.
purpose-collects = Bisher hast nur du Karten, die zählen, und hier kommt eine dazu: Du kannst noch alle bekommen.
purpose-stops = Bisher hat nur { $seat } Karten, die zählen. Hier nimmst du selbst eine, damit niemand alle bekommt.
purpose-good = Nimmt den Stich, der dir { purpose-points } abzieht.
purpose-clean = Nimmt den Stich, solange er nichts kostet.
purpose-leads_top = Niemand hat eine höhere { purpose-coloured } Karte: Der Stich gehört dir, und du eröffnest wieder.
purpose-alone = Niemand sonst hat noch { said-colour }: Der Stich gehört dir.
purpose-anyway_highest = Diesen Stich bekommst du mit jeder Karte: Weg also mit der höchsten.
purpose-anyway = Diesen Stich bekommst du mit jeder Karte.
purpose-takes = Nimmt den Stich, { purpose-points }.
purpose-takes_surely = Nimmt den Stich: Niemand nach dir hat eine höhere { purpose-coloured } Karte.
purpose-may_be_beaten = { $n ->
    [one] Vorerst die höchste; eine höhere { purpose-coloured } Karte kann noch kommen.
   *[other] Vorerst die höchste; { $n } höhere { purpose-coloured } Karten können noch kommen.
}
purpose-lowest = Niemand hat eine niedrigere { purpose-coloured } Karte: Wer { said-colour } bedient, liegt über dir.
purpose-leads = { $n ->
    [one] Eine höhere { purpose-coloured } Karte haben die anderen; sie kann dir den Stich abnehmen.
   *[other] { $n } höhere { purpose-coloured } Karten haben die anderen; sie können dir den Stich abnehmen.
}
purpose-passes_last = Deine letzte { purpose-coloured } Karte: Wenn keine dazukommt, musst du { said-colour } nicht bedienen.
purpose-can_empty = Nur { $n } { purpose-coloured } Karten in der Hand: Du kannst alle weggeben.
purpose-bare = { $n ->
    [0] Eine hohe Karte ohne eine einzige niedrigere { purpose-coloured } als Deckung.
    [one] Eine hohe Karte mit nur einer niedrigeren ihrer Farbe als Deckung.
   *[other] Eine hohe Karte mit nur { $n } niedrigeren ihrer Farbe als Deckung.
}
purpose-beaten_by = { $n ->
    [0] Keine { purpose-coloured } Karte schlägt sie.
    [one] Nur eine { purpose-coloured } Karte schlägt sie.
   *[other] { $n } { purpose-coloured } Karten schlagen sie.
}

## keys

keys-title = Tasten
keys-hand = durch die Hand
keys-place = zur ersten bis neunten Karte
keys-take = Karte wählen, noch einmal: legen
keys-asked = zu dem, was gefragt ist
keys-back = zurücklegen, Zettel schließen
keys-card = Was eine Karte tut
keys-hint = Tipp
keys-rules = Regeln zur Stelle
keys-log = Verlauf
keys-last = letzter Stich
keys-order = eine Karte in der Hand verschieben
keys-sort = Hand nach Farbe oder Wert sortieren
keys-gone = was gefallen ist
keys-hurry = gleich weiter, ohne zu warten
keys-pad = Block
keys-talk = reden
keys-menu = Menü
keys-keys = diese Liste
keys-step = einen Zug zurück, einen Zug weiter
keys-round = eine Runde zurück, eine Runde weiter
keys-ends = zum Anfang, zum Ende
keys-play = abspielen, anhalten
keys-open = alle Karten auf- oder wieder zudecken
keys-whatif = einen anderen Zug versuchen
keys-lineback = zurück zur Partie
keys-steer = selbst blättern, wenn man zusammen zusieht
keys-pace = schneller, langsamer
keys-cap-enter = Enter
keys-cap-esc = Esc
keys-cap-home = Pos1
keys-cap-end = Ende
keys-cap-space = Leertaste
keys-letters = Tasten mit einem Buchstaben
keys-letters_text = Wer diktiert, schaltet sie hier aus. Pfeile, Tab, Enter und Esc gehen immer.

## replay

fair-title = Faires Austeilen
fair-text = Vor dem Geben legt sich der Server fest: Er zeigt den Fingerabdruck eines Geheimnisses, das er danach nicht mehr ändern kann. Dann wirft jeder Browser am Tisch etwas Zufälliges dazu, und aus beidem zusammen wird alles gemischt. Nach der Partie liegt das Geheimnis offen, und alle können nachrechnen, dass niemand an den Karten gedreht hat.
fair-commitment = Darauf hat sich der Server festgelegt
fair-thrown_in = Das wurde dazugeworfen
fair-nothing = Noch nichts.
fair-later = Nachrechnen kannst du nach der Partie.
fair-check = Jetzt nachrechnen
fair-only_table = Nachrechnen kann, wer mit am Tisch saß.
fair-lobby = Der Server hat sich schon festgelegt:
fair-how = Was heißt das?
fair-count = { $n ->
    [0] Noch kein Browser hat etwas dazugeworfen.
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
replay-move = Zug
replay-at = Zug { $n } von { $of } · Runde { $round }
replay-round_back = Runde zurück
replay-back = Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Zug weiter
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
    [0] { $name } legt keinen Chip auf die Karte.
    [one] { $name } legt einen Chip auf die Karte.
   *[other] { $name } legt { $n } Chips auf die Karte.
}
replay-moves-done = { $name } ist fertig.
replay-review = Nachlese
replay-practise = Ab hier spielen
replay-share = Link kopieren
replay-share_open = Link kopieren: alle Karten offen
replay-share_own = Link kopieren: nur was ich gesehen habe
replay-download = Aufzeichnung herunterladen
replay-bring = Aufzeichnung ansehen
replay-bring_text = Eine Partie als Datei: hier heruntergeladen, im Terminal mitgeschrieben oder von Bots gespielt. Sie wird Zeile für Zeile geprüft und nirgends aufgehoben.
replay-choose = Datei wählen
replay-drop = oder hierher ziehen
replay-which = { $n } Partien. Welche?
watch-title = Du schaust zu
watch-text = Du siehst nur, was offen liegt.
watch-silent = Mitreden kann, wer mit am Tisch sitzt.
watch-closed = Hier wird ohne Zuschauer gespielt.

## review

review-title = Nachlese
review-where = { $game }, { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
review-computing = rechnet noch: { $done } von { $of }
review-waiting = Der Meister macht sich noch bereit. Es geht von selbst los.
review-place = Platz { $place } mit { $points }
review-luck-bad = { $n } Punkte Pech
review-luck-good = { $n } Punkte Glück
review-luck-even = Ein Blatt wie jedes andere
review-given = { $luck }, { $n } verschenkt.
review-nothing = { $luck }, nichts verschenkt.
review-others-gave = { $n } haben dir die anderen geschenkt.
review-others-took = Die anderen haben dich { $n } gekostet.
review-others-even = Die anderen haben nichts geändert.
review-part-fair = Gerechter Anteil
review-part-deal = Dein Blatt
review-part-decisions = Deine Züge
review-part-others = Die anderen
review-part-points = Dein Ergebnis
review-of_rounds = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
} zu { $each }
review-error = ±{ $n }
review-curve = Wer hatte wann welche Chance?
review-curve_text = Siegchance in Prozent, Zug für Zug, wenn Gesellen weiterspielten. Jedes Siegel auf der Kurve führt zu seinem Zug im Nachspielen.
review-curve_label = Siegchance zu Beginn jeder Runde und am Ende: { $said }
review-rounds = Runde für Runde
review-par_text = Par: was ein Geselle mit deinem Blatt im Schnitt nimmt
review-round = Runde { $n }
review-leads = Du eröffnest
review-key-par = Par
review-key-deal = Blatt
review-key-moves = deine Züge
review-key-others = die anderen
review-key-you = du
review-round_line = Par war { $par }. Du hattest { $points }.
review-deal-bad = Ein schlechtes Blatt
review-deal-good = Ein gutes Blatt
review-deal-even = Ein gewöhnliches Blatt
review-round_given = verschenkt { $n }
review-round_nothing = nichts verschenkt
review-round_others = andere { $n }
review-moments = Einen zweiten Blick wert
review-no_moments = Du hast nichts verschenkt, soweit wir es sicher sehen. Prost.
review-verdict-best = am besten
review-verdict-as_good = ebenso gut
review-verdict-slip = ein Ausrutscher
review-verdict-mistake = ein Fehler
review-verdict-blunder = ein grober Fehler
review-at = Runde { $round }, Zug { $n }
review-price = { $n } Punkte
review-price_error = ±{ $half } · Siegchance { $loss } %
review-you = Du
review-meister = Meister
review-instead = Du: { $move } Der Meister: { $best }
review-play_here = Ab hier spielen
review-look = Ansehen
review-habit = Eine Gewohnheit
review-habit_text = { $count } deiner { $of } Fehler kamen bei dieser Frage: { $asked }
review-habit_over_text = { $n ->
    [one] In deiner letzten Partie
   *[other] In deinen letzten { $n } Partien
} kamen { $count } von { $of } Fehlern bei dieser Frage: { $asked }
review-habit_kind = { $count } deiner { $of } Fehler sind von einer Art: { $kind }.
review-habit_over_kind = { $n ->
    [one] In deiner letzten Partie
   *[other] In deinen letzten { $n } Partien
}: { $count } von { $of } Fehlern sind von einer Art: { $kind }.
review-kind-lead = Eine andere Karte ausspielen
review-kind-throw = Eine andere Karte abwerfen
review-kind-pass = Eine andere Karte weitergeben
review-kind-under = Mit einer anderen Karte darunter bleiben
review-kind-above = Mit einer anderen Karte darüber gehen
review-kind-under_above = Unter der höchsten Karte bleiben
review-kind-above_under = Über die höchste Karte gehen
review-a_round = { $n } pro Runde
review-every = Jede Entscheidung
review-every_text = Was du gewählt hast, was der Meister gewählt hätte, und was der Unterschied wert war.
review-counts = { $best } am besten, { $good } ebenso gut, { $slips } Ausrutscher, { $mistakes } Fehler, { $blunders ->
    [one] { $blunders } grober Fehler
   *[other] { $blunders } grobe Fehler
}
review-again = Noch einmal versuchen
review-seat = Wessen Partie?
review-trends = Über deine Partien
review-trend = { $game }: { $given } Punkte verschenkt pro Runde, { $way ->
    [better] { $par } besser als Par
    [worse] { $par } schlechter als Par
   *[even] genau Par
} ({ $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
})
review-trend_given = verschenkte Punkte pro Runde
review-trend_par = Punkte besser als Par pro Runde
review-export = Als Datei speichern

## day

day-title = Blatt des Tages
day-result-better = { day-count } besser als Par.
day-result-worse = { day-count } schlechter als Par.
day-result-at = Genau Par.
day-count = { $n ->
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
   *[other] { $n }
}
day-by-better = { $n } besser als Par
day-by-worse = { $n } schlechter als Par
day-by-at = genau Par
day-lead-low = Du nimmst { $points }, ein Geselle auf deinem Platz im Schnitt { $par }.
day-lead-high = Du holst { $points }, ein Geselle auf deinem Platz im Schnitt { $par }.
day-lead-cards = Dir { $points ->
    [0] bleiben keine Karten
    [one] bleibt { $points } Karte
   *[other] bleiben { $points } Karten
}, einem Gesellen auf deinem Platz im Schnitt { $par }.
day-meister-better = Der Meister kam auf { $n }.
day-meister-same = Genau wie der Meister.
day-meister-worse = Besser als der Meister, der auf { $n } kam.
day-meister = Der Meister
day-apart = außer Wertung
day-you = Du
day-round = Deine Runde
day-list = Auf diesem Server
day-list_text = Wer dieses Blatt hier gespielt und sich eingetragen hat.
day-not_yet = hat noch nicht gespielt
day-has_played = hat gespielt
day-no_friends = Schick dein Ergebnis herum: Wer den Link öffnet, sitzt in deiner Runde.
day-name = Name auf der Liste
day-sign = Eintragen
day-signed = Du stehst auf der Liste.
day-second = Du hattest dieses Blatt schon gesehen: Für die Liste zählt es nicht.
day-strokes = Ein Strich: { $each } von { $all } Partien mit denselben Karten, gespielt von Gesellen.
day-field = { $n } Ergebnisse von Gesellen, von { $low } bis { $high }; Par { $par }. { $marks }
day-mark = { $name }: { $points }
day-par = Par
day-share = Teilen
day-picture = Bild
day-beside = Neben dem Meister ansehen
day-replay = Nachspielen
day-looking = Nachlese
day-send = Jemanden herausfordern
day-shared = Stammtisch, Blatt des Tages { $day }, { $game }: { $result }
day-shared_meister = Stammtisch, Blatt des Tages { $day }, { $game }: { $result } (Meister { $meister })
day-and_you = Meister: { $meister }. Und du?
day-dare = Und du?
day-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
} am Stück
day-better = besser als Par
day-even = genau Par
day-worse = schlechter als Par
day-calendar = Kalender
day-before = Voriger Monat
day-after = Nächster Monat
day-cell = { $day }: { $what }
day-none = nichts gespielt
day-later = kommt noch
day-table = Heute auf dem Tisch
day-table_past = Auf dem Tisch am { $day }
day-played = gespielt
day-begun = begonnen
day-open = offen
day-leaf = Für jedes Spiel ein Blatt
day-leaf_text = Dieselben Karten für alle auf der Welt, dieselben Bots am Tisch, derselbe Zufall. Ein Versuch zählt. Du kannst jederzeit aufstehen und später weiterspielen.
day-rounds = { $n ->
    [one] eine Runde
   *[other] { $n } Runden
}
day-match = eine Partie
day-seat = Platz { $seat } von { $players }
day-ready = Deine Karten liegen bereit.
day-fact-seat = Dein Platz
day-fact-seat_text = Platz { $seat } von { $players }. Auf den anderen sitzen Bots der Stärke „Geselle“.
day-fact-rules = Regeln
day-fact-tries = Versuche
day-one_try = Nur der erste zählt. Du kannst jederzeit aufstehen und später weiterspielen.
day-to_rules = Regeln lesen
day-no_hurry = Hier muss niemand schnell sein: Wer zuerst kommt, entscheidet der Zufall.
day-past = Nachgeholt zählt das Blatt nicht für deine Tage am Stück.
day-special = Heute: { $rules }
day-play = Spielen
day-see = Ergebnis
day-on = Weiter
day-on_trick = Weiter: Stich { $n }
day-on_round = Weiter: Runde { $n }
day-first = Anfangen: { $game }
day-next = Weiter: { $game }
day-yesterday = Gestern: { $game }, mit Nachlese
day-yesterday_open = Die Blätter von gestern
day-today = Die Blätter von heute
day-teaser = { $done } von { $of } gespielt.
day-teaser_all = Alle { $of } gespielt.
day-teaser_none = Dieselben Karten für alle, einmal am Tag.
day-teaser_days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
} am Stück.
day-waiting = Die Bots spielen noch. Danach steht Par von selbst hier.
day-parted = { $n ->
    [1] Schon bei deinem ersten Zug spielt der Meister anders.
   *[other] Bis zu deinem Zug { $n } spielt der Meister wie du. Da spielt er anders.
}
day-never_parted = Du und der Meister habt genau dasselbe gemacht.
day-beside_you = Du
day-friend_link = { $name } hat gespielt. Das Ergebnis siehst du, wenn du auch so weit bist.
day-again = Noch einmal versuchen
challenge-title = Eine Herausforderung
challenge-from = { $name } schickt dir diese Karten.
challenge-own = Du hast diese Karten verschickt.
challenge-text = Derselbe Platz, dieselben Karten, dieselben Bots, derselbe Zufall. Wenn du gespielt hast, seht ihr beide Ergebnisse.
challenge-others = Mit dir am Tisch: { $names }.
challenge-results = Wer wie weit kam
challenge-at_it = spielt gerade
challenge-again = noch einmal
challenge-shared = { $name } fordert dich heraus, { $game }: dieselben Karten, derselbe Platz. Besser als ich?
challenge-meister = Ein Meister hat begrenzte Bedenkzeit und entscheidet sich vielleicht nicht jedes Mal gleich.
refused-no_such_day = Von diesem Tag gibt es kein Blatt.
    .full = es gibt kein Blatt von '{ $day }': erwartet wird ein Tag wie 2026-11-15, ab { $first }
refused-day_not_begun = Dieser Tag hat noch nicht begonnen.
    .full = { $day } hat noch nirgends begonnen: erwartet wird heute oder ein früherer Tag
refused-no_daily = { $game } hat kein Blatt des Tages.
    .full = { $game } hat kein Blatt des Tages: erwartet wird ein Spiel, das eines hat
refused-not_played = Das ist für alle, die es gespielt haben.
    .full = erwartet werden Code und Schlüssel eines Tisches, an dem dieses Blatt zu Ende gespielt wurde
refused-no_first_try = Auf die Liste kommt nur ein erster Versuch.
    .full = dieser Browser hatte das Blatt schon gesehen: erwartet wird ein erster Versuch
refused-no_such_challenge = Diese Herausforderung gibt es nicht (mehr).
    .full = das ist kein Link einer Herausforderung
refused-others_sat_there = An diesem Tisch saßen noch andere. Ihre Karten kannst du nicht verschicken.
    .full = erwartet wird eine Partie, die jemand nur gegen Bots gespielt hat
refused-nothing_to_send = Diese Partie lässt sich nicht verschicken.
    .full = erwartet wird eine Partie, die neu gegeben wurde
refused-day_still_on = Dieses Blatt können heute noch alle spielen. Teil lieber dein Ergebnis.
    .full = der Tag ist noch nicht überall vorbei: erwartet wird ein früherer

## gallery

gallery-title = Alle Karten
gallery-jump = Zu einem Spiel
gallery-previous = Vorige
gallery-next = Nächste
gallery-own_deck = nur in eigenen Kartensätzen

## examples

example-title = Beispiel der Anleitung
example-next = Weiter

## pad

scorepad-title = Der Block
scorepad-about = Für Leute, die mit echten Karten am Tisch sitzen: Ihr tragt ein, wer was genommen hat, gerechnet wird hier.
scorepad-yours = Deine Blöcke
scorepad-begin = Neuer Block
scorepad-kept_here = Die Blöcke liegen nur in diesem Browser. Sie gehen auch ohne Verbindung.
scorepad-won_by = gewonnen: { $names }
scorepad-rounds = { $n ->
    [0] gerade begonnen
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
scorepad-own_deck = Unser Kartensatz ist anders
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
scorepad-redo = Wiederholen
scorepad-plain = Nur Punkte
scorepad-points = Punkte der Runde
scorepad-sign = Vorzeichen wechseln
scorepad-standing = Vor dieser Runde
scorepad-nothing_entered = Noch ist nichts eingetragen.
scorepad-nobody = Alle 0
scorepad-agreed = Namen und Regeln
scorepad-save = Speichern
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
scorepad-column-good = Gute Spione
scorepad-column-chips = Chips
scorepad-column-hand_normal = Normale
scorepad-column-hand_jokers = Joker
scorepad-column-in_hand = Punkte auf der Hand
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
scorepad-wrong-negative = { $got }: Weniger als keine kann niemand haben.
scorepad-wrong-no_points = „{ $got }“ sind keine Punkte. Erlaubt sind ganze Zahlen bis { $most }, auch mit Minus.
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
scorepad-wrong-no_loser = Es fehlt noch, wer die Runde verloren hat.
scorepad-wrong-no_round_card = Welche Rundenkarte lag aus?
scorepad-wrong-round_card_again = Die Rundenkarte { $card } ist schon weg.
scorepad-wrong-unturned_count = { $of ->
    [one] Eine der vereinbarten Rundenkarten war übrig, nicht { $got }.
   *[other] { $of } der vereinbarten Rundenkarten waren übrig, nicht { $got }.
}
scorepad-wrong-few_on_table = Alle legen eine Karte: mindestens { $least }, nicht { $got }.
scorepad-wrong-many_on_table = Niemand legt mehr als zwei Karten: höchstens { $most }, nicht { $got }.
scorepad-wrong-penalty_again = Die Strafkarte { $card } ist schon weg.
scorepad-wrong-rest_unknown = Manche Runden stehen nur mit Punkten da. Welche Rundenkarten übrig sind, weiß deshalb niemand: Trag auch diese Runde in Punkten ein.
scorepad-wrong-hand_too_large = { $name } hat { $got } Karten, mehr als { $most } gehen nicht.
scorepad-wrong-hand_too_small = { $got ->
    [one] { $name } hat nur { $got } Karte. Auch ohne Nachziehen bleiben mindestens { $least }.
   *[other] { $name } hat nur { $got } Karten. Auch ohne Nachziehen bleiben mindestens { $least }.
}
scorepad-wrong-no_top = Welche Farbe liegt oben?
scorepad-wrong-no_such_plan = Einen Plan mit diesen Farben hat der übliche Kartensatz nicht. Wenn eurer einen hat, stell das unter „Namen und Regeln“ ein.
scorepad-wrong-gained_too_much = Eine Bombe bringt höchstens { $most } Punkte, nicht { $got }.
scorepad-wrong-nobody_is_out = Es fehlt noch, wer alle Karten los ist.
scorepad-wrong-all_are_out = Irgendwer muss noch Karten haben.

## evening

evening-title = Der Spielabend
evening-fold = Ein ganzer Spielabend: mehrere Partien
evening-about = Mehrere Partien, gern auch verschiedener Spiele, auf einem Block. Jede Partie gibt Abendpunkte: der letzte Platz keinen, jeder Platz davor einen mehr. Wer sich einen Platz teilt, teilt sich seine Punkte.
evening-points_text = Abendpunkte: Der letzte Platz bekommt keinen, jeder Platz davor einen mehr; wer sich einen Platz teilt, teilt sich seine Punkte.
evening-offer = Mehrere Partien auf einem Block, und am Ende gewinnt jemand den Abend.
evening-make = Einen Spielabend daraus machen
evening-change = Programm ändern
evening-programme = Das Programm
evening-times_of = Wie viele Partien { $game }?
evening-after = Und danach
evening-add = Spiel hinzufügen
evening-line = Eine Partie des Abends
evening-game = Spiel
evening-times = Wie viele Partien?
evening-edit = Ändern
evening-earlier = Früher
evening-drop = Streichen
evening-range = { $game } ist für { $least } bis { $most } Leute.
evening-for = für { $least } bis { $most }
evening-not_for = Nicht zu { $n }: { $games }
evening-next = Als Nächstes: { $game } ({ $n } von { $of })
evening-nobody = Noch hat niemand Punkte.
evening-points = { $points ->
    [one] { $said } Abendpunkt
   *[other] { $said } Abendpunkten
}
evening-ahead = { ROLE($who) ->
    [reader] Du führst
   *[other] { $who } führt
} mit { evening-points }.
evening-ahead_many = { $names } führen mit je { evening-points }.
evening-won = { ROLE($who) ->
    [reader] Du gewinnst den Abend
   *[other] { $who } gewinnt den Abend
} mit { evening-points }!
evening-won_many = { $names } teilen sich den Abend mit je { evening-points }!
evening-go_on = Weiter mit { $game }
evening-propose = Weiterspielen vorschlagen: { $game }
evening-wants = { $count ->
    [one] { $names } möchte weiterspielen.
   *[other] { $names } möchten weiterspielen.
}
evening-proposed = Du hast vorgeschlagen weiterzuspielen.
evening-wait_host = { $name } macht mit der nächsten Partie weiter.
evening-end = Den Abend hier beenden
evening-again = Denselben Abend noch einmal
evening-new_pad = Neuer Spielabend: mehrere Partien
evening-pad_about = Mehrere Partien mit echten Karten, jede auf ihrem Block, und ein Block für alle zusammen. Wählt das erste Spiel.
evening-next_pad = Die nächste Partie
evening-played = { $n ->
    [0] gerade begonnen
    [one] eine Partie
   *[other] { $n } Partien
}
evening-to = Zum Spielabend
evening-from_pad = Einen Spielabend daraus machen
evening-one_more = Noch eine Partie
evening-throw_away = Spielabend wegwerfen
evening-throw_sure = Spielabend wegwerfen?
evening-throw_text = Die Blöcke der Partien bleiben.
refused-long_programme = Ein Abend hat höchstens { $most } Partien.
    .full = ein Abend hat höchstens { $most } Partien

## together

together-title = Zusammen ansehen
together-face = { $name } sieht zu
together-face_shows = { $name } zeigt
together-other = { $name } zeigt
together-you = Du zeigst, die anderen folgen
together-alone = Noch ist sonst niemand da
together-take = Übernehmen
together-leave = Verlassen
together-shows = { $name } zeigt: { $what }
together-how_to_take = Mit „Übernehmen“ oder der Taste T blätterst du.
together-begins = Die nächste Partie beginnt.
together-calls = { $name } sieht sich die Partie noch einmal an.
together-along = Mitschauen
together-part-verdict = das Ergebnis
together-part-curve = die Kurve
together-part-round = Runde { $n }
together-part-habit = die Gewohnheit
together-part-moment = Moment { $n }
whatif-title = Was wäre, wenn …?
whatif-text = Ein anderer Zug von { $name }. Gesellen spielen mit den Karten weiter, wie sie lagen.
whatif-real = wurde gespielt
whatif-more = Und dann?
whatif-back = Zurück zur Partie
whatif-none = Hier gab es nichts zu wählen.
whatif-shown = So hätte es kommen können.
refused-not_showing = Gerade zeigt { $name }.
    .full = gerade zeigt { $name }: erst übernehmen, dann zeigen

## stats

stats-title = Dein Strafregister
stats-none = Noch keine Partie zu Ende gespielt. Ein unbeschriebenes Blatt.
stats-since = Seit dem { $day }.
stats-matches = Partien
stats-played = gespielt
stats-won = gewonnen
stats-deals = { $n ->
    [one] { $n } Blatt
   *[other] { $n } Blätter
} des Tages, { $days }.
stats-crimes = Was du getan hast
stats-about = Das wird nur in diesem Browser gezählt und verlässt ihn nicht. Der Server weiß nichts davon.
stats-erase = Alles löschen
stats-erase_sure = Alles löschen?
stats-erase_text = Partien, Siege und Taten werden vergessen. Deine Tische und Blöcke bleiben.

## lab

lab-title = Was macht diese Regel?
lab-usual = Wie üblich
lab-usual_doc = Nichts ist geändert.
lab-change = ändern
lab-game = Spiel
lab-players = Leute
lab-rules = Regeln { $letter }
lab-values = Mehrere Werte einer Regel
lab-values_doc = Jeder wird mit dem ersten verglichen.
lab-rule = Welche Regel
lab-which = Ihre Werte, mit Komma dazwischen
lab-compare = Vergleichen
lab-line = { $game } zu { $players }: je { $count } Partien mit Gesellen, alle mit denselben Karten.
lab-progress = { $done } von { $count } Partien
lab-instead = { $b } statt { $a }
lab-at = { $setting }: { $says }
lab-headline = { CAPITAL($first) }.
lab-headline_two = { CAPITAL($first) }, { $second }.
lab-none = Kein Unterschied zu erkennen
lab-none_with = Kein Unterschied zu erkennen ({ $difference } ± { $half })
lab-difference = { $difference } (± { $half })
lab-percentage_points = { $value } Prozentpunkte
lab-same = Gleich bleiben, soweit zu sehen ist: { LIST($names) }.
lab-nothing = Es ändert sich nichts, was { $count } Partien zeigen könnten.
lab-waiting = Noch ist nichts gewiss …
lab-ask = Was möchtest du wissen?
lab-ask_doc = Ändere eine Regel nach deiner Wahl, oder nimm eine von diesen.
lab-foot = Zwischen den Klammern liegt in 95 von 100 Fällen der wahre Wert. „Kein Unterschied“ heißt: Vielleicht gibt es gar keinen.
lab-pace = Minuten sind geschätzt: { $decision } Sekunden je Entscheidung, { $round } für Geben und Zählen einer Runde.
lab-table = Mit { $letter } einen Tisch aufmachen
lab-save = Bericht speichern
lab-again = Noch einmal versuchen
lab-failed = Das Labor antwortet nicht mehr. Verloren sind nur diese Zahlen.
lab-closer = Genauer
lab-seat = { $n }. Platz
lab-plot = { $title }: { $values }
lab-reading = { $letter } { $value }, von { $low } bis { $high }
lab-report = Was eine Regel mit { $game } macht
lab-made = Gefunden von Stammtisch { $version } mit Startwert { $seed }. Derselbe Befehl findet dasselbe.
lab-measure = Gemessen
lab-wrong_number = Zum Vergleichen braucht es { $least } bis { $most } Regelsätze, nicht { $got }.
lab-named_twice = { $option } steht zweimal da: erwartet wird ein Wert.
lab-value_missing = { $option }: erwartet wird ein Wert nach einem Gleichheitszeichen.
lab-no_tables = { $option } ist eine Tabelle: durchgehen lassen sich Zahlen, Auswahlen und Varianten.
lab-sweep_values = { $option }: erwartet werden { $least } bis { $most } Werte, mit Komma dazwischen.
lab-minutes = Länge
    .more = längere Partien
    .less = kürzere Partien
    .says = Minuten dauert eine Partie.
    .name = die Länge
lab-rounds = Runden
    .more = mehr Runden
    .less = weniger Runden
    .says = Runden hat eine Partie.
    .name = die Zahl der Runden
lab-spread = Punkte am Ende
    .more = größere Abstände
    .less = kleinere Abstände
    .says = Punkte streuen die Ergebnisse um ihre Mitte.
    .name = die Abstände am Ende
lab-leads = Führungswechsel
    .more = mehr Führungswechsel
    .less = weniger Führungswechsel
    .says = Mal wechselt in einer Partie die Führung.
    .name = die Führungswechsel
lab-early = Frühe Führung
    .more = wer früh führt, gewinnt öfter
    .less = wer früh führt, gewinnt seltener
    .says = der Partien gewinnt, wer zur Halbzeit führt.
    .name = was eine frühe Führung wert ist
lab-comebacks = Aufholjagden
    .more = mehr Aufholjagden
    .less = weniger Aufholjagden
    .says = der Partien gewinnt, wer zur Halbzeit ganz hinten lag.
    .name = die Aufholjagden
lab-skill = Können
    .more = Können zählt mehr
    .less = Können zählt weniger
    .says = der Partien gewinnt ein Geselle unter Lehrlingen; { $fair } wäre reines Glück.
    .name = wie viel Können zählt
lab-seats = Plätze
    .more = der Platz zählt mehr
    .less = der Platz zählt weniger
    .says = So oft gewinnt jeder Platz; gestrichelt wäre es gerecht.
    .name = die Plätze

## terminal

terminal-or = { " " }oder{ " " }
terminal-players_minutes = { $least }–{ $most } Leute, { $minutes } Minuten
terminal-from_age = , ab { $age } Jahren
terminal-how_many = Wie viele am Tisch, dich mitgezählt, { $least } bis { $most }? [{ $usual }]{ " " }
terminal-by_usual_rules = Nach den üblichen Regeln spielen, ohne Varianten? [j]{ " " }
terminal-usual = üblich
terminal-read_a_rulebook = ein Regelbuch lesen
terminal-leave_the_table = den Tisch verlassen
terminal-back_to_menu = Enter geht zurück zum Menü:{ " " }
terminal-your_name = Dein Name? [{ $name }]{ " " }
terminal-bad_name = ein Name hat 1 bis 40 Zeichen
terminal-yes = ja
terminal-no = nein
terminal-good_bye = Auf Wiedersehen.
terminal-which_game = Welches Spiel? [{ $usual }]{ " " }
terminal-your_match = deine Partie { $game }, Runde { $number }
terminal-rules = regeln
terminal-quit = ende
terminal-number_or_game = nötig ist eine Zahl von 1 bis { $most } oder der Name eines Spiels
terminal-number_between = nötig ist eine Zahl von { $least } bis { $most }
terminal-change_which = Was ändern? Die Nummer, oder Enter, um zu spielen:{ " " }
terminal-agreed = Was am Tisch gilt
terminal-house_rules = Hausregeln
terminal-number_or_name = nötig ist eine Zahl von 1 bis { $most } oder der Anfang eines der Namen
terminal-continue = weiter
terminal-which_rules = Die Regeln von welchem Spiel? [1]{ " " }
terminal-y = j
terminal-the_regulars_table = der Tisch der Stammgäste
terminal-auction_bid = Versteigerung der Karte von { $owner }, { $bidder } bietet { $bid }
terminal-they_go_to = Sie gehen an { $name }.
terminal-round = Runde { $number }
terminal-auction = Versteigerung der Karte von { $owner }
terminal-takes_the_trick = { $name } nimmt den Stich.
terminal-waiting_for = Warten auf { $names } …
terminal-trick = Stich { $number }
terminal-to_choose_from = Zur Auswahl:
terminal-then = ; dann{ " " }
terminal-no_move = tipp einen Zug, etwa { $example }; ? zeigt, was du tippen kannst
terminal-a_card_such_as = eine Karte, etwa { $example }
terminal-not_a_move = { $typed } ist hier kein Zug: möglich ist { $expected }; ? zeigt, was du tippen kannst
terminal-too_long = das waren { $n } Zeichen: tipp einen Zug, oder ? für Hilfe
terminal-number_expected = nötig ist eine Zahl von { $first } bis { $last }, nicht { $typed }
terminal-card_expected = { $typed } ist keine Karte: tipp die Nummer oder den Namen einer Karte, etwa { $example }
terminal-does_nothing = Mehr ist darüber nicht zu sagen.
terminal-which_move = { $typed } könnte { $moves } sein: tipp etwas mehr davon
terminal-verb_expected = nötig ist { $verbs } vor den Karten
terminal-one_expected = nötig ist { $number }, nicht { $typed }
terminal-cards = Karten
terminal-help_points = Punkte: der Stand, und (+3), was diese Runde bisher gebracht hat. Während die anderen spielen, treibt Enter sie an.
terminal-help_face_down = Eine verdeckte Karte ist ein ? oder steht in Klammern, wenn du sie gesehen hast.
terminal-help_paper = Karten auf hellem Grund kannst du jetzt wählen.
terminal-help_brackets = Karten in eckigen Klammern kannst du jetzt wählen.
terminal-saved = Gespeichert in { $file }. Eine Aufzeichnung enthält alle Hände: Sieh erst nach der Partie hinein.
terminal-what_you_can_type = Was du tippen kannst
terminal-help_motifs = Eine Karte ist der Buchstabe ihrer Farbe und ihr Rang oder Motiv: { $shown }.
terminal-help_ranks = Eine Karte ist der Buchstabe ihrer Farbe und ihr Rang: { $shown }.
terminal-help_several = mehrere Karten auf einmal
terminal-no_tricks = In { $game } gibt es keine Stiche: verlauf erzählt, was geschah.
terminal-no_trick_yet = Es ist noch kein Stich gefallen.
terminal-took_the_trick = { $name } hat den Stich genommen.
terminal-no_round_yet = Es ist noch keine Runde gezählt.
terminal-wins = gewinnt
terminal-the_house_would = Das Haus rät:{ " " }
terminal-move = Zug
terminal-points_to_come = Punkte, die noch kommen
terminal-purpose = wozu
terminal-thousands = .
terminal-all = alles
terminal-file_expected = es fehlt der Name einer Datei, etwa: speichern abend.jsonl
terminal-letter_for = { $letter } für { $colour }
terminal-help_choose = diese Karte wählen; Großschreibung und Leerzeichen sind egal
terminal-help_number = die Auswahl mit dieser Nummer, hier: { $move }
terminal-help_words = oder so viel von den Worten, dass es klar ist
terminal-enter_key = Enter
terminal-nothing_else_is_possible = { $move }: etwas anderes geht nicht
terminal-loses = verliert
terminal-decimal = ,
terminal-thought_deals = So lief es, wenn { $n } mögliche Verteilungen der Karten in Gedanken weitergespielt wurden.
terminal-is_folder = { $file } ist ein Ordner: nötig ist der Name einer Datei
terminal-file_exists = { $file } gibt es schon, und es ist nicht die Aufzeichnung dieser Partie: nimm einen neuen Namen
terminal-cannot_be_written = { $file } kann nicht geschrieben werden: { $reason }
terminal-no_cards = keine Karten
terminal-others_win = { $winners } gewinnen; du bist { $place } von { $of }.
terminal-total = Summe
terminal-you_win = Du gewinnst!
terminal-you_win_with = Du gewinnst, gemeinsam mit { $others }!
terminal-other_wins = { $winner } gewinnt; du bist { $place } von { $of }.
terminal-round_column = Runde
terminal-shared = { " " }(geteilt)
terminal-unit-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
terminal-starts = beginnt
terminal-leads = eröffnet
terminal-unit-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
terminal-takes = nimmt
terminal-done = fertig
terminal-is_you = { " " }(du)
terminal-match_in_file_over = die Partie in { $file } ist zu Ende: nötig ist eine angefangene
terminal-other_game_in_file = in { $file } ist eine Partie { $found }: nötig ist eine Partie { $game }
terminal-meister_warming = Der Meister macht sich bereit; in der ersten halben Minute vertritt ihn ein Geselle.
terminal-not_possible = Das geht nicht: { $reason }
terminal-good_bye_name = Auf Wiedersehen, { $name }.
terminal-game_or_record = es fehlt ein Spiel oder eine Aufzeichnung, mit der es weitergeht
terminal-round_is_over = Runde { $number } ist vorbei.
terminal-next_round = Enter verteilt die nächste Runde:{ " " }
terminal-the_record_is_in = Die Aufzeichnung liegt in { $file }.
terminal-too_late = Zu spät: Die anderen waren schneller.
terminal-kept_with = Die Partie ist aufgehoben. Weiter geht es, wann du willst, vom Menü aus oder mit:
terminal-kept = Die Partie ist aufgehoben. Weiter geht es, wann du willst:
terminal-back_to_table = Enter geht zurück an den Tisch:{ " " }
terminal-goes_on = { $error }. Die Partie geht trotzdem weiter.
terminal-keep_for_later = Die Partie für später aufheben? Enter hebt sie auf, ein Dateiname speichert sie dort, n verwirft sie:{ " " }
terminal-heading-turn = Du bist dran.
terminal-heading-sealed = Alle wählen verdeckt.
terminal-heading-window = Das betrifft dich.
terminal-heading-race = Schnell!
terminal-heading-elsewhere = Deine Wahl.
terminal-colour-g = grün
terminal-colour-b = blau
terminal-colour-r = rot
terminal-colour-y = gelb
terminal-colour-k = schwarz
terminal-place-1 = 1.
terminal-place-2 = 2.
terminal-place-3 = 3.
terminal-place-4 = 4.
terminal-place-5 = 5.
terminal-place-6 = 6.
terminal-place-7 = 7.
terminal-place-8 = 8.
terminal-guest = Gast
terminal-command-help = hilfe
terminal-command-rules = regeln
terminal-command-score = punkte
terminal-command-last = zuletzt
terminal-command-hint = tipp
terminal-command-log = verlauf
terminal-command-save = speichern
terminal-command-quit = ende
terminal-typed-card = ? 3, ? NAME
terminal-meaning-card = was eine Karte tut, mit ihrer Nummer oder ihrem Namen
terminal-typed-rules = regeln, regeln 14
terminal-meaning-rules = das Regelbuch oder ein Paragraph daraus
terminal-typed-score = punkte
terminal-meaning-score = der Block
terminal-typed-last = zuletzt
terminal-meaning-last = der letzte Stich oder die zuletzt gezählte Runde
terminal-typed-hint = tipp
terminal-meaning-hint = was der beste Bot täte, der gerade da ist, und warum
terminal-typed-log = verlauf, verlauf alles
terminal-meaning-log = was in dieser Runde geschah, oder in der ganzen Partie
terminal-typed-save = speichern DATEI
terminal-meaning-save = die Aufzeichnung der Partie bis hierher schreiben
terminal-typed-quit = ende
terminal-meaning-quit = gehen; du wirst gefragt, ob die Partie aufgehoben wird
terminal-reason-limit = die Punktgrenze hat entschieden
terminal-reason-rounds = die letzte Runde ist gespielt
terminal-reason-hand_empty = jemand hat keine Karten mehr
terminal-reason-stock_empty = der Nachziehstapel ist leer
terminal-reason-surrounded = alle wurden umstellt
terminal-reason-bound = es wurde nach 1000 Runden oder Zügen abgebrochen
fault-in_line = Zeile { $line }: { $fault }
move-seat = Platz
move-play = spiele
move-pass = passe
move-pass_ = gib weiter
move-gang_others = Punkte an die anderen
move-gang_self = Punkte von mir weg
move-pick = nimm
move-announce = ansagen:
move-red = rot
move-yellow = gelb
move-green = grün
move-blue = blau
move-capture = gefangen nehmen
move-release = freilassen
move-draw = ziehen
move-let = geschehen lassen
move-propose_nothing = nichts vorschlagen
move-propose = vorschlagen:
move-to = an
move-vote = stimmen für:
move-abstain = enthalten
move-with_well = mit Brunnen
move-without_well = ohne Brunnen
move-throw_rock = Stein zeigen
move-throw_paper = Papier zeigen
move-throw_scissors = Schere zeigen
move-throw_well = Brunnen zeigen
move-slap = draufschlagen
move-stay = stillhalten
move-challenge = herausfordern:
move-swap = tauschen mit
move-name = nennen:
move-react = reagiere
move-give = gib
move-can_t = ich kann nicht
move-lay_dog = Wachhund auslegen
move-sell = verkaufe
move-throw = wirf weg
move-rob = beklauen:
move-trade = tauschen mit
move-take = nehmen von
move-target = zielen auf
move-nobody = niemand
move-rob_nobody = niemanden beklauen
move-trade_nobody = mit niemandem tauschen
move-take_nobody = von niemandem nehmen
move-wish = wünschen:
move-believe = glauben
move-doubt = zweifeln
move-police = Polizist!
move-done = fertig
move-lay = lege
move-open = offen
move-hidden = verdeckt
move-add = dazu
move-protect = schützen mit
move-decline = verzichten
move-auction = bieten auf
move-bid = biete
move-keep = verdeckt lassen
move-reveal = aufdecken
fault-table_not_json = die Tabelle ist kein JSON
fault-no_such_card = die Karte '{ $card }' gibt es nicht: geschrieben werden Karten etwa { $example }{ fault-near }
fault-card_expected = { KNOWN($other) ->
    [yes] nötig sind '{ $verb }' und der Name einer Karte, oder '{ $other }', nicht '{ $typed }'
   *[no] nötig sind '{ $verb }' und der Name einer Karte, nicht '{ $typed }'
}
fault-one_card_expected = nötig sind '{ $verb }' und eine Karte, nicht '{ $typed }'
fault-cards_expected = nötig sind '{ $verb }' und { $most ->
    [1] eine Karte
   *[other] eine bis { $most } Karten
}, nicht { $typed }
fault-answer_expected = nötig ist { $of }, nicht '{ $typed }'
fault-number_up_to = nötig sind '{ $verb }' und eine Zahl bis { $most }, nicht '{ $typed }'
fault-too_many_cards = der Zug nennt mehr Karten, als gefragt sind
fault-move_too_long = ein Zug hat höchstens 200 Zeichen
fault-no_move = es fehlt ein Zug, etwa 'play r10'
fault-move_in_words = nötig ist ein Zug in Worten, etwa 'play r10', nicht { $got }
fault-list_of_variants = nötig ist eine Liste von Varianten, nicht der Text '{ $got }'
fault-no_such_bot = den Bot '{ $name }' gibt es nicht: möglich ist { $known }{ fault-near }
fault-bot_too_slow = { $name } denkt voraus und bräuchte hier zu lange: möglich ist { $known }
fault-no_such_paragraph = den Paragraphen '{ $number }' gibt es in { $game } nicht: es sind { $first } bis { $last }
fault-no_rulebook = hier ist kein Regelbuch: nötig ist { $file } in { $folder }
fault-no_such_language = die Sprache '{ $language }' gibt es nicht: möglich ist { $known }
fault-language_after = nach { $flag } fehlt eine Sprache: { $known }
fault-cannot_listen = { $host }, Port { $port }, ist nicht zu haben: { $reason }
fault-database_in_use = ein anderer Server benutzt die Datenbank { $database }: erwartet wird ein Server je Datei, oder PostgreSQL für mehrere
fault-database_foreign = die Datenbank hat schon eine Tabelle { $table }, die nicht von Stammtisch ist: erwartet werden die Spalten { $columns }, nicht { $got }
fault-database_layout = die Datenbank hat den Aufbau { $layout } einer späteren Version von Stammtisch: erwartet wird höchstens { $most }
fault-database_unreadable = die Datenbank { $database } lässt sich nicht öffnen: { $reason }
terminal-expects-whole = eine ganze Zahl{ KNOWN($most) ->
    [yes] { " " }von { $least } bis { $most }
   *[no] { " " }ab { $least }
}
terminal-expects-table = eine Tabelle mit Daten
fault-near = { KNOWN($near) ->
    [yes] ; meintest du { $near }?
   *[no] { "" }
}
fault-near_word = { KNOWN($near) ->
    [yes] ; meintest du '{ $near }'?
   *[no] { "" }
}
fault-plain = { $text }
fault-damaged_line = Zeile { $number }: { $reason }
fault-no_budget = { $bot } denkt nicht voraus und nimmt keine Bedenkzeit: nötig ist { $bot } ohne { $got }
fault-bad_budget = { $bot } kann nicht { $got } bekommen: nötig ist eine Zahl von Durchläufen bis { $most }, etwa { $bot }:2000, oder eine Zeit bis { $longest } ms, etwa { $bot }:300ms
terminal-adviser_would = { $name } rät:{ " " }

## commands

cli-usage = Aufruf:{ " " }
cli-show_help = Diese Hilfe zeigen.
cli-no_whole_number = nötig ist eine ganze Zahl, nicht { $given }
cli-long_number = nötig ist eine ganze Zahl mit höchstens { $most } Stellen, nicht { $given }
cli-not_positive = nötig ist eine ganze Zahl ab 1, nicht { $given }
cli-not_between = nötig ist eine Zahl von { $least } bis { $most }, nicht { $given }
cli-no_seed = nötig ist eine ganze Zahl ab 0 oder 64 hexadezimale Ziffern, nicht { $given }
cli-game_first = nenn zuerst das Spiel: { $command } { $games }, dann { $flag }
cli-details_are_in = Näheres steht in { $file }
cli-no_details = Näheres konnte in keine Datei geschrieben werden
cli-with_help = { $message }. Hilfe: { $command } --help
cli-a_file_or_the_output = eine Datei oder die Ausgabe
cli-unreadable = { $where } kann nicht gelesen oder geschrieben werden: { $reason }
cli-bug = das ist ein Fehler in Stammtisch, nicht deiner: { $fault }
cli-game_fails = das Spiel { $game } scheitert in { $name } ({ $at }): { $fault }
cli-goodbye = Tschüss.
cli-setting_the_table = Der Tisch wird gedeckt. Strg-C hebt ihn auf; was nicht zu Ende ist, geht beim nächsten Mal weiter.
cli-commitment = Fingerabdruck { $commitment }, { $given } von { $seats } Plätzen haben etwas dazugeworfen
cli-proof_right = der Beweis stimmt: { $fair }
cli-seed_follows = der Startwert, der daraus folgt, ist { $seed }
cli-all_right = { $n ->
    [one] { $n } Partie, alles stimmt
   *[other] { $n } Partien, alles stimmt
}
cli-checking = wird geprüft
cli-fair_deal = ehrlich gegeben: { $fair }
cli-no_fair_line = die Aufzeichnung sagt nicht, wie ihr Startwert entstand: nötig ist eine Zeile der Art fair
cli-other_commitment = vor dem Geben wurde ein anderer Fingerabdruck gezeigt: gefunden { $commitment }
cli-how_to_play = stammtisch play SPIEL zum Spielen, stammtisch rules SPIEL für das Regelbuch.
cli-usual = Üblich: { $default }.
cli-seat_or_open = --seat und --open widersprechen sich: nur eins davon, oder keins
cli-no_such_seat = den Platz { $seat } gibt es nicht: es sind 0 bis { $last }
cli-game_is_no_command = { $game } ist ein Spiel: tipp 'stammtisch play { $game }' oder 'stammtisch rules { $game }'
cli-reviewing = blickt zurück
cli-review_at = Runde/Zug
cli-review_you = Du
cli-review_meister = Der Meister
cli-review_verdict = Urteil
cli-review_points = Punkte
cli-review_chance = Siegchance %
cli-not_over = diese Partie ist nicht zu Ende: erwartet wird eine zu Ende gespielte
cli-match_of = Partie { $match } von { $count }
cli-no_such_example = { $game } hat kein Beispiel namens { $name }: erwartet wird { $known }
cli-no_record_named = erwartet wird die Datei einer Aufzeichnung oder SPIEL:BEISPIEL, gegeben ist nichts
cli-own_option = eigenes { $option }
cli-new_game-name = { $name } kann kein Spiel heißen: erwartet werden 2 bis 32 Kleinbuchstaben, Ziffern und Unterstriche, etwa mau_mau
cli-new_game-taken = { $name } heißt schon ein anderes Spiel: erwartet wird ein anderer Name
cli-new_game-module = { $name } heißt schon ein Modul von Python oder ein installiertes Paket: erwartet wird ein anderer Name
cli-new_game-exists = { $folder } gibt es schon: erwartet wird ein Ordner, den es nicht gibt, oder ein leerer
cli-new_game-written = { $n } Dateien liegen in { $folder }. So geht es weiter:
cli-new_game-next = Alles Weitere zeigt stammtisch docs adding-a-game
cli-docs-where = Jede lässt sich mit ihrem Namen zeigen, etwa mit stammtisch docs bots. Sie liegen in { $folder }
cli-docs-no_such_page = die Seite { $page } gibt es nicht: erwartet wird { $known }
cli-game_with = { $game } mit { $people }
cli-round = Runde
cli-total = Summe
cli-seat = Platz { $seat }
cli-is_dealt = { $name } bekommt{ " " }
cli-match_over = Das Spiel ist aus: { $reason }.
cli-breaks_off = Hier bricht die Aufzeichnung ab.
cli-the_table_is_set = Der Tisch ist gedeckt: { $address }
cli-for_others = Für andere in deinem Netz: { $address }
phases-the_phases_of = Die Phasen von { $game }
phases-the_match_is_over = das Spiel ist aus
phases-dot = Punkt
phases-may_follow = kann folgen; Linien, die sich ohne Punkt kreuzen, treffen sich nicht
phases-again = wieder
phases-may_repeat = der Schritt kann auf sich selbst folgen
phases-hollow = hohl
phases-only_with_an_option = nur mit einer Option:
doctor-one_of = nur eins von --mend, --show und --export, oder keins
doctor-file_damaged = die Datei selbst ist beschädigt, da hilft nur eine Sicherung: { $reason }
doctor-open = ein Server hat diesen Tisch offen, er bleibt, wie er ist
doctor-kept = Was weggenommen wurde, ist aufgehoben: { $command }
doctor-to_keep = Um zu behalten, was daran heil ist: { $command }
doctor-first = die erste Zeile fehlt oder eröffnet nicht diesen Tisch
doctor-gap = Zeile { $number } fehlt
doctor-twice = die Nummer { $number } gibt es zweimal
doctor-unreadable = Zeile { $number } ist unlesbar
doctor-unknown = Zeile { $number } kennt diese Version nicht, vielleicht ist sie von einer neueren
doctor-impossible = Zeile { $number } kann nicht auf die davor folgen
doctor-refused = Zeile { $number } kann nicht auf die davor folgen ({ $reason })
doctor-nothing_taken = einem Tisch { $code } wurde nichts weggenommen
doctor-taken_on = Weggenommen am { $when }: { $why }
doctor-file_exists = { $file } gibt es schon: nötig ist der Name einer neuen Datei
doctor-no_address = { $database } ist keine Adresse einer Datenbank
doctor-in_use = ein Server benutzt { $database }: er muss erst angehalten werden
doctor-cannot_be_opened = die Datenbank { $database } lässt sich nicht öffnen: { $reason }
doctor-no_tables = in { $database } sind keine Tische von Stammtisch
doctor-later_layout = { $database } ist von einer späteren Version von Stammtisch: Aufbau { $number }, möglich ist höchstens { $known }
doctor-no_file = die Datei { $file } gibt es nicht
doctor-folder = { $file } ist ein Ordner: nötig ist eine Datenbank
doctor-no_database = { $file } ist keine Datenbank
cli-not_called = Dieser Server heißt nicht { $name }. Wer ihn betreibt, kann es ihm sagen: --name { $name }
doctor-can_be_kept = { $n ->
    [one] { $whole } von { $n } Zeile lässt sich behalten
   *[other] { $whole } von { $n } Zeilen lassen sich behalten
}
doctor-taken = { $n ->
    [one] { $n } Zeile weggenommen, { $whole } behalten
   *[other] { $n } Zeilen weggenommen, { $whole } behalten
}
doctor-whole = { $n ->
    [one] { $n } Tisch, heil
   *[other] { $n } Tische, alle heil
}
doctor-damaged = { $n ->
    [one] { $n } Tisch, beschädigt: { $damaged }
   *[other] { $n } Tische, beschädigt: { $damaged }
}
doctor-written = { $n ->
    [one] { $n } Zeile in { $file } geschrieben
   *[other] { $n } Zeilen in { $file } geschrieben
}
help-doctor =
    Tische mit beschädigtem Protokoll finden und heilen.

    Jeder Tisch einer Datenbank wird aus seinem Protokoll neu aufgebaut. Geändert
    wird nur, wenn du darum bittest; ein Server darf dabei weiterlaufen.

    Mit --mend behält jeder beschädigte Tisch seinen längsten heilen Anfang. Was
    danach kommt, wird nicht gelöscht, sondern kommt in eine eigene Tabelle
    derselben Datenbank, wo --show und --export es finden. Dazu muss der Server
    angehalten sein:

      stammtisch doctor tables.db --mend

    Der Rückgabewert ist 1, wenn etwas beschädigt ist und nicht geheilt wurde.
help-of-mend = Behalten, was heil ist, und den Rest beiseitelegen.
help-of-show = Die Zeilen zeigen, die diesem Tisch weggenommen wurden.
help-of-export = Alle weggenommenen Zeilen in diese Datei schreiben, je ein JSON-Objekt.
help-of-as_json = Als JSON, für Programme.
help-of-source = Die Datei einer Datenbank oder ihre URL, wie SQLAlchemy sie schreibt.
help-new_game = Ein kleines Spiel schreiben, das läuft und von dem man ausgehen kann, als eigenes Paket.
help-of-new_name = Wie das Spiel im Code und auf der Kommandozeile heißt: Kleinbuchstaben, Ziffern und Unterstriche.
help-of-new_folder = Wohin damit: ein Ordner, den es noch nicht gibt. Ohne Angabe heißt er wie das Spiel.
meta-folder = ORDNER
meta-page = SEITE
help-of-proxy = Ein Proxy oder ein Netz davon, dem geglaubt wird, für wen er spricht (X-Forwarded-For).
help-of-server_name = Wie dieser Server im Internet heißt, so wie in seiner Adresse; im eigenen Netz muss man es nicht sagen.
meta-code = CODE
meta-database = DATENBANK
help-stammtisch =
    Durchtriebene deutsche Kartenspiele: zum Spielen, Studieren und Verbiegen.

    Ohne Befehl deckt es den Tisch und öffnet ihn in deinem Browser:
    gleich gegen Bots oder mit Freunden. Im Terminal:

      stammtisch menu
      stammtisch rules { $example }
      stammtisch play { $example }
help-serve =
    Tische für Browser bereitstellen, für einen Abend oder für immer.

    Partien liegen auf der Platte und überstehen einen Neustart. Ob alles läuft,
    sagt /health, Zahlen für Prometheus stehen unter /metrics:

      stammtisch serve --host 0.0.0.0 --port 80 --name play.example.org
help-menu = Ein Spiel aussuchen und hier im Terminal gegen das Haus spielen.
help-games = Zeigen, welche Spiele es gibt, mit ihren Optionen und Varianten.
help-rules =
    Das Regelbuch eines Spiels zeigen.

    Jede Regel hat eine Nummer. Wird ein Zug abgelehnt, führt die Nummer hinter
    dem Grund hierher:

      stammtisch rules { $example } --paragraph GB-12
help-docs =
    Zeigen, was über alles geschrieben steht.

    Eigene Bots und Spiele, die Bibliothek, Forschung, Aufzeichnungen, das
    Protokoll, der Betrieb eines Servers. Auf Englisch; alles kam mit diesem
    Programm. Ohne Namen: welche Seiten es gibt, und wo sie liegen:

      stammtisch docs
      stammtisch docs adding-a-game
help-of-page = Welche Seite: ihr Name, wie er in der Liste steht.
help-replay =
    Eine aufgezeichnete Partie in Worten erzählen.

    Stich für Stich, mit dem Block nach jeder Runde, so wie ein Zuschauer
    es gesehen hätte. Mit --seat oder --open erfährst du mehr:

      stammtisch replay evening.jsonl --match 3 --open --speed 2

    Das Beispiel einer Anleitung hat einen Namen, etwa SPIEL:round
help-review =
    Auf eine aufgezeichnete Partie zurückblicken: Was war Glück, wo lief es schief?

    Jede Entscheidung eines Platzes beurteilt der Meister nach dem, was der
    Platz damals wusste, und jedes Blatt misst sich am Par: was Gesellen aus
    denselben Karten im Schnitt machen. Das dauert etwa eine halbe Minute.

      stammtisch review abend.jsonl --seat 0
      stammtisch review abend.jsonl --seat 0 --html abend.html
help-verify =
    Eine Aufzeichnung prüfen oder den Beweis, dass ehrlich gegeben wurde.

    Jede Partie einer Aufzeichnung wird nachgespielt, jede Zeile verglichen.
    Wurde an einem Tisch gegeben, gehört das Geben dazu: Das Geheimnis muss das
    sein, auf das sich der Tisch festgelegt hat, und der Startwert muss aus ihm
    folgen und aus dem, was am Tisch dazugeworfen wurde.

    Sagt, dass alles stimmt, oder welche Zeile die erste ist, die nicht sein
    kann; dann ist der Rückgabewert 1.
help-play = Ein Spiel hier im Terminal gegen das Haus spielen.
help-play-epilog = Beispiel: stammtisch play { $example } --players 4 --name Ada
help-simulate = Bots ein Spiel viele Male spielen lassen und sehen, was herauskommt.
help-play-game = { $title } hier im Terminal gegen das Haus spielen.
help-play-game-epilog = Tipp beim Spielen jederzeit ?, und du erfährst, was du tun kannst.
help-of-version = Sagen, welche Version das ist.
help-of-language = Die Sprache, für jeden Befehl.
help-of-install_completion = Vervollständigung für diese Shell einrichten.
help-of-show_completion = Vervollständigung für diese Shell zeigen, zum Kopieren oder Anpassen.
help-of-host = Unter welcher Adresse der Server zu erreichen ist.
help-of-port = An welchem Port; 0 nimmt irgendeinen freien.
help-of-database = Wo Partien liegen, wie SQLAlchemy es schreibt.
help-of-origin = Eine weitere Seite, die mit diesem Server sprechen darf.
help-of-rate = Nachrichten je Sekunde und Verbindung. 0 hebt jede Grenze je Sekunde, Adresse oder Person auf: Nachrichten, Anfragen, Seiten, Bilder, Verbindungen, neue Tische, Tische im Speicher, Chat, Änderungen, Züge der Bots, Untersuchungen, gemeinsames Ansehen, Namen auf Listen.
help-of-keep = Wie lange ein Tisch nach dem letzten Zug bleibt, ein Drittel davon, wenn keine Partie zu Ende kam; 0: für immer.
help-of-log_json = Ein JSON-Objekt je Zeile protokollieren.
help-of-metrics_token = Wer dieses Token hat, darf /metrics von einem anderen Rechner lesen.
help-of-browser = Ein Browserfenster öffnen.
help-of-game = Sein Name, wie `stammtisch games` ihn zeigt.
help-of-paragraph = Nur dieser Paragraph, etwa GB-12.
help-of-file = Eine Datei, die --record geschrieben hat.
help-of-match = Welche Partie, wenn die Datei mehrere enthält.
help-of-seat = So erzählen, wie dieser Platz es wusste, ab 0 gezählt.
help-of-reviewed = Wessen Entscheidungen, ab 0.
help-of-html = Als Seite für den Browser in diese Datei schreiben.
help-of-everything = Auch jedes Geheimnis erzählen: alle Hände, alle weitergegebenen Karten.
help-of-speed = So viele Zeilen in der Sekunde.
help-of-commitment = Was der Tisch vor dem Geben gezeigt hat.
help-of-players = Wie viele am Tisch sitzen, { $least } bis { $most }.
help-of-seed = Derselbe Startwert gibt wieder dieselben Karten.
help-of-name = Wie du am Tisch heißt.
help-of-record = Die Partie in diese Datei schreiben, um sie später nachzuspielen.
help-of-resume = Mit der angefangenen Partie aus dieser Datei weitermachen.
help-of-pace = Wie lange das Haus überlegt: 0 gar nicht, 2 doppelt so lang.
help-of-against = Gegen wen du spielst: lehrling, geselle, meister (meister:1000ms überlegt länger) oder ein eigener wie shy=./shy.py:Shy. Einer für alle oder einer für jeden Platz.
help-of-variant = Eine Variante mit ihrem Namen einschalten; auch mehrmals.
default-language = wie dein System
default-database = eine Datei in deinem Datenordner
default-speed = alle auf einmal
meta-options = [OPTIONEN]
meta-command_args = BEFEHL [ARGUMENTE]...
meta-game_options = SPIEL [OPTIONEN]
meta-number = ZAHL
meta-days = TAGE
meta-game = SPIEL
meta-file = DATEI
meta-hash = FINGERABDRUCK
meta-name = NAME
meta-json_file = JSON/DATEI
panel-table = Am Tisch
panel-records = Aufzeichnungen
panel-lab = Im Labor
panel-games = Spiele
panel-options = Optionen des Spiels
panel-house = Hausregeln
cli-frame-options = Optionen
cli-frame-arguments = Argumente
cli-frame-commands = Befehle
cli-frame-default = [üblich: { $default }]
cli-frame-required = [nötig]
phases-runs = selbst
phases-runs-asked = niemand wird gefragt
phases-turn = Zug
phases-turn-asked = ein Platz wird gefragt
phases-sealed = Verdeckt
phases-sealed-asked = mehrere, verdeckt, bis alle geantwortet haben
phases-window = Fenster
phases-window-asked = mehrere dürfen nacheinander reagieren
phases-race = Wettlauf
phases-race-asked = mehrere, und auf die Reihenfolge kommt es an
cli-no_such_flag = { KNOWN($near) ->
    [yes] Die Option { $option } gibt es nicht (gemeint vielleicht: { $near })
   *[no] Die Option { $option } gibt es nicht
}
cli-no_such_command = Den Befehl { $command } gibt es nicht{ KNOWN($near) ->
    [yes] . Meintest du '{ $near }'?
   *[no] { "" }
}
cli-missing_argument = Es fehlt { $name }
cli-missing_flag = Es fehlt die Option { $name }
cli-wrong_flag = Falscher Wert für { $option }: { $reason }
cli-not_one_of = { $value } gibt es hier nicht, nur { $choices }
cli-too_much = Unerwartet: { $rest }
cli-flag_needs_value = Die Option { $option } braucht einen Wert
cli-flag_without_value = Die Option { $option } nimmt keinen Wert
cli-not_ordinary = { $file } ist keine gewöhnliche Datei: nötig ist der Name einer Datei zum Schreiben
cli-exists_already = { $file } gibt es schon: nimm einen anderen Namen, oder ersetze sie mit --force
cli-no_folder = { $file } kann nicht geschrieben werden: den Ordner { $folder } gibt es nicht
cli-in_file = { $file }: { $fault }
help-compare =
    Herausfinden, was eine Regel mit einem Spiel macht.

    Bots spielen dieselben Karten mit den Regeln A und mit den Regeln B; was sich
    unterscheidet, steht da in Worten und Zahlen. Regeln sind Optionen mit Komma
    dazwischen, wie `stammtisch games` sie zeigt; ohne: die üblichen.

      stammtisch compare { $example } --b limit=50
      stammtisch compare { $example } --sweep limit=25,50,100 --html bericht.html

    Derselbe Startwert findet dasselbe. Gegeben wird für alle Regeln gleich, damit
    auch kleine Unterschiede auffallen.
help-of-rules_a = Regeln A: Optionen mit Komma dazwischen, etwa "NAME=WERT,NAME"; ohne Angabe die üblichen.
help-of-rules_b = Regeln B, ebenso.
help-of-sweep = Anstelle von B: eine Option mit mehreren Werten; jeder wird mit dem ersten verglichen.
help-of-people = Wie viele am Tisch sitzen.
help-of-matches = Wie viele Partien mit jeder der Regeln gespielt werden.
help-of-chance = Ein anderer Startwert gibt andere Karten.
help-of-html_file = Eine Seite mit Worten und Zeichnungen schreiben, in einer Datei, zum Verschicken.
help-of-csv_file = Alle Partien schreiben, eine Zeile je Partie und Platz.
help-of-npz_file = Dasselbe als Felder für NumPy.
help-of-parquet_file = Dasselbe als Parquet, wenn pyarrow installiert ist.
help-of-json_file = Die Zahlen als JSON schreiben; - gibt sie aus.
help-of-force = Dateien dürfen ersetzt werden.
help-of-jobs = Wie viele Prozesse zugleich arbeiten.
help-of-cluster = Auf einem Ray-Cluster arbeiten: seine Adresse, auto für einen laufenden, local startet hier einen.
default-jobs = einer je Kern
cli-b_or_sweep = --b und --sweep widersprechen sich: erwartet wird eins davon
cli-nothing_to_compare = womit verglichen wird, fehlt: erwartet wird --b oder --sweep
cli-positions_suffix = nötig ist eine Datei, die auf .npz oder .parquet endet, gegeben ist { $file }
cli-positions_native = Stellungen schreiben nur random, lehrling und geselle, die nativ spielen; bekommen: { $got }
cli-no_parquet = --parquet braucht pyarrow: pip install pyarrow
cli-compiling = Die Regeln von { $game } werden einmal übersetzt, das kann eine Minute dauern …
cli-comparing = wird verglichen
cli-written = Geschrieben: { $file }
meta-rules = REGELN
meta-values = NAME=WERT,WERT
meta-address = ADRESSE
panel-files = Dateien
panel-work = Wie gearbeitet wird
fault-seen_form = was der Platz weiß, ist nicht lesbar ({ $what })
fault-seen_rules = { $game } wird dort nach anderen Regeln gespielt als hier: nötig ist auf beiden Seiten dieselbe Version von Stammtisch
fault-event_parameter = das Ereignis '{ $kind }' hat kein '{ $name }': möglich ist { $known }
fault-event_value = '{ $name }' des Ereignisses '{ $kind }' ist { $got } und nicht von der Art { $wanted }
own-form = '{ $got }' nennt keinen Bot: möglich ist einer des Hauses, DATEI.py:KLASSE wie ./shy.py:Shy oder MODUL:KLASSE
own-name = ein Bot kann nicht '{ $name }' heißen: möglich sind 1 bis { $most } Buchstaben, Ziffern, Leerzeichen, - oder _, zuerst ein Buchstabe oder eine Ziffer
own-left_out = der Bot '{ $name }' des Pakets { $package } bleibt draußen: { $fault }
outside-left_out = das Spiel '{ $game }' des Pakets { $package } bleibt draußen: { $why }
native-uncompilable = { $at } lässt sich nicht kompilieren: { $reason }
own-taken = den Namen hat schon { $owner }: nötig ist ein anderer
own-no_file = die Datei { $file } gibt es nicht
own-no_module = das Modul '{ $module }' gibt es nicht: möglich ist eines, das installiert ist oder in diesem Ordner liegt, oder eine Datei wie ./shy.py
own-not_loaded = { $place } lässt sich nicht laden: { $error }
own-no_class = in { $place } gibt es kein '{ $what }'{ KNOWN($near) ->
    [yes] ; ist { $near } gemeint?
   *[no] { "" }
}
own-not_made = { $bot } lässt sich nicht erzeugen: { $error }
own-no_bot = { $bot } ist kein Bot: nötig ist etwas mit einer Methode choose(match, seat), es ist { $kind }
own-no_own_file = seine Datei { $file } ist nicht lesbar: { $reason }
own-memory = er wollte mehr Speicher, als er haben darf
own-raised = er warf { $error }
own-no_move = er antwortete { $got }: nötig ist ein Zug als Text, einer von match.legal()
own-no_thought = explain antwortete { $got }: nötig ist ein bots.Thought
own-hung = er brauchte länger als { $seconds } s und wurde beendet
own-gone = sein Prozess ist zu Ende ({ $code }){ KNOWN($printed) ->
    [yes] ; zuletzt schrieb er: { $printed }
   *[no] { "" }
}
own-illegal = er spielte '{ $move }': { $why }
own-forfeits = { $bot } auf Platz { $seat }: { $why }. Ein Geselle entscheidet an seiner Stelle.
own-forfeits_rest = { $bot } auf Platz { $seat }: { $why }. Den Rest der Partie spielt ein Geselle.
panel-own = Eigene Bots
help-of-bot_seconds = Wie viele Sekunden ein eigener Bot für eine Entscheidung haben darf.
help-of-bot_memory = Wie viele Megabyte er nehmen darf, wo das System es zählt; 0: ohne Grenze.
own-lost = { $bot } verlor { $count ->
    [1] eine Entscheidung
   *[other] { $count } Entscheidungen
} an einen Gesellen: { $why }. Die erste: { $first }
own-lost-raised = { $count } × ein Fehler
own-lost-illegal = { $count } × kein erlaubter Zug
own-lost-no_move = { $count } × gar kein Zug
own-lost-hung = { $count } × zu langsam
own-lost-gone = { $count } × Prozess zu Ende
own-lost-memory = { $count } × zu viel Speicher
own-lost-other = { $count } × anderes
own-other_sources = die Quellen von { $bot } sind nicht die, mit denen dies begonnen wurde: nötig sind hier und auf jeder Maschine dieselben
help-of-hints = Wer rät, wenn du tipp eingibst: ein Bot des Hauses oder ein eigener.
help-of-bot = Einen eigenen Bot neben denen des Hauses anbieten, unter seinem Namen: shy=./shy.py:Shy, shy=paket.modul:Shy oder der Name, unter dem ihn ein Paket mitbringt; auch mehrmals.
own-of_the_house = { $name } gehört zum Haus und ist immer da: nötig ist ein eigener Bot wie shy=./shy.py:Shy
sit-link = '{ $got }' ist keine Einladung: nötig ist der Link eines Tisches wie https://play.example.org/t/k7m4fqx2
sit-not_ours = { $server } antwortet, aber nicht wie ein Stammtisch: nötig ist der Link eines Tisches
sit-certificate = dem Zertifikat von { $server } ist nicht zu trauen: { $reason }
sit-tls = eine sichere Verbindung zu { $server } kommt nicht zustande: { $reason }
sit-unreachable = { $server } ist nicht zu erreichen: { $reason }
sit-sent_away = Der Gastgeber hat den Bot gebeten zu gehen, oder es schauen zu viele zu.
sit-elsewhere = Der Bot ist an diesem Tisch schon von zu vielen Orten aus verbunden.
sit-found = Auf { $server } steht ein Tisch für { $game }.
sit-sat = { $name } sitzt auf Platz { $seat }. Mit Strg-C steht er wieder auf.
sit-door = Der Bot wartet, bis der Gastgeber ihn hereinlässt.
sit-match = Partie { $number } hat begonnen.
sit-over = Partie { $number } ist vorbei: Rang { $place }.
sit-alone = Alle sind nach Hause gegangen. Auf Wiedersehen.
sit-again = Die Verbindung ist weg; neuer Versuch in { $seconds } s.
default-bot_name = wie der Bot heißt
meta-link = LINK
help-sit =
    Einen Bot an irgendeinen Tisch der Welt setzen, mit dessen Einladung.

    Er spielt von hier aus übers Netz, was immer gefragt ist, Partie um
    Partie, und kommt zurück, wenn die Verbindung abreißt. Was er nicht
    rechtzeitig oder nicht nach den Regeln entscheidet, entscheidet ein Geselle.
help-of-link = Die Einladung: die Adresse des Tisches, wie der Gastgeber sie Freunden schickt.
help-sit-of-bot = Welcher Bot: meister, shy=./shy.py:Shy, paket.modul:Klasse oder einer, den ein installiertes Paket mitbringt.
help-sit-of-name = Wie er am Tisch heißt.
help-sit-of-seat = Auf welchen Platz er sich setzt, von 1 an; sonst auf den ersten freien.
help-bots = Zeigen, welche Bots es gibt, und wie man eigene mitbringt.
bots-about-random = Spielt irgendeinen erlaubten Zug, jeden gleich gern.
bots-about-lehrling = Kennt die Regeln, meint es gut und greift oft zur zweitbesten Karte.
bots-about-geselle = Spielt solide nach Faustregeln, wie ein Freund, der das Spiel kennt.
bots-about-meister = Denkt durch Hunderte von Verteilungen der Karten voraus, die zu dem passen, was er gesehen hat. meister:2000 denkt 2000 Simulationen lang, meister:300ms 300 ms.
bots-your_own = Ein eigener ist eine Klasse mit einer Methode choose(match, seat), genannt nach ihrer Datei: shy=./shy.py:Shy. Mehr zeigt stammtisch docs bots.

## research

cli-no_output = die Ausgabe kann nicht geschrieben werden: { $reason }
help-simulate-epilog = Beispiel: stammtisch simulate { $example } --games 10000
help-simulate-game =
    Bots { $title } viele Male spielen lassen und sehen, was dabei herauskommt.

    Zeigt, wie lang Partien sind, was jeder Platz an Punkten macht und gewinnt
    und ob ein Platz im Vorteil ist. Derselbe Startwert gibt dieselben Zahlen.
help-simulate-game-epilog =
    Beispiele

      stammtisch simulate { $game } --games 10000 --players 4
      stammtisch simulate { $game } --bots geselle,random,random,random
      stammtisch simulate { $game } --games 20 --seed 7 --record abend.jsonl

    Mit --json: game, players, matches, seed, bots, quick und options wie verlangt;
    rounds und decisions einer Partie (mean, min, max, total); seats, einer nach
    dem andern: seat, bot, mean_total mit seinem 95-%-Intervall, win_share (ein
    geteilter Sieg zählt anteilig) mit win_interval, advantage (win_share abzüglich
    des gerechten Anteils) mit advantage_interval, significant; reasons, wie oft
    Partien woran endeten; speed: seconds und decisions_per_second.
help-simulate-of-matches = Wie viele Partien gespielt werden.
help-simulate-of-bots = Wer spielt: geselle (solide), lehrling (fängt erst an) oder random. Einer für alle Plätze oder einer für jeden. Oder ein eigener Bot wie shy=./shy.py:Shy, dann viel langsamer.
help-simulate-of-quick = Wie schnell jeder Platz bei Wettläufen ist: Mit 3,1,1,1 ist der erste dreimal so schnell wie die andern.
help-simulate-of-record = Alle Partien auch in diese Datei schreiben.
help-simulate-of-positions = Auch jede Entscheidung dieser Partien in diese Datei schreiben (.npz oder .parquet), für Programme, die lernen.
help-simulate-of-force = --record und --positions dürfen eine Datei ersetzen.
help-simulate-of-as_json = Die Zahlen als JSON ausgeben.
help-arena =
    Herausfinden, welcher Bot besser ist und um wie viel.

    Bots spielen dieselben Verteilungen von jedem Platz aus; die Tabelle sagt,
    was jeder an Punkten macht und gewinnt und wie weit er vor den andern liegt.
help-arena-epilog =
    Teilnehmer sind Bots, durch Kommas getrennt. Sie nehmen die Plätze in
    dieser Reihenfolge, und der letzte nimmt alle, die übrig sind:

      geselle,lehrling          ein Geselle gegen einen Tisch von Lehrlingen
      2*geselle,2*lehrling      je zwei, in dieser Sitzordnung
      geselle,random,lehrling   der dritte nimmt den dritten und vierten Platz
      a=geselle,b=geselle       derselbe Bot unter zwei Namen
      meister:2000,meister:300ms   2000 Simulationen oder 300 ms je Entscheidung
      shy=./shy.py:Shy,geselle     ein eigener Bot: eine Klasse mit choose(match, seat)

    Jede Verteilung wird für jede Drehung der Teilnehmer durch die Plätze
    einmal gespielt, mit denselben Karten und demselben Zufall, damit sich Glück
    aufhebt. Die Einheit aller Statistik ist die Verteilung. Der Vorsprung ist
    in Punkten je Partie, gegen die andern an denselben Tischen; * bezeichnet
    einen, den Zufall allein kaum erklärt: Sein 95-%-Intervall enthält die 0
    nicht.

    Eine Verteilung ist eine ganze Partie, und ihre Punkte sind deren Summen.
    Mit --rounds endet jede Partie nach höchstens so vielen Runden, und dann zählt
    der Stand; was ein Spiel erst am Ende zählt, fehlt darin.

    Jede fertige Verteilung kommt in ein Journal. Derselbe Befehl macht weiter,
    wo er aufgehört hat, und --games darf dann größer sein. Die Zahlen hängen nicht
    von --jobs, --cluster oder Unterbrechungen ab; nur Bedenkzeiten in
    Millisekunden hängen vom Rechner ab. Bessere Bots oder andere Regeln
    bekommen ein eigenes Journal.

    Beispiele

      stammtisch arena { $example } --bots meister:500,geselle --rounds 1
      stammtisch arena all --bots geselle,lehrling,random --picture arena.svg
      stammtisch arena { $last } --bots geselle --variants random --checked

    Mit --json: plan, was verlangt war; games, jedes mit deals, matches, der
    mittleren Zahl von rounds, decisions, reasons (woran Partien endeten) und
    seinen contestants: points, points_per_round, wins (geteilte anteilig),
    place, lead, lead_per_round und lead_in_wins, jeweils ein Mittelwert mit
    seinem 95-%-Intervall; pairs, wer besser ist als wer; ratings für jedes
    Spiel und insgesamt: mu, sigma und ordinal jedes Teilnehmers.
help-arena-of-game = Welche Spiele: ihre Namen, oder all für alle.
help-arena-of-bots = Die Teilnehmer: { $bots }. Siehe unten.
help-arena-of-deals = Wie viele Verteilungen jedes Spiels; jede wird in allen Drehungen gespielt.
help-arena-of-seed_ = Ein anderer Startwert gibt andere Karten.
help-arena-of-players = Wie viele am Tisch sitzen.
help-arena-of-rounds = Jede Partie nach so vielen Runden abbrechen.
help-arena-of-variants = Varianten, die gelten; oder random: Optionen, für jede Verteilung neu gezogen.
help-arena-of-option = Eine Option des Spiels; lässt sich wiederholen.
help-arena-of-checked = Zug für Zug spielen wie am Tisch und jeden Zug prüfen: um die Bots zu testen.
help-arena-of-picture = Die Vorsprünge zeichnen, als .svg, oder als .png, wenn Chromium da ist.
help-arena-of-force = --json und --picture dürfen Dateien ersetzen.
help-arena-of-journal = Wo fertige Verteilungen aufgeschrieben werden.
help-check_game =
    Prüfen, ob ein Spiel hält, was jedes Spiel verspricht.

    Regeln, Worte, Aufzeichnungen, beide Geschwindigkeiten, und dass niemand
    mehr erfährt, als sein Platz wissen darf. Auch für Spiele anderer Pakete:

      stammtisch check-game { $example } --matches 3
help-check_game-of-matches = Wie viele Partien jede Prüfung ansieht.
help-check_game-of-only = Nur diese Prüfung; lässt sich mehrmals angeben.
help-check_game-of-seconds = Wie viele Sekunden Rechenzeit jede Prüfung höchstens hat.
help-check_game-of-as_json = Ein JSON-Objekt je Prüfung.
panel-results = Ergebnisse
default-whole_matches = ganze Partien
default-cache = im Cache-Ordner
meta-bots = BOT[,BOT…]
meta-numbers = ZAHL[,ZAHL…]
meta-games = SPIEL[,SPIEL…]
meta-names = NAME[,NAME…]
meta-name_value = NAME=WERT
meta-check = PRÜFUNG
sim-playing = wird gespielt
sim-writing = wird geschrieben
sim-rating = wird gewertet
sim-summary = { $game }: { sim-matches } zu { $players }
sim-matches = { $n ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
sim-options = Optionen
sim-seed = Startwert
sim-as_usual = wie üblich
sim-own_table = { $option } nach Maß ({ $size }, { $digest })
sim-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
sim-rows = { $n ->
    [one] { $n } Zeile
   *[other] { $n } Zeilen
}
sim-per_match = je Partie
sim-mean = im Mittel
sim-least = mindestens
sim-most = höchstens
sim-rounds = Runden
sim-decisions = Entscheidungen
sim-seat = Platz
sim-mean_total = Summe im Mittel
sim-wins = Siege
sim-advantage = Vorteil
sim-interval = 95 %
sim-percent = { $number } %
sim-from_to = { $low } bis { $high }
sim-advantage_is = Vorteil: Siege über dem gerechten Anteil von { $share } %, in Prozentpunkten; jedes Intervall gilt für seinen Platz allein.
sim-seats_differ = * ist mehr, als Zufall erklärt, alle { $players } Plätze zusammen betrachtet (5 %).
sim-seats_alike = Zusammen betrachtet unterscheiden sich die { $players } Plätze nicht stärker, als Zufall erklärt (5 %).
sim-misses_zero = { $n ->
    [one] Dass eins von { $players } Intervallen die 0 verfehlt, ist nichts Ungewöhnliches.
   *[other] Dass { $n } von { $players } Intervallen die 0 verfehlen, ist auch nichts Ungewöhnliches: Was ein Platz gewinnt, verlieren andere.
}
sim-different_bots = Auf den Plätzen spielen verschiedene Bots, darum zeigt es auch ihre Stärke.
sim-ended = So endete es ({ $reason }): { sim-matches }.
sim-ended_share = So endete es ({ $reason }): { sim-matches } ({ $share } %).
sim-speed = { $speed } Entscheidungen in der Sekunde, { $seconds } s insgesamt.
sim-bots_per_seat = nötig ist ein Bot für alle Plätze oder { $players } Bots, einer je Platz, nicht { $got }: { $bots }
sim-quickness = nötig sind { $players } ganze Zahlen von 1 bis 1000, wie schnell jeder Platz ist, nicht { $got }
sim-no_tables = { $game } hat keine Tabellen von Gewichten anzupassen: erwartet wird { $module }
arena-random_options = --variants random zieht alle Optionen: kein --option daneben
arena-option = --option { $option }: nötig ist NAME=WERT, etwa limit=50
arena-played_before = Alle Verteilungen wurden schon gespielt und stehen in { $file }
arena-kept = Alle Verteilungen stehen in { $file }
arena-stopped = Angehalten: { $done } von { $deals } Verteilungen stehen in { $file }
arena-goes_on = Derselbe Befehl macht weiter: { $command }
arena-compiling_search = Die Suche für { $game } wird einmal übersetzt; das kann eine Minute dauern …
arena-drawn = Gezeichnet: { $file }
arena-heading = { $game }: { arena-deals }, jede in { arena-rotations } gespielt
arena-deals = { $deals ->
    [one] { $count } Verteilung
   *[other] { $count } Verteilungen
}
arena-rotations = { $rotations ->
    [one] { $rotations } Drehung
   *[other] { $rotations } Drehungen
}
arena-whole_matches = Ganze Partien (im Mittel { $mean } Runden), { $agreed }, { $best }
arena-short_matches = { $rounds ->
    [one] Partien von höchstens { $rounds } Runde
   *[other] Partien von höchstens { $rounds } Runden
} (im Mittel { $mean }), { $agreed }, { $best }
arena-options_drawn = Optionen für jede Verteilung gezogen
arena-usual_rules = übliche Regeln
arena-lowest = die niedrigste Summe gewinnt
arena-highest = die höchste Summe gewinnt
arena-seats = Plätze: { $names }
arena-contestant = Teilnehmer
arena-points = Punkte
arena-per_round = je Runde
arena-wins = Siege, %
arena-place = Rang
arena-lead = Vorsprung
arena-ratings = Wertungen
arena-overall = insgesamt
arena-ordinal = Ordinal
arena-intervals = ±: 95-%-Intervalle ab { $least } Verteilungen, die Einheit ist die Verteilung.
arena-lead_is = Vorsprung: um wie viele Punkte je Partie besser als die andern an denselben Tischen; * ist mehr, als Zufall erklärt.
arena-ratings_are = Wertungen: Bradley-Terry nach Rängen, mu ± sigma; das Ordinal ist mu - 3 sigma.
arena-ratings_of_all = Wertungen: Bradley-Terry nach Rängen, mu ± sigma; das Ordinal ist mu - 3 sigma aller Spiele.
arena-ratings_alike = Die Wertungen von { $what } unterscheiden niemanden: Es sind zu wenige Verteilungen, oder alle sind gleich stark.
arena-alone = { $name } spielt hier nur gegen sich selbst: Verglichen wird niemand.
arena-ahead = Punkte vor dem Tisch
arena-against = { $one } gegen { $other }
arena-dots = Punkte sind Mittelwerte über Verteilungen, Balken sind 95-%-Intervalle.
arena-subtitle = Zu { $players }, { arena-deals }, jede in { arena-rotations }, ganze Partien
arena-subtitle_short = Zu { $players }, { arena-deals }, jede in { arena-rotations }, { $rounds ->
    [one] höchstens { $rounds } Runde
   *[other] höchstens { $rounds } Runden
}
arena-short_wins = Siege
arena-no_ray = --cluster braucht Ray: pip install 'stammtisch[cluster]' installiert es
arena-no_cluster = kein Ray-Cluster unter { $address }: { $reason }; möglich sind local, auto oder eine Adresse wie 10.0.0.1:6379
arena-cluster_lost = der Cluster hat einen Arbeiter endgültig verloren ({ $error }): was fertig war, ist aufgehoben; derselbe Befehl macht weiter
arena-worker_lost = ein Arbeitsprozess endete unerwartet, vielleicht aus Mangel an Speicher: was fertig war, ist aufgehoben; derselbe Befehl mit kleinerem --jobs macht weiter
arena-no_picture = { $file } ist kein Bild: nötig ist ein Name, der auf .svg oder .png endet
arena-one_contestant = ein Bild vergleicht Teilnehmer: nötig sind mindestens zwei verschiedene Bots
arena-no_browser = ein Bild als .png braucht Chromium, und es fand sich keins: installier es, oder nimm .svg
arena-browser_failed = { $browser } konnte das Bild nicht zeichnen: nimm stattdessen .svg
arena-two_bots = { $name } heißen zwei verschiedene Bots, { $one } und { $other }
arena-bots_for_seats = nötig sind Bots für { $players } Plätze, nicht für { $got }: { $bots }
arena-seats_before_star = { $part }: nötig ist vor dem * eine Zahl von Plätzen von 1 bis { $players }, nicht { $got }
arena-name_before_equals = { $part }: nötig ist vor dem = ein Name von 1 bis 24 druckbaren Zeichen
arena-journal_unwritten = { $file } kann nicht geschrieben werden: { $reason }
arena-journal_damaged = { $file } ist beschädigt: Zeile { $number } ist keine Verteilung dieses Plans
arena-no_journal = { $file } ist kein Journal einer Arena: nötig ist eine andere Datei oder ein neuer Name
arena-journal_format = { $file } wurde von einer anderen Version geschrieben: nötig ist Format { $format }, nicht { $got }
arena-journal_sources = { $file } wurde mit anderen Regeln oder Bots gespielt, als es jetzt gibt: nötig ist eine andere Datei oder ein anderer Name
arena-journal_plan = { $file } gehört zu einem anderen Plan, mit anderem { $what }: nötig ist eine andere Datei oder ein neuer Name
arena-journal_open = { $file } wird gerade von einem anderen Lauf geschrieben: warte darauf, oder nenn mit --journal eine andere
check-ok = gut
check-failed = FEHLER
check-late = nach { $seconds } Sekunden: { $done } von { $matches } Partien bis zum Ende; --seconds lässt mehr Zeit
check-same = dasselbe wie bei { $check }
check-no_such_check = die Prüfung { $check } gibt es nicht: möglich sind { $known }
check-about-declaration = Was es angibt, ergibt Sinn
check-about-rules = In Regeln steht nur, was kompiliert dasselbe bedeutet
check-about-ending = Jede Partie endet, immer kann jemand ziehen, und das Ergebnis passt zu den Summen
check-about-notation = Züge in Worten führen wieder zu denselben Wahlen und unterscheiden sich voneinander
check-about-refusals = Ein Zug wird genau dann angenommen, wenn er aufgeführt ist; eine Ablehnung ändert nichts und nennt einen Paragraphen
check-about-rulebook = Sein Regelbuch, wenn es eins mitbringt, ist lesbar und hat jeden Paragraphen, den eine Ablehnung nennt
check-about-nonsense = Was immer jemand statt eines Zugs tippt, wird in Worten abgelehnt, nie durch einen Absturz
check-about-clones = Eine Kopie steht, wo ihre Partie steht, und geht eigene Wege
check-about-records = Eine Aufzeichnung spielt dieselbe Partie noch einmal, von jedem Platz und in jedem Ereignis
check-about-events = Jede Notiz ist ein angegebenes Ereignis, dessen Satz sich sagen lässt, und jeder Schritt, der fragt, hat eine Aufforderung
check-about-views = Jede Ansicht hat eine Hand, die Zahl der Karten jedes Platzes und die angegebenen Dinge als das, was sie sind
check-about-forms = Jeder Zug hat genau eine der Formen, die für seinen Schritt angegeben sind
check-about-secrets = Keine Ansicht, keine Beobachtung, keine Liste von Zügen, keine Note und kein Zweck hängt von dem ab, was der Platz nicht wissen kann
check-about-imagining = Eine Welt wird aus dem erdacht, was der Platz weiß, und aus nichts sonst
check-about-playing_on = In einer erdachten Welt lässt sich eine Partie zu Ende spielen
check-about-sealed = Eine verdeckte Antwort ist ungesehen, bis die letzte gegeben ist
check-about-telling = Eine Karte, von der ein Ereignis einem Platz erzählt, kennt der Platz von da an
check-about-dealing = Verteilungen, die für einen Platz gleich aussehen, werden ihm mit denselben Worten erzählt, und er denkt sich danach dasselbe
check-about-two_worlds = Übersetzte Regeln geben dieselben Zustände, Züge, Welten und Wahlen wie schlichte
check-found = { $where }: { $what }
check-found_in = { $found } ({ $name }, { $at })
check-crashed = { $error }, ausgelöst in { $name } ({ $at })
check-does_not_return = { $name } kommt zu keinem Ende ({ $at })
check-where = Partie { $number } zu { $players }, Optionen { $options }, nach { $moves } Zügen, bei { $step }
check-the_end = dem Ende
check-match = Partie { $number }
check-at_its_end = Partie { $number }, an ihrem Ende
check-decision = Partie { $number }, Entscheidung { $count }
check-no_move = Platz { $seat } ist gefragt und hat keinen Zug
check-endless = sie endet nicht
check-no_end_yet = sie ist nach { $seconds } Sekunden nicht aus
check-nobody_moves = niemand ist gefragt, und die Partie ist nicht aus
check-no_such_step = gefragt ist Schritt { $step }: erwartet wird ein Schritt des Spiels, 0 bis { $last }
check-no_such_seat = gefragt ist Platz { $seat }: erwartet wird ein Platz dieses Tischs, 0 bis { $last }
check-winners = die Plätze { $winners } gewinnen mit den Summen { $totals }: erwartet wird { $right }
check-same_words = zwei Wahlen haben dieselben Worte unter { $moves }
check-spelling = erwartet werden Kleinbuchstaben und einfache Leerzeichen, nicht { $move }
check-read_otherwise = { $move } ist die Wahl { $choice } und wird gelesen als { $read }
check-listed = Platz { $seat }, { $move } ist aufgeführt und wird abgelehnt: { $reason }
check-unlisted = Platz { $seat }, { $move } ist nicht aufgeführt und wird angenommen
check-asking_changes = Platz { $seat }, die Frage, warum { $move } abgelehnt wird, ändert die Partie
check-wordless = Platz { $seat }, { $move } wird ohne ein Wort abgelehnt
check-no_paragraph = Platz { $seat }, { $move } wird ohne Paragraphen abgelehnt
check-crash = { $typed } ergibt { $error }
check-clone_changes = Züge auf einer Kopie ändern { $field }
check-replay_record = die Aufzeichnung der Wiederholung ist anders
check-replay_view = Platz { $seat } sieht in der Wiederholung etwas anderes
check-replay_events = Platz { $seat } erfährt in der Wiederholung etwas anderes
check-note_untold = die Notiz { $note } lässt sich nicht erzählen ({ $error })
check-note_unknown = die Notiz { $note } ist kein Ereignis des Spiels ({ $at })
check-no_prompt = erwartet wird die Nachricht { $prompt } in texts/en.ftl oder ein Satz unter prompts
check-unknown_paragraph = Platz { $seat } wird mit { $paragraph } abgelehnt: erwartet wird ein Paragraph des Regelbuchs
check-hand = Hand von Platz { $seat }: erwartet wird eine Liste von Karten, nicht { $got }
check-spectator = Hand von Zuschauern: erwartet werden keine Karten, nicht { $got }
check-counts = counts: erwartet wird eine Zahl für jeden von { $players } Plätzen, nicht { $got }
check-count = counts: erwartet werden { $cards } Karten für Platz { $seat }, nicht { $got }
check-fact_missing = facts: erwartet wird { $fact } in der Ansicht
check-fact = { $fact }: erwartet wird { $kind }, nicht { $got }
check-kind-flag = ja oder nein
check-kind-number = eine ganze Zahl
check-kind-word = ein Wort
check-kind-steps = eine Liste von Schritten, jeder mit Namen und Wert
check-kind-seat = ein Platz
check-kind-card = eine Karte
check-kind-cards = eine Liste von Karten
check-kind-auction = target, bidder und bid
check-kind-pile = wie viele Karten da liegen
check-kind-played = eine Liste von Platz und Karte
check-kind-open = eine Liste von Karten für jeden Platz
check-kind-numbers = eine Zahl für jeden Platz
check-form = erwartet wird für { $move } eine der Formen { $forms }, es sind { $has }
check-depends = { $what } von Platz { $seat } hängt von dem ab, was er nicht wissen kann
check-observation = die Beobachtung ({ $key })
check-shared_view = die gemeinsame Ansicht ({ $key })
check-own_view = die Ansicht ({ $key })
check-list_of_moves = die Liste der Züge
check-mark = die Note des Bots
check-purpose = der Zweck eines Zugs
check-imagines = was Platz { $seat } sich denkt, hängt von dem ab, was er nicht wissen kann ({ $field })
check-stuck = in einer Welt, die Platz { $seat } sich denkt, kann niemand ziehen
check-noticed = Platz { $other } merkt, was Platz { $seat } antwortet
check-told_too_much = nach { $move } erfährt Platz { $seat } { $event }, was er hinterher nicht weiß
check-imagines_otherwise = Platz { $seat } denkt sich etwas anderes nach einem Geben, das für ihn gleich aussieht
check-told_the_deal = Platz { $seat } erfährt { $event }, was er nicht weiß
check-compiled_state = übersetzte Regeln weichen ab in { $field }
check-compiled_moves = übersetzte Regeln führen für Platz { $seat } andere Züge auf
check-compiled_world = Platz { $seat } denkt sich übersetzt eine andere Welt
check-compiled_choice = Platz { $seat } wählt übersetzt anders
check-compiled_unlisted = der Bot auf Platz { $seat } wählt einen Zug, der nicht aufgeführt ist
sim-move_by_move = Mit einem eigenen Bot werden Partien Zug um Zug gespielt: einige hundert Mal langsamer als übersetzt.
