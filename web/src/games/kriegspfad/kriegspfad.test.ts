import assert from "node:assert/strict";
import { test } from "node:test";
import type { Question } from "../face.ts";
import { whileActing } from "./acting.ts";
import { askedAbout } from "./attending.ts";
import { Camera, CLOSEST, MARGIN } from "./camera.ts";
import {
  armyOf,
  elementsOf,
  inOrder,
  postsOf,
  qualitiesOf,
  readPiece,
  sideOf,
  signOf,
  weaponsOf,
  type Facts,
  type State,
} from "./facts.ts";
import { postOf } from "./posts.ts";
import { lineRefs, optionRefs } from "./refs.ts";
import { clearRuler, from, measured, rule, ruling, to } from "./ruler.ts";
import { volleys } from "./volley.ts";
import { centroid, hachures, halfway, inside, scatter, towards } from "./scatter.ts";

const camera = () => {
  const made = new Camera({ width: 7200, height: 4800 });
  made.resize({ width: 900, height: 600 });
  return made;
};
const near = (a: number, b: number) => assert.ok(Math.abs(a - b) < 0.01, `${a} is not ${b}`);

test("the whole table fits into the window, the lower edge below", () => {
  const view = camera();
  view.fit();
  const low = view.toFrame({ x: 0, y: 0 }),
    high = view.toFrame({ x: 7200, y: 4800 });
  assert.ok(low.x >= MARGIN - 0.01 && high.x <= 900 - MARGIN + 0.01);
  assert.ok(low.y > high.y, "y grows upwards");
});

test("a place of the window and of the table are each other's inverse, however the table is turned", () => {
  const view = camera();
  for (let quarter = 0; quarter < 4; quarter++) {
    view.rotate();
    view.zoom(3, 200, 100);
    view.corner = () => ({ x: 30, y: 40 });
    const { x, y } = view.toTable(333, 222);
    const back = view.toClient({ x, y });
    near(back.x, 333);
    near(back.y, 222);
  }
});

test("zooming keeps the place under the pointer, within its limits", () => {
  const view = camera();
  const before = view.fromFrame(450, 300);
  view.zoom(2, 450, 300);
  const after = view.fromFrame(450, 300);
  near(before.x, after.x);
  near(before.y, after.y);
  view.zoom(1000);
  near(view.look.value.scale, CLOSEST);
  view.zoom(0.00001);
  near(view.look.value.scale, view.whole());
  assert.equal(view.enlarged.value, false);
});

test("the window does not leave the table, but its edge can be drawn inwards", () => {
  const view = camera();
  view.zoom(4);
  view.pan(-100000, 100000);
  const corner = view.toFrame({ x: 0, y: 0 });
  assert.ok(corner.x > MARGIN && corner.x < 900 / 4, `${corner.x}`);
  assert.ok(corner.y < 600 - MARGIN && corner.y > 600 * 0.75, `${corner.y}`);
});

test("a direction on the screen is a facing on the table", () => {
  const view = camera();
  assert.equal(view.facing(0, -1), 900); // up
  assert.equal(view.facing(1, 0), 0);
  view.rotate(2);
  assert.equal(view.facing(0, -1), 2700);
});

const square = [
  { x: 0, y: 0 },
  { x: 1000, y: 0 },
  { x: 1000, y: 1000 },
  { x: 0, y: 1000 },
];

test("trees stand inside their wood, always the same", () => {
  const trees = scatter(square, 120, 3);
  assert.ok(trees.length > 40);
  assert.ok(trees.every((at) => inside(at, square)));
  assert.deepEqual(trees, scatter(square, 120, 3));
});

test("hachures run inwards whichever way the corners go round", () => {
  const ends = (shape: readonly { x: number; y: number }[]) =>
    [...hachures(shape, 200, 100, 1).matchAll(/M(-?\d+) (-?\d+)l(-?\d+) (-?\d+)/g)].map(([, x, y, dx, dy]) => ({
      x: Number(x) + Number(dx),
      y: Number(y) + Number(dy),
    }));
  assert.ok(ends(square).every((at) => inside(at, square)));
  assert.ok(ends([...square].reverse()).every((at) => inside(at, square)));
});

