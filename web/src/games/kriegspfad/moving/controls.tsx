// Moves by buttons and numbers: for keys, phones and screen readers.
import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { settings } from "../../../settings.ts";
import { OWN_KEYS } from "../../../table/keys.ts";
import type { Proposal } from "../../../table/proposal.ts";
import { text } from "../../../text.ts";
import type { BoardProps } from "../props.ts";
import { handOf, INCH, isMoving, isSetting, isStanding, middleOf, single, standOf, type Hand } from "./hand.ts";
import { NumberField, Select } from "../../../parts/fields.tsx";
import { LayingControls } from "./laying.tsx";
import { hundredths, Line, PadButton, tenths } from "./line.tsx";

const STEP = INCH,
  SMALL = INCH / 4,
  ANGLE = 150,
  SMALL_ANGLE = 50;

export function Controls(board: BoardProps & { readonly proposal: Proposal }) {
  const { question, proposal } = board;
  if (!question) return null;
  const hand = handOf(proposal, question.kind);
  if (isMoving(question.kind)) return <Moves hand={hand} moved={question.limits?.["unit"]} />;
  if (question.kind === "LayOut" || question.kind === "Change") return <LayingControls hand={hand} board={board} />;
  if (isSetting(question.kind)) return <Setting hand={hand} />;
  if (question.kind === "Fire") return <p class="small soft">{text("kp-fire-hint")}</p>;
  return null;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

function useMoveKeys(hand: Hand, moved: unknown): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement;
      if (target.closest(`${OWN_KEYS}, [role=tab], [role=tablist]`)) return;
      const unit = target.closest("[data-unit]")?.getAttribute("data-unit");
      if (unit !== undefined && Number(unit) !== moved) return; // there the arrows go from unit to unit
      const arrow = ARROWS[event.key];
      const shortcuts = settings.peek().shortcuts;
      const deeds: Readonly<Record<string, () => void>> = {
        "[": () => hand.turn(ANGLE),
        "]": () => hand.turn(-ANGLE),
        "{": () => hand.turn(SMALL_ANGLE),
        "}": () => hand.turn(-SMALL_ANGLE),
        ",": () => hand.turn(ANGLE),
        ".": () => hand.turn(-ANGLE), // where brackets are hard to type
        e: () => nextElement(hand),
        n: () => hand.wayPoint(), // the next leg; "p" opens the plan pad
      };
      const deed = arrow
        ? () => hand.nudge(arrow[0], arrow[1], event.shiftKey ? SMALL : STEP)
        : shortcuts
          ? deeds[event.key]
          : undefined;
      if (!deed) return;
      event.preventDefault();
      event.stopPropagation();
      deed();
    };
    addEventListener("keydown", onKey, true); // before the board moves under the arrows
    return () => removeEventListener("keydown", onKey, true);
  }, [hand, moved]);
}

function nextElement(hand: Hand): void {
  const elements = standOf(hand.drawing)?.elements.map(({ element }) => element) ?? [];
  const at = single.peek() === null ? -1 : elements.indexOf(single.peek()!);
  single.value = elements[at + 1] ?? null;
}

function Moves({ hand, moved }: { readonly hand: Hand; readonly moved: unknown }) {
  useMoveKeys(hand, moved);
  const drawing = hand.proposal.tried.value?.drawing ?? {};
  const stand = standOf(drawing);
  const standing = isStanding(hand.kind);
  if (!stand?.elements.length) return standing ? <p class="small soft">{text("kp-put-hint")}</p> : null;
  return (
    <fieldset class="kp-moves">
      <legend>{standing ? text("kp-placing") : text("kp-moving")}</legend>
      {stand.elements.length > 1 && (
        <label class="field">
          <span>
            {text("kp-who")} <kbd aria-hidden="true">e</kbd>
          </span>
          <select
            value={single.value ?? ""}
            onChange={(event) => {
              single.value = event.currentTarget.value === "" ? null : Number(event.currentTarget.value);
            }}
          >
            <option value="">{text("kp-whole-unit")}</option>
            {stand.elements.map(({ element }, i) => (
              <option value={element}>{text("kp-one-element", { n: i + 1 })}</option>
            ))}
          </select>
        </label>
      )}
      <div class="kp-pad" role="group" aria-label={text("kp-by-steps")}>
        <PadButton name="kp-turn-left" sign="↺" act={() => hand.turn(ANGLE)} keys="[" />
        <PadButton name="kp-up" sign="↑" act={() => hand.nudge(0, 1, STEP)} keys="ArrowUp" />
        <PadButton name="kp-turn-right" sign="↻" act={() => hand.turn(-ANGLE)} keys="]" />
        <PadButton name="kp-left" sign="←" act={() => hand.nudge(-1, 0, STEP)} keys="ArrowLeft" />
        <PadButton name="kp-down" sign="↓" act={() => hand.nudge(0, -1, STEP)} keys="ArrowDown" />
        <PadButton name="kp-right" sign="→" act={() => hand.nudge(1, 0, STEP)} keys="ArrowRight" />
      </div>
      {!standing && (
        <button
          type="button"
          onClick={() => hand.wayPoint()}
          aria-keyshortcuts="n"
          disabled={!hand.proposal.legal.value}
        >
          {text("kp-way-point")} <kbd aria-hidden="true">n</kbd>
        </button>
      )}
      <details>
        <summary>{text("kp-by-numbers")}</summary>
        <ByNumbers hand={hand} />
        {standing ? <Putting hand={hand} /> : single.value === null && <Wheeling hand={hand} />}
      </details>
    </fieldset>
  );
}

