// The moment that is looked at: now, or one of the past.
import { computed, signal } from "@preact/signals";
import type { View } from "../protocol.ts";
import type { Moment } from "../routes.ts";
import type { Send } from "./connection.ts";
import type { Arrival } from "./film.ts";

export class Moments {
  readonly view = signal<View | null>(null);
  /** What is asked now; looking back, nothing is. */
  readonly question = computed(() => (this.view.value?.live ? this.view.value.question : null));
  /** Whose eyes these are; null: a spectator's. */
  readonly seat = computed(() => this.view.value?.seat ?? null);

  readonly #send: Send;
  #wanted: number | null; // as last asked for; null: now
  arrive: Arrival = "last";

  constructor(send: Send, wanted: Moment | null = null) {
    this.#send = send;
    this.#wanted = wanted && wanted.at + Number(wanted.beat > 0);
    this.arrive = wanted?.beat || "last";
  }

  /** The server knows this page: what a link asked for, and what was looked at before the line broke. */
  welcome(): void {
    if (this.#wanted !== null) this.#send({ type: "look", at: this.#wanted, film: true });
  }

  /** The server has not shown yet what was asked for last. */
  get waits(): boolean {
    const view = this.view.peek();
    return this.#wanted === null ? view?.live === false : view?.live !== false || view.at !== this.#wanted;
  }

  look(at: number | null, arrive: Arrival = "last"): void {
    const view = this.view.peek();
    this.arrive = arrive;
    this.#wanted = at !== null && view ? Math.max(view.first, Math.min(view.last, at)) : at;
    this.#send({ type: "look", at: this.#wanted, film: this.#wanted !== null });
  }

  /** Steps are counted from the moment asked for last: fast fingers do not wait for the server. */
  step(by: number): void {
    const view = this.view.peek();
    if (!view || (this.#wanted === null && by > 0)) return;
    this.look((this.#wanted ?? view.last) + by, by > 0 ? "first" : "last");
  }

  /** A link to a moment that does not exist, perhaps because something was taken back. */
  refused(): boolean {
    const last = this.view.peek()?.last;
    if (this.#wanted === null || last === undefined || last === this.#wanted) return false;
    this.look(last);
    return true;
  }
}
