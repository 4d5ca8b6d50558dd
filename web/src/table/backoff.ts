// How long to wait before the next attempt to reach the server.
const FIRST = 500;
const LONGEST = 15_000;

/** A random half to the whole of a time that doubles; many clients do not come back at once. */
export function pause(attempt: number, random: () => number = Math.random): number {
  const whole = Math.min(LONGEST, FIRST * 2 ** Math.min(attempt, 10));
  return whole / 2 + (whole / 2) * random();
}
