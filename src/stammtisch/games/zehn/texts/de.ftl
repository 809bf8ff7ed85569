### Deutsch: per Du, kurz und trocken.

## house

mood = Bieten, bluffen, höchstens zehn haben.
time = 30 min
card = { $head ->
    [j] Joker
    [rc] Rundenkarte
    [p] Strafkarte
   *[n] { $tail }
}
    .short = { $head ->
        [j] Joker
        [rc] +{ $tail }
        [p] { $tail } (+{ card-penalty })
       *[n] { $tail }
    }
    .long = { $head ->
        [j] Joker, ergänzt auf zehn
        [rc] Rundenkarte, { $tail } { $tail ->
            [1] Strafpunkt
           *[other] Strafpunkte
        }
        [p] Strafkarte { $tail }, { card-penalty } Strafpunkte
       *[n] Zahl { $tail }
    }
card-penalty = { KNOWN($points) ->
    [yes] { $points }
   *[no] { $tail ->
        [1] 3
        [2] 4
        [3] 5
        [4] 6
        [5] 7
        [6] 8
        [7] 9
       *[8] 10
    }
}

## table

refused-above_ten = Zusammen wäre das mehr als zehn.
    .full = { $first } und { $card } sind mehr als 10: nötig ist eine niedrigere Karte
refused-own_card = Das ist deine eigene Karte.
    .full = das ist deine eigene Karte
refused-protected = Darauf liegen Chips: Die Karte wird versteigert.
    .full = auf der Karte von Platz { $seat } liegen Chips ({ $chips }): sie wird versteigert
refused-unprotected = Darauf liegt kein Chip: Die Karte wird einfach getauscht.
    .full = auf der Karte von Platz { $seat } liegt kein Chip: da wird nur getauscht
refused-cannot_pay = So viele Chips hast du nicht.
    .full = das kostet mindestens { $least }, und du hast { $chips }
refused-two_at_most = Höchstens zwei Chips auf einer Karte.
    .full = auf einer Karte liegen höchstens zwei Chips
refused-never_lower = Der Schutz kann nicht sinken.
    .full = auf deiner Karte liegen schon Chips ({ $chips }): weniger geht nicht
refused-too_few_chips = So viele Chips hast du nicht.
    .full = vor dir liegen nur { $chips }
refused-beyond_chips = So viele Chips hast du nicht.
    .full = vor dir liegen { $chips }: mehr kannst du nicht bieten
refused-opening_bid = Das erste Gebot: mindestens so viele Chips, wie darauf liegen.
    .full = das erste Gebot ist mindestens { $chips }, so viele liegen darauf
refused-no_raise = Mindestens ein Chip mehr als das letzte Gebot.
    .full = das letzte Gebot ist { $bid }: nötig ist mindestens ein Chip mehr
