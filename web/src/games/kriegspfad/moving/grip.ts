// Dragging something on the table: one finger or the mouse, measured in hundredths of an inch.
import type { Camera, Point } from "../camera.ts";

interface Grip {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: (event: PointerEvent) => void;
  readonly "data-grip": true;
}

interface Drag<T> {
  readonly pointer: number;
  readonly from: Point;
  readonly held: T;
  moved: boolean;
}

const STILL = 4; // pixels until a press becomes a drag

/** `take` says what is held, `move` where it is now, `drop` that it was let go; a mere press is a `tap`. */
export function grip<T>(
  camera: Camera,
  deeds: {
    readonly take: () => T;
    readonly move: (held: T, from: Point, to: Point, event: PointerEvent) => void;
    readonly drop: (held: T) => void;
    readonly tap?: () => void;
  },
): Grip {
  const here = (event: PointerEvent) => camera.toTable(event.clientX, event.clientY);
  const end = (event: PointerEvent, cancelled: boolean) => {
    const drag = drags.get(event.pointerId) as Drag<T> | undefined;
    if (!drag) return;
    drags.delete(event.pointerId);
    if (drag.moved) deeds.drop(drag.held);
    else if (!cancelled) deeds.tap?.();
  };
  return {
    "data-grip": true,
    onPointerDown: (event) => {
      if (event.button > 0) return;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      drags.set(event.pointerId, { pointer: event.pointerId, from: here(event), held: undefined, moved: false });
    },
    onPointerMove: (event) => {
      const drag = drags.get(event.pointerId) as Drag<T> | undefined;
      if (!drag) return;
      const now = here(event);
      if (!drag.moved) {
        if (Math.hypot(now.x - drag.from.x, now.y - drag.from.y) < STILL * camera.unit.peek()) return;
        drags.set(event.pointerId, { ...drag, held: deeds.take(), moved: true });
      }
      deeds.move((drags.get(event.pointerId) as Drag<T>).held, drag.from, now, event);
    },
    onPointerUp: (event) => end(event, false),
    onPointerCancel: (event) => end(event, true),
  };
}

// The elements that are dragged are drawn anew while they are held; what is held must outlive that.
const drags = new Map<number, Drag<unknown>>();
