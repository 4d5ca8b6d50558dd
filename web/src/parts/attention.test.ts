import assert from "node:assert/strict";
import { test } from "node:test";
import { scrollFor } from "./attention.ts";

const WINDOW = { top: 0, bottom: 400 };

test("what is in sight is left where it is", () => {
  assert.equal(scrollFor({ top: 20, bottom: 300 }, WINDOW), 0);
});

test("what lies below or above comes to the middle", () => {
  assert.equal(scrollFor({ top: 500, bottom: 600 }, WINDOW), 350);
  assert.equal(scrollFor({ top: -300, bottom: -200 }, WINDOW), -450);
});

test("what is too high begins at the upper edge", () => {
  assert.equal(scrollFor({ top: 200, bottom: 900 }, WINDOW), 194);
  assert.equal(scrollFor({ top: -700, bottom: 100 }, WINDOW), -706);
});
