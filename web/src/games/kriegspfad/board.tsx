// Kriegspfad: the whole board.
import { signal } from "@preact/signals";
import { useCallback, useEffect, useMemo, useRef } from "preact/hooks";
import type { BoardProps, GameFace } from "./props.ts";
import { actingShown } from "./acting.ts";
import { useTurning } from "./attending.ts";
import { Beside } from "./beside.tsx";
import { Camera, type Point } from "./camera.ts";
import { Craft } from "./craft.tsx";
import { Elements } from "./elements.tsx";
import { elementsOf, inOrder, middleOf, type Facts, type Preview } from "./facts.ts";
import { Edges, Fires, Tabletop, Weather, Works } from "./ground.tsx";
import { LAYERS, type LayerProps } from "./layers.ts";
import { askUnit, unitMeasure } from "./measure.ts";
import { Controls } from "./moving/controls.tsx";
import { offers } from "./moving/offers.ts";
import { Muster } from "./muster.tsx";
import { Hidden, Over, Ruler, Under, Ways } from "./overlays.tsx";
import { lineRefs, optionRefs } from "./refs.ts";
import { Names } from "./names.tsx";
import { Roster } from "./roster.tsx";
import { askRuler, clearRuler, from, rule, ruling, stretch, to } from "./ruler.ts";
import { hovered, select, selectedElement, selectedUnit, tools } from "./selection.ts";
import { Status } from "./status.tsx";
import { Land } from "./terrain.tsx";
import { Minimap, RulerPanel, Toolbar } from "./tools.tsx";
import { Fine, Viewport } from "./viewport.tsx";

const DWELL = 250; // milliseconds over a unit until it is measured

/** The unit that Tab reaches on the table. */
const tabStop = signal<number | null>(null);

function Board(board: BoardProps) {
  const { facts, state } = board;
  const outlook = board.preview;
  const [width, height] = facts.table;
  const camera = useMemo(() => new Camera({ width, height }), [width, height]);
  const { pick, keys, consider } = useHands(board, camera);
  useMeasures(board);
  useTurning(board, camera);

  const order = inOrder(state, board.seat);
  const current =
    tabStop.value !== null && order.includes(tabStop.value) ? tabStop.value : (selectedUnit.value ?? order[0] ?? null);
  const unit = selectedUnit.value !== null && elementsOf(state, selectedUnit.value).length ? selectedUnit.value : null;
  const shown = unit ?? (hovered.value !== null && elementsOf(state, hovered.value).length ? hovered.value : null);
  const overlay = { facts, state, outlook, measure: unitMeasure.value, on: tools.value };
  const layer: LayerProps = {
    camera,
    state,
    facts,
    question: board.question,
    limits: board.question?.limits ?? null,
    preview: outlook,
    board,
  };
  const village = facts.lists[state.lists[state.attacker >= 0 ? 1 - state.attacker : 1]!];
  return (
    <div class={`kriegspfad ${tools.value.has("names") ? "with-names" : ""} ${ruling.value ? "ruling" : ""}`}>
      <h2 class="visually-hidden">{facts.words["table"]}</h2>
      <Status board={board} />
      <Toolbar facts={facts} camera={camera} />
      <RulerPanel board={board} />
      <Viewport
        camera={camera}
        label={facts.words["table"]!}
        hint={facts.words["keys"]!}
        map={<Minimap camera={camera} state={state} facts={facts} />}
      >
        <g
          onClick={() => {
            if (!ruling.value) select(null);
          }}
        >
          <Tabletop width={width} height={height} grid={tools.value.has("grid")} />
          <Edges state={state} facts={facts} />
          <Land
            pieces={JSON.stringify(state.pieces)}
            outlook={JSON.stringify({ crests: outlook.crests, outlines: outlook.outlines })}
            facts={facts}
            tents={village?.tents ?? false}
          />
          <Weather state={state} facts={facts} outlook={outlook} />
          <Works state={state} facts={facts} outlook={outlook} />
          <Craft state={state} facts={facts} />
          <Fires outlook={outlook} facts={facts} wind={state.wind} />
        </g>
        <Sheet camera={camera} width={width} height={height} />
        {tools.value.has("paths") && <Ways state={state} facts={facts} />}
        {shown !== null && <Under unit={shown} {...overlay} />}
        <Fine>{LAYERS.map((one, i) => one.Under && <one.Under key={i} {...layer} />)}</Fine>
        <Hidden board={board} />
        <Elements board={{ ...board, consider }} current={current} pick={pick} keys={keys} />
        <Names board={board} camera={camera} />
        {shown !== null && <Over unit={shown} {...overlay} />}
        <Ruler state={state} facts={facts} />
        <Fine>{LAYERS.map((one, i) => one.Over && <one.Over key={i} {...layer} />)}</Fine>
      </Viewport>
      {!state.pieces.length && !state.unit.length && <p class="soft">{facts.words["empty"]}</p>}
      {LAYERS.map((one, i) => one.Panel && <one.Panel key={i} {...layer} />)}
      {state.unit.length > 0 && <Roster board={board} camera={camera} />}
    </div>
  );
}

