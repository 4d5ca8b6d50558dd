// What has led to a view, beat by beat: played in order, and never overtaken by the next view.
import { computed, signal } from "@preact/signals";
import type { Speed } from "../preferences.ts";
import type { Beat, LogLine, View } from "../protocol.ts";

/** Where to begin with a moment of the past: with what led there, at one of its beats, or at its end. */
export type Arrival = "first" | "last" | number;

export interface Surroundings {
  readonly show: (scene: Scene) => void;
  readonly speed: () => Speed;
  /** Is this the seat of somebody at this screen? What they have chosen themselves they need not be told. */
  readonly mine: (seat: number) => boolean;
  /** The end of a moment of the past has been shown: on to the next one, where there is one. */
  readonly more: () => void;
  readonly later: (deed: () => void, milliseconds: number) => unknown;
}

/** A view, or a beat on the way to one: then nothing is asked yet, and nothing has ended. */
export interface Scene {
  readonly view: View;
  /** The lines of the log up to here, and those that are new. */
  readonly log: number;
  readonly lines: readonly LogLine[];
  /** Milliseconds at normal speed; 0: not worth a pause. */
  readonly wait: number;
  readonly beat: boolean;
}

const FACTOR: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.45, once: 0 };
const HELD = 90; // milliseconds a beat while the key is held
const LEAST = 700;
const MOST = 2600;
const A_LETTER = 22;
const A_THROW = 600;
const A_BANNER = 900;
const MANY = 10; // beats; of more, each is shorter
const BREATH = 350; // before the next moment of the past

const isThrow = ({ facts }: LogLine): boolean => Array.isArray(facts["dice"]) || typeof facts["die"] === "number";

export function reading(lines: readonly LogLine[]): number {
  const letters = lines.reduce((sum, line) => sum + line.text.length, 0);
  const more = (lines.some(isThrow) ? A_THROW : 0) + (lines.some(({ grave }) => grave) ? A_BANNER : 0);
  return Math.min(MOST, LEAST + A_LETTER * letters) + more;
}

/** The scenes of a view: its beats put together from their differences, and the view itself. */
export function scenesOf(
  view: View,
  base: View | null,
  log: readonly LogLine[],
  worth: (beat: Beat) => boolean,
): readonly Scene[] {
  const end = view.log.start + view.log.lines.length;
  const scenes: Scene[] = [];
  const beats = view.film?.beats ?? [];
  let state = view.film?.since == null ? {} : (base?.state ?? {});
  // a game whose outlook is not told beat by beat keeps the one before; of a table being laid out there is none
  const foretold = beats[0]?.at === 0 || beats.some((beat) => Object.keys(beat.preview).length);
  let preview = foretold ? {} : (base?.preview ?? view.preview);
  let told = Math.min(beats.length ? firstNews(view, log) : view.log.start, end);
  for (const beat of beats) {
    state = { ...state, ...beat.state };
    preview = { ...preview, ...beat.preview };
    const lines = log.slice(told, beat.log);
    const shown = { ...view, at: beat.at, state, preview, question: null, ending: null, waiting_for: [], idle: [] };
    const undo = { kind: "none", text: "", request: null } as const;
    const wait = worth(beat) ? reading(lines) : 0;
    scenes.push({ view: { ...shown, undo, chosen: null }, log: beat.log, lines, wait, beat: true });
    told = Math.max(told, beat.log);
  }
  return [...scenes, { view, log: end, lines: log.slice(Math.max(told, view.log.start), end), wait: 0, beat: false }];
}

/** Beats that nobody need wait for are told with what follows. */
function worthwhile(scenes: readonly Scene[]): readonly Scene[] {
  const kept: Scene[] = [];
  let before: readonly LogLine[] = [];
  for (const scene of scenes) {
    const lines = [...before, ...scene.lines];
    const passes = scene.beat && scene.wait === 0;
    if (!passes) kept.push({ ...scene, lines });
    before = passes ? lines : [];
  }
  return kept;
}

/** Where the lines of a film begin: the first that belongs to its first choice. */
function firstNews(view: View, log: readonly LogLine[]): number {
  const { at, log: end } = view.film!.beats[0]!;
  let first = end;
  while (first > 0 && log[first - 1]!.at === at) first--;
  return first;
}

export class Projector {
  /** What is shown now. */
  readonly scene = signal<Scene | null>(null);
  /** A beat is shown: neither question nor end yet. */
  readonly busy = computed(() => this.scene.value?.beat === true);
  /** The past runs by itself. */
  readonly running = signal(false);
  /** The newest view, shown or still to come. */
  latest: View | null = null;
  /** What is shown now is about to go; what has taken its place is drawn. For who follows the pieces. */
  leaving: () => void = () => {};
  arrived: () => void = () => {};

