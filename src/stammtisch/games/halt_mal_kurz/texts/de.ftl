### Deutsch: per Du, kurz und trocken.

## house

mood = Karten loswerden, egal wie. Draufschlagen inklusive.
time = 20 min
card = { $head ->
    [gruppe] Gruppen-Schnick
    [halt] Halt mal kurz
    [kapitalismus] Kapitalismus
    [kommunismus] Kommunismus
    [liste] Not-to-do-Liste
    [mein] Ach – mein, dein
    [nazi] Nazi
    [polizei] Polizei
    [razupaltuff] Razupaltuff
    [schnick] Schnick-Schnack-Schnuck
    [versammlung] Vollversammlung
   *[other] { $code }
}
    .short = { $name }{ KNOWN($tail) ->
        [yes] { " " }· { card-symbol }
       *[no] { "" }
    }
    .long = { $name }{ KNOWN($tail) ->
        [yes] , { card-symbol }
       *[no] { "" }
    }
card-symbol = { $tail ->
    [k] Känguru
    [p] Pinguin
   *[a] Kleinkünstler
}

## table

refused-not_in_hand = Du hast keine Not-to-do-Liste.
    .full = { $card } hast du nicht auf der Hand
refused-not_proposed = Das hat niemand vorgeschlagen.
    .full = das hat niemand vorgeschlagen
refused-same_seat = Niemand gibt sich selbst eine Karte.
    .full = niemand gibt sich selbst Karten: nötig sind zwei verschiedene Plätze
refused-no_card_to_give = Dort ist keine Karte zu geben.
    .full = dort ist keine Karte zu geben
refused-no_well = Dieses Duell ist ohne Brunnen.
    .full = dieses Duell ist ohne Brunnen: möglich sind Stein, Papier und Schere
refused-open_last = Wer zuletzt offen gespielt hat, ist nicht gleich wieder dran.
    .full = dort wurde zuletzt offen gespielt: nötig ist jemand anders
refused-yourself = Dich selbst kannst du nicht wählen.
    .full = dich selbst kannst du nicht wählen
refused-no_list = Das ist keine Not-to-do-Liste.
    .full = { $card } ist keine Reaktion: nötig ist eine Not-to-do-Liste
refused-razupaltuff = Ein Razupaltuff kann man nicht ablegen.
    .full = ein Razupaltuff kann man nicht ablegen
plays_open = spielt offen
you_open = du spielst offen
pad = Wer hat wie viele Karten?
pad_note = Wer zuerst keine mehr hat, gewinnt.
fits = Hier passt: { $what }. Oder zieh.
sought-funny = etwas Witziges
sought-not_funny = etwas nicht Witziges
sought-k = ein Känguru
sought-p = ein Pinguin
sought-a = ein Kleinkünstler
sought-anything = alles außer Razupaltuff
hits-two = Noch zwei Karten für { $names }.
hits-you = dich
omen-two = +2 Karten
lay-give = Geben
draw = Ziehen
hold = Wer hält mal kurz?
hold_text = Die halbe Hand geht an …
challenge = Wen forderst du heraus?
challenge_text = Wer gewinnt, gibt der anderen Person eine Karte.
swap = Ach – mein, dein …
swap_text = Mit wem tauschst du die Hand?
name = Zu wem kommt die Polizei?
name_text = Dort wird ab jetzt offen gespielt.
propose = Wer soll eine Karte geben?
propose_to = Und wem?
propose_text = Dein Vorschlag an die Vollversammlung.
propose_nothing = Nichts vorschlagen
vote = Wofür stimmst du?
vote_text = Niemand sieht es, bis alle gestimmt haben.
abstain = Enthalten
gives_to = { $giver } an { $receiver }
you_give_to = Du an { $receiver }
gives_to_you = { $giver } an dich
well = Mit Brunnen?
well_text = Er schlägt Stein und Schere. Ein Nein genügt, und er gilt nicht.
with_well = Mir recht
without_well = Ohne Brunnen
throw_text = Stein, Schere oder Papier.
throw_well = Stein, Schere, Papier oder Brunnen.
against = Gegen { $name }
against_all = { $name } gegen alle
start_duel = Wer beginnt?
start_text = Alle zeigen. Wer geschlagen wird, ist raus.
slap = Draufschlagen!
slap_text = Wer nicht draufschlägt, zieht eine Karte; sonst, wer zuletzt schlägt.
police_slap = Draufschlagen?
police_slap_text = Es ist die Polizei. Wer draufschlägt, zieht eine Karte.
stay = Hände weg
react = Betrifft dich
list = Not-to-do-Liste!
let = Geschehen lassen
give = Welche Karte gibst du?
give_text = Diesmal gewonnen: Such dir aus, welche du loswirst.
give_voted = Die Vollversammlung hat beschlossen: Du gibst eine ab.
gives = gibt
barred-gives = gibt die Karte
barred-open = spielte zuletzt offen
answered = Abgegeben
hit-nazi = Der Nazi trifft dich: Du sollst eine Karte ziehen.
hit-polizei = { $name } schickt die Polizei zu dir.
hit-slapped = Du hast auf die Polizei geschlagen und sollst eine Karte ziehen.
hit-kapitalismus = Du hast die meisten Karten und sollst zwei ziehen.
hit-halt = { $name } will dir die halbe Hand geben.
hit-versammlung = Du sollst eine Karte bekommen.
hit-schnick = Du hast verloren und bekommst eine Karte.
hit-gruppe = Du bekommst eine Karte.
hit-mein = { $name } will die Hand mit dir tauschen.
hit-kommunismus = Alle Karten werden neu verteilt.
say_hold = Halt mal kurz.
say_raz = Razupaltuff!
say_well = Ohne Brunnen.
say_swap = Ach – mein, dein … das sind doch bürgerliche Kategorien.
say_list = Das steht auf meiner Not-to-do-Liste.
seconds = { $n } s
option-well = Brunnen
    .doc = Ob im Duell der Brunnen gezeigt werden darf.
    .of-call = wenn niemand nein sagt
    .of-always = immer
    .of-never = nie
