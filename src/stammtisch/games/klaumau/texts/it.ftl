### Italiano: tu, frasi brevi.

## house

mood = Un Mau-Mau per mani lunghe. Mentire è permesso.
time = 30 min
card = { $tail ->
    [1] Moneta
    [2] Orologio
    [3] Candelabro
    [4] Tesoro
    [key] Serratura
    [safe] Piccola cassaforte
    [bigsafe] Cassaforte grande
    [plan] Piano
    [crook] Furfante
    [trade] Scambio
   *[other] { $head ->
        [police] Poliziotto
        [dog] Cane da guardia
        [bomb] Bomba
        [fence] Ricettatore
       *[other] { $code }
    }
}
    .short = { $tail ->
        [1] 1
        [2] 2
        [3] 3
        [4] 4
       *[other] { LOWER($name) }
    }
    .long = { $tail ->
        [1] { $tail } { card-colour }, { LOWER($name) }
        [2] { $tail } { card-colour }, { LOWER($name) }
        [3] { $tail } { card-colour }, { LOWER($name) }
        [4] { $tail } { card-colour }, { LOWER($name) }
        [key] { $name } { card-colour-feminine }
        [safe] { $name } { card-colour-feminine }
        [bigsafe] { $name } { card-colour-feminine }
       *[other] { KNOWN($tail) ->
            [yes] { $name } { card-colour }
           *[no] { $name }
        }
    }
card-colour = { $head ->
    [g] verde
    [b] blu
    [r] rosso
    [gb] verde e blu
    [br] blu e rosso
    [ry] rosso e giallo
    [rg] rosso e verde
    [yb] giallo e blu
    [ryg] rosso, giallo e verde
    [ryb] rosso, giallo e blu
    [rgb] rosso, verde e blu
    [ygb] giallo, verde e blu
    [rygb] di tutti i colori
    [yg] giallo e verde
   *[y] giallo
}
card-colour-feminine = { $head ->
    [g] verde
    [b] blu
    [r] rossa
   *[y] gialla
}

## table

bomb-title = Che cosa fa la bomba?
bomb-own = Regola nostra
bomb-step = Passo { $n }
bomb-add = Un altro passo
bomb-remove = Togli il passo
bomb-who = Chi viene colpito?
bomb-what = Che cosa succede?
bomb-count = Quanto?
bomb-readies-blast = Botto
bomb-readies-collection = Colletta
bomb-readies-panic = Panico
bomb-readies-smoke = Fumo
bomb-readies-robin_hood = Robin Hood
bomb-readies-jackpot = Jackpot
bomb-whos-self = chi la gioca
bomb-whos-left = chi sta a sinistra
bomb-whos-right = chi sta a destra
bomb-whos-chosen = chi si vuole
bomb-whos-others = tutti gli altri
bomb-whos-everyone = tutti
bomb-whos-most_cards = chi ha più carte
bomb-whos-leaders = chi è in testa
bomb-whats-draw = pesca
bomb-whats-throw = butta via
bomb-whats-lose = perde
bomb-whats-pay = dà carte
bomb-whats-miss = salta il turno
bomb-whats-gain = guadagna punti
bomb-counts-half = metà
bomb-counts-all = tutte
bomb-says = { CAPITAL($steps) }.
refused-no_police = Non hai nessun poliziotto.
    .full = non hai nessun poliziotto
refused-not_shown = Questa carta non è fra quelle mostrate.
    .full = { $card } non è fra le carte mostrate
refused-no_number = Il ricettatore compra solo carte numerate.
    .full = { $card } non è una carta numerata: il ricettatore non compra altro
refused-one_dog = Un cane da guardia basta.
    .full = da te c’è già un cane da guardia
refused-wished = È stato chiesto un altro colore.
    .full = è chiesto { $colour ->
        [red] rosso
        [yellow] giallo
        [green] verde
       *[blue] blu
    }: serve il colore o una serratura
refused-not_yourself = Non puoi scegliere te.
    .full = sei tu: serve qualcun altro
refused-guarded = Lì c’è un cane da guardia.
    .full = al posto { $seat } c’è un cane da guardia
refused-no_cards = Lì non c’è niente da prendere.
    .full = al posto { $seat } non ci sono carte
refused-not_drawn = Non è la carta che hai appena pescato.
    .full = { $card } non è la carta che hai appena pescato: serve quella
