import { signal } from "@preact/signals";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Intent, Proposal } from "../../../table/proposal.ts";
import { handOf } from "./hand.ts";

/** A draft that keeps what is tried with it, and where it was let go. */
function drafted() {
  const tried: Intent[] = [];
  const released: unknown[] = [];
  const proposal = {
    draft: signal([]),
    steps: signal([]),
    busy: signal(false),
    tried: signal({ drawing: { elements: [{ element: 3, end: [1000, 1000, 0] }], base: [300, 100] } }),
    mark: () => {},
    attempt: (intent: Intent) => tried.push(intent),
    release: (home: unknown) => released.push(home),
  };
  return { tried, released, proposal: proposal as unknown as Proposal };
}

for (const kind of ["Paths", "Rowing"])
  test(`${kind}: what is drawn too far goes as far as it may, and stays there`, () => {
    const { tried, released, proposal } = drafted();
    const hand = handOf(proposal, kind);
    const held = hand.hold();
    hand.drag(held, 4000, -20.4);
    hand.letGo(held);
    assert.deepEqual(tried, [{ towards: { dx: 4000, dy: -20 } }]);
    assert.deepEqual(released, []);
  });

test("who is set up stands where he is put, or goes back", () => {
  const { tried, released, proposal } = drafted();
  const hand = handOf(proposal, "Arrive");
  const held = hand.hold();
  hand.drag(held, 4000, 0);
  hand.letGo(held);
  assert.deepEqual(tried, [{ shift: { dx: 4000, dy: 0 } }]);
  assert.equal(released.length, 1);
});