option-police = Polizei
    .doc = Zu wem man die Polizei schicken darf.
    .of-others = nur zu anderen
    .of-anyone = auch zu sich selbst
option-list = Not-to-do-Liste
    .doc = Wen die Liste als Reaktion schützt.
    .of-player = nur wer sie legt
    .of-all = alle Betroffenen
option-starts = Wer beginnt
    .doc = Der Zufall, ein Duell aller oder ein bestimmter Platz.
    .of-chance = der Zufall
    .of-duel = ein Duell
    .of-seat = ein bestimmter Platz
option-first_seat = Erster Platz
    .doc = Der Platz, der beginnt, von 0 an gezählt.
option-majority = Mehrheit
    .doc = Was ein Vorschlag an die Vollversammlung braucht.
    .of-absolute = mehr als die Hälfte
    .of-most = die meisten Stimmen
option-hand = Karten
    .doc = Wie viele jede Person bekommt.
option-deck = Anderer Kartensatz
    .doc = Wie oft es jede Karte gibt, insgesamt höchstens 60.
event-scores = Die Karten sind gezählt.
event-ends = Die Partie ist aus.
event-deals = Die Karten sind verteilt, je { $number }.
event-turns_razupaltuff = Ein Razupaltuff lag oben und wird wieder eingemischt.
event-turns_up = { $card } wird aufgedeckt.
event-begins = { ROLE($seat) ->
    [reader] Du beginnst.
   *[other] { $seat } beginnt.
}
event-drops_out = { ROLE($seat) ->
    [reader] Du bist geschlagen und raus.
   *[other] { $seat } ist geschlagen und raus.
}
event-plays = { ROLE($seat) ->
    [reader] Du legst { $card }.
   *[other] { $seat } legt { $card }.
}
event-has_to_draw = { ROLE($seat) ->
    [reader] Du musst ziehen.
   *[other] { $seat } muss ziehen.
}
event-draws = { ROLE($seat) ->
    [reader] Du ziehst{ known-card }.
   *[other] { $seat } zieht eine Karte{ known-card }.
}
event-draws_openly = { ROLE($seat) ->
    [reader] Du ziehst offen { $card }.
   *[other] { $seat } zieht offen { $card }.
}
event-recycles = { $number ->
    [one] Der Ablagestapel wird gemischt: eine Karte zum Ziehen.
   *[other] Der Ablagestapel wird gemischt: { $number } Karten zum Ziehen.
}
event-nothing_left = { ROLE($seat) ->
    [reader] Für dich ist nichts mehr zu ziehen da.
   *[other] Für { $seat } ist nichts mehr zu ziehen da.
}
event-razupaltuff = { ROLE($seat) ->
    [reader] Du sagst: „Razupaltuff!“
   *[other] { $seat } sagt: „Razupaltuff!“
}
event-nothing_to_give = { ROLE($seat) ->
    [reader] Du hast nichts zu übergeben.
   *[other] { $seat } hat nichts zu übergeben.
}
event-holds = { ROLE($seat) ->
    [reader] Du sagst zu { $target }: „Halt mal kurz.“
   *[other] { ROLE($target) ->
        [reader] { $seat } sagt zu dir: „Halt mal kurz.“
       *[other] { $seat } sagt zu { $target }: „Halt mal kurz.“
    }
}
event-hands_over = { ROLE($giver) ->
    [reader] { $number ->
        [one] Du drückst { $receiver } eine Karte in die Hand.
       *[other] Du drückst { $receiver } { $number } Karten in die Hand.
    }
   *[other] { ROLE($receiver) ->
        [reader] { $number ->
            [one] { $giver } drückt dir eine Karte in die Hand.
           *[other] { $giver } drückt dir { $number } Karten in die Hand.
        }
       *[other] { $number ->
            [one] { $giver } drückt { $receiver } eine Karte in die Hand.
           *[other] { $giver } drückt { $receiver } { $number } Karten in die Hand.
        }
    }
}
event-gives = { ROLE($giver) ->
    [reader] Du gibst { $receiver }{ known-card }.
   *[other] { ROLE($receiver) ->
        [reader] { $giver } gibt dir{ known-card }.
       *[other] { $giver } gibt { $receiver } eine Karte{ known-card }.
    }
}
event-gives_openly = { ROLE($giver) ->
    [reader] Du gibst { $receiver } offen { $card }.
   *[other] { ROLE($receiver) ->
        [reader] { $giver } gibt dir offen { $card }.
       *[other] { $giver } gibt { $receiver } offen { $card }.
    }
}
event-proposes = { ROLE($giver) ->
    [reader] { ROLE($seat) ->
        [reader] Du schlägst vor: Du gibst { $receiver } eine Karte.
       *[other] { $seat } schlägt vor: Du gibst { $receiver } eine Karte.
    }
   *[other] { ROLE($receiver) ->
        [reader] { ROLE($seat) ->
            [reader] Du schlägst vor: { $giver } gibt dir eine Karte.
           *[other] { $seat } schlägt vor: { $giver } gibt dir eine Karte.
        }
       *[other] { ROLE($seat) ->
            [reader] Du schlägst vor: { $giver } gibt { $receiver } eine Karte.
           *[other] { $seat } schlägt vor: { $giver } gibt { $receiver } eine Karte.
        }
    }
}
event-proposes_nothing = { ROLE($seat) ->
    [reader] Du schlägst nichts vor.
   *[other] { $seat } schlägt nichts vor.
}
event-no_proposal = Niemand hat etwas vorgeschlagen.
event-votes = { ROLE($giver) ->
    [reader] { ROLE($seat) ->
        [reader] Du stimmst dafür, dass du { $receiver } eine Karte gibst.
       *[other] { $seat } stimmt dafür, dass du { $receiver } eine Karte gibst.
    }
   *[other] { ROLE($receiver) ->
        [reader] { ROLE($seat) ->
            [reader] Du stimmst dafür, dass { $giver } dir eine Karte gibt.
           *[other] { $seat } stimmt dafür, dass { $giver } dir eine Karte gibt.
        }
       *[other] { ROLE($seat) ->
            [reader] Du stimmst dafür, dass { $giver } { $receiver } eine Karte gibt.
           *[other] { $seat } stimmt dafür, dass { $giver } { $receiver } eine Karte gibt.
        }
    }
}
event-abstains = { ROLE($seat) ->
    [reader] Du enthältst dich.
   *[other] { $seat } enthält sich.
}
event-no_majority = Keine Mehrheit.
event-decides = { ROLE($giver) ->
    [reader] Beschlossen: Du gibst { $receiver } eine Karte.
   *[other] { ROLE($receiver) ->
        [reader] Beschlossen: { $giver } gibt dir eine Karte.
       *[other] Beschlossen: { $giver } gibt { $receiver } eine Karte.
    }
}
event-challenges = { ROLE($seat) ->
    [reader] Du forderst { $target } heraus.
   *[other] { ROLE($target) ->
        [reader] { $seat } fordert dich heraus.
       *[other] { $seat } fordert { $target } heraus.
    }
}
event-without_well = { ROLE($seat) ->
    [reader] Du sagst: „Ohne Brunnen.“
   *[other] { $seat } sagt: „Ohne Brunnen.“
}
event-with_well = Der Brunnen gilt.
event-throws = { ROLE($seat) ->
    [reader] Du zeigst { said-sign }.
   *[other] { $seat } zeigt { said-sign }.
}
event-draw = Unentschieden, noch einmal.
event-no_winner = So oft unentschieden: Niemand gewinnt.
event-beats = { ROLE($seat) ->
    [reader] Du schlägst { $target }.
   *[other] { ROLE($target) ->
        [reader] { $seat } schlägt dich.
       *[other] { $seat } schlägt { $target }.
    }
}
event-cannot_give = { ROLE($seat) ->
    [reader] Du hast keine Karte zu geben.
   *[other] { $seat } hat keine Karte zu geben.
}
event-wants_to_swap = { ROLE($seat) ->
    [reader] Du zu { $target }: „Ach – mein, dein … das sind doch bürgerliche Kategorien.“
   *[other] { ROLE($target) ->
        [reader] { $seat } zu dir: „Ach – mein, dein … das sind doch bürgerliche Kategorien.“
       *[other] { $seat } zu { $target }: „Ach – mein, dein … das sind doch bürgerliche Kategorien.“
    }
}
event-swaps = { ROLE($giver) ->
    [reader] Du und { $receiver } tauscht die Hände, { $got } gegen { $gave }.
   *[other] { ROLE($receiver) ->
        [reader] { $giver } und du tauscht die Hände, { $got } gegen { $gave }.
       *[other] { $giver } und { $receiver } tauschen die Hände, { $got } gegen { $gave }.
    }
}
event-sees_hand = { ROLE($seat) ->
    [reader] Deine neue Hand{ known-cards }.
   *[other] { $seat } sieht sich die neue Hand an{ known-cards }.
}
event-shares_out = Alle { $number } Karten werden neu verteilt.
event-slaps = { ROLE($seat) ->
    [reader] Du schlägst drauf.
   *[other] { $seat } schlägt drauf.
}
event-stays = { ROLE($seat) ->
    [reader] Du schlägst nicht drauf.
   *[other] { $seat } schlägt nicht drauf.
}
event-names = { ROLE($seat) ->
    [reader] Du schickst die Polizei zu { $target }.
   *[other] { ROLE($target) ->
        [reader] { $seat } schickt die Polizei zu dir.
       *[other] { $seat } schickt die Polizei zu { $target }.
    }
}
event-opens = { ROLE($seat) ->
    [reader] Du musst offen spielen.
   *[other] { $seat } muss offen spielen.
}
event-shows = { ROLE($seat) ->
    [reader] Du legst offen: { $cards }.
   *[other] { $seat } legt offen: { $cards }.
}
event-nobody_opens = Niemand spielt offen.
event-closes = { ROLE($seat) ->
    [reader] Du spielst nicht mehr offen.
   *[other] { $seat } spielt nicht mehr offen.
}
event-has_most = { ROLE($seat) ->
    [reader] Du hast die meisten Karten: { $number }.
   *[other] { $seat } hat die meisten Karten: { $number }.
}
event-reacts = { ROLE($seat) ->
    [reader] Du legst { $card }: „Das steht auf meiner Not-to-do-Liste.“
   *[other] { $seat } legt { $card }: „Das steht auf meiner Not-to-do-Liste.“
}
event-lets = { ROLE($seat) ->
    [reader] Du lässt es geschehen.
   *[other] { $seat } lässt es geschehen.
}
said-sign = { $sign ->
    [rock] Stein
    [paper] Papier
    [scissors] Schere
   *[well] Brunnen
}
refused-does_not_fit =
    .full = { $card } passt nicht auf { $top }: nötig ist die Kategorie oder das Symbol