pad_note = Vince chi ha più punti.
misses = { $n ->
    [one] salta un turno
   *[other] salta { $n } turni
}
fits = Va bene: { $what }.
sought-red = rosso
sought-yellow = giallo
sought-green = verde
sought-blue = blu
sought-1 = un 1
sought-2 = un 2
sought-3 = un 3
sought-4 = un 4
sought-key = una serratura
sought-safe = una cassaforte
sought-plan = un piano
sought-crook = un furfante
sought-trade = uno scambio
hits-miss = { $n ->
    [one] { $names } salta il turno.
   *[other] { $names } saltano il turno.
}
hits-again = Il prossimo turno è di nuovo tuo.
hits-turned = Si gioca nell’altro verso: tocca { ELIDE("a ", "ad ", $name, before: "[aàá]") }.
hits-nothing = Adesso non cambia niente.
omen-miss = salta il turno
barred-empty = senza carte
barred-dog = un cane fa la guardia
lay-give = Dai
lay-sell = Vendi
lay-throw = Butta via
direction-clockwise = in senso orario
direction-against = in senso antiorario
wished = È stato chiesto il { said-colour }.
cant = Non posso
cant_quoted = «Non posso.»
doubt_text = { $n ->
    [one] Lo dice { $name }, con una carta. Ci credi?
   *[other] Lo dice { $name }, con { $n } carte. Ci credi?
}
doubt = Non ci credo
believe = Ci credo
robbed = { $name } ti deruba!
robbed_text = Mostra un poliziotto, o una carta sparisce.
police = Poliziotto!
let = Lascia rubare
caught = { $name } bluffava
caught_text = Scegli quale carta va giocata.
wish = Chiedi un colore
wish_text = Vale fino alla prossima carta.
rob = A chi rubi?
rob_text = Peschi una carta, se non arriva la polizia.
trade = Con chi scambi?
trade_text = Ne prendi una e ne dai una.
take = Siete tutti circondati
take_text = Prendi ancora una carta, da chi vuoi.
target = Su chi punti la bomba?
nobody = Nessuno
give = Che cosa dai in cambio?
give_text = Una qualsiasi delle tue carte, anche quella appena presa.
sell = Il ricettatore compra carte numerate
sell_text = 2 punti l’una.{ $n ->
    [0] { "" }
    [1] { " " }Venduta: { $n }.
   *[other] { " " }Vendute: { $n }.
}
sold = Fatto
throw = La bomba!
throw_text = { $n ->
    [one] Butta via una carta.
   *[other] Butta via { $n } carte.
}
offer = Puoi pescare
offer_text = { $n ->
    [one] Puoi pescare una carta o lasciarla.
   *[other] Puoi pescare { $n } carte o lasciarle.
}
offer_draw = Pesca
offer_decline = No, grazie
drawn = La giochi subito?
drawn_text = Hai pescato: { $card }.
drawn_play = Giocala
drawn_keep = Tienila
cant_say = Non posso.
doubt_say = Non ci credo!
rob_say = Dammi qua!
police_say = Polizia!
option-doubters = Chi può dubitare
    .doc = A un «Non posso»: solo chi viene dopo, o tutti, uno dopo l’altro.
    .of-next = chi viene dopo
    .of-anyone = tutti
option-forced_card_acts = Le carte forzate agiscono
    .doc = Una carta imposta da un dubbio ha il suo effetto.
option-plan = Piani
    .doc = Da che parte un piano fa girare il gioco.
    .of-turns = nell’altro verso
    .of-anticlockwise = in senso antiorario
option-forgery = Falsificazione
    .doc = Alla fine di un giro le carte numerate dei colori della carta in cima non valgono niente.
option-surrounded = Circondati dalla polizia
    .doc = L’ottavo poliziotto (in meno di sei: il sesto) chiude il giro.
option-fence = Ricettatore
    .doc = Nel mazzo c’è un ricettatore che compra le carte numerate a 2 punti l’una.
option-watchdog = Cane da guardia
    .doc = Due cani da guardia, messi scoperti, tengono lontani i furfanti.
option-bomb = Bomba
    .doc = Una bomba di cui fate voi la regola.
option-deck = Un altro mazzo
    .doc = Quante volte c’è ogni carta.
option-rounds = Giri
    .doc = Quanti se ne giocano; 0: tanti quanti i giocatori.
option-wrong_doubt = Dubbio infondato
    .doc = Se chi dubita a torto dà all’altra persona una carta, presa alla cieca.
    .of-free = non costa niente
    .of-pays = costa una carta
option-last_card = L’ultima carta
    .doc = Se agisce ancora, o se giocarla chiude subito il giro.
    .of-acts = agisce
    .of-ends = chiude il giro
option-surrounded_ends = L’ultimo poliziotto
    .doc = Che cosa chiude con «Circondati dalla polizia».
    .of-round = chiude il giro
    .of-match = chiude la partita
option-keyhole = Serrature
    .doc = Su che cosa si possono giocare.
    .of-fits = dove vanno bene
    .of-anything = su tutto
option-drawn_card = La carta pescata
    .doc = Se si può giocare subito dopo un «Non posso» creduto.
    .of-waits = aspetta
    .of-playable = si può giocare