const DIRECTIONS = { ahead: 0, back: 1800, left: 900, right: -900 } as const;

function ByNumbers({ hand }: { readonly hand: Hand }) {
  const length = useSignal("1");
  const where = useSignal<keyof typeof DIRECTIONS | "bearing">("ahead");
  const bearing = useSignal("0");
  const go = () => {
    const way = where.value === "bearing" ? { bearing: tenths(bearing.value) } : { turn: DIRECTIONS[where.value] };
    if (hundredths(length.value)) hand.go(hundredths(length.value), way);
  };
  return (
    <Line act={go} name="kp-go">
      <NumberField label={text("kp-inches")} value={length} most={60} />
      <Select
        label={text("kp-direction")}
        value={where.value}
        choices={[...Object.keys(DIRECTIONS), "bearing"].map((id) => ({ id, name: text(`kp-go-${id}`) }))}
        set={(id) => {
          where.value = id as "ahead";
        }}
      />
      {where.value === "bearing" && <NumberField label={text("kp-degrees")} value={bearing} least={-360} most={360} />}
    </Line>
  );
}

function Wheeling({ hand }: { readonly hand: Hand }) {
  const angle = useSignal("45");
  const side = useSignal<"left" | "right" | "centre">("left");
  return (
    <Line act={() => hand.do({ wheel: { side: side.value, angle: tenths(angle.value) } })} name="kp-wheel">
      <NumberField label={text("kp-degrees")} value={angle} least={-180} most={180} />
      <Select
        label={text("kp-about")}
        value={side.value}
        choices={["left", "right", "centre"].map((id) => ({ id, name: text(`kp-about-${id}`) }))}
        set={(id) => {
          side.value = id as "left";
        }}
      />
    </Line>
  );
}

/** Emplacements, blockhouses, boats: one more at a place given in inches. */
function Setting({ hand }: { readonly hand: Hand }) {
  return (
    <fieldset class="kp-moves">
      <legend>{text("kp-placing")}</legend>
      <p class="small soft">{text("kp-setting-hint")}</p>
      <Spot x="35" y="10" facing="0" act={(x, y, facing) => hand.proposal.step({ dig: { x, y, facing } })} />
    </fieldset>
  );
}

/** A formation at a place given in inches. */
function Putting({ hand }: { readonly hand: Hand }) {
  const stand = standOf(hand.drawing)!;
  const middle = middleOf(stand);
  return (
    <Spot
      x={(middle.x / INCH).toFixed(2)}
      y={(middle.y / INCH).toFixed(2)}
      facing={String((stand.elements[0]?.end[2] ?? 0) / 10)}
      act={(x, y, facing) => hand.put({ x, y }, stand.number, { facing })}
    />
  );
}

/** A place in inches and a facing in degrees, to put something there. */
function Spot({
  act,
  ...begin
}: {
  readonly x: string;
  readonly y: string;
  readonly facing: string;
  readonly act: (x: number, y: number, facing: number) => void;
}) {
  const x = useSignal(begin.x),
    y = useSignal(begin.y),
    facing = useSignal(begin.facing);
  const put = () => act(hundredths(x.value), hundredths(y.value), tenths(facing.value));
  return (
    <Line act={put} name="kp-put">
      <NumberField label={text("kp-across")} value={x} most={120} />
      <NumberField label={text("kp-upward")} value={y} most={120} />
      <NumberField label={text("kp-facing")} value={facing} most={360} />
    </Line>
  );
}
