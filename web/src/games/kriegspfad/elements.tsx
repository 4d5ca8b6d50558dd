// The units on the table: bases with their figures, facing and signs. A unit is drawn again only when it has changed.
import { memo } from "../../parts/memo.ts";
import { Base } from "./base.tsx";
import type { BoardProps } from "./props.ts";
import type { Point } from "./camera.ts";
import {
  depthOf,
  elementsOf,
  isCommander,
  signOf,
  unitsOnTable,
  unitText,
  type Facts,
  type Preview,
  type State,
} from "./facts.ts";
import { Figure, FRONTAGE, Pennant, SIDE_SIGNS } from "./figures.tsx";
import { postOf } from "./posts.ts";
import { hovered, selectedElement, selectedUnit } from "./selection.ts";
import { Upright } from "./viewport.tsx";

/** Everything that is seen of a unit; two units that look the same are not drawn twice. */
export interface UnitLook {
  readonly side: number;
  readonly kind: string;
  readonly depth: number;
  readonly elements: readonly {
    readonly e: number;
    readonly x: number;
    readonly y: number;
    readonly facing: number;
    readonly bow: boolean;
    readonly chief: boolean;
    readonly shot: boolean;
    readonly moved: boolean;
    readonly posted: "" | "inside" | "roof";
  }[];
  readonly size: number;
  readonly markers: number;
  readonly acted: boolean;
  readonly fighting: boolean;
  readonly retreats: boolean;
  readonly scattered: boolean;
}

export function lookOf(facts: Facts, state: State, outlook: Preview, unit: number): UnitLook {
  return {
    side: state.side[unit]!,
    kind:
      state.role[unit] === "train"
        ? "wagon"
        : ["scout", "prophet"].includes(state.role[unit]!)
          ? state.role[unit]!
          : (outlook.acts_as?.[unit] ?? state.troop[unit]!),
    depth: depthOf(facts, state, unit),
    elements: elementsOf(state, unit)
      .map((e) => ({ e, post: postOf(facts, state, e) }))
      .map(({ e, post }) => ({
        e,
        x: post?.x ?? state.x[e]!,
        y: post?.y ?? state.y[e]!,
        facing: post?.facing ?? state.facing[e]!,
        posted: post ? (post.roof ? "roof" : "inside") : "",
        bow: facts.weapons[state.arms[e]!.split("+")[0]!]?.cls === "bow",
        chief: isCommander(state, e),
        shot: state.shot[e]!,
        moved: state.did[e]! > 0,
      })),
    size: state.size[unit]!,
    markers: state.markers[unit]!,
    acted: state.activated[unit]!,
    fighting: state.fights.some(([a, b]) => a === unit || b === unit),
    retreats: state.retreat[unit]! > 0,
    scattered: outlook.scattered?.includes(unit) ?? false,
  };
}

/** Behind the rear edge, in the middle of the unit: where its sign stands. */
export function rearOf(look: UnitLook): Point {
  const n = look.elements.length || 1;
  const [fx, fy] = look.elements.reduce(
    ([a, b], { facing }) => [a + Math.cos((facing * Math.PI) / 1800), b + Math.sin((facing * Math.PI) / 1800)],
    [0, 0] as readonly [number, number],
  );
  const whole = Math.hypot(fx, fy) || 1;
  const [ux, uy] = [fx / whole, fy / whole];
  const [mx, my] = [
    look.elements.reduce((sum, e) => sum + e.x, 0) / n,
    look.elements.reduce((sum, e) => sum + e.y, 0) / n,
  ];
  const back = Math.min(...look.elements.map(({ x, y }) => (x - mx) * ux + (y - my) * uy)) - look.depth / 2 - 45;
  return { x: Math.round(mx + ux * back), y: Math.round(my + uy * back) };
}

interface ElementsProps {
  readonly board: BoardProps;
  readonly current: number | null;
  readonly pick: (unit: number, element: number | null, event: Event) => void;
  readonly keys: (event: KeyboardEvent, unit: number, element: number | null) => void;
}

