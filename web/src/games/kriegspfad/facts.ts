// What the server tells about Kriegspfad, and how to read it.
import type { Point } from "./camera.ts";

/** Lengths in hundredths of an inch. */
export interface Facts {
  readonly table: readonly [number, number];
  readonly frontage: number;
  /** Depth of a base by troop type, on foot and mounted. */
  readonly depths: Readonly<Record<string, readonly [number, number]>>;
  /** Width and length of a boat and of a blockhouse. */
  readonly boat: readonly [number, number];
  readonly house: readonly [number, number];
  readonly kinds: readonly Kind[];
  readonly weapons: Readonly<Record<string, Weapon>>;
  /** Of entries (`L07-warriors`), scouts, prophets, trains. */
  readonly names: Readonly<Record<string, string>>;
  readonly lists: Readonly<Record<string, { readonly name: string; readonly tents: boolean }>>;
  readonly troops: Readonly<Record<string, string>>;
  readonly weather: Readonly<Record<string, string>>;
  readonly scenarios: Readonly<Record<string, string>>;
  readonly sides: readonly string[];
  readonly modifiers: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, string>>;
}

export interface Kind {
  readonly id: string;
  readonly name: string;
  readonly linear: boolean;
}

export interface Weapon {
  readonly name: string;
  readonly cls: string;
  readonly effective: number;
  readonly longest: number;
}

export interface State {
  readonly round: number;
  readonly lists: readonly string[];
  readonly scenario: string;
  readonly attacker: number;
  readonly weather: readonly string[];
  readonly edges: readonly string[];
  readonly pieces: readonly (readonly number[])[];
  readonly works: readonly (readonly [number, number, number])[];
  readonly wind: number;
  readonly to_arrive: readonly number[];
  readonly fights: readonly (readonly [number, number, number, number])[];
  // by unit
  readonly side: readonly number[];
  readonly role: readonly string[];
  readonly troop: readonly string[];
  readonly entry: readonly string[];
  readonly first: readonly number[];
  readonly size: readonly number[];
  readonly mounted: readonly boolean[];
  readonly mounting: readonly boolean[];
  readonly traits: readonly number[];
  readonly markers: readonly number[];
  readonly activated: readonly boolean[];
  readonly arrived: readonly boolean[];
  readonly sprung: readonly boolean[];
  readonly retreat: readonly number[];
  readonly owed: readonly number[];
  readonly jammed: readonly number[];
  // by element
  readonly unit: readonly number[];
  readonly place: readonly number[];
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly facing: readonly number[];
  readonly arms: readonly string[];
  readonly skills: readonly number[];
  readonly did: readonly number[];
  readonly shot: readonly boolean[];
  readonly from_x: readonly number[];
  readonly from_y: readonly number[];
  readonly from_facing: readonly number[];
  readonly way: readonly number[];
  /** 0 in the field, n + 1 aboard boat n, -(n + 1) at building n. */
  readonly post?: readonly number[];
  /** At a building: 0 to 3 a wall, 4 in reserve, from 8 on the roof, from 16 broken in. */
  readonly wall?: readonly number[];
  /** Side (-1: sunk), place, facing, last rowed, who carries it. */
  readonly boats?: readonly (readonly number[])[];
  /** Holder, place, facing, walls breached, round in which it was set alight. */
  readonly houses?: readonly (readonly number[])[];
  /** What the attacker of a raid or siege must take, if it is not the village. */
  readonly camp?: string;
}

type Shape = readonly (readonly [number, number])[];
export type Term = readonly [string, number];

export interface Shot {
  readonly element: number;
  readonly weapon: string;
  readonly target: number;
  readonly range: number;
  readonly line: Shape;
  readonly terms: readonly Term[];
  readonly sum: number;
  readonly dice: number;
  readonly faces: Readonly<Record<"miss" | "hit" | "kill" | "jam", number>>;
}

export interface Row {
  readonly row: string;
  /** Elements lost, markers, dice of retreat. */
  readonly attacker: readonly [number, number, number];
  readonly defender: readonly [number, number, number];
  readonly destroyed: boolean;
}

export interface Fight {
  readonly attacker: number;
  readonly defender: number;
  readonly round: number;
  readonly terms: readonly Term[];
  readonly sum: number;
  /** By the face of the die. */
  readonly rows: readonly Row[];
}

export interface Company {
  readonly entry: string;
  readonly role: string;
  readonly troop: string;
  readonly elements: number;
  readonly arms: readonly string[];
  readonly mounted: boolean;
  readonly status: string;
  readonly places: readonly (readonly [number, number, number])[];
}

/** Worked out by the server from what the reader sees. */
export interface Outlook {
  readonly aims?: {
    readonly lost: readonly number[];
    readonly held?: number;
    readonly checks?: number;
    readonly burnt?: number;
    readonly exited?: number;
    readonly needed?: number;
    readonly rounds?: number;
  };
  readonly reserve?: readonly Company[];
  readonly sight?: number;
  readonly dark?: boolean;
  readonly crests?: Readonly<Record<string, Shape>>;
  readonly outlines?: Readonly<Record<string, Shape>>;
  readonly burning?: readonly Shape[];
  readonly smoke?: readonly Shape[];
  readonly palisade?: Shape;
  readonly laagers?: readonly Shape[];
  readonly cohesion?: readonly number[];
  readonly scattered?: readonly number[];
  readonly acts_as?: readonly string[];
  readonly in_works?: readonly number[];
  readonly fights?: readonly Fight[];
  /** A few signs for every option of the own question. */
  readonly notes?: readonly string[];
}

/** What the server measured of a unit. */
export interface UnitMeasure {
  readonly unit: number;
  readonly cohesion: number;
  readonly coherent: boolean;
  readonly courage: number;
  readonly movement: Readonly<Record<"good" | "difficult", readonly [number, number]>>;
  /** Element, weapon, effective and longest range now. */
  readonly ranges: readonly (readonly [number, string, number, number])[];
  readonly shots: readonly Shot[];
}

/** What the server measured between two elements. */
export interface Measure {
  readonly from: number;
  readonly to: number;
  readonly distance: number;
  readonly arc: boolean;
  readonly sees: boolean;
  readonly line: Shape;
  readonly weapons: readonly {
    readonly weapon: string;
    readonly band: string;
    readonly why: string;
    readonly shot: Shot | null;
  }[];
  readonly lines: readonly string[];
}

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

export const nameOf = (facts: Facts, state: State, unit: number): string =>
  nameIn(facts, state.lists[state.side[unit]!]!, state.role[unit]!, state.entry[unit]!);

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
export function conditionOf(facts: Facts, state: State, outlook: Outlook, unit: number): readonly string[] {
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
export function unitText(facts: Facts, state: State, outlook: Outlook, unit: number): string {
  const { words } = facts;
  const alive = elementsOf(state, unit);
  const { x, y } = middleOf(state, unit);
  return [
    `${facts.sides[state.side[unit]!]}, ${words["unit"]} ${unit}${words["colon"]} ${nameOf(facts, state, unit)}`,
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
