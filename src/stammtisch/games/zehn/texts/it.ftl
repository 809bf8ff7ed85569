### Italiano: tu, frasi brevi.

## house

mood = Fare offerte, bluffare, non superare mai dieci.
time = 30 min
card = { $head ->
    [j] Jolly
    [rc] Carta del giro
    [p] Penalità
   *[n] { $tail }
}
    .short = { $head ->
        [j] jolly
        [rc] +{ $tail }
        [p] { $tail } (+{ card-penalty })
       *[n] { $tail }
    }
    .long = { $head ->
        [j] Jolly, completa fino a dieci
        [rc] Carta del giro, { $tail } { $tail ->
            [1] punto
           *[other] punti
        } di penalità
        [p] Carta penalità { $tail }, { card-penalty } punti di penalità
       *[n] Carta { $tail }
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

refused-above_ten = Insieme farebbe più di dieci.
    .full = { $first } e { $card } superano 10: serve una carta più bassa
refused-own_card = È la tua carta.
    .full = è la tua carta
refused-protected = Ci sono sopra dei gettoni: va all’asta.
    .full = sulla carta del posto { $seat } ci sono gettoni ({ $chips }): va all’asta
refused-unprotected = Non c’è nessun gettone: basta scambiare.
    .full = sulla carta del posto { $seat } non c’è nessun gettone: basta scambiare
refused-cannot_pay = Non hai così tanti gettoni.
    .full = ne servono almeno { $least }, e tu ne hai { $chips }
refused-two_at_most = Al massimo due gettoni per carta.
    .full = al massimo due gettoni su una carta
refused-never_lower = La protezione non può scendere.
    .full = sulla tua carta ci sono già gettoni ({ $chips }): non di meno
refused-too_few_chips = Non hai così tanti gettoni.
    .full = davanti a te ce ne sono solo { $chips }
refused-beyond_chips = Non hai così tanti gettoni.
    .full = davanti a te ce ne sono { $chips }: non di più
refused-opening_bid = Prima offerta: almeno tanti gettoni quanti ce ne sono sopra.
    .full = la prima offerta è di almeno { $chips }, quanti ce ne sono sopra
refused-no_raise = Almeno un gettone in più dell’ultima offerta.
    .full = l’ultima offerta è { $bid }: serve almeno un gettone in più
pad = Zehn, giro { $round } di { $of }
pad_note = Alla fine ogni gettone ti toglie 2 punti di penalità.
pad_sum = Penalità
caps = { $n ->
    [one] { $n } gettone
   *[other] { $n } gettoni
}
caps_word = { $n ->
    [one] gettone
   *[other] gettoni
}
bids = offre { $n }
guards = { $n ->
    [one] { $n } protegge la tua carta
   *[other] { $n } proteggono la tua carta
}
guarded = { $n ->
    [one] protetta da { $n } gettone
   *[other] protetta da { $n } gettoni
}
sale = all’asta
pot = { $n ->
    [0] Piatto vuoto
   *[other] Piatto { $n }
}
round_card = Carta del giro
your_card = La tua carta
value = { $n }
lay = Gioca una carta
lay_text = Vince chi è più vicino a dieci. Chi perde prende tutto, anche { $card }.
open = Scoperta
hidden = Coperta
protect = Proteggere la tua carta?
protect_text = Chi la vuole dovrà fare un’offerta.
protect_n = { $n ->
    [0] Nessun gettone
    [one] { $n } gettone
   *[other] { $n } gettoni
}
buy = Un’altra carta?
buy_text = Senza gettoni lo scambio ne costa uno, altrimenti si va all’asta.
decline = Non comprare
swap_with = { $name }{ known-card } · 1 gettone
auction_of = { $name }{ known-card } · offerta
opening = La tua offerta per { KNOWN($card) ->
    [yes] { the-card }
   *[no] la carta coperta
} di { $name }
lot = { CAPITAL(the-card) } di { $name }: fai un’offerta?
lot_hidden = La carta coperta di { $name }: fai un’offerta?
first_bid = { $n ->
    [one] Almeno { $n } gettone, quanti ce ne sono sopra.
   *[other] Almeno { $n } gettoni, quanti ce ne sono sopra.
}
last_bid = { $name } offre { $n }. In cambio daresti il tuo { $card }.
bid_n = Offri { $n }
pass = Passa
reveal = Scoprire la tua carta?
reveal_text = La tua carta: { $card }. Finché è coperta non puoi aggiungere niente.
turn_up = Scopri
keep = Lascia coperta
add = Ancora una carta?
add_text = Con il tuo { $card }, dieci al massimo in tutto.
lay-add = Aggiungi
done = Lascia così
name = Chi comincia il prossimo giro?
name_text = Hai vinto, decidi tu.
shout = { $n ->
    [0] Zero!
    [1] Uno!
    [2] Due!
    [3] Tre!
    [4] Quattro!
    [5] Cinque!
    [6] Sei!
    [7] Sette!
    [8] Otto!
    [9] Nove!
    [10] Dieci!
    [11] Undici!
    [12] Dodici!
   *[other] { $n }!
}
option-spare_jokers = Jolly avanzati
    .doc = Che fine fanno i jolly che nessuno riceve.
    .of-in = nel mazzo
    .of-out = fuori
option-tie = In caso di parità
    .doc = Che cosa decide un giro quando due totali sono uguali.
    .of-one_card = una carta batte due
    .of-highest_card = la carta più alta
option-deck = Un altro mazzo
    .doc = Quante volte c’è ogni carta, e quanti punti di penalità conta.
option-rounds = Giri
    .doc = Quanti dei dieci si giocano.
option-chips = Gettoni
    .doc = Con quanti comincia ognuno. Nessuna offerta supera 61.
option-last_refill = Pescare alla fine
    .doc = Se dopo l’ultimo giro tutti pescano ancora fino a quattro carte.
    .of-yes = ancora una volta
    .of-no = non più
option-next_start = Chi comincia dopo
    .doc = Lo dice chi ha vinto, comincia chi ha vinto, o il prossimo a sinistra.
    .of-named = lo dice chi ha vinto
    .of-winner = chi ha vinto
    .of-left = il prossimo a sinistra
reckon-pays = { ROLE($who) ->
    [reader] Paghi tu il conto: { $n }
   *[other] { $who } paga il conto: { $n }
}
reckon-pot = { $n ->
    [0] vince il giro, il piatto è vuoto
    [one] prende il piatto: { $n } gettone
   *[other] prende il piatto: { $n } gettoni
}
reckon-tie-order = alla pari, ma di turno prima
reckon-tie-one_card = una carta ne batte due
reckon-tie-highest_card = alla pari: conta la carta singola più alta
reckon-round_card = carta del giro
reckon-held = in mano
reckon-round_cards = Carte del giro rimaste
reckon-chips = { $n ->
    [one] { $n } gettone
   *[other] { $n } gettoni
}
event-scores = Si contano i punti del giro { $round }.
event-ends = La partita è finita.
event-deals = { ROLE($dealer) ->
    [reader] Dai le carte tu.
   *[other] { $dealer } dà le carte.
}
event-turns = { ROLE($seat) ->
    [reader] Giro { $round }: si scopre { $card }, cominci tu.
   *[other] Giro { $round }: si scopre { $card }, comincia { $seat }.
}
event-lays = { ROLE($seat) ->
    [reader] Giochi { $card }.
   *[other] { $seat } gioca { $card }.
}
event-hides = { ROLE($seat) ->
    [reader] Giochi una carta coperta{ known-card }.
   *[other] { $seat } gioca una carta coperta{ known-card }.
}
event-protects = { ROLE($seat) ->
    [reader] Proteggi la tua carta con i gettoni.
   *[other] { $seat } protegge la carta con i gettoni.
}
event-declines = { ROLE($seat) ->
    [reader] Non compri niente.
   *[other] { $seat } non compra niente.
}
event-swaps = { ROLE($seat) ->
    [reader] Paghi un gettone e scambi con { $giver }.
   *[other] { ROLE($giver) ->
        [reader] { $seat } paga un gettone e scambia con te.
       *[other] { $seat } paga un gettone e scambia con { $giver }.
    }
}
event-opens = { ROLE($seat) ->
    [reader] Vuoi la carta di { $giver }.
   *[other] { ROLE($giver) ->
        [reader] { $seat } vuole la tua carta.
       *[other] { $seat } vuole la carta di { $giver }.
    }
}
event-bids = { ROLE($seat) ->
    [reader] { $chips ->
        [one] Offri { $chips } gettone.
       *[other] Offri { $chips } gettoni.
    }
   *[other] { $chips ->
        [one] { $seat } offre { $chips } gettone.
       *[other] { $seat } offre { $chips } gettoni.
    }
}
event-passes = { ROLE($seat) ->
    [reader] Passi.
   *[other] { $seat } passa.
}
event-buys = { ROLE($seat) ->
    [reader] { $chips ->
        [one] Paghi { $chips } gettone { ELIDE("a ", "ad ", $giver, before: "[aàá]") } e scambi.
       *[other] Paghi { $chips } gettoni { ELIDE("a ", "ad ", $giver, before: "[aàá]") } e scambi.
    }
   *[other] { ROLE($giver) ->
        [reader] { $chips ->
            [one] { $seat } ti paga { $chips } gettone e scambia.
           *[other] { $seat } ti paga { $chips } gettoni e scambia.
        }
       *[other] { $chips ->
            [one] { $seat } paga { $chips } gettone { ELIDE("a ", "ad ", $giver, before: "[aàá]") } e scambia.
           *[other] { $seat } paga { $chips } gettoni { ELIDE("a ", "ad ", $giver, before: "[aàá]") } e scambia.
        }
    }
}
event-looks = { ROLE($seat) ->
    [reader] La tua nuova carta{ known-card }.
   *[other] { $seat } guarda la nuova carta{ known-card }.
}
event-collects = I gettoni sulle carte vanno nel piatto: { $pot }.
event-keeps = { ROLE($seat) ->
    [reader] Lasci la tua carta coperta.
   *[other] { $seat } lascia la carta coperta.
}
event-reveals = { ROLE($seat) ->
    [reader] Scopri { $card }.
   *[other] { $seat } scopre { $card }.
}
event-adds = { ROLE($seat) ->
    [reader] Aggiungi { $card }.
   *[other] { $seat } aggiunge { $card }.
}
event-shows = { ROLE($seat) ->
    [reader] Avevi { $card }.
   *[other] { $seat } aveva { $card }.
}
event-comes_to = { ROLE($seat) ->
    [reader] Arrivi a { $value }.
   *[other] { $seat } arriva a { $value }.
}
event-loses = { ROLE($seat) ->
    [reader] { $points ->
        [one] Perdi il giro e prendi { $cards }: { $points } punto.
       *[other] Perdi il giro e prendi { $cards }: { $points } punti.
    }
   *[other] { $points ->
        [one] { $seat } perde il giro e prende { $cards }: { $points } punto.
       *[other] { $seat } perde il giro e prende { $cards }: { $points } punti.
    }
}
event-wins = { ROLE($seat) ->
    [reader] { $chips ->
        [0] Vinci il giro e un piatto vuoto.
        [one] Vinci il giro e il piatto: { $chips } gettone.
       *[other] Vinci il giro e il piatto: { $chips } gettoni.
    }
   *[other] { $chips ->
        [0] { $seat } vince il giro e un piatto vuoto.
        [one] { $seat } vince il giro e il piatto: { $chips } gettone.
       *[other] { $seat } vince il giro e il piatto: { $chips } gettoni.
    }
}
event-draws = { ROLE($seat) ->
    [reader] Peschi fino a quattro{ known-cards }.
   *[other] { $seat } pesca fino a quattro{ known-cards }.
}
event-cannot_draw = { ROLE($seat) ->
    [reader] Il mazzo non basta più per te.
   *[other] Il mazzo non basta più per { $seat }.
}
event-names = { SAME($seat, $receiver) ->
    [yes] { ROLE($seat) ->
        [reader] Scegli di cominciare.
       *[other] { $seat } sceglie di cominciare.
    }
   *[no] { ROLE($seat) ->
        [reader] Scegli chi comincia: { $receiver }.
       *[other] { ROLE($receiver) ->
            [reader] { $seat } sceglie te per cominciare.
           *[other] { $seat } sceglie chi comincia: { $receiver }.
        }
    }
}
event-takes_rest = { ROLE($seat) ->
    [reader] { $points ->
        [one] Prendi le carte del giro rimaste: { $points } punto.
       *[other] Prendi le carte del giro rimaste: { $points } punti.
    }
   *[other] { $points ->
        [one] { $seat } prende le carte del giro rimaste: { $points } punto.
       *[other] { $seat } prende le carte del giro rimaste: { $points } punti.
    }
}
event-reckons = { ROLE($seat) ->
    [reader] Hai ancora
   *[other] { $seat } ha ancora
} { $cards } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}) e { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}: { $total } alla fine.
does-number = { $points ->
    [one] Vale { $n }. { $points } punto di penalità per chi deve prenderla.
   *[other] Vale { $n }. { $points } punti di penalità per chi deve prenderla.
}
does-penalty = { $points ->
    [one] Vale { $n }, ma costa { $points } punto di penalità.
   *[other] Vale { $n }, ma costa { $points } punti di penalità.
}
does-joker = { $points ->
    [one] Vale quello che manca al dieci. { $points } punto di penalità.
   *[other] Vale quello che manca al dieci. { $points } punti di penalità.
}
does-round = { $n ->
    [one] { $n } punto di penalità in più per chi perde il giro.
   *[other] { $n } punti di penalità in più per chi perde il giro.
}

