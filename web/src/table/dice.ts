// Throws that have not been shown yet, one after the other.
import { computed, signal } from "@preact/signals";
import type { Rolled } from "./lines.ts";

const MOST = 6; // of a long chain of bots' turns only the end is worth waiting for

/** A throw with its number: the same faces twice are two throws. */
type Numbered = Rolled & { readonly number: number };

export class DiceQueue {
  readonly #waiting = signal<readonly Numbered[]>([]);
  readonly shown = computed<Numbered | null>(() => this.#waiting.value[0] ?? null);
  #number = 0;

  add(thrown: readonly Rolled[]): void {
    if (!thrown.length) return;
    const numbered = thrown.map((rolled) => ({ ...rolled, number: this.#number++ }));
    this.#waiting.value = [...this.#waiting.peek(), ...numbered].slice(-MOST);
  }

  /** This one has been seen. */
  next(): void {
    this.#waiting.value = this.#waiting.peek().slice(1);
  }

  skip(): void {
    this.#waiting.value = [];
  }
}