pad = Zehn, Runde { $round } von { $of }
pad_note = Am Ende nimmt dir jeder Chip 2 Strafpunkte ab.
pad_sum = Strafe
caps = { $n ->
    [one] { $n } Chip
   *[other] { $n } Chips
}
caps_word = { $n ->
    [one] Chip
   *[other] Chips
}
bids = bietet { $n }
guards = { $n ->
    [one] { $n } schützt deine Karte
   *[other] { $n } schützen deine Karte
}
guarded = { $n ->
    [one] mit { $n } Chip geschützt
   *[other] mit { $n } Chips geschützt
}
sale = wird versteigert
pot = { $n ->
    [0] Topf leer
   *[other] Topf { $n }
}
round_card = Rundenkarte
your_card = Deine Karte
value = { $n }
lay = Leg eine Karte
lay_text = Am nächsten an zehn gewinnt. Wer verliert, nimmt alles, auch { $card }.
open = Offen
hidden = Verdeckt
protect = Deine Karte schützen?
protect_text = Wer sie will, muss dann bieten.
protect_n = { $n ->
    [0] Kein Chip
    [one] { $n } Chip
   *[other] { $n } Chips
}
buy = Eine andere Karte?
buy_text = Liegt kein Chip darauf, kostet der Tausch einen, sonst wird geboten.
decline = Nichts kaufen
swap_with = { $name }{ known-card } · 1 Chip
auction_of = { $name }{ known-card } · bieten
opening = Dein Gebot für { of-owner } { KNOWN($card) ->
    [yes] { $card }
   *[no] verdeckte Karte
}
lot = { of-owner } { $card }: bietest du mit?
lot_hidden = { of-owner } verdeckte Karte: bietest du mit?
first_bid = { $n ->
    [one] Mindestens { $n } Chip, so viele liegen darauf.
   *[other] Mindestens { $n } Chips, so viele liegen darauf.
}
last_bid = { $name } bietet { $n }. Dafür gäbst du { $card ->
    [Joker] deinen
   *[other] deine
} { $card }.
bid_n = { $n } bieten
pass = Passen
reveal = Aufdecken?
reveal_text = Bei dir liegt { $card ->
    [Joker] ein
   *[other] eine
} { $card }. Nur zu einer offenen Karte darfst du etwas dazulegen.
turn_up = Aufdecken
keep = Verdeckt lassen
add = Noch eine Karte dazu?
add_text = Zu { $card ->
    [Joker] deinem
   *[other] deiner
} { $card }, zusammen höchstens zehn.
lay-add = Dazulegen
done = So lassen
name = Wer beginnt die nächste Runde?
name_text = Du hast gewonnen und bestimmst.
shout = { $n ->
    [0] Null!
    [1] Eins!
    [2] Zwei!
    [3] Drei!
    [4] Vier!
    [5] Fünf!
    [6] Sechs!
    [7] Sieben!
    [8] Acht!
    [9] Neun!
    [10] Zehn!
    [11] Elf!
    [12] Zwölf!
   *[other] { $n }!
}
option-spare_jokers = Übrige Joker
    .doc = Die Joker, die niemand bekommt.
    .of-in = in den Stapel
    .of-out = nicht im Spiel
option-tie = Bei Gleichstand
    .doc = Was eine Runde entscheidet, wenn zwei den gleichen Wert haben.
    .of-one_card = eine Karte vor zweien
    .of-highest_card = höchste einzelne Karte
option-deck = Anderer Kartensatz
    .doc = Wie oft es jede Karte gibt, und wie viele Strafpunkte sie zählt.
option-rounds = Runden
    .doc = Wie viele der zehn gespielt werden.
option-chips = Chips
    .doc = Mit wie vielen alle anfangen. Kein Gebot liegt über 61.
option-last_refill = Nachziehen am Ende
    .doc = Ob nach der letzten Runde noch einmal alle auf vier Karten nachziehen.
    .of-yes = noch einmal
    .of-no = nicht mehr
option-next_start = Wer als Nächstes beginnt
    .doc = Wen der Gewinner bestimmt, der Gewinner selbst oder der Nächste links.
    .of-named = wen der Gewinner bestimmt
    .of-winner = der Gewinner
    .of-left = der Nächste links
