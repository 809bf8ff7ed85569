### Italiano: tu, frasi brevi.

## house

language = Italiano
list-and = { $first } { ELIDE("e ", "ed ", $last, before: "[eèé]") }
list-or = { $first } o { $last }
list-comma = ,{ " " }
colon = :{ " " }
close = Chiudi
back = Indietro
cancel = Meglio di no
ok = Va bene
aloud = { $text }!
you-name = Tu
you-place = Il tuo posto
colour-green = Verde
colour-blue = Blu
colour-red = Rosso
colour-yellow = Giallo
colour-black = Nero
points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
card_count = { $n ->
    [0] nessuna carta
    [one] { $n } carta
   *[other] { $n } carte
}
card-back = carta coperta
menu-title = Menù
menu-settings = Impostazioni
menu-rules = Regole
menu-copy = Copia il link
menu-copied = Copiato.
menu-gallery = Tutte le carte
menu-home = Pagina iniziale
settings-title = Impostazioni
settings-language = Lingua
settings-theme = Luce
settings-evening = Sera
settings-day = All’aperto
settings-evening_short = Sera
settings-day_short = Giorno
settings-system = come il dispositivo
settings-speed = Velocità dei movimenti
settings-slow = con calma
settings-usual = normale
settings-quick = svelta
settings-pace = Ritmo dei bot (per tutti)
settings-paces-calm = con calma
settings-paces-usual = normale
settings-paces-brisk = svelto
settings-paces-instant = subito
settings-sound = Suoni: carte, colpetti, gettoni
settings-vibrate = Vibra quando tocca a me e quando si batte
settings-call = Avvisami quando tocca a me e sto guardando altrove
calls-blocked = Il tuo browser non lo permette. Puoi cambiarlo nelle sue impostazioni.
settings-hand = Con quale mano giochi?
settings-right = destra
settings-left = sinistra
settings-taps = Quanti tocchi?
settings-taps-one = uno gioca
settings-taps-two = due per le carte
settings-taps-both = due anche per le persone
settings-sort = Ordina la mano
settings-sort-colour = per colore
settings-sort-rank = per valore
settings-volume = Volume
start-tagline = Cinque giochi per canaglie. Accomodati.
start-code = Codice del tavolo
start-join = Siediti
start-games = Giochi
start-people = { $from }–{ $to } persone
start-minutes = { $n } min
start-age = da { $n } anni
start-play = Gioca subito
start-learn = Impara
start-learn_label = Impara { $game }
start-invite = Invita
start-invite_label = Nuovo tavolo: { $game }
start-yours = I tuoi tavoli
start-past = Serate passate
start-your_turn = Tocca a te
start-running = in corso
start-lobby = in attesa
start-again = Rivedi
start-bring = Guarda una registrazione
start-look = Guarda
start-nobody = Ancora nessuno. La prima partita la offre la casa.
start-back = Torna al tuo tavolo
start-go_on = Continua
start-change = cambia
start-change_label = Cambia come giochi a { $game }
start-how = { $game }: come giochi?
start-strength = Quanto sono forti gli altri?
start-length = Quanto dura?
start-rules = Regole
start-people_count = { $n } persone
length-short = breve
length-usual = normale
length-long = lunga
length-by-limit = Limite di punti: { $n }.
length-by-rounds = { $n } giri.
start-gallery = Guarda tutte le carte
start-gallery_text = Cinque mazzi, ogni faccia e che cosa sa fare.
start-foot = Stammtisch è software libero. Disegni e testi sono tutti nostri.
start-more = Inoltre
start-pad = Il segnapunti
start-pad_text = Tiene il conto quando giocate con carte vere.
start-stats = La tua fedina penale
start-stats_text = Partite, vittorie e misfatti.
start-lab = Che cosa cambia una regola?
start-lab_text = Migliaia di partite, giocate in pochi secondi.
start-offline = Nessuna connessione. Segnapunti, carte e regole funzionano lo stesso.
start-no_line = Nessuna connessione
start-try_again = Riprova
start-loading = Un attimo…
name-title = Come ti chiami?
name-label = Il tuo nome
start-me = { $name }: cambia nome e viso
levels-random = A caso
levels-lehrling = Apprendista
levels-geselle = Lavorante
levels-meister = Maestro
connection-lost = Nessuna connessione. Riprovo…
rules-title = Regole: { $game }
rules-found = { $n ->
    [0] Le regole non ne parlano.
    [one] { $n } paragrafo
   *[other] { $n } paragrafi
}
rules-search = Cerca
rules-rule = Regola { $n }
rules-offer = Meglio provare? Un primo giro con le spiegazioni.
rules-learn = Gioca un primo giro
rules-example = Guarda l’esempio delle istruzioni
refused-wrong_host = Questo server non si chiama così. Chi lo gestisce può dirgli il nome (--name).
refused-busy = Il Maestro ha le mani occupate. Chiedi di nuovo tra un momento.
refused-damaged_table = Il registro di questo tavolo è danneggiato. Deve ripararlo chi gestisce il server.
refused-bad_message = Il server non ha capito.
    .full = { KNOWN($why) ->
        [yes] { $why }
       *[no] { refused-bad_message }
    }
refused-wrong_origin = Questo veniva da un altro sito.
refused-too_large = È troppo in una volta.
    .full = è troppo in una volta{ KNOWN($most) ->
        [yes] : al massimo { $most }
       *[no] { "" }
    }
refused-too_fast = Piano, piano. Riprova tra un momento.
    .full = troppe richieste insieme: riprova tra un momento
refused-no_such_table = Questo tavolo non esiste (più).
    .full = non c’è il tavolo { $code }
refused-no_such_game = Questo gioco non esiste.
    .full = non c’è il gioco '{ $game }': a scelta { $known }{ fault-near }
refused-bad_option = Così non si può impostare.
    .full = { $why }
refused-bad_players = In questo numero non si può giocare.
    .full = { $why }
refused-bad_name = Un nome ha da 1 a 24 caratteri.
    .full = serve un nome da 1 a 24 caratteri visibili
refused-name_taken = Qui qualcuno si chiama già così.
    .full = al tavolo c’è già { $name }: serve un altro nome
refused-table_full = Il tavolo è pieno.
refused-no_such_replay = Questo link non esiste, o la partita è ancora in corso.
    .full = non è il link di una partita finita
refused-bad_record = { KNOWN($line) ->
    [yes] Riga { $line }: { $why }
   *[no] { $why }
}
    .full = { KNOWN($line) ->
        [yes] riga { $line }: { $why }
       *[no] { $why }
    }
refused-clock_while_waiting = Un tavolo che aspetta gli assenti gioca senza limiti di tempo.
    .full = un tavolo che aspetta gli assenti gioca senza limiti di tempo: serve 0
refused-too_many_tables = L’osteria è piena: per ora niente nuovi tavoli.
refused-races_on_one_device = Qui conta chi arriva primo: serve un dispositivo a testa.
refused-open_beside_device = In più persone su un dispositivo si gioca tra voi e con i bot: nessun posto può restare libero.
refused-restarting = Il server si riavvia un attimo. Riprova tra un momento.
refused-offline = Nessuna connessione.
refused-server_fault = Qualcosa è andato storto sul server. Riprova tra un momento.
refused-unknown = Non ha funzionato.
new-seat_n = Posto { $n }

## table

menu-match = La partita
menu-table = Il tavolo
menu-you = Per te
menu-share = Condividi
menu-invite = Invita
menu-link = Link personale
menu-link_text = Con questo ritrovi il tuo posto su qualsiasi dispositivo. Non darlo a nessuno.
menu-leave = Lascia il tavolo
menu-leave_text = Un bot prende il tuo posto definitivamente.
menu-leave_sure = Vuoi proprio andare?
menu-rest = Fai giocare un bot al posto mio
menu-unrest = Torno a giocare io
menu-qr = Per un altro dispositivo
calls-title = Toccava a te
calls-text = Vuoi che il tuo dispositivo ti avvisi quando il tavolo aspetta te e tu guardi altrove?
calls-yes = Sì, volentieri
calls-no = No, grazie
door-title = Alla porta
door-waiting = vorrebbe giocare
door-sent_away = ha dovuto lasciare il tavolo
door-let_in = Fai entrare
door-let_in_name = Fai entrare { $name }
door-asked = Abbiamo chiesto a chi ospita se puoi entrare.
door-waits = { $name } vorrebbe giocare.
door-where = Menù, «Alla porta».
door-nobody = Non c’è nessuno alla porta.
news-elsewhere = Questo tavolo è aperto troppe volte: la scheda più vecchia è chiusa.
news-away = { $name } si assenta un attimo.
news-away_small = Tra poco si siede un bot.
news-away_waits = Il tavolo aspetta.
news-bot = Ora per { $name } gioca un bot.
news-back = { $name } è di nuovo qui.
news-joined = { $name } si siede al tavolo.
news-host = Ora ospita { $name }.
news-your_turn = Tocca a te
news-kicked = Ti hanno chiesto di lasciare il tavolo.
news-restarting = Il server si riavvia un attimo. Si riprende subito.
refused-plays_alone = Questo tavolo è per una persona sola. Aprine uno tuo.
refused-opened_here = Chi ha aperto il tavolo resta, e può ospitare solo chi ha già giocato qui.
refused-sent_away = Ti hanno chiesto di andare via. Puoi tornare quando ti fanno entrare.
refused-seen_cards = In questa partita hai già visto le carte di un altro posto. Puoi riprendere il tuo, o uno qualsiasi dopo la partita.
    .full = hai visto le carte del posto { $seat } in questa partita: serve quel posto, o la prossima partita
refused-seen_from_here = Dal tuo indirizzo qualcuno ha già visto carte di questa partita. Potrai sederti quando è finita.
refused-asked_already = La richiesta è stata fatta. Aspetta un momento.
refused-own_guest = Usa la tua stessa connessione: deve farlo entrare qualcun altro.
refused-log_full = Il registro di questo tavolo è pieno. Aprite un nuovo tavolo.
refused-face_taken = Quel viso ce l’ha già { $name }.
refused-seat_taken = Il posto è occupato.
    .full = il posto { $seat } è occupato: ne serve un altro
refused-no_such_seat = Questo posto non esiste.
    .full = non c’è il posto { $seat }: vanno da 0 a { $last }
refused-not_seated = Per questo ti serve un posto al tavolo.
refused-seated_already = Hai già un posto.
    .full = sei al posto { $seat }
refused-not_host = Può farlo solo chi ospita.
refused-not_now = Adesso non si può.
    .full = il tavolo è nella fase '{ $phase }': ne serve un’altra
refused-seats_open = Ci sono ancora posti liberi.
    .full = { $count ->
        [one] { $count } posto è libero: ci vuole qualcuno
       *[other] { $count } posti sono liberi: ci vuole qualcuno in ognuno
    }
refused-no_such_person = Questa persona non c’è.
refused-not_asked = Adesso non tocca a te.
refused-too_late = Troppo tardi, è già deciso.
refused-bad_move = Questa mossa non esiste.
    .full = { $why }
refused-still_playing = La partita è ancora in corso.
refused-no_hints = A questo tavolo niente consigli.
refused-not_alone = Al tavolo ci sono altre persone: qui non si mette fretta a nessuno.
refused-as_it_lies = Questa mano si gioca così com’è: tutti trovano lo stesso tavolo.
    .full = a questo tavolo non si cambia niente: serve una mossa, una parola o un altro ritmo
