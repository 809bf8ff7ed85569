### Italiano: tu, frasi brevi.

## house

mood = Liberarsi delle carte, non importa come. Anche a manate.
time = 20 min
card = { $head ->
    [gruppe] Morra di gruppo
    [halt] Tieni un attimo
    [kapitalismus] Capitalismo
    [kommunismus] Comunismo
    [liste] Lista delle cose da non fare
    [mein] Mah – mio, tuo
    [nazi] Nazista
    [polizei] Polizia
    [razupaltuff] Razupaltuff
    [schnick] Morra cinese
    [versammlung] Assemblea generale
   *[other] { $code }
}
    .short = { $head ->
        [liste] Da non fare
       *[other] { $name }
    }{ KNOWN($tail) ->
        [yes] { " " }· { card-symbol }
       *[no] { "" }
    }
    .long = { $name }{ KNOWN($tail) ->
        [yes] , { card-symbol }
       *[no] { "" }
    }
card-symbol = { $tail ->
    [k] canguro
    [p] pinguino
   *[a] artista
}

## table

refused-not_in_hand = Non hai la lista delle cose da non fare.
    .full = { $card } non è fra le tue carte
refused-not_proposed = Nessuno l’ha proposto.
    .full = nessuno l’ha proposto
refused-same_seat = Nessuno dà niente a sé stesso.
    .full = nessuno dà carte a sé stesso: servono due posti diversi
refused-no_card_to_give = Lì non c’è nessuna carta da dare.
    .full = lì non c’è nessuna carta da dare
refused-no_well = Questo duello è senza pozzo.
    .full = questo duello è senza pozzo: sasso, carta o forbici
refused-open_last = Chi ha giocato per ultimo a carte scoperte non si può scegliere.
    .full = questo posto ha giocato per ultimo a carte scoperte: serve qualcun altro
refused-yourself = Non puoi scegliere te.
    .full = non puoi scegliere te
refused-no_list = Non è una lista delle cose da non fare.
    .full = { $card } non è una reazione: serve una Lista delle cose da non fare
refused-razupaltuff = Un Razupaltuff non si può giocare.
    .full = un Razupaltuff non si può giocare
plays_open = a carte scoperte
you_open = giochi a carte scoperte
pad = Quante carte ha ciascuno?
pad_note = Vince chi finisce prima le carte.
fits = Va bene: { $what }. Oppure pesca.
sought-funny = qualcosa di spiritoso
sought-not_funny = qualcosa di non spiritoso
sought-k = un canguro
sought-p = un pinguino
sought-a = un artista
sought-anything = tutto tranne Razupaltuff
hits-two = Altre due carte per { $names }.
hits-you = te
omen-two = +2 carte
lay-give = Dai
draw = Pesca
hold = Chi te le tiene un attimo?
hold_text = Metà delle tue carte va a…
challenge = Chi sfidi?
challenge_text = Chi vince dà una carta all’altra persona.
swap = Mah – mio, tuo…
swap_text = Con chi scambi le carte?
name = Da chi va la polizia?
name_text = Da ora in poi giocherà a carte scoperte.
propose = Chi deve dare una carta?
propose_to = E a chi?
propose_text = La tua proposta all’assemblea generale.
propose_nothing = Non proporre niente
vote = Per che cosa voti?
vote_text = Nessuno lo vede finché non hanno votato tutti.
abstain = Astieniti
gives_to = { $giver } { ELIDE("a ", "ad ", $receiver, before: "[aàá]") }
you_give_to = Tu { ELIDE("a ", "ad ", $receiver, before: "[aàá]") }
gives_to_you = { $giver } a te
well = Con il pozzo?
well_text = Batte sasso e forbici. Basta un no, e non vale.
with_well = Per me va bene
without_well = Senza pozzo
throw_text = Sasso, carta o forbici.
throw_well = Sasso, carta, forbici o pozzo.
against = Contro { $name }
against_all = { $name } contro tutti
start_duel = Chi comincia?
start_text = Tutti mostrano un gesto. Chi è battuto è fuori.
slap = Batti!
slap_text = Chi non batte pesca una carta; altrimenti la mano più lenta.
police_slap = Battere?
police_slap_text = È la polizia. Chi batte pesca una carta.
stay = Mani a posto
react = Ti riguarda
list = Da non fare!
let = Lascia correre
give = Quale carta dai?
give_text = Stavolta hai vinto tu: scegli quale dare via.
give_voted = L’assemblea ha deciso che ne dai una tu.
gives = dà
barred-gives = dà la carta
barred-open = l’ha appena fatto
answered = Fatto
hit-nazi = Il nazista ti colpisce: devi pescare una carta.
hit-polizei = { $name } manda la polizia da te.
hit-slapped = Hai battuto sulla polizia e devi pescare una carta.
hit-kapitalismus = Hai più carte di tutti: devi pescarne due.
hit-halt = { $name } vuole darti metà delle sue carte.
hit-versammlung = Vogliono darti una carta.
hit-schnick = Hai perso e ricevi una carta.
hit-gruppe = Ricevi una carta.
hit-mein = { $name } vuole scambiare le carte con te.
hit-kommunismus = Tutte le carte vengono ridistribuite.
say_hold = Tieni un attimo.
say_raz = Razupaltuff!
say_well = Senza pozzo.
say_swap = Mah – mio, tuo… sono categorie borghesi.
say_list = È sulla mia lista delle cose da non fare.
seconds = { $n } s
option-well = Pozzo
    .doc = Quando nei duelli si può mostrare il pozzo.
    .of-call = se nessuno dice di no
    .of-always = sempre
    .of-never = mai