does-halt = Du drückst jemandem verdeckt die Hälfte deiner Karten in die Hand.
does-versammlung = Alle stimmen ab, wer wem eine Karte gibt.
does-schnick = Duell. Wer gewinnt, gibt der anderen Person eine Karte.
does-gruppe = Du gegen alle, mit einem einzigen Zeichen.
does-mein = Du tauschst deine ganze Hand mit jemandem.
does-kommunismus = Alle Karten kommen zusammen und werden neu verteilt. Passt auf alles.
does-liste = In deinem Zug geschieht nichts. Als Reaktion macht sie ungültig, was dich gerade trifft; dann ziehst du eine Karte.
does-liste_all = In deinem Zug geschieht nichts. Als Reaktion macht sie für alle ungültig, was gerade geschehen soll; dann ziehst du eine Karte.
does-nazi = Alle anderen schlagen drauf. Wer nicht draufschlägt, zieht eine Karte; schlagen alle, dann wer zuletzt schlägt.
does-polizei = Jemand spielt von nun an offen. Wer draufschlägt, zieht eine Karte.
does-kapitalismus = Wer die meisten Karten hat, bekommt noch zwei.
does-razupaltuff = Passt nirgends. Los wird man es nur, wenn eine Aktion es weitergibt.

## faults

fault-deck_form = { fault-wrong_form }
    .full = nötig ist eine Tabelle mit Karten und wie oft es jede gibt, nicht { $got }
