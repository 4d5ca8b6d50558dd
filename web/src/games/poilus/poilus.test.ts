import assert from "node:assert/strict";
import { test } from "node:test";
import type { Question } from "../face.ts";
import {
  around,
  giftTo,
  handOf,
  ownSeat,
  type Card,
  type Facts,
  type Mission,
  type Preview,
  type State,
} from "./facts.ts";
import { lineRefs, optionRefs } from "./refs.ts";

const card = (threats: readonly string[], more: Partial<Card> = {}): Card => ({
  name: threats.join(" + "),
  kind: "threat",
  threats,
  trap: false,
  text: "",
  marks: 0,
  sleeps: false,
  ...more,
});
const knock = (threats: readonly string[], more: Partial<Card> = {}): Card =>
  card(threats, { kind: "knock", marks: 1, ...more });
const mission = (more: Partial<Mission>): Mission => ({
  name: "",
  text: "",
  box: "",
  difficulty: "easy",
  least: [2, 2],
  threats: [],
  ignored: [],
  collects: 0,
  open_tiles: false,
  silent: false,
  ...more,
});

const facts: Facts = {
  threats: ["rain", "night", "snow", "whistle", "mask", "shell"].map((id) => ({ id, name: id })),
  marks: 4,
  expansion: true,
  cards: {
    rain_mask: card(["rain", "mask"]),
    rain_night: card(["rain", "night"]),
    trauma_rain: knock(["rain"], { sleeps: true }),
    wounded: knock([], { marks: 2 }),
    mute: knock([]),
  },
  soldiers: {
    moreau: { name: "Félix Moreau", charm: "night" },
    perrin: { name: "Anselme Perrin", charm: "mask" },
    fayard: { name: "Gaston Fayard", charm: "shell" },
  },
  tiles: { L: { name: "left" }, RR: { name: "double right" }, solo_none: { name: "nobody" } },
  missions: {
    H01: mission({ threats: ["shell"] }),
    E01: mission({ open_tiles: true }),
    N02: mission({ silent: true }),
  },
  finals: { last_stand: { name: "Last Stand", text: "" } },
  words: {},
};

const state = (more: Partial<State> = {}): State => ({
  result: "",
  players: 3,
  variant: "base",
  soldier: ["moreau", "perrin", "fayard"],
  charm: [true, true, true],
  knocks: [[], [], []],
  speeches: [0, 0, 0],
  hand: [2, ["rain_mask"], 0],
  open_hand: [],
  tiles: [3, ["L"], 3],
  open_tiles: [[], [], []],
  placed: [0, [], 0],
  revealed: [[], [], []],
  trials: 10,
  morale: 20,
  discard: [],
  known: [0, [], 0],
  known_at: [[], [], []],
  returned: [],
  looking_at: [0, [], 0],
  leader: 0,
  turn: 1,
  mission: 1,
  phase: "mission",
  intensity: 3,
  present: [true, true, true],
  no_mans_land: [],
  supply: 5,
  missions: [],
  under: [],
  attached: [],
  mission_deck: 0,
  put_back: [null, "", null],
  final: "",
  solo_drawn: [],
  ...more,
});

test("a seat sees itself first, a spectator the first seat", () => {
  assert.equal(ownSeat(state()), 1);
  assert.deepEqual(around(state()), [1, 2, 0]);
  assert.equal(ownSeat(state({ hand: [2, 1, 0] })), -1);
  assert.deepEqual(around(state({ hand: [2, 1, 0] })), [0, 1, 2]);
});

test("hands: hidden, own, the Novice's and the one of all three", () => {
  assert.equal(handOf(state(), 0), 2);
  const duo = state({ variant: "duo", players: 2, hand: [["rain_mask"], 1], open_hand: ["mute"] });
  assert.deepEqual(handOf(duo, 2), ["mute"]);
  assert.deepEqual(handOf(state({ variant: "solo", players: 1, hand: [["mute"]] }), 2), ["mute"]);
});

test("a tile goes where the server says", () => {
  const preview: Preview = { threats: {}, limit: 3, ignored: [], marks: [], hands: 0, gifts: [{ L: "perrin" }, {}] };
  assert.equal(giftTo(preview, facts, 0, "L"), "Anselme Perrin");
  assert.equal(giftTo(preview, facts, 1, "L"), "");
});

test("options lie on the cards, tiles and soldiers they are about", () => {
  const ask = (kind: string, fields: Question["fields"] = { soldier: "perrin" }): Question => ({
    kind,
    fields,
    choices: [],
  });
  const found = (choice: any, question: Question, table = state()) => optionRefs(choice, question, facts, table);
  assert.deepEqual(found(["play", "rain_mask"], ask("Action")), ["hand1:card-rain_mask"]);
  assert.deepEqual(found(["charm", "rain_mask"], ask("Action")), ["land:card-rain_mask"]);
  assert.deepEqual(found(["speech", "rain"], ask("Action")), ["threat-rain"]);
  assert.deepEqual(found("withdraw", ask("ActionWithAlikeCards")), ["soldier-perrin"]);
  assert.deepEqual(found("none", ask("SpeechAnswer")), []);
  assert.deepEqual(found("L", ask("SupportTile")), ["tile1:tile-L", "offer:tile-L"]);
  assert.deepEqual(found("charm", ask("Reward")), ["charm-perrin"]);
  assert.deepEqual(found("mute", ask("Reward")), ["knock:card-mute"]);
  assert.deepEqual(found("H01", ask("Payment")), ["play:mission-H01"]);
  assert.deepEqual(found(3, ask("Intensity", {})), []);
  assert.deepEqual(
    found(
      ["play", "mute"],
      ask("Action", { soldier: "fayard" }),
      state({ variant: "solo", players: 1, hand: [["mute"]] }),
    ),
    ["hand0:card-mute"],
  );
});

test("a line lights what it names", () => {
  assert.deepEqual(lineRefs({ soldier: "perrin", card: "mute", n: 2 }), ["soldier-perrin", "card-mute"]);
  assert.deepEqual(lineRefs({ mission: "H01", fitting: ["H01", "E02"] }), [
    "mission-H01",
    "mission-H01",
    "mission-E02",
  ]);
});
