import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bands,
  bounds,
  groupedTerms,
  grouped,
  inEnemyHands,
  levelOf,
  shortMonths,
  signed,
  type Facts,
  type Row,
  type State,
  type Zone,
} from "./facts.ts";
import { distance, flagAt, place, smooth, steady, WIDTH, wrap } from "./geometry.ts";
import { lineRefs, note, optionRefs } from "./refs.ts";
import { isIdle, lastFight, shownSum } from "./sums.ts";

const zone = (id: string, path: string, number: number, level = 1) => ({ id, path, number, level }) as unknown as Zone;
const facts = {
  zones: [zone("palace", "all", 1), zone("white4", "white", 4), zone("white5", "white", 5, 0)],
  paths: [{ banner: "black" }, { banner: "white" }],
  units: { levy: { name: "Levies" }, egyptian: { name: "Egyptian infantry" } },
  tables: { defence: [{ id: "D4", name: "Held at a price" }], raid: [], sortie: [] },
} as unknown as Facts;
const state = { at: [6, 5], improved: ["white4"], lowered: ["white4", "white4"] } as unknown as State;

test("a wall is what was printed, less what was lowered, and an improvement", () => {
  assert.deepEqual(levelOf(facts.zones[1]!, state), { base: 0, improved: true, lowered: 2 });
  assert.deepEqual(levelOf(facts.zones[0]!, state), { base: 1, improved: false, lowered: 0 });
});

test("zones a Banner stands in or has passed are the enemy's, the Palace never", () => {
  assert.deepEqual(
    facts.zones.map((z) => inEnemyHands(z, facts, state)),
    [false, false, true],
  );
});

test("bands join neighbours with the same modifier; zero is no band", () => {
  assert.deepEqual(bands([0, -1, -1, 0, 1]), [
    { from: 1, to: 2, drm: -1 },
    { from: 3, to: 3, drm: 0 },
    { from: 4, to: 4, drm: 1 },
  ]);
});

test("like things stand together", () => {
  assert.deepEqual(grouped(["light", "levy", "light"]), [
    ["light", 2],
    ["levy", 1],
  ]);
  assert.deepEqual(
    groupedTerms([
      ["light", 1],
      ["cm", -1],
      ["light", 1],
    ]),
    [
      { term: "light", count: 2, value: 2 },
      { term: "cm", count: 1, value: -1 },
    ],
  );
});

test("numbers are written for people", () => {
  assert.deepEqual([2, 0, -3].map(signed), ["+2", "0", "−3"]);
  assert.deepEqual(
    [
      { min: null, max: 0 },
      { min: 5, max: 8 },
      { min: 4, max: 4 },
      { min: 13, max: null },
    ].map((row) => bounds(row as Row)),
    ["≤ 0", "5–8", "4", "≥ 13"],
  );
});

test("options lie on zones, Banners and counters, losses where they happen", () => {
  const question = (fields: object) => ({ kind: "", fields: fields as any, choices: [] });
  assert.deepEqual(optionRefs("white4", question({}), facts), ["zone-white4"]);
  assert.deepEqual(optionRefs("black", question({}), facts), ["banner-black"]);
  assert.deepEqual(optionRefs("levy", question({}), facts), ["available-levy"]);
  assert.deepEqual(optionRefs("levy", question({ where: -1 }), facts), ["force-levy"]);
  assert.deepEqual(optionRefs("levy", question({ where: 1 }), facts), ["garrison-white4-levy"]);
  assert.deepEqual(optionRefs("done", question({}), facts), []);
  assert.deepEqual(optionRefs(3, question({}), facts), []);
});

test("a log line lights what it is about", () => {
  assert.deepEqual(lineRefs({ zone: "white4", units: ["levy", "light"], rp: 3 }), [
    "zone-white4",
    "unit-levy",
    "unit-light",
    "track-rp",
  ]);
});

const sum = { kind: "defence", banner: "white", terms: [["fort", 1]], modifier: 1, dice: [] } as const;

test("the sum of the option considered comes first, then the one in hand, then the last fight", () => {
  const told = [
    {
      event: "raid_total",
      at: 3,
      facts: {
        banner: "black",
        dice: [2, 3],
        terms: [
          ["levy", 1],
          ["cm", 0],
        ],
        total: 6,
        row: "R3",
      },
    },
  ];
  const preview = { now: sum, options: [null, { ...sum, modifier: 5 }] };
  assert.equal(shownSum({ preview, considered: 1, events: [] })!.sum.modifier, 5);
  assert.equal(shownSum({ preview, considered: 0, events: told })!.sum.modifier, 1);
  assert.equal(shownSum({ preview: {}, considered: null, events: told })!.past, true);
  assert.deepEqual(lastFight(told)!.terms, [["levy", 1]]);
  assert.equal(lastFight([...told, { event: "turn", at: 4, facts: {} }]), null);
});

test("an option's note is its modifier, or the row once the dice have fallen", () => {
  assert.equal(note(0, facts, { options: [sum] }), "+1");
  assert.equal(note(0, facts, { options: [{ ...sum, total: 7, row: "D4" }] }), "7: Held at a price");
  assert.equal(note(1, facts, { options: [sum, null] }), "");
  assert.equal(note(0, facts, {}), "");
});

test("names are broken once, in the middle", () => {
  assert.deepEqual(wrap("Shambat"), ["Shambat"]);
  assert.deepEqual(wrap("Great Mosque and Bazaar"), ["Great Mosque", "and Bazaar"]);
  assert.deepEqual(wrap("Gouverneurspalast"), ["Gouverneurspalast"]);
});

test("lines go through their points, and chance on the map is steady", () => {
  assert.deepEqual(place([50, 100]), [500, 750]);
  assert.match(
    smooth([
      [0, 0],
      [10, 0],
      [20, 5],
    ]),
    /^M0\.0 0\.0C.* 10\.0 0\.0C.* 20\.0 5\.0$/,
  );
  assert.equal(smooth([]), "");
  assert.equal(
    distance(
      [5, 5],
      [
        [0, 0],
        [10, 0],
      ],
    ),
    5,
  );
  const [a, b] = [steady(7), steady(7)];
  assert.deepEqual([a(), a(), a()], [b(), b(), b()]);
});

test("months are short, but never alike", () => {
  assert.deepEqual(shortMonths(["mai 1884", "juin 1884", "juillet 1884", "août 1884"]), ["mai", "juin", "juil", "aoû"]);
});

test("an event is idle whose condition does not hold, until the next card is turned", () => {
  const told = (...names: readonly string[]) => names.map((event, at) => ({ event, at, facts: {} }));
  assert.equal(isIdle(told("turn", "event", "event_condition", "action_points")), true);
  assert.equal(isIdle(told("event", "event_condition", "turn", "event")), false);
  assert.equal(isIdle([]), false);
});

test("no part of a flag is over the edge of the map", () => {
  for (const at of [[0, 0] as const, [1000, 40] as const, [500, 90] as const])
    for (const left of [false, true])
      for (const torn of [false, true]) {
        const [before, behind, up] = torn ? [55, 24, 79] : [60, 8, 66];
        const found = flagAt(at, left, torn, 22);
        const [west, east] = left ? [before, behind] : [behind, before];
        assert.ok(found.at - 1.1 * west > 0 && found.at + 1.1 * east < WIDTH);
        assert.ok(at[1] - 1.1 * (found.lift + up) > 0);
      }
  assert.deepEqual(flagAt([500, 300], true, false, 22), { at: 500, lift: 22 });
});
