// What is shown of the chosen unit: arcs, ranges, cohesion, targets, the way it came; and the ruler.
import type { Json } from "../face.ts";
import { asOption } from "../option.ts";
import { Base } from "./base.tsx";
import type { BoardProps } from "./props.ts";
import type { Point } from "./camera.ts";
import {
  depthOf,
  elementsOf,
  inches,
  companyName,
  middleOf,
  placeOf,
  type Facts,
  type Preview,
  type Shot,
  type State,
  type UnitMeasure,
} from "./facts.ts";
import { from, isMeasure, isPlace, measured, to } from "./ruler.ts";
import type { Ghost } from "./moving/hand.ts";
import { path } from "./scatter.ts";
import type { Tool } from "./selection.ts";
import { Upright } from "./viewport.tsx";

interface OverlayProps {
  readonly unit: number;
  readonly facts: Facts;
  readonly state: State;
  readonly outlook: Preview;
  readonly measure: Pick<UnitMeasure, "unit" | "ranges" | "shots"> | null;
  /** Shots of the enemy at the place drafted. */
  readonly threats?: readonly Shot[];
  readonly on: ReadonlySet<Tool>;
}

const D20 = 20;

/** That at least one die of a shot hits, out of a hundred; the faces come from the server. */
export const chanceOf = ({ faces, dice }: Shot): number =>
  Math.round(100 - 100 * (1 - ((faces.hit ?? 0) + (faces.kill ?? 0)) / D20) ** dice);

/** Shots by the unit they are aimed at, or come from. */
export function byUnit(
  shots: readonly Shot[],
  state: State,
  end: "element" | "target",
): ReadonlyMap<number, readonly Shot[]> {
  const found = new Map<number, Shot[]>();
  for (const shot of shots) {
    const unit = state.unit[shot[end]]!;
    found.set(unit, [...(found.get(unit) ?? []), shot]);
  }
  return found;
}

/** The front zone up to a range: straight ahead of the front edge, and an eighth of a turn beyond its corners. */
export function zone(half: number, front: number, range: number): string {
  const slant = range * Math.SQRT1_2;
  const r = Math.round;
  return `M${r(front)} ${r(-half)}L${r(front + slant)} ${r(-half - slant)}A${range} ${range} 0 0 1 ${r(front + range)} ${r(-half)}V${r(half)}A${range} ${range} 0 0 1 ${r(front + slant)} ${r(half + slant)}L${r(front)} ${r(half)}Z`;
}

export function Under({ unit, facts, state, outlook, measure, on }: OverlayProps) {
  const depth = depthOf(facts, state, unit);
  const ranges = measure?.unit === unit ? measure.ranges : [];
  const reach = outlook.cohesion?.[unit] ?? 0;
  const zones = (which: "far" | "near") =>
    ranges
      .filter(([, , near, far]) => which === "far" || near < far)
      .map(([e, arm, near, far]) => (
        <path
          key={`${e}${arm}`}
          d={zone(facts.frontage / 2, depth / 2, which === "far" ? far : near)}
          transform={at(state, e)}
        />
      ));
  // first as a whole, then each by itself, faintly: overlapping areas do not add up
  return (
    <g class="kp-overlay" aria-hidden="true">
      {on.has("cohesion") &&
        ["whole", "each"].map((how) => (
          <g key={how} class={`cohesion ${how}`}>
            {elementsOf(state, unit).map((e) => (
              <Base key={e} facts={facts} depth={depth} around={reach} rx={reach} transform={at(state, e)} />
            ))}
          </g>
        ))}
      {on.has("ranges") && (
        <>
          <g class="range far whole">{zones("far")}</g>
          <g class="range near whole">{zones("near")}</g>
          <g class="range far each">{zones("far")}</g>
          <g class="range near each">{zones("near")}</g>
        </>
      )}
    </g>
  );
}

const at = (state: State, e: number): string =>
  `translate(${state.x[e]} ${state.y[e]}) rotate(${state.facing[e]! / 10})`;

export function Over({ unit, facts, state, measure, threats = [], on }: OverlayProps) {
  const shots = measure?.unit === unit && on.has("sight") ? measure.shots : [];
  const danger = on.has("sight") ? threats : [];
  return (
    <g class="kp-overlay over" aria-hidden="true">
      {shots.map((shot) => (
        <ShotLine key={`${shot.element}-${shot.weapon}-${shot.target}`} shot={shot} name="shot-line" />
      ))}
      {danger.map((shot) => (
        <ShotLine key={`${shot.element}-${shot.weapon}-${shot.target}`} shot={shot} name="threat-line" />
      ))}
      {[...byUnit(shots, state, "target")].map(([foe, at]) => (
        <Upright key={foe} {...middleOf(state, foe)}>
          <g class="aim" data-aim={foe}>
            <circle r="9" />
            <path d="M-13 0H13M0-13V13" />
            <Chance shots={at} y={-16} />
          </g>
        </Upright>
      ))}
      {[...byUnit(danger, state, "element")].map(([foe, by]) => (
        <Upright key={foe} {...middleOf(state, foe)}>
          <g class="threat" data-threat={foe}>
            <path d="M0-11 11 9H-11ZM0-4V3M0 5.5V6.5" />
            <Chance shots={by} y={24} />
          </g>
        </Upright>
      ))}
      <title>{facts.words["targets"]}</title>
    </g>
  );
}