fault-deck_no_such_card = Die Karte „{ $card }“ gibt es nicht.
    .full = die Karte '{ $card }' gehört in keinen Kartensatz: nötig ist eine Art und nach einem Bindestrich ein Symbol, etwa nazi-k{ fault-near }
fault-deck_count = { fault-number_expected }
    .full = für { $card } ist eine ganze Zahl von { $least } bis { $most } nötig, nicht { $got }
fault-deck_too_large = Ein Kartensatz hat höchstens { $most } Karten, nicht { $got }.
    .full = insgesamt sind es höchstens { $most } Karten, nicht { $got }
fault-deck_too_small = Bei so vielen am Tisch und auf der Hand braucht es mindestens { $least } Karten außer Razupaltuff; es sind nur { $got }.
    .full = bei so vielen am Tisch und auf der Hand sind mindestens { $least } Karten außer Razupaltuff nötig, nicht { $got }
fault-first_seat_idle = Ein erster Platz bewirkt nichts, wenn nicht ein bestimmter Platz beginnt.
    .full = 'first_seat' bewirkt ohne 'starts': 'seat' nichts: nötig ist beides oder keins
fault-first_seat_missing = Welcher Platz beginnt? Das muss gesagt werden.
    .full = mit 'starts': 'seat' muss auch gesagt werden, welcher Platz: nötig ist 'first_seat'