option-police = Polizia
    .doc = Da chi si può mandare la polizia.
    .of-others = dagli altri
    .of-anyone = anche da sé stessi
option-list = Cose da non fare
    .doc = Chi è protetto dalla lista giocata in risposta.
    .of-player = solo chi la gioca
    .of-all = tutte le persone colpite
option-starts = Chi comincia
    .doc = Il caso, un duello di tutti, o un posto preciso.
    .of-chance = il caso
    .of-duel = un duello
    .of-seat = un posto preciso
option-first_seat = Primo posto
    .doc = Il posto che comincia, contando da 0.
option-majority = Maggioranza
    .doc = Che cosa serve a una proposta all’assemblea.
    .of-absolute = più della metà
    .of-most = più voti
option-hand = Carte
    .doc = Quante ne riceve ognuno.
option-deck = Un altro mazzo
    .doc = Quante volte c’è ogni carta, al massimo 60 in tutto.
event-scores = Si contano le carte.
event-ends = La partita è finita.
event-deals = Le carte sono distribuite, { $number } a testa.
event-turns_razupaltuff = In cima c’era un Razupaltuff: torna nel mazzo.
event-turns_up = Si scopre { $card }.
event-begins = { ROLE($seat) ->
    [reader] Cominci tu.
   *[other] Comincia { $seat }.
}
event-drops_out = { ROLE($seat) ->
    [reader] Hai perso, e non cominci.
   *[other] { $seat } ha perso, e non comincia.
}
event-plays = { ROLE($seat) ->
    [reader] Giochi { $card }.
   *[other] { $seat } gioca { $card }.
}
event-has_to_draw = { ROLE($seat) ->
    [reader] Devi pescare.
   *[other] { $seat } deve pescare.
}
event-draws = { ROLE($seat) ->
    [reader] Peschi{ known-card }.
   *[other] { $seat } pesca una carta{ known-card }.
}
event-draws_openly = { ROLE($seat) ->
    [reader] Peschi { $card }, scoperta.
   *[other] { $seat } pesca { $card }, scoperta.
}
event-recycles = { $number ->
    [one] Si mescolano gli scarti: una carta da pescare.
   *[other] Si mescolano gli scarti: { $number } carte da pescare.
}
event-nothing_left = { ROLE($seat) ->
    [reader] Per te non c’è più niente da pescare.
   *[other] Per { $seat } non c’è più niente da pescare.
}
event-razupaltuff = { ROLE($seat) ->
    [reader] Dici: «Razupaltuff!»
   *[other] { $seat } dice: «Razupaltuff!»
}
event-nothing_to_give = { ROLE($seat) ->
    [reader] Non hai niente da dare.
   *[other] { $seat } non ha niente da dare.
}
event-holds = { ROLE($seat) ->
    [reader] Dici { ELIDE("a ", "ad ", $target, before: "[aàá]") }: «Tieni un attimo.»
   *[other] { ROLE($target) ->
        [reader] { $seat } ti dice: «Tieni un attimo.»
       *[other] { $seat } dice { ELIDE("a ", "ad ", $target, before: "[aàá]") }: «Tieni un attimo.»
    }
}
event-hands_over = { ROLE($giver) ->
    [reader] { $number ->
        [one] Metti in mano { ELIDE("a ", "ad ", $receiver, before: "[aàá]") } una carta.
       *[other] Metti in mano { ELIDE("a ", "ad ", $receiver, before: "[aàá]") } { $number } carte.
    }
   *[other] { ROLE($receiver) ->
        [reader] { $number ->
            [one] { $giver } ti mette in mano una carta.
           *[other] { $giver } ti mette in mano { $number } carte.
        }
       *[other] { $number ->
            [one] { $giver } mette in mano { ELIDE("a ", "ad ", $receiver, before: "[aàá]") } una carta.
           *[other] { $giver } mette in mano { ELIDE("a ", "ad ", $receiver, before: "[aàá]") } { $number } carte.
        }
    }
}
event-gives = { ROLE($giver) ->
    [reader] Dai { ELIDE("a ", "ad ", $receiver, before: "[aàá]") }{ known-card }.
   *[other] { ROLE($receiver) ->
        [reader] { $giver } ti dà{ known-card }.
       *[other] { $giver } dà una carta { ELIDE("a ", "ad ", $receiver, before: "[aàá]") }{ known-card }.
    }
}
event-gives_openly = { ROLE($giver) ->
    [reader] Dai { $card }, scoperta, { ELIDE("a ", "ad ", $receiver, before: "[aàá]") }.
   *[other] { ROLE($receiver) ->
        [reader] { $giver } ti dà { $card }, scoperta.
       *[other] { $giver } dà { $card }, scoperta, { ELIDE("a ", "ad ", $receiver, before: "[aàá]") }.
    }
}
event-proposes = { ROLE($giver) ->
    [reader] { ROLE($seat) ->
        [reader] Proponi di dare una carta { ELIDE("a ", "ad ", $receiver, before: "[aàá]") }.
       *[other] { $seat } propone: tu dai una carta { ELIDE("a ", "ad ", $receiver, before: "[aàá]") }.
    }
   *[other] { ROLE($receiver) ->
        [reader] { ROLE($seat) ->
            [reader] Proponi: { $giver } ti dà una carta.
           *[other] { $seat } propone: { $giver } ti dà una carta.
        }
       *[other] { ROLE($seat) ->
            [reader] Proponi: { $giver } dà una carta { ELIDE("a ", "ad ", $receiver, before: "[aàá]") }.
           *[other] { $seat } propone: { $giver } dà una carta { ELIDE("a ", "ad ", $receiver, before: "[aàá]") }.
        }
    }
}
event-proposes_nothing = { ROLE($seat) ->
    [reader] Non proponi niente.
   *[other] { $seat } non propone niente.
}
event-no_proposal = Nessuno ha proposto niente.
event-votes = { ROLE($giver) ->
    [reader] { ROLE($seat) ->
        [reader] Voti così: dai tu una carta { ELIDE("a ", "ad ", $receiver, before: "[aàá]") }.
       *[other] { $seat } vota così: tu dai una carta { ELIDE("a ", "ad ", $receiver, before: "[aàá]") }.
    }
   *[other] { ROLE($receiver) ->
        [reader] { ROLE($seat) ->
            [reader] Voti così: { $giver } ti dà una carta.
           *[other] { $seat } vota così: { $giver } ti dà una carta.
        }
       *[other] { ROLE($seat) ->
            [reader] Voti così: { $giver } dà una carta { ELIDE("a ", "ad ", $receiver, before: "[aàá]") }.
           *[other] { $seat } vota così: { $giver } dà una carta { ELIDE("a ", "ad ", $receiver, before: "[aàá]") }.
        }
    }
}
event-abstains = { ROLE($seat) ->
    [reader] Ti astieni.
   *[other] { $seat } si astiene.
}
event-no_majority = Nessuna maggioranza.
event-decides = { ROLE($giver) ->
    [reader] Deciso: dai una carta { ELIDE("a ", "ad ", $receiver, before: "[aàá]") }.
   *[other] { ROLE($receiver) ->
        [reader] Deciso: { $giver } ti dà una carta.
       *[other] Deciso: { $giver } dà una carta { ELIDE("a ", "ad ", $receiver, before: "[aàá]") }.
    }
}
event-challenges = { ROLE($seat) ->
    [reader] Sfidi { $target }.
   *[other] { ROLE($target) ->
        [reader] { $seat } ti sfida.
       *[other] { $seat } sfida { $target }.
    }
}
event-without_well = { ROLE($seat) ->
    [reader] Dici: «Senza pozzo.»
   *[other] { $seat } dice: «Senza pozzo.»
}
event-with_well = Il pozzo vale.
event-throws = { ROLE($seat) ->
    [reader] Mostri { said-sign }.
   *[other] { $seat } mostra { said-sign }.
}
event-draw = Parità, ancora una volta.
event-no_winner = Troppe parità: non vince nessuno.
event-beats = { ROLE($seat) ->
    [reader] Batti { $target }.
   *[other] { ROLE($target) ->
        [reader] { $seat } ti batte.
       *[other] { $seat } batte { $target }.
    }
}
event-cannot_give = { ROLE($seat) ->
    [reader] Non hai carte da dare.
   *[other] { $seat } non ha carte da dare.
}
event-wants_to_swap = { ROLE($seat) ->
    [reader] Tu { ELIDE("a ", "ad ", $target, before: "[aàá]") }: «Mah – mio, tuo… sono categorie borghesi.»
   *[other] { ROLE($target) ->
        [reader] { $seat } a te: «Mah – mio, tuo… sono categorie borghesi.»
       *[other] { $seat } { ELIDE("a ", "ad ", $target, before: "[aàá]") }: «Mah – mio, tuo… sono categorie borghesi.»
    }
}
event-swaps = { ROLE($giver) ->
    [reader] Tu { ELIDE("e ", "ed ", $receiver, before: "[eèé]") } vi scambiate le carte, { $got } per { $gave }.
   *[other] { ROLE($receiver) ->
        [reader] Tu { ELIDE("e ", "ed ", $giver, before: "[eèé]") } vi scambiate le carte, { $got } per { $gave }.
       *[other] { $giver } { ELIDE("e ", "ed ", $receiver, before: "[eèé]") } si scambiano le carte, { $got } per { $gave }.
    }
}
event-sees_hand = { ROLE($seat) ->
    [reader] Le tue nuove carte{ known-cards }.
   *[other] { $seat } guarda le nuove carte{ known-cards }.
}
event-shares_out = Si ridistribuiscono tutte le carte, { $number } in tutto.
event-slaps = { ROLE($seat) ->
    [reader] Batti la mano.
   *[other] { $seat } batte la mano.
}
event-stays = { ROLE($seat) ->
    [reader] Non batti.
   *[other] { $seat } non batte.
}
event-names = { ROLE($seat) ->
    [reader] Mandi la polizia da { $target }.
   *[other] { ROLE($target) ->
        [reader] { $seat } manda la polizia da te.
       *[other] { $seat } manda la polizia da { $target }.
    }
}
event-opens = { ROLE($seat) ->
    [reader] Devi giocare a carte scoperte.
   *[other] { $seat } deve giocare a carte scoperte.
}
event-shows = { ROLE($seat) ->
    [reader] Scopri le tue carte: { $cards }.
   *[other] { $seat } scopre le sue carte: { $cards }.
}
event-nobody_opens = Nessuno gioca a carte scoperte.
event-closes = { ROLE($seat) ->
    [reader] Non giochi più a carte scoperte.
   *[other] { $seat } non gioca più a carte scoperte.
}
event-has_most = { ROLE($seat) ->
    [reader] Hai più carte di tutti: { $number }.
   *[other] { $seat } ha più carte di tutti: { $number }.
}
event-reacts = { ROLE($seat) ->
    [reader] Giochi { $card }: «È sulla mia lista delle cose da non fare.»
   *[other] { $seat } gioca { $card }: «È sulla mia lista delle cose da non fare.»
}
event-lets = { ROLE($seat) ->
    [reader] Lasci correre.
   *[other] { $seat } lascia correre.
}
said-sign = { $sign ->
    [rock] sasso
    [paper] carta
    [scissors] forbici
   *[well] pozzo
}
refused-does_not_fit =
    .full = { $card } non va su { $top }: serve la categoria o il simbolo
