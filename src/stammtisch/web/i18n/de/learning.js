/** Was man lernen kann: Tipps und die erste Runde. */

export default {
  hint: {
    thinking: "Der Meister denkt nach …",
    meister: "Die Wahl des Meisters",
    geselle: "Die Wahl des Gesellen",
    only: "Etwas anderes geht nicht.",
    first_thought: ({ other }) => `Eher als „${other}“. Der Meister wärmt sich noch auf; das ist der erste Gedanke des Gesellen.`,
    better: ({ n, other }) => `Im Schnitt ${n} Punkte besser als „${other}“.`,
    likelier: ({ n, other }) => `Die Siegchance ist um ${n} Prozentpunkte höher als mit „${other}“.`,
    close: ({ other }) => `Kaum besser als „${other}“: Nimm, was dir lieber ist.`,
    mixed: ({ other }) => `Etwa so gut wie „${other}“. Der Meister wechselt ab, damit ihn niemand durchschaut.`,
    habit: ({ other }) => `Etwa so gut wie „${other}“. Der Meister geht hier nach Erfahrung, nicht nach den Zahlen.`,
    these: "Diese drei",
    together: "Diese drei zusammen. Ein Tippen auf den Knopf genügt.",
    nothing: "Gerade hast du nichts zu entscheiden.",
    compare: "Züge im Vergleich",
    key: {
      few: "Punkte bis zum Rundenende, wenig ist gut",
      many: "Punkte bis zum Rundenende, viel ist gut",
      chance: "Siegchance",
      liking: "Wie gern der Geselle das tut",
    },
    allowed: "Tipps erlaubt",
    allowed_text: "Wer dran ist, darf fragen, was der Meister täte. Niemand sonst sieht die Antwort.",
  },
  lesson: {
    understood: "Verstanden",
    skip: "Keine Tipps mehr",
    play_on: "Weiterspielen",
    new_table: "Neuer Tisch",
    end: {
      title: "Das war die erste Runde",
      text: "So zählt sich’s. Spiel hier weiter, oder mach einen Tisch auf und hol dir Leute dazu.",
    },
    gaunerbande: {
      pass: {
        title: "Drei Karten weg",
        text: "Jeder schwarze Gauner in deinen Stichen kostet einen Punkt, der rote Politiker dreizehn. Gib her, womit du Stiche fängst: hohe Karten, vor allem rote und schwarze.",
      },
      begin: {
        title: "Du fängst an",
        text: "Die grüne 0 eröffnet die Runde. Tippen hebt eine Karte hoch, noch einmal tippen spielt sie.",
      },
      count: {
        title: "Das hat gezählt",
        text: "In Klammern stehen die Punkte dieser Runde, wenig ist gut. Nur wer alle Gauner und den Politiker fängt, lässt die anderen zahlen.",
      },
      lead: {
        title: "Du kommst heraus",
        text: "Die anderen müssen deine Farbe bedienen, die höchste Karte davon nimmt alles. Eine niedrige gibt den Stich ab. Schwarz geht erst, wenn schon Schwarz gefallen ist.",
      },
      free: {
        title: "Freie Wahl",
        text: "Du kannst nicht bedienen und den Stich nicht bekommen. Jetzt weg mit Gaunern und Politiker: Jemand anders nimmt sie.",
      },
      follow: {
        title: "Farbe bedienen",
        text: "Die hellen Karten passen. Bleib unter der Karte, die führt. Oder nimm den Stich mit deiner höchsten, solange nichts Schwarzes darin liegt.",
      },
    },
    black_spy: {
      pass: {
        title: "Drei Karten weg",
        text: "Die schwarzen Siebenen sind Spione, jeder kostet zehn Punkte. Auch die anderen schwarzen Karten zählen. Gib Spione weiter, und was sie fangen würde: hohe schwarze.",
      },
      count: {
        title: "Das hat gezählt",
        text: "In Klammern stehen die Punkte dieser Runde, wenig ist gut. Die farbigen Spione sind die guten: Jeder nimmt dir fünf Punkte ab.",
      },
      lead: {
        title: "Du kommst heraus",
        text: "Die anderen bedienen deine Farbe oder deinen Rang. Den Stich nimmt nur die höchste Karte deiner Farbe. Niedrig herauskommen ist selten falsch.",
      },
      free: {
        title: "Freie Wahl",
        text: "Weder Farbe noch Rang: Du kannst den Stich nicht bekommen. Ein guter Moment für einen schwarzen Spion.",
      },
      follow: {
        title: "Farbe oder Rang",
        text: "Beides ist erlaubt. Wer nur den Rang bedient, kann den Stich nicht bekommen.",
      },
    },
    zehn: {
      lay: {
        title: "Leg eine Karte",
        text: "Wer der Zehn am nächsten kommt, gewinnt den Topf. Wer am wenigsten hat, nimmt alle Karten als Strafe. Eine hohe Karte ist gut, verdeckt weiß niemand davon.",
      },
      protect: {
        title: "Schützen?",
        text: "Fiches auf deiner Karte machen sie teuer: Wer sie will, muss mindestens so viel bieten. Lohnt sich bei guten Karten. Am Ende landen sie im Topf.",
      },
      open: {
        title: "Eine andere Karte?",
        text: "Liegt anderswo eine bessere, kannst du tauschen. Liegt kein Fiche darauf, kostet es einen, sonst wird versteigert. Deine eigene geht dafür weg.",
      },
      bid: {
        title: "Bieten oder passen",
        text: "Das höchste Gebot bekommt die Karte und zahlt an ihren Besitzer. Jeder Fiche, der dir bleibt, nimmt am Ende zwei Strafpunkte ab: Biete nicht alles.",
      },
      reveal: {
        title: "Aufdecken?",
        text: "Nur zu einer offenen Karte darfst du eine zweite legen. Deck auf, wenn dir noch etwas zur Zehn fehlt und du es auf der Hand hast.",
      },
      add: {
        title: "Noch eine dazu?",
        text: "Zusammen höchstens zehn, und je näher, desto besser. Der Joker ergänzt alles auf zehn, zählt aber zehn Strafpunkte für den, der die Runde verliert.",
      },
      name: {
        title: "Gewonnen",
        text: "Wer beginnt, legt zuerst und weiß am wenigsten. Lass gern jemand anderen anfangen.",
      },
    },
    klaumau: {
      turn: {
        title: "Leg eine Karte",
        text: "Farbe oder Motiv muss passen. Du darfst auch „Ich kann nicht“ sagen, selbst wenn es nicht stimmt. Zahlen auf der Hand sind Beute: Sie zählen am Ende der Runde.",
      },
      doubt: {
        title: "Glaubst du das?",
        text: "Zweifelst du zu Recht, wählst du die Karte, die gelegt wird, und ziehst eine. Zu Unrecht: Dann zieht der andere zwei. Viele Karten, und nichts soll passen? Zweifle.",
      },
      force: {
        title: "Ertappt",
        text: "Such aus, welche Karte gelegt wird. Beute zu verlieren tut weh: Nimm die höchste Zahl.",
      },
      answer: {
        title: "Ein Gauner kommt",
        text: "Mit einem Polizisten behältst du alles und ziehst noch eine Karte. Ohne ihn ist eine Karte weg, verdeckt gezogen.",
      },
      wish: {
        title: "Schlüsselloch",
        text: "Du wünschst die nächste Farbe. Nimm die, von der du am meisten hast.",
      },
      rob: {
        title: "Dein Gauner",
        text: "Such dir ein Opfer. Viele Karten, viel Beute. Wer einen Polizisten hat, wehrt sich.",
      },
      trade: {
        title: "Tausch",
        text: "Du ziehst verdeckt eine Karte und gibst eine zurück. Eine billige Art, etwas loszuwerden.",
      },
      give: {
        title: "Was gibst du zurück?",
        text: "Irgendeine deiner Karten, auch die gezogene. Zahlen behalten, den Rest verschenken.",
      },
    },
    halt_mal_kurz: {
      turn: {
        title: "Leg etwas Passendes",
        text: "Kategorie oder Symbol muss passen: witzig (Sonne) oder nicht (Regen), Känguru, Pinguin oder Kleinkünstler. Was auf der Karte steht, passiert sofort. Wer zuerst keine Karten hat, gewinnt.",
      },
      react: {
        title: "Betrifft dich",
        text: "Etwas trifft dich. Eine Not-to-do-Liste wendet es ab, sonst geschieht es. Heb sie für die großen Sachen auf.",
      },
      slap: {
        title: "Draufschlagen",
        text: "Liegt ein Nazi, schlagen alle drauf: Der Letzte zieht eine Karte. Bei der Polizei lieber nicht: Wer draufschlägt, zieht. Sonst musst du schnell sein, hier hast du Zeit.",
      },
      hold: {
        title: "Halt mal kurz",
        text: "Die Hälfte deiner Karten geht an jemanden deiner Wahl. Am besten an den, der fast fertig ist.",
      },
      name: {
        title: "Die Polizei",
        text: "Wer sie bekommt, spielt ab jetzt offen: Alle sehen die Karten. Schick sie zu dem, der führt.",
      },
      challenge: {
        title: "Ein Duell",
        text: "Schnick, Schnack, Schnuck. Wer gewinnt, gibt dem anderen eine Karte. Am besten forderst du jemanden heraus, der wenige hat.",
      },
      well: {
        title: "Mit Brunnen?",
        text: "Der Brunnen schlägt Stein und Schere, nur Papier deckt ihn ab. Sagt einer nein, bleibt er weg.",
      },
      throw: {
        title: "Wähl ein Zeichen",
        text: "Niemand sieht es, bis alle gewählt haben. Rechnen hilft hier nicht, Menschenkenntnis vielleicht.",
      },
      propose: {
        title: "Vollversammlung",
        text: "Alle schlagen vor, wer wem eine Karte gibt. Dann wird abgestimmt. Ein guter Vorschlag: Du gibst dem eine, der führt.",
      },
      vote: {
        title: "Stimm ab",
        text: "Nur wofür mehr als die Hälfte stimmt, das geschieht. Stimm für das, was dir nützt.",
      },
      swap: {
        title: "Ach – mein, dein …",
        text: "Ihr tauscht die ganze Hand. Nimm die kleinste.",
      },
      give: {
        title: "Eine Karte her",
        text: "Du suchst aus, welche. Gib, was du schlecht loswirst.",
      },
    },
  },
};
