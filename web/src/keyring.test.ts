import assert from "node:assert/strict";
import { test } from "node:test";
import { addKeys, dropSeat, forget, keysOf, readFragment, secretsOf } from "./keyring.ts";

const secret = (letter: string) => letter.repeat(22);

test("a link's secrets are read, and nothing else", () => {
  assert.deepEqual(readFragment(`#seat=${secret("a")}`), { seat: secret("a") });
  assert.deepEqual(readFragment(`#invite=${secret("b")}&host=${secret("c")}&x=1`), {
    invite: secret("b"),
    host: secret("c"),
  });
  assert.deepEqual(readFragment("#seat=short"), {});
  assert.deepEqual(readFragment(""), {});
});

test("keys are added seat by seat and can be dropped", () => {
  addKeys("t", { invite: secret("i"), host: secret("h") });
  addKeys("t", { seats: { 0: secret("a") } });
  addKeys("t", { seats: { 1: secret("b") } });
  assert.deepEqual(secretsOf(keysOf("t")), [secret("a"), secret("b"), secret("h")]);
  dropSeat("t", 0);
  assert.deepEqual(keysOf("t").seats, { 1: secret("b") });
  forget("t");
  assert.deepEqual(secretsOf(keysOf("t")), []);
});

test("salt is kept seat by seat beside the secrets", () => {
  addKeys("t", { salts: { 0: "x" }, commitment: "c" });
  addKeys("t", { salts: { 1: "y" } });
  assert.deepEqual(keysOf("t"), { seats: {}, salts: { 0: "x", 1: "y" }, commitment: "c" });
  forget("t");
});
