/** What a catalogue says: each entry with the parameters that it uses, and how it reads with some of them filled in. */
(words) => {
  const USUAL = {
    ...{ n: 2, of: 3, name: "Tobi", names: "Ada & Tobi", giver: "Ada", receiver: "Tobi", card: "7", rank: "7" },
    ...{ colour: "red", sign: "rock", game: "Zehn", round: 2, from: 3, to: 6, worth: 26 },
    ...{ chips: 2, points: 5, number: 4, turns: 2, total: 9, pot: 4, line: 3, reason: "…", missing: 2, got: 3 },
    ...{ one: "Ada", two: "Emma", winner: "Ada", gain: 3, list: "Ada 3, Tobi 5", what: "Joker", left: 4 },
    ...{ other: "Rote 7", fewer: 1, limit: 100, tookLead: false, day: "1. 1. 2026" },
    ...{ least: 2, most: 4, before: 100, after: 50 },
  };
  /** What differs from the usual: names and numbers before which words change. */
  const SETS = [
    {},
    { n: 1, name: "Ada", receiver: "Ada", chips: 1, points: 1, number: 1, turns: 1, total: 1, pot: 1, missing: 1, got: 1, gain: 1 },
    { n: 0, name: "Chris", card: "8 (+10)", chips: 0, points: -1, sign: "paper", rank: "0", tookLead: true },
    { n: 7, name: "Emma", card: "0", points: 0, number: 12, sign: "scissors", colour: "green" },
    { n: 12, name: "Otto", card: "joker", colour: "blue", sign: "well" },
    { n: 3, name: "Heinz", card: "1", colour: "yellow" },
    { n: 5, name: "Ilse", card: "10", colour: "black" },
  ];
  const MAY_LACK_CARD = /^zehn\.(swap_with|auction_of|opening)$/;
  const RULES = ["draw", "throw", "lose", "pay", "miss", "gain"].flatMap((what) =>
    ["self", "left", "right", "chosen", "others", "everyone", "most_cards", "leaders"].flatMap((who) =>
      [1, 3, ...(/throw|lose|pay/.test(what) ? ["half", "all"] : [])].map((count) => [{ who, what, count }]),
    ),
  );
  RULES.push(RULES.slice(0, 3).flat());
  const placeholders = (text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

  const read = (key, value) => {
    if (typeof value === "string") return { parameters: placeholders(value), samples: [value] };
    if (key === "bomb.says") return { parameters: [], samples: RULES.map((rule) => value(rule)) };
    if (key === "before_name" || key.startsWith("cards.")) return { parameters: [], samples: [] };
    const used = new Set();
    const sets = key.startsWith("scorepad.wrong.")
      ? SETS.map((set) => ({ ...set, card: "k8" })) // these are told the code of a card
      : MAY_LACK_CARD.test(key)
        ? [...SETS, { card: null }]
        : SETS;
    const samples = sets.map((set) =>
      value(
        new Proxy(
          {},
          {
            get(_, name) {
              used.add(name);
              return set[name] ?? USUAL[name] ?? (name in set ? null : "2"); // reads as a number, and as a word
            },
          },
        ),
      ),
    );
    return { parameters: [...used, ...samples.flatMap(placeholders)], samples };
  };
  const flat = (node, path) =>
    Object.entries(node).flatMap(([name, value]) => {
      const key = `${path}${name}`;
      if (value && typeof value === "object") return flat(value, `${key}.`);
      const { parameters, samples } = read(key, value);
      const text = typeof value === "string";
      return [[key, { text, parameters: [...new Set(parameters)].sort(), samples: [...new Set(samples)] }]];
    });
  return flat(words, "");
}
