/** Was man lernen kann: Tipps und die erste Runde. */

export default {
  hint: {
    thinking: "Meister denkt nach …",
    meister: "Meisters Wahl",
    geselle: "Geselles Wahl",
    only: "Etwas anderes geht nicht.",
    first_thought: ({ other }) => `Eher als ${other}. Meister wärmt sich noch auf, das ist Geselles erster Gedanke.`,
    better: ({ n, other }) => `Im Schnitt ${n} Punkte besser als ${other}.`,
    likelier: ({ n, other }) => `Gewinnt ${n} % öfter als ${other}.`,
    close: ({ other }) => `Kaum besser als ${other}: Nimm, was dir lieber ist.`,
    mixed: ({ other }) => `Etwa so gut wie ${other}. Meister wechselt ab, damit ihn niemand durchschaut.`,
    together: "Die drei zusammen. Ein Tipp auf den Knopf genügt.",
    nothing: "Gerade hast du nichts zu entscheiden.",
    key: {
      few: "Punkte bis zum Rundenende, wenig ist gut",
      many: "Punkte bis zum Rundenende, viel ist gut",
      chance: "Siegchance",
      liking: "Wie gern Geselle das täte",
    },
    allowed: "Tipps erlaubt",
    allowed_text: "Wer dran ist, darf fragen, was Meister täte. Niemand sonst sieht die Antwort.",
  },
};
