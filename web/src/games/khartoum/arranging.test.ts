import assert from "node:assert/strict";
import { test } from "node:test";
import { Proposal } from "../../table/proposal.ts";
import {
  deskOf,
  drafted,
  drop,
  every,
  hand,
  laidOut,
  neighbour,
  news,
  offeredTo,
  post,
  type Desk,
} from "./arranging.ts";
import type { Facts, State, Zone } from "./facts.ts";
import type { Arranged } from "./shapes.ts";

const zone = (id: string, path: string, number: number) => ({ id, path, number }) as Zone;
const facts = {
  zones: [
    zone("palace", "all", 1),
    zone("black5", "black", 5),
    zone("black4", "black", 4),
    zone("red4", "red", 4),
    zone("green3", "green", 3),
  ],
  paths: ["black", "white", "red", "green"].map((banner) => ({ banner })),
  units: {
    levy: { kind: "troops" },
    bashi: { kind: "troops" },
    light: { kind: "guns" },
    ali: { kind: "leaders" },
    gunboat: { kind: "gunboats" },
  },
} as unknown as Facts;
const drawn: Arranged = {
  posts: { black5: ["levy", "light"] },
  left: { levy: 1, bashi: 2, light: 3, ali: 1, gunboat: 2 },
  room: { black5: ["levy", "bashi", "light"], black4: ["levy", "bashi"], red4: ["levy", "bashi"], green3: [] },
  holds: { black5: 0.5 },
  fronts: ["black5"],
};

function desk(): { readonly desk: Desk; readonly meant: unknown[] } {
  const meant: unknown[] = [];
  let clock = 0;
  const proposal = new Proposal({
    send: (_draft, intent) => meant.push(intent),
    choose: () => {},
    later: () => 0,
    now: () => (clock += 1000), // nobody waits between two questions
  });
  meant.length = 0;
  const answered = { choice: [], refusal: "", rule: "", facts: {}, lines: [], drawing: drawn, answers: [] };
  const heard = () => proposal.heard({ type: "tried", id: "", question: 0, warning: "", warned: [], ...answered });
  heard();
  const step = proposal.step.bind(proposal);
  proposal.step = (intent) => {
    step(intent);
    heard();
  };
  return { desk: { proposal, drawn }, meant };
}

test("a click places what is in hand, or else what comes first", () => {
  assert.equal(offeredTo("black5", drawn, null), "levy");
  assert.equal(offeredTo("black5", drawn, "light"), "light");
  assert.equal(offeredTo("black4", drawn, "light"), null);
  assert.equal(offeredTo("black5", drawn, "egyptian"), "levy"); // used up: the hand is empty
  assert.equal(offeredTo("green3", drawn, null), null);
  assert.equal(offeredTo("black6", drawn, null), null);
});

test("the table as the draft leaves it", () => {
  const state = { garrison: [[], ["bashi"], [], [], []], turn: 3 } as unknown as State;
  const laid = laidOut(state, facts, drawn);
  assert.deepEqual(laid.garrison[1], ["bashi", "levy", "light"]);
  assert.deepEqual(
    [laid.troops, laid.guns],
    [
      ["levy", "bashi", "bashi"],
      ["light", "light", "light"],
    ],
  );
  assert.deepEqual([laid.leaders, laid.gunboats, laid.turn], [["ali"], 2, 3]);
});

test("only what the draft has posted can go back", () => {
  assert.equal(drafted("black5", "levy", drawn), 1);
  assert.equal(drafted("black5", "bashi", drawn), 0);
  assert.equal(drafted("red4", "levy", drawn), 0);
});

test("a counter that is dropped goes on, over, or back", () => {
  const { desk: table, meant } = desk();
  drop(table, "bashi", null, "red4");
  drop(table, "bashi", null, null);
  drop(table, "levy", "black5", "red4");
  drop(table, "levy", "black5", "black5");
  drop(table, "levy", "black5", null);
  assert.deepEqual(meant, [
    { post: { zone: "red4", unit: "bashi" } },
    { shift: { zone: "black5", unit: "levy", to: "red4" } },
    { withdraw: { zone: "black5", unit: "levy" } },
  ]);
});

test("as many as fit, when that is wanted", () => {
  const { desk: table, meant } = desk();
  [hand.value, every.value] = ["bashi", true];
  post(table, "red4");
  [hand.value, every.value] = [null, false];
  post(table, "green3"); // there is no room
  assert.deepEqual(meant, [{ post: { zone: "red4", unit: "bashi", every: true } }]);
});

test("arrow keys go along a path and from path to path", () => {
  const go = (from: string, key: string) => neighbour(from, key, facts, drawn);
  assert.equal(go("black5", "ArrowDown"), "black4");
  assert.equal(go("black4", "ArrowUp"), "black5");
  assert.equal(go("black5", "ArrowUp"), null);
  assert.equal(go("black5", "ArrowRight"), "red4"); // nothing of the white path is open
  assert.equal(go("black5", "ArrowLeft"), "green3");
  assert.equal(go("red4", "Enter"), null);
});

test("only the question of a defence is laid out", () => {
  const { desk: table } = desk();
  const question = { kind: "ZoneToDefend", fields: {}, choices: [], limits: null };
  assert.deepEqual(deskOf({ proposal: table.proposal, question })?.drawn, drawn);
  assert.equal(deskOf({ proposal: table.proposal, question: { ...question, kind: "UnitToPost" } }), null);
  assert.equal(deskOf({ proposal: null, question }), null);
});

test("what has changed is told, once", () => {
  assert.equal(news(["A: 1"], ["A: 1", "B: 2"]), "B: 2");
  assert.equal(news(["A: 1"], ["A: 1"]), "");
});
