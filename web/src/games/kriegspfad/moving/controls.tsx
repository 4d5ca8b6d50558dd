// Moves by buttons and numbers: for keys, phones and screen readers.
import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { settings } from "../../../settings.ts";
import { OWN_KEYS } from "../../../table/keys.ts";
import type { Proposal } from "../../../table/proposal.ts";
import { text } from "../../../text.ts";
import type { BoardProps } from "../props.ts";
import { handOf, INCH, isMoving, isSetting, isStanding, middleOf, single, standOf, type Hand } from "./hand.ts";
import { LayingControls } from "./laying.tsx";

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

function PadButton({
  name,
  sign,
  act,
  keys,
}: {
  readonly name: string;
  readonly sign: string;
  readonly act: () => void;
  readonly keys: string;
}) {
  return (
    <button
      type="button"
      class="icon"
      aria-label={text(name)}
      title={text(name)}
      aria-keyshortcuts={keys}
      onClick={act}
    >
      {sign}
    </button>
  );
}

const DIRECTIONS = { ahead: 0, back: 1800, left: 900, right: -900 } as const;

function ByNumbers({ hand }: { readonly hand: Hand }) {
  const length = useSignal("1");
  const where = useSignal<keyof typeof DIRECTIONS | "bearing">("ahead");
  const bearing = useSignal("0");
  const hundredths = Math.round(Number(length.value) * INCH);
  const go = () =>
    hand.go(
      hundredths,
      where.value === "bearing"
        ? { bearing: Math.round(Number(bearing.value) * 10) }
        : { turn: DIRECTIONS[where.value] },
    );
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (hundredths) go();
      }}
    >
      <label class="field">
        <span>{text("kp-inches")}</span>
        <input
          type="number"
          min="0"
          max="60"
          step="any"
          value={length.value}
          onInput={(event) => {
            length.value = event.currentTarget.value;
          }}
        />
      </label>
      <label class="field">
        <span>{text("kp-direction")}</span>
        <select
          value={where.value}
          onChange={(event) => {
            where.value = event.currentTarget.value as "ahead";
          }}
        >
          {[...Object.keys(DIRECTIONS), "bearing"].map((name) => (
            <option value={name}>{text(`kp-go-${name}`)}</option>
          ))}
        </select>
      </label>
      {where.value === "bearing" && (
        <label class="field">
          <span>{text("kp-degrees")}</span>
          <input
            type="number"
            min="-360"
            max="360"
            step="any"
            value={bearing.value}
            onInput={(event) => {
              bearing.value = event.currentTarget.value;
            }}
          />
        </label>
      )}
      <button type="submit">{text("kp-go")}</button>
    </form>
  );
}

function Wheeling({ hand }: { readonly hand: Hand }) {
  const angle = useSignal("45");
  const side = useSignal<"left" | "right" | "centre">("left");
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        hand.do({ wheel: { side: side.value, angle: Math.round(Number(angle.value) * 10) } });
      }}
    >
      <label class="field">
        <span>{text("kp-degrees")}</span>
        <input
          type="number"
          min="-180"
          max="180"
          step="any"
          value={angle.value}
          onInput={(event) => {
            angle.value = event.currentTarget.value;
          }}
        />
      </label>
      <label class="field">
        <span>{text("kp-about")}</span>
        <select
          value={side.value}
          onChange={(event) => {
            side.value = event.currentTarget.value as "left";
          }}
        >
          {["left", "right", "centre"].map((name) => (
            <option value={name}>{text(`kp-about-${name}`)}</option>
          ))}
        </select>
      </label>
      <button type="submit">{text("kp-wheel")}</button>
    </form>
  );
}

/** Emplacements, blockhouses, boats: one more at a place given in inches. */
function Setting({ hand }: { readonly hand: Hand }) {
  const x = useSignal("35"),
    y = useSignal("10"),
    facing = useSignal("0");
  const set = () =>
    hand.proposal.step({
      dig: {
        x: Math.round(Number(x.value) * INCH),
        y: Math.round(Number(y.value) * INCH),
        facing: Math.round(Number(facing.value) * 10),
      },
    });
  return (
    <fieldset class="kp-moves">
      <legend>{text("kp-placing")}</legend>
      <p class="small soft">{text("kp-setting-hint")}</p>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          set();
        }}
      >
        {(
          [
            ["kp-across", x],
            ["kp-upward", y],
            ["kp-facing", facing],
          ] as const
        ).map(([name, value]) => (
          <label class="field">
            <span>{text(name)}</span>
            <input
              type="number"
              min="0"
              max="360"
              step="any"
              value={value.value}
              onInput={(event) => {
                value.value = event.currentTarget.value;
              }}
            />
          </label>
        ))}
        <button type="submit">{text("kp-put")}</button>
      </form>
    </fieldset>
  );
}

/** A formation at a place given in inches. */
function Putting({ hand }: { readonly hand: Hand }) {
  const stand = standOf(hand.drawing)!;
  const middle = middleOf(stand);
  const x = useSignal((middle.x / INCH).toFixed(2)),
    y = useSignal((middle.y / INCH).toFixed(2));
  const facing = useSignal(String((stand.elements[0]?.end[2] ?? 0) / 10));
  const put = () =>
    hand.put({ x: Number(x.value) * INCH, y: Number(y.value) * INCH }, stand.number, {
      facing: Math.round(Number(facing.value) * 10),
    });
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        put();
      }}
    >
      {(
        [
          ["kp-across", x],
          ["kp-upward", y],
        ] as const
      ).map(([name, value]) => (
        <label class="field">
          <span>{text(name)}</span>
          <input
            type="number"
            min="0"
            max="120"
            step="any"
            value={value.value}
            onInput={(event) => {
              value.value = event.currentTarget.value;
            }}
          />
        </label>
      ))}
      <label class="field">
        <span>{text("kp-facing")}</span>
        <input
          type="number"
          min="0"
          max="360"
          step="any"
          value={facing.value}
          onInput={(event) => {
            facing.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit">{text("kp-put")}</button>
    </form>
  );
}
