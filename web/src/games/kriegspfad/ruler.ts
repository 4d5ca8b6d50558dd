// The ruler: from anything to anything. The server measures; between two places only the length is drawn.
import { signal } from "@preact/signals";
import type { BoardProps } from "./props.ts";
import type { Point } from "./camera.ts";
import type { Measure, Stretch } from "./shapes.ts";

/** An end of the ruler: an element, or a place on the table. */
export type End = number | Point;

export const ruling = signal(false);
export const from = signal<End | null>(null);
export const to = signal<End | null>(null);
export const measured = signal<Measure | Stretch | null>(null);

export const isPlace = (end: End | null): end is Point => end !== null && typeof end !== "number";
/** Two elements were measured: arcs, sight and shots are known, too. */
export const isMeasure = (found: Measure | Stretch | null): found is Measure => found !== null && "sees" in found;

export function clearRuler(): void {
  from.value = to.value = measured.value = null;
}

export function layRuler(a: End | null, b: End | null): void {
  from.value = a;
  to.value = b;
  measured.value = null;
}

/** The first end that is picked is where the ruler begins, the next one where it ends. */
export function rule(end: End): void {
  ruling.value = true;
  if (from.value === null || to.value !== null || from.value === end) layRuler(end, null);
  else layRuler(from.value, end);
}

const sent = (end: End): unknown => (typeof end === "number" ? end : [Math.round(end.x), Math.round(end.y)]);
let asking = false;

/** Ask the server; an answer that comes after the ruler was moved is dropped, and the ruler measured anew. */
export async function askRuler(measure: BoardProps["measure"]): Promise<void> {
  const [a, b] = [from.peek(), to.peek()];
  if (a === null || b === null || asking) return;
  asking = true;
  const found = (await measure({ from: sent(a), to: sent(b) })) as unknown as Measure;
  asking = false;
  if (from.peek() === a && to.peek() === b) measured.value = found.lines ? found : null;
  else await askRuler(measure);
}