option-empty_pile = Il mazzo vuoto
    .doc = Se chiude il giro, o se si mescolano gli scarti.
    .of-ends = chiude il giro
    .of-reshuffled = si rifà
reckon-sold = venduto
reckon-watchdog = Cane da guardia
reckon-bomb = Bomba
verdict-caught = { ROLE($seat) ->
    [reader] Bluff scoperto: una carta va bene. Chi ha dubitato sceglie quale giochi.
   *[other] Bluff scoperto: una carta va bene. Chi ha dubitato sceglie quale gioca { $seat }.
}
verdict-true = { ROLE($seat) ->
    [reader] Era vero: niente va bene. Il dubbio ti frutta fino a due carte.
   *[other] Era vero: niente va bene. Il dubbio frutta { ELIDE("a ", "ad ", $seat, before: "[aàá]") } fino a due carte.
}
event-scores = Si contano i punti del giro { $round }.
event-ends = La partita è finita.
event-deals = { ROLE($seat) ->
    [reader] Giro { $round }: cominci tu.
   *[other] Giro { $round }: comincia { $seat }.
}
event-turns = { ROLE($seat) ->
    [reader] Scopri { $card }.
   *[other] { $seat } scopre { $card }.
}
event-plays = { ROLE($seat) ->
    [reader] Giochi { $card }.
   *[other] { $seat } gioca { $card }.
}
event-cannot = { ROLE($seat) ->
    [reader] Dici: «Non posso.»
   *[other] { $seat } dice: «Non posso.»
}
event-believes = { ROLE($seat) ->
    [reader] Ci credi.
   *[other] { $seat } ci crede.
}
event-doubts = { ROLE($seat) ->
    [reader] Non ci credi!
   *[other] { $seat } non ci crede!
}
event-shows = { ROLE($seat) ->
    [reader] Mostri { $cards }.
   *[other] { $seat } mostra { $cards }.
}
event-draws = { ROLE($seat) ->
    [reader] Peschi{ known-card }.
   *[other] { $seat } pesca una carta{ known-card }.
}
event-declines = { ROLE($seat) ->
    [reader] Preferisci non pescare.
   *[other] { $seat } preferisce non pescare.
}
event-keeps = { ROLE($seat) ->
    [reader] Tieni la carta.
   *[other] { $seat } tiene la carta.
}
event-fined = { ROLE($giver) ->
    [reader] Per il dubbio dai { ELIDE("a ", "ad ", $receiver, before: "[aàá]") }{ known-card }.
   *[other] { ROLE($receiver) ->
        [reader] Per il dubbio { $giver } ti dà{ known-card }.
       *[other] Per il dubbio { $giver } dà una carta { ELIDE("a ", "ad ", $receiver, before: "[aàá]") }{ known-card }.
    }
}
event-restacks = { $number ->
    [one] Si mescolano gli scarti: una carta da pescare.
   *[other] Si mescolano gli scarti: { $number } carte da pescare.
}
event-too_long = Dopo { $turns } turni il giro è finito.
event-guards = { ROLE($seat) ->
    [reader] Metti davanti a te un cane da guardia.
   *[other] { $seat } mette un cane da guardia davanti a sé.
}
event-wishes = { ROLE($seat) ->
    [reader] Chiedi { $colour }.
   *[other] { $seat } chiede { $colour }.
}
event-turns_round = Il gioco cambia verso.
event-misses = { ROLE($seat) ->
    [reader] Salti il turno.
   *[other] { $seat } salta il turno.
}
event-robs = { ROLE($seat) ->
    [reader] Mandi un furfante da { $giver }.
   *[other] { ROLE($giver) ->
        [reader] { $seat } manda un furfante da te.
       *[other] { $seat } manda un furfante da { $giver }.
    }
}
event-spares = { ROLE($seat) ->
    [reader] Risparmi tutti.
   *[other] { $seat } risparmia tutti.
}
event-wards = { ROLE($seat) ->
    [reader] Chiami la polizia: { $card }.
   *[other] { $seat } chiama la polizia: { $card }.
}
event-steals = { ROLE($receiver) ->
    [reader] Rubi { ELIDE("a ", "ad ", $giver, before: "[aàá]") }{ known-card }.
   *[other] { ROLE($giver) ->
        [reader] { $receiver } ti ruba{ known-card }.
       *[other] { $receiver } ruba una carta { ELIDE("a ", "ad ", $giver, before: "[aàá]") }{ known-card }.
    }
}
event-trades = { ROLE($receiver) ->
    [reader] Per lo scambio prendi { ELIDE("a ", "ad ", $giver, before: "[aàá]") }{ known-card }.
   *[other] { ROLE($giver) ->
        [reader] Per lo scambio { $receiver } ti prende{ known-card }.
       *[other] { $receiver } prende una carta { ELIDE("a ", "ad ", $giver, before: "[aàá]") } per lo scambio{ known-card }.
    }
}
event-gives = { ROLE($giver) ->
    [reader] Dai { ELIDE("a ", "ad ", $receiver, before: "[aàá]") }{ known-card }.
   *[other] { ROLE($receiver) ->
        [reader] { $giver } ti dà{ known-card }.
       *[other] { $giver } dà una carta { ELIDE("a ", "ad ", $receiver, before: "[aàá]") }{ known-card }.
    }
}
event-surrounded = L’ultimo poliziotto: siete tutti circondati!
event-fence = { ROLE($seat) ->
    [reader] Peschi il ricettatore, che compra le carte numerate.
   *[other] { $seat } pesca il ricettatore, che compra le carte numerate.
}
event-forged = Falsificazione! In cima c’è { $card }: le carte numerate dei suoi colori non contano.
event-sells = { ROLE($seat) ->
    [reader] Vendi { $card } per 2 punti.
   *[other] { $seat } vende { $card } per 2 punti.
}
event-targets = { ROLE($seat) ->
    [reader] Punti la bomba su { $giver }.
   *[other] { ROLE($giver) ->
        [reader] { $seat } punta la bomba su di te.
       *[other] { $seat } punta la bomba su { $giver }.
    }
}
event-throws = { ROLE($seat) ->
    [reader] Butti via { $card }.
   *[other] { $seat } butta via { $card }.
}
event-loses = { ROLE($seat) ->
    [reader] Perdi { $card }.
   *[other] { $seat } perde { $card }.
}
event-pays = { ROLE($giver) ->
    [reader] Dai { ELIDE("a ", "ad ", $receiver, before: "[aàá]") }{ known-card }.
   *[other] { ROLE($receiver) ->
        [reader] { $giver } ti dà{ known-card }.
       *[other] { $giver } dà una carta { ELIDE("a ", "ad ", $receiver, before: "[aàá]") }{ known-card }.
    }
}
event-stunned = { ROLE($seat) ->
    [reader] { $turns ->
        [one] Devi saltare un turno.
       *[other] Devi saltare { $turns } turni.
    }
   *[other] { $turns ->
        [one] { $seat } deve saltare un turno.
       *[other] { $seat } deve saltare { $turns } turni.
    }
}
event-gains = { ROLE($seat) ->
    [reader] { $points ->
        [one] Guadagni { $points } punto.
       *[other] Guadagni { $points } punti.
    }
   *[other] { $points ->
        [one] { $seat } guadagna { $points } punto.
       *[other] { $seat } guadagna { $points } punti.
    }
}
event-empties = { ROLE($seat) ->
    [reader] Non hai più carte.
   *[other] { $seat } non ha più carte.
}
event-runs_out = { ROLE($seat) ->
    [reader] Devi pescare, e il mazzo è finito.
   *[other] { $seat } deve pescare, e il mazzo è finito.
}
event-holds = { KNOWN($cards) ->
    [yes] { ROLE($seat) ->
        [reader] Alla fine hai { $cards }.
       *[other] Alla fine { $seat } ha { $cards }.
    }
   *[no] { ROLE($seat) ->
        [reader] Non ti resta niente.
       *[other] { ELIDE("A ", "Ad ", $seat, before: "[aàá]") } non resta niente.
    }
}
bomb-then = ; poi{ " " }
bomb-step_says = { $who ->
    [self] chi gioca la bomba
    [left] chi sta a sinistra
    [right] chi sta a destra
    [chosen] la persona scelta
    [others] tutti gli altri
    [most_cards] chi ha più carte
    [leaders] chi è in testa
   *[everyone] tutti
} { bomb-verb } { $count ->
    [half] metà delle { bomb-theirs } carte
    [all] tutte le { bomb-theirs } carte
    [1] { $what ->
        [miss] un turno
        [gain] un punto
       *[other] una carta
    }
   *[other] { $count ->
        [2] due
        [3] tre
       *[4] quattro
    } { $what ->
        [miss] turni
        [gain] punti
       *[other] carte
    }
}{ $what ->
    [throw] { $count ->
        [all] { "" }
        [half] , a scelta
       *[other] { " " }a scelta
    }
    [lose] { $count ->
        [all] { "" }
       *[other] , a caso
    }
    [pay] { $count ->
        [all] { " " }a chi gioca la bomba
       *[other] , a caso, a chi gioca la bomba
    }
   *[other] { "" }
}
bomb-verb = { $who ->
    [others] { bomb-verb-many }
    [everyone] { bomb-verb-many }
   *[other] { $what ->
        [throw] butta via
        [lose] perde
        [pay] dà
        [miss] salta
        [gain] guadagna
       *[draw] pesca
    }
}
bomb-verb-many = { $what ->
    [throw] buttano via
    [lose] perdono
    [pay] danno
    [miss] saltano
    [gain] guadagnano
   *[draw] pescano
}
bomb-theirs = { $who ->
    [others] loro
    [everyone] loro
   *[other] sue
}
refused-does_not_fit =
    .full = { KNOWN($top) ->
        [yes] { $card } non va su { $top }: serve il colore o il motivo
       *[no] { $card } non va bene: serve una carta adatta fra quelle mostrate
    }
