// How to read what the server tells about The Red Burnoose.
import type { Facts, Sign, State, Way } from "./shapes.ts";

export type { Card, Facts, FrenchCard, Node, Preview, Side, Sign, State, Unit, Village, Way } from "./shapes.ts";
export type Point = readonly [number, number];
export const SIGNS: readonly Sign[] = ["circle", "triangle"];

export const ARMIES: readonly number[] = [1, 2, 3];
export const AMBUSH = -1; // the last row of `units`: the force of an ambush
export const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** The seat whose hand lies open; -1: a spectator. */
export const ownSeat = (state: State): number => state.hand.findIndex(Array.isArray);

export const cardsOf = (pile: readonly string[] | number | undefined): readonly string[] =>
  Array.isArray(pile) ? (pile as readonly string[]) : [];
export const sizeOf = (pile: readonly string[] | number | undefined): number =>
  typeof pile === "number" ? pile : (pile?.length ?? 0);

/** Like cards together, in the order of their first appearance. */
export function grouped(things: readonly string[]): readonly (readonly [string, number])[] {
  const found = new Map<string, number>();
  for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1);
  return [...found];
}

export const listed = (things: readonly string[], facts: Facts): string =>
  grouped(things)
    .map(([card, n]) => `${n > 1 ? `${n} × ` : ""}${facts.cards[card]?.name ?? card}`)
    .join(", ");

export const figuresIn = (place: string, facts: Facts, state: State): readonly string[] =>
  facts.figures.filter((_, i) => state.figure_at[i] === place);

/** [unit, number] of everybody in a row of counts. */
export const present = (names: readonly string[], numbers: readonly number[]): readonly (readonly [string, number])[] =>
  names.map((name, i) => [name, numbers[i] ?? 0] as const).filter(([, n]) => n > 0);

/** So many of a unit or figure: 1 carabinier, 2 carabiniers. */
export function countedText(unit: string, number: number, facts: Facts): string {
  const found = facts.units[unit];
  if (found) return `${number} ${number === 1 ? found.name : found.several}`;
  return `${number} ${facts.cards[unit]?.name ?? unit}`;
}

export const unitsText = (names: readonly string[], numbers: readonly number[], facts: Facts): string =>
  present(names, numbers)
    .map(([unit, n]) => countedText(unit, n, facts))
    .join(", ");

/** A village in words, for titles and screen readers. */
export function villageText(number: number, facts: Facts, state: State): string {
  const village = facts.villages[number]!;
  const words = facts.words;
  const status = state.status[number]!;
  const owner = state.owner[number] ?? -1;
  const figures = figuresIn(village.id, facts, state).map((id) => facts.cards[id]!.name);
  const people = [unitsText(facts.berbers, state.units[number] ?? [], facts), ...figures].filter(Boolean).join(", ");
  const cards = state.reserve[number] ?? [];
  const parts = [
    village.name,
    status !== "open" && facts.status[status],
    owner >= 0 && facts.players[owner],
    `${village.terrain_name}${words["colon"]} ${village.terrain_text}`,
    status === "open" && (people || words["empty"]),
    (state.defenses[number] ?? 0) > 0 && `${words["defenses"]} ${state.defenses[number]}`,
    cards.length > 0 && `${words["cards"]}${words["colon"]} ${listed(cards, facts)}`,
    cards.some((card) => facts.cards[card]?.blocks) && words["no-retreat"],
  ];
  return parts.filter(Boolean).join(". ");
}

/** The next steps of an army in words. */
export function wayText(way: Way, facts: Facts): string {
  if (way.steps.length < 2) return facts.words["way-stays"]!;
  return way.steps
    .slice(1)
    .map((node) => facts.nodes[node]!.name)
    .join(" → ");
}

export const sameWay = (a: Way, b: Way): boolean => String(a.steps) === String(b.steps);