reckon-pays = { ROLE($who) ->
    [reader] Du zahlst die Zeche: { $n }
   *[other] { $who } zahlt die Zeche: { $n }
}
reckon-pot = { $n ->
    [0] gewinnt die Runde, der Topf ist leer
    [one] nimmt den Topf: { $n } Chip
   *[other] nimmt den Topf: { $n } Chips
}
reckon-tie-order = gleich gut, aber früher dran
reckon-tie-one_card = eine Karte schlägt zwei
reckon-tie-highest_card = gleich gut: die höchste einzelne Karte zählt
reckon-round_card = Rundenkarte
reckon-held = auf der Hand
reckon-round_cards = Übrige Rundenkarten
reckon-chips = { $n ->
    [one] { $n } Chip
   *[other] { $n } Chips
}
event-scores = Runde { $round } ist gezählt.
event-ends = Die Partie ist aus.
event-deals = { ROLE($dealer) ->
    [reader] Du gibst.
   *[other] { $dealer } gibt.
}
event-turns = { ROLE($seat) ->
    [reader] Runde { $round }: { $card } wird aufgedeckt, du beginnst.
   *[other] Runde { $round }: { $card } wird aufgedeckt, { $seat } beginnt.
}
event-lays = { ROLE($seat) ->
    [reader] Du legst { $card }.
   *[other] { $seat } legt { $card }.
}
event-hides = { ROLE($seat) ->
    [reader] Du legst verdeckt{ known-card }.
   *[other] { $seat } legt verdeckt{ known-card }.
}
event-protects = { ROLE($seat) ->
    [reader] Du schützt deine Karte mit Chips.
   *[other] { $seat } schützt die Karte mit Chips.
}
event-declines = { ROLE($seat) ->
    [reader] Du willst nichts kaufen.
   *[other] { $seat } will nichts kaufen.
}
event-swaps = { ROLE($seat) ->
    [reader] Du zahlst einen Chip und tauschst mit { $giver }.
   *[other] { ROLE($giver) ->
        [reader] { $seat } zahlt einen Chip und tauscht mit dir.
       *[other] { $seat } zahlt einen Chip und tauscht mit { $giver }.
    }
}
event-opens = { ROLE($seat) ->
    [reader] Du willst die Karte von { $giver }.
   *[other] { ROLE($giver) ->
        [reader] { $seat } will deine Karte.
       *[other] { $seat } will die Karte von { $giver }.
    }
}
event-bids = { ROLE($seat) ->
    [reader] { $chips ->
        [one] Du bietest { $chips } Chip.
       *[other] Du bietest { $chips } Chips.
    }
   *[other] { $chips ->
        [one] { $seat } bietet { $chips } Chip.
       *[other] { $seat } bietet { $chips } Chips.
    }
}
event-passes = { ROLE($seat) ->
    [reader] Du passt.
   *[other] { $seat } passt.
}
event-buys = { ROLE($seat) ->
    [reader] { $chips ->
        [one] Du zahlst { $giver } { $chips } Chip und tauschst.
       *[other] Du zahlst { $giver } { $chips } Chips und tauschst.
    }
   *[other] { ROLE($giver) ->
        [reader] { $chips ->
            [one] { $seat } zahlt dir { $chips } Chip und tauscht.
           *[other] { $seat } zahlt dir { $chips } Chips und tauscht.
        }
       *[other] { $chips ->
            [one] { $seat } zahlt { $giver } { $chips } Chip und tauscht.
           *[other] { $seat } zahlt { $giver } { $chips } Chips und tauscht.
        }
    }
}
event-looks = { ROLE($seat) ->
    [reader] Deine neue Karte{ known-card }.
   *[other] { $seat } sieht sich die neue Karte an{ known-card }.
}
event-collects = Die Chips auf den Karten wandern in den Topf: { $pot }.
event-keeps = { ROLE($seat) ->
    [reader] Du lässt deine Karte verdeckt.
   *[other] { $seat } lässt die Karte verdeckt.
}
event-reveals = { ROLE($seat) ->
    [reader] Du deckst { $card } auf.
   *[other] { $seat } deckt { $card } auf.
}
event-adds = { ROLE($seat) ->
    [reader] Du legst { $card } dazu.
   *[other] { $seat } legt { $card } dazu.
}
event-shows = { ROLE($seat) ->
    [reader] Du hattest { $card }.
   *[other] { $seat } hatte { $card }.
}
event-comes_to = { ROLE($seat) ->
    [reader] Du kommst auf { $value }.
   *[other] { $seat } kommt auf { $value }.
}
event-loses = { ROLE($seat) ->
    [reader] { $points ->
        [one] Du verlierst die Runde und nimmst { $cards }: { $points } Punkt.
       *[other] Du verlierst die Runde und nimmst { $cards }: { $points } Punkte.
    }
   *[other] { $points ->
        [one] { $seat } verliert die Runde und nimmt { $cards }: { $points } Punkt.
       *[other] { $seat } verliert die Runde und nimmt { $cards }: { $points } Punkte.
    }
}
event-wins = { ROLE($seat) ->
    [reader] { $chips ->
        [0] Du gewinnst die Runde und einen leeren Topf.
        [one] Du gewinnst die Runde und den Topf: { $chips } Chip.
       *[other] Du gewinnst die Runde und den Topf: { $chips } Chips.
    }
   *[other] { $chips ->
        [0] { $seat } gewinnt die Runde und einen leeren Topf.
        [one] { $seat } gewinnt die Runde und den Topf: { $chips } Chip.
       *[other] { $seat } gewinnt die Runde und den Topf: { $chips } Chips.
    }
}
event-draws = { ROLE($seat) ->
    [reader] Du ziehst nach{ known-cards }.
   *[other] { $seat } zieht nach{ known-cards }.
}
event-cannot_draw = { ROLE($seat) ->
    [reader] Für dich reicht der Stapel nicht mehr.
   *[other] Für { $seat } reicht der Stapel nicht mehr.
}
event-names = { SAME($seat, $receiver) ->
    [yes] { ROLE($seat) ->
        [reader] Du beginnst selbst.
       *[other] { $seat } beginnt selbst.
    }
   *[no] { ROLE($seat) ->
        [reader] Du lässt { $receiver } beginnen.
       *[other] { ROLE($receiver) ->
            [reader] { $seat } lässt dich beginnen.
           *[other] { $seat } lässt { $receiver } beginnen.
        }
    }
}
event-takes_rest = { ROLE($seat) ->
    [reader] { $points ->
        [one] Du nimmst die übrigen Rundenkarten: { $points } Punkt.
       *[other] Du nimmst die übrigen Rundenkarten: { $points } Punkte.
    }
   *[other] { $points ->
        [one] { $seat } nimmt die übrigen Rundenkarten: { $points } Punkt.
       *[other] { $seat } nimmt die übrigen Rundenkarten: { $points } Punkte.
    }
}
event-reckons = { ROLE($seat) ->
    [reader] Du hast noch
   *[other] { $seat } hat noch
} { $cards } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}) und { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}: am Ende { $total }.
of-owner = { ENDS($name, "[sxzß]") ->
    [yes] { $name }’
   *[no] { $name }s
}
does-number = { $points ->
    [0] Ist { $n } wert und kostet keine Strafpunkte.
    [one] Ist { $n } wert. Wer sie nehmen muss, bekommt { $points } Strafpunkt.
   *[other] Ist { $n } wert. Wer sie nehmen muss, bekommt { $points } Strafpunkte.
}
does-penalty = { $points ->
    [0] Ist { $n } wert und kostet keine Strafpunkte.
    [one] Ist { $n } wert, kostet aber { $points } Strafpunkt.
   *[other] Ist { $n } wert, kostet aber { $points } Strafpunkte.
}
does-joker = { $points ->
    [0] Ist wert, was zur Zehn fehlt. Keine Strafpunkte.
    [one] Ist wert, was zur Zehn fehlt. { $points } Strafpunkt.
   *[other] Ist wert, was zur Zehn fehlt. { $points } Strafpunkte.
}
does-round = { $n ->
    [one] Wer die Runde verliert, bekommt { $n } Strafpunkt extra.
   *[other] Wer die Runde verliert, bekommt { $n } Strafpunkte extra.
}