test("contours draw together towards the crest", () => {
  assert.deepEqual(centroid(square), { x: 500, y: 500 });
  assert.deepEqual(towards(square, [{ x: 500, y: 500 }], 0.5)[0], { x: 250, y: 250 });
});

const state = {
  side: [0, 1, 0],
  role: ["unit", "unit", "scout"],
  first: [0, 2, 4],
  size: [2, 2, 1],
  unit: [0, 0, 1, 1, 2],
  place: [1, 0, 1, 1, 1],
  x: [900, 0, 100, 300, 50],
  y: [0, 0, 0, 0, 0],
  arms: ["musket+bow", "bow", "none", "none", "bow"],
  skills: [8, 0, 0, 0, 2],
  traits: [1 | 8, 0, 0],
  mounted: [false, false, false],
} as unknown as State;

test("the lost do not count; own units come first, from left to right", () => {
  assert.deepEqual(elementsOf(state, 0), [0]);
  assert.deepEqual(inOrder(state, 0), [2, 0, 1]);
  assert.deepEqual(inOrder(state, 1), [1, 2, 0]);
  assert.deepEqual(weaponsOf(state, 0), [
    ["musket", 1],
    ["bow", 1],
  ]);
});

test("qualities are those of the mode of the moment", () => {
  const facts = { words: { brave: "brave", nimble: "nimble", commander: "commander" } } as unknown as Facts;
  assert.deepEqual(qualitiesOf(facts, state, 0), ["brave", "commander"]); // nimble only mounted
});

test("a piece of terrain is read from its numbers", () => {
  const facts = { kinds: [{ id: "hill_steep", name: "", linear: false }] } as unknown as Facts;
  const piece = readPiece(facts, 4, [0, 1, 0, 1, 5, 6, 10, 20, 30, 40, 50, 60]);
  assert.deepEqual([piece.number, piece.variant, piece.points.length, piece.points[0]], [4, 1, 3, { x: 10, y: 20 }]);
});

test("options lie on units and elements; years lie nowhere", () => {
  const asked = (kind: string): Question => ({ kind, fields: {}, choices: [], limits: null });
  assert.deepEqual(optionRefs(3, asked("Activate")), ["unit-3"]);
  assert.deepEqual(optionRefs(["reveal", 1], asked("Activate")), ["reserve-1"]);
  assert.deepEqual(optionRefs(7, asked("Loss")), ["element-7"]);
  assert.deepEqual(optionRefs(["face", 7, 9], asked("Action")), ["element-9"]);
  assert.deepEqual(optionRefs(1876, asked("YearChoice")), []);
  assert.deepEqual(optionRefs("stay", asked("Action")), []);
  assert.deepEqual(lineRefs({ unit: 2, enemy: 5, element: 11, who: "L07-warriors", n: 3 }), [
    "unit-2",
    "unit-5",
    "element-11",
  ]);
});

test("the ruler goes from the first element picked to the second, then starts anew", () => {
  rule(4);
  assert.deepEqual([ruling.value, from.value, to.value], [true, 4, null]);
  rule(9);
  assert.deepEqual([from.value, to.value], [4, 9]);
  rule(2);
  assert.deepEqual([from.value, to.value, measured.value], [2, null, null]);
});

test("who is aboard sits along the boat, who is inside stands behind a wall", () => {
  const facts = { boat: [236, 472], house: [400, 400] } as unknown as Facts;
  const posted = {
    ...state,
    place: [1, 1, 1, 1, 1],
    post: [1, 1, -1, -1, 0],
    wall: [0, 0, 1, 8, 0],
    boats: [[0, 1000, 1000, 0, 0, -1, 0]],
    houses: [[1, 3000, 3000, 0, 0, 0]],
  } as unknown as State;
  assert.equal(postOf(facts, posted, 4), null);
  const [bow, stern] = [postOf(facts, posted, 0)!, postOf(facts, posted, 1)!];
  assert.ok(bow.x > 1000 && stern.x < 1000 && bow.y === 1000);
  const left = postOf(facts, posted, 2)!;
  assert.deepEqual([left.x, left.facing, left.y > 3100 && left.y < 3200], [3000, 900, true]);
  assert.equal(postOf(facts, posted, 3)!.roof, true);
  assert.deepEqual(postsOf(posted, 1), ["garrison", "roof"]);
  assert.deepEqual(postsOf(state, 1), []);
});

