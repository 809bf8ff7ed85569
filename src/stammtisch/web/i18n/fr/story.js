/**
 * Ce qui se passe, une courte phrase par événement. Si la personne qui lit y tient un rôle, c’est la phrase sous le nom de
 * ce rôle (`seat`, `giver`…), sinon celle sous `_`. Les cartes qu’elle seule connaît sont ajoutées à la fin.
 */

import { plural } from "./grammar.js";

const chips = (n) => plural(n, "jeton", "jetons");
const cards = (n) => (n === 1 ? "une carte" : plural(n, "carte", "cartes"));
const points = (n) => plural(n, "point", "points");
const times = (n) => (n === 1 ? "un tour" : `${n} tours`);
const SIGNS = { rock: "la pierre", paper: "la feuille", scissors: "les ciseaux", well: "le puits" };

const every = { scores: "Les points de la manche {round} sont comptés.", ends: "La partie est finie." };

const tricks = {
  passes: {
    _: "{giver} passe trois cartes à {receiver}.",
    giver: "Tu passes trois cartes à {receiver}",
    receiver: "{giver} te passe trois cartes",
  },
  plays: { _: "{seat} joue {card}.", seat: "Tu joues {card}." },
  takes: { _: "{seat} prend le pli.", seat: "Tu prends le pli." },
};

