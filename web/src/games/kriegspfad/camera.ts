// Which part of the table is in sight: hundredths of an inch on the table, pixels on the screen.
// On the table y grows away from the lower edge and facings turn to the left, as in the rules.
import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The middle of what is seen, in hundredths; pixels to a hundredth; quarter turns of the table. */
export interface Look extends Point {
  readonly scale: number;
  readonly turn: number;
}

export const CLOSEST = 0.9; // pixels to a hundredth: a base fills a phone
export const MARGIN = 12; // pixels around the whole table
const BEYOND = 0.22; // of the frame: so far an enlarged table can be drawn over its edge, from under the small map
const QUARTERS = 4;
const COSINES: readonly number[] = [1, 0, -1, 0];

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value));

export class Camera {
  readonly table: Size;
  readonly look: Signal<Look>;
  /** The frame in pixels; the viewport keeps it true. */
  readonly frame = signal<Size>({ width: 800, height: 540 });
  /** Where the frame lies in the window; the viewport sets it. */
  corner: () => Point = () => ({ x: 0, y: 0 });

  /** For the group that holds the table: everything in it is drawn in hundredths of an inch. */
  readonly transform: ReadonlySignal<string> = computed(() => `matrix(${this.#matrix().join(" ")})`);
  /** Hundredths to a pixel, for what must keep its size on the screen. */
  readonly unit: ReadonlySignal<number> = computed(() => 1 / this.look.value.scale);
  /** For what must stand upright on the screen and keep its size, such as words; an SVG transform. */
  readonly upright: ReadonlySignal<string> = computed(() => {
    const [c, s] = this.#quarter().map((n) => n * this.unit.value) as [number, number];
    return `matrix(${c} ${s} ${s} ${-c} 0 0)`;
  });
  /** Quarter turns, for what is drawn otherwise when the table is turned. */
  readonly turn: ReadonlySignal<number> = computed(() => this.look.value.turn);
  readonly enlarged: ReadonlySignal<boolean> = computed(() => this.look.value.scale > this.whole() * 1.001);

  constructor(table: Size) {
    this.table = table;
    this.look = signal({ x: table.width / 2, y: table.height / 2, scale: this.whole(0), turn: 0 });
  }

