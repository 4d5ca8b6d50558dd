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
const WAYS = new Set(["Paths", "Rowing"]); // they end where they may
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

/** What one hand does in one go: from which draft it began, where that stood, and how much it has come to. */
interface Gesture {
  readonly name: string;
  readonly home: unknown;
  readonly start: Point | null;
  readonly depth: number;
  readonly element: number | null;
  total: Point;
}

/** A ghost in the hand: how far it had come when it was taken hold of. */
export interface Hold {
  readonly gesture: Gesture;
  readonly at: Point;
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

  /** Where the ghost stands that is moved: the unit, or the element that is held by itself. */
  #place(): Point | null {
    const stand = standOf(this.drawing);
    if (!stand?.elements.length) return null;
    const alone = stand.elements.find(({ element }) => element === single.peek());
    return alone ? { x: alone.end[0], y: alone.end[1] } : middleOf(stand);
  }

  /** What is done again and again in the same way is one step. */
  #begin(name: string): Gesture {
    const before = this.#gesture;
    const depth = this.proposal.steps.peek().length;
    if (before && before.name === name && before.depth === depth && before.element === single.peek()) return before;
    this.proposal.mark();
    this.#gesture = {
      name,
      home: this.proposal.draft.peek(),
      start: this.#place(),
      depth: this.proposal.steps.peek().length,
      element: single.peek(),
      total: { x: 0, y: 0 },
    };
    return this.#gesture;
  }

  /** How far a shift has come: less than was wanted where the way was cut. */
  #made(gesture: Gesture): Point {
    const now = this.#place();
    if (this.proposal.busy.peek() || !now || !gesture.start) return gesture.total;
    return { x: now.x - gesture.start.x, y: now.y - gesture.start.y };
  }

  #shift(gesture: Gesture, x: number, y: number, enemy: number | null = null): void {
    gesture.total = { x, y };
    const by = { dx: Math.round(x), dy: Math.round(y), ...this.#elements() };
    const meant: Intent = WAYS.has(this.kind) ? { towards: enemy === null ? by : { ...by, enemy } } : { shift: by };
    this.#attempt(meant, gesture.home);
  }

  /** By so much across the screen, as the table lies there. */
  nudge(right: number, up: number, length: number): void {
    const camera = lens.peek();
    const from = camera?.fromFrame(0, 0) ?? { x: 0, y: 0 };
    const to = camera?.fromFrame(right, -up) ?? { x: right, y: up };
    const size = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const gesture = this.#begin("shift");
    const { x, y } = this.#made(gesture);
    this.#shift(gesture, x + ((to.x - from.x) / size) * length, y + ((to.y - from.y) / size) * length);
  }

  /** With its middle to a place, as far as may be; at an enemy: a charge. */
  march(to: Point, enemy: number | null = null): void {
    const gesture = this.#begin("shift");
    const { x, y } = gesture.start ?? to;
    this.#shift(gesture, to.x - x, to.y - y, enemy);
  }

  /** So far from where it began. */
  carry(dx: number, dy: number, enemy: number | null): void {
    this.#shift(this.#begin("shift"), dx, dy, enemy);
  }

  turn(angle: number): void {
    const gesture = this.#begin("turn");
    gesture.total = { x: gesture.total.x + angle, y: 0 };
    this.#attempt(this.turned(gesture.total.x), gesture.home);
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

  /** A ghost is taken hold of: it goes on from where it stands, as part of the same leg. */
  hold(): Hold {
    const gesture = this.#begin("shift");
    return { gesture, at: this.#made(gesture) };
  }

  drag({ gesture, at }: Hold, dx: number, dy: number, enemy: number | null = null): void {
    this.#shift(gesture, at.x + dx, at.y + dy, enemy);
  }

  /** Let go: a way ends where it may; what stands where it must not goes back. */
  letGo({ gesture }: Hold): void {
    if (!WAYS.has(this.kind)) this.drop(gesture.home);
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
