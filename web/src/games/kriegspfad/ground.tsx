// The table under the land: its edge with inches, the grid, weather, fire, works.
import { memo } from "../../parts/memo.ts";
import type { Point } from "./camera.ts";
import { SIDE_SIGNS } from "./figures.tsx";
import type { Facts, Preview, State } from "./facts.ts";
import { along, hachures, path, scatter } from "./scatter.ts";
import { Upright } from "./viewport.tsx";

const INCH = 100;
const FOOT = 6 * INCH; // numbers stand every six inches
const RIM = 70; // the wooden edge

/** What the land is filled with: a tile, by its name, and the lines drawn in it. */
const PATTERNS: readonly {
  readonly name: string;
  readonly size: readonly [number, number];
  readonly turn?: number;
  readonly lines: readonly (readonly [string, string])[];
}[] = [
  {
    name: "grass",
    size: [420, 420],
    lines: [
      [
        "blades",
        "M40 60v26m8-24-5 22m-11-18 5 18M250 120v26m8-24-5 22m-11-18 5 18M130 270v26m8-24-5 22m-11-18 5 18M340 330v26m8-24-5 22m-11-18 5 18M60 380h9M200 40h9M310 220h9M190 190h9M390 80h9",
      ],
    ],
  },
  {
    name: "furrows",
    size: [70, 70],
    turn: 24,
    lines: [
      ["furrow", "M0 12H70M0 47H70"],
      ["crop", "M0 30q9-12 18 0t18 0 18 0 16 0"],
    ],
  },
  { name: "rain", size: [180, 240], lines: [["drop", "M30 230l22 64M30-10l22 64M120 110l22 64"]] },
  {
    name: "snow",
    size: [300, 300],
    lines: [["flake", "M60 50v36m-16-27 32 18m0-18-32 18M210 190v36m-16-27 32 18m0-18-32 18"]],
  },
  { name: "mud", size: [240, 160], lines: [["puddle", "M20 40q30-16 60 0M130 110q30-16 60 0"]] },
  {
    name: "smoke",
    size: [260, 220],
    lines: [["puff", "M30 90a40 40 0 0 1 70-40 46 46 0 0 1 76 30M140 190a34 34 0 0 1 60-30"]],
  },
  {
    name: "flames",
    size: [150, 170],
    lines: [["flame", "M70 30q44 34 22 74-6 26-26 26t-26-26q-2-26 16-40-2 20 8 22 12-16 6-56Z"]],
  },
  { name: "stripes", size: [34, 34], turn: 45, lines: [["stripe", "M0 0V34"]] },
];

/** A number on the grid, in inches. */
function Inches({ x, y, at }: Point & { readonly at: number }) {
  return (
    <Upright x={x} y={y}>
      <text class="kp-inch">{at / INCH}</text>
    </Upright>
  );
}

export const Tabletop = memo(
  ({ width, height, grid }: { readonly width: number; readonly height: number; readonly grid: boolean }) => {
    const ticks = (length: number) => Array.from({ length: Math.floor(length / INCH) + 1 }, (_, i) => i * INCH);
    const feet = (length: number) => ticks(length).filter((at) => at % FOOT === 0);
    const lines = (across: readonly number[], up: readonly number[]) =>
      [...across.map((x) => `M${x} 0V${height}`), ...up.map((y) => `M0 ${y}H${width}`)].join("");
    const long = (at: number) => (at % FOOT ? 24 : 48);
    const marks = [
      ...ticks(width).map((x) => `M${x} 0v${-long(x)}M${x} ${height}v${long(x)}`),
      ...ticks(height).map((y) => `M0 ${y}h${-long(y)}M${width} ${y}h${long(y)}`),
    ].join("");
    return (
      <g aria-hidden="true">
        <defs>
          <clipPath id="kp-table-edge">
            <rect width={width} height={height} />
          </clipPath>
          {PATTERNS.map(({ name, size: [across, down], turn, lines }) => (
            <pattern
              id={`kp-${name}`}
              width={across}
              height={down}
              patternUnits="userSpaceOnUse"
              patternTransform={turn === undefined ? undefined : `rotate(${turn})`}
            >
              {lines.map(([kind, d]) => (
                <path d={d} class={`kp-${kind}`} />
              ))}
            </pattern>
          ))}
        </defs>
        <rect x={-RIM} y={-RIM} width={width + 2 * RIM} height={height + 2 * RIM} rx="30" class="kp-rim" />
        <rect width={width} height={height} class="kp-plain" />
        <rect width={width} height={height} fill="url(#kp-grass)" />
        <path d={marks} class="kp-ticks" />
        {grid && (
          <>
            <path d={lines(ticks(width), ticks(height))} class="kp-grid" />
            <path d={lines(feet(width), feet(height))} class="kp-grid strong" />
            {feet(width).map((x) => x > 0 && <Inches x={x} y={36} at={x} />)}
            {feet(height).map((y) => y > 0 && <Inches x={50} y={y} at={y} />)}
          </>
        )}
      </g>
    );
  },
);

