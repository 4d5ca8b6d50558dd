// What stands on the map: paths, zones with their walls, Banners, garrisons.
import { asOption } from "../option.ts";
import type { BoardProps } from "./props.ts";
import { counterText, Emblem, UnitIcon } from "./counter.tsx";
import { text as say } from "../../text.ts";
import { deskOf, drafted, hand, neighbour, offeredTo, post, withdraw } from "./arranging.ts";
import { carried, carrying } from "./carry.tsx";
import {
  family,
  grouped,
  inEnemyHands,
  levelOf,
  percent,
  type Banner,
  type Facts,
  type State,
  type Zone,
} from "./facts.ts";
import { flagAt, place, smooth, WIDTH, wrap } from "./geometry.ts";

const RADIUS = 31;
const IN_A_ROW = 4;

// Where a name stands if not below its zone, and Banners that fly to the left: only to keep the drawing clear.
const NAME_AT: Readonly<Record<string, readonly ["start" | "end", number, number]>> = {
  palace: ["start", 42, -4],
  black5: ["start", -16, RADIUS + 17], // beside the flag of the camp
  white3: ["start", 38, 6],
  white4: ["start", 36, -2],
  white6: ["start", 38, 16],
  red2: ["start", 37, 22],
};
/** The same for the short names of a small map, in letters twice as large. */
const SHORT_AT: Readonly<Record<string, readonly ["start" | "end", number, number]>> = {
  palace: ["start", 42, -12],
  white2: ["start", 37, 49],
  white3: ["start", 40, 10],
  white4: ["start", 40, 8],
  white5: ["end", 50, -RADIUS - 11],
  white6: ["start", 40, 10],
  red2: ["start", 42, 10],
  red3: ["end", -40, 8],
  red4: ["end", -40, 10],
  red5: ["end", -38, -8],
  green6: ["end", 38, RADIUS + 27],
};
/** Letters in a line. */
const LINE: Readonly<Record<string, number>> = { white2: 99, black5: 12 };
/** How high a flag stands on its zone: from its upper edge, or lower, under another zone. */
const LIFT = 22;
const LOW = 8;
const FLIES_LEFT: ReadonlySet<string> = new Set(["black6", "white4"]);

export function Paths({ facts, state, glow }: Pick<BoardProps, "facts" | "state" | "glow">) {
  const zone = new Map(facts.zones.map((z) => [z.id, z]));
  return (
    <g aria-hidden="true">
      {facts.paths.map((path, i) => {
        const points = path.zones.map((id) => place(zone.get(id)!.at));
        const travelled = points.slice(0, 7 - (state.at[i] ?? 6));
        const ahead = points.slice(6 - (state.at[i] ?? 6)); // from where the Banner stands
        const open = glow.has(`path-${path.banner}`);
        return (
          <g class={`path path-${path.banner}`} data-open={open || undefined}>
            {open && <path d={smooth(ahead)} class="open" />}
            <path d={smooth(points)} class="way" />
            {travelled.length > 1 && <path d={smooth(travelled)} class="casing" />}
            {travelled.length > 1 && <path d={smooth(travelled)} class="marched" />}
          </g>
        );
      })}
    </g>
  );
}

function Shape({ zone, grow = 0, ...rest }: { readonly zone: Zone; readonly grow?: number; readonly class: string }) {
  const r = RADIUS + grow;
  if (zone.kind === "circle") return <circle r={r} {...rest} />;
  const side = r * (zone.id === "palace" ? 1.12 : 0.94);
  return <rect x={-side} y={-side} width={2 * side} height={2 * side} rx={Math.max(1, 5 + grow)} {...rest} />;
}

/** One brick for each level; the one of an improvement is marked with a cross of timber. */
function Walls({ base, improved }: { readonly base: number; readonly improved: boolean }) {
  const number = base + (improved ? 1 : 0);
  const left = -(number * 15 - 3) / 2;
  return (
    <g transform="translate(0 11)">
      {Array.from({ length: number }, (_, i) => (
        <g transform={`translate(${left + i * 15} 0)`}>
          <rect width="12" height="9" rx="1.5" class={i < base ? "brick" : "brick new"} />
          {i >= base && <path d="M2.5 4.5h7M6 1.5v6" class="cross" />}
        </g>
      ))}
      {number === 0 && <path d="M-8 4.5h16" class="no-wall" />}
    </g>
  );
}

function zoneText(zone: Zone, facts: Facts, state: State): string {
  const { base, improved, lowered } = levelOf(zone, state);
  const words = facts.words;
  const garrison = state.garrison[facts.zones.indexOf(zone)] ?? [];
  const parts = [
    zone.path === "all"
      ? zone.name
      : `${zone.name}, ${facts.paths.find((p) => p.banner === zone.path)!.name} ${zone.number}`,
    facts.kinds[zone.kind].label,
    `${words["level"]} ${base + (improved ? 1 : 0)}`,
    improved && words["improved"],
    lowered > 0 && words["lowered"],
    zone.key && words["key"],
    zone.nile && words["nile"],
    inEnemyHands(zone, facts, state) && words["enemy"],
    garrison.length > 0 &&
      `${words["defenders"]}${words["colon"]} ${grouped(garrison)
        .map(([u, n]) => `${n} × ${facts.units[u]!.name}`)
        .join(", ")}`,
  ];
  return parts.filter(Boolean).join(". ");
}