end-day = Com’è andata
end-compare = Confronta
end-challenge = Sfida qualcuno
plain-sealed = Scelgono tutti
plain-scores = Si contano i punti del giro { $round }.
plain-window = Reagisci?
known-card = { KNOWN($card) ->
    [yes] { colon }{ $card }
   *[no] { "" }
}
known-cards = { KNOWN($cards) ->
    [yes] { colon }{ $cards }
   *[no] { "" }
}
said-colour = { $colour ->
    [green] verde
    [blue] blu
    [red] rosso
    [yellow] giallo
   *[black] nero
}
# L’articolo davanti a una carta, come si legge: «lo 0», «l’8», «il 7», «il jolly».
the-card = { BEGINS($card, "0") ->
    [yes] lo { $card }
   *[no] { BEGINS($card, "8|11?\\b") ->
        [yes] l’{ $card }
       *[no] il { $card }
    }
}
sign-rock = Sasso
sign-paper = Carta
sign-scissors = Forbici
sign-well = Pozzo
pile-left = { $n ->
    [0] vuoto
    [one] resta { $n }
   *[other] restano { $n }
}
pile-label = { $n ->
    [0] Mazzo vuoto
    [one] Mazzo, resta { $n }
   *[other] Mazzo, restano { $n }
}
pile-top = In cima: { $card }
middle-label = In mezzo
where-round = Giro { $round }
where-round_of = Giro { $round } di { $of }
where-trick = Giro { $round } · presa { $trick }/{ $of }
where-turn = Turno { $n }
where-over = Si chiude
hand-label = Le tue carte, { $n }
hand-playable = giocabile
hand-unplayable = non ora
shared-give = Passa il dispositivo { ELIDE("a ", "ad ", $name, before: "[aàá]") }
shared-who = Chi ha il dispositivo?
shared-hidden = Tutte le mani sono coperte.
shared-am = Sono { $name }
new-here = Persone su questo dispositivo
new-here_text = Tra un turno e l’altro lo schermo copre tutte le mani. Agli altri posti ci sono bot, e il tavolo aspetta tutti.
new-here_name = Nome della persona { $n }
hand-ready = pronta
hand-put = { $card }: posto { $n } di { $of }
hand-sorted_colour = Ordinata per colore.
hand-sorted_rank = Ordinata per valore.
ready-laid = { $card }: pronta per il tuo turno.
ready-taken = { $card }: di nuovo in mano.
ready-waits = Pronta per il tuo turno: { $card }. Toccala per riprenderla.
ready-again = Toccala ancora per tenerla pronta.
ready-returned = { $card } adesso non va bene: di nuovo in mano.
slip-aimed = { $name }: tocca ancora una volta.
gone-title = Carte uscite
gone-closed = A questo tavolo non si guarda più indietro dell’ultima presa.
gone-none = In questo giro non è ancora uscita nessuna carta.
gone-row = { $n ->
    [one] Ne è uscita una
   *[other] Ne sono uscite { $n }
}{ $mine ->
    [0] { "" }
   *[other] , { $mine } in mano tua
}
seat-label = { $n ->
    [0] { $name }, senza carte
    [one] { $name }, { $n } carta
   *[other] { $name }, { $n } carte
}
seat-bot = Bot
seat-away = torna subito
seat-bot_in = bot tra { $time }
seat-waits = via, si aspetta
seat-stand_in = gioca un bot
seat-sealed = ha scelto
seat-dog = cane da guardia
seat-host = ospita
seat-turn = è di turno
seat-choice = da scegliere
seat-barred = non ora
seat-before = Davanti { ELIDE("a ", "ad ", $name, before: "[aàá]") }
seat-open_hand = carte scoperte
slip-your_turn = Tocca a te
slip-turn_of = Tocca { ELIDE("a ", "ad ", $name, before: "[aàá]") }
slip-waiting = Ci pensano tutti
slip-waiting_for = Aspettiamo: { $names }
slip-lay = Gioca
slip-named = { $card }: { $does }
slip-no_fit = Ora non va bene. Serve: { $what }.
zoom-in_deck = { $n }× nel mazzo
gallery-count = { $n }×
gallery-counts = { $n }×, o { $fewer }× fino a cinque persone
slip-gathered = Scelte: { $n } su { $of }.
slip-enough = { $n ->
    [one] Una sola carta. Rimettila per prenderne un’altra.
   *[other] { $n } carte bastano. Rimettine una per prenderne un’altra.
}
slip-put_back = Rimetti
slip-seconds = { $n ->
    [one] resta { $n } secondo
   *[other] restano { $n } secondi
}
slip-race_time = tempo per battere
slip-fewer = meno
slip-more = più
slip-take = Prendi ({ $n } su { $of })
slip-resting = Un bot gioca per te
slip-you_take = La presa è tua
slip-you_win = Vinci il giro
slip-arrived = Tre carte da { $name }
slip-takes = La presa va { ELIDE("a ", "ad ", $name, before: "[aàá]") }
slip-wins = { $name } vince il giro
slip-thrown = Sasso, carta, forbici!
slip-moment = Un attimo…
slip-over = Si chiude
slip-slapped = Manata!
slip-judged = Vediamo chi ha battuto per ultimo.
slip-kept = La tua mossa è annotata
slip-kept_text = Partirà appena torna la connessione.
slip-away_waits = { $name } non c’è. Il tavolo aspetta.
slip-away_bot = { $name } non c’è. Presto gioca un bot.
slip-reading = { $count ->
    [one] { $names } sta ancora leggendo il conteggio.
   *[other] { $names } stanno ancora leggendo il conteggio.
}
slip-back_to_table = Tocca a te: torna al tavolo
slip-watching = Stai guardando
slip-sit = Siediti
tools-log = Cronaca
tools-rules = Regole
tools-hint = Consiglio
tools-last = Ultima presa
tools-talk = Parla
tools-pad = Segnapunti
tools-menu = Menù
tools-label = Strumenti
log-label = Cronaca
log-empty = Non è ancora successo niente.
pad-label = Segnapunti
pad-sum = Totale
pad-round = Giro
pad-cards = Carte
pad-until = { $game }, fino a { $n }
pad-rounds = { $game }, { $n ->
    [one] { $n } giro
   *[other] { $n } giri
}
talk-label = Parla
talk-placeholder = Di’ qualcosa…
talk-send = Invia
talk-empty = Nessuno ha ancora detto niente.
talk-emotes = Frasi pronte
emote-laugh = Ahah!
emote-cheer = Cin cin!
emote-groan = Ahimè…
emote-shock = Cosa?!
emote-wink = Ma guarda.
emote-hurry = Tic, tac.
emote-well_played = Ben giocato.
emote-thanks = Grazie!
person-open = Carte scoperte
person-known = Quello che ne sai
person-taken = Carte prese
person-nothing = Per ora non si sa altro.
person-replace = Sostituisci con un bot
new-title = Nuovo tavolo: { $game }
new-players = In quanti si gioca?
new-seats = Chi siede dove?
new-me = Tu
new-open = libero
new-bot = Bot
sets-title = Regole
sets-usual = Come al solito
sets-keep = Tieni queste regole
sets-keep_text = Con un nome, in questo browser. Chi viene con il tuo invito vede con quali regole si gioca, e può tenersele.
sets-name = Nome di queste regole
sets-placeholder = Come al solito
sets-keep_act = Tieni
sets-kept = Salvato come «{ $name }».
sets-called = Queste regole si chiamano «{ $name }».
sets-drop = Dimentica «{ $name }»
sets-rule = La regola
sets-no_rule = Le regole non dicono altro.
new-options = Che regole valgono?
new-house_rules = Regole della casa
new-lab = Che cosa cambia?
new-variants = Varianti
new-clock = Tempo per pensare
new-no_clock = senza limite
new-seconds = { $n } s
new-spectators = Spettatori benvenuti
new-spectators_text = Chi ha il link può guardare, ma vede solo ciò che è scoperto.
new-stand_in = Chi fa da riserva?
new-stand_in_text = Se qualcuno perde la connessione, gioca un bot finché non torna.
new-absence = Se qualcuno è via, gioca un bot
new-absence_text = A un tavolo che aspetta si gioca anche per giorni. Non ha limiti di tempo.
new-after = dopo { $time }
new-never = mai: il tavolo aspetta
new-pace = Ritmo dei bot
new-open_table = Apri il tavolo
new-usual_depends = il solito (secondo quanti giocano)
new-ages = I posti, da chi ha più anni a chi ne ha meno
new-ages_text = In certi giochi comincia chi ha più anni, o viene prima a pari punti. Tocca i posti in quest’ordine.
new-more = Altre impostazioni
deck-sum = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
deck-count = copie
deck-points = punti
lobby-text = Manda il link o mostra il codice.
lobby-invites = { $name } ti invita a una partita di { $game }.
lobby-join = Gioco anch’io
lobby-full = Tutti i posti sono occupati.
lobby-copy = Copia il link
lobby-share = Condividi
lobby-code = Codice del tavolo
lobby-qr = Codice QR per sedersi al tavolo
lobby-sit = Siediti qui
lobby-free = libero
lobby-you = tu
lobby-add_bot = Aggiungi un bot
lobby-fill_bots = Completa con i bot
lobby-remove = Libera il posto
lobby-swap_with = Con chi scambiare?
lobby-start = Si comincia
lobby-start_wait = { $n ->
    [one] Un posto è ancora libero
   *[other] { $n } posti sono ancora liberi
}
lobby-waiting_host = { $name } dà il via quando ci siete tutti.
lobby-watchers = { $n ->
    [one] { $n } persona guarda
   *[other] { $n } persone guardano
}
lobby-options = Che cosa vale
lobby-change = Cambia
lobby-level = Livello
lobby-away = torna subito
lobby-won = { $n ->
    [one] { $n } vittoria
   *[other] { $n } vittorie
}
lobby-booklet = Secondo le istruzioni.
lobby-booklet_with = Secondo le istruzioni, con:
lobby-differs = Non tutto è come nelle istruzioni:
source-booklet = come stampato
source-variant = variante delle istruzioni
source-open = le istruzioni lasciano la scelta
source-ours = una regola nostra
lobby-make_host = Fai ospitare
reckon-label = Giro { $round }: chi ha preso cosa
reckon-round = Il giro { $round } è finito
reckon-you = { $n ->
    [0] Nessun punto per te
    [one] { $n } punto per te
   *[other] { $n } punti per te
}
reckon-you_off = { $n ->
    [one] { $n } punto in meno per te
   *[other] { $n } punti in meno per te
}
reckon-lead = { $count ->
    [one] { $names } è in testa.
   *[other] { $names } sono in testa.
}
reckon-behind = { $count ->
    [one] { $names } è in testa
   *[other] { $names } sono in testa
}, sei indietro di { $n }.
reckon-ahead = Sei in testa, con { $n } di vantaggio su { $names }.
reckon-level = Sei in testa, alla pari con { $names }.
reckon-all_level = Siete tutti alla pari.
reckon-missing = { ROLE($who) ->
    [reader] Ti
   *[other] { ELIDE("A ", "Ad ", $who, before: "[aàá]") }
} { $n ->
    [one] manca { $n } punto
   *[other] mancano { $n } punti
} al limite di { $limit }.
reckon-rounds_left = { $n ->
    [one] Ancora un giro.
   *[other] Ancora { $n } giri.
}
reckon-over = La partita è finita.
reckon-flag = la fine è a { $n }
reckon-nothing = niente
reckon-value = arriva a { $n }
reckon-why = Presa { $trick }: { ROLE($seat) ->
    [reader] prendi con { $card }
   *[other] { $seat } prende con { $card }
}, { ROLE($giver) ->
    [reader] tu ci butti { $dear }.
   *[other] { $giver } ci butta { $dear }.
}
reckon-why_own = Presa { $trick }: { ROLE($seat) ->
    [reader] prendi tu con { $card }.
   *[other] { $seat } prende con { $card }.
}
reckon-continue = Avanti
reckon-to_result = Al risultato
reckon-next_you = Fra poco tocca a te.
reckon-next = Si aspetta { $names }.
reckon-reading = { $count ->
    [one] Si aspetta ancora { $names }.
   *[other] Si aspettano ancora { $names }.
}
reckon-all_read = Tutti gli altri sono già andati avanti.
end-title = { $name } vince!
end-title_you = Hai vinto!
end-title_many = { $names } vincono!
end-reason-limit = Il limite di punti chiude la partita.
end-reason-rounds = L’ultimo giro è stato giocato.
end-reason-hand_empty = Qualcuno non ha più carte.
end-reason-stock_empty = Il mazzo è finito.
end-reason-surrounded = Tutti sono circondati.
end-reason-bound = Dopo tanto tempo bisogna pur finire.
end-rematch = Ancora una
end-wait_host = { $name } può far partire la rivincita.
end-result = Risultato
end-propose = Proponi la rivincita
end-proposed = Hai proposto la rivincita.
end-wants = { $count ->
    [one] { $names } vorrebbe la rivincita.
   *[other] { $names } vorrebbero la rivincita.
}
end-picture = Immagine del risultato
end-no_picture = Non è stato possibile fare l’immagine.
end-last_card = L’ultima carta
end-home = Pagina iniziale
end-place = { $n }º
end-share = Condividi il risultato
end-why-limit = { $name } è a { $total }, il limite era { $limit }.
end-why-limit_you = Sei a { $total }, il limite era { $limit }.
end-why-rounds = { $n ->
    [1] L’unico giro è stato giocato.
   *[other] Tutti e { $n } i giri sono stati giocati.
}
end-why-hand_empty = { ROLE($who) ->
    [reader] Non hai più carte.
   *[other] { $who } non ha più carte.
}
end-why-hands_empty = { $names } non hanno più carte.
end-ahead = { ROLE($who) ->
    [reader] Vinci
   *[other] { $who } vince
} con { $n ->
    [one] un punto
   *[other] { $n } punti
} di vantaggio.
end-decisive = Il momento decisivo
end-decisive_round = Giro { $round }: { $what } { $then }
refused-not_in_hand = Questa carta non ce l’hai.
    .full = { $card } non è fra le tue carte
refused-chosen_already = Questa l’hai già scelta.
refused-must_follow = Puoi rispondere, quindi devi.
refused-does_not_fit = Questa non va bene.
tricks-leads = in testa
tricks-takes = prende
tricks-takes_points = prende: { $n }
tricks-lead = Apri tu.
tricks-free = Non puoi rispondere: scarta quello che vuoi.
tricks-follow = Rispondi con il { said-colour }.
tricks-count = { $n ->
    [one] { $n } presa
   *[other] { $n } prese
}
tricks-pass = Tre carte { ELIDE("a ", "ad ", $name, before: "[aàá]") }
tricks-pass_text = Scegli tre carte e passale.
tricks-passed = Passate
tricks-seal = Passa
tricks-last = Ultima presa
tricks-last_by = { ELIDE("a ", "ad ", $name, before: "[aàá]") }
tricks-last_you = a te
tricks-no_last = In questo giro non c’è ancora stata nessuna presa.
end-decisive_strikes = { ROLE($who) ->
    [reader] Ti togli
   *[other] { $who } si toglie
} { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}.
end-decisive_gets = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} { ROLE($who) ->
    [reader] a te
   *[other] { ELIDE("a ", "ad ", $who, before: "[aàá]") }
}.
end-decisive_leads = { ROLE($who) ->
    [reader] Passi in testa.
   *[other] { $who } passa in testa.
}
end-decisive_ahead = { ROLE($who) ->
    [reader] Guadagni
   *[other] { $who } guadagna
} { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} di vantaggio.
lobby-own_bot = bot ospite
lobby-bot_gone = { $name } non c’è: gioca un bot Lavorante

## faults

refused-same_rules = Sono le stesse regole.
refused-lab_busy = Il laboratorio è occupato. Riprova fra un attimo.
refused-no_such_study = Questo studio non c’è più. Confronta ancora una volta.
fault-a_move = una mossa del posto { $seats }
    .full = una mossa del posto { $seats }
fault-a_pick = il risultato di un sorteggio
    .full = il risultato di un sorteggio
fault-a_shuffle = il risultato di una mescolata
    .full = il risultato di una mescolata
fault-after_the_end = Qui la partita è già finita.
    .full = dopo la fine della partita non deve esserci niente, c’è { $found }
fault-bad_seed = Questo non è un seme.
    .full = { $got } non è un seme: serve un intero da 0 a 2**256 - 1, 64 cifre esadecimali o 32 byte
fault-breaks_off = La registrazione si interrompe. Manca: { $missing }
    .full = la registrazione si interrompe: manca { $missing }
fault-cannot_be_read = Il file non si può leggere.
    .full = { $file } non si può leggere: { $reason }
fault-card_too_often = La carta { $card } compare più volte di quante ne ha il mazzo.
    .full = la carta { $card } compare più volte di quante ne ha il mazzo
fault-choice_expected = A scelta: { $of }, non { $got }.
    .full = a scelta { $of }, non { $got }
fault-contributions = Servono { $players } contributi, uno per posto, non { $got }.
    .full = servono { $players } contributi, uno per posto, trovati { $got }
fault-empty_record = La registrazione è vuota.
    .full = la registrazione è vuota: manca l’intestazione di una partita
fault-from_the_seed = ciò che segue dal seme
    .full = { $line } (segue dal seme)
fault-header_differs = L’intestazione della partita non è giusta.
    .full = l’intestazione dovrebbe essere { $header }
fault-impossible = Non è possibile.
fault-line_differs = Qui dovrebbe esserci altro: { $wanted }
    .full = qui dovrebbe esserci { $wanted }, c’è { $found }
fault-digest_differs = L’impronta non corrisponde alle righe che precedono: qualcuno ha modificato la registrazione.
    .full = l’impronta non corrisponde alle righe che precedono: serve { $wanted }, trovato { $found }
fault-not_asked = Non tocca al posto { $seat }.
    .full = il posto { $seat } ora non ha niente da decidere: tocca al posto { $others }
fault-match_over = La partita è già finita.
    .full = la partita è finita: non ci sono più mosse
fault-move_impossible = «{ $move }» del posto { $seat } non era possibile. { $fault }
    .full = '{ $move }' del posto { $seat } non era possibile: { $fault }
fault-move_not_plain = «{ $move }» non è scritta come una mossa di registrazione.
    .full = serve una sola mossa, scritta come '{ $example }', non '{ $move }'
fault-needs_cards = { $option } non ha effetto con questo mazzo: servono almeno { $least } delle carte di cui parla, e sono { $got }. Cambia il mazzo, o togli la regola.
    .full = l’opzione '{ $option }' non ha effetto con questo mazzo: servono almeno { $least } delle carte di cui parla, non { $got }
fault-too_few_rounds = { $option } non ha effetto in così pochi giri: ne servono almeno { $least }.
    .full = l’opzione '{ $option }' non ha effetto in così pochi giri: ne servono almeno { $least }
fault-stopped_too_soon = Con rounds={ $rounds }, { $option } non ha effetto: indica rounds={ $least } o più.
    .full = con rounds={ $rounds }, l’opzione '{ $option }' non ha effetto: indica rounds={ $least } o più
fault-needs_variant = { $option } non ha effetto senza «{ $variant }».
    .full = l’opzione '{ $option }' non ha effetto senza la variante '{ $variant }': entrambe, o nessuna
fault-no_header = Qui dovrebbe cominciare una partita.
    .full = serve l’intestazione di una partita, { $header }
fault-no_proof = Questa non è una prova.
    .full = non è una prova
fault-no_secret = Il segreto non ha { $digits } cifre esadecimali.
    .full = serve un segreto di { $digits } cifre esadecimali
fault-no_such_match = Non c’è la partita { $number }.
    .full = { KNOWN($count) ->
        [yes] non c’è la partita { $number }: vanno da 1 a { $count }
       *[no] non c’è la partita { $number }: ce n’è una sola
    }
fault-no_such_option = Questo gioco non ha l’opzione «{ $option }».
    .full = non c’è l’opzione '{ $option }': a scelta { $known }{ fault-near_word }
fault-no_such_variant = Questo gioco non ha la variante «{ $option }».
    .full = non c’è la variante '{ $option }': { KNOWN($known) ->
        [yes] a scelta { $known }
       *[no] questo gioco non ne ha
    }{ fault-near_word }
fault-not_a_line = Una riga così non esiste in nessuna registrazione.
    .full = non è una riga di registrazione
fault-not_json = Questo non è JSON.
    .full = serve un oggetto JSON, non { $found }
fault-not_text = Questa non è una registrazione.
    .full = { KNOWN($file) ->
        [yes] { $file } non è una registrazione: serve testo UTF-8 con un oggetto JSON per riga
       *[no] non è una registrazione: serve testo UTF-8 con un oggetto JSON per riga
    }
fault-number_expected = Serve un numero da { $least } a { $most }, non { $got }.
    .full = serve un intero da { $least } a { $most }, non { $got }
fault-on_and_off = «{ $option }» non può essere insieme scelta e rifiutata.
    .full = la variante '{ $option }' è chiesta e spenta insieme: l’una o l’altra
fault-record_version = Questa registrazione è della versione { $got }, è nota solo la { $version }.
    .full = la versione { $got } del formato non è nota: serve { $version }
fault-imagined_match = Una partita immaginata non ha registrazione.
    .full = una partita immaginata non ha registrazione: le sue carte non sono mai state distribuite
fault-no_record = Questa non è una registrazione.
    .full = serve una registrazione: il percorso di un file, un file aperto, il suo testo o le sue righe, trovato { $got }
fault-not_your_seat = Un bot vede solo dal proprio posto.
    .full = un bot al posto { $seat } può chiedere solo di quel posto, chiesto { $got }
fault-research_missing = Serve { $package }, che non è installato.
    .full = per questo serve { $package } (manca { $missing }): pip install 'stammtisch[research]'
fault-research_unobserved = I programmi non possono imparare { $game }: non dice che cosa ne vede un posto.
    .full = { $game } non dichiara alcuna osservazione: serve un gioco con una regola observe(s, seat, out)
fault-research_observer = Qui gli osservatori non hanno parametri.
    .full = serve un osservatore senza parametri, trovato { $got }
fault-several_matches = Qui ci sono { $got } partite invece di una.
    .full = serve una sola partita, trovate { $got }
fault-truth_expected = Serve sì o no, non { $got }.
    .full = serve true o false, non { $got }
fault-vec_actions = Serve un numero intero per ogni partita.
    .full = servono { $matches } numeri interi, un’azione per partita, trovato { $got }
fault-vec_nobody = Serve qualcuno le cui azioni vengano da fuori.
    .full = serve almeno un posto senza avversario: li occupano tutti i bot
fault-vec_not_legal = Questa azione ora non è permessa.
    .full = l’azione { $action } qui non è permessa: serve una di { $legal }
fault-vec_opponents = Gli avversari sono bot per posto, per esempio { $like }.
    .full = servono avversari per posto, per esempio { $like }, non { $got }
