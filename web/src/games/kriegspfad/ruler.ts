// The ruler: between two elements the server measures; over open ground only the length is drawn.
import { signal } from "@preact/signals";
import type { BoardProps } from "./props.ts";
import type { Point } from "./camera.ts";
import type { Measure } from "./facts.ts";

export const ruling = signal(false);
export const from = signal<number | null>(null);
export const to = signal<number | null>(null);
export const measured = signal<Measure | null>(null);
/** A length drawn over open ground. */
export const stretch = signal<readonly [Point, Point] | null>(null);

export function clearRuler(): void {
  from.value = to.value = measured.value = stretch.value = null;
}

/** The first element picked is where the ruler begins, the next one where it ends. */
export function rule(element: number): void {
  ruling.value = true;
  stretch.value = null;
  if (from.value === null || to.value !== null || from.value === element) {
    from.value = element;
    to.value = measured.value = null;
  } else to.value = element;
}

/** Ask the server; an answer that comes after the ruler was moved is dropped. */
export async function askRuler(measure: BoardProps["measure"]): Promise<void> {
  const [a, b] = [from.peek(), to.peek()];
  if (a === null || b === null) return;
  const found = (await measure({ from: a, to: b })) as unknown as Measure;
  if (from.peek() === a && to.peek() === b) measured.value = found.lines ? found : null;
}
