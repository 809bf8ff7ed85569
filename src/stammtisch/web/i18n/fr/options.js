/** Ce qu’on peut convenir. */

export default {
  gaunerbande: {
    limit: { title: "Limite de points", doc: "La partie se termine après la manche où quelqu’un dépasse ce total." },
  },
  black_spy: {
    limit: {
      title: "Limite de points",
      doc: "La partie se termine quand quelqu’un atteint ce total. D’usage : 200 à trois, 150 à quatre, 120 à cinq, 100 à six.",
    },
    no_good_spies: { title: "Pas de gentils espions", doc: "Les 7 de couleur ne comptent rien, au lieu de −5." },
    capture_or_release: {
      title: "Arrêter ou relâcher",
      doc: "Qui prend les 16 cartes noires choisit : 60 points pour tous les autres, ou 60 de moins pour soi.",
    },
    mole: {
      title: "La taupe",
      doc: "Dès la deuxième manche, des cartes sont mises de côté ; qui a le plus de points en choisit trois en premier.",
    },
    announce_a_colour: {
      title: "Annoncer une couleur",
      doc: "Après les échanges, le donneur annonce la couleur de l’entame.",
    },
    follow_the_rank: {
      title: "Suivre le rang",
      doc: "On peut aussi fournir le rang de la carte du voisin de droite.",
    },
    reduce_points: {
      title: "Réduire les points",
      doc: "Seul un total au-dessus de la limite met fin à la partie. Qui tombe pile sur la limite, ou pile sur sa moitié, ne garde que la moitié de ses points.",
    },
  },
  zehn: {
    spare_jokers: {
      title: "Jokers en trop",
      doc: "Ce que deviennent les jokers que personne ne reçoit.",
      of: { in: "dans la pioche", out: "écartés" },
    },
    tie: {
      title: "À égalité",
      doc: "Ce qui décide d’une manche quand deux totaux sont égaux.",
      of: { one_card: "une carte bat deux", highest_card: "la plus haute carte" },
    },
    deck: { title: "Un autre jeu de cartes", doc: "Des cartes en plus grand ou en plus petit nombre." },
  },
  klaumau: {
    doubters: {
      title: "Qui peut douter ?",
      doc: "Quand on dit « Je ne peux pas » : seulement le suivant, ou tous, l’un après l’autre.",
      of: { next: "le suivant", anyone: "tous" },
    },
    forced_card_acts: {
      title: "Les cartes forcées agissent",
      doc: "Une carte imposée par un doute produit son effet.",
    },
    forgery: {
      title: "Falsification",
      doc: "À la fin, les cartes numérotées de la couleur de la dernière carte ne valent rien.",
    },
    surrounded: {
      title: "Encerclés",
      doc: "Le huitième policier (à moins de six joueurs, le sixième) met fin à la manche.",
    },
    fence: { title: "Receleur", doc: "Dans la pioche se cache un receleur, qui achète les cartes numérotées 2 points pièce." },
    watchdog: { title: "Chien de garde", doc: "Deux chiens de garde, posés à découvert, éloignent les voyous." },
    bomb: { title: "Bombe", doc: "Une bombe dont vous faites la règle." },
    deck: { title: "Un autre jeu de cartes", doc: "Combien il y a de chaque carte." },
  },
  halt_mal_kurz: {
    well: {
      title: "Puits",
      doc: "Quand le puits est permis dans les duels.",
      of: { call: "si personne ne refuse", always: "toujours", never: "jamais" },
    },
    police: {
      title: "Police",
      doc: "Chez qui on peut envoyer la police.",
      of: { others: "chez les autres", anyone: "aussi chez soi" },
    },
    list: {
      title: "Choses à ne pas faire",
      doc: "Qui la liste protège quand on la joue en réponse.",
      of: { player: "seulement soi", all: "tous les joueurs visés" },
    },
  },
};
