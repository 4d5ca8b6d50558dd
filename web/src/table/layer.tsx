// The marks of the plan pad, drawn over the board. Where a piece lies is asked of the page, so that zooming and any drawing work.
import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { SeatShape } from "../parts/seat.tsx";
import type { MarkView } from "../protocol.ts";
import { arrow, spotOf, type Spot } from "./places.ts";
import type { TableStore } from "./store.ts";

const ASIDE = 7; // between the marks of two seats

export function PlanLayer({
  store,
  board,
}: {
  readonly store: TableStore;
  readonly board: RefObject<HTMLElement | null>;
}) {
  const marks = store.pad.marks.value;
  const pen = store.pad.pen.value;
  const drawn = useSignal(0);
  useEffect(() => {
    const place = board.current;
    if (!place || (!marks.length && !pen)) return;
    let asked = 0;
    const again = () => {
      asked ||= requestAnimationFrame(() => {
        asked = 0;
        drawn.value++;
      });
    };
    const changes = new MutationObserver(again);
    changes.observe(place, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["viewBox", "transform", "style", "class", "open", "hidden"],
    });
    const sizes = new ResizeObserver(again);
    sizes.observe(place);
    place.addEventListener("scroll", again, true);
    place.addEventListener("transitionend", again);
    return () => {
      changes.disconnect();
      sizes.disconnect();
      place.removeEventListener("scroll", again, true);
      place.removeEventListener("transitionend", again);
      cancelAnimationFrame(asked);
    };
  }, [marks.length > 0, pen !== null]);
  void drawn.value; // drawn anew when the board has moved
  const place = board.current;
  if (!place) return null;
  const find = (ref: string): Spot | null => {
    const piece = place.querySelector(`[data-ref="${CSS.escape(ref)}"]`);
    const box = piece?.getBoundingClientRect();
    if (!piece || !box || !(box.width || box.height)) return null;
    const whole = place.getBoundingClientRect();
    return spotOf(box, piece.closest(".zoom > svg, .kp-frame > svg")?.getBoundingClientRect() ?? whole, whole);
  };
  const begun = pen?.from ? find(pen.from) : null;
  return (
    <svg class="plan-layer" aria-hidden="true">
      {marks.map((mark) => (
        <Mark key={mark.mark} mark={mark} spots={mark.refs.map(find)} />
      ))}
      {begun?.shown && <circle cx={begun.x} cy={begun.y} r={begun.radius} class="begun" />}
    </svg>
  );
}

function Mark({ mark, spots: [from, to] }: { readonly mark: MarkView; readonly spots: readonly (Spot | null)[] }) {
  if (!from) return null;
  const aside = (mark.seat - 1) * ASIDE;
  if (mark.kind === "arrow") {
    if (!to || !(from.shown || to.shown)) return null;
    const { x1, y1, x2, y2, head, sign } = arrow(from, to, aside);
    return (
      <g class={`mark of-seat-${mark.seat}`} data-mark={mark.mark}>
        <path d={`M${x1} ${y1}L${x2} ${y2}`} class="halo" />
        <polygon points={head} class="head" />
        <path d={`M${x1} ${y1}L${x2} ${y2}`} class="line" />
        <Sign seat={mark.seat} x={sign[0]} y={sign[1]} />
        <Note note={mark.note} x={sign[0] + 12} y={sign[1]} />
      </g>
    );
  }
  if (!from.shown) return null;
  const { x, y } = from;
  const radius = from.radius + aside / 2;
  const shape =
    mark.kind === "circle"
      ? `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`
      : mark.kind === "cross"
        ? `M${x - 13 + aside} ${y - 13}l26 26m0-26l-26 26`
        : "";
  const corner = mark.kind === "note" ? from.radius * 0.5 : radius * 0.75;
  return (
    <g class={`mark of-seat-${mark.seat}`} data-mark={mark.mark}>
      {shape && (
        <>
          <path d={shape} class="halo" />
          <path d={shape} class="line" />
        </>
      )}
      <Sign seat={mark.seat} x={x + corner} y={y - corner + aside} />
      <Note note={mark.note} x={x + corner + 12} y={y - corner + aside} />
    </g>
  );
}

const Sign = ({ seat, x, y }: { readonly seat: number; readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
    <SeatShape seat={seat} />
  </g>
);

const Note = ({ note, x, y }: { readonly note: string; readonly x: number; readonly y: number }) =>
  note ? (
    <text x={x} y={y + 5} class="note">
      {note}
    </text>
  ) : null;