  #quarter(): readonly [number, number] {
    const turn = this.look.value.turn;
    return [COSINES[turn]!, COSINES[(turn + QUARTERS - 1) % QUARTERS]!];
  }

  #matrix(): readonly number[] {
    const { x, y, scale } = this.look.value;
    const { width, height } = this.frame.value;
    const [c, s] = this.#quarter();
    const [a, b, d] = [scale * c, scale * s, -scale * c];
    return [a, b, b, d, width / 2 - a * x - b * y, height / 2 - b * x - d * y];
  }

  /** The scale that shows the whole table. */
  whole(turn = this.look.value.turn): number {
    const { width, height } = this.frame.value;
    const [across, up] = turn % 2 ? [this.table.height, this.table.width] : [this.table.width, this.table.height];
    return Math.max(Math.min((width - 2 * MARGIN) / across, (height - 2 * MARGIN) / up), 0.001);
  }

  /** A place in the frame, in pixels, on the table. */
  fromFrame(x: number, y: number): Point {
    const [a, b, , d, e, f] = this.#matrix() as [number, number, number, number, number, number];
    const square = a * a + b * b; // the matrix is a reflection, enlarged
    return { x: (a * (x - e) + b * (y - f)) / square, y: (b * (x - e) + d * (y - f)) / square };
  }

  toFrame({ x, y }: Point): Point {
    const [a, b, c, d, e, f] = this.#matrix() as [number, number, number, number, number, number];
    return { x: a * x + c * y + e, y: b * x + d * y + f };
  }

  /** A place in the window (`clientX`, `clientY`) on the table, in hundredths of an inch. */
  toTable(clientX: number, clientY: number): Point {
    const corner = this.corner();
    return this.fromFrame(clientX - corner.x, clientY - corner.y);
  }

  toClient(at: Point): Point {
    const corner = this.corner();
    const { x, y } = this.toFrame(at);
    return { x: x + corner.x, y: y + corner.y };
  }

  /** A direction on the screen (right, down) as a facing on the table, in tenths of a degree. */
  facing(dx: number, dy: number): number {
    const { width, height } = this.frame.peek();
    const [a, b] = [this.fromFrame(width / 2, height / 2), this.fromFrame(width / 2 + dx, height / 2 + dy)];
    return (Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 1800) / Math.PI) + 3600) % 3600;
  }

  /** Enlarge; what lies under the pixel (x, y) of the frame stays there. */
  zoom(factor: number, x = this.frame.peek().width / 2, y = this.frame.peek().height / 2): void {
    const before = this.fromFrame(x, y);
    const look = this.look.peek();
    const scale = between(this.whole(), look.scale * factor, Math.max(CLOSEST, this.whole()));
    this.look.value = { ...look, scale };
    const after = this.fromFrame(x, y);
    this.#put({ ...this.look.peek(), x: look.x + before.x - after.x, y: look.y + before.y - after.y });
  }

  /** Move what is seen by so many pixels. */
  pan(dx: number, dy: number): void {
    const { width, height } = this.frame.peek();
    this.#put({ ...this.look.peek(), ...this.fromFrame(width / 2 + dx, height / 2 + dy) });
  }

  centre(at: Point, scale = this.look.peek().scale): void {
    this.#put({
      ...this.look.peek(),
      x: at.x,
      y: at.y,
      scale: between(this.whole(), scale, Math.max(CLOSEST, this.whole())),
    });
  }

  /** Show these places, with some room around them. */
  show(points: readonly Point[], room = 800): void {
    if (!points.length) return this.fit();
    const xs = points.map((p) => p.x),
      ys = points.map((p) => p.y);
    const [low, right, under, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const { width, height } = this.frame.peek();
    const [across, up] = this.look.peek().turn % 2 ? [top - under, right - low] : [right - low, top - under];
    this.centre(
      { x: (low + right) / 2, y: (under + top) / 2 },
      Math.min(width / (across + 2 * room), height / (up + 2 * room)),
    );
  }

  fit(): void {
    const { turn } = this.look.peek();
    this.look.value = { x: this.table.width / 2, y: this.table.height / 2, scale: this.whole(turn), turn };
  }

  /** Turn the table by a quarter. */
  rotate(quarters = 1): void {
    const look = this.look.peek();
    const turn = (look.turn + quarters + QUARTERS) % QUARTERS;
    const kept = look.scale / this.whole(look.turn);
    this.#put({ ...look, turn, scale: kept * this.whole(turn) });
  }

  /** The frame has another size. */
  resize(frame: Size): void {
    const kept = this.look.peek().scale / this.whole();
    this.frame.value = frame;
    this.#put({ ...this.look.peek(), scale: kept * this.whole() });
  }

  /** Whether a place is in sight. */
  sees(at: Point): boolean {
    const { x, y } = this.toFrame(at);
    const { width, height } = this.frame.peek();
    return x >= MARGIN && y >= MARGIN && x <= width - MARGIN && y <= height - MARGIN;
  }

  /** No farther than a little beyond the edges of the table. */
  #put(look: Look): void {
    const { width, height } = this.frame.peek();
    const scale = between(this.whole(look.turn), look.scale, Math.max(CLOSEST, this.whole(look.turn)));
    const [across, up] = look.turn % 2 ? [height, width] : [width, height];
    const beyond = scale > this.whole(look.turn) * 1.001 ? BEYOND : 0;
    const axis = (value: number, length: number, pixels: number) => {
      const half = (pixels / 2 - Math.max(MARGIN, beyond * pixels)) / scale;
      return half * 2 >= length ? length / 2 : between(half, value, length - half);
    };
    this.look.value = {
      ...look,
      scale,
      x: axis(look.x, this.table.width, across),
      y: axis(look.y, this.table.height, up),
    };
  }
}
