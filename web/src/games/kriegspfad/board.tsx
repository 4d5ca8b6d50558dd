// Kriegspfad: the whole board.
import { signal } from "@preact/signals";
import { useCallback, useEffect, useMemo, useRef } from "preact/hooks";
import type { Json } from "../face.ts";
import type { BoardProps, GameFace } from "./props.ts";
import { actingShown } from "./acting.ts";
import { useTurning } from "./attending.ts";
import { Beside } from "./beside.tsx";
import { Camera } from "./camera.ts";
import { Craft } from "./craft.tsx";
import { Elements } from "./elements.tsx";
import { elementsOf, inOrder, middleOf, type Facts, type Preview } from "./facts.ts";
import { rollSigns } from "./signs.ts";
import { Edges, Fires, Tabletop, Weather, Works } from "./ground.tsx";
import { LAYERS, type LayerProps } from "./layers.ts";
import { askUnit, unitMeasure } from "./measure.ts";
import { carried, enemyAt, isLoose, layDown, mover, useCarry } from "./moving/carry.ts";
import { Controls } from "./moving/controls.tsx";
import { handOf } from "./moving/hand.ts";
import { Near, Passing } from "./moving/near.tsx";
import { offers } from "./moving/offers.ts";
import { Muster } from "./muster.tsx";
import { drafted, Hidden, Over, Ruler, Under, Ways } from "./overlays.tsx";
import { lineRefs, optionRefs } from "./refs.ts";
import { Names } from "./names.tsx";
import { Roster } from "./roster.tsx";
import { askRuler, clearRuler, from, layRuler, rule, ruling, to, type End } from "./ruler.ts";
import { hovered, select, selectedElement, selectedUnit, tools } from "./selection.ts";
import { Status } from "./status.tsx";
import { Land } from "./terrain.tsx";
import { Minimap, RulerPanel, Toolbar } from "./tools.tsx";
import type { Ahead } from "./shapes.ts";
import { summary, Volleys } from "./volleys.tsx";
import { Fine, Viewport, type Grab } from "./viewport.tsx";
import { sounds } from "./sounds.ts";

const DWELL = 250; // milliseconds over a unit until it is measured

/** The unit that Tab reaches on the table. */
const tabStop = signal<number | null>(null);

function Board(board: BoardProps) {
  const { facts, state } = board;
  const outlook = board.preview;
  const [width, height] = facts.table;
  const camera = useMemo(() => new Camera({ width, height }), [width, height]);
  const { pick, keys, consider, grab, place } = useHands(board, camera);
  useCarry(board);
  useMeasures(board);
  useTurning(board, camera);

  const order = inOrder(state, board.seat);
  const current =
    tabStop.value !== null && order.includes(tabStop.value) ? tabStop.value : (selectedUnit.value ?? order[0] ?? null);
  const unit = selectedUnit.value !== null && elementsOf(state, selectedUnit.value).length ? selectedUnit.value : null;
  const shown = unit ?? (hovered.value !== null && elementsOf(state, hovered.value).length ? hovered.value : null);
  const drawing = board.proposal?.tried.value?.drawing;
  const ahead = drawing?.["ahead"] as Ahead | undefined; // of a move that is drafted, everything from there
  const overlay = {
    facts,
    state: ahead?.unit === shown ? drafted(state, drawing!) : state,
    outlook,
    measure: ahead?.unit === shown ? ahead! : unitMeasure.value,
    threats: ahead?.unit === shown ? ahead!.threats : [],
    on: tools.value,
  };
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
      <Viewport
        camera={camera}
        label={facts.words["table"]!}
        hint={facts.words["keys"]!}
        map={
          <>
            <Minimap camera={camera} state={state} facts={facts} />
            <Near board={board} camera={camera} />
            <Passing board={board} />
            <RulerPanel board={board} />
          </>
        }
        grab={grab}
        place={place}
      >
        <g>
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
        {tools.value.has("paths") && <Ways state={state} facts={facts} />}
        {shown !== null && <Under unit={shown} {...overlay} />}
        <Fine>{LAYERS.map((one, i) => one.Under && <one.Under key={i} {...layer} />)}</Fine>
        <Hidden board={board} />
        <Elements board={{ ...board, consider }} current={current} pick={pick} keys={keys} />
        <Names board={board} camera={camera} />
        {shown !== null && <Over unit={shown} {...overlay} />}
        <Volleys lines={board.telling} state={state} />
        <Ruler state={state} facts={facts} />
        <Fine>{LAYERS.map((one, i) => one.Over && <one.Over key={i} {...layer} />)}</Fine>
      </Viewport>
      {!state.pieces.length && !state.unit.length && <p class="soft">{facts.words["empty"]}</p>}
      {LAYERS.map((one, i) => one.Panel && <one.Panel key={i} {...layer} />)}
      {state.unit.length > 0 && <Roster board={board} camera={camera} />}
    </div>
  );
}

