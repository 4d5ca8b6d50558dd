import assert from "node:assert/strict";
import { test } from "node:test";
import { page, view } from "./fakes.ts";
import { noted, read } from "./seen.ts";

test("what is kept is read carefully, the newest stays, the oldest goes", () => {
  for (const bad of [null, 3, "x", { a: 1 }]) assert.deepEqual(read(bad), []);
  assert.deepEqual(read([["t", 3], ["u"], 7, ["v", "x"]]), [["t", 3]]);
  assert.deepEqual(
    noted(
      [
        ["t", 3],
        ["u", 4],
      ],
      "t",
      5,
    ),
    [
      ["u", 4],
      ["t", 5],
    ],
  );
  const many = Array.from({ length: 60 }, (_, i) => [`${i}`, i] as const);
  assert.deepEqual(noted(many, "new", 1).at(0), ["1", 1]);
});

test("after an absence one may watch what has happened, up to now", () => {
  const { store, hear, sent, due } = page({ seen: 3 });
  hear(view(6));
  assert.equal(store.missed.value, 3);
  store.watch();
  assert.equal(store.missed.value, null);
  assert.equal(sent("look").at(-1)!.at, 4);
  const past = (at: number) => view(at, { live: false, last: 6 });
  for (const at of [4, 5, 6]) {
    hear(past(at));
    due.at(-1)!.deed();
  }
  assert.equal(sent("look").at(-1)!.at, null);
});

test("who was here has missed nothing, and who comes for the first time neither", () => {
  for (const seen of [6, 8, null]) {
    const { store, hear } = page({ seen });
    hear(view(6));
    assert.equal(store.missed.value, null);
  }
});

test("what was shown is remembered", () => {
  const { hear, noticed } = page();
  hear(view(2));
  hear(view(1, { live: false, last: 2 }));
  assert.deepEqual(noticed, [2]);
});
