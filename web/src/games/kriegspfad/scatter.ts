// Where the pencil puts its strokes: trees, stones, hachures. The same piece looks the same to everybody.
import type { Point } from "./camera.ts";

/** A number from 0 to 1 that depends on these only. */
export function noise(a: number, b: number, c = 0): number {
  let n = Math.imul(a + 1, 374761393) ^ Math.imul(b + 7, 668265263) ^ Math.imul(c + 13, 1274126177);
  n = Math.imul(n ^ (n >>> 13), 1103515245);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}

export function inside({ x, y }: Point, shape: readonly Point[]): boolean {
  let within = false;
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const a = shape[i]!,
      b = shape[j]!;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  }
  return within;
}

export function bounds(shape: readonly Point[]): { readonly low: Point; readonly high: Point } {
  const xs = shape.map((p) => p.x),
    ys = shape.map((p) => p.y);
  return { low: { x: Math.min(...xs), y: Math.min(...ys) }, high: { x: Math.max(...xs), y: Math.max(...ys) } };
}

/** Twice the area, positive when the corners go round to the left. */
const turning = (shape: readonly Point[]): number =>
  shape.reduce((sum, a, i) => {
    const b = shape[(i + 1) % shape.length]!;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);

export function centroid(shape: readonly Point[]): Point {
  const area = turning(shape);
  if (!area) return shape[0] ?? { x: 0, y: 0 };
  let x = 0,
    y = 0;
  shape.forEach((a, i) => {
    const b = shape[(i + 1) % shape.length]!;
    const part = a.x * b.y - b.x * a.y;
    x += (a.x + b.x) * part;
    y += (a.y + b.y) * part;
  });
  return { x: x / (3 * area), y: y / (3 * area) };
}

/** The place in the middle of a line, by its length. */
export function halfway(line: readonly Point[]): Point {
  const lengths = line.slice(1).map((b, i) => Math.hypot(b.x - line[i]!.x, b.y - line[i]!.y));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  const i = lengths.findIndex((length) => (left -= length) <= 0);
  const [a, b, length] = [line[i], line[i + 1], lengths[i]];
  if (!a || !b || !length) return line[0] ?? { x: 0, y: 0 };
  const part = 1 + left / length;
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** Places inside a shape, about so far apart, none in a straight line. */
export function scatter(
  shape: readonly Point[],
  gap: number,
  seed: number,
): readonly (Point & { readonly n: number })[] {
  const { low, high } = bounds(shape);
  const found: (Point & { n: number })[] = [];
  let row = 0;
  for (let y = low.y + gap / 2; y < high.y; y += gap * 0.87, row++) {
    for (let x = low.x + (row % 2 ? gap : gap / 2), column = 0; x < high.x; x += gap, column++) {
      const at = {
        x: Math.round(x + (noise(seed, row, column) - 0.5) * gap * 0.7),
        y: Math.round(y + (noise(seed, column, row + 99) - 0.5) * gap * 0.7),
      };
      if (inside(at, shape)) found.push({ ...at, n: noise(seed, row * 31 + column, 5) });
    }
  }
  return found;
}

/** Short strokes from the edge inwards (or outwards), as on old maps. */
export function hachures(shape: readonly Point[], gap: number, length: number, seed: number, inwards = true): string {
  const side = (turning(shape) > 0 ? 1 : -1) * (inwards ? 1 : -1);
  const strokes: string[] = [];
  shape.forEach((a, i) => {
    const b = shape[(i + 1) % shape.length]!;
    const whole = Math.hypot(b.x - a.x, b.y - a.y);
    if (!whole) return;
    const [ux, uy] = [(b.x - a.x) / whole, (b.y - a.y) / whole];
    const count = Math.max(1, Math.round(whole / gap));
    for (let k = 0; k < count; k++) {
      const along = ((k + 0.5) / count) * whole;
      const long = length * (0.6 + 0.7 * noise(seed, i, k));
      const [x, y] = [a.x + ux * along, a.y + uy * along];
      strokes.push(
        `M${Math.round(x)} ${Math.round(y)}l${Math.round(-uy * side * long)} ${Math.round(ux * side * long)}`,
      );
    }
  });
  return strokes.join("");
}

const nearest = (p: Point, a: Point, b: Point): Point => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const whole = dx * dx + dy * dy;
  const t = whole ? Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / whole)) : 0;
  return { x: a.x + t * dx, y: a.y + t * dy };
};

/** The shape drawn together towards a line or a point: the contours of a hill. */
export function towards(shape: readonly Point[], core: readonly Point[], part: number): readonly Point[] {
  return shape.map((p) => {
    const c = core.length > 1 ? nearest(p, core[0]!, core[1]!) : core[0]!;
    return { x: Math.round(c.x + (p.x - c.x) * part), y: Math.round(c.y + (p.y - c.y) * part) };
  });
}

export const path = (shape: readonly Point[], closed = true): string =>
  shape.length ? `M${shape.map((p) => `${Math.round(p.x)} ${Math.round(p.y)}`).join("L")}${closed ? "Z" : ""}` : "";

/** A line that goes to and fro, such as a rail fence. */
export function zigzag(line: readonly Point[], step: number, out: number): readonly Point[] {
  const found: Point[] = [];
  let flip = 1;
  for (let i = 0; i + 1 < line.length; i++) {
    const a = line[i]!,
      b = line[i + 1]!;
    const whole = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const count = Math.max(1, Math.round(whole / step));
    for (let k = 0; k <= count; k++, flip = -flip) {
      const t = k / count;
      found.push({
        x: a.x + (b.x - a.x) * t - ((b.y - a.y) / whole) * out * flip,
        y: a.y + (b.y - a.y) * t + ((b.x - a.x) / whole) * out * flip,
      });
    }
  }
  return found;
}

/** Places along a line, with the direction in degrees. */
export function along(line: readonly Point[], gap: number): readonly (Point & { readonly turn: number })[] {
  const found: (Point & { turn: number })[] = [];
  for (let i = 0; i + 1 < line.length; i++) {
    const a = line[i]!,
      b = line[i + 1]!;
    const whole = Math.hypot(b.x - a.x, b.y - a.y);
    const count = Math.max(1, Math.round(whole / gap));
    const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    for (let k = 0; k < count; k++)
      found.push({ x: a.x + ((b.x - a.x) * (k + 0.5)) / count, y: a.y + ((b.y - a.y) * (k + 0.5)) / count, turn });
  }
  return found;
}