## learning

lesson-turn = Leg etwas Passendes
    .text = Kategorie oder Symbol muss passen: witzig (Sonne) oder nicht (Regen), Känguru, Pinguin oder Kleinkünstler. Was auf der Karte steht, passiert sofort. Wer zuerst keine Karten mehr hat, gewinnt.
lesson-react = Betrifft dich
    .text = Etwas trifft dich. Eine Not-to-do-Liste wendet es ab, sonst geschieht es. Heb sie für die großen Sachen auf.
lesson-slap = Draufschlagen
    .text = Liegt ein Nazi, schlagen alle drauf: Wer es nicht tut, zieht eine Karte; schlagen alle, dann wer zuletzt schlägt. Bei der Polizei lieber nicht: Wer draufschlägt, zieht. Sonst musst du schnell sein, hier hast du Zeit.
lesson-hold = Halt mal kurz
    .text = Die Hälfte deiner Karten geht an jemanden deiner Wahl. Am besten an eine Person, die fast fertig ist.
lesson-name = Die Polizei
    .text = Wer sie bekommt, spielt ab jetzt offen: Alle sehen die Karten. Schick sie zu der Person mit den wenigsten Karten.
lesson-challenge = Ein Duell
    .text = Schnick, Schnack, Schnuck. Wer gewinnt, gibt der anderen Person eine Karte. Am besten forderst du jemanden mit wenigen Karten heraus.
lesson-well = Mit Brunnen?
    .text = Der Brunnen schlägt Stein und Schere, nur Papier deckt ihn ab. Ein Nein genügt, und er gilt nicht.
lesson-throw = Wähl ein Zeichen
    .text = Niemand sieht es, bis alle gewählt haben. Rechnen hilft hier nicht, Menschenkenntnis vielleicht.
lesson-propose = Vollversammlung
    .text = Alle schlagen vor, wer wem eine Karte gibt. Dann wird abgestimmt. Ein guter Vorschlag: Du gibst der Person mit den wenigsten Karten noch eine.
lesson-vote = Stimm ab
    .text = Nur wofür mehr als die Hälfte stimmt, das geschieht. Stimm für das, was dir nützt.
lesson-swap = Ach – mein, dein …
    .text = Ihr tauscht die ganze Hand. Nimm die kleinste.
lesson-give = Eine Karte her
    .text = Du suchst aus, welche. Gib, was du schlecht loswirst.

## hints

