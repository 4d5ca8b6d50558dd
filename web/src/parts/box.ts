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

/** Enlarge by a factor; the point at (x, y), in parts of the box, stays where it is. */
export function zoomBox(box: Box, whole: Box, factor: number, x: number, y: number): Box {
  const width = between(whole.width / CLOSEST, box.width / factor, whole.width);
  const height = (width * whole.height) / whole.width;
  return clampBox({ x: box.x + x * (box.width - width), y: box.y + y * (box.height - height), width, height }, whole);
}
