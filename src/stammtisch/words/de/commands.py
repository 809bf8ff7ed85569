"""What the command line says, in German."""

WORDS = {
    " or ": " oder ",
    "--seat and --open contradict each other: expected one of them, or neither": "--seat und --open widersprechen sich: nur eins davon, oder keins",
    "A file that --record wrote.": "Eine Datei, die --record geschrieben hat.",
    "A further site whose pages may talk to this server.": "Eine weitere Seite, die mit diesem Server sprechen darf.",
    "ADDRESS": "ADRESSE",
    "Arguments": "Argumente",
    "At the table": "Am Tisch",
    "At which port; 0 takes any free one.": "An welchem Port; 0 nimmt irgendeinen freien.",
    "COMMAND [ARGS]...": "BEFEHL [ARGUMENTE]...",
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
        "Eine Aufzeichnung prüfen oder den Beweis, dass ehrlich gegeben wurde.\n"
        "\n"
        "Jede Partie einer Aufzeichnung wird nachgespielt, jede Zeile verglichen.\n"
        "Wurde an einem Tisch gegeben, gehört das Geben dazu: Das Geheimnis muss das\n"
        "sein, auf das sich der Tisch festgelegt hat, und der Startwert muss aus ihm\n"
        "folgen und aus dem, was die Spieler dazugeworfen haben.\n"
        "\n"
        "Sagt, dass alles stimmt, oder welche Zeile die erste ist, die nicht sein\n"
        "kann; dann ist der Rückgabewert 1."
    ),
    "Choose a game and play it against the house, here in the terminal.": "Ein Spiel aussuchen und hier im Terminal gegen das Haus spielen.",
    "Commands": "Befehle",
    "DAYS": "TAGE",
    "Details are in {file}": "Näheres steht in {file}",
    "Example: stammtisch play gaunerbande --players 4 --name Ada": "Beispiel: stammtisch play gaunerbande --players 4 --name Ada",
    "FILE": "DATEI",
    "Find out which bot is better, and by how much.": "Herausfinden, welcher Bot besser ist und um wie viel (auf Englisch).",
    "For others in your network: {address}": "Für andere in deinem Netz: {address}",
    "GAME": "SPIEL",
    "GAME [OPTIONS]": "SPIEL [OPTIONEN]",
    "Games": "Spiele",
    "Go on with the unfinished match of this file.": "Mit der angefangenen Partie aus dieser Datei weitermachen.",
    "Goodbye.": "Tschüss.",
    "Got unexpected extra argument(s) ({rest})": "Unerwartet: {rest}",
    "HASH": "FINGERABDRUCK",
    "How long a table is kept after its last move, a third of that if no match was finished; 0: for ever.": (
        "Wie lange ein Tisch nach dem letzten Zug bleibt, ein Drittel davon, wenn keine Partie zu Ende kam; 0: für immer."
    ),
    "How long the house thinks: 0 not at all, 2 twice as long.": "Wie lange das Haus überlegt: 0 gar nicht, 2 doppelt so lang.",
    "How many sit at the table, LEAST to MOST.": "Wie viele am Tisch sitzen, LEAST bis MOST.",
    "How well the house plays: lehrling, geselle, meister, or meister:1000ms to let it think longer.": "Wie gut das Haus spielt: lehrling, geselle, meister, oder meister:1000ms, damit es länger überlegt.",
    "How you are called at the table.": "Wie du am Tisch heißt.",
    "In the lab": "Im Labor",
    "Install completion for the current shell.": "Vervollständigung für diese Shell einrichten.",
    "Invalid value for {option}: {reason}": "Falscher Wert für {option}: {reason}",
    "Its details could not be written to a file": "Näheres konnte in keine Datei geschrieben werden",
    "Its name, as `stammtisch games` shows it.": "Sein Name, wie `stammtisch games` ihn zeigt.",
    "JSON/FILE": "JSON/DATEI",
    "LEVEL": "STÄRKE",
    "Let bots play a game many times and see what comes of it.": "Bots ein Spiel viele Male spielen lassen und sehen, was herauskommt (auf Englisch).",
    "Log one JSON object per line.": "Ein JSON-Objekt je Zeile protokollieren.",
    "Match {match} of {count}": "Partie {match} von {count}",
    "Messages a second per connection; 0: no limit.": "Nachrichten je Sekunde und Verbindung; 0: keine Grenze.",
    "Missing argument {argument}": "Es fehlt {argument}",
    "Missing option {option}": "Es fehlt die Option {option}",
    "NAME": "NAME",
    "NUMBER": "ZAHL",
    "No such command {command}": "Den Befehl {command} gibt es nicht",
    "No such option: {option}": "Die Option {option} gibt es nicht",
    "No such option: {option} (Possible options: {options})": "Die Option {option} gibt es nicht (gemeint vielleicht: {options})",
    "Only this paragraph, such as GB-12.": "Nur dieser Paragraph, etwa GB-12.",
    "Open a browser window.": "Ein Browserfenster öffnen.",
    "Option {option} does not take a value": "Die Option {option} nimmt keinen Wert",
    "Option {option} requires an argument": "Die Option {option} braucht einen Wert",
    "Options": "Optionen",
    "Options of the game": "Optionen des Spiels",
    "Play TITLE against the house, here in the terminal.": "TITLE hier im Terminal gegen das Haus spielen.",
    "Play a game against the house, here in the terminal.": "Ein Spiel hier im Terminal gegen das Haus spielen.",
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
        "Durchtriebene deutsche Kartenspiele: zum Spielen, Studieren und Verbiegen.\n"
        "\n"
        "Ohne Befehl deckt es den Tisch und öffnet ihn in deinem Browser:\n"
        "gleich gegen Bots oder mit Freunden. Im Terminal:\n"
        "\n"
        "  stammtisch menu\n"
        "  stammtisch rules gaunerbande\n"
        "  stammtisch play gaunerbande"
    ),
    "Records": "Aufzeichnungen",
    "Say which version this is.": "Sagen, welche Version das ist.",
    "Seat {seat}": "Platz {seat}",
    (
        "Serve tables to browsers, for an evening or for good.\n"
        "\n"
        "Matches are kept on disk and survive a restart. Health is at /health,\n"
        "numbers for Prometheus are at /metrics:\n"
        "\n"
        "  stammtisch serve --host 0.0.0.0 --port 80 --log-json"
    ): (
        "Tische für Browser bereitstellen, für einen Abend oder für immer.\n"
        "\n"
        "Partien liegen auf der Platte und überstehen einen Neustart. Ob alles läuft,\n"
        "sagt /health, Zahlen für Prometheus stehen unter /metrics:\n"
        "\n"
        "  stammtisch serve --host 0.0.0.0 --port 80 --log-json"
    ),
    "Setting the table. Ctrl-C ends it; matches that are not over go on next time.": "Der Tisch wird gedeckt. Strg-C hebt ihn auf; was nicht zu Ende ist, geht beim nächsten Mal weiter.",
    "Show completion for the current shell, to copy it or customize the installation.": "Vervollständigung für diese Shell zeigen, zum Kopieren oder Anpassen.",
    (
        "Show the rulebook of a game.\n"
        "\n"
        "Every rule has a number. When a move is refused, the number behind the\n"
        "reason leads here:\n"
        "\n"
        "  stammtisch rules gaunerbande --paragraph GB-12"
    ): (
        "Das Regelbuch eines Spiels zeigen.\n"
        "\n"
        "Jede Regel hat eine Nummer. Wird ein Zug abgelehnt, führt die Nummer hinter\n"
        "dem Grund hierher:\n"
        "\n"
        "  stammtisch rules gaunerbande --paragraph GB-12"
    ),
    "Show this message and exit.": "Diese Hilfe zeigen.",
    "Show which games there are, with their options and variants.": "Zeigen, welche Spiele es gibt, mit ihren Optionen und Varianten.",
    "So many lines a second.": "So viele Zeilen in der Sekunde.",
    "Switch on a variant by its name; may be repeated.": "Eine Variante mit ihrem Namen einschalten; auch mehrmals.",
    (
        "Tell a recorded match in words.\n"
        "\n"
        "Trick by trick, with the score sheet after each round, as a spectator\n"
        "would have seen it. With --seat or --open you are told more:\n"
        "\n"
        "  stammtisch replay evening.jsonl --match 3 --open --speed 2"
    ): (
        "Eine aufgezeichnete Partie in Worten erzählen.\n"
        "\n"
        "Stich für Stich, mit dem Wertungsblock nach jeder Runde, so wie ein Zuschauer\n"
        "es gesehen hätte. Mit --seat oder --open erfährst du mehr:\n"
        "\n"
        "  stammtisch replay evening.jsonl --match 3 --open --speed 2"
    ),
    "Tell every secret too: all hands, all cards passed on.": "Auch jedes Geheimnis erzählen: alle Hände, alle weitergegebenen Karten.",
    "Tell it as this seat knew it, from 0.": "So erzählen, wie dieser Platz es wusste, ab 0 gezählt.",
    "The language to speak, for any command.": "Die Sprache, für jeden Befehl.",
    "The match is over: {reason}.": "Das Spiel ist aus: {reason}.",
    "The record breaks off here.": "Hier bricht die Aufzeichnung ab.",
    "The same seed gives the same cards again.": "Derselbe Startwert gibt wieder dieselben Karten.",
    "The table is set: {address}": "Der Tisch ist gedeckt: {address}",
    "Type ? at any time while you play, and you are told what can be done.": "Tipp beim Spielen jederzeit ?, und du erfährst, was du tun kannst.",
    "Usage: ": "Aufruf: ",
    "Usual: {default}.": "Üblich: {default}.",
    "Variant.": "Variante.",
    "What the table showed before the deal.": "Was der Tisch vor dem Geben gezeigt hat.",
    "Where matches are kept, as SQLAlchemy writes it.": "Wo Partien liegen, wie SQLAlchemy es schreibt.",
    "Where to listen.": "Unter welcher Adresse der Server zu erreichen ist.",
    "Which match, if the file has several.": "Welche Partie, wenn die Datei mehrere enthält.",
    "Write the match to this file, to replay it later.": "Die Partie in diese Datei schreiben, um sie später nachzuspielen.",
    "[OPTIONS]": "[OPTIONEN]",
    "[default: {}]": "[üblich: {}]",
    "[required]": "[nötig]",
    "a fair deal: {fair}": "ehrlich gegeben: {fair}",
    "a file in your data folder": "eine Datei in deinem Datenordner",
    "a file or the output": "eine Datei oder die Ausgabe",
    "a table of data": "eine Tabelle mit Daten",
    "a whole number of at least {least}": "eine ganze Zahl ab {least}",
    "all at once": "alle auf einmal",
    "all others": "alle anderen",
    "all their cards": "alle eigenen Karten",
    "another commitment was shown before the deal: found {commitment}": "vor dem Geben wurde ein anderer Fingerabdruck gezeigt: gefunden {commitment}",
    "another server is using the database {database}: expected one server a file, or PostgreSQL for several": "ein anderer Server benutzt die Datenbank {database}: erwartet wird ein Server je Datei, oder PostgreSQL für mehrere",
    "as your system does": "wie dein System",
    "cannot listen at {host}, port {port}: {reason}": "{host}, Port {port}, ist nicht zu haben: {reason}",
    "checking": "wird geprüft",
    "commitment {commitment}, {given} of {seats} seats threw something in": "Fingerabdruck {commitment}, {given} von {seats} Plätzen haben etwas dazugeworfen",
    "everyone": "alle",
    "expected a number from {least} to {most}, got {given!r}": "nötig ist eine Zahl von {least} bis {most}, nicht {given!r}",
    "expected a whole number of at least 0 or 64 hexadecimal digits, got {given!r}": "nötig ist eine ganze Zahl ab 0 oder 64 hexadezimale Ziffern, nicht {given!r}",
    "expected a whole number of at least 1, got {given}": "nötig ist eine ganze Zahl ab 1, nicht {given}",
    "expected a whole number, got {given!r}": "nötig ist eine ganze Zahl, nicht {given!r}",
    "expected {verb} and a number up to {most}, got {typed}": "nötig sind {verb} und eine Zahl bis {most}, nicht {typed}",
    "expected {verb} and one card, got {typed}": "nötig sind {verb} und eine Karte, nicht {typed}",
    "expected {verb} and one to {most} cards, got {typed}": "nötig sind {verb} und eine bis {most} Karten, nicht {typed}",
    "expected {verb} and the name of a card, got {typed}": "nötig sind {verb} und der Name einer Karte, nicht {typed}",
    "expected {verb} and the name of a card, or {other}, got {typed}": "nötig sind {verb} und der Name einer Karte, oder {other}, nicht {typed}",
    "four cards": "vier Karten",
    "four points": "vier Punkte",
    "four turns": "viermal",
    "half of their cards": "die Hälfte der Karten",
    "name the game first: {command} {games}, then {flag}": "nenn zuerst das Spiel: {command} {games}, dann {flag}",
    "one card": "eine Karte",
    "one point": "einen Punkt",
    "one turn": "einmal",
    "own {option}": "eigenes {option}",
    "round": "Runde",
    "stammtisch play GAME to play, stammtisch rules GAME for its rulebook.": "stammtisch play SPIEL zum Spielen, stammtisch rules SPIEL für das Regelbuch.",
    "the bomb's player": "wer die Bombe gespielt hat",
    "the chosen player": "wer genannt ist",
    "the database has layout {layout}, of a later version of Stammtisch: expected at most {most}": "die Datenbank hat den Aufbau {layout} einer späteren Version von Stammtisch: erwartet wird höchstens {most}",
    "the database {database} cannot be opened: {reason}": "die Datenbank {database} lässt sich nicht öffnen: {reason}",
    "the left neighbour": "der linke Nachbar",
    "the move names more cards than are asked for": "der Zug nennt mehr Karten, als gefragt sind",
    "the proof is right: {fair}": "der Beweis stimmt: {fair}",
    "the record does not say how its seed came about: expected a line of the type fair": "die Aufzeichnung sagt nicht, wie ihr Startwert entstand: nötig ist eine Zeile der Art fair",
    "the right neighbour": "der rechte Nachbar",
    "the seed that follows is {seed}": "der Startwert, der daraus folgt, ist {seed}",
    "there is no bot {name}: expected {either}": "den Bot {name} gibt es nicht: möglich ist {either}",
    "there is no bot {name}: expected {either}; did you mean {near}?": "den Bot {name} gibt es nicht: möglich ist {either}; meintest du {near}?",
    "there is no card {card}: expected {form}, such as {example}": "die Karte {card} gibt es nicht: geschrieben werden Karten etwa {example}",
    "there is no card {card}: expected {form}, such as {example}; did you mean {near}?": "die Karte {card} gibt es nicht: geschrieben werden Karten etwa {example}; meintest du {near}?",
    "there is no paragraph {number} in {game}: expected {first} to {last}": "den Paragraphen {number} gibt es in {game} nicht: es sind {first} bis {last}",
    "this is a bug in Stammtisch, not your fault: {fault}": "das ist ein Fehler in Stammtisch, nicht deiner: {fault}",
    "three cards": "drei Karten",
    "three points": "drei Punkte",
    "three turns": "dreimal",
    "total": "Summe",
    "two cards": "zwei Karten",
    "two points": "zwei Punkte",
    "two turns": "zweimal",
    "whoever holds the most cards": "wer die meisten Karten hat",
    "whoever leads": "wer führt",
    "{game} is a game: expected 'stammtisch play {game}' or 'stammtisch rules {game}'": "{game} ist ein Spiel: tipp 'stammtisch play {game}' oder 'stammtisch rules {game}'",
    "{game} with {people}": "{game} mit {people}",
    "{least}–{most} players, {minutes} minutes": "{least}–{most} Spieler, {minutes} Minuten",
    "{message}. Help: {command} --help": "{message}. Hilfe: {command} --help",
    "{name} is dealt ": "{name} bekommt ",
    "{n} match, all right": "{n} Partie, alles stimmt",
    "{n} matches, all right": "{n} Partien, alles stimmt",
    "{value} is not one of {choices}": "{value} gibt es hier nicht, nur {choices}",
    "{where} cannot be read or written: {reason}": "{where} kann nicht gelesen oder geschrieben werden: {reason}",
    "{who} draw {amount}": "{who}: {amount} ziehen",
    "{who} draws {amount}": "{who}: {amount} ziehen",
    "{who} gain {amount}": "{who}: {amount} bekommen",
    "{who} gains {amount}": "{who}: {amount} bekommen",
    "{who} lose {amount}": "{who}: {amount} verlieren",
    "{who} lose {amount} at random": "{who}: zufällig {amount} verlieren",
    "{who} loses {amount}": "{who}: {amount} verlieren",
    "{who} loses {amount} at random": "{who}: zufällig {amount} verlieren",
    "{who} miss {amount}": "{who}: {amount} aussetzen",
    "{who} misses {amount}": "{who}: {amount} aussetzen",
    "{who} pay {amount} at random to the bomb's player": "{who}: zufällig {amount} an den zahlen, der die Bombe gespielt hat",
    "{who} pays {amount} at random to the bomb's player": "{who}: zufällig {amount} an den zahlen, der die Bombe gespielt hat",
    "{who} throw away {amount}": "{who}: {amount} wegwerfen",
    "{who} throw away {amount} of their own choice": "{who}: {amount} eigener Wahl wegwerfen",
    "{who} throws away {amount}": "{who}: {amount} wegwerfen",
    "{who} throws away {amount} of their own choice": "{who}: {amount} eigener Wahl wegwerfen",
}