  /** The reader went on by key. */
  hurried = false;

  readonly #around: Surroundings;
  #scenes: readonly Scene[] = [];
  #index = -1;
  #due = 0; // the timer that counts; older ones do nothing
  #held = false;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** A view has come; `log` is the whole log that belongs to it. `arrive`: where a moment of the past begins. */
  take(view: View, log: readonly LogLine[], arrive: Arrival = "last"): void {
    const before = this.latest;
    this.latest = view;
    if (!view.live) return this.#past(view, log, arrive);
    const goesOn = before?.live === true && before.seat === view.seat && before.at <= view.at;
    const playing = this.busy.peek() && goesOn;
    if (playing && before.at === view.at) {
      // the same moment once more: somebody came, or agreed to something
      const last = this.#scenes.at(-1)!;
      this.#scenes = [...this.#scenes.slice(0, -1), { ...last, view: { ...view, film: null } }];
      return;
    }
    const begins = before === null && view.at === 0; // how the table was laid out
    const told = (begins || (goesOn && view.film?.since === before.at)) && this.#around.speed() !== "once";
    const worth = ({ pause, by }: Beat) => pause === "all" || (pause === "others" && !this.#around.mine(by));
    const scenes = worthwhile(scenesOf(told ? view : { ...view, film: null }, before, log, worth));
    if (playing) {
      // the view it was leading to is no more than a moment on the way
      const [first, ...rest] = scenes;
      const lines = [...this.#scenes.at(-1)!.lines, ...first!.lines];
      this.#scenes = [...this.#scenes.slice(0, -1), { ...first!, lines }, ...rest];
      return;
    }
    this.#scenes = scenes;
    this.#index = -1;
    this.next();
  }

  #past(view: View, log: readonly LogLine[], arrive: Arrival): void {
    const before = this.#scenes.at(-1)?.view;
    const same = before?.live === false && before.at === view.at && before.seat === view.seat;
    if (same && !view.film && !view.log.lines.length) {
      // the game has gone on meanwhile
      const { last } = view;
      this.#scenes = this.#scenes.map((scene) => ({ ...scene, view: { ...scene.view, last } }));
      return this.#show(this.#index);
    }
    const told = this.#around.speed() === "once" ? { ...view, film: null } : view;
    this.#scenes = worthwhile(scenesOf(told, null, log, ({ pause }) => pause !== "none"));
    const last = this.#scenes.length - 1;
    this.#show(arrive === "first" ? 0 : arrive === "last" ? last : Math.min(last, arrive - 1));
  }

  /** The moment that is shown, as links name it: 36.2 is the second beat on the way from 36 to 37. */
  get moment(): string {
    const scene = this.scene.value;
    if (!scene) return "0";
    if (!scene.beat) return `${scene.view.at}`;
    const first = this.#scenes.findIndex(({ view }) => view.at === scene.view.at);
    return `${scene.view.at - 1}.${this.#scenes.indexOf(scene) - first + 1}`;
  }

  /** The next beat; false: there is none. */
  next(): boolean {
    if (this.#index + 1 >= this.#scenes.length) return false;
    this.#show(this.#index + 1);
    return true;
  }

  /** The beat before; false: there is none. */
  back(): boolean {
    if (this.#index <= 0) return false;
    this.#show(this.#index - 1);
    return true;
  }

  /** To the view itself. */
  skip(): void {
    if (this.busy.peek()) this.#show(this.#scenes.length - 1);
  }

  /** The key is held down, or let go. */
  hold(on: boolean): void {
    if (this.#held === on) return;
    this.#held = on;
    if (on) this.#wait();
  }

  run(on: boolean): void {
    this.running.value = on;
    if (on) this.#wait();
    else this.#due++;
  }

  #show(index: number): void {
    this.leaving();
    this.#index = index;
    const scene = this.#scenes[index]!;
    this.#around.show(scene);
    this.scene.value = scene;
    this.#wait();
  }

  /** Whatever is shown now stays for its time. */
  #wait(): void {
    const due = ++this.#due;
    const scene = this.#scenes[this.#index];
    if (!scene) return;
    const { live } = scene.view;
    if (!live && !this.running.peek()) return;
    if (!scene.beat && live) return;
    const then = () => {
      if (due !== this.#due) return;
      if (!this.next() && !live) this.#around.more();
    };
    this.#around.later(then, this.#time(scene));
  }

  #time({ wait, beat }: Scene): number {
    if (this.#held) return HELD;
    const left = this.#scenes.length - this.#index;
    const speed = this.#around.speed();
    // who wants everything at once wants it of the present; the past is watched
    return (beat ? wait : BREATH) * (FACTOR[speed] || FACTOR.fast) * Math.min(1, MANY / left);
  }
}
