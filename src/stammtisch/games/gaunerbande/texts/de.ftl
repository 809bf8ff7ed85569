### Deutsch: per Du, kurz und trocken.

## house

mood = Stiche meiden, Gauner loswerden. Oder alle fangen.
time = 45–90 min
card = { $code ->
    [g0] Staubsauger­vertreter
    [g1] Autoverkäufer
    [g2] Gärtnerin
    [g3] Briefträger
    [g4] Busfahrer
    [g5] Bäckerin
    [g6] Försterin
    [g7] Kellner
    [g8] Tischlerin
    [g9] Lehrerin
    [g10] Apotheker
    [g11] Tierärztin
    [g12] Professor
    [b0] Staubsauger­vertreter
    [b1] Hausmeister
    [b2] Fischer
    [b3] Putzfrau
    [b4] Klempner
    [b5] Schneiderin
    [b6] Elektriker
    [b7] Kapitänin
    [b8] Baumeister
    [b9] Bibliothekarin
    [b10] Pilot
    [b11] Ärztin
    [b12] Notar
    [r0] Staubsauger­vertreter
    [r1] Zirkusdirektor
    [r2] Wirtin
    [r3] Friseur
    [r4] Metzger
    [r5] Köchin
    [r6] Feuerwehrmann
    [r7] Erzieherin
    [r8] Schmied
    [r9] Opernsängerin
    [r10] Korrupter Politiker
    [r11] Bankdirektorin
    [r12] Richter
    [k0] Schläger
    [k1] Schwarzfahrer
    [k2] Zechpreller
    [k3] Hütchenspieler
    [k4] Falschspieler
    [k5] Taschendieb
    [k6] Schmuggler
    [k7] Wahrsagerin
    [k8] Fälscher
    [k9] Heirats­schwindlerin
    [k10] Erpresser
    [k11] Bankräuber
    [k12] Pate
   *[other] { $code }
}
    .short = { $tail }
    .long = { card-colour } { $tail }, { $name }
card-colour = { $head ->
    [g] Grüne
    [b] Blaue
    [r] Rote
   *[k] Schwarze
}

## table

refused-first_trick = Im ersten Stich weder Gauner noch Politiker, solange du etwas anderes hast.
    .full = im ersten Stich weder schwarze Karten noch die rote 10, solange du etwas anderes hast
refused-opening = Die Runde beginnt mit der Anfangskarte.
    .full = die Runde beginnt mit { $card }
refused-politician_first = Hast du nur noch Gauner und den Politiker, musst du mit dem Politiker eröffnen.
    .full = Schwarz ist noch nicht frei: Wer nur schwarze Karten und die rote 10 hat, spielt die rote 10
refused-black_closed = Schwarz ist noch nicht gefallen, damit darfst du noch nicht eröffnen.
    .full = in dieser Runde ist noch keine schwarze Karte gefallen: nötig ist eine andere Farbe
first_free = Du kannst nicht bedienen. Im ersten Stich noch kein Schwarz und kein Politiker.
opening = Die Runde beginnt mit der Anfangskarte: { $card }.
opens_here = Zählt nichts. Eröffnet die Runde.
lead_closed = Du eröffnest. Noch kein Schwarz: Es ist noch kein Gauner gefallen.
united = Die Bande ist vereint!
united_text = Alle Gauner und der Politiker liegen bei dir. Was machst du daraus?
others = Allen anderen +{ $n }
self = Mir −{ $n }
shout = Die Bande ist vereint!
pad_note = Wer die wenigsten Punkte hat, gewinnt.
option-limit = Punktgrenze
    .doc = Die Partie endet nach der Runde, in der jemand darüber kommt.
option-rounds = Runden
    .doc = Wie viele gespielt werden, egal wie es steht; 0: bis jemand über der Punktgrenze ist.
option-passing = Weitergeben
    .doc = Jede Runde einen Platz weiter; reihum links, rechts (zu viert auch gegenüber) und behalten; oder nie.
    .of-around = rundherum
    .of-hearts = links, rechts und so weiter
    .of-none = nie
option-exactly = Genau die Punktgrenze
    .doc = Was genau die Punktgrenze bewirkt: nichts Besonderes, oder man fällt auf die Hälfte.
    .of-counts = zählt einfach
    .of-half = wird halbiert
option-looking_back = Zurückschauen
    .doc = Ob man in einer Runde alle genommenen Karten ansehen darf oder nur den letzten Stich.
    .of-open = alles
    .of-last_trick = der letzte Stich
reckon-clears = Vereinte Bande
    .title = { ROLE($who) ->
        [reader] Du vereinst die Bande
       *[other] { $who } vereint die Bande
    }: { $n } Punkte weniger
