// How far somebody has seen a table, kept in this browser: after an absence the rest can be told.
import { keep, kept } from "../storage.ts";

const KEY = "zareba.seen";
const MOST = 60; // tables

type Seen = readonly (readonly [table: string, at: number])[];

export function lastSeen(table: string): number | null {
  return read(kept(KEY)).find(([known]) => known === table)?.[1] ?? null;
}

export function saw(table: string, at: number): void {
  keep(KEY, noted(read(kept(KEY)), table, at));
}

/** The newest last; what is too old is forgotten. */
export function noted(seen: Seen, table: string, at: number): Seen {
  return [...seen.filter(([known]) => known !== table), [table, at] as const].slice(-MOST);
}

/** Whatever an older client, or somebody's editor, has left there. */
export function read(found: unknown): Seen {
  if (!Array.isArray(found)) return [];
  return found.filter(
    (entry): entry is readonly [string, number] =>
      Array.isArray(entry) && typeof entry[0] === "string" && Number.isInteger(entry[1]),
  );
}
