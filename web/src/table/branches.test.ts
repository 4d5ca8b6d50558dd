import assert from "node:assert/strict";
import { test } from "node:test";
import type { Chapter, TableView } from "../protocol.ts";
import { branchesOf, chapterAt, withBranches } from "./branches.ts";

const table = (id: string, of = "", at = 0) =>
  ({
    table: id,
    created: id,
    origin: of ? { table: of, kind: "branch", at, dice: "fresh" } : null,
  }) as unknown as TableView;
const names = (tables: readonly TableView[]) => tables.map(({ table }) => table);

test("a moment is called by the largest chapter it lies in", () => {
  const chapters: Chapter[] = [
    { at: 0, rank: 0, text: "Turn 1." },
    { at: 0, rank: 1, text: "Events." },
    { at: 9, rank: 0, text: "Turn 2." },
    { at: 12, rank: 1, text: "Actions." },
  ];
  assert.equal(chapterAt(chapters, 4), "Turn 1");
  assert.equal(chapterAt(chapters, 14), "Turn 2");
  assert.equal(chapterAt([], 14), "");
});

test("what-ifs stand under the table they have left, and theirs under them", () => {
  const all = [table("c", "b", 2), table("a"), table("d", "a", 1), table("b", "a", 5), table("e", "gone")];
  assert.deepEqual(names(branchesOf([...all, ...all], "a")), ["d", "b"]);
  assert.deepEqual(
    withBranches(all).map((row) => [row.table.table, ...names(row.branches)]),
    [["a", "d", "b", "c"], ["e"]],
  );
});
