import assert from "node:assert/strict";
import { test } from "node:test";
import type { LogLine } from "../protocol.ts";
import { line, question, view } from "./fakes.ts";
import type { Scene } from "./film.ts";
import { soundsOf, type Sounds } from "./hearing.ts";

const SOUNDS: Sounds = { draws: "card", rolls: "dice", walks: "march", fires: "shot" };
const said = (event: string, at = 1): LogLine => line(event, { event, at });
const beat = (at: number, ...events: string[]): Scene => ({
  view: view(at),
  log: 0,
  lines: events.map((event) => said(event, at)),
  wait: 900,
  beat: true,
});
const shown = (at: number, more: object = {}, ...events: string[]): Scene => ({
  ...beat(at, ...events),
  view: view(at, more),
  wait: 0,
  beat: false,
});
const asked = { question: question(1, ["a"]) };

test("a beat sounds as its events do, in their order, and not like a rattle", () => {
  assert.deepEqual(soundsOf(beat(1, "draws"), null, SOUNDS), ["card"]);
  assert.deepEqual(soundsOf(beat(1, "rolls", "says", "fires", "fires"), null, SOUNDS), ["dice", "shot"]);
  assert.deepEqual(soundsOf(beat(1, "draws", "walks", "fires", "rolls"), null, SOUNDS).length, 3);
  assert.deepEqual(soundsOf(beat(1, "says"), null, SOUNDS), []);
});

test("whoever comes to a table does not hear its past", () => {
  assert.deepEqual(soundsOf(shown(5, {}, "fires"), null, SOUNDS), []);
});

test("what one has just done oneself is heard, and nothing twice", () => {
  const before = shown(4, asked);
  assert.deepEqual(soundsOf(shown(5, asked, "walks"), before, SOUNDS), ["march"]);
  const whole = { ...shown(5, asked), lines: [said("fires", 3), said("walks", 5)] };
  assert.deepEqual(soundsOf(whole, before, SOUNDS), ["march"]); // the log once more, in another language
  assert.deepEqual(soundsOf(shown(3, asked, "fires"), before, SOUNDS), []); // taken back
});

test("who was waiting hears that it is his turn; who decides again does not", () => {
  assert.deepEqual(soundsOf(shown(5, asked), beat(5, "fires"), SOUNDS), ["turn"]);
  assert.deepEqual(soundsOf(shown(5, asked), shown(4), SOUNDS), ["turn"]);
  assert.deepEqual(soundsOf(shown(5, asked), shown(4, asked), SOUNDS), []);
  assert.deepEqual(soundsOf(shown(5, asked), null, SOUNDS), []);
  assert.deepEqual(soundsOf(shown(5, { ...asked, live: false }), shown(4, { live: false }), SOUNDS), []);
  assert.deepEqual(soundsOf(shown(5, asked), shown(4, { live: false }), SOUNDS), []);
});