fault-vec_options = Le opzioni si concordano o si sorteggiano, non entrambe le cose.
    .full = servono opzioni oppure random_options, non entrambe
fault-vec_too_long = Questa partita era troppo lunga da raccontare.
    .full = questa partita ha più di { $most } decisioni e non è stata conservata per intero
fault-whole_expected = Serve un intero di almeno { $least }, non { $got }.
    .full = serve un intero di almeno { $least }, non { $got }
fault-wrong_ages = Ogni posto sta una sola volta nell’ordine delle età.
    .full = servono i posti da 0 a { $last } dal più anziano al più giovane, non { $got }
fault-wrong_form = Non si scrive così.
fault-wrong_names = Servono { $players } nomi da 1 a 40 caratteri.
    .full = servono { $players } nomi da 1 a 40 caratteri visibili, non { $got }
fault-wrong_pick = Il sorteggio non può essere andato così.
    .full = serve un sorteggio tra { $size }, c’è { $got }
fault-wrong_players = { $game } si gioca in { $least }–{ $most }, non in { $got }.
    .full = { $game } si gioca in { $least }–{ $most }, non in { $got }
fault-wrong_secret = Il segreto non corrisponde all’impronta.
    .full = non è il segreto su cui il tavolo si era impegnato: il suo SHA-256 non è l’impronta
fault-wrong_seed = Il segreto e la casualità aggiunta danno un altro seme.
    .full = il seme della partita non è lo SHA-256 del segreto e di ciò che ci è stato messo: serve { $seed }, trovato { $got }
fault-wrong_shuffle = Le carte non possono essere state mescolate così.
    .full = { KNOWN($size) ->
        [yes] serve una mescolata di { $size } carte, ce ne sono { $got }
       *[no] le carte mescolate non sono quelle che c’erano
    }
fault-wrong_value = { $option }: { $fault }
    .full = opzione '{ $option }': { $fault }
fault-message_not_json = Non è JSON.
    .full = serve un messaggio in JSON
fault-object_expected = Serve un oggetto, non { $got }.
    .full = serve un oggetto, non { $got }
fault-field_missing = Manca «{ $field }».
    .full = manca il campo '{ $field }'
fault-wrong_field = { $field }: { $fault }
fault-text_expected = Serve un altro testo, non { $got }.
    .full = { KNOWN($most) ->
        [yes] serve un testo da { $least } a { $most } caratteri, non { $got }
       *[no] serve un testo, non { $got }
    }
fault-list_expected = Serve un’altra lista, non { $got }.
    .full = { KNOWN($most) ->
        [yes] { KNOWN($least) ->
            [yes] serve una lista da { $least } a { $most }, non { $got }
           *[no] serve una lista di al massimo { $most }, non { $got }
        }
       *[no] serve una lista, non { $got }
    }
fault-nothing_said = Non c’è niente.
    .full = serve qualcosa da dire
fault-token_expected = Manca la chiave.
    .full = serve una chiave
fault-seats_expected = Uno dei { $players } posti dev’essere tuo.
    .full = servono { $players } posti, uno dei quali tuo
fault-no_lesson = Non c’è una lezione per { $game }.
    .full = non c’è una lezione per { $game }: serve un altro gioco
fault-json_expected = Non è JSON.
    .full = serve Content-Type: application/json
fault-hello_expected = Il primo messaggio dev’essere hello.
    .full = serve hello come primo messaggio
fault-nothing_there = Lì non c’è niente.

## me

me-title = Chi sei?
me-text = Così ti siedi a ogni tavolo.
me-faces = Il tuo viso
me-face = Viso { $n }
me-face_of = Viso { $n }, ce l’ha già { $name }
me-done = Sono io
me-name_missing = Come ti chiamiamo?
me-change = Cambia nome e viso

## learning

hint-thinking = Il Maestro ci pensa…
hint-meister = La scelta del Maestro
hint-geselle = La scelta del Lavorante
hint-only = Non c’è altro da fare.
hint-first_thought = Piuttosto che «{ $other }». Il Maestro si sta ancora scaldando: è la prima idea del Lavorante.
hint-better = { $n ->
    [one] In media { $n } punto meglio di «{ $other }».
   *[other] In media { $n } punti meglio di «{ $other }».
}
hint-likelier = La probabilità di vincere è più alta di { $n } punti percentuali che con «{ $other }».
hint-close = Appena meglio di «{ $other }»: scegli quello che preferisci.
hint-mixed = Più o meno come «{ $other }». Il Maestro cambia, così nessuno lo indovina.
hint-habit = Più o meno come «{ $other }». Qui il Maestro segue l’esperienza, non i numeri.
hint-these = Queste tre
hint-together = Le tre insieme. Basta un tocco sul pulsante.
hint-nothing = Adesso non hai niente da decidere.
hint-compare = Confronta le mosse
hint-key-few = Punti fino a fine giro: meno è meglio
hint-key-many = Punti fino a fine giro: più è meglio
hint-key-chance = Probabilità di vincere
hint-key-liking = Quanto piace al Lavorante
hint-thinking_own = { $name } ci pensa…
hint-own = Che cosa farebbe { $name }
hint-instead = Qui { $name } non ha consigli. La scelta del Lavorante
hint-says = «{ $text }»
hint-no_reason = { $name } non dice perché.
hint-rather = Piuttosto che «{ $other }».
hint-ask = A chi chiedi?
hint-key-liking_own = Quanto piace { ELIDE("a ", "ad ", $name, before: "[aàá]") }
hint-allowed = Consigli permessi
hint-allowed_text = Chi è di turno può chiedere che cosa farebbe il Maestro. Nessun altro vede la risposta.
lesson-understood = Capito
lesson-skip = Basta consigli
lesson-play_on = Continua
lesson-new_table = Nuovo tavolo
lesson-example = Vedi un esempio
lesson-end = Era il primo giro
    .text = Così si conta. Continua qui, oppure apri un tavolo e chiama gli amici.

## hints

purpose-points = { $n ->
    [0] nessun punto
    [one] { $n } punto
   *[other] { $n } punti
}
purpose-coloured = { $colour ->
    [green] verde
    [blue] blu
    [red] rossa
    [yellow] gialla
   *[black] nera
}
purpose-coloured_many = { $colour ->
    [green] verdi
    [blue] blu
    [red] rosse
    [yellow] gialle
   *[black] nere
}
purpose-ducks = Resta sotto { the-card }: { $n ->
    [one] il punto della presa va
   *[other] i { $n } punti della presa vanno
} a qualcun altro.
purpose-highest_below = La tua carta più alta che resta sotto { the-card }: non fai la presa.
purpose-below = Resta sotto { the-card }: non fai la presa.
purpose-gives = Ti libera di { purpose-points } mentre la presa tocca a qualcun altro.
purpose-empties = La tua ultima carta { purpose-coloured }: poi non devi più rispondere con il { said-colour }.
purpose-high = { $n ->
    [0] Ti libera di una carta alta dove non fa danni: nessuno ha una carta { purpose-coloured } più alta.
    [one] Ti libera di una carta alta dove non fa danni: resta fuori una sola carta { purpose-coloured } più alta.
   *[other] Ti libera di una carta alta dove non fa danni: restano fuori solo { $n } carte { purpose-coloured_many } più alte.
}
purpose-cannot_take = Con questa non puoi fare la presa.
purpose-collects = Finora solo tu hai preso carte che contano, e questa è una in più: puoi ancora averle tutte.
purpose-stops = Finora solo { $seat } ha preso carte che contano. Qui ne prendi una tu, così nessuno le avrà tutte.
purpose-good = Fa la presa, che ti toglie { purpose-points }.
purpose-clean = Fa la presa, dato che per ora non costa niente.
purpose-leads_top = Nessuno ha una carta { purpose-coloured } più alta: la presa è tua e apri ancora tu.
purpose-alone = Nessun altro ha più { said-colour }: la presa è tua.
purpose-anyway_highest = Questa presa la fai con qualsiasi carta: allora via la più alta.
purpose-anyway = Questa presa la fai con qualsiasi carta.
purpose-takes = Fa la presa, che vale { purpose-points }.
purpose-takes_surely = Fa la presa: nessuno dopo di te ha una carta { purpose-coloured } più alta.
purpose-may_be_beaten = { $n ->
    [one] Per ora è in testa; può ancora arrivare una carta { purpose-coloured } più alta.
   *[other] Per ora è in testa; possono ancora arrivare { $n } carte { purpose-coloured_many } più alte.
}
purpose-lowest = Nessuno ha una carta { purpose-coloured } più bassa: chi risponde con il { said-colour } ti sta sopra.
purpose-leads = { $n ->
    [one] Gli altri hanno una carta { purpose-coloured } più alta, che può toglierti la presa.
   *[other] Gli altri hanno { $n } carte { purpose-coloured_many } più alte, che possono toglierti la presa.
}
purpose-passes_last = La tua ultima carta { purpose-coloured }: se non te ne danno, non dovrai rispondere con il { said-colour }.
purpose-can_empty = Hai solo { $n } carte { purpose-coloured_many } e puoi darle via tutte.
purpose-bare = { $n ->
    [0] Una carta alta senza nessuna carta { purpose-coloured } più bassa a coprirla.
    [one] Una carta alta con una sola carta { purpose-coloured } più bassa a coprirla.
   *[other] Una carta alta con solo { $n } carte { purpose-coloured_many } più basse a coprirla.
}
purpose-beaten_by = { $n ->
    [0] Nessuna carta { purpose-coloured } la batte.
    [one] Una sola carta { purpose-coloured } la batte.
   *[other] { $n } carte { purpose-coloured_many } la battono.
}

## keys

keys-title = Tasti
keys-hand = scorri la tua mano
keys-place = dalla prima alla nona carta
keys-take = scegli una carta, ancora una volta per giocarla
keys-asked = vai alla domanda
keys-back = rimetti, chiudi un foglietto
keys-card = Che cosa fa una carta
keys-hint = consiglio
keys-rules = le regole del momento
keys-log = cronaca
keys-last = ultima presa
keys-order = sposta una carta nella mano
keys-sort = ordina la mano per colore o per valore
keys-gone = carte uscite
keys-hurry = avanti subito, senza aspettare
keys-pad = segnapunti
keys-talk = parla
keys-menu = menù
keys-keys = questo elenco
keys-step = mossa precedente, mossa seguente
keys-round = giro precedente, giro seguente
keys-ends = all’inizio, alla fine
keys-play = avvia, ferma
keys-open = scopri tutte le carte, ricopri
keys-whatif = prova un’altra mossa
keys-lineback = torna alla partita
keys-steer = gira tu le pagine, quando si guarda insieme
keys-pace = più veloce, più lento
keys-cap-enter = Invio
keys-cap-esc = Esc
keys-cap-home = Home
keys-cap-end = Fine
keys-cap-space = Spazio
keys-letters = Scorciatoie di una sola lettera
keys-letters_text = Se detti, disattivale qui. Frecce, Tab, Invio ed Esc funzionano sempre.

## replay

fair-title = Carte pulite
fair-text = Prima di dare le carte il server si impegna: mostra l’impronta di un segreto che non può più cambiare. Poi ogni browser al tavolo ci mette un pizzico di casualità, e dalle due cose insieme nasce ogni mescolata. Dopo la partita il segreto è svelato, e chiunque può verificare che nessuno ha messo mano alle carte.
fair-commitment = L’impegno del server
fair-thrown_in = La casualità messa dal tavolo
fair-nothing = Ancora niente.
fair-later = Potrai verificare dopo la partita.
fair-check = Verifica adesso
fair-only_table = Può verificare chi sedeva al tavolo.
fair-lobby = Il server si è già impegnato:
fair-how = Che cosa vuol dire?
fair-count = { $n ->
    [0] Nessun browser ci ha ancora messo del suo.
    [one] { $n } browser ci ha messo del suo.
   *[other] { $n } browser ci hanno messo del loro.
}
fair-right-shown = L’impronta è quella che questo browser ha visto prima di dare le carte.
fair-right-secret = Il segreto corrisponde all’impronta.
fair-right-mine = Quello che ci ha messo il tuo browser c’è.
fair-right-proof = Il tavolo e la registrazione mostrano la stessa cosa.
fair-right-seed = Il segreto e la casualità del tavolo danno proprio il seme di ogni sorteggio.
fair-right-chance = { $n ->
    [one] L’unica mescolata ne segue.
   *[other] Ogni mescolata e ogni sorteggio ne seguono: { $n } in tutto.
}
fair-right-hand = Le tue prime carte sono quelle che questo seme ha dato.
fair-right-digest = La registrazione è intatta.
fair-wrong-shown = Prima di dare le carte questo browser ha visto un’altra impronta.
fair-wrong-secret = Il segreto non corrisponde all’impronta.
fair-wrong-mine = Quello che ci ha messo il tuo browser manca.
fair-wrong-proof = Il tavolo mostra altro rispetto alla registrazione.
fair-wrong-seed = Il segreto e la casualità del tavolo non danno il seme di questa partita.
fair-wrong-chance = La riga { $line } non ne segue: non si è mescolato così.
fair-wrong-hand = All’inizio avevi altre carte.
fair-wrong-digest = La registrazione è stata modificata.
fair-wrong-unread = Questa non è una registrazione.
fair-wrong-alone = Questa partita è stata distribuita senza impegno. Non c’è niente da provare.
fair-fair = Tutto torna. Nessuno ha messo mano alle carte.
fair-forged = I conti non tornano.
fair-elsewhere = I conti li ha fatti il tuo browser. Senza, prendi la registrazione e
replay-title = Rivedi la partita
replay-bar = Rivedi la partita
replay-move = Mossa
replay-at = Mossa { $n } di { $of } · giro { $round }
replay-round_back = Giro precedente
replay-back = Mossa precedente
replay-play = Avvia
replay-pause = Ferma
replay-on = Mossa seguente
replay-round_on = Giro seguente
replay-pace = Velocità: ×{ $n }
replay-view = Visuale
replay-open = Scoperte
replay-closed = Solo questo posto
replay-cards = Quali carte?
replay-from = Da quale posto?
replay-one_view = Questo link mostra la partita come l’ha vista { $name }.
replay-begins = Le carte sono distribuite.
replay-decides = { $name } decide in segreto.
replay-moves-pass = { $name } passa: { $card }.
replay-moves-pick = { $name } prende dal mazzetto: { $card }.
replay-moves-throw = { $name } mostra: { $sign }.
replay-moves-with = { $name } accetta il pozzo.
replay-moves-without = { $name } rifiuta il pozzo.
replay-moves-propose = { $name } propone che { $one } dia una carta.
replay-moves-propose_to = { $name } precisa: { ELIDE("a ", "ad ", $one, before: "[aàá]") }.
replay-moves-propose_nothing = { $name } non propone niente.
replay-moves-vote = { $name } vota per: { $one } { ELIDE("a ", "ad ", $two, before: "[aàá]") }.
replay-moves-abstain = { $name } si astiene.
replay-moves-protect = { $n ->
    [0] { $name } non mette nessun gettone sulla carta.
    [one] { $name } mette { $n } gettone sulla carta.
   *[other] { $name } mette { $n } gettoni sulla carta.
}
replay-moves-done = { $name } si ferma qui.
replay-review = Analisi
replay-practise = Gioca da qui
replay-share = Copia il link
replay-share_open = Copia il link: tutto scoperto
replay-share_own = Copia il link: solo la mia visuale
replay-download = Scarica la registrazione
replay-bring = Guarda una registrazione
replay-bring_text = Una partita in un file: scaricata qui, scritta nel terminale o giocata dai bot. Viene controllata riga per riga e non resta da nessuna parte.
replay-choose = Scegli un file
replay-drop = o trascinalo qui
replay-which = { $n ->
    [0] { $n } partite.
    [one] { $n } partita.
   *[other] { $n } partite. Quale?
}
watch-title = Stai guardando
watch-text = Vedi solo ciò che è scoperto.
watch-silent = Per parlare bisogna sedere al tavolo.
watch-closed = Qui si gioca senza spettatori.

## review

