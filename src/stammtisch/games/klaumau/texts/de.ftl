### Deutsch: per Du, kurz und trocken.

## house

mood = Mau-Mau für Langfinger. Lügen ist erlaubt.
time = 30 min
card = { $tail ->
    [1] Münze
    [2] Uhr
    [3] Leuchter
    [4] Goldschatz
    [key] Schlüsselloch
    [safe] Kleiner Tresor
    [bigsafe] Großer Tresor
    [plan] Plan
    [crook] Gauner
    [trade] Tausch
   *[other] { $head ->
        [police] Polizist
        [dog] Wachhund
        [bomb] Bombe
        [fence] Hehler
       *[other] { $code }
    }
}
    .short = { $tail ->
        [1] 1
        [2] 2
        [3] 3
        [4] 4
       *[other] { $name }
    }
    .long = { $tail ->
        [1] { card-colour } { $tail }, { $name }
        [2] { card-colour } { $tail }, { $name }
        [3] { card-colour } { $tail }, { $name }
        [4] { card-colour } { $tail }, { $name }
        [key] { card-colour-neuter } { $name }
        [safe] { $name } in { card-colour-noun }
        [bigsafe] { $name } in { card-colour-noun }
        [plan] { $head ->
            [gb] { $name } in { card-colour-noun }
            [br] { $name } in { card-colour-noun }
            [ry] { $name } in { card-colour-noun }
            [yg] { $name } in { card-colour-noun }
            [rg] { $name } in { card-colour-noun }
            [yb] { $name } in { card-colour-noun }
            [ryg] { $name } in { card-colour-noun }
            [ryb] { $name } in { card-colour-noun }
            [rgb] { $name } in { card-colour-noun }
            [ygb] { $name } in { card-colour-noun }
            [rygb] { $name } in { card-colour-noun }
           *[other] { card-colour-masculine } { $name }
        }
        [crook] { card-colour-masculine } { $name }
        [trade] { card-colour-masculine } { $name }
       *[other] { $name }
    }
card-colour = { $head ->
    [g] Grüne
    [b] Blaue
    [r] Rote
   *[y] Gelbe
}
card-colour-masculine = { $head ->
    [g] Grüner
    [b] Blauer
    [r] Roter
   *[y] Gelber
}
card-colour-neuter = { $head ->
    [g] Grünes
    [b] Blaues
    [r] Rotes
   *[y] Gelbes
}
card-colour-noun = { $head ->
    [g] Grün
    [b] Blau
    [r] Rot
    [gb] Grün und Blau
    [br] Blau und Rot
    [ry] Rot und Gelb
    [rg] Rot und Grün
    [yb] Gelb und Blau
    [ryg] Rot, Gelb und Grün
    [ryb] Rot, Gelb und Blau
    [rgb] Rot, Grün und Blau
    [ygb] Gelb, Grün und Blau
    [rygb] allen Farben
    [yg] Gelb und Grün
   *[y] Gelb
}

## table

bomb-title = Was macht die Bombe?
bomb-own = Eigene Regel
bomb-step = { $n }. Schritt
bomb-add = Noch ein Schritt
bomb-remove = Schritt streichen
bomb-who = Wen trifft es?
bomb-what = Was passiert?
bomb-count = Wie viel?
bomb-readies-blast = Knall
bomb-readies-collection = Kollekte
bomb-readies-panic = Panik
bomb-readies-smoke = Nebel
bomb-readies-robin_hood = Robin Hood
bomb-readies-jackpot = Jackpot
bomb-whos-self = wer sie legt
bomb-whos-left = wer links sitzt
bomb-whos-right = wer rechts sitzt
bomb-whos-chosen = wen man sich aussucht
bomb-whos-others = alle anderen
bomb-whos-everyone = alle
bomb-whos-most_cards = wer die meisten Karten hat
bomb-whos-leaders = wer führt
bomb-whats-draw = zieht
bomb-whats-throw = wirft weg
bomb-whats-lose = verliert
bomb-whats-pay = gibt ab
bomb-whats-miss = setzt aus
bomb-whats-gain = gewinnt Punkte
bomb-counts-half = die Hälfte
bomb-counts-all = alle
bomb-says = { CAPITAL($steps) }.
refused-no_police = Du hast keinen Polizisten.
    .full = du hast keinen Polizisten
refused-not_shown = Diese Karte ist nicht in der gezeigten Hand.
    .full = { $card } ist nicht in der gezeigten Hand
refused-no_number = Der Hehler kauft nur Zahlen.
    .full = { $card } ist keine Zahlenkarte: Anderes kauft der Hehler nicht
refused-one_dog = Ein Wachhund reicht.
    .full = bei dir wacht schon ein Hund
refused-wished = Gewünscht ist eine andere Farbe.
    .full = { $colour ->
        [red] Rot
        [yellow] Gelb
        [green] Grün
       *[blue] Blau
    } ist gewünscht: nötig ist die Farbe oder ein Schlüsselloch
refused-not_yourself = Dich selbst kannst du nicht wählen.
    .full = das bist du selbst: nötig ist jemand anders
refused-guarded = Da wacht ein Hund.
    .full = auf Platz { $seat } wacht ein Hund
