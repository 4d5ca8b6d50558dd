import assert from "node:assert/strict";
import { test } from "node:test";
import { related } from "./related.ts";

const rules = [
  { number: "LK-6", heading: true },
  { number: "LK-6.5", heading: true },
  { number: "LK-6.5.1", heading: false },
  { number: "LK-6.5.2", heading: false },
  { number: "LK-6.6", heading: true },
  { number: "LK-6.6.1", heading: false },
];
const numbers = (number: string) => related(rules, number).map((rule) => rule.number);

test("a rule comes with the headings above it", () => {
  assert.deepEqual(numbers("LK-6.5.1"), ["LK-6", "LK-6.5", "LK-6.5.1"]);
});

test("a heading comes with its rules", () => {
  assert.deepEqual(numbers("LK-6.5"), ["LK-6", "LK-6.5", "LK-6.5.1", "LK-6.5.2"]);
});

test("a number without a text leads to the nearest one above", () => {
  assert.deepEqual(numbers("LK-6.6.9"), ["LK-6", "LK-6.6", "LK-6.6.1"]);
});