review-title = Analisi
review-where = { $game }, { $n ->
    [one] { $n } giro
   *[other] { $n } giri
}
review-computing = sto calcolando: { $done } di { $of }
review-waiting = Il Maestro si sta preparando. Comincia da solo.
review-place = { $place }º posto con { $points }
review-luck-bad = { $n } punti di sfortuna
review-luck-good = { $n } punti di fortuna
review-luck-even = Carte nella media
review-given = { $luck }, { $n } regalati.
review-nothing = { $luck }, niente regalato.
review-others-gave = Gli altri te ne hanno regalati { $n }.
review-others-took = Gli altri te ne hanno fatti perdere { $n }.
review-others-even = Gli altri non hanno cambiato nulla.
review-part-fair = Quota equa
review-part-deal = Le tue carte
review-part-decisions = Le tue mosse
review-part-others = Gli altri
review-part-points = Il tuo risultato
review-of_rounds = { $n ->
    [one] { $n } giro
   *[other] { $n } giri
} da { $each }
review-error = ±{ $n }
review-curve = Come sono cambiate le probabilità
review-curve_text = Probabilità di vincere in percentuale, mossa per mossa, se continuassero dei bot Lavoranti. Un sigillo sulla curva porta a quel momento della partita.
review-curve_label = Probabilità di vincere all’inizio di ogni giro e alla fine: { $said }
review-rounds = Giro per giro
review-par_text = Par: quello che un bot Lavorante ricava in media dalle tue carte
review-round = Giro { $n }
review-leads = Apri tu
review-key-par = il par
review-key-deal = carte
review-key-moves = le tue mosse
review-key-others = gli altri
review-key-you = tu
review-round_line = Il par era { $par }. Tu hai preso { $points }.
review-deal-bad = Brutte carte
review-deal-good = Belle carte
review-deal-even = Carte nella media
review-round_given = regalati { $n }
review-round_nothing = niente regalato
review-round_others = gli altri { $n }
review-moments = Da rivedere
review-no_moments = Niente regalato, per quanto si può vedere. Salute!
review-verdict-best = la migliore
review-verdict-as_good = altrettanto buona
review-verdict-slip = una svista
review-verdict-mistake = un errore
review-verdict-blunder = un errore grave
review-at = Giro { $round }, mossa { $n }
review-price = { $n } punti
review-price_error = ±{ $half } · probabilità di vincere { $loss }%
review-you = Tu
review-meister = Maestro
review-instead = Tu: { $move } Il Maestro: { $best }
review-play_here = Gioca da qui
review-look = Guarda
review-habit = Un’abitudine
review-habit_text = { $count } dei tuoi { $of } errori li hai fatti a questa domanda: { $asked }
review-habit_over_text = { $n ->
    [one] Nella tua ultima partita
   *[other] Nelle tue ultime { $n } partite
} { $count } errori su { $of } li hai fatti a questa domanda: { $asked }
review-habit_kind = { $count } dei tuoi { $of } errori sono dello stesso tipo: { $kind }.
review-habit_over_kind = { $n ->
    [one] Nella tua ultima partita
   *[other] Nelle tue ultime { $n } partite
} { $count } errori su { $of } sono dello stesso tipo: { $kind }.
review-kind-lead = Aprire con un’altra carta
review-kind-throw = Scartare un’altra carta
review-kind-pass = Passare un’altra carta
review-kind-under = Restare sotto con un’altra carta
review-kind-above = Salire con un’altra carta
review-kind-under_above = Restare sotto la carta più alta
review-kind-above_under = Salire sopra la carta più alta
review-a_round = { $n } a giro
review-every = Ogni decisione
review-every_text = Che cosa hai scelto, che cosa avrebbe scelto il Maestro e quanto valeva la differenza.
review-counts = { $best ->
    [0] mai la mossa migliore
    [one] { $best } volta la mossa migliore
   *[other] { $best } volte la mossa migliore
}, { $good ->
    [0] nessuna altrettanto buona
    [one] { $good } altrettanto buona
   *[other] { $good } altrettanto buone
}, { $slips ->
    [0] nessuna svista
    [one] { $slips } svista
   *[other] { $slips } sviste
}, { $mistakes ->
    [0] nessun errore
    [one] { $mistakes } errore
   *[other] { $mistakes } errori
}, { $blunders ->
    [0] nessun errore grave
    [one] { $blunders } errore grave
   *[other] { $blunders } errori gravi
}
review-again = Riprova
review-seat = La partita di chi?
review-trends = Nelle tue partite
review-trend = { $game }: { $given } punti regalati per giro, { $way ->
    [better] { $par } meglio del par
    [worse] { $par } peggio del par
   *[even] pari al par
} ({ $n ->
    [one] { $n } partita
   *[other] { $n } partite
})
review-trend_given = punti regalati per giro
review-trend_par = punti meglio del par, per giro
review-export = Salva come file

## day

day-title = La mano del giorno
day-result-better = { day-count } meglio del par.
day-result-worse = { day-count } peggio del par.
day-result-at = Pari al par.
day-count = { $n ->
    [1] Uno
    [2] Due
    [3] Tre
    [4] Quattro
    [5] Cinque
    [6] Sei
    [7] Sette
    [8] Otto
    [9] Nove
    [10] Dieci
    [11] Undici
    [12] Dodici
   *[other] { $n }
}
day-by-better = { $n } meglio del par
day-by-worse = { $n } peggio del par
day-by-at = pari al par
day-lead-low = Tu prendi { $points }; al tuo posto un bot Lavorante prende in media { $par }.
day-lead-high = Tu fai { $points }; al tuo posto un bot Lavorante fa in media { $par }.
day-lead-cards = { $points ->
    [0] Non ti resta nessuna carta
    [one] Ti resta { $points } carta
   *[other] Ti restano { $points } carte
}; al tuo posto a un bot Lavorante ne restano in media { $par }.
day-meister-better = Il Maestro ne ha ricavato { $n }.
day-meister-same = Proprio come il Maestro.
day-meister-worse = Meglio del Maestro, che è arrivato a { $n }.
day-meister = Il Maestro
day-apart = fuori gara
day-you = Tu
day-round = La tua compagnia
day-list = Su questo server
day-list_text = Chi ha giocato qui questa mano e si è iscritto.
day-not_yet = non ha ancora giocato
day-has_played = ha giocato
day-no_friends = Fai girare il tuo risultato: chi apre il link entra nella tua compagnia.
day-name = Nome nella lista
day-sign = Iscriviti
day-signed = Sei nella lista.
day-second = Avevi già visto questa mano: per la lista non conta.
day-strokes = Un trattino: { $each } partite su { $all } con le stesse carte, giocate da bot Lavoranti.
day-field = { $n } risultati di bot Lavoranti, da { $low } a { $high }; par { $par }. { $marks }
day-mark = { $name }: { $points }
day-par = Par
day-share = Condividi
day-picture = Immagine
day-beside = Confronta con il Maestro
day-replay = Rivedi
day-looking = Analisi
day-send = Sfida qualcuno
day-shared = Stammtisch, la mano del giorno { $day }, { $game }: { $result }
day-shared_meister = Stammtisch, la mano del giorno { $day }, { $game }: { $result } (Maestro { $meister })
day-and_you = Maestro: { $meister }. E tu?
day-dare = E tu?
day-days = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
} di fila
day-better = meglio del par
day-even = pari al par
day-worse = peggio del par
day-calendar = Calendario
day-before = Mese precedente
day-after = Mese successivo
day-cell = { $day }: { $what }
day-none = nessuna mano giocata
day-later = ancora da venire
day-table = Oggi sul tavolo
day-table_past = Sul tavolo il { $day }
day-played = giocata
day-begun = iniziata
day-open = da giocare
day-leaf = Una mano per ogni gioco
day-leaf_text = Le stesse carte per tutti, gli stessi avversari e la stessa fortuna. Conta un solo tentativo. Puoi alzarti quando vuoi e continuare più tardi.
day-rounds = { $n ->
    [one] un giro
   *[other] { $n } giri
}
day-match = una partita
day-seat = posto { $seat } di { $players }
day-ready = Le tue carte sono servite.
day-fact-seat = Il tuo posto
day-fact-seat_text = Numero { $seat } di { $players }; agli altri posti giocano dei bot Lavoranti, di forza media.
day-fact-rules = Regole
day-fact-tries = Tentativi
day-one_try = Uno solo conta: il primo. Puoi alzarti quando vuoi e continuare più tardi.
day-to_rules = Leggi le regole
day-no_hurry = Qui nessuno deve avere fretta: chi arriva primo lo decide il caso.
day-past = Giocata dopo, non conta per i tuoi giorni di fila.
day-special = Oggi: { $rules }
day-play = Gioca
day-see = Risultato
day-on = Continua
day-on_trick = Continua: presa { $n }
day-on_round = Continua: giro { $n }
day-first = Comincia: { $game }
day-next = Poi: { $game }
day-yesterday = Ieri: { $game }, con l’analisi
day-yesterday_open = Le mani di ieri
day-today = Le mani di oggi
day-teaser = { $done } giocate su { $of }.
day-teaser_all = Tutte e { $of } giocate.
day-teaser_none = Le stesse carte per tutti, una volta al giorno.
day-teaser_days = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
} di fila.
day-waiting = I bot Lavoranti stanno ancora giocando. Il par arriva da solo.
day-parted = { $n ->
    [1] Già alla tua prima mossa tu e il Maestro vi separate.
   *[other] Tu e il Maestro fate lo stesso fino alla tua mossa { $n }. Lì vi separate.
}
day-never_parted = Tu e il Maestro avete fatto esattamente lo stesso.
day-beside_you = Tu
day-friend_link = { $name } ha giocato. Vedrai il risultato quando avrai giocato anche tu.
day-again = Riprova
challenge-title = Una sfida
challenge-from = { $name } ti manda queste carte.
challenge-own = Hai mandato tu queste carte.
challenge-text = Lo stesso posto, le stesse carte, gli stessi avversari e la stessa fortuna. Quando avrai giocato, ognuno vedrà tutto.
challenge-others = Con te: { $names }.
challenge-results = Com’è andata a ciascuno
challenge-at_it = sta giocando
challenge-again = ancora una volta
challenge-shared = { $name } ti sfida, { $game }: le stesse carte, lo stesso posto. Meglio di me?
challenge-meister = Un Maestro ha poco tempo per pensare e un’altra volta può decidere diversamente.
refused-no_such_day = Per quel giorno non c’è nessuna mano.
    .full = non c’è nessuna mano per '{ $day }': serve un giorno come 2026-11-15, dal { $first } in poi
refused-day_not_begun = Quel giorno non è ancora cominciato.
    .full = il { $day } non è ancora cominciato da nessuna parte: serve oggi o un giorno passato
refused-no_daily = { $game } non ha una mano del giorno.
    .full = { $game } non ha una mano del giorno: serve un gioco che ne abbia una
refused-not_played = È per chi l’ha giocata.
    .full = servono il codice e la chiave di un tavolo dove questa mano è stata giocata fino alla fine
refused-no_first_try = Nella lista entra solo un primo tentativo.
    .full = questo browser aveva già visto la mano: serve un primo tentativo
refused-no_such_challenge = Questa sfida non esiste (più).
    .full = questo non è il link di una sfida
refused-others_sat_there = A quel tavolo c’erano altre persone. Non puoi mandare le loro carte.
    .full = serve una partita giocata da una sola persona contro i bot
refused-nothing_to_send = Questa partita non si può mandare.
    .full = serve una partita con una nuova distribuzione
refused-day_still_on = Oggi tutti possono ancora giocare questa mano. Condividi piuttosto il tuo risultato.
    .full = il giorno non è finito dappertutto: serve un giorno passato

## gallery

gallery-title = Tutte le carte
gallery-jump = Vai a un gioco
gallery-previous = Precedente
gallery-next = Successiva
gallery-own_deck = solo in mazzi propri

## examples

example-title = L’esempio delle istruzioni
example-next = Avanti

## pad

scorepad-title = Il segnapunti
scorepad-about = Per chi gioca con le carte vere: segnate che cosa ha preso ognuno. I conti si fanno qui.
scorepad-yours = I tuoi segnapunti
scorepad-begin = Nuovo segnapunti
scorepad-kept_here = I segnapunti restano in questo browser. Funzionano anche senza connessione.
scorepad-won_by = vittoria: { $names }
scorepad-rounds = { $n ->
    [0] appena iniziato
    [one] { $n } giro
   *[other] { $n } giri
}
scorepad-new = Nuovo segnapunti: { $game }
scorepad-names = Chi gioca?
scorepad-names_text = In senso orario, secondo i vostri posti.
scorepad-name_n = Nome { $n }
scorepad-name_missing = Come si chiama la persona { $n }?
scorepad-limit_wrong = Il limite è un numero intero, almeno 1.
scorepad-options_text = Si chiede solo quello che conta per i punti.
scorepad-own_deck = Il nostro mazzo è diverso
scorepad-worth = Quanto valgono carte penalità e jolly?
scorepad-worth_text = Se sulle vostre carte c’è scritto altro, segnatelo qui.
scorepad-start = Apri il segnapunti
scorepad-people = { $n } persone
scorepad-tap_round = Tocca il numero di un giro per correggerlo.
scorepad-change_round = Correggi il giro { $n }
scorepad-how_it_ended = Com’è finita?
scorepad-enter = Segna
scorepad-change = Correggi
scorepad-strike = Cancella il giro
scorepad-undo = Annulla
scorepad-redo = Ripeti
scorepad-plain = Solo punti
scorepad-points = Punti del giro
scorepad-sign = Cambia segno
scorepad-standing = Prima di questo giro
scorepad-nothing_entered = Non è ancora segnato niente.
scorepad-nobody = 0 per tutti
scorepad-agreed = Nomi e regole
scorepad-save = Salva
scorepad-again = Ancora una, stesse persone
scorepad-throw_away = Butta il segnapunti
scorepad-throw_sure = Buttare il segnapunti?
scorepad-throw_text = Tutti i suoi giri andranno persi.
scorepad-cut = Così la partita finisce dopo il giro { $n }. I giri seguenti spariscono.
scorepad-comes_to = In punti: { $list }
scorepad-left = { $n ->
    [one] { $what }: resta { $n }
   *[other] { $what }: restano { $n }
}
scorepad-over = { $what }: { $n } di troppo
scorepad-done = { $what }: il conto torna
scorepad-least_wins = Vince il totale più basso.
scorepad-most_wins = Vince il totale più alto.
scorepad-series = Vittorie in { $n } partite: { $list }
scorepad-column-crooks = Furfanti
scorepad-column-low = Da 1 a 6
scorepad-column-spies = Spie nere
scorepad-column-good = Spie buone
scorepad-column-chips = Gettoni
scorepad-column-hand_normal = Normali
scorepad-column-hand_jokers = Jolly
scorepad-column-in_hand = Punti in mano
scorepad-column-normal = Carte normali
scorepad-column-jokers = Jolly
scorepad-column-n1 = Uno
scorepad-column-n2 = Due
scorepad-column-n3 = Tre
scorepad-column-n4 = Quattro
scorepad-column-numbers = Numerate
scorepad-column-other = Altre
scorepad-column-dogs = Cani
scorepad-column-sold = Vendute
scorepad-column-gained = Bomba: +
scorepad-column-left = Carte
scorepad-value-gang-others = Tutti gli altri +{ $n }
scorepad-value-gang-self = A sé −{ $n }
scorepad-value-spy-capture = Arrestare: tutti gli altri +60
scorepad-value-spy-release = Liberare: a sé −60
scorepad-deed-charges = Giro { $round }: { $name } riunisce la banda, { $worth } a tutti gli altri.
scorepad-deed-clears = Giro { $round }: { $name } riunisce la banda e si toglie { $worth }.
scorepad-deed-captures = Giro { $round }: { $name } ha tutte le nere, 60 a tutti gli altri.
scorepad-deed-releases = Giro { $round }: { $name } ha tutte le nere e si toglie 60.
scorepad-deed-reduces = Giro { $round }: { $name } arriva a { $before } esatti e scende a { $after }.
scorepad-deed-takes_rest = { $points ->
    [one] Giro { $round }: { ELIDE("a ", "ad ", $name, before: "[aàá]") } vanno le carte del giro rimaste, { $points } punto.
   *[other] Giro { $round }: { ELIDE("a ", "ad ", $name, before: "[aàá]") } vanno le carte del giro rimaste, { $points } punti.
}
scorepad-wrong-no_number = «{ $got }» non è un numero di carte.
scorepad-wrong-negative = { $got }: nessuno può averne meno di zero.
scorepad-wrong-no_points = «{ $got }» non è un numero di punti. Servono numeri interi fino a { $most }, anche sotto zero.
scorepad-wrong-too_few = { $missing ->
    [one] { $what }: ne manca { $missing }. In tutto devono essere { $of }.
   *[other] { $what }: ne mancano { $missing }. In tutto devono essere { $of }.
}
scorepad-wrong-too_many = { $what }: { $missing } di troppo. In tutto devono essere { $of }.
scorepad-wrong-more_than_there_are = { $what }: { $got } non è possibile, al massimo { $of }.
scorepad-wrong-no_politician = Qualcuno deve avere il politico.
scorepad-wrong-no_gang = Chi riunisce la banda sceglie che cosa succede.
scorepad-wrong-nobody_has = Qualcuno deve avere { the-card } nero.
scorepad-wrong-no_spy_choice = Arrestare o liberare?
scorepad-wrong-no_loser = Resta da dire chi ha perso il giro.
scorepad-wrong-no_round_card = Quale carta del giro era scoperta?
scorepad-wrong-round_card_again = La carta del giro { $card } è già stata presa.
scorepad-wrong-unturned_count = { $of ->
    [one] Restava una delle carte del giro stabilite, non { $got }.
   *[other] Restavano { $of } delle carte del giro stabilite, non { $got }.
}
scorepad-wrong-few_on_table = Ognuno gioca una carta: almeno { $least }, non { $got }.
scorepad-wrong-many_on_table = Ognuno gioca al massimo due carte: in tutto { $most }, non { $got }.
scorepad-wrong-penalty_again = La carta penalità { $card } è già stata presa.
scorepad-wrong-rest_unknown = Alcuni giri sono segnati solo in punti: non si sa quindi quali carte del giro restano. Segna in punti anche questo.
scorepad-wrong-hand_too_large = { $name } ha { $got } carte, più di { $most } non si può.
scorepad-wrong-hand_too_small = { $got ->
    [one] { $name } ha solo { $got } carta. Anche senza pescare ne restano almeno { $least }.
   *[other] { $name } ha solo { $got } carte. Anche senza pescare ne restano almeno { $least }.
}
scorepad-wrong-no_top = Che colore c’è in cima?
scorepad-wrong-no_such_plan = Il mazzo solito non ha un piano con questi colori. Se il vostro ce l’ha, indicalo sotto «Nomi e regole».
scorepad-wrong-gained_too_much = Una bomba porta al massimo { $most } punti, non { $got }.
scorepad-wrong-nobody_is_out = Resta da dire chi non ha più carte.
scorepad-wrong-all_are_out = Qualcuno deve avere ancora carte.