refused-no_cards = Dort ist nichts zu holen.
    .full = auf Platz { $seat } sind keine Karten
refused-not_drawn = Diese Karte hast du nicht gerade gezogen.
    .full = { $card } hast du nicht gerade gezogen: nötig ist die gezogene Karte
pad_note = Wer die meisten Punkte hat, gewinnt.
misses = { $n ->
    [one] setzt einmal aus
   *[other] setzt { $n }-mal aus
}
fits = Hier passt: { $what }.
sought-red = Rot
sought-yellow = Gelb
sought-green = Grün
sought-blue = Blau
sought-1 = eine 1
sought-2 = eine 2
sought-3 = eine 3
sought-4 = eine 4
sought-key = ein Schlüsselloch
sought-safe = ein Tresor
sought-plan = ein Plan
sought-crook = ein Gauner
sought-trade = ein Tausch
hits-miss = { $n ->
    [one] { $names } setzt aus.
   *[other] { $names } setzen aus.
}
hits-again = Du bist gleich noch einmal dran.
hits-turned = Es geht andersherum weiter: { $name } ist dran.
hits-nothing = Das ändert jetzt nichts.
omen-miss = setzt aus
barred-empty = hat keine Karten
barred-dog = da wacht ein Hund
lay-give = Geben
lay-sell = Verkaufen
lay-throw = Abwerfen
direction-clockwise = im Uhrzeigersinn
direction-against = gegen den Uhrzeigersinn
wished = { said-colour } ist gewünscht.
cant = Ich kann nicht
cant_quoted = „Ich kann nicht.“
doubt_text = { $n ->
    [one] Sagt { $name }, mit einer Karte. Glaubst du’s?
   *[other] Sagt { $name }, mit { $n } Karten. Glaubst du’s?
}
doubt = Ich zweifle
believe = Ich glaub’s
robbed = { $name } greift zu!
robbed_text = Zeig einen Polizisten, sonst ist eine Karte weg.
police = Polizist!
let = Klauen lassen
caught = { $name } hat geschwindelt
caught_text = Such aus, welche Karte auf den Stapel kommt.
wish = Wünsch dir eine Farbe
wish_text = Sie gilt, bis die nächste Karte liegt.
rob = Wen beklaust du?
rob_text = Du ziehst eine Karte, wenn die Polizei nicht kommt.
trade = Mit wem tauschst du?
trade_text = Du ziehst eine und gibst eine.
take = Alle sind umstellt
take_text = Nimm verdeckt noch eine Karte, von wem du willst.
target = Wen trifft die Bombe?
nobody = Niemanden
give = Was gibst du zurück?
give_text = Irgendeine deiner Karten, auch die gezogene.
sell = Der Hehler kauft Zahlen
sell_text = 2 Punkte für jede Zahl.{ $n ->
    [0] { "" }
   *[other] { " " }Verkauft: { $n }.
}
sold = Fertig
throw = Die Bombe!
throw_text = { $n ->
    [one] Wirf eine Karte weg.
   *[other] Wirf { $n } Karten weg.
}
offer = Du darfst ziehen
offer_text = { $n ->
    [one] Du darfst eine Karte ziehen oder es lassen.
   *[other] Du darfst { $n } Karten ziehen oder es lassen.
}
offer_draw = Ziehen
offer_decline = Nein, danke
drawn = Gleich legen?
drawn_text = Du hast { $card } gezogen.
drawn_play = Legen
drawn_keep = Behalten
cant_say = Ich kann nicht.
doubt_say = Das glaub ich nicht!
rob_say = Her damit!
police_say = Polizei!
option-doubters = Wer darf zweifeln
    .doc = Bei „Ich kann nicht“: nur wer als Nächstes dran ist, oder reihum alle.
    .of-next = wer als Nächstes dran ist
    .of-anyone = alle
option-forced_card_acts = Erzwungene Karten wirken
    .doc = Eine Karte, die durch einen Zweifel gelegt wird, hat ihre Wirkung.
option-plan = Pläne
    .doc = Wohin ein Plan das Spiel dreht.
    .of-turns = andersherum
    .of-anticlockwise = gegen den Uhrzeigersinn
option-forgery = Fälschung
    .doc = Am Ende einer Runde sind Zahlen in den Farben der obersten Karte wertlos.
option-surrounded = Von der Polizei umstellt
    .doc = Der achte Polizist (bei weniger als sechs Leuten: der sechste) beendet die Runde.
option-fence = Hehler
    .doc = Im Stapel steckt ein Hehler, der allen Zahlen für je 2 Punkte abkauft.
option-watchdog = Wachhund
    .doc = Zwei Wachhunde, offen ausgelegt, halten Gauner fern.
option-bomb = Bombe
    .doc = Eine Bombe, deren Regel ihr selbst macht.
option-deck = Anderer Kartensatz
    .doc = Wie oft es jede Karte gibt.
option-rounds = Runden
    .doc = Wie viele gespielt werden; 0: so viele, wie Leute mitspielen.
option-wrong_doubt = Zweifel zu Unrecht
    .doc = Was es kostet, zu Unrecht zu zweifeln: nichts oder eine Karte, blind gezogen.
    .of-free = kostet nichts
    .of-pays = kostet eine Karte
