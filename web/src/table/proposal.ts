// A draft of a free answer. The server says what an intent makes of it, and whether it is allowed;
// nothing is chosen before the player says so.
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Tried } from "../protocol.ts";

export type Intent = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
/** What was asked last: a draft and what is meant to be done with it. */
interface Wish {
  readonly draft: unknown;
  readonly intent: Intent | null;
  /** A look back at an older draft: what was said about the newer one stays. */
  readonly quiet?: boolean;
}

export interface Surroundings {
  readonly send: (draft: unknown, intent: Intent | null) => void;
  readonly choose: (tried: Tried) => void;
  readonly later: (deed: () => void, milliseconds: number) => unknown;
  readonly now: () => number;
}

export const BEAT = 90; // milliseconds between two questions to the server

export class Proposal {
  /** The answer that is drawn. */
  readonly tried = signal<Tried | null>(null);
  /** Why it is not allowed; also why the last intent was not taken over. */
  readonly refusal = signal<{ readonly text: string; readonly rule: string; readonly element: number | null } | null>(
    null,
  );
  readonly busy = signal(false);
  readonly steps = signal<readonly unknown[]>([]);
  /** The draft is the one to begin with: nothing has been done yet. */
  readonly untouched: ReadonlySignal<boolean> = computed(
    () => this.#blank.value !== undefined && JSON.stringify(this.draft.value) === this.#blank.value,
  );
  readonly draft: ReadonlySignal<unknown> = computed(() => this.tried.value?.choice ?? null);
  readonly legal: ReadonlySignal<boolean> = computed(
    () => this.tried.value !== null && !this.tried.value.refusal && !this.busy.value,
  );

  readonly #around: Surroundings;
  readonly #blank = signal<string | undefined>(undefined);
  #flying: Wish | null = null;
  #next: Wish | null = null;
  #last = -Infinity;
  #home: { readonly draft: unknown } | null = null; // where a refused drag goes back to
  #waiting = false;
  #enter = false;

  constructor(around: Surroundings, draft: unknown = null) {
    this.#around = around;
    this.#ask({ draft, intent: null });
  }

  /** Do something with the draft, or with an older one; what comes of it becomes the draft. */
  attempt(intent: Intent, from: unknown = this.draft.peek()): void {
    this.#home = null;
    this.#ask({ draft: from, intent });
  }

  /** The same, and a step that can be taken back. */
  step(intent: Intent): void {
    this.mark();
    this.attempt(intent);
  }

  /** What says all there is to say: done, and taken. */
  finish(intent: Intent): void {
    this.step(intent);
    this.take();
  }

  /** A whole answer as the draft; the one before it can be taken back. */
  lay(draft: unknown): void {
    this.mark();
    this.#home = null;
    this.#ask({ draft, intent: null });
  }

  /** Remember the draft: a way point, the start of a drag. */
  mark(): void {
    const [steps, draft] = [this.steps.peek(), this.draft.peek()];
    if (!steps.length || JSON.stringify(steps.at(-1)) !== JSON.stringify(draft)) this.steps.value = [...steps, draft];
  }

  /** A drag has ended: what is not allowed goes back to where it came from. */
  release(home: unknown): void {
    if (this.#flying || this.#next) this.#home = { draft: home };
    else if (this.tried.peek()?.refusal) this.#ask({ draft: home, intent: null, quiet: true });
  }

  back(): void {
    const steps = this.steps.peek();
    if (!steps.length) return this.drop();
    this.steps.value = steps.slice(0, -1);
    this.#home = null;
    this.#ask({ draft: steps.at(-1), intent: null });
  }

  drop(): void {
    this.steps.value = [];
    this.#home = null;
    this.#ask({ draft: null, intent: null });
  }

  /** Choose the draft; while the server is still judging it, as soon as it has. */
  take(): void {
    if (this.busy.peek()) this.#enter = true;
    else if (this.legal.peek()) this.#around.choose(this.tried.peek()!);
  }

  heard(tried: Tried): void {
    const wish = this.#flying;
    this.#flying = null;
    const why = tried.refusal
      ? {
          text: tried.refusal,
          rule: tried.rule,
          element: typeof tried.facts["element"] === "number" ? tried.facts["element"] : null,
        }
      : null;
    if (!wish?.quiet) this.refusal.value = why;
    // an intent that comes to nothing leaves the draft as it was
    const nothing =
      why !== null && Object.keys(tried.drawing).length === 0 && wish?.intent !== null && this.tried.peek() !== null;
    if (!nothing) this.tried.value = tried;
    if (wish?.draft == null && wish?.intent === null) this.#blank.value = JSON.stringify(tried.choice);
    if (this.#next) return this.#soon();
    this.busy.value = false;
    if (this.#home && why) {
      const { draft } = this.#home;
      this.#home = null;
      this.#ask({ draft, intent: null, quiet: true });
      return;
    }
    this.#home = null;
    if (this.#enter) {
      this.#enter = false;
      this.take();
    }
  }

  /** The server did not answer the question. */
  failed(): void {
    this.#flying = null;
    this.#enter = false;
    if (this.#next) this.#soon();
    else this.busy.value = false;
  }

  #ask(wish: Wish): void {
    this.#next = wish;
    this.busy.value = true;
    if (!this.#flying) this.#soon();
  }

  #soon(): void {
    if (this.#waiting) return;
    const rest = this.#last + BEAT - this.#around.now();
    if (rest > 0) {
      this.#waiting = true;
      this.#around.later(() => {
        this.#waiting = false;
        if (this.#next && !this.#flying) this.#soon();
      }, rest);
      return;
    }
    this.#flying = this.#next;
    this.#next = null;
    this.#last = this.#around.now();
    this.#around.send(this.#flying!.draft, this.#flying!.intent);
  }
}
