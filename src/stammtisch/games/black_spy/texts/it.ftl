### Italiano: tu, frasi brevi.

## house

mood = Rispondere a colore o valore, e schivare i sette neri.
time = 45–60 min
card = { $tail ->
    [1] Informatore
    [2] Interrogatore
    [3] Intruso
    [4] Sabotatore
    [5] Sicario
    [6] Agente
    [7] { $head ->
        [k] Spia nera
       *[other] Spia buona
    }
    [8] Doppiogiochista
    [9] Decifratore
    [10] Vicedirettore
    [11] Direttore
   *[other] { $code }
}
    .short = { $tail }
    .long = { $tail } { card-colour }, { LOWER($name) }
card-colour = { $head ->
    [b] blu
    [y] giallo
    [r] rosso
    [g] verde
   *[k] nero
}

## table

refused-no_black_announced = Il nero non si può annunciare.
    .full = il nero non si annuncia: a scelta blu, giallo, rosso o verde
refused-not_in_pile = Questa carta non è nel mazzetto.
    .full = { $card } non è nel mazzetto della talpa
refused-announced = Si apre con il colore annunciato.
    .full = è annunciato { $colour ->
        [blue] blu
        [yellow] giallo
        [red] rosso
       *[green] verde
    }: si apre con quello
refused-first_trick = Niente nero nella prima presa finché è permesso altro.
    .full = niente carte nere nella prima presa finché è permesso altro: serve una carta di un altro colore
refused-no_black_lead = La prima presa non si apre con il nero.
    .full = la prima presa non si apre di nero
follow = Rispondi con il { said-colour } o con { $rank ->
    [0] uno 0
   *[other] un { $rank }
}.
follow_clean = Rispondi con il { said-colour } o con { $rank ->
    [0] uno 0
   *[other] un { $rank }
}. Ancora niente nero.
free_clean = Non puoi rispondere. Niente nero nella prima presa.
no_black = Apri tu, con qualsiasi colore tranne il nero.
announced = È annunciato il { said-colour }: apri con quello.
said = Annunciato: { said-colour }
mole = Tre carte dalla talpa
mole_text = Prendi tre carte dal suo mazzetto.
mole_pile = Talpa: { $n }
announce = Annuncia un colore
announce_text = Con quello si apre il giro.
all_black = Tutte le carte nere!
all_black_text = Arrestarle dà 60 punti a tutti gli altri, liberarle ne toglie 60 a te.
capture = Arresta: gli altri +60
release = Libera: io −60
shout = Tutte e sedici!
pad_note = Vince chi ha meno punti.
option-limit = Limite di punti
    .doc = La partita finisce quando qualcuno arriva a questo totale. Di solito: 200 in tre, 150 in quattro, 120 in cinque, 100 in sei.
option-no_good_spies = Niente spie buone
    .doc = I 7 colorati non contano niente, invece di −5.
option-capture_or_release = Arrestare o liberare
    .doc = Chi prende tutte e 16 le carte nere sceglie: 60 punti a tutti gli altri, o 60 in meno per sé.
option-mole = La talpa
    .doc = Dal secondo giro alcune carte restano da parte; chi ha più punti ne sceglie tre per primo.
option-announce_a_colour = Annunciare un colore
    .doc = Dopo il passaggio delle carte, il mazziere annuncia il colore con cui si apre.
option-follow_the_rank = Seguire il valore
    .doc = Si può rispondere anche al valore della carta del vicino di destra.
option-reduce_points = Ridurre i punti
    .doc = Solo un totale oltre il limite chiude la partita. Chi arriva al limite esatto, o alla sua metà esatta, tiene solo metà dei punti.
option-rounds = Giri
    .doc = Quanti se ne giocano, qualunque sia il punteggio; 0: fino al limite.
option-looking_back = Rivedere le prese
    .doc = Se durante un giro si possono riguardare tutte le carte prese, o solo l’ultima presa.
    .of-open = tutto
    .of-last_trick = l’ultima presa
option-first_trick = La prima presa
    .doc = Se vi si può giocare il nero, o solo quando nient’altro è permesso.
    .of-free = nero permesso
    .of-clean = senza nero