## evening

evening-title = La serata
evening-fold = Un’intera serata: più partite
evening-about = Più partite, anche di giochi diversi, su un solo segnapunti. Ogni partita dà punti serata: nessuno all’ultimo posto, uno in più a ogni posto sopra. Chi condivide un posto ne divide i punti.
evening-points_text = Punti serata: nessuno all’ultimo posto, uno in più a ogni posto sopra; chi condivide un posto ne divide i punti.
evening-offer = Più partite su un solo segnapunti, e alla fine qualcuno vince la serata.
evening-make = Fanne una serata
evening-change = Cambia il programma
evening-programme = Il programma
evening-times_of = Quante partite di { $game }?
evening-after = E poi
evening-add = Aggiungi un gioco
evening-line = Una partita della serata
evening-game = Gioco
evening-times = Quante partite?
evening-edit = Cambia
evening-earlier = Prima
evening-drop = Togli
evening-range = { $game } si gioca in { $least }–{ $most }.
evening-for = da { $least } a { $most }
evening-not_for = Non in { $n }: { $games }
evening-next = Adesso: { $game } ({ $n } di { $of })
evening-nobody = Nessuno ha ancora punti.
evening-points = { $points ->
    [one] { $said } punto
   *[other] { $said } punti
}
evening-ahead = { ROLE($who) ->
    [reader] Sei in testa
   *[other] { $who } è in testa
} alla serata con { evening-points }.
evening-ahead_many = { $names } sono in testa alla serata con { evening-points } ciascuno.
evening-won = { ROLE($who) ->
    [reader] Vinci la serata
   *[other] { $who } vince la serata
} con { evening-points }!
evening-won_many = { $names } si dividono la serata con { evening-points } ciascuno!
evening-go_on = Avanti: { $game }
evening-propose = Proponi di continuare: { $game }
evening-wants = { $count ->
    [one] { $names } vorrebbe continuare.
   *[other] { $names } vorrebbero continuare.
}
evening-proposed = Hai proposto di continuare.
evening-wait_host = { $name } passa alla prossima partita.
evening-end = Chiudi qui la serata
evening-again = La stessa serata ancora una volta
evening-new_pad = Nuova serata: più partite
evening-pad_about = Più partite con carte vere, ognuna sul suo segnapunti, e uno per tutte insieme. Scegliete il primo gioco.
evening-next_pad = La prossima partita
evening-played = { $n ->
    [0] appena cominciata
    [one] una partita
   *[other] { $n } partite
}
evening-to = Alla serata
evening-from_pad = Fanne una serata
evening-one_more = Ancora una partita
evening-throw_away = Butta il segnapunti della serata
evening-throw_sure = Buttare il segnapunti della serata?
evening-throw_text = I segnapunti delle sue partite restano.
refused-long_programme = Una serata ha al massimo { $most } partite.
    .full = una serata ha al massimo { $most } partite

## together

together-title = Guardarla insieme
together-face = { $name } guarda
together-face_shows = { $name } mostra
together-other = { $name } mostra
together-you = Tu mostri, gli altri seguono
together-alone = Non c’è ancora nessun altro
together-take = Guido io
together-leave = Esci
together-shows = { $name } mostra: { $what }
together-how_to_take = Con «Guido io», o col tasto T, giri tu le pagine.
together-begins = Comincia la prossima partita.
together-calls = { $name } sta rivedendo la partita.
together-along = Guarda anche tu
together-part-verdict = il risultato
together-part-curve = la curva
together-part-round = il giro { $n }
together-part-habit = l’abitudine
together-part-moment = il momento { $n }
whatif-title = E se…?
whatif-text = Un’altra mossa di { $name }. Poi continuano dei bot Lavoranti, con le carte com’erano.
whatif-real = giocata davvero
whatif-more = E poi?
whatif-back = Torna alla partita
whatif-none = Qui non c’era scelta.
whatif-shown = Ecco come poteva andare.
refused-not_showing = In questo momento mostra { $name }.
    .full = in questo momento mostra { $name }: prima bisogna prendere il suo posto

## stats

stats-title = La tua fedina penale
stats-none = Ancora nessuna partita finita. Fedina pulita.
stats-since = Dal { $day }.
stats-matches = Partite
stats-played = giocate
stats-won = vinte
stats-deals = { $n ->
    [one] { $n } mano
   *[other] { $n } mani
} del giorno, { $days }.
stats-crimes = I tuoi misfatti
stats-about = Si conta solo in questo browser, e da qui non esce. Il server non ne sa niente.
stats-erase = Cancella tutto
stats-erase_sure = Cancellare tutto?
stats-erase_text = Partite, vittorie e misfatti saranno dimenticati. I tuoi tavoli e i tuoi segnapunti restano.

## lab

lab-title = Che cosa cambia questa regola?
lab-usual = Come al solito
lab-usual_doc = Niente è cambiato.
lab-change = cambia
lab-game = Gioco
lab-players = Persone
lab-rules = Regole { $letter }
lab-values = Più valori di una regola
lab-values_doc = Ognuno è confrontato con il primo.
lab-rule = Quale regola
lab-which = I suoi valori, separati da virgole
lab-compare = Confronta
lab-line = { $game } in { $players }: { $count } partite per ogni gruppo di regole, giocate da bot Lavoranti, tutte con le stesse carte.
lab-progress = { $done } partite su { $count }
lab-instead = { $b } invece di { $a }
lab-at = { $setting }: { $says }
lab-headline = { CAPITAL($first) }.
lab-headline_two = { CAPITAL($first) }, { $second }.
lab-none = Nessuna differenza visibile
lab-none_with = Nessuna differenza visibile ({ $difference } ± { $half })
lab-difference = { $difference } (± { $half })
lab-percentage_points = { $value } punti percentuali
lab-same = Uguali, per quanto si vede: { LIST($names) }.
lab-nothing = { $count } partite non mostrano alcun cambiamento.
lab-waiting = Ancora niente di certo…
lab-ask = Che cosa vorresti sapere?
lab-ask_doc = Cambia una regola a tua scelta, oppure prendine una di queste.
lab-foot = L’intervallo fra parentesi contiene il valore vero in 95 casi su 100. «Nessuna differenza» vuol dire che potrebbe anche non essercene.
lab-pace = I minuti sono stimati: { $decision } secondi per decisione, { $round } per dare le carte e contare un giro.
lab-table = Apri un tavolo con { $letter }
lab-save = Salva il rapporto
lab-again = Riprova
lab-failed = Il laboratorio non risponde più. Si perdono solo questi numeri.
lab-closer = Più da vicino
lab-seat = Posto { $n }
lab-plot = { $title }: { $values }
lab-reading = { $letter } { $value }, da { $low } a { $high }
lab-report = Che cosa cambia una regola in { $game }
lab-made = Trovato da Stammtisch { $version } con il seme { $seed }. Lo stesso comando trova lo stesso.
lab-measure = Misurato
lab-wrong_number = Servono da { $least } a { $most } gruppi di regole da confrontare, non { $got }.
lab-named_twice = { $option } è nominato due volte: serve un solo valore.
lab-value_missing = { $option }: serve un valore dopo un segno di uguale.
lab-no_tables = { $option } è una tabella: si possono provare solo numeri, scelte e varianti.
lab-sweep_values = { $option }: servono da { $least } a { $most } valori separati da virgole.
lab-minutes = Durata
    .more = partite più lunghe
    .less = partite più brevi
    .says = minuti per una partita.
    .name = la durata
lab-rounds = Giri
    .more = più giri
    .less = meno giri
    .says = giri in una partita.
    .name = il numero dei giri
lab-spread = Punti alla fine
    .more = distacchi più grandi
    .less = distacchi più piccoli
    .says = punti di scarto dei totali dalla loro media.
    .name = i distacchi alla fine
lab-leads = Cambi in testa
    .more = più cambi in testa
    .less = meno cambi in testa
    .says = cambi in testa in una partita.
    .name = i cambi in testa
lab-early = In testa a metà
    .more = chi è presto in testa vince più spesso
    .less = chi è presto in testa vince meno spesso
    .says = delle partite le vince chi era in testa a metà.
    .name = quanto vale un vantaggio iniziale
lab-comebacks = Rimonte
    .more = più rimonte
    .less = meno rimonte
    .says = delle partite le vince chi era in ultima posizione a metà.
    .name = le rimonte
lab-skill = Bravura
    .more = la bravura conta di più
    .less = la bravura conta di meno
    .says = delle partite le vince un Lavorante fra Apprendisti; { $fair } sarebbe pura fortuna.
    .name = quanto conta la bravura
lab-seats = Posti
    .more = il posto conta di più
    .less = il posto conta di meno
    .says = Quante volte vince ogni posto; tratteggiata, la quota equa.
    .name = i posti

## terminal

terminal-or = { " " }o{ " " }
terminal-players_minutes = { $least }–{ $most } persone, { $minutes } minuti
terminal-from_age = , da { $age } anni
terminal-how_many = In quanti al tavolo, contando te, da { $least } a { $most }? [{ $usual }]{ " " }
terminal-by_usual_rules = Giocare con le solite regole, senza varianti? [s]{ " " }
terminal-usual = il solito
terminal-read_a_rulebook = leggere le regole di un gioco
terminal-leave_the_table = lasciare il tavolo
terminal-back_to_menu = Invio torna al menù:{ " " }
terminal-your_name = Il tuo nome? [{ $name }]{ " " }
terminal-bad_name = un nome ha da 1 a 40 caratteri
terminal-yes = sì
terminal-no = no
terminal-good_bye = Arrivederci.
terminal-which_game = Quale gioco? [{ $usual }]{ " " }
terminal-your_match = la tua partita di { $game }, giro { $number }
terminal-rules = regole
terminal-quit = esci
terminal-number_or_game = serve un numero da 1 a { $most }, o il nome di un gioco
terminal-number_between = serve un numero da { $least } a { $most }
terminal-change_which = Che cosa cambiare? Il numero, o Invio per giocare:{ " " }
terminal-agreed = Che cosa si è concordato
terminal-house_rules = Regole della casa
terminal-number_or_name = serve un numero da 1 a { $most }, o l’inizio di uno dei nomi
terminal-continue = continua
terminal-which_rules = Le regole di quale gioco? [1]{ " " }
terminal-y = s
terminal-the_regulars_table = il tavolo degli habitué
terminal-auction_bid = asta per la carta di { $owner }, { $bidder } offre { $bid }
terminal-they_go_to = Vanno { ELIDE("a ", "ad ", $name, before: "[aàá]") }.
terminal-round = giro { $number }
terminal-auction = asta per la carta di { $owner }
terminal-takes_the_trick = { $name } fa la presa.
terminal-waiting_for = Si aspetta { $names }…
terminal-trick = presa { $number }
terminal-to_choose_from = Da scegliere:
terminal-then = ; poi{ " " }
terminal-no_move = scrivi una mossa, come { $example }; ? mostra che cosa puoi scrivere
terminal-a_card_such_as = una carta, come { $example }
terminal-not_a_move = { $typed } qui non è una mossa: scrivi { $expected }; ? mostra che cosa puoi scrivere
terminal-too_long = erano { $n } caratteri: scrivi una mossa, o ? per l’aiuto
terminal-number_expected = serve un numero da { $first } { ELIDE("a ", "ad ", $last, before: "[aàá]") }, non { $typed }
terminal-card_expected = { $typed } non è una carta: scrivi il numero o il nome di una carta, come { $example }
terminal-does_nothing = Non c’è altro da dire.
terminal-which_move = { $typed } potrebbe essere { $moves }: scrivine un po’ di più
terminal-verb_expected = serve { $verbs } prima delle carte
terminal-one_expected = serve { $number }, non { $typed }
terminal-cards = carte
terminal-help_points = Punti: il totale, e (+3) ciò che questo giro ha portato finora. Mentre giocano gli altri, Invio li sprona.
terminal-help_face_down = Una carta coperta è un ?, o sta fra parentesi se l’hai vista.
terminal-help_paper = Le carte su fondo chiaro si possono scegliere ora.
terminal-help_brackets = Le carte fra parentesi quadre si possono scegliere ora.
terminal-saved = Salvato in { $file }. Una registrazione contiene tutte le mani: guardala dopo la partita.
terminal-what_you_can_type = Che cosa puoi scrivere
terminal-help_motifs = Una carta si scrive con la lettera del suo colore e il suo valore o motivo: { $shown }.
terminal-help_ranks = Una carta si scrive con la lettera del suo colore e il suo valore: { $shown }.
terminal-help_several = più carte insieme
terminal-no_tricks = In { $game } non ci sono prese: cronaca racconta che cosa è successo.
terminal-no_trick_yet = Non c’è ancora stata nessuna presa.
terminal-took_the_trick = { $name } ha fatto la presa.
terminal-no_round_yet = Nessun giro è ancora stato contato.
terminal-wins = vince
terminal-the_house_would = La casa farebbe:{ " " }
terminal-move = mossa
terminal-points_to_come = punti in arrivo
terminal-purpose = a che scopo
terminal-thousands = .
terminal-all = tutta
terminal-file_expected = manca il nome di un file, come: salva serata.jsonl
terminal-letter_for = { $letter } per { $colour }
terminal-help_choose = scegliere questa carta; maiuscole e spazi non contano
terminal-help_number = la scelta con quel numero, qui: { $move }
terminal-help_words = o quanto basta delle parole perché sia chiaro
terminal-enter_key = Invio
terminal-nothing_else_is_possible = { $move }: non c’è altro da fare
terminal-loses = perde
terminal-decimal = ,
terminal-thought_deals = Così è andata in { $n } smazzate giocate a mente.
terminal-is_folder = { $file } è una cartella: serve il nome di un file
terminal-file_exists = { $file } esiste già e non è la registrazione di questa partita: prendi un altro nome
terminal-cannot_be_written = { $file } non si può scrivere: { $reason }
terminal-no_cards = nessuna carta
terminal-others_win = Vincono { $winners }; tu sei { $place } su { $of }.
terminal-total = Totale
terminal-you_win = Hai vinto!
terminal-you_win_with = Hai vinto, insieme { ELIDE("a ", "ad ", $others, before: "[aàá]") }!
terminal-other_wins = Vince { $winner }; tu sei { $place } su { $of }.
terminal-round_column = Giro
terminal-shared = { " " }(a pari merito)
terminal-unit-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
terminal-starts = comincia
terminal-leads = apre
terminal-unit-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
terminal-takes = prende
terminal-done = ha finito
terminal-is_you = { " " }(tu)
terminal-match_in_file_over = la partita in { $file } è finita: ne serve una interrotta
terminal-other_game_in_file = { $file } contiene una partita di { $found }: ne serve una di { $game }
terminal-meister_warming = Il Maestro si prepara; nel primo mezzo minuto lo sostituisce un bot Lavorante.
terminal-not_possible = Non si può: { $reason }
terminal-good_bye_name = Arrivederci, { $name }.
terminal-game_or_record = serve un gioco da giocare, o una registrazione da continuare
terminal-round_is_over = Il giro { $number } è finito.
terminal-next_round = Invio distribuisce il prossimo giro:{ " " }
terminal-the_record_is_in = La registrazione è in { $file }.
terminal-too_late = Troppo tardi: gli altri sono stati più veloci.
terminal-kept_with = La partita è conservata. Riprendila quando vuoi, dal menù o con:
terminal-kept = La partita è conservata. Riprendila quando vuoi:
terminal-back_to_table = Invio torna al tavolo:{ " " }
terminal-goes_on = { $error }. La partita continua lo stesso.
terminal-keep_for_later = Tenere questa partita per dopo? Invio la tiene, un nome di file la salva lì, n la butta:{ " " }
terminal-heading-turn = Tocca a te.
terminal-heading-sealed = Tutti scelgono, in segreto.
terminal-heading-window = Ti riguarda.
terminal-heading-race = Presto!
terminal-heading-elsewhere = Scegli tu.
terminal-colour-g = verde
terminal-colour-b = blu
terminal-colour-r = rosso
terminal-colour-y = giallo
terminal-colour-k = nero
terminal-place-1 = 1º
terminal-place-2 = 2º
terminal-place-3 = 3º
terminal-place-4 = 4º
terminal-place-5 = 5º
terminal-place-6 = 6º
terminal-place-7 = 7º
terminal-place-8 = 8º
terminal-guest = Ospite
terminal-command-help = aiuto
terminal-command-rules = regole
terminal-command-score = punti
terminal-command-last = ultima
terminal-command-hint = consiglio
terminal-command-log = cronaca
terminal-command-save = salva
terminal-command-quit = esci
terminal-typed-card = ? 3, ? NOME
terminal-meaning-card = che cosa fa una carta, con il suo numero o il suo nome
terminal-typed-rules = regole, regole 14
terminal-meaning-rules = il regolamento, o un suo paragrafo
terminal-typed-score = punti
terminal-meaning-score = il segnapunti
terminal-typed-last = ultima
terminal-meaning-last = l’ultima presa, o l’ultimo giro contato
terminal-typed-hint = consiglio
terminal-meaning-hint = che cosa farebbe il miglior bot disponibile, e perché
terminal-typed-log = cronaca, cronaca tutta
terminal-meaning-log = la storia di questo giro, o di tutta la partita
terminal-typed-save = salva FILE
terminal-meaning-save = scrivere la registrazione della partita fin qui
terminal-typed-quit = esci
terminal-meaning-quit = andare via; ti viene chiesto se tenere la partita
terminal-reason-limit = ha deciso il limite di punti
terminal-reason-rounds = l’ultimo giro è stato giocato
terminal-reason-hand_empty = una mano è vuota
terminal-reason-stock_empty = il mazzo è vuoto
terminal-reason-surrounded = tutti sono stati circondati
terminal-reason-bound = è stata fermata dopo 1000 giri o turni
fault-in_line = riga { $line }: { $fault }
move-seat = posto
move-play = gioca
move-pass = passa
move-pass_ = passa
move-gang_others = punti agli altri
move-gang_self = punti tolti a me
move-pick = prendi
move-announce = annuncia
move-red = rosso
move-yellow = giallo
move-green = verde
move-blue = blu
move-capture = arresta
move-release = libera
move-draw = pesca
move-let = lascia correre
move-propose_nothing = non proporre niente
move-propose = proponi
move-to = a
move-vote = vota per:
move-abstain = astieniti
move-with_well = con il pozzo
move-without_well = senza pozzo
move-throw_rock = mostra sasso
move-throw_paper = mostra carta
move-throw_scissors = mostra forbici
move-throw_well = mostra pozzo
move-slap = batti
move-stay = non battere
move-challenge = sfida
move-swap = scambia con
move-name = nomina
move-react = reagisci
move-give = dai
move-can_t = non posso
move-lay_dog = metti il cane da guardia
move-sell = vendi
move-throw = butta
move-rob = ruba a
move-trade = scambia con
move-take = prendi a
move-target = punta su
move-nobody = nessuno
move-rob_nobody = non derubare nessuno
move-trade_nobody = non scambiare con nessuno
move-take_nobody = non prendere da nessuno
move-wish = chiedi
move-believe = credi
move-doubt = dubita
move-police = poliziotto!
move-done = basta così
move-lay = gioca
move-open = scoperta
move-hidden = coperta
move-add = aggiungi
move-protect = proteggi con
move-decline = rinuncia
move-auction = asta per
move-bid = offri
move-keep = lascia coperta
move-reveal = scopri
fault-table_not_json = la tabella non è JSON
fault-no_such_card = non c’è la carta '{ $card }': le carte si scrivono come { $example }{ fault-near }
fault-card_expected = { KNOWN($other) ->
    [yes] servono '{ $verb }' e il nome di una carta, o '{ $other }', non '{ $typed }'
   *[no] servono '{ $verb }' e il nome di una carta, non '{ $typed }'
}
fault-one_card_expected = servono '{ $verb }' e una carta, non '{ $typed }'
fault-cards_expected = servono '{ $verb }' e { $most ->
    [1] una carta
   *[other] da una a { $most } carte
}, non { $typed }
fault-answer_expected = serve { $of }, non '{ $typed }'
fault-number_up_to = servono '{ $verb }' e un numero fino a { $most }, non '{ $typed }'
fault-too_many_cards = la mossa nomina più carte di quante ne servono
fault-move_too_long = una mossa ha al massimo 200 caratteri
fault-no_move = manca una mossa, come 'play r10'
fault-move_in_words = serve una mossa a parole, come 'play r10', non { $got }
fault-list_of_variants = serve una lista di varianti, non il testo '{ $got }'
fault-no_such_bot = non c’è il bot '{ $name }': a scelta { $known }{ fault-near }
fault-bot_too_slow = { $name } guarda avanti e qui ci metterebbe troppo: a scelta { $known }
fault-no_such_paragraph = non c’è il paragrafo '{ $number }' in { $game }: vanno da { $first } a { $last }
fault-no_rulebook = non c’è un regolamento: serve { $file } in { $folder }
fault-no_such_language = non c’è la lingua '{ $language }': a scelta { $known }
fault-language_after = dopo { $flag } manca una lingua: { $known }
fault-cannot_listen = impossibile ascoltare su { $host }, porta { $port }: { $reason }
fault-database_in_use = un altro server usa la base di dati { $database }: serve un solo server per file, o PostgreSQL per più server
fault-database_foreign = la base di dati ha già una tabella { $table } che non è di Stammtisch: servono le colonne { $columns }, non { $got }
fault-database_layout = la base di dati ha la struttura { $layout }, di una versione successiva di Stammtisch: qui al massimo { $most }
fault-database_unreadable = impossibile aprire la base di dati { $database }: { $reason }
terminal-expects-whole = un numero intero{ KNOWN($most) ->
    [yes] { " " }da { $least } a { $most }
   *[no] { " " }di almeno { $least }
}
terminal-expects-table = una tabella di dati
fault-near = { KNOWN($near) ->
    [yes] ; intendevi { $near }?
   *[no] { "" }
}
fault-near_word = { KNOWN($near) ->
    [yes] ; intendevi '{ $near }'?
   *[no] { "" }
}
fault-plain = { $text }
fault-damaged_line = riga { $number }: { $reason }
fault-no_budget = { $bot } non guarda avanti e non prende un tempo: serve { $bot } senza { $got }
fault-bad_budget = { $bot } non può avere { $got }: serve un numero di simulazioni fino a { $most }, come { $bot }:2000, o un tempo fino a { $longest } ms, come { $bot }:300ms
terminal-adviser_would = { $name } farebbe:{ " " }

