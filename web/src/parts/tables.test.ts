import assert from "node:assert/strict";
import { test } from "node:test";
import { parted } from "./tables.ts";

test("lines of cells below the names of their columns are a table", () => {
  assert.deepEqual(parted("In inches:\nType; good; difficult\nRegulars; 1D6+2; 1D6\nScouts; 3D6; 2D6\nNobody else."), [
    "In inches:",
    {
      head: ["Type", "good", "difficult"],
      rows: [
        ["Regulars", "1D6+2", "1D6"],
        ["Scouts", "3D6", "2D6"],
      ],
    },
    "Nobody else.",
  ]);
});

test("what is more than the columns belongs to the last", () => {
  assert.deepEqual(parted("Total; Weather\n5; fog\n6; fair in the south; else rain"), [
    {
      head: ["Total", "Weather"],
      rows: [
        ["5", "fog"],
        ["6", "fair in the south; else rain"],
      ],
    },
  ]);
});

test("columns named anew begin another table", () => {
  const found = parted("Troops; bow\nWarriors; 4\nTroops; carbine\nCavalry; 8");
  assert.equal(found.length, 2);
});

test("sentences with semicolons are sentences", () => {
  const text = "Black: a camp; a fort.\nHe may stay; then he rallies.\nHe may go; then he does not.";
  assert.deepEqual(parted(text), [text]);
});
