/**
 * SHA-256: the browser's own, or where it has none (pages that came without encryption, as in a home network) ours.
 */

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