option-keep_every = Tenere le carte
    .doc = Ogni N giri nessuno passa carte; 0: mai.
reckon-releases = Tutte le carte nere
    .title = { ROLE($who) ->
        [reader] Hai tutte le carte nere
       *[other] { $who } ha tutte le carte nere
    }: { $n } punti in meno
reckon-all_black = Le nere sono altrove
    .title = { ROLE($who) ->
        [reader] Hai tutte le carte nere
       *[other] { $who } ha tutte le carte nere
    }: { $n } a tutti gli altri
event-scores = Si contano i punti del giro { $round }.
event-ends = La partita è finita.
event-passes = { ROLE($giver) ->
    [reader] Passi tre carte { ELIDE("a ", "ad ", $receiver, before: "[aàá]") }{ known-cards }.
   *[other] { ROLE($receiver) ->
        [reader] { $giver } ti passa tre carte{ known-cards }.
       *[other] { $giver } passa tre carte { ELIDE("a ", "ad ", $receiver, before: "[aàá]") }{ known-cards }.
    }
}
event-plays = { ROLE($seat) ->
    [reader] Giochi { $card }.
   *[other] { $seat } gioca { $card }.
}
event-takes = { ROLE($seat) ->
    [reader] Fai tu la presa{ trick-points }.
   *[other] { $seat } fa la presa{ trick-points }.
}
trick-points = { $points ->
    [0] { "" }
    [one] { ": " }{ $points } punto
   *[other] { ": " }{ $points } punti
}
event-draws = { ROLE($seat) ->
    [reader] Peschi { $card } per decidere chi dà le carte.
   *[other] { $seat } pesca { $card } per decidere chi dà le carte.
}
event-deals = { ROLE($dealer) ->
    [reader] Giro { $round }: dai le carte tu.
   *[other] Giro { $round }: dà le carte { $dealer }.
}
event-picks = { ROLE($seat) ->
    [reader] Prendi dal mazzetto della talpa{ known-cards }.
   *[other] { $seat } prende tre carte dal mazzetto della talpa{ known-cards }.
}
event-announces = { ROLE($seat) ->
    [reader] Annunci { $colour }.
   *[other] { $seat } annuncia { $colour }.
}
event-cannot_open = { ROLE($seat) ->
    [reader] Non hai il colore annunciato.
   *[other] { $seat } non ha il colore annunciato.
}
event-opens = { ROLE($seat) ->
    [reader] Apri tu il giro.
   *[other] { $seat } apre il giro.
}
event-captures_all = { ROLE($seat) ->
    [reader] Hai tutte e 16 le carte nere!
   *[other] { $seat } ha tutte e 16 le carte nere!
}
event-captures = { ROLE($seat) ->
    [reader] Le arresti: 60 punti a tutti gli altri.
   *[other] { $seat } le arresta: 60 punti a tutti gli altri.
}
event-releases = { ROLE($seat) ->
    [reader] Le liberi e ti togli 60 punti.
   *[other] { $seat } le libera e si toglie 60 punti.
}
event-reduces = { ROLE($seat) ->
    [reader] Sei a { $before } esatti e scendi a { $after }.
   *[other] { $seat } è a { $before } esatti e scende a { $after }.
}
refused-chosen_already =
    .full = hai già scelto { $card }: servono tre carte tue
refused-must_follow =
    .full = si è aperto con { $led } e puoi rispondere: serve il colore o il valore{ KNOWN($last) ->
        [yes] { " " }o il valore di { $last }
       *[no] { "" }
    }
does-plain = Non conta niente.
does-opens = Non conta niente. Lo dice la stella: chi ce l’ha apre il giro.
does-good = 5 punti in meno, e meno è meglio.
does-black = { $n ->
    [one] { $n } punto.
   *[other] { $n } punti.
}
fault-keep_every_round = Nessuno passerebbe mai carte: serve 0, o un numero da 2 in su.

## learning

lesson-pass = Tre carte da passare
    .text = I sette neri sono spie, dieci punti l’una. Contano anche le altre nere. Da’ via le spie e ciò che le prenderebbe: le nere alte.
lesson-count = Ecco dei punti
    .text = Tra parentesi i punti di questo giro: meno è meglio. I sette colorati sono spie buone: ognuna toglie cinque punti.
