/** Apprendre : conseils et première manche. */

import { typeset } from "./grammar.js";

/** « 0,4 point », « 2,0 points ». */
const points = (n) => `${n} ${Number.parseFloat(String(n).replace(",", ".")) < 2 ? "point" : "points"}`;

export default typeset({
  hint: {
    thinking: "Le Maître réfléchit…",
    meister: "Le choix du Maître",
    geselle: "Le choix du Compagnon",
    only: "Il n’y a rien d’autre à faire.",
    first_thought: ({ other }) => `Plutôt que « ${other} ». Le Maître s’échauffe encore : c’est la première idée du Compagnon.`,
    better: ({ n, other }) => `En moyenne ${points(n)} de mieux que « ${other} ».`,
    likelier: ({ n, other }) => `Gagne ${n} % plus souvent que « ${other} ».`,
    close: ({ other }) => `À peine mieux que « ${other} » : choisis ce que tu préfères.`,
    mixed: ({ other }) => `À peu près aussi bon que « ${other} ». Le Maître varie, pour que personne ne le devine.`,
    habit: ({ other }) => `À peu près aussi bon que « ${other} ». Ici, le Maître suit son expérience, pas les chiffres.`,
    these: "Ces trois-là",
    together: "Les trois ensemble. Un seul appui sur le bouton suffit.",
    nothing: "Tu n’as rien à décider pour l’instant.",
    compare: "Comparer les coups",
    key: {
      few: "Points d’ici la fin : moins, c’est mieux",
      many: "Points d’ici la fin : plus, c’est mieux",
      chance: "Chances de gagner",
      liking: "Ce que préfère le Compagnon",
    },
    allowed: "Conseils permis",
    allowed_text: "Quand c’est à toi, tu peux demander ce que ferait le Maître. Personne d’autre ne voit la réponse.",
  },
  lesson: {
    understood: "Compris",
    skip: "Sans conseils",
    play_on: "Continuer",
    new_table: "Nouvelle table",
    end: {
      title: "C’était la première manche",
      text: "Voilà comment on compte. Continue ici, ou ouvre une table et invite du monde.",
    },
    gaunerbande: {
      pass: {
        title: "Trois cartes à donner",
        text: "Chaque voyou noir dans tes plis coûte un point, le politicien rouge treize. Donne ce qui prend des plis : les cartes hautes, surtout rouges et noires.",
      },
      begin: {
        title: "Tu commences",
        text: "Le 0 vert ouvre la manche. Touche une carte pour la lever, touche-la encore pour la jouer.",
      },
      count: {
        title: "Voilà des points",
        text: "Entre parenthèses, les points de la manche : moins, c’est mieux. Seul celui qui prend tous les voyous et le politicien fait payer les autres.",
      },
      lead: {
        title: "Tu entames",
        text: "Les autres doivent fournir ta couleur, et la plus haute carte prend tout. Une petite carte laisse le pli. Le noir ne s’entame que s’il est déjà tombé.",
      },
      free: {
        title: "Libre choix",
        text: "Tu ne peux pas fournir et tu ne prendras pas le pli. Débarrasse-toi des voyous et du politicien : un autre les ramasse.",
      },
      follow: {
        title: "Fournir la couleur",
        text: "Les cartes claires sont jouables. Reste sous celle qui mène. Ou prends le pli avec ta plus haute carte tant qu’il n’y a rien de noir.",
      },
    },
    black_spy: {
      pass: {
        title: "Trois cartes à donner",
        text: "Les sept noirs sont des espions, dix points chacun. Les autres noires comptent aussi. Donne les espions et ce qui les prendrait : les noires hautes.",
      },
      count: {
        title: "Voilà des points",
        text: "Entre parenthèses, les points de la manche : moins, c’est mieux. Les sept de couleur sont de gentils espions : chacun enlève cinq points.",
      },
      lead: {
        title: "Tu entames",
        text: "Les autres fournissent ta couleur ou ton rang. Seule la plus haute carte de ta couleur prend le pli. Entamer bas est rarement une erreur.",
      },
      free: {
        title: "Libre choix",
        text: "Ni couleur ni rang : tu ne prendras pas le pli. Un bon moment pour un espion noir.",
      },
      follow: {
        title: "Couleur ou rang",
        text: "Les deux sont permis. Avec le rang, tu quittes la couleur et tu n’as pas à prendre le pli.",
      },
    },
    zehn: {
      lay: {
        title: "Pose une carte",
        text: "Qui s’approche le plus de dix gagne le pot. Qui a le moins prend toutes les cartes en pénalité. Une carte haute, c’est bien ; cachée, personne n’en sait rien.",
      },
      protect: {
        title: "La protéger ?",
        text: "Des jetons sur ta carte la rendent chère : pour l’avoir, il faut en offrir au moins autant. Ça vaut le coup pour une bonne carte. À la fin, ils vont au pot.",
      },
      open: {
        title: "Une autre carte ?",
        text: "S’il y a mieux ailleurs, tu peux échanger. Sans jeton dessus, ça en coûte un ; sinon, c’est aux enchères. Ta carte part en échange.",
      },
      bid: {
        title: "Enchérir ou passer",
        text: "La plus haute offre emporte la carte et paie son propriétaire. Chaque jeton gardé enlève deux points à la fin : n’offre pas tout.",
      },
      reveal: {
        title: "La retourner ?",
        text: "Seule une carte visible peut en recevoir une seconde. Retourne-la si tu as en main ce qui te manque pour faire dix.",
      },
      add: {
        title: "Encore une ?",
        text: "À deux, dix au plus, et le plus près possible. Le joker complète à dix, mais vaut dix points de pénalité pour qui le ramasse.",
      },
      name: {
        title: "Gagné",
        text: "Qui commence pose en premier et en sait le moins. Laisse plutôt commencer quelqu’un d’autre.",
      },
    },
    klaumau: {
      turn: {
        title: "Pose une carte",
        text: "Il faut la même couleur ou le même motif. Tu peux aussi dire « Je ne peux pas », même si c’est faux. Les cartes numérotées en main sont ton butin : elles comptent à la fin de la manche.",
      },
      doubt: {
        title: "Tu y crois ?",
        text: "Si tu doutes à raison, tu choisis la carte posée et tu en pioches une. À tort, l’autre en pioche deux. Beaucoup de cartes et rien ne va ? Doute.",
      },
      force: {
        title: "La main dans le sac",
        text: "Choisis la carte à poser. Perdre du butin fait mal : prends le plus gros numéro.",
      },
      answer: {
        title: "Voilà un voyou",
        text: "Avec un policier, tu gardes tout et tu pioches une carte. Sans lui, une carte s’en va, tirée à l’aveugle.",
      },
      wish: {
        title: "Trou de serrure",
        text: "Tu choisis la prochaine couleur. Prends celle dont tu as le plus.",
      },
      rob: {
        title: "Ton voyou",
        text: "Choisis une victime. Beaucoup de cartes, beaucoup de butin. Qui a un policier se défend.",
      },
      trade: {
        title: "Un échange",
        text: "Tu tires une carte à l’aveugle et tu en donnes une. Pratique pour se débarrasser de quelque chose.",
      },
      give: {
        title: "Que donnes-tu en échange ?",
        text: "N’importe laquelle de tes cartes, même celle que tu viens de tirer. Garde les cartes numérotées, donne le reste.",
      },
    },
    halt_mal_kurz: {
      turn: {
        title: "Pose une carte qui va",
        text: "Il faut la même catégorie (soleil ou pluie) ou le même symbole (kangourou, pingouin, artiste). L’effet de la carte est immédiat. Le premier sans cartes gagne.",
      },
      react: {
        title: "Ça te concerne",
        text: "Quelque chose te tombe dessus. La liste des choses à ne pas faire l’écarte, sinon ça arrive. Garde-la pour les grandes occasions.",
      },
      slap: {
        title: "Tape",
        text: "Sur le Nazi, tout le monde tape : le dernier pioche une carte. Sur la police, abstiens-toi : qui tape pioche. D’habitude il faut être rapide, ici tu as le temps.",
      },
      hold: {
        title: "Tiens-moi ça",
        text: "La moitié de ta main va à qui tu veux. De préférence à quelqu’un qui a presque fini.",
      },
      name: {
        title: "La police",
        text: "Qui la reçoit joue désormais à découvert. Envoie-la à celui qui mène.",
      },
      challenge: {
        title: "Un duel",
        text: "Pierre, feuille, ciseaux. Le gagnant donne une carte à l’autre. Défie quelqu’un qui en a peu.",
      },
      well: {
        title: "Avec le puits ?",
        text: "Le puits bat pierre et ciseaux, seule la feuille le couvre. Un seul non, et il reste dehors.",
      },
      throw: {
        title: "Choisis un signe",
        text: "Personne ne le voit avant que tous aient choisi. Le calcul n’aide pas, connaître les gens peut-être.",
      },
      propose: {
        title: "Assemblée générale",
        text: "Chacun propose qui donne une carte à qui. Ensuite on vote. Une bonne idée : tu donnes à celui qui mène.",
      },
      vote: {
        title: "Vote",
        text: "Rien ne passe sans plus de la moitié des voix. Vote pour ce qui t’arrange.",
      },
      swap: {
        title: "Oh – à moi, à toi…",
        text: "Vous échangez toute votre main. Prends la plus petite.",
      },
      give: {
        title: "Donne une carte",
        text: "À toi de choisir laquelle. Donne celle qui se pose mal.",
      },
    },
  },
});
