/** Was du am Tisch so getrieben hast. */

export default {
  stats: {
    title: "Dein Strafregister",
    none: "Noch keine Partie zu Ende gespielt. Ein unbeschriebenes Blatt.",
    since: ({ day }) => `Seit dem ${day}.`,
    matches: "Partien",
    played: "gespielt",
    won: "gewonnen",
    crimes: "Was du getan hast",
    about: "Das wird nur in diesem Browser gezählt und verlässt ihn nicht. Der Server weiß nichts davon.",
    erase: "Alles löschen",
    erase_sure: "Alles löschen?",
    erase_text: "Partien, Siege und Taten werden vergessen. Deine Tische und Blöcke bleiben.",
    deed: {
      gangs: "Gaunerbanden vereint",
      politicians: "Korrupte Politiker eingesteckt",
      black_hands: "Alle schwarzen Karten erwischt",
      spies: "Schwarze Spione am Hals",
      bought: "Karten abgeluchst",
      pots: "Töpfe abgeräumt",
      robberies: "Karten geklaut",
      doubts: "Bluffs durchschaut",
      fenced: "Zahlen beim Hehler verkauft",
      halts: "„Halt mal kurz“ gesagt",
      slaps: "Als Erster draufgeschlagen",
    },
  },
};
