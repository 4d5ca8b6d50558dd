import assert from "node:assert/strict";
import { test } from "node:test";
import { findRow, inputOf, isRanges, readAnswer, things } from "./input.ts";

const asked = (choices: readonly unknown[]) => ({
  options: choices.map((choice) => ({ choice, text: String(choice) })),
  limits: null,
});

test("every kind of question has its input", () => {
  assert.equal(inputOf(asked(["no", "yes"])), "confirm");
  assert.equal(inputOf(asked([1, 2, 3])), "amount");
  assert.equal(inputOf(asked(["white4", "red3", "done"])), "one");
  assert.equal(
    inputOf(
      asked([
        ["a", "b"],
        ["b", "a"],
      ]),
    ),
    "order",
  );
  assert.equal(inputOf(asked([[], ["a"], ["b"], ["a", "b"]])), "several");
  assert.equal(inputOf({ options: [], limits: { x: [0, 100] } }), "place");
});

test("moves of equal length are neither an order nor a selection", () => {
  assert.equal(
    inputOf(
      asked([
        ["move", "a"],
        ["move", "b"],
      ]),
    ),
    "one",
  );
});

test("a single number is nothing to choose an amount from", () => {
  assert.equal(inputOf(asked([1])), "one");
});

test("an order or a selection is found among the options", () => {
  const rows = [[], ["a"], ["b"], ["a", "b"]];
  assert.deepEqual(things(rows), ["a", "b"]);
  assert.equal(findRow(rows, ["b", "a"], false), 3);
  assert.equal(findRow(rows, ["b", "a"], true), -1);
  assert.equal(findRow(rows, [], false), 0);
});

test("a free answer is numbers within ranges, or whatever is written", () => {
  assert.equal(isRanges({ x: [0, 1200], y: [0, 800] }), true);
  assert.equal(isRanges({ units: [1, 2, 3] }), false);
  assert.equal(isRanges({}), false);
  assert.deepEqual(readAnswer("[1, [2, 3]]"), [1, [2, 3]]);
  assert.equal(readAnswer(" concede "), "concede");
});
