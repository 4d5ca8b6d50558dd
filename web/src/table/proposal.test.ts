import assert from "node:assert/strict";
import { test } from "node:test";
import type { Tried } from "../protocol.ts";
import { BEAT, Proposal, type Intent } from "./proposal.ts";

function table() {
  const sent: { draft: unknown; intent: Intent | null }[] = [];
  const chosen: unknown[] = [];
  const due: (() => void)[] = [];
  let now = 0;
  const proposal = new Proposal({
    send: (draft, intent) => sent.push({ draft, intent }),
    choose: ({ choice }) => chosen.push(choice),
    later: (deed) => due.push(deed),
    now: () => now,
  });
  const pass = () => {
    now += BEAT;
    for (const deed of due.splice(0)) deed();
  };
  const answer = (choice: unknown, refusal = "", drawing: Readonly<Record<string, unknown>> = { elements: [] }) => {
    proposal.heard({
      type: "tried",
      id: "",
      question: 1,
      choice,
      refusal,
      rule: refusal && "KP-19.5",
      facts: {},
      lines: [],
      drawing,
      answers: [],
      warning: "",
      warned: [],
    } satisfies Tried);
    pass();
  };
  return { proposal, sent, chosen, pass, answer };
}

const shift = (dx: number): Intent => ({ shift: { dx } });

test("the first question asks for the blank, and an answer becomes the draft", () => {
  const { proposal, sent, answer, chosen } = table();
  assert.deepEqual(sent, [{ draft: null, intent: null }]);
  answer([]);
  assert.ok(proposal.legal.value);
  proposal.take();
  assert.deepEqual(chosen, [[]]);
});

test("while one answer is awaited only the newest wish is kept", () => {
  const { proposal, sent, answer } = table();
  answer([]);
  for (const dx of [1, 2, 3]) proposal.attempt(shift(dx), []);
  assert.equal(sent.length, 2);
  answer([[0, [1, 0]]]);
  assert.deepEqual(sent.at(-1), { draft: [], intent: shift(3) });
});

test("a refused drag goes back, and the reason stays", () => {
  const { proposal, sent, answer } = table();
  answer([]);
  proposal.attempt(shift(900), []);
  proposal.release([]);
  answer([[0, [900, 0]]], 'Farther than 6".');
  assert.deepEqual(sent.at(-1), { draft: [], intent: null });
  answer([]);
  assert.deepEqual(proposal.draft.value, []);
  assert.equal(proposal.refusal.value?.rule, "KP-19.5");
  assert.ok(proposal.legal.value);
});

test("an intent that comes to nothing leaves the draft as it was", () => {
  const { proposal, answer } = table();
  answer([[0, [5, 5]]]);
  proposal.attempt({ charge: { enemy: 3 } });
  answer(null, "Out of reach.", {});
  assert.deepEqual(proposal.draft.value, [[0, [5, 5]]]);
  assert.equal(proposal.refusal.value?.text, "Out of reach.");
});

test("Enter waits for the judgement, and a refused draft is not chosen", () => {
  const { proposal, chosen, answer } = table();
  answer([]);
  proposal.attempt(shift(1));
  proposal.take();
  assert.deepEqual(chosen, []);
  answer([[0, [1, 0]]]);
  assert.deepEqual(chosen, [[[0, [1, 0]]]]);
  proposal.attempt(shift(900));
  proposal.take();
  answer([[0, [900, 0]]], "Too far.");
  assert.equal(chosen.length, 1);
});

test("steps are taken back one by one, and a drop forgets them", () => {
  const { proposal, sent, answer } = table();
  answer([]);
  proposal.step(shift(1));
  answer([[0, [1, 0]]]);
  proposal.step(shift(2));
  answer([[0, [1, 0], [3, 0]]]);
  proposal.back();
  assert.deepEqual(sent.at(-1), { draft: [[0, [1, 0]]], intent: null });
  answer([[0, [1, 0]]]);
  proposal.drop();
  assert.deepEqual(sent.at(-1), { draft: null, intent: null });
  assert.equal(proposal.steps.value.length, 0);
});

test("the first step can be taken back even where there was no draft before", () => {
  const { proposal, sent, answer } = table();
  answer(null, "Nothing is proposed yet.", {});
  proposal.step({ take: { number: 0 } });
  answer([0, 0, [1, 1, 0]]);
  assert.equal(proposal.steps.value.length, 1);
  proposal.back();
  assert.deepEqual(sent.at(-1), { draft: null, intent: null });
});

test("a question the server did not answer blocks nothing", () => {
  const { proposal, sent, pass, answer } = table();
  answer([]);
  proposal.attempt(shift(1));
  proposal.failed();
  assert.ok(!proposal.busy.value);
  proposal.attempt(shift(2));
  pass();
  assert.deepEqual(sent.at(-1), { draft: [], intent: shift(2) });
});

test("a draft that nobody has touched is known as such, also when one comes back to it", () => {
  const { proposal, answer } = table();
  assert.ok(!proposal.untouched.value);
  answer([]);
  assert.ok(proposal.untouched.value);
  proposal.step(shift(100));
  answer([[1, 100]]);
  assert.ok(!proposal.untouched.value);
  proposal.drop();
  answer([]);
  assert.ok(proposal.untouched.value);
});

test("what says all is done and taken in one go, unless it is refused", () => {
  const { proposal, answer, chosen } = table();
  answer([]);
  proposal.finish({ stay: {} });
  assert.deepEqual(chosen, []);
  answer([]);
  assert.deepEqual(chosen, [[]]);
  proposal.finish(shift(1));
  answer([[1, 1]], "no");
  assert.equal(chosen.length, 1);
});
