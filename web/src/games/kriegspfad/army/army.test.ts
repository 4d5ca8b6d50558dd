import assert from "node:assert/strict";
import { test } from "node:test";
import {
  addUnit,
  changeGroup,
  copyUnit,
  count,
  moveUnit,
  removeGroup,
  removeUnit,
  splitGroup,
  startAnew,
  toggleOption,
  toggleUnitOption,
  unitsOf,
} from "./edit.ts";
import { pack, unpack } from "./link.ts";
import { pageOf, waitingTable } from "./places.ts";
import type { Army, Unit } from "./types.ts";

const unit = (entry: string, n = 4): Unit => ({ entry, groups: [{ n, loadout: "bow" }] });
const army: Army = {
  game: "kriegspfad",
  format: 1,
  list: "L07",
  year: 1876,
  units: [unit("a"), unit("b"), unit("c")],
  carrier: [1, 0],
};
const names = (found: Army): string =>
  unitsOf(found)
    .map(({ entry }) => entry)
    .join("");

test("the commander stays with his unit when others come, go or change places", () => {
  assert.deepEqual(removeUnit(army, 0).carrier, [0, 0]);
  assert.deepEqual(removeUnit(army, 2).carrier, [1, 0]);
  assert.deepEqual(copyUnit(army, 0).carrier, [2, 0]);
  assert.deepEqual(copyUnit(army, 1).carrier, [1, 0]);
  assert.deepEqual(moveUnit(army, 1, 1).carrier, [2, 0]);
  assert.deepEqual(moveUnit(army, 0, 1).carrier, [0, 0]);
  assert.equal(names(moveUnit(army, 0, 1)), "bac");
  assert.equal(names(moveUnit(army, 0, -1)), "abc");
});

test("a unit that goes takes no other along", () => {
  assert.equal(names(removeUnit(army, 1)), "ac");
  assert.deepEqual(removeUnit(army, 1).carrier, [0, 0]);
  assert.equal(names(addUnit(army, unit("d"))), "abcd");
});

test("some of a unit get other weapons", () => {
  const split = splitGroup(army, 0);
  assert.deepEqual(
    unitsOf(split)[0]!.groups.map(({ n }) => n),
    [3, 1],
  );
  assert.deepEqual(
    unitsOf(changeGroup(split, 0, 1, { loadout: "musket" }))[0]!.groups.map(({ loadout }) => loadout),
    ["bow", "musket"],
  );
  assert.deepEqual(unitsOf(removeGroup(split, 0, 0))[0]!.groups, [{ n: 1, loadout: "bow" }]);
});

test("an option that is bought twice is given back", () => {
  assert.deepEqual(unitsOf(toggleUnitOption(army, 0, "brave"))[0]!.opts, ["brave"]);
  assert.deepEqual(unitsOf(toggleUnitOption(toggleUnitOption(army, 0, "brave"), 0, "brave"))[0]!.opts, []);
  assert.deepEqual(unitsOf(toggleOption(army, 1, 0, "rifles"))[1]!.groups[0]!.opts, ["rifles"]);
});

test("another list begins anew, but the name, the notes and the size stay", () => {
  const fresh: Army = { game: "kriegspfad", format: 1, list: "L13", year: 1876, disciplined: true };
  const begun = startAnew({ ...army, title: "Mine", notes: "n", points: 150 }, fresh);
  assert.deepEqual(
    [begun.list, begun.title, begun.notes, begun.points, unitsOf(begun).length],
    ["L13", "Mine", "n", 150, 0],
  );
});

test("what is typed into a number field becomes a number or changes nothing", () => {
  assert.deepEqual(
    ["7", "-3", "", "x", "5000"].map((words) => count(words, 4)),
    [7, 0, 4, 4, 999],
  );
});

test("a link holds an army with every letter of every language", async () => {
  const named = { ...army, title: "Häuptling «Ours» — été", notes: "x".repeat(4000) };
  const code = await pack(named);
  assert.match(code, /^[A-Za-z0-9_-]+$/);
  assert.ok(code.length < 600, `${code.length}`);
  assert.deepEqual(JSON.parse(await unpack(code)), named);
});

test("a link that swells beyond any army, or is nonsense, is refused", async () => {
  await assert.rejects(unpack(await pack({ ...army, notes: "x".repeat(100_000) })), /too long/);
  await assert.rejects(unpack("not-a-code"));
  await assert.rejects(unpack("%%%"));
});

test("the builder knows which table waits for its army", () => {
  const page = pageOf("a b", "t1", 1);
  assert.deepEqual(waitingTable(page.slice(page.indexOf("?"))), { table: "t1", seat: 1 });
  assert.equal(waitingTable("?army=x"), null);
});