does-halt = Molli a qualcuno metà delle tue carte, senza guardarle.
does-versammlung = Tutti votano chi dà una carta a chi.
does-schnick = Un duello. Chi vince dà una carta all’altra persona.
does-gruppe = Tu contro tutti, con un solo gesto.
does-mein = Scambi tutte le tue carte con qualcuno.
does-kommunismus = Tutte le carte si mescolano e si ridistribuiscono. Va su tutto.
does-liste = Nel tuo turno non fa niente. Come reazione annulla quello che sta per colpirti; poi peschi una carta.
does-liste_all = Nel tuo turno non fa niente. Come reazione annulla per tutti quello che sta per succedere; poi peschi una carta.
does-nazi = Tutti tranne te ci battono sopra. Chi non batte pesca una carta; se battono tutti, la mano più lenta.
does-polizei = Qualcuno d’ora in poi gioca a carte scoperte. Chi ci batte sopra pesca una carta.
does-kapitalismus = Chi ha più carte ne riceve altre due.
does-razupaltuff = Non va su niente. Te ne liberi solo se un’azione lo passa a qualcun altro.

## faults

fault-deck_form = { fault-wrong_form }
    .full = serve una tabella di carte e di quante volte ci sono, non { $got }
fault-deck_no_such_card = Non c’è la carta «{ $card }».
    .full = la carta '{ $card }' non entra in nessun mazzo: serve un tipo e, dopo un trattino, un simbolo, per esempio nazi-k{ fault-near }