reckon-charges = Vereinte Bande
    .title = { ROLE($who) ->
        [reader] Du vereinst die Bande
       *[other] { $who } vereint die Bande
    }: { $n } für alle anderen
event-scores = Runde { $round } ist gezählt.
event-ends = Die Partie ist aus.
event-passes = { ROLE($giver) ->
    [reader] Du gibst { $receiver } drei Karten{ known-cards }.
   *[other] { ROLE($receiver) ->
        [reader] { $giver } gibt dir drei Karten{ known-cards }.
       *[other] { $giver } gibt { $receiver } drei Karten{ known-cards }.
    }
}
event-plays = { ROLE($seat) ->
    [reader] Du spielst { $card }.
   *[other] { $seat } spielt { $card }.
}
event-takes = { ROLE($seat) ->
    [reader] Du nimmst den Stich{ trick-points }.
   *[other] { $seat } nimmt den Stich{ trick-points }.
}
trick-points = { $points ->
    [0] { "" }
    [one] { ": " }{ $points } Punkt
   *[other] { ": " }{ $points } Punkte
}
event-halves = { ROLE($seat) ->
    [reader] Du stehst auf genau { $before } und fällst auf { $after }.
   *[other] { $seat } steht auf genau { $before } und fällt auf { $after }.
}
event-deals = Runde { $round }: Die Karten sind verteilt.
event-opens = { ROLE($seat) ->
    [reader] Du hast die Anfangskarte und beginnst.
   *[other] { $seat } hat die Anfangskarte und beginnt.
}
event-unites = { ROLE($seat) ->
    [reader] Du hast die Gaunerbande vereint!
   *[other] { $seat } hat die Gaunerbande vereint!
}
event-charges = { ROLE($seat) ->
    [reader] Du schiebst allen anderen { $worth } Punkte zu.
   *[other] { $seat } schiebt allen anderen { $worth } Punkte zu.
}
event-clears = { ROLE($seat) ->
    [reader] Du streichst dir { $worth } Punkte.
   *[other] { $seat } streicht sich { $worth } Punkte.
}
refused-chosen_already =
    .full = { $card } ist schon gewählt: nötig sind drei verschiedene Karten
refused-must_follow =
    .full = { $colour ->
        [green] Grün
        [blue] Blau
        [red] Rot
       *[black] Schwarz
    } wurde gespielt, und du hast es: du musst bedienen
does-plain = Zählt nichts.
does-opens = Eröffnet zu viert und zu fünft die Runde. Sonst nicht dabei.
does-opens_instead = Eröffnet die Runde zu dritt und zu sechst.
does-only_four = Zählt nichts. Nur zu viert dabei.
does-crook = 1 Punkt.
does-thug = 1 Punkt. Zu dritt und zu sechst nicht dabei.
does-politician = 13 Punkte, zu dritt und zu sechst 12.

## learning

lesson-pass = Drei Karten weg
    .text = Jeder schwarze Gauner in deinen Stichen kostet einen Punkt, der rote Politiker dreizehn. Gib her, womit du Stiche fängst: hohe Karten, vor allem rote und schwarze.
lesson-begin = Du fängst an
    .text = Die grüne 0 eröffnet die Runde. Tippen hebt eine Karte hoch, noch einmal tippen spielt sie.
lesson-count = Das hat gezählt
    .text = In Klammern stehen die Punkte dieser Runde: je weniger, desto besser. Nur wer alle Gauner und den Politiker fängt, lässt die anderen zahlen.
lesson-lead = Du eröffnest
    .text = Die anderen müssen deine Farbe bedienen, die höchste Karte davon nimmt alles. Eine niedrige gibt den Stich ab. Schwarz geht erst, wenn schon Schwarz gefallen ist.
lesson-free = Freie Wahl
    .text = Du kannst nicht bedienen und den Stich nicht bekommen. Jetzt weg mit Gaunern und Politiker: Jemand anders nimmt sie.
lesson-follow = Farbe bedienen
    .text = Die hellen Karten passen. Bleib unter der Karte, die führt. Oder nimm den Stich mit deiner höchsten, wenn nichts darin liegt, was Punkte kostet.

## hints

purpose-sheds_politician = Der Politiker ist weg, während jemand anders den Stich nehmen muss.
purpose-sheds_crook = Ein Gauner kommt in den Stich, und den nimmt jemand anders.
purpose-below_politician = Fällt der Politiker in diesen Stich, bekommst du ihn nicht: Er schlägt deine Karte.
purpose-passes_politician = Der Politiker ist weg: Wer ihn nimmt, bekommt { purpose-points }.
purpose-passes_catcher = Rot über dem Politiker: Damit könntest du ihn fangen.
purpose-charges = { $ending ->
    [wins] Alle anderen bekommen { purpose-points }. Damit endet die Partie, und niemand hat weniger als du.
    [loses] Alle anderen bekommen { purpose-points }. Damit endet die Partie, aber jemand hat weniger als du.
   *[goes_on] Alle anderen bekommen { purpose-points }, und die Partie geht weiter.
}
purpose-clears = { $ending ->
    [wins] Zieht dir { purpose-points } ab. Damit endet die Partie, und niemand hat weniger als du.
    [loses] Zieht dir { purpose-points } ab. Damit endet die Partie, aber jemand hat weniger als du.
   *[goes_on] Zieht dir { purpose-points } ab: Dann hast du { $total }, und die Partie geht weiter.
}

