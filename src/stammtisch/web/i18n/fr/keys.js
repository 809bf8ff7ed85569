/** Ce que font les touches. */

export default {
  keys: {
    title: "Touches",
    hand: "parcourir ta main",
    place: "de ta première à ta neuvième carte",
    take: "choisir une carte, encore une fois pour la jouer",
    asked: "aller à la question posée",
    back: "reprendre, fermer un billet",
    hint: "conseil",
    rules: "les règles du moment",
    log: "journal",
    last: "dernier pli",
    pad: "carnet",
    talk: "parler",
    menu: "menu",
    keys: "cette liste",
    step: "coup précédent, coup suivant",
    round: "manche précédente, manche suivante",
    ends: "au début, à la fin",
    play: "lecture, pause",
    open: "découvrir toutes les cartes, les recouvrir",
    pace: "plus vite, moins vite",
    cap: { enter: "Entrée", esc: "Échap", home: "Début", end: "Fin", space: "Espace" },
    letters: "Raccourcis d’une seule lettre",
    letters_text: "Si tu dictes, désactive-les ici. Les flèches, Tab, Entrée et Échap fonctionnent toujours.",
  },
};
