// The pen in the hand: what a press on a piece means while one plans.
import type { TableStore } from "./store.ts";

/** While planning, a tap on a piece is a mark and not a choice; a drag is neither. */
export function planning(store: TableStore, secret: RegExp | undefined) {
  if (!store.pad.pen.value) return {};
  let down = { x: 0, y: 0 };
  const meant = (event: Event) => {
    const ref = (event.target as Element).closest<HTMLElement | SVGElement>("[data-ref]")?.dataset["ref"];
    if (!ref || secret?.test(ref)) return;
    event.preventDefault();
    event.stopPropagation();
    store.pad.tap(ref);
  };
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      down = { x: event.clientX, y: event.clientY };
    },
    onClickCapture: (event: MouseEvent) => {
      if (Math.hypot(event.clientX - down.x, event.clientY - down.y) < 8) meant(event);
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.key === "Enter" || event.key === " ") meant(event);
    },
  };
}
