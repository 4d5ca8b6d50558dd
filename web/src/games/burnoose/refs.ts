// Which pieces an option or a log line is about, and where they lie.
import type { Json, Plain, Question, Ref } from "../face.ts";
import type { Facts } from "./facts.ts";

/** Questions whose options are cards, and where those cards lie. */
const CARDS_FROM: Readonly<Record<string, string>> = {
  LeaderToKeep: "dealt",
  CardToKeep: "looking",
  CardForTop: "discard",
  Purchase: "stack",
  FreeCard: "stack",
  CardToBury: "automata",
};
const UNITS_FROM: Readonly<Record<string, string>> = {
  UnitToMobilize: "source",
  UnitForAmbush: "source",
  LeaderHit: "place",
};
const OF_ARMY = new Set(["FrenchLoss", "CounterDie"]);
const IN_VILLAGE = new Set(["CardToMove", "CardToTakeBack"]);

/** Where an option lies on the board. */
export function optionRefs(choice: Plain, question: Question, facts: Facts): readonly Ref[] {
  const { kind, fields } = question;
  if (kind === "AmbushTarget") return [`army-${choice}`];
  if (Array.isArray(choice)) {
    const [what, where] = choice as unknown as readonly [string, string];
    if (kind === "Reroll") return [`die-${what}-${where}`];
    if (kind === "CardToDestroy")
      return [where === "deck" ? "deck" : facts.nodes[where] ? `reserve-${where}-${what}` : `${where}-${what}`];
    return [];
  }
  if (typeof choice !== "string") return [];
  if (facts.nodes[choice]) return [`village-${choice}`];
  if (OF_ARMY.has(kind)) return [`army-${fields["army"]}-${choice}`];
  if (kind in UNITS_FROM) return [`units-${fields[UNITS_FROM[kind]!]}-${choice}`];
  if (IN_VILLAGE.has(kind)) return [`reserve-${fields["village"]}-${choice}`];
  if (kind === "Purchase" && !facts.display.includes(choice)) return [`hand-${choice}`]; // Tayeb counts a card twice
  if (facts.cards[choice] || facts.automata[choice]) return [`${CARDS_FROM[kind] ?? "hand"}-${choice}`];
  return [];
}

const PLACES = new Set(["village", "source", "refuge", "destination", "place"]);

export function lineRefs(told: Json): readonly Ref[] {
  const found: Ref[] = [];
  for (const [name, value] of Object.entries(told)) {
    if (PLACES.has(name)) found.push(`village-${value}`);
    if (name === "node") found.push(`node-${value}`, `village-${value}`);
    if (name === "army") found.push(`army-${value}`);
    if (name === "seat") found.push(`player-${value}`);
    if (name === "tokens") found.push("tokens");
    if (name === "card") found.push(`stack-${value}`, `hand-${value}`);
    if (name === "automata") found.push(...[value].flat().map((card) => `automata-${card}`));
  }
  return found;
}

/** Narrow screens show one of these at a time, wide ones all. */
export const TABS = ["armies", "display", "players", "villages"] as const;
export type Tab = (typeof TABS)[number];
const TAB_OF: readonly (readonly [RegExp, Tab])[] = [
  [/^stack-/, "display"],
  [/^(army-\d-|automata-)/, "armies"],
  [/^(reserve|units)-/, "villages"],
];

/** Where the pieces lie that the question is about. */
export function tabOf(lit: ReadonlyMap<Ref, number>): Tab | null {
  const refs = [...lit.keys()];
  return TAB_OF.find(([pattern]) => refs.some((ref) => pattern.test(ref)))?.[1] ?? null;
}