/** Whose edge is whose: a band in the side's colour with its sign. */
export function Edges({ state, facts }: { readonly state: State; readonly facts: Facts }) {
  const [width, height] = facts.table;
  const bands: Readonly<Record<string, readonly [Point, Point]>> = {
    lower: [
      { x: 0, y: -34 },
      { x: width, y: -34 },
    ],
    upper: [
      { x: 0, y: height + 34 },
      { x: width, y: height + 34 },
    ],
    left: [
      { x: -34, y: 0 },
      { x: -34, y: height },
    ],
    right: [
      { x: width + 34, y: 0 },
      { x: width + 34, y: height },
    ],
  };
  return (
    <g class="kp-edges" aria-hidden="true">
      {state.edges.map((edge, seat) => {
        const band = bands[edge];
        if (!band) return null;
        const middle = { x: (band[0].x + band[1].x) / 2, y: (band[0].y + band[1].y) / 2 };
        return (
          <g class={`side-${seat}`}>
            <path d={path(band, false)} class="band" />
            <Upright {...middle}>
              <path d={SIDE_SIGNS[seat]!} class="edge-sign" />
            </Upright>
          </g>
        );
      })}
    </g>
  );
}

const points = (raw: readonly (readonly [number, number])[] | undefined): readonly Point[] =>
  (raw ?? []).map(([x, y]) => ({ x, y }));

interface Seen {
  readonly state: State;
  readonly facts: Facts;
  readonly outlook: Preview;
}

/** Emplacements, the palisade, laagers: what troops have built. */
export function Works({ state, facts, outlook }: Seen) {
  const palisade = points(outlook.palisade);
  const depth = facts.depths["regular"]![0];
  const [half, deep] = [facts.frontage / 2, depth / 2];
  return (
    <g class="kp-works">
      {palisade.length > 2 && (
        <g class="palisade">
          <title>{facts.words["palisade"]}</title>
          <path d={path(palisade)} class="wall" />
          <path
            d={along([...palisade, palisade[0]!], 34)
              .map(({ x, y }) => `M${Math.round(x - 15)} ${Math.round(y)}a15 15 0 1 0 30 0a15 15 0 1 0-30 0`)
              .join("")}
            class="posts"
          />
        </g>
      )}
      {state.works.map(([x = 0, y = 0, facing = 0]) => (
        <g class="emplacement" transform={`translate(${x} ${y}) rotate(${facing / 10})`}>
          <title>{facts.words["emplacement"]}</title>
          <path
            d={`M${-deep} ${-half - 30}H${deep + 30}Q${deep + 80} ${-half} ${deep + 70} 0T${deep + 30} ${half + 30}H${-deep}V${half}H${deep}V${-half}H${-deep}Z`}
            class="bank"
          />
          <path d={`M${deep} ${-half}V${half}H${-deep}V${-half}Z`} class="pit" />
          <path
            d={hachures(
              [
                { x: deep + 8, y: -half },
                { x: deep + 62, y: -half },
                { x: deep + 62, y: half },
                { x: deep + 8, y: half },
              ],
              36,
              26,
              3,
            )}
            class="hachure"
          />
        </g>
      ))}
      {(outlook.laagers ?? []).map(
        (ring) =>
          ring.length > 2 && (
            <path d={path(points(ring))} class="laager">
              <title>{facts.words["laager"]}</title>
            </path>
          ),
      )}
    </g>
  );
}

export function Fires({
  outlook,
  facts,
  wind,
}: {
  readonly outlook: Preview;
  readonly facts: Facts;
  readonly wind: number;
}) {
  return (
    <g class="kp-fires">
      {(outlook.burning ?? []).map((area, i) => (
        <g>
          <title>{facts.words["fire"]}</title>
          <path d={path(points(area))} class="fire" />
          <path d={path(points(area))} fill="url(#kp-flames)" />
          <Tag area={points(area)} word={facts.words["fire"]!} seed={i} />
        </g>
      ))}
      {(outlook.smoke ?? []).map((area, i) => (
        <g>
          <title>{facts.words["smoke"]}</title>
          <path d={path(points(area))} class="smoke" />
          <path d={path(points(area))} fill="url(#kp-smoke)" />
          <Tag area={points(area)} word={facts.words["smoke"]!} seed={i + 7} />
        </g>
      ))}
      {wind >= 0 && (
        <Upright x={facts.table[0] - 260} y={facts.table[1] - 260}>
          <g class="kp-wind">
            <title>{facts.words["wind"]}</title>
            <circle r="20" />
            <path d="M-13 0H13M6-6 13 0 6 6" transform={`rotate(${-wind / 10})`} />
          </g>
        </Upright>
      )}
    </g>
  );
}

function Tag({ area, word, seed }: { readonly area: readonly Point[]; readonly word: string; readonly seed: number }) {
  const at = scatter(area, 900, seed)[0] ?? area[0];
  return at ? (
    <Upright x={at.x} y={at.y}>
      <text class="land-name strong">{word}</text>
    </Upright>
  ) : null;
}

/** Weather and darkness lie on the land, not on the troops. */
export function Weather({ state, facts, outlook }: Seen) {
  const [width, height] = facts.table;
  const has = (name: string) => state.weather.includes(name);
  return (
    <g class="kp-weather" aria-hidden="true">
      {has("snow") && (
        <>
          <rect width={width} height={height} class="snow" />
          <rect width={width} height={height} fill="url(#kp-snow)" />
        </>
      )}
      {has("mud") && (
        <>
          <rect width={width} height={height} class="mud" />
          <rect width={width} height={height} fill="url(#kp-mud)" />
        </>
      )}
      {(has("rain") || has("heavy_rain")) && (
        <rect width={width} height={height} fill="url(#kp-rain)" class={has("heavy_rain") ? "heavy" : ""} />
      )}
      {has("fog") && <rect width={width} height={height} class="fog" />}
      {outlook.dark && <rect width={width} height={height} class="night" />}
    </g>
  );
}
