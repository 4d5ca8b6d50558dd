import assert from "node:assert/strict";
import { test } from "node:test";
import { findRow, inputOf, isRanges, keyed, readAnswer, things } from "./input.ts";

const asked = (choices: readonly unknown[]) => ({
  options: choices.map((choice) => ({ choice, text: String(choice) })),
  limits: null,
});

test("a way out comes last and has the key 0, a number its own", () => {
  const keys = (choices: readonly unknown[], more = "") =>
    keyed(choices.map((choice) => ({ choice, text: `${more}${String(choice)}` }))).map(({ option, key }) => [
      option,
      key,
    ]);
  assert.deepEqual(keys(["done", "fort", "town"]), [
    [1, "1"],
    [2, "2"],
    [0, "0"],
  ]);
  assert.deepEqual(keys([0, 1, 2]), [
    [0, "0"],
    [1, "1"],
    [2, "2"],
  ]);
  assert.deepEqual(keys([3, "done", 4]), [
    [0, "3"],
    [2, "4"],
    [1, "0"],
  ]);
  assert.deepEqual(keys(["a", "end", "done"]), [
    [0, "1"],
    [1, "2"],
    [2, "3"],
  ]);
  assert.deepEqual(keys([0, "none"]), [
    [0, "0"],
    [1, "1"],
  ]);
  assert.deepEqual(keyed([{ choice: 7, text: "Warriors A" }]), [{ option: 0, key: "1" }]); // a piece, no amount
  assert.deepEqual(
    keyed(Array.from({ length: 12 }, (_, i) => ({ choice: `c${i}`, text: "c" }))).map(({ key }) => key),
    [..."123456789", "", "", ""],
  );
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
