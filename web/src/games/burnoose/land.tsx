// The land under the roads: mountains, olive groves, the river, the three regions, a woven border.
import { useMemo } from "preact/hooks";
import type { Facts, Point } from "./facts.ts";
import { distance, lands, place, placeOf, steady, type Format } from "./geometry.ts";

const RIVER: readonly Point[] = [
  [103, 16],
  [95, 1],
  [84, 5],
  [72, -1],
  [60, 6],
  [46, 2],
  [34, 9],
  [20, 4],
  [8, 9],
  [-4, 4],
];

const n = (value: number): string => value.toFixed(1);

/** A smooth line through all points (Catmull-Rom as Bézier curves). */
function smooth(points: readonly Point[]): string {
  let line = `M${n(points[0]![0])} ${n(points[0]![1])}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [
      points[Math.max(0, i - 1)]!,
      points[i]!,
      points[i + 1]!,
      points[Math.min(points.length - 1, i + 2)]!,
    ];
    line += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (d[0] - b[0]) / 6)} ${n(c[1] - (d[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return line;
}

/** Places for hills and trees that keep clear of roads and villages. */
function scattered(
  facts: Facts,
  format: Format,
): { readonly hills: readonly (readonly [number, number, number])[]; readonly trees: readonly Point[] } {
  const next = steady(1857);
  const roads = facts.roads.map(([a, b]) => [placeOf(a, facts, format), placeOf(b, facts, format)] as const);
  const villages = facts.villages.map((village) => placeOf(village.id, facts, format));
  const river = RIVER.map((at) => place(at, format));
  const free = ([x, y]: Point, room: number) =>
    roads.every(([a, b]) => distance([x, y], a, b) > room * 0.7) &&
    villages.every((v) => Math.abs(v[0] - x) > 78 + room * 0.3 || Math.abs(v[1] - y) > 52 + room * 0.4) &&
    river.every((p, i) => i === 0 || distance([x, y], river[i - 1]!, p) > 24);
  const hills: [number, number, number][] = [];
  const trees: Point[] = [];
  for (let i = 0; i < 1500; i++) {
    const at: Point = [12 + next() * (format.width - 24), 16 + next() * (format.height - 26)];
    const height = at[1] / format.height; // the Djurdjura stands in the south
    const size = 11 + next() * 8 + height * 13;
    const tree = next() > 0.35 + height * 0.4;
    if (tree && trees.length < 70) {
      if (
        free(at, 17) &&
        trees.every((t) => Math.hypot(t[0] - at[0], t[1] - at[1]) > 17) &&
        hills.every((h) => Math.hypot(h[0] - at[0], h[1] - at[1]) > h[2] + 8)
      )
        trees.push(at);
    } else if (
      hills.length < 64 &&
      free(at, size) &&
      hills.every((h) => Math.hypot(h[0] - at[0], (h[1] - at[1]) * 1.4) > (h[2] + size) * 0.9) &&
      trees.every((t) => Math.hypot(t[0] - at[0], t[1] - at[1]) > size + 6)
    )
      hills.push([at[0], at[1], size]);
  }
  return { hills: hills.sort((a, b) => a[1] - b[1]), trees };
}

function Hill({ at: [x, y, size] }: { readonly at: readonly [number, number, number] }) {
  const s = size;
  const peak = s > 27;
  return (
    <g transform={`translate(${n(x)} ${n(y)})`}>
      <path d={`M${n(-s)} ${n(s * 0.5)}L${n(-s * 0.1)} ${n(-s * 0.72)}L${n(s)} ${n(s * 0.5)}Z`} class="hill" />
      <path
        d={`M${n(-s * 0.1)} ${n(-s * 0.72)}L${n(s)} ${n(s * 0.5)}L${n(s * 0.12)} ${n(s * 0.5)}L${n(s * 0.2)} ${n(-s * 0.04)}Z`}
        class="shade"
      />
      {peak && (
        <path
          d={`M${n(-s * 0.1)} ${n(-s * 0.72)}L${n(s * 0.24)} ${n(-s * 0.34)}L${n(s * 0.06)} ${n(-s * 0.26)}L${n(-s * 0.1)} ${n(-s * 0.38)}L${n(-s * 0.26)} ${n(-s * 0.22)}L${n(-s * 0.36)} ${n(-s * 0.34)}Z`}
          class="snow"
        />
      )}
    </g>
  );
}

/** The border: lozenges and teeth, as they are woven and painted in Kabylia. */
function Border({ format }: { readonly format: Format }) {
  const { width, height } = format;
  return (
    <g class="woven">
      <rect x="5" y="5" width={width - 10} height={height - 10} rx="5" class="band" />
      <rect x="5" y="5" width={width - 10} height={height - 10} rx="5" class="teeth" />
      <rect x="11" y="11" width={width - 22} height={height - 22} rx="3" class="edge" />
    </g>
  );
}

export function Land({ facts, format }: { readonly facts: Facts; readonly format: Format }) {
  const drawn = useMemo(() => {
    const { fields, borders, rim } = lands(facts, format);
    const { hills, trees } = scattered(facts, format);
    const river = smooth(RIVER.map((at) => place(at, format)));
    const middles = facts.regions.map(({ id, name }) => {
      const villages = facts.villages
        .filter((village) => village.region === id)
        .map((village) => placeOf(village.id, facts, format));
      return { id, name, villages };
    });
    return (
      <g class="kabylia" aria-hidden="true">
        <rect width={format.width} height={format.height} class="ground" />
        <path d={river} class="river-bank" />
        <path d={river} class="river" />
        <path d={rim} class="rim" />
        <g class="regions">
          {fields.map(({ region, line }) => (
            <path d={line} class={`region region-${region}`} />
          ))}
        </g>
        <path d={borders} class="border" />
        {hills.map((hill) => (
          <Hill at={hill} />
        ))}
        {trees.map(([x, y]) => (
          <use href="#olive" x={n(x)} y={n(y)} />
        ))}
        {middles.map(({ id, name, villages }) => (
          <RegionName key={id} region={id} name={name} villages={villages} format={format} />
        ))}
        <Border format={format} />
      </g>
    );
  }, [facts, format]);
  return drawn;
}

/** Where a region has room for its name; a region we do not know has it at its first village. */
const ROOM: Readonly<Record<Format["name"], Readonly<Record<string, Point>>>> = {
  upright: { irathen: [36, 12], menguellat: [49, 66], ijjeur: [91, 69] },
  middle: { irathen: [39, 12.5], menguellat: [48.5, 64], ijjeur: [78, 48] },
  wide: { irathen: [39, 12.5], menguellat: [47, 63], ijjeur: [78, 48] },
};

function RegionName({
  region,
  name,
  villages,
  format,
}: {
  readonly region: string;
  readonly name: string;
  readonly villages: readonly Point[];
  readonly format: Format;
}) {
  const spot = ROOM[format.name][region];
  const [x, y] = spot ? place(spot, format) : villages[0]!;
  const words = name.split(" ");
  const lines = format.name === "upright" ? [words.at(-1)!] : [words.slice(0, -1).join(" "), words.at(-1)!];
  return (
    <g class={`region-name of-${region}`} transform={`translate(${n(x)} ${n(y)})`}>
      {lines.map((line, i) => (
        <text
          y={i * format.font * 1.15}
          text-anchor="middle"
          style={{ fontSize: `${format.font * (i + 1 === lines.length ? 1.15 : 0.8)}px` }}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

export function LandDefs() {
  return (
    <defs>
      <pattern id="rb-dots" width="9" height="9" patternUnits="userSpaceOnUse">
        <circle cx="2" cy="2" r="1" class="pattern" />
        <circle cx="6.5" cy="6.5" r="1" class="pattern" />
      </pattern>
      <pattern id="rb-lines" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
        <path d="M0 0V8" class="pattern-line" />
      </pattern>
      <pattern id="rb-waves" width="14" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 4q3.5-4 7 0t7 0" class="pattern-line" />
      </pattern>
      <symbol id="olive" viewBox="-7 -9 14 14" width="14" height="14" x="-7" y="-9" overflow="visible">
        <path d="M0 4V-1" class="trunk" />
        <path d="M-5.5-1.5a3 3 0 0 1 2-4.6 3.6 3.6 0 0 1 6.6-.4 3.1 3.1 0 0 1 1.6 5.2Q0 1-5.5-1.5Z" class="crown" />
      </symbol>
    </defs>
  );
}
