### Italiano: tu, frasi brevi.

## house

mood = Schivare le prese, liberarsi dei furfanti. O prenderli tutti.
time = 45–90 min
card = { $code ->
    [g0] Venditore di aspirapolvere
    [g1] Venditore d’auto
    [g2] Giardiniera
    [g3] Postino
    [g4] Autista d’autobus
    [g5] Panettiera
    [g6] Guardaboschi
    [g7] Cameriere
    [g8] Falegname
    [g9] Maestra
    [g10] Farmacista
    [g11] Veterinaria
    [g12] Professore
    [b0] Venditore di aspirapolvere
    [b1] Custode
    [b2] Pescatore
    [b3] Donna delle pulizie
    [b4] Idraulico
    [b5] Sarta
    [b6] Elettricista
    [b7] Capitana
    [b8] Capomastro
    [b9] Bibliotecaria
    [b10] Pilota
    [b11] Dottoressa
    [b12] Notaio
    [r0] Venditore di aspirapolvere
    [r1] Direttore di circo
    [r2] Ostessa
    [r3] Parrucchiere
    [r4] Macellaio
    [r5] Cuoca
    [r6] Pompiere
    [r7] Educatrice
    [r8] Fabbro
    [r9] Cantante lirica
    [r10] Politico corrotto
    [r11] Direttrice di banca
    [r12] Giudice
    [k0] Picchiatore
    [k1] Furbetto del bus
    [k2] Scroccone
    [k3] Campanellaro
    [k4] Baro
    [k5] Borseggiatore
    [k6] Contrabbandiere
    [k7] Indovina
    [k8] Falsario
    [k9] Finta fidanzata
    [k10] Ricattatore
    [k11] Rapinatore
    [k12] Padrino
   *[other] { $code }
}
    .short = { $tail }
    .long = { $tail } { card-colour }, { LOWER($name) }
card-colour = { $head ->
    [g] verde
    [b] blu
    [r] rosso
   *[k] nero
}

## table

refused-first_trick = Alla prima presa niente furfanti né politico, finché hai altro.
    .full = alla prima presa né carte nere né il 10 rosso, finché hai altro
refused-opening = Il giro comincia con la carta d’apertura.
    .full = il giro comincia con { $card }
refused-politician_first = In mano solo furfanti e il politico: allora prima il politico.
    .full = il nero non è libero: con sole carte nere e il 10 rosso, serve il 10 rosso
refused-black_closed = Il nero non è ancora uscito: non puoi aprire con il nero.
    .full = in questo giro non è ancora uscita una carta nera: serve un altro colore
first_free = Non puoi rispondere. Nella prima presa ancora niente nero e niente politico.
opening = Il giro comincia con la carta d’apertura: { $card }.
opens_here = Non conta niente. Apre il giro.
lead_closed = Apri tu. Niente nero: non è ancora uscito nessun furfante.
united = La banda è riunita!
united_text = Tutti i furfanti e il politico sono tuoi. Che cosa ne fai?
others = Tutti gli altri +{ $n }
self = Io −{ $n }
shout = La banda è riunita!
pad_note = Vince chi ha meno punti.
option-limit = Limite di punti
    .doc = La partita finisce dopo il giro in cui qualcuno supera questo totale.
option-rounds = Giri
    .doc = Quanti se ne giocano, qualunque sia il punteggio; 0: finché qualcuno supera il limite.
option-passing = Passare le carte
    .doc = Un posto più in là a ogni giro; a turno sinistra, destra (in quattro anche di fronte) e tenere; o mai.
    .of-around = tutt’intorno
    .of-hearts = sinistra, destra e così via
    .of-none = mai
option-exactly = Esattamente al limite
    .doc = Che cosa fa un totale pari al limite: niente di speciale, o scende alla metà.
    .of-counts = conta e basta
    .of-half = si dimezza
option-looking_back = Rivedere le prese
    .doc = Se durante un giro si possono riguardare tutte le carte prese, o solo l’ultima presa.
    .of-open = tutto
    .of-last_trick = l’ultima presa