/** While a defence is laid out: a click places the counter in hand, arrows go from zone to zone. */
function asPost(zone: Zone, words: string, board: BoardProps) {
  const desk = deskOf(board);
  if (!desk) return null;
  const { drawn } = desk;
  if (!drawn.room[zone.id]) return { lit: false, props: {} };
  const unit = offeredTo(zone.id, drawn, carried.value?.unit ?? hand.value);
  const label =
    unit === null
      ? words
      : `${say("arrange-more", { unit: board.facts.units[unit]!.name, zone: zone.name })}. ${words}`;
  const props = {
    role: "button" as const,
    tabindex: 0, // in small letters: SVG knows no other
    "aria-label": label,
    "aria-disabled": unit === null || undefined,
    onClick: () => post(desk, zone.id),
    onKeyDown: (event: KeyboardEvent) => {
      const last = drawn.posts[zone.id]?.at(-1);
      const next = neighbour(zone.id, event.key, board.facts, drawn);
      if (event.key === "Enter" || event.key === " " || event.key === "+") post(desk, zone.id);
      else if ((event.key === "Delete" || event.key === "-") && last) withdraw(desk, zone.id, last);
      else if (next)
        document.querySelector<SVGElement>(`[data-ref="zone-${CSS.escape(next)}"]`)?.focus({ preventScroll: true });
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { lit: unit !== null, props };
}

export function ZoneMark({ zone, board }: { readonly zone: Zone; readonly board: BoardProps }) {
  const { facts, state } = board;
  const ref = `zone-${zone.id}`;
  const text = zoneText(zone, facts, state);
  const chosen = asOption(ref, text, board);
  const posted = asPost(zone, text, board);
  const { lit, props } = posted ?? { lit: chosen.option !== undefined, props: chosen.props };
  const [x, y] = place(zone.at);
  const enemy = inEnemyHands(zone, facts, state);
  const { base, improved } = levelOf(zone, state);
  const classes = [
    "zone",
    `of-${zone.path}`,
    lit && "lit",
    board.glow.has(ref) && "glow",
    !posted && lit && chosen.option === board.considered && "considered",
    enemy && "enemy",
  ];
  const [anchor, right, down] = NAME_AT[zone.id] ?? ["middle" as const, 0, RADIUS + 17];
  const lines = wrap(zone.name, LINE[zone.id]);
  const [side, aside, under] = SHORT_AT[zone.id] ?? ["middle" as const, 0, RADIUS + 27];
  return (
    <g
      class={classes.filter(Boolean).join(" ")}
      transform={`translate(${x} ${y})`}
      data-ref={ref}
      role="img"
      aria-label={text}
      {...props}
    >
      <title>{text}</title>
      <g class="mark">
        {(lit || board.glow.has(ref)) && <Shape zone={zone} grow={11} class="halo" />}
        <Shape zone={zone} grow={5} class="focus-ring" />
        <Shape zone={zone} class="ground" />
        {enemy && <Shape zone={zone} class="hatched" />}
        {zone.kind === "fort" && <Shape zone={zone} grow={-6} class="inner" />}
        <text y={zone.path === "all" ? -2 : -3} text-anchor="middle" class="number">
          {zone.path === "all" ? "★" : zone.number}
        </text>
        <Walls base={base} improved={improved} />
        {zone.key && (
          <path
            d="M0-9 2.7-2.8 9.2-2.6 4.2 1.6 5.9 8 0 4.4-5.9 8-4.2 1.6-9.2-2.6-2.7-2.8Z"
            transform="translate(25 -25) scale(1.15)"
            class="star"
          />
        )}
        {zone.nile && (
          <g transform="translate(-26 -24)" class="nile-mark">
            <circle r="9.5" />
            <path d="M-6-1.5q3-3.5 6 0t6 0M-6 3q3-3.5 6 0t6 0" />
          </g>
        )}
      </g>
      <g class="zone-name" aria-hidden="true">
        {lines.map((line, i) => (
          <text x={right} y={down + i * 15} text-anchor={anchor}>
            {line}
          </text>
        ))}
      </g>
      <text x={aside} y={under} text-anchor={side} class="zone-short" aria-hidden="true">
        {zone.short}
      </text>
    </g>
  );
}

export function Garrison({ zone, board }: { readonly zone: Zone; readonly board: BoardProps }) {
  const { facts } = board;
  const desk = deskOf(board);
  const units = board.state.garrison[facts.zones.indexOf(zone)] ?? [];
  if (!units.length) return null;
  const holds = (desk ? desk.drawn.holds : board.preview.holds)?.[zone.id];
  const [x, y] = place(zone.at);
  const groups = grouped(units);
  const rows = Math.ceil(groups.length / IN_A_ROW);
  const across = Math.ceil(groups.length / rows); // no row half empty: what lies beside stays in sight
  const width = across * 36 + 6;
  const left = Math.max(4, Math.min(WIDTH - width - 4, x - width / 2));
  const beyond = left + width + 54 > WIDTH; // the edge of the map
  return (
    <g transform={`translate(${left} ${Math.max(4, y - RADIUS - 32 - (rows - 1) * 36)})`} class="garrison">
      <rect width={width} height={rows * 36 + 6} rx="5" class="tray" />
      {groups.map(([unit, number], i) => {
        const { option, props } = asOption(`garrison-${zone.id}-${unit}`, counterText(unit, number, facts), board);
        const back = desk && drafted(zone.id, unit, desk.drawn) > 0;
        const name = facts.units[unit]!.name;
        const classes = [
          back && "movable",
          "mini",
          `type-${family(facts, unit)}`,
          option !== undefined && "lit",
          (board.glow.has(`unit-${unit}`) || (option !== undefined && option === board.considered)) && "glow",
        ];
        return (
          <g
            transform={`translate(${4 + (i % across) * 36} ${4 + Math.floor(i / across) * 36})`}
            class={classes.filter(Boolean).join(" ")}
            data-piece={unit}
            data-many={number}
            {...props}
            {...(option === undefined && { "aria-hidden": "true" })}
            {...(back && carrying(desk, unit, zone.id, () => withdraw(desk, zone.id, unit)))}
          >
            {back && <title>{say("arrange-back", { unit: name, zone: zone.name })}</title>}
            <rect width="34" height="34" rx="3" class="face" />
            <g transform="translate(2 1) scale(0.92)">
              <UnitIcon unit={unit} facts={facts} />
            </g>
            {unit.endsWith("_reduced") && <path d="M2 32 32 2" class="reduced" />}
            <text x="31" y="31" text-anchor="end" class="count" data-how-many>
              {number}
            </text>
          </g>
        );
      })}
      {holds !== undefined && (
        <g class="holds" transform={`translate(${beyond ? -50 : width + 3} ${(rows * 36 + 6) / 2})`}>
          <title>{say("arrange-holds", { percent: Math.round(100 * holds) })}</title>
          <rect x="0" y="-12" width="47" height="24" rx="12" />
          <text x="23.5" y="5.5" text-anchor="middle">
            {percent(holds)}
          </text>
        </g>
      )}
    </g>
  );
}

/** Several Banners never share a zone, except the Palace at the very end. */
export function BannerFlag({ index, board }: { readonly index: number; readonly board: BoardProps }) {
  const { facts, state } = board;
  const path = facts.paths[index]!;
  const number = state.at[index] ?? 6;
  const zone = facts.zones.find((z) => z.id === path.zones[6 - number])!;
  const [x, y] = place(zone.at);
  const strength = state.strength[index] ?? 0;
  const loose = state.disorganised[index] ?? false;
  const ref = `banner-${path.banner}`;
  const text = `${path.name} (${path.commander}). ${facts.words["strength"]} ${strength}. ${zone.name}${loose ? `. ${facts.words["disorganised"]}` : ""}`;
  const { option, props } = asOption(ref, text, board);
  const classes = [
    "flag",
    `banner-${path.banner}`,
    option !== undefined && "lit",
    board.glow.has(ref) && "glow",
    option !== undefined && option === board.considered && "considered",
    loose && "loose",
    state.target === index && "target",
  ];
  const left = FLIES_LEFT.has(zone.id);
  const beside = zone.path === "all" ? (index - 1.5) * 34 : 0;
  const { at, lift } = flagAt([x + beside, y], left, loose, zone.id === "white6" ? LOW : LIFT);
  const [device, number_] = left ? [-35, -15] : [15, 35];
  return (
    <g
      class={classes.filter(Boolean).join(" ")}
      style={{ transform: `translate(${at}px, ${y}px)` }}
      data-ref={ref}
      {...props}
      role={option === undefined ? "img" : "button"}
      aria-label={option === undefined ? text : props["aria-label"]}
    >
      <title>{text}</title>
      <g class="mark cloth">
        <g transform={`translate(0 ${-lift}) rotate(${loose ? (left ? 14 : -14) : 0})`}>
          <rect x={left ? -60 : -8} y="-66" width="68" height="52" rx="9" class="halo" />
          <path d="M0 0V-60" class="pole" />
          <circle cy="-61" r="3.4" class="knob" />
          <path d="M1-58q12-6 25 0t25 0v36q-12 6-25 0t-25 0Z" class="field" transform={left ? "scale(-1 1)" : ""} />
          <g transform={`translate(${device} -40) scale(0.92)`} class="device">
            <Emblem banner={path.banner as Banner} />
          </g>
          <text x={number_} y="-31" text-anchor="middle" class="strength">
            {strength}
          </text>
          {loose && <path d="m3-25 8-9 6 8 8-10 6 9 8-9 7 8" class="tear" transform={left ? "scale(-1 1)" : ""} />}
        </g>
      </g>
    </g>
  );
}