fault-deck_count = { fault-number_expected }
    .full = per { $card } serve un intero da { $least } a { $most }, non { $got }
fault-deck_too_large = Un mazzo ha al massimo { $most } carte, non { $got }.
    .full = al massimo { $most } carte in tutto, non { $got }
fault-deck_too_small = Con tante persone e tante carte in mano servono almeno { $least } carte diverse da Razupaltuff; sono solo { $got }.
    .full = con tante persone e tante carte in mano servono almeno { $least } carte diverse da Razupaltuff, non { $got }
fault-first_seat_idle = Un primo posto non ha effetto se non comincia un posto preciso.
    .full = 'first_seat' non ha effetto senza 'starts': 'seat': entrambi o nessuno
fault-first_seat_missing = Quale posto comincia? Bisogna dirlo.
    .full = con 'starts': 'seat' bisogna dire quale: serve 'first_seat'

## learning

lesson-turn = Gioca una carta che va bene
    .text = Serve la stessa categoria (sole o pioggia) o lo stesso simbolo (canguro, pinguino, artista). Ciò che dice la carta succede subito. Vince chi finisce prima le carte.
lesson-react = Ti riguarda
    .text = Ti capita qualcosa. La lista delle cose da non fare lo evita, altrimenti succede. Tienila per le cose grosse.
