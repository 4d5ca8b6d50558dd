// Tables in lists: which are mine, what is to be said of them, and in which order.
import type { GameView, MyTable, TableView } from "../protocol.ts";

export interface Mine {
  readonly table: TableView;
  /** The seats this browser holds there. */
  readonly seats: readonly number[];
}

/** A table may be mine through several secrets: each once; those that wait for me first, then the newest. */
export function mineOf(found: readonly MyTable[]): readonly Mine[] {
  const tables = new Map<string, Mine>();
  for (const { table, role, seat } of found) {
    if (role === "invite") continue;
    const seats = [...(tables.get(table.table)?.seats ?? []), ...(seat === null ? [] : [seat])];
    tables.set(table.table, { table, seats });
  }
  const rank = (mine: Mine) => (isMyTurn(mine) ? 0 : isRunning(mine.table) ? 1 : 2);
  return [...tables.values()].sort((a, b) => rank(a) - rank(b) || b.table.changed.localeCompare(a.table.changed));
}

export const isRunning = ({ status }: TableView): boolean => status === "playing" || status === "gathering";

export const isMyTurn = ({ table, seats }: Mine): boolean =>
  table.status === "playing" && table.waiting_for.some((seat) => seats.includes(seat));

/** Whether it was won by one of my seats; null: nobody knows, or I held none. */
export function outcomeOf({ table, seats }: Mine): "won" | "lost" | null {
  if (table.status !== "over" || !table.result || !seats.length) return null;
  return table.winners.some((seat) => seats.includes(seat)) ? "won" : "lost";
}

/** The options that are other than usual, in words: "Level: King"; a switch by its name alone. */
export function optionsInWords(table: TableView, game: GameView | undefined, no: string): readonly string[] {
  return (game?.options ?? []).flatMap((option) => {
    const value = table.options[option.id];
    if (value === undefined || value === option.default) return [];
    const chosen = option.choices.find(([name]) => name === value)?.[1];
    if (chosen !== undefined) return [`${option.text}: ${chosen}`];
    return [value === false ? `${option.text}: ${no}` : option.text];
  });
}

const STEPS = [
  ["minute", 60],
  ["hour", 3600],
  ["day", 86_400],
  ["week", 604_800],
  ["month", 2_629_800],
  ["year", 31_557_600],
] as const;

/** How long ago, in the reader's words: "3 hours ago". */
export function ago(time: string, now: number, language: string): string {
  const seconds = Math.max(0, (now - Date.parse(time)) / 1000);
  if (Number.isNaN(seconds)) return "";
  const [unit, length] = STEPS.findLast(([, least]) => seconds >= least) ?? STEPS[0];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(seconds / length), unit);
}
