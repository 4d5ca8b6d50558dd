// Random names: of messages, and the salt a player adds to the dice (132 bits).
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

export function randomId(length = 22): string {
  // getRandomValues works without HTTPS, randomUUID does not
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => ALPHABET[byte & 63]).join("");
}
