/** Apprendre : conseils et première manche. */

import { typeset } from "./grammar.js";

export default typeset({
  hint: {
    thinking: "Meister réfléchit…",
    meister: "Le choix de Meister",
    geselle: "Le choix de Geselle",
    only: "Il n’y a rien d’autre à faire.",
    first_thought: ({ other }) => `Plutôt que ${other}. Meister s’échauffe encore : c’est la première idée de Geselle.`,
    better: ({ n, other }) => `En moyenne ${n} points de mieux que ${other}.`,
    likelier: ({ n, other }) => `Gagne ${n} % plus souvent que ${other}.`,
    close: ({ other }) => `À peine mieux que ${other} : choisis ce que tu préfères.`,
    mixed: ({ other }) => `À peu près aussi bon que ${other}. Meister varie, pour que personne ne le devine.`,
    together: "Ensemble. Un seul appui sur le bouton suffit.",
    nothing: "Tu n’as rien à décider pour l’instant.",
    key: {
      few: "Points d’ici la fin de la manche, peu c’est bien",
      many: "Points d’ici la fin de la manche, beaucoup c’est bien",
      chance: "Chances de gagner",
      liking: "Ce que Geselle préfère",
    },
    allowed: "Conseils permis",
    allowed_text: "Quand c’est à toi, tu peux demander ce que ferait Meister. Personne d’autre ne voit la réponse.",
  },
});
