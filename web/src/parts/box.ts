// The part of a drawing that is in sight.
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const CLOSEST = 5;

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value));

/** Keep the box inside the whole drawing. */
export function clampBox(box: Box, whole: Box): Box {
  return {
    ...box,
    x: between(whole.x, box.x, whole.x + whole.width - box.width),
    y: between(whole.y, box.y, whole.y + whole.height - box.height),
  };
}

/** The part that shows all of these, with some room, in the shape of the whole; never closer than *most* times. */
export function boxAround(things: readonly Box[], whole: Box, room: number, most: number): Box {
  if (!things.length) return whole;
  const left = Math.min(...things.map((box) => box.x)) - room;
  const top = Math.min(...things.map((box) => box.y)) - room;
  const right = Math.max(...things.map((box) => box.x + box.width)) + room;
  const bottom = Math.max(...things.map((box) => box.y + box.height)) + room;
  const shape = whole.height / whole.width;
  const width = between(whole.width / most, Math.max(right - left, (bottom - top) / shape), whole.width);
  const height = width * shape;
  return clampBox({ x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height }, whole);
}

/** Enlarge by a factor; the point at (x, y), in parts of the box, stays where it is. */
export function zoomBox(box: Box, whole: Box, factor: number, x: number, y: number): Box {
  const width = between(whole.width / CLOSEST, box.width / factor, whole.width);
  const height = (width * whole.height) / whole.width;
  return clampBox({ x: box.x + x * (box.width - width), y: box.y + y * (box.height - height), width, height }, whole);
}
