### Deutsch: per Du, kurz und trocken.

## house

mood = Farbe oder Rang bedienen, schwarze Spione meiden.
time = 45–60 min
card = { $tail ->
    [1] Informant
    [2] Vernehmungs­beamter
    [3] Eindringling
    [4] Saboteur
    [5] Attentäter
    [6] Agent
    [7] { $head ->
        [k] Schwarzer Spion
       *[other] Guter Spion
    }
    [8] Doppelagent
    [9] Codeknacker
    [10] Stellvertretender Direktor
    [11] Direktor
   *[other] { $code }
}
    .short = { $tail }
    .long = { card-colour } { $tail }, { $name }
card-colour = { $head ->
    [b] Blaue
    [y] Gelbe
    [r] Rote
    [g] Grüne
   *[k] Schwarze
}

## table

refused-no_black_announced = Schwarz kann man nicht ansagen.
    .full = Schwarz kann man nicht ansagen: möglich sind blau, gelb, rot und grün
refused-not_in_pile = Diese Karte liegt nicht im Stapel.
    .full = { $card } liegt nicht im Maulwurf-Stapel
refused-announced = Eröffnet wird mit der angesagten Farbe.
    .full = { $colour ->
        [blue] Blau
        [yellow] Gelb
        [red] Rot
       *[green] Grün
    } ist angesagt: damit wird eröffnet
refused-first_trick = Kein Schwarz im ersten Stich, solange etwas anderes erlaubt ist.
    .full = kein Schwarz im ersten Stich, solange etwas anderes erlaubt ist: nötig ist eine Karte einer anderen Farbe
refused-no_black_lead = Der erste Stich wird nicht mit Schwarz eröffnet.
    .full = der erste Stich darf nicht mit Schwarz eröffnet werden
follow = { said-colour } oder eine { $rank } bedienen.
follow_clean = { said-colour } oder eine { $rank } bedienen. Noch kein Schwarz.
free_clean = Du kannst nicht bedienen. Im ersten Stich noch kein Schwarz.
no_black = Du eröffnest, mit jeder Farbe außer Schwarz.
announced = { said-colour } ist angesagt: Damit eröffnest du.
said = Angesagt: { said-colour }
mole = Der Maulwurf-Stapel
mole_text = Such dir drei Karten aus.
mole_pile = Maulwurf: { $n }
announce = Sag eine Farbe an
announce_text = Mit ihr wird die Runde eröffnet.
all_black = Alle schwarzen Karten!
all_black_text = Gefangen nehmen gibt allen anderen 60 Punkte, freilassen nimmt dir 60 ab.
capture = Gefangen nehmen
release = Freilassen
shout = Alle sechzehn!
pad_note = Wer die wenigsten Punkte hat, gewinnt.
option-limit = Punktgrenze
    .doc = Die Partie endet, wenn jemand so viele Punkte erreicht. Üblich: 200 zu dritt, 150 zu viert, 120 zu fünft, 100 zu sechst.
option-no_good_spies = Keine guten Spione
    .doc = Die guten Spione (farbige 7) zählen nichts statt −5.
option-capture_or_release = Gefangen nehmen oder freilassen
    .doc = Wer alle 16 schwarzen Karten nimmt, wählt: 60 Punkte für alle anderen oder 60 weniger für sich.
option-mole = Der Maulwurf
    .doc = Ab der zweiten Runde werden drei Karten pro Person beiseitegelegt; wer die meisten Punkte hat, sucht sich zuerst drei davon aus.
option-announce_a_colour = Eine Farbe ansagen
    .doc = Nach dem Weitergeben sagt der Geber die Farbe an, mit der eröffnet wird.
option-follow_the_rank = Dem Rang folgen
    .doc = Auch der Rang der Karte, die der rechte Nachbar gespielt hat, ist erlaubt.
option-reduce_points = Punkte reduzieren
    .doc = Nur ein Punktestand über der Grenze beendet die Partie. Genau die Grenze oder genau die Hälfte davon wird halbiert.
option-rounds = Runden
    .doc = Wie viele gespielt werden, egal wie es steht; 0: bis zur Punktgrenze.
option-looking_back = Zurückschauen
    .doc = Ob man in einer Runde alle genommenen Karten ansehen darf oder nur den letzten Stich.
    .of-open = alles
    .of-last_trick = der letzte Stich