option-last_card = Die letzte Karte
    .doc = Ob sie noch wirkt oder die Runde sofort beendet.
    .of-acts = wirkt
    .of-ends = beendet die Runde
option-surrounded_ends = Der letzte Polizist
    .doc = Was er bei „Von der Polizei umstellt“ beendet.
    .of-round = beendet die Runde
    .of-match = beendet die Partie
option-keyhole = Schlüssellöcher
    .doc = Worauf sie gelegt werden dürfen.
    .of-fits = wo sie passen
    .of-anything = auf alles
option-drawn_card = Die gezogene Karte
    .doc = Ob sie nach einem geglaubten „Ich kann nicht“ gleich gelegt werden darf.
    .of-waits = wartet
    .of-playable = darf gelegt werden
option-empty_pile = Der leere Stapel
    .doc = Ob er die Runde beendet oder der Ablagestapel gemischt wird.
    .of-ends = beendet die Runde
    .of-reshuffled = wird neu gemischt
reckon-sold = verkauft
reckon-watchdog = Wachhund
reckon-bomb = Bombe
verdict-caught = { ROLE($seat) ->
    [reader] Ertappt: Da passt etwas. Wer gezweifelt hat, sucht die Karte aus, die du legst.
   *[other] Ertappt: Da passt etwas. Wer gezweifelt hat, sucht die Karte aus, die { $seat } legt.
}
verdict-true = { ROLE($seat) ->
    [reader] Es stimmte: Nichts passt. Der Zweifel bringt dir bis zu zwei Karten.
   *[other] Es stimmte: Nichts passt. Der Zweifel bringt { $seat } bis zu zwei Karten.
}
event-scores = Runde { $round } ist gezählt.
event-ends = Die Partie ist aus.
event-deals = { ROLE($seat) ->
    [reader] Runde { $round }: Du beginnst.
   *[other] Runde { $round }: { $seat } beginnt.
}
event-turns = { ROLE($seat) ->
    [reader] Du deckst { $card } auf.
   *[other] { $seat } deckt { $card } auf.
}
event-plays = { ROLE($seat) ->
    [reader] Du legst { $card }.
   *[other] { $seat } legt { $card }.
}
event-cannot = { ROLE($seat) ->
    [reader] Du sagst: „Ich kann nicht.“
   *[other] { $seat } sagt: „Ich kann nicht.“
}
event-believes = { ROLE($seat) ->
    [reader] Du glaubst es.
   *[other] { $seat } glaubt es.
}
event-doubts = { ROLE($seat) ->
    [reader] Du zweifelst!
   *[other] { $seat } zweifelt!
}
event-shows = { ROLE($seat) ->
    [reader] Du zeigst { $cards }.
   *[other] { $seat } zeigt { $cards }.
}
event-draws = { ROLE($seat) ->
    [reader] Du ziehst{ known-card }.
   *[other] { $seat } zieht eine Karte{ known-card }.
}
event-declines = { ROLE($seat) ->
    [reader] Du ziehst lieber nicht.
   *[other] { $seat } zieht lieber nicht.
}
event-keeps = { ROLE($seat) ->
    [reader] Du behältst die Karte.
   *[other] { $seat } behält die Karte.
}
event-fined = { ROLE($giver) ->
    [reader] Du gibst { $receiver } für den Zweifel{ known-card }.
   *[other] { ROLE($receiver) ->
        [reader] { $giver } gibt dir für den Zweifel{ known-card }.
       *[other] { $giver } gibt { $receiver } für den Zweifel eine Karte{ known-card }.
    }
}
event-restacks = { $number ->
    [one] Der Ablagestapel wird gemischt: eine Karte zum Ziehen.
   *[other] Der Ablagestapel wird gemischt: { $number } Karten zum Ziehen.
}
event-too_long = Nach { $turns } Zügen ist die Runde aus.
event-guards = { ROLE($seat) ->
    [reader] Du legst einen Wachhund aus.
   *[other] { $seat } legt einen Wachhund aus.
}
event-wishes = { ROLE($seat) ->
    [reader] Du wünschst dir { $colour }.
   *[other] { $seat } wünscht sich { $colour }.
}
event-turns_round = Die Richtung dreht sich um.
event-misses = { ROLE($seat) ->
    [reader] Du setzt aus.
   *[other] { $seat } setzt aus.
}
event-robs = { ROLE($seat) ->
    [reader] Du schickst einen Gauner zu { $giver }.
   *[other] { ROLE($giver) ->
        [reader] { $seat } schickt einen Gauner zu dir.
       *[other] { $seat } schickt einen Gauner zu { $giver }.
    }
}
event-spares = { ROLE($seat) ->
    [reader] Du verschonst alle.
   *[other] { $seat } verschont alle.
}
event-wards = { ROLE($seat) ->
    [reader] Du rufst die Polizei: { $card }.
   *[other] { $seat } ruft die Polizei: { $card }.
}
event-steals = { ROLE($receiver) ->
    [reader] Du klaust { $giver }{ known-card }.
   *[other] { ROLE($giver) ->
        [reader] { $receiver } klaut dir{ known-card }.
       *[other] { $receiver } klaut { $giver } eine Karte{ known-card }.
    }
}
event-trades = { ROLE($receiver) ->
    [reader] Du ziehst zum Tausch bei { $giver }{ known-card }.
   *[other] { ROLE($giver) ->
        [reader] { $receiver } zieht zum Tausch bei dir{ known-card }.
       *[other] { $receiver } zieht bei { $giver } eine Karte zum Tausch{ known-card }.
    }
}
event-gives = { ROLE($giver) ->
    [reader] Du gibst { $receiver }{ known-card }.
   *[other] { ROLE($receiver) ->
        [reader] { $giver } gibt dir{ known-card }.
       *[other] { $giver } gibt { $receiver } eine Karte{ known-card }.
    }
}
event-surrounded = Der letzte Polizist: Alle sind umstellt!
event-fence = { ROLE($seat) ->
    [reader] Du ziehst den Hehler. Zahlen werden angekauft.
   *[other] { $seat } zieht den Hehler. Zahlen werden angekauft.
}
event-forged = Fälschung! { $card } liegt oben: Zahlen ihrer Farben zählen nichts.
event-sells = { ROLE($seat) ->
    [reader] Du verkaufst { $card } für 2 Punkte.
   *[other] { $seat } verkauft { $card } für 2 Punkte.
}
event-targets = { ROLE($seat) ->
    [reader] Du zielst mit der Bombe auf { $giver }.
   *[other] { ROLE($giver) ->
        [reader] { $seat } zielt mit der Bombe auf dich.
       *[other] { $seat } zielt mit der Bombe auf { $giver }.
    }
}
event-throws = { ROLE($seat) ->
    [reader] Du wirfst { $card } weg.
   *[other] { $seat } wirft { $card } weg.
}
event-loses = { ROLE($seat) ->
    [reader] Du verlierst { $card }.
   *[other] { $seat } verliert { $card }.
}
event-pays = { ROLE($giver) ->
    [reader] Du gibst { $receiver } für die Bombe{ known-card }.
   *[other] { ROLE($receiver) ->
        [reader] { $giver } gibt dir für die Bombe{ known-card }.
       *[other] { $giver } gibt { $receiver } für die Bombe eine Karte{ known-card }.
    }
}
event-stunned = { ROLE($seat) ->
    [reader] { $turns ->
        [one] Du musst einmal aussetzen.
       *[other] Du musst { $turns }-mal aussetzen.
    }
   *[other] { $turns ->
        [one] { $seat } muss einmal aussetzen.
       *[other] { $seat } muss { $turns }-mal aussetzen.
    }
}
event-gains = { ROLE($seat) ->
    [reader] { $points ->
        [one] Du bekommst { $points } Punkt.
       *[other] Du bekommst { $points } Punkte.
    }
   *[other] { $points ->
        [one] { $seat } bekommt { $points } Punkt.
       *[other] { $seat } bekommt { $points } Punkte.
    }
}
event-empties = { ROLE($seat) ->
    [reader] Du hast keine Karten mehr.
   *[other] { $seat } hat keine Karten mehr.
}
event-runs_out = { ROLE($seat) ->
    [reader] Du musst ziehen, und der Stapel ist leer.
   *[other] { $seat } muss ziehen, und der Stapel ist leer.
}
event-holds = { KNOWN($cards) ->
    [yes] { ROLE($seat) ->
        [reader] Du behältst { $cards }.
       *[other] { $seat } behält { $cards }.
    }
   *[no] { ROLE($seat) ->
        [reader] Du behältst nichts.
       *[other] { $seat } behält nichts.
    }
}
bomb-then = ; danach:{ " " }
bomb-step_says = { $who ->
    [self] wer die Bombe legt,
    [left] wer links davon sitzt,
    [right] wer rechts davon sitzt,
    [chosen] die ausgesuchte Person
    [others] alle anderen
    [most_cards] wer die meisten Karten hat,
    [leaders] wer führt,
   *[everyone] alle
} { bomb-verb } { $count ->
    [half] die Hälfte der Karten
    [all] alle Karten
    [1] { $what ->
        [miss] einmal
        [gain] einen Punkt
       *[other] eine Karte
    }
   *[other] { $count ->
        [2] zwei
        [3] drei
       *[4] vier
    }{ $what ->
        [miss] mal
        [gain] { " " }Punkte
       *[other] { " " }Karten
    }
}{ $what ->
    [throw] { $count ->
        [all] { " " }weg
       *[other] { " " }nach eigener Wahl weg
    }
    [lose] { $count ->
        [all] { "" }
       *[other] , zufällig gezogen
    }
    [pay] { $count ->
        [all] { " " }an die Person, die die Bombe legt
       *[other] , zufällig gezogen, an die Person, die die Bombe legt
    }
    [miss] { " " }aus
   *[other] { "" }
}
bomb-verb = { $who ->
    [others] { bomb-verb-many }
    [everyone] { bomb-verb-many }
   *[other] { $what ->
        [throw] wirft
        [lose] verliert
        [pay] gibt
        [miss] setzt
        [gain] bekommt
       *[draw] zieht
    }
}
bomb-verb-many = { $what ->
    [throw] werfen
    [lose] verlieren
    [pay] geben
    [miss] setzen
    [gain] bekommen
   *[draw] ziehen
}
refused-does_not_fit =
    .full = { KNOWN($top) ->
        [yes] { $card } passt nicht auf { $top }: nötig ist die Farbe oder das Motiv
       *[no] { $card } passt nicht: nötig ist eine passende Karte der gezeigten Hand
    }
