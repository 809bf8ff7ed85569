"""What the command line says, in Italian."""

WORDS = {
    " or ": " o ",
    "--seat and --open contradict each other: expected one of them, or neither": "--seat e --open si contraddicono: uno dei due, o nessuno",
    "A file that --record wrote.": "Un file scritto da --record.",
    "A further site whose pages may talk to this server.": "Un altro sito le cui pagine possono parlare con questo server.",
    "ADDRESS": "INDIRIZZO",
    "Arguments": "Argomenti",
    "At the table": "Al tavolo",
    "At which port; 0 takes any free one.": "Su quale porta; 0 ne prende una libera.",
    "COMMAND [ARGS]...": "COMANDO [ARGOMENTI]...",
    (
        "Check a record, or the proof of a fair deal.\n"
        "\n"
        "Every match of a record is played again and each line compared. If the\n"
        "cards were dealt at a table, that includes the deal itself: the secret\n"
        "must be the one the table had committed to, and the seed must follow from\n"
        "it and from what the players threw in.\n"
        "\n"
        "Says that all is right, or which line is the first that cannot be; the\n"
        "exit code is 1 then."
    ): (
        "Controllare una registrazione, o la prova di una distribuzione onesta.\n"
        "\n"
        "Ogni partita di una registrazione viene rigiocata e ogni riga confrontata. Se\n"
        "le carte sono state date a un tavolo, vale anche per la distribuzione: il\n"
        "segreto deve essere quello su cui il tavolo si era impegnato, e il seme deve\n"
        "seguire da esso e da ciò che i giocatori ci hanno messo.\n"
        "\n"
        "Dice che tutto è a posto, o qual è la prima riga impossibile; il codice\n"
        "d’uscita allora è 1."
    ),
    "Choose a game and play it against the house, here in the terminal.": "Scegliere un gioco e giocarlo contro la casa, qui nel terminale.",
    "Commands": "Comandi",
    "DAYS": "GIORNI",
    "Details are in {file}": "I dettagli sono in {file}",
    "Example: stammtisch play gaunerbande --players 4 --name Ada": "Esempio: stammtisch play gaunerbande --players 4 --name Ada",
    "FILE": "FILE",
    "Find out which bot is better, and by how much.": "Scoprire quale bot è migliore, e di quanto (in inglese).",
    "For others in your network: {address}": "Per gli altri nella tua rete: {address}",
    "GAME": "GIOCO",
    "GAME [OPTIONS]": "GIOCO [OPZIONI]",
    "Games": "Giochi",
    "Go on with the unfinished match of this file.": "Continuare la partita interrotta di questo file.",
    "Goodbye.": "Ciao.",
    "Got unexpected extra argument(s) ({rest})": "Argomenti di troppo ({rest})",
    "HASH": "IMPRONTA",
    "How long a table is kept after its last move, a third of that if no match was finished; 0: for ever.": (
        "Per quanto tempo un tavolo si conserva dopo l’ultima mossa, un terzo se nessuna partita è finita; "
        "0: per sempre."
    ),
    "How long the house thinks: 0 not at all, 2 twice as long.": "Quanto pensa la casa: 0 per niente, 2 il doppio.",
    "How many sit at the table, LEAST to MOST.": "Quanti siedono al tavolo, da LEAST a MOST.",
    "How well the house plays: lehrling, geselle, meister, or meister:1000ms to let it think longer.": "Quanto gioca bene la casa: lehrling, geselle, meister, o meister:1000ms perché pensi più a lungo.",
    "How you are called at the table.": "Il tuo nome al tavolo.",
    "In the lab": "In laboratorio",
    "Install completion for the current shell.": "Installare il completamento per questa shell.",
    "Invalid value for {option}: {reason}": "Valore sbagliato per {option}: {reason}",
    "Its details could not be written to a file": "Non è stato possibile scrivere i dettagli in un file",
    "Its name, as `stammtisch games` shows it.": "Il suo nome, come lo mostra `stammtisch games`.",
    "JSON/FILE": "JSON/FILE",
    "LEVEL": "LIVELLO",
    "Let bots play a game many times and see what comes of it.": "Far giocare molte volte i bot e vedere che cosa ne viene (in inglese).",
    "Log one JSON object per line.": "Registro: un oggetto JSON per riga.",
    "Match {match} of {count}": "Partita {match} di {count}",
    "Messages a second per connection; 0: no limit.": "Messaggi al secondo per connessione; 0: nessun limite.",
    "Missing argument {argument}": "Manca {argument}",
    "Missing option {option}": "Manca l’opzione {option}",
    "NAME": "NOME",
    "NUMBER": "NUMERO",
    "No such command {command}": "Non c’è il comando {command}",
    "No such option: {option}": "Non c’è l’opzione {option}",
    "No such option: {option} (Possible options: {options})": "Non c’è l’opzione {option} (forse: {options})",
    "Only this paragraph, such as GB-12.": "Solo questo paragrafo, come GB-12.",
    "Open a browser window.": "Aprire una finestra del browser.",
    "Option {option} does not take a value": "L’opzione {option} non prende valori",
    "Option {option} requires an argument": "L’opzione {option} vuole un valore",
    "Options": "Opzioni",
    "Options of the game": "Opzioni del gioco",
    "Play TITLE against the house, here in the terminal.": "Giocare a TITLE contro la casa, qui nel terminale.",
    "Play a game against the house, here in the terminal.": "Giocare contro la casa, qui nel terminale.",
    (
        "Rascally German card games: to play, to study and to bend.\n"
        "\n"
        "Without a command it sets the table and opens it in your browser:\n"
        "against bots at once, or with friends. In the terminal:\n"
        "\n"
        "  stammtisch menu\n"
        "  stammtisch rules gaunerbande\n"
        "  stammtisch play gaunerbande"
    ): (
        "Giochi di carte tedeschi per birbanti: da giocare, da studiare, da stravolgere.\n"
        "\n"
        "Senza comando prepara il tavolo e lo apre nel tuo browser:\n"
        "subito contro i bot, o con gli amici. Nel terminale:\n"
        "\n"
        "  stammtisch menu\n"
        "  stammtisch rules gaunerbande\n"
        "  stammtisch play gaunerbande"
    ),
    "Records": "Registrazioni",
    "Say which version this is.": "Dire che versione è.",
    "Seat {seat}": "Posto {seat}",
    (
        "Serve tables to browsers, for an evening or for good.\n"
        "\n"
        "Matches are kept on disk and survive a restart. Health is at /health,\n"
        "numbers for Prometheus are at /metrics:\n"
        "\n"
        "  stammtisch serve --host 0.0.0.0 --port 80 --log-json"
    ): (
        "Servire tavoli ai browser, per una sera o per sempre.\n"
        "\n"
        "Le partite stanno sul disco e sopravvivono a un riavvio. Lo stato è in\n"
        "/health, i numeri per Prometheus sono in /metrics:\n"
        "\n"
        "  stammtisch serve --host 0.0.0.0 --port 80 --log-json"
    ),
    "Setting the table. Ctrl-C ends it; matches that are not over go on next time.": "Si prepara il tavolo. Ctrl-C lo chiude; le partite non finite continuano la prossima volta.",
    "Show completion for the current shell, to copy it or customize the installation.": "Mostrare il completamento per questa shell, da copiare o adattare.",
    (
        "Show the rulebook of a game.\n"
        "\n"
        "Every rule has a number. When a move is refused, the number behind the\n"
        "reason leads here:\n"
        "\n"
        "  stammtisch rules gaunerbande --paragraph GB-12"
    ): (
        "Mostrare il regolamento di un gioco.\n"
        "\n"
        "Ogni regola ha un numero. Quando una mossa è rifiutata, il numero dopo il\n"
        "motivo porta qui:\n"
        "\n"
        "  stammtisch rules gaunerbande --paragraph GB-12"
    ),
    "Show this message and exit.": "Mostrare questo aiuto.",
    "Show which games there are, with their options and variants.": "Mostrare i giochi, con le loro opzioni e varianti.",
    "So many lines a second.": "Quante righe al secondo.",
    "Switch on a variant by its name; may be repeated.": "Attivare una variante con il suo nome; si può ripetere.",
    (
        "Tell a recorded match in words.\n"
        "\n"
        "Trick by trick, with the score sheet after each round, as a spectator\n"
        "would have seen it. With --seat or --open you are told more:\n"
        "\n"
        "  stammtisch replay evening.jsonl --match 3 --open --speed 2"
    ): (
        "Raccontare una partita registrata.\n"
        "\n"
        "Presa per presa, con il foglio dei punti dopo ogni giro, come l’avrebbe vista\n"
        "uno spettatore. Con --seat o --open si sa di più:\n"
        "\n"
        "  stammtisch replay evening.jsonl --match 3 --open --speed 2"
    ),
    "Tell every secret too: all hands, all cards passed on.": "Raccontare anche ogni segreto: tutte le mani, tutte le carte passate.",
    "Tell it as this seat knew it, from 0.": "Raccontarla come l’ha vissuta questo posto, da 0.",
    "The language to speak, for any command.": "La lingua da parlare, per ogni comando.",
    "The match is over: {reason}.": "La partita è finita: {reason}.",
    "The record breaks off here.": "La registrazione s’interrompe qui.",
    "The same seed gives the same cards again.": "Lo stesso seme ridà le stesse carte.",
    "The table is set: {address}": "Il tavolo è pronto: {address}",
    "Type ? at any time while you play, and you are told what can be done.": "Scrivi ? in ogni momento mentre giochi, e saprai che cosa puoi fare.",
    "Usage: ": "Uso: ",
    "Usual: {default}.": "Di solito: {default}.",
    "Variant.": "Variante.",
    "What the table showed before the deal.": "Ciò che il tavolo ha mostrato prima della distribuzione.",
    "Where matches are kept, as SQLAlchemy writes it.": "Dove stanno le partite, come lo scrive SQLAlchemy.",
    "Where to listen.": "Dove ascoltare.",
    "Which match, if the file has several.": "Quale partita, se il file ne ha più d’una.",
    "Write the match to this file, to replay it later.": "Scrivere la partita in questo file, per rivederla più tardi.",
    "[OPTIONS]": "[OPZIONI]",
    "[default: {}]": "[predefinito: {}]",
    "[required]": "[necessario]",
    "a fair deal: {fair}": "una distribuzione onesta: {fair}",
    "a file in your data folder": "un file nella tua cartella dei dati",
    "a file or the output": "un file o l’output",
    "a table of data": "una tabella di dati",
    "a whole number of at least {least}": "un numero intero di almeno {least}",
    "all at once": "tutte insieme",
    "all others": "tutti gli altri",
    "all their cards": "tutte le carte",
    "another commitment was shown before the deal: found {commitment}": "prima della distribuzione è stato mostrato un altro impegno: trovato {commitment}",
    "another server is using the database {database}: expected one server a file, or PostgreSQL for several": "un altro server usa la banca dati {database}: ci si aspetta un solo server per file, o PostgreSQL per diversi",
    "as your system does": "quella del tuo sistema",
    "cannot listen at {host}, port {port}: {reason}": "impossibile ascoltare su {host}, porta {port}: {reason}",
    "checking": "controllo",
    "commitment {commitment}, {given} of {seats} seats threw something in": "impegno {commitment}, {given} posti su {seats} ci hanno messo del loro",
    "everyone": "tutti",
    "expected a number from {least} to {most}, got {given!r}": "serve un numero da {least} a {most}, non {given!r}",
    "expected a whole number of at least 0 or 64 hexadecimal digits, got {given!r}": "serve un intero di almeno 0 o 64 cifre esadecimali, non {given!r}",
    "expected a whole number of at least 1, got {given}": "serve un intero di almeno 1, non {given}",
    "expected a whole number, got {given!r}": "serve un numero intero, non {given!r}",
    "expected {verb} and a number up to {most}, got {typed}": "servono {verb} e un numero fino a {most}, non {typed}",
    "expected {verb} and one card, got {typed}": "servono {verb} e una carta, non {typed}",
    "expected {verb} and one to {most} cards, got {typed}": "servono {verb} e da una a {most} carte, non {typed}",
    "expected {verb} and the name of a card, got {typed}": "servono {verb} e il nome di una carta, non {typed}",
    "expected {verb} and the name of a card, or {other}, got {typed}": "servono {verb} e il nome di una carta, o {other}, non {typed}",
    "four cards": "quattro carte",
    "four points": "quattro punti",
    "four turns": "quattro turni",
    "half of their cards": "la metà delle carte",
    "name the game first: {command} {games}, then {flag}": "prima di’ il gioco: {command} {games}, poi {flag}",
    "one card": "una carta",
    "one point": "un punto",
    "one turn": "un turno",
    "own {option}": "{option} su misura",
    "round": "giro",
    "stammtisch play GAME to play, stammtisch rules GAME for its rulebook.": "stammtisch play GIOCO per giocare, stammtisch rules GIOCO per il regolamento.",
    "the bomb's player": "chi ha giocato la bomba",
    "the chosen player": "il giocatore nominato",
    "the database has layout {layout}, of a later version of Stammtisch: expected at most {most}": "la banca dati ha la struttura {layout}, di una versione successiva di Stammtisch: ci si aspetta al massimo {most}",
    "the database {database} cannot be opened: {reason}": "impossibile aprire la banca dati {database}: {reason}",
    "the left neighbour": "il vicino di sinistra",
    "the move names more cards than are asked for": "la mossa nomina più carte di quante ne servono",
    "the proof is right: {fair}": "la prova è giusta: {fair}",
    "the record does not say how its seed came about: expected a line of the type fair": "la registrazione non dice come è nato il suo seme: serve una riga del tipo fair",
    "the right neighbour": "il vicino di destra",
    "the seed that follows is {seed}": "il seme che ne segue è {seed}",
    "there is no bot {name}: expected {either}": "non c’è il bot {name}: a scelta {either}",
    "there is no bot {name}: expected {either}; did you mean {near}?": "non c’è il bot {name}: a scelta {either}; intendevi {near}?",
    "there is no card {card}: expected {form}, such as {example}": "non c’è la carta {card}: le carte si scrivono come {example}",
    "there is no card {card}: expected {form}, such as {example}; did you mean {near}?": "non c’è la carta {card}: le carte si scrivono come {example}; intendevi {near}?",
    "there is no paragraph {number} in {game}: expected {first} to {last}": "non c’è il paragrafo {number} in {game}: vanno da {first} a {last}",
    "this is a bug in Stammtisch, not your fault: {fault}": "è un errore di Stammtisch, non tuo: {fault}",
    "three cards": "tre carte",
    "three points": "tre punti",
    "three turns": "tre turni",
    "total": "totale",
    "two cards": "due carte",
    "two points": "due punti",
    "two turns": "due turni",
    "whoever holds the most cards": "chi ha più carte",
    "whoever leads": "chi è in testa",
    "{game} is a game: expected 'stammtisch play {game}' or 'stammtisch rules {game}'": "{game} è un gioco: scrivi 'stammtisch play {game}' o 'stammtisch rules {game}'",
    "{game} with {people}": "{game} con {people}",
    "{least}–{most} players, {minutes} minutes": "{least}–{most} giocatori, {minutes} minuti",
    "{message}. Help: {command} --help": "{message}. Aiuto: {command} --help",
    "{name} is dealt ": "{name} riceve ",
    "{n} match, all right": "{n} partita, tutto a posto",
    "{n} matches, all right": "{n} partite, tutto a posto",
    "{value} is not one of {choices}": "{value} qui non esiste; a scelta {choices}",
    "{where} cannot be read or written: {reason}": "{where} non si può né leggere né scrivere: {reason}",
    "{who} draw {amount}": "{who}: pescare {amount}",
    "{who} draws {amount}": "{who}: pescare {amount}",
    "{who} gain {amount}": "{who}: guadagnare {amount}",
    "{who} gains {amount}": "{who}: guadagnare {amount}",
    "{who} lose {amount}": "{who}: perdere {amount}",
    "{who} lose {amount} at random": "{who}: perdere {amount} a caso",
    "{who} loses {amount}": "{who}: perdere {amount}",
    "{who} loses {amount} at random": "{who}: perdere {amount} a caso",
    "{who} miss {amount}": "{who}: saltare {amount}",
    "{who} misses {amount}": "{who}: saltare {amount}",
    "{who} pay {amount} at random to the bomb's player": "{who}: pagare {amount} a caso a chi ha giocato la bomba",
    "{who} pays {amount} at random to the bomb's player": "{who}: pagare {amount} a caso a chi ha giocato la bomba",
    "{who} throw away {amount}": "{who}: buttare {amount}",
    "{who} throw away {amount} of their own choice": "{who}: buttare {amount} a scelta",
    "{who} throws away {amount}": "{who}: buttare {amount}",
    "{who} throws away {amount} of their own choice": "{who}: buttare {amount} a scelta",
}
