import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

/** Seconds. What moves longer must be stoppable (WCAG 2.2.2), and keeps a phone's processor awake. */
const LONGEST = 5;

const SHEETS = new URL(".", import.meta.url);
const animations = readdirSync(SHEETS)
  .filter((name) => name.endsWith(".css"))
  .flatMap((name) =>
    [...readFileSync(new URL(name, SHEETS), "utf8").matchAll(/^\s*animation: (?!none)([^;]+);/gm)].map(
      ([, said]) => [name, said!] as const,
    ),
  );

/** How long an animation goes on: its first time, as often as it is repeated. */
function seconds(said: string): number {
  if (/\binfinite\b/.test(said)) return Infinity;
  const words = said.replace(/\(.*?\)/g, "").split(/\s+/);
  const duration = parseFloat(words.find((word) => /^[\d.]+s$/.test(word))!);
  return duration * Number(words.find((word) => /^[\d.]+$/.test(word)) ?? 1);
}

test("nothing goes on moving by itself while somebody thinks", () => {
  assert.ok(animations.length > 5);
  for (const [name, said] of animations) assert.ok(seconds(said) < LONGEST, `${name}: ${said}`);
});

test("how long an animation goes on is read off what is said of it", () => {
  assert.equal(seconds("march 1.5s linear 3 alternate"), 4.5);
  assert.equal(seconds("roll 0.5s cubic-bezier(0.2, 0.8, 0.3, 1.1)"), 0.5);
  assert.equal(seconds("throb 1s infinite"), Infinity);
});
