"""What the command doctor says, in French."""

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
        "Trouver les tables dont le journal est abîmé, et les réparer.\n"
        "\n"
        "Chaque table d’une base est reconstruite d’après son journal. Rien ne change\n"
        "sans que tu le demandes, et un serveur peut continuer à tourner.\n"
        "\n"
        "Avec --mend chaque table abîmée garde son plus long début intact. Ce qui suit\n"
        "n’est pas effacé, mais rangé à part dans la même base, où --show et --export\n"
        "le retrouvent. Pour cela il faut arrêter le serveur\N{NO-BREAK SPACE}:\n"
        "\n"
        "  stammtisch doctor tables.db --mend\n"
        "\n"
        "Le code de retour est 1 si quelque chose est abîmé et n’a pas été réparé."
    ),
    "CODE": "CODE",
    "DATABASE": "BASE",
    "Keep what is whole, and take the rest out of the way.": "Garder ce qui est intact et mettre le reste de côté.",
    "Say it in JSON, for programs.": "En JSON, pour les programmes.",
    "Show the lines that were taken away from this table.": "Montrer les lignes retirées à cette table.",
    "Taken away on {when}: {why}": "Retiré le {when} : {why}",
    "The file of a database, or its URL as SQLAlchemy writes it.": "Le fichier d’une base, ou son URL à la manière de SQLAlchemy.",
    "To keep what is whole of them: {command}": "Pour en garder ce qui est intact : {command}",
    "What was taken away is kept: {command}": "Ce qui a été retiré est gardé : {command}",
    "Write all lines that were taken away to this file, one JSON object each.": "Écrire toutes les lignes retirées dans ce fichier, un objet JSON chacune.",
    "expected one of --mend, --show and --export, or none of them": "il faut une seule des options --mend, --show et --export, ou aucune",
    "line {number} cannot be read": "la ligne {number} est illisible",
    "line {number} cannot follow on those before it": "la ligne {number} ne peut pas suivre les précédentes",
    "line {number} cannot follow on those before it ({reason})": "la ligne {number} ne peut pas suivre les précédentes ({reason})",
    "line {number} is missing": "la ligne {number} manque",
    "line {number} is unknown to this version, and perhaps of a newer one": "cette version ne connaît pas la ligne {number}, qui vient peut-être d’une plus récente",
    "nothing was taken away from a table {code}": "rien n’a été retiré à une table {code}",
    "the file itself is damaged, and only a backup helps: {reason}": "le fichier lui-même est abîmé, seule une sauvegarde peut aider : {reason}",
    "the first line is missing, or does not open this table": "la première ligne manque, ou n’ouvre pas cette table",
    "the number {number} is there twice": "le numéro {number} existe deux fois",
    "there is no file {file}": "il n’y a pas de fichier {file}",
    "{database} holds no tables of Stammtisch": "il n’y a pas de tables de Stammtisch dans {database}",
    "{database} is no address of a database": "{database} n’est pas l’adresse d’une base",
    "{file} is a folder: expected a database": "{file} est un dossier : il faut une base",
    "{file} is no database": "{file} n’est pas une base",
    "{file} is there already: expected the name of a new file": "{file} existe déjà : il faut le nom d’un nouveau fichier",
    "{n} line was taken away, {whole} kept": "{n} ligne retirée, {whole} gardées",
    "{n} lines were taken away, {whole} kept": "{n} lignes retirées, {whole} gardées",
    "{n} line written to {file}": "{n} ligne écrite dans {file}",
    "{n} lines written to {file}": "{n} lignes écrites dans {file}",
    "{n} table, damaged: {damaged}": "{n} table, abîmée : {damaged}",
    "{n} tables, damaged: {damaged}": "{n} tables, abîmées : {damaged}",
    "{n} table, whole": "{n} table, intacte",
    "{n} tables, all whole": "{n} tables, toutes intactes",
    "{whole} of {n} line can be kept": "{whole} sur {n} ligne peut être gardée",
    "{whole} of {n} lines can be kept": "{whole} sur {n} lignes peuvent être gardées",
    "a server is using {database}: expected it to be stopped": "un serveur utilise {database} : il faut d’abord l’arrêter",
    "{database} is of a later version of Stammtisch: its layout is {number}, expected at most {known}": "{database} vient d’une version plus récente de Stammtisch : structure {number}, au plus {known} ici",
    "a server has this table open, and it stays as it is": "un serveur a cette table ouverte, elle reste comme elle est",
}