const ShotLine = ({ shot, name }: { readonly shot: Shot; readonly name: string }) => (
  <path
    d={path(
      shot.line.map(([x, y]) => ({ x, y })),
      false,
    )}
    class={name}
  />
);

/** How many shoot, and the best chance of one of them. */
const Chance = ({ shots, y }: { readonly shots: readonly Shot[]; readonly y: number }) => (
  <text y={y} class="chance">
    {new Set(shots.map(({ element }) => element)).size} × {Math.max(...shots.map(chanceOf))} %
  </text>
);

/** The table with a unit where its draft puts it. */
export function drafted(state: State, drawing: Json): State {
  const ends = (drawing["elements"] as readonly Ghost[] | undefined) ?? [];
  const moved = (name: "x" | "y" | "facing", i: 0 | 1 | 2) => {
    const values = [...state[name]];
    for (const { element, end } of ends) values[element] = end[i];
    return values;
  };
  return { ...state, x: moved("x", 0), y: moved("y", 1), facing: moved("facing", 2) };
}

/** Where the units that moved in this round came from. */
export function Ways({ state, facts }: { readonly state: State; readonly facts: Facts }) {
  const moved = state.unit
    .map((_, e) => e)
    .filter(
      (e) =>
        state.place[e] === 1 && state.did[e]! > 0 && (state.from_x[e] !== state.x[e] || state.from_y[e] !== state.y[e]),
    );
  return (
    <g class="kp-ways" aria-hidden="true">
      {moved.map((e) => {
        const depth = depthOf(facts, state, state.unit[e]!);
        return (
          <g key={e} class={`side-${state.side[state.unit[e]!]}`}>
            <Base
              facts={facts}
              depth={depth}
              class="was"
              transform={`translate(${state.from_x[e]} ${state.from_y[e]}) rotate(${state.from_facing[e]! / 10})`}
            />
            <path d={`M${state.from_x[e]} ${state.from_y[e]}L${state.x[e]} ${state.y[e]}`} class="way" />
          </g>
        );
      })}
    </g>
  );
}

export function Ruler({ state, facts }: { readonly state: State; readonly facts: Facts }) {
  const ends = [from.value, to.value].filter((e): e is number => typeof e === "number" && state.place[e] === 1);
  const found = measured.value;
  const [a, b] = [from.value, to.value].map((end) =>
    typeof end === "number" ? (state.place[end] === 1 ? placeOf(state, end) : null) : end,
  );
  const line: readonly Point[] = found ? found.line.map(([x, y]) => ({ x, y })) : a && b ? [a, b] : [];
  const depth = (e: number) => depthOf(facts, state, state.unit[e]!);
  const length = found ? found.distance : a && b ? Math.hypot(b.x - a.x, b.y - a.y) : 0;
  return (
    <g class={`kp-ruler ${isMeasure(found) && !found.sees ? "blocked" : ""}`} aria-hidden="true">
      {ends.map((e) => (
        <Base key={e} facts={facts} depth={depth(e)} around={18} rx="20" class="end" transform={at(state, e)} />
      ))}
      {isPlace(from.value) && to.value === null && <circle cx={from.value.x} cy={from.value.y} r="40" class="end" />}
      {line.length === 2 && (
        <>
          <path d={path(line, false)} class="halo" />
          <path d={path(line, false)} class="line" />
          <path d={path(line, false)} class="inches" />
        </>
      )}
      {line.length === 2 && (
        <Upright x={(line[0]!.x + line[1]!.x) / 2} y={(line[0]!.y + line[1]!.y) / 2}>
          <rect x="-27" y="-12" width="54" height="24" rx="12" class="plate" />
          <text y="5">{inches(length)}</text>
        </Upright>
      )}
    </g>
  );
}

/** Own units in hiding, for their owner only; they can be revealed here when that is an option. */
export function Hidden({ board }: { readonly board: BoardProps }) {
  const { facts, state } = board;
  const outlook = board.preview;
  const seat = board.seat ?? 0;
  return (
    <g class={`kp-hidden side-${seat}`}>
      {(outlook.reserve ?? []).map((company, number) => {
        if (!company.places.length) return null;
        const name = `${facts.words["status-hidden"]}: ${companyName(facts, state.lists[seat]!, company)}`;
        const depth = facts.depths[company.troop]![company.mounted ? 1 : 0];
        const [x, y] = company.places[0]!;
        const { classes, props } = asOption(`reserve-${number}`, name, board);
        return (
          <g key={number} data-ref={`reserve-${number}`} class={classes} {...props}>
            <title>{name}</title>
            {company.places.map(([px, py, facing]) => (
              <Base
                facts={facts}
                depth={depth}
                class="base"
                transform={`translate(${px} ${py}) rotate(${facing / 10})`}
              />
            ))}
            <Upright x={x} y={y}>
              <path d="M-11 0Q0-10 11 0 0 10-11 0ZM-10 8 10-8" class="eye" />
              <text y="22" class="kp-inch">
                {number}
              </text>
            </Upright>
          </g>
        );
      })}
    </g>
  );
}
