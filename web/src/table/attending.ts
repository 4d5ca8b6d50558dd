// On a narrow screen what a question is about is brought into sight, above the sheet and the hand.
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { ASKED_ABOUT, attention, isNarrow, scrollFor } from "../parts/attention.ts";

/** The part of a board that matters where nothing on it is lit. */
const HAND = ".dock, .hands";
const HEART = ".zoom, .kp-frame, .waste";

type Drawing = RefObject<HTMLElement | null>;

/** Once for every question: drawings turn first, then the page is scrolled. */
export function useAttending(drawing: Drawing, question: number | undefined): void {
  useLayoutEffect(() => {
    if (question === undefined || !isNarrow()) return;
    attention.value += 1;
    const frame = requestAnimationFrame(() => {
      if (drawing.current) reveal(drawing.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [question]);
}

function reveal(drawing: HTMLElement): void {
  const lit = [...drawing.querySelectorAll(ASKED_ABOUT)];
  const inHand = lit.some((piece) => piece.closest(HAND)); // it is in sight anyway
  const places = inHand ? [] : lit.map((piece) => piece.closest(HEART) ?? piece);
  const shown = places.length ? places : [...drawing.querySelectorAll(HEART)].slice(0, 1);
  const boxes = shown.map((place) => place.getBoundingClientRect()).filter(({ height }) => height > 0);
  if (!boxes.length) return;
  const covers = [...document.querySelectorAll(`.prompt, ${HAND}`)].map(
    (cover) => cover.getBoundingClientRect().height,
  );
  const window = { top: 0, bottom: innerHeight - covers.reduce((sum, height) => sum + height, 0) };
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const by = scrollFor({ top, bottom }, window);
  if (by) scrollBy({ top: by, behavior: "instant" });
}