does-number = Bottino: vale { $n } se la tieni.
does-key = Scegli un colore.
does-safe = Chi segue salta il turno. Va anche sulla cassaforte grande.
does-bigsafe = I due che seguono saltano il turno. Va anche sulla piccola cassaforte.
does-plan = Si gioca nell’altro verso.
does-two_colours = Va su ognuno dei suoi colori, e ognuno va su questa carta. Si gioca nell’altro verso.
does-crook = Rubi una carta a qualcuno senza vederla, a meno che non mostri un poliziotto.
does-trade = Prendi una carta a qualcuno senza vederla e gliene dai una tua.
does-police = Ferma un furfante e ti porta una carta nuova. Non conta niente.
does-dog = Scoperto davanti a te, tiene lontani i furfanti.
does-bomb = Fa quello che avete deciso prima.
does-fence = Quando viene pescato, ognuno può vendere carte numerate: 2 punti l’una.
does-key_anything = Va su tutto. Scegli un colore.
does-plan_anticlockwise = Si gioca in senso antiorario fino alla fine del giro.
does-two_colours_anticlockwise = Va su ognuno dei suoi colori, e ognuno va su questa carta. Si gioca in senso antiorario fino alla fine del giro.
does-police_round = Ferma un furfante e ti porta una carta nuova. Non conta niente. L’ultimo chiude il giro.
does-police_match = Ferma un furfante e ti porta una carta nuova. Non conta niente. L’ultimo chiude la partita.
does-number_forgery = Bottino: vale { $n } se la tieni, a meno che alla fine il suo colore sia in cima.