## faults

fault-deck_form = { fault-wrong_form }
    .full = serve una tabella come { $example }, non { $got }
fault-deck_no_such_card = Non c’è la carta «{ $card }».
    .full = non c’è la carta '{ $card }': ci sono da n0 a n10, da p1 a p8 e j
fault-deck_row = { fault-wrong_form }
    .full = carta { $card }: serve 'count', 'points' o entrambi, non { $got }
fault-deck_count = { fault-number_expected }
    .full = carta { $card }: serve un numero da { $least } a { $most }, non { $got }
fault-deck_points = { fault-number_expected }
    .full = carta { $card }: servono da { $least } a { $most } punti, non { $got }
fault-deck_jokers = In { $players } serve un jolly a testa, ce ne sono solo { $got }.
    .full = serve un jolly per ognuna delle { $players } persone, ce ne sono { $got }
fault-deck_hands = In { $players } servono tre carte a testa oltre al jolly, ce ne sono solo { $got }.
    .full = servono tre carte oltre al jolly per ognuna delle { $players } persone, ce ne sono { $got }

## learning

lesson-lay = Gioca una carta
    .text = Chi si avvicina di più a dieci vince il piatto. Chi ha meno prende tutte le carte come penalità. Una carta alta è buona; coperta, nessuno ne sa niente.