purpose-cards = { $n ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $n } Karten
}
purpose-wins = Deine letzte Karte, und nichts daran bringt dir eine neue: Du hast gewonnen.
purpose-nazi = Wer von den anderen nicht oder als Letztes draufschlägt, muss ziehen.
purpose-police = Beendet jedes offene Spiel, und du nennst, wer von nun an offen spielen muss.
purpose-ends_open_play = Du spielst nicht mehr offen.
purpose-halt = { $n ->
    [one] Eine deiner { $left } anderen Karten geht an jemanden deiner Wahl, außer eine Liste verhindert es.
   *[other] { $n } deiner { $left } anderen Karten gehen an jemanden deiner Wahl, außer eine Liste verhindert es.
}
purpose-sheds = Es geschieht nichts, aber du hast eine Karte weniger.
purpose-swaps_well = { $seat } hat { purpose-cards }, du hast { $left }: Tauschen lohnt sich.
purpose-swaps_badly = { $left ->
    [0] { $seat } hat { purpose-cards }, du hast keine mehr: Tauschen hilft dir nicht.
   *[other] { $seat } hat { purpose-cards }, du hast { $left }: Tauschen hilft dir nicht.
}
purpose-shares_out = { $left ->
    [0] Alle Hände werden neu verteilt: Du bekommst { purpose-cards }, wenn niemand eine Liste legt.
    [one] Alle Hände werden neu verteilt: Du bekommst { purpose-cards } für deine einzige, wenn niemand eine Liste legt.
   *[other] Alle Hände werden neu verteilt: Du bekommst { purpose-cards } für deine { $left }, wenn niemand eine Liste legt.
}
purpose-capitalism = { $seat } hat am meisten, { purpose-cards }, und muss zwei ziehen, außer eine Liste verhindert es.
purpose-capitalism_hits_several = Wer am meisten hat, nämlich { purpose-cards }, muss zwei ziehen, außer eine Liste verhindert es; das sind mehrere.
purpose-capitalism_hits_me = Niemand hat mehr als du mit { $n }: Du musst selbst zwei Karten ziehen.
purpose-duel = Wer das Duell verliert, bekommt von der anderen Seite eine Karte, außer eine Liste verhindert es.
purpose-duel_last = Deine letzte Karte: Wenn du das Duell nicht verlierst, hast du gewonnen.
purpose-group_duel = Du knobelst gegen alle, und nur wer gewinnt, gibt Karten weg.
purpose-group_duel_last = Deine letzte Karte: Schlägt dich niemand, hast du gewonnen.
purpose-assembly = Die Versammlung kann beschließen, wer wem eine Karte gibt.
purpose-list_spares = Erspart dir, was { $seat } vorhat; für die Liste ziehst du eine Karte.
purpose-list_refuses = Von { $seat } bekommst du keine Karte; für die Liste ziehst du eine.
purpose-list_draws = Eine Karte ziehst du so oder so, aber so bist du die Liste los.
purpose-lets_draw = { $n ->
    [one] Du ziehst eine Karte und behältst die Liste.
   *[other] Du ziehst { $n } Karten und behältst die Liste.
}
purpose-lets_open = Ab jetzt sehen alle deine Karten.
purpose-lets_half = { $seat } drückt dir { purpose-cards } in die Hand.
purpose-lets_swap = { $left ->
    [one] Du bekommst die Hand von { $seat }, { purpose-cards }, für deine einzige.
   *[other] Du bekommst die Hand von { $seat }, { purpose-cards }, für deine { $left }.
}
purpose-lets_win = { $seat } tauscht eine leere Hand gegen deine: Du hast gewonnen.
purpose-lets_share = Deine Karten werden mit denen der anderen gemischt und neu verteilt.
purpose-lets_card = Du bekommst eine Karte mehr.
purpose-gives_last = Deine letzte Karte: Dann hast du keine mehr.
purpose-gives_unfit = Passt gerade sowieso nicht.
purpose-nearest = { $n ->
    [0] { $seat } hat keine Karte mehr: Niemand ist dem Sieg näher.
    [one] Von den anderen ist niemand dem Sieg näher als { $seat } mit einer Karte.
   *[other] Von den anderen ist niemand dem Sieg näher als { $seat } mit { $n } Karten.
}
purpose-hits = Jemand anders ist dem Sieg näher als { $seat }.
purpose-names_self = Du spielst selbst offen.
purpose-proposes_nothing = Deinetwegen muss niemand eine Karte geben oder nehmen.
purpose-gives_myself = { $n ->
    [0] Du hättest keine Karte mehr.
   *[other] Du würdest eine Karte los.
}
purpose-lets_give = { $n ->
    [0] { $seat } hätte keine Karte mehr.
   *[other] { $seat } würde eine Karte los.
}
purpose-takes_myself = Die Karte bekämst du.
purpose-leaves_well = Mit Brunnen sind es vier Zeichen: Er schlägt Stein und Schere und verliert gegen Papier.
purpose-calls_off_well = Ein Ruf genügt: Ohne Brunnen schlägt jedes Zeichen eines und verliert gegen eines.
purpose-throws_rock = { $well ->
    [yes] Schlägt nur Schere; Papier und Brunnen schlagen ihn.
   *[no] Schlägt Schere, verliert gegen Papier.
}
purpose-throws_paper = { $well ->
    [yes] Schlägt Stein und Brunnen, verliert nur gegen Schere.
   *[no] Schlägt Stein, verliert gegen Schere.
}
purpose-throws_scissors = { $well ->
    [yes] Schlägt nur Papier; Stein und Brunnen schlagen sie.
   *[no] Schlägt Papier, verliert gegen Stein.
}
purpose-throws_well = Schlägt Stein und Schere, verliert nur gegen Papier.

