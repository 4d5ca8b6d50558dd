// What the reader has picked on the table; nothing of it is a choice in the game.
import { signal } from "@preact/signals";

/** The unit whose arcs, ranges and cohesion are shown. */
export const selectedUnit = signal<number | null>(null);
/** One of its elements, if it was picked by itself. */
export const selectedElement = signal<number | null>(null);

export function select(unit: number | null, element: number | null = null): void {
  selectedUnit.value = unit;
  selectedElement.value = element;
}