lesson-slap = Batti
    .text = Sul nazista battono tutti: chi non batte pesca una carta; se battono tutti, la mano più lenta. Sulla polizia lascia stare: chi batte pesca. Di solito bisogna fare in fretta, qui hai tempo.
lesson-hold = Tieni un attimo
    .text = Metà delle tue carte va a chi vuoi tu. Meglio a chi ha quasi finito.
lesson-name = La polizia
    .text = Chi la riceve d’ora in poi gioca a carte scoperte. Mandala a chi è in testa.
lesson-challenge = Un duello
    .text = Sasso, carta, forbici. Chi vince dà una carta all’altra persona. Sfida chi ne ha poche.
lesson-well = Con il pozzo?
    .text = Il pozzo batte sasso e forbici, solo la carta lo batte. Basta un no, e non vale.
lesson-throw = Scegli un gesto
    .text = Nessuno lo vede finché non hanno scelto tutti. I conti non aiutano, conoscere la gente forse.
lesson-propose = Assemblea generale
    .text = Ognuno propone chi dà una carta a chi. Poi si vota. Una buona proposta: dai tu a chi è in testa.
lesson-vote = Vota
    .text = Passa solo ciò che ha più della metà dei voti. Vota per quello che ti serve.
lesson-swap = Mah – mio, tuo…
    .text = Vi scambiate tutte le carte. Scegli chi ne ha meno.
