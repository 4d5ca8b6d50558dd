import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { fromHex, sha256 } from "./sha256.ts";

test("it is the hash that everybody else computes", () => {
  for (let length = 0; length < 300; length++) {
    const text = "ä".repeat(length % 7) + "x".repeat(length);
    assert.equal(sha256(text), createHash("sha256").update(text).digest("hex"), `${length}`);
  }
});

test("parts are hashed as one", () => {
  const bytes = Uint8Array.from([0, 1, 254, 255]);
  assert.equal(sha256("a", bytes, "b"), createHash("sha256").update("a").update(bytes).update("b").digest("hex"));
  assert.deepEqual(fromHex("0001feff"), bytes);
});