## faults

fault-bomb_no_such_rule = Non c’è la regola pronta «{ $rule }».
    .full = non c’è la regola pronta '{ $rule }': a scelta { $known }, o una lista di passi
fault-bomb_form = { fault-wrong_form }
    .full = serve il nome di una regola pronta o una lista di passi, non { $got }
fault-bomb_steps = Una regola ha da uno a { $most } passi, non { $got }.
    .full = servono da uno a { $most } passi, non { $got }
fault-bomb_step = Passo { $number }: { $fault }
    .full = passo { $number }: { $fault }
fault-bomb_step_form = { fault-wrong_form }
    .full = servono who, what e count, non { $got }
fault-bomb_who = { fault-choice_expected }
    .full = può toccare a { $of }, non a { $got }
fault-bomb_what = { fault-choice_expected }
    .full = può succedere { $of }, non { $got }
fault-bomb_count = { fault-number_expected }
    .full = serve un numero da { $least } a { $most }, 'half' o 'all', non { $got }
fault-bomb_number = { fault-number_expected }
    .full = con '{ $what }' serve un numero da { $least } a { $most }, non { $got }
fault-bomb_self = Nessuno dà carte a sé stesso.
    .full = nessuno dà carte a sé stesso: deve darle qualcun altro
fault-deck_form = { fault-wrong_form }
    .full = serve una tabella di carte e di quante volte ci sono, non { $got }
fault-deck_no_such_card = Non c’è la carta «{ $card }».
    .full = la carta '{ $card }' non entra in nessun mazzo: le carte si chiamano per esempio { $known }
fault-deck_count = { fault-number_expected }
    .full = per { $card } serve un intero da { $least } a { $most }, non { $got }
fault-deck_too_large = Un mazzo ha al massimo { $most } carte, non { $got }.
    .full = al massimo { $most } carte in tutto, non { $got }
fault-deck_too_small = Almeno { $least } carte devono avere un colore, sono solo { $got }.
    .full = servono almeno { $least } carte con un colore, ce ne sono { $got }

## learning

lesson-turn = Gioca una carta
    .text = Serve lo stesso colore o lo stesso motivo. Puoi anche dire «Non posso», pure se non è vero. Le carte numerate in mano sono il bottino: contano alla fine del giro.
lesson-doubt = Ci credi?
    .text = Se hai ragione, scegli tu la carta da giocare e puoi pescarne una. Se hai torto, chi l’ha detto può pescarne due. Tante carte e nessuna che vada bene? Dubita.
lesson-offer = Una carta per te
    .text = Puoi pescare o lasciare. Le carte in mano sono bottino: prendile, a meno che tu non voglia far durare il mazzo.
