import assert from "node:assert/strict";
import { test } from "node:test";
import { curveOf, EDGE, HEIGHT, points, WIDTH } from "./curve.ts";

test("a curve goes from edge to edge, and stays between lost and won", () => {
  const { x, y, line, band } = curveOf([5_000, 9_900, 0], [100, 400, 0]);
  assert.deepEqual([x(0), x(2)], [EDGE, WIDTH - EDGE]);
  assert.deepEqual([y(10_000), y(0)], [EDGE, HEIGHT - EDGE]);
  assert.equal(line, `M${EDGE} 150L450 ${y(9_900)}L856 256`);
  assert.match(band, new RegExp(`^M${EDGE} ${y(5_200)}L450 ${EDGE}L`)); // no more than won
});

test("a game of no choice has a curve all the same", () => {
  assert.equal(curveOf([5_000], [0]).line, `M${EDGE} 150`);
});

test("figures are written as the reader writes them", () => {
  assert.equal(points(325, "en", true), "+3.25");
  assert.equal(points(-325, "de", true), "−3,25");
  assert.equal(points(0, "fr", true), "0,00");
  assert.equal(points(5_000, "en"), "50.00");
});