lesson-give = Da’ una carta
    .text = Scegli tu quale. Da’ quella difficile da giocare.

## hints

purpose-cards = { $n ->
    [0] nessuna carta
    [one] una carta
   *[other] { $n } carte
}
purpose-wins = La tua ultima carta, e niente te ne porta un’altra: hai vinto.
purpose-nazi = Tra gli altri, chi non batte, o altrimenti chi batte per ultimo, deve pescare.
purpose-police = Chiude ogni gioco scoperto, e scegli tu chi d’ora in poi gioca a carte scoperte.
purpose-ends_open_play = Non giochi più a carte scoperte.
purpose-halt = { $n ->
    [one] Chi vuoi tu riceve una delle tue altre { $left } carte, a meno che una lista non lo impedisca.
   *[other] Chi vuoi tu riceve { $n } delle tue altre { $left } carte, a meno che una lista non lo impedisca.
}
purpose-sheds = Non succede niente, ma è una carta in meno.
purpose-swaps_well = { $seat } ha { purpose-cards }, tu { $left }: lo scambio conviene.
purpose-swaps_badly = { $left ->
    [0] { $seat } ha { purpose-cards }, tu nessuna: lo scambio non ti aiuta.
   *[other] { $seat } ha { purpose-cards }, tu { $left }: lo scambio non ti aiuta.
}
purpose-shares_out = { $left ->
    [0] Si ridistribuiscono tutte le mani: ricevi { purpose-cards }, se nessuno gioca una lista.
    [one] Si ridistribuiscono tutte le mani: ricevi { purpose-cards } per la tua, se nessuno gioca una lista.
   *[other] Si ridistribuiscono tutte le mani: ricevi { purpose-cards } per le tue { $left }, se nessuno gioca una lista.
}
purpose-capitalism = { $seat } ne ha più di tutti, { purpose-cards }, e deve pescarne due, a meno che una lista non lo impedisca.
purpose-capitalism_hits_several = Chi ne ha di più, { purpose-cards } a testa, deve pescarne due, a meno che una lista non lo impedisca.
purpose-capitalism_hits_me = Nessuno ha più carte di te, che ne hai { $n }: ne peschi due tu.
purpose-duel = Chi vince il duello dà una carta a chi perde, a meno che una lista non lo impedisca.
purpose-duel_last = La tua ultima carta: se non perdi il duello, hai vinto.
purpose-group_duel = Giochi contro tutti, e dà via carte solo chi vince.
purpose-group_duel_last = La tua ultima carta: se nessuno ti batte, hai vinto.
purpose-assembly = L’assemblea può decidere chi dà una carta a chi.
purpose-list_spares = Ti risparmia quello che prepara { $seat }; per la lista peschi una carta.
purpose-list_refuses = Non ricevi la carta di { $seat }; per la lista ne peschi una.
purpose-list_draws = Una carta la peschi comunque, ma così ti liberi della lista.
purpose-lets_draw = { $n ->
    [one] Peschi una carta, e tieni la lista.
   *[other] Peschi { $n } carte, e tieni la lista.
}
purpose-lets_open = Da adesso tutti vedono le tue carte.
purpose-lets_half = { $seat } ti mette in mano { purpose-cards }.
purpose-lets_swap = { $left ->
    [one] Ricevi la mano di { $seat }, { purpose-cards }, per la tua sola carta.
   *[other] Ricevi la mano di { $seat }, { purpose-cards }, per le tue { $left }.
}
purpose-lets_win = { $seat } scambia una mano vuota con la tua: hai vinto.
purpose-lets_share = Le tue carte si mescolano con quelle degli altri e si ridistribuiscono.
purpose-lets_card = Una carta in più per te.
purpose-gives_last = La tua ultima carta: poi non ne hai più.
purpose-gives_unfit = Adesso non va comunque bene.
purpose-nearest = { $n ->
    [0] { $seat } non ha più carte: nessuno è più vicino alla vittoria.
   *[other] Fra gli altri nessuno è più vicino alla vittoria di { $seat }, con { purpose-cards }.
}
purpose-hits = C’è chi è più vicino alla vittoria di { $seat }.
purpose-names_self = Giochi tu a carte scoperte.
purpose-proposes_nothing = Per causa tua nessuno deve dare o prendere una carta.
purpose-gives_myself = { $n ->
    [0] Non ti resterebbe nessuna carta.
   *[other] Ti libereresti di una carta.
}
purpose-lets_give = { $n ->
    [0] { $seat } non avrebbe più carte.
   *[other] { $seat } si libererebbe di una carta.
}
purpose-takes_myself = La carta andrebbe a te.
purpose-leaves_well = Con il pozzo i gesti sono quattro: batte sasso e forbici e perde contro la carta.
purpose-calls_off_well = Basta dirlo una volta: senza pozzo ogni gesto ne batte uno e perde contro un altro.
purpose-throws_rock = { $well ->
    [yes] Batte solo le forbici: carta e pozzo lo battono.
   *[no] Batte le forbici, perde contro la carta.
}
purpose-throws_paper = { $well ->
    [yes] Batte sasso e pozzo, perde solo contro le forbici.
   *[no] Batte il sasso, perde contro le forbici.
}
purpose-throws_scissors = { $well ->
    [yes] Battono solo la carta: sasso e pozzo le battono.
   *[no] Battono la carta, perdono contro il sasso.
}
purpose-throws_well = Batte sasso e forbici, perde solo contro la carta.