lesson-force = Bluff scoperto
    .text = Scegli quale carta va giocata. Perdere il bottino fa male: prendi la carta numerata più alta.
lesson-answer = Arriva un furfante
    .text = Con un poliziotto tieni tutto e peschi una carta. Senza, una carta se ne va, presa alla cieca.
lesson-wish = Serratura
    .text = Scegli tu il prossimo colore. Prendi quello che hai di più.
lesson-rob = Il tuo furfante
    .text = Scegli una vittima. Tante carte, tanto bottino. Chi ha un poliziotto si difende.
lesson-trade = Uno scambio
    .text = Peschi una carta alla cieca e ne dai una. Comodo per liberarsi di qualcosa.
lesson-give = Che cosa dai in cambio?
    .text = Una carta qualsiasi delle tue, anche quella pescata. Tieni le carte numerate, regala il resto.

## hints

purpose-cannot = { $n ->
    [one] È vero: niente nella tua mano va bene. Anche se non ci credono, puoi pescare una sola carta.
   *[other] È vero: niente nella tua mano va bene. Peschi una carta, e se non ci credono puoi pescarne due.
}
purpose-cannot_at_the_end = Se ti credono, il giro è finito: non ci sono più carte da pescare.
purpose-bluffs = { $n ->
    [one] Un bluff: una delle tue carte va bene. Se ti credono, tieni tutto e peschi una carta.
   *[other] Un bluff: { $n } delle tue carte vanno bene. Se ti credono, tieni tutto e peschi una carta.
}
purpose-guards = In questo giro nessuno può più mandarti un furfante.
purpose-ends_round = La tua ultima carta: con questa il giro è finito.
purpose-calls_police = Un poliziotto non vale niente, e al suo posto peschi una carta.
purpose-police_at_the_end = Al suo posto non c’è più niente da pescare: il giro è finito.
purpose-surrounds = { $ending ->
    [match] L’ultimo poliziotto: la partita è finita, e puoi ancora prendere una carta.
   *[round] L’ultimo poliziotto: il giro è finito, e puoi ancora prendere una carta.
}
purpose-unlocks = Scegli tu il colore che { $seat } deve seguire, e ti costa { purpose-points }.
purpose-skips = { $seat } salta il turno, e ti costa { purpose-points }.
purpose-skips_two = { $seat } { ELIDE("e ", "ed ", $target, before: "[eèé]") } saltano il turno, e ti costa { purpose-points }.
purpose-plays_again = Tocca subito di nuovo a te, e ti costa { purpose-points }.
purpose-turns_round = Cambia il verso: poi tocca { ELIDE("a ", "ad ", $seat, before: "[aàá]") }, non { ELIDE("a ", "ad ", $target, before: "[aàá]") }.
purpose-steals = Lasci { purpose-points }, e puoi provare a rubare una carta.
purpose-trades = Puoi prendere una carta a qualcuno, e scegli tu quale restituire.
purpose-cheapest = Costa solo { purpose-points }: niente di quello che va bene costa meno.
purpose-believes = Un dubbio infondato farebbe pescare { ELIDE("a ", "ad ", $seat, before: "[aàá]") } fino a due carte.
purpose-believes_at_the_end = Non ci sono più carte da pescare: se nessuno dubita, il giro è finito.
purpose-doubts = { $n ->
    [one] Se l’unica carta di { $seat } va bene lo stesso, viene giocata
   *[other] Se una delle { $n } carte di { $seat } va bene lo stesso, scegli tu quale viene giocata
}{ $draws ->
    [yes] , e tu puoi pescarne una.
   *[no] .
}{ $costs ->
    [yes] { " " }Un dubbio infondato ti costa una carta.
   *[no] { "" }
}
purpose-wards = Il furfante non ottiene niente, e al posto del poliziotto peschi una carta.
purpose-lets = { $police ->
    [one] { $seat } prende una delle tue { $n } carte senza vederla. Se non è il tuo poliziotto, lo tieni per dopo.
   *[other] { $seat } prende una delle tue { $n } carte senza vederla. In ogni caso ti resta un poliziotto per dopo.
}
purpose-draws = { $n ->
    [one] Ancora una carta: conta per te, a meno che non sia un poliziotto.
   *[other] Ancora { $n } carte: ognuna conta per te, a meno che non sia un poliziotto.
}
purpose-declines = L’ultima carta resta nel mazzo; chi poi deve pescare chiude il giro.
purpose-wishes = { $n ->
    [one] Di nessun altro colore hai più carte: di { said-colour } ne hai una.
   *[other] Di nessun altro colore hai più carte: di { said-colour } ne hai { $n }.
}
purpose-spares = Non togli carte a nessuno, e nessuno chiama la polizia.
purpose-hits_leader = Tra gli altri { $seat } ha più punti di tutti: { $total }.
purpose-sells = { $price } punti subito per una carta che ne vale { $n }, e una carta nuova.
purpose-sells_at_the_end = { $price } punti subito per una carta che ne vale { $n }. Non ce n’è una nuova: il giro finisce.
purpose-takes_dearest = Niente di quello che va bene vale di più: { purpose-points } in meno per { $seat }.
purpose-gives_least = Il minimo che puoi dare: { purpose-points } per { $seat }.
purpose-gives_more = { purpose-points } per { $seat }; hai carte che valgono meno.
purpose-throws_least = Niente nella tua mano vale meno: { purpose-points }.
purpose-throws_more = Costa { purpose-points }; hai carte che valgono meno.

