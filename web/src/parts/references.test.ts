import assert from "node:assert/strict";
import { test } from "node:test";
import { references } from "./references.ts";

const known = new Set(["LK-6.5", "LK-6.7.2", "KP-26.2"]);
const cut = (text: string) => references(text, (number) => known.has(number));

test("numbers of rules in a text are found with what stands around them", () => {
  assert.deepEqual(cut("A raid (LK-6.5) needs units, see LK-6.7.2."), [
    { text: "A raid (" },
    { text: "LK-6.5", rule: "LK-6.5" },
    { text: ") needs units, see " },
    { text: "LK-6.7.2", rule: "LK-6.7.2" },
    { text: "." },
  ]);
});

test("a part of a rule leads to the rule, an unknown number nowhere", () => {
  assert.deepEqual(cut("KP-26.2a, LK-99.1"), [{ text: "KP-26.2a", rule: "KP-26.2" }, { text: ", LK-99.1" }]);
});

test("a text without numbers stays whole", () => {
  assert.deepEqual(cut("Nothing here."), [{ text: "Nothing here." }]);
  assert.deepEqual(cut(""), []);
});