## gallery

deck = 60 carte. Si gioca per categoria o per simbolo: spiritosa su spiritosa, canguro su canguro.
tale = { $code ->
    [halt-k] Al canguro servono un attimo tutte e due le zampe. Da marzo.
    [halt-p] Il pinguino ha un modulo apposta, in tre copie.
    [halt-a] Solo fino agli applausi. Può volerci un po’.
    [versammlung-k] Approvato all’unanimità. Ha votato anche il marsupio.
    [versammlung-p] Prima si vota se votare. Il pinguino conta le pinne.
    [versammlung-a] Tutti d’accordo che lo faccia qualcun altro.
    [schnick-k] La zampa è sasso, dice il canguro. O quello che vince.
    [schnick-p] Con le pinne viene solo carta. Il pinguino ha vinto lo stesso.
    [schnick-a] Tre giorni di prove, e sul palco di nuovo carta.
    [gruppe-k] Uno contro tutti. Per il canguro è alla pari.
    [gruppe-p] Tutti insieme, prego. Il pinguino mette a verbale.
    [gruppe-a] Finalmente un pubblico che usa le mani.
    [mein-k] Quello che sta nel marsupio è del marsupio.
    [mein-p] Il pinguino aveva etichettato tutto. Adesso non ne torna una.
    [mein-a] Dividiamo tutto: tu paghi l’affitto, io ci penso su.
    [liste-k] Punto primo: alzarsi. Finora procede benissimo.
    [liste-p] In ordine alfabetico e con timbro: tutto ciò che non succederà.
    [liste-a] Tasse, bis, piatti. Si allunga ogni giorno.
    [nazi-k] Niente da discutere: mano aperta, e subito.
    [nazi-p] Qui nemmeno il pinguino fa la fila.
    [nazi-a] Per una volta il pubblico batte le mani al momento giusto.
    [polizei-k] Controllo borse. Con il marsupio ci vorrà di più.
    [polizei-p] Tutto sul tavolo, prego. No, il pesce no.
    [polizei-a] Non è un costume. Abbiamo chiesto.
    [kapitalismus-k] Il canguro non ha niente in contrario. Non ha proprio niente.
    [kapitalismus-p] Dove ce n’è, ne arriva. Il pinguino li chiama interessi.
    [kapitalismus-a] Piove sempre sul bagnato. Qui piovono carte.
    [kommunismus] Tutto in un mucchio, a tutti lo stesso. Una volta a partita funziona pure.
    [razupaltuff] Nessuno sa che cos’è. Tutti sanno che ce l’hai tu.
   *[other] { "" }
}
group-funny = Spiritose
group-unfunny = Non spiritose
group-neither = Nessuna delle due

## pad

pad-ask-winners = Chi non ha più carte?
pad-ask-hands = Che cosa hanno in mano gli altri?
pad-hint-hands = Solo se volete la classifica.
pad-own_deck = Allora nessuno controlla quante carte ci sono.

## stats

deed-halts = «Tieni un attimo» detti
deed-slaps = Manate arrivate per prime

