// The seats this page holds, and whose eyes it has.
import { signal } from "@preact/signals";
import type { Send } from "./connection.ts";

export interface Surroundings {
  readonly send: Send;
  /** There is something to hide at this table, now, and the reader wants the curtain. */
  readonly hides: () => boolean;
}

export class Seats {
  readonly held = signal<readonly number[]>([]);
  readonly host = signal(false);
  /** The device is being passed to this seat: nothing is shown. */
  readonly curtain = signal<number | null>(null);
  /** As last asked for; undefined: the server chose. */
  eyes: number | null | undefined;

  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  welcome(held: readonly number[], host: boolean): void {
    this.held.value = held;
    this.host.value = host;
  }

  /** The first view: whoever is asked takes the device behind a curtain. */
  begin(seat: number | null): void {
    if (this.#isShared) this.curtain.value = seat;
  }

  /** To another person at the same screen: behind a curtain, if there is something to hide. */
  pass(seat: number): void {
    if (!this.#isShared) return this.sit(seat);
    this.sit(null);
    this.curtain.value = seat;
  }

  sit(seat: number | null): void {
    this.eyes = seat; // the server knows which lines this page has, and sends only the difference
    this.curtain.value = null;
    this.#around.send({ type: "sit", seat });
  }

  /** What this seat sees is here or on its way: nobody need go on as it. */
  looksAs(seat: number): boolean {
    return this.eyes === seat;
  }

  get #isShared(): boolean {
    return this.held.peek().length > 1 && this.#around.hides();
  }
}
