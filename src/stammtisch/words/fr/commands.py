"""What the command line says, in French."""

WORDS = {
    " or ": " ou ",
    "--seat and --open contradict each other: expected one of them, or neither": "--seat et --open se contredisent : l’un des deux, ou aucun",
    "A file that --record wrote.": "Un fichier écrit par --record.",
    "A further site whose pages may talk to this server.": "Un autre site dont les pages peuvent parler à ce serveur.",
    "ADDRESS": "ADRESSE",
    "Arguments": "Arguments",
    "At the table": "À la table",
    "At which port; 0 takes any free one.": "À quel port ; 0 en prend un libre.",
    "COMMAND [ARGS]...": "COMMANDE [ARGUMENTS]...",
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
        "Vérifier un enregistrement, ou la preuve d’une donne honnête.\n"
        "\n"
        "Chaque partie d’un enregistrement est rejouée et chaque ligne comparée. Si les\n"
        "cartes ont été données à une table, la donne en fait partie : le secret doit\n"
        "être celui sur lequel la table s’était engagée, et la graine doit découler de\n"
        "lui et de ce que les joueurs y ont ajouté.\n"
        "\n"
        "Dit que tout est juste, ou quelle est la première ligne impossible ; le\n"
        "code de sortie est alors 1."
    ),
    "Choose a game and play it against the house, here in the terminal.": "Choisir un jeu et le jouer contre la maison, ici dans le terminal.",
    "Commands": "Commandes",
    "DAYS": "JOURS",
    "Details are in {file}": "Les détails sont dans {file}",
    "Example: stammtisch play gaunerbande --players 4 --name Ada": "Exemple : stammtisch play gaunerbande --players 4 --name Ada",
    "FILE": "FICHIER",
    "Find out which bot is better, and by how much.": "Découvrir quel bot est le meilleur, et de combien (en anglais).",
    "For others in your network: {address}": "Pour les autres sur ton réseau : {address}",
    "GAME": "JEU",
    "GAME [OPTIONS]": "JEU [OPTIONS]",
    "Games": "Jeux",
    "Go on with the unfinished match of this file.": "Continuer la partie inachevée de ce fichier.",
    "Goodbye.": "Salut.",
    "Got unexpected extra argument(s) ({rest})": "Argument(s) en trop ({rest})",
    "HASH": "EMPREINTE",
    "How long a table is kept after its last move, a third of that if no match was finished; 0: for ever.": (
        "Combien de temps une table est gardée après son dernier coup, le tiers si aucune partie n’a été "
        "finie ; 0 : toujours."
    ),
    "How long the house thinks: 0 not at all, 2 twice as long.": "Combien de temps la maison réfléchit : 0 pas du tout, 2 deux fois plus.",
    "How many sit at the table, LEAST to MOST.": "Combien sont à la table, de LEAST à MOST.",
    "How well the house plays: lehrling, geselle, meister, or meister:1000ms to let it think longer.": (
        "La force de la maison : lehrling, geselle, meister, ou meister:1000ms pour qu’elle réfléchisse plus longtemps."
    ),
    "How you are called at the table.": "Ton nom à la table.",
    "In the lab": "Au laboratoire",
    "Install completion for the current shell.": "Installer la complétion pour ce shell.",
    "Invalid value for {option}: {reason}": "Valeur incorrecte pour {option} : {reason}",
    "Its details could not be written to a file": "Les détails n’ont pas pu être écrits dans un fichier",
    "Its name, as `stammtisch games` shows it.": "Son nom, tel que `stammtisch games` le montre.",
    "JSON/FILE": "JSON/FICHIER",
    "LEVEL": "NIVEAU",
    "Let bots play a game many times and see what comes of it.": "Faire jouer un jeu de nombreuses fois par des bots et voir ce qu’il en sort (en anglais).",
    "Log one JSON object per line.": "Journal : un objet JSON par ligne.",
    "Match {match} of {count}": "Partie {match} sur {count}",
    "Messages a second per connection; 0: no limit.": "Messages par seconde et par connexion ; 0 : sans limite.",
    "Missing argument {argument}": "Il manque {argument}",
    "Missing option {option}": "Il manque l’option {option}",
    "NAME": "NOM",
    "NUMBER": "NOMBRE",
    "No such command {command}": "Il n’y a pas de commande {command}",
    "No such option: {option}": "Il n’y a pas d’option {option}",
    "No such option: {option} (Possible options: {options})": "Il n’y a pas d’option {option} (peut-être : {options})",
    "Only this paragraph, such as GB-12.": "Ce paragraphe seulement, par exemple GB-12.",
    "Open a browser window.": "Ouvrir une fenêtre du navigateur.",
    "Option {option} does not take a value": "L’option {option} ne prend pas de valeur",
    "Option {option} requires an argument": "L’option {option} demande une valeur",
    "Options": "Options",
    "Options of the game": "Options du jeu",
    "Play TITLE against the house, here in the terminal.": "Jouer à TITLE contre la maison, ici dans le terminal.",
    "Play a game against the house, here in the terminal.": "Jouer à un jeu contre la maison, ici dans le terminal.",
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
        "Des jeux de cartes allemands pour fripons : à jouer, à étudier, à détourner.\n"
        "\n"
        "Sans commande, la table est mise et s’ouvre dans ton navigateur :\n"
        "tout de suite contre des bots, ou avec des amis. Dans le terminal :\n"
        "\n"
        "  stammtisch menu\n"
        "  stammtisch rules gaunerbande\n"
        "  stammtisch play gaunerbande"
    ),
    "Records": "Enregistrements",
    "Say which version this is.": "Dire de quelle version il s’agit.",
    "Seat {seat}": "Place {seat}",
    (
        "Serve tables to browsers, for an evening or for good.\n"
        "\n"
        "Matches are kept on disk and survive a restart. Health is at /health,\n"
        "numbers for Prometheus are at /metrics:\n"
        "\n"
        "  stammtisch serve --host 0.0.0.0 --port 80 --log-json"
    ): (
        "Servir des tables aux navigateurs, pour un soir ou pour de bon.\n"
        "\n"
        "Les parties sont gardées sur le disque et survivent à un redémarrage.\n"
        "L’état est sous /health, les chiffres pour Prometheus sous /metrics :\n"
        "\n"
        "  stammtisch serve --host 0.0.0.0 --port 80 --log-json"
    ),
    "Setting the table. Ctrl-C ends it; matches that are not over go on next time.": "On met la table. Ctrl-C y met fin ; les parties inachevées reprennent la prochaine fois.",
    "Show completion for the current shell, to copy it or customize the installation.": "Montrer la complétion pour ce shell, à copier ou à adapter.",
    (
        "Show the rulebook of a game.\n"
        "\n"
        "Every rule has a number. When a move is refused, the number behind the\n"
        "reason leads here:\n"
        "\n"
        "  stammtisch rules gaunerbande --paragraph GB-12"
    ): (
        "Montrer les règles d’un jeu.\n"
        "\n"
        "Chaque règle a un numéro. Quand un coup est refusé, le numéro qui suit la\n"
        "raison mène ici :\n"
        "\n"
        "  stammtisch rules gaunerbande --paragraph GB-12"
    ),
    "Show this message and exit.": "Montrer cette aide.",
    "Show which games there are, with their options and variants.": "Montrer les jeux, avec leurs options et leurs variantes.",
    "So many lines a second.": "Combien de lignes par seconde.",
    "Switch on a variant by its name; may be repeated.": "Activer une variante par son nom ; peut se répéter.",
    (
        "Tell a recorded match in words.\n"
        "\n"
        "Trick by trick, with the score sheet after each round, as a spectator\n"
        "would have seen it. With --seat or --open you are told more:\n"
        "\n"
        "  stammtisch replay evening.jsonl --match 3 --open --speed 2"
    ): (
        "Raconter une partie enregistrée.\n"
        "\n"
        "Pli par pli, avec la feuille de score après chaque manche, comme un spectateur\n"
        "l’aurait vue. Avec --seat ou --open, tu en apprends davantage :\n"
        "\n"
        "  stammtisch replay evening.jsonl --match 3 --open --speed 2"
    ),
    "Tell every secret too: all hands, all cards passed on.": "Raconter aussi tous les secrets : toutes les mains, toutes les cartes passées.",
    "Tell it as this seat knew it, from 0.": "La raconter telle que cette place l’a vécue, à partir de 0.",
    "The language to speak, for any command.": "La langue à parler, pour toutes les commandes.",
    "The match is over: {reason}.": "La partie est finie : {reason}.",
    "The record breaks off here.": "L’enregistrement s’arrête ici.",
    "The same seed gives the same cards again.": "La même graine redonne les mêmes cartes.",
    "The table is set: {address}": "La table est mise : {address}",
    "Type ? at any time while you play, and you are told what can be done.": "Tape ? à tout moment pendant le jeu, et l’on te dit ce que tu peux faire.",
    "Usage: ": "Usage : ",
    "Usual: {default}.": "D’usage : {default}.",
    "Variant.": "Variante.",
    "What the table showed before the deal.": "Ce que la table a montré avant la donne.",
    "Where matches are kept, as SQLAlchemy writes it.": "Où les parties sont gardées, à la manière de SQLAlchemy.",
    "Where to listen.": "Où écouter.",
    "Which match, if the file has several.": "Quelle partie, si le fichier en a plusieurs.",
    "Write the match to this file, to replay it later.": "Écrire la partie dans ce fichier, pour la revoir plus tard.",
    "[OPTIONS]": "[OPTIONS]",
    "[default: {}]": "[par défaut : {}]",
    "[required]": "[obligatoire]",
    "a fair deal: {fair}": "une donne honnête : {fair}",
    "a file in your data folder": "un fichier dans ton dossier de données",
    "a file or the output": "un fichier ou la sortie",
    "a table of data": "un tableau de données",
    "a whole number of at least {least}": "un nombre entier d’au moins {least}",
    "all at once": "toutes d’un coup",
    "all others": "tous les autres",
    "all their cards": "toutes les cartes",
    "another commitment was shown before the deal: found {commitment}": "un autre engagement a été montré avant la donne : trouvé {commitment}",
    "another server is using the database {database}: expected one server a file, or PostgreSQL for several": "un autre serveur utilise la base de données {database} : un seul serveur par fichier est attendu, ou PostgreSQL pour plusieurs",
    "as your system does": "celle de ton système",
    "cannot listen at {host}, port {port}: {reason}": "impossible d’écouter sur {host}, port {port} : {reason}",
    "checking": "vérification",
    "commitment {commitment}, {given} of {seats} seats threw something in": "engagement {commitment}, {given} places sur {seats} y ont ajouté du hasard",
    "everyone": "tout le monde",
    "expected a number from {least} to {most}, got {given!r}": "il faut un nombre de {least} à {most}, pas {given!r}",
    "expected a whole number of at least 0 or 64 hexadecimal digits, got {given!r}": "il faut un entier d’au moins 0 ou 64 chiffres hexadécimaux, pas {given!r}",
    "expected a whole number of at least 1, got {given}": "il faut un entier d’au moins 1, pas {given}",
    "expected a whole number, got {given!r}": "il faut un nombre entier, pas {given!r}",
    "expected {verb} and a number up to {most}, got {typed}": "il faut {verb} et un nombre jusqu’à {most}, pas {typed}",
    "expected {verb} and one card, got {typed}": "il faut {verb} et une carte, pas {typed}",
    "expected {verb} and one to {most} cards, got {typed}": "il faut {verb} et une à {most} cartes, pas {typed}",
    "expected {verb} and the name of a card, got {typed}": "il faut {verb} et le nom d’une carte, pas {typed}",
    "expected {verb} and the name of a card, or {other}, got {typed}": "il faut {verb} et le nom d’une carte, ou {other}, pas {typed}",
    "four cards": "quatre cartes",
    "four points": "quatre points",
    "four turns": "quatre tours",
    "half of their cards": "la moitié des cartes",
    "name the game first: {command} {games}, then {flag}": "nomme d’abord le jeu : {command} {games}, puis {flag}",
    "one card": "une carte",
    "one point": "un point",
    "one turn": "un tour",
    "own {option}": "{option} sur mesure",
    "round": "manche",
    "stammtisch play GAME to play, stammtisch rules GAME for its rulebook.": "stammtisch play JEU pour jouer, stammtisch rules JEU pour ses règles.",
    "the bomb's player": "qui a joué la bombe",
    "the chosen player": "le joueur nommé",
    "the database has layout {layout}, of a later version of Stammtisch: expected at most {most}": "la base de données a la structure {layout}, d’une version ultérieure de Stammtisch : {most} au plus est attendu",
    "the database {database} cannot be opened: {reason}": "impossible d’ouvrir la base de données {database} : {reason}",
    "the left neighbour": "le voisin de gauche",
    "the move names more cards than are asked for": "le coup nomme plus de cartes qu’il n’en est demandé",
    "the proof is right: {fair}": "la preuve est juste : {fair}",
    "the record does not say how its seed came about: expected a line of the type fair": "l’enregistrement ne dit pas d’où vient sa graine : il faut une ligne du type fair",
    "the right neighbour": "le voisin de droite",
    "the seed that follows is {seed}": "la graine qui en découle est {seed}",
    "there is no bot {name}: expected {either}": "il n’y a pas de bot {name} : au choix {either}",
    "there is no bot {name}: expected {either}; did you mean {near}?": "il n’y a pas de bot {name} : au choix {either} ; voulais-tu dire {near} ?",
    "there is no card {card}: expected {form}, such as {example}": "il n’y a pas de carte {card} : les cartes s’écrivent comme {example}",
    "there is no card {card}: expected {form}, such as {example}; did you mean {near}?": "il n’y a pas de carte {card} : les cartes s’écrivent comme {example} ; voulais-tu dire {near} ?",
    "there is no paragraph {number} in {game}: expected {first} to {last}": "il n’y a pas de paragraphe {number} dans {game} : ils vont de {first} à {last}",
    "this is a bug in Stammtisch, not your fault: {fault}": "c’est une erreur de Stammtisch, pas la tienne : {fault}",
    "three cards": "trois cartes",
    "three points": "trois points",
    "three turns": "trois tours",
    "total": "total",
    "two cards": "deux cartes",
    "two points": "deux points",
    "two turns": "deux tours",
    "whoever holds the most cards": "qui a le plus de cartes",
    "whoever leads": "qui mène",
    "{game} is a game: expected 'stammtisch play {game}' or 'stammtisch rules {game}'": "{game} est un jeu : tape 'stammtisch play {game}' ou 'stammtisch rules {game}'",
    "{game} with {people}": "{game} avec {people}",
    "{least}–{most} players, {minutes} minutes": "{least}–{most} joueurs, {minutes} minutes",
    "{message}. Help: {command} --help": "{message}. Aide : {command} --help",
    "{name} is dealt ": "{name} reçoit ",
    "{n} match, all right": "{n} partie, tout est juste",
    "{n} matches, all right": "{n} parties, tout est juste",
    "{value} is not one of {choices}": "{value} n’existe pas ici ; au choix {choices}",
    "{where} cannot be read or written: {reason}": "{where} ne peut être ni lu ni écrit : {reason}",
    "{who} draw {amount}": "{who} : piocher {amount}",
    "{who} draws {amount}": "{who} : piocher {amount}",
    "{who} gain {amount}": "{who} : gagner {amount}",
    "{who} gains {amount}": "{who} : gagner {amount}",
    "{who} lose {amount}": "{who} : perdre {amount}",
    "{who} lose {amount} at random": "{who} : perdre {amount} au hasard",
    "{who} loses {amount}": "{who} : perdre {amount}",
    "{who} loses {amount} at random": "{who} : perdre {amount} au hasard",
    "{who} miss {amount}": "{who} : passer {amount}",
    "{who} misses {amount}": "{who} : passer {amount}",
    "{who} pay {amount} at random to the bomb's player": "{who} : payer {amount} au hasard à qui a joué la bombe",
    "{who} pays {amount} at random to the bomb's player": "{who} : payer {amount} au hasard à qui a joué la bombe",
    "{who} throw away {amount}": "{who} : jeter {amount}",
    "{who} throw away {amount} of their own choice": "{who} : jeter {amount} au choix",
    "{who} throws away {amount}": "{who} : jeter {amount}",
    "{who} throws away {amount} of their own choice": "{who} : jeter {amount} au choix",
}
