// A mark in the making.
import type { Ref } from "../games/face.ts";
import type { MarkKind } from "../protocol.ts";

export interface Pen {
  readonly kind: MarkKind;
  readonly from: Ref;
  readonly to: Ref;
  readonly note: string;
}

export const EMPTY: Pen = { kind: "arrow", from: "", to: "", note: "" };

/** What is still missing before the mark can be set. */
export function lacks(pen: Pen): "from" | "to" | "note" | null {
  if (!pen.from) return "from";
  if (pen.kind === "arrow" && (!pen.to || pen.to === pen.from)) return "to";
  return pen.kind === "note" && !pen.note.trim() ? "note" : null;
}

/** A piece was tapped: the beginning of the mark, or the end of an arrow. */
export const tapped = (pen: Pen, ref: Ref): Pen =>
  pen.kind === "arrow" && pen.from && pen.from !== ref ? { ...pen, to: ref } : { ...pen, from: ref, to: "" };

export const refsOf = (pen: Pen): readonly Ref[] => (pen.kind === "arrow" ? [pen.from, pen.to] : [pen.from]);
