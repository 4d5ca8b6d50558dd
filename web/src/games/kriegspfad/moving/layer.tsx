// What lies over the table while something is proposed: reach, ghosts, ways, handles, shots.
import { useEffect } from "preact/hooks";
import { settings } from "../../../settings.ts";
import type { Json } from "../../face.ts";
import { Base } from "../base.tsx";
import type { Camera } from "../camera.ts";
import { depthOf, elementsOf, middleOf as middleOfUnit, readPiece, type Facts, type State } from "../facts.ts";
import { rollSigns } from "../signs.ts";
import type { Layer, LayerProps } from "../layers.ts";
import { selectedUnit } from "../selection.ts";
import { Land } from "../terrain.tsx";
import { Upright } from "../viewport.tsx";
import { carried, enemyAt, meant, mover } from "./carry.ts";
import { grip } from "./grip.ts";
import {
  handOf,
  INCH,
  isMoving,
  isSetting,
  isStanding,
  lens,
  middleOf,
  single,
  standsOf,
  type Ghost,
  type Hand,
  type Stand,
} from "./hand.ts";

const LEAST = 15; // pixels of a base that a finger can find
const ROOM = 500; // hundredths around what is shown
const ARM = 260; // hundredths between a unit and its handle
const DEGREES = 10;

const inches = (hundredths: number): string =>
  new Intl.NumberFormat(settings.value.language, { maximumFractionDigits: 2 }).format(hundredths / INCH);

const handFor = ({ board, question }: LayerProps): Hand | null =>
  board.proposal && question ? handOf(board.proposal, question.kind) : null;

function Under(props: LayerProps) {
  const { camera, limits } = props;
  const hand = handFor(props);
  useEffect(() => {
    lens.value = camera;
  }, [camera]);
  const far = hand?.reach.value.flat();
  useEffect(() => {
    // a unit too small to take hold of comes nearer
    if (far?.length && !carried.peek()?.held && props.facts.frontage * camera.look.peek().scale < LEAST)
      camera.show(
        far.map(([x, y]) => ({ x: x!, y: y! })),
        ROOM,
      );
  }, [camera, hand, far?.length]);
  if (!hand || !limits) return null;
  const drawing = hand.proposal.tried.value?.drawing ?? {};
  const areas = (limits["areas"] as readonly (readonly number[])[] | undefined) ?? [];
  const put = (event: MouseEvent) => {
    const { x, y } = camera.toTable(event.clientX, event.clientY);
    if (isSetting(hand.kind)) return hand.proposal.step({ dig: { x: Math.round(x), y: Math.round(y) } });
    if (!isStanding(hand.kind)) return;
    const units = (limits["units"] as readonly Json[] | undefined) ?? [];
    hand.put({ x, y }, standsOf(drawing).at(-1)?.number ?? units[0]?.["number"] ?? null);
  };
  return (
    <g class="kp-limits">
      {areas.map(([left, low, right, high]) => (
        <rect x={left} y={low} width={right! - left!} height={high! - low!} class="kp-area" onClick={put} />
      ))}
      <g class="kp-reaches">
        {hand.reach.value.map((outline) => (
          <polygon points={outline.map((p) => p.join(",")).join(" ")} class="kp-reach" />
        ))}
      </g>
    </g>
  );
}

function Over(props: LayerProps) {
  const hand = handFor(props);
  if (!hand) return <Carried {...props} />;
  const drawing = hand.proposal.tried.value?.drawing ?? {};
  return (
    <>
      {hand.kind === "Paths" && <Chargeable {...props} />}
      {isMoving(hand.kind) && <Moving hand={hand} drawing={drawing} camera={props.camera} state={props.state} />}
      {hand.kind === "Fire" && <Shooting hand={hand} drawing={drawing} state={props.state} seat={props.board.seat} />}
      {isSetting(hand.kind) &&
        standsOf(drawing).map((stand) => <Digging hand={hand} stand={stand} camera={props.camera} />)}
      {(hand.kind === "LayOut" || hand.kind === "Change") && (
        <Laying hand={hand} drawing={drawing} camera={props.camera} facts={props.facts} state={props.state} />
      )}
    </>
  );
}

