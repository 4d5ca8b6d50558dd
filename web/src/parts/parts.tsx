// Numbers on the parts of a drawing. Where a part lies is asked of the page, so that any board can be a picture.
import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** `zone-white4` is a piece (`data-ref`), `.turns` a part of the drawing, `element-0 .front` a part of a piece. */
const selector = (ref: string): string =>
  ref
    .split(" ")
    .map((part) => (/^[.>~]/.test(part) ? part : `[data-ref="${CSS.escape(part)}"]`))
    .join(" ");

export function Parts({ board, refs }: { board: RefObject<HTMLElement | null>; refs: readonly string[] }) {
  const spots = useSignal<readonly (Spot | null)[]>([]);
  useLayoutEffect(() => {
    const place = board.current!;
    let asked = 0;
    const look = () => {
      asked = 0;
      const whole = place.getBoundingClientRect();
      spots.value = refs.map((ref) => {
        const box = place.querySelector(selector(ref))?.getBoundingClientRect();
        if (!box || !(box.width || box.height)) return null;
        return { x: box.left + box.width / 2 - whole.left, y: box.top - whole.top };
      });
    };
    const again = () => {
      asked ||= requestAnimationFrame(look);
    };
    look();
    const sizes = new ResizeObserver(again);
    sizes.observe(place);
    const changes = new MutationObserver(again);
    changes.observe(place, { subtree: true, childList: true, attributes: true, attributeFilter: ["viewBox", "class"] });
    place.addEventListener("scroll", again, true);
    return () => {
      sizes.disconnect();
      changes.disconnect();
      place.removeEventListener("scroll", again, true);
      cancelAnimationFrame(asked);
    };
  }, [refs.join(" ")]);
  return (
    <>
      {spots.value.map(
        (spot, i) =>
          spot && (
            <span class="part-number" aria-hidden="true" style={{ left: `${spot.x}px`, top: `${spot.y}px` }}>
              {i + 1}
            </span>
          ),
      )}
    </>
  );
}
