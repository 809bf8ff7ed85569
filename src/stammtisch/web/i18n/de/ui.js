/** Was an den Rändern steht: Seiten, Knöpfe, Zettel. */

export default {
  close: "Schließen", back: "Zurück", cancel: "Doch nicht", ok: "Gut",
  you: { name: "Du" },
  colour: { green: "Grün", blue: "Blau", red: "Rot", yellow: "Gelb", black: "Schwarz" },
  sign: { rock: "Stein", paper: "Papier", scissors: "Schere", well: "Brunnen" },
  points: ({ n }) => (Math.abs(n) === 1 ? `${n} Punkt` : `${n} Punkte`),
  card_count: ({ n }) => (n === 1 ? "1 Karte" : `${n} Karten`),
  card: { back: "verdeckte Karte" },
  pile: { left: ({ n }) => (n ? `noch ${n}` : "leer") },
  where: { round: "Runde {round}", round_of: "Runde {round} von {of}", trick: "Runde {round} · Stich {trick}/{of}", turn: "Zug {n}", over: "Feierabend" },
  hand: { label: ({ n }) => `Deine Karten, ${n}`, playable: "spielbar", unplayable: "jetzt nicht" },
  seat: { label: ({ name, n }) => `${name}, ${n === 1 ? "1 Karte" : `${n} Karten`}`, bot: "Bot", away: "kurz weg", stand_in: "Bot spielt", sealed: "hat gewählt", dog: "Wachhund", open_hand: "offene Hand" },
  slip: {
    your_turn: "Du bist dran", turn_of: ({ name }) => `${name} ist dran`, waiting: "Alle überlegen", waiting_for: ({ names }) => `Noch: ${names}`, 
    again: "Noch einmal tippen legt sie.", gathered: ({ n, of }) => `${n} von ${of} gewählt.`, put_back: "Zurücklegen", seconds: ({ n }) => `noch ${n} Sekunden`, race_time: "Zeit zum Draufhauen", fewer: "weniger", more: "mehr", take: ({ n, of }) => `Nehmen (${n} von ${of})`,
    takes: ({ name }) => `${name} nimmt den Stich`, wins: ({ name }) => `${name} gewinnt die Runde`, thrown: "Schnick, Schnack, Schnuck!", moment: "Augenblick …", over: "Feierabend", slapped: "Gehauen!", judged: "Mal sehen, wer zuletzt war.", watching: "Du schaust zu", sit: "Platz nehmen",
  },
  tools: { log: "Verlauf", rules: "Regeln", last: "Letzter Stich", talk: "Reden", pad: "Block", menu: "Menü", label: "Werkzeuge" },
  log: { label: "Verlauf", empty: "Noch ist nichts passiert." },
  pad: { label: "Block", sum: "Summe", round: "Runde", cards: "Karten", until: ({ game, n }) => `${game}, bis ${n}` },
  talk: { label: "Reden", placeholder: "Sag was …", send: "Sagen", empty: "Noch hat niemand was gesagt." },
  emote: { laugh: "Haha!", cheer: "Prost!", groan: "Oje …", shock: "Was?!", wink: "Na, na.", hurry: "Tick, tack.", well_played: "Gut gespielt.", thanks: "Danke!" },
  menu: {
    title: "Menü", settings: "Einstellungen", rules: "Regeln", invite: "Einladen", link: "Persönlicher Link", link_text: "Damit sitzt du auf jedem Gerät auf deinem Platz. Gib ihn niemandem.", copy: "Link kopieren", copied: "Kopiert.", home: "Zur Startseite", 
    leave: "Tisch verlassen", leave_text: "Ein Bot übernimmt deinen Platz für immer.", leave_sure: "Wirklich gehen?", rest: "Bot soll für mich spielen", unrest: "Ich spiele wieder selbst", qr: "Für ein anderes Gerät",
  },
  settings: {
    title: "Einstellungen", language: "Sprache", theme: "Licht", evening: "Abend", day: "Biergarten", evening_short: "Abend", day_short: "Tag", system: "wie das Gerät", speed: "Tempo der Bewegungen", slow: "gemächlich", usual: "normal", quick: "flott", pace: "Tempo der Bots (für alle)", paces: { calm: "gemächlich", usual: "normal", brisk: "flott", instant: "sofort" }, sound: "Klopfen, wenn ich dran bin",
  },
  start: {
    tagline: "Fünf Spiele für Halunken. Setz dich dazu.", code: "Tischcode", join: "Dazusetzen", games: "Spiele", people: ({ from, to }) => `${from}–${to} Leute`, play: "Jetzt spielen", invite: "Einladen", invite_label: ({ game }) => `Neuer Tisch: ${game}`,
    yours: "Deine Tische", past: "Letzte Abende", your_turn: "Du bist dran", running: "läuft", lobby: "wartet", look: "Ansehen", nobody: "Noch niemand da. Das erste Spiel geht auf uns.", 
    foot: "Stammtisch ist freie Software. Alle Zeichnungen und Texte sind unsere eigenen.", loading: "Einen Augenblick …",
  },
  name: { title: "Wie heißt du?", label: "Dein Name", guest: "Gast" },
  new: {
    title: ({ game }) => `Neuer Tisch: ${game}`, players: "Wie viele spielen mit?", seats: "Wer sitzt wo?", me: "Du", open: "frei", bot: "Bot", options: "Was gilt?", variants: "Varianten", clock: "Bedenkzeit", no_clock: "keine", seconds: ({ n }) => `${n} s`, spectators: "Zuschauer erlaubt", spectators_text: "Wer den Link hat, darf zusehen. Zuschauer sehen nur, was offen liegt.",
    stand_in: "Wer springt ein?", stand_in_text: "Wenn jemand die Verbindung verliert, spielt ein Bot weiter, bis er zurück ist.", pace: "Tempo der Bots", open_table: "Tisch aufmachen", usual_depends: "üblich (je nach Zahl der Spieler)", ages: "Vom ältesten zum jüngsten Platz", ages_text: "Bei manchen Spielen beginnt der Älteste. Tippe die Plätze in dieser Reihenfolge an.", seat_n: ({ n }) => `Platz ${n}`, more: "Mehr einstellen", 
  },
  levels: { random: "Zufall", lehrling: "Lehrling", geselle: "Geselle", meister: "Meister" },
  bomb: {
    title: "Was macht die Bombe?", ready: "Fertige Regel", own: "Eigene Regel", step: ({ n }) => `${n}. Schritt`, add: "Noch ein Schritt", remove: "Schritt weg", who: "Wen trifft es?", what: "Was passiert?", count: "Wie viel?",
    readies: { blast: "Knall", collection: "Kollekte", panic: "Panik", smoke: "Nebel", robin_hood: "Robin Hood", jackpot: "Jackpot" },
    whos: { self: "wer sie legt", left: "Nachbar links", right: "Nachbar rechts", chosen: "wen man will", others: "alle anderen", everyone: "alle", most_cards: "die meisten Karten", leaders: "wer führt" },
    whats: { draw: "zieht", throw: "wirft weg", lose: "verliert", pay: "zahlt", miss: "setzt aus", gain: "gewinnt Punkte" },
    counts: { half: "die Hälfte", all: "alle" },
    /** Die Regel als Satz. */
    says(steps) {
      const who = { self: ["wer die Bombe legt", 0], left: ["der linke Nachbar", 0], right: ["der rechte Nachbar", 0], chosen: ["wen man sich aussucht, der", 0], others: ["alle anderen", 1], everyone: ["alle", 1], most_cards: ["wer die meisten Karten hat,", 0], leaders: ["wer führt,", 0] };
      const number = ["", "eine", "zwei", "drei", "vier"];
      const parts = steps.map(({ who: whom, what, count }) => {
        const [subject, many] = who[whom];
        const cards = count === "half" ? "die Hälfte der Karten" : count === "all" ? "alle Karten" : count === 1 ? "eine Karte" : `${number[count]} Karten`;
        const verb = { draw: ["zieht", "ziehen"], throw: ["wirft", "werfen"], lose: ["verliert", "verlieren"], pay: ["zahlt", "zahlen"], miss: ["setzt", "setzen"], gain: ["bekommt", "bekommen"] }[what][many];
        if (what === "miss") return `${subject} ${verb} ${count === 1 ? "einmal" : `${number[count]}mal`} aus`;
        if (what === "gain") return `${subject} ${verb} ${count === 1 ? "einen Punkt" : `${number[count]} Punkte`}`;
        if (what === "throw") return `${subject} ${verb} ${cards} nach eigener Wahl weg`;
        if (what === "pay") return `${subject} ${verb} ${cards}, blind gezogen, an den Leger der Bombe`;
        if (what === "lose") return `${subject} ${verb} ${cards}, blind gezogen`;
        return `${subject} ${verb} ${cards}`;
      });
      const text = parts.join("; dann ");
      return `${text[0].toUpperCase()}${text.slice(1)}.`;
    },
  },
  lobby: {
    text: "Schick den Link oder zeig den Code.", copy: "Link kopieren", share: "Teilen", code: "Tischcode", qr: "QR-Code zum Dazusetzen", sit: "Hier hinsetzen", free: "frei", you: "du", add_bot: "Bot dazu", fill_bots: "Mit Bots auffüllen", remove: "Platz frei machen", swap_with: "Mit wem tauschen?", start: "Anfangen", start_wait: ({ n }) => (n === 1 ? "Ein Platz ist noch frei" : `${n} Plätze sind noch frei`), waiting_host: ({ name }) => `${name} fängt an, wenn alle sitzen.`, watchers: ({ n }) => (n === 1 ? "1 schaut zu" : `${n} schauen zu`), options: "Was gilt", change: "Ändern", level: "Stärke", away: "kurz weg", won: ({ n }) => (n === 1 ? "1 Sieg" : `${n} Siege`), usual: "Alles wie üblich", make_host: "Zum Gastgeber machen", 
  },
  end: {
    title: ({ name }) => `${name} gewinnt!`, title_you: "Du gewinnst!", title_many: ({ names }) => `${names} gewinnen!`, reason: { limit: "Die Punktgrenze ist erreicht.", rounds: "Die letzte Runde ist gespielt.", hand_empty: "Eine Hand ist leer.", stock_empty: "Der Stapel ist leer.", bound: "Nach so langer Zeit ist Schluss." },
    rematch: "Noch eine Runde", wait_host: ({ name }) => `${name} kann eine Revanche ansetzen.`, home: "Zur Startseite", place: ({ n }) => `${n}.`, record: "Aufzeichnung",
  },
  connection: { lost: "Keine Verbindung. Ich versuche es weiter …" },
  news: { away: ({ name }) => `${name} ist kurz weg.`, away_small: "Gleich setzt sich ein Bot hin.", bot: ({ name }) => `Für ${name} spielt jetzt ein Bot.`, back: ({ name }) => `${name} ist wieder da.`, joined: ({ name }) => `${name} setzt sich dazu.`, host: ({ name }) => `${name} ist jetzt Gastgeber.`, your_turn: "Du bist dran", kicked: "Du wurdest vom Tisch gebeten.", restarting: "Der Wirt stellt kurz um. Gleich geht es weiter." },
  rules: { title: ({ game }) => `Regeln: ${game}`, search: "Suchen", rule: ({ n }) => `Regel ${n}` },
  refused: {
    not_in_hand: "Diese Karte hast du nicht.", chosen_already: "Die hast du schon gewählt.", must_follow: "Du kannst bedienen, also bedienen.", first_trick: "Im ersten Stich weder Gauner noch Politiker, solange du anderes hast.", opening: "Die Runde beginnt mit der Anfangskarte.", politician_first: "Nur Gauner und der Politiker auf der Hand: dann zuerst der Politiker.", black_closed: "Schwarz ist noch nicht gespielt worden, damit darfst du nicht herauskommen.",
    no_black_announced: "Schwarz kann man nicht ansagen.", not_in_pile: "Diese Karte liegt nicht im Stapel.", announced: "Eröffnet wird mit der angesagten Farbe.", no_black_lead: "Der erste Stich wird nicht mit Schwarz eröffnet.",
    above_ten: "Zusammen wäre das mehr als zehn.", own_card: "Das ist deine eigene Karte.", protected: "Darauf liegen Deckel: Sie wird versteigert.", unprotected: "Darauf liegt kein Deckel: einfach tauschen.", cannot_pay: "So viele Deckel hast du nicht.", two_at_most: "Höchstens zwei Deckel auf einer Karte.", never_lower: "Der Schutz kann nicht sinken.", too_few_chips: "So viele Deckel hast du nicht.", beyond_chips: "So viele Deckel hast du nicht.", opening_bid: "Das erste Gebot: mindestens so viele Deckel, wie darauf liegen.", no_raise: "Mindestens einer mehr als das letzte Gebot.",
    no_police: "Du hast keinen Polizisten.", not_shown: "Diese Karte liegt nicht aus.", does_not_fit: "Die passt nicht.", no_number: "Der Hehler kauft nur Zahlen.", one_dog: "Ein Wachhund reicht.", wished: "Eine andere Farbe ist gewünscht.", not_yourself: "Nicht dich selbst.", guarded: "Da wacht ein Hund.", no_cards: "Dort ist nichts zu holen.",
    not_proposed: "Das hat niemand vorgeschlagen.", same_seat: "Niemand gibt sich selbst etwas.", no_card_to_give: "Dort ist keine Karte zu geben.", no_well: "Dieses Duell ist ohne Brunnen.", open_last: "Dort wurde zuletzt offen gespielt.", yourself: "Nicht dich selbst.", no_list: "Das ist keine Not-to-do-Liste.", razupaltuff: "Ein Razupaltuff kann man nicht legen.",
    bad_message: "Das hat der Server nicht verstanden.", too_fast: "Langsam, langsam.", no_such_table: "Diesen Tisch gibt es nicht (mehr).", no_such_game: "Dieses Spiel gibt es nicht.", bad_option: "Das lässt sich so nicht einstellen.", bad_players: "So viele können nicht mitspielen.", bad_name: "Ein Name hat 1 bis 24 Zeichen.", name_taken: "So heißt hier schon jemand.", table_full: "Der Tisch ist voll.", seat_taken: "Der Platz ist besetzt.", no_such_seat: "Diesen Platz gibt es nicht.", not_seated: "Dazu musst du am Tisch sitzen.", seated_already: "Du sitzt schon.", not_host: "Das darf nur der Gastgeber.", not_now: "Das geht gerade nicht.", seats_open: "Es sind noch Plätze frei.", no_such_person: "Die Person ist nicht da.", not_asked: "Du bist gerade nicht gefragt.", too_late: "Zu spät, das ist schon entschieden.", bad_move: "Diesen Zug gibt es nicht.", still_playing: "Es wird noch gespielt.", too_many_tables: "Das Wirtshaus ist voll.", no_spectators: "An diesem Tisch sind keine Zuschauer erlaubt.", restarting: "Der Wirt stellt kurz um.", offline: "Keine Verbindung.",
  },
  options: {
    gaunerbande: { limit: { title: "Punktgrenze", doc: "Das Spiel endet nach der Runde, in der jemand über diese Punktzahl kommt." } },
    black_spy: {
      limit: { title: "Punktgrenze", doc: "Das Spiel endet, wenn jemand diese Punktzahl erreicht. Üblich: 200 zu dritt, 150 zu viert, 120 zu fünft, 100 zu sechst." },
      no_good_spies: { title: "Keine guten Spione", doc: "Bunte Siebenen zählen nichts statt −5." }, capture_or_release: { title: "Festnehmen oder freilassen", doc: "Wer alle 16 schwarzen Karten hat, wählt: 60 Punkte für alle anderen oder 60 weniger für sich." }, mole: { title: "Der Maulwurf", doc: "Ab der zweiten Runde liegen Karten beiseite; wer am meisten Punkte hat, sucht sich zuerst drei davon aus." }, announce_a_colour: { title: "Farbe ansagen", doc: "Nach dem Weitergeben sagt der Geber die Farbe an, mit der eröffnet wird." }, follow_the_rank: { title: "Zahl bedienen", doc: "Auch die Zahl der Karte des rechten Nachbarn darf man bedienen." }, reduce_points: { title: "Punkte halbieren", doc: "Nur mehr als die Grenze beendet das Spiel. Genau die Grenze oder genau die Hälfte wird halbiert." },
    },
    zehn: {
      spare_jokers: { title: "Übrige Joker", doc: "Ob die Joker, die keiner bekommt, in den Stapel gemischt werden.", of: { in: "hinein", out: "hinaus" } }, tie: { title: "Bei Gleichstand", doc: "Was eine Runde entscheidet, wenn zwei gleich viel haben.", of: { one_card: "eine Karte vor zweien", highest_card: "höchste einzelne Karte" } }, deck: { title: "Anderes Blatt", doc: "Karten, von denen es mehr oder weniger gibt." },
    },
    klaumau: {
      doubters: { title: "Wer darf zweifeln?", doc: "Bei „Ich kann nicht“ nur der Nächste, oder reihum alle.", of: { next: "der Nächste", anyone: "alle" } }, forced_card_acts: { title: "Erzwungene Karten wirken", doc: "Eine Karte, die ein Zweifler legen lässt, hat ihre Wirkung." }, forgery: { title: "Fälschung", doc: "Am Ende sind Zahlen in der Farbe der obersten Karte wertlos." }, surrounded: { title: "Umstellt", doc: "Der achte Polizist (zu fünft und weniger: der sechste) beendet die Runde." }, fence: { title: "Hehler", doc: "Im Stapel steckt ein Hehler, der Zahlen für je 2 Punkte kauft." }, watchdog: { title: "Wachhund", doc: "Zwei Wachhunde, offen ausgelegt, halten Gauner fern." }, bomb: { title: "Bombe", doc: "Eine Bombe, deren Regel ihr selbst macht." }, deck: { title: "Anderes Blatt", doc: "Wie oft es jede Karte gibt." },
    },
    halt_mal_kurz: {
      well: { title: "Brunnen", doc: "Ob im Duell der Brunnen gezeigt werden darf.", of: { call: "wenn niemand nein sagt", always: "immer", never: "nie" } }, police: { title: "Polizei", doc: "Zu wem man die Polizei schicken darf.", of: { others: "zu den anderen", anyone: "auch zu sich" } }, list: { title: "Not-to-do-Liste", doc: "Wen die Liste als Antwort schützt.", of: { player: "nur einen selbst", all: "alle Betroffenen" } },
    },
  },
};