## gallery

deck = 60 Karten. Gelegt wird nach Kategorie oder Symbol: witzig auf witzig, Känguru auf Känguru.
tale = { $code ->
    [halt-k] Das Känguru braucht kurz beide Pfoten. Seit März.
    [halt-p] Der Pinguin hat dafür ein Formular, in dreifacher Ausfertigung.
    [halt-a] Nur bis zum Applaus. Es kann also dauern.
    [versammlung-k] Einstimmig angenommen. Der Beutel hat auch gestimmt.
    [versammlung-p] Erst wird abgestimmt, ob abgestimmt wird. Der Pinguin zählt die Flossen.
    [versammlung-a] Alle sind dafür, dass es jemand anders macht.
    [schnick-k] Eine Pfote ist Stein, sagt das Känguru. Oder was gerade gewinnt.
    [schnick-p] Mit Flossen geht nur Papier. Gewonnen hat der Pinguin trotzdem.
    [schnick-a] Drei Tage geprobt, und auf der Bühne wieder Papier.
    [gruppe-k] Eins gegen alle. Das Känguru nennt das ausgeglichen.
    [gruppe-p] Bitte alle gleichzeitig. Der Pinguin führt Protokoll.
    [gruppe-a] Endlich ein Publikum, das mit den Händen arbeitet.
    [mein-k] Was im Beutel ist, gehört dem Beutel.
    [mein-p] Der Pinguin hatte alles beschriftet. Jetzt stimmt kein Schild mehr.
    [mein-a] Wir teilen alles: du die Miete, ich die Gedanken dazu.
    [liste-k] Punkt eins: aufstehen. Läuft bisher hervorragend.
    [liste-p] Alphabetisch geordnet und abgestempelt: was alles nicht geschieht.
    [liste-a] Steuer, Zugabe, Abwasch. Sie wird täglich länger.
    [nazi-k] Da gibt es nichts zu besprechen: flache Hand, und zwar sofort.
    [nazi-p] Dafür stellt sich sogar der Pinguin nicht an.
    [nazi-a] Schlagfertig sein kann so einfach sein.
    [polizei-k] Taschenkontrolle. Beim Beutel wird es länger dauern.
    [polizei-p] Einmal alles auf den Tisch, bitte. Nein, nicht den Fisch.
    [polizei-a] Das ist kein Kostüm. Wir haben gefragt.
    [kapitalismus-k] Das Känguru hat nichts dagegen. Es hat überhaupt nichts.
    [kapitalismus-p] Wo viel ist, kommt noch mehr hin. Der Pinguin sagt dazu Zinsen.
    [kapitalismus-a] Reich werden geht hier wie von selbst. Leider an Karten.
    [kommunismus] Alles auf einen Haufen, für alle gleich viel. Einmal im Spiel klappt es sogar.
    [razupaltuff] Niemand weiß, was es ist. Alle wissen, dass du es jetzt hast.
   *[other] { "" }
}
group-funny = Witzig
group-unfunny = Nicht witzig
group-neither = Weder noch

## pad

pad-ask-winners = Wer ist alle Karten los?
pad-ask-hands = Was halten die anderen?
pad-hint-hands = Nur wenn ihr die Plätze wissen wollt.
pad-own_deck = Dann prüft niemand, wie viele Karten es gibt.

## stats

deed-halts = „Halt mal kurz“ gesagt
deed-slaps = Am schnellsten draufgeschlagen

## lab

lab-turns = Züge
    .more = mehr Züge
    .less = weniger Züge
    .says = Züge hat eine Partie.
    .name = die Zahl der Züge
lab-drawn = Passt nicht
    .more = es wird öfter gezogen
    .less = es wird seltener gezogen
    .says = der Züge enden mit Ziehen.
    .name = wie oft gezogen wird