## faults

fault-deck_form = { fault-wrong_form }
    .full = nötig ist eine Tabelle wie { $example }, nicht { $got }
fault-deck_no_such_card = Die Karte „{ $card }“ gibt es nicht.
    .full = die Karte '{ $card }' gibt es nicht: es sind n0 bis n10, p1 bis p8 und j
fault-deck_row = { fault-wrong_form }
    .full = Karte { $card }: nötig ist 'count', 'points' oder beides, nicht { $got }
fault-deck_count = { fault-number_expected }
    .full = Karte { $card }: nötig ist eine Anzahl von { $least } bis { $most }, nicht { $got }
fault-deck_points = { fault-number_expected }
    .full = Karte { $card }: nötig sind { $least } bis { $most } Strafpunkte, nicht { $got }
fault-deck_jokers = { $players } Leute brauchen je einen Joker, es gibt nur { $got }.
    .full = { $players } Leute brauchen je einen Joker, es gibt { $got }
fault-deck_hands = { $players } Leute brauchen außer dem Joker je drei Karten, es gibt nur { $got }.
    .full = { $players } Leute brauchen außer dem Joker je drei Karten, es gibt { $got }

## learning

lesson-lay = Leg eine Karte
    .text = Wer der Zehn am nächsten kommt, gewinnt den Topf. Wer am wenigsten hat, nimmt alle Karten als Strafe. Eine hohe Karte ist gut, verdeckt weiß niemand davon.
lesson-protect = Schützen?
    .text = Chips auf deiner Karte machen sie teuer: Wer sie will, muss mindestens so viel bieten. Lohnt sich bei guten Karten. Am Ende landen sie im Topf.
lesson-open = Eine andere Karte?
    .text = Liegt anderswo eine bessere, kannst du tauschen. Liegt kein Chip darauf, kostet es einen, sonst wird versteigert. Deine eigene geht dafür weg.
