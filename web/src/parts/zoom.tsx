// A drawing that can be enlarged and moved: wheel, two fingers, keys, buttons.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { text } from "../text.ts";
import { ASKED_ABOUT, attention } from "./attention.ts";
import { Icon } from "./icon.tsx";
import { boxAround, clampBox, type Box, zoomBox } from "./box.ts";
import { Fingers, lengthOf, lensKeys, spread, ZOOM_STEP, type Lens } from "./fingers.ts";

const DRAG = 3; // pixels until a press becomes a drag
const NEAR = 2.2; // so far a narrow screen turns to what is asked about
const ROOM = 0.06; // of the drawing, around it

export function Zoom({
  width,
  height,
  label,
  children,
}: {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly children: ComponentChildren;
}) {
  const whole: Box = { x: 0, y: 0, width, height };
  const box = useSignal<Box>(whole);
  const svg = useRef<SVGSVGElement>(null);
  const fingers = useRef(new Fingers()).current;
  const enlarged = box.value.width < width;

  const at = (x: number, y: number) => {
    const frame = svg.current!.getBoundingClientRect();
    return { x: (x - frame.left) / frame.width, y: (y - frame.top) / frame.height };
  };
  const zoom = (factor: number, x = 0.5, y = 0.5) => {
    box.value = zoomBox(box.value, whole, factor, x, y);
  };
  const pan = (dx: number, dy: number) => {
    const b = box.value;
    box.value = clampBox({ ...b, x: b.x + dx * b.width, y: b.y + dy * b.height }, whole);
  };
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !enlarged) return; // the page scrolls
    event.preventDefault();
    const { x, y } = at(event.clientX, event.clientY);
    zoom(event.deltaY > 0 ? 1 / 1.2 : 1.2, x, y);
  };
  const onPointerMove = (event: PointerEvent) => {
    const move = fingers.moveOf(event);
    if (!move) return;
    const { before, now, other } = move;
    const frame = svg.current!.getBoundingClientRect();
    if (other) {
      const { factor, ...between } = spread(before, now, other);
      const middle = at(between.x, between.y);
      zoom(factor, middle.x, middle.y);
      fingers.moved = true;
    } else if (enlarged) {
      pan((before.x - now.x) / frame.width, (before.y - now.y) / frame.height);
      if (lengthOf(move) > DRAG) fingers.moved = true;
    } else return;
    fingers.stay(event);
  };
  const turn = attention.value;
  useLayoutEffect(() => {
    if (!turn) return;
    const { x, y, width: w, height: h } = box.value;
    const frame = svg.current!.getBoundingClientRect();
    const pieces = [...svg.current!.querySelectorAll(ASKED_ABOUT)].map((piece) => {
      const seen = piece.getBoundingClientRect();
      return {
        x: x + ((seen.left - frame.left) / frame.width) * w,
        y: y + ((seen.top - frame.top) / frame.height) * h,
        width: (seen.width / frame.width) * w,
        height: (seen.height / frame.height) * h,
      };
    });
    box.value = boxAround(pieces, whole, ROOM * width, NEAR);
  }, [turn]);
  const lens: Lens = {
    zoom,
    pan,
    whole: () => {
      box.value = whole;
    },
  };
  const b = box.value;
  return (
    <div class="zoom" onKeyDown={(event) => lensKeys(event, lens, enlarged)}>
      <svg
        ref={svg}
        viewBox={`${b.x} ${b.y} ${b.width} ${b.height}`}
        class={enlarged ? "enlarged" : ""}
        role="group"
        aria-label={label}
        onWheel={onWheel}
        onPointerDown={fingers.press}
        onPointerMove={onPointerMove}
        onPointerUp={fingers.lift}
        onPointerCancel={fingers.lift}
        onPointerLeave={fingers.lift}
        onClickCapture={fingers.click}
      >
        {children}
      </svg>
      <div class="zoom-buttons">
        <ZoomButtons lens={lens} enlarged={enlarged} whole={enlarged} />
      </div>
    </div>
  );
}

export function ZoomButtons({
  lens,
  enlarged,
  whole,
}: {
  readonly lens: Pick<Lens, "zoom" | "whole">;
  readonly enlarged: boolean;
  /** Whether the button that shows everything is there. */
  readonly whole: boolean;
}) {
  return (
    <>
      <ZoomButton name="zoom-in" icon="plus" keys="+" act={() => lens.zoom(ZOOM_STEP)} />
      <ZoomButton name="zoom-out" icon="minus" keys="−" act={() => lens.zoom(1 / ZOOM_STEP)} idle={!enlarged} />
      {whole && <ZoomButton name="zoom-all" icon="whole" keys="0" act={lens.whole} />}
    </>
  );
}

function ZoomButton({
  name,
  icon,
  keys,
  act,
  idle,
}: {
  readonly name: "zoom-in" | "zoom-out" | "zoom-all";
  readonly icon: "plus" | "minus" | "whole";
  readonly keys: string;
  readonly act: () => void;
  readonly idle?: boolean;
}) {
  return (
    <button
      type="button"
      class="icon"
      onClick={act}
      disabled={idle}
      aria-label={text(name)}
      title={`${text(name)} (${keys})`}
    >
      <Icon name={icon} />
    </button>
  );
}
