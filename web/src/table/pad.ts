// The plan pad: the marks everybody sees, and the mark that is being made.
import { signal } from "@preact/signals";
import type { Ref } from "../games/face.ts";
import type { MarkView } from "../protocol.ts";
import type { Send } from "./connection.ts";
import { EMPTY, lacks, refsOf, tapped, type Pen } from "./pen.ts";

export interface Surroundings {
  readonly send: Send;
  /** The seat that speaks for this page, if it holds one. */
  readonly speaker: () => number | undefined;
}

export class Pad {
  readonly marks = signal<readonly MarkView[]>([]);
  /** The mark that is being made; null: not planning. */
  readonly pen = signal<Pen | null>(null);
  /** What pieces are called, in the reader's language. */
  readonly names = signal<ReadonlyMap<Ref, string>>(new Map());

  readonly #around: Surroundings;
  #naming: readonly Ref[] = []; // as last asked for
  #known = false; // what comes first is not news

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** The whole pad anew; what is new on it comes back in words. */
  hear(marks: readonly MarkView[]): string {
    const before = this.marks.peek();
    const fresh = marks.filter(({ mark }) => !before.some((known) => known.mark === mark));
    const news = this.#known ? fresh.map((mark) => mark.text).join(" ") : "";
    this.marks.value = marks;
    this.#known = true;
    return news;
  }

  hearNames(names: readonly string[]): void {
    this.names.value = new Map(this.#naming.map((ref, i) => [ref, names[i] ?? ref]));
  }

  ask(refs: readonly Ref[]): void {
    this.#naming = refs;
    if (refs.length) this.#around.send({ type: "name", refs });
  }

  /** Take up the pen, or lay it down. */
  toggle(): void {
    this.pen.value = this.pen.peek() ? null : EMPTY;
  }

  change(part: Partial<Pen>): void {
    const pen = this.pen.peek();
    if (pen) this.pen.value = { ...pen, ...part };
  }

  /** A piece was tapped while planning. */
  tap(ref: Ref): void {
    const pen = this.pen.peek();
    if (!pen) return;
    this.pen.value = tapped(pen, ref);
    this.set();
  }

  /** Set the mark, if it is complete. */
  set(): void {
    const pen = this.pen.peek();
    const seat = this.#around.speaker();
    if (!pen || lacks(pen) || seat === undefined) return;
    this.#around.send({ type: "mark", seat, kind: pen.kind, refs: refsOf(pen), note: pen.note.trim() });
    this.pen.value = { ...EMPTY, kind: pen.kind };
  }

  /** One mark or all; of a seat, or, for the host, anybody's. */
  erase(seat: number | null, mark: number | null): void {
    this.#around.send({ type: "erase", seat, mark });
  }
}
