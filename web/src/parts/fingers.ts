// Fingers and keys on a drawing that can be enlarged and moved.

interface Point {
  readonly x: number;
  readonly y: number;
}

export const ZOOM_STEP = 1.4;
const SHARE = 0.15; // of the frame, for one press of an arrow

const placeOf = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY });

/** A finger that has moved: where it was, where it is, and the other one, if there are two. */
export interface Move {
  readonly before: Point;
  readonly now: Point;
  readonly other: Point | null;
}

export class Fingers {
  readonly #down = new Map<number, Point>();
  moved = false;

  readonly press = (event: PointerEvent): void => {
    this.stay(event);
    this.moved = false;
  };

  /** From now on the finger was here. */
  readonly stay = (event: PointerEvent): void => {
    this.#down.set(event.pointerId, placeOf(event));
  };

  readonly lift = (event: PointerEvent): void => {
    this.#down.delete(event.pointerId);
  };

  /** A drag is not a choice. */
  readonly click = (event: MouseEvent): void => {
    if (this.moved) event.stopPropagation();
    this.moved = false;
  };

  moveOf(event: PointerEvent): Move | null {
    const before = this.#down.get(event.pointerId);
    if (!before) return null;
    const two = this.#down.size === 2;
    const other = two ? [...this.#down].find(([id]) => id !== event.pointerId)![1] : null;
    return { before, now: placeOf(event), other };
  }
}

export const lengthOf = ({ before, now }: Move): number => Math.hypot(before.x - now.x, before.y - now.y);

/** How far two fingers have been spread, and the place between them. */
export function spread(before: Point, now: Point, other: Point): Point & { readonly factor: number } {
  const was = Math.hypot(before.x - other.x, before.y - other.y);
  const is = Math.hypot(now.x - other.x, now.y - other.y);
  return { factor: was > 0 ? is / was : 1, x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
}

export interface Lens {
  readonly zoom: (factor: number) => void;
  readonly whole: () => void;
  /** By shares of the frame. */
  readonly pan: (dx: number, dy: number) => void;
}

/** Plus, minus and 0; the arrows where they are free for it. */
export function lensKeys(event: KeyboardEvent, lens: Lens, arrows: boolean): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const keys: Readonly<Record<string, () => void>> = {
    "+": () => lens.zoom(ZOOM_STEP),
    "-": () => lens.zoom(1 / ZOOM_STEP),
    "0": lens.whole,
    ...(arrows && {
      ArrowLeft: () => lens.pan(-SHARE, 0),
      ArrowRight: () => lens.pan(SHARE, 0),
      ArrowUp: () => lens.pan(0, -SHARE),
      ArrowDown: () => lens.pan(0, SHARE),
    }),
  };
  const deed = keys[event.key];
  if (!deed) return;
  event.preventDefault();
  event.stopPropagation();
  deed();
}
