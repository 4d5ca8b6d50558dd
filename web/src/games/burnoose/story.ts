// A fight as the log tells it: rolls, rerolled dice, losses, how it ended.
import type { Json } from "../face.ts";
import type { Facts } from "./facts.ts";

interface Line {
  readonly event: string;
  readonly facts: Json;
  readonly at: number;
}

export interface Die {
  readonly unit: string;
  /** Every face it has shown; the last one counts. */
  readonly faces: readonly number[];
  readonly hits: number;
}

export interface Step {
  readonly side: "berber" | "french";
  readonly dice: readonly Die[];
  readonly lost: readonly { readonly unit: string; readonly number: number }[];
}

export interface Story {
  readonly kind: "combat" | "ambush";
  readonly army: number;
  readonly village: string;
  readonly seat: number | null;
  readonly steps: readonly Step[];
  /** Sentences about the end, as the server has written them. */
  readonly ending: readonly string[];
}

const BEGINS = new Set(["combat", "ambush"]);
const LATER = new Set(["turn", "card_turned", "card_laid_out"]); // the table has gone on
const ENDS = new Set(["french_retreat", "berber_retreat", "conquered", "ambush_return", "deadlock", "eliminated"]);

const text = (line: Line): string => (line as { readonly text?: string }).text ?? "";

/** Hits of a die by its face, as the table of the place has them. */
function hitsOf(unit: string, face: number, village: string, facts: Facts): number {
  const row = facts.villages.find(({ id }) => id === village)?.hits[unit] ?? facts.units[unit]?.hits ?? [];
  return row[face - 1] ?? 0;
}

/** The newest fight, until the table goes on; null: there is none. */
export function lastStory(lines: readonly Line[], facts: Facts, fighting: boolean): Story | null {
  const begin = lines.findLastIndex((line) => BEGINS.has(line.event));
  if (begin < 0) return null;
  const rest = lines.slice(begin + 1);
  if (!fighting && rest.some((line) => LATER.has(line.event))) return null;
  const { event, facts: about } = lines[begin]!;
  const place = event === "combat" ? (about["village"] as string) : "";
  const steps: { side: Step["side"]; dice: Die[]; lost: { unit: string; number: number }[] }[] = [];
  const ending: string[] = [];
  for (const line of rest) {
    const told = line.facts;
    const step = steps.at(-1);
    if (line.event === "berbers_roll" || line.event === "french_roll") {
      const faces = told["dice"] as readonly number[];
      const dice = (told["units"] as readonly string[]).map((unit, i): Die => ({
        unit,
        faces: [faces[i]!],
        hits: hitsOf(unit, faces[i]!, place, facts),
      }));
      steps.push({ side: line.event === "french_roll" ? "french" : "berber", dice, lost: [] });
    } else if (line.event === "rerolled" && step) {
      const i = step.dice.findIndex((die) => die.unit === told["unit"] && die.faces.at(-1) === told["die"]);
      const now = told["now"] as number;
      if (i >= 0)
        step.dice[i] = {
          ...step.dice[i]!,
          faces: [...step.dice[i]!.faces, now],
          hits: hitsOf(step.dice[i]!.unit, now, place, facts),
        };
    } else if (line.event === "berbers_lost" && step) step.lost.push({ unit: told["unit"], number: told["number"] });
    else if (line.event === "french_lost" && step) step.lost.push({ unit: told["unit"], number: 1 });
    else if (line.event === "figure_lost" && step) step.lost.push({ unit: told["figure"], number: 1 });
    else if (ENDS.has(line.event)) ending.push(text(line));
  }
  return {
    kind: event as Story["kind"],
    army: about["army"],
    village: about["village"],
    seat: about["seat"] ?? null,
    steps,
    ending,
  };
}

/** Like losses together. */
export function lossesOf(step: Step): readonly (readonly [string, number])[] {
  const found = new Map<string, number>();
  for (const { unit, number } of step.lost) found.set(unit, (found.get(unit) ?? 0) + number);
  return [...found];
}
