// What the server tells about Khartoum: facts that never change, the state, the sums before a fight.
export type Banner = "black" | "white" | "red" | "green";
export type Kind = "circle" | "square" | "fort";
export type Point = readonly [number, number];

export interface Zone {
  readonly id: string;
  readonly path: Banner | "all";
  readonly number: number;
  readonly kind: Kind;
  readonly level: number;
  readonly nile: boolean;
  readonly key: boolean;
  readonly at: Point;
  readonly name: string;
}

export interface Unit {
  readonly name: string;
  readonly kind: "troops" | "guns" | "leaders" | "gunboats";
  readonly type: string;
  readonly steps: number;
  readonly factors: readonly [number | null, number | null, number | null];
}

export interface Row {
  readonly id: string;
  readonly name: string;
  readonly min: number | null;
  readonly max: number | null;
  readonly rp: number;
  readonly cm: number;
  readonly strength: number;
  readonly retreat: boolean;
  readonly advance: boolean;
  readonly disorganised: boolean;
  readonly casualties: Readonly<Record<string, number>>;
}

export type Fight = "raid" | "sortie" | "defence";

export interface Facts {
  readonly kinds: Readonly<Record<Kind, { readonly label: string; readonly start: number }>>;
  readonly paths: readonly {
    readonly banner: Banner;
    readonly zones: readonly string[];
    readonly name: string;
    readonly commander: string;
  }[];
  readonly zones: readonly Zone[];
  readonly rivers: readonly {
    readonly id: string;
    readonly name: string;
    readonly width: number;
    readonly points: readonly Point[];
    readonly label: Point;
  }[];
  readonly units: Readonly<Record<string, Unit>>;
  readonly tracks: {
    readonly turn: readonly string[];
    readonly ap: number;
    readonly cm: readonly number[];
    readonly rp: readonly number[];
    readonly strength: number;
  };
  readonly improvements: number;
  readonly actions: readonly { readonly id: string; readonly name: string; readonly ap: number }[];
  readonly events: Readonly<
    Record<
      string,
      { readonly title: string; readonly text: string; readonly ap: number | "random"; readonly once: boolean }
    >
  >;
  readonly banner_cards: Readonly<Record<string, readonly Banner[]>>;
  readonly tables: Readonly<Record<Fight, readonly Row[]>>;
  readonly terms: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, string>>;
}

export interface State {
  readonly turn: number;
  readonly relief: number;
  readonly ap: number;
  readonly cm: number;
  readonly rp: number;
  readonly free_rp: number;
  readonly done: readonly string[];
  readonly at: readonly number[];
  readonly strength: readonly number[];
  readonly disorganised: readonly boolean[];
  readonly improved: readonly string[];
  readonly lowered: readonly string[];
  readonly garrison: readonly (readonly string[])[];
  readonly troops: readonly string[];
  readonly used_troops: readonly string[];
  readonly guns: readonly string[];
  readonly used_guns: readonly string[];
  readonly leaders: readonly string[];
  readonly wounded: readonly string[];
  readonly recovering: readonly string[];
  readonly gunboats: number;
  readonly damaged: number;
  readonly unbuilt: number;
  readonly unraised: number;
  readonly eliminated: readonly string[];
  readonly force: readonly string[];
  readonly target: number;
  readonly dice: readonly number[];
  readonly event_card: number;
  readonly banner_card: number;
}

/** A sum before it is fought (`ways` of 36) or with its dice (`total`, `row`). */
export interface Sum {
  readonly kind: Fight;
  readonly banner: Banner;
  readonly zone?: string;
  readonly terms: readonly (readonly [string, number])[];
  readonly modifier: number;
  readonly dice: readonly number[];
  readonly ways?: Readonly<Record<string, number>>;
  readonly total?: number;
  readonly row?: string;
}

export interface Preview {
  readonly now?: Sum | null;
  readonly options?: readonly (Sum | null)[];
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** The wall of a zone as it stands: printed, lowered, improved. */
export function levelOf(
  zone: Zone,
  state: State,
): { readonly base: number; readonly improved: boolean; readonly lowered: number } {
  const lowered = state.lowered.filter((id) => id === zone.id).length;
  return { base: Math.max(0, zone.level - lowered), improved: state.improved.includes(zone.id), lowered };
}

/** Whether a Banner stands in the zone or has passed it. */
export function inEnemyHands(zone: Zone, facts: Facts, state: State): boolean {
  if (zone.path === "all") return false;
  const path = facts.paths.findIndex((p) => p.banner === zone.path);
  return zone.number >= (state.at[path] ?? 0);
}

/** Like counters together, in the order of their first appearance. */
export function grouped(units: readonly string[]): readonly (readonly [string, number])[] {
  const found = new Map<string, number>();
  for (const unit of units) found.set(unit, (found.get(unit) ?? 0) + 1);
  return [...found];
}

/** The name of a term of a sum: a unit, or a word of its own. */
export function termName(term: string, facts: Facts): string {
  return facts.terms[term] ?? facts.units[term]?.name ?? term;
}

/** Like terms of a sum together: two light guns are one line. */
export function groupedTerms(
  terms: Sum["terms"],
): readonly { readonly term: string; readonly count: number; readonly value: number }[] {
  const found = new Map<string, { term: string; count: number; value: number }>();
  for (const [term, value] of terms) {
    const known = found.get(term) ?? { term, count: 0, value: 0 };
    found.set(term, { term, count: known.count + 1, value: known.value + value });
  }
  return [...found.values()];
}

export function bounds(row: Row): string {
  if (row.min === null) return `≤ ${row.max}`;
  if (row.max === null) return `≥ ${row.min}`;
  return row.min === row.max ? `${row.min}` : `${row.min}–${row.max}`;
}

export interface Band {
  readonly from: number;
  readonly to: number;
  readonly drm: number;
}

/** Neighbouring values with the same modifier. */
export function bands(drms: readonly number[]): readonly Band[] {
  const found: Band[] = [];
  drms.forEach((drm, value) => {
    if (value === 0) return; // zero is the end of the game, not a band
    const last = found.at(-1);
    if (last && last.drm === drm) found[found.length - 1] = { ...last, to: value };
    else found.push({ from: value, to: value, drm });
  });
  return found;
}

/** "February 1884" as "Feb"; a letter more where two months begin alike (juin, juillet). */
export function shortMonths(months: readonly string[]): readonly string[] {
  const names = months.map((month) => month.split(" ")[0]!);
  return names.map((name) => {
    const alike = names.filter((other) => other !== name && other.slice(0, 3) === name.slice(0, 3));
    return name.slice(0, alike.length ? 4 : 3);
  });
}
