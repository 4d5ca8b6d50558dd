import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

/** Which game a sheet belongs to; every other sheet is for all of them. */
const SHEETS: Readonly<Record<string, string>> = {
  "army.css": "kriegspfad",
  "burnoose.css": "burnoose",
  "khartoum.css": "khartoum",
  "kriegspfad.css": "kriegspfad",
  "moving.css": "kriegspfad",
  "poilus.css": "poilus",
};
/** What may be said about the page around the scope: at night, in a picture of the rules. */
const AROUND = /^(:root\[data-theme="dark"\]|\.pictured) & /;

/** Where a symbol is used, nothing is known of what is around it: its own name is the scope. */
const IN_A_SYMBOL = /^#[a-z]+ \.[a-z]+$/;

interface Block {
  readonly head: string;
  readonly body: string;
}

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8").replace(/\/\*.*?\*\//gs, "");

/** The rules of a sheet, or of a rule, one below the other. */
function blocks(css: string): readonly Block[] {
  const found: Block[] = [];
  let [depth, start, open] = [0, 0, 0];
  for (let i = 0; i < css.length; i++) {
    if (css[i] === ";" && depth === 0) start = i + 1;
    if (css[i] === "{" && depth++ === 0) open = i;
    if (css[i] !== "}" || --depth > 0) continue;
    found.push({ head: css.slice(start, open).trim().replace(/\s+/g, " "), body: css.slice(open + 1, i) });
    start = i + 1;
  }
  return found;
}

/** Selectors of a rule and of those within it. */
const selectors = ({ head, body }: Block): readonly string[] => [
  ...(head.startsWith("@") ? [] : head.split(/,(?![^(]*\))/).map((one) => one.trim())),
  ...blocks(body).flatMap(selectors),
];

for (const [name, game] of Object.entries(SHEETS)) {
  test(`what ${name} says holds for its game only`, () => {
    const [scope, ...rest] = blocks(read(name));
    assert.equal(scope!.head, `:where([data-game="${game}"])`);
    assert.deepEqual(
      rest.map(({ head }) => head).filter((head) => !head.startsWith("@keyframes ") && !IN_A_SYMBOL.test(head)),
      [],
    );
    const within = blocks(scope!.body).flatMap(selectors);
    assert.ok(within.length > 20);
    // a nested selector stands below the scope, unless it says itself where the scope is
    const escaped = within.filter((one) => /&|:root|^(html|body)\b/.test(one) && !AROUND.test(one));
    assert.deepEqual(escaped, []);
  });
}

test("no two sheets mean different movements by one name", () => {
  const names = readdirSync(new URL(".", import.meta.url))
    .filter((name) => name.endsWith(".css"))
    .flatMap((name) => [...read(name).matchAll(/@keyframes ([\w-]+)/g)].map(([, movement]) => movement));
  assert.equal(new Set(names).size, names.length);
});

test("every sheet of a game is known as one", () => {
  const games = readdirSync(new URL("../games/", import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  for (const game of games) assert.equal(SHEETS[`${game}.css`], game);
  const common = readdirSync(new URL(".", import.meta.url)).filter((name) => name.endsWith(".css") && !SHEETS[name]);
  for (const name of common) assert.ok(!read(name).includes("[data-game="), `${name} is for all games`);
});
