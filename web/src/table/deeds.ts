// What can be done with a table besides playing.
import { api } from "../api.ts";
import { addKeys, keysOf } from "../keyring.ts";
import type { TableMade, TableView } from "../protocol.ts";
import { go } from "../router.ts";
import { sit } from "../salts.ts";
import { settings } from "../settings.ts";
import { text } from "../text.ts";
import type { TableStore } from "./store.ts";

export const myName = (): string => settings.peek().name || text("player");

/** Keep the secrets of a new table and take the same seats there as at the old one. */
export async function follow(made: TableMade, old: TableView, seats: Readonly<Record<number, string>>): Promise<void> {
  const id = made.table.table;
  addKeys(id, { host: made.host, invite: made.invite });
  for (const [seat, secret] of Object.entries(seats)) {
    const number = Number(seat);
    const bearer = made.table.origin?.kind === "rematch" ? secret : made.invite;
    await sit(api, made.table, number, old.seats[number]?.name || myName(), bearer);
  }
  go(`/table/${id}`);
}

/** Somebody has begun the next game: the own seats there are kept for who brings the old secrets. */
export async function followRematch(store: TableStore): Promise<void> {
  const old = store.table.peek()!;
  const next = await api.table(old.rematch);
  for (const [seat, secret] of Object.entries(keysOf(store.id).seats)) {
    const number = Number(seat);
    if (next.seats[number]?.kind !== "open") continue; // on another device, perhaps
    await sit(api, next, number, old.seats[number]?.name || myName(), secret);
  }
  go(`/table/${old.rematch}`);
}

/** Take the first open seats of a fresh table. */
export async function sitDown(made: TableMade, number: number): Promise<void> {
  const id = made.table.table;
  addKeys(id, { host: made.host, invite: made.invite });
  const open = made.table.seats.filter((seat) => seat.kind === "open").slice(0, number);
  for (const { seat } of open) {
    const name = open.length > 1 ? `${myName()} ${seat + 1}` : myName();
    await sit(api, made.table, seat, name.slice(0, 32), made.invite);
  }
  go(`/table/${id}`);
}

export async function exportRecord(store: TableStore): Promise<void> {
  try {
    const record = await api.record(store.id, Object.values(keysOf(store.id).seats)[0]);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: "application/json" }));
    link.download = `${store.table.peek()?.game ?? "zareba"}-${store.id}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (error) {
    store.complain((error as Error).message);
  }
}

/** A what-if: a new table that starts at this moment. */
export async function branch(store: TableStore, at: number, dice: "same" | "fresh"): Promise<void> {
  try {
    const keys = keysOf(store.id);
    const made = await api.branch(store.id, at, dice, Object.values(keys.seats)[0]);
    await sitDown(made, made.table.players);
  } catch (error) {
    store.complain((error as Error).message);
  }
}

export async function copy(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}
