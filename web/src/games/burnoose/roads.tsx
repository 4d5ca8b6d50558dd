// Roads, stops, start locations, the signs at forks, and the ways of armies that somebody asked for.
import { useMemo } from "preact/hooks";
import type { Facts, Preview, Point, Sign } from "./facts.ts";
import { sameWay, SIGNS } from "./facts.ts";
import { alongRoads, clearOf, onRoad, placeOf, roadLine, type Format } from "./geometry.ts";
import { SignMark } from "./units.tsx";

export function Roads({
  facts,
  format,
  glow,
}: {
  readonly facts: Facts;
  readonly format: Format;
  readonly glow: ReadonlySet<string>;
}) {
  const roads = useMemo(
    () => facts.roads.map(([a, b]) => roadLine(placeOf(a, facts, format), placeOf(b, facts, format))),
    [facts, format],
  );
  return (
    <g class="roads">
      {roads.map((line) => (
        <path d={line} class="road-edge" />
      ))}
      {roads.map((line) => (
        <path d={line} class="road" />
      ))}
      {useMemo(
        () => (
          <Forks facts={facts} format={format} />
        ),
        [facts, format],
      )}
      {Object.entries(facts.nodes).map(([id, node]) => {
        const [x, y] = placeOf(id, facts, format);
        if (node.kind === "stop")
          return (
            <Stop
              key={id}
              name={node.name}
              at={[x, y]}
              label={facts.words["stop"]!}
              glow={glow.has(`node-${id}`)}
              named={node.name.length <= SHORT && hasRoom([x, y], facts, format)}
            />
          );
        if (node.kind === "start")
          return (
            <Start
              key={id}
              id={id}
              name={node.name}
              at={[x, y]}
              facts={facts}
              format={format}
              glow={glow.has(`node-${id}`)}
            />
          );
        return null;
      })}
    </g>
  );
}

const SHORT = 16; // longer names of stops are told on touch only

/** Whether a name below a stop is clear of the villages. */
const hasRoom = ([x, y]: Point, facts: Facts, format: Format): boolean =>
  format.name !== "upright" &&
  facts.villages.every(({ id }) => {
    const [vx, vy] = placeOf(id, facts, format);
    return Math.abs(vx - x) > 115 || y + 18 < vy - 42 || y + 18 > vy + 56;
  });

function Stop({
  name,
  at: [x, y],
  label,
  glow,
  named,
}: {
  readonly name: string;
  readonly at: Point;
  readonly label: string;
  readonly glow: boolean;
  readonly named: boolean;
}) {
  return (
    <g class={`stop ${glow ? "glow" : ""}`} transform={`translate(${x} ${y})`}>
      <title>{`${label}: ${name}`}</title>
      <circle r="13" class="halo" />
      <circle r="8.5" class="ring" />
      {named && (
        <text y="21" text-anchor="middle">
          {name}
        </text>
      )}
    </g>
  );
}

function Start({
  id,
  name,
  at: [x, y],
  facts,
  format,
  glow,
}: {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  readonly facts: Facts;
  readonly format: Format;
  readonly glow: boolean;
}) {
  const next = facts.roads.find((road) => road.includes(id))!.find((end) => end !== id)!;
  const [nx, ny] = placeOf(next, facts, format);
  const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI;
  const anchor = x < 100 ? "start" : x > format.width - 100 ? "end" : "middle";
  const shift = anchor === "start" ? -10 : anchor === "end" ? 12 : 0;
  return (
    <g class={`start ${glow ? "glow" : ""}`} transform={`translate(${x} ${y})`}>
      <title>{`${facts.words["start"]}${facts.words["colon"]} ${name}`}</title>
      <g transform={`rotate(${turn.toFixed(1)})`}>
        <circle r="22" class="halo" />
        <path d="M-16-11H2V-18L20 0 2 18V11H-16Z" class="arrow" />
      </g>
      <text
        x={shift}
        y={y < 100 ? -21 : y > format.height - 90 ? 30 : 34}
        text-anchor={anchor}
        style={{ fontSize: `${format.font}px` }}
      >
        {name}
      </text>
    </g>
  );
}

/** Beside a road out of a fork: the sign that leads an army into it, on the side it comes from. */
function Forks({ facts, format }: { readonly facts: Facts; readonly format: Format }) {
  const signs = facts.forks.flatMap((fork) =>
    SIGNS.map((sign) => ({ sign, node: fork.node, from: fork.from, to: fork[sign] })),
  );
  return (
    <g class="forks" aria-hidden="true">
      {signs.map(({ sign, node, from, to }) => {
        const [at, back, ahead] = [node, from, to].map((id) => placeOf(id, facts, format)) as [Point, Point, Point];
        const [ux, uy] = [ahead[0] - at[0], ahead[1] - at[1]];
        const length = Math.hypot(ux, uy);
        const clear = facts.nodes[node]!.kind === "village" ? clearOf(at, ahead, format) + 9 : 22;
        const side = Math.sign(ux * (back[1] - at[1]) - uy * (back[0] - at[0])) || 1;
        const [x, y] = onRoad(at, ahead, Math.min(0.62, clear / length), side * 10);
        return (
          <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <SignMark sign={sign} size={4.6} />
          </g>
        );
      })}
    </g>
  );
}

const ASIDE: Readonly<Record<Sign, number>> = { circle: -6, triangle: 6 };

/** Where an army goes: one line where both symbols agree, two where they part. */
export function Ways({
  army,
  facts,
  outlook,
  format,
}: {
  readonly army: number;
  readonly facts: Facts;
  readonly outlook: Pick<Partial<Preview>, "ways">;
  readonly format: Format;
}) {
  const ways = outlook.ways?.[army];
  if (!ways) return null;
  const same = sameWay(ways.circle, ways.triangle);
  return (
    <g class={`ways of-army-${army}`} aria-hidden="true">
      {(same ? (["circle"] as const) : SIGNS).map((sign) => {
        const points = ways[sign].steps.map((node) => placeOf(node, facts, format));
        if (points.length < 2) return null;
        const aside = same ? 0 : ASIDE[sign];
        const [before, end] = [points.at(-2)!, points.at(-1)!];
        const length = Math.hypot(end[0] - before[0], end[1] - before[1]);
        const short =
          facts.nodes[ways[sign].steps.at(-1)!]!.kind === "village"
            ? Math.max(0.2, 1 - (clearOf(end, before, format) + 6) / length)
            : 0.9;
        const [tx, ty] = onRoad(points.at(-2)!, points.at(-1)!, short, aside);
        const [bx, by] = onRoad(points.at(-2)!, points.at(-1)!, short - 0.06, aside);
        const turn = (Math.atan2(ty - by, tx - bx) * 180) / Math.PI;
        return (
          <g class={`way ${same ? "both" : sign}`}>
            <path d={alongRoads(points, aside, short)} class="way-edge" />
            <path d={alongRoads(points, aside, short)} class="way-line" />
            <path
              d="M-7-8 9 0-7 8Z"
              class="way-head"
              transform={`translate(${tx.toFixed(1)} ${ty.toFixed(1)}) rotate(${turn.toFixed(1)})`}
            />
            {!same &&
              points.slice(0, -1).map((_, i) => {
                const [x, y] = onRoad(points[i]!, points[i + 1]!, 0.45, aside * 2.1);
                return (
                  <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} class="way-sign">
                    <circle r="9.5" class="plate" />
                    <SignMark sign={sign} size={5.4} />
                  </g>
                );
              })}
          </g>
        );
      })}
    </g>
  );
}
