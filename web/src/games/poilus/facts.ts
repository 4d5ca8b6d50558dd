// What the server tells about Les Poilus: facts that never change, the state, what options lead to.
export interface Card {
  readonly name: string;
  readonly kind: "threat" | "knock" | "christmas";
  readonly threats: readonly string[];
  readonly trap: boolean;
  readonly text: string;
  readonly marks: number;
  readonly sleeps: boolean;
}

export interface Mission {
  readonly name: string;
  readonly text: string;
  readonly box: string;
  readonly difficulty: "easy" | "normal" | "hard";
  readonly least: readonly [number, number];
  readonly threats: readonly string[];
  readonly ignored: readonly string[];
  readonly collects: number;
  readonly open_tiles: boolean;
  readonly silent: boolean;
}

export interface Facts {
  readonly threats: readonly { readonly id: string; readonly name: string }[];
  readonly marks: number;
  readonly expansion: boolean;
  readonly cards: Readonly<Record<string, Card>>;
  readonly soldiers: Readonly<Record<string, { readonly name: string; readonly charm: string }>>;
  readonly tiles: Readonly<Record<string, { readonly name: string }>>;
  readonly missions: Readonly<Record<string, Mission>>;
  readonly finals: Readonly<Record<string, { readonly name: string; readonly text: string }>>;
  readonly words: Readonly<Record<string, string>>;
}

/** Things only their owner sees; everybody else sees how many there are. */
export type Hidden<T = string> = readonly T[] | number;

export interface State {
  readonly result: string;
  readonly players: number;
  readonly variant: "base" | "duo" | "chaplain" | "solo";
  readonly soldier: readonly string[];
  readonly charm: readonly boolean[];
  readonly knocks: readonly (readonly string[])[];
  readonly speeches: readonly number[];
  readonly hand: readonly Hidden[];
  readonly open_hand: readonly string[];
  readonly tiles: readonly Hidden[];
  readonly open_tiles: readonly (readonly string[])[];
  readonly placed: readonly Hidden[];
  readonly revealed: readonly (readonly string[])[];
  readonly trials: number;
  readonly morale: number;
  readonly discard: readonly string[];
  readonly known: readonly Hidden[];
  readonly known_at: readonly (readonly number[])[];
  readonly returned: readonly string[];
  readonly looking_at: readonly Hidden[];
  readonly leader: number;
  readonly turn: number;
  readonly mission: number;
  readonly phase: "preparation" | "mission" | "support" | "morale";
  readonly intensity: number;
  readonly present: readonly boolean[];
  readonly no_mans_land: readonly string[];
  readonly supply: number;
  readonly missions: readonly string[];
  readonly under: readonly (readonly string[])[];
  readonly attached: readonly string[];
  readonly mission_deck: number;
  readonly put_back: readonly (string | null)[];
  readonly final: string;
  readonly solo_drawn: readonly string[];
}

/** What one option changes; numbers of the threats it changes, and so on. */
export interface Foreseen {
  readonly threats?: Readonly<Record<string, number>>;
  readonly fails?: boolean;
  readonly trap?: boolean;
  readonly marks?: number;
  readonly drop?: number;
  readonly to?: string;
  readonly dealt?: number;
  readonly left?: number;
}

/** How things stand, and what the own options would change; all of it worked out by the server. */
export interface Preview {
  readonly threats: Readonly<Record<string, number>>;
  readonly limit: number;
  readonly ignored: readonly string[];
  /** Marks of hard knocks, by place. */
  readonly marks: readonly number[];
  readonly hands: number;
  /** By place: which soldier would get each kind of tile. */
  readonly gifts: readonly Readonly<Record<string, string>>[];
  readonly drop?: number;
  readonly options?: readonly (Foreseen | null)[];
}

export const size = (things: Hidden<unknown> | undefined): number =>
  typeof things === "number" ? things : (things?.length ?? 0);
export const seen = <T>(things: Hidden<T> | undefined): readonly T[] => (typeof things === "object" ? things : []);

/** The seat whose eyes these are; -1: a spectator. */
export const ownSeat = (state: State): number => state.hand.findIndex((hand) => typeof hand === "object");

/** Places clockwise, beginning with the own one. */
export function around(state: State): readonly number[] {
  const first = Math.max(0, ownSeat(state));
  return state.soldier.map((_, i) => (first + i) % state.soldier.length);
}

/** Whose hand a soldier plays from: the Novice's lies open, the Solo soldiers share one. */
export function handPlace(state: State, place: number): number {
  return state.variant === "solo" ? 0 : place;
}

export function handOf(state: State, place: number): Hidden {
  if (state.variant === "solo") return state.hand[0] ?? 0;
  return place < state.players ? (state.hand[place] ?? 0) : state.open_hand;
}

/** Who would get a tile of this place. */
export function giftTo(preview: Preview, facts: Facts, place: number, tile: string): string {
  return facts.soldiers[preview.gifts[place]?.[tile] ?? ""]?.name ?? "";
}

/** "Félix Moreau" as "Félix". */
export const firstName = (name: string): string => name.split(" ")[0] ?? name;
