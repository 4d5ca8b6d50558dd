// The units of the army on the bench: elements, weapons, options; and what can be added.
import { Icon } from "../../../parts/icon.tsx";
import { text } from "../../../text.ts";
import type { Bench } from "./bench.ts";
import { addUnit, changeGroup, changeUnit, copyUnit, moveUnit, removeGroup, removeUnit, splitGroup, toggleOption, toggleUnitOption, unitsOf } from "./edit.ts";
import { Check, Select, Stepper } from "./fields.tsx";
import type { Entry, Fault, Option, Unit } from "./types.ts";

const MOST_ELEMENTS = 99; // what a field takes; what is legal, the server says

export function Units({ bench, entries, faults }: { readonly bench: Bench; readonly entries: readonly Entry[]; readonly faults: readonly Fault[] }) {
  const army = bench.draft.value;
  const said = bench.said.value;
  const prices = said?.army === army ? said.check.units : null;
  return (
    <section class="panel army-units" aria-labelledby="army-units-head">
      <h2 id="army-units-head">{text("army-units")}</h2>
      {unitsOf(army).length === 0 && <p class="soft">{text("army-no-units")}</p>}
      <ol>
        {unitsOf(army).map((unit, i) => (
          <UnitCard key={i} bench={bench} unit={unit} i={i} entry={entries.find((entry) => entry.id === unit.entry)} ap={prices?.[i] ?? null} faults={faults.filter((fault) => fault.unit === i)} />
        ))}
      </ol>
      <h3>{text("army-add-unit")}</h3>
      <ul class="army-wares">
        {entries.filter((entry) => entry.here).map((entry) => {
          const number = unitsOf(army).filter((unit) => unit.entry === entry.id).length;
          return (
            <li>
              <button type="button" class="option" onClick={() => bench.edit(addUnit(army, entry.fresh))}>
                <Icon name="plus" />
                <span class="label" data-hint={`${entry.kind} · ${text("army-from-ap", { ap: Math.min(...entry.loadouts.map((loadout) => loadout.ap)) })}`}>{entry.name}</span>
                <span class="note">{text("army-number-of", { n: number, most: entry.most })}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface CardProps {
  readonly bench: Bench;
  readonly unit: Unit;
  readonly i: number;
  readonly entry: Entry | undefined;
  readonly ap: number | null;
  readonly faults: readonly Fault[];
}

function UnitCard({ bench, unit, i, entry, ap, faults }: CardProps) {
  const army = bench.draft.value;
  const name = unit.name || entry?.name || unit.entry;
  const edit = (changed: ReturnType<typeof changeUnit>, typing = "") => bench.edit(changed, typing);
  const said = { n: i + 1, name };
  return (
    <li class={`army-unit ${faults.length ? "faulty" : ""}`}>
      <div class="spread">
        <h3>{i + 1}. {name}{unit.name && <small class="soft"> {entry?.name}</small>}</h3>
        <strong class="army-ap">{ap === null ? "…" : text("army-ap", { ap })}</strong>
      </div>
      {entry && <p class="soft small">{entry.kind}</p>}
      {faults.map((fault) => <p class="army-fault small">⚠ {fault.text}</p>)}
      {unit.groups.map((group, k) => (
        <fieldset class="army-group" key={k}>
          <legend class="visually-hidden">{text("army-group", { ...said, k: k + 1 })}</legend>
          <Stepper label={text("army-elements")} value={group.n} most={MOST_ELEMENTS} set={(n) => edit(changeGroup(army, i, k, { n }))} />
          <Select label={text("army-weapons")} value={group.loadout} set={(loadout) => edit(changeGroup(army, i, k, { loadout }))}
            choices={(entry?.loadouts ?? []).map((loadout) => ({ id: loadout.id, name: `${loadout.name}, ${text("army-ap", { ap: loadout.ap })}` }))} />
          {unit.groups.length > 1 && (
            <button type="button" class="plain icon" onClick={() => edit(removeGroup(army, i, k))} aria-label={text("army-group-remove", { ...said, k: k + 1 })}><Icon name="close" /></button>
          )}
          <Options options={entry?.options.filter((option) => !option.unit) ?? []} chosen={group.opts ?? []} toggle={(option) => edit(toggleOption(army, i, k, option))} />
        </fieldset>
      ))}
      <Options options={entry?.options.filter((option) => option.unit) ?? []} chosen={unit.opts ?? []} toggle={(option) => edit(toggleUnitOption(army, i, option))} whole />
      <div class="row army-deeds">
        {(entry?.loadouts.length ?? 0) + (entry?.options.filter((option) => !option.unit && option.here).length ?? 0) > 1 && (
          <button type="button" class="plain" onClick={() => edit(splitGroup(army, i))}>{text("army-split")}<span class="visually-hidden">: {name}</span></button>
        )}
        <label class="army-rename"><span class="visually-hidden">{text("army-unit-name", said)}</span>
          <input type="text" maxLength={80} value={unit.name ?? ""} placeholder={text("army-unit-name-hint")} onInput={(event) => edit(changeUnit(army, i, { name: event.currentTarget.value }), `unit-${i}`)} />
        </label>
        <button type="button" class="plain icon" disabled={i === 0} onClick={() => edit(moveUnit(army, i, -1))} aria-label={text("move-up", { thing: name })}><Icon name="up" /></button>
        <button type="button" class="plain icon" disabled={i === unitsOf(army).length - 1} onClick={() => edit(moveUnit(army, i, 1))} aria-label={text("move-down", { thing: name })}><Icon name="down" /></button>
        <button type="button" class="plain" onClick={() => edit(copyUnit(army, i))}>{text("army-duplicate")}<span class="visually-hidden">: {name}</span></button>
        <button type="button" class="plain" onClick={() => edit(removeUnit(army, i))}>{text("army-remove")}<span class="visually-hidden">: {name}</span></button>
      </div>
    </li>
  );
}

/** What is offered, and what was bought and is offered no more, so that it can be given back. */
export function Options({ options, chosen, toggle, whole = false }: {
  readonly options: readonly Option[]; readonly chosen: readonly string[]; readonly toggle: (id: string) => void; readonly whole?: boolean;
}) {
  const known = options.filter((option) => option.here || chosen.includes(option.id));
  const strange = chosen.filter((id) => !options.some((option) => option.id === id));
  if (known.length + strange.length === 0) return null;
  return (
    <div class="army-options">
      {whole && <span class="soft small">{text("army-whole-unit")}</span>}
      {known.map((option) => <Check label={option.name} note={`${option.ap} AP${option.needs ? ` · ${text("army-needs", { needs: option.needs })}` : ""}`} checked={chosen.includes(option.id)} set={() => toggle(option.id)} />)}
      {strange.map((id) => <Check label={id} checked set={() => toggle(id)} />)}
    </div>
  );
}
