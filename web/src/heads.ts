// The heads of a table's chain that this browser has seen: proof of what was played (docs/records.md).
import { keep, kept } from "./storage.ts";

const MOST = 12;
const seen = new Map<string, readonly string[]>();
const key = (table: string): string => `zareba.heads.${table}`;

export function headsOf(table: string): readonly string[] {
  if (!seen.has(table)) {
    const found = kept(key(table));
    seen.set(table, Array.isArray(found) ? found.filter((head) => typeof head === "string") : []);
  }
  return seen.get(table)!;
}

/** The newest last; of many the newest are kept. */
export function keepHead(table: string, head: string): void {
  const before = headsOf(table);
  if (!head || before.includes(head)) return;
  seen.set(table, [...before, head].slice(-MOST));
  keep(key(table), seen.get(table));
}
