/** Comment s’appellent les cartes. */

import { lower } from "./grammar.js";

const COLOURS = { g: "vert", b: "bleu", r: "rouge", y: "jaune", k: "noir" };

export const PROFESSIONS = {
  g: [
    "Vendeur d’aspirateurs",
    "Vendeur de voitures",
    "Jardinière",
    "Facteur",
    "Chauffeur de bus",
    "Boulangère",
    "Garde forestière",
    "Serveur",
    "Menuisière",
    "Institutrice",
    "Pharmacien",
    "Vétérinaire",
    "Professeur",
  ],
  b: [
    "Vendeur d’aspirateurs",
    "Concierge",
    "Pêcheur",
    "Femme de ménage",
    "Plombier",
    "Couturière",
    "Électricien",
    "Capitaine",
    "Maître maçon",
    "Bibliothécaire",
    "Pilote",
    "Médecin",
    "Notaire",
  ],
  r: [
    "Vendeur d’aspirateurs",
    "Directeur de cirque",
    "Aubergiste",
    "Coiffeur",
    "Boucher",
    "Cuisinière",
    "Pompier",
    "Éducatrice",
    "Forgeron",
    "Cantatrice",
    "Politicien corrompu",
    "Banquière",
    "Juge",
  ],
  k: [
    "Cogneur",
    "Resquilleur",
    "Grivèleur",
    "Bonneteur",
    "Tricheur",
    "Pickpocket",
    "Contrebandier",
    "Voyante",
    "Faussaire",
    "Fausse fiancée",
    "Maître chanteur",
    "Braqueur",
    "Parrain",
  ],
};
const AGENTS = [
  "Informateur",
  "Interrogateur",
  "Intrus",
  "Saboteur",
  "Tueur à gages",
  "Agent",
  "Espion",
  "Agent double",
  "Déchiffreur",
  "Sous-directeur",
  "Directeur",
];
const LOOT = { 1: "Pièce", 2: "Montre", 3: "Chandelier", 4: "Trésor" };
const MOTIFS = {
  key: "Trou de serrure",
  safe: "Petit coffre-fort",
  bigsafe: "Grand coffre-fort",
  plan: "Plan",
  crook: "Voyou",
  trade: "Échange",
};
const PLAIN = { police: "Policier", dog: "Chien de garde", bomb: "Bombe", fence: "Receleur" };
const KINDS = {
  nazi: "Nazi",
  polizei: "Police",
  halt: "Tiens-moi ça",
  versammlung: "Assemblée générale",
  schnick: "Chifoumi",
  liste: "Liste des choses à ne pas faire",
  gruppe: "Chifoumi général",
  mein: "Oh – à moi, à toi",
  kapitalismus: "Capitalisme",
  kommunismus: "Communisme",
  razupaltuff: "Razupaltuff",
};
/** Dans une ligne de texte, ce qui serait trop long. */
const SHORT = { liste: "À ne pas faire" };
const SYMBOLS = { k: "kangourou", p: "pingouin", a: "artiste" };

export default {
  gaunerbande(code) {
    const [colour, rank] = [code[0], code.slice(1)];
    const name = PROFESSIONS[colour][rank];
    return { short: rank, long: `${rank} ${COLOURS[colour]}, ${lower(name)}`, banner: name };
  },
  black_spy(code) {
    const [colour, rank] = [code[0], code.slice(1)];
    const name = rank !== "7" ? AGENTS[rank - 1] : colour === "k" ? "Espion noir" : "Gentil espion";
    return { short: rank, long: `${rank} ${COLOURS[colour]}, ${lower(name)}`, banner: name };
  },
  zehn(code) {
    const number = code.replace(/\D/g, "");
    if (code === "j") return { short: "joker", long: "Joker, complète à dix", banner: "Joker" };
    if (code.startsWith("rc"))
      return {
        short: `+${number}`,
        long: `Carte de manche, ${number} ${number === "1" ? "point" : "points"} de pénalité`,
        banner: "Carte de manche",
      };
    if (code[0] === "p")
      return {
        short: `${number} (+${Number(number) + 2})`,
        long: `Carte malus ${number}, ${Number(number) + 2} points de pénalité`,
        banner: "Malus",
      };
    return { short: number, long: number, banner: number };
  },
  klaumau(code) {
    if (PLAIN[code]) return { short: lower(PLAIN[code]), long: PLAIN[code], banner: PLAIN[code] };
    const [colours, motif] = /\d/.test(code) ? [code[0], code[1]] : code.split("-");
    const colour = [...colours].map((letter) => COLOURS[letter]).join(" et ");
    if (LOOT[motif]) return { short: motif, long: `${motif} ${colour}, ${lower(LOOT[motif])}`, banner: LOOT[motif] };
    return { short: lower(MOTIFS[motif]), long: `${MOTIFS[motif]} ${colour}`, banner: MOTIFS[motif] };
  },
  halt_mal_kurz(code) {
    const [kind, symbol] = code.split("-");
    const [name, short] = [KINDS[kind], SHORT[kind] ?? KINDS[kind]];
    return {
      short: symbol ? `${short} · ${SYMBOLS[symbol]}` : short,
      long: symbol ? `${name}, ${SYMBOLS[symbol]}` : name,
      banner: name,
    };
  },
};
