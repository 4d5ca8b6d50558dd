// What the server tells about Kriegspfad, and how to read it.
import type { Point } from "./camera.ts";

/** Lengths in hundredths of an inch. */
export interface Facts {
  readonly table: readonly [number, number];
  readonly frontage: number;
  /** Depth of a base by troop type, on foot and mounted. */
  readonly depths: Readonly<Record<string, readonly [number, number]>>;
  readonly kinds: readonly Kind[];
  readonly names: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, string>>;
  readonly weapons: Readonly<Record<string, Weapon>>;
}

export interface Kind {
  readonly id: string;
  readonly name: string;
  readonly linear: boolean;
}

export interface Weapon {
  readonly name: string;
  readonly effective: number;
  readonly longest: number;
}

export interface State {
  readonly round: number;
  readonly pieces: readonly (readonly number[])[];
  readonly lists: readonly string[];
  readonly weather: readonly string[];
  readonly works: readonly (readonly [number, number, number])[];
  // by unit
  readonly side: readonly number[];
  readonly role: readonly string[];
  readonly troop: readonly string[];
  readonly entry: readonly string[];
  readonly first: readonly number[];
  readonly size: readonly number[];
  readonly mounted: readonly boolean[];
  readonly markers: readonly number[];
  // by element
  readonly unit: readonly number[];
  readonly place: readonly number[];
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly facing: readonly number[];
  readonly arms: readonly string[];
}

export interface Outlook {
  readonly [name: string]: any;
}

export const ON_TABLE = 1;

/** The elements of a unit that stand on the table. */
export function elementsOf(state: State, unit: number): readonly number[] {
  const first = state.first[unit] ?? 0;
  return Array.from({ length: state.size[unit] ?? 0 }, (_, i) => first + i).filter((e) => state.place[e] === ON_TABLE);
}

/** Units with something on the table, in the order of their numbers. */
export const unitsOnTable = (state: State): readonly number[] => state.side.map((_, u) => u).filter((u) => elementsOf(state, u).length > 0);

export const depthOf = (facts: Facts, state: State, unit: number): number => facts.depths[state.troop[unit]!]![state.mounted[unit] ? 1 : 0];

export const nameOf = (facts: Facts, state: State, unit: number): string => {
  const role = state.role[unit]!;
  return facts.names[role] ?? facts.names[`${state.lists[state.side[unit]!]}-${state.entry[unit]}`] ?? state.entry[unit]!;
};

export const placeOf = (state: State, element: number): Point => ({ x: state.x[element]!, y: state.y[element]! });

export interface Terrain {
  readonly number: number;
  readonly kind: Kind;
  readonly variant: number;
  readonly width: number;
  readonly crest: readonly Point[];
  readonly points: readonly Point[];
}

const HEAD = 4;

/** A piece of terrain is a list of numbers: kind, variant, width, points of its crest, coordinates. */
export function readPiece(facts: Facts, number: number, raw: readonly number[]): Terrain {
  const points: Point[] = [];
  for (let i = HEAD; i + 1 < raw.length; i += 2) points.push({ x: raw[i]!, y: raw[i + 1]! });
  const crest = raw[3] ?? 0;
  return { number, kind: facts.kinds[raw[0]!]!, variant: raw[1]!, width: raw[2]!, crest: points.slice(0, crest), points: points.slice(crest) };
}
