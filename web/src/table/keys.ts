// Single keys at the table.
import { keyed } from "./input.ts";
import type { TableStore } from "./store.ts";

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
}

/** Where a key means what the element under the focus makes of it. */
export const OWN_KEYS = "input, textarea, select, dialog";

export const isPlain = (event: Pressed): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented);

/** What a key does now; undefined: nothing. */
export function deedOf(store: TableStore, key: string): (() => void) | undefined {
  const view = store.moments.view.peek();
  if (!view) return undefined;
  if (/^[0-9]$/.test(key)) {
    const found = keyed(view.question?.options ?? []).find((shown) => shown.key === key);
    const drafts = store.answer.proposal.peek() !== null; // then they are the draft's
    return view.live && !store.pad.pen.peek() && !drafts && found ? () => store.answer.type(found.option) : undefined;
  }
  switch (key) {
    case "u":
      return view.live && view.undo.kind !== "none" ? () => store.undo() : undefined;
    case "b":
      return () => store.step(-1);
    case "f":
      return () => store.step(1);
    case "l":
      return () => store.moments.look(null);
    case "o":
      return () => store.answer.askOdds();
    case "h":
      return () => store.answer.askOdds(true);
    case "w":
      return () => store.describe(true);
    case "p":
      return view.seat !== null ? () => store.pad.toggle() : undefined;
    default:
      return undefined;
  }
}
