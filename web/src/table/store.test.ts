import assert from "node:assert/strict";
import { test } from "node:test";
import { line, page, question, table, view } from "./fakes.ts";

const asking = (number: number, choices: readonly unknown[], more = {}) =>
  view(number, { question: question(number, choices, more) });
import { deedOf } from "./keys.ts";

const TRIED = {
  type: "tried",
  refusal: "",
  rule: "",
  facts: {},
  lines: [],
  drawing: {},
  answers: [],
  warning: "",
  warned: [],
} as const;

test("an option is looked up in the question that is put when it is picked", () => {
  const { store, hear, sent } = page();
  hear(asking(1, ["a", "b"]));
  store.answer.pick(0);
  hear(asking(2, ["c", "d"]));
  store.answer.pick(0);
  store.answer.pick(7); // nothing lies there
  assert.deepEqual(
    sent("choose").map(({ question, choice }) => [question, choice]),
    [
      [1, "a"],
      [2, "c"],
    ],
  );
});

test("a press while an answer is under way is refused, and says so until the next question", () => {
  const { store, hear, sent } = page();
  hear(asking(1, ["a", "b"]));
  store.answer.pick(0);
  assert.ok(store.answer.busy.value);
  assert.ok(!store.answer.hasty.value);
  store.answer.pick(1);
  assert.ok(store.answer.hasty.value);
  assert.equal(sent("choose").length, 1);
  hear(asking(2, ["c"]));
  assert.ok(!store.answer.hasty.value);
  assert.ok(!store.answer.busy.value);
});

test("what others do meanwhile does not make an answer that is under way free again", () => {
  const { store, hear, sent, refuse } = page();
  hear(asking(1, ["a"]));
  store.answer.pick(0);
  hear(view(2, { question: question(1, ["a"]) })); // Ben has answered his part
  store.say("Hm.");
  refuse("say", "too-fast");
  store.answer.pick(0);
  assert.equal(sent("choose").length, 1);
  refuse("choose", "illegal");
  assert.ok(!store.answer.busy.value);
  assert.deepEqual(store.notice.value, { text: "No.", rule: "" });
  store.answer.pick(0);
  assert.equal(sent("choose").length, 2);
});

test("a stale answer shows the fresh question without complaint", () => {
  const { store, hear, refuse } = page();
  hear(asking(1, ["a"]));
  store.answer.pick(0);
  refuse("choose", "stale", { view: asking(2, ["b"]) });
  assert.equal(store.moments.question.value?.number, 2);
  assert.equal(store.notice.value, null);
  assert.ok(!store.answer.busy.value);
});

test("whoever wants to confirm picks twice, the same", () => {
  const { store, settings, hear, sent } = page();
  settings.value = { ...settings.value, confirm: true };
  hear(asking(1, ["a", ["b", 2]]));
  store.answer.pick(1);
  store.answer.pick(0);
  assert.deepEqual(store.answer.picked.value, { choice: "a", then: [], warning: "", warned: [] });
  assert.equal(sent("choose").length, 0);
  store.answer.pick(0);
  assert.deepEqual(
    sent("choose").map(({ choice }) => choice),
    ["a"],
  );
  hear(asking(2, ["a"]));
  assert.equal(store.answer.picked.value, null);
  store.answer.pick(0);
  assert.equal(sent("choose").length, 1);
});

test("another question takes away what belonged to the one before", () => {
  const { store, hear } = page();
  hear(asking(1, ["a"]));
  store.answer.considered.value = 0;
  store.glow.value = new Set(["zone-1"]);
  store.answer.askOdds();
  store.complain("No.", "LK-1");
  hear(asking(2, ["b"]));
  assert.equal(store.answer.considered.value, null);
  assert.equal(store.glow.value.size, 0);
  assert.equal(store.answer.odds.value, null);
  assert.equal(store.notice.value, null);
});