// ---------------------------------------------------------------------------- before the dice
/** A unit in the hand that has not rolled yet: where it is meant to go, and how far the dice may lead. */
function Carried({ state, facts, question }: LayerProps) {
  const carry = carried.value;
  if (!carry || !question) return null;
  const [dx, dy] = [carry.to.x - carry.from.x, carry.to.y - carry.from.y];
  const depth = depthOf(facts, state, carry.unit);
  const middle = middleOfUnit(state, carry.unit);
  const march = mover(question) === carry.unit ? meant.value : null;
  return (
    <g class="kp-carried" aria-hidden="true">
      {march &&
        [march.least, march.most].map((reach) => <circle cx={middle.x} cy={middle.y} r={reach} class="kp-chance" />)}
      <line x1={middle.x} y1={middle.y} x2={middle.x + dx} y2={middle.y + dy} class="kp-way" />
      {elementsOf(state, carry.unit).map((e) => (
        <Base
          key={e}
          facts={facts}
          depth={depth}
          class="base"
          transform={`translate(${state.x[e]! + dx} ${state.y[e]! + dy}) rotate(${state.facing[e]! / DEGREES})`}
        />
      ))}
      <Upright x={middle.x + dx} y={middle.y + dy} class="kp-made">
        <text y="-18">{inches(Math.hypot(dx, dy))}″</text>
        {march && (
          <text y="30">
            {march.text} · {rollSigns(march.dice, facts)}
          </text>
        )}
      </Upright>
    </g>
  );
}

// ------------------------------------------------------------------------------------- moving
function Moving({
  hand,
  drawing,
  camera,
  state,
}: {
  readonly hand: Hand;
  readonly drawing: Json;
  readonly camera: Camera;
  readonly state: State;
}) {
  const stands = standsOf(drawing);
  const active = stands.at(-1);
  const bad = hand.proposal.refusal.value?.element ?? null;
  // one number is enough: of the element in hand, or of the longest way
  const told =
    active?.elements.find(({ element }) => element === single.value) ??
    active?.elements.reduce((a, b) => ((b.made ?? 0) > (a.made ?? 0) ? b : a), active.elements[0]!);
  return (
    <g class={`kp-plan ${hand.proposal.refusal.value && !hand.proposal.legal.value ? "illegal" : "legal"}`}>
      {stands.map((stand) =>
        stand.elements.map((ghost) => (
          <GhostOf
            key={`${stand.number}-${ghost.element}`}
            ghost={ghost}
            told={ghost === told}
            base={stand.base}
            held={stand === active}
            bad={bad === ghost.element}
            hand={hand}
            camera={camera}
            state={state}
          />
        )),
      )}
      {((drawing["contacts"] as readonly (readonly [number, number])[] | undefined) ?? []).map(([e, o]) => {
        const ghost = active?.elements.find(({ element }) => element === e);
        return ghost && <line x1={ghost.end[0]} y1={ghost.end[1]} x2={state.x[o]} y2={state.y[o]} class="kp-contact" />;
      })}
      {active && active.elements.length > 0 && <Handle hand={hand} stand={active} camera={camera} />}
    </g>
  );
}

/** Enemies that a charge could reach: a press on one of them drafts it. */
function Chargeable({ question, state }: LayerProps) {
  const foes = (question?.intents ?? []).map((intent) => (intent as Json)["charge"]?.["enemy"] as number | undefined);
  return (
    <g class="kp-chargeable" aria-hidden="true">
      {foes.map(
        (foe) =>
          foe !== undefined && (
            <Upright key={foe} {...middleOfUnit(state, foe)}>
              <circle r="11" />
              <path d="M-6-6 6 6M6-6-6 6M-6 2-2 6M6 2 2 6" />
            </Upright>
          ),
      )}
    </g>
  );
}

function GhostOf({
  ghost,
  told,
  base: [width, depth],
  held,
  bad,
  hand,
  camera,
  state,
}: {
  readonly state: State;
  readonly ghost: Ghost;
  readonly told: boolean;
  readonly base: readonly [number, number];
  readonly held: boolean;
  readonly bad: boolean;
  readonly hand: Hand;
  readonly camera: Camera;
}) {
  const [x, y, facing] = ghost.end;
  const alone = single.value === ghost.element;
  const handle =
    held &&
    grip(camera, {
      take: () => hand.hold(),
      move: (held, from, to, event) => hand.drag(held, to.x - from.x, to.y - from.y, enemyAt(event, state, hand.kind)),
      drop: (held) => hand.letGo(held),
      tap: () => {
        single.value = alone ? null : ghost.element;
      },
    });
  return (
    <g
      class={`kp-ghost ${bad ? "bad" : ""} ${alone ? "alone" : ""} ${single.value !== null && !alone ? "resting" : ""}`}
      data-ghost={ghost.element}
    >
      {ghost.way && ghost.way.length > 1 && (
        <polyline points={ghost.way.map((p) => p.join(",")).join(" ")} class="kp-way" />
      )}
      {!ghost.gone && (
        <g transform={`translate(${x} ${y}) rotate(${facing / DEGREES})`} {...(handle || {})}>
          <rect x={-depth / 2} y={-width / 2} width={depth} height={width} class="base" />
          <path d={`M${depth / 2} -45 ${depth / 2 + 55} 0 ${depth / 2} 45Z`} class="tick" />
        </g>
      )}
      {told && ghost.way && ghost.way.length > 1 && (
        <Upright x={x} y={y} class="kp-made">
          <text>{inches(ghost.made ?? 0)}″</text>
        </Upright>
      )}
    </g>
  );
}

