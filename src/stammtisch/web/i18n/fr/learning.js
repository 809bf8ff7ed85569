/** Apprendre : conseils et première manche. */

import { typeset } from "./grammar.js";

export default typeset({
  hint: {
    thinking: "Le Maître réfléchit…",
    meister: "Le choix du Maître",
    geselle: "Le choix du Compagnon",
    only: "Il n’y a rien d’autre à faire.",
    first_thought: ({ other }) => `Plutôt que ${other}. Le Maître s’échauffe encore : c’est la première idée du Compagnon.`,
    better: ({ n, other }) => `En moyenne ${n} points de mieux que ${other}.`,
    likelier: ({ n, other }) => `Gagne ${n} % plus souvent que ${other}.`,
    close: ({ other }) => `À peine mieux que ${other} : choisis ce que tu préfères.`,
    mixed: ({ other }) => `À peu près aussi bon que ${other}. Le Maître varie, pour que personne ne le devine.`,
    together: "Ensemble. Un seul appui sur le bouton suffit.",
    nothing: "Tu n’as rien à décider pour l’instant.",
    key: {
      few: "Points d’ici la fin de la manche, peu c’est bien",
      many: "Points d’ici la fin de la manche, beaucoup c’est bien",
      chance: "Chances de gagner",
      liking: "Ce que préfère le Compagnon",
    },
    allowed: "Conseils permis",
    allowed_text: "Quand c’est à toi, tu peux demander ce que ferait le Maître. Personne d’autre ne voit la réponse.",
  },
});
