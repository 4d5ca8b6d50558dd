// Counters carried by pointer or finger, from a box or a zone to a zone or back.
import { signal } from "@preact/signals";
import { Counter } from "./counter.tsx";
import { drop, type Desk } from "./arranging.ts";
import { family, type Facts } from "./facts.ts";

interface Carried {
  readonly unit: string;
  readonly from: string | null;
  readonly x: number;
  readonly y: number;
}

const FAR = 6; // pixels until a press is a drag

export const carried = signal<Carried | null>(null);
let pressed: { readonly x: number; readonly y: number } | null = null;
let dropped = false; // the click that ends a drag means nothing

/** The zone under a point of the window. */
function zoneAt(x: number, y: number): string | null {
  for (const found of document.elementsFromPoint(x, y)) {
    const ref = found.closest<HTMLElement | SVGElement>("[data-zone], [data-ref^='zone-']");
    if (ref) return ref.dataset["zone"] ?? ref.dataset["ref"]!.slice("zone-".length);
  }
  return null;
}

/** What makes a piece one that can be carried; a click that is none must still do its deed. */
export function carrying(desk: Desk, unit: string, from: string | null, click: () => void) {
  return {
    "data-carry": unit,
    onPointerDown: (event: PointerEvent) => {
      if (event.button > 0) return;
      event.stopPropagation(); // the map stays where it is
      pressed = { x: event.clientX, y: event.clientY };
      dropped = false;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      const { clientX: x, clientY: y } = event;
      if (!pressed || (!carried.peek() && Math.hypot(x - pressed.x, y - pressed.y) < FAR)) return;
      carried.value = { unit, from, x, y };
    },
    onPointerUp: (event: PointerEvent) => {
      pressed = null;
      if (!carried.peek()) return;
      carried.value = null;
      dropped = true;
      drop(desk, unit, from, zoneAt(event.clientX, event.clientY));
    },
    onPointerCancel: () => {
      pressed = null;
      carried.value = null;
    },
    onClick: (event: Event) => {
      event.stopPropagation();
      if (dropped) dropped = false;
      else click();
    },
  };
}

/** The counter under the finger. */
export function InTheAir({ facts }: { readonly facts: Facts }) {
  const here = carried.value;
  if (!here) return null;
  return (
    <div
      class={`in-the-air type-${family(facts, here.unit)}`}
      style={{ left: `${here.x}px`, top: `${here.y}px` }}
      aria-hidden="true"
    >
      <Counter unit={here.unit} facts={facts} />
    </div>
  );
}
