// How to read what the server tells about Kriegspfad.
import type { Point } from "./camera.ts";
import type { Company, Facts, Kind, Preview, State } from "./shapes.ts";

export type { Company, Facts, Fight, Kind, Measure, Preview, Row, Shot, State, UnitMeasure, Weapon } from "./shapes.ts";
export type Term = readonly [string, number];

export const ON_TABLE = 1;
const COMMANDER = 8;
const TRAITS: readonly (readonly [number, string])[] = [
  [1, "brave"],
  [2, "militia"],
  [4, "nimble"],
  [8, "nimble"],
  [16, "armoured"],
];
const NIMBLE_FOOT = 4;
const NIMBLE_MOUNTED = 8;
const SKILLS: readonly (readonly [number, string])[] = [
  [1, "untrained"],
  [2, "sharpshooter"],
  [4, "lancer"],
  [COMMANDER, "commander"],
];

/** The elements of a unit that stand on the table. */
export function elementsOf(state: State, unit: number): readonly number[] {
  const first = state.first[unit] ?? 0;
  return Array.from({ length: state.size[unit] ?? 0 }, (_, i) => first + i).filter((e) => state.place[e] === ON_TABLE);
}

/** Units with something on the table, in the order of their numbers. */
export const unitsOnTable = (state: State): readonly number[] =>
  state.side.map((_, u) => u).filter((u) => elementsOf(state, u).length > 0);

export const depthOf = (facts: Facts, state: State, unit: number): number =>
  facts.depths[state.troop[unit]!]![state.mounted[unit] ? 1 : 0];

export const isCommander = (state: State, element: number): boolean => (state.skills[element]! & COMMANDER) > 0;

export const nameIn = (facts: Facts, list: string, role: string, entry: string): string =>
  facts.names[role] ?? facts.names[`${list}-${entry}`] ?? entry;

/** The name its owner gave a unit, or that of its troops with its mark. */
const knownAs = (facts: Facts, troops: string, mark: string, title: string): string =>
  title || `${troops} ${facts.marks[mark] ?? mark}`.trim();

export const companyName = (facts: Facts, list: string, company: Company): string =>
  knownAs(facts, nameIn(facts, list, company.role, company.entry), company.mark, company.title);

export const nameOf = (facts: Facts, state: State, unit: number): string => {
  const troops = nameIn(facts, state.lists[state.side[unit]!]!, state.role[unit]!, state.entry[unit]!);
  return knownAs(facts, troops, state.mark[unit] || String(unit + 1), state.title[unit] ?? "");
};

const letters = (word: string): string => word.replace(/[^\p{L}\p{N}]/gu, "");

/** As much of a mark as tells it from all others; at least two letters, for companies have one. */
const shortOf = (facts: Facts, mark: string): string => {
  const word = letters(facts.marks[mark] ?? mark);
  const others = Object.keys(facts.marks).filter((other) => other !== mark);
  const alike = (n: number) => others.some((other) => letters(facts.marks[other]!).startsWith(word.slice(0, n)));
  let n = 2;
  while (n < word.length && alike(n)) n++;
  return word.slice(0, n);
};

/** A unit's short sign on the board: its mark, or initials of the name its owner gave it. */
export const signOf = (facts: Facts, state: State, unit: number): string => {
  const [first = "", ...more] = (state.title[unit] ?? "").split(" ").map(letters).filter(Boolean);
  const own = more.length ? [first, ...more].map((word) => word.slice(0, 1)).join("") : first;
  return own.slice(0, 3) || shortOf(facts, state.mark[unit] || String(unit + 1));
};

/** The army of a side: its tribe or nation, else its list; nothing before it is chosen. */
export const armyOf = (facts: Facts, state: State, seat: number): string | undefined => {
  const list = facts.lists[state.lists[seat]!];
  return list?.tribes[state.tribes[seat]!] ?? list?.name;
};

/** A side by the name of its army; by its place where both have the same, or none yet. */
export const sideOf = (facts: Facts, state: State, seat: number): string => {
  const [own, other] = [seat, 1 - seat].map((at) => armyOf(facts, state, at));
  return own && own !== other ? own : facts.sides[seat]!;
};

export const placeOf = (state: State, element: number): Point => ({ x: state.x[element]!, y: state.y[element]! });

export const middleOf = (state: State, unit: number): Point => {
  const all = elementsOf(state, unit);
  const sum = all.reduce((total, e) => ({ x: total.x + state.x[e]!, y: total.y + state.y[e]! }), { x: 0, y: 0 });
  return { x: sum.x / (all.length || 1), y: sum.y / (all.length || 1) };
};