/** The handle that turns a unit, or the element that is held by itself. */
function Handle({ hand, stand, camera }: { readonly hand: Hand; readonly stand: Stand; readonly camera: Camera }) {
  const alone = stand.elements.find(({ element }) => element === single.value);
  const { x, y } = alone ? { x: alone.end[0], y: alone.end[1] } : middleOf(stand);
  const facing = (((alone ?? stand.elements[0])!.end[2] / DEGREES) * Math.PI) / 180;
  const arm = ARM + stand.base[1] / 2;
  const at = { x: x + Math.cos(facing) * arm, y: y + Math.sin(facing) * arm };
  const bearing = (px: number, py: number) => (Math.atan2(py - y, px - x) * 180 * DEGREES) / Math.PI;
  const handle = grip(camera, {
    take: () => ({ home: hand.grasp(), from: bearing(at.x, at.y) }),
    move: (held, _from, to) => hand.swing(held.home, bearing(to.x, to.y) - held.from),
    drop: (held) => hand.drop(held.home),
  });
  return (
    <g class="kp-handle">
      <line x1={x} y1={y} x2={at.x} y2={at.y} />
      <circle cx={at.x} cy={at.y} r={Math.max(55, 11 * camera.unit.value)} {...handle} />
    </g>
  );
}

// ------------------------------------------------------------------------------------ shooting
function Shooting({
  hand,
  drawing,
  state,
  seat,
}: {
  readonly hand: Hand;
  readonly drawing: Json;
  readonly state: State;
  readonly seat: number | null;
}) {
  // first an own unit, then an enemy: a volley
  useEffect(() => {
    let shooter: number | null = null;
    return selectedUnit.subscribe((unit) => {
      if (unit === null) return;
      if (state.side[unit] === seat) shooter = unit;
      else if (shooter !== null) hand.proposal.step({ volley: { unit: shooter, enemy: unit } });
    });
  }, [hand, state, seat]);
  const shots = (drawing["shots"] as readonly (readonly [number, string, number])[] | undefined) ?? [];
  return (
    <g class="kp-shots">
      {shots.map(([e, , o]) => (
        <line key={e} x1={state.x[e]} y1={state.y[e]} x2={state.x[o]} y2={state.y[o]} data-shot={e} />
      ))}
    </g>
  );
}

// -------------------------------------------------------------------------------- preparations
function Digging({ hand, stand, camera }: { readonly hand: Hand; readonly stand: Stand; readonly camera: Camera }) {
  const [width, depth] = stand.base;
  return (
    <>
      {stand.elements.map(({ element, end: [x, y, facing] }) => {
        const handle = grip(camera, {
          take: () => hand.grasp(),
          move: (home, from, to) =>
            hand.proposal.attempt(
              { move: { element, x: Math.round(x + to.x - from.x), y: Math.round(y + to.y - from.y) } },
              home,
            ),
          drop: (home) => hand.drop(home),
        });
        return (
          <g key={element} class="kp-ghost" transform={`translate(${x} ${y}) rotate(${facing / DEGREES})`} {...handle}>
            <rect x={-depth / 2} y={-width / 2} width={depth} height={width} class="base" />
          </g>
        );
      })}
    </>
  );
}

function Laying({
  hand,
  drawing,
  camera,
  facts,
  state,
}: {
  readonly hand: Hand;
  readonly drawing: Json;
  readonly camera: Camera;
  readonly facts: Facts;
  readonly state: State;
}) {
  const pieces = (drawing["pieces"] as readonly (readonly number[])[] | undefined) ?? state.pieces;
  const fresh = hand.kind === "LayOut"; // later the board itself has laid the pieces
  return (
    <>
      {fresh && (
        <g class="kp-draft-land">
          <Land pieces={JSON.stringify(pieces)} outlook="{}" facts={facts} tents={false} />
        </g>
      )}
      {pieces.map((raw, i) => {
        const piece = readPiece(facts, i, raw);
        const handle = grip(camera, {
          take: () => hand.grasp(),
          move: (home, from, to) =>
            hand.proposal.attempt(
              { drag: { piece: i, dx: Math.round(to.x - from.x), dy: Math.round(to.y - from.y) } },
              home,
            ),
          drop: (home) => hand.drop(home),
        });
        return piece.kind.linear ? (
          <polyline
            key={i}
            points={piece.points.map((p) => `${p.x},${p.y}`).join(" ")}
            class="kp-laid line"
            style={{ strokeWidth: Math.max(raw[2] ?? 0, 60) }}
            {...handle}
          >
            <title>{piece.kind.name}</title>
          </polyline>
        ) : (
          <polygon key={i} points={piece.points.map((p) => `${p.x},${p.y}`).join(" ")} class="kp-laid" {...handle}>
            <title>{piece.kind.name}</title>
          </polygon>
        );
      })}
    </>
  );
}

export const moving: Layer = { Under, Over };
