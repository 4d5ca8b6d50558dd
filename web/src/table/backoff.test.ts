import assert from "node:assert/strict";
import { test } from "node:test";
import { pause } from "./backoff.ts";

test("the pause doubles up to fifteen seconds, a random half to the whole of it", () => {
  assert.equal(
    pause(0, () => 0),
    250,
  );
  assert.equal(
    pause(0, () => 1),
    500,
  );
  assert.equal(
    pause(3, () => 1),
    4000,
  );
  assert.equal(
    pause(5, () => 1),
    15_000,
  );
  assert.equal(
    pause(4000, () => 0),
    7_500,
  );
});
