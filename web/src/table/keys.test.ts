import assert from "node:assert/strict";
import { test } from "node:test";
import { page, question, view } from "./fakes.ts";
import { deedOf, isPlain } from "./keys.ts";

const press = (store: Parameters<typeof deedOf>[0], ...keys: string[]) => keys.forEach((key) => deedOf(store, key)?.());

test("before the first view no key does anything", () => {
  const { store } = page();
  for (const key of "123ubflowp") assert.equal(deedOf(store, key), undefined);
});

test("digits choose, except while planning and while looking back", () => {
  const { store, hear, sent } = page();
  hear(view(1, { question: question(1, ["a", "b"]) }));
  press(store, "p", "2", "p", "0", "2");
  assert.deepEqual(
    sent("choose").map(({ choice }) => choice),
    ["b"],
  );
  hear(view(0, { live: false, last: 1, question: question(0, ["x"]) }));
  assert.equal(deedOf(store, "1"), undefined);
});

test("0 is the way out, wherever the engine offers it", () => {
  const { store, hear, sent } = page();
  hear(view(1, { question: question(1, ["done", "a"]) }));
  press(store, "1", "0");
  hear(view(2, { question: question(2, ["done", "a"]) }));
  press(store, "0");
  assert.deepEqual(
    sent("choose").map(({ choice }) => choice),
    ["a", "done"],
  );
});

test("every press of b is a step back, f goes forward, l returns", () => {
  const { store, hear, sent } = page();
  hear(view(4));
  press(store, "f", "b", "b", "b", "f", "l");
  assert.deepEqual(
    sent("look").map(({ at }) => at),
    [3, 2, 1, 2, null],
  );
});

test("u takes back only what can be taken back", () => {
  const { store, hear, sent } = page();
  hear(view(1));
  assert.equal(deedOf(store, "u"), undefined);
  hear(view(2, { undo: { kind: "free", text: "", request: null } }));
  press(store, "u");
  assert.deepEqual(sent("undo").at(-1), { type: "undo", id: sent("undo")[0]!.id, seat: 0, at: 2 });
});

test("w opens the words, o asks for the odds, a spectator has no pen", () => {
  const { store, hear, sent } = page();
  hear(view(1, { question: question(1, ["a"]) }));
  press(store, "w", "o");
  assert.ok(store.wordsOpen.value);
  assert.equal(sent("describe").length, 1);
  assert.equal(sent("odds").length, 1);
  hear(view(1, { seat: null }));
  assert.equal(deedOf(store, "p"), undefined);
  assert.equal(deedOf(store, "x"), undefined);
});

test("a key with a modifier, or one that somebody has used already, is not a single key", () => {
  const plain = { key: "1", ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false };
  assert.ok(isPlain(plain));
  for (const more of ["ctrlKey", "metaKey", "altKey", "defaultPrevented"])
    assert.ok(!isPlain({ ...plain, [more]: true }));
});
