// Reading settings that may come from an older client, or from somebody's editor.
import type { Language } from "./protocol.ts";

export type Speed = "slow" | "normal" | "fast" | "once";
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "once"];

export type Warnings = "first" | "on" | "off";
export const WARNINGS: readonly Warnings[] = ["first", "on", "off"];
const FIRST_GAMES = 3;
const MOST_MET = 50;

export interface Settings {
  readonly language: Language;
  readonly theme: "system" | "light" | "dark";
  readonly motion: "system" | "none";
  /** How fast what happens is told. */
  readonly speed: Speed;
  readonly confirm: boolean;
  /** Clicks that come at once after a new question were meant for the one before. */
  readonly guard: boolean;
  /** Before a choice that can lose the game this turn: in the first games, always, never. */
  readonly warnings: Warnings;
  /** Games seen to their end, as far as it matters for warnings. */
  readonly ended: readonly string[];
  /** Games that were begun with their guide by themselves: once is enough. */
  readonly met: readonly string[];
  readonly shortcuts: boolean;
  readonly curtain: boolean;
  /** Lists of options that also lie on the board. */
  readonly lists: "fold" | "open";
  readonly name: string;
  /** Off by default where a phone would be heard by others. */
  readonly sound: boolean;
  /** From 0 to 100. */
  readonly volume: number;
}

const one = <T extends string>(value: unknown, allowed: readonly T[], otherwise: T): T =>
  allowed.includes(value as T) ? (value as T) : otherwise;

export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = (["en", "de", "fr"] as const).find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

const HALF = 50;

export function readSettings(found: unknown, languages: readonly string[], phone = false): Settings {
  const given = (typeof found === "object" && found !== null ? found : {}) as Record<string, unknown>;
  return {
    language: one(given["language"], ["en", "de", "fr"], bestLanguage(languages)),
    theme: one(given["theme"], ["system", "light", "dark"], "system"),
    motion: one(given["motion"], ["system", "none"], "system"),
    speed: one(given["speed"], SPEEDS, "normal"),
    confirm: given["confirm"] === true,
    guard: given["guard"] !== false,
    warnings: one(given["warnings"], WARNINGS, "first"),
    ended: texts(given["ended"]).slice(0, FIRST_GAMES),
    met: texts(given["met"]).slice(0, MOST_MET),
    shortcuts: given["shortcuts"] !== false,
    curtain: given["curtain"] !== false,
    lists: one(given["lists"], ["fold", "open"], "fold"),
    name: typeof given["name"] === "string" ? given["name"].slice(0, 32) : "",
    sound: typeof given["sound"] === "boolean" ? given["sound"] : !phone,
    volume: Number.isFinite(given["volume"]) ? Math.max(0, Math.min(100, Math.round(given["volume"] as number))) : HALF,
  };
}

const texts = (found: unknown): readonly string[] =>
  Array.isArray(found) ? found.filter((one): one is string => typeof one === "string") : [];

export const isWarned = ({ warnings, ended }: Pick<Settings, "warnings" | "ended">): boolean =>
  warnings === "on" || (warnings === "first" && ended.length < FIRST_GAMES);

/** One more game has been seen to its end; each counts once. */
export const withEnded = (ended: readonly string[], table: string): readonly string[] =>
  ended.length < FIRST_GAMES && !ended.includes(table) ? [...ended, table] : ended;
