import assert from "node:assert/strict";
import { test } from "node:test";
import { bestLanguage, isWarned, readSettings, withEnded } from "./preferences.ts";

test("the first language the house speaks is taken", () => {
  assert.equal(bestLanguage(["it-IT", "fr-CH", "de"]), "fr");
  assert.equal(bestLanguage(["ja"]), "en");
});

test("damaged settings become good ones", () => {
  for (const found of [null, 7, "x", [], { theme: "pink", language: "xx", name: 3 }]) {
    assert.deepEqual(readSettings(found, ["de-AT"]), {
      language: "de",
      theme: "system",
      motion: "system",
      speed: "normal",
      confirm: false,
      guard: true,
      warnings: "first",
      ended: [],
      met: [],
      shortcuts: true,
      curtain: true,
      lists: "fold",
      name: "",
      sound: true,
      volume: 50,
    });
  }
});

test("settings are kept", () => {
  const mine = {
    language: "fr",
    theme: "dark",
    motion: "none",
    speed: "once",
    confirm: true,
    guard: false,
    warnings: "on",
    ended: ["a"],
    met: ["duel"],
    shortcuts: false,
    curtain: false,
    lists: "open",
    name: "Ann",
    sound: false,
    volume: 35,
  };
  assert.deepEqual(readSettings({ ...mine }, ["en"]), mine);
});

test("warnings are for the first three games, unless the reader says otherwise", () => {
  let ended: readonly string[] = [];
  for (const table of ["a", "a", "b"]) ended = withEnded(ended, table);
  assert.ok(isWarned({ warnings: "first", ended }));
  ended = withEnded(ended, "c");
  assert.ok(!isWarned({ warnings: "first", ended }));
  assert.ok(isWarned({ warnings: "on", ended }));
  assert.ok(!isWarned({ warnings: "off", ended: [] }));
  assert.deepEqual(withEnded(ended, "d"), ended);
});

test("a phone is silent until somebody wants to hear it, and the volume has two ends", () => {
  assert.equal(readSettings(null, [], true).sound, false);
  assert.equal(readSettings({ sound: true }, [], true).sound, true);
  assert.equal(readSettings({ sound: false }, []).sound, false);
  const volumes = [-3, 12.4, 400, NaN, "loud"].map((volume) => readSettings({ volume }, []).volume);
  assert.deepEqual(volumes, [0, 12, 100, 50, 50]);
});
