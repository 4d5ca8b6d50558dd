import assert from "node:assert/strict";
import { test } from "node:test";
import type { Question } from "../face.ts";
import {
  countedText,
  grouped,
  listed,
  ownSeat,
  present,
  sameWay,
  total,
  villageText,
  wayText,
  type Facts,
  type State,
} from "./facts.ts";
import { clearOf, formatFor, FORMATS, lands, onRoad, place, wrap } from "./geometry.ts";
import { lineRefs, optionRefs, tabOf } from "./refs.ts";
import { atRest } from "./resting.ts";
import { lastStory, lossesOf } from "./story.ts";

const row = [0, 0, 0, 1, 1, 1];
const facts = {
  nodes: {
    akbil: { kind: "village", at: [60, 80], name: "Akbil" },
    irdjen: { kind: "village", at: [18, 20], name: "Irdjen" },
    larbaa: { kind: "village", at: [38, 28], name: "Larbaa" },
    x1: { kind: "stop", at: [68, 64], name: "Tachekirt" },
  },
  villages: [
    {
      id: "akbil",
      name: "Akbil",
      region: "ijjeur",
      terrain: "sheltered",
      terrain_name: "sheltered",
      terrain_text: "artillery hits less",
      hits: { artillery: [0, 0, 0, 0, 0, 1], moudjahidine: row },
    },
    {
      id: "irdjen",
      name: "Irdjen",
      region: "irathen",
      terrain: "wooded",
      terrain_name: "wooded",
      terrain_text: "a token",
      hits: {},
    },
    {
      id: "larbaa",
      name: "Larbaa",
      region: "irathen",
      terrain: "sheltered",
      terrain_name: "sheltered",
      terrain_text: "artillery hits less",
      hits: {},
    },
  ],
  units: {
    moudjahidine: { name: "moudjahid", several: "moudjahidine", hits: row },
    artillery: { name: "artillery", hits: [0, 0, 0, 0, 1, 2] },
  },
  berbers: ["moudjahidine", "sharpshooter", "moudjahidate"],
  cards: {
    child: { name: "Child", blocks: true },
    woman: { name: "Woman" },
    tayeb: { name: "Tayeb" },
    weapons: { name: "Weapons" },
  },
  automata: { a7: {} },
  display: ["weapons"],
  figures: [],
  players: ["Player 1", "Player 2"],
  status: { abandoned: "abandoned" },
  words: {
    colon: ":",
    empty: "nobody here",
    cards: "Cards",
    defenses: "Defenses",
    "no-retreat": "no retreat",
    "way-stays": "stays",
  },
} as unknown as Facts;
const state = {
  owner: [1, 0, 0],
  status: ["open", "abandoned", "open"],
  units: [
    [2, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ],
  defenses: [1, 0, 0],
  reserve: [["child", "woman", "woman"], [], []],
  figure_at: [],
  hand: [5, ["child"]],
} as unknown as State;
const ask = (kind: string, fields = {}): Question => ({ kind, fields, choices: [] });

test("like cards are counted once and named", () => {
  assert.deepEqual(grouped(["woman", "child", "woman"]), [
    ["woman", 2],
    ["child", 1],
  ]);
  assert.equal(listed(["woman", "child", "woman"], facts), "2 × Woman, Child");
  assert.deepEqual(present(["a", "b"], [0, 3]), [["b", 3]]);
  assert.equal(total([1, 2, 3]), 6);
});

test("the own seat is the one whose hand lies open; a spectator has none", () => {
  assert.equal(ownSeat(state), 1);
  assert.equal(ownSeat({ hand: [5, 3] } as unknown as State), -1);
});

test("a village in words tells who is there and what lies there", () => {
  assert.equal(
    villageText(0, facts, state),
    "Akbil. Player 2. sheltered: artillery hits less. 2 moudjahidine. Defenses 1. Cards: Child, 2 × Woman. no retreat",
  );
  assert.equal(villageText(1, facts, state), "Irdjen. abandoned. Player 1. wooded: a token");
});

test("a way is read as the places still to come", () => {
  assert.equal(wayText({ steps: ["x1", "akbil"], village: "akbil" }, facts), "Akbil");
  assert.equal(wayText({ steps: ["x1"], village: "" }, facts), "stays");
  assert.ok(sameWay({ steps: ["x1", "akbil"], village: "akbil" }, { steps: ["x1", "akbil"], village: "akbil" }));
});

test("options lie where their pieces lie", () => {
  assert.deepEqual(optionRefs("akbil", ask("VillageForCard"), facts), ["village-akbil"]);
  assert.deepEqual(optionRefs(2, ask("AmbushTarget"), facts), ["army-2"]);
  assert.deepEqual(optionRefs(["moudjahidine", 4], ask("Reroll"), facts), ["die-moudjahidine-4"]);
  assert.deepEqual(optionRefs("stop", ask("Reroll"), facts), []);
  assert.deepEqual(optionRefs("child", ask("CardToPlace"), facts), ["hand-child"]);
  assert.deepEqual(optionRefs("child", ask("CardForTop"), facts), ["discard-child"]);
  assert.deepEqual(optionRefs("weapons", ask("Purchase"), facts), ["stack-weapons"]);
  assert.deepEqual(optionRefs("tayeb", ask("Purchase"), facts), ["hand-tayeb"]);
  assert.deepEqual(optionRefs("a7", ask("CardToBury"), facts), ["automata-a7"]);
  assert.deepEqual(optionRefs("woman", ask("CardToMove", { village: "akbil" }), facts), ["reserve-akbil-woman"]);
  assert.deepEqual(optionRefs("moudjahidine", ask("UnitForAmbush", { source: "akbil" }), facts), [
    "units-akbil-moudjahidine",
  ]);
  assert.deepEqual(optionRefs("artillery", ask("FrenchLoss", { army: 3 }), facts), ["army-3-artillery"]);
  assert.deepEqual(optionRefs(["weapons", "deck"], ask("CardToDestroy"), facts), ["deck"]);
  assert.deepEqual(optionRefs(["weapons", "akbil"], ask("CardToDestroy"), facts), ["reserve-akbil-weapons"]);
});

test("a log line lights its villages, armies and players", () => {
  assert.deepEqual(lineRefs({ seat: 1, army: 2, village: "akbil" }), ["player-1", "army-2", "village-akbil"]);
});

test("on a narrow screen the part comes up that the question is about", () => {
  assert.equal(tabOf(new Map([["stack-weapons", 1]])), "display");
  assert.equal(tabOf(new Map([["village-akbil", 1]])), null);
  assert.equal(tabOf(new Map([["army-1", 0]])), null);
  assert.equal(tabOf(new Map([["army-1-artillery", 0]])), "armies");
});

test("the story of a combat: rolls, rerolled dice, losses; its end goes when the table goes on", () => {
  const lines = [
    { event: "combat", at: 1, facts: { army: 1, village: "akbil" } },
    { event: "french_roll", at: 1, facts: { units: ["artillery", "artillery"], dice: [6, 5] } },
    { event: "rerolled", at: 2, facts: { seat: 1, unit: "artillery", die: 6, now: 2 } },
    { event: "berbers_roll", at: 3, facts: { units: ["moudjahidine"], dice: [4] } },
    { event: "french_lost", at: 3, facts: { army: 1, unit: "artillery" } },
    { event: "french_retreat", at: 3, facts: { army: 1 }, text: "Army 1 retreats." },
  ];
  const story = lastStory(lines, facts, false)!;
  assert.equal(story.kind, "combat");
  assert.deepEqual(story.steps[0]!.dice, [
    { unit: "artillery", faces: [6, 2], hits: 0 },
    { unit: "artillery", faces: [5], hits: 0 },
  ]); // sheltered
  assert.equal(story.steps[1]!.dice[0]!.hits, 1);
  assert.deepEqual(lossesOf(story.steps[1]!), [["artillery", 1]]);
  assert.deepEqual(story.ending, ["Army 1 retreats."]);
  assert.equal(lastStory([...lines, { event: "turn", at: 4, facts: { seat: 2 } }], facts, false), null);
  assert.equal(lastStory([], facts, false), null);
});

test("the map has a format for every width, and everything stays on it", () => {
  assert.equal(formatFor(374).name, "upright");
  assert.equal(formatFor(700).name, "middle");
  assert.equal(formatFor(1400).name, "wide");
  for (const format of FORMATS) {
    for (const at of [
      [0, 0],
      [100, 100],
    ] as const) {
      const [x, y] = place(at, format);
      assert.ok(x >= 0 && x <= format.width && y >= 0 && y <= format.height);
    }
  }
});

test("regions meet at borders; villages of one region have none between them", () => {
  const found = lands(facts, FORMATS[2]!);
  assert.equal(found.fields.length, 3);
  assert.ok(found.borders.startsWith("M"));
  const alike = { ...facts, villages: facts.villages.map((village) => ({ ...village, region: "irathen" })) } as Facts;
  assert.equal(lands(alike, FORMATS[2]!).borders, "");
});

test("a road is the same from both ends", () => {
  const [a, b] = [
    [0, 0],
    [100, 40],
  ] as const;
  const [x, y] = onRoad(a, b, 0.3);
  const [u, v] = onRoad(b, a, 0.7);
  assert.ok(Math.hypot(x - u, y - v) < 1e-9);
  assert.ok(clearOf([0, 0], [100, 0], FORMATS[2]!) > clearOf([0, 0], [0, 100], FORMATS[2]!));
  assert.deepEqual(wrap("Larbaa Ath Irathen", 14), ["Larbaa Ath", "Irathen"]);
});

test("units are counted in the plural of the language", () => {
  assert.equal(countedText("moudjahidine", 1, facts), "1 moudjahid");
  assert.equal(countedText("moudjahidine", 2, facts), "2 moudjahidine");
  assert.equal(countedText("tayeb", 1, facts), "1 Tayeb");
});

test("when the game is over nothing fights or marches any more", () => {
  const state = { turn: 1, fighting: 2, dice: [4], tokens: [3] } as unknown as State;
  const preview = { reach: [[], [0]], ways: [null], purse: [1] };
  const playing = { over: false, state, preview };
  assert.equal(atRest(playing), playing);
  const shown = atRest({ ...playing, over: true });
  assert.deepEqual(shown.state, { turn: -1, fighting: 0, dice: [], tokens: [3] });
  assert.deepEqual(shown.preview, { purse: [1] });
});
