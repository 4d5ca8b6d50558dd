import assert from "node:assert/strict";
import { test } from "node:test";
import { moves, type Spot } from "./glides.ts";

const at = (piece: string, x: number, y = 0): Spot<string> => ({ piece, x, y });
const pile = (many: number, x: number): Spot<string> => ({ ...at("pile", x), many });

test("who stays stays, who has moved comes from where nobody is any more", () => {
  assert.deepEqual(moves([at("a", 0), at("b", 100)], [at("c", 100), at("d", 40)]), {
    moved: [{ piece: "d", from: { x: -40, y: 0 } }],
    gone: [],
    given: [],
  });
});

test("a pile that gives something stays where it is", () => {
  assert.deepEqual(moves([at("pile", 10)], [at("pile", 11), at("one", 50, 20)]), {
    moved: [{ piece: "one", from: { x: -40, y: -20 } }],
    gone: [],
    given: [],
  });
});

test("what was nowhere appears", () => {
  assert.deepEqual(moves([], [at("new", 5)]), { moved: [{ piece: "new", from: null }], gone: [], given: [] });
});

test("what lies there no more is gone from where it lay, and the others stay", () => {
  const before = [at("a", 0), at("b", 100)];
  assert.deepEqual(moves(before, [at("c", 1)]), { moved: [], gone: [before[1]], given: [] });
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

test("one of a pile is taken off, or given to another pile, or goes where none lay", () => {
  const [three, two] = [pile(3, 0), pile(2, 0)];
  assert.deepEqual(moves([three], [two]).given, [{ from: two, to: null }]);
  assert.deepEqual(moves([three, pile(1, 90)], [two, pile(2, 90)]).given, [{ from: two, to: pile(2, 90) }]);
  assert.deepEqual(moves([three], [two, pile(1, 90)]).given, []);
  assert.deepEqual(moves([two], [three]).given, []);
});