export function Elements({ board, current, pick, keys }: ElementsProps) {
  const { facts, state } = board;
  const outlook = board.preview;
  const { lit, glow, considered, labels } = board;
  return (
    <g class="kp-units">
      {unitsOnTable(state).map((unit) => {
        const look = lookOf(facts, state, outlook, unit);
        const litElements = look.elements.filter(({ e }) => lit.has(`element-${e}`)).map(({ e }) => e);
        const option = lit.get(`unit-${unit}`);
        const words = unitText(facts, state, outlook, unit);
        return (
          <Unit
            key={unit}
            unit={unit}
            look={JSON.stringify(look)}
            facts={facts}
            words={option === undefined ? words : `${labels[option]}. ${words}`}
            sign={signOf(facts, state, unit)}
            lit={option ?? -1}
            litElements={litElements.map((e) => `${e}:${labels[lit.get(`element-${e}`)!]}`).join("\n")}
            considered={considered !== null && considered === option}
            consideredElement={litElements.find((e) => lit.get(`element-${e}`) === considered) ?? -1}
            glow={glow.has(`unit-${unit}`)}
            glowing={look.elements
              .filter(({ e }) => glow.has(`element-${e}`))
              .map(({ e }) => e)
              .join()}
            stop={current === unit}
            selected={selectedUnit.value === unit}
            picked={selectedUnit.value === unit ? (selectedElement.value ?? -1) : -1}
            pick={pick}
            keys={keys}
            consider={board.consider}
          />
        );
      })}
    </g>
  );
}

interface UnitProps {
  readonly unit: number;
  readonly look: string;
  readonly facts: Facts;
  readonly words: string;
  readonly sign: string;
  readonly lit: number;
  readonly litElements: string;
  readonly considered: boolean;
  readonly consideredElement: number;
  readonly glow: boolean;
  readonly glowing: string;
  /** The one that Tab reaches; arrows go on from it. */
  readonly stop: boolean;
  readonly selected: boolean;
  readonly picked: number;
  readonly pick: ElementsProps["pick"];
  readonly keys: ElementsProps["keys"];
  readonly consider: BoardProps["consider"];
}

/** The functions of the board are new with every view; they do the same, so nothing is drawn again for them. */
const Unit = memo<UnitProps>((props) => {
  const { unit, facts, words, lit } = props;
  const look: UnitLook = JSON.parse(props.look);
  const elements = new Map(
    props.litElements
      ? props.litElements.split("\n").map((row) => [Number(row.split(":", 1)[0]), row.slice(row.indexOf(":") + 1)])
      : [],
  );
  const glowing = new Set(props.glowing.split(",").filter(Boolean).map(Number));
  const scale = facts.frontage / FRONTAGE;
  const classes = [
    "kp-unit",
    `side-${look.side}`,
    props.selected && "selected",
    lit >= 0 && "lit",
    props.considered && "considered",
    props.glow && "glow",
    look.acted && "acted",
  ]
    .filter(Boolean)
    .join(" ");
  const whole = elements.size === 0; // otherwise its elements are the buttons
  const consider = (option: number | null) => {
    if (lit >= 0) props.consider(option);
  };
  return (
    <g
      class={classes}
      data-ref={`unit-${unit}`}
      data-unit={unit}
      {...(whole && {
        role: "button",
        tabindex: props.stop || lit >= 0 ? 0 : -1,
        "aria-label": words,
        "aria-pressed": props.selected,
        onKeyDown: (event: KeyboardEvent) => props.keys(event, unit, null),
        onFocus: () => {
          hovered.value = unit;
          consider(lit);
        },
        onBlur: () => {
          hovered.value = null;
          consider(null);
        },
      })}
      onPointerEnter={() => {
        hovered.value = unit;
        consider(lit);
      }}
      onPointerLeave={() => {
        hovered.value = null;
        consider(null);
      }}
    >
      <title>{words}</title>
      {look.elements.map(({ e, x, y, facing, bow, chief, shot, moved, posted }) => {
        const half = look.depth / 2;
        const own = elements.get(e);
        return (
          <g
            key={e}
            data-ref={`element-${e}`}
            data-element={e}
            data-piece={`element-${e}`}
            class={[
              "kp-element",
              own !== undefined && "lit",
              props.consideredElement === e && "considered",
              glowing.has(e) && "glow",
              props.picked === e && "picked",
              moved && "moved",
            ]
              .filter(Boolean)
              .join(" ")}
            transform={`translate(${x} ${y}) rotate(${facing / 10})`}
            onClick={(event) => props.pick(unit, e, event)}
            {...(own !== undefined && {
              role: "button",
              tabindex: 0,
              "aria-label": `${own}. ${facts.words["element"]} ${e}`,
              onKeyDown: (event: KeyboardEvent) => props.keys(event, unit, e),
            })}
          >
            {posted ? (
              <Post roof={posted === "roof"} chief={chief} />
            ) : (
              <>
                <path
                  d={
                    look.side === 0
                      ? `M${half + 4} -46 ${half + 62} 0 ${half + 4} 46Z`
                      : `M${half + 4} -46 ${half + 62} 0 ${half + 4} 46 ${half + 26} 0Z`
                  }
                  class="tick"
                />
                <Base facts={facts} depth={look.depth} rx={look.side === 0 ? 6 : 26} class="base" />
                {look.side === 1 && <Base facts={facts} depth={look.depth} around={-6} rx="22" class="weave" />}
                <path d={`M${half - 7} ${-facts.frontage / 2 + 12}V${facts.frontage / 2 - 12}`} class="front" />
                <g transform={scale === 1 ? undefined : `scale(${scale})`}>
                  <Figure kind={look.kind} bow={bow} />
                  {chief && <Pennant />}
                  {shot && (
                    <path
                      d={`M${half / scale + 70}-12a16 16 0 0 1 30-6 18 18 0 0 1 12 30 20 20 0 0 1-36 4 16 16 0 0 1-6-28Z`}
                      class="puff"
                    />
                  )}
                </g>
              </>
            )}
          </g>
        );
      })}
      <Badge look={look} sign={props.sign} />
    </g>
  );
});

