import assert from "node:assert/strict";
import { test } from "node:test";
import { EMPTY, lacks, refsOf, tapped } from "./pen.ts";

test("an arrow needs two places", () => {
  const begun = tapped(EMPTY, "village-a");
  assert.equal(lacks(EMPTY), "from");
  assert.equal(lacks(begun), "to");
  assert.equal(lacks(tapped(begun, "village-a")), "to");
  const whole = tapped(begun, "village-b");
  assert.equal(lacks(whole), null);
  assert.deepEqual(refsOf(whole), ["village-a", "village-b"]);
});

test("other marks need one, a note its words", () => {
  assert.equal(lacks(tapped({ ...EMPTY, kind: "circle" }, "army-1")), null);
  const note = tapped({ ...EMPTY, kind: "note" }, "army-1");
  assert.equal(lacks(note), "note");
  assert.equal(lacks({ ...note, note: " 3 " }), null);
  assert.deepEqual(refsOf(note), ["army-1"]);
});
