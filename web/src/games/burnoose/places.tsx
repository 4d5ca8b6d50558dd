// What stands on the map: villages with everything in them, and the markers of the armies.
import type { BoardProps } from "./props.ts";
import { figuresIn, present, total, unitsText, villageText, type Facts, type State, type Village } from "./facts.ts";
import { placeOf, wrap, type Format } from "./geometry.ts";
import { asOption } from "../option.ts";
import { Cube, Figure } from "./units.tsx";

/** 18 by 18: what the land does for its defenders. */
export function TerrainSign({ terrain }: { readonly terrain: Village["terrain"] }) {
  switch (terrain) {
    case "wooded":
      return <path d="M9 1 14 8H11.5L16 14H10.2V17H7.8V14H2L6.5 8H4Z" />;
    case "sheltered":
      return <path d="M2 16V9q7-10 14 0v7h-4v-4q-3-4-6 0v4Z" />;
    case "steep":
      return <path d="M1 17 12 2l5 15ZM6.4 12.6l3 .2-1 2.4Z" fill-rule="evenodd" />;
    case "concealed":
      return (
        <path d="M1 9q8-9 16 0-1.6 1.8-3.3 2.9l1.7 2.5-1.5 1-1.8-2.6Q10.6 13.4 9 13.4q-4.6 0-8-4.4Zm8-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM3 2.4 15.6 16l-1.4 1.2L1.6 3.6Z" />
      );
  }
}

/** x, width and height of the houses on the ridge. */
const HOUSES: readonly (readonly [number, number, number])[] = [
  [-36, 17, 9],
  [-21, 15, 15],
  [-3, 18, 11],
  [11, 15, 17],
  [24, 16, 10],
];

function Houses() {
  return (
    <g class="houses">
      {HOUSES.map(([x, w, h]) => (
        <>
          <path d={`M${x} 0V${-h}H${x + w}V0Z`} class="wall" />
          <path d={`M${x - 2.5} ${-h + 1}L${x + w / 2} ${-h - 7}L${x + w + 2.5} ${-h + 1}Z`} class="roof" />
          <path d={`M${x + w / 2 - 1.8} 0v-5h3.6v5Z`} class="door" />
        </>
      ))}
    </g>
  );
}

const MOST_SIGNS = 12; // in a line of a name at full size

