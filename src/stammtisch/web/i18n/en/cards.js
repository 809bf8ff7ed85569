/** What the cards are called. */

const COLOURS = { g: "Green", b: "Blue", r: "Red", y: "Yellow", k: "Black" };

export const PROFESSIONS = {
  g: [
    "Vacuum salesman",
    "Car salesman",
    "Gardener",
    "Postman",
    "Bus driver",
    "Baker",
    "Forester",
    "Waiter",
    "Joiner",
    "Teacher",
    "Pharmacist",
    "Vet",
    "Professor",
  ],
  b: [
    "Vacuum salesman",
    "Caretaker",
    "Fisherman",
    "Cleaner",
    "Plumber",
    "Seamstress",
    "Electrician",
    "Captain",
    "Master builder",
    "Librarian",
    "Pilot",
    "Doctor",
    "Notary",
  ],
  r: [
    "Vacuum salesman",
    "Ringmaster",
    "Landlady",
    "Barber",
    "Butcher",
    "Cook",
    "Fireman",
    "Nursery teacher",
    "Blacksmith",
    "Opera singer",
    "Corrupt politician",
    "Bank director",
    "Judge",
  ],
  k: [
    "Thug",
    "Fare dodger",
    "Dine-and-dasher",
    "Thimblerigger",
    "Card sharp",
    "Pickpocket",
    "Smuggler",
    "Fortune teller",
    "Forger",
    "Marriage swindler",
    "Blackmailer",
    "Bank robber",
    "Godfather",
  ],
};
const AGENTS = [
  "Informant",
  "Interrogator",
  "Intruder",
  "Saboteur",
  "Assassin",
  "Agent",
  "Spy",
  "Double agent",
  "Codebreaker",
  "Deputy director",
  "Director",
];
const LOOT = { 1: "coin", 2: "watch", 3: "candlestick", 4: "gold" };
const MOTIFS = {
  key: "keyhole",
  safe: "small safe",
  bigsafe: "big safe",
  plan: "plan",
  crook: "crook",
  trade: "trade",
};
const PLAIN = { police: "Policeman", dog: "Watchdog", bomb: "Bomb", fence: "Fence" };
const KINDS = {
  nazi: "Nazi",
  polizei: "Police",
  halt: "Hold this a sec",
  versammlung: "General assembly",
  schnick: "Rock-paper-scissors",
  liste: "Not-to-do list",
  gruppe: "Group rock-paper",
  mein: "Oh – mine, yours",
  kapitalismus: "Capitalism",
  kommunismus: "Communism",
  razupaltuff: "Razupaltuff",
};
const SYMBOLS = { k: "kangaroo", p: "penguin", a: "artist" };
const capital = (text) => text[0].toUpperCase() + text.slice(1);

export default {
  gaunerbande(code) {
    const [colour, rank] = [code[0], code.slice(1)];
    const name = PROFESSIONS[colour][rank];
    return { short: rank, long: `${COLOURS[colour]} ${rank}, ${name.toLowerCase()}`, banner: name };
  },
  black_spy(code) {
    const [colour, rank] = [code[0], code.slice(1)];
    const name = rank !== "7" ? AGENTS[rank - 1] : colour === "k" ? "Black spy" : "Good spy";
    return { short: rank, long: `${COLOURS[colour]} ${rank}, ${name.toLowerCase()}`, banner: name };
  },
  zehn(code) {
    const number = code.replace(/\D/g, "");
    if (code === "j") return { short: "joker", long: "Joker, fills up to ten", banner: "Joker" };
    if (code.startsWith("rc"))
      return { short: `+${number}`, long: `Round card, ${number} penalty points`, banner: "Round card" };
    if (code[0] === "p")
      return {
        short: `${number} (+${Number(number) + 2})`,
        long: `Penalty card ${number}, ${Number(number) + 2} penalty points`,
        banner: "Penalty",
      };
    return { short: number, long: number, banner: number };
  },
  klaumau(code) {
    if (PLAIN[code]) return { short: PLAIN[code], long: PLAIN[code], banner: PLAIN[code] };
    const [colours, motif] = /\d/.test(code) ? [code[0], code[1]] : code.split("-");
    const colour = [...colours]
      .map((letter) => COLOURS[letter])
      .join(" and ")
      .replace(/ and (\w)/, (_, letter) => ` and ${letter.toLowerCase()}`);
    if (LOOT[motif]) return { short: motif, long: `${colour} ${motif}, ${LOOT[motif]}`, banner: capital(LOOT[motif]) };
    return { short: MOTIFS[motif], long: `${colour} ${MOTIFS[motif]}`, banner: capital(MOTIFS[motif]) };
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