lesson-bid = Bieten oder passen
    .text = Das höchste Gebot bekommt die Karte und zahlt an ihren Besitzer. Jeder Chip, der dir bleibt, nimmt am Ende zwei Strafpunkte ab: Biete nicht alles.
lesson-reveal = Aufdecken?
    .text = Nur zu einer offenen Karte darfst du eine zweite legen. Deck auf, wenn dir noch etwas zur Zehn fehlt und du es auf der Hand hast.
lesson-add = Noch eine dazu?
    .text = Zusammen höchstens zehn, und je näher, desto besser. Der Joker ergänzt alles auf zehn, aber wer die Runde verliert, bekommt für ihn zehn Strafpunkte.
lesson-name = Gewonnen
    .text = Wer beginnt, legt zuerst und weiß am wenigsten. Lass gern jemand anderen anfangen.

## hints

purpose-face_down = { $hidden ->
    [yes] { " " }Verdeckt weiß niemand sonst, was es ist.
   *[no] { "" }
}
purpose-chips_left = { $left ->
    [0] Bekommst du sie, bleibt dir kein Chip
    [one] Bekommst du sie, bleibt dir { $left } Chip
   *[other] Bekommst du sie, bleiben dir { $left } Chips
}
purpose-the_card = { BEGINS($card, "Joker") ->
    [yes] dem Joker
   *[no] der { $card }
}
purpose-that_card = { BEGINS($card, "Joker") ->
    [yes] Der Joker
   *[no] Die { $card }
}
purpose-lays_ten = Gleich zehn: Mehr zählt nichts.{ purpose-face_down }
purpose-lays_half = Ergibt mit { purpose-the_card } aus deiner Hand zehn.{ purpose-face_down }
purpose-lays = { $points ->
    [0] Kommt mit deiner Hand höchstens auf { $best }. Strafpunkte kostet sie niemanden.
    [one] Kommt mit deiner Hand höchstens auf { $best }. Wer verliert, bekommt für sie { $points } Strafpunkt.
   *[other] Kommt mit deiner Hand höchstens auf { $best }. Wer verliert, bekommt für sie { $points } Strafpunkte.
}{ purpose-face_down }
purpose-guards = { $n ->
    [one] Wer deine Karte will, muss mindestens { $n } Chip bieten, und das Gebot bekommst du.
   *[other] Wer deine Karte will, muss mindestens { $n } Chips bieten, und das Gebot bekommst du.
}
purpose-no_guard = Ohne Chip darauf ist deine Karte für einen einzigen Chip zu haben, und der geht in den Topf.
purpose-guards_too_late = Niemand kann mehr auf deine Karte bieten: Chips darauf gehen nur noch in den Topf.
purpose-has_ten = Mit dem, was du hast, kommst du auf zehn: Du brauchst keine andere Karte.
purpose-stays_out = Mit dem, was du hast, kommst du auf { $n }.
purpose-wants_unknown = Mit deiner eigenen Karte kommst du höchstens auf { $n }; was vor { $seat } liegt, weißt du nicht.
purpose-wants_better = { purpose-that_card } kommt mit deiner Hand auf { $best }, deine eigene Karte auf { $n }.
purpose-wants_worse = { purpose-that_card } kommt mit deiner Hand auf { $best }, deine eigene Karte schon auf { $n }.
purpose-bids_unknown = Die Karte von { $seat } kennst du nicht. { purpose-chips_left }.
purpose-bids_better = Die Karte von { $seat } kommt mit deiner Hand auf { $best }, deine eigene auf { $mine }. { purpose-chips_left }.
purpose-bids_worse = Die Karte von { $seat } kommt mit deiner Hand auf { $best }, deine eigene schon auf { $mine }. { purpose-chips_left }.
purpose-keeps_down = Zählt allein { $n }, und deine Hand bleibt, wie sie ist.
purpose-reveals_ten = Dann ergibt sie mit { purpose-the_card } zehn.
purpose-reveals = Dann darfst du eine Karte dazulegen und kommst höchstens auf { $best }.
purpose-wins_round = { $pot ->
    [0] Gewinnt die Runde mit { $n }.
    [one] Gewinnt die Runde mit { $n }, und dazu den Topf: { $pot } Chip.
   *[other] Gewinnt die Runde mit { $n }, und dazu den Topf: { $pot } Chips.
}
purpose-loses_round = Verliert die Runde mit { $n }: Niemand hat weniger.
purpose-gets_away = Kommt auf { $n }: { $seat } gewinnt die Runde, und jemand anders verliert sie.
purpose-comes_to_ten = Kommt auf zehn: Mehr zählt nichts.
purpose-names_self = Du kommst zuerst: Bei gleich niedrigem Wert verliert, wer zuletzt kommt.
purpose-names_next = Dann kommst du zuletzt und siehst, was die anderen tun.

