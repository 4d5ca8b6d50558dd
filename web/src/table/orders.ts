// Answers decided before the table was made, such as the army one has built: they are given when
// their question is put, once, through the question like any other choice. Refused, one is asked.
import { signal } from "@preact/signals";
import type { Orders } from "../games/face.ts";
import type { Question } from "../protocol.ts";
import { keep, kept } from "../storage.ts";

type Answers = Readonly<Record<string, unknown>>;

const KEY = "zareba.orders";
const MOST = 20; // tables; the oldest are forgotten

const read = (): Readonly<Record<string, Answers>> => (kept(KEY) as Record<string, Answers> | null) ?? {};
const place = (table: string, seat: number): string => `${table} ${seat}`;

export function giveOrders(table: string, seat: number, answers: Answers): void {
  const known = read();
  const merged = { ...known, [place(table, seat)]: { ...known[place(table, seat)], ...answers } };
  keep(KEY, Object.fromEntries(Object.entries(merged).slice(-MOST)));
}

/** The answer to a question, if there is one that can be given; it is not there a second time. */
export function takeOrder(table: string, question: Pick<Question, "kind" | "seat" | "options" | "limits">): unknown {
  const known = read();
  const kind = question.kind.split(".").at(-1)!;
  const mine = known[place(table, question.seat)];
  if (!mine || !(kind in mine)) return undefined;
  const { [kind]: choice, ...rest } = mine;
  keep(KEY, { ...known, [place(table, question.seat)]: rest });
  const possible = question.limits || question.options.some((option) => option.choice === choice);
  return possible ? choice : undefined;
}

const changes = signal(0); // so that a page sees what it has ordered

/** The orders of a seat as a board gives and shows them. */
export const ordersOf = (table: string, seat: number | null): Orders => ({
  of: (kind) => (changes.value >= 0 && seat !== null ? read()[place(table, seat)]?.[kind] : undefined),
  give: (kind, choice) => {
    if (seat === null) return;
    const known = read();
    const { [kind]: _, ...rest } = known[place(table, seat)] ?? {};
    const mine = choice === undefined ? rest : { ...rest, [kind]: choice };
    keep(KEY, Object.fromEntries(Object.entries({ ...known, [place(table, seat)]: mine }).slice(-MOST)));
    changes.value++;
  },
});
