import assert from "node:assert/strict";
import { test } from "node:test";
import { Connection, type Status } from "./connection.ts";
import { FakeWire } from "./fakes.ts";

function room() {
  const wires: FakeWire[] = [];
  const heard: any[] = [];
  const states: Status[] = [];
  const timers: { deed: () => void; wait: number }[] = [];
  let ids = 0;
  const connection = new Connection({
    open: () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    hello: () => ({ protocol: 1, language: "en", secrets: ["s"], seat: null, seq: 0, log: heard.length, chat: 0 }),
    hear: (message) => heard.push(message),
    status: (status) => states.push(status),
    id: () => `id${++ids}`,
    later: (deed, wait) => timers.push({ deed, wait }),
    random: () => 1,
  });
  const reconnect = () =>
    timers
      .filter((t) => t.wait <= 15_000)
      .at(-1)!
      .deed();
  return { connection, wires, heard, states, timers, reconnect };
}

const welcome = { type: "welcome", id: "id1", run: "r" };

test("the first message is hello, and nothing is sent before the welcome", () => {
  const { connection, wires } = room();
  wires[0]!.onopen!();
  connection.send({ type: "choose", seat: 0, question: 1, choice: "end" });
  assert.deepEqual(
    wires[0]!.sent.map((m) => m.type),
    ["hello"],
  );
  wires[0]!.say(welcome);
  assert.deepEqual(
    wires[0]!.sent.map((m) => m.type),
    ["hello", "choose"],
  );
});

test("what had no answer is sent again under the same id, what had one is not", () => {
  const { connection, wires, reconnect, states } = room();
  wires[0]!.onopen!();
  wires[0]!.say(welcome);
  const first = connection.send({ type: "choose", seat: 0, question: 1, choice: "a" });
  wires[0]!.say({ type: "done", id: first, seq: 1 });
  const second = connection.send({ type: "choose", seat: 0, question: 2, choice: "b" });
  wires[0]!.onclose!({ code: 1006 });
  assert.equal(states.at(-1), "offline");
  reconnect();
  wires[1]!.onopen!();
  wires[1]!.say(welcome);
  assert.deepEqual(wires[1]!.sent.map((m) => m.id).slice(1), [second]);
  assert.equal(states.at(-1), "online");
});

test("an old socket is not listened to any more", () => {
  const { connection, wires, heard } = room();
  wires[0]!.onopen!();
  wires[0]!.say(welcome);
  connection.restart();
  const before = heard.length;
  wires[0]!.say({ type: "view" });
  wires[0]!.onclose!({ code: 1006 });
  assert.equal(heard.length, before);
  assert.equal(wires.length, 2);
});

test("the pauses grow, and start anew after a welcome", () => {
  const { wires, timers, reconnect } = room();
  const waits = () => timers.filter((t) => t.wait <= 15_000).map((t) => t.wait);
  for (let i = 0; i < 3; i++) {
    wires.at(-1)!.onclose!({ code: 1006 });
    reconnect();
  }
  assert.deepEqual(waits(), [500, 1000, 2000]);
  wires.at(-1)!.onopen!();
  wires.at(-1)!.say(welcome);
  wires.at(-1)!.onclose!({ code: 1006 });
  assert.equal(waits().at(-1), 500);
});

test("a table that does not exist is not asked for again", () => {
  const { wires, states, timers } = room();
  const before = timers.length;
  wires[0]!.onclose!({ code: 4404 });
  assert.equal(states.at(-1), "gone");
  assert.equal(timers.length, before);
});

test("a ping keeps the way open and is never repeated", () => {
  const { wires, timers, reconnect } = room();
  wires[0]!.onopen!();
  wires[0]!.say(welcome);
  timers.find((t) => t.wait === 25_000)!.deed();
  assert.equal(wires[0]!.sent.at(-1).type, "ping");
  wires[0]!.onclose!({ code: 1006 });
  reconnect();
  wires[1]!.onopen!();
  wires[1]!.say(welcome);
  assert.deepEqual(
    wires[1]!.sent.map((m) => m.type),
    ["hello"],
  );
});

/** Pings fall due. */
const beat = (timers: { deed: () => void; wait: number }[]) =>
  timers
    .filter((t) => t.wait === 25_000)
    .at(-1)!
    .deed();

test("a socket that answers no ping is given up for another one, and nothing is lost", () => {
  const { connection, wires, timers, states, heard, reconnect } = room();
  wires[0]!.onopen!();
  wires[0]!.say(welcome);
  beat(timers);
  wires[0]!.say({ type: "done", id: wires[0]!.sent.at(-1).id, seq: 1 });
  beat(timers);
  const choice = connection.send({ type: "choose", seat: 0, question: 1, choice: "a" });
  assert.equal(states.at(-1), "online");
  beat(timers);
  assert.equal(states.at(-1), "offline");
  const before = heard.length;
  wires[0]!.say({ type: "view" });
  assert.equal(heard.length, before);
  reconnect();
  wires[1]!.onopen!();
  wires[1]!.say(welcome);
  assert.deepEqual(wires[1]!.sent.map((m) => m.id).slice(1), [choice]);
});

test("a socket that never opens is given up, too", () => {
  const { wires, timers, states, reconnect } = room();
  beat(timers);
  assert.equal(states.at(-1), "connecting");
  beat(timers);
  assert.equal(states.at(-1), "offline");
  reconnect();
  assert.equal(wires.length, 2);
});