## gallery

deck = 104 carte, più quattro per le varianti. Quello che hai in mano alla fine è il tuo bottino; se non c’è scritto altro, una carta vale 1.
tale = { $tail ->
    [1] Era lì e basta. Nella cassa.
    [2] Va con la luna. Come il mestiere.
    [3] Da parte di zia Pina. Lei non lo sa ancora.
    [4] Pesante da portare, facile da spiegare: trovato per strada.
    [key] Chi ci guarda dentro può esprimere un desiderio.
    [safe] La combinazione è un compleanno. Ma di chi?
    [bigsafe] Tre giorni di trapano. La porta era accostata.
    [plan] { $head ->
        [r] Dentro dalla cantina, fuori dalla pasticceria.
        [y] Il tunnel è finito. Sbuca in piscina.
        [g] Letto al contrario è uno schema per la maglia.
        [b] Il nord è in alto. Quasi sempre.
       *[other] Le vie d’uscita sono parecchie. Una dà sul commissariato.
    }
    [crook] { $head ->
        [r] Berretto, maschera, sacco. Il corso finiva lì.
        [y] Non esce mai senza borsetta. Mai la sua.
        [g] Dita lunghe, e scuse ancora più lunghe.
       *[b] Ruba solo nelle case perbene. Prima si informa.
    }
    [trade] Il tuo era mio, il mio sarà tuo, e nessuno ha visto niente.
   *[other] { $head ->
        [police] Sempre al posto giusto. Un’ora dopo.
        [dog] Morde solo chi porta un sacco.
        [bomb] Fa ancora tic tac? Allora va tutto bene.
        [fence] Mai che chieda da dove. Mai che dica verso dove.
       *[other] { "" }
    }
}
group-two_colours = Più colori
group-colourless = Senza colore
group-variants = Per le varianti

## pad

pad-ask-top = Che colore mostra la carta in cima?
pad-ask-loot = Che cosa ha in mano ognuno?
pad-ask-encircled = È arrivato l’ultimo poliziotto?
pad-hint-top = Le carte numerate di questo colore non valgono niente: non segnarle. Più colori: solo per un piano che li ha tutti.
pad-hint-loot = I poliziotti non contano. «Altre» sono tutte le carte rimanenti.
pad-own_deck = Allora i piani hanno tutti i colori che volete, e non si controlla quante ce ne sono di ogni carta.

## stats

deed-robberies = Carte rubate
deed-doubts = Bluff smascherati
deed-fenced = Carte vendute al ricettatore

## lab

lab-excuses = «Non posso»
    .more = più «Non posso»
    .less = meno «Non posso»
    .says = volte per giro qualcuno dice «Non posso».
    .name = i «Non posso»
lab-lies = Bugie
    .more = bugie più sfacciate
    .less = più onestà
    .says = dei «Non posso» sono bugie.
    .name = le bugie
lab-doubted = Dubbi
    .more = più dubbi
    .less = meno dubbi
    .says = volte per giro qualcuno dubita.
    .name = i dubbi
lab-caught = Bugie smascherate
    .more = più bugie smascherate
    .less = meno bugie smascherate
    .says = delle bugie vengono smascherate.
    .name = le bugie smascherate
lab-thefts = Furti
    .more = più furti
    .less = meno furti
    .says = furti per giro.
    .name = i furti
lab-warded = Polizia in tempo
    .more = la polizia arriva più spesso
    .less = la polizia arriva meno spesso
    .says = dei furti li ferma la polizia.
    .name = la polizia
lab-bombs = Bombe
    .more = più bombe
    .less = meno bombe
    .says = bombe per giro.
    .name = le bombe
lab-dogs = Cani da guardia
    .more = più cani da guardia
    .less = meno cani da guardia
    .says = cani da guardia per giro.
    .name = i cani da guardia
lab-sold = Venduto al ricettatore
    .more = più merce al ricettatore
    .less = meno merce al ricettatore
    .says = carte per giro le compra il ricettatore.
    .name = quanto compra il ricettatore

