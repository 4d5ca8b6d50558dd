import assert from "node:assert/strict";
import { test } from "node:test";
import { moves, type Spot } from "./glides.ts";

const at = (piece: string, x: number, y = 0): Spot<string> => ({ piece, x, y });

test("who stays stays, who has moved comes from where nobody is any more", () => {
  assert.deepEqual(moves([at("a", 0), at("b", 100)], [at("c", 100), at("d", 40)]), {
    moved: [{ piece: "d", from: { x: -40, y: 0 } }],
    gone: [],
  });
});

test("a pile that gives something stays where it is", () => {
  assert.deepEqual(moves([at("pile", 10)], [at("pile", 11), at("one", 50, 20)]), {
    moved: [{ piece: "one", from: { x: -40, y: -20 } }],
    gone: [],
  });
});

test("what was nowhere appears", () => {
  assert.deepEqual(moves([], [at("new", 5)]), { moved: [{ piece: "new", from: null }], gone: [] });
});

test("what lies there no more is gone from where it lay, and the others stay", () => {
  const before = [at("a", 0), at("b", 100)];
  assert.deepEqual(moves(before, [at("c", 1)]), { moved: [], gone: [before[1]] });
});

test("two that move go the shorter ways", () => {
  const found = moves([at("", 0), at("", 100)], [at("left", 10), at("right", 90)]);
  assert.deepEqual(
    found.moved.map(({ piece, from }) => [piece, from!.x]),
    [
      ["left", -10],
      ["right", 10],
    ],
  );
});
