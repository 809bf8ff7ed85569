"""What the command doctor says, in German."""

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
        "Tische mit beschädigtem Protokoll finden und heilen.\n"
        "\n"
        "Jeder Tisch einer Datenbank wird aus seinem Protokoll neu aufgebaut. Geändert\n"
        "wird nur, wenn du darum bittest; ein Server darf dabei weiterlaufen.\n"
        "\n"
        "Mit --mend behält jeder beschädigte Tisch seinen längsten heilen Anfang. Was\n"
        "danach kommt, wird nicht gelöscht, sondern kommt in eine eigene Tabelle\n"
        "derselben Datenbank, wo --show und --export es finden. Dazu muss der Server\n"
        "angehalten sein:\n"
        "\n"
        "  stammtisch doctor tables.db --mend\n"
        "\n"
        "Der Rückgabewert ist 1, wenn etwas beschädigt ist und nicht geheilt wurde."
    ),
    "CODE": "CODE",
    "DATABASE": "DATENBANK",
    "Keep what is whole, and take the rest out of the way.": "Behalten, was heil ist, und den Rest beiseitelegen.",
    "Say it in JSON, for programs.": "Als JSON, für Programme.",
    "Show the lines that were taken away from this table.": "Die Zeilen zeigen, die diesem Tisch weggenommen wurden.",
    "Taken away on {when}: {why}": "Weggenommen am {when}: {why}",
    "The file of a database, or its URL as SQLAlchemy writes it.": "Die Datei einer Datenbank oder ihre URL, wie SQLAlchemy sie schreibt.",
    "To keep what is whole of them: {command}": "Um zu behalten, was daran heil ist: {command}",
    "What was taken away is kept: {command}": "Was weggenommen wurde, ist aufgehoben: {command}",
    "Write all lines that were taken away to this file, one JSON object each.": "Alle weggenommenen Zeilen in diese Datei schreiben, je ein JSON-Objekt.",
    "expected one of --mend, --show and --export, or none of them": "nur eins von --mend, --show und --export, oder keins",
    "line {number} cannot be read": "Zeile {number} ist unlesbar",
    "line {number} cannot follow on those before it": "Zeile {number} kann nicht auf die davor folgen",
    "line {number} cannot follow on those before it ({reason})": "Zeile {number} kann nicht auf die davor folgen ({reason})",
    "line {number} is missing": "Zeile {number} fehlt",
    "line {number} is unknown to this version, and perhaps of a newer one": "Zeile {number} kennt diese Version nicht, vielleicht ist sie von einer neueren",
    "nothing was taken away from a table {code}": "einem Tisch {code} wurde nichts weggenommen",
    "the file itself is damaged, and only a backup helps: {reason}": "die Datei selbst ist beschädigt, da hilft nur eine Sicherung: {reason}",
    "the first line is missing, or does not open this table": "die erste Zeile fehlt oder eröffnet nicht diesen Tisch",
    "the number {number} is there twice": "die Nummer {number} gibt es zweimal",
    "there is no file {file}": "die Datei {file} gibt es nicht",
    "{database} holds no tables of Stammtisch": "in {database} sind keine Tische von Stammtisch",
    "{database} is no address of a database": "{database} ist keine Adresse einer Datenbank",
    "{file} is a folder: expected a database": "{file} ist ein Ordner: nötig ist eine Datenbank",
    "{file} is no database": "{file} ist keine Datenbank",
    "{file} is there already: expected the name of a new file": "{file} gibt es schon: nötig ist der Name einer neuen Datei",
    "{n} line was taken away, {whole} kept": "{n} Zeile weggenommen, {whole} behalten",
    "{n} lines were taken away, {whole} kept": "{n} Zeilen weggenommen, {whole} behalten",
    "{n} line written to {file}": "{n} Zeile in {file} geschrieben",
    "{n} lines written to {file}": "{n} Zeilen in {file} geschrieben",
    "{n} table, damaged: {damaged}": "{n} Tisch, beschädigt: {damaged}",
    "{n} tables, damaged: {damaged}": "{n} Tische, beschädigt: {damaged}",
    "{n} table, whole": "{n} Tisch, heil",
    "{n} tables, all whole": "{n} Tische, alle heil",
    "{whole} of {n} line can be kept": "{whole} von {n} Zeile lässt sich behalten",
    "{whole} of {n} lines can be kept": "{whole} von {n} Zeilen lassen sich behalten",
    "a server is using {database}: expected it to be stopped": "ein Server benutzt {database}: er muss erst angehalten werden",
    "{database} is of a later version of Stammtisch: its layout is {number}, expected at most {known}": "{database} ist von einer späteren Version von Stammtisch: Aufbau {number}, möglich ist höchstens {known}",
    "a server has this table open, and it stays as it is": "ein Server hat diesen Tisch offen, er bleibt, wie er ist",
}
