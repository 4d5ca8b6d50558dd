// The curve of a game: where its points lie in the drawing.
export const WIDTH = 900;
export const HEIGHT = 300;
export const EDGE = 44;
export const WHOLE = 10_000; // a won game, in hundredths of a point
export const TICKS: readonly number[] = [0, 25, 50, 75, 100];

export interface Curve {
  readonly x: (at: number) => number;
  readonly y: (worth: number) => number;
  /** The worth of every moment. */
  readonly line: string;
  /** Two standard errors to either side of it. */
  readonly band: string;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

export function curveOf(worths: readonly number[], errors: readonly number[]): Curve {
  const last = Math.max(1, worths.length - 1);
  const x = (at: number) => rounded(EDGE + (at * (WIDTH - 2 * EDGE)) / last);
  const y = (worth: number) => {
    const share = Math.min(1, Math.max(0, worth / WHOLE));
    return rounded(EDGE + (1 - share) * (HEIGHT - 2 * EDGE));
  };
  const path = (points: readonly (readonly [number, number])[]) => points.map(([a, b]) => `${a} ${b}`).join("L");
  const along = (by: number) => worths.map((worth, i) => [x(i), y(worth + by * (errors[i] ?? 0))] as const);
  return { x, y, line: `M${path(along(0))}`, band: `M${path([...along(2), ...along(-2).reverse()])}Z` };
}

/** Hundredths of a point as people write them: “+3,25”, “−0,50”. */
export function points(worth: number, language: string, signed = false): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const sign = signed ? ({ signDisplay: "exceptZero" } as const) : {};
  return new Intl.NumberFormat(language, { ...digits, ...sign }).format(worth / 100).replace("-", "−");
}
