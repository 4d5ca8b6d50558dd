// A drawing that can be enlarged and moved: wheel, two fingers, keys, buttons.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { text } from "../text.ts";
import { Icon } from "./icon.tsx";
import { clampBox, type Box, zoomBox } from "./box.ts";

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
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const moved = useRef(false);
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
  const onPointerDown = (event: PointerEvent) => {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    moved.current = false;
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const frame = svg.current!.getBoundingClientRect();
    if (fingers.current.size === 2) {
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)![1];
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      const middle = at((now.x + other.x) / 2, (now.y + other.y) / 2);
      if (was > 0) zoom(is / was, middle.x, middle.y);
      moved.current = true;
    } else if (enlarged) {
      pan((before.x - now.x) / frame.width, (before.y - now.y) / frame.height);
      if (Math.hypot(before.x - now.x, before.y - now.y) > 3) moved.current = true;
    } else return;
    fingers.current.set(event.pointerId, now);
  };
  const onPointerUp = (event: PointerEvent) => fingers.current.delete(event.pointerId);
  const onClick = (event: MouseEvent) => {
    if (moved.current) event.stopPropagation(); // a drag is not a choice
    moved.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step: Record<string, () => void> = {
      "+": () => zoom(1.4),
      "-": () => zoom(1 / 1.4),
      "0": () => {
        box.value = whole;
      },
      ...(enlarged && {
        ArrowLeft: () => pan(-0.15, 0),
        ArrowRight: () => pan(0.15, 0),
        ArrowUp: () => pan(0, -0.15),
        ArrowDown: () => pan(0, 0.15),
      }),
    };
    const deed = step[event.key];
    if (!deed || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    deed();
  };
  const b = box.value;
  return (
    <div class="zoom" onKeyDown={onKeyDown}>
      <svg
        ref={svg}
        viewBox={`${b.x} ${b.y} ${b.width} ${b.height}`}
        class={enlarged ? "enlarged" : ""}
        role="group"
        aria-label={label}
        onWheel={onWheel}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
        onPointerLeave={onPointerUp}
        onClickCapture={onClick}
      >
        {children}
      </svg>
      <div class="zoom-buttons">
        <button
          type="button"
          class="icon"
          onClick={() => zoom(1.4)}
          aria-label={text("zoom-in")}
          title={`${text("zoom-in")} (+)`}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          class="icon"
          onClick={() => zoom(1 / 1.4)}
          disabled={!enlarged}
          aria-label={text("zoom-out")}
          title={`${text("zoom-out")} (−)`}
        >
          <Icon name="minus" />
        </button>
        {enlarged && (
          <button
            type="button"
            class="icon"
            onClick={() => {
              box.value = whole;
            }}
            aria-label={text("zoom-all")}
            title={`${text("zoom-all")} (0)`}
          >
            <Icon name="whole" />
          </button>
        )}
      </div>
    </div>
  );
}