## gallery

deck = 52 Berufe. Die höchste Karte der angespielten Farbe nimmt den Stich. Wer Gauner nimmt, bekommt Punkte; wer alle nimmt, verteilt sie.
tale = { $code ->
    [g0] Nur ganz kurz, dann ist der Teppich wie neu.
    [g1] Erste Hand, Rentnerin, nur sonntags gefahren.
    [g2] Redet mit Tulpen. Die Tulpen hören zu.
    [g3] Kennt jeden Hund der Straße beim Zahn.
    [g4] Sieht dich rennen. Lächelt. Fährt.
    [g5] Steht auf, wenn der Stammtisch heimgeht.
    [g6] Grüßt jeden Baum. Die meisten grüßen zurück.
    [g7] Kollege kommt gleich.
    [g8] Zweimal messen, einmal fluchen, einmal sägen.
    [g9] Weiß, wer das war. Wartet nur noch.
    [g10] Dreimal täglich, und erzählen Sie’s nicht weiter.
    [g11] Der Patient schweigt. Sein Herrchen leider nicht.
    [g12] Hat die Antwort gefunden und die Frage verlegt.
    [b0] Auch die Treppe, auch die Katze, alles wird sauber.
    [b1] Hat alle Schlüssel. Nur der eine fehlt gerade.
    [b2] So groß war er. Mindestens.
    [b3] Weiß, was unter jedem Teppich liegt.
    [b4] Kommt zwischen acht und Donnerstag.
    [b5] Sieht dir an, was du gestern gegessen hast.
    [b6] Das rote Kabel war es schon mal nicht.
    [b7] Geht als Letzte. Meistens aus der Kneipe.
    [b8] Steht wie eine Eins. Die Tür kommt später.
    [b9] Psst.
    [b10] Rechts sehen Sie Wolken, links sehen Sie Wolken.
    [b11] Tief einatmen. Und jetzt die Wahrheit.
    [b12] Liest alles vor. Wirklich alles.
    [r0] Zwanzig Meter Schlauch, jeder ein Versprechen.
    [r1] Der Löwe ist heute gut gelaunt. Glaubt er.
    [r2] Weiß, was du trinkst, und was du noch schuldest.
    [r3] Nur die Spitzen. Hat er bei sich auch gesagt.
    [r4] Darf’s ein bisschen mehr sein?
    [r5] Das Rezept ist geheim, der Nachschlag nicht.
    [r6] Löscht auch Durst.
    [r7] Zwanzig Kinder, zwei Augen, keine Zweifel.
    [r8] Macht Glück nach Maß, in jeder Hufgröße.
    [r9] Es ist erst vorbei, wenn sie fertig ist.
    [r10] Welches Köfferchen?
    [r11] Zählt nachts keine Schafe.
    [r12] Ruhe im Saal, auch auf den billigen Plätzen.
    [k0] Redet wenig. Musste er nie.
    [k1] Schaut aus dem Fenster. Seit sechs Stationen.
    [k2] Nur kurz an die frische Luft.
    [k3] Wo ist die Kugel? Eben.
    [k4] Vier Asse. Das fünfte kommt gleich.
    [k5] Weiß immer, wie spät es ist. Bei dir.
    [k6] Nur Sauerkraut, Herr Wachtmeister.
    [k7] Sieht eine Reise. Und deine Geldbörse.
    [k8] Das Lächeln ist alt, der Bart ist neu.
    [k9] Ja, ich will. Schon zum siebten Mal.
    [k10] Kauft viele Zeitungen und liest keine.
    [k11] Hebt ab. Ein Konto hat er nicht.
    [k12] Macht dir ein Angebot. Es ist nur das eine.
   *[other] { "" }
}

## examples