does-number = Beute: zählt { $n }, wenn du sie behältst.
does-key = Du wünschst dir eine Farbe.
does-safe = Wer als Nächstes dran wäre, setzt aus. Passt auf den großen Tresor.
does-bigsafe = Die nächsten zwei setzen aus. Passt auf den kleinen Tresor.
does-plan = Es geht andersherum weiter.
does-two_colours = Passt auf jede seiner Farben, und jede passt darauf. Es geht andersherum weiter.
does-crook = Du klaust jemandem verdeckt eine Karte, wenn kein Polizist dazwischenkommt.
does-trade = Du ziehst bei jemandem verdeckt eine Karte und gibst dafür eine von deinen.
does-police = Hält einen Gauner auf und bringt dir eine neue Karte. Zählt nichts.
does-dog = Liegt er offen vor dir, beklaut dich kein Gauner.
does-bomb = Tut, was ihr vorher ausgemacht habt.
does-fence = Wird er gezogen, dürfen alle Zahlen verkaufen: 2 Punkte das Stück.
does-key_anything = Passt auf alles. Du wünschst dir eine Farbe.
does-plan_anticlockwise = Es geht bis zum Ende der Runde gegen den Uhrzeigersinn weiter.
does-two_colours_anticlockwise = Passt auf jede seiner Farben, und jede passt darauf. Es geht bis zum Ende der Runde gegen den Uhrzeigersinn weiter.
does-police_round = Hält einen Gauner auf und bringt dir eine neue Karte. Zählt nichts. Der letzte von ihnen beendet die Runde.
does-police_match = Hält einen Gauner auf und bringt dir eine neue Karte. Zählt nichts. Der letzte von ihnen beendet die Partie.
does-number_forgery = Beute: zählt { $n }, wenn du sie behältst und am Ende nicht ihre Farbe oben liegt.

