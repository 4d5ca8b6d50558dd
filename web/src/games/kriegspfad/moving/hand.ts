// What a hand does with a draft: shift, turn, put down. Keys, pointer and buttons all come here.
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Json } from "../../face.ts";
import type { Intent, Proposal } from "../../../table/proposal.ts";
import type { Camera, Point } from "../camera.ts";

/** The element that is moved by itself; null: the whole unit. */
export const single = signal<number | null>(null);
/** The camera of the board that is shown, so that an arrow means what it shows. */
export const lens = signal<Camera | null>(null);

export const INCH = 100;
const TURN = 3600;
const SEVERAL = new Set(["Deploy", "Notes"]); // questions about one of several companies
const STANDING = new Set(["Deploy", "Notes", "Arrive", "Enter"]);
const MOVING = new Set([...STANDING, "Paths", "Rowing"]);
const SETTING = new Set(["Dig", "Build", "Moor"]); // things set down one by one

export const isStanding = (kind: string): boolean => STANDING.has(kind);
export const isSetting = (kind: string): boolean => SETTING.has(kind);
export const isMoving = (kind: string): boolean => MOVING.has(kind);

export interface Ghost {
  readonly element: number;
  readonly end: readonly [number, number, number];
  readonly way?: readonly (readonly [number, number])[];
  readonly made?: number;
  readonly left?: number;
  readonly gone?: boolean;
}

/** One unit of a drawing: several notes are several. */
export interface Stand {
  readonly number: number | null;
  readonly base: readonly [number, number];
  readonly elements: readonly Ghost[];
}

export function standsOf(drawing: Json): readonly Stand[] {
  const found = (drawing["notes"] as readonly Json[] | undefined) ?? (drawing["elements"] ? [drawing] : []);
  return found.map((stand) => ({
    number: stand["number"] ?? null,
    base: stand["base"] ?? [100, 100],
    elements: stand["elements"],
  }));
}

/** The stand that is being moved: the last one. */
export const standOf = (drawing: Json): Stand | null => standsOf(drawing).at(-1) ?? null;

export const middleOf = (stand: Stand): Point => ({
  x: stand.elements.reduce((sum, { end }) => sum + end[0], 0) / stand.elements.length,
  y: stand.elements.reduce((sum, { end }) => sum + end[1], 0) / stand.elements.length,
});

type Outlines = readonly (readonly (readonly number[])[])[];

interface Gesture {
  readonly name: string;
  readonly home: unknown;
  readonly depth: number;
  readonly element: number | null;
  readonly total: Point;
}

export class Hand {
  readonly proposal: Proposal;
  readonly kind: string;
  /** How far each element may go, as the server said when nothing had moved yet. */
  readonly reach: ReadonlySignal<Outlines>;
  #gesture: Gesture | null = null;

  constructor(proposal: Proposal, kind: string) {
    this.proposal = proposal;
    this.kind = kind;
    let kept: Outlines = [];
    this.reach = computed(() => (kept = (proposal.tried.value?.drawing["reach"] as Outlines | undefined) ?? kept));
  }

  get drawing(): Json {
    return this.proposal.tried.peek()?.drawing ?? {};
  }

  /** An intent as the question wants it: of one of several companies, its number comes along. */
  wrap(intent: Intent, number = standOf(this.drawing)?.number ?? null): Intent | null {
    if (!SEVERAL.has(this.kind)) return intent;
    return number === null ? null : { take: { number, intent } };
  }

  do(intent: Intent): void {
    const wrapped = this.wrap(intent);
    if (wrapped) this.proposal.step(wrapped);
  }

  #elements(): { readonly elements?: readonly number[] } {
    return single.peek() === null ? {} : { elements: [single.peek()!] };
  }

  /** Presses of the same kind add up to one step. */
  #gather(name: string, more: Point): Gesture {
    const steps = this.proposal.steps.peek().length;
    const before = this.#gesture;
    const same = before && before.name === name && before.depth === steps && before.element === single.peek();
    if (!same) this.proposal.mark();
    const home = same ? before.home : this.proposal.draft.peek();
    const total = same ? { x: before.total.x + more.x, y: before.total.y + more.y } : more;
    this.#gesture = { name, home, total, depth: this.proposal.steps.peek().length, element: single.peek() };
    return this.#gesture;
  }

  /** By so much across the screen, as the table lies there. */
  nudge(right: number, up: number, length: number): void {
    const camera = lens.peek();
    const from = camera?.fromFrame(0, 0) ?? { x: 0, y: 0 };
    const to = camera?.fromFrame(right, -up) ?? { x: right, y: up };
    const size = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const { home, total } = this.#gather("shift", {
      x: Math.round(((to.x - from.x) / size) * length),
      y: Math.round(((to.y - from.y) / size) * length),
    });
    this.#attempt({ shift: { dx: total.x, dy: total.y, ...this.#elements() } }, home);
  }

  turn(angle: number): void {
    const { home, total } = this.#gather("turn", { x: angle, y: 0 });
    this.#attempt(this.turned(total.x), home);
  }

  turned(angle: number): Intent {
    const rest = ((angle % TURN) + TURN) % TURN;
    if (this.kind === "Rowing") return { face: { angle: rest } };
    return single.peek() === null ? { wheel: { angle: rest } } : { face: { angle: rest, ...this.#elements() } };
  }

  /** Along a bearing, or ahead of where the unit looks. */
  go(length: number, where: { readonly bearing: number } | { readonly turn: number }): void {
    this.do({ shift: { length, ...where, ...this.#elements() } });
  }

  /** The draft stays as it is, and the next step begins here. */
  wayPoint(): void {
    this.#gesture = null;
    this.proposal.mark();
  }

  // -------------------------------------------------------------------------------- dragging
  /** A drag begins: from where it started everything is measured. */
  grasp(): unknown {
    this.#gesture = null;
    this.proposal.mark();
    return this.proposal.draft.peek();
  }

  drag(home: unknown, dx: number, dy: number): void {
    this.#attempt({ shift: { dx: Math.round(dx), dy: Math.round(dy), ...this.#elements() } }, home);
  }

  swing(home: unknown, angle: number): void {
    this.#attempt(this.turned(Math.round(angle)), home);
  }

  drop(home: unknown): void {
    this.proposal.release(home);
  }

  put(at: Point, number: number | null, more: Readonly<Record<string, unknown>> = {}): void {
    const intent = this.wrap({ put: { x: Math.round(at.x), y: Math.round(at.y), ...more } }, number);
    if (intent) this.proposal.step(intent);
  }

  #attempt(intent: Intent, home: unknown): void {
    const wrapped = this.wrap(intent);
    if (wrapped) this.proposal.attempt(wrapped, home);
  }
}

const hands = new WeakMap<Proposal, Hand>();

/** One hand for each draft, whoever moves it. */
export function handOf(proposal: Proposal, kind: string): Hand {
  let hand = hands.get(proposal);
  if (!hand) {
    hands.set(proposal, (hand = new Hand(proposal, kind)));
    single.value = null;
  }
  return hand;
}