test("the odds are asked for only where the host allows them", () => {
  const quiet = page({ at: table({ manners: { chat: "free", odds: false, wipe: false, hints: true } }) });
  quiet.hear(asking(1, ["a"]));
  quiet.store.answer.askOdds();
  assert.equal(quiet.sent("odds").length, 0);
  const { store, hear, sent } = page();
  hear(asking(1, ["a"]));
  store.answer.askOdds();
  assert.deepEqual(store.answer.odds.value, { question: 1, options: null, scale: "chance", wantsHint: false });
  const entry = { choice: "a", text: "a", mean: 0.5, error: 0.1, n: 9 };
  hear({
    type: "odds",
    id: sent("odds")[0]!.id,
    question: 1,
    options: [entry],
    scale: "score",
    final: false,
    hint: [],
    advised: null,
  });
  assert.deepEqual(store.answer.odds.value?.options, [entry]);
  assert.equal(store.answer.odds.value?.final, false);
  assert.equal(store.answer.odds.value?.scale, "score"); // and no chance to win
  store.answer.askOdds(true);
  hear({
    type: "odds",
    id: sent("odds")[0]!.id,
    question: 1,
    options: [],
    scale: "score",
    final: true,
    hint: [],
    advised: null,
  });
  assert.equal(store.answer.odds.value?.options, null); // that was not asked for last
  hear({
    type: "odds",
    id: sent("odds")[1]!.id,
    question: 1,
    options: [entry],
    final: true,
    hint: ["a"],
    advised: "a",
  });
  assert.deepEqual([store.answer.odds.value?.hint, store.answer.odds.value?.wantsHint], [["a"], true]);
});

test("a free answer is drafted: a question of its own, and its answers reach only its own draft", () => {
  const { store, hear, sent, refuse } = page();
  const free = { intents: [{ choice: { go: {} }, text: "Go", hint: "" }] };
  const tried = { ...TRIED, choice: [1] };
  hear(asking(1, [], free));
  const first = store.answer.proposal.value!;
  assert.equal(sent("try").at(-1)!.question, 1);
  hear(asking(2, [], free));
  assert.notEqual(store.answer.proposal.value, first);
  hear({ ...tried, id: sent("try")[0]!.id, question: 1 }); // too late
  assert.equal(store.answer.proposal.value!.tried.value, null);
  hear({ ...tried, id: sent("try")[1]!.id, question: 2 });
  assert.deepEqual(store.answer.proposal.value!.draft.value, [1]);
  store.answer.proposal.value!.take();
  assert.deepEqual(sent("choose").at(-1)!.choice, [1]);
  hear(asking(3, [], free));
  refuse("try", "too-fast");
  assert.equal(store.notice.value, null);
  assert.ok(!store.answer.proposal.value!.busy.value);
  hear(asking(4, ["a"]));
  assert.equal(store.answer.proposal.value, null);
});

test("what is laid out at once is sent at once, warned of, and there again when it is taken back", () => {
  const { store, settings, hear, sent } = page();
  settings.value = { ...settings.value, warnings: "on" };
  const asked = (number: number, at: number) =>
    hear(view(at, { question: question(number, ["a"], { arranges: true }) }));
  const answer = (more: object) =>
    hear({ ...TRIED, ...more, id: sent("try").at(-1)!.id, question: sent("try").at(-1)!.question });
  asked(1, 7);
  answer({ choice: ["draft"], answers: ["a", "b", "done"], warning: "Beware!", warned: ["path-red"] });
  assert.equal(deedOf(store, "1"), undefined); // digits are the draft's
  store.answer.proposal.value!.take();
  assert.deepEqual(store.answer.picked.value, {
    choice: "a",
    then: ["b", "done"],
    warning: "Beware!",
    warned: ["path-red"],
  });
  assert.equal(sent("choose").filter(({ then }) => then).length, 0);
  store.answer.proposal.value!.take(); // once more: it is meant
  const { choice, then } = sent("choose").at(-1)!;
  assert.deepEqual([choice, then], ["a", ["b", "done"]]);
  asked(2, 10);
  assert.equal(sent("try").at(-1)!.draft, null);
  asked(3, 7); // taken back
  assert.deepEqual(sent("try").at(-1)!.draft, ["draft"]);
});

test("steps through the past count from the moment asked for, and stay inside the game", () => {
  const { store, hear, sent } = page();
  hear(view(5));
  store.moments.step(1); // there is nothing after now
  for (let i = 0; i < 3; i++) store.moments.step(-1);
  store.moments.step(1);
  hear(view(3, { live: false, last: 5 }));
  store.moments.look(-4);
  store.moments.look(99);
  store.moments.look(null);
  store.moments.step(-1);
  assert.deepEqual(
    sent("look").map(({ at }) => at),
    [4, 3, 2, 3, 0, 5, null, 4],
  );
});

test("a replay begins at its moment, also after the line broke, and a moment that is gone becomes the last", () => {
  const { store, wire, hear, sent, refuse, greet, due } = page({ look: { at: 7, beat: 0 } });
  assert.equal(sent("look").at(-1)!.at, 7);
  hear(view(4));
  refuse("look", "no-such-moment");
  assert.equal(sent("look").at(-1)!.at, 4);
  assert.equal(store.notice.value, null);
  wire().onclose!({ code: 1006 });
  assert.equal(store.status.value, "offline");
  due.at(-1)!.deed();
  greet();
  assert.equal(sent("look").at(-1)!.at, 4);
});

