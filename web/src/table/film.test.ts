import assert from "node:assert/strict";
import { test } from "node:test";
import type { Beat } from "../protocol.ts";
import { line, page, question, table, view } from "./fakes.ts";

const beat = (at: number, log: number, more: Partial<Beat> = {}): Beat => ({
  at,
  log,
  by: 1,
  pause: "all",
  state: {},
  preview: {},
  ...more,
});

const words = (...texts: string[]) => texts.map((text) => line(text, { at: 1 }));

/** A page on which a card, a march and dice lead to the question. */
function told(more: { readonly by?: number; readonly pause?: Beat["pause"] } = {}) {
  const found = page();
  const log = words("A card.", "A march.", "Dice.");
  found.hear(view(0, { state: { army: 1, card: null } }));
  found.hear(
    view(1, {
      state: { army: 2, card: "x", lost: 1 },
      question: question(5, ["a"]),
      log: { start: 0, lines: log },
      film: {
        since: 0,
        beats: [
          beat(1, 1, { state: { card: "x" }, ...more }),
          beat(1, 2, { state: { army: 2 }, ...more }),
          beat(1, 3, { state: { lost: 1 }, ...more }),
        ],
      },
    }),
  );
  /** The time of the beat that is shown is over. */
  const tick = () => found.due.at(-1)!.deed();
  const shown = () => found.store.moments.view.value!;
  return { ...found, tick, shown };
}

test("beats come in their order, each with its table and its lines; question and end after the last", () => {
  const { store, tick, shown } = told();
  const seen: unknown[] = [];
  for (;;) {
    const lines = store.records.log.value.map(({ text }) => text);
    seen.push([store.film.moment, shown().state, lines.at(-1), shown().question?.number ?? null]);
    if (!store.film.busy.value) break;
    tick();
  }
  assert.deepEqual(seen, [
    ["0.1", { army: 1, card: "x" }, "A card.", null],
    ["0.2", { army: 2, card: "x" }, "A march.", null],
    ["0.3", { army: 2, card: "x", lost: 1 }, "Dice.", null],
    ["1", { army: 2, card: "x", lost: 1 }, "Dice.", 5],
  ]);
});

test("while something is told nothing can be chosen or taken back", () => {
  const { store, sent } = told();
  store.answer.type(0);
  store.answer.pick(0);
  assert.equal(sent("choose").length, 0);
  assert.equal(store.moments.view.value!.undo.kind, "none");
  store.film.skip();
  store.answer.type(0);
  assert.equal(sent("choose").length, 1);
});

test("a screen reader hears each beat once, then the question", () => {
  const { store, tick } = told();
  const heard = [store.records.spoken.value];
  while (store.film.busy.value) {
    tick();
    heard.push(store.records.spoken.value);
  }
  assert.deepEqual(heard, ["A card.", "A march.", "Dice.", "Question 5?"]);
});

test("the next view waits for its turn, and nothing of the first one is lost", () => {
  const { store, hear, tick } = told();
  hear(
    view(2, {
      question: question(6, ["b"]),
      log: { start: 3, lines: [line("A shot.", { at: 2 })] },
      film: { since: 1, beats: [beat(2, 4)] },
    }),
  );
  const heard = [store.records.spoken.value];
  while (store.film.busy.value) {
    tick();
    heard.push(store.records.spoken.value);
  }
  assert.deepEqual(heard, ["A card.", "A march.", "Dice.", "A shot.", "Question 6?"]);
});

test("somebody comes meanwhile: the same view again does not cut the film short", () => {
  const { store, hear, tick } = told();
  hear(view(1, { question: question(5, ["a", "b"]), log: { start: 3, lines: [] } }));
  assert.ok(store.film.busy.value);
  tick();
  tick();
  tick();
  assert.equal(store.moments.question.value!.options.length, 2);
  assert.equal(store.records.log.value.length, 3);
});

test("what is taken back is shown at once", () => {
  const { store, hear } = told();
  hear(view(0, { question: question(7, ["a"]), log: { start: 0, lines: [] } }));
  assert.ok(!store.film.busy.value);
  assert.equal(store.moments.question.value!.number, 7);
  assert.equal(store.records.log.value.length, 0);
});

test("own choices are not told to who made them; quiet lines to nobody", () => {
  for (const more of [{ by: 0, pause: "others" }, { pause: "none" }] as const) {
    const { store } = told(more);
    assert.ok(!store.film.busy.value);
    assert.equal(store.records.spoken.value, "A card. A march. Dice. Question 5?");
  }
  assert.ok(told({ by: 1, pause: "others" }).store.film.busy.value);
});

test("a beat nobody waits for is told with the next one", () => {
  const { store, hear } = page();
  hear(view(0));
  const film = { since: 0, beats: [beat(1, 1, { pause: "none" }), beat(1, 2)] };
  hear(view(1, { log: { start: 0, lines: words("Hush.", "Bang.") }, film }));
  assert.equal(store.records.spoken.value, "Hush. Bang.");
  assert.equal(store.film.scene.value!.lines.length, 2);
});