/** Under the units, with the ruler in hand: a drag measures open ground. */
function Sheet({
  camera,
  width,
  height,
}: {
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
}) {
  const start = useRef<Point | null>(null);
  const end = () => {
    start.current = null;
  };
  if (!ruling.value) return null;
  return (
    <rect
      width={width}
      height={height}
      class="kp-sheet"
      data-grip="ruler"
      onPointerDown={(event) => {
        start.current = camera.toTable(event.clientX, event.clientY);
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (!start.current) return;
        from.value = to.value = null;
        stretch.value = [start.current, camera.toTable(event.clientX, event.clientY)];
      }}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}

/** What pointer and keys do with units. The functions stay the same, so that units need not be drawn again. */
function useHands(board: BoardProps, camera: Camera) {
  const now = useRef({ board, camera });
  now.current = { board, camera };
  const pick = useCallback((unit: number, element: number | null) => {
    const { lit, choose, state } = now.current.board;
    const one = element ?? elementsOf(state, unit)[0]!;
    if (ruling.peek()) return rule(one);
    const option = lit.get(`element-${one}`) ?? lit.get(`unit-${unit}`);
    select(unit, element);
    tabStop.value = unit;
    if (option !== undefined) choose(option);
  }, []);
  const keys = useCallback((event: KeyboardEvent, unit: number, element: number | null) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const {
      board: { state, seat },
      camera: view,
    } = now.current;
    const order = inOrder(state, seat);
    const at = order.indexOf(unit);
    const go = (place: number) => {
      const next = order[(place + order.length) % order.length]!;
      tabStop.value = next;
      if (!view.sees(middleOf(state, next))) view.centre(middleOf(state, next));
      (event.currentTarget as Element).closest("svg")?.querySelector<SVGElement>(`[data-unit="${next}"]`)?.focus();
    };
    const deeds: Readonly<Record<string, () => void>> = {
      ArrowRight: () => go(at + 1),
      ArrowDown: () => go(at + 1),
      ArrowLeft: () => go(at - 1),
      ArrowUp: () => go(at - 1),
      Home: () => go(0),
      End: () => go(order.length - 1),
      Enter: () => pick(unit, element),
      " ": () => pick(unit, element),
      r: () => rule(element ?? elementsOf(state, unit)[0]!),
      Escape: () => {
        select(null);
        clearRuler();
        ruling.value = false;
      },
    };
    const deed = deeds[event.key];
    if (!deed) return;
    event.preventDefault();
    event.stopPropagation();
    deed();
  }, []);
  const consider = useCallback((option: number | null) => now.current.board.consider(option), []);
  return { pick, keys, consider };
}

/** The unit the question is about is chosen; the server measures it, and what the ruler lies on. */
function useMeasures(board: BoardProps): void {
  const { state, question, measure } = board;
  const asked = question?.fields["unit"];
  const one = question?.fields["element"];
  useEffect(() => {
    if (typeof asked === "number" && asked < state.side.length) select(asked);
    if (typeof one === "number" && one < state.unit.length) select(state.unit[one]!, one);
  }, [asked, one, question?.kind]);
  const unit = selectedUnit.value ?? hovered.value;
  const there = unit !== null && elementsOf(state, unit).length > 0 ? unit : null;
  const dwell = selectedUnit.value === null ? DWELL : 0; // passing over units asks nothing
  useEffect(() => {
    const timer = setTimeout(() => void askUnit(measure, there), dwell);
    return () => clearTimeout(timer);
  }, [there, state]);
  useEffect(() => {
    void askRuler(measure);
  }, [from.value, to.value, state]);
  useEffect(
    () => () => {
      select(null, null);
      selectedElement.value = null;
      clearRuler();
      ruling.value = false;
    },
    [],
  );
}

/** What the game notes beside an option, such as the dice of a move. */
const note = (option: number, _facts: Facts, preview: Preview): string => preview?.notes?.[option] ?? "";

export const kriegspfad: GameFace = {
  Board: actingShown(Board),
  Beside: actingShown(Beside),
  Controls,
  offers,
  note,
  optionRefs,
  lineRefs,
  secret: /^reserve-/,
  inputs: { "kriegspfad.MusterArmy": Muster },
};