option-first_trick = Der erste Stich
    .doc = Ob man Schwarz dazugeben darf oder nur, wenn nichts anderes erlaubt ist.
    .of-free = Schwarz erlaubt
    .of-clean = kein Schwarz
option-keep_every = Karten behalten
    .doc = In jeder N-ten Runde gibt niemand weiter; 0: nie.
reckon-releases = Alle schwarzen Karten
    .title = { ROLE($who) ->
        [reader] Du hast alle schwarzen Karten
       *[other] { $who } hat alle schwarzen Karten
    }: { $n } Punkte weniger
reckon-all_black = Alles Schwarze anderswo
    .title = { ROLE($who) ->
        [reader] Du hast alle schwarzen Karten
       *[other] { $who } hat alle schwarzen Karten
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
event-draws = { ROLE($seat) ->
    [reader] Um das Geben ziehst du { $card }.
   *[other] Um das Geben zieht { $seat } { $card }.
}
event-deals = { ROLE($dealer) ->
    [reader] Runde { $round }: Du gibst.
   *[other] Runde { $round }: { $dealer } gibt.
}
event-picks = { ROLE($seat) ->
    [reader] Du nimmst vom Maulwurf-Stapel{ known-cards }.
   *[other] { $seat } nimmt drei Karten vom Maulwurf-Stapel{ known-cards }.
}
event-announces = { ROLE($seat) ->
    [reader] Du sagst { $colour } an.
   *[other] { $seat } sagt { $colour } an.
}
event-cannot_open = { ROLE($seat) ->
    [reader] Du hast die angesagte Farbe nicht.
   *[other] { $seat } hat die angesagte Farbe nicht.
}
event-opens = { ROLE($seat) ->
    [reader] Du eröffnest die Runde.
   *[other] { $seat } eröffnet die Runde.
}
event-captures_all = { ROLE($seat) ->
    [reader] Du hast alle 16 schwarzen Karten!
   *[other] { $seat } hat alle 16 schwarzen Karten!
}
event-captures = { ROLE($seat) ->
    [reader] Du nimmst alle gefangen: 60 Punkte für alle anderen.
   *[other] { $seat } nimmt alle gefangen: 60 Punkte für alle anderen.
}
event-releases = { ROLE($seat) ->
    [reader] Du lässt frei und streichst dir 60 Punkte.
   *[other] { $seat } lässt frei und streicht sich 60 Punkte.
}
event-reduces = { ROLE($seat) ->
    [reader] Du stehst auf genau { $before } und fällst auf { $after }.
   *[other] { $seat } steht auf genau { $before } und fällt auf { $after }.
}
refused-chosen_already =
    .full = { $card } ist schon gewählt: nötig sind drei Karten deiner Hand
refused-must_follow =
    .full = mit { $led } wurde eröffnet, und du kannst bedienen: nötig ist die Farbe oder der Rang{ KNOWN($last) ->
        [yes] { " " }oder der Rang von { $last }
       *[no] { "" }
    }
does-plain = Zählt nichts.
does-opens = Zählt nichts. Der Stern sagt es: Wer sie hat, eröffnet die Runde.
does-good = 5 Punkte weniger für dich, und weniger ist gut.
does-black = { $n ->
    [one] { $n } Punkt.
   *[other] { $n } Punkte.
}
fault-keep_every_round = So gäbe nie jemand Karten weiter: Nötig ist 0 oder eine Zahl ab 2.

## learning

lesson-pass = Drei Karten weg
    .text = Die schwarzen Siebenen sind Spione, jeder kostet zehn Punkte. Auch die anderen schwarzen Karten zählen. Gib Spione weiter, und auch, was sie fangen würde: hohe schwarze Karten.
lesson-count = Das hat gezählt
    .text = In Klammern stehen die Punkte dieser Runde: je weniger, desto besser. Die farbigen Siebenen sind gute Spione: Jeder nimmt dir fünf Punkte ab.
lesson-lead = Du eröffnest
    .text = Die anderen bedienen deine Farbe oder deinen Rang. Den Stich nimmt nur die höchste Karte deiner Farbe. Niedrig eröffnen ist selten falsch.
lesson-free = Freie Wahl
    .text = Weder Farbe noch Rang: Du kannst den Stich nicht bekommen. Ein guter Moment für einen schwarzen Spion.
lesson-follow = Farbe oder Rang
    .text = Beides ist erlaubt. Wer nur den Rang bedient, kann den Stich nicht bekommen.

## hints

purpose-collects = Bisher hast nur du schwarze Karten, und hier kommt eine dazu: Du kannst noch alle bekommen.
purpose-stops = Bisher hat nur { $seat } schwarze Karten. Hier nimmst du selbst eine, damit niemand alle bekommt.
purpose-sheds_spy = Ein schwarzer Spion ist weg, { purpose-points }: Den Stich muss jemand anders nehmen.
purpose-passes_spy = Ein schwarzer Spion ist weg: Wer ihn nimmt, bekommt { purpose-points }.
purpose-passes_catcher = Schwarz über den Spionen: Damit könntest du einen fangen.
purpose-picks_good = Zieht { purpose-points } ab, in wessen Stich sie auch landet.
purpose-announces = { $n ->
    [0] Du hast kein { said-colour }: Eröffnen muss jemand anders.
   *[other] Mit { said-colour } eröffnen musst du nur, wenn es sonst niemand kann.
}
purpose-captures = { $ending ->
    [wins] Alle anderen bekommen { purpose-points }. Damit endet die Partie, und niemand hat weniger als du.
    [loses] Alle anderen bekommen { purpose-points }. Damit endet die Partie, aber jemand hat weniger als du.
   *[goes_on] Alle anderen bekommen { purpose-points }, und die Partie geht weiter.
}
purpose-releases = { $ending ->
    [wins] Zieht dir { purpose-points } ab. Damit endet die Partie, und niemand hat weniger als du.
    [loses] Zieht dir { purpose-points } ab. Damit endet die Partie, aber jemand hat weniger als du.
   *[goes_on] Zieht dir { purpose-points } ab: Dann hast du { $total }, und die Partie geht weiter.
}

## gallery

deck = 60 Agenten. Bedient wird Farbe oder Rang, und schwarze Spione will niemand. Dieselben elf Ränge in fünf Farben, jede mit ihrem Gesicht.
tale = { $tail ->
    [1] Liest seit Stunden dieselbe Seite.
    [2] Die Fragen stellt die Lampe.
    [3] Die Tür war offen. Jetzt.
    [4] Macht Brücken kürzer.
    [5] Im Kasten ist eine Geige. Sagt der Kasten.
    [6] Geschüttelt, gerührt, verschüttet.
    [7] { $head ->
        [k] Kein Name, keine Blume, kein Mitleid.
       *[other] Mit Blume im Revers: einer von den Guten.
    }
    [8] Arbeitet für beide und misstraut beiden.
    [9] Kurz, lang, kurz. Das heißt: Mittag.
    [10] Der Direktor spricht gerade. Mit ihm.
    [11] Alles Wichtige weiß die Katze.
   *[other] { "" }
}

## examples

example-reduce-0 = Die Anleitung gibt nur Zahlen: Zu dritt endet die Partie ab 201 Punkten, genau 200 werden zu 100, genau 100 zu 50. Die Karten dazu sind von uns.
example-reduce-9 = Damit die Zahlen stimmen, fängt Ada jede Runde alle schwarzen Karten: 0 für sie, 60 für die anderen. Die guten Spione ziehen je 5 ab, bei wem sie auch landen.
example-reduce-69 = Ben hat alle vier guten Spione, das sind 20 weniger. Es steht 0, 40 und 60.
example-reduce-138 = Ben bekommt 60, Cleo 40: Beide stehen bei genau 100, der Hälfte von 200. Also fallen beide auf 50.
example-reduce-207 = Ben steht bei 90, Cleo bei 110. Beides ist nicht genau 100, also wird nichts halbiert.
example-reduce-276 = Ben und Cleo stehen bei 150. Noch 50, und es wären genau 200.
example-reduce-345 = Jeder von beiden hat zwei gute Spione und bekommt 50: genau 200. Daraus werden 100, und dabei bleibt es; noch einmal halbiert wird in derselben Runde nicht.
example-reduce-414 = Diesmal gehen auch die guten Spione an Ada, sie kommt auf −20. Ben und Cleo stehen bei 160.
example-reduce-483 = 220 ist mehr als 200, die Partie ist aus. Ada gewinnt mit −40.

## pad

pad-ask-won = Was hat wer genommen?
pad-ask-high = Und wer hat diese?
pad-ask-spy = Alle 16 schwarzen Karten! Was nun?
pad-hint-won = Spione sind die Siebenen.
pad-hint-high = 8 zählt 2, 9 zählt 3, 10 zählt 4, 11 zählt 5.

## stats

deed-black_hands = Alle schwarzen Karten erwischt
deed-spies = Schwarze Spione am Hals

## lab

lab-hauls = Große Fänge
    .more = mehr große Fänge
    .less = weniger große Fänge
    .says = Mal je Runde nimmt jemand alle schwarzen Karten.
    .name = die großen Fänge
lab-released = Freigelassen
    .more = mehr Fänge werden freigelassen
    .less = weniger Fänge werden freigelassen
    .says = der großen Fänge senken das eigene Konto.
    .name = wie viele freigelassen werden
lab-gifts = Verschenkte Schwarze
    .more = mehr verschenkte Schwarze
    .less = weniger verschenkte Schwarze
    .says = schwarze Karten je Runde landen in fremden Stichen.
    .name = die verschenkten Schwarzen
lab-clean = Weiße Westen
    .more = mehr weiße Westen
    .less = weniger weiße Westen
    .says = Leute je Runde bleiben ohne Strafpunkte.
    .name = die weißen Westen

## terminal

about = Sechs schwarze Spione stecken in den Stichen, je zehn Punkte. Vier gute machen ein wenig davon wett.
prompt-mole = Such drei Karten vom Maulwurf-Stapel aus.
prompt-pass = Such drei Karten aus, die du weitergibst.
prompt-announce = Sag die Farbe an, mit der die Runde eröffnet wird.
prompt-play = Spiel eine Karte.
prompt-capture = Du hast alle schwarzen Karten: gefangen nehmen (60 Punkte für alle anderen) oder freilassen (60 weniger für dich)?
option-limit-name = Punktgrenze
option-limit-full = Die Partie endet, wenn jemand so viele Punkte erreicht. Üblich: 200 zu dritt, 150 zu viert, 120 zu fünft, 100 zu sechst.
option-no_good_spies-name = keine guten Spione
option-no_good_spies-full = Die guten Spione (farbige 7) zählen nichts statt −5, also hat jede Runde 80 Punkte.
option-capture_or_release-name = gefangen nehmen oder freilassen
option-capture_or_release-full = Wer alle 16 schwarzen Karten nimmt, wählt: 60 Punkte für alle anderen oder 60 Punkte weniger für sich. Gute Spione zählen in dieser Runde nicht.
option-mole-name = Maulwurf
option-mole-full = Ab der zweiten Runde werden vor dem Geben drei Karten pro Person beiseitegelegt; wer die meisten Punkte hat, sucht sich zuerst drei davon aus, und so weiter nach unten.
option-announce_a_colour-name = eine Farbe ansagen
option-announce_a_colour-full = Nach dem Weitergeben nennt der Geber eine Farbe außer Schwarz. Wer sie links von ihm als Erster hat, muss die Runde damit eröffnen.
option-follow_the_rank-name = dem Rang folgen
option-follow_the_rank-full = Beim Bedienen ist auch der Rang der Karte erlaubt, die dein rechter Nachbar in diesem Stich gespielt hat.
option-reduce_points-name = Punkte reduzieren
option-reduce_points-full = Nur ein Punktestand über der Punktgrenze beendet die Partie. Genau die Grenze oder genau die Hälfte davon wird halbiert.
option-rounds-name = Runden
option-rounds-full = Wie viele Runden gespielt werden, egal wie es steht; 0 heißt: bis jemand an die Punktgrenze kommt.
option-looking_back-name = Zurückschauen
option-looking_back-full = Ob man in einer Runde genommene Karten und ihre Punkte ansehen darf, oder nur den letzten Stich.
option-first_trick-name = erster Stich
option-first_trick-full = Ob man zum ersten Stich einer Runde schwarze Karten spielen darf, oder nur, wo nichts anderes erlaubt ist.
option-keep_every-name = Karten behalten
option-keep_every-full = In jeder N-ten Runde gibt niemand Karten weiter, N ab 2; 0 heißt nie.
shown-announced = angesagt
shown-dealer = Geber { $name }
shown-limit = Punktgrenze
shown-rounds = Runden
shown-picked = gewählt
shown-trick = Stich
word-blue = blau
word-yellow = gelb
word-red = rot
word-green = grün
fault-no_such_card = die Karte '{ $card }' gibt es nicht: nötig sind Farbbuchstabe und Rang, etwa { $example }{ fault-near }
