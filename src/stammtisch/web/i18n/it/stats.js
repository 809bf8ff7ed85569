/** Che cosa hai combinato al tavolo. */

export default {
  stats: {
    title: "La tua fedina penale",
    none: "Ancora nessuna partita finita. Fedina pulita.",
    since: ({ day }) => `Dal ${day}.`,
    matches: "Partite",
    played: "giocate",
    won: "vinte",
    crimes: "I tuoi misfatti",
    about: "Si conta solo in questo browser, e da qui non esce. Il server non ne sa niente.",
    erase: "Cancella tutto",
    erase_sure: "Cancellare tutto?",
    erase_text: "Partite, vittorie e misfatti saranno dimenticati. I tuoi tavoli e i tuoi fogli restano.",
    deed: {
      gangs: "Bande riunite",
      politicians: "Politici corrotti intascati",
      black_hands: "Tutte le nere catturate",
      spies: "Spie nere sul groppone",
      bought: "Carte estorte con garbo",
      pots: "Piatti ripuliti",
      robberies: "Carte rubate",
      doubts: "Bluff smascherati",
      fenced: "Carte vendute al ricettatore",
      halts: "«Tieni un attimo» detti",
      slaps: "Mani battute per prime",
    },
  },
};
