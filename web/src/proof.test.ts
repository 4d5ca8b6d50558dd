import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { headsOf, keepHead } from "./heads.ts";
import { chain, findings, plainJson, type Finding, type Recorded } from "./proof.ts";
import { hmac } from "./sha256.ts";

/** The example of docs/records.md, which the server's programs are tested by, too. */
const page = readFileSync(new URL("../../docs/records.md", import.meta.url), "utf8");
const example = JSON.parse(/```json\n([^]*?)```/.exec(page)![1]!) as Recorded & { readonly heads: readonly string[] };
const good = (found: readonly Finding[]) => Object.fromEntries(found.map(({ about, good }) => [about, good]));

test("a hash with a key is the one that everybody else computes", () => {
  const key = Uint8Array.from({ length: 32 }, (_, i) => i * 7);
  assert.equal(hmac(key, "große Würfel"), createHmac("sha256", key).update("große Würfel").digest("hex"));
});

test("JSON is written in one way only", () => {
  assert.equal(
    plainJson({ b: [1, null, true], a: 'ß"\u007f\n', 10: {} }),
    '{"10":{},"a":"\\u00df\\"\\u007f\\n","b":[1,null,true]}',
  );
});

test("the heads are those of the example", () => {
  assert.deepEqual(chain(example), example.heads);
});

test("all is well where everything is as it was kept", () => {
  const kept = {
    commitment: example.commitment,
    salts: { 0: "correct-horse-battery0" },
    heads: example.heads.slice(1, 3),
  };
  assert.deepEqual(good(findings(kept, example, example)), {
    commitment: true,
    secret: true,
    salt: true,
    heads: true,
  });
});

test("each thing that was changed is found", () => {
  const kept = { commitment: example.commitment, salts: { 1: "never_shown" }, heads: example.heads };
  const cut = { ...example, choices: example.choices.slice(0, 1), result: "" };
  const other = { ...example, commitment: "0".repeat(64) };
  assert.equal(good(findings(kept, example, example))["salt"], false);
  assert.equal(good(findings(kept, example, cut))["heads"], false);
  assert.equal(good(findings(kept, other, example))["commitment"], false);
  assert.equal(good(findings(kept, other, example))["secret"], false);
});

test("where the dice came with the table that is told, and is no fault", () => {
  const kept = { salts: { 0: "unused" }, heads: [] };
  assert.deepEqual(findings(kept, { ...example, given: true }, null).at(-1), { good: null, about: "salt" });
});

test("a browser that has kept nothing says nothing of it", () => {
  assert.deepEqual(good(findings({ heads: [] }, example, null)), { secret: true });
});

test("heads are kept once, the newest of many", () => {
  for (let n = 0; n < 20; n++) keepHead("table", `h${n}`);
  keepHead("table", "h19");
  keepHead("table", "");
  assert.equal(headsOf("table").length, 12);
  assert.equal(headsOf("table").at(-1), "h19");
  assert.deepEqual(headsOf("another"), []);
});
