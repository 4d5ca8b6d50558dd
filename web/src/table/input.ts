// Which kind of input a question gets. It is read off the options, not off the game.
import type { Choice, Question } from "../protocol.ts";

export type Input = "confirm" | "amount" | "order" | "several" | "one" | "place";

const isNumber = (x: unknown): x is number => typeof x === "number";
const isRow = (x: unknown): x is readonly unknown[] => Array.isArray(x);
const bag = (row: readonly unknown[]): string => JSON.stringify(row.map((x) => JSON.stringify(x)).sort());

/** Choices that end a list or leave it: they come last and have the key 0, as in the terminal. */
const ENDS: readonly unknown[] = ["done", "end", "stop", "none"];
export const isEnd = (choice: unknown): boolean => ENDS.includes(choice);

/** An option by its place in the question, and the key that chooses it; "": it has none. */
export interface Keyed {
  readonly option: number;
  readonly key: string;
}

/** The options in the order in which they are shown. A number is chosen by itself, a way out by 0. */
export function keyed(options: readonly Pick<Choice, "choice" | "text">[]): readonly Keyed[] {
  const amounts = options.filter(({ choice }) => isNumber(choice));
  const counts = amounts.every(({ choice, text }) => text.includes(String(choice)));
  const taken = new Set(counts ? amounts.map(({ choice }) => String(choice)) : []);
  const free = [..."123456789"].filter((key) => !taken.has(key));
  const keyOf = (choice: unknown) =>
    counts && isNumber(choice) ? (/^[0-9]$/.test(String(choice)) ? String(choice) : "") : (free.shift() ?? "");
  const all = options.map(({ choice }, option) => ({ option, choice }));
  const ends = all.filter(({ choice }) => isEnd(choice));
  const rest = all.filter(({ choice }) => !isEnd(choice));
  const shown = rest.map(({ option, choice }) => ({ option, key: keyOf(choice) }));
  const wayOut = ends.length === 1 && !taken.has("0"); // two ways out are told apart by their numbers
  return [...shown, ...ends.map(({ option, choice }) => ({ option, key: wayOut ? "0" : keyOf(choice) }))];
}

export function inputOf(question: Pick<Question, "options" | "limits">): Input {
  if (question.limits) return "place";
  const choices = question.options.map((option) => option.choice);
  const set = new Set(choices);
  if (choices.length === 2 && set.has("yes") && set.has("no")) return "confirm";
  if (choices.length > 1 && choices.every(isNumber)) return "amount";
  if (choices.length > 1 && choices.every(isRow)) {
    const bags = new Set(choices.map(bag));
    const length = choices[0]!.length;
    if (bags.size === 1 && length > 1) return "order";
    if (isEverySubset(choices, bags)) return "several";
  }
  return "one";
}

/** Rows of different lengths, each thing at most once, and no two rows alike: a selection. */
function isEverySubset(rows: readonly (readonly unknown[])[], bags: ReadonlySet<string>): boolean {
  const lengths = new Set(rows.map((row) => row.length));
  return (
    lengths.size > 1 &&
    bags.size === rows.length &&
    rows.every((row) => new Set(row.map((x) => JSON.stringify(x))).size === row.length)
  );
}

/** The things that can be ordered or selected, in the order of their first appearance. */
export function things(rows: readonly (readonly unknown[])[]): readonly unknown[] {
  const found = new Map<string, unknown>();
  for (const row of rows) for (const thing of row) found.set(JSON.stringify(thing), thing);
  return [...found.values()];
}

/** The option that consists of these things, in this order or in any; -1: there is none. */
export function findRow(rows: readonly (readonly unknown[])[], wanted: readonly unknown[], ordered: boolean): number {
  const same = ordered ? (row: readonly unknown[]) => JSON.stringify(row) : bag;
  const key = same(wanted);
  return rows.findIndex((row) => same(row) === key);
}

/** Limits that are all pairs of numbers: least and most. */
export function isRanges(limits: Readonly<Record<string, unknown>>): boolean {
  const all = Object.values(limits);
  return all.length > 0 && all.every((limit) => isRow(limit) && limit.length === 2 && limit.every(isNumber));
}

/** A typed answer: JSON if it is any, otherwise the words themselves. */
export function readAnswer(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return written.trim();
  }
}
