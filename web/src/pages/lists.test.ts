import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameView, MyTable } from "../protocol.ts";
import { table } from "../table/fakes.ts";
import { ago, isMyTurn, mineOf, optionsInWords, outcomeOf } from "./lists.ts";

const entry = (id: string, more: object, seat: number | null = 0, role: MyTable["role"] = "seat"): MyTable => ({
  table: table({ table: id, ...more }),
  secret: 0,
  role,
  seat,
});

test("what waits for me comes first, then what is played, then what is over", () => {
  const found = mineOf([
    entry("over", { status: "over", changed: "2026-03" }),
    entry("theirs", { waiting_for: [1], changed: "2026-02" }),
    entry("mine", { waiting_for: [0], changed: "2026-01" }),
    entry("mine", {}, null, "host"),
    entry("invited", {}, null, "invite"),
  ]);
  assert.deepEqual(
    found.map((mine) => mine.table.table),
    ["mine", "theirs", "over"],
  );
  assert.deepEqual(found[0]!.seats, [0]);
  assert.deepEqual(found.map(isMyTurn), [true, false, false]);
});

test("won and lost are told to who sat there", () => {
  const over = { status: "over", result: "Victory", winners: [1] } as const;
  assert.equal(outcomeOf({ table: table(over), seats: [1] }), "won");
  assert.equal(outcomeOf({ table: table(over), seats: [0] }), "lost");
  assert.equal(outcomeOf({ table: table(over), seats: [] }), null);
  assert.equal(outcomeOf({ table: table(), seats: [0] }), null);
});

test("only options that are other than usual are told", () => {
  const options = [
    { id: "level", text: "Level", rule: "", default: "normal", choices: [["king", "King"]], group: "difficulty" },
    { id: "events", text: "Events", rule: "", default: true, choices: [], group: "shape" },
    { id: "house", text: "House rule", rule: "", default: false, choices: [], group: "house" },
    { id: "same", text: "Same", rule: "", default: true, choices: [], group: "house" },
  ];
  const chosen = table({ options: { level: "king", events: false, house: true, same: true } });
  assert.deepEqual(optionsInWords(chosen, { options } as unknown as GameView, "no"), [
    "Level: King",
    "Events: no",
    "House rule",
  ]);
  assert.deepEqual(optionsInWords(chosen, undefined, "no"), []);
});

test("times are told as people tell them", () => {
  const now = Date.parse("2026-11-16T12:00:00Z");
  assert.equal(ago("2026-11-16T09:10:00Z", now, "en"), "2 hours ago");
  assert.equal(ago("2026-11-15T11:00:00Z", now, "de"), "gestern");
  assert.equal(ago("2026-11-16T11:59:40Z", now, "fr"), "cette minute-ci");
  assert.equal(ago("nonsense", now, "en"), "");
});