## faults

fault-bomb_no_such_rule = Die fertige Regel „{ $rule }“ gibt es nicht.
    .full = die fertige Regel '{ $rule }' gibt es nicht: möglich ist { $known } oder eine Liste von Schritten
fault-bomb_form = { fault-wrong_form }
    .full = nötig ist der Name einer fertigen Regel oder eine Liste von Schritten, nicht { $got }
fault-bomb_steps = Eine Regel hat einen bis { $most } Schritte, nicht { $got }.
    .full = nötig sind ein bis { $most } Schritte, nicht { $got }
fault-bomb_step = { $number }. Schritt: { $fault }
    .full = Schritt { $number }: { $fault }
fault-bomb_step_form = { fault-wrong_form }
    .full = nötig sind who, what und count, nicht { $got }
fault-bomb_who = { fault-choice_expected }
    .full = treffen kann es { $of }, nicht { $got }
fault-bomb_what = { fault-choice_expected }
    .full = geschehen kann { $of }, nicht { $got }
fault-bomb_count = { fault-number_expected }
    .full = nötig ist eine Zahl von { $least } bis { $most }, 'half' oder 'all', nicht { $got }
fault-bomb_number = { fault-number_expected }
    .full = bei '{ $what }' ist eine Zahl von { $least } bis { $most } nötig, nicht { $got }
fault-bomb_self = Niemand gibt sich selbst eine Karte.
    .full = niemand gibt sich selbst Karten: abgeben muss jemand anders
fault-deck_form = { fault-wrong_form }
    .full = nötig ist eine Tabelle mit Karten und wie oft es jede gibt, nicht { $got }
fault-deck_no_such_card = Die Karte „{ $card }“ gibt es nicht.
    .full = die Karte '{ $card }' gehört in keinen Kartensatz: Karten heißen etwa { $known }
fault-deck_count = { fault-number_expected }
    .full = für { $card } ist eine ganze Zahl von { $least } bis { $most } nötig, nicht { $got }
fault-deck_too_large = Ein Kartensatz hat höchstens { $most } Karten, nicht { $got }.
    .full = insgesamt sind es höchstens { $most } Karten, nicht { $got }
fault-deck_too_small = Mindestens { $least } Karten müssen eine Farbe haben, es sind nur { $got }.
    .full = mindestens { $least } Karten müssen eine Farbe haben, es sind { $got }

## learning

lesson-turn = Leg eine Karte
    .text = Farbe oder Motiv muss passen. Du darfst auch „Ich kann nicht“ sagen, selbst wenn es nicht stimmt. Zahlen auf der Hand sind Beute: Sie zählen am Ende der Runde.
lesson-doubt = Glaubst du das?
    .text = Zweifelst du zu Recht, wählst du die Karte, die gelegt wird, und darfst eine ziehen. Zweifelst du zu Unrecht, darf die andere Person zwei ziehen. So viele Karten, und nichts soll passen? Zweifle.
lesson-offer = Eine Karte für dich
    .text = Du darfst ziehen oder es lassen. Handkarten sind Beute: Nimm sie, außer du willst, dass der Stapel noch hält.
lesson-force = Ertappt
    .text = Such aus, welche Karte gelegt wird. Beute zu verlieren tut weh: Nimm die höchste Zahl.