example-round-0 = So führt die Anleitung durch eine Runde, mit Anna, Tobi, Mona und Chris. Sie nennt das Weitergeben, drei Stiche und die Punkte; alles andere ist von uns.
example-round-3 = Drei Karten nach links: Anna gibt sie Tobi, bevor sie weiß, was von Chris kommt. Die blaue und die rote 12 müssen weg, sie würden Stiche fangen.
example-round-6 = Tobi gibt Mona einen hohen Gauner, die schwarze 11. Wer hoch in Schwarz ist, sammelt Punkte.
example-round-12 = Erst jetzt nehmen alle auf, was für sie daliegt. Anna hat die grüne 0, also beginnt sie, und zwar mit ihr.
example-round-14 = Tobi hat Grün und muss bedienen. Welche grüne Karte er nimmt, ist seine Sache.
example-round-15 = Mona hat kein Grün, nur Blau und Schwarz. Im ersten Stich darf sie keinen Gauner abwerfen, solange sie etwas anderes hat: also Blau.
example-round-16 = Die höchste grüne Karte gewinnt, die 12. Monas blaue 10 zählt nicht mit. Chris nimmt den Stich und eröffnet den nächsten.
example-round-17 = Mit Schwarz darf noch niemand eröffnen, denn es ist noch keine schwarze Karte gefallen. Chris spielt die grüne 3.
example-round-20 = Ab dem zweiten Stich darf Mona abwerfen, was sie will: einen Gauner. Anna hat die höchste grüne Karte und nimmt ihn mit, ein Punkt.
example-round-21 = Eine schwarze Karte ist gefallen. Jetzt darf Anna mit Schwarz eröffnen.
example-round-24 = Chris hat kein Schwarz und wird den Politiker los. Mona hat die höchste schwarze Karte: drei Gauner und der Politiker, 16 Punkte.
example-round-25 = So weit erzählt die Anleitung. Wie es weitergeht, haben wir uns ausgedacht, und zwar so, dass ihre Punkte stimmen.
example-round-64 = Gezählt wird: Anna 1, Tobi 0, Mona 16, Chris 9. In der Anleitung stehen bei Chris 8, aber zusammen müssen es 26 sein.
example-round-76 = In der nächsten Runde gehen die Karten zwei Plätze weiter: Anna und Mona tauschen drei, Tobi und Chris auch. So geht es fort, bis jemand über 100 kommt.

## pad

pad-ask-won = Wer hat wie viele Gauner?
pad-ask-politician = Wer hat den korrupten Politiker?
pad-ask-every_trick = Sogar alle Stiche
pad-ask-gang = Die Bande ist vereint! Was nun?
pad-hint-every_trick = Dann zählt die Bande doppelt.

## stats

deed-gangs = Gaunerbanden vereint
deed-politicians = Korrupte Politiker eingesteckt

## lab

lab-gangs = Vereinte Banden
    .more = mehr vereinte Banden
    .less = weniger vereinte Banden
    .says = Banden werden je Runde vereint.
    .name = die vereinten Banden
lab-cleared = Selbst gutgeschrieben
    .more = mehr Banden zur eigenen Entlastung
    .less = weniger Banden zur eigenen Entlastung
    .says = der Banden senken das eigene Konto.
    .name = wofür Banden genutzt werden
lab-gifts = Verschenkte Gauner
    .more = mehr verschenkte Gauner
    .less = weniger verschenkte Gauner
    .says = Gauner je Runde landen in fremden Stichen.
    .name = die verschenkten Gauner
lab-clean = Weiße Westen
    .more = mehr weiße Westen
    .less = weniger weiße Westen
    .says = Leute je Runde bleiben ohne einen Punkt.
    .name = die weißen Westen

## terminal

about = Keine Gauner in deinen Stichen, und keinen korrupten Politiker. Oder gleich alle.
prompt-pass = Such drei Karten aus, die du weitergibst.
prompt-play = Spiel eine Karte.
prompt-gang = Du hast die Gaunerbande vereint: ihre Punkte den anderen zuschieben oder dir selbst abziehen?
option-limit-name = Punktgrenze
option-limit-full = Die Partie endet nach einer Runde, in der jemand über so viele Punkte kommt.
option-rounds-name = Runden
option-rounds-full = Wie viele Runden gespielt werden, egal wie es steht; 0 heißt: bis jemand über die Punktgrenze kommt.
option-passing-name = Weitergeben
option-passing-full = Wohin Karten gehen: jede Runde einen Platz weiter, reihum links, rechts, zu viert auch gegenüber, und dann nirgendwohin; oder nie irgendwohin.
option-exactly-name = genau die Punktgrenze
option-exactly-full = Was ein Stand von genau der Punktgrenze bewirkt: Er zählt wie jeder andere oder fällt auf die Hälfte.
option-looking_back-name = Zurückschauen
option-looking_back-full = Ob man in einer Runde genommene Karten und ihre Punkte ansehen darf, oder nur den letzten Stich.
shown-black_open = Schwarz frei
shown-limit = Punktgrenze
shown-rounds = Runden
fault-no_such_card = die Karte '{ $card }' gibt es nicht: nötig sind Farbbuchstabe und Rang, etwa { $example }{ fault-near }
shown-trick = Stich