/** What pointer and keys do with units. The functions stay the same, so that units need not be drawn again. */
function useHands(board: BoardProps, camera: Camera) {
  const now = useRef({ board, camera });
  now.current = { board, camera };
  const pick = useCallback((unit: number, element: number | null) => {
    const { lit, choose, state, question, proposal } = now.current.board;
    const one = element ?? elementsOf(state, unit)[0]!;
    if (ruling.peek()) return rule(one);
    if (proposal && question?.intents.some((intent) => (intent as Json)["charge"]?.["enemy"] === unit))
      return handOf(proposal, question.kind).march(middleOf(state, unit), unit);
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
        layDown();
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
  const grab = useCallback((event: PointerEvent): Grab | null => {
    const { board, camera } = now.current;
    if (ruling.peek()) return measuring(event, camera);
    const unit = Number((event.target as Element).closest("[data-unit]")?.getAttribute("data-unit") ?? -1);
    return unit >= 0 && isLoose(board, unit) ? carrying(unit, event, () => now.current) : null;
  }, []);
  const place = useCallback((event: MouseEvent) => {
    const { board, camera } = now.current;
    const to = camera.toTable(event.clientX, event.clientY);
    const unit = mover(board.question);
    if (ruling.peek()) rule(to);
    else if (unit === null) select(null);
    else if (board.question?.kind === "Paths" && board.proposal) handOf(board.proposal, "Paths").march(to);
    else carried.value = { unit, from: middleOf(board.state, unit), to, enemy: null, held: false };
  }, []);
  return { pick, keys, consider, grab, place };
}

/** A unit is taken hold of: where it is let go it is meant to stand. */
function carrying(unit: number, pressed: PointerEvent, now: () => { board: BoardProps; camera: Camera }): Grab {
  const { camera } = now();
  const from = camera.toTable(pressed.clientX, pressed.clientY);
  const at = (event: PointerEvent, held: boolean) => {
    const to = now().camera.toTable(event.clientX, event.clientY);
    carried.value = { unit, from, to, enemy: enemyAt(event, now().board.state), held };
  };
  return {
    move: (event) => {
      select(unit);
      at(event, true);
    },
    end: (event, cancelled) => (cancelled ? layDown() : at(event, false)),
  };
}

/** The ruler in hand: from what is pressed to what is under the pointer. */
function measuring(pressed: PointerEvent, camera: Camera): Grab {
  const endAt = ({ clientX, clientY }: PointerEvent): End => {
    const found = document.elementsFromPoint(clientX, clientY).map((one) => one.closest("[data-element]"));
    const element = found.find(Boolean)?.getAttribute("data-element");
    return element == null ? camera.toTable(clientX, clientY) : Number(element);
  };
  const start = endAt(pressed);
  return {
    move: (event) => {
      const end = endAt(event);
      if (end !== to.peek()) layRuler(start, end === start ? null : end);
    },
    end: () => {},
  };
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
const note = (option: number, facts: Facts, preview: Preview): string =>
  rollSigns(preview?.notes?.[option] ?? "", facts);

export const kriegspfad: GameFace = {
  Board: actingShown(Board),
  Beside: actingShown(Beside),
  Controls,
  offers,
  note,
  optionRefs,
  lineRefs,
  summary,
  sounds,
  secret: /^reserve-/,
  inputs: { "kriegspfad.MusterArmy": Muster },
};