## commands

cli-usage = Uso:{ " " }
cli-show_help = Mostrare questo aiuto.
cli-no_whole_number = serve un numero intero, non { $given }
cli-long_number = serve un numero intero di al massimo { $most } cifre, non { $given }
cli-not_positive = serve un intero di almeno 1, non { $given }
cli-not_between = serve un numero da { $least } a { $most }, non { $given }
cli-no_seed = serve un intero di almeno 0 o 64 cifre esadecimali, non { $given }
cli-game_first = prima il gioco: { $command } { $games }, poi { $flag }
cli-details_are_in = I dettagli sono in { $file }
cli-no_details = Non è stato possibile scrivere i dettagli in un file
cli-with_help = { $message }. Aiuto: { $command } --help
cli-a_file_or_the_output = un file o l’output
cli-unreadable = { $where } non si può né leggere né scrivere: { $reason }
cli-bug = è un errore di Stammtisch, non tuo: { $fault }
cli-game_fails = il gioco { $game } fallisce in { $name } ({ $at }): { $fault }
cli-goodbye = Ciao.
cli-setting_the_table = Si prepara il tavolo. Ctrl-C lo chiude; le partite non finite continuano la prossima volta.
cli-commitment = impegno { $commitment }, { $given ->
    [one] { $given } posto su { $seats } ci ha messo del suo
   *[other] { $given } posti su { $seats } ci hanno messo del loro
}
cli-proof_right = la prova è giusta: { $fair }
cli-seed_follows = il seme che ne segue è { $seed }
cli-all_right = { $n ->
    [one] { $n } partita, tutto a posto
   *[other] { $n } partite, tutto a posto
}
cli-checking = controllo
cli-fair_deal = una distribuzione onesta: { $fair }
cli-no_fair_line = la registrazione non dice come è nato il suo seme: serve una riga del tipo fair
cli-other_commitment = prima della distribuzione è stato mostrato un altro impegno: trovato { $commitment }
cli-how_to_play = stammtisch play GIOCO per giocare, stammtisch rules GIOCO per il regolamento.
cli-usual = Di solito: { $default }.
cli-seat_or_open = --seat e --open si contraddicono: uno dei due, o nessuno
cli-no_such_seat = non c’è il posto { $seat }: vanno da 0 { ELIDE("a ", "ad ", $last, before: "[aàá]") }
cli-game_is_no_command = { $game } è un gioco: scrivi 'stammtisch play { $game }' o 'stammtisch rules { $game }'
cli-reviewing = analisi
cli-review_at = Giro/mossa
cli-review_you = Tu
cli-review_meister = Il Maestro
cli-review_verdict = Giudizio
cli-review_points = Punti
cli-review_chance = Probabilità %
cli-not_over = questa partita non è finita: ne serve una giocata fino in fondo
cli-match_of = Partita { $match } di { $count }
cli-no_such_example = { $game } non ha un esempio di nome { $name }: ci vuole { $known }
cli-no_record_named = ci vuole il file di una registrazione, o GIOCO:ESEMPIO, e non c’è nulla
cli-own_option = { $option } su misura
cli-new_game-name = { $name } non può essere il nome di un gioco: servono da 2 a 32 minuscole, cifre e trattini bassi, per esempio mau_mau
cli-new_game-taken = un gioco si chiama già { $name }: serve un altro nome
cli-new_game-module = un modulo di Python o un pacchetto installato si chiama già { $name }: serve un altro nome
cli-new_game-exists = { $folder } esiste già: serve una cartella che non esiste ancora, o una vuota
cli-new_game-written = { $n } file si trovano in { $folder }. E adesso:
cli-new_game-next = Il resto è spiegato da stammtisch docs adding-a-game
cli-docs-where = Ciascuna si mostra con il suo nome, per esempio con stammtisch docs bots. Si trovano in { $folder }
cli-docs-no_such_page = non c’è la pagina { $page }: è attesa una fra { $known }
cli-game_with = { $game } con { $people }
cli-round = giro
cli-total = totale
cli-seat = Posto { $seat }
cli-is_dealt = { $name } riceve{ " " }
cli-match_over = La partita è finita: { $reason }.
cli-breaks_off = La registrazione s’interrompe qui.
cli-the_table_is_set = Il tavolo è pronto: { $address }
cli-for_others = Per gli altri nella tua rete: { $address }
phases-the_phases_of = Le fasi di { $game }
phases-the_match_is_over = la partita è finita
phases-dot = punto
phases-may_follow = può seguire; le linee che si incrociano senza punto non si toccano
phases-again = ancora
phases-may_repeat = il passo può seguire sé stesso
phases-hollow = vuoto
phases-only_with_an_option = solo con un’opzione:
doctor-one_of = serve una sola tra --mend, --show e --export, o nessuna
doctor-file_damaged = il file stesso è danneggiato, aiuta solo una copia di riserva: { $reason }
doctor-open = un server ha questo tavolo aperto, che resta com’è
doctor-kept = Ciò che è stato tolto è conservato: { $command }
doctor-to_keep = Per conservare ciò che è integro: { $command }
doctor-first = la prima riga manca, o non apre questo tavolo
doctor-gap = manca la riga { $number }
doctor-twice = il numero { $number } c’è due volte
doctor-unreadable = la riga { $number } è illeggibile
doctor-unknown = questa versione non conosce la riga { $number }, forse è di una più recente
doctor-impossible = la riga { $number } non può seguire le precedenti
doctor-refused = la riga { $number } non può seguire le precedenti ({ $reason })
doctor-nothing_taken = a un tavolo { $code } non è stato tolto nulla
doctor-taken_on = Tolto il { $when }: { $why }
doctor-file_exists = { $file } esiste già: serve il nome di un file nuovo
doctor-no_address = { $database } non è l’indirizzo di una base di dati
doctor-in_use = un server sta usando { $database }: prima va fermato
doctor-cannot_be_opened = impossibile aprire la base di dati { $database }: { $reason }
doctor-no_tables = in { $database } non ci sono tavoli di Stammtisch
doctor-later_layout = { $database } è di una versione più recente di Stammtisch: struttura { $number }, qui al massimo { $known }
doctor-no_file = il file { $file } non esiste
doctor-folder = { $file } è una cartella: serve una base di dati
doctor-no_database = { $file } non è una base di dati
cli-not_called = Questo server non si chiama { $name }. Chi lo gestisce può dirglielo: --name { $name }
doctor-can_be_kept = { $n ->
    [one] si può conservare { $whole } di { $n } riga
   *[other] si possono conservare { $whole } di { $n } righe
}
doctor-taken = { $n ->
    [one] { $n } riga tolta, { $whole } conservate
   *[other] { $n } righe tolte, { $whole } conservate
}
doctor-whole = { $n ->
    [one] { $n } tavolo, integro
   *[other] { $n } tavoli, tutti integri
}
doctor-damaged = { $n ->
    [one] { $n } tavolo, danneggiato: { $damaged }
   *[other] { $n } tavoli, danneggiati: { $damaged }
}
doctor-written = { $n ->
    [one] { $n } riga scritta in { $file }
   *[other] { $n } righe scritte in { $file }
}
help-doctor =
    Trovare i tavoli con il registro danneggiato, e ripararli.

    Ogni tavolo di una base di dati viene ricostruito dal suo registro. Nulla
    cambia se non lo chiedi, e intanto un server può continuare a girare.

    Con --mend ogni tavolo danneggiato conserva il suo inizio integro più lungo.
    Ciò che segue non viene cancellato, ma messo in una tabella a parte della
    stessa base, dove --show e --export lo trovano. Per questo il server dev’essere
    fermo:

      stammtisch doctor tables.db --mend

    Il codice di uscita è 1 se qualcosa è danneggiato e non è stato riparato.
help-of-mend = Conservare ciò che è integro e mettere da parte il resto.
help-of-show = Mostrare le righe tolte a questo tavolo.
help-of-export = Scrivere tutte le righe tolte in questo file, un oggetto JSON ciascuna.
help-of-as_json = In JSON, per i programmi.
help-of-source = Il file di una base di dati, o la sua URL come la scrive SQLAlchemy.
help-new_game = Scrivere un piccolo gioco funzionante da cui partire, come pacchetto a sé.
help-of-new_name = Come si chiama il gioco nel codice e sulla riga di comando: minuscole, cifre e trattini bassi.
help-of-new_folder = Dove metterlo: una cartella che non esiste ancora. Senza indicazione si chiama come il gioco.
meta-folder = CARTELLA
meta-page = PAGINA
help-of-proxy = Un proxy, o una rete di proxy, a cui si crede quando dice per chi parla (X-Forwarded-For).
help-of-server_name = Come si chiama questo server in internet, come nel suo indirizzo; nella rete locale non serve dirlo.
meta-code = CODICE
meta-database = BASE
help-stammtisch =
    Giochi di carte tedeschi per birbanti: da giocare, da studiare, da stravolgere.

    Senza comando prepara il tavolo e lo apre nel tuo browser:
    subito contro i bot, o con gli amici. Nel terminale:

      stammtisch menu
      stammtisch rules { $example }
      stammtisch play { $example }
help-serve =
    Servire tavoli ai browser, per una sera o per sempre.

    Le partite stanno sul disco e sopravvivono a un riavvio. Lo stato è in
    /health, i numeri per Prometheus sono in /metrics:

      stammtisch serve --host 0.0.0.0 --port 80 --name play.example.org
help-menu = Scegliere un gioco e giocarlo contro la casa, qui nel terminale.
help-games = Mostrare i giochi, con le loro opzioni e varianti.
help-rules =
    Mostrare il regolamento di un gioco.

    Ogni regola ha un numero. Quando una mossa è rifiutata, il numero dopo il
    motivo porta qui:

      stammtisch rules { $example } --paragraph GB-12
help-docs =
    Mostrare ciò che è scritto su tutto.

    Bot e giochi propri, la libreria, la ricerca, le registrazioni, il
    protocollo, la gestione di un server. In inglese; tutto è arrivato con questo
    programma. Senza nome, quali pagine ci sono, e dove si trovano:

      stammtisch docs
      stammtisch docs adding-a-game
help-of-page = Quale pagina: il suo nome, come sta nella lista.
help-replay =
    Raccontare una partita registrata.

    Presa per presa, con il segnapunti dopo ogni giro, come l’avrebbe vista uno
    spettatore. Con --seat o --open si sa di più:

      stammtisch replay evening.jsonl --match 3 --open --speed 2

    L’esempio delle istruzioni ha un nome, per esempio GIOCO:round
help-review =
    Riguardare una partita registrata: che cosa era fortuna, dove sono gli errori?

    Ogni decisione di un posto è giudicata dal Maestro secondo quello che il
    posto sapeva allora, e ogni giro si misura con il par: quello che dei bot
    Lavoranti ricavano in media dalle stesse carte. Ci vuole circa mezzo minuto.

      stammtisch review serata.jsonl --seat 0
      stammtisch review serata.jsonl --seat 0 --html serata.html
help-verify =
    Controllare una registrazione, o la prova di una distribuzione onesta.

    Ogni partita di una registrazione viene rigiocata e ogni riga confrontata. Se
    le carte sono state date a un tavolo, vale anche per la distribuzione: il
    segreto deve essere quello su cui il tavolo si era impegnato, e il seme deve
    seguire da esso e da ciò che i giocatori ci hanno messo.

    Dice che tutto è a posto, o qual è la prima riga impossibile; il codice
    d’uscita allora è 1.