lesson-answer = Ein Gauner kommt
    .text = Mit einem Polizisten behältst du alles und ziehst noch eine Karte. Ohne ihn ist eine Karte weg, verdeckt gezogen.
lesson-wish = Schlüsselloch
    .text = Du wünschst die nächste Farbe. Nimm die, von der du am meisten hast.
lesson-rob = Dein Gauner
    .text = Such dir ein Opfer. Viele Karten, viel Beute. Wer einen Polizisten hat, wehrt sich.
lesson-trade = Tausch
    .text = Du ziehst verdeckt eine Karte und gibst eine zurück. Eine billige Art, etwas loszuwerden.
lesson-give = Was gibst du zurück?
    .text = Irgendeine deiner Karten, auch die gezogene. Zahlen behalten, den Rest verschenken.

## hints

purpose-cannot = { $n ->
    [one] Es stimmt: Nichts in deiner Hand passt. Auch wenn jemand zweifelt, kannst du nur eine Karte ziehen.
   *[other] Es stimmt: Nichts in deiner Hand passt. Du ziehst eine Karte, und wer zweifelt, lässt dich zwei ziehen.
}
purpose-cannot_at_the_end = Wenn man dir glaubt, ist die Runde zu Ende: Es gibt keine Karte mehr zu ziehen.
purpose-bluffs = { $n ->
    [one] Ein Bluff: Eine deiner Karten passt. Wird er geglaubt, behältst du alles und ziehst eine Karte.
   *[other] Ein Bluff: { $n } deiner Karten passen. Wird er geglaubt, behältst du alles und ziehst eine Karte.
}
purpose-guards = In dieser Runde darf dir niemand mehr einen Gauner schicken.
purpose-ends_round = Deine letzte Karte: Damit ist die Runde zu Ende.
purpose-calls_police = Ein Polizist zählt nichts, und du ziehst für ihn eine Karte.
purpose-police_at_the_end = Für ihn gibt es keine Karte mehr zu ziehen: Die Runde ist zu Ende.
purpose-surrounds = { $ending ->
    [match] Der letzte Polizist: Die Partie ist zu Ende, und du darfst noch eine Karte nehmen.
   *[round] Der letzte Polizist: Die Runde ist zu Ende, und du darfst noch eine Karte nehmen.
}
purpose-unlocks = Du bestimmst die Farbe, nach der sich { $seat } richten muss, und das kostet dich { purpose-points }.
purpose-skips = { $seat } setzt aus, und das kostet dich { purpose-points }.
purpose-skips_two = { $seat } und { $target } setzen aus, und das kostet dich { purpose-points }.
purpose-plays_again = Du bist gleich noch einmal dran, und das kostet dich { purpose-points }.
purpose-turns_round = Dreht die Richtung um: Als Nächstes kommt { $seat }, nicht { $target }.
purpose-steals = Du gibst { purpose-points } her und darfst versuchen, eine Karte zu klauen.
purpose-trades = Du darfst bei jemandem eine Karte ziehen und suchst aus, welche du zurückgibst.
purpose-cheapest = { $n ->
    [0] Kostet dich nichts: Nichts, was passt, ist billiger.
   *[other] Kostet nur { purpose-points }: Nichts, was passt, ist billiger.
}
purpose-believes = Ein Zweifel zu Unrecht ließe { $seat } bis zu zwei Karten ziehen.
purpose-believes_at_the_end = Es gibt keine Karte mehr zu ziehen: Zweifelt niemand, ist die Runde zu Ende.
purpose-doubts = { $n ->
    [one] Passt die einzige Karte von { $seat } doch, wird sie gelegt
   *[other] Passt eine der { $n } Karten von { $seat } doch, suchst du aus, welche gelegt wird
}{ $draws ->
    [yes] , und du darfst eine ziehen.
   *[no] .
}{ $costs ->
    [yes] { " " }Ein Zweifel zu Unrecht kostet dich eine Karte.
   *[no] { "" }
}
purpose-wards = Der Gauner bekommt nichts, und für den Polizisten ziehst du eine Karte.
purpose-lets = { $police ->
    [one] { $seat } zieht blind eine deiner { $n } Karten. Ist es nicht dein Polizist, behältst du ihn für später.
   *[other] { $seat } zieht blind eine deiner { $n } Karten. Ein Polizist bleibt dir auf jeden Fall für später.
}
purpose-draws = { $n ->
    [one] Noch eine Karte: Sie zählt für dich, außer sie ist ein Polizist.
   *[other] Noch { $n } Karten: Jede zählt für dich, außer sie ist ein Polizist.
}
purpose-declines = Die letzte Karte bleibt im Stapel; wer danach ziehen muss, beendet die Runde.
purpose-wishes = { $n ->
    [one] Von keiner Farbe hast du mehr: Eine Karte zeigt { said-colour }.
   *[other] Von keiner Farbe hast du mehr: { $n } Karten zeigen { said-colour }.
}
purpose-spares = Niemand verliert eine Karte an dich, und niemand ruft die Polizei.
purpose-hits_leader = Von den anderen hat { $seat } die meisten Punkte: { $total }.
purpose-sells = Sofort { $price } Punkte für eine Karte, die { $n } zählt, und dafür eine neue.
purpose-sells_at_the_end = Sofort { $price } Punkte für eine Karte, die { $n } zählt. Eine neue gibt es nicht dafür: Die Runde endet.
purpose-takes_dearest = Nichts, was passt, ist mehr wert: { purpose-points } weniger für { $seat }.
purpose-gives_least = Das Wenigste, was du geben kannst: { purpose-points } für { $seat }.
purpose-gives_more = { purpose-points } für { $seat }; du hast Billigeres.
purpose-throws_least = Nichts in deiner Hand zählt weniger: { purpose-points }.
purpose-throws_more = Kostet { purpose-points }; du hast Billigeres.

