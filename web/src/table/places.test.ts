import assert from "node:assert/strict";
import { test } from "node:test";
import { arrow, nameOf, spotOf } from "./places.ts";

const frame = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

test("the name of a piece ends at the first pause", () => {
  assert.equal(nameOf("Ath Yenni. Anna. Hills: one more die"), "Ath Yenni");
  assert.equal(nameOf("Rain, 2 of 3"), "Rain");
  assert.equal(nameOf("Burri (zone 4)"), "Burri");
  assert.equal(nameOf("  Column\n 1  "), "Column 1");
});

test("a piece that is zoomed away keeps an end of an arrow at the edge, and nothing else", () => {
  const map = frame(100, 100, 200, 100);
  assert.deepEqual(spotOf(frame(110, 110, 40, 40), map, map), { x: 30, y: 30, radius: 20, shown: true });
  assert.deepEqual(spotOf(frame(500, 120, 40, 40), map, map), { x: 200, y: 40, radius: 20, shown: false });
});

test("an arrow stays clear of its ends, and aside for another seat", () => {
  const spot = (x: number) => ({ x, y: 0, radius: 20, shown: true });
  const straight = arrow(spot(0), spot(100), 0);
  assert.equal(straight.x1, 14);
  assert.equal(straight.head.split(" ")[0], "86.0,0.0");
  assert.equal(arrow(spot(0), spot(100), 6).y1, 6);
  assert.ok(Number.isFinite(arrow(spot(0), spot(0), 0).x2));
});
