// Lines on the map. The drawing is 1000 wide and 750 high; facts give places in percent.
import type { Point } from "./facts.ts";

export const WIDTH = 1000;
export const HEIGHT = 750;

export const place = (at: Point): Point => [at[0] * 10, at[1] * 7.5];

const MARGIN = 3; // between a flag and the edge of the map
const LARGEST = 1.1; // marks of a small map
/** How far a flag reaches from the foot of its pole: before the pole, behind it, up; upright and torn. */
const UPRIGHT = [60, 8, 66] as const;
const TORN = [55, 24, 79] as const;

/** Where the pole of a flag stands, and how high above its zone's middle, so that no part of it is over the edge. */
export function flagAt(
  [x, y]: Point,
  left: boolean,
  torn: boolean,
  highest: number,
): { readonly at: number; readonly lift: number } {
  const [before, behind, up] = torn ? TORN : UPRIGHT;
  const [west, east] = left ? [before, behind] : [behind, before];
  const least = MARGIN + LARGEST * west;
  const most = WIDTH - MARGIN - LARGEST * east;
  return { at: Math.min(most, Math.max(least, x)), lift: Math.min(highest, (y - MARGIN) / LARGEST - up) };
}

const n = (value: number): string => value.toFixed(1);

/** A smooth line through all points (Catmull-Rom as Bézier curves). */
export function smooth(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return "";
  let line = `M${n(first[0])} ${n(first[1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const a = points[Math.max(0, i - 1)]!;
    const b = points[i]!;
    const c = points[i + 1]!;
    const d = points[Math.min(points.length - 1, i + 2)]!;
    const out = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6] as const;
    const into = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6] as const;
    line += `C${n(out[0])} ${n(out[1])} ${n(into[0])} ${n(into[1])} ${n(c[0])} ${n(c[1])}`;
  }
  return line;
}

/** A name in at most two lines of roughly equal length. */
export function wrap(name: string, most = 13): readonly string[] {
  if (name.length <= most) return [name];
  const words = name.split(" ");
  let best = 1;
  for (let i = 1; i < words.length; i++) {
    const longer = (k: number) => Math.max(words.slice(0, k).join(" ").length, words.slice(k).join(" ").length);
    if (longer(i) < longer(best)) best = i;
  }
  return words.length === 1 ? [name] : [words.slice(0, best).join(" "), words.slice(best).join(" ")];
}

/** Numbers between 0 and 1 that look random and are always the same. */
export function steady(seed: number): () => number {
  let x = seed;
  return () => {
    x = (x * 1664525 + 1013904223) % 4294967296;
    return x / 4294967296;
  };
}

/** The shortest way from a point to a broken line. */
export function distance(p: Point, line: readonly Point[]): number {
  let least = Infinity;
  for (let i = 0; i < line.length - 1; i++) {
    const [ax, ay] = line[i]!;
    const [bx, by] = line[i + 1]!;
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const t = length ? Math.max(0, Math.min(1, ((p[0] - ax) * (bx - ax) + (p[1] - ay) * (by - ay)) / length)) : 0;
    least = Math.min(least, Math.hypot(p[0] - ax - t * (bx - ax), p[1] - ay - t * (by - ay)));
  }
  return least;
}
