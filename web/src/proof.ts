// What this browser finds out by itself when a game is over: what it has kept against what the server says now.
import { fromHex, hmac, sha256 } from "./sha256.ts";

type Json = unknown;

interface Luck {
  readonly commitment: string;
  readonly secret: string;
  readonly salt: string;
}

interface Turning extends Luck {
  readonly at: number;
  readonly seat?: number | null;
  readonly deal?: number;
}

/** A record, as far as the chain covers it. */
export interface Recorded extends Luck {
  readonly game: string;
  readonly players: number;
  readonly options: Json;
  readonly choices: readonly (readonly [number, Json])[];
  readonly result: string;
  readonly branches?: readonly Turning[];
  readonly undone?: readonly Undone[];
}

interface Undone {
  readonly at: number;
  readonly seat: number;
  readonly how: string;
  readonly choices: readonly (readonly [number, Json])[];
}

export interface Kept {
  readonly commitment?: string | undefined;
  readonly salts?: Readonly<Record<number, string>> | undefined;
  readonly heads: readonly string[];
}

export interface Finding {
  /** null: neither good nor bad. */
  readonly good: boolean | null;
  readonly about: "commitment" | "secret" | "salt" | "heads";
}

/** JSON as the chain has it: no blanks, fields by name, everything else than ASCII escaped. */
export function plainJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(plainJson).join()}]`;
  if (value !== null && typeof value === "object") {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([name, one]) => `${plainJson(name)}:${plainJson(one)}`).join()}}`;
  }
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, escaped);
}

/** All that was chosen and taken back, in order: from the end to the beginning, what was taken back is put in its place. */
function course({ choices, undone = [] }: Recorded): Json[] {
  const chosen = (line: Recorded["choices"]) => line.map((choice) => ["choice", ...choice]);
  let line = choices;
  let later: Json[] = [];
  for (const { at, seat, how, choices: gone } of undone.toReversed()) {
    later = [["undo", at, seat, how], ...chosen(line.slice(at)), ...later];
    line = [...line.slice(0, at), ...gone];
  }
  return [...chosen(line), ...later];
}

/** All heads of a record, in order. */
export function chain(record: Recorded): string[] {
  const branches = record.branches ?? [];
  const { secret } = branches.at(-1) ?? record;
  const key = fromHex(sha256("zareba chain\0", fromHex(secret)));
  const turnings = branches.map(({ at, commitment, salt, seat = null, deal = 1 }) => [
    at,
    commitment,
    salt,
    seat,
    deal,
  ]);
  const { game, players, options, commitment, salt, result } = record;
  const events: Json[] = [["begin", game, players, options, commitment, salt, turnings]];
  events.push(...course(record));
  if (result) events.push(["end", result]);
  const heads: string[] = [];
  for (const event of events) heads.push(hmac(key, `${heads.at(-1) ?? ""}${plainJson(event)}`));
  return heads;
}

/** The same dice as promised, with this browser's salt in them, and the game that it has seen? */
export function findings(kept: Kept, ending: Luck & { readonly given?: boolean }, record: Recorded | null): Finding[] {
  const found: Finding[] = [];
  const tell = (good: boolean, about: Finding["about"]) => found.push({ good, about });
  if (kept.commitment !== undefined) tell(kept.commitment === ending.commitment, "commitment");
  tell(sha256("zareba commitment\0", fromHex(ending.secret)) === ending.commitment, "secret");
  const shown = ending.salt.split("|");
  const mine = Object.entries(kept.salts ?? {});
  if (ending.given) found.push({ good: null, about: "salt" });
  else if (mine.length)
    tell(
      mine.every(([seat, salt]) => shown.includes(`${seat}:${salt}`)),
      "salt",
    );
  if (record && kept.heads.length) {
    const heads = new Set(chain(record));
    tell(
      kept.heads.every((head) => heads.has(head)),
      "heads",
    );
  }
  return found;
}
