/** Imparare: consigli e prima mano. */

export default {
  hint: {
    thinking: "Meister ci pensa…",
    meister: "La scelta di Meister",
    geselle: "La scelta di Geselle",
    only: "Non c’è altro da fare.",
    first_thought: ({ other }) => `Piuttosto che ${other}. Meister si sta ancora scaldando: è la prima idea di Geselle.`,
    better: ({ n, other }) => `In media ${n} punti meglio di ${other}.`,
    likelier: ({ n, other }) => `Vince il ${n} % più spesso di ${other}.`,
    close: ({ other }) => `Appena meglio di ${other}: scegli quello che preferisci.`,
    mixed: ({ other }) => `Più o meno come ${other}. Meister cambia, così nessuno lo indovina.`,
    together: "Insieme. Basta un tocco sul pulsante.",
    nothing: "Adesso non hai niente da decidere.",
    key: {
      few: "Punti fino alla fine della mano, pochi è bene",
      many: "Punti fino alla fine della mano, tanti è bene",
      chance: "Probabilità di vincere",
      liking: "Quanto piace a Geselle",
    },
    allowed: "Consigli permessi",
    allowed_text: "Chi è di turno può chiedere che cosa farebbe Meister. Nessun altro vede la risposta.",
  },
};