lesson-protect = Proteggerla?
    .text = I gettoni sulla tua carta la rendono cara: chi la vuole deve offrirne almeno altrettanti. Conviene con le carte buone. Alla fine vanno nel piatto.
lesson-open = Un’altra carta?
    .text = Se altrove ce n’è una migliore, puoi scambiare. Senza gettoni sopra ne costa uno, con i gettoni va all’asta. In cambio va via la tua.
lesson-bid = Offrire o passare
    .text = L’offerta più alta ottiene la carta e paga chi la possiede. Ogni gettone che tieni toglie due punti alla fine: non offrire tutto.
lesson-reveal = Scoprirla?
    .text = Solo a una carta scoperta puoi aggiungerne una seconda. Scoprila se hai in mano quello che ti manca per arrivare a dieci.
lesson-add = Ancora una?
    .text = Insieme al massimo dieci, più vicino è meglio. Il jolly completa a dieci, ma vale dieci punti di penalità per chi lo prende.
lesson-name = Hai vinto
    .text = Chi comincia gioca prima di tutti e sa di meno. Lascia cominciare qualcun altro.

## hints

purpose-face_down = { $hidden ->
    [yes] { " " }Coperta, nessun altro sa che cos’è.
   *[no] { "" }
}
purpose-chips_left = { $left ->
    [0] Se la ottieni, non ti resta nessun gettone
    [one] Se la ottieni, ti resta { $left } gettone
   *[other] Se la ottieni, ti restano { $left } gettoni
}
purpose-the_card = { BEGINS($card, "carta") ->
    [yes] la { LOWER($card) }
   *[no] { BEGINS($card, "jolly") ->
        [yes] il jolly
       *[no] { the-card }
    }
}
purpose-lays_ten = Dieci in un colpo: niente vale di più.{ purpose-face_down }
purpose-lays_half = Fa dieci con { purpose-the_card } che hai in mano.{ purpose-face_down }
purpose-lays = { $points ->
    [0] Con la tua mano arriva al massimo a { $best }, e non costa punti di penalità a chi perde.
    [one] Con la tua mano arriva al massimo a { $best }, ed è { $points } punto di penalità per chi perde.
   *[other] Con la tua mano arriva al massimo a { $best }, e sono { $points } punti di penalità per chi perde.
}{ purpose-face_down }
purpose-guards = { $n ->
    [one] Chi vuole la tua carta deve offrire almeno { $n } gettone, e l’offerta va a te.
   *[other] Chi vuole la tua carta deve offrire almeno { $n } gettoni, e l’offerta va a te.
}
purpose-no_guard = Senza gettoni sopra, chi vuole la tua carta ne paga uno solo, e va nel piatto.
purpose-guards_too_late = Nessuno può più chiedere la tua carta: i gettoni sopra vanno solo nel piatto.
purpose-has_ten = Con quello che hai arrivi a dieci: non ti serve un’altra carta.
purpose-stays_out = Con quello che hai arrivi a { $n }.
purpose-wants_unknown = Con la tua carta arrivi al massimo a { $n }; quella di { $seat } non la conosci.
purpose-wants_better = { CAPITAL(purpose-the_card) } con la tua mano arriva a { $best }, la tua carta a { $n }.
purpose-wants_worse = { CAPITAL(purpose-the_card) } con la tua mano arriva a { $best }, la tua carta già a { $n }.
purpose-bids_unknown = La carta di { $seat } non la conosci. { purpose-chips_left }.
purpose-bids_better = La carta di { $seat } con la tua mano arriva a { $best }, la tua a { $mine }. { purpose-chips_left }.
purpose-bids_worse = La carta di { $seat } con la tua mano arriva a { $best }, la tua già a { $mine }. { purpose-chips_left }.
purpose-keeps_down = Da sola vale { $n }, e la tua mano resta com’è.
purpose-reveals_ten = Allora con { purpose-the_card } fa dieci.
purpose-reveals = Allora puoi aggiungere una carta, e arrivi al massimo a { $best }.
purpose-wins_round = { $pot ->
    [0] Vince il giro con { $n }.
    [one] Vince il giro con { $n }, e il piatto: { $pot } gettone.
   *[other] Vince il giro con { $n }, e il piatto: { $pot } gettoni.
}
purpose-loses_round = Perde il giro con { $n }: nessuno ha di meno.
purpose-gets_away = Arriva a { $n }: { $seat } vince il giro, e lo perde qualcun altro.
purpose-comes_to_ten = Arriva a dieci: niente vale di più.
purpose-names_self = Cominci tu: a pari valore in fondo perde chi viene per ultimo.
purpose-names_next = Così vieni dopo tutti gli altri e vedi che cosa fanno.