test("nothing is asked while one looks back", () => {
  const { store, hear, sent } = page();
  hear(view(1, { live: false, last: 2, question: question(1, ["a"]) }));
  store.answer.pick(0);
  assert.equal(sent("choose").length, 0);
  assert.equal(store.moments.question.value, null);
});

test("what has happened is spoken, then what is asked", () => {
  const { store, hear } = page();
  hear(view(0, { question: question(1, ["a"]), log: { start: 0, lines: [line("Old.")] } }));
  assert.equal(store.records.spoken.value, "Question 1?");
  hear(view(1, { question: question(2, ["a"]), log: { start: 1, lines: [line("A fight."), line("Won.")] } }));
  assert.equal(store.records.spoken.value, "A fight. Won. Question 2?");
  assert.deepEqual(
    store.records.log.value.map(({ text }) => text),
    ["Old.", "A fight.", "Won."],
  );
});

test("after a broken line only what is new is asked for; in another language everything", () => {
  const { store, settings, wire, hear, greet, due } = page();
  hear(view(3, { log: { start: 0, lines: [line("One."), line("Two.")] } }));
  const hello = () => wire().sent[0] as { seq: number; log: number };
  const again = () => {
    wire().onclose!({ code: 1006 });
    due.at(-1)!.deed();
    greet();
  };
  again();
  assert.deepEqual([hello().seq, hello().log], [3, 2]);
  settings.value = { ...settings.value, language: "de" };
  again();
  assert.deepEqual([hello().seq, hello().log], [0, 0]);
  store.end();
});

test("a choice made while the line is broken is sent once, under its own id", () => {
  const { store, wire, wires, hear, greet, due, sent } = page();
  hear(asking(1, ["a"]));
  wire().onclose!({ code: 1006 });
  store.answer.pick(0);
  store.answer.pick(0);
  due.at(-1)!.deed();
  greet();
  assert.equal(wires.length, 2);
  assert.deepEqual(
    sent("choose").map(({ choice }) => choice),
    ["a"],
  );
});

test("another language is told to the server, and the facts are asked for again", () => {
  const { store, settings, sent, asked } = page();
  assert.deepEqual(asked, ["en"]);
  settings.value = { ...settings.value, language: "fr" };
  assert.equal(sent("language").at(-1)!.language, "fr");
  store.table.value = table({ seats: table().seats.map((seat) => ({ ...seat, name: "Zoe" })) });
  assert.deepEqual(asked, ["en", "fr", "fr"]);
});

test("one screen for two: behind a curtain nobody is shown, where there is something to hide", () => {
  const { store, hear, sent } = page({ held: [0, 1], at: table({ hidden: true }) });
  hear(asking(1, ["a"]));
  assert.equal(store.seats.curtain.value, 0);
  store.seats.sit(0);
  assert.equal(store.seats.curtain.value, null);
  assert.equal(store.seats.looksAs(0), true); // until the view comes there is no button that goes with it
  store.seats.pass(1);
  assert.equal(store.seats.curtain.value, 1);
  assert.equal(store.seats.looksAs(0) || store.seats.looksAs(1), false);
  assert.deepEqual(
    sent("sit").map(({ seat }) => seat),
    [0, null],
  );
  const open = page({ held: [0, 1] });
  open.hear(asking(1, ["a"]));
  open.store.seats.pass(1);
  assert.equal(open.store.seats.curtain.value, null);
  assert.equal(open.sent("sit").at(-1)!.seat, 1);
});

test("measures come back to who asked, and a refused one is no matter of the game", async () => {
  const { store, hear, sent, refuse } = page();
  hear(view(0));
  const found = store.measure({ unit: 3 });
  hear({ type: "measured", id: sent("measure")[0]!.id, found: { inches: 4 } });
  assert.deepEqual(await found, { inches: 4 });
  void store.measure({ unit: 4 });
  refuse("measure", "illegal");
  assert.equal(store.notice.value, null);
});

test("salt that the dice wait for is shown, and again when the network was away", async () => {
  const { shown, offline, hear, due } = page({ at: table({ status: "gathering" }) });
  assert.deepEqual(shown, []);
  offline.now = true;
  hear({ type: "table", seq: 1, table: table({ status: "gathering", salts_awaited: [0] }) });
  await Promise.resolve();
  await Promise.resolve();
  offline.now = false;
  due.at(-1)!.deed();
  assert.deepEqual(shown, [[0], [0]]);
});

