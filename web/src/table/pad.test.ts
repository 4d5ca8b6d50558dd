import assert from "node:assert/strict";
import { test } from "node:test";
import type { MarkView } from "../protocol.ts";
import { page, view } from "./fakes.ts";

const mark = (number: number, text: string): MarkView => ({
  mark: number,
  seat: 1,
  kind: "circle",
  refs: ["zone-1"],
  note: "",
  text,
});

test("two taps make an arrow, one tap anything else; the pen stays in the hand", () => {
  const { store, hear, sent } = page();
  hear(view(0));
  store.pad.tap("zone-1"); // not planning
  store.pad.toggle();
  store.pad.tap("zone-1");
  assert.equal(sent("mark").length, 0);
  store.pad.tap("zone-2");
  store.pad.change({ kind: "circle" });
  store.pad.tap("zone-3");
  assert.deepEqual(
    sent("mark").map(({ seat, kind, refs }) => [seat, kind, refs]),
    [
      [0, "arrow", ["zone-1", "zone-2"]],
      [0, "circle", ["zone-3"]],
    ],
  );
  assert.equal(store.pad.pen.value?.kind, "circle");
  store.pad.toggle();
  assert.equal(store.pad.pen.value, null);
});

test("a note without words is not set", () => {
  const { store, hear, sent } = page();
  hear(view(0));
  store.pad.toggle();
  store.pad.change({ kind: "note" });
  store.pad.tap("zone-1");
  assert.equal(sent("mark").length, 0);
  store.pad.change({ note: " here " });
  store.pad.set();
  assert.equal(sent("mark")[0]!.note, "here");
});

test("who only watches marks nothing", () => {
  const { store, hear, sent } = page({ held: [] });
  hear(view(0, { seat: null }));
  store.pad.toggle();
  store.pad.change({ kind: "cross" });
  store.pad.tap("zone-1");
  assert.equal(sent("mark").length, 0);
});

test("new marks are spoken; those that lie there already are not", () => {
  const { store, hear } = page();
  hear({ type: "marks", marks: [mark(1, "Ben: circle on A")] });
  assert.equal(store.records.spoken.value, "");
  hear({ type: "marks", marks: [mark(1, "Ben: circle on A"), mark(2, "Ben: circle on B")] });
  assert.equal(store.records.spoken.value, "Ben: circle on B");
  assert.equal(store.pad.marks.value.length, 2);
});

test("pieces get the names that were asked for last", () => {
  const { store, hear, sent } = page();
  store.pad.ask([]);
  assert.equal(sent("name").length, 0);
  store.pad.ask(["zone-1", "zone-2"]);
  hear({ type: "named", id: sent("name")[0]!.id, names: ["North"] });
  assert.deepEqual(
    [...store.pad.names.value],
    [
      ["zone-1", "North"],
      ["zone-2", "zone-2"],
    ],
  );
});
