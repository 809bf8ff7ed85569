"""What the command doctor says, in Italian."""

WORDS = {
    (
        "Find tables whose logs are damaged, and mend them.\n"
        "\n"
        "Every table of a database is built again from its log. Nothing is changed\n"
        "unless you ask for it, and a server may go on running meanwhile.\n"
        "\n"
        "With --mend each damaged table keeps its longest whole beginning. What\n"
        "comes after that is not deleted but put into a table of its own in the\n"
        "same database, where --show and --export find it. The server has to be\n"
        "stopped for that:\n"
        "\n"
        "  stammtisch doctor tables.db --mend\n"
        "\n"
        "The exit code is 1 if something is damaged and was not mended."
    ): (
        "Trovare i tavoli con il registro danneggiato, e ripararli.\n"
        "\n"
        "Ogni tavolo di una base di dati viene ricostruito dal suo registro. Nulla\n"
        "cambia se non lo chiedi, e intanto un server può continuare a girare.\n"
        "\n"
        "Con --mend ogni tavolo danneggiato conserva il suo inizio integro più lungo.\n"
        "Ciò che segue non viene cancellato, ma messo in una tabella a parte della\n"
        "stessa base, dove --show e --export lo trovano. Per questo il server dev’essere\n"
        "fermo:\n"
        "\n"
        "  stammtisch doctor tables.db --mend\n"
        "\n"
        "Il codice di uscita è 1 se qualcosa è danneggiato e non è stato riparato."
    ),
    "CODE": "CODICE",
    "DATABASE": "BASE",
    "Keep what is whole, and take the rest out of the way.": "Conservare ciò che è integro e mettere da parte il resto.",
    "Say it in JSON, for programs.": "In JSON, per i programmi.",
    "Show the lines that were taken away from this table.": "Mostrare le righe tolte a questo tavolo.",
    "Taken away on {when}: {why}": "Tolto il {when}: {why}",
    "The file of a database, or its URL as SQLAlchemy writes it.": "Il file di una base di dati, o la sua URL come la scrive SQLAlchemy.",
    "To keep what is whole of them: {command}": "Per conservare ciò che è integro: {command}",
    "What was taken away is kept: {command}": "Ciò che è stato tolto è conservato: {command}",
    "Write all lines that were taken away to this file, one JSON object each.": "Scrivere tutte le righe tolte in questo file, un oggetto JSON ciascuna.",
    "expected one of --mend, --show and --export, or none of them": "serve una sola tra --mend, --show e --export, o nessuna",
    "line {number} cannot be read": "la riga {number} è illeggibile",
    "line {number} cannot follow on those before it": "la riga {number} non può seguire le precedenti",
    "line {number} cannot follow on those before it ({reason})": "la riga {number} non può seguire le precedenti ({reason})",
    "line {number} is missing": "manca la riga {number}",
    "line {number} is unknown to this version, and perhaps of a newer one": "questa versione non conosce la riga {number}, forse è di una più recente",
    "nothing was taken away from a table {code}": "a un tavolo {code} non è stato tolto nulla",
    "the file itself is damaged, and only a backup helps: {reason}": "il file stesso è danneggiato, aiuta solo una copia di riserva: {reason}",
    "the first line is missing, or does not open this table": "la prima riga manca, o non apre questo tavolo",
    "the number {number} is there twice": "il numero {number} c’è due volte",
    "there is no file {file}": "il file {file} non esiste",
    "{database} holds no tables of Stammtisch": "in {database} non ci sono tavoli di Stammtisch",
    "{database} is no address of a database": "{database} non è l’indirizzo di una base di dati",
    "{file} is a folder: expected a database": "{file} è una cartella: serve una base di dati",
    "{file} is no database": "{file} non è una base di dati",
    "{file} is there already: expected the name of a new file": "{file} esiste già: serve il nome di un file nuovo",
    "{n} line was taken away, {whole} kept": "{n} riga tolta, {whole} conservate",
    "{n} lines were taken away, {whole} kept": "{n} righe tolte, {whole} conservate",
    "{n} line written to {file}": "{n} riga scritta in {file}",
    "{n} lines written to {file}": "{n} righe scritte in {file}",
    "{n} table, damaged: {damaged}": "{n} tavolo, danneggiato: {damaged}",
    "{n} tables, damaged: {damaged}": "{n} tavoli, danneggiati: {damaged}",
    "{n} table, whole": "{n} tavolo, integro",
    "{n} tables, all whole": "{n} tavoli, tutti integri",
    "{whole} of {n} line can be kept": "si può conservare {whole} di {n} riga",
    "{whole} of {n} lines can be kept": "si possono conservare {whole} di {n} righe",
    "a server is using {database}: expected it to be stopped": "un server sta usando {database}: prima va fermato",
    "{database} is of a later version of Stammtisch: its layout is {number}, expected at most {known}": "{database} è di una versione più recente di Stammtisch: struttura {number}, qui al massimo {known}",
    "a server has this table open, and it stays as it is": "un server ha questo tavolo aperto, che resta com’è",
}
