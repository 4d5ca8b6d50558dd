// How to read what the server tells about Khartoum.
import type { Facts, Row, State, Sum, Zone } from "./shapes.ts";

export type { Banner, Facts, Fight, Kind, Preview, Row, State, Sum, Unit, Zone } from "./shapes.ts";
export type Point = readonly [number, number];

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

/** What a counter's colour goes by. */
export function family(facts: Facts, unit: string): string {
  const { kind, type } = facts.units[unit]!;
  return { guns: "gun", leaders: "leader", gunboats: "gunboat", troops: type }[kind];
}

export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

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

interface Band {
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
