/**
 * Was the deal fair? Checked from a record alone, as docs/records.md says, without asking the server anything: the
 * commitment, what was thrown in, the seed, every shuffle and every pick. How a pile lay before, and what was dealt from it,
 * each game says itself (`deal.js`); of a game that does not, shuffles are not checked here.
 */

import { bring, FACES, partOf, TITLES } from "../shared/games.js";

/** @import {Options, Proof, View} from "../shared/types/messages.js" */

/**
 * The lines of a record, as docs/records.md has them.
 * @typedef {{type: "match", stammtisch: number, game: string, players: number, names: string[], ages: number[], options: Options, seed: string|null}} Head
 * @typedef {{type: "fair"} & Proof} Fair
 * @typedef {{type: "shuffle", cards: string[]}} Shuffle
 * @typedef {{type: "pick", choice: number, of: number}} Pick
 * @typedef {{type: "move", seat: number, move: string}} Move
 * @typedef {{type: "scores", round: number, points: number[], totals: number[]}} Scores
 * @typedef {{type: "end", reason: string, totals: number[], places: number[], digest: string}} End
 * @typedef {Head|Fair|Shuffle|Pick|Move|Scores|End} Line
 */

/** Something nobody could have guessed, to throw into the seed. */
export function randomText() {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** @param {Uint8Array} secret */
const commitTo = async (secret) => hex(await sha256(secret));

/** The seed: the secret, and the hash of what each seat threw in. @param {Uint8Array} secret @param {string[]} contributions */
export async function mix(secret, contributions) {
  const hashes = await Promise.all(contributions.map((text) => sha256(utf8(text))));
  return sha256(joined(secret, ...hashes));
}

/**
 * 16-bit numbers of the n-th result of chance, one after the other. Thousands of small hashes: ours are quicker.
 * @param {Uint8Array} seed
 * @param {number} n
 */
function stream(seed, n) {
  let block = 0;
  /** @type {number[]} */
  let numbers = [];
  return () => {
    if (!numbers.length) {
      const tail = new DataView(new ArrayBuffer(8));
      tail.setUint32(0, n);
      tail.setUint32(4, block++);
      const bytes = plainSha256(joined(seed, new Uint8Array(tail.buffer)));
      numbers = Array.from({ length: 16 }, (_, i) => bytes[2 * i] * 256 + bytes[2 * i + 1]);
    }
    return numbers.shift() ?? 0;
  };
}

/** @param {() => number} next @param {number} k */
function choose(next, k) {
  for (;;) {
    const x = next();
    if ((x * k) % 65536 >= 65536 % k) return Math.floor((x * k) / 65536);
  }
}

/** @param {Uint8Array} seed @param {number} n @param {number} k */
export const pick = (seed, n, k) => choose(stream(seed, n), k);

/**
 * How a pile lay before the n-th result of chance, a shuffle, made this of it.
 * @param {Uint8Array} seed
 * @param {number} n
 * @param {string[]} cards
 */
function unshuffle(seed, n, cards) {
  const next = stream(seed, n);
  const swaps = [];
  for (let i = cards.length - 1; i > 0; i--) swaps.push([i, choose(next, i + 1)]);
  const pile = [...cards];
  for (const [i, j] of swaps.reverse()) [pile[i], pile[j]] = [pile[j], pile[i]];
  return pile;
}

/** @param {string[]} one @param {string[]} two */
const same = (one, two) => one.length === two.length && one.every((card, i) => card === two[i]);

/**
 * How a pile has to lie before it is shuffled; `last` is the pile of the shuffle before.
 * @param {Head} head
 * @param {string[]} cards
 * @param {string[]|null} last
 */
function lies(head, cards, last) {
  const { order, lies: known } = partOf(head.game, "deal") ?? {};
  const lying = known?.(head, cards, last);
  if (lying) return lying;
  const faces = order?.(FACES[head.game]) ?? FACES[head.game];
  const place = (/** @type {string} */ card) => faces.indexOf(card);
  if (cards.some((card) => place(card) < 0)) return [];
  return [...cards].sort((one, two) => place(one) - place(two));
}

/**
 * The number of the first line of chance that does not follow from the seed; 0 if all do.
 * @param {Head} head
 * @param {Line[]} lines
 * @param {Uint8Array} seed
 */
function wrongChance(head, lines, seed) {
  let n = 0;
  /** @type {string[]|null} */
  let last = null;
  for (const [number, line] of lines.entries()) {
    if (line.type === "pick" && line.choice !== pick(seed, n++, line.of)) return number + 1;
    if (line.type !== "shuffle") continue;
    const before = unshuffle(seed, n++, line.cards);
    if (partOf(head.game, "deal") && !same(before, lies(head, line.cards, last))) return number + 1;
    last = line.cards;
  }
  return 0;
}

/**
 * The cards that a seat was dealt at the beginning. `first` is the seat that was dealt to first, where that changes.
 * @param {{game: string, players: number, options?: Options}} head
 * @param {Line[]} lines
 * @param {number} seat
 * @param {number} first
 * @returns {string[]}
 */
export function dealtTo(head, lines, seat, first) {
  const { game, players } = head;
  const begun = lines.slice(
    0,
    lines.findIndex((line) => line.type === "move"),
  );
  const piles = begun.filter((line) => line.type === "shuffle").map((line) => line.cards);
  const deal = (/** @type {string[]} */ pile, /** @type {number} */ start, /** @type {number} */ count) =>
    pile.slice(0, count * players).filter((_, i) => (start + i) % players === seat);
  const picks = begun.filter((line) => line.type === "pick").map((line) => line.choice);
  return partOf(game, "deal")?.dealt({ players, piles, picks, deal, first, options: head.options }) ?? [];
}

/** Who is dealt to first, as one sees it at the beginning. @param {View} view */
export const firstDealt = (view) => partOf(view.game, "deal")?.first?.(view) ?? 0;

/**
 * What this browser has kept from before the deal.
 * @typedef {object} Kept
 * @property {string} [commitment]
 * @property {string} [text]  what it threw in
 * @property {boolean} [thrown]  whether that was in time
 * @property {number} [seat]
 * @property {string[]} [hand]  the first cards
 * @property {number} [first]  who was dealt to first
 */
/** @typedef {{key: string, right: boolean, line?: number, n?: number}} Finding */

/**
 * Check the deal of a finished match.
 * @param {string} record  one match
 * @param {Kept} [kept]
 * @param {Proof|null} [proof]  as the table showed it
 * @returns {Promise<Finding[]>}  what was found, in the order in which things happened
 */
export async function checkDeal(record, kept = {}, proof = null) {
  const texts = record.split("\n").filter((text) => text.trim());
  /** @type {Line[]} */
  let lines;
  try {
    lines = texts.map((text) => JSON.parse(text));
  } catch {
    return [{ key: "unread", right: false }];
  }
  const [head, fair] = lines;
  if (head?.type !== "match" || !(head.game in TITLES)) return [{ key: "unread", right: false }];
  await bring(head.game, ["deal"]);
  if (fair?.type !== "fair") return [{ key: "alone", right: false }];
  const { commitment, contributions } = fair;
  /** @type {Finding[]} */
  const findings = [];
  const find = (/** @type {string} */ key, /** @type {boolean} */ right, more = {}) =>
    findings.push({ key, right, ...more });
  if (kept.commitment) find("shown", kept.commitment === commitment);
  const secret = unhex(fair.secret);
  find("secret", secret?.length === 32 && (await commitTo(secret)) === commitment);
  if (kept.text && kept.thrown) {
    const places = kept.seat === undefined ? contributions : [contributions[kept.seat]];
    find("mine", places.includes(kept.text));
  }
  if (proof) {
    const bound = proof.commitment === commitment && proof.secret === fair.secret;
    find("proof", bound && same(proof.contributions, contributions));
  }
  const seed = secret && (await mix(secret, contributions));
  find("seed", contributions.length === head.players && seed !== null && hex(seed) === head.seed);
  const known = partOf(head.game, "deal");
  const checked = known ? ["shuffle", "pick"] : ["pick"];
  const line = seed ? wrongChance(head, lines, seed) : 1;
  const n = lines.filter(({ type }) => checked.includes(type)).length;
  find("chance", line === 0, { n, line });
  if (known && kept.hand && kept.seat !== undefined && line === 0)
    find("hand", same([...kept.hand].sort(), dealtTo(head, lines, kept.seat, kept.first ?? 0).sort()));
  const end = lines.at(-1);
  if (end?.type === "end") {
    const before = texts.slice(0, -1).map((text) => `${text}\n`);
    find("digest", hex(await sha256(utf8(before.join("")))) === end.digest);
  }
  return findings;
}

// SHA-256: the browser's own, or where it has none (pages that came without encryption, as in a home network) ours.

/** @type {number[]} */
const primes = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
/** @param {number} x */
const fraction = (x) => ((x - Math.floor(x)) * 2 ** 32) | 0;
const START = primes.slice(0, 8).map((prime) => fraction(prime ** (1 / 2)));
const ROUND = primes.map((prime) => fraction(prime ** (1 / 3)));
/** @param {number} x @param {number} by */
const turn = (x, by) => (x >>> by) | (x << (32 - by));

/** @param {Uint8Array} bytes @returns {Uint8Array} */
export function plainSha256(bytes) {
  const length = ((bytes.length + 8) >> 6) * 64 + 64;
  const padded = new DataView(new ArrayBuffer(length));
  bytes.forEach((byte, i) => padded.setUint8(i, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  padded.setUint32(length - 4, bytes.length << 3);
  const hash = [...START];
  const w = new Int32Array(64);
  for (let block = 0; block < length; block += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = padded.getInt32(block + 4 * i);
      else {
        const [x, y] = [w[i - 15], w[i - 2]];
        w[i] = w[i - 16] + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + w[i - 7] + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
      }
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < 64; i++) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + w[i];
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((part, i) => {
      hash[i] = (hash[i] + part) | 0;
    });
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((part, i) => out.setInt32(4 * i, part));
  return new Uint8Array(out.buffer);
}

/** @param {Uint8Array} bytes @returns {Promise<Uint8Array>} */
export async function sha256(bytes) {
  if (!globalThis.crypto?.subtle) return plainSha256(bytes);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", /** @type {BufferSource} */ (bytes)));
}

/** @param {Uint8Array} bytes */
export const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
/** The bytes of hexadecimal digits; null if they are none. @param {unknown} digits */
export function unhex(digits) {
  if (typeof digits !== "string" || !/^(?:[0-9a-f]{2})+$/i.test(digits)) return null;
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
/** @param {string} text */
export const utf8 = (text) => new TextEncoder().encode(text);
export function joined(/** @type {Uint8Array[]} */ ...parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}