/** Weapons of a unit with the number of elements that carry them. */
export function weaponsOf(state: State, unit: number): readonly (readonly [string, number])[] {
  const found = new Map<string, number>();
  for (const e of elementsOf(state, unit))
    for (const arm of state.arms[e]!.split("+")) if (arm !== "none") found.set(arm, (found.get(arm) ?? 0) + 1);
  return [...found];
}

/** Qualities of a unit and of its elements, in words. */
export function qualitiesOf(facts: Facts, state: State, unit: number): readonly string[] {
  const traits = state.traits[unit]! & ~(state.mounted[unit] ? NIMBLE_FOOT : NIMBLE_MOUNTED);
  const found = TRAITS.filter(([bit]) => traits & bit).map(([, word]) => word);
  const skills = elementsOf(state, unit).reduce((all, e) => all | state.skills[e]!, 0);
  return [...new Set([...found, ...SKILLS.filter(([bit]) => skills & bit).map(([, word]) => word)])].map(
    (word) => facts.words[word]!,
  );
}

const ROOF = 8;
const INSIDE = 16;

/** Where elements of a unit stand that are not in the field. */
export function postsOf(state: State, unit: number): readonly ("aboard" | "garrison" | "roof")[] {
  const found = elementsOf(state, unit)
    .filter((e) => state.post?.[e])
    .map((e) => {
      const wall = state.wall?.[e] ?? 0;
      return state.post![e]! > 0 ? "aboard" : wall >= ROOF && wall < INSIDE ? "roof" : "garrison";
    });
  return [...new Set(found)];
}

/** What is the matter with a unit now, in words. */
export function conditionOf(facts: Facts, state: State, outlook: Preview, unit: number): readonly string[] {
  const { words } = facts;
  const elements = elementsOf(state, unit);
  const found: (string | false | undefined | null)[] = [
    state.markers[unit]! > 0 && `${words["markers"]} ${state.markers[unit]}`,
    state.fights.some(([a, b]) => a === unit || b === unit) && words["fighting"],
    state.retreat[unit]! > 0 && words["retreat-due"],
    state.owed[unit]! > 0 && `${words["tests"]} ${state.owed[unit]}`,
    outlook.scattered?.includes(unit) && words["scattered"],
    ...postsOf(state, unit).map((post) => words[post]),
    elements.some((e) => outlook.in_works?.includes(e)) && words["works"],
    state.mounting[unit] && words["mounting"],
    state.sprung[unit] && words["sprung"],
    state.arrived[unit] && words["came"],
    state.activated[unit] && words["acted"],
    elements.some((e) => state.shot[e]) && words["fired"],
    state.jammed[unit]! > 0 && state.jammed[unit]! >= state.round - 1 && words["jammed"],
  ];
  return found.filter((word): word is string => Boolean(word));
}

export const inches = (hundredths: number): string =>
  `${(Math.round(hundredths / 10) / 10).toLocaleString(document.documentElement.lang || "en")}″`;

/** A unit in words, for titles and screen readers. */
export function unitText(facts: Facts, state: State, outlook: Preview, unit: number): string {
  const { words } = facts;
  const alive = elementsOf(state, unit);
  const { x, y } = middleOf(state, unit);
  return [
    `${sideOf(facts, state, state.side[unit]!)}${words["colon"]} ${nameOf(facts, state, unit)}`,
    `${words["elements"]} ${alive.length} ${words["of-elements"]} ${state.size[unit]}, ${words[state.mounted[unit] ? "mounted" : "foot"]}`,
    weaponsOf(state, unit)
      .map(([arm]) => facts.weapons[arm]?.name ?? arm)
      .join(", "),
    ...qualitiesOf(facts, state, unit),
    ...conditionOf(facts, state, outlook, unit),
    `${words["at"]} ${inches(x)}, ${inches(y)}`,
  ]
    .filter(Boolean)
    .join(". ");
}

/** Own units first, then from left to right: the order in which a keyboard goes through them. */
export const inOrder = (state: State, seat: number | null): readonly number[] =>
  [...unitsOnTable(state)].sort((a, b) => {
    const own = (unit: number) => (state.side[unit] === (seat ?? 0) ? 0 : 1);
    return own(a) - own(b) || middleOf(state, a).x - middleOf(state, b).x || a - b;
  });

export interface Terrain {
  readonly number: number;
  readonly kind: Kind;
  readonly variant: number;
  readonly width: number;
  readonly points: readonly Point[];
}

const HEAD = 4;

/** A piece of terrain is a list of numbers: kind, variant, width, points of its crest, coordinates. */
export function readPiece(facts: Facts, number: number, raw: readonly number[]): Terrain {
  const points: Point[] = [];
  for (let i = HEAD; i + 1 < raw.length; i += 2) points.push({ x: raw[i]!, y: raw[i + 1]! });
  return { number, kind: facts.kinds[raw[0]!]!, variant: raw[1]!, width: raw[2]!, points: points.slice(raw[3] ?? 0) };
}
