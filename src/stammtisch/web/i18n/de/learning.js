/** Was man lernen kann: Tipps und die erste Runde. */

export default {
  hint: {
    thinking: "Der Meister denkt nach …",
    meister: "Die Wahl des Meisters",
    geselle: "Die Wahl des Gesellen",
    only: "Etwas anderes geht nicht.",
    first_thought: ({ other }) => `Eher als ${other}. Der Meister wärmt sich noch auf, das ist der erste Gedanke des Gesellen.`,
    better: ({ n, other }) => `Im Schnitt ${n} Punkte besser als ${other}.`,
    likelier: ({ n, other }) => `Gewinnt ${n} % öfter als ${other}.`,
    close: ({ other }) => `Kaum besser als ${other}: Nimm, was dir lieber ist.`,
    mixed: ({ other }) => `Etwa so gut wie ${other}. Der Meister wechselt ab, damit ihn niemand durchschaut.`,
    together: "Die drei zusammen. Ein Tipp auf den Knopf genügt.",
    nothing: "Gerade hast du nichts zu entscheiden.",
    key: {
      few: "Punkte bis zum Rundenende, wenig ist gut",
      many: "Punkte bis zum Rundenende, viel ist gut",
      chance: "Siegchance",
      liking: "Wie gern der Geselle das täte",
    },
    allowed: "Tipps erlaubt",
    allowed_text: "Wer dran ist, darf fragen, was der Meister täte. Niemand sonst sieht die Antwort.",
  },
};
