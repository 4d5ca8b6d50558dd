// SHA-256 (FIPS 180-4). The browser's own works only over HTTPS, and people play over plain HTTP at home.

/** The first 32 bits behind the point of a number. */
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p)) found.push(n);
  return found;
}

const PRIMES = primes(64);
const ROUNDS = PRIMES.map((p) => fraction(Math.cbrt(p)));
const START = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** The bytes with a one behind them, zeros, and their number of bits: whole blocks of 64. */
function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) << 6));
  new Uint8Array(view.buffer).set(bytes);
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(view.byteLength - 4, bytes.length << 3);
  return view;
}

function schedule(block: DataView, at: number): Int32Array {
  const w = new Int32Array(64);
  for (let i = 0; i < 16; i++) w[i] = block.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const early = w[i - 15]!;
    const late = w[i - 2]!;
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    w[i] = w[i - 16]! + small + w[i - 7]! + large;
  }
  return w;
}

function compress(state: Int32Array, w: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + ROUNDS[i]! + w[i]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((x, i) => {
    state[i] = state[i]! + x;
  });
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export const fromHex = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** The hash of these parts, one behind the other, in hexadecimal digits. */
export function sha256(...parts: readonly (string | Uint8Array)[]): string {
  const all = parts.map((part) => (typeof part === "string" ? bytesOf(part) : part));
  const whole = new Uint8Array(all.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of all) {
    whole.set(part, at);
    at += part.length;
  }
  const block = padded(whole);
  const state = Int32Array.from(START);
  for (let i = 0; i < block.byteLength; i += 64) compress(state, schedule(block, i));
  return Array.from(state, (x) => (x >>> 0).toString(16).padStart(8, "0")).join("");
}

/** HMAC-SHA-256 of a text, with a key of 32 bytes. */
export function hmac(key: Uint8Array, text: string): string {
  const padded = new Uint8Array(64);
  padded.set(key);
  const inner = sha256(
    padded.map((byte) => byte ^ 0x36),
    text,
  );
  return sha256(
    padded.map((byte) => byte ^ 0x5c),
    fromHex(inner),
  );
}