reckon-clears = Banda riunita
    .title = { ROLE($who) ->
        [reader] Riunisci la banda
       *[other] { $who } riunisce la banda
    }: { $n } punti in meno
reckon-charges = Banda riunita
    .title = { ROLE($who) ->
        [reader] Riunisci la banda
       *[other] { $who } riunisce la banda
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
event-halves = { ROLE($seat) ->
    [reader] Sei a { $before } esatti e scendi a { $after }.
   *[other] { $seat } è a { $before } esatti e scende a { $after }.
}
event-deals = Giro { $round }: le carte sono distribuite.
event-opens = { ROLE($seat) ->
    [reader] Hai la carta d’apertura e cominci.
   *[other] { $seat } ha la carta d’apertura e comincia.
}
event-unites = { ROLE($seat) ->
    [reader] Hai riunito la banda!
   *[other] { $seat } ha riunito la banda!
}
event-charges = { ROLE($seat) ->
    [reader] Rifili { $worth } punti a tutti gli altri.
   *[other] { $seat } rifila { $worth } punti a tutti gli altri.
}
event-clears = { ROLE($seat) ->
    [reader] Ti togli { $worth } punti.
   *[other] { $seat } si toglie { $worth } punti.
}
refused-chosen_already =
    .full = hai già scelto { $card }: servono tre carte diverse
refused-must_follow =
    .full = si è aperto con { $colour ->
        [green] verde
        [blue] blu
        [red] rosso
       *[black] nero
    } e ne hai: devi rispondere
does-plain = Non conta niente.
does-opens = Apre il giro in quattro e in cinque. Altrimenti non è in gioco.
does-opens_instead = Apre il giro in tre e in sei.
does-only_four = Non conta niente. In gioco solo in quattro.
does-crook = 1 punto.
does-thug = 1 punto. Non è in gioco in tre e in sei.
does-politician = 13 punti; 12 in tre e in sei.

## learning

lesson-pass = Tre carte da passare
    .text = Ogni furfante nero nelle tue prese costa un punto, il politico rosso tredici. Da’ via ciò che prende: carte alte, soprattutto rosse e nere.
lesson-begin = Cominci tu
    .text = Lo 0 verde apre il giro. Tocca una carta per alzarla, toccala ancora per giocarla.
lesson-count = Ecco dei punti
    .text = Tra parentesi i punti di questo giro: meno è meglio. Solo chi prende tutti i furfanti e il politico fa pagare gli altri.
lesson-lead = Apri tu
    .text = Gli altri devono rispondere al colore, e la carta più alta prende tutto. Una carta bassa lascia la presa. Con il nero si apre solo se è già uscito.
lesson-free = Scelta libera
    .text = Non puoi rispondere e non farai la presa. Via furfanti e politico: li prende qualcun altro.
lesson-follow = Rispondere al colore
    .text = Le carte chiare vanno bene. Resta sotto quella in testa. Oppure prendi con la più alta, dato che per ora non costa niente.

## hints

purpose-sheds_politician = Ti libera del politico mentre la presa tocca a qualcun altro.
purpose-sheds_crook = Un furfante per chi fa la presa, e non sei tu.
purpose-below_politician = Se il politico cade in questa presa, non viene a te: batte la tua carta.
purpose-passes_politician = Ti libera del politico: { purpose-points } per chi lo prende.
purpose-passes_catcher = Rosso sopra il politico: questa carta potrebbe prenderlo.
purpose-charges = { $ending ->
    [wins] Tutti gli altri ricevono { purpose-points }. La partita finisce, e nessuno ha meno punti di te.
    [loses] Tutti gli altri ricevono { purpose-points }. La partita finisce, ma qualcuno ha meno punti di te.
   *[goes_on] Tutti gli altri ricevono { purpose-points }, e la partita continua.
}
purpose-clears = { $ending ->
    [wins] Ti toglie { purpose-points }. La partita finisce, e nessuno ha meno punti di te.
    [loses] Ti toglie { purpose-points }. La partita finisce, ma qualcuno ha meno punti di te.
   *[goes_on] Ti toglie { purpose-points }: scendi a { $total }, e la partita continua.
}

## gallery

deck = 52 mestieri. La carta più alta del colore d’apertura fa la presa. I furfanti costano punti; chi li prende tutti fa pagare gli altri.
tale = { $code ->
    [g0] Un minutino, e il tappeto è come nuovo.
    [g1] Unica proprietaria, una pensionata, solo la domenica.
    [g2] Parla ai tulipani. I tulipani ascoltano.
    [g3] Conosce ogni cane della via dai denti.
    [g4] Ti vede correre. Sorride. Parte.
    [g5] Si alza quando gli altri vanno a dormire.
    [g6] Saluta ogni albero. Quasi tutti rispondono.
    [g7] Arriva subito il collega.
    [g8] Misurare due volte, imprecare una, segare una.
    [g9] Sa chi è stato. Aspetta e basta.
    [g10] Tre volte al giorno, e non lo dica in giro.
    [g11] Il paziente tace. Il padrone purtroppo no.
    [g12] Ha trovato la risposta e perso la domanda.
    [b0] Anche le scale, anche il gatto, tutto pulito.
    [b1] Ha tutte le chiavi. Manca solo quella.
    [b2] Era grande così. Almeno.
    [b3] Sa che cosa c’è sotto ogni tappeto.
    [b4] Viene tra le otto e giovedì.
    [b5] Vede a occhio che cosa hai mangiato ieri.
    [b6] Il filo rosso non era, ecco.
    [b7] Va via per ultima. Di solito dal bar.
    [b8] Sta su che è una meraviglia. La porta poi.
    [b9] Sst.
    [b10] A destra nuvole, a sinistra nuvole.
    [b11] Respiri a fondo. E adesso la verità.
    [b12] Legge tutto ad alta voce. Proprio tutto.
    [r0] Venti metri di tubo, ognuno una promessa.
    [r1] Il leone oggi è di buon umore. Pare.
    [r2] Sa che cosa bevi, e che cosa devi ancora.
    [r3] Solo le punte. L’aveva detto anche a sé.
    [r4] È un po’ di più, lascio?
    [r5] La ricetta è segreta, il bis no.
    [r6] Spegne anche la sete.
    [r7] Venti bambini, due occhi, zero dubbi.
    [r8] Fortuna su misura, per ogni zoccolo.
    [r9] Finisce solo quando ha finito lei.
    [r10] Quale valigetta?
    [r11] Di notte non conta le pecore.
    [r12] Silenzio in aula, anche in fondo.
    [k0] Parla poco. Non gli è mai servito.
    [k1] Guarda dal finestrino. Da sei fermate.
    [k2] Esce un attimo a prendere aria.
    [k3] Dov’è la pallina? Appunto.
    [k4] Quattro assi. Il quinto arriva.
    [k5] Sa sempre che ora è. La tua.
    [k6] Solo crauti, signor agente.
    [k7] Vede un viaggio. E il tuo portafoglio.
    [k8] Il sorriso è antico, i baffi sono nuovi.
    [k9] Lo voglio. Per la settima volta.
    [k10] Compra tanti giornali e non ne legge uno.
    [k11] Preleva. Il conto non ce l’ha.
    [k12] Ti fa un’offerta. Ce n’è una sola.
   *[other] { "" }
}

## examples

example-round-0 = Così le istruzioni raccontano un giro, con Anna, Tobi, Mona e Chris. Danno il passaggio, tre prese e i punti; tutto il resto è nostro.
example-round-3 = Tre carte a sinistra: Anna le dà a Tobi prima di sapere che cosa arriva da Chris. Il 12 blu e il 12 rosso devono sparire, farebbero prese.
example-round-6 = Tobi rifila a Mona un furfante alto, l’11 nero. Chi è alto nel nero raccoglie punti.
example-round-12 = Solo adesso tutti prendono in mano ciò che li aspetta. Anna ha lo 0 verde, quindi comincia lei, e con quella carta.
example-round-14 = Tobi ha del verde e deve rispondere. Quale carta verde, lo decide lui.
example-round-15 = Mona non ha verde, solo blu e nero. Nella prima presa non può scartare un furfante finché ha altro: e allora blu.
example-round-16 = Vince la carta verde più alta, il 12. Il 10 blu di Mona non conta. Chris prende e apre la presa successiva.
example-round-17 = Nessuno può ancora aprire di nero, perché di nero non è uscito niente. Chris gioca il 3 verde.
example-round-20 = Dalla seconda presa Mona scarta quello che vuole: un furfante. Anna ha la carta verde più alta e se lo porta via, un punto.
example-round-21 = Una carta nera è uscita. Adesso Anna può aprire di nero.
example-round-24 = Chris non ha nero e si libera del politico. Mona ha la carta nera più alta: tre furfanti e il politico, 16 punti.
example-round-25 = Le istruzioni arrivano fin qui. Il seguito è nostro, inventato perché tornino i loro punti.
example-round-64 = Si conta: Anna 1, Tobi 0, Mona 16, Chris 9. Le istruzioni danno 8 a Chris, ma in tutto devono essere 26.
example-round-76 = Nel giro dopo le carte vanno due posti più in là: Anna e Mona se ne scambiano tre, Tobi e Chris pure. E così via finché qualcuno supera 100.

## pad

pad-ask-won = Quanti furfanti ha ciascuno?
pad-ask-politician = Chi ha il politico corrotto?
pad-ask-every_trick = E perfino tutte le prese
pad-ask-gang = La banda è riunita! E adesso?
pad-hint-every_trick = Allora la banda conta il doppio.

## stats

deed-gangs = Bande riunite
deed-politicians = Politici corrotti intascati

## lab

lab-gangs = Bande riunite
    .more = più bande riunite
    .less = meno bande riunite
    .says = bande vengono riunite per giro.
    .name = le bande riunite
lab-cleared = Tolte dal proprio totale
    .more = più bande tolte dal proprio totale
    .less = meno bande tolte dal proprio totale
    .says = delle bande vengono tolte dal proprio totale.
    .name = l’uso delle bande
lab-gifts = Furfanti regalati
    .more = più furfanti regalati
    .less = meno furfanti regalati
    .says = furfanti per giro finiscono nelle prese altrui.
    .name = i furfanti regalati
lab-clean = Mani pulite
    .more = più mani pulite
    .less = meno mani pulite
    .says = persone per giro ne escono senza un punto.
    .name = le mani pulite

## terminal

about = Niente furfanti nelle tue prese, e niente politico corrotto. Oppure tutti.
prompt-pass = Scegli tre carte da passare.
prompt-play = Gioca una carta.
prompt-gang = Hai riunito la banda: rifilare i suoi punti agli altri, o toglierli dal tuo totale?
option-limit-name = limite
option-limit-full = La partita finisce dopo un giro in cui qualcuno supera questo totale.
option-rounds-name = giri
option-rounds-full = Quanti giri si giocano, qualunque sia il punteggio; 0 vuol dire: finché qualcuno supera il limite.
option-passing-name = passare le carte
option-passing-full = Dove vanno le carte: un posto più in là a ogni giro, a turno a sinistra, a destra, in quattro anche di fronte, e poi da nessuna parte; o mai.
option-exactly-name = esattamente al limite
option-exactly-full = Che cosa fa un totale pari al limite: conta come ogni altro, o scende alla sua metà.
option-looking_back-name = rivedere le prese
option-looking_back-full = Se durante un giro si possono riguardare le carte prese e i loro punti, o solo l’ultima presa.
shown-black_open = nero libero
shown-limit = limite
shown-rounds = giri
fault-no_such_card = non c’è la carta '{ $card }': servono la lettera del colore e il valore, come { $example }{ fault-near }
shown-trick = presa