export function VillageMark({
  number,
  board,
  format,
}: {
  readonly number: number;
  readonly board: BoardProps;
  readonly format: Format;
}) {
  const { facts, state } = board;
  const village = facts.villages[number]!;
  const ref = `village-${village.id}`;
  const text = villageText(number, facts, state);
  const { option, classes, props } = asOption(ref, text, board);
  const [x, y] = placeOf(village.id, facts, format);
  const status = state.status[number]!;
  const owner = state.owner[number] ?? -1;
  const lines = wrap(village.name, format.name === "upright" ? 11 : 14);
  const half = format.name === "upright" ? 61 : format.name === "middle" ? 67 : 69;
  const line = format.font * 1.02;
  const plate = lines.length * line + 7;
  const defenses = state.defenses[number] ?? 0;
  const cards = state.reserve[number] ?? [];
  const blocked = cards.some((card) => facts.cards[card]?.blocks);
  const fought = state.fighting > 0 && state.entered[state.fighting] === village.id;
  const people =
    status === "open"
      ? [
          ...present(facts.berbers, state.units[number] ?? []).map(([unit, n]) => ({ unit, n })),
          ...figuresIn(village.id, facts, state).map((unit) => ({ unit, n: 0 })),
        ]
      : [];
  const asked = people.some(({ unit }) => board.lit.has(`units-${village.id}-${unit}`));
  const widths = people.map(({ n }) => (n > 9 ? 50 : n > 0 ? 42 : 29));
  const tray = total(widths) + 5;
  return (
    <g
      class={`village region-of-${village.region} status-${status} ${classes} ${fought ? "fought" : ""}`}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      data-ref={ref}
      {...props}
      {...(option === undefined && { role: asked ? "group" : "img", "aria-label": text })}
    >
      <title>{text}</title>
      <rect
        x={-half - 8}
        y={-plate / 2 - 34}
        width={2 * half + 16}
        height={plate + (people.length ? 74 : 44)}
        rx="14"
        class="halo"
      />
      <g transform={`translate(-6 ${-plate / 2 + 1})`}>
        <Houses />
      </g>
      {Array.from({ length: defenses }, (_, i) => (
        <g transform={`translate(${-half + 2 + i * 13} ${-plate / 2 - 12})`} class="tower">
          <path d="M0 12V-2h2.6v2.5h2.3V-2h2.3v2.5h2.3V-2H12v14Z" />
        </g>
      ))}
      {cards.length > 0 && (
        <g transform={`translate(${half - 24} ${-plate / 2 - 19})`} class={`lying ${blocked ? "blocked" : ""}`}>
          <rect x="-5" y="1" width="15" height="20" rx="2" transform="rotate(-12 2 11)" />
          <rect x="1" y="0" width="17" height="22" rx="2.5" class="front" />
          <text x="9.5" y="16.5" text-anchor="middle">
            {cards.length}
          </text>
          {blocked && (
            <g transform="translate(18 1)" class="ban">
              <circle r="6" />
              <path d="M-3.5 0H3.5" />
            </g>
          )}
        </g>
      )}
      <rect x={-half} y={-plate / 2} width={2 * half} height={plate} rx="6" class="plate" />
      <rect x={-half} y={-plate / 2} width="9" height={plate} rx="3" class={`stripe region-${village.region}`} />
      {owner >= 0 && <SeatMark seat={owner} x={-half} y={plate / 2 - 1} />}
      <g transform={`translate(${half - 19} ${-8})`} class="terrain">
        <TerrainSign terrain={village.terrain} />
      </g>
      <g class="village-name">
        {lines.map((part, i) => (
          <text
            x={-7}
            y={(i - (lines.length - 1) / 2) * line + format.font * 0.34}
            text-anchor="middle"
            style={{ fontSize: `${(format.font * Math.min(1, MOST_SIGNS / part.length)).toFixed(1)}px` }}
          >
            {part}
          </text>
        ))}
      </g>
      {status !== "open" && (
        <g class="closed">
          <path d={`M${-half + 6} ${plate / 2 - 2}L${half - 6} ${-plate / 2 + 2}`} class="strike" />
          <g transform={`translate(0 ${plate / 2 + 12})`}>
            <rect x="-46" y="-10" width="92" height="20" rx="10" />
            <text y="5" text-anchor="middle">
              {facts.status[status]}
            </text>
          </g>
        </g>
      )}
      {people.length > 0 && (
        <g transform={`translate(${-tray / 2} ${plate / 2 + 1})`} class="tray">
          <rect width={tray} height="33" rx="6" class="tray-back" />
          {people.map(({ unit, n }, i) => {
            const spot = asOption(
              `units-${village.id}-${unit}`,
              facts.units[unit]?.name ?? facts.cards[unit]!.name,
              board,
            );
            return (
              <g
                transform={`translate(${4 + total(widths.slice(0, i))} 3.5)`}
                class={`standing ${spot.classes}`}
                {...spot.props}
              >
                {spot.option !== undefined && <rect x="-3" y="-3" width={widths[i]} height="32" rx="5" class="spot" />}
                <g transform="scale(1.28)" data-piece={unit} data-many={n}>
                  {n ? <Cube unit={unit} /> : <Figure figure={unit} facts={facts} />}
                </g>
                {n > 0 && (
                  <text x="28" y="20" class="number">
                    {n}
                  </text>
                )}
              </g>
            );
          })}
        </g>
      )}
    </g>
  );
}

/** The seat's number in a form of its own: round, square, lozenge, shield. */
function SeatMark({ seat, x = 0, y = 0 }: { readonly seat: number; readonly x?: number; readonly y?: number }) {
  const forms = [
    "M0-10A10 10 0 1 1 0 10 10 10 0 1 1 0-10Z",
    "M-9-9H9V9H-9Z",
    "M0-12.5 12.5 0 0 12.5-12.5 0Z",
    "M-9.5-9.5H9.5V2Q8 8.5 0 11.5-8 8.5-9.5 2Z",
  ];
  return (
    <g class={`seat-mark seat-${seat}`} transform={`translate(${x} ${y})`}>
      <path d={forms[seat % forms.length]} />
      <text y="4.8" text-anchor="middle">
        {seat + 1}
      </text>
    </g>
  );
}

