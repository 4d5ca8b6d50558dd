import assert from "node:assert/strict";
import { test } from "node:test";
import { find, plainly } from "./finding.ts";

const rule = (number: string, text: string, heading = false, ...titles: readonly string[]) => ({
  number,
  text,
  heading,
  examples: titles.map((title) => ({ title })),
});
const RULES = [
  rule("LK-7", "Banner", true),
  rule("LK-7.1", "Überfall auf die Straße"),
  rule("LK-7.2", "Défense", true),
  rule("LK-7.2.1", "Wirf 2 Würfel", false, "Ein Angriff"),
  rule("LK-17", "Anhang", true),
  rule("LK-17.2", "Siehe LK-7.2.1"),
];
const found = (typed: string) => find(RULES, typed).map(({ number }) => number);

test("nothing typed shows everything", () => {
  assert.deepEqual(
    found("  "),
    RULES.map(({ number }) => number),
  );
});

test("a number finds its rule and those below it, under their headings", () => {
  assert.deepEqual(found("7.2"), ["LK-7", "LK-7.2", "LK-7.2.1"]);
  assert.deepEqual(found("lk-17.2"), ["LK-17", "LK-17.2"]);
  assert.deepEqual(found("7.2."), ["LK-7", "LK-7.2", "LK-7.2.1"]);
});

test("words are found without accents, in any order, in headings and titles of examples", () => {
  assert.deepEqual(found("strasse uberfall"), ["LK-7", "LK-7.1"]);
  assert.deepEqual(found("defense"), ["LK-7", "LK-7.2"]);
  assert.deepEqual(found("angriff"), ["LK-7", "LK-7.2", "LK-7.2.1"]);
  assert.deepEqual(found("nichts davon"), []);
  assert.equal(plainly("Œuvre"), "oeuvre");
});
