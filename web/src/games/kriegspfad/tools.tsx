// Switches over the table, what the ruler says, and the small map.
import type { BoardProps } from "./props.ts";
import type { Camera } from "./camera.ts";
import { elementsOf, nameOf, readPiece, sideOf, unitsOnTable, type Facts, type State } from "./facts.ts";
import { clearRuler, from, isMeasure, isPlace, measured, ruling, to } from "./ruler.ts";
import { path } from "./scatter.ts";
import { select, toggle, tools, TOOLS, type Tool } from "./selection.ts";
import { Terms } from "./beside.tsx";
import { ZoomButtons } from "../../parts/zoom.tsx";
import { lensOf } from "./viewport.tsx";

const INCH = 100;
const SIGNS: Readonly<Record<Tool | "ruler" | "turn", string>> = {
  grid: "M4 4H20V20H4ZM4 9.3H20M4 14.7H20M9.3 4V20M14.7 4V20",
  names: "M5 19 12 4l7 15M7.6 14h8.8",
  ranges: "M12 20 3 11A12.7 12.7 0 0 1 21 11ZM12 20 7.5 15.5A6.4 6.4 0 0 1 16.5 15.5",
  cohesion: "M9 12h6M4 9h5v6H4ZM15 9h5v6h-5Z",
  sight: "M12 5v4M12 15v4M5 12h4M15 12h4M12 12h.1M12 19a7 7 0 1 0 0-14 7 7 0 0 0 0 14",
  paths: "M5 19C5 12 19 13 19 5M15 8l4-4 3 5M4 16v6h4",
  map: "M4 6l5-2 6 2 5-2v14l-5 2-6-2-5 2ZM9 4v14M15 6v14",
  ruler: "M3 16 16 3l5 5L8 21ZM7 12l2 2M10 9l3 3M13 6l2 2",
  turn: "M19 12a7 7 0 1 1-3-5.7M16 2v5h5",
};

const ToolSign = ({ name }: { readonly name: keyof typeof SIGNS }) => (
  <svg viewBox="0 0 24 24" class="sign" aria-hidden="true">
    <path d={SIGNS[name]} />
  </svg>
);

export function Toolbar({ facts, camera }: { readonly facts: Facts; readonly camera: Camera }) {
  const word = (name: string) => facts.words[`tool-${name}`]!;
  return (
    <div class="kp-tools" role="toolbar" aria-label={facts.words["tools"]}>
      <button
        type="button"
        aria-pressed={ruling.value}
        title={`${word("ruler")} (R)`}
        onClick={() => {
          ruling.value = !ruling.value;
          if (!ruling.value) clearRuler();
        }}
      >
        <ToolSign name="ruler" />
        <span>{word("ruler")}</span>
      </button>
      {TOOLS.map((tool) => (
        <button type="button" aria-pressed={tools.value.has(tool)} title={word(tool)} onClick={() => toggle(tool)}>
          <ToolSign name={tool} />
          <span>{word(tool)}</span>
        </button>
      ))}
      <ZoomButtons lens={lensOf(camera)} enlarged={camera.enlarged.value} whole />
      <button type="button" class="icon" title={word("turn")} aria-label={word("turn")} onClick={() => camera.rotate()}>
        <ToolSign name="turn" />
      </button>
    </div>
  );
}

const PLACE = "place";

/** The ruler in words: two ends for keyboards and screen readers, and what was measured. It lies over the table. */
export function RulerPanel({ board }: { readonly board: BoardProps }) {
  if (!ruling.value) return null;
  const { facts } = board;
  const { words } = facts;
  const found = measured.value;
  return (
    <section class="kp-ruler-panel panel-like" aria-label={words["tool-ruler"]}>
      <div class="row">
        <EndField board={board} label={words["ruler-from"]!} end={from} />
        <EndField board={board} label={words["ruler-to"]!} end={to} />
        <button type="button" onClick={clearRuler}>
          {words["ruler-clear"]}
        </button>
      </div>
      <div role="status">
        {found ? (
          <ul>
            {found.lines.map((line) => (
              <li>{line}</li>
            ))}
          </ul>
        ) : (
          <p class="small soft">{words["ruler-hint"]}</p>
        )}
      </div>
      {isMeasure(found) &&
        found.weapons.map(
          ({ weapon, shot }) =>
            shot && <Terms key={weapon} facts={facts} title={facts.weapons[weapon]!.name} shot={shot} />,
        )}
    </section>
  );
}

