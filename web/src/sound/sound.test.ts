import assert from "node:assert/strict";
import { test } from "node:test";
import { Speaker } from "./speaker.ts";
import type { Sound, Studio } from "./synth.ts";

interface Started {
  readonly what: string;
  readonly at: number;
}

/** A studio that makes no sound and writes down what is asked of it. */
function studio(state: AudioContextState = "running") {
  const started: Started[] = [];
  const gains: { value: number }[] = [];
  let resumed = 0;
  const parameter = () => ({ value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} });
  const source = (what: string) => () => ({
    frequency: parameter(),
    connect: () => {},
    start: (at: number) => started.push({ what, at }),
    stop: () => {},
  });
  const fake = {
    currentTime: 10,
    sampleRate: 100,
    state,
    destination: {},
    createBuffer: (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    createBufferSource: source("noise"),
    createOscillator: source("tone"),
    createBiquadFilter: () => ({ Q: parameter(), frequency: parameter(), connect: () => {} }),
    createGain: () => {
      const gain = parameter();
      gains.push(gain);
      return { gain, connect: () => {} };
    },
    resume: () => {
      resumed++;
      fake.state = "running";
      return Promise.resolve();
    },
  };
  return { fake, as: () => fake as unknown as Studio, started, gains, resumed: () => resumed };
}

const ALL: readonly Sound[] = ["card", "dice", "march", "shot", "turn"];

test("before the first press nothing is made, and nothing is heard later", () => {
  const { as, started } = studio();
  let made = 0;
  const speaker = new Speaker(
    () => {
      made++;
      return as();
    },
    () => 1,
  );
  speaker.say(["dice"]);
  assert.equal(made, 0);
  speaker.wake();
  speaker.wake();
  assert.equal(made, 1);
  assert.deepEqual(started, []);
  speaker.say(["dice"]);
  assert.ok(started.length > 0);
});

test("a browser that waits for a press is woken by it", () => {
  const { as, started, resumed } = studio("suspended");
  const speaker = new Speaker(as, () => 1);
  speaker.wake();
  assert.equal(resumed(), 1);
  speaker.say(["shot"]);
  assert.ok(started.length > 0);
});

test("while it is not allowed to be heard, nothing is kept for later", () => {
  const { as, fake, started } = studio();
  const speaker = new Speaker(as, () => 1);
  speaker.wake();
  fake.state = "interrupted" as AudioContextState;
  speaker.say(["shot"]);
  assert.deepEqual(started, []);
});

test("switched off there is silence, and the volume is as ears count", () => {
  const { as, started, gains } = studio();
  let volume = 0;
  const speaker = new Speaker(as, () => volume);
  speaker.wake();
  speaker.say(ALL);
  assert.deepEqual(started, []);
  volume = 0.5;
  speaker.say(["turn"]);
  assert.equal(gains[0]!.value, 0.25);
});

test("every sound is made of something, and they come one after the other", () => {
  for (const sound of ALL) {
    const { as, started } = studio();
    const speaker = new Speaker(as, () => 1);
    speaker.wake();
    speaker.say([sound]);
    assert.ok(started.length >= 2, sound);
    assert.ok(started.every(({ at }) => at > 10 && at < 11));
  }
  const { as, started } = studio();
  const speaker = new Speaker(as, () => 1);
  speaker.wake();
  speaker.say(["card", "shot"]);
  const [card, shot] = [started.slice(0, 2), started.slice(2)];
  assert.ok(shot[0]!.at > card[0]!.at);
});

test("what would be heard too late is left out", () => {
  const { as, fake, started } = studio();
  const speaker = new Speaker(as, () => 1);
  speaker.wake();
  for (let i = 0; i < 30; i++) speaker.say(["march"]);
  assert.ok(Math.max(...started.map(({ at }) => at)) < 12.5);
  const before = started.length;
  fake.currentTime = 20;
  speaker.say(["march"]);
  assert.ok(started.length > before);
});
