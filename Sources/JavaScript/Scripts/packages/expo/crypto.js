// expo-crypto: random values without a promise of strength; digests are not offered.
import { uuid } from './core.js';

export const CryptoDigestAlgorithm = {
  SHA1: 'SHA-1', SHA256: 'SHA-256', SHA384: 'SHA-384', SHA512: 'SHA-512', MD5: 'MD5'
};
export const CryptoEncoding = { HEX: 'hex', BASE64: 'base64' };
export const randomUUID = () => uuid.v4();
export const getRandomValues = (array) => {
  for (let i = 0; i < array.length; i += 1) array[i] = Math.floor(Math.random() * 2 ** 32);
  return array;
};
export const getRandomBytes = (count) => getRandomValues(new Uint8Array(count));
export const getRandomBytesAsync = async (count) => getRandomBytes(count);

// SHA-256 only; other algorithms reject by name.
export async function digestStringAsync(algorithm, text, { encoding = 'hex' } = {}) {
  if (algorithm !== 'SHA-256') throw new Error(`expo-crypto: ${algorithm} is not supported in Island`);
  const bytes = sha256(new TextEncoder().encode(text));
  if (encoding === 'base64') return btoa(String.fromCharCode(...bytes));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

// FIPS 180-4; the constants are the fractions of roots of the first primes.
function sha256(message) {
  const primes = [];
  for (let n = 2; primes.length < 64; n += 1) if (primes.every((p) => n % p)) primes.push(n);
  const fraction = (x) => Math.floor((x - Math.floor(x)) * 2 ** 32) >>> 0;
  const k = primes.map((p) => fraction(Math.cbrt(p)));
  const hash = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
  const length = message.length;
  const padded = new Uint8Array(((length + 8 >> 6) + 1) * 64);
  padded.set(message);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(length / 2 ** 29));
  view.setUint32(padded.length - 4, length << 3);
  const turn = (x, n) => (x >>> n) | (x << (32 - n));
  const w = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 64; i += 1) {
      if (i < 16) w[i] = view.getUint32(at + i * 4);
      else {
        const a = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
        const b = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
        w[i] = w[i - 16] + a + w[i - 7] + b;
      }
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < 64; i += 1) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + k[i] + w[i]) >>> 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => { hash[i] = (hash[i] + value) >>> 0; });
  }
  return hash.flatMap((word) => [word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255]);
}