## gallery

deck = 104 Karten und vier für die Varianten. Was du am Ende auf der Hand hast, ist deine Beute; wo nichts steht, zählt eine Karte 1.
tale = { $tail ->
    [1] Lag da einfach. In der Kasse.
    [2] Geht nach dem Mond. Gearbeitet wird ja auch nachts.
    [3] Von Tante Erna. Sie weiß es nur noch nicht.
    [4] Schwer zu tragen, leicht zu erklären: gefunden.
    [key] Wer durchschaut, darf sich etwas wünschen.
    [safe] Die Kombination ist ein Geburtstag. Aber wessen?
    [bigsafe] Drei Tage gebohrt. Die Tür war nur angelehnt.
    [plan] { $head ->
        [r] Durch den Keller rein, durch die Konditorei raus.
        [y] Der Tunnel ist fertig. Er endet im Freibad.
        [g] Von hinten gelesen ist es ein Strickmuster.
        [b] Norden ist oben. Meistens.
       *[other] Mehrere Wege führen hinaus. Einer davon zur Wache.
    }
    [crook] { $head ->
        [r] Mütze, Maske, Sack. Länger war die Lehre nicht.
        [y] Geht nie ohne Handtasche. Es ist nie die eigene.
        [g] Hat lange Finger und noch längere Ausreden.
       *[b] Stiehlt nur aus guten Häusern. Sieht vorher nach.
    }
    [trade] Deins war meins, meins wird deins, und keiner hat was gesehen.
   *[other] { $head ->
        [police] Immer am richtigen Ort. Eine Stunde später.
        [dog] Beißt nur Leute mit Sack.
        [bomb] Tickt sie noch? Dann ist ja gut.
        [fence] Fragt nie, woher. Sagt nie, wohin.
       *[other] { "" }
    }
}
group-two_colours = Mehrere Farben
group-colourless = Ohne Farbe
group-variants = Für Varianten

## pad

pad-ask-top = Welche Farbe zeigt die oberste Karte?
pad-ask-loot = Wer hat was auf der Hand?
pad-ask-encircled = Kam der letzte Polizist?
pad-hint-top = Zahlen in dieser Farbe zählen nichts: Lass sie unten weg. Mehrere Farben nur bei einem Plan mit allen davon.
pad-hint-loot = Polizisten zählen nichts. „Andere“ sind alle übrigen Karten.
pad-own_deck = Dann gibt es Pläne in allen Farben, und es wird nicht geprüft, ob es von einer Karte so viele gibt.

## stats

deed-robberies = Karten geklaut
deed-doubts = Bluffs durchschaut
deed-fenced = Zahlen beim Hehler verkauft

## lab

lab-excuses = „Ich kann nicht“
    .more = mehr „Ich kann nicht“
    .less = weniger „Ich kann nicht“
    .says = Mal je Runde sagt jemand „Ich kann nicht“.
    .name = die „Ich kann nicht“
lab-lies = Lügen
    .more = frechere Lügen
    .less = mehr Ehrlichkeit
    .says = aller „Ich kann nicht“ sind gelogen.
    .name = die Lügen
lab-doubted = Zweifel
    .more = mehr Zweifel
    .less = weniger Zweifel
    .says = Mal je Runde wird gezweifelt.
    .name = die Zweifel
lab-caught = Aufgeflogene Lügen
    .more = mehr Lügen fliegen auf
    .less = weniger Lügen fliegen auf
    .says = aller Lügen fliegen auf.
    .name = wie viele Lügen auffliegen
lab-thefts = Diebstähle
    .more = mehr Diebstähle
    .less = weniger Diebstähle
    .says = Diebstähle gibt es je Runde.
    .name = die Diebstähle
lab-warded = Polizei rechtzeitig
    .more = die Polizei kommt öfter
    .less = die Polizei kommt seltener
    .says = der Diebstähle verhindert die Polizei.
    .name = die Polizei
lab-bombs = Bomben
    .more = mehr Bomben
    .less = weniger Bomben
    .says = Bomben fallen je Runde.
    .name = die Bomben
lab-dogs = Wachhunde
    .more = mehr Wachhunde
    .less = weniger Wachhunde
    .says = Wachhunde werden je Runde ausgelegt.
    .name = die Wachhunde
lab-sold = Beim Hehler verkauft
    .more = mehr Ware beim Hehler
    .less = weniger Ware beim Hehler
    .says = Karten je Runde kauft der Hehler.
    .name = was der Hehler kauft

## terminal

