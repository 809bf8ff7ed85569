/** Ce que tu as fait de beau à la table. */

import { typeset } from "./grammar.js";

export default typeset({
  stats: {
    title: "Ton casier judiciaire",
    none: "Aucune partie finie pour l’instant. Un casier vierge.",
    since: ({ day }) => `Depuis le ${day}.`,
    matches: "Parties",
    played: "jouées",
    won: "gagnées",
    crimes: "Tes méfaits",
    about: "Tout est compté dans ce navigateur et n’en sort pas. Le serveur n’en sait rien.",
    erase: "Tout effacer",
    erase_sure: "Tout effacer ?",
    erase_text: "Parties, victoires et méfaits seront oubliés. Tes tables et tes carnets restent.",
    deed: {
      gangs: "Bandes réunies",
      politicians: "Politiciens corrompus empochés",
      black_hands: "Toutes les noires attrapées",
      spies: "Espions noirs sur les bras",
      bought: "Cartes soutirées",
      pots: "Pots raflés",
      robberies: "Cartes volées",
      doubts: "Bluffs percés à jour",
      fenced: "Cartes vendues au receleur",
      halts: "« Tiens-moi ça » lancés",
      slaps: "Tapé en premier",
    },
  },
});