export function SeatIcon({ seat }: { readonly seat: number }) {
  return (
    <svg viewBox="-13 -13 26 26" class="seat-icon" aria-hidden="true">
      <SeatMark seat={seat} />
    </svg>
  );
}

function armyText(army: number, facts: Facts, state: State): string {
  const words = facts.words;
  const { name, retreat } = facts.armies[army]!;
  const units = unitsText(facts.army_units, state.army[army] ?? [], facts);
  const parts = [
    name,
    state.at[army] ? facts.nodes[state.at[army]!]!.name : facts.states[state.army_state[army]!],
    `${words["units"]} ${total(state.army[army] ?? [])}${units ? ` (${units})` : ""}`,
    `${words["retreats-at"]} ${retreat}`,
    state.siege[army] && `${words["halted"]} ${facts.nodes[state.siege[army]!]!.name}`,
    (state.pursuit[army] ?? -1) >= 0 && words["pursuit"],
  ];
  return parts.filter(Boolean).join(". ");
}

/** Whether a flag to the right of its pole would cover a village. */
const hasNeighbour = (x: number, y: number, facts: Facts, format: Format): boolean =>
  x > 80 &&
  facts.villages.some(({ id }) => {
    const [vx, vy] = placeOf(id, facts, format);
    return vx > x - 20 && vx - x < 130 && Math.abs(vy - y + 20) < 70;
  });

/** The tricolour of an army on the road: its number, and how many units march. */
export function ArmyMark({
  army,
  board,
  format,
  shown,
  toggle,
}: {
  readonly army: number;
  readonly board: BoardProps;
  readonly format: Format;
  readonly shown: boolean;
  readonly toggle: (army: number) => void;
}) {
  const { facts, state } = board;
  const at = state.at[army];
  if (!at) return null;
  const outlook = board.preview;
  const ref = `army-${army}`;
  const text = armyText(army, facts, state);
  const { option, classes, props } = asOption(ref, text, board);
  const [x, y] = placeOf(at, facts, format);
  const company = state.at.slice(1, army).filter((other) => other === at).length;
  const village = facts.nodes[at]!.kind === "village";
  const px = Math.min(format.width - 66, x + (village ? -66 : 0) + company * 30);
  const py = y + (village ? -26 : 0) - company * 6;
  const left = !village && hasNeighbour(px, py, facts, format);
  const asks = option === undefined && outlook.ways?.[army];
  const looking = asks
    ? {
        role: "button" as const,
        tabindex: 0,
        "aria-pressed": shown,
        "aria-label": `${facts.words["show-way"]}. ${text}`,
        onClick: () => toggle(army),
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key === "Enter" || event.key === " ") {
            event.preventDefault();
            toggle(army);
          }
        },
      }
    : option === undefined
      ? { role: "img" as const, "aria-label": text }
      : {};
  return (
    <g
      class={`army ${classes} ${state.fighting === army ? "fighting" : ""} ${shown ? "shown" : ""}`}
      style={{ transform: `translate(${px}px, ${py}px)` }}
      data-ref={ref}
      {...props}
      {...looking}
    >
      <title>{text}</title>
      <rect x={left ? -61 : -9} y="-60" width="70" height="66" rx="9" class="halo" />
      <path d="M0 4V-55" class="pole" />
      <path d="M-3.5-57 0-63 3.5-57Z" class="spear" />
      <g transform={left ? "translate(-56 0)" : undefined}>
        <path d="M1-53H19V-23H1Z" class="blue" />
        <path d="M19-53H37V-23H19Z" class="white" />
        <path d="M37-53H55V-23H37Z" class="red" />
        <path d="M1-53H55V-23H1Z" class="cloth" />
        <text x="28" y="-31" text-anchor="middle" class="number">
          {army}
        </text>
        <g transform="translate(50 -20)" class="strength">
          <circle r="12" />
          <text y="5" text-anchor="middle">
            {total(state.army[army] ?? [])}
          </text>
        </g>
      </g>
      {state.siege[army] && (
        <g transform="translate(8 -8)" class="siege">
          <rect x="-7" y="-9" width="26" height="18" rx="4" />
          <path d="M-4 6V-5h4v3h4v-3h4v3h4v-3h4V6Z" />
        </g>
      )}
    </g>
  );
}