## gallery

deck = 70 Karten und zehn Rundenkarten. Zusammen so nah wie möglich an zehn, aber nie darüber.
tale = { $code ->
    [n0] Nichts drin außer der Fliege, und die sagt nichts.
    [n1] Ein Anfang. Fehlen nur noch neun.
    [n2] Von hinten sieht sie aus wie eine Neun.
    [n3] Aller guten Dinge sind drei. Nur leider nicht hier.
    [n4] Um die hat noch niemand geweint.
    [n5] Halb zehn. Noch jemand wach?
    [n6] Zu gut zum Wegwerfen, zu schlecht zum Angeben.
    [n7] Glückszahl, sagen alle, die sie gerade haben.
    [n8] Fast. Mit zwei Chips darauf sieht es aus wie Mut.
    [n9] Liegt verdeckt und räuspert sich.
    [n10] Nicht lächeln. Auf keinen Fall lächeln.
    [p1] Der Wirt hebt den Finger. Nur den einen.
    [p2] Da wäre noch die Rechnung von Dienstag.
    [p3] Die letzte Bestellung war vor einer Stunde.
    [p4] Viele Krüge, zwei Hände, kein Trinkgeld.
    [p5] Man hört ihn bis zum Bahnhof.
    [p6] Jetzt kehrt er. Auch die Gäste.
    [p7] Er nennt es Hausordnung.
    [p8] Die Pfanne ist heiß. Er auch.
    [j] Ist, was du brauchst. Kostet, was du hast.
    [rc1] Die geht aufs Haus. Fast.
    [rc2] Wer verliert, zahlt. Es bleibt überschaubar.
    [rc3] Noch wird gelacht.
    [rc4] Am Nebentisch dreht sich jemand um.
    [rc5] Der Wirt schreibt schon mal mit.
    [rc6] Vom Wetter redet jetzt niemand mehr.
    [rc7] Sogar der Hund schaut weg.
    [rc8] Man hört die Chips atmen.
    [rc9] Wer die bekommt, geht zu Fuß nach Hause.
    [rc10] So fangen Legenden an. Oder hören auf.
   *[other] { "" }
}
group-numbers = Zahlen
group-penalties = Strafkarten
group-jokers = Joker
group-rounds = Rundenkarten

## pad

pad-ask-loser = Wer hat die Runde verloren?
pad-ask-round_card = Welche Rundenkarte lag aus?
pad-ask-on_table = Was zählen die Karten auf dem Tisch zusammen?
pad-ask-normal = Wie viele normale Karten lagen da?
pad-ask-jokers = Wie viele Joker?
pad-ask-penalties = Welche Strafkarten?
pad-ask-last = Jemand kann nicht nachziehen: letzte Runde
pad-ask-left = Was haben alle noch?
pad-ask-unturned = Welche Rundenkarten wären noch gekommen?
pad-ask-left_over = Was haben alle noch übrig?
pad-ask-held = Wer hat diese Strafkarten auf der Hand?
pad-hint-normal = Alle Karten vom Tisch, von allen zusammen.
pad-hint-on_table = Was auf allen aufgedruckt ist, ohne die Rundenkarte.
pad-hint-last = Danach werden Handkarten und Chips verrechnet.
pad-hint-left = Nach dem Nachziehen. Die übrigen Rundenkarten rechnet der Block von selbst an.
pad-hint-left_over = Es wird nicht mehr nachgezogen.
pad-own_deck = Dann tragt ihr ein, was die Karten zusammen zählen, und niemand prüft, wie viele es gibt.

## stats

deed-bought = Karten abgeluchst
deed-pots = Töpfe abgeräumt

## lab

lab-swaps = Kartentausch
    .more = mehr Kartentausch
    .less = weniger Kartentausch
    .says = Mal je Runde wird getauscht.
    .name = der Kartentausch