## terminal

about = Giocare carte per colore o motivo, e cercare di non farlo: ciò che ti resta alla fine è il tuo bottino.
prompt-turn = Gioca una carta che va bene, o di’ «Non posso».
prompt-doubt = «Non posso»: ci credi?
prompt-force = Bluff scoperto! Quale carta va giocata?
prompt-wish = Chiedi un colore.
prompt-rob = A chi ruba il tuo furfante?
prompt-answer = Un furfante! Lasciar fare, o chiamare la polizia?
prompt-trade = Con chi scambi?
prompt-give = Quale carta dai in cambio?
prompt-take = Circondati! A chi prendi un’ultima carta?
prompt-sell = Il ricettatore paga 2 punti per ogni carta numerata: vendere, o fermarsi?
prompt-target = Su chi punti la bomba?
prompt-throw = La bomba! Quale carta butti via?
prompt-offer = Vuoi pescare? Puoi anche rinunciare.
prompt-drawn = Giochi la carta appena pescata o la tieni?
option-doubters-name = chi può dubitare
option-doubters-full = Chi può dubitare di un «Non posso»: chi viene dopo, o tutti, uno dopo l’altro.
option-forced_card_acts-name = le carte forzate agiscono
option-forced_card_acts-full = Una carta imposta da un dubbio ha il suo effetto.
option-plan-name = piano
option-plan-full = Da che parte un piano fa girare il gioco: nell’altro verso, o, come stampato, in senso antiorario fino alla fine del giro.
option-forgery-name = falsificazione
option-forgery-full = Alla fine di un giro le carte numerate dei colori della carta in cima non valgono niente.
option-surrounded-name = circondati dalla polizia
option-surrounded-full = L’8º poliziotto (in meno di sei: il 6º) chiude il giro.
option-fence-name = ricettatore
option-fence-full = Nel mazzo c’è un ricettatore che compra da tutti le carte numerate, 2 punti l’una.
option-watchdog-name = cane da guardia
option-watchdog-full = Due cani da guardia, messi scoperti, tengono lontani i furfanti.
option-bomb-name = bomba
option-bomb-full = Una bomba di cui fate voi la regola.
option-bomb_rule-name = regola della bomba
option-bomb_rule-full = Che cosa fa la bomba: blast, collection, panic, smoke, robin_hood, jackpot, o fino a tre passi di who, what e count.
option-deck-name = mazzo di carte
option-deck-full = Quante volte c’è ogni carta; di solito dipende dal numero di giocatori.
option-rounds-name = giri
option-rounds-full = Quanti giri si giocano; 0 vuol dire tanti quanti i giocatori.
option-wrong_doubt-name = dubbio infondato
option-wrong_doubt-full = Che cosa costa un dubbio infondato: niente, o una carta presa alla cieca per chi diceva il vero.
option-last_card-name = ultima carta
option-last_card-full = Se l’ultima carta di qualcuno agisce ancora, o se giocarla chiude subito il giro.
option-surrounded_ends-name = che cosa chiude l’ultimo poliziotto
option-surrounded_ends-full = Che cosa chiude l’ultimo poliziotto: il giro, o tutta la partita.
option-keyhole-name = serratura
option-keyhole-full = Su che cosa si può giocare una serratura: dove va bene, o su tutto.
option-drawn_card-name = carta pescata
option-drawn_card-full = Se la carta pescata dopo un «Non posso» creduto deve aspettare, o si può giocare subito.
option-empty_pile-name = mazzo vuoto
option-empty_pile-full = Che cosa succede a mazzo vuoto: il giro finisce, o si mescolano gli scarti e si pesca ancora.
word-anticlockwise = antiorario
shown-bomb_rule = bomba
    .step = { bomb-step_says }
word-clockwise = orario
shown-direction = verso
shown-draw_pile = mazzo
shown-offered = offerte
shown-drawn = pescata
shown-discards = scarti
shown-misses = salta
shown-policemen = poliziotti
shown-sold = vendute
shown-to_throw = da buttare
shown-top = in cima
shown-turn = tocca { ELIDE("a ", "ad ", $name, before: "[aàá]") }
shown-watchdogs = cani da guardia
shown-wish = colore chiesto
word-red = rosso
word-yellow = giallo
word-green = verde
word-blue = blu
fault-wish_expected = servono 'wish' e un colore, come 'wish red', non '{ $typed }'
fault-seat_expected = serve da '{ $verb } seat 0' a '{ $verb } seat { $last }'{ KNOWN($nobody) ->
    [yes] { " " }o 'nobody'
   *[no] { "" }
}, non '{ $typed }'
fault-no_such_card = non c’è la carta '{ $card }': servono la lettera del colore e il motivo o il numero, come { $example }{ fault-near }