/** One end of the ruler: an element, or a place in inches. */
function EndField({
  board,
  label,
  end,
}: {
  readonly board: BoardProps;
  readonly label: string;
  readonly end: typeof from;
}) {
  const { facts, state } = board;
  const { words } = facts;
  const at = end.value;
  const lay = (next: typeof at) => {
    measured.value = null;
    end.value = next;
  };
  const choose = (event: Event) => {
    const { value } = event.currentTarget as HTMLSelectElement;
    if (value === PLACE) lay({ x: facts.table[0] / 2, y: facts.table[1] / 2 });
    else lay(value === "" ? null : Number(value));
  };
  return (
    <>
      <label>
        {label}
        <select value={isPlace(at) ? PLACE : (at ?? "")} onChange={choose}>
          <option value="">–</option>
          <option value={PLACE}>{words["ruler-place"]}</option>
          {unitsOnTable(state).map((unit) => (
            <optgroup
              label={`${sideOf(facts, state, state.side[unit]!)}${words["colon"]} ${nameOf(facts, state, unit)}`}
            >
              {elementsOf(state, unit).map((e) => (
                <option value={e}>{`${words["element"]} ${e - state.first[unit]! + 1}`}</option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      {isPlace(at) &&
        (["x", "y"] as const).map((axis) => (
          <input
            type="number"
            step="0.5"
            min="0"
            max={facts.table[axis === "x" ? 0 : 1] / INCH}
            aria-label={`${label} ${words[axis === "x" ? "ruler-across" : "ruler-upward"]}`}
            value={Math.round(at[axis] / (INCH / 10)) / 10}
            onInput={(event) => {
              const inches = Number(event.currentTarget.value);
              if (Number.isFinite(inches)) lay({ ...at, [axis]: inches * INCH });
            }}
          />
        ))}
    </>
  );
}

/** The whole table, small; the frame is what the window shows. */
export function Minimap({
  camera,
  state,
  facts,
}: {
  readonly camera: Camera;
  readonly state: State;
  readonly facts: Facts;
}) {
  if (!tools.value.has("map") || !camera.enlarged.value) return null;
  const [width, height] = facts.table;
  const frame = camera.frame.value;
  const a = camera.fromFrame(0, 0),
    b = camera.fromFrame(frame.width, frame.height);
  const go = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    camera.centre({
      x: ((event.clientX - box.left) / box.width) * width,
      y: (1 - (event.clientY - box.top) / box.height) * height,
    });
  };
  return (
    <svg class="kp-minimap" viewBox={`0 ${-height} ${width} ${height}`} onClick={go} aria-hidden="true">
      <g transform="scale(1 -1)">
        <rect width={width} height={height} class="kp-plain" />
        {state.pieces.map((raw, i) => {
          const piece = readPiece(facts, i, raw);
          return (
            <path
              d={path(piece.points, !piece.kind.linear)}
              class={`kp-mini ${piece.kind.id} ${piece.kind.linear ? "line" : ""}`}
            />
          );
        })}
        {state.unit.map(
          (unit, e) =>
            state.place[e] === 1 && (
              <rect
                x={state.x[e]! - 110}
                y={state.y[e]! - 110}
                width="220"
                height="220"
                rx={state.side[unit] ? 0 : 110}
                class={`side-${state.side[unit]} dot`}
              />
            ),
        )}
        <rect
          x={Math.min(a.x, b.x)}
          y={Math.min(a.y, b.y)}
          width={Math.abs(a.x - b.x)}
          height={Math.abs(a.y - b.y)}
          class="window"
        />
      </g>
    </svg>
  );
}

/** Centre on a unit and choose it. */
export function show(camera: Camera, state: State, unit: number): void {
  select(unit);
  const places = elementsOf(state, unit).map((e) => ({ x: state.x[e]!, y: state.y[e]! }));
  if (camera.enlarged.peek()) camera.show(places, 1200);
  document.querySelector(".kp-frame")?.scrollIntoView({ block: "nearest" });
}
