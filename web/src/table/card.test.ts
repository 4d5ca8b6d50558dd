import assert from "node:assert/strict";
import { test } from "node:test";
import { wrapped } from "./card.ts";

const short = (line: string) => line.length <= 12;

test("words are put into lines that fit", () => {
  assert.deepEqual(wrapped("the relief force reaches Khartoum", short, 5), [
    "the relief",
    "force",
    "reaches",
    "Khartoum",
  ]);
  assert.deepEqual(wrapped("Victory", short, 1), ["Victory"]);
});

test("what does not fit ends with an ellipsis, and that fits too", () => {
  const lines = wrapped("a banner enters the palace of the governor", short, 2);
  assert.equal(lines.length, 2);
  assert.ok(lines.at(-1)!.endsWith("…"));
  assert.ok(short(lines.at(-1)!));
});
