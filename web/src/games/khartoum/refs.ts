// What options and log lines are about: pieces and places on the board.
import type { Json, Plain, Question, Ref } from "../face.ts";
import { signed, type Facts, type Preview } from "./facts.ts";

const ON_THE_WAY = -1;

/** Where the pieces of an option lie. Losses are taken where the question says. */
export function optionRefs(choice: Plain, question: Question, facts: Facts): readonly Ref[] {
  if (typeof choice !== "string") return [];
  if (facts.zones.some((zone) => zone.id === choice)) return [`zone-${choice}`];
  if (facts.paths.some((path) => path.banner === choice)) return [`banner-${choice}`];
  if (!(choice in facts.units)) return [];
  const where = question.fields["where"];
  if (where === ON_THE_WAY) return [`force-${choice}`];
  const zone = typeof where === "number" ? facts.zones[where] : undefined;
  return [zone ? `garrison-${zone.id}-${choice}` : `available-${choice}`];
}

const TRACK_FACTS: Readonly<Record<string, Ref>> = {
  cm: "track-cm",
  rp: "track-rp",
  card: "card-event",
  banners: "card-banner",
};

export function lineRefs(facts: Json): readonly Ref[] {
  const found: Ref[] = [];
  for (const [name, value] of Object.entries(facts)) {
    const all = Array.isArray(value) ? value : [value];
    if (name === "zone") found.push(...all.map((id) => `zone-${id}`));
    if (name === "banner" || name === "banners") found.push(...all.map((id) => `banner-${id}`));
    if (name === "unit" || name === "units") found.push(...all.map((id) => `unit-${id}`));
    const track = TRACK_FACTS[name];
    if (track) found.push(track);
  }
  return found;
}

/** The modifier an option leads to, or the row when the dice have fallen. */
export function note(option: number, facts: Facts, preview: Preview): string {
  const sum = preview?.options?.[option];
  if (!sum) return "";
  const row = facts.tables[sum.kind].find((r) => r.id === sum.row);
  return row ? `${sum.total}: ${row.name}` : signed(sum.modifier);
}