## gallery

deck = 70 carte e dieci carte del giro. Il più vicino possibile a dieci, ma mai oltre.
tale = { $code ->
    [n0] Dentro c’è solo la mosca, e non parla.
    [n1] È un inizio. Ne mancano solo nove.
    [n2] Da dietro sembra un nove.
    [n3] Non c’è due senza tre. Peccato, serviva dieci.
    [n4] Non ha mai fatto piangere nessuno.
    [n5] Mezzo pieno, dice l’ottimista. Mezzo dieci, dicono gli altri.
    [n6] Troppo buono da buttare, troppo poco per vantarsene.
    [n7] Numero fortunato, dice chi ce l’ha.
    [n8] Quasi. Con due gettoni sopra sembra coraggio.
    [n9] Sta coperto e si schiarisce la voce.
    [n10] Non sorridere. Qualunque cosa accada, non sorridere.
    [p1] L’oste alza un dito. Uno solo.
    [p2] Ci sarebbe ancora il conto di martedì.
    [p3] Le ultime ordinazioni erano un’ora fa.
    [p4] Tanti boccali, due mani, niente mancia.
    [p5] Lo sentono fino alla stazione.
    [p6] Adesso spazza. Anche i clienti.
    [p7] Lui lo chiama regolamento interno.
    [p8] La padella scotta. Lui pure.
    [j] Vale quel che ti serve. Costa quel che hai.
    [rc1] Questa la offre la casa. Quasi.
    [rc2] Chi perde paga. Non si rovina nessuno.
    [rc3] Si ride ancora.
    [rc4] Al tavolo accanto qualcuno si volta.
    [rc5] L’oste comincia a prendere appunti.
    [rc6] Del tempo non parla più nessuno.
    [rc7] Perfino il cane guarda altrove.
    [rc8] Si sentono respirare i gettoni.
    [rc9] Chi se la prende torna a piedi.
    [rc10] Così cominciano le leggende. O finiscono.
   *[other] { "" }
}
group-numbers = Carte normali
group-penalties = Carte penalità
group-jokers = Jolly
group-rounds = Carte del giro