const pass = { choice: "pass", text: "pass", hint: "", warning: "", warned: [], final: false };

test("where there is nothing to decide the answer is given, and told until the next own one", () => {
  const { store, hear, sent } = page();
  hear(asking(1, ["pass"], { idle: pass }));
  store.answer.beIdle(store.moments.question.value!);
  assert.deepEqual(sent("choose").at(-1)?.choice, "pass");
  assert.deepEqual(store.answer.idle.value, { seat: 0, question: "Question 1?", text: "pass" });
  hear(asking(2, ["a", "b"]));
  store.answer.beIdle(store.moments.question.value!);
  assert.equal(sent("choose").length, 1);
  assert.ok(store.answer.idle.value);
  store.answer.pick(0);
  assert.equal(store.answer.idle.value, null);
});

test("who takes something back is asked, and so is who wants to confirm everything", () => {
  const { store, hear, sent, settings } = page();
  hear(asking(1, ["pass"], { idle: pass }));
  store.undo();
  store.answer.beIdle(store.moments.question.value!);
  assert.equal(sent("choose").length, 0);
  store.answer.pick(0);
  hear(asking(2, ["pass"], { idle: pass }));
  settings.value = { ...settings.value, confirm: true };
  store.answer.beIdle(store.moments.question.value!);
  assert.equal(sent("choose").length, 1);
});

test("another seat of the screen with nothing to decide is answered for, once, and its eyes stay shut", () => {
  const { store, hear, sent, refuse } = page({ held: [0, 1], at: table({ hidden: true }) });
  const empty = { number: 7, seat: 1, text: "Your shots.", idle: pass };
  const now = view(1, { waiting_for: [1], idle: [empty] });
  hear(now);
  assert.equal(store.answer.isAnsweredFor(1, now), true); // no button that is gone before it is pressed
  store.answer.beIdleElsewhere(now.idle);
  store.answer.beIdleElsewhere(now.idle);
  assert.deepEqual(
    sent("choose").map(({ seat, question, choice }) => [seat, question, choice]),
    [[1, 7, "pass"]],
  );
  assert.deepEqual(store.answer.idle.value, { seat: 1, question: "Your shots.", text: "pass" });
  assert.equal(store.answer.isAnsweredFor(1, now), true);
  assert.equal(store.answer.isAnsweredFor(1, view(2, { waiting_for: [1] })), false); // a real question
  assert.deepEqual(sent("sit"), []);
  refuse("choose", "stale");
  assert.equal(store.answer.isAnsweredFor(1, now), false); // somebody goes on as that seat
});

test("who took something back goes on as the other seat himself", () => {
  const { store, hear, sent } = page({ held: [0, 1] });
  hear(view(1, { idle: [{ number: 7, seat: 1, text: "?", idle: pass }] }));
  store.undo();
  store.answer.beIdleElsewhere(store.moments.view.value!.idle);
  assert.deepEqual(sent("choose"), []);
  assert.equal(store.answer.isAnsweredFor(1, store.moments.view.value!), false);
});

test("an answer given ahead is for the question that follows, once, and only where it is offered", () => {
  const { store, hear, sent } = page();
  const chosen = () => sent("choose").map(({ choice }) => choice);
  hear(asking(1, ["play", "end"]));
  store.answer.chooseThen("play", "Card", "man");
  const asked = { ...question(2, ["man", "child"]), kind: "game.Card" };
  hear(view(2, { question: asked }));
  assert.equal(store.answer.takeNext(asked), "man");
  assert.equal(store.answer.takeNext(asked), undefined);

  hear(asking(3, ["play", "end"]));
  store.answer.chooseThen("play", "Card", "man");
  assert.equal(store.answer.takeNext({ ...asked, kind: "game.Village" }), undefined);
  assert.deepEqual(chosen(), ["play", "play"]);
});

test("a choice that decides more than it says is asked first, and can be left", () => {
  const { store, hear, sent } = page();
  hear(asking(1, ["play", "end"]));
  store.answer.settles = (choice) => (choice === "play" ? "Man" : "");
  store.answer.want("play");
  assert.equal(store.answer.picked.value?.choice, "play");
  assert.equal(sent("choose").length, 0);
  store.answer.cancel();
  store.answer.want("end");
  assert.equal(sent("choose").length, 1);
});