lab-lists = Listen als Reaktion
    .more = mehr Listen
    .less = weniger Listen
    .says = Listen je Partie wehren etwas ab.
    .name = die Listen
lab-halts = Halt mal kurz
    .more = öfter „Halt mal kurz“
    .less = seltener „Halt mal kurz“
    .says = Mal je Partie heißt es „Halt mal kurz“.
    .name = die „Halt mal kurz“
lab-duels = Duelle
    .more = mehr Duelle
    .less = weniger Duelle
    .says = Duelle hat eine Partie.
    .name = die Duelle
lab-assemblies = Vollversammlungen
    .more = mehr Vollversammlungen
    .less = weniger Vollversammlungen
    .says = Vollversammlungen hat eine Partie.
    .name = die Vollversammlungen
lab-slapping = Draufschlagen
    .more = mehr Draufschlagen
    .less = weniger Draufschlagen
    .says = Mal je Partie wird draufgeschlagen.
    .name = das Draufschlagen
lab-raids = Polizei
    .more = mehr Polizei
    .less = weniger Polizei
    .says = Mal je Partie kommt die Polizei.
    .name = die Polizei
lab-shared = Kommunismus
    .more = mehr Kommunismus
    .less = weniger Kommunismus
    .says = Mal je Partie wird alles verteilt.
    .name = der Kommunismus

## terminal

about = Karten loswerden, anderen den Rest zuschieben, schnell draufschlagen und eine Liste führen, was man nicht tut.
prompt-turn = Leg eine Karte, die passt, oder zieh eine.
prompt-hold = „Halt mal kurz.“ Wer bekommt die Hälfte deiner Hand?
prompt-challenge = Wen forderst du zum Duell?
prompt-swap = Wessen Hand willst du für deine?
prompt-propose = Wer soll eine Karte geben, und wem?
prompt-vote = Stimm für einen Vorschlag, oder enthalte dich.
prompt-well = Darf in diesem Duell der Brunnen gezeigt werden?
prompt-throw = Welches Zeichen zeigst du?
prompt-slap = Draufschlagen oder stillhalten?
prompt-name = Wer muss offen spielen?
prompt-react = Mit einer Not-to-do-Liste abwehren oder geschehen lassen?
prompt-give = Such eine Karte aus, die du abgibst.
option-well-name = Brunnen
option-well-full = Ob im Duell der Brunnen gezeigt werden darf: wenn niemand ihn vorher ablehnt, immer oder nie.
option-police-name = Polizei
option-police-full = Wen die Polizei treffen darf: nur andere, oder alle, auch wer sie legt.
option-list-name = Not-to-do-Liste
option-list-full = Wen eine Not-to-do-Liste als Reaktion schützt: nur wer sie legt, oder alle, die es treffen sollte.
option-starts-name = wer beginnt
option-starts-full = Wer beginnt: wen der Zufall nennt, wer ein Duell aller gewinnt, oder ein bestimmter Platz.
option-first_seat-name = erster Platz
option-first_seat-full = Der Platz, der beginnt, von 0 an gezählt, wenn ein bestimmter beginnt.
option-majority-name = Mehrheit
option-majority-full = Was ein Vorschlag an die Vollversammlung braucht: die Stimmen von mehr als der Hälfte aller am Tisch, oder mehr Stimmen als jeder andere Vorschlag.
option-hand-name = Handkarten
option-hand-full = Wie viele Karten jede Person bekommt. Üblich: 7 zu dritt, 6 zu viert, 5 zu fünft.
option-deck-name = Kartensatz
option-deck-full = Wie oft es jede Karte gibt, nach Art und Symbol, statt der üblichen 60.
shown-action = Aktion
shown-answer = deine Antwort
shown-active = am Zug { $name }
shown-giver = gibt { $name }
shown-open_hand = offene Hand
shown-open_seat = offen spielt { $name }
shown-receiver = bekommt
shown-stock = Nachziehstapel
shown-target = Ziel { $name }
shown-top = oben
shown-turns = Züge
shown-well = Brunnen
word-rock = Stein
word-paper = Papier
word-scissors = Schere
word-well = Brunnen
fault-form_expected = nötig ist ein Zug wie { $of }, nicht '{ $typed }'
fault-not_in_deck = eine Karte { $card } gibt es in diesem Kartensatz nicht
fault-no_such_card = die Karte '{ $card }' gibt es nicht: nötig sind Art und, nach einem Strich, Symbol (k, p oder a), etwa { $example }{ fault-near }
