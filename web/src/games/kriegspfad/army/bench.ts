// The army that is being built: every change can be taken back; the server says what it costs and breaks.
import { effect, signal } from "@preact/signals";
import { api } from "../../../api.ts";
import { settings } from "../../../settings.ts";
import { text } from "../../../text.ts";
import { GAME } from "./places.ts";
import { find, put } from "./shelf.ts";
import type { Army, Check } from "./types.ts";

const PATIENCE = 120; // milliseconds without a change before the server is asked
const MOST_STEPS = 200;

export class Bench {
  readonly id: string;
  readonly draft;
  /** What the server last said, and about which draft. */
  readonly said = signal<{ readonly army: Army; readonly check: Check } | null>(null);
  readonly trouble = signal("");
  readonly past = signal<readonly Army[]>([]);
  readonly future = signal<readonly Army[]>([]);
  /** The unit that is being worked at. */
  readonly open = signal<number | null>(null);
  #typing = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #stop: () => void;
  readonly #at: string | undefined;

  /** `at`: the table it is built for, whose options count. */
  constructor(id: string, army: Army, at?: string) {
    this.id = id;
    this.#at = at;
    this.draft = signal(army);
    this.#stop = effect(() => {
      const draft = this.draft.value;
      void settings.value.language; // in another language the server is asked again
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#check(draft), this.said.peek() ? PATIENCE : 0);
    });
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#stop();
  }

  /** One change. Letters typed into the same field, named by `typing`, are taken back together. */
  edit(army: Army, typing = ""): void {
    if (!typing || typing !== this.#typing)
      this.past.value = [...this.past.peek(), this.draft.peek()].slice(-MOST_STEPS);
    this.#typing = typing;
    this.future.value = [];
    this.#set(army);
  }

  undo(): void {
    const before = this.past.peek().at(-1);
    if (!before) return;
    this.past.value = this.past.peek().slice(0, -1);
    this.future.value = [this.draft.peek(), ...this.future.peek()];
    this.#typing = "";
    this.#set(before);
  }

  redo(): void {
    const [next, ...rest] = this.future.peek();
    if (!next) return;
    this.future.value = rest;
    this.past.value = [...this.past.peek(), this.draft.peek()];
    this.#typing = "";
    this.#set(next);
  }

  #set(army: Army): void {
    this.draft.value = army;
    const check = this.said.peek()?.check;
    put(this.id, army, check?.ap ?? 0, check?.faults.length ?? 0);
  }

  async #check(army: Army): Promise<void> {
    try {
      const check = await api.checkArmy<Check>(GAME, army, this.#at);
      if (this.draft.peek() !== army) return;
      this.said.value = { army, check };
      this.trouble.value = "";
      const old = find(this.id);
      if (old?.ap !== check.ap || old.faults !== check.faults.length) put(this.id, army, check.ap, check.faults.length);
    } catch (error) {
      if (this.draft.peek() === army) this.trouble.value = (error as Error).message || text("offline");
    }
  }
}