lesson-lead = Apri tu
    .text = Gli altri rispondono al colore o al valore. Prende solo la carta più alta del tuo colore. Aprire basso è raramente sbagliato.
lesson-free = Scelta libera
    .text = Né colore né valore: non farai la presa. Un buon momento per una spia nera.
lesson-follow = Colore o valore
    .text = Vale l’uno o l’altro. Se rispondi solo al valore, non puoi fare la presa.

## hints

purpose-collects = Finora solo tu hai preso carte nere, e questa è una in più: puoi ancora averle tutte.
purpose-stops = Finora solo { $seat } ha preso carte nere. Qui ne prendi una tu, così nessuno le avrà tutte.
purpose-sheds_spy = Ti libera di una spia nera, { purpose-points }, mentre la presa tocca a qualcun altro.
purpose-passes_spy = Ti libera di una spia nera: { purpose-points } per chi la prende.
purpose-passes_catcher = Nero sopra le spie: questa carta potrebbe prenderne una.
purpose-picks_good = Toglie { purpose-points } a chi la prende.
purpose-announces = { $n ->
    [0] Non hai carte { purpose-coloured_many }: deve aprire qualcun altro.
   *[other] Apri con il { said-colour } solo se nessun altro può farlo.
}
purpose-captures = { $ending ->
    [wins] Tutti gli altri ricevono { purpose-points }. La partita finisce, e nessuno ha meno punti di te.
    [loses] Tutti gli altri ricevono { purpose-points }. La partita finisce, ma qualcuno ha meno punti di te.
   *[goes_on] Tutti gli altri ricevono { purpose-points }, e la partita continua.
}
purpose-releases = { $ending ->
    [wins] Ti toglie { purpose-points }. La partita finisce, e nessuno ha meno punti di te.
    [loses] Ti toglie { purpose-points }. La partita finisce, ma qualcuno ha meno punti di te.
   *[goes_on] Ti toglie { purpose-points }: scendi a { $total }, e la partita continua.
}

## gallery

deck = 60 agenti. Si risponde al colore o al valore, e i sette neri non li vuole nessuno. Gli stessi undici valori in cinque colori, ognuno con la sua faccia.
tale = { $tail ->
    [1] Legge la stessa pagina da ore.
    [2] Le domande le fa la lampada.
    [3] La porta era aperta. Adesso sì.
    [4] Accorcia i ponti.
    [5] Nella custodia c’è un violino. Dice la custodia.
    [6] Agitato, mescolato, rovesciato.
    [7] { $head ->
        [k] Niente nome, niente fiore, niente pietà.
       *[other] Col fiore all’occhiello: uno dei buoni.
    }
    [8] Lavora per entrambi e non si fida di nessuno.
    [9] Corto, lungo, corto: pausa pranzo.
    [10] Il capo sta parlando. Con lui.
    [11] Le cose importanti le sa il gatto.
   *[other] { "" }
}

## examples

example-reduce-0 = Le istruzioni danno solo i numeri: in tre la partita finisce da 201 punti in su, 200 giusti diventano 100, 100 giusti diventano 50. Le carte sono nostre.
example-reduce-9 = Perché i numeri tornino, Ada prende tutte le nere a ogni giro: 0 per lei, 60 per gli altri. Le spie buone tolgono 5 punti a chi le prende.
example-reduce-69 = Ben ha tutte e quattro le spie buone, cioè 20 in meno. Siamo a 0, 40 e 60.
example-reduce-138 = Ben riceve 60, Cleo 40: tutti e due arrivano a 100 giusti, la metà di 200. Quindi scendono a 50.
example-reduce-207 = Ben è a 90, Cleo a 110. Nessuno dei due fa 100 giusti, quindi non si dimezza niente.
example-reduce-276 = Ben e Cleo sono a 150. Altri 50, e sarebbero 200 giusti.
example-reduce-345 = Tutti e due hanno due spie buone e ricevono 50: 200 giusti. Diventano 100 e lì restano; due volte nello stesso giro non si dimezza.
example-reduce-414 = Stavolta anche le spie buone vanno ad Ada: 20 sotto zero. Ben e Cleo sono a 160.
example-reduce-483 = 220 è più di 200: la partita è finita. Vince Ada con 40 sotto zero.

