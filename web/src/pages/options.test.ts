import assert from "node:assert/strict";
import { test } from "node:test";
import { chosen, matches } from "./options.ts";

const retreat = {
  text: "Rückzug nach der Artillerie",
  rule: "RB-15.7",
  choices: [
    ["yes", "erlaubt"],
    ["no", "verboten"],
  ] as [string, string][],
};

test("an option is found by its name, its choices and its rule, in any order", () => {
  for (const typed of ["", "artillerie", "ruckzug", "RÜCKZUG art", "verboten", "rb-15.7 rückzug"])
    assert.ok(matches(retreat, typed), typed);
});

test("every typed word must be there", () => {
  assert.ok(!matches(retreat, "artillerie kavallerie"));
});

test("a field shows the wish at once, unless it does not fit any more", () => {
  const two = { default: "yes", choices: retreat.choices };
  assert.equal(chosen(two, "no", "yes"), "no");
  assert.equal(chosen(two, "perhaps", "no"), "no");
  assert.equal(chosen({ default: false, choices: [] }, true, false), true);
  assert.equal(chosen(two, undefined, undefined), "yes");
});
