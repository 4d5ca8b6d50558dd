import assert from "node:assert/strict";
import { test } from "node:test";
import { boxAround, clampBox, CLOSEST, zoomBox } from "./box.ts";

const whole = { x: 0, y: 0, width: 1000, height: 750 };

test("zooming keeps the point under the pointer where it is", () => {
  const box = zoomBox(whole, whole, 2, 0.25, 0.5);
  assert.deepEqual(box, { x: 125, y: 187.5, width: 500, height: 375 });
  assert.equal(box.x + 0.25 * box.width, 250);
});

test("nobody zooms out of the drawing or too far into it", () => {
  assert.deepEqual(zoomBox(whole, whole, 0.1, 0.5, 0.5), whole);
  assert.equal(zoomBox(whole, whole, 99, 0.5, 0.5).width, 1000 / CLOSEST);
});

test("the box stays inside", () => {
  assert.deepEqual(clampBox({ x: -50, y: 700, width: 500, height: 375 }, whole), {
    x: 0,
    y: 375,
    width: 500,
    height: 375,
  });
});

test("a box around some things has the shape of the whole and stays inside", () => {
  const things = [
    { x: 100, y: 100, width: 50, height: 50 },
    { x: 400, y: 200, width: 50, height: 50 },
  ];
  const box = boxAround(things, whole, 50, 5);
  assert.deepEqual(box, { x: 50, y: 6.25, width: 450, height: 337.5 });
  assert.equal(boxAround(things.slice(0, 1), whole, 0, 2).width, 500);
  assert.deepEqual(boxAround([], whole, 50, 2), whole);
});
