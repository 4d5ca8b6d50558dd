import assert from "node:assert/strict";
import { test } from "node:test";
import { meant, reaches } from "./fingertip.ts";

const at = (left: number, top: number, width: number, height = width) => ({ left, top, width, height });
const found = (boxes: readonly ReturnType<typeof at>[], direct: number | null, x: number, y: number) =>
  meant(
    boxes.map((_, i) => i),
    (i) => boxes[i]!,
    direct,
    x,
    y,
  );

test("a small piece is as broad as a finger", () => {
  const small = at(100, 100, 20);
  assert.ok(reaches(small, 89, 131));
  assert.ok(!reaches(small, 87, 110));
});

test("a large piece ends at its edge", () => {
  assert.ok(!reaches(at(0, 0, 100), 101, 50));
});

test("a tap beside one small piece means it", () => {
  assert.deepEqual(found([at(100, 100, 20), at(300, 100, 20)], null, 125, 110), [0]);
});

test("a tap on one of two close pieces asks which", () => {
  assert.deepEqual(found([at(100, 100, 20), at(122, 100, 20)], 0, 112, 110), [0, 1]);
});

test("a tap on a large piece means it, unless a small one is in reach", () => {
  const boxes = [at(0, 0, 100), at(104, 40, 20)];
  assert.deepEqual(found(boxes, 0, 50, 50), [0]);
  assert.deepEqual(found(boxes, 0, 97, 50), [0, 1]);
});

test("what is not drawn is not meant", () => {
  assert.deepEqual(found([at(0, 0, 0)], null, 5, 5), []);
});
