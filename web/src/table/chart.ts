// Curves of a report as points in a box: the same for the page and for the picture.
import type { Chart } from "../protocol.ts";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Drawn {
  readonly label: string;
  readonly points: readonly Point[];
}

/** The highest value, at least 1, so that nothing is divided by nothing. */
export const highest = (chart: Chart): number => Math.max(1, ...chart.curves.flatMap((curve) => curve.values));

export function curvesIn(chart: Chart, box: Box): readonly Drawn[] {
  const top = highest(chart);
  const step = box.width / Math.max(1, chart.ticks.length - 1);
  return chart.curves.map(({ label, values }) => ({
    label,
    points: values.map((value, i) => ({
      x: box.x + (chart.ticks.length > 1 ? i * step : box.width / 2),
      y: box.y + box.height * (1 - value / top),
    })),
  }));
}

/** Ticks to write under the curves: never more than fit, the last one always. */
export function ticksShown(chart: Chart, most: number): readonly number[] {
  const last = chart.ticks.length - 1;
  const every = Math.max(1, Math.ceil(chart.ticks.length / most));
  return chart.ticks.map((_, i) => i).filter((i) => (last - i) % every === 0);
}