## lab

lab-turns = Turni
    .more = più turni
    .less = meno turni
    .says = turni in una partita.
    .name = il numero dei turni
lab-drawn = Niente va bene
    .more = si pesca più spesso
    .less = si pesca meno spesso
    .says = dei turni finiscono pescando.
    .name = quanto spesso si pesca
lab-lists = Liste come reazione
    .more = più liste
    .less = meno liste
    .says = liste giocate come reazione in una partita.
    .name = le liste
lab-halts = Tieni un attimo
    .more = più «Tieni un attimo»
    .less = meno «Tieni un attimo»
    .says = volte a partita qualcuno deve tenere qualcosa.
    .name = i «Tieni un attimo»
lab-duels = Duelli
    .more = più duelli
    .less = meno duelli
    .says = duelli a partita.
    .name = i duelli
lab-assemblies = Assemblee
    .more = più assemblee
    .less = meno assemblee
    .says = assemblee a partita.
    .name = le assemblee
lab-slapping = Manate
    .more = più manate
    .less = meno manate
    .says = volte a partita tutti battono la mano.
    .name = le manate
lab-raids = Polizia
    .more = più polizia
    .less = meno polizia
    .says = volte a partita arriva la polizia.
    .name = la polizia
lab-shared = Comunismo
    .more = più comunismo
    .less = meno comunismo
    .says = volte a partita si spartisce tutto.
    .name = il comunismo

## terminal

about = Liberarsi delle carte, rifilare il resto agli altri, battere in fretta, e tenere una lista di ciò che non si fa.
prompt-turn = Gioca una carta che va bene, o pescane una.
prompt-hold = «Tieni un attimo.» Chi riceve metà delle tue carte?
prompt-challenge = Chi sfidi a duello?
prompt-swap = Di chi vuoi le carte in cambio delle tue?
prompt-propose = Chi deve dare una carta, e a chi?
prompt-vote = Vota per una proposta, o astieniti.
prompt-well = In questo duello si può mostrare il pozzo?
prompt-throw = Quale gesto mostri?
prompt-slap = Battere, o no?
prompt-name = Chi deve giocare a carte scoperte?
prompt-react = Opporre una Lista delle cose da non fare, o lasciar correre?
prompt-give = Scegli una carta da dare.
option-well-name = pozzo
option-well-full = Quando nei duelli si può mostrare il pozzo: se nessuno lo rifiuta prima, sempre, o mai.
option-police-name = Polizia
option-police-full = Da chi si può mandare la Polizia: da un’altra persona, o da chiunque, compreso chi la gioca.
option-list-name = lista
option-list-full = Chi viene risparmiato dalla Lista delle cose da non fare giocata come reazione: chi la gioca, o tutte le persone che stavano per essere colpite.
option-starts-name = chi comincia
option-starts-full = Chi comincia: chi viene scelto dal caso, chi vince un duello di tutti, o un posto preciso.
option-first_seat-name = primo posto
option-first_seat-full = Il posto che comincia, contando da 0, se è un posto preciso.
option-majority-name = maggioranza
option-majority-full = Che cosa serve a una proposta all’Assemblea generale: i voti di più di metà del tavolo, o più voti di ogni altra.
option-hand-name = carte in mano
option-hand-full = Quante carte riceve ognuno. Di solito: 7 in tre, 6 in quattro, 5 in cinque.
option-deck-name = mazzo di carte
option-deck-full = Quante volte c’è ogni carta, per tipo e simbolo, invece delle solite 60.
shown-action = azione
shown-answer = la tua risposta
shown-active = di turno { $name }
shown-giver = dà { $name }
shown-open_hand = carte scoperte
shown-open_seat = a carte scoperte { $name }
shown-receiver = riceve
shown-stock = mazzo
shown-target = bersaglio { $name }
shown-top = in cima
shown-turns = turni
shown-well = pozzo
word-rock = sasso
word-paper = carta
word-scissors = forbici
word-well = pozzo
fault-form_expected = serve una mossa come { $of }, non '{ $typed }'
fault-not_in_deck = in questo mazzo non c’è { $card }
fault-no_such_card = non c’è la carta '{ $card }': servono il tipo e, dopo un trattino, il simbolo (k, p o a), come { $example }{ fault-near }