help-play = Giocare contro la casa, qui nel terminale.
help-play-epilog = Esempio: stammtisch play { $example } --players 4 --name Ada
help-simulate = Far giocare un gioco ai bot tante volte e vedere che cosa ne esce.
help-play-game = Giocare a { $title } contro la casa, qui nel terminale.
help-play-game-epilog = Scrivi ? in ogni momento mentre giochi, e saprai che cosa puoi fare.
help-of-version = Dire che versione è.
help-of-language = La lingua da parlare, per ogni comando.
help-of-install_completion = Installare il completamento per questa shell.
help-of-show_completion = Mostrare il completamento per questa shell, da copiare o adattare.
help-of-host = Dove ascoltare.
help-of-port = Su quale porta; 0 ne prende una libera.
help-of-database = Dove stanno le partite, come lo scrive SQLAlchemy.
help-of-origin = Un altro sito le cui pagine possono parlare con questo server.
help-of-rate = Messaggi al secondo per connessione. 0 toglie ogni limite al secondo, per indirizzo o per persona: messaggi, richieste, pagine, immagini, connessioni, nuovi tavoli, tavoli in memoria, chat, modifiche, mosse dei bot, studi, partite guardate insieme, nomi nelle liste.
help-of-keep = Per quanto tempo un tavolo si conserva dopo l’ultima mossa, un terzo se nessuna partita è finita; 0: per sempre.
help-of-log_json = Registro: un oggetto JSON per riga.
help-of-metrics_token = Chi ha questo token può leggere /metrics da un’altra macchina.
help-of-browser = Aprire una finestra del browser.
help-of-game = Il suo nome, come lo mostra `stammtisch games`.
help-of-paragraph = Solo questo paragrafo, come GB-12.
help-of-file = Un file scritto da --record.
help-of-match = Quale partita, se il file ne ha più d’una.
help-of-seat = Raccontarla come l’ha vissuta questo posto, da 0.
help-of-reviewed = Le decisioni di chi, da 0.
help-of-html = Scriverlo in questo file, come pagina per un browser.
help-of-everything = Raccontare anche ogni segreto: tutte le mani, tutte le carte passate.
help-of-speed = Quante righe al secondo.
help-of-commitment = Ciò che il tavolo ha mostrato prima della distribuzione.
help-of-players = Quanti siedono al tavolo, da { $least } a { $most }.
help-of-seed = Lo stesso seme ridà le stesse carte.
help-of-name = Il tuo nome al tavolo.
help-of-record = Scrivere la partita in questo file, per rivederla più tardi.
help-of-resume = Continuare la partita interrotta di questo file.
help-of-pace = Quanto pensa la casa: 0 per niente, 2 il doppio.
help-of-against = Contro chi giochi: lehrling, geselle, meister (meister:1000ms pensa più a lungo), o un bot tuo come shy=./shy.py:Shy. Uno per tutti, o uno per ogni posto.
help-of-variant = Attivare una variante con il suo nome; si può ripetere.
default-language = quella del tuo sistema
default-database = un file nella tua cartella dei dati
default-speed = tutte insieme
meta-options = [OPZIONI]
meta-command_args = COMANDO [ARGOMENTI]...
meta-game_options = GIOCO [OPZIONI]
meta-number = NUMERO
meta-days = GIORNI
meta-game = GIOCO
meta-file = FILE
meta-hash = IMPRONTA
meta-name = NOME
meta-json_file = JSON/FILE
panel-table = Al tavolo
panel-records = Registrazioni
panel-lab = In laboratorio
panel-games = Giochi
panel-options = Opzioni del gioco
panel-house = Regole della casa
cli-frame-options = Opzioni
cli-frame-arguments = Argomenti
cli-frame-commands = Comandi
cli-frame-default = [predefinito: { $default }]
cli-frame-required = [necessario]
phases-runs = da sé
phases-runs-asked = non si chiede a nessuno
phases-turn = Turno
phases-turn-asked = si chiede a un posto
phases-sealed = Segreto
phases-sealed-asked = più posti, in segreto fino all’ultima risposta
phases-window = Finestra
phases-window-asked = più posti, uno dopo l’altro, possono reagire
phases-race = Gara
phases-race-asked = più posti, e conta l’ordine
cli-no_such_flag = { KNOWN($near) ->
    [yes] Non c’è l’opzione { $option } (forse: { $near })
   *[no] Non c’è l’opzione { $option }
}
cli-no_such_command = Non c’è il comando { $command }{ KNOWN($near) ->
    [yes] . Intendevi '{ $near }'?
   *[no] { "" }
}
cli-missing_argument = Manca { $name }
cli-missing_flag = Manca l’opzione { $name }
cli-wrong_flag = Valore sbagliato per { $option }: { $reason }
cli-not_one_of = { $value } qui non esiste; a scelta { $choices }
cli-too_much = Argomenti di troppo ({ $rest })
cli-flag_needs_value = L’opzione { $option } vuole un valore
cli-flag_without_value = L’opzione { $option } non prende valori
cli-not_ordinary = { $file } non è un file normale: serve il nome di un file da scrivere
cli-exists_already = { $file } esiste già: scegli un altro nome, o sostituiscilo con --force
cli-no_folder = { $file } non si può scrivere: non c’è la cartella { $folder }
cli-in_file = { $file }: { $fault }
help-compare =
    Scoprire che cosa cambia una regola in un gioco.

    I bot giocano le stesse carte con le regole A e con le regole B; ciò che
    cambia è detto a parole e in numeri. Le regole sono opzioni separate da
    virgole, come le mostra `stammtisch games`; senza niente sono quelle
    solite.

      stammtisch compare { $example } --b limit=50
      stammtisch compare { $example } --sweep limit=25,50,100 --html rapporto.html

    Lo stesso seme trova lo stesso. Le carte sono le stesse per tutte le regole,
    così si vedono anche le piccole differenze.
help-of-rules_a = Regole A: opzioni separate da virgole, come "NOME=VALORE,NOME"; senza niente, le solite.
help-of-rules_b = Regole B, allo stesso modo.
help-of-sweep = Al posto di B: un’opzione con più valori; ognuno è confrontato con il primo.
help-of-people = Quanti siedono al tavolo.
help-of-matches = Quante partite giocare con ciascuna delle regole.
help-of-chance = Un altro seme dà altre carte.
help-of-html_file = Scrivere una pagina con parole e disegni, in un solo file, da mandare a qualcuno.
help-of-csv_file = Scrivere tutte le partite, una riga per partita e posto.
help-of-npz_file = Lo stesso come array di NumPy.
help-of-parquet_file = Lo stesso come Parquet, se pyarrow è installato.
help-of-json_file = Scrivere i numeri come JSON; - li stampa.
help-of-force = I file possono essere sostituiti.
help-of-jobs = Quanti processi lavorano insieme.
help-of-cluster = Lavorare su un cluster Ray: il suo indirizzo, auto per quello attivo, local per avviarne uno qui.
default-jobs = uno per core
cli-b_or_sweep = --b e --sweep si contraddicono: ne serve uno solo
cli-nothing_to_compare = manca con che cosa confrontare: serve --b o --sweep
cli-positions_suffix = serve un file che finisca in .npz o .parquet, trovato { $file }
cli-positions_native = le posizioni si scrivono solo con random, lehrling e geselle, che giocano in modo nativo; ricevuto: { $got }
cli-no_parquet = --parquet ha bisogno di pyarrow: pip install pyarrow
cli-compiling = Le regole di { $game } vengono compilate una volta per tutte; può volerci un minuto…
cli-comparing = confronto
cli-written = Scritto: { $file }
meta-rules = REGOLE
meta-values = NOME=VALORE,VALORE
meta-address = INDIRIZZO
panel-files = File
panel-work = Come si lavora
fault-seen_form = ciò che il posto sa non si può leggere ({ $what })
fault-seen_rules = là { $game } si gioca con regole diverse da qui: serve la stessa versione di Stammtisch da entrambe le parti
fault-event_parameter = l’evento '{ $kind }' non ha '{ $name }': a scelta { $known }
fault-event_value = '{ $name }' dell’evento '{ $kind }' è { $got } e non è del tipo { $wanted }
own-form = '{ $got }' non indica un bot: a scelta uno della casa, FILE.py:CLASSE come ./shy.py:Shy, o MODULO:CLASSE
own-name = un bot non può chiamarsi '{ $name }': servono da 1 a { $most } lettere, cifre, spazi, - o _, e per prima una lettera o una cifra
own-left_out = il bot '{ $name }' del pacchetto { $package } resta fuori: { $fault }
outside-left_out = il gioco '{ $game }' del pacchetto { $package } resta fuori: { $why }
native-uncompilable = { $at } non si può compilare: { $reason }
own-taken = il nome è già di { $owner }: ne serve un altro
own-no_file = non c’è il file { $file }
own-no_module = non c’è il modulo '{ $module }': ne serve uno installato o in questa cartella, oppure un file come ./shy.py
own-not_loaded = { $place } non si può caricare: { $error }
own-no_class = in { $place } non c’è '{ $what }'{ KNOWN($near) ->
    [yes] ; forse { $near }?
   *[no] { "" }
}
own-not_made = { $bot } non si può creare: { $error }
own-no_bot = { $bot } non è un bot: serve un metodo choose(match, seat), è { $kind }
own-no_own_file = il suo file { $file } non si può leggere: { $reason }
own-memory = voleva più memoria di quanta gliene spetta
own-raised = ha sollevato { $error }
own-no_move = ha risposto { $got }: serve una mossa come testo, una di match.legal()
own-no_thought = explain ha risposto { $got }: serve un bots.Thought
own-hung = ci ha messo più di { $seconds } s ed è stato fermato
own-gone = il suo processo è finito ({ $code }){ KNOWN($printed) ->
    [yes] ; per ultimo ha scritto: { $printed }
   *[no] { "" }
}
own-illegal = ha giocato '{ $move }': { $why }
own-forfeits = { $bot } al posto { $seat }: { $why }. Un bot Lavorante decide al suo posto.
own-forfeits_rest = { $bot } al posto { $seat }: { $why }. Un bot Lavorante gioca il resto della partita.
panel-own = Bot tuoi
help-of-bot_seconds = Quanti secondi può prendersi un bot tuo per una decisione.
help-of-bot_memory = Quanti megabyte può prendersi, dove il sistema li conta; 0: senza limite.
own-lost = { $bot } ha perso { $count ->
    [1] una decisione
   *[other] { $count } decisioni
} a favore di un bot Lavorante: { $why }. La prima: { $first }
own-lost-raised = { $count } × un errore
own-lost-illegal = { $count } × una mossa vietata
own-lost-no_move = { $count } × nessuna mossa
own-lost-hung = { $count } × troppo lento
own-lost-gone = { $count } × processo finito
own-lost-memory = { $count } × troppa memoria
own-lost-other = { $count } × altro
own-other_sources = i sorgenti di { $bot } non sono quelli dell’inizio: servono gli stessi qui e su ogni macchina
help-of-hints = Chi dà consigli quando li chiedi: un bot della casa o uno tuo.
help-of-bot = Offrire un bot tuo accanto a quelli della casa, col suo nome: shy=./shy.py:Shy, shy=pacchetto.modulo:Shy, o il nome con cui lo porta un pacchetto; anche più volte.
own-of_the_house = { $name } è della casa e c’è sempre: serve un bot tuo, come shy=./shy.py:Shy
sit-link = '{ $got }' non è un invito: serve il link di un tavolo, come https://play.example.org/t/k7m4fqx2
sit-not_ours = { $server } risponde, ma non come uno Stammtisch: serve il link di un tavolo
sit-certificate = del certificato di { $server } non ci si può fidare: { $reason }
sit-tls = impossibile stabilire una connessione sicura con { $server }: { $reason }
sit-unreachable = { $server } non è raggiungibile: { $reason }
sit-sent_away = Chi ospita ha chiesto al bot di andarsene, o guardano in troppi.
sit-elsewhere = Il bot è già collegato a questo tavolo da troppi luoghi.
sit-found = C’è un tavolo di { $game } su { $server }.
sit-sat = { $name } siede al posto { $seat }. Con Ctrl-C si alza.
sit-door = Il bot aspetta che chi ospita lo faccia entrare.
sit-match = La partita { $number } è cominciata.
sit-over = La partita { $number } è finita: posizione { $place }.
sit-alone = Sono andati tutti a casa. Arrivederci.
sit-again = La linea è caduta; si riprova tra { $seconds } s.
default-bot_name = il nome del bot
meta-link = LINK
help-sit =
    Far sedere un bot a qualsiasi tavolo del mondo, con il suo invito.

    Gioca da qui, in rete, qualunque cosa gli si chieda, partita dopo
    partita, e torna quando la linea cade. Ciò che non decide in tempo o
    secondo le regole lo decide per lui un bot Lavorante.
help-of-link = L’invito: l’indirizzo del tavolo, come chi ospita lo manda agli amici.
help-sit-of-bot = Quale bot: meister, shy=./shy.py:Shy, pacchetto.modulo:Classe, o uno portato da un pacchetto installato.
help-sit-of-name = Il suo nome al tavolo.
help-sit-of-seat = Quale posto prende, da 1; altrimenti il primo libero.
help-bots = Mostrare quali bot ci sono, e come portare i propri.
bots-about-random = Gioca una mossa permessa qualsiasi, tutte con la stessa probabilità.
bots-about-lehrling = Conosce le regole, ha buone intenzioni, e prende spesso la seconda carta migliore.
bots-about-geselle = Gioca bene, d’esperienza, come un amico che conosce il gioco.
bots-about-meister = Prevede giocando a mente centinaia di smazzate compatibili con ciò che ha visto. meister:2000 pensa per 2000 simulazioni, meister:300ms per 300 ms.
bots-your_own = Un bot proprio è una classe con un metodo choose(match, seat), indicata dal suo file: shy=./shy.py:Shy. stammtisch docs bots dice di più.

## research

cli-no_output = l’output non si può scrivere: { $reason }
help-simulate-epilog = Esempio: stammtisch simulate { $example } --games 10000
help-simulate-game =
    Far giocare { $title } ai bot tante volte e vedere che cosa ne esce.

    Mostra quanto durano le partite, quanti punti fa e quanto vince ogni posto,
    e se un posto è avvantaggiato. Lo stesso seme dà gli stessi numeri.
help-simulate-game-epilog =
    Esempi

      stammtisch simulate { $game } --games 10000 --players 4
      stammtisch simulate { $game } --bots geselle,random,random,random
      stammtisch simulate { $game } --games 20 --seed 7 --record serata.jsonl

    Con --json: game, players, matches, seed, bots, quick e options come richiesti;
    rounds e decisions di una partita (mean, min, max, total); seats, un posto dopo
    l’altro: seat, bot, mean_total con il suo intervallo al 95%, win_share (una
    vittoria condivisa si divide) con win_interval, advantage (win_share meno la
    quota equa) con advantage_interval, significant; reasons, quante partite sono
    finite e perché; speed: seconds e decisions_per_second.
help-simulate-of-matches = Quante partite giocare.
help-simulate-of-bots = Chi gioca: geselle (solido), lehrling (principiante) o random. Uno per tutti i posti, o uno per ciascuno. O un bot proprio come shy=./shy.py:Shy, allora molto più lento.
help-simulate-of-quick = Quanto è svelto ogni posto nelle gare: 3,1,1,1 rende il primo tre volte più svelto degli altri.
help-simulate-of-record = Scrivere anche tutte le partite in questo file.
help-simulate-of-positions = Scrivere anche ogni decisione di queste partite in questo file (.npz o .parquet), per programmi che imparano.
help-simulate-of-force = Lasciare che --record e --positions sostituiscano un file.
help-simulate-of-as_json = Stampare i numeri in JSON.
help-arena =
    Scoprire quale bot è migliore, e di quanto.

    I bot giocano le stesse smazzate da ogni posto; la tabella dice quanti punti
    fa e quanto vince ciascuno, e quanto è avanti rispetto agli altri.
