// What the reader has picked on the table, and which tools lie ready; nothing of it is a choice in the game.
import { signal } from "@preact/signals";

/** The unit whose arcs, ranges and cohesion are shown. */
export const selectedUnit = signal<number | null>(null);
/** One of its elements, if it was picked by itself. */
export const selectedElement = signal<number | null>(null);
/** The unit under the pointer or the focus. */
export const hovered = signal<number | null>(null);

export function select(unit: number | null, element: number | null = null): void {
  selectedUnit.value = unit;
  selectedElement.value = element;
}

export const TOOLS = ["grid", "names", "ranges", "cohesion", "sight", "paths", "map"] as const;
export type Tool = (typeof TOOLS)[number];

/** Tools that are switched on. */
export const tools = signal<ReadonlySet<Tool>>(new Set<Tool>(["ranges", "sight", "paths", "map"]));

export function toggle(tool: Tool): void {
  const next = new Set(tools.value);
  if (!next.delete(tool)) next.add(tool);
  tools.value = next;
}
