/** Imparare: consigli e prima mano. */

export default {
  hint: {
    thinking: "Il Maestro ci pensa…",
    meister: "La scelta del Maestro",
    geselle: "La scelta del Lavorante",
    only: "Non c’è altro da fare.",
    first_thought: ({ other }) => `Piuttosto che ${other}. Il Maestro si sta ancora scaldando: è la prima idea del Lavorante.`,
    better: ({ n, other }) => `In media ${n} punti meglio di ${other}.`,
    likelier: ({ n, other }) => `Vince il ${n} % più spesso di ${other}.`,
    close: ({ other }) => `Appena meglio di ${other}: scegli quello che preferisci.`,
    mixed: ({ other }) => `Più o meno come ${other}. Il Maestro cambia, così nessuno lo indovina.`,
    together: "Insieme. Basta un tocco sul pulsante.",
    nothing: "Adesso non hai niente da decidere.",
    key: {
      few: "Punti fino alla fine della mano, pochi è bene",
      many: "Punti fino alla fine della mano, tanti è bene",
      chance: "Probabilità di vincere",
      liking: "Quanto piace al Lavorante",
    },
    allowed: "Consigli permessi",
    allowed_text: "Chi è di turno può chiedere che cosa farebbe il Maestro. Nessun altro vede la risposta.",
  },
};
