// The land under the zones: desert, the Nile and its fields, the city and its ramparts.
import { memo } from "../../parts/memo.ts";
import type { Facts, Point } from "./facts.ts";
import { distance, HEIGHT, place, smooth, steady, WIDTH } from "./geometry.ts";

// The old town between the rivers, and the line of the ramparts from Nile to Nile (our drawing).
const TOWN: readonly Point[] = [
  [392, 330],
  [470, 312],
  [560, 308],
  [640, 330],
  [655, 392],
  [640, 452],
  [560, 480],
  [470, 478],
  [400, 430],
];
const RAMPARTS: readonly Point[] = [
  [284, 612],
  [350, 610],
  [420, 600],
  [510, 592],
  [600, 560],
  [690, 500],
  [750, 455],
  [790, 427],
  [826, 372],
  [838, 348],
];
const TUTI: Point = [372, 262];

const inside = (p: Point, polygon: readonly Point[]): boolean => {
  let is = false;
  polygon.forEach(([x, y], i) => {
    const [px, py] = polygon[(i + polygon.length - 1) % polygon.length]!;
    if (y > p[1] !== py > p[1] && p[0] < ((px - x) * (p[1] - y)) / (py - y) + x) is = !is;
  });
  return is;
};

function dunes(rivers: readonly (readonly Point[])[]): string {
  const next = steady(1884);
  let line = "";
  for (let y = 16; y < HEIGHT; y += 25) {
    for (let x = 10; x < WIDTH; x += 46) {
      const at: Point = [x + next() * 30, y + next() * 14];
      const size = 7 + next() * 13;
      if (next() < 0.3 || inside(at, TOWN) || rivers.some((r) => distance(at, r) < 58)) continue;
      line += `M${at[0].toFixed(1)} ${at[1].toFixed(1)}q${(size / 2).toFixed(1)} ${(-size / 2.4).toFixed(1)} ${size.toFixed(1)} 0`;
      if (next() < 0.4) line += `q${(size / 3).toFixed(1)} ${(-size / 4).toFixed(1)} ${(size / 1.5).toFixed(1)} 0`;
    }
  }
  return line;
}

function houses(): readonly (readonly [number, number, number, number])[] {
  const next = steady(26);
  const found: [number, number, number, number][] = [];
  for (let y = 308; y < 486; y += 13) {
    for (let x = 388; x < 660; x += 15) {
      const w = 6 + next() * 6;
      const h = 5 + next() * 5;
      const at: Point = [x + next() * 3, y + next() * 3];
      if (inside(at, TOWN) && next() < 0.78) found.push([at[0], at[1], w, h]);
    }
  }
  return found;
}

/** Groves of date palms on the banks. */
function palms(rivers: readonly (readonly Point[])[]): readonly Point[] {
  const next = steady(7);
  const found: Point[] = [];
  for (let i = 0; i < 900 && found.length < 70; i++) {
    const at: Point = [next() * WIDTH, next() * HEIGHT];
    const near = Math.min(...rivers.map((r) => distance(at, r)));
    if (near > 24 && near < 36 && found.every((p) => Math.hypot(p[0] - at[0], p[1] - at[1]) > 16)) found.push(at);
  }
  return found;
}

export const Land = memo(function Land({ facts }: { readonly facts: Facts }) {
  const rivers = facts.rivers.map((river) => ({ ...river, line: river.points.map(place) }));
  const lines = rivers.map((river) => river.line);
  return (
    <g class="land" aria-hidden="true">
      <rect width={WIDTH} height={HEIGHT} class="sand" />
      <rect width={WIDTH} height={HEIGHT} fill="url(#light)" />
      <path d={dunes(lines)} class="dunes" />
      {rivers.map((river) => (
        <path d={smooth(river.line)} class="fields" style={{ strokeWidth: river.width * 10 + 46 }} />
      ))}
      {rivers.map((river) => (
        <path d={smooth(river.line)} class="furrows" style={{ strokeWidth: river.width * 10 + 34 }} />
      ))}
      <path d={smooth([...TOWN, TOWN[0]!])} class="town" />
      {rivers.map((river) => (
        <path d={smooth(river.line)} class="bank" style={{ strokeWidth: river.width * 10 + 6 }} />
      ))}
      <ellipse
        cx={TUTI[0]}
        cy={TUTI[1]}
        rx="58"
        ry="31"
        class="bank-fill"
        transform={`rotate(12 ${TUTI[0]} ${TUTI[1]})`}
      />
      {rivers.map((river) => (
        <path d={smooth(river.line)} class="water" style={{ strokeWidth: river.width * 10 }} />
      ))}
      <ellipse
        cx={TUTI[0]}
        cy={TUTI[1]}
        rx="55"
        ry="28"
        class="water-fill"
        transform={`rotate(12 ${TUTI[0]} ${TUTI[1]})`}
      />
      <ellipse
        cx={TUTI[0] + 2}
        cy={TUTI[1]}
        rx="34"
        ry="12"
        class="island"
        transform={`rotate(12 ${TUTI[0]} ${TUTI[1]})`}
      />
      {rivers.map((river) => (
        <path d={smooth(river.line)} class="ripples" />
      ))}
      {palms(lines).map(([x, y]) => (
        <use href="#palm" x={x} y={y} />
      ))}
      <g class="houses">
        {houses().map(([x, y, w, h]) => (
          <rect x={x} y={y} width={w} height={h} rx="0.6" />
        ))}
      </g>
      <path d={smooth(RAMPARTS)} class="ditch" />
      <path d={smooth(RAMPARTS)} class="wall" />
      <path d={smooth(RAMPARTS)} class="merlons" />
      {rivers.map((river) => {
        const [x, y] = place(river.label);
        return (
          <text x={x} y={y} class="river-name" text-anchor="middle">
            {river.name}
          </text>
        );
      })}
      <g transform="translate(938 690)" class="compass">
        <circle r="30" />
        <path d="M0-42 7 0 0 42-7 0Z" class="needle" />
        <path d="M-42 0 0-7 42 0 0 7Z" class="needle faint" />
        <text y="-47" text-anchor="middle">
          N
        </text>
      </g>
    </g>
  );
});

export function LandDefs() {
  return (
    <defs>
      <radialGradient id="light" cx="50%" cy="45%" r="70%">
        <stop offset="0%" class="light-in" />
        <stop offset="100%" class="light-out" />
      </radialGradient>
      <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V7" class="hatch" />
      </pattern>
      <symbol id="palm" viewBox="-6 -10 12 12" width="12" height="12" x="-6" y="-10" overflow="visible">
        <path d="M0 2V-4" class="trunk" />
        <path d="M0-4q-5-3-6 1M0-4q5-3 6 1M0-4q-3-5-5-4M0-4q3-5 5-4M0-4V-9" class="frond" />
      </symbol>
    </defs>
  );
}
