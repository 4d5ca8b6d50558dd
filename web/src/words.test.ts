import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { bundleOf, phrase } from "./words.ts";

const made = {
  en: bundleOf(
    "en",
    "moves = { $n ->\n    [one] one move\n   *[other] { $n } moves\n }\nhome = Home\nonly = Only here",
  ),
  de: bundleOf("de", "moves = { $n ->\n    [one] ein Zug\n   *[other] { $n } Züge\n }\nhome = Start"),
  fr: bundleOf("fr", "moves = { $n ->\n    [one] { $n } coup\n   *[other] { $n } coups\n }\nhome = Accueil"),
};

test("every language counts in its own way", () => {
  assert.equal(phrase(made, "en", "moves", { n: 0 }), "0 moves");
  assert.equal(phrase(made, "de", "moves", { n: 1 }), "ein Zug");
  assert.equal(phrase(made, "fr", "moves", { n: 0 }), "0 coup");
});

test("what a language lacks is said in English, what nobody knows by its name", () => {
  assert.equal(phrase(made, "de", "home"), "Start");
  assert.equal(phrase(made, "de", "only"), "Only here");
  assert.equal(phrase(made, "fr", "nonsense"), "nonsense");
});

test("the client's own words can be read by Fluent", () => {
  const read = (language: "en" | "de" | "fr") =>
    bundleOf(language, readFileSync(new URL(`./text/${language}.ftl`, import.meta.url), "utf-8"));
  const bundles = { en: read("en"), de: read("de"), fr: read("fr") };
  for (const language of ["en", "de", "fr"] as const) {
    assert.match(phrase(bundles, language, "seat", { n: 3 }), /3$/);
    assert.notEqual(phrase(bundles, language, "answer-under-way"), "answer-under-way");
  }
});