test("speed: slowly takes longer than fast, at once nothing is played, held it runs through", () => {
  const time = (speed: "slow" | "normal" | "fast") => {
    const { settings, hear, due } = page();
    settings.value = { ...settings.value, speed };
    hear(view(0));
    hear(view(1, { log: { start: 0, lines: words("A card.") }, film: { since: 0, beats: [beat(1, 1)] } }));
    return due.at(-1)!.milliseconds;
  };
  assert.ok(time("slow") > time("normal"));
  assert.ok(time("normal") > time("fast"));
  const { store, settings, hear } = page();
  settings.value = { ...settings.value, speed: "once" };
  hear(view(0));
  hear(view(1, { log: { start: 0, lines: words("A card.") }, film: { since: 0, beats: [beat(1, 1)] } }));
  assert.ok(!store.film.busy.value);
  const held = told();
  held.store.film.hold(true);
  assert.ok(held.due.at(-1)!.milliseconds < 100);
});

test("an old timer does nothing when the reader has gone on", () => {
  const { store, due } = told();
  const first = due.at(-1)!;
  store.film.next();
  first.deed();
  assert.equal(store.film.moment, "0.2");
});

test("that it is over stands in the head of the page only when it has been told", () => {
  const { store, hear } = page();
  hear(view(0));
  hear({ type: "table", seq: 1, table: table({ status: "over", choices: 1 }) });
  assert.equal(store.table.value!.status, "playing");
  hear(view(1, { log: { start: 0, lines: words("Lost.") }, film: { since: 0, beats: [beat(1, 1)] } }));
  assert.equal(store.table.value!.status, "playing");
  store.film.skip();
  assert.equal(store.table.value!.status, "over");
});

test("the past is stepped through beat by beat, in both directions, and runs by itself", () => {
  const { store, hear, sent, due } = page();
  const back = (at: number) =>
    view(at, {
      live: false,
      last: 3,
      log: {
        start: 0,
        lines: [line("One.", { at: 1 }), line("Two.", { at: 1 }), line("Three.", { at: 2 })].slice(0, at + 1),
      },
      film: { since: null, beats: at === 1 ? [beat(1, 1), beat(1, 2)] : [beat(2, 3)] },
    });
  hear(view(3));
  store.moments.look(1);
  assert.equal(sent("look").at(-1)!.film, true);
  hear(back(1));
  const names = [store.film.moment];
  for (const by of [-1, -1, 1, 1] as const) {
    store.step(by);
    names.push(store.film.moment);
  }
  assert.deepEqual(names, ["1", "0.2", "0.1", "0.2", "1"]);
  store.step(1);
  assert.equal(sent("look").at(-1)!.at, 2);
  hear(back(2));
  assert.equal(store.film.moment, "1.1");
  const timers = due.length;
  store.step(-1);
  store.step(1);
  assert.equal(due.length, timers); // nobody has started it
  store.film.run(true);
  due.at(-1)!.deed();
  assert.equal(store.film.moment, "2");
  due.at(-1)!.deed();
  assert.equal(sent("look").at(-1)!.at, 3);
});

test("through other eyes a moment of the past is another one", () => {
  const { store, hear } = page();
  hear(view(3));
  hear(view(1, { live: false, last: 3, state: { hand: 2 } }));
  hear(view(1, { live: false, last: 4, state: { hand: 2 } }));
  assert.equal(store.moments.view.value!.last, 4);
  hear(view(1, { live: false, last: 4, seat: 1, state: { hand: ["x"] } }));
  assert.deepEqual(store.moments.view.value!.state, { hand: ["x"] });
});

test("a click that comes too early for the new question is not meant", () => {
  const { store, settings, hear, sent, clock } = page();
  clock.stands = true;
  clock.now = 0;
  hear(view(1, { question: question(1, ["a"]) }));
  clock.now = 100;
  store.answer.pick(0);
  assert.equal(sent("choose").length, 0);
  clock.now = 400;
  store.answer.pick(0);
  assert.equal(sent("choose").length, 1);
  settings.value = { ...settings.value, guard: false };
  hear(view(2, { question: question(2, ["a"]) }));
  store.answer.pick(0);
  assert.equal(sent("choose").length, 2);
});

test("of a table that is being laid out nothing is foreseen before its view", () => {
  const { store, hear, due } = page();
  const beats = [beat(0, 1, { state: { deck: 9 } }), beat(0, 2, { state: { hand: 5 } })];
  const log = [line("The deck.", { at: 0 }), line("The hand.", { at: 0 })];
  const foreseen = { symbols: 3 };
  hear(
    view(0, {
      state: { deck: 9, hand: 5 },
      preview: foreseen,
      log: { start: 0, lines: log },
      film: { since: null, beats },
    }),
  );
  const seen: unknown[] = [];
  for (;;) {
    seen.push(store.moments.view.value!.preview);
    if (!store.film.busy.value) break;
    due.at(-1)!.deed();
  }
  assert.deepEqual(seen, [{}, {}, foreseen]);
});
