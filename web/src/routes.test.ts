import assert from "node:assert/strict";
import { test } from "node:test";
import { readRoute } from "./routes.ts";

test("addresses lead to pages", () => {
  assert.deepEqual(readRoute("/", ""), { page: "home" });
  assert.deepEqual(readRoute("/new/khartoum", ""), { page: "new", game: "khartoum" });
  assert.deepEqual(readRoute("/rules/khartoum", ""), { page: "rules", game: "khartoum" });
  assert.deepEqual(readRoute("/table/abc", ""), { page: "table", table: "abc" });
  assert.deepEqual(readRoute("/army/kriegspfad", ""), { page: "army", game: "kriegspfad", army: null });
  assert.deepEqual(readRoute("/army/kriegspfad", "?army=x1"), { page: "army", game: "kriegspfad", army: "x1" });
  assert.deepEqual(readRoute("/replay/abc", "?at=37"), { page: "replay", table: "abc", at: 37 });
});

test("an address that makes no sense leads nowhere", () => {
  assert.deepEqual(readRoute("/table", ""), { page: "nowhere" });
  assert.deepEqual(readRoute("/somewhere/else", ""), { page: "nowhere" });
  assert.deepEqual(readRoute("/table/a/b", ""), { page: "nowhere" });
  assert.deepEqual(readRoute("/replay/abc", "?at=-1"), { page: "replay", table: "abc", at: null });
});