help-arena-epilog =
    I concorrenti sono bot, separati da virgole. Prendono i posti in
    quest’ordine, e l’ultimo prende tutti quelli che restano:

      geselle,lehrling          un geselle contro un tavolo di lehrling
      2*geselle,2*lehrling      due per tipo, seduti come scritto
      geselle,random,lehrling   il terzo prende il terzo e il quarto posto
      a=geselle,b=geselle       lo stesso bot sotto due nomi
      meister:2000,meister:300ms   2000 simulazioni o 300 ms per decisione
      shy=./shy.py:Shy,geselle     un bot proprio: una classe con choose(match, seat)

    Ogni smazzata si gioca una volta per ogni rotazione dei concorrenti fra i
    posti, con le stesse carte e lo stesso caso, così la fortuna si annulla.
    L’unità di tutte le statistiche è la smazzata. Il vantaggio è in punti per
    partita, rispetto agli altri degli stessi tavoli; * segna quello che il caso
    da solo spiega a fatica: il suo intervallo al 95% non contiene lo 0.

    Una smazzata è una partita intera, e i suoi punti ne sono i totali. Con
    --rounds ogni partita si ferma al più tardi dopo tanti giri, e allora vale il
    punteggio; ciò che un gioco conta solo alla fine non c’è.

    Ogni smazzata finita viene annotata in un diario. Lo stesso comando riprende
    da dove si era fermato, e --games può allora essere più grande. I numeri non
    dipendono da --jobs, da --cluster o dalle interruzioni; solo i tempi in
    millisecondi dipendono dalla macchina. Bot migliori o altre regole hanno un
    diario proprio.

    Esempi

      stammtisch arena { $example } --bots meister:500,geselle --rounds 1
      stammtisch arena all --bots geselle,lehrling,random --picture arena.svg
      stammtisch arena { $last } --bots geselle --variants random --checked

    Con --json: plan, ciò che era richiesto; games, ognuno con deals, matches, il
    numero medio di rounds, decisions, reasons (perché le partite sono finite) e i
    suoi contestants: points, points_per_round, wins (divise se condivise), place,
    lead, lead_per_round e lead_in_wins, ogni volta una media con il suo
    intervallo al 95%; pairs, chi è meglio di chi; ratings per gioco e in tutto:
    mu, sigma e ordinal di ogni concorrente.
help-arena-of-game = Quali giochi: i loro nomi, o all per tutti.
help-arena-of-bots = I concorrenti: { $bots }. Vedi sotto.
help-arena-of-deals = Quante smazzate di ogni gioco; ognuna si gioca in tutte le rotazioni.
help-arena-of-seed_ = Un altro seme dà altre smazzate.
help-arena-of-players = Quanti siedono al tavolo.
help-arena-of-rounds = Fermare ogni partita dopo tanti giri.
help-arena-of-variants = Le varianti in vigore; o random: opzioni estratte per ogni smazzata.
help-arena-of-option = Un’opzione del gioco; si può ripetere.
help-arena-of-checked = Giocare mossa per mossa come al tavolo e controllare ogni mossa: per mettere alla prova i bot.
help-arena-of-picture = Disegnare i vantaggi come .svg, o come .png se c’è Chromium.
help-arena-of-force = Permettere a --json e --picture di sostituire dei file.
help-arena-of-journal = Dove annotare le smazzate finite.
help-check_game =
    Controllare che un gioco mantenga ciò che ogni gioco promette.

    Regole, parole, registrazioni, le due velocità, e che nessuno venga a sapere
    più di quanto il suo posto può sapere. Anche per i giochi di altri pacchetti:

      stammtisch check-game { $example } --matches 3
help-check_game-of-matches = Quante partite guarda ogni controllo.
help-check_game-of-only = Solo questo controllo; si può dare più volte.
help-check_game-of-seconds = Quanti secondi di calcolo ha al massimo ogni controllo.
help-check_game-of-as_json = Un oggetto JSON per controllo.
panel-results = Risultati
default-whole_matches = partite intere
default-cache = nella cartella della cache
meta-bots = BOT[,BOT…]
meta-numbers = NUMERO[,NUMERO…]
meta-games = GIOCO[,GIOCO…]
meta-names = NOME[,NOME…]
meta-name_value = NOME=VALORE
meta-check = CONTROLLO
sim-playing = si gioca
sim-writing = si scrive
sim-rating = si valuta
sim-summary = { $game }: { sim-matches } in { $players }
sim-matches = { $n ->
    [one] { $count } partita
   *[other] { $count } partite
}
sim-options = opzioni
sim-seed = seme
sim-as_usual = come di solito
sim-own_table = { $option } su misura ({ $size }, { $digest })
sim-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
sim-rows = { $n ->
    [one] { $n } riga
   *[other] { $n } righe
}
sim-per_match = per partita
sim-mean = media
sim-least = minimo
sim-most = massimo
sim-rounds = giri
sim-decisions = decisioni
sim-seat = posto
sim-mean_total = totale medio
sim-wins = vittorie
sim-advantage = vantaggio
sim-interval = 95%
sim-percent = { $number }%
sim-from_to = da { $low } a { $high }
sim-advantage_is = Vantaggio: vittorie oltre la quota equa del { $share }%, in punti percentuali; ogni intervallo vale solo per il suo posto.
sim-seats_differ = * è più di quanto spieghi il caso, guardando insieme tutti i { $players } posti (5%).
sim-seats_alike = Guardati insieme, i { $players } posti non differiscono più di quanto spieghi il caso (5%).
sim-misses_zero = { $n ->
    [one] Che un intervallo su { $players } non contenga lo 0 non è niente di insolito.
   *[other] Che { $n } intervalli su { $players } non contengano lo 0 non è insolito neanche questo: ciò che un posto vince, altri lo perdono.
}
sim-different_bots = Ai posti giocano bot diversi, quindi si vede anche la loro forza.
sim-ended = Fine ({ $reason }): { sim-matches }.
sim-ended_share = Fine ({ $reason }): { sim-matches } ({ $share }%).
sim-speed = { $speed } decisioni al secondo, { $seconds } s in tutto.
sim-bots_per_seat = serve un bot per tutti i posti o { $players } bot, uno per posto, non { $got }: { $bots }
sim-quickness = servono { $players } interi da 1 a 1000, quanto è svelto ogni posto, non { $got }
sim-no_tables = { $game } non ha tabelle di pesi da adattare: è atteso { $module }
arena-random_options = --variants random estrae tutte le opzioni: niente --option accanto
arena-option = --option { $option }: serve NOME=VALORE, per esempio limit=50
arena-played_before = Tutte le smazzate erano già state giocate e sono in { $file }
arena-kept = Tutte le smazzate sono conservate in { $file }
arena-stopped = Fermato: { $done } smazzate su { $deals } sono conservate in { $file }
arena-goes_on = Lo stesso comando riprende: { $command }
arena-compiling_search = La ricerca per { $game } viene compilata una volta per tutte; può volerci un minuto…
arena-drawn = Disegnato: { $file }
arena-heading = { $game }: { arena-deals }, ognuna in { arena-rotations }
arena-deals = { $deals ->
    [one] { $count } smazzata
   *[other] { $count } smazzate
}
arena-rotations = { $rotations ->
    [one] { $rotations } rotazione
   *[other] { $rotations } rotazioni
}
arena-whole_matches = Partite intere (in media { $mean } giri), { $agreed }, { $best }
arena-short_matches = { $rounds ->
    [one] Partite di al massimo { $rounds } giro
   *[other] Partite di al massimo { $rounds } giri
} (in media { $mean }), { $agreed }, { $best }
arena-options_drawn = opzioni estratte per ogni smazzata
arena-usual_rules = regole consuete
arena-lowest = vince il totale più basso
arena-highest = vince il totale più alto
arena-seats = Posti: { $names }
arena-contestant = concorrente
arena-points = punti
arena-per_round = per giro
arena-wins = vittorie, %
arena-place = posizione
arena-lead = vantaggio
arena-ratings = valutazioni
arena-overall = in tutto
arena-ordinal = ordinale
arena-intervals = ±: intervalli al 95% da { $least } smazzate in su, l’unità è la smazzata.
arena-lead_is = Vantaggio: punti per partita in meglio rispetto agli altri degli stessi tavoli; * è più di quanto spieghi il caso.
arena-ratings_are = Valutazioni: Bradley-Terry dalle posizioni, mu ± sigma; l’ordinale è mu - 3 sigma.
arena-ratings_of_all = Valutazioni: Bradley-Terry dalle posizioni, mu ± sigma; l’ordinale è mu - 3 sigma di tutti i giochi.
arena-ratings_alike = Le valutazioni di { $what } non distinguono nessuno: le smazzate sono troppo poche, o tutti si equivalgono.
arena-alone = Qui { $name } gioca solo contro sé stesso: non si confronta nessuno.
arena-ahead = Punti di vantaggio sul tavolo
arena-against = { $one } contro { $other }
arena-dots = I punti sono medie sulle smazzate, le barre intervalli al 95%.
arena-subtitle = In { $players }, { arena-deals }, ognuna in { arena-rotations }, partite intere
arena-subtitle_short = In { $players }, { arena-deals }, ognuna in { arena-rotations }, { $rounds ->
    [one] al massimo { $rounds } giro
   *[other] al massimo { $rounds } giri
}
arena-short_wins = vittorie
arena-no_ray = --cluster ha bisogno di Ray: si installa con pip install 'stammtisch[cluster]'
arena-no_cluster = nessun cluster Ray a { $address }: { $reason }; serve local, auto o un indirizzo come 10.0.0.1:6379
arena-cluster_lost = il cluster ha perso definitivamente un processo ({ $error }): ciò che era finito è conservato; lo stesso comando riprende
arena-worker_lost = un processo di lavoro è finito all’improvviso, forse per mancanza di memoria: ciò che era finito è conservato; lo stesso comando con un --jobs più piccolo riprende
arena-no_picture = { $file } non è un’immagine: serve un nome che finisca in .svg o .png
arena-one_contestant = un’immagine confronta concorrenti: servono almeno due bot diversi
arena-no_browser = un’immagine .png ha bisogno di Chromium, che qui non si trova: installalo, o chiedi un .svg
arena-browser_failed = { $browser } non è riuscito a disegnare l’immagine: chiedi piuttosto un .svg
arena-two_bots = { $name } è il nome di due bot diversi, { $one } e { $other }
arena-bots_for_seats = servono bot per { $players } posti, non per { $got }: { $bots }
arena-seats_before_star = { $part }: prima del * serve un numero di posti da 1 a { $players }, non { $got }
arena-name_before_equals = { $part }: prima dell’= serve un nome di 1-24 caratteri stampabili
arena-journal_unwritten = { $file } non si può scrivere: { $reason }
arena-journal_damaged = { $file } è danneggiato: la riga { $number } non è una smazzata di questo piano
arena-no_journal = { $file } non è il diario di un’arena: serve un altro file, o un nome nuovo
arena-journal_format = { $file } è stato scritto da un’altra versione: serve il formato { $format }, non { $got }
arena-journal_sources = { $file } è stato giocato con regole o bot diversi da quelli di adesso: serve un altro file o un altro nome
arena-journal_plan = { $file } appartiene a un altro piano, diverso in { $what }: serve un altro file, o un nome nuovo
arena-journal_open = un’altra esecuzione sta scrivendo { $file }: aspettala, o indicane un altro con --journal
check-ok = bene
check-failed = ERRORE
check-late = dopo { $seconds } secondi: { $done } partite su { $matches } fino alla fine; --seconds lascia più tempo
check-same = lo stesso che per { $check }
check-no_such_check = non c’è il controllo { $check }: ci sono { $known }
check-about-declaration = Ciò che dichiara ha senso
check-about-rules = Nelle regole c’è solo ciò che ha lo stesso senso anche compilato
check-about-ending = Ogni partita finisce, qualcuno può sempre muovere, e l’esito corrisponde ai totali
check-about-notation = Le mosse in parole riportano alle stesse scelte, e sono diverse fra loro
check-about-refusals = Una mossa è accettata se e solo se è nell’elenco; un rifiuto non cambia niente e cita un paragrafo
check-about-rulebook = Il suo regolamento, se ne porta uno, si può leggere e ha ogni paragrafo che un rifiuto cita
check-about-nonsense = Qualunque cosa si scriva al posto di una mossa è rifiutata a parole, mai con un crash
check-about-clones = Una copia è al punto in cui è la sua partita, e va per la sua strada
check-about-records = Una registrazione rigioca la stessa partita, da ogni posto e in ogni evento
check-about-events = Ogni nota è un evento dichiarato la cui frase si può dire, e ogni passo che chiede ha un invito
check-about-views = Ogni vista ha una mano, quante carte ha ogni posto, e i fatti dichiarati per quello che sono
check-about-forms = Ogni mossa ha esattamente una delle forme dichiarate per il suo passo
check-about-secrets = Né vista, né osservazione, né elenco di mosse, né voto, né scopo dipende da ciò che il posto non può sapere
check-about-imagining = Un mondo s’immagina da ciò che il posto sa, e da nient’altro
check-about-playing_on = In un mondo immaginato una partita si può giocare fino in fondo
check-about-sealed = Una risposta coperta non si vede finché non è data l’ultima
check-about-telling = Una carta di cui un evento parla a un posto è da allora nota a quel posto
check-about-dealing = Smazzate che a un posto sembrano uguali gli sono raccontate con le stesse parole, e dopo immagina lo stesso
check-about-two_worlds = Le regole compilate danno gli stessi stati, mosse, mondi e scelte di quelle semplici
check-found = { $where }: { $what }
check-found_in = { $found } ({ $name }, { $at })
check-crashed = { $error }, sollevato in { $name } ({ $at })
check-does_not_return = { $name } non arriva alla fine ({ $at })
check-where = partita { $number } in { $players }, opzioni { $options }, dopo { $moves } mosse, a { $step }
check-the_end = fine partita
check-match = partita { $number }
check-at_its_end = partita { $number }, alla fine
check-decision = partita { $number }, decisione { $count }
check-no_move = tocca al posto { $seat }, che non ha mosse
check-endless = non finisce
check-no_end_yet = dopo { $seconds } secondi non è finita
check-nobody_moves = nessuno è chiamato, e la partita non è finita
check-no_such_step = è chiesto il passo { $step }: è atteso un passo del gioco, da 0 a { $last }
check-no_such_seat = tocca al posto { $seat }: è atteso un posto di questo tavolo, da 0 a { $last }
check-winners = vincono i posti { $winners } con i totali { $totals }: è atteso { $right }
check-same_words = due scelte hanno le stesse parole fra { $moves }
check-spelling = sono attese minuscole e spazi singoli, non { $move }
check-read_otherwise = { $move } è la scelta { $choice }, e si legge { $read }
check-listed = posto { $seat }, { $move } è nell’elenco, e rifiutata: { $reason }
check-unlisted = posto { $seat }, { $move } non è nell’elenco, e accettata
check-asking_changes = posto { $seat }, chiedere perché { $move } è rifiutata cambia la partita
check-wordless = posto { $seat }, { $move } è rifiutata senza una parola
check-no_paragraph = posto { $seat }, { $move } è rifiutata senza paragrafo
check-crash = { $typed } dà { $error }
check-clone_changes = le mosse su una copia cambiano { $field }
check-replay_record = la registrazione della replica è diversa
check-replay_view = il posto { $seat } vede altro nella replica
check-replay_events = al posto { $seat } si racconta altro nella replica
check-note_untold = la nota { $note } non si può raccontare ({ $error })
check-note_unknown = la nota { $note } non è un evento del gioco ({ $at })
check-no_prompt = è atteso il messaggio { $prompt } in texts/en.ftl, o una frase fra i prompts
check-unknown_paragraph = il posto { $seat } è rifiutato da { $paragraph }: è atteso un paragrafo del regolamento
check-hand = mano del posto { $seat }: è atteso un elenco di carte, non { $got }
check-spectator = mano di chi guarda: non sono attese carte, ma ecco { $got }
check-counts = counts: è atteso un numero per ognuno dei { $players } posti, non { $got }
check-count = counts: sono attese { $cards } carte per il posto { $seat }, non { $got }
check-fact_missing = facts: { $fact } è atteso nella vista
check-fact = { $fact }: atteso, { $kind }, e non { $got }
check-kind-flag = sì o no
check-kind-number = un numero intero
check-kind-word = una parola
check-kind-steps = un elenco di passi, ognuno con nome e valore
check-kind-seat = un posto
check-kind-card = una carta
check-kind-cards = un elenco di carte
check-kind-auction = target, bidder e bid
check-kind-pile = quante carte ci sono
check-kind-played = un elenco di posti e carte
check-kind-open = un elenco di carte per ogni posto
check-kind-numbers = un numero per ogni posto
check-form = { $move } dovrebbe avere una delle forme { $forms }, ha { $has }
check-depends = { $what } del posto { $seat } dipende da ciò che non può sapere
check-observation = l’osservazione ({ $key })
check-shared_view = la vista comune ({ $key })
check-own_view = la vista ({ $key })
check-list_of_moves = l’elenco delle mosse
check-mark = il voto del bot
check-purpose = lo scopo dichiarato di una mossa
check-imagines = ciò che il posto { $seat } immagina dipende da ciò che non può sapere ({ $field })
check-stuck = in un mondo che il posto { $seat } immagina nessuno può muovere
check-noticed = il posto { $other } si accorge di ciò che il posto { $seat } risponde
check-told_too_much = dopo { $move } al posto { $seat } si racconta { $event }, che poi non sa
check-imagines_otherwise = il posto { $seat } immagina altro dopo una smazzata che gli sembra uguale
check-told_the_deal = al posto { $seat } si racconta { $event }, che non sa
check-compiled_state = le regole compilate differiscono in { $field }
check-compiled_moves = le regole compilate danno altre mosse al posto { $seat }
check-compiled_world = compilato, il posto { $seat } immagina un altro mondo
check-compiled_choice = compilato, il posto { $seat } sceglie altrimenti
check-compiled_unlisted = il bot al posto { $seat } sceglie una mossa che non è nell’elenco
sim-move_by_move = Con un bot tuo le partite si giocano mossa per mossa: centinaia di volte più lente di quelle compilate.
