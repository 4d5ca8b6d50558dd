// The shots of a beat, unit by unit.
import type { Told } from "../face.ts";

export const SHOT = "shot";

export interface Volley {
  readonly unit: number;
  readonly foes: readonly number[];
  readonly shots: number;
  readonly hits: number;
  readonly kills: number;
}

export const results = ({ facts }: Told): readonly string[] =>
  (facts["results"] as readonly string[] | undefined) ?? [];

/** The shots of a beat by the unit that shoots. */
export function volleys(lines: readonly Told[]): readonly Volley[] {
  const found = new Map<number, Volley>();
  for (const line of lines.filter(({ event }) => event === SHOT)) {
    const unit: number = line.facts["unit"];
    const before = found.get(unit) ?? { unit, foes: [], shots: 0, hits: 0, kills: 0 };
    found.set(unit, {
      unit,
      foes: [...new Set([...before.foes, line.facts["enemy"] as number])],
      shots: before.shots + results(line).length,
      hits: before.hits + results(line).filter((one) => one === "hit" || one === "kill").length,
      kills: before.kills + results(line).filter((one) => one === "kill").length,
    });
  }
  return [...found.values()];
}