## pad

pad-ask-loser = Chi ha perso il giro?
pad-ask-round_card = Quale carta del giro era scoperta?
pad-ask-on_table = Quanto valgono insieme le carte sul tavolo?
pad-ask-normal = Quante carte normali c’erano sul tavolo?
pad-ask-jokers = Quanti jolly?
pad-ask-penalties = Quali carte penalità?
pad-ask-last = Qualcuno non può più pescare: ultimo giro
pad-ask-left = Che cosa resta a ognuno?
pad-ask-unturned = Quali carte del giro dovevano ancora venire?
pad-ask-left_over = Che cosa resta a ognuno?
pad-ask-held = Chi ha in mano queste carte penalità?
pad-hint-normal = Tutte le carte sul tavolo, di tutti insieme.
pad-hint-on_table = Quello che c’è stampato su tutte, senza la carta del giro.
pad-hint-last = Poi si contano le carte in mano e i gettoni.
pad-hint-left = Dopo aver pescato. Le carte del giro rimaste si contano da sole a chi ha perso.
pad-hint-left_over = Non si pesca più.
pad-own_deck = Allora segnate quanto valgono insieme le carte, e non si controlla quante ce ne sono.

## stats

deed-bought = Carte estorte con garbo
deed-pots = Piatti ripuliti

