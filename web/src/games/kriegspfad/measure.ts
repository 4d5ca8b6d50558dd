// What the server has measured of the chosen unit.
import { signal } from "@preact/signals";
import type { BoardProps } from "./props.ts";
import type { UnitMeasure } from "./facts.ts";

export const unitMeasure = signal<UnitMeasure | null>(null);
let asked = 0;

/** An answer that comes after another unit was chosen is dropped. */
export async function askUnit(measure: BoardProps["measure"], unit: number | null): Promise<void> {
  const turn = ++asked;
  if (unit === null) {
    unitMeasure.value = null;
    return;
  }
  const found = (await measure({ unit })) as unknown as UnitMeasure;
  if (turn === asked) unitMeasure.value = found.ranges ? found : null;
}
