// Addresses of the armies' pages.
export const GAME = "kriegspfad";
export const HOME = `/army/${GAME}`;

/** The builder with one army; `table` and `seat`: it is built for a table that waits for it. */
export function pageOf(id: string, table?: string, seat?: number): string {
  const waiting = table === undefined ? "" : `&table=${encodeURIComponent(table)}&seat=${seat ?? 0}`;
  return `${HOME}?army=${encodeURIComponent(id)}${waiting}`;
}

/** The table that waits for the army of this page. */
export function waitingTable(search: string): { readonly table: string; readonly seat: number } | null {
  const given = new URLSearchParams(search);
  const table = given.get("table");
  return table ? { table, seat: Number(given.get("seat") ?? 0) } : null;
}