## lab

lab-swaps = Scambi
    .more = più scambi
    .less = meno scambi
    .says = scambi per giro.
    .name = gli scambi
lab-auctions = Aste
    .more = più aste
    .less = meno aste
    .says = aste per giro.
    .name = le aste
lab-hidden = Coperte
    .more = più carte coperte
    .less = meno carte coperte
    .says = carte per giro vengono giocate coperte.
    .name = le carte coperte
lab-seconds = Seconde carte
    .more = più seconde carte
    .less = meno seconde carte
    .says = seconde carte per giro.
    .name = le seconde carte
lab-jokers = Jolly
    .more = più jolly
    .less = meno jolly
    .says = jolly per giro.
    .name = i jolly

## terminal

about = Arrivare vicino a dieci con una carta o due. Nasconderle, proteggerle con gettoni, comprarne di migliori dagli altri.
prompt-lay = Gioca una carta, scoperta o coperta.
prompt-protect = Quanti gettoni sulla tua carta? Due al massimo.
prompt-open = Scambiare per un gettone, aprire un’asta, o rinunciare?
prompt-bid = La tua offerta d’apertura: almeno tanti gettoni quanti ce ne sono sulla carta.
prompt-raise = Rilancia, o passa.
prompt-reveal = Scoprire la tua carta, o lasciarla coperta e finire qui?
prompt-add = Aggiungi una seconda carta, fino a 10 al massimo, o lascia così.
prompt-name = Hai vinto il giro: chi comincia il prossimo?
option-spare_jokers-name = jolly avanzati
option-spare_jokers-full = Che fine fanno i jolly che nessuno riceve: nel mazzo, o fuori.
option-tie-name = in caso di parità
option-tie-full = Chi vince un giro a parità di valore: una carta batte due, o decide la singola carta più alta.
option-deck-name = mazzo di carte
option-deck-full = Carte più o meno numerose del solito, o che valgono altri punti: { "{" }"p1": { "{" }"points": 10{ "}" }, "n0": { "{" }"count": 4{ "}" }{ "}" }.
option-rounds-name = giri
option-rounds-full = Quanti dei dieci giri si giocano.
option-chips-name = gettoni
option-chips-full = Con quanti gettoni comincia ognuno. Nessuna offerta supera 61, più di quanto possano avere allora tutti gli altri insieme.
option-last_refill-name = ultima pescata
option-last_refill-full = Se dopo l’ultimo giro tutti pescano ancora una volta.
option-next_start-name = chi comincia dopo
option-next_start-full = Chi comincia il giro successivo: chi viene nominato da chi ha vinto, chi ha vinto, o il posto a sinistra di chi aveva cominciato.
shown-chips = gettoni
shown-guard = protezione
shown-pile = mazzo
shown-pot = piatto
shown-round_card = carta del giro
shown-rounds_left = giri rimasti
fault-lay_expected = servono 'lay', una carta e 'open' o 'hidden', come 'lay n9 hidden', non '{ $typed }'
fault-round_card = { $card } è una carta del giro: serve una carta da giocare, come n9
fault-opening_expected = servono 'swap' o 'auction' e un posto, o 'decline', non '{ $typed }'
fault-bid_expected = servono { KNOWN($other) ->
    [yes] '{ $other }' o{ " " }
   *[no] { "" }
}'bid' e un numero di gettoni, non '{ $typed }'
fault-bid_of_nothing = servono { KNOWN($other) ->
    [yes] '{ $other }' o{ " " }
   *[no] { "" }
}'bid' e almeno un gettone, non 'bid 0'
fault-added_expected = servono 'add' e una carta, o 'done', non '{ $typed }'
fault-typed_number = servono '{ $verb }' e un numero, non '{ $typed }'
fault-no_such_card = non c’è la carta '{ $card }': ci sono da n0 a n10, le carte penalità da p1 a p8 e j per un jolly{ fault-near }