/** One who is aboard or behind walls: a figure without a base. */
const Post = ({ roof, chief }: { readonly roof: boolean; readonly chief: boolean }) => (
  <>
    <circle r="27" class="base" />
    <path d="M10-9H44" class="front" />
    <circle r="13" class="body" />
    {roof && <path d="M-18 20 0 32 18 20" class="front" />}
    {chief && <Pennant />}
  </>
);

const FLAG = "M0 6V-6H9L6-2.5 9 1H0";
const SWORDS = "M-5-5 5 5M5-5-5 5M-5 2 -2 5M5 2 2 5";
const CROSS = "M1-3 7 3M7-3 1 3M4-6V6"; // elements lost
const CHECK = "M-4 0-1 3 5-4";
const BACK = "M5 0H-5M-1-4-5 0-1 4";

/** The unit's short sign on the plate of its side, and what is the matter: markers, melee, acted. Its size is in pixels. */
function Badge({ look, sign }: { readonly look: UnitLook; readonly sign: string }) {
  const at = rearOf(look);
  const signs: readonly (readonly [string, string, string])[] = [
    ...(look.markers ? [["marker", FLAG, String(look.markers)] as const] : []),
    ...(look.size > look.elements.length ? [["lost", CROSS, String(look.size - look.elements.length)] as const] : []),
    ...(look.fighting ? [["melee", SWORDS, ""] as const] : []),
    ...(look.retreats ? [["back", BACK, ""] as const] : []),
    ...(look.acted ? [["done", CHECK, ""] as const] : []),
  ];
  const width = 11 + sign.length * 7;
  let x = width + 4;
  return (
    <Upright {...at} class="kp-badge">
      <g transform={`translate(${-(width + signs.length * 9) / 2} 0)`}>
        {look.side === 0 ? (
          <rect y="-8.5" width={width} height="17" rx="8.5" class="plate" />
        ) : (
          <path d={`M0 0 7-8.5H${width - 7}L${width} 0 ${width - 7} 8.5H7Z`} class="plate" />
        )}
        <text x={width / 2} y="4.6" class="mark">
          {sign}
        </text>
        {signs.map(([kind, d, text]) => {
          const place = x;
          x += text ? 24 : 17;
          return (
            <g class={`sign ${kind}`} transform={`translate(${place} 0)`}>
              <rect x="-3" y="-8.5" width={text ? 23 : 16} height="17" rx="4" />
              <path d={d} transform={text ? "translate(1 0)" : "translate(5 0)"} />
              {text && (
                <text x="14.5" y="4.6">
                  {text}
                </text>
              )}
            </g>
          );
        })}
      </g>
      <path d={SIDE_SIGNS[look.side]!} class="far-sign" />
    </Upright>
  );
}
