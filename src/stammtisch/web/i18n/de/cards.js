/** Wie die Karten heißen. */

const COLOURS = { g: "Grün", b: "Blau", r: "Rot", y: "Gelb", k: "Schwarz" };
const FEMININE = { g: "Grüne", b: "Blaue", r: "Rote", y: "Gelbe", k: "Schwarze" };
const MASCULINE = { g: "Grüner", b: "Blauer", r: "Roter", y: "Gelber", k: "Schwarzer" };
const NEUTER = { g: "Grünes", b: "Blaues", r: "Rotes", y: "Gelbes", k: "Schwarzes" };

/** Ein weiches Trennzeichen sagt, wo ein langes Wort im Band der Karte brechen darf. */
const unbroken = (name) => name.replaceAll("\u00ad", "");

export const PROFESSIONS = {
  g: [
    "Staubsauger\u00advertreter",
    "Autoverkäufer",
    "Gärtnerin",
    "Briefträger",
    "Busfahrer",
    "Bäckerin",
    "Försterin",
    "Kellner",
    "Tischlerin",
    "Lehrerin",
    "Apotheker",
    "Tierärztin",
    "Professor",
  ],
  b: [
    "Staubsauger\u00advertreter",
    "Hausmeister",
    "Fischer",
    "Putzfrau",
    "Klempner",
    "Schneiderin",
    "Elektriker",
    "Kapitänin",
    "Baumeister",
    "Bibliothekarin",
    "Pilot",
    "Ärztin",
    "Notar",
  ],
  r: [
    "Staubsauger\u00advertreter",
    "Zirkusdirektor",
    "Wirtin",
    "Friseur",
    "Metzger",
    "Köchin",
    "Feuerwehrmann",
    "Erzieherin",
    "Schmied",
    "Opernsängerin",
    "Korrupter Politiker",
    "Bankdirektorin",
    "Richter",
  ],
  k: [
    "Schläger",
    "Schwarzfahrer",
    "Zechpreller",
    "Hütchenspieler",
    "Falschspieler",
    "Taschendieb",
    "Schmuggler",
    "Wahrsagerin",
    "Fälscher",
    "Heirats\u00adschwindlerin",
    "Erpresser",
    "Bankräuber",
    "Pate",
  ],
};
const AGENTS = [
  "Informant",
  "Vernehmungs\u00adbeamter",
  "Eindringling",
  "Saboteur",
  "Attentäter",
  "Agent",
  "Spion",
  "Doppelagent",
  "Codeknacker",
  "Stellvertretender Direktor",
  "Direktor",
];
const LOOT = { 1: ["Münze", FEMININE], 2: ["Uhr", FEMININE], 3: ["Leuchter", MASCULINE], 4: ["Goldschatz", MASCULINE] };
const MOTIFS = {
  key: ["Schlüsselloch", NEUTER],
  safe: ["Kleiner Tresor", COLOURS],
  bigsafe: ["Großer Tresor", COLOURS],
  plan: ["Plan", MASCULINE],
  crook: ["Gauner", MASCULINE],
  trade: ["Tausch", MASCULINE],
};
const PLAIN = { police: "Polizist", dog: "Wachhund", bomb: "Bombe", fence: "Hehler" };
const KINDS = {
  nazi: "Nazi",
  polizei: "Polizei",
  halt: "Halt mal kurz",
  versammlung: "Vollversammlung",
  schnick: "Schnick-Schnack-Schnuck",
  liste: "Not-to-do-Liste",
  gruppe: "Gruppen-Schnick",
  mein: "Ach – mein, dein",
  kapitalismus: "Kapitalismus",
  kommunismus: "Kommunismus",
  razupaltuff: "Razupaltuff",
};
const SYMBOLS = { k: "Känguru", p: "Pinguin", a: "Kleinkünstler" };

export default {
  gaunerbande(code) {
    const [colour, rank] = [code[0], code.slice(1)];
    const name = PROFESSIONS[colour][rank];
    return { short: rank, long: `${FEMININE[colour]} ${rank}, ${unbroken(name)}`, banner: name };
  },
  black_spy(code) {
    const [colour, rank] = [code[0], code.slice(1)];
    const name = AGENTS[rank - 1];
    const banner = rank !== "7" ? name : colour === "k" ? "Schwarzer Spion" : "Guter Spion";
    return { short: rank, long: `${FEMININE[colour]} ${rank}, ${unbroken(banner)}`, banner };
  },
  zehn(code) {
    const number = code.replace(/\D/g, "");
    if (code === "j") return { short: "Joker", long: "Joker, ergänzt auf zehn", banner: "Joker" };
    if (code.startsWith("rc"))
      return { short: `+${number}`, long: `Rundenkarte, ${number} Strafpunkte`, banner: "Rundenkarte" };
    if (code[0] === "p")
      return {
        short: `${number} (+${Number(number) + 2})`,
        long: `Strafkarte ${number}, ${Number(number) + 2} Strafpunkte`,
        banner: "Strafkarte",
      };
    return { short: number, long: number, banner: number };
  },
  klaumau(code) {
    if (PLAIN[code]) return { short: PLAIN[code], long: PLAIN[code], banner: PLAIN[code] };
    const [colours, motif] = /\d/.test(code) ? [code[0], code[1]] : code.split("-");
    const [name, form] = LOOT[motif] ?? MOTIFS[motif];
    const colour = [...colours].map((letter) => COLOURS[letter]);
    if (LOOT[motif]) return { short: motif, long: `${FEMININE[colours]} ${motif}, ${name}`, banner: name };
    if (colour.length > 1) return { short: name, long: `Plan in ${colour.join(" und ")}`, banner: name };
    return {
      short: name,
      long: form === COLOURS ? `${name} in ${colour[0]}` : `${form[colours]} ${name}`,
      banner: name,
    };
  },
  halt_mal_kurz(code) {
    const [kind, symbol] = code.split("-");
    const name = KINDS[kind];
    return {
      short: symbol ? `${name} · ${SYMBOLS[symbol]}` : name,
      long: symbol ? `${name}, ${SYMBOLS[symbol]}` : name,
      banner: name,
    };
  },
};