test("a unit's sign is its mark, as short as tells it from others, or initials of its own name", () => {
  const facts = { marks: { bear: "“Bear”", beaver: "“Beaver”", hare: "“Hare”", wolf: "« Loup »" } } as unknown as Facts;
  const state = {
    mark: ["bear", "beaver", "hare", "wolf", "C", "", "C", "D"],
    title: ["", "", "", "", "", "", "Rogers’ 2nd Rangers", "Rangers"],
  } as unknown as State;
  const signs = state.mark.map((_, unit) => signOf(facts, state, unit));
  assert.deepEqual(signs, ["Bear", "Beav", "Ha", "Lo", "C", "6", "R2R", "Ran"]);
});

test("the name of a road stands in the middle of its length", () => {
  const at = (x: number, y: number) => ({ x, y });
  assert.deepEqual(halfway([at(0, 0), at(100, 0)]), at(50, 0));
  assert.deepEqual(halfway([at(0, 0), at(10, 0), at(10, 90)]), at(10, 40));
  assert.deepEqual(halfway([at(3, 4)]), at(3, 4));
  assert.deepEqual(halfway([]), at(0, 0));
});

test("a volley is summed up unit by unit, every die a shot", () => {
  const shot = (unit: number, enemy: number, ...results: string[]) => ({
    event: "shot",
    facts: { unit, enemy, element: unit * 10, results },
  });
  const lines = [
    shot(2, 5, "miss", "hit"),
    { event: "markers", facts: { unit: 5, n: 1 } },
    shot(2, 6, "kill"),
    shot(3, 5, "jam"),
  ];
  assert.deepEqual(volleys(lines), [
    { unit: 2, foes: [5, 6], shots: 3, hits: 2, kills: 1 },
    { unit: 3, foes: [5], shots: 1, hits: 0, kills: 0 },
  ]);
  assert.deepEqual(volleys(lines.slice(1, 2)), []);
});

test("the ruler goes from a place to an element and the other way round", () => {
  clearRuler();
  rule({ x: 100, y: 200 });
  rule(9);
  assert.deepEqual([from.value, to.value], [{ x: 100, y: 200 }, 9]);
  rule(9);
  rule({ x: 1, y: 2 });
  assert.deepEqual([from.value, to.value], [9, { x: 1, y: 2 }]);
});

test("a unit that acts has not acted yet; when it is done, it has", () => {
  const state = { activated: [true, true] } as unknown as State;
  const asked = (kind: string): Question => ({ kind, fields: { unit: 1 }, choices: [], limits: null });
  assert.deepEqual(whileActing(state, asked("Paths")).activated, [true, false]);
  assert.equal(whileActing(state, asked("Loss")), state);
  assert.equal(whileActing(state, null), state);
});

test("a narrow screen turns to the elements of the unit asked about, else to what is lit", () => {
  const asked: Question = { kind: "Paths", fields: { unit: 1 }, choices: [], limits: null };
  assert.deepEqual(askedAbout(state, asked, new Map()), [2, 3]);
  const any = { ...asked, fields: {} };
  assert.deepEqual(askedAbout(state, any, new Map([["unit-0", 0]])), [0]);
  assert.deepEqual(askedAbout(state, any, new Map([["element-3", 0]])), [3]);
});

test("an army is called by its tribe or nation, a list without one by its own name", () => {
  const lists = { L07: { name: "The plains", tribes: { crow: "Crow" } }, L04: { name: "Settlers", tribes: {} } };
  const facts = { lists, sides: ["First side", "Second side"] } as unknown as Facts;
  const state = (...chosen: [string, string][]) =>
    ({ lists: chosen.map(([list]) => list), tribes: chosen.map(([, tribe]) => tribe) }) as unknown as State;
  const both = state(["L07", "crow"], ["L04", ""]);
  assert.deepEqual([armyOf(facts, both, 0), armyOf(facts, both, 1)], ["Crow", "Settlers"]);
  assert.equal(armyOf(facts, state(["", ""], ["", ""]), 0), undefined);
  assert.equal(sideOf(facts, state(["L07", "crow"], ["L07", "crow"]), 1), "Second side");
});
