// Which pieces an option or a log line is about.
import type { Json, Plain, Question, Ref } from "../face.ts";

/** Questions whose numbers are units, and those whose numbers are elements. */
const UNITS = new Set(["Activate", "RallyDie"]);
const ELEMENTS = new Set(["Loss", "Assign"]);

export function optionRefs(choice: Plain, { kind }: Question): readonly Ref[] {
  if (typeof choice === "number") {
    if (UNITS.has(kind)) return [`unit-${choice}`];
    return ELEMENTS.has(kind) ? [`element-${choice}`] : [];
  }
  if (!Array.isArray(choice)) return [];
  const [what, first, second] = choice as readonly Plain[];
  if (what === "reveal") return [`reserve-${first}`];
  if (what === "face") return [`element-${second}`];
  return what === "climb" ? [`element-${first}`] : [];
}

export function lineRefs(told: Json): readonly Ref[] {
  const found: Ref[] = [];
  for (const [name, value] of Object.entries(told)) {
    if (typeof value !== "number") continue;
    if (name === "unit" || name === "enemy") found.push(`unit-${value}`);
    if (name === "element") found.push(`element-${value}`);
    if (name === "piece") found.push(`piece-${value}`);
  }
  return found;
}
