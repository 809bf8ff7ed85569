/** What you have been up to at the table. */

export default {
  stats: {
    title: "Your criminal record",
    none: "No match played to its end yet. A clean sheet.",
    since: ({ day }) => `Since ${day}.`,
    matches: "Matches",
    played: "played",
    won: "won",
    crimes: "What you did",
    about: "This is counted in this browser only and never leaves it. The server knows nothing of it.",
    erase: "Erase everything",
    erase_sure: "Erase everything?",
    erase_text: "Matches, wins and deeds are forgotten. Your tables and pads stay.",
    deed: {
      gangs: "Gangs united",
      politicians: "Corrupt politicians pocketed",
      black_hands: "All black cards caught",
      spies: "Black spies taken in",
      bought: "Cards wheedled out of people",
      pots: "Pots swept",
      robberies: "Cards stolen",
      doubts: "Bluffs seen through",
      fenced: "Numbers sold to the fence",
      halts: "“Halt mal kurz” said",
      slaps: "First to slap",
    },
  },
};
