// What the server tells about The Red Burnoose: facts that never change, the state, the outlook.
export type Point = readonly [number, number];
export type Side = "berber" | "french";
export type Sign = "circle" | "triangle";
export const SIGNS: readonly Sign[] = ["circle", "triangle"];

export interface Node {
  readonly kind: "village" | "stop" | "start";
  readonly at: Point;
  readonly name: string;
}

export interface Village {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly terrain: "wooded" | "sheltered" | "steep" | "concealed";
  readonly terrain_name: string;
  readonly terrain_text: string;
  /** Hits by face of each unit's die in a combat for this village. */
  readonly hits: Readonly<Record<string, readonly number[]>>;
}

export interface Unit {
  readonly name: string;
  readonly side: Side;
  readonly rolls_as: string;
  readonly hits: readonly number[];
}

export interface Card {
  readonly name: string;
  readonly text: string;
  readonly group: "starter" | "display" | "leader";
  readonly resources: readonly number[];
  readonly cost: readonly number[] | null;
  readonly play: boolean;
  readonly place: boolean;
  readonly ambush: boolean;
  readonly blocks: boolean;
  readonly rolls_as: string;
}

export interface FrenchCard {
  readonly name: string;
  readonly number: string;
  readonly symbol: Sign;
  readonly units: readonly number[];
  readonly effect: string;
  readonly text: string;
}

export interface Facts {
  readonly nodes: Readonly<Record<string, Node>>;
  readonly roads: readonly (readonly [string, string])[];
  readonly forks: readonly {
    readonly node: string;
    readonly from: string;
    readonly circle: string;
    readonly triangle: string;
  }[];
  readonly regions: readonly { readonly id: string; readonly name: string }[];
  readonly villages: readonly Village[];
  readonly units: Readonly<Record<string, Unit>>;
  readonly berbers: readonly string[];
  readonly army_units: readonly string[];
  readonly cards: Readonly<Record<string, Card>>;
  readonly display: readonly string[];
  readonly figures: readonly string[];
  readonly automata: Readonly<Record<string, FrenchCard>>;
  readonly armies: readonly { readonly name: string; readonly deploy: number; readonly retreat: number }[];
  readonly players: readonly string[];
  readonly symbols: Readonly<Record<Sign, string>>;
  readonly resources: readonly string[];
  readonly status: Readonly<Record<string, string>>;
  readonly states: Readonly<Record<string, string>>;
  readonly numbers: {
    readonly tokens: number;
    readonly actions: number;
    readonly purchases: number;
    readonly defenses: number;
  };
  readonly words: Readonly<Record<string, string>>;
}

/** What only the owner sees is a number for everybody else. */
type Mine<T> = readonly (readonly T[] | number)[];

export interface State {
  readonly owner: readonly number[];
  readonly land: readonly number[];
  readonly status: readonly string[];
  readonly units: readonly (readonly number[])[];
  readonly defenses: readonly number[];
  readonly reserve: readonly (readonly string[])[];
  readonly figure_at: readonly string[];
  readonly leader: readonly string[];
  readonly dealt: readonly (readonly string[])[];
  readonly deck: readonly number[];
  readonly topped: readonly (readonly string[])[];
  readonly hand: Mine<string>;
  readonly shown: readonly (readonly string[])[];
  readonly looking_at: Mine<string>;
  readonly discard: readonly (readonly string[])[];
  readonly tokens: readonly number[];
  readonly turn: number;
  readonly actions: number;
  readonly market: boolean;
  readonly stacks: readonly number[];
  readonly moudjahidate: number;
  readonly fallen: readonly number[];
  readonly removed: readonly string[];
  readonly retreat_used: boolean;
  readonly army: readonly (readonly number[])[];
  readonly army_state: readonly string[];
  readonly at: readonly string[];
  readonly came_from: readonly string[];
  readonly siege: readonly string[];
  readonly pursuit: readonly number[];
  readonly entered: readonly string[];
  readonly start: readonly string[];
  readonly french_deck: number;
  readonly foreseen: Mine<string>;
  readonly row: readonly string[];
  readonly french_card: string;
  readonly french_discard: readonly string[];
  readonly fighting: number;
  readonly dice: readonly number[];
  readonly dice_of: readonly string[];
  readonly french_roll: boolean;
}

export interface Way {
  readonly steps: readonly string[];
  readonly village: string;
}

/** Worked out by the server from what the reader sees. */
export interface Outlook {
  readonly ways?: readonly (Readonly<Record<Sign, Way>> | null)[];
  readonly reach?: readonly (readonly number[])[];
  readonly hits?: readonly number[];
  readonly symbols?: Readonly<Record<Sign, number>>;
  readonly eliminated?: readonly number[];
  readonly purse?: readonly number[];
  readonly affordable?: readonly string[];
}

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

export const unitsText = (names: readonly string[], numbers: readonly number[], facts: Facts): string =>
  present(names, numbers)
    .map(([unit, n]) => `${n} ${facts.units[unit]!.name}`)
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