about = Karten nach Farbe oder Motiv legen und es lieber lassen: Was du am Ende noch hast, ist deine Beute.
prompt-turn = Leg eine Karte, die passt, oder sag „Ich kann nicht“.
prompt-doubt = „Ich kann nicht“: Glaubst du das?
prompt-force = Erwischt! Welche Karte muss auf den Stapel?
prompt-wish = Wünsch dir eine Farbe.
prompt-rob = Wen beklaut dein Gauner?
prompt-answer = Ein Gauner! Geschehen lassen, oder die Polizei rufen?
prompt-trade = Mit wem tauschst du?
prompt-give = Welche Karte gibst du zurück?
prompt-take = Umstellt! Von wem nimmst du eine letzte Karte?
prompt-sell = Der Hehler zahlt 2 Punkte für jede Zahlenkarte: verkaufen oder fertig.
prompt-target = Wen trifft deine Bombe?
prompt-throw = Die Bombe! Welche Karte wirfst du weg?
prompt-offer = Willst du ziehen? Du darfst auch verzichten.
prompt-drawn = Die gerade gezogene Karte legen oder behalten?
option-doubters-name = wer zweifeln darf
option-doubters-full = Wer bei „Ich kann nicht“ zweifeln darf: nur wer als Nächstes dran ist, oder reihum alle.
option-forced_card_acts-name = erzwungene Karten wirken
option-forced_card_acts-full = Eine Karte, die durch einen Zweifel gelegt wird, hat ihre Wirkung.
option-plan-name = Plan
option-plan-full = Wohin ein Plan das Spiel dreht: andersherum, oder, wie gedruckt, bis zum Ende der Runde gegen den Uhrzeigersinn.
option-forgery-name = Fälschung
option-forgery-full = Am Ende einer Runde sind Zahlen in den Farben der obersten Karte wertlos.
option-surrounded-name = von der Polizei umstellt
option-surrounded-full = Der 8. Polizist (bei weniger als sechs Leuten: der 6.) beendet die Runde.
option-fence-name = Hehler
option-fence-full = Im Stapel steckt ein Hehler, der allen Zahlen für je 2 Punkte abkauft.
option-watchdog-name = Wachhund
option-watchdog-full = Zwei Wachhunde, offen ausgelegt, halten Gauner fern.
option-bomb-name = Bombe
option-bomb-full = Eine Bombe, deren Regel ihr selbst macht.
option-bomb_rule-name = Regel der Bombe
option-bomb_rule-full = Was die Bombe tut: blast, collection, panic, smoke, robin_hood, jackpot, oder bis zu drei Schritte aus who, what und count.
option-deck-name = Kartensatz
option-deck-full = Wie oft es jede Karte gibt; sonst hängt das davon ab, wie viele mitspielen.
option-rounds-name = Runden
option-rounds-full = Wie viele Runden gespielt werden; 0 heißt: so viele, wie Leute mitspielen.
option-wrong_doubt-name = Zweifel zu Unrecht
option-wrong_doubt-full = Was ein Zweifel zu Unrecht kostet: nichts, oder eine blind gezogene Karte für die Person, die die Wahrheit gesagt hat.
option-last_card-name = letzte Karte
option-last_card-full = Ob jemandes letzte Karte noch wirkt oder die Runde sofort endet, wenn sie gelegt wird.
option-surrounded_ends-name = was die Umstellung beendet
option-surrounded_ends-full = Was der letzte Polizist beendet: die Runde oder die ganze Partie.
option-keyhole-name = Schlüsselloch
option-keyhole-full = Worauf ein Schlüsselloch gelegt werden darf: worauf es passt oder auf alles.
option-drawn_card-name = gezogene Karte
option-drawn_card-full = Ob die Karte, die nach einem geglaubten „Ich kann nicht“ gezogen wird, warten muss oder gleich gelegt werden darf.
option-empty_pile-name = leerer Stapel
option-empty_pile-full = Was ein leerer Nachziehstapel bewirkt: Die Runde endet, oder der Ablagestapel wird gemischt und wieder gezogen.
word-anticlockwise = gegen den Uhrzeigersinn
shown-bomb_rule = Bombe
    .step = { bomb-step_says }
word-clockwise = im Uhrzeigersinn
shown-direction = Richtung
shown-draw_pile = Nachziehstapel
shown-offered = angeboten
shown-drawn = gezogen
shown-discards = Ablagestapel
shown-misses = setzt aus
shown-policemen = Polizisten
shown-sold = verkauft
shown-to_throw = wegzuwerfen
shown-top = oben
shown-turn = dran { $name }
shown-watchdogs = Wachhunde
shown-wish = Wunsch
word-red = rot
word-yellow = gelb
word-green = grün
word-blue = blau
fault-wish_expected = nötig sind 'wish' und eine Farbe, etwa 'wish red', nicht '{ $typed }'
fault-seat_expected = nötig ist '{ $verb } seat 0' bis '{ $verb } seat { $last }'{ KNOWN($nobody) ->
    [yes] { " " }oder 'nobody'
   *[no] { "" }
}, nicht '{ $typed }'
fault-no_such_card = die Karte '{ $card }' gibt es nicht: nötig sind Farbbuchstabe und Motiv oder Zahl, etwa { $example }{ fault-near }
