import assert from "node:assert/strict";
import { test } from "node:test";
import { splice, throws } from "./lines.ts";

test("a part replaces everything from its start on", () => {
  assert.deepEqual(splice(["a", "b"], { start: 2, lines: ["c"] }), ["a", "b", "c"]);
  assert.deepEqual(splice(["a", "b", "c"], { start: 1, lines: ["x"] }), ["a", "x"]);
  assert.deepEqual(splice(["a"], { start: 0, lines: [] }), []);
});

const line = (facts: Record<string, unknown>, text = "") => ({ text, event: "e", facts });

test("dice are found in the facts, whatever the event is called", () => {
  const found = throws([line({ dice: [3, 4] }, "first"), line({ zone: "white4" }), line({ die: 6 }, "second")]);
  assert.deepEqual(found, [
    { faces: [3, 4], text: "first" },
    { faces: [6], text: "second" },
  ]);
});

test("a throw that is told twice, as dice and as a total, is shown once with the total", () => {
  const found = throws([line({ dice: [3, 4] }, "dice"), line({ dice: [3, 4], total: 7 }, "total")]);
  assert.deepEqual(found, [{ faces: [3, 4], text: "total" }]);
  assert.equal(throws([line({ die: 2 }), line({ die: 2 })]).length, 2);
});