export default {
  gaunerbande: {
    ...every,
    ...tricks,
    deals: "Manche {round} : les cartes sont distribuées.",
    opens: { _: "{seat} a la carte d’entame et commence.", seat: "Tu as la carte d’entame et tu commences." },
    unites: { _: "{seat} a réuni la bande !", seat: "Tu as réuni la bande !" },
    charges: {
      _: "{seat} refile {worth} points à tous les autres.",
      seat: "Tu refiles {worth} points à tous les autres.",
    },
    clears: { _: "{seat} efface {worth} de ses points.", seat: "Tu effaces {worth} de tes points." },
  },
  black_spy: {
    ...every,
    ...tricks,
    draws: { _: "{seat} tire {card} pour la donne.", seat: "Tu tires {card} pour la donne." },
    deals: { _: "Manche {round} : {dealer} donne.", dealer: "Manche {round} : tu donnes." },
    picks: { _: "{seat} prend trois cartes dans la pile de la taupe.", seat: "Tu prends dans la pile de la taupe" },
    announces: { _: "{seat} annonce {colour}.", seat: "Tu annonces {colour}." },
    cannot_open: { _: "{seat} n’a pas la couleur annoncée.", seat: "Tu n’as pas la couleur annoncée." },
    opens: { _: "{seat} ouvre la manche.", seat: "Tu ouvres la manche." },
    captures_all: { _: "{seat} a pris les 16 cartes noires !", seat: "Tu as pris les 16 cartes noires !" },
    captures: {
      _: "{seat} les arrête : 60 points pour tous les autres.",
      seat: "Tu les arrêtes : 60 points pour tous les autres.",
    },
    releases: {
      _: "{seat} les relâche et efface 60 de ses points.",
      seat: "Tu les relâches et tu effaces 60 de tes points.",
    },
    reduces: {
      _: "{seat} tombe pile sur {before} et redescend à {after}.",
      seat: "Tu tombes pile sur {before} et tu redescends à {after}.",
    },
  },
  zehn: {
    ...every,
    deals: { _: "{dealer} donne.", dealer: "Tu donnes." },
    turns: {
      _: "Manche {round} : on retourne {card}, {seat} commence.",
      seat: "Manche {round} : on retourne {card}, tu commences.",
    },
    lays: { _: "{seat} pose {card}.", seat: "Tu poses {card}." },
    hides: { _: "{seat} pose une carte cachée.", seat: "Tu poses une carte cachée" },
    protects: { _: "{seat} protège sa carte avec des jetons.", seat: "Tu protèges ta carte avec des jetons." },
    declines: { _: "{seat} n’achète rien.", seat: "Tu n’achètes rien." },
    swaps: {
      _: "{seat} paie un jeton et échange avec {giver}.",
      seat: "Tu paies un jeton et tu échanges avec {giver}.",
      giver: "{seat} paie un jeton et échange avec toi.",
    },
    opens: {
      _: "{seat} veut la carte de {giver}.",
      seat: "Tu veux la carte de {giver}.",
      giver: "{seat} veut ta carte.",
    },
    bids: { _: ({ chips: n }) => `{seat} offre ${chips(n)}.`, seat: ({ chips: n }) => `Tu offres ${chips(n)}.` },
    passes: { _: "{seat} passe.", seat: "Tu passes." },
    buys: {
      _: ({ chips: n }) => `{seat} paie ${chips(n)} à {giver} et échange.`,
      seat: ({ chips: n }) => `Tu paies ${chips(n)} à {giver} et tu échanges.`,
      giver: ({ chips: n }) => `{seat} te paie ${chips(n)} et échange.`,
    },
    looks: { _: "{seat} regarde sa nouvelle carte.", seat: "Ta nouvelle carte" },
    collects: ({ pot }) => `Les jetons posés sur les cartes vont au pot : ${pot}.`,
    keeps: { _: "{seat} laisse sa carte cachée.", seat: "Tu laisses ta carte cachée." },
    reveals: { _: "{seat} retourne {card}.", seat: "Tu retournes {card}." },
    adds: { _: "{seat} ajoute {card}.", seat: "Tu ajoutes {card}." },
    shows: { _: "{seat} avait {card}.", seat: "Tu avais {card}." },
    comes_to: { _: "{seat} arrive à {value}.", seat: "Tu arrives à {value}." },
    loses: {
      _: ({ points: n }) => `{seat} perd la manche et prend {cards} : ${points(n)}.`,
      seat: ({ points: n }) => `Tu perds la manche et tu prends {cards} : ${points(n)}.`,
    },
    wins: {
      _: ({ chips: n }) => `{seat} gagne la manche et ${n ? `le pot : ${chips(n)}` : "un pot vide"}.`,
      seat: ({ chips: n }) => `Tu gagnes la manche et ${n ? `le pot : ${chips(n)}` : "un pot vide"}.`,
    },
    draws: { _: "{seat} complète sa main.", seat: "Tu complètes ta main" },
    cannot_draw: {
      _: "La pioche ne suffit plus pour {seat}.",
      seat: "La pioche ne suffit plus pour toi.",
    },
    names: {
      _: ({ seat, receiver }) => (seat === receiver ? "{seat} choisit de commencer." : "{seat} désigne qui commence : {receiver}."),
      seat: "Tu désignes qui commence : {receiver}.",
      "seat receiver": "Tu choisis de commencer.",
      receiver: "{seat} te désigne pour commencer.",
    },
    takes_rest: {
      _: ({ points: n }) => `{seat} prend les cartes de manche qui restent : ${points(n)}.`,
      seat: ({ points: n }) => `Tu prends les cartes de manche qui restent : ${points(n)}.`,
    },
    reckons: {
      _: ({ points: n, chips: c, total }) =>
        `Il reste à {seat} {cards} (${points(n)}) et ${chips(c)} : ${total} à la fin.`,
      seat: ({ points: n, chips: c, total }) =>
        `Il te reste {cards} (${points(n)}) et ${chips(c)} : ${total} à la fin.`,
    },
  },
  klaumau: {
    ...every,
    deals: { _: "Manche {round} : {seat} commence.", seat: "Manche {round} : tu commences." },
    turns: { _: "{seat} retourne {card}.", seat: "Tu retournes {card}." },
    plays: { _: "{seat} pose {card}.", seat: "Tu poses {card}." },
    cannot: { _: "{seat} dit : « Je ne peux pas. »", seat: "Tu dis : « Je ne peux pas. »" },
    believes: { _: "{seat} y croit.", seat: "Tu y crois." },
    doubts: { _: "{seat} n’y croit pas !", seat: "Tu n’y crois pas !" },
    shows: { _: "{seat} montre {cards}.", seat: "Tu montres {cards}." },
    draws: { _: "{seat} pioche une carte.", seat: "Tu pioches" },
    guards: { _: "{seat} sort un chien de garde.", seat: "Tu sors un chien de garde." },
    wishes: { _: "{seat} demande {colour}.", seat: "Tu demandes {colour}." },
    turns_round: "Le jeu change de sens.",
    misses: { _: "{seat} passe son tour.", seat: "Tu passes ton tour." },
    robs: {
      _: "{seat} envoie un voyou chez {giver}.",
      seat: "Tu envoies un voyou chez {giver}.",
      giver: "{seat} envoie un voyou chez toi.",
    },
    spares: { _: "{seat} épargne tout le monde.", seat: "Tu épargnes tout le monde." },
    wards: { _: "{seat} appelle la police : {card}.", seat: "Tu appelles la police : {card}." },
    steals: { _: "{receiver} vole une carte à {giver}.", receiver: "Tu voles à {giver}", giver: "{receiver} te vole" },
    trades: {
      _: "{receiver} tire une carte chez {giver} pour l’échange.",
      receiver: "Pour l’échange, tu tires chez {giver}",
      giver: "Pour l’échange, {receiver} tire chez toi",
    },
    gives: {
      _: "{giver} donne une carte à {receiver}.",
      giver: "Tu donnes à {receiver}",
      receiver: "{giver} te donne",
    },
    surrounded: "Le dernier policier : tout le monde est encerclé !",
    fence: {
      _: "{seat} pioche le receleur. Il achète les cartes numérotées.",
      seat: "Tu pioches le receleur. Il achète les cartes numérotées.",
    },
    forged: "Falsification ! {card} est sur le dessus : les cartes numérotées de ses couleurs ne comptent pas.",
    sells: { _: "{seat} vend {card} pour 2 points.", seat: "Tu vends {card} pour 2 points." },
    targets: {
      _: "{seat} vise {giver} avec la bombe.",
      seat: "Tu vises {giver} avec la bombe.",
      giver: "{seat} te vise avec la bombe.",
    },
    throws: { _: "{seat} jette {card}.", seat: "Tu jettes {card}." },
    loses: { _: "{seat} perd {card}.", seat: "Tu perds {card}." },
    pays: { _: "{giver} paie une carte à {receiver}.", giver: "Tu paies à {receiver}", receiver: "{giver} te paie" },
    stunned: {
      _: ({ turns: n }) => `{seat} doit passer ${times(n)}.`,
      seat: ({ turns: n }) => `Tu dois passer ${times(n)}.`,
    },
    gains: { _: ({ points: n }) => `{seat} gagne ${points(n)}.`, seat: ({ points: n }) => `Tu gagnes ${points(n)}.` },
    empties: { _: "{seat} n’a plus de cartes.", seat: "Tu n’as plus de cartes." },
    runs_out: {
      _: "{seat} doit piocher, et la pioche est vide.",
      seat: "Tu dois piocher, et la pioche est vide.",
    },
    holds: {
      _: ({ cards: kept }) => (kept.length ? "{seat} garde {cards}." : "Il ne reste rien à {seat}."),
      seat: ({ cards: kept }) => (kept.length ? "Tu gardes {cards}." : "Il ne te reste rien."),
    },
  },
  halt_mal_kurz: {
    ...every,
    scores: "On compte les cartes.",
    deals: ({ number: n }) => `Les cartes sont distribuées, ${n} par personne.`,
    turns_razupaltuff: "Un Razupaltuff était sur le dessus : on le remet et on mélange.",
    turns_up: "On retourne {card}.",
    begins: { _: "{seat} commence.", seat: "Tu commences." },
    plays: { _: "{seat} pose {card}.", seat: "Tu poses {card}." },
    has_to_draw: { _: "{seat} doit piocher.", seat: "Tu dois piocher." },
    draws: { _: "{seat} pioche une carte.", seat: "Tu pioches" },
    draws_openly: { _: "{seat} pioche à découvert {card}.", seat: "Tu pioches à découvert {card}." },
    recycles: ({ number: n }) => `On mélange la défausse : ${cards(n)} à piocher.`,
    nothing_left: { _: "Il ne reste rien à piocher pour {seat}.", seat: "Il ne te reste rien à piocher." },
    razupaltuff: { _: "{seat} dit : « Razupaltuff ! »", seat: "Tu dis : « Razupaltuff ! »" },
    nothing_to_give: { _: "{seat} n’a rien à confier.", seat: "Tu n’as rien à confier." },
    holds: {
      _: "{seat} dit à {target} : « Tiens-moi ça. »",
      seat: "Tu dis à {target} : « Tiens-moi ça. »",
      target: "{seat} te dit : « Tiens-moi ça. »",
    },
    hands_over: {
      _: ({ number: n }) => `{giver} refile ${cards(n)} à {receiver}.`,
      giver: ({ number: n }) => `Tu refiles ${cards(n)} à {receiver}.`,
      receiver: ({ number: n }) => `{giver} te refile ${cards(n)}.`,
    },
    gives: {
      _: "{giver} donne une carte à {receiver}.",
      giver: "Tu donnes à {receiver}",
      receiver: "{giver} te donne",
    },
    gives_openly: {
      _: "{giver} donne {card} à {receiver}, à découvert.",
      giver: "Tu donnes {card} à {receiver}, à découvert.",
      receiver: "{giver} te donne {card}, à découvert.",
    },
    proposes: {
      _: "{seat} propose : {giver} donne une carte à {receiver}.",
      giver: "{seat} propose : tu donnes une carte à {receiver}.",
      receiver: "{seat} propose : {giver} te donne une carte.",
      seat: "Tu proposes : {giver} donne une carte à {receiver}.",
      "seat giver": "Tu proposes de donner une carte à {receiver}.",
      "seat receiver": "Tu proposes : {giver} te donne une carte.",
    },
    proposes_nothing: { _: "{seat} ne propose rien.", seat: "Tu ne proposes rien." },
    no_proposal: "Personne n’a rien proposé.",
    votes: {
      _: "{seat} vote pour que {giver} donne une carte à {receiver}.",
      giver: "{seat} vote pour que tu donnes une carte à {receiver}.",
      receiver: "{seat} vote pour que {giver} te donne une carte.",
      seat: "Tu votes pour que {giver} donne une carte à {receiver}.",
      "seat giver": "Tu votes pour donner une carte à {receiver}.",
      "seat receiver": "Tu votes pour que {giver} te donne une carte.",
    },
    abstains: { _: "{seat} s’abstient.", seat: "Tu t’abstiens." },
    no_majority: "Pas de majorité.",
    decides: {
      _: "C’est voté : {giver} donne une carte à {receiver}.",
      giver: "C’est voté : tu donnes une carte à {receiver}.",
      receiver: "C’est voté : {giver} te donne une carte.",
    },
    challenges: { _: "{seat} défie {target}.", seat: "Tu défies {target}.", target: "{seat} te défie." },
    without_well: { _: "{seat} dit : « Sans le puits. »", seat: "Tu dis : « Sans le puits. »" },
    with_well: "Le puits est permis.",
    throws: { _: ({ sign }) => `{seat} montre ${SIGNS[sign]}.`, seat: ({ sign }) => `Tu montres ${SIGNS[sign]}.` },
    draw: "Égalité, on recommence.",
    no_winner: "Trop d’égalités : personne ne gagne.",
    beats: { _: "{seat} bat {target}.", seat: "Tu bats {target}.", target: "{seat} te bat." },
    cannot_give: { _: "{seat} n’a pas de carte à donner.", seat: "Tu n’as pas de carte à donner." },
    wants_to_swap: {
      _: "{seat} à {target} : « Oh – à moi, à toi… »",
      seat: "Toi à {target} : « Oh – à moi, à toi… »",
      target: "{seat} à toi : « Oh – à moi, à toi… »",
    },
    swaps: {
      _: "{giver} et {receiver} échangent leurs mains, {got} contre {gave}.",
      giver: "Toi et {receiver} échangez vos mains, {got} contre {gave}.",
      receiver: "{giver} et toi échangez vos mains, {got} contre {gave}.",
    },
    sees_hand: { _: "{seat} regarde sa nouvelle main.", seat: "Ta nouvelle main" },
    shares_out: ({ number: n }) => `On redistribue toutes les cartes, ${n} en tout.`,
    slaps: { _: "{seat} tape.", seat: "Tu tapes." },
    stays: { _: "{seat} ne tape pas.", seat: "Tu ne tapes pas." },
    names: {
      _: "{seat} envoie la police chez {target}.",
      seat: "Tu envoies la police chez {target}.",
      target: "{seat} envoie la police chez toi.",
    },
    opens: { _: "{seat} doit jouer à découvert.", seat: "Tu dois jouer à découvert." },
    shows: { _: "{seat} montre sa main : {cards}.", seat: "Tu montres ta main : {cards}." },
    nobody_opens: "Personne ne joue à découvert.",
    closes: { _: "{seat} ne joue plus à découvert.", seat: "Tu ne joues plus à découvert." },
    has_most: {
      _: ({ number: n }) => `{seat} a le plus de cartes : ${n}.`,
      seat: ({ number: n }) => `Tu as le plus de cartes : ${n}.`,
    },
    reacts: {
      _: "{seat} : « C’est sur ma liste des choses à ne pas faire. » {card}",
      seat: "Toi : « C’est sur ma liste des choses à ne pas faire. » {card}",
    },
    lets: { _: "{seat} laisse faire.", seat: "Tu laisses faire." },
  },
};
