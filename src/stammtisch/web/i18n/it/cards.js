/** Come si chiamano le carte. */

import { lower } from "./grammar.js";

const MASCULINE = { g: "verde", b: "blu", r: "rosso", y: "giallo", k: "nero" };
const FEMININE = { g: "verde", b: "blu", r: "rossa", y: "gialla", k: "nera" };

export const PROFESSIONS = {
  g: [
    "Venditore di aspirapolvere",
    "Venditore d’auto",
    "Giardiniera",
    "Postino",
    "Autista d’autobus",
    "Panettiera",
    "Guardaboschi",
    "Cameriere",
    "Falegname",
    "Maestra",
    "Farmacista",
    "Veterinaria",
    "Professore",
  ],
  b: [
    "Venditore di aspirapolvere",
    "Custode",
    "Pescatore",
    "Donna delle pulizie",
    "Idraulico",
    "Sarta",
    "Elettricista",
    "Capitana",
    "Capomastro",
    "Bibliotecaria",
    "Pilota",
    "Dottoressa",
    "Notaio",
  ],
  r: [
    "Venditore di aspirapolvere",
    "Direttore di circo",
    "Ostessa",
    "Parrucchiere",
    "Macellaio",
    "Cuoca",
    "Pompiere",
    "Educatrice",
    "Fabbro",
    "Cantante lirica",
    "Politico corrotto",
    "Direttrice di banca",
    "Giudice",
  ],
  k: [
    "Picchiatore",
    "Furbetto del bus",
    "Scroccone",
    "Campanellaro",
    "Baro",
    "Borseggiatore",
    "Contrabbandiere",
    "Indovina",
    "Falsario",
    "Finta fidanzata",
    "Ricattatore",
    "Rapinatore",
    "Padrino",
  ],
};
const AGENTS = [
  "Informatore",
  "Interrogatore",
  "Intruso",
  "Sabotatore",
  "Sicario",
  "Agente",
  "Spia",
  "Doppiogiochista",
  "Decifratore",
  "Vicedirettore",
  "Direttore",
];
const LOOT = { 1: "Moneta", 2: "Orologio", 3: "Candelabro", 4: "Tesoro" };
const MOTIFS = {
  key: ["Serratura", FEMININE],
  safe: ["Piccola cassaforte", FEMININE],
  bigsafe: ["Cassaforte grande", FEMININE],
  plan: ["Piano", MASCULINE],
  crook: ["Furfante", MASCULINE],
  trade: ["Scambio", MASCULINE],
};
const PLAIN = { police: "Poliziotto", dog: "Cane da guardia", bomb: "Bomba", fence: "Ricettatore" };
const KINDS = {
  nazi: "Nazista",
  polizei: "Polizia",
  halt: "Tieni un attimo",
  versammlung: "Assemblea generale",
  schnick: "Morra cinese",
  liste: "Lista delle cose da non fare",
  gruppe: "Morra di gruppo",
  mein: "Mah – mio, tuo",
  kapitalismus: "Capitalismo",
  kommunismus: "Comunismo",
  razupaltuff: "Razupaltuff",
};
/** In una riga di testo, ciò che sarebbe troppo lungo. */
const SHORT = { liste: "Da non fare" };
const SYMBOLS = { k: "canguro", p: "pinguino", a: "artista" };

export default {
  gaunerbande(code) {
    const [colour, rank] = [code[0], code.slice(1)];
    const name = PROFESSIONS[colour][rank];
    return { short: rank, long: `${rank} ${MASCULINE[colour]}, ${lower(name)}`, banner: name };
  },
  black_spy(code) {
    const [colour, rank] = [code[0], code.slice(1)];
    const name = rank !== "7" ? AGENTS[rank - 1] : colour === "k" ? "Spia nera" : "Spia buona";
    return { short: rank, long: `${rank} ${MASCULINE[colour]}, ${lower(name)}`, banner: name };
  },
  zehn(code) {
    const number = code.replace(/\D/g, "");
    if (code === "j") return { short: "jolly", long: "Jolly, completa fino a dieci", banner: "Jolly" };
    if (code.startsWith("rc"))
      return {
        short: `+${number}`,
        long: `Carta del giro, ${number} ${number === "1" ? "punto" : "punti"} di penalità`,
        banner: "Carta del giro",
      };
    if (code[0] === "p")
      return {
        short: `${number} (+${Number(number) + 2})`,
        long: `Carta penalità ${number}, ${Number(number) + 2} punti di penalità`,
        banner: "Penalità",
      };
    return { short: number, long: number, banner: number };
  },
  klaumau(code) {
    if (PLAIN[code]) return { short: lower(PLAIN[code]), long: PLAIN[code], banner: PLAIN[code] };
    const [colours, motif] = /\d/.test(code) ? [code[0], code[1]] : code.split("-");
    if (LOOT[motif])
      return { short: motif, long: `${motif} ${MASCULINE[colours]}, ${lower(LOOT[motif])}`, banner: LOOT[motif] };
    const [name, form] = MOTIFS[motif];
    const colour = [...colours].map((letter) => form[letter]).join(" e ");
    return { short: lower(name), long: `${name} ${colour}`, banner: name };
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
