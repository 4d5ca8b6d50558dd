// A defence that is being laid out: what is in the hand, and the table as the draft leaves it.
import { signal } from "@preact/signals";
import type { Proposal } from "../../table/proposal.ts";
import type { Facts, State } from "./facts.ts";
import type { BoardProps } from "./props.ts";
import type { Arranged } from "./shapes.ts";

/** The kind of counter that the next click on a zone places; null: the first that fits. */
export const hand = signal<string | null>(null);
/** As many of it as there is room for. */
export const every = signal(false);

export interface Desk {
  readonly proposal: Proposal;
  readonly drawn: Arranged;
}

/** What is laid out on this board, if anything can be. */
export function deskOf({ proposal, question }: Pick<BoardProps, "proposal" | "question">): Desk | null {
  if (!proposal || question?.kind !== "ZoneToDefend") return null;
  const drawing = proposal.tried.value?.drawing as Partial<Arranged> | undefined;
  return drawing?.room ? { proposal, drawn: drawing as Arranged } : null;
}

/** The counter that a click on this zone would place; null: there is no room. */
export function offeredTo(zone: string, drawn: Arranged, inHand: string | null): string | null {
  const room = drawn.room[zone] ?? [];
  const held = inHand !== null && drawn.left[inHand] !== undefined ? inHand : null;
  if (held !== null) return room.includes(held) ? held : null;
  return room[0] ?? null;
}

/** The table as the draft leaves it: garrisons with what it adds, boxes with what it leaves. */
export function laidOut(state: State, facts: Facts, drawn: Arranged): State {
  const left = (kind: string) =>
    Object.entries(drawn.left).flatMap(([unit, n]) =>
      facts.units[unit]!.kind === kind ? Array<string>(n).fill(unit) : [],
    );
  return {
    ...state,
    garrison: state.garrison.map((units, i) => [...units, ...(drawn.posts[facts.zones[i]!.id] ?? [])]),
    troops: left("troops"),
    guns: left("guns"),
    leaders: left("leaders"),
    gunboats: drawn.left["gunboat"] ?? 0,
  };
}

/** How many of a kind the draft has posted in a zone: those can go back. */
export const drafted = (zone: string, unit: string, drawn: Arranged): number =>
  (drawn.posts[zone] ?? []).filter((posted) => posted === unit).length;

// ------------------------------------------------------------------------------------------ deeds
export function post({ proposal, drawn }: Desk, zone: string, unit = offeredTo(zone, drawn, hand.peek())): void {
  if (unit !== null) proposal.step({ post: { zone, unit, ...(every.peek() && { every: true }) } });
}

export const withdraw = ({ proposal }: Desk, zone: string, unit: string): void =>
  proposal.step({ withdraw: { zone, unit } });

/** A counter was dropped somewhere; where nobody can stand it goes back into its box. */
export function drop(desk: Desk, unit: string, from: string | null, onto: string | null): void {
  if (from === onto) return;
  if (from === null) {
    if (onto !== null) post(desk, onto, unit);
  } else if (onto === null) withdraw(desk, from, unit);
  else desk.proposal.step({ shift: { zone: from, unit, to: onto } });
}

/** The zone that an arrow key leads to: along the path, or to the same place of the next one. */
export function neighbour(zone: string, key: string, facts: Facts, drawn: Arranged): string | null {
  const open = facts.zones.filter(({ id }) => drawn.room[id] !== undefined);
  const here = facts.zones.find(({ id }) => id === zone);
  if (!here || !key.startsWith("Arrow")) return null;
  const paths = facts.paths.map(({ banner }) => banner as string);
  const along = { ArrowUp: 1, ArrowDown: -1 }[key];
  if (along) {
    const next = open.filter(({ path, number }) => path === here.path && (number - here.number) * along > 0);
    return next.sort((a, b) => Math.abs(a.number - here.number) - Math.abs(b.number - here.number))[0]?.id ?? null;
  }
  const aside = key === "ArrowRight" ? 1 : -1;
  for (let i = 1; i < paths.length; i++) {
    const path = paths[(paths.indexOf(here.path) + aside * i + paths.length * i) % paths.length];
    const near = open.filter((other) => other.path === path);
    near.sort((a, b) => Math.abs(a.number - here.number) - Math.abs(b.number - here.number));
    if (near[0]) return near[0].id;
  }
  return null;
}

/** The lines that were not there before: what a reader hears of a change. */
export const news = (before: readonly string[], now: readonly string[]): string =>
  now.filter((line) => !before.includes(line)).join(" ");
