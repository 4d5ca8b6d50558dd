// The secrets this browser holds, table by table. A seat is nothing but its secret.
import { signal } from "@preact/signals";
import { keep, kept } from "./storage.ts";

export interface Keys {
  readonly host?: string;
  readonly invite?: string;
  readonly seats: Readonly<Record<number, string>>;
  /** What each seat has promised to the dice. */
  readonly salts?: Readonly<Record<number, string>>;
  /** The table's commitment to its dice, as it was when a seat was taken. */
  readonly commitment?: string;
}

type Ring = Readonly<Record<string, Keys>>;

const KEY = "zareba.keys";
const SECRET = /^[A-Za-z0-9_-]{22}$/;

export const keyring = signal<Ring>((kept(KEY) as Ring | null) ?? {});

export const keysOf = (table: string): Keys => keyring.value[table] ?? { seats: {} };

export function addKeys(table: string, keys: Partial<Keys>): void {
  const old = keysOf(table);
  const seats = { ...old.seats, ...keys.seats };
  const salts = keys.salts ? { ...old.salts, ...keys.salts } : old.salts;
  keyring.value = { ...keyring.value, [table]: { ...old, ...keys, seats, ...(salts && { salts }) } };
  keep(KEY, keyring.value);
}

export function dropSeat(table: string, seat: number): void {
  const { [seat]: _gone, ...seats } = keysOf(table).seats;
  keyring.value = { ...keyring.value, [table]: { ...keysOf(table), seats } };
  keep(KEY, keyring.value);
}

export function forget(table: string): void {
  const { [table]: _gone, ...rest } = keyring.value;
  keyring.value = rest;
  keep(KEY, keyring.value);
}

export const secretsOf = (keys: Keys): string[] => [...Object.values(keys.seats), ...(keys.host ? [keys.host] : [])];

/** The secrets a link carries behind its #. Which seat a secret opens, only the server knows. */
export function readFragment(fragment: string): {
  readonly seat?: string;
  readonly invite?: string;
  readonly host?: string;
} {
  const found: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(fragment.replace(/^#/, ""))) {
    if (["seat", "invite", "host"].includes(name) && SECRET.test(value)) found[name] = value;
  }
  return found;
}
