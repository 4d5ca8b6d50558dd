// Changes of an army on paper. Each makes a new army; whether it is legal, the server says.
import type { Army, Chief, Group, Unit, Works } from "./types.ts";

export const unitsOf = (army: Army): readonly Unit[] => army.units ?? [];

const at = <T>(row: readonly T[], i: number, value: T): readonly T[] => row.map((old, k) => (k === i ? value : old));
const without = <T>(row: readonly T[], i: number): readonly T[] => row.filter((_, k) => k !== i);
const toggled = (names: readonly string[] | undefined, name: string): readonly string[] =>
  names?.includes(name) ? names.filter((old) => old !== name) : [...(names ?? []), name];

const withUnits = (army: Army, units: readonly Unit[]): Army => ({ ...army, units });
export const addUnit = (army: Army, unit: Unit): Army => withUnits(army, [...unitsOf(army), unit]);
export const changeUnit = (army: Army, i: number, change: Partial<Unit>): Army =>
  withUnits(army, at(unitsOf(army), i, { ...unitsOf(army)[i]!, ...change }));

/** The commander stays with his unit when others come or go; if it goes, he is with the first. */
export function removeUnit(army: Army, i: number): Army {
  const [unit, group] = army.carrier ?? [0, 0];
  const carrier: readonly [number, number] = unit === i ? [0, 0] : [unit > i ? unit - 1 : unit, group];
  return { ...withUnits(army, without(unitsOf(army), i)), carrier };
}

export function copyUnit(army: Army, i: number): Army {
  const [unit, group] = army.carrier ?? [0, 0];
  const units = [...unitsOf(army)];
  units.splice(i + 1, 0, units[i]!);
  return { ...withUnits(army, units), carrier: [unit > i ? unit + 1 : unit, group] };
}

export function moveUnit(army: Army, i: number, step: number): Army {
  const units = [...unitsOf(army)];
  const to = i + step;
  if (to < 0 || to >= units.length) return army;
  [units[i], units[to]] = [units[to]!, units[i]!];
  const [unit, group] = army.carrier ?? [0, 0];
  const carried = unit === i ? to : unit === to ? i : unit;
  return { ...withUnits(army, units), carrier: [carried, group] };
}

export const toggleUnitOption = (army: Army, i: number, option: string): Army =>
  changeUnit(army, i, { opts: toggled(unitsOf(army)[i]!.opts, option) });

export const changeGroup = (army: Army, i: number, k: number, change: Partial<Group>): Army =>
  changeUnit(army, i, { groups: at(unitsOf(army)[i]!.groups, k, { ...unitsOf(army)[i]!.groups[k]!, ...change }) });

export const toggleOption = (army: Army, i: number, k: number, option: string): Army =>
  changeGroup(army, i, k, { opts: toggled(unitsOf(army)[i]!.groups[k]!.opts, option) });

/** Other weapons for some of a unit: one element of the last group becomes a group of its own. */
export function splitGroup(army: Army, i: number): Army {
  const { groups } = unitsOf(army)[i]!;
  const last = groups.at(-1)!;
  const rest = last.n > 1 ? { ...last, n: last.n - 1 } : last;
  return changeUnit(army, i, { groups: [...groups.slice(0, -1), rest, { n: 1, loadout: last.loadout }] });
}

export function removeGroup(army: Army, i: number, k: number): Army {
  const changed = changeUnit(army, i, { groups: without(unitsOf(army)[i]!.groups, k) });
  const [unit, group] = army.carrier ?? [0, 0];
  return unit === i && group >= k ? { ...changed, carrier: [unit, Math.max(0, group - 1)] } : changed;
}

export const changeWorks = (army: Army, name: string, n: number): Army => ({
  ...army,
  works: { ...(army.works ?? {}), [name]: n } as Works,
});

export const toggleChiefOption = (army: Army, option: string, unit: boolean): Army => {
  const chief = army.commander as Chief;
  return {
    ...army,
    commander: unit
      ? { ...chief, unit_opts: toggled(chief.unit_opts, option) }
      : { ...chief, opts: toggled(chief.opts, option) },
  };
};

/** A new list: nothing of the old one can stay, except the name, the notes and the size. */
export const startAnew = (army: Army, fresh: Army): Army => ({
  ...fresh,
  title: army.title ?? "",
  notes: army.notes ?? "",
  points: army.points ?? null,
});

/** Whole numbers only, none below zero; what is no number leaves the old one. */
export function count(written: string, old: number, most = 999): number {
  const n = Number.parseInt(written, 10);
  return Number.isNaN(n) ? old : Math.max(0, Math.min(most, n));
}
