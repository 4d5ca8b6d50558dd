// The window on the table: wheel, one or two fingers, keys and buttons move the camera.
import { createContext, type ComponentChildren } from "preact";
import { useContext, useLayoutEffect, useRef } from "preact/hooks";
import { Fingers, lengthOf, lensKeys, spread, type Lens } from "../../parts/fingers.ts";
import type { Camera, Point } from "./camera.ts";

const FAR = 0.075; // pixels to a hundredth: below it words give way to signs
const DRAG = 4; // pixels until a press becomes a drag

interface ViewportProps {
  readonly camera: Camera;
  readonly label: string;
  readonly hint: string;
  readonly children: ComponentChildren;
  /** HTML or SVG that lies over the window and does not move with it. */
  readonly map?: ComponentChildren;
  /** What a press takes hold of instead of the table; null: nothing. */
  readonly grab?: (event: PointerEvent) => Grab | null;
  /** A press on the table itself. */
  readonly place?: (event: MouseEvent) => void;
}

/** Something in the hand. */
export interface Grab {
  readonly move: (event: PointerEvent) => void;
  /** Let go; cancelled: it was not meant. */
  readonly end: (event: PointerEvent, cancelled: boolean) => void;
}

interface Held extends Grab {
  readonly pressed: PointerEvent;
  moved: boolean;
}

export function Viewport({ camera, label, hint, children, map, grab, place }: ViewportProps) {
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const fingers = useRef(new Fingers()).current;
  const held = useRef<Held | null>(null);

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
    if (event.button !== 0 || (event.target as Element).closest("[data-grip]")) return;
    const before = held.current;
    held.current = null;
    if (before) {
      // a second finger: both move the table
      before.end(before.pressed, true);
      fingers.press(before.pressed);
    } else {
      const found = grab?.(event);
      if (found) {
        held.current = { ...found, pressed: event, moved: false };
        return;
      }
    }
    fingers.press(event);
  };
  const carry = (held: Held, event: PointerEvent) => {
    const { clientX, clientY } = held.pressed;
    if (!held.moved && Math.hypot(event.clientX - clientX, event.clientY - clientY) < DRAG) return;
    if (!held.moved) svg.current!.setPointerCapture(event.pointerId);
    held.moved = true;
    held.move(event);
  };
  const onPointerUp = (event: PointerEvent, cancelled: boolean) => {
    fingers.lift(event);
    const now = held.current;
    if (now?.pressed.pointerId !== event.pointerId) return;
    held.current = null;
    fingers.moved = now.moved; // then it was no click
    if (now.moved) now.end(event, cancelled);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (held.current?.pressed.pointerId === event.pointerId) return carry(held.current, event);
    const move = fingers.moveOf(event);
    if (!move || (!fingers.moved && lengthOf(move) < DRAG)) return;
    if (!fingers.moved) svg.current!.setPointerCapture(event.pointerId);
    fingers.moved = true;
    const { before, now, other } = move;
    if (other) {
      const { factor, x, y } = spread(before, now, other);
      const corner = camera.corner();
      camera.pan((before.x - now.x) / 2, (before.y - now.y) / 2);
      camera.zoom(factor, x - corner.x, y - corner.y);
    } else camera.pan(before.x - now.x, before.y - now.y);
    fingers.stay(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.defaultPrevented) lensKeys(event, lensOf(camera), event.target === frame.current);
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
        onPointerUp={(event) => onPointerUp(event, false)}
        onPointerCancel={(event) => onPointerUp(event, true)}
        onClickCapture={fingers.click}
        onClick={(event) => {
          if (!(event.target as Element).closest("[data-unit], [data-grip], [data-option]")) place?.(event);
        }}
      >
        <Through.Provider value={camera}>
          <Stage camera={camera}>{children}</Stage>
        </Through.Provider>
      </svg>
      {map}
    </div>
  );
}

/** The camera as buttons and keys move it. */
export const lensOf = (camera: Camera): Lens => ({
  zoom: (factor) => camera.zoom(factor),
  whole: () => camera.fit(),
  pan: (dx, dy) => {
    const { width, height } = camera.frame.peek();
    camera.pan(dx * width, dy * height);
  },
});

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