## pad

pad-ask-won = Chi ha preso che cosa?
pad-ask-high = E chi ha queste?
pad-ask-spy = Tutte e 16 le carte nere! E adesso?
pad-hint-won = Le spie sono i sette.
pad-hint-high = L’8 conta 2, il 9 conta 3, il 10 conta 4, l’11 conta 5.

## stats

deed-black_hands = Tutte le nere catturate
deed-spies = Spie nere sul groppone

## lab

lab-hauls = Grandi retate
    .more = più grandi retate
    .less = meno grandi retate
    .says = volte per giro qualcuno prende tutte le carte nere.
    .name = le grandi retate
lab-released = Liberate
    .more = più retate liberate
    .less = meno retate liberate
    .says = delle grandi retate vengono tolte dal proprio totale.
    .name = le retate liberate
lab-gifts = Nere regalate
    .more = più nere regalate
    .less = meno nere regalate
    .says = carte nere per giro finiscono nelle prese altrui.
    .name = le nere regalate
lab-clean = Mani pulite
    .more = più mani pulite
    .less = meno mani pulite
    .says = persone per giro ne escono senza penalità.
    .name = le mani pulite

## terminal

about = Sei spie nere si nascondono fra le prese, dieci punti l’una. Quattro buone rimediano un poco.
prompt-mole = Scegli tre carte dal mazzetto della talpa.
prompt-pass = Scegli tre carte da passare.
prompt-announce = Annuncia il colore che apre il giro.
prompt-play = Gioca una carta.
prompt-capture = Hai preso tutte le carte nere: arrestare (60 punti a tutti gli altri) o liberare (60 in meno a te)?
option-limit-name = limite
option-limit-full = La partita finisce quando qualcuno arriva a questo totale. Di solito: 200 in tre, 150 in quattro, 120 in cinque, 100 in sei.
option-no_good_spies-name = niente spie buone
option-no_good_spies-full = Le spie buone (7) non contano niente invece di −5, quindi ogni giro ha 80 punti.
option-capture_or_release-name = arrestare o liberare
option-capture_or_release-full = Chi prende tutte e 16 le carte nere sceglie: 60 punti a tutti gli altri, o 60 in meno per sé. Le spie buone non contano in quel giro.
option-mole-name = talpa
option-mole-full = Dal secondo giro si mettono da parte tre carte per giocatore prima della distribuzione; chi ha più punti ne sceglie tre per primo, e così via a scendere.
option-announce_a_colour-name = annunciare un colore
option-announce_a_colour-full = Dopo il passaggio il mazziere nomina un colore diverso dal nero. Il primo alla sua sinistra che può deve aprire il giro con quello.
option-follow_the_rank-name = seguire il valore
option-follow_the_rank-full = Nel rispondere è permesso anche il valore della carta del vicino di destra in questa presa.
option-reduce_points-name = ridurre i punti
option-reduce_points-full = Solo un totale sopra il limite chiude la partita. Chi arriva al limite esatto, o alla sua metà esatta, tiene solo metà dei punti.
option-rounds-name = giri
option-rounds-full = Quanti giri si giocano, qualunque sia il punteggio; 0 vuol dire: finché qualcuno raggiunge il limite.
option-looking_back-name = rivedere le prese
option-looking_back-full = Se durante un giro si possono riguardare le carte prese e i loro punti, o solo l’ultima presa.
option-first_trick-name = prima presa
option-first_trick-full = Se alla prima presa di un giro si possono giocare carte nere, o solo dove nient’altro è permesso.
option-keep_every-name = tenere le carte
option-keep_every-full = Ogni N giri, N da 2 in su, nessuno passa carte; 0 vuol dire mai.
shown-announced = annunciato
shown-dealer = mazziere { $name }
shown-limit = limite
shown-rounds = giri
shown-picked = scelte
shown-trick = presa
word-blue = blu
word-yellow = giallo
word-red = rosso
word-green = verde
fault-no_such_card = non c’è la carta '{ $card }': servono la lettera del colore e il valore, come { $example }{ fault-near }
