// Places and lines on the map. Facts give places in percent; three formats suit three widths.
import type { Facts, Point } from "./facts.ts";

export interface Format {
  readonly name: "upright" | "middle" | "wide";
  readonly width: number;
  readonly height: number;
  readonly font: number;
}

export const FORMATS: readonly (Format & { readonly from: number })[] = [
  { name: "upright", from: 0, width: 600, height: 840, font: 18 },
  { name: "middle", from: 540, width: 770, height: 720, font: 16.5 },
  { name: "wide", from: 900, width: 1120, height: 760, font: 15 },
];

export const formatFor = (pixels: number): Format => FORMATS.findLast(({ from }) => pixels >= from) ?? FORMATS[0]!;

const MARGIN = { left: 14, right: 12, top: 34, bottom: 40 } as const;

export const place = ([x, y]: Point, { width, height }: Format): Point => [
  MARGIN.left + (x / 100) * (width - MARGIN.left - MARGIN.right),
  MARGIN.top + (y / 100) * (height - MARGIN.top - MARGIN.bottom),
];

export const placeOf = (node: string, facts: Facts, format: Format): Point => place(facts.nodes[node]!.at, format);

const n = (value: number): string => value.toFixed(1);

/** Numbers between 0 and 1 that look random and are always the same. */
export function steady(seed: number): () => number {
  let x = seed;
  return () => {
    x = (x * 1664525 + 1013904223) % 4294967296;
    return x / 4294967296;
  };
}

/** Where a road bends: the same from both ends. */
function bend(a: Point, b: Point): Point {
  const [p, q] = a[0] + a[1] * 3 < b[0] + b[1] * 3 ? [a, b] : [b, a];
  const lean = (((p[0] * 7 + p[1] * 13 + q[0] * 3 + q[1] * 5) % 19) / 19 - 0.5) * 0.3;
  return [(p[0] + q[0]) / 2 - (q[1] - p[1]) * lean, (p[1] + q[1]) / 2 + (q[0] - p[0]) * lean];
}

export function roadLine(a: Point, b: Point): string {
  const c = bend(a, b);
  return `M${n(a[0])} ${n(a[1])}Q${n(c[0])} ${n(c[1])} ${n(b[0])} ${n(b[1])}`;
}

/** A point on the road from a to b, moved sideways; t from 0 to 1. */
export function onRoad(a: Point, b: Point, t: number, aside = 0): Point {
  const c = bend(a, b);
  const at = (i: 0 | 1) => (1 - t) ** 2 * a[i] + 2 * t * (1 - t) * c[i] + t ** 2 * b[i];
  const along = (i: 0 | 1) => 2 * (1 - t) * (c[i] - a[i]) + 2 * t * (b[i] - c[i]);
  const length = Math.hypot(along(0), along(1)) || 1;
  return [at(0) - (along(1) / length) * aside, at(1) + (along(0) / length) * aside];
}

/** A line along several roads, beside their middle. */
export function alongRoads(points: readonly Point[], aside: number, stopShort: number): string {
  const found: string[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const last = i + 2 === points.length;
    for (let t = i === 0 ? 0.12 : 0; t <= (last ? stopShort : 1); t += 0.08) {
      const [x, y] = onRoad(points[i]!, points[i + 1]!, t, aside);
      found.push(`${n(x)} ${n(y)}`);
    }
  }
  return found.length ? `M${found.join("L")}` : "";
}

/** How far from its middle a village's plate reaches towards another point. */
export function clearOf(village: Point, towards: Point, format: Format): number {
  const [ux, uy] = [towards[0] - village[0], towards[1] - village[1]];
  const length = Math.hypot(ux, uy) || 1;
  const half = format.name === "upright" ? 66 : 76;
  return Math.min(half / (Math.abs(ux) / length + 0.01), 46 / (Math.abs(uy) / length + 0.01));
}

export function distance(p: Point, a: Point, b: Point): number {
  const length = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
  const t = length
    ? Math.max(0, Math.min(1, ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length))
    : 0;
  return Math.hypot(p[0] - a[0] - t * (b[0] - a[0]), p[1] - a[1] - t * (b[1] - a[1]));
}

/** A name in at most two lines of roughly equal length. */
export function wrap(name: string, most: number): readonly string[] {
  const words = name.split(" ");
  if (name.length <= most || words.length === 1) return [name];
  const longer = (k: number) => Math.max(words.slice(0, k).join(" ").length, words.slice(k).join(" ").length);
  let best = 1;
  for (let i = 2; i < words.length; i++) if (longer(i) < longer(best)) best = i;
  return [words.slice(0, best).join(" "), words.slice(best).join(" ")];
}

// ------------------------------------------------------------------- regions: nearest village wins
interface Corner {
  readonly at: Point;
  readonly beyond: number; // the neighbour behind the side that starts here; -1: the rim
}

const cross = (o: Point, a: Point, b: Point): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) => {
    const found: Point[] = [];
    for (const p of list) {
      while (found.length > 1 && cross(found.at(-2)!, found.at(-1)!, p) <= 0) found.pop();
      found.push(p);
    }
    return found.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** Keep the side of a polygon that is nearer to *own* than to *other*. */
function clip(polygon: readonly Corner[], own: Point, other: Point, number: number): Corner[] {
  const side = (p: Point) =>
    Math.hypot(p[0] - own[0], p[1] - own[1]) ** 2 - Math.hypot(p[0] - other[0], p[1] - other[1]) ** 2;
  const found: Corner[] = [];
  polygon.forEach((corner, i) => {
    const next = polygon[(i + 1) % polygon.length]!;
    const [s, t] = [side(corner.at), side(next.at)];
    if (s <= 0) found.push(corner);
    if (s <= 0 !== t <= 0) {
      const k = s / (s - t);
      const at: Point = [
        corner.at[0] + k * (next.at[0] - corner.at[0]),
        corner.at[1] + k * (next.at[1] - corner.at[1]),
      ];
      found.push({ at, beyond: s <= 0 ? number : corner.beyond });
    }
  });
  return found;
}

interface Lands {
  readonly fields: readonly { readonly region: string; readonly line: string }[];
  readonly borders: string;
  readonly rim: string;
}

/** The land of each village; borders run where two regions meet. */
export function lands(facts: Facts, format: Format): Lands {
  const sites = facts.villages.map((village) => placeOf(village.id, facts, format));
  const reach = format.name === "upright" ? 74 : 98;
  const around = sites.flatMap(([x, y]) =>
    Array.from({ length: 12 }, (_, i): Point => [
      Math.max(6, Math.min(format.width - 6, x + reach * Math.cos((i * Math.PI) / 6))),
      Math.max(6, Math.min(format.height - 6, y + reach * Math.sin((i * Math.PI) / 6))),
    ]),
  );
  const rim = hull(around);
  const polygon = (points: readonly Point[]) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
  let borders = "";
  const fields = sites.map((own, i) => {
    let cell: Corner[] = rim.map((at) => ({ at, beyond: -1 }));
    sites.forEach((other, k) => {
      if (k !== i) cell = clip(cell, own, other, k);
    });
    cell.forEach((corner, k) => {
      const next = cell[(k + 1) % cell.length]!;
      if (corner.beyond > i && facts.villages[corner.beyond]!.region !== facts.villages[i]!.region)
        borders += `M${n(corner.at[0])} ${n(corner.at[1])}L${n(next.at[0])} ${n(next.at[1])}`;
    });
    return { region: facts.villages[i]!.region, line: polygon(cell.map((corner) => corner.at)) };
  });
  return { fields, borders, rim: polygon(rim) };
}
