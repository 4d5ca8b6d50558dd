import assert from "node:assert/strict";
import { test } from "node:test";
import { bestLanguage, readSettings } from "./preferences.ts";

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
      shortcuts: true,
      curtain: true,
      lists: "fold",
      name: "",
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
    shortcuts: false,
    curtain: false,
    lists: "open",
    name: "Ann",
  };
  assert.deepEqual(readSettings({ ...mine }, ["en"]), mine);
});
