// How to read what the server tells about Les Poilus.
import type { Facts, Preview, State } from "./shapes.ts";

export type { Card, Facts, Foreseen, Mission, Preview, State } from "./shapes.ts";

/** Things only their owner sees; everybody else sees how many there are. */
export type Hidden<T = string> = readonly T[] | number;

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
export function giftTo(preview: Partial<Preview>, facts: Facts, place: number, tile: string): string {
  return facts.soldiers[preview.gifts?.[place]?.[tile] ?? ""]?.name ?? "";
}

/** "Félix Moreau" as "Félix". */
export const firstName = (name: string): string => name.split(" ")[0] ?? name;
