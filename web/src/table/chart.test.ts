import assert from "node:assert/strict";
import { test } from "node:test";
import { curvesIn, highest, ticksShown } from "./chart.ts";

const chart = {
  title: "Morale",
  ticks: ["1", "2", "3"],
  curves: [
    { label: "Morale", values: [10, 5, 0] },
    { label: "Losses", values: [0, 2, 4] },
  ],
};
const box = { x: 10, y: 20, width: 100, height: 50 };

test("the first tick is left, the last right, the highest value on top and 0 below", () => {
  const [morale, losses] = curvesIn(chart, box);
  assert.deepEqual(morale!.points, [
    { x: 10, y: 20 },
    { x: 60, y: 45 },
    { x: 110, y: 70 },
  ]);
  assert.deepEqual(losses!.points.at(-1), { x: 110, y: 50 });
});

test("a game of one turn stands in the middle, and one without a figure divides by nothing", () => {
  const short = { ...chart, ticks: ["1"], curves: [{ label: "Nothing", values: [0] }] };
  assert.equal(highest(short), 1);
  assert.deepEqual(curvesIn(short, box)[0]!.points, [{ x: 60, y: 70 }]);
});

test("of many ticks some are written, the last one always", () => {
  const long = { ...chart, ticks: Array.from({ length: 21 }, (_, i) => `${i + 1}`) };
  assert.deepEqual(ticksShown(long, 6), [0, 4, 8, 12, 16, 20]);
  assert.deepEqual(ticksShown(chart, 6), [0, 1, 2]);
});
