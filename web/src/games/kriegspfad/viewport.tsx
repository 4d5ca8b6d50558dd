// The window on the table: wheel, one or two fingers, keys and buttons move the camera.
import { createContext, type ComponentChildren } from "preact";
import { useContext, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../../parts/icon.tsx";
import { text } from "../../text.ts";
import type { Camera, Point } from "./camera.ts";

const STEP = 1.4;
const FAR = 0.075; // pixels to a hundredth: below it words give way to signs
const DRAG = 4; // pixels until a press becomes a drag
const SHARE = 0.15; // of the frame, for one press of an arrow

interface ViewportProps {
  readonly camera: Camera;
  readonly label: string;
  readonly hint: string;
  readonly children: ComponentChildren;
  /** HTML or SVG that lies over the window and does not move with it. */
  readonly map?: ComponentChildren;
}

export function Viewport({ camera, label, hint, children, map }: ViewportProps) {
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const moved = useRef(false);

  useLayoutEffect(() => {
    const box = frame.current!;
    camera.resize({ width: box.clientWidth, height: box.clientHeight }); // before anybody sees it
    camera.corner = () => svg.current!.getBoundingClientRect();
    const watch = new ResizeObserver(([entry]) => {
      if (entry) camera.resize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watch.observe(box);
    // a passive listener could not keep the page from scrolling
    const wheel = (event: WheelEvent) => {
      const whole = !camera.enlarged.peek();
      if (!event.ctrlKey && whole && (event.deltaY > 0 || box.getBoundingClientRect().top < 0)) return; // the page scrolls
      event.preventDefault();
      const corner = camera.corner();
      camera.zoom(Math.exp(-event.deltaY * 0.0016), event.clientX - corner.x, event.clientY - corner.y);
    };
    box.addEventListener("wheel", wheel, { passive: false });
    return () => {
      watch.disconnect();
      box.removeEventListener("wheel", wheel);
    };
  }, [camera]);

  const onPointerDown = (event: PointerEvent) => {
    if (event.button > 0 || (event.target as Element).closest("[data-grip]")) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    moved.current = false;
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!moved.current && Math.hypot(before.x - now.x, before.y - now.y) < DRAG) return;
    if (!moved.current) svg.current!.setPointerCapture(event.pointerId);
    moved.current = true;
    if (fingers.current.size === 2) {
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)![1];
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      const corner = camera.corner();
      camera.pan((before.x - now.x) / 2, (before.y - now.y) / 2);
      if (was > 0) camera.zoom(is / was, (now.x + other.x) / 2 - corner.x, (now.y + other.y) / 2 - corner.y);
    } else camera.pan(before.x - now.x, before.y - now.y);
    fingers.current.set(event.pointerId, now);
  };
  const onPointerUp = (event: PointerEvent) => fingers.current.delete(event.pointerId);
  const onClick = (event: MouseEvent) => {
    if (moved.current) event.stopPropagation(); // a drag is not a choice
    moved.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const { width, height } = camera.frame.peek();
    const own = event.target === frame.current;
    const keys: Readonly<Record<string, () => void>> = {
      "+": () => camera.zoom(STEP),
      "-": () => camera.zoom(1 / STEP),
      "0": () => camera.fit(),
      ...(own && {
        ArrowLeft: () => camera.pan(-SHARE * width, 0),
        ArrowRight: () => camera.pan(SHARE * width, 0),
        ArrowUp: () => camera.pan(0, -SHARE * height),
        ArrowDown: () => camera.pan(0, SHARE * height),
      }),
    };
    const deed = keys[event.key];
    if (!deed) return;
    event.preventDefault();
    event.stopPropagation();
    deed();
  };
  return (
    <div
      class="kp-frame"
      ref={frame}
      onKeyDown={onKeyDown}
      tabIndex={0}
      role="group"
      aria-label={label}
      aria-description={hint}
    >
      <svg
        ref={svg}
        class={camera.enlarged.value ? "enlarged" : ""}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
        onClickCapture={onClick}
      >
        <Through.Provider value={camera}>
          <Stage camera={camera}>{children}</Stage>
        </Through.Provider>
      </svg>
      {map}
    </div>
  );
}

export function ZoomButtons({ camera }: { readonly camera: Camera }) {
  return (
    <>
      <button
        type="button"
        class="icon"
        onClick={() => camera.zoom(STEP)}
        aria-label={text("zoom-in")}
        title={`${text("zoom-in")} (+)`}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        class="icon"
        onClick={() => camera.zoom(1 / STEP)}
        disabled={!camera.enlarged.value}
        aria-label={text("zoom-out")}
        title={`${text("zoom-out")} (−)`}
      >
        <Icon name="minus" />
      </button>
      <button
        type="button"
        class="icon"
        onClick={() => camera.fit()}
        aria-label={text("zoom-all")}
        title={`${text("zoom-all")} (0)`}
      >
        <Icon name="whole" />
      </button>
    </>
  );
}

/** The camera through which a drawing is seen. */
const Through = createContext<Camera | null>(null);

/**
 * Only this group changes when the camera moves; what is in it is not drawn again. It sets no CSS
 * variables: every one of its thousands of descendants would inherit them anew in every frame.
 */
function Stage({ camera, children }: { readonly camera: Camera; readonly children: ComponentChildren }) {
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(
    () =>
      camera.look.subscribe(() => {
        group.current?.setAttribute("transform", camera.transform.value);
        group.current?.classList.toggle("far", camera.look.value.scale < FAR);
      }),
    [camera],
  );
  return <g ref={group}>{children}</g>;
}

/** Words and signs that stand upright; drawn in pixels around the place, in hundredths of an inch. */
export function Upright({
  x,
  y,
  children,
  class: name,
}: Point & { readonly children: ComponentChildren; readonly class?: string }) {
  const camera = useContext(Through);
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(
    () =>
      camera?.upright.subscribe((upright) =>
        group.current?.setAttribute("transform", `translate(${x} ${y}) ${upright}`),
      ),
    [camera, x, y],
  );
  return (
    <g ref={group} class={name ? `kp-upright ${name}` : "kp-upright"}>
      {children}
    </g>
  );
}

/** What is drawn in hundredths with lines as wide as on the screen: `--unit` hundredths to a pixel. */
export function Fine({ children }: { readonly children: ComponentChildren }) {
  const camera = useContext(Through);
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(
    () => camera?.unit.subscribe((unit) => group.current?.style.setProperty("--unit", String(unit))),
    [camera],
  );
  return <g ref={group}>{children}</g>;
}