lab-auctions = Versteigerungen
    .more = mehr Versteigerungen
    .less = weniger Versteigerungen
    .says = Versteigerungen gibt es je Runde.
    .name = die Versteigerungen
lab-hidden = Verdeckt gelegt
    .more = mehr verdeckte Karten
    .less = weniger verdeckte Karten
    .says = Karten je Runde liegen verdeckt.
    .name = die verdeckten Karten
lab-seconds = Zweite Karten
    .more = mehr zweite Karten
    .less = weniger zweite Karten
    .says = zweite Karten werden je Runde gelegt.
    .name = die zweiten Karten
lab-jokers = Joker
    .more = mehr Joker
    .less = weniger Joker
    .says = Joker werden je Runde gelegt.
    .name = die Joker

## terminal

about = Mit einer Karte oder zweien nahe an zehn kommen: sie verdecken, mit Chips schützen, anderen bessere abkaufen.
prompt-lay = Leg eine Karte, offen oder verdeckt.
prompt-protect = Wie viele Chips sollen auf deiner Karte liegen? Höchstens zwei.
prompt-open = Für einen Chip tauschen, eine Versteigerung eröffnen oder verzichten?
prompt-bid = Dein Eröffnungsgebot: mindestens so viele Chips, wie auf der Karte liegen.
prompt-raise = Biete mehr oder passe.
prompt-reveal = Deine Karte aufdecken oder sie verdeckt lassen und fertig sein?
prompt-add = Leg eine zweite Karte dazu, bis höchstens 10, oder lass es so.
prompt-name = Du hast die Runde gewonnen: Wer beginnt die nächste?
option-spare_jokers-name = übrige Joker
option-spare_jokers-full = Ob die Joker, die niemand bekommt, in den Stapel gemischt werden.
option-tie-name = bei Gleichstand
option-tie-full = Wer eine Runde bei gleichen Werten gewinnt: eine Karte vor zweien, oder die höchste einzelne Karte.
option-deck-name = Kartensatz
option-deck-full = Karten, von denen es mehr oder weniger gibt als üblich oder die andere Strafpunkte zählen: { "{" }"p1": { "{" }"points": 10{ "}" }, "n0": { "{" }"count": 4{ "}" }{ "}" }.
option-rounds-name = Runden
option-rounds-full = Wie viele der zehn Runden gespielt werden.
option-chips-name = Chips
option-chips-full = Mit wie vielen Chips alle anfangen. Kein Gebot liegt über 61, mehr als dann alle anderen zusammen haben können.
option-last_refill-name = letztes Nachziehen
option-last_refill-full = Ob nach der letzten Runde noch einmal alle nachziehen.
option-next_start-name = wer als Nächstes beginnt
option-next_start-full = Wer die nächste Runde beginnt: wen der Gewinner bestimmt, der Gewinner oder der Platz links von dem, der begonnen hat.
shown-chips = Chips
shown-guard = Schutz
shown-pile = Stapel
shown-pot = Topf
shown-round_card = Rundenkarte
shown-rounds_left = Runden übrig
fault-lay_expected = nötig sind 'lay', eine Karte und 'open' oder 'hidden', etwa 'lay n9 hidden', nicht '{ $typed }'
fault-round_card = { $card } ist eine Rundenkarte: nötig ist eine Karte zum Spielen, etwa n9
fault-opening_expected = nötig sind 'swap' oder 'auction' und ein Platz, oder 'decline', nicht '{ $typed }'
fault-bid_expected = nötig sind { KNOWN($other) ->
    [yes] '{ $other }' oder{ " " }
   *[no] { "" }
}'bid' und eine Zahl von Chips, nicht '{ $typed }'
fault-bid_of_nothing = nötig sind { KNOWN($other) ->
    [yes] '{ $other }' oder{ " " }
   *[no] { "" }
}'bid' und mindestens ein Chip, nicht 'bid 0'
fault-added_expected = nötig sind 'add' und eine Karte, oder 'done', nicht '{ $typed }'
fault-typed_number = nötig sind '{ $verb }' und eine Zahl, nicht '{ $typed }'
fault-no_such_card = die Karte '{ $card }' gibt es nicht: es sind n0 bis n10, die Strafkarten p1 bis p8 und j für einen Joker{ fault-near }
