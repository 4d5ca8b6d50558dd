// On a narrow screen the question covers part of the board: drawings turn to what it is about.
import { signal } from "@preact/signals";

/** One column: the question lies over the lower edge of the screen. */
const NARROW = "(max-width: 63.99rem)";

export const isNarrow = (): boolean => matchMedia(NARROW).matches;

/** Grows with every question put on a narrow screen; 0: there was none. */
export const attention = signal(0);

/** What a question is about, on any board. */
export const ASKED_ABOUT = ".lit, .fought, .fighting, .target, .glow";

const ROOM = 6; // pixels to the edges

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** By how much a page is scrolled to show a span in a window; 0: it is in sight. */
export function scrollFor(span: Span, window: Span): number {
  const spare = window.bottom - window.top - (span.bottom - span.top);
  if (span.top >= window.top && (span.bottom <= window.bottom || spare < 0) && span.top < window.bottom - 2 * ROOM)
    return spare < 0 ? span.top - window.top - ROOM : 0;
  return span.top - window.top - Math.max(ROOM, spare / 2);
}
