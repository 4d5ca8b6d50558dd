// The armies kept in this browser.
import { signal } from "@preact/signals";
import { randomId } from "../../../ids.ts";
import { keep, kept } from "../../../storage.ts";
import type { Army } from "./types.ts";

export interface Kept {
  readonly id: string;
  readonly army: Army;
  readonly ap: number;
  readonly faults: number;
  readonly changed: string;
}

const KEY = "zareba.armies.kriegspfad";

function read(found: unknown): readonly Kept[] {
  if (!Array.isArray(found)) return [];
  return found.filter((entry): entry is Kept => typeof entry?.id === "string" && typeof entry.army?.list === "string");
}

export const shelf = signal<readonly Kept[]>(read(kept(KEY)));

// Another tab may write, too: the last one who wrote is right.
addEventListener("storage", (event) => {
  if (event.key === KEY) shelf.value = read(kept(KEY));
});

function write(armies: readonly Kept[]): void {
  shelf.value = armies;
  keep(KEY, armies);
}

const now = (): string => new Date().toISOString();

export function put(id: string, army: Army, ap = 0, faults = 0): void {
  const entry: Kept = { id, army, ap, faults, changed: now() };
  const known = shelf.peek().some((old) => old.id === id);
  write(known ? shelf.peek().map((old) => (old.id === id ? entry : old)) : [entry, ...shelf.peek()]);
}

export function add(army: Army, ap = 0, faults = 0): string {
  const id = randomId(10);
  put(id, army, ap, faults);
  return id;
}

/** What was removed comes back to be put back again. */
export function remove(id: string): Kept | null {
  const found = shelf.peek().find((entry) => entry.id === id) ?? null;
  write(shelf.peek().filter((entry) => entry.id !== id));
  return found;
}

export const putBack = (entry: Kept): void => write([entry, ...shelf.peek().filter((old) => old.id !== entry.id)]);
export const find = (id: string): Kept | null => shelf.peek().find((entry) => entry.id === id) ?? null;
